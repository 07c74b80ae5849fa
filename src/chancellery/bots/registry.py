"""The bots that can be asked for by name."""

from __future__ import annotations

from chancellery.bots.bot import Bot
from chancellery.bots.game_bot import GameBot
from chancellery.bots.late_bot import LateBot
from chancellery.bots.random_bot import RandomBot
from chancellery.kernel import BadInput, plugins

LEVELS = ("random", "novice", "sensible", "planner", "master")  # from weak to strong
_BOTS: dict[str, Bot] = {}


def register(bot: Bot) -> None:
    """Makes a bot known by its name; one of the same name is replaced."""
    _BOTS[bot.name] = bot


def bot(name: str) -> Bot:
    """The bot of that name; BadInput names those there are."""
    found = _BOTS.get(name)
    if found is None:
        raise BadInput("bots-unknown", name=name, known=", ".join(names()))
    return found


def names() -> list[str]:
    """The names of all bots: the levels from weak to strong, then the others in alphabetical order."""
    return sorted(_BOTS, key=lambda name: (LEVELS.index(name) if name in LEVELS else len(LEVELS), name))


def explains(name: str) -> bool:
    """Whether a bot can say why it moves: every level from `sensible` on, whatever its personality."""
    return name.partition("+")[0] in LEVELS[LEVELS.index("sensible") :]


register(RandomBot())
for _name in sorted({name for one in plugins() for name in one.bots}):
    register(GameBot(_name))
for _name in ("novice", "planner", "master"):
    register(LateBot(_name, f"chancellery.bots.planning.levels:{_name.upper()}"))
