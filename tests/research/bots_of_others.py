"""Bots of somebody else, to be named by import path."""

from __future__ import annotations

from random import Random

from chancellery import Match, Move, bots


class First:
    """Takes the first option."""

    name = "first"

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        return bots.own_decision(match, seat).options[0]


class Loud(First):
    """Says what it does."""

    name = "loud"

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        print("the first")
        return super().choose(match, seat, rng)


THE_FIRST = First()
NAMELESS = object()
