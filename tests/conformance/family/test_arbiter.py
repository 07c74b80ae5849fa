"""The sequence of Movement and the Arbiter (family.md 1.14)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, fought, happened, options, order, play, power
from tests.conformance.family.actions import kinds, minor_of, number, wheel_stage, when
from tests.conformance.family.printed import printed
from tests.conformance.family.stage import Stage, skip
from tests.conformance.rule import rule
from tests.scenes import shown_options, shown_prompt


def moving(stage: Stage, name: str, **fields: Any) -> Match:
    """A Power that has not named its Arbiter yet; without `allied`, all are at War."""
    return stage.position(power=name, action="movement", **fields)


def morale(match: Match) -> dict[str, int]:
    """The Morale of those who have any."""
    seen = match.view(None)["powers"]
    return {name: seen[name]["morale"] for name in seen if seen[name]["morale"]}


def eligible(match: Match, name: str) -> set[str]:
    """The Powers that may be named, all others being refused."""
    assert asked(match) == [(name, "arbiter")]
    named = {move.removeprefix("arbiter ") for move in options(match, name)}
    forbidden(match, name, *(f"arbiter {other}" for other in match.view(None)["powers"] if other not in named))
    return named


# -- the sequence


@rule("K-7.6.1", "K-7.6.2", "RP-8.5.2", "RP-8.5.3", "RP-8.6.12", "RD-9.8.1", "RD-9.8.4", "RD-9.9.13")
def test_the_steps_of_a_movement_action_in_order(stage: Stage) -> None:
    powers: dict[str, Any] = {
        "france": {"generals": {"wurttemberg": 3}, "garrisons": ["provence"]},
        "austria": {"garrisons": ["bavaria", "wien", "tyrol"]},
    }
    match = moving(stage, "france", powers=powers)
    before = when(match)
    assert kinds(match, "france") == ["arbiter"]
    play(match, f"france: arbiter {stage.rival}")
    assert kinds(match, "france") == ["disband"]
    skip(match, "disband", "rail", "troop_rail")
    assert kinds(match, "france") == ["move"]
    play(match, "france: march wurttemberg > bavaria")
    skip(match, "garrison", "win_garrison")  # the battle of the first Movement Turn is fought
    assert fought(match) == ["bavaria"]
    assert kinds(match, "france") == ["request"]
    play(match, "france: request", f"{stage.rival}: grant", "france: march bavaria > wien")
    skip(match, "garrison", "win_garrison")
    assert fought(match) == ["bavaria", "wien"]
    assert kinds(match, "france") == ["request"]
    play(match, "france: request", f"{stage.rival}: grant", "france: march wien > tyrol")
    skip(match, "garrison", "win_garrison", "withdraw")
    assert fought(match) == ["bavaria", "wien", "tyrol"]
    # never a fourth one
    assert when(match) != before
    assert "request" not in kinds(match, "france")
    forbidden(match, "france", "request")
    assert [args[1] for args in happened(match, "movement_turn")] == [1, 2, 3]
    course = order(match, "arbiter", "movement_turn", "battle", "requested", "granted")
    once = ["movement_turn", "battle"]
    assert course == ["arbiter", *once, "requested", "granted", *once, "requested", "granted", *once]


@rule("K-7.6.18", "RP-8.5.1", "RP-8.5.5", "RP-8.5.6", "RP-8.9.15", "RD-9.8.2", "RD-9.8.5", "RD-R-47", "FAM-3.27")
def test_any_number_of_own_generals_may_move_once_in_each_movement_turn(stage: Stage) -> None:
    powers: dict[str, Any] = {
        "france": {"generals": {"paris": 2, "provence": 1, "wurttemberg": 0}},
        stage.friend: {"generals": {"picardie": 1}},
    }
    match = moving(stage, "france", allied=True, powers=powers)
    play(match, f"france: arbiter {stage.rival}")
    starts = {move.split()[1] for move in options(match, "france") if " > " in move}
    assert starts == {"paris", "provence", "wurttemberg"}  # not the Ally's
    forbidden(match, "france", "march picardie > paris", "march picardie > normandie_bretagne")
    play(match, "france: march paris > aquitaine")
    skip(match, "garrison")
    assert power(match, "france")["generals"] == {"aquitaine": 2, "provence": 1, "wurttemberg": 0}  # all his Troops
    assert {move.split()[1] for move in options(match, "france") if " > " in move} == {"provence", "wurttemberg"}
    forbidden(match, "france", "march aquitaine > paris")
    play(match, "france: end")  # the others stay: nobody must move
    play(match, "france: request", f"{stage.rival}: grant")
    starts = {move.split()[1] for move in options(match, "france") if " > " in move}
    assert starts == {"aquitaine", "provence", "wurttemberg"}  # the right to move is renewed
    play(match, "france: march aquitaine > paris")
    skip(match, "garrison")
    assert power(match, "france")["generals"]["paris"] == 2


@rule("K-7.6.18", "RP-8.9.15", "RD-9.8.5", "RD-R-47", "FAM-3.27")
def test_a_general_moves_again_after_a_victory_and_after_a_defeat(stage: Stage) -> None:
    match = stage.attack(
        "france",
        "march wurttemberg > bavaria",
        "march lombardia > tyrol",
        arbiter=stage.rival,
        powers={
            "france": {"generals": {"wurttemberg": 2, "lombardia": 0}},
            "austria": {"garrisons": ["bavaria"], "generals": {"tyrol": 3}},
        },
    )
    play(match, "france: battle bavaria")
    skip(match, "support", "win_garrison")
    play(match, "france: capital")
    assert power(match, "france")["generals"] == {"bavaria": 1, "paris": 0}
    play(match, "france: request", f"{stage.rival}: grant")
    starts = {move.split()[1] for move in options(match, "france") if " > " in move}
    assert starts == {"bavaria", "paris"}


@rule("K-7.6.45", "RD-9.8.3", "RP-9.1.1")
def test_all_moves_are_made_before_the_first_battle(stage: Stage) -> None:
    powers: dict[str, Any] = {
        "france": {"generals": {"wurttemberg": 3, "paris": 0}},
        "austria": {"garrisons": ["bavaria"]},
    }
    match = stage.movement("france", powers=powers)
    play(match, "france: march wurttemberg > bavaria")
    skip(match, "garrison")
    assert kinds(match, "france") == ["move"]
    assert fought(match) == []
    play(match, "france: march paris > picardie")
    assert order(match, "moved", "battle") == ["moved", "moved", "battle"]


# -- who is Arbiter


@rule("K-4.10.1", "K-7.6.3", "RP-5.6.1", "RP-8.6.1", "RP-8.6.2", "RP-14.1.15", "RD-5.8.1", "RD-9.9.1", "RD-9.1.5")
@rule("RD-R-80", "RD-R-09")
def test_the_arbiter_is_named_first_even_if_nobody_is_going_to_move(stage: Stage) -> None:
    match = moving(stage, "france", powers={"france": {"generals": {"paris": 3}, "garrisons": ["picardie"]}})
    assert asked(match) == [("france", "arbiter")]
    forbidden(match, "france", "march paris > picardie", "disband picardie", "end", "done", "decline", "stop")
    for name in printed(stage).powers:  # no General on the map, no Garrison: still an Arbiter must be named, and gains
        match = moving(stage, name)
        before = when(match)
        assert asked(match) == [(name, "arbiter")]
        arbiter = "austria" if name != "austria" else "france"
        play(match, f"{name}: arbiter {arbiter}")
        assert morale(match) == {arbiter: 1}
        assert kinds(match, name) == ["request"]  # the Movement Turn is empty
        play(match, f"{name}: stop")
        assert when(match) != before


@rule("K-4.10.2", "K-7.6.4", "RP-5.6.2", "RP-8.6.1", "RP-8.6.4", "RP-8.6.5", "RD-5.8.1", "RD-9.9.3", "RD-9.9.4")
def test_who_is_not_eligible(stage: Stage) -> None:
    names = set(printed(stage).powers)
    assert eligible(moving(stage, "france"), "france") == names - {"france"}
    # not an Ally, either way
    assert eligible(moving(stage, "france", allied=True), "france") == names - {"france", stage.friend}
    assert eligible(moving(stage, stage.friend, allied=True), stage.friend) == names - {"france", stage.friend}
    # not a Power with Morale 15; with 14 it is
    high = {"austria": {"morale": 15}, stage.rival: {"morale": 14}}
    assert eligible(moving(stage, "france", powers=high), "france") == names - {"france", "austria"}


@rule("K-7.6.5", "RP-R-89", "RD-9.9.7")
def test_a_power_at_war_with_the_mover_may_be_arbiter_even_the_one_attacked(stage: Stage) -> None:
    match = moving(
        stage, "france", powers={"france": {"generals": {"wurttemberg": 3}}, "austria": {"garrisons": ["bavaria"]}}
    )
    play(match, "france: arbiter austria", "france: march wurttemberg > bavaria")
    skip(match, "garrison", "win_garrison")
    assert fought(match) == ["bavaria"]
    play(match, "france: request")
    assert asked(match) == [("austria", "grant")]
    play(match, "austria: refuse")  # in its own interest
    assert morale(match) == {"austria": 1}


@rule("K-7.6.5", "RD-9.9.7")
@wheel_stage
def test_neutral_and_expansionist_powers_serve_everybody_and_may_name_everybody(stage: Stage) -> None:
    names = set(printed(stage).powers)
    powers = {stage.friend: {"status": "neutral"}, stage.rival: {"status": "expansionist"}}
    for name in ("france", "austria"):
        assert {stage.friend, stage.rival} <= eligible(moving(stage, name, powers=powers), name)
    for name in (stage.friend, stage.rival):
        assert eligible(moving(stage, name, powers=powers), name) == names - {name}
    # two of the same kind are in no Coalition together
    both = {stage.friend: {"status": "neutral"}, stage.rival: {"status": "neutral"}}
    assert stage.rival in eligible(moving(stage, stage.friend, powers=both), stage.friend)


@rule("K-7.6.4", "K-11.4.10", "RP-8.6.4", "RP-11.5.10", "RD-9.9.5", "RD-12.9.4")
def test_a_power_of_the_same_player_is_not_eligible(stage: Stage) -> None:
    minor = "italy" if stage.game == "realpolitik" else "ottoman"
    match = minor_of(stage, "france", power="france", action="movement")
    assert minor not in eligible(match, "france")
    match = minor_of(stage, "france", power=minor, action="movement")
    named = {move.removeprefix("arbiter ") for move in options(match, "france")}
    assert "france" not in named
    assert "austria" in named
    forbidden(match, "france", "arbiter france")
    if stage.game != "realpolitik":  # nor where both are in no Coalition
        for status in ("neutral", "expansionist"):
            powers = {stage.friend: {"status": status}, minor: {"status": status}}
            match = minor_of(stage, stage.friend, power=stage.friend, action="movement", powers=powers)
            assert minor not in eligible(match, stage.friend)
    # of another player it is
    match = minor_of(stage, "austria", power="france", action="movement")
    assert minor in eligible(match, "france")


@rule("K-11.4.10", "K-R-52", "RP-11.5.11", "RP-11.5.9", "RD-9.9.14", "RD-R-38", "RD-12.9.4")
def test_the_controller_answers_for_a_minor_power_and_the_minor_power_gains(stage: Stage) -> None:
    minor = "italy" if stage.game == "realpolitik" else "ottoman"
    match = minor_of(stage, "austria", power="france", action="movement", powers={"france": {"generals": {"paris": 0}}})
    play(match, f"france: arbiter {minor}", "france: end", "france: request")
    assert asked(match) == [("austria", "grant")]
    play(match, "austria: grant")
    assert morale(match) == {minor: 3}


@rule("K-7.6.4", "K-11.5.3", "RD-9.9.6", "RD-12.8.3")
@wheel_stage
def test_an_uncontrolled_minor_power_is_not_eligible(stage: Stage) -> None:
    match = stage.position(seats=5, power="france", action="movement")
    assert match.view(None)["powers"]["ottoman"]["seat"] is None
    assert eligible(match, "france") == set(printed(stage).powers) - {"france", "ottoman"}


@rule("K-7.6.3", "K-7.6.7", "RP-8.6.1", "RP-8.6.9", "RP-14.1.15", "RD-9.9.1", "RD-9.9.10")
def test_the_only_eligible_power_is_arbiter(stage: Stage) -> None:
    high = {name: {"morale": 15} for name in printed(stage).powers if name not in ("france", "austria")}
    match = moving(stage, "france", powers={**high, "france": {"generals": {"paris": 0}}})
    assert happened(match, "arbiter") == [(number(match, "france"), number(match, "austria"))]
    assert power(match, "austria")["morale"] == 1
    assert asked(match) == [("france", "move")]


@rule("K-7.6.12", "K-7.6.14", "RP-8.6.7", "RP-8.6.8", "RP-R-25", "RD-9.9.9", "RD-9.10.1")
def test_without_an_eligible_arbiter_there_is_exactly_one_turn_and_no_morale(stage: Stage) -> None:
    high: dict[str, Any] = {name: {"morale": 15} for name in printed(stage).powers}
    high["france"] = {"generals": {"paris": 0}, "garrisons": ["provence", "picardie"], "morale": 2}
    high[stage.friend] = {"morale": 3}  # an Ally is none either
    match = moving(stage, "france", allied=True, powers=high)
    before, now = morale(match), when(match)
    assert asked(match) == [("france", "disband")]  # Garrisons may still be disbanded
    play(match, "france: disband provence", "france: done")
    assert asked(match) == [("france", "move")]
    play(match, "france: march paris > picardie")
    assert when(match) != now
    assert "request" not in kinds(match, "france")
    assert morale(match) == before
    assert happened(match, "no_arbiter") == [(number(match, "france"),)]
    assert len(happened(match, "movement_turn")) == 1


# -- further Movement Turns


@rule("K-4.10.3", "K-7.6.7", "K-7.6.8", "RP-5.6.3", "RP-8.6.3", "RP-8.6.9", "RP-8.6.10", "RP-8.6.11", "RP-R-28")
@rule("RD-5.8.2", "RD-9.9.2", "RD-9.9.10")
def test_the_arbiter_gains_one_at_once_and_refuses_neither_the_role_nor_the_first_turn(stage: Stage) -> None:
    match = moving(stage, "france", powers={"france": {"generals": {"paris": 0}}, "austria": {"morale": 4}})
    play(match, "france: arbiter austria")
    assert morale(match) == {"austria": 5}
    assert asked(match) == [("france", "move")]  # Austria is not asked
    assert options(match, "austria") == []
    forbidden(match, "austria", "refuse", "grant")
    unused = play(match.clone(), "france: end", "france: stop")  # the first Movement Turn is optional
    assert power(unused, "france")["generals"] == {"paris": 0}
    assert morale(unused) == {"austria": 5}
    play(match, "france: march paris > picardie", "france: stop")
    assert power(match, "france")["generals"] == {"picardie": 0}
    assert morale(match) == {"austria": 5}


@rule("K-4.10.3", "K-4.10.4", "K-7.6.9", "K-7.6.10", "FAM-3.28", "RP-5.6.4", "RP-5.6.5", "RP-8.6.12", "RP-8.6.14")
@rule("RP-8.6.15", "RP-R-27", "RP-R-28", "RP-14.1.28", "RP-14.1.29")
@rule("RD-5.8.2", "RD-5.8.3", "RD-9.9.11", "RD-9.9.13", "RD-R-37")
def test_each_further_turn_is_requested_and_granted_also_after_an_empty_one(stage: Stage) -> None:
    match = moving(stage, "france", powers={"france": {"generals": {"paris": 0}}, "austria": {"morale": 1}})
    now = when(match)
    play(match, "france: arbiter austria")
    forbidden(match, "france", "request")  # not before the first Movement Turn is over
    play(match, "france: end")  # no General moved
    assert options(match, "france") == ["request", "stop"]
    play(match, "france: request")
    assert asked(match) == [("austria", "grant")]
    assert options(match, "austria") == ["grant", "refuse"]
    assert morale(match) == {"austria": 2}
    play(match, "austria: grant")
    assert morale(match) == {"austria": 4}  # at the moment of granting, before anybody moves
    play(match, "france: end", "france: request", "austria: grant")
    assert morale(match) == {"austria": 7}
    play(match, "france: march paris > picardie")
    assert morale(match) == {"austria": 7}  # 1 + 2 + 3 = 6 gained
    assert when(match) != now


@rule("K-7.6.9", "RP-8.6.12", "RP-8.6.13", "RP-R-29", "RP-5.6.4", "RD-9.9.13", "RD-5.8.2")
def test_the_third_turn_may_be_refused_and_no_turn_need_be_requested(stage: Stage) -> None:
    match = moving(stage, "france", powers={"france": {"generals": {"paris": 0}}})
    now = when(match)
    play(match, "france: arbiter austria", "france: end")
    ended = play(match.clone(), "france: stop")
    assert when(ended) != now
    assert morale(ended) == {"austria": 1}
    play(match, "france: request", "austria: grant", "france: end")
    ended = play(match.clone(), "france: stop")
    assert when(ended) != now
    assert morale(ended) == {"austria": 3}
    play(match, "france: request", "austria: refuse")
    assert happened(match, "refused_turn") == [(number(match, "austria"), number(match, "france"), 3)]
    assert when(match) != now
    assert morale(match) == {"austria": 3}


@rule("K-7.6.6", "K-7.6.13", "RP-8.6.6", "RP-8.6.13", "RD-9.9.8", "RD-9.9.13")
def test_a_refusal_ends_the_action_and_no_other_arbiter_is_named(stage: Stage) -> None:
    match = moving(stage, "france", powers={"france": {"generals": {"paris": 0}}, "austria": {"morale": 3}})
    now = when(match)
    play(match, "france: arbiter austria", "france: march paris > picardie", "france: request")
    play(match, "austria: refuse")
    assert morale(match) == {"austria": 4}
    assert when(match) != now  # nothing is left of the Movement action
    forbidden(match, "france", f"arbiter {stage.rival}", "request", "march picardie > paris")
    assert happened(match, "arbiter") == [(number(match, "france"), number(match, "austria"))]
    assert power(match, "france")["generals"] == {"picardie": 0}


@rule("K-7.6.10", "K-7.6.11", "RP-8.6.14", "RP-8.6.16", "RP-5.4.4", "RD-9.9.11", "RD-9.9.12", "RD-R-37")
@pytest.mark.parametrize("start", range(15))
def test_movement_turns_by_the_morale_of_the_arbiter(stage: Stage, start: int) -> None:
    match = moving(stage, "france", powers={"france": {"generals": {"paris": 0}}, "austria": {"morale": start}})
    now = when(match)
    play(match, "france: arbiter austria", "france: end")
    turns = 1
    while when(match) == now:
        assert asked(match) == [("france", "request")]
        play(match, "france: request", "austria: grant", "france: end")
        turns += 1
    # the second needs at most 13 when it is asked for, the third at most 12
    assert turns == (1 if start >= 13 else 2 if start >= 10 else 3)
    assert morale(match)["austria"] == start + {1: 1, 2: 3, 3: 6}[turns] <= 15


@rule("K-R-53", "K-7.6.11", "RP-8.6.16", "RP-R-27", "RP-DX-23", "RD-9.9.12", "RD-R-37")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_morale_the_arbiter_spends_in_a_battle_makes_room(stage: Stage, cards: int) -> None:
    """14 when it is named, so 15; each card it plays in the battle costs one, and the gain of 2 fits from 13 on."""
    powers: dict[str, Any] = {
        "france": {"generals": {"wurttemberg": 3}},
        "austria": {"generals": {"bavaria": 2}, "hand": [1, 1], "morale": 14},
    }
    match = stage.attack("france", "march wurttemberg > bavaria", arbiter="austria", powers=powers)
    assert morale(match) == {"austria": 15}
    now = when(match)
    play(match, *["austria: play 1 for bavaria"] * cards)
    while kinds(match, "austria") == ["card"]:
        play(match, "austria: pass")
    while match.decisions[0].kind in ("beaten", "withdraw", "win_garrison"):
        match.play(match.decisions[0].seat, match.decisions[0].options[-1])  # off board, or no Garrison
    assert morale(match) == {"austria": 15 - cards}
    if cards == 2:
        assert asked(match) == [("france", "request")]
        play(match, "france: request", "austria: grant")
        assert morale(match) == {"austria": 15}
    else:
        assert when(match) != now
        assert "request" not in kinds(match, "france")


@rule("K-7.6.9", "RP-8.6.12", "RD-9.9.13")
def test_without_a_general_on_the_map_a_request_is_explained_as_a_gift(stage: Stage) -> None:
    m = stage.movement("france", arbiter="austria", powers={"france": {"generals": {}}, "austria": {"morale": 3}})
    assert asked(m) == [("france", "request")]
    assert options(m, "france") == ["request", "stop"]
    assert "no General on the map" in shown_prompt(m.scene("france", "en")).text
    assert "2 Morale" in shown_options(m.scene("france", "en"))[0].text
    assert "podarunek" in shown_prompt(m.scene("france", "pl")).text
    play(m, "france: request", "austria: grant")
    assert m.view(None)["powers"]["austria"]["morale"] == 3 + 1 + 2
    m = stage.movement("france", arbiter="austria", powers={"france": {"generals": {"paris": 0}}})
    play(m, "france: end")
    assert asked(m) == [("france", "request")]
    assert "gift" not in shown_prompt(m.scene("france", "en")).text
    assert "Morale" not in shown_options(m.scene("france", "en"))[0].text
