"""Coalitions, with L'Empereur and all that comes with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from chancellery.games.coalitions.base import board_rules
from chancellery.games.coalitions.base.about import ABOUT
from chancellery.games.coalitions.base.definition import BOARDS, SCENARIOS, coalitions, scenario_data
from chancellery.games.coalitions.base.setup_rules import check_setup, from_scenario, shipped_setups
from chancellery.games.coalitions.lempereur.definition import LEMPEREUR, LIKE, lempereur
from chancellery.games.coalitions.system.board import Board, Problem
from chancellery.games.coalitions.system.definition import Family
from chancellery.games.coalitions.system.game import FamilyGame, plugin
from chancellery.kernel import Option, Scenario


@dataclass(frozen=True, kw_only=True)
class CoalitionsGame(FamilyGame):
    """Coalitions (Koalicje)."""

    def board_problems(self, board: Board) -> list[Problem]:
        """Against the rulebook, and against the set-ups that are played on it."""
        setups = [setup for setup in shipped_setups() if setup.side == board_rules.side_of(board)]
        return self.check(board) + [found for setup in setups for found in check_setup(board, setup)]


def _check_setup(board: Board, scenario: str) -> list[Problem]:
    return check_setup(board, from_scenario(scenario_data(LIKE if scenario == LEMPEREUR else scenario)))


def _build(board: Board, scenario: str, options: Mapping[str, Any], seats: int) -> Family:
    """K-0.3: chapter 12 is offered like a scenario."""
    return lempereur(board, options, seats) if scenario == LEMPEREUR else coalitions(board, scenario, options, seats)


GAME = CoalitionsGame(
    package=__package__,
    board_ids=BOARDS,
    lesson_ids=(
        *("first_round", "britannia", "napoleon", "changing_sides"),
        *("great_generals", "minor_powers", "victory", "lempereur"),
    ),
    check=board_rules.check,
    check_setup=_check_setup,
    build=_build,
    id="coalitions",
    prefix="K",
    rules_version=2,
    scenarios=(
        *(Scenario(id, (3, 4, 5, 6), scenario_data(id)["board"], scenario_data(id)["length"]) for id in SCENARIOS),
        Scenario(LEMPEREUR, (1, 2, 3, 4, 5), scenario_data(LIKE)["board"], "long", usual=1),
    ),
    options=(
        Option("capital_lost", ("neutral", "keep"), "neutral", SCENARIOS),  # K-R-04
        Option("french_minor_in_paris", (False, True), False, SCENARIOS),  # K-R-23
        Option("third_minor", ("russia", "austria"), "russia", SCENARIOS),  # K-11.1.4
        Option("saxonia_garrison", (False, True), False, SCENARIOS),  # K-R-11
        Option("generals", (False, True), False, SCENARIOS),  # K-10.1.1, K-10.1.2
        Option("level", ("easy", "demanding", "extreme"), "easy", (LEMPEREUR,)),  # K-12.1.4
        Option("napoleon_pawn", (False, True), False, (LEMPEREUR,)),  # K-R-14
    ),
)
PLUGIN = plugin(GAME, ABOUT, K="coalitions.md", FAM="family.md")
