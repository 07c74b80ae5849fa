"""Why something cannot be chosen inside an effect of an Event (5.2), an Advantage (8.2) or a Ministry card."""

from __future__ import annotations

from collections.abc import Callable

from chancellery.games.imperial_struggle import control, shifts
from chancellery.games.imperial_struggle.activation import ActivateByEvent
from chancellery.games.imperial_struggle.effects import Effects
from chancellery.games.imperial_struggle.refusals import (
    advantage_name,
    event_name,
    no,
    space_name,
    theater_name,
)
from chancellery.games.imperial_struggle.round import MINOR, round_of
from chancellery.games.imperial_struggle.sides import COMMODITIES, ECONOMIC, REGIONS, TYPES
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.games.imperial_struggle.targets import ON_SPACES, Effect
from chancellery.kernel import Decision, Move, Refusal
from chancellery.locale import Name


def _under_way(s: Struggle) -> tuple[Effects, Effect]:
    top = s.stack[-1]
    assert isinstance(top, Effects)
    return top, top.effects(s)[top.n]


# -- spaces


def _target(s: Struggle, decision: Decision, move: Move) -> Refusal:
    top, effect = _under_way(s)
    return on_space(s, top.side, effect, move.args[0], "IS-5.2.15", event_name(s, top.card))


def on_space(s: Struggle, side: int, effect: Effect, space: int, rule: str, source: Name) -> Refusal:
    """Why an effect cannot be carried out on a space; `rule` says that its text decides."""
    bit, name = 1 << space, space_name(s, space)
    if not s.available & bit:
        return no("IS-3.2.1.8", "not-in-play", space=name)
    filter = effect["filter"]
    found = OF_OPS[effect["op"]](s, side, space, name)
    if found is not None:
        return found
    if not s.game.filters.of(filter) & bit:
        return no(rule, "not-reached", source=source, space=name)
    if filter.get("protected") is False and (control.protected(s, 0) | control.protected(s, 1)) & bit:
        return no("IS-R-36", "protected", space=name)
    if effect.get("must_not_isolate_others") and control.would_isolate(s, space):
        return no("IS-R-105", "would-isolate", space=name)
    if effect.get("count") == "all" and s.conflict & bit:
        return no("IS-R-90", "not-counted", space=name)
    return no(rule, "not-reached", source=source, space=name)  # another side's flag than the text names


def _no_conflict(s: Struggle, side: int, space: int, name: Name) -> Refusal | None:
    if not s.game.chart.holds_conflict >> space & 1:
        return no("IS-3.8.0.1", "no-place-for-conflict", space=name)
    return no("IS-3.8.0.2", "conflict-already", space=name) if s.conflict >> space & 1 else None


def _no_shift(s: Struggle, side: int, space: int, name: Name) -> Refusal | None:
    """What can be neither shifted nor taken over by an effect."""
    kind = s.game.chart.kind[space]
    if kind == "territory":
        return no("IS-3.2.3.2", "territory-in-peace", space=name)
    if kind in ("naval", "fort"):
        return no("IS-3.2.4.1" if kind == "naval" else "IS-3.2.5.1", "not-shifted", space=name)
    return no("IS-3.2.8.3", "own-space", space=name) if s.flags[side] >> space & 1 else None


def _no_unflag(s: Struggle, side: int, space: int, name: Name) -> Refusal | None:
    if s.flags[side] >> space & 1:
        return no("IS-5.2.7", "own-flag", space=name)
    found = _no_shift(s, side, space, name)
    if found is None and not control.opposing(s, side) >> space & 1:
        return no("IS-3.2.8.2", "nothing-to-unflag", space=name)
    return found


def _no_damage(s: Struggle, side: int, space: int, name: Name) -> Refusal | None:
    if not s.game.chart.fort >> space & 1:
        return no("IS-3.2.5.1", "no-fort-space", space=name)
    if not s.flags[1 - side] >> space & 1:
        return no("IS-3.2.8.8", "not-opposing", space=name)
    return no("IS-3.2.5.2", "damaged-already", space=name) if s.damaged >> space & 1 else None


