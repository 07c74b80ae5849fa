"""Records: the file of a match, readable as text. Headers, then one line per move or message.

A move line is `NUMBER. SEAT: NOTATION`; a message is `@SEAT > READERS: TEXT` with `all` for everybody; something done
about the match itself is `!SEAT: DEED`, or `!: DEED` where the table itself does it (see deeds.py). A header
`Together` has the numbers of moves that were made as one act, where there are any: `3-5 9-10`. Each line
ends in `#` and six hex digits that chain it to all lines before it, so that `verify` can name the first line
that was altered. At the end there may be a snapshot, which only serves to load faster, and a signature.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Any, Final

from chancellery.kernel import deeds
from chancellery.kernel.errors import BadInput, Illegal
from chancellery.kernel.match import Match
from chancellery.kernel.moves import Move
from chancellery.kernel.press import Press
from chancellery.kernel.reading import from_json, is_text
from chancellery.kernel.registry import game
from chancellery.kernel.setup import Setup
from chancellery.kernel.snapshot import VERSION, Snapshot, snapshot_from_data, snapshot_to_data
from chancellery.kernel.state import Outcome

FORMAT: Final = "1"
LARGEST: Final = 64 * 1024 * 1024  # characters
# what a change of the rules can do to a true record
OTHER_RULES: Final = "record-other-rules"
RULED: Final = {"record-bad-start", "record-bad-move", "record-illegal-move", "record-bad-result"}
_HEADER: Final = re.compile(r'\[(\w+) (".*")\]')
_MOVE: Final = re.compile(r"([0-9]{1,9})\. (\w+): (.+)")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_TOGETHER: Final = re.compile(r"[0-9]{1,9}-[0-9]{1,9}(?: [0-9]{1,9}-[0-9]{1,9})*")
_COUNT: Final = re.compile(r"[1-9][0-9]{0,5}")
_PRESS: Final = re.compile(r"@(\w+) > ([\w, ]+): (.*)")
_DEED: Final = re.compile(r"!(\w*): (.+)")


class BadRecord(BadInput):
    """A record that cannot be read; `line` counts from 1."""

    def __init__(self, reason: str, line: int, **args: Any) -> None:
        super().__init__(reason, line=line, **args)
        self.line = line


def seal(previous: str, line: str) -> str:
    """The link of a line to everything before it."""
    return sha256(f"{previous}|{line}".encode()).hexdigest()


def result_text(match: Match) -> str:
    return result_of(match.seats, match.outcome)


def result_of(seats: Sequence[str], outcome: Outcome | None) -> str:
    if outcome is None:
        return "*"
    winners = "+".join(seats[s] for s in outcome.winners) or "-"
    return f"{winners} {outcome.rule} {outcome.reason} {'-'.join(str(s) for s in outcome.scores)}"


def headers(setup: Setup, result: str, lines: int, together: Sequence[tuple[int, int]]) -> dict[str, str]:
    """The header fields in their order."""
    acts = {"Together": " ".join(f"{first}-{last}" for first, last in together)} if together else {}
    own_board = {"BoardText": setup.board_text} if setup.board_text else {}
    rules = {"Rules": str(setup.rules)} if setup.rules != 1 else {}  # the first version has no number
    return {
        "Chancellery": FORMAT,
        "Game": setup.game,
        **rules,
        "Scenario": setup.scenario,
        "Seats": str(setup.seats),
        "Board": f"{setup.board} {setup.board_digest}",
        **own_board,
        "Options": json.dumps(setup.options, sort_keys=True),
        "Players": json.dumps(list(setup.players)),
        "Position": "" if setup.position is None else json.dumps(setup.position),  # as written: its order may matter
        "Commitment": setup.commitment,
        "Seed": setup.seed,
        "Nonce": setup.nonce,
        "Result": result,
        "Lines": str(lines),
        **acts,
    }


def write(match: Match) -> str:
    """The record of the match as far as it has gone. It tells the seed: for the host, or once it is over."""
    moves, press = [(seat, move.text) for seat, move in match.moves], [p for p in match.said if not p.aside]
    told = told_text(match.setup, match.seats, moves, press, match.outcome, match.together)
    return f"{told}\n%snapshot {pack(stamped(match, match.snapshot()))}\n"


def told_text(
    setup: Setup,
    seats: Sequence[str],
    moves: Sequence[tuple[int, str]],
    press: Sequence[Press],
    outcome: Outcome | None,
    together: Sequence[tuple[int, int]] = (),
) -> str:
    """The record of moves as they were made, whether or not the rules of now know them."""
    lines: list[str] = []
    link = ""

    def add(line: str) -> None:
        nonlocal link
        link = seal(link, line)
        lines.append(f"{line} #{link[:6]}")

    for name, value in headers(setup, result_of(seats, outcome), len(moves) + len(press), together).items():
        add(f"[{name} {json.dumps(value, ensure_ascii=False)}]")
    lines.append("")
    said = 0
    for number, (seat, move) in enumerate(moves, 1):
        while said < len(press) and press[said].after < number:
            add(_press_line(seats, press[said]))
            said += 1
        add(f"{number}. {seats[seat]}: {move}")
    for entry in press[said:]:
        add(_press_line(seats, entry))
    return "\n".join(lines) + "\n"


def stamped(match: Match, snapshot: Snapshot) -> dict[str, Any]:
    """A snapshot with the version of the rules that led to it: others do not trust it."""
    return {**snapshot_to_data(snapshot), "rules": game(match.setup.game).rules_version}


def trusted(setup: Setup, data: dict[str, Any]) -> bool:
    """Whether a snapshot was written by this version and its rules; another is passed over and the moves replayed."""
    return (data.get("version", 1), data.get("rules", 1)) == (VERSION, game(setup.game).rules_version)


def pack(data: dict[str, Any]) -> str:
    return base64.b64encode(zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 6)).decode()


def unpack(text: str) -> dict[str, Any]:
    data = json.loads(zlib.decompressobj().decompress(base64.b64decode(text, validate=True), LARGEST))
    if not isinstance(data, dict):
        raise ValueError
    return data


def _press_line(seats: Sequence[str], entry: Press) -> str:
    if entry.deed:
        return f"!{'' if entry.seat is None else seats[entry.seat]}: {entry.text}"
    assert entry.seat is not None
    readers = "all" if entry.to is None else ", ".join(seats[s] for s in entry.to)
    return f"@{seats[entry.seat]} > {readers}: {entry.text}"


def read_lines(text: str) -> tuple[dict[str, str], list[tuple[int, str]], str | None]:
    """Headers, numbered body lines without their seals' meaning checked, and the snapshot text."""
    if len(text) > LARGEST:
        raise BadRecord("record-too-large", 1, largest=LARGEST)
    if not is_text(text):
        raise BadRecord("record-not-a-record", 1, format=FORMAT)
    found: dict[str, str] = {}
    body: list[tuple[int, str]] = []
    snapshot = None
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.rstrip()
        if not line:
            continue
        if line.startswith("[") and not body:
            header = _HEADER.fullmatch(split_seal(line)[0])
            try:
                value = None if header is None else from_json(header[2])
                if header is None or not isinstance(value, str):
                    raise ValueError
                found[header[1]] = value
            except ValueError:
                raise BadRecord("record-bad-header", number, text=line[:80]) from None
        elif line.startswith("%snapshot "):
            snapshot = line[10:]
        elif line.startswith("%signature "):
            continue  # see signature.py
        else:
            body.append((number, line))
    if found.get("Chancellery") != FORMAT:
        raise BadRecord("record-not-a-record", 1, format=FORMAT)
    return found, body, snapshot


