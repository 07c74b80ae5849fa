"""Helpers for the tests of the named Generals (chapter 10): battles with the option `generals`."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.coalitions.war import attack

GENERALS = {"generals": True}


def battle(mover: str, *moves: str, arbiter: str = "ottoman", **powers: Any) -> Match:
    """A Movement Turn of six players with the named Generals, up to the first decision of its battles."""
    return attack(mover, *moves, arbiter=arbiter, options=GENERALS, powers=powers)


def refused(match: Match, seat: str, move: str) -> str:
    """The rule that is named for an illegal move; it has words in both languages."""
    refusal = match.why_not(seat, move)
    assert refusal is not None, move
    assert refusal.text("en") != refusal.text("pl")
    return refusal.rule
