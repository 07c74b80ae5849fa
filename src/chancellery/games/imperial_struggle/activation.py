"""Advantages in Events: used through one (IS-8.2.7, IS-R-48), refreshed or Exhausted by one."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.imperial_struggle import advantages, control, navy, points, shifts, targets
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.components import Advantage
from chancellery.games.imperial_struggle.event_part import Part
from chancellery.games.imperial_struggle.military import CHEAP_SQUADRON
from chancellery.games.imperial_struggle.on_spaces import Activate
from chancellery.games.imperial_struggle.restrictions import FREE
from chancellery.games.imperial_struggle.round import CLOSED, MAJOR, MINOR, WAITING, Round
from chancellery.games.imperial_struggle.sides import DIPLOMATIC, ECONOMIC, REGIONS
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Bars, Decision, Move, Procedure, Reason, Step, asks
from chancellery.kernel.sets import bits


@dataclass
class PickAdvantages(Part):
    """Advantages, of either side, that an Event lets one refresh or Exhaust."""

    left: int

    def found(self, s: Struggle) -> Bars:
        effect, tiles = self.effect(s), s.game.components.advantages
        bars = s.bars((1 << len(tiles)) - 1, v.EVENT_OTHER_REGION)
        if effect["op"] == "exhaust_advantages":
            return bars.bar(s.exhausted, v.ADVANTAGE_EXHAUSTED)
        named = sum(1 << i for i, tile in enumerate(tiles) if REGIONS[tile.region] in effect["regions"])
        return bars.only(named, v.EVENT_OTHER_REGION).only(s.exhausted, v.ADVANTAGE_READY)

    def ask(self, s: Struggle) -> list[Decision]:
        if not self.left:
            return []
        refresh = self.effect(s)["op"] == "refresh_advantages"
        decision = s.decide(v.REFRESH if refresh else v.EXHAUST, self.side, self.card, self.left)
        decision.offer(v.ADVANTAGE, self.found(s))
        return decision.or_else(v.DECLINE)

    def on_advantage(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        if move.of is v.DECLINE:
            return LEAVE
        self.left -= 1
        s.exhausted ^= 1 << move.args[0]
        refresh = decision.question is v.REFRESH
        s.emit("advantage_refreshed" if refresh else "advantage_exhausted", self.side, move.args[0])
        return REPEAT


SCRIPTS[PickAdvantages] = [asks(PickAdvantages.ask, PickAdvantages.on_advantage)]


@dataclass
class ActivateByEvent(Procedure):
    """One Advantage, Exhausted or not; its state does not change, but the use counts for the Action Round."""

    side: int
    regions: int
    just_gained: bool
    paying: str = ""  # the purchase whose payment is being chosen

    def choose(self, s: Struggle) -> list[Decision]:
        decision, ar, tiles = s.decide(v.ACTIVATE_BY_EVENT, self.side), s.round, s.game.components.advantages
        cheaper = s.game.components.cheaper_with[ECONOMIC] | s.game.components.cheaper_with[DIPLOMATIC]
        usable = self._usable(s)
        alone = usable.fork().only(s.game.components.advantages_alone, v.ADVANTAGE_WITH_PURCHASE)
        idle = sum(1 << i for i in bits(alone.left) if not advantages.effective(s, self.side, tiles[i]))
        alone.bar(idle, v.ADVANTAGE_NO_TARGET)
        for i in bits(usable.left):
            if alone.left >> i & 1:
                decision.add(v.ACTIVATE, i)
            elif i == s.game.slaving_contracts:
                if self._may_construct(s, ar, tiles[i]):
                    decision.add(v.CONSTRUCT_WITH, i)
            elif cheaper >> i & 1:
                for part in self._unflags(s, ar, i)[1]:
                    decision.put(s.game.unflag_with[i], part)
        decision.only(v.ACTIVATE, alone)
        if s.explaining:
            spaces = {i: self._unflags(s, ar, i)[0] for i in bits(cheaper)}
            decision.offer_each(v.UNFLAG_WITH, (), lambda move: self._no_unflag(usable, spaces, move))
            decision.offer_each(v.CONSTRUCT_WITH, (), lambda move: self._no_squadron(s, ar, usable, move.args[0]))
        if alone.left:
            decision.refuse(v.DECLINE, v.MUST_CHOOSE)
            return [decision]
        return decision.or_else(v.DECLINE)  # a payment is never compulsory

    def _usable(self, s: Struggle) -> Bars:
        """No Advantage can have been used in this Action Round yet: that would have forfeited the Event (IS-R-29)."""
        tiles = s.game.components.advantages
        bars = s.bars((1 << len(tiles)) - 1, v.EVENT_ADVANTAGE_ONLY).only(s.held[self.side], v.ADVANTAGE_NOT_HELD)
        named = sum(1 << i for i, tile in enumerate(tiles) if self.regions >> tile.region & 1)
        bars.only(named, v.EVENT_OTHER_REGION.by("IS-8.2.7"))
        bars.bar(advantages.disturbed(s), v.ADVANTAGE_CONFLICT)
        return bars.bar(0 if self.just_gained else s.fresh, v.ADVANTAGE_NEW)

    # -- Advantages that are paid for: with the tile's Action of their type, which is neither started nor closed

    def payer(self, ar: Round, tile: Advantage) -> int:
        """The Action of the tile that can pay, or -1."""
        for action in (MAJOR, MINOR):
            if ar.types[action] == tile.paid and ar.state[action] == WAITING:
                return action
        return -1

    def _may_construct(self, s: Struggle, ar: Round, tile: Advantage) -> bool:
        action = self.payer(ar, tile)
        if action < 0 or not s.unbuilt[self.side]:
            return False
        with points.as_if_begun(s, ar, action):
            return points.Funds(s, ar).budget("construct") >= CHEAP_SQUADRON - ar.squadron_discount

    def _no_squadron(self, s: Struggle, ar: Round, usable: Bars, source: int) -> Reason | None:
        """Why Slaving Contracts cannot serve now."""
        tiles = s.game.components.advantages
        found = advantages.closed(s, usable, source)
        if found is not None:
            return found
        if source != s.game.slaving_contracts:
            return v.NOT_CHEAPER
        if not s.unbuilt[self.side]:
            return v.NONE_UNBUILT
        return None if self._may_construct(s, ar, tiles[source]) else self._unpaid(s, source)

    def _unpaid(self, s: Struggle, advantage: int) -> Reason:
        name, type = s.game.name_of("advantage", advantage), s.game.components.advantages[advantage].paid
        return v.EVENT_CANNOT_PAY.saying(advantage=name, type=s.game.name_of("type", type))

    def _unflags(self, s: Struggle, ar: Round, advantage: int) -> tuple[Bars, list[int]]:
        """The spaces that an Advantage lets one unflag, and those that can be paid, in the order of the points."""
        tile = s.game.components.advantages[advantage]
        action = self.payer(ar, tile)
        bars = s.bars(s.available, v.NOT_IN_PLAY)
        targets.unflag(s, self.side, bars)
        name = s.game.name_of("advantage", advantage)
        bars.only(s.game.filters.of(tile.effects[0]["filter"]), v.NOT_REACHED.by("IS-8.2.1").saying(source=name))
        if tile.paid == ECONOMIC:
            bars.only(shifts.connected_markets(s, self.side), v.NOT_CONNECTED)
        if action == MINOR:
            bars.only(shifts.minor_unflag(s, ar, tile.paid), v.MINOR_UNFLAG)
        parts: list[int] = []
        if action >= 0 and bars.left:
            with points.as_if_begun(s, ar, action):
                rates = advantages.discounted(s, advantage, shifts.table(s, ar, tile.paid, True))
                parts = shifts.affordable(s, points.Funds(s, ar), "unflag", bars.left, rates)
        return bars.only(sum(parts), self._unpaid(s, advantage)), parts

    def _no_unflag(self, usable: Bars, spaces: dict[int, Bars], move: Move) -> Reason | None:
        space, advantage = move.args
        found = usable.why(advantage)
        if found is not None:
            return found
        return spaces[advantage].why(space) if advantage in spaces else v.ADVANTAGE_NO_UNFLAG

    def _price(self, s: Struggle, ar: Round, move: Move) -> int:
        if move.of is v.CONSTRUCT_WITH:
            return CHEAP_SQUADRON - ar.squadron_discount
        return max(1, sum(n for _, n in shifts.price(s, ar, move)))

    def on_activate_by_event(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        if move.of is v.DECLINE:
            return LEAVE
        if move.of is v.ACTIVATE:
            self._used(s, move.args[0])
            s.call(Activate(self.side, move.args[0]))
            return LEAVE
        self.paying = move.text
        return None

    def bought(self, s: Struggle) -> Move:
        return s.game.notation.read(self.paying)

    def pay(self, s: Struggle) -> list[Decision]:
        if not self.paying:
            return []
        ar, move = s.round, self.bought(s)
        action = self.payer(ar, s.game.components.advantages[move.args[-1]])
        with points.as_if_begun(s, ar, action):
            use, space = ("construct", -1) if move.of is v.CONSTRUCT_WITH else ("unflag", move.args[0])
            price = self._price(s, ar, move)
            ways = points.mixes(s, ar, points.shortage(s, ar, use, space, price))
        decision = s.decide(v.ASK_PAY, self.side, ar.types[action], price)
        points.offer_ways(s, ar, decision, ways)
        return [decision]

    def on_pay(self, s: Struggle, decision: Decision, paid: Move) -> Step | None:
        move, ar = self.bought(s), s.round
        advantage = move.args[-1]
        action = self.payer(ar, s.game.components.advantages[advantage])
        self._lend(s, ar, action)
        way = paid.args[0], paid.args[1]
        if move.of is v.CONSTRUCT_WITH:
            points.pay(s, ar, "construct", -1, self._price(s, ar, move), way)
            ar.squadron_discount = 0
            navy.construct(s, self.side)
        else:
            space = move.args[0]
            points.pay(s, ar, "unflag", space, self._price(s, ar, move), way)
            ar.regions[ar.types[action]] |= 1 << s.game.chart.region[space]  # IS-R-32
            control.unflag(s, self.side, space, "paid")
        self._take_back(ar, action)
        self._used(s, advantage)
        return None

    def _lend(self, s: Struggle, ar: Round, action: int) -> None:
        ar.open, ar.kinds, ar.left, ar.anchored = action, [FREE], [ar.points[action]], True
        points.grow(s, ar)

    def _take_back(self, ar: Round, action: int) -> None:
        ar.points[action] = sum(ar.left)
        if action == MINOR:  # IS-5.3.2.3: that was its one purchase
            ar.state[MINOR] = CLOSED
        ar.open, ar.kinds, ar.left = -1, [], []

    def _used(self, s: Struggle, advantage: int) -> None:
        advantages.count_use(s, s.round, advantage)
        s.emit("advantage_used", self.side, advantage)


SCRIPTS[ActivateByEvent] = [
    asks(ActivateByEvent.choose, ActivateByEvent.on_activate_by_event),
    asks(ActivateByEvent.pay, ActivateByEvent.on_pay),
]
