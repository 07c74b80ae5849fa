"""The spaces an effect of a card or tile may be carried out on (IS-5.2.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chancellery.games.imperial_struggle import control
from chancellery.games.imperial_struggle.chart import Chart, bits
from chancellery.games.imperial_struggle.sides import COMMODITIES, REGIONS, SIDES
from chancellery.games.imperial_struggle.struggle import Struggle

Effect = dict[str, Any]
ON_SPACES = frozenset({"place_conflict", "unflag", "shift", "take_control", "damage_fort", "remove_own_flag"})


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
        kinds = {k: getattr(chart, k) for k in ("political", "market", "territory", "naval", "fort")}
        tables: dict[str, Callable[[str], int]] = {
            "space_types": kinds.__getitem__,
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
        for name in ("alliance", "local_alliance"):
            if filter.get(name):
                mask &= getattr(chart, name)
        return mask


def targets(s: Struggle, side: int, effect: Effect) -> int:
    """The spaces an effect may be carried out on."""
    filter = effect["filter"]
    mask = s.game.filters.of(filter) & s.available
    if "flagged_by" in filter:
        owner = {"self": side, "opponent": 1 - side}.get(filter["flagged_by"])
        mask &= s.flags[SIDES.index(filter["flagged_by"]) if owner is None else owner]
    if filter.get("protected") is False:
        mask &= ~(control.protected(s, 0) | control.protected(s, 1))
    op = effect["op"]
    if op == "place_conflict":
        return mask & control.may_hold_conflict(s)
    chart = s.game.chart
    shiftable = chart.political | chart.market
    if op == "unflag":
        mask &= control.opposing(s, side) & shiftable
        if effect.get("must_not_isolate_others"):  # IS-R-105
            mask = sum(1 << space for space in bits(mask) if not control.would_isolate(s, space))
        return mask
    if op == "shift":
        return mask & shiftable & (control.opposing(s, side) | control.empty(s))
    if op == "take_control":
        return mask & shiftable & (control.opposing(s, side) | control.empty(s))
    if op == "damage_fort":
        return mask & chart.fort & s.flags[1 - side] & ~s.damaged
    assert op == "remove_own_flag", op
    return mask & s.flags[side] & shiftable
