"""Mobilisation (family.md 1.12); where Fortresses may stand is proven in test_fortresses.py."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, happened, options, order, play, power
from tests.conformance.family.actions import (
    REALPOLITIK,
    SIX,
    deck,
    goods,
    kinds,
    mobilising,
    number,
    scarce,
    wheel_stage,
    with_cards,
)
from tests.conformance.family.printed import printed
from tests.conformance.family.stage import Stage, skip
from tests.conformance.rule import rule

ALL = {"wien": 0, "tyrol": 0, "paris": 0, "bavaria": 0}  # the four Generals of Austria: no free card


def austrian(stage: Stage, money: int, **austria: Any) -> Match:
    """AU before its purchases."""
    return mobilising(stage, "austria", powers={"austria": {"money": money, **austria}})


def bought(match: Match) -> int:
    """The Austrian Money left."""
    left: int = power(match, "austria")["money"]
    return left


@rule("K-7.4.1", "RP-8.2.12", "RP-8.2.14", "RP-8.2.15", "RD-9.6.1", "RD-9.6.2")
def test_everything_has_its_price(stage: Stage) -> None:
    match = austrian(stage, 9, generals=ALL, garrisons=["bavaria"], morale=4)
    for move, money in (
        ("buy troop wien", 8),
        ("buy card", 7),
        ("buy morale", 6),
        ("buy fortress bavaria", 1),
        ("buy troop paris", 0),
    ):
        play(match, f"austria: {move}")
        assert bought(match) == money
    assert power(match, "austria")["generals"] == ALL | {"wien": 1, "paris": 1}
    assert power(match, "austria")["cards"] == 1
    assert power(match, "austria")["morale"] == 5
    assert match.view(None)["fortresses"] == ["bavaria"]
    assert "purchase" not in kinds(match, "austria")  # the Money is spent


@rule("K-7.4.1", "RP-8.2.14", "RP-8.2.15", "RD-9.6.2")
def test_without_the_price_there_is_no_purchase(stage: Stage) -> None:
    assert "purchase" not in kinds(austrian(stage, 0, generals=ALL, garrisons=["bavaria"]), "austria")
    match = austrian(stage, 4, generals={"wien": 0}, garrisons=["bavaria"])
    assert goods(match, "austria") == ["buy troop wien", "buy card", "buy morale", "done"]
    forbidden(match, "austria", "buy fortress bavaria")
    match = austrian(stage, 5, generals={"wien": 0}, garrisons=["bavaria"])
    assert "buy fortress bavaria" in goods(match, "austria")
    play(match, "austria: buy morale")
    forbidden(match, "austria", "buy fortress bavaria")


@rule("K-7.4.2", "K-4.9.5", "RP-8.2.12", "RP-8.2.13", "RP-8.2.34", "RD-9.6.1", "RD-5.11.5", "RD-R-10")
def test_any_number_of_items_in_any_combination(stage: Stage) -> None:
    match = austrian(stage, 40, generals=ALL, garrisons=["bavaria", "wurttemberg"], morale=2)
    play(match, *["austria: buy card"] * 9)
    assert power(match, "austria")["cards"] == 9  # above the hand limit while the action lasts
    play(match, *["austria: buy troop wien"] * 3, *["austria: buy troop paris"] * 3)
    play(match, "austria: buy fortress bavaria", *["austria: buy morale"] * 10, "austria: buy fortress wurttemberg")
    assert power(match, "austria")["generals"] == ALL | {"wien": 3, "paris": 3}
    assert power(match, "austria")["morale"] == 12
    assert set(match.view(None)["fortresses"]) == {"bavaria", "wurttemberg"}
    assert bought(match) == 40 - 9 - 6 - 10 - 10


@rule("K-7.4.4", "RP-8.2.17", "RD-9.6.3")
def test_troops_go_under_any_own_general_wherever_he_stands(stage: Stage) -> None:
    """At home, in an enemy's Capital, in an uncontrolled Territory and in one of an Ally."""
    army = {"paris": 0, "wien": 2, "bavaria": 1, "wurttemberg": 0}
    powers: dict[str, Any] = {"france": {"money": 5, "generals": army}, stage.friend: {"garrisons": ["wurttemberg"]}}
    match = mobilising(stage, "france", allied=True, powers=powers)
    assert {text for text in options(match, "france") if "troop" in text} == {f"buy troop {place}" for place in army}
    stock = power(match, "france")["stock"]
    for place in army:
        play(match, f"france: buy troop {place}")
        army[place] += 1
        assert power(match, "france")["generals"] == army  # put there at once
    assert power(match, "france")["stock"] == stock - 4


