"""Where the generals of a power stand so that its enemies sign truces, and what they cover then.

A truce keeps enemies from stepping next to the power's pieces (M-R-68): whoever stands near a fortress then protects it
in peace, but what nobody stands near is open as before. So the places of all generals are weighed together: which
enemies would sign, what these could not do then, and which fortresses are covered.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from chancellery.bots.maria import marching, paths
from chancellery.bots.maria import weights as w
from chancellery.bots.maria.aims import Aims
from chancellery.bots.maria.ground import Ground
from chancellery.bots.maria.table import Table
from chancellery.games.maria import negotiations
from chancellery.games.maria.powers import MAJOR, NOBODY
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Decision, Move

PASSES: Final = 3
SETTING_OUT: Final = (*marching.BODIES, *marching.MARCHES)
# how much is gained by a truce that runs so many turns after the present one without it, and by any further one
LEFT: Final[tuple[float, ...]] = (1.0, 0.5, 0.2)
SIGNED: Final = 0.3
DOUBT: Final = 0.6  # armies: how far we may be wrong about those who stand near us
PULL: Final = 0.5  # goals ahead draw so much less than in war
CARE: Final = 0.8  # a fortress of ours that an enemy's general can take
URGENT: Final = 0.25  # more for each marker that he lacks less than eight
UNSURE: Final = 0.4  # a fortress covered by who may be driven away
TAKEN: Final = ((2, 0.8), (3, 0.65), (6, 0.35), (9, 0.12))  # steps of the nearest general, and how likely he takes it


class Stay(NamedTuple):
    """What it is worth that a general ends his move in a city, apart from danger and cover, and how he gets there."""

    worth: float
    way: list[int]
    move: Move | None


class Threat(NamedTuple):
    """A fortress that somebody may take: where it is protected from, and who it is."""

    close: int
    worth: float
    foe: int  # index of one who may sign, or NOBODY


class Foe:
    """An enemy who may sign a truce: what he sees of us near his own generals and fortresses.

    He signs where we look stronger than he is, where nobody of his is near us, or where others press him more.
    """

    def __init__(self, table: Table, power: int) -> None:
        s, atlas = table.s, table.atlas
        self.power = power
        self.armies = _mean(s, power)
        self.ours = _mean(s, table.power)
        self.near = [0] * atlas.size  # by city which of his generals are near
        self.beside = [False] * atlas.size  # whether it is near one of his fortresses in danger
        for number, general in enumerate(_standing(s, power)):
            far = atlas.distances(s.where[general])
            for city in range(atlas.size):
                if far[city] <= w.FRONT:
                    self.near[city] |= 1 << number
        for fortress, _ in Aims(Table(s, s.seat_of[power], power)).cares:
            far = atlas.distances(fortress)
            for city in range(atlas.size):
                if far[city] <= w.FRONT:
                    self.beside[city] = True
        self.others = 0.0
        for other in range(len(s.seat_of)):
            if s.relations.enemies[power] >> other & 1 and other != table.power:
                near = sum([self.near[s.where[g]] > 0 or self.beside[s.where[g]] for g in _standing(s, other)])
                self.others = max(self.others, near * _mean(s, other))
        until = _truce(s, table.power, power)
        self.gain = LEFT[max(0, min(len(LEFT) - 1, until - s.turn))]

    def signs(self, ends: list[int]) -> bool:
        met = count = 0
        for city in ends:
            met |= self.near[city]
            count += self.near[city] > 0 or self.beside[city]
        theirs = met.bit_count() * self.armies
        return not met or count * self.ours > theirs + DOUBT or self.others > count * self.ours


def _standing(s: Campaign, power: int) -> list[int]:
    return [g for g in s.game.components.powers[power].generals if s.where[g] >= 0]


def _mean(s: Campaign, power: int) -> float:
    """Of the armies of a power's generals: their sum is known to all."""
    generals = [g for g in s.game.components.powers[power].generals if s.where[g] != NOBODY]
    return sum([s.armies[g] for g in generals]) / max(1, len(generals))


def _truce(s: Campaign, one: int, other: int) -> int:
    """The last turn of a truce of two powers; 0 without one."""
    found = 0
    for _, clause in negotiations.in_force(s):
        if clause.verb == "truce" and {one, other} == {*clause.args[:2]}:
            found = max(found, clause.args[2])
    return found


