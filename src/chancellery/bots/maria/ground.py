"""What it is worth that a general ends his move in a city: goals ahead, fortresses covered, battles, danger, supply."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from chancellery.bots.maria import odds
from chancellery.bots.maria import weights as w
from chancellery.bots.maria.aims import Aims
from chancellery.bots.maria.table import Table
from chancellery.games.maria.map import Atlas
from chancellery.games.maria.supply import RANGE
from chancellery.kernel.sets import bits

TRAIN_STEPS: Final = 2
MOST_PRIZE: Final = 2.5
DECAY: Final = [w.NEAR**steps for steps in range(16)]
STRIKE: Final = [next(part for limit, part in w.STRIKE if steps <= limit) for steps in range(w.STRIKE[-1][0] + 1)]


@lru_cache(maxsize=1024)
def _faded(atlas: Atlas, to: int) -> NDArray[np.float64]:
    """How much of a goal's pull is left in every city."""
    return np.array([DECAY[steps] if steps < len(DECAY) else 0.0 for steps in atlas.distances(to)])


class Ground:
    """The map as one power sees it while it moves."""

    def __init__(self, table: Table) -> None:
        s = table.s
        self.table = table
        self.aims = Aims(table)
        self.field = table.supply_field(s.trains[table.power], RANGE + TRAIN_STEPS)
        self.idle_trains = any(s.where[t] >= 0 and not s.moved >> t & 1 for t in table.box.powers[table.power].trains)
        self.foes = table.cities_of(table.enemies)
        dangers = self.foes if table.dangers == table.enemies else table.cities_of(table.dangers)
        self.strikers = [(enemy, table.atlas.distances(enemy)) for enemy in bits(dangers)]
        self.drawing = [
            (to, w.PULL * worth * (w.PROTECTED if to in self.aims.guarded else 1.0))
            for to, worth in self.aims.goals.items()
        ]
        self._pulls: dict[int, list[float]] = {}
        self._bare: dict[int, list[tuple[int, float]]] = {}
        self._foe: dict[int, tuple[float, float]] = {}

    def goal(self, city: int, to: int) -> float:
        """How a goal draws a general who stands so far from it."""
        worth = self.aims.goals[to] * (w.PROTECTED if to in self.aims.guarded else 1.0)
        steps = self.table.atlas.distances(to)[city]
        return w.PULL * worth * DECAY[steps] if steps < len(DECAY) else 0.0

    def mates(self, general: int) -> int:
        """The cities of our other generals."""
        s, found = self.table.s, 0
        for g in range(self.table.box.count):
            if g != general and s.where[g] >= 0 and self.table.partners >> s.power_of(g) & 1:
                found |= 1 << s.where[g]
        return found

    def pull(self, city: int, mates: int) -> float:
        """All goals together; one that our others are near to counts less."""
        known = self._pulls.get(mates)
        if known is None:
            atlas = self.table.atlas
            close = atlas.close
            parts = [(to, part * w.SHARED ** (close[to] & mates).bit_count()) for to, part in self.drawing]
            parts += [(to, w.RELIEF * w.PULL * part) for to, part in self.caring(mates)]
            known = [0.0] * atlas.size
            if parts:
                faded = np.array([_faded(atlas, to) for to, _ in parts])
                known = (np.array([part for _, part in parts])[:, None] * faded).sum(0).tolist()
            self._pulls[mates] = known
        return known[city]

    def caring(self, mates: int) -> list[tuple[int, float]]:
        """Threatened fortresses that none of our others protects."""
        close = self.table.atlas.close
        return [(to, care) for to, care in self.aims.cares if not close[to] & mates]

    def cover(self, city: int, mates: int) -> float:
        """What would be unprotected without him."""
        bare, found, bit = self._bare.get(mates), 0.0, 1 << city
        if bare is None:
            close = self.table.atlas.close
            bare = self._bare[mates] = [(close[to], care) for to, care in self.caring(mates)]
        for near, worth in bare:
            if near & bit:
                found += worth
        return w.COVER * self.table.mind.cover * found

    def hunger(self, generals: list[int], city: int) -> float:
        """What it costs to be without supply there, as far as can be foreseen."""
        table = self.table
        if table.at_home(city):
            return 0.0
        steps = self.field[city]
        if steps <= RANGE:
            return 0.0
        if steps <= RANGE + TRAIN_STEPS and self.idle_trains:
            return w.LOOSE
        again = any(table.s.face_down >> g & 1 for g in generals)
        return (w.HUNGRY_AGAIN if again else w.HUNGER) * len(generals)

    def battles(self, armies: float, city: int, claims: set[int]) -> tuple[float, float, int]:
        """The battles he would have to fight at once, the chance to win them all, and the cities of those enemies."""
        total, stays, met = 0.0, 1.0, self.table.atlas.near_all[city] & self.foes
        for enemy in bits(met):
            total += self.battle(armies, city, enemy, claims)
            stays *= self.clash(armies, city, enemy).win
        return total, stays, met

    def clash(self, armies: float, city: int, enemy: int) -> odds.Clash:
        """Our armies in a city against the enemies in another."""
        table = self.table
        return odds.Clash(armies, *self.foe(enemy), table.in_suit(table.atlas.suit[city]), table.own_use)

    def foe(self, enemy: int) -> tuple[float, float]:
        """The armies and cards of the enemies in a city, as far as we can tell."""
        known = self._foe.get(enemy)
        if known is None:
            table = self.table
            power = table.s.power_of(table.s.generals_at(enemy)[0])
            known = self._foe[enemy] = (table.strength(enemy), table.foreign_cards(power, enemy))
        return known

    def battle(self, armies: float, city: int, enemy: int, claims: set[int]) -> float:
        return odds.worth(self.table, self.clash(armies, city, enemy), self.prize(enemy, claims))

    def prize(self, enemy: int, claims: set[int]) -> float:
        """What it brings to drive enemies off: the fortresses that only they protect."""
        table, prize = self.table, 0.0
        for to in self.aims.guarded:
            near = table.atlas.close[to] & self.foes
            if near == 1 << enemy:
                part = 1.0 if to in claims or table.s.claim[to] == table.power else w.DRIVEN_OFF
                prize += part * self.aims.goals[to]
        return min(prize, MOST_PRIZE)

    def danger(self, armies: float, city: int, met: int) -> float:
        """What enemies may do to him before he moves again."""
        found = [0.0]
        for enemy, far in self.strikers:
            steps = far[city]
            if steps < len(STRIKE) and not met >> enemy & 1:
                found.append(max(0.0, -STRIKE[steps] * odds.worth(self.table, self.clash(armies, city, enemy), 0.0)))
        found.sort()
        return self.table.mind.caution * (found[-1] + 0.3 * sum(found[:-1], 0.0))

    def worth(self, generals: list[int], city: int, mates: int, claims: set[int]) -> float:
        """All of it, for a general or a stack."""
        table = self.table
        armies: float = sum((table.armies(g) for g in generals), 0.0)
        if mates >> city & 1:  # a stack
            armies += sum((table.armies(g) for g in table.s.generals_at(city) if g not in generals), 0.0)
        fight, stays, met = self.battles(armies, city, claims)
        here = self.pull(city, mates) + stays * self.cover(city, mates) + fight
        return here - self.danger(armies, city, met) - self.hunger(generals, city)
