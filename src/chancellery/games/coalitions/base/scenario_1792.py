"""Scenario 1792 (13.1): Coalitions, except that Spain is closed at first and FR holds the card Armee d'Orient."""

from __future__ import annotations

from functools import partial
from typing import Any

from chancellery.games.coalitions.base.definition import Coalitions
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
from chancellery.games.coalitions.system.entering import Ground, enter, refused
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.vocabulary import MOVED_ALREADY, NO_GENERAL_THERE
from chancellery.kernel import BadInput, Bars, Decision, Move, Reason

SPAIN = ("leon", "navarra", "catalonia", "valencia", "andalusia", "madrid")  # K-13.1.7
GATES = ("navarra", "catalonia")  # K-13.1.8
ENOUGH_INFLUENCE = 11  # K-13.1.8
WATCHED = ("patrimonium_st_petri", "napoli")  # K-13.1.4
SPAIN_CLOSED, ARMEE_DORIENT = 1, 2  # bits of the special rules still in force


class Coalitions1792(Coalitions):
    """K-13.0.1: the only scenario with special rules."""

    special = ("spain_closed", "armee_dorient")

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        place_of = self.map.place_of
        self.spain = sum(1 << place_of[t] for t in SPAIN)
        self.gates = {place_of[t] for t in GATES}
        self.watched = sum(1 << place_of[t] for t in WATCHED)
        self.provence, self.egypt = place_of["provence"], place_of["egypt"]
        self.orient = self.notation.move(ORIENT, self.provence, self.egypt)

    def state_from_position(self, data: dict[str, Any], seed: str) -> Realm:
        """K-13.1.8: while Spain is closed, nobody but FR has pieces there."""
        s = super().state_from_position(data, seed)
        self._test_influence(s)
        for power, name in enumerate(self.powers):
            inside = (s.stands[power] | s.control[power]) & self.closed_by_scenario(s, power)
            if inside:
                place = self.name_of("place", next(bits(inside)))
                raise BadInput("position-closed", field=f"powers.{name}", place=place)
        return s

    # -- Spain (K-13.1.7 to K-13.1.9, D.13)

    def closed_by_scenario(self, s: Realm, power: int) -> int:
        return self.spain if s.special & SPAIN_CLOSED and power != FR else 0

    def why_closed(self, s: Realm, power: int, t: int) -> Reason:
        if self.closed_by_scenario(s, power) >> t & 1:
            return SPAIN_IS_CLOSED.saying(influence=ENOUGH_INFLUENCE)
        return super().why_closed(s, power, t)

    def check_victory(self, s: Realm) -> None:
        """K-R-60: the Influence is tested whenever it changes."""
        self._test_influence(s)
        super().check_victory(s)

    def _test_influence(self, s: Realm) -> None:
        for power, points in enumerate(s.influence):
            if points >= ENOUGH_INFLUENCE:
                self._open_spain(s, power, -1)

    def _open_spain(self, s: Realm, power: int, place: int) -> None:
        """K-13.1.9: for the rest of the match."""
        if s.special & SPAIN_CLOSED:
            s.special &= ~SPAIN_CLOSED
            for other in range(len(s.closed)):
                s.closed[other] &= ~self.spain
            s.emit("spain_open", power, place)

    # -- Armee d'Orient (K-13.1.3 to K-13.1.6)

    def offer_moves(self, s: Realm, decision: Decision, g: Ground, only: int) -> None:
        """K-13.1.5; K-R-41: not in Napoleon's Move; K-R-60: the rules of entering hold in Egypt."""
        super().offer_moves(s, decision, g, only)
        decision.offer_each(ORIENT, (self.orient,), partial(self._why_no_orient, s, g, only, s.explaining))

    def _why_no_orient(self, s: Realm, g: Ground, only: int, told: bool, move: Move) -> Reason | None:
        if g.power != FR:
            return ORIENT_FRENCH
        if not s.special & ARMEE_DORIENT:
            return ORIENT_USED
        if only >= 0:
            return ORIENT_NAPOLEONS_MOVE
        if move is not self.orient:
            start, end = self.name_of("place", self.provence), self.name_of("place", self.egypt)
            return ORIENT_WAY.saying(start=start, place=end)
        general = s.general_at(FR, self.provence)
        if general < 0:
            return NO_GENERAL_THERE.by("K-13.1.5")
        if s.moved >> general & 1:
            return MOVED_ALREADY.by("K-13.1.5")
        for t in bits(s.stands[GB] & self.watched):
            return ORIENT_WATCHED.saying(place=self.name_of("place", t))
        ways = enter(s, g, Bars(1 << self.egypt, ORIENT_WAY, told), refused(s, general) & g.consent)
        if ways.left:
            return None
        reason = ways.why(self.egypt) or ORIENT_WAY  # the latter if nobody asks why
        return reason.saying(place=self.name_of("place", self.egypt))

    def after_move(self, s: Realm, power: int, kind: str, path: list[int]) -> None:
        """K-R-60: the card is spent when it is used; any French move that enters Navarra or Catalonia opens Spain."""
        if kind == "orient":
            s.special &= ~ARMEE_DORIENT
        if power == FR:
            for t in path[1:]:
                if t in self.gates:
                    self._open_spain(s, power, t)
