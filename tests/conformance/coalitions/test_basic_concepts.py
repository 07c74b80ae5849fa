"""Basic concepts (chapter 4): War Wheel, Territories and control (4.1 to 4.3)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.games.coalitions.base.plugin import GAME
from chancellery.kernel import BadInput
from tests.conformance.coalitions.course import (
    ACTIONS,
    EMPIRE,
    expand,
    march,
    moving,
    performed,
    place,
    set_up,
    tax,
    to_round,
    trade,
    until,
    walks,
)
from tests.conformance.coalitions.table import POWERS, asked, happened, options, play, position, power
from tests.conformance.rule import rule

CAPITALS = {
    "britain": "london",
    "france": "paris",
    "austria": "wien",
    "prussia": "berlin",
    "russia": "st_petersburg",
    "ottoman": "istanbul",
}


# -- 4.1 War Wheel


@rule("K-4.1.1", "K-4.1.2")
def test_one_power_over_each_of_six_fields_and_it_performs_that_action() -> None:
    match = play(set_up(), "france: napoleon off")
    wheel = match.view()["wheel"]
    assert sorted(wheel.values()) == sorted(ACTIONS)
    assert sorted(wheel) == sorted(POWERS)
    first = performed(match, 1)[1, 1]
    assert [action for action, _ in first] == [
        "drill",
        "taxation",
        "leadership",
        "mobilisation",
        "influence",
        "movement",
    ]
    assert {who: action for action, who in first} == wheel


@rule("K-4.1.3", "K-4.1.1")
def test_each_power_goes_to_the_next_field_and_from_movement_to_drill() -> None:
    done = performed(play(set_up(), "france: napoleon off"), 1)
    for turn in range(1, 6):
        now = {who: action for action, who in done[1, turn]}
        then = {who: action for action, who in done[1, turn + 1]}
        for name in POWERS:
            assert ACTIONS.index(then[name]) == (ACTIONS.index(now[name]) + 1) % 6
    assert done[1, 1][-1] == ("movement", "france")
    assert done[1, 2][0] == ("drill", "france")


@rule("K-4.1.4", "K-4.1.5")
def test_a_round_has_six_turns_and_ends_when_britain_is_back_over_drill() -> None:
    done = performed(play(set_up(), "france: napoleon off"), 2)
    for number in (1, 2):
        assert [turn for (one, turn) in done if one == number] == [1, 2, 3, 4, 5, 6]
        drills = [who for turn in range(1, 7) for action, who in done[number, turn] if action == "drill"]
        assert drills == ["britain", "france", "austria", "prussia", "russia", "ottoman"]
        for name in POWERS:
            own = [action for turn in range(1, 7) for action, who in done[number, turn] if who == name]
            assert sorted(own) == sorted(ACTIONS)


# -- 4.2 Territories


@rule("K-4.2.1")
def test_every_territory_has_a_name_and_a_colour_and_one_without_number_has_value_0() -> None:
    for side in ("coalitions_empire", "coalitions_revolution"):
        board = GAME.shipped(side)
        names = [one.name for one in board.territories]
        assert all(names)
        assert len(set(names)) == len(names)
        for one in board.territories:  # the colour: one Power's, several Powers', grey or brown
            assert (one.power is not None) == (one.kind == "home")
            assert bool(one.stripes) == (one.kind == "contested")
            assert one.value >= 0
    without, with_one = "navarra", "catalonia"
    homes = tax("france")
    assert tax("france", france={"garrisons": [without]}) == homes
    assert tax("france", france={"garrisons": [with_one]}) == homes + 1
    assert expand("france", france={"garrisons": ["scotland_ireland"]}) == 0  # a foreign Home Territory without number


@rule("K-4.2.2", "K-4.2.3", "K-4.2.5", "K-4.2.6")
def test_four_types_of_territories() -> None:
    for side in ("coalitions_empire", "coalitions_revolution"):
        assert {one.kind for one in GAME.shipped(side).territories} == {
            "home",
            "contested",
            "uncontested",
            "impassable",
        }
    # what each gives to FR: its own homes Money, Contested with its stripe and foreign homes Influence, the rest Money
    value = {"picardie": (1, 0), "bavaria": (0, 2), "warszawa": (1, 0), "wurttemberg": (1, 0), "silesia": (0, 2)}
    homes = tax("france")
    for name, (money, influence) in value.items():
        own = homes if name == "picardie" else homes + money  # controlled with and without a Garrison
        assert tax("france", france={"garrisons": [name]}) == own
        assert expand("france", france={"garrisons": [name]}) == influence


@rule("K-4.2.3", "K-4.3.1", "K-4.3.2")
@pytest.mark.parametrize("name", POWERS)
def test_a_home_territory_is_controlled_by_its_power_unless_a_foreign_garrison_stands_there(name: str) -> None:
    enemy = "france" if name != "france" else "britain"
    status = {} if name in ("britain", "france") else {"status": "expansionist"}
    homes = {one.id: one.value for one in EMPIRE.homes(name)}
    assert tax(name, **{name: status}) == sum(homes.values())
    for lost, value in homes.items():
        assert tax(name, **{name: status, enemy: {"garrisons": [lost]}}) == sum(homes.values()) - value
        assert tax(name, **{name: {**status, "garrisons": [lost]}}) == sum(homes.values())
        assert expand(enemy, **{name: status, enemy: {"garrisons": [lost]}}) == value


@rule("K-4.2.4", "K-R-66")
@pytest.mark.parametrize("name", POWERS)
def test_each_power_has_one_capital(name: str) -> None:
    """A defeated General may go to the Capital of his Power, and to no other place on the map."""
    assert [one.id for one in EMPIRE.homes(name) if one.capital] == [CAPITALS[name]]
    attacker, start = ("france", "lorraine") if name != "france" else ("austria", "bavaria")
    status = {} if name in ("britain", "france") else {"status": "expansionist"}
    match = moving(
        attacker,
        "ottoman" if name != "ottoman" else "britain",
        **{attacker: {"generals": {start: 3}}, name: {"generals": {"wurttemberg": 0}, **status}},
    )
    march(match, f"{attacker}: {start} > wurttemberg")
    until(match, (name, "beaten"))
    assert options(match, name) == ["capital", "off board"]
    play(match, f"{name}: capital")
    assert power(match, name)["generals"] == {CAPITALS[name]: 0}


@rule("K-4.2.5")
@pytest.mark.parametrize("one", [one for one in EMPIRE.territories if one.kind == "contested"], ids=lambda one: one.id)
def test_only_powers_with_a_stripe_score_influence_for_a_contested_territory(one: Any) -> None:
    assert len(one.stripes) >= 2
    for name in POWERS:
        if name in ("britain", "france"):
            force: dict[str, Any] = {"garrisons": [one.id]}
        else:
            force = {"garrisons": [one.id], "status": "expansionist"}
        assert expand(name, **{name: force}) == (one.value if name in one.stripes else 0)
        homes = sum(home.value for home in EMPIRE.homes(name))
        assert tax(name, **{name: force}) == homes + (0 if name in one.stripes else one.value)


@rule("K-4.2.6")
def test_an_uncontested_territory_is_nobodys_at_the_start_unless_garrisoned_and_gives_money() -> None:
    match = play(set_up(), "france: napoleon lorraine")
    grey = {one.id: one.value for one in EMPIRE.territories if one.kind == "uncontested"}
    assert [name for name in match.view()["garrisons"] if name in grey] == ["livonia"]
    to_round(match, 2)
    taxes = dict(happened(match, "tax"))
    homes = {name: sum(one.value for one in EMPIRE.homes(name)) for name in POWERS}
    assert taxes[4] == homes["russia"] + grey["livonia"]
    assert taxes[1] == homes["france"]  # nobody else has Money from grey Territories
    assert taxes[5] == homes["ottoman"]
    assert tax("france", france={"garrisons": ["wurttemberg"]}) == homes["france"] + grey["wurttemberg"]
    assert all(expand(name, **{name: {"garrisons": ["wurttemberg"]}}) == 0 for name in POWERS)


@rule("K-4.2.7", "K-4.2.8")
def test_no_general_ever_enters_the_alps_or_the_caucasus() -> None:
    for side in ("coalitions_empire", "coalitions_revolution"):
        closed = [one.id for one in GAME.shipped(side).territories if one.kind == "impassable"]
        assert closed == ["alps", "caucasus"]
    for border in ("lombardia", "lorraine", "provence", "tyrol", "wurttemberg"):
        match = moving("france", "ottoman", france={"generals": {border: 3}, "garrisons": ["lombardia", "wurttemberg"]})
        assert f"march {border} > alps" not in options(match, "france")
        assert not [text for text in options(match, "france") if "alps" in text]
        assert match.why_not("france", f"march {border} > alps") is not None
    for border in ("don", "georgia"):
        match = moving("russia", "ottoman", russia={"generals": {border: 3}, "garrisons": ["georgia"]})
        assert not [text for text in options(match, "russia") if "caucasus" in text]
    for closed_one in ("alps", "caucasus"):
        for force in ({"generals": {closed_one: 0}}, {"garrisons": [closed_one]}):
            with pytest.raises(BadInput):
                position(powers={"france": force})
    for match in walks(range(3), moves=700):
        for seen in match.view()["powers"].values():
            assert not {"alps", "caucasus"} & set(seen["generals"])


@rule("K-4.2.8")
def test_impassable_territories_make_nobody_a_neighbour() -> None:
    match = moving("france", "ottoman", france={"generals": {"provence": 0}})
    marches = {text.split(" > ")[1] for text in options(match, "france") if text.startswith("march")}
    assert marches == {"languedoc", "lombardia", "lorraine"}  # the Alps touch Wurttemberg and Tyrol too
    match = moving(
        "france",
        "ottoman",
        france={"generals": {"lorraine": 1, "provence": 3}},
        austria={"generals": {"wurttemberg": 0}},
    )
    march(match, "france: lorraine > wurttemberg")
    assert happened(match, "battle") == [(1, place("wurttemberg"))]
    assert happened(match, "support") == []
    assert asked(match) == [("austria", "beaten")]  # Provence is not next to the battlefield: nobody could support
    assert "garrison alps" not in options(match, "france")


@rule("K-EX-03", "K-4.2.3", "K-4.2.4", "K-4.2.5", "K-4.2.6")
def test_example_territory_types() -> None:
    homes = tax("austria")
    for name, value in (("tyrol", 1), ("wien", 3)):
        assert tax("austria", france={"garrisons": [name]}) == homes - value  # Austrian Home Territories
    # Wien is the Capital: without it AU must be Neutral
    match = position(round=2, phase="diplomacy", powers={"france": {"garrisons": ["wien"]}, "austria": {}})
    until(match, ("prussia", "status"))
    assert ("austria", "status") not in asked(match)
    # Bavaria: FR and AU score, nobody else
    scores = {name: expand(name, **{name: {"garrisons": ["bavaria"]}}) for name in POWERS}
    assert scores == {"britain": 0, "france": 2, "austria": 2, "prussia": 0, "russia": 0, "ottoman": 0}
    # Wurttemberg: nobody scores, everybody taxes
    assert [expand(name, **{name: {"garrisons": ["wurttemberg"]}}) for name in POWERS] == [0] * 6
    assert tax("austria", austria={"garrisons": ["wurttemberg"]}) == homes + 1


# -- 4.3 control


@rule("K-4.3.1")
def test_a_garrison_controls_its_territory() -> None:
    assert expand("prussia", prussia={"garrisons": ["warszawa"]}) == 1
    assert expand("russia", prussia={"garrisons": ["warszawa"]}) == 0  # RU has a stripe there but no Garrison
    assert trade(france={"garrisons": ["holland"]}) == trade() - 1
    assert trade(britain={"garrisons": ["holland"]}) == trade()


@rule("K-4.3.3")
def test_any_other_territory_without_a_garrison_is_uncontrolled() -> None:
    assert [expand(name) for name in POWERS] == [0] * 6
    assert trade(ottoman={"status": "neutral"}) == 11  # Holland, Lisboa, Napoli ... are closed to nobody's Trade
    match = position(power="france", action="leadership", powers={"france": {"morale": 15}})
    homes = {f"place {one.id}" for one in EMPIRE.homes("france")}
    assert {text for text in options(match, "france") if text.startswith("place")} == homes  # only where FR controls


@rule("K-4.3.4")
def test_generals_alone_never_change_control() -> None:
    homes = tax("austria")
    assert tax("austria", france={"generals": {"wien": 3, "tyrol": 3}}) == homes  # enemies on a Home Territory
    assert expand("france", france={"generals": {"wien": 3, "bavaria": 3}}) == 0
    assert expand("austria", austria={"generals": {"bavaria": 3}}) == 0
    assert tax("france", france={"generals": {"wurttemberg": 3}}) == tax("france")
    assert trade(france={"generals": {"london": 3, "holland": 3}}) == trade()
    friend = {"garrisons": ["bavaria"]}
    assert expand("austria", austria=friend, russia={"generals": {"bavaria": 3}}) == 2


@rule("K-4.3.5")
def test_at_most_one_garrison_in_a_territory() -> None:
    with pytest.raises(BadInput):
        position(powers={"austria": {"garrisons": ["bavaria"]}, "russia": {"garrisons": ["bavaria"]}})
    for owner in ("austria", "russia"):  # an own Garrison, and an Ally's
        powers: dict[str, Any] = {"austria": {"generals": {"wien": 3}}}
        powers.setdefault(owner, {})["garrisons"] = ["bavaria"]
        match = moving("austria", "france", **powers)
        play(match, "austria: march wien > bavaria")
        if owner == "russia":
            play(match, "russia: consent")
        assert options(match, "austria") == ["garrison wien", "done"]
    match = moving("austria", "france", austria={"generals": {"wien": 3}})
    play(match, "austria: march wien > bavaria", "austria: garrison bavaria")
    assert options(match, "austria") == ["garrison wien", "done"]  # there is one in Bavaria now


@rule("K-4.3.6")
def test_control_returns_at_once_when_a_foreign_garrison_leaves_a_home_territory() -> None:
    match = position(power="france", action="movement", powers={"france": {"garrisons": ["wien", "holland"]}})
    play(match, "france: arbiter ottoman", "france: disband wien", "france: done")
    to_round(match, 2)
    taxes, trades = dict(happened(match, "tax")), happened(match, "trade")
    assert taxes[2] == sum(one.value for one in EMPIRE.homes("austria"))  # Wien too
    assert trades == [(0, 9)]  # Holland (FR) and Egypt (OT) are closed
    match = position(power="france", action="movement", powers={"france": {"garrisons": ["wien", "holland"]}})
    play(match, "france: arbiter ottoman", "france: disband holland", "france: done")
    to_round(match, 2)
    taxes, trades = dict(happened(match, "tax")), happened(match, "trade")
    assert taxes[2] == sum(one.value for one in EMPIRE.homes("austria")) - 3
    assert trades == [(0, 10)]  # nobody controls Holland
    assert happened(match, "expand")[-1][:2] == (1, 3)  # FR scores Wien, and Holland no more
