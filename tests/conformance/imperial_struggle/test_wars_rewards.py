"""Chapter 7.3: special rewards; the Squadrons and the Jacobites."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle.table import asked, both, flags, forbidden, idle, options, owner, play, side
from tests.conformance.imperial_struggle.wars import finish, over, result, war, won_by
from tests.conformance.rule import rule

BALANCE = {"bonus": {"syw_french_and_indian_war": ["bonus_4"]}}  # against the +2 of Atlantic Dominance


# -- Jacobites


@rule("IS-7.3.1", "IS-R-26", "IS-C-43")
@pytest.mark.parametrize("face_up", [[], ["jacobite_uprisings"]])
def test_jacobite_defeat_removes_the_card_even_from_play(face_up: list[str]) -> None:
    match = won_by(
        "britain",
        "was_jacobite_rebellion",
        2,
        france={"ministry": ["jacobite_uprisings", "choiseul"]},
        face_up=face_up,
    )
    finish(match)
    assert match.view(None)["jacobite"] == {"victories": 0, "defeat": True, "place": False}
    assert [place["card"] for place in side(match, "france")["ministry"]] == ["choiseul"]
    # the empty place is filled in the next Ministry Phase, never again with that card
    assert match.view(None)["turn"] == "turn_4"
    offered = options(idle(match, "france", "ministry"), "france")
    assert offered == [
        "appoint choiseul dupleix",
        "appoint choiseul pompadour_and_du_barry",
        "appoint choiseul voltaire",
        "appoint dupleix pompadour_and_du_barry",
        "appoint dupleix voltaire",
        "appoint pompadour_and_du_barry voltaire",
    ]


@rule("IS-7.3.1")
def test_no_defeat_in_the_lowest_row() -> None:
    match = won_by("britain", "was_jacobite_rebellion", 1, france={"ministry": ["jacobite_uprisings", "choiseul"]})
    finish(match)
    assert match.view(None)["jacobite"]["defeat"] is False
    cards = [place["card"] for place in side(match, "france")["ministry"]]
    assert cards == ["jacobite_uprisings", "choiseul"]


@rule("IS-7.3.2", "IS-1.0.5")
@pytest.mark.parametrize(
    ("theater", "winner", "margin", "victories", "place"),
    [
        ("wss_jacobite_rebellion", "france", 2, 0, False),
        ("wss_jacobite_rebellion", "france", 3, 1, False),
        ("wss_jacobite_rebellion", "britain", 7, 0, False),
        ("was_jacobite_rebellion", "france", 1, 1, True),
        ("was_jacobite_rebellion", "britain", 7, 0, False),
    ],
)
def test_jacobite_victory(theater: str, winner: str, margin: int, victories: int, place: bool) -> None:
    match = won_by(winner, theater, margin)
    finish(match)
    seen = match.view(None)["jacobite"]
    assert (seen["victories"], seen["place"]) == (victories, place)


@rule("IS-7.3.2", "IS-4.1.7.6", "IS-R-26")
def test_a_second_victory_and_the_additional_card() -> None:
    match = won_by(
        "france", "was_jacobite_rebellion", 1, jacobite_victories=1, france={"ministry": ["choiseul", "voltaire"]}
    )
    finish(match)
    assert match.view(None)["jacobite"]["victories"] == 2
    idle(match, "france", "ministry")
    assert match.view(None)["turn"] == "turn_4"
    assert "appoint choiseul voltaire" in options(match, "france")
    assert "appoint choiseul voltaire and jacobite_uprisings" in options(match, "france")


# -- Atlantic Dominance


@rule("IS-7.3.7", "IS-3.6.4", "IS-R-43")
@pytest.mark.parametrize(("margin", "lost"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (7, 2)])
def test_squadrons_go_back_to_unbuilt(margin: int, lost: int) -> None:
    match = won_by("france", "syw_atlantic_dominance", margin, britain={"navy": 2, "unbuilt": 4, **BALANCE})
    finish(match)
    assert (side(match, "britain")["navy"], side(match, "britain")["unbuilt"]) == (2 - lost, 4 + lost)
    assert bool([e for e in match.events() if e.kind == "atlantic_dominance"]) == (margin >= 2)


@rule("IS-7.3.7", "IS-R-59")
def test_the_loser_chooses_which_from_map_or_navy_box() -> None:
    match = won_by(
        "france", "syw_atlantic_dominance", 7, britain={"navy": 2, "flags": ["biscay", "hooghly_river"], **BALANCE}
    )
    assert result(match, "syw_atlantic_dominance") == ("france", 6)  # Hooghly River does not count
    assert asked(match) == [("britain", "lose_squadron")]
    assert options(match, "britain") == ["choose navy", "choose biscay", "choose hooghly_river"]
    forbidden(match, "britain", "decline")
    play(match, "britain: choose hooghly_river")
    assert options(match, "britain") == ["choose navy", "choose biscay"]
    play(match, "britain: choose navy")
    assert flags(match, "britain") == {"biscay"}
    assert (side(match, "britain")["navy"], side(match, "britain")["unbuilt"]) == (1, 6)


@rule("IS-7.3.9", "IS-7.3.7")
@pytest.mark.parametrize(("navy", "on_map"), [(0, []), (1, []), (0, ["biscay"]), (1, ["biscay"])])
def test_with_too_few_squadrons_all_go_unasked(navy: int, on_map: list[str]) -> None:
    match = won_by("france", "syw_atlantic_dominance", 7, britain={"navy": navy, "flags": on_map, **BALANCE})
    assert "lose_squadron" not in [kind for _, kind, _ in finish(match)]
    seen = side(match, "britain")
    assert (seen["flags"], seen["navy"], seen["unbuilt"]) == ([], 0, 8)


@rule("IS-7.3.7", "IS-3.6.5")
def test_squadrons_on_the_turn_track_are_not_lost() -> None:
    match = won_by("france", "syw_atlantic_dominance", 5, britain={"navy": 0, "turn_track": 3, **BALANCE})
    finish(match)
    assert side(match, "britain")["unbuilt"] == 5


# -- Antilles War


@rule("IS-7.3.8", "IS-3.6.2", "IS-R-43")
@pytest.mark.parametrize(("margin", "lost"), [(1, 1), (2, 2), (3, 2), (7, 2)])
@pytest.mark.parametrize(("winner", "loser"), [("france", "britain"), ("britain", "france")])
def test_squadrons_leave_the_game(winner: str, loser: str, margin: int, lost: int) -> None:
    fields: dict[str, Any] = {loser: {"navy": 3, "unbuilt": 5}}
    match = won_by(winner, "awi_antilles_war", margin, **fields)
    finish(match)
    assert (side(match, loser)["navy"], side(match, loser)["unbuilt"]) == (3 - lost, 5)


@rule("IS-7.3.8", "IS-R-59")
def test_the_loser_chooses_before_the_winner_conquers() -> None:
    match = won_by(
        "france", "awi_antilles_war", 3, britain={"navy": 1, "unbuilt": 5, "flags": ["cuba_passage", "biscay"]}
    )
    assert result(match, "awi_antilles_war") == ("france", 2)
    assert options(match, "britain") == ["choose navy", "choose biscay", "choose cuba_passage"]
    play(match, "britain: choose cuba_passage")
    assert asked(match) == [("britain", "lose_squadron")]
    play(match, "britain: choose biscay")
    assert asked(match) == [("france", "spoils")]
    seen = side(match, "britain")
    assert (seen["flags"], seen["navy"], seen["unbuilt"]) == ([], 1, 5)


@rule("IS-7.3.9", "IS-7.3.8")
def test_a_single_squadron_is_all_there_is_to_lose() -> None:
    match = won_by("britain", "awi_antilles_war", 7, france={"navy": 0, "unbuilt": 7, "flags": ["bahamas_run"]})
    assert asked(match) == [("britain", "spoils")]
    assert owner(match, "bahamas_run") is None
    assert both(match, "unbuilt")[0] == 7


@rule("IS-7.3.7", "IS-7.1.4.3")
def test_a_draw_places_no_tile() -> None:
    match = war("syw", france={"flags": ["biscay"]}, britain={"flags": ["balearic"]})
    assert over(match)
    assert not [e for e in match.events() if e.kind in ("atlantic_dominance", "squadron_set_aside")]
