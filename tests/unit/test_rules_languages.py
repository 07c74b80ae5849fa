"""Both languages of the catalogues say the same: line by line, entry by entry."""

from __future__ import annotations

import pytest

from chancellery.locale import LANGUAGES
from chancellery.rules import catalogue_text, prefixes
from chancellery.rules.catalogue import read
from scripts.rule_pairs import PAIRS, POLISH, RULES, catalogues, compare, differences, unpaired

CATALOGUES = [*prefixes(), "FAM"]


@pytest.mark.parametrize("name", catalogues())
def test_line_by_line(name):
    """Headings, statements, rows and cells, ids, code and numbers."""
    assert compare((RULES / name).read_text(encoding="utf-8"), (POLISH / name).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", catalogues())
def test_nothing_was_changed_in_one_language_only(name):
    assert unpaired(name, set(PAIRS.read_text().split("\n"))) == [], "see CONTRIBUTING: both languages of a rule"


@pytest.mark.parametrize("prefix", CATALOGUES)
def test_entry_by_entry(prefix):
    """Every statement, ruling and example is there in each language, with the same citations, in the same place."""
    english, *others = ([*read(prefix, catalogue_text(prefix, lang), lang)] for lang in LANGUAGES)
    for other in others:
        assert [(one.id, one.group, one.cites) for one in english] == [(one.id, one.group, one.cites) for one in other]


@pytest.mark.parametrize(
    ("english", "polish", "why"),
    [
        ("- **M-1.1** Draw 3 cards.", "- **M-1.1** Dobierz 4 karty.", "numbers"),
        ("- **M-1.1** See M-1.2.", "- **M-1.1** Zob. M-1.3.", "ids"),
        ("| a | b |", "| a |", "row"),
        ("## 1 One", "### 1 Jeden", "heading"),
        (
            "A general with no army left is removed at once.",
            "A general with no army left is removed at once.",
            "not translated",
        ),
        ("It costs 2 `[inferred]`.", "Kosztuje 2 `[inferred]`.", "ids or code"),
    ],
)
def test_what_is_noticed(english, polish, why):
    assert any(why in found for found in differences(english, polish))


def test_a_change_of_one_language_is_noticed(tmp_path, monkeypatch):
    monkeypatch.setattr("scripts.rule_pairs.RULES", tmp_path)
    monkeypatch.setattr("scripts.rule_pairs.POLISH", tmp_path / "pl")
    (tmp_path / "pl").mkdir()
    (tmp_path / "x.md").write_text("One.\nTwo.\n")
    (tmp_path / "pl" / "x.md").write_text("Jeden.\nDwa.\n")
    from scripts.rule_pairs import pairs

    known = set(pairs("x.md"))
    assert unpaired("x.md", known) == []
    (tmp_path / "x.md").write_text("One.\nTwo!\n")
    assert unpaired("x.md", known) == ["x.md: changed in English: Two!"]
    (tmp_path / "x.md").write_text("One.\nTwo.\n")
    (tmp_path / "pl" / "x.md").write_text("Raz.\nDwa.\n")
    assert unpaired("x.md", known) == ["x.md: changed in Polish: One."]
