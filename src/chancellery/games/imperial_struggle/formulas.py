"""Amounts and conditions that card data names in words: one place for all of them (IS-R-90)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chancellery.games.imperial_struggle.control import flags_in
from chancellery.games.imperial_struggle.sides import BRITAIN, EUROPE, FRANCE, INDIA, KEYWORDS, NORTH_AMERICA
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.targets import ON_SPACES, targets


def shows(s: Struggle, side: int, keyword: str) -> bool:
    return s.shows(side, KEYWORDS.index(keyword))


def could_show(s: Struggle, side: int, keyword: str) -> list[int]:
    """Ministry cards of the side with the keyword (IS-3.5.3.2); all lie face down if it shows none."""
    bit = 1 << KEYWORDS.index(keyword)
    cards = s.game.components.ministries
    return [c for c in s.ministry[side] if cards[c].keywords & bit]


def _country(s: Struggle, *ids: str) -> int:
    return sum(s.game.chart.countries[id] for id in ids)


def _squadrons_in(s: Struggle, side: int, region: int) -> int:
    chart = s.game.chart
    return s.flags[side] & chart.naval & chart.in_region[region]


def _power_in_india(s: Struggle, side: int) -> int:
    """Squadrons, Forts and Local Alliances (East Asia Piracy)."""
    chart = s.game.chart
    return flags_in(s, side, chart.in_region[INDIA] & (chart.naval | chart.fort | chart.local_alliance))


AMOUNTS: Final[dict[str, Callable[[Struggle, int], int]]] = {
    "own_local_alliances_in_india": lambda s, side: flags_in(
        s, side, s.game.chart.local_alliance & s.game.chart.in_region[INDIA]
    ),
    "own_spaces_in_ireland": lambda s, side: flags_in(s, side, _country(s, "ireland")),
    "opponent_debt_minus_own_debt": lambda s, side: max(0, s.debt[1 - side] - s.debt[side]),
    "2_per_own_alliance_space_in_spain": lambda s, side: (
        2 * flags_in(s, side, _country(s, "spain") & s.game.chart.alliance)
    ),
    "france_flags_in_spain": lambda s, side: flags_in(s, FRANCE, _country(s, "spain")),
    "half_of_own_built_squadrons_rounded_down": lambda s, side: (s.squadrons(side) + s.navy[side]) // 2,
}

CONDITIONS: Final[dict[str, Callable[[Struggle, int], bool]]] = {
    "both german_states spaces flagged by britain": lambda s, side: (
        flags_in(s, BRITAIN, _country(s, "german_states")) == 2
    ),
    "no britain flag in spain and austria": lambda s, side: flags_in(s, BRITAIN, _country(s, "spain", "austria")) == 0,
    "savoy and sardinia flagged by france": lambda s, side: flags_in(s, FRANCE, _country(s, "savoy", "sardinia")) == 2,
    "no france squadron in europe": lambda s, side: not _squadrons_in(s, FRANCE, EUROPE),
    "no britain flag in spain": lambda s, side: flags_in(s, BRITAIN, _country(s, "spain")) == 0,
    "at least one britain flag in spain": lambda s, side: flags_in(s, BRITAIN, _country(s, "spain")) > 0,
    "more britain than france flags in north_america": lambda s, side: (
        flags_in(s, BRITAIN, s.game.chart.in_region[NORTH_AMERICA])
        > flags_in(s, FRANCE, s.game.chart.in_region[NORTH_AMERICA])
    ),
    "own available debt greater than opponent available debt": lambda s, side: s.credit(side) > s.credit(1 - side),
    "more squadrons + forts + local alliances in india than the opponent": lambda s, side: (
        _power_in_india(s, side) > _power_in_india(s, 1 - side)
    ),
}


def amount(s: Struggle, side: int, name: str) -> int:
    return AMOUNTS[name](s, side)


def holds(s: Struggle, side: int, name: str) -> bool:
    return CONDITIONS[name](s, side)


def open_options(s: Struggle, side: int, effect: dict[str, Any], noted: bool) -> list[int]:
    """The options of a choice that can be chosen; an option without any target is none while another has one."""
    found = []
    for number, option in enumerate(effect["options"]):
        first = option[0]
        if first["op"] in ON_SPACES and not targets(s, side, first):
            continue
        if first["op"] == "change_treaty_points" and (not noted or not s.treaty[side]):  # IS-R-104
            continue
        if first["op"] == "change_debt" and (not noted or (s.treaty[side] and s.credit(side) <= 0)):
            continue
        found.append(number)
    return found
