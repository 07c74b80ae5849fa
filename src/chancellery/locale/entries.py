"""Messages that are parsed when somebody asks for one: parsing all of them takes longer than starting the program."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import FluentInt

from chancellery.locale import filling
from chancellery.locale.filling import Filler

MOST_NUMBERS = 10_000  # those between are remembered
_HEAD = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)


def entries(source: str) -> Iterator[tuple[str, str]]:
    """The name and the source of each message and term of a file; a term's name begins with a hyphen."""
    heads = list(_HEAD.finditer(source))
    for head, end in zip(heads, [*(after.start() for after in heads[1:]), len(source)], strict=True):
        yield head[1], source[head.start() : end]


class Bundle(FluentBundle):
    """The messages of a language."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self.sources: dict[str, str] = {}
        self._simple: dict[str, list[str] | None] = {}
        self._fillers: dict[str, Filler | None] = {}
        self._numbers: dict[int, str] = {}

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(FluentResource(self.sources[name]))
        return super()._lookup(entry_id, term)

    # -- the same without Fluent, where that is certain

    def pattern(self, key: str) -> Pattern:
        """What a key stands for, a message or an attribute of one; LookupError if there is none."""
        name, _, attribute = key.partition(".")
        message = self.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(key)
        return pattern

    def simple(self, key: str) -> list[str] | None:
        """Words and names of arguments in turn, if a message is nothing else."""
        if key not in self._simple:
            source = self.sources.get(key)
            self._simple[key] = None if source is None else filling.simple(source)
        return self._simple[key]

    def filler(self, key: str) -> Filler | None:
        """What fills in a message; None: Fluent must."""
        if key not in self._fillers:
            simple = self.simple(key)
            if simple is not None:
                self._fillers[key] = filling.of_simple(simple, self)
            else:
                self._fillers[key] = filling.of_pattern(self.pattern(key), self, frozenset({key}))
        return self._fillers[key]

    def number(self, value: int) -> str:
        """A whole number as the language writes it."""
        said = self._numbers.get(value)
        if said is None:
            said = str(FluentInt(value).format(self._babel_locale))
            if -MOST_NUMBERS < value < MOST_NUMBERS:
                self._numbers[value] = said
        return said

    def plural(self, value: int) -> str:
        """Which form of a word goes with a number."""
        return str(self._plural_form(value))
