"""Chapter 11, three players: how Italy comes under the control of a Major Power."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from chancellery import Match
from chancellery.locale import text
from tests.conformance.coalitions.table import asked, happened, options, play
from tests.conformance.realpolitik.table import (
    ACTIONS,
    AU,
    FR,
    IT,
    PR,
    alliances,
    demands,
    garrisons,
    idle,
    italy_of,
    new,
    prestige,
    refused,
    seen,
    three,
    token,
    track,
)
from tests.conformance.rule import rule

MAJORS = ("austria", "france", "prussia")


def phase(order: str = "austria france italy prussia", **fields: object) -> Match:
    """A Diplomacy Phase of three players, with this Prestige order."""
    return three(phase="diplomacy", diplomacy_track=4, prestige=order.split(), **fields)


def bids(match: Match, **points: int) -> Match:
    for name, number in points.items():
        match.play(name, f"bid {number}")
    return match


# -- set-up


@rule("RP-11.1.1", "RP-11.2.1", "RP-11.2.3", "RP-11.2.4", "RP-11.2.5", "RP-0.1.6", "RP-11.3.1", "RP-R-85")
def test_three_players_begin_with_a_diplomacy_phase() -> None:
    """Italy is set up like the others but for Expand Influence; no status exists, and nobody plays Italy yet."""
    match = new(3)
    assert match.seats == MAJORS
    assert asked(match) == [(name, "negotiation") for name in MAJORS]
    assert (token(match), match.view(None)["turn"], happened(match, "game_turn")) == (0, 0, [])
    assert alliances(match) == []
    assert [zone.title for zone in match.scene(None, "en").zones] == [text("en", "realpolitik-open")]
    assert italy_of(match) is None
    italy = seen(match, "italy")
    assert (italy["generals"], italy["off_board"]) == ({"liguria": 3, "sardinia": 3}, 2)
    assert (italy["money"], italy["morale"], italy["cards"], italy["deck"]) == (5, 5, 3, 10)
    assert prestige(match) == ["austria", "france", "italy", "prussia"]
    assert italy["action_hand"] == ["taxation", "mobilisation", "dispatch", "movement"]
    assert seen(match, "france")["action_hand"] == ACTIONS
    demands(match, austria="france", france="italy", prussia="austria")
    assert token(match) == 0
    assert asked(match) == [(name, "action_card") for name in ("austria", "france", "france", "prussia")]


@rule("RP-11.3.17", "RP-11.3.1")
def test_the_first_diplomacy_phase_needs_no_update_of_the_board() -> None:
    for given in product(
        ("france", "prussia", "italy"), ("austria", "prussia", "italy"), ("austria", "france", "italy")
    ):
        match = demands(new(3), **dict(zip(MAJORS, given, strict=True)))
        before = track(new(3), "generals")
        bidders = [name for name, asks in zip(MAJORS, given, strict=True) if asks == "italy"]
        if len(bidders) > 1:
            assert asked(match) == [(name, "bid") for name in bidders]
            bids(match, **dict.fromkeys(bidders, 0))
        assert {kind for _, kind in asked(match)} == {"action_card"}, "nothing is asked about the board"
        assert track(match, "generals") == before


# -- demands


@rule("RP-11.3.2", "RP-11.3.3", "RP-11.2.3", "RP-14.1.9", "RP-7.2.3")
def test_each_player_gives_a_token_to_both_others_and_to_italy() -> None:
    """The three negotiate as usual; Italy gives no token, though its controller plays for it otherwise."""
    match = phase(alliances=[["france", "italy"]])
    assert asked(match) == [(name, "negotiation") for name in MAJORS]
    demands(match)
    assert asked(match) == [(name, "demand") for name in MAJORS]
    assert options(match, "austria") == ["alliance france", "alliance italy", "alliance prussia"]
    assert options(match, "france") == ["alliance austria", "alliance italy", "alliance prussia"]
    demands(match, austria="italy", france="prussia")
    assert happened(match, "demand") == [], "secret until the last is given"
    play(match, "prussia: alliance france")
    assert happened(match, "demand") == [(AU, IT), (FR, PR), (PR, FR)]


@rule("RP-11.1.2", "RP-11.3.4", "RP-11.3.5", "RP-11.3.6", "RP-1.1.7", "RP-11.3.14", "RP-0.1.6")
@pytest.mark.parametrize("suitor", MAJORS)
def test_the_only_power_that_offers_an_alliance_controls_italy(suitor: str) -> None:
    others = [name for name in MAJORS if name != suitor]
    given = {suitor: "italy", others[0]: others[1], others[1]: others[0]}
    match = demands(phase(), **given)
    assert italy_of(match) == suitor
    assert {frozenset(pair) for pair in alliances(match)} == {frozenset((suitor, "italy")), frozenset(others)}
    assert happened(match, "bid") == []
    assert [name for name, ally in track(match, "ally").items() if ally == "italy"] == [suitor]


@rule("RP-11.3.14", "RP-11.5.1")
def test_italy_is_at_war_with_the_two_that_do_not_control_it() -> None:
    """Prussia and Austria may attack it, and it them; its controller may not."""
    for enemy in ("austria", "prussia"):
        match = three(
            power=enemy,
            action="movement",
            alliances=[["france", "italy"]],
            powers={enemy: {"generals": {"venezia": 0}}, "italy": {"generals": {"toscania": 0}}},
        )
        play(match, f"{enemy}: arbiter {'prussia' if enemy == 'austria' else 'austria'}")
        play(match, f"{enemy}: march venezia > toscania")
        assert len(happened(match, "battle")) == 1
    match = three(
        power="france",
        action="movement",
        alliances=[["france", "italy"]],
        powers={"france": {"generals": {"venezia": 0}}, "italy": {"generals": {"toscania": 0}}},
    )
    play(match, "france: arbiter prussia", "france: march venezia > toscania")
    assert happened(match, "battle") == []
    assert (seen(match, "france")["generals"], seen(match, "italy")["generals"]) == ({"toscania": 0}, {"toscania": 0})


# -- nobody offers


@rule("RP-11.3.7", "RP-DX-12", "RP-R-82", "RP-5.5.8")
@pytest.mark.parametrize("order", list(permutations(("austria", "france", "italy", "prussia"))))
def test_without_an_offer_the_highest_major_power_controls_italy(order: tuple[str, ...]) -> None:
    """Tokens Austria to France, France to Prussia, Prussia to Austria: no Alliance. Italy's marker is passed over."""
    match = demands(phase(" ".join(order)), austria="france", france="prussia", prussia="austria")
    assert italy_of(match) == next(name for name in order if name != "italy")
    assert alliances(match) == [sorted((str(italy_of(match)), "italy"))]


