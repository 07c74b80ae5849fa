"""What Events and Advantages do (5.2): the effects of the cards, one after another as far as possible.

An effect is a piece of the card's data with an `op`. Effects are compulsory unless the data says `up_to` or
`optional` (IS-5.2.5); a part without any legal target is skipped (IS-5.2.6).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from chancellery.games.imperial_struggle import control, debt, formulas, navy, scoring, war_tiles
from chancellery.games.imperial_struggle.chart import bits
from chancellery.games.imperial_struggle.navy import NAVY_BOX
from chancellery.games.imperial_struggle.round import EVENT, WAITING, round_of
from chancellery.games.imperial_struggle.sides import BRITAIN, COMMODITIES, NOBODY, REGIONS, SIDES, TYPES
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.games.imperial_struggle.targets import ON_SPACES, Effect, targets
from chancellery.kernel import AGAIN, DONE, Decision, Move, Procedure
from chancellery.kernel.procedure import Result

SQUADRON_GOES = ("navy_box", "turn_track_next_peace_turn", "removed_from_game")


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


@dataclass(slots=True)
class Effects(Procedure):
    """A list of effects in order. `path` leads from the card to the list: part, then effect and option of a choice."""

    side: int
    card: int
    path: list[int]
    n: int = 0  # the effect being carried out
    left: int = NOBODY  # how often it is still to be done
    noted: bool = False  # what an effect of this list left for a later one to ask about

    def effects(self, s: Struggle) -> tuple[Effect, ...]:
        version = s.game.components.events[self.card].versions[self.side]
        found: Any = version.base if self.path[0] == 0 else version.bonus
        for at in range(1, len(self.path), 2):
            found = found[self.path[at]]["options"][self.path[at + 1]]
        return tuple(found)

    def reason(self, s: Struggle) -> str:
        """Why things happen: the card, by its id."""
        return s.game.components.events[self.card].id

    def next(self, s: Struggle) -> Result:
        effects = self.effects(s)
        if self.n == len(effects):
            return DONE
        effect = effects[self.n]
        op = effect["op"]
        if op in ON_SPACES:
            return self._on_spaces(s, effect)
        step: Callable[[Struggle, Effect], Result] = getattr(self, "do_" + op)
        result = step(s, effect)
        return self.done() if result is None else result

    def done(self) -> Result:
        """On to the next effect."""
        self.n += 1
        self.left = NOBODY
        self.goto(Effects.next)
        return None

    def in_vain(self, s: Struggle) -> None:
        """IS-5.2.6: a part that cannot be carried out."""
        s.emit("in_vain", self.side, self.card)

    def ask(self, kind: str, options: list[Move], about: tuple[int, ...] = (), seat: int = NOBODY) -> Decision:
        who = self.side if seat == NOBODY else seat
        return Decision(who, kind, "IS-5.2.5", options, who, (self.card, *about))

    # -- effects on spaces

    def _on_spaces(self, s: Struggle, effect: Effect) -> Result:
        where = targets(s, self.side, effect)
        if effect.get("count") == "all":
            where &= ~s.conflict  # IS-R-90: the counted ones only
        if self.left == NOBODY:
            self.left = self._count(s, effect, where)
            if not where or not self.left:
                self.in_vain(s)
        if not where or not self.left:
            return self.done()
        optional = effect.get("up_to")
        if not optional and where.bit_count() <= self.left:
            self.left -= 1
            carry_out(s, self.side, effect, where.bit_length() - 1, self.reason(s))
            return AGAIN
        options = s.game.moves.choose.of(where)
        if optional:
            options.append(s.game.moves.decline)
        return self.ask("effect_" + effect["op"], options, (self.left,))

    def _count(self, s: Struggle, effect: Effect, where: int) -> int:
        count = effect.get("count", 1)
        if count == "all":
            return where.bit_count()
        return count if isinstance(count, int) else formulas.amount(s, self.side, count)

    def _chosen(self, s: Struggle, decision: Decision, move: Move) -> Result:
        if move.verb == "decline":
            return self.done()
        self.left -= 1
        carry_out(s, self.side, self.effects(s)[self.n], move.args[0], self.reason(s))
        self.goto(Effects.next)
        return None

    on_effect_place_conflict = on_effect_unflag = on_effect_shift = _chosen
    on_effect_take_control = on_effect_damage_fort = on_effect_remove_own_flag = _chosen

    # -- points and tracks

    def do_gain_action_points(self, s: Struggle, effect: Effect) -> Result:
        """IS-5.2.8: the points wait for the tile's Actions."""
        amount = effect["amount"]
        if "condition" in effect and not formulas.holds(s, self.side, effect["condition"]):
            amount = 0
        points = amount if isinstance(amount, int) else formulas.amount(s, self.side, amount)
        if points:
            self._gain(s, effect, points)
        else:
            self.in_vain(s)
        return None

    def _gain(self, s: Struggle, effect: Effect, amount: int) -> None:
        if not amount:
            return
        ar, kind = round_of(s), s.game.restrictions.of(effect)
        ar.state[EVENT], ar.types[EVENT] = WAITING, TYPES.index(effect["type"])
        if kind in ar.event_kinds:
            ar.event_left[ar.event_kinds.index(kind)] += amount
        else:
            ar.event_kinds.append(kind)
            ar.event_left.append(amount)
        s.emit("points", self.side, ar.types[EVENT], amount, self.card)

    def _who(self, effect: Effect) -> int:
        who = effect["who"]
        if who in SIDES:
            return SIDES.index(who)
        return self.side if who == "self" else 1 - self.side

    def do_change_debt(self, s: Struggle, effect: Effect) -> Result:
        who, amount = self._who(effect), effect["amount"]
        if amount > 0:
            debt.force_debt(s, who, amount, self.reason(s))
            return None
        fallen = debt.reduce_debt(s, who, -amount, self.reason(s))
        if "shortfall_gives" in effect:  # Tax Reform
            gives = effect["shortfall_gives"]
            self._gain(s, {"restriction": None, "type": gives["type"]}, -amount - fallen)
        return None

    def do_change_debt_limit(self, s: Struggle, effect: Effect) -> Result:
        who = self._who(effect)
        self.noted = s.debt[who] >= s.limit[who]
        debt.change_limit(s, who, effect["amount"], self.reason(s))
        return None

    def do_if_at_debt_limit_before(self, s: Struggle, effect: Effect) -> Result:
        if self.noted:
            for inner in effect["then"]:
                getattr(self, "do_" + inner["op"])(s, inner)
        return None

    def do_change_treaty_points(self, s: Struggle, effect: Effect) -> Result:
        debt.change_treaty(s, self._who(effect), effect["amount"], self.reason(s))
        return None

    def do_score_vp(self, s: Struggle, effect: Effect) -> Result:
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
        return None

    def do_squadron_discount(self, s: Struggle, effect: Effect) -> Result:
        round_of(s).squadron_discount = effect["amount"]
        return None

    def do_cost_modifier(self, s: Struggle, effect: Effect) -> Result:
        """Pacte de Famille is the only Event of this kind."""
        round_of(s).pacte_de_famille = True
        return None

    # -- choices

    def do_choose_one(self, s: Struggle, effect: Effect) -> Result:
        open_ = formulas.open_options(s, self.side, effect, self.noted)
        if not open_:
            self.in_vain(s)
            return None
        if len(open_) == 1:
            return self._branch(open_[0])
        return self.ask("effect_choose_one", [s.game.moves.option[i] for i in open_], (self.path[0], self.n))

    def on_effect_choose_one(self, s: Struggle, decision: Decision, move: Move) -> Result:
        return self._branch(move.args[0])

    def _branch(self, option: int) -> Result:
        nested = Effects(self.side, self.card, [*self.path, self.n, option])
        self.done()
        return nested

    # -- Squadrons and Forts

    def do_construct_squadron(self, s: Struggle, effect: Effect) -> Result:
        self.noted = s.unbuilt[self.side] > 0
        if self.noted:
            navy.construct(s, self.side)
        else:
            self.in_vain(s)
        return None

    def do_move_squadron(self, s: Struggle, effect: Effect) -> Result:
        who = self._who(effect)
        places = navy.built(s, who)
        if effect["from"] == "map":
            places = [place for place in places if place != NAVY_BOX]
        self.noted = bool(places)
        if not places:
            self.in_vain(s)
            return None
        if len(places) == 1:
            self._move_squadron(s, effect, places[0])
            return None
        options = [s.game.moves.navy if place == NAVY_BOX else s.game.moves.choose[place] for place in places]
        return self.ask("effect_move_squadron", options, (who, SQUADRON_GOES.index(effect["to"])))

    def on_effect_move_squadron(self, s: Struggle, decision: Decision, move: Move) -> Result:
        self._move_squadron(s, self.effects(s)[self.n], NAVY_BOX if move.verb == "navy" else move.args[0])
        return self.done()

    def _move_squadron(self, s: Struggle, effect: Effect, place: int) -> None:
        who, to = self._who(effect), effect["to"]
        if to == "navy_box":
            navy.to_navy_box(s, who, place, self.reason(s))
        else:
            to = "turn_track" if to == "turn_track_next_peace_turn" else "removed"
            navy.set_aside(s, who, place, to, self.reason(s))

    def do_opponent_loses_asset(self, s: Struggle, effect: Effect) -> Result:
        """IS-R-103: the opponent chooses among what he has."""
        who, chart = 1 - self.side, s.game.chart
        lost = s.flags[who] & (chart.fort & ~s.damaged | chart.naval)
        options = s.game.moves.choose.of(lost)
        for theater in range(war_tiles.theaters(s)):
            name = war_tiles.theater_name(s, theater)
            tiles = sorted(set(s.bonus[war_tiles.slot(who, theater)]))
            options += [s.game.notation.move("give_up", tile, name) for tile in tiles]
        if not options:
            self.in_vain(s)
            return None
        if len(options) == 1:
            self._lose(s, options[0])
            return None
        return self.ask("effect_opponent_loses_asset", options, (), who)

    def on_effect_opponent_loses_asset(self, s: Struggle, decision: Decision, move: Move) -> Result:
        self._lose(s, move)
        return self.done()

    def _lose(self, s: Struggle, move: Move) -> None:
        who = 1 - self.side
        if move.verb == "give_up":
            tile, theater = move.args[0], war_tiles.theater_number(s, move.args[1])
            war_tiles.give_back(s, who, theater, tile)
        elif s.game.chart.fort >> move.args[0] & 1:
            s.damaged |= 1 << move.args[0]
            s.emit("damaged", who, move.args[0], self.reason(s))
        else:
            navy.to_navy_box(s, who, move.args[0], self.reason(s))

    # -- War tiles

    def do_draw_bonus_war_tile(self, s: Struggle, effect: Effect) -> Result:
        count = effect["count"]
        only = NOBODY
        if effect["theater"] == "jacobite_rebellion":  # IS-R-103
            war = s.game.components.wars[s.next_war].theaters if s.next_war != NOBODY else ()
            found = [i for i, theater in enumerate(war) if theater.id.endswith("jacobite_rebellion")]
            if not found:
                self.in_vain(s)
                return None
            only = found[0]
        amount = count if isinstance(count, int) else formulas.amount(s, self.side, count)
        if not amount or not war_tiles.room(s, self.side):
            self.in_vain(s)
            return None
        self.done()
        return war_tiles.PlaceTiles(self.side, amount, only)

    def do_remove_bonus_war_tile(self, s: Struggle, effect: Effect) -> Result:
        who = self._who(effect)
        found = [t for t in range(war_tiles.theaters(s)) if s.bonus[war_tiles.slot(who, t)]]
        if not found:
            self.in_vain(s)
            return None
        if len(found) == 1:
            war_tiles.give_back_unseen(s, who, found[0])
            return None
        options = [s.game.notation.move("theater", war_tiles.theater_name(s, t)) for t in found]
        return self.ask("effect_remove_bonus_war_tile", options)

    def on_effect_remove_bonus_war_tile(self, s: Struggle, decision: Decision, move: Move) -> Result:
        who = self._who(self.effects(s)[self.n])
        war_tiles.give_back_unseen(s, who, war_tiles.theater_number(s, move.args[0]))
        return self.done()

    def do_place_byng(self, s: Struggle, effect: Effect) -> Result:
        if s.next_war == NOBODY:
            self.in_vain(s)
            return None
        war = s.game.components.wars[s.next_war].theaters
        names = [war_tiles.theater_name(s, t) for t, theater in enumerate(war) if theater.byng]
        return self.ask("effect_place_byng", [s.game.notation.move("theater", name) for name in names])

    def on_effect_place_byng(self, s: Struggle, decision: Decision, move: Move) -> Result:
        s.byng = war_tiles.theater_number(s, move.args[0])
        s.emit("byng", BRITAIN, move.args[0])
        return self.done()

    # -- Global Demand

    def do_add_demand(self, s: Struggle, effect: Effect) -> Result:
        found = [c for c in map(COMMODITIES.index, effect["options"]) if c not in s.demand]
        if not found:
            self.in_vain(s)
            return None
        options = [s.game.moves.commodity[c] for c in found]
        return self.ask("effect_add_demand", [*options, s.game.moves.decline])

    def on_effect_add_demand(self, s: Struggle, decision: Decision, move: Move) -> Result:
        if move.verb != "decline":
            s.demand = sorted([*s.demand, move.args[0]])
            s.emit("demand_added", move.args[0])
        return self.done()

    def do_replace_demand(self, s: Struggle, effect: Effect) -> Result:
        """The tile is drawn before the player picks which to remove."""
        others = [c for c in range(len(COMMODITIES)) if c not in s.demand]
        drawn = others[s.below(len(others))]
        s.emit("demand_drawn", drawn)
        options = [s.game.moves.commodity[c] for c in s.demand]
        return self.ask("effect_replace_demand", options, (drawn,))

    def on_effect_replace_demand(self, s: Struggle, decision: Decision, move: Move) -> Result:
        drawn = decision.about[1]
        s.demand = sorted([c for c in s.demand if c != move.args[0]] + [drawn])
        s.emit("demand_replaced", move.args[0], drawn)
        return self.done()

    def do_score_commodity(self, s: Struggle, effect: Effect) -> Result:
        options = [s.game.moves.yes, s.game.moves.decline]
        return self.ask("effect_score_commodity", options, (COMMODITIES.index(effect["commodity"]),))

    def on_effect_score_commodity(self, s: Struggle, decision: Decision, move: Move) -> Result:
        if move.verb == "yes":
            scoring.score_commodity(s, decision.about[1])
        return self.done()

    # -- Advantages

    def do_refresh_advantages(self, s: Struggle, effect: Effect) -> Result:
        region = [REGIONS.index(id) for id in effect["regions"]]
        tiles = s.game.components.advantages
        found = [i for i in bits(s.exhausted) if tiles[i].region in region]
        return self._pick_advantages(s, effect, found)

    def do_exhaust_advantages(self, s: Struggle, effect: Effect) -> Result:
        tiles = range(len(s.game.components.advantages))
        return self._pick_advantages(s, effect, [i for i in tiles if not s.exhausted >> i & 1])

    def _pick_advantages(self, s: Struggle, effect: Effect, found: list[int]) -> Result:
        if self.left == NOBODY:
            self.left = effect["count"]
            if not found:
                self.in_vain(s)
        if not found or not self.left:
            return None
        options = [s.game.moves.advantage[i] for i in found]
        return self.ask("effect_" + effect["op"], [*options, s.game.moves.decline], (self.left,))

    def _picked(self, s: Struggle, decision: Decision, move: Move) -> Result:
        if move.verb == "decline":
            return self.done()
        self.left -= 1
        s.exhausted ^= 1 << move.args[0]
        s.emit("advantage_refreshed" if "refresh" in decision.kind else "advantage_exhausted", self.side, move.args[0])
        self.goto(Effects.next)
        return None

    on_effect_refresh_advantages = on_effect_exhaust_advantages = _picked

    def do_activate_advantage(self, s: Struggle, effect: Effect) -> Result:
        from chancellery.games.imperial_struggle.activation import ActivateByEvent

        regions = sum(1 << REGIONS.index(id) for id in effect["regions"])
        self.done()
        return ActivateByEvent(self.side, regions, effect["may_be_just_gained"])

    def do_shift_or_vp(self, s: Struggle, effect: Effect) -> Result:
        """Great Northern War for France: a flag under a Conflict marker can be neither shifted nor scored."""
        space = s.game.chart.index[effect["space"]]
        if s.flags[self.side] >> space & 1:
            if not s.conflict >> space & 1:
                debt.score(s, self.side, effect["vp_if_already_own"], self.reason(s))
            else:
                self.in_vain(s)
        else:
            control.shift(s, self.side, space, self.reason(s))
        return None

    steps = (next,)


