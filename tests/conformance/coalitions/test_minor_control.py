"""Chapter 11.3: what gaining control of a Minor Power brings with it, also for uncontrolled ones (K-11.5.11)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.minors import acting, allies, at_war, bid, controllers, minor, on_drill, readers
from tests.conformance.coalitions.table import POWERS, asked, forbidden, happened, options, play, position, tracks
from tests.conformance.coalitions.war import FIRST_ACTION, remaining
from tests.conformance.rule import rule

THREE: dict[str, Any] = {"seats": 3, "third": "austria"}  # GB, FR, RU; Austria, in the British Coalition, is Minor
OPTIONS = {"third_minor": "austria"}


# -- the status of the controller


@rule("K-11.3.1", "K-11.3.2", "K-6.1.2")
@pytest.mark.parametrize(
    ("winner", "own", "status"),
    [
        ("britain", "british", "british"),
        ("france", "french", "french"),
        ("austria", "british", "british"),
        ("austria", "french", "french"),
        ("austria", "neutral", "neutral"),
        ("austria", "expansionist", "expansionist"),
    ],
)
def test_a_minor_power_takes_the_status_of_its_controller(winner: str, own: str, status: str) -> None:
    """In a Coalition it is a member at once: the leader is not asked."""
    match = on_drill("ottoman", **{winner: {"status": own, "morale": 1}})
    assert match.view()["statuses"]["ottoman"] == "expansionist"
    bid(match, **{winner: 1})
    assert acting(match) == (winner, "ottoman", "drill"), "nobody else is asked"
    assert match.view()["statuses"]["ottoman"] == status
    members = {name for name, other in match.view()["statuses"].items() if other == status} - {"ottoman"}
    if status in ("british", "french"):
        assert allies(match, "ottoman") == members
    else:
        assert allies(match, "ottoman") == {winner}


@rule("K-11.3.5", "K-6.2.7", "K-11.4.1")
@pytest.mark.parametrize("status", ["british", "french", "neutral", "expansionist"])
def test_control_never_starts_a_war_with_the_controller(status: str) -> None:
    """Whoever had the Ottomans before and whoever gets them: they are Allies."""
    for before in (None, "britain", "france", "austria", "russia"):
        for winner in ("britain", "france", "austria", "russia"):
            ottoman = {} if before is None else {"controller": before}
            powers: dict[str, Any] = {"ottoman": ottoman, "austria": {"status": status}}
            powers.setdefault(winner, {})["morale"] = 1
            match = bid(on_drill("ottoman", **powers), **{winner: 1})
            assert winner in allies(match, "ottoman")
            assert winner not in at_war(match, "ottoman")


# -- the board


@rule("K-11.3.3", "K-9.1.5", "K-9.1.3", "FAM-3.14")
def test_a_minor_powers_general_in_the_home_of_its_new_controller_may_stay() -> None:
    """Prussians of France stand in Bohemia; Austria gets them and decides, as the Power that controls Bohemia."""
    match = on_drill(
        "prussia",
        prussia={"controller": "france", "generals": {"bohemia": 1}, "garrisons": ["bohemia"]},
        austria={"morale": 1},
    )
    bid(match, austria=1)
    assert match.view()["garrisons"] == {}
    assert acting(match) == ("austria", "austria", "stay")
    left = play(match.clone(), "austria: leave prussia bohemia")
    assert acting(left) == ("austria", "prussia", "update_withdraw"), "its controller decides for it"
    assert options(left, "austria") == ["withdraw bohemia > silesia", "withdraw bohemia > off"]
    play(match, "austria: stay prussia bohemia")
    assert acting(match) == ("austria", "prussia", "drill")
    assert remaining(match) == {"prussia": {"bohemia": 2}}


@rule("K-11.3.3", "K-9.2.1", "K-9.2.5", "K-9.0.5")
def test_changed_relations_with_third_powers_are_updated_too() -> None:
    """Prussia passes from France to Austria: it is at War with France now, and its guests must be told apart."""
    match = on_drill(
        "prussia",
        prussia={"controller": "france", "generals": {"silesia": 2, "hesse": 0}, "garrisons": ["hesse"]},
        france={"generals": {"silesia": 1, "hesse": 3, "pommern": 1}},
        austria={"morale": 1},
    )
    assert "france" in allies(match, "prussia")
    bid(match, austria=1)
    assert "france" in at_war(match, "prussia")
    # Silesia: 3 against 2. Hesse: 4 against 2, and the Prussian Garrison there becomes a Troop
    assert [args[2] for args in happened(match, "compared")] == [4, 3]
    assert acting(match) == ("austria", "prussia", "assign")
    play(match, "austria: assign hesse > silesia")
    assert acting(match) == ("france", "france", "update_withdraw")
    play(match, "france: withdraw silesia > off")
    assert acting(match) == ("austria", "prussia", "update_withdraw")
    play(match, "austria: withdraw hesse > berlin")
    assert match.view()["garrisons"] == {}
    assert remaining(match) == {
        "prussia": {"silesia": 3, "berlin": 0},
        "france": {"hesse": 3, "pommern": 1},  # alone in Pommern: he stays as an invader (K-R-51)
    }


@rule("K-11.3.4")
@pytest.mark.parametrize("status", ["british", "neutral"])
def test_nothing_changes_between_those_who_were_at_peace(status: str) -> None:
    """In the same Coalition an Austrian guest stays unasked; both Neutral: nobody moves."""
    if status == "british":
        powers: dict[str, Any] = {
            "ottoman": {"controller": "russia", "generals": {"serbia": 1}, "garrisons": ["bosnia"]},
            "austria": {"generals": {"serbia": 2, "wien": 0}},
        }
        name = "ottoman"
    else:
        powers = {
            "prussia": {"generals": {"saxonia": 1}, "garrisons": ["saxonia"]},
            "austria": {"status": "neutral", "generals": {"bavaria": 2}, "garrisons": ["bavaria"]},
        }
        name = "prussia"
    powers["austria"]["morale"] = 1
    match = on_drill(name, **powers)
    before, garrisons = remaining(match), match.view()["garrisons"]
    bid(match, austria=1)
    assert acting(match) == ("austria", name, "drill")
    assert remaining(match) == before
    assert match.view()["garrisons"] == garrisons


# -- uncontrolled Minor Powers in a board update


@rule("K-11.5.11", "K-R-83", "FAM-3.25", "K-9.0.5", "K-S-6.5")
@pytest.mark.parametrize(("winner", "regent"), [("britain", "france"), ("russia", "france"), ("france", "britain")])
def test_who_decides_for_it_in_a_board_update(winner: str, regent: str) -> None:
    """Austria gets a controller; Neutral Prussia, still uncontrolled, must leave Saxonia (K-R-11)."""
    match = position(seats=3, options=OPTIONS, start="scenario", power="austria", action="drill")
    bid(match, **{winner: 1})
    assert match.view()["statuses"]["austria"] == ("french" if winner == "france" else "british")
    while acting(match)[1] != "prussia":  # Austria and its neighbours first
        match.play(acting(match)[0], options(match, acting(match)[0])[-1])
    assert acting(match) == (regent, "prussia", "update_withdraw")
    assert options(match, regent) == ["withdraw saxonia > silesia", "withdraw saxonia > off"]
    assert readers(match, "prussia") == [], "no hand is needed for it"
    play(match, f"{regent}: withdraw saxonia > silesia")
    assert acting(match) == (winner, "austria", "drill")
    assert minor(match, "prussia")["generals"] == {"berlin": 0, "borussia": 0, "silesia": 0}


@rule("K-11.5.11", "K-R-83", "K-9.2.5", "K-S-6.4b")
def test_the_assignment_of_its_garrison_is_decided_for_it_too() -> None:
    """Prussians stand with an Ottoman Garrison in Hesse as Allies, until France gets them: 3 against 1."""
    match = on_drill(
        "prussia",
        prussia={"controller": "britain", "generals": {"hesse": 2}},
        ottoman={"status": "british", "garrisons": ["hesse"], "generals": {"serbia": 0, "istanbul": 2, "anatolia": 3}},
        france={"morale": 1},
    )
    bid(match, france=1)
    assert acting(match) == ("britain", "ottoman", "assign")
    assert options(match, "britain") == ["assign hesse > serbia", "assign hesse > istanbul"]
    play(match, "britain: assign hesse > serbia")
    assert remaining(match)["ottoman"] == {"serbia": 1, "istanbul": 2, "anatolia": 3}
    assert acting(match) == ("france", "prussia", "drill")


@rule("K-11.5.10", "K-9.1.3", "K-S-6.3")
def test_it_lets_no_general_stay_in_a_board_update() -> None:
    """Prussians of France stand in Austrian Galicia; with Britain they are Allies of Austria, who cannot agree."""
    match = on_drill(
        "prussia",
        **THREE,
        prussia={"controller": "france", "generals": {"galicia": 1}},
        britain={"morale": 1},
    )
    bid(match, britain=1)
    assert acting(match) == ("britain", "prussia", "update_withdraw"), "no question"
    assert options(match, "britain") == ["withdraw galicia > silesia", "withdraw galicia > off"]
    assert [args[2] for args in happened(match, "must_leave")] == ["uncontrolled"]


@rule("K-6.2.4", "K-9.3.2", "K-11.4.2")
def test_two_uncontrolled_minor_powers_are_not_of_one_player() -> None:
    """Neutral Prussians in a Territory of the Neutral Ottomans, both uncontrolled, must leave it."""
    match = on_drill(
        "austria",
        **THREE,
        prussia={"generals": {"wallachia": 0}},
        ottoman={"status": "neutral"},
        russia={"morale": 1},
    )
    bid(match, russia=1)
    assert acting(match) == ("france", "prussia", "update_withdraw")


# -- what is handed over


@rule("K-11.3.6", "K-11.3.8", "FAM-D.7", "K-4.9.6")
def test_everything_off_board_goes_to_the_new_controller_and_stays_apart() -> None:
    match = on_drill(
        "prussia",
        prussia={"controller": "france", "hand": [1, 2, 5], "money": 4, "morale": 6, "generals": {"berlin": 2}},
        austria={"hand": [3, 3], "money": 2, "morale": 5, "generals": {"wien": 1}},
        france={"hand": [4], "money": 1},
    )
    before = {name: minor(match, name) for name in POWERS}
    assert readers(match, "prussia") == ["france"]
    bid(match, austria=1)
    assert readers(match, "prussia") == ["austria"], "a former controller no longer sees the hand"
    assert minor(match, "prussia", "austria")["hand"] == [1, 2, 5]
    assert minor(match, "austria", "austria")["hand"] == [3, 3]
    before["austria"]["morale"] -= 1
    before["prussia"]["seat"] = "austria"
    assert {name: minor(match, name) for name in POWERS} == before, "2 Generals, stock, cards, Money: nothing is mixed"


@rule("K-11.3.6", "K-7.4.13", "K-11.4.11")
def test_money_is_never_exchanged_between_the_powers_of_a_player() -> None:
    """Austria has no Money of its own: it buys nothing, whatever its Prussians have."""
    powers = {"austria": {"generals": {"wien": 0}}, "prussia": {"controller": "austria", "money": 9}}
    match = position(seats=4, power="austria", action="mobilisation", powers=powers)
    assert not [d for d in match.decisions if d.kind == "purchase"]
    assert tracks(match, "money")["prussia"] == 9
    powers = {"austria": {"money": 9}, "prussia": {"controller": "austria", "generals": {"berlin": 0}}}
    match = position(seats=4, power="prussia", action="mobilisation", powers=powers)
    assert not [d for d in match.decisions if d.kind == "purchase"]
    assert tracks(match, "money")["austria"] == 9


@rule("K-11.3.8", "K-R-71", "FAM-D.7")
def test_the_hand_of_an_uncontrolled_minor_power_is_seen_by_nobody() -> None:
    match = on_drill("prussia", britain={"morale": 1}, prussia={"hand": [1, 5]}, ottoman={"hand": [2]})
    assert readers(match, "prussia") == []
    assert minor(match, "prussia")["cards"] == 2, "how many cards it has is public"
    bid(match)
    assert readers(match, "prussia") == ["britain"]
    assert readers(match, "ottoman") == []


# -- the Diplomacy Phase


def diplomacy(**powers: Any) -> Match:
    return position(seats=4, phase="diplomacy", round=2, powers=powers)


@rule("K-11.4.5", "K-11.4.12", "K-6.1.1", "K-9.3.2", "K-S-1.8")
def test_the_board_is_updated_for_the_minor_powers_that_changed_with_it() -> None:
    """Austria becomes Neutral, so do its Prussians: they leave Hesse; a Russian leaves Silesia."""
    match = diplomacy(
        austria={"generals": {"bohemia": 1}},
        prussia={"controller": "austria", "generals": {"hesse": 2, "bohemia": 1}},
        russia={"generals": {"silesia": 3}},
        ottoman={"controller": "russia"},
    )
    play(match, "britain: done", "austria: status neutral", "russia: status british", "britain: done")
    assert acting(match) == ("austria", "prussia", "update_withdraw")
    assert set(options(match, "austria")) == {
        "withdraw hesse > berlin",
        "withdraw hesse > silesia",
        "withdraw hesse > off",
    }, "not from Bohemia, which belongs to the same player"
    play(match, "austria: withdraw hesse > berlin")
    assert acting(match) == ("russia", "russia", "update_withdraw")
    play(match, "russia: withdraw silesia > off")
    assert remaining(match) == {"austria": {"bohemia": 1}, "prussia": {"berlin": 2, "bohemia": 1}}


@rule("K-11.3.7", "K-6.4.4", "K-6.4.2", "K-S-1.2")
def test_a_minor_power_cannot_be_expelled_but_leaves_with_its_major_power() -> None:
    match = diplomacy(prussia={"controller": "austria"}, ottoman={"controller": "france"})
    assert options(match, "britain") == ["expel austria", "expel russia", "done"]
    forbidden(match, "britain", "expel prussia")
    play(match, "britain: expel austria", "britain: done")
    # France has only a Minor Power in its Coalition: it is not asked
    assert asked(match) == [("austria", "status"), ("russia", "status")]
    assert options(match, "austria") == ["status french", "status neutral", "status expansionist"]
    play(match, "austria: status expansionist", "russia: status british", "britain: done")
    assert asked(match) == FIRST_ACTION
    assert match.view()["statuses"]["prussia"] == "expansionist"
    assert match.view()["statuses"]["ottoman"] == "french"
    assert allies(match, "prussia") == {"austria"}


@rule("K-11.3.7", "K-6.4.4", "K-6.4.3", "K-S-1.5")
def test_expelled_after_the_reveal_it_leaves_with_its_major_power_too() -> None:
    match = diplomacy(prussia={"controller": "austria"}, ottoman={"controller": "russia"})
    play(match, "britain: done", "austria: status french", "russia: status british")
    assert options(match, "britain") == ["expel russia", "done"]
    play(match, "britain: done")
    assert options(match, "france") == ["expel austria", "done"]
    play(match, "france: expel austria", "austria: status neutral")
    assert match.view()["statuses"]["prussia"] == "neutral"
    assert controllers(match)["prussia"] == "austria", "control does not change"


@rule("K-6.4.4", "K-11.3.1")
def test_the_minor_powers_of_a_leader_stay_in_its_coalition() -> None:
    match = diplomacy(prussia={"controller": "britain"}, ottoman={"controller": "france"}, russia={"status": "neutral"})
    assert options(match, "britain") == ["expel austria", "done"]
    play(match, "britain: done", "austria: status neutral", "russia: status neutral")
    assert asked(match) == FIRST_ACTION, "nobody could be expelled"
    assert match.view()["statuses"]["prussia"] == "british"
    assert match.view()["statuses"]["ottoman"] == "french"


@rule("K-11.3.8")
def test_who_lost_control_knows_the_hand_until_its_cards_are_seen_to_go() -> None:
    """What Prussia could hold for all that France knows. The 5 that is left is not the one that France saw."""
    powers = {"prussia": {"controller": "france", "hand": [4, 5]}, "britain": {"morale": 1}}
    match = bid(position(seats=4, power="prussia", action="drill", deck=[5], powers=powers), britain=1)

    def hands() -> list[list[int]]:
        dealt = [match.determinize("france", Random(n)) for n in range(12)]
        return [one.view("britain")["powers"]["prussia"]["hand"] for one in dealt]

    assert hands() == [[4, 5]] * 12
    play(match, "britain: drill", "britain: discard 5")
    assert match.view("britain")["powers"]["prussia"]["hand"] == [4, 5]
    assert all(4 in hand for hand in hands())
    assert not all(5 in hand for hand in hands())
