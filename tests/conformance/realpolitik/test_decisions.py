"""Chapter 14: the decisions of movement and battle, who takes them, and when they are skipped."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, fought, happened, options, play
from tests.conformance.family.stage import skip
from tests.conformance.realpolitik.table import (
    idle,
    on_rails,
    seen,
    track,
)
from tests.conformance.rule import rule


@rule("RP-14.1.19", "RP-8.9.1")
def test_the_moves_of_a_movement_turn() -> None:
    """March, Sea or Strategic Movement with its path, Garrisons left and entered, or the end of the Turn."""
    powers = {"italy": {"generals": {"napoli": 2}}}
    match = on_rails("italy", arbiter="prussia", powers=powers)
    assert asked(match) == [("italy", "move")]
    assert set(options(match, "italy")) == {
        *("march napoli > lazio", "march napoli > toscania"),
        *("strategic napoli > lazio", "strategic napoli > toscania"),
        *("sail napoli > sardinia", "sail napoli > dalmatia"),
        "end",
    }
    play(match, "italy: strategic napoli > toscania")
    assert asked(match) == [("italy", "path")]
    assert set(options(match, "italy")) == {"on lazio", "on liguria"}
    play(match, "italy: on liguria")
    assert asked(match) == [("italy", "garrison")]
    assert set(options(match, "italy")) == {"garrison napoli", "garrison toscania", "garrison liguria", "done"}
    play(match, "italy: garrison toscania", "italy: done")
    assert seen(match, "italy")["generals"] == {"liguria": 1}
    declined = on_rails("italy", arbiter="prussia", powers=powers)
    play(declined, "italy: end")
    assert (asked(declined), seen(declined, "italy")["generals"]) == ([("italy", "request")], {"napoli": 2})


def two_attacks(**france: Any) -> Match:
    """France attacks the Garrisons in Luxembourg and in Baden."""
    match = on_rails(
        "france",
        arbiter="italy",
        powers={
            "france": {"generals": {"champagne": 1, "alsace": 1}, **france},
            "prussia": {"garrisons": ["luxembourg", "baden"]},
        },
    )
    play(match, "france: march champagne > luxembourg")
    skip(match, "garrison")
    return match


@rule("RP-14.1.20", "RP-9.1.4")
def test_the_mover_chooses_the_order_of_the_battles() -> None:
    """Asked only while more than one is left, and not to be declined."""
    match = two_attacks()
    play(match, "france: march alsace > baden")
    skip(match, "garrison")
    assert asked(match) == [("france", "battle")]
    assert set(options(match, "france")) == {"battle luxembourg", "battle baden"}
    forbidden(match, "france", "end", "done")
    play(match, "france: battle baden")
    idle(match, "request")
    assert fought(match) == ["baden", "luxembourg"]
    single = two_attacks()
    play(single, "france: end")
    idle(single, "request", "battle")
    assert asked(single) == [("france", "request")], "one battle needs no order"


def supported(attackers: int = 1, defenders: int = 1, **fields: Any) -> Match:
    """France, with Italy, attacks Prussia, with Austria, in Pfalz; Generals of all four stand around."""
    match = on_rails(
        "france",
        arbiter="austria",
        prestige=["italy", "france", "austria", "prussia"],
        alliances=[["france", "italy"], ["austria", "prussia"]],
        powers={
            "france": {"generals": {"lorraine": 2, "luxembourg": attackers}, **fields},
            "italy": {"generals": {"alsace": attackers}},
            "prussia": {"generals": {"pfalz": 2, "hesse": defenders}},
            "austria": {"generals": {"rheinland": defenders}},
        },
    )
    play(match, "france: march lorraine > pfalz")
    skip(match, "garrison")
    return play(match, "france: end")


@rule("RP-14.1.21", "RP-14.1.22", "RP-9.3.2", "RP-9.3.11", "RP-R-47")
def test_support_is_declared_for_the_attacker_first_and_in_prestige_order() -> None:
    match = supported()
    found = []
    while match.decisions[0].kind == "support":
        seat = match.seats[match.decisions[0].seat]
        found.append((seat, set(options(match, seat))))
        play(match, f"{seat}: done")
    assert found == [
        ("italy", {"support alsace", "done"}),
        ("france", {"support luxembourg", "done"}),
        ("austria", {"support rheinland", "done"}),
        ("prussia", {"support hesse", "done"}),
    ]


@rule("RP-14.1.21", "RP-14.1.22", "RP-9.3.8")
def test_nobody_is_asked_for_support_without_an_eligible_general() -> None:
    match = supported(attackers=0)
    assert asked(match) == [("austria", "support")], "Generals without Troops cannot support"
    match = supported(defenders=0)
    play(match, "italy: support alsace", "france: done")
    assert not any(kind == "support" for _, kind in asked(match))
    match = supported(attackers=0, defenders=0)
    assert not any(kind == "support" for _, kind in asked(match))


@rule("RP-14.1.23", "RP-9.4.5", "RP-9.4.9", "RP-9.4.10", "RP-9.4.12", "RP-9.4.17")
def test_playing_battle_cards() -> None:
    """A card of the hand face down, a 1 or a 3 face up if there is a target, or to pass; for each General in turn."""
    match = on_rails(
        "france",
        arbiter="italy",
        powers={
            "france": {"generals": {"champagne": 2, "lorraine": 1}, "hand": [1, 2, 3], "morale": 5},
            "prussia": {"generals": {"luxembourg": 2}, "hand": [5], "morale": 1},
        },
    )
    play(match, "france: march champagne > luxembourg")
    skip(match, "garrison")
    play(match, "france: end", "france: support lorraine")
    # no target yet: nothing may be played face up
    assert asked(match) == [("france", "card")]
    assert options(match, "france") == [
        "play 1 for luxembourg",
        "play 2 for luxembourg",
        "play 3 for luxembourg",
        "pass",
    ]
    play(match, "france: play 2 for luxembourg")
    assert asked(match) == [("prussia", "card")]
    assert options(match, "prussia") == ["play 5 for luxembourg", "pass"]
    play(match, "prussia: play 5 for luxembourg")
    assert track(match, "morale")["prussia"] == 0
    # now for the supporting General, and the 5 is a target
    assert asked(match) == [("france", "card")]
    assert set(options(match, "france")) == {
        *("play 1 for lorraine", "play 3 for lorraine", "strike 1 for lorraine", "reveal 3 for lorraine"),
        "pass",
    }
    play(match, "france: play 3 for lorraine")
    # the second cycle: Prussia has no Morale and no card and is not asked; Lorraine has no Troop left
    assert asked(match) == [("france", "card")]
    assert set(options(match, "france")) == {"play 1 for luxembourg", "strike 1 for luxembourg", "pass"}
    play(match, "france: pass")
    assert [args[1:] for args in happened(match, "result")] == [(8, 8, -1)]
