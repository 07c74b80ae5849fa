"""What restricted Action Points may pay for (IS-5.2.11), as the cards have it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from chancellery.games.imperial_struggle.components import Components
from chancellery.games.imperial_struggle.map import Chart
from chancellery.games.imperial_struggle.sides import EUROPE, REGIONS

FREE: Final = 0  # the restriction of points without one
ON_SPACES: Final = ("flag", "unflag", "pacify", "fort", "deploy")
USES: Final = {  # of the data
    "any": {*ON_SPACES},
    "flag": {"flag"},
    "unflag": {"unflag"},
    "shift": {"flag", "unflag"},
    "major_action_entirely_in_europe": {"flag", "unflag"},
    "buy_bonus_war_tile_or_deploy_squadron": {"deploy", "tile"},
}


@dataclass(frozen=True)
class Restriction:
    """What restricted points may pay for: sets of spaces per use, and uses without a space."""

    spaces: dict[str, int]  # by use: flag, unflag, pacify, fort (build, repair, seize), deploy
    uses: frozenset[str] = frozenset()  # tile, construct, draw, exchange, bastion, uprising
    beside_own_market: bool = False  # flagging only next to a Market with one's own flag

    def allows(self, use: str, space: int, near: int) -> bool:
        """Whether a purchase fits; `near` is what lies beside one's own Markets."""
        if space < 0:
            return use in self.uses
        if self.beside_own_market and not near >> space & 1:
            return False
        return bool(self.spaces[use] >> space & 1)


class Restrictions:
    """The restrictions that the cards know, by index; index 0 is none at all."""

    def __init__(self, box: Components) -> None:
        every = frozenset({"tile", "construct", "draw", "exchange", "bastion", "uprising"})
        self.table = [Restriction(dict.fromkeys(ON_SPACES, box.chart.all), every)]
        self.words: list[dict[str, Any] | None] = [None]
        self._keys: dict[str, int] = {"None": FREE}
        for effect in (e for card in box.events for half in card.versions for e in (*half.base, *half.bonus)):
            self._read(box.chart, effect)
        self.of_events = range(1, len(self.table))  # the others belong to Ministry cards
        for effect in (e for ability in box.abilities for e in ability.effects):
            self._read(box.chart, effect)

    def _read(self, chart: Chart, effect: dict[str, Any]) -> None:
        for option in effect.get("options", ()):
            for inner in option if isinstance(option, list) else ():
                self._read(chart, inner)
        if effect["op"] == "gain_action_points" and str(effect["restriction"]) not in self._keys:
            self._keys[str(effect["restriction"])] = len(self.table)
            self.table.append(_restriction(chart, effect["restriction"]))
            self.words.append(effect["restriction"])

    def of(self, effect: dict[str, Any]) -> int:
        """The restriction of the points an effect gives."""
        return self._keys[str(effect["restriction"])]


def _restriction(chart: Chart, data: dict[str, Any]) -> Restriction:
    where = chart.all
    if data.get("regions"):
        where = sum(chart.in_region[REGIONS.index(region)] for region in data["regions"])
    if data.get("countries"):
        where &= sum(chart.countries[country] for country in data["countries"])
    if data.get("space_types") == ["market"]:
        where &= chart.market
    if data.get("prestige") is False:
        where &= ~chart.prestige
    if data["use"] == "major_action_entirely_in_europe":
        where = chart.in_region[EUROPE]
    beside = data.get("next_to") == "own_flagged_market"
    spaces = {use: where if use in USES[data["use"]] else 0 for use in ON_SPACES}
    return Restriction(spaces, frozenset({"tile"} & USES[data["use"]]), beside)
