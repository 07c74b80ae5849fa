"""The story of a match, for its end page: measures over time, what turned it, honours, and moments for a film.

It is worked out by playing the match again, from what everybody may know; a game says no more than what it measures
(`Definition.measures`, `goals`, `forces`) and what it declares with its events.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from chancellery.kernel import Match
from chancellery.locale import text
from chancellery.table.accounts import Clock, accounts, plain
from chancellery.table.fought import Contested, deciding, fortunes, opened, tallies
from chancellery.table.scene import Scene
from chancellery.table.scene_telling import (
    Fought,
    FoughtSide,
    Happened,
    Honour,
    Luck,
    OpenBeat,
    Point,
    Series,
    Step,
    Story,
    TurningPoint,
)
from chancellery.table.telling import Own, Ways, told

MOST_FRAMES: Final = 40
MOST_TURNING_POINTS: Final = 3
MOST_BATTLES: Final = 3
FRAMED: Final = ("round", "battle", "end")
Values = Mapping[str, Mapping[str, int]]  # by measure and power


@dataclass(frozen=True, slots=True)
class Moment:
    """A move: what came with it, and how the measures stood after it. The first is the set-up."""

    move: int
    told: tuple[Happened, ...]
    values: Values


@dataclass(frozen=True, slots=True)
class Told:
    """A match played again, and what follows from that alone."""

    match: Match
    lang: str
    scene: Scene  # as it stands now
    moments: list[Moment]
    contests: list[Contested]
    rounds: list[Point]  # of the first measure
    measure: str  # what decides; empty where a game measures nothing
    names: Mapping[str, str]  # of powers
    tallies: Mapping[str, tuple[int, int]]  # contests won and lost, by power

    def title(self, measure: str) -> str:
        return text(self.lang, f"{self.match.definition.prefix}measure-{measure}")

    def powers_of(self, seat: str) -> list[str]:
        return [power.id for power in self.scene.powers if power.seat == seat]

    def round(self, move: int) -> str:
        """The name of the round in which a move was made."""
        return plain(next((point.title for point in reversed(self.rounds[:-1]) if point.move <= move), ""))

    def weightiest(self, moment: Moment) -> Happened:
        """The line that tells of the measure that decides or, if none does, the weightiest."""

        def rank(one: Happened) -> tuple[int, int]:
            return sum(abs(score.total) for score in one.scores if score.track == self.measure), one.weight

        return max(moment.told, key=rank)

    def leads(self) -> list[int]:
        """Of the winners over the others, after each move; nothing where nobody has won."""
        outcome = self.match.outcome
        if outcome is None or not self.measure:
            return [0] * len(self.moments)
        ours = {power for seat in outcome.winners for power in self.powers_of(self.match.seats[seat])}
        return [_lead(moment.values[self.measure], ours) for moment in self.moments]


def story(match: Match, lang: str, clock: Clock | None = None) -> Story:
    """The story so far; what turned the match is told when it is over. `clock` says how long seats took to decide."""
    again = _again(match, lang)
    return Story(
        series=_series(again),
        turning_points=_turning_points(again),
        honours=_honours(again),
        frames=_frames(again.moments),
        battles=_battles(again),
        accounts=accounts(again, clock or {}),
        luck=_luck(again),
    )


def _again(match: Match, lang: str) -> Told:
    moments, contests = _moments(match, lang)
    scene = match.scene(None, lang)
    measure = next(iter(moments[0].values), "")
    names = {power.id: power.name for power in scene.powers}
    rounds = _rounds(match, moments, measure, lang)
    return Told(match, lang, scene, moments, contests, rounds, measure, names, tallies(contests))


def _moments(match: Match, lang: str) -> tuple[list[Moment], list[Contested]]:
    again = Match.from_setup(match.setup)
    definition, moves, count = again.definition, match.moves, 0
    found, contests = list[Moment](), list[Contested]()
    ways: Ways = {}
    for move in range(len(moves) + 1):
        if move:
            again.play(*moves[move - 1])
        events = again.events(None, count)
        for event in events:
            beat = definition.beat(event, lang)
            if isinstance(beat, OpenBeat):
                before = match.at(max(0, move - 1)).scene(None, lang)
                contests.append(opened(move, beat, before, again.scene(None, lang), lang))
            elif contests and not contests[-1].closed:
                contests[-1].hear(move, beat, definition.line(event, lang) or "")
        lines = told(definition, events, count, lang, Own(), ways)
        count += len(events)
        found.append(Moment(move, tuple(lines), definition.measures(again.state)))
    return found, contests


# -- measures over time


def _rounds(match: Match, moments: Sequence[Moment], measure: str, lang: str) -> list[Point]:
    """The start, the beginning of each round, and now; with the values of a measure."""
    chosen: list[tuple[Moment, str]] = []
    for moment in moments:
        rounds = [one.text.text for one in moment.told if one.mark == "round"]
        if rounds or not moment.move:
            chosen.append((moment, rounds[-1] if rounds else text(lang, "scene-setup")))
    if chosen[-1][0] is not moments[-1]:
        chosen.append((moments[-1], text(lang, "scene-over") if match.outcome is not None else text(lang, "story-now")))
    return [Point(moment.move, title, dict(moment.values.get(measure, {}))) for moment, title in chosen]


def _series(again: Told) -> tuple[Series, ...]:
    goals = again.match.definition.goals()
    return tuple(
        Series(
            id,
            again.title(id),
            tuple(Point(at.move, at.title, dict(again.moments[at.move].values[id])) for at in again.rounds),
            tuple(_steps(again.moments, id)),
            goals.get(id),
        )
        for id in again.moments[0].values
    )


def _steps(moments: Sequence[Moment], measure: str) -> list[Step]:
    """Every change of a value."""
    return [
        Step(after.move, power, value)
        for before, after in pairwise(moments)
        for power, value in after.values[measure].items()
        if value != before.values[measure].get(power)
    ]


# -- what turned it


def _turning_points(again: Told) -> tuple[TurningPoint, ...]:
    """The moves that changed the winners' lead in the first measure most, in their order."""
    leads, moments = again.leads(), again.moments
    changes = [(after - before, moment) for before, after, moment in zip(leads, leads[1:], moments[1:])]
    known = [(change, moment) for change, moment in changes if change and moment.told]
    most = sorted(known, key=lambda one: (-abs(one[0]), one[1].move))[:MOST_TURNING_POINTS]
    found = [(moment, again.weightiest(moment)) for _, moment in sorted(most, key=lambda one: one[1].move)]
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


