"""Messages that are parsed when somebody asks for one: parsing all of them takes longer than starting the program."""

from __future__ import annotations

import re
from collections.abc import Iterator

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

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

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(FluentResource(self.sources[name]))
        return super()._lookup(entry_id, term)
