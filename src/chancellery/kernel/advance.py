"""Answers in advance: what a seat says it will decide, before it is asked. A game declares which there are.

An answer is chosen from what the decision shows to its seat, its fields and options, and from nothing else: so it tells
nobody more than the seat itself would by deciding at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from chancellery.kernel.decision import Decision
from chancellery.kernel.moves import Move
from chancellery.kernel.vocabulary import Verb

ALL: Final = (-1,)  # what an answer that is about nothing in particular is given for


@dataclass(frozen=True)
class Advance:
    """Answers decisions of some kinds by the first of its verbs that is an option.

    It may be given for a value: the decision must have it in the field `about`, or no more of it than that in the field
    `most`, or the move must have it in its field `field`.
    """

    id: str
    kinds: tuple[str, ...]
    verbs: tuple[Verb, ...]
    among: Callable[[Any, int], Sequence[int]]  # state and seat: for which values it can be given now; none: not at all
    mark: Callable[[Any, int, int], Sequence[int]]  # state, seat and value: it is void once this is another
    sort: str = ""  # of the values
    about: str = ""
    most: str = ""
    field: str = ""
    last: bool = False  # of several options that fit the last one is taken, not the first
    until: str = "turn"  # how long that is, in words: turn, round, match

    def chosen(self, fields: Sequence[str], decision: Decision, value: int) -> Move | None:
        """The option it takes; None where it does not answer this decision. `fields` are those of the question."""
        if decision.kind not in self.kinds:
            return None
        asked = dict(zip(fields, decision.about))
        if self.about and asked.get(self.about) != value:
            return None
        if self.most and asked.get(self.most, value + 1) > value:
            return None
        for verb in self.verbs:
            fitting = [move for move in decision.options if move.of is verb and self._fits(move, value)]
            if fitting:
                return fitting[-1 if self.last else 0]
        return None

    def _fits(self, move: Move, value: int) -> bool:
        if not self.field:
            return True
        named = [field.name for field in move.of.fields]
        return self.field in named and move.args[named.index(self.field)] == value


@dataclass(frozen=True)
class Given:
    """An answer in advance for a value."""

    advance: Advance
    value: int

    def key(self, words: Any) -> str:
        """How it is written down, such as `consent:austria`; `words` are those of the lexicon, by sort."""
        if self.value < 0:
            return self.advance.id
        known = words.get(self.advance.sort)
        return f"{self.advance.id}:{known[self.value] if known else self.value}"
