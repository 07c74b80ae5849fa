"""A text with the things and rules it speaks of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Link:
    """Characters `start` to `end` of a text stand for a thing on the table, or for a rule (`rule:K-7.6.35`)."""

    start: int
    end: int
    ref: str


@dataclass(frozen=True, slots=True)
class Text:
    text: str
    links: tuple[Link, ...] = ()
