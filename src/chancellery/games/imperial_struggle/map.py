"""The map (3.2) as tables, worked out once.

A set of spaces is an int with one bit per space, so that most questions of the rules are one `&`. Advantage
pentagons are no spaces here: they cannot be controlled (IS-3.2.0.6).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from chancellery.games.imperial_struggle.sides import COMMODITIES, ERAS, REGIONS, SIDES
from chancellery.kernel.sets import bits

REMEMBERED: Final = 50_000
KINDS: Final = ("political", "market", "territory", "naval", "fort")


class Chart:
    """Tables over the indices of spaces."""

    def __init__(self, spaces: list[dict[str, Any]], connections: dict[str, Any]) -> None:
        self.spaces = [space for space in spaces if space["type"] != "advantage"]
        spaces = self.spaces
        self.ids = tuple(space["id"] for space in spaces)
        self.index = {id: i for i, id in enumerate(self.ids)}
        self.size = len(spaces)
        self.all = (1 << self.size) - 1
        self.bit = [1 << space for space in range(self.size)]  # of each space, as shifting is slow
        self.kind = tuple(space["type"] for space in spaces)
        self.cost: list[int] = [space["cost"] or 0 for space in spaces]
        self.region = [REGIONS.index(space["region"]) for space in spaces]
        self.commodity = [COMMODITIES.index(s["commodity"]) if s["commodity"] else -1 for s in spaces]
        self.kinds = {kind: self._with("type", kind) for kind in KINDS}
        self.political, self.market, self.territory, self.naval, self.fort = self.kinds.values()
        self.holds_conflict = self.political | self.market  # IS-3.8.0.1
        self.guards = self.naval | self.fort  # what protects Markets (IS-3.2.8.6)
        self.anchors = self.territory | self.guards  # where chains of Markets begin (IS-5.4.1.1)
        self.in_region = [self._with("region", region) for region in REGIONS]
        self.sub_regions = self._by("sub_region")
        self.countries = self._by("country")
        # by set of Regions, the spaces of all other Regions (IS-5.3.4)
        self.outside = [
            sum(mask for region, mask in enumerate(self.in_region) if not used >> region & 1)
            for used in range(1 << len(REGIONS))
        ]
        self.of_commodity = [self._with("commodity", commodity) for commodity in COMMODITIES]
        self.prestige = self._with("prestige", True)
        self.alliance = self._with("alliance", True)
        self.local_alliance = self._with("local_alliance", True)
        self.usa = self.countries["usa"]
        self.printed = [self._with("cost", n) for n in range(max(self.cost) + 1)]
        self.printed_up_to = [sum(self.printed[1 : n + 1]) for n in range(9)]
        self.from_era = [self._with("available_from_era", era) & ~self.usa for era in ERAS]
        self.spanish_territories = self._with("spanish_territory", True)
        self.spanish_markets = self._with("spanish_empire_flag", True)  # IS-12.1.1
        self.start = [self._with("initial_flag", side) for side in SIDES]
        self.start_territories = [self._with("starting_territory_of", side) for side in SIDES]  # IS-SU.13
        self.near = [0] * self.size
        for line in connections["connections"]:
            self._join(self.near, line)
        self.conquest = [0] * self.size  # the other ends of Conquest Lines, per space
        self.tough_conquest = [0] * self.size  # the same with Tougher Forts (12.3)
        for line in connections["conquest_lines"]:
            self._join(self.tough_conquest, line)
            if not line["only_with_optional_rule"]:
                self._join(self.conquest, line)
        self._chunks = [self._chunk(start) for start in range(0, self.size, 8)]
        self._neighbours: dict[int, int] = {}  # the same sets are asked for again and again

    def _with(self, field: str, value: Any) -> int:
        """The set of spaces whose field has the value."""
        return sum(1 << i for i, space in enumerate(self.spaces) if space[field] == value)

    def _by(self, field: str) -> dict[str, int]:
        return {value: self._with(field, value) for value in sorted({s[field] for s in self.spaces if s[field]})}

    def set_of(self, ids: Iterable[str]) -> int:
        return sum(1 << self.index[id] for id in ids)

    def names(self, mask: int) -> list[str]:
        return [self.ids[i] for i in bits(mask)]

    def _join(self, table: list[int], line: dict[str, Any]) -> None:
        a, b = self.index[line["a"]], self.index[line["b"]]
        table[a] |= 1 << b
        table[b] |= 1 << a

    def _chunk(self, start: int) -> list[int]:
        """For eight spaces, the neighbours of each subset of them."""
        table = [0] * 256
        for subset in range(1, 256):
            low = subset & -subset
            space = start + low.bit_length() - 1
            table[subset] = table[subset ^ low] | (self.near[space] if space < self.size else 0)
        return table

    def neighbours(self, mask: int) -> int:
        """All spaces connected to a space of the set."""
        reached = self._neighbours.get(mask)
        return self._work_out_neighbours(mask) if reached is None else reached

    def _work_out_neighbours(self, mask: int) -> int:
        reached, chunks = 0, self._chunks
        for at, subset in enumerate(mask.to_bytes(len(chunks), "little")):
            if subset:
                reached |= chunks[at][subset]
        if len(self._neighbours) > REMEMBERED:
            self._neighbours.clear()
        self._neighbours[mask] = reached
        return reached
