"""Why Ministry cards cannot be chosen so (4.1.7)."""

from __future__ import annotations

from chancellery.games.imperial_struggle.refusals import ministry_name, no
from chancellery.games.imperial_struggle.sides import FRANCE
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Decision, Move, Refusal


def explain(s: Struggle, decision: Decision, move: Move) -> Refusal:
    side, cards = decision.actor, move.args
    found = _third_place(s, side, cards) or _eligible(s, side, cards) or _face_up(s, side, cards)
    assert found is not None, move
    return found


def _third_place(s: Struggle, side: int, cards: tuple[int, ...]) -> Refusal | None:
    """IS-4.1.7.6, IS-4.1.7.7: who has one, and what may lie there."""
    if len(cards) > 2:
        if side != FRANCE or not s.jacobite_place:
            return no("IS-4.1.7.6", "no-third-place")
        if cards[2] != s.game.uprisings:
            return no("IS-4.1.7.7", "third-place", card=ministry_name(s, s.game.uprisings))
    elif not s.turn.first and len(s.ministry[side]) > 2:
        return no("IS-4.1.7.7", "third-place-stays", card=ministry_name(s, s.game.uprisings))
    return None


def _eligible(s: Struggle, side: int, cards: tuple[int, ...]) -> Refusal | None:
    """IS-3.5.1.1, IS-3.5.1.2: two different cards of the side that list the Era and are in the game."""
    box, uprisings = s.game.components, s.game.uprisings
    if len(set(cards)) < len(cards):
        return no("IS-3.5.1.2", "minister-twice")
    for card in cards[:2]:
        name = ministry_name(s, card)
        if box.ministries[card].side != side:
            return no("IS-3.5.1.1", "minister-of-the-other", card=name)
        if card not in box.eligible_ministries[s.turn.era][side]:
            return no("IS-3.5.1.1", "minister-of-another-era", card=name)
        if card == uprisings and s.jacobite_defeat:
            return no("IS-7.3.1", "minister-gone", card=name)
        if card == uprisings and s.jacobite_place and (s.turn.first or card not in s.ministry[side][:2]):
            return no("IS-R-98", "uprisings-beside", card=name)
    return None


def _face_up(s: Struggle, side: int, cards: tuple[int, ...]) -> Refusal | None:
    """IS-4.1.7.4: face-up cards stay; only Jacobite Uprisings may move, as it lies, to the third place (IS-R-98)."""
    for card in s.ministry[side][:2]:
        if s.face_up >> card & 1 and card not in cards:
            return no("IS-4.1.7.4", "minister-face-up", card=ministry_name(s, card))
    return None
