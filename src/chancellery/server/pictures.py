"""Pictures: the scenes of a table as JSON, in parts, so that what scenes share is written once and what did not
change since the last one need not be sent again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import orjson

from chancellery import Match
from chancellery.server.lines import fresh
from chancellery.table import coach, odds, telling
from chancellery.table.encode import is_row, kept, parts
from chancellery.table.scene import Power, Scene

WORDS = frozenset({"prompt", "recap", "coach"})  # parts that are one scene's own: of them only the JSON is kept


class Part(NamedTuple):
    """A part of a scene and the revision since which it looks like this. Of what many scenes share the value is kept,
    and written when it is sent; of what is one scene's own its JSON."""

    since: int
    value: Any
    data: bytes | None

    def written(self) -> bytes:
        return kept(self.value) if self.data is None else self.data


class Picture(NamedTuple):
    """A scene and when it was true, and the lines of the log that came with it. `base` is the revision of the first
    picture in the row it belongs to, `events` the number of all events by then."""

    revision: int
    moves: int
    base: int
    events: int
    parts: dict[str, Part]
    lines: tuple[bytes, ...] = ()

    def whole(self) -> bytes:
        return _joined(self.parts)

    def changes(self, revision: int) -> bytes | None:
        """The parts that differ from those of the picture at a revision; None if that picture is not known any more."""
        if revision < self.base:
            return None
        return _joined({name: part for name, part in self.parts.items() if part.since > revision})

    def lines_since(self, event: int) -> list[Any] | None:
        """The lines of the log from an event on; None if they did not all come with it."""
        missing = self.events - event
        if not 0 <= missing <= len(self.lines):
            return None
        return [orjson.Fragment(line) for line in self.lines[len(self.lines) - missing :]]


class Eye(NamedTuple):
    """A seat to paint for, or a spectator: what was painted for it last, and the first event that it was not told."""

    seat: int | None
    before: Picture | None = None
    since: int | None = None  # None: it needs no lines


def paint(
    match: Match,
    revision: int,
    eyes: Sequence[Eye],
    lang: str,
    with_odds: bool = True,
    known: telling.Known | None = None,
    coached: bool = False,
) -> tuple[dict[int | None, Picture], tuple[Power, ...]]:
    """The pictures of several seats, and the powers as everybody sees them; what they had `before` is in the same
    language."""
    with odds.setting(with_odds):
        *scenes, public = telling.scenes(match, [*(eye.seat for eye in eyes), None], lang, known)
    if coached:
        scenes = [coach.coached(match, scene, lang) for scene in scenes]
    lines = fresh(match, {eye.seat: eye.since for eye in eyes if eye.since is not None}, lang)
    made: dict[tuple[bool, int], Part] = {}  # by identity: a part that scenes share is one and the same
    found = {}
    for eye, scene in zip(eyes, scenes, strict=True):
        base = revision if eye.before is None else eye.before.base
        parts = _parts(scene, revision, eye.before, made)
        found[eye.seat] = Picture(revision, len(match), base, match.event_count, parts, lines.get(eye.seat, ()))
    return found, public.powers


def _parts(scene: Scene, revision: int, before: Picture | None, made: dict[tuple[bool, int], Part]) -> dict[str, Part]:
    found = {}
    had = before.parts if before is not None else None
    for name, value in parts(scene).items():
        known, own = had[name] if had is not None else None, name in WORDS
        if known is None or own or (known.value is not value and known.value != value):
            part = made.get((own, id(value)))
            if part is None:
                data = None if is_row(value) and not own else kept(value)
                part = made[own, id(value)] = Part(revision, None if own else value, data)
            if known is None or not own or known.data != part.data:
                known = part
        found[name] = known
    return found


def _joined(parts: dict[str, Part]) -> bytes:
    return orjson.dumps({name: orjson.Fragment(part.written()) for name, part in parts.items()})
