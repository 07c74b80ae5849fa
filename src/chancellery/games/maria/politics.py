"""Politics (17, 25): stage I of a turn in the full game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from chancellery.games.maria import cards, tracks, victory, winter
from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.powers import MAJOR, NOBODY, POWERS, SUITS, TRACKS
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result

RESERVE_WORTH = 16  # M-17.4.4
ON_OFFER = 2  # M-17.1.1


def worth(s: Campaign, power: int) -> int:
    """M-17.4.5: what a power's cards on the politics board count."""
    return sum(RESERVE_WORTH if cards.suit(c) < 0 else cards.value(c) for c in s.on_board[power])


def _suits_left(s: Campaign) -> bool:
    """Whether anything but Reserves can still be revealed."""
    return any(cards.suit(card) >= 0 for pile in (*s.decks, *s.discards) for card in pile)


@dataclass(slots=True)
class Politics(Procedure):
    """17.0.2; chapter 25 is the optional rule."""

    offer: list[int] = field(default_factory=list)  # political cards not yet taken
    bids: list[int] = field(default_factory=lambda: [NOBODY] * len(POWERS))
    order: list[int] = field(default_factory=list)  # powers still to choose
    used_by: int = NOBODY  # the seat that used a card this turn (M-24.2.4)

    def recover(self, s: Campaign) -> Result:
        """M-25.1.1: face-down cards come back."""
        s.stage = 1
        s.emit("stage", 1)
        for power in MAJOR:
            if s.covered[power]:
                s.hands[power] = sorted(s.hands[power] + s.covered[power])
                s.emit("recovered", power, len(s.covered[power]))
                s.covered[power] = []
        return None

    def reveal(self, s: Campaign) -> Result:
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

    def trump(self, s: Campaign) -> Result:
        """M-17.2."""
        if s.last_winner == NOBODY:
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
            return None
        options = [s.game.notation.move("trump", suit) for suit in range(len(SUITS))]
        return Decision(s.last_winner, "trump", "M-17.2.1", options, self._named_for(s))

    def _named_for(self, s: Campaign) -> int:
        return next(power for power in MAJOR if s.seat_of[power] == s.last_winner)

    def on_trump(self, s: Campaign, decision: Decision, move: Move) -> Result:
        s.trump = move.args[0]
        s.emit("trump", s.trump)
        return None

    def bid(self, s: Campaign) -> Result:
        """M-17.3: secretly and simultaneously, each power for itself."""
        return [Decision(s.seat_of[power], "bid", "M-17.3.1", self.bids_of(s, power), power) for power in MAJOR]

    def bids_of(self, s: Campaign, power: int) -> list[Move]:
        faces = sorted({cards.face(card) for card in s.hands[power]})
        return [s.game.moves.no_bid[power], *(s.game.moves.bid[power][printed] for printed in faces)]

    def on_bid(self, s: Campaign, decision: Decision, move: Move) -> Result:
        if move.verb == "bid":
            self.bids[decision.actor] = cards.find(s.hands[decision.actor], move.args[1])
        return None

    def show(self, s: Campaign) -> Result:
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

    def choose(self, s: Campaign) -> Result:
        """M-17.5.2 to M-17.5.6, M-R-28."""
        if not self.order:
            return None
        power = self.order[0]
        political = s.game.components.political
        takes = [card for card in self.offer if political[card].takers >> power & 1]
        if not takes:
            self.order.pop(0)
            self._give_back(s, power)
            self.goto(Politics.choose)
            return None
        options = [s.game.notation.move("take", card) for card in takes]
        return Decision(
            s.seat_of[power], "political_card", "M-17.5.2", [*options, s.game.moves.keep], power, tuple(self.offer)
        )

    def _give_back(self, s: Campaign, power: int) -> None:
        """M-17.5.5, M-25.6.3."""
        board, s.on_board[power] = s.on_board[power], []
        if s.game.optional_politics:
            s.covered[power] += board
        else:
            s.hands[power] = sorted(s.hands[power] + board)
        s.emit("taken_back", power, len(board))

    def on_political_card(self, s: Campaign, decision: Decision, move: Move) -> Result:
        power = self.order.pop(0)
        self.goto(Politics.choose)
        if move is s.game.moves.keep:
            s.emit("kept", power, len(s.on_board[power]))
            return None
        card = move.args[0]
        self.offer.remove(card)
        for used in s.on_board[power]:
            cards.to_pile(s, used)
        s.on_board[power] = []
        s.emit("political_taken", power, card)
        if s.game.two_players and self.used_by == s.seat_of[power]:  # M-24.2.4, M-R-76
            s.emit("political_discarded", power, card)
            return None
        return UseCard(power, card)

    def apply_tracks(self, s: Campaign) -> Result:
        """M-17.5.12, M-R-29: the shifts of both cards together; untaken cards are discarded."""
        return tracks.Shift()

    def end(self, s: Campaign) -> Result:
        victory.check(s)
        return None

    steps = (recover, reveal, trump, bid, show, choose, apply_tracks, end)


