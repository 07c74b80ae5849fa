"""The boards (chapter 3.2): printed data."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from chancellery.games.maria.components import DATA
from tests.conformance.maria.table import LX, build, intro, targets
from tests.conformance.rule import rule

MAJOR = {
    "france": {"paris", "lille", "metz"},
    "austria": {"wien", "prag", "bruenn", "bruessel", "luxemburg"},
    "prussia": {"berlin", "magdeburg"},
    "pragmatic": {"amsterdam", "hannover"},
    "bavaria": {"muenchen"},
    "saxony": {"dresden"},
    "silesia": {"breslau"},
}
LINKS = {("wertheim", "wuerzburg", "main"), ("schwaebisch_hall", "rothenburg", "minor"), ("goeppingen", "ulm", "main")}


@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    return tomllib.loads((DATA / "map.toml").read_text("utf-8"))


@rule("M-3.2.1", "M-3.2.6")
def test_two_maps_of_cities_and_roads(printed: dict[str, Any]) -> None:
    assert Counter(city["map"] for city in printed["city"]) == {"flanders": 177, "bohemia": 213}
    assert len(printed["road"]) == 610
    assert {road["kind"] for road in printed["road"]} == {"main", "minor"}
    where = {city["id"]: city["map"] for city in printed["city"]}
    assert all(where[road["a"]] == where[road["b"]] for road in printed["road"])
    assert {(link["a"], link["b"], link["kind"]) for link in printed["link"]} == LINKS


@rule("M-3.2.2", "M-3.2.3")
def test_sectors_and_suits(printed: dict[str, Any]) -> None:
    sectors = printed["sector"]
    assert Counter(sector["map"] for sector in sectors) == {"flanders": 19, "bohemia": 25}
    assert Counter(sector["suit"] for sector in sectors) == {"spades": 11, "hearts": 11, "diamonds": 11, "clubs": 11}
    maps = {sector["id"]: sector["map"] for sector in sectors}
    assert all(maps[city["sector"]] == city["map"] for city in printed["city"])


@rule("M-3.2.4", "M-3.2.7", "M-R-02")
def test_territories_and_fortresses(printed: dict[str, Any]) -> None:
    territories = {city["territory"] for city in printed["city"]}
    assert territories == {*MAJOR, "poland", "empire"}
    for territory, names in MAJOR.items():
        found = {c["id"] for c in printed["city"] if c["territory"] == territory and c["fortress"] == "major"}
        assert found == names
    assert {city["fortress"] for city in printed["city"]} == {"none", "minor", "major"}
    fortresses = [c for c in printed["city"] if c["fortress"] != "none"]
    assert sum(c["territory"] == "silesia" for c in fortresses) == 7
    austrian = Counter(c["map"] for c in fortresses if c["territory"] == "austria")
    assert austrian == {"bohemia": 27, "flanders": 14}
    assert {c["id"] for c in fortresses if c["territory"] in ("poland", "empire")} == {
        "koeln", "mannheim", "mainz", "trier",
    }  # fmt: skip


@rule("M-3.2.11", "M-3.2.9")
def test_nine_electoral_fortresses(printed: dict[str, Any]) -> None:
    electors = {city["id"] for city in printed["city"] if city.get("elector")}
    assert electors == {"koeln", "mannheim", "mainz", "trier", "muenchen", "dresden", "berlin", "hannover", "prag"}
    assert all(city["fortress"] != "none" for city in printed["city"] if city.get("elector"))


@rule("M-3.2.6", "M-14.12")
def test_both_kinds_of_roads_make_cities_adjacent() -> None:
    match = build(generals={"belle_isle": {"city": "ulm"}})
    assert targets(match, LX, "move belle_isle >") == {"dillingen", "memmingen", "goeppingen"}
    match = intro(generals={"belle_isle": {"city": "ulm"}})
    assert targets(match, LX, "move belle_isle >") == {"dillingen", "memmingen"}


@rule("M-3.2.12")
def test_the_victory_boxes() -> None:
    match = build(generals={"belle_isle": {"city": "ulm"}})
    assert set(match.view(None)["boxes"]) == {"electors", "emperor", "italy", "silesia"}
    for power in ("france", "prussia", "pragmatic", "austria"):
        data: dict[str, Any] = {power: {"battles": 2}}
        seen = build(generals={"belle_isle": {"city": "ulm"}}, **data).view(None)["powers"][power]
        assert seen["battles"] == 2
