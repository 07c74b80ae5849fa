"""The introductory game (14) and its two-player form (24.1)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadInput
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    asked,
    build,
    city,
    forbidden,
    hand,
    happened,
    intro,
    marker,
    options,
    targets,
    told,
    turn,
)
from tests.conformance.rule import rule

A, B = "player_a", "player_b"
# fortresses of core Austria far from the places of the tests
CORE = [
    "budweis", "chrudim", "deutsch_brod", "jungbunzlau", "koeniggraetz", "leitmeritz", "neuhaus", "tabor", "iglau",
    "pisek", "krems", "steyr", "znaim",
]  # fmt: skip
SILESIA = ["liegnitz", "glogau", "breslau", "brieg", "neisse", "glatz", "cosel"]


def marks(french: int, prussian: int) -> dict[str, str]:
    """So many French markers in Austria and Prussian ones in Silesia, then in Austria."""
    found = dict.fromkeys(CORE[:french], "france")
    found |= dict.fromkeys(SILESIA[:prussian], "prussia")
    return found | dict.fromkeys(CORE[french : french + max(0, prussian - 7)], "prussia")


def start() -> Match:
    match = Match.new("maria", "introductory", 3, seed="test", nonce="n")
    while asked(match)[0][1] == "armies":
        decision = match.decisions[0]
        match.play(decision.seat, decision.options[0])
    return match


@rule("M-14.1", "M-14.12")
def test_flanders_is_not_used() -> None:
    with pytest.raises(BadInput):
        intro(generals={"belle_isle": {"city": "paris"}})
    match = intro(generals={"belle_isle": {"city": "wuerzburg", "armies": 5}})
    assert targets(match, LX, "move belle_isle >") == {"neustadt_a_d_aisch", "schweinfurt"}
    full = build(generals={"belle_isle": {"city": "wuerzburg", "armies": 5}})
    assert targets(full, LX, "move belle_isle >") == {"neustadt_a_d_aisch", "schweinfurt", "wertheim"}


@rule("M-14.2", "M-14.3")
def test_the_pieces_of_the_introductory_game() -> None:
    seen = start().view(None)
    assert set(seen["generals"]) == {
        "karl_von_lothringen", "traun", "khevenhueller", "batthyany", "neipperg", "friedrich", "schwerin",
        "erbprinz_leopold", "rutowski", "belle_isle", "broglie", "toerring",
    }  # fmt: skip
    assert sorted(seen["trains"].values()) == ["crossen", "dietfurt", "grimma", "kolin", "neumarkt", "waidhofen"]


@rule("M-14.4", "M-14.5", "M-14.6", "M-8.2")
def test_the_draws_of_the_introductory_game() -> None:
    match = start()
    held = {power: seen["cards"] for power, seen in match.view(None)["powers"].items()}
    assert held == {"prussia": 9, "saxony": 3, "france": 2, "bavaria": 5, "austria": 5, "pragmatic": 0}
    while match.view(None)["turn"] == 1:
        decision = match.decisions[0]
        last = "done" if "done" in options(match, match.seats[decision.seat]) else decision.options[0]
        match.play(decision.seat, last)
    assert [(d["power"], d["count"]) for d in told(match, "drawn")] == [
        ("france", 2), ("bavaria", 1), ("bavaria", 1), ("prussia", 3), ("saxony", 1), ("austria", 5),
    ]  # fmt: skip


@rule("M-14.5", "M-8.4", "M-R-88")
@pytest.mark.parametrize(("move", "french", "bavarian"), [("subsidise bavaria", 2, 2), ("no subsidy", 3, 1)])
def test_france_draws_two_cards_fewer(move: str, french: int, bavarian: int) -> None:
    match = intro(phase="cards", turn=4)
    turn(match, LX, move)
    assert (len(hand(match, "france")), len(hand(match, "bavaria"))) == (french, bavarian)


@rule("M-14.6", "M-14.7", "M-5.2")
def test_no_pragmatic_army_and_no_politics() -> None:
    match = start()
    assert asked(match) == [(MT, "hussar")]
    assert match.view(None)["tracks"] == {}
    with pytest.raises(BadInput):
        intro(stage="politics")
    later = intro(stage="austria_pragmatic", phase="cards", pragmatic={"hand": []})
    assert hand(later, "pragmatic") == []
    assert len(hand(later, "austria")) == 5


@rule("M-14.8", "M-14.14")
@pytest.mark.parametrize(("before", "over"), [(8, True), (7, False)])
def test_louis_wins_with_nine_fortresses_in_austria(before: int, over: bool) -> None:
    match = intro(markers=marks(before, 2), generals={"broglie": {"city": "linz", "armies": 5}})
    turn(match, LX, "move broglie > wels")
    assert marker(match, "linz") == "france"
    if over:
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.rule) == ((0,), "M-14.8")
        assert happened(match, "victory") == [("aims", 0)]
        assert match.outcome.scores[0] == 9
        assert match.decisions == []
    else:
        assert match.outcome is None


@rule("M-14.8", "M-14.11", "M-10.3.18")
def test_bavarian_conquests_count_for_louis() -> None:
    match = intro(markers=marks(8, 2), generals={"toerring": {"city": "linz", "armies": 5}})
    turn(match, LX, "move toerring > wels")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@rule("M-14.9", "M-14.11")
@pytest.mark.parametrize(("before", "general"), [(11, "schwerin"), (11, "rutowski"), (10, "schwerin")])
def test_frederick_wins_with_twelve_in_austria_or_silesia(before: int, general: str) -> None:
    match = intro(
        stage="prussia_saxony", markers=marks(0, before) | {"linz": "france"},
        generals={general: {"city": "eger", "armies": 5}},
    )  # fmt: skip
    turn(match, FR, f"move {general} > karlsbad")
    if before == 11:
        assert match.outcome is not None
        assert (match.outcome.winners, match.outcome.rule) == ((1,), "M-14.9")
        assert match.outcome.scores[1] == 12
    else:
        assert match.outcome is None


@rule("M-14.9", "M-4.10")
def test_the_two_silesian_fortresses_of_the_start_count() -> None:
    match = intro(
        stage="prussia_saxony", markers=dict.fromkeys(CORE[:9], "prussia"),
        generals={"schwerin": {"city": "eger", "armies": 5}},
    )  # fmt: skip
    turn(match, FR, "move schwerin > karlsbad")  # 2 + 9 + 1
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@rule("M-14.11")
def test_only_fortresses_with_own_markers_count() -> None:
    match = intro(markers=marks(8, 2), generals={"broglie": {"city": "breslau", "armies": 5}})
    turn(match, LX, "move broglie > strehlen")
    assert marker(match, "breslau") == "france"  # Silesia counts for Frederick only
    assert match.outcome is None


@rule("M-14.10", "M-R-65")
def test_maria_theresa_wins_after_turn_nine() -> None:
    match = intro(stage="winter", turn=9, markers=marks(8, 11))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule) == ((2,), "M-14.10")
    assert told(match, "winter") == []


@rule("M-14.12")
def test_distances_use_the_bohemian_roads_only() -> None:
    # Rothenburg and Würzburg are linked over Flanders in three steps in the full game as well as by Neustadt;
    # a general in Würzburg may not be attacked from the other map, and hussars are not measured over it
    match = intro(stage="hussars", generals={"traun": {"city": "wuerzburg", "armies": 3}})
    assert {"rothenburg", "ansbach"} <= targets(match, MT, "hussar 1 >")
    assert "ulm" not in targets(match, MT, "hussar 1 >")


@rule("M-14.13", "M-10.2.6")
def test_french_generals_do_not_return_but_trains_do() -> None:
    rich = ["clubs_10", "clubs_9"]
    match = intro(stage="winter", turn=3, france={"hand": rich})
    assert "recruit" not in {kind for _, kind in asked(match)}
    some = intro(
        stage="winter", turn=3, france={"hand": rich}, generals={"broglie": {"city": "linz", "armies": 6}},
    )  # fmt: skip
    assert options(some, LX) == ["recruit 0", "recruit 1", "recruit 2"]
    trains = intro(france={"hand": rich})
    assert options(trains, LX) == ["restore train_france_2 > muenchen", "done"]


@rule("M-14.14")
def test_the_game_ends_in_the_middle_of_a_move() -> None:
    match = intro(markers=marks(8, 2), generals={"broglie": {"city": "linz", "armies": 5}})
    turn(match, LX, "move broglie > wels")  # two more steps would be possible
    assert match.outcome is not None
    assert city(match, "broglie") == "wels"


def pair(**fields: Any) -> Match:
    return build("introductory", 2, **fields)


@rule("M-24.1.1")
@pytest.mark.parametrize("seed", ["one", "four"])
def test_two_players_play_by_the_rules_of_three(seed: str) -> None:
    """A random match in step with both numbers of players: the same questions and options, only who answers differs."""
    three, two = (Match.new("maria", "introductory", seats, seed=seed, nonce="n") for seats in (3, 2))
    rng = Random(seed)
    while three.outcome is None:
        (decision, *_), (other, *_) = three.decisions, two.decisions
        assert (other.kind, other.actor, other.about) == (decision.kind, decision.actor, decision.about)
        assert two.seats[other.seat] == {MT: B, FR: A, LX: A}[three.seats[decision.seat]]
        assert [move.text for move in other.options] == [move.text for move in decision.options]
        move = rng.choice(decision.options).text
        three.play(decision.seat, move)
        two.play(other.seat, move)
        for part in ("generals", "trains", "markers", "turn", "stage"):
            assert two.view(None)[part] == three.view(None)[part]
    assert three.view(None)["turn"] == 9
    assert happened(two, "battle")


@rule("M-24.1.2", "M-0.5")
def test_who_runs_whom_with_two_players() -> None:
    match = pair(start="set_up")
    for seat, powers in ((A, {"france", "bavaria", "prussia", "saxony"}), (B, {"austria", "pragmatic"})):
        seen = match.view(seat)["powers"]
        assert {power for power in seen if "hand" in seen[power]} == powers
    assert asked(pair(stage="prussia_saxony", start="set_up")) == [(A, "movement")]
    assert asked(pair(stage="austria_pragmatic", start="set_up")) == [(B, "movement")]


@rule("M-24.1.3", "M-24.1.6")
def test_player_a_needs_both_conditions_at_once() -> None:
    both = pair(markers=marks(8, 12), generals={"broglie": {"city": "linz", "armies": 5}})
    turn(both, A, "move broglie > wels")
    assert both.outcome is not None
    assert (both.outcome.winners, both.outcome.rule) == ((0,), "M-24.1.3")
    one = pair(markers=marks(8, 11), generals={"broglie": {"city": "linz", "armies": 5}})
    turn(one, A, "move broglie > wels")
    assert one.outcome is None
    assert asked(one) == [(A, "walk")]


@rule("M-24.1.4")
def test_player_b_wins_if_neither_condition_is_met() -> None:
    match = pair(stage="winter", turn=9, markers=marks(8, 11))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule) == ((1,), "M-24.1.4")


@rule("M-24.1.5", "M-EX-D12")
@pytest.mark.parametrize(("french", "prussian"), [(9, 11), (3, 12)])
def test_one_condition_is_a_draw(french: int, prussian: int) -> None:
    match = pair(stage="winter", turn=9, markers=marks(french, prussian))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule) == ((0, 1), "M-24.1.5")


@rule("M-14.13")
def test_french_generals_are_not_offered_muenchen() -> None:
    match = intro(
        stage="winter", turn=3, france={"hand": ["clubs_10"]}, generals={"broglie": {"city": "linz", "armies": 6}},
    )  # fmt: skip
    turn(match, LX, "recruit 1")
    forbidden(match, match.seats[match.decisions[0].seat], "return belle_isle > muenchen")


@rule("M-R-64")
def test_markers_do_not_run_out() -> None:
    # all eight markers of Austria's pool are on the map; Bavaria's last fortresses can be marked as well
    held = ["ingolstadt", "donauwoerth", "amberg", "straubing", "dresden", "leipzig", "torgau", "wittenberg"]
    match = intro(
        stage="austria_pragmatic", markers=dict.fromkeys(held, "austria"),
        generals={"traun": {"city": "braunau", "armies": 5}},
    )  # fmt: skip
    turn(match, MT, "move traun > ried")
    assert marker(match, "braunau") == "austria"
    assert match.outcome is None
