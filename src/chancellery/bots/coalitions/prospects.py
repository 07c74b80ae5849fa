"""The prospects of each Power as numbers: what a net looks at to tell who is going to win."""

from __future__ import annotations

from typing import Final

import numpy as np

from chancellery.bots.coalitions.outlook import Outlook
from chancellery.bots.coalitions.table import Table
from chancellery.bots.planning.net import Numbers
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.wheel import field_of

MOST_POWERS: Final = 8
MOST_FIELDS: Final = 6


def contenders(s: Realm, table: Table) -> list[int]:
    """The Powers that can win: those that somebody plays and that follow no other."""
    return [power for power in table.powers if s.seat_of[power] >= 0 and not table.minor >> power & 1]


def rows(s: Realm, table: Table) -> Numbers:
    """A row for each contender: its own numbers, the mean and the highest of those of the others."""
    outlook = Outlook(table)
    own = np.array([_own(s, outlook, power) for power in contenders(s, table)], np.float32)
    count = len(own)
    if count == 1:
        return np.concatenate((own, own * 0, own * 0), 1)
    mean = (own.sum(0) - own) / (count - 1)
    order = np.sort(own, 0)
    most = np.where(own == order[-1], order[-2], order[-1])
    return np.concatenate((own, mean, most), 1)


def _own(s: Realm, outlook: Outlook, power: int) -> list[float]:
    added = outlook.table.judgement.prospects(outlook.table, power)
    return [*_tracks(s, outlook, power), *_army(s, outlook, power), *_time(s, power), *added]


def _tracks(s: Realm, outlook: Outlook, power: int) -> list[float]:
    goal, table, have = outlook.goal, outlook.table, s.influence[power]
    expected = [influence + expansion for influence, expansion in zip(s.influence, outlook.expansion)]
    others = [p for p in table.powers if table.major[p] != power]
    hand = sorted(s.hands[power], reverse=True)
    morale, money = s.morale[power], s.money[power]
    allies = [p for p in others if s.ally[power] >> p & 1]
    enemies = [p for p in others if table.at_war(power, p)]
    return [
        have / goal, expected[power] / goal, float(expected[power] >= goal), outlook.expansion[power] / 6,
        min(8.0, max(0.0, outlook.rounds_left[power])) / 8, table.tax(power) / 6, money / 10, min(money, 4) / 4,
        morale / 15, min(morale, 5) / 5, float(morale == 0), len(hand) / 6, sum(hand) / 25, sum(hand[:3]) / 12,
        (have - max([s.influence[p] for p in others], default=0)) / goal,
        (expected[power] - max([expected[p] for p in others], default=0)) / goal,
        len(allies) / 3, len(enemies) / 3, max([s.influence[p] for p in allies], default=0) / goal,
        max([expected[p] for p in enemies], default=0) / goal, float(s.neutral >> power & 1),
    ]  # fmt: skip


def _army(s: Realm, outlook: Outlook, power: int) -> list[float]:
    table, map = outlook.table, s.game.map
    own = [p for p in table.powers if table.major[p] == power]
    held = stands = near = 0
    troops = strength = 0
    for p in own:
        held |= s.control[p]
        stands |= s.stands[p]
        for general in s.game.generals[p]:
            if s.where[general] >= 0:
                troops += s.troops[general]
                near |= map.near[s.where[general]]
    menaced = menacing = 0
    for p in table.powers:
        if table.at_war(power, p):
            for general in s.game.generals[p]:
                if s.where[general] >= 0:
                    menaced |= map.near[s.where[general]]
                    if map.near[s.where[general]] & (held | stands):
                        strength += 1 + s.troops[general]
            menacing |= s.control[p]
    bare = held & menaced & ~stands
    guarded = sum(s.guards[p] for p in own)
    scoring = map.scoring[power]
    capital = map.capital[power]
    return [
        stands.bit_count() / 4, troops / 9, guarded.bit_count() / 8, held.bit_count() / 10,
        map.worth(held & scoring) / 8, map.worth(held & ~scoring) / 8, (map.homes[power] & held).bit_count() / 5,
        float(held >> capital & 1), float(menaced >> capital & 1 and not stands >> capital & 1),
        map.worth(bare & scoring) / 6, map.worth(bare & ~scoring) / 6, (held & menaced & stands).bit_count() / 3,
        strength / 8, map.worth(near & menacing & scoring) / 6, map.worth(near & ~menacing & ~held & scoring) / 6,
        (stands & menaced).bit_count() / 3,
    ]  # fmt: skip


def _time(s: Realm, power: int) -> list[float]:
    """How far the match is, what the Power does when, and which it is."""
    identity = [0.0] * MOST_POWERS
    identity[power] = 1.0
    fields = [0.0] * MOST_FIELDS
    if power in s.game.wheel:
        fields[field_of(s, power, max(1, s.turn)) % MOST_FIELDS] = 1.0
    return [s.round / 8, s.turn / 6, len(s.game.seats) / 6, *fields, *identity]