@dataclass(slots=True)
class Activate(Procedure):
    """IS-8.2.1: the printed effect of an Advantage that is used by itself."""

    side: int
    advantage: int

    def carry_out(self, s: Struggle) -> Result:
        tile = s.game.components.advantages[self.advantage]
        effect = tile.effects[0]
        if effect["op"] == "change_debt":  # Baltic Trade
            debt.reduce_debt(s, self.side, -effect["amount"], tile.id)
            return None
        if effect["op"] == "move_squadron":  # Naval Bastion
            where = s.flags[1 - self.side] & s.game.chart.naval
        else:
            where = targets(s, self.side, effect)
        options = s.game.moves.choose.of(where)
        about = (self.advantage, int(effect["op"] == "move_squadron"))
        decision = Decision(self.side, "activate", "IS-8.2.1", options, self.side, about)
        return decision if len(options) > 1 else self.on_activate(s, decision, options[0])

    def on_activate(self, s: Struggle, decision: Decision, move: Move) -> Result:
        tile = s.game.components.advantages[self.advantage]
        effect = tile.effects[0]
        if effect["op"] == "move_squadron":
            navy.to_navy_box(s, 1 - self.side, move.args[0], tile.id)
        else:
            carry_out(s, self.side, effect, move.args[0], tile.id)
        return None

    steps = (carry_out,)
