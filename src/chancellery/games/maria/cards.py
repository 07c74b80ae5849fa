"""Tactical cards (8): drawing, discarding and paying with them."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.components import DECK, RESERVE
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result

LEAST_RESERVE, MOST_RESERVE = 1, 8  # M-8.10


def face(card: int) -> int:
    """What is printed on a card; both Reserves of a deck have one face."""
    return min(card % DECK, RESERVE)


def suit(card: int) -> int:
    """The suit of a card, or -1 for a Reserve."""
    printed = card % DECK
    return printed // 9 if printed < RESERVE else -1


def value(card: int) -> int:
    """The value of a suit card; a Reserve counts with the most it can (M-8.10)."""
    printed = card % DECK
    return printed % 9 + 2 if printed < RESERVE else MOST_RESERVE


def worth(hand: list[int]) -> int:
    """M-9.19: what a hand can pay, each Reserve taken as 8."""
    return sum(value(card) for card in hand)


def find(hand: list[int], wanted: int) -> int:
    """A card of the hand with a face; of equal ones that of the lowest deck."""
    return next(card for card in hand if face(card) == wanted)


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
        hand = s.hands[self.power]
        found: list[Move] = []
        for printed in sorted({face(card) for card in hand}):
            if printed == RESERVE:
                values = range(LEAST_RESERVE, min(MOST_RESERVE, self.last) + 1)
                found += [s.game.moves.pay_reserve[n] for n in values if self._leads(hand, printed, n)]
            else:
                n = printed % 9 + 2
                if n <= self.last and self._leads(hand, printed, n):
                    found.append(s.game.moves.pay[printed])
        return found

    def _leads(self, hand: list[int], printed: int, n: int) -> bool:
        rest = hand[:]
        rest.remove(find(rest, printed))
        left = self.price - n
        for card in rest:
            if left <= 0:
                break
            most = min(n, MOST_RESERVE) if suit(card) < 0 else value(card)
            if most <= n:
                left -= most
        return left <= 0

    def on_payment(self, s: Campaign, decision: Decision, move: Move) -> Result:
        printed, n = (RESERVE, move.args[0]) if move.verb == "pay_reserve" else (move.args[0], move.args[0] % 9 + 2)
        discard(s, self.power, find(s.hands[self.power], printed))
        self.paid.append(printed)
        self.price -= n
        self.last = n
        self.goto(Payment.choose)
        return None

    steps = (choose,)
