# The command line and the terminal.

## Commands

cli-overview = Chancellery plays historical board games of European power politics.

    Usage: chancellery COMMAND ...
cli-overview-end = “chancellery COMMAND --help” tells more. All commands take --lang en or --lang pl.
cli-about-games = Lists the games with their scenarios, seats and options.
cli-about-play = Plays a match in the terminal, against bots or with several people at one keyboard.
cli-about-sim = Lets bots play many matches and sums them up: winners, lengths, speed.
cli-about-ladder = Compares bots: matches of every pair in all seats on the same seeds, ratings with their intervals, times.
cli-about-replay = Shows a recorded match: its log, and the table after any move.
cli-about-verify = Plays a record again and proves that nothing in it was altered.
cli-about-rules = Shows a rule of the catalogues, or how many of them are proven by tests.
cli-about-board = Shows a board and where its values come from, or checks a board file of yours.
cli-about-position = Checks a hand-written position and says where play begins, or writes it out with all its fields.
cli-about-bench = Measures speed, beside random chess moves with python-chess.

## Help

cli-usage = usage:
cli-heading-values = arguments
cli-heading-options = options
cli-word-game = GAME
cli-word-file = FILE
cli-word-do = DO
cli-word-folder = FOLDER
cli-word-rule = RULE
cli-word-number = NUMBER
cli-word-hex = HEX
cli-word-board = BOARD
cli-word-pair = NAME=VALUE
cli-word-seats = SEATS
cli-word-bot = BOT
cli-word-bots = BOTS
cli-word-scenario = SCENARIO
cli-word-seat = SEAT
cli-word-seed = SEED
cli-word-lang = LANGUAGE
cli-word-place = PLACE
cli-arg-help = show this help and leave
cli-arg-lang = the language: en or pl (default: that of your locale)
cli-arg-json = write JSON, for programs
cli-arg-game = the id of a game, as “chancellery games” lists it
cli-arg-bench-game = measure only this game
cli-arg-scenario = the id of a scenario (default: the first of the game)
cli-arg-seats = the number of seats (default: as many as the scenario allows)
cli-arg-seat = whom you play: one seat or several, such as france or france,russia; all: everybody at this keyboard; none: only watch
cli-arg-bots = who plays the other seats: one bot for all of them, or one for each seat with commas between (default: sensible)
cli-arg-seed = a text that fixes the shuffles (default: a new one each time)
cli-arg-option = an optional rule, such as capital_lost=keep; may be repeated
cli-arg-match-board = the board: an id, or a board file of yours
cli-arg-position = start from a hand-written position in TOML or JSON
cli-arg-position-do = “check” says whether the position is possible, “write” writes it out with all its fields
cli-arg-position-file = a file with a position in TOML or JSON
cli-arg-position-game = the game it is of, if the file does not say
cli-position-good = OK: { $game }, { $scenario }. Play begins: { $begins }
cli-position-over = OK: { $game }, { $scenario }. The match would be over at once.
cli-arg-save = keep the match in this file (default: last.chancellery in the folder for such things)
cli-arg-resume = go on with the last match, or with the match in FILE
cli-arg-as-far = with --resume: go on from the last good move of a match that does not fit the rules of now; the old record is kept
cli-arg-sim-bots = one bot for all seats, or one for each seat with commas between (default: random)
cli-arg-against = the first seat is played by the bot of --bots, all others by this one
cli-arg-rotate = match i moves the bots on by i seats, so that each sits in all seats equally often
cli-arg-games = how many matches (default: 100)
cli-arg-sim-seed = match i uses the seed SEED/i (default: 1)
cli-arg-jobs = how many processes (default: one for each core); the results do not depend on it
cli-arg-on = where to play: local, ray (this machine or the cluster it belongs to) or ray://host:port; the results do not depend on it
cli-arg-sim-out = write each match into this file as soon as it is over, as a line of JSON
cli-arg-dataset = write every decision into this folder, as Parquet files; a run that was stopped goes on where it was
cli-arg-ladder-bots = the bots to compare, with commas between (default: random,novice,sensible@1,sensible,planner)
cli-arg-ladder-games = how many matches of each pair; every bot sits in each seat equally often if the number fits (default: 20)
cli-arg-ladder-game = the id of a game, as “chancellery games” lists it (default: the variants that the ladder of the house measures)
cli-arg-ladder-kept = keep the matches in this file; those it has are not played again
cli-arg-ladder-seconds = begin no match after so many seconds (default: no limit)
cli-arg-ladder-page = write tables and pictures into this Markdown file; what stands outside its marks stays
cli-arg-check = check the invariants of the game after every move
cli-arg-longest = count a match of more decisions than this as a failure (default: no limit)
cli-arg-keep = where the records of failures go (default: beside the saved matches)
cli-arg-record = the record of a match; - reads standard input
cli-arg-commitment = the commitment that was published when the match started
cli-arg-key = the public key that must have signed it; a server tells its own at /api/key
cli-arg-to = show the table after this many moves (default: all)
cli-arg-replay-seat = show what this seat may see (default: what everybody may see)
cli-arg-log = show the log, too
cli-arg-step = go through the match move by move
cli-arg-rule = the id of a rule, such as K-8.3.2, or of a section, such as K-8.3
cli-arg-coverage = how many statements of each catalogue a passing test proves (also without RULE)
cli-arg-check-board = say what is wrong with this board file
cli-arg-board = the id of a board (default: the first of the game)
cli-arg-seconds = how long to measure, about (default: 6)

