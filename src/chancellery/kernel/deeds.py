"""Deeds: what people do about a match itself, beside its moves. They resign, agree to pause or to end, run out of time.

A deed is a line of the record, `VERB ARGUMENTS`, by a seat or by the table itself. What holds after all of them, the
`Affairs` of the table, follows from the deeds alone; no game knows of them.

    resign                  the others win; where two play, or one alone
    concede BOT             the seat goes to a bot
    propose WHAT: SEATS     asks these seats; whoever proposes agrees
    agree WHAT
    decline WHAT            or withdraws what was proposed
    resume                  after a pause
    late SEAT               the table: its time has run out
    forfeit SEAT HOW        the table: what came of it: `loses`, `open`, or `bot NAME`
    rematch ID              where the same people play again
    adjudge WINNERS         the table: a tournament has decided, because of a deadline or because somebody has left it
    close                   the table: its host has ended it, and nobody wins

WHAT is `pause`, `end WINNERS` (`france+austria`, or `-` for nobody), `replace SEAT` or `time SEAT MILLISECONDS`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from chancellery.kernel.errors import BadInput
from chancellery.kernel.state import Outcome

RULE: Final = "table"  # instead of a rule of the game, in the outcome of a match that people ended
_BOT: Final = re.compile(r"[\w@+]{1,60}")
_ID: Final = re.compile(r"[a-z0-9]{1,40}")
_SPAN: Final = re.compile(r"[1-9][0-9]{0,11}")


@dataclass(frozen=True)
class Proposal:
    """What is proposed, by whom, who is asked, and who has agreed so far."""

    what: str
    by: int
    voters: tuple[int, ...]
    agreed: tuple[int, ...]

    @property
    def passed(self) -> bool:
        return set(self.voters) <= set(self.agreed)


@dataclass(frozen=True)
class Affairs:
    """How things stand at the table: what is proposed, whether it pauses, how people ended it, where they go on."""

    proposals: tuple[Proposal, ...] = ()
    paused: bool = False
    winners: tuple[int, ...] | None = None  # of a match that people ended
    reason: str = ""
    rematch: str | None = None
    passed: str | None = None  # what the last deed has brought about

    def outcome(self, seats: int) -> Outcome | None:
        """How people ended the match: a point for each who has won."""
        if self.winners is None:
            return None
        scores = tuple(int(seat in self.winners) for seat in range(seats))
        return Outcome(self.winners, scores, RULE, self.reason)

    def proposal(self, what: str) -> Proposal | None:
        return next((one for one in self.proposals if one.what == what), None)


NONE: Final = Affairs()


def after(before: Affairs, seats: Sequence[str], seat: int | None, text: str) -> Affairs:
    """The affairs after a deed; BadInput says why it cannot be done. Whether the match is over by its own rules the
    caller knows."""
    verb, _, rest = text.partition(" ")
    affairs = replace(before, passed=None)
    if verb == "rematch":
        if not _ID.fullmatch(rest) or affairs.rematch not in (None, rest):
            raise _unknown(text)
        return replace(affairs, rematch=rest)
    if affairs.winners is not None:
        raise BadInput("deed-over")
    if seat is None:
        return _by_table(affairs, seats, verb, rest, text)
    if verb == "resign" and not rest:
        if len(seats) > 2:
            raise BadInput("deed-resign-two")
        return replace(affairs, winners=tuple(s for s in range(len(seats)) if s != seat), reason="resigned")
    if verb == "concede" and _BOT.fullmatch(rest):
        return _without(affairs, seat)
    if verb == "resume" and not rest:
        if not affairs.paused:
            raise BadInput("deed-not-paused")
        return replace(affairs, paused=False)
    if verb == "propose":
        return _proposed(affairs, seats, seat, rest, text)
    if verb in ("agree", "decline"):
        return _answered(affairs, seats, seat, verb == "agree", rest)
    raise _unknown(text)


def _by_table(affairs: Affairs, seats: Sequence[str], verb: str, rest: str, text: str) -> Affairs:
    if verb == "adjudge":
        _check(seats, f"end {rest}")
        return replace(affairs, winners=winners_in(seats, f"end {rest}"), reason="adjudged")
    if verb == "close" and not rest:
        return replace(affairs, winners=(), reason="closed")
    name, _, how = rest.partition(" ")
    if name not in seats:
        raise _unknown(text)
    seat = seats.index(name)
    if verb == "late" and not how:
        return affairs
    if verb == "forfeit" and how == "loses" and len(seats) <= 2:
        return replace(affairs, winners=tuple(s for s in range(len(seats)) if s != seat), reason="time")
    if verb == "forfeit" and (how == "open" or (how.startswith("bot ") and _BOT.fullmatch(how[4:]))):
        return _without(affairs, seat)
    raise _unknown(text)


def _without(affairs: Affairs, seat: int) -> Affairs:
    """Somebody has left: what was proposed is void if that person was asked, or it was about that person."""
    return replace(affairs, proposals=tuple(one for one in affairs.proposals if seat not in one.voters))


def _proposed(affairs: Affairs, seats: Sequence[str], seat: int, rest: str, text: str) -> Affairs:
    what, _, asked = rest.partition(": ")
    _check(seats, what)
    names = asked.split(", ")
    if any(name not in seats for name in names) or len(set(names)) != len(names):
        raise _unknown(text)
    voters = tuple(sorted(seats.index(name) for name in names))
    if seat not in voters or (subject(what) in names and what.startswith("replace ")):
        raise _unknown(text)
    if what == "pause" and affairs.paused:
        raise BadInput("deed-paused")
    if affairs.proposal(what) is not None:
        raise BadInput("deed-proposed")
    kind = what.split(" ", 1)[0]
    others = tuple(one for one in affairs.proposals if one.by != seat or one.what.split(" ", 1)[0] != kind)
    return _settled(replace(affairs, proposals=others), seats, Proposal(what, seat, voters, (seat,)))


def _answered(affairs: Affairs, seats: Sequence[str], seat: int, agrees: bool, what: str) -> Affairs:
    found = affairs.proposal(what)
    if found is None or seat not in found.voters or (agrees and seat in found.agreed):
        raise BadInput("deed-not-proposed")
    others = replace(affairs, proposals=tuple(one for one in affairs.proposals if one is not found))
    if not agrees:
        return others
    return _settled(others, seats, replace(found, agreed=tuple(sorted((*found.agreed, seat)))))


def _settled(affairs: Affairs, seats: Sequence[str], proposal: Proposal) -> Affairs:
    """What is proposed waits for answers, or comes about."""
    if not proposal.passed:
        return replace(affairs, proposals=(*affairs.proposals, proposal))
    what = proposal.what
    done = replace(affairs, passed=what)
    if what == "pause":
        return replace(done, paused=True)
    if what.startswith("end "):
        return replace(done, winners=winners_in(seats, what), reason="agreed")
    if what.startswith("replace "):
        return _without(done, seats.index(subject(what)))
    return done


def winners_in(seats: Sequence[str], what: str) -> tuple[int, ...]:
    """Who has won, if it ends so."""
    named = what.removeprefix("end ")
    return () if named == "-" else tuple(sorted(seats.index(name) for name in named.split("+")))


def subject(what: str) -> str:
    """The seat that a proposal is about."""
    return what.split(" ")[1] if " " in what else ""


def _check(seats: Sequence[str], what: str) -> None:
    words = what.split(" ")
    fits = what == "pause"
    if words[0] == "end" and len(words) == 2:
        named = words[1].split("+")
        fits = words[1] == "-" or (all(name in seats for name in named) and len(set(named)) == len(named))
    elif words[0] == "replace" and len(words) == 2:
        fits = words[1] in seats
    elif words[0] == "time" and len(words) == 3:
        fits = words[1] in seats and _SPAN.fullmatch(words[2]) is not None
    if not fits:
        raise _unknown(what)


def _unknown(text: str) -> BadInput:
    return BadInput("deed-unknown", text=text[:80])
