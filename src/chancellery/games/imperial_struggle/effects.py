"""What Events do (5.2): the effects of the cards, one after another as far as possible.

An effect is a piece of the card's data with an `op`. Effects are compulsory unless the data says `up_to` or
`optional` (IS-5.2.5); a part without any legal target is skipped (IS-5.2.6). Here is what happens without a choice;
the parts that ask are procedures of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from chancellery.games.imperial_struggle import control, debt, formulas, navy, war_tiles
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.activation import ActivateByEvent, PickAdvantages
from chancellery.games.imperial_struggle.event_part import Part, listed, who
from chancellery.games.imperial_struggle.events_at_war import LoseAsset, MoveSquadron, PlaceByng, RemoveTile, movable
from chancellery.games.imperial_struggle.events_in_trade import AddDemand, ReplaceDemand, ScoreCommodity, wanted
from chancellery.games.imperial_struggle.on_spaces import OnSpaces
from chancellery.games.imperial_struggle.round import EVENT, WAITING
from chancellery.games.imperial_struggle.sides import NOBODY, REGIONS, TYPES
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.targets import ON_SPACES, Effect
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Decision, Move, Procedure, Step, asks, does


@dataclass
class Effects(Procedure):
    """A list of effects in order. `path` leads from the card to the list: part, then effect and option of a choice."""

    side: int
    card: int
    path: list[int]
    n: int = 0  # the effect to be carried out
    noted: bool = False  # what an effect of this list left for a later one to ask about

    def next(self, s: Struggle) -> Step | None:
        effects = listed(s, self.side, self.card, self.path)
        if self.n == len(effects):
            return LEAVE
        effect = effects[self.n]
        OPS[effect["op"]](self, s, effect)
        self.n += 1
        return REPEAT

    def part(self) -> tuple[int, int, list[int]]:
        """Side, card and path of the effect that is carried out."""
        return self.side, self.card, [*self.path, self.n]

    def reason(self, s: Struggle) -> str:
        """Why things happen: the card, by its id."""
        return s.game.components.events[self.card].id

    def in_vain(self, s: Struggle) -> None:
        """IS-5.2.6: a part that cannot be carried out."""
        s.emit("in_vain", self.side, self.card)

    def call(self, s: Struggle, possible: object, part: type[Part]) -> None:
        """A part that asks, if there is something to choose."""
        if possible:
            s.call(part(*self.part()))
        else:
            self.in_vain(s)

    # -- points and tracks

    def gain_action_points(self, s: Struggle, effect: Effect) -> None:
        """IS-5.2.8: the points wait for the tile's Actions."""
        amount = effect["amount"]
        if "condition" in effect and not formulas.holds(s, self.side, effect["condition"]):
            amount = 0
        points = amount if isinstance(amount, int) else formulas.amount(s, self.side, amount)
        if points:
            self._gain(s, effect, points)
        else:
            self.in_vain(s)

    def _gain(self, s: Struggle, effect: Effect, amount: int) -> None:
        if not amount:
            return
        ar, kind = s.round, s.game.restrictions.of(effect)
        ar.state[EVENT], ar.types[EVENT] = WAITING, TYPES.index(effect["type"])
        if kind in ar.event_kinds:
            ar.event_left[ar.event_kinds.index(kind)] += amount
        else:
            ar.event_kinds.append(kind)
            ar.event_left.append(amount)
        s.emit("points", self.side, ar.types[EVENT], amount, self.card)

    def change_debt(self, s: Struggle, effect: Effect) -> None:
        whose, amount = who(self.side, effect), effect["amount"]
        if amount > 0:
            debt.force_debt(s, whose, amount, self.reason(s))
            return
        fallen = debt.reduce_debt(s, whose, -amount, self.reason(s))
        if "shortfall_gives" in effect:  # Tax Reform
            gives = effect["shortfall_gives"]
            self._gain(s, {"restriction": None, "type": gives["type"]}, -amount - fallen)

    def change_debt_limit(self, s: Struggle, effect: Effect) -> None:
        whose = who(self.side, effect)
        self.noted = s.debt[whose] >= s.limit[whose]
        debt.change_limit(s, whose, effect["amount"], self.reason(s))

    def if_at_debt_limit_before(self, s: Struggle, effect: Effect) -> None:
        if self.noted:
            for inner in effect["then"]:
                OPS[inner["op"]](self, s, inner)

    def change_treaty_points(self, s: Struggle, effect: Effect) -> None:
        debt.change_treaty(s, who(self.side, effect), effect["amount"], self.reason(s))

    def score_vp(self, s: Struggle, effect: Effect) -> None:
        condition = effect.get("condition")
        if condition == "a squadron was set aside":
            met = self.noted  # IS-R-104
        else:
            met = not condition or formulas.holds(s, self.side, condition)
        amount = effect["amount"] if met else 0
        worth = amount if isinstance(amount, int) else formulas.amount(s, self.side, amount)
        for keyword, better in effect.get("amount_with_keyword", {}).items():
            if formulas.shows(s, self.side, keyword):
                worth = better
        if not worth:
            self.in_vain(s)
        debt.score(s, self.side, min(worth, effect.get("max", 99)), self.reason(s))

    def squadron_discount(self, s: Struggle, effect: Effect) -> None:
        s.round.squadron_discount = effect["amount"]

    def cost_modifier(self, s: Struggle, effect: Effect) -> None:
        """Pacte de Famille is the only Event of this kind."""
        s.round.pacte_de_famille = True

    def shift_or_vp(self, s: Struggle, effect: Effect) -> None:
        """Great Northern War for France: a flag under a Conflict marker can be neither shifted nor scored."""
        space = s.game.chart.index[effect["space"]]
        if not s.flags[self.side] >> space & 1:
            control.shift(s, self.side, space, self.reason(s))
        elif not s.conflict >> space & 1:
            debt.score(s, self.side, effect["vp_if_already_own"], self.reason(s))
        else:
            self.in_vain(s)

    # -- what others carry out

    def on_spaces(self, s: Struggle, effect: Effect) -> None:
        s.call(OnSpaces(*self.part()))

    def choose_one(self, s: Struggle, effect: Effect) -> None:
        if formulas.open_options(s, self.side, effect, self.noted):
            s.call(ChooseOne(*self.part(), self.noted))
        else:
            self.in_vain(s)

    def construct_squadron(self, s: Struggle, effect: Effect) -> None:
        self.noted = s.unbuilt[self.side] > 0
        if self.noted:
            navy.construct(s, self.side)
        else:
            self.in_vain(s)

    def move_squadron(self, s: Struggle, effect: Effect) -> None:
        self.noted = movable(s, self.side, effect)
        self.call(s, self.noted, MoveSquadron)

    def opponent_loses_asset(self, s: Struggle, effect: Effect) -> None:
        part = LoseAsset(*self.part())
        if part.ask(s):
            s.call(part)
        else:
            self.in_vain(s)

    def draw_bonus_war_tile(self, s: Struggle, effect: Effect) -> None:
        count = effect["count"]
        only = NOBODY
        if effect["theater"] == "jacobite_rebellion":  # IS-R-103
            war = s.game.components.wars[s.next_war].theaters if s.next_war != NOBODY else ()
            found = [i for i, theater in enumerate(war) if theater.id.endswith("jacobite_rebellion")]
            if not found:
                self.in_vain(s)
                return
            only = found[0]
        amount = count if isinstance(count, int) else formulas.amount(s, self.side, count)
        if not amount or not war_tiles.room(s, self.side):
            self.in_vain(s)
        else:
            s.call(war_tiles.PlaceTiles(self.side, amount, only))

    def remove_bonus_war_tile(self, s: Struggle, effect: Effect) -> None:
        self.call(s, war_tiles.tiles_in_next_war(s, who(self.side, effect)), RemoveTile)

    def place_byng(self, s: Struggle, effect: Effect) -> None:
        self.call(s, s.next_war != NOBODY, PlaceByng)

    def add_demand(self, s: Struggle, effect: Effect) -> None:
        self.call(s, set(wanted(effect)) - set(s.demand), AddDemand)

    def replace_demand(self, s: Struggle, effect: Effect) -> None:
        s.call(ReplaceDemand(*self.part()))

    def score_commodity(self, s: Struggle, effect: Effect) -> None:
        s.call(ScoreCommodity(*self.part()))

    def pick_advantages(self, s: Struggle, effect: Effect) -> None:
        part = PickAdvantages(*self.part(), effect["count"])
        if part.found(s).left:
            s.call(part)
        else:
            self.in_vain(s)

    def activate_advantage(self, s: Struggle, effect: Effect) -> None:
        regions = sum(1 << REGIONS.index(id) for id in effect["regions"])
        s.call(ActivateByEvent(self.side, regions, effect["may_be_just_gained"]))


