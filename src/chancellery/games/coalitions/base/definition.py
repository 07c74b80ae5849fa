"""Coalitions: the system, except."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from importlib.resources import files
from typing import Any, Final

from chancellery.games.coalitions.base.chapters import BritishSea, NapoleonicTurns, NapoleonicVictory, TwoCoalitions
from chancellery.games.coalitions.base.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.base.generals import BattleWithGenerals
from chancellery.games.coalitions.base.generals_naming import NameGenerals
from chancellery.games.coalitions.base.generals_retreat import Retreat
from chancellery.games.coalitions.base.minor_powers import minor_powers
from chancellery.games.coalitions.base.napoleon import ChooseNapoleon, NapoleonsMove, NapoleonsTurn, forced_napoleon
from chancellery.games.coalitions.base.powers import FR, FREE, GENERALS, HEROES, LEADERS, STATUSES, TOKENS
from chancellery.games.coalitions.base.round import Campaign, Round
from chancellery.games.coalitions.base.scenario_1792 import SPECIAL, with_special_rules
from chancellery.games.coalitions.base.subsidies import BritishLeadership, Subsidies
from chancellery.games.coalitions.base.vocabulary import (
    ABILITIES_NOT_USED,
    ADD_STRENGTH,
    COALITIONS,
    ORIENT,
    ORIENT_1792,
)
from chancellery.games.coalitions.system import setup
from chancellery.games.coalitions.system.board import Board
from chancellery.games.coalitions.system.definition import Family
from chancellery.games.coalitions.system.edition import Edition, Parameters, Positions
from chancellery.games.coalitions.system.game import read_toml
from chancellery.games.coalitions.system.minor_powers import Auction
from chancellery.games.coalitions.system.state import Realm
from chancellery.kernel.fields import bad_field

HERE: Final = files("chancellery.games.coalitions.base")
BOARDS: Final = ("coalitions_empire", "coalitions_revolution")
SCENARIOS: Final = (
    "1805",
    "1792",
    "1798",
    "1806",
    "1809",
    "1812",
    "1813",
)  # K-2.1.1; K-2.1.4: 1805 is recommended first
ABILITY: Final = "general-"  # of the message about what a named General can do, before his name


def decks() -> dict[str, Any]:
    return read_toml(__package__, "decks.toml")


def scenario_data(id: str) -> dict[str, Any]:
    return read_toml(__package__, "scenarios", f"{id}.toml")


def parameters() -> Parameters:
    cards = decks()["battle"]["coalitions"]
    wheel = next(w for w in decks()["wheel"] if w["id"] == "coalitions")
    return Parameters(
        generals=GENERALS,
        tokens=TOKENS,
        heroes=HEROES,
        statuses=STATUSES,
        deck={card["value"]: card["count"] for card in cards["cards"]},
        abilities={card["value"]: card["ability"] for card in cards["cards"]},
        hand_limit=cards["hand_limit"],
        influence_to_win=25,
        actions=tuple(wheel["actions"]),
        wheel=tuple(wheel["start"]),
        sea_routes_per_move=3,
        support_over_sea=frozenset({"britain"}),
        no_corruption=frozenset({"britain"}),
    )


def set_up(s: Realm) -> None:
    """K-2.4: pieces, tracks and cards of the scenario; K-2.4.8: a scenario may say who Napoleon is."""
    game, forces = s.game, s.game.scenario["powers"]
    for power, name in enumerate(game.powers):
        setup.place_pieces(s, power, forces[name])
        if name in game.seats:
            s.influence[power] = game.scenario["influence"]
        else:
            s.money[power] = 0  # K-11.1.5
    if game.options["saxonia_garrison"] and game.scenario["id"] == "1805":  # K-R-11
        s.set_garrison(game.map.place_of["saxonia"], game.map.power_of["prussia"])
    s.named[FR] = forced_napoleon(s)
    setup.deal(s, [forces[name]["cards"] for name in game.powers])


def leaders_lead(s: Realm, data: dict[str, Any]) -> None:
    """K-6.1.7: the leaders of the Coalitions have no other status in any position."""
    for power, status in LEADERS:
        if s.status[power] != status:
            raise bad_field(f"powers.{s.game.powers[power]}.status", STATUSES[status], STATUSES[s.status[power]])


COALITIONS_1805: Final = Edition(
    parameters=parameters(),
    vocabulary=COALITIONS,
    set_up=set_up,
    sea=BritishSea(),
    relations=TwoCoalitions(),
    turns=NapoleonicTurns(),
    victory=NapoleonicVictory(),
    campaign=Campaign,
    round=Round,
    diplomacy=DiplomacyPhase,
    procedures=(
        *(Auction, DiplomacyPhase, ChooseNapoleon, NapoleonsMove, NapoleonsTurn, BritishLeadership, Subsidies),
        *(NameGenerals, BattleWithGenerals, Retreat),
    ),
    leaders=LEADERS,
    free_powers=FREE,
    without={ORIENT.name: ORIENT_1792, ADD_STRENGTH.name: ABILITIES_NOT_USED},
    positions=Positions(complete=leaders_lead),
    able={"france": ABILITY + HEROES["france"]},  # K-10.1.1: Napoleon's ability is no option
)


def coalitions(board: Board, scenario: str, options: Mapping[str, Any], seats: int) -> Family:
    """The competitive game for three to six players."""
    data, edition = scenario_data(scenario), COALITIONS_1805
    if options["generals"]:  # K-10.1.1
        able = {power: ABILITY + hero for power, hero in HEROES.items()}
        without = {ORIENT.name: ORIENT_1792}
        edition = replace(edition, battle=BattleWithGenerals, able=able, without=without)
    if scenario == SPECIAL:
        edition = with_special_rules(edition, board)
    minor = minor_powers(seats, options["third_minor"])
    majors = [power for power in board.powers if power not in minor]
    statuses = {"britain": "british", "france": "french", **data["status"]}
    return Family(board, replace(edition, start=statuses), data, options, majors)
