"""Every statement of the catalogue, random matches with invariants, secrecy and the lesson."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.bots import bot
from chancellery.kernel import BadInput, Illegal, verify
from chancellery.lessons.library import lesson
from chancellery.rules import lookup, statements


def place(**fields: Any) -> Match:
    return Match.from_position("partition", {"scenario": "standard", "seats": 2, **fields}, nonce="test")


def play(match: Match, *moves: str) -> Match:
    for one in moves:
        seat, _, move = one.partition(": ")
        match.play(seat, move)
    return match


def refused(match: Match, seat: str, move: str) -> tuple[str, str]:
    with pytest.raises(Illegal) as error:
        match.play(seat, move)
    assert error.value.text("en") != error.value.text("pl")
    return error.value.rule, error.value.reason.removeprefix("partition-refused-")


def test_crowns_cards_and_homes() -> None:
    """PT-1.1, PT-1.2, PT-1.3."""
    two, three = Match.new("partition", seats=2), Match.new("partition", seats=3)
    assert two.seats == ("hohenzollern", "romanov")
    assert three.seats == ("hohenzollern", "romanov", "habsburg")
    held = {id: crown for id, crown in three.view()["provinces"].items() if crown}
    assert held == {"berlin": "hohenzollern", "smolensk": "romanov", "wien": "habsburg"}
    assert two.view()["hands"] == {"hohenzollern": [1, 2, 3, 4, 5, 6], "romanov": [1, 2, 3, 4, 5, 6]}
    assert two.view()["scores"] == {"hohenzollern": 0, "romanov": 0}


def test_the_example() -> None:
    """PT-EX-01."""
    match = place()
    play(match, "hohenzollern: claim great_poland 4", "romanov: claim white_russia 1")
    play(match, "hohenzollern: claim mazovia 5", "romanov: claim lithuania 6")
    assert match.view()["scores"] == {"hohenzollern": 5, "romanov": 3}
    equal = place(provinces={"hohenzollern": ["pomerelia"], "romanov": ["white_russia"]})
    play(equal, "hohenzollern: claim lithuania 5", "romanov: claim lithuania 5")
    assert equal.view()["provinces"]["lithuania"] is None
    assert equal.view()["hands"] == {"hohenzollern": [1, 2, 3, 4, 6], "romanov": [1, 2, 3, 4, 6]}


def test_what_can_be_claimed() -> None:
    """PT-2.2, PT-2.3, PT-2.5, PT-1.3."""
    match = place(provinces={"romanov": ["pomerelia"]}, cards={"hohenzollern": [2, 3]})
    assert [m.text for m in match.legal("hohenzollern")] == ["claim great_poland 2", "claim great_poland 3", "hold"]
    assert refused(match, "hohenzollern", "claim pomerelia 2") == ("PT-2.2", "held")
    assert refused(match, "hohenzollern", "claim mazovia 2") == ("PT-2.3", "far")
    assert refused(match, "hohenzollern", "claim great_poland 7") == ("PT-1.3", "no-card")
    assert refused(match, "hohenzollern", "claim great_poland 6") == ("PT-2.5", "spent")


def test_claims_are_secret_until_all_are_in() -> None:
    """PT-2.1: whatever one chooses, the other sees the same; until then it can be changed."""
    seen = []
    for move in ("claim great_poland 1", "claim pomerelia 6", "hold"):
        match = play(place(), f"hohenzollern: {move}")
        assert match.view("hohenzollern")["chosen"] == move
        seen.append([match.view("romanov"), match.scene("romanov"), match.log("romanov"), match.view(None)])
    assert seen[0] == seen[1] == seen[2]
    play(match, "hohenzollern: claim pomerelia 2", "romanov: hold")
    assert match.view()["provinces"]["pomerelia"] == "hohenzollern"


def test_who_cannot_claim_is_not_asked() -> None:
    """PT-2.6, PT-R-01."""
    match = place(provinces={"romanov": ["pomerelia", "great_poland"]})
    assert [match.seats[d.seat] for d in match.decisions] == ["romanov"]


def test_the_end() -> None:
    """PT-3.1, PT-3.2."""
    match = place(round=6, provinces={"hohenzollern": ["mazovia"], "romanov": ["polesia"]})
    play(match, "hohenzollern: hold", "romanov: claim lithuania 1")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores, match.outcome.rule) == ((0, 1), (3, 3), "PT-3.2")
    blocked = place(cards={"hohenzollern": [], "romanov": [1]}, provinces={"romanov": ["mazovia"]})
    play(blocked, "romanov: claim polesia 1")
    assert blocked.outcome is not None
    assert (blocked.outcome.winners, blocked.view()["round"]) == ((1,), 1)


@pytest.mark.parametrize("field", [{"round": 9}, {"cards": {"habsburg": [1]}}, {"provinces": {"romanov": ["paris"]}}])
def test_a_wrong_position_is_named(field: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as error:
        place(**field)
    assert next(iter(field)) in error.value.text("en")


@pytest.mark.parametrize("seats", [2, 3])
def test_random_matches(seats: int) -> None:
    for number in range(60):
        match, rng = Match.new("partition", seats=seats, seed=number), Random(number)
        while match.outcome is None:
            decision = rng.choice(match.decisions)
            match.play(decision.seat, rng.choice(decision.options))
            assert match.check() == []
            twin = match.determinize(0, rng)
            assert (twin.view(0), twin.scene(0)) == (match.view(0), match.scene(0))
        assert match.to_record() == Match.from_record(match.to_record()).to_record()
        assert verify(match.to_record()).match.outcome == match.outcome


def test_the_bot_beats_random() -> None:
    won = 0
    for number in range(60):
        match, rng = Match.new("partition", seats=2, seed=number), Random(number)
        while match.outcome is None:
            seat = match.decisions[0].seat
            match.play(seat, bot("sensible" if seat == number % 2 else "random").choose(match, seat, rng))
        won += number % 2 in match.outcome.winners
    assert won > 45


def test_the_catalogue_and_the_lesson() -> None:
    assert len(statements("PT")) == 11
    assert lookup("PT-2.6").cites == ("PT-R-01",)
    assert lesson("partition", "first_partition").id == "first_partition"
