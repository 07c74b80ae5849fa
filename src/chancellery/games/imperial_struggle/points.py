"""Action Points (5.3), with Debt (6) and Treaty Points (9) as wild points: what an Action can pay, and paying it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mypy_extensions import mypyc_attr

from chancellery.games.imperial_struggle import debt
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.restrictions import FREE
from chancellery.games.imperial_struggle.round import CLOSED, EVENT, EXCHANGE, MAJOR, MINOR, OPEN, WAITING, Round
from chancellery.games.imperial_struggle.sides import DIPLOMATIC, ECONOMIC, EUROPE, FRANCE
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Decision, Move, Reason

# -- opening and closing Actions (IS-5.3.0.1, IS-R-28)


def begin(s: Struggle, ar: Round, action: int) -> None:
    """Puts an Action under way; as long as nothing is spent in it that costs nothing (IS-5.1.5, IS-R-28)."""
    close(ar)
    ar.before = [ar.state[:], ar.points[:], ar.event_kinds, ar.event_left, [ar.grown]]
    ar.open, ar.state[action] = action, OPEN
    ar.kinds, ar.left, ar.anchored = _waiting(ar, action)
    if action == EVENT:
        ar.event_kinds, ar.event_left = [], []
    else:
        ar.points[action] = 0  # more may be exchanged later
    grow(s, ar)


def _waiting(ar: Round, action: int) -> tuple[list[int], list[int], bool]:
    """The points of an Action that waits: their restrictions, how many, and whether its type is present by itself."""
    if action == EVENT:
        return ar.event_kinds[:], ar.event_left[:], FREE in ar.event_kinds
    return ([FREE], [ar.points[action]], True) if ar.points[action] else ([], [], True)


Under = tuple[int, list[int], list[int], bool, int]  # the Action under way, its points, and what has grown


def try_out(s: Struggle, ar: Round, action: int) -> Under:
    """Makes the round as it would be if an Action that waits were under way; `put_back` makes it what it was."""
    now = ar.open, ar.kinds, ar.left, ar.anchored, ar.grown
    ar.open = action
    ar.kinds, ar.left, ar.anchored = _waiting(ar, action)
    grow(s, ar)
    return now


def put_back(ar: Round, now: Under) -> None:
    ar.open, ar.kinds, ar.left, ar.anchored, ar.grown = now


@contextmanager
def as_if_begun(s: Struggle, ar: Round, action: int) -> Iterator[None]:
    """The round as it would be if an Action that waits were under way."""
    now = try_out(s, ar, action)
    try:
        yield
    finally:
        put_back(ar, now)


def start(s: Struggle, ar: Round) -> None:
    """Something is spent in the Action under way: from now on it is a started one."""
    if not ar.before:
        return
    if s.heard:
        state, waited, _, event_left, _ = ar.before
        own = sum(event_left) if ar.open == EVENT else waited[ar.open]
        s.emit("action", ar.side, ar.open, ar.types[ar.open], own)
        for action in (EVENT, EXCHANGE):
            if state[action] == WAITING and ar.state[action] == CLOSED:
                s.emit("joined", ar.side, action, ar.types[action])
    ar.before = []


def join(s: Struggle, ar: Round, action: int) -> None:
    """IS-5.2.9, IS-5.2.10, IS-R-46: points of an Event, or exchanged ones, join the Action under way."""
    ar.state[action] = CLOSED
    if action == EVENT:
        for kind, amount in zip(ar.event_kinds, ar.event_left, strict=True):
            add(ar, kind, amount)
        ar.event_kinds, ar.event_left = [], []
    else:
        add(ar, FREE, ar.points[EXCHANGE])
        ar.points[EXCHANGE] = 0
        ar.anchored = True
    if not ar.before:
        s.emit("joined", ar.side, action, ar.types[action])


def add(ar: Round, kind: int, amount: int) -> None:
    """Puts points into the Action under way."""
    if not amount:
        return
    if kind in ar.kinds:
        ar.left[ar.kinds.index(kind)] += amount
    else:
        ar.kinds.append(kind)
        ar.left.append(amount)


def close(ar: Round) -> None:
    """Leaves the Action under way. A started one is over, and what is left of it lost; another waits as before."""
    if ar.open < 0:
        return
    if ar.before:
        ar.state, ar.points, ar.event_kinds, ar.event_left, (ar.grown,) = ar.before
        ar.before = []
    else:
        ar.state[ar.open] = CLOSED
    ar.open, ar.kinds, ar.left = -1, [], []


def grow(s: Struggle, ar: Round) -> None:
    """Points that face-up Ministry cards add to the Action under way (IS-R-97, IS-R-102), each once."""
    action = ar.open
    if action < 0 or ar.side != FRANCE:
        return
    type = ar.types[action]
    if action <= MINOR and ar.bonus_received and s.has_minister(s.game.lavoisier) and not ar.grown & 1 << action:
        ar.grown |= 1 << action
        add(ar, FREE, 1)
    if type == ECONOMIC and ar.furs_and_fish and s.has_minister(s.game.american_trade):
        major = ar.types[MAJOR] == ECONOMIC
        once = 1 << 2 if action == MINOR else 1 << 3
        if (action <= MINOR or (action == EVENT and not major)) and not ar.grown & once:
            ar.grown |= once
            add(ar, FREE, 1)


# -- what can be paid


def burke(s: Struggle, ar: Round) -> int:
    """IS-R-102: points of Edmund Burke left for the Action under way."""
    if ar.side == FRANCE or ar.types[ar.open] != DIPLOMATIC or not s.has_minister(s.game.burke):
        return 0
    action = ar.open
    if action == MINOR or ar.burke_lost & 1 << action:
        return 0
    if action != MAJOR and (ar.types[MAJOR] == DIPLOMATIC or ar.burke_action not in (-1, action)):
        return 0
    held = (s.counted(ar.side) & s.game.chart.countries["ireland"]).bit_count()
    return min(2, held) - ar.burke_used


def all_free(kinds: list[int]) -> bool:
    """Whether there are points, and all of them without a restriction."""
    return len(kinds) == 1 and kinds[0] == FREE


def pools(s: Struggle, ar: Round) -> list[tuple[int, int]]:
    """The points of the Action under way as (restriction, amount), in the order in which they are spent."""
    kinds, left = ar.kinds, ar.left
    if all_free(kinds):
        found = [(FREE, left[0])]
    else:
        found = [(kind, amount) for kind, amount in zip(kinds, left) if kind and amount]
        if FREE in kinds:
            found.append((FREE, left[kinds.index(FREE)]))
    if s.face_up >> s.game.burke & 1:  # his last: they bind the Action to Europe (IS-R-102)
        points = burke(s, ar)
        if points > 0:
            found.append((s.game.burke_points, points))
    return found


def amount_of(pools: list[tuple[int, int]]) -> int:
    """All points of some restrictions."""
    total = 0
    for _, amount in pools:
        total += amount
    return total


def spent_up(s: Struggle, ar: Round) -> bool:
    """Whether the Action under way is started and has no points left of its own."""
    if ar.before or ar.open < 0:
        return False
    for amount in ar.left:  # `any` would be a call through Python
        if amount:
            return False
    return burke(s, ar) <= 0


def covered(s: Struggle, ar: Round) -> int:
    """IS-R-96: points of Debt that Merchant Banks would cover now."""
    if ar.types[ar.open] == ECONOMIC and ar.side != FRANCE and s.has_minister(s.game.merchant_banks):
        return 2 - s.banks
    return 0


def turgot(s: Struggle, ar: Round) -> int:
    """IS-R-96: the extra point the first Debt of the Action Round would give."""
    if ar.side != FRANCE or ar.debt_taken or not s.has_minister(s.game.turgot):
        return 0
    return int(s.credit(FRANCE) > s.credit(1 - FRANCE))


def treaty_at_hand(s: Struggle, ar: Round) -> int:
    """IS-R-47: the Treaty Points at hand, with that of Turn 6's Upgrade symbol, which the first purchase brings."""
    return s.treaty[ar.side] + int(ar.upgrade and s.turn.peace == 6)


