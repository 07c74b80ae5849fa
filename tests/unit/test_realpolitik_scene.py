"""The scene and the positions of Realpolitik: what only this game has, in words and as things to point at."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypeVar

import pytest

from chancellery import BadInput, Match
from chancellery.games.coalitions.realpolitik.prestige import rise
from chancellery.locale import LANGUAGES
from chancellery.table.scene import Line, Place, Power, Row, Track
from tests.scenes import data, moves

MAPS = Path(__file__).parents[2] / "web" / "src" / "maps"


def position(seats: int = 4, **fields: Any) -> Match:
    return Match.from_position("realpolitik", {"start": "scenario", "seats": seats, **fields}, nonce="test")


T = TypeVar("T", Row, Track, Power, Place)


def part(listed: tuple[T, ...], id: str) -> T:
    return next(one for one in listed if one.id == id)


# -- the scene


def test_action_cards_lie_in_rows_and_can_be_pointed_at() -> None:
    match = position(powers={"austria": {"played": ["taxation", "movement"]}})
    scene = match.scene("austria", "en")
    own = part(scene.rows, "actions-austria")
    assert scene.rows[0] is own
    assert own.near
    assert [(tile.title, tile.spent, len(moves(scene, tile.ref))) for tile in own.tiles] == [
        ("Taxation", True, 0),
        ("Mobilisation", False, 1),
        ("Expand Influence", False, 1),
        ("Dispatch", False, 1),
        ("Movement", True, 0),
    ]
    assert moves(scene, own.tiles[3].ref) == ["dispatch austria"]
    assert not part(scene.rows, "actions-france").near
    french = match.scene("france")
    assert not any(moves(french, tile.ref) for tile in part(french.rows, "actions-austria").tiles)


def test_only_its_owner_sees_a_chosen_card() -> None:
    match = position(seats=3, alliances=[["italy", "france"]])
    match.play("france", "dispatch italy")
    notes = [tile.note for tile in part(match.scene("france", "en").rows, "actions-italy").tiles]
    assert notes == ["in hand", "in hand", "chosen", "in hand"]
    for seat in (None, "austria", "prussia"):
        hidden = part(match.scene(seat, "en").rows, "actions-italy").tiles
        assert [tile.note for tile in hidden] == ["in hand"] * 4
        assert not any(tile.current for tile in hidden)


def test_tracks_alliances_and_piles() -> None:
    prestige = ["italy", "prussia", "austria", "france"]
    match = position(prestige=prestige, diplomacy_track=3, alliances=[["prussia", "italy"]])
    scene = match.scene(None, "en")
    order = sorted(part(scene.tracks, "prestige").markers, key=lambda marker: int(marker.value))
    assert [marker.power for marker in order] == prestige
    track = part(scene.tracks, "diplomacy")
    assert (track.first, track.last, track.markers[0].value) == (0, 4, 3)
    assert [(zone.title, [*zone.powers]) for zone in scene.zones] == [
        ("Alliance", ["italy", "prussia"]),
        ("At War with all others", ["austria", "france"]),
    ]
    assert part(scene.powers, "prussia").status_name == "in an Alliance with Italy"
    piles = {pile.id: pile.count for pile in scene.piles}
    assert (piles["trains"], piles["deck-france"]) == (17, 10)
    assert scene.wheel == ()


def test_trains_are_lines_and_said_of_their_territories() -> None:
    scene = position().scene(None, "en")
    assert len(scene.lines) == 11
    assert Line("paris", "champagne", "train", "france") in scene.lines  # it controls both ends
    assert "Trains to: Tyrol, Karinthia and Hungari." in part(scene.places, "wien").text


def test_borders_where_a_train_may_be_placed_are_places_as_the_map_names_them() -> None:
    match = position(power="italy", action="mobilisation")
    scene = match.scene("italy", "en")
    borders = [one for one in scene.places if one.kind == "border"]
    drawn = json.loads((MAPS / "realpolitik.json").read_text(encoding="utf-8"))["rails"]
    assert {one.id: moves(scene, one.ref) for one in borders} == {
        "lazio-napoli": ["train lazio - napoli"],
        "toscania-napoli": ["train toscania - napoli"],
    }
    assert all(one.id in drawn for one in borders)
    assert len(drawn) == len(match.definition.map.board.borders) == 109  # type: ignore[attr-defined]
    assert not [one for one in match.scene("france", "en").places if one.kind == "border"]
    assert part(scene.places, "lazio-napoli").name == "Lazio – Napoli"


def test_the_legend_shows_routes_and_trains() -> None:
    signs = [one.sign for one in position().scene(None, "pl").legend]
    assert "port" not in signs
    assert signs[-3:] == ["route", "train", None]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_scene_is_plain_data(seats: int, lang: str) -> None:
    match = position(seats, phase="set-up")
    for seat in (None, 0, 1, 2):
        assert data(match.scene(seat, lang))["head"]["language"] == lang
        json.dumps(match.view(seat))


# -- Prestige (RP-R-65)


@pytest.mark.parametrize(
    ("before", "winners", "after"),
    [
        ("XABY", "AB", "ABXY"),
        ("ABXY", "AB", "ABXY"),
        ("XAYB", "AB", "AXBY"),
        ("XYAB", "B", "XYBA"),
        ("AXYB", "A", "AXYB"),
    ],
)
def test_winners_pass_their_left_neighbours(before: str, winners: str, after: str) -> None:
    order = [ord(letter) for letter in before]
    passed = rise(order, [ord(letter) for letter in winners])
    assert "".join(map(chr, order)) == after
    assert {chr(power) for power, _ in passed} <= set(winners)


# -- positions


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"prestige": ["austria", "france", "italy"]}, "prestige"),
        ({"alliances": [["austria", "france"], ["france", "italy"]]}, "alliances"),
        ({"alliances": [["austria", "austria"]]}, "alliances"),
        ({"trains": [["paris", "wien"]]}, "trains"),
        ({"trains": [["paris"]]}, "trains"),
        ({"diplomacy_track": 5}, "diplomacy_track"),
        ({"cards": {"austria": "drill"}}, "cards.austria"),
        ({"cards": {"russia": "movement"}}, "power"),
        ({"powers": {"france": {"played": ["dispatch", "dispatch"]}}}, "powers.france.played"),
        ({"powers": {"france": {"hand": [5, 5, 5]}}}, "powers.france.hand"),
        ({"deck": [1]}, "deck"),
        ({"turn": 0}, "turn"),
    ],
)
def test_a_wrong_field_is_named(fields: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadInput) as error:
        position(**fields)
    assert wrong in error.value.text("en")


def test_a_position_says_what_each_power_has() -> None:
    powers = {"italy": {"hand": [1, 5], "deck": [4, 2], "discards": [3]}}
    match = position(seats=3, powers=powers, alliances=[["prussia", "italy"]], turn=7)
    seen = match.view("prussia")
    assert seen["powers"]["italy"]["hand"] == [1, 5]
    assert seen["powers"]["italy"]["deck"] == 10
    assert seen["powers"]["italy"]["discards"] == [3]
    assert seen["powers"]["italy"]["seat"] == "prussia"
    assert seen["powers"]["italy"]["action_hand"] == ["taxation", "mobilisation", "dispatch", "movement"]
    assert seen["turn"] == 7
