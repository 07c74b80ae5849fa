"""Chapter 9.0 to 9.2: the board update after a change of sides."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import (
    asked,
    fought,
    happened,
    options,
    order,
    play,
    position,
    power,
    tracks,
)
from tests.conformance.coalitions.war import FIRST_ACTION, parted, remaining, update
from tests.conformance.rule import rule

# -- 9.0 when and how


@rule("K-9.0.1", "K-9.0.2", "K-9.3.2", "K-R-82", "K-R-11", "K-S-1.8")
def test_every_diplomacy_phase_ends_with_an_update_of_the_whole_board() -> None:
    """Nobody changes its status, but the Prussian General of the 1805 set-up stands in a Territory not his own."""
    m = position(start="scenario", phase="diplomacy", round=2)
    play(m, "britain: done")
    for seat, status in (
        ("austria", "british"),
        ("prussia", "neutral"),
        ("russia", "british"),
        ("ottoman", "expansionist"),
    ):
        play(m, f"{seat}: status {status}")
    assert asked(m) == [("britain", "expel_after")], "the update is the last step of the phase"
    play(m, "britain: done")
    assert asked(m) == [("prussia", "update_withdraw")]
    # Berlin has a Prussian General already
    assert options(m, "prussia") == ["withdraw saxonia > silesia", "withdraw saxonia > off"]
    play(m, "prussia: withdraw saxonia > silesia")
    assert asked(m) == FIRST_ACTION


@rule("K-9.0.2")
def test_all_new_statuses_take_effect_together() -> None:
    """Austria and Russia change sides together: they were Allies and are Allies, nothing happens in Galicia."""
    m = update(
        {"austria": "french", "russia": "french"},
        powers={"austria": {"garrisons": ["galicia"]}, "russia": {"generals": {"galicia": 3, "bavaria": 0}}},
    )
    assert asked(m) == FIRST_ACTION
    assert remaining(m) == {"russia": {"galicia": 3, "bavaria": 0}}
    assert m.view()["garrisons"] == {"galicia": "austria"}


def grand_update() -> Match:
    """Austria joins the French Coalition, Russia leaves it for the British one.

    A French Garrison in Tyrol, French Generals in Wien and, with a Russian General and Garrison, in Hesse.
    """
    return update(
        {"austria": "french", "russia": "british"},
        fortresses=["tyrol"],
        powers={
            "france": {"generals": {"wien": 1, "hesse": 2}, "garrisons": ["tyrol"], "morale": 5, "hand": [1, 2]},
            "austria": {"status": "expansionist", "generals": {"bohemia": 0}, "morale": 6, "hand": [3]},
            "russia": {
                "status": "french",
                "generals": {"hesse": 1, "moskva": 2},
                "garrisons": ["hesse"],
                "morale": 7,
                "hand": [4, 4],
            },
        },
    )


@rule("K-9.0.3", "K-9.0.5", "K-R-50", "K-S-6.1", "K-S-6.2", "K-S-6.3", "K-S-6.4", "K-S-6.4b", "K-S-6.5")
def test_the_steps_of_the_update_and_who_decides() -> None:
    """The Troop from Tyrol counts in Hesse: France 4, Russia 3."""
    m = grand_update()
    assert asked(m) == [("france", "assign")], "(1) the owner of the Garrison"
    assert m.view()["garrisons"] == {"hesse": "russia"}
    assert options(m, "france") == ["assign tyrol > wien", "assign tyrol > hesse"]
    play(m, "france: assign tyrol > hesse")
    assert asked(m) == [("austria", "stay")], "(2) the Power that controls the Territory"
    assert happened(m, "compared") == []
    play(m, "austria: leave france wien")
    assert [args[1:] for args in happened(m, "compared")] == [((1,), 4, "stronger")], "(3) Austria has no piece there"
    assert asked(m) == [("russia", "assign")], "(4) Garrisons that lost a comparison"
    assert options(m, "russia") == ["assign hesse > hesse", "assign hesse > moskva"]
    play(m, "russia: assign hesse > moskva")
    assert asked(m) == [("france", "update_withdraw")], "(5) in the Order of Powers"
    play(m, "france: withdraw wien > off")
    assert asked(m) == [("russia", "update_withdraw")]
    play(m, "russia: withdraw hesse > off")
    assert asked(m) == FIRST_ACTION
    assert remaining(m) == {"france": {"hesse": 3}, "austria": {"bohemia": 0}, "russia": {"moskva": 3}}
    kinds = order(m, "garrison_removed", "assigned", "may_stay", "must_go", "compared", "withdrew")
    assert kinds == [
        "garrison_removed", "assigned", "must_go", "compared", "garrison_removed", "assigned", "withdrew", "withdrew",
    ]  # fmt: skip


@rule("K-9.0.4")
def test_an_update_costs_no_morale_cards_influence_or_fortress() -> None:
    m = grand_update()
    before = [tracks(m, track) for track in ("morale", "influence", "cards")]
    play(m, "france: assign tyrol > hesse", "austria: leave france wien", "russia: assign hesse > hesse")
    play(m, "france: withdraw wien > off", "russia: withdraw hesse > off")
    assert [tracks(m, track) for track in ("morale", "influence", "cards")] == before
    assert m.view()["fortresses"] == ["tyrol"]
    assert fought(m) == []
    assert order(m, "support", "card_down", "draw", "influence", "morale") == []


@rule("K-9.0.3", "K-R-50")
@pytest.mark.parametrize("lost", ["bavaria", "podolia"])  # before and after Hesse on the map
def test_a_garrison_lost_in_one_comparison_does_not_tip_another(lost: str) -> None:
    """In Hesse Russia has 2 against the Austrian 2 with a Garrison; the Troop from the lost Garrison comes too late."""
    m = update(
        {"russia": "expansionist"},
        powers={
            "austria": {"generals": {"hesse": 0, lost: 3}, "garrisons": ["hesse"]},
            "russia": {"generals": {"hesse": 1}, "garrisons": [lost]},
        },
    )
    assert asked(m) == [("russia", "update_withdraw")]
    assert remaining(m) == {"austria": {"hesse": 0, lost: 3}, "russia": {"hesse": 2}}
    assert m.view()["garrisons"] == {"hesse": "austria"}


# -- 9.1 formerly at War, now at Peace


@rule("K-9.1.1", "K-9.1.2", "K-9.1.6", "K-4.3.6", "K-R-47")
def test_garrisons_in_the_home_of_a_former_enemy_become_troops() -> None:
    """Austria joins France. French Garrisons and Generals in Contested and Uncontested Territories stay."""
    m = update(
        {"austria": "french"},
        powers={
            "france": {
                "generals": {"bavaria": 1, "dalmatia": 3, "paris": 2, "hesse": 0},
                "garrisons": ["tyrol", "venezia", "bavaria", "dalmatia"],
            },
            "austria": {"garrisons": ["lombardia"]},
        },
    )
    assert asked(m) == [("france", "assign")]
    # two Garrisons, each to a General with room; Dalmatia's has none
    assert options(m, "france") == [
        "assign venezia > bavaria",
        "assign venezia > paris",
        "assign venezia > hesse",
        "assign tyrol > bavaria",
        "assign tyrol > paris",
        "assign tyrol > hesse",
    ]
    play(m, "france: assign tyrol > paris")
    assert options(m, "france") == ["assign venezia > bavaria", "assign venezia > hesse"], "Paris has 3 now"
    play(m, "france: assign venezia > hesse")
    assert asked(m) == FIRST_ACTION
    assert remaining(m)["france"] == {"bavaria": 1, "dalmatia": 3, "paris": 3, "hesse": 1}
    assert m.view()["garrisons"] == {"lombardia": "austria", "bavaria": "france", "dalmatia": "france"}
    assert tracks(m, "money")["france"] == 0
    assert power(m, "france")["stock"] == 49 - 8 - 2


@rule("K-9.1.2", "K-R-47")
@pytest.mark.parametrize(("generals", "left", "money"), [({}, {}, 2), ({"paris": 2}, {"paris": 3}, 1)])
def test_a_garrison_without_a_general_for_it_is_1_money(
    generals: dict[str, int], left: dict[str, int], money: int
) -> None:
    m = update(
        {"austria": "french"}, powers={"france": {"generals": generals, "garrisons": ["tyrol", "venezia"], "money": 4}}
    )
    assert asked(m) == FIRST_ACTION
    assert tracks(m, "money")["france"] == 4 + money
    assert remaining(m).get("france", {}) == left
    assert m.view()["garrisons"] == {}


@rule("K-9.1.3", "K-9.0.5", "K-S-6.3")
def test_a_new_ally_is_asked_for_each_general_whether_he_may_stay() -> None:
    m = update(
        {"austria": "french"},
        powers={"france": {"generals": {"tyrol": 2, "wien": 1, "bavaria": 0}}},
    )
    assert asked(m) == [("austria", "stay")]
    assert options(m, "austria") == ["stay france tyrol", "leave france tyrol"]
    play(m, "austria: stay france tyrol")
    assert options(m, "austria") == ["stay france wien", "leave france wien"]
    play(m, "austria: leave france wien")
    assert asked(m) == [("france", "update_withdraw")]
    play(m, "france: withdraw wien > off")
    assert asked(m) == FIRST_ACTION, "nobody is asked about Bavaria"
    assert remaining(m) == {"france": {"tyrol": 2, "bavaria": 0}}


@rule("K-9.1.3", "K-9.2.1")
@pytest.mark.parametrize(("troops", "russian_stays"), [(1, True), (0, False)])
def test_with_an_enemys_garrison_there_nobody_is_asked(troops: int, russian_stays: bool) -> None:
    """Russia joins Austria; in Galicia its General stands beside a Garrison of its former Ally Prussia."""
    m = update(
        {"russia": "british"},
        powers={
            "prussia": {"status": "french", "garrisons": ["galicia"]},
            "russia": {"status": "french", "generals": {"galicia": troops}},
        },
    )
    if russian_stays:
        assert asked(m) == FIRST_ACTION
        assert m.view()["garrisons"] == {}
        assert remaining(m) == {"russia": {"galicia": troops}}
        assert tracks(m, "money")["prussia"] == 1
    else:
        assert asked(m) == [("russia", "update_withdraw")]
        assert m.view()["garrisons"] == {"galicia": "prussia"}


@rule("K-9.1.4", "K-9.4.2", "K-9.4.3")
def test_a_general_that_may_not_stay_goes_to_the_nearest_own_territory_or_off_board() -> None:
    m = update(
        {"austria": "french"}, powers={"france": {"generals": {"tyrol": 2}, "garrisons": ["bavaria", "lombardia"]}}
    )
    play(m, "austria: leave france tyrol")
    assert options(m, "france") == ["withdraw tyrol > lombardia", "withdraw tyrol > bavaria", "withdraw tyrol > off"]
    off = m.clone()
    play(off, "france: withdraw tyrol > off")
    assert remaining(off) == {}
    assert power(off, "france")["stock"] == 47, "his Troops are lost"
    play(m, "france: withdraw tyrol > bavaria")
    assert remaining(m) == {"france": {"bavaria": 2}}


# -- 9.2 formerly at Peace, now at War


@rule("K-9.2.1", "K-9.2.2", "K-9.2.6", "K-9.2.7")
def test_the_weaker_of_former_allies_withdraws_with_his_troops() -> None:
    m = parted({"generals": {"bavaria": 2}}, {"generals": {"bavaria": 1, "moskva": 3}, "garrisons": ["podolia"]})
    assert asked(m) == [("russia", "update_withdraw")]
    # Podolia by Wien, Hungari and Galicia
    assert options(m, "russia") == ["withdraw bavaria > podolia", "withdraw bavaria > off"]
    off = m.clone()
    play(off, "russia: withdraw bavaria > off")
    assert remaining(off)["russia"] == {"moskva": 3}
    play(m, "russia: withdraw bavaria > podolia")
    assert remaining(m) == {"austria": {"bavaria": 2}, "russia": {"podolia": 1, "moskva": 3}}
    assert m.view()["garrisons"] == {"podolia": "russia"}, "Austria controls nothing by staying"
    assert tracks(m, "influence") == dict.fromkeys(tracks(m, "influence"), 0)


@rule("K-9.2.1")
def test_those_who_stay_allies_are_not_compared() -> None:
    m = update(
        {"russia": "expansionist"},
        powers={"austria": {"generals": {"bavaria": 2}}, "britain": {"generals": {"bavaria": 0}}},
    )
    assert asked(m) == FIRST_ACTION
    assert happened(m, "compared") == []


@rule("K-9.2.2", "K-9.2.3")
@pytest.mark.parametrize(
    ("russian_troops", "fortresses", "garrisoned", "russian_stays"),
    [
        (0, [], "austria", False),  # 1 : 1, the Garrison counts as stronger
        (1, [], "austria", True),  # 2 : 1
        (2, ["bavaria"], "austria", False),  # 3 : 4
        (3, ["bavaria"], "austria", False),  # 4 : 4
        (2, [], "austria", True),
    ],
)
def test_strength_decides_and_a_garrison_breaks_ties(
    russian_troops: int, fortresses: list[str], garrisoned: str, russian_stays: bool
) -> None:
    """No cards and no support: the Austrian General next to it does not matter."""
    m = parted(
        {"garrisons": ["bavaria"], "generals": {"wien": 3}, "morale": 9, "hand": [5, 5]},
        {"generals": {"bavaria": russian_troops}},
        fortresses=fortresses,
    )
    assert ("bavaria" in m.view()["garrisons"]) is not russian_stays
    assert (asked(m) == [("russia", "update_withdraw")]) is not russian_stays


@rule("K-9.2.3")
def test_with_equal_generals_the_side_of_the_garrison_is_stronger() -> None:
    m = parted({"generals": {"bavaria": 1}}, {"generals": {"bavaria": 0}, "garrisons": ["bavaria"]})
    assert asked(m) == [("austria", "update_withdraw")]


@rule("K-9.2.2", "K-R-48")
def test_allies_are_counted_together() -> None:
    """Austria 2 and Russia 2 against Prussia 3."""
    m = update(
        {"austria": "french", "russia": "french"},
        powers={
            "austria": {"generals": {"hesse": 1}},
            "russia": {"generals": {"hesse": 1}},
            "prussia": {"status": "british", "generals": {"hesse": 2}},
        },
    )
    assert asked(m) == [("prussia", "update_withdraw")]


@rule("K-9.2.2", "K-9.2.6", "K-R-48")
def test_a_weaker_side_withdraws_all_its_generals() -> None:
    m = update(
        {"austria": "french", "russia": "french"},
        powers={
            "austria": {"generals": {"hesse": 0}},
            "russia": {"generals": {"hesse": 0}},
            "prussia": {"status": "british", "generals": {"hesse": 2}},
        },
    )
    assert asked(m) == [("austria", "update_withdraw")]
    play(m, "austria: withdraw hesse > off")
    assert asked(m) == [("russia", "update_withdraw")]
    play(m, "russia: withdraw hesse > off")
    assert remaining(m) == {"prussia": {"hesse": 2}}


@rule("K-R-48")
@pytest.mark.parametrize(
    ("troops", "garrison", "stays"),
    [
        ((0, 1, 2), None, {"russia"}),
        ((2, 1, 0), None, {"austria"}),
        ((1, 2, 1), "russia", {"russia"}),  # 2 : 3 : 3, of the tied the one with the Garrison
        ((2, 2, 0), "russia", {"austria", "prussia"}),  # 3 : 3 : 2, the Garrison is not among the tied
    ],
)
def test_of_three_hostile_sides_the_strongest_stays(
    troops: tuple[int, int, int], garrison: str | None, stays: set[str]
) -> None:
    powers: dict[str, dict[str, Any]] = {
        name: {"status": "french", "generals": {"hesse": n}}
        for name, n in zip(("austria", "prussia", "russia"), troops, strict=True)
    }
    if garrison:
        powers[garrison]["garrisons"] = ["hesse"]
    m = update(dict.fromkeys(powers, "expansionist"), powers=powers)
    while asked(m)[0][1] == "update_withdraw":
        play(m, f"{asked(m)[0][0]}: withdraw hesse > off")
    (left,) = remaining(m)
    assert left in stays
    assert m.view()["garrisons"] == ({"hesse": "russia"} if left == garrison else {})


@rule("K-9.2.4", "K-R-49")
def test_a_tie_without_a_garrison_is_drawn_by_lot() -> None:
    """A fair draw from the match's own chance: both outcomes occur, and the same seed gives the same."""

    def loser(seed: int) -> str:
        m = parted({"generals": {"bavaria": 1}}, {"generals": {"bavaria": 1}}, seed=seed)
        seat, kind = asked(m)[0]
        assert kind == "update_withdraw"
        return seat

    losers = [loser(seed) for seed in range(60)]
    assert set(losers) == {"austria", "russia"}
    assert 18 <= losers.count("austria") <= 42
    assert [loser(seed) for seed in range(10)] == losers[:10]


