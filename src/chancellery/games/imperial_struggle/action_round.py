"""An Action Round (5): a tile is taken, then Event, Actions, Upgrade, Advantages and abilities in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

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
from chancellery.games.imperial_struggle.effects import Activate
from chancellery.games.imperial_struggle.round import EVENT, EXCHANGE, MAJOR, MINOR, WAITING, Round
from chancellery.games.imperial_struggle.sides import BRITAIN, DIPLOMATIC, ECONOMIC, FRANCE, MILITARY, NOBODY
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import DONE, Decision, Move, Procedure
from chancellery.kernel.procedure import Result

MINOR_POINTS = 2  # IS-5.3.2.2
PASS_REDUCES = 2  # IS-5.1.3
SHIFTS = frozenset({"flag", "unflag", "unflag_with", "draw"})
PURCHASES = SHIFTS | {
    "tile", "pacify", "fort", "repair", "seize", "construct", "construct_with", "muster", "deploy", "exchange",
    "uprising",
}  # fmt: skip


def type_of(s: Struggle, move: Move) -> int:
    """The type of points a purchase is made with; with Jacobite Uprisings military ones may shift spaces, too."""
    if move.verb in ("flag", "unflag", "unflag_with"):
        return ECONOMIC if s.game.chart.market >> move.args[0] & 1 else DIPLOMATIC
    return DIPLOMATIC if move.verb == "draw" else MILITARY


@dataclass(slots=True)
class ActionRound(Round):
    """The player's choices in an Action Round, in any order the rules allow."""

    # -- A0: the start

    def start(self, s: Struggle) -> Result:
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
            return war_tiles.PlaceTiles(self.side, count)
        return None

    # -- the menu

    def choose(self, s: Struggle) -> Result:
        options = self.before_tile(s) if self.tile == NOBODY else self.after_tile(s)
        if len(options) == 1 and self.tile == NOBODY and len(s.tiles) > 1:  # equal tiles, and nothing else to do
            self._take(s, options[0].args[0])
            options = self.after_tile(s)
        about = (self.tile, self.open, int(not self.before))
        return Decision(self.side, "round", "IS-5.0.1", options, self.side, about)

    def before_tile(self, s: Struggle) -> list[Move]:
        """IS-5.1.1, IS-5.1.2."""
        take = s.game.moves.take
        found = [take[tile] for tile in sorted(set(s.tiles))]
        found += ministries.reveals(s, self.side)
        found += ministries.options(s, self)
        return found + advantages.options(s, self)

    def after_tile(self, s: Struggle) -> list[Move]:
        moves = s.game.moves
        found: list[Move] = []
        if self.open >= 0:
            found += self.purchases(s)
            type = self.types[self.open]
            if self.state[EVENT] == WAITING and self.types[EVENT] == type:
                found.append(moves.join[EVENT])
            if self.state[EXCHANGE] == WAITING and self.types[EXCHANGE] == type and self.open != MINOR:
                found.append(moves.join[EXCHANGE])
            found.append(moves.finish)
        if WAITING in self.state:
            if self.open < 0 or self.spent_up(s):
                found += self._beginning(s, found)
            found += [moves.begin[action] for action, state in enumerate(self.state) if state == WAITING]
        if self.upgrade and (self.open < 0 or self.before):
            found += self._upgrades(s)
        if self.may_play_event:
            found += events.options(s, self)
        if self.may_pass:
            found += moves.passing[: min(PASS_REDUCES, s.debt[self.side]) + 1]
        found += ministries.reveals(s, self.side)
        found += ministries.options(s, self)
        found += advantages.options(s, self)
        found.append(moves.end)
        return found

    def purchases(self, s: Struggle) -> list[Move]:
        """What the Action under way can pay for."""
        type = self.types[self.open]
        return military.options(s, self) if type == MILITARY else shifts.options(s, self, type)

    def _beginning(self, s: Struggle, offered: list[Move]) -> list[Move]:
        """Purchases that only one Action can pay for, one that waits: they begin it."""
        found: list[Move] = []
        types = [self.types[self.open]] if self.open >= 0 else []
        for action, state in enumerate(self.state):
            if state == WAITING:
                types.append(self.types[action])
                with points.as_if_begun(s, self, action):
                    found += self.purchases(s)
        if len(set(types)) == len(types) and not self.jacobite_shift:  # no purchase is open to two
            return found
        payers = Counter(offered + found)
        return [move for move in found if payers[move] == 1]

    def spent_up(self, s: Struggle) -> bool:
        """Whether the Action under way is started and has no points left of its own."""
        return self.open >= 0 and not self.before and not any(amount for _, amount in points.pools(s, self))

    def _upgrades(self, s: Struggle) -> list[Move]:
        """IS-5.3.3; in Turn 6 the symbol gives a Treaty Point instead (IS-5.3.3.4)."""
        if s.turn.peace == 6:
            return [s.game.moves.treaty_point]
        moves, war = s.game.moves, s.next_war
        found = moves.upgrade[war][:] if s.pool[self.side] else []
        if s.game.planning_upgrade:  # IS-12.2.1
            found += moves.swap[war]
        return found

    def on_round(self, s: Struggle, decision: Decision, move: Move) -> Result:
        self.goto(ActionRound.choose)
        verb, args = move.verb, move.args
        if verb == "take":
            return self._take(s, args[0])
        if verb == "reveal":
            ministries.reveal(s, self.side, args[0])
            points.grow(s, self)
            return None
        if verb == "pass":
            s.emit("passed", self.side)
            debt.reduce_debt(s, self.side, args[0], "pass")
            return DONE
        if verb in ("begin", "join", "finish"):
            return self._turn_to(s, verb, args)
        if self.tile != NOBODY:
            self._engage(s)
        if verb in PURCHASES or (verb == "activate" and args[0] == s.game.naval_bastion):
            return self._purchase(s, move)
        if verb == "end":
            return DONE
        return self._other(s, verb, args)

    def _turn_to(self, s: Struggle, verb: str, args: tuple[int, ...]) -> Result:
        """Which Action is under way; that alone uses nothing (IS-5.1.5)."""
        if verb == "begin":
            points.begin(s, self, args[0])
        elif verb == "join":
            points.join(s, self, args[0])
        else:
            points.close(self)
        return None

    def _take(self, s: Struggle, tile: int) -> Result:
        kind = s.game.components.investments[tile]
        s.tiles.remove(tile)
        s.taken.append(tile)
        self.tile, self.touched = tile, False
        self.types[MAJOR], self.points[MAJOR] = kind.major, kind.points
        self.types[MINOR], self.points[MINOR] = kind.minor, MINOR_POINTS
        self.state[MAJOR] = self.state[MINOR] = WAITING
        self.upgrade, self.may_pass = kind.upgrade, True
        s.emit("tile_taken", self.side, tile)
        return None

    def _engage(self, s: Struggle) -> None:
        """Anything but passing: passing is over (IS-5.1.5), and Turn 6 pays for the symbol (IS-R-47)."""
        if not self.may_pass:
            return
        self.may_pass = False
        if self.upgrade and s.turn.peace == 6:
            self.upgrade = False
            debt.change_treaty(s, self.side, 1, "upgrade")

    def _other(self, s: Struggle, verb: str, args: tuple[int, ...]) -> Result:
        if verb == "use":
            return self._use(s, args[0])
        if verb == "mark":
            ministries.mark_townshend(s, self, args[0])
            return None
        if verb == "discard":
            ministries.halley_discard(s, self, args[0])
            return None
        if verb == "treaty_point":  # IS-R-47: `_engage` has paid it, and an Event may still be played (IS-5.3.3.4)
            return None
        self.touched = True
        if verb in ("play", "play_with"):
            points.close(self)  # nothing has been spent in it
            self.may_play_event = False
            if verb == "play_with":
                ministries.reveal(s, self.side, args[1])
            return events.PlayEvent(self.side, args[0])
        if verb == "huguenots":
            self.huguenots = args[0]
            return None
        self.may_play_event = False  # IS-5.2.2, IS-R-29
        if verb == "activate":  # IS-8.2
            advantages.exhaust(s, self, args[0])
            return Activate(self.side, args[0])
        self.upgrade = False
        if verb == "upgrade":
            return war_tiles.Upgrade(self.side, war_tiles.theater_number(s, args[0]))
        return self._swap(s, args)

    def _use(self, s: Struggle, ability: int) -> Result:
        if ability in s.game.action_abilities:
            self._start(s)  # its points belong to the Action under way
            return ministries.use(s, self, ability)
        action, begun = self.open, bool(self.before)
        if begun:
            points.close(self)
        result = ministries.use(s, self, ability)
        if begun:  # with the points it may have gained
            points.begin(s, self, action)
        return result

    def _swap(self, s: Struggle, args: tuple[int, ...]) -> Result:
        """IS-12.2.1: which theaters is public, the tiles stay hidden."""
        a, b = (war_tiles.slot(self.side, war_tiles.theater_number(s, name)) for name in args)
        s.basic[a], s.basic[b] = s.basic[b], s.basic[a]
        s.emit("swapped", self.side, *args)
        return None

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
        if action == self.open:
            return move in self.purchases(s)
        with points.as_if_begun(s, self, action):
            return move in self.purchases(s)

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

    def _purchase(self, s: Struggle, move: Move) -> Result:
        action = self.payer(s, move)
        if action != self.open:
            points.begin(s, self, action)
        self._start(s)
        use, space = self.payment(s, move)
        price = self.total(s, move)
        ways = points.ways(s, self, use, space, price)
        if len(ways) == 1:
            return self._buy(s, move, price, ways[0])
        self.pending = move.text
        options = [s.game.notation.move("pay", *way) for way in ways]
        return Decision(self.side, "pay", "IS-6.1.1", options, self.side, (self.types[self.open], price))

    def on_pay(self, s: Struggle, decision: Decision, move: Move) -> Result:
        bought, self.pending = s.game.notation.read(self.pending), ""
        return self._buy(s, bought, self.total(s, bought), (move.args[0], move.args[1]))

    def _buy(self, s: Struggle, move: Move, price: int, way: tuple[int, int]) -> Result:
        use, space = self.payment(s, move)
        type = self.types[self.open]
        points.pay(s, self, use, space, price, way)
        result: Procedure | None = None
        if move.verb == "activate":
            advantages.exhaust(s, self, move.args[0])
            result = Activate(self.side, move.args[0])
        elif type == MILITARY:
            result = military.carry_out(s, self, move)
        elif move.verb == "draw":
            ministries.draw_event(s, self.side)
        else:
            shifts.carry_out(s, self, move)
        if self.open == MINOR:  # IS-5.3.2.3: one purchase only
            points.close(self)
        return result

    steps = (start, choose)
