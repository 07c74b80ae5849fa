"""The seven scenarios (2.1, 2.4.8, chapter 13): what each starts with. The rules of 1792: test_scenario_1792."""

from __future__ import annotations

import pytest

from chancellery import Match, games
from chancellery.kernel import BadInput
from tests.conformance.coalitions.course import to_round, until
from tests.conformance.coalitions.printed_setups import SETUPS
from tests.conformance.coalitions.table import (
    FR,
    POWERS,
    asked,
    forbidden,
    fought,
    happened,
    options,
    play,
    position,
    power,
    tracks,
)
from tests.conformance.coalitions.war import decline, results, silence, strengths
from tests.conformance.rule import rule

ALL = ("1792", "1798", "1805", "1806", "1809", "1812", "1813")
LENGTH = {"1792": "long", "1798": "long", "1805": "long", "1806": "medium", "1809": "medium"}
LENGTH |= {"1812": "short", "1813": "short"}
INFLUENCE = {"1792": 0, "1798": 5, "1805": 0, "1806": 6, "1809": 9, "1812": 12, "1813": 13}
REWOLUCJA = ("1792", "1798")
CHOSEN = ("1805", "1806", "1809", "1812", "1813")  # FR chooses Napoleon
EACH = [(scenario, name) for scenario in ALL for name in POWERS]
STOCK = {  # tokens left after set-up, as the catalogue derives them
    "1792": (20, 36, 18, 17, 20, 17),
    "1798": (19, 36, 21, 15, 20, 16),
    "1805": (19, 37, 21, 20, 27, 16),
    "1806": (19, 37, 28, 11, 20, 14),
    "1809": (17, 31, 18, 21, 21, 16),
    "1812": (17, 26, 26, 20, 17, 20),
    "1813": (15, 31, 23, 18, 17, 17),
}


def begin(scenario: str, seats: int = 6, seed: int = 1) -> Match:
    return Match.new("coalitions", scenario, seats, seed=seed)


def garrisons(match: Match, name: str) -> list[str]:
    return sorted(place for place, owner in match.view()["garrisons"].items() if owner == name)


# -- 2.1: scenarios and sides of the board


@rule("K-2.1.1", "K-S-0.1")
def test_seven_scenarios_for_three_to_six_players() -> None:
    (game,) = [one for one in games() if one.id == "coalitions"]
    scenarios = [scenario for scenario in game.scenarios if scenario.id != "lempereur"]  # that is a mode (K-0.3)
    assert {scenario.id: scenario.length for scenario in scenarios} == LENGTH
    for scenario in scenarios:
        assert scenario.seats == (3, 4, 5, 6)
        for seats in scenario.seats:
            match = begin(scenario.id, seats)
            assert len(match.seats) == seats
            assert match.decisions
        for seats in (1, 2, 7):
            with pytest.raises(BadInput):
                begin(scenario.id, seats)


@rule("K-2.1.2", "K-2.1.3")
@pytest.mark.parametrize("scenario", ALL)
def test_each_scenario_is_played_on_its_side(scenario: str) -> None:
    match = begin(scenario)
    seen = {place.id: place for place in match.scene(None).places}
    if scenario in REWOLUCJA:
        assert match.setup.board == "coalitions_revolution"
        assert (seen["hannover"].kind, seen["hannover"].home) == ("home", "britain")
        assert (seen["brabant"].kind, seen["brabant"].home) == ("home", "austria")
        assert "karinthia" in seen
    else:
        assert match.setup.board == "coalitions_empire"
        assert (seen["hannover"].kind, seen["hannover"].home) == ("contested", None)
        assert not {"brabant", "karinthia"} & set(seen)


@rule("K-2.1.2")
@pytest.mark.parametrize(("scenario", "missing"), [("1792", "brabant"), ("1798", "karinthia")])
def test_a_side_without_its_territories_is_refused(scenario: str, missing: str) -> None:
    with pytest.raises(BadInput) as error:
        Match.new("coalitions", scenario, 6, seed=1, board="coalitions_empire")
    assert missing in error.value.text("en")


