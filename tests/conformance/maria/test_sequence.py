"""The sequence of play (chapter 5)."""

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
    face_down,
    forbidden,
    happened,
    intro,
    order,
    pools,
    turn,
)
from tests.conformance.rule import rule

SEATS = {"france_bavaria": LX, "prussia_saxony": FR}


def stages(match: Match) -> list[int]:
    return [args[0] for args in happened(match, "stage")]


def idle_turn(match: Match, number: int) -> Match:
    """Everybody takes the last option until that turn is over."""
    while match.outcome is None and match.view(None)["turn"] == number:
        match.play(match.decisions[0].seat, match.decisions[0].options[-1])
    return match


@rule("M-5.1", "M-5.2", "M-5.3", "M-5.4", "M-5.5", "M-5.6", "M-5.14")
def test_five_stages_in_order() -> None:
    match = idle_turn(build(stage="politics", start="set_up"), 1)
    assert stages(match)[:5] == [1, 2, 3, 4, 5]
    assert match.view(None)["turn"] == 2
    assert stages(match)[5] == 1


@rule("M-5.1", "M-14.7")
def test_the_introductory_game_skips_politics() -> None:
    match = idle_turn(intro(stage="hussars", start="set_up"), 1)
    assert stages(match)[:5] == [2, 3, 4, 5, 2]


@rule("M-5.3")
def test_stage_ii_is_austrias() -> None:
    match = build(stage="hussars", start="set_up")
    assert asked(match) == [(MT, "hussar")]


@rule("M-5.4", "M-5.5", "M-5.6", "M-19.3.22")
@pytest.mark.parametrize(
    ("stage", "space", "powers"),
    [
        ("france_bavaria", 2, {"france", "bavaria"}),
        ("prussia_saxony", 2, {"prussia", "saxony"}),
        ("prussia_saxony", 4, {"prussia"}),
        ("austria_pragmatic", 2, {"austria", "pragmatic"}),
        ("austria_pragmatic", 6, {"austria", "pragmatic", "saxony"}),
    ],
)
def test_who_acts_in_which_stage(stage: str, space: int, powers: set[str]) -> None:
    match = build(stage=stage, phase="cards", start="set_up", tracks={"saxony": space})
    names = list(match.view(None)["powers"])
    assert {names[args[0]] for args in happened(match, "drawn")} == powers
    movers, now = set(), match.view(None)["stage"]
    while match.view(None)["stage"] == now and match.decisions[0].kind == "movement":
        for move in match.decisions[0].options:
            if move.verb == "move":
                movers.add(_power(move.text.split()[1]))
        match.play(match.decisions[0].seat, "done")
    assert movers == powers


def _power(piece: str) -> str:
    if piece.startswith("train_"):
        return piece.split("_")[1]
    return next(power for power, names in GENERALS.items() if piece in names)


GENERALS = {
    "france": ("moritz_von_sachsen", "belle_isle", "broglie", "maillebois", "noailles"),
    "bavaria": ("toerring",),
    "prussia": ("friedrich", "schwerin", "erbprinz_leopold", "der_alte_dessauer"),
    "saxony": ("rutowski",),
    "pragmatic": ("george_ii", "cumberland", "earl_of_stair"),
    "austria": ("karl_von_lothringen", "traun", "khevenhueller", "batthyany", "neipperg", "arenberg"),
}


@rule("M-5.7", "M-5.8", "M-5.9", "M-5.10", "M-5.11", "M-5.12", "M-5.13")
def test_five_phases_in_order_for_both_powers() -> None:
    match = build(
        stage="france_bavaria",
        phase="cards",
        generals={
            "belle_isle": {"city": "horowitz", "armies": 5},
            "toerring": {"city": "pisek", "armies": 5},
            "broglie": {"city": "tabor", "armies": 5},
            "traun": {"city": "prag", "armies": 2},
        },
        trains={"train_france_2": "pilsen"},
    )
    assert (face_down(match, "belle_isle"), face_down(match, "toerring")) == (False, True)
    forbidden(match, LX, "attack beraun > prag")
    turn(match, LX, "move broglie > wesseli", "halt", "move belle_isle > beraun", "halt", "done")
    assert asked(match) == [(MT, "battle")]
    match.play(MT, "decline")
    found = order(match, "drawn", "unsupplied", "moved", "battle", "claimed", "conquered")
    assert found[:9] == [*["drawn"] * 3, "unsupplied", "moved", "claimed", "moved", "battle", "conquered"]
    assert match.view(None)["markers"].get("tabor") == "france"


