"""Chapters 12.1 to 12.4: the auction for the control of a Minor Power and what control brings with it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.raison_detat.minors import (
    acting,
    allies,
    at_war,
    auctioned,
    bid,
    controllers,
    on_drill,
    public,
    readers,
    remaining,
    some,
    to_auction,
)
from tests.conformance.raison_detat.table import (
    POWERS,
    asked,
    diplomacy,
    garrisons,
    happened,
    new,
    options,
    passive,
    play,
    position,
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
    assert asked(match) == [(seat, "bid") for seat in ("britain", "france", "sweden", "austria")]
    assert options(match, "britain") == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert options(match, "france") == [f"bid {points}" for points in range(16)]
    assert options(match, "austria") == ["bid 0", "bid 1", "bid 2"]
    assert options(match, "sweden") == ["bid 0"]
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
    match = on_drill("russia", russia={"controller": "austria"}, ottoman=ottoman)
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
    assert auctioned(on_drill("russia", **powers)) == "russia"


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


# -- taking over: Status


@rule("RD-12.4.1", "RD-12.4.2", "RD-12.4.3", "RD-12.5.7", "RD-7.1.4")
@pytest.mark.parametrize(
    ("winner", "own", "members"),
    [
        ("austria", "austrian", {"austria", "britain"}),
        ("france", "french", {"france"}),
        ("sweden", "austrian", {"austria", "britain", "sweden"}),
        ("sweden", "french", {"france", "sweden"}),
        ("sweden", "neutral", {"sweden"}),
        ("sweden", "expansionist", {"sweden"}),
    ],
)
def test_a_minor_power_takes_the_status_of_its_controller(winner: str, own: str, members: set[str]) -> None:
    """At once, whatever it was before; in a Coalition it is a member, and the leader is not asked."""
    for before in ({"status": "expansionist"}, {"controller": "britain"}):
        powers: dict[str, Any] = {"sweden": {"status": "neutral"}, "russia": {"status": "neutral"}, "ottoman": before}
        powers.setdefault(winner, {})["morale"] = 1
        if winner == "sweden":
            powers["sweden"]["status"] = own
        match = on_drill("ottoman", **powers)
        assert statuses(match)["ottoman"] == ("expansionist" if "status" in before else "austrian")
        bid(match, **{winner: 1})
        assert acting(match) == (winner, "ottoman", "drill"), "nobody else is asked"
        assert statuses(match)["ottoman"] == own
        assert allies(match, "ottoman") == members
        assert winner not in at_war(match, "ottoman")


@rule("RD-12.9.2", "RD-7.5.7")
@pytest.mark.parametrize("status", ["austrian", "french", "neutral", "expansionist"])
def test_control_never_starts_a_war_with_the_controller(status: str) -> None:
    """Whoever had the Ottomans before and whoever gets them: they are Allies."""
    for before in (None, "britain", "france", "sweden", "austria"):
        for winner in ("britain", "france", "sweden", "austria"):
            powers: dict[str, Any] = {"ottoman": {} if before is None else {"controller": before}}
            powers["sweden"] = {"status": status}
            powers.setdefault(winner, {})["morale"] = 1
            match = bid(on_drill("ottoman", **powers), **{winner: 1})
            assert winner in allies(match, "ottoman")
            assert winner not in at_war(match, "ottoman")


# -- taking over: the board


@rule("RD-12.4.2", "RD-12.9.2", "RD-11.2.2", "RD-11.2.3", "RD-12.5.4")
def test_an_invader_of_its_new_minor_power_is_asked_for_by_its_player() -> None:
    """Swedes in Novgorod: the Garrison becomes a Troop; whether the General stays is Sweden's own decision."""
    match = on_drill(
        "russia",
        russia={"controller": "austria"},
        sweden={"morale": 2, "generals": {"novgorod": 1}, "garrisons": ["novgorod"]},
    )
    bid(match, sweden=1)
    assert garrisons(match) == {}
    assert public(match, "sweden")["generals"] == {"novgorod": 2}
    assert acting(match) == ("sweden", "russia", "stay")
    assert options(match, "sweden") == ["stay sweden novgorod", "leave sweden novgorod"]
    leaves = play(match.clone(), "sweden: leave sweden novgorod")
    assert set(options(leaves, "sweden")) == {"withdraw novgorod > estonia", "withdraw novgorod > off"}
    play(match, "sweden: stay sweden novgorod")
    assert acting(match) == ("sweden", "russia", "drill")
    assert remaining(match) == {"sweden": {"novgorod": 2}}


@rule("RD-12.4.2", "RD-11.3.1", "RD-11.3.2", "RD-11.3.5", "RD-11.1.1")
def test_changed_relations_with_third_powers_are_updated_too() -> None:
    """Russia passes from Austria to Sweden: it is at War with Austria now, and its guests are told apart."""
    match = on_drill(
        "russia",
        russia={"controller": "austria", "generals": {"kiev": 2, "krakow": 0}, "garrisons": ["krakow"]},
        austria={"generals": {"kiev": 1, "krakow": 3, "moskva": 1}},
        sweden={"morale": 1},
    )
    assert "austria" in allies(match, "russia")
    bid(match, sweden=1)
    assert "austria" in at_war(match, "russia")
    # Krakow: 4 against 2, and the Russian Garrison there becomes a Troop. Kiev: 3 against 2
    assert sorted(args[2] for args in happened(match, "compared")) == [3, 4]
    assert acting(match) == ("sweden", "russia", "assign")
    assert options(match, "sweden") == ["assign krakow > kiev", "assign krakow > krakow"]
    play(match, "sweden: assign krakow > kiev")
    assert acting(match) == ("austria", "austria", "update_withdraw")
    play(match, "austria: withdraw kiev > off")
    assert acting(match) == ("sweden", "russia", "update_withdraw")
    assert options(match, "sweden") == ["withdraw krakow > smolensk", "withdraw krakow > off"]
    play(match, "sweden: withdraw krakow > smolensk")
    assert garrisons(match) == {}
    assert remaining(match) == {
        "russia": {"kiev": 3, "smolensk": 0},
        "austria": {"krakow": 3, "moskva": 1},  # alone in Moskva: he stays as an invader (RD-R-86)
    }


