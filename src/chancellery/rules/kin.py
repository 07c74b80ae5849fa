"""The same rule in the sister games, and what differs: the comparison of family.md, row by row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from chancellery.rules.book import book
from chancellery.rules.catalogue import FAMILY, ids_in
from chancellery.rules.library import LANGUAGE, REMEMBERED, prefixes


@dataclass(frozen=True, slots=True)
class Kin:
    """One row: what all have in common, and what each game says of it."""

    topic: str
    common: str
    games: Mapping[str, str]


@cache
def rows(lang: str = LANGUAGE) -> tuple[Kin, ...]:
    """All rows, in the order of the comparison."""
    found: list[Kin] = []
    for section in (section for chapter in book(FAMILY, lang).chapters for section in chapter.sections):
        for block in section.blocks:
            games = block.head[1:]
            if games and all(game in prefixes() for game in games):
                found += [Kin(section.title, row[0], dict(zip(games, row[1:]))) for row in block.rows]
    return tuple(found)


@cache
def kin_of(prefix: str) -> Mapping[str, tuple[int, ...]]:
    """The rules of a game to the numbers of the rows that speak of them."""
    found: dict[str, list[int]] = {}
    for number, row in enumerate(rows()):
        for rule_id in dict.fromkeys(ids_in(row.games.get(prefix, ""))):
            found.setdefault(rule_id, []).append(number)
    return {rule_id: tuple(numbers) for rule_id, numbers in found.items()}


REMEMBERED += [rows.cache_clear, kin_of.cache_clear]
