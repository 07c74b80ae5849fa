"""Writing plain data down as TOML, so that people can read it."""

from __future__ import annotations

import json
import re
from typing import Any, Final

_BARE: Final = re.compile(r"^[A-Za-z0-9_-]+$")
WIDEST: Final = 110  # characters of a table in one line


def to_toml(data: dict[str, Any]) -> str:
    """A table as TOML: what is short stands in one line, what is long has a heading of its own."""
    return "\n".join(_table(data, ())).strip() + "\n"


def _table(data: dict[str, Any], way: tuple[str, ...]) -> list[str]:
    lines, below = [], []
    for key, value in data.items():
        line = f"{_key(key)} = {_value(value)}"
        if isinstance(value, dict) and (len(line) > WIDEST or any(isinstance(v, (dict, list)) for v in value.values())):
            below.append((key, value))
        else:
            lines.append(line)
    for key, value in below:
        path = (*way, key)
        lines += ["", f"[{'.'.join(map(_key, path))}]", *_table(value, path)]
    return lines


def _key(key: str) -> str:
    return key if _BARE.match(key) else _text(key)


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")  # TOML wants it so


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items())
        return "{ " + inside + " }" if inside else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return _text(value) if isinstance(value, str) else str(value)
