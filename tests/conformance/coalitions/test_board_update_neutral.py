"""Chapter 9.3 and 9.4: Neutral Powers and withdrawals in the board update."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.coalitions.table import (
    asked,
    forbidden,
    fought,
    happened,
    names,
    options,
    play,
    position,
    power,
    tracks,
)
from tests.conformance.coalitions.war import FIRST_ACTION, attack, parted, remaining, results, update
from tests.conformance.rule import rule

# -- 9.3 becoming and being Neutral


@rule("K-9.3.1", "K-9.3.7", "K-9.1.4")
@pytest.mark.parametrize("before", ["british", "expansionist"])
def test_foreign_pieces_leave_the_homes_of_a_power_that_becomes_neutral(before: str) -> None:
    """A former Ally (British) or enemy (Expansionist): nobody is asked whether the General may stay."""
    russia: dict[str, Any] = {"generals": {"tyrol": 1, "bavaria": 3}}
    if before == "expansionist":
        russia["garrisons"] = ["galicia"]  # an enemy may have one
    m = update({"austria": "neutral"}, powers={"austria": {"status": before}, "russia": russia})
    # a Garrison removed is a Troop of the one General with room
    troops = 2 if before == "expansionist" else 1
    assert asked(m) == [("russia", "update_withdraw")]
    assert m.view()["garrisons"] == {}
    assert remaining(m) == {"russia": {"tyrol": troops, "bavaria": 3}}
    assert [move.split()[1] for move in options(m, "russia")] == ["tyrol"] * len(options(m, "russia"))
    play(m, "russia: withdraw tyrol > off")
    assert asked(m) == FIRST_ACTION


@rule("K-9.3.1", "K-9.3.2", "K-9.3.3", "K-9.3.4", "K-9.1.6")
@pytest.mark.parametrize("before", ["british", "french", "expansionist"])
def test_what_a_new_neutral_may_keep(before: str) -> None:
    """From French homes and from Hesse, which it does not control, it must go; in Bavaria all may stay."""
    garrisons = ["bavaria"] if before == "french" else ["bavaria", "lorraine"]
    m = update(
        {"austria": "neutral"},
        powers={
            "austria": {"status": before, "generals": {"bavaria": 3, "hesse": 1, "lorraine": 2}, "garrisons": garrisons}
        },
    )
    if before != "french":
        assert asked(m) == [("austria", "assign")]
        assert options(m, "austria") == ["assign lorraine > hesse", "assign lorraine > lorraine"]
        play(m, "austria: assign lorraine > lorraine")
    assert asked(m) == [("austria", "update_withdraw")]
    assert {move.split()[1] for move in options(m, "austria")} == {"hesse", "lorraine"}
    play(m, "austria: withdraw hesse > off", "austria: withdraw lorraine > off")
    assert asked(m) == FIRST_ACTION
    assert remaining(m) == {"austria": {"bavaria": 3}}
    assert m.view()["garrisons"] == {"bavaria": "austria"}


@rule("K-9.3.3")
def test_a_neutral_without_a_general_gets_money_for_its_garrison() -> None:
    m = update({"austria": "neutral"}, powers={"austria": {"garrisons": ["lorraine"]}})
    assert asked(m) == FIRST_ACTION
    assert tracks(m, "money")["austria"] == 1
    assert m.view()["garrisons"] == {}


@rule("K-9.3.2", "K-R-82", "K-R-46")
def test_a_power_that_was_neutral_before_is_bound_too() -> None:
    """Prussia stays Neutral; its General in Hesse stands in a Territory that it does not control."""
    m = update({}, powers={"prussia": {"generals": {"hesse": 2, "saxonia": 1}, "garrisons": ["saxonia"]}})
    assert asked(m) == [("prussia", "update_withdraw")]
    assert options(m, "prussia") == ["withdraw hesse > berlin", "withdraw hesse > silesia", "withdraw hesse > off"]
    play(m, "prussia: withdraw hesse > silesia")
    assert remaining(m) == {"prussia": {"silesia": 2, "saxonia": 1}}


@rule("K-9.2.1", "K-9.0.3", "K-R-50")
def test_who_must_leave_anyway_is_not_counted() -> None:
    """Prussia becomes Neutral: its 3 Troops in Bavaria must leave and do not drive out the Russian, or the Garrison."""
    m = update(
        {"prussia": "neutral", "russia": "expansionist"},
        powers={
            "prussia": {"status": "british", "generals": {"bavaria": 3}},
            "austria": {"garrisons": ["bavaria"]},
            "russia": {"generals": {"bavaria": 1}},
        },
    )
    # Russia 2 against Austria 1
    assert [args[1:] for args in happened(m, "compared")] == [((4,), 2, "stronger")]
    assert m.view()["garrisons"] == {}
    assert asked(m) == [("prussia", "update_withdraw")]


@rule("K-9.3.4", "K-9.3.6", "K-7.6.33")
def test_a_neutral_general_enters_only_what_his_power_controls() -> None:
    m = position(
        power="prussia",
        action="movement",
        powers={
            "prussia": {"generals": {"berlin": 0}, "garrisons": ["saxonia"]},
            "france": {"garrisons": ["warszawa"]},
        },
    )
    play(m, "prussia: arbiter ottoman", "prussia: done")
    marches = [move for move in options(m, "prussia") if move.startswith("march")]
    assert marches == ["march berlin > saxonia", "march berlin > pommern", "march berlin > silesia"]
    forbidden(m, "prussia", "march berlin > hannover", "march berlin > warszawa", "march berlin > mecklenburg")


@rule("K-9.3.5", "K-6.2.6", "K-6.6.4", "K-R-08")
@pytest.mark.parametrize("pieces", [{"garrisons": ["saxonia"]}, {"generals": {"saxonia": 0}}])
def test_neutral_pieces_outside_their_home_may_be_attacked(pieces: dict[str, Any]) -> None:
    m = attack("france", "march hesse > saxonia", powers={"france": {"generals": {"hesse": 1}}, "prussia": pieces})
    assert fought(m) == ["saxonia"]
    assert results(m) == [(2, 1, 0)]


@rule("K-9.3.7", "K-6.6.3")
def test_nobody_enters_the_home_of_a_neutral() -> None:
    m = position(power="france", action="movement", powers={"france": {"generals": {"saxonia": 1}}})
    play(m, "france: arbiter ottoman")
    assert "march saxonia > bohemia" in options(m, "france")
    forbidden(m, "france", "march saxonia > berlin", "march saxonia > silesia")


# -- 9.4 withdrawals


@rule("K-9.4.1", "K-R-26", "K-R-50")
def test_a_territory_with_an_own_general_is_not_available() -> None:
    """Two Russians must leave; the second finds Podolia taken and goes on to the next nearest."""
    m = parted(
        {"generals": {"galicia": 3, "bessarabia": 3}},
        {"generals": {"galicia": 1, "bessarabia": 2, "crimea": 0}, "garrisons": ["podolia"]},
    )
    assert options(m, "russia") == [
        "withdraw galicia > podolia",
        "withdraw galicia > off",
        "withdraw bessarabia > podolia",
        "withdraw bessarabia > off",
    ], "in an order Russia chooses; Crimea is taken"
    play(m, "russia: withdraw bessarabia > podolia")
    assert options(m, "russia") == [
        "withdraw galicia > smolensk",
        "withdraw galicia > ukraine",
        "withdraw galicia > off",
    ]
    play(m, "russia: withdraw galicia > ukraine")
    assert remaining(m)["russia"] == {"ukraine": 1, "podolia": 2, "crimea": 0}


@rule("K-9.4.1", "K-R-26", "K-R-82")
def test_generals_who_must_leave_too_block_no_destination() -> None:
    """Prussia becomes Neutral; a Russian who must leave Silesia, after the Prussians, does not keep them out."""
    m = update(
        {"prussia": "neutral"},
        powers={
            "prussia": {"status": "british", "generals": {"bohemia": 2}},
            "russia": {"generals": {"silesia": 1}},
        },
    )
    assert asked(m) == [("prussia", "update_withdraw")]
    assert options(m, "prussia") == ["withdraw bohemia > silesia", "withdraw bohemia > off"]
    play(m, "prussia: withdraw bohemia > silesia")
    assert asked(m) == [("russia", "update_withdraw")]
    play(m, "russia: withdraw silesia > off")
    assert remaining(m) == {"prussia": {"silesia": 2}}


@rule("K-9.4.1", "K-R-26")
def test_a_general_who_stays_and_is_no_ally_blocks_a_destination() -> None:
    """Silesia holds an Austrian invader, now an enemy; Berlin is as near as can be."""
    m = update(
        {"prussia": "expansionist"},
        powers={
            "prussia": {"status": "british", "generals": {"bohemia": 0}},
            "austria": {"generals": {"bohemia": 3, "silesia": 1}},
        },
    )
    assert options(m, "prussia") == ["withdraw bohemia > berlin", "withdraw bohemia > off"]


@rule("K-9.4.1", "K-R-26")
def test_the_general_of_an_ally_does_not_block_a_destination() -> None:
    m = update(
        {"austria": "french"},
        powers={
            "austria": {"generals": {"galicia": 3}},
            "russia": {"generals": {"galicia": 0}, "garrisons": ["podolia"]},
            "britain": {"generals": {"podolia": 1}},
        },
    )
    assert options(m, "russia") == ["withdraw galicia > podolia", "withdraw galicia > off"]


@rule("K-9.4.1", "K-R-25")
@pytest.mark.parametrize(
    ("before", "after", "host", "goals"),
    [
        ("french", "british", "france", ["egypt"]),  # Sea Routes count now
        ("british", "french", "britain", ["rumelia", "serbia"]),  # and now no longer
    ],
)
def test_the_sides_after_the_change_decide_whether_sea_routes_count(
    before: str, after: str, host: str, goals: list[str]
) -> None:
    m = update(
        {"ottoman": after},
        powers={"ottoman": {"status": before, "generals": {"napoli": 1}}, host: {"generals": {"napoli": 3}}},
    )
    assert options(m, "ottoman") == [*[f"withdraw napoli > {goal}" for goal in goals], "withdraw napoli > off"]


@rule("K-9.4.1", "K-9.4.3")
def test_without_a_legal_territory_the_general_goes_off_board_unasked() -> None:
    m = update(
        {"prussia": "expansionist"},
        powers={
            "prussia": {"status": "british", "generals": {"hesse": 2}},
            "austria": {"generals": {"hesse": 3}},
            "france": {"garrisons": ["pommern", "borussia", "silesia"]},
            "ottoman": {"generals": {"berlin": 0}},
        },
    )
    assert asked(m) == FIRST_ACTION
    assert remaining(m) == {"austria": {"hesse": 3}, "ottoman": {"berlin": 0}}
    assert power(m, "prussia")["stock"] == 21
    assert names(m, [args[2] for args in happened(m, "withdrew")]) == ["hesse"]
