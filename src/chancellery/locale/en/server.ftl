## What the server says: refusals, lines of the table itself, and the command that starts it

# refusals
server-error-action-reused = This action id was used for another action.
server-error-bad-input =
    { $what ->
        [board] This game has no such board.
        [hours] At least four hours a day on three days of the week, a time zone that exists, and no more than 60 days of holidays.
        [name] A name has 2 to 40 letters, digits, spaces, dots, hyphens and apostrophes, and begins and ends with a letter or a digit.
        [people] Between two people and { $most } of them: as many as there are seats.
        [password] The password must not be the name.
        [short] A password has at least ten characters.
        [seats] Say for every seat of the scenario who sits there.
        [to] Name at least one seat that may read it.
       *[field] This value cannot be used here.
    }
server-error-bad-login = Name or password is wrong.
server-error-bad-message = The server does not understand this message.
server-error-bad-origin = This call does not come from a page of this server.
server-error-bad-token = The page is out of date: load it again.
server-error-cannot-undo = This cannot be taken back.
server-error-failed = Something went wrong on the server. Nothing was changed.
server-error-forbidden = Only who made this match may do that.
server-error-hints-off = There are no hints at this table: it was agreed so when it was set up.
server-error-illegal = This move is not allowed now.
server-error-invitation-gone = This invitation has been used or has expired. Ask for a new link.
server-error-login-needed = Log in first.
server-error-match-over = The match is over.
server-error-name-alike = A name that looks like { $name } is taken.
server-error-name-taken = The name { $name } is taken.
server-error-no-account = There is no account { $name }.
server-error-no-advice = Nobody could be asked for advice just now. Try again in a moment.
server-error-no-bot = There is no bot { $bot }. There are: { $known }.
server-error-no-lesson = There is no such lesson.
server-error-no-match = There is no such match.
server-error-no-page = There is nothing here.
server-error-no-rule = There is no rule { $id }. Perhaps: { $known }.
server-error-no-seat = There is no seat { $seat } at this table.
server-error-nobody-to-remind = The table waits for nobody else.
server-error-not-allowed = This cannot be done here.
server-error-not-here = This server runs in a mode that does not have that.
server-error-not-over = The match is not over yet.
server-error-not-your-seat = This seat is not yours.
server-error-one-seat = Beside other people one account has one seat, unless the match is made as a hot seat.
server-error-channel-known = You are told there already.
server-error-no-channel = There is no such channel or message of yours.
server-error-no-mail = This server does not send mail. Its host must name a mail server with --smtp.
server-error-too-many-channels = You have as many channels as one may have. Remove one first.
server-error-blocked = { $name } wants no invitations from you.
server-error-maintenance = Nothing can be changed for a while: { $message }
server-error-muted = You may not write at tables for the time being. The host has decided so.
server-error-rated-fair = A rated match begins with a set-up of the game, not with a position; it has no hints and no hot seat, at least two players, one of them a person, and everybody in one seat.
server-error-coach-alone = A coach is for one person who plays against bots, and not in a rated match.
server-error-coach-none = This game has no coach.
server-error-rated-over = This match is over and rated: its end stays.
server-error-rated-unaided = You are playing a rated match of this game. Until it is over the engine helps you with no positions and records of it: they might come from that match.
server-error-record-secret = The record tells what is hidden: it can be had when the match is over.
server-error-registration-closed = New accounts cannot be made here. Ask whoever runs this server.
server-error-reminded-already = They were reminded less than an hour ago.
server-error-seat-lost = Your time at this seat has run out: it is for others. You may come back if whoever made the match invites you.
server-error-seat-known = You have sat in another seat of this table and know its cards. You may come back to that seat only.
server-error-seat-stays = You took this seat over from a bot while others play, so it stays yours until the match is over.
server-error-seat-taken = This seat is taken.
server-error-set-apart = This match cannot be replayed by the rules of this server and is set apart.
server-error-stale = The match has gone on meanwhile. Look again and decide.
server-error-stopping = The server is stopping. It will be back soon.
server-error-store-failed = The move could not be stored, so it was not made. The disk may be full or the database out of reach; try again.
server-error-no-chapter = There is no such chapter in this study.
server-error-no-node = There is no such position in this chapter.
server-error-no-study = There is no such study, or it is not open to you.
server-error-study-empty = There is no move in this record: there is nothing to take apart.
server-error-study-full = There is no more room: remove a study or a chapter first.
server-error-study-last-chapter = A study has at least one chapter. Remove the study instead.
server-error-study-nobody-asked = Nobody must decide here.
server-error-study-not-yours = Only the owner of this study may do that.
server-error-study-old = This line cannot be replayed by the rules of this server.
server-error-study-read-only = You may look at this study, but not continue it. Take a copy to try moves of your own.
server-error-study-running = This match is not over. Until then nobody may take it apart, not even a seat of it with what it knows: that would be help at the table.
server-error-too-large = This is too large.
server-error-too-many = Too many at once. Wait a little.

