"""Players, components and set-up (chapters 1 to 4)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from chancellery import CannotUndo, Match
from chancellery.games.maria.definition import Maria
from chancellery.games.maria.powers import POWERS
from chancellery.kernel import Illegal
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    RUNS,
    armies,
    asked,
    build,
    city,
    forbidden,
    hand,
    happened,
    intro,
    marker,
    options,
    pools,
    targets,
    turn,
)
from tests.conformance.rule import rule

SILESIA = {
    "liegnitz": "prussia", "glogau": "prussia",
    "breslau": "austria", "brieg": "austria", "neisse": "austria", "glatz": "austria", "cosel": "austria",
}  # fmt: skip
BOHEMIA = {
    "karl_von_lothringen": "bruenn", "traun": "oedenburg", "khevenhueller": "raab", "batthyany": "komorn",
    "neipperg": "koeniggraetz", "friedrich": "lueben", "schwerin": "glogau", "erbprinz_leopold": "sagan",
    "rutowski": "dresden", "belle_isle": "amberg", "broglie": "pfaffenhofen", "toerring": "ingolstadt",
}  # fmt: skip
FULL = {
    **BOHEMIA, "arenberg": "loewen", "george_ii": "hannover", "cumberland": "nienburg", "earl_of_stair": "utrecht",
    "der_alte_dessauer": "box", "moritz_von_sachsen": "paris", "maillebois": "lille", "noailles": "longwy",
}  # fmt: skip
BOHEMIA_TRAINS = {
    "train_austria_2": "waidhofen", "train_austria_3": "kolin", "train_prussia_1": "crossen",
    "train_saxony_1": "grimma", "train_france_2": "neumarkt", "train_bavaria_1": "dietfurt",
}  # fmt: skip
FULL_TRAINS = {
    **BOHEMIA_TRAINS, "train_austria_1": "antwerpen", "train_pragmatic_1": "gorinchem", "train_prussia_2": "box",
    "train_france_1": "guise",
}  # fmt: skip
HANDS = {"prussia": 9, "saxony": 3, "france": 2, "bavaria": 5, "pragmatic": 3, "austria": 5}
# armies when each general, in the order of ranks, takes the most or the least that leaves the others their limits
MOST = {
    "karl_von_lothringen": 8, "traun": 7, "khevenhueller": 6, "batthyany": 2, "neipperg": 1, "arenberg": 4,
    "george_ii": 8, "cumberland": 5, "earl_of_stair": 1,
    "friedrich": 8, "schwerin": 4, "erbprinz_leopold": 4, "der_alte_dessauer": 6, "rutowski": 5,
    "moritz_von_sachsen": 8, "belle_isle": 8, "broglie": 8, "maillebois": 1, "noailles": 1, "toerring": 5,
}  # fmt: skip
LEAST = {
    "karl_von_lothringen": 1, "traun": 1, "khevenhueller": 6, "batthyany": 4, "neipperg": 8, "arenberg": 8,
    "george_ii": 1, "cumberland": 5, "earl_of_stair": 8,
    "friedrich": 1, "schwerin": 5, "erbprinz_leopold": 8, "der_alte_dessauer": 8, "rutowski": 5,
    "moritz_von_sachsen": 7, "belle_isle": 6, "broglie": 5, "maillebois": 1, "noailles": 7, "toerring": 5,
}  # fmt: skip
INTRO_MOST = {
    "karl_von_lothringen": 8, "traun": 7, "khevenhueller": 6, "batthyany": 2, "neipperg": 1,
    "friedrich": 8, "schwerin": 4, "erbprinz_leopold": 4, "rutowski": 5, "belle_isle": 6, "broglie": 5, "toerring": 5,
}  # fmt: skip
TOTALS = {"austria": 28, "pragmatic": 14, "prussia": 22, "saxony": 5, "france": 26, "bavaria": 5}


def new(scenario: str = "full", seats: int = 3) -> Match:
    return Match.new("maria", scenario, seats, seed="set-up", nonce="test")


def divide(match: Match, pick: int) -> dict[str, int]:
    """Divides all armies, each time with the first or last option; tells the outcome."""
    while match.decisions and match.decisions[0].kind == "armies":
        decision = match.decisions[0]
        match.play(decision.seat, decision.options[pick])
    return {name: armies(match, name) for name in match.view(None)["generals"]}


def power_of(match: Match, general: str) -> str:
    assert isinstance(match.definition, Maria)
    box = match.definition.components
    return POWERS[box.power_of[[found.id for found in box.generals].index(general)]]


def places(match: Match, what: str) -> dict[str, str]:
    seen = match.view(None)[what]
    return {name: found["city"] if what == "generals" else found for name, found in seen.items()}


# -- players and powers


@rule("M-1.1", "M-1.2", "M-0.2", "M-2.1", "M-2.2", "M-2.3", "M-0.5")
@pytest.mark.parametrize("scenario", ["introductory", "full"])
def test_who_runs_which_power(scenario: str) -> None:
    runs = {name: seen["seat"] for name, seen in new(scenario).view(None)["powers"].items()}
    assert runs == {"austria": MT, "prussia": FR, "saxony": FR, "pragmatic": FR, "france": LX, "bavaria": LX}
    runs = {name: seen["seat"] for name, seen in new(scenario, 2).view(None)["powers"].items()}
    first = {name for name, seat in runs.items() if seat == "player_a"}
    assert first == {"france", "bavaria", "prussia", "saxony"}
    assert set(runs.values()) == {"player_a", "player_b"}


ONE = {
    "france": "belle_isle", "bavaria": "toerring", "prussia": "friedrich", "saxony": "rutowski",
    "pragmatic": "george_ii", "austria": "traun",
}  # fmt: skip
STAGES = {"france_bavaria": ("france", "bavaria"), "prussia_saxony": ("prussia", "saxony"),
          "austria_pragmatic": ("austria", "pragmatic")}  # fmt: skip
ENEMIES = {
    "france": {"austria", "pragmatic"}, "bavaria": {"austria", "pragmatic"}, "prussia": {"austria", "pragmatic"},
    "saxony": {"austria", "pragmatic"}, "pragmatic": {"france", "bavaria", "prussia", "saxony"},
    "austria": {"france", "bavaria", "prussia", "saxony"},
}  # fmt: skip
PARTNERS = {"france": "bavaria", "bavaria": "france", "prussia": "saxony", "saxony": "prussia",
            "pragmatic": "austria", "austria": "pragmatic"}  # fmt: skip
PAIRS = [
    (stage, power, other) for stage, powers in STAGES.items() for power in powers for other in ONE if other != power
]


@rule("M-2.5", "M-2.6", "M-R-23")
@pytest.mark.parametrize(("stage", "power", "other"), PAIRS)
def test_powers_that_are_not_allied_are_enemies(stage: str, power: str, other: str) -> None:
    generals = {ONE[power]: {"city": "pilsen"}, ONE[other]: {"city": "mies"}}
    match = build(stage=stage, phase="combat", generals=generals)
    assert bool(happened(match, "battle")) == (other in ENEMIES[power])


@rule("M-2.7", "M-2.8", "M-6.2")
@pytest.mark.parametrize(("stage", "power", "other"), PAIRS)
def test_only_cooperating_powers_stack(stage: str, power: str, other: str) -> None:
    match = build(stage=stage, generals={ONE[power]: {"city": "pilsen"}, ONE[other]: {"city": "mies"}})
    seat = match.view(None)["powers"][power]["seat"]
    if (power, other) == ("austria", "pragmatic"):  # whose generals could move first
        turn(match, FR, "wait")
    assert ("mies" in targets(match, seat, f"move {ONE[power]} >")) == (PARTNERS[power] == other)


@rule("M-2.4", "M-4.8", "M-4.12", "M-3.2.13")
def test_pools_of_the_major_powers() -> None:
    powers = new().view(None)["powers"]
    found = {name: seen["pool"] for name, seen in powers.items() if seen["pool"]}
    assert found == {"prussia": 13, "france": 11, "pragmatic": 8, "austria": 8}


# -- pieces


@rule("M-4.2", "M-4.4", "M-4.5", "M-4.6", "M-3.1.1", "M-15.1")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_pieces_of_the_full_game(seats: int) -> None:
    match = new("full", seats)
    assert places(match, "generals") == FULL
    assert places(match, "trains") == FULL_TRAINS
    assert match.view(None)["hussars"] == [None, None]
    assert match.view(None)["turn"] == 1
    cities = [place for place in (*FULL.values(), *FULL_TRAINS.values()) if place != "box"]
    assert len(cities) == len(set(cities)) == 28  # no stack


@rule("M-4.4", "M-4.5", "M-14.1", "M-14.2", "M-14.3", "M-14.6")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_pieces_of_the_introductory_game(seats: int) -> None:
    match = new("introductory", seats)
    assert places(match, "generals") == BOHEMIA
    assert places(match, "trains") == BOHEMIA_TRAINS
    assert match.view(None)["hussars"] == [None, None]


@rule("M-4.7")
def test_start_cities_are_cities_like_others() -> None:
    match = build(generals={"belle_isle": {"city": "pfaffenhofen"}})  # Broglie's
    turn(match, LX, "move belle_isle > ingolstadt", "halt")  # Törring's
    assert city(match, "belle_isle") == "ingolstadt"


# -- markers, cards


@rule("M-4.10", "M-4.11", "M-4.13")
@pytest.mark.parametrize("scenario", ["introductory", "full"])
def test_the_seven_silesian_markers(scenario: str) -> None:
    assert new(scenario).view(None)["markers"] == SILESIA


@rule("M-4.13", "M-R-64")
def test_markers_never_run_out_in_the_introductory_game() -> None:
    held = ["straubing", "amberg", "braunau", "donauwoerth", "ingolstadt", "leipzig", "torgau", "zittau", "wittenberg"]
    match = intro(
        stage="austria_pragmatic", generals={"traun": {"city": "peitz"}}, markers=dict.fromkeys(held, "austria")
    )
    turn(match, MT, "move traun > luckau", "halt")
    assert marker(match, "peitz") == "austria"
    assert match.outcome is None


@rule("M-4.19", "M-4.20")
def test_elector_markers() -> None:
    sides = {"koeln": "france", "mannheim": "france", "mainz": "austria_pragmatic", "trier": "austria_pragmatic"}
    assert new().view(None)["electors"] == sides
    assert new().view(None)["boxes"] == {"electors": None, "emperor": None, "italy": None, "silesia": None}
    assert new("introductory").view(None)["electors"] == {}


@rule("M-4.21", "M-4.22", "M-3.2.14")
def test_the_politics_board() -> None:
    assert new().view(None)["tracks"] == {"saxony": 2, "russia": 3, "italy": 4}
    assert new().view(None)["political_deck"] == 25
    assert new("introductory").view(None)["tracks"] == {}


@rule("M-4.9", "M-4.14", "M-4.24", "M-R-93")
@pytest.mark.parametrize("seats", [2, 3])
def test_hands_are_dealt_from_the_first_deck_before_armies_are_divided(seats: int) -> None:
    match = new("full", seats)
    assert {kind for _, kind in asked(match)} == {"armies"}
    assert {name: seen["cards"] for name, seen in match.view(None)["powers"].items()} == HANDS
    assert match.view(None)["decks"] == [38 - 27, 38, 38, 38]
    assert Counter(card for name in HANDS for card in hand(match, name)).most_common(1)[0][1] <= 2  # Reserves at most
    short = new("introductory", seats)
    cards = {name: seen["cards"] for name, seen in short.view(None)["powers"].items()}
    assert cards == {**HANDS, "pragmatic": 0}
    assert short.view(None)["decks"] == [38 - 24, 38, 38, 38]


@rule("M-R-93")
def test_the_pragmatic_army_is_dealt_right_before_austria() -> None:
    full, short = new("full"), new("introductory")  # the same deck
    for power in ("prussia", "saxony", "france", "bavaria"):
        assert hand(full, power) == hand(short, power)
    pragmatic, austria = Counter(hand(full, "pragmatic")), Counter(hand(full, "austria"))
    instead = Counter(hand(short, "austria"))
    assert not pragmatic - instead
    assert not instead - pragmatic - austria


@rule("M-4.9")
def test_decks_are_shuffled() -> None:
    hands = [tuple(hand(Match.new("maria", "full", 3, seed=f"{n}", nonce="test"), "prussia")) for n in range(5)]
    assert len(set(hands)) == 5


# -- armies


@rule("M-4.15", "M-4.16", "M-4.17", "M-4.18", "M-R-04")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_armies_of_the_full_game(seats: int) -> None:
    assert divide(new("full", seats), -1) == MOST
    assert divide(new("full", seats), 0) == LEAST
    for found in (MOST, LEAST):
        assert sum(found.values()) == sum(TOTALS.values()) == 100


@rule("M-4.15", "M-4.16", "M-4.17", "M-R-63")
def test_the_armies_of_the_introductory_game() -> None:
    assert divide(new("introductory"), -1) == INTRO_MOST
    assert sum(INTRO_MOST.values()) == 24 + 16 + 5 + 11 + 5


@rule("M-4.17", "M-4.18")
def test_the_choice_leaves_the_others_their_limits() -> None:
    match = new()
    assert [move for move in options(match, LX) if "moritz" in move] == [
        "armies moritz_von_sachsen 7",
        "armies moritz_von_sachsen 8",
    ]
    assert match.view(FR)["generals"]["rutowski"]["armies"] == 5  # all that Saxony has: there is nothing to ask
    assert not [move for move in options(match, FR) if "rutowski" in move]
    forbidden(match, LX, "armies moritz_von_sachsen 6")
    with pytest.raises(Illegal):
        match.play(FR, "armies friedrich 9")


@rule("M-EX-01", "M-4.15")
def test_the_example_of_an_allocation() -> None:
    wanted = {"friedrich": 8, "schwerin": 4, "erbprinz_leopold": 4, "der_alte_dessauer": 6}
    match = new()
    names = list(match.view(None)["generals"])
    while match.decisions[0].kind == "armies":
        decision = match.decisions[0]
        general = names[decision.about[0]]
        move = f"armies {general} {wanted[general]}" if general in wanted else decision.options[0]
        match.play(decision.seat, move)
    assert {name: armies(match, name) for name in wanted} == wanted


@rule("M-4.15", "M-6.9", "M-R-93")
def test_the_division_is_secret_and_at_the_same_time() -> None:
    match = new()
    assert sorted(set(asked(match))) == [(FR, "armies"), (LX, "armies"), (MT, "armies")]
    match.play(MT, "armies karl_von_lothringen 8")
    for seat in (FR, LX, None):
        assert all("8" not in str(event.secret) for event in match.events(seat))
        assert "armies" not in match.view(seat)["generals"]["karl_von_lothringen"]


@rule("M-4.15", "M-R-93")
def test_nobody_learns_from_what_is_asked_in_the_division() -> None:
    """Friedrich 8 and Schwerin 4 leave the others no choice; that Prussia is still asked tells nothing."""
    seen = []
    for friedrich, schwerin in ((8, 4), (4, 6)):
        match = build(stage="set_up")
        turn(match, FR, f"armies friedrich {friedrich}", f"armies schwerin {schwerin}")
        assert [(d["seat"], d["power"]) for d in match.view(MT)["decisions"]] == [
            (LX, "france"), (FR, "prussia"), (MT, "austria"),
        ]  # fmt: skip
        seen.append([(match.view(seat), match.scene(seat), match.log(seat), match.events(seat)) for seat in (LX, MT)])
    assert seen[0] == seen[1]


@rule("M-R-93")
def test_every_player_finishes_his_own_division() -> None:
    match = new()
    while FR in {seat for seat, _ in asked(match)}:
        match.play(FR, match.legal(FR)[0])
    assert asked(match) == [(LX, "armies"), (MT, "armies")]
    assert {name: armies(match, name) for name in LEAST if LEAST[name] == armies(match, name)} == {
        name: count for name, count in LEAST.items() if RUNS[power_of(match, name)] == FR or name == "toerring"
    }


@rule("M-R-93")
def test_a_division_is_taken_back_whatever_others_have_divided_since() -> None:
    match = new()
    turn(match, FR, "armies friedrich 8")
    turn(match, MT, "armies karl_von_lothringen 5", "armies traun 1")
    turn(match, LX, "armies moritz_von_sachsen 7")
    match.undo(MT)
    match.undo(FR)
    turn(match, FR, "armies friedrich 1")
    assert [move.text for _, move in match.moves] == [
        "armies karl_von_lothringen 5", "armies moritz_von_sachsen 7", "armies friedrich 1",
    ]  # fmt: skip
    match.undo(MT)
    assert armies(match, "karl_von_lothringen") == 0
    with pytest.raises(CannotUndo):
        match.undo(MT)
    again = Match.from_record(match.to_record())
    assert [again.view(seat) for seat in (MT, FR, LX)] == [match.view(seat) for seat in (MT, FR, LX)]
    divide(match, 0)
    with pytest.raises(CannotUndo):  # the first political cards lie open
        match.undo(MT)


@rule("M-4.17")
def test_the_minimum_has_no_effect_later() -> None:
    match = build(
        generals={
            "moritz_von_sachsen": {"city": "paris", "armies": 3},
            "maillebois": {"city": "paris", "armies": 3},
        }
    )
    turn(match, LX, "move moritz_von_sachsen > meaux", "armies moritz_von_sachsen 1", "halt")
    assert (armies(match, "moritz_von_sachsen"), armies(match, "maillebois")) == (1, 5)


# -- control


@rule("M-3.2.5", "M-3.2.8", "M-3.2.9")
@pytest.mark.parametrize(
    ("fields", "taken"),
    [
        ({}, True),  # Linz is Austrian home territory without a marker
        ({"markers": {"linz": "france"}}, False),
        ({"markers": {"linz": "prussia"}}, False),
        ({"markers": {"linz": "pragmatic"}}, True),
    ],
)
def test_control_of_a_home_fortress(fields: dict[str, Any], taken: bool) -> None:
    match = build(generals={"belle_isle": {"city": "linz"}}, **fields)
    turn(match, LX, "move belle_isle > freistadt", "halt")
    assert bool(happened(match, "conquered")) == taken


@rule("M-3.2.5", "M-19.1.5")
def test_silesia_becomes_prussian_by_annexation() -> None:
    taken = dict.fromkeys(SILESIA, "prussia")
    for annexed, owner in ((0, "prussia"), (1, None)):  # Prussia recovers Breslau from Austria
        match = build(
            stage="prussia_saxony",
            turn=5,
            annexed=annexed,
            markers={**taken, "breslau": "austria"},
            generals={"friedrich": {"city": "breslau"}},
        )
        turn(match, FR, "move friedrich > ohlau", "halt")
        assert marker(match, "breslau") == owner
    assert pools(match)["austria"] == 8 + 5
