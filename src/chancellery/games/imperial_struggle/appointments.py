"""Ministry cards chosen (4.1.7): two, and for France perhaps Jacobite Uprisings beside them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.sides import FRANCE
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Bars, Decision, Move, Reason
from chancellery.kernel.sets import bits


def asked(s: Struggle, side: int) -> Decision:
    """Tells whether the cards may stay as they are: not in a new Era, nor while a place is empty."""
    now, cards = s.ministry[side], eligible(s, side)
    decision = s.decide(v.APPOINT if s.turn.first else v.REPLACE, side)

    def wrong(move: Move) -> Reason | None:
        return _third_place(s, side, move.args) or _two_places(s, side, move.args, cards)

    decision.offer_each(v.MINISTERS, (), wrong)
    decision.offer_each(v.MINISTERS_AND, (), wrong)
    kept = False
    for beside in _beside(s, side):
        third = (s.game.uprisings,) if beside else ()
        verb = v.MINISTERS_AND if beside else v.MINISTERS
        pairs = [pair + third for pair in _pairs(s, now, cards.left, beside)]
        kept = kept or (*sorted(now[:2]), *now[2:]) in pairs
        decision.put_values(verb, pairs)
    decision.about, decision.secret = (int(kept),), tuple(sorted(now))
    return decision


def eligible(s: Struggle, side: int) -> Bars:
    """IS-3.5.1.1: the side's cards that list this Era and are still in the game, for its two places."""
    box, card = s.game.components, 1 << s.game.uprisings
    bars = s.bars(s.game.ministers_of[side], _naming(s, v.MINISTER_OF_THE_OTHER))
    bars.only(sum([1 << c for c in box.eligible_ministries[s.turn.era][side]]), _naming(s, v.MINISTER_OF_ANOTHER_ERA))
    if s.jacobite_defeat:
        bars.bar(card, _naming(s, v.MINISTER_GONE))
    elif s.jacobite_place and s.game.uprisings not in s.ministry[side][:2]:  # IS-R-98
        bars.bar(card, _naming(s, v.UPRISINGS_BESIDE))
    return bars


def _naming(s: Struggle, reason: Reason) -> Callable[[int], Reason]:
    return s.game.naming(reason, "card", "ministry")


def _beside(s: Struggle, side: int) -> tuple[bool, ...]:
    """IS-4.1.7.6, IS-R-98: whether Jacobite Uprisings may lie beside the two; there it stays (IS-4.1.7.7)."""
    if len(s.ministry[side]) > 2:
        return (True,)
    return (False, True) if s.jacobite_place and side == FRANCE else (False,)


def _pairs(s: Struggle, now: list[int], cards: int, beside: bool) -> list[tuple[int, ...]]:
    """IS-4.1.7.3: face-down cards may be replaced by eligible ones not in use; an empty place is filled (IS-R-26)."""
    others = bits(cards & ~sum(1 << card for card in now))
    if not now:
        return [*combinations(others, 2)]
    choices = []
    for card in now[:2]:
        if beside and card == s.game.uprisings:  # it is moved as it lies
            choices.append(others)
        else:
            choices.append([card] if s.face_up >> card & 1 else [card, *others])
    choices += [others] * (2 - len(choices))
    return [*dict.fromkeys([(a, b) if a < b else (b, a) for a in choices[0] for b in choices[1] if a != b])]


def _third_place(s: Struggle, side: int, cards: tuple[int, ...]) -> Reason | None:
    """IS-4.1.7.6, IS-4.1.7.7: who has one, and what may lie there."""
    allowed, uprisings = _beside(s, side), s.game.uprisings
    if len(cards) > 2:
        if True not in allowed:
            return v.NO_THIRD_PLACE
        return None if cards[2] == uprisings else _naming(s, v.THIRD_PLACE)(uprisings)
    return None if False in allowed else _naming(s, v.THIRD_PLACE_STAYS)(uprisings)


def _two_places(s: Struggle, side: int, cards: tuple[int, ...], eligible: Bars) -> Reason | None:
    """IS-3.5.1.2, IS-4.1.7.4: two different eligible cards; face-up cards stay."""
    if len(set(cards)) < len(cards):
        return v.MINISTER_TWICE
    for card in cards[:2]:
        found = eligible.why(card)
        if found is not None:
            return found
    gone = [card for card in s.ministry[side][:2] if s.face_up >> card & 1 and card not in cards]
    return _naming(s, v.MINISTER_FACE_UP)(gone[0]) if gone else None
