"""The games that are installed: those whose packages name an entry point. The kernel imports none by itself."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Final

from chancellery import locale, rules
from chancellery.kernel.definition import Game
from chancellery.kernel.errors import BadInput
from chancellery.kernel.plugin import GROUP, Plugin

_PLUGINS: Final[dict[str, Plugin]] = {}


def discover() -> None:
    """Registers every game that is installed."""
    for entry in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        register(entry.load())


def register(plugin: Plugin) -> None:
    """Makes a game known, with its words and its catalogues."""
    _PLUGINS[plugin.game.id] = plugin
    if plugin.words is not None:
        locale.add(plugin.words)
    for prefix, catalogues in plugin.rules.items():
        rules.add(prefix, catalogues)


def plugins() -> list[Plugin]:
    """The games with what comes with them, by id."""
    return [_PLUGINS[id] for id in sorted(_PLUGINS)]


def plugin(game: str) -> Plugin:
    found = _PLUGINS.get(game)
    if found is None:
        raise BadInput("setup-unknown-game", game=game, known=", ".join(sorted(_PLUGINS)))
    return found


def games() -> list[Game]:
    """What can be played, with scenarios, seats and options."""
    return [one.game for one in plugins()]


def game(id: str) -> Game:
    return plugin(id).game
