"""JSON, compact and fast."""

from __future__ import annotations

from typing import Any

import orjson


def dump(data: Any) -> bytes:
    return orjson.dumps(data)
