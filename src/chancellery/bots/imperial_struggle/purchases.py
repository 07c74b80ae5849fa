"""What a purchase gains, and which to make next with the points at hand (5.4-5.6)."""

from __future__ import annotations

from typing import Final

from chancellery.bots.imperial_struggle.outlook import BONUS_MEAN, Outlook
from chancellery.games.imperial_struggle import advantages, ministries, purchases, war_tiles
from chancellery.games.imperial_struggle.purchases import PURCHASES
from chancellery.games.imperial_struggle.round import MAJOR, MINOR, OPEN, Round
from chancellery.kernel import Move

LEAST: Final = 0.12  # a purchase must gain more than this for each point that is there anyway
FOR_DEBT: Final = 1.35  # and this often the price of Debt


def gain(look: Outlook, move: Move) -> float:
    """What a purchase is worth, whatever it costs."""
    s, verb, args, flags = look.s, move.verb, move.args, look.flags
    if verb == "flag":
        return flags[args[0]]
    if verb in ("unflag", "unflag_with"):
        chained = 0.1 * bool(s.conflict >> args[0] & 1)
        return look.mind.glory * (0.95 * flags[args[0]] + chained) - (0.1 if verb == "unflag_with" else 0.0)
    if verb == "draw":
        return 0.5
    if verb == "tile":
        theaters = war_tiles.open_theaters(s, look.side)
        return max((look.more_strength(t, BONUS_MEAN) for t in theaters), default=0.0)
    if verb == "pacify":
        mine = s.flags[look.side] >> args[0] & 1
        return 0.8 * flags[args[0]] if mine else -0.2
    if verb == "fort":
        return flags[args[0]] + 0.35
    if verb == "repair":
        return 0.5 * flags[args[0]] + 0.2
    if verb == "seize":
        return look.mind.glory * 1.9 * flags[args[0]]
    if verb in ("construct", "construct_with"):
        return _construct(look)
    if verb in ("muster", "deploy"):
        return _deploy(look, move)
    if verb == "uprising":
        return float(ministries.uprisings_worth(s))
    return 0.2  # an exchange


def _construct(look: Outlook) -> float:
    """A Squadron is worth the best Naval space it could go to, if others do not wait already."""
    s = look.s
    free = look.chart.naval & ~(s.flags[0] | s.flags[1])
    values = sorted((look.flags[space] for space in range(look.chart.size) if free >> space & 1), reverse=True)
    waiting = s.navy[look.side]
    return 0.75 * values[waiting] + 0.3 * look.future if waiting < len(values) else 0.1


def _deploy(look: Outlook, move: Move) -> float:
    s, to = look.s, move.args[-1]
    worth = look.flags[to]
    if s.flags[1 - look.side] >> to & 1:
        worth *= 1.8 * look.mind.glory  # theirs gone and ours there
    if move.verb == "deploy":
        worth -= look.flags[move.args[0]] + 0.05
    return worth


def net(look: Outlook, ar: Round, move: Move) -> tuple[float, float]:
    """The gain less what Debt and Treaty Points cost, and the gain for each point spent."""
    price, short = purchases.total(look.s, ar, move), purchases.short(look.s, ar, move)
    worth = gain(look, move) - short * FOR_DEBT * min(look.mind.debt, look.mind.treaty) - LEAST * (price - short)
    return worth, worth / max(1, price)


def best(look: Outlook, ar: Round, options: list[Move]) -> Move | None:
    """The purchase of the Action under way that gains most for its points, if any gains enough."""
    found, most = None, 0.0
    minor = ar.open == MINOR
    for move in options:
        if move.verb in PURCHASES and purchases.payer(look.s, ar, move) == ar.open:
            worth, rate = net(look, ar, move)
            score = worth if minor else rate
            if worth > 0 and score > most:
                found, most = move, score
    return found


def estimates(look: Outlook, ar: Round) -> list[list[tuple[float, int, bool]]]:
    """For each type of points what could be bought now: (gain, price, whether a Minor Action may)."""
    s = look.s.copy()
    mine = s.round
    found: list[list[tuple[float, int, bool]]] = []
    for type in range(3):
        mine.types[MAJOR], mine.state[MAJOR], mine.open = type, OPEN, MAJOR
        mine.kinds, mine.left, mine.anchored = [0], [4], True
        options = purchases.possible(s, mine, advantages.usable(s, mine)).options
        listed = []
        for move in options:
            removes = move.verb in ("unflag", "unflag_with", "seize")
            if move.verb in ("muster", "deploy"):
                removes = bool(s.flags[1 - look.side] >> move.args[-1] & 1)
            minor = not removes or (move.verb == "unflag" and bool(s.conflict >> move.args[0] & 1))
            listed.append((gain(look, move), purchases.total(s, mine, move), minor))
        found.append(listed)
    return found


def worth_of_points(look: Outlook, listed: list[tuple[float, int, bool]], points: int) -> float:
    """What so many points of a Major Action would gain, greedily."""
    total, left = 0.0, points
    for worth, price, _ in sorted(listed, key=lambda item: -item[0] / max(1, item[1])):
        if worth <= LEAST * price:
            break
        if price <= left:
            total += worth
            left -= price
        elif left and worth > (price - left) * FOR_DEBT * look.mind.debt:
            total += worth - (price - left) * FOR_DEBT * look.mind.debt
            left = 0
    return total


def worth_of_minor(look: Outlook, listed: list[tuple[float, int, bool]], points: int = 2) -> float:
    """The best single purchase of a Minor Action."""
    values = [worth - max(0, price - points) * FOR_DEBT * look.mind.debt for worth, price, minor in listed if minor]
    return max([0.0, *values])
