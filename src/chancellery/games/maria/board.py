"""The board by itself, for whoever asks where its values come from."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any

from chancellery.games.maria.components import DATA

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

# what a value of a city is; its place in the world and hints for comparing with a printed board are none
VALUES = ("name", "territory", "fortress", "sector", "elector", "elector_marker", "capital")


@cache
def _records() -> dict[str, Any]:
    return tomllib.loads((DATA / "map.toml").read_text("utf-8"))


def charted(game: Maria) -> dict[str, Any]:
    """Cities, roads, links and sectors as in the data file; `src` and `from` say where a value comes from."""
    data, index = _records(), game.components.atlas.index
    here = {city["map"] for city in game.components.atlas.cities}
    return {
        "game": "maria",
        "id": game.board,
        "digest": game.board_digest,
        "cities": game.components.atlas.cities,
        "roads": [road for road in data["road"] if road["a"] in index and road["b"] in index],
        "links": data["link"] if game.full else [],
        "sectors": [sector for sector in data["sector"] if sector["map"] in here],
    }


def origin(record: dict[str, Any], field: str) -> str:
    """Where a value of a record comes from."""
    return str(record.get("from", {}).get(field, record["src"]))


def origins(chart: dict[str, Any]) -> Counter[str]:
    """How many values come from where: those of the cities, each road and link, the suit of each sector."""
    found = Counter(origin(city, field) for city in chart["cities"] for field in VALUES if field in city)
    found.update(one["src"] for part in ("roads", "links", "sectors") for one in chart[part])
    return found
