"""Subsidies and Mercenaries (9.4): Money or Battle cards for Allies, all in one offer."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field

from chancellery.games.coalitions.raison_detat.realm import ImperialRealm
from chancellery.games.coalitions.system.leadership import Leadership
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.realm import NOBODY
from chancellery.kernel import AGAIN, Decision, Move, Procedure
from chancellery.kernel.procedure import Result

MOST = 3  # RD-9.4.2, RD-9.4.3: Money, or cards, over all recipients


@dataclass(slots=True)
class LeadershipAndGifts(Procedure):
    """RD-9.5.8, RD-R-31 (1702): Leadership, then Subsidies and Mercenaries, also if Leadership was declined."""

    power: int

    def leadership(self, s: ImperialRealm) -> Result:
        return Leadership(self.power)

    def gifts(self, s: ImperialRealm) -> Result:
        return Gifts(self.power)

    steps = (leadership, gifts)


@dataclass(slots=True)
class Gifts(Procedure):
    """RD-9.4.11, RD-R-30: all shares are named before the first answer; Money or cards, never both (RD-9.4.1).

    Cards on offer stay in the giver's hand until they are accepted, so nobody else learns which they are.
    """

    power: int
    money: list[int] = field(default_factory=list)  # offered to each Power
    cards: list[list[int]] = field(default_factory=list)  # offered to each Power

    def begin(self, s: ImperialRealm) -> Result:
        self.money = [0] * len(s.seat_of)
        self.cards = [[] for _ in s.seat_of]
        return None

    # -- the offer

    def offer(self, s: ImperialRealm) -> Result:
        """RD-9.4.10: nothing need be offered, and nobody is asked who has nothing to give or no Ally to give it to."""
        moves = [] if any(self.cards) else self.money_moves(s)
        if not any(self.money):
            moves += self.card_moves(s)
        if not moves:
            return None
        moves.append(s.game.moves.done)
        kind = "subsidies" if any(self.money) else "mercenaries" if any(self.cards) else "gifts"
        rule = {"subsidies": "RD-9.4.2", "mercenaries": "RD-9.4.3", "gifts": "RD-9.4.1"}[kind]
        return Decision(s.seat_of[self.power], kind, rule, moves, self.power, (self.without_limit(s),))

    def recipients(self, s: ImperialRealm) -> list[int]:
        """RD-9.4.2, RD-9.4.7, RD-9.4.8: Allies, but no uncontrolled Minor Power."""
        return [p for p in bits(s.ally[self.power]) if p != self.power and s.seat_of[p] >= 0]

    def without_limit(self, s: ImperialRealm) -> int:
        """RD-12.7.2: the recipient for whom the limit does not hold, or NOBODY."""
        free = s.game.unlimited_gifts(self.power)
        return next((power for power in self.recipients(s) if power in free), NOBODY)

    def room(self, s: ImperialRealm, recipient: int, given: list[int]) -> int:
        """What the limit of 3 leaves for a recipient; RD-12.7.2: what has no limit does not count towards it."""
        free = s.game.unlimited_gifts(self.power)
        if recipient in free:
            return 9999
        return MOST - sum(share for power, share in enumerate(given) if power not in free)

    def money_moves(self, s: ImperialRealm) -> list[Move]:
        left, make = s.money[self.power] - sum(self.money), s.game.moves.make
        moves: list[Move] = []
        for power in self.recipients(s):
            if not self.money[power]:
                most = min(left, self.room(s, power, self.money))
                moves += [make("offer", power, money) for money in range(1, most + 1)]
        return moves

    def card_moves(self, s: ImperialRealm) -> list[Move]:
        hand = list(s.hands[self.power])
        for cards in self.cards:
            for card in cards:
                hand.remove(card)
        if not hand:
            return []
        given = [len(cards) for cards in self.cards]
        make, values = s.game.moves.make, sorted(set(hand))
        return [
            make("send", card, power)
            for power in self.recipients(s)
            if self.room(s, power, given) > 0
            for card in values
        ]

    def on_gifts(self, s: ImperialRealm, decision: Decision, move: Move) -> Result:
        if move.verb == "done":
            return None
        if move.verb == "offer":
            power, money = move.args
            self.money[power] = money
            s.emit("offered", self.power, power, money)
        else:
            card, power = move.args
            self.cards[power].append(card)
            s.emit_secret("promised", (self.power, power), (card,), (s.seat_of[self.power],))
        return AGAIN

    on_subsidies = on_gifts
    on_mercenaries = on_gifts

    # -- the answers

    def answers(self, s: ImperialRealm) -> Result:
        """RD-9.4.4: each recipient in the Order of Powers; a Power of the giver's player is not asked (RD-12.7.1)."""
        for power in s.game.precedence(s):
            money, cards = self.money[power], len(self.cards[power])
            if not money and not cards:
                continue
            if s.seat_of[power] == s.seat_of[self.power]:
                self._accept(s, power)
                continue
            kind, share = ("subsidy_answer", money) if money else ("mercenaries_answer", cards)
            moves = [s.game.moves.accept, s.game.moves.refuse]
            return Decision(s.seat_of[power], kind, "RD-9.4.4", moves, power, (self.power, share))
        return None

    def on_subsidy_answer(self, s: ImperialRealm, decision: Decision, move: Move) -> Result:
        power = decision.actor
        if move.verb == "accept":
            self._accept(s, power)
            return AGAIN
        if self.money[power]:
            s.emit("subsidy_refused", power, self.money[power])
        else:
            s.emit("mercenaries_refused", power, len(self.cards[power]))
        self.money[power], self.cards[power] = 0, []
        return AGAIN

    on_mercenaries_answer = on_subsidy_answer

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
        s.emit_secret("mercenaries", (self.power, power, len(cards)), (tuple(cards),), seats)

    steps = (begin, offer, answers)
