"""The bots that can be asked for by name."""

from __future__ import annotations

from importlib.metadata import entry_points

from chancellery.bots.bot import Bot
from chancellery.bots.character import JOINED, Character, Level
from chancellery.bots.game_bot import VERSION, GameBot
from chancellery.bots.late_bot import GuestBot, LateBot
from chancellery.bots.personality import SURPRISE, all_personalities
from chancellery.bots.random_bot import RandomBot
from chancellery.kernel import BadInput, plugins
from chancellery.kernel.plugin import load

LEVELS = ("random", "novice", "sensible", "planner", "master")  # from weak to strong
GROUP = "chancellery.bots"  # of the entry points: a name, and `package.module:Bot`
PATH = ":"  # in what is an import path
_BOTS: dict[str, Bot] = {}
_PATHS: dict[str, Bot] = {}


def register(bot: Bot) -> None:
    """Makes a bot known by its name; one of the same name is replaced."""
    _BOTS[bot.name] = bot


def bot(name: str) -> Bot:
    """The bot of that name, a level or a level with a personality; BadInput names those there are."""
    level, joined, character = name.partition(JOINED)
    found = _BOTS.get(level)
    if found is not None and not joined:
        return found
    if isinstance(found, Level) and VERSION not in level and character in personalities():
        return Character(found, character)
    raise BadInput("bots-unknown", name=name, known=known())


def find(name: str) -> Bot:
    """The bot of a name or of an import path, `package.module:Bot`: a class, which is called, or a bot.

    Importing runs code: for command lines and libraries, never for names that come over a network.
    """
    if PATH not in name:
        return bot(name)
    if name not in _PATHS:
        try:
            found = load(name)
            found = found() if isinstance(found, type) else found
            _PATHS[name] = found if getattr(found, "name", "") and callable(found.choose) else _unusable(name)
        except (ImportError, AttributeError, TypeError, ValueError) as error:
            raise BadInput("bots-not-importable", name=name[:200], error=str(error)[:200]) from error
    return _PATHS[name]


def _unusable(name: str) -> Bot:
    raise TypeError(f"{name} has no name")


def findable(name: str) -> bool:
    """Whether there is a bot of that name; BadInput says why one of an import path cannot be used."""
    return exists(name) if PATH not in name else bool(find(name))


def exists(name: str) -> bool:
    """Whether there is a bot of that name; import paths are not names."""
    try:
        bot(name)
    except BadInput:
        return False
    return True


def known() -> str:
    """All that can be asked for: the bots, and what can be added to a level."""
    return "; ".join([", ".join(names(earlier=True)), ", ".join(JOINED + one for one in personalities())])


def personalities() -> list[str]:
    """The personalities that can be added to a level, as in `planner+hawk`; the last one is drawn from the others."""
    return [*all_personalities(), SURPRISE]


def names(*, earlier: bool = False) -> list[str]:
    """The bots to choose from: the levels from weak to strong, then others by name; if wanted, earlier versions too."""
    known = [name for name in _BOTS if earlier or VERSION not in name]
    return sorted(known, key=lambda name: (LEVELS.index(name) if name in LEVELS else len(LEVELS), name))


def explains(name: str) -> bool:
    """Whether a bot can say why it moves: every level from `sensible` on, whatever its personality."""
    return name.partition(JOINED)[0] in LEVELS[LEVELS.index("sensible") :]


register(RandomBot())
for _name in sorted({name for one in plugins() for name in one.bots}):
    register(GameBot(_name))
for _name in ("novice", "planner", "planner@1", "master"):
    register(LateBot(_name, f"chancellery.bots.planning.levels:{_name.upper().replace(VERSION, '_')}"))
for _entry in sorted(entry_points(group=GROUP), key=lambda one: one.name):
    if _entry.name not in _BOTS:
        register(GuestBot(_entry.name, _entry.value))
