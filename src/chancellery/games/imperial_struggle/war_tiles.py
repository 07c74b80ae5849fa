"""War tiles (3.7) on the Display of the next War: bought (5.6.1), upgraded (5.3.3), laid out (7.6)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import permutations

from chancellery.games.imperial_struggle.components import BASIC_KINDS
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, NOBODY
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result

MOST_THEATERS = 4  # of a War
PER_THEATER = 2  # IS-5.6.1.3
FEWEST_BASIC = 4  # IS-5.3.3.3
MOST_CARRIED = 3  # IS-7.6.5


def slot(side: int, theater: int) -> int:
    return side * 4 + theater


def theaters(s: Struggle) -> int:
    """How many theaters the next War has; none in Turn 6."""
    return s.turn.theaters


def theater_name(s: Struggle, theater: int) -> int:
    """A theater of the next War as moves and events name it."""
    return s.game.moves.theater_index[s.next_war, theater]


def theater_number(s: Struggle, name: int) -> int:
    return name - s.game.moves.theater_index[s.next_war, 0]


def room(s: Struggle, side: int) -> int:
    """IS-5.6.1.4: how many more Bonus tiles fit on the Display of the next War."""
    return sum(PER_THEATER - len(s.bonus[slot(side, t)]) for t in range(theaters(s)))


def open_theaters(s: Struggle, side: int) -> list[int]:
    return [t for t in range(theaters(s)) if len(s.bonus[slot(side, t)]) < PER_THEATER]


def tiles_in_next_war(s: Struggle, side: int) -> int:
    """Bonus tiles on the Display, for comparisons of Events."""
    return sum(len(s.bonus[slot(side, t)]) for t in range(theaters(s)))


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


@dataclass(slots=True)
class PlaceTiles(Procedure):
    """IS-5.6.1.2, IS-7.6.5: Bonus tiles are drawn, all together, then placed one by one."""

    side: int
    count: int
    only: int = NOBODY  # a theater that all of them must go to (IS-R-103)
    drawn: list[int] = field(default_factory=list)

    def draw(self, s: Struggle) -> Result:
        pool = s.bonus_pool[self.side]
        for _ in range(min(self.count, len(pool), room(s, self.side))):
            tile = draw(s, pool)
            self.drawn.append(tile)
            s.emit_secret("tile_drawn", (self.side,), (tile,), (self.side,))
        return None

    def place(self, s: Struggle) -> Result:
        if not self.drawn:
            return None
        options: list[Move] = []
        places = range(theaters(s)) if self.only == NOBODY else [self.only]
        options += [s.game.notation.move("place", theater_name(s, t)) for t in places]
        if len(options) == 1:
            return self.on_place_tile(s, Decision(self.side, "place_tile", "IS-5.6.1.2", options), options[0])
        return Decision(self.side, "place_tile", "IS-5.6.1.2", options, self.side, secret=(self.drawn[0],))

    def on_place_tile(self, s: Struggle, decision: Decision, move: Move) -> Result:
        theater = theater_number(s, move.args[0])
        there = s.bonus[slot(self.side, theater)]
        if len(there) < PER_THEATER:
            self._put(s, theater)
            self.goto(PlaceTiles.place)
            return None
        return self.make_room(s, theater)

    def make_room(self, s: Struggle, theater: int) -> Decision:
        """IS-5.6.1.3: one of the two tiles there must move."""
        there = s.bonus[slot(self.side, theater)]
        others = [t for t in open_theaters(s, self.side) if t != theater]
        options = [
            s.game.notation.move("displace", tile, theater_name(s, t)) for tile in sorted(set(there)) for t in others
        ]
        about, secret = (theater_name(s, theater),), (self.drawn[0],)
        return Decision(self.side, "displace", "IS-5.6.1.3", options, self.side, about, secret)

    def on_displace(self, s: Struggle, decision: Decision, move: Move) -> Result:
        """IS-R-44: an older tile makes room."""
        tile, to = move.args[0], theater_number(s, move.args[1])
        theater = theater_number(s, decision.about[0])
        s.bonus[slot(self.side, theater)].remove(tile)
        s.bonus[slot(self.side, to)].append(tile)
        secret = (tile,)
        s.emit_secret("tile_moved", (self.side, decision.about[0], move.args[1]), secret, (self.side,))
        self._put(s, theater)
        self.goto(PlaceTiles.place)
        return None

    def _put(self, s: Struggle, theater: int) -> None:
        tile = self.drawn.pop(0)
        s.bonus[slot(self.side, theater)].append(tile)
        s.emit_secret("tile_placed", (self.side, theater_name(s, theater)), (tile,), (self.side,))

    steps = (draw, place)


@dataclass(slots=True)
class Upgrade(Procedure):
    """IS-5.3.3: a Basic tile of the Display against one drawn from the pool."""

    side: int
    theater: int
    drawn: int = NOBODY

    def draw(self, s: Struggle) -> Result:
        self.drawn = draw(s, s.pool[self.side])
        s.emit_secret("upgrade", (self.side, theater_name(s, self.theater)), (self.drawn,), (self.side,))
        return None

    def choose(self, s: Struggle) -> Result:
        fates = (0, 1) if self._may_remove(s) else (0,)
        options = [s.game.notation.move("retain", kept, fate) for kept in (0, 1) for fate in fates]
        secret = (s.basic[slot(self.side, self.theater)], self.drawn)
        about = (theater_name(s, self.theater),)
        return Decision(self.side, "upgrade", "IS-5.3.3.1", options, self.side, about, secret)

    def _may_remove(self, s: Struggle) -> bool:
        """IS-5.3.3.3: at least four Basic tiles must remain in all."""
        display = sum(s.basic[slot(self.side, t)] != NOBODY for t in range(theaters(s)))
        return len(s.pool[self.side]) + display >= FEWEST_BASIC

    def on_upgrade(self, s: Struggle, decision: Decision, move: Move) -> Result:
        kept, fate = move.args
        place = slot(self.side, self.theater)
        other = self.drawn if kept == 0 else s.basic[place]
        if kept:
            s.basic[place] = self.drawn
        if fate == 0:
            s.pool[self.side].append(other)
            s.pool[self.side].sort()
        s.emit_secret("upgraded", (self.side, fate), (kept, other), (self.side,))  # IS-R-40
        return None

    steps = (draw, choose)


# -- laying out a War (SU.4, 7.6)


def prepare(s: Struggle) -> None:
    """IS-7.6.3: the Bonus set of the next War becomes the pool of each side."""
    for side in (FRANCE, BRITAIN):
        s.bonus_pool[side] = list(range(BASIC_KINDS, len(s.game.components.strength)))


@dataclass(slots=True)
class Layout(Procedure):
    """IS-SU.4, IS-7.6.2: one Basic tile per theater and side; with 12.2.2 the players assign them."""

    tiles: list[list[int]] = field(default_factory=list)

    def deal(self, s: Struggle) -> Result:
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

    def assign(self, s: Struggle) -> Result:
        """IS-12.2.2: secretly and simultaneously, all in one choice: what is open tells nothing about the tiles."""
        if not s.game.planning_layout:
            return None
        verb = "assign" if theaters(s) == MOST_THEATERS else "assign_three"
        asked = []
        for side in (FRANCE, BRITAIN):
            orders = sorted(set(permutations(self.tiles[side])))  # equal tiles give equal orders
            options = [s.game.notation.move(verb, *order) for order in orders]
            secret = tuple(self.tiles[side])
            asked.append(Decision(side, "assign", "IS-12.2.2", options, side, (s.next_war,), secret))
        return asked

    def on_assign(self, s: Struggle, decision: Decision, move: Move) -> Result:
        side = decision.actor
        self.tiles[side] = []
        for theater, tile in enumerate(move.args):
            self._lay(s, side, theater, tile)
        return None

    def _lay(self, s: Struggle, side: int, theater: int, tile: int) -> None:
        s.basic[slot(side, theater)] = tile
        s.emit_secret("basic_placed", (side, theater_name(s, theater)), (tile,), (side,))

    steps = (deal, assign)
