"""Titles of games, scenarios and options, where the locale has them."""

from __future__ import annotations

from chancellery.kernel import Game
from chancellery.locale import has, text


def game_title(game: Game, lang: str) -> str:
    return _known(lang, f"game-{game.id}", game.id)


def scenario_title(game: Game, scenario: str, lang: str) -> str:
    return _known(lang, f"scenario-{game.id}-{scenario}", scenario)


def option_title(game: Game, option: str, lang: str) -> str:
    return _known(lang, f"option-{game.id}-{option}", option)


def _known(lang: str, key: str, otherwise: str) -> str:
    return text(lang, key) if has(lang, key) else otherwise
