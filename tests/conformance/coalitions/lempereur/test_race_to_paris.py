"""Race to Paris (12.7)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.games.coalitions.base.definition import HERE
from chancellery.kernel import Illegal
from tests.conformance.coalitions.lempereur.empire import (
    HOME,
    ME,
    OTHERS,
    candidates,
    choose,
    decided_by_britain,
    decline,
    empire,
    garrisons,
    generals,
    influence,
    kinds,
    morale,
    offered,
    results,
    taken,
)
from tests.conformance.coalitions.table import POWERS, fought, happened, names, order
from tests.conformance.rule import rule


def race(*invaded: str, action: str = "drill", **france: Any) -> Match:
    """Austria has a General without Troops in these Territories, whose Garrisons are gone; FR has Morale 0."""
    held = [place for place in HOME if place not in invaded]
    powers: dict[str, Any] = {
        "france": {"garrisons": held, "morale": 0, **france},
        "austria": {"generals": dict.fromkeys(invaded, 0), "morale": 2},
    }
    return empire(power="france", action=action, powers=powers)


def targets(match: Match) -> list[str]:
    return names(match, [place for _, place, _ in happened(match, "race_target")])


@rule("K-12.7.1", "K-12.4.1", "K-S-7.2")
@pytest.mark.parametrize("action", ["drill", "leadership", "movement"])
def test_an_invaded_france_races_instead_of_drawing_a_card(action: str) -> None:
    match = race("provence", action=action)
    first = [event.kind for event in match.events()]
    assert first.index("race") < first.index("race_target")
    assert "napoleon_card" not in first[: first.index("race_target")]
    assert names(match, happened(match, "race")[0][0]) == ["provence"]


@rule("K-12.7.1")
def test_a_garrison_alone_or_a_general_elsewhere_starts_no_race() -> None:
    powers: dict[str, Any] = {
        "france": {"garrisons": ["paris"]},
        "austria": {"garrisons": ["lorraine"], "generals": {"pfalz": 3}, "morale": 1},
    }
    match = empire(power="france", action="drill", powers={**{n: {"morale": 9} for n in OTHERS}, **powers})
    assert happened(match, "race") == []
    assert len(happened(match, "napoleon_card")) == 1


@rule("K-12.7.1")
def test_no_race_on_the_other_fields() -> None:
    for action in ("taxation", "mobilisation", "influence"):
        assert happened(race("provence", action=action), "race") == []


@rule("K-12.7.2", "K-12.7.3")
def test_three_generals_with_three_troops_in_this_order() -> None:
    """Provence is invaded: Paris, Provence, and Lorraine, the first of the list next to Provence."""
    match = race("provence")
    decline(match, "beaten")
    assert targets(match) == ["paris", "provence", "lorraine"]
    assert [target for target, _, _ in taken(match)] == ["paris", "provence", "lorraine"]
    assert [args[1:] for args in happened(match, "filled")] == [(3, 3)] * 3
    assert generals(match)["paris"] == 3


@rule("K-12.7.3")
def test_the_priority_among_invaded_territories() -> None:
    order_of = ["lorraine", "picardie", "provence", "normandie_bretagne", "languedoc", "aquitaine"]
    for number in range(3):  # Austria has four Generals
        invaded = order_of[number : number + 4]
        match = race(*reversed(invaded))
        assert targets(match)[1] == invaded[0]
        assert names(match, happened(match, "race_target")[1][2]) == invaded


@rule("K-12.7.3")
@pytest.mark.parametrize(
    ("invaded", "adjacent"),
    [
        ("lorraine", "picardie"),  # next to it of the list: Picardie, Provence, Languedoc
        ("picardie", "lorraine"),
        ("provence", "lorraine"),
        ("normandie_bretagne", "picardie"),  # next to it: Picardie, Aquitaine
        ("languedoc", "lorraine"),
        ("aquitaine", "normandie_bretagne"),  # next to it: Normandie & Bretagne, Languedoc
    ],
)
def test_the_priority_among_adjacent_territories(invaded: str, adjacent: str) -> None:
    assert targets(race(invaded))[2] == adjacent


@rule("K-12.7.3")
def test_the_third_target_may_itself_be_invaded() -> None:
    match = race("lorraine", "picardie")
    assert targets(match) == ["paris", "lorraine", "picardie"]
    decline(match, "beaten")
    assert fought(match) == ["lorraine", "picardie"]


@rule("K-12.7.4")
def test_a_french_general_already_there_is_only_filled_up() -> None:
    match = race("provence", generals={"paris": 1, "lorraine": 0, "madrid": 2})
    decline(match, "beaten")
    assert [target for target, _, _ in taken(match)] == ["provence"]
    assert generals(match)["paris"] == 3
    assert generals(match)["madrid"] == 2
    assert [args[1:] for args in happened(match, "filled")] == [(2, 3), (3, 3), (3, 3)]
    assert match.view()["powers"]["france"]["money"] == 0


@rule("K-12.7.5", "K-12.7.9")
def test_the_sources_and_their_order() -> None:
    """All six on the map: Uncontested, Contested without blue, a home of the Grand Coalition; never a French home."""
    spread = {"picardie": 3, "normandie_bretagne": 3, "hesse": 3, "saxonia": 3, "wien": 3, "bavaria": 3}
    match = race("provence", generals=spread)
    decline(match, "beaten")
    assert taken(match) == [
        ("paris", "uncontested", "hesse"),
        ("provence", "contested", "saxonia"),
        ("lorraine", "coalition_home", "wien"),
    ]
    assert {"picardie", "normandie_bretagne"} <= set(generals(match))
    last = race(
        "provence", generals={"picardie": 3, "paris": 3, "aquitaine": 3, "languedoc": 3, "bavaria": 3, "madrid": 3}
    )
    decline(last, "beaten")
    assert taken(last) == [("provence", "blue", "bavaria"), ("lorraine", "blue", "madrid")]


@rule("K-12.7.5", "K-R-25")
def test_nearest_then_lowest_value() -> None:
    """To Paris: Pfalz (2 steps, value 1) before Leon (4, 0); then, from Provence, Leon is the only one left."""
    spread = {"pfalz": 3, "leon": 3, "picardie": 3, "normandie_bretagne": 3, "aquitaine": 3, "languedoc": 3}
    match = race("provence", generals=spread)
    assert taken(match)[0] == ("paris", "uncontested", "pfalz")
    assert candidates(match)[0] == [("pfalz", 2, 1), ("leon", 3, 0)]
    assert taken(match)[1] == ("provence", "uncontested", "leon")


@rule("K-12.7.6", "K-12.0.3")
def test_equal_territories_the_players_choose() -> None:
    """To Paris: Pfalz and Westphalia, both 2 steps away and worth 1."""
    spread = {"pfalz": 3, "westphalia": 3, "picardie": 3, "normandie_bretagne": 3, "aquitaine": 3, "languedoc": 3}
    match = race("provence", generals=spread)
    assert kinds(match) == ["source"]
    assert decided_by_britain(match)
    assert match.decisions[0].rule == "K-12.7.6"
    assert offered(match) == ["summon westphalia > paris", "summon pfalz > paris"]
    choose(match, "summon pfalz > paris")
    assert taken(match)[0] == ("paris", "uncontested", "pfalz")
    assert taken(match)[1] == ("provence", "uncontested", "westphalia")


@rule("K-12.7.7")
def test_france_attacks_first_in_the_invaded_territory() -> None:
    match = race("lorraine", "picardie")
    decline(match, "beaten")
    assert results(match) == [(4, 1, 0), (4, 1, 0)]
    assert [POWERS[power] for power, _ in happened(match, "battle")] == ["france", "france"]
    assert fought(match) == ["lorraine", "picardie"]
    assert influence(match) == 2


@rule("K-12.7.8")
def test_no_morale_and_no_card() -> None:
    match = race("provence")
    assert happened(match, "lowest_morale") == []
    assert morale(match, "austria") == 2
    assert match.view()["napoleon"]["deck"] == 12
    assert match.view()["napoleon"]["discards"] == []


@rule("K-12.7.9", "K-R-59")
def test_too_few_generals_serve_paris_first_then_the_invaded_territory() -> None:
    """K-R-59 (l): five stand in French homes that are no targets, so one is left, for Paris."""
    spread = {"picardie": 3, "normandie_bretagne": 3, "aquitaine": 3, "languedoc": 3, "hesse": 3, "westphalia": 3}
    match = race("provence", generals=spread)
    decline(match, "beaten")
    assert [target for target, _, _ in taken(match)] == ["paris", "provence"]
    assert names(match, [place for (place,) in happened(match, "race_skipped")]) == ["lorraine"]


@rule("K-12.7.9")
def test_a_general_in_a_target_is_never_taken_for_another() -> None:
    """The General in Lorraine, target 3, does not go to Provence; nor the one in Paris."""
    spread = {"paris": 3, "lorraine": 3, "picardie": 3, "normandie_bretagne": 3, "aquitaine": 3, "languedoc": 3}
    match = race("provence", generals=spread)
    assert taken(match) == []
    assert names(match, [place for (place,) in happened(match, "race_skipped")]) == ["provence"]
    assert generals(match)["lorraine"] == 3


@rule("K-12.7.10", "K-R-59", "K-12.6.6")
def test_no_garrison_without_a_battle() -> None:
    """K-R-59 (u): Lorraine is empty and stays without a Garrison; Provence gets one after the battle."""
    match = race("provence", garrisons=["paris"])
    decline(match, "beaten")
    assert fought(match) == ["provence"]
    assert garrisons(match) == {"paris", "provence"}
    assert generals(match) == {"paris": 3, "provence": 1, "lorraine": 2}  # Lorraine supported


@rule("K-12.7.7")
def test_a_garrison_of_the_grand_coalition_in_a_target_is_fought() -> None:
    powers: dict[str, Any] = {
        "france": {"garrisons": ["paris"], "morale": 0},
        "austria": {"generals": {"provence": 0}, "garrisons": ["lorraine"]},
    }
    match = empire(power="france", action="drill", powers=powers)
    decline(match, "beaten")
    assert fought(match) == ["provence", "lorraine"]
    assert order(match, "battle", "garrison_lost") == ["battle", "battle", "garrison_lost"]


@rule("K-12.7.3", "K-12.0.3")
def test_without_a_listed_neighbour_the_players_choose() -> None:
    """On a board where Aquitaine touches Paris, Navarra and Catalonia, but no Territory of the list."""
    board = (HERE / "boards" / "coalitions_empire.toml").read_text(encoding="utf-8")
    for other in ("languedoc", "normandie_bretagne"):
        board = _without(_without(board, other, "aquitaine"), "aquitaine", other)
    board = _with(_with(board, "catalonia", "aquitaine"), "aquitaine", "catalonia")
    powers: dict[str, Any] = {
        "france": {"garrisons": ["paris"], "morale": 0},
        "austria": {"generals": {"aquitaine": 0}},
    }
    position = {"scenario": "lempereur", "power": "france", "action": "drill", "powers": powers}
    match = Match.from_position("coalitions", position, board_text=board)
    assert kinds(match) == ["race_place"]
    assert decided_by_britain(match)
    assert offered(match) == ["race navarra", "race catalonia"]  # not Paris
    with pytest.raises(Illegal) as error:
        match.play(ME, "race paris")
    assert error.value.reason == "refused-third-elsewhere"
    choose(match, "race catalonia")
    assert targets(match) == ["paris", "aquitaine", "catalonia"]


def _territory(board: str, id: str) -> tuple[int, int]:
    """Where the list of neighbours of a Territory stands in a board file."""
    start = board.index("neighbours = [", board.index(f'id = "{id}"'))
    return start, board.index("]", start)


def _without(board: str, id: str, neighbour: str) -> str:
    start, end = _territory(board, id)
    listed = board[start:end].replace(f', "{neighbour}"', "").replace(f'"{neighbour}", ', "")
    return board[:start] + listed + board[end:]


def _with(board: str, id: str, neighbour: str) -> str:
    _, end = _territory(board, id)
    return board[:end] + f', "{neighbour}"' + board[end:]
