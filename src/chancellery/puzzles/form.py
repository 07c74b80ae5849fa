"""The form of a puzzle: a position with its provenance, a goal, the right moves and what the wrong ones fail by."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from chancellery.kernel import BadInput, Illegal, Match
from chancellery.puzzles.goals import KINDS, Goal

FIELDS = ("id", "seat", "goal", "position", "opening", "right", "wrong", "level", "options", "depth", "source")


@dataclass(frozen=True, slots=True)
class Reply:
    """A move that a seat makes by itself."""

    seat: str
    move: str

    def __str__(self) -> str:
        return f"{self.seat}: {self.move}"


@dataclass(frozen=True, slots=True)
class Branch:
    """What follows upon a right move: the others' replies, then the next right moves; none: the puzzle is solved."""

    replies: tuple[Reply, ...]
    right: Mapping[str, Branch]

    def depth(self) -> int:
        return 1 + max((one.depth() for one in self.right.values()), default=0)


@dataclass(frozen=True, slots=True)
class Wrong:
    """In how many deals a move does not always reach the goal, and a reply that spoils it, if it is one; 0: it spoils
    nothing, but settles nothing either."""

    fails: int
    reply: tuple[Reply, ...] = ()


@dataclass(frozen=True, slots=True)
class Source:
    """Where a puzzle comes from, and how it was proved."""

    seed: str  # of the match of bots
    opening: int
    rules_version: int
    deals: int = 0  # in which the right answers were tried
    fails: int = 0  # those of them in which a right answer does not always reach the goal
    sketch: int = 0  # deals in which the wrong answers were tried
    tried: int = 0  # moves
    found_by: Mapping[str, int] = field(default_factory=dict)  # in percent


@dataclass(frozen=True, slots=True, eq=False)
class Puzzle:
    id: str
    game: str
    seat: str
    goal: Goal
    position: dict[str, Any]
    opening: tuple[Reply, ...]
    right: Mapping[str, Branch]
    wrong: Mapping[str, Wrong]
    level: int  # 1 to 5
    options: int
    depth: int
    source: Source

    def to_data(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "seat": self.seat,
            "goal": self.goal.to_data(),
            "position": self.position,
            "opening": [str(one) for one in self.opening],
            "right": {move: _branch_data(one) for move, one in self.right.items()},
            "wrong": {move: [one.fails, *map(str, one.reply)] for move, one in self.wrong.items()},
            "level": self.level,
            "options": self.options,
            "depth": self.depth,
            "source": asdict(self.source) | {"found_by": dict(self.source.found_by)},
        }


def _branch_data(branch: Branch) -> dict[str, Any]:
    replies = {"replies": [str(one) for one in branch.replies]} if branch.replies else {}
    return replies | ({"right": {m: _branch_data(b) for m, b in branch.right.items()}} if branch.right else {})


def read(game: str, data: Any) -> Puzzle:
    """The puzzle that some data describe; BadInput names the field that is wrong."""
    if not isinstance(data, dict):
        raise BadInput("puzzle-bad-field", puzzle="?", field="-", expected="{…}")
    id = str(data.get("id", "?"))

    def bad(field: str, expected: str) -> BadInput:
        return BadInput("puzzle-bad-field", puzzle=id[:60], field=field, expected=expected)

    for name in FIELDS:
        if name not in data:
            raise bad(name, "…")
    for name in data:
        if name not in FIELDS:
            raise bad(str(name)[:60], ", ".join(FIELDS))
    goal = data["goal"]
    if not isinstance(goal, dict) or goal.get("kind") not in KINDS:
        raise bad("goal.kind", " | ".join(KINDS))
    try:
        return Puzzle(
            id,
            game,
            str(data["seat"]),
            Goal(**goal),
            dict(data["position"]),
            tuple(_reply(one) for one in data["opening"]),
            {move: _branch(one) for move, one in data["right"].items()},
            {move: Wrong(int(one[0]), tuple(_reply(r) for r in one[1:])) for move, one in data["wrong"].items()},
            int(data["level"]),
            int(data["options"]),
            int(data["depth"]),
            Source(**data["source"]),
        )
    except (TypeError, ValueError, AttributeError, LookupError) as error:
        raise bad("…", str(error)[:120]) from None


def _reply(line: str) -> Reply:
    seat, mark, move = line.partition(": ")
    if not mark:
        raise ValueError(line)
    return Reply(seat, move)


def _branch(data: dict[str, Any]) -> Branch:
    return Branch(
        tuple(_reply(one) for one in data.get("replies", ())),
        {move: _branch(one) for move, one in data.get("right", {}).items()},
    )


def start(puzzle: Puzzle) -> Match:
    """The match at the decision that the puzzle asks about; BadInput names the puzzle if it cannot be set up."""
    try:
        match = Match.from_position(puzzle.game, puzzle.position)
        for one in puzzle.opening:
            match.play(one.seat, one.move)
    except (BadInput, Illegal) as error:
        raise BadInput("puzzle-bad-position", puzzle=puzzle.id, because=error) from None
    legal = {move.text for move in match.legal(puzzle.seat)}
    if legal != {*puzzle.right, *puzzle.wrong}:
        odd = sorted(legal ^ {*puzzle.right, *puzzle.wrong})
        raise BadInput("puzzle-other-moves", puzzle=puzzle.id, moves=", ".join(odd[:6]))
    return match
