"""What a game tells a planner about itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from chancellery.bots.personality import Temper
from chancellery.bots.planning.net import Numbers
from chancellery.bots.planning.work import Work
from chancellery.bots.pledge import Pledge
from chancellery.kernel import Decision, Definition, Match, Move, plugin
from chancellery.kernel.plugin import load

OVERLOOKS: Final = 0.05  # chance that a beginner does not see what matters in a decision


class Guide(ABC):
    """How to play a game on, and what to look at to tell who wins.

    A mind is how a player values things: data of the game.
    """

    weights: str  # the file of the net that values positions: `package:file`
    together: bool = False  # whether all seats win or lose together: what is said of one contender is true of all
    quick: Work  # how much a planner of this game does for a decision
    deep: Work  # the same of one who takes his time
    overlooks: float = OVERLOOKS
    steady: float = 0.0  # part of the players in self-play who are sensible without fail; the others differ and err
    trifles: frozenset[str] = frozenset()  # decisions that, standing alone, are not worth a search

    def work(self, deep: bool) -> Work:
        return self.deep if deep else self.quick

    @abstractmethod
    def span(self, s: Any, seat: int) -> Hashable | None:
        """The stretch of the match whose moves a seat plans together; None where each decision stands alone."""

    def matters(self, decision: Decision) -> bool:
        """Whether a decision that stands alone is worth a search."""
        return decision.kind not in self.trifles

    def at_rest(self, s: Any) -> bool:
        """Whether this is a moment at which positions can be compared."""
        return True

    @abstractmethod
    def moment(self, s: Any) -> Hashable:
        """Which of those moments it is, or the stretch that leads to the next."""

    def replies(self, s: Any, work: Work, planned: bool) -> int:
        """After how many of those moments positions are compared: after a stretch, or a decision that stands alone."""
        return work.replies

    def think(self, s: Any, decision: Decision, rng: Random, mind: Any) -> Move:
        """The move of a sensible player of that mind; any, where he has no opinion."""
        if len(decision.options) == 1:
            return decision.options[0]
        move = self.choose(s, decision, rng, mind)
        return move if move is not None else rng.choice(decision.options)

    @abstractmethod
    def choose(self, s: Any, decision: Decision, rng: Random, mind: Any) -> Move | None:
        """The move of a sensible player of that mind among several; None where he has no opinion."""

    @abstractmethod
    def mind(self, rng: Random | None) -> Any:
        """The sensible mind, or one that differs from it by chance."""

    def intent(self, rng: Random) -> Any:
        """A mind to make a plan with: one that wants something else."""
        return self.mind(rng)

    @abstractmethod
    def tempered(self, mind: Any, temper: Temper) -> Any:
        """The mind of somebody of that temper who thinks like that besides; the same where the temper is plain."""

    def given(self, s: Any, decision: Decision, pledges: tuple[Pledge, ...]) -> bool:
        """Whether a word was given about a decision that stands alone: it is kept as the sensible player keeps it."""
        return False

    def keeps(self, s: Any, decision: Decision, move: Move, pledges: tuple[Pledge, ...]) -> bool:
        """Whether a move of a planned stretch keeps the word that was given."""
        return True

    def accord(self, s: Any, rng: Random) -> tuple[list[int], str] | None:
        """What players of a training match agree upon by chance, the seats and the clauses: nets are to know what it is
        worth."""
        return None

    def negotiates(self, match: Match) -> bool:
        """Whether anything can be proposed now."""
        return False

    def proposals(self, match: Match, world: Any, seat: int) -> Sequence[Move]:
        """What the seat could propose now that others would sign in a world it could be in."""
        return ()

    def as_if(self, s: Any, proposal: Move, seat: int) -> None:
        """Writes into a state what would be so if a proposal of the seat were signed."""
        raise NotImplementedError

    @abstractmethod
    def firsts(self, s: Any, decision: Decision) -> list[Move]:
        """Options that are each worth beginning a plan with."""

    @abstractmethod
    def contenders(self, s: Any) -> Sequence[int]:
        """Who can win: the seat behind each row of `rows`. Where only one is named, the others win if he does not."""

    @abstractmethod
    def rows(self, s: Any, seat: int) -> Numbers:
        """What a seat may know of the prospects of each contender, in numbers."""

    @abstractmethod
    def margin(self, s: Any, contender: int) -> float:
        """By how much a contender won or lost a match that is over, from 1 to -1."""


@lru_cache(maxsize=64)
def guide_of(game: str, definition: Definition[Any]) -> Guide | None:
    """The guide of a game as played in one set-up; None if nobody wrote one."""
    name = plugin(game).guide
    guide: Guide | None = load(name)(definition) if name else None
    return guide
