"""Chapter 11.4 in battles: Influence, cards, Morale and decisions of controlled Minor Powers."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.minors import acting, assault, gains, minor, moving
from tests.conformance.coalitions.table import POWERS, happened, options, play, tracks
from tests.conformance.coalitions.war import results, silence
from tests.conformance.rule import rule


def fight(match: Match, *supporters: str) -> Match:
    """These Generals support, nobody plays a card, beaten Generals go off board, no Garrison."""
    for _ in range(40):
        if match.outcome is not None or acting(match)[2] not in ("support", "card", "beaten", "win_garrison"):
            return match
        seat, _, kind = acting(match)
        wanted = [move for move in options(match, seat) if move in supporters]
        idle = {"support": "done", "card": "pass", "beaten": "off board", "win_garrison": "done"}
        match.play(seat, wanted[0] if wanted else idle[kind])
    raise AssertionError("a battle without end")


# -- Influence


@rule("K-EX-14", "K-11.4.6")
@pytest.mark.parametrize("british", [False, True])
def test_influence_of_prussians_of_britain(british: bool) -> None:
    """Prussians beat an Austrian General: GB gains 1; 2 if a British General took part in the same battle."""
    match = moving(
        "prussia",
        "austria",
        prussia={"controller": "britain", "generals": {"saxonia": 3}},
        britain={"generals": {"hesse": 1}},
        austria={"status": "expansionist", "generals": {"bavaria": 1}},
    )
    fight(assault(match, "march saxonia > bavaria"), *["support hesse"] * british)
    assert results(match) == [(4, 2, 0)]
    assert gains(match) == {"britain": 2 if british else 1}


@rule("K-EX-14", "K-11.4.6", "K-R-77")
def test_prussians_and_british_defend_together() -> None:
    """Both in Hesse when the Austrian attacks: 1 for the Prussians, 1 for GB itself."""
    match = moving(
        "austria",
        "france",
        prussia={"controller": "britain", "generals": {"hesse": 2}},
        britain={"generals": {"hesse": 1}},
        austria={"status": "expansionist", "generals": {"bavaria": 1}},
    )
    fight(assault(match, "march bavaria > hesse"))
    assert results(match) == [(2, 5, 1)]
    assert gains(match) == {"britain": 2}


@rule("K-11.4.6", "K-11.4.3", "K-8.6.4")
def test_every_minor_power_earns_its_own_share() -> None:
    """Two beaten Generals; Prussians attack, Ottomans and their Austrian player support: 2 each, all for Austria."""
    match = moving(
        "prussia",
        "france",
        prussia={"controller": "austria", "generals": {"hesse": 3}},
        ottoman={"controller": "austria", "generals": {"pfalz": 1}},
        austria={"status": "expansionist", "generals": {"bavaria": 1}},
        france={"generals": {"wurttemberg": 0}},
        russia={"status": "french", "generals": {"wurttemberg": 0}},
    )
    fight(assault(match, "march hesse > wurttemberg"), "support pfalz", "support bavaria")
    assert results(match) == [(4, 2, 0)]
    assert gains(match) == {"austria": 6}


@rule("K-11.4.7", "K-8.6.8", "K-8.6.6", "K-8.6.7")
@pytest.mark.parametrize(
    ("battlefield", "supporters", "points"),
    [
        ([], [], {"austria": 1}),  # the Prussians alone: no additional point
        ([], ["support hesse"], {"austria": 2}),  # 1 + 1: Austria only supported
        (["austria"], [], {"austria": 3}),  # 1 + 2: Austria was directly involved
        (["britain"], [], {"austria": 1, "britain": 2}),
    ],
)
def test_no_additional_point_for_minor_powers(
    battlefield: list[str], supporters: list[str], points: dict[str, int]
) -> None:
    """France attacks Prussians of Austria (British Coalition) in Wurttemberg and is beaten."""
    powers: dict[str, Any] = {
        "prussia": {"controller": "austria", "generals": {"wurttemberg": 3}},
        "austria": {"generals": {"hesse": 1}},
        "france": {"generals": {"lorraine": 0}},
    }
    for name in battlefield:
        powers.setdefault(name, {}).setdefault("generals", {})["wurttemberg"] = 0
    match = moving("france", "britain", **powers)
    fight(assault(match, "march lorraine > wurttemberg"), *supporters)
    assert results(match)[0][2] == 1
    assert gains(match) == points


@rule("K-11.4.7", "K-8.6.8")
@pytest.mark.parametrize(("controller", "points"), [("britain", 1), ("russia", 1)])
def test_attacking_minor_powers_get_no_additional_point(controller: str, points: int) -> None:
    match = moving(
        "prussia",
        "france",
        prussia={"controller": controller, "generals": {"hesse": 3}},
        france={"generals": {"pfalz": 0}},
    )
    fight(assault(match, "march hesse > pfalz"))
    assert gains(match) == {controller: points}


# -- cards and Morale


@rule("K-11.4.11", "K-4.9.6", "K-8.3.8", "K-R-52", "K-8.3.6")
def test_each_power_of_a_player_plays_its_own_cards_for_its_own_morale() -> None:
    """Austria and its Prussians defend in Hesse; each plays its own hand, and each draws its own card."""
    match = moving(
        "france",
        "britain",
        prussia={"controller": "austria", "generals": {"hesse": 2}, "hand": [4, 5], "morale": 2},
        austria={"generals": {"hesse": 1}, "hand": [1, 2], "morale": 7},
        france={"generals": {"pfalz": 0, "paris": 0}},
    )
    assault(match, "march pfalz > hesse")
    assert acting(match) == ("austria", "austria", "card")
    assert options(match, "austria") == ["play 1 for hesse", "play 2 for hesse", "pass"]
    play(match, "austria: play 1 for hesse")
    assert acting(match) == ("austria", "prussia", "card")
    assert options(match, "austria") == ["play 4 for hesse", "play 5 for hesse", "pass"]
    play(match, "austria: play 5 for hesse")
    assert tracks(match, "morale") == {**dict.fromkeys(POWERS, 0), "austria": 6, "prussia": 1, "britain": 1}
    # one Austrian Troop: only Prussia is left to play; its Morale allows one more card
    assert acting(match) == ("austria", "prussia", "card")
    play(match, "austria: play 4 for hesse")
    assert tracks(match, "morale")["prussia"] == 0
    assert tracks(match, "morale")["austria"] == 6
    assert minor(match, "prussia")["cards"] == 1, "one new card"
    assert minor(match, "austria")["cards"] == 2
    assert 2 in minor(match, "austria", "austria")["hand"]
    assert gains(match) == {"austria": 3}


@rule("K-11.4.11", "K-8.3.9")
def test_a_controller_with_morale_does_not_pay_for_its_minor_power() -> None:
    """Prussia has Morale 0: one card in this battle, however much Morale Austria has."""
    match = moving(
        "france",
        "britain",
        prussia={"controller": "austria", "generals": {"hesse": 3}, "hand": [1, 1, 1], "morale": 0},
        austria={"morale": 9},
        france={"generals": {"pfalz": 0, "paris": 0}},
    )
    assault(match, "march pfalz > hesse")
    play(match, "austria: play 1 for hesse")
    assert happened(match, "result"), "no second card"
    assert tracks(match, "morale")["austria"] == 9


@rule("K-11.3.8", "K-8.3.14", "K-R-52")
def test_only_the_controller_sees_the_face_down_cards_of_a_minor_power() -> None:
    match = moving(
        "france",
        "britain",
        prussia={"controller": "austria", "generals": {"hesse": 2}, "hand": [4, 5], "morale": 2},
        france={"generals": {"pfalz": 0, "paris": 0}},
    )
    assault(match, "march pfalz > hesse")
    play(match, "austria: play 5 for hesse")
    for seat in (None, *match.seats):
        stacks = match.view(seat)["battle"]["stacks"]
        cards = next(stack["cards"] for stack in stacks if stack["power"] == "prussia")
        assert cards == [5 if seat == "austria" else None]
    secrets = {seat: [e.secret for e in match.events(seat) if e.kind == "card_down"] for seat in match.seats}
    assert secrets == {seat: [(5,)] if seat == "austria" else [()] for seat in match.seats}


# -- other decisions in a battle


@rule("K-R-52", "K-8.7.3", "K-8.5.2")
def test_its_controller_places_the_generals_of_a_minor_power() -> None:
    powers: dict[str, Any] = {
        "prussia": {"controller": "austria", "generals": {"hesse": 0}},
        "france": {"generals": {"pfalz": 2}},
    }
    match = assault(moving("france", "britain", **powers), "march pfalz > hesse")
    assert acting(match) == ("austria", "prussia", "beaten")
    assert options(match, "austria") == ["capital", "off board"]
    play(match, "austria: capital")
    assert minor(match, "prussia")["generals"] == {"berlin": 0}
    # as an attacker in a draw
    powers["prussia"]["generals"] = {"hesse": 2}
    match = assault(moving("prussia", "france", **powers), "march hesse > pfalz")
    assert results(match) == [(3, 3, -1)]
    assert acting(match) == ("austria", "prussia", "withdraw")
    assert {"withdraw pfalz > berlin", "withdraw pfalz > off"} <= set(options(match, "austria"))
    assert not any("bohemia" in move or "tyrol" in move for move in options(match, "austria")), "own control only"


@rule("K-R-15", "K-8.3.16")
@pytest.mark.parametrize(("guard", "strength"), [("prussia", 6), ("austria", 5)])
def test_control_by_another_power_of_the_player_is_not_own_ground(guard: str, strength: int) -> None:
    """A 2 counts 3 where the Power that played it controls: General 1, Troop 1, Garrison 1, card 3 or 2."""
    powers: dict[str, Any] = {
        "prussia": {"controller": "austria", "generals": {"hesse": 1}, "hand": [2], "morale": 1},
        "austria": {},
        "france": {"generals": {"pfalz": 0, "paris": 0}},
    }
    powers[guard]["garrisons"] = ["hesse"]
    match = assault(moving("france", "britain", **powers), "march pfalz > hesse")
    silence(play(match, "austria: play 2 for hesse"))
    assert [args[2] for args in happened(match, "result")] == [strength]
