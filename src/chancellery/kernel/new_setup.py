"""From what somebody asks for to the set-up of a match; BadInput names what is wrong."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

from chancellery.kernel.errors import BadInput
from chancellery.kernel.registry import game as find_game
from chancellery.kernel.setup import Setup


def read_position(position: dict[str, Any] | str) -> dict[str, Any]:
    """A position as data, from data or from TOML or JSON text."""
    if isinstance(position, dict):
        return position
    import tomllib

    try:
        data = json.loads(position) if position.lstrip().startswith("{") else tomllib.loads(position)
    except (json.JSONDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput("position-not-readable", error=str(error)) from None
    if not isinstance(data, dict):
        raise BadInput("position-not-readable", error="not a table")
    return data


def _board_text(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput("setup-board-not-readable", board=path, error=str(error)) from None


def make_setup(
    game: str,
    scenario: str | None,
    seats: int | None,
    seed: int | str | None,
    options: dict[str, Any] | None,
    board: str | None,
    nonce: str | None,
    players: tuple[str, ...],
    position: dict[str, Any] | None,
) -> Setup:
    found = find_game(game)
    place = found.scenario(str(scenario)) if scenario is not None else found.scenarios[0]
    count = (place.usual or max(place.seats)) if seats is None else seats
    if count not in place.seats:
        known = ", ".join(str(s) for s in place.seats)
        raise BadInput("setup-bad-seats", game=game, scenario=place.id, seats=str(count), known=known)
    if options is not None and not isinstance(options, dict):
        raise BadInput("setup-bad-options", value=str(options))
    return Setup(
        game=game,
        scenario=place.id,
        seats=count,
        seed=secrets.token_hex(16) if seed is None else str(seed),
        nonce=secrets.token_hex(16) if nonce is None else nonce,
        board=place.board if board is None else board,
        board_text=_board_text(board) if board is not None and board not in found.boards() else "",
        options=found.checked_options(options or {}, place.id),
        players=players,
        position=position,
    )
