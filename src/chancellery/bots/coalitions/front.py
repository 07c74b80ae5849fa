"""The front: where battles can be won, what may be lost, and which goals draw Generals."""

from __future__ import annotations

from functools import cache, cached_property

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.odds import chance, expected_cards
from chancellery.bots.coalitions.outlook import Outlook
from chancellery.bots.coalitions.table import Table, bits
from chancellery.games.coalitions.base.powers import BRITISH, FR
from chancellery.games.coalitions.system.battle import STRENGTH_OF_FORTRESS, STRENGTH_OF_GARRISON
from chancellery.games.coalitions.system.map import FAR, Map

Enemy = tuple[int, list[int], float, int, int]  # Power, steps from him, Strength with cards, number of cards, Troops

NO_GENERAL = -1
AS_IT_IS = -2  # the Garrison that is there now


@cache
def steps(map: Map, sails: bool) -> list[list[int]]:
    """Movement Turns from each Territory to each other over open ground, by Sea Routes if the Power may sail."""
    if not sails:
        return map.land_steps
    found = [[min(a, b) for a, b in zip(*pair)] for pair in zip(map.land_steps, map.sea_steps)]
    for t, ports in enumerate(map.sails):
        for u in ports:  # up to three Sea Routes are one Sea Movement (K-7.6.21)
            found[t][u] = 1
    return found


