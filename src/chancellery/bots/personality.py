"""Personalities: how a bot of a level values things, and how it speaks. They are data: personalities.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

from chancellery.bots.pledge import Pledge
from chancellery.kernel import Match

SURPRISE = "surprise"  # one of them, drawn for the match and the seat
LEAST, MOST = 0.2, 3.0  # of any number in the file


@dataclass(frozen=True)
class Temper:
    """Factors for what a sensible player values, see personalities.toml; and what it has given its word for."""

    caution: float = 1.0
    thrift: float = 1.0
    glory: float = 1.0
    rivalry: float = 1.0
    pledges: tuple[Pledge, ...] = ()


TRAITS = ("caution", "thrift", "glory", "rivalry")  # the factors


@dataclass(frozen=True)
class Personality:
    """What makes one bot of a level different from another."""

    id: str
    temper: Temper
    peace: float = 1.0
    grudge: float = 1.0
    faith: float = 1.0


PLAIN = Personality("plain", Temper(), grudge=0.0)  # of a level by itself


@cache
def all_personalities() -> Mapping[str, Personality]:
    """Those of the file, by id."""
    return read(files("chancellery.bots").joinpath("personalities.toml").read_text(encoding="utf-8"))


def read(text: str) -> dict[str, Personality]:
    """The personalities of a file; ValueError names what is wrong."""
    return {id: _one(id, given) for id, given in tomllib.loads(text).items()}


def _one(id: str, given: Any) -> Personality:
    numbers = [*TRAITS, "peace", "grudge", "faith"]
    if id in (SURPRISE, PLAIN.id) or not id.isidentifier():
        raise ValueError(f"personalities: “{id}” cannot be a name")
    if not isinstance(given, dict) or set(given) != {"source", *numbers}:
        raise ValueError(f"personalities: {id} must have source, {', '.join(numbers)}, and nothing else")
    if not given["source"] or not isinstance(given["source"], str):
        raise ValueError(f"personalities: {id} does not say where its numbers come from")
    for name in numbers:
        if isinstance(given[name], bool) or not isinstance(given[name], (int, float)):
            raise ValueError(f"personalities: {id}.{name} is no number")
        if not LEAST <= given[name] <= MOST:
            raise ValueError(f"personalities: {id}.{name} is not between {LEAST} and {MOST}")
    caution, thrift, glory, rivalry = [float(given[name]) for name in TRAITS]
    temper = Temper(caution, thrift, glory, rivalry)
    return Personality(id, temper, float(given["peace"]), float(given["grudge"]), float(given["faith"]))


def personality(id: str, match: Match, seat: int) -> Personality:
    """The personality of a seat; a surprise is the same whenever the match is played again."""
    known = all_personalities()
    if id == SURPRISE:
        id = Random(f"{match.setup.commitment}/{seat}/personality").choice(sorted(known))
    return known[id]
