"""Military Actions (5.6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from chancellery.games.imperial_struggle import advantages, control, ministries, navy, points, shifts, war_tiles
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.navy import NAVY_BOX
from chancellery.games.imperial_struggle.points import Funds
from chancellery.games.imperial_struggle.round import EXCHANGE, MINOR, WAITING, Round
from chancellery.games.imperial_struggle.sides import MILITARY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Bars, Decision, Move, Reason, Verb
from chancellery.kernel.sets import bits

# IS-5.6.1.1
TILE_PRICE: Final = 2
TILES_PER_ROUND: Final = 2
PACIFY_PRICE: Final = 2  # IS-5.6.2.1
# IS-5.6.5
SQUADRON_PRICE: Final = 4
CHEAP_SQUADRON: Final = 2
EXCHANGE_PRICE: Final = 2  # IS-5.6.1.5
UPRISING_PRICE: Final = 3  # Jacobite Uprisings
FLAT: Final = {"tile": TILE_PRICE, "exchange": EXCHANGE_PRICE, "uprising": UPRISING_PRICE, "activate": 1}


def offer(s: Struggle, ar: Round, decision: Decision, usable: Bars) -> None:
    """Every military purchase that can be paid in the Action under way."""
    funds, last = Funds(s, ar), s.turn.peace == 6
    if last or s.explaining:
        _offer_exchange(s, ar, decision, funds, last)
    _offer_tile(s, ar, decision, funds, last)
    if s.conflict or s.explaining:  # IS-5.6.2: any Conflict marker on the map
        _offer_spaces(s, ar, decision, funds, v.PACIFY, s.bars(s.conflict, v.NO_CONFLICT), _pacified_for(s, funds))
    _offer_forts(s, ar, decision, funds)
    _offer_squadrons(s, ar, decision, funds, usable)
    _offer_deployments(s, ar, decision, funds)
    if ar.jacobite_shift:
        shifts.offer(s, ar, decision, MILITARY, usable)
    _offer_uprisings(s, ar, decision, funds)
    advantages.offer_bastion(s, ar, decision, usable, funds)


def _unpaid(s: Struggle, ar: Round, move: Move) -> Reason:
    return points.unpaid(s, ar, *use_of(move), max(0, sum(n for _, n in price(s, ar, move))))


def _too_dear(s: Struggle, ar: Round, verb: Verb) -> Callable[[int], Reason]:
    return lambda thing: _unpaid(s, ar, s.move(verb, thing))


def _offer_exchange(s: Struggle, ar: Round, decision: Decision, funds: Funds, last: bool) -> None:
    """IS-5.6.1.5: in Turn 6 points of one other type."""
    bars = s.bars(0b111, v.EXCHANGE_MILITARY).unless(last, v.EXCHANGE_TURN_6)
    bars.bar(1 << MILITARY, v.EXCHANGE_MILITARY)
    bars.only(-1 if ar.exchange_type < 0 else 1 << ar.exchange_type, v.ONE_EXCHANGE)
    if funds.budget("exchange") < EXCHANGE_PRICE:
        bars.bar(-1, _too_dear(s, ar, v.EXCHANGE))
    decision.offer(v.EXCHANGE, bars)


def _offer_tile(s: Struggle, ar: Round, decision: Decision, funds: Funds, last: bool) -> None:
    """IS-5.6.1.1 to IS-5.6.1.5."""
    why = None
    if last:
        why = v.NO_TILES_TURN_6
    elif ar.tiles_bought >= TILES_PER_ROUND:
        why = v.TWO_TILES
    elif not war_tiles.room(s, ar.side):
        why = v.THEATERS_FULL
    elif not s.bonus_pool[ar.side]:
        why = v.NO_TILES_LEFT
    elif funds.budget("tile") >= TILE_PRICE:
        decision.add(v.TILE)
        return
    if s.explaining:
        decision.refuse(v.TILE, why or _unpaid(s, ar, s.move(v.TILE)))


def _offer_spaces(
    s: Struggle, ar: Round, decision: Decision, funds: Funds, verb: Verb, bars: Bars, within: Sequence[int]
) -> None:
    """A verb for the spaces that can be paid; `within` are those that cost 0, up to 1, up to 2, ..."""
    if bars.left:
        dearest, row = len(within) - 1, s.game.notation.rows[verb]
        for part, limit in funds.groups("pacify" if verb is v.PACIFY else "fort", bars.left):
            decision.put(row, part & within[min(limit, dearest)])
    if s.explaining:
        decision.only(verb, bars.bar(-1, _too_dear(s, ar, verb)))


def _pacified_for(s: Struggle, funds: Funds) -> tuple[int, ...]:
    """IS-5.6.2.1: the Conflict markers that cost nothing, up to 1, up to 2, up to 3."""
    if funds.plain > PACIFY_PRICE:
        return (s.conflict,)
    guarded, plus = control.protected(s, 0) | control.protected(s, 1), s.conflict_plus
    return 0, guarded & ~plus, guarded | ~plus, s.conflict


def buildable(s: Struggle, side: int, among: int) -> int:
    """IS-5.6.3.2, IS-5.6.3.3: those of some Forts that are connected to a Market, Naval space or Territory held since
    the start."""
    chart = s.game.chart
    held = s.flags[side] & s.at_start[side]
    held ^= held & chart.fort
    found = 0
    for fort in bits(among):
        if chart.near[fort] & held:
            found |= chart.bit[fort]
    return found


def seizable(s: Struggle, side: int) -> int:
    """IS-5.6.4.2: opposing Forts connected to a Squadron or Market of one's own."""
    chart = s.game.chart
    return chart.neighbours(s.flags[side] & (chart.market | chart.naval)) & s.flags[1 - side]


