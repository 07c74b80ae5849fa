"""Military Actions (5.6)."""

from __future__ import annotations

from collections.abc import Sequence

from chancellery.games.imperial_struggle import advantages, control, ministries, navy, shifts, war_tiles
from chancellery.games.imperial_struggle.chart import bits
from chancellery.games.imperial_struggle.moves import PerNumber
from chancellery.games.imperial_struggle.navy import NAVY_BOX
from chancellery.games.imperial_struggle.points import Funds
from chancellery.games.imperial_struggle.round import EXCHANGE, MINOR, WAITING, Round
from chancellery.games.imperial_struggle.sides import MILITARY
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Move, Procedure

TILE_PRICE, TILES_PER_ROUND = 2, 2  # IS-5.6.1.1
PACIFY_PRICE = 2  # IS-5.6.2.1
SQUADRON_PRICE, CHEAP_SQUADRON = 4, 2  # IS-5.6.5
EXCHANGE_PRICE = 2  # IS-5.6.1.5
UPRISING_PRICE = 3  # Jacobite Uprisings


def options(s: Struggle, ar: Round) -> list[Move]:
    """Every military purchase that can be paid in the Action under way."""
    moves = s.game.moves
    funds = Funds(s, ar)
    found: list[Move] = []
    if s.turn.peace == 6:
        if funds.budget("exchange") >= EXCHANGE_PRICE:
            found += [moves.exchange[type] for type in (0, 1) if ar.exchange_type in (-1, type)]
    elif ar.tiles_bought < TILES_PER_ROUND and war_tiles.room(s, ar.side):
        if funds.budget("tile") >= TILE_PRICE and s.bonus_pool[ar.side]:
            found.append(moves.tile)
    found += _pacify(s, funds)
    found += _forts(s, ar, funds)
    found += _construct(s, ar, funds)
    found += _deploy(s, ar, funds)
    if ar.jacobite_shift:
        found += shifts.options(s, ar, MILITARY)
    if ministries.may_score_uprisings(s, ar) and funds.budget("uprising") >= UPRISING_PRICE:
        found.append(moves.uprising)
    if advantages.bastion(s, ar, funds):
        found.append(moves.activate[s.game.naval_bastion])
    return found


def _pacify(s: Struggle, funds: Funds) -> list[Move]:
    """IS-5.6.2: any Conflict marker on the map."""
    if not s.conflict:
        return []
    guarded = control.protected(s, 0) | control.protected(s, 1)
    plus = s.conflict_plus
    return _spaces(funds, "pacify", s.conflict, (0, guarded & ~plus, guarded | ~plus, s.conflict), s.game.moves.pacify)


def _spaces(funds: Funds, use: str, where: int, within: Sequence[int], table: PerNumber) -> list[Move]:
    """The moves of a table for the spaces that can be paid; `within` are those that cost 0, up to 1, up to 2, ..."""
    if not where:
        return []
    found: list[Move] = []
    dearest = len(within) - 1
    for part, limit in funds.groups(use, where):
        found += table.of(part & within[min(limit, dearest)])
    return found


def buildable(s: Struggle, side: int) -> int:
    """IS-5.6.3.2, IS-5.6.3.3: empty Forts connected to a Market, Naval space or Territory held since the start."""
    chart = s.game.chart
    held = s.flags[side] & s.at_start[side] & ~chart.fort
    return chart.neighbours(held) & chart.fort & control.empty(s)


def seizable(s: Struggle, side: int) -> int:
    """IS-5.6.4.2: opposing Damaged Forts connected to a Squadron or Market of one's own."""
    chart = s.game.chart
    return chart.neighbours(s.flags[side] & (chart.market | chart.naval)) & s.damaged & s.flags[1 - side]


def _forts(s: Struggle, ar: Round, funds: Funds) -> list[Move]:
    moves, printed_up_to = s.game.moves, s.game.chart.printed_up_to
    found = _spaces(funds, "fort", buildable(s, ar.side), printed_up_to, moves.fort)
    if s.damaged:
        mine = s.damaged & s.flags[ar.side]
        found += _spaces(funds, "fort", mine, printed_up_to[1:], moves.repair)  # IS-5.6.4.1
        if ar.open != MINOR:  # IS-5.3.2.6, IS-5.6.4.4
            found += _spaces(funds, "fort", seizable(s, ar.side), [0, *printed_up_to], moves.seize)  # IS-5.6.4.2
    return found


def squadron_price(s: Struggle, ar: Round, cheap: bool) -> int:
    """IS-5.6.5.3: effects that set 2 replace the 4; South Sea Speculation takes 2 off either."""
    return (CHEAP_SQUADRON if cheap else SQUADRON_PRICE) - ar.squadron_discount


def _construct(s: Struggle, ar: Round, funds: Funds) -> list[Move]:
    if not s.unbuilt[ar.side]:
        return []
    limit = funds.budget("construct")
    found = []
    if limit >= squadron_price(s, ar, False):
        found.append(s.game.moves.construct)
    if limit >= squadron_price(s, ar, True):
        found += [s.game.notation.move("construct_with", source) for source in sources(s, ar)]
    return found


def sources(s: Struggle, ar: Round) -> list[int]:
    """What makes a Squadron cost 2: Slaving Contracts and abilities of Ministry cards."""
    contracts = s.game.slaving_contracts
    held = s.held[ar.side] >> contracts & 1
    found = [contracts] if held and advantages.usable(s, ar) >> contracts & 1 else []
    first = len(s.game.components.advantages)
    return found + [first + ability for ability in ministries.cheap_squadrons(s, ar)]


def _deploy(s: Struggle, ar: Round, funds: Funds) -> list[Move]:
    """IS-5.6.6: from the Navy Box or any Naval space to any other without a Squadron of one's own."""
    side, moves, chart = ar.side, s.game.moves, s.game.chart
    mine = s.flags[side] & chart.naval
    free = chart.naval & s.available & ~s.flags[0] & ~s.flags[1]
    enemy = 0 if ar.open == MINOR else s.flags[1 - side] & chart.naval  # IS-5.3.2.6
    movable = mine & ~s.deployed  # IS-5.6.6.4
    if not s.navy[side] and not movable:
        return []
    found: list[Move] = []
    for part, limit in funds.groups("deploy", free | enemy):
        if limit < 1:
            continue
        if s.navy[side]:
            found += moves.muster.of(part & (free | enemy if limit >= 3 else free))
        if movable:
            to = part & (free | enemy if limit >= 2 else free)
            for start in bits(movable):
                found += moves.deploy[start].of(to)
    return found


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
        if not s.flags[1 - ar.side] >> move.args[-1] & 1:
            return [("printed", 1)]
        return [("printed", 1), ("displace", 2 if verb == "muster" else 1)]
    flat = {"tile": TILE_PRICE, "exchange": EXCHANGE_PRICE, "uprising": UPRISING_PRICE, "activate": 1}
    return [("printed", flat[verb])]


def carry_out(s: Struggle, ar: Round, move: Move) -> Procedure | None:
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
        s.deployed |= 1 << args[-1]
    elif verb == "tile":
        ar.tiles_bought += 1
        return war_tiles.PlaceTiles(side, 1)
    elif verb == "exchange":
        _exchange(s, ar, args[0])
    elif verb == "uprising":
        ministries.score_uprisings(s, ar)
    return None


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
