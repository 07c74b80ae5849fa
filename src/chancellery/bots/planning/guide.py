"""What a game tells a planner about itself."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Protocol

from chancellery.bots.personality import Temper
from chancellery.bots.planning.net import Numbers
from chancellery.bots.planning.work import Work
from chancellery.kernel import Decision, Definition, Move, plugin
from chancellery.kernel.plugin import load


class Guide(Protocol):
    """How to play a game on, and what to look at to tell who wins.

    A mind is how a player values things: data of the game.
    """

    @property
    def weights(self) -> str:
        """The file of the net that values positions: `package:file`."""
        ...

    def work(self, deep: bool) -> Work:
        """How much a planner of this game does for a decision; `deep`: one who takes his time."""
        ...

    def span(self, s: Any, seat: int) -> Hashable | None:
        """The stretch of the match whose moves a seat plans together; None where each decision stands alone."""
        ...

    def matters(self, decision: Decision) -> bool:
        """Whether a decision that stands alone is worth a search."""
        ...

    def at_rest(self, s: Any) -> bool:
        """Whether this is a moment at which positions can be compared."""
        ...

    def moment(self, s: Any) -> Hashable:
        """Which of those moments it is, or the stretch that leads to the next."""
        ...

    def replies(self, s: Any, work: Work, planned: bool) -> int:
        """After how many of those moments positions are compared: after a stretch, or a decision that stands alone."""
        ...

    def think(self, s: Any, decision: Decision, rng: Random, mind: Any) -> Move:
        """The move of a sensible player of that mind."""
        ...

    def mind(self, rng: Random | None) -> Any:
        """The sensible mind, or one that differs from it by chance."""
        ...

    def tempered(self, mind: Any, temper: Temper) -> Any:
        """The mind of somebody of that temper who thinks like that besides; the same where the temper is plain."""
        ...

    def firsts(self, s: Any, decision: Decision) -> list[Move]:
        """Options that are each worth beginning a plan with."""
        ...

    @property
    def together(self) -> bool:
        """Whether all seats win or lose together, so that what is said of the one contender is true of all."""
        ...

    def contenders(self, s: Any) -> Sequence[int]:
        """Who can win: the seat behind each row of `rows`. Where only one is named, the others win if he does not."""
        ...

    def rows(self, s: Any, seat: int) -> Numbers:
        """What a seat may know of the prospects of each contender, in numbers."""
        ...

    def margin(self, s: Any, contender: int) -> float:
        """By how much a contender won or lost a match that is over, from 1 to -1."""
        ...


@lru_cache(maxsize=64)
def guide_of(game: str, definition: Definition[Any]) -> Guide | None:
    """The guide of a game as played in one set-up; None if nobody wrote one."""
    name = plugin(game).guide
    guide: Guide | None = load(name)(definition) if name else None
    return guide