def wild(s: Struggle, ar: Round) -> int:
    """IS-6.3.1, IS-9.1.1: how many points Debt and Treaty Points can still add."""
    side = ar.side
    room = s.limit[side] - s.debt[side]
    more = treaty_at_hand(s, ar)
    if side != FRANCE:
        more += covered(s, ar)
    elif room > 0:
        more += turgot(s, ar)
    return more + room if room > 0 else more


@mypyc_attr(acyclic=True, free_list_len=1)
class Funds:
    """What the Action under way can pay, worked out once for a whole list of purchases."""

    __slots__ = ("_more", "_pools", "_round", "_s", "plain")

    def __init__(self, s: Struggle, ar: Round) -> None:
        self._s = s
        self._round = ar
        self._more = wild(s, ar)
        if all_free(ar.kinds) and ar.anchored and not s.face_up >> s.game.burke & 1:
            self.plain = self._more + ar.left[0]  # nothing is restricted: what can be paid for anything
            return
        self._pools = found = pools(s, ar)
        restricted = not ar.anchored or len(found) > 1 or bool(found and found[0][0])
        self.plain = -1 if restricted else self._more + amount_of(found)

    def budget(self, use: str) -> int:
        """What can be paid for a purchase without a space."""
        if self.plain >= 0:
            return self.plain
        table, of_events = self._s.game.restrictions.table, self._s.game.restrictions.of_events
        paying = [(kind, amount) for kind, amount in self._pools if use in table[kind].uses]
        own = amount_of(paying)
        return own + self._more if self._round.anchored or any(kind in of_events for kind, _ in paying) else own

    def groups(self, use: str, where: int) -> list[tuple[int, int]]:
        """The spaces of a set by what can be paid for them: (spaces, budget)."""
        if self.plain >= 0:
            return [(where, self.plain)]
        restrictions = self._s.game.restrictions
        parts = [(where, 0, self._round.anchored)]  # and whether Debt and Treaty Points may be added (IS-R-88)
        for kind, amount in self._pools:
            if not kind:
                parts = [(mask, paid + amount, more) for mask, paid, more in parts]
                continue
            restriction = restrictions.table[kind]
            allowed = restriction.spaces[use]
            if restriction.beside_own_market:
                allowed &= beside_own_markets(self._s, self._round.side)
            opens = kind in restrictions.of_events
            halves = [
                ((mask & allowed, paid + amount, more or opens), (mask ^ mask & allowed, paid, more))
                for mask, paid, more in parts
            ]
            parts = [part for pair in halves for part in pair if part[0]]
        return [(mask, paid + self._more if more else paid) for mask, paid, more in parts if paid or more]


