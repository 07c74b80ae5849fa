"""Pictures: the scenes of a table as JSON, in parts, so that what scenes share is written once and what did not
change since the last one need not be sent again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import orjson

from chancellery import Match
from chancellery.server.encode import dump


class Part(NamedTuple):
    """A part of a scene, and the revision since which it looks like this."""

    since: int
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
    match: Match, revision: int, seats: Sequence[int | None], lang: str, before: Mapping[int | None, Picture]
) -> dict[int | None, Picture]:
    """The pictures of several seats; `before` are those that were painted for them last, in the same language."""
    scenes = match.scenes(seats, lang)
    written: dict[int, bytes] = {}  # by identity: a part that scenes share is one and the same
    return {
        seat: _picture(scene, revision, len(match), before.get(seat), written)
        for seat, scene in zip(seats, scenes, strict=True)
    }


def _picture(
    scene: dict[str, Any], revision: int, moves: int, before: Picture | None, written: dict[int, bytes]
) -> Picture:
    old = before.parts if before is not None and before.parts.keys() == scene.keys() else {}
    parts = {}
    for name, value in scene.items():
        data = written.get(id(value))
        if data is None:
            data = written[id(value)] = dump(value)
        known = old.get(name)
        parts[name] = known if known is not None and known.data == data else Part(revision, data)
    return Picture(revision, moves, before.base if before is not None and old else revision, parts)


def _joined(parts: dict[str, Part]) -> bytes:
    return orjson.dumps({name: orjson.Fragment(part.data) for name, part in parts.items()})