@rule("K-7.4.5", "K-R-21", "RP-8.2.18", "RP-8.2.19", "RD-9.6.3", "RD-9.6.4")
def test_no_general_has_more_than_three_troops_and_none_can_be_bought_without_room(stage: Stage) -> None:
    match = austrian(stage, 9, generals={"wien": 3, "tyrol": 2})
    forbidden(match, "austria", "buy troop wien", "buy troop bavaria")  # full; no General there
    play(match, "austria: buy troop tyrol")
    # all Generals on the map are full; those off board cannot take any
    forbidden(match, "austria", "buy troop wien", "buy troop tyrol")
    assert goods(match, "austria") == ["buy card", "buy morale", "done"]
    match = austrian(stage, 9, generals={})
    assert goods(match, "austria") == ["buy card", "buy morale", "done"]


@rule("K-7.4.3", "K-R-64", "RP-8.2.1", "RP-8.2.3", "RP-14.1.4", "RD-9.6.11", "RD-9.1.5", "RD-R-09")
@pytest.mark.parametrize("on_map", range(5))
def test_one_free_card_for_each_general_off_board(stage: Stage, on_map: int) -> None:
    """Also if nothing is bought, and without being asked."""
    army = dict(list(ALL.items())[:on_map])
    match = austrian(stage, 0, generals=army, morale=3)
    assert power(match, "austria")["cards"] == 4 - on_map
    assert power(match, "austria")["morale"] == 3
    assert not {"purchase", "free_cards"} & set(kinds(match, "austria"))


@rule("K-7.4.3", "K-7.4.14", "K-R-81", "RP-8.2.3", "RP-8.2.4", "RD-9.6.11", "RD-R-34")
def test_free_cards_come_besides_those_bought_after_or_before_them(stage: Stage) -> None:
    """Coalitions and Raison d'État: after the purchases; Realpolitik: before."""
    fields = with_cards(stage, "austria", top=[5, 4, 3, 2], money=2, generals={"wien": 0, "tyrol": 0})
    match = mobilising(stage, "austria", **fields)
    before = [4, 5] if stage.game == "realpolitik" else []
    assert power(match, "austria")["hand"] == before
    play(match, "austria: buy card")
    assert power(match, "austria")["hand"] == ([3, 4, 5] if before else [5])
    play(match, "austria: done")
    assert power(match, "austria")["hand"] == [3, 4, 5]


@rule("K-7.4.14", "K-R-81", "FAM-3.24", "RP-8.2.16", "RP-8.2.34", "RP-R-20", "RD-9.6.5", "RD-9.6.13", "RD-R-34")
def test_purchases_are_made_one_by_one_and_seen_at_once(stage: Stage) -> None:
    limit = printed(stage).hand_limit
    hand = [1, 1, 2, 2, 3, 3, 4][: limit - 1]
    fields = with_cards(stage, "austria", top=[5, 4, 5], money=6, hand=hand, generals=ALL, garrisons=["bavaria"])
    match = mobilising(stage, "austria", **fields)
    play(match, "austria: buy card")
    assert power(match, "austria")["hand"] == [*hand, 5]  # the top card, before the next purchase is chosen
    assert "hand" not in match.view("france")["powers"]["austria"]
    assert asked(match) == [("austria", "purchase")]
    play(match, "austria: buy troop wien")
    assert power(match, "austria")["generals"]["wien"] == 1
    play(match, "austria: buy card")
    assert power(match, "austria")["hand"] == sorted([*hand, 4, 5])
    assert bought(match) == 3
    play(match, "austria: done")
    # then Corruption, and only then the hand limit, without any further purchase
    assert bought(match) == 0
    assert asked(match) == [("austria", "surplus")]
    forbidden(match, "austria", "buy card", "done")
    play(match, "austria: discard 1")
    assert power(match, "austria")["cards"] == limit
    happenings = order(match, "bought", "draw", "corruption", "discard")
    assert happenings == ["bought", "draw", "bought", "bought", "draw", "corruption", "discard"]


