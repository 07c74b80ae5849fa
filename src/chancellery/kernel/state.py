"""The state of a match: the whole truth as plain data, and the loop that carries the rules forward."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from chancellery.kernel import chance
from chancellery.kernel.decision import Decision
from chancellery.kernel.moves import Move
from chancellery.kernel.plain import Plain
from chancellery.kernel.procedure import AGAIN, DONE, Procedure, Result


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: winning seats, their scores, the rule that ended it and why."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str
    reason: str

    def to_data(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "rule": self.rule,
            "reason": self.reason,
        }

    def named(self, seats: tuple[str, ...]) -> dict[str, Any]:
        """The same for a view, with the names of the seats that have won."""
        return {**self.to_data(), "winners": [seats[winner] for winner in self.winners]}


@dataclass(slots=True, kw_only=True)
class State(Plain):
    """Games add their own fields. `game` is the immutable definition, shared by all copies."""

    game: Any = field(metadata={"shared": True})
    seed: str
    counter: int
    stack: list[Procedure]
    asked: Any = field(default_factory=list, metadata={"shared": True})  # list[Decision]; replaced, never changed
    chosen: Any = field(default=(), metadata={"shared": True})  # tuple[Move | None, ...] while several are asked
    outcome: Any = field(default=None, metadata={"shared": True})
    events: Any = field(default_factory=list, metadata={"shared": True})  # raw events, the end of the match's trail
    revealed: bool = False  # something hidden came to light since the match last looked

    def clone(self) -> Self:
        """A copy for search: without a history, and nobody hears what happens."""
        new = self.copy()
        new.events = []
        return new

    # -- chance

    def below(self, n: int) -> int:
        """A fair number in 0..n-1 from the match's own chance."""
        value, self.counter = chance.below(self.seed, self.counter, n)
        self.revealed = True
        return value

    def shuffle(self, items: list[int]) -> None:
        self.counter = chance.shuffle(self.seed, self.counter, items)
        self.revealed = True

    # -- events

    def emit(self, kind: str, *args: Any) -> None:
        self.events.append((kind, args))

    def emit_secret(self, kind: str, args: tuple[Any, ...], secret: tuple[Any, ...], to: tuple[int, ...]) -> None:
        """An event whose `secret` part only the seats in `to` may know."""
        self.events.append((kind, args, secret, to))

    # -- the loop

    @property
    def open(self) -> list[Decision]:
        """The decisions that are still open; a secret choice already made is not among them."""
        if not self.chosen:
            return self.asked  # type: ignore[no-any-return]
        return [d for d, choice in zip(self.asked, self.chosen, strict=True) if choice is None]

    @property
    def side_by_side(self) -> bool:
        """Whether seats answer decisions of their own that have nothing to do with one another."""
        return bool(self.stack) and self.stack[-1].side_by_side and len(self.asked) > 0

    def end(self, outcome: Outcome) -> None:
        """The match is over; nothing that was still to do is done."""
        self.outcome = outcome
        self.stack.clear()

    def run(self) -> None:
        """Carries the rules forward to the next decision or to the end."""
        stack = self.stack
        while stack:
            procedure = stack[-1]
            at, steps = procedure.at, procedure.steps
            if at == len(steps):
                stack.pop()
                continue
            procedure.at = at + 1
            result = steps[at](procedure, self)
            if result is not None and self.follow(procedure, result):
                return
        self.asked = []

    def follow(self, procedure: Procedure, result: Result) -> bool:
        """Acts on what a step or an answer returned; True when somebody must decide."""
        if self.outcome is not None:
            return False
        if type(result) is Decision:
            self.asked = [result]
            return True
        if result is AGAIN:
            procedure.at -= 1
        elif result is DONE:
            procedure.at = len(procedure.steps)
        elif isinstance(result, Procedure):
            self.stack.append(result)
        elif isinstance(result, list) and result:
            self.asked = result
            self.chosen = (None,) * len(result) if len(result) > 1 and not procedure.side_by_side else ()
            return True
        return False

    def answer(self, index: int, move: Move) -> None:
        """Gives decision number `index` its answer and goes on when nobody else must answer first."""
        asked = self.asked
        procedure = self.stack[-1]
        if len(asked) == 1:
            decision = asked[0]
            result = procedure.answer_to[decision.kind](procedure, self, decision, move)
            if result is not None and self.follow(procedure, result):
                return
            self.run()
            return
        if procedure.side_by_side:
            result = procedure.answer_to[asked[index].kind](procedure, self, asked[index], move)
            self.asked = [*asked[:index], *([result] if type(result) is Decision else []), *asked[index + 1 :]]
            return
        chosen = list(self.chosen)
        chosen[index] = move
        self.chosen = tuple(chosen)
        if None in chosen:
            return
        self.chosen = ()
        self.revealed = True
        for decision, choice in zip(asked, chosen, strict=True):
            procedure.answer_to[decision.kind](procedure, self, decision, choice)
        self.run()
