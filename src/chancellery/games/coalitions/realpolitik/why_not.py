"""Why a move is not allowed in a decision that only Realpolitik has, or where it has its own reason."""

from __future__ import annotations

from typing import cast

from chancellery.games.coalitions.realpolitik.components import ACTIONS, INFLUENCE
from chancellery.games.coalitions.realpolitik.italy import ControlOfItaly
from chancellery.games.coalitions.realpolitik.mobilisation import RailMobilisation
from chancellery.games.coalitions.realpolitik.rail_transport import (
    Line,
    RailMove,
    goals,
    journey,
    line,
    reach,
    troops_code,
)
from chancellery.games.coalitions.realpolitik.realm import RealpolitikRealm
from chancellery.games.coalitions.realpolitik.trains import train_code, trains_left
from chancellery.games.coalitions.system import why_not
from chancellery.games.coalitions.system.entering import was_refused
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.minor_powers import is_minor
from chancellery.games.coalitions.system.realm import MOST_TROOPS, Realm
from chancellery.games.coalitions.system.refusals import no, no_general, place_name, power_name
from chancellery.games.coalitions.system.sides import strangers
from chancellery.kernel import Decision, Move, Refusal

# -- Action cards and diplomacy


def _action(s: Realm, d: Decision, move: Move) -> Refusal | None:
    power = move.args[0]
    if s.seat_of[power] != d.seat:
        return no("RP-5.1.2", "card-of-another", power=power_name(s, power))
    if move.verb == ACTIONS[INFLUENCE] and is_minor(s, power):
        return no("RP-11.2.4", "minor-without-influence", power=power_name(s, power))
    if cast(RealpolitikRealm, s).action_hand[power].bit_count() == 1:
        return no("RP-5.1.11", "only-one-card", power=power_name(s, power))
    return no("RP-5.1.7", "action-card-played", power=power_name(s, power))


def unasked(s: RealpolitikRealm, seat: int, move: Move) -> Refusal | None:
    """RP-5.1.11: who has one Action card left is not asked; RP-11.3.9: only those who offered Italy an Alliance bid."""
    if move.verb in ACTIONS and s.asked[0].kind == "action_card":
        power = move.args[0]
        if s.seat_of[power] != seat:
            return no("RP-5.1.2", "card-of-another", power=power_name(s, power))
        return no("RP-5.1.11", "only-one-card", power=power_name(s, power))
    auction = next((p for p in s.stack if isinstance(p, ControlOfItaly)), None)
    if move.verb == "bid" and auction is not None and seat not in auction.bidders(s):
        return no("RP-11.3.9", "no-offer-no-bid", power=power_name(s, auction.power))
    return None


def _alliance(s: Realm, d: Decision, move: Move) -> Refusal | None:
    return no("RP-7.3.3", "alliance-with-itself")


def _bid(s: Realm, d: Decision, move: Move) -> Refusal | None:
    return no("RP-11.3.10", "bid-too-high", morale=s.morale[d.actor])


# -- Mobilisation


def _train(s: Realm, d: Decision, move: Move) -> Refusal | None:
    s = cast(RealpolitikRealm, s)
    power, (a, b) = d.actor, move.args
    names = {"start": place_name(s, a), "place": place_name(s, b)}
    if not s.game.map.near[a] >> b & 1:
        return no("RP-8.2.24", "not-adjacent", **names)
    if s.rails[a] >> b & 1:
        return no("RP-8.2.23", "train-there", **names)
    if not trains_left(s):
        return no("RP-8.2.26", "no-train-left")
    own = [bool(s.control[power] >> t & 1) for t in (a, b)]
    if not any(own):
        return no("RP-8.2.22", "neither-side-yours", power=power_name(s, power), **names)
    for t, mine in zip((a, b), own, strict=True):
        if not mine and (s.controller(t) < 0 or s.controller(t) != s.partner[power]):
            return no("RP-8.2.20", "not-friendly", place=place_name(s, t))
    if train_code(s, (a, b)) in s.refused:
        return no("RP-8.2.21", "train-refused", **names)
    if move.verb == "buy_train":
        return no("RP-8.2.15", "too-little-money", money=s.money[power])
    return None


def _generals(s: Realm, d: Decision, move: Move) -> Refusal | None:
    """RP-8.2.6: placing and taking off are never combined; for the rest as in the system."""
    under_way = next((p for p in reversed(s.stack) if isinstance(p, RailMobilisation)), None)
    if d.kind == "generals" and under_way is not None and under_way.generals not in ("", move.verb):
        return no("RP-8.2.6", "not-both")
    return why_not.EXPLAIN[move.verb](s, d, move)


