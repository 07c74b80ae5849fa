"""Neutrality (19.4)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    armies,
    build,
    city,
    hand,
    options,
    targets,
    territory,
    told,
    turn,
)
from tests.conformance.rule import rule

SILESIA = dict.fromkeys(("breslau", "brieg", "neisse", "glatz", "cosel", "liegnitz", "glogau"), "prussia")


def peace(**fields: Any) -> Match:
    """The turn after the annexation: Prussia is neutral, Saxony too unless said otherwise."""
    given: dict[str, Any] = {"turn": 3, "annexed": 2, "markers": SILESIA, "tracks": {"saxony": 4}}
    return build(**given | fields)


def austrian(match: Match) -> Match:
    if "wait" in options(match, FR):
        turn(match, FR, "wait")
    return match


@rule("M-19.4.1")
def test_only_prussia_and_saxony_can_be_neutral() -> None:
    seen = peace().view(None)
    assert (seen["prussia_neutral"], seen["saxony"]) == (True, "neutral")
    statuses = {build(tracks={"saxony": n}).view(None)["saxony"] for n in range(1, 7)}
    assert statuses == {"prussian_ally", "neutral", "austrian_ally"}


@rule("M-19.4.2", "M-R-54", "M-R-91")
def test_a_neutral_power_goes_on_playing() -> None:
    drew = peace(stage="prussia_saxony", phase="cards", generals={"schwerin": {"city": "berlin"}})
    assert len(hand(drew, "prussia")) == 3
    saxon = peace(stage="austria_pragmatic", phase="cards", generals={"rutowski": {"city": "dresden"}})
    assert len(hand(saxon, "saxony")) == 1
    assert "move rutowski > freiberg" in options(austrian(saxon), MT)
    bids = peace(stage="politics", phase="bid", trump="clubs", offer=["palace_coup"], prussia={"hand": ["clubs_4"]})
    assert "bid prussia clubs_4" in options(bids, FR)
    trains = peace(stage="prussia_saxony", prussia={"hand": ["clubs_4"]})
    assert targets(trains, FR, "restore train_prussia_1 >") == {"berlin", "magdeburg", "breslau"}
    winter = peace(stage="winter", prussia={"hand": ["clubs_4"]}, saxony={"hand": ["clubs_5"]})
    turn(winter, FR, "recruit 1", "return friedrich > breslau")
    assert (city(winter, "friedrich"), armies(winter, "friedrich")) == ("breslau", 1)
    turn(winter, MT, "recruit 1", "return rutowski > dresden")
    assert city(winter, "rutowski") == "dresden"


@rule("M-19.4.3", "M-10.1.25")
def test_neutral_pieces_stay_at_home() -> None:
    match = peace(
        stage="prussia_saxony", generals={"schwerin": {"city": "glatz", "armies": 4}},
        trains={"train_prussia_1": "liegnitz"},
    )  # fmt: skip
    assert targets(match, FR, "move schwerin >") == {"frankenstein", "patschkau"}
    assert targets(match, FR, "move train_prussia_1 >") == {"bunzlau", "lueben", "neumarkt_i_s"}
    saxon = austrian(peace(stage="austria_pragmatic", generals={"rutowski": {"city": "koenigstein", "armies": 4}}))
    assert targets(saxon, MT, "move rutowski >") == {"dresden"}


@rule("M-19.4.4", "M-R-91")
@pytest.mark.parametrize("stage", ["france_bavaria", "prussia_saxony", "austria_pragmatic"])
def test_neutral_generals_do_not_fight(stage: str) -> None:
    generals = {
        "schwerin": {"city": "glatz", "armies": 4}, "traun": {"city": "nachod", "armies": 2},
        "rutowski": {"city": "koenigstein", "armies": 4}, "neipperg": {"city": "teplitz", "armies": 2},
        "broglie": {"city": "boehmisch_leipa", "armies": 2},
    }  # fmt: skip
    match = peace(stage=stage, phase="combat", generals=generals)
    assert told(match, "battle") == []


@rule("M-19.4.5", "M-10.1.25")
def test_nobody_else_enters_neutral_territory() -> None:
    match = austrian(peace(
        stage="austria_pragmatic",
        generals={"traun": {"city": "nachod", "armies": 4}, "neipperg": {"city": "teplitz", "armies": 2}},
        trains={"train_austria_2": "senftenberg"},
    ))  # fmt: skip
    assert targets(match, MT, "move traun >") == {"koeniggraetz", "trautenau"}
    assert targets(match, MT, "move neipperg >") == {"leitmeritz", "saaz"}
    assert targets(match, MT, "move train_austria_2 >") == {"leitomischl", "maehrisch_schoenberg"}
    french = peace(generals={"broglie": {"city": "dessau", "armies": 4}, "belle_isle": {"city": "hof", "armies": 2}})
    assert targets(french, LX, "move broglie >") == set()
    assert targets(french, LX, "move belle_isle >") == {"eger", "bayreuth", "saalfeld"}


@rule("M-19.4.5", "M-11.2.10")
def test_a_retreat_does_not_enter_neutral_territory() -> None:
    generals = {"traun": {"city": "nachod", "armies": 3}, "broglie": {"city": "koeniggraetz", "armies": 4}}
    match = peace(phase="combat", generals=generals)
    turn(match, MT, "decline")
    assert city(match, "traun") == "trautenau"  # Glatz is closed
    lost = peace(phase="combat", generals=generals, trains={"train_austria_2": "trautenau"})
    turn(lost, MT, "decline")
    assert city(lost, "traun") is None


@rule("M-19.4.5", "M-10.2.6")
def test_nothing_is_placed_in_neutral_territory() -> None:
    match = peace(stage="austria_pragmatic", austria={"hand": ["clubs_4"]})
    assert "dresden" not in targets(match, MT, "restore train_austria_1 >")
    prussian = build(stage="prussia_saxony", tracks={"saxony": 4}, prussia={"hand": ["clubs_4"]})
    assert targets(prussian, FR, "restore train_prussia_1 >") == {"berlin", "magdeburg"}


@rule("M-19.4.6", "M-9.7")
def test_a_neutral_powers_land_blocks_the_only_path() -> None:
    fields: dict[str, Any] = {
        "phase": "supply", "generals": {"broglie": {"city": "teplitz", "armies": 4}},
        "trains": {"train_france_2": "gera"},  # six steps over Dresden and Chemnitz
    }  # fmt: skip
    assert armies(build(tracks={"saxony": 2}, **fields), "broglie") == 4
    assert armies(build(tracks={"saxony": 4}, **fields), "broglie") == 3


@rule("M-19.4.7", "M-R-91")
def test_a_neutral_piece_does_not_hinder_forced_marches() -> None:
    match = peace(generals={"broglie": {"city": "bayreuth", "armies": 4}, "rutowski": {"city": "plauen", "armies": 4}})
    assert "hof" in targets(match, LX, "march broglie >")
    hostile = build(
        tracks={"saxony": 6},
        generals={"broglie": {"city": "bayreuth", "armies": 4}, "rutowski": {"city": "plauen", "armies": 4}},
    )
    assert "hof" not in targets(hostile, LX, "march broglie >")


@rule("M-R-91", "M-20.11")
def test_neutral_prussia_stays_allied_and_neutral_saxony_has_nobody() -> None:
    match = peace(phase="cards", contracts=[["france", "prussia", 2]])
    assert len(hand(match, "prussia")) == 1
    broken = build(
        stage="politics", phase="tracks", shift={"saxony": 2},
        contracts=[["france", "saxony", 3], ["france", "prussia", 3]],
    )  # fmt: skip
    assert broken.view(None)["contracts"] == [["france", "prussia", 2]]  # one card has been paid
    assert [(c["power"], c["other_power"]) for c in told(broken, "contract_ended")] == [("france", "saxony")]


@rule("M-19.4.2", "M-R-91")
def test_neutral_saxony_brings_its_own_train_back_in_dresden() -> None:
    match = peace(stage="austria_pragmatic", saxony={"hand": ["clubs_4"]}, austria={"hand": ["clubs_4"]})
    assert targets(match, MT, "restore train_saxony_1 >") == {"dresden"}
    assert "dresden" not in targets(match, MT, "restore train_austria_2 >")
    turn(match, MT, "restore train_saxony_1 > dresden")
    assert (city(match, "train_saxony_1"), hand(match, "saxony"), hand(match, "austria")) == (
        "dresden", [], ["clubs_4"],
    )  # fmt: skip


@rule("M-19.4.4", "M-19.4.7")
def test_generals_beside_each_other_fight_again_when_the_neutrality_is_over() -> None:
    generals = {"schwerin": {"city": "glatz", "armies": 4}, "traun": {"city": "nachod", "armies": 2}}
    for turn_, battles in ((3, 0), (4, 1)):
        match = build(
            stage="prussia_saxony", phase="start", turn=turn_, annexed=2, markers=SILESIA, tracks={"saxony": 4},
            generals=generals,
        )  # fmt: skip
        turn(match, FR, "done")
        assert len(told(match, "battle")) == battles


@rule("M-19.4.5", "M-17.5.23", "M-R-32")
def test_a_displaced_piece_makes_room_only_where_it_may_stand() -> None:
    """A neutral Prussian in Cüstrin stays in Prussia when the corps returns there."""
    match = peace(
        stage="politics", phase="tracks", shift={"russia": -1}, trains={"train_prussia_1": "cuestrin"},
        generals={"der_alte_dessauer": {"city": "box", "armies": 6}},
    )  # fmt: skip
    assert {territory(place) for place in targets(match, FR, "place train_prussia_1 >")} == {"prussia"}
