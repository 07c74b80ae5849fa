"""What things are worth to a side, in Victory Points: the map, the coming scoring and the next War.

Only what the side may know is read: its own War tiles and hand, and what lies open.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from chancellery.bots.imperial_struggle.mind import SENSIBLE, Mind
from chancellery.games.imperial_struggle import scoring, strength, war_tiles
from chancellery.games.imperial_struggle.components import Components, Row, Theater
from chancellery.games.imperial_struggle.map import Chart
from chancellery.games.imperial_struggle.peace_turn import ROUNDS, PeaceTurn
from chancellery.games.imperial_struggle.sides import NOBODY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel.sets import bits

# strength of unknown War tiles
BASIC_MEAN: Final = 0.45
BONUS_MEAN: Final = 1.67
ADVANTAGES: Final = {
    "baltic_trade": 0.8, "slaving_contracts": 0.7, "naval_bastion": 0.5, "central_europe_conflict": 0.8,
    "mediterranean_intrigue": 0.7,
}  # fmt: skip
SPECIAL: Final = {
    "usa": 2.0, "canada": 1.0, "jacobite_victory_marker": 0.6, "jacobite_uprisings_extra_slot": 0.5,
    "jacobite_defeat": 0.8, "atlantic_dominance_tile": 1.2, "loser_squadron_to_unbuilt_1": 0.9,
    "loser_squadron_to_unbuilt_2": 1.8, "loser_squadron_removed_from_game": 1.2,
}  # fmt: skip
NOISE: Final = ((-3, 0.06), (-2, 0.13), (-1, 0.2), (0, 0.22), (1, 0.2), (2, 0.13), (3, 0.06))


def likely(x: float) -> float:
    return 1 / (1 + exp(-x))


def spoils(theater: Theater, side: int, treaty: float, margin: float) -> float:
    """What a theater gives for a margin, to the side or to the other one."""
    whole = round(abs(margin))
    winner = side if margin > 0 else 1 - side
    for row in theater.rows[winner]:
        if row.least <= whole <= row.most:
            return _row(row, treaty) if margin > 0 else -_row(row, treaty)
    return 0.0


def _row(row: Row, treaty: float) -> float:
    worth = row.vp + 1.7 * row.conquest + (0.9 if row.unflag else 0.0) - 0.5 * treaty * row.treaty
    return worth + sum((SPECIAL.get(word, 0.0) for word in row.special), 0.0)


@lru_cache(maxsize=1 << 16)
def _expected(theater: Theater, side: int, treaty: float, margin: float) -> float:
    return sum((weight * spoils(theater, side, treaty, margin + noise) for noise, weight in NOISE), 0.0)


@lru_cache(maxsize=16)
def _spaces(chart: Chart) -> list[tuple[int, bool, int, bool, bool]]:
    """Of every space its region, whether it has prestige, its commodity, whether it is a Territory or Naval."""
    sets = chart.prestige, chart.territory, chart.naval
    marks = [[bool(spaces >> space & 1) for spaces in sets] for space in range(chart.size)]
    return [(chart.region[space], one[0], chart.commodity[space], one[1], one[2]) for space, one in enumerate(marks)]


@lru_cache(maxsize=16)
def _advantages(box: Components) -> list[tuple[list[int], float]]:
    """Of every Advantage its spaces, and what it is worth at first."""
    return [(bits(one.spaces), ADVANTAGES.get(one.id, 0.5)) for one in box.advantages]


class Outlook:
    """The worth of one more flag in every space, for one side at one moment."""

    def __init__(self, s: Struggle, side: int, mind: Mind = SENSIBLE) -> None:
        self.s = s
        self.side = side
        self.mind = mind
        self.box = s.game.components
        self.chart = s.game.components.chart
        # found out when asked for
        self._rounds_left: int | None = None
        self._future: float | None = None
        self._regions: list[float] | None = None
        self._prestige: float | None = None
        self._commodities: list[float] | None = None
        self._theaters: list[Theater] | None = None
        self._margins: list[float] | None = None
        self._strengths: list[float] | None = None
        self._flags: list[float] | None = None

    @property
    def rounds_left(self) -> int:
        if self._rounds_left is None:
            self._rounds_left = self._find_rounds_left()
        return self._rounds_left

    def _find_rounds_left(self) -> int:
        for procedure in self.s.stack:
            if isinstance(procedure, PeaceTurn):
                return ROUNDS - procedure.rounds
        return 0 if self.s.turn.peace else ROUNDS

    @property
    def future(self) -> float:
        """How much of the game is still to come, from 1 down to 0."""
        if self._future is None:
            self._future = (len(self.box.turns) - 1 - self.s.step) / len(self.box.turns)
        return self._future

    # -- scoring

    def lead(self, where: int) -> int:
        """By how many spaces of a set the side is ahead."""
        mine = (self.s.counted(self.side) & where).bit_count()
        return mine - (self.s.counted(1 - self.side) & where).bit_count()

    def one_more(self, lead: int, reward: float, margin: int = 1) -> float:
        """What one more space is worth where the side ahead by `margin` wins a reward."""
        spread = 0.35 + 0.22 * self.rounds_left
        before = likely((lead - margin + 0.5) / spread) - likely((-lead - margin + 0.5) / spread)
        after = likely((lead + 1 - margin + 0.5) / spread) - likely((-lead - 1 - margin + 0.5) / spread)
        return reward * (after - before)

    @property
    def regions(self) -> list[float]:
        if self._regions is None:
            self._regions = self._find_regions()
        return self._regions

    def _find_regions(self) -> list[float]:
        found = []
        for region, where in enumerate(self.chart.in_region):
            award = self.box.awards[self.s.awards[region]] if self.s.awards else self.box.awards[2]
            reward = award.vp + self.mind.treaty * award.treaty
            found.append(self.one_more(self.lead(where), reward, award.margin) + 0.12 * self.future)
        return found

    @property
    def prestige(self) -> float:
        if self._prestige is None:
            self._prestige = self._find_prestige()
        return self._prestige

    def _find_prestige(self) -> float:
        lead = self.lead(scoring.prestige_spaces(self.s))
        return self.one_more(lead, scoring.PRESTIGE_VP * (2 if self.s.turn.peace == 6 else 1)) + 0.15 * self.future

    @property
    def commodities(self) -> list[float]:
        if self._commodities is None:
            self._commodities = self._find_commodities()
        return self._commodities

    def _find_commodities(self) -> list[float]:
        found = []
        for commodity, where in enumerate(self.chart.of_commodity):
            lead = self.lead(where)
            now = self.box.rewards[commodity][self.s.turn.era]
            reward = now.vp + self.mind.treaty * now.treaty - self.mind.debt * now.debt
            worth = self.one_more(lead, reward) if commodity in self.s.demand else 0.0
            worth += 0.35 * self.future * self.one_more(lead, reward)
            if self.s.turn.peace == 6:
                worth += self.one_more(lead, 1)
            found.append(worth)
        return found

    # -- the next War

    @property
    def theaters(self) -> list[Theater]:
        if self._theaters is None:
            self._theaters = list(self.box.wars[self.s.next_war].theaters) if self.s.next_war != NOBODY else []
        return self._theaters

    def margin(self, theater: int) -> float:
        """The strength the side expects to win a theater by."""
        s, other = self.s, 1 - self.side
        mine = strength.strength(s, self.side, theater).total
        tiles = s.bonus[war_tiles.slot(other, theater)]
        theirs = strength.bonus(s, other, theater).total + BASIC_MEAN + BONUS_MEAN * len(tiles)
        return mine - theirs

    def expected(self, theater: int, margin: float) -> float:
        return self.mind.war * _expected(self.theaters[theater], self.side, self.mind.treaty, margin)

    @property
    def margins(self) -> list[float]:
        if self._margins is None:
            self._margins = [self.margin(theater) for theater in range(len(self.theaters))]
        return self._margins

    @property
    def strengths(self) -> list[float]:
        """What one more point of strength is worth in each theater."""
        if self._strengths is None:
            self._strengths = self._find_strengths()
        return self._strengths

    def _find_strengths(self) -> list[float]:
        soon = 1.0 if self.s.turn.peace in (1, 3, 4, 5) else 0.6
        return [
            soon * max(0.05, self.expected(t, margin + 1) - self.expected(t, margin))
            for t, margin in enumerate(self.margins)
        ]

    def more_strength(self, theater: int, points: float) -> float:
        margin = self.margins[theater]
        return self.expected(theater, margin + points) - self.expected(theater, margin)

    # -- spaces

    @property
    def flags(self) -> list[float]:
        """What one more flag of ours, or one less of theirs, is worth in each space."""
        if self._flags is None:
            self._flags = self._find_flags()
        return self._flags

    def _find_flags(self) -> list[float]:
        regions, commodities, prestige, territory = self.regions, self.commodities, self.prestige, 1.0 + self.future
        worth, chart = list[float](), self.chart
        for region, prestigious, commodity, land, naval in _spaces(chart):
            value = regions[region]
            if prestigious:
                value += prestige
            if commodity >= 0:
                value += commodities[commodity]
            if land:
                value += territory
            if naval:
                value += 0.15
            worth.append(value)
        for theater, one in zip(self.theaters, self.strengths, strict=True):
            counts = theater.countries | theater.squadrons | (chart.fort & theater.regions if theater.forts else 0)
            for space in bits(counts):
                worth[space] += one
        promise = self.mind.advantages * (0.3 + 0.7 * self.future)
        for spaces, value in _advantages(self.box):
            share = value * promise / len(spaces)
            for space in spaces:
                worth[space] += share
        if self.mind.spaces:
            return [value * factor for value, factor in zip(worth, self.mind.spaces, strict=True)]
        return worth

    def conflict(self, space: int) -> float:
        """What a Conflict marker is worth: it silences the flag there, and makes it cheap to remove."""
        bit = 1 << space
        if self.s.flags[1 - self.side] & bit:
            worth = self.mind.glory * 0.75 * self.flags[space]
        elif self.s.flags[self.side] & bit:
            return -self.flags[space]
        else:
            return 0.05
        for theater, one in zip(self.theaters, self.strengths, strict=True):
            if theater.conflicts and theater.regions & bit:
                worth += one
        return worth