def setup_from_headers(found: dict[str, str]) -> Setup:
    """The set-up that the headers name; BadRecord names a header that is missing or wrong."""
    for name in ("Game", "Scenario", "Seats", "Board", "Options", "Players", "Position", "Seed", "Nonce"):
        if name not in found:
            raise BadRecord("record-missing-header", 1, header=name)
    name = ""
    try:
        name = "Seats"
        seats = _counted(found["Seats"])
        name = "Rules"
        rules = _counted(found.get(name, "1"))
        name = "Options"
        options = _of(dict, found[name])
        name = "Players"
        players = tuple(_of(list, found[name]))
        if not all(isinstance(player, str) for player in players):
            raise ValueError
        name = "Position"
        position = _of(dict, found[name]) if found[name] else None
        name = "Board"
        board, digest = found["Board"].rsplit(" ", 1)
        if not digest:
            raise ValueError
    except ValueError:
        raise BadRecord("record-bad-header", 1, text=f"{name}: {found[name][:60]}") from None
    return Setup(
        game=found["Game"],
        scenario=found["Scenario"],
        seats=seats,
        seed=found["Seed"],
        nonce=found["Nonce"],
        board=board,
        board_digest=digest,
        board_text=found.get("BoardText", ""),
        options=options,
        players=players,
        position=position,
        rules=rules,
    )


