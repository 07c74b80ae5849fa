"""Movement (7.6): where Generals go, what they garrison, which battle comes first."""

from __future__ import annotations

from collections.abc import Callable

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.choice import best_option
from chancellery.bots.coalitions.front import Front
from chancellery.bots.coalitions.table import Table, bits
from chancellery.bots.coalitions.threats import NO_GENERAL
from chancellery.games.coalitions.system.vocabulary import MARCH
from chancellery.kernel import Decision, Move


def go_value(front: Front, general: int, t: int) -> float:
    """What it brings to move a General to a Territory rather than leave him where he is."""
    table = front.table
    troops = table.troops[general]
    gain = front.gain(t, troops)
    left = troops
    behind = front.garrison_gain(table.where[general], troops)  # K-7.6.35: also in the Territory he leaves
    if behind > 0 and (troops > 1 or gain <= 0):
        gain += behind
        left -= 1
    if gain > 0 and left and not table.control[front.me] >> t & 1:
        left -= 1  # a Garrison or a loss
    after = front.standing(t, left) + front.pull(general, t, left)
    return gain + after - stay_value(front, general)


def stay_value(front: Front, general: int) -> float:
    start, troops = front.table.where[general], front.table.troops[general]
    return front.standing(start, troops) + front.pull(general, start, troops)


def ends_after(table: Table, path: tuple[int, ...]) -> int:
    """The Territories where a Strategic Movement that began like this may end (K-7.6.29)."""
    near, ground = table.map.near, table.ground
    through, ends = ground.through, ground.ends
    if table.general_at(table.me, path[0]) in table.refused:  # he does not ask again
        through, ends = through & ~ground.consent, ends & ~ground.consent
    found, edge = 0, 1 << path[-1]
    if len(path) > 2:
        found |= edge & ends
    for _ in range(4 - len(path)):
        reached = 0
        for t in bits(edge & through):
            reached |= near[t]
        found |= reached & ends
        edge = reached
    return found & ~(1 << path[0])


def best_end(front: Front, general: int, ends: int) -> tuple[float, int]:
    """The best of some Territories for a General, with its value."""
    best, place = -99.0, -1
    for t in bits(ends):
        value = go_value(front, general, t)
        if value > best:
            best, place = value, t
    return best, place


def move_value(front: Front, move: Move) -> float:
    """What the move of a General brings."""
    table = front.table
    start, first = move.args
    general = table.general_at(front.me, start)
    if move.verb == "strategic":
        return best_end(front, general, ends_after(table, (start, first)) & ~(1 << first))[0]
    return go_value(front, general, first)


def best_move(front: Front, options: list[Move]) -> tuple[float, Move | None]:
    best, found = w.LEAST_GAIN, None
    for move in options:
        if move.verb in ("march", "strategic", "sail"):
            value = move_value(front, move)
            if value > best:
                best, found = value, move
    return best, found


def move(table: Table, decision: Decision) -> Move:
    """The best move of any General, or the end."""
    found = best_move(Front(table), decision.options)[1]
    return found if found is not None else decision.options[-1]


def path(table: Table, decision: Decision) -> Move:
    """The next step towards the best end of a Strategic Movement."""
    return next_step(table, decision, lambda general, way: ends_after(table, way))


def next_step(table: Table, decision: Decision, ends: Callable[[int, tuple[int, ...]], int]) -> Move:
    """The next step of a way, or its end, by the best Territory that the way can still lead to."""
    front = Front(table)
    way = decision.about
    general = table.general_at(table.me, way[0])

    def value(option: Move) -> float:
        if option.verb == "halt":
            return go_value(front, general, way[-1])
        return best_end(front, general, ends(general, (*way, option.args[0])))[0]

    return best_option(decision.options, value, -99.0, decision.options[0])


def request_value(table: Table) -> float:
    """What another Movement Turn would bring: the best March or Sea Movement of each General."""
    front = Front(table)
    row, near, ground = table.game.notation.row, table.map.near, table.ground
    total = 0.0
    for t in bits(table.stands[table.me]):
        options = list(row(MARCH, (t,))[near[t] & ~ground.barred])
        options += [m for m in table.voyages(table.me, t) if not ground.barred >> m.args[1] & 1]
        value, found = best_move(front, options)
        if found is not None:
            total += value
    return total


def garrison(table: Table, decision: Decision) -> Move:
    """Where a Troop serves better as a Garrison than with its General, if anywhere."""
    front = Front(table)
    general = decision.about[0]
    *options, none = decision.options
    return best_option(options, lambda option: garrison_value(front, general, option.args[0]), w.LEAST_GAIN, none)


def garrison_value(front: Front, general: int, t: int) -> float:
    """What a Garrison brings, less what its Troop is worth to the General where he stands."""
    table = front.table
    here, troops = table.where[general], table.troops[general]
    if table.control[front.me] >> t & 1:
        there = troops if t == here else NO_GENERAL
        value = front.outlook.stake(t) * (front.lost(t, there, False) - front.lost(t, there, True))
    else:
        value = front.control_gain(t) + front.outlook.denial(t)
    cost = front.outlook.troop + front.standing(here, troops) - front.standing(here, troops - 1)
    if table.foreign >> here & 1:  # he is going to fight
        cost += front.attack(here, troops) - front.attack(here, troops - 1)
    return value - cost


def battle(table: Table, decision: Decision) -> Move:
    """The surest battle first: its cards come back before the others."""
    front = Front(table)

    def odds(option: Move) -> float:
        t = option.args[0]
        return front.attack_odds(t, table.troops[table.general_at(table.me, t)])[0]

    return max(decision.options, key=odds)
