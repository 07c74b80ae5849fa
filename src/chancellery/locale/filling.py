"""Messages as functions of their arguments: what Fluent's resolver makes of a pattern, without walking it every time.

Only what it is certain about: words, names and whole numbers put in, variants, other messages. For all else there is
none, or it raises Unfit, and Fluent is asked, which also says what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

from fluent.runtime.resolver import MAX_PART_LENGTH, Pattern
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

Args = Mapping[str, Any]
Filler = Callable[[Args], str]
_Part = str | Filler
_SIMPLE: Final = re.compile(r"[^=\n]*= *([^ \n][^\n]*)\n?(?:(?:#[^\n]*| *)(?:\n|$))*")  # one line, perhaps comments
_VARIABLE: Final = re.compile(r"\{ *\$([A-Za-z][A-Za-z0-9_-]*) *\}")


class Unfit(Exception):
    """Fluent must decide."""


class Messages(Protocol):
    """Where messages are found."""

    def pattern(self, key: str) -> Pattern: ...
    def number(self, value: int) -> str: ...
    def plural(self, value: int) -> str: ...


def simple(source: str) -> list[str] | None:
    """Words and names of arguments in turn, words first, of a message that is nothing else: it need not be parsed."""
    found = _SIMPLE.fullmatch(source)
    if found is None:
        return None
    parts = _VARIABLE.split(found[1].rstrip(" "))
    return None if any("{" in words or "}" in words for words in parts[::2]) else parts


def of_simple(parts: list[str], messages: Messages) -> Filler:
    """What fills in such a message."""
    found: list[_Part] = []
    for number, part in enumerate(parts):
        if part:
            found.append(_variable(part, messages) if number % 2 else part)
    return _joined(found)


def of_pattern(pattern: Any, messages: Messages, inside: frozenset[str] = frozenset()) -> Filler | None:
    """What fills in a pattern; `inside` are the messages that refer to it."""
    found: list[_Part] = []
    for element in pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]:  # of one part there is no more
        part = _placed(element.expression if isinstance(element, ast.Placeable) else element, messages, inside)
        if part is None:
            return None
        found.append(part)
    return _joined(found)


def _placed(expression: Any, messages: Messages, inside: frozenset[str]) -> _Part | None:
    if isinstance(expression, ast.TextElement):
        return str(expression.value)
    if isinstance(expression, ast.VariableReference):
        return _variable(expression.id.name, messages)
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.MessageReference):
        key = expression.id.name + (f".{expression.attribute.name}" if expression.attribute else "")
        try:
            return None if key in inside else of_pattern(messages.pattern(key), messages, inside | {key})
        except LookupError:
            return None
    if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
        return _select(expression, messages, inside)
    return None


def _joined(parts: list[_Part]) -> Filler:
    def fill(args: Args) -> str:
        said = "".join([part if type(part) is str else part(args) for part in parts])  # type: ignore[operator]
        if len(said) > MAX_PART_LENGTH:
            raise Unfit
        return said

    return fill


def _given(args: Args, name: str) -> str | int:
    value = args.get(name)
    if type(value) is int or isinstance(value, str):
        return value
    raise Unfit


def _variable(name: str, messages: Messages) -> Filler:
    def said(args: Args) -> str:
        value = _given(args, name)
        return messages.number(value) if isinstance(value, int) else value

    return said


def _select(expression: Any, messages: Messages, inside: frozenset[str]) -> Filler | None:
    name: str = expression.selector.id.name
    variants: list[tuple[str | int, Filler]] = []
    usual: Filler | None = None
    for variant in expression.variants:
        key: str | int | None = None
        if isinstance(variant.key, ast.Identifier):
            key = variant.key.name
        elif isinstance(variant.key.value, FluentInt):
            key = int(variant.key.value)
        filler = of_pattern(variant.value, messages, inside)
        if key is None or filler is None:
            return None
        variants.append((key, filler))
        if variant.default:
            usual = filler

    def fits(value: str | int, key: str | int) -> bool:
        """A number fits itself and the name of its plural."""
        if isinstance(value, str) == isinstance(key, str):
            return value == key
        return messages.plural(value) == key if isinstance(value, int) else messages.plural(int(key)) == value

    def chosen(args: Args) -> str:
        value = _given(args, name)
        for key, filler in variants:
            if fits(value, key):
                return filler(args)
        if usual is None:
            raise Unfit
        return usual(args)

    return chosen