# what people do about a match
server-deed-resign = { $seat } resigns.
server-deed-concede = { $seat } concedes and leaves; the bot “{ $bot }” plays on.
server-deed-propose = { $seat } proposes { $what }.
server-deed-agree = { $seat } agrees to { $what }.
server-deed-decline = { $seat } is against { $what }; it is off the table.
server-deed-resume = { $seat } ends the pause: the match goes on.
server-deed-late = { $seat }: the time has run out.
server-deed-adjudge = The tournament has decided: { $count ->
        [0] a draw.
        [one] { $won } wins.
       *[other] { $won } share the victory.
    }
server-deed-close = The host of the server has ended the match; nobody wins.
server-deed-forfeit-loses = { $seat } has lost on time.
server-deed-forfeit-open = { $seat } has not decided in time; the seat is open to others.
server-deed-forfeit-bot = { $seat } has not decided in time; the bot “{ $bot }” plays on.
server-deed-rematch = { $seat } asks for a rematch.
server-proposal-pause = a pause
server-proposal-end = to end the match: { $count ->
        [0] nobody wins
        [one] { $won } wins
       *[other] { $won } share the victory
    }
server-proposal-replace = to replace { $seat } by a bot
server-proposal-time = more time for { $seat }
server-error-paused = The match is paused. Whoever plays in it can end the pause.
server-error-account-shut = The host of this server has shut this account out. Ask the host why.
server-error-end-alone = Nobody else plays here who could agree to a result. You may stop, if the match is not rated, resign, or leave your seat to a bot.
server-error-not-away = Somebody can be replaced who has been awaited for long and is not here.
server-error-no-clock = This match has no clock.

# the table itself speaks
server-system-bot-gave-up = { $seat }: the bot “{ $bot }” could not make its move and has stopped trying. Give the seat to another bot or to a person to go on.
server-system-bot-replaced = { $seat }: the bot “{ $bot }” { $reason }; “{ $other }” plays on.
server-system-bot-sat-down = { $seat }: the bot “{ $bot }” sits down.
server-system-declined = { $seat }: { $name } declines the invitation.
server-system-invited = { $seat }: { $name } is invited.
server-system-left = { $seat }: { $name } leaves the seat.
server-system-opened = { $seat }: the seat is open.
server-system-reminded = { $by } reminds { $seat }: the table waits for you.
server-system-sat-down = { $seat }: { $name } sits down.
server-system-took-over = { $seat }: { $name } takes over from the bot “{ $bot }” and keeps the seat until the match is over.
server-system-cut = Move { NUMBER($move, useGrouping: 0) } is the last that fits version { $now } of the rules (it was played by version { $rules }). The match goes on from there; { $count ->
        [one] one later move does
       *[other] { NUMBER($count, useGrouping: 0) } later moves do
    } not count any more, but { $count ->
        [one] is
       *[other] are
    } kept in the store.
server-apart-rules = This match was played by version { $rules } of the rules, and this server plays by version { $now }. Move { NUMBER($move, useGrouping: 0) } does not fit any more, so it is shown as it was before.
server-apart-same = Move { NUMBER($move, useGrouping: 0) } of this match cannot be replayed, so it is shown as it was before.
server-apart-start = The set-up of this match does not fit this version of the server any more: nothing but its record can be had.
server-reason-hung = took too long
server-reason-died = broke down
server-reason-illegal = chose what is not allowed

# seats and bots
server-seat-invited = { $name } (invited)
server-seat-open = open seat
server-seat-local = You
server-seat-former = a former member
server-bot-random = Random
    .description = Plays any legal move: for trying things out.
server-bot-novice = Novice
    .description = Knows the rules of thumb, has odd ideas and overlooks things.
server-bot-sensible = Sensible
    .description = Plays by rules of thumb, one decision at a time, at once.
server-bot-planner = Planner
    .description = Tries plans for a whole action before it moves.
server-bot-master = Master
    .description = Plans deeper, with the answers of the others; takes its time.

# without a built client
server-no-client-title = Chancellery
server-no-client = The server runs, but its pages have not been built. Run “make client” in the source tree, then load this page again.

# the command
server-started = Chancellery is at { $address } ({ $mode ->
        [hosted] hosted
       *[local] local
    }). Stop it with Ctrl+C.
