"""Advantage tiles (8): when one may be used and what that does."""

from __future__ import annotations

from chancellery.games.imperial_struggle import debt, points
from chancellery.games.imperial_struggle.chart import bits
from chancellery.games.imperial_struggle.components import Advantage
from chancellery.games.imperial_struggle.prices import Prices
from chancellery.games.imperial_struggle.round import MINOR, Round
from chancellery.games.imperial_struggle.sides import BRITAIN, EUROPE, FRANCE, MILITARY
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Move

PER_ROUND = 2  # IS-8.2.4


def usable(s: Struggle, ar: Round) -> list[int]:
    """IS-8.1.3, IS-8.1.4, IS-8.2.3, IS-8.2.4: the Advantages the side may use now, apart from their payment."""
    if ar.advantages_used >= PER_ROUND:
        return []
    found = s.held[ar.side] & ~(s.exhausted | s.fresh)
    if not found:
        return []
    tiles, regions = s.game.components.advantages, ar.advantage_regions
    return [i for i in bits(found) if not tiles[i].spaces & s.conflict and not regions >> tiles[i].region & 1]


def options(s: Struggle, ar: Round) -> list[Move]:
    """The Advantages that are used by themselves; those that make a purchase cheaper go with it."""
    found = []
    for i in usable(s, ar):
        tile = s.game.components.advantages[i]
        if (not tile.mode and effective(s, ar.side, tile)) or (tile.mode == "pay" and _can_pay(s, ar, tile)):
            found.append(s.game.moves.activate[i])
    return found


def effective(s: Struggle, side: int, tile: Advantage) -> bool:
    """Whether it can be used: a marker needs a space; Baltic Trade lowers Debt by 0 if there is none."""
    from chancellery.games.imperial_struggle.effects import targets  # effects use Advantages too

    effect = tile.effects[0]
    return effect["op"] != "place_conflict" or bool(targets(s, side, effect))


def _can_pay(s: Struggle, ar: Round, tile: Advantage) -> bool:
    """Naval Bastion: 1 MP of a Major or Event Action, and an opposing Squadron on the map (IS-R-42, IS-R-107)."""
    if ar.open < 0 or ar.open == MINOR or ar.types[ar.open] != MILITARY:
        return False
    return s.squadrons(1 - ar.side) > 0 and points.Funds(s, ar).budget("bastion") >= 1


def discounts(s: Struggle, ar: Round, type: int, unflag: int, rates: Prices) -> list[tuple[int, int, Prices]]:
    """The Advantages that make unflagging cheaper, with the spaces where they do and the prices then."""
    found = []
    for i in usable(s, ar):
        tile = s.game.components.advantages[i]
        if tile.paid != type:
            continue
        where = unflag & s.game.filters.of(tile.effects[0]["filter"])
        if not where:
            continue
        helped = where & ~rates.within(s, where, 1)
        if tile.mode == "set_total":
            for _, mask in rates.ones:
                helped &= ~mask
        if helped:
            found.append((i, helped, discounted(s, i, rates)))
    return found


def discounted(s: Struggle, advantage: int, rates: Prices) -> Prices:
    """IS-R-31, IS-R-91: the prices with a tile that fixes the base at 1 or lowers it by 1."""
    tile = s.game.components.advantages[advantage]
    everywhere = s.game.components.chart.all
    if tile.mode == "set_total":
        return Prices([*rates.ones, (tile.id, everywhere)], rates.cuts, rates.rises)
    return Prices(rates.ones, [*rates.cuts, (tile.id, everywhere)], rates.rises)


def count_use(s: Struggle, ar: Round, advantage: int) -> None:
    """IS-8.2.4, IS-R-48: a use counts towards the limits of the Action Round."""
    ar.advantages_used += 1
    ar.advantage_regions |= 1 << s.game.components.advantages[advantage].region


def exhaust(s: Struggle, ar: Round, advantage: int) -> None:
    """IS-8.2.1: the tile is used and Exhausted by its holder."""
    count_use(s, ar, advantage)
    s.exhausted |= 1 << advantage
    s.emit("advantage_used", ar.side, advantage)
    europe = s.game.components.advantages[advantage].region == EUROPE
    if ar.side == FRANCE:
        if europe and s.has_minister(s.game.pompadour) and not ar.pompadour_paid:
            ar.pompadour_paid = True
            debt.change_treaty(s, FRANCE, 1, "pompadour_and_du_barry")
        if s.has_minister(s.game.watt) and not ar.watt_paid:
            ar.watt_paid = True
            debt.change_treaty(s, BRITAIN, 1, "james_watt")
