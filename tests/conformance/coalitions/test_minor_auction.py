"""Chapter 11.2: the auction for the control of a Minor Power, with the examples K-EX-13 and K-EX-16."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.course import passive, until
from tests.conformance.coalitions.minors import acting, bid, controllers, minor, on_drill, readers
from tests.conformance.coalitions.table import POWERS, asked, forbidden, happened, options, play, position, tracks
from tests.conformance.coalitions.war import remaining
from tests.conformance.rule import rule

PR, OT = POWERS.index("prussia"), POWERS.index("ottoman")
MORALE = {name: {"morale": 9} for name in POWERS}


def auctioned(match: Match) -> str | None:
    """The Minor Power that is up for auction now."""
    kinds = {decision.kind for decision in match.decisions}
    return POWERS[match.decisions[0].about[0]] if kinds == {"bid"} else None


def to_auction(match: Match, name: str) -> Match:
    """Plays passively to the next auction for a Minor Power."""
    for _ in range(2000):
        if auctioned(match) == name:
            return match
        decision = match.decisions[0]
        match.play(decision.seat, passive(match, decision))
    raise AssertionError(f"no auction for {name}")


# -- when


@rule("K-11.2.1", "K-7.0.5", "K-11.2.8", "K-S-2.1", "K-R-55")
@pytest.mark.parametrize(
    ("seats", "third", "turns"),
    [
        (5, "russia", {6: "ottoman"}),
        (4, "russia", {4: "prussia", 6: "ottoman"}),
        (3, "russia", {4: "prussia", 5: "russia", 6: "ottoman"}),
        (3, "austria", {3: "austria", 4: "prussia", 6: "ottoman"}),
    ],
)
def test_an_auction_each_time_the_symbol_moves_onto_drill(seats: int, third: str, turns: dict[int, str]) -> None:
    """In every Round, and before any action of the turn: nothing has happened since the turn began."""
    match = Match.new("coalitions", "1805", seats, seed=2, options={"third_minor": third})
    found: dict[tuple[int, int], str] = {}
    while match.view()["round"] < 3:
        name, view = auctioned(match), match.view()
        if name is not None and (view["round"], view["turn"]) not in found:
            assert match.events()[-1].kind == "turn"
            assert asked(match) == [(seat, "bid") for seat in match.seats], "all players at once"
            found[view["round"], view["turn"]] = name
        decision = match.decisions[0]
        match.play(decision.seat, passive(match, decision))
    assert found == {(number, turn): name for number in (1, 2) for turn, name in turns.items()}


# -- bids


@rule("K-11.2.2", "K-11.2.3", "K-4.7.2", "K-R-55", "K-S-2.1")
def test_a_bid_is_0_or_more_morale_of_the_own_major_power() -> None:
    """The Morale of Minor Powers, here 15 of Austria's OT, cannot be bid."""
    match = on_drill(
        "prussia",
        britain={"morale": 3},
        france={"morale": 15},
        austria={"morale": 2},
        ottoman={"controller": "austria", "morale": 15},
    )
    assert asked(match) == [(seat, "bid") for seat in ("britain", "france", "austria")], "Russia has no Morale"
    assert options(match, "britain") == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert options(match, "france") == [f"bid {points}" for points in range(16)]
    assert options(match, "austria") == ["bid 0", "bid 1", "bid 2"]
    forbidden(match, "austria", "bid 3")
    forbidden(match, "russia", "bid 0", "bid 1")
    refusal = match.why_not("austria", "bid 3")
    assert refusal is not None
    assert refusal.rule == "K-11.2.3"
    bid(match)
    assert happened(match, "bid") == [(POWERS.index(seat), PR, 0) for seat in match.seats], "who is not asked bids 0"


@rule("K-11.2.3", "K-11.2.5")
def test_where_nobody_has_morale_all_bid_0_unasked_and_nobody_pays() -> None:
    match = on_drill("prussia")
    assert happened(match, "bid") == [(POWERS.index(seat), PR, 0) for seat in match.seats]
    assert controllers(match)["prussia"] == "britain"  # first in the Order of Powers
    assert tracks(match, "morale") == dict.fromkeys(POWERS, 0)


