# What the kernel says, whatever the game: notation, set-up, match, undo, press, records, positions.

## Notation of moves

notation-unknown = “{ $text }” is no move of this game.
notation-bad-form = “{ $text }” is not written like a move. Expected: { $form }
notation-unknown-word = “{ $word }” is unknown here; expected { $slot ->
    [place] the id of a Territory
    [power] the id of a Power
    [card] the value of a card
    [status] the id of a status
    [hero] the id of a named General
    [number] a number
   *[other] a word of the kind { $slot }
}.

## Set-up

setup-unknown-game = There is no game “{ $game }”. Known: { $known }
setup-unknown-scenario = { $game } has no scenario “{ $scenario }”. Known: { $known }
setup-unknown-option = { $game } has no option “{ $option }”. Known: { $known }
setup-bad-option = Option “{ $option }” cannot be { $value }. Expected one of: { $expected }
setup-bad-options = Options must be a table of names and values, not { $value }.
setup-bad-seats = { $game }, scenario { $scenario }, cannot be played with { $seats } seats. Possible: { $known }
setup-unknown-board = { $game } has no board “{ $board }”. Known: { $known }
setup-other-board = The scenario { $scenario } is played on the board { $expected }, not on “{ $board }”.

## Match

match-unknown-seat = There is no seat “{ $seat }”. Known: { $known }
match-no-such-move = There is no position after { $number } moves; the match has { $last }.
fork-no-past = This is a fork of a match, to search on: it has no past, so there is no “{ $what }”.
match-no-such-action = Action { $id } is none that can be chosen here.
refused-match-over = The match is over, so “{ $move }” cannot be played.
refused-not-your-decision = “{ $move }” is not for { $seat } to play now: { $other } decides.
refused-other-time = “{ $move }” answers another question ({ $rule }); now something else is to be decided.
refused-not-offered = “{ $move }” is not possible now.
refused-not-in-this-game = “{ $move }”: there is no such thing in this game.
undo-nothing = There is no move to take back.
undo-other-decided = The last move was made by { $other }; only your own last move can be taken back.
undo-revealed = The last move brought something hidden to light; it cannot be taken back.
undo-ended = The match has been ended at the table; nothing is taken back any more.
deed-over = The match is over.
deed-resign-two = Only where two play does one resign and end the match. Give up your seat to a bot instead.
deed-paused = The match is paused already.
deed-not-paused = The match is not paused.
deed-moved-in-pause = The match was paused.
deed-proposed = This has been proposed already.
deed-not-proposed = This is not proposed to you, or not any more.
deed-unknown = This cannot be done at the table: { $text }
press-empty = The message is empty.
press-too-long = The message has { $length } characters; the most is { $longest }.
press-no-reader = The message has no reader but its sender.

## Records

record-not-a-record = Line { $line }: this is no record of a match in format { $format }.
record-too-large = Line { $line }: the record is larger than { $largest } characters.
record-bad-header = Line { $line }: the header cannot be read: { $text }
record-missing-header = Line { $line }: the header “{ $header }” is missing.
record-bad-line = Line { $line }: neither a move with the right number nor a message: { $text }
record-bad-move = Line { $line }: no move of this match: { $text } ({ $why })
record-bad-deed = Line { $line }: this could not be done at the table: { $text } ({ $why })
record-illegal-move = Line { $line }: the move is not legal: { $text } ({ $why })
record-bad-start = Line { $line }: the match cannot be set up: { $why }
record-bad-seal = Line { $line }: this line or one before it was altered: { $text }
record-bad-commitment = Line { $line }: the seed is not the one that was committed to when the match started.
record-bad-length = Line { $line }: the record ends too early or too late: { $count } lines, but its header says { $expected }.
record-bad-result = Line { $line }: the result is wrong; the moves lead to: { $expected }
record-bad-signature = Line { $line }: the signature is wrong: these are not the lines that were signed.
record-bad-snapshot = Line { $line }: the snapshot does not agree with the moves.
record-other-rules = { $why } The record was played by version { $rules } of the rules of this game, and this program plays by version { $now }: the record may be true, but here it cannot be replayed beyond that line.
record-other-board = The record was played on another edition of the board “{ $board }” ({ $digest }).

## Positions

data-not-json = no JSON (line { $line }, column { $column })
data-not-toml = no TOML (line { $line }, column { $column })
data-too-deep = it is nested too deeply
data-bad-number = it contains a number beyond all measure
data-bad-text = it contains a character that does not exist
position-not-readable = The position is neither TOML nor JSON: { $error }
position-other-game = Position, field “{ $field }”: the position is of the game “{ $value }”, not of “{ $expected }”.
position-unknown-field = Position: there is no field “{ $field }”. Known: { $known }
position-bad-field = Position, field “{ $field }”: expected { $expected }, found “{ $value }”.
position-unknown-name = Position, field “{ $field }”: there is no “{ $name }”.
position-impossible = The position is impossible: { $problem }
position-unknown-place = Position, field “{ $field }”: “{ $place }” is no Territory that a piece can be in.
position-two-garrisons = Position, field “{ $field }”: there is a second Garrison in { $place }.
position-no-general = Position, field “{ $field }”: the Power has no General at “{ $place }”.
position-too-many = Position, field “{ $field }”: { $count } pieces, but there are only { $most }.
position-card-count = Position, field “{ $field }”: more cards of value { $card } than the { $count } in the game.
position-nowhere = No position can begin in the last { $moves } moves of this match.
position-over = The match would be over at once from this position.
