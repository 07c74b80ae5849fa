"""Realpolitik, with all that comes with it."""

from chancellery.games.coalitions.realpolitik import board_rules
from chancellery.games.coalitions.realpolitik.about import ABOUT
from chancellery.games.coalitions.realpolitik.definition import SCENARIO, realpolitik, scenario_data
from chancellery.games.coalitions.system.game import FamilyGame, plugin
from chancellery.kernel import Option, Scenario

GAME = FamilyGame(
    package=__package__,
    board_ids=("realpolitik",),
    lesson_ids=("action_cards_and_rail", "iron_and_blood", "new_friends", "prestige"),
    check=board_rules.check,
    build=realpolitik,
    id="realpolitik",
    prefix="RP",
    rules_version=2,
    scenarios=(Scenario(SCENARIO, (3, 4), "realpolitik", scenario_data()["length"]),),
    options=(Option("diplomacy_track", (3, 4, 5, 6), 4),),  # RP-R-07
)
PLUGIN = plugin(GAME, ABOUT, "REALPOLITIK", RP="realpolitik.md")
