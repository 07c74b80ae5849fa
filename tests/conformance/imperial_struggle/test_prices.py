"""Chapters 5.4.2, 5.5.2 and IS-R-31: a shift is offered with exactly the points it costs, and not with fewer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.imperial_struggle.rounds import acting, cost, threshold
from tests.conformance.imperial_struggle.table import options, play
from tests.conformance.rule import rule

NEAR = "flag santiago"  # 2 EP in the Caribbean, from British Jamaica
FAR = "flag cumberland"  # 2 EP in North America
RUM = {"puerto_rico": "britain"}
GUARD = {"antilles_channel": "france"}  # protects French Markets beside it
HUGUENOTS: dict[str, Any] = {"huguenots": ["louisiana"], "france": {"flags": [
    "louisiana", "st_domingue", "puerto_principe", "puerto_rico", "quebec_and_montreal", "cataraqui",
]}}  # fmt: skip


@rule("IS-R-31", "IS-5.4.2.1", "IS-5.4.2.2", "IS-5.4.2.4", "IS-5.4.2.5", "IS-5.3.4.4", "IS-R-75")
@pytest.mark.parametrize(("spent", "move", "changes", "conflict", "price"), [
    (NEAR, "flag antigua", {}, [], 2),
    (FAR, "flag antigua", {}, [], 3),
    (NEAR, "flag antigua", {}, ["antigua"], 1),
    (FAR, "flag antigua", {}, ["antigua"], 2),
    (NEAR, "flag cuba_passage_east", {"cuba_passage": "britain"}, [], 3),
    (FAR, "flag cuba_passage_east", {"cuba_passage": "britain"}, [], 4),
    (NEAR, "unflag martinique", {}, [], 2),
    (FAR, "unflag martinique", {}, [], 3),
    (NEAR, "unflag martinique", {}, ["martinique"], 1),
    (NEAR, "unflag martinique", {"guadeloupe": "none"}, [], 1),  # Isolated
    (NEAR, "unflag martinique", GUARD, [], 3),
    (NEAR, "unflag martinique", GUARD, ["martinique"], 2),
    (FAR, "unflag martinique", GUARD, ["martinique"], 3),
    (FAR, "unflag martinique", GUARD, [], 4),
    (NEAR, "unflag cuba_passage_east", {"bahamas_run_west": "britain", "cuba_passage_east": "france",
     "cuba_passage": "france"}, [], 4),
    (FAR, "unflag cuba_passage_east", {"bahamas_run_west": "britain", "cuba_passage_east": "france",
     "cuba_passage": "france"}, [], 5),
])  # fmt: skip
def test_markets(spent: str, move: str, changes: dict[str, str], conflict: list[str], price: int) -> None:
    assert threshold("britain", "economic", spent, move, changes=changes, conflict=conflict) == price


@rule("IS-R-31", "IS-5.4.2.3", "IS-8.2.6", "IS-EX-11", "IS-3.2.8.9")
@pytest.mark.parametrize(("spent", "changes", "conflict", "price"), [
    (NEAR, RUM, [], 1),  # 2 - 1
    (FAR, RUM, [], 2),
    (NEAR, {**RUM, **GUARD}, [], 2),
    (FAR, {**RUM, **GUARD}, [], 3),
    (NEAR, {**RUM, **GUARD}, ["martinique"], 1),  # 1 - 1 + 1
    (FAR, {**RUM, **GUARD}, ["martinique"], 2),
    (FAR, RUM, ["martinique"], 1),  # 1 - 1, then + 1 for the Region
])  # fmt: skip
def test_markets_with_rum(spent: str, changes: dict[str, str], conflict: list[str], price: int) -> None:
    found = threshold("britain", "economic", spent, "unflag martinique with rum", changes=changes, conflict=conflict)
    assert found == price


@rule("IS-R-31", "IS-8.2.6")
@pytest.mark.parametrize(("spent", "guard", "conflict", "market", "price"), [
    ("flag niagara", False, [], "antigua", 1),  # 2 - 1 - 1 + 1
    ("flag niagara", True, ["antigua"], "antigua", 1),  # 1 - 2 + 1 + 1
    ("flag niagara", True, [], "antigua", 2),
])  # fmt: skip
def test_two_reductions_before_two_increases(
    spent: str, guard: bool, conflict: list[str], market: str, price: int
) -> None:
    # France: a Huguenots marker and Rum; Antigua is British, guarded by a Squadron
    british = ["antigua", "st_lucia", "barbados", *(["antilles_channel"] if guard else [])]
    fields = {**HUGUENOTS, "conflict": conflict, "britain": {"flags": british, "navy": 0}}
    move = f"unflag {market} with rum"
    for points in range(1, 5):
        own = {**HUGUENOTS["france"], "treaty": points}
        match = acting("france", "economic", 2, **{**fields, "france": own})
        play(match, f"france: {spent}", "france: huguenots louisiana")
        assert (move in options(match, "france")) == (points >= price), points
        if points == price:
            assert cost(match, "france", move) == price


@rule("IS-R-31", "IS-R-91", "IS-5.4.2.2")
@pytest.mark.parametrize(("spent", "changes", "price"), [
    (FAR, {}, 1), (NEAR, {}, 2), (FAR, {"champlain_valley": "france"}, 2), (NEAR, {"champlain_valley": "france"}, 3),
])  # fmt: skip
def test_markets_with_fur_trade(spent: str, changes: dict[str, str], price: int) -> None:
    held = {"hudson_bay": "britain", "albany": "france", "ile_aux_noix": "france", **changes}
    assert threshold("britain", "economic", spent, "unflag albany with fur_trade", changes=held) == price


@rule("IS-R-31", "IS-5.5.2.1", "IS-3.2.1.2")
@pytest.mark.parametrize(("spent", "move", "conflict", "price"), [
    ("flag savoy", "flag sardinia", [], 2), ("flag savoy", "flag russia", [], 3),
    ("flag savoy", "flag russia", ["russia"], 1),
    ("flag iroquois", "flag sardinia", [], 3), ("flag iroquois", "flag russia", [], 4),
    ("flag iroquois", "flag russia", ["russia"], 2), ("flag savoy", "unflag bavaria", [], 3),
    ("flag savoy", "unflag bavaria", ["bavaria"], 1), ("flag iroquois", "unflag bavaria", ["bavaria"], 2),
])  # fmt: skip
def test_political_spaces(spent: str, move: str, conflict: list[str], price: int) -> None:
    assert threshold("britain", "diplomatic", spent, move, conflict=conflict) == price


@rule("IS-R-31", "IS-5.5.2.1", "IS-3.2.8.9")
@pytest.mark.parametrize(("spent", "move", "conflict", "price"), [
    ("flag savoy", "flag scotland_prestige", [], 2), ("flag savoy", "flag scotland_alliance", [], 1),
    ("flag savoy", "flag scotland_alliance", ["scotland_alliance"], 1),
    ("flag iroquois", "flag scotland_prestige", [], 3), ("flag iroquois", "flag scotland_alliance", [], 2),
    ("flag iroquois", "flag scotland_alliance", ["scotland_alliance"], 1),  # 1 - 1 + 1
    ("flag iroquois", "flag sardinia", [], 3), ("flag savoy", "flag sardinia", [], 2),  # the card does not reach them
])  # fmt: skip
def test_political_spaces_with_jonathan_swift(spent: str, move: str, conflict: list[str], price: int) -> None:
    own = {"ministry": ["jonathan_swift", "robert_walpole"]}
    found = threshold("britain", "diplomatic", spent, move, conflict=conflict, britain=own, face_up=["jonathan_swift"])
    assert found == price


@rule("IS-5.4.2.3", "IS-R-31")
def test_a_reduction_serves_only_the_side_whose_card_it_is() -> None:
    swift = {"ministry": ["jonathan_swift", "robert_walpole"]}
    fields: dict[str, Any] = {"britain": swift, "face_up": ["jonathan_swift"]}
    assert threshold("france", "diplomatic", "flag savoy", "flag scotland_alliance", **fields) == 2
    burke = {"turn": "turn_5", "britain": {"ministry": ["edmund_burke", "james_watt"]}, "face_up": ["edmund_burke"]}
    assert threshold("france", "diplomatic", "flag iroquois", "flag sons_of_liberty", **burke) == 3
    assert threshold("britain", "diplomatic", "flag iroquois", "flag sons_of_liberty", **burke) == 2