@rule("K-7.4.2", "K-R-19", "RP-5.9.6", "RP-R-12", "RD-9.6.5", "RD-R-11")
def test_a_card_cannot_be_bought_when_there_is_none_left(stage: Stage) -> None:
    match = mobilising(stage, "austria", **scarce(stage, top=SIX, discards=[], money=9, generals=ALL))
    before = power(match, "austria")["cards"]
    play(match, *["austria: buy card"] * 6)
    assert deck(match, "austria") == (0, [])
    forbidden(match, "austria", "buy card")
    assert (bought(match), power(match, "austria")["cards"]) == (3, before + 6)
    assert {"buy morale", "done"} <= set(goods(match, "austria"))


@rule("K-R-19", "RD-R-11", "K-D-05")
@wheel_stage
def test_free_cards_are_forfeited_when_there_is_none_left(stage: Stage) -> None:
    match = mobilising(stage, "austria", **scarce(stage, top=SIX, discards=[], money=5, generals={"wien": 0}))
    play(match, *["austria: buy card"] * 5)
    assert len(happened(match, "draw")) == 6  # one for the three Generals off board
    assert happened(match, "no_card") == [(number(match, "austria"),)] * 2


# -- Corruption


@rule("K-7.4.11", "RP-8.2.33", "RD-9.6.12", "RD-1.7")
def test_corruption_takes_unspent_money_of_every_power(stage: Stage) -> None:
    for name in printed(stage).powers:
        exempt = stage.game == "coalitions" and name == "britain"  # there alone
        match = mobilising(stage, name, powers={name: {"money": 7}})
        play(match, f"{name}: buy morale", f"{name}: buy morale")
        assert power(match, name)["money"] == 5  # until the end of the action
        play(match, f"{name}: done")
        assert power(match, name)["money"] == (5 if exempt else 0)
        assert happened(match, "corruption") == ([] if exempt else [(number(match, name), 5)])


@rule("K-7.4.11", "RP-8.2.33", "RD-9.6.12", "RD-9.1.5", "RD-R-09")
def test_corruption_is_not_avoided_by_buying_nothing(stage: Stage) -> None:
    match = austrian(stage, 7)
    play(match, "austria: done")
    assert bought(match) == 0
    assert happened(match, "corruption") == [(number(match, "austria"), 7)]


@rule("RP-DX-04", "RP-8.2.14", "RP-8.2.33", "RD-9.6.12")
def test_six_money_buys_a_fortress_and_one_is_lost(stage: Stage) -> None:
    match = austrian(stage, 6, generals=ALL, garrisons=["bavaria"])
    play(match, "austria: buy fortress bavaria", "austria: done")
    assert happened(match, "corruption") == [(number(match, "austria"), 1)]
    assert bought(match) == 0
    assert match.view(None)["fortresses"] == ["bavaria"]


@rule("RP-DX-03", "RP-8.2.3", "RP-8.2.34")
def test_seven_cards_two_generals_off_board_and_one_card_bought() -> None:
    force = {"hand": [1, 2, 2, 3, 3, 4, 4], "generals": {"wien": 0, "tyrol": 0}, "money": 1}
    match = skip(mobilising(REALPOLITIK, "austria", powers={"austria": force}))
    assert power(match, "austria")["cards"] == 9
    play(match, "austria: buy card")
    assert power(match, "austria")["cards"] == 10
    for left in (9, 8, 7):
        assert asked(match) == [("austria", "surplus")]
        play(match, f"austria: {options(match, 'austria')[0]}")
        assert power(match, "austria")["cards"] == left
    assert "surplus" not in kinds(match, "austria")


# -- the order of the steps


@rule("K-7.4.14", "RP-8.2.1", "RD-9.6.11", "RD-R-34")
def test_order_of_the_steps(stage: Stage) -> None:
    fields = with_cards(stage, "austria", top=[5, 4, 3], money=3, generals={"wien": 0, "tyrol": 0, "bavaria": 0})
    match = stage.position(power="austria", action="mobilisation", **fields)
    asked_for = []
    while kinds(match, "austria") and kinds(match, "austria")[0] in ("free_train", "generals", "purchase"):
        asked_for.append(kinds(match, "austria")[0])
        wanted = ["buy card"] if asked_for.count("purchase") == 1 else []
        offered = options(match, "austria")
        play(match, f"austria: {next(text for text in (*wanted, 'done') if text in offered)}")
    steps = order(match, "bought", "draw", "corruption")
    if stage.game == "realpolitik":
        assert asked_for == ["free_train", "generals", "purchase", "purchase"]
        assert steps == ["draw", "bought", "draw", "corruption"]
    else:
        assert asked_for == ["purchase", "purchase"]
        assert steps == ["bought", "draw", "draw", "corruption"]
    assert power(match, "austria")["hand"] == [4, 5]