@rule("M-5.12", "M-11.1.1")
def test_adjacent_generals_must_attack() -> None:
    match = build(generals={"belle_isle": {"city": "pilsen"}, "traun": {"city": "mies"}})
    turn(match, LX, "done")
    assert asked(match) == [(LX, "battle")]
    assert len(happened(match, "battle")) == 1


@rule("M-5.14", "M-5.15", "M-5.16", "M-13.1", "M-13.17")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
def test_winter_follows_every_third_turn(number: int) -> None:
    match = build(stage="austria_pragmatic", phase="end", turn=number, generals={"traun": {"city": "wien"}})
    idle_turn(match, number)
    assert match.view(None)["turn"] == number + 1
    assert happened(match, "winter") == ([(number,)] if number % 3 == 0 else [])
    assert match.view(None)["winters"] == number // 3


@rule("M-5.15", "M-13.1", "M-5.16", "M-23.4", "M-0.4", "M-1.2")
def test_the_last_winter_ends_the_game() -> None:
    data: dict[str, Any] = {"winters": [dict.fromkeys(("france", "prussia", "pragmatic", "austria"), 9)] * 3}
    match = build(stage="winter", turn=12, generals={"traun": {"city": "wien"}}, **data)
    while match.outcome is None:
        match.play(match.decisions[0].seat, match.decisions[0].options[-1])
    sheet = match.view(None)["winters"]
    assert len(sheet) == 4
    assert sheet[-1] == pools(match)


@rule("M-5.15", "M-R-65", "M-14.10", "M-0.3", "M-1.2")
def test_the_introductory_game_ends_after_turn_nine_without_winter() -> None:
    match = intro(stage="austria_pragmatic", phase="end", turn=9, generals={"traun": {"city": "wien"}})
    assert match.outcome is not None
    assert match.outcome.winners == (match.seats.index(MT),)
    assert happened(match, "winter") == []
    match = intro(stage="austria_pragmatic", phase="end", turn=3, generals={"traun": {"city": "wien"}})
    idle_turn(match, 3)
    assert happened(match, "winter") == [(3,)]
    assert city(match, "traun") == "wien"


IN_AUSTRIA = ["pilsen", "budweis", "tabor", "pisek", "neuhaus", "iglau", "znaim", "linz", "steyr", "krems", "olmuetz"]


@rule("M-0.3", "M-14.8", "M-14.9", "M-1.4")
@pytest.mark.parametrize(
    ("stage", "general", "owner", "held", "winner"),
    [
        ("france_bavaria", "belle_isle", "france", 7, None),
        ("france_bavaria", "belle_isle", "france", 8, LX),
        ("prussia_saxony", "friedrich", "prussia", 8, None),  # with Liegnitz and Glogau eleven
        ("prussia_saxony", "friedrich", "prussia", 9, FR),
    ],
)
def test_the_aims_of_the_introductory_game(stage: str, general: str, owner: str, held: int, winner: str | None) -> None:
    match = intro(
        stage=stage,
        generals={general: {"city": "chrudim"}},
        markers=dict.fromkeys(IN_AUSTRIA[:held], owner),
    )
    turn(match, SEATS[stage], f"move {general} > czaslau")
    assert match.view(None)["markers"]["chrudim"] == owner
    if winner is None:
        assert match.outcome is None
    else:
        assert match.outcome is not None
        assert match.outcome.winners == (match.seats.index(winner),)