def _no_own_flag(s: Struggle, side: int, space: int, name: Name) -> Refusal | None:
    return None if s.flags[side] >> space & 1 else no("IS-3.2.8.8", "not-your-flag", space=name)


OF_OPS: dict[str, Callable[[Struggle, int, int, Name], Refusal | None]] = {
    "place_conflict": _no_conflict,
    "unflag": _no_unflag,
    "shift": _no_shift,
    "take_control": _no_shift,
    "damage_fort": _no_damage,
    "remove_own_flag": _no_own_flag,
}
assert set(OF_OPS) == ON_SPACES


def _activated(s: Struggle, decision: Decision, move: Move) -> Refusal:
    """IS-8.2.1: an Advantage does what is printed on it."""
    advantage, space = decision.about[0], move.args[0]
    effect = s.game.components.advantages[advantage].effects[0]
    if effect["op"] == "move_squadron":
        return no("IS-8.2.1", "no-opposing-squadron", space=space_name(s, space))
    return on_space(s, decision.actor, effect, space, "IS-8.2.1", advantage_name(s, advantage))


def _settled(s: Struggle, decision: Decision, move: Move) -> Refusal:
    """New World Huguenots: Territories of France in North America and the Caribbean, one marker each."""
    space = move.args[0]
    if s.huguenots >> space & 1:
        return no("IS-R-99", "huguenots-already", space=space_name(s, space))
    return no("IS-R-99", "no-huguenots-here", space=space_name(s, space))


# -- other choices of Events


def _option(s: Struggle, decision: Decision, move: Move) -> Refusal:
    """The cards offer two effects, and where one is closed nothing is asked."""
    return no("IS-5.2.15", "no-such-option", card=event_name(s, decision.about[0]))


def _squadron(s: Struggle, decision: Decision, move: Move) -> Refusal:
    top, effect = _under_way(s)
    card = event_name(s, top.card)
    if move.verb == "choose":
        return no("IS-5.2.15", "event-no-squadron", card=card, space=space_name(s, move.args[0]))
    if effect["from"] == "map":
        return no("IS-5.2.15", "event-only-map", card=card)
    return no("IS-3.6.1", "navy-without-squadron")


def _asset(s: Struggle, decision: Decision, move: Move) -> Refusal:
    """IS-R-103: an undamaged Fort, a Squadron on the map, a Bonus War tile of the next War."""
    if move.verb == "choose":
        return no("IS-R-103", "nothing-to-lose", space=space_name(s, move.args[0]))
    return no("IS-R-103", "no-such-tile", theater=theater_name(s, move.args[1]))


def _theater(s: Struggle, decision: Decision, move: Move) -> Refusal:
    theater = move.args[0]
    name = theater_name(s, theater)
    if s.game.moves.war_of[theater] != s.next_war:
        return no("IS-2.1.7", "other-war", theater=name)
    if decision.kind == "effect_place_byng":
        return no("IS-5.2.15", "no-byng", theater=name)
    return no("IS-R-103", "no-bonus-tile", theater=name)


def _commodity(s: Struggle, decision: Decision, move: Move) -> Refusal:
    commodity = move.args[0]
    name = Name("is-commodity-" + COMMODITIES[commodity])
    if decision.kind == "effect_replace_demand":
        return no("IS-4.1.4.1", "not-in-demand", commodity=name)
    if commodity in s.demand:
        return no("IS-4.1.4.1", "in-demand-already", commodity=name)
    return no("IS-5.2.15", "commodity-not-named", commodity=name, card=event_name(s, decision.about[0]))


