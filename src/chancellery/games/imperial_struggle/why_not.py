"""Why a move is not allowed: the rule that forbids it and the reason, found by asking in the order of the rules."""

from __future__ import annotations

from chancellery.games.imperial_struggle import points, shifts, why_not_cards, why_not_choices, why_not_military
from chancellery.games.imperial_struggle.action_round import PASS_REDUCES, PURCHASES, ActionRound, type_of
from chancellery.games.imperial_struggle.refusals import no, not_now, space_name, theater_name
from chancellery.games.imperial_struggle.round import CLOSED, EVENT, EXCHANGE, MINOR, WAITING
from chancellery.games.imperial_struggle.sides import DIPLOMATIC, ECONOMIC, MILITARY, NOBODY, TYPES
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Decision, Move, Refusal
from chancellery.locale import Name

CARDS = ("play", "play_with", "reveal", "use", "mark", "discard", "huguenots", "activate")
TURNING = ("begin", "join", "finish")
UPGRADES = ("upgrade", "swap", "treaty_point")
ROUND = {"take", "pass", "end", *CARDS, *TURNING, *UPGRADES, *PURCHASES}
BEFORE_TILE = ("take", "reveal", "use", "mark", "discard", "activate")


def explain(s: Struggle, decision: Decision, move: Move) -> Refusal:
    if decision.kind != "round":
        return why_not_choices.explain(s, decision, move)
    top = s.stack[-1]
    assert isinstance(top, ActionRound)
    return _in_round(s, top, move)


def _in_round(s: Struggle, ar: ActionRound, move: Move) -> Refusal:
    verb = move.verb
    if verb not in ROUND:
        return not_now(move)
    if ar.tile == NOBODY and verb not in BEFORE_TILE:
        return no("IS-5.0.1", "tile-first")
    if verb == "take":
        return no("IS-5.1.2", "tile-not-available") if ar.tile == NOBODY else no("IS-5.0.1", "tile-taken-already")
    if verb == "pass":
        return no("IS-5.1.3", "pass-most", most=PASS_REDUCES) if ar.may_pass else no("IS-5.1.5", "pass-too-late")
    if verb in TURNING:
        return _turning(s, ar, move)
    if verb in UPGRADES:
        return _upgrade(s, ar, move)
    if verb == "activate" and move.args[0] == s.game.naval_bastion:
        return why_not_cards.advantage(s, ar, move.args[0]) or _purchase(s, ar, move)
    return why_not_cards.explain(s, ar, move) if verb in CARDS else _purchase(s, ar, move)


# -- Actions and the Upgrade (5.3.0, 5.3.3)


def _turning(s: Struggle, ar: ActionRound, move: Move) -> Refusal:
    if move.verb == "finish":
        return no("IS-R-28", "nothing-to-finish")
    action = move.args[0]
    if move.verb == "begin":
        if action == ar.open:
            return no("IS-5.3.0.1", "action-under-way")
        return no("IS-R-28", "action-closed") if ar.state[action] else no("IS-5.3.0.1", "no-such-action")
    if action not in (EVENT, EXCHANGE) or ar.state[action] != WAITING:
        return no("IS-5.2.9", "no-points-to-join")
    if ar.open < 0:
        return no("IS-5.2.9", "join-what")
    if ar.types[action] != ar.types[ar.open]:
        return no("IS-5.2.9", "join-other-type", type=_type_name(ar.types[ar.open]))
    return no("IS-R-46", "join-minor")


def _upgrade(s: Struggle, ar: ActionRound, move: Move) -> Refusal:
    verb = move.verb
    if verb == "swap" and not s.game.planning_upgrade:
        return no("IS-12.2.1", "no-swap")
    if s.turn.peace == 6 and verb != "treaty_point":
        return no("IS-5.3.3.4", "upgrade-turn-6")
    if s.turn.peace != 6 and verb == "treaty_point":
        return no("IS-5.3.3.4", "treaty-point-turn-6")
    if not ar.upgrade:
        return no("IS-5.3.3.5", "no-upgrade")
    for theater in move.args:
        if s.game.moves.war_of[theater] != s.next_war:
            return no("IS-5.3.3.1", "upgrade-other-war", theater=theater_name(s, theater))
    if verb == "swap" and len(set(move.args)) == 1:
        return no("IS-12.2.1", "swap-two")
    if ar.open >= 0 and not ar.before:
        return no("IS-R-28", "upgrade-inside-action")
    return no("IS-5.3.3.6", "pool-empty")


# -- purchases (5.4-5.6)


