"""A beginner: knows the rules of thumb, has odd ideas about what is worth how much, and overlooks things."""

from __future__ import annotations

from random import Random

from chancellery.bots.bot import own_decision
from chancellery.bots.game_bot import GameBot
from chancellery.bots.personality import PLAIN, Temper
from chancellery.bots.planning.guide import OVERLOOKS, guide_of
from chancellery.kernel import Decision, Match, Move


class Novice:
    def __init__(self, name: str, model: GameBot) -> None:
        self.name = name
        self.model = model

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        return self.choose_as(match, seat, rng, PLAIN.temper)

    def choose_as(self, match: Match, seat: int, rng: Random, temper: Temper) -> Move:
        decision = own_decision(match, seat)
        if len(decision.options) == 1:
            return decision.options[0]
        guide = guide_of(match.setup.game, match.definition)
        if rng.random() < (OVERLOOKS if guide is None else guide.overlooks):
            return rng.choice(decision.options)  # what comes to his mind
        if guide is None:
            return self.model.choose(match, seat, rng)
        ideas = Random(f"{match.setup.commitment}/{seat}")  # his own for the whole match
        return guide.think(match.state, decision, rng, guide.tempered(guide.mind(ideas), temper))

    def answer(self, match: Match, decision: Decision, rng: Random) -> Move:
        return self.model.answer(match, decision, rng) if rng.random() >= OVERLOOKS else rng.choice(decision.options)
