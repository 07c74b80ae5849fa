"""Threats: what enemies may take from us, and what it is worth that a General stands somewhere."""

from __future__ import annotations

from typing import Final

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.odds import chance, expected_cards
from chancellery.bots.coalitions.outlook import Outlook
from chancellery.bots.coalitions.table import Table, bits
from chancellery.games.coalitions.system.battle import STRENGTH_OF_FORTRESS, STRENGTH_OF_GARRISON

Enemy = tuple[int, list[int], float, int, int]  # Power, steps from him, Strength with cards, number of cards, Troops

NO_GENERAL: Final = -1
AS_IT_IS: Final = -2  # the Garrison that is there now


class Threats:
    """Estimates for one decision; what was worked out once is kept."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.outlook = Outlook(table)
        self.me = table.me
        self.steps = [table.steps(p) for p in table.powers]
        self.prize = table.judgement.prize(table)
        self._lost: dict[tuple[int, int, int], float] = {}
        # found out when asked for
        self._enemies: list[Enemy] | None = None
        self._seizers_known: tuple[int, ...] | None = None
        self._worst_menace_known: float | None = None

    @property
    def enemies(self) -> list[Enemy]:
        """The Generals that may attack us."""
        if self._enemies is None:
            self._enemies = self._find_enemies()
        return self._enemies

    def _find_enemies(self) -> list[Enemy]:
        table, found = self.table, []
        for power in table.powers:
            if not table.at_war(self.me, power):
                continue
            for general in table.generals[power]:
                t, troops = table.where[general], table.troops[general]
                if t >= 0:
                    cards, n = expected_cards(table, power, troops)
                    strength = 1.0 + troops + cards * w.EAGER
                    found.append((power, self.steps[power][t], strength, n, troops))
        return found

    def distance(self, power: int, start: int, t: int) -> int:
        """Movement Turns of a General of the Power over open ground."""
        return self.steps[power][start][t]

    # -- the Strength of a place

    def troops_at(self, t: int) -> int:
        """The Troops of our General in a Territory, or NO_GENERAL."""
        general = self.table.general_at(self.me, t)
        return self.table.troops[general] if general >= 0 else NO_GENERAL

    def _guarded(self, t: int) -> bool:
        holder = self.table.garrison[t]
        return holder >= 0 and bool(self.table.ally[self.me] >> holder & 1)

    def defence(self, t: int, troops: int, guarded: int = AS_IT_IS) -> float:
        """The Strength, with cards, that an attacker would meet from us and our Allies."""
        table, found = self.table, 0.0
        if self._guarded(t) if guarded == AS_IT_IS else guarded:
            found += STRENGTH_OF_FORTRESS if table.fortress >> t & 1 else STRENGTH_OF_GARRISON
        if troops >= 0:
            found += 1 + troops + expected_cards(table, self.me, troops)[0] * w.OWN_EAGER
        for other in table.powers:
            if other != self.me and table.ally[self.me] >> other & 1 and table.stands[other] >> t & 1:
                force = table.troops[table.general_at(other, t)]
                found += 1 + force + expected_cards(table, other, force)[0] * w.EAGER
        return found

    # -- the danger

    def lost(self, t: int, troops: int = NO_GENERAL, guarded: int = AS_IT_IS) -> float:
        """The chance that we lose a Territory where a General of ours with so many Troops stands, or none."""
        key = t, troops, guarded
        known = self._lost.get(key)
        if known is None:
            known = self._lost[key] = self._lose(t, troops, guarded)
        return known

    def _lose(self, t: int, troops: int, guarded: int) -> float:
        table = self.table
        defence = self.defence(t, troops, guarded)
        crown = self._seizers if t == self.prize else ()
        worst = [0.0] * len(table.powers)  # by Power: its Generals do not come independently
        likely, far = w.LIKELY, len(w.LIKELY)
        for power, away, strength, n, force in self.enemies:
            if away[t] >= far or table.closed[power] >> t & 1:
                continue
            if defence:
                wins = chance(strength - defence, n)
            else:
                wins = 1.0 if force or power in crown else w.NO_TROOP
            wins *= w.LIKELY_PRIZE[away[t]] if power in crown else likely[away[t]]
            if wins > worst[power]:
                worst[power] = wins
        safe = 1.0
        for power, risk in enumerate(worst):
            if risk:
                prize = self.outlook.worth(power, t) + (w.PRIZE_GENERAL if troops >= 0 else 0.0)
                safe *= 1.0 - risk * min(1.0, w.PRIZE_LEAST + prize / w.PRIZE_FULL)
        return 1.0 - safe

    @property
    def _seizers(self) -> tuple[int, ...]:
        if self._seizers_known is None:
            self._seizers_known = self.table.judgement.seizers(self)
        return self._seizers_known

    def exposed(self, mover: int) -> float:
        """What we would lose if a Power made the best March or Sea Movement against us now."""
        table, worst = self.table, 0.0
        for power, away, strength, n, force in self.enemies:
            if power != mover:
                continue
            for t in bits((table.control[self.me] | table.stands[self.me]) & ~table.closed[mover]):
                if away[t] > 1:
                    continue
                troops = self.troops_at(t)
                defence = self.defence(t, troops)
                loss = self.general_loss(troops) if troops >= 0 else 0.0
                if table.control[self.me] >> t & 1 and (force or t == self.prize):
                    loss += self.outlook.stake(t)
                worst = max(worst, loss * (chance(strength - defence, n) if defence else 1.0))
        return worst

    # -- what a General is worth where he stands

    def standing(self, t: int, troops: int) -> float:
        """What it is worth that a General with so many Troops stands in a Territory: what he guards and risks."""
        risk = self.lost(t, troops)
        value = -risk * self.general_loss(troops)
        if self.table.control[self.me] >> t & 1:
            value += self.outlook.stake(t) * (self.lost(t) - risk)
        return value

    def general_loss(self, troops: int) -> float:
        """What a lost battle costs with a General: his Troops, his place, and a point for the worst enemy."""
        return troops * self.outlook.troop + w.GENERAL + self._worst_menace

    @property
    def _worst_menace(self) -> float:
        if self._worst_menace_known is None:
            self._worst_menace_known = max((self.outlook.menace[enemy[0]] for enemy in self.enemies), default=0.0)
        return self._worst_menace_known
