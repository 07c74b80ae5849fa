"""The Polish texts keep to the words of the Polish rulebooks: one thing, one word, in the program and in the rules."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
# Where the words of a glossary are used: folders of messages or of examples, catalogues of rules, other files.
USED_IN = {
    "family": [
        "src/chancellery/games/coalitions/locale/pl",
        *(f"src/chancellery/games/coalitions/{part}/examples" for part in ("base", "realpolitik", "raison_detat")),
        *(f"docs/rules/pl/{game}.md" for game in ("coalitions", "realpolitik", "raison_detat")),
    ],
    "maria": [
        "src/chancellery/games/maria/locale/pl",
        "src/chancellery/games/maria/examples",
        "docs/rules/pl/maria.md",
    ],
    "imperial_struggle": [
        "src/chancellery/games/imperial_struggle/locale/pl",
        "src/chancellery/games/imperial_struggle/examples",
        "docs/rules/pl/imperial_struggle.md",
    ],
    "shared": [
        "src/chancellery/locale/pl",
        "web/src/i18n/pl.ts",
        *sorted(str(path.relative_to(ROOT)) for path in (ROOT / "web" / "src").glob("*/words.ts")),
    ],
}
TERMS = [
    pytest.param(name, row, id=f"{name}-{row['en']}")
    for name in USED_IN
    if (DATA / f"glossary_{name}.toml").exists()
    for row in tomllib.loads((DATA / f"glossary_{name}.toml").read_text(encoding="utf-8"))["term"]
]
RULE = re.compile(r"\W*\*\*([A-Z]+-[\w.-]+)\*\*")


class Words(Visitor):
    """The words of a pattern, without what is filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.found.append(node.value)


def messages(path: Path) -> Iterator[tuple[str, str]]:
    """All texts of a file by their keys; those of an attribute by `key.attribute`."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            parts = [
                (entry.id.name, entry.value),
                *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
            ]
            for key, pattern in parts:
                words = Words()
                words.visit(pattern)
                yield key, " ".join(words.found)


def said(path: Path) -> Iterator[tuple[str, str]]:
    """All Polish texts of a file of data, by its name."""

    def within(data: Any) -> Iterator[str]:
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            if isinstance(value, str):
                yield from [value] if key == "pl" else []
            elif isinstance(value, (dict, list)):
                yield from within(value)

    yield from ((path.stem, text) for text in within(tomllib.loads(path.read_text(encoding="utf-8"))))


@cache
def texts(name: str) -> tuple[tuple[str, str], ...]:
    """What a player reads: messages by their keys, rules by their ids, other lines by the name of the file."""
    found: list[tuple[str, str]] = []
    for path in (ROOT / used for used in USED_IN[name]):
        if path.is_dir():
            found += [one for file in sorted(path.glob("*.ftl")) for one in messages(file)]
            found += [one for file in sorted(path.glob("*.toml")) for one in said(file)]
        elif path.exists():
            whole = path.read_text(encoding="utf-8")
            for line in (whole.rpartition("const pl")[2] if path.suffix == ".ts" else whole).splitlines():
                rule = RULE.match(line)
                found.append((rule[1] if rule else path.name, line))
    return tuple(found)


@pytest.mark.parametrize(("name", "term"), TERMS)
def test_no_text_has_a_word_that_the_glossary_gave_up(name: str, term: dict[str, Any]) -> None:
    allowed = set(term.get("except", ()))
    for never in term.get("never", ()):
        pattern = re.compile(never)
        wrong = {key: said for key, said in texts(name) if key not in allowed and pattern.search(said)}
        assert wrong == {}, never


@pytest.mark.parametrize(("name", "term"), TERMS)
def test_the_word_of_the_glossary_is_used(name: str, term: dict[str, Any]) -> None:
    stems = [word[: max(3, len(word) - 3)] for word in term["pl"].split()]
    pattern = re.compile(r"\S*\s+".join(re.escape(stem) for stem in stems), re.IGNORECASE)
    assert any(pattern.search(said) for _, said in texts(name)), pattern.pattern
