"""Chapter 4 Victory: the turn is played to its end, the most Influence wins, Prestige breaks ties."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, happened, play
from tests.conformance.family.stage import skip
from tests.conformance.realpolitik.table import (
    POWERS,
    demands,
    idle,
    position,
    prestige,
    three,
    track,
)
from tests.conformance.rule import rule

Ending = tuple[str, tuple[int, ...], str]


def ending(match: Match) -> Ending | None:
    """Who has won, with what Influence of the seats, and by which rule; None if the match goes on."""
    if match.outcome is None:
        return None
    (seat,) = match.outcome.winners
    return match.seats[seat], tuple(match.outcome.scores), match.outcome.rule


@rule("RP-4.1.1", "RP-0.1.10", "RP-6.1.7")
@pytest.mark.parametrize(("start", "over"), [(20, False), (21, True)])
def test_the_game_ends_in_the_turn_in_which_somebody_has_25(start: int, over: bool) -> None:
    """Austria scores 4: Bohemia 2 and Saxonia 2."""
    match = position(
        cards={"austria": "influence", "france": "taxation"},
        powers={"austria": {"influence": start, "garrisons": ["bohemia", "saxonia"]}, "france": {"influence": 24}},
    )
    assert track(match, "influence")["austria"] == start + 4
    assert ending(match) == (("austria", (25, 24, 0, 0), "RP-4.1.3") if over else None)
    if not over:
        assert asked(match) == [(name, "action_card") for name in POWERS]


@rule("RP-4.1.2", "RP-R-01", "RP-R-87", "RP-6.1.7", "RP-5.3.3")
def test_the_turn_is_played_to_its_end() -> None:
    """Austria has 27 in step 1; Mobilisation, Dispatch, Diplomacy Phase and Movement still follow."""
    match = position(
        diplomacy_track=3,
        cards={"austria": "influence", "france": "mobilisation", "italy": "dispatch", "prussia": "movement"},
        powers={
            "austria": {"influence": 23, "garrisons": ["bohemia", "saxonia"]},
            "prussia": {"generals": {"berlin": 0}},
        },
    )
    assert track(match, "influence")["austria"] == 27
    assert asked(match) == [("france", "free_train")]
    skip(match, "free_train", "generals", "purchase")
    demands(match, austria="prussia", france="italy", italy="austria", prussia="austria")
    assert ending(match) is None
    assert asked(match) == [("prussia", "arbiter")]
    play(match, "prussia: arbiter france", "prussia: end")
    assert asked(match) == [("prussia", "request")]
    play(match, "prussia: request", "france: grant", "prussia: end", "prussia: stop")
    assert ending(match) == ("austria", (27, 0, 0, 0), "RP-4.1.3")


def last_battles(**fields: Any) -> Match:
    """Austria scores in step 1; then Prussia attacks three French Generals, who have no Troops and no cards."""
    match = position(
        cards={"austria": "influence", "prussia": "movement"},
        powers={
            "austria": {"influence": fields["austria"], "garrisons": ["lombardia"]},
            "prussia": {
                "influence": fields["prussia"],
                "generals": {"rheinland": 3, "hesse": 3, "pfalz": 3},
            },
            "france": {"generals": {"luxembourg": 0, "baden": 0, "lorraine": 0}},
        },
        prestige=fields["order"],
    )
    play(match, "prussia: arbiter italy")
    assert ending(match) is None
    for move in ("rheinland > luxembourg", "hesse > baden", "pfalz > lorraine"):
        play(match, f"prussia: march {move}")
        skip(match, "garrison")
    return idle(match, "request")


@rule("RP-4.1.2", "RP-4.1.3", "RP-DX-09", "RP-1.1.6", "RP-0.1.10")
def test_most_influence_wins_not_the_first_to_25() -> None:
    """Austria goes from 23 to 25 in step 1, Prussia from 23 to 26 by three battles."""
    match = last_battles(austria=23, prussia=23, order=["austria", "france", "italy", "prussia"])
    assert track(match, "influence") == {"austria": 25, "france": 0, "italy": 0, "prussia": 26}
    assert ending(match) is None
    play(match, "prussia: stop")
    assert ending(match) == ("prussia", (25, 0, 0, 26), "RP-4.1.3")


@rule("RP-4.1.4", "RP-4.1.5", "RP-DX-10", "RP-5.5.3", "RP-1.1.6", "RP-0.1.10")
@pytest.mark.parametrize(
    ("before", "after", "victor"),
    [
        (["france", "italy", "austria", "prussia"], ["prussia", "france", "italy", "austria"], "prussia"),
        (["austria", "france", "italy", "prussia"], ["prussia", "austria", "france", "italy"], "prussia"),
    ],
)
def test_equal_influence_is_decided_by_prestige_after_the_battles(
    before: list[str], after: list[str], victor: str
) -> None:
    """Both have 26; Prussia has passed Austria by its third battle."""
    match = last_battles(austria=24, prussia=23, order=before)
    play(match, "prussia: stop")
    assert prestige(match) == after
    assert ending(match) == (victor, (26, 0, 0, 26), "RP-4.1.4")


@rule("RP-4.1.4", "RP-5.5.3", "RP-4.1.5")
@pytest.mark.parametrize("first", ["austria", "prussia"])
def test_the_power_further_left_wins_a_tie(first: str) -> None:
    """Both are at 31, beyond any track; nobody shares the victory."""
    second = {"austria": "prussia", "prussia": "austria"}[first]
    match = position(
        prestige=["france", first, "italy", second],
        cards={"austria": "influence"},
        powers={"austria": {"influence": 29, "garrisons": ["lombardia"]}, "prussia": {"influence": 31}},
    )
    assert ending(match) == (first, (31, 0, 0, 31), "RP-4.1.4")
    assert happened(match, "victory")[0][0] == (POWERS.index(first),)


@rule("RP-4.1.7", "RP-R-90", "RP-11.5.5", "RP-4.1.2")
def test_what_italy_wins_counts_for_its_controller_at_the_end_of_the_turn() -> None:
    """Italy's battle brings France from 24 to 25; the game goes on until Italy's Movement is over."""
    match = three(
        alliances=[["france", "italy"]],
        power="italy",
        action="movement",
        powers={
            "france": {"influence": 24},
            "italy": {"generals": {"liguria": 3}},
            "austria": {"generals": {"lombardia": 0}},
        },
    )
    play(match, "france: arbiter prussia", "france: march liguria > lombardia")
    idle(match, "request")
    assert track(match, "influence") == {"austria": 0, "france": 25, "italy": 0, "prussia": 0}
    assert ending(match) is None
    play(match, "france: stop")
    assert ending(match) == ("france", (0, 25, 0), "RP-4.1.3")