def _counted(text: str) -> int:
    if not _COUNT.fullmatch(text):
        raise ValueError
    return int(text)


def _of(kind: type[Any], text: str) -> Any:
    """The JSON of a header, which holds a table or a list."""
    data = from_json(text)
    if not isinstance(data, kind):
        raise ValueError
    return data


def split_seal(line: str) -> tuple[str, str | None]:
    """A body line and the seal at its end, if it has one."""
    head, mark, tail = line.rpartition(" #")
    if mark and len(tail) == 6 and all(c in "0123456789abcdef" for c in tail):
        return head, tail
    return line, None


def start(found: dict[str, str]) -> Match:
    """The match of a record before its first move."""
    setup = setup_from_headers(found)
    known = game(setup.game)
    scenario = known.scenario(setup.scenario)
    if setup.seats not in scenario.seats:
        raise BadRecord("record-bad-header", 1, text=f"Seats: {setup.seats}")
    try:
        return Match.from_setup(setup.with_(options=known.checked_options(setup.options, setup.scenario)))
    except BadInput as error:
        wrong = BadRecord("record-bad-start", 1, why=error)
        raise of_other_rules(setup.rules, setup.game, wrong) from None


def parse_press(match: Match, line: str, number: int) -> Press | None:
    """The message or the deed on a line; None if the line is a move."""
    if line.startswith("!"):
        return _parse_deed(match, line, number)
    if not line.startswith("@"):
        return None
    found = _PRESS.fullmatch(line)
    if found is None:
        raise BadRecord("record-bad-line", number, text=line[:80])
    try:
        readers = None if found[2] == "all" else tuple(match.seat(name.strip()) for name in found[2].split(","))
        return Press(0, match.seat(found[1]), readers, found[3])
    except BadInput as error:
        raise BadRecord("record-bad-move", number, text=line[:80], why=error) from None


def _parse_deed(match: Match, line: str, number: int) -> Press:
    found = _DEED.fullmatch(line)
    if found is None:
        raise BadRecord("record-bad-line", number, text=line[:80])
    try:
        return Press(0, match.seat(found[1]) if found[1] else None, None, found[2], deed=True)
    except BadInput as error:
        raise BadRecord("record-bad-move", number, text=line[:80], why=error) from None


def parse_move(line: str, number: int, expected: int) -> tuple[str, str]:
    """Seat and notation of a move line with the right number."""
    found = _MOVE.fullmatch(line)
    if found is None or int(found[1]) != expected:
        raise BadRecord("record-bad-line", number, text=line[:80])
    return found[2], found[3]


