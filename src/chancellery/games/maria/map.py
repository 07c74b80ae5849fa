"""The two maps (3.2) as tables: cities, roads, fortresses, territories, sectors.

A set of cities is an int with one bit per city.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from chancellery.games.maria.powers import POWERS, SUITS
from chancellery.kernel.sets import bits, union

FAR: Final = 999
REMEMBERED: Final = 4096  # sets of cities whose surroundings are kept
FORTRESSES: Final = ("none", "minor", "major")
TERRITORIES: Final = (*POWERS, "silesia", "poland", "empire")
SILESIA: Final = 6
POLAND: Final = 7
EMPIRE: Final = 8
PROTECTION: Final = 3  # M-10.3.4
FARTHEST: Final = 6  # steps that a rule asks for (M-9.4)


class Atlas:
    """Tables over the indices of cities, for the full game or for the introductory one (M-14.12)."""

    def __init__(self, data: dict[str, Any], *, both_maps: bool) -> None:
        self.cities = [c for c in data["city"] if both_maps or c["map"] == "bohemia"]
        cities = self.cities
        self.ids = tuple(city["id"] for city in cities)
        self.index = {id: i for i, id in enumerate(self.ids)}
        self.size = len(cities)
        self.all = (1 << self.size) - 1
        self.bit = [1 << city for city in range(self.size)]  # of each city, as shifting is slow
        self.territory = [TERRITORIES.index(city["territory"]) for city in cities]
        self.suit_of_sector = {s["id"]: SUITS.index(s["suit"]) for s in data["sector"]}
        self.suit = [self.suit_of_sector[city["sector"]] for city in cities]
        self.bohemia = self._where("map", "bohemia")
        self.fortress = self.all & ~self._where("fortress", "none")
        self.major = self._where("fortress", "major")
        self.lands = [self._where("territory", id) for id in TERRITORIES]
        self.dutch = self._where("region", "dutch_republic")  # M-22.1
        self.near = [0] * self.size  # roads of one map
        self.main = [0] * self.size
        for road in data["road"]:
            if road["a"] in self.index and road["b"] in self.index:
                self._join(self.near, road)
                if road["kind"] == "main":
                    self._join(self.main, road)
        self.near_all, self.main_all = self.near[:], self.main[:]  # with the links between the maps
        for link in data["link"] if both_maps else ():
            self._join(self.near_all, link)
            if link["kind"] == "main":
                self._join(self.main_all, link)
        self._neighbours: dict[int, int] = {}  # the same sets come again and again
        # by steps and city, all cities at most so far from it, whatever stands in between; with the links, and without
        self.reach_all, self.reach = self._reach(self.near_all), self._reach(self.near)
        self.close = self.reach_all[PROTECTION]  # where a fortress is protected
        self._steps: dict[int, list[int]] = {}

    def _where(self, field: str, value: str) -> int:
        return sum(1 << i for i, city in enumerate(self.cities) if city[field] == value)

    def _join(self, table: list[int], road: dict[str, Any]) -> None:
        a, b = self.index[road["a"]], self.index[road["b"]]
        table[a] |= 1 << b
        table[b] |= 1 << a

    def set_of(self, ids: Iterable[str]) -> int:
        return sum(1 << self.index[id] for id in ids if id in self.index)

    def names(self, mask: int) -> list[str]:
        return [self.ids[i] for i in bits(mask)]

    def neighbours(self, mask: int) -> int:
        """All cities adjacent to a city of the set, over both maps (M-11.1.2)."""
        found = self._neighbours.get(mask)
        if found is None:
            if len(self._neighbours) > REMEMBERED:
                self._neighbours.clear()
            found = self._neighbours[mask] = union(self.near_all, tuple(bits(mask)))
        return found

    def _reach(self, near: list[int]) -> list[list[int]]:
        reach = [[1 << city for city in range(self.size)]]
        for _ in range(FARTHEST):
            reach.append([union(reach[-1], (city, *bits(near[city]))) for city in range(self.size)])
        return reach

    def around(self, cities: tuple[int, ...], steps: int) -> int:
        """All cities at most so many steps from one of these, whatever stands in between."""
        return union(self.reach_all[steps], cities)

    def distances(self, city: int) -> list[int]:
        """Road steps from a city to every other, whatever stands in between."""
        known = self._steps.get(city)
        if known is None:
            known = self._steps[city] = self._measure(city)
        return known

    def _measure(self, city: int) -> list[int]:
        steps = [FAR] * self.size
        seen = edge = 1 << city
        count = 0
        while edge:
            for place in bits(edge):
                steps[place] = count
            edge = self.neighbours(edge) & ~seen
            seen |= edge
            count += 1
        return steps
