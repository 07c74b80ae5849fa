"""What Event cards and Ministry cards are worth, and choices inside Events (3.4, 3.5, 5.2)."""

from __future__ import annotations

from typing import Any, Final

from chancellery.bots.imperial_struggle.outlook import Outlook
from chancellery.games.imperial_struggle import events, formulas, targets, war_tiles
from chancellery.games.imperial_struggle.sides import COMMODITIES, SIDES
from chancellery.kernel.sets import bits

POINT: Final = 0.5  # what an Action Point is worth
RESTRICTED: Final = 0.35

MINISTERS: Final = {
    # Succession
    "the_cardinal_ministers": 1.4, "john_law": 1.5, "court_of_the_sun_king": 1.3, "jacobite_uprisings": 1.2,
    "new_world_huguenots": 1.0, "robert_walpole": 1.2, "jonathan_swift": 0.9, "east_india_company": 1.1,
    "bank_of_england": 1.6, "edmond_halley": 1.7,
    # Empire
    "choiseul": 1.7, "dupleix": 1.1, "pompadour_and_du_barry": 1.1, "voltaire": 1.3, "pitt_the_elder": 1.9,
    "charles_hanbury_williams": 1.0, "merchant_banks": 1.9, "samuel_johnson": 1.2,
    # Revolution
    "james_watt": 1.1, "papacy_hanover_negotiations": 1.3, "townshend_acts": 0.9, "edmund_burke": 1.6, "turgot": 1.4,
    "north_american_trade": 1.3, "marquis_de_condorcet": 1.2, "lavoisier": 1.3,
}  # fmt: skip


def event(look: Outlook, card: int) -> float:
    """What playing an Event now would gain."""
    s, side = look.s, look.side
    version = s.game.components.events[card].versions[side]
    worth = sum((effect(look, part) for part in version.base), 0.0)
    if version.bonus and (events.earned(s, side, card) or _could_earn(look, card)):
        worth += sum((effect(look, part) for part in version.bonus), 0.0)
    return worth


def _could_earn(look: Outlook, card: int) -> bool:
    condition = look.box.events[card].condition
    return bool(
        condition is not None
        and condition["type"] == "keyword"
        and formulas.could_show(look.s, look.side, condition["keyword"])
    )


def kept(look: Outlook, card: int) -> float:
    """What an Event is worth in hand: mostly what it would do, a little for what it may still do."""
    drawback = 0.0 if look.box.events[card].type < 0 else 0.15
    return event(look, card) + 0.3 - drawback


def effect(look: Outlook, part: dict[str, Any]) -> float:
    """What one effect is worth."""
    s, side, op = look.s, look.side, part["op"]
    if op in targets.ON_SPACES:
        return _on_spaces(look, part)
    who = _who(look, part)
    sign = 1 if who == side else -1
    if op == "gain_action_points":
        points = _amount(look, part)
        if "condition" in part and not formulas.holds(s, side, part["condition"]):
            return 0.0
        return points * (RESTRICTED if part["restriction"] else POINT)
    if op == "change_debt":
        amount: int = part["amount"]
        if amount < 0:
            fallen = min(-amount, s.debt[who])
            rest = (-amount - fallen) * POINT if "shortfall_gives" in part else 0.0
            return sign * fallen * look.mind.debt + rest
        return -sign * amount * (1.0 if s.credit(who) <= 0 else look.mind.debt)
    if op == "change_debt_limit":
        return sign * 0.4 * _amount(look, part)
    if op == "change_treaty_points":
        return sign * _amount(look, part) * look.mind.treaty
    if op == "score_vp":
        condition = part.get("condition")
        if condition and condition != "a squadron was set aside" and not formulas.holds(s, side, condition):
            return 0.0
        return float(min(_amount(look, part), part.get("max", 99)))
    if op == "choose_one":
        return max(sum((effect(look, inner) for inner in option), 0.0) for option in part["options"])
    return _other(look, part, op, sign)


def _amount(look: Outlook, part: dict[str, Any]) -> int:
    amount = part["amount"]
    return amount if isinstance(amount, int) else formulas.amount(look.s, look.side, amount)


def _other(look: Outlook, part: dict[str, Any], op: str, sign: int) -> float:
    s = look.s
    if op == "construct_squadron":
        return 1.2 if s.unbuilt[look.side] else 0.0
    if op == "move_squadron":
        squadrons = s.squadrons(look.side if sign > 0 else 1 - look.side)
        return -sign * 0.7 if squadrons else 0.0
    if op == "draw_bonus_war_tile":
        count = part["count"]
        amount = count if isinstance(count, int) else formulas.amount(s, look.side, count)
        return 0.7 * min(amount, war_tiles.room(s, look.side))
    if op == "shift_or_vp":
        space = look.chart.index[part["space"]]
        return float(part["vp_if_already_own"]) if s.counted(look.side) >> space & 1 else look.flags[space]
    if op == "place_byng":
        return max((look.more_strength(t, 2) for t, x in enumerate(look.theaters) if x.byng), default=0.0)
    if op in ("remove_bonus_war_tile", "opponent_loses_asset"):
        return 0.6
    return {"squadron_discount": 0.5, "activate_advantage": 0.6, "cost_modifier": 0.5}.get(op, 0.3)


def _who(look: Outlook, part: dict[str, Any]) -> int:
    who = part.get("who", "self")
    if who in SIDES:
        return SIDES.index(who)
    return look.side if who == "self" else 1 - look.side


def _on_spaces(look: Outlook, part: dict[str, Any]) -> float:
    where = targets.targets(look.s, look.side, part)
    count = part.get("count", 1)
    if not isinstance(count, int):
        count = 2 if count == "all" else formulas.amount(look.s, look.side, count)
    values = sorted((on_space(look, part["op"], space) for space in bits(where)), reverse=True)[:count]
    return sum(values, 0.0)


def on_space(look: Outlook, op: str, space: int) -> float:
    """What an effect is worth on one space."""
    if op == "place_conflict":
        return look.conflict(space)
    if op == "remove_own_flag":
        return -look.flags[space]
    if op == "damage_fort":
        return 0.6 * look.flags[space] + 0.2
    taken = op == "take_control" and look.s.flags[1 - look.side] >> space & 1
    return look.flags[space] * (1.9 if taken else 1.0)


def commodity_lead(look: Outlook, commodity: int) -> float:
    """What it would mean to have a commodity in Global Demand now."""
    reward = look.box.rewards[commodity][look.s.turn.era]
    lead = look.lead(look.chart.of_commodity[commodity])
    worth = reward.vp + look.mind.treaty * reward.treaty - look.mind.debt * reward.debt
    return worth * (lead > 0) - worth * (lead < 0)


def upgrade_value(look: Outlook, tile: int) -> float:
    """What a War tile is worth where it lies."""
    return look.box.strength[tile] + (0.0, 0.4, 0.6, 0.9)[look.box.tile_effect[tile]]


COTTON: Final = COMMODITIES.index("cotton")
