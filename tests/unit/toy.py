"""A toy game for tests of the kernel: it needs nothing of the real games.

Two lords, three provinces. A seat may play several provinces, and a province can change hands. Each year both
lords bid secretly and simultaneously for a province; its old lord may be asked to agree; a hidden deck pays out.
At any time a lord may make a promise in words or offer coins, which the other may accept or decline.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from chancellery.kernel import (
    BadInput,
    Decision,
    Definition,
    Event,
    Game,
    Move,
    Notation,
    Outcome,
    Procedure,
    Refusal,
    Scenario,
    Setup,
    State,
)
from chancellery.kernel.procedure import Result
from chancellery.table.scene import Head, Scene

PROVINCES = ("mark", "elbe", "oder")
YEARS = 3
LONGEST = 40  # characters of a promise


@dataclass(slots=True, kw_only=True)
class Toy(State):
    lord_of: list[int]  # the seat that plays each province: it changes hands
    purse: list[int]
    deck: list[int]
    year: int = 0
    promises: list[str] = field(default_factory=list)
    giver: int = -1  # the seat that offers coins
    gift: int = 0


@dataclass(slots=True)
class Consent(Procedure):
    """An interruption: the old lord of a province may refuse."""

    province: int
    bidder: int

    def ask(self, s: Toy) -> Result:
        options = [s.game.notation.move("consent"), s.game.notation.move("refuse")]
        return Decision(s.lord_of[self.province], "consent", "T-2.1", options, self.province)

    def on_consent(self, s: Toy, decision: Decision, move: Move) -> Result:
        if move.verb == "consent":
            s.lord_of[self.province] = self.bidder
            s.emit("changed_hands", self.province, self.bidder)
        return None

    steps = (ask,)


@dataclass(slots=True)
class Year(Procedure):
    bids: list[int]

    def bid(self, s: Toy) -> Result:
        move = s.game.notation.move
        return [Decision(seat, "bid", "T-1.1", [move("bid", n) for n in range(s.purse[seat] + 1)]) for seat in (0, 1)]

    def on_bid(self, s: Toy, decision: Decision, move: Move) -> Result:
        self.bids[decision.seat] = move.args[0]
        return None

    def settle(self, s: Toy) -> Result:
        winner = 0 if self.bids[0] >= self.bids[1] else 1
        s.purse[winner] -= self.bids[winner]
        s.emit("bids", *self.bids)
        if s.lord_of[s.year] != winner:
            return Consent(s.year, winner)
        return None

    def pay(self, s: Toy) -> Result:
        for seat in (0, 1):
            coin = s.deck.pop()
            s.purse[seat] += coin
            s.revealed = True
            s.emit_secret("paid", (seat,), (coin,), (seat,))
        return None

    steps = (bid, settle, pay)


@dataclass(slots=True)
class Chronicle(Procedure):
    def next_year(self, s: Toy) -> Result:
        if s.year == YEARS:
            best = max(s.purse)
            winners = tuple(i for i, p in enumerate(s.purse) if p == best)
            s.end(Outcome(winners, tuple(s.purse), "T-3.1", "purse"))
            return None
        return Year([0, 0])

    def turn_page(self, s: Toy) -> Result:
        s.year += 1
        self.goto(Chronicle.next_year)
        return None

    steps = (next_year, turn_page)


class ToyDefinition(Definition[Toy]):
    board, board_digest = "toy", "toy"
    seats = ("north", "south")
    classes = {c.__name__: c for c in (Toy, Consent, Year, Chronicle)}
    acts = frozenset({"promise", "offer", "accept", "decline"})

    def __init__(self) -> None:
        forms = {"bid": "bid {number}", "consent": "consent", "refuse": "refuse"}
        acts = {"promise": "promise {text}", "offer": "offer {number}", "accept": "accept", "decline": "decline"}
        self.notation = Notation(forms | acts, {})

    def new_state(self, seed: str) -> Toy:
        s = Toy(game=self, seed=seed, counter=0, stack=[Chronicle()], lord_of=[0, 1, 0], purse=[3, 3], deck=[])
        s.deck = [1, 1, 2, 2, 3, 3]
        s.shuffle(s.deck)
        return s

    def state_from_position(self, position: dict[str, Any], seed: str) -> Toy:
        return self.new_state(seed)

    def why_not(self, state: Toy, decision: Decision, move: Move) -> Refusal:
        return Refusal(decision.rule, "refused-not-offered", {"move": move.text})

    def standing(self, state: Toy) -> list[Decision]:
        if state.giver < 0:
            return []
        options = [self.notation.move("accept"), self.notation.move("decline")]
        return [Decision(1 - state.giver, "gift", "T-4.2", options, about=(state.gift,))]

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
            if state.asked[0].kind == "bid":  # a bid goes as far as the purse
                state.stack[-1].at -= 1
                state.run()

    def view(self, state: Toy, seat: int | None) -> dict[str, Any]:
        purse = {i: p for i, p in enumerate(state.purse) if i == seat}
        promises = list(state.promises)
        return {"year": state.year, "lord_of": list(state.lord_of), "purse": purse, "promises": promises}

    def scenes(self, state: Toy, seats: Sequence[int | None], lang: str) -> list[Scene]:
        names = [None if seat is None else self.seats[seat] for seat in seats]
        return [Scene(Head(lang, "toy", "", self.board, "Toy", "", name), None, (), (), (), ()) for name in names]

    def line(self, event: Event, lang: str) -> str | None:
        return f"{event.kind} {event.args} {event.secret}"

    def prompt(self, decision: Decision, lang: str) -> str:
        return decision.kind

    def option(self, decision: Decision, move: Move, lang: str) -> str:
        return move.text

    def determinize(self, state: Toy, seat: int, rng: Random) -> None:
        rng.shuffle(state.deck)


class ToyGame(Game):
    def define(self, setup: Setup) -> ToyDefinition:
        return DEFINITION

    def boards(self) -> Sequence[str]:
        return ("toy",)


DEFINITION = ToyDefinition()
GAME = ToyGame(id="toy", prefix="T", scenarios=(Scenario("only", (2,), "toy"),))
