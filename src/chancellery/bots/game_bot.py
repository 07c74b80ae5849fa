"""The bots that come with the games: one name, and a player for each game that has one; at random in the others."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from chancellery.bots.bot import own_decision
from chancellery.bots.personality import PLAIN, Temper
from chancellery.bots.talk.envoy import envoy_of
from chancellery.kernel import Decision, Match, Move, plugin
from chancellery.kernel.plugin import load

VERSION = "@"  # an earlier version of a bot is called by its name and number: `sensible@1`
Player = Callable[[Match, Decision, Random], Move | None]  # None: no opinion


class GameBot:
    """Plays each game as its own player of that name does; as the present one where a game has no such version."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, match: Match, seat: int, rng: Random) -> Move:
        decision = own_decision(match, seat)
        if len(decision.options) == 1:
            return decision.options[0]
        player = _player(match.setup.game, self.name)
        move = player(match, decision, rng) if player is not None else None
        return move if move is not None else rng.choice(decision.options)

    def choose_as(self, match: Match, seat: int, rng: Random, temper: Temper) -> Move:
        """As the game's guide says; where there is none, it has no temper."""
        from chancellery.bots.planning.guide import guide_of  # what it needs is not cheap to load

        guide = guide_of(match.setup.game, match.definition)
        if guide is None or temper == PLAIN.temper:
            return self.choose(match, seat, rng)
        return guide.think(match.state, own_decision(match, seat), rng, guide.tempered(guide.mind(None), temper))

    def answer(self, match: Match, decision: Decision, rng: Random) -> Move:
        """What is proposed to a seat, as the envoy of the game answers."""
        return envoy_of(match.setup.game).answer(match, decision, PLAIN).move


def plays(game: str, bot: str) -> bool:
    """Whether a game has a player of that name."""
    return bot in plugin(game).bots


def _player(game: str, bot: str) -> Player | None:
    players = plugin(game).bots
    name = players.get(bot) or players.get(bot.partition(VERSION)[0])
    return load(name) if name else None
