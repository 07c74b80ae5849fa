"""Shifting spaces: Economic Actions (5.4) and Diplomatic Actions (5.5)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from chancellery.games.imperial_struggle import advantages, control, points, prices
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.prices import Prices
from chancellery.games.imperial_struggle.round import MINOR, Round
from chancellery.games.imperial_struggle.sides import BRITAIN, DIPLOMATIC, ECONOMIC, EUROPE, FRANCE, MILITARY, NOBODY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Bars, Decision, Move, Reason, Verb
from chancellery.kernel.sets import bits

DRAW_PRICE: Final = 3  # IS-5.5.3.1
DEAREST: Final = 5  # a printed 3, Protected, in a further Region


def connected_markets(s: Struggle, side: int) -> int:
    """IS-5.4.1.1 to IS-5.4.1.3: the Markets a side may shift with points."""
    chart = s.game.chart
    mine = s.flags[side]
    links = mine & chart.market
    links ^= links & (s.conflict | s.isolated | s.changed)
    near = chart.neighbours(mine & chart.anchors | links) & chart.market & s.available
    return near ^ near & mine


def reach(s: Struggle, ar: Round, type: int) -> tuple[int, Reason]:
    """The spaces that the Action under way reaches, and why not the others."""
    chart = s.game.chart
    if type == ECONOMIC:
        return connected_markets(s, ar.side), v.NOT_CONNECTED
    if type == MILITARY:  # IS-R-98: Jacobite Uprisings
        return chart.countries["scotland"] | chart.countries["ireland"], v.UPRISINGS_ELSEWHERE
    return chart.in_region[EUROPE] if bound(ar) else chart.all, v.BURKE_EUROPE


def bound(ar: Round) -> bool:
    """IS-R-102: whether Edmund Burke's points bind the Action under way to Europe."""
    return bool(ar.burke_used) and ar.burke_action == ar.open


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


def table(s: Struggle, ar: Round, type: int, unflag: bool) -> Prices:
    if type == ECONOMIC:
        return prices.market(s, ar, unflag)
    return prices.political(s, ar, unflag, military=type == MILITARY)


def offer(s: Struggle, ar: Round, decision: Decision, type: int, usable: Bars) -> None:
    """Every shift that can be paid in the Action under way."""
    funds, chart = points.Funds(s, ar), s.game.chart
    near, why = reach(s, ar, type)
    taken = control.opposing(s, ar.side)
    flag = s.bars(chart.market if type == ECONOMIC else chart.political, v.NOT_SHIFTED)
    flag.only(s.available, v.NOT_IN_PLAY).bar(s.flags[ar.side], v.OWN_SPACE)
    unflag = flag.fork()
    _offer(s, ar, decision, funds, type, v.FLAG, flag.bar(taken, v.UNFLAG_FIRST).only(near, why))
    unflag.only(taken, v.NOTHING_TO_UNFLAG).only(near, why)
    if ar.open == MINOR:
        unflag.only(minor_unflag(s, ar, type), v.MINOR_UNFLAG)
    better = unflag.fork() if s.explaining else unflag
    where = unflag.left
    _offer(s, ar, decision, funds, type, v.UNFLAG, unflag)
    if type != MILITARY:
        _with_advantages(s, ar, decision, funds, type, where, better, usable)
    if type == DIPLOMATIC:
        _offer_draw(s, ar, decision, funds)


def _offer(s: Struggle, ar: Round, decision: Decision, funds: points.Funds, type: int, verb: Verb, bars: Bars) -> None:
    """Flagging or unflagging, with what can be paid."""
    if not bars.left and not s.explaining:
        return
    if funds.plain >= DEAREST:  # no price matters
        decision.offer(verb, bars)
        return
    rates, row = table(s, ar, type, verb is v.UNFLAG), s.game.notation.rows[verb]
    if funds.plain >= 0 and not s.explaining:
        decision.put(row, rates.within(s, bars.left, funds.plain))
        return
    parts = affordable(s, funds, verb.name, bars.left, rates)
    for part in parts:
        decision.put(row, part)
    if s.explaining:
        decision.only(verb, bars.only(sum(parts), _too_dear(s, ar, verb.name, rates)))


