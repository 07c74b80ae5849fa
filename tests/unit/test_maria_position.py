"""Positions of Maria: they begin where they say, hold what they say, and name the field that is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from chancellery import Match
from chancellery.games.maria.position import FULL_STAGES, STAGES
from chancellery.games.maria.powers import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY
from chancellery.games.maria.state import Campaign
from chancellery.kernel import BadInput

VARIANTS = [("introductory", 3), ("introductory", 2), ("full", 3), ("full", 2)]


def place(**fields: Any) -> Match:
    return Match.from_position("maria", {"scenario": "full", "seats": 3, **fields}, nonce="test")


def state(match: Match) -> Campaign:
    assert isinstance(match.state, Campaign)
    return match.state


def kinds(match: Match) -> list[str]:
    return [decision.kind for decision in match.decisions]


def points() -> Iterator[tuple[str, int, str, str]]:
    for scenario, seats in VARIANTS:
        for stage, phases in STAGES.items():
            if scenario == "full" or stage not in FULL_STAGES:
                yield from ((scenario, seats, stage, phase) for phase in phases)


@pytest.mark.parametrize(("scenario", "seats", "stage", "phase"), list(points()))
def test_every_point_of_a_turn_can_be_the_start(scenario: str, seats: int, stage: str, phase: str) -> None:
    match = place(scenario=scenario, seats=seats, stage=stage, phase=phase, start="set_up", turn=3)
    assert match.decisions
    assert match.check() == []
    again = Match.from_record(match.to_record())
    assert again.state.to_data() == match.state.to_data()


BEGINNINGS: list[tuple[str, str, dict[str, Any]]] = [
    ("armies", "maria_theresa", {"stage": "set_up"}),
    ("trump", "frederick_ii", {"stage": "politics", "phase": "trump", "last_winner": "frederick_ii"}),
    ("bid", "louis_xv", {"stage": "politics", "phase": "bid", "trump": "hearts"}),
    ("political_card", "maria_theresa", {
        "stage": "politics", "phase": "order", "trump": "hearts", "offer": ["militia_levy", "hungarian_estates"],
        "austria": {"politics": ["hearts_5"]}}),
    ("hussar", "maria_theresa", {"stage": "hussars", "generals": {"traun": {"city": "wien", "armies": 3}}}),
    ("subsidy", "louis_xv", {"turn": 4, "phase": "cards"}),
    ("supply", "louis_xv", {
        "phase": "supply", "hussars": ["horowitz", "pisek"], "trains": {"train_france_2": "pilsen"},
        "generals": {"belle_isle": {"city": "pribram", "armies": 3}, "broglie": {"city": "pribram", "armies": 2}},
        "france": {"hand": ["spades_10", "hearts_10"]}}),
    ("movement", "louis_xv", {"generals": {"belle_isle": {"city": "pilsen"}}}),
    ("attack", "louis_xv", {"phase": "combat", "generals": {
        "belle_isle": {"city": "pilsen"}, "traun": {"city": "mies"}, "neipperg": {"city": "klattau"}}}),
    ("battle", "louis_xv", {
        "phase": "combat", "generals": {"belle_isle": {"city": "pilsen"}, "traun": {"city": "mies", "armies": 4}}}),
    ("reduce", "louis_xv", {"phase": "end", "markers": {"linz": "france"}}),
    ("offer_peace", "frederick_ii", {
        "stage": "prussia_saxony", "phase": "end",
        "markers": dict.fromkeys(("breslau", "brieg", "neisse", "glatz", "cosel"), "prussia")}),
    ("corps", "louis_xv", {
        "stage": "politics", "phase": "tracks", "shift": {"italy": 2},
        "generals": {"belle_isle": {"city": "paris"}, "broglie": {"city": "metz"}}}),
    ("vote", "louis_xv", {"stage": "election"}),
    ("recruit", "louis_xv", {"stage": "winter", "turn": 3, "france": {"hand": ["clubs_4"]}}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "seat", "fields"), BEGINNINGS)
def test_decisions_to_begin_with(kind: str, seat: str, fields: dict[str, Any]) -> None:
    match = place(**fields)
    found = [match.seats[decision.seat] for decision in match.decisions if decision.kind == kind]
    assert seat in found, kinds(match)


def test_pieces_stand_where_they_are_put() -> None:
    match = place(
        generals={
            "belle_isle": {"city": "pilsen", "armies": 5, "face_down": True},
            "schwerin": {"city": "breslau"},
            "der_alte_dessauer": {"city": "box", "armies": 6},
        },
        trains={"train_france_2": "amberg"},
        hussars=["kolin"],
    )
    view = match.view("louis_xv")
    assert view["generals"]["belle_isle"] == {"city": "pilsen", "face_down": True, "commander": True, "armies": 5}
    assert view["generals"]["schwerin"]["city"] == "breslau"
    assert view["generals"]["traun"]["city"] is None
    assert match.view("frederick_ii")["generals"]["schwerin"]["armies"] == 1
    assert match.view("frederick_ii")["generals"]["der_alte_dessauer"] == {
        "city": "box", "face_down": False, "armies": 6}  # fmt: skip
    assert view["trains"]["train_france_2"] == "amberg"
    assert view["trains"]["train_prussia_2"] == "box"
    assert view["hussars"] == ["kolin", None]


def test_the_set_up_divides_the_armies() -> None:
    s = state(place(start="set_up"))
    for power in s.game.components.powers:
        assert sum(s.armies[general] for general in power.generals) == power.armies
        assert all(s.armies[g] >= s.game.components.generals[g].least for g in power.generals)


def test_the_commander_of_equal_ranks_is_named() -> None:
    both = {"friedrich": {"city": "sagan"}, "rutowski": {"city": "sagan", "commander": True}}
    match = place(generals=both, stage="prussia_saxony")
    assert match.view(0)["generals"]["rutowski"]["commander"] is True
    assert match.view(0)["generals"]["friedrich"]["commander"] is False


def test_cards_are_where_they_are_said_to_be() -> None:
    match = place(
        stage="france_bavaria",
        phase="cards",
        turn=2,
        deck=["hearts_10", "reserve", "clubs_2", "clubs_3"],
        france={"hand": ["spades_7", "reserve"]},
        discards=["clubs_4"],
    )
    hand = match.view("louis_xv")["powers"]["france"]["hand"]
    assert sorted(hand) == ["clubs_2", "clubs_3", "hearts_10", "reserve", "reserve", "spades_7"]
    assert match.view(None)["discards"][0] == ["clubs_4"]


def test_a_battle_under_way_is_told_to_all() -> None:
    armies = {"belle_isle": {"city": "pilsen", "armies": 2}, "traun": {"city": "mies", "armies": 5}}
    match = place(phase="combat", generals=armies)
    told = {"attacker": "pilsen", "defender": "mies", "powers": ["france", "austria"], "strengths": [2, 5], "score": -3}
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["battle"] == told


def test_a_deck_that_ends_is_followed_by_the_next_one() -> None:
    ready = {"belle_isle": {"city": "paris"}}
    s = state(place(generals=ready, deck=["hearts_10"], deck_ends=True, draw_decks=[3, 4]))
    assert [len(deck) for deck in s.decks] == [1, 38]
    assert [len(pile) for pile in s.discards] == [38, 38, 37, 0]


def test_pools_hold_what_is_not_placed() -> None:
    s = state(
        place(
            markers={"linz": "france", "breslau": "prussia"},
            france={"battles": 2, "aside": 1},
            emperor="france",
            electors=["mainz", "trier", "koeln"],
        )
    )
    assert s.pool[FRANCE] == 11 - 1 - 2 - 1 - 1 - 1  # linz, battles, aside, emperor, three electors
    assert s.pool[PRUSSIA] == 13 - 1
    assert s.pool[AUSTRIA] == 8 + 1  # Breslau's marker came back
    assert s.pool[PRAGMATIC] == 8


def test_saxony_follows_its_marker() -> None:
    for space, status, seat in ((2, "prussian_ally", 1), (4, "neutral", 2), (6, "austrian_ally", 2)):
        match = place(tracks={"saxony": space})
        assert match.view(None)["saxony"] == status
        assert state(match).seat_of[SAXONY] == seat


def test_prussia_is_neutral_until_the_second_turn_after_the_annexation() -> None:
    def neutral(turn: int, stage: str) -> bool:
        everywhere = {"belle_isle": {"city": "paris"}, "friedrich": {"city": "berlin"}, "traun": {"city": "wien"}}
        return state(place(turn=turn, stage=stage, annexed=3, generals=everywhere)).prussia_neutral

    assert neutral(4, "austria_pragmatic")
    assert neutral(5, "france_bavaria")
    assert not neutral(5, "prussia_saxony")
    assert not neutral(6, "france_bavaria")


def test_the_political_deck_holds_what_the_turn_leaves() -> None:
    s = state(place(turn=2, stage="politics", phase="bid", trump="hearts", offer=["militia_levy", "palace_coup"]))
    years = [s.game.components.political[card].year for card in s.political]
    assert (years.count(0), years.count(1), years.count(2), years.count(3)) == (3, 6, 6, 6)
    match = place(turn=2, stage="politics", political=["court_intrigue", "palace_coup"], last_winner="louis_xv")
    assert match.view(None)["offer"] == ["court_intrigue", "palace_coup"]


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"turns": 3}, "turns"),
    ({"turn": 13}, "turn"),
    ({"stage": "spring"}, "stage"),
    ({"stage": "hussars", "phase": "movement"}, "phase"),
    ({"start": "scenario"}, "start"),
    ({"start": "empty", "stage": "set_up"}, "start"),
    ({"scenario": "introductory", "emperor": "france"}, "emperor"),
    ({"generals": {"napoleon": {"city": "wien"}}}, "generals"),
    ({"generals": {"traun": {"city": "atlantis"}}}, "generals.traun.city"),
    ({"generals": {"traun": {"city": "wien", "armies": 9}}}, "generals.traun.armies"),
    ({"generals": {"traun": {"town": "wien"}}}, "generals.traun.town"),
    ({"generals": {"traun": "wien"}}, "generals.traun"),
    ({"generals": {"toerring": {"city": "box"}}}, "generals.toerring.city"),
    ({"generals": {"traun": {"city": "wien"}, "broglie": {"city": "wien"}}}, "generals.broglie"),
    ({"generals": {"traun": {"city": "wien"}}, "trains": {"train_austria_2": "wien"}}, "generals.traun"),
    ({"generals": {"traun": {"city": "dresden"}}, "tracks": {"saxony": 4}}, "generals.traun"),
    ({"trains": {"train_austria_2": "atlantis"}}, "trains.train_austria_2"),
    ({"hussars": ["wien", "prag", "linz"]}, "hussars"),
    ({"hussars": ["wien"], "generals": {"traun": {"city": "wien"}}}, "hussars"),
    ({"markers": {"linz": "bavaria"}}, "markers.linz"),
    ({"markers": {"kolin": "france"}}, "markers"),
    ({"markers": {"mainz": "france"}}, "markers"),
    ({"electors": ["prag"]}, "electors"),
    ({"tracks": {"saxony": 7}}, "tracks.saxony"),
    ({"tracks": {"spain": 1}}, "tracks.spain"),
    ({"annexed": 2}, "annexed"),
    ({"trump": "stars"}, "trump"),
    ({"last_winner": "prussia"}, "last_winner"),
    ({"italy": "prussia"}, "italy"),
    ({"contracts": [["france", "prussia"]]}, "contracts.1"),
    ({"contracts": [["france", "spain", 2]]}, "contracts.1.receiver"),
    ({"winters": [{"france": 3}]}, "winters"),
    ({"france": {"hand": ["hearts_11"]}}, "france.hand"),
    ({"france": {"hand": ["hearts_10"] * 5}}, "france.hand"),
    ({"france": {"battles": 3}}, "france.battles"),
    ({"bavaria": {"battles": 1}}, "bavaria.battles"),
    ({"deck": ["hearts_10", "hearts_10"]}, "deck"),
    ({"draw_decks": [5]}, "draw_decks"),
    ({"political": ["brexit"]}, "political"),
    ({"subsidy": 1}, "subsidy"),
    ({"stage": "winter", "turn": 4}, "turn"),
]


@pytest.mark.parametrize(("fields", "named"), WRONG)
def test_what_is_wrong_is_named(fields: dict[str, Any], named: str) -> None:
    with pytest.raises(BadInput) as raised:
        place(**fields)
    assert raised.value.args_named["field"] == named
    for lang in ("en", "pl"):
        assert named in raised.value.text(lang)
