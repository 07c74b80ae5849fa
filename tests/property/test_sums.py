"""Sums: every change of a track is told by events, part by part, in every game; and the story of a whole match."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from chancellery import Match, games
from chancellery.kernel import Event
from chancellery.table import telling
from chancellery.table.scene_telling import Score
from chancellery.table.story import MOST_BATTLES, MOST_FRAMES, MOST_TURNING_POINTS, story

VARIANTS = [
    (game.id, scenario.id, scenario.usual or max(scenario.seats)) for game in games() for scenario in game.scenarios
]
TOLD = ("influence", "vp", "debt", "treaty", "markers")  # of which every change is told; Morale is also paid for cards


def checked(match: Match, events: list[Event]) -> Counter[tuple[str, str]]:
    """The changes that the events tell, by track and power."""
    found: Counter[tuple[str, str]] = Counter()
    for event in events:
        for score in telling.scores(match.definition, event, "pl"):
            check(score)
            found[score.track or "", score.power or ""] += score.total
    return found


def check(score: Score) -> None:
    assert sum(item.points for item in score.items) == score.total
    assert all(item.label for item in score.items)
    if score.before is not None and score.after is not None:
        assert abs(score.after - score.before) == abs(score.total)


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_what_is_counted_adds_up_to_the_change_of_the_track(game: str, scenario: str, seats: int) -> None:
    match, rng = Match.new(game, scenario, seats, seed="told", nonce="test"), Random("told")
    before, count, told = match.definition.measures(match.state), match.event_count, 0
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
        after, events = match.definition.measures(match.state), match.events(None, count)
        count += len(events)
        changes = checked(match, events)
        if any(event.kind == "paris" for event in events):
            break  # K-3.2.3: points for the end alone, which stand on no track
        told += sum(map(abs, changes.values()))
        for track in TOLD:
            for power, value in after.get(track, {}).items():
                change = value - before[track][power]
                if track == "vp":  # one marker for both
                    others = sum(changes[track, other] for other in after[track] if other != power)
                    assert change == changes[track, power] - others
                else:
                    assert change == changes[track, power], (track, power, events)
        before = after
    assert told


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_the_story_of_a_match(game: str, scenario: str, seats: int) -> None:
    match, rng = Match.new(game, scenario, seats, seed="story", nonce="test"), Random("story")
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
    told, over = story(match, "en"), match.definition.measures(match.state)
    assert [series.id for series in told.series] == list(over)
    for series in told.series:
        moves = [point.move for point in series.points]
        assert moves == sorted(set(moves))
        assert (moves[0], moves[-1]) == (0, len(match))
        assert series.points[-1].values == over[series.id]
        for point in series.points[:: max(1, len(moves) // 3)]:
            assert point.values == match.definition.measures(match.at(point.move).state)[series.id]
        values = dict(series.points[0].values)
        for step in series.steps:
            assert values[step.power] != step.value
            values[step.power] = step.value
        assert values == over[series.id]
    assert [account.seat for account in told.accounts] == list(match.seats)
    assert all(account.text for account in told.accounts)
    assert len(told.battles) <= MOST_BATTLES
    for battle in told.battles:
        assert battle.text
        assert len(battle.sides) == 2
        assert all(side.powers for side in battle.sides)
        assert sum(side.won for side in battle.sides) <= 1
    assert len(told.turning_points) <= MOST_TURNING_POINTS
    assert all(0 < point.move <= len(match) and point.text for point in told.turning_points)
    assert (told.frames[0], told.frames[-1]) == (0, len(match))
    assert len(told.frames) <= MOST_FRAMES
    assert list(told.frames) == sorted(set(told.frames))
