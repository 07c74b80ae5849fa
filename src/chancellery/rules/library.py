"""Finds the catalogues and looks things up in all of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from chancellery.rules.catalogue import FAMILY, STATEMENTS, Entry, natural, read

LANGUAGE = "en"  # in which every catalogue is written; the others are translations
_CATALOGUES: dict[str, Mapping[str, Traversable]] = {}  # by prefix and language
_HERE = Path(__file__).parent
_SOURCE_TREE = _HERE.parents[2] / "docs"
_MOST_SUGGESTIONS = 8
REMEMBERED: list[Callable[[], None]] = []  # forget what was made of the catalogues


class UnknownRule(LookupError):
    """An id that no catalogue has, with those that may have been meant."""

    def __init__(self, rule_id: str, suggestions: list[str]) -> None:
        super().__init__(rule_id, suggestions)
        self.id = rule_id
        self.suggestions = suggestions

    def __str__(self) -> str:
        return f"{self.id}: {', '.join(self.suggestions)}" if self.suggestions else self.id


def packaged(name: str, in_docs: str) -> Path:
    """A file of the wheel, or the same file of the source tree's docs."""
    path = _HERE / name
    return path if path.exists() else _SOURCE_TREE / in_docs


def own(name: str) -> Mapping[str, Traversable]:
    """A catalogue that comes with Chancellery, in each language."""
    folder = packaged("catalogues", "rules")
    translated = {other.name: other / name for other in sorted(folder.iterdir()) if (other / name).is_file()}
    return {LANGUAGE: folder / name, **translated}


def add(prefix: str, catalogues: Mapping[str, Traversable]) -> None:
    """Makes the catalogue of a game known, in its languages."""
    _CATALOGUES[prefix] = catalogues
    for remembered in (catalogue_text, _catalogue, _all, _citations):
        remembered.cache_clear()
    for forget in REMEMBERED:
        forget()


def prefixes() -> tuple[str, ...]:
    """The prefixes of the games' statements."""
    return tuple(prefix for prefix in _CATALOGUES if prefix != FAMILY)


def catalogue_path(prefix: str, lang: str = LANGUAGE) -> Traversable | None:
    """The file of a catalogue in a language, if there is one."""
    return _CATALOGUES[prefix].get(lang)


def entries(prefix: str, lang: str = LANGUAGE) -> list[Entry]:
    """All entries of a catalogue, in its order; they name only what exists."""
    return [lookup(rule_id, lang) for rule_id in _catalogue(prefix, lang)]


@cache
def catalogue_text(prefix: str, lang: str = LANGUAGE) -> str:
    return _CATALOGUES[prefix][lang].read_text(encoding="utf-8")


@cache
def _catalogue(prefix: str, lang: str) -> dict[str, Entry]:
    """The entries of a catalogue; what is not there in a language is told in the first one."""
    first = read(prefix, catalogue_text(prefix))
    ours = read(prefix, catalogue_text(prefix, lang), lang) if lang in _CATALOGUES[prefix] else []
    return {entry.id: entry for entry in (*first, *ours)}


@cache
def _all(lang: str) -> Mapping[str, Entry]:
    """Every entry by the key of its id; citations of what does not exist are left out."""
    entries = {entry.id: entry for prefix in _CATALOGUES for entry in _catalogue(prefix, lang).values()}
    return {
        _key(entry.id): replace(entry, cites=tuple(one for one in entry.cites if one in entries))
        for entry in entries.values()
    }


@cache
def _citations() -> Mapping[str, tuple[str, ...]]:
    named: dict[str, list[str]] = {}
    for entry in _all(LANGUAGE).values():
        for one in entry.cites:
            named.setdefault(one, []).append(entry.id)
    return {rule_id: tuple(sorted(by, key=natural)) for rule_id, by in named.items()}


def _key(rule_id: str) -> str:
    """An id as anybody may type it: k 8.3.2, K-R-7, K–EX–3."""
    plain = re.sub(r"[\s_–—-]+", "-", rule_id.strip().upper()).strip("-.")
    plain = re.sub(r"^([A-Z]+)(?=\d)", r"\1-", plain)
    return re.sub(r"\d+", lambda digits: str(int(digits[0])), plain)


def lookup(rule_id: str, lang: str = LANGUAGE) -> Entry:
    """The entry with this id; raises UnknownRule."""
    entry = _all(lang).get(_key(rule_id))
    if entry is None:
        raise UnknownRule(rule_id, suggest(rule_id))
    return entry


def section(rule_id: str, lang: str = LANGUAGE) -> list[Entry]:
    """The statements of a chapter or section: K-8 or K-8.3."""
    key = _key(rule_id)
    return [entry for name, entry in _all(lang).items() if name.startswith(f"{key}.") and entry.group == STATEMENTS]


def suggest(rule_id: str) -> list[str]:
    """Ids that may have been meant: those of the section, or those spelt alike."""
    inside = [entry.id for entry in section(rule_id)]
    if inside:
        return sorted(inside, key=natural)[:_MOST_SUGGESTIONS]
    key = _key(rule_id)
    prefix = key.partition("-")[0]
    every = _all(LANGUAGE)
    known = [name for name in every if name.startswith(f"{prefix}-")] if prefix in _CATALOGUES else list(every)
    return [every[name].id for name in get_close_matches(key, known, 5, 0.6)]


def ids(prefix: str, group: str = STATEMENTS) -> list[str]:
    """The ids of a group of a catalogue, in order."""
    return sorted((entry.id for entry in _catalogue(prefix, LANGUAGE).values() if entry.group == group), key=natural)


def statements(prefix: str) -> list[str]:
    """The numbered rule statements of a game: K-0.1, K-8.3.2."""
    return ids(prefix)


def cited_by(rule_id: str) -> tuple[str, ...]:
    """The entries that name this one."""
    return _citations().get(lookup(rule_id).id, ())
