"""The scene of Imperial Struggle: what a click costs, what there is to spend, and nothing that is hidden."""

from __future__ import annotations

from random import Random
from typing import TypeVar

import pytest

from chancellery import Match
from chancellery.locale import LANGUAGES
from chancellery.table.scene import Piece, Place, Scene, Tile, TileMark
from chancellery.table.scene_asking import Option
from chancellery.table.scene_telling import CardLine
from tests.conformance.imperial_struggle.rounds import acting, begun, taken
from tests.conformance.imperial_struggle.table import play
from tests.scenes import data, moves, shown_options

T = TypeVar("T", Place, Piece)


def option(match: Match, seat: str, move: str, lang: str = "en") -> Option:
    return next(one for one in shown_options(match.scene(seat, lang)) if one.moves == (move,))


def said(match: Match, seat: str, move: str, lang: str = "en") -> str:
    return option(match, seat, move, lang).text


def thing(listed: tuple[T, ...], id: str) -> T:
    return next(one for one in listed if one.id == id)


def tile(scene: Scene, id: str) -> Tile:
    return next(one for row in scene.rows for one in row.tiles if one.id == id)


# -- what a click costs


def test_a_price_and_how_it_comes_about() -> None:
    match = acting("france", "economic", 4, france={"limit": 6})
    assert said(match, "france", "flag antigua") == "Flag Antigua: 2 economic points"
    play(match, "france: flag antigua")
    assert said(match, "france", "flag caicos") == "Flag Caicos: 2 economic points"
    dear = "Flag Niagara: 2 + 1 further region = 3 economic points; 2 points, 1 Debt"
    assert said(match, "france", "flag niagara") == dear
    dear = "Oflaguj: Niagara – 2 + 1 kolejny Region = 3 punkty ekonomiczne, w tym 1 Kredyt"
    assert said(match, "france", "flag niagara", "pl") == dear


def test_what_conflict_protection_and_advantages_do_to_a_price() -> None:
    changes = {"west_bengal": "france", "hooghly_river": "britain"}
    match = acting("france", "economic", 4, changes=changes, conflict=["st_lucia"])
    assert said(match, "france", "unflag st_lucia") == ("Unflag St. Lucia: 2 − 1 Conflict marker = 1 economic point")
    assert said(match, "france", "unflag midnapore") == "Unflag Midnapore: 3 + 1 Protected = 4 economic points"
    helped = said(match, "france", "unflag midnapore with silk")
    assert helped == "Unflag Midnapore with Silk: 3 − 1 Silk + 1 Protected = 3 economic points"


def test_a_rest_that_can_be_paid_in_several_ways() -> None:
    match = acting("france", "military", 2, france={"limit": 6, "treaty": 2})
    assert said(match, "france", "construct") == (
        "Construct a Squadron: 4 military points; 2 points, 2 from Debt or Treaty Points"
    )


def test_what_an_action_is_worth_before_it_is_begun() -> None:
    match = taken("france", "economic_4_military")
    assert said(match, "france", "begin major") == "Begin the Major Action: 4 economic points"
    assert said(match, "france", "begin minor") == "Begin the Minor Action: 2 military points"


def test_whether_the_bonus_condition_of_an_event_is_met() -> None:
    hand = {"hand": ["carnatic_war", "tax_reform"], "ministry": ["john_law", "new_world_huguenots"]}
    match = taken("france", "economic_3_military", france=hand, face_up=["new_world_huguenots"])
    assert said(match, "france", "play carnatic_war") == "Play Carnatic War: Bonus Condition met"
    possible = "Play Tax Reform: Bonus Condition met if you reveal a Ministry card"
    assert said(match, "france", "play tax_reform") == possible
    assert said(match, "france", "play tax_reform with john_law").endswith(": Bonus Condition met")
    card = match.scene("france", "en").hands[0].cards[0]
    assert card.lines[-1] == CardLine("Bonus Condition met", "good")


# -- what there is to spend


def meters(match: Match, seat: str | None = None) -> dict[str, int]:
    return {one.id: one.value for one in match.scene(seat, "en").meters}


def test_points_left_are_always_in_sight() -> None:
    match = taken("france", "economic_4_military", france={"debt": 2, "treaty": 1})
    assert meters(match) == {"credit": 4, "treaty": 1, "advantages": 0}
    play(match, "france: begin major")
    assert meters(match) == {"points-0": 4, "credit": 4, "treaty": 1, "advantages": 0}
    play(match, "france: flag antigua")
    assert meters(match)["points-0"] == 2
    actions = {one.id: one for row in match.scene(None, "en").rows if row.id == "actions" for one in row.tiles}
    assert actions["action-major"].marks == (TileMark("2", "coin"),)
    assert actions["action-major"].current
    assert actions["action-minor"].marks == (TileMark("2", "sword"),)


