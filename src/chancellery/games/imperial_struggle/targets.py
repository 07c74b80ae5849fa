"""The spaces an effect of a card or tile may be carried out on (IS-5.2.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chancellery.games.imperial_struggle import control
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.map import Chart
from chancellery.games.imperial_struggle.sides import COMMODITIES, REGIONS, SIDES
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Bars, Reason

Effect = dict[str, Any]


class Filters:
    """The sets of spaces that `filter`s of the data describe, apart from what changes during play."""

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        self._known: dict[int, int] = {}  # by identity: filters are part of the components and never change

    def of(self, filter: dict[str, Any]) -> int:
        known = self._known.get(id(filter))
        if known is None:
            known = self._known[id(filter)] = self._work_out(filter)
        return known

    def _work_out(self, filter: dict[str, Any]) -> int:
        chart, mask = self._chart, self._chart.all
        tables: dict[str, Callable[[str], int]] = {
            "space_types": chart.kinds.__getitem__,
            "regions": lambda id: chart.in_region[REGIONS.index(id)],
            "sub_regions": chart.sub_regions.__getitem__,
            "countries": chart.countries.__getitem__,
            "spaces": lambda id: 1 << chart.index[id],
            "commodities": lambda id: chart.of_commodity[COMMODITIES.index(id)],
        }
        for name, table in tables.items():
            if filter.get(name):
                mask &= sum(table(id) for id in filter[name])
        for id in filter.get("exclude_countries", ()):
            mask &= ~chart.countries[id]
        for name, spaces in (("alliance", chart.alliance), ("local_alliance", chart.local_alliance)):
            if filter.get(name):
                mask &= spaces
        return mask


def targets(s: Struggle, side: int, effect: Effect) -> int:
    """The spaces an effect may be carried out on."""
    return reached(s, side, effect, v.NOT_REACHED).left


def reached(s: Struggle, side: int, effect: Effect, not_reached: Reason) -> Bars:
    """The same with what bars the others; the last reason is for what the text does not name."""
    filter, op = effect["filter"], effect["op"]
    bars = s.bars(s.available, v.NOT_IN_PLAY)
    OF_OPS[op](s, side, bars)
    bars.only(s.game.filters.of(filter), not_reached)
    if not bars.left and not s.explaining:
        return bars
    if op == "remove_own_flag":
        bars.only(s.game.chart.holds_conflict, not_reached)
    if filter.get("protected") is False:
        bars.bar(control.protected(s, 0) | control.protected(s, 1), v.PROTECTED)
    named = s.game.chart.all
    if "flagged_by" in filter:
        whose = filter["flagged_by"]
        named = s.flags[side if whose == "self" else 1 - side if whose == "opponent" else SIDES.index(whose)]
    if effect.get("must_not_isolate_others"):
        bars.bar(control.isolating(s, bars.left), v.WOULD_ISOLATE)
    return bars.only(named, not_reached)


def _place_conflict(s: Struggle, side: int, bars: Bars) -> None:
    bars.only(s.game.chart.holds_conflict, v.NO_PLACE_FOR_CONFLICT).bar(s.conflict, v.CONFLICT_ALREADY)


def _shift(s: Struggle, side: int, bars: Bars) -> None:
    """What can be shifted or taken over by an effect."""
    chart = s.game.chart
    bars.bar(chart.territory, v.TERRITORY_IN_PEACE)
    bars.bar(chart.naval, v.NOT_SHIFTED).bar(chart.fort, v.FORT_NOT_SHIFTED).bar(s.flags[side], v.OWN_SPACE)


def unflag(s: Struggle, side: int, bars: Bars) -> None:
    bars.bar(s.flags[side], v.OWN_FLAG)
    _shift(s, side, bars)
    bars.only(control.opposing(s, side), v.NOTHING_TO_UNFLAG)


def _damage_fort(s: Struggle, side: int, bars: Bars) -> None:
    bars.only(s.game.chart.fort, v.NO_FORT_SPACE).only(s.flags[1 - side], v.NOT_OPPOSING)
    bars.bar(s.damaged, v.DAMAGED_ALREADY)


def _remove_own_flag(s: Struggle, side: int, bars: Bars) -> None:
    bars.only(s.flags[side], v.NOT_YOUR_FLAG)


OF_OPS: Final[dict[str, Callable[[Struggle, int, Bars], None]]] = {
    "place_conflict": _place_conflict,
    "unflag": unflag,
    "shift": _shift,
    "take_control": _shift,
    "damage_fort": _damage_fort,
    "remove_own_flag": _remove_own_flag,
}
ON_SPACES: Final = frozenset(OF_OPS)
