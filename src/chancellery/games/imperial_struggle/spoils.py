"""Theater spoils (7.2): points, Squadron losses, then what the winner makes of it; special rewards (7.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.imperial_struggle import conquest, control, debt, ministries, navy
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.components import Row
from chancellery.games.imperial_struggle.navy import NAVY_BOX
from chancellery.games.imperial_struggle.sides import NOBODY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.strength import theater_of
from chancellery.games.imperial_struggle.usa import PlaceUsaFlags
from chancellery.games.imperial_struggle.war_tiles import theater_name
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Bars, Decision, Move, Procedure, Step, asks, does

NOT_OPPOSING: Final = v.NOT_OPPOSING.by("IS-7.2.0.3")
REFUSAL_VP: Final = (3, 5)  # IS-7.2.2.2
MOST_LOST: Final = 2  # IS-7.3.8
TO_UNBUILT: Final = {"loser_squadron_to_unbuilt_1": 1, "loser_squadron_to_unbuilt_2": 2}  # IS-7.3.7


@dataclass
class Spoils(Procedure):
    """IS-7.2.0.1, IS-R-59: the row of the table that holds the margin, in the order VP, losses, conquest, rewards."""

    side: int  # the winner
    theater: int
    margin: int
    row: int
    points: int = 0  # Conquest Points left
    strips: int = 0  # flags still to be removed
    claimed: int = NOBODY  # the Territory that the opponent may refuse to cede
    spanish: int = 0  # uncontrolled Spanish Territories taken (IS-12.1.3)

    def found(self, s: Struggle) -> Row:
        return theater_of(s, self.theater).rows[self.side][self.row]

    def award(self, s: Struggle) -> Step | None:
        row = self.found(s)
        self.points, self.strips = row.conquest, int(row.unflag is not None)
        name = theater_name(s, self.theater)
        s.emit("spoils", self.side, name, row.vp, self.points, self.strips, row.treaty)
        debt.score(s, self.side, row.vp, "war", (("theater", name, row.vp, self.margin),))
        debt.change_treaty(s, 1 - self.side, row.treaty, "war")
        return None

    def losses(self, s: Struggle) -> Step | None:
        for word in self.found(s).special:
            if word in TO_UNBUILT:
                s.call(LoseSquadrons(1 - self.side, TO_UNBUILT[word], "unbuilt"))
            elif word == "loser_squadron_removed_from_game":
                s.call(LoseSquadrons(1 - self.side, min(self.margin, MOST_LOST), "removed"))
        return None

    # -- Conquest Points and the flag to remove, in the winner's order

    def spend(self, s: Struggle) -> list[Decision]:
        decision = s.decide(v.SPOILS, self.side, theater_name(s, self.theater), self.points, self.strips)
        conquest.offer(s, decision, theater_of(s, self.theater), self.points)
        decision.offer(v.SPOIL, self._stripped(s))
        return decision.or_else(v.DECLINE)

    def _stripped(self, s: Struggle) -> Bars:
        """IS-7.2.0.3: opposing flags of the kind and Region of the row, also under Conflict markers."""
        chart, unflag = s.game.chart, self.found(s).unflag
        if unflag is None:
            return s.bars(0, v.NO_STRIP)
        kind, where = unflag
        bars = s.bars(chart.all, v.NO_STRIP).unless(self.strips > 0, v.STRIPPED_ALREADY)
        if kind == "market":
            bars.only(chart.market, v.STRIP_MARKET)
        else:
            bars.only(chart.political, v.STRIP_POLITICAL)
        bars.only(where, v.STRIP_REGION)
        return bars.only(control.opposing(s, self.side), NOT_OPPOSING)

    def on_spoils(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        if move.of is v.DECLINE:
            s.emit("spoils_declined", self.side, self.points, self.strips)
            return None
        space = move.args[0]
        if move.of is v.SPOIL:
            self.strips -= 1
            s.emit("stripped", self.side, space)
            control.unflag(s, self.side, space, "war")
            return REPEAT
        self.points -= conquest.price(s, space)
        if move.of is v.CONQUER_FROM:
            conquest.take(s, self.side, space, move.args[1])
            return REPEAT
        if self._may_refuse(s, space):
            self.claimed = space
            return CEDING
        self._take(s, space)
        return REPEAT

    def _may_refuse(self, s: Struggle, space: int) -> bool:
        """IS-7.2.2.2, IS-7.2.2.4: a Territory of the opponent, and at most two refusals in a War."""
        theirs = s.flags[1 - self.side] & s.game.chart.territory
        return bool(theirs >> space & 1) and s.refusals[1 - self.side] < len(REFUSAL_VP)

    def cede(self, s: Struggle) -> list[Decision]:
        other = 1 - self.side
        decision = s.decide(v.REFUSAL, other, self.claimed, REFUSAL_VP[s.refusals[other]])
        return [decision.add(v.ACCEPT).add(v.REFUSE)]

    def on_refusal(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        space, vp = decision.about
        self.claimed = NOBODY
        if move.of is v.ACCEPT:
            self._take(s, space)
            return SPENDING
        s.refusals[decision.actor] += 1
        s.refused |= 1 << space
        s.emit("conquest_refused", decision.actor, space)
        debt.score(s, self.side, vp, "refusal", (("space", space, vp, 1),))
        return SPENDING

    def _take(self, s: Struggle, space: int) -> None:
        if s.game.spanish_empire and s.game.chart.spanish_territories & ~s.flagged() & 1 << space:
            self.spanish += 1
        conquest.take(s, self.side, space)

    # -- special rewards (7.3)

    def rewards(self, s: Struggle) -> Step | None:
        special = self.found(s).special
        if "jacobite_victory_marker" in special:  # IS-7.3.2
            s.jacobite_victories += 1
            s.emit("jacobite_victory", s.jacobite_victories)
        if "jacobite_uprisings_extra_slot" in special and not s.jacobite_defeat:  # IS-4.1.7.6
            s.jacobite_place = True
            s.emit("jacobite_place")
        if "jacobite_defeat" in special:
            s.revealed = True  # the card may have been face down
            ministries.jacobite_defeat(s)
        if "atlantic_dominance_tile" in special:  # IS-7.3.7
            s.dominance = self.side
            s.emit("atlantic_dominance", self.side)
        if "usa" in special:
            s.call(PlaceUsaFlags("canada" in special))
        return None

    def shifts_in_spain(self, s: Struggle) -> Step | None:
        if self.spanish:
            s.call(ShiftInSpain(1 - self.side, self.spanish))
        return None


SPENDING: Final = asks(Spoils.spend, Spoils.on_spoils)
CEDING: Final = asks(Spoils.cede, Spoils.on_refusal)
SCRIPTS[Spoils] = [
    does(Spoils.award),
    does(Spoils.losses),
    SPENDING,
    does(Spoils.rewards),
    does(Spoils.shifts_in_spain),
    LEAVE,
    CEDING,
]


@dataclass
class LoseSquadrons(Procedure):
    """IS-7.3.7 to IS-7.3.9: the loser chooses among his built Squadrons; too few, and all go."""

    side: int
    left: int
    to: str  # unbuilt, or removed: out of the game

    def lose(self, s: Struggle) -> Step | None:
        """Without a choice: the last ones, or all from one place."""
        places = navy.built(s, self.side)
        if not self.left or not places:
            return LEAVE
        if len(places) > 1 and s.squadrons(self.side) + s.navy[self.side] > self.left:
            return None
        self._lose(s, places[0])
        return REPEAT

    def choose(self, s: Struggle) -> list[Decision]:
        removed = self.to == "removed"
        decision = s.decide(v.REMOVED if removed else v.TO_UNBUILT, self.side, self.left, int(removed))
        navy.offer(s, decision, self.side, v.NO_SQUADRON.by(decision.rule), v.NAVY_WITHOUT_SQUADRON.by(decision.rule))
        return [decision]

    def on_lose_squadron(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        self._lose(s, NAVY_BOX if move.of is v.NAVY else move.args[0])
        return LOSING

    def _lose(self, s: Struggle, place: int) -> None:
        self.left -= 1
        navy.set_aside(s, self.side, place, self.to, "war")


LOSING: Final = does(LoseSquadrons.lose)
SCRIPTS[LoseSquadrons] = [LOSING, asks(LoseSquadrons.choose, LoseSquadrons.on_lose_squadron)]


@dataclass
class ShiftInSpain(Procedure):
    """IS-12.1.3, IS-R-73: for each Spanish Territory the winner took the opponent may shift a space in Spain."""

    side: int
    left: int

    def choose(self, s: Struggle) -> list[Decision]:
        if not self.left:
            return []
        decision = s.decide(v.SHIFT_IN_SPAIN, self.side, self.left)
        spain = s.bars(s.game.chart.countries["spain"], v.ONLY_SPAIN).bar(s.flags[self.side], v.OWN_SPACE)
        decision.offer(v.UNFLAG, spain.fork().only(s.flags[1 - self.side], v.NOTHING_TO_UNFLAG))
        decision.offer(v.FLAG, spain.only(control.empty(s), v.UNFLAG_FIRST))
        return decision.or_else(v.DECLINE)

    def on_shift_in_spain(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        if move.of is v.DECLINE:
            s.emit("shift_declined", self.side)
            return None
        self.left -= 1
        s.emit("shift_in_spain", self.side, move.args[0])
        control.shift(s, self.side, move.args[0], "spain")
        return REPEAT


SCRIPTS[ShiftInSpain] = [asks(ShiftInSpain.choose, ShiftInSpain.on_shift_in_spain)]