def beside_own_markets(s: Struggle, side: int) -> int:
    chart = s.game.chart
    return chart.neighbours(s.flags[side] & chart.market)


# -- paying


def paying(s: Struggle, ar: Round, use: str, space: int) -> list[tuple[int, int]]:
    """The points of the Action under way that may pay a purchase, in the order of `pools`."""
    found = pools(s, ar)
    if len(found) == 1 and found[0][0] == FREE:
        return found
    table, near = s.game.restrictions.table, beside_own_markets(s, ar.side)
    return [(kind, amount) for kind, amount in found if table[kind].allows(use, space, near)]


def shortage(s: Struggle, ar: Round, use: str, space: int, price: int) -> int:
    """How many points Debt and Treaty Points must add."""
    return max(0, price - amount_of(paying(s, ar, use, space)))


def ways(s: Struggle, ar: Round, use: str, space: int, price: int) -> list[tuple[int, int]]:
    """The ways to pay a purchase, as (Debt, Treaty Points).

    Restricted points of an Event that stand alone may be stretched: one of them in each purchase (IS-R-88).
    """
    own, of_events = paying(s, ar, use, space), s.game.restrictions.of_events
    short = max(0, price - amount_of(own))
    if ar.anchored or price <= 1 or not any(kind in of_events for kind, _ in own):
        return mixes(s, ar, short) if short else [(0, 0)]
    found: list[tuple[int, int]] = []
    for more in range(short, price):
        found += [way for way in mixes(s, ar, more) if way not in found]
    return found