class Front:
    """Estimates for one decision; what was worked out once is kept."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.outlook = Outlook(table)
        self.me = table.me
        self._enemies: list[Enemy] | None = None
        self.steps = [steps(table.map, table.may_sail(p)) for p in table.powers]
        self._gain: dict[tuple[int, int], float] = {}
        self._lost: dict[tuple[int, int, int], float] = {}
        self._goals: dict[int, list[tuple[float, int]]] = {}
        self._taken: dict[int, int] | None = None  # goal to the General that is to take it

    # -- what may be lost

    @property
    def enemies(self) -> list[Enemy]:
        """The Generals that may attack us."""
        if self._enemies is None:
            table = self.table
            self._enemies = []
            for power in table.powers:
                if not table.at_war(self.me, power):
                    continue
                for general in table.generals[power]:
                    t, troops = table.where[general], table.troops[general]
                    if t >= 0:
                        cards, n = expected_cards(table, power, troops)
                        strength = 1.0 + troops + cards * w.EAGER
                        self._enemies.append((power, self.steps[power][t], strength, n, troops))
        return self._enemies

    def distance(self, power: int, start: int, t: int) -> int:
        """Movement Turns of a General of the Power over open ground; Sea Routes count where they are open."""
        return self.steps[power][start][t]

    def lost(self, t: int, troops: int = NO_GENERAL, guarded: int = AS_IT_IS) -> float:
        """The chance that we lose a Territory where a General of ours with so many Troops stands, or none."""
        key = t, troops, guarded
        known = self._lost.get(key)
        if known is None:
            known = self._lost[key] = self._lose(t, troops, guarded)
        return known

    def _guarded(self, t: int) -> bool:
        holder = self.table.garrison[t]
        return holder >= 0 and bool(self.table.ally[self.me] >> holder & 1)

    def _defence(self, t: int, troops: int, guarded: bool) -> float:
        """The Strength, with cards, that an attacker would meet from us and our Allies."""
        table, defence = self.table, 0.0
        if guarded:
            defence += STRENGTH_OF_FORTRESS if table.fortress >> t & 1 else STRENGTH_OF_GARRISON
        if troops >= 0:
            own = expected_cards(table, self.me, troops)[0]
            defence += 1 + troops + own * w.OWN_EAGER
        for other in table.powers:
            if other != self.me and table.ally[self.me] >> other & 1 and table.stands[other] >> t & 1:
                force = table.troops[table.general_at(other, t)]
                defence += 1 + force + expected_cards(table, other, force)[0] * w.EAGER
        return defence

    def _lose(self, t: int, troops: int, guarded: int) -> float:
        table = self.table
        defence = self._defence(t, troops, self._guarded(t) if guarded == AS_IT_IS else bool(guarded))
        open_ = not defence
        crown = self._paris_winners if t == table.map.capital[FR] else ()
        worst = [0.0] * len(table.powers)  # by Power: its Generals do not come independently
        likely, far = w.LIKELY, len(w.LIKELY)
        for power, away, strength, n, force in self.enemies:
            if away[t] >= far or table.closed[power] >> t & 1:
                continue
            if open_:
                wins = 1.0 if force or power in crown else 0.2  # who has no Troop cannot stay for good
            else:
                wins = chance(strength - defence, n)
            wins *= w.LIKELY_PARIS[away[t]] if power in crown else likely[away[t]]
            if wins > worst[power]:
                worst[power] = wins
        safe = 1.0
        for power, risk in enumerate(worst):
            if risk:
                prize = self.outlook.worth(power, t) + (w.PRIZE_GENERAL if troops >= 0 else 0.0)
                safe *= 1.0 - risk * min(1.0, w.PRIZE_LEAST + prize / w.PRIZE_FULL)
        return 1.0 - safe

    @cached_property
    def _paris_winners(self) -> tuple[int, ...]:
        """The enemies who would win by a General in Paris, and still move in this round."""
        later = self.table.later("movement")
        wins = self.outlook.paris_wins
        return tuple(p for p in later if self.table.at_war(self.me, p) and wins(p))

    def exposed(self, mover: int) -> float:
        """What we would lose if a Power made the best March or Sea Movement against us now."""
        table, worst = self.table, 0.0
        if not table.at_war(self.me, mover):
            return 0.0
        for general in table.generals[mover]:
            start = table.where[general]
            if start < 0:
                continue
            force = table.troops[general]
            cards, n = expected_cards(table, mover, force)
            away = self.steps[mover][start]
            for t in bits((table.control[self.me] | table.stands[self.me]) & ~table.closed[mover]):
                if away[t] > 1:
                    continue
                defence, troops = self.defence(t)
                wins = chance(1 + force + cards * w.EAGER - defence, n) if defence else 1.0
                loss = 0.0
                if table.control[self.me] >> t & 1 and (force or t == table.map.capital[FR]):
                    loss = self.outlook.stake(t)
                if troops >= 0:
                    loss += self.general_loss(troops)
                worst = max(worst, wins * loss)
        return worst

    def defence(self, t: int) -> tuple[float, int]:
        """Our expected Strength in a Territory as it stands now, and the Troops of our General there or -1."""
        general = self.table.general_at(self.me, t)
        troops = self.table.troops[general] if general >= 0 else NO_GENERAL
        return self._defence(t, troops, self._guarded(t)), troops

    def standing(self, t: int, troops: int) -> float:
        """What it is worth that a General with so many Troops stands in a Territory: what he guards and risks."""
        risk = self.lost(t, troops)
        value = -risk * self.general_loss(troops)
        if self.table.control[self.me] >> t & 1:
            value += self.outlook.stake(t) * (self.lost(t) - risk)
        return value

    def general_loss(self, troops: int) -> float:
        """What a lost battle costs with a General: his Troops, his place, and a point for the worst enemy."""
        menace = max((self.outlook.menace[e[0]] for e in self.enemies), default=0.0)
        return troops * self.outlook.troop + w.GENERAL + menace

    # -- what may be won

    def gain(self, t: int, troops: int) -> float:
        """What a General with so many Troops wins by entering a Territory."""
        key = t, troops
        known = self._gain.get(key)
        if known is None:
            if self.table.foreign >> t & 1:
                known = self.attack(t, troops)
            else:
                known = self.garrison_gain(t, troops)
            known += self._paris(t, troops)
            self._gain[key] = known
        return known

    def garrison_gain(self, t: int, troops: int) -> float:
        """A Territory without enemies: ours if we leave a Garrison."""
        table = self.table
        if troops < 1 or table.control[self.me] >> t & 1 or table.garrison[t] >= 0 or table.allied_homes >> t & 1:
            return 0.0
        hold = 1.0 - 0.7 * self.lost(t, NO_GENERAL, True)
        return max(0.0, self.outlook.worth(self.me, t) * hold + self.outlook.denial(t) - self.outlook.troop)

    def attack(self, t: int, troops: int) -> float:
        """A battle: what victory brings and defeat costs, by their chances, less the cards and Troops it takes."""
        wins, cards = self.attack_odds(t, troops)
        win, loss = self.battle_values(t, troops)
        return wins * win - (1.0 - wins) * loss - cards * self.outlook.card - (self.outlook.troop if troops else 0.0)

    def battle_values(self, t: int, troops: int) -> tuple[float, float]:
        """What victory brings an attacker and what defeat costs."""
        table, outlook = self.table, self.outlook
        beaten, win, worst = 0, 0.0, 0.0
        french = False
        for power in table.powers:
            if table.ally[self.me] >> power & 1 or not table.stands[power] >> t & 1:
                continue
            beaten += 1
            french |= power == FR
            worst += outlook.menace[power]
            win += outlook.menace[power] * 2 * (w.GENERAL + w.TROOP * table.troops[table.general_at(power, t)])
        holder = table.garrison[t]
        if holder >= 0 and not table.ally[self.me] >> holder & 1 and not table.stands[holder] >> t & 1:
            worst += outlook.menace[holder]  # K-8.6.9: a Garrison that wins scores too
        if t == table.map.capital[FR] and any(
            table.stands[p] >> t & 1 and self.outlook.paris_wins(p)
            for p in table.powers
            if not table.ally[self.me] >> p & 1
        ):
            win += w.WIN  # K-3.2.1: he must be out of Paris before the round ends
        points = beaten + (beaten > 0 and french and table.status[self.me] == BRITISH)
        win += points
        if points and table.influence[self.me] + points >= outlook.goal:
            win += w.WIN
        win += outlook.denial(t)
        if troops > 1 and not table.allied_homes >> t & 1:
            hold = 1.0 - 0.7 * self.lost(t, NO_GENERAL, True)
            worth = outlook.stake(t) if table.map.home[t] == self.me else outlook.worth(self.me, t)
            win += worth * hold - outlook.troop
        elif table.map.home[t] == self.me:
            win += outlook.stake(t)
        return win, troops * outlook.troop + w.GENERAL + worst

    def attack_odds(self, t: int, troops: int) -> tuple[float, float]:
        """The chance that our General wins a battle there, and the cards we are likely to need."""
        table, me = self.table, self.me
        ally = table.ally[me]
        ours, theirs, unknown = 1.0 + troops, 0.0, 0
        first = -1
        room = [0] * len(table.powers)
        for power in table.powers:
            if ally >> power & 1:
                continue
            if table.stands[power] >> t & 1:
                force = table.troops[table.general_at(power, t)]
                theirs += 1 + force
                room[power] += force
                first = power if first < 0 else first
            if table.garrison[t] == power:
                theirs += STRENGTH_OF_FORTRESS if table.fortress >> t & 1 else STRENGTH_OF_GARRISON
                first = power if first < 0 else first
        near = table.map.near[t] & ~table.battlefields
        for power in table.powers:
            friend = ally >> power & 1
            if not friend and (first < 0 or not table.ally[first] >> power & 1):
                continue
            reach = near | (table.map.sea_near[t] if power in table.game.support_over_sea else 0)
            for spot in bits(table.stands[power] & reach):
                room[power] += table.troops[table.general_at(power, spot)]
        reserve = 0.0
        for power in table.powers:
            if power == me:
                reserve = table.best[min(troops + room[me], len(table.best) - 1)] * w.OWN_EAGER
            elif room[power]:
                cards, n = expected_cards(table, power, room[power])
                if ally >> power & 1:
                    ours += cards * w.ALLY_EAGER
                else:
                    theirs += cards * w.EAGER
                    unknown += n
        need = max(0.0, theirs + 1.0 - ours)
        return chance(ours + reserve - theirs, unknown), min(need, reserve) / 3.3

    def _paris(self, t: int, troops: int) -> float:
        """K-3.2: a General in Paris at the end of the round ends the match, for good or ill."""
        table = self.table
        if t != table.map.capital[FR] or self.me == FR:
            return 0.0
        likely = self.attack_odds(t, troops)[0] if table.foreign >> t & 1 else 1.0
        for power in table.later("movement"):
            if table.at_war(self.me, power):
                likely *= w.PARIS_SAFE
        return w.WIN * likely if self.outlook.paris_wins(self.me) else -w.WIN * likely

    # -- what draws Generals

    def goals(self, troops: int) -> list[tuple[float, int]]:
        """The Territories worth going to for a General with so many Troops, best first."""
        known = self._goals.get(troops)
        if known is None:
            table = self.table
            barred = table.closed[self.me]
            if table.neutral >> self.me & 1:
                barred |= ~table.control[self.me]
            fit = max(troops, 2)
            known = []
            for t in bits(table.map.passable & ~barred):
                value = self.gain(t, fit)
                if table.control[self.me] >> t & 1:  # to be guarded
                    value = max(value, self.outlook.stake(t) * (self.lost(t) - self.lost(t, fit)))
                if value > w.LEAST_GAIN:
                    known.append((value * w.READY[troops], t))
            known.sort(reverse=True)
            self._goals[troops] = known
        return known

    @property
    def taken(self) -> dict[int, int]:
        """Which General is to take which goal: the best pairs first, each General and each goal once."""
        if self._taken is None:
            table = self.table
            pairs: list[tuple[float, int, int]] = []
            for general in table.generals[self.me]:
                start = table.where[general]
                if start < 0:
                    continue
                for value, t in self.goals(table.troops[general])[:12]:
                    steps = self.distance(self.me, start, t)
                    if steps < FAR:
                        pairs.append((value * w.NEARNESS**steps, general, t))
            pairs.sort(reverse=True)
            self._taken = {}
            placed = 0
            for _, general, t in pairs:
                if not placed >> general & 1 and t not in self._taken:
                    self._taken[t] = general
                    placed |= 1 << general
        return self._taken

    def pull(self, general: int, t: int, troops: int, here: bool = False) -> float:
        """The best goal of a General as seen from a Territory; `here` counts the Territory itself."""
        best = 0.0
        taken, away = self.taken, self.steps[self.me][t]
        for value, goal in self.goals(troops):
            if value <= best:
                break
            if goal == t and not here:
                continue
            if taken.get(goal, general) != general:
                value *= w.SHARED_GOAL
            value *= w.NEARNESS ** away[goal]
            if value > best:
                best = value
        return best
