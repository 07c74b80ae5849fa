"""Chapters 12.1 and 12.3: the auction for the control of a Minor Power."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.raison_detat.minors import (
    acting,
    auctioned,
    bid,
    controllers,
    on_drill,
    readers,
    remaining,
    some,
    to_auction,
)
from tests.conformance.raison_detat.table import (
    POWERS,
    asked,
    garrisons,
    happened,
    new,
    options,
    passive,
    play,
    refused,
    statuses,
    track,
)
from tests.conformance.rule import rule

P1702 = POWERS["1702"]
RU = P1702.index("russia")
MORALE: dict[str, Any] = {name: {"morale": 9} for name in P1702}


# -- when


@rule("RD-12.1.1", "RD-12.1.2", "RD-12.1.3", "RD-12.3.1", "RD-12.3.8", "RD-12.10.2", "RD-12.10.4", "RD-6.8")
@rule("RD-D-54", "RD-D-55")
@pytest.mark.parametrize(
    ("scenario", "seats", "turns"),
    [
        ("1702", 5, {6: "ottoman"}),
        ("1702", 4, {5: "russia", 6: "ottoman"}),
        ("1702", 3, {4: "sweden", 5: "russia", 6: "ottoman"}),
        ("1618", 6, {7: "ottoman"}),
        ("1618", 5, {6: "poland", 7: "ottoman"}),
        ("1618", 4, {6: "poland", 7: "ottoman"}),  # no auction for Spain in turn 2
    ],
)
def test_an_auction_each_time_the_symbol_moves_to_drill(scenario: str, seats: int, turns: dict[int, str]) -> None:
    """In every round, of all players at once, before any action of the turn; from then on nobody is uncontrolled."""
    match = new(scenario, seats)
    found: dict[tuple[int, int], str] = {}
    uncontrolled = set(turns.values())
    while (view := match.view(None))["round"] < 3:
        name = auctioned(match)
        if name is not None and (view["round"], view["turn"]) not in found:
            assert match.events()[-1].kind == "turn"
            assert asked(match) == [(seat, "bid") for seat in match.seats]
            found[view["round"], view["turn"]] = name
        if name is None and view["round"] == 1:
            taken = {name for turn, name in turns.items() if turn <= view["turn"]}
            assert {n for n, seat in controllers(match).items() if seat is None} == uncontrolled - taken
        elif view["round"] == 2:
            assert None not in controllers(match).values()
        passive(match)
    assert found == {(number, turn): name for number in (1, 2) for turn, name in turns.items()}


# -- bids


@rule("RD-12.3.2", "RD-12.3.3", "RD-5.5.2", "RD-R-78")
def test_a_bid_is_0_or_more_morale_of_the_own_major_power() -> None:
    """The Morale of Minor Powers, here 15 of Austria's Ottomans, cannot be bid; the present controller bids too."""
    match = on_drill(
        "russia",
        britain={"morale": 3},
        france={"morale": 15},
        austria={"morale": 2},
        russia={"controller": "britain", "morale": 8},
        ottoman={"controller": "austria", "morale": 15},
    )
    assert asked(match) == [(seat, "bid") for seat in ("britain", "france", "austria")], "Sweden has no Morale"
    assert options(match, "britain") == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert options(match, "france") == [f"bid {points}" for points in range(16)]
    assert options(match, "austria") == ["bid 0", "bid 1", "bid 2"]
    refused(match, "austria", "bid 3", "RD-12.3.3")
    refused(match, "sweden", "bid 1", "RD-12.3.3")


@rule("RD-12.3.2", "RD-12.3.4")
def test_bids_are_secret_until_the_last_one_is_in() -> None:
    """They may be changed until then; then all are revealed at once."""
    match = on_drill("russia", **MORALE)
    play(match, "france: bid 7", "austria: bid 4", "sweden: bid 0")
    assert asked(match) == [("britain", "bid")]
    assert happened(match, "bid") == []
    assert all("bid" not in str(match.view(seat)["powers"]) for seat in ("britain", None))
    assert track(match, "morale") == dict.fromkeys(P1702, 9)
    play(match, "france: bid 3", "britain: bid 1")
    assert happened(match, "bid") == [(0, RU, 1), (1, RU, 3), (2, RU, 0), (3, RU, 4)]
    assert controllers(match)["russia"] == "austria"


@rule("RD-12.3.4", "RD-12.3.6")
@pytest.mark.parametrize("winner", ["britain", "france", "sweden", "austria"])
def test_the_highest_bid_wins_and_only_the_winner_pays(winner: str) -> None:
    """The Morale of the Minor Power is not touched, and the winner is not asked whether he wants it."""
    match = on_drill("russia", **MORALE)
    bid(match, **{"britain": 3, "france": 1, "sweden": 2, "austria": 3, winner: 5})
    assert controllers(match)["russia"] == winner
    assert track(match, "morale") == {**dict.fromkeys(P1702, 9), winner: 4}
    assert acting(match)[:2] == (winner, "russia")