def _luck(again: Told) -> tuple[Luck, ...]:
    """Contests won beside what the odds promised, of those that fought any; once it is over."""
    if again.match.outcome is None:
        return ()
    found = fortunes(again.contests)
    return tuple(
        Luck(power, one.fought, one.won, round(one.expected, 1))
        for power, one in ((power.id, found.get(power.id)) for power in again.scene.powers)
        if one is not None
    )


def _battles(again: Told) -> tuple[Fought, ...]:
    """Those that decided the match, once it is decided."""
    if again.match.outcome is None:
        return ()
    return tuple(
        Fought(
            move=one.decided or 0,
            title=one.title,
            round=again.round(one.opened),
            place=one.place,
            text=one.notes[-1] if one.notes else text(again.lang, "story-margin", count=one.margin),
            sides=tuple(
                FoughtSide(
                    one.powers[side.id],
                    one.strength.get(side.id, 0),
                    side.id == one.winner,
                    one.chances.get(side.id, 0) if one.chances else None,
                )
                for side in one.sides
            ),
        )
        for one in deciding(again.contests, again.leads(), MOST_BATTLES)
    )


# -- honours and frames


def _honours(again: Told) -> tuple[Honour, ...]:
    """Who won most battles, marched farthest and scored most at once; nobody where two are equal."""
    battles = Counter({power: won for power, (won, _) in again.tallies.items()})
    ways, sums, when = Counter[str](), Counter[str](), dict[str, str]()
    for moment in again.moments:
        for one in moment.told:
            if one.power is not None:
                ways[one.power] += max(0, len(one.path) - 1)
            for score in one.scores:
                power = score.power
                if power is not None and score.track == again.measure and score.total > sums[power]:
                    sums[power], when[power] = score.total, again.round(moment.move)
    found = []
    for id, counts in (("battles", battles), ("ways", ways), ("sums", sums)):
        best = [power for power, count in counts.items() if count == max(counts.values())]
        if len(best) == 1 and counts[best[0]] > 0 and best[0] in again.names:
            args = {"power": again.names[best[0]], "count": counts[best[0]]}
            if id == "sums":
                args |= {"what": again.title(again.measure), "round": when[best[0]]}
            said = text(again.lang, f"honour-{id}.text", **args)
            found.append(Honour(text(again.lang, f"honour-{id}"), said, best[0]))
    return tuple(found)


def _frames(moments: Sequence[Moment]) -> tuple[int, ...]:
    """The moves with which rounds began or battles were fought, first and last; of many some, evenly chosen, and where
    there are few, moves in between."""
    last = moments[-1].move
    marked = {moment.move for moment in moments if any(one.mark in FRAMED for one in moment.told)} | {0, last}
    spaced = [n * last // (MOST_FRAMES - 1) for n in range(MOST_FRAMES)]
    for move in sorted(spaced, key=lambda move: min(abs(move - other) for other in marked), reverse=True):
        if len(marked) >= MOST_FRAMES:
            break
        marked.add(move)
    moves = sorted(marked)
    if len(moves) <= MOST_FRAMES:
        return tuple(moves)
    return tuple(moves[n * (len(moves) - 1) // (MOST_FRAMES - 1)] for n in range(MOST_FRAMES))
