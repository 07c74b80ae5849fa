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
    idle,
    names,
    options,
    order,
    play,
    position,
    power,
    tracks,
    ways,
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
    play(match, "austria: refuse")
    assert tracks(match, "money") == dict.fromkeys(POWERS, 0) | {"britain": 6}
    assert tracks(match, "influence")["britain"] == 0
    assert asked(match) == [("russia", "subsidy_answer")]
    play(match, "russia: accept")
    assert tracks(match, "money") == dict.fromkeys(POWERS, 0) | {"britain": 3, "russia": 3}  # at once
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


# -- Napoleon's Move


def napoleonic(generals: dict[str, int], named: str, **powers: dict[str, Any]) -> Match:
    """FR on Leadership (turn 4: GB Mobilisation, OT Expand Influence, RU Movement)."""
    france = {"generals": generals, "named": named, **powers.pop("france", {})}
    return position(power="france", action="leadership", powers={"france": france, **powers})


@rule("K-7.0.4", "K-7.3.13", "K-D-07", "K-S-2.8")
def test_napoleon_moves_after_all_other_actions_and_before_the_russian_movement() -> None:
    match = position(
        power="prussia",
        action="drill",
        powers={
            "france": {"generals": {"paris": 0}, "named": "paris", "morale": 5},
            "britain": {"money": 2, "generals": {"london": 0, "cornwall": 0, "napoli": 0}},
            "ottoman": {"garrisons": ["bessarabia"]},
            "russia": {"generals": {"moskva": 0}},
        },
    )
    assert match.view(None)["turn"] == 4
    play(match, "prussia: decline", "france: morale")
    # his Move has to wait for the British Mobilisation and the Ottoman scoring
    assert asked(match) == [("britain", "purchase")]
    play(match, "britain: buy morale", "britain: done")
    assert power(match, "ottoman")["influence"] == 2
    assert asked(match) == [("france", "move")]
    play(match, "france: march paris > lorraine")
    assert asked(match) == [("russia", "arbiter")]
    play(match, "russia: arbiter ottoman")
    kinds = ("declined", "tax", "morale", "bought", "expand", "napoleons_move", "moved", "arbiter")
    assert order(match, *kinds) == [
        "declined",  # Prussia: Drill
        "tax",  # Austria
        "morale",  # France: Leadership
        "bought",  # Britain: Mobilisation
        "morale",
        "expand",  # Ottoman Empire
        "napoleons_move",
        "moved",
        "arbiter",  # Russia: Movement
        "morale",
    ]


@rule("K-7.3.10")
def test_napoleon_off_board_has_no_move() -> None:
    match = napoleonic({"lorraine": 2}, "off")
    play(match, "france: decline")
    assert asked(match) == [("russia", "arbiter")]
    assert happened(match, "napoleons_move") == []


@rule("K-7.3.10", "K-7.3.1")
def test_napoleon_may_move_when_the_same_leadership_placed_him() -> None:
    match = napoleonic({"lorraine": 2}, "off")
    assert {"place paris", "place named paris"} <= set(options(match, "france"))
    other = play(match.clone(), "france: place paris", "france: done")  # another General, not Napoleon
    assert power(other, "france")["named"] == "off"
    assert asked(other) == [("russia", "arbiter")]
    play(match, "france: place named paris", "france: done")
    assert power(match, "france")["named"] == "paris"
    assert asked(match) == [("france", "move")]
    play(match, "france: march paris > picardie")
    assert power(match, "france")["generals"] == {"lorraine": 2, "picardie": 0}
    assert power(match, "france")["named"] == "picardie"


@rule("K-7.3.10")
def test_napoleon_taken_off_in_the_same_leadership_has_no_move() -> None:
    match = napoleonic({"paris": 3, "lorraine": 2}, "paris")
    play(match, "france: take off paris", "france: done")
    assert asked(match) == [("russia", "arbiter")]


@rule("K-7.3.10")
@pytest.mark.parametrize("option", ["decline", "card", "morale", "take off lorraine", "place picardie"])
def test_napoleons_move_does_not_depend_on_the_leadership_option(option: str) -> None:
    match = napoleonic({"paris": 3, "lorraine": 2}, "paris")
    play(match, f"france: {option}")
    if asked(match) == [("france", "more_generals")]:
        play(match, "france: done")
    assert asked(match) == [("france", "move")]
    assert "march paris > aquitaine" in options(match, "france")