def _purchase(s: Struggle, ar: ActionRound, move: Move) -> Refusal:
    if move.verb in ("flag", "unflag", "unflag_with"):
        space = move.args[0]
        kind, name = s.game.chart.kind[space], space_name(s, space)
        if kind == "territory":
            return no("IS-3.2.3.2", "territory-in-peace", space=name)
        if kind in ("naval", "fort"):
            return no("IS-3.2.4.1" if kind == "naval" else "IS-3.2.5.1", "not-shifted", space=name)
    under_way = ar.open >= 0 and not ar.spent_up(s)
    able = [ar.open] if ar.open >= 0 else []
    able += [] if under_way else [action for action, state in enumerate(ar.state) if state == WAITING]
    able = [action for action in able if _may_serve(s, ar, action, move)]
    if not able:
        return _no_action(s, ar, move)
    found = [reason for action in able if (reason := _reason(s, ar, action, move))]
    return found[0] if len(found) == len(able) else no("IS-R-28", "name-the-action")


def _may_serve(s: Struggle, ar: ActionRound, action: int, move: Move) -> bool:
    """Whether an Action has the type of points that a purchase needs."""
    type, wanted = ar.types[action], type_of(s, move)
    shift = wanted == DIPLOMATIC and move.verb in ("flag", "unflag")
    return type == wanted or (ar.jacobite_shift and type == MILITARY and shift)


def _no_action(s: Struggle, ar: ActionRound, move: Move) -> Refusal:
    """No Action that is under way or could be begun by the purchase has the right type."""
    states = [state for action, state in enumerate(ar.state) if state and _may_serve(s, ar, action, move)]
    wanted = _type_name(type_of(s, move))
    if WAITING in states:
        return no("IS-5.3.0.1", "begin-first")
    if CLOSED in states:
        return no("IS-R-28", "actions-over", type=wanted)
    return no("IS-6.1.2", "type-absent", type=wanted)


def _reason(s: Struggle, ar: ActionRound, action: int, move: Move) -> Refusal | None:
    """Why an Action cannot pay for a purchase; None if it can."""
    if action != ar.open:
        with points.as_if_begun(s, ar, action):
            return _reason(s, ar, action, move)
    if move in ar.purchases(s):
        return None
    type = ar.types[action]
    if move.verb in ("flag", "unflag", "unflag_with"):
        found = _shift(s, ar, move, type)
    else:
        found = why_not_military.explain(s, ar, move) if type == MILITARY else _draw(s, ar)
    return found or _price(s, ar, move)


def _draw(s: Struggle, ar: ActionRound) -> Refusal | None:
    if not s.draw:
        return no("IS-R-20", "draw-pile-empty")
    bound = ar.burke_used and ar.burke_action == ar.open
    return no("IS-R-102", "burke-europe") if bound else None


def _shift(s: Struggle, ar: ActionRound, move: Move, type: int) -> Refusal | None:
    space, bit = move.args[0], 1 << move.args[0]
    name = space_name(s, space)
    if not s.available & bit:
        return no("IS-3.2.1.8", "not-in-play", space=name)
    if s.flags[ar.side] & bit:
        return no("IS-3.2.8.3", "own-space", space=name)
    taken = (s.flags[1 - ar.side] | s.spain) & bit
    if move.verb == "flag" and taken:
        return no("IS-3.2.8.3", "unflag-first", space=name)
    if move.verb != "flag" and not taken:
        return no("IS-3.2.8.2", "nothing-to-unflag", space=name)
    if not shifts.reach(s, ar, type) & bit:
        if type == ECONOMIC:
            return no("IS-5.4.1.1", "not-connected", space=name)
        return no("IS-R-98", "uprisings-elsewhere") if type == MILITARY else no("IS-R-102", "burke-europe")
    if taken and ar.open == MINOR and not shifts.minor_unflag(s, ar, type) & bit:
        return no("IS-5.3.2.5", "minor-unflag", space=name)
    if move.verb == "unflag_with":
        return why_not_cards.discount(s, ar, space, move.args[1])
    return None


def _price(s: Struggle, ar: ActionRound, move: Move) -> Refusal:
    """IS-R-75: the full price must be paid at once, by points that may be spent so."""
    use, space = ar.payment(s, move)
    if not ar.anchored and not points.paying(s, ar, use, space):
        return no("IS-5.2.11", "points-restricted")
    return no("IS-R-75", "too-dear", price=ar.total(s, move), type=_type_name(ar.types[ar.open]))


def _type_name(type: int) -> Name:
    return Name("is-type-" + TYPES[type] + ".action")