## What is wrong

cli-error = chancellery: { $line }
cli-error-ours = chancellery: an error in Chancellery itself: { $error } (set { $variable }=1 to see where, and please report it)
cli-unknown-command = “{ $value }” is no command; expected one of: { $known }.
cli-unknown-argument = “{ $value }” is no argument of this command; it has: { $known }.
cli-missing-argument = { $field }: a value is missing.
cli-needs-value = { $field }: exactly one value was expected.
cli-no-value = { $field } takes no value.
cli-bad-number = { $field }: “{ $value }” was given, a whole number ({ $expected }) was expected.
cli-bad-word = { $field }: “{ $value }” is unknown; expected one of: { $known }.
cli-bad-option = --option: “{ $value }” was given, NAME=VALUE was expected.
cli-bad-commitment = { $field }: “{ $value }” was given, 64 hexadecimal digits were expected.
cli-unknown-board = { $field }: “{ $value }” is no board of this game; expected one of { $known }, or a file.
cli-fixed-board = “{ $value }”: { $game } is played on its own boards only: { $known }
cli-position-alone = { $field }: a position says this itself; leave it out with --position.
cli-as-far-alone = { $field } goes with --resume only.
cli-resume-alone = { $field }: the saved match says this itself; leave it out with --resume.
cli-rotate-alone = { $field }: all bots are alike; bots that differ were expected (--against, or --bots with one for each seat).
cli-ladder-which = { $field }: a game must be named for that.
cli-ladder-kept = { $field }, line { $line }: this is no match that a ladder has kept; choose another file.
cli-ladder-bots = { $field }: “{ $value }” was given, at least two different bots were expected.
cli-nothing-to-resume = --resume: there is no saved match yet ({ $file }).
cli-save-exists = { $file } already exists and holds something else; choose another name, or go on with it: --resume { $file }.
cli-file-missing = { $file }: there is no such file.
cli-file-forbidden = { $file }: access is denied.
cli-file-folder = { $file } is a folder; a file was expected.
cli-file-full = { $file } could not be written: the disk is full. What was saved before is still there.
cli-file-other = { $file }: { $reason }.
cli-file-not-text = { $file } is not a text file in UTF-8.
cli-file-large = { $file } is larger than { $largest } MiB.
cli-board-more = { $first } ({ $more ->
    [one] one more problem
   *[other] { $more } more problems
}: chancellery board GAME --check FILE)
cli-board-doubt = Doubtful: { $line }
sim-unknown-bot = { $field }: “{ $value }” is no bot; expected one of: { $known }.
sim-on = { $field }: “{ $value }” was given; local, ray or ray://host:port was expected.
sim-no-ray = { $field }: Ray is not installed; install it with: pip install "chancellery[ray]"
sim-ray-unreachable = { $field }: no Ray cluster answers at “{ $value }”; ray://host:port of its client server was expected.
sim-no-pyarrow = { $field }: pyarrow is not installed; install it with: pip install "chancellery[research]"
dataset-other-plan = { $field }: in “{ $value }” lies a data set of other matches; another folder was expected.
sim-bots-against = --bots: “{ $value }” was given, a single bot was expected beside --against.
sim-bots-count = { $field }: { $count } bots were given, 1 or { $seats } were expected ({ $known }).

