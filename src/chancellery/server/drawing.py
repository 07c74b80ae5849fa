"""What a client needs to draw a board, asked of the definition of a game.

The server knows no game. A definition that has `drawing()` answers itself; for others the board is handed out as the
plain data it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from chancellery.kernel import Definition
from chancellery.rules import prefixes

_RULE = re.compile(rf"\b(?:{'|'.join(prefixes())})-(?:[A-Z]+-)?\d+(?:\.\d+)*\b")


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
    board = getattr(getattr(definition, "map", None), "board", None)
    data: dict[str, Any] = plain(board) if is_dataclass(board) else {"game": ""}
    return {**data, "id": definition.board, "digest": definition.board_digest}


@lru_cache(maxsize=64)
def _names(definition: Definition[Any]) -> tuple[re.Pattern[str] | None, dict[str, str]]:
    """The names of the places, longest first, so that `New Castile` is not read as `Castile`."""
    listed = drawing(definition)
    places = {one["name"]: one["id"] for one in listed.get("territories") or listed.get("places") or ()}
    if not places:
        return None, {}
    longest = sorted(places, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(re.escape(name) for name in longest)})(?!\w)"), places


@lru_cache(maxsize=8192)
def links(definition: Definition[Any], line: str) -> tuple[dict[str, Any], ...]:
    """The places and rules that a line names, as models.Link has them."""
    pattern, places = _names(definition)
    found = [_link(m, "rule", m[0]) for m in _RULE.finditer(line)]
    if pattern is not None:
        found += [_link(m, "place", places[m[0]]) for m in pattern.finditer(line)]
    return tuple(sorted(found, key=lambda link: link["start"]))


def _link(found: re.Match[str], kind: str, id: str) -> dict[str, Any]:
    return {"start": found.start(), "end": found.end(), "kind": kind, "id": id}
