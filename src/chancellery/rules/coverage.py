"""How much of the catalogues the tests prove: the shape of docs/conformance.json."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from chancellery.rules.catalogue import STATEMENTS, natural
from chancellery.rules.library import ids, lookup, packaged, prefixes

FILE = "conformance.json"
ALWAYS = ("rulings", "examples", "derived")
WHERE_PRINTED = ("invariants", "differences", "data")  # groups that only some catalogues have

Report = dict[str, dict[str, Any]]
Twins = Mapping[str, Collection[str]]  # an id to those that other games have for the same rule
NONE: Twins = MappingProxyType({})


def build(passed: Mapping[str, Iterable[str]], failed: Collection[str] = (), twins: Twins = NONE) -> Report:
    """The report for these passing tests by id; an id that a failing test names is open.

    A rule shared with other games is proven for each game by the tests that name its own id.
    """
    tests = {rule_id: sorted(set(names)) for rule_id, names in passed.items() if rule_id not in failed}
    return {prefix: _of_game(prefix, tests, twins) for prefix in prefixes()}


def _of_game(prefix: str, tests: Mapping[str, list[str]], twins: Twins) -> dict[str, Any]:
    statements = ids(prefix)
    chapters: dict[str, list[str]] = {}
    for rule_id in statements:
        chapters.setdefault(lookup(rule_id).chapter, []).append(rule_id)
    groups = {group: ids(prefix, group) for group in (*ALWAYS, *WHERE_PRINTED)}
    known = {*statements, *(rule_id for group in groups.values() for rule_id in group)}
    return {
        **_count(statements, tests),
        "tests": {rule_id: tests[rule_id] for rule_id in sorted(tests, key=natural) if rule_id in known},
        "chapters": {chapter: _count(chapters[chapter], tests) for chapter in sorted(chapters, key=natural)},
        **{name: _count(group, tests) for name, group in groups.items() if group or name in ALWAYS},
        **_shared(statements, sorted(known & twins.keys(), key=natural), tests, twins),
    }


def _shared(statements: list[str], ids: list[str], tests: Mapping[str, list[str]], twins: Twins) -> dict[str, Any]:
    """How many statements are rules that other games have too, and what those call them and the rulings."""
    if not ids:
        return {}
    counted = _count([rule_id for rule_id in statements if rule_id in twins], tests)
    return {"shared": {**counted, "ids": {rule_id: list(twins[rule_id]) for rule_id in ids}}}


def _count(rule_ids: list[str], tests: Mapping[str, list[str]]) -> dict[str, Any]:
    open_ids = [rule_id for rule_id in rule_ids if rule_id not in tests]
    return {STATEMENTS: len(rule_ids), "proven": len(rule_ids) - len(open_ids), "open": open_ids}


def load() -> Report:
    """The report that was committed; without one everything is open."""
    path = packaged(FILE, FILE)
    if not path.exists():
        return build({})
    report: Report = json.loads(path.read_text(encoding="utf-8"))
    return report


def shared_with(rule_id: str, report: Report | None = None) -> tuple[str, ...]:
    """The ids that other games have for the same rule, as the report says."""
    game = (load() if report is None else report).get(rule_id.partition("-")[0], {})
    return tuple(game.get("shared", {}).get("ids", {}).get(rule_id, ()))