@dataclass(slots=True)
class UseCard(Procedure):
    """M-17.5.4, M-17.5.9, M-R-92: any of the parts of a card, in printed order."""

    power: int
    card: int
    part: int = 0

    def ask(self, s: Campaign) -> Result:
        options = [s.game.moves.use, s.game.moves.drop]
        return Decision(s.seat_of[self.power], "use_card", "M-17.5.4", options, self.power, (self.card,))

    def on_use_card(self, s: Campaign, decision: Decision, move: Move) -> Result:
        if move is s.game.moves.drop:
            s.emit("political_discarded", self.power, self.card)
            self.at = len(self.steps)
            return None
        politics = next(p for p in reversed(s.stack) if isinstance(p, Politics))
        politics.used_by = s.seat_of[self.power]
        s.emit("political_used", self.power, self.card)
        return None

    def parts(self, s: Campaign) -> Result:
        effects = s.game.components.political[self.card].effects
        if self.part == len(effects):
            return None
        effect = effects[self.part]
        move, number = s.game.notation.move, self.part + 1
        if effect["kind"] == "shift" and effect["direction"] == "either":
            options = [move("do_left", number), move("do_right", number), s.game.moves.decline]
        else:
            options = [move("do", number), s.game.moves.decline]
        about = (self.card, number)
        return Decision(s.seat_of[self.power], "use_part", "M-17.5.9", options, self.power, about)

    def on_use_part(self, s: Campaign, decision: Decision, move: Move) -> Result:
        effect = s.game.components.political[self.card].effects[self.part]
        self.part += 1
        self.goto(UseCard.parts)
        if move is s.game.moves.decline:
            return None
        return self._carry_out(s, effect, move.verb)

    def _carry_out(self, s: Campaign, effect: dict[str, Any], verb: str) -> Result:
        kind = effect["kind"]
        if kind == "shift":
            left = verb == "do_left" or (verb == "do" and effect["direction"] == "left")
            track = TRACKS.index(effect["track"])
            s.shift[track] += -effect["steps"] if left else effect["steps"]
            s.emit("shift", self.power, track, -effect["steps"] if left else effect["steps"])
            return None
        if kind == "draw":  # M-17.5.26
            cards.draw(s, self.power, effect["cards"], reason="politics")
            return None
        if kind == "recruit":
            return winter.Raise(self.power, 0, levy=effect["armies"])
        return Discard(POWERS.index(effect["faction"]), effect["cards"])

    steps = (ask, parts)


@dataclass(slots=True)
class Discard(Procedure):
    """M-17.5.27: cards of the named power's own choice."""

    power: int
    count: int

    def choose(self, s: Campaign) -> Result:
        hand = s.hands[self.power]
        if not self.count or not hand:
            return None
        options = [s.game.moves.discard[printed] for printed in sorted({cards.face(card) for card in hand})]
        decision = Decision(s.seat_of[self.power], "discard", "M-17.5.27", options, self.power, (self.count,))
        return decision if len(hand) > self.count else self.on_discard(s, decision, options[0])

    def on_discard(self, s: Campaign, decision: Decision, move: Move) -> Result:
        cards.discard(s, self.power, cards.find(s.hands[self.power], move.args[0]))
        s.revealed = True
        s.emit("discarded", self.power, move.args[0])
        self.count -= 1
        self.goto(Discard.choose)
        return None

    steps = (choose,)