def _offer_forts(s: Struggle, ar: Round, decision: Decision, funds: Funds) -> None:
    chart, printed = s.game.chart, s.game.chart.printed_up_to
    bars = s.bars(chart.fort, v.NO_FORT_SPACE).only(control.empty(s), v.FORT_STANDS)
    bars.only(buildable(s, ar.side, bars.left), v.FORT_NOT_CONNECTED)
    if bars.left or s.explaining:
        _offer_spaces(s, ar, decision, funds, v.FORT, bars, printed)
    if s.damaged or s.explaining:
        bars = s.bars(chart.fort, v.NO_FORT_SPACE).only(s.damaged, v.FORT_NOT_DAMAGED)
        seized = bars.fork().unless(ar.open != MINOR, v.MINOR_SEIZE)  # IS-5.3.2.6, IS-5.6.4.4
        bars.only(s.flags[ar.side], v.FORT_NOT_YOURS)
        _offer_spaces(s, ar, decision, funds, v.REPAIR, bars, printed[1:])  # IS-5.6.4.1
        seized.only(seizable(s, ar.side), v.SEIZE_NOT_CONNECTED)
        _offer_spaces(s, ar, decision, funds, v.SEIZE, seized, [0, *printed])  # IS-5.6.4.2


def squadron_price(s: Struggle, ar: Round, cheap: bool) -> int:
    """IS-5.6.5.3: effects that set 2 replace the 4; South Sea Speculation takes 2 off either."""
    return (CHEAP_SQUADRON if cheap else SQUADRON_PRICE) - ar.squadron_discount


def _offer_squadrons(s: Struggle, ar: Round, decision: Decision, funds: Funds, usable: Bars) -> None:
    """IS-5.6.5: as they are, or cheaper with Slaving Contracts or an ability of a Ministry card."""
    first = len(s.game.components.advantages)
    if s.unbuilt[ar.side]:
        limit = funds.budget("construct")
        if limit >= squadron_price(s, ar, False):
            decision.add(v.CONSTRUCT)
        if limit >= squadron_price(s, ar, True):
            if usable.left >> s.game.slaving_contracts & 1:
                decision.add(v.CONSTRUCT_WITH, s.game.slaving_contracts)
            for ability in ministries.cheap_squadrons(s, ar):
                decision.add(v.CONSTRUCT_WITH, first + ability)
    if s.explaining:
        none = None if s.unbuilt[ar.side] else v.NONE_UNBUILT
        decision.refuse(v.CONSTRUCT, none or _unpaid(s, ar, s.move(v.CONSTRUCT)))
        decision.offer_each(v.CONSTRUCT_WITH, (), partial(_no_source, s, ar, usable))


def _no_source(s: Struggle, ar: Round, usable: Bars, move: Move) -> Reason:
    """Why an Advantage or ability does not make a Squadron cheaper."""
    if not s.unbuilt[ar.side]:
        return v.NONE_UNBUILT
    source, first = move.args[0], len(s.game.components.advantages)
    if source < first:
        found = advantages.closed(s, usable, source) if source == s.game.slaving_contracts else v.NOT_CHEAPER
    else:
        found = ministries.no_cheap_squadron(s, ar, source - first)
        found = found and ministries.of_card(s, found, source - first)
    return found or _unpaid(s, ar, move)


def _offer_deployments(s: Struggle, ar: Round, decision: Decision, funds: Funds) -> None:
    """IS-5.6.6: from the Navy Box or any Naval space to any other without a Squadron of one's own."""
    side, chart = ar.side, s.game.chart
    mine = s.flags[side] & chart.naval
    movable = mine ^ mine & s.deployed
    if not s.navy[side] and not movable and not s.explaining:
        return
    there = s.flags[1 - side] & chart.naval
    to = s.bars(chart.naval, v.NOT_NAVAL).only(s.available, v.NOT_IN_PLAY).bar(mine, v.OWN_SQUADRON)
    if ar.open == MINOR:  # IS-5.3.2.6
        to.bar(there, v.MINOR_DISPLACE)
    for part, limit in funds.groups("deploy", to.left):
        if limit < 1:
            continue
        alone = part if limit >= 3 else part ^ part & there
        if s.navy[side]:
            decision.put(s.game.notation.rows[v.MUSTER], alone)
        for start in bits(movable):
            decision.put(s.game.deploys[start], part if limit >= 2 else alone)
    if s.explaining:
        navy_box = to.fork().unless(s.navy[side] > 0, v.NAVY_EMPTY)
        decision.only(v.MUSTER, navy_box.bar(-1, _too_dear(s, ar, v.MUSTER)))
        starts = s.bars(mine, s.game.naming(v.NO_SQUADRON)).bar(s.deployed, s.game.naming(v.DEPLOYED_ALREADY))
        decision.offer_each(v.DEPLOY, (), partial(_no_deployment, s, ar, to, starts))


