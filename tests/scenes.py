"""Reading scenes in tests."""

from __future__ import annotations

from typing import Any

import orjson

from chancellery.table import encode
from chancellery.table.scene import Scene
from chancellery.table.scene_asking import Option, Prompt
from chancellery.table.scene_telling import Contest


def shown_prompt(scene: Scene) -> Prompt:
    assert scene.prompt is not None
    return scene.prompt


def shown_contest(scene: Scene) -> Contest:
    assert scene.contest is not None
    return scene.contest


def shown_options(scene: Scene) -> tuple[Option, ...]:
    return () if scene.prompt is None else scene.prompt.options


def option_moves(scene: Scene) -> list[str]:
    return [option.moves[0] for option in shown_options(scene)]


def moves(scene: Scene, *refs: str) -> list[str]:
    """The moves of the options that point at all these things."""
    return [option.moves[0] for option in shown_options(scene) if set(refs) <= set(option.refs)]


def data(scene: Scene) -> Any:
    """The scene as a client reads it."""
    return orjson.loads(encode.dump(scene))


def ids(option: Option, kind: str) -> list[str]:
    """The things of a kind that an option points at, by their ids."""
    return [ref.partition(":")[2] for ref in option.refs if ref.startswith(f"{kind}:")]
