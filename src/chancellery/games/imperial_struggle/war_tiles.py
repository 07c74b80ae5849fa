"""War tiles (3.7) on the Display of the next War: bought (5.6.1), upgraded (5.3.3), laid out (7.6)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import permutations
from typing import Final

from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.components import BASIC_KINDS
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, NOBODY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import LEAVE, SCRIPTS, Bars, Decision, Hidden, Move, Pile, Procedure, Reason, Step, asks, does

MOST_THEATERS: Final = 4  # of a War
PER_THEATER: Final = 2  # IS-5.6.1.3
FEWEST_BASIC: Final = 4  # IS-5.3.3.3
MOST_CARRIED: Final = 3  # IS-7.6.5


def slot(side: int, theater: int) -> int:
    return side * 4 + theater


def theaters(s: Struggle) -> int:
    """How many theaters the next War has; none in Turn 6."""
    return s.turn.theaters


def theater_name(s: Struggle, theater: int) -> int:
    """A theater of the next War as moves and events name it."""
    return s.game.theater_index[s.next_war, theater]


def theater_number(s: Struggle, name: int) -> int:
    return name - s.game.theater_index[s.next_war, 0]


def named(s: Struggle, theaters: Iterable[int]) -> int:
    """Theaters of the next War as a set of their names."""
    return sum([1 << theater_name(s, theater) for theater in theaters])


def in_next_war(s: Struggle, outside: Reason = v.OTHER_WAR) -> Bars:
    """The theaters of the next War, for a choice among them."""
    return s.bars(s.game.theaters_of[s.next_war], outside)


def room(s: Struggle, side: int) -> int:
    """IS-5.6.1.4: how many more Bonus tiles fit on the Display of the next War."""
    return PER_THEATER * theaters(s) - tiles_in_next_war(s, side)


def open_theaters(s: Struggle, side: int) -> list[int]:
    return [t for t in range(theaters(s)) if len(s.bonus[slot(side, t)]) < PER_THEATER]


def tiles_in_next_war(s: Struggle, side: int) -> int:
    """Bonus tiles on the Display."""
    count = 0
    for tiles in s.bonus[slot(side, 0) : slot(side, theaters(s))]:
        count += len(tiles)
    return count


def draw(s: Struggle, pool: list[int]) -> int:
    """A tile at random."""
    return pool.pop(s.below(len(pool)))


def give_back(s: Struggle, side: int, theater: int, tile: int) -> None:
    """A Bonus tile of the Display goes back to its pool; only its owner sees which."""
    s.bonus[slot(side, theater)].remove(tile)
    s.bonus_pool[side].append(tile)
    s.bonus_pool[side].sort()
    name = theater_name(s, theater)
    s.emit_secret("tile_returned", (side, name), (tile,), (side,))


def give_back_unseen(s: Struggle, side: int, theater: int) -> None:
    """IS-R-103: one of the tiles there, taken at random; the opponent does not see it."""
    there = s.bonus[slot(side, theater)]
    give_back(s, side, theater, there[s.below(len(there))])


@dataclass
class PlaceTiles(Procedure):
    """IS-5.6.1.2, IS-7.6.5: Bonus tiles are drawn, all together, then placed one by one."""

    side: int
    count: int
    only: int = NOBODY  # a theater that all of them must go to (IS-R-103)
    drawn: list[int] = field(default_factory=list)
    full: int = NOBODY  # the theater in which one of two tiles must make room

    def piles(self, s: Struggle) -> list[Hidden]:
        return [Pile(f"bonus {self.side}", self.drawn, s.seen(self.side))]

    def draw(self, s: Struggle) -> Step | None:
        pool = s.bonus_pool[self.side]
        for _ in range(min(self.count, len(pool), room(s, self.side))):
            tile = draw(s, pool)
            self.drawn.append(tile)
            s.emit_secret("tile_drawn", (self.side,), (tile,), (self.side,))
        return None

    def more(self, s: Struggle) -> Step | None:
        return None if self.drawn else LEAVE

    def place(self, s: Struggle) -> list[Decision]:
        decision = s.decide(v.PLACE_TILE, self.side)
        decision.secret = (self.drawn[0],)
        bars = in_next_war(s)
        if self.only != NOBODY:
            bars.only(named(s, [self.only]), v.OTHER_WAR)
        decision.offer(v.PLACE, bars)
        return [decision]

    def on_place_tile(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        theater = theater_number(s, move.args[0])
        if len(s.bonus[slot(self.side, theater)]) < PER_THEATER:
            self._put(s, theater)
            return MORE
        self.full = theater
        return None

    def make_room(self, s: Struggle) -> list[Decision]:
        """IS-5.6.1.3: one of the two tiles there must move."""
        full = theater_name(s, self.full)
        decision = s.decide(v.MAKE_ROOM, self.side, full)
        decision.secret = (self.drawn[0],)
        bars = in_next_war(s).bar(1 << full, v.OTHER_THEATER)
        bars.only(named(s, open_theaters(s, self.side)), v.THEATER_FULL)
        for tile in sorted(set(s.bonus[slot(self.side, self.full)])):
            decision.offer(v.DISPLACE, bars, tile)
        decision.refuse(v.DISPLACE, v.TILE_NOT_THERE.saying(theater=s.game.name_of("theater", full)))
        return [decision]

    def on_displace(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        """IS-R-44: an older tile makes room."""
        tile, to = move.args[0], theater_number(s, move.args[1])
        theater, self.full = self.full, NOBODY
        s.bonus[slot(self.side, theater)].remove(tile)
        s.bonus[slot(self.side, to)].append(tile)
        secret = (tile,)
        s.emit_secret("tile_moved", (self.side, decision.about[0], move.args[1]), secret, (self.side,))
        self._put(s, theater)
        return MORE

    def _put(self, s: Struggle, theater: int) -> None:
        tile = self.drawn.pop(0)
        s.bonus[slot(self.side, theater)].append(tile)
        s.emit_secret("tile_placed", (self.side, theater_name(s, theater)), (tile,), (self.side,))


MORE: Final = does(PlaceTiles.more)
SCRIPTS[PlaceTiles] = [
    does(PlaceTiles.draw),
    MORE,
    asks(PlaceTiles.place, PlaceTiles.on_place_tile),
    asks(PlaceTiles.make_room, PlaceTiles.on_displace),
]


@dataclass
class Upgrade(Procedure):
    """IS-5.3.3: a Basic tile of the Display against one drawn from the pool."""

    side: int
    theater: int
    drawn: list[int] = field(default_factory=list)  # one tile

    def piles(self, s: Struggle) -> list[Hidden]:
        return [Pile(f"basic {self.side}", self.drawn, s.seen(self.side))]

    def draw(self, s: Struggle) -> Step | None:
        self.drawn = [draw(s, s.pool[self.side])]
        s.emit_secret("upgrade", (self.side, theater_name(s, self.theater)), tuple(self.drawn), (self.side,))
        return None

    def choose(self, s: Struggle) -> list[Decision]:
        decision = s.decide(v.ASK_UPGRADE, self.side, theater_name(s, self.theater))
        decision.secret = (s.basic[slot(self.side, self.theater)], *self.drawn)
        for kept in (0, 1):
            fates = s.bars(0b11, v.FOUR_BASIC_TILES)
            decision.offer(v.RETAIN, fates.bar(0 if self._may_remove(s) else 0b10, v.FOUR_BASIC_TILES), kept)
        return [decision]

    def _may_remove(self, s: Struggle) -> bool:
        """IS-5.3.3.3: at least four Basic tiles must remain in all."""
        display = sum(s.basic[slot(self.side, t)] != NOBODY for t in range(theaters(s)))
        return len(s.pool[self.side]) + display >= FEWEST_BASIC

    def on_upgrade(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        kept, fate = move.args
        place = slot(self.side, self.theater)
        other = self.drawn.pop()
        if kept:
            s.basic[place], other = other, s.basic[place]
        if fate == 0:
            s.pool[self.side].append(other)
            s.pool[self.side].sort()
        s.emit_secret("upgraded", (self.side, fate), (kept, other), (self.side,))  # IS-R-40
        return None


SCRIPTS[Upgrade] = [does(Upgrade.draw), asks(Upgrade.choose, Upgrade.on_upgrade)]


# -- laying out a War (SU.4, 7.6)


def prepare(s: Struggle) -> None:
    """IS-7.6.3: the Bonus set of the next War becomes the pool of each side."""
    for side in (FRANCE, BRITAIN):
        s.bonus_pool[side] = list(range(BASIC_KINDS, len(s.game.components.strength)))


@dataclass
class Layout(Procedure):
    """IS-SU.4, IS-7.6.2: one Basic tile per theater and side; with 12.2.2 the players assign them."""

    tiles: list[list[int]] = field(default_factory=list)

    def piles(self, s: Struggle) -> list[Hidden]:
        return [Pile(f"basic {side}", tiles, s.seen(side)) for side, tiles in enumerate(self.tiles)]

    def deal(self, s: Struggle) -> Step | None:
        prepare(s)
        s.emit("layout", s.next_war)
        self.tiles = [[], []]
        for side in (FRANCE, BRITAIN):
            for theater in range(theaters(s)):
                tile = draw(s, s.pool[side])
                if s.game.planning_layout:
                    self.tiles[side].append(tile)
                else:
                    self._lay(s, side, theater, tile)
        return None

    def assign(self, s: Struggle) -> list[Decision]:
        """IS-12.2.2: secretly and simultaneously, all in one choice: what is open tells nothing about the tiles."""
        return [self._assigning(s, side) for side in (FRANCE, BRITAIN)] if s.game.planning_layout else []

    def _assigning(self, s: Struggle, side: int) -> Decision:
        verb, other = (v.ASSIGN, v.ASSIGN_THREE) if theaters(s) == MOST_THEATERS else (v.ASSIGN_THREE, v.ASSIGN)
        decision = s.decide(v.ASK_ASSIGN, side, s.next_war)
        decision.secret = tuple(self.tiles[side])
        for order in sorted(set(permutations(self.tiles[side]))):  # equal tiles give equal orders
            decision.add(verb, *order)
        decision.refuse(verb, v.ASSIGN_DRAWN)
        decision.refuse(other, v.ASSIGN_COUNT.saying(count=theaters(s)))
        return decision

    def on_assign(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        side = decision.actor
        self.tiles[side] = []
        for theater, tile in enumerate(move.args):
            self._lay(s, side, theater, tile)
        return None

    def _lay(self, s: Struggle, side: int, theater: int, tile: int) -> None:
        s.basic[slot(side, theater)] = tile
        s.emit_secret("basic_placed", (side, theater_name(s, theater)), (tile,), (side,))


SCRIPTS[Layout] = [does(Layout.deal), asks(Layout.assign, Layout.on_assign)]