def _no_deployment(s: Struggle, ar: Round, to: Bars, starts: Bars, move: Move) -> Reason:
    start, space = move.args
    return to.why(space) or starts.why(start) or _unpaid(s, ar, move)


def _offer_uprisings(s: Struggle, ar: Round, decision: Decision, funds: Funds) -> None:
    if not ministries.may_score_uprisings(s, ar):
        if s.explaining:
            decision.refuse(v.UPRISING, v.NO_UPRISINGS)
    elif funds.budget("uprising") >= UPRISING_PRICE:
        decision.add(v.UPRISING)
    elif s.explaining:
        decision.refuse(v.UPRISING, _unpaid(s, ar, s.move(v.UPRISING)))


# -- prices and what purchases do


def use_of(move: Move) -> tuple[str, int]:
    """The use of points and the space a military purchase concerns."""
    verb = move.verb
    if verb in ("fort", "repair", "seize"):
        return "fort", move.args[0]
    if verb in ("muster", "deploy"):
        return "deploy", move.args[-1]
    if verb in ("pacify", "flag", "unflag"):
        return verb, move.args[0]
    return {"construct_with": "construct", "activate": "bastion"}.get(verb, verb), -1


def price(s: Struggle, ar: Round, move: Move) -> list[tuple[str, int]]:
    """The price of a military purchase step by step."""
    verb, chart = move.verb, s.game.chart
    if verb in ("flag", "unflag"):
        return shifts.price(s, ar, move)
    if verb in ("construct", "construct_with"):
        found = [("printed", SQUADRON_PRICE)]
        if verb == "construct_with":
            found.append(("cheap_squadron", CHEAP_SQUADRON - SQUADRON_PRICE))
        if ar.squadron_discount:
            found.append(("south_sea_speculation", -ar.squadron_discount))
        return found
    if verb == "pacify":
        bit = 1 << move.args[0]
        found = [("printed", PACIFY_PRICE)]
        if (control.protected(s, 0) | control.protected(s, 1)) & bit:
            found.append(("protected", -1))
        if s.conflict_plus & bit:
            found.append(("plus", 1))
        return found
    if verb in ("fort", "repair", "seize"):
        change = {"fort": 0, "repair": -1, "seize": 1}[verb]
        found = [("printed", chart.cost[move.args[0]])]
        return [*found, (verb, change)] if change else found
    if verb in ("muster", "deploy"):
        if not s.flags[1 - ar.side] & chart.bit[move.args[-1]]:
            return [("printed", 1)]
        return [("printed", 1), ("displace", 2 if verb == "muster" else 1)]
    return [("printed", FLAT[verb])]


def carry_out(s: Struggle, ar: Round, move: Move) -> None:
    """What a paid military purchase does."""
    verb, args, side = move.verb, move.args, ar.side
    if verb in ("flag", "unflag"):
        shifts.carry_out(s, ar, move)
    elif verb == "pacify":
        control.remove_conflict(s, args[0], "paid")
    elif verb == "fort":
        control.flag(s, side, args[0], "paid")
    elif verb == "repair":
        s.damaged &= ~(1 << args[0])
        s.emit("repaired", side, args[0])
    elif verb == "seize":
        control.take(s, side, args[0], "seized")
        s.damaged &= ~(1 << args[0])
    elif verb in ("construct", "construct_with"):
        ar.squadron_discount = 0  # IS-R-92: for one Squadron
        if verb == "construct_with":
            _exhaust_source(s, ar, args[0])
        navy.construct(s, side)
    elif verb in ("muster", "deploy"):
        navy.deploy(s, side, NAVY_BOX if verb == "muster" else args[0], args[-1])
        s.deployed |= s.game.chart.bit[args[-1]]
    elif verb == "tile":
        ar.tiles_bought += 1
        s.call(war_tiles.PlaceTiles(side, 1))
    elif verb == "exchange":
        _exchange(s, ar, args[0])
    elif verb == "uprising":
        ministries.score_uprisings(s, ar)


def _exhaust_source(s: Struggle, ar: Round, source: int) -> None:
    advantages_count = len(s.game.components.advantages)
    if source < advantages_count:
        advantages.exhaust(s, ar, source)
    else:
        ministries.exhaust(s, ar, source - advantages_count)


def _exchange(s: Struggle, ar: Round, type: int) -> None:
    """IS-5.6.1.5, IS-R-46: 2 MP become 1 EP or 1 DP of an Action of their own."""
    ar.exchange_type = ar.types[EXCHANGE] = type
    ar.points[EXCHANGE] += 1
    ar.state[EXCHANGE] = WAITING
    s.emit("exchanged", ar.side, type)
