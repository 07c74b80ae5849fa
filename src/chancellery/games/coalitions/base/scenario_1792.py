"""Scenario 1792 (13.1): Coalitions, except that Spain is closed at first and FR holds the card Armee d'Orient."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

from chancellery.games.coalitions.base.chapters import NapoleonicTurns, NapoleonicVictory, TwoCoalitions
from chancellery.games.coalitions.base.powers import FR, GB
from chancellery.games.coalitions.base.vocabulary import (
    ORIENT,
    ORIENT_FRENCH,
    ORIENT_NAPOLEONS_MOVE,
    ORIENT_USED,
    ORIENT_WATCHED,
    ORIENT_WAY,
    SPAIN_IS_CLOSED,
)
from chancellery.games.coalitions.system.board import Board
from chancellery.games.coalitions.system.edition import Edition, Positions
from chancellery.games.coalitions.system.entering import Ground, refused
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.vocabulary import CONSENT_REFUSED, MOVED_ALREADY, NO_GENERAL_THERE
from chancellery.kernel import BadInput, Decision, Move, Reason
from chancellery.kernel.sets import bits, lowest

SPECIAL: Final = "1792"  # K-13.0.1: the only scenario with special rules
SPAIN: Final = ("leon", "navarra", "catalonia", "valencia", "andalusia", "madrid")  # K-13.1.7
GATES: Final = ("navarra", "catalonia")  # K-13.1.8
ENOUGH_INFLUENCE: Final = 11  # K-13.1.8
WATCHED: Final = ("patrimonium_st_petri", "napoli")  # K-13.1.4
# bits of the special rules still in force
SPAIN_CLOSED: Final = 1
ARMEE_DORIENT: Final = 2


class ClosedSpain(TwoCoalitions[Realm]):
    """Spain (K-13.1.7 to K-13.1.9, D.13)."""

    def __init__(self, board: Board) -> None:
        self.spain = sum(1 << board.territory(t).index for t in SPAIN)

    def closed(self, s: Realm, power: int) -> int:
        return self.spain if s.special & SPAIN_CLOSED and power != FR else 0

    def why_closed(self, s: Realm, power: int, t: int) -> Reason:
        if self.closed(s, power) >> t & 1:
            return SPAIN_IS_CLOSED.saying(influence=ENOUGH_INFLUENCE)
        return super().why_closed(s, power, t)


def open_spain(s: Realm, power: int, place: int) -> None:
    """K-13.1.9: for the rest of the match."""
    if s.special & SPAIN_CLOSED:
        spain = s.game.relations.closed(s, GB)
        s.special &= ~SPAIN_CLOSED
        for other in range(len(s.closed)):
            s.closed[other] &= ~spain
        s.emit("spain_open", power, place)


def weigh_influence(s: Realm) -> None:
    """K-13.1.8: enough of it opens Spain."""
    for power, points in enumerate(s.influence):
        if points >= ENOUGH_INFLUENCE:
            open_spain(s, power, -1)


class OpeningSpain(NapoleonicVictory[Realm]):
    def check(self, s: Realm) -> None:
        """K-R-60: the Influence is tested whenever it changes."""
        weigh_influence(s)
        super().check(s)


class ToTheOrient(NapoleonicTurns[Realm]):
    """Armee d'Orient (K-13.1.3 to K-13.1.6)."""

    def __init__(self, board: Board) -> None:
        self.gates = {board.territory(t).index for t in GATES}
        self.watched = sum(1 << board.territory(t).index for t in WATCHED)
        self.way = board.territory("provence").index, board.territory("egypt").index

    def offer_moves(self, s: Realm, decision: Decision, g: Ground, only: int) -> None:
        """K-13.1.5; K-R-41: not in Napoleon's Move; K-R-60: the rules of entering hold in Egypt."""
        rule = partial(self._why_no_orient, s, g, only)
        decision.offer_each(ORIENT, (s.move(ORIENT, *self.way),), rule)

    def _why_no_orient(self, s: Realm, g: Ground, only: int, move: Move) -> Reason | None:
        if g.power != FR:
            return ORIENT_FRENCH
        if not s.special & ARMEE_DORIENT:
            return ORIENT_USED
        if only >= 0:
            return ORIENT_NAPOLEONS_MOVE
        provence, egypt = self.way
        name_of = s.game.name_of
        if move.args != self.way:
            return ORIENT_WAY.saying(start=name_of("place", provence), place=name_of("place", egypt))
        general = s.general_at(FR, provence)
        if general < 0:
            return NO_GENERAL_THERE.by("K-13.1.5")
        if s.moved >> general & 1:
            return MOVED_ALREADY.by("K-13.1.5")
        for t in bits(s.stands[GB] & self.watched):
            return ORIENT_WATCHED.saying(place=name_of("place", t))
        ways = g.entry.narrowed(1 << egypt, ORIENT_WAY).bar(refused(s, general) & g.consent, CONSENT_REFUSED)
        if ways.left:
            return None
        return (ways.why(egypt) or ORIENT_WAY).saying(place=name_of("place", egypt))  # the latter if nobody asks why

    def after_move(self, s: Realm, power: int, kind: str, path: list[int]) -> None:
        """K-R-60: the card is spent when it is used; any French move that enters Navarra or Catalonia opens Spain."""
        if kind == "orient":
            s.special &= ~ARMEE_DORIENT
        if power == FR:
            for t in path[1:]:
                if t in self.gates:
                    open_spain(s, power, t)


def with_special_rules(edition: Edition, board: Board) -> Edition:
    """13.1: an edition of Coalitions, except."""

    def complete(s: Realm, data: dict[str, Any]) -> None:
        """K-13.1.8: while Spain is closed, nobody but FR has pieces there."""
        edition.positions.complete(s, data)
        weigh_influence(s)
        for power, name in enumerate(s.game.powers):
            inside = (s.stands[power] | s.control[power]) & s.game.relations.closed(s, power)
            if inside:
                place = s.game.name_of("place", lowest(inside))
                raise BadInput("position-closed", field=f"powers.{name}", place=place)

    return replace(
        edition,
        special=("spain_closed", "armee_dorient"),
        relations=ClosedSpain(board),
        turns=ToTheOrient(board),
        victory=OpeningSpain(),
        positions=Positions(complete=complete),
        without={verb: reason for verb, reason in edition.without.items() if verb != ORIENT.name},
    )
