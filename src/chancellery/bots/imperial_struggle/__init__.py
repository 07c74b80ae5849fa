"""The sensible player of Imperial Struggle: what things are worth now, and the most of it for the points at hand."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from chancellery.bots.imperial_struggle import bidding, cards, rounds, wars
from chancellery.bots.imperial_struggle.mind import FIRST, SENSIBLE, Mind
from chancellery.bots.imperial_struggle.outlook import Outlook
from chancellery.games.imperial_struggle.sides import KEYWORDS
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Decision, Match, Move, State


def _keep(look: Outlook, decision: Decision) -> Move:
    worth = {card: cards.kept(look, card) for card in look.s.hands[look.side]}
    return max(decision.options, key=lambda move: sum(worth[card] for card in move.args))


def _ministry(look: Outlook, decision: Decision) -> Move:
    """The best cards together; keywords that help the Events in hand count."""
    names = [card.id for card in look.box.ministries]
    wanted = 0
    for event in look.s.hands[look.side]:
        condition = look.box.events[event].condition
        if condition is not None and condition["type"] == "keyword":
            wanted |= 1 << KEYWORDS.index(condition["keyword"])

    def worth(move: Move) -> float:
        shown = 0
        for card in move.args:
            shown |= look.box.ministries[card].keywords
        return sum(cards.MINISTERS[names[card]] for card in move.args) + 0.5 * (shown & wanted).bit_count()

    return max(decision.options, key=worth)


def _first(look: Outlook, decision: Decision) -> Move:
    return decision.options[1 - look.side]  # who moves last answers everything


def _discard(look: Outlook, decision: Decision) -> Move:
    return min(decision.options, key=lambda move: cards.kept(look, move.args[0]))


def _space(look: Outlook, decision: Decision) -> Move:
    """A space for an effect of a card or tile; declining where nothing helps."""
    op = decision.kind.removeprefix("effect_")
    spaces = [move for move in decision.options if move.verb == "choose"]
    best = max(spaces, key=lambda move: cards.on_space(look, op, move.args[0]))
    if cards.on_space(look, op, best.args[0]) <= 0 and decision.options[-1].verb == "decline":
        return decision.options[-1]
    return best


def _activate(look: Outlook, decision: Decision) -> Move:
    effect = look.box.advantages[decision.about[0]].effects[0]
    if effect["op"] == "move_squadron":
        return max(decision.options, key=lambda move: look.flags[move.args[0]])
    return max(decision.options, key=lambda move: look.conflict(move.args[0]))


def _activate_by_event(look: Outlook, decision: Decision) -> Move:
    return decision.options[0]


def _settle(look: Outlook, decision: Decision) -> Move:
    return decision.options[0]


def _choose_one(look: Outlook, decision: Decision) -> Move:
    card, part, number = decision.about[:3]
    version = look.box.events[card].versions[look.side]
    effect = (version.bonus if part else version.base)[number]
    return max(decision.options, key=lambda m: sum(cards.effect(look, inner) for inner in effect["options"][m.args[0]]))


def _move_squadron(look: Outlook, decision: Decision) -> Move:
    """One's own goes from where it matters least, the opponent's from where it matters most."""
    own = look.s.flags[look.side]
    places = [move for move in decision.options if move.verb == "choose"]
    if not places or own >> places[0].args[0] & 1:
        return next((m for m in decision.options if m.verb == "navy"), None) or min(
            places, key=lambda move: look.flags[move.args[0]]
        )
    return max(places, key=lambda move: look.flags[move.args[0]])


def _lose_asset(look: Outlook, decision: Decision) -> Move:
    def loss(move: Move) -> float:
        if move.verb == "give_up":
            return 0.5 * look.box.strength[move.args[0]]
        return look.flags[move.args[0]] * (0.6 if look.chart.fort >> move.args[0] & 1 else 1.0)

    return min(decision.options, key=loss)


def _demand(look: Outlook, decision: Decision) -> Move:
    wanted = [move for move in decision.options if move.verb == "commodity"]
    if decision.kind == "effect_replace_demand":
        return min(wanted, key=lambda move: cards.commodity_lead(look, move.args[0]))
    best = max(wanted, key=lambda move: cards.commodity_lead(look, move.args[0]))
    return best if cards.commodity_lead(look, best.args[0]) > 0 else decision.options[-1]


def _score_commodity(look: Outlook, decision: Decision) -> Move:
    return decision.options[0 if cards.commodity_lead(look, decision.about[1]) > 0 else 1]


def _advantages(look: Outlook, decision: Decision) -> Move:
    """Refresh one's own, exhaust the opponent's."""
    side = look.side if decision.kind == "effect_refresh_advantages" else 1 - look.side
    for move in decision.options:
        if move.verb == "advantage" and look.s.holder(move.args[0]) == side:
            return move
    return decision.options[-1]


CHOICES: dict[str, Callable[[Outlook, Decision], Move]] = {
    "keep": _keep,
    "ministry": _ministry,
    "first": _first,
    "round": rounds.choose,
    "pay": rounds.pay,
    "discard": _discard,
    "settle": _settle,
    "activate": _activate,
    "activate_by_event": _activate_by_event,
    "effect_place_conflict": _space,
    "effect_unflag": _space,
    "effect_shift": _space,
    "effect_take_control": _space,
    "effect_damage_fort": _space,
    "effect_remove_own_flag": _space,
    "effect_choose_one": _choose_one,
    "effect_move_squadron": _move_squadron,
    "effect_opponent_loses_asset": _lose_asset,
    "effect_add_demand": _demand,
    "effect_replace_demand": _demand,
    "effect_score_commodity": _score_commodity,
    "effect_refresh_advantages": _advantages,
    "effect_exhaust_advantages": _advantages,
    "effect_remove_bonus_war_tile": wars.theater,
    "effect_place_byng": wars.theater,
    "place_tile": wars.place_tile,
    "displace": wars.displace,
    "upgrade": wars.upgrade,
    "assign": wars.assign,
    "tile_effect": wars.tile_effect,
    "spoils": wars.spoils,
    "refusal": wars.refusal,
    "lose_squadron": _move_squadron,
    "usa": wars.usa,
    "shift_in_spain": wars.shift_in_spain,
}


def choose(match: Match, decision: Decision, rng: Random) -> Move | None:
    """The move for a decision; None for a kind it knows nothing about."""
    return think(match.state, decision)


def choose_1(match: Match, decision: Decision, rng: Random) -> Move | None:
    """The same by the first version."""
    return think(match.state, decision, FIRST)


def think(state: State, decision: Decision, mind: Mind = SENSIBLE) -> Move | None:
    """The same in a state, by a player of that mind."""
    assert isinstance(state, Struggle)
    if decision.kind == "bid":  # nobody has a side yet
        return bidding.bid(decision, mind.france) if mind.france is not None else None
    chooser = CHOICES.get(decision.kind)
    return chooser(Outlook(state, decision.actor, mind), decision) if chooser is not None else None
