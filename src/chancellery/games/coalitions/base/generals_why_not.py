"""Why a move about an ability of a named General (chapter 10) is not allowed now."""

from __future__ import annotations

from chancellery.games.coalitions.base.generals import BattleWithGenerals
from chancellery.games.coalitions.base.powers import AU
from chancellery.games.coalitions.system.entering import ground
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.refusals import no, place_name, power_name
from chancellery.games.coalitions.system.sides import foreign_garrisons, strangers
from chancellery.games.coalitions.system.why_not_movement import asked_before, entry, nobody_consents
from chancellery.kernel import Decision, Move, Refusal
from chancellery.locale import Name

RETREAT = {"kutuzov": "K-10.5.2", "blucher": "K-10.4.3"}


def why_no_ability(s: Realm, d: Decision, move: Move) -> Refusal | None:
    """None where the rules of the battle itself say why."""
    if d.kind in RETREAT and move.verb == "withdraw":
        return _withdraw(s, d, move)
    if d.kind == "blucher" and move.verb == "capital":
        return no("K-8.7.4", "capital-not-open")
    if d.kind == "grand_vizier" and move.verb == "place":
        return _place(s, d, move.args[0])
    if d.kind == "card" and move.verb in ("play", "reveal"):
        return _extra_card(s, d, move)
    return None


def _withdraw(s: Realm, d: Decision, move: Move) -> Refusal:
    rule, power = RETREAT[d.kind], d.actor
    start, t = move.args
    general, battlefield = d.about[:2]
    if start != battlefield:
        return no(rule, "not-withdrawing", place=place_name(s, start))
    if s.game.map.passable >> t & 1 and not s.game.map.near[start] >> t & 1:
        return no(rule, "not-adjacent", start=place_name(s, start), place=place_name(s, t))
    refusal = entry(s, power, ground(s, power), t)
    if refusal:
        return refusal
    if (strangers(s, power) | foreign_garrisons(s, power)) >> t & 1:
        return no(rule, "pieces-there", place=place_name(s, t))
    refusal = nobody_consents(s, power, t) or asked_before(s, general, t)
    return refusal or no("K-10.4.2", "capital-as-any-other", place=place_name(s, t))


def _place(s: Realm, d: Decision, t: int) -> Refusal | None:
    power = d.actor
    if not s.control[power] >> t & 1:
        return no("K-10.6.1", "not-controlled", power=power_name(s, power), place=place_name(s, t))
    if t == d.about[1]:
        return no("K-10.6.2", "battlefield", place=place_name(s, t))
    if s.stands[power] >> t & 1:
        return no("K-10.6.1", "own-general-there", place=place_name(s, t))
    if strangers(s, power) >> t & 1:
        return no("K-10.6.2", "stranger-there", place=place_name(s, t))
    return None


def _extra_card(s: Realm, d: Decision, move: Move) -> Refusal | None:
    """K-10.3.1: the limit of Schwarzenberg is not that of his Troops alone."""
    battle = next((p for p in reversed(s.stack) if isinstance(p, BattleWithGenerals)), None)
    if battle is None or d.actor != AU:
        return None
    i = battle.on_the_field(s, AU)
    card, spot = move.args
    if i < 0 or battle.spot[i] != spot or card not in s.hands[AU]:
        return None
    if len(battle.stacks[i]) < battle.limit[i] or battle.limit[i] == s.troops[battle.generals[i]]:
        return None
    return no("K-10.3.1", "cards-used-up", hero=Name("hero-schwarzenberg"), limit=battle.limit[i])
