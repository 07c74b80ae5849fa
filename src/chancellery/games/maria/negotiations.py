"""Negotiations (21): agreements, and what those in force forbid and demand.

The machine keeps what it can model (M-R-68): truces, evacuations, votes and, through their contracts, subsidies. The
words of an agreement are a promise that everybody can read. Compulsory attacks and retreats are never touched (M-21.7).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from chancellery.games.maria.powers import NOBODY
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.vocabulary import AGREEMENT_KEEPS, SETTING_OUT
from chancellery.kernel import Bars, Decision, Move
from chancellery.kernel.plain import Plain


@dataclass
class Agreement(Plain):
    """Proposed, or concluded once all its parties have signed. Seats are bits."""

    number: int
    by: int  # the seat that drew it up
    parties: int
    signed: int
    until: int  # the last turn it runs
    clauses: list[str]
    words: str

    @property
    def in_force(self) -> bool:
        return self.signed == self.parties


def in_force(s: Campaign) -> Iterator[tuple[Agreement, Move]]:
    """The clauses that bind now."""
    for agreement in s.agreements:
        if agreement.in_force:
            for clause in agreement.clauses:
                yield agreement, s.game.clauses.read(clause)


def forbidden(s: Campaign, power: int, *, placed: bool = False) -> dict[int, int]:
    """The cities a power's pieces may not step into, or be placed in, per number of the agreement that forbids it."""
    found: dict[int, int] = {}
    for agreement, clause in in_force(s):
        cities = 0
        if clause.verb == "truce":
            cities = 0 if placed else _truce(s, power, clause)
        elif clause.verb == "evacuate" and s.turn <= clause.args[2]:
            bound, city, _ = clause.args
            if power == bound or _has_to_leave(s, bound, city):
                cities = 1 << city
        if cities:
            found[agreement.number] = found.get(agreement.number, 0) | cities
    return found


def _truce(s: Campaign, power: int, clause: Move) -> int:
    """M-R-68: no moving adjacent; powers that are no longer enemies are not kept apart."""
    one, other, until = clause.args
    if power == other:
        one, other = other, one
    if power != one or s.turn > until or not s.relations.enemies[one] >> other & 1:
        return 0
    pieces = s.stand[other] | s.trains[other]
    return pieces | s.game.components.atlas.neighbours(pieces)


def _has_to_leave(s: Campaign, power: int, city: int) -> bool:
    """A general who still has to leave takes nobody in: he would have to stay then (M-10.1.10)."""
    stay = s.moved | s.settled
    return any(s.power_of(general) == power and not stay >> general & 1 for general in s.generals_at(city))


def closed(s: Campaign, power: int, *, placed: bool = False) -> int:
    """M-21.2: the set of cities a power's pieces may not step into, or be placed in."""
    cities = 0
    if s.agreements:
        for some in forbidden(s, power, placed=placed).values():
            cities |= some
    return cities


def kept_out(s: Campaign, power: int, bars: Bars, *, placed: bool = False) -> Bars:
    """M-21.2: what an agreement in force forbids a power's pieces, with its number."""
    if s.agreements:
        for number, cities in forbidden(s, power, placed=placed).items():
            bars.bar(cities, AGREEMENT_KEEPS.saying(number=number))
    return bars


def must_leave(s: Campaign, powers: Iterable[int], decision: Decision) -> tuple[int, int]:
    """A piece that stands in a city it must evacuate and can leave it, with its agreement; else NOBODY twice."""
    if s.agreements:
        for agreement, clause in in_force(s):
            if clause.verb != "evacuate" or clause.args[0] not in powers or s.turn > clause.args[2]:
                continue
            for option in decision.found():
                if option.of in SETTING_OUT and s.where[option.args[0]] == clause.args[1]:
                    if s.power_of(option.args[0]) == clause.args[0]:
                        return option.args[0], agreement.number
    return NOBODY, NOBODY


def must_go_on(s: Campaign, pieces: Iterable[int]) -> int:
    """M-21.2: the agreement by which pieces on their way may not halt where they are, else NOBODY."""
    if s.agreements:
        for piece in pieces:
            for number, cities in forbidden(s, s.power_of(piece), placed=True).items():
                if cities >> s.where[piece] & 1:
                    return number
    return NOBODY


def promised(s: Campaign, power: int) -> tuple[int, int]:
    """The candidate for whom a power has promised to vote, with the agreement; else NOBODY twice."""
    for agreement, clause in in_force(s):
        if clause.verb == "vote" and clause.args[0] == power:
            return clause.args[1], agreement.number
    return NOBODY, NOBODY


def turn_begins(s: Campaign) -> None:
    """Proposals lapse with the turn; agreements end when their time is over."""
    if not s.agreements:
        return
    for agreement in s.agreements:
        if not agreement.in_force:
            s.emit("agreement_lapsed", agreement.number)
        elif agreement.until < s.turn:
            s.emit("agreement_ended", agreement.number)
    s.agreements = [a for a in s.agreements if a.in_force and a.until >= s.turn]
