"""Hussars (chapter 7)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    asked,
    build,
    city,
    forbidden,
    happened,
    intro,
    marker,
    options,
    play,
    targets,
    turn,
)
from tests.conformance.rule import rule

AROUND_KOMORN = {
    "neutra", "raab", "trentschin", "tyrnau", "ungarisch_altenburg", "ungarisch_hradisch", "pressburg", "skalitz",
    "bruck_a_d_leitha", "kremsier", "nikolsburg", "oedenburg", "wien",
}  # fmt: skip
BEYOND_WERTHEIM = {
    "wuerzburg", "neustadt_a_d_aisch", "schweinfurt", "ansbach", "bamberg", "nuernberg", "rothenburg", "weissenburg",
    "bayreuth", "coburg", "amberg", "neumarkt", "ulm",
}  # fmt: skip


def stage_ii(generals: dict[str, Any], **fields: Any) -> Match:
    return build(stage="hussars", generals=generals, **fields)


def at(match: Match) -> list[str | None]:
    found: list[str | None] = match.view(None)["hussars"]
    return found


@rule("M-7.1", "M-7.2", "M-5.3", "M-3.1.2")
def test_austria_places_two_hussars() -> None:
    match = stage_ii({"batthyany": {"city": "komorn"}})
    assert asked(match) == [(MT, "hussar")]
    play(match, f"{MT}: hussar 1 > wien")
    assert asked(match) == [(MT, "hussar")]
    assert targets(match, MT, "hussar 1 >") == set()
    play(match, f"{MT}: hussar 2 > raab")
    assert at(match) == ["wien", "raab"]
    assert [args[0] for args in happened(match, "hussar")] == [0, 1]
    assert (MT, "hussar") not in asked(match)


@rule("M-7.2", "M-7.4", "M-7.5", "M-R-06")
def test_the_cities_within_four_that_hold_no_piece() -> None:
    match = stage_ii({"batthyany": {"city": "komorn"}})
    assert targets(match, MT, "hussar 1 >") == AROUND_KOMORN
    match = stage_ii(
        {"batthyany": {"city": "komorn"}, "friedrich": {"city": "raab"}, "schwerin": {"city": "neutra"}},
        trains={"train_austria_2": "wien", "train_france_2": "tyrnau"},
    )  # pieces do not lengthen the way
    assert targets(match, MT, "hussar 1 >") == AROUND_KOMORN - {"raab", "neutra", "wien", "tyrnau"}


@rule("M-7.3", "M-R-06")
def test_a_general_on_flanders_reaches_only_the_bohemia_map() -> None:
    match = stage_ii({"arenberg": {"city": "wertheim"}})
    assert targets(match, MT, "hussar 1 >") == BEYOND_WERTHEIM


@rule("M-R-06", "M-7.11")
def test_a_general_in_the_box_does_not_count() -> None:
    match = stage_ii({"arenberg": {"city": "box"}, "belle_isle": {"city": "paris"}})
    assert asked(match) == [(LX, "movement")]
    assert at(match) == [None, None]


@rule("M-R-06", "M-14.12")
def test_the_introductory_game_measures_on_one_map() -> None:
    match = intro(stage="hussars", generals={"traun": {"city": "wuerzburg"}})
    assert targets(match, MT, "hussar 1 >") == {
        "neustadt_a_d_aisch", "schweinfurt", "ansbach", "bamberg", "nuernberg", "rothenburg", "weissenburg",
        "bayreuth", "coburg", "amberg", "neumarkt", "donauwoerth", "ingolstadt", "weiden", "dietfurt", "regensburg",
        "eger", "hof", "saalfeld",
    }  # fmt: skip


@rule("M-7.6", "M-R-07", "M-7.11")
def test_a_hussar_on_the_map_is_left_or_moved_but_not_taken_off() -> None:
    match = stage_ii({"batthyany": {"city": "komorn"}}, hussars=["pilsen", "wien"])
    assert "leave hussar 1" in options(match, MT)  # far from every Austrian general
    assert set(options(match, MT)) == {"leave hussar 1", *(f"hussar 1 > {place}" for place in AROUND_KOMORN)}
    play(match, f"{MT}: leave hussar 1", f"{MT}: hussar 2 > raab")
    assert at(match) == ["pilsen", "raab"]


@rule("M-R-07")
def test_two_hussars_may_share_a_city() -> None:
    match = stage_ii({"batthyany": {"city": "komorn"}})
    play(match, f"{MT}: hussar 1 > wien", f"{MT}: hussar 2 > wien")
    assert at(match) == ["wien", "wien"]


@rule("M-R-07", "M-7.10")
def test_a_hussar_may_stand_in_neutral_territory() -> None:
    match = stage_ii({"traun": {"city": "teplitz"}}, tracks={"saxony": 4})
    assert "dresden" in targets(match, MT, "hussar 1 >")


@rule("M-7.11", "M-7.2")
def test_placement_is_optional() -> None:
    match = stage_ii({"batthyany": {"city": "komorn"}})
    play(match, f"{MT}: leave hussar 1", f"{MT}: leave hussar 2")
    assert at(match) == [None, None]


@rule("M-7.7", "M-7.8")
@pytest.mark.parametrize("last", ["halt", "on budweis"])
def test_a_piece_that_passes_or_stops_takes_the_hussar_off(last: str) -> None:
    match = build(generals={"belle_isle": {"city": "freistadt"}}, hussars=["kaplitz", "pilsen"])
    turn(match, LX, "move belle_isle > kaplitz", last)
    assert at(match) == [None, "pilsen"]


@rule("M-7.8")
def test_austrian_pieces_and_trains_take_the_hussar_off() -> None:
    match = build(
        stage="austria_pragmatic",
        generals={"traun": {"city": "freistadt"}},
        trains={"train_austria_2": "horowitz"},
        hussars=["kaplitz", "pilsen"],
    )
    turn(match, MT, "move traun > kaplitz", "halt")
    assert at(match) == [None, "pilsen"]
    turn(match, MT, "move train_austria_2 > pilsen", "halt")
    assert at(match) == [None, None]


@rule("M-7.8", "M-10.1.16")
def test_a_forced_march_takes_the_hussar_off() -> None:
    match = build(generals={"belle_isle": {"city": "freistadt"}}, hussars=["kaplitz"])
    turn(match, LX, "march belle_isle > kaplitz", "halt")
    assert at(match) == [None, None]


@rule("M-7.7", "M-7.8", "M-11.2.12")
def test_a_retreat_takes_the_hussar_off() -> None:
    match = build(
        stage="austria_pragmatic",
        phase="combat",
        generals={"batthyany": {"city": "raab", "armies": 5}, "friedrich": {"city": "komorn", "armies": 3}},
        hussars=["neutra"],
        prussia={"hand": []},
    )
    play(match, f"{FR}: decline")  # lost by 2: over Neutra
    assert options(match, MT) == ["retreat > trentschin", "retreat > tyrnau"]
    play(match, f"{MT}: retreat > tyrnau")
    assert city(match, "friedrich") == "tyrnau"
    assert at(match) == [None, None]


@rule("M-R-69")
def test_a_train_put_back_takes_the_hussar_off() -> None:
    match = build(hussars=["muenchen"], france={"hand": ["clubs_4"]}, generals={"belle_isle": {"city": "paris"}})
    turn(match, LX, "restore train_france_2 > muenchen")
    assert at(match) == [None, None]
    assert city(match, "train_france_2") == "muenchen"


@rule("M-7.9")
def test_a_hussar_taken_off_comes_back_in_the_next_turn() -> None:
    match = intro(
        stage="austria_pragmatic",
        generals={"traun": {"city": "freistadt"}, "belle_isle": {"city": "muenchen"}},
        hussars=["kaplitz"],
    )
    turn(match, MT, "move traun > kaplitz", "halt")
    assert at(match) == [None, None]
    assert asked(match) == [(MT, "hussar")]  # turn 2, nobody else can move
    assert match.view(None)["turn"] == 2
    play(match, f"{MT}: hussar 1 > freistadt")
    assert at(match)[0] == "freistadt"


@rule("M-7.10")
def test_hussars_protect_and_fight_nothing() -> None:
    match = build(generals={"belle_isle": {"city": "pilsen"}}, hussars=["horowitz", "mies"])
    turn(match, LX, "move belle_isle > klattau", "halt")
    assert marker(match, "pilsen") == "france"
    assert happened(match, "battle") == []
    assert at(match) == ["horowitz", "mies"]


@rule("M-7.10")
def test_hussars_conquer_nothing() -> None:
    match = stage_ii({"traun": {"city": "passau"}}, hussars=["braunau"])
    play(match, f"{MT}: hussar 1 > ried")
    assert marker(match, "braunau") is None
    forbidden(match, MT, "hussar 1 > braunau")