@rule("K-R-48", "K-R-49")
def test_one_draw_among_all_tied_sides() -> None:
    """Three sides of 2: one stays, two withdraw, each as likely as the others."""

    def winner(seed: int) -> str:
        there = {"status": "french", "generals": {"hesse": 1}}
        powers = dict.fromkeys(("austria", "prussia", "russia"), there)
        m = update(dict.fromkeys(powers, "expansionist"), powers=powers, seed=seed)
        while asked(m)[0][1] == "update_withdraw":
            play(m, f"{asked(m)[0][0]}: withdraw hesse > off")
        (left,) = remaining(m)
        return left

    winners = [winner(seed) for seed in range(90)]
    assert all(18 <= winners.count(name) <= 42 for name in ("austria", "prussia", "russia"))


@rule("K-9.2.5", "K-9.2.7", "K-4.3.3", "K-R-47", "K-S-6.4b")
def test_a_beaten_garrison_becomes_a_troop_of_any_own_general() -> None:
    """Also without a General in the Territory; Bavaria is uncontrolled then."""
    m = parted(
        {"garrisons": ["bavaria"], "generals": {"wien": 0, "tyrol": 3, "galicia": 2}}, {"generals": {"bavaria": 1}}
    )
    assert asked(m) == [("austria", "assign")]
    assert options(m, "austria") == ["assign bavaria > wien", "assign bavaria > galicia"]
    play(m, "austria: assign bavaria > galicia")
    assert asked(m) == FIRST_ACTION
    assert remaining(m) == {"austria": {"wien": 0, "tyrol": 3, "galicia": 3}, "russia": {"bavaria": 1}}
    assert m.view()["garrisons"] == {}


