"""Scenes as plain data and as JSON. A field that equals its default is left out, but not a part of a scene itself."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import orjson

from chancellery.table.scene import Scene


def parts(scene: Scene) -> dict[str, Any]:
    """The parts of a scene by name, in their order."""
    return {name: getattr(scene, name) for name in _PARTS}


def dump(part: Any) -> bytes:
    """JSON of a scene, a part of one, or anything made of the types of a scene."""
    return orjson.dumps(parts(part) if isinstance(part, Scene) else part, _plain, orjson.OPT_PASSTHROUGH_DATACLASS)


def _plain(thing: Any) -> dict[str, Any]:
    made = type(thing)
    known = _DEFAULTS.get(made)
    if known is None:
        known = _DEFAULTS[made] = _fields(made)
    return {name: value for name, default in known if (value := getattr(thing, name)) != default}


def _fields(made: type[Any]) -> tuple[tuple[str, Any], ...]:
    """The fields of a type with their defaults; what has none differs from everything."""
    return tuple((one.name, one.default) for one in fields(made))


_DEFAULTS: dict[type[Any], tuple[tuple[str, Any], ...]] = {}
_PARTS = tuple(one.name for one in fields(Scene))
