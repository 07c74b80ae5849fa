"""The board in words and tables: cities and roads, with what a rulebook tells of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.maria import board, words
from chancellery.games.maria.powers import POWERS, SUITS
from chancellery.kernel.definition import Sheet
from chancellery.locale import text

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria


def sheet(found: Maria, lang: str) -> Sheet:
    chart, atlas = board.charted(found), found.components.atlas
    counted = board.origins(chart)
    main = sum(road["kind"] == "main" for road in chart["roads"])
    numbers = {"cities": atlas.size, "fortresses": atlas.fortress.bit_count(), "roads": len(chart["roads"])}
    told = {source: str(counted[source]) for source in ("rulebook", "reconstructed")}
    return [
        text(lang, "board-title", title=text(lang, "game-maria"), id=found.board),
        text(lang, "board-cities-summary", **{key: str(n) for key, n in numbers.items()}, main=str(main)),
        text(lang, "board-digest", digest=found.board_digest),
        "",
        _city_rows(found, lang),
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
                words.city_name(found, index, lang),
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
    told = [field for field in board.VALUES if field in city and board.origin(city, field) == "rulebook"]
    if "is_fortress" in city.get("from", {}) and "fortress" not in told:
        told.append("is_fortress")
    return ", ".join(text(lang, "board-field", field=field) for field in told)


def _links(chart: dict[str, Any], lang: str) -> list[str]:
    """The roads from map to map, where both are played on."""
    roads = ", ".join(f"{link['a']}-{link['b']}" for link in chart["links"])
    return [text(lang, "board-links", roads=roads), ""] if roads else []
