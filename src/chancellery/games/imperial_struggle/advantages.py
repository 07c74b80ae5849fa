"""Advantage tiles (8): when one may be used and what that does."""

from __future__ import annotations

from chancellery.games.imperial_struggle import debt, points
from chancellery.games.imperial_struggle.chart import bits
from chancellery.games.imperial_struggle.components import Advantage
from chancellery.games.imperial_struggle.prices import Prices
from chancellery.games.imperial_struggle.round import MINOR, Round
from chancellery.games.imperial_struggle.sides import BRITAIN, EUROPE, FRANCE
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.games.imperial_struggle.targets import targets
from chancellery.kernel import Move

PER_ROUND = 2  # IS-8.2.4


def usable(s: Struggle, ar: Round) -> int:
    """IS-8.1.3, IS-8.1.4, IS-8.2.3, IS-8.2.4: the Advantages the side may use now, apart from their payment."""
    if ar.advantages_used >= PER_ROUND:
        return 0
    box = s.game.components
    found = s.held[ar.side] & ~(s.exhausted | s.fresh) & box.advantages_outside[ar.advantage_regions]
    if s.conflict & box.with_advantage:
        for i in bits(found):
            if box.advantages[i].spaces & s.conflict:
                found ^= 1 << i
    return found


def options(s: Struggle, ar: Round) -> list[Move]:
    """The Advantages that are used by themselves; those that are paid for go with purchases."""
    box = s.game.components
    found = usable(s, ar) & box.advantages_alone
    for i in bits(found):
        if not effective(s, ar.side, box.advantages[i]):
            found ^= 1 << i
    return s.game.moves.activate.of(found) if found else []


def effective(s: Struggle, side: int, tile: Advantage) -> bool:
    """Whether it can be used: a marker needs a space; Baltic Trade lowers Debt by 0 if there is none."""
    effect = tile.effects[0]
    return effect["op"] != "place_conflict" or bool(targets(s, side, effect))


def bastion(s: Struggle, ar: Round, funds: points.Funds) -> bool:
    """Naval Bastion: 1 MP of a Major or Event Action, and an opposing Squadron on the map (IS-R-42, IS-R-107)."""
    tile = s.game.naval_bastion
    if not s.held[ar.side] >> tile & 1 or ar.open == MINOR or not usable(s, ar) >> tile & 1:
        return False
    return s.squadrons(1 - ar.side) > 0 and funds.budget("bastion") >= 1


def discounts(s: Struggle, tiles: int, unflag: int, rates: Prices) -> list[tuple[int, int, Prices]]:
    """Of a set of Advantages those that lower the price of unflagging, with the spaces they serve and the prices then.

    They may also be used where they save nothing (IS-8.2.1): exhausting one can be worth something by itself.
    """
    found = []
    for i in bits(tiles):
        where = unflag & s.game.filters.of(s.game.components.advantages[i].effects[0]["filter"])
        if where:
            found.append((i, where, discounted(s, i, rates)))
    return found


def discounted(s: Struggle, advantage: int, rates: Prices) -> Prices:
    """IS-R-31, IS-R-91: the prices with a tile that fixes the base at 1 or lowers it by 1."""
    tile = s.game.components.advantages[advantage]
    everywhere = s.game.chart.all
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
