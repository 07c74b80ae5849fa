"""The state of a match: pieces, armies, markers, cards and politics, as plain data.

Cities, pieces and powers are indices; sets of them are ints with one bit each. Pieces are the generals, then the
trains. A tactical card is deck * 38 + face; faces 0-35 are suit * 9 + value - 2, the rest are Reserves.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Self

from chancellery.games.maria import secrets
from chancellery.games.maria.powers import MEMBERS, NOBODY, POWERS, SAXON, Relations
from chancellery.games.maria.secrets import MOST_ARMIES as MOST_ARMIES
from chancellery.kernel import Hidden, Reason, State
from chancellery.kernel.plain import SLOTS
from chancellery.kernel.sets import union

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria
    from chancellery.games.maria.negotiations import Agreement

# a piece that was lost; one in an off-map box or victory box
OFF_BOARD: Final = -1
IN_BOX: Final = -2
EVERYBODY: Final = tuple(range(len(POWERS)))


@dataclass(slots=SLOTS, kw_only=True)  # type: ignore[literal-required]
class Campaign(State):
    game: Maria = field(metadata={"shared": True})
    turn: int = 1
    seat_of: list[int]  # per power the seat that runs it
    # pieces
    where: list[int]  # per piece a city, OFF_BOARD or IN_BOX
    armies: list[int]  # per general; known to his owner only
    face_down: int = 0  # set of generals out of supply
    commands: int = 0  # set of generals named commander of a stack of equal ranks (M-6.5)
    stand: list[int]  # per power the set of cities with its generals; follows `where`
    trains: list[int]  # per power the set of cities with its trains; follows `where`
    stacks: int = 0  # set of cities with two generals; follows `where`
    all_generals: int = field(default=0, metadata={"shared": True})  # all of `stand`
    all_trains: int = field(default=0, metadata={"shared": True})  # all of `trains`
    hussars: list[int]  # cities, or OFF_BOARD
    # fortresses
    marker: list[int]  # per city the power whose victory marker lies there
    markers: list[int]  # per power the set of cities with its victory markers; follows `marker`
    claim: list[int]  # per city the power with a "?" there (M-10.3.9)
    electors: int = 0  # set of the four elector fortresses with the French side up
    # victory markers (full game)
    pool: list[int]  # per power
    substitutes: list[int]  # per power: markers placed beyond the pool (M-R-49)
    aside: list[int]  # per power: markers set aside off the board (19.1, 19.2)
    battles: list[int]  # per power: markers in its won-battle boxes
    three_electors: int = NOBODY
    emperor: int = NOBODY
    italy: int = NOBODY
    silesia: bool = False  # the Silesia box; Silesia is Prussian then
    winters: list[list[int]]  # the winter sheet: per winter the pools of France, Prussia, Pragmatic Army, Austria
    # tactical cards
    hands: list[list[int]]  # sorted
    decks: list[list[int]]  # draw decks in the order of use, the top card last
    discards: list[list[int]]  # by deck of origin
    entered: list[int]  # per deck when it last came into play (M-R-11)
    remembered: list[int]  # per seat the set of cards it has seen that lie in hands
    # politics (full game)
    track: list[int]  # space of the marker, from 0
    political: list[int]  # the political deck, the top card last
    election_due: bool = False  # "Imperial Election" lies on the deck
    on_board: list[list[int]]  # per power its tactical cards on the politics board
    covered: list[list[int]]  # the same, face down (chapter 25)
    trump: int = NOBODY
    last_winner: int = NOBODY  # the seat that won the last battle (M-R-26)
    shift: list[int] = field(default_factory=lambda: [0, 0, 0])  # of this turn's cards, per track (M-R-29)
    # contracts and upheavals
    contracts: list[list[int]] = field(default_factory=list)  # payer, receiver, tactical-card phases left
    agreements: list[Agreement] = field(default_factory=list)  # proposed or in force (21)
    proposals: int = 0  # how many have been made; they are numbered
    subsidy: bool = True  # France pays Bavaria this turn (M-R-88)
    saxony_drew: bool = False  # in this turn (M-19.3.23)
    annexed: int = 0  # the turn of the annexation
    prussia_neutral: bool = False
    reduced: bool = False  # France has reduced its aims
    saxon_points: int = 0  # points lost or due for which Austria may still move Saxony's marker
    # the stage under way
    stage: int = 0
    moved: int = 0  # set of pieces
    settled: int = 0  # set of pieces that stay where they are until the phase is over (M-10.1.10, M-R-17)
    refused: list[list[int]] = field(default_factory=list)  # consent refused in this movement phase (M-R-70)
    beaten: int = 0  # set of generals defeated in this combat phase

    def copy(self) -> Self:
        new = self.begun_copy()
        new.game = self.game
        new.turn, new.seat_of, new.where = self.turn, self.seat_of[:], self.where[:]
        new.armies, new.face_down, new.commands = self.armies[:], self.face_down, self.commands
        new.stand, new.trains, new.stacks = self.stand[:], self.trains[:], self.stacks
        new.all_generals, new.all_trains = self.all_generals, self.all_trains
        new.hussars, new.marker, new.markers = self.hussars[:], self.marker[:], self.markers[:]
        new.claim, new.electors, new.pool = self.claim[:], self.electors, self.pool[:]
        new.substitutes, new.aside, new.battles = self.substitutes[:], self.aside[:], self.battles[:]
        new.three_electors, new.emperor, new.italy = self.three_electors, self.emperor, self.italy
        new.silesia, new.winters = self.silesia, [row[:] for row in self.winters]
        new.hands, new.decks = [row[:] for row in self.hands], [row[:] for row in self.decks]
        new.discards, new.entered = [row[:] for row in self.discards], self.entered[:]
        new.remembered, new.track, new.political = self.remembered[:], self.track[:], self.political[:]
        new.election_due, new.on_board = self.election_due, [row[:] for row in self.on_board]
        new.covered, new.trump, new.last_winner = [row[:] for row in self.covered], self.trump, self.last_winner
        new.shift, new.contracts = self.shift[:], [row[:] for row in self.contracts]
        new.agreements, new.proposals = [one.copy() for one in self.agreements], self.proposals
        new.subsidy, new.saxony_drew, new.annexed = self.subsidy, self.saxony_drew, self.annexed
        new.prussia_neutral, new.reduced, new.saxon_points = self.prussia_neutral, self.reduced, self.saxon_points
        new.stage, new.moved, new.settled = self.stage, self.moved, self.settled
        new.refused, new.beaten = [row[:] for row in self.refused], self.beaten
        return new

    # -- who and what

    def seat_for(self, actor: int) -> int:
        return self.seat_of[actor]

    def piles(self) -> list[Hidden]:
        return [*secrets.armies(self), *secrets.cards(self)]

    def sees(self, seat: int | None, power: int) -> bool:
        """Whether a seat sees a power's hand and the armies of its generals."""
        return self.seat_of[power] == seat

    def name_of(self, sort: str, value: int) -> Any:
        """A thing as an argument of a refusal."""
        return self.game.name_of(sort, value)

    def about_power(self, reason: Reason, piece: int) -> Reason:
        """A reason that names the power of a piece."""
        return reason.saying(power=self.name_of("power", self.power_of(piece)))

    def about_piece(self, reason: Reason, piece: int) -> Reason:
        return reason.saying(piece=self.name_of("piece", piece))

    # -- relations

    @property
    def saxony(self) -> int:
        """What Saxony is now: it follows the marker (M-R-51)."""
        return self.game.saxon_status[self.track[SAXON]]

    @property
    def relations(self) -> Relations:
        return self.game.relations[self.prussia_neutral][self.track[SAXON]]

    def home(self, power: int) -> int:
        """The set of cities of a power's home territory; Silesia becomes Prussian (M-19.1.5)."""
        return self.game.homes[self.silesia][power]

    # -- pieces

    def power_of(self, piece: int) -> int:
        return self.game.components.power_of[piece]

    def is_general(self, piece: int) -> bool:
        return piece < self.game.components.count

    def put(self, piece: int, place: int) -> None:
        """A piece comes to a city, or leaves the board."""
        where, box = self.where, self.game.components
        left, where[piece] = where[piece], place
        power, bit = box.power_of[piece], box.atlas.bit
        if piece >= box.count:
            if left >= 0 and not self._held(box.powers[power].trains, left):
                self.trains[power] ^= bit[left]
            if place >= 0:
                self.trains[power] |= bit[place]
            self.all_trains = union(self.trains, EVERYBODY)
            return
        if left >= 0:
            self._general_left(power, left)
        if place >= 0:
            come = bit[place]
            if self.all_generals & come:
                self.stacks |= come
            else:
                self.all_generals |= come
            self.stand[power] |= come

    def _general_left(self, power: int, city: int) -> None:
        """A general has gone, and a mate of his may still be there."""
        box = self.game.components
        gone = box.atlas.bit[city]
        if not self.stacks & gone:
            self.stand[power] ^= gone
            self.all_generals ^= gone
            return
        if not self._held(box.powers[power].generals, city):
            self.stand[power] ^= gone
        if self.where[: box.count].count(city) < 2:
            self.stacks ^= gone

    def _held(self, pieces: tuple[int, ...], city: int) -> bool:
        """Whether one of these pieces is in a city."""
        where = self.where
        return bool([piece for piece in pieces if where[piece] == city])

    def follow(self) -> None:
        self.all_generals, self.all_trains = union(self.stand, EVERYBODY), union(self.trains, EVERYBODY)

    def generals_at(self, city: int) -> list[int]:
        """The generals in a city, the commander first (M-6.4, M-6.5)."""
        where, found, at = self.where, [], -1
        if SLOTS:  # as pure Python it is faster so
            for _ in range(where.count(city)):
                at = where.index(city, at + 1)
                if at < self.game.components.count:
                    found.append(at)
        else:
            found = [at for at in range(self.game.components.count) if where[at] == city]
        if len(found) == 2:
            one, other = found
            a, b = self.game.components.generals[one].rank, self.game.components.generals[other].rank
            if b < a or (a == b and self.commands >> other & 1):
                found.reverse()
        return found

    def train_at(self, city: int) -> int:
        first = self.game.components.count
        return self.where.index(city, first) if city in self.where[first:] else NOBODY

    def pieces_of(self, powers: int, table: list[int]) -> int:
        """The set of cities with generals (or trains, or markers) of a set of powers."""
        return union(table, MEMBERS[powers])

    def run_by(self, seat: int) -> int:
        """The set of pieces that a seat runs."""
        owned = self.game.components.owned
        return sum(owned[power] for power, runner in enumerate(self.seat_of) if runner == seat)

    def occupied(self) -> int:
        """The set of cities with generals or trains."""
        return self.all_generals | self.all_trains

    # -- victory markers

    def mark(self, city: int, owner: int) -> None:
        """A victory marker is laid on a fortress, or taken off (NOBODY)."""
        before, self.marker[city] = self.marker[city], owner
        if before != NOBODY:
            self.markers[before] &= ~(1 << city)
        if owner != NOBODY:
            self.markers[owner] |= 1 << city

    def count_markers(self) -> None:
        """Lets `markers` follow when `marker` was written as a whole."""
        self.markers = [0] * len(POWERS)
        for city, owner in enumerate(self.marker):
            if owner != NOBODY:
                self.markers[owner] |= 1 << city

    def acts(self, power: int) -> bool:
        """Whether a power belongs to the stage under way (5, M-19.3.22)."""
        return power in self.game.active(self)
