"""Names of places: as printed, but for mountains that a rulebook translates, and what a Polish Maria shows besides."""

from __future__ import annotations

import pytest

from chancellery import Match
from chancellery.locale import LANGUAGES, Name, text
from chancellery.server import offers
from chancellery.table.scene import Place


def places(game: str, scenario: str, lang: str) -> dict[str, Place]:
    return {one.id: one for one in Match.new(game, scenario, seed=1, nonce="n").scene(None, lang).places}


@pytest.mark.parametrize(
    ("scenario", "lang", "names"),
    [
        ("1805", "pl", ["Alpy", "Kaukaz"]),
        ("1792", "pl", ["Alpy", "Kaukaz"]),
        ("1805", "en", ["Alps", "Caucasus"]),
    ],
)
def test_mountains_of_coalitions_have_names_in_every_language(scenario: str, lang: str, names: list[str]) -> None:
    found = places("coalitions", scenario, lang)
    assert [found[id].name for id in ("alps", "caucasus")] == names
    assert found["wien"].name == "Wien"


def test_a_refusal_names_mountains_in_the_readers_language() -> None:
    match = Match.new("coalitions", "1805", seed=1, nonce="n")
    definition = match.definition
    alps = definition.notation.words["place"].index("alps")
    name = definition.name_of("place", alps)
    assert isinstance(name, Name)
    assert (text("pl", name), name.ref) == ("Alpy", "place:alps")
    assert places("realpolitik", "standard", "pl")["alps"].name == "Alps"  # its rulebook has no other name


def test_cities_of_maria_have_the_name_on_the_board_where_it_is_another() -> None:
    polish, english = (places("maria", "full", lang) for lang in ("pl", "en"))
    assert (polish["breslau"].name, polish["breslau"].printed) == ("Wrocław", "Breslau")
    assert "Na planszy: Breslau" in polish["breslau"].text
    assert polish["wien"].printed == "Wien"
    assert all(one.printed is None for one in english.values())
    same = [one for one in polish.values() if one.printed is None]
    assert len(same) > 100
    assert all(one.name == english[one.id].name for one in same)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_of_every_set_up_can_be_drawn(lang: str) -> None:
    started, first = (offers.cover("coalitions", lang, one) for one in (None, "1792"))
    assert started.head.board != first.head.board
    assert started == offers.cover("coalitions", lang, "1805")
    four, six = (offers.cover("raison_detat", lang, "1618", seats) for seats in (4, 6))
    assert four.places == six.places
    assert four.powers != six.powers
    known = [("1618", 4), ("1618", None), (None, None)]
    unknown = [("1618", 9), ("1702", 7), ("x", None), (None, 4)]
    assert all(offers.has_seating("raison_detat", *one) for one in known)
    assert not any(offers.has_seating("raison_detat", *one) for one in unknown)
