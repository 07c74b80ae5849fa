"""A game of the family as it is offered: boards, scenarios, lessons, and the definition of a set-up."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from chancellery.games.coalitions.system.board import Board, Problem, load_board, load_versions
from chancellery.games.coalitions.system.definition import Family
from chancellery.games.coalitions.system.problem import BoardError
from chancellery.kernel import Game, Plugin, Setup
from chancellery.rules import own

Build = Callable[[Board, str, Mapping[str, Any], int], Family]  # board, scenario, options, seats


def no_problems(board: Board, scenario: str) -> Sequence[Problem]:
    return ()


@cache
def read_toml(package: str, *path: str) -> dict[str, Any]:
    """A data file of a game."""
    return tomllib.loads(files(package).joinpath(*path).read_text(encoding="utf-8"))


@dataclass(frozen=True, kw_only=True)
class FamilyGame(Game):
    own_boards: bool = True
    package: str  # with the folders of boards and lessons
    board_ids: tuple[str, ...]
    lesson_ids: tuple[str, ...]
    check: Callable[[Board], list[Problem]]  # a board against the rulebook
    build: Build
    check_setup: Callable[[Board, str], Sequence[Problem]] = no_problems  # the set-up of a scenario on a board

    def define(self, setup: Setup) -> Family:
        options = tuple(sorted(setup.options.items()))
        text = setup.board_text
        digest = "" if text else self.shipped(setup.board, setup.board_digest).digest
        return _define(self, setup.board, digest, text, setup.scenario, options, setup.seats)

    def shipped(self, board: str, digest: str = "") -> Board:
        """A board as it comes with the game; in an earlier version, if the digest is of that."""
        versions = self.versions(board)
        return next((one for one in versions if one.digest == digest), versions[0])

    def versions(self, board: str) -> tuple[Board, ...]:
        """A board as it comes with the game, and as it came before, newest first."""
        return _versions(self.package, board)

    def boards(self) -> Sequence[str]:
        return self.board_ids

    def board_problems(self, board: Board) -> list[Problem]:
        return self.check(board)

    def lessons(self) -> Sequence[Traversable]:
        return [files(self.package) / "lessons" / f"{id}.toml" for id in self.lesson_ids]

    def examples(self) -> Sequence[Traversable]:
        return [*(files(self.package) / "examples").iterdir()]


@cache
def _versions(package: str, board: str) -> tuple[Board, ...]:
    return load_versions(board, (files(package) / "boards" / f"{board}.toml").read_text(encoding="utf-8"))


@cache
def _define(
    game: FamilyGame,
    board: str,
    digest: str,
    text: str,
    scenario: str,
    options: tuple[tuple[str, Any], ...],
    seats: int,
) -> Family:
    found = load_board(board, text) if text else game.shipped(board, digest)
    problems = [*(game.check(found) if text else ()), *game.check_setup(found, scenario)]
    wrong = [problem for problem in problems if not problem.warning]
    if wrong:
        raise BoardError(wrong)
    return game.build(found, scenario, dict(options), seats)


def plugin(game: FamilyGame, about: Mapping[str, str], envoy: str = "ENVOY", **rules: str) -> Plugin:
    """A game with what all games of the family share, and its catalogues by their prefixes."""
    family = files("chancellery.games.coalitions")
    return Plugin(
        game=game,
        words=family / "locale",
        art=family / "art.json",
        rules={prefix: own(file) for prefix, file in rules.items()},
        bots={"sensible": "chancellery.bots.coalitions:choose", "sensible@1": "chancellery.bots.coalitions:choose_1"},
        about=about,
        guide="chancellery.bots.coalitions:guide",
        envoy=f"chancellery.bots.coalitions.envoy:{envoy}",
    )
