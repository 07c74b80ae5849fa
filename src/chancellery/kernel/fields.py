"""Reading the fields of a hand-written position; what is wrong is said with the name of the field."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from chancellery.kernel.errors import BadInput


def bad_field(field: str, expected: str, value: Any) -> BadInput:
    return BadInput("position-bad-field", field=field, expected=expected, value=str(value))


class Fields:
    """A table of a position; `prefix` is the way to it."""

    def __init__(self, data: dict[str, Any], prefix: str = "") -> None:
        self.data = data
        self.prefix = prefix

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def wrong(self, name: str, expected: str) -> BadInput:
        return bad_field(self.prefix + name, expected, self.data.get(name))

    def unknown(self, name: str, value: Any) -> BadInput:
        return BadInput("position-unknown-name", field=self.prefix + name, name=str(value))

    def known(self, names: Collection[str]) -> None:
        """No other fields than these."""
        for name in self.data:
            if name not in names:
                raise BadInput(
                    "position-unknown-field", field=self.prefix + str(name), known=", ".join(sorted(names)) or "-"
                )

    def names(self, names: Iterable[str]) -> None:
        """All keys are names of pieces or places."""
        known = set(names)
        for name in self.data:
            if name not in known:
                raise BadInput("position-unknown-name", field=self.prefix.rstrip("."), name=str(name))

    def table(self, name: str, known: Collection[str] | None = None, expected: str = "{...}") -> Fields:
        value = self.data.get(name, {})
        if not isinstance(value, dict):
            raise self.wrong(name, expected)
        found = Fields(value, f"{self.prefix}{name}.")
        if known is not None:
            found.known(known)
        return found

    def one(self, name: str, values: Sequence[str], default: str) -> str:
        value = self.data.get(name, default)
        if value not in values:
            raise self.wrong(name, " | ".join(values))
        return str(value)

    def number(self, name: str, least: int, most: int, default: int) -> int:
        value = self.data.get(name, default)
        if type(value) is not int or not least <= value <= most:
            raise self.wrong(name, f"{least}..{most}")
        return value

    def flag(self, name: str, default: bool) -> bool:
        value = self.data.get(name, default)
        if type(value) is not bool:
            raise self.wrong(name, "true | false")
        return value

    def list(self, name: str) -> list[Any]:
        value = self.data.get(name, [])
        if not isinstance(value, list):
            raise self.wrong(name, "[...]")
        return value

    def words(self, name: str, values: Sequence[str]) -> Sequence[str]:
        """A list of names out of a vocabulary."""
        found = self.list(name)
        for item in found:
            if item not in values:
                raise self.unknown(name, item)
        return found

    def index(self, name: str, values: Sequence[str]) -> int:
        """The number of a name out of a vocabulary."""
        if self.data[name] not in values:
            raise self.unknown(name, self.data[name])
        return values.index(self.data[name])

    def indices(self, name: str, values: Sequence[str]) -> Sequence[int]:
        """The numbers of a list of names out of a vocabulary."""
        return [values.index(word) for word in self.words(name, values)]

    def set_of(self, name: str, values: Sequence[str]) -> int:
        """The same as a set."""
        return sum([1 << index for index in set(self.indices(name, values))])
