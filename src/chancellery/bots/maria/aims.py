"""What fortresses are worth: those that a power can conquer, and those that it can lose."""

from __future__ import annotations

from chancellery.bots.maria import weights as w
from chancellery.bots.maria.table import Table
from chancellery.games.maria import conquest, victory
from chancellery.games.maria.map import SILESIA
from chancellery.games.maria.powers import AUSTRIA, BAVARIA, FRANCE, MAJOR, NOBODY, PRUSSIA, SAXONY
from chancellery.games.maria.state import Campaign
from chancellery.kernel.sets import bits

THREAT = [next(part for limit, part in w.THREAT if steps <= limit) for steps in range(w.THREAT[-1][0] + 1)]


class Aims:
    """All goals and cares of one power at one moment."""

    def __init__(self, table: Table) -> None:
        s = table.s
        self.table = table
        self.counts = victory.counts(s)
        self.urgency = {FRANCE: self._urgent(FRANCE), PRUSSIA: self._urgent(PRUSSIA)}
        self.goals: dict[int, float] = {}
        self.guarded: set[int] = set()
        self.cares: list[tuple[int, float]] = []  # fortresses that may be lost, and what that is worth
        factors = table.mind.cities
        theirs, ours = conquest.held_by(s, table.enemies), conquest.held_by(s, table.partners)
        for city in bits(theirs):
            self.goals[city] = self.gain(city) * (factors[city] if factors else 1.0)
            if conquest.protected(s, city):
                self.guarded.add(city)
        for city in bits(ours & ~theirs):
            steps = table.nearest_enemy(city)
            if steps < len(THREAT):
                self.cares.append((city, self.loss(city) * THREAT[steps] * (factors[city] if factors else 1.0)))

    def _urgent(self, power: int) -> float:
        """Near its aim every fortress counts more."""
        s = self.table.s
        if s.game.full:
            missing = s.pool[power]
        elif power == FRANCE:
            missing = victory.FRENCH_AIM - self.counts[0]
        else:
            missing = victory.PRUSSIAN_AIM - self.counts[1]
        return max(0.0, w.URGENT * (5 - missing))

    def gain(self, city: int) -> float:
        """What the conquest of an enemy's fortress brings the power."""
        s, power = self.table.s, self.table.power
        if s.game.full:
            return _full(s, power, city, self.table.mind.rivalry)
        if power == AUSTRIA:
            if s.marker[city] in self.urgency:
                return self.table.mind.rivalry * w.RETAKEN + self.urgency[s.marker[city]]
            return _capital(s, city) or w.USELESS
        return self._aim(city)

    def _aim(self, city: int) -> float:
        """M-14.8, M-14.9: fortresses in Austria, for Prussia also in Silesia."""
        power = self.table.power
        territory = self.table.atlas.territory[city]
        french = power in (FRANCE, BAVARIA)
        if territory != AUSTRIA and (french or territory != SILESIA):
            return w.USELESS
        reached = self.counts[0] >= victory.FRENCH_AIM if french else self.counts[1] >= victory.PRUSSIAN_AIM
        return w.FULL_AIM if reached else 1.0 + self.urgency[FRANCE if french else PRUSSIA]

    def loss(self, city: int) -> float:
        """What it costs the power to lose a fortress that it or its partner holds."""
        s, power = self.table.s, self.table.power
        if s.game.full:
            if s.game.components.elector_cities >> city & 1:
                return w.ELECTOR
            return w.LOST + _capital(s, city) + self._rivals()
        if power == AUSTRIA:
            aimed_at = self.table.atlas.territory[city] in (AUSTRIA, SILESIA)
            return w.LOST + max(self.urgency.values()) if aimed_at else w.USELESS
        if s.marker[city] == s.relations.marker_of[power]:
            return w.LOST + 0.2
        return _capital(s, city) or w.USELESS

    def _rivals(self) -> float:
        s = self.table.s
        least = min((s.pool[p] for p in MAJOR if self.table.enemies >> p & 1 and p not in self._own()), default=5)
        return max(0.0, w.URGENT * (5 - least))

    def _own(self) -> list[int]:
        return [p for p in MAJOR if self.table.s.seat_of[p] == self.table.seat]


def _capital(s: Campaign, city: int) -> float:
    capitals = [s.game.components.powers[power].capital for power in (BAVARIA, SAXONY)]
    return w.CAPITAL if city in capitals else 0.0


def _full(s: Campaign, power: int, city: int, rivalry: float) -> float:
    """M-10.3.12 to M-10.3.19: a marker out of the pool, an enemy's back into his, or an elector's favour."""
    if s.game.components.elector_cities >> city & 1:
        return w.ELECTOR
    home, marker = conquest.home_power(s, city), s.marker[city]
    owner = s.relations.marker_of[power]
    worth = 0.0
    if home == NOBODY or s.relations.enemies[power] >> home & 1 or home in (BAVARIA, SAXONY):
        worth += 1.0 + max(0.0, w.URGENT * (5 - s.pool[owner]))
    if marker != NOBODY:
        worth += rivalry * w.RETAKEN * (1.0 + max(0.0, w.URGENT * (5 - s.pool[marker])))
    return worth + _capital(s, city)
