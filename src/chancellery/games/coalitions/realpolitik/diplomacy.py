"""Diplomacy Phase (chapter 7): negotiation, diplomatic demands, update of the board."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.coalitions.realpolitik.italy import ControlOfItaly
from chancellery.games.coalitions.realpolitik.state import RealpolitikRealm
from chancellery.games.coalitions.realpolitik.vocabulary import (
    ALLIANCE,
    ALLIANCE_WITH_ITSELF,
    ASK_DEMAND,
    ASK_NEGOTIATION,
    READY,
)
from chancellery.games.coalitions.system.board_update import BoardUpdate
from chancellery.games.coalitions.system.minor_powers import is_minor, major_of
from chancellery.games.coalitions.system.state import NOBODY
from chancellery.kernel import SCRIPTS, Decision, Move, Procedure, Step, asks, does


@dataclass
class DiplomacyPhase(Procedure):
    """RP-7.1.6. `first`: before the first turn of three players, when no status exists yet (RP-11.2.5)."""

    first: bool = False
    given: list[int] = field(default_factory=list)  # to whom each Power gave its Alliance token, or NOBODY

    def begin(self, s: RealpolitikRealm) -> Step | None:
        s.emit("diplomacy_phase")
        self.given = [NOBODY] * len(s.partner)
        return None

    def negotiate(self, s: RealpolitikRealm) -> list[Decision]:
        """RP-7.2.3, RP-R-100: talk until every player is ready; nothing is decided in it."""
        power_of = s.game.map.power_of
        return [s.decide(ASK_NEGOTIATION, power_of[name]).add(READY) for name in s.game.seats]

    def on_negotiation(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Step | None:
        return None

    def demand(self, s: RealpolitikRealm) -> list[Decision]:
        """RP-7.3.2, RP-7.3.3: the Alliance token goes to exactly one other Power; RP-11.3.3: Italy gives none."""
        asked = [s.decide(ASK_DEMAND, power) for power in s.prestige if not is_minor(s, power)]
        everybody = (1 << len(s.partner)) - 1
        for decision in asked:
            decision.offer(ALLIANCE, s.bars(everybody & ~(1 << decision.actor), ALLIANCE_WITH_ITSELF))
        return asked

    def on_demand(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Step | None:
        self.given[decision.actor] = move.args[0]
        return None

    def reveal(self, s: RealpolitikRealm) -> Step | None:
        """RP-7.3.4: it is public who offered an Alliance to whom; RP-11.3.5: with three players Italy's lot follows."""
        for power in s.prestige:
            if self.given[power] >= 0:
                s.emit("demand", power, self.given[power])
        italy = next((power for power in s.prestige if is_minor(s, power)), NOBODY)
        if italy >= 0:
            allied = sum(1 << power for power, other in enumerate(self._mutual()) if other >= 0)
            offers = [power for power in s.prestige if self.given[power] == italy]
            s.call(ControlOfItaly(italy, offers=offers, allied=allied))
        return None

    def _mutual(self) -> list[int]:
        """RP-7.3.5, RP-7.3.6: Allies are those who gave each other their Alliance tokens."""
        given = self.given
        return [to if to >= 0 and given[to] == power else NOBODY for power, to in enumerate(given)]

    def conclude(self, s: RealpolitikRealm) -> Step | None:
        """RP-7.3.7 to RP-7.3.10: all statuses change at once, then the board is updated (RP-7.5.3)."""
        partner = self._mutual()
        for power in range(len(partner)):
            if is_minor(s, power):  # RP-11.3.6, RP-11.3.14
                major = major_of(s, power)
                partner[power], partner[major] = major, power
        self._tell(s, partner)
        before, s.partner = list(s.ally), partner
        s.game.relations.set_sides(s)
        if not self.first:  # RP-11.3.17
            s.call(BoardUpdate(before, 0))
        return None

    def _tell(self, s: RealpolitikRealm, partner: list[int]) -> None:
        for power, old in enumerate(s.partner):
            if power < old != partner[power]:
                s.emit("alliance_ended", power, old)
        for power, new in enumerate(partner):
            if power < new:
                s.emit("alliance_kept" if s.partner[power] == new else "alliance", power, new)
        if max(partner) < 0:
            s.emit("no_alliance")

    def lower_token(self, s: RealpolitikRealm) -> Step | None:
        """RP-7.1.7, RP-8.4.6."""
        s.token = 0
        return None


SCRIPTS[DiplomacyPhase] = [
    does(DiplomacyPhase.begin),
    asks(DiplomacyPhase.negotiate, DiplomacyPhase.on_negotiation),
    asks(DiplomacyPhase.demand, DiplomacyPhase.on_demand),
    does(DiplomacyPhase.reveal),
    does(DiplomacyPhase.conclude),
    does(DiplomacyPhase.lower_token),
]
