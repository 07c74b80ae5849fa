"""An Action Round (5): a tile is taken, then Event, Actions, Upgrade, Advantages and abilities in any order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Final, Self

from chancellery.games.imperial_struggle import (
    advantages,
    control,
    debt,
    events,
    ministries,
    points,
    purchases,
    war_tiles,
)
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.on_spaces import Activate
from chancellery.games.imperial_struggle.round import EVENT, EXCHANGE, MAJOR, MINOR, WAITING, Round, begun
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, NOBODY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Bars, Decision, Move, Procedure, Reason, Step, Verb, asks, does
from chancellery.kernel.sets import bits, set_of

MINOR_POINTS: Final = 2  # IS-5.3.2.2
PASS_REDUCES: Final = 2  # IS-5.1.3
PASS_MOST: Final = v.PASS_MOST.saying(most=PASS_REDUCES)
AFTER_TILE: Final = [
    verb for verb in v.ROUND.verbs if verb not in (v.TAKE, v.REVEAL, v.USE, v.MARK, v.DISCARD, v.ACTIVATE)
]


@dataclass
class ActionRound(Procedure):
    """The player's choices in an Action Round, in any order the rules allow."""

    side: int
    pending: str = ""  # a purchase whose payment is being chosen

    def copy(self) -> Self:
        new = self.begun_copy()
        new.side, new.pending = self.side, self.pending
        return new

    @staticmethod
    def of(side: int) -> ActionRound:
        """The Action Round of a side: what `dataclass` writes is not compiled, a copy is made much faster."""
        new = BLANK.begun_copy()
        new.side, new.pending = side, ""
        return new

    # -- A0: the start

    def start(self, s: Struggle) -> Step | None:
        s.emit("round", self.side)
        s.isolated = control.isolated(s, FRANCE) | control.isolated(s, BRITAIN)  # IS-5.4.1.7
        s.at_start = s.flags[:]
        s.changed = s.fresh = s.deployed = 0
        trade = s.game.furs_and_fish & ~s.conflict  # IS-R-90
        mine, theirs = s.flags[self.side] & trade, s.flags[1 - self.side] & trade
        s.rounds = [begun(self.side, mine.bit_count() > theirs.bit_count())]
        if s.carried[self.side]:  # IS-7.6.5
            count, s.carried[self.side] = s.carried[self.side], 0
            s.emit("free_tiles", self.side, count)
            s.call(war_tiles.PlaceTiles(self.side, count))
        return None

    def take_alike(self, s: Struggle) -> Step | None:
        """Where only equal tiles are left and there is nothing else to do, one of them is taken."""
        if s.round.tile == NOBODY and 1 < len(s.tiles) == s.tiles.count(s.tiles[0]):
            if self.choose(s)[0].count() == 1:
                _take(s, s.round, s.tiles[0])
        return None

    # -- the menu

    def choose(self, s: Struggle) -> list[Decision]:
        ar = s.round
        decision = s.decide(v.ROUND, ar.side, ar.tile, ar.open, int(not ar.before))
        usable = advantages.usable(s, ar)
        paying: purchases.Payers = []
        if ar.tile == NOBODY:
            _offer_tiles(s, decision)
        else:
            paying = _offer_actions(s, ar, decision, usable)
        ministries.offer_reveals(s, ar.side, decision)
        ministries.offer(s, ar, decision)
        advantages.offer(s, ar, decision, usable)
        if s.explaining:
            for verb in (*v.PURCHASES, v.ACTIVATE):
                decision.offer_each(verb, (), partial(purchases.refused, s, ar, paying))
        return [decision if ar.tile == NOBODY else decision.add(v.END)]

    # -- answers

    def on_round(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        verb, args, ar = move.of, move.args, s.round
        if purchases.is_one(s, move):
            _engage(s, ar)
            return self._purchase(s, ar, move)
        if verb is v.TAKE:
            _take(s, ar, args[0])
        elif verb is v.REVEAL:
            ministries.reveal(s, ar.side, args[0])
            points.grow(s, ar)
        elif verb is v.PASS:
            s.emit("passed", ar.side)
            debt.reduce_debt(s, ar.side, args[0], "pass")
            return None
        elif verb is v.BEGIN:  # which Action is under way: that alone uses nothing (IS-5.1.5)
            points.begin(s, ar, args[0])
        elif verb is v.JOIN:
            points.join(s, ar, args[0])
        elif verb is v.FINISH:
            points.close(ar)
        else:
            if ar.tile != NOBODY:
                _engage(s, ar)
            if verb is v.END:
                return None
            _other(s, ar, verb, args)
        return REPEAT if ar.tile != NOBODY else ALIKE

    def _purchase(self, s: Struggle, ar: Round, move: Move) -> Step | None:
        action = purchases.payer(s, ar, move)
        if action != ar.open:
            points.begin(s, ar, action)
        _start(s, ar)
        price = purchases.total(s, ar, move)
        use, space = purchases.payment(ar, move)
        ways = points.ways(s, ar, use, space, price)
        if len(ways) == 1:
            purchases.buy(s, ar, move, price, ways[0])
            return REPEAT
        self.pending = move.text
        return PAYING

    def pay(self, s: Struggle) -> list[Decision]:
        ar, move = s.round, s.game.notation.read(self.pending)
        price = purchases.total(s, ar, move)
        decision = s.decide(v.ASK_PAY, ar.side, ar.types[ar.open], price)
        use, space = purchases.payment(ar, move)
        points.offer_ways(s, ar, decision, points.ways(s, ar, use, space, price))
        return [decision]

    def on_pay(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        bought, self.pending = s.game.notation.read(self.pending), ""
        purchases.buy(s, s.round, bought, decision.about[1], (move.args[0], move.args[1]))
        return CHOOSING

    def end(self, s: Struggle) -> Step | None:
        s.rounds = []
        return LEAVE


BLANK: Final = ActionRound(NOBODY)
ALIKE: Final = does(ActionRound.take_alike)
CHOOSING: Final = asks(ActionRound.choose, ActionRound.on_round)
PAYING: Final = asks(ActionRound.pay, ActionRound.on_pay)
SCRIPTS[ActionRound] = [does(ActionRound.start), ALIKE, CHOOSING, does(ActionRound.end), PAYING]


# -- what the menu offers


def _offer_tiles(s: Struggle, decision: Decision) -> None:
    """IS-5.1.1, IS-5.1.2."""
    decision.offer(v.TAKE, s.bars(set_of(s.tiles), v.TILE_NOT_AVAILABLE))
    if s.explaining:
        for verb in AFTER_TILE:
            decision.refuse(verb, v.TILE_FIRST)


def _offer_actions(s: Struggle, ar: Round, decision: Decision, usable: Bars) -> purchases.Payers:
    waiting = [action for action, state in enumerate(ar.state) if state == WAITING]
    paying = _offer_purchases(s, ar, decision, waiting, usable) if waiting or ar.open >= 0 else []
    _offer_begin(s, ar, decision, waiting)
    if (ar.upgrade and (ar.open < 0 or ar.before)) or s.explaining:
        _offer_upgrades(s, ar, decision)
    if ar.may_play_event or s.explaining:
        events.offer(s, ar, decision)
    if ar.may_pass or s.explaining:
        lowest = (1 << min(PASS_REDUCES, s.debt[ar.side]) + 1) - 1 if ar.may_pass else 0
        decision.offer(v.PASS, s.bars(lowest, PASS_MOST if ar.may_pass else v.PASS_TOO_LATE))
    if s.explaining:
        decision.refuse(v.TAKE, v.TILE_TAKEN_ALREADY)
        decision.refuse(v.FINISH, v.NOTHING_TO_FINISH)
        if ar.open < 0:
            _offer_joining(s, ar, decision, waiting)
    return paying


def _offer_purchases(s: Struggle, ar: Round, decision: Decision, waiting: list[int], usable: Bars) -> purchases.Payers:
    """What the Action under way can pay for; then what would begin one that waits."""
    tried = waiting if waiting and (ar.open < 0 or points.spent_up(s, ar)) else []
    apart = s.explaining or purchases.clash(ar, tried)
    paying = purchases.payers(s, ar, tried, usable) if apart else []
    if ar.open >= 0:
        if apart:
            decision.options += paying[0][1].found()
        else:
            purchases.offer(s, ar, decision, usable)
        if waiting or s.explaining:
            _offer_joining(s, ar, decision, waiting)
        decision.add(v.FINISH)
    if apart:
        decision.options += purchases.beginning(ar, paying)
    else:
        purchases.offer_beginning(s, ar, decision, tried, usable)
    return paying


def _offer_joining(s: Struggle, ar: Round, decision: Decision, waiting: list[int]) -> None:
    """IS-5.2.9, IS-R-46: points of an Event, or exchanged ones, join the Action under way."""
    if not s.explaining and waiting[-1] < EVENT:
        return
    joining = [action for action in waiting if action >= EVENT]
    bars = s.bars(sum([1 << action for action in joining]), v.NO_POINTS_TO_JOIN).unless(ar.open >= 0, v.JOIN_WHAT)
    if ar.open >= 0:
        type = ar.types[ar.open]
        other = sum([1 << action for action in joining if ar.types[action] != type])
        bars.bar(other, v.JOIN_OTHER_TYPE.saying(type=s.game.name_of("type", type)))
        bars.bar(1 << EXCHANGE if ar.open == MINOR else 0, v.JOIN_MINOR)
    decision.offer(v.JOIN, bars)


def _offer_begin(s: Struggle, ar: Round, decision: Decision, waiting: list[int]) -> None:
    decision.options += [s.game.begins[action] for action in waiting]
    if s.explaining:
        bars = s.bars(sum([1 << action for action, state in enumerate(ar.state) if state]), v.NO_SUCH_ACTION)
        bars.bar(1 << ar.open if ar.open >= 0 else 0, v.ACTION_UNDER_WAY)
        decision.only(v.BEGIN, bars.only(sum([1 << action for action in waiting]), v.ACTION_CLOSED))


def _offer_upgrades(s: Struggle, ar: Round, decision: Decision) -> None:
    """IS-5.3.3; in Turn 6 the symbol gives a Treaty Point instead (IS-5.3.3.4)."""
    last, apart = s.turn.peace == 6, ar.open < 0 or bool(ar.before)
    if last and ar.upgrade and apart:
        decision.add(v.TREATY_POINT)
    theaters = s.bars(s.game.all_theaters, v.UPGRADE_OTHER_WAR).unless(not last, v.UPGRADE_TURN_6)
    theaters.unless(ar.upgrade, v.NO_UPGRADE)
    theaters.only(s.game.theaters_of[s.next_war], v.UPGRADE_OTHER_WAR)
    theaters.unless(apart, v.UPGRADE_INSIDE_ACTION)
    decision.offer(v.UPGRADE, theaters.fork().unless(bool(s.pool[ar.side]), v.POOL_EMPTY))
    if s.game.planning_upgrade:  # IS-12.2.1
        swaps = [s.move(v.SWAP, *two) for two in combinations(bits(theaters.left), 2)]
        decision.offer_each(v.SWAP, swaps, partial(_no_swap, s, theaters))
    elif s.explaining:
        decision.refuse(v.SWAP, v.NO_SWAP)
    if s.explaining:
        why = v.UPGRADE_INSIDE_ACTION if ar.upgrade else v.NO_UPGRADE
        decision.refuse(v.TREATY_POINT, why if last else v.TREATY_POINT_TURN_6)


def _no_swap(s: Struggle, theaters: Bars, move: Move) -> Reason | None:
    for theater in move.args:
        found = theaters.why(theater)
        if found is not None:
            return found.saying(theater=s.game.name_of("theater", theater))
    return v.SWAP_TWO if move.args[0] == move.args[1] else None


# -- what answers do


def _take(s: Struggle, ar: Round, tile: int) -> None:
    kind = s.game.components.investments[tile]
    s.tiles.remove(tile)
    s.taken.append(tile)
    ar.tile, ar.touched = tile, False
    ar.types[MAJOR], ar.points[MAJOR] = kind.major, kind.points
    ar.types[MINOR], ar.points[MINOR] = kind.minor, MINOR_POINTS
    ar.state[MAJOR] = ar.state[MINOR] = WAITING
    ar.upgrade, ar.may_pass = kind.upgrade, True
    s.emit("tile_taken", ar.side, tile)


def _engage(s: Struggle, ar: Round) -> None:
    """Anything but passing: passing is over (IS-5.1.5), and Turn 6 pays for the symbol (IS-R-47)."""
    if not ar.may_pass:
        return
    ar.may_pass = False
    if ar.upgrade and s.turn.peace == 6:
        ar.upgrade = False
        debt.change_treaty(s, ar.side, 1, "upgrade")


def _other(s: Struggle, ar: Round, verb: Verb, args: tuple[int, ...]) -> None:
    if verb is v.USE:
        _use(s, ar, args[0])
    elif verb is v.MARK:
        ministries.mark_townshend(s, ar, args[0])
    elif verb is v.DISCARD:
        ministries.halley_discard(s, ar, args[0])
    elif verb is not v.TREATY_POINT:  # IS-R-47: `_engage` has paid it; an Event may still be played (IS-5.3.3.4)
        ar.touched = True
        if verb is v.HUGUENOTS:
            ar.huguenots = args[0]
        else:
            _spend(s, ar, verb, args)


def _spend(s: Struggle, ar: Round, verb: Verb, args: tuple[int, ...]) -> None:
    """An Event, an Advantage or the Upgrade is used; from then on no Event is played (IS-5.2.2, IS-R-29)."""
    ar.may_play_event = False
    if verb is v.PLAY or verb is v.PLAY_WITH:
        points.close(ar)  # nothing has been spent in it
        if verb is v.PLAY_WITH:
            ministries.reveal(s, ar.side, args[1])
        s.call(events.PlayEvent(ar.side, args[0]))
    elif verb is v.ACTIVATE:  # IS-8.2
        advantages.exhaust(s, ar, args[0])
        s.call(Activate.of(ar.side, args[0]))
    elif verb is v.UPGRADE:
        ar.upgrade = False
        s.call(war_tiles.Upgrade(ar.side, war_tiles.theater_number(s, args[0])))
    else:
        ar.upgrade = False
        _swap(s, ar, args)


def _use(s: Struggle, ar: Round, ability: int) -> None:
    if ability in s.game.action_abilities:
        _start(s, ar)  # its points belong to the Action under way
        ministries.use(s, ar, ability)
        return
    action, begun = ar.open, bool(ar.before)
    if begun:
        points.close(ar)
    ministries.use(s, ar, ability)
    if begun:  # with the points it may have gained
        points.begin(s, ar, action)


def _swap(s: Struggle, ar: Round, args: tuple[int, ...]) -> None:
    """IS-12.2.1: which theaters is public, the tiles stay hidden."""
    a, b = (war_tiles.slot(ar.side, war_tiles.theater_number(s, name)) for name in args)
    s.basic[a], s.basic[b] = s.basic[b], s.basic[a]
    s.emit("swapped", ar.side, *args)


def _start(s: Struggle, ar: Round) -> None:
    """Something is spent in the Action under way: it is started, and the Event is forfeited (IS-5.2.2)."""
    points.start(s, ar)
    ar.touched, ar.may_play_event = True, False
