"""Asking a match what is offered and proving that something is not: for the conformance tests of every game."""

from __future__ import annotations

import pytest

from chancellery import Illegal, Match


def options(match: Match, seat: str) -> list[str]:
    """The notations of the seat's legal moves."""
    return [move.text for move in match.legal(seat)]


def asked(match: Match) -> list[tuple[str, str]]:
    """Who must decide what now: (seat, kind)."""
    return [(match.seats[d.seat], d.kind) for d in match.decisions]


def forbidden(match: Match, seat: str, *moves: str) -> None:
    """Asserts that the seat may not make any of these moves: none is offered, each is refused, nothing changes."""
    before = match.view(None)
    for move in moves:
        assert move not in options(match, seat), move
        with pytest.raises(Illegal):
            match.play(seat, move)
    assert match.view(None) == before
