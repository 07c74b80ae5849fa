"""Why a move is not allowed: the rule that forbids it and the reason, found by asking in the order of the rules."""

from __future__ import annotations

from chancellery.games.imperial_struggle import shifts, why_not_cards, why_not_choices, why_not_military
from chancellery.games.imperial_struggle.action_round import PURCHASES, ActionRound
from chancellery.games.imperial_struggle.refusals import no, not_possible, space_name
from chancellery.games.imperial_struggle.round import MINOR, WAITING
from chancellery.games.imperial_struggle.sides import DIPLOMATIC, ECONOMIC, MILITARY, NOBODY, TYPES
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Decision, Move, Refusal
from chancellery.locale import Name

TYPE_OF = {"draw": DIPLOMATIC}  # of purchases that are not told by their space


def explain(s: Struggle, decision: Decision, move: Move) -> Refusal:
    if decision.kind != "round":
        return why_not_choices.explain(s, decision, move)
    top = s.stack[-1]
    assert isinstance(top, ActionRound)
    return (
        why_not_cards.explain(s, top, move)
        or _stage(s, top, move)
        or _purchase(s, top, move)
        or not_possible(decision.rule, move)
    )


def _stage(s: Struggle, ar: ActionRound, move: Move) -> Refusal | None:
    """What may be done at this point of the Action Round."""
    verb = move.verb
    if verb == "take":
        if ar.tile != NOBODY:
            return no("IS-5.0.1", "tile-taken-already")
        return no("IS-5.1.2", "tile-not-available")
    if ar.tile == NOBODY and verb not in ("reveal", "use", "activate"):
        return no("IS-5.0.1", "tile-first")
    if verb == "pass" and not ar.may_pass:
        return no("IS-5.1.5", "pass-too-late")
    if verb == "begin":
        return no("IS-R-28", "action-closed") if ar.state[move.args[0]] else no("IS-5.3.0.1", "no-such-action")
    if verb in ("upgrade", "swap", "treaty_point"):
        return _upgrade(s, ar, verb)
    if verb == "join" and ar.state[move.args[0]] != WAITING:
        return no("IS-5.2.9", "no-points-to-join")
    return None


def _upgrade(s: Struggle, ar: ActionRound, verb: str) -> Refusal | None:
    if not ar.upgrade:
        return no("IS-5.3.3.5", "no-upgrade")
    if ar.open >= 0:
        return no("IS-R-28", "upgrade-inside-action")
    if s.turn.peace == 6 and verb != "treaty_point":
        return no("IS-5.3.3.4", "upgrade-turn-6")
    if verb == "swap" and not s.game.planning_upgrade:
        return no("IS-12.2.1", "no-swap")
    if verb == "upgrade" and not s.pool[ar.side]:
        return no("IS-5.3.3.6", "pool-empty")
    return None


def _purchase(s: Struggle, ar: ActionRound, move: Move) -> Refusal | None:
    if move.verb not in PURCHASES:
        return None
    chart = s.game.chart
    if ar.open < 0:
        return no("IS-5.3.0.1", "begin-first")
    type = ar.types[ar.open]
    wanted = _type(s, ar, move)
    if move.verb in ("flag", "unflag", "unflag_with"):
        kind = chart.kind[move.args[0]]
        if kind == "territory":
            return no("IS-3.2.3.2", "territory-in-peace", space=space_name(s, move.args[0]))
        if kind in ("naval", "fort"):
            return no(
                "IS-3.2.4.1" if kind == "naval" else "IS-3.2.5.1", "not-shifted", space=space_name(s, move.args[0])
            )
    if type != wanted:
        return no("IS-3.1.2", "other-type", type=Name("is-type-" + TYPES[type] + ".action"))
    if move.verb in ("flag", "unflag", "unflag_with"):
        found = _shift(s, ar, move, type)
    else:
        found = why_not_military.explain(s, ar, move) if type == MILITARY else _draw(s)
    return found or _price(s, ar, move)


def _type(s: Struggle, ar: ActionRound, move: Move) -> int:
    """The type of points a purchase needs."""
    if move.verb in ("flag", "unflag", "unflag_with"):
        if s.game.chart.kind[move.args[0]] == "market":
            return ECONOMIC
        return MILITARY if ar.jacobite_shift and ar.types[ar.open] == MILITARY else DIPLOMATIC
    return TYPE_OF.get(move.verb, MILITARY)


def _draw(s: Struggle) -> Refusal | None:
    return None if s.draw else no("IS-R-20", "draw-pile-empty")


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
        return no("IS-R-102", "burke-europe")
    if taken and ar.open == MINOR and not shifts.minor_unflag(s, ar, type) & bit:
        return no("IS-5.3.2.5", "minor-unflag", space=name)
    if move.verb == "unflag_with":
        return why_not_cards.advantage(s, ar, move.args[1])
    return None


def _price(s: Struggle, ar: ActionRound, move: Move) -> Refusal | None:
    """IS-R-75: the full price must be paid at once."""
    if move.verb in ("exchange", "uprising", "unflag_with"):
        return None
    price = ar.total(s, move)
    return no("IS-R-75", "too-dear", price=price, type=Name("is-type-" + TYPES[ar.types[ar.open]] + ".action"))
