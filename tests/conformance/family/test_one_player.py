"""Powers of one player in Movement, battle and board update, in all games: a Minor Power and its controller."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.minors import acting, bid
from tests.conformance.coalitions.table import asked, forbidden, fought, happened, options, play
from tests.conformance.family.stage import Stage, skip
from tests.conformance.family.war import RD, RP, WITH_STATUSES, Powers, garrisons, generals
from tests.conformance.rule import rule

statuses = pytest.mark.parametrize("stage", WITH_STATUSES, ids=[one.game for one in WITH_STATUSES], indirect=True)


@dataclass(frozen=True)
class Minor:
    """The first Minor Power of a game, two adjacent homes of it, and a Territory beside the first."""

    name: str
    seats: int
    beside: str
    homes: tuple[str, str]


MINOR = {
    "coalitions": Minor("ottoman", 5, "transylvania", ("serbia", "rumelia")),
    "realpolitik": Minor("italy", 3, "lombardia", ("liguria", "toscania")),
    "raison_detat": Minor("ottoman", 5, "transylvania", ("serbia", "rumelia")),
}


@rule("K-11.3.1", "RD-12.4.1")
@statuses
def test_a_minor_power_begins_with_the_status_of_its_controller(stage: Stage) -> None:
    minor = MINOR[stage.game]
    match = stage.position(seats=minor.seats, powers={minor.name: {"controller": "france"}})
    assert match.view(None)["statuses"][minor.name] == "french"
    assert happened(match, "status") == []


def moving(stage: Stage, mover: str, arbiter: str, powers: Powers, controller: str = "france") -> Match:
    """A Movement Turn, after the controller has named the Arbiter."""
    minor = MINOR[stage.game]
    powers = {name: dict(data) for name, data in powers.items()}
    powers.setdefault(minor.name, {})["controller"] = controller
    if stage.coalition:
        for name in stage.free:
            if name != minor.name:
                powers.setdefault(name, {}).setdefault("status", "expansionist")
    fields: dict[str, Any] = {"scenario": stage.scenario, "seats": minor.seats, "powers": powers}
    m = Match.from_position(stage.game, {**fields, "power": mover, "action": "movement"})
    player = controller if mover == minor.name else mover
    m.play(player, f"arbiter {arbiter}")
    return skip(m, "disband", "rail")


@rule("K-R-45", "K-11.4.9", "FAM-D.5", "RP-R-84", "RP-11.5.8", "RD-12.5.4", "RD-R-22", "RD-12.9.3")
def test_powers_of_one_player_pass_each_other_unasked_but_leave_no_garrison(stage: Stage) -> None:
    minor = MINOR[stage.game]
    first, second = minor.homes
    powers: Powers = {"france": {"generals": {minor.beside: 2}}, minor.name: {"generals": {first: 1}}}
    m = moving(stage, "france", "austria", powers)
    play(m, f"france: march {minor.beside} > {first}")
    assert acting(m) == ("france", "france", "garrison"), "nobody was asked for consent"
    assert options(m, "france") == [f"garrison {minor.beside}", "done"]
    play(m, "france: done")
    assert fought(m) == []
    assert (generals(m)["france"], generals(m)[minor.name]) == ({first: 2}, {first: 1})
    m = moving(stage, "france", "austria", powers)
    play(m, f"france: strategic {minor.beside} > {first}", f"france: on {second}", "france: halt")
    assert generals(m)["france"] == {second: 2}
    assert happened(m, "consent") == []
    # the other way round: into Paris, by Picardie
    m = moving(stage, minor.name, "austria", {minor.name: {"generals": {"picardie": 1}}})
    play(m, "france: march picardie > paris")
    assert generals(m)[minor.name] == {"paris": 1}
    assert acting(m)[2] == "request", "nor is a Garrison left in a French home"


SEA = {"realpolitik": ("provence", "lazio"), "raison_detat": ("provence", "napoli")}


@rule("FAM-D.5", "RP-R-84", "RP-11.5.7", "RD-12.5.4", "RD-R-22")
@pytest.mark.parametrize("stage", [RP, RD], ids=["realpolitik", "raison_detat"], indirect=True)
def test_nor_are_they_asked_for_sea_routes(stage: Stage) -> None:
    minor, (start, end) = MINOR[stage.game], SEA[stage.game]
    m = moving(stage, minor.name, "austria", {minor.name: {"generals": {start: 0}}})
    play(m, f"france: sail {start} > {end}")
    assert generals(m)[minor.name] == {end: 0}
    assert happened(m, "consent") == []


def taken_over(stage: Stage, powers: Powers, before: str = "austria") -> Match:
    """France gains control of a Minor Power that another player had, up to the board update."""
    minor = MINOR[stage.game]
    powers = {name: dict(data) for name, data in powers.items()}
    powers.setdefault(minor.name, {})["controller"] = before
    powers.setdefault("france", {})["morale"] = 1
    fields: dict[str, Any] = {"scenario": stage.scenario, "seats": minor.seats, "powers": powers}
    if stage.coalition:
        position = {**fields, "power": minor.name, "action": "drill", "round": 2}
        return bid(Match.from_position(stage.game, position), france=1)
    m = Match.from_position(stage.game, {**fields, "phase": "diplomacy"})
    for name in ("austria", "france", "prussia"):
        m.play(name, "ready")
    for name, friend in (("austria", "prussia"), ("france", "italy"), ("prussia", "france")):
        m.play(name, f"alliance {friend}")
    return m


@rule("K-9.1.5", "K-R-45", "FAM-3.14", "RP-R-84", "RP-10.1.1", "RP-11.4.3", "RD-12.5.4", "RD-11.2.4", "RD-11.1.1")
@rule("RD-R-22")
@pytest.mark.parametrize("answer", ["stay", "leave"])
def test_whether_a_general_stays_in_an_update_is_asked_of_the_one_player(stage: Stage, answer: str) -> None:
    """A French General and a French Garrison in homes of the Minor Power that France now controls."""
    minor = MINOR[stage.game]
    first, second = minor.homes
    m = taken_over(stage, {"france": {"generals": {first: 1}, "garrisons": [second]}})
    assert acting(m) == ("france", minor.name, "stay")
    assert garrisons(m) == {}
    assert generals(m)["france"] == {first: 2}, "the Garrison has become a Troop"
    play(m, f"france: {answer} france {first}")
    if answer == "stay":
        assert generals(m)["france"] == {first: 2}
        assert ("france", "update_withdraw") not in asked(m)
    else:
        assert asked(m) == [("france", "update_withdraw")]
        play(m, f"france: withdraw {first} > off")
        assert "france" not in generals(m)


@rule("K-9.2.1", "K-11.3.3", "RP-10.3.1", "RP-11.4.3", "RD-R-64", "RD-11.3.1", "RD-7.5.7", "RD-11.1.1")
@pytest.mark.parametrize("status", ["coalition", "expansionist"])
def test_who_was_of_one_player_is_compared_when_the_minor_power_changes_hands(stage: Stage, status: str) -> None:
    """Generals of the former controller and of the Minor Power share Bavaria: 3 to 2."""
    minor = MINOR[stage.game]
    before = "austria" if not stage.coalition or status == "coalition" else "russia"
    powers: Powers = {
        before: {"generals": {"bavaria": 2}},
        minor.name: {"generals": {"bavaria": 1}, "controller": before},
    }
    if before == "russia":
        powers["russia"]["status"] = "expansionist"
    m = taken_over(stage, powers, before)
    assert acting(m) == ("france", minor.name, "update_withdraw")
    play(m, "france: withdraw bavaria > off")
    assert generals(m) == {before: {"bavaria": 2}}


@rule("K-R-82", "K-9.3.2", "RD-R-64", "RD-11.4.2", "RD-R-24")
@statuses
def test_the_generals_of_a_neutral_former_controller_leave_its_territories(stage: Stage) -> None:
    """Russia, Neutral, loses the Ottoman Empire to France; only what Russia controls is open to it now."""
    powers: Powers = {
        "russia": {"status": "neutral", "generals": {"serbia": 1, "bessarabia": 0}, "garrisons": ["bessarabia"]}
    }
    m = taken_over(stage, powers, "russia")
    assert asked(m) == [("russia", "update_withdraw")]
    assert {move.split()[1] for move in options(m, "russia")} == {"serbia"}
    play(m, "russia: withdraw serbia > off")
    assert generals(m) == {"russia": {"bessarabia": 0}}


@rule("K-11.4.1", "K-11.4.2", "K-R-46", "RD-7.5.7", "RD-R-23", "RD-9.16.6", "RD-9.16.7", "RD-7.7.2", "RD-7.7.6")
@rule("RD-7.8.2", "RD-7.8.3", "RD-11.4.6", "RD-11.4.7", "RD-12.5.1")
@statuses
@pytest.mark.parametrize("status", ["neutral", "expansionist"])
def test_powers_of_one_player_are_allies_whatever_their_status(stage: Stage, status: str) -> None:
    """Russia, with the Ottoman Empire, goes to Ottoman Wallachia, where an Ottoman General stands; but no further."""
    powers: Powers = {
        "russia": {"status": status, "generals": {"bessarabia": 2}, "garrisons": ["bessarabia"]},
        "ottoman": {"generals": {"wallachia": 0}},
    }
    m = moving(stage, "russia", "france", powers, "russia")
    if status == "neutral":
        forbidden(m, "russia", "march bessarabia > transylvania", "march bessarabia > podolia")
    play(m, "russia: march bessarabia > wallachia")
    assert fought(m) == []
    assert generals(m) == {"russia": {"wallachia": 2}, "ottoman": {"wallachia": 0}}
    assert acting(m) == ("russia", "russia", "request"), "no consent, no Garrison"
    # they defend together and support each other
    powers = {
        "russia": {"status": status, "generals": {"bessarabia": 1}, "garrisons": ["bessarabia"]},
        "ottoman": {"generals": {"wallachia": 1}},
        "france": {"generals": {"transylvania": 0}},
    }
    m = moving(stage, "france", "austria", powers, "russia")
    play(m, "france: march transylvania > bessarabia")
    assert acting(m) == ("russia", "ottoman", "support")


@rule("K-11.5.6", "K-11.5.8", "FAM-3.16", "FAM-3.25", "RD-10.3.11", "RD-12.8.7", "RD-R-67")
@statuses
@pytest.mark.parametrize("beside", [False, True])
def test_an_uncontrolled_minor_power_is_supported_by_its_own_generals_only(stage: Stage, beside: bool) -> None:
    """A Russian beside the Ottoman Garrison is a controlled Ally: he is supported as usual."""
    other = {"coalitions": "british", "raison_detat": "austrian"}[stage.game]
    russia = {"podolia": 1, **({"bessarabia": 0} if beside else {})}
    powers: Powers = {
        "france": {"generals": {"transylvania": 3}},
        "russia": {"status": other, "generals": russia},
        "ottoman": {"status": other, "generals": {"wallachia": 1}, "garrisons": ["bessarabia"]},
    }
    fields: dict[str, Any] = {"scenario": stage.scenario, "seats": 5, "powers": powers, "round": 1}
    m = Match.from_position(stage.game, {**fields, "power": "france", "action": "movement"})
    play(m, "france: arbiter britain", "france: march transylvania > bessarabia")
    skip(m, "garrison")
    order = []
    while asked(m)[0][1] == "support":
        order.append(acting(m)[1])
        play(m, f"{asked(m)[0][0]}: done")
    assert order == (["russia", "ottoman"] if beside else ["ottoman"])
