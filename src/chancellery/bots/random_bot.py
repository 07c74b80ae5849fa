"""The random bot: every option is equally likely."""

from __future__ import annotations

from random import Random

from chancellery.bots.bot import own_decision
from chancellery.kernel import Decision, Match, Move


class RandomBot:
    name = "random"

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        return rng.choice(own_decision(match, seat).options)

    def answer(self, match: Match, decision: Decision, rng: Random) -> Move:
        return rng.choice(decision.options)
