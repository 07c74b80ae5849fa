"""`chancellery rules`: shows a rule of the catalogues, and how many of them the tests prove."""

from __future__ import annotations

import re
from typing import Any

from chancellery.locale import text
from chancellery.rules import UnknownRule, cited_by, load, lookup, section, shared_with
from chancellery.rules.catalogue import Entry
from chancellery.rules.coverage import Report

FINE, WRONG = 0, 2
MOST_CITED = 12
COUNTED = ("statements", "proven", "open")
KEPT = (*COUNTED, "chapters")


def show(rule_id: str, lang: str) -> tuple[int, str]:
    """The exit code, and the rule with what it names and what names it; K-8.3 shows the whole section."""
    try:
        return FINE, _rule(lookup(rule_id, lang), lang)
    except UnknownRule as unknown:
        inside = section(rule_id, lang)
        if inside:
            return FINE, _section(inside, lang)
        lines = [text(lang, "rules-unknown", id=rule_id)]
        if unknown.suggestions:
            lines.append(text(lang, "rules-suggestions", ids=", ".join(unknown.suggestions)))
        return WRONG, "\n".join(lines)


def coverage(report: Report | None = None) -> Report:
    """Per game the number of statements, how many a passing test names, and the open ones; also by chapter.

    The same of the statements that are rules of several games, where a game has such.
    """
    games = (load() if report is None else report).items()
    return {prefix: {**{name: game[name] for name in KEPT}, **_shared(game)} for prefix, game in games}


def _shared(game: dict[str, Any]) -> dict[str, Any]:
    return {"shared": {name: game["shared"][name] for name in COUNTED}} if "shared" in game else {}


def coverage_table(lang: str, report: Report | None = None) -> str:
    """The coverage as a table, with the chapters of each game that has any proof."""
    columns = [text(lang, f"rules-column-{name}") for name in ("game", "statements", "proven", "open", "shared")]
    rows = [columns]
    for prefix, game in coverage(report).items():
        shared = _counted(game["shared"])[:2] if "shared" in game else []
        rows.append([text(lang, "rules-game", prefix=prefix), *_counted(game), " / ".join(shared)])
        if game["proven"]:
            for chapter, counted in game["chapters"].items():
                rows.append([text(lang, "rules-chapter", chapter=chapter), *_counted(counted), ""])
    widths = [max(len(row[place]) for row in rows) for place in range(len(columns))]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows]
    return "\n".join([lines[0], "-" * len(lines[0]), *lines[1:]])


def _counted(counted: dict[str, Any]) -> list[str]:
    share = counted["proven"] / counted["statements"] if counted["statements"] else 1.0
    return [str(counted["statements"]), f"{counted['proven']} ({share:.0%})", str(len(counted["open"]))]


def _rule(entry: Entry, lang: str) -> str:
    lines = [_title(entry), "", plain(entry.text), ""]
    if entry.cites:
        lines.append(text(lang, "rules-cites", ids=_listed(entry.cites)))
    if cited := cited_by(entry.id):
        lines.append(text(lang, "rules-cited-by", ids=_listed(cited)))
    if same := shared_with(entry.id):
        lines.append(text(lang, "rules-shared", ids=", ".join(same)))
    lines.append(_proof(entry, lang))
    return "\n".join([*lines, *note(entry, lang)])


def _section(entries: list[Entry], lang: str) -> str:
    lines = [entries[0].heading, ""]
    lines += [f"{entry.id}  {plain(entry.text)}" for entry in entries]
    return "\n".join([*lines, *note(entries[0], lang)])


def _title(entry: Entry) -> str:
    return f"{entry.id} · {entry.heading}" if entry.heading else entry.id


def _listed(ids: tuple[str, ...]) -> str:
    return ", ".join(ids[:MOST_CITED]) + (" …" if len(ids) > MOST_CITED else "")


def _proof(entry: Entry, lang: str) -> str:
    tests: list[str] = load().get(entry.id.partition("-")[0], {}).get("tests", {}).get(entry.id, [])
    return text(lang, "rules-proven", tests=", ".join(tests)) if tests else text(lang, "rules-open")


def note(entry: Entry, lang: str) -> list[str]:
    """A word on a rule that its game does not tell in the reader's language."""
    return [] if entry.lang == lang else ["", text(lang, "rules-language-note")]


def plain(words: str) -> str:
    """Catalogue text for a terminal, without the marks of Markdown."""
    words = re.sub(r"\*\*([^*]+)\*\*|(?<!\w)\*([^*\n]+)\*(?!\w)", lambda match: match[1] or match[2], words)
    return words.replace("`", "")
