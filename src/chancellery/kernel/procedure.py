"""Procedures: passages of the rules in progress. A state holds a stack of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Optional, Self

from mypy_extensions import mypyc_attr

from chancellery.kernel.decision import Decision
from chancellery.kernel.moves import Move
from chancellery.kernel.plain import Plain, fill, names_of

if TYPE_CHECKING:
    from chancellery.kernel.hidden import Hidden

Do = Callable[[Any, Any], Optional["Step"]]
Ask = Callable[[Any, Any], list[Decision]]  # changes nothing, so that it can be asked again at any time
Answer = Callable[[Any, Any, Decision, Move], Optional["Step"]]


@mypyc_attr(acyclic=True)
class Step:
    """A step does something, or asks and takes the answer. What it returns is the step to go on with; None: the next.

    Several decisions are secret and take effect together; `apart` each takes effect alone and the step asks again.
    """

    __slots__ = ("answer", "apart", "ask", "do")

    def __init__(
        self, do: Do | None = None, ask: Ask | None = None, answer: Answer | None = None, apart: bool = False
    ) -> None:
        self.do = do
        self.ask = ask
        self.answer = answer
        self.apart = apart


REPEAT: Final = Step()  # the same step once more
LEAVE: Final = Step()  # the procedure is done; in a script: steps behind it are only gone to by name


def does(do: Do) -> Step:
    return Step(do)


def asks(ask: Ask, answer: Answer, apart: bool = False) -> Step:
    return Step(None, ask, answer, apart)


SCRIPTS: Final[dict[type, list[Step]]] = {}  # the steps of each kind of procedure, in the rulebook's order


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class Procedure(Plain):
    """A passage of the rules; `SCRIPTS` has its steps. While it asks, `at` stays at the asking step. `result` is what
    the caller finds in the state's `result` when this is done."""

    at: int = field(default=0, kw_only=True)
    result: int = field(default=0, kw_only=True)

    def copy(self) -> Self:
        """As of any record, but what all procedures have is copied at once."""
        new = self.begun_copy()
        stored, shared = _OWN.get(type(self)) or _own(type(self))
        if stored or shared:
            fill(new, self, stored, shared)
        return new

    def begun_copy(self) -> Self:
        """What the written `copy` of a procedure begins with."""
        kind = type(self)
        new = kind.__new__(kind)
        new.at, new.result = self.at, self.result
        return new

    def script(self) -> list[Step]:
        """The steps of its kind, or of the kind that it derives from."""
        kind = type(self)
        found = SCRIPTS.get(kind)
        if found is None:
            found = SCRIPTS[kind] = next(SCRIPTS[one] for one in kind.__mro__ if one in SCRIPTS)
        return found

    def go_to(self, step: Step) -> None:
        """Goes on with a step of the script; LEAVE is behind the last."""
        script = self.script()
        self.at = len(script) if step is LEAVE else script.index(step)

    def go_past(self, step: Step) -> None:
        """Goes on behind a step of the script: what it calls is under way already."""
        self.at = self.script().index(step) + 1

    def step_of(self, what: object) -> Step:
        """The step of the script that does or asks something."""
        return next(step for step in self.script() if what in (step.do, step.ask))

    def piles(self, s: Any) -> list[Hidden]:
        """What is hidden in this passage besides what the state declares."""
        return []


SCRIPTS[Procedure] = []
_OWN: Final[dict[type, tuple[list[str], list[str]]]] = {}


def _own(kind: type) -> tuple[list[str], list[str]]:
    """The fields that not all procedures have: those that belong to the data, and those that do not."""
    stored, shared = names_of(kind)
    _OWN[kind] = found = ([name for name in stored if name not in ("at", "result")], shared)
    return found
