"""Effects on spaces, of Events (5.2) and of Advantages (8.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from chancellery.games.imperial_struggle import control, debt, formulas, navy
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.event_part import Part
from chancellery.games.imperial_struggle.sides import NOBODY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.targets import Effect, reached
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Bars, Decision, Move, Procedure, Step, asks, does


def carry_out(s: Struggle, side: int, effect: Effect, space: int, reason: str) -> None:
    """An effect on one space; without points it ignores connection and cost (IS-5.2.13)."""
    op = effect["op"]
    if op == "place_conflict":
        control.place_conflict(s, space, bool(effect.get("extra_removal_cost")))
    elif op == "shift":
        control.shift(s, side, space, reason)
    elif op == "take_control":
        control.take(s, side, space, reason)
    elif op == "damage_fort":
        s.damaged |= 1 << space
        s.emit("damaged", 1 - side, space, reason)
    else:
        control.unflag(s, side, space, reason)


@dataclass
class OnSpaces(Part):
    """An effect on one or more spaces."""

    left: int = 0  # how often it is still to be done

    def spaces(self, s: Struggle) -> Bars:
        effect = self.effect(s)
        bars = reached(
            s, self.side, effect, v.NOT_REACHED.saying(source=self.name(s)) if s.explaining else v.NOT_REACHED
        )
        if effect.get("count") == "all":  # IS-R-90: the counted ones only
            bars.bar(s.conflict, v.NOT_COUNTED)
        return bars

    def count(self, s: Struggle) -> Step | None:
        count, where = self.effect(s).get("count", 1), self.spaces(s).left
        if count == "all":
            self.left = where.bit_count()
        else:
            self.left = count if isinstance(count, int) else formulas.amount(s, self.side, count)
        if not where or not self.left:
            s.emit("in_vain", self.side, self.card)
        return None

    def compel(self, s: Struggle) -> Step | None:
        """Where there is no choice the effect is carried out at once."""
        effect, where = self.effect(s), self.spaces(s).left
        if not where or not self.left:
            return LEAVE
        if effect.get("up_to") or where.bit_count() > self.left:
            return None
        self.left -= 1
        carry_out(s, self.side, effect, where.bit_length() - 1, self.reason(s))
        return REPEAT

    def choose(self, s: Struggle) -> list[Decision]:
        effect = self.effect(s)
        decision = s.decide(v.ON_SPACES[effect["op"]], self.side, self.card, self.left)
        decision.offer(v.CHOOSE, self.spaces(s))
        decision.add_if(bool(effect.get("up_to")), v.DECLINE, v.MUST_CHOOSE)
        return [decision]

    def on_chosen(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        if move.of is v.DECLINE:
            return LEAVE
        self.left -= 1
        carry_out(s, self.side, self.effect(s), move.args[0], self.reason(s))
        return COMPEL


COMPEL: Final = does(OnSpaces.compel)
SCRIPTS[OnSpaces] = [does(OnSpaces.count), COMPEL, asks(OnSpaces.choose, OnSpaces.on_chosen)]


@dataclass
class Activate(Procedure):
    """IS-8.2.1: the printed effect of an Advantage that is used by itself."""

    side: int
    advantage: int

    @staticmethod
    def of(side: int, advantage: int) -> Activate:
        """Made much faster than by what `dataclass` writes, which is not compiled."""
        new = ACTIVATED.begun_copy()
        new.side, new.advantage = side, advantage
        return new

    def copy(self) -> Self:
        new = self.begun_copy()
        new.side, new.advantage = self.side, self.advantage
        return new

    def effect(self, s: Struggle) -> Effect:
        return s.game.components.advantages[self.advantage].effects[0]

    def lower_debt(self, s: Struggle) -> Step | None:
        effect = self.effect(s)
        if effect["op"] != "change_debt":  # Baltic Trade
            return None
        debt.reduce_debt(s, self.side, -effect["amount"], s.game.components.advantages[self.advantage].id)
        return LEAVE

    def choose(self, s: Struggle) -> list[Decision]:
        effect = self.effect(s)
        bastion = effect["op"] == "move_squadron"
        decision = s.decide(v.ASK_ACTIVATE, self.side, self.advantage, int(bastion))
        if bastion:
            spaces = s.bars(s.flags[1 - self.side] & s.game.chart.naval, v.NO_OPPOSING_SQUADRON)
        else:
            not_reached = v.NOT_REACHED
            if s.explaining:
                name = s.game.name_of("advantage", self.advantage)
                not_reached = not_reached.by("IS-8.2.1").saying(source=name)
            spaces = reached(s, self.side, effect, not_reached)
        decision.offer(v.CHOOSE, spaces)
        return [decision]

    def on_activate(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        effect, reason = self.effect(s), s.game.components.advantages[self.advantage].id
        if effect["op"] == "move_squadron":  # Naval Bastion
            navy.to_navy_box(s, 1 - self.side, move.args[0], reason)
        else:
            carry_out(s, self.side, effect, move.args[0], reason)
        return None


ACTIVATED: Final = Activate(NOBODY, -1)
SCRIPTS[Activate] = [does(Activate.lower_debt), asks(Activate.choose, Activate.on_activate)]