def _too_dear(s: Struggle, ar: Round, use: str, rates: Prices) -> Callable[[int], Reason]:
    return lambda space: points.unpaid(s, ar, use, space, rates.price(s, space))


def _offer_draw(s: Struggle, ar: Round, decision: Decision, funds: points.Funds) -> None:
    """IS-5.5.3: an Event card."""
    if not s.draw:  # IS-R-20
        decision.refuse(v.DRAW, v.DRAW_PILE_EMPTY)
    elif bound(ar):
        decision.refuse(v.DRAW, v.BURKE_EUROPE)
    elif funds.budget("draw") >= DRAW_PRICE:
        decision.add(v.DRAW)
    elif s.explaining:
        decision.refuse(v.DRAW, points.unpaid(s, ar, "draw", -1, DRAW_PRICE))


def _with_advantages(
    s: Struggle, ar: Round, decision: Decision, funds: points.Funds, type: int, where: int, unflag: Bars, usable: Bars
) -> None:
    """What can be unflagged more cheaply with an Advantage (IS-8.2.5).

    They may also be used where they save nothing (IS-8.2.1): exhausting one can be worth something by itself.
    """
    box = s.game.components
    tiles = usable.left & box.cheaper_with[type] if where else 0
    rates: Prices | None = None
    for advantage in bits(tiles):
        parts = [where & s.game.served[advantage]]
        if parts[0] and funds.plain < DEAREST:
            rates = rates or table(s, ar, type, True)
            cheaper = advantages.discounted(s, advantage, rates)
            parts = affordable(s, funds, "unflag", parts[0], cheaper)
        for part in parts:
            decision.put(s.game.unflag_with[advantage], part)
    if s.explaining:
        decision.offer_each(v.UNFLAG_WITH, (), partial(_no_discount, s, ar, type, unflag, usable))


def _no_discount(s: Struggle, ar: Round, type: int, unflag: Bars, usable: Bars, move: Move) -> Reason:
    """Why unflagging a space cannot be paid with the help of an Advantage."""
    space, advantage = move.args
    found = unflag.why(space) or usable.why(advantage)
    if found is not None:
        return found
    box, rates = s.game.components, table(s, ar, type, True)
    if not box.cheaper_with[type] >> advantage & 1:
        return v.ADVANTAGE_ELSEWHERE
    if not s.game.served[advantage] >> space & 1:
        return v.ADVANTAGE_ELSEWHERE
    price = advantages.discounted(s, advantage, rates).price(s, space)
    return points.unpaid(s, ar, "unflag", space, price)


def affordable(s: Struggle, funds: points.Funds, use: str, where: int, rates: Prices) -> list[int]:
    """The spaces of a set that can be paid, in the order of the points that pay."""
    if 0 <= funds.plain < DEAREST:
        return [rates.within(s, where, funds.plain)]
    return [
        mask if limit >= DEAREST else mask & rates.within(s, mask, limit) for mask, limit in funds.groups(use, where)
    ]


def price(s: Struggle, ar: Round, move: Move) -> list[tuple[str, int]]:
    """The price of a shift or draw step by step."""
    if move.of is v.DRAW:
        return [("printed", DRAW_PRICE)]
    return _rates(s, ar, move).steps(s, move.args[0])


def total(s: Struggle, ar: Round, move: Move) -> int:
    """What the steps come to."""
    return DRAW_PRICE if move.of is v.DRAW else _rates(s, ar, move).price(s, move.args[0])


def _rates(s: Struggle, ar: Round, move: Move) -> Prices:
    rates = table(s, ar, ar.types[ar.open], move.of is not v.FLAG)
    return advantages.discounted(s, move.args[1], rates) if move.of is v.UNFLAG_WITH else rates


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
