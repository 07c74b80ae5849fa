"""The state of a match of the family: armies, garrisons, tracks, hands and sides, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final, Self, TypeVar

from chancellery.kernel import Hidden, Pile, State
from chancellery.kernel.plain import SLOTS

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family

NOBODY: Final = -1
OFF_BOARD: Final = -1
CARDS: Final = 100  # more than the highest value of a Battle card
HIGHEST_MORALE: Final = 15  # K-4.7.1
MOST_TROOPS: Final = 3  # K-4.8.2
FORTRESSES: Final = 6  # K-1.1.5


class Memory(Hidden):
    """What other seats remember is no business of a seat that imagines a deal."""

    def __init__(self, s: Realm) -> None:
        super().__init__(0)
        self.s = s

    def deal(self, seat: int | None, rng: Random) -> None:
        powers = len(self.s.hands)
        self.s.memory = [code for code in self.s.memory if code // CARDS // powers == seat]


@dataclass(slots=SLOTS, kw_only=True)  # type: ignore[literal-required]
class Realm(State):
    """Indices stand for Powers, Territories and Generals; the definition and its map give them names."""

    game: Family = field(metadata={"shared": True})
    round: int = 0
    turn: int = 0  # Action Turn in the round, from 1
    seat_of: list[int]  # the seat that decides for each Power
    where: list[int]  # the Territory of each General, or off board
    troops: list[int]  # under each General
    garrison: list[int]  # the Power with a Garrison in each Territory
    fortress: int = 0  # set of Territories
    morale: list[int]
    influence: list[int]
    money: list[int]
    hands: list[list[int]]  # values of the Battle cards each Power holds, sorted
    deck: list[int]  # face down, the top card last
    discards: list[int]  # face up
    status: list[int]  # the game's own diplomatic status of each Power
    ally: list[int]  # per Power the set of Powers on its side, itself included
    neutral: int = 0  # set of Powers
    closed: list[int]  # per Power the set of Territories it may not be in
    named: list[int]  # the named General of each Power, or none (K-1.1.1)
    special: int = 0  # set of the scenario's special rules still in force
    guards: list[int]  # per Power the set of Territories with a Garrison of it; follows `garrison`
    control: list[int]  # per Power the set of Territories it controls; follows `garrison`
    stands: list[int]  # per Power the set of Territories with a General of it; follows `where`
    # the current Movement
    moved: int = 0  # set of Generals that moved in this Movement Turn
    busy: int = 0  # set of Generals that fought, supported or withdrew in this Movement Turn
    battlefields: int = 0  # set of Territories with a battle of this Movement Turn, fought or not
    pending: int = 0  # those of them not fought yet
    regent: list[int]  # the seat that decides for an uncontrolled Power in a battle or board update (K-11.5.4)
    reader: list[int]  # the seat that sees the hand of an uncontrolled Power meanwhile (K-11.3.8)
    refused: list[int]  # requests refused in this Movement Turn: General * size of the map + destination
    memory: list[int] = field(default_factory=list)  # cards that seats know in hands they do not see, see `_code`

    def copy(self) -> Self:
        new = self.begun_copy()
        new.game = self.game
        new.round, new.turn, new.seat_of = self.round, self.turn, self.seat_of[:]
        new.where, new.troops, new.garrison = self.where[:], self.troops[:], self.garrison[:]
        new.fortress, new.morale, new.influence = self.fortress, self.morale[:], self.influence[:]
        new.money, new.hands, new.deck = self.money[:], [row[:] for row in self.hands], self.deck[:]
        new.discards, new.status, new.ally = self.discards[:], self.status[:], self.ally[:]
        new.neutral, new.closed, new.named = self.neutral, self.closed[:], self.named[:]
        new.special, new.guards = self.special, self.guards[:]
        new.control, new.stands = self.control[:], self.stands[:]
        new.moved, new.busy, new.battlefields = self.moved, self.busy, self.battlefields
        new.pending, new.regent, new.reader = self.pending, self.regent[:], self.reader[:]
        new.refused, new.memory = self.refused[:], self.memory[:]
        return new

    # -- who decides

    def seat_for(self, actor: int) -> int:
        """The seat that decides for a Power now, or NOBODY."""
        seat = self.seat_of[actor]
        return seat if seat >= 0 else self.regent[actor]

    def clear_regents(self) -> None:
        """Temporary control lasts for one battle or board update."""
        if max(self.regent) == max(self.reader) == NOBODY:  # as a rule
            return
        for power in range(len(self.regent)):
            self.regent[power] = NOBODY
            if self.reader[power] >= 0:
                self.unread(power)

    # -- control (4.3)

    def controller(self, t: int) -> int:
        """K-4.3.1 to K-4.3.3: the Garrison's Power, else the Home Power, else nobody."""
        owner = self.garrison[t]
        return owner if owner >= 0 else self.game.map.home[t]

    def set_garrison(self, t: int, power: int) -> None:
        """Puts a Garrison of a Power into a Territory, or takes the one there away (NOBODY)."""
        bit = 1 << t
        before, guard = self.controller(t), self.garrison[t]
        if before >= 0:
            self.control[before] &= ~bit
        if guard >= 0:
            self.guards[guard] &= ~bit
        if power >= 0:
            self.guards[power] |= bit
        self.garrison[t] = power
        after = self.controller(t)
        if after >= 0:
            self.control[after] |= bit

    # -- Generals (4.8)

    def put(self, general: int, t: int) -> None:
        """A General comes to stand in a Territory."""
        self.where[general] = t
        self._restand(self.game.owner[general])

    def take_off(self, general: int) -> None:
        """A General goes off board; his Troops are lost (K-R-39)."""
        self.where[general] = OFF_BOARD
        self.troops[general] = 0
        self._restand(self.game.owner[general])

    def _restand(self, power: int) -> None:
        mask = 0
        where = self.where
        for general in self.game.generals[power]:
            t = where[general]
            if t >= 0:
                mask |= 1 << t
        self.stands[power] = mask

    def general_at(self, power: int, t: int) -> int:
        """The General of a Power in a Territory, or -1."""
        where = self.where
        for general in self.game.generals[power]:
            if where[general] == t:
                return general
        return -1

    def named_as(self, general: int) -> int:
        """Which named General this is, or NOBODY if he has no name (K-1.1.1)."""
        power = self.game.owner[general]
        return self.game.heroes[power] if self.named[power] == general else NOBODY

    def stock(self, power: int) -> int:
        """K-1.1.4: tokens that are neither Troop nor Garrison on the map."""
        used = self.guards[power].bit_count()
        for general in self.game.generals[power]:
            used += self.troops[general]
        return self.game.tokens[power] - used

    def fortresses_left(self) -> int:
        return FORTRESSES - self.fortress.bit_count()

    # -- Battle cards: one deck and one discard pile for all, unless the game has others

    def deck_of(self, power: int) -> list[int]:
        """The deck a Power draws from, the top card last."""
        return self.deck

    def pile_of(self, power: int) -> list[int]:
        """The discard pile for a Power's cards."""
        return self.discards

    # -- hidden cards (K-11.3.8, K-R-71): hands of others, decks, and what was played face down

    def readers(self, power: int) -> int:
        """The seats that see a hand: who plays the Power, or reads it for an uncontrolled one; all (K-12.0.4)."""
        if self.game.open_hands:
            return (1 << len(self.game.seats)) - 1 if self.seat_of[power] >= 0 else 0
        seats = 0
        for seat in (self.seat_of[power], self.reader[power]):
            if seat >= 0:
                seats |= 1 << seat
        return seats

    def knows_hand(self, seat: int | None, power: int) -> bool:
        return seat is not None and bool(self.readers(power) >> seat & 1)

    def piles(self) -> list[Hidden]:
        decks = [Pile(f"deck {n}", self.deck_of(of[0]), 0) for n, of in enumerate(self.game.sharing)]
        return [*decks, *(self.hand_pile(power) for power in range(len(self.hands))), Memory(self)]

    def hand_pile(self, power: int) -> Pile:
        known = {seat: self.remembered(seat, power) for seat in range(len(self.game.seats))} if self.memory else {}
        return Pile(self._back(power), self.hands[power], self.readers(power), sorted=True, known=known)

    def stack_pile(self, power: int, stack: list[int]) -> Pile:
        """Cards played in a battle; those face up are negative."""
        up = [place for place, card in enumerate(stack) if card < 0]
        return Pile(self._back(power), stack, self.readers(power), fixed=up)

    def _back(self, power: int) -> str:
        return next(f"deck {n}" for n, powers in enumerate(self.game.sharing) if power in powers)

    # what a seat remembers of a hand: it may forget too much, it never invents

    def _code(self, seat: int, power: int, card: int) -> int:
        return (seat * len(self.hands) + power) * CARDS + card

    def remembered(self, seat: int, power: int) -> tuple[int, ...]:
        """The cards that a seat knows to lie in a hand it does not see."""
        row = self._code(seat, power, 0) // CARDS
        return tuple([code % CARDS for code in self.memory if code // CARDS == row])

    def remember_hand(self, power: int) -> None:
        """The seats that see a hand will know these cards when they see it no longer."""
        readers = self.readers(power)
        for seat in range(len(self.game.seats)):
            if readers >> seat & 1:
                row = self._code(seat, power, 0) // CARDS
                self.memory = [code for code in self.memory if code // CARDS != row]
                self.memory += [row * CARDS + card for card in self.hands[power]]

    def unread(self, power: int) -> None:
        """K-11.3.8: nobody reads the hand of an uncontrolled Power any more."""
        self.remember_hand(power)
        self.reader[power] = NOBODY

    def forget_card(self, power: int, card: int) -> None:
        """A card has left a hand for all to see."""
        if self.memory:
            self._forget(power, card, -1)

    def forget_hand(self, power: int) -> None:
        """A card has left a hand unseen: it may be any."""
        if self.memory:
            self.memory = [code for code in self.memory if code // CARDS % len(self.hands) != power]

    def _forget(self, power: int, card: int, seats: int) -> None:
        of_a_seat, its = len(self.hands) * CARDS, self._code(0, power, card)
        for code in {code for code in self.memory if code % of_a_seat == its and seats >> code // of_a_seat & 1}:
            self.memory.remove(code)  # once: it may know another one of the same value

    def hand_over(self, giver: int, power: int, cards: list[int], seats: Sequence[int]) -> None:
        """Cards have gone from one hand to another; only these seats know which."""
        saw = sum(1 << seat for seat in seats)
        powers = len(self.hands)
        self.memory = [
            code for code in self.memory if code // CARDS % powers != giver or saw >> code // CARDS // powers & 1
        ]
        for card in cards:
            self._forget(giver, card, saw)
            self.memory += [self._code(seat, power, card) for seat in seats]

    # -- tracks

    def change_morale(self, power: int, points: int, cause: str) -> None:
        """K-4.7.1: never above 15 or below 0; what did not change is not told."""
        before = self.morale[power]
        self.morale[power] = after = min(HIGHEST_MORALE, max(0, before + points))
        if after != before:
            self.emit("morale", power, after - before, after, cause)

    def gain_influence(self, power: int, points: int, cause: str, place: int = NOBODY) -> None:
        """A gain outside Expand Influence; none is not told."""
        if points:
            self.influence[power] += points
            items = (("place", place, points),) if place != NOBODY else ()
            self.emit_sum("influence", (power, points, self.influence[power], cause), items)


R = TypeVar("R", bound=Realm)
