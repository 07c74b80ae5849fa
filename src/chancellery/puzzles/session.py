"""One solver at one puzzle. As in a lesson his moves so far describe it wholly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from chancellery.kernel import BadInput, Illegal, Match
from chancellery.puzzles import words
from chancellery.puzzles.form import Branch, Puzzle, start


class Session:
    """A match that follows the right moves of a puzzle."""

    __slots__ = ("counts", "match", "puzzle", "right", "trail")

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.match = begun(puzzle).clone()
        self.right: Mapping[str, Branch] = puzzle.right
        self.trail: list[str] = []
        self.counts = [self.match.event_count]

    @classmethod
    def resumed(cls, puzzle: Puzzle, trail: Sequence[str]) -> Session:
        session = cls(puzzle)
        for number, move in enumerate(trail, 1):
            if not session.follow(move):
                raise BadInput("lesson-bad-trail", field="trail", number=number, move=move)
        return session

    @property
    def seat(self) -> int:
        return self.match.seat(self.puzzle.seat)

    @property
    def solved(self) -> bool:
        return not self.right

    def follow(self, move: str) -> bool:
        """Makes a right move, and the others reply; False for any other legal move, which is not made."""
        refusal = self.match.why_not(self.seat, move)
        if refusal is not None:
            raise Illegal(refusal)
        branch = self.right.get(move)
        if branch is None:
            return False
        self.match.play(self.seat, move)
        for reply in branch.replies:
            self.match.play(reply.seat, reply.move)
        self.right = branch.right
        self.trail.append(move)
        self.counts.append(self.match.event_count)
        return True

    def hint(self, move: str, lang: str) -> tuple[str, str]:
        """The option in words, and why it is not the answer."""
        return self.option(move, lang), words.hint(self.puzzle, self.match, not self.trail, move, lang)

    def shown(self, lang: str) -> tuple[str, str]:
        """The next right move in words, and why."""
        move = words.first_line(dict(self.right))[0]
        return self.option(move, lang), self.reason(lang)

    def reason(self, lang: str) -> str:
        return words.reason(self.puzzle, begun(self.puzzle), words.first_line(dict(self.puzzle.right)), lang)

    def option(self, move: str, lang: str) -> str:
        decision = next(one for one in self.match.decisions if one.seat == self.seat)
        return self.match.definition.option(decision, self.match.definition.notation.read(move), lang)


@lru_cache(maxsize=256)
def begun(puzzle: Puzzle) -> Match:
    """The match at the puzzle; not to be changed."""
    return start(puzzle)
