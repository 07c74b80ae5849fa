"""Procedures: passages of the rules in progress. A state holds a stack of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, ClassVar, Union

from chancellery.kernel.decision import Decision
from chancellery.kernel.moves import Move
from chancellery.kernel.plain import Plain


class Flow(Enum):
    """What a step or an answer may return besides a decision or a procedure to do first."""

    AGAIN = "again"  # do this step once more
    DONE = "done"  # leave the procedure


AGAIN = Flow.AGAIN
DONE = Flow.DONE

Result = Union[None, Flow, Decision, list[Decision], "Procedure"]
Step = Callable[[Any, Any], Result]
Answer = Callable[[Any, Any, Decision, Move], Result]


@dataclass(slots=True)
class Procedure(Plain):
    """Steps in the rulebook's order. `on_KIND` methods take the answers to decisions of that kind."""

    at: int = field(default=0, init=False)
    steps: ClassVar[tuple[Step, ...]] = ()
    answer_to: ClassVar[dict[str, Answer]] = {}
    side_by_side: ClassVar[bool] = False  # each of several decisions takes effect alone; its answer returns the next

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super(Procedure, cls).__init_subclass__(**kwargs)
        cls.answer_to = {
            name[3:]: getattr(cls, name) for name in dir(cls) if name.startswith("on_") and callable(getattr(cls, name))
        }

    def goto(self, step: Step) -> None:
        """Continue with that step."""
        self.at = self.steps.index(step)
