"""Bots that are loaded when they first play: what they need is not cheap to load."""

from __future__ import annotations

from functools import cached_property
from random import Random

from chancellery.bots.bot import answer
from chancellery.bots.character import Level
from chancellery.bots.personality import Temper
from chancellery.kernel import Decision, Match, Move
from chancellery.kernel.plugin import load


class LateBot:
    """The bot that `module:name` stands for."""

    def __init__(self, name: str, place: str) -> None:
        self.name = name
        self._place = place

    @cached_property
    def _bot(self) -> Level:
        bot: Level = load(self._place)
        return bot

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        return self._bot.choose(match, seat, rng)

    def choose_as(self, match: Match, seat: int, rng: Random, temper: Temper) -> Move:
        return self._bot.choose_as(match, seat, rng, temper)

    def answer(self, match: Match, decision: Decision, rng: Random) -> Move:
        return answer(self._bot, match, decision, rng)
