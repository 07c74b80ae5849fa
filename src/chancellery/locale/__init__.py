"""Everything a player reads, from Fluent files in English and Polish. A leaf: it imports nothing else of ours."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Self

from fluent.syntax.ast import BaseNode, MessageReference, VariableReference

from chancellery.locale.entries import Bundle, entries
from chancellery.locale.filling import Unfit

LANGUAGES = ("en", "pl")
_LONGEST = 2500  # characters of an argument
_FOLDERS: list[Traversable] = [Path(__file__).parent]  # ours, then those of the games
_AS_IT_IS = (str, int)  # most arguments are words and numbers that need no translation


class Printed(str):
    """A name that is the same in every language, with the thing it leads to, if there is one."""

    __slots__ = ("ref",)

    def __new__(cls, said: str, ref: str = "") -> Self:
        made = super().__new__(cls, said)
        made.ref = ref
        return made

    ref: str


class Name(Printed):
    """A message key that stands for a name: it is translated when it is shown."""

    __slots__ = ()


class Clash(ValueError):
    """A message that two files have, or a language that a folder lacks."""


def add(folder: Traversable) -> None:
    """Adds the words of a game: a folder for each language with Fluent files."""
    missing = [lang for lang in LANGUAGES if not folder.joinpath(lang).is_dir()]
    if missing:
        raise Clash(f"{folder}: no folder {', '.join(missing)}")
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        for remembered in (bundle, variables, _plain, _filled):
            remembered.cache_clear()


def resources(lang: str) -> list[Traversable]:
    """The Fluent files of a language, our own first."""
    found = [list(folder.joinpath(lang).iterdir()) for folder in _FOLDERS]
    return [file for files in found for file in sorted(files, key=lambda one: one.name) if file.name.endswith(".ftl")]


@cache
def bundle(lang: str) -> Bundle:
    """All messages of a language."""
    made = Bundle(lang)
    known: dict[str, Traversable] = {}
    for file in resources(lang):
        for name, source in entries(file.read_text(encoding="utf-8")):
            if name in known:
                raise Clash(f"{file}: {name.removeprefix('-')} stands in {known[name]} already")
            known[name] = file
            made.sources[name] = source
    return made


@cache
def variables(lang: str, key: str) -> frozenset[str]:
    """The arguments that a message uses, those of messages it refers to included."""
    simple = bundle(lang).simple(key)
    return frozenset(_used(lang, bundle(lang).pattern(key)) if simple is None else simple[1::2])


def _used(lang: str, node: Any) -> Iterator[str]:
    if isinstance(node, VariableReference):
        yield node.id.name
    elif isinstance(node, MessageReference):
        yield from variables(lang, node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
    elif isinstance(node, (list, BaseNode)):
        for child in node if isinstance(node, list) else vars(node).values():
            yield from _used(lang, child)


@cache
def _plain(lang: str, key: str) -> str:
    return _format(lang, key, {})


@lru_cache(maxsize=4_000)  # the same lines and options are told to every seat, again and again
def _filled(lang: str, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    return _format(lang, key, dict(args))


def _format(lang: str, key: str, args: dict[str, Any]) -> str:
    messages = bundle(lang)
    if (filler := messages.filler(key)) is not None:
        try:
            return filler(args)
        except Unfit:
            pass
    given = {name: _fitting(arg) for name, arg in args.items()}
    value, errors = messages.format_pattern(messages.pattern(key), given)
    if errors:
        raise ValueError(f"{lang}: {key}: {errors[0]}")
    return str(value)


def _fitting(value: Any) -> Any:
    """Fluent refuses whatever is longer than its limit."""
    return f"{value[: _LONGEST - 1]}…" if type(value) is str and len(value) > _LONGEST else value


def text(lang: str, key: str, **args: Any) -> str:
    """The message in the language; a Name among the arguments is translated first."""
    used = {name: args[name] for name in variables(lang, key) if name in args} if args else args
    if not used:
        return _plain(lang, key)
    for value in used.values():
        if type(value) not in _AS_IT_IS:
            used = say(lang, used)
            break
    return _filled(lang, key, tuple(used.items()))


def say(lang: str, args: dict[str, Any]) -> dict[str, Any]:
    """The arguments in the language: a Name is translated, an error or refusal tells its own text."""
    return {key: _said(lang, value) for key, value in args.items()}


def _said(lang: str, value: Any) -> Any:
    if isinstance(value, Name):
        return _plain(lang, value)
    return value.text(lang) if hasattr(value, "text") else value


def has(lang: str, key: str) -> bool:
    return bundle(lang).has_message(key.partition(".")[0])


def from_environment() -> str:
    """The language of the user's locale, English when we do not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def in_a_row(names: Iterable[str], lang: str) -> str:
    """Names in a row: A, B and C."""
    *most, last = names
    return text(lang, "names-and", first=", ".join(most), last=last) if most else last
