"""A catalogue as a book to be read: chapters with an introduction, statements with their rulings and examples."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from chancellery.rules.catalogue import BLOCK, HEADING, ITEM, STATEMENTS, Entry, cells
from chancellery.rules.library import LANGUAGE, REMEMBERED, catalogue_path, catalogue_text, entries, lookup
from chancellery.rules.scope import EVERYWHERE, Scope, Scopes
from chancellery.rules.stories import Part, told

RULES, EXAMPLES, RULINGS, GLOSSARY, MAKERS = "rules", "examples", "rulings", "glossary", "makers"
ROLES = (RULES, EXAMPLES, RULINGS, GLOSSARY, MAKERS)
MOST_FOLDED = 4  # statements at which a ruling is told because it names them
_CHAPTER = re.compile(r"^(?:Chapter|Rozdział) (\d+) — ")
_NUMBER = re.compile(r"^((?:[A-Z]|[A-Z]?-?\d+[a-z]?)(?:\.\d+[a-z]?)*)\.? ")
_ROW_ID = re.compile(r"^(?:\*\*)?([A-Z]{1,3}-(?:[A-Z]+-)?\d[\w.]*)(?:\*\*)?$")
_ORIGIN = re.compile(r"\s*`\[(?:inferred|public data|general knowledge|unverified|[^\]`]{3,24})\]`")
_DATA = re.compile(r"\((?:data|dane): ")
_OWN_RULING = re.compile(r"\[((?:R-\d+(?:, )?)+)\]")  # RD writes for its own rulings


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, a point of a list, a table, a statement or an example."""

    kind: str  # text, point, table, statement, example
    id: str = ""
    text: str = ""
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    ids: tuple[str, ...] = ()  # of the rows of a table, empty where a row has none
    story: tuple[Part, ...] = ()
    scope: Scope = EVERYWHERE
    rulings: tuple[str, ...] = ()  # told at this place
    examples: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    key: str
    title: str
    blocks: tuple[Block, ...]
    scope: Scope = EVERYWHERE


@dataclass(frozen=True, slots=True)
class Chapter:
    key: str
    title: str
    role: str
    intro: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Book:
    prefix: str
    lang: str
    chapters: tuple[Chapter, ...]
    about: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # a kind of thing to the statements about it
    short: Mapping[str, str] = field(default_factory=dict)  # abbreviations
    set_up: str = ""  # the chapter that the map of the set-up belongs to


@cache
def data(prefix: str) -> Mapping[str, Any]:
    """The data file beside a catalogue: `book/<name>.toml`; a game may do without."""
    path = catalogue_path(prefix, LANGUAGE)
    beside = path.parent / "book" / f"{path.stem}.toml" if isinstance(path, Path) else None
    return tomllib.loads(beside.read_text(encoding="utf-8")) if beside is not None and beside.exists() else {}


@cache
def book(prefix: str, lang: str = LANGUAGE) -> Book:
    """The book of a game; what a language lacks is told in the first one."""
    first = list(_chapters(catalogue_text(prefix)))
    words = first
    if catalogue_path(prefix, lang) is not None:
        words = list(_chapters(catalogue_text(prefix, lang)))
    given = data(prefix)
    scopes, folded = Scopes(given), _folded(prefix)
    made = (_chapter(one, said, given, scopes, folded) for one, said in zip(first, words))
    known = {entry.id for entry in entries(prefix, LANGUAGE)}
    about = {kind: tuple(_all_under(rules, known)) for kind, rules in given.get("about", {}).items()}
    short = {name: said.get(lang, said[LANGUAGE]) for name, said in given.get("short", {}).items()}
    return Book(prefix, lang, tuple(one for one in made if one.sections), about, short, given.get("set_up", ""))


# ---- reading


@dataclass(slots=True)
class _Raw:
    """A heading and what stands under it, up to the next one."""

    title: str
    lines: list[str]


@dataclass(slots=True)
class _RawChapter:
    title: str
    parts: list[_Raw]


def _chapters(text: str) -> Iterator[_RawChapter]:
    """Chapters with their sections; the part of a book that is divided into numbered chapters is not one itself."""
    chapter: _RawChapter | None = None
    for line in text.split("\n"):
        match = HEADING.match(line)
        if match and (len(match[1]) == 2 or _CHAPTER.match(match[2])):
            if chapter:
                yield chapter
            chapter = _RawChapter(match[2].strip(), [_Raw("", [])])
        elif chapter and match:
            chapter.parts.append(_Raw(match[2].strip(), []))
        elif chapter and line != "---":
            chapter.parts[-1].lines.append(line)
    if chapter:
        yield chapter


def _chapter(raw: _RawChapter, said: _RawChapter, given: Mapping[str, Any], scopes: Scopes, folded: _Folded) -> Chapter:
    key = _key(raw.title)
    role = next((role for role in ROLES if key in given.get(role, ())), RULES)
    sections = [_section(one, other, scopes, folded) for one, other in zip(raw.parts, said.parts)]
    intro = " ".join(line.removeprefix("> ") for line in said.parts[0].lines if line.startswith("> "))
    return Chapter(key, _bare(said.title), role, intro, tuple(one for one in sections if one.blocks))


