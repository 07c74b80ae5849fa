"""Pictures in a book: what of a table explains a statement. The table is drawn by whoever draws tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from chancellery.rules.book import data
from chancellery.rules.library import REMEMBERED

WHEEL, PIECE, CARDS, DISPLAY, MAP = "wheel", "piece", "cards", "display", "map"
KINDS = (WHEEL, PIECE, CARDS, DISPLAY, MAP)


@dataclass(frozen=True, slots=True)
class Label:
    """A part of a piece, in words."""

    part: str
    text: str


@dataclass(frozen=True, slots=True)
class Figure:
    kind: str
    things: tuple[str, ...]  # refs of a scene: what of it is drawn
    labels: tuple[Label, ...]
    caption: str
    alt: str  # for who does not see it


@cache
def figures(prefix: str, lang: str) -> Mapping[str, Figure]:
    """The pictures of a book by the statements under which they stand."""
    return {
        one["at"]: Figure(
            one["kind"],
            tuple(one.get("things", ())),
            tuple(Label(label["part"], label[lang]) for label in one.get("labels", ())),
            one["caption"][lang],
            one["alt"][lang],
        )
        for one in data(prefix).get("figures", ())
    }


def table_of(rule_id: str) -> tuple[Mapping[str, Any], str] | None:
    """The position that a picture shows, and the seat that looks at it."""
    given = data(rule_id.partition("-")[0]).get("figures", ())
    return next(((one["position"], one["seat"]) for one in given if one["at"] == rule_id), None)


REMEMBERED.append(figures.cache_clear)
