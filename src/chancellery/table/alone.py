"""Decisions that leave no choice, where that tells nobody anything: whoever likes need not be asked."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from chancellery.kernel import Decision, Match
from chancellery.kernel.hidden import deal
from chancellery.kernel.preview import tried

DEALS: Final = 24  # that are tried, of those that look alike to a spectator


def leaves_no_choice(match: Match, seat: int) -> bool:
    """Whether a seat is asked alone and has one option, which reveals nothing and leaves what it did open to undo.

    Whoever answers at once tells that there was one option: so everybody must know that already.
    """
    s = match.state
    if len(s.asked) != 1 or s.asked[0].seat != seat or s.chosen or len(s.asked[0].options) != 1:
        return False
    trial = tried(s, seat, 0, s.asked[0].options[0])
    if trial.revealed or (trial.cut and match.may_undo(seat)):
        return False
    return known_to_all(s, s.asked[0])


def known_to_all(s: Any, decision: Decision) -> bool:
    """Whether everybody can tell the options: in all deals that look alike to a spectator they are the same."""
    rng, found = Random("alone"), 0
    for _ in range(DEALS):
        other = s.clone()
        deal(other.hidden(), None, rng)
        if not other.ask_again():
            continue  # it would not be asked: everybody sees that it is
        if other.asked[s.asked.index(decision)].options != decision.options:
            return False
        found += 1
    return found > 0
