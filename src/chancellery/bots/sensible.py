"""The sensible bot: plays by rules of thumb, written per game; at random in a game that has none yet."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from chancellery.bots import coalitions, imperial_struggle, maria
from chancellery.bots.bot import own_decision
from chancellery.kernel import Decision, Match, Move

Player = Callable[[Match, Decision, Random], Move | None]  # None: no opinion

PLAYERS: dict[str, Player] = {
    **dict.fromkeys(coalitions.PLAYERS, coalitions.choose),
    "imperial_struggle": imperial_struggle.choose,
    "maria": maria.choose,
}
# What is proposed to a seat; in a game without an entry everything is declined.
NEGOTIATORS: dict[str, Player] = {"maria": maria.answer}


class SensibleBot:
    name = "sensible"

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        decision = own_decision(match, seat)
        if len(decision.options) == 1:
            return decision.options[0]
        player = PLAYERS.get(match.setup.game)
        move = player(match, decision, rng) if player is not None else None
        return move if move is not None else rng.choice(decision.options)

    def answer(self, match: Match, decision: Decision, rng: Random) -> Move:
        negotiator = NEGOTIATORS.get(match.setup.game)
        move = negotiator(match, decision, rng) if negotiator is not None else None
        return move if move is not None else decision.options[-1]
