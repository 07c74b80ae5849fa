"""Why an answer outside the Action Round's menu is not allowed: by kind of decision and verb."""

from __future__ import annotations

from collections.abc import Callable

from chancellery.games.imperial_struggle import war_tiles, why_not_effects, why_not_ministries, why_not_wars
from chancellery.games.imperial_struggle.refusals import event_name, no, not_now, theater_name
from chancellery.games.imperial_struggle.round import round_of
from chancellery.games.imperial_struggle.sides import NOBODY
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.games.imperial_struggle.vocabulary import MOST_BID
from chancellery.kernel import Decision, Move, Refusal

Reason = Callable[[Struggle, Decision, Move], Refusal]
MUST = {"bid": "IS-R-62", "pay": "IS-R-75", "activate_by_event": "IS-5.2.5"}  # else the rule of the decision


def explain(s: Struggle, decision: Decision, move: Move) -> Refusal:
    reason = REASONS[decision.kind].get(move.verb)
    if reason is not None:
        return reason(s, decision, move)
    if move.verb != "decline":
        return not_now(move)
    if decision.kind == "ministry" and decision.about[0]:
        return no("IS-4.1.7.3", "keep-by-choosing")
    return no(MUST.get(decision.kind, decision.rule), "must-choose")


# -- the auction (SU.14) and the phases of a Peace Turn (4.1)


def _bid(s: Struggle, decision: Decision, move: Move) -> Refusal:
    side, points = decision.about
    if side not in (NOBODY, move.args[0]):
        return no("IS-R-62", "bid-same-side")
    return no("IS-R-62", "bid-most", most=MOST_BID) if move.args[1] > points else no("IS-R-62", "bid-higher")


def _accept(s: Struggle, decision: Decision, move: Move) -> Refusal:
    return no("IS-R-62", "nothing-to-accept")


def _keep(s: Struggle, decision: Decision, move: Move) -> Refusal:
    """IS-4.1.6.4: three different cards of one's own hand."""
    for card in move.args:
        if card not in s.hands[decision.actor]:
            return no("IS-4.1.6.4", "card-not-in-hand", card=event_name(s, card))
    return no("IS-4.1.6.4", "card-twice")


# -- inside an Action Round


def _pay(s: Struggle, decision: Decision, move: Move) -> Refusal:
    """The ways to pay are those of the options: neither less nor more, Debt within the limit."""
    points, treaty = move.args
    ways = [option.args for option in decision.options]
    if treaty > max(way[1] for way in ways) and treaty > s.treaty[decision.actor]:
        return no("IS-9.1.1", "too-few-treaty-points", count=s.treaty[decision.actor])
    if any(points <= way[0] and treaty <= way[1] for way in ways):
        return no("IS-R-75", "pay-less")
    if any(points >= way[0] and treaty >= way[1] for way in ways):
        return no("IS-6.1.1", "pay-more") if round_of(s).anchored else no("IS-R-88", "pay-event-point")
    return no("IS-6.3.1", "debt-limit")


def _discard(s: Struggle, decision: Decision, move: Move) -> Refusal:
    return no("IS-3.5.2.1", "card-not-in-hand", card=event_name(s, move.args[0]))


# -- War tiles


def _place(s: Struggle, decision: Decision, move: Move) -> Refusal:
    return no("IS-5.6.1.2", "other-war", theater=theater_name(s, move.args[0]))


def _displace(s: Struggle, decision: Decision, move: Move) -> Refusal:
    """IS-5.6.1.3: one of the two tiles of the full theater, to another with fewer than two."""
    tile, to = move.args
    theaters = {option.args[1] for option in decision.options}
    if s.next_war != s.game.moves.war_of[to]:
        return no("IS-5.6.1.2", "other-war", theater=theater_name(s, to))
    if tile not in [option.args[0] for option in decision.options]:
        return no("IS-5.6.1.3", "tile-not-there", theater=theater_name(s, decision.about[0]))
    assert to not in theaters
    if to == decision.about[0]:
        return no("IS-5.6.1.3", "other-theater")
    return no("IS-5.6.1.3", "theater-full", theater=theater_name(s, to))


def _retain(s: Struggle, decision: Decision, move: Move) -> Refusal:
    return no("IS-5.3.3.3", "four-basic-tiles")


def _assign(s: Struggle, decision: Decision, move: Move) -> Refusal:
    """IS-12.2.2: the tiles that were drawn, all of them."""
    if len(move.args) != war_tiles.theaters(s):
        return no("IS-7.6.2", "assign-count", count=war_tiles.theaters(s))
    return no("IS-12.2.2", "assign-drawn")


REASONS: dict[str, dict[str, Reason]] = {
    "bid": {"bid": _bid, "accept": _accept},
    "keep": {"keep": _keep},
    "ministry": {"ministers": why_not_ministries.explain, "ministers_and": why_not_ministries.explain},
    "first": {},
    "pay": {"pay": _pay},
    "discard": {"discard": _discard},
    "place_tile": {"place": _place},
    "displace": {"displace": _displace},
    "upgrade": {"retain": _retain},
    "assign": {"assign": _assign, "assign_three": _assign},
    "refusal": {},
    **why_not_effects.REASONS,
    **why_not_wars.REASONS,
}
