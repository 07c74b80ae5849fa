"""What a client needs to draw a board, asked of the definition of a game.

The server knows no game. A definition that has `drawing()` answers itself; for others the board is handed out as the
plain data it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from chancellery.kernel import Definition


def plain(value: Any) -> Any:
    """Dataclasses, tuples and mappings as JSON has them; names that begin with _ stay inside."""
    if is_dataclass(value) and not isinstance(value, type):
        return {f.name: plain(getattr(value, f.name)) for f in fields(value) if not f.name.startswith("_")}
    if isinstance(value, Mapping):
        return {str(key): plain(inner) for key, inner in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain(inner) for inner in value]
    return value


@lru_cache(maxsize=64)
def drawing(definition: Definition[Any]) -> dict[str, Any]:
    """The board of a definition, to be drawn."""
    own = getattr(definition, "drawing", None)
    if own is not None:
        found: dict[str, Any] = own()
        return found
    charted = definition.board_data()
    if charted is not None:
        return charted
    board = _charted_board(definition)
    data: dict[str, Any] = plain(board) if is_dataclass(board) else {"game": ""}
    return {**data, "id": definition.board, "digest": definition.board_digest}


def title(definition: Definition[Any]) -> str:
    """The title of its board, without all that is drawn where that is possible."""
    return str(getattr(_charted_board(definition), "title", None) or drawing(definition).get("title") or "")


def _charted_board(definition: Definition[Any]) -> Any:
    return getattr(getattr(definition, "map", None), "board", None)
