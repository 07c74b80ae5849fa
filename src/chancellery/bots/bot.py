"""What a bot is."""

from __future__ import annotations

from random import Random
from typing import Protocol, runtime_checkable

from chancellery.kernel import Decision, Match, Move


class Bot(Protocol):
    """Chooses for a seat. It may use what the seat may know, and the chance it is given, and nothing else."""

    @property
    def name(self) -> str: ...

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        """One of the options of the seat's first open decision."""
        ...


@runtime_checkable
class Negotiator(Protocol):
    """What a bot may do besides: answer what is proposed to its seat while nobody waits for it."""

    def answer(self, match: Match, decision: Decision, rng: Random) -> Move:
        """One of the options of a standing decision of its seat."""
        ...


@runtime_checkable
class Proposer(Protocol):
    """What a bot may do besides: propose something of itself."""

    def propose(self, match: Match, seat: int, rng: Random) -> Move | None:
        """An act that the seat may make now; None: nothing."""
        ...


def answer(bot: Bot, match: Match, decision: Decision, rng: Random) -> Move:
    """The bot's answer to a standing decision; one that does not negotiate declines."""
    return bot.answer(match, decision, rng) if isinstance(bot, Negotiator) else decision.options[-1]


def propose(bot: Bot, match: Match, seat: int, rng: Random) -> Move | None:
    """What the bot proposes of itself; one that cannot proposes nothing."""
    return bot.propose(match, seat, rng) if isinstance(bot, Proposer) else None


def own_decision(match: Match, seat: int) -> Decision:
    """The first open decision of the seat."""
    for decision in match.decisions:
        if decision.seat == seat:
            return decision
    raise ValueError(f"seat {seat} has nothing to decide")
