"""Why a move of chapter 7.6 or 9 is not allowed now."""

from __future__ import annotations

from chancellery.games.coalitions.system.entering import Ground, ground, may_end, was_refused, ways_on
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.movement_turn import GeneralMove, MovementTurn
from chancellery.games.coalitions.system.realm import HIGHEST_MORALE, Realm
from chancellery.games.coalitions.system.refusals import no, no_general, place_name, power_name
from chancellery.games.coalitions.system.sides import allied_homes, confined, own_control, strangers
from chancellery.kernel import Decision, Move, Refusal


def _closed(s: Realm, power: int, t: int) -> Refusal:
    reason = s.game.why_closed(s, power, t)
    return no(reason.rule, reason.key, place=place_name(s, t), **reason.also)


def arbiter(s: Realm, d: Decision, move: Move) -> Refusal | None:
    power = move.args[0]
    if power == d.actor:
        return no("K-7.6.4", "arbiter-self")
    if s.ally[d.actor] >> power & 1:
        return no("K-7.6.4", "arbiter-ally", power=power_name(s, power))
    if s.morale[power] >= HIGHEST_MORALE:
        return no("K-7.6.4", "arbiter-full", power=power_name(s, power), highest=HIGHEST_MORALE)
    if s.seat_of[power] < 0:
        return no("K-11.5.3", "uncontrolled", power=power_name(s, power))
    return no("K-7.6.4", "arbiter-same-player", power=power_name(s, power))


def disband(s: Realm, d: Decision, move: Move) -> Refusal | None:
    power, t = d.actor, move.args[0]
    return no("K-7.6.14", "no-garrison-there", power=power_name(s, power), place=place_name(s, t))


def _general(s: Realm, d: Decision, t: int) -> tuple[int, Refusal | None]:
    """The General who would move, or why he may not."""
    general = s.general_at(d.actor, t)
    if general < 0:
        return general, no_general(s, d.actor, t, "K-7.6.18")
    if s.moved >> general & 1:
        return general, no("K-7.6.18", "moved-already", place=place_name(s, t))
    turn = next(p for p in reversed(s.stack) if isinstance(p, MovementTurn))
    if turn.only not in (-1, general):
        return general, no("K-7.3.11", "only-napoleon")
    return general, None


def entry(s: Realm, power: int, g: Ground, t: int) -> Refusal | None:
    """Why no move of the Power may end in a Territory."""
    if not s.game.map.passable >> t & 1:
        return no("K-4.2.7", "impassable", place=place_name(s, t))
    if s.closed[power] >> t & 1:
        return _closed(s, power, t)
    if s.stands[power] >> t & 1:
        return no("K-7.6.31", "own-general-there", place=place_name(s, t))
    if confined(s, power) and not own_control(s, power) >> t & 1:
        return no("K-7.6.33", "neutral-confined", place=place_name(s, t))
    return None


def march(s: Realm, d: Decision, move: Move) -> Refusal | None:
    start, t = move.args
    general, refusal = _general(s, d, start)
    if refusal:
        return refusal
    g = ground(s, d.actor)
    if s.game.map.passable >> t & 1 and not s.game.map.near[start] >> t & 1:
        return no("K-7.6.19", "not-adjacent", start=place_name(s, start), place=place_name(s, t))
    return entry(s, d.actor, g, t) or nobody_consents(s, d.actor, t) or asked_before(s, general, t)


def nobody_consents(s: Realm, power: int, t: int) -> Refusal | None:
    """K-11.5.10: an uncontrolled Ally controls the Territory."""
    owner = s.controller(t)
    if owner >= 0 and s.seat_of[owner] < 0 and s.ally[power] >> owner & 1:
        return no("K-11.5.10", "uncontrolled-consents-never", power=power_name(s, owner), place=place_name(s, t))
    return None


def asked_before(s: Realm, general: int, t: int) -> Refusal | None:
    """K-R-43: the same General may not ask for the same destination again in this Movement Turn."""
    if was_refused(s, general, t):
        return no("K-6.3.2", "consent-refused", place=place_name(s, t))
    return None


def strategic(s: Realm, d: Decision, move: Move) -> Refusal | None:
    start, t = move.args
    general, refusal = _general(s, d, start)
    if refusal:
        return refusal
    return _step(s, d.actor, general, [start], t)


