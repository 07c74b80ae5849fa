"""The board: provinces with their values and borders, read from board.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files

CROWNS = ("hohenzollern", "romanov", "habsburg")
NOBODY = -1


@dataclass(frozen=True, slots=True)
class Board:
    id: str
    digest: str
    ids: tuple[str, ...]
    values: tuple[int, ...]
    homes: tuple[int, ...]  # the home province of each Crown
    near: tuple[int, ...]  # the neighbours of each province, as a set of bits
    at: tuple[tuple[int, int], ...]


@cache
def board() -> Board:
    text = files(__package__).joinpath("board.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    provinces = data["provinces"]
    ids = tuple(one["id"] for one in provinces)
    near = tuple(sum(1 << ids.index(other) for other in one["near"]) for one in provinces)
    wrong = [
        f"{ids[a]}-{ids[b]}" for a in range(len(ids)) for b in range(len(ids)) if near[a] >> b & 1 > near[b] >> a & 1
    ]
    if wrong:
        raise ValueError(f"board.toml: these borders stand in one province only: {', '.join(wrong)}")
    homes = tuple(next(i for i, one in enumerate(provinces) if one.get("home") == crown) for crown in CROWNS)
    values, at = tuple(one["value"] for one in provinces), tuple((one["at"][0], one["at"][1]) for one in provinces)
    return Board(data["id"], sha256(text.encode()).hexdigest(), ids, values, homes, near, at)
