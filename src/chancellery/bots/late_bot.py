"""Bots that are loaded when they first play: what they need is not cheap to load."""

from __future__ import annotations

from functools import cached_property
from random import Random

from chancellery.bots.bot import Bot, answer, propose
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

    def propose(self, match: Match, seat: int, rng: Random) -> Move | None:
        return propose(self._bot, match, seat, rng)


class GuestBot:
    """A bot of another package: what `module:name` stands for, a class, which is called, or a bot."""

    def __init__(self, name: str, place: str) -> None:
        self.name = name
        self.place = place

    @cached_property
    def _bot(self) -> Bot:
        found = load(self.place)
        bot: Bot = found() if isinstance(found, type) else found
        return bot

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        return self._bot.choose(match, seat, rng)

    def answer(self, match: Match, decision: Decision, rng: Random) -> Move:
        return answer(self._bot, match, decision, rng)

    def propose(self, match: Match, seat: int, rng: Random) -> Move | None:
        return propose(self._bot, match, seat, rng)
