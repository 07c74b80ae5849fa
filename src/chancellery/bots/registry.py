"""The bots that can be asked for by name."""

from __future__ import annotations

from chancellery.bots.bot import Bot
from chancellery.bots.game_bot import VERSION, GameBot
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
        raise BadInput("bots-unknown", name=name, known=", ".join(names(earlier=True)))
    return found


def names(*, earlier: bool = False) -> list[str]:
    """The bots to choose from: the levels from weak to strong, then others by name; if wanted, earlier versions too."""
    known = [name for name in _BOTS if earlier or VERSION not in name]
    return sorted(known, key=lambda name: (LEVELS.index(name) if name in LEVELS else len(LEVELS), name))


register(RandomBot())
for _name in sorted({name for one in plugins() for name in one.bots}):
    register(GameBot(_name))
for _name in ("novice", "planner", "master"):
    register(LateBot(_name, f"chancellery.bots.planning.levels:{_name.upper()}"))
