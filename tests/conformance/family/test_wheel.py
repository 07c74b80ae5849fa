"""The War Wheel and the course of a round: Coalitions and Raison d'État (family.md 1.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, order
from tests.conformance.family.actions import passive
from tests.conformance.family.stage import IDLE
from tests.conformance.rule import rule

SIX = ("drill", "taxation", "leadership", "mobilisation", "influence", "movement")
SEVEN = ("drill", "taxation", "subsidies", "leadership", "mobilisation", "influence", "movement")
ASKED_IN = {"drill": "drill", "leadership": "leadership", "purchase": "mobilisation"}
BOOKED_IN = {"tax": "taxation", "expand": "influence", "arbiter": "movement"}


@dataclass(frozen=True, slots=True)
class Wheel:
    """A Wheel: its actions, and the Powers in the order in which they reach Drill."""

    game: str
    scenario: str
    actions: tuple[str, ...]
    powers: tuple[str, ...]

    def begin(self, **fields: Any) -> Match:
        if fields:
            return Match.from_position(self.game, {"scenario": self.scenario, **fields})
        return Match.new(self.game, scenario=self.scenario, seats=len(self.powers), seed=1)


WHEELS = (
    Wheel("coalitions", "1805", SIX, ("britain", "france", "austria", "prussia", "russia", "ottoman")),
    Wheel("raison_detat", "1702", SIX, ("britain", "france", "austria", "sweden", "russia", "ottoman")),
    Wheel(
        "raison_detat",
        "1618",
        SEVEN,
        ("protestants", "spain", "sweden", "austria", "france", "poland", "ottoman"),
    ),
)
each_wheel = pytest.mark.parametrize("wheel", WHEELS, ids=[f"{one.game}-{one.scenario}" for one in WHEELS])


def rounds(match: Match, last: int) -> dict[tuple[int, int], list[tuple[str, str]]]:
    """What was done in each turn of these rounds, in order: (action, Power)."""
    done: dict[tuple[int, int], list[tuple[str, str]]] = {}
    names, seen = tuple(match.view(None)["powers"]), 0
    while match.outcome is None:
        for event in match.events(since=seen):
            if event.kind == "turn":
                now = done.setdefault((event.args[0], event.args[1]), [])
            elif event.kind in BOOKED_IN:
                now.append((BOOKED_IN[event.kind], names[event.args[0]]))
        seen = match.event_count
        if match.view(None)["round"] > last:
            break
        (seat, kind) = asked(match)[0]
        if kind in ASKED_IN:
            now.append((ASKED_IN[kind], seat))
        passive(match)
    return {key: value for key, value in done.items() if key[0] <= last}


@rule("K-4.1.1", "K-4.1.2", "K-2.3.7", "RD-5.1.1", "RD-5.1.2", "RD-5.1.3", "RD-3.1.13", "RD-5.1.7")
@each_wheel
def test_one_power_over_each_field_and_it_performs_that_action(wheel: Wheel) -> None:
    match = wheel.begin()
    if wheel.game == "coalitions":  # who is Napoleon
        assert asked(match)[0][1] == "napoleon"
        passive(match)
    fields = match.view(None)["wheel"]
    # the first of the order is over Drill, the last over Taxation, ..., the second over Movement
    assert fields == dict(zip((wheel.powers[0], *reversed(wheel.powers[1:])), wheel.actions, strict=True))
    first = rounds(match, 1)[1, 1]
    assert {action for action, _ in first} >= {"drill", "taxation", "leadership", "influence", "movement"}
    for action, who in first:
        assert fields[who] == action


@rule("K-4.1.3", "K-4.1.4", "K-4.1.5", "K-5.1.4", "K-5.1.5", "K-5.1.6", "K-5.1.7")
@rule("RD-5.1.4", "RD-5.1.5", "RD-5.1.6", "RD-5.1.7", "RD-6.2", "RD-6.5", "RD-6.6", "RD-R-06", "RD-R-07")
@each_wheel
def test_each_power_goes_to_the_next_field_and_a_round_ends_when_the_first_is_back_over_drill(wheel: Wheel) -> None:
    done = rounds(wheel.begin(), 2)
    count = len(wheel.actions)
    for number in (1, 2):
        turns = [done[number, turn] for turn in range(1, count + 1)]
        assert [turn for one, turn in done if one == number] == list(range(1, count + 1))
        for turn, acts in enumerate(turns, 1):
            for action, who in acts:  # ((t - k) mod n) + 1
                place = wheel.powers.index(who) + 1
                assert wheel.actions.index(action) == (turn - place) % count
        for action in ("drill", "taxation", "leadership", "influence", "movement"):
            did = [one for acts in turns for act, one in acts if act == action]
            assert sorted(did) == sorted(wheel.powers), action  # each once per round
        assert [one for acts in turns for act, one in acts if act == "drill"] == list(wheel.powers)


@rule("K-7.0.2", "K-7.0.3", "K-R-65", "RD-9.1.2", "RD-9.1.3", "RD-9.1.4", "RD-R-08")
@each_wheel
def test_actions_follow_one_another_in_the_order_of_the_list_with_movement_last(wheel: Wheel) -> None:
    for acts in rounds(wheel.begin(), 2).values():
        places = [wheel.actions.index(action) for action, _ in acts]
        assert places == sorted(places)
        assert acts[-1][0] == "movement"


@rule("K-5.1.1", "K-5.1.2", "K-5.1.3", "RD-6.1", "RD-6.2", "RD-6.3", "RD-6.4", "RD-5.1.6")
@each_wheel
def test_every_round_but_the_first_begins_with_a_diplomacy_phase(wheel: Wheel) -> None:
    match = wheel.begin()
    seen: dict[int, list[str]] = {}
    while match.view(None)["round"] <= 3:
        kinds = {decision.kind for decision in match.decisions}
        if match.view(None)["turn"] == 0 and match.view(None)["round"]:
            seen.setdefault(match.view(None)["round"], []).extend(kinds)
        else:
            assert "status" not in kinds
        passive(match)
    assert 1 not in seen
    assert "status" in seen[2]
    assert "status" in seen[3]
    assert (
        order(match, "round", "turn")[: 3 * (len(wheel.actions) + 1)] == ["round", *["turn"] * len(wheel.actions)] * 3
    )


@rule("K-7.0.1", "RD-9.1.1", "RD-9.1.5", "RD-R-09")
@each_wheel
def test_actions_may_be_declined_but_gains_are_booked_and_the_arbiter_is_compulsory(wheel: Wheel) -> None:
    rich = {name: {"money": 4, "morale": 3} for name in wheel.powers}
    match = wheel.begin(turn=1, powers=rich)
    by_action = {action: name for name, action in match.view(None)["wheel"].items()}
    while match.view(None)["turn"] == 1:
        (seat, kind) = asked(match)[0]
        texts = [move.text for move in match.legal(seat)]
        if kind == "arbiter":
            assert all(text.startswith("arbiter ") for text in texts)
            match.play(seat, texts[0])
            continue
        match.play(seat, next(text for text in IDLE if text in texts))
    seen = match.view(None)["powers"]
    assert seen[by_action["drill"]]["cards"] == 0
    assert seen[by_action["taxation"]]["money"] > 4  # booked unasked
    assert (seen[by_action["leadership"]]["morale"], seen[by_action["leadership"]]["cards"]) == (3, 0)
    mobilised = seen[by_action["mobilisation"]]
    assert mobilised["money"] == 0  # Corruption
    assert mobilised["cards"] == mobilised["off_board"]  # the free cards
    assert order(match, "tax", "corruption", "expand", "arbiter") == ["tax", "corruption", "expand", "arbiter"]


@rule("K-4.6.1", "K-4.6.2", "RD-5.7.1", "RD-5.7.2", "RD-5.7.3", "RD-R-15")
@each_wheel
def test_the_order_of_powers(wheel: Wheel) -> None:
    """Who discards first: the order of the lists, which in 1702 is not that of the Wheel (Sweden before Austria)."""
    ordered = ["britain", "france", "sweden", "austria", "russia", "ottoman"]
    if wheel.scenario != "1702":
        ordered = list(wheel.powers)
    hand = [1, 2, 2, 3, 3, 4, 4]
    surplus = [name for name in ordered if name != "france" or wheel.game != "coalitions"][-4:]  # 40 cards only
    powers = {name: {"hand": hand} for name in reversed(surplus)}
    match = wheel.begin(turn=1, powers=powers)
    while asked(match)[0][1] != "surplus":
        passive(match)
    found = []
    while asked(match)[0][1] == "surplus":
        found += [seat for seat, _ in asked(match)]
        match.play(found[-1], "discard 2")
    assert found == surplus


@rule("K-7.0.5", "K-11.2.1", "RD-6.8", "RD-12.3.1")
@pytest.mark.parametrize("wheel", WHEELS[:2], ids=["coalitions-1805", "raison_detat-1702"])
def test_the_auction_for_a_minor_power_precedes_all_actions_of_the_turn(wheel: Wheel) -> None:
    morale = {name: {"morale": 1} for name in wheel.powers}
    match = Match.from_position(wheel.game, {"scenario": wheel.scenario, "seats": 5, "turn": 6, "powers": morale})
    assert {kind for _, kind in asked(match)} == {"bid"}
    assert [seat for seat, _ in asked(match)] == list(match.seats)
    assert match.view(None)["wheel"]["ottoman"] == "drill"
    assert order(match, "tax", "expand", "arbiter") == []