@rule("K-11.2.2", "K-11.2.4", "K-S-2.1", "FAM-D.6")
def test_bids_are_secret_until_the_last_one_is_in() -> None:
    """They may be changed until then; then all are revealed at once."""
    match = on_drill("prussia", **MORALE)
    play(match, "france: bid 7", "austria: bid 4", "russia: bid 0")
    assert asked(match) == [("britain", "bid")]
    assert happened(match, "bid") == []
    assert tracks(match, "morale") == dict.fromkeys(POWERS, 9)
    play(match, "france: bid 3", "britain: bid 1")
    assert happened(match, "bid") == [(0, PR, 1), (1, PR, 3), (2, PR, 4), (4, PR, 0)]
    assert controllers(match)["prussia"] == "austria"


@rule("K-11.2.4", "K-11.2.6")
@pytest.mark.parametrize("winner", ["britain", "france", "austria", "russia"])
def test_the_highest_bid_wins_and_only_the_winner_pays(winner: str) -> None:
    match = on_drill("prussia", **MORALE)
    bid(match, **{"britain": 3, "france": 1, "austria": 2, "russia": 3, winner: 5})
    assert controllers(match)["prussia"] == winner
    assert tracks(match, "morale") == {**dict.fromkeys(POWERS, 9), winner: 4}


@rule("K-11.2.5", "K-4.6.3", "K-D-09")
@pytest.mark.parametrize(
    ("points", "winner", "price"),
    [
        ({}, "britain", 0),  # all bid 0: free of charge
        ({"russia": 1}, "russia", 1),
        ({"russia": 2, "austria": 2}, "austria", 2),
        ({"russia": 2, "france": 2, "britain": 1}, "france", 2),
        ({"britain": 4, "france": 4, "austria": 4, "russia": 4}, "britain", 4),
    ],
)
def test_ties_go_by_the_order_of_powers(points: dict[str, int], winner: str, price: int) -> None:
    match = bid(on_drill("prussia", **MORALE), **points)
    assert controllers(match)["prussia"] == winner
    assert tracks(match, "morale") == {**dict.fromkeys(POWERS, 9), winner: 9 - price}


# -- the Capital lost


@rule("K-11.2.7", "K-R-56", "K-11.3.3")
def test_without_its_capital_a_minor_power_passes_without_an_auction() -> None:
    """Austria holds Berlin: Prussia, of France until now, is Austria's without cost; the Garrison is removed."""
    match = on_drill(
        "prussia",
        prussia={"controller": "france", "hand": [1, 2]},
        austria={"generals": {"wien": 2}, "garrisons": ["berlin"], "morale": 4},
        france={"morale": 9},
    )
    assert happened(match, "bid") == []
    assert happened(match, "capital_held") == [(PR, POWERS.index("austria"))]
    assert acting(match) == ("austria", "prussia", "drill")
    assert tracks(match, "morale") == {**dict.fromkeys(POWERS, 0), "austria": 4, "france": 9}
    assert match.view()["garrisons"] == {}
    assert remaining(match) == {"austria": {"wien": 3}}
    assert readers(match, "prussia") == ["austria"]
    # at the next Drill Prussia has its Capital again, so there is an auction
    to_auction(match, "prussia")
    assert match.view()["round"] == 2


@rule("K-11.2.7", "K-R-56")
def test_the_capital_may_be_held_by_a_minor_power() -> None:
    """By the Ottomans of Russia: Russia gets Prussia. By uncontrolled Ottomans: an auction is held."""
    match = on_drill(
        "prussia", prussia={"controller": "france"}, ottoman={"controller": "russia", "garrisons": ["berlin"]}
    )
    assert acting(match) == ("russia", "prussia", "drill")
    assert controllers(match)["prussia"] == "russia"
    match = on_drill(
        "prussia", britain={"morale": 1}, prussia={"controller": "france"}, ottoman={"garrisons": ["berlin"]}
    )
    assert auctioned(match) == "prussia"


