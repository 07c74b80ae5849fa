"""Chapter 8.6 and 8.7: victory and defeat in a battle."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, happened, names, options, play, power, tracks
from tests.conformance.coalitions.war import attack, results
from tests.conformance.rule import rule

# -- 8.6 victory


@rule("K-8.6.1", "K-S-4.7", "K-7.6.35")
def test_a_winning_attacker_may_garrison() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 3}},
            "austria": {"generals": {"wien": 0, "wurttemberg": 1}, "garrisons": ["wurttemberg"]},
        },
    )
    assert asked(m) == [("france", "win_garrison")]
    assert options(m, "france") == ["garrison wurttemberg", "done"]
    no = m.clone()
    play(no, "france: done")
    assert no.view()["garrisons"] == {}
    assert power(no, "france")["generals"] == {"wurttemberg": 2}
    play(m, "france: garrison wurttemberg")
    assert m.view()["garrisons"] == {"wurttemberg": "france"}
    assert power(m, "france")["generals"] == {"wurttemberg": 1}


@rule("K-8.6.1", "K-7.6.39", "K-R-69")
def test_no_garrison_after_freeing_the_home_of_an_ally() -> None:
    m = attack(
        "france",
        "march saxonia > berlin",
        powers={
            "france": {"generals": {"saxonia": 3}},
            "prussia": {"status": "french"},
            "austria": {"garrisons": ["berlin"]},
        },
    )
    assert results(m) == [(4, 1, 0)]
    assert asked(m) == [("france", "request")]
    assert m.view()["garrisons"] == {}
    assert power(m, "france")["generals"] == {"berlin": 2}, "the General stays"


@rule("K-R-79", "K-8.6.1")
def test_a_winning_defender_places_no_garrison() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={"france": {"generals": {"lorraine": 0}}, "austria": {"generals": {"wurttemberg": 3}}},
    )
    assert results(m) == [(1, 4, 1)]
    play(m, "france: off board")
    assert asked(m) == [("france", "request")]
    assert power(m, "austria")["generals"] == {"wurttemberg": 2}


def gains(m: Match) -> dict[str, int]:
    return {name: points for name, points in tracks(m, "influence").items() if points}


@rule("K-8.6.2", "K-8.6.3", "K-8.6.4", "K-R-77")
def test_every_winning_power_gains_1_per_defeated_general_on_the_battlefield() -> None:
    """Two Generals are beaten, their supporters are not. France fights and supports, but scores once."""
    m = attack(
        "france",
        "march pfalz > wurttemberg",
        powers={
            "france": {"generals": {"pfalz": 3, "hesse": 1}, "morale": 5, "hand": [5, 5, 5]},
            "prussia": {"status": "french", "generals": {"hesse": 1}},
            "austria": {"generals": {"wurttemberg": 1, "bavaria": 1, "wien": 0}, "garrisons": ["wurttemberg"]},
            "russia": {"generals": {"wurttemberg": 0, "lorraine": 1, "st_petersburg": 0}},
        },
    )
    play(m, "france: support hesse", "prussia: support hesse", "austria: support bavaria", "russia: support lorraine")
    play(m, "france: play 5 for wurttemberg", "france: pass")
    assert results(m) == [(9, 4, 0)]
    assert gains(m) == {"france": 2, "prussia": 2}
    assert power(m, "austria")["generals"] == {"bavaria": 0, "wien": 0}
    assert power(m, "russia")["generals"] == {"lorraine": 0, "st_petersburg": 0}


@rule("K-8.6.5", "K-8.6.3", "K-8.7.2")
def test_a_lone_garrison_is_worth_nothing_even_if_supported() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 3}},
            "austria": {"generals": {"bavaria": 2}, "garrisons": ["wurttemberg"]},
        },
    )
    play(m, "austria: support bavaria")
    assert results(m) == [(4, 1, 0)]
    assert gains(m) == {}
    assert power(m, "austria")["generals"] == {"bavaria": 1}, "only one Troop is lost, the General stays"


@rule("K-8.6.6", "K-8.6.7", "K-6.5.2")
@pytest.mark.parametrize(("loser", "points"), [("france", (2, 2, 1)), ("ottoman", (1, 1, 1))])
def test_a_defeated_french_general_gives_the_british_coalition_one_more(
    loser: str, points: tuple[int, int, int]
) -> None:
    """To GB with a General and to AU with a Garrison on the battlefield, not to RU, which only supports."""
    m = attack(
        loser,
        "march lombardia > venezia",
        arbiter="prussia",
        powers={
            loser: {"generals": {"lombardia": 0}},
            "britain": {"generals": {"venezia": 0}},
            "austria": {"garrisons": ["venezia"]},
            "russia": {"generals": {"wien": 1}},
        },
    )
    play(m, "russia: support wien", f"{loser}: off board")
    assert results(m) == [(1, 2, 1)]
    assert gains(m) == {"britain": points[0], "austria": points[1], "russia": points[2]}


@rule("K-8.6.6")
def test_only_the_british_coalition_gets_the_additional_point() -> None:
    m = attack(
        "ottoman",
        "march hesse > wurttemberg",
        arbiter="prussia",
        powers={
            "ottoman": {"generals": {"hesse": 1}},
            "france": {"generals": {"wurttemberg": 0, "paris": 0}},
        },
    )
    assert results(m) == [(2, 1, 0)]
    assert gains(m) == {"ottoman": 1}


@rule("K-8.6.9", "K-8.4.6")
def test_a_garrison_that_won_took_part() -> None:
    m = attack(
        "ottoman",
        "march rumelia > hellas",
        arbiter="prussia",
        fortresses=["hellas"],
        powers={"ottoman": {"generals": {"rumelia": 1}}, "france": {"garrisons": ["hellas"], "hand": [5]}},
    )
    play(m, "ottoman: off board")
    assert results(m) == [(2, 4, 1)]
    assert gains(m) == {"france": 1}
    assert tracks(m, "cards")["france"] == 1


@rule("K-R-22", "K-3.1.2", "K-S-4.6b")
def test_several_powers_reach_25_by_one_battle() -> None:
    """All Influence is awarded at once: Austria, later in the Order of Powers, wins with more."""
    m = attack(
        "france",
        "march lombardia > venezia",
        powers={
            "france": {"generals": {"lombardia": 0}},
            "britain": {"generals": {"venezia": 0}, "influence": 23},
            "austria": {"garrisons": ["venezia"], "influence": 24},
        },
    )
    play(m, "france: off board")
    assert m.outcome is not None
    assert [m.seats[w] for w in m.outcome.winners] == ["austria"]
    assert (tracks(m, "influence")["britain"], tracks(m, "influence")["austria"]) == (25, 26)


@rule("K-R-22", "K-R-28")
def test_a_victory_comes_before_the_garrison() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 3}, "influence": 24},
            "austria": {"generals": {"wurttemberg": 0, "wien": 0}},
        },
    )
    assert m.outcome is not None
    assert m.outcome.winners == (m.seats.index("france"),)
    assert m.view()["garrisons"] == {}


@rule("K-R-22", "K-8.0.4")
@pytest.mark.parametrize(("first", "winner"), [("wurttemberg", "france"), ("westphalia", "russia")])
def test_the_battles_of_a_turn_are_separate_events(first: str, winner: str) -> None:
    """France would reach 25 in Wurttemberg, Russia in Westphalia: whichever battle is fought first ends the match."""
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        "march picardie > westphalia",
        powers={
            "france": {"generals": {"lorraine": 1, "picardie": 0, "paris": 0}, "influence": 24},
            "austria": {"generals": {"wurttemberg": 0, "wien": 0}},
            "russia": {"generals": {"westphalia": 1}, "influence": 23},
        },
    )
    play(m, f"france: battle {first}")
    assert m.outcome is not None
    assert m.outcome.winners == (m.seats.index(winner),)
    assert len(results(m)) == 1


# -- 8.7 defeat


@rule("K-8.7.1", "K-8.7.2", "K-8.7.3", "K-8.4.8", "K-S-4.6", "K-R-27")
def test_the_beaten_lose_all_troops_and_go_to_their_capital_or_off_board() -> None:
    """Austria and Russia are beaten in Wurttemberg; Austria decides before Russia. Bavaria only supported."""
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 3}, "morale": 5, "hand": [5, 5]},
            "austria": {"generals": {"wurttemberg": 2, "bavaria": 2}},
            "russia": {"generals": {"wurttemberg": 1}},
        },
    )
    play(m, "austria: support bavaria", "france: play 5 for wurttemberg", "france: pass")
    assert asked(m) == [("austria", "beaten")]
    assert options(m, "austria") == ["capital", "off board"]
    play(m, "austria: capital")
    assert asked(m) == [("russia", "beaten")]
    play(m, "russia: off board")
    assert power(m, "austria")["generals"] == {"wien": 0, "bavaria": 1}
    assert power(m, "austria")["stock"] == 27
    assert power(m, "russia")["generals"] == {}
    assert power(m, "russia")["stock"] == 28
    assert power(m, "russia")["off_board"] == 4


@rule("K-8.7.1", "K-8.7.3")
def test_a_beaten_attacker_loses_all_troops_too() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 2}},
            "austria": {"generals": {"wurttemberg": 3}},
        },
    )
    play(m, "france: capital")
    assert power(m, "france")["generals"] == {"paris": 0}
    assert power(m, "france")["stock"] == 49


@rule("K-8.7.3", "K-8.7.4", "K-R-27")
@pytest.mark.parametrize(
    ("field", "more"),
    [
        ("wurttemberg", {"austria": {"generals": {"wurttemberg": 0, "wien": 0}}}),
        ("wurttemberg", {"russia": {"generals": {"wien": 0}}}),  # an Ally
        ("wurttemberg", {"ottoman": {"generals": {"wien": 0}}}),  # an enemy
        ("wurttemberg", {"ottoman": {"garrisons": ["wien"]}}),  # the Capital is lost
        ("wien", {}),  # the Capital is the battlefield
    ],
)
def test_when_the_capital_is_closed_to_the_beaten(field: str, more: dict[str, Any]) -> None:
    start = "lorraine" if field == "wurttemberg" else "venezia"
    powers = {"france": {"generals": {start: 1}}, "austria": {"generals": {field: 0}}, **more}
    m = attack("france", f"march {start} > {field}", powers=powers)
    assert results(m) == [(2, 1, 0)]
    assert asked(m) == [("france", "request")], "Austria has no choice"
    assert field not in power(m, "austria")["generals"]
    assert power(m, "austria")["off_board"] == (3 if "austria" in more else 4)


@rule("K-8.7.5", "K-8.4.8", "K-8.7.6", "K-7.4.9")
def test_a_beaten_garrison_is_removed_and_the_fortress_serves_the_next() -> None:
    m = attack(
        "france",
        "march provence > lombardia",
        fortresses=["lombardia"],
        powers={
            "france": {"generals": {"provence": 2}, "morale": 5, "hand": [2]},
            "austria": {"garrisons": ["lombardia"]},
        },
    )
    play(m, "france: play 2 for lombardia")
    assert results(m) == [(5, 4, 0)]
    assert m.view()["garrisons"] == {}
    assert power(m, "austria")["stock"] == 28
    assert m.view()["fortresses"] == ["lombardia"]
    play(m, "france: garrison lombardia")
    assert m.view()["fortresses"] == ["lombardia"]
    assert m.view()["garrisons"] == {"lombardia": "france"}


@rule("K-R-28", "K-S-4.5", "K-S-4.6", "K-S-4.6b", "K-S-4.7")
def test_the_order_after_the_reveal() -> None:
    """The loser knows his new card when he chooses; the 5s cost Morale before Influence; the Garrison comes last."""
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 3}, "morale": 9, "hand": [4, 4, 5]},
            "austria": {"generals": {"wurttemberg": 1}, "garrisons": ["wurttemberg"], "morale": 9, "hand": [5]},
        },
    )
    play(m, "france: play 5 for wurttemberg", "austria: play 5 for wurttemberg", "france: pass")
    assert asked(m) == [("austria", "beaten")]
    assert len(power(m, "austria")["hand"]) == 1
    assert m.view()["garrisons"] == {"wurttemberg": "austria"}
    assert (power(m, "austria")["morale"], power(m, "france")["influence"]) == (8, 0)
    play(m, "austria: capital", "france: garrison wurttemberg")
    kinds = [
        "stack", "stack", "result", "lost_troops", "lost_troops", "draw", "draw",
        "beaten", "garrison_lost", "morale", "influence", "garrison",
    ]  # fmt: skip
    happenings = [event.kind for event in m.events()]
    assert happenings[happenings.index("stack") :] == kinds
    assert names(m, [args[1] for args in happened(m, "garrison_lost")]) == ["wurttemberg"]
