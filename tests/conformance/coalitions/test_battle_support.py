"""Chapter 8.2: support."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.coalitions.table import asked, happened, options, play, power
from tests.conformance.coalitions.war import attack, decline, results, stack
from tests.conformance.rule import rule

# -- 8.2 support

AROUND_WURTTEMBERG: dict[str, Any] = {
    "france": {"generals": {"lorraine": 1, "pfalz": 1, "paris": 3, "provence": 2}},
    "austria": {"generals": {"wurttemberg": 1, "bavaria": 1, "tyrol": 3}},
    "russia": {"generals": {"hesse": 2}},
}


@rule("K-8.2.1", "K-8.2.2", "K-8.2.3", "K-8.2.5")
def test_generals_next_to_the_battlefield_may_support_either_side() -> None:
    """Attacker first; inside a side in the Order of Powers. Paris, Provence and Tyrol are not adjacent."""
    m = attack("france", "march lorraine > wurttemberg", powers=AROUND_WURTTEMBERG)
    assert asked(m) == [("france", "support")]
    assert options(m, "france") == ["support pfalz", "done"]
    assert options(m, "austria") == options(m, "russia") == []
    play(m, "france: support pfalz")
    assert asked(m) == [("austria", "support")]
    assert options(m, "austria") == ["support bavaria", "done"]
    play(m, "austria: support bavaria")
    assert asked(m) == [("russia", "support")]
    assert options(m, "russia") == ["support hesse", "done"]
    play(m, "russia: support hesse")
    stacks = [(s["power"], s["place"], s["side"], s["supporting"]) for s in _last_stacks(m)]
    assert stacks == [
        ("france", "wurttemberg", "attack", False),
        ("austria", "wurttemberg", "defence", False),
        ("france", "pfalz", "attack", True),
        ("austria", "bavaria", "defence", True),
        ("russia", "hesse", "defence", True),
    ]


def _last_stacks(m: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = m.view()["battle"]["stacks"]
    return found


@rule("K-8.2.3")
def test_several_generals_of_one_power_and_of_several_powers_support() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 2, "pfalz": 1, "hesse": 1}},
            "prussia": {"status": "french", "generals": {"bavaria": 1}},
            "austria": {"generals": {"wurttemberg": 1}},
        },
    )
    assert options(m, "france") == ["support pfalz", "support hesse", "done"]
    play(m, "france: support hesse")
    assert options(m, "france") == ["support pfalz", "done"]
    play(m, "france: support pfalz", "prussia: support bavaria")
    assert [m.seats[args[0]] for args in happened(m, "support")] == ["france", "france", "prussia"]
    assert power(m, "france")["generals"] == {"wurttemberg": 1, "pfalz": 0, "hesse": 0}, "all took part"
    assert power(m, "prussia")["generals"] == {"bavaria": 0}


@rule("K-8.2.4")
def test_only_british_generals_support_over_a_sea_route() -> None:
    """London and St. Petersburg are both one Sea Route from Danmark."""
    m = attack(
        "france",
        "march hannover > danmark",
        powers={
            "france": {"generals": {"hannover": 1}},
            "britain": {"generals": {"london": 1, "cornwall": 1}},
            "russia": {"generals": {"danmark": 1, "st_petersburg": 2}},
        },
    )
    assert asked(m) == [("britain", "support")]
    assert options(m, "britain") == ["support london", "done"], "Cornwall is two steps away"
    play(m, "britain: support london")
    assert results(m) == [(2, 2, -1)], "Russia was not asked about St. Petersburg"


@rule("K-8.2.5", "K-R-70")
def test_a_neutral_defender_is_supported_by_its_own_generals_only() -> None:
    """Expansionist, British and other Neutral neighbours cannot help; the attacker is supported normally."""
    m = attack(
        "france",
        "march wurttemberg > hesse",
        arbiter="britain",
        powers={
            "france": {"generals": {"wurttemberg": 2, "westphalia": 1}},
            "prussia": {"generals": {"hesse": 0, "saxonia": 1}},
            "russia": {"status": "neutral", "generals": {"pfalz": 1}, "garrisons": ["pfalz"]},
            "austria": {"generals": {"bavaria": 3}},
            "britain": {"generals": {"hannover": 3}},
        },
    )
    assert asked(m) == [("france", "support")]
    assert options(m, "france") == ["support westphalia", "done"]
    play(m, "france: support westphalia")
    assert asked(m) == [("prussia", "support")]
    assert options(m, "prussia") == ["support saxonia", "done"]
    play(m, "prussia: done")
    assert results(m) == [(3, 1, 0)]
    assert len(happened(m, "support")) == 1


@rule("K-8.2.5")
def test_expansionists_do_not_support_each_other() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 0}},
            "austria": {"status": "expansionist", "generals": {"wurttemberg": 1}},
            "ottoman": {"status": "expansionist", "generals": {"bavaria": 3}},
            "russia": {"generals": {"hesse": 3}},
        },
    )
    assert results(m) == [(1, 2, 1)]
    assert happened(m, "support") == []


@rule("K-8.2.6", "K-R-34")
def test_a_general_supports_once_and_never_from_a_battlefield() -> None:
    """Pfalz supports the first battle. Westphalia and Wurttemberg are battlefields, before and after their battles."""
    m = attack(
        "france",
        "march picardie > westphalia",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"picardie": 3, "lorraine": 3, "pfalz": 3}},
            "austria": {"generals": {"wurttemberg": 0, "hesse": 3, "wien": 0}},
            "russia": {"generals": {"westphalia": 0, "st_petersburg": 0}},
        },
    )
    play(m, "france: battle westphalia")
    assert options(m, "france") == ["support pfalz", "done"]
    play(m, "france: support pfalz")
    assert options(m, "austria") == ["support hesse", "done"], "Wurttemberg is no neighbour, and a battlefield"
    play(m, "austria: support hesse")
    decline(m, "win_garrison")
    # Pfalz and Hesse are neighbours of Wurttemberg too, but have taken part already
    assert results(m) == [(4, 1, 0), (4, 1, 0)]
    assert len(happened(m, "support")) == 2


@rule("K-8.2.6", "K-R-34")
@pytest.mark.parametrize("first", ["hesse", "bavaria"])
def test_generals_on_battlefields_of_the_turn_do_not_support(first: str) -> None:
    """Hesse and Bavaria are neighbours; whichever battle is first, the Generals of the other are not asked."""
    m = attack(
        "france",
        "march pfalz > hesse",
        "march wurttemberg > bavaria",
        powers={
            "france": {"generals": {"pfalz": 3, "wurttemberg": 3}},
            "austria": {"generals": {"bavaria": 1}},
            "russia": {"generals": {"hesse": 1}},
        },
    )
    play(m, f"france: battle {first}")
    loser, other = ("russia", "austria") if first == "hesse" else ("austria", "russia")
    play(m, f"{loser}: off board", "france: done", f"{other}: off board", "france: done")
    assert results(m) == [(4, 2, 0), (4, 2, 0)]
    assert asked(m) == [("france", "request")]


@rule("K-8.2.6")
def test_a_supporter_may_support_again_in_the_next_movement_turn() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 3, "pfalz": 2}},
            "austria": {"garrisons": ["wurttemberg", "hesse"]},
        },
    )
    play(m, "france: support pfalz", "france: done", "france: request", "ottoman: grant")
    play(m, "france: march wurttemberg > hesse")
    decline(m, "garrison")
    play(m, "france: end")
    assert asked(m) == [("france", "support")]
    assert options(m, "france") == ["support pfalz", "done"]


@rule("K-8.2.7", "K-8.3.1")
def test_each_troop_of_a_supporter_permits_a_card_and_without_troops_there_is_no_support() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 0, "pfalz": 2, "hesse": 0}, "morale": 9, "hand": [1, 1, 1, 1]},
            "austria": {"generals": {"wurttemberg": 3}},
        },
    )
    assert options(m, "france") == ["support pfalz", "done"]
    play(m, "france: support pfalz")
    assert stack(m, None, "france", "pfalz")["limit"] == 2
    play(m, "france: play 1 for pfalz", "france: play 1 for pfalz")
    assert results(m) == [(3, 4, 1)], "no third card is asked for"
    assert power(m, "france")["generals"]["pfalz"] == 1


@rule("K-8.2.8", "K-8.3.3")
def test_support_is_voluntary_and_garrisons_do_not_support() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 1, "pfalz": 3}},
            "austria": {"generals": {"wurttemberg": 1}, "garrisons": ["bavaria", "hesse"]},
        },
    )
    play(m, "france: done")
    assert results(m) == [(2, 2, -1)]
    assert power(m, "france")["generals"]["pfalz"] == 3, "who does not support loses nothing"
    assert happened(m, "support") == []


@rule("K-8.2.8")
def test_a_lone_garrison_may_be_supported() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 1}},
            "austria": {"generals": {"bavaria": 2}, "garrisons": ["wurttemberg"], "morale": 4, "hand": [2]},
        },
    )
    assert options(m, "austria") == ["support bavaria", "done"]
    play(m, "austria: support bavaria", "austria: play 2 for bavaria")
    assert results(m) == [(2, 4, 1)], "Garrison 1 and a 2 that counts 3 in a Territory Austria controls"


@rule("K-8.2.8", "K-R-33", "K-8.4.4", "K-8.4.6", "K-8.6.2")
def test_support_is_final_and_counts_without_a_card() -> None:
    """The supporter loses a Troop and its Power scores, but it draws no card."""
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 2}},
            "prussia": {"status": "french", "generals": {"hesse": 2}, "hand": [5], "morale": 4},
            "austria": {"generals": {"wurttemberg": 1, "wien": 0}},
        },
    )
    assert options(m, "prussia") == ["support hesse", "done"], "Prussia decides alone, France is not asked"
    play(m, "prussia: support hesse")
    assert "support hesse" not in options(m, "prussia")
    assert options(m, "prussia") == ["play 5 for hesse", "pass"], "it cannot be taken back"
    play(m, "prussia: pass")
    assert results(m) == [(3, 2, 0)]
    prussia = power(m, "prussia")
    assert prussia["generals"] == {"hesse": 1}
    assert prussia["hand"] == [5]
    assert prussia["influence"] == 1
    assert prussia["morale"] == 4