def _step(s: Realm, power: int, general: int, path: list[int], t: int) -> Refusal | None:
    """Why a Strategic Movement may not go on to a Territory."""
    g, here = ground(s, power), path[-1]
    if not s.game.map.passable >> t & 1:
        return no("K-4.2.7", "impassable", place=place_name(s, t))
    if t in path:
        return no("K-7.6.29", "twice", place=place_name(s, t))
    if not s.game.map.near[here] >> t & 1:
        return no("K-7.6.29", "not-adjacent", start=place_name(s, here), place=place_name(s, t))
    if not (g.through | g.ends) >> t & 1:
        if s.closed[power] >> t & 1:
            return _closed(s, power, t)
        return nobody_consents(s, power, t) or no("K-7.6.30", "not-friendly", place=place_name(s, t))
    longer = [*path, t]
    if len(longer) == 2 and not g.through >> t & 1:
        return no("K-7.6.30", "enemy-ends-strategic", place=place_name(s, t))
    if not may_end(s, g, general, longer) and not ways_on(s, g, general, longer):
        return _refused_end(s, general, t) or no("K-7.6.31", "no-end", place=place_name(s, t))
    return no("K-7.6.29", "strategic-too-short", place=place_name(s, t))


def _refused_end(s: Realm, general: int, t: int) -> Refusal | None:
    """K-R-43: a movement that has no other end than one that was refused, here or one step on."""
    for end in (t, *bits(s.game.map.near[t])):
        refusal = asked_before(s, general, end)
        if refusal:
            return refusal
    return None


def sail(s: Realm, d: Decision, move: Move) -> Refusal | None:
    start, t = move.args
    general, refusal = _general(s, d, start)
    if refusal:
        return refusal
    if not s.game.may_sail(s, d.actor):
        return no("K-7.6.21", "may-not-sail", power=power_name(s, d.actor))
    if s.game.parameters.sails_from_ports and not s.game.map.ports >> start & 1:
        return no("K-7.6.22", "not-a-port", place=place_name(s, start))
    if t not in s.game.map.sails[start]:
        return no("K-7.6.21", "no-sea-route", start=place_name(s, start), place=place_name(s, t))
    if not s.game.route_open(s, d.actor, start, t):
        return s.game.why_no_route(s, d.actor, start, t)
    g = ground(s, d.actor)
    return entry(s, d.actor, g, t) or nobody_consents(s, d.actor, t) or asked_before(s, general, t)


def on(s: Realm, d: Decision, move: Move) -> Refusal | None:
    going = next(p for p in reversed(s.stack) if isinstance(p, GeneralMove))
    return _step(s, d.actor, going.general, going.path, move.args[0])


def halt(s: Realm, d: Decision, move: Move) -> Refusal | None:
    going = next(p for p in reversed(s.stack) if isinstance(p, GeneralMove))
    end = going.path[-1]
    if len(going.path) == 2:
        return no("K-7.6.29", "strategic-too-short", place=place_name(s, end))
    if s.stands[d.actor] >> end & 1:
        return no("K-7.6.31", "own-general-there", place=place_name(s, end))
    return asked_before(s, going.general, end)


def garrison(s: Realm, d: Decision, move: Move) -> Refusal | None:
    power, t = d.actor, move.args[0]
    going = next((p for p in reversed(s.stack) if isinstance(p, GeneralMove)), None)
    if d.kind == "win_garrison" or going is None:
        return no(d.rule, "garrison-elsewhere", place=place_name(s, t))
    touched = going.path if going.kind != "sail" else [going.path[0], going.path[-1]]
    if t not in touched:
        return no("K-7.6.35", "not-left-or-entered", place=place_name(s, t))
    if s.garrison[t] >= 0:
        return no("K-7.6.40", "garrison-there", place=place_name(s, t))
    if allied_homes(s, power) >> t & 1:
        return no("K-7.6.39", "allied-home", place=place_name(s, t))
    if strangers(s, power) >> t & 1:
        return no("K-7.6.43", "win-first", place=place_name(s, t))
    return None


def battle(s: Realm, d: Decision, move: Move) -> Refusal | None:
    return no("K-8.0.2", "no-battle-there", place=place_name(s, move.args[0]))


def withdraw(s: Realm, d: Decision, move: Move) -> Refusal | None:
    start = move.args[0]
    starts = {m.args[0] for m in d.options}
    if start not in starts:
        return no(d.rule, "not-withdrawing", place=place_name(s, start))
    t = move.args[1]
    if not s.control[d.actor] >> t & 1:
        return no(d.rule, "not-controlled", power=power_name(s, d.actor), place=place_name(s, t))
    if s.closed[d.actor] >> t & 1:
        return _closed(s, d.actor, t)
    if s.stands[d.actor] >> t & 1:
        return no(d.rule, "own-general-there", place=place_name(s, t))
    return no(d.rule, "not-nearest", place=place_name(s, t))


def assign(s: Realm, d: Decision, move: Move) -> Refusal | None:
    t, to = move.args
    if t not in {m.args[0] for m in d.options}:
        return no(d.rule, "not-removed", place=place_name(s, t))
    return no_general(s, d.actor, to, d.rule) or no(d.rule, "general-full", place=place_name(s, to), most=3)


def stay(s: Realm, d: Decision, move: Move) -> Refusal | None:
    return no("K-9.1.3", "other-general-asked")
