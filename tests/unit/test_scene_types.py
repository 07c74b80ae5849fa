"""The types of a scene: what a schema can be made of, and how they are written."""

from __future__ import annotations

import types
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import orjson
import pytest

from chancellery.table import encode
from chancellery.table.scene import Head, Place, Power, Scene
from chancellery.table.scene_asking import Option, Prompt, Waiting
from chancellery.table.scene_telling import Beat

SIMPLE = (str, int, float, bool, type(None))


def types_of(hint: Any, found: set[type[Any]]) -> Iterator[Any]:
    """What a field is made of at last; dataclasses are looked into and added to `found`."""
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        for one in get_args(hint):
            yield from types_of(one, found)
    elif origin is Literal:
        yield from (type(one) for one in get_args(hint))
    elif origin is tuple:
        args = get_args(hint)
        for one in args[:1] if args[1:] == (...,) else args:
            yield from types_of(one, found)
    elif origin is dict:
        key, value = get_args(hint)
        assert key is str
        yield from types_of(value, found)
    elif is_dataclass(hint) and isinstance(hint, type):
        if hint not in found:
            found.add(hint)
            for inner in get_type_hints(hint).values():
                yield from types_of(inner, found)
    else:
        yield hint


def all_types() -> set[type[Any]]:
    found: set[type[Any]] = set()
    for hint in (Scene, Beat):
        list(types_of(hint, found))
    return found


def test_every_field_is_of_a_type_that_a_schema_has() -> None:
    strange = [hint for root in (Scene, Beat) for hint in types_of(root, set()) if hint not in SIMPLE]
    assert strange == []
    assert len(all_types()) > 50


@pytest.mark.parametrize("made", sorted(all_types(), key=str))
def test_types_never_change_and_live_in_the_table(made: type[Any]) -> None:
    assert made.__module__.startswith("chancellery.table.")
    assert made.__dataclass_params__.frozen
    assert hasattr(made, "__slots__")
    names = [one.name for one in fields(made)]
    assert "options" not in names or made is Prompt, "options point at things; nothing points back"


def test_no_two_types_have_one_name() -> None:
    names = [one.__name__ for one in all_types()]
    assert len(names) == len(set(names))


HEAD = Head("en", "toy", "standard", "board", "Toy", "Round 1", None)


def test_what_equals_its_default_is_not_written() -> None:
    place = Place("place:a", "a", "A", ("a place",), value=0, battle=True)
    assert orjson.loads(encode.dump(place)) == {
        "ref": "place:a", "id": "a", "name": "A", "text": ["a place"], "value": 0, "battle": True,
    }  # fmt: skip
    option = Option(0, ("pass",), "pass", "Pass", "red")
    assert orjson.loads(encode.dump((option,))) == [
        {"id": 0, "moves": ["pass"], "verb": "pass", "text": "Pass", "power": "red"}
    ]


def test_all_parts_of_a_scene_are_written() -> None:
    power = Power("power:red", "red", "Red", "R", None, ())
    prompt = Prompt("Choose", "turn", "T-1", "red", "red", True)
    waiting = Waiting("red", "red", "turn", "T-1", "Red chooses")
    scene = Scene(HEAD, prompt, (waiting,), (), (), (power,))
    written = orjson.loads(encode.dump(scene))
    assert list(written) == [one.name for one in fields(Scene)]
    assert written["contest"] is None
    assert written["rows"] == []
    assert written["prompt"]["yours"] is True
