"""Negotiations (20, 21): which proposals the player signs.

It is sober: it signs what it would do or allow anyway, or what it gains from, and one clause that it dislikes is enough
to turn the whole down; what it dislikes about it is a word that it can say. So it takes subsidies and pays none, unless
an ally must stop somebody who is about to win; it makes a short truce where it is the weaker, where its armies face
somebody else, or where nobody stands; it gives up no city that is worth something to it; it promises its votes to the
candidate it would choose. What is agreed between others it does not hinder. Words alone it turns down: it cannot keep
what it does not understand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from chancellery.bots.maria import politics
from chancellery.bots.maria import weights as w
from chancellery.bots.maria.aims import Aims
from chancellery.bots.maria.table import Table
from chancellery.bots.personality import PLAIN, Personality
from chancellery.games.maria import conquest
from chancellery.games.maria.negotiations import Agreement
from chancellery.games.maria.powers import MAJOR
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Decision, Move


@dataclass(frozen=True)
class Stand:
    """How ready a seat is to agree: its nature, and the seats whose word it does not trust."""

    personality: Personality = PLAIN
    distrusts: frozenset[int] = frozenset()


def answer(s: Campaign, decision: Decision, stand: Stand) -> tuple[Move, str]:
    """`sign` or `turn down`, and why not."""
    sign, decline = decision.options[0], decision.options[-1]
    proposal = next(a for a in s.agreements if a.number == decision.about[0])
    wrong = "late" if sign is decline else _objection(s, decision.seat, proposal, stand)
    return (decline, wrong) if wrong else (sign, "")


def _objection(s: Campaign, seat: int, agreement: Agreement, stand: Stand) -> str:
    if not agreement.clauses:
        return "words"
    found = [objection(s, seat, s.game.clauses.read(clause), stand) for clause in agreement.clauses]
    return next((wrong for wrong in found if wrong), "")


def objection(s: Campaign, seat: int, clause: Move, stand: Stand) -> str:
    """What the seat dislikes about a clause: the rest of a key `talk-no-...`; nothing, if it would sign."""
    return CLAUSES[clause.verb](s, seat, clause, stand)


def _own(s: Campaign, seat: int, power: int) -> bool:
    return s.seat_of[power] == seat


def winning(s: Campaign, power: int) -> bool:
    """Whether a power is about to win."""
    return s.pool[s.relations.marker_of[power]] <= w.NEAR_VICTORY


# -- contracts


def _subsidy(s: Campaign, seat: int, clause: Move, stand: Stand) -> str:
    payer, receiver, turns = clause.args
    if not _own(s, seat, payer):
        return ""
    if turns > w.SUBSIDY_TURNS:
        return "long"
    if _own(s, seat, receiver) or len(s.hands[payer]) < w.RICH:
        return "poor"
    rivals = [power for power in MAJOR if s.relations.enemies[receiver] >> power & 1 and not _own(s, seat, power)]
    return "" if not winning(s, receiver) and any(winning(s, power) for power in rivals) else "need"


def _cancel(s: Campaign, seat: int, clause: Move, stand: Stand) -> str:
    return "keep" if _own(s, seat, clause.args[1]) else ""  # a card fewer for us, or for somebody else


def _end(s: Campaign, seat: int, clause: Move, stand: Stand) -> str:
    """What it would not sign again may end."""
    ending = next((a for a in s.agreements if a.number == clause.args[0]), None)
    return "" if ending is not None and _objection(s, seat, ending, stand) else "keep"


# -- promises


def _truce(s: Campaign, seat: int, clause: Move, stand: Stand) -> str:
    one, other, until = clause.args
    if _own(s, seat, one) and _own(s, seat, other):
        return "alone"
    if not _own(s, seat, one) and not _own(s, seat, other):
        return ""
    if until - s.turn > w.TRUCE_TURNS:
        return "long"
    mine, foe = (one, other) if _own(s, seat, one) else (other, one)
    if s.seat_of[foe] in stand.distrusts:
        return "distrust"
    table = Table(s, seat, mine)
    ours, theirs = front(table, foe)
    theirs *= stand.personality.peace
    if theirs > ours:
        return ""  # the weaker side wins time
    if winning(s, foe):
        return "leads"
    others = [power for power in range(len(s.seat_of)) if table.enemies >> power & 1 and power != foe]
    return "" if not ours or max((front(table, power)[1] for power in others), default=0.0) > theirs else "strong"


def front(table: Table, foe: int) -> tuple[float, float]:
    """Our armies and those of a power that stand near each other; theirs also near fortresses that we may lose."""
    s, box, atlas = table.s, table.box, table.atlas
    own = [g for g in box.powers[table.power].generals if s.where[g] >= 0]
    strange = [g for g in box.powers[foe].generals if s.where[g] >= 0]
    fortresses = [city for city, _ in Aims(table).cares]
    near = {g: [o for o in own if atlas.distances(s.where[g])[s.where[o]] <= w.FRONT] for g in strange}
    ours = {o for some in near.values() for o in some}
    theirs = [g for g in strange if near[g] or any(atlas.distances(s.where[g])[c] <= w.FRONT for c in fortresses)]
    return sum((table.armies(g) for g in ours), 0.0), sum((table.armies(g) for g in theirs), 0.0)


def _evacuate(s: Campaign, seat: int, clause: Move, stand: Stand) -> str:
    """Only a city that is no goal, holds nothing of ours and is not where we fight."""
    power, city, until = clause.args
    if not _own(s, seat, power):
        return ""
    if until - s.turn > w.TRUCE_TURNS:
        return "long"
    table = Table(s, seat, power)
    if table.at_home(city) or Aims(table).goals.get(city, 0.0) > w.USELESS:
        return "city"
    if table.atlas.fortress >> city & 1 and conquest.controllers(s, city) & table.partners:
        return "city"
    around = 1 << city | table.atlas.neighbours(1 << city)
    return "city" if around & (s.stand[power] | s.trains[power]) else ""


def _vote(s: Campaign, seat: int, clause: Move, stand: Stand) -> str:
    power, candidate = clause.args
    mine = _own(s, seat, power)
    return "candidate" if mine and candidate != politics.favourite(Table(s, seat, power)) else ""


CLAUSES: Final[dict[str, Callable[[Campaign, int, Move, Stand], str]]] = {
    "truce": _truce,
    "evacuate": _evacuate,
    "vote": _vote,
    "subsidy": _subsidy,
    "cancel": _cancel,
    "end": _end,
}