@rule("RD-12.3.5", "RD-12.3.6", "RD-5.7.3", "RD-R-78", "RD-D-14")
@pytest.mark.parametrize(
    ("scenario", "points", "winner", "price"),
    [
        ("1702", {}, "britain", 0),  # all bid 0: free of charge, and not declined
        ("1702", {"austria": 1}, "austria", 1),
        ("1702", {"austria": 2, "sweden": 2}, "sweden", 2),  # not the order of the Wheel
        ("1702", {"sweden": 2, "france": 2, "britain": 1}, "france", 2),
        ("1702", {"britain": 4, "france": 4, "austria": 4, "sweden": 4}, "britain", 4),
        ("1618", {}, "protestants", 0),
        ("1618", {"spain": 3, "sweden": 3, "austria": 3, "france": 3}, "spain", 3),
        ("1618", {"france": 2, "austria": 2, "sweden": 1}, "austria", 2),
    ],
)
def test_ties_go_by_the_order_of_powers(scenario: str, points: dict[str, int], winner: str, price: int) -> None:
    minor, seats = {"1702": ("russia", 4), "1618": ("poland", 5)}[scenario]
    morale: dict[str, Any] = {name: {"morale": 9} for name in POWERS[scenario]}
    match = bid(on_drill(minor, scenario, seats, **morale), **points)
    assert controllers(match)[minor] == winner
    assert track(match, "morale") == {**dict.fromkeys(POWERS[scenario], 9), winner: 9 - price}


# -- the Capital lost


@rule("RD-12.3.7", "RD-11.2.2", "RD-R-65")
def test_without_its_capital_a_minor_power_passes_without_an_auction() -> None:
    """Sweden holds Moskva: Russia, of Austria until now, is Sweden's without cost; the Garrison is removed."""
    match = on_drill(
        "russia",
        russia={"controller": "austria", "hand": [1, 2]},
        sweden={"generals": {"ingria": 2}, "garrisons": ["moskva"], "morale": 4},
        austria={"morale": 9},
    )
    assert happened(match, "bid") == []
    assert happened(match, "capital_held") == [(RU, P1702.index("sweden"))]
    assert acting(match) == ("sweden", "russia", "drill")
    assert some(match, "morale") == {"sweden": 4, "austria": 9}
    assert garrisons(match) == {}
    assert remaining(match) == {"sweden": {"ingria": 3}}
    assert readers(match, "russia") == ["sweden"]
    assert statuses(match)["russia"] == "french"
    # at the next Drill Russia has its Capital again, so there is an auction
    assert to_auction(match, "russia").view(None)["round"] == 2


@rule("RD-12.3.7", "RD-R-65")
def test_the_capital_may_be_held_by_a_minor_power() -> None:
    """By the Ottomans of Sweden: Sweden gets Russia. By uncontrolled Ottomans: an auction is held."""
    ottoman: dict[str, Any] = {"status": "french", "garrisons": ["moskva"]}
    match = on_drill("russia", russia={"controller": "austria"}, ottoman={"controller": "sweden", **ottoman})
    assert acting(match) == ("sweden", "russia", "drill")
    assert controllers(match)["russia"] == "sweden"
    match = on_drill("russia", britain={"morale": 1}, russia={"controller": "austria"}, ottoman=ottoman)
    assert auctioned(match) == "russia"


@rule("RD-12.3.7", "RD-5.9.5", "RD-R-65")
@pytest.mark.parametrize(
    "powers",
    [
        {"russia": {"controller": "austria", "garrisons": ["moskva"]}},  # its own Garrison
        {"russia": {"controller": "austria"}, "sweden": {"generals": {"moskva": 3}}},  # a General does not control
        {"russia": {"controller": "austria"}, "sweden": {"garrisons": ["kiev"]}},  # not the Capital
    ],
)
def test_an_auction_is_held_as_long_as_no_foreign_garrison_is_in_the_capital(powers: dict[str, Any]) -> None:
    assert auctioned(on_drill("russia", britain={"morale": 1}, **powers)) == "russia"


# -- how long


@rule("RD-12.1.4", "RD-12.3.8", "RD-12.4.6", "RD-9.1.1")
def test_the_controller_performs_all_its_actions_until_its_next_drill() -> None:
    """Austria wins Russia in turn 5 and keeps it through Movement in turn 4 of the next round."""
    powers: dict[str, Any] = {
        **MORALE,
        "russia": {"hand": [1], "money": 5, "generals": {"kiev": 1}, "garrisons": ["kiev"]},
    }
    match = bid(on_drill("russia", **powers), austria=2)
    assert acting(match) == ("austria", "russia", "drill"), "starting with this Drill"
    deciders: dict[str, set[str]] = {}
    while auctioned(match) != "russia":
        for decision in match.decisions:
            if P1702[decision.actor] == "russia":
                deciders.setdefault(decision.kind, set()).add(match.seats[decision.seat])
        passive(match)
    kinds = ("drill", "leadership", "gifts", "purchase", "arbiter", "disband", "move", "request")
    assert deciders == {kind: {"austria"} for kind in kinds}
    assert [args[0] for args in happened(match, "tax")].count(RU) == 1
    assert (match.view(None)["round"], match.view(None)["turn"]) == (2, 5)
    assert asked(match) == [(seat, "bid") for seat in match.seats], "the controller like everybody else"


@rule("RD-12.3.6", "RD-12.3.8", "RD-11.1.1")
@pytest.mark.parametrize(("winner", "update"), [("austria", False), ("sweden", True)])
def test_a_controller_who_wins_again_pays_but_nothing_is_updated(winner: str, update: bool) -> None:
    """A Neutral British General without control in Hesse would have to leave in an update (RD-R-89)."""
    match = on_drill(
        "russia",
        austria={"morale": 5},
        sweden={"morale": 5},
        britain={"status": "neutral", "generals": {"hesse": 1}},
        russia={"controller": "austria"},
    )
    bid(match, **{winner: 2})
    assert track(match, "morale")[winner] == 3
    if update:
        assert acting(match) == ("britain", "britain", "update_withdraw")
    else:
        assert acting(match) == ("austria", "russia", "drill")
        assert happened(match, "control") == []
        assert remaining(match) == {"britain": {"hesse": 1}}
