"""Theater spoils (7.2): points, Squadron losses, then what the winner makes of it; special rewards (7.3)."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.imperial_struggle import conquest, control, debt, ministries, navy
from chancellery.games.imperial_struggle.chart import bits
from chancellery.games.imperial_struggle.components import Row
from chancellery.games.imperial_struggle.navy import NAVY_BOX
from chancellery.games.imperial_struggle.strength import theater_of
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.games.imperial_struggle.usa import PlaceUsaFlags
from chancellery.games.imperial_struggle.war_tiles import theater_name
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import AGAIN, Result

REFUSAL_VP = (3, 5)  # IS-7.2.2.2
MOST_LOST = 2  # IS-7.3.8
TO_UNBUILT = {"loser_squadron_to_unbuilt_1": 1, "loser_squadron_to_unbuilt_2": 2}  # IS-7.3.7


@dataclass(slots=True)
class Spoils(Procedure):
    """IS-7.2.0.1, IS-R-59: the row of the table that holds the margin, in the order VP, losses, conquest, rewards."""

    side: int  # the winner
    theater: int
    margin: int
    row: int
    points: int = 0  # Conquest Points left
    strips: int = 0  # flags still to be removed
    spanish: int = 0  # uncontrolled Spanish Territories taken (IS-12.1.3)

    def found(self, s: Struggle) -> Row:
        return theater_of(s, self.theater).rows[self.side][self.row]

    def award(self, s: Struggle) -> Result:
        row = self.found(s)
        self.points, self.strips = row.conquest, int(row.unflag is not None)
        name = theater_name(s, self.theater)
        s.emit("spoils", self.side, name, row.vp, self.points, self.strips, row.treaty)
        debt.score(s, self.side, row.vp, "war")
        debt.change_treaty(s, 1 - self.side, row.treaty, "war")
        return None

    def losses(self, s: Struggle) -> Result:
        for word in self.found(s).special:
            if word in TO_UNBUILT:
                return LoseSquadrons(1 - self.side, TO_UNBUILT[word], "unbuilt")
            if word == "loser_squadron_removed_from_game":
                return LoseSquadrons(1 - self.side, min(self.margin, MOST_LOST), "removed")
        return None

    # -- Conquest Points and the flag to remove, in the winner's order

    def spend(self, s: Struggle) -> Result:
        options: list[Move] = []
        if self.points:
            options += conquest.options(s, self.side, theater_of(s, self.theater), self.points)
        if self.strips:
            options += s.game.moves.strip.of(self._stripped(s))
        if not options:
            return None
        about = (theater_name(s, self.theater), self.points, self.strips)
        return Decision(self.side, "spoils", "IS-7.2.1.0.1", [*options, s.game.moves.decline], self.side, about)

    def _stripped(self, s: Struggle) -> int:
        """IS-7.2.0.3: opposing flags of the kind and Region of the row, also under Conflict markers."""
        unflag = self.found(s).unflag
        assert unflag is not None
        kind, where = unflag
        chart = s.game.chart
        return control.opposing(s, self.side) & where & (chart.market if kind == "market" else chart.political)

    def on_spoils(self, s: Struggle, decision: Decision, move: Move) -> Result:
        if move is s.game.moves.decline:
            s.emit("spoils_declined", self.side, self.points, self.strips)
            return None
        self.goto(Spoils.spend)
        space = move.args[0]
        if move.verb == "spoil":
            self.strips -= 1
            s.emit("stripped", self.side, space)
            control.unflag(s, self.side, space, "war")
            return None
        self.points -= conquest.price(s, space)
        if move.verb == "conquer_from":
            conquest.take(s, self.side, space, move.args[1])
            return None
        if self._may_refuse(s, space):
            vp = REFUSAL_VP[s.refusals[1 - self.side]]
            options = [s.game.moves.accept, s.game.moves.refuse]
            return Decision(1 - self.side, "refusal", "IS-7.2.2.1", options, 1 - self.side, (space, vp))
        self._take(s, space)
        return None

    def _may_refuse(self, s: Struggle, space: int) -> bool:
        """IS-7.2.2.2, IS-7.2.2.4: a Territory of the opponent, and at most two refusals in a War."""
        theirs = s.flags[1 - self.side] & s.game.chart.territory
        return bool(theirs >> space & 1) and s.refusals[1 - self.side] < len(REFUSAL_VP)

    def on_refusal(self, s: Struggle, decision: Decision, move: Move) -> Result:
        space, vp = decision.about
        if move is s.game.moves.accept:
            self._take(s, space)
            return None
        s.refusals[decision.actor] += 1
        s.refused |= 1 << space
        s.emit("conquest_refused", decision.actor, space)
        debt.score(s, self.side, vp, "refusal")
        return None

    def _take(self, s: Struggle, space: int) -> None:
        if s.game.spanish_empire and s.game.chart.spanish_territories & ~s.flagged() & 1 << space:
            self.spanish += 1
        conquest.take(s, self.side, space)

    # -- special rewards (7.3)

    def rewards(self, s: Struggle) -> Result:
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
            return PlaceUsaFlags("canada" in special)
        return None

    def shifts_in_spain(self, s: Struggle) -> Result:
        return ShiftInSpain(1 - self.side, self.spanish) if self.spanish else None

    steps = (award, losses, spend, rewards, shifts_in_spain)


@dataclass(slots=True)
class LoseSquadrons(Procedure):
    """IS-7.3.7 to IS-7.3.9: the loser chooses among his built Squadrons; too few, and all go."""

    side: int
    left: int
    to: str  # unbuilt, or removed: out of the game

    def lose(self, s: Struggle) -> Result:
        places = navy.built(s, self.side)
        if not self.left or not places:
            return None
        if len(places) == 1 or s.squadrons(self.side) + s.navy[self.side] <= self.left:
            self._lose(s, places[0])
            return AGAIN
        options = [s.game.moves.navy if place == NAVY_BOX else s.game.moves.choose[place] for place in places]
        rule = "IS-7.3.7" if self.to == "unbuilt" else "IS-7.3.8"
        about = (self.left, int(self.to == "removed"))
        return Decision(self.side, "lose_squadron", rule, options, self.side, about)

    def on_lose_squadron(self, s: Struggle, decision: Decision, move: Move) -> Result:
        self._lose(s, NAVY_BOX if move is s.game.moves.navy else move.args[0])
        self.goto(LoseSquadrons.lose)
        return None

    def _lose(self, s: Struggle, place: int) -> None:
        self.left -= 1
        navy.set_aside(s, self.side, place, self.to, "war")

    steps = (lose,)


@dataclass(slots=True)
class ShiftInSpain(Procedure):
    """IS-12.1.3, IS-R-73: for each Spanish Territory the winner took the opponent may shift a space in Spain."""

    side: int
    left: int

    def choose(self, s: Struggle) -> Result:
        spain = s.game.chart.countries["spain"]
        options = [s.game.moves.unflag[space] for space in bits(spain & s.flags[1 - self.side])]
        options += [s.game.moves.flag[space] for space in bits(spain & control.empty(s))]
        if not self.left or not options:
            return None
        options.append(s.game.moves.decline)
        return Decision(self.side, "shift_in_spain", "IS-12.1.3", options, self.side, (self.left,))

    def on_shift_in_spain(self, s: Struggle, decision: Decision, move: Move) -> Result:
        if move is s.game.moves.decline:
            s.emit("shift_declined", self.side)
            return None
        self.left -= 1
        s.emit("shift_in_spain", self.side, move.args[0])
        control.shift(s, self.side, move.args[0], "spain")
        self.goto(ShiftInSpain.choose)
        return None

    steps = (choose,)
