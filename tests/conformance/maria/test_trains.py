"""Bringing trains back (chapter 10.2)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    RUNS,
    asked,
    build,
    city,
    forbidden,
    hand,
    idle,
    options,
    play,
    targets,
    turn,
)
from tests.conformance.rule import rule

STAGE = {
    "france": "france_bavaria", "bavaria": "france_bavaria", "prussia": "prussia_saxony", "saxony": "prussia_saxony",
    "pragmatic": "austria_pragmatic", "austria": "austria_pragmatic",
}  # fmt: skip
PLACES = {
    "france": {"paris", "lille", "metz", "muenchen"},
    "bavaria": {"muenchen"},
    "prussia": {"berlin", "magdeburg", "dresden"},
    "saxony": {"dresden"},
    "pragmatic": {"amsterdam", "hannover"},
    "austria": {"wien", "prag", "bruenn", "bruessel", "luxemburg"},
}


def lost(power: str, cards: list[str] | None = None, **fields: Any) -> Match:
    """A power without trains on the map in its movement phase."""
    data: dict[str, Any] = {power: {"hand": ["clubs_4"] if cards is None else cards}}
    return build(stage=STAGE[power], **data, **fields)


def places(match: Match, power: str, number: int = 1) -> set[str]:
    return targets(match, RUNS[power], f"restore train_{power}_{number} >")


@rule("M-10.2.1", "M-10.2.5", "M-10.2.6", "M-R-89", "M-R-02", "M-2.8")
@pytest.mark.parametrize("power", PLACES)
def test_where_lost_trains_come_back(power: str) -> None:
    match = lost(power)
    assert places(match, power) == PLACES[power]


@rule("M-10.2.6", "M-19.3.17")
@pytest.mark.parametrize(("space", "austria", "prussia"), [(3, False, True), (4, False, False), (6, True, False)])
def test_dresden_serves_saxonys_partner(space: int, austria: bool, prussia: bool) -> None:
    assert ("dresden" in places(lost("austria", tracks={"saxony": space}), "austria")) == austria
    assert ("dresden" in places(lost("prussia", tracks={"saxony": space}), "prussia")) == prussia


@rule("M-R-89", "M-10.2.5")
def test_a_conquered_major_fortress_does_not_serve() -> None:
    assert "prag" not in places(lost("france", markers={"prag": "france"}), "france")
    assert "breslau" not in places(lost("prussia", markers={"breslau": "prussia"}), "prussia")
    annexed = dict.fromkeys(("breslau", "brieg", "neisse", "glatz", "cosel", "liegnitz", "glogau"), "prussia")
    match = lost("prussia", annexed=1, turn=4, markers=annexed, generals={"friedrich": {"city": "berlin"}})
    assert places(match, "prussia") == {"magdeburg", "dresden", "breslau"}


@rule("M-10.2.1", "M-10.2.4", "M-10.2.6", "M-10.2.10", "M-8.16", "M-EX-05")
def test_a_french_train_comes_back_in_muenchen() -> None:
    match = lost("france", ["hearts_3", "hearts_5"], generals={"belle_isle": {"city": "pilsen"}})
    turn(match, LX, "restore train_france_2 > muenchen")
    assert options(match, LX) == ["pay hearts_5"]  # asked, so that nobody learns that the other card is too low
    turn(match, LX, "pay hearts_5")
    assert city(match, "train_france_2") == "muenchen"
    assert hand(match, "france") == ["hearts_3"]
    forbidden(match, LX, "move train_france_2 > haag")


@rule("M-10.2.4")
def test_without_four_points_no_train_comes_back() -> None:
    match = lost("france", ["hearts_3"], generals={"belle_isle": {"city": "pilsen"}})
    assert places(match, "france") == set()
    match = lost("france", ["hearts_2", "clubs_2"])
    turn(match, LX, "restore train_france_1 > paris")
    assert hand(match, "france") == []


@rule("M-10.2.2", "M-10.2.4")
def test_a_train_is_taken_off_and_put_back_at_once() -> None:
    match = lost("france", ["clubs_4"], trains={"train_france_1": "guise", "train_france_2": "pilsen"})
    assert targets(match, LX, "replace train_france_2 >") == PLACES["france"]
    turn(match, LX, "replace train_france_2 > muenchen")
    assert (city(match, "train_france_2"), city(match, "train_france_1")) == ("muenchen", "guise")
    assert hand(match, "france") == []


@rule("M-10.2.3", "M-19.1.12", "M-4.6")
def test_the_train_in_the_silesia_box_stays_there() -> None:
    match = lost("prussia")
    assert city(match, "train_prussia_2") == "box"
    assert places(match, "prussia", 2) == set()
    assert not [move for move in options(match, FR) if "train_prussia_2" in move]


@rule("M-10.2.7")
def test_the_fortress_holds_no_piece() -> None:
    match = lost(
        "france",
        generals={"broglie": {"city": "lille"}, "traun": {"city": "metz"}},
        trains={"train_bavaria_1": "muenchen"},
    )
    assert places(match, "france") == {"paris"}


@rule("M-10.2.8")
def test_the_fortress_is_controlled_by_the_power_or_an_ally() -> None:
    match = lost("france", markers={"paris": "austria", "lille": "pragmatic", "muenchen": "prussia"})
    assert places(match, "france") == {"metz", "muenchen"}


@rule("M-10.2.9")
def test_without_such_a_fortress_the_train_cannot_return() -> None:
    match = lost("bavaria", generals={"toerring": {"city": "muenchen"}})
    assert places(match, "bavaria") == set()
    match = lost("bavaria", markers={"muenchen": "austria"}, generals={"toerring": {"city": "haag"}})
    assert places(match, "bavaria") == set()


@rule("M-10.2.10", "M-R-17")
def test_a_train_that_has_moved_may_be_replaced_once() -> None:
    match = lost("france", ["clubs_4", "clubs_5"], trains={"train_france_1": "paris", "train_france_2": "mies"})
    turn(match, LX, "move train_france_2 > pilsen", "halt", "replace train_france_2 > muenchen", "pay clubs_4")
    assert city(match, "train_france_2") == "muenchen"
    forbidden(match, LX, "move train_france_2 > haag", "replace train_france_2 > metz")
    assert "replace train_france_1 > metz" in options(match, LX)


@rule("M-R-17", "M-10.2.10")
def test_a_train_put_back_is_done_for_the_phase() -> None:
    match = lost("france", ["clubs_4", "clubs_5"])
    turn(match, LX, "restore train_france_2 > muenchen", "pay clubs_4")
    forbidden(match, LX, "move train_france_2 > haag", "replace train_france_2 > metz")


@rule("M-R-83")
def test_any_number_of_trains_each_for_four_points() -> None:
    match = lost("france", ["clubs_4", "hearts_4"])
    turn(match, LX, "restore train_france_1 > paris", "pay clubs_4", "restore train_france_2 > metz")
    assert (city(match, "train_france_1"), city(match, "train_france_2")) == ("paris", "metz")
    assert hand(match, "france") == []


@rule("M-R-83", "M-10.1.12")
def test_a_destroyed_train_returns_from_the_next_phase_on() -> None:
    match = lost(
        "austria",
        ["clubs_2"],
        generals={"traun": {"city": "mies"}},
        trains={"train_france_2": "pilsen", "train_france_1": "paris"},
        france={"hand": ["clubs_4"]},
    )
    turn(match, MT, "move traun > pilsen", "halt")
    assert city(match, "train_france_2") is None
    idle(match, LX, "movement")
    assert "restore train_france_2 > muenchen" in options(match, LX)


@rule("M-8.17", "M-10.2.4")
def test_partners_do_not_pay() -> None:
    match = build(bavaria={"hand": ["clubs_10"]}, generals={"belle_isle": {"city": "paris"}})
    assert places(match, "france") == set()
    assert places(match, "bavaria") == {"muenchen"}
    play(match, f"{LX}: restore train_bavaria_1 > muenchen")
    assert hand(match, "bavaria") == []
    assert asked(match) == [(LX, "movement")]
