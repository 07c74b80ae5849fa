"""End of the game (12.2)."""

from __future__ import annotations

from chancellery import Match
from tests.conformance.coalitions.lempereur.empire import (
    card,
    choose,
    decline,
    empire,
    influence,
    march,
    moving,
)
from tests.conformance.coalitions.table import happened, order
from tests.conformance.rule import rule


def at_the_gates(**paris: object) -> Match:
    """Austria beside Paris, which has nothing but what is said."""
    return moving("austria", france={"garrisons": ["picardie"], **paris}, austria={"generals": {"lorraine": 2}})


@rule("K-12.2.1", "K-R-86", "K-8.0.7")
def test_a_general_in_paris_wins_at_the_end_of_the_action() -> None:
    """Control is not needed: an open Paris is entered without a battle, and no Garrison is left."""
    match = at_the_gates()
    choose(match, "march lorraine > paris")
    assert happened(match, "players_won") == []  # not before the action is over
    choose(match, "done")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule, match.outcome.reason) == ((0,), "K-12.2.1", "liberation")
    assert match.view()["garrisons"] == {"picardie": "france"}
    assert happened(match, "players_won") == [(2, match.definition.map.place_of["paris"])]  # type: ignore[attr-defined]


@rule("K-12.2.1", "K-R-86")
def test_not_before_all_battles_of_the_action_are_resolved() -> None:
    match = moving(
        "austria",
        france={"garrisons": ["paris", "picardie"]},
        austria={"generals": {"lorraine": 2, "pfalz": 2}, "hand": [5], "morale": 3},
    )
    march(match, "lorraine > paris", "pfalz > picardie")
    choose(match, "battle paris")
    decline(match, "open_card", "win_garrison")
    assert order(match, "result", "players_won") == ["result", "result", "players_won"]


@rule("K-12.2.1")
def test_a_general_who_does_not_stay_in_paris_wins_nothing() -> None:
    match = at_the_gates(garrisons=["paris", "picardie"], generals={"paris": 3}, morale=0)
    decline(march(match, "lorraine > paris"), "open_card", "beaten")
    assert happened(match, "result")[0][1:] == (3, 5, 1)
    assert match.outcome is None


@rule("K-12.2.1", "K-12.0.2")
def test_all_players_win_whoever_takes_paris() -> None:
    match = Match.from_position(
        "coalitions",
        {
            "scenario": "lempereur",
            "seats": 5,
            "power": "ottoman",
            "action": "movement",
            "powers": {"ottoman": {"generals": {"languedoc": 0}}},
        },
    )
    match.play("player_5", "march languedoc > paris")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1, 2, 3, 4)


@rule("K-12.2.2")
def test_lost_at_25_at_once_in_the_middle_of_a_card() -> None:
    """Bavaria (2) brings 25; Saxonia and Hesse are not even looked at."""
    match = card(3, powers={"france": {"influence": 23, "garrisons": ["bavaria", "hesse"]}})
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule, match.outcome.reason) == ((), "K-12.2.2", "domination")
    assert influence(match) == 25
    assert happened(match, "players_lost") == [(25,)]
    assert len(happened(match, "target_scored")) == 1
    assert happened(match, "target_attacked") == []
    assert not match.decisions


@rule("K-12.2.2")
def test_passing_25_is_enough() -> None:
    match = card(3, powers={"france": {"influence": 24, "garrisons": ["bavaria"]}})
    assert match.outcome is not None
    assert influence(match) == 26
    assert match.outcome.scores == (0,)
    assert card(3, powers={"france": {"influence": 22, "garrisons": ["bavaria"]}}).outcome is None


@rule("K-12.2.2", "K-R-86")
def test_a_battle_lost_before_paris_counts_can_lose_the_match() -> None:
    """Austria has a General in Paris, but the second battle of the same action brings FR to 25."""
    match = moving(
        "austria",
        france={"influence": 24, "garrisons": ["paris", "picardie"], "generals": {"picardie": 3}, "morale": 0},
        austria={"generals": {"lorraine": 3, "pfalz": 0}, "hand": [5, 5, 5], "morale": 9},
    )
    march(match, "lorraine > paris", "pfalz > picardie")
    choose(match, "battle paris", "play 5 for paris", "play 5 for paris", "pass")
    decline(match, "win_garrison")
    assert [args[1:] for args in happened(match, "result")] == [(14, 1, 0), (1, 5, 1)]
    assert match.outcome is not None
    assert match.outcome.rule == "K-12.2.2"


@rule("K-12.2.2")
def test_expand_influence_can_lose_the_match() -> None:
    match = empire(power="france", action="influence", powers={"france": {"influence": 24, "garrisons": ["madrid"]}})
    assert match.outcome is not None
    assert match.outcome.rule == "K-12.2.2"