@rule("K-2.1.4")
def test_1805_is_offered_first() -> None:
    assert Match.new("coalitions", seed=1).setup.scenario == "1805"


@rule("K-2.1.5", "K-13.0.1")
@pytest.mark.parametrize("scenario", ALL)
def test_the_procedure_is_that_of_1805(scenario: str) -> None:
    match = begin(scenario)
    model = begin("1805").view()
    seen = match.view()
    assert seen["wheel"] == model["wheel"]
    assert seen["discards"] == []
    assert seen["deck"] + sum(one["cards"] for one in seen["powers"].values()) == 40
    assert seen["special"] == (["spain_closed", "armee_dorient"] if scenario == "1792" else [])
    if scenario in CHOSEN:
        play(match, f"france: {options(match, 'france')[0]}")
    assert asked(match) == [("britain", "drill")]  # then Round 1, without a Diplomacy Phase
    assert (match.view()["round"], match.view()["turn"]) == (1, 1)
    assert happened(match, "diplomacy") == []


# -- what each Power starts with


@rule("K-2.4.1", "K-2.4.2", "K-2.3.3", "K-13.0.1", "K-13.0.4", "K-R-01", "K-R-02")
@pytest.mark.parametrize(("scenario", "name"), EACH)
def test_pieces_cards_money_and_morale(scenario: str, name: str) -> None:
    match, printed = begin(scenario), SETUPS[scenario][name]
    own = power(match, name)
    assert own["generals"] == printed.generals
    assert garrisons(match, name) == sorted(printed.garrisons)
    assert own["off_board"] == printed.off_board
    assert own["cards"] == len(own["hand"]) == printed.cards
    assert (own["money"], own["morale"]) == (printed.money, printed.morale)


@rule("K-2.3.1", "K-13.0.1")
@pytest.mark.parametrize("scenario", ALL)
def test_statuses(scenario: str) -> None:
    assert begin(scenario).view()["statuses"] == {name: row.status for name, row in SETUPS[scenario].items()}


@rule("K-13.0.2", "K-2.3.4")
@pytest.mark.parametrize("scenario", ALL)
def test_all_start_with_the_influence_of_the_scenario(scenario: str) -> None:
    assert tracks(begin(scenario), "influence") == dict.fromkeys(POWERS, INFLUENCE[scenario])
    match = begin(scenario, seats=3)  # player Powers only: a Minor Power has no Influence marker
    major = dict.fromkeys(match.seats, INFLUENCE[scenario])
    assert tracks(match, "influence") == {**dict.fromkeys(POWERS, 0), **major}


@rule("K-13.0.3")
@pytest.mark.parametrize("scenario", ALL)
def test_only_prussia_and_russia_start_with_money(scenario: str) -> None:
    money = tracks(begin(scenario), "money")
    assert {name for name in POWERS if money[name]} == {"prussia", "russia"}


@rule("K-2.4.3")
@pytest.mark.parametrize("scenario", ALL)
def test_the_only_fortress_is_that_of_istanbul(scenario: str) -> None:
    match = begin(scenario)
    assert match.view()["fortresses"] == ["istanbul"]
    assert match.view()["garrisons"]["istanbul"] == "ottoman"


@rule("K-1.1.3", "K-1.1.4", "K-2.4.2")
@pytest.mark.parametrize("scenario", ALL)
def test_tokens_left_in_stock(scenario: str) -> None:
    assert tuple(tracks(begin(scenario), "stock").values()) == STOCK[scenario]


@rule("K-2.4.4", "K-R-10", "K-13.6.2")
def test_as_many_cards_as_generals_on_the_map_but_for_three_french_hands() -> None:
    other = {}
    for scenario, name in EACH:
        own = power(begin(scenario), name)
        if own["cards"] != len(own["generals"]):
            other[scenario, name] = (len(own["generals"]), own["cards"])
    assert other == {("1806", "france"): (5, 7), ("1812", "france"): (5, 10), ("1813", "france"): (5, 10)}


