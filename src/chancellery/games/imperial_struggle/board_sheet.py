"""The board in words and tables: spaces and connections."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.imperial_struggle import words
from chancellery.kernel.definition import Sheet
from chancellery.kernel.sets import bits
from chancellery.locale import text

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.definition import ImperialStruggle


def data(found: ImperialStruggle) -> dict[str, Any]:
    """The board as plain data."""
    chart = found.components.chart
    lines = [[chart.ids[a], chart.ids[b]] for a in range(chart.size) for b in bits(chart.near[a]) if a < b]
    own = {"game": "imperial_struggle", "id": found.board, "digest": found.board_digest}
    return {**own, "spaces": chart.spaces, "connections": lines}


def sheet(found: ImperialStruggle, lang: str) -> Sheet:
    chart = found.components.chart
    lines = sum(near.bit_count() for near in chart.near) // 2
    rows = [[text(lang, f"board-column-{column}") for column in ("id", "name", "region", "cost", "connections")]]
    for index, space in enumerate(chart.spaces):
        rows.append(
            [
                space["id"],
                words.space_name(found, index, lang),
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
        rows,
        "",
        text(lang, "board-spaces-origins"),
    ]
