"""Placing and taking off Generals; Leadership (family.md 1.10)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, fought, happened, options, play, power
from tests.conformance.family.actions import (
    REALPOLITIK,
    board,
    commanding,
    kinds,
    mobilising,
    number,
    wheel_stage,
    with_cards,
)
from tests.conformance.family.printed import printed
from tests.conformance.family.stage import Stage
from tests.conformance.rule import rule


def places(match: Match, seat: str) -> set[str]:
    """Where a General may be placed now."""
    return {text.removeprefix("place ") for text in options(match, seat) if text.startswith("place ")}


def homes(stage: Stage, name: str) -> set[str]:
    return {one.id for one in board(stage).territories if one.power == name}


@rule("K-7.3.1", "K-7.3.5", "K-R-38", "RP-8.2.5", "RP-8.2.7", "RP-8.2.8", "RP-8.2.9", "RP-R-17", "RP-R-93", "RP-14.1.5")
@rule("RD-9.5.3", "RD-9.5.4", "RD-9.5.5", "RD-R-33", "FAM-3.21")
def test_generals_are_placed_in_controlled_territories(stage: Stage) -> None:
    powers: dict[str, Any] = {
        "france": {"generals": {"paris": 2}, "garrisons": ["bavaria", "tyrol"]},
        "austria": {"generals": {"aquitaine": 0}, "garrisons": ["provence"]},  # at War
        stage.friend: {"generals": {"picardie": 1}, "garrisons": ["wurttemberg"]},  # an Ally
    }
    match = commanding(stage, "france", allied=True, powers=powers)
    # not Paris (own General), Aquitaine (enemy General), Provence (enemy Garrison), Wurttemberg (the Ally's)
    free = homes(stage, "france") - {"paris", "aquitaine", "provence"}
    assert "picardie" in free  # an Ally's General is no obstacle
    assert places(match, "france") == free | {"bavaria", "tyrol"}
    wrong = ("paris", "aquitaine", "provence", "wurttemberg", "wien", "lombardia")
    forbidden(match, "france", *(f"place {place}" for place in wrong))
    play(match, "france: place picardie")
    forbidden(match, "france", "place picardie")  # one own General there now
    play(match, "france: place bavaria", "france: place tyrol")
    placed = {"paris": 2, "picardie": 0, "bavaria": 0, "tyrol": 0}
    assert power(match, "france")["generals"] == placed  # each without Troops
    assert fought(match) == []  # placing never starts a battle


@rule("K-7.3.1", "K-7.3.2", "RP-8.2.5", "RP-8.2.6", "RD-9.5.2", "RD-9.5.3")
def test_any_number_may_be_placed_and_then_none_taken_off(stage: Stage) -> None:
    match = commanding(stage, "austria", powers={"austria": {"generals": {"wien": 2}, "morale": 3}})
    assert power(match, "austria")["off_board"] == 3
    play(match, "austria: place tyrol")
    forbidden(match, "austria", "take off wien", "take off tyrol", "card", "morale")
    assert not [text for text in options(match, "austria") if text.startswith("take off")]
    one = play(match.clone(), "austria: done")
    assert power(one, "austria")["generals"] == {"wien": 2, "tyrol": 0}
    assert power(one, "austria")["off_board"] == 2
    own = sorted(homes(stage, "austria") - {"wien", "tyrol"})
    play(match, f"austria: place {own[0]}", f"austria: place {own[1]}")
    assert power(match, "austria")["generals"] == {"wien": 2, "tyrol": 0, own[0]: 0, own[1]: 0}
    assert power(match, "austria")["off_board"] == 0
    assert places(match, "austria") == set()
    assert power(match, "austria")["morale"] == 3


@rule(
    "K-7.3.2", "K-7.3.5", "K-R-39", "K-7.6.44", "RP-8.2.5", "RP-8.2.6", "RP-8.2.10", "RP-8.2.11", "RP-R-18", "RP-R-44"
)
@rule("RD-9.5.2", "RD-9.5.6", "RD-R-33")
def test_generals_taken_off_lose_their_troops_and_leave_no_garrison(stage: Stage) -> None:
    army = {"wien": 2, "bavaria": 3, "lombardia": 1, "tyrol": 0}
    match = commanding(
        stage, "austria", powers={"austria": {"generals": army, "garrisons": ["lombardia"], "morale": 3}}
    )
    assert power(match, "austria")["stock"] == 28 - 7
    play(match, "austria: take off bavaria")
    forbidden(match, "austria", "place bavaria", "place wien", "place tyrol", "card", "morale", "take off bavaria")
    assert places(match, "austria") == set()
    play(match, "austria: take off lombardia", "austria: done")
    assert power(match, "austria")["generals"] == {"wien": 2, "tyrol": 0}
    assert power(match, "austria")["off_board"] == 2
    assert power(match, "austria")["stock"] == 28 - 2 - 1  # 4 Troops are back in stock
    assert match.view(None)["garrisons"] == {"lombardia": "austria"}  # as before
    taken = [args[0] for args in happened(match, "taken_off")]
    assert taken == [number(match, "austria")] * 2


@rule("K-7.3.2", "RP-8.2.5", "RD-9.5.6")
def test_all_generals_may_be_taken_off_wherever_they_stand(stage: Stage) -> None:
    match = commanding(stage, "austria", powers={"austria": {"generals": {"wien": 0, "paris": 2, "bavaria": 1}}})
    play(match, "austria: take off wien", "austria: take off paris", "austria: take off bavaria")
    assert power(match, "austria")["generals"] == {}
    assert power(match, "austria")["off_board"] == 4


@rule("RP-8.2.1", "RP-8.2.5", "RP-14.1.5", "RD-9.1.5", "RD-R-33")
def test_nothing_need_be_done_with_generals(stage: Stage) -> None:
    match = commanding(stage, "austria", powers={"austria": {"generals": {"wien": 1}, "morale": 3}})
    play(match, "austria: done" if stage.game == "realpolitik" else "austria: decline")
    assert power(match, "austria")["generals"] == {"wien": 1}
    assert not {"generals", "leadership", "more_generals"} & set(kinds(match, "austria"))


# -- where it differs: in Mobilisation (RP) or in Leadership (K, RD)


@rule("RP-8.2.3", "RP-8.2.4", "RP-8.2.5", "RP-8.2.17", "RP-R-93")
def test_in_realpolitik_generals_are_placed_after_the_free_cards_and_before_the_purchases() -> None:
    force = {"generals": {"wien": 1, "tyrol": 1}, "money": 2}
    match = commanding(REALPOLITIK, "austria", powers={"austria": force})
    assert kinds(match, "austria") == ["generals"]
    assert power(match, "austria")["cards"] == 2  # for the two off board at this moment
    placed = play(match.clone(), "austria: place hungari", "austria: done", "austria: buy troop hungari")
    assert power(placed, "austria")["generals"] == {"wien": 1, "tyrol": 1, "hungari": 1}
    play(placed, "austria: done")
    assert power(placed, "austria")["cards"] == 2
    play(match, "austria: take off wien", "austria: done")
    forbidden(match, "austria", "buy troop wien")
    play(match, "austria: done")
    assert power(match, "austria")["cards"] == 2  # none for the General taken off now


@rule("K-7.3.1", "K-7.3.3", "RD-9.5.1")
@wheel_stage
def test_leadership_draws_a_card_instead_and_then_is_over(stage: Stage) -> None:
    fields = with_cards(stage, "austria", top=[4, 5], hand=[1], generals={"wien": 1}, morale=3)
    match = commanding(stage, "austria", **fields)
    assert kinds(match, "austria") == ["leadership"]
    play(match, "austria: card")
    assert power(match, "austria")["hand"] == [1, 4]
    # exactly one option: nothing else was done
    assert not {"leadership", "more_generals"} & set(kinds(match, "austria"))
    assert power(match, "austria")["generals"] == {"wien": 1}
    assert power(match, "austria")["morale"] == 3
    forbidden(match, "austria", "morale", "place tyrol", "take off wien")


@rule("K-7.3.1", "K-7.3.4", "RD-9.5.1", "RD-9.5.7")
@wheel_stage
def test_leadership_gives_morale_instead_and_then_is_over(stage: Stage) -> None:
    match = commanding(stage, "austria", powers={"austria": {"generals": {"wien": 1}, "morale": 3}})
    expected = {*(f"place {place}" for place in homes(stage, "austria") - {"wien"}), "take off wien"}
    assert set(options(match, "austria")) == expected | {"card", "morale", "decline"}
    play(match, "austria: morale")
    assert (power(match, "austria")["morale"], power(match, "austria")["cards"]) == (4, 0)
    assert power(match, "austria")["generals"] == {"wien": 1}
    assert not {"leadership", "more_generals"} & set(kinds(match, "austria"))


@rule("K-7.3.3", "K-R-19", "RD-9.5.9", "RD-R-11", "FAM-3.12")
@wheel_stage
@pytest.mark.parametrize("left", [0, 1])
def test_leadership_offers_no_card_when_there_is_none(stage: Stage, left: int) -> None:
    """All cards are in hands; or one is in the discard pile."""
    rest = printed(stage).whole_deck(*[1] * left)
    fields = with_cards(stage, "france", top=[], discards=[1] * left, hand=rest)
    match = commanding(stage, "austria", **fields)
    if left:
        play(match, "austria: card")
        assert power(match, "austria")["hand"] == [1]
    else:
        forbidden(match, "austria", "card")
        assert {"morale", "decline"} <= set(options(match, "austria"))


@rule("RP-8.2.12", "RP-R-93")
def test_realpolitik_has_no_leadership() -> None:
    match = mobilising(REALPOLITIK, "austria", powers={"austria": {"money": 1}})
    assert asked(match) == [("austria", "purchase")]
    forbidden(match, "austria", "card", "morale")
