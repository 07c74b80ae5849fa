"""Tactical cards (8): drawing, discarding and paying with them."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.components import DECK, DECKS, RESERVE
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result

LEAST_RESERVE, MOST_RESERVE = 1, 8  # M-8.10
HIGHEST = 10  # value of a card (M-8.9)


FACE = tuple(min(card % DECK, RESERVE) for card in range(DECKS * DECK))  # both Reserves have one
# a Reserve counts with the most it can (M-8.10)
VALUE = tuple(face % 9 + 2 if face < RESERVE else MOST_RESERVE for face in FACE)


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


def faces(hand: list[int]) -> list[int]:
    """The different faces in a hand."""
    return sorted({FACE[card] for card in hand})


def worth(hand: list[int]) -> int:
    """M-9.19: what a hand can pay, each Reserve taken as 8."""
    return sum([VALUE[card] for card in hand])


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
    s.discards[card // DECK].append(card)


@dataclass(slots=True)
class Payment(Procedure):
    """M-R-43: cards one by one in falling order of value, so that none could be left out; overpayment is lost."""

    power: int
    price: int
    reason: str
    last: int = 99  # the value paid last
    paid: list[int] = field(default_factory=list)  # faces

    def choose(self, s: Campaign) -> Result:
        if self.price <= 0:
            s.emit("paid", self.power, self.reason, tuple(self.paid))
            return None
        options = self.options(s)
        decision = Decision(s.seat_of[self.power], "payment", "M-R-43", options, self.power, (self.price,))
        return decision if len(options) > 1 else self.on_payment(s, decision, options[0])

    def options(self, s: Campaign) -> list[Move]:
        """The cards that can come next and still let the rest be paid with cards worth no more."""
        hand, moves = s.hands[self.power], s.game.moves
        least, last = self._least(hand), self.last
        found: list[Move] = []
        for printed in faces(hand):
            if printed == RESERVE:
                found += moves.pay_reserve[least : min(MOST_RESERVE, last) + 1]
            elif least <= VALUE[printed] <= last:
                found.append(moves.pay[printed])
        return found

    def _least(self, hand: list[int]) -> int:
        """The lowest value with which all cards worth no more pay the price; a Reserve can be worth up to 8."""
        values = [VALUE[card] for card in hand if FACE[card] < RESERVE]
        reserves = len(hand) - len(values)
        n = LEAST_RESERVE
        while n <= HIGHEST and sum([v for v in values if v <= n]) + reserves * min(n, MOST_RESERVE) < self.price:
            n += 1
        return n

    def on_payment(self, s: Campaign, decision: Decision, move: Move) -> Result:
        printed, n = (RESERVE, move.args[0]) if move.verb == "pay_reserve" else (move.args[0], move.args[0] % 9 + 2)
        discard(s, self.power, find(s.hands[self.power], printed))
        self.paid.append(printed)
        self.price -= n
        self.last = n
        self.goto(Payment.choose)
        return None

    steps = (choose,)