def _advantage(s: Struggle, decision: Decision, move: Move) -> Refusal:
    _, effect = _under_way(s)
    advantage = move.args[0]
    name = advantage_name(s, advantage)
    if effect["op"] == "exhaust_advantages":
        return no("IS-8.1.3", "advantage-exhausted", advantage=name)
    if REGIONS[s.game.components.advantages[advantage].region] not in effect["regions"]:
        return no("IS-5.2.15", "event-other-region", advantage=name)
    return no("IS-8.1.3", "advantage-ready", advantage=name)


# -- an Advantage used through an Event (IS-R-48)


def _by_event(s: Struggle, decision: Decision, move: Move) -> Refusal:
    top = s.stack[-1]
    assert isinstance(top, ActivateByEvent)
    advantages = s.game.components.advantages
    advantage = move.args[-1]
    if advantage >= len(advantages):  # the ability of a Ministry card
        return no("IS-8.2.7", "event-advantage-only")
    tile, name = advantages[advantage], advantage_name(s, advantage)
    if s.holder(advantage) != top.side:
        return no("IS-8.1.1", "advantage-not-held", advantage=name)
    if not top.regions >> tile.region & 1:
        return no("IS-8.2.7", "event-other-region", advantage=name)
    if tile.spaces & s.conflict:
        return no("IS-8.1.4", "advantage-conflict", advantage=name)
    if s.fresh >> advantage & 1 and not top.just_gained:
        return no("IS-8.2.3", "advantage-new", advantage=name)
    if move.verb == "activate":
        return no("IS-8.2.5" if tile.mode else "IS-R-36",
                  "advantage-with-purchase" if tile.mode else "advantage-no-target", advantage=name)  # fmt: skip
    return _paid_by_event(s, top, move, name)


def _paid_by_event(s: Struggle, top: ActivateByEvent, move: Move, name: Name) -> Refusal:
    """The purchase of such an Advantage: it must be what the tile is for, and be paid at once."""
    ar, advantage = round_of(s), move.args[-1]
    tile = s.game.components.advantages[advantage]
    if move.verb == "construct_with":
        if advantage != s.game.slaving_contracts:
            return no("IS-5.6.5.3", "not-cheaper")
        if not s.unbuilt[top.side]:
            return no("IS-5.6.5.2", "none-unbuilt")
    elif advantage == s.game.slaving_contracts or not tile.mode:
        return no("IS-8.2.1", "advantage-no-unflag", advantage=name)
    else:
        space = move.args[0]
        where = space_name(s, space)
        found = _no_unflag(s, top.side, space, where)
        if found is not None:
            return found
        if not s.game.filters.of(tile.effects[0]["filter"]) >> space & 1:
            return no("IS-8.2.1", "not-reached", source=name, space=where)
        if tile.paid == ECONOMIC and not shifts.connected_markets(s, top.side) >> space & 1:
            return no("IS-5.4.1.1", "not-connected", space=where)
        if top.payer(ar, tile) == MINOR and not shifts.minor_unflag(s, ar, tile.paid) >> space & 1:
            return no("IS-5.3.2.5", "minor-unflag", space=where)
    return no("IS-R-48", "event-cannot-pay", advantage=name, type=Name("is-type-" + TYPES[tile.paid] + ".action"))


REASONS = {
    **{f"effect_{op}": {"choose": _target} for op in ON_SPACES},
    "activate": {"choose": _activated},
    "settle": {"choose": _settled},
    "activate_by_event": {"activate": _by_event, "unflag_with": _by_event, "construct_with": _by_event},
    "effect_choose_one": {"option": _option},
    "effect_move_squadron": {"choose": _squadron, "navy": _squadron},
    "effect_opponent_loses_asset": {"choose": _asset, "give_up": _asset},
    "effect_remove_bonus_war_tile": {"theater": _theater},
    "effect_place_byng": {"theater": _theater},
    "effect_add_demand": {"commodity": _commodity},
    "effect_replace_demand": {"commodity": _commodity},
    "effect_score_commodity": {},
    "effect_refresh_advantages": {"advantage": _advantage},
    "effect_exhaust_advantages": {"advantage": _advantage},
}