@rule("K-11.2.7", "K-4.3.4")
@pytest.mark.parametrize(
    "powers",
    [
        {"prussia": {"controller": "france", "garrisons": ["berlin"]}},  # its own Garrison
        {"prussia": {"controller": "france"}, "austria": {"generals": {"berlin": 3}}},  # a General does not control
        {"prussia": {"controller": "france"}, "austria": {"garrisons": ["silesia"]}},  # not the Capital
    ],
)
def test_an_auction_is_held_as_long_as_no_foreign_garrison_is_in_the_capital(powers: dict[str, Any]) -> None:
    assert auctioned(on_drill("prussia", britain={"morale": 1}, **powers)) == "prussia"


# -- how long


@rule("K-11.2.8", "K-11.2.9", "K-R-52")
def test_the_controller_performs_all_its_actions_until_its_next_drill() -> None:
    """Russia wins Prussia in turn 4 and keeps it through Movement in turn 3 of the next Round."""
    powers: dict[str, Any] = {
        **MORALE,
        "prussia": {"hand": [1], "money": 1, "generals": {"berlin": 1}, "garrisons": ["berlin"]},
        "austria": {"status": "neutral"},
    }
    match = bid(on_drill("prussia", **powers), russia=2)
    assert acting(match) == ("russia", "prussia", "drill"), "starting with this Drill"
    deciders: dict[str, set[str]] = {}
    while auctioned(match) != "prussia":
        for decision in match.decisions:
            if POWERS[decision.actor] == "prussia":
                deciders.setdefault(decision.kind, set()).add(match.seats[decision.seat])
        decision = match.decisions[0]
        match.play(decision.seat, passive(match, decision))
    kinds = ("drill", "leadership", "purchase", "arbiter", "disband", "move", "request")
    assert deciders == {kind: {"russia"} for kind in kinds}
    assert [args[0] for args in happened(match, "tax")].count(PR) == 1
    assert (match.view()["round"], match.view()["turn"]) == (2, 4)
    assert ("russia", "bid") in asked(match), "like everybody else"


@rule("K-11.2.9", "K-9.0.1", "K-S-2.2")
@pytest.mark.parametrize(("winner", "update"), [("russia", False), ("austria", True)])
def test_a_controller_who_wins_again_pays_but_nothing_is_updated(winner: str, update: bool) -> None:
    """Russia or Austria wins the Prussians of Russia. A Neutral Austrian in Hesse would have to leave in an update."""
    match = on_drill(
        "prussia",
        russia={"morale": 5},
        austria={"status": "neutral", "morale": 5, "generals": {"hesse": 1}},
        prussia={"controller": "russia"},
    )
    bid(match, **{winner: 2})
    assert tracks(match, "morale")[winner] == 3
    if update:
        assert acting(match) == ("austria", "austria", "update_withdraw")
    else:
        assert acting(match) == ("russia", "prussia", "drill")
        assert happened(match, "control") == []
        assert remaining(match) == {"austria": {"hesse": 1}}


@rule("K-9.0.1", "K-11.1.6", "K-S-2.2")
def test_the_first_control_is_followed_by_an_update_before_anything_else() -> None:
    """A Neutral Power of the set-up stands in Saxonia without control (K-R-11): now it must go home."""
    match = position(seats=5, start="scenario", power="ottoman", action="drill")
    assert auctioned(match) == "ottoman"
    assert "saxonia" in minor(match, "prussia")["generals"]
    bid(match, russia=1)
    assert acting(match) == ("prussia", "prussia", "update_withdraw")
    assert options(match, "prussia") == ["withdraw saxonia > silesia", "withdraw saxonia > off"]
    play(match, "prussia: withdraw saxonia > silesia")
    assert acting(match) == ("russia", "ottoman", "drill")


# -- the examples