@rule("RP-11.3.8", "RP-DX-11", "RP-DX-25", "RP-R-97", "RP-5.5.8")
@pytest.mark.parametrize("renewed", [False, True])
@pytest.mark.parametrize("order", ["austria france prussia italy", "france italy prussia austria"])
def test_if_the_highest_has_an_ally_the_power_without_one_controls_italy(renewed: bool, order: str) -> None:
    """Austria and France exchange tokens, for the first time or again; Prussia offers Austria an Alliance in vain."""
    match = phase(order, alliances=[["austria", "france"], ["italy", "prussia"]] if renewed else [])
    demands(match, austria="france", france="austria", prussia="austria")
    idle(match, "action_card")
    assert italy_of(match) == "prussia"
    assert alliances(match) == [["austria", "france"], ["italy", "prussia"]]


@rule("RP-11.3.7", "RP-11.3.8")
def test_an_alliance_of_the_lower_two_leaves_italy_to_the_highest() -> None:
    match = demands(phase("prussia austria france italy"), austria="france", france="austria", prussia="austria")
    assert italy_of(match) == "prussia"
    assert alliances(match) == [["austria", "france"], ["italy", "prussia"]]


# -- several offers


@rule("RP-11.1.3", "RP-11.3.9", "RP-11.3.10", "RP-1.1.7", "RP-14.1.10", "RP-5.4.3")
def test_those_who_offered_bid_morale_secretly() -> None:
    """0 to the own Morale; the third Power does not bid, and Italy's Morale is nobody's."""
    morale = {"austria": {"morale": 2}, "france": {"morale": 9}, "prussia": {"morale": 4}, "italy": {"morale": 7}}
    match = demands(phase(powers=morale), austria="italy", france="austria", prussia="italy")
    assert asked(match) == [("austria", "bid"), ("prussia", "bid")]
    assert options(match, "austria") == ["bid 0", "bid 1", "bid 2"]
    assert options(match, "prussia") == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4"]
    refused(match, "austria", "bid 3", "RP-11.3.10")
    refused(match, "france", "bid 1", "RP-11.3.9")
    play(match, "austria: bid 2")
    assert (happened(match, "bid"), track(match, "morale")["austria"]) == ([], 2)
    play(match, "prussia: bid 1")
    assert happened(match, "bid") == [(AU, IT, 2), (PR, IT, 1)]


