"""Chapter 12.8: Minor Powers that nobody controls yet, and who plays them in a battle or a board update."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.kernel import BadInput, Illegal
from tests.conformance.raison_detat.minors import (
    acting,
    assault,
    attack,
    bid,
    controllers,
    moving,
    on_drill,
    public,
    readers,
    remaining,
    results,
    scored,
    some,
    strengths,
    supporters,
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
    position,
    refused,
    statuses,
    track,
)
from tests.conformance.rule import rule

# -- what it does not do


@rule("RD-12.8.1", "RD-12.8.2", "RD-12.1.2", "RD-EX-12")
def test_an_uncontrolled_minor_power_performs_no_action() -> None:
    """1702, three players: nothing of Sweden before turn 4, Russia before 5, the Ottomans before 6."""
    match = new("1702", 3)
    while match.view(None)["round"] < 2:
        for decision in match.decisions:
            assert controllers(match)[POWERS["1702"][decision.actor]] is not None
        passive(match)
    turn, booked = 0, []
    for event in match.events():
        if event.kind == "turn":
            turn = event.args[1]
        elif event.kind in ("tax", "expand"):
            booked.append((turn, event.kind, POWERS["1702"][event.args[0]]))
    # Taxation of the Ottomans would be turn 1, of Russia turn 6; Sweden, controlled from turn 4, taxes in turn 5
    assert [one for one in booked if one[1] == "tax"] == [
        (2, "tax", "britain"),
        (3, "tax", "france"),
        (4, "tax", "austria"),
        (5, "tax", "sweden"),
        (6, "tax", "russia"),
    ]
    assert {name for _, kind, name in booked if kind == "expand"} == {"britain", "france", "austria"}
    assert public(match, "ottoman")["money"] == 0


@rule("RD-12.8.2", "RD-EX-12", "RD-9.6.12")
def test_on_taxation_before_its_first_drill_it_takes_no_money() -> None:
    """Nor does it buy, or lose its Money, on Mobilisation; controlled it takes 5 and loses everything."""
    for russia, money in (({}, 0), ({"controller": "austria"}, 5)):
        match = position(seats=4, power="russia", action="taxation", powers={"russia": russia})
        assert track(match, "money")["russia"] == money
    match = position(seats=4, power="russia", action="mobilisation", powers={"russia": {"money": 4}})
    assert track(match, "money")["russia"] == 4
    assert not [decision for decision in match.decisions if POWERS["1702"][decision.actor] == "russia"]


@rule("RD-12.8.3", "RD-9.9.6")
def test_it_cannot_be_arbiter() -> None:
    match = position(seats=4, power="sweden", action="movement", powers={"russia": {"controller": "austria"}})
    assert options(match, "sweden") == ["arbiter britain", "arbiter austria", "arbiter russia"]
    refused(match, "sweden", "arbiter ottoman", "RD-12.8.3")
    match = position(seats=4, power="sweden", action="movement", powers={"ottoman": {"controller": "austria"}})
    assert options(match, "sweden") == ["arbiter britain", "arbiter austria", "arbiter ottoman"]
    refused(match, "sweden", "arbiter russia", "RD-12.8.3")


@rule("RD-12.8.10", "RD-9.16.4", "RD-7.6.2")
def test_its_territories_are_closed_to_its_allies() -> None:
    """Russia is in the Austrian Coalition, but nobody can consent; what it does not control is open."""
    match = moving(
        "austria",
        seats=4,
        arbiter="france",
        austria={"generals": {"podolia": 1, "pommern": 1}},
        russia={"generals": {"polesie": 1}, "garrisons": ["warszawa"]},
    )
    marches = {move for move in options(match, "austria") if move.startswith("march podolia")}
    assert marches == {
        "march podolia > polesie",  # a Russian General, but no Russian control
        "march podolia > bessarabia",
        "march podolia > krakow",
        "march podolia > transylvania",
        "march podolia > ukraine",
    }
    for move in ("march podolia > kiev", "march pommern > warszawa"):
        refused(match, "austria", move, "RD-12.8.10")
    assert not [move for move in options(match, "austria") if move.startswith("strategic podolia")]


@rule("RD-12.8.10", "RD-9.13.4", "RD-5.3.3")
def test_its_sea_routes_are_closed_to_its_allies() -> None:
    """The routes of uncontrolled Sweden, in the French Coalition, are closed to the French; those of France are not."""
    french = {"generals": {"estonia": 1, "livonia": 1}}
    match = moving("france", seats=3, arbiter="austria", france=french)
    assert not [move for move in options(match, "france") if move.startswith("sail")]
    refused(match, "france", "sail livonia > stockholm", "RD-9.13.4")
    controlled = moving("france", seats=3, arbiter="austria", france=french, sweden={"controller": "france"})
    assert {move for move in options(controlled, "france") if move.startswith("sail")} == {
        "sail estonia > stockholm",
        "sail livonia > stockholm",
    }


@rule("RD-12.8.10", "RD-9.4.8")
@pytest.mark.parametrize("gift", ["offer russia 1", "send 2 to russia"])
def test_it_accepts_no_gift(gift: str) -> None:
    powers: dict[str, Any] = {"austria": {"money": 4, "hand": [2]}, "britain": {"status": "neutral"}}
    match = position(seats=4, power="austria", action="leadership", powers=powers)
    play(match, "austria: decline")
    assert "gifts" not in {kind for _, kind in asked(match)}, "no Ally that could receive anything"
    powers["britain"]["status"] = "austrian"
    match = position(seats=4, power="austria", action="leadership", powers=powers)
    play(match, "austria: decline")
    assert {move.split()[-1 if move.startswith("send") else 1] for move in options(match, "austria")[:-1]} == {
        "britain"
    }
    refused(match, "austria", gift, "RD-9.4.8")


@rule("RD-12.8.10", "RD-8.3.8", "RD-8.3.1")
def test_it_has_no_votes() -> None:
    """1618, five players: Poland holds Brandenburg; only its controller could vote for it."""
    powers: dict[str, Any] = {
        "poland": {"garrisons": ["brandenburg"]},
        "austria": {"garrisons": ["bavaria"]},
        "spain": {"garrisons": ["lorraine"]},
    }
    match = position("1618", seats=5, power="austria", action="drill", powers=powers)
    assert acting(match)[1:] == ("protestants", "vote"), "Pfalz is theirs"
    play(match, "protestants: abstain")
    assert acting(match)[1:] == ("spain", "vote")
    refused(match, "spain", "vote poland", "RD-8.3.8")
    play(match, "spain: vote austria", "austria: vote austria")
    assert acting(match)[2] == "drill"
    powers["poland"]["controller"] = "spain"
    match = position("1618", seats=5, power="austria", action="drill", powers=powers)
    play(match, "protestants: abstain", "spain: vote poland", "austria: vote austria")
    assert acting(match) == ("spain", "poland", "vote")


@rule("RD-12.8.10", "RD-7.7.2", "RD-7.5.3")
def test_its_relations_follow_from_its_starting_status() -> None:
    """The Neutral Ottomans of 1702 cannot be attacked at home in the first round, only outside."""
    powers: dict[str, Any] = {
        "ottoman": {"generals": {"wallachia": 1, "bessarabia": 0}, "garrisons": ["bessarabia"]},
        "austria": {"generals": {"transylvania": 2}},
    }
    match = moving("austria", seats=5, arbiter="france", **powers)
    assert statuses(match)["ottoman"] == "neutral"
    refused(match, "austria", "march transylvania > wallachia", "RD-7.7.2")
    refused(match, "austria", "march transylvania > serbia", "RD-7.7.2")
    assault(match, "march transylvania > bessarabia")
    assert [args[0] for args in happened(match, "battle")] == [3]
    # in 1618 they are Expansionist: everybody may attack them, at home too
    powers = {"austria": {"generals": {"hungari": 2}}}
    assert "march hungari > serbia" in options(
        moving("austria", "1618", seats=6, arbiter="france", **powers), "austria"
    )


# -- temporary control


@rule("RD-12.8.4", "RD-12.8.5", "RD-12.8.6", "RD-R-68", "RD-D-56")
@pytest.mark.parametrize(
    ("scenario", "attacker", "status", "regent"),
    [
        ("1702", "france", "french", "austria"),
        ("1702", "britain", "expansionist", "austria"),
        ("1702", "sweden", "french", "austria"),
        ("1702", "sweden", "austrian", "france"),
        ("1702", "britain", "austrian", "france"),
        ("1702", "austria", "austrian", "france"),
        ("1618", "protestants", "protestant", "austria"),
        ("1618", "france", "expansionist", "austria"),
        ("1618", "sweden", "protestant", "austria"),
        ("1618", "sweden", "austrian", "protestants"),
        ("1618", "spain", "austrian", "protestants"),
        ("1618", "austria", "austrian", "protestants"),
    ],
)
def test_who_has_temporary_control(scenario: str, attacker: str, status: str, regent: str) -> None:
    """Ottomans in Dalmatia: support from Bosnia, cards, Capital, all decided by the temporary controller."""
    match = moving(
        attacker,
        scenario,
        seats={"1702": 5, "1618": 6}[scenario],
        arbiter=regent,
        ottoman={
            "status": "expansionist",
            "generals": {"dalmatia": 1, "bosnia": 1},
            "hand": [1, 4],
            "morale": 2,
        },
        **{attacker: {"status": status, "generals": {"karinthia": 3}, "hand": [5], "morale": 9}},
    )
    assert readers(match, "ottoman") == []
    assault(match, "march karinthia > dalmatia")
    assert acting(match) == (regent, "ottoman", "support")
    assert readers(match, "ottoman") == [regent]
    play(match, f"{regent}: support bosnia", f"{attacker}: play 5 for dalmatia")
    assert acting(match) == (regent, "ottoman", "card")
    assert options(match, regent) == ["play 1 for dalmatia", "play 4 for dalmatia", "pass"]
    play(match, f"{regent}: pass")
    assert acting(match) == (regent, "ottoman", "beaten")
    play(match, f"{regent}: capital")
    assert public(match, "ottoman")["generals"] == {"istanbul": 0, "bosnia": 0}
    assert controllers(match)["ottoman"] is None
    assert readers(match, "ottoman") == []


@rule("RD-12.8.4", "RD-12.8.5", "RD-R-68")
@pytest.mark.parametrize(("controller", "regent"), [("austria", "france"), ("france", "austria")])
def test_a_minor_power_attacks_with_the_status_of_its_controller(controller: str, regent: str) -> None:
    """Russians attack the Ottomans in Podolia."""
    match = attack(
        "russia",
        "march kiev > podolia",
        seats=4,
        arbiter=regent,
        russia={"controller": controller, "generals": {"kiev": 1}},
        ottoman={"generals": {"podolia": 1}, "garrisons": ["podolia"], "hand": [3], "morale": 1},
    )
    assert acting(match) == (regent, "ottoman", "card")


@rule("RD-12.8.6", "RD-3.4.11")
def test_the_temporary_controller_sees_the_hand_only_during_the_battle() -> None:
    """Its own Morale and hand are used; the card drawn for it is seen by nobody, until it fights again."""
    match = position(
        "1618",
        seats=6,
        power="protestants",
        action="movement",
        deck=[2],
        powers={
            "ottoman": {"generals": {"hungari": 3}, "hand": [3, 5], "morale": 4},
            "austria": {"hand": [1], "morale": 7},
            "protestants": {"generals": {"bohemia": 2, "silesia": 0, "pfalz": 0}},
        },
    )
    play(match, "protestants: arbiter austria")
    assault(match, "march bohemia > hungari")
    assert match.view("austria")["powers"]["ottoman"]["hand"] == [3, 5]
    play(match, "austria: play 5 for hungari")
    assert match.view("austria")["powers"]["ottoman"]["hand"] == [3]
    play(match, "austria: pass")
    assert results(match) == [(3, 9, 1)]
    assert some(match, "morale") == {"ottoman": 3, "austria": 8}, "Austria 7 and 1 as Arbiter"
    assert match.view("austria")["powers"]["austria"]["hand"] == [1]
    assert public(match, "ottoman")["cards"] == 2
    assert readers(match, "ottoman") == []
    assert [event.secret for event in match.events("austria") if event.kind == "draw"] == [()]
    play(match, "protestants: request", "austria: grant")
    assert readers(match, "ottoman") == []
    assault(match, "march silesia > hungari")
    assert acting(match) == ("austria", "ottoman", "card")
    assert match.view("austria")["powers"]["ottoman"]["hand"] == [2, 3]


@rule("RD-12.8.6", "RD-10.6.3", "RD-10.5.4")
def test_the_temporary_controller_uses_abilities_and_does_not_talk_while_cards_are_played() -> None:
    """Austria strikes out the only French card with a 3 of the Ottomans."""
    match = moving(
        "france",
        seats=5,
        arbiter="austria",
        ottoman={"generals": {"podolia": 1}, "garrisons": ["podolia"], "hand": [3], "morale": 4},
        france={"generals": {"kiev": 2}, "hand": [1, 4], "morale": 5},
    )
    match.say("austria", "before the battle")
    play(assault(match, "march kiev > podolia"), "france: play 4 for podolia")
    for seat in ("austria", "france"):
        with pytest.raises(Illegal) as error:
            match.say(seat, "which card?")
        assert error.value.rule == "RD-10.5.4"
    match.say("britain", "a bystander")
    play(match, "austria: strike 3 for podolia")
    assert acting(match) == ("austria", "ottoman", "target")
    assert options(match, "austria") == ["strike out france podolia 1"]
    play(match, "austria: strike out france podolia 1")
    assert match.view(None)["discards"] == [4]


@rule("RD-12.8.6", "RD-5.11.5")
def test_a_battle_brings_an_uncontrolled_hand_no_surplus() -> None:
    """A full hand of 6 that plays draws one and is full again; a larger one cannot be set up."""
    powers: dict[str, Any] = {
        "ottoman": {
            "generals": {"podolia": 1},
            "garrisons": ["podolia"],
            "hand": [1, 1, 2, 2, 3, 3],
            "morale": 4,
        },
        "france": {"generals": {"kiev": 0, "paris": 0}},
    }
    match = attack("france", "march kiev > podolia", seats=5, arbiter="austria", **powers)
    play(match, "austria: play 1 for podolia")
    assert public(match, "ottoman")["cards"] == 6
    assert "surplus" not in {kind for _, kind in asked(match)}
    powers["ottoman"]["hand"].append(4)
    with pytest.raises(BadInput):
        moving("france", seats=5, arbiter="austria", **powers)


@rule("RD-12.8.7", "RD-10.3.11", "RD-R-67")
def test_it_is_supported_by_its_own_generals_only_the_attacker_by_his_allies() -> None:
    """Russia, in the Austrian Coalition, is attacked in Warszawa; neither Austria nor Britain may support it."""
    match = attack(
        "sweden",
        "march borussia > warszawa",
        seats=4,
        arbiter="austria",
        russia={"generals": {"warszawa": 1, "lithuania": 1, "polesie": 0}},
        austria={"generals": {"silesia": 2}},
        britain={"generals": {"brandenburg": 2}},
        sweden={"generals": {"borussia": 1, "pommern": 1}},
        france={"generals": {"krakow": 1}},
    )
    assert supporters(match) == [
        ("france", "france", ["krakow"]),
        ("sweden", "sweden", ["pommern"]),
        ("austria", "russia", ["lithuania"]),
    ]


@rule("RD-12.8.10", "RD-12.8.7")
def test_it_supports_nobody_else() -> None:
    """Austrians fight beside Russians, their Allies, who stand by on either side."""
    powers: dict[str, Any] = {
        "russia": {"generals": {"krakow": 3}},
        "austria": {"generals": {"warszawa": 1}},
        "france": {"generals": {"silesia": 1}},
    }
    for mover, move in (("france", "march silesia > warszawa"), ("austria", "march warszawa > silesia")):
        match = attack(mover, move, seats=4, arbiter="sweden" if mover == "austria" else "austria", **powers)
        assert results(match) == [(2, 2, -1)], "fought without a question of support"


@rule("RD-12.8.8", "RD-12.8.9", "RD-10.10.7")
@pytest.mark.parametrize(("troops", "points"), [(0, {"france": 2}), (3, {})])
def test_nobody_gains_for_its_victory_but_the_winner_over_it_does(troops: int, points: dict[str, int]) -> None:
    """Russia, of the Austrian Coalition, in Warszawa: France gains 2 for beating it."""
    match = attack(
        "france",
        "march silesia > warszawa",
        seats=4,
        arbiter="austria",
        russia={"generals": {"warszawa": troops}},
        france={"generals": {"silesia": 2, "paris": 0}},
    )
    if troops == 0:
        assert acting(match) == ("austria", "russia", "beaten")
        play(match, "austria: off board")
    assert results(match)[0][2] == (1 if troops else 0)
    assert scored(match) == points


@rule("RD-12.8.7", "RD-12.8.8", "RD-10.3.11", "RD-10.1.5", "RD-10.10.3", "RD-R-67")
def test_a_controlled_ally_beside_it_is_supported_and_scores_as_usual() -> None:
    """Austria and uncontrolled Russia defend Warszawa; Britain supports Austria. 2 for each, Russia's share is lost."""
    match = attack(
        "sweden",
        "march borussia > warszawa",
        seats=4,
        arbiter="austria",
        russia={"generals": {"warszawa": 2, "lithuania": 1}, "hand": [4], "morale": 3},
        austria={"generals": {"warszawa": 1}, "hand": [1], "morale": 3},
        britain={"generals": {"brandenburg": 1}, "hand": [2], "morale": 3},
        sweden={"generals": {"borussia": 1, "stockholm": 0}},
    )
    assert strengths(match) == [(2, 5)]
    assert acting(match) == ("britain", "britain", "support")
    play(match, "britain: support brandenburg")
    assert acting(match) == ("austria", "russia", "support")
    play(match, "austria: support lithuania")
    order = []
    while acting(match)[2] == "card":
        order.append(acting(match)[:2])
        seat = acting(match)[0]
        match.play(seat, options(match, seat)[0])
    assert order == [("austria", "austria"), ("austria", "russia"), ("britain", "britain")]
    assert results(match) == [(2, 12, 1)]
    assert scored(match) == {"britain": 2, "austria": 2}


