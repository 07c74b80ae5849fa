"""Negotiations (20, 21): which proposals the player signs.

It is sober: it signs what it would do or allow anyway, or what it gains from, and one clause that it dislikes is enough
to turn the whole down. So it takes subsidies and pays none, unless an ally must stop somebody who is about to win; it
makes a short truce where it is the weaker, where its armies face somebody else, or where nobody stands; it gives up no
city that is worth something to it; it promises its votes to the candidate it would choose. What is agreed between
others it does not hinder. Words alone it turns down: it cannot keep what it does not understand.
"""

from __future__ import annotations

from collections.abc import Callable

from chancellery.bots.maria import politics
from chancellery.bots.maria import weights as w
from chancellery.bots.maria.aims import Aims
from chancellery.bots.maria.table import Table
from chancellery.games.maria import conquest
from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.negotiations import Agreement
from chancellery.games.maria.powers import MAJOR
from chancellery.kernel import Decision, Move


def answer(s: Campaign, decision: Decision) -> Move:
    """`sign` or `turn down`."""
    sign, decline = decision.options[0], decision.options[-1]
    proposal = next(a for a in s.agreements if a.number == decision.about[0])
    return sign if sign is not decline and _good(s, decision.seat, proposal) else decline


def _good(s: Campaign, seat: int, agreement: Agreement) -> bool:
    clauses = [s.game.clauses.read(clause) for clause in agreement.clauses]
    return bool(clauses) and all(CLAUSES[clause.verb](s, seat, clause) for clause in clauses)


def _own(s: Campaign, seat: int, power: int) -> bool:
    return s.seat_of[power] == seat


def _winning(s: Campaign, power: int) -> bool:
    """Whether a power is about to win."""
    return s.pool[s.relations.marker_of[power]] <= w.NEAR_VICTORY


# -- contracts


def _subsidy(s: Campaign, seat: int, clause: Move) -> bool:
    payer, receiver, turns = clause.args
    if not _own(s, seat, payer):
        return True
    if _own(s, seat, receiver) or turns > w.SUBSIDY_TURNS or len(s.hands[payer]) < w.RICH:
        return False
    rivals = [power for power in MAJOR if s.relations.enemies[receiver] >> power & 1 and not _own(s, seat, power)]
    return not _winning(s, receiver) and any(_winning(s, power) for power in rivals)


def _cancel(s: Campaign, seat: int, clause: Move) -> bool:
    return not _own(s, seat, clause.args[1])  # a card fewer for us, or for somebody else


def _end(s: Campaign, seat: int, clause: Move) -> bool:
    """What it would not sign again may end."""
    ending = next((a for a in s.agreements if a.number == clause.args[0]), None)
    return ending is not None and not _good(s, seat, ending)


# -- promises


def _truce(s: Campaign, seat: int, clause: Move) -> bool:
    one, other, until = clause.args
    if _own(s, seat, one) and _own(s, seat, other):
        return False
    if not _own(s, seat, one) and not _own(s, seat, other):
        return True
    if until - s.turn > w.TRUCE_TURNS:
        return False
    mine, foe = (one, other) if _own(s, seat, one) else (other, one)
    table = Table(s, seat, mine)
    ours, theirs = _front(table, foe)
    if theirs > ours:
        return True  # the weaker side wins time
    if _winning(s, foe):
        return False
    others = [power for power in range(len(s.seat_of)) if table.enemies >> power & 1 and power != foe]
    return not ours or max((_front(table, power)[1] for power in others), default=0.0) > theirs


def _front(table: Table, foe: int) -> tuple[float, float]:
    """Our armies and those of a power that stand near each other; theirs also near fortresses that we may lose."""
    s, box, atlas = table.s, table.box, table.atlas
    own = [g for g in box.powers[table.power].generals if s.where[g] >= 0]
    strange = [g for g in box.powers[foe].generals if s.where[g] >= 0]
    fortresses = [city for city, _ in Aims(table).cares]
    near = {g: [o for o in own if atlas.distances(s.where[g])[s.where[o]] <= w.FRONT] for g in strange}
    ours = {o for some in near.values() for o in some}
    theirs = [g for g in strange if near[g] or any(atlas.distances(s.where[g])[c] <= w.FRONT for c in fortresses)]
    return sum(table.armies(g) for g in ours), sum(table.armies(g) for g in theirs)


def _evacuate(s: Campaign, seat: int, clause: Move) -> bool:
    """Only a city that is no goal, holds nothing of ours and is not where we fight."""
    power, city, until = clause.args
    if not _own(s, seat, power):
        return True
    if until - s.turn > w.TRUCE_TURNS:
        return False
    table = Table(s, seat, power)
    if table.at_home(city) or Aims(table).goals.get(city, 0.0) > w.USELESS:
        return False
    if table.atlas.fortress >> city & 1 and conquest.controllers(s, city) & table.partners:
        return False
    around = 1 << city | table.atlas.neighbours(1 << city)
    return not around & (s.stand[power] | s.trains[power])


def _vote(s: Campaign, seat: int, clause: Move) -> bool:
    power, candidate = clause.args
    return not _own(s, seat, power) or candidate == politics.favourite(Table(s, seat, power))


CLAUSES: dict[str, Callable[[Campaign, int, Move], bool]] = {
    "truce": _truce,
    "evacuate": _evacuate,
    "vote": _vote,
    "subsidy": _subsidy,
    "cancel": _cancel,
    "end": _end,
}
