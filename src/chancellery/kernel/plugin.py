"""What comes with a game: one object, which its package names as an entry point (docs/adding-a-game.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import Any

from chancellery.kernel.definition import Game

GROUP = "chancellery.games"  # of the entry points


@dataclass(frozen=True, slots=True)
class Plugin:
    """A game with its words, catalogues, bots and artwork."""

    game: Game
    words: Traversable | None = None  # a folder with en/*.ftl and pl/*.ftl
    rules: Mapping[str, Mapping[str, Traversable]] = field(default_factory=dict)  # prefix, language: the catalogue
    bots: Mapping[str, str] = field(default_factory=dict)  # name to `module:function`: loading a game loads no bot
    guide: str = ""  # `module:function` that makes of a definition what planners need to know
    envoy: str = ""  # `module:object` by which bots agree upon things and talk about them (bots/talk/envoy.py)
    about: Mapping[str, str] = field(default_factory=dict)  # sort of thing on the table: sections about it
    art: Traversable | None = None  # JSON: how powers and pieces are told apart


def load(name: str) -> Any:
    """What `module:name` stands for."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
