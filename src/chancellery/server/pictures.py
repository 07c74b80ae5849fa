"""Pictures: the scenes of a table as JSON, in parts, so that what scenes share is written once and what did not
change since the last one need not be sent again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import orjson

from chancellery import Match
from chancellery.table import odds, telling
from chancellery.table.encode import dump, parts
from chancellery.table.scene import Scene


class Part(NamedTuple):
    """A part of a scene, its JSON, and the revision since which it looks like this."""

    since: int
    value: Any
    data: bytes


class Picture(NamedTuple):
    """A scene and when it was true. `base` is the revision of the first picture in the row it belongs to."""

    revision: int
    moves: int
    base: int
    parts: dict[str, Part]

    def whole(self) -> bytes:
        return _joined(self.parts)

    def changes(self, revision: int) -> bytes | None:
        """The parts that differ from those of the picture at a revision; None if that picture is not known any more."""
        if revision < self.base:
            return None
        return _joined({name: part for name, part in self.parts.items() if part.since > revision})


def paint(
    match: Match,
    revision: int,
    seats: Sequence[int | None],
    lang: str,
    before: Mapping[int | None, Picture],
    with_odds: bool = True,
) -> dict[int | None, Picture]:
    """The pictures of several seats; `before` are those that were painted for them last, in the same language."""
    with odds.setting(with_odds):
        scenes = telling.scenes(match, seats, lang)
    written: dict[int, bytes] = {}  # by identity: a part that scenes share is one and the same
    return {
        seat: _picture(scene, revision, len(match), before.get(seat), written)
        for seat, scene in zip(seats, scenes, strict=True)
    }


def _picture(scene: Scene, revision: int, moves: int, before: Picture | None, written: dict[int, bytes]) -> Picture:
    found = {}
    for name, value in parts(scene).items():
        known = before.parts[name] if before is not None else None
        if known is None or (known.value is not value and known.value != value):
            data = written.get(id(value))
            if data is None:
                data = written[id(value)] = dump(value)
            known = Part(revision, value, data)
        found[name] = known
    return Picture(revision, moves, revision if before is None else before.base, found)


def _joined(parts: dict[str, Part]) -> bytes:
    return orjson.dumps({name: orjson.Fragment(part.data) for name, part in parts.items()})
