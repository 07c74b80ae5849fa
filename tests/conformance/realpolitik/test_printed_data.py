"""Chapter 16: what the rulebook lets us know about the printed board, cards and tracks, on the board in use."""

from __future__ import annotations

import pytest

from chancellery.games.coalitions.realpolitik.board_rules import check, shipped
from tests.conformance.coalitions.table import options
from tests.conformance.family.stage import skip
from tests.conformance.realpolitik.table import (
    ACTIONS,
    POWERS,
    after,
    new,
    on_rails,
    position,
    seen,
    track,
)
from tests.conformance.rule import rule

BOARD = shipped()
HOMES = {
    "france": {"paris", "champagne", "bourgogne"},
    "italy": {"liguria", "toscania", "lazio", "sardinia"},
    "austria": {"wien", "tyrol", "karinthia", "hungari"},
    "prussia": {"berlin", "magdeburg", "hannover", "hesse", "schlesien"},
}
NAMES = (
    *("Paris", "Champagne", "Bourgogne", "Savoy", "Luxembourg", "Alps", "Liguria", "Toscania", "Lazio", "Sardinia"),
    *("Wien", "Tyrol", "Karinthia", "Hungari", "Venezia", "Dalmatia", "Lombardia", "Bohemia", "Saxonia", "Berlin"),
    *("Magdeburg", "Hannover", "Hesse", "Schlesien"),
)


def neighbours(place: str) -> set[str]:
    return set(BOARD.territory(place).neighbours)


@rule("RP-R-77", "RP-PD-34")
def test_the_24_names_are_written_as_printed() -> None:
    """The board has more Territories than these, and nothing of it contradicts the rulebook."""
    assert len(NAMES) == 24
    assert [BOARD.territory(name.lower()).name for name in NAMES] == list(NAMES)
    assert len(BOARD.territories) > 24
    assert check(BOARD) == []


@rule("RP-PD-38")
@pytest.mark.parametrize("name", POWERS)
def test_home_territories(name: str) -> None:
    """Controlled from the start: a Train joins each of them with another, and a General may be placed there."""
    match = skip(position(power=name, action="mobilisation"), "free_train")
    assert HOMES[name] <= after(match, name, "place ")
    assert all(BOARD.territory(place).power == name for place in HOMES[name])


LINES = {"wien": {"tyrol", "karinthia", "hungari"}, "berlin": {"hannover", "magdeburg", "schlesien"}}


@pytest.mark.parametrize(
    ("place", "owner", "starts", "beside", "joined"),
    [
        pytest.param(*case, marks=rule(f"RP-PD-{number:02}"), id=str(case[0]))
        for number, case in {
            1: ("paris", "france", True, {"champagne", "bourgogne"}, {"champagne", "bourgogne"}),
            2: ("champagne", "france", True, {"paris"}, {"paris"}),
            3: ("bourgogne", "france", False, {"paris"}, {"paris"}),
            7: ("liguria", "italy", True, {"toscania"}, {"toscania"}),
            8: ("toscania", "italy", False, {"liguria", "lazio", "lombardia"}, {"liguria", "lazio"}),
            9: ("lazio", "italy", False, {"toscania"}, {"toscania"}),
            11: ("wien", "austria", True, {*LINES["wien"], "bohemia"}, LINES["wien"]),
            12: ("tyrol", "austria", True, {"wien"}, {"wien"}),
            13: ("karinthia", "austria", False, {"wien"}, {"wien"}),
            14: ("hungari", "austria", False, {"wien"}, {"wien"}),
            20: ("berlin", "prussia", True, LINES["berlin"], LINES["berlin"]),
            21: ("magdeburg", "prussia", True, {"berlin", "hesse"}, {"berlin", "hesse"}),
            22: ("hannover", "prussia", False, {"berlin"}, {"berlin"}),
            23: ("hesse", "prussia", False, {"magdeburg"}, {"magdeburg"}),
            24: ("schlesien", "prussia", False, {"berlin"}, {"berlin"}),
        }.items()
    ],
)  # fmt: skip
def test_what_the_text_tells_of_a_home(
    place: str, owner: str, starts: bool, beside: set[str], joined: set[str]
) -> None:
    """Whose it is, whether a General starts there, what it borders on and where its Trains lead."""
    match = new(4)
    assert (BOARD.territory(place).kind, BOARD.territory(place).power) == ("home", owner)
    assert (place in seen(match, owner)["generals"]) == starts
    assert beside <= neighbours(place)
    assert {other for pair in match.view(None)["trains"] for other in pair if place in pair} - {place} == joined


@rule("RP-PD-10")
def test_sardinia_is_an_island() -> None:
    match = new(4)
    assert (BOARD.territory("sardinia").power, neighbours("sardinia")) == ("italy", set())
    assert "sardinia" in seen(match, "italy")["generals"]
    leaving = on_rails("italy", powers={"italy": {"generals": {"sardinia": 0}}})
    ways = {text.split(" ")[0] for text in options(skip(leaving, "rail"), "italy")}
    assert ways == {"sail", "end"}


@rule("RP-PD-36", "RP-PD-01", "RP-PD-07", "RP-PD-11", "RP-PD-20")
def test_one_capital_each() -> None:
    capitals = {one.power: one.id for one in BOARD.territories if one.capital}
    assert capitals == {"austria": "wien", "france": "paris", "italy": "liguria", "prussia": "berlin"}
    assert sum(one.capital for one in BOARD.territories) == 4


