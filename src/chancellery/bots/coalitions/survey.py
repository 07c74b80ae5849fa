"""The prospects of each Power and where everything stands, as numbers: what the nets of single set-ups look at.

`prospects` sums up: so one net can judge any board. This adds who holds and stands in each Territory, and the tracks of
all Powers in the order of the board: for a net of one set-up, where everything is always at the same place.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from chancellery.bots.coalitions import prospects
from chancellery.bots.coalitions.outlook import Outlook
from chancellery.bots.coalitions.table import Table
from chancellery.bots.planning.net import Numbers
from chancellery.games.coalitions.system.state import Realm

BYTES: Final = 16  # enough for a set of Territories


def rows(s: Realm, table: Table) -> Numbers:
    """A row for each contender: its prospects, what it, its enemies and others hold, and the tracks of all."""
    ground = Ground(s)
    found = [ground.of(table, power) for power in prospects.contenders(s, table)]
    tracks = _tracks(s, Outlook(table))
    sides = [_sides(table, power) for power in prospects.contenders(s, table)]
    ends = [np.concatenate((tracks, side), 1).ravel() for side in sides]
    return np.concatenate((prospects.rows(s, table), np.array(found, np.float32), np.array(ends, np.float32)), 1)


class Ground:
    """What each Power holds and how strong it stands, Territory by Territory."""

    def __init__(self, s: Realm) -> None:
        size, game = s.game.map.size, s.game
        powers = range(len(s.control))
        self.size = size
        self.control = [spread(s.control[p], size) for p in powers]
        self.guards = [spread(s.guards[p], size) for p in powers]
        self.stands = np.zeros((len(s.control), size), np.float32)
        for power in powers:
            for general in game.generals[power]:
                if s.where[general] >= 0:
                    self.stands[power, s.where[general]] = (1 + s.troops[general]) / 4

    def of(self, table: Table, power: int) -> Numbers:
        """The board as a Power sees it: its own, its enemies' and everybody else's."""
        found = [np.zeros(self.size, np.float32) for _ in range(7)]
        for p in table.powers:
            side = 0 if table.major[p] == power else 1 if table.at_war(power, p) else 2
            found[2 * side] += self.control[p]
            found[2 * side + 1] += self.stands[p]
            if not side:
                found[6] += self.guards[p]
        return np.concatenate(found)


def spread(places: int, size: int) -> Numbers:
    """A set of Territories as a number for each: 1 or 0."""
    bytes_of = np.frombuffer(places.to_bytes(BYTES, "little"), np.uint8)
    return np.unpackbits(bytes_of, bitorder="little")[:size].astype(np.float32)


def _tracks(s: Realm, outlook: Outlook) -> Numbers:
    """A row for each Power, in the order of the board."""
    goal, expansion = outlook.goal, outlook.expansion
    return np.array(
        [
            [
                have / goal, (have + expansion[p]) / goal, s.morale[p] / 15, s.money[p] / 10, len(s.hands[p]) / 6,
                sum([s.troops[general] for general in s.game.generals[p]]) / 9,
            ]
            for p, have in enumerate(s.influence)
        ],
        np.float32,
    )  # fmt: skip


def _sides(table: Table, power: int) -> Numbers:
    """Who plays with a Power, and who is at war with it."""
    own = [table.major[p] == power for p in table.powers]
    return np.array([[float(own[p]), float(not own[p] and table.at_war(power, p))] for p in table.powers], np.float32)