## games, sim, bench, verify, replay

cli-column-game = game
cli-column-scenario = scenario
cli-column-seats = seats
cli-column-options = options
cli-column-winner = winner
cli-column-wins = wins
cli-option-line = { $id } = { $values } ({ $title }; default: { $default })
cli-sim-progress = matches
cli-sim-failure = Match { NUMBER($number, useGrouping: 0) } failed: { $error }; record: { $file }
cli-sim-summary = { $games ->
    [one] { $games } match
   *[other] { $games } matches
}, { $finished } finished, { $failures ->
    [one] { $failures } failure
   *[other] { $failures } failures
}; { $decisions } decisions in { $seconds } s ({ $speed } per second)
cli-sim-lengths = Decisions in a match: least { $min }, median { $median }, mean { $mean }, most { $max }; deciles { $deciles }
cli-sim-rounds = Rounds in a match: least { $min }, median { $median }, mean { $mean }, most { $max }; deciles { $deciles }
cli-ladder-bot = bot
cli-ladder-rating = rating
cli-ladder-alone-won = won alone
cli-ladder-ms = ms per decision (median / 99 %)
cli-ladder-seat = seat
cli-ladder-worth = worth
cli-ladder-ends = Ends: { $ends }. Decisions in a match: { $min } to { $max }, median { $median }.
cli-ladder-variant = { $seats ->
    [1] { $variant }, alone
   *[other] { $variant }, with { $seats }
}
cli-mode-compiled = compiled
cli-mode-pure = pure Python
cli-bench-mode = Measured: { $mode }.
cli-bench-progress = measuring
cli-bench-no-chess = python-chess is not installed, so there is no yardstick; install it with: pip install chess
cli-bench-decisions_per_second = decisions/s
cli-bench-games_per_second = matches/s
cli-bench-rollout_decisions_per_second = rollouts: decisions/s
cli-bench-rollout_ratio = × a match
cli-bench-clone_us = clone µs
cli-bench-fork_us = fork µs
cli-bench-deal_us = deal µs
cli-bench-view_us = view µs
cli-bench-load_ms = load ms
cli-bench-ratio = × python-chess
cli-verify-finished = OK: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, all legal; seed and shuffles are as committed; winner: { $winners }.
cli-verify-unfinished = OK as far as it goes: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, all legal; seed and shuffles are as committed; the match is not over.
cli-verify-signed = Signed with the key you named.
cli-verify-key-unknown = Signed, and the signature is right, with the key { $signer }. Whose key that is this program does not know: compare it with the one that the server shows at /api/key, or name that one with --key.
cli-verify-unsigned = Not signed: nothing says who served it, and whoever knows the rules can write such a record.
cli-verify-record-not-signed = WRONG: { $file }: nobody signed this record.
cli-verify-record-other-key = WRONG: { $file }: the signature is right, but it is of another key: { $signer }
cli-bad-key = { $field }: “{ $value }” is no key; expected 64 hexadecimal digits.
cli-verify-wrong = WRONG: { $file }: { $error }
cli-replay-as-far = Shown up to move { NUMBER($moves, useGrouping: 0) }. { $error }
cli-replay-at = After move { NUMBER($number, useGrouping: 0) } of { NUMBER($last, useGrouping: 0) }.
cli-replay-help = Enter: next move · b: back · a number: go there · m: the table · why: what the move was worth · q: leave

## play

cli-play-welcome = { $game } · { $scenario }
    Commitment of the shuffles: { $commitment }
    h shows what you can type.
