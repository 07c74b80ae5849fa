"""`chancellery board` for games whose boards are none of the family: a table, and where its values come from."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from chancellery.cli.table import table
from chancellery.games.imperial_struggle import words as struggle_words
from chancellery.games.imperial_struggle.definition import ImperialStruggle
from chancellery.games.maria import board as maria_board
from chancellery.games.maria import words as maria_words
from chancellery.games.maria.atlas import bits
from chancellery.games.maria.definition import Maria
from chancellery.games.maria.powers import POWERS, SUITS
from chancellery.kernel import Definition, game
from chancellery.locale import text


def definition(game_id: str, board: str) -> Definition[Any]:
    """The game as played on the board."""
    scenario = next(one for one in game(game_id).scenarios if one.board == board)
    return Match.new(game_id, scenario.id, seed="board", nonce="board").definition


def data(found: Definition[Any]) -> dict[str, Any]:
    """The board as plain data."""
    if isinstance(found, Maria):
        return maria_board.charted(found)
    assert isinstance(found, ImperialStruggle)
    chart = found.components.chart
    lines = [[chart.ids[a], chart.ids[b]] for a in range(chart.size) for b in bits(chart.near[a]) if a < b]
    own = {"game": "imperial_struggle", "id": found.board, "digest": found.board_digest}
    return {**own, "spaces": chart.spaces, "connections": lines}


def describe(found: Definition[Any], lang: str) -> list[str]:
    """The board as a table."""
    if isinstance(found, Maria):
        return _road_map(found, lang)
    assert isinstance(found, ImperialStruggle)
    return _spaces(found, lang)


# -- Maria: cities and roads


def _road_map(found: Maria, lang: str) -> list[str]:
    chart, atlas = maria_board.charted(found), found.components.atlas
    counted = maria_board.origins(chart)
    main = sum(road["kind"] == "main" for road in chart["roads"])
    numbers = {"cities": atlas.size, "fortresses": atlas.fortress.bit_count(), "roads": len(chart["roads"])}
    told = {source: str(counted[source]) for source in ("rulebook", "reconstructed")}
    return [
        text(lang, "board-title", title=text(lang, "game-maria"), id=found.board),
        text(lang, "board-cities-summary", **{key: str(n) for key, n in numbers.items()}, main=str(main)),
        text(lang, "board-digest", digest=found.board_digest),
        "",
        *table(_city_rows(found, lang)),
        "",
        *_links(chart, lang),
        text(lang, "board-cities-origins", all=str(counted.total()), **told),
        text(lang, "board-origins-hint"),
    ]


def _city_rows(found: Maria, lang: str) -> list[list[str]]:
    atlas = found.components.atlas
    columns = ("id", "name", "land", "fortress", "marks", "suit", "main", "roads", "attested")
    rows = [[text(lang, f"board-column-{column}") for column in columns]]
    for index, city in enumerate(atlas.cities):
        land = city["territory"]
        marks = [mark for mark in ("elector", "capital") if city.get(mark)]
        rows.append(
            [
                city["id"],
                maria_words.city_name(found, index, lang),
                text(lang, f"maria-power-{land}" if land in POWERS else f"maria-territory-{land}"),
                text(lang, "board-fortress", size=city["fortress"]),
                ", ".join(text(lang, f"board-mark-{mark}") for mark in marks),
                text(lang, "maria-suit-" + SUITS[atlas.suit[index]]),
                ", ".join(atlas.names(atlas.main[index])),
                ", ".join(atlas.names(atlas.near[index] & ~atlas.main[index])),
                _attested(city, lang),
            ]
        )
    return rows


def _attested(city: dict[str, Any], lang: str) -> str:
    """The values of a city that a rulebook tells; that it is a fortress may be known, but not of which size."""
    told = [field for field in maria_board.VALUES if field in city and maria_board.origin(city, field) == "rulebook"]
    if "is_fortress" in city.get("from", {}) and "fortress" not in told:
        told.append("is_fortress")
    return ", ".join(text(lang, "board-field", field=field) for field in told)


def _links(chart: dict[str, Any], lang: str) -> list[str]:
    """The roads from map to map, where both are played on."""
    roads = ", ".join(f"{link['a']}-{link['b']}" for link in chart["links"])
    return [text(lang, "board-links", roads=roads), ""] if roads else []


# -- Imperial Struggle: spaces and connections


def _spaces(found: ImperialStruggle, lang: str) -> list[str]:
    chart = found.components.chart
    lines = sum(near.bit_count() for near in chart.near) // 2
    rows = [[text(lang, f"board-column-{column}") for column in ("id", "name", "region", "cost", "connections")]]
    for index, space in enumerate(chart.spaces):
        rows.append(
            [
                space["id"],
                struggle_words.space_name(found, index, lang),
                text(lang, "is-region-" + space["region"]),
                str(space["cost"] or "–"),
                ", ".join(chart.ids[other] for other in bits(chart.near[index])),
            ]
        )
    return [
        text(lang, "board-title", title=text(lang, "game-imperial_struggle"), id=found.board),
        text(lang, "board-spaces-summary", spaces=str(chart.size), connections=str(lines)),
        text(lang, "board-digest", digest=found.board_digest),
        "",
        *table(rows),
        "",
        text(lang, "board-spaces-origins"),
    ]