@rule("K-7.3.11", "K-R-41", "K-S-2.8")
def test_napoleon_alone_moves_once_by_march_or_strategic_movement() -> None:
    match = napoleonic({"paris": 3, "lorraine": 2}, "paris")
    play(match, "france: decline")
    offered = options(match, "france")
    near = ("aquitaine", "languedoc", "normandie_bretagne", "picardie")
    marches = {f"march paris > {place}" for place in near}
    strategic = {f"strategic paris > {place}" for place in (*near, "lorraine")}  # through Lorraine, not to it
    assert set(offered) == marches | strategic | {"end"}
    forbidden(match, "france", "march lorraine > pfalz", "strategic lorraine > picardie", "march paris > lorraine")
    declined = play(match.clone(), "france: end")  # it may be declined
    assert power(declined, "france")["generals"] == {"paris": 3, "lorraine": 2}
    assert asked(declined) == [("russia", "arbiter")]
    play(match, "france: strategic paris > languedoc", "france: on provence", "france: done")
    assert power(match, "france")["generals"] == {"provence": 3, "lorraine": 2}
    # one Movement Turn: nothing more for Napoleon, no request, on to Russia
    assert asked(match) == [("russia", "arbiter")]


@rule("K-R-41")
def test_napoleon_never_sails() -> None:
    match = napoleonic({"napoli": 1}, "napoli", france={"garrisons": ["napoli"]})
    play(match, "france: decline")
    assert options(match, "france") == ["march napoli > patrimonium_st_petri", "end"]
    forbidden(match, "france", "sail napoli > lisboa", "sail napoli > hellas")


@rule("K-7.3.12", "K-7.3.14")
def test_napoleons_move_has_no_arbiter_no_morale_and_no_disbanding() -> None:
    match = napoleonic({"paris": 0}, "paris", france={"garrisons": ["lorraine", "bavaria"], "morale": 4})
    play(match, "france: decline")
    before = tracks(match, "morale")
    assert asked(match) == [("france", "move")]  # no Arbiter is named, no Garrison may be disbanded
    forbidden(match, "france", "arbiter ottoman", "disband lorraine", "disband bavaria")
    play(match, "france: march paris > lorraine")
    forbidden(match, "france", "request", "disband lorraine")
    assert tracks(match, "morale") == before
    assert happened(match, "arbiter") == []
    assert match.view(None)["garrisons"] == {"lorraine": "france", "bavaria": "france"}


@rule("K-7.3.14")
def test_napoleon_places_garrisons_and_fights_with_support() -> None:
    match = napoleonic(
        {"lorraine": 3, "pfalz": 2},
        "lorraine",
        france={"hand": [5, 5], "morale": 6},
        austria={"generals": {"wurttemberg": 3}, "garrisons": ["wurttemberg"]},
    )
    play(match, "france: decline", "france: march lorraine > wurttemberg")
    # leaving a Garrison at home; not where the enemy stands
    assert options(match, "france") == ["garrison lorraine", "done"]
    play(match, "france: garrison lorraine")
    assert match.view(None)["battle"]["strength"] == [1 + 2, 1 + 3 + 1]
    assert options(match, "france") == ["support pfalz", "done"]
    play(match, "france: support pfalz")
    play(match, "france: play 5 for wurttemberg", "france: play 5 for pfalz")
    assert happened(match, "result")[0][1:] == (3 + 10, 5, 0)
    # the only Austrian General is beaten: Wien or off board
    play(match, "austria: capital")
    assert power(match, "france")["influence"] == 1
    play(match, "france: garrison wurttemberg")
    assert power(match, "france")["generals"] == {"wurttemberg": 0, "pfalz": 1}
    assert match.view(None)["garrisons"] == {"lorraine": "france", "wurttemberg": "france"}
    assert power(match, "austria")["generals"] == {"wien": 0}
    assert asked(match) == [("russia", "arbiter")]