class Posture:
    """The places that the generals of a power can reach, and what they are worth together."""

    def __init__(self, table: Table, decision: Decision) -> None:
        s = table.s
        self.table = table
        rivals = [power for power in MAJOR if table.enemies >> power & 1 and s.seat_of[power] != table.seat]
        self.foes = [Foe(table, power) for power in rivals]
        still = replace(table.mind, cover=0.0, caution=0.0)
        self.ground = Ground(Table(s, table.seat, table.power, still))
        self.fears = Ground(table)
        groups = [[striker for striker in self.fears.strikers if s.stand[p] >> striker[0] & 1] for p in rivals]
        known = [striker for group in groups for striker in group]
        self.groups = [*groups, [striker for striker in self.fears.strikers if striker not in known]]
        self.danger: dict[tuple[int, int], list[float]] = {}
        self.stays = {general: self._stays(general, decision) for general in _standing(s, table.power)}
        self.threats = self._threats()

    def _stays(self, general: int, decision: Decision) -> dict[int, Stay]:
        """Where a general may end his move, the best first; one who stands with another stays with him."""
        s, ground = self.table.s, self.ground
        start, mates, body = s.where[general], ground.mates(general), [general]
        found = {start: Stay(0.0, [], None)}
        self._fear(general, start)
        if s.stacks >> start & 1:
            return found
        staying, pull = ground.worth(body, start, mates, set()), ground.pull(start, mates)
        plain: dict[int, float] = {}
        for verb in ("move", "march"):
            steps = {m.args[1]: m for m in decision.options if m.verb == verb and m.args[0] == general}
            allowed = sum([1 << city for city in steps])
            forced = verb == "march"
            for way in paths.marches(s, body, allowed) if forced else paths.ways(s, body, allowed):
                end = way[-1]
                if s.all_generals >> end & 1 and end != start:
                    continue
                taken, claimed, bonus = marching.on_the_way(ground, body, start, way, forced=forced)
                if claimed:
                    value = ground.worth(body, end, mates, claimed)
                else:
                    if end not in plain:
                        plain[end] = ground.worth(body, end, mates, set())
                    value = plain[end]
                value += bonus - PULL * sum([ground.goal(end, city) for city in taken], 0.0) - 0.001 * len(way)
                value -= staying + (1 - PULL) * (ground.pull(end, mates) - pull)
                if (end != start or value > w.MOVE_LEAST) and (end not in found or value > found[end].worth):
                    found[end] = Stay(value, way, steps[way[0]])
                    self._fear(general, end)
        return dict(sorted(found.items(), key=lambda one: -one[1].worth))

    def _fear(self, general: int, city: int) -> None:
        """What each group of enemies may do to him there."""
        if (general, city) not in self.danger:
            met, armies = self.table.atlas.near_all[city] & self.fears.foes, self.table.armies(general)
            self.danger[general, city] = [self.fears.danger(armies, city, met, group) for group in self.groups]

    def _threats(self) -> list[Threat]:
        table, s = self.table, self.table.s
        numbers = {foe.power: number for number, foe in enumerate(self.foes)}
        found: list[Threat] = []
        for power in range(len(s.seat_of)):
            if not table.enemies >> power & 1:
                continue
            fields = [table.atlas.distances(s.where[g]) for g in _standing(s, power)]
            owner = s.relations.marker_of[power]
            worth = CARE * table.mind.cover * (1 + URGENT * max(0, 8 - s.pool[owner]))
            for city, _ in self.ground.aims.cares:
                steps = min([field[city] for field in fields], default=99)
                chance = next((part for limit, part in TAKEN if steps <= limit), 0.0)
                if chance:
                    found.append(Threat(table.atlas.close[city], chance * worth, numbers.get(power, NOBODY)))
        return found

    def value(self, ends: dict[int, int]) -> float:
        """What it is worth that the generals end their moves there, all together."""
        cities, around, total = [*ends.values()], 0, 0.0
        parts = [foe.gain if foe.signs(cities) else 0.0 for foe in self.foes]
        for general, city in ends.items():
            around |= 1 << city
            total += self.stays[general][city].worth
            fears = self.danger[general, city]
            for number, part in enumerate(parts):
                total -= fears[number] * (1 - part)
            total -= fears[-1]
        for close, worth, foe in self.threats:
            if close & around:
                total += worth if foe != NOBODY and parts[foe] else UNSURE * worth
        return total + SIGNED * sum(parts, 0.0)

    def best(self) -> dict[int, int]:
        """The places of all generals: from several beginnings one general after the other goes where it is best."""
        best: dict[int, int] = {}
        most = -1e9
        for ends in self._beginnings():
            value = self._improve(ends)
            if value > most + 1e-9:
                best, most = ends, value
        return best

    def _beginnings(self) -> list[dict[int, int]]:
        found = [{g: self.table.s.where[g] for g in self.stays}, {g: next(iter(self.stays[g])) for g in self.stays}]
        for foe in self.foes:
            for near in (False, True):
                ends = dict[int, int]()
                for general, stays in self.stays.items():
                    fitting = [city for city in stays if bool(foe.near[city] or foe.beside[city]) == near]
                    ends[general] = next(iter(fitting or stays))
                found.append(ends)
        return [self._apart(ends) for ends in found]

    def _apart(self, ends: dict[int, int]) -> dict[int, int]:
        """No two in one city who do not stand together now."""
        s = self.table.s
        taken, found = 0, dict[int, int]()
        for general, city in ends.items():
            if taken >> city & 1 and not s.stacks >> city & 1:
                city = next((other for other in self.stays[general] if not taken >> other & 1), s.where[general])
            found[general] = city
            taken |= 1 << city
        return found

    def _improve(self, ends: dict[int, int]) -> float:
        value = self.value(ends)
        for _ in range(PASSES):
            changed = False
            for general, stays in self.stays.items():
                others = [city for g, city in ends.items() if g != general]
                kept = best = ends[general]
                for city in stays:
                    if city != kept and city not in others:
                        ends[general] = city
                        one = self.value(ends)
                        if one > value + 1e-9:
                            value, best, changed = one, city, True
                ends[general] = best
            if not changed:
                break
        return value


def chosen(table: Table, decision: Decision) -> tuple[Move, list[int]]:
    """The first step of a general of the power who has to go elsewhere, and his way; then what else is to move."""
    own = table.box.powers[table.power].generals
    rest = [move for move in decision.options if not (move.verb in SETTING_OUT and move.args[0] in own)]
    if len(rest) < len(decision.options):
        posture = Posture(table, decision)
        for general, city in posture.best().items():
            stay = posture.stays[general][city]
            if stay.move is not None:
                return stay.move, stay.way
    return marching.chosen(table, Decision(decision.seat, decision.kind, decision.rule, rest, decision.actor))