@rule("K-R-09")
def test_1812_two_prussian_generals_are_off_board_and_bring_free_cards() -> None:
    match = begin("1812")
    assert (power(match, "prussia")["generals"], power(match, "prussia")["off_board"]) == ({"borussia": 1}, 2)
    match = position(scenario="1812", start="scenario", power="prussia", action="mobilisation")
    assert power(match, "prussia")["cards"] == 1
    play(match, "prussia: done")
    assert power(match, "prussia")["cards"] == 1 + 2


@rule("K-R-12")
def test_1812_no_ottoman_garrison_in_hellas() -> None:
    assert garrisons(begin("1812"), "ottoman") == ["istanbul"]
    for scenario in ALL:
        if scenario != "1812":
            assert garrisons(begin(scenario), "ottoman") == ["hellas", "istanbul"]


@rule("K-R-13")
def test_1792_hungari_is_spelled_as_printed() -> None:
    match = begin("1792")
    assert power(match, "austria")["generals"]["hungari"] == 1
    assert next(one.name for one in match.scene(None).places if one.id == "hungari") == "Hungari"


@rule("K-R-11")
def test_the_option_of_a_garrison_in_saxonia_concerns_1805_only() -> None:
    for scenario in ALL:
        plain = begin(scenario).view()["garrisons"]
        match = Match.new("coalitions", scenario, 6, seed=1, options={"saxonia_garrison": True})
        agreed = {"saxonia": "prussia"} if scenario == "1805" else {}
        assert match.view()["garrisons"] == {**plain, **agreed}


# -- Generals that share a Territory


@rule("K-13.2.2", "K-13.6.3", "K-13.7.2")
@pytest.mark.parametrize(
    ("scenario", "place", "first", "second", "coalition"),
    [
        ("1798", "venezia", "austria", "russia", "british"),
        ("1812", "borussia", "france", "prussia", "french"),
        ("1812", "galicia", "france", "austria", "french"),
        ("1813", "borussia", "prussia", "russia", "british"),
    ],
)
def test_allies_share_a_territory(scenario: str, place: str, first: str, second: str, coalition: str) -> None:
    match = to_round(begin(scenario), 1)
    for name in (first, second):
        assert place in power(match, name)["generals"]
        assert match.view()["statuses"][name] == coalition
    to_round(match, 2)  # they stay together, and the first update of the board parts nobody
    until(match, ("britain", "drill"))
    for name in (first, second):
        assert place in power(match, name)["generals"]
    assert [args for args in happened(match, "withdrew") if args[0] in map(POWERS.index, (first, second))] == []


# -- Napoleon


NAPOLEON = {
    "1805": ["picardie", "lorraine", "normandie_bretagne", "provence", "lombardia", "off"],
    "1806": ["picardie", "lombardia", "napoli", "pfalz", "bavaria", "off"],
    "1809": ["catalonia", "leon", "madrid", "lombardia", "westphalia", "pfalz", "bavaria"],  # nobody is off board
    "1812": ["navarra", "madrid", "borussia", "warszawa", "galicia", "off"],
    "1813": ["picardie", "navarra", "madrid", "hesse", "bavaria", "off"],
}


@rule("K-2.4.8", "K-13.4.1", "K-13.5.1", "K-13.6.1", "K-13.7.1", "K-S-0.3")
@pytest.mark.parametrize("scenario", CHOSEN)
def test_france_chooses_napoleon(scenario: str) -> None:
    match = begin(scenario)
    assert [(d.seat, d.kind, d.rule) for d in match.decisions] == [(FR, "napoleon", "K-2.4.8")]
    assert sorted(options(match, "france")) == sorted(f"napoleon {place}" for place in NAPOLEON[scenario])
    assert "named" not in power(match, "france")
    for place in NAPOLEON[scenario]:
        chosen = match.clone()
        play(chosen, f"france: napoleon {place}")
        for seat in (None, *POWERS):  # openly
            assert chosen.view(seat)["powers"]["france"]["named"] == place
        assert len(happened(chosen, "named")) == 1
        forbidden(chosen, "france", f"napoleon {place}")


@rule("K-13.5.1")
def test_1809_all_seven_french_generals_are_on_the_map() -> None:
    match = begin("1809")
    assert (len(power(match, "france")["generals"]), power(match, "france")["off_board"]) == (7, 0)
    forbidden(match, "france", "napoleon off", "napoleon paris")


