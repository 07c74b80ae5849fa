"""The contests of a match as its events tell them, beat by beat, and those of them that decided it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from chancellery.locale import text
from chancellery.table.scene import Scene
from chancellery.table.scene_telling import (
    AddBeat,
    Beat,
    BeatSide,
    JoinBeat,
    NoteBeat,
    OpenBeat,
    ResultBeat,
    StackBeat,
    StrengthBeat,
)


@dataclass(slots=True)
class Contested:
    """A contest, from the move with which it was opened to the one that decided it."""

    opened: int
    place: str
    title: str
    sides: tuple[BeatSide, ...]
    powers: dict[str, tuple[str, ...]]  # of each side
    strength: dict[str, int]
    chances: dict[str, int] = field(default_factory=dict)  # of each side to win, in percent, as it began
    joined: dict[tuple[str, str], str] = field(default_factory=dict)  # the side of a power at a place
    decided: int | None = None
    winner: str | None = None
    notes: list[str] = field(default_factory=list)  # what came of it
    closed: bool = False

    @property
    def margin(self) -> int:
        values = sorted(self.strength.values(), reverse=True)
        return values[0] - values[1] if len(values) > 1 else 0

    def hear(self, move: int, beat: Beat | None, line: str) -> None:
        """The next step of it; what comes after the result and is no part of the story closes it."""
        if self.decided is not None:
            if not isinstance(beat, NoteBeat):
                self.closed = True
            elif beat.told and line:
                self.notes.append(line)
        elif isinstance(beat, StrengthBeat):
            self.strength = dict(beat.values)
        elif isinstance(beat, AddBeat):
            self.strength[beat.side] = self.strength.get(beat.side, 0) + beat.value
        elif isinstance(beat, JoinBeat):
            self.joined[beat.power, beat.place] = beat.side
        elif isinstance(beat, StackBeat):
            side = self._side(beat.power, beat.place)
            self.strength[side] = self.strength.get(side, 0) + beat.total
        elif isinstance(beat, ResultBeat):
            self.decided, self.winner = move, beat.winner
            self.strength = {side.id: self.strength.get(side.id, 0) for side in self.sides} | beat.values

    def _side(self, power: str, place: str) -> str:
        """Who joined stands where it joined; who was named where it was named; everybody else with the rest."""
        joined = self.joined.get((power, place))
        if joined is not None:
            return joined
        rest = [side.id for side in self.sides if side.rest]
        return next((side for side, powers in self.powers.items() if power in powers), rest[0] if rest else "")


@dataclass(frozen=True, slots=True)
class Fortune:
    """What a power won in contests, and what was to be expected when they began."""

    fought: int = 0
    won: int = 0
    expected: float = 0.0


def fortunes(contests: Sequence[Contested]) -> Mapping[str, Fortune]:
    """Of each power, in the contests whose odds everybody could know."""
    found: dict[str, Fortune] = {}
    for one in contests:
        if one.decided is None or not one.chances:
            continue
        for side, powers in one.powers.items():
            for power in powers:
                was, won = found.get(power, Fortune()), side == one.winner
                likely = was.expected + one.chances.get(side, 0) / 100
                found[power] = Fortune(was.fought + 1, was.won + won, likely)
    return found


def _chances(beat: OpenBeat, before: Scene, after: Scene, lang: str) -> dict[str, int]:
    """How likely each side was to win, from what everybody could know: as the contest began or, where it lay open on
    the table before, as it lay there."""
    told = after.contest.odds if after.contest is not None and after.contest.place == beat.place else None
    if told is None:
        boxes = [box for display in before.displays for box in display.boxes]
        told = next((box.odds for box in boxes if box.id == beat.place), None)
    if told is None:
        return {}
    names = {power.id: power.name for power in after.powers}
    shares = {chance.text: chance.percent for chance in told.outcomes}
    found = {}
    for side in beat.sides:
        said = [text(lang, "odds-side", side=name) for name in (side.title, *(names.get(p, p) for p in side.powers))]
        found[side.id] = next((shares[one] for one in said if one in shares), 0)
    return found if any(found.values()) else {}


def opened(move: int, beat: OpenBeat, before: Scene, after: Scene, lang: str) -> Contested:
    """Sides that the beat leaves open are those of the scene or, if all is over by then, of whoever stood there."""
    seen = {side.id: side.powers for side in after.contest.sides} if after.contest is not None else {}
    named = {power for side in beat.sides for power in side.powers}
    there = dict.fromkeys(one.power for one in before.pieces if one.place == beat.place and one.power is not None)
    rest = tuple(power for power in there if power not in named)
    powers = {side.id: seen.get(side.id) or side.powers or (rest if side.rest else ()) for side in beat.sides}
    chances = _chances(beat, before, after, lang)
    return Contested(move, beat.place, beat.title, beat.sides, powers, dict(beat.values or {}), chances)


def deciding(contests: Sequence[Contested], leads: Sequence[int], most: int) -> list[Contested]:
    """Those that changed the winners' lead most or, after them, were closest and largest; in their order."""

    def rank(one: Contested) -> tuple[int, int, int]:
        change = leads[one.decided or 0] - leads[max(0, one.opened - 1)]
        return -abs(change), one.margin, -sum(one.strength.values())

    ended = [one for one in contests if one.decided is not None and all(one.powers.values())]
    return sorted(sorted(ended, key=rank)[:most], key=lambda one: one.opened)


def tallies(contests: Sequence[Contested]) -> Mapping[str, tuple[int, int]]:
    """Contests won and lost, by power."""
    found: dict[str, tuple[int, int]] = {}
    for one in contests:
        if one.decided is None or one.winner is None:
            continue
        for side, powers in one.powers.items():
            for power in powers:
                won, lost = found.get(power, (0, 0))
                found[power] = (won + 1, lost) if side == one.winner else (won, lost + 1)
    return found
