"""The state of a match: the whole truth as plain data, and the loop that carries the rules forward."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Self, TypeVar

from mypy_extensions import mypyc_attr

from chancellery.kernel import chance, hidden
from chancellery.kernel.bars import Bars, Silent, Why
from chancellery.kernel.decision import Decision
from chancellery.kernel.lexicon import Lexicon
from chancellery.kernel.moves import Move
from chancellery.kernel.plain import SLOTS, Plain
from chancellery.kernel.procedure import LEAVE, REPEAT, SCRIPTS, Procedure, Step
from chancellery.kernel.vocabulary import Question, Verb

MOST_TURNS: Final = 10_000  # back, aside or into another passage without a decision; more of them never end
DEALS: Final = 20  # tries to find a deal in which the open questions would be asked
NOBODY: Final = deque[Any](maxlen=0)  # takes the events that nobody hears, and keeps none
P = TypeVar("P", bound=Procedure)


@dataclass(frozen=True)
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


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=SLOTS, kw_only=True)  # type: ignore[literal-required]
class State(Plain):
    """Games add their own fields. The first is `game`, of the type of their own definition (neither a generic dataclass
    nor a field whose type is narrowed can be compiled): it never changes and is shared by all copies."""

    seed: str
    counter: int
    stack: list[Procedure]
    asked: list[Decision] = field(default_factory=list, metadata={"shared": True})  # replaced, never changed
    chosen: tuple[Move | None, ...] = field(default=(), metadata={"shared": True})  # while several are asked
    outcome: Outcome | None = field(default=None, metadata={"shared": True})
    events: Any = field(default_factory=list, metadata={"shared": True})  # raw events, the end of the match's trail
    revealed: bool = False  # something hidden came to light since the match last looked
    result: int = 0  # of the procedure that was done last
    apart: bool = field(default=False, metadata={"shared": True})  # what is asked has nothing to do with one another
    explaining: bool = field(default=False, metadata={"shared": True})  # somebody asks why: bars keep their reasons
    drawing: bool = field(default=False, metadata={"shared": True})  # played out at random: decisions are drawn from

    # -- who and what

    def definition(self) -> Any:
        """The `game` of a state whose own type is not known."""
        me: Any = self
        return me.game

    def seat_for(self, actor: int) -> int:
        """Which seat decides for an actor now."""
        return actor

    def piles(self) -> list[hidden.Hidden]:
        """What lies hidden where."""
        return []

    def hidden(self) -> list[hidden.Hidden]:
        """All that is hidden, in the state and in what is under way."""
        return [*self.piles(), *(one for procedure in self.stack for one in procedure.piles(self))]

    def running(self, kind: type[P]) -> P | None:
        """The innermost passage of a kind that is under way, for scenes and words."""
        return next((p for p in reversed(self.stack) if isinstance(p, kind)), None)

    # -- asking

    def decide(self, question: Question, actor: int, *about: int) -> Decision:
        """A decision of the seat that decides for the actor, without options yet."""
        me: Any = self
        lexicon: Lexicon = me.game.notation
        rule = question.rule
        if lexicon.cites:
            rule = lexicon.cites.get(rule, rule)
        decision = Decision(
            self.seat_for(actor), question.kind, rule, [], actor, about, (), question, lexicon, self.explaining
        )
        if self.drawing:
            decision.to_draw()
        return decision

    def bars(self, among: int, outside: Why) -> Bars:
        """Bars for some things; they keep their reasons only while somebody asks why."""
        return Bars(among, outside) if self.explaining else Silent(among)

    def move(self, verb: Verb, *args: int) -> Move:
        me: Any = self
        return me.game.notation.move(verb, *args)  # type: ignore[no-any-return]

    def begun_copy(self) -> Self:
        """What the written `copy` of a game's state begins with: the fields of the kernel."""
        new = type(self).__new__(type(self))
        new.seed, new.counter = self.seed, self.counter
        new.stack = [procedure.copy() for procedure in self.stack]
        new.asked, new.chosen, new.outcome = self.asked, self.chosen, self.outcome
        new.events, new.revealed, new.result = self.events, self.revealed, self.result
        new.apart, new.explaining, new.drawing = self.apart, self.explaining, self.drawing
        return new

    def follow(self) -> None:
        """Works out what is not written down because it follows from the rest."""

    def clone(self) -> Self:
        """A copy without a history, which hears what happens from now on."""
        new = self.copy()
        new.events = []
        return new

    def fork(self) -> Self:
        """A copy for search: without a history, and nobody hears what happens."""
        new = self.copy()
        new.events = NOBODY
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

    @property
    def heard(self) -> bool:
        """Whether events are kept: else nobody need work out what they tell."""
        return self.events is not NOBODY

    def emit(self, *event: Any) -> None:
        """An event: its kind, and what everybody may know."""
        events = self.events
        if not SLOTS and isinstance(events, list):  # noqa: SIM114  (compiled, this is another and shorter way)
            events.append(event)
        elif events is not NOBODY:
            events.append(event)

    def emit_sum(self, kind: str, args: tuple[Any, ...], items: tuple[Any, ...]) -> None:
        """An event that tells a sum, with the rows that the sum is made of."""
        self.events.append((None, kind, args, (), (), items))

    def emit_secret(self, kind: str, args: tuple[Any, ...], secret: tuple[Any, ...], to: tuple[int, ...]) -> None:
        """An event whose `secret` part only the seats in `to` may know."""
        self.events.append((None, kind, args, secret, to))

    # -- the loop

    @property
    def open(self) -> list[Decision]:
        """The decisions that are still open; a secret choice already made is not among them."""
        if not self.chosen:
            return self.asked
        return [d for d, choice in zip(self.asked, self.chosen, strict=True) if choice is None]

    def end(self, outcome: Outcome) -> None:
        """The match is over; nothing that was still to do is done."""
        self.outcome = outcome
        self.stack.clear()

    def begin_at(self, *procedures: Procedure) -> None:
        """What is under way where a match or a hand-written position begins, the outermost passage first."""
        self.stack = list(procedures)

    def call(self, procedure: Procedure) -> None:
        """Does a passage first; the step that calls returns where to go on afterwards."""
        self.stack.append(procedure)

    def run(self) -> None:
        """Carries the rules forward to the next decision or to the end."""
        self.chosen, self.apart = (), False
        stack, turns = self.stack, MOST_TURNS
        while depth := len(stack):
            procedure = stack[depth - 1]
            try:
                script = SCRIPTS[type(procedure)]
            except KeyError:
                script = procedure.script()
            end, at = len(script), procedure.at
            turns -= 1
            if turns < 0:
                raise RuntimeError(f"{type(procedure).__name__}: {MOST_TURNS} turns without a decision")
            while at < end:
                step = script[at]
                if (do := step.do) is not None:
                    to = do(procedure, self)
                elif (ask := step.ask) is not None:
                    asked = ask(procedure, self)
                    if not asked:  # nothing has changed
                        at += 1
                        continue
                    procedure.at = at
                    only = asked[0]
                    question: Question = only.question
                    if not question.forced or len(asked) > 1 or only.count() > 1:
                        self.asked = asked
                        if step.apart:
                            self.apart = True
                        elif len(asked) > 1:
                            self.chosen = (None,) * len(asked)
                        return
                    assert step.answer is not None
                    to = step.answer(procedure, self, only, only.drawn(0))
                else:
                    to = LEAVE
                if to is None:
                    at += 1
                    if len(stack) == depth:  # nothing was called, and the match goes on
                        continue
                    procedure.at = at
                elif to is REPEAT:
                    procedure.at = at
                else:
                    procedure.at = end if to is LEAVE else script.index(to)
                break
            else:
                self.result = procedure.result
                stack.pop()
        self.asked = []

    def answer(self, index: int, move: Move) -> None:
        """Gives decision number `index` its answer and goes on when nobody else must answer first."""
        asked, procedure, chosen = self.asked, self.stack[-1], self.chosen
        script = SCRIPTS.get(type(procedure)) or procedure.script()
        if chosen:
            self.chosen = chosen = (*chosen[:index], move, *chosen[index + 1 :])
            if None in chosen:
                return
            self.chosen = ()
            self.revealed = True
        answer = script[procedure.at].answer
        assert answer is not None
        to: Step | None = REPEAT
        if chosen:
            for decision, choice in zip(asked, chosen, strict=True):
                assert choice is not None
                to = answer(procedure, self, decision, choice)
        elif self.apart:
            answer(procedure, self, asked[index], move)
        else:
            to = answer(procedure, self, asked[0], move)
        if to is None:
            procedure.at += 1
        elif to is not REPEAT:
            procedure.at = len(script) if to is LEAVE else script.index(to)
        self.run()

    def open_questions(self) -> list[Decision]:
        """The decisions that the state asks, made anew."""
        if not self.stack:
            return []
        procedure = self.stack[-1]
        ask = procedure.script()[procedure.at].ask
        assert ask is not None
        return ask(procedure, self)

    def asked_anew(self) -> None:
        """After something changed that no decision asked for: open questions are asked again, or fall away."""
        if self.stack and not self.ask_again():
            self.run()

    def ask_again(self) -> bool:
        """Makes the open decisions anew from the state, secret choices kept; whether the same seats are asked for the
        same actors. If they are not, nothing is changed."""
        again = self.open_questions()
        if [(d.seat, d.actor, d.kind) for d in again] != [(d.seat, d.actor, d.kind) for d in self.asked]:
            return False
        self.chosen = tuple([c if c in d.options else None for d, c in zip(again, self.chosen)])
        self.asked = again
        return True

    def explained(self) -> list[Decision]:
        """The open decisions with the reasons of their bars: asked again, so that playing does not pay for them."""
        kept, self.explaining = (self.asked, self.chosen), True
        try:
            return self.asked if self.ask_again() else kept[0]
        finally:
            self.asked, self.chosen = kept
            self.explaining = False

    def imagine(self, seat: int | None, rng: Random) -> None:
        """Becomes a state the seat, or a spectator, could be in, with another chance to come."""
        self.definition().determinize(self, seat, rng)
        self.seed, self.counter = f"{rng.getrandbits(128):032x}", 0

    def deal_anew(self, seat: int | None, rng: Random) -> None:
        """A state the seat, or a spectator, could be in: what it does not know is dealt anew; secret choices of others
        are made anew.

        If in no deal the open questions would be asked, they fall away as the rules say: never the truth.
        """
        were = self.chosen
        for _ in range(DEALS):
            hidden.deal(self.hidden(), seat, rng)
            if self.ask_again():
                break
        else:
            self.run()
            return
        self.chosen = tuple(
            [
                now if was is None or d.seat == seat else rng.choice(d.options)
                for d, was, now in zip(self.asked, were, self.chosen)
            ]
        )
