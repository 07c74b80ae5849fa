"""Beginning an Action (5.3.0, IS-R-28): it costs nothing until something is spent, and purchases do it themselves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle.rounds import acting, left, offered, shifts, state, taken
from tests.conformance.imperial_struggle.table import asked, forbidden, happened, options, owner, play, side
from tests.conformance.rule import rule
from tests.scenes import shown_options

CALICO: dict[str, Any] = {"hand": ["calico_acts"]}  # for Britain 2 EP usable only to unflag Markets


def said(match: Match, name: str, move: str, lang: str = "en") -> str:
    """An option as the table words it."""
    return str(next(one.text for one in shown_options(match.scene(name, lang)) if one.moves == (move,)))


# -- nothing is used before something is spent


@rule("IS-5.1.5", "IS-5.2.2", "IS-R-28", "IS-R-89")
@pytest.mark.parametrize("begin", [["begin major"], ["begin minor"], ["begin major", "begin minor"]])
def test_an_action_begun_without_a_purchase_rules_out_neither_pass_nor_event(begin: list[str]) -> None:
    match = taken("france", "economic_3_military", france={"hand": ["calico_acts"], "debt": 2})
    before = set(options(match, "france"))
    play(match, *(f"france: {move}" for move in begin))
    assert offered(match, "france", "pass") == {"0", "1", "2"}
    assert offered(match, "france", "play") == {
        move.removeprefix("play ") for move in before if move.startswith("play ")
    }
    assert side(play(match.clone(), "france: pass 2"), "france")["debt"] == 0


@rule("IS-5.2.2", "IS-5.2.8")
def test_an_event_played_after_an_action_was_begun_leaves_that_action_as_it_was() -> None:
    match = taken("britain", "economic_3_military", britain=CALICO)
    play(match, "britain: begin major", "britain: play calico_acts")
    assert (state(match, "major"), left(match, "major")) == ("waiting", 3)
    assert (state(match, "event"), left(match, "event")) == ("waiting", 2)


@rule("IS-R-28", "IS-5.3.0.1")
def test_an_untouched_action_waits_when_another_is_begun() -> None:
    match = play(taken("france", "economic_3_military"), "france: begin major", "france: begin minor")
    assert (state(match, "major"), left(match, "major"), state(match, "minor")) == ("waiting", 3, "open")
    play(match, "france: deploy navy > biscay", "france: begin major")
    assert left(match) == 3
    play(match, "france: flag antigua", "france: finish")
    forbidden(match, "france", "begin major")  # a started one is over


@rule("IS-R-28")
def test_finishing_an_untouched_action_gives_nothing_up() -> None:
    match = taken("france", "economic_3_military", france={"debt": 1})
    before = options(match, "france"), match.view("france")
    play(match, "france: begin major", "france: finish", "france: begin minor", "france: finish")
    assert (options(match, "france"), match.view("france")) == before
    assert not happened(match, "action")  # nor is it told


@rule("IS-R-109", "IS-5.2.9")
def test_points_that_joined_an_untouched_action_go_back_with_it() -> None:
    match = taken("britain", "economic_3_military", britain=CALICO)
    play(match, "britain: play calico_acts", "britain: begin major", "britain: join event")
    assert (left(match), state(match, "event")) == (5, "closed")
    play(match, "britain: begin minor")
    assert (left(match, "major"), left(match, "event"), state(match, "event")) == (3, 2, "waiting")
    play(match, "britain: begin event")
    assert left(match) == 2


@rule("IS-R-102", "IS-R-95")
def test_the_cardinal_ministers_may_follow_an_action_begun() -> None:
    french = {"ministry": ["the_cardinal_ministers", "john_law"]}
    match = taken("france", "diplomatic_3_economic", france=french, face_up=["the_cardinal_ministers"])
    play(match, "france: begin major")
    before = left(match)
    play(match, "france: use the_cardinal_ministers_diplomatic_bonus")
    assert (state(match, "major"), left(match) > before) == ("open", True)
    raised = left(match)
    play(match, "france: begin minor", "france: begin major")
    assert left(match) == raised


@rule("IS-R-102", "IS-R-28")
def test_points_of_an_ability_start_the_action_they_are_added_to() -> None:
    british = {"ministry": ["pitt_the_elder", "bank_of_england"]}
    match = taken("britain", "diplomatic_3_economic", turn="turn_3", britain=british, face_up=["pitt_the_elder"])
    play(match, "britain: begin major", "britain: use pitt_the_elder_extra_diplomatic", "britain: begin minor")
    assert state(match, "major") == "closed"


@rule("IS-5.3.3.5", "IS-R-28")
def test_an_upgrade_is_possible_while_nothing_is_spent_and_leaves_the_action_under_way() -> None:
    match = taken("britain", "economic_2_military", britain={"pool": ["basic_0"]})
    play(match, "britain: begin major", "britain: upgrade wss_spain", "britain: stay placed other returned")
    assert (state(match, "major"), left(match)) == ("open", 2)
    play(match, "britain: flag cumberland")
    assert state(match, "major") == "open"


@rule("IS-5.3.3.4", "IS-R-47")
def test_in_turn_6_beginning_gives_no_treaty_point_yet_but_the_first_purchase_can_count_on_it() -> None:
    match = taken("britain", "economic_2_military", turn="turn_6", britain={"limit": 0})
    assert "flag albany" in options(match, "britain")  # 3 EP: two of the tile and that Treaty Point
    play(match, "britain: begin major")
    assert side(match, "britain")["treaty"] == 0
    assert side(play(match.clone(), "britain: pass 0"), "britain")["treaty"] == 0
    play(match, "britain: flag albany")
    assert (owner(match, "albany"), side(match, "britain")["treaty"]) == ("britain", 0)


# -- purchases that begin an Action


@rule("IS-5.3.0.1", "IS-5.1.5", "IS-5.2.2")
def test_a_purchase_that_only_one_action_can_pay_for_begins_it() -> None:
    match = taken("france", "economic_3_military", france={"hand": ["calico_acts"], "debt": 2})
    assert {"flag antigua", "deploy navy > biscay", "begin major", "begin minor"} <= set(options(match, "france"))
    play(match, "france: flag antigua")
    assert (state(match, "major"), left(match), state(match, "minor")) == ("open", 1, "waiting")
    assert happened(match, "action")[-1] == (0, 0, 0, 3)
    assert not offered(match, "france", "pass")
    assert not offered(match, "france", "play")
    small = play(taken("france", "economic_3_military"), "france: deploy navy > biscay")
    assert (state(small, "minor"), state(small, "major")) == ("closed", "waiting")
    play(small, "france: flag antigua")
    assert state(small, "major") == "open"


@rule("IS-5.3.2.5", "IS-5.3.2.6")
def test_the_limits_of_a_minor_action_hold_for_purchases_that_begin_it() -> None:
    match = taken("france", "economic_4_diplomatic", conflict=["german_states_3"])
    assert shifts(match, "france", "diplomatic") & {"unflag german_states_3", "unflag austria_alliance_2"} == {
        "unflag german_states_3"
    }


@rule("IS-R-109", "IS-5.2.9")
def test_a_purchase_that_two_actions_could_pay_for_waits_until_one_is_begun() -> None:
    fields: dict[str, Any] = {"britain": {**CALICO, "limit": 0}, "conflict": ["antigua"],
                              "changes": {"antigua": "france", "karaikal": "france"}}  # fmt: skip
    match = play(taken("britain", "economic_3_military", **fields), "britain: play calico_acts")
    assert "unflag antigua" not in options(match, "britain")  # 1 EP: the Major Action's or the Event's
    assert "unflag karaikal" in options(match, "britain")  # 3 EP: the Major Action's alone
    assert "flag cumberland" in options(match, "britain")  # the Event's points flag nothing
    for action, spent in (("major", "event"), ("event", "major")):
        one = play(match.clone(), f"britain: begin {action}", "britain: unflag antigua")
        assert (state(one, action), state(one, spent)) == ("open", "waiting")


@rule("IS-R-28", "IS-5.3.0.1")
def test_when_all_points_are_spent_the_next_purchase_may_begin_another_action() -> None:
    match = play(taken("france", "economic_3_military"), "france: flag antigua")
    assert left(match) == 1
    assert not offered(match, "france", "deploy navy >")  # that would lose a point: it is asked for
    emptied = play(taken("france", "economic_2_military"), "france: flag antigua")
    play(emptied, "france: deploy navy > biscay")
    assert (state(emptied, "major"), state(emptied, "minor")) == ("closed", "closed")
    debt = play(taken("france", "economic_2_military"), "france: flag antigua", "france: flag st_james")
    assert (state(debt, "major"), side(debt, "france")["debt"]) == ("open", 2)  # or Debt goes on with the same


@rule("IS-8.2.5", "IS-R-107")
def test_an_advantage_with_a_price_begins_the_action_that_pays_for_it() -> None:
    changes = {"gibraltar": "france", "biscay": "britain"}
    match = taken("france", "military_4_economic", changes=changes)
    assert "activate naval_bastion" in options(match, "france")
    small = taken("france", "economic_4_military", changes=changes)
    assert "activate naval_bastion" not in options(small, "france")  # a Minor Action cannot


@rule("IS-6.1.1", "IS-9.1.1")
def test_the_rest_of_a_price_is_asked_for_before_anything_else() -> None:
    match = taken("france", "economic_2_military", france={"treaty": 2})
    play(match, "france: flag gulf_of_st_lawrence")
    assert asked(match) == [("france", "pay")]
    play(match, "france: pay 0 debt 1 treaty")
    assert (owner(match, "gulf_of_st_lawrence"), state(match, "major"), left(match)) == ("france", "open", 0)


# -- what would be lost is said


@rule("IS-R-28", "IS-5.0.2")
def test_whoever_would_lose_points_is_warned() -> None:
    match = taken("france", "economic_3_military")
    assert said(match, "france", "begin minor") == "Begin the Minor Action: 2 military points"
    assert said(match, "france", "end") == (
        "End the Action Round; not used: Major Action, 3 economic points; Minor Action, 2 military points"
    )
    play(match, "france: begin major")
    assert said(match, "france", "begin minor") == "Begin the Minor Action: 2 military points"  # the other one waits
    assert said(match, "france", "finish") == "Leave this Action for later: nothing has been spent in it"
    play(match, "france: flag antigua")
    assert said(match, "france", "begin minor") == (
        "Begin the Minor Action: 2 military points; the Major Action is over then, 1 economic point is lost"
    )
    assert said(match, "france", "finish") == "Close this Action; 1 economic point is lost"
    assert said(match, "france", "finish", "pl") == "Zamknij tę Akcję; przepada 1 punkt ekonomiczny"
    assert said(match, "france", "begin minor", "pl") == (
        "Zacznij Małą Akcję – 2 punkty militarne; Duża Akcja się kończy, przepada 1 punkt ekonomiczny"
    )
    emptied = play(taken("france", "economic_2_military"), "france: flag antigua")
    assert said(emptied, "france", "begin minor") == "Begin the Minor Action: 2 military points"
    assert said(emptied, "france", "deploy navy > biscay").endswith("1 military point; the Major Action is over then")


# -- for all rounds


@rule("IS-R-28")
@pytest.mark.parametrize("seed", range(3))
def test_turning_to_an_action_and_back_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    match = Match.new("imperial_struggle", seed=f"turning/{seed}")
    seen = 0
    while match.outcome is None and len(match) < 400:
        decision = match.decisions[0]
        waiting = [move for move in decision.options if move.verb == "begin"]
        if decision.about[1:2] == (-1,) and waiting:
            for move in waiting:
                copy = match.clone()
                copy.play(decision.seat, move)
                copy.play(decision.seat, "finish")
                assert copy.view(decision.seat) == match.view(decision.seat)
                seen += 1
        match.play(decision.seat, rng.choice(decision.options))
    assert seen > 20


@rule("IS-5.3.0.1")
def test_what_a_purchase_costs_does_not_depend_on_how_its_action_was_begun() -> None:
    match = taken("france", "diplomatic_4_economic", conflict=["german_states_3"], france={"treaty": 2})
    for action, type in (("major", "diplomatic"), ("minor", "economic")):
        begun = play(match.clone(), f"france: begin {action}")
        assert shifts(begun, "france") == shifts(match, "france", type)
        for move in shifts(begun, "france"):
            assert said(match, "france", move) == said(begun, "france", move)


@rule("IS-8.2.1", "IS-8.2.5")
def test_an_advantage_that_saves_nothing_may_be_used_up_for_what_that_is_worth() -> None:
    # Pompadour & Du Barry: 1 Treaty Point for exhausting an Advantage in Europe
    french = {"ministry": ["pompadour_and_du_barry", "the_cardinal_ministers"]}
    match = taken("france", "diplomatic_4_economic", turn="turn_3", changes={"austria_prestige_upper": "france"},
                  conflict=["german_states_3"], france=french, face_up=["pompadour_and_du_barry"])  # fmt: skip
    play(match, "france: begin major", "france: unflag german_states_3 with silesia_negotiations")
    assert (left(match), side(match, "france")["treaty"]) == (3, 1)
    assert match.view(None)["advantages"]["silesia_negotiations"]["exhausted"]


@rule("IS-5.3.0.1", "IS-3.2.8.5")
def test_acting_still_begins_by_name() -> None:
    assert state(acting("france", "economic", 4), "major") == "open"
