"""What Actions buy (5.3): which Action pays for a purchase, what it costs, and why it cannot be made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from chancellery.games.imperial_struggle import advantages, military, ministries, points, shifts
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.on_spaces import Activate
from chancellery.games.imperial_struggle.prices import added
from chancellery.games.imperial_struggle.round import CLOSED, MINOR, WAITING, Round
from chancellery.games.imperial_struggle.sides import DIPLOMATIC, ECONOMIC, MILITARY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Bars, Decision, Move, Reason

PURCHASES: Final = frozenset(verb.name for verb in v.PURCHASES)
SHIFTS: Final = frozenset({"flag", "unflag", "unflag_with", "draw"})
Payers = list[tuple[int, Decision]]  # Actions that may pay, with what they can buy
NEVER_SHIFTED: Final = {"territory": v.TERRITORY_IN_PEACE, "naval": v.NOT_SHIFTED, "fort": v.FORT_NOT_SHIFTED}


def is_one(s: Struggle, move: Move) -> bool:
    """Whether a move is paid for with points of an Action."""
    return move.verb in PURCHASES or (move.of is v.ACTIVATE and move.args[0] == s.game.naval_bastion)


def type_of(s: Struggle, move: Move) -> int:
    """The type of points a purchase is made with; with Jacobite Uprisings military ones may shift spaces, too."""
    if move.verb in ("flag", "unflag", "unflag_with"):
        return ECONOMIC if s.game.chart.market & s.game.chart.bit[move.args[0]] else DIPLOMATIC
    return DIPLOMATIC if move.verb == "draw" else MILITARY


# -- what can be bought


def offer(s: Struggle, ar: Round, decision: Decision, usable: Bars) -> None:
    """What the Action under way can pay for, and why nothing else."""
    type = ar.types[ar.open]
    if type == MILITARY:
        military.offer(s, ar, decision, usable)
    else:
        shifts.offer(s, ar, decision, type, usable)


def possible(s: Struggle, ar: Round, usable: Bars) -> Decision:
    """The same in a decision of its own."""
    found = s.decide(v.ROUND, ar.side)
    offer(s, ar, found, usable)
    return found


def offer_beginning(s: Struggle, ar: Round, decision: Decision, tried: list[int], usable: Bars) -> None:
    """What Actions that wait could pay for: it would begin them."""
    for action in tried:
        now = points.try_out(s, ar, action)
        offer(s, ar, decision, usable)
        points.put_back(ar, now)


def payers(s: Struggle, ar: Round, tried: list[int], usable: Bars) -> Payers:
    """The Action under way and those that a purchase could begin, each with what it can buy."""
    found = [(ar.open, possible(s, ar, usable))] if ar.open >= 0 else []
    for action in tried:
        with points.as_if_begun(s, ar, action):
            found.append((action, possible(s, ar, usable)))
    return found


def clash(ar: Round, tried: list[int]) -> bool:
    """Whether a purchase may be open to two Actions."""
    if not tried:
        return False
    if ar.jacobite_shift:
        return True
    seen = 1 << ar.types[ar.open] if ar.open >= 0 else 0
    for action in tried:
        type = 1 << ar.types[action]
        if seen & type:
            return True
        seen |= type
    return False


def beginning(ar: Round, paying: Payers) -> list[Move]:
    """IS-R-28: purchases that only one Action can pay for, one that waits: they begin it."""
    able = Counter([move for _, bought in paying for move in bought.found()])
    return [move for action, bought in paying if action != ar.open for move in bought.found() if able[move] == 1]


# -- why something cannot be bought


def refused(s: Struggle, ar: Round, paying: Payers, move: Move) -> Reason | None:
    """IS-R-28: no Action has the right points, none can pay, or more than one could."""
    if move.verb in ("flag", "unflag", "unflag_with"):
        kind = s.game.chart.kind[move.args[0]]
        if kind in NEVER_SHIFTED:
            return NEVER_SHIFTED[kind]
    able = [(action, bought) for action, bought in paying if _may_serve(s, ar, action, move)]
    if not able:
        return _no_action(s, ar, move)
    for action, bought in able:
        found = _unpaid(s, ar, action, bought, move)
        if found is None:
            return v.NAME_THE_ACTION if len(able) > 1 else None
    return _unpaid(s, ar, *able[0], move)


def _unpaid(s: Struggle, ar: Round, action: int, bought: Decision, move: Move) -> Reason | None:
    if action == ar.open:
        return bought.why_not(move)
    with points.as_if_begun(s, ar, action):
        return bought.why_not(move)


def _may_serve(s: Struggle, ar: Round, action: int, move: Move) -> bool:
    """Whether an Action has the type of points that a purchase needs."""
    type, wanted = ar.types[action], type_of(s, move)
    shift = wanted == DIPLOMATIC and move.verb in ("flag", "unflag")
    return type == wanted or (ar.jacobite_shift and type == MILITARY and shift)


def _no_action(s: Struggle, ar: Round, move: Move) -> Reason:
    """No Action that is under way or could be begun by the purchase has the right type."""
    states = [state for action, state in enumerate(ar.state) if state and _may_serve(s, ar, action, move)]
    if WAITING in states:
        return v.BEGIN_FIRST
    wanted = s.game.name_of("type", type_of(s, move))
    return (v.ACTIONS_OVER if CLOSED in states else v.TYPE_ABSENT).saying(type=wanted)


# -- who pays, and how much


def payer(s: Struggle, ar: Round, move: Move) -> int:
    """The Action that pays for a purchase on offer."""
    if ar.open >= 0 and not points.spent_up(s, ar):
        return ar.open
    wanted = type_of(s, move)
    able = [ar.open] if ar.open >= 0 else []
    able += [action for action, state in enumerate(ar.state) if state == WAITING]
    able = [
        action for action in able if ar.types[action] == wanted or (ar.jacobite_shift and ar.types[action] == MILITARY)
    ]
    return able[0] if len(able) == 1 else next(action for action in able if _pays(s, ar, action, move))


def _pays(s: Struggle, ar: Round, action: int, move: Move) -> bool:
    usable = advantages.usable(s, ar)
    if action == ar.open:
        return move in possible(s, ar, usable).found()
    with points.as_if_begun(s, ar, action):
        return move in possible(s, ar, usable).found()


@contextmanager
def paying(s: Struggle, ar: Round, move: Move) -> Iterator[None]:
    """The round as it would be with the Action under way that pays for a purchase on offer."""
    action = payer(s, ar, move)
    if action == ar.open:
        yield
    else:
        with points.as_if_begun(s, ar, action):
            yield


def price(s: Struggle, ar: Round, move: Move) -> list[tuple[str, int]]:
    """How the price of a purchase comes about, reason by reason."""
    if ar.types[ar.open] == MILITARY:
        return military.price(s, ar, move)
    return shifts.price(s, ar, move)


def total(s: Struggle, ar: Round, move: Move) -> int:
    if move.verb in SHIFTS:
        return shifts.total(s, ar, move)
    return max(0, added(price(s, ar, move)))


def payment(ar: Round, move: Move) -> tuple[str, int]:
    """The use of points and the space of a purchase."""
    if ar.types[ar.open] == MILITARY:
        return military.use_of(move)
    if move.of is v.DRAW:
        return "draw", -1
    return "flag" if move.of is v.FLAG else "unflag", move.args[0]


def short(s: Struggle, ar: Round, move: Move) -> int:
    """How many points of a purchase Debt and Treaty Points must pay."""
    use, space = payment(ar, move)
    return points.shortage(s, ar, use, space, total(s, ar, move))


def buy(s: Struggle, ar: Round, move: Move, price: int, way: tuple[int, int]) -> None:
    """A purchase is paid and carried out."""
    use, space = payment(ar, move)
    points.pay(s, ar, use, space, price, way)
    if move.of is v.ACTIVATE:
        advantages.exhaust(s, ar, move.args[0])
        s.call(Activate.of(ar.side, move.args[0]))
    elif ar.types[ar.open] == MILITARY:
        military.carry_out(s, ar, move)
    elif move.of is v.DRAW:
        ministries.draw_event(s, ar.side)
    else:
        shifts.carry_out(s, ar, move)
    if ar.open == MINOR:  # IS-5.3.2.3: one purchase only
        points.close(ar)
