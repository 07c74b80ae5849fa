"""Supply trains (9, 10.2): near the generals abroad, out of the enemies' reach."""

from __future__ import annotations

from typing import Final

from chancellery.bots.maria import paths
from chancellery.bots.maria import weights as w
from chancellery.bots.maria.table import Table
from chancellery.games.maria.map import FAR
from chancellery.games.maria.supply import RANGE
from chancellery.games.maria.trains import TRAIN_PRICE
from chancellery.kernel import Decision, Move

# what it costs to be so many steps from the train
DISTANCE: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.0, 0.03, 0.06, 0.12)
EXPOSED: Final = ((2, 0.6), (3, 0.4), (4, 0.3), (5, 0.08))  # steps of the nearest enemy, and how likely he takes it


class Need:
    """How well the generals of a power are supplied by trains in given cities."""

    def __init__(self, table: Table) -> None:
        s = table.s
        self.table = table
        self.fields = []
        for general in table.box.powers[table.power].generals:
            if s.where[general] >= 0:
                field = table.supply_field(1 << s.where[general], 2 * RANGE)
                self.fields.append((field, table.at_home(s.where[general])))

    def cost(self, cities: list[int]) -> float:
        table, total = self.table, 0.0
        for field, home in self.fields:
            steps = min((field[city] for city in cities), default=FAR)
            hungry = DISTANCE[steps] if steps <= RANGE else 0.5 + 0.06 * (min(steps, 2 * RANGE) - RANGE)
            total += 0.15 * hungry if home else hungry
        for city in cities:
            near = table.nearest_enemy(city)
            total += w.TRAIN * next((part for limit, part in EXPOSED if near <= limit), 0.0)
        return total


def need(table: Table, cities: list[int]) -> float:
    return Need(table).cost(cities)


def _others(table: Table, train: int) -> list[int]:
    s = table.s
    return [s.where[t] for t in table.box.powers[table.power].trains if t != train and s.where[t] >= 0]


def best(table: Table, train: int, ways: list[list[int]]) -> list[int]:
    """The way of a train that helps most; none if it stands well."""
    needs, others = Need(table), _others(table, train)
    chosen: list[int] = []
    least = needs.cost([*others, table.s.where[train]]) - w.MOVE_LEAST
    known: dict[int, float] = {}
    for way in sorted(ways, key=len):
        if way[-1] not in known:
            known[way[-1]] = needs.cost([*others, way[-1]])
            if known[way[-1]] < least:
                chosen, least = way, known[way[-1]]
    return chosen


def choose(table: Table, decision: Decision) -> Move | None:
    """The next train to move, to bring back or to take elsewhere."""
    s = table.s
    steps: dict[int, dict[int, Move]] = {}
    places: dict[int, list[Move]] = {}
    for move in decision.options:
        if move.verb == "move" and not s.is_general(move.args[0]):
            steps.setdefault(move.args[0], {})[move.args[1]] = move
        elif move.verb in ("restore", "replace"):
            places.setdefault(move.args[0], []).append(move)
    for train, first in steps.items():
        own = Table(s, table.seat, s.power_of(train), table.mind)
        way = best(own, train, paths.ways(s, [train], sum(1 << city for city in first)))
        if way:
            return first[way[0]]
    for train, moves in places.items():
        own = Table(s, table.seat, s.power_of(train), table.mind)
        needs, others = Need(own), _others(own, train)
        here = [s.where[train]] if s.where[train] >= 0 else []
        now = needs.cost([*others, *here]) - TRAIN_PRICE * w.POINT - 0.15
        costs = {move: needs.cost([*others, move.args[1]]) for move in moves}
        move = min(moves, key=lambda m: costs[m])
        if costs[move] < now:
            return move
    return None