# -- Rail Transport


def _starts(s: RealpolitikRealm, d: Decision, a: Line, t: int) -> tuple[int, Refusal | None]:
    """The General in a Territory, or why neither he nor his Troops may leave it by rail."""
    power = d.actor
    general = s.general_at(power, t)
    if general < 0:
        return general, no_general(s, power, t, "RP-8.8.2")
    if not a.open >> t & 1:
        return general, no("RP-8.8.4", "not-friendly", place=place_name(s, t))
    if journey(s).rode >> general & 1:
        return general, no("RP-8.8.10", "rode-already", place=place_name(s, t))
    return general, None


def _rail(s: Realm, d: Decision, move: Move) -> Refusal | None:
    s = cast(RealpolitikRealm, s)
    start, t = move.args
    a = line(s, d.actor)
    general, refusal = _starts(s, d, a, start)
    if refusal:
        return refusal
    if journey(s).exchanged >> general & 1:
        return no("RP-8.8.10", "troops-by-rail", place=place_name(s, start))
    return _step(s, a, general, [start], t)


def _step(s: RealpolitikRealm, a: Line, general: int, path: list[int], t: int) -> Refusal | None:
    """Why a chain may not go on to a Territory."""
    if not s.rails[path[-1]] >> t & 1:
        return no("RP-8.8.5", "no-train", start=place_name(s, path[-1]), place=place_name(s, t))
    if t in path:
        return no("RP-8.9.16", "twice", place=place_name(s, t))
    if strangers(s, a.power) >> t & 1:
        return no("RP-8.8.13", "stranger-there", place=place_name(s, t))
    if not a.open >> t & 1:
        return no("RP-8.8.3", "not-friendly", place=place_name(s, t))
    if any(was_refused(s, general, end) for end in bits(reach(s, t, a.open) & a.ends)):
        return no("RP-R-99", "consent-refused", place=place_name(s, t))
    return None if goals(s, a, general, [*path, t]) else no("RP-8.8.7", "no-end", place=place_name(s, t))


def _rail_troop(s: Realm, d: Decision, move: Move) -> Refusal | None:
    s = cast(RealpolitikRealm, s)
    start, t = move.args
    a = line(s, d.actor)
    general, refusal = _starts(s, d, a, start)
    if refusal:
        return refusal
    other = s.general_at(d.actor, t)
    if other < 0 or other == general:
        return no("RP-8.8.8", "no-other-general", place=place_name(s, t))
    if journey(s).rode >> other & 1:
        return no("RP-8.8.10", "rode-already", place=place_name(s, t))
    if not s.troops[general]:
        return no("RP-8.8.8", "no-troops", place=place_name(s, start))
    if not journey(s).own[general - s.game.generals[d.actor][0]]:
        return no("RP-R-32", "troops-gone-by-rail", place=place_name(s, start))
    if s.troops[other] >= MOST_TROOPS:
        return no("RP-8.8.9", "general-full", place=place_name(s, t), most=MOST_TROOPS)
    if troops_code(s, general, t) in s.refused:
        return no("RP-R-99", "consent-refused", place=place_name(s, t))
    return no("RP-8.8.5", "no-line", start=place_name(s, start), place=place_name(s, t))


def _on(s: Realm, d: Decision, move: Move) -> Refusal | None:
    if d.kind != "rail_path":
        return why_not.EXPLAIN["on"](s, d, move)
    going = next(p for p in reversed(s.stack) if isinstance(p, RailMove))
    s = cast(RealpolitikRealm, s)
    return _step(s, line(s, d.actor), going.general, going.path, move.args[0])


def _halt(s: Realm, d: Decision, move: Move) -> Refusal | None:
    if d.kind != "rail_path":
        return why_not.EXPLAIN["halt"](s, d, move)
    going = next(p for p in reversed(s.stack) if isinstance(p, RailMove))
    end = going.path[-1]
    if s.stands[d.actor] >> end & 1:
        return no("RP-8.8.7", "own-general-there", place=place_name(s, end))
    return no("RP-R-99", "consent-refused", place=place_name(s, end))


EXPLAIN: dict[str, why_not.Explain] = {
    **why_not.EXPLAIN,
    **dict.fromkeys(ACTIONS, _action),
    "alliance": _alliance,
    "bid": _bid,
    "train": _train,
    "buy_train": _train,
    "place": _generals,
    "take_off": _generals,
    "rail": _rail,
    "rail_troop": _rail_troop,
    "on": _on,
    "halt": _halt,
}