def of_other_rules(rules: int, game_id: str, wrong: BadRecord) -> BadRecord:
    """The fault of a record, told with both versions where it was played by other rules than ours."""
    now = game(game_id).rules_version
    if rules == now or wrong.reason not in RULED:
        return wrong
    return BadRecord(OTHER_RULES, wrong.line, why=wrong, rules=rules, now=now)


def read(text: str, said: Sequence[Press] | None = None) -> Match:
    """The match of a record, from its snapshot and the moves after it. `verify` checks a record; this trusts it.

    `said` is all that was said at the table it comes from, with the times; what the record has not of it stays aside.
    """
    match, wrong = read_as_far(text, said)
    if wrong is not None:
        raise wrong
    return match


def read_as_far(text: str, said: Sequence[Press] | None = None) -> tuple[Match, BadRecord | None]:
    """The match up to the first line that does not fit, and what is wrong with that line."""
    found, body, stored = read_lines(text)
    match = start(found)
    moves, lines, press, wrong = _parsed(match, body)
    if said is not None:
        told = set(press)
        press = [replace(one, aside=replace(one, time=0) not in told) for one in said]
    setup, together = match.setup, together_in(found)
    snapshot = _usable_snapshot(match, stored, len(moves))
    try:
        match = Match.restore(setup, moves, press, snapshot, together)
    except Illegal as illegal:
        at = illegal.at
        wrong = BadRecord("record-illegal-move", lines[at], text=moves[at][1].text, why=illegal.refusal)
        match = Match.restore(setup, moves[:at], press, snapshot, together)
    return match, wrong and of_other_rules(setup.rules, setup.game, wrong)


def together_in(found: dict[str, str]) -> list[tuple[int, int]]:
    """First and last numbers of the moves that were made as one act."""
    text = found.get("Together", "")
    numbers = [int(number) for number in _NUMBER.findall(text)]
    if text and (not _TOGETHER.fullmatch(text) or numbers != sorted(set(numbers))):
        raise BadRecord("record-bad-header", 1, text=f"Together: {text[:60]}")
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _parsed(
    match: Match, body: list[tuple[int, str]]
) -> tuple[list[tuple[int, Move]], list[int], list[Press], BadRecord | None]:
    """Moves with the numbers of their lines, and messages, up to the first line that is neither."""
    moves: list[tuple[int, Move]] = []
    lines: list[int] = []
    press: list[Press] = []
    affairs = deeds.NONE
    read_notation = match.definition.notation.read
    for number, raw in body:
        line = split_seal(raw)[0]
        try:
            entry = parse_press(match, line, number)
            if entry is not None:
                if entry.deed:
                    affairs = _done(match, affairs, entry, line, number)
                press.append(replace(entry, after=len(moves)))
                continue
            seat, notation = parse_move(line, number, len(moves) + 1)
            try:
                moves.append((match.seat(seat), read_notation(notation)))
            except BadInput as error:
                raise BadRecord("record-bad-move", number, text=line[:80], why=error) from None
        except BadRecord as wrong:
            return moves, lines, press, wrong
        lines.append(number)
    return moves, lines, press, None


def _done(match: Match, affairs: deeds.Affairs, deed: Press, line: str, number: int) -> deeds.Affairs:
    try:
        return deeds.after(affairs, match.seats, deed.seat, deed.text)
    except BadInput as error:
        raise BadRecord("record-bad-deed", number, text=line[:80], why=error) from None


def _usable_snapshot(match: Match, stored: str | None, count: int) -> Snapshot | None:
    if stored is None:
        return None
    try:
        data = unpack(stored)
        if not trusted(match.setup, data):
            return None
        first = snapshot_from_data(match.definition, data)
    except (RecursionError, ValueError, KeyError, TypeError, AttributeError, binascii.Error, zlib.error, BadInput):
        return None  # a snapshot is only a short cut: without it every move is replayed
    return first if 0 <= first.moves <= count else None