@rule("RP-PD-04", "RP-PD-15", "RP-PD-16", "RP-PD-17", "RP-PD-18", "RP-PD-19", "RP-PD-37")
@pytest.mark.parametrize(
    ("place", "claimants"),
    [
        ("savoy", {"france", "italy"}),
        ("venezia", {"austria", "italy"}),
        ("dalmatia", {"austria", "italy"}),
        ("lombardia", {"austria", "italy"}),
        ("bohemia", {"austria", "prussia"}),
        ("saxonia", {"austria", "prussia"}),
    ],
)
def test_contested_territories(place: str, claimants: set[str]) -> None:
    """Only the Powers whose colour is among the stripes score Influence there."""
    scoring = set()
    for name in POWERS:
        match = position(power=name, action="influence", powers={name: {"garrisons": [place]}})
        if track(match, "influence")[name]:
            scoring.add(name)
    assert scoring == claimants
    assert place not in {home for one in HOMES.values() for home in one}


@rule("RP-PD-05", "RP-PD-06", "RP-PD-32", "RP-PD-33")
def test_luxembourg_and_the_alps() -> None:
    kinds = {one.id: one.kind for one in BOARD.territories}
    assert (kinds["luxembourg"], kinds["alps"]) == ("uncontested", "impassable")
    for place in neighbours("alps"):
        match = on_rails("austria", arbiter="france", powers={"austria": {"generals": {place: 0}}})
        assert not any("alps" in text for text in options(skip(match, "rail"), "austria"))


@rule("RP-PD-33", "RP-PD-34", "RP-PD-35")
def test_kinds_and_values() -> None:
    """Homes in one colour, Contested ones striped, Uncontested and Impassable ones without; the values are ours."""
    for one in BOARD.territories:
        assert (one.power is not None) == (one.kind == "home")
        assert bool(one.stripes) == (one.kind == "contested")
        assert one.provenance["value"] == "reconstructed" or one.kind == "impassable"
        assert one.kind != "contested" or (len(one.stripes) >= 2 and one.value > 0)
    assert {one.value > 0 for one in BOARD.territories if one.kind == "uncontested"} == {True, False}


@rule("RP-PD-25", "RP-PD-26", "RP-PD-27", "RP-PD-28", "RP-PD-29", "RP-PD-31")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        *(("paris", "champagne"), ("paris", "bourgogne"), ("liguria", "toscania"), ("toscania", "lazio")),
        *(("wien", "tyrol"), ("wien", "karinthia"), ("wien", "hungari"), ("berlin", "hannover")),
        *(("berlin", "magdeburg"), ("magdeburg", "hesse"), ("berlin", "schlesien")),
        *(("wien", "bohemia"), ("venezia", "lombardia"), ("toscania", "lombardia"), ("dalmatia", "venezia")),
    ],
)
def test_borders(a: str, b: str) -> None:
    """A General marches over each of them both ways; no Prussian Home Territory is as near to Wien as Bohemia."""
    for start, end in ((a, b), (b, a)):
        match = on_rails("france", arbiter="austria", powers={"france": {"generals": {start: 0}}})
        assert f"march {start} > {end}" in options(skip(match, "rail"), "france")
    assert not neighbours("wien") & {one.id for one in BOARD.territories if one.power == "prussia"}


@rule("RP-PD-30", "RP-PD-39", "RP-PD-40", "RP-PD-41", "RP-PD-42", "RP-PD-43")
def test_sea_routes() -> None:
    """Blue and red ones only, between Territories that are not adjacent; no ports."""
    assert {one.owner for one in BOARD.sea_routes} == {"france", "italy"}
    for one in BOARD.sea_routes:
        assert one.b not in neighbours(one.a)
    assert neighbours("sardinia") == set()
    italian = {frozenset((one.a, one.b)) for one in BOARD.sea_routes if one.owner == "italy"}
    assert italian & {frozenset(("sardinia", place)) for place in ("liguria", "toscania", "lazio")}
    assert not any(one.port for one in BOARD.territories)


@rule("RP-PD-44", "RP-PD-45")
def test_the_battle_decks() -> None:
    """13 cards each, all alike: a Power that draws its whole deck has two 1s, three 2s, 3s and 4s, and two 5s."""
    whole = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]
    for name in POWERS:
        match = position(power=name, action="mobilisation", powers={name: {"money": 99, "morale": 15}})
        skip(match, "free_train", "generals")
        while "buy card" in options(match, name):
            match.play(name, "buy card")
        assert match.view(name)["powers"][name]["hand"] == whole
        assert seen(match, name)["deck"] == 0


@rule("RP-PD-46", "RP-PD-47", "RP-PD-48", "RP-PD-49")
def test_tracks_and_action_cards() -> None:
    match = new()
    found = {one.id: (one.first, one.last) for one in match.scene(None, "en").tracks}
    assert found == {"morale": (0, 15), "influence": (0, 25), "prestige": (1, 4), "diplomacy": (0, 4)}
    rows = {row.power: [tile.id for tile in row.tiles] for row in match.scene(None, "en").rows}
    assert rows == {name: [f"{name}-{card}" for card in ACTIONS] for name in POWERS}
    assert {f"discards-{name}" for name in POWERS} <= {pile.id for pile in match.scene(None, "en").piles}