# -- board updates


@rule("RD-12.8.11", "RD-R-90")
@pytest.mark.parametrize(("winner", "regent"), [("austria", "france"), ("britain", "france"), ("france", "austria")])
def test_who_decides_for_it_in_a_board_update(winner: str, regent: str) -> None:
    """Sweden gets a controller; the Neutral Ottomans, still uncontrolled, must leave Podolia (RD-R-89)."""
    powers: dict[str, Any] = {"ottoman": {"generals": {"podolia": 1}}, winner: {"morale": 1}}
    match = on_drill("sweden", seats=3, **powers)
    bid(match, **{winner: 1})
    assert statuses(match)["sweden"] == ("french" if winner == "france" else "austrian")
    assert acting(match) == (regent, "ottoman", "update_withdraw")
    nearest = {"withdraw podolia > wallachia", "withdraw podolia > serbia", "withdraw podolia > crimea"}
    assert set(options(match, regent)) == {*nearest, "withdraw podolia > off"}
    assert readers(match, "ottoman") == [], "no hand is needed for it"
    play(match, f"{regent}: withdraw podolia > wallachia")
    assert acting(match) == (winner, "sweden", "drill")
    assert public(match, "ottoman")["generals"] == {"wallachia": 1}


@rule("RD-12.8.11", "RD-11.3.5", "RD-11.3.2", "RD-R-90")
def test_the_assignment_of_its_garrison_is_decided_for_it_too() -> None:
    """Swedes stand with a Russian Garrison in Warszawa as Allies, until France gets them: 3 against 1."""
    match = on_drill(
        "sweden",
        seats=3,
        sweden={"controller": "austria", "generals": {"warszawa": 2}},
        russia={"garrisons": ["warszawa"], "generals": {"kiev": 0, "moskva": 2, "novgorod": 3}},
        france={"morale": 1},
    )
    bid(match, france=1)
    assert acting(match) == ("austria", "russia", "assign")
    assert options(match, "austria") == ["assign warszawa > kiev", "assign warszawa > moskva"]
    play(match, "austria: assign warszawa > kiev")
    assert remaining(match)["russia"] == {"kiev": 1, "moskva": 2, "novgorod": 3}
    assert garrisons(match) == {}
    assert acting(match) == ("france", "sweden", "drill")


