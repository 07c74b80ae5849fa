"""Chapter 7.3: Leadership, Subsidies and Napoleon's Move."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import (
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
from tests.conformance.rule import rule

# -- Leadership


def russian(**russia: Any) -> Match:
    """RU (British Coalition) on Leadership; an Ottoman and an Austrian General stand in its country."""
    return position(
        power="russia",
        action="leadership",
        powers={
            "russia": russia,
            "ottoman": {"generals": {"smolensk": 0}, "garrisons": ["crimea"]},  # at War
            "austria": {"generals": {"ukraine": 1}},  # an Ally
        },
    )


@rule("K-7.3.1", "K-7.3.5", "K-R-38", "K-S-2.5", "FAM-3.21")
def test_generals_are_placed_in_controlled_territories() -> None:
    match = russian(generals={"moskva": 2}, garrisons=["livonia", "warszawa"])
    offered = [move for move in options(match, "russia") if move.startswith("place")]
    # not Moskva (own General), Smolensk (enemy General), Crimea (enemy Garrison), Polesie (uncontrolled)
    places = {"st_petersburg", "ukraine", "don", "livonia", "warszawa"}
    assert set(offered) == {f"place {place}" for place in places}
    forbidden(match, "russia", "place moskva", "place smolensk", "place crimea", "place polesie", "place galicia")
    play(match, "russia: place ukraine")
    forbidden(match, "russia", "place ukraine")  # one own General there now
    play(match, "russia: place livonia", "russia: place warszawa")
    # all four are on the map, each without Troops, and nothing was fought
    assert power(match, "russia")["generals"] == {"moskva": 2, "ukraine": 0, "livonia": 0, "warszawa": 0}
    assert power(match, "russia")["off_board"] == 0
    assert fought(match) == []
    assert ("russia", "more_generals") not in asked(match)


@rule("K-7.3.1", "K-7.3.2")
def test_any_number_may_be_placed_and_placing_excludes_all_other_options() -> None:
    match = russian(generals={"moskva": 2}, morale=3)
    play(match, "russia: place don")
    assert asked(match) == [("russia", "more_generals")]
    forbidden(match, "russia", "take off moskva", "take off don", "card", "morale", "decline")
    play(match, "russia: done")
    assert power(match, "russia")["generals"] == {"moskva": 2, "don": 0}
    assert power(match, "russia")["off_board"] == 2
    assert (power(match, "russia")["morale"], power(match, "russia")["cards"]) == (3, 0)
    assert asked(match) == [("france", "arbiter")]


@rule("K-7.3.2", "K-7.3.5", "K-R-39", "K-7.6.44")
def test_generals_taken_off_lose_their_troops_and_garrisons_stay() -> None:
    generals = {"moskva": 2, "don": 3, "livonia": 1, "finland": 0}
    match = russian(generals=generals, garrisons=["livonia"], morale=3)
    assert power(match, "russia")["stock"] == 28 - 7
    play(match, "russia: take off don")
    assert asked(match) == [("russia", "more_generals")]
    forbidden(match, "russia", "place don", "place st_petersburg", "card", "morale", "take off don")
    play(match, "russia: take off livonia", "russia: done")
    assert power(match, "russia")["generals"] == {"moskva": 2, "finland": 0}
    assert power(match, "russia")["off_board"] == 2
    assert power(match, "russia")["stock"] == 28 - 2 - 1  # 4 Troops are back in stock
    assert match.view(None)["garrisons"]["livonia"] == "russia"
    assert tracks(match, "morale")["russia"] == 3
    # none of the lost Troops became a Garrison
    assert "don" not in match.view(None)["garrisons"]


@rule("K-7.3.2")
def test_all_generals_may_be_taken_off() -> None:
    match = russian(generals={"moskva": 0, "finland": 2})
    play(match, "russia: take off moskva", "russia: take off finland")
    assert power(match, "russia")["generals"] == {}
    assert power(match, "russia")["off_board"] == 4
    assert asked(match) == [("france", "arbiter")]


@rule("K-7.3.3")
def test_a_card_may_be_drawn_instead() -> None:
    match = position(
        power="russia",
        action="leadership",
        deck=[4],
        powers={"russia": {"hand": [1], "generals": {"moskva": 1}, "morale": 3}},
    )
    play(match, "russia: card")
    assert power(match, "russia")["hand"] == [1, 4]
    # exactly one option: the action is over, nothing else was done
    assert asked(match) == [("france", "arbiter")]
    assert power(match, "russia")["generals"] == {"moskva": 1}
    assert power(match, "russia")["morale"] == 3


@rule("K-7.3.4", "FAM-3.12")
@pytest.mark.parametrize(("morale", "after"), [(0, 1), (3, 4), (14, 15)])
def test_morale_may_be_gained_instead(morale: int, after: int) -> None:
    match = russian(morale=morale)
    play(match, "russia: morale")
    assert power(match, "russia")["morale"] == after
    assert power(match, "russia")["cards"] == 0
    assert asked(match) == [("france", "arbiter")]


@rule("K-7.3.4", "FAM-3.12")
def test_morale_is_not_offered_at_15() -> None:
    match = russian(morale=15)
    forbidden(match, "russia", "morale")
    assert {"card", "decline"} <= set(options(match, "russia"))


# -- Subsidies


def subsidising(money: int, influence: int = 0, **powers: dict[str, Any]) -> Match:
    """GB after its Leadership option; AU and RU are in the British Coalition."""
    powers["britain"] = {"money": money, "influence": influence}
    match = position(power="britain", action="leadership", powers=powers)
    return play(match, "britain: morale")


@rule("K-7.3.6", "K-R-42", "FAM-3.13", "K-S-2.5b")
def test_subsidies_follow_leadership_and_go_to_members_within_the_money() -> None:
    match = subsidising(5)
    assert power(match, "britain")["morale"] == 1
    assert asked(match) == [("britain", "subsidy")]
    amounts = range(1, 6)
    expected = [f"offer {name} {money}" for name in ("austria", "russia") for money in amounts]
    assert options(match, "britain") == [*expected, "done"]
    forbidden(
        match,
        "britain",
        "offer prussia 1",  # Neutral
        "offer ottoman 1",  # Expansionist
        "offer france 1",
        "offer britain 1",
        "offer austria 6",  # more than it has
        "offer austria 0",
    )
    play(match, "britain: offer austria 3")
    # all offers are announced before anybody answers; together they stay within the Money; one per Power
    assert asked(match) == [("britain", "subsidy")]
    assert options(match, "britain") == ["offer russia 1", "offer russia 2", "done"]
    forbidden(match, "britain", "offer russia 3", "offer austria 1")
    play(match, "britain: offer russia 2")
    assert asked(match) == [("austria", "subsidy_answer")]  # the Order of Powers
    assert tracks(match, "money")["britain"] == 5


@rule("K-7.3.6", "K-R-64")
def test_subsidies_are_possible_after_a_declined_leadership_and_may_be_declined() -> None:
    match = position(power="britain", action="leadership", powers={"britain": {"money": 4}})
    play(match, "britain: decline")
    assert asked(match) == [("britain", "subsidy")]
    play(match, "britain: done")
    assert ("britain", "subsidy") not in asked(match)
    assert tracks(match, "money")["britain"] == 4
    assert happened(match, "subsidy") == []


@rule("K-7.3.6")
def test_without_money_or_members_there_is_nothing_to_offer() -> None:
    assert ("britain", "subsidy") not in asked(subsidising(0))
    alone = subsidising(9, austria={"status": "neutral"}, russia={"status": "french"})
    assert ("britain", "subsidy") not in asked(alone)
    # members that joined by status are offered Money, whoever they are
    match = subsidising(1, austria={"status": "neutral"}, russia={"status": "french"}, ottoman={"status": "british"})
    assert options(match, "britain") == ["offer ottoman 1", "done"]


@rule("K-7.3.6", "K-6.5.1")
@pytest.mark.parametrize("name", POWERS[1:])
def test_only_britain_subsidises(name: str) -> None:
    powers = {other: {"money": 5} for other in POWERS}
    match = position(power=name, action="leadership", powers=powers)
    play(match, f"{name}: morale")
    assert (name, "subsidy") not in asked(match)
    assert not any(move.startswith("offer") for move in options(match, name))


@rule("K-7.3.7", "K-7.3.9", "K-R-42")
def test_recipients_accept_or_refuse() -> None:
    match = play(subsidising(6), "britain: offer austria 3", "britain: offer russia 3")
    assert options(match, "austria") == ["accept", "refuse"]
    forbidden(match, "russia", "accept")  # not its turn to answer
    assert happened(match, "offered") == [(0, 2, 3), (0, 4, 3)]
    play(match, "austria: refuse")
    assert happened(match, "subsidy_refused") == [(2, 3)]
    assert tracks(match, "money") == dict.fromkeys(POWERS, 0) | {"britain": 6}
    assert tracks(match, "influence")["britain"] == 0
    assert asked(match) == [("russia", "subsidy_answer")]
    play(match, "russia: accept")
    assert tracks(match, "money") == dict.fromkeys(POWERS, 0) | {"britain": 3, "russia": 3}  # at once
    assert happened(match, "subsidy") == [(0, 4, 3)]
    assert tracks(match, "influence")["britain"] == 1
    # what was refused stays with Britain and cannot be offered again in this action
    assert ("britain", "subsidy") not in asked(match)


@rule("K-7.3.8")
@pytest.mark.parametrize(("amount", "influence"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 1), (9, 1)])
def test_influence_of_one_subsidy(amount: int, influence: int) -> None:
    match = play(subsidising(9), f"britain: offer russia {amount}")
    if amount < 9:
        play(match, "britain: done")
    play(match, "russia: accept")
    assert tracks(match, "influence") == dict.fromkeys(POWERS, 0) | {"britain": influence}
    assert tracks(match, "money") == dict.fromkeys(POWERS, 0) | {"britain": 9 - amount, "russia": amount}


@rule("K-7.3.8")
def test_influence_is_counted_per_power() -> None:
    match = play(subsidising(10), "britain: offer austria 3", "britain: offer russia 7")
    play(match, "austria: accept", "russia: accept")
    assert tracks(match, "influence")["britain"] == 2


@rule("K-D-02", "K-7.3.8")
def test_subsidies_of_two_and_seven_give_one_influence() -> None:
    match = play(subsidising(9), "britain: offer austria 2", "britain: offer russia 7")
    play(match, "austria: accept", "russia: accept")
    assert tracks(match, "influence")["britain"] == 1
    assert tracks(match, "money") == dict.fromkeys(POWERS, 0) | {"austria": 2, "russia": 7}


@rule("K-7.3.8", "K-7.3.9")
def test_a_subsidy_may_win_the_match_before_the_next_answer() -> None:
    match = play(subsidising(6, influence=24), "britain: offer austria 3", "britain: offer russia 3")
    play(match, "austria: accept")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert tracks(match, "money")["austria"] == 3
    assert match.decisions == []
