"""The names and card texts of Imperial Struggle: whole, alike in both languages, and none left over."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import chancellery
from chancellery.locale import LANGUAGES, Name, text

PACKAGE = Path(chancellery.__file__).parent
DATA = PACKAGE / "games" / "imperial_struggle" / "data"
NAMES, CARDS = "imperial_struggle.ftl", "imperial_struggle-cards.ftl"
OPTIONS = ("spanish_empire", "planning_upgrade", "planning_layout", "tougher_forts", "bid_for_sides")
ARGUMENTS: dict[str, dict[str, Any]] = {
    "is-investment": {
        "major_points": 4,
        "major_type": Name("is-type-economic"),
        "minor_points": 2,
        "minor_type": Name("is-type-diplomatic"),
    },
    "is-award-tile": {"vp": 1, "treaty_points": 1, "required_margin": 1},
}


@cache
def data(file: str) -> Any:
    return json.loads((DATA / f"{file}.json").read_text(encoding="utf-8"))


def ids(file: str, key: str) -> list[str]:
    return [one["id"] for one in data(file)[key]]


@cache
def written(lang: str, file: str) -> frozenset[str]:
    """Every message and attribute of a file, less what only serves its own language."""
    found: set[str] = set()
    for entry in (
        FluentParser()
        .parse((PACKAGE / "games" / "imperial_struggle" / "locale" / lang / file).read_text(encoding="utf-8"))
        .body
    ):
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message) and not entry.id.name.startswith("grammar-"):
            assert entry.value is not None, entry.id.name
            found |= {entry.id.name, *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)}
    return frozenset(found)


def wanted_names() -> set[str]:
    """A key for everything that lies on the table."""
    spaces = data("spaces")["spaces"]
    wars = data("wars")["wars"]
    keywords = {keyword for card in data("ministry_cards")["cards"] for keyword in card["keywords"]}
    types = {kind["major_type"] for kind in data("investment_tiles")["kinds"]}
    plain = {
        "region": {space["region"] for space in spaces},
        "subregion": {space["sub_region"] for space in spaces} - {None},
        "country": {space["country"] for space in spaces} - {None},
        "space_type": {space["type"] for space in spaces},
        "space": {space["id"] for space in spaces},
        "commodity": set(ids("demand", "commodities")),
        "keyword": keywords,
        "type": types,
        "era": set(ids("turns", "eras")),
        "turn": set(ids("turns", "track")),
        "war": {war["id"] for war in wars},
        "theater": {theater["id"] for war in wars for theater in war["theaters"]},
        "advantage": set(ids("advantages", "advantages")),
        "tile": {"basic", *ids("war_tiles", "bonus"), *ids("war_tiles", "special")},
        "tile_effect": set(data("war_tiles")["effects"]),
    }
    extra = {
        "region": ("in",),
        "country": ("in",),
        "space": ("full",),
        "turn": ("full",),
        "commodity": ("market",),
        "type": ("action", "points"),
        "advantage": ("text",),
    }
    keys = {f"is-{group}-{id}" for group, members in plain.items() for id in members}
    keys |= {f"is-{group}-{id}.{part}" for group, parts in extra.items() for id in plain[group] for part in parts}
    keys |= {"is-investment", "is-investment.event", "is-investment.upgrade", "is-award-tile"}
    keys |= {"game-imperial_struggle", "game-imperial_struggle-credits"}
    about = ("", ".minutes", ".years", ".weight", ".scenario", ".seat")
    keys |= {f"game-imperial_struggle-about{part}" for part in about}
    keys |= {f"scenario-imperial_struggle-standard{part}" for part in ("", ".description")}
    endings = ("", ".description", "-true", "-false")
    return keys | {f"option-imperial_struggle-{option}{ending}" for option in OPTIONS for ending in endings}


def wanted_cards() -> set[str]:
    """A key for every card, every ability and every effect of an Event."""
    keys: set[str] = set()
    for card in data("ministry_cards")["cards"]:
        name = f"is-ministry-{card['id']}"
        keys |= {name, *(f"{name}.text-{ability['id']}" for ability in card["abilities"])}
    for card in data("event_cards")["cards"]:
        name = f"is-event-{card['id']}"
        keys |= {name} | ({f"{name}.condition"} if card["bonus_condition"] else set())
        keys |= {f"{name}.{side}-{part}" for side, parts in card["sides"].items() for part in parts if parts[part]}
    return keys


def said(lang: str, key: str) -> str:
    return text(lang, key, **({"n": 3} if key.endswith(".points") else ARGUMENTS.get(key, {})))


def full(lang: str, space: str) -> str:
    return text(lang, f"is-space-{space}.full")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_and_none_left_over(lang: str) -> None:
    assert sorted(written(lang, NAMES) ^ wanted_names()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_none_left_over(lang: str) -> None:
    assert sorted(written(lang, CARDS) ^ wanted_cards()) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_said(lang: str) -> None:
    for key in written(lang, NAMES) | written(lang, CARDS):
        words = said(lang, key)
        assert words == words.strip(), key
        assert words, key
        assert "  " not in words, key
        assert not re.search(r"[{}$_]|\bis-", words), key


def test_the_numbers_are_the_same_in_both_languages() -> None:
    def numbers(lang: str, key: str) -> Counter[str]:
        return Counter(re.findall(r"\d+", said(lang, key)))

    keys = wanted_names() | wanted_cards()
    assert [key for key in sorted(keys) if numbers("en", key) != numbers("pl", key)] == []


def test_texts_name_the_numbers_of_the_data() -> None:
    """Points, Debt and Victory Points of an effect stand in its text (IS-5.2.4)."""
    ops = ("gain_action_points", "score_vp", "change_debt", "change_treaty_points")
    missing = []
    for card in data("event_cards")["cards"]:
        for side, parts in card["sides"].items():
            for part, whole in parts.items():
                for effect in whole["effects"] if whole else ():
                    amount = effect.get("amount")
                    if effect["op"] in ops and isinstance(amount, int):
                        key = f"is-event-{card['id']}.{side}-{part}"
                        if str(abs(amount)) not in re.findall(r"\d+", said("en", key)):
                            missing.append(key)
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_spaces_have_the_same_full_name(lang: str) -> None:
    names = Counter(full(lang, space) for space in ids("spaces", "spaces"))
    assert len(names) == 134
    assert [name for name, count in names.items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_full_names_tell_the_printed_cost(lang: str) -> None:
    for space in data("spaces")["spaces"]:
        shown = re.findall(r"\d", full(lang, space["id"]))
        pays = space["cost_unit"] in ("economic", "diplomatic", "military")
        assert shown == ([str(space["cost"])] if pays else []), space["id"]


def test_names_as_a_player_reads_them() -> None:
    assert full("en", "spain_prestige_3") == "Spain (Prestige, 3)"
    assert full("pl", "spain_prestige_3") == "Hiszpania (Prestiż, 3)"
    assert full("en", "prussia_empire_alliance") == "Prussia (Alliance, 2, Empire Era)"
    assert full("pl", "york_factory") == "York Factory (Rynek Futer, 2)"
    assert full("en", "chesapeake") == "Chesapeake (Market, 3)"
    assert text("pl", "is-space-silk") == "Jedwab"
    assert text("pl", "is-region-caribbean.in") == "na Karaibach"
    assert text("pl", "is-country-german_states.in") == "w Państwach Niemieckich"
    assert text("pl", "is-turn-war_1.full") == "Wojna o Hiszpańską Sukcesję (1702–1713)"
    assert text("en", "is-turn-turn_6.full") == "Turn 6 (1784–1789)"


def test_points_agree_with_their_number() -> None:
    assert [text("en", "is-type-military.points", n=n) for n in (1, 2)] == ["1 military point", "2 military points"]
    assert [text("pl", "is-type-economic.points", n=n) for n in (1, 3, 5)] == [
        "1 punkt ekonomiczny",
        "3 punkty ekonomiczne",
        "5 punktów ekonomicznych",
    ]


def test_investment_tiles_in_words() -> None:
    assert said("en", "is-investment") == "4 economic / 2 diplomatic"
    assert said("pl", "is-investment") == "4 ekonomiczne / 2 dyplomatyczne"


def test_award_tiles_in_words() -> None:
    def award(lang: str, id: str) -> str:
        (tile,) = (tile for tile in data("award_tiles")["tiles"] if tile["id"] == id)
        return text(lang, "is-award-tile", **{key: tile[key] for key in ("vp", "treaty_points", "required_margin")})

    assert award("en", "award_1") == "3 VP (lead of 2 needed)"
    assert award("en", "award_3") == "1 VP"
    assert award("en", "award_5") == "1 VP + 1 Treaty Point"
    assert award("pl", "award_2") == "2 PZ (wymagana przewaga 2)"
    assert award("pl", "award_6") == "1 PZ + 1 Punkt Pokoju"
    assert award("pl", "award_7") == "1 Punkt Pokoju"


def test_conditions_name_the_keyword() -> None:
    for card in data("event_cards")["cards"]:
        condition = card["bonus_condition"]
        if condition and condition["type"] == "keyword":
            for lang in LANGUAGES:
                keyword = text(lang, f"is-keyword-{condition['keyword']}")
                assert keyword in text(lang, f"is-event-{card['id']}.condition"), card["id"]


def test_the_data_holds_no_prose() -> None:
    """What players read comes from the Fluent files alone."""

    def fields(of: Any) -> set[str]:
        if isinstance(of, dict):
            return set(of).union(*map(fields, of.values()))
        return set().union(*map(fields, of)) if isinstance(of, list) else set()

    files = sorted(path.stem for path in DATA.glob("*.json"))
    assert len(files) == 12
    for file in files:
        assert "second printing" in data(file)["source"]
        assert not fields(data(file)) & {"name", "text", "rulings", "doubt", "doubts"}, file
