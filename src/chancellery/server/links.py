"""What texts lead to, as clients get it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from chancellery.server.models import LogLink
from chancellery.table.scene_text import Text


@lru_cache(maxsize=8192)
def links(said: Text) -> tuple[dict[str, Any], ...]:
    """The links of a text, as models.LogLink has them."""
    found = []
    for link in said.links:
        kind, id = link.ref.split(":", 1)
        found.append({"start": link.start, "end": link.end, "kind": kind, "id": id})
    return tuple(found)


def linked(said: Text) -> list[LogLink]:
    return [LogLink(**one) for one in links(said)]
