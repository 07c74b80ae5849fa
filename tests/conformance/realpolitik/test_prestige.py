"""5.5 and 9.11 Prestige: a strict order of the Powers that only won battles change."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import happened, play
from tests.conformance.family.stage import skip
from tests.conformance.realpolitik.table import (
    FR,
    POWERS,
    idle,
    new,
    on_rails,
    position,
    prestige,
    track,
)
from tests.conformance.rule import rule


def battle(attacker: str, move: str, *, order: list[str], powers: dict[str, Any], **fields: Any) -> Match:
    """An attack without cards, up to the end of its Movement Turn; supports are declared by `support`."""
    supports: dict[str, str] = fields.pop("support", {})
    match = on_rails(attacker, arbiter=fields.pop("arbiter"), prestige=order, powers=powers, **fields)
    skip(match, "rail")
    play(match, f"{attacker}: march {move}")
    skip(match, "garrison")
    while match.decisions[0].kind == "support":
        name = match.seats[match.decisions[0].seat]
        place = supports.pop(name, "")
        play(match, f"{name}: support {place}" if place else f"{name}: done")
    assert not supports
    return idle(match, "request", "action_card")


@rule("RP-5.5.4", "RP-9.11.1", "RP-5.5.6")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["france", "austria", "italy", "prussia"], ["france", "austria", "italy", "prussia"]),
        (["austria", "france", "italy", "prussia"], ["france", "austria", "italy", "prussia"]),
        (["austria", "italy", "france", "prussia"], ["austria", "france", "italy", "prussia"]),
        (["austria", "italy", "prussia", "france"], ["austria", "italy", "france", "prussia"]),
    ],
)
def test_the_winner_changes_places_with_its_left_neighbour(before: list[str], after: list[str]) -> None:
    """Whoever that is, beaten or not; the leftmost stays. Both a victorious attacker and a victorious defender."""
    powers = {"france": {"generals": {"champagne": 3}}, "prussia": {"generals": {"luxembourg": 0}}}
    match = battle("france", "champagne > luxembourg", order=before, powers=powers, arbiter="italy")
    assert prestige(match) == after
    place = before.index("france")  # whom it passes there, and its place, counted from 1
    told = [(FR, POWERS.index(before[place - 1]), place)] if place else []
    assert happened(match, "prestige") == told
    powers = {"france": {"generals": {"luxembourg": 3}}, "prussia": {"generals": {"rheinland": 0}}}
    match = battle("prussia", "rheinland > luxembourg", order=before, powers=powers, arbiter="italy")
    assert prestige(match) == after


@rule("RP-9.11.3", "RP-5.5.4", "RP-R-66")
def test_a_garrison_is_enough_to_win_prestige_by_or_from() -> None:
    order = ["italy", "prussia", "france", "austria"]
    powers: dict[str, Any] = {"france": {"generals": {"champagne": 3}}, "prussia": {"garrisons": ["luxembourg"]}}
    match = battle("france", "champagne > luxembourg", order=order, powers=powers, arbiter="italy")
    assert prestige(match) == ["italy", "france", "prussia", "austria"]
    assert track(match, "influence") == dict.fromkeys(POWERS, 0), "no General was beaten"
    powers = {"france": {"generals": {"champagne": 0}}, "prussia": {"garrisons": ["luxembourg"]}}
    match = battle(
        "france", "champagne > luxembourg", order=order, powers=powers, fortresses=["luxembourg"], arbiter="italy"
    )
    assert prestige(match) == ["prussia", "italy", "france", "austria"]
    assert track(match, "influence")["prussia"] == 1


@rule("RP-5.5.5", "RP-9.11.2")
def test_supporters_do_not_move_on_the_prestige_track() -> None:
    """Italy supports France: both win Influence, only France moves."""
    powers = {
        "france": {"generals": {"champagne": 3}},
        "italy": {"generals": {"lorraine": 1}},
        "prussia": {"generals": {"luxembourg": 0}},
    }
    match = battle(
        "france",
        "champagne > luxembourg",
        order=["austria", "italy", "prussia", "france"],
        powers=powers,
        alliances=[["france", "italy"]],
        support={"italy": "lorraine"},
        arbiter="prussia",
    )
    assert track(match, "influence") == {"austria": 0, "france": 1, "italy": 1, "prussia": 0}
    assert prestige(match) == ["austria", "italy", "france", "prussia"]


@rule("RP-9.7.4", "RP-5.5.7")
def test_a_draw_changes_no_prestige() -> None:
    powers = {"france": {"generals": {"champagne": 0}}, "prussia": {"garrisons": ["luxembourg"]}}
    order = ["austria", "italy", "prussia", "france"]
    match = battle("france", "champagne > luxembourg", order=order, powers=powers, arbiter="italy")
    assert prestige(match) == order
    assert len(happened(match, "battle")) == 1


@rule("RP-9.11.4", "RP-R-65", "RP-9.11.2", "RP-5.5.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (["france", "austria", "prussia", "italy"], ["austria", "prussia", "france", "italy"]),
        (["austria", "prussia", "france", "italy"], ["austria", "prussia", "france", "italy"]),
        (["france", "austria", "italy", "prussia"], ["austria", "france", "prussia", "italy"]),
        (["france", "italy", "prussia", "austria"], ["france", "prussia", "austria", "italy"]),
        (["prussia", "france", "italy", "austria"], ["prussia", "france", "austria", "italy"]),
    ],
)
def test_two_allies_who_defended_together_both_rise_but_not_past_each_other(
    before: list[str], after: list[str]
) -> None:
    powers = {
        "france": {"generals": {"baden": 0}},
        "austria": {"generals": {"bavaria": 1}},
        "prussia": {"generals": {"bavaria": 1}},
    }
    match = battle(
        "france",
        "baden > bavaria",
        order=before,
        powers=powers,
        alliances=[["austria", "prussia"]],
        arbiter="italy",
    )
    assert prestige(match) == after
    assert track(match, "influence") == {"austria": 1, "france": 0, "italy": 0, "prussia": 1}


@rule("RP-9.1.5", "RP-9.11.1")
def test_prestige_is_the_last_step_of_a_battle() -> None:
    """After Influence and after the Garrison of the victor."""
    powers = {"france": {"generals": {"champagne": 3}}, "prussia": {"generals": {"luxembourg": 0}}}
    match = on_rails("france", arbiter="italy", powers=powers, prestige=["prussia", "france", "italy", "austria"])
    play(match, "france: march champagne > luxembourg")
    skip(match, "garrison")
    idle(match, "win_garrison")
    assert track(match, "influence")["france"] == 1
    assert prestige(match) == ["prussia", "france", "italy", "austria"]
    play(match, "france: garrison luxembourg")
    assert prestige(match) == ["france", "prussia", "italy", "austria"]


@rule("RP-5.5.7", "RP-5.5.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_nothing_but_a_won_battle_changes_prestige(seats: int) -> None:
    """A random match full of Movement: always an order of all four, and never more changes than won battles."""
    match, rng = new(seats, seed=20 + seats), Random(seats)
    changes = 0
    while match.outcome is None and len(match) < 3000:
        decision = rng.choice(match.decisions)
        before, wanted = prestige(match), decision.options
        if decision.kind == "action_card":
            wanted = [move for move in wanted if move.verb == "movement"] or wanted
        match.play(decision.seat, rng.choice(wanted))
        assert sorted(prestige(match)) == sorted(POWERS)
        if prestige(match) != before:
            changes += 1
            assert changes <= sum(winner >= 0 for *_, winner in happened(match, "result"))
    assert changes >= 3


@rule("RP-5.5.1", "RP-3.2.5")
def test_the_track_is_a_strict_order_from_the_set_up() -> None:
    assert prestige(new()) == ["austria", "france", "italy", "prussia"]
    assert prestige(new(3)) == ["austria", "france", "italy", "prussia"]
    assert prestige(position(prestige=["italy", "prussia", "france", "austria"])) == [
        *("italy", "prussia", "france", "austria"),
    ]
