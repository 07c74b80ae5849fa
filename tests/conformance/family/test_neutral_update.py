"""The board update when a Power becomes or is Neutral: Coalitions and Raison d'État."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, happened, options, play
from tests.conformance.family.stage import Stage
from tests.conformance.family.war import (
    WITH_STATUSES,
    Powers,
    declare,
    garrisons,
    generals,
    seen,
    track,
    updated,
)
from tests.conformance.rule import rule

statuses = pytest.mark.parametrize("stage", WITH_STATUSES, ids=[one.game for one in WITH_STATUSES], indirect=True)


def ottoman(stage: Stage, before: str, after: str, powers: Powers, **others: str) -> Match:
    """A Diplomacy Phase in which the Ottoman Empire takes a status; the others keep theirs."""
    powers = {name: dict(fields) for name, fields in powers.items()}
    powers.setdefault("ottoman", {})["status"] = before
    m = stage.position(phase="diplomacy", round=2, powers=powers)
    statuses = {name: powers.get(name, {}).get("status", "expansionist") for name in stage.free}
    return declare(m, {**statuses, **others, "ottoman": after})


def leaving(m: Match, seat: str) -> set[str]:
    """From where the Generals of a Power must withdraw."""
    return {move.split()[1] for move in options(m, seat)}


@rule("K-9.3.1", "K-9.3.7", "K-9.1.4", "K-6.7.1", "RD-11.4.1", "RD-11.4.8", "RD-11.2.4", "RD-R-63", "RD-7.7.2")
@statuses
@pytest.mark.parametrize("before", ["french", "expansionist"])
def test_foreign_pieces_leave_the_homes_of_a_power_that_becomes_neutral(stage: Stage, before: str) -> None:
    """Former Allies and enemies alike: nobody is asked whether the General may stay."""
    france: dict[str, Any] = {"generals": {"serbia": 1, "bavaria": 3}}
    if before == "expansionist":
        france["garrisons"] = ["wallachia"]  # an enemy may have one
    m = ottoman(stage, before, "neutral", {"france": france})
    troops = 2 if before == "expansionist" else 1  # the Garrison is a Troop of the one General with room
    assert asked(m) == [("france", "update_withdraw")]
    assert garrisons(m) == {}
    assert generals(m) == {"france": {"serbia": troops, "bavaria": 3}}
    assert leaving(m, "france") == {"serbia"}
    assert [args[2] for args in happened(m, "must_leave")] == ["neutral_home"]
    play(m, "france: withdraw serbia > off")
    assert updated(m)


@rule("K-9.3.2", "K-9.3.3", "K-9.3.4", "K-6.6.5", "RD-11.4.2", "RD-11.4.3", "RD-11.4.4", "RD-7.9.3", "RD-R-24")
@rule("RD-7.7.4")
@statuses
@pytest.mark.parametrize("before", ["french", "expansionist"])
def test_what_a_new_neutral_may_keep(stage: Stage, before: str) -> None:
    """It leaves Austrian Tyrol, with its Garrison, and Bavaria, which nobody controls; in Bessarabia all stay."""
    force = {"generals": {"bessarabia": 3, "bavaria": 1, "tyrol": 2}, "garrisons": ["bessarabia", "tyrol"]}
    m = ottoman(stage, before, "neutral", {"ottoman": force})
    assert asked(m) == [("ottoman", "assign")]
    assert set(options(m, "ottoman")) == {"assign tyrol > bavaria", "assign tyrol > tyrol"}
    play(m, "ottoman: assign tyrol > tyrol")
    assert asked(m) == [("ottoman", "update_withdraw")]
    assert leaving(m, "ottoman") == {"bavaria", "tyrol"}
    play(m, "ottoman: withdraw bavaria > off", "ottoman: withdraw tyrol > off")
    assert updated(m)
    assert (generals(m), garrisons(m)) == ({"ottoman": {"bessarabia": 3}}, {"bessarabia": "ottoman"})


@rule("K-9.3.3", "RD-11.4.3", "RD-11.2.2")
@statuses
def test_a_neutral_without_a_general_gets_money_for_its_garrison(stage: Stage) -> None:
    m = ottoman(stage, "expansionist", "neutral", {"ottoman": {"garrisons": ["tyrol"]}})
    assert updated(m)
    assert track(m, "money") == {"ottoman": 1}
    assert garrisons(m) == {}


@rule("K-9.3.2", "K-R-82", "K-R-46", "FAM-3.23", "RD-11.4.2", "RD-11.1.1", "RD-R-89", "RD-9.10.6")
@statuses
def test_a_power_that_was_neutral_before_is_bound_in_every_update(stage: Stage) -> None:
    """Nobody changes its status, but an Ottoman General stands in a Territory that he does not control."""
    force = {"generals": {"transylvania": 2, "bessarabia": 1}, "garrisons": ["bessarabia"]}
    m = ottoman(stage, "neutral", "neutral", {"ottoman": force})
    assert asked(m) == [("ottoman", "update_withdraw")]
    assert leaving(m, "ottoman") == {"transylvania"}
    play(m, "ottoman: withdraw transylvania > wallachia")
    assert generals(m) == {"ottoman": {"wallachia": 2, "bessarabia": 1}}


@rule("K-6.7.3", "K-9.2.1", "K-R-08", "RD-7.9.2", "RD-11.3.1", "RD-R-63", "RD-R-20")
@statuses
@pytest.mark.parametrize(("troops", "stays"), [(0, False), (1, True)])
def test_a_former_ally_beside_a_new_neutral_outside_its_homes_is_compared(
    stage: Stage, troops: int, stays: bool
) -> None:
    """A French General beside the Ottoman Garrison in Bessarabia: 1 to 1 or 2 to 1."""
    powers: Powers = {"ottoman": {"garrisons": ["bessarabia"]}, "france": {"generals": {"bessarabia": troops}}}
    m = ottoman(stage, "french", "neutral", powers)
    assert len(happened(m, "compared")) == 1
    if stays:
        assert updated(m)
        assert (garrisons(m), generals(m)) == ({}, {"france": {"bessarabia": 1}})
    else:
        assert asked(m) == [("france", "update_withdraw")]
        assert garrisons(m) == {"bessarabia": "ottoman"}


@rule("K-9.2.1", "K-9.0.3", "K-R-50", "RD-R-62", "RD-11.1.2")
@statuses
def test_who_must_leave_anyway_is_not_counted(stage: Stage) -> None:
    """The Ottoman Empire becomes Neutral: its 3 Troops in Bavaria must leave and drive nobody out."""
    powers: Powers = {
        "ottoman": {"generals": {"bavaria": 3}},
        "france": {"garrisons": ["bavaria"]},
        "russia": {"generals": {"bavaria": 1}, "status": "french"},
    }
    m = ottoman(stage, "french", "neutral", powers, russia="expansionist")
    (compared,) = happened(m, "compared")
    assert compared[2] == 2, "Russia 2 against France 1"
    assert garrisons(m) == {}
    assert asked(m) == [("ottoman", "update_withdraw")]
    assert seen(m, "france")["money"] == 1


@rule("K-R-48", "FAM-D.2", "RD-R-62")
@statuses
@pytest.mark.parametrize(
    ("troops", "garrison", "stays"),
    [
        ((0, 1, 2), None, {"ottoman"}),
        ((2, 1, 0), None, {"britain"}),
        ((1, 2, 1), "ottoman", {"ottoman"}),  # 2 : 3 : 3, of the tied the one with the Garrison
        ((2, 2, 0), "ottoman", {"britain", "russia"}),  # 3 : 3 : 2, the Garrison is not among the tied
    ],
)
def test_of_three_hostile_sides_the_strongest_stays(
    stage: Stage, troops: tuple[int, int, int], garrison: str | None, stays: set[str]
) -> None:
    """In Raison d'État three former members of the French Coalition; in Coalitions Austria is in Britain's place."""
    first = "britain" if "britain" in stage.free else "austria"
    powers: Powers = {
        name: {"generals": {"bavaria": number}, "status": "french"}
        for name, number in zip((first, "russia", "ottoman"), troops, strict=True)
    }
    if garrison:
        powers[garrison]["garrisons"] = ["bavaria"]
    m = ottoman(stage, "french", "expansionist", powers, **{first: "expansionist", "russia": "expansionist"})
    while not updated(m):
        seat, kind = asked(m)[0]
        play(m, f"{seat}: {options(m, seat)[0] if kind == 'assign' else 'withdraw bavaria > off'}")
    (left,) = generals(m)
    assert left in {first if name == "britain" else name for name in stays}
    assert garrisons(m) == ({"bavaria": "ottoman"} if left == garrison else {})


@rule("K-9.2.2", "K-9.2.6", "K-R-48", "RD-R-62")
@statuses
def test_allies_are_counted_together(stage: Stage) -> None:
    """France and Russia, 2 each, against the Ottoman Empire, which leaves them, 3."""
    powers: Powers = {
        "france": {"generals": {"bavaria": 1}},
        "russia": {"generals": {"bavaria": 1}, "status": "french"},
        "ottoman": {"generals": {"bavaria": 2}},
    }
    m = ottoman(stage, "french", "expansionist", powers)
    assert asked(m) == [("ottoman", "update_withdraw")]
    powers["ottoman"]["generals"] = {"bavaria": 3}
    powers["france"]["generals"] = {"bavaria": 0}
    m = ottoman(stage, "french", "expansionist", powers)  # 1 and 2 against 4: both must go
    assert asked(m) == [("france", "update_withdraw")]
    play(m, "france: withdraw bavaria > off")
    assert asked(m) == [("russia", "update_withdraw")]
    play(m, "russia: withdraw bavaria > off")
    assert generals(m) == {"ottoman": {"bavaria": 3}}
