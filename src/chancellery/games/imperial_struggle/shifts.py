"""Shifting spaces: Economic Actions (5.4) and Diplomatic Actions (5.5)."""

from __future__ import annotations

from chancellery.games.imperial_struggle import advantages, control, points, prices
from chancellery.games.imperial_struggle.moves import PerNumber
from chancellery.games.imperial_struggle.prices import Prices
from chancellery.games.imperial_struggle.round import MINOR, Round
from chancellery.games.imperial_struggle.sides import BRITAIN, DIPLOMATIC, ECONOMIC, EUROPE, FRANCE, MILITARY, NOBODY
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Move

DRAW_PRICE = 3  # IS-5.5.3.1
DEAREST = 5  # a printed 3, Protected, in a further Region


def connected_markets(s: Struggle, side: int) -> int:
    """IS-5.4.1.1 to IS-5.4.1.3: the Markets a side may shift with points."""
    chart = s.game.chart
    links = s.flags[side] & chart.market & ~(s.conflict | s.isolated | s.changed)
    return chart.neighbours(control.anchors(s, side) | links) & chart.market & s.available & ~s.flags[side]


def reach(s: Struggle, ar: Round, type: int) -> int:
    """The spaces that points of a type may shift in the Action under way, whatever they cost."""
    chart = s.game.chart
    if type == ECONOMIC:
        return connected_markets(s, ar.side)
    spaces = chart.political & s.available & ~s.flags[ar.side]
    if type == MILITARY:  # IS-R-98: Jacobite Uprisings
        return spaces & (chart.countries["scotland"] | chart.countries["ireland"])
    if ar.burke_used and ar.burke_action == ar.open:  # IS-R-102
        spaces &= chart.in_region[EUROPE]
    return spaces


def minor_unflag(s: Struggle, ar: Round, type: int) -> int:
    """IS-5.3.2.5: where a Minor Action may remove an opposing flag."""
    allowed = s.conflict
    chart = s.game.chart
    if ar.side == BRITAIN:
        if type == ECONOMIC and s.townshend != NOBODY:  # IS-R-95
            allowed |= chart.of_commodity[s.townshend]
        if type == DIPLOMATIC and s.has_minister(s.game.swift):
            if s.counted(BRITAIN) & chart.countries["ireland"]:
                allowed |= chart.in_region[EUROPE] & s.flags[FRANCE]
    return allowed


def sets(s: Struggle, ar: Round, type: int) -> tuple[int, int]:
    """The spaces that can be flagged and those that can be unflagged in the Action under way."""
    where = reach(s, ar, type)
    flag = where & control.empty(s)
    unflag = where & control.opposing(s, ar.side)
    if ar.open == MINOR:
        unflag &= minor_unflag(s, ar, type)
    return flag, unflag


def table(s: Struggle, ar: Round, type: int, unflag: bool) -> Prices:
    if type == ECONOMIC:
        return prices.market(s, ar, unflag)
    return prices.political(s, ar, unflag, military=type == MILITARY)


def options(s: Struggle, ar: Round, type: int) -> list[Move]:
    """Every shift that can be paid in the Action under way."""
    moves = s.game.moves
    funds = points.Funds(s, ar)
    flag, unflag = sets(s, ar, type)
    if funds.plain >= DEAREST:  # no price matters
        found = moves.flag.of(flag) + moves.unflag.of(unflag)
    else:
        found = _affordable(s, funds, "flag", flag, table(s, ar, type, False), moves.flag) if flag else []
        found += _affordable(s, funds, "unflag", unflag, table(s, ar, type, True), moves.unflag) if unflag else []
    if unflag and type != MILITARY:
        found += _with_advantages(s, ar, funds, type, unflag)
    if type == DIPLOMATIC and s.draw and funds.budget("draw") >= DRAW_PRICE:  # IS-5.5.3, IS-R-20
        if not (ar.burke_used and ar.burke_action == ar.open):
            found.append(moves.draw)
    return found


def _with_advantages(s: Struggle, ar: Round, funds: points.Funds, type: int, unflag: int) -> list[Move]:
    """What can be unflagged more cheaply with an Advantage (IS-8.2.5)."""
    tiles = s.held[ar.side] & s.game.components.cheaper_with[type]
    found: list[Move] = []
    if tiles and (tiles := tiles & advantages.usable(s, ar)):
        for advantage, where, better in advantages.discounts(s, tiles, unflag, table(s, ar, type, True)):
            found += _affordable(s, funds, "unflag", where, better, s.game.moves.unflag_with[advantage])
    return found


def _affordable(s: Struggle, funds: points.Funds, use: str, where: int, rates: Prices, table: PerNumber) -> list[Move]:
    found: list[Move] = []
    for mask, limit in funds.groups(use, where):
        found += table.of(mask if limit >= DEAREST else mask & rates.within(s, mask, limit))
    return found


def price(s: Struggle, ar: Round, move: Move) -> list[tuple[str, int]]:
    """The price of a shift or draw step by step."""
    if move.verb == "draw":
        return [("printed", DRAW_PRICE)]
    type, space = ar.types[ar.open], move.args[0]
    rates = table(s, ar, type, move.verb != "flag")
    if move.verb == "unflag_with":
        rates = advantages.discounted(s, move.args[1], rates)
    return rates.steps(s, space)


def carry_out(s: Struggle, ar: Round, move: Move) -> None:
    """What a paid shift does."""
    type, space = ar.types[ar.open], move.args[0]
    if move.verb == "unflag_with":
        advantages.exhaust(s, ar, move.args[1])
    if type == ECONOMIC and ar.huguenots >= 0:
        _spend_huguenots(s, ar, space)
    if type != MILITARY:
        ar.regions[type] |= 1 << s.game.chart.region[space]
    control.shift(s, ar.side, space, "paid")


def _spend_huguenots(s: Struggle, ar: Round, space: int) -> None:
    """IS-R-99: the marker is turned when its reduction serves a Market of its Region."""
    region = s.game.chart.region
    if region[space] == region[ar.huguenots]:
        s.huguenots_spent |= 1 << ar.huguenots
        s.emit("huguenots_spent", ar.huguenots)
        ar.huguenots = -1
