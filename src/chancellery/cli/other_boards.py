"""`chancellery board` for games whose boards are fixed: what the game tells, or else the places of its scene."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from chancellery.cli.table import table
from chancellery.kernel import game
from chancellery.kernel.definition import Sheet
from chancellery.locale import text


def match(game_id: str, board: str) -> Match:
    """A match on the board that nobody plays."""
    scenario = next(one for one in game(game_id).scenarios if one.board == board)
    return Match.new(game_id, scenario.id, seed="board", nonce="board")


def data(found: Match) -> dict[str, Any]:
    """The board as plain data."""
    own = found.definition.board_data()
    if own is not None:
        return own
    drawn = found.scene(None, "en")
    told = {"game": found.setup.game, "id": found.definition.board, "digest": found.definition.board_digest}
    places = [{"id": one.id, "name": one.name, "value": one.value} for one in drawn.places]
    return {**told, "places": places, "lines": [[one.start, one.end] for one in drawn.lines]}


def describe(found: Match, lang: str) -> list[str]:
    """The board as a table."""
    own = found.definition.board_sheet(lang)
    return lines(_places(found, lang) if own is None else own)


def lines(sheet: Sheet) -> list[str]:
    """Lines as they are, tables in columns."""
    return [line for part in sheet for line in ([part] if isinstance(part, str) else table(part))]


def _places(found: Match, lang: str) -> Sheet:
    """Places with their values and neighbours, from the scene of a spectator."""
    drawn = found.scene(None, lang)
    near: dict[str, list[str]] = {one.id: [] for one in drawn.places}
    for line in drawn.lines:
        near[line.start].append(line.end)
        near[line.end].append(line.start)
    rows = [[text(lang, f"board-column-{column}") for column in ("id", "name", "value", "connections")]]
    rows += [[p.id, p.name, str(p.value or "–"), ", ".join(near[p.id])] for p in drawn.places]
    return [
        text(lang, "board-title", title=drawn.head.title, id=found.definition.board),
        text(lang, "board-digest", digest=found.definition.board_digest),
        "",
        rows,
    ]
