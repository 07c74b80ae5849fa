"""The two files of the conformance report: conformance.json for programs, conformance.md for people."""

from __future__ import annotations

import json
from typing import Any

from chancellery.rules import natural
from chancellery.rules.coverage import Report

GAMES = {"K": "Coalitions", "RP": "Realpolitik", "RD": "Raison d'État", "M": "Maria", "IS": "Imperial Struggle"}
GROUPS = ("rulings", "examples", "derived", "invariants", "differences", "data")
HEAD = """# Conformance

Written by `make conformance`; a full run of the tests fails when it is out of date.

A statement of a rules catalogue (`docs/rules`) is proven when at least one test that names it passes and none that
names it fails. `chancellery rules ID` shows a statement, `chancellery rules --coverage` these numbers.

Shared: a rule that games of the Coalitions family have in common and that is written once for all of them. Each game
proves it by tests that name its own id; the ids of the other games stand behind those tests.
"""


def as_json(report: Report) -> str:
    return json.dumps(report, indent=1, ensure_ascii=False) + "\n"


def as_markdown(report: Report) -> str:
    lines = [HEAD, "| game | statements | proven | open | shared | proven of these |", "|---|---:|---:|---:|---:|---:|"]
    lines += [f"| {GAMES[prefix]} ({prefix}) | {_numbers(game)} | {_shared(game)} |" for prefix, game in report.items()]
    for prefix, game in report.items():
        lines += ["", f"## {GAMES[prefix]}", ""]
        lines += _game(game) if game["tests"] else ["No test names a statement of this game yet."]
    return "\n".join(lines) + "\n"


def _numbers(counted: dict[str, Any]) -> str:
    return f"{counted['statements']} | {counted['proven']} | {len(counted['open'])}"


def _shared(game: dict[str, Any]) -> str:
    return f"{game['shared']['statements']} | {game['shared']['proven']}" if "shared" in game else "– | –"


def _game(game: dict[str, Any]) -> list[str]:
    lines = ["| chapter | statements | proven | open |", "|---|---:|---:|---:|"]
    lines += [f"| {chapter} | {_numbers(counted)} |" for chapter, counted in game["chapters"].items()]
    lines += [f"| {group} | {_numbers(game[group])} |" for group in GROUPS if group in game]
    open_chapters = {chapter: counted["open"] for chapter, counted in game["chapters"].items() if counted["open"]}
    if open_chapters:
        lines += ["", "Open:", ""]
        lines += [f"- chapter {chapter}: {', '.join(ids)}" for chapter, ids in open_chapters.items()]
    shared = game.get("shared", {"open": [], "ids": {}})
    if shared["open"]:
        lines += ["", f"Shared and open: {', '.join(shared['open'])}"]
    lines += ["", "Proven:", ""]
    for rule_id in sorted(game["tests"], key=natural):
        same = f" (shared: {', '.join(shared['ids'][rule_id])})" if rule_id in shared["ids"] else ""
        lines.append(f"- {rule_id}: {', '.join(f'`{name}`' for name in game['tests'][rule_id])}{same}")
    return lines