@rule("RD-12.9.1")
@pytest.mark.parametrize("status", ["austrian", "neutral"])
def test_nothing_changes_between_those_who_were_at_peace(status: str) -> None:
    """In the same Coalition a British guest stays unasked; both Neutral: nobody moves."""
    if status == "austrian":
        name = "russia"
        powers: dict[str, Any] = {
            "russia": {"controller": "austria", "generals": {"kiev": 1}, "garrisons": ["podolia"]},
            "britain": {"generals": {"kiev": 2, "london": 0}},
        }
    else:
        name = "ottoman"
        powers = {
            "ottoman": {"generals": {"podolia": 1}, "garrisons": ["podolia"]},
            "britain": {"status": "neutral", "generals": {"holland": 2}, "garrisons": ["holland"]},
        }
    powers["britain"]["morale"] = 1
    match = on_drill(name, **powers)
    before, guards = remaining(match), garrisons(match)
    bid(match, britain=1)
    assert acting(match) == ("britain", name, "drill")
    assert remaining(match) == before
    assert garrisons(match) == guards


# -- taking over: what is handed over


@rule("RD-12.4.5", "RD-12.5.5", "RD-3.4.11")
def test_everything_off_board_goes_to_the_new_controller_and_stays_apart() -> None:
    match = on_drill(
        "russia",
        russia={"controller": "austria", "hand": [1, 2, 5], "money": 4, "morale": 6, "generals": {"kiev": 2}},
        sweden={"hand": [3, 3], "money": 2, "morale": 5, "generals": {"skania": 1}},
        austria={"hand": [4], "money": 1},
    )
    before = {name: public(match, name) for name in P1702}
    assert (before["russia"]["stock"], before["russia"]["off_board"]) == (26, 3)
    assert readers(match, "russia") == ["austria"]
    bid(match, sweden=1)
    assert readers(match, "russia") == ["sweden"], "a former controller no longer sees the hand"
    assert match.view("sweden")["powers"]["russia"]["hand"] == [1, 2, 5]
    assert match.view("sweden")["powers"]["sweden"]["hand"] == [3, 3]
    before["sweden"]["morale"] -= 1
    before["russia"]["seat"] = "sweden"
    assert {name: public(match, name) for name in P1702} == before, "3 Generals, stock, cards, Money: nothing is mixed"


# -- refusal and expulsion


@rule("RD-12.4.4", "RD-7.4.7", "RD-7.3.6", "RD-12.5.6")
def test_a_minor_power_cannot_be_expelled_but_leaves_with_its_major_power() -> None:
    """Austria expels Britain, its Ottomans go with it. France has only a Minor Power to expel: it is not asked."""
    powers = {
        "ottoman": {"controller": "britain"},
        "russia": {"controller": "france"},
        "sweden": {"status": "neutral"},
    }
    match = diplomacy(seats=4, powers=powers)
    assert asked(match) == [("austria", "expel_before")]
    assert options(match, "austria") == ["expel britain", "done"]
    refused(match, "austria", "expel ottoman", "RD-7.4.7")
    play(match, "austria: expel britain")
    assert asked(match) == [("britain", "status"), ("sweden", "status")], "Minor Powers lay no token"
    assert options(match, "britain") == ["status french", "status neutral", "status expansionist"]
    play(match, "britain: status expansionist", "sweden: status neutral")
    assert asked(match) == [("britain", "drill")]
    assert (statuses(match)["ottoman"], statuses(match)["russia"]) == ("expansionist", "french")
    assert allies(match, "ottoman") == {"britain"}


@rule("RD-12.4.3", "RD-12.4.4", "RD-7.4.7")
def test_only_the_major_power_is_admitted_or_refused() -> None:
    """Neutral Sweden with two Minor Powers applies to France: one question for all three."""
    powers = {
        "sweden": {"status": "neutral"},
        "russia": {"controller": "sweden"},
        "ottoman": {"controller": "sweden"},
    }
    match = diplomacy(seats=4, powers=powers)
    play(match, "austria: done", "britain: status austrian", "sweden: status french")
    assert acting(match) == ("france", "france", "admit")
    turned = match.clone()
    play(match, "france: accept")
    assert {statuses(match)[name] for name in powers} == {"french"}
    assert asked(match) == [("britain", "drill")]
    play(turned, "france: refuse", "sweden: status expansionist")
    assert {statuses(turned)[name] for name in powers} == {"expansionist"}
    assert asked(turned) == [("britain", "drill")]


@rule("RD-12.2.3", "RD-12.1.4", "RD-9.3.1")
def test_a_minor_power_starts_without_money_and_earns_it_by_taxation() -> None:
    """Russia, listed with 5, starts with 0; its homes Moskva 3, Novgorod 1, Smolensk 0 and Kiev 1 yield 5."""
    match = new("1702", 4)
    assert track(match, "money") == {"britain": 0, "france": 0, "sweden": 6, "austria": 0, "russia": 0, "ottoman": 0}
    taxed = position(seats=4, power="russia", action="taxation", powers={"russia": {"controller": "sweden"}})
    assert track(taxed, "money")["russia"] == 5
