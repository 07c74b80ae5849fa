"""The front: where battles can be won, and which goals draw Generals."""

from __future__ import annotations

from typing import Final

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.odds import chance, expected_cards
from chancellery.bots.coalitions.table import Table, bits
from chancellery.bots.coalitions.threats import NO_GENERAL, Threats
from chancellery.games.coalitions.system.battle import STRENGTH_OF_FORTRESS, STRENGTH_OF_GARRISON
from chancellery.games.coalitions.system.map import FAR

MOST_GOALS: Final = 12  # that are shared out among Generals


class Front(Threats):
    """What may be won, besides what may be lost."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._gain: dict[tuple[int, int], float] = {}
        self._goals: dict[int, list[tuple[float, int]]] = {}
        # found out when asked for
        self._taken: dict[int, int] | None = None

    # -- entering a Territory

    def gain(self, t: int, troops: int) -> float:
        """What a General with so many Troops wins by entering a Territory."""
        key = t, troops
        known = self._gain.get(key)
        if known is None:
            known = self.attack(t, troops) if self.table.foreign >> t & 1 else self.garrison_gain(t, troops)
            known += self.table.judgement.entering(self, t, troops)
            if self.outlook.mind.pledges:
                known -= w.WORD * self._word(t)
            self._gain[key] = known
        return known

    def _word(self, t: int) -> float:
        """How much it breaks our word to enter a Territory."""
        mind, table = self.outlook.mind, self.table
        there = [
            p for p in table.powers if table.stands[p] >> t & 1 or table.garrison[t] == p or table.map.home[t] == p
        ]
        return max([mind.word("clear", about=t), *(mind.word("peace", to=power) for power in there)])

    def garrison_gain(self, t: int, troops: int) -> float:
        """A Territory without enemies: ours if we leave a Garrison."""
        table = self.table
        if troops < 1 or table.control[self.me] >> t & 1 or table.garrison[t] >= 0 or table.allied_homes >> t & 1:
            return 0.0
        return max(0.0, self.control_gain(t) + self.outlook.denial(t) - self.outlook.troop)

    def control_gain(self, t: int) -> float:
        """What control of a Territory brings, as far as a Garrison alone is going to hold it."""
        outlook = self.outlook
        worth = outlook.stake(t) if self.table.map.home[t] == self.me else outlook.worth(self.me, t)
        return worth * (1.0 - w.HOLD_RISK * self.lost(t, NO_GENERAL, True)) + outlook.finish(t)

    # -- attacks

    def attack(self, t: int, troops: int) -> float:
        """A battle: what victory brings and defeat costs, by their chances, less the cards and Troops it takes."""
        wins, cards = self.attack_odds(t, troops)
        win, loss = self.battle_values(t, troops)
        win, loss = win * self.outlook.mind.glory, loss * self.outlook.mind.caution
        return wins * win - (1.0 - wins) * loss - cards * self.outlook.card - (self.outlook.troop if troops else 0.0)

    def battle_values(self, t: int, troops: int) -> tuple[float, float]:
        """What victory brings an attacker and what defeat costs."""
        table, outlook = self.table, self.outlook
        others = [p for p in table.powers if not table.ally[self.me] >> p & 1]
        beaten = [p for p in others if table.stands[p] >> t & 1]
        points = len(beaten) + table.judgement.bonus(table, beaten, direct=True)
        win = points + outlook.denial(t) + table.judgement.victory(self, t, beaten)
        if points and table.influence[self.me] + points >= outlook.goal:
            win += w.WIN
        for power in beaten:
            army = w.GENERAL + w.TROOP * table.troops[table.general_at(power, t)]
            win += w.ARMY_BEATEN * outlook.menace[power] * army
        if troops > 1 and not table.allied_homes >> t & 1:
            win += self.control_gain(t) - outlook.troop
        elif table.map.home[t] == self.me:
            win += outlook.stake(t)
        # K-8.6.9: a Garrison that wins scores too
        worst = sum((outlook.menace[p] for p in others if p in beaten or table.garrison[t] == p), 0.0)
        return win, troops * outlook.troop + w.GENERAL + worst

    def attack_odds(self, t: int, troops: int) -> tuple[float, float]:
        """The chance that our General wins a battle there, and the cards we are likely to need."""
        table, me = self.table, self.me
        ours, theirs, unknown = 1.0 + troops, 0.0, 0
        room = [0] * len(table.powers)
        first = -1  # of the defenders: his Allies support him
        for power in table.powers:
            if table.ally[me] >> power & 1:
                continue
            if table.stands[power] >> t & 1:
                room[power] = table.troops[table.general_at(power, t)]
                theirs += 1 + room[power]
                first = power if first < 0 else first
            if table.garrison[t] == power:
                theirs += STRENGTH_OF_FORTRESS if table.fortress >> t & 1 else STRENGTH_OF_GARRISON
                first = power if first < 0 else first
        for power in table.powers:
            if table.ally[me] >> power & 1 or (first >= 0 and table.ally[first] >> power & 1):
                room[power] += sum(self._supporting(power, t, troops))
        reserve = table.best[min(troops + room[me], len(table.best) - 1)] * w.OWN_EAGER
        for power in table.powers:
            if power == me or not room[power]:
                continue
            cards, n = expected_cards(table, power, room[power])
            if table.ally[me] >> power & 1:
                ours += cards * w.ALLY_EAGER
            else:
                theirs += cards * w.EAGER
                unknown += n
        strength = table.judgement.support(self, t, first)
        ours, theirs = ours + max(0.0, strength), theirs + max(0.0, -strength)
        need = min(reserve, max(0.0, theirs + 1.0 - ours))
        return chance(ours + reserve - theirs, unknown), need / w.PLAYED_CARD

    def _supporting(self, power: int, t: int, troops: int) -> list[int]:
        """Troops of the Generals of a Power that could support a battle; the one who is going to attack is not."""
        table = self.table
        near = table.map.near[t]
        if power in table.game.support_over_sea:
            near |= table.map.sea_near[t]
        near &= table.stands[power] & ~table.battlefields
        found = [table.troops[table.general_at(power, spot)] for spot in bits(near)] if near else []
        if power == self.me and troops in found and not table.stands[power] >> t & 1:
            found.remove(troops)
        return found

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
                if table.control[self.me] >> t & 1 and not table.stands[self.me] >> t & 1:  # to be guarded
                    value = max(value, self.outlook.stake(t) * (self.lost(t) - self.lost(t, fit)))
                if value > w.LEAST_GAIN:
                    known.append((value * w.READY[troops], t))
            known.sort(reverse=True)
            self._goals[troops] = known
        return known

    @property
    def taken(self) -> dict[int, int]:
        """Which goal which General is to take: the best pairs first, each General and each goal once."""
        if self._taken is None:
            self._taken = self._find_taken()
        return self._taken

    def _find_taken(self) -> dict[int, int]:
        table = self.table
        pairs: list[tuple[float, int, int]] = []
        for general in table.generals[self.me]:
            start = table.where[general]
            if start < 0:
                continue
            away = self.steps[self.me][start]
            for value, t in self.goals(table.troops[general])[:MOST_GOALS]:
                if away[t] < FAR:
                    pairs.append((value * w.NEARNESS ** away[t], general, t))
        pairs.sort(reverse=True)
        found: dict[int, int] = {}
        placed = 0
        for _, general, t in pairs:
            if not placed >> general & 1 and t not in found:
                found[t] = general
                placed |= 1 << general
        return found

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