@rule("K-9.2.5")
@pytest.mark.parametrize("generals", [{}, {"wien": 3}])
def test_a_beaten_garrison_that_nobody_can_take_is_1_money(generals: dict[str, int]) -> None:
    m = parted({"garrisons": ["bavaria"], "generals": generals}, {"generals": {"bavaria": 1}})
    assert asked(m) == FIRST_ACTION
    assert tracks(m, "money")["austria"] == 1
    assert m.view()["garrisons"] == {}


@rule("K-9.2.5", "K-9.2.6")
def test_a_weaker_power_loses_garrison_and_place_but_no_troop() -> None:
    """The Garrison goes to the General in the Territory, the only one; he takes it away with him."""
    m = parted({"garrisons": ["bavaria"], "generals": {"bavaria": 1}}, {"generals": {"bavaria": 3}})
    assert remaining(m)["austria"] == {"bavaria": 2}
    play(m, "austria: withdraw bavaria > wien")
    assert remaining(m) == {"austria": {"wien": 2}, "russia": {"bavaria": 3}}


@rule("K-R-51", "K-9.2.7")
def test_a_former_ally_in_an_empty_home_territory_stays_as_an_invader() -> None:
    """In Tyrol nothing Austrian stands; from Wien the weaker Austrian must go, and the invader gets no Garrison."""
    m = parted({"generals": {"wien": 0}}, {"generals": {"tyrol": 0, "wien": 1}})
    assert asked(m) == [("austria", "update_withdraw")]
    assert "withdraw wien > tyrol" not in options(m, "austria")
    play(m, "austria: withdraw wien > bohemia")
    assert asked(m) == FIRST_ACTION
    assert remaining(m) == {"austria": {"bohemia": 0}, "russia": {"tyrol": 0, "wien": 1}}
    assert m.view()["garrisons"] == {}
