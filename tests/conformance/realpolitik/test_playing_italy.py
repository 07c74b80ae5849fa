"""11.5 Playing Italy: an Ally of its controller, with everything of its own but Influence."""

from __future__ import annotations

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, happened, options, play
from tests.conformance.family.stage import skip
from tests.conformance.realpolitik.table import (
    ACTIONS,
    AU,
    FR,
    IT,
    PR,
    after,
    garrisons,
    idle,
    lines,
    prestige,
    refused,
    reveal,
    seen,
    three,
    token,
    track,
    trains,
)
from tests.conformance.rule import rule

MAJORS = ("austria", "france", "prussia")


def of_france(**fields: object) -> Match:
    """A position in which France controls Italy."""
    return three(alliances=[["france", "italy"]], **fields)


def moving(power: str, arbiter: str = "prussia", **fields: object) -> Match:
    """Italy or a Major Power in its first Movement Turn; France controls Italy."""
    match = of_france(power=power, action="movement", **fields)
    seat = seen(match, power)["seat"]
    play(match, f"{seat}: arbiter {arbiter}")
    return skip(match, "disband", "rail")


@rule("RP-11.5.2", "RP-5.1.2", "RP-14.1.1", "RP-11.5.6", "RP-11.2.4")
def test_the_controller_plays_an_action_card_for_italy_besides_its_own() -> None:
    match = of_france()
    assert sorted(asked(match)) == sorted([*((name, "action_card") for name in MAJORS), ("france", "action_card")])
    assert set(options(match, "france")) == {
        *(f"{card} france" for card in ACTIONS),
        *(f"{card} italy" for card in ACTIONS if card != "influence"),
    }
    refused(match, "france", "influence italy", "RP-11.2.4")
    refused(match, "austria", "taxation italy", "RP-5.1.2")
    reveal(match, austria="taxation", france="taxation", italy="taxation")
    assert asked(match) == [("prussia", "action_card")]
    reveal(match, prussia="taxation")
    assert track(match, "money") == {"austria": 6, "france": 6, "italy": 6, "prussia": 6}
    refused(match, "france", "taxation italy", "RP-5.1.7")


@rule("RP-11.5.2", "RP-14.1.1", "RP-0.1.8")
def test_nobody_sees_the_card_chosen_for_italy() -> None:
    match = of_france()
    play(match, "france: dispatch italy")
    assert seen(match, "italy")["action"] is None
    assert seen(match, "italy")["action_hand"] == [card for card in ACTIONS if card != "influence"]
    reveal(match, austria="taxation", france="taxation", prussia="taxation")
    assert (IT, "dispatch") in happened(match, "action_card")


@rule("RP-11.5.3", "RP-5.9.7")
def test_italys_hand_deck_money_and_morale_are_its_own() -> None:
    """In Mobilisation it pays from its own Money, draws from its own deck and has its own limit of 7."""
    match = of_france(
        power="italy",
        action="mobilisation",
        powers={
            "italy": {"money": 3, "hand": [1, 1, 2, 2, 2, 3], "generals": {"liguria": 0, "lazio": 0}, "morale": 4},
            "france": {"money": 5, "hand": [4, 4, 4, 5, 5, 3, 3], "morale": 4},
        },
    )
    skip(match, "free_train", "generals")
    play(match, "france: buy troop liguria", "france: buy morale", "france: buy card")
    assert track(match, "money") == {"austria": 0, "france": 5, "italy": 0, "prussia": 0}
    assert track(match, "morale") == {"austria": 0, "france": 4, "italy": 5, "prussia": 0}
    assert asked(match) == [("france", "surplus")]
    assert (seen(match, "italy")["cards"], seen(match, "france")["cards"]) == (9, 7)
    assert (seen(match, "italy")["deck"], seen(match, "france")["deck"]) == (4, 6)
    play(match, "france: discard 1", "france: discard 1")
    assert (seen(match, "italy")["cards"], seen(match, "france")["cards"]) == (7, 7)
    assert seen(match, "italy")["discards"] == [1, 1]


@rule("RP-11.5.3", "RP-11.5.5", "RP-11.5.13", "RP-EX-09", "RP-5.5.4")
def test_what_italy_wins_in_battle() -> None:
    """Prussia controls Italy: the Influence is Prussia's, the Prestige Italy's own, the Morale of the card too."""
    match = three(
        power="italy",
        action="movement",
        alliances=[["italy", "prussia"]],
        prestige=["austria", "prussia", "france", "italy"],
        powers={
            "italy": {"generals": {"toscania": 3}, "hand": [4], "morale": 5},
            "prussia": {"influence": 2, "morale": 5, "hand": [5]},
            "austria": {"generals": {"lombardia": 0}, "influence": 3},
        },
    )
    play(match, "prussia: arbiter france", "prussia: march toscania > lombardia")
    skip(match, "garrison")
    assert asked(match) == [("prussia", "card")]
    assert "play 5 for lombardia" not in options(match, "prussia"), "that card is Prussia's"
    play(match, "prussia: play 4 for lombardia")
    idle(match, "request")
    assert track(match, "influence") == {"austria": 3, "france": 0, "italy": 0, "prussia": 3}
    assert prestige(match) == ["austria", "prussia", "italy", "france"]
    assert track(match, "morale") == {"austria": 0, "france": 1, "italy": 4, "prussia": 5}


