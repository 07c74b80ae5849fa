"""Which rules hold in which match: by scenario, number of players and options."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

_TAG = re.compile(r"^\(([^)]*)\)\s*")


@dataclass(frozen=True, slots=True)
class Scope:
    """Where a rule holds; what is empty limits nothing."""

    scenarios: tuple[str, ...] = ()
    seats: tuple[str, ...] = ()  # numbers of players; 1618:6 is one of a scenario
    options: Mapping[str, Any] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.scenarios or self.seats or self.options)

    def __and__(self, other: Scope) -> Scope:
        """Both at once; where one limits nothing the other does."""
        return Scope(
            _common(self.scenarios, other.scenarios),
            _common(self.seats, other.seats),
            {**self.options, **other.options},
        )

    def holds(self, scenario: str | None, seats: int | None, options: Mapping[str, Any] | None) -> bool:
        """Whether a match with these, as far as they are known, needs the rule."""
        return (
            (not self.scenarios or scenario is None or scenario in self.scenarios)
            and (not self.seats or seats is None or any(_seated(one, scenario, seats) for one in self.seats))
            and (options is None or all(options.get(name, False) == value for name, value in self.options.items()))
        )


EVERYWHERE = Scope()


def _common(one: tuple[Any, ...], other: tuple[Any, ...]) -> tuple[Any, ...]:
    if not one or not other:
        return one or other
    return tuple(value for value in one if value in other)


def _seated(one: str, scenario: str | None, seats: int) -> bool:
    of, _, number = one.rpartition(":")
    return number == str(seats) and (not of or scenario in (None, of))


def scope(given: Mapping[str, Any]) -> Scope:
    """From a table of the data file."""
    seats = tuple(map(str, given.get("seats", ())))
    return Scope(tuple(given.get("scenario", ())), seats, dict(given.get("options", {})))


class Scopes:
    """What the data file of a catalogue says, and the words in brackets before a statement."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.tags = {tag: scope(given) for tag, given in data.get("tags", {}).items()}
        self.rows = [(tuple(row["to"]), scope(row)) for row in data.get("applies", ())]

    def of(self, rule_id: str, text: str, section: str = "") -> tuple[Scope, str]:
        """Of a statement in the first language, and its words without the brackets that say so."""
        found = self.named(rule_id, section)
        match = _TAG.match(text)
        if match and (tags := self._tags(match[1])):
            for one in tags:
                found = found & one
            text = text[match.end() :]
        return found, text

    def _tags(self, inside: str) -> list[Scope]:
        """None unless all of it are tags."""
        if inside in self.tags:
            return [self.tags[inside]]
        words = [word.strip() for word in inside.split(",")]
        return [self.tags[word] for word in words] if all(word in self.tags for word in words) else []

    def named(self, rule_id: str, section: str) -> Scope:
        found = EVERYWHERE
        for prefixes, limits in self.rows:
            if any(_under(rule_id, prefix) or (section and _under(section, prefix)) for prefix in prefixes):
                found = found & limits
        return found


def _under(one: str, prefix: str) -> bool:
    return one == prefix or one.startswith(f"{prefix}.")
