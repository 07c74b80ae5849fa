"""Why a move of Raison d'État is not allowed."""

from __future__ import annotations

from typing import cast

from chancellery.games.coalitions.raison_detat.election import Election, participants, votes_of
from chancellery.games.coalitions.raison_detat.gifts import MOST, Gifts
from chancellery.games.coalitions.raison_detat.realm import SILENT, ImperialRealm
from chancellery.games.coalitions.system import why_not
from chancellery.games.coalitions.system.minor_powers import is_minor
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.refusals import no, power_name
from chancellery.games.coalitions.system.sides import allies, at_war
from chancellery.kernel import Decision, Move, Refusal

# -- Diplomacy Phase


def _expel(s: Realm, d: Decision, move: Move) -> Refusal | None:
    power = move.args[0]
    if s.game.powers[power] in cast(ImperialRealm, s).game.sides.fixed:
        return no("RD-7.4.6", "leading-power", power=power_name(s, power))
    if is_minor(s, power):
        return no("RD-7.4.7", "minor-power-goes-along", power=power_name(s, power))
    return no("RD-7.4.4", "not-in-your-coalition", power=power_name(s, power))


def _status(s: Realm, d: Decision, move: Move) -> Refusal | None:
    if d.kind == "refused_status":
        return no("RD-7.4.3", "coalition-closed")
    return no("RD-7.3.7", "expelled-from-it")


# -- Emperor Election Phase


def _vote(s: Realm, d: Decision, move: Move) -> Refusal | None:
    power = move.args[0]
    if s.seat_of[power] < 0:
        return no("RD-8.3.8", "uncontrolled", power=power_name(s, power))
    if not votes_of(cast(ImperialRealm, s), power):
        return no("RD-8.3.1", "no-elector", power=power_name(s, power))
    if at_war(s, d.actor, power):
        return no("RD-8.3.4", "at-war-with", power=power_name(s, power))
    return None


# -- Subsidies and Mercenaries


def _recipient(s: Realm, d: Decision, move: Move, power: int) -> Refusal | None:
    if power == d.actor or not allies(s, d.actor, power):
        return no("RD-9.4.2", "not-an-ally", power=power_name(s, power))
    if s.seat_of[power] < 0:
        return no("RD-9.4.8", "uncontrolled", power=power_name(s, power))
    other = "mercenaries" if move.verb == "offer" else "subsidies"
    return no("RD-9.4.1", "money-or-cards") if d.kind == other else None


def _offer(s: Realm, d: Decision, move: Move) -> Refusal | None:
    power, money = move.args
    wrong = _recipient(s, d, move, power)
    if wrong is not None:
        return wrong
    gifts = next(p for p in reversed(s.stack) if isinstance(p, Gifts))
    if gifts.money[power]:
        return no("RD-9.4.11", "offered-already", power=power_name(s, power))
    if money < 1:
        return no("RD-9.4.2", "offer-nothing")
    left = s.money[d.actor] - sum(gifts.money)
    if money > left:
        return no("RD-9.4.2", "too-little-money", money=left)
    return no("RD-9.4.2", "gift-limit", most=MOST)


def _send(s: Realm, d: Decision, move: Move) -> Refusal | None:
    card, power = move.args
    wrong = _recipient(s, d, move, power)
    if wrong is not None:
        return wrong
    gifts = next(p for p in reversed(s.stack) if isinstance(p, Gifts))
    promised = sum(cards.count(card) for cards in gifts.cards)
    if s.hands[d.actor].count(card) <= promised:
        return no("RD-9.4.3", "card-not-held", card=card)
    return no("RD-9.4.3", "gift-limit", most=MOST)


# -- for seats that must decide nothing


def unasked(s: ImperialRealm, seat: int, move: Move) -> Refusal | None:
    """RD-8.3.1, RD-8.3.7: in an election, who has no vote, or has declared it."""
    if move.verb not in ("vote", "abstain") or not any(isinstance(p, Election) for p in s.stack):
        return None
    own = [power for power in participants(s) if s.seat_of[power] == seat]
    if own:
        return no("RD-8.3.7", "vote-final") if all(s.votes[power] != SILENT for power in own) else None
    return no("RD-8.3.1", "no-elector", power=power_name(s, s.game.map.power_of[s.game.seats[seat]]))


EXPLAIN: dict[str, why_not.Explain] = {
    **why_not.EXPLAIN,
    "expel": _expel,
    "status": _status,
    "vote": _vote,
    "offer": _offer,
    "send": _send,
}