@rule("RP-11.5.5", "RP-R-83", "RP-R-90")
def test_the_controller_gets_both_amounts_if_it_takes_part_too() -> None:
    """France supports Italy's attack: 1 Influence for itself and 1 for Italy."""
    match = moving(
        "italy",
        powers={
            "italy": {"generals": {"liguria": 2}},
            "france": {"generals": {"toscania": 1}},
            "austria": {"generals": {"lombardia": 0}},
        },
    )
    play(match, "france: march liguria > lombardia")
    skip(match, "garrison")
    assert asked(match) == [("france", "support")]
    play(match, "france: support toscania")
    idle(match, "request")
    assert track(match, "influence") == {"austria": 0, "france": 2, "italy": 0, "prussia": 0}


@rule("RP-R-83", "RP-11.5.5")
def test_an_italian_garrison_that_wins_earns_influence_for_the_controller() -> None:
    match = moving(
        "austria",
        powers={"austria": {"generals": {"venezia": 0}}, "italy": {"garrisons": ["lombardia"]}},
        fortresses=["lombardia"],
    )
    play(match, "austria: march venezia > lombardia")
    idle(match, "request")
    assert track(match, "influence") == {"austria": 0, "france": 1, "italy": 0, "prussia": 0}


@rule("RP-11.5.1", "RP-7.4.1", "RP-R-84", "FAM-D.5")
def test_italy_and_its_controller_enter_each_others_territories_unasked() -> None:
    match = moving("italy", powers={"italy": {"generals": {"liguria": 0}}, "france": {"generals": {"provence": 0}}})
    play(match, "france: march liguria > provence")
    assert (happened(match, "consent"), happened(match, "battle")) == ([], [])
    assert seen(match, "italy")["generals"] == seen(match, "france")["generals"] == {"provence": 0}
    match = moving("france", powers={"france": {"generals": {"provence": 0}}})
    play(match, "france: strategic provence > liguria", "france: on lazio")
    assert seen(match, "france")["generals"] == {"lazio": 0}


@rule("RP-11.5.1", "RP-11.5.9", "RP-11.5.10", "RP-8.6.4", "RP-EX-10", "RP-5.6.2")
def test_italy_as_arbiter() -> None:
    """By those that do not control it; Italy itself names anybody but its controller."""
    for mover, named in {
        "france": {"austria", "prussia"},
        "austria": {"france", "italy", "prussia"},
        "prussia": {"austria", "france", "italy"},
        "italy": {"austria", "prussia"},
    }.items():
        match = of_france(power=mover, action="movement")
        seat = seen(match, mover)["seat"]
        assert after(match, seat, "arbiter ") == named
    refused(of_france(power="france", action="movement"), "france", "arbiter italy", "RP-8.6.4")
    refused(of_france(power="italy", action="movement"), "france", "arbiter france", "RP-8.6.4")


@rule("RP-11.5.1", "RP-11.5.8", "RP-EX-10", "RP-8.12.4")
def test_garrisons_in_italian_home_territories() -> None:
    """The controller may place none there, nor Italy in the controller's; the other Powers may."""
    match = moving("france", powers={"france": {"generals": {"provence": 2}}})
    play(match, "france: march provence > liguria")
    assert options(match, "france") == ["garrison provence", "done"]
    refused(match, "france", "garrison liguria", "RP-8.12.4")
    match = moving("italy", powers={"italy": {"generals": {"liguria": 2}}})
    play(match, "france: march liguria > provence")
    assert options(match, "france") == ["garrison liguria", "done"]
    refused(match, "france", "garrison provence", "RP-8.12.4")
    match = moving("austria", powers={"austria": {"generals": {"venezia": 2}}})
    play(match, "austria: march venezia > toscania", "austria: garrison toscania")
    assert garrisons(match) == {"toscania": "austria"}


@rule("RP-11.5.1", "RP-8.7.1", "RP-11.5.2")
def test_each_disbands_its_own_garrisons_only() -> None:
    match = of_france(
        power="italy",
        action="movement",
        powers={"italy": {"garrisons": ["savoy"]}, "france": {"garrisons": ["alsace"]}},
    )
    play(match, "france: arbiter prussia")
    assert options(match, "france") == ["disband savoy", "done"]


