"""A level with a personality: `planner+hawk`."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Protocol, runtime_checkable

from chancellery.bots.bot import Bot
from chancellery.bots.personality import Personality, Temper, personality
from chancellery.bots.talk.accords import pledges
from chancellery.bots.talk.envoy import envoy_of
from chancellery.kernel import Decision, Match, Move

JOINED = "+"  # between a level and a personality


@runtime_checkable
class Level(Bot, Protocol):
    """A bot that can have a personality."""

    def choose_as(self, match: Match, seat: int, rng: Random, temper: Temper) -> Move:
        """What it would choose if it valued things like that."""
        ...


class Character:
    def __init__(self, level: Level, personality: str) -> None:
        self.name = f"{level.name}{JOINED}{personality}"
        self.level = level
        self._personality = personality

    def personality(self, match: Match, seat: int) -> Personality:
        return personality(self._personality, match, seat)

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        nature = self.personality(match, seat)
        word = pledges(match, seat, nature)
        return self.level.choose_as(match, seat, rng, replace(nature.temper, pledges=word) if word else nature.temper)

    def answer(self, match: Match, decision: Decision, rng: Random) -> Move:
        return envoy_of(match.setup.game).answer(match, decision, self.personality(match, decision.seat)).move

    def propose(self, match: Match, seat: int, rng: Random) -> Move | None:
        return envoy_of(match.setup.game).propose(match, seat, self.personality(match, seat))
