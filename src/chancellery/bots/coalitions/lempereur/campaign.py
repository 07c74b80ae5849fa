"""The campaign: through which French Territory the way leads to Paris, and how far everybody is from it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from chancellery.bots.coalitions.lempereur import weights as w
from chancellery.bots.coalitions.lempereur.camp import FR, GRAND_COALITION, Camp, bits
from chancellery.bots.coalitions.lempereur.clash import attack, generals_in, race
from chancellery.games.coalitions.system.map import Map

NEVER: Final = 9


class Campaign:
    """Judgements about the whole war that hold for one decision."""

    def __init__(self, camp: Camp) -> None:
        self.camp = camp
        # found out when asked for
        self._friendly: int | None = None
        self._gates: list[int] | None = None
        self._gate: int | None = None
        self._enter_from: float | None = None
        self._attack_from: float | None = None

    # -- ways

    @property
    def friendly(self) -> int:
        """Where a Strategic Movement may pass: controlled by one of us, and no French General there."""
        if self._friendly is None:
            self._friendly = self.camp.ours & ~self.camp.stands[FR]
        return self._friendly

    def away(self, goal: int) -> tuple[int, ...]:
        """The Movements that a General needs to a Territory, from everywhere."""
        return _away(self.camp.map, self.friendly, goal)

    def saved(self, t: int) -> int:
        """Movements to the gate that our Generals would save, together, if one of us controlled this Territory."""
        if self.friendly >> t & 1:
            return 0
        then, now = _away(self.camp.map, self.friendly | 1 << t, self.gate), self.away(self.gate)
        found = 0
        for power in GRAND_COALITION:
            for u in bits(self.camp.stands[power]):
                found += max(0, now[u] - then[u])
        return found

    # -- the gate

    @property
    def gates(self) -> list[int]:
        """The French Home Territories next to Paris."""
        if self._gates is None:
            self._gates = self._find_gates()
        return self._gates

    def _find_gates(self) -> list[int]:
        camp = self.camp
        return bits(camp.map.near[camp.paris] & camp.map.homes[FR])

    @property
    def gate(self) -> int:
        """The one that most of our Generals can reach soonest; where we already are, we stay."""
        if self._gate is None:
            self._gate = max(self.gates, key=self._gate_value)
        return self._gate

    def _gate_value(self, t: int) -> float:
        camp = self.camp
        away = self.away(t)
        value = 0.0
        for power in GRAND_COALITION:
            places = bits(camp.stands[power])
            ready = [w.READY[camp.troops[camp.general_at(power, u)]] * w.NEARNESS ** away[u] for u in places]
            value += max(ready, default=0.0) + 0.1 * sum(ready, 0.0)  # one General of a Power in a Territory
        value += 2.0 * generals_in(camp, t)
        if camp.garrison[t] in GRAND_COALITION:
            value += 0.5
        if camp.stands[FR] >> t & 1:
            value -= 0.6
        return value * camp.mind.of(t)

    # -- chances

    def hold_chance(self, t: int, general: int = -1, troops: int = 0) -> float:
        """The chance that our Generals in an invaded Territory survive the next Race to Paris."""
        return race(self.camp, t, general, troops).best_chance(self.camp)

    def paris_chance(self, general: int) -> float:
        return attack(self.camp, general, self.camp.paris).best_chance(self.camp)

    @property
    def enter_from(self) -> float:
        if self._enter_from is None:
            self._enter_from = self.camp.mind.caution * (w.ENTER + (w.ENTER_DESPERATE - w.ENTER) * self.camp.danger)
        return self._enter_from

    @property
    def attack_from(self) -> float:
        if self._attack_from is None:
            self._attack_from = self.camp.mind.caution * (w.ATTACK + (w.ATTACK_DESPERATE - w.ATTACK) * self.camp.danger)
        return self._attack_from

    def post(self, t: int, troops: int) -> float:
        """What it is worth that a General with so many Troops stands somewhere on the way."""
        return w.GATE * w.NEARNESS ** self.away(self.gate)[t] * w.READY[troops] * self.camp.mind.of(t)


# Where all may pass changes seldom, and planners ask for the same ways again and again.


@lru_cache(2_000)
def _reach(m: Map, friendly: int) -> list[int]:
    """From each Territory those that one Movement can reach."""
    return [_reach_from(m, t, friendly) for t in range(m.size)]


def _reach_from(m: Map, t: int, friendly: int) -> int:
    near = m.near
    found, edge = near[t], near[t] & friendly
    for _ in range(2):
        onward = 0
        for u in bits(edge):
            onward |= near[u]
        edge = onward & friendly
        found |= edge
    for port in m.sails[t]:
        found |= 1 << port
    return found & ~(1 << t)


@lru_cache(10_000)
def _away(m: Map, friendly: int, goal: int) -> tuple[int, ...]:
    """Movements from everywhere to a Territory."""
    reach = _reach(m, friendly)
    levels = [NEVER] * len(reach)
    levels[goal] = 0
    reached, count = 1 << goal, 0
    while count < NEVER - 1:
        count += 1
        more = 0
        for t, mask in enumerate(reach):
            if levels[t] == NEVER and mask & reached:
                levels[t] = count
                more |= 1 << t
        if not more:
            break
        reached |= more
    return tuple(levels)
