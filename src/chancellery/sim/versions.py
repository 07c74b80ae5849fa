"""The versions of everything that a result depends on, to be written beside it."""

from __future__ import annotations

import platform
from collections.abc import Iterable
from importlib import metadata
from typing import Any

from chancellery import compiled
from chancellery.bots.registry import PATH, bot
from chancellery.kernel import BadInput, game

LIBRARIES = ("chancellery", "numpy", "pyarrow", "ray")


def versions(game_id: str, players: Iterable[str]) -> dict[str, Any]:
    """Of Python, libraries and rules, and of the packages from which bots come."""
    return {
        "python": platform.python_version(),
        "mode": compiled.mode,
        **{name: version for name in LIBRARIES if (version := _version(name))},
        "rules": {game_id: game(game_id).rules_version},
        "bots": {name: _of_bot(name) for name in sorted(set(players))},
    }


def _of_bot(name: str) -> str:
    """The package of a bot with its version; only its name where nobody says one."""
    place = name
    if PATH not in name:
        try:
            place = getattr(bot(name), "place", "chancellery")
        except BadInput:
            place = "chancellery"
    package = place.partition(PATH)[0].partition(".")[0]
    owners = metadata.packages_distributions().get(package) or [package]
    return f"{owners[0]} {_version(owners[0])}".strip()


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return ""
