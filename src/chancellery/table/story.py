"""The story of a match, for its end page: measures over time, what turned it, honours, and moments for a film.

It is worked out by playing the match again, from what everybody may know; a game says no more than what it measures
(`Definition.measures`) and what it declares with its events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from chancellery.kernel import Match
from chancellery.locale import text
from chancellery.table.scene_telling import Happened, Honour, Point, Series, Story, TurningPoint
from chancellery.table.telling import Own, Ways, told

MOST_FRAMES: Final = 40
MOST_TURNING_POINTS: Final = 3
FRAMED: Final = ("round", "battle", "end")
Values = Mapping[str, Mapping[str, int]]  # by measure and power


@dataclass(frozen=True, slots=True)
class Moment:
    """A move: what came with it, and how the measures stood after it. The first is the set-up."""

    move: int
    told: tuple[Happened, ...]
    values: Values


def story(match: Match, lang: str) -> Story:
    """The story so far; what turned the match is told when it is over."""
    moments = _moments(match, lang)
    names = {power.id: power.name for power in match.scene(None, lang).powers}
    return Story(
        series=_series(match, moments, lang),
        turning_points=_turning_points(match, moments, lang),
        honours=_honours(moments, names, lang),
        frames=_frames(moments),
    )


def _moments(match: Match, lang: str) -> list[Moment]:
    again = Match.from_setup(match.setup)
    definition, moves, found, count = again.definition, match.moves, list[Moment](), 0
    ways: Ways = {}
    for move in range(len(moves) + 1):
        if move:
            again.play(*moves[move - 1])
        events = again.events(None, count)
        lines = told(definition, events, count, lang, Own(), ways)
        count += len(events)
        found.append(Moment(move, tuple(lines), definition.measures(again.state)))
    return found


# -- measures over time


def _series(match: Match, moments: Sequence[Moment], lang: str) -> tuple[Series, ...]:
    """Every measure at the start, at the beginning of each round and now."""
    chosen: list[tuple[Moment, str]] = []
    for moment in moments:
        rounds = [one.text.text for one in moment.told if one.mark == "round"]
        if rounds or not moment.move:
            chosen.append((moment, rounds[-1] if rounds else text(lang, "scene-setup")))
    if chosen[-1][0] is not moments[-1]:
        chosen.append((moments[-1], text(lang, "scene-over") if match.outcome is not None else text(lang, "story-now")))
    return tuple(
        Series(
            id,
            text(lang, f"{match.definition.prefix}measure-{id}"),
            tuple(Point(moment.move, title, dict(moment.values[id])) for moment, title in chosen),
        )
        for id in moments[0].values
    )


# -- what turned it


def _turning_points(match: Match, moments: Sequence[Moment], lang: str) -> tuple[TurningPoint, ...]:
    """The moves that changed the winners' lead in the first measure most, in their order."""
    if match.outcome is None or not moments[0].values:
        return ()
    measure = next(iter(moments[0].values))
    seats = {match.seats[seat] for seat in match.outcome.winners}
    ours = {power.id for power in match.scene(None, lang).powers if power.seat in seats}
    leads = [_lead(moment.values[measure], ours) for moment in moments]
    changes = [(after - before, moment) for before, after, moment in zip(leads, leads[1:], moments[1:])]
    known = [(change, moment) for change, moment in changes if change and moment.told]
    most = sorted(known, key=lambda one: (-abs(one[0]), one[1].move))[:MOST_TURNING_POINTS]
    found = [(moment, _weightiest(moment, measure)) for _, moment in sorted(most, key=lambda one: one[1].move)]
    return tuple(TurningPoint(moment.move, line.text.text, line.power, _place(line)) for moment, line in found)


def _place(line: Happened) -> str | None:
    """Where it happened: the place named first or, of a sum, the one that gave most."""
    items = [item for score in line.scores for item in score.items if item.places]
    best = max(items, key=lambda item: item.points).places if items else ()
    return next(iter((*line.places, *best)), None)


def _lead(values: Mapping[str, int], ours: set[str]) -> int:
    """Of the best winner over the best of the others."""
    own = [value for power, value in values.items() if power in ours]
    others = [value for power, value in values.items() if power not in ours]
    return max(own, default=0) - max(others, default=0)


def _weightiest(moment: Moment, measure: str) -> Happened:
    """The line that tells of the measure or, if none does, the weightiest."""

    def rank(one: Happened) -> tuple[int, int]:
        return sum(abs(score.total) for score in one.scores if score.track == measure), one.weight

    return max(moment.told, key=rank)


# -- honours and frames


def _honours(moments: Sequence[Moment], names: Mapping[str, str], lang: str) -> tuple[Honour, ...]:
    """Who began most battles, marched farthest and scored most at once; nobody where two are equal."""
    battles, ways, sums = Counter[str](), Counter[str](), Counter[str]()
    for one in (line for moment in moments for line in moment.told if line.power is not None):
        power = one.power or ""
        if one.mark == "battle":
            battles[power] += 1
        ways[power] += max(0, len(one.path) - 1)
        for score in one.scores:
            if score.track == next(iter(moments[0].values), None):
                sums[score.power] = max(sums[score.power], score.total)
    found = []
    for id, counts in (("battles", battles), ("ways", ways), ("sums", sums)):
        best = [power for power, count in counts.items() if count == max(counts.values())]
        if len(best) == 1 and counts[best[0]] > 0 and best[0] in names:
            said = text(lang, f"honour-{id}.text", power=names[best[0]], count=counts[best[0]])
            found.append(Honour(text(lang, f"honour-{id}"), said, best[0]))
    return tuple(found)


def _frames(moments: Sequence[Moment]) -> tuple[int, ...]:
    """The moves with which rounds began or battles were fought, first and last; of many, evenly chosen."""
    marked = [moment.move for moment in moments if any(one.mark in FRAMED for one in moment.told)]
    moves = sorted({0, *marked, moments[-1].move})
    if len(moves) <= MOST_FRAMES:
        return tuple(moves)
    return tuple(moves[n * (len(moves) - 1) // (MOST_FRAMES - 1)] for n in range(MOST_FRAMES))
