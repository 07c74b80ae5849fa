"""Looking back at a match: how likely each seat was to win as it went on, and which decisions cost most.

The work is bounded: positions are judged where they can be compared, and of the decisions those are weighed that
matter, first where the chances of whoever decided fell most.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Final

from chancellery.bots.bot import own_decision
from chancellery.bots.planning.advice import Advice, weighed
from chancellery.bots.planning.guide import Guide, guide_of
from chancellery.bots.planning.search import Search
from chancellery.bots.planning.value import judged
from chancellery.bots.planning.work import Work
from chancellery.kernel import Match

WORK: Final = Work(plans=0, kept=0, worlds=4, replies=0, options=4)
MOST_MOMENTS: Final = 80
MOST_DECISIONS: Final = 48
RESTLESS: Final = 40  # moves: longer nothing that is judged as a whole is under way
AHEAD: Final = 12  # moves in which a decision may show what it was worth


@dataclass(frozen=True)
class Moment:
    """How likely each seat was to win after so many moves."""

    move: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Outline:
    """A match as it went, and the numbers of the moves, from 1, that are worth weighing."""

    moments: tuple[Moment, ...]
    decisions: tuple[int, ...]


@dataclass(frozen=True)
class Weighed:
    """A move that was made, and the best that could have been."""

    number: int
    seat: int
    chosen: Advice
    best: Advice

    @property
    def loss(self) -> int:
        """Points of percent."""
        return (self.best.percent or 0) - (self.chosen.percent or 0)


def outline(match: Match, people: Collection[int]) -> Outline | None:
    """None in a game where nobody can tell chances. `people`: the seats whose decisions are looked at."""
    guide = guide_of(match.setup.game, match.definition)
    if guide is None:
        return None
    again, moves = Match.from_setup(match.setup), match.moves
    moments, decisions = [_moment(guide, again)], list[tuple[int, int]]()
    step = max(1, len(moves) // MOST_MOMENTS)
    for number, (seat, move) in enumerate(moves, 1):
        if seat in people and _matters(guide, again, seat):
            decisions.append((number, seat))
        again.play(seat, move)
        if again.outcome is not None or (number - moments[-1].move >= step and guide.at_rest(again.state)):
            moments.append(_moment(guide, again))
    return Outline(tuple(moments), tuple(_chosen(decisions, moments)))


def latest(match: Match) -> Moment | None:
    """The same for one position: as it was when nothing was under way for the last time. None where nobody can tell."""
    guide = guide_of(match.setup.game, match.definition)
    if guide is None:
        return None
    first = max(0, len(match) - RESTLESS)
    again, moves = match.at(first, ended=False), match.moves
    found = _moment(guide, again)
    for seat, move in moves[first:]:
        again.play(seat, move)
        if again.outcome is not None or guide.at_rest(again.state):
            found = _moment(guide, again)
    return found


def _moment(guide: Guide, match: Match) -> Moment:
    chances = [judged(guide, match.state, seat)[0] for seat in range(len(match.seats))]
    return Moment(len(match), tuple(chances))


def _matters(guide: Guide, match: Match, seat: int) -> bool:
    own = [decision for decision in match.decisions if decision.seat == seat]
    if not own or len(own[0].options) < 2:
        return False
    return guide.span(match.state, seat) is not None or guide.matters(own[0])


def _chosen(decisions: list[tuple[int, int]], moments: Sequence[Moment]) -> list[int]:
    """Half of them where the chances of the seat fell most soon after, the others evenly from the rest."""

    def fall(number: int, seat: int) -> float:
        falls = [
            before.chances[seat] - after.chances[seat]
            for before, after in pairwise(moments)
            if number <= after.move <= number + AHEAD
        ]
        return max(falls, default=0.0)

    ranked = sorted(decisions, key=lambda one: (-fall(*one), one))
    first, rest = ranked[: MOST_DECISIONS // 2], sorted(ranked[MOST_DECISIONS // 2 :])
    count = min(len(rest), MOST_DECISIONS - len(first))
    spread = [rest[n * len(rest) // count] for n in range(count)]
    return sorted([number for number, _ in (*first, *spread)])


def weigh(match: Match, number: int) -> Weighed | None:
    """A decision as its seat could weigh it, whatever was hidden from it; None where nobody can tell."""
    guide = guide_of(match.setup.game, match.definition)
    seat, move = match.moves[number - 1]
    before = match.at(number - 1)
    if guide is None or move not in before.legal(seat):
        return None
    search = Search(guide, WORK, before.state, seat, Random(f"review/{number}"))
    found = weighed(search, own_decision(before, seat), (move,))
    return Weighed(number, seat, next(one for one in found if one.move == move), found[0])
