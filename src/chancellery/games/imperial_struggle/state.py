"""The state of a match: map, tracks, tiles and cards, as plain data.

Spaces, cards and tiles are indices into the components; sets of them are ints with one bit each. Pairs of values
are France first, Britain second. A Squadron in a Naval space is its side's bit in `flags` (IS-3.6.3).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Self

from chancellery.games.imperial_struggle.components import Turn
from chancellery.games.imperial_struggle.round import Round
from chancellery.games.imperial_struggle.sides import FRANCE, NOBODY
from chancellery.kernel import Hidden, Pile, State
from chancellery.kernel.plain import SLOTS

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.definition import ImperialStruggle


@dataclass(slots=SLOTS, kw_only=True)  # type: ignore[literal-required]
class Struggle(State):
    game: ImperialStruggle = field(metadata={"shared": True})
    sides: list[int] = field(default_factory=lambda: [0, 1])  # per seat the side it plays; a bid may swap them
    step: int = 0  # box of the Turn Track
    vp: int = 15  # French points up, British down (IS-1.0.3)
    debt: list[int]
    limit: list[int]
    treaty: list[int]
    initiative: int = 0  # the side that holds the marker
    first: int = 0  # the side with the first Action Round of this Peace Turn
    # the map
    flags: list[int]  # per side the set of spaces it controls
    usa: int = 0  # set of Territories with a USA flag (10)
    spain: int = 0  # set of Markets with a Spanish flag (12.1)
    conflict: int = 0  # set of spaces with a Conflict marker
    conflict_plus: int = 0  # those of them with the "+1" side up
    damaged: int = 0  # set of Damaged Forts
    available: int = 0  # set of spaces in play (IS-3.2.1.8)
    huguenots: int = 0  # set of Territories with a Huguenots marker
    huguenots_spent: int = 0  # those of them turned to the spent side
    # Squadrons outside the map
    navy: list[int]  # in the Navy Box
    unbuilt: list[int]
    track: list[int]  # on the Turn Track (IS-3.6.5)
    # Advantages
    held: list[int]  # per side the set of Advantages whose tiles it has taken
    exhausted: int = 0  # set of Advantages
    # Investment tiles, by kind
    tile_stack: list[int]  # face down, the top tile first
    tiles: list[int]  # Available
    taken: list[int]  # the tiles taken this turn, in order; the sides alternate
    used: list[int]
    # Awards and Global Demand
    awards: list[int]  # the tile of each Region; empty before the first Award Phase
    awards_left: list[int]  # face down for the second turn of the Era
    demand: list[int]  # commodities, in table order
    townshend: int = NOBODY  # the commodity with the Townshend Acts marker
    # Event cards
    draw: list[int]  # face down, the top card last
    discards: list[int]  # face up
    removed: list[int]  # out of the game: played, or of a past Era
    hands: list[list[int]]  # sorted
    # Ministry cards
    ministry: list[list[int]]  # per side the cards in its places; France may have a third place (IS-4.1.7.6)
    face_up: int = 0  # set of Ministry cards
    spent: int = 0  # set of abilities that are Exhausted
    banks: int = 0  # points of Debt that Merchant Banks covered this turn
    jacobite_victories: int = 0  # markers
    jacobite_defeat: bool = False  # Jacobite Uprisings is out of the game
    jacobite_place: bool = False  # France may use the third place
    # War tiles: codes 0-4 are Basic kinds, 5-16 the Bonus tiles of the next War
    pool: list[list[int]]  # Basic tiles, per side
    bonus_pool: list[list[int]]  # per side
    basic: list[int]  # on the Display: side * 4 + theater, or NOBODY
    bonus: list[list[int]]  # on the Display: side * 4 + theater
    carried: list[int]  # free tiles for the Seven Years' War still to be drawn (IS-7.6.5)
    dominance: int = NOBODY  # the side of the Atlantic Dominance tile
    byng: int = NOBODY  # the theater of the Byng tile
    rounds: list[Round] = field(default_factory=list)  # the Action Round under way, if there is one
    isolated: int = 0  # set of Markets, both sides (IS-5.4.1.7)
    at_start: list[int]  # per side what it controlled when the Action Round began
    changed: int = 0  # set of spaces that changed control in this Action Round
    fresh: int = 0  # set of Advantages taken in this Action Round (IS-8.2.3)
    deployed: int = 0  # set of Naval spaces with a Squadron that was deployed in this Action Round
    # the War under way
    resolved: int = 0  # theaters whose tiles have been revealed
    refusals: list[int]  # per side, in this War
    refused: int = 0  # set of Territories
    conquerors: int = 0  # set of Naval spaces with a Squadron that took one in this War (IS-7.2.1.1.5)
    conquerors_navy: list[int]  # such Squadrons that were sent to the Navy Box since
    top_rows: list[int] = field(default_factory=lambda: [0, 0])  # theaters won in the top row of their table (IS-R-54)
    scorer: int = NOBODY  # the side that won every Award and commodity of this turn's scoring (IS-2.4.3)

    def copy(self) -> Self:
        new = self.begun_copy()
        new.game = self.game
        new.sides, new.step, new.vp = self.sides[:], self.step, self.vp
        new.debt, new.limit, new.treaty = self.debt[:], self.limit[:], self.treaty[:]
        new.initiative, new.first, new.flags = self.initiative, self.first, self.flags[:]
        new.usa, new.spain, new.conflict = self.usa, self.spain, self.conflict
        new.conflict_plus, new.damaged, new.available = self.conflict_plus, self.damaged, self.available
        new.huguenots, new.huguenots_spent, new.navy = self.huguenots, self.huguenots_spent, self.navy[:]
        new.unbuilt, new.track, new.held = self.unbuilt[:], self.track[:], self.held[:]
        new.exhausted, new.tile_stack, new.tiles = self.exhausted, self.tile_stack[:], self.tiles[:]
        new.taken, new.used, new.awards = self.taken[:], self.used[:], self.awards[:]
        new.awards_left, new.demand, new.townshend = self.awards_left[:], self.demand[:], self.townshend
        new.draw, new.discards, new.removed = self.draw[:], self.discards[:], self.removed[:]
        new.hands, new.ministry = [row[:] for row in self.hands], [row[:] for row in self.ministry]
        new.face_up, new.spent, new.banks = self.face_up, self.spent, self.banks
        new.jacobite_victories, new.jacobite_defeat = self.jacobite_victories, self.jacobite_defeat
        new.jacobite_place, new.pool = self.jacobite_place, [row[:] for row in self.pool]
        new.bonus_pool, new.basic = [row[:] for row in self.bonus_pool], self.basic[:]
        new.bonus, new.carried, new.dominance = [row[:] for row in self.bonus], self.carried[:], self.dominance
        new.rounds = [one.copy() for one in self.rounds]
        new.byng, new.isolated, new.at_start = self.byng, self.isolated, self.at_start[:]
        new.changed, new.fresh, new.deployed = self.changed, self.fresh, self.deployed
        new.resolved, new.refusals, new.refused = self.resolved, self.refusals[:], self.refused
        new.conquerors, new.conquerors_navy, new.top_rows = self.conquerors, self.conquerors_navy[:], self.top_rows[:]
        new.scorer = self.scorer
        return new

    # -- seats and sides: the rules speak of sides, the kernel of seats (IS-SU.14)

    def seat_for(self, actor: int) -> int:
        return self.sides.index(actor)

    def seen(self, side: int) -> int:
        """Who sees what is hidden from the side's opponent: a set of seats."""
        return 1 << self.sides.index(side)

    @property
    def shown(self) -> int:
        """IS-7.1.1.1: how many theaters of a War have their tiles face up."""
        return 0 if self.turn.peace else self.resolved

    def piles(self) -> list[Hidden]:
        """What lies face down; a procedure adds what it holds."""
        both = range(len(self.sides))
        return [
            Pile("event", self.draw, 0),
            Pile("tile", self.tile_stack, 0),
            Pile("award", self.awards_left, 0),
            *[self.hand(side) for side in both],
            *[Ministers(self, side) for side in both],
            *[pile for side in both for pile in (*self.basic_tiles(side), *self.bonus_tiles(side))],
        ]

    def hand(self, side: int) -> Pile:
        return Pile("event", self.hands[side], self.seen(side), sorted=True)

    def basic_tiles(self, side: int) -> list[Pile]:
        """The Basic War tiles of the side: on the Display, in the pool, and out of the game (IS-R-40)."""
        back, seen = f"basic {side}", self.seen(side)
        places = range(side * 4 + self.shown, side * 4 + 4)
        fixed = [place for place, tile in enumerate(self.basic) if place not in places or tile == NOBODY]
        return [
            Pile(back, self.basic, seen, fixed=fixed),
            Pile(back, self.pool[side], seen, sorted=True),
            Pile(back, self._gone(side, back), seen),
        ]

    def _gone(self, side: int, back: str) -> list[int]:
        """What is nowhere else: so which tiles have left the game need not be kept."""
        held = [pile for procedure in self.stack for pile in procedure.piles(self)]
        left = Counter(dict(enumerate(self.game.components.basic_count)))
        left.subtract(self.pool[side] + [tile for tile in self.basic[side * 4 : side * 4 + 4] if tile != NOBODY])
        for pile in held:
            if isinstance(pile, Pile) and pile.back == back:
                left.subtract(pile.things)
        return list(left.elements())

    def bonus_tiles(self, side: int) -> list[Pile]:
        """The Bonus War tiles of the side: on the Display, theater by theater, and in the pool."""
        back, seen, everybody = f"bonus {side}", self.seen(side), (1 << len(self.sides)) - 1
        display = [Pile(back, self.bonus[side * 4 + t], everybody if t < self.shown else seen) for t in range(4)]
        return [*display, Pile(back, self.bonus_pool[side], seen, sorted=True)]

    def emit_secret(self, kind: str, args: tuple[Any, ...], secret: tuple[Any, ...], to: tuple[int, ...]) -> None:
        State.emit_secret(self, kind, args, secret, tuple(self.sides.index(side) for side in to))

    # -- looking

    @property
    def round(self) -> Round:
        """The Action Round under way."""
        return self.rounds[0]

    @property
    def turn(self) -> Turn:
        return self.game.components.turns[self.step]

    @property
    def next_war(self) -> int:
        """The War whose Display lies on the table, or NOBODY in Turn 6."""
        return self.game.components.turns[self.step].war

    def flagged(self) -> int:
        """All spaces with a flag of any kind."""
        return self.flags[0] | self.flags[1] | self.usa | self.spain

    def counted(self, side: int) -> int:
        """IS-3.8.0.5, IS-R-90: what a side controls for scoring and for conditions of cards."""
        mine = self.flags[side]
        return mine ^ mine & self.conflict

    def credit(self, side: int) -> int:
        """IS-6.4.1: Available Debt."""
        return self.limit[side] - self.debt[side]

    def squadrons(self, side: int) -> int:
        """Squadrons on the map."""
        return (self.flags[side] & self.game.components.chart.naval).bit_count()

    def shows(self, side: int, keyword: int) -> bool:
        """Whether a face-up Ministry card of the side has the keyword."""
        return bool(self.face_up & self.game.components.with_keyword[side][keyword])

    def holder(self, advantage: int) -> int:
        """The side that has taken an Advantage tile, or NOBODY."""
        bit = 1 << advantage
        return 0 if self.held[0] & bit else 1 if self.held[1] & bit else NOBODY

    def has_minister(self, card: int) -> bool:
        """Whether a Ministry card is in play face up: passive abilities work then (IS-R-27)."""
        return bool(self.face_up >> card & 1)


class Ministers(Hidden):
    """The face-down Ministry cards of a side: any eligible cards it could have chosen."""

    def __init__(self, s: Struggle, side: int) -> None:
        super().__init__(s.seen(side))
        self.s = s
        self.side = side

    def known(self, place: int) -> bool:
        """Whether everybody knows the card in a place: face up, or the third French one (IS-4.1.7.7)."""
        return bool(self.s.face_up >> self.s.ministry[self.side][place] & 1) or (self.side == FRANCE and place == 2)

    def deal(self, seat: int | None, rng: Random) -> None:
        s, places = self.s, self.s.ministry[self.side]
        known = [card for place, card in enumerate(places) if self.known(place)]
        closed = [s.game.uprisings] if s.jacobite_defeat or s.jacobite_place else []
        eligible = s.game.components.eligible_ministries[s.turn.era][self.side]
        others = [card for card in eligible if card not in known and card not in closed]
        rng.shuffle(others)
        places[:] = [card if self.known(place) else others.pop() for place, card in enumerate(places)]
