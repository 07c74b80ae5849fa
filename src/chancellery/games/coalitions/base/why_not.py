"""Why a move of Coalitions is not allowed."""

from __future__ import annotations

from chancellery.games.coalitions.system import why_not
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.refusals import no, no_general, power_name
from chancellery.games.coalitions.system.sides import allies
from chancellery.kernel import Decision, Move, Refusal


def _name_general(s: Realm, d: Decision, move: Move) -> Refusal | None:
    if move.args[0] != d.options[0].args[0]:
        return no(d.rule, "other-hero")
    if move.verb == "name_general":
        return no_general(s, d.actor, move.args[1], d.rule)
    return no(d.rule, "nobody-off-board", power=power_name(s, d.actor))


def _status(s: Realm, d: Decision, move: Move) -> Refusal | None:
    if d.kind == "expelled_status":
        return no("K-6.4.3", "expelled-after-reveal")
    return no("K-6.4.2", "expelled-from-it")


def _offer(s: Realm, d: Decision, move: Move) -> Refusal | None:
    power, money = move.args
    if power == d.actor or not allies(s, d.actor, power):
        return no("K-7.3.6", "not-in-your-coalition", power=power_name(s, power))
    if s.seat_of[power] < 0:
        return no("K-11.5.10", "uncontrolled", power=power_name(s, power))
    if not any(m.verb == "offer" and m.args[0] == power for m in d.options):
        return no("K-7.3.6", "offered-already", power=power_name(s, power))
    if money < 1:
        return no("K-7.3.6", "offer-nothing")
    return no("K-7.3.6", "too-little-money", money=d.about[0])


def orient(s: Realm, d: Decision, move: Move) -> Refusal | None:
    """K-13.0.1: the card belongs to 1792, which explains it itself."""
    return no("K-13.0.1", "orient-1792")


EXPLAIN: dict[str, why_not.Explain] = {
    **why_not.EXPLAIN,
    "name_general": _name_general,
    "name_off_board": _name_general,
    "status": _status,
    "offer": _offer,
    "orient": orient,
}
