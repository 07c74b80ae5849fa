"""Which statements of the games are one rule (same_rules.toml): shared code cites that of the first that has it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

FILE = Path(__file__).with_name("same_rules.toml")
SOURCE = FILE.read_text(encoding="utf-8")
GAMES: Mapping[str, str] = tomllib.loads(SOURCE)["games"]  # game id to the prefix of its catalogue
TABLES = ("rule", "step")


class FaultyTable(ValueError):
    """What is wrong with the table, and in which row."""


@dataclass(frozen=True, slots=True)
class Row:
    """The ids of one rule by game, in the order of GAMES; those of a game that has no such rule are missing."""

    ids: Mapping[str, tuple[str, ...]]

    @property
    def cited(self) -> tuple[str, ...]:
        """The ids shared code uses: those of the first game that has the rule."""
        return next(iter(self.ids.values()))

    def others(self, rule_id: str) -> tuple[str, ...]:
        """The ids that the other games have for this rule."""
        return tuple(one for ids in self.ids.values() if rule_id not in ids for one in ids)


@dataclass(frozen=True, slots=True)
class Table:
    rules: tuple[Row, ...]  # the same rule in all games named
    steps: tuple[Row, ...]  # not the same rule; what a player of the sister reads in its place


def shared() -> list[Row]:
    """The rules that two games or all three have."""
    return list(_table().rules)


@cache
def twins() -> Mapping[str, tuple[str, ...]]:
    """Each id of a shared rule with the ids that the other games have for it."""
    return MappingProxyType({one: row.others(one) for row in shared() for ids in row.ids.values() for one in ids})


@cache
def rules_of(game_id: str) -> Mapping[str, str]:
    """The game's own id for each id that shared code cites."""
    if game_id not in GAMES:
        raise KeyError(f"{game_id} is no game of the family: {', '.join(GAMES)}")
    table, own = _table(), GAMES[game_id]
    found: dict[str, str] = {}
    for row in (*table.rules, *table.steps):
        if game_id in row.ids:
            found.update({one: row.ids[game_id][0] for one in row.cited if _prefix(one) != own})
    return MappingProxyType(found)


@cache
def _table() -> Table:
    return read(SOURCE)


def read(source: str) -> Table:
    """The table of a TOML text; raises FaultyTable."""
    try:
        data = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise FaultyTable(f"no TOML: {error}") from error
    if unknown := [name for name in data if name not in ("games", *TABLES)]:
        raise FaultyTable(f"unknown table {', '.join(unknown)}")
    rules, steps = (tuple(_rows(name, data.get(name, []))) for name in TABLES)
    _once("rule", (one for row in rules for ids in row.ids.values() for one in ids))
    _once("rule and step", (f"{one} in {game}" for row in (*rules, *steps) for one, game in _pairs(row)))
    return Table(rules, steps)


def _rows(name: str, data: Any) -> Iterator[Row]:
    if not isinstance(data, list):
        raise FaultyTable(f"{name} is no list of tables")
    for number, row in enumerate(data, 1):
        yield _row(f"{name} {number}", row)


def _row(where: str, data: Any) -> Row:
    if not isinstance(data, dict):
        raise FaultyTable(f"{where} is no table")
    if unknown := [game for game in data if game not in GAMES]:
        raise FaultyTable(f"{where}: unknown game {', '.join(unknown)}")
    if len(data) < 2:
        raise FaultyTable(f"{where} names fewer than two games")
    return Row(MappingProxyType({game: _ids(where, game, data[game]) for game in GAMES if game in data}))


def _ids(where: str, game: str, given: Any) -> tuple[str, ...]:
    ids = tuple(given) if isinstance(given, list) else (given,)
    if not ids or not all(isinstance(one, str) and _prefix(one) == GAMES[game] for one in ids):
        raise FaultyTable(f"{where}: {game} has no list of {GAMES[game]} ids: {given!r}")
    return ids


def _pairs(row: Row) -> Iterator[tuple[str, str]]:
    """What rules_of answers: each cited id with each other game of the row."""
    games = list(row.ids)[1:]
    return ((one, game) for one in row.cited for game in games)


def _once(where: str, names: Iterator[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise FaultyTable(f"twice in {where}: {name}")
        seen.add(name)


def _prefix(rule_id: str) -> str:
    return rule_id.partition("-")[0]
