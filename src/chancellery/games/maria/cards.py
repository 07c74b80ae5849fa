"""Tactical cards (8): drawing, discarding and paying with them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import accumulate
from typing import Final, Self

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
REMEMBERED: Final = 20_000  # hands with a price
RESERVE_BETWEEN: Final = v.RESERVE_VALUE.saying(least=LEAST_RESERVE, most=MOST_RESERVE)


FACE: Final = tuple(min(card % DECK, RESERVE) for card in range(DECKS * DECK))  # both Reserves have one
# a Reserve counts with the most it can (M-8.10)
VALUE: Final = tuple(face % 9 + 2 if face < RESERVE else MOST_RESERVE for face in FACE)
FALLING: Final = tuple(FACE[card] - VALUE[card] * DECK for card in range(DECKS * DECK))  # by value, then by face
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


def ways(hand: list[int], price: int, most: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """M-R-43: the sets of faces worth no more than `most` that pay a price with no card to spare, until too many to
    list are found; each with what it is worth and its size.

    A Reserve counts what its player declares. So with Reserves a set pays if 1 for each is not too much and the most
    for each is enough.
    """
    plain = sorted([card for card in hand if FACE[card] < RESERVE and VALUE[card] <= most], key=FALLING.__getitem__)
    found: list[tuple[int, int, tuple[int, ...]]] = []
    _sums(plain, price, price + HIGHEST, (), found)
    reserves: tuple[int, ...] = ()
    for _ in range(len(hand) - sum([FACE[card] < RESERVE for card in hand])):
        reserves += (RESERVE,)
        least, highest = price - len(reserves) * min(MOST_RESERVE, most), price - len(reserves)
        if least <= 0 <= highest:
            found.append((len(reserves) * MOST_RESERVE, len(reserves), reserves))
        _sums(plain, least, highest, reserves, found)
    return found


def _sums(
    plain: list[int], least: int, highest: int, reserves: tuple[int, ...], found: list[tuple[int, int, tuple[int, ...]]]
) -> None:
    """Adds cards in falling order of value: the sums from least to highest, without Reserves the first of them."""
    if len(found) > MOST_WAYS:
        return
    faces, values = [FACE[card] for card in plain], [VALUE[card] for card in plain]
    rest = [*accumulate(reversed(values))][::-1]  # what the cards from each one on are worth
    rest.append(NOTHING)
    extra, more = len(reserves) * MOST_RESERVE, len(reserves)
    taken: tuple[int, ...] = ()
    first = worth_ = n = 0
    before: list[tuple[int, int, tuple[int, ...], int]] = []  # where to go on when all that begins like this is found
    while True:
        if worth_ + rest[n] < least:
            if not before:
                return
            n, first, taken, worth_ = before.pop()
            continue
        face, sum_ = faces[n], worth_ + values[n]
        n += 1
        if sum_ > highest or (n - 1 > first and face == faces[n - 2]):  # too much, or the same card once more
            continue
        way = taken + (face,)  # unpacking is slow when compiled
        if sum_ >= least:
            found.append((sum_ + extra, len(way) + more, way + reserves))
            if len(found) > MOST_WAYS:
                return
        if sum_ < least or reserves:
            before.append((n, first, taken, worth_))
            first, taken, worth_ = n, way, sum_


def likely(hand: list[int], price: int, most: int) -> list[tuple[int, ...]]:
    """Where there are very many payments: with the lowest cards, the highest, and those that spare one suit."""
    usable = {card: min(VALUE[card], most) for card in hand if VALUE[card] <= most or FACE[card] == RESERVE}
    plain = sorted([card for card in usable if FACE[card] < RESERVE], key=VALUE.__getitem__)
    reserves = [card for card in usable if FACE[card] == RESERVE]  # given away last
    orders = [plain, sorted(plain, key=VALUE.__getitem__, reverse=True)]
    orders += [sorted(plain, key=spared.__getitem__) for spared in SPARING]
    found: list[tuple[int, ...]] = []
    for order in orders:
        taken: list[int] = []
        paid = 0
        for card in (*order, *reserves):
            if paid >= price:
                break
            taken.append(card)
            paid += usable[card]
        for card in sorted(taken, key=RESERVES_FIRST.__getitem__):  # none that could be left out
            if paid - usable[card] >= price:
                taken.remove(card)
                paid -= usable[card]
        way = tuple(sorted([FACE[card] for card in taken]))
        if way not in found:
            found.append(way)
    return found


@lru_cache(REMEMBERED)
def payments(cards: tuple[int, ...], price: int, most: int) -> tuple[list[tuple[int, ...]], bool]:
    """The ways to pay that are listed, and whether there are more than these."""
    hand = list(cards)
    found = ways(hand, price, most)
    if len(found) > MOST_WAYS:
        return likely(hand, price, most), True
    return [tuple(sorted(way)) for _, _, way in sorted(found)], False


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
        worths = [VALUE[card] if FACE[card] < RESERVE else min(MOST_RESERVE, self.last) for card in hand]
        if max(worths) <= self.last and sum(worths) - min(worths) < self.price <= sum(worths):
            self._pay(s, sorted([FACE[card] for card in hand]))
            return TELL
        return None

    def choose(self, s: Campaign) -> list[Decision]:
        decision = s.decide(v.ASK_PAYMENT, self.power, self.price)
        found, many = payments(tuple(s.hands[self.power]), self.price, self.last)
        decision.options += s.game.notation.moves(v.PAY, found)
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
        s.emit("paid", self.power, self.reason, tuple(self.paid))
        return None


BLANK: Final = Payment(NOBODY, 0, "")
WHOLE_HAND: Final = does(Payment.whole_hand)
TELL: Final = does(Payment.tell)
SCRIPTS[Payment] = [WHOLE_HAND, asks(Payment.choose, Payment.on_payment), TELL]