@rule("RD-12.8.10", "RD-12.8.11", "RD-11.2.3", "RD-11.2.4")
def test_it_lets_no_general_stay_in_a_board_update() -> None:
    """Swedes of France stand in Russian Kiev; with Austria they are Allies of Russia, who cannot agree."""
    match = on_drill("sweden", seats=3, sweden={"controller": "france", "generals": {"kiev": 1}}, austria={"morale": 1})
    bid(match, austria=1)
    assert acting(match) == ("austria", "sweden", "update_withdraw"), "no question"
    nearest = {"withdraw kiev > estonia", "withdraw kiev > stockholm"}  # three steps, the last one by sea
    assert set(options(match, "austria")) == {*nearest, "withdraw kiev > off"}


@rule("RD-12.8.10", "RD-11.4.2", "RD-12.5.3")
def test_two_uncontrolled_minor_powers_are_not_of_one_player() -> None:
    """Neutral Russians on a Territory of the Neutral Ottomans, both uncontrolled, must leave it."""
    match = on_drill("sweden", seats=3, russia={"status": "neutral", "generals": {"crimea": 0}}, austria={"morale": 1})
    bid(match, austria=1)
    assert acting(match) == ("france", "russia", "update_withdraw")
    refused(match, "austria", "withdraw crimea > off", "RD-11.5.1")
