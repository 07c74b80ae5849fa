"""Worked examples as stories: the position, what happens, the result."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

POSITION, HAPPENS, RESULT, NOTE = "position", "happens", "result", "note"
_WORDS = {
    "Given": POSITION,
    "When": HAPPENS,
    "Then": RESULT,
    "When/Then": HAPPENS,
    "Sytuacja": POSITION,
    "Inna sytuacja": POSITION,
    "Ruch": HAPPENS,
    "Inny ruch": HAPPENS,
    "Ruch i wynik": HAPPENS,
    "Wynik": RESULT,
    "And": "",
    "Oraz": "",
}
_NAMES = "|".join(sorted(_WORDS, key=len, reverse=True))
_AT_START = re.compile(rf"^(?:- )?({_NAMES})\b( instead)?( \([^)]*\))?:? ")
_INSIDE = re.compile(rf"(?<=[.;] )({_NAMES})( instead)?:? (?=\S)")
_ONE_LINE = re.compile(r"^Given (.*?)(?:, when (.*?))?,? then (.*)$", re.S)
_CITES = re.compile(r"(?:^- |(?<=[.;] )|\s—\s)(?:Exercises|exercises|Dotyczy|dotyczy):? [A-Z]+-.*$")
_IDS = re.compile(r"\s*[(*](?:Exercises |Dotyczy )?[A-Z]{1,3}-(?:[A-Z]+-)?\d.*$")
_CHAPTER = re.compile(r"\s*\((?:(?:chapter|rozdział) )?\d{1,2}(?:\.\d+)*(?:[,;][^)]*)?\)$")


@dataclass(frozen=True, slots=True)
class Part:
    """A passage of an example. `instead` marks one that tells another course of events."""

    kind: str
    text: str
    instead: bool = False


@dataclass(frozen=True, slots=True)
class Story:
    title: str
    parts: tuple[Part, ...]


def told(text: str) -> Story:
    """An example of a catalogue as a story; its list of ids is left out, for the book links them anyway."""
    lines = [_CITES.sub("", line).rstrip() for line in text.split("\n")]
    first, *rest = lines
    if not rest:
        return Story("", tuple(replace(part, text=_capital(part.text)) for part in _one_line(first)))
    parts: list[Part] = []
    for line in filter(None, rest):
        parts += _passages(line, parts[-1].kind if parts else POSITION)
    return Story(_capital(_title(first)), tuple(replace(part, text=_capital(part.text)) for part in parts))


def _title(line: str) -> str:
    return _CHAPTER.sub("", _IDS.sub("", line).strip(" —–."))


def _passages(line: str, before: str) -> list[Part]:
    """A line may tell what happens and the result at once."""
    match = _AT_START.match(line)
    if match is None:
        return [Part(NOTE if before == RESULT else before, line.removeprefix("- "))]
    kind, instead = _kind(match, before)
    body = (match[3] or "").strip() + " " + line[match.end() :]
    found: list[Part] = []
    while (inner := _INSIDE.search(body)) and (":" in inner[0]):
        found.append(Part(kind, body[: inner.start()].strip(), instead))
        kind, instead = _kind(inner, kind)
        body = body[inner.end() :]
    return [*found, Part(kind, body.strip(), instead)]


def _kind(match: re.Match[str], before: str) -> tuple[str, bool]:
    return _WORDS[match[1]] or before, bool(match[2]) or match[1].startswith("Inn")


def _one_line(line: str) -> list[Part]:
    """Given ..., when ..., then ... in one sentence."""
    if line.startswith("Sytuacja: "):
        return _passages(line, POSITION)
    if match := _ONE_LINE.match(line):
        kinds = (POSITION, HAPPENS, RESULT)
        return [Part(kind, words) for kind, words in zip(kinds, match.groups()) if words]
    return [Part(NOTE, line)]


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
