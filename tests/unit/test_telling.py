"""What is told of a match: recaps, and sums part by part."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match
from chancellery.kernel import Event
from chancellery.table import telling
from chancellery.table.scene import Scene

GAMES = ("coalitions", "realpolitik", "raison_detat", "maria", "imperial_struggle")


def step(match: Match, rng: Random) -> int:
    decision = rng.choice(match.decisions)
    match.play(decision.seat, rng.choice(decision.options))
    return decision.seat


def told(match: Match, seat: int, lang: str = "en") -> Scene:
    return telling.scenes(match, (seat,), lang)[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_recap_has_what_happened_since_the_seats_own_last_move(game: str) -> None:
    """Only for those who must decide; every line is one of the log, with its number and what it names."""
    match, rng = Match.new(game, seed=11), Random(11)
    found = 0
    for count in range(400):
        if match.outcome is not None:
            break
        step(match, rng)
        if count % 8:
            continue
        asked = {decision.seat for decision in match.decisions}
        for seat in range(len(match.seats)):
            recap = told(match, seat).recap
            if seat not in asked and match.outcome is None:
                assert recap == ()
                continue
            since = match.event_count - len(match.since(seat))
            numbers = [one.number for one in recap]
            assert numbers == sorted(set(numbers))
            assert len(recap) <= telling.MOST_TOLD
            assert all(since <= number < match.event_count for number in numbers)
            if len(match.since(seat)) <= telling.MOST_TOLD:
                assert [one.text.text for one in recap] == match.log(seat, since=since)
            found += len(recap)
    assert found > 50
    assert telling.scenes(match, (None,), "en")[0].recap == ()


@pytest.mark.parametrize("game", GAMES)
def test_what_a_recap_points_at_is_on_the_table(game: str) -> None:
    match, rng = Match.new(game, seed=12), Random(12)
    paths = against = 0
    for count in range(400):
        if match.outcome is not None:
            break
        step(match, rng)
        if count % 3:
            continue
        for seat in {decision.seat for decision in match.decisions}:
            scene = told(match, seat)
            places, powers = {one.id for one in scene.places}, {one.id for one in scene.powers}
            for one in scene.recap:
                assert set(one.places) | set(one.path) <= places
                assert one.power is None or one.power in powers
                assert one.weight >= telling.CONCERNS or not one.against
                paths += bool(one.path)
                against += one.against
    assert against
    assert paths


@pytest.mark.parametrize("game", GAMES)
def test_facts_say_how_they_have_changed_since_the_seats_own_last_move(game: str) -> None:
    match, rng = Match.new(game, seed=14), Random(14)
    seen: dict[int, dict[tuple[str, str], int | None]] = {}
    changed = 0
    for _ in range(150):
        seat = step(match, rng)
        if match.outcome is not None:
            break
        seen[seat] = values(match.scene(None))
        for asked in {decision.seat for decision in match.decisions} & set(seen):
            for power in told(match, asked).powers:
                for fact in power.facts:
                    before = seen[asked][power.id, fact.id]
                    known = fact.value is not None and before is not None
                    assert (fact.change or 0) == ((fact.value or 0) - (before or 0) if known else 0)
                    changed += fact.change is not None
    assert changed


def test_what_is_done_for_the_reader_comes_first_but_is_nothing_against_them() -> None:
    definition = Match.new("coalitions", seed=1).definition
    france, prussia = (definition.notation.words["power"].index(one) for one in ("france", "prussia"))
    reader = telling.Own(powers=frozenset({"france"}), places=frozenset(), seat="france")
    for kind, against in (("granted", False), ("refused_turn", True)):
        (one,) = telling.told(definition, [Event(kind, (prussia, france, 2))], 0, "en", reader, {})
        assert (one.against, one.weight >= telling.CONCERNS) == (against, True)


def values(scene: Scene) -> dict[tuple[str, str], int | None]:
    return {(power.id, fact.id): fact.value for power in scene.powers for fact in power.facts}


def test_who_stands_together_in_maria_names_the_same_coalition() -> None:
    powers = {power.id: power.coalition for power in Match.new("maria", "full", 3, seed=1).scene(None).powers}
    assert powers["france"] == powers["bavaria"] == powers["prussia"]
    assert powers["austria"] == powers["pragmatic"] != powers["france"]


def test_a_sum_of_nothing_that_names_several_places_is_told_as_nothing() -> None:
    """Prussia makes peace and has no fortress to set aside: the event has no line, and no city to name."""
    definition = Match.new("maria", "full", seed="set aside").definition
    event = Event("set_aside", (2, 0, 0, ()))
    assert definition.line(event, "en") is None
    assert telling.scores(definition, event, "en") == ()
