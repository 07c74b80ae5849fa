"""Reading a game's own modules: what they say word by word, to be compared with what is declared and written."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def literals(folder: Path, name: str, position: int) -> set[str]:
    """The literal strings at a position of all calls of a name in the modules of a folder."""
    found: set[str] = set()
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == name:
                found |= set(_strings(node.args[position])) if len(node.args) > position else set()
    return found


def _strings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