def test_the_investment_tiles_and_who_took_which() -> None:
    match = taken("britain", "economic_4_military", tiles=["military_4_economic"])
    scene = match.scene("france", "en")
    row = next(one for one in scene.rows if one.id == "investment")
    assert [one.id for one in row.tiles] == ["tile-0", "taken-0"]
    assert row.tiles[1].power == "britain"
    assert row.tiles[1].spent


# -- what stands for which option


def test_places_cards_and_tiles_stand_for_their_options() -> None:
    match = begun("france", tiles=["economic_4_military", "economic_4_military", "military_4_economic"])
    scene = match.scene("france", "en")
    assert moves(scene, "tile:tile-0") == moves(scene, "tile:tile-1") == ["take economic_4_military"]
    assert moves(scene, "tile:tile-2") == ["take military_4_economic"]
    assert moves(scene, "place:algonquin_raids") == ["activate algonquin_raids"]


def test_a_squadron_is_chosen_where_it_is() -> None:
    match = acting("france", "military", 4, changes={"biscay": "france"}, france={"navy": 1})
    scene = match.scene("france", "en")
    moved, mustered = "deploy biscay > balearic", "deploy navy > balearic"
    assert {"piece:squadron-biscay", "piece:navy-france-1"} <= {piece.ref for piece in scene.pieces}
    assert moved in moves(scene, "piece:squadron-biscay")
    assert mustered in moves(scene, "piece:navy-france-1")
    assert {moved, mustered} <= set(moves(scene, "place:balearic"))
    assert mustered in moves(scene, "place:navy")


def test_three_cards_to_keep_are_chosen_one_by_one() -> None:
    hand = ["carnatic_war", "tax_reform", "calico_acts", "acts_of_union"]
    match = begun("france", phase="discard", france={"hand": hand})
    scene = match.scene("france", "en")
    assert {card.ref for card in scene.hands[0].cards} == {f"card:france/{card}" for card in hand}
    assert len(shown_options(scene)) == 4
    kept = [f"card:france/{card}" for card in hand[:3]]
    (left,) = (one for one in shown_options(scene) if set(kept) <= set(one.refs))
    assert set(left.refs) == set(kept)


# -- the board


def test_what_a_space_says() -> None:
    match = acting("france", "economic", 4, changes={"hooghly_river": "britain"}, conflict=["kurpa"], demand=["cotton"])
    scene = match.scene(None, "en")
    midnapore = thing(scene.places, "midnapore")
    assert midnapore.controller == "britain"
    assert [*midnapore.text] == [
        "Cotton Market, cost 3.",
        "Controlled by Great Britain.",
        "Protected by a Squadron or Fort: unflagging it costs 1 more.",
        "In Global Demand this turn.",
    ]
    assert "Conflict marker: shifting it costs 1, and it counts for nobody." in thing(scene.places, "kurpa").text
    assert thing(scene.places, "usa_2").closed
    assert thing(scene.pieces, "conflict-kurpa").type == "conflict"
    assert thing(scene.places, "wheat").controller == "britain"
    assert thing(scene.pieces, "flag-quebec_and_montreal").power == "france"


def test_awards_say_who_would_win_them() -> None:
    regions = ("europe", "north_america", "caribbean", "india")
    awards = dict(zip(regions, ("award_1", "award_3", "award_5", "award_7"), strict=True))
    match = begun("france", awards=awards)
    scene = match.scene(None, "en")
    europe = tile(scene, "award-europe")
    assert europe.note == "F 4 : B 3"  # a lead of 1, and this Award asks for 2
    assert europe.power is None
    assert tile(scene, "award-caribbean").note == "F 5 : B 5"


def test_the_display_of_the_next_war() -> None:
    match = begun("france", france={"bonus": {"wss_central_europe": ["bonus_1"]}})
    own, other, nobody = (match.scene(seat, "en").displays[0] for seat in ("france", "britain", None))
    box = own.boxes[0]
    assert (box.title, box.plate) == ("Central Europe", "europe")
    french, british = box.sides
    assert french.bonus == 1  # Bavaria
    assert british.bonus == 2  # the German States and Austria
    assert british.parts == "Alliances 2"
    assert french.tiles[-1].title == "Vendôme (3)"
    assert [one.value for one in british.tiles] in ([], [None])
    for display in (other, nobody):
        hidden = display.boxes[0].sides[0]
        assert all(one.value is None for one in hidden.tiles)
        assert hidden.total is None
    assert box.tables[0].lines[0] == "1–2: 2 VP, the loser gains 1 Treaty Point"


# -- secrecy


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(4))
def test_nothing_hidden_is_in_the_scene_of_others(number: int, lang: str) -> None:
    rng, match = Random(number), Match.new("imperial_struggle", seed=f"scene {number}")
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
        if rng.random() < 0.1:
            for seat in (0, 1):
                twin = match.determinize(seat, rng)
                assert match.scene(seat, lang) == twin.scene(seat, lang)
            public = match.scene(None, lang)
            assert public.hands == ()
            assert shown_options(public) == ()
            assert data(public)["hands"] == []
            assert match.scenes([None, 0, 1], lang) == [match.scene(seat, lang) for seat in (None, 0, 1)]
