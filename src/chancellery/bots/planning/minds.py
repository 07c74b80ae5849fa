"""How minds differ: by chance, and by temper. What a mind is made of each game says itself."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from random import Random
from typing import Any, TypeVar

from chancellery.bots.personality import TRAITS, Temper

M = TypeVar("M", bound=Any)


def factor(rng: Random, spread: float) -> float:
    """A factor about 1; `spread` is a power of e."""
    return exp(spread * rng.gauss(0.0, 1.0))


def factors(rng: Random, size: int, spread: float, chance: float = 0.75) -> tuple[float, ...]:
    """A factor for each of so many places; sometimes none at all."""
    return tuple([factor(rng, spread) for _ in range(size)]) if rng.random() < chance else ()


def tempered(mind: M, temper: Temper, **also: str) -> M:
    """The mind of somebody of a temper: what is named as a trait goes by it, and `also` what goes by which trait."""
    by = {name: name for name in TRAITS if hasattr(mind, name)} | also
    return replace(mind, **{name: getattr(mind, name) * getattr(temper, trait) for name, trait in by.items()})
