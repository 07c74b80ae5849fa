"""An Action Round (5): a tile is taken, then Event, Actions, Upgrade, Advantages and abilities in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import combinations

from chancellery.games.imperial_struggle import (
    advantages,
    control,
    debt,
    events,
    military,
    ministries,
    points,
    shifts,
    war_tiles,
)
from chancellery.games.imperial_struggle import reasons as r
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.chart import bits
from chancellery.games.imperial_struggle.on_spaces import Activate
from chancellery.games.imperial_struggle.round import CLOSED, EVENT, EXCHANGE, MAJOR, MINOR, WAITING, Round
from chancellery.games.imperial_struggle.sides import BRITAIN, DIPLOMATIC, ECONOMIC, FRANCE, MILITARY, NOBODY
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import LEAVE, REPEAT, Bars, Decision, Move, Reason, Step, Verb, asks, does

MINOR_POINTS = 2  # IS-5.3.2.2
PASS_REDUCES = 2  # IS-5.1.3
PASS_MOST = r.PASS_MOST.saying(most=PASS_REDUCES)
SHIFTS = frozenset({"flag", "unflag", "unflag_with", "draw"})
PURCHASES = frozenset(verb.name for verb in v.PURCHASES)
AFTER_TILE = [verb for verb in v.ROUND.verbs if verb not in (v.TAKE, v.REVEAL, v.USE, v.MARK, v.DISCARD, v.ACTIVATE)]
Payers = list[tuple[int, Decision]]  # Actions that may pay, with what they can buy
NEVER_SHIFTED = {"territory": r.TERRITORY_IN_PEACE, "naval": r.NOT_SHIFTED, "fort": r.FORT_NOT_SHIFTED}


def type_of(s: Struggle, move: Move) -> int:
    """The type of points a purchase is made with; with Jacobite Uprisings military ones may shift spaces, too."""
    if move.verb in ("flag", "unflag", "unflag_with"):
        return ECONOMIC if s.game.chart.market >> move.args[0] & 1 else DIPLOMATIC
    return DIPLOMATIC if move.verb == "draw" else MILITARY


@dataclass
class ActionRound(Round):
    """The player's choices in an Action Round, in any order the rules allow."""

    # -- A0: the start

    def start(self, s: Struggle) -> Step | None:
        s.emit("round", self.side)
        s.isolated = control.isolated(s, FRANCE) | control.isolated(s, BRITAIN)  # IS-5.4.1.7
        s.at_start = s.flags[:]
        s.changed = s.fresh = s.deployed = 0
        trade = s.game.furs_and_fish & ~s.conflict  # IS-R-90
        mine, theirs = s.flags[self.side] & trade, s.flags[1 - self.side] & trade
        self.furs_and_fish = mine.bit_count() > theirs.bit_count()
        if s.carried[self.side]:  # IS-7.6.5
            count, s.carried[self.side] = s.carried[self.side], 0
            s.emit("free_tiles", self.side, count)
            s.call(war_tiles.PlaceTiles(self.side, count))
        return None

    def take_alike(self, s: Struggle) -> Step | None:
        """Where only equal tiles are left and there is nothing else to do, one of them is taken."""
        if self.tile == NOBODY and 1 < len(s.tiles) == s.tiles.count(s.tiles[0]):
            if len(self.choose(s)[0].options) == 1:
                self._take(s, s.tiles[0])
        return None

    # -- the menu

    def choose(self, s: Struggle) -> list[Decision]:
        decision = s.decide(v.ROUND, self.side, self.tile, self.open, int(not self.before))
        usable = advantages.usable(s, self)
        paying: Payers = []
        if self.tile == NOBODY:
            self._offer_tiles(s, decision)
        else:
            self._offer_actions(s, decision, paying, usable)
        ministries.offer_reveals(s, self.side, decision)
        ministries.offer(s, self, decision)
        advantages.offer(s, self, decision, usable)
        if s.explaining:
            for verb in (*v.PURCHASES, v.ACTIVATE):
                decision.offer_each(verb, (), partial(self._no_purchase, s, paying))
        return [decision if self.tile == NOBODY else decision.add(v.END)]

    def _offer_tiles(self, s: Struggle, decision: Decision) -> None:
        """IS-5.1.1, IS-5.1.2."""
        decision.offer(v.TAKE, s.bars(sum([1 << tile for tile in set(s.tiles)]), r.TILE_NOT_AVAILABLE))
        if s.explaining:
            for verb in AFTER_TILE:
                decision.refuse(verb, r.TILE_FIRST)

    def _offer_actions(self, s: Struggle, decision: Decision, paying: Payers, usable: Bars) -> None:
        waiting = [action for action, state in enumerate(self.state) if state == WAITING]
        if waiting or self.open >= 0:
            self._offer_purchases(s, decision, waiting, paying, usable)
        self._offer_begin(s, decision, waiting)
        if (self.upgrade and (self.open < 0 or self.before)) or s.explaining:
            self._offer_upgrades(s, decision)
        if self.may_play_event or s.explaining:
            events.offer(s, self, decision)
        if self.may_pass or s.explaining:
            lowest = (1 << min(PASS_REDUCES, s.debt[self.side]) + 1) - 1 if self.may_pass else 0
            decision.offer(v.PASS, s.bars(lowest, PASS_MOST if self.may_pass else r.PASS_TOO_LATE))
        if s.explaining:
            decision.refuse(v.TAKE, r.TILE_TAKEN_ALREADY)
            decision.refuse(v.FINISH, r.NOTHING_TO_FINISH)
            if self.open < 0:
                self._offer_joining(s, decision, waiting)

    def _offer_purchases(
        self, s: Struggle, decision: Decision, waiting: list[int], paying: Payers, usable: Bars
    ) -> None:
        """What the Action under way can pay for; then what would begin one that waits."""
        tried = waiting if waiting and (self.open < 0 or self.spent_up(s)) else []
        clash = bool(tried) and self._clash(tried)
        apart = s.explaining or clash
        if self.open >= 0:
            paying.append((self.open, self.purchases(s, None if apart else decision, usable)))
            if apart:
                decision.options += paying[0][1].options
            if waiting or s.explaining:
                self._offer_joining(s, decision, waiting)
            decision.add(v.FINISH)
        for action in tried:
            now = points.try_out(s, self, action)
            paying.append((action, self.purchases(s, None if apart else decision, usable)))
            points.put_back(self, now)
        if apart and tried:
            self._offer_beginning(decision, paying, clash)

    def _clash(self, tried: list[int]) -> bool:
        """Whether a purchase may be open to two Actions."""
        types = [self.types[action] for action in tried]
        if self.open >= 0:
            types.append(self.types[self.open])
        return self.jacobite_shift or len(set(types)) < len(types)

    def purchases(self, s: Struggle, into: Decision | None, usable: Bars) -> Decision:
        """What the Action under way can pay for, and why nothing else; in a decision of its own if it is given none."""
        found = s.decide(v.ROUND, self.side) if into is None else into
        type = self.types[self.open]
        if type == MILITARY:
            military.offer(s, self, found, usable)
        else:
            shifts.offer(s, self, found, type, usable)
        return found

    def _offer_beginning(self, decision: Decision, paying: Payers, clash: bool) -> None:
        """Purchases that only one Action can pay for, one that waits: they begin it."""
        found = [move for action, bought in paying if action != self.open for move in bought.options]
        if clash:
            payers = Counter([move for _, bought in paying for move in bought.options])
            found = [move for move in found if payers[move] == 1]
        decision.options += found

    def _offer_joining(self, s: Struggle, decision: Decision, waiting: list[int]) -> None:
        """IS-5.2.9, IS-R-46: points of an Event, or exchanged ones, join the Action under way."""
        if not s.explaining and waiting[-1] < EVENT:
            return
        joining = [action for action in waiting if action >= EVENT]
        bars = s.bars(sum([1 << action for action in joining]), r.NO_POINTS_TO_JOIN).unless(self.open >= 0, r.JOIN_WHAT)
        if self.open >= 0:
            type = self.types[self.open]
            other = sum([1 << action for action in joining if self.types[action] != type])
            bars.bar(other, r.JOIN_OTHER_TYPE.saying(type=s.game.name_of("type", type)))
            bars.bar(1 << EXCHANGE if self.open == MINOR else 0, r.JOIN_MINOR)
        decision.offer(v.JOIN, bars)

    def _offer_begin(self, s: Struggle, decision: Decision, waiting: list[int]) -> None:
        if waiting:
            begin = s.game.notation.row(v.BEGIN).move
            decision.options += [begin(action) for action in waiting]
        if s.explaining:
            bars = s.bars(sum([1 << action for action, state in enumerate(self.state) if state]), r.NO_SUCH_ACTION)
            bars.bar(1 << self.open if self.open >= 0 else 0, r.ACTION_UNDER_WAY)
            decision.only(v.BEGIN, bars.only(sum([1 << action for action in waiting]), r.ACTION_CLOSED))

    def spent_up(self, s: Struggle) -> bool:
        """Whether the Action under way is started and has no points left of its own."""
        return self.open >= 0 and not self.before and not any(amount for _, amount in points.pools(s, self))

    def _offer_upgrades(self, s: Struggle, decision: Decision) -> None:
        """IS-5.3.3; in Turn 6 the symbol gives a Treaty Point instead (IS-5.3.3.4)."""
        last, apart = s.turn.peace == 6, self.open < 0 or bool(self.before)
        if last and self.upgrade and apart:
            decision.add(v.TREATY_POINT)
        theaters = s.bars(s.game.all_theaters, r.UPGRADE_OTHER_WAR).unless(not last, r.UPGRADE_TURN_6)
        theaters.unless(self.upgrade, r.NO_UPGRADE)
        theaters.only(s.game.theaters_of[s.next_war], r.UPGRADE_OTHER_WAR)
        theaters.unless(apart, r.UPGRADE_INSIDE_ACTION)
        decision.offer(v.UPGRADE, theaters.fork().unless(bool(s.pool[self.side]), r.POOL_EMPTY))
        if s.game.planning_upgrade:  # IS-12.2.1
            swaps = [s.move(v.SWAP, *two) for two in combinations(bits(theaters.left), 2)]
            decision.offer_each(v.SWAP, swaps, partial(self._no_swap, s, theaters))
        elif s.explaining:
            decision.refuse(v.SWAP, r.NO_SWAP)
        if s.explaining:
            why = r.UPGRADE_INSIDE_ACTION if self.upgrade else r.NO_UPGRADE
            decision.refuse(v.TREATY_POINT, why if last else r.TREATY_POINT_TURN_6)

    def _no_swap(self, s: Struggle, theaters: Bars, move: Move) -> Reason | None:
        for theater in move.args:
            found = theaters.why(theater)
            if found is not None:
                return found.saying(theater=s.game.name_of("theater", theater))
        return r.SWAP_TWO if move.args[0] == move.args[1] else None

    # -- why something cannot be bought

    def _no_purchase(self, s: Struggle, paying: Payers, move: Move) -> Reason | None:
        """IS-R-28: no Action has the right points, none can pay, or more than one could."""
        if move.verb in ("flag", "unflag", "unflag_with"):
            kind = s.game.chart.kind[move.args[0]]
            if kind in NEVER_SHIFTED:
                return NEVER_SHIFTED[kind]
        able = [(action, bought) for action, bought in paying if self._may_serve(s, action, move)]
        if not able:
            return self._no_action(s, move)
        for action, bought in able:
            found = self._why_unpaid(s, action, bought, move)
            if found is None:
                return r.NAME_THE_ACTION if len(able) > 1 else None
        return self._why_unpaid(s, *able[0], move)

    def _why_unpaid(self, s: Struggle, action: int, bought: Decision, move: Move) -> Reason | None:
        if action == self.open:
            return bought.why_not(move)
        with points.as_if_begun(s, self, action):
            return bought.why_not(move)

    def _may_serve(self, s: Struggle, action: int, move: Move) -> bool:
        """Whether an Action has the type of points that a purchase needs."""
        type, wanted = self.types[action], type_of(s, move)
        shift = wanted == DIPLOMATIC and move.verb in ("flag", "unflag")
        return type == wanted or (self.jacobite_shift and type == MILITARY and shift)

    def _no_action(self, s: Struggle, move: Move) -> Reason:
        """No Action that is under way or could be begun by the purchase has the right type."""
        states = [state for action, state in enumerate(self.state) if state and self._may_serve(s, action, move)]
        if WAITING in states:
            return r.BEGIN_FIRST
        wanted = s.game.name_of("type", type_of(s, move))
        return (r.ACTIONS_OVER if CLOSED in states else r.TYPE_ABSENT).saying(type=wanted)

    # -- answers

    def on_round(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        verb, args = move.of, move.args
        if verb is v.TAKE:
            self._take(s, args[0])
        elif verb is v.REVEAL:
            ministries.reveal(s, self.side, args[0])
            points.grow(s, self)
        elif verb is v.PASS:
            s.emit("passed", self.side)
            debt.reduce_debt(s, self.side, args[0], "pass")
            return LEAVE
        elif verb is v.BEGIN:  # which Action is under way: that alone uses nothing (IS-5.1.5)
            points.begin(s, self, args[0])
        elif verb is v.JOIN:
            points.join(s, self, args[0])
        elif verb is v.FINISH:
            points.close(self)
        else:
            if self.tile != NOBODY:
                self._engage(s)
            if verb.name in PURCHASES or (verb is v.ACTIVATE and args[0] == s.game.naval_bastion):
                return self._purchase(s, move)
            if verb is v.END:
                return LEAVE
            self._other(s, verb, args)
        return REPEAT if self.tile != NOBODY else ALIKE

    def _take(self, s: Struggle, tile: int) -> None:
        kind = s.game.components.investments[tile]
        s.tiles.remove(tile)
        s.taken.append(tile)
        self.tile, self.touched = tile, False
        self.types[MAJOR], self.points[MAJOR] = kind.major, kind.points
        self.types[MINOR], self.points[MINOR] = kind.minor, MINOR_POINTS
        self.state[MAJOR] = self.state[MINOR] = WAITING
        self.upgrade, self.may_pass = kind.upgrade, True
        s.emit("tile_taken", self.side, tile)

    def _engage(self, s: Struggle) -> None:
        """Anything but passing: passing is over (IS-5.1.5), and Turn 6 pays for the symbol (IS-R-47)."""
        if not self.may_pass:
            return
        self.may_pass = False
        if self.upgrade and s.turn.peace == 6:
            self.upgrade = False
            debt.change_treaty(s, self.side, 1, "upgrade")

    def _other(self, s: Struggle, verb: Verb, args: tuple[int, ...]) -> None:
        if verb is v.USE:
            self._use(s, args[0])
        elif verb is v.MARK:
            ministries.mark_townshend(s, self, args[0])
        elif verb is v.DISCARD:
            ministries.halley_discard(s, self, args[0])
        elif verb is not v.TREATY_POINT:  # IS-R-47: `_engage` has paid it; an Event may still be played (IS-5.3.3.4)
            self.touched = True
            if verb is v.HUGUENOTS:
                self.huguenots = args[0]
            else:
                self._spend(s, verb, args)

    def _spend(self, s: Struggle, verb: Verb, args: tuple[int, ...]) -> None:
        """An Event, an Advantage or the Upgrade is used; from then on no Event is played (IS-5.2.2, IS-R-29)."""
        self.may_play_event = False
        if verb is v.PLAY or verb is v.PLAY_WITH:
            points.close(self)  # nothing has been spent in it
            if verb is v.PLAY_WITH:
                ministries.reveal(s, self.side, args[1])
            s.call(events.PlayEvent(self.side, args[0]))
        elif verb is v.ACTIVATE:  # IS-8.2
            advantages.exhaust(s, self, args[0])
            s.call(Activate(self.side, args[0]))
        elif verb is v.UPGRADE:
            self.upgrade = False
            s.call(war_tiles.Upgrade(self.side, war_tiles.theater_number(s, args[0])))
        else:
            self.upgrade = False
            self._swap(s, args)

    def _use(self, s: Struggle, ability: int) -> None:
        if ability in s.game.action_abilities:
            self._start(s)  # its points belong to the Action under way
            ministries.use(s, self, ability)
            return
        action, begun = self.open, bool(self.before)
        if begun:
            points.close(self)
        ministries.use(s, self, ability)
        if begun:  # with the points it may have gained
            points.begin(s, self, action)

    def _swap(self, s: Struggle, args: tuple[int, ...]) -> None:
        """IS-12.2.1: which theaters is public, the tiles stay hidden."""
        a, b = (war_tiles.slot(self.side, war_tiles.theater_number(s, name)) for name in args)
        s.basic[a], s.basic[b] = s.basic[b], s.basic[a]
        s.emit("swapped", self.side, *args)

    # -- purchases

    def payer(self, s: Struggle, move: Move) -> int:
        """The Action that pays for a purchase on offer."""
        if self.open >= 0 and not self.spent_up(s):
            return self.open
        wanted = type_of(s, move)
        able = [self.open] if self.open >= 0 else []
        able += [action for action, state in enumerate(self.state) if state == WAITING]
        able = [a for a in able if self.types[a] == wanted or (self.jacobite_shift and self.types[a] == MILITARY)]
        return able[0] if len(able) == 1 else next(action for action in able if self._pays(s, action, move))

    def _pays(self, s: Struggle, action: int, move: Move) -> bool:
        usable = advantages.usable(s, self)
        if action == self.open:
            return move in self.purchases(s, None, usable).options
        with points.as_if_begun(s, self, action):
            return move in self.purchases(s, None, usable).options

    @contextmanager
    def paying(self, s: Struggle, move: Move) -> Iterator[None]:
        """The round as it would be with the Action under way that pays for a purchase on offer."""
        action = self.payer(s, move)
        if action == self.open:
            yield
        else:
            with points.as_if_begun(s, self, action):
                yield

    def price(self, s: Struggle, move: Move) -> list[tuple[str, int]]:
        """How the price of a purchase comes about, reason by reason."""
        if self.types[self.open] == MILITARY:
            return military.price(s, self, move)
        return shifts.price(s, self, move)

    def total(self, s: Struggle, move: Move) -> int:
        least = 1 if move.verb in SHIFTS else 0
        return max(least, sum(n for _, n in self.price(s, move)))

    def payment(self, s: Struggle, move: Move) -> tuple[str, int]:
        """The use of points and the space of a purchase."""
        if self.types[self.open] == MILITARY:
            return military.use_of(move)
        if move.verb == "draw":
            return "draw", -1
        return "flag" if move.verb == "flag" else "unflag", move.args[0]

    def short(self, s: Struggle, move: Move) -> int:
        """How many points of a purchase Debt and Treaty Points must pay."""
        use, space = self.payment(s, move)
        return points.shortage(s, self, use, space, self.total(s, move))

    def _start(self, s: Struggle) -> None:
        """Something is spent in the Action under way: it is started, and the Event is forfeited (IS-5.2.2)."""
        points.start(s, self)
        self.touched, self.may_play_event = True, False

    def _purchase(self, s: Struggle, move: Move) -> Step | None:
        action = self.payer(s, move)
        if action != self.open:
            points.begin(s, self, action)
        self._start(s)
        use, space = self.payment(s, move)
        price = self.total(s, move)
        ways = points.ways(s, self, use, space, price)
        if len(ways) == 1:
            self._buy(s, move, price, ways[0])
            return REPEAT
        self.pending = move.text
        return PAYING

    def pay(self, s: Struggle) -> list[Decision]:
        move = s.game.notation.read(self.pending)
        price = self.total(s, move)
        decision = s.decide(v.ASK_PAY, self.side, self.types[self.open], price)
        points.offer_ways(s, self, decision, points.ways(s, self, *self.payment(s, move), price))
        return [decision]

    def on_pay(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        bought, self.pending = s.game.notation.read(self.pending), ""
        self._buy(s, bought, self.total(s, bought), (move.args[0], move.args[1]))
        return CHOOSING

    def _buy(self, s: Struggle, move: Move, price: int, way: tuple[int, int]) -> None:
        use, space = self.payment(s, move)
        type = self.types[self.open]
        points.pay(s, self, use, space, price, way)
        if move.of is v.ACTIVATE:
            advantages.exhaust(s, self, move.args[0])
            s.call(Activate(self.side, move.args[0]))
        elif type == MILITARY:
            military.carry_out(s, self, move)
        elif move.of is v.DRAW:
            ministries.draw_event(s, self.side)
        else:
            shifts.carry_out(s, self, move)
        if self.open == MINOR:  # IS-5.3.2.3: one purchase only
            points.close(self)

    def script(self) -> list[Step]:
        return ACTION_ROUND


ALIKE = does(ActionRound.take_alike)
CHOOSING = asks(ActionRound.choose, ActionRound.on_round)
PAYING = asks(ActionRound.pay, ActionRound.on_pay)
ACTION_ROUND = [does(ActionRound.start), ALIKE, CHOOSING, LEAVE, PAYING]
