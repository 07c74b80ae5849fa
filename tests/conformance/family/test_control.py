"""Territories and control (family.md 1.2)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.kernel import BadInput
from tests.conformance.coalitions.table import asked, forbidden, happened, options, play, power
from tests.conformance.family.actions import REALPOLITIK, board, commanding, expand, family, number, passive, tax
from tests.conformance.family.printed import printed
from tests.conformance.family.stage import Stage
from tests.conformance.rule import rule

# -- the four kinds of Territories


@rule("K-4.2.1", "RP-5.2.1", "RP-5.2.2", "RP-R-03", "RD-5.2.1")
def test_every_territory_has_a_name_and_a_colour_and_one_without_number_has_value_0(stage: Stage) -> None:
    territories = board(stage).territories
    names = [one.name for one in territories]
    assert all(names)
    assert len(set(names)) == len(names)
    for one in territories:  # the colour: one Power's, several Powers', grey or brown
        assert (one.power is not None) == (one.kind == "home")
        assert (len(one.stripes) >= 2) == (one.kind == "contested")
    page = printed(stage)
    place, value = page.uncontested
    homes = page.homes["austria"]
    assert tax(stage, "austria", powers={"austria": {"garrisons": [place]}}) == homes + value
    assert tax(stage, "austria", powers={"austria": {"garrisons": [page.numberless]}}) == homes
    assert expand(stage, "austria", powers={"austria": {"garrisons": ["provence"]}}) == 1
    assert expand(stage, "austria", powers={"austria": {"garrisons": [page.numberless_home]}}) == 0


@rule("K-4.2.2", "RP-5.2.3", "RD-5.2.3")
def test_four_kinds_of_territories_and_what_each_gives(stage: Stage) -> None:
    assert {one.kind for one in board(stage).territories} == {"home", "contested", "uncontested", "impassable"}
    page = printed(stage)
    gives = {  # Money, Influence
        "tyrol": (0, 0),  # an own Home Territory: its Money comes with and without a Garrison
        "paris": (0, 3),
        "bavaria": (0, page.bavaria),
        page.foreign_stripes[0]: (page.foreign_stripes[1], 0),
        page.uncontested[0]: (page.uncontested[1], 0),
    }
    for place, (money, influence) in gives.items():
        garrison: dict[str, Any] = {"powers": {"austria": {"garrisons": [place]}}}
        assert tax(stage, "austria", **garrison) == page.homes["austria"] + money
        assert expand(stage, "austria", **garrison) == influence
    with pytest.raises(BadInput):
        stage.position(powers={"austria": {"garrisons": ["alps"]}})


@rule("K-4.2.3", "K-4.3.1", "K-4.3.2", "RP-5.2.4", "RP-5.2.5", "RP-5.7.1", "RP-5.7.3")
@rule("RD-5.2.4", "RD-5.9.1", "RD-5.9.2", "RD-5.9.3")
def test_a_home_territory_is_its_powers_unless_a_foreign_garrison_stands_there(stage: Stage) -> None:
    page, territories = printed(stage), board(stage).territories
    for name, homes in page.homes.items():
        enemy = "france" if name != "france" else "austria"
        own = {one.id: one.value for one in territories if one.power == name}
        assert sum(own.values()) == homes
        assert tax(stage, name) == homes  # from the start, with nothing there
        assert expand(stage, name) == 0
        for place, value in own.items():
            assert tax(stage, name, powers={name: {"garrisons": [place]}}) == homes  # its own Garrison
            lost = {"powers": {enemy: {"garrisons": [place]}}}
            assert tax(stage, name, **lost) == homes - value
            assert expand(stage, enemy, **lost) == value


@rule("RP-3.2.12", "RP-5.2.5", "RP-5.2.9")
def test_at_the_start_of_realpolitik_each_power_controls_exactly_its_homes() -> None:
    stage = REALPOLITIK
    for name, homes in printed(stage).homes.items():
        assert tax(stage, name, start="scenario") == homes
        assert expand(stage, name, start="scenario") == 0
        generals: dict[str, Any] = {"powers": {name: {"generals": {}}}}
        match = commanding(stage, name, start="scenario", trains=[], **generals)
        own = {f"place {one.id}" for one in board(stage).territories if one.power == name}
        assert {text for text in options(match, name) if text.startswith("place")} == own


@rule("K-4.2.4", "K-R-66", "RP-5.2.6", "RD-5.2.5")
def test_each_power_has_one_capital(stage: Stage) -> None:
    """A defeated General may go to the Capital of his own Power, and to no other place on the map."""
    for name, capital in printed(stage).capitals.items():
        territories = board(stage).territories
        assert [one.id for one in territories if one.power == name and one.capital] == [capital]
        attacker = "france" if name != "france" else "austria"
        match = stage.attack(
            attacker,
            "march bavaria > wurttemberg",
            powers={attacker: {"generals": {"bavaria": 3}}, name: {"generals": {"wurttemberg": 0}}},
        )
        assert asked(match) == [(name, "beaten")]
        assert options(match, name) == ["capital", "off board"]
        play(match, f"{name}: capital")
        assert power(match, name)["generals"] == {capital: 0}
    assert not [one.id for one in territories if one.capital and one.kind != "home"]


@rule("K-4.2.5", "RP-5.2.7", "RP-5.2.8", "RD-5.2.6", "RD-5.2.7")
def test_only_powers_with_a_stripe_score_influence_for_a_contested_territory(stage: Stage) -> None:
    page = printed(stage)
    contested = [one for one in board(stage).territories if one.kind == "contested"]
    assert [one.stripes for one in contested if one.id == "bavaria"] == [
        ("austria", "prussia") if stage.game == "realpolitik" else ("france", "austria")
    ]
    for one in contested:
        assert len(one.stripes) >= 2
        assert one.value > 0  # the laurel circle
        for name in page.powers:
            garrison = {"powers": {name: {"garrisons": [one.id]}}}
            striped = name in one.stripes
            assert expand(stage, name, **garrison) == (one.value if striped else 0)
            assert tax(stage, name, **garrison) == page.homes[name] + (0 if striped else one.value)


@rule("K-4.2.6", "RP-5.2.9", "RD-5.2.8")
def test_an_uncontested_territory_is_nobodys_and_gives_money_only(stage: Stage) -> None:
    page = printed(stage)
    grey = {one.id: one.value for one in board(stage).territories if one.kind == "uncontested"}
    assert grey[page.uncontested[0]] == page.uncontested[1] > 0
    assert grey[page.numberless] == 0
    for name in page.powers:
        assert tax(stage, name) == page.homes[name]  # nothing of it without a Garrison
        for place, value in grey.items():
            garrison = {"powers": {name: {"garrisons": [place]}}}
            assert tax(stage, name, **garrison) == page.homes[name] + value
            assert expand(stage, name, **garrison) == 0


ROUND_THE_ALPS = {
    "coalitions": {
        "tyrol": {"bavaria", "lombardia", "venezia", "wien"},
        "lombardia": {"patrimonium_st_petri", "provence", "tyrol", "venezia"},
        "wurttemberg": {"bavaria", "hesse", "lorraine", "pfalz"},
    },
    "realpolitik": {
        "tyrol": {"bavaria", "karinthia", "lombardia", "venezia", "wien", "wurttemberg"},
        "lombardia": {"liguria", "toscania", "tyrol", "venezia"},
        "wurttemberg": {"baden", "bavaria", "tyrol"},
    },
    "raison_detat": {
        "tyrol": {"bavaria", "karinthia", "lombardia", "venezia", "wien", "wurttemberg"},
        "lombardia": {"patrimonium_st_petri", "piedmont", "tyrol", "venezia"},
        "wurttemberg": {"bavaria", "hesse", "lorraine", "pfalz", "tyrol"},
    },
}


@rule("K-4.2.7", "K-4.2.8", "RP-5.2.10", "RP-5.2.11", "RD-5.2.9", "RD-9.16.5")
def test_no_general_enters_the_alps_and_nobody_is_a_neighbour_across_them(stage: Stage) -> None:
    borders = next(one.neighbours for one in board(stage).territories if one.id == "alps")
    for place, near in ROUND_THE_ALPS[stage.game].items():
        assert place in borders
        garrisons = ["lombardia", "wurttemberg", "bavaria"]
        match = stage.movement("austria", powers={"austria": {"generals": {place: 3}, "garrisons": garrisons}})
        marches = {text.split(" > ")[1] for text in options(match, "austria") if text.startswith("march")}
        assert marches == near
        assert not [text for text in options(match, "austria") if "alps" in text]
        forbidden(match, "austria", f"march {place} > alps", f"strategic {place} > alps")
    for force in ({"generals": {"alps": 0}}, {"garrisons": ["alps"]}):
        with pytest.raises(BadInput):
            stage.position(powers={"austria": force})
    with pytest.raises(BadInput):
        stage.position(fortresses=["alps"])


# -- control


@rule("K-4.3.3", "RP-5.7.2", "RD-5.9.4")
def test_any_other_territory_without_a_garrison_is_uncontrolled(stage: Stage) -> None:
    page = printed(stage)
    for name in page.powers:
        assert expand(stage, name) == 0
    homes = {f"place {one.id}" for one in board(stage).territories if one.power == "austria"}
    match = commanding(stage, "austria")
    assert {text for text in options(match, "austria") if text.startswith("place")} == homes
    match = commanding(stage, "austria", powers={"austria": {"garrisons": ["bavaria", page.uncontested[0]]}})
    found = {text for text in options(match, "austria") if text.startswith("place")}
    assert found == homes | {"place bavaria", f"place {page.uncontested[0]}"}
    # nor may anybody pass through it in a Strategic Movement
    generals = {"generals": {"wien": 0}}
    match = stage.movement("austria", powers={"austria": {**generals, "garrisons": ["wurttemberg"]}})
    forbidden(match, "austria", "strategic wien > bavaria")
    match = stage.movement("austria", powers={"austria": {**generals, "garrisons": ["wurttemberg", "bavaria"]}})
    play(match, "austria: strategic wien > bavaria")


@rule("K-4.3.4", "K-7.2.4", "RP-5.7.4", "RP-R-92", "RD-5.9.5")
def test_generals_alone_never_change_control(stage: Stage) -> None:
    page = printed(stage)
    homes = page.homes["austria"]
    invaders: dict[str, Any] = {"france": {"generals": {"wien": 3, "tyrol": 3}}}
    assert tax(stage, "austria", powers=invaders) == homes
    assert expand(stage, "france", powers=invaders) == 0
    invaders = {"france": {"generals": {"wien": 3, "tyrol": 3}, "garrisons": ["wien"]}}
    assert tax(stage, "austria", powers=invaders) == homes - 3
    assert expand(stage, "france", powers=invaders) == 3
    own = {"austria": {"generals": {"bavaria": 3, page.uncontested[0]: 3}}}
    assert expand(stage, "austria", powers=own) == 0
    assert tax(stage, "austria", powers=own) == homes
    # a General of an Ally beside a Garrison takes nothing away
    shared = {"france": {"garrisons": ["wien"]}, stage.friend: {"generals": {"wien": 3}}}
    assert expand(stage, "france", allied=True, powers=shared) == 3
    assert expand(stage, stage.friend, allied=True, powers=shared) == 0


@rule("K-4.3.5", "RP-5.7.5", "RD-5.9.6")
def test_at_most_one_garrison_in_a_territory(stage: Stage) -> None:
    with pytest.raises(BadInput):
        stage.position(allied=True, powers={"france": {"garrisons": ["wien"]}, stage.friend: {"garrisons": ["wien"]}})
    for owner in ("france", stage.friend):  # an own Garrison, and an Ally's
        powers: dict[str, Any] = {"france": {"generals": {"wurttemberg": 3}}, stage.friend: {}}
        powers[owner] = {**powers[owner], "garrisons": ["bavaria"]}
        match = stage.movement("france", allied=True, powers=powers)
        play(match, "france: march wurttemberg > bavaria")
        if owner == stage.friend:
            play(match, f"{owner}: consent")
        assert options(match, "france") == ["garrison wurttemberg", "done"]
        forbidden(match, "france", "garrison bavaria")
    match = stage.movement("france", powers={"france": {"generals": {"wurttemberg": 3}}})
    play(match, "france: march wurttemberg > bavaria", "france: garrison bavaria")
    assert options(match, "france") == ["garrison wurttemberg", "done"]  # there is one in Bavaria now


@rule("K-4.3.6", "RP-5.7.7")
@pytest.mark.parametrize("garrison", [True, False], ids=["disbanded", "kept"])
def test_control_returns_at_once_when_a_foreign_garrison_leaves_a_home_territory(stage: Stage, garrison: bool) -> None:
    """With or without pieces there: Wien holds a French General, and nothing of Austria."""
    force = {"garrisons": ["wien"], "generals": {"wien": 1}}
    match = stage.position(power="france", action="movement", powers={"france": force})
    play(match, f"france: arbiter {stage.rival}", "france: disband wien" if garrison else "france: done")
    while number(match, "austria") not in dict(happened(match, "tax")):
        passive(match)
    assert power(match, "france")["generals"] == {"wien": 1}
    homes = printed(stage).homes["austria"]
    assert dict(happened(match, "tax"))[number(match, "austria")] == (homes if garrison else homes - 3)


# -- Sea Routes


@rule("K-4.4.1", "RP-5.2.12", "RD-5.3.1")
def test_sea_routes_link_coasts_that_are_not_neighbours_by_land(stage: Stage) -> None:
    chart = board(stage)
    by_land = {(one.a, one.b) for one in chart.sea_routes if one.b in chart.territory(one.a).neighbours}
    assert by_land == ({("oporto", "lisboa")} if stage.game == "coalitions" else set())
    for one in chart.sea_routes:
        if (one.a, one.b) in by_land:
            continue
        for start, end in ((one.a, one.b), (one.b, one.a)):
            force = {"generals": {start: 1}, "garrisons": [end]}
            match = stage.movement("france", powers={"france": force})
            forbidden(match, "france", f"march {start} > {end}", f"strategic {start} > {end}")


@rule("RP-5.2.14", "RP-5.2.13")
def test_austria_and_prussia_have_no_sea_routes_of_their_own() -> None:
    stage = REALPOLITIK
    chart = board(stage)
    assert {one.owner for one in chart.sea_routes} == {"france", "italy"}
    for name in ("austria", "prussia"):
        for one in chart.sea_routes:
            for start in (one.a, one.b):
                match = stage.movement(name, powers={name: {"generals": {start: 1}}})
                assert not [text for text in options(match, name) if text.startswith("sail")]


def test_the_printed_facts_are_those_of_the_boards(stage: Stage) -> None:
    """The small tables of the shared tests name what they mean to name."""
    page, chart = printed(stage), board(stage)
    assert page.powers == family(stage.position()).powers
    assert "austria" in chart.territory("bavaria").stripes
    place, _ = page.foreign_stripes
    assert "austria" not in chart.territory(place).stripes
    assert chart.territory(page.numberless_home).power not in (None, "austria")