@rule("K-7.3.14", "K-7.6.20")
def test_napoleon_needs_consent_like_any_general_and_may_not_enter_a_neutral_home() -> None:
    match = napoleonic(
        {"saxonia": 0}, "saxonia", austria={"status": "french"}, prussia={"status": "neutral"}
    )
    play(match, "france: decline")
    forbidden(match, "france", "march saxonia > berlin", "march saxonia > silesia")
    play(match, "france: march saxonia > bohemia")
    assert asked(match) == [("austria", "consent")]
    assert power(match, "france")["generals"] == {"saxonia": 0}
    play(match, "austria: refuse")
    assert asked(match) == [("france", "move")]
    forbidden(match, "france", "march saxonia > bohemia")
    play(match, "france: march saxonia > bavaria")
    assert power(match, "france")["generals"] == {"bavaria": 0}


@rule("K-R-37", "K-S-2.10")
def test_the_french_surplus_waits_for_napoleons_move() -> None:
    match = napoleonic(
        {"paris": 0},
        "paris",
        france={"hand": [1] * 8 + [2] * 2},
        britain={"hand": [4] * 6, "money": 1, "generals": {"london": 0, "cornwall": 0, "napoli": 0}},
    )
    play(match, "france: card")
    assert power(match, "france")["cards"] == 11
    # the British Mobilisation is complete, so its surplus goes at once; the French Leadership is not
    play(match, "britain: buy card")
    assert asked(match) == [("britain", "surplus")]
    play(match, "britain: discard 4")
    assert power(match, "france")["cards"] == 11
    assert asked(match) == [("france", "move")]
    play(match, "france: march paris > lorraine")
    assert asked(match) == [("france", "surplus")]
    forbidden(match, "france", "done", "decline")
    play(match, "france: discard 1")
    assert power(match, "france")["cards"] == 10
    assert asked(match) == [("russia", "arbiter")]


@rule("K-R-37")
def test_the_french_surplus_goes_before_the_russian_movement_also_without_napoleon() -> None:
    match = napoleonic({"paris": 0}, "off", france={"hand": [1] * 8 + [2] * 2})
    play(match, "france: card")
    assert asked(match) == [("france", "surplus")]
    assert happened(match, "expand") == [(5, 0, 0)]  # after the Ottoman scoring, the last action before Movement
    play(match, "france: discard 2")
    assert asked(match) == [("russia", "arbiter")]


@rule("K-R-37", "FAM-3.10", "K-S-2.10")
def test_several_surpluses_are_discarded_in_the_order_of_powers() -> None:
    hands = {"france": [1] * 8 + [2] * 3, "austria": [3] * 8, "ottoman": [4] * 7, "russia": [5] * 6}
    match = position(turn=1, powers={name: {"hand": hand} for name, hand in hands.items()})
    play(match, "britain: decline")  # after an action, whosever it was
    discards = []
    while asked(match)[0][1] == "surplus":
        seat = asked(match)[0][0]
        forbidden(match, seat, "done")
        discards.append(seat)
        play(match, f"{seat}: {options(match, seat)[-1]}")
    assert discards == ["france", "austria", "austria", "ottoman"]
    assert match.view(None)["discards"] == [2, 3, 3, 4]  # face up, chosen by the owner
    assert asked(match) == [("russia", "leadership")]


@rule("K-7.3.11", "K-7.3.14", "K-R-43")
def test_a_refusal_in_the_movement_action_does_not_bind_napoleons_move() -> None:
    match = position(
        turn=1,
        power="france",
        action="movement",
        powers={
            "france": {"generals": {"lombardia": 0}, "named": "lombardia"},
            "austria": {"status": "french"},
        },
    )
    play(match, "france: arbiter ottoman", "france: march lombardia > venezia", "austria: refuse")
    forbidden(match, "france", "march lombardia > venezia")
    play(match, "france: end", "france: stop")
    idle(match, "france", "move")
    assert match.view(None)["turn"] == 4
    play(match, "france: march lombardia > venezia", "austria: consent")
    assert ways(match) == [("march", ["lombardia", "venezia"])]
    assert names(match, happened(match, "consent")[0][2:]) == ["lombardia", "venezia"]