cli-play-as-far = The match goes on from move { NUMBER($moves, useGrouping: 0) }; the record as it was is kept in { $file }. { $error }
cli-play-resumed = { $file }: the match goes on after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
cli-play-aside = Your unfinished match is kept in { $file } (chancellery play --resume FILE).
cli-play-which-seat = Whom do you play? (A number, the id of a seat, “all”, or “none” to watch.)
cli-play-pass = { $seat } to the keyboard, please; the others look away. Enter goes on.
cli-play-news = Since your last decision:
cli-play-more-news = … { $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
}: l shows the log
cli-play-question = { $question } ({ $rule })
cli-play-chosen = chosen
cli-play-no-adviser = Nobody called “{ $name }” gives hints. Known: { $known }.
cli-play-hint = ? MOVE says why a move is not allowed, h shows what you can type.
cli-play-no-number = “{ $value }” was typed, a number from 1 to { $most } was expected.
cli-play-undone = Taken back.
cli-play-saved = Saved: { $file }
cli-play-left = The match is saved in { $file }. Go on with: chancellery play --resume
cli-play-left-file = The match is saved in { $file }. Go on with: chancellery play --resume { $file }
cli-play-unsaved = The last moves could not be saved in { $file }.
cli-play-over = The record is in { $file }; check it with: chancellery verify { $file }
cli-play-allowed = That move is allowed now ({ $rule }).
cli-play-allowed-act = You may do that now.
cli-play-not-here = Nobody at this keyboard plays “{ $seat }”. As in: as SEAT: MOVE
cli-play-no-act = For somebody who is not asked you can only propose something or answer a proposal.
cli-talks-none = Nothing is proposed or agreed.
cli-talks-proposal = { $seat } proposes agreement { $number }:
cli-talks-signed = Signed: { $signed }. Not yet: { $missing }.
cli-talks-agreement = Agreement { $number } of { $parties }:
cli-talks-contract = Contract: { $contract } ({ $left }).
cli-talks-words = “{ $words }”
cli-play-refused = { $reason } ({ $rule })
cli-play-said = Said.
cli-play-no-press = Nobody has said anything yet.
cli-play-message = { $seat } to { $readers }: { $words }
cli-play-message-all = { $seat } to all: { $words }
cli-column-power = power
cli-column-status_name = status
cli-column-action = action
cli-map-contested = contested
cli-map-uncontested = uncontested
cli-map-legend = name, value, stripes, * capital, ~ port, who controls it (- nobody), then [F] Garrison, ^ Fortress, F3 General with 3 Troops, ! battle · { $powers }
cli-map-legend-regions = name, who controls it (- nobody), then what else is there · { $powers }
cli-map-left-out = { $count } places with nothing in them are not listed.
cli-play-strength = Strength { $strength }{ $hidden ->
    [0] { "" }
    [one] {" "}and one hidden card
   *[other] {" "}and { $hidden } hidden cards
}
cli-play-result = { $result } ({ $rule }; { $scores })
cli-play-help =
    5                  chooses option 5
    { $example }
    {"                   "}or any other move in its notation: makes that move
    ?                  explains the rule behind this decision
    ? K-8.3.2          shows a rule
    ? 5, ? MOVE        says whether a move is allowed now, and if not, why
    o                  shows the options again
    hint               says what the planner thinks of the options;
    {"                   "}hint sensible, hint master: what those players think
    why                says why a bot made its last move
    u                  takes your last move back, unless something hidden came to light since
    m                  shows the map
    p                  shows the powers and your hand
    l, l 100           shows the last lines of the log
    say WORDS          speaks to everybody
    say { $others }: WORDS
    {"                   "}speaks to them only
    press              shows what was said
    s, s FILE          saves; after every move that is done anyway
    h                  shows this help
    q                  leaves; chancellery play --resume goes on
cli-play-help-agreements =
    a                  shows what is proposed and agreed, and how to answer
    { $example }
    {"                   "}proposes that, also when you are not asked; several clauses stand with ; between them,
    {"                   "}words that all may read at the end after --
    sign 1, turn down 1, withdraw 1
    {"                   "}answers or takes back proposal 1
cli-play-help-as =
    as { $other }: sign 1
    {"                   "}does the same for somebody else at this keyboard