@rule("RP-11.5.1", "RP-9.3.4", "RP-7.4.5")
def test_the_controller_and_italy_support_each_other() -> None:
    """And nobody else supports Italy, whom Austria attacks in Lombardia."""
    match = moving(
        "austria",
        powers={
            "austria": {"generals": {"venezia": 1}},
            "italy": {"generals": {"lombardia": 1, "toscania": 1}},
            "france": {"generals": {"liguria": 1}},
            "prussia": {"generals": {"tyrol": 1}},
        },
    )
    play(match, "austria: march venezia > lombardia")
    skip(match, "garrison")
    found = set()
    while match.decisions[0].kind == "support":
        seat = match.seats[match.decisions[0].seat]
        assert seat == "france"
        choice = next(text for text in options(match, "france") if text != "done")
        found.add(choice)
        play(match, f"france: {choice}")
    assert found == {"support toscania", "support liguria"}


@rule("RP-11.5.7", "RP-R-84", "RP-8.9.5")
def test_italy_allows_its_controller_its_trains_and_sea_routes() -> None:
    """Nobody is asked; and Italy uses those of its controller likewise."""
    match = of_france(
        power="france",
        action="movement",
        trains=lines("provence", "liguria", "toscania"),
        powers={"france": {"generals": {"provence": 0, "napoli": 0}}},
    )
    play(match, "france: arbiter prussia", "france: rail provence > liguria", "france: on toscania")
    play(match, "france: sail napoli > dalmatia")
    assert seen(match, "france")["generals"] == {"toscania": 0, "dalmatia": 0}
    match = moving("italy", powers={"italy": {"generals": {"lazio": 0}}})
    play(match, "france: sail lazio > provence")
    assert seen(match, "italy")["generals"] == {"provence": 0}
    assert happened(match, "consent") == []


@rule("RP-R-84", "RP-8.2.21", "RP-11.5.7")
def test_a_train_between_italy_and_its_controller_needs_no_question() -> None:
    for power in ("france", "italy"):
        match = of_france(power=power, action="mobilisation")
        play(match, "france: train provence - liguria")
        assert trains(match) == {frozenset(("provence", "liguria"))}
        assert asked(match) == [("france", "free_train")]


@rule("RP-11.5.12", "RP-8.4.2", "RP-8.4.3")
def test_italys_dispatch_moves_the_token() -> None:
    match = of_france(
        diplomacy_track=2,
        cards={"italy": "dispatch", "france": "dispatch"},
        powers={"italy": {"played": ["taxation", "movement"]}},
    )
    assert token(match) == 4
    assert asked(match) == [(name, "negotiation") for name in MAJORS]
    assert seen(match, "italy")["action_hand"] == [card for card in ACTIONS if card != "influence"]


@rule("RP-11.5.13", "RP-6.1.6")
@pytest.mark.parametrize("order", ["italy prussia france austria", "prussia france italy austria"])
def test_italy_moves_in_prestige_order(order: str) -> None:
    match = of_france(prestige=order.split(), cards=dict.fromkeys(("italy", "france", "prussia"), "movement"))
    movers = []
    for _ in range(3):
        idle(match, "arbiter")
        movers.append(("austria", "france", "italy", "prussia")[match.decisions[0].actor])
        play(match, f"{match.seats[match.decisions[0].seat]}: arbiter austria")
        idle(match, "request")
        play(match, f"{match.seats[match.decisions[0].seat]}: stop")
    assert movers == [name for name in order.split() if name != "austria"]


@rule("RP-11.5.13", "RP-5.5.4", "RP-9.11.1")
def test_italy_is_passed_on_the_prestige_track_like_any_other() -> None:
    match = moving(
        "austria",
        prestige=["france", "prussia", "italy", "austria"],
        powers={"austria": {"generals": {"venezia": 3}}, "italy": {"garrisons": ["lombardia"]}},
    )
    play(match, "austria: march venezia > lombardia")
    idle(match, "request")
    assert prestige(match) == ["france", "prussia", "austria", "italy"]


@rule("RP-11.5.11", "RP-8.6.14")
def test_as_arbiter_italy_gains_its_own_morale() -> None:
    match = moving("austria", arbiter="italy", powers={"austria": {"generals": {"wien": 0}}, "france": {"morale": 3}})
    play(match, "austria: end", "austria: request")
    assert asked(match) == [("france", "grant")]
    play(match, "france: grant")
    assert track(match, "morale") == {"austria": 0, "france": 3, "italy": 3, "prussia": 0}
    assert happened(match, "arbiter") == [(AU, IT)]
    assert {PR, FR} & {args[0] for args in happened(match, "morale")} == set()


@rule("RP-11.5.3", "RP-R-84")
def test_nothing_is_handed_over_between_italy_and_its_controller() -> None:
    match = of_france(
        power="france",
        action="mobilisation",
        powers={"italy": {"money": 5, "generals": {"liguria": 0}}, "france": {"money": 2, "generals": {"paris": 0}}},
    )
    skip(match, "free_train", "generals")
    assert "buy troop paris" in options(match, "france")
    forbidden(match, "france", "buy troop liguria")
