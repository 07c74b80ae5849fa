"""Why a move is not allowed in a decision that only L'Empereur has."""

from __future__ import annotations

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.placing import FrenchOffensive
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.refusals import no, no_general, place_name, power_name
from chancellery.kernel import Decision, Move, Refusal


def explain(s: Realm, decision: Decision, move: Move) -> Refusal | None:
    """The refusal of a move that is not an option, where L'Empereur has its own reason; else None."""
    asks = EXPLAIN.get((decision.kind, move.verb))
    return asks(s, decision, move) if asks else None


def _entrust(s: Realm, d: Decision, move: Move) -> Refusal | None:
    power, number = move.args
    if power != d.actor:
        return no(d.rule, "other-power-divided", power=power_name(s, d.actor))
    if not 1 <= number <= len(s.game.seats):
        return no(d.rule, "no-such-player", number=number)
    return no(d.rule, "player-without-power")


def _encourage(s: Realm, d: Decision, move: Move) -> Refusal | None:
    return no(d.rule, "not-lowest-morale", power=power_name(s, move.args[0]))


def _summon(s: Realm, d: Decision, move: Move) -> Refusal | None:
    start, target = move.args
    if target != d.about[0]:
        return no(d.rule, "other-target", place=place_name(s, d.about[0]))
    general = s.general_at(FR, start)
    if general < 0:
        return no_general(s, FR, start, d.rule)
    offensive = next(p for p in reversed(s.stack) if isinstance(p, FrenchOffensive))
    if s.moved >> general & 1 or start in offensive.targets:
        return no(d.rule, "placed-already", place=place_name(s, start))
    return no(d.rule, "not-first-source", place=place_name(s, start))


def _race(s: Realm, d: Decision, move: Move) -> Refusal | None:
    return no(d.rule, "third-elsewhere", place=place_name(s, d.about[0]))


EXPLAIN = {
    ("division", "entrust"): _entrust,
    ("lowest_morale", "encourage"): _encourage,
    ("source", "summon"): _summon,
    ("race_place", "race"): _race,
}
