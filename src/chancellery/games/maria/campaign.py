"""The state of a match: pieces, armies, markers, cards and politics, as plain data.

Cities, pieces and powers are indices; sets of them are ints with one bit each. Pieces are the generals, then the
trains. A tactical card is deck * 38 + face; faces 0-35 are suit * 9 + value - 2, the rest are Reserves.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from chancellery.games.maria.powers import NOBODY, PRUSSIAN_ALLY, RELATIONS, SAXON, Relations
from chancellery.kernel import State

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

OFF_BOARD, IN_BOX = -1, -2  # a piece that was lost; one in an off-map box or victory box
MOST_ARMIES = 8  # M-6.7


@dataclass(slots=True, kw_only=True)
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
    hussars: list[int]  # cities, or OFF_BOARD
    # fortresses
    marker: list[int]  # per city the power whose victory marker lies there
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
    subsidy: bool = True  # France pays Bavaria this turn (M-R-88)
    saxony_drew: bool = False  # in this turn (M-19.3.23)
    annexed: int = 0  # the turn of the annexation
    prussia_neutral: bool = False
    reduced: bool = False  # France has reduced its aims
    saxon_points: int = 0  # points lost or due for which Austria may still move Saxony's marker
    # the stage under way
    stage: int = 0
    moved: int = 0  # set of pieces
    settled: int = 0  # set of generals who stay where they are until the phase is over (M-10.1.10)
    beaten: int = 0  # set of generals defeated in this combat phase

    # -- relations

    @property
    def saxony(self) -> int:
        """What Saxony is now: it follows the marker (M-R-51)."""
        if not self.game.full:
            return PRUSSIAN_ALLY
        return self.game.components.tracks[SAXON][self.track[SAXON]].status

    @property
    def relations(self) -> Relations:
        return RELATIONS[self.saxony][self.prussia_neutral]

    def home(self, power: int) -> int:
        """The set of cities of a power's home territory; Silesia becomes Prussian (M-19.1.5)."""
        return self.game.homes[self.silesia][power]

    # -- pieces

    def power_of(self, piece: int) -> int:
        return self.game.components.pieces[piece].power

    def is_general(self, piece: int) -> bool:
        return piece < self.game.components.count

    def put(self, piece: int, place: int) -> None:
        """A piece comes to a city, or leaves the board."""
        self.where[piece] = place
        power = self.power_of(piece)
        box = self.game.components.powers[power]
        pieces = box.generals if self.is_general(piece) else box.trains
        mask = 0
        for one in pieces:
            if self.where[one] >= 0:
                mask |= 1 << self.where[one]
        if self.is_general(piece):
            self.stand[power] = mask
        else:
            self.trains[power] = mask

    def generals_at(self, city: int) -> list[int]:
        """The generals in a city, the commander first (M-6.4, M-6.5)."""
        found = [g for g in range(self.game.components.count) if self.where[g] == city]
        if len(found) == 2:
            a, b = (self.game.components.generals[g].rank for g in found)
            if b < a or (a == b and self.commands >> found[1] & 1):
                found.reverse()
        return found

    def train_at(self, city: int) -> int:
        first = self.game.components.count
        return next((p for p in range(first, len(self.where)) if self.where[p] == city), NOBODY)

    def all_generals(self) -> int:
        """The set of cities with generals of any power."""
        found = 0
        for mask in self.stand:
            found |= mask
        return found

    def all_trains(self) -> int:
        found = 0
        for mask in self.trains:
            found |= mask
        return found

    def pieces_of(self, powers: int, table: list[int]) -> int:
        """The set of cities with generals (or trains) of a set of powers."""
        found = 0
        for power, mask in enumerate(table):
            if powers >> power & 1:
                found |= mask
        return found

    def acts(self, power: int) -> bool:
        """Whether a power belongs to the stage under way (5, M-19.3.22)."""
        return power in self.game.active(self)
