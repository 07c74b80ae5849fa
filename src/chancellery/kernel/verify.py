"""Verify: proves that a record is a true account of its match, and names the first line that is not."""

from __future__ import annotations

import json
from dataclasses import dataclass

from chancellery.kernel.chance import commitment
from chancellery.kernel.errors import BadInput, Illegal
from chancellery.kernel.match import Match
from chancellery.kernel.record import (
    BadRecord,
    of_other_rules,
    parse_move,
    parse_press,
    read_lines,
    result_text,
    seal,
    split_seal,
    stamped,
    start,
    together_in,
    trusted,
    unpack,
)
from chancellery.kernel.registry import game
from chancellery.kernel.signature import signer
from chancellery.kernel.snapshot import Snapshot


@dataclass(frozen=True)
class Verified:
    """A record that holds: its match, replayed from the start, and the public key that signed it, if any."""

    match: Match
    finished: bool
    signer: str | None = None


def verify(text: str, published: str | None = None) -> Verified:
    """Replays every move and checks seals, legality, commitment and result; BadRecord names the first wrong line.

    `published` is the commitment that was announced when the match started, if the reader noted it.
    """
    found, body, stored = read_lines(text)
    raw = text.splitlines()
    line_of: dict[str, int] = {}
    link = ""
    for number, sealed in enumerate(raw, 1):
        if sealed.startswith("["):
            line, mark = split_seal(sealed.rstrip())
            line_of[line.split(" ", 1)[0][1:]] = number
            link = seal(link, line)
            if mark != link[:6]:
                raise BadRecord("record-bad-seal", number, text=line[:80])
    try:
        match = start(found)
    except BadRecord:
        raise
    except BadInput as error:  # no such game or scenario
        raise BadRecord("record-bad-start", 1, why=error) from None
    try:
        _replay(match, found, body, line_of, link, published)
    except BadRecord as wrong:
        raise of_other_rules(match.setup.rules, match.setup.game, wrong) from None
    if stored is not None and not _same_snapshot(stored, match):
        raise BadRecord("record-bad-snapshot", len(raw))
    return Verified(match, match.outcome is not None, signer(text))


def _replay(
    match: Match,
    found: dict[str, str],
    body: list[tuple[int, str]],
    line_of: dict[str, int],
    link: str,
    published: str | None,
) -> None:
    """Every line after the headers, and what the headers say of them."""
    expected = commitment(match.setup.seed, match.setup.nonce)
    if found.get("Commitment") != expected or (published is not None and published != expected):
        raise BadRecord("record-bad-commitment", line_of.get("Commitment", 1))
    together_in(found)
    older, played = match.setup.rules != game(match.setup.game).rules_version, 0
    for number, sealed in body:
        line, mark = split_seal(sealed)
        link = seal(link, line)
        try:
            entry = parse_press(match, line, number)
            if entry is not None and entry.deed:
                match.deed(entry.seat, entry.text)
            elif entry is not None:
                assert entry.seat is not None
                match.say(entry.seat, entry.text, None if entry.to is None else list(entry.to))
            else:
                seat, notation = parse_move(line, number, played + 1)
                if match.affairs.paused:
                    raise BadInput("deed-moved-in-pause")
                match.play(seat, notation)
                played += 1
        except BadRecord:
            raise
        except (Illegal, BadInput) as error:
            if older and mark != link[:6]:  # then it is not the rules that changed
                raise BadRecord("record-bad-seal", number, text=line[:80]) from None
            bad = "record-bad-deed" if line.startswith("!") else "record-bad-move"
            reason = "record-illegal-move" if isinstance(error, Illegal) else bad
            raise BadRecord(reason, number, text=line[:80], why=error) from None
        if mark != link[:6]:
            raise BadRecord("record-bad-seal", number, text=line[:80])
    if found.get("Lines") != str(len(body)):
        last = body[-1][0] if body else line_of.get("Lines", 1)
        raise BadRecord("record-bad-length", last, expected=found.get("Lines", "?"), count=len(body))
    if found.get("Result") != result_text(match):
        raise BadRecord("record-bad-result", line_of.get("Result", 1), expected=result_text(match))


def _same_snapshot(stored: str, match: Match) -> bool:
    try:
        data = unpack(stored)
        if not trusted(match.setup, data):
            return True  # nobody reads it, so it need not be true
        then = match.at(data["moves"], ended=False)
        true = stamped(match, Snapshot(len(then), then.event_count, then.state))
        return bool(data == json.loads(json.dumps(true)))
    except Exception:  # whatever is wrong with it, it is not what we would have written
        return False
