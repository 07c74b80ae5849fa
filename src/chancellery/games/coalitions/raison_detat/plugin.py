"""Raison d'État, with all that comes with it."""

from chancellery.games.coalitions.raison_detat import board_rules
from chancellery.games.coalitions.raison_detat.about import ABOUT
from chancellery.games.coalitions.raison_detat.definition import BOARDS, SCENARIOS, raison_detat, scenario_data
from chancellery.games.coalitions.raison_detat.powers import SIDES
from chancellery.games.coalitions.system.board import Board, Problem
from chancellery.games.coalitions.system.board_facts import broken
from chancellery.games.coalitions.system.game import FamilyGame, plugin
from chancellery.kernel import Option, Scenario


def _missing(board: Board, scenario: str) -> list[Problem]:
    """RD-3.1.1, RD-3.4.8: what the set-up needs and the board does not have, or where nothing may stand."""
    powers = scenario_data(scenario)["powers"]
    named = {name for force in powers.values() for part in ("generals", "garrisons") for name in force[part]}
    wrong = sorted(name for name in named if name not in board or board.territory(name).kind == "impassable")
    wrong += sorted({*powers} ^ {*board.powers})
    found = f"{scenario}: {', '.join(wrong)}"
    return [broken("S01", "RD-3.4.8", "board-s01", found)] if wrong else []


GAME = FamilyGame(
    package=__package__,
    board_ids=BOARDS,
    lesson_ids=("the_election", "gold_and_ships", "lion_of_the_north", "to_thirty"),
    check=board_rules.check,
    check_setup=_missing,
    build=raison_detat,
    id="raison_detat",
    prefix="RD",
    rules_version=2,
    scenarios=tuple(
        Scenario(id, tuple(sorted(SIDES[id].minor)), scenario_data(id)["board"], scenario_data(id)["length"])
        for id in SCENARIOS
    ),  # RD-3.1.2
    options=(
        Option("austria_1618_cards", (3, 4), 3, ("1618",)),  # RD-R-04
        Option("habsburg_unlimited", ("minor_only", "always"), "minor_only", ("1618",)),  # RD-R-32
        Option("sea_move_routes", (1, 3), 1),  # RD-R-39
        Option("wheel_order_1702", ("sweden_fourth", "text"), "sweden_fourth", ("1702",)),  # RD-R-06
    ),
)
PLUGIN = plugin(GAME, ABOUT, RD="raison_detat.md")