SCRIPTS[Effects] = [does(Effects.next)]
OPS: Final[dict[str, Callable[[Effects, Struggle, Effect], None]]] = {
    **dict.fromkeys(ON_SPACES, Effects.on_spaces),
    "gain_action_points": Effects.gain_action_points,
    "change_debt": Effects.change_debt,
    "change_debt_limit": Effects.change_debt_limit,
    "if_at_debt_limit_before": Effects.if_at_debt_limit_before,
    "change_treaty_points": Effects.change_treaty_points,
    "score_vp": Effects.score_vp,
    "squadron_discount": Effects.squadron_discount,
    "cost_modifier": Effects.cost_modifier,
    "shift_or_vp": Effects.shift_or_vp,
    "choose_one": Effects.choose_one,
    "construct_squadron": Effects.construct_squadron,
    "move_squadron": Effects.move_squadron,
    "opponent_loses_asset": Effects.opponent_loses_asset,
    "draw_bonus_war_tile": Effects.draw_bonus_war_tile,
    "remove_bonus_war_tile": Effects.remove_bonus_war_tile,
    "place_byng": Effects.place_byng,
    "add_demand": Effects.add_demand,
    "replace_demand": Effects.replace_demand,
    "score_commodity": Effects.score_commodity,
    "refresh_advantages": Effects.pick_advantages,
    "exhaust_advantages": Effects.pick_advantages,
    "activate_advantage": Effects.activate_advantage,
}


@dataclass
class ChooseOne(Part):
    """A choice between lists of effects; an option without any target is none while another has one."""

    noted: bool  # what an earlier effect left

    def ask(self, s: Struggle) -> list[Decision]:
        decision = s.decide(v.CHOOSE_ONE, self.side, self.card, self.path[0], self.path[-1])
        found = formulas.open_options(s, self.side, self.effect(s), self.noted)
        options = s.bars(sum(1 << number for number in found), v.NO_SUCH_OPTION.saying(card=self.name(s)))
        decision.offer(v.OPTION, options)
        return [decision]

    def on_option(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        s.call(Effects(self.side, self.card, [*self.path, move.args[0]]))
        return None


SCRIPTS[ChooseOne] = [asks(ChooseOne.ask, ChooseOne.on_option)]