@rule("K-13.1.1", "K-13.2.1", "K-S-0.3")
@pytest.mark.parametrize(("scenario", "place"), [("1792", "off"), ("1798", "egypt")])
def test_napoleon_is_fixed(scenario: str, place: str) -> None:
    match = begin(scenario)
    assert asked(match) == [("britain", "drill")]  # nobody was asked
    for seat in (None, *POWERS):
        assert match.view(seat)["powers"]["france"]["named"] == place
        assert next(event.kind for event in match.events(seat)) == "named"
    assert len(happened(match, "named")) == 1
    line = {"off": "France: Napoleon is a General off board.", "egypt": "France: Napoleon is the General in Egypt."}
    assert match.log(None, "en")[0] == line[place]
    position(scenario=scenario, start="scenario", phase="set-up")  # a position can begin there, too
    assert power(position(scenario=scenario, start="scenario"), "france")["named"] == place


@rule("K-13.1.1")
def test_1792_napoleon_is_fixed_in_a_position_that_begins_with_the_set_up() -> None:
    match = position(scenario="1792", phase="set-up")
    assert power(match, "france")["named"] == "off"
    assert [args[0] for args in happened(match, "named")] == [FR]


@rule("K-13.1.1")
def test_1792_the_only_general_that_france_can_place_is_napoleon() -> None:
    match = position(scenario="1792", start="scenario", power="france", action="leadership")
    placing = [text for text in options(match, "france") if text.startswith("place")]
    assert placing
    assert all(text.startswith("place named ") for text in placing)
    play(match, "france: place named aquitaine")
    assert power(match, "france")["named"] == "aquitaine"
    until(match, ("france", "move"))
    assert happened(match, "napoleons_move") == [(FR,)]
    assert {text.split()[1] for text in options(match, "france") if " > " in text} == {"aquitaine"}


@rule("K-13.2.1")
def test_1798_napoleons_move_begins_in_egypt() -> None:
    match = position(scenario="1798", start="scenario", power="france", action="leadership")
    play(match, "france: decline")
    until(match, ("france", "move"))
    assert options(match, "france") == ["march egypt > syria", "end"]


# -- notes without effect


@rule("K-13.1.2")
def test_1792_the_polish_army_is_made_of_ordinary_french_garrisons() -> None:
    poland = ["podolia", "polesie", "warszawa"]
    match = position(scenario="1792", start="scenario", power="france", action="taxation")
    without = position(
        scenario="1792", start="scenario", power="france", action="taxation", powers={"france": {"garrisons": []}}
    )
    # they are worth 1, 2 and 1 Money to France, whose stripe they do not show
    assert happened(match, "tax")[0][1] == happened(without, "tax")[0][1] + 4
    match = position(scenario="1792", start="scenario", power="france", action="movement")
    play(match, "france: arbiter ottoman")
    assert options(match, "france") == ["disband warszawa", "disband polesie", "disband podolia", "done"]
    play(match, "france: disband polesie")
    assert garrisons(match, "france") == ["podolia", "warszawa"]
    match = position(scenario="1792", start="scenario", power="russia", action="movement")
    play(match, "russia: arbiter france")
    decline(match, "disband")
    play(match, "russia: march smolensk > polesie", "russia: done", "russia: end")
    assert fought(match) == ["polesie"]
    assert strengths(match) == [(3, 1)]  # a General with 2 Troops, a Garrison
    decline(silence(decline(match, "support")), "win_garrison")
    assert results(match)[0][2] == 0
    assert garrisons(match, "france") == [place for place in poland if place != "polesie"]


@rule("K-13.5.2")
def test_1809_the_archduke_and_the_prince_are_an_ordinary_general_and_garrison() -> None:
    match = position(scenario="1809", start="scenario", power="austria", action="movement")
    assert power(match, "austria")["generals"]["galicia"] == 1
    assert match.view()["garrisons"]["warszawa"] == "france"
    play(match, "austria: arbiter france", "austria: march galicia > warszawa", "austria: done", "austria: end")
    assert fought(match) == ["warszawa"]
    assert strengths(match) == [(2, 1)]
