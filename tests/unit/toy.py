"""A toy game for tests of the kernel: it needs nothing of the real games.

Two lords, three provinces. A seat may play several provinces, and a province can change hands. Each year both
lords bid secretly and simultaneously for a province; its old lord may be asked to agree; a hidden deck pays out.
At any time a lord may make a promise in words or offer coins, which the other may accept or decline.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from chancellery.kernel import (
    LEAVE,
    SCRIPTS,
    BadInput,
    Decision,
    Definition,
    Event,
    Game,
    Happening,
    Hidden,
    Lexicon,
    Move,
    Outcome,
    Pile,
    Procedure,
    Question,
    Reason,
    Refusal,
    Scenario,
    Setup,
    Sort,
    State,
    Step,
    Verb,
    asks,
    does,
)
from chancellery.table.scene import Head, Scene
from chancellery.table.scene_text import Text
from chancellery.table.words import Speaker

PROVINCES = ("mark", "elbe", "oder")
YEARS = 3
LONGEST = 40  # characters of a promise


@dataclass(slots=True, kw_only=True)
class Toy(State):
    game: Any = field(metadata={"shared": True})
    lord_of: list[int]  # the seat that plays each province: it changes hands
    purse: list[int]
    deck: list[int]
    year: int = 0
    promises: list[str] = field(default_factory=list)
    giver: int = -1  # the seat that offers coins
    gift: int = 0

    def seat_for(self, actor: int) -> int:
        return actor

    def piles(self) -> list[Hidden]:
        return [Pile("coin", self.deck, 0)]


# -- the vocabulary

COINS = Sort("coins", most=20)
BID = Verb("bid", "bid {coins}", "T-1.1")
CONSENT, REFUSE = Verb("consent", "consent", "T-2.1"), Verb("refuse", "refuse", "T-2.1")
PROMISE, OFFER = Verb("promise", "promise {text}", "T-4.1"), Verb("offer", "offer {coins}", "T-4.2")
ACCEPT, DECLINE = Verb("accept", "accept", "T-4.2"), Verb("decline", "decline", "T-4.2")
ASK_BID = Question("bid", "T-1.1", verbs=(BID,))
ASK_CONSENT = Question("consent", "T-2.1", "province", (CONSENT, REFUSE))
GIFT = Question("gift", "T-4.2", "coins", (ACCEPT, DECLINE))
HAPPENINGS = (
    Happening("bids", "first:coins second:coins"),
    Happening("changed_hands", "province seat:number"),
    Happening("paid", "seat:number", secret="coin:number"),
    Happening("act", "seat:number text"),
)
TOO_POOR = Reason("T-1.1", "not-offered")


@dataclass(slots=True)
class Consent(Procedure):
    """An interruption: the old lord of a province may refuse. Its result is whether he agrees."""

    province: int

    def ask(self, s: Toy) -> list[Decision]:
        decision = s.decide(ASK_CONSENT, s.lord_of[self.province], self.province)
        return [decision.add(CONSENT).add(REFUSE)]

    def on_consent(self, s: Toy, decision: Decision, move: Move) -> Step | None:
        self.result = 1 if move.of is CONSENT else 0
        return None


SCRIPTS[Consent] = [asks(Consent.ask, Consent.on_consent)]


@dataclass(slots=True)
class Year(Procedure):
    bids: list[int]

    def bid(self, s: Toy) -> list[Decision]:
        asked = [s.decide(ASK_BID, seat) for seat in (0, 1)]
        for decision in asked:
            decision.offer(BID, s.bars((1 << s.purse[decision.seat] + 1) - 1, TOO_POOR))
        return asked

    def on_bid(self, s: Toy, decision: Decision, move: Move) -> Step | None:
        self.bids[decision.seat] = move.args[0]
        return None

    def settle(self, s: Toy) -> Step | None:
        winner = self._winner()
        s.purse[winner] -= self.bids[winner]
        s.emit("bids", *self.bids)
        if s.lord_of[s.year] == winner:
            return PAYING
        s.call(Consent(s.year))
        return None

    def _winner(self) -> int:
        return 0 if self.bids[0] >= self.bids[1] else 1

    def change_hands(self, s: Toy) -> Step | None:
        if s.result:
            s.lord_of[s.year] = self._winner()
            s.emit("changed_hands", s.year, self._winner())
        return None

    def pay(self, s: Toy) -> Step | None:
        for seat in (0, 1):
            coin = s.deck.pop()
            s.purse[seat] += coin
            s.revealed = True
            s.emit_secret("paid", (seat,), (coin,), (seat,))
        return None


PAYING = does(Year.pay)
SCRIPTS[Year] = [asks(Year.bid, Year.on_bid), does(Year.settle), does(Year.change_hands), PAYING]


@dataclass(slots=True)
class Chronicle(Procedure):
    def next_year(self, s: Toy) -> Step | None:
        if s.year == YEARS:
            best = max(s.purse)
            winners = tuple(i for i, p in enumerate(s.purse) if p == best)
            s.end(Outcome(winners, tuple(s.purse), "T-3.1", "purse"))
            return LEAVE
        s.call(Year([0, 0]))
        return None

    def turn_page(self, s: Toy) -> Step | None:
        s.year += 1
        return NEXT_YEAR


NEXT_YEAR = does(Chronicle.next_year)
SCRIPTS[Chronicle] = [NEXT_YEAR, does(Chronicle.turn_page)]


class ToySpeaker(Speaker):
    """A toy has no messages: it speaks as it is written."""

    def line(self, event: Event) -> Text:
        return Text(f"{event.kind} {event.args} {event.secret}")

    def prompt(self, decision: Decision) -> Text:
        return Text(decision.kind)

    def option(self, decision: Decision, move: Move) -> Text:
        return Text(move.text)


class ToyDefinition(Definition[Toy]):
    board, board_digest = "toy", "toy"
    seats = ("north", "south")
    classes = {c.__name__: c for c in (Toy, Consent, Year, Chronicle)}
    acts = frozenset({"promise", "offer", "accept", "decline"})

    def __init__(self) -> None:
        self.notation = Lexicon(
            (BID, CONSENT, REFUSE, PROMISE, OFFER, ACCEPT, DECLINE),
            {"province": PROVINCES},
            sorts=(COINS,),
            questions=(ASK_BID, ASK_CONSENT, GIFT),
            happenings=HAPPENINGS,
        )

    def new_state(self, seed: str) -> Toy:
        s = Toy(game=self, seed=seed, counter=0, stack=[Chronicle()], lord_of=[0, 1, 0], purse=[3, 3], deck=[])
        s.deck = [1, 1, 2, 2, 3, 3]
        s.shuffle(s.deck)
        return s

    def state_from_position(self, position: dict[str, Any], seed: str) -> Toy:
        return self.new_state(seed)

    def standing(self, state: Toy) -> list[Decision]:
        if state.giver < 0:
            return []
        return [state.decide(GIFT, 1 - state.giver, state.gift).add(ACCEPT).add(DECLINE)]

    def may_act(self, state: Toy, seat: int, move: Move) -> Refusal | None:
        reason = "refused-not-offered"
        if move.verb == "promise":
            if len(move.text) > LONGEST:
                raise BadInput("press-too-long", longest=LONGEST, length=len(move.text))
            return Refusal("T-4.1", reason, {"move": move.text}) if len(state.promises) >= YEARS else None
        if move.verb == "offer":
            allowed = state.giver < 0 and move.args[0] <= state.purse[seat]
        else:
            allowed = state.giver == 1 - seat
        return None if allowed else Refusal("T-4.2", reason, {"move": move.text})

    def act(self, state: Toy, seat: int, move: Move) -> None:
        state.emit("act", seat, move.text)
        if move.verb == "promise":
            state.promises.append(move.text)
        elif move.verb == "offer":
            state.giver, state.gift = seat, move.args[0]
        elif move.verb == "decline":
            state.giver, state.gift = -1, 0
        else:
            given = min(state.gift, state.purse[state.giver])
            state.purse[state.giver] -= given
            state.purse[seat] += given
            state.giver, state.gift = -1, 0

    def view(self, state: Toy, seat: int | None) -> dict[str, Any]:
        purse = {i: p for i, p in enumerate(state.purse) if i == seat}
        promises = list(state.promises)
        return {"year": state.year, "lord_of": list(state.lord_of), "purse": purse, "promises": promises}

    def scenes(self, state: Toy, seats: Sequence[int | None], lang: str) -> list[Scene]:
        names = [None if seat is None else self.seats[seat] for seat in seats]
        return [Scene(Head(lang, "toy", "", self.board, "Toy", "", name), None, (), (), (), ()) for name in names]

    def speaker(self, lang: str) -> ToySpeaker:
        return ToySpeaker(self, lang)


class ToyGame(Game):
    def define(self, setup: Setup) -> ToyDefinition:
        return DEFINITION

    def boards(self) -> Sequence[str]:
        return ("toy",)


DEFINITION = ToyDefinition()
GAME = ToyGame(id="toy", prefix="T", scenarios=(Scenario("only", (2,), "toy"),))
