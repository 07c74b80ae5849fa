"""The puzzles that come with the program, and files of others."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from chancellery.kernel import BadInput
from chancellery.puzzles.form import Puzzle, read
from chancellery.puzzles.games import KITS

FORM = 1  # of the files


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first."""
    file = files(__package__).joinpath("data", f"{game}.json")
    return from_text(game, file.read_text(encoding="utf-8")) if game in KITS and file.is_file() else ()


def all_puzzles() -> list[Puzzle]:
    return [one for game in KITS for one in puzzles(game)]


def puzzle(game: str, id: str) -> Puzzle:
    found = {one.id: one for one in puzzles(game)}
    if id not in found:
        raise BadInput("puzzle-unknown", puzzle=id[:60], game=game, known=", ".join(found) or "-")
    return found[id]


def from_text(game: str, text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file; BadInput names what is wrong."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadInput("puzzle-not-readable", error=str(error)[:120]) from None
    if not isinstance(data, dict) or data.get("form") != FORM or data.get("game") != game:
        raise BadInput("puzzle-bad-field", puzzle="-", field="form, game", expected=f"{FORM}, {game}")
    found = [read(game, one) for one in data.get("puzzles", [])]
    ids = [one.id for one in found]
    for id in ids:
        if ids.count(id) > 1:
            raise BadInput("puzzle-bad-field", puzzle=id, field="id", expected="1×")
    return tuple(sorted(found, key=lambda one: (one.level, one.options, one.id)))


def to_text(game: str, found: list[Puzzle]) -> str:
    rows = ",\n".join(_row(one.to_data()) for one in found)
    return f'{{\n"form": {FORM},\n"game": "{game}",\n"puzzles": [\n{rows}\n]\n}}\n'


def _row(data: dict[str, Any]) -> str:
    """One field in a line: short files in which a change is still to be seen."""
    fields = ",\n".join(f' "{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in data.items())
    return f"{{\n{fields}\n}}"
