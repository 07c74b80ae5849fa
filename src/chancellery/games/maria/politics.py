"""Politics (17, 25): stage I of a turn in the full game."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from chancellery.games.maria import cards, tracks, victory, winter
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.powers import MAJOR, NOBODY, POWERS, SUITS, TRACKS
from chancellery.games.maria.secrets import remember
from chancellery.games.maria.state import Campaign
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Decision, Move, Procedure, Reason, Step, Verb, asks, does

RESERVE_WORTH: Final = 16  # M-17.4.4
ON_OFFER: Final = 2  # M-17.1.1
NOT_TO_BID: Final = v.NOT_IN_HAND.by("M-17.3.1")
NOT_TO_DISCARD: Final = v.NOT_IN_HAND.by("M-17.5.27")


def worth(s: Campaign, power: int) -> int:
    """M-17.4.5: what a power's cards on the politics board count."""
    return sum(RESERVE_WORTH if cards.suit(c) < 0 else cards.value(c) for c in s.on_board[power])


def _suits_left(s: Campaign) -> bool:
    """Whether anything but Reserves can still be revealed."""
    return any(cards.suit(card) >= 0 for pile in (*s.decks, *s.discards) for card in pile)


@dataclass
class Politics(Procedure):
    """17.0.2; chapter 25 is the optional rule."""

    offer: list[int] = field(default_factory=list)  # political cards not yet taken
    bids: list[int] = field(default_factory=lambda: [NOBODY] * len(POWERS))
    order: list[int] = field(default_factory=list)  # powers still to choose
    used_by: int = NOBODY  # the seat that used a card this turn (M-24.2.4)

    def recover(self, s: Campaign) -> Step | None:
        """M-25.1.1: face-down cards come back."""
        s.stage = 1
        s.emit("stage", 1)
        for power in MAJOR:
            if s.covered[power]:
                s.hands[power] = sorted(s.hands[power] + s.covered[power])
                remember(s, s.covered[power], list(range(len(s.game.seats))))
                s.emit("recovered", power, len(s.covered[power]))
                s.covered[power] = []
        return None

    def reveal(self, s: Campaign) -> Step | None:
        """M-17.1.1, M-18.2."""
        s.revealed = True  # before anything is told of it
        while len(self.offer) < ON_OFFER and s.political:
            card = s.political.pop()
            if s.game.components.political[card].election:
                s.election_due = True
                s.emit("election_revealed")
            else:
                self.offer.append(card)
        s.shift = [0, 0, 0]
        s.emit("politics", *self.offer)
        return None

    def draw_trump(self, s: Campaign) -> Step | None:
        """M-17.2: if nobody has won a battle a card tells the trump suit."""
        if s.last_winner != NOBODY:
            return None
        while True:
            card = cards.take(s)
            if card < 0:
                s.trump = 0
                break
            cards.to_pile(s, card)
            s.revealed = True
            s.emit("trump_card", cards.face(card))
            s.trump = max(0, cards.suit(card))
            if cards.suit(card) >= 0 or not _suits_left(s):
                break
        s.emit("trump", s.trump)
        return BIDDING

    def name_trump(self, s: Campaign) -> list[Decision]:
        decision = s.decide(v.ASK_TRUMP, next(power for power in MAJOR if s.seat_of[power] == s.last_winner))
        for suit in range(len(SUITS)):
            decision.add(v.TRUMP, suit)
        return [decision]

    def on_trump(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        s.trump = move.args[0]
        s.emit("trump", s.trump)
        return None

    def bid(self, s: Campaign) -> list[Decision]:
        """M-17.3: secretly and simultaneously, each power for itself."""
        return [self._bid_of(s, power) for power in MAJOR]

    def _bid_of(self, s: Campaign, power: int) -> Decision:
        decision = s.decide(v.ASK_BID, power)
        if s.explaining:
            own = [one for one in MAJOR if s.seat_of[one] == decision.seat]
            powers = s.bars(sum(1 << one for one in MAJOR), partial(_named, s, v.NO_MAJOR_POWER))
            powers.only(sum(1 << one for one in own), partial(_named, s, v.NOT_YOUR_POWER.by("M-17.0.3")))
            decision.only(v.BID, powers)
            decision.only(v.NO_BID, powers)
        decision.add(v.NO_BID, power)
        decision.offer(v.BID, cards.in_hand(s, power, NOT_TO_BID), power)
        return decision

    def on_bid(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        if move.of is v.BID:
            self.bids[decision.actor] = cards.find(s.hands[decision.actor], move.args[1])
        return None

    def show(self, s: Campaign) -> Step | None:
        """M-17.4.1 to M-17.4.7, M-25.5.1: what is no trump goes back to the hand, or lies face down."""
        for power in MAJOR:
            card = self.bids[power]
            if card == NOBODY:
                continue
            s.emit("bid", power, cards.face(card))
            if cards.suit(card) in (s.trump, -1):
                s.hands[power].remove(card)
                s.on_board[power].append(card)
            elif s.game.optional_politics:
                s.hands[power].remove(card)
                s.covered[power].append(card)
            else:
                remember(s, [card], list(range(len(s.game.seats))))
        s.revealed = True
        seats = s.game.components.seats
        taking_part = [power for power in MAJOR if s.on_board[power]]
        self.order = sorted(taking_part, key=lambda p: (-worth(s, p), -seats.index(p)))
        shown = tuple((power, cards.face(card)) for power, card in enumerate(self.bids) if card != NOBODY)
        if shown or self.order:
            s.emit("bids_shown", shown, *self.order)
        if self.order:
            s.emit("politics_order", *self.order)
        return None

    def next(self, s: Campaign) -> Step | None:
        """M-17.5.5, M-R-28: who can take none of the cards takes back his own."""
        while self.order and not self._takes(s):
            self._give_back(s, self.order.pop(0))
        return None if self.order else APPLY

    def _takes(self, s: Campaign) -> int:
        """The set of cards on offer that show the symbol of the power that chooses."""
        political, power = s.game.components.political, self.order[0]
        return sum([1 << card for card in self.offer if political[card].takers >> power & 1])

    def choose(self, s: Campaign) -> list[Decision]:
        """M-17.5.2 to M-17.5.6."""
        decision = s.decide(v.ASK_POLITICAL_CARD, self.order[0], *self.offer)
        offered = sum([1 << card for card in self.offer])
        bars = s.bars(offered, partial(_shown, s, v.NOT_ON_OFFER)).only(self._takes(s), partial(_shown, s, v.NO_SYMBOL))
        decision.offer_in(self.offer, v.TAKE, bars)
        return [decision.add(v.KEEP)]

    def _give_back(self, s: Campaign, power: int) -> None:
        """M-17.5.5, M-25.6.3."""
        board, s.on_board[power] = s.on_board[power], []
        if s.game.optional_politics:
            s.covered[power] += board
        else:
            s.hands[power] = sorted(s.hands[power] + board)
            remember(s, board, list(range(len(s.game.seats))))
        s.emit("taken_back", power, len(board))

    def on_choose(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        power = self.order.pop(0)
        if move.of is v.KEEP:
            s.emit("kept", power, len(s.on_board[power]))
            return NEXT
        card = move.args[0]
        self.offer.remove(card)
        for used in s.on_board[power]:
            cards.to_pile(s, used)
        s.on_board[power] = []
        s.emit("political_taken", power, card)
        if s.game.two_players and self.used_by == s.seat_of[power]:  # M-24.2.4, M-R-76
            s.emit("political_discarded", power, card)
            return NEXT
        s.call(UseCard(power, card))
        return USED

    def used(self, s: Campaign) -> Step | None:
        if s.result:
            self.used_by = s.result - 1
        return NEXT

    def apply_tracks(self, s: Campaign) -> Step | None:
        """M-17.5.12, M-R-29: the shifts of both cards together; untaken cards are discarded."""
        s.call(tracks.Shift())
        return None

    def end(self, s: Campaign) -> Step | None:
        victory.check(s)
        return None


BIDDING: Final = asks(Politics.bid, Politics.on_bid)
NEXT: Final = does(Politics.next)
APPLY: Final = does(Politics.apply_tracks)
USED: Final = does(Politics.used)
SCRIPTS[Politics] = [
    does(Politics.recover),
    does(Politics.reveal),
    does(Politics.draw_trump),
    asks(Politics.name_trump, Politics.on_trump),
    BIDDING,
    does(Politics.show),
    NEXT,
    asks(Politics.choose, Politics.on_choose),
    APPLY,
    does(Politics.end),
    LEAVE,
    USED,
]


def _named(s: Campaign, reason: Reason, power: int) -> Reason:
    return reason.saying(power=s.name_of("power", power))


def _shown(s: Campaign, reason: Reason, card: int) -> Reason:
    return reason.saying(card=s.name_of("political", card))


@dataclass
class UseCard(Procedure):
    """M-17.5.4, M-17.5.9, M-R-92: any of the parts of a card, in printed order.

    Its result is the number of the seat that used it, from 1.
    """

    power: int
    card: int
    part: int = 0

    def ask(self, s: Campaign) -> list[Decision]:
        return [s.decide(v.ASK_USE_CARD, self.power, self.card).add(v.USE).add(v.DISCARD_IT)]

    def on_ask(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        if move.of is v.DISCARD_IT:
            s.emit("political_discarded", self.power, self.card)
            return LEAVE
        self.result = s.seat_of[self.power] + 1
        s.emit("political_used", self.power, self.card)
        return None

    def parts(self, s: Campaign) -> list[Decision]:
        effects = s.game.components.political[self.card].effects
        if self.part == len(effects):
            return []
        effect, number = effects[self.part], self.part + 1
        decision = s.decide(v.ASK_USE_PART, self.power, self.card, number)
        either = effect["kind"] == "shift" and effect["direction"] == "either"
        part = s.bars(1 << number, v.NEXT_PART.saying(number=number))
        aside = part.narrowed(1 << number, v.NEXT_PART.saying(number=number)).unless(either, v.DIRECTION)
        decision.offer(v.DO_LEFT, aside)
        decision.offer(v.DO_RIGHT, aside)
        decision.offer(v.DO, part.unless(not either, v.CHOOSE_DIRECTION))
        return [decision.add(v.DECLINE)]

    def on_parts(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        effect = s.game.components.political[self.card].effects[self.part]
        self.part += 1
        if move.of is not v.DECLINE:
            self._carry_out(s, effect, move.of)
        return REPEAT

    def _carry_out(self, s: Campaign, effect: dict[str, Any], verb: Verb) -> None:
        kind = effect["kind"]
        if kind == "shift":
            left = verb is v.DO_LEFT or (verb is v.DO and effect["direction"] == "left")
            track = TRACKS.index(effect["track"])
            s.shift[track] += -effect["steps"] if left else effect["steps"]
            s.emit("shift", self.power, track, -effect["steps"] if left else effect["steps"])
        elif kind == "draw":  # M-17.5.26
            cards.draw(s, self.power, effect["cards"], reason="politics")
        elif kind == "recruit":
            s.call(winter.Raise(self.power, 0, levy=effect["armies"]))
        else:
            s.call(Discard(POWERS.index(effect["faction"]), effect["cards"]))


SCRIPTS[UseCard] = [asks(UseCard.ask, UseCard.on_ask), asks(UseCard.parts, UseCard.on_parts)]


@dataclass
class Discard(Procedure):
    """M-17.5.27: cards of the named power's own choice."""

    power: int
    count: int

    def whole_hand(self, s: Campaign) -> Step | None:
        hand = s.hands[self.power]
        while hand and len(hand) <= self.count:
            self._discard(s, min([cards.face(card) for card in hand]))
        return None

    def choose(self, s: Campaign) -> list[Decision]:
        if not self.count or not s.hands[self.power]:
            return []
        decision = s.decide(v.ASK_DISCARD, self.power, self.count)
        decision.offer(v.DISCARD, cards.in_hand(s, self.power, NOT_TO_DISCARD))
        return [decision]

    def on_choose(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        self._discard(s, move.args[0])
        return REPEAT

    def _discard(self, s: Campaign, printed: int) -> None:
        cards.discard(s, self.power, cards.find(s.hands[self.power], printed))
        s.revealed = True
        s.emit("discarded", self.power, printed)
        self.count -= 1


SCRIPTS[Discard] = [does(Discard.whole_hand), asks(Discard.choose, Discard.on_choose)]