server-bad-host = In local mode there are no accounts, so the server listens on this machine only. Use --mode hosted to listen on { $host }.
server-store-unreachable = The store cannot be opened: { $error }
server-not-migrated = The tables of the database are not up to date. Run once with --migrate.
server-newer-store = The database was written by a newer version of Chancellery. Start that version, or use another store.
server-store-lost = The store { $store } has less in it than it had: of { NUMBER($had, useGrouping: 0) } writes, the last on { $time }, only { NUMBER($has, useGrouping: 0) } are there. A file was emptied, its -wal file was cut or removed, or an older copy was put in its place. Put the right files back. If you restored a back-up on purpose, run once with --accept-store.
server-accepted = The store is taken as it is.
server-account-made = Account { $name } made.
server-not-installed = The server needs the Python package { $module }. Install Chancellery with its server: pip install 'chancellery[server]'.
server-refused = { $message }
server-migrated = The tables of the database are up to date.
server-exported = { $count ->
        [one] One match
       *[other] { $count } matches
    } written to { $file }. Seeds are in it: keep it to yourself.
server-exported-apart = { $count ->
        [one] One of them does
       *[other] { $count } of them do
    } not fit the rules of this version and { $count ->
        [one] is
       *[other] are
    } written as played: { $ids }
server-password = Password:

# the help
cli-about-serve = play in the browser: on this machine, or as a server for people anywhere
cli-arg-serve-mode = local (default: no accounts, this machine only) or hosted (accounts, for people anywhere)
cli-arg-serve-host = where to listen (default 127.0.0.1)
cli-arg-serve-port = port to listen on (default 8805; 0 takes a free one)
cli-arg-serve-store = where matches are kept: a file for SQLite (default: in your home folder) or postgresql://...
cli-arg-serve-origin = hosted: the address people use, such as https://games.example (may be repeated)
cli-arg-serve-proxies = hosted: proxies whose X-Forwarded-For is believed (default 127.0.0.1)
cli-arg-serve-bot-processes = processes in which bots think (default: one less than there are processors)
cli-arg-serve-bot-seconds = how long a bot may think about one decision (default 10)
cli-arg-serve-metrics-token = lets other machines read /api/metrics with this bearer token
cli-arg-serve-smtp = a server for e-mail: smtp://name:password@host:port, or smtps://; better in CHANCELLERY_SMTP, where no list of processes shows it
cli-arg-serve-mail-from = the address from which mail is sent
cli-arg-serve-private-targets = webhooks may call machines of this network too
cli-arg-serve-log = how much to log: debug, info, warning, error
cli-arg-serve-no-guests = hosted: nobody plays without an account, not against bots either
cli-arg-serve-closed = hosted: nobody can register; make accounts with --add-account
cli-arg-serve-insecure-cookies = hosted: send session cookies over plain http too
cli-arg-serve-open = open the page in the browser
cli-arg-serve-migrate = bring the tables of the database up to date, and stop
cli-arg-serve-no-migrate = do not touch the tables of the database at the start
cli-arg-serve-add-account = make an account; its password is read from the terminal
cli-arg-serve-export = write the record of every match to a ZIP archive, and stop
cli-arg-serve-accept-store = take a store that has less in it than it had, after a back-up was restored on purpose, and stop
cli-word-mode = MODE
cli-word-host = HOST
cli-word-hosts = HOSTS
cli-word-store = STORE
cli-word-address = ADDRESS
cli-word-token = TOKEN
cli-word-level = LEVEL
cli-word-name = NAME

# back-ups
server-backed-up = Written to { $file }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $accounts ->
        [one] one account
       *[other] { $accounts } accounts
    }. It holds hidden cards, letters and the key that signs records: keep it to yourself.
server-restored = Restored into { $store }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $accounts ->
        [one] one account
       *[other] { $accounts } accounts
    }.
server-bad-backup = { $file } cannot be restored: { $what ->
        [none] it is no back-up of Chancellery
        [changed] it has been changed since it was written
        [cut] its end is missing
       *[other] it is damaged and cannot be read
    }. Nothing was changed.
server-store-not-empty = There are matches or accounts in this store already. A back-up is restored into an empty store: name another one with --store.
cli-about-backup = Writes everything that a server keeps into one file, also while it runs.
cli-about-restore = Brings a back-up back, into an empty store of either kind.
cli-arg-backup-file = the file to write; one that is there is replaced when the new one is whole
cli-arg-restore-file = the file that chancellery backup has written
server-runs-already = Chancellery runs already, at { $address }
server-error-not-welcome = You cannot take a seat at this table.
server-error-seek-gone = This offer is no longer there.
server-error-too-many-seeks = You offer as many games as one may. Withdraw one first.
server-error-no-advance = That cannot be answered in advance here.
server-advance-turn = until the end of the turn
server-advance-round = until the end of the round
server-advance-match = until the end of the match
server-card-wins =
    { $count ->
        [one] { $who } wins
       *[other] { $who } win
    }
server-card-nobody = Nobody wins
server-card-about = { $game }: { $scenario }. { $seats } players, { $moves } moves: how it went, what decided it, and the whole replay.
server-card-study = A study: a match taken apart, with branches and notes.