def offer_ways(s: Struggle, ar: Round, decision: Decision, ways: list[tuple[int, int]]) -> None:
    """The ways to pay a purchase: neither less nor more than it lacks, Debt within the limit."""

    def wrong(move: Move) -> Reason:
        debt, treaty = move.args
        at_hand = s.treaty[ar.side]
        if treaty > max(way[1] for way in ways) and treaty > at_hand:
            return v.TOO_FEW_TREATY_POINTS.saying(count=at_hand)
        if any(debt <= way[0] and treaty <= way[1] for way in ways):
            return v.PAY_LESS
        if any(debt >= way[0] and treaty >= way[1] for way in ways):
            return v.PAY_MORE if ar.anchored else v.PAY_EVENT_POINT
        return v.DEBT_LIMIT

    decision.put_values(v.PAY, ways)
    decision.offer_each(v.PAY, (), wrong)


def unpaid(s: Struggle, ar: Round, use: str, space: int, price: int) -> Reason:
    """IS-R-75: the full price must be paid at once, by points that may be spent so."""
    if not ar.anchored and not paying(s, ar, use, space):
        return v.POINTS_RESTRICTED
    return v.TOO_DEAR.saying(price=price, type=s.game.name_of("type", ar.types[ar.open]))


def mixes(s: Struggle, ar: Round, short: int) -> list[tuple[int, int]]:
    """The ways to pay a shortage, as (Debt, Treaty Points)."""
    room = max(0, s.credit(ar.side)) + covered(s, ar)
    extra = turgot(s, ar)
    at_hand = treaty_at_hand(s, ar)
    ways: list[tuple[int, int]] = []
    for points in range(min(short, room) + 1):
        treaty = max(0, short - points - (extra if points else 0))
        if treaty <= at_hand and (points, treaty) not in ways:
            if ways and points > ways[-1][0] and treaty == ways[-1][1]:
                continue  # more Debt for nothing
            ways.append((points, treaty))
    return ways


def pay(s: Struggle, ar: Round, use: str, space: int, price: int, mix: tuple[int, int]) -> None:
    """Spends the points of a purchase: restricted ones first, free ones next, then Debt and Treaty Points."""
    points, treaty = mix
    extra, free = (turgot(s, ar), min(points, covered(s, ar))) if points else (0, 0)
    if s.heard:
        s.emit("paid", ar.side, ar.types[ar.open], price, points - free, treaty)
    left = price if ar.anchored else max(1, price - points - extra - treaty)
    for kind, amount in paying(s, ar, use, space):
        spent = min(left, amount)
        if not spent:
            continue
        left -= spent
        if kind == s.game.burke_points:
            ar.burke_used += spent
            ar.burke_action = ar.open
        else:
            ar.left[ar.kinds.index(kind)] -= spent
    if points:
        ar.debt_taken = True
        s.banks += free
        if free:
            s.emit("banks", ar.side, free)
        debt.take_debt(s, ar.side, points - free)
        surplus = points + extra + treaty - left
        if surplus > 0 and ar.open != MINOR and ar.anchored:  # IS-R-88 binds the rest
            add(ar, FREE, surplus)
    debt.change_treaty(s, ar.side, -treaty, "spent")
    if ar.types[ar.open] == DIPLOMATIC and not (space >= 0 and s.game.chart.region[space] == EUROPE):
        ar.burke_lost |= 1 << ar.open
