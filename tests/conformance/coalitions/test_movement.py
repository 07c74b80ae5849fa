"""Chapter 7.6, first part: the sequence of the Movement action, the Arbiter, disbanding Garrisons."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.coalitions.course import until
from tests.conformance.coalitions.table import (
    asked,
    forbidden,
    fought,
    happened,
    options,
    order,
    play,
    position,
    power,
    ways,
)
from tests.conformance.rule import rule


def moving(name: str, **powers: dict[str, Any]) -> Match:
    """A Power on Movement; by default AU and RU are British, PR Neutral, OT Expansionist."""
    return position(power=name, action="movement", powers=powers)


# -- order of steps


@rule("K-7.6.1", "K-7.6.2", "K-S-3.1", "K-S-3.2", "K-S-3.3", "K-S-3.5", "K-S-3.6", "K-S-3.7")
def test_order_of_steps() -> None:
    match = moving(
        "france",
        france={"generals": {"provence": 3}, "garrisons": ["pfalz"]},
        austria={"garrisons": ["lombardia", "tyrol"], "generals": {"venezia": 0}},
        ottoman={"morale": 2},
    )
    decisions = []
    for move in (
        "france: arbiter ottoman",  # (1)
        "france: disband pfalz",  # (2)
        "france: march provence > lombardia",  # (3); the only General has moved: battle (4) at once, 4 to 1
        "france: done",  # no Garrison in Provence, left behind
        "france: done",  # won: no Garrison in Lombardia
        "france: request",
        "ottoman: grant",
        "france: march lombardia > venezia",  # (5)
        "france: done",  # no Garrison in Lombardia; battle (6): 3 to 1
        "austria: off board",
        "france: done",
        "france: request",
        "ottoman: grant",
        "france: march venezia > tyrol",  # (7)
        "france: done",  # no Garrison in Venezia; battle (8): 2 to 1
    ):
        decisions += asked(match)
        play(match, move)
    assert decisions == [
        ("france", "arbiter"),
        ("france", "disband"),
        ("france", "move"),
        ("france", "garrison"),
        ("france", "win_garrison"),
        ("france", "request"),
        ("ottoman", "grant"),
        ("france", "move"),
        ("france", "garrison"),
        ("austria", "beaten"),
        ("france", "win_garrison"),
        ("france", "request"),
        ("ottoman", "grant"),
        ("france", "move"),
        ("france", "garrison"),
    ]
    kinds = ("arbiter", "disbanded", "movement_turn", "moved", "battle", "result", "requested", "granted", "turn")
    one_turn = ["movement_turn", "moved", "battle", "result"]
    again = ["requested", "granted"]
    expected = ["turn", "arbiter", "disbanded", *one_turn, *again, *one_turn, *again, *one_turn, "turn"]
    assert order(match, *kinds) == expected
    assert fought(match) == ["lombardia", "venezia", "tyrol"]
    # never more than three Movement Turns: the action is over, though the Arbiter has room on the track
    assert power(match, "ottoman")["morale"] == 8
    assert asked(match) == [("france", "drill")]
    forbidden(match, "france", "request", "march tyrol > wien")


# -- disbanding Garrisons


@rule("K-7.6.14", "K-S-3.2", "K-S-3.7")
def test_any_own_garrisons_may_be_disbanded_before_the_first_turn_only() -> None:
    match = moving(
        "france",
        france={"generals": {"paris": 0}, "garrisons": ["paris", "pfalz", "bavaria", "wien"]},
        austria={"garrisons": ["tyrol"]},
    )
    forbidden(match, "france", "disband pfalz")  # the Arbiter first
    play(match, "france: arbiter ottoman")
    own = {"paris", "pfalz", "bavaria", "wien"}
    assert set(options(match, "france")) == {f"disband {place}" for place in own} | {"done"}
    forbidden(match, "france", "disband tyrol", "disband lorraine", "march paris > lorraine")
    kept = play(match.clone(), "france: done")  # none need be
    assert len(kept.view(None)["garrisons"]) == 5
    play(match, "france: disband wien", "france: disband paris", "france: disband pfalz")
    assert match.view(None)["garrisons"] == {"bavaria": "france", "tyrol": "austria"}
    play(match, "france: done")
    assert asked(match) == [("france", "move")]
    forbidden(match, "france", "disband bavaria")
    play(match, "france: march paris > lorraine", "france: request", "ottoman: grant")
    assert asked(match) == [("france", "move")]  # back to the moves, not to disbanding
    forbidden(match, "france", "disband bavaria")


@rule("K-7.6.15", "K-4.3.6")
def test_a_disbanded_garrison_goes_to_stock_and_control_changes_at_once() -> None:
    def taxed(*disbanded: str) -> Match:
        match = moving("france", france={"garrisons": ["london", "lisboa"]})
        assert power(match, "france")["stock"] == 47
        play(match, "france: arbiter prussia", *(f"france: disband {place}" for place in disbanded))
        assert power(match, "france")["stock"] == 47 + len(disbanded)
        return until(match, ("ottoman", "leadership"))  # after the British Taxation of the next turn

    assert power(taxed(), "britain")["money"] == 0 + 8  # London, Lisboa and Egypt are closed
    # Lisboa is nobody's: one more port for Trade
    assert power(taxed("lisboa"), "britain")["money"] == 0 + 9
    # London is British again: its 3 are taxed, its port is open
    assert power(taxed("london", "lisboa"), "britain")["money"] == 3 + 10


@rule("K-7.6.16")
def test_a_garrison_never_becomes_a_troop_again() -> None:
    match = moving("france", france={"generals": {"bavaria": 1, "hesse": 0}, "garrisons": ["bavaria"]})
    play(match, "france: arbiter ottoman", "france: disband bavaria")
    assert power(match, "france")["generals"] == {"bavaria": 1, "hesse": 0}  # nobody takes it up
    assert power(match, "france")["stock"] == 49 - 1
    match = moving("france", france={"generals": {"bavaria": 1, "hesse": 0}, "garrisons": ["bavaria"]})
    play(match, "france: arbiter ottoman", "france: done")
    # a General who enters or leaves does not take it up either
    assert {move.split()[0] for move in options(match, "france")} == {"march", "end"}
    play(match, "france: march bavaria > tyrol", "france: done", "france: march hesse > bavaria")
    assert power(match, "france")["generals"] == {"tyrol": 1, "bavaria": 0}
    assert match.view(None)["garrisons"] == {"bavaria": "france"}


@rule("K-7.6.17")
def test_the_fortress_of_a_disbanded_garrison_stays() -> None:
    france = {"garrisons": ["bavaria"], "generals": {"wurttemberg": 2}}
    match = position(power="france", action="movement", fortresses=["bavaria"], powers={"france": france})
    play(match, "france: arbiter ottoman", "france: disband bavaria")
    assert match.view(None)["garrisons"] == {}
    assert match.view(None)["fortresses"] == ["bavaria"]
    play(match, "france: march wurttemberg > bavaria", "france: garrison bavaria")
    assert match.view(None)["garrisons"] == {"bavaria": "france"}
    assert match.view(None)["fortresses"] == ["bavaria"]


# -- worked examples


@rule("K-EX-07", "K-R-62")
def test_example_of_a_british_movement_action() -> None:
    match = position(
        power="britain",
        action="movement",
        powers={
            "britain": {"generals": {"cornwall": 1, "london": 2}},
            "france": {"garrisons": ["lisboa"]},
            "austria": {"status": "british"},
            "prussia": {"status": "british"},
            "russia": {"status": "french"},
            "ottoman": {"status": "expansionist"},
        },
    )
    # Austria and Prussia are not eligible; France and Russia are
    assert options(match, "britain") == ["arbiter france", "arbiter russia", "arbiter ottoman"]
    play(match, "britain: arbiter ottoman")
    assert power(match, "ottoman")["morale"] == 1
    # the first Movement Turn
    forbidden(match, "britain", "march london > cornwall")  # the other General is still there
    play(match, "britain: sail cornwall > oporto", "britain: done")
    play(match, "britain: march london > cornwall", "britain: done")
    assert power(match, "britain")["generals"] == {"oporto": 1, "cornwall": 2}
    assert fought(match) == []
    play(match, "britain: request", "ottoman: grant")
    assert power(match, "ottoman")["morale"] == 3
    # the second Movement Turn: two Sea Routes, past the own General in Oporto
    play(match, "britain: sail cornwall > lisboa", "britain: done", "britain: end")
    assert ways(match) == [
        ("sail", ["cornwall", "oporto"]),
        ("march", ["london", "cornwall"]),
        ("sail", ["cornwall", "oporto", "lisboa"]),
    ]
    assert fought(match) == ["lisboa"]
    play(match, "britain: done")  # no support from Oporto
    assert happened(match, "result")[0][1:] == (3, 1, 0)
    # the General had 2 Troops, lost 1 and turns the last one
    assert power(match, "britain")["generals"] == {"oporto": 1, "lisboa": 1}
    play(match, "britain: garrison lisboa")
    assert power(match, "britain")["generals"] == {"oporto": 1, "lisboa": 0}
    assert match.view(None)["garrisons"] == {"lisboa": "britain"}
    # the battle came before a third Movement Turn could be requested; Britain does not request it
    assert asked(match) == [("britain", "request")]
    play(match, "britain: stop")
    assert power(match, "ottoman")["morale"] == 3
    assert match.view(None)["round"] == 2


@rule("K-EX-08", "K-7.6.9", "K-7.6.13", "K-7.6.29", "K-R-73", "K-0.9", "K-0.11")
def test_example_of_a_french_movement_action() -> None:
    match = position(
        power="france",
        action="movement",
        powers={
            "france": {"generals": {"paris": 2, "lombardia": 2}, "garrisons": ["madrid", "navarra", "catalonia"]},
            "britain": {"generals": {"egypt": 0, "lisboa": 0}, "garrisons": ["egypt", "lisboa"]},
        },
    )
    play(match, "france: arbiter ottoman", "france: done")
    assert power(match, "ottoman")["morale"] == 1
    play(match, "france: strategic paris > aquitaine", "france: on navarra", "france: on madrid", "france: done")
    play(match, "france: strategic lombardia > provence", "france: on languedoc", "france: on catalonia")
    play(match, "france: done")
    assert ways(match) == [
        ("strategic", ["paris", "aquitaine", "navarra", "madrid"]),
        ("strategic", ["lombardia", "provence", "languedoc", "catalonia"]),
    ]
    assert power(match, "france")["generals"] == {"madrid": 2, "catalonia": 2}
    # France wants to attack Lisboa; Britain promises the Ottoman Empire to leave Egypt
    play(match, "france: request")
    match.say("britain", "Refuse, and we shall leave Egypt in our next Movement.", ["ottoman"])
    play(match, "ottoman: refuse")
    assert power(match, "ottoman")["morale"] == 1
    assert fought(match) == []
    assert match.view(None)["turn"] == 2
    assert ("france", "move") not in asked(match)
    # the promise binds nobody: in its next Movement Britain may stay in Egypt
    until(match, ("britain", "disband"))
    assert {"disband egypt", "done"} <= set(options(match, "britain"))
    play(match, "britain: done", "britain: end")
    assert match.view(None)["garrisons"]["egypt"] == "britain"
    assert "egypt" in power(match, "britain")["generals"]
