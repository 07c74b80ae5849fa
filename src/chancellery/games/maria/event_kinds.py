"""Event kinds (being written)."""

from __future__ import annotations

from typing import Any


def to_dict(game: Any, event: Any) -> dict[str, Any]:
    return {"kind": event.kind, "args": list(event.args), "secret": list(event.secret)}
