"""Tactical cards (8): drawing, discarding and paying with them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Final, Self

from mypy_extensions import mypyc_attr

from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.components import DECK, DECKS, RESERVE
from chancellery.games.maria.powers import NOBODY
from chancellery.games.maria.secrets import forget
from chancellery.games.maria.state import Campaign
from chancellery.kernel import SCRIPTS, Bars, Decision, Move, Procedure, Reason, Step, asks, does

# M-8.10
LEAST_RESERVE: Final = 1
MOST_RESERVE: Final = 8
# M-8.9, M-8.10: what cards are worth, a Reserve at its most
LOWEST: Final = 2
HIGHEST: Final = 10
MOST_WAYS: Final = 40  # to pay, that are all listed
NOTHING: Final = -1_000_000  # behind the last card: less than any sum
DIGIT: Final = 64  # more than there are faces
REMEMBERED: Final = 500  # hands with a price: a search asks for them again and again, in play hardly one comes twice
RESERVE_BETWEEN: Final = v.RESERVE_VALUE.saying(least=LEAST_RESERVE, most=MOST_RESERVE)


FACE: Final = tuple(min(card % DECK, RESERVE) for card in range(DECKS * DECK))  # both Reserves have one
# a Reserve counts with the most it can (M-8.10)
VALUE: Final = tuple(face % 9 + 2 if face < RESERVE else MOST_RESERVE for face in FACE)
FALLING: Final = tuple((HIGHEST - VALUE[card]) * DIGIT + FACE[card] for card in range(DECKS * DECK))  # then by face
RESERVES_FIRST: Final = tuple(VALUE[card] if face < RESERVE else 0 for card, face in enumerate(FACE))
# per suit whether a card has it
SPARING: Final = tuple(tuple(face // 9 == suit for face in FACE) for suit in range(4))
# per value the set of faces with suits that are worth no more
WORTH_UP_TO: Final = tuple(
    sum(1 << printed for printed in range(RESERVE) if VALUE[printed] <= most) for most in range(HIGHEST + 1)
)
OF_SUIT: Final = tuple((1 << 9) - 1 << 9 * suit for suit in range(4))  # per suit the set of its faces


def face(card: int) -> int:
    """What is printed on a card."""
    return FACE[card]


def suit(card: int) -> int:
    """The suit of a card, or -1 for a Reserve."""
    printed = FACE[card]
    return printed // 9 if printed < RESERVE else -1


def value(card: int) -> int:
    """The value of a card (M-8.9, M-8.10)."""
    return VALUE[card]


def worth(hand: list[int]) -> int:
    """M-9.19: what a hand can pay, each Reserve taken as 8."""
    return sum([VALUE[card] for card in hand])


def pays(hand: list[int], price: int) -> bool:
    """Whether a hand is worth a price."""
    return len(hand) * LOWEST >= price or worth(hand) >= price


def find(hand: list[int], wanted: int) -> int:
    """A card of the hand with a face; of equal ones that of the lowest deck."""
    return hand[[FACE[card] for card in hand].index(wanted)]


def draw(s: Campaign, power: int, count: int, *, reason: str) -> None:
    """M-8.1: cards from the draw deck into a hand, seen by its player only."""
    drawn = []
    for _ in range(count):
        card = take(s)
        if card < 0:
            break
        drawn.append(card)
    if drawn:
        s.hands[power] = sorted(s.hands[power] + drawn)
        s.revealed = True
        if s.heard:
            s.emit_secret("drawn", (power, len(drawn), reason), tuple(face(c) for c in drawn), (s.seat_of[power],))


def take(s: Campaign) -> int:
    """The top card; M-8.13, M-R-11: the next deck, or the two largest discard piles, when no card is left."""
    while s.decks and not s.decks[0]:
        s.decks.pop(0)
    if not s.decks:
        _renew(s)
    return s.decks[0].pop() if s.decks else -1


def _renew(s: Campaign) -> None:
    piles = [deck for deck in range(len(s.discards)) if s.discards[deck]]
    piles.sort(key=lambda deck: (-len(s.discards[deck]), s.entered[deck]))
    latest = max(s.entered)
    for deck in piles[:2]:
        pile, s.discards[deck] = s.discards[deck], []
        latest += 1
        s.entered[deck] = latest
        s.shuffle(pile)
        s.decks.append(pile)
        s.emit("reshuffled", deck, len(pile))


def discard(s: Campaign, power: int, card: int) -> None:
    """M-8.12: from the hand to the pile of its deck."""
    s.hands[power].remove(card)
    to_pile(s, card)


def to_pile(s: Campaign, card: int) -> None:
    forget(s, card)
    s.discards[card // DECK].append(card)


# -- sets of faces


def face_set(hand: list[int]) -> int:
    """The set of the different faces in a hand."""
    found = 0
    for card in hand:
        found |= 1 << FACE[card]
    return found


def worth_up_to(most: int) -> int:
    """The set of faces with suits that are worth no more."""
    return WORTH_UP_TO[max(0, min(most, HIGHEST))]


def in_hand(s: Campaign, power: int, reason: Reason = v.NOT_IN_HAND) -> Bars:
    """The different cards in a hand."""
    return s.bars(face_set(s.hands[power]), reason)


def reserve_values(s: Campaign, held: int) -> Bars:
    """M-8.10: what a Reserve may be worth, if there is one among the faces."""
    if held >> RESERVE & 1:
        return s.bars((1 << MOST_RESERVE + 1) - (1 << LEAST_RESERVE), RESERVE_BETWEEN)
    return s.bars(0, v.NOT_IN_HAND)


# -- paying


@mypyc_attr(acyclic=True)
class Ways:
    """M-R-43: the sets of faces worth no more than `most` that pay a price with no card to spare, until too many to
    list are found.

    A Reserve counts what its player declares. So with Reserves a set pays if 1 for each is not too much and the most
    for each is enough. A set is one number here, a digit for each face: tuples of all that is tried would be slow.
    """

    __slots__ = ("_faces", "_found", "_highest", "_least", "_reserves", "_rest", "_values", "many")

    def __init__(self, hand: list[int], price: int, most: int) -> None:
        plain = sorted([FALLING[card] for card in hand if FACE[card] < RESERVE and VALUE[card] <= most])
        self._faces = [card % DIGIT for card in plain]
        self._values = values = [VALUE[face] for face in self._faces]
        self._rest = rest = values + [NOTHING]  # what the cards from each one on are worth
        for n in range(len(values) - 2, -1, -1):
            rest[n] += rest[n + 1]
        self._found: list[tuple[int, int, int]] = []  # by what it is worth, size and faces in falling order
        self._reserves, self._least, self._highest = 0, price, price + HIGHEST
        self.many = False
        self._go_on(0, 0, 0, 0)
        for count in range(1, len(hand) - len([card for card in hand if FACE[card] < RESERVE]) + 1):
            self._reserves, self._least, self._highest = count, price - count * min(MOST_RESERVE, most), price - count
            if self._least <= 0 <= self._highest:
                self._add(0, 0, 0)
            self._go_on(0, 0, 0, 0)

    def _go_on(self, n: int, worth: int, size: int, digits: int) -> None:
        """Adds cards from one on, in falling order of value: the sums from least to highest, without Reserves the first
        of them."""
        faces, values, rest, first = self._faces, self._values, self._rest, n
        least, highest = self._least, self._highest
        while worth + rest[n] >= least:
            face, total = faces[n], worth + values[n]
            if total <= highest and (n == first or face != faces[n - 1]):  # not the same card once more
                with_it = digits * DIGIT + face
                if total >= least:
                    self._add(total, size + 1, with_it)
                if total < least or self._reserves:
                    self._go_on(n + 1, total, size + 1, with_it)
                if self.many:
                    return
            n += 1

    def _add(self, total: int, size: int, digits: int) -> None:
        if reserves := self._reserves:
            for _ in range(reserves):
                digits = digits * DIGIT + RESERVE
            total, size = total + reserves * MOST_RESERVE, size + reserves
        self._found.append((total, size, digits))
        self.many = len(self._found) > MOST_WAYS

    def listed(self) -> list[tuple[int, ...]]:
        """The cheapest first; of each its faces in their order."""
        found: list[tuple[int, ...]] = []
        for _, size, digits in sorted(self._found):
            faces: list[int] = []
            for _ in range(size):
                faces.append(digits % DIGIT)
                digits //= DIGIT
            faces.sort()
            found.append(tuple(faces))
        return found


def likely(hand: list[int], price: int, most: int) -> list[tuple[int, ...]]:
    """Where there are very many payments: with the lowest cards, the highest, and those that spare one suit."""
    plain = [card for card in hand if FACE[card] < RESERVE and VALUE[card] <= most]
    plain.sort(key=VALUE.__getitem__)
    reserves = [card for card in hand if FACE[card] == RESERVE]  # given away last
    orders = [plain, sorted(plain, key=VALUE.__getitem__, reverse=True)]
    for spared in SPARING:
        order = [card for card in plain if not spared[card]]
        order += [card for card in plain if spared[card]]
        orders.append(order)
    found: list[tuple[int, ...]] = []
    for order in orders:
        way = _none_to_spare(order + reserves, price, min(MOST_RESERVE, most))
        if way not in found:
            found.append(way)
    return found


def _none_to_spare(order: list[int], price: int, reserve: int) -> tuple[int, ...]:
    """The first cards that pay a price, where a Reserve counts so much, without those that could be left out."""
    paid = count = 0
    while count < len(order) and paid < price:
        card = order[count]
        paid += VALUE[card] if FACE[card] < RESERVE else reserve
        count += 1
    faces: list[int] = []
    for card in sorted(order[:count], key=RESERVES_FIRST.__getitem__):
        worth_ = VALUE[card] if FACE[card] < RESERVE else reserve
        if paid - worth_ >= price:
            paid -= worth_
        else:
            faces.append(FACE[card])
    faces.sort()
    return tuple(faces)


@lru_cache(REMEMBERED)
def payments(cards: tuple[int, ...], price: int, most: int) -> tuple[list[tuple[int, ...]], bool]:
    """The ways to pay that are listed, and whether there are more than these."""
    ways = Ways(list(cards), price, most)
    return (likely(list(cards), price, most), True) if ways.many else (ways.listed(), False)


@dataclass
class Payment(Procedure):
    """M-R-43: all cards at once; overpayment is lost.

    Where there are too many ways to list, a payment can also be made card by card in falling order of value, so that
    none could be left out. Only what takes the whole hand is paid unasked: else others would learn that no other way
    was left.
    """

    power: int
    price: int
    reason: str
    last: int = 99  # the value paid last
    paid: list[int] = field(default_factory=list)  # faces

    def copy(self) -> Self:
        new = self.begun_copy()
        new.power, new.price, new.reason = self.power, self.price, self.reason
        new.last, new.paid = self.last, self.paid[:]
        return new

    @staticmethod
    def of(power: int, price: int, reason: str) -> Payment:
        """A payment that begins: what `dataclass` writes is not compiled, a copy is made much faster."""
        new = BLANK.copy()
        new.power, new.price, new.reason = power, price, reason
        return new

    def whole_hand(self, s: Campaign) -> Step | None:
        hand = s.hands[self.power]
        total, least = 0, HIGHEST
        for card in hand:
            worth_ = VALUE[card] if FACE[card] < RESERVE else min(MOST_RESERVE, self.last)
            if worth_ > self.last:
                return None
            total += worth_
            least = min(least, worth_)
        if total - least < self.price <= total:
            self._pay(s, sorted([FACE[card] for card in hand]))
            return TELL
        return None

    def choose(self, s: Campaign) -> list[Decision]:
        decision = s.decide(v.ASK_PAYMENT, self.power, self.price)
        found, many = payments(tuple(s.hands[self.power]), self.price, self.last)
        decision.put_values(v.PAY, found)
        if s.explaining:
            held = [FACE[card] for card in s.hands[self.power]]
            decision.offer_each(v.PAY, (), partial(self._why_not_pay, held))
        if many or s.explaining:
            self._one_by_one(s, decision, many)
        return decision.if_any()

    def _one_by_one(self, s: Campaign, decision: Decision, many: bool) -> None:
        """The cards that can come next and still let the rest be paid with cards worth no more."""
        hand, last = s.hands[self.power], self.last
        held, least = face_set(hand), self._least(hand)
        falling, unpaid = v.FALLING_ORDER.saying(most=last), v.REST_UNPAID.saying(price=self.price)
        plain = s.bars(held, v.NOT_IN_HAND).bar(1 << RESERVE, RESERVE_BETWEEN).unless(many, v.PAY_AT_ONCE)
        decision.offer(v.LAY, plain.only(worth_up_to(last), falling).bar(worth_up_to(least - 1), unpaid))
        reserve = reserve_values(s, held).unless(many, v.PAY_AT_ONCE)
        decision.offer(v.LAY_RESERVE, reserve.only((1 << last + 1) - 1, falling).bar((1 << least) - 1, unpaid))

    def _why_not_pay(self, held: list[int], move: Move) -> Reason | None:
        """A whole payment: cards that are there, enough of them and none to spare."""
        if any(move.args.count(printed) > held.count(printed) for printed in move.args):
            return v.NOT_IN_HAND
        plain = [VALUE[printed] for printed in move.args if printed != RESERVE]
        reserves = len(move.args) - len(plain)
        if max(plain, default=0) > self.last:
            return v.FALLING_ORDER.saying(most=self.last)
        if sum(plain) + reserves * min(MOST_RESERVE, self.last) < self.price:
            return v.PAYMENT_TOO_LITTLE.saying(price=self.price)
        spare = sum(plain) + reserves > self.price if reserves else sum(plain) - min(plain) >= self.price
        return v.CARD_TO_SPARE.saying(price=self.price) if spare else v.LAY_ONE_BY_ONE

    def _least(self, hand: list[int]) -> int:
        """The lowest value with which all cards worth no more pay the price; a Reserve can be worth up to 8."""
        values = [VALUE[card] for card in hand if FACE[card] < RESERVE]
        reserves = len(hand) - len(values)
        n = LEAST_RESERVE
        while n <= HIGHEST and sum([v for v in values if v <= n]) + reserves * min(n, MOST_RESERVE) < self.price:
            n += 1
        return n

    def on_payment(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        if move.of is v.PAY:
            self._pay(s, list(move.args))
            return TELL
        printed = RESERVE if move.of is v.LAY_RESERVE else move.args[0]
        self.last = move.args[0] if move.of is v.LAY_RESERVE else VALUE[printed]
        self.price -= self.last
        self._pay(s, [printed])
        return TELL if self.price <= 0 else WHOLE_HAND

    def _pay(self, s: Campaign, laid: list[int]) -> None:
        for printed in laid:
            discard(s, self.power, find(s.hands[self.power], printed))
        self.paid += laid

    def tell(self, s: Campaign) -> Step | None:
        if s.heard:
            s.emit("paid", self.power, self.reason, tuple(self.paid))
        return None


BLANK: Final = Payment(NOBODY, 0, "")
WHOLE_HAND: Final = does(Payment.whole_hand)
TELL: Final = does(Payment.tell)
SCRIPTS[Payment] = [WHOLE_HAND, asks(Payment.choose, Payment.on_payment), TELL]
