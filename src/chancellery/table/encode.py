"""Scenes as plain data and as JSON. A field that equals its default is left out, but not a part of a scene itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from typing import Any

import orjson

from chancellery.table import form, scene, scene_asking, scene_staged, scene_talks, scene_telling, scene_text
from chancellery.table.scene import Fact, LegendEntry, Piece, Place, Scene, Track
from chancellery.table.scene_telling import Card


def parts(drawn: Scene) -> dict[str, Any]:
    """The parts of a scene by name, in their order."""
    return {name: getattr(drawn, name) for name in _PARTS}


def table_types() -> set[type[Any]]:
    """The types that are written without what equals a default."""
    modules = (form, scene, scene_asking, scene_staged, scene_talks, scene_telling, scene_text)
    return {one for module in modules for one in vars(module).values() if isinstance(one, type) and is_dataclass(one)}


def dump(data: Any) -> bytes:
    """JSON of plain data in which the types of a scene may stand, compact and fast."""
    return orjson.dumps(data, _plain, orjson.OPT_PASSTHROUGH_DATACLASS)


def kept(data: Any) -> bytes:
    """The same, to be kept: what orjson hands out holds on to the whole buffer it was written in, at least 4 kB."""
    return _row(data) if is_row(data) else bytes(memoryview(dump(data)))


def is_row(data: Any) -> bool:
    """Whether it is a row of things whose JSON is kept: then it is quickly written again."""
    return type(data) is tuple and bool(data) and type(data[0]) in KEPT_TYPES


def _row(things: tuple[Any, ...]) -> bytes:
    """A row of things whose JSON is kept. All who look at a table get the same one, and it is written once."""
    known = _ROWS.get(id(things))
    if known is not None and known[0] is things:
        return known[1]
    data = _put_together(things)
    if len(_ROWS) >= MOST_ROWS:
        _ROWS.clear()
    _ROWS[id(things)] = (things, data)
    return data


def _put_together(things: tuple[Any, ...]) -> bytes:
    """The JSON of a row without asking the encoder for each thing."""
    found = []
    for thing in things:
        written = _WRITTEN.get(id(thing))
        if written is None or written[0] is not thing:
            _plain(thing)
            written = _WRITTEN.get(id(thing))
            if written is None:  # a thing of another type among them
                return bytes(memoryview(dump(things)))
        found.append(written[1])
    return b"[" + b",".join(found) + b"]"


def _plain(thing: Any) -> Any:
    made = type(thing)
    if made not in KEPT_TYPES:
        return (_FIELDS.get(made) or _look_at(made))(thing)
    written = _WRITTEN.get(id(thing))
    if written is not None and written[0] is thing:
        return orjson.Fragment(written[1])
    if len(_WRITTEN) > MOST_WRITTEN:
        _WRITTEN.clear()
    data = kept((_FIELDS.get(made) or _look_at(made))(thing))
    _WRITTEN[id(thing)] = (thing, data)
    return orjson.Fragment(data)


def _look_at(made: type[Any]) -> Callable[[Any], dict[str, Any]]:
    """Tells the fields of a thing of a type that differ from their defaults; what has none, or is a part of a scene,
    differs from everything. Written out and compiled, as dataclasses do it: a scene asks for a hundred things."""
    lines, known = ["def told(thing):", " found = {}"], dict[str, Any]()
    for number, one in enumerate(fields(made)):
        lines.append(f" value = thing.{one.name}")
        if made is Scene or one.default is MISSING:
            condition = "True"
        elif one.default is None:
            condition = "value is not None"
        else:
            known[f"_{number}"] = one.default
            condition = f"value is not _{number} and value != _{number}"
        lines.append(f" if {condition}: found[{one.name!r}] = value")
    exec("\n".join([*lines, " return found"]), known)
    found: Callable[[Any], dict[str, Any]] = known["told"]
    _FIELDS[made] = found
    return found


KEPT_TYPES = frozenset({Place, Piece, Fact, Card, LegendEntry, Track})  # games keep them, so their JSON is kept, too
MOST_WRITTEN = 4_000  # of them; then what still lies on tables is written once more
MOST_ROWS = 32  # of some kB each
_PARTS = tuple(one.name for one in fields(Scene))
_FIELDS: dict[type[Any], Callable[[Any], dict[str, Any]]] = {}
_WRITTEN: dict[int, tuple[Any, bytes]] = {}
_ROWS: dict[int, tuple[tuple[Any, ...], bytes]] = {}
