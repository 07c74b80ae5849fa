"""Proves a puzzle again: that it can be set up, what its answers reach, and that the others fall short."""

from __future__ import annotations

from chancellery.kernel import BadInput, Match
from chancellery.puzzles.form import Branch, Puzzle, start
from chancellery.puzzles.games import kit
from chancellery.puzzles.goals import over, reached
from chancellery.puzzles.proof import Search, deals

LIMIT = 3_000_000  # moves tried
FEWER = 0.1  # how much less often than a wrong answer a right one must fail, in other deals than those of the making


def searching(puzzle: Puzzle, match: Match, limit: int = LIMIT) -> Search:
    own, begun, seat = kit(puzzle.game), kit(puzzle.game).moment(match.state), match.seat(puzzle.seat)
    return Search(
        seat,
        lambda s, past: reached(own, s, seat, puzzle.goal, past),
        lambda s, past: over(own, begun, s, puzzle.goal, past),
        limit,
    )


def check(puzzle: Puzzle, number: int, seed: str = "check") -> None:
    """BadInput says what is not right, in so many new deals."""
    match = start(puzzle)
    search = searching(puzzle, match)
    worlds = deals(match, search.seat, number, seed)
    notation = match.definition.notation
    fails = max(len(search.after(worlds, notation.read(move))) for move in puzzle.right)
    if not puzzle.source.fails and fails:
        raise BadInput("puzzle-not-proved", puzzle=puzzle.id, why=f"{fails} / {number}")
    few = worlds[: puzzle.source.sketch]
    for move, wrong in puzzle.wrong.items():
        if not wrong.fails:
            continue
        failed = len(search.after(few, notation.read(move)))
        if not failed or failed / len(few) < fails / number + FEWER:
            raise BadInput("puzzle-not-proved", puzzle=puzzle.id, why=f"{move}: {failed} / {len(few)}")
    follow(match, puzzle, dict(puzzle.right), search)


def follow(match: Match, puzzle: Puzzle, right: dict[str, Branch], search: Search) -> None:
    """Every right line can be played to its end."""
    for move, branch in right.items():
        trial = match.clone()
        trial.play(puzzle.seat, move)
        for reply in branch.replies:
            trial.play(reply.seat, reply.move)
        follow(trial, puzzle, dict(branch.right), search)
