"""Advantage tiles (8): when one may be used and what that does."""

from __future__ import annotations

from typing import Final

from chancellery.games.imperial_struggle import debt, points
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.components import Advantage
from chancellery.games.imperial_struggle.prices import Prices
from chancellery.games.imperial_struggle.round import MINOR, Round
from chancellery.games.imperial_struggle.sides import BRITAIN, EUROPE, FRANCE
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.targets import targets
from chancellery.kernel import Bars, Decision, Reason
from chancellery.kernel.sets import bits

PER_ROUND: Final = 2  # IS-8.2.4


def usable(s: Struggle, ar: Round) -> Bars:
    """IS-8.1.3, IS-8.1.4, IS-8.2.3, IS-8.2.4: the Advantages the side may use now, apart from their payment."""
    box = s.game.components
    bars = s.bars(s.held[ar.side], v.ADVANTAGE_NOT_HELD)
    if s.exhausted:
        bars.bar(s.exhausted, v.ADVANTAGE_EXHAUSTED)
    if s.conflict & box.with_advantage:
        bars.bar(disturbed(s), v.ADVANTAGE_CONFLICT)
    if s.fresh:
        bars.bar(s.fresh, v.ADVANTAGE_NEW)
    if ar.advantages_used:
        bars.unless(ar.advantages_used < PER_ROUND, v.TWO_ADVANTAGES)
        bars.only(box.advantages_outside[ar.advantage_regions], v.ADVANTAGE_REGION)
    return bars


def closed(s: Struggle, usable: Bars, advantage: int) -> Reason | None:
    """Why an Advantage cannot be used, for a move that names it as a source."""
    found = usable.why(advantage)
    return found and found.saying(advantage=s.game.name_of("advantage", advantage))


def disturbed(s: Struggle) -> int:
    """IS-8.1.4: the Advantages with a Conflict marker on a space of theirs."""
    box = s.game.components
    found = 0
    for space in bits(s.conflict & box.with_advantage):
        for advantage in box.advantages_at[space]:
            found |= 1 << advantage
    return found


def offer(s: Struggle, ar: Round, decision: Decision, usable: Bars) -> None:
    """The Advantages that are used by themselves; those that are paid for go with purchases."""
    box = s.game.components
    alone = usable.left & box.advantages_alone
    if not alone and not s.explaining:
        return
    idle = _idle(s, ar.side, alone)
    if alone != idle:
        decision.put(s.game.notation.rows[v.ACTIVATE], alone & ~idle)
    if s.explaining:
        bars = usable.fork().only(box.advantages_alone | 1 << s.game.naval_bastion, v.ADVANTAGE_WITH_PURCHASE)
        decision.only(v.ACTIVATE, bars.bar(idle, v.ADVANTAGE_NO_TARGET))


def _idle(s: Struggle, side: int, alone: int) -> int:
    """Those of the Advantages that could be used on nothing: no space for their marker is free of one, or `targets`
    finds none where it depends on flags, too."""
    game = s.game
    idle, free, by_flags = 0, s.available, game.components.advantages_by_flags
    if s.conflict:
        free ^= free & s.conflict
    for i in bits(alone & game.marking):
        some = bool(game.marked[i] & free)
        if some and by_flags >> i & 1:
            some = effective(s, side, game.components.advantages[i])
        if not some:
            idle |= 1 << i
    return idle


def effective(s: Struggle, side: int, tile: Advantage) -> bool:
    """Whether it can be used: a marker needs a space; Baltic Trade lowers Debt by 0 if there is none."""
    effect = tile.effects[0]
    return effect["op"] != "place_conflict" or bool(targets(s, side, effect))


def offer_bastion(s: Struggle, ar: Round, decision: Decision, usable: Bars, funds: points.Funds) -> None:
    """Naval Bastion: 1 MP of a Major or Event Action, and an opposing Squadron on the map (IS-R-42, IS-R-107)."""
    tile = s.game.naval_bastion
    if usable.left >> tile & 1 or s.explaining:
        bars = (
            usable.fork().only(1 << tile, v.ADVANTAGE_WITH_PURCHASE).unless(ar.open != MINOR, v.ADVANTAGE_NEEDS_MAJOR)
        )
        bars.unless(s.squadrons(1 - ar.side) > 0, v.ADVANTAGE_NO_TARGET.by("IS-R-42"))
        if funds.budget("bastion") < 1:
            bars.bar(-1, points.unpaid(s, ar, "bastion", -1, 1))
        decision.offer(v.ACTIVATE, bars)


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