@rule("RP-11.3.11", "RP-11.3.13", "RP-11.3.9", "RP-14.1.10")
@pytest.mark.parametrize(
    ("points", "winner", "paid"),
    [((3, 1, 2), "austria", 3), ((1, 5, 4), "france", 5), ((0, 0, 1), "prussia", 1), ((6, 0, 8), "prussia", 8)],
)
def test_the_highest_bid_wins_and_only_the_winner_pays(points: tuple[int, ...], winner: str, paid: int) -> None:
    match = phase(powers={name: {"morale": 8} for name in (*MAJORS, "italy")})
    demands(match, austria="italy", france="italy", prussia="italy")
    bids(match, **dict(zip(MAJORS, points, strict=True)))
    idle(match, "action_card")
    assert italy_of(match) == winner
    morale = {"austria": 8, "france": 8, "italy": 8, "prussia": 8, winner: 8 - paid}
    assert track(match, "morale") == morale
    assert alliances(match) == [sorted((winner, "italy"))]


@rule("RP-11.3.12", "RP-11.3.13", "RP-DX-13", "RP-5.5.8")
@pytest.mark.parametrize(
    ("order", "winner"),
    [
        ("prussia italy france austria", "france"),
        ("italy austria prussia france", "austria"),
        ("austria france italy prussia", "austria"),
    ],
)
@pytest.mark.parametrize("tied", [0, 3])
def test_a_tie_goes_to_the_bidder_higher_in_prestige(order: str, winner: str, tied: int) -> None:
    """Austria and France both bid as much; Prussia, which does not bid, may be higher than both."""
    match = phase(order, powers={name: {"morale": 8} for name in MAJORS})
    demands(match, austria="italy", france="italy", prussia="austria")
    bids(match, austria=tied, france=tied)
    idle(match, "action_card")
    assert italy_of(match) == winner
    assert track(match, "morale") == {"italy": 0, **dict.fromkeys(MAJORS, 8), winner: 8 - tied}


@rule("RP-11.3.15", "RP-11.3.16", "RP-1.1.3")
@pytest.mark.parametrize("first", MAJORS)
def test_italy_always_has_one_controller_who_has_no_other_ally(first: str) -> None:
    """All 27 ways to give three tokens."""
    order = [first, *(name for name in MAJORS if name != first), "italy"]
    choices = [[to for to in (*MAJORS, "italy") if to != name] for name in MAJORS]
    for given in product(*choices):
        match = demands(phase(" ".join(order)), **dict(zip(MAJORS, given, strict=True)))
        for seat in [d.seat for d in match.decisions if d.kind == "bid"]:
            match.play(seat, "bid 0")
        idle(match, "action_card")
        controller = italy_of(match)
        assert controller in MAJORS
        allies = track(match, "ally")
        assert (allies["italy"], allies[str(controller)]) == (controller, "italy")
        members = [name for pair in alliances(match) for name in pair]
        assert sorted(members) == sorted(set(members)), "nobody has two Allies"


# -- change of control


