"""L'Empereur as a whole (K-0, 12.0): modes, players, who decides, open hands."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from chancellery import BadInput, Match, games
from chancellery.kernel import Illegal
from tests.conformance.coalitions.lempereur.empire import OTHERS, asked, card, decline, empire, march, offered
from tests.conformance.coalitions.table import POWERS, happened, play
from tests.conformance.rule import rule

COUNTS = (1, 2, 3, 4, 5)


def new(seats: int, seed: int = 1, **options: object) -> Match:
    return Match.new("coalitions", "lempereur", seats, seed=seed, options=options, nonce="test")


def divided(*players: int) -> Match:
    """A new match in which GB, AU, PR, RU and OT are given to these players."""
    match = new(max(players))
    for power, player in zip(OTHERS, players, strict=True):
        if match.decisions[0].kind == "division" and POWERS[match.decisions[0].actor] == power:
            match.play("player_1", f"entrust {power} > {player}")
    return match


def players_of(match: Match) -> dict[str, str | None]:
    return {name: power["seat"] for name, power in match.view()["powers"].items()}


# -- modes


@rule("K-0.3", "K-2.1.4")
def test_one_to_five_play_with_the_set_up_of_1805() -> None:
    game = next(one for one in games() if one.id == "coalitions")
    scenarios = {one.id: one for one in game.scenarios}
    assert scenarios["lempereur"].seats == (1, 2, 3, 4, 5)
    assert all(one.seats == (3, 4, 5, 6) for id, one in scenarios.items() if id != "lempereur")
    assert game.scenarios[0].id == "1805"  # the recommended first one
    competitive = Match.new("coalitions", "1805", 6, seed=1).view()["powers"]
    for seats in COUNTS:
        match = new(seats)
        assert match.setup.board == "coalitions_empire"
        for name, power in match.view()["powers"].items():
            assert power["generals"] == competitive[name]["generals"]
    assert len(new(1).seats) == 1
    assert Match.new("coalitions", "lempereur").seats == ("grand_coalition",)
    with pytest.raises(BadInput):
        new(6)


@rule("K-0.1", "K-0.2")
def test_all_six_powers_are_there_and_no_dice() -> None:
    match = new(1)
    assert tuple(match.view()["powers"]) == POWERS
    assert "die" not in {word for form in match.definition.notation.forms.values() for word in form.split()}


@rule("K-0.10")
def test_playing_times() -> None:
    game = next(one for one in games() if one.id == "coalitions")
    lengths = {one.id: one.length for one in game.scenarios}
    assert {id for id, length in lengths.items() if length == "long"} == {"1792", "1798", "1805", "lempereur"}
    assert {id for id, length in lengths.items() if length == "medium"} == {"1806", "1809"}
    assert {id for id, length in lengths.items() if length == "short"} == {"1812", "1813"}


@rule("K-0.8")
def test_won_in_paris_or_lost_at_25_together() -> None:
    lost = card(3, powers={"france": {"influence": 24, "garrisons": ["bavaria"]}})
    assert lost.outcome is not None
    assert (lost.outcome.winners, lost.outcome.rule) == ((), "K-12.2.2")
    generals = {"lorraine": 3}
    won = empire(
        power="austria",
        action="movement",
        powers={"france": {"garrisons": ["paris"]}, "austria": {"generals": generals}},
    )
    decline(march(won, "lorraine > paris"), "win_garrison")
    assert won.outcome is not None
    assert (won.outcome.winners, won.outcome.rule) == ((0,), "K-12.2.1")


@rule("K-12.0.1")
def test_napoleon_is_an_automaton_that_scores_by_cards_garrisons_and_battles() -> None:
    """No seat ever decides an action of FR; its Influence comes from cards, Expand Influence and battles only."""
    match, rng = new(2), Random(4)
    gains = set()
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        assert decision.actor != POWERS.index("france") or decision.kind in (
            "source",
            "lowest_morale",
            "french_troops",
            "french_withdraw",
            "race_place",
        )
        match.play(decision.seat, rng.choice(decision.options))
    before = ""
    for event in match.events():
        if event.kind == "expand" or (event.kind == "influence" and event.args[0] == POWERS.index("france")):
            gains.add(event.kind if event.kind == "expand" else before)
        before = event.kind
    assert (
        {"expand", "target_scored"} <= gains <= {"expand", "target_scored", "garrison", "garrison_lost", "lost_troops"}
    )


# -- players (K-12.0.2)


@rule("K-12.0.2")
def test_one_player_has_all_five() -> None:
    match = new(1)
    assert match.decisions[0].kind == "drill"  # nothing to divide
    assert players_of(match) == {**dict.fromkeys(OTHERS, "grand_coalition"), "france": None}


@rule("K-12.0.2")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_division_with_a_power_for_each_player_is_possible(count: int) -> None:
    for players in product(range(1, count + 1), repeat=len(OTHERS)):
        if set(players) == set(range(1, count + 1)):
            found = players_of(divided(*players))
            assert [found[power] for power in OTHERS] == [f"player_{number}" for number in players]
            assert found["france"] is None


@rule("K-12.0.2")
def test_nobody_is_left_without_a_power() -> None:
    match = new(3)
    play(match, "player_1: entrust britain > 1", "player_1: entrust austria > 1", "player_1: entrust prussia > 1")
    assert asked(match) == "russia"
    assert offered(match) == ["entrust russia > 2", "entrust russia > 3"]
    for move, reason in (
        ("entrust russia > 1", "refused-player-without-power"),
        ("entrust russia > 4", "refused-no-such-player"),
        ("entrust ottoman > 2", "refused-other-power-divided"),
    ):
        with pytest.raises(Illegal) as error:
            match.play("player_1", move)
        assert error.value.reason == reason
    play(match, "player_1: entrust russia > 3")
    assert players_of(match)["ottoman"] == "player_2"  # the only one left
    assert happened(match, "entrusted") == [(0, 1), (2, 1), (3, 1), (4, 3), (5, 2)]


@rule("K-12.0.2")
def test_the_division_holds_for_the_whole_match() -> None:
    match, rng = divided(1, 2, 3, 1, 2), Random(9)
    start = players_of(match)
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
        assert players_of(match) == start


@rule("K-12.0.2")
def test_a_position_gives_every_player_a_power() -> None:
    with pytest.raises(BadInput):
        Match.from_position(
            "coalitions",
            {"scenario": "lempereur", "seats": 2, "powers": {name: {"controller": "player_1"} for name in OTHERS}},
        )


# -- decisions (K-12.0.3, K-R-84)


@rule("K-12.0.3", "K-R-84")
def test_what_is_left_to_the_players_the_player_of_great_britain_decides() -> None:
    powers = {name: {"morale": 2, "controller": "player_2" if name == "britain" else "player_1"} for name in OTHERS}
    match = Match.from_position(
        "coalitions",
        {"scenario": "lempereur", "seats": 2, "power": "france", "action": "drill", "powers": powers},
    )
    assert [(match.seats[d.seat], d.kind) for d in match.decisions] == [("player_2", "lowest_morale")]
    with pytest.raises(Illegal):
        match.play("player_1", "encourage austria")
    match.play("player_2", "encourage austria")
    assert match.view()["powers"]["austria"]["morale"] == 3


@rule("K-R-84")
def test_a_single_power_is_its_own_players_affair() -> None:
    match = divided(1, 2, 2, 2, 2)
    seats = []
    while match.view()["turn"] < 4:
        decision = match.decisions[0]
        if POWERS[decision.actor] != "france":
            seats.append((POWERS[decision.actor], match.seats[decision.seat]))
        match.play(decision.seat, decision.options[-1])
    assert {seat for power, seat in seats if power == "britain"} == {"player_1"}
    assert {seat for power, seat in seats if power != "britain"} == {"player_2"}


# -- open hands (K-12.0.4)


@rule("K-12.0.4", "K-R-84")
def test_all_players_see_all_hands_of_the_grand_coalition() -> None:
    match = divided(1, 2, 3, 1, 2)
    for seat in match.seats:
        seen = match.view(seat)["powers"]
        assert all(len(seen[power]["hand"]) == seen[power]["cards"] for power in OTHERS)
        assert "hand" not in seen["france"]
    assert not any("hand" in power for power in match.view(None)["powers"].values())
    match.play("player_1", "drill")
    for seat in match.seats:
        assert [event.secret for event in match.events(seat) if event.kind == "draw"] != [()]
    assert [event.secret for event in match.events(None) if event.kind == "draw"] == [()]


@rule("K-12.0.4", "K-R-84")
def test_players_may_talk_while_cards_are_played() -> None:
    powers = {"britain": {"generals": {"hannover": 1}, "hand": [2], "controller": "player_1", "morale": 3}}
    rest = {name: {"controller": "player_2", "morale": 9} for name in OTHERS if name != "britain"}
    match = Match.from_position(
        "coalitions",
        {
            "scenario": "lempereur",
            "seats": 2,
            "power": "france",
            "action": "drill",
            "napoleon_deck": [9],
            "powers": {**powers, **rest},
        },
    )
    assert match.decisions[0].kind == "open_card"
    assert match.say("player_1", "Shall I play the 2?").text == "Shall I play the 2?"
    assert match.say("player_2", "Keep it.").text == "Keep it."
