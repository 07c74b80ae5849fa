"""An Action Round (5): a tile is taken, then Event, Actions, Upgrade, Advantages and abilities in any order."""

from __future__ import annotations

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
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, MILITARY, NOBODY
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
        return Decision(self.side, "round", "IS-5.0.1", options, self.side, (self.tile, self.open))

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
            type = self.types[self.open]
            found += military.options(s, self) if type == MILITARY else shifts.options(s, self, type)
            if self.state[EVENT] == WAITING and self.types[EVENT] == type:
                found.append(moves.join[EVENT])
            if self.state[EXCHANGE] == WAITING and self.types[EXCHANGE] == type and self.open != MINOR:
                found.append(moves.join[EXCHANGE])
            found.append(moves.finish)
        elif self.upgrade:
            found += self._upgrades(s)
        if WAITING in self.state:
            found += [moves.begin[action] for action, state in enumerate(self.state) if state == WAITING]
        if self.may_play_event:
            found += events.options(s, self)
        if self.may_pass:
            found += moves.passing[: min(PASS_REDUCES, s.debt[self.side]) + 1]
        found += ministries.reveals(s, self.side)
        found += ministries.options(s, self)
        found += advantages.options(s, self)
        found.append(moves.end)
        return found

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
            debt.reduce_debt(s, self.side, args[0], "pass")
            s.emit("passed", self.side)
            return DONE
        if self.tile != NOBODY:
            self._engage(s)
        if verb in PURCHASES:
            return self._purchase(s, move)
        if verb == "end":
            return DONE
        return self._other(s, verb, args, move)

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

    def _other(self, s: Struggle, verb: str, args: tuple[int, ...], move: Move) -> Result:
        if verb == "use":
            return ministries.use(s, self, args[0])
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
            self.may_play_event = False
            if verb == "play_with":
                ministries.reveal(s, self.side, args[1])
            return events.PlayEvent(self.side, args[0])
        if verb != "huguenots":  # IS-5.2.2, IS-R-29
            self.may_play_event = False
        if verb == "begin":
            points.begin(s, self, args[0])
        elif verb == "join":
            points.join(s, self, args[0])
        elif verb == "finish":
            points.close(self)
        elif verb == "activate":
            return self._activate(s, move)
        elif verb == "huguenots":
            self.huguenots = args[0]
        elif verb == "upgrade":
            self.upgrade = False
            return war_tiles.Upgrade(self.side, war_tiles.theater_number(s, args[0]))
        elif verb == "swap":
            self._swap(s, args)
        return None

    def _swap(self, s: Struggle, args: tuple[int, ...]) -> None:
        """IS-12.2.1: which theaters is public, the tiles stay hidden."""
        self.upgrade = False
        a, b = (war_tiles.slot(self.side, war_tiles.theater_number(s, name)) for name in args)
        s.basic[a], s.basic[b] = s.basic[b], s.basic[a]
        s.emit("swapped", self.side, *args)

    # -- purchases

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

    def _purchase(self, s: Struggle, move: Move) -> Result:
        use, space = self.payment(s, move)
        price = self.total(s, move)
        ways = points.ways(s, self, use, space, price)
        if len(ways) == 1:
            return self._buy(s, move, price, ways[0])
        self.pending = move.text
        options = [s.game.notation.move("pay", *way) for way in ways]
        return Decision(self.side, "pay", "IS-6.1.1", options, self.side)

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

    def _activate(self, s: Struggle, move: Move) -> Result:
        """IS-8.2: an Advantage that is used by itself."""
        if s.game.components.advantages[move.args[0]].mode == "pay":
            return self._purchase(s, move)
        advantages.exhaust(s, self, move.args[0])
        return Activate(self.side, move.args[0])

    steps = (start, choose)