def _section(raw: _Raw, said: _Raw, scopes: Scopes, folded: _Folded) -> Section:
    key = _key(raw.title) if raw.title else ""
    scope = scopes.named("", f"§{key}") if key else EVERYWHERE
    blocks = [_finished(one, other, key, scopes, folded) for one, other in zip(_blocks(raw.lines), _blocks(said.lines))]
    return Section(key, _bare(said.title), tuple(blocks), scope)


def _key(title: str) -> str:
    """The number of a heading, or its words in small letters."""
    if match := _CHAPTER.match(title) or _NUMBER.match(title):
        return match[1]
    return re.sub(r"\W+", "-", re.sub(r"\(.*", "", title).strip().lower()).strip("-")


def _bare(title: str) -> str:
    """A heading without its number and without words for those who write tests."""
    title = _CHAPTER.sub("", title)
    return re.sub(r"\s*\((?:Given|Sytuacja) /.*\)|\s*\((?:chapter|rozdział) [^)]*\)", "", _NUMBER.sub("", title))


def _blocks(lines: list[str]) -> list[Block]:
    found: list[Block] = []
    number = 0
    while number < len(lines):
        line, start = lines[number], number
        number += 1
        if not line.strip() or line.startswith(("> ", "```")):
            continue
        if line.startswith("|"):
            while number < len(lines) and lines[number].startswith("|"):
                number += 1
            found.append(_table(lines[start:number]))
        elif match := BLOCK.match(line):
            while number < len(lines) and lines[number].strip() and not lines[number].startswith("|"):
                number += 1
            words = "\n".join([" ".join(filter(None, (match[2], match[3]))), *lines[start + 1 : number]])
            story = told(words)
            found.append(Block("example", match[1], story.title, story=story.parts))
        elif match := ITEM.match(line):
            found.append(Block("statement", match[1], match[2].strip()))
        elif match := re.match(r"^(?:-|\d+\.) (.*)", line):
            found.append(Block("point", text=match[1]))
        else:
            found.append(Block("text", text=line.strip()))
    return found


def _table(lines: list[str]) -> Block:
    head, rows = cells(lines[0]), [cells(line) for line in lines[2:]]
    matches = [_ROW_ID.match(row[0]) for row in rows]
    ids = tuple(match[1] if match else "" for match in matches)
    return Block("table", head=tuple(head), rows=tuple(tuple(readable(cell) for cell in row) for row in rows), ids=ids)


def _finished(raw: Block, said: Block, section: str, scopes: Scopes, folded: _Folded) -> Block:
    """With what holds for it alone and what is told at its place."""
    scope, words = scopes.of(raw.id, raw.text, f"§{section}" if section else "")
    if words != raw.text:  # the brackets say where it holds, in any language
        said = replace(said, text=re.sub(r"^\([^)]*\)\s*", "", said.text))
    if said.kind == "statement" and lookup(said.id).group in ("examples", "derived"):
        story = told(said.text)
        if len(story.parts) > 1:
            said = replace(said, kind="example", text="", story=story.parts)
    return replace(
        said,
        text=readable(said.text),
        story=tuple(replace(part, text=readable(part.text)) for part in said.story),
        scope=scope,
        rulings=folded.rulings.get(said.id, ()),
        examples=folded.examples.get(said.id, ()),
    )


def readable(text: str) -> str:
    """Without the marks that say where a value comes from; what is named can be looked up."""
    text = _OWN_RULING.sub(lambda match: f"[{match[1].replace('R-', 'RD-R-')}]", text)
    return _DATA.sub("(", _ORIGIN.sub("", text))


# ---- what is told where


@dataclass(frozen=True, slots=True)
class _Folded:
    rulings: Mapping[str, tuple[str, ...]]
    examples: Mapping[str, tuple[str, ...]]


@cache
def _folded(prefix: str) -> _Folded:
    """Rulings go to the statements that name them and to the first that they name; examples to what they show."""
    every = {entry.id: entry for entry in entries(prefix, LANGUAGE)}
    statements = [entry for entry in every.values() if entry.group == STATEMENTS]
    rulings: dict[str, list[str]] = {}
    for entry in statements:
        for one in entry.cites:
            if one in every and every[one].group == RULINGS:
                rulings.setdefault(entry.id, []).append(one)
    for entry in every.values():
        if entry.group == RULINGS:
            for one in _statements(entry, every)[:MOST_FOLDED]:
                if entry.id not in rulings.setdefault(one, []):
                    rulings[one].append(entry.id)
    shown: dict[str, list[str]] = {}
    for entry in every.values():
        if entry.group in (EXAMPLES, "derived"):
            for one in _statements(entry, every):
                shown.setdefault(one, []).append(entry.id)
    return _Folded(*({key: tuple(ones) for key, ones in found.items()} for found in (rulings, shown)))


def _statements(entry: Entry, every: Mapping[str, Entry]) -> list[str]:
    return [one for one in entry.cites if one in every and every[one].group == STATEMENTS]


def _all_under(rules: list[str], known: set[str]) -> Iterator[str]:
    """Ids, or the beginnings of ids, in the order given."""
    for rule in rules:
        yield from (
            (one for one in known if one == rule)
            if rule in known
            else sorted(
                (one for one in known if one.startswith(f"{rule}.")),
                key=lambda one: [*map(int, re.findall(r"\d+", one))],
            )
        )


REMEMBERED += [data.cache_clear, book.cache_clear, _folded.cache_clear]
