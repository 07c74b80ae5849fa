"""Why a move is not among the options: the rule that forbids it and the reason, for every verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from chancellery.games.coalitions.system import why_not_movement as movement
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.battle_cards import FACE_UP
from chancellery.games.coalitions.system.cards import can_draw
from chancellery.games.coalitions.system.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.system.leadership import off_board
from chancellery.games.coalitions.system.minor_powers import Auction, is_minor
from chancellery.games.coalitions.system.mobilisation import PRICE, PRICE_OF_FORTRESS
from chancellery.games.coalitions.system.realm import HIGHEST_MORALE, MOST_TROOPS, Realm
from chancellery.games.coalitions.system.refusals import no, no_general, not_possible, place_name, power_name
from chancellery.games.coalitions.system.sides import strangers
from chancellery.kernel import Decision, Move, Procedure, Refusal, other_time

P = TypeVar("P", bound=Procedure)

Explain = Callable[[Realm, Decision, Move], Refusal | None]


def explain(s: Realm, decision: Decision, move: Move) -> Refusal:
    """The refusal of a well-formed move that is not legal now."""
    lexicon, verb = s.game.notation, move.verb
    if verb in lexicon.never:
        return no(lexicon.never[verb], "not-in-this-game", move=move.text)
    if move.of not in lexicon.questions[decision.kind].verbs:
        return s.game.why_now_not(s, decision, move) or other_time(lexicon.when(move.of), move.text)
    found = s.game.explain[verb](s, decision, move) if verb in s.game.explain else None
    return found or not_possible(decision.rule, move)


def unasked(s: Realm, seat: int, move: Move) -> Refusal | None:
    """Why a seat that must decide nothing now could not make this move at any rate; None where others just decide."""
    never = s.game.notation.never
    if move.verb in never:
        return no(never[move.verb], "not-in-this-game", move=move.text)
    if move.verb == "status":
        return _no_token(s, seat)
    if move.verb == "expel":
        return _no_expulsion(s, seat, move.args[0])
    if move.verb == "bid":
        return _no_bid(s, seat)
    return None


def _in_progress(s: Realm, kind: type[P]) -> P | None:
    """The passage of the rules of that kind that is under way, if there is one."""
    return next((p for p in reversed(s.stack) if isinstance(p, kind)), None)


def _major(s: Realm, seat: int) -> int:
    return s.game.map.power_of[s.game.seats[seat]]


# -- set-up and diplomacy


def _no_token(s: Realm, seat: int) -> Refusal | None:
    """K-6.1.7: a leader of a Coalition has no status to choose."""
    if _in_progress(s, DiplomacyPhase) is None or _major(s, seat) in s.game.free_powers:
        return None
    return no("K-6.1.7", "never-changes-sides", power=power_name(s, _major(s, seat)))


def _no_expulsion(s: Realm, seat: int, power: int) -> Refusal | None:
    """K-6.4.1, K-6.4.4: in the Diplomacy Phase a leader without a member of his own to expel is not asked."""
    if _in_progress(s, DiplomacyPhase) is None:
        return None
    leads = [status for leader, status in s.game.leaders if leader == _major(s, seat)]
    if not leads:
        return no("K-6.4.1", "only-leaders-expel")
    if is_minor(s, power) and s.status[power] == leads[0]:
        return no("K-6.4.4", "minor-power-goes-along", power=power_name(s, power))
    return None if s.status[power] == leads[0] else _not_a_member(s, power)


def _no_bid(s: Realm, seat: int) -> Refusal | None:
    """K-11.2.3: without Morale the bid is 0, unasked."""
    auction = _in_progress(s, Auction)
    if auction is None or s.morale[_major(s, seat)] or seat not in auction.bidders(s):
        return None
    return no("K-11.2.3", "bid-without-morale", power=power_name(s, _major(s, seat)))


def _not_a_member(s: Realm, power: int) -> Refusal:
    return no("K-6.4.1", "not-in-your-coalition", power=power_name(s, power))


def _expel(s: Realm, d: Decision, move: Move) -> Refusal | None:
    power = move.args[0]
    if is_minor(s, power) and s.status[power] == s.status[d.actor]:
        return no("K-6.4.4", "minor-power-goes-along", power=power_name(s, power))
    return _not_a_member(s, power)


def _status(s: Realm, d: Decision, move: Move) -> Refusal | None:
    return no("K-6.4.2", "expelled-from-it")


def _bid(s: Realm, d: Decision, move: Move) -> Refusal | None:
    return no("K-11.2.3", "bid-too-high", morale=s.morale[d.actor])


# -- cards and actions


def _discard(s: Realm, d: Decision, move: Move) -> Refusal | None:
    return no(d.rule, "card-not-held", card=move.args[0])


def _place(s: Realm, d: Decision, move: Move) -> Refusal | None:
    power, t = d.actor, move.args[0]
    if d.kind == "more_generals" and any(m.verb == "take_off" for m in d.options):
        return no("K-7.3.2", "not-both")
    off = off_board(s, power)
    if move.verb == "place_named" and s.named[power] not in off:
        return no("K-7.3.1", "named-not-off-board")
    if not any(g != s.named[power] for g in off) and move.verb == "place":
        return no("K-7.3.1", "nobody-off-board", power=power_name(s, power))
    if not s.control[power] >> t & 1:
        return no("K-7.3.1", "not-controlled", power=power_name(s, power), place=place_name(s, t))
    if s.closed[power] >> t & 1:
        return s.game.why_closed(s, power, t)
    if s.stands[power] >> t & 1:
        return no("K-7.3.5", "own-general-there", place=place_name(s, t))
    if strangers(s, power) >> t & 1:
        return no("K-7.3.5", "stranger-there", place=place_name(s, t))
    return None


def _take_off(s: Realm, d: Decision, move: Move) -> Refusal | None:
    if d.kind == "more_generals" and any(m.verb.startswith("place") for m in d.options):
        return no("K-7.3.2", "not-both")
    return no_general(s, d.actor, move.args[0], "K-7.3.2")


def _card(s: Realm, d: Decision, move: Move) -> Refusal | None:
    return no("K-7.3.3", "no-card-left")


def _morale(s: Realm, d: Decision, move: Move) -> Refusal | None:
    return no("K-7.3.4", "morale-full", highest=HIGHEST_MORALE)


def _buy(s: Realm, d: Decision, move: Move) -> Refusal | None:
    power, verb = d.actor, move.verb
    price = PRICE_OF_FORTRESS if verb == "buy_fortress" else PRICE
    if verb == "buy_troop":
        return _buy_troop(s, power, move.args[0])
    if verb == "buy_card" and not can_draw(s, power):
        return no("K-7.4.2", "no-card-left")
    if verb == "buy_morale" and s.morale[power] >= HIGHEST_MORALE:
        return no("K-4.7.1", "morale-full", highest=HIGHEST_MORALE)
    if verb == "buy_fortress":
        t = move.args[0]
        if not s.fortresses_left():
            return no("K-7.4.8", "no-fortress-left")
        if s.fortress >> t & 1:
            return no("K-7.4.7", "fortress-there", place=place_name(s, t))
        if s.garrison[t] != power:
            return no("K-7.4.6", "no-garrison-there", power=power_name(s, power), place=place_name(s, t))
    if s.money[power] < price:
        return no("K-7.4.1", "too-little-money", money=s.money[power])
    return None


def _buy_troop(s: Realm, power: int, t: int) -> Refusal | None:
    general = s.general_at(power, t)
    if general < 0:
        return no_general(s, power, t, "K-7.4.4")
    if s.troops[general] >= MOST_TROOPS:
        return no("K-7.4.5", "general-full", place=place_name(s, t), most=MOST_TROOPS)
    if not s.stock(power):
        return no("K-7.4.2", "no-tokens", power=power_name(s, power))
    return None


# -- battle


def _battle_of(s: Realm) -> Battle:
    return next(p for p in reversed(s.stack) if isinstance(p, Battle))


def _support(s: Realm, d: Decision, move: Move) -> Refusal | None:
    power, t = d.actor, move.args[0]
    general = s.general_at(power, t)
    if general < 0:
        return no_general(s, power, t, "K-8.2.1")
    m, field = s.game.map, d.about[0]
    by_sea = power in s.game.support_over_sea and m.sea_near[field] >> t & 1
    if not m.near[field] >> t & 1 and not by_sea:
        rule = "K-8.2.4" if m.sea_near[field] >> t & 1 else "K-8.2.1"
        return no(rule, "not-next-to-battle", place=place_name(s, t), field=place_name(s, field))
    if s.battlefields >> t & 1:
        return no("K-8.2.6", "battle-there", place=place_name(s, t))
    if s.busy >> general & 1:
        return no("K-8.2.6", "took-part-already", place=place_name(s, t))
    if not s.troops[general]:
        return no("K-8.2.7", "no-troops", place=place_name(s, t))
    return None


def _play(s: Realm, d: Decision, move: Move) -> Refusal | None:
    battle, power = _battle_of(s), d.actor
    card, spot = move.args
    if card not in s.hands[power]:
        return no("K-4.9.1", "card-not-held", card=card)
    engaged = [i for i, g in enumerate(battle.generals) if s.game.owner[g] == power and battle.spot[i] == spot]
    if not engaged:
        return no("K-8.3.2", "general-not-engaged", place=place_name(s, spot))
    i = engaged[0]
    if len(battle.stacks[i]) >= battle.limit[i]:
        return no("K-8.3.2", "troops-used-up", place=place_name(s, spot), limit=battle.limit[i])
    if i not in battle.slots[battle.slot][1:] or i in battle.played:
        return no("K-8.3.4", "not-his-position", place=place_name(s, spot))
    if move.verb in FACE_UP:
        if s.game.abilities[card] != FACE_UP[move.verb]:
            return no("K-8.3.14", "only-face-down", card=card)
        return no("K-8.3.17", "no-target")
    return None


def _target(s: Realm, d: Decision, move: Move) -> Refusal | None:
    return no(d.rule, "not-a-target")


EXPLAIN: dict[str, Explain] = {
    "expel": _expel,
    "status": _status,
    "bid": _bid,
    "discard": _discard,
    "place": _place,
    "place_named": _place,
    "take_off": _take_off,
    "card": _card,
    "morale": _morale,
    "buy_troop": _buy,
    "buy_card": _buy,
    "buy_morale": _buy,
    "buy_fortress": _buy,
    "support": _support,
    "play": _play,
    "reveal": _play,
    "strike": _play,
    "turn_up": _target,
    "strike_out": _target,
    "arbiter": movement.arbiter,
    "disband": movement.disband,
    "march": movement.march,
    "strategic": movement.strategic,
    "sail": movement.sail,
    "on": movement.on,
    "halt": movement.halt,
    "garrison": movement.garrison,
    "battle": movement.battle,
    "withdraw": movement.withdraw,
    "withdraw_off": movement.withdraw,
    "assign": movement.assign,
    "stay": movement.stay,
    "leave": movement.stay,
}