@rule("RP-11.4.2", "RP-11.4.3", "RP-11.3.5", "RP-14.2.4", "RP-R-80")
@pytest.mark.parametrize("heir", ["france", "austria"])
def test_all_that_is_italys_passes_to_the_new_controller(heir: str) -> None:
    """Generals off board, Troop tokens, Battle cards, Money and Action cards; its Morale and Prestige stay."""
    italy = {
        "money": 4,
        "morale": 6,
        "hand": [1, 3, 5],
        "generals": {"liguria": 2},
        "played": ["taxation", "movement"],
        "discards": [2, 2],
    }
    match = phase(alliances=[["france", "italy"]], powers={"italy": italy})
    assert match.view("france")["powers"]["italy"]["hand"] == [1, 3, 5]
    before = seen(match, "italy")
    demands(
        match, austria="italy" if heir == "austria" else "france", france="italy" if heir == "france" else "prussia"
    )
    demands(match, prussia="austria")
    assert asked(match).count((heir, "action_card")) == 2
    after = seen(match, "italy")
    assert {**after, "seat": None, "ally": None} == {**before, "seat": None, "ally": None}
    assert after["seat"] == heir
    assert happened(match, "control") == ([] if heir == "france" else [(IT, AU)])
    assert happened(match, "control_kept") == ([(IT, FR)] if heir == "france" else [])
    readers = [name for name in MAJORS if "hand" in match.view(name)["powers"]["italy"]]
    assert readers == [heir]
    assert {"mobilisation italy", "dispatch italy"} == {one for one in options(match, heir) if one.endswith("italy")}


@rule("RP-11.4.1", "RP-EX-10", "RP-R-70", "RP-R-81")
def test_a_change_of_control_updates_the_board() -> None:
    """From France to Austria.

    Italy and Austria (10.2): the Austrian Garrison in Toscania joins an Austrian General. Italy and France (10.3): the
    French General leaves Savoy, where Italy is stronger. The new controller decides for Italy already.
    """
    match = phase(
        alliances=[["france", "italy"]],
        powers={
            "austria": {"garrisons": ["toscania"], "generals": {"wien": 1}},
            "france": {"generals": {"savoy": 0}},
            "italy": {"generals": {"savoy": 2, "lazio": 3}},
        },
    )
    demands(match, austria="italy", france="prussia", prussia="austria")
    assert italy_of(match) == "austria"
    assert (garrisons(match), seen(match, "austria")["generals"]) == ({}, {"wien": 2})
    assert asked(match) == [("france", "update_withdraw")]
    play(match, "france: withdraw savoy > provence")
    assert track(match, "generals") == {
        "austria": {"wien": 2},
        "france": {"provence": 0},
        "italy": {"savoy": 2, "lazio": 3},
        "prussia": {},
    }


@rule("RP-R-81", "RP-11.4.1")
def test_in_the_update_the_new_controller_decides_for_italy() -> None:
    """The Italian Garrison in Wien is given to one of two Italian Generals by Austria's player."""
    match = phase(
        alliances=[["france", "italy"]],
        powers={"italy": {"garrisons": ["wien"], "generals": {"liguria": 1, "lazio": 2}}},
    )
    demands(match, austria="italy", france="prussia", prussia="austria")
    assert asked(match) == [("austria", "assign")]
    assert options(match, "austria") == ["assign wien > liguria", "assign wien > lazio"]
    play(match, "austria: assign wien > lazio")
    assert seen(match, "italy")["generals"] == {"liguria": 1, "lazio": 3}
    assert garrisons(match) == {}


@rule("RP-R-81", "RP-11.3.5")
def test_the_new_controller_carries_out_italys_movement_of_the_turn() -> None:
    match = three(
        diplomacy_track=3,
        alliances=[["france", "italy"]],
        cards={"italy": "movement", "france": "dispatch", "austria": "taxation", "prussia": "taxation"},
        powers={"italy": {"generals": {"liguria": 0}}},
    )
    demands(match, austria="france", france="prussia", prussia="italy")
    assert asked(match) == [("prussia", "arbiter")]
    play(match, "prussia: arbiter france", "prussia: march liguria > lombardia")
    assert seen(match, "italy")["generals"] == {"lombardia": 0}
    assert happened(match, "arbiter") == [(IT, FR)]
