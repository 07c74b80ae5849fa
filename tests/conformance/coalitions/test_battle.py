"""Chapter 8.0 and 8.1: when there is a battle, and Strength."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.coalitions.table import asked, forbidden, happened, options, play, position, power
from tests.conformance.coalitions.war import attack, results, silence, strengths
from tests.conformance.rule import rule

# -- 8.0 when


@rule("K-8.0.1")
def test_battles_wait_for_the_end_of_the_movement_turn_and_precede_the_next() -> None:
    m = position(
        power="france",
        action="movement",
        powers={
            "france": {"generals": {"lorraine": 0, "paris": 0, "provence": 0}},
            "austria": {"generals": {"wurttemberg": 1}},
        },
    )
    play(m, "france: arbiter ottoman", "france: march lorraine > wurttemberg")
    assert asked(m) == [("france", "move")]
    assert happened(m, "battle") == []
    assert power(m, "france")["generals"] == {"wurttemberg": 0, "paris": 0, "provence": 0}
    play(m, "france: march paris > lorraine")
    assert happened(m, "battle") == [], "another General may still move"
    assert m.view()["battle"] is None
    play(m, "france: end")
    assert results(m) == [(1, 2, 1)]
    assert asked(m) == [("france", "beaten")], "no further Movement Turn is requested before the battle is over"
    play(m, "france: capital")
    assert asked(m) == [("france", "request")]


@rule("K-8.0.2", "K-8.0.3")
@pytest.mark.parametrize(
    "defender",
    [
        {"austria": {"generals": {"wurttemberg": 0}}},
        {"austria": {"garrisons": ["wurttemberg"]}},
        {"ottoman": {"generals": {"wurttemberg": 0}}},
        {"prussia": {"generals": {"wurttemberg": 0}}},  # Neutral, outside its Home Territories
        {"prussia": {"garrisons": ["wurttemberg"]}},
    ],
)
def test_entering_a_territory_of_an_enemy_or_of_a_neutral_is_a_battle(defender: dict[str, Any]) -> None:
    """Neither side is asked: the battle is fought out to the result without any decision."""
    m = attack("france", "march lorraine > wurttemberg", powers={"france": {"generals": {"lorraine": 1}}, **defender})
    assert results(m) == [(2, 1, 0)]
    assert [m.seats[p] for p, _ in happened(m, "battle")] == ["france"]


@rule("K-8.0.2", "K-8.0.3", "K-8.0.4", "K-S-3.4")
def test_the_mover_chooses_the_order_and_cannot_skip_a_battle() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        "march picardie > westphalia",
        "march provence > lombardia",
        powers={
            "france": {"generals": {"lorraine": 1, "picardie": 0, "provence": 3}},
            "austria": {"generals": {"wurttemberg": 0, "wien": 0}, "garrisons": ["lombardia"]},
            "russia": {"generals": {"westphalia": 3, "st_petersburg": 0}},
        },
    )
    assert asked(m) == [("france", "battle")]
    assert options(m, "france") == ["battle lombardia", "battle westphalia", "battle wurttemberg"]
    assert m.view()["pending_battles"] == ["lombardia", "westphalia", "wurttemberg"]
    play(m, "france: battle westphalia")
    assert results(m) == [(1, 4, 1)]
    assert asked(m) == [("france", "beaten")], "the battle is completed before the next one starts"
    play(m, "france: capital")
    assert options(m, "france") == ["battle lombardia", "battle wurttemberg"]
    play(m, "france: battle wurttemberg")
    assert results(m) == [(1, 4, 1), (2, 1, 0), (4, 1, 0)], "the last battle is fought without a choice"
    assert m.view()["battle"]["place"] == "lombardia"
    assert asked(m) == [("france", "win_garrison")]


@rule("K-8.0.4", "K-8.7.4", "K-R-27")
def test_no_battle_adds_another_one() -> None:
    """An Austrian beaten in Tyrol cannot be put into Wien, where a French General has just gone without a battle."""
    m = attack(
        "france",
        "march venezia > wien",
        "march lombardia > tyrol",
        powers={"france": {"generals": {"venezia": 0, "lombardia": 1}}, "austria": {"generals": {"tyrol": 0}}},
    )
    assert results(m) == [(2, 1, 0)]
    assert power(m, "austria")["generals"] == {}
    assert power(m, "austria")["off_board"] == 4
    assert asked(m) == [("france", "request")]
    assert len(happened(m, "battle")) == 1


@rule("K-8.0.5")
def test_a_side_attacks_with_one_general() -> None:
    m = position(
        power="france",
        action="movement",
        powers={"france": {"generals": {"lorraine": 0, "pfalz": 0}}, "austria": {"generals": {"wurttemberg": 0}}},
    )
    play(m, "france: arbiter ottoman")
    assert "march pfalz > wurttemberg" in options(m, "france")
    play(m, "france: march lorraine > wurttemberg")
    forbidden(m, "france", "march pfalz > wurttemberg")


@rule("K-8.0.6", "K-S-4.1", "K-S-4.2", "K-S-4.3", "K-S-4.4")
def test_the_steps_of_a_battle() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 1, "pfalz": 1}, "morale": 5, "hand": [1, 1]},
            "austria": {"generals": {"wurttemberg": 1, "bavaria": 1}, "morale": 5, "hand": [1, 1]},
        },
    )
    play(m, "france: support pfalz", "austria: support bavaria")
    play(m, "france: play 1 for wurttemberg", "austria: play 1 for wurttemberg")
    play(m, "france: play 1 for pfalz", "austria: play 1 for bavaria")
    steps = ("battle", "strength", "support", "card_down", "stack", "result", "lost_troops", "draw", "withdrew")
    kinds = [event.kind for event in m.events() if event.kind in steps]
    assert kinds == (
        ["battle", "strength"]
        + ["support"] * 2
        + ["card_down"] * 4
        + ["stack"] * 4
        + ["result"]
        + ["lost_troops"] * 4
        + ["draw"] * 2
    )
    assert [args[3] for args in happened(m, "support")] == [0, 1], "attacker first, then defender"


@rule("K-8.0.7")
@pytest.mark.parametrize("start", ["bavaria", "lombardia"])
def test_an_enemy_home_territory_without_pieces_is_entered_without_a_battle(start: str) -> None:
    m = attack("france", f"march {start} > tyrol", powers={"france": {"generals": {start: 1}}})
    assert happened(m, "battle") == []
    assert power(m, "france")["generals"] == {"tyrol": 1}
    assert asked(m) == [("france", "request")]


@rule("K-8.0.7")
def test_entering_beside_an_ally_is_no_battle() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 1}},
            "prussia": {"status": "french", "generals": {"wurttemberg": 2}},
        },
    )
    assert happened(m, "battle") == []
    assert power(m, "prussia")["generals"] == {"wurttemberg": 2}


@rule("K-R-29", "K-7.6.43")
def test_no_garrison_beside_an_enemy_before_the_battle_is_won() -> None:
    """France leaves Hesse, shared with an Ally, and may garrison it; not Wurttemberg, where the enemy still is."""
    m = position(
        power="france",
        action="movement",
        powers={
            "france": {"generals": {"hesse": 3}},
            "prussia": {"status": "french", "generals": {"hesse": 0}},
            "austria": {"generals": {"wurttemberg": 0, "wien": 0}},
        },
    )
    play(m, "france: arbiter ottoman", "france: march hesse > wurttemberg")
    assert options(m, "france") == ["garrison hesse", "done"]
    play(m, "france: garrison hesse")
    assert results(m) == [(3, 1, 0)]
    assert options(m, "france") == ["garrison wurttemberg", "done"]


@rule("K-6.2.5", "K-6.6.3", "K-8.0.2")
def test_a_neutral_power_is_not_attacked_at_home() -> None:
    m = position(
        power="france",
        action="movement",
        powers={"france": {"generals": {"saxonia": 3}}, "prussia": {"generals": {"berlin": 0}}},
    )
    play(m, "france: arbiter ottoman")
    assert "march saxonia > bavaria" in options(m, "france")
    forbidden(m, "france", "march saxonia > berlin", "march saxonia > silesia")


# -- 8.1 Strength


@rule("K-8.1.1", "K-8.1.6", "K-R-44")
def test_allies_in_the_territory_defend_together() -> None:
    m = attack(
        "france",
        "march wurttemberg > bavaria",
        powers={
            "france": {"generals": {"wurttemberg": 3}, "morale": 3, "hand": [1]},
            "britain": {"generals": {"bavaria": 0}},
            "austria": {"garrisons": ["bavaria"]},
            "russia": {"generals": {"bavaria": 2}},
        },
    )
    seen = m.view()["battle"]
    assert seen["defenders"] == ["britain", "austria", "russia"]
    assert seen["strength"] == [4, 5], "one total for each side, however many Powers defend"
    assert strengths(m) == [(4, 5)]


@rule("K-8.1.2", "K-8.1.3")
@pytest.mark.parametrize("troops", [0, 1, 2, 3])
def test_a_general_and_each_troop_give_1(troops: int) -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={"france": {"generals": {"lorraine": troops}}, "austria": {"generals": {"wurttemberg": 3 - troops}}},
    )
    assert strengths(m) == [(1 + troops, 4 - troops)]


@rule("K-8.1.4", "K-7.4.10")
@pytest.mark.parametrize(("fortresses", "strength"), [([], 1), (["lombardia"], 4), (["venezia"], 1)])
def test_a_garrison_gives_1_or_4_with_a_fortress(fortresses: list[str], strength: int) -> None:
    m = attack(
        "france",
        "march provence > lombardia",
        fortresses=fortresses,
        powers={"france": {"generals": {"provence": 1}}, "austria": {"garrisons": ["lombardia"]}},
    )
    assert strengths(m) == [(2, strength)]


@rule("K-8.1.4")
def test_fortress_garrison_and_generals_add_up() -> None:
    m = attack(
        "france",
        "march provence > lombardia",
        fortresses=["lombardia"],
        powers={
            "france": {"generals": {"provence": 3}},
            "austria": {"garrisons": ["lombardia"]},
            "russia": {"generals": {"lombardia": 2}},
        },
    )
    assert strengths(m) == [(4, 7)]


@rule("K-8.1.5", "K-R-67")
def test_a_fortress_without_garrison_gives_nothing() -> None:
    m = attack(
        "france",
        "march provence > lombardia",
        fortresses=["lombardia"],
        powers={"france": {"generals": {"provence": 1}}, "austria": {"generals": {"lombardia": 0}}},
    )
    assert strengths(m) == [(2, 1)]


@rule("K-8.1.5")
def test_a_fortress_never_helps_the_attacker() -> None:
    """Not even in the attacker's own Home Territory, which it controls without a Garrison."""
    m = attack(
        "france",
        "march paris > lorraine",
        fortresses=["lorraine"],
        powers={"france": {"generals": {"paris": 1}}, "austria": {"generals": {"lorraine": 3}}},
    )
    assert strengths(m) == [(2, 4)]


@rule("K-8.1.7")
def test_supporters_add_no_basic_strength() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 1, "pfalz": 3}, "morale": 5, "hand": [5]},
            "austria": {"generals": {"wurttemberg": 0, "bavaria": 3}, "morale": 5, "hand": [5]},
        },
    )
    play(m, "france: support pfalz", "austria: support bavaria")
    assert m.view()["battle"]["strength"] == [2, 1]
    silence(m)
    assert results(m) == [(2, 1, 0)]
