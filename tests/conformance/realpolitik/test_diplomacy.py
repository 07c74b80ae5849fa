"""Chapter 7 Diplomacy Phase: negotiation, diplomatic demands, and the Alliances that come of them."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, happened, options, order, play
from tests.conformance.realpolitik.table import (
    AU,
    FR,
    IT,
    POWERS,
    PR,
    Pairs,
    alliances,
    demands,
    garrisons,
    new,
    on_rails,
    position,
    refused,
    seen,
    token,
    track,
)
from tests.conformance.rule import rule

RING = {"austria": "france", "france": "italy", "italy": "prussia", "prussia": "austria"}  # nobody's is returned


def phase(**fields: object) -> Match:
    """A Diplomacy Phase."""
    return position(phase="diplomacy", diplomacy_track=4, **fields)


# -- statuses


@rule("RP-7.1.1", "RP-0.1.9", "RP-1.1.2", "RP-1.1.3", "RP-7.1.4")
def test_two_powers_are_allies_or_at_war() -> None:
    """Italy, with an Ally, is At War with the other two; there are no Coalitions and no Neutral Powers."""
    match = on_rails(
        "italy",
        arbiter="austria",
        alliances=[["france", "italy"]],
        powers={
            "italy": {"generals": {"liguria": 0}},
            "france": {"generals": {"provence": 0}},
            "austria": {"generals": {"lombardia": 0}},
        },
    )
    assert "statuses" not in match.view(None)
    assert track(match, "ally") == {"austria": None, "france": "italy", "italy": "france", "prussia": None}
    play(match, "italy: march liguria > lombardia")
    assert len(happened(match, "battle")) == 1, "Austria is an enemy"
    match = on_rails(
        "italy",
        arbiter="austria",
        alliances=[["france", "italy"]],
        powers={"italy": {"generals": {"liguria": 0}}, "france": {"generals": {"savoy": 0}}},
    )
    play(match, "italy: march liguria > savoy")
    assert happened(match, "battle") == [], "France is not"
    assert (seen(match, "italy")["generals"], seen(match, "france")["generals"]) == ({"savoy": 0}, {"savoy": 0})


@rule("RP-1.1.3", "RP-7.3.13", "RP-0.1.9", "RP-3.2.3")
def test_nobody_has_more_than_one_ally() -> None:
    """Whatever the 81 ways to give the four tokens, each Power has at most one Ally and there are two at most."""
    seen_counts = set()
    for number in range(81):
        given = {}
        for place, name in enumerate(POWERS):
            others = [other for other in POWERS if other != name]
            given[name] = others[number // 3**place % 3]
        match = demands(phase(), **given)
        mutual = [[a, b] for a in POWERS for b in POWERS if a < b and given[a] == b and given[b] == a]
        assert alliances(match) == mutual
        allied = [name for pair in mutual for name in pair]
        assert len(set(allied)) == len(allied)
        seen_counts.add(len(mutual))
    assert seen_counts == {0, 1, 2}


@rule("RP-7.1.2", "RP-7.1.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_statuses_change_in_diplomacy_phases_only(seats: int) -> None:
    """A random match: an Alliance begins or ends only when the demands, or the bids for Italy, are revealed."""
    match, rng = new(seats, seed=7 + seats), Random(seats)
    changes = 0
    for _ in range(900):
        decision = rng.choice(match.decisions)
        before = alliances(match)
        match.play(decision.seat, rng.choice(decision.options))
        if alliances(match) != before:
            assert decision.kind in ("demand", "bid")
            changes += 1
    assert changes
    assert changes <= len(happened(match, "diplomacy_phase"))


# -- the phase


@rule("RP-7.1.6", "RP-7.1.7", "RP-7.2.1", "RP-7.2.3", "RP-14.1.8", "RP-R-100")
def test_negotiation_then_demands_then_the_update_of_the_board() -> None:
    """Negotiation lasts until everybody is ready, and nothing is decided in it."""
    match = phase(powers={"france": {"garrisons": ["liguria"], "generals": {"liguria": 1}}})
    before = match.view(None)["powers"]
    for name in ("italy", "austria", "prussia"):
        assert (name, "negotiation") in asked(match)
        assert options(match, name) == ["ready"]
        play(match, f"{name}: ready")
    assert match.decisions[0].rule == "RP-7.2.3"
    forbidden(match, "france", "alliance italy")
    assert asked(match) == [("france", "negotiation")]
    play(match, "france: ready")
    assert match.view(None)["powers"] == before
    assert asked(match) == [(name, "demand") for name in POWERS]
    demands(match, austria="prussia", france="italy", italy="france", prussia="austria")
    assert alliances(match) == [["austria", "prussia"], ["france", "italy"]]
    assert token(match) == 4
    assert asked(match) == [("italy", "stay")], "the Garrison has joined the General; may he stay?"
    play(match, "italy: stay france liguria")
    assert (garrisons(match), seen(match, "france")["generals"]) == ({}, {"liguria": 2})
    assert token(match) == 0
    assert order(match, "diplomacy_phase", "demand", "alliance", "assigned", "may_stay") == [
        *("diplomacy_phase", *["demand"] * 4, "alliance", "alliance"),
        *("assigned", "may_stay"),
    ]


# -- demands


@rule("RP-7.3.1", "RP-7.3.2", "RP-7.3.3", "RP-14.1.9", "RP-R-06", "RP-2.1.4")
@pytest.mark.parametrize("allied", [True, False])
def test_the_alliance_token_goes_to_exactly_one_of_the_three_others(allied: bool) -> None:
    """Whatever the present status; the two others get the At War tokens. There is no way to give none."""
    match = phase(alliances=[["france", "italy"]] if allied else [])
    demands(match)
    assert asked(match) == [(name, "demand") for name in POWERS]
    for name in POWERS:
        assert options(match, name) == [f"alliance {other}" for other in POWERS if other != name]
    refused(match, "france", "alliance france", "RP-7.3.3")
    forbidden(match, "france", "ready", "done")


@rule("RP-7.3.2", "RP-7.3.4", "RP-14.2.1", "FAM-D.6")
def test_the_tokens_are_secret_until_the_last_is_given() -> None:
    """Then everybody knows who offered an Alliance to whom."""
    match = demands(phase(), austria="france", france="italy", italy="france")
    assert happened(match, "demand") == []
    assert asked(match) == [("prussia", "demand")]
    assert alliances(match) == []
    play(match, "austria: alliance italy", "prussia: alliance austria")
    assert happened(match, "demand") == [(AU, IT), (FR, IT), (IT, FR), (PR, AU)]


@rule("RP-7.3.5", "RP-7.3.6", "RP-7.3.10", "RP-7.3.12", "RP-7.3.11")
@pytest.mark.parametrize(
    ("given", "found"),
    [
        ({**RING, "france": "austria"}, [["austria", "france"]]),
        ({"austria": "france", "france": "austria", "italy": "france", "prussia": "france"}, [["austria", "france"]]),
        (
            {"austria": "italy", "italy": "austria", "france": "prussia", "prussia": "france"},
            [["austria", "italy"], ["france", "prussia"]],
        ),
        (RING, []),
        ({"austria": "france", "france": "italy", "italy": "austria", "prussia": "italy"}, []),
    ],
)
def test_those_who_gave_each_other_the_alliance_token_are_allies(given: dict[str, str], found: Pairs) -> None:
    """Agreed or not. One offer alone makes no Alliance; it may be that all are At War afterwards."""
    match = demands(phase(), **given)
    assert alliances(match) == found
    allied = {name: other for a, b in found for name, other in ((a, b), (b, a))}
    assert track(match, "ally") == {name: allied.get(name) for name in POWERS}
    assert bool(happened(match, "no_alliance")) is not bool(found)


@rule("RP-7.3.7", "RP-7.3.10", "RP-7.3.6")
@pytest.mark.parametrize("faithful", ["france", "italy", "nobody"])
def test_an_alliance_not_confirmed_by_both_ends(faithful: str) -> None:
    given = {"austria": "prussia", "france": "prussia", "italy": "prussia", "prussia": "italy"}
    if faithful != "nobody":
        given[faithful] = {"france": "italy", "italy": "france"}[faithful]
    match = demands(phase(alliances=[["france", "italy"]]), **given)
    assert ["france", "italy"] not in alliances(match)
    assert happened(match, "alliance_ended") == [(FR, IT)]
    assert alliances(match) == ([] if faithful == "italy" else [["italy", "prussia"]])


@rule("RP-7.3.8", "RP-10.1.2")
def test_a_confirmed_alliance_continues_without_any_change() -> None:
    """The French General stays in Liguria, and the Garrison in Savoy beside the Ally; nobody is asked anything."""
    powers = {
        "france": {"generals": {"liguria": 2}, "garrisons": ["savoy"]},
        "italy": {"generals": {"savoy": 1}},
    }
    match = demands(
        phase(alliances=[["france", "italy"]], powers=powers),
        austria="france", france="italy", italy="france", prussia="austria",
    )  # fmt: skip
    assert alliances(match) == [["france", "italy"]]
    assert (len(happened(match, "alliance_kept")), happened(match, "alliance")) == (1, [])
    assert asked(match) == [(name, "action_card") for name in POWERS]
    assert seen(match, "france")["generals"] == {"liguria": 2}
    assert garrisons(match) == {"savoy": "france"}


@rule("RP-7.3.9", "RP-7.3.1")
def test_all_tokens_go_back_to_their_owners() -> None:
    """In the next Diplomacy Phase each Power has its three tokens again, also one that gave its Alliance token away."""
    match = demands(phase(), **RING)
    for _ in range(4):
        for name in POWERS:
            play(match, f"{name}: dispatch {name}")
        demands(match)
        for name in POWERS:
            assert options(match, name) == [f"alliance {other}" for other in POWERS if other != name]
        demands(match, **RING)
    assert len(happened(match, "demand")) == 20


@rule("RP-7.2.2", "RP-7.3.12", "RP-5.11.1")
def test_nothing_said_in_the_negotiation_binds() -> None:
    """After it every recipient is still open to everybody, and a choice can be taken back until all have chosen."""
    match = demands(phase(), austria="france", france="austria", italy="prussia")
    play(match, "austria: alliance prussia", "prussia: alliance austria")
    assert alliances(match) == [["austria", "prussia"]]
