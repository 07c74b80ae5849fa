"""Chapter 12.8: battles of Minor Powers that nobody controls yet, under a temporary controller."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.kernel import BadInput, Illegal
from tests.conformance.raison_detat.minors import (
    acting,
    assault,
    attack,
    controllers,
    moving,
    public,
    readers,
    results,
    scored,
    some,
    strengths,
    supporters,
)
from tests.conformance.raison_detat.table import (
    asked,
    options,
    play,
    position,
)
from tests.conformance.rule import rule

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
