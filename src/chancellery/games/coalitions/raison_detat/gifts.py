"""Subsidies and Mercenaries (9.4): Money or Battle cards for Allies, all in one offer."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field
from random import Random
from typing import Final

from chancellery.games.coalitions.raison_detat.state import ImperialRealm
from chancellery.games.coalitions.raison_detat.vocabulary import (
    ASK_GIFTS,
    ASK_MERCENARIES,
    ASK_MERCENARIES_ANSWER,
    ASK_SUBSIDIES,
    ASK_SUBSIDY_ANSWER,
    CARD_LIMIT,
    CARD_NOT_TO_GIVE,
    GIFT_LIMIT,
    MONEY_OR_CARDS,
    NOBODYS_POWER,
    NOT_AN_ALLY,
    OFFER,
    OFFER_NOTHING,
    OFFERED_ALREADY,
    SEND,
    TOO_LITTLE,
)
from chancellery.games.coalitions.system.leadership import Leadership
from chancellery.games.coalitions.system.state import NOBODY
from chancellery.games.coalitions.system.vocabulary import ACCEPT, DONE, REFUSE
from chancellery.kernel import REPEAT, SCRIPTS, Bars, Decision, Hidden, Move, Procedure, Reason, Step, asks, does
from chancellery.kernel.sets import bits

MOST: Final = 3  # RD-9.4.2, RD-9.4.3: Money, or cards, over all recipients
MONEY_LIMIT: Final = GIFT_LIMIT.saying(most=MOST)
MOST_CARDS: Final = CARD_LIMIT.saying(most=MOST)


@dataclass
class LeadershipAndGifts(Procedure):
    """RD-9.5.8, RD-R-31 (1702): Leadership, then Subsidies and Mercenaries, also if Leadership was declined."""

    power: int

    def leadership(self, s: ImperialRealm) -> Step | None:
        s.call(Leadership(self.power))
        return None

    def gifts(self, s: ImperialRealm) -> Step | None:
        s.call(Gifts(self.power))
        return None


SCRIPTS[LeadershipAndGifts] = [does(LeadershipAndGifts.leadership), does(LeadershipAndGifts.gifts)]


@dataclass
class Gifts(Procedure):
    """RD-9.4.11, RD-R-30: all shares are named before the first answer; Money or cards, never both (RD-9.4.1).

    Cards on offer stay in the giver's hand until they are accepted, so nobody else learns which they are.
    """

    power: int
    money: list[int] = field(default_factory=list)  # offered to each Power
    cards: list[list[int]] = field(default_factory=list)  # offered to each Power

    def begin(self, s: ImperialRealm) -> Step | None:
        self.money = [0] * len(s.seat_of)
        self.cards = [[] for _ in s.seat_of]
        return None

    # -- the offer

    def offer(self, s: ImperialRealm) -> list[Decision]:
        """RD-9.4.10: nothing need be offered, and nobody is asked who has nothing to give or no Ally to give it to."""
        recipients, free = self.recipients(s), s.own.unlimited_gifts(self.power)
        if not recipients.left:
            return []
        question = ASK_SUBSIDIES if any(self.money) else ASK_MERCENARIES if any(self.cards) else ASK_GIFTS
        unlimited = next((p for p in bits(recipients.left) if p in free), NOBODY) if free else NOBODY  # RD-12.7.2
        decision = s.decide(question, self.power, unlimited)
        self._offer_money(s, decision, recipients.fork())
        self._offer_cards(s, decision, recipients)
        return decision.or_else(DONE)

    def recipients(self, s: ImperialRealm) -> Bars:
        """RD-9.4.2, RD-9.4.7, RD-9.4.8: Allies, but no uncontrolled Minor Power."""
        found = s.bars(s.ally[self.power] & ~(1 << self.power), NOT_AN_ALLY)
        for power in bits(found.left):
            if s.seat_of[power] < 0:
                found.bar(1 << power, NOBODYS_POWER)
        return found

    def room(self, s: ImperialRealm, recipient: int, given: list[int]) -> int:
        """What the limit of 3 leaves for a recipient; RD-12.7.2: what has no limit does not count towards it."""
        free = s.own.unlimited_gifts(self.power)
        if recipient in free:
            return 9999
        return MOST - sum([share for power, share in enumerate(given) if power not in free] if free else given)

    def _offer_money(self, s: ImperialRealm, decision: Decision, recipients: Bars) -> None:
        left = s.money[self.power] - sum(self.money)
        recipients.unless(not any(self.cards), MONEY_OR_CARDS)
        for power, share in enumerate(self.money):
            if share:
                recipients.bar(1 << power, OFFERED_ALREADY)
        decision.only(OFFER, recipients)
        if not left and not s.explaining:
            return
        all_ = s.bars(-2, OFFER_NOTHING)
        all_.only((2 << left) - 1, TOO_LITTLE.saying(money=left) if s.explaining else TOO_LITTLE)
        for power in bits(recipients.left):
            room = min(left, self.room(s, power, self.money))
            decision.offer(OFFER, all_.fork().only((2 << room) - 1, MONEY_LIMIT), power)

    def _offer_cards(self, s: ImperialRealm, decision: Decision, recipients: Bars) -> None:
        recipients.unless(not any(self.money), MONEY_OR_CARDS)
        if not recipients.left and not s.explaining:
            return
        hand = list(s.hands[self.power])
        for promised in self.cards:
            for card in promised:
                hand.remove(card)
        given = [len(cards) for cards in self.cards]
        room = {power: self.room(s, power, given) for power in bits(recipients.left)}

        def rule(move: Move) -> Reason | None:
            card, power = move.args
            wrong = recipients.why(power)
            if wrong is not None or card in hand:
                return wrong or (None if room[power] > 0 else MOST_CARDS)
            return CARD_NOT_TO_GIVE

        candidates = [s.move(SEND, card, power) for power in room for card in sorted(set(hand))]
        decision.offer_each(SEND, candidates, rule)

    def on_offer(self, s: ImperialRealm, decision: Decision, move: Move) -> Step | None:
        if move.of is DONE:
            return None
        if move.of is OFFER:
            power, money = move.args
            self.money[power] = money
            s.emit("offered", self.power, power, money)
        else:
            card, power = move.args
            self.cards[power].append(card)
            s.emit_secret("promised", (self.power, power), (card,), (s.seat_of[self.power],))
        return REPEAT

    # -- the answers

    def accept_own(self, s: ImperialRealm) -> Step | None:
        """RD-12.7.1: a Power of the giver's player is not asked when its turn comes."""
        power = self.next_recipient(s)
        while power >= 0 and s.seat_of[power] == s.seat_of[self.power]:
            self._accept(s, power)
            power = self.next_recipient(s)
        return None

    def next_recipient(self, s: ImperialRealm) -> int:
        """RD-9.4.4: in the Order of Powers; NOBODY when all have answered."""
        order = s.game.relations.precedence(s)
        return next((power for power in order if self.money[power] or self.cards[power]), NOBODY)

    def answers(self, s: ImperialRealm) -> list[Decision]:
        power = self.next_recipient(s)
        if power < 0:
            return []
        money = self.money[power]
        question = ASK_SUBSIDY_ANSWER if money else ASK_MERCENARIES_ANSWER
        decision = s.decide(question, power, self.power, money or len(self.cards[power]))
        return [decision.add(ACCEPT).add(REFUSE)]

    def on_answer(self, s: ImperialRealm, decision: Decision, move: Move) -> Step | None:
        power = decision.actor
        if move.of is ACCEPT:
            self._accept(s, power)
            return ACCEPT_OWN
        if self.money[power]:
            s.emit("subsidy_refused", power, self.money[power])
        else:
            s.emit("mercenaries_refused", power, len(self.cards[power]))
        self.money[power], self.cards[power] = 0, []
        return ACCEPT_OWN

    def _accept(self, s: ImperialRealm, power: int) -> None:
        """RD-9.4.5: giver and recipient know the cards, all others their number."""
        money, self.money[power] = self.money[power], 0
        cards, self.cards[power] = sorted(self.cards[power]), []
        if money:
            s.money[self.power] -= money
            s.money[power] += money
            s.emit("subsidy", self.power, power, money)
            return
        for card in cards:
            s.hands[self.power].remove(card)
            insort(s.hands[power], card)
        s.revealed = True
        seats = tuple(sorted({s.seat_of[self.power], s.seat_of[power]}))
        s.hand_over(self.power, power, cards, seats)
        s.emit_secret("mercenaries", (self.power, power, len(cards)), (tuple(cards),), seats)

    def piles(self, s: ImperialRealm) -> list[Hidden]:
        return [Promised(self, s)]


ACCEPT_OWN: Final = does(Gifts.accept_own)
SCRIPTS[Gifts] = [
    does(Gifts.begin),
    asks(Gifts.offer, Gifts.on_offer),
    ACCEPT_OWN,
    asks(Gifts.answers, Gifts.on_answer),
]


class Promised(Hidden):
    """RD-9.4.5: which cards are on offer as Mercenaries; they are still in the giver's hand."""

    def __init__(self, gifts: Gifts, s: ImperialRealm) -> None:
        super().__init__(s.hand_pile(gifts.power).seen)
        self.gifts = gifts
        self.hand = s.hands[gifts.power]

    def deal(self, seat: int | None, rng: Random) -> None:
        """Any cards of the hand."""
        hand = list(self.hand)
        rng.shuffle(hand)
        self.gifts.cards = [[hand.pop() for _ in cards] for cards in self.gifts.cards]