@rule("K-EX-13", "K-11.2.4", "K-11.3.3", "K-9.1.2", "K-9.1.3", "K-9.1.5", "K-S-6.3", "FAM-3.14", "FAM-D.5")
def test_austria_takes_over_prussia() -> None:
    match = on_drill(
        "prussia",
        prussia={"controller": "france"},
        austria={"morale": 2, "generals": {"silesia": 1}, "garrisons": ["silesia"]},
    )
    bid(match, austria=1)
    # the Garrison is a Troop of the General there; whether he stays is Austria's own decision
    assert match.view()["garrisons"] == {}
    assert minor(match, "austria")["generals"] == {"silesia": 2}
    assert acting(match) == ("austria", "prussia", "stay")
    assert options(match, "austria") == ["stay austria silesia", "leave austria silesia"]
    leaves = match.clone()
    play(match, "austria: stay austria silesia")
    assert acting(match) == ("austria", "prussia", "drill")
    assert remaining(match) == {"austria": {"silesia": 2}}
    silesia = next(place for place in match.scene().places if place.id == "silesia")
    assert silesia.controller == "prussia", "Silesia is Prussian again"
    play(leaves, "austria: leave austria silesia")
    assert set(options(leaves, "austria")) == {
        "withdraw silesia > bohemia",
        "withdraw silesia > hungari",
        "withdraw silesia > galicia",
        "withdraw silesia > off",
    }


@rule("K-EX-16", "K-4.6.3")
def test_the_auction_for_the_ottomans() -> None:
    powers: dict[str, Any] = {name: {"morale": 6} for name in POWERS}
    powers["austria"] |= {"status": "neutral"}
    powers["russia"] |= {"generals": {"wallachia": 2, "bessarabia": 1}, "garrisons": ["podolia"]}
    powers["ottoman"] |= {"controller": "russia", "generals": {"bessarabia": 2}, "garrisons": ["bessarabia"]}
    powers["ottoman"] |= {"hand": [2, 5], "money": 3}
    match = on_drill("ottoman", seats=5, **powers)
    assert match.view()["statuses"]["ottoman"] == "british"
    before = minor(match, "ottoman")
    assert readers(match, "ottoman") == ["russia"]
    bid(match, britain=2, austria=3, russia=3, france=0, prussia=0)
    # Austria is higher in the Order of Powers; only the winner pays
    assert controllers(match)["ottoman"] == "austria"
    assert tracks(match, "morale") == {**dict.fromkeys(POWERS, 6), "austria": 3}
    # everything off board goes to Austria, the status is Austria's
    assert {**minor(match, "ottoman"), "seat": "russia"} == before
    assert readers(match, "ottoman") == ["austria"]
    assert minor(match, "ottoman", "austria")["hand"] == [2, 5]
    assert match.view()["statuses"]["ottoman"] == "neutral"
    # Bessarabia: 4 against 2; Wallachia is now a Home Territory of a Neutral Power
    compared = [args[1:] for args in happened(match, "compared")]
    assert [strength for _, strength, _ in compared] == [4]
    assert OT in compared[0][0]
    assert acting(match) == ("russia", "russia", "update_withdraw")
    for start in ("wallachia", "bessarabia"):
        goals = [move for move in options(match, "russia") if move.startswith(f"withdraw {start}")]
        assert goals == [f"withdraw {start} > {goal}" for goal in ("podolia", "crimea", "off")]
    play(match, "russia: withdraw wallachia > podolia")
    assert options(match, "russia") == ["withdraw bessarabia > crimea", "withdraw bessarabia > off"]
    off = play(match.clone(), "russia: withdraw bessarabia > off")
    assert remaining(off)["russia"] == {"podolia": 2}
    play(match, "russia: withdraw bessarabia > crimea")
    assert remaining(match) == {"russia": {"podolia": 2, "crimea": 1}, "ottoman": {"bessarabia": 2}}
    assert match.view()["garrisons"] == {"podolia": "russia", "bessarabia": "ottoman"}
    # then the actions of the turn begin
    assert acting(match) == ("austria", "ottoman", "drill")


@rule("K-R-55", "K-11.2.8")
def test_a_player_may_control_any_number_of_minor_powers() -> None:
    """France wins all three; each keeps its own hand."""
    match = Match.new("coalitions", "1805", 3, seed=4)
    for name in ("prussia", "russia", "ottoman"):
        bid(to_auction(match, name), france=1)
    assert controllers(match) == {
        **dict.fromkeys(("france", "prussia", "russia", "ottoman"), "france"),
        "britain": "britain",
        "austria": "austria",
    }
    until(match, ("france", "drill"))
    assert {name for name in POWERS if "hand" in match.view("france")["powers"][name]} == {
        "france",
        "prussia",
        "russia",
        "ottoman",
    }
