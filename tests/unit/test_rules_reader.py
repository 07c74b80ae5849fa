"""The reader of the rules catalogues and `chancellery rules`."""

from __future__ import annotations

import doctest
import json
import re

import pytest

import chancellery.rules
from chancellery.cli import rules as cli
from chancellery.locale import LANGUAGES, bundle
from chancellery.rules import (
    UnknownRule,
    build,
    catalogue_text,
    cited_by,
    ids,
    load,
    lookup,
    natural,
    prefixes,
    section,
    shared_with,
    statements,
    suggest,
)
from chancellery.rules.catalogue import read

COUNTS = {"K": 499, "RP": 506, "RD": 488, "M": 451, "IS": 396}


@pytest.mark.parametrize("prefix", prefixes())
def test_every_id_in_bold_is_an_entry(prefix):
    """An independent count: all ids that the file sets in bold at the start of a line or cell."""
    bold = re.findall(rf"^(?:- |\| )?\*\*({prefix}-[\w.-]*\w)", catalogue_text(prefix), re.M)
    assert len(bold) == len(set(bold)) > 500
    assert all(lookup(rule_id).id == rule_id for rule_id in bold)
    numbered = [rule_id for rule_id in bold if re.fullmatch(rf"{prefix}-(\d+|SU)(\.\d+)+", rule_id)]
    assert statements(prefix) == sorted(numbered, key=natural)
    assert len(numbered) == COUNTS[prefix]


@pytest.mark.parametrize("prefix", [*prefixes(), "FAM"])
def test_no_entry_is_empty(prefix):
    for entry in read(prefix, catalogue_text(prefix)):
        assert entry.text
        assert entry.chapter
        assert "**" + entry.id not in entry.text


@pytest.mark.parametrize(
    ("prefix", "group", "number"),
    [
        ("K", "rulings", 86),
        ("K", "examples", 20),
        ("K", "derived", 16),
        ("RP", "examples", 11),
        ("RP", "derived", 27),
        ("RP", "differences", 83),
        ("RD", "examples", 18),
        ("RD", "derived", 0),
        ("RD", "invariants", 12),
        ("M", "examples", 13),
        ("M", "derived", 17),
        ("IS", "examples", 29),
        ("IS", "data", 56),
        ("FAM", "rulings", 34 + 13),
        ("FAM", "invariants", 33),
    ],
)
def test_groups_beside_the_statements(prefix, group, number):
    assert len(ids(prefix, group)) == number


@pytest.mark.parametrize(
    ("rule_id", "chapter", "begins"),
    [
        ("K-0.1", "0", "Coalitions is a diceless negotiation and war game"),
        ("K-4.10.2", "4", "The Arbiter may not be in the same Coalition"),
        ("K-13.1.7", "13", "1792, Spain: the Spanish Territories are Leon"),
        ("K-R-17", "Rulings", "*Card 3.* It may be played face up only if"),
        ("K-EX-10", "Examples of the rulebook (Given / When / Then)", "Battle of Holland (chapter 8) — exercises"),
        ("K-S-4.1b", "State machine", "Who: player of RU"),
        ("RP-EX-01", "12. Worked examples", "kinds of Territories (RP-5.2.4"),
        ("RP-14.1.1", "14", "Decision: Choose Action card"),
        ("RD-2.1.3", "2", "component: General pawns"),
        ("RD-R-12", "H. Rulings", "Component limits: Generals"),  # not the row of the table at a glance
        ("M-EX-D03", "26. Worked examples", "Zero score without a suit card"),
        ("IS-7.2.1.0.1", "7", "CP must be spent before the next theater"),
        ("IS-SU.1", "SU", "Event draw pile"),
        ("IS-C-05", "Printed data the rulebook does not give", "Datum: Ohio Forks"),
        ("FAM-3.17", "3. Same printed wording, one ruling", "Family ruling: A card whose ability needs a target"),
        ("FAM-D.5", "3. Same printed wording, one ruling", "Subject: Gifts, passage and Sea Routes"),
        ("FAM-INV-22", "4. Invariants for property tests", "Equal hidden-blind states give equal views"),
        ("FAM-1.15", "1. Topic by topic", "Movement types\n| Common rule"),
    ],
)
def test_lookup(rule_id, chapter, begins):
    entry = lookup(rule_id)
    assert (entry.id, entry.chapter) == (rule_id, chapter)
    assert entry.text.startswith(begins)


def test_examples_and_tables_are_complete():
    assert lookup("K-EX-10").text.count("\n") == 10
    assert lookup("K-EX-10").text.endswith("members of the British Coalition against a French General).")
    assert "| 6 | OT | RU | PR | AU | FR | GB |" in lookup("K-D-06").text


@pytest.mark.parametrize("typed", ["K-R-07", "k-r-7", "K R 07", " K–R–7 ", "k_r_007"])
def test_ids_may_be_typed_carelessly(typed):
    assert lookup(typed).id == "K-R-07"


def test_citations_and_ranges():
    assert lookup("K-EX-10").cites[:5] == ("K-8.0.2", "K-8.1.1", "K-8.1.2", "K-8.1.3", "K-8.2.1")
    assert {"K-7.6.39", "K-7.6.40"} <= set(lookup("K-R-29").cites)  # K-7.6.39/40
    assert {"K-R-48", "K-R-49"} <= set(lookup("FAM-D.2").cites)  # K-R-48–49
    assert "RD-R-12" in lookup("RD-2.2.2").cites
    assert {f"RD-7.3.{number}" for number in range(1, 6)} <= set(lookup("RD-EX-01").cites)  # RD-7.3.1–7.3.5
    assert "K-8.3.17" in cited_by("K-R-17")


def test_unknown_ids_get_suggestions():
    with pytest.raises(UnknownRule) as caught:
        lookup("K-8.3.99")
    assert "K-8.3.19" in caught.value.suggestions
    assert suggest("K-8.3")[:2] == ["K-8.3.1", "K-8.3.2"]
    assert suggest("nonsense") == []
    assert suggest("") == []


def test_sections():
    assert [entry.id for entry in section("K-8.5")] == ["K-8.5.1", "K-8.5.2", "K-8.5.3"]
    assert {entry.chapter for entry in section("k-8")} == {"8"}
    assert section("K-R") == []


def test_ids_sort_as_people_count():
    assert sorted(["K-4.10.1", "K-4.9.1", "K-10.1.1", "K-R-03"], key=natural) == [
        "K-4.9.1",
        "K-4.10.1",
        "K-10.1.1",
        "K-R-03",
    ]


def test_the_readme_of_the_package_is_true():
    assert doctest.testmod(chancellery.rules).failed == 0


# ---- coverage


def test_build_counts_what_passed_and_not_what_failed():
    report = build({"K-8.3.2": ["b", "a", "a"], "K-8.3.3": ["a"], "K-EX-10": ["a"], "FAM-3.1": ["a"]}, {"K-8.3.3"})
    game = report["K"]
    assert list(report) == ["K", "IS", "M", "RD", "RP"]  # in the order of the games
    assert (game["statements"], game["proven"], len(game["open"])) == (499, 1, 498)
    assert game["tests"] == {"K-8.3.2": ["a", "b"], "K-EX-10": ["a"]}
    assert game["chapters"]["8"]["proven"] == 1
    assert "K-8.3.2" not in game["chapters"]["8"]["open"]
    assert "K-8.3.3" in game["chapters"]["8"]["open"]
    assert (game["examples"]["statements"], game["examples"]["proven"]) == (20, 1)
    assert game["derived"]["proven"] == 0
    assert list(game["chapters"]) == [str(number) for number in range(14)]
    assert list(report["IS"]["chapters"])[-1] == "SU"
    json.dumps(report)


TWINS = {
    "K-8.3.2": ("RP-9.4.7", "RD-10.4.2"),
    "K-8.3.3": ("RP-9.4.3",),
    "K-R-16": ("RP-R-55",),
    "RP-9.4.3": ("K-8.3.3",),
    "RP-9.4.7": ("K-8.3.2", "RD-10.4.2"),
}


def test_build_counts_the_rules_that_games_share():
    report = build({"K-8.3.2": ["a"], "K-8.3.1": ["a"], "K-R-16": ["a"], "RP-9.4.3": ["a"]}, {"RP-9.4.3"}, TWINS)
    assert report["K"]["shared"] == {
        "statements": 2,
        "proven": 1,
        "open": ["K-8.3.3"],
        "ids": {"K-8.3.2": ["RP-9.4.7", "RD-10.4.2"], "K-8.3.3": ["RP-9.4.3"], "K-R-16": ["RP-R-55"]},
    }
    assert report["K"]["proven"] == 2
    assert report["RP"]["shared"]["open"] == ["RP-9.4.3", "RP-9.4.7"]  # the proof in another game does not count here
    assert "shared" not in report["RD"]
    assert shared_with("RP-9.4.7", report) == ("K-8.3.2", "RD-10.4.2")
    assert shared_with("K-8.3.1", report) == shared_with("IS-1.1", report) == ()


def test_coverage_of_shared_rules():
    report = build({"K-8.3.2": ["a"], "K-8.3.1": ["a"]}, (), TWINS)
    found = cli.coverage(report)
    assert found["K"]["shared"] == {"statements": 2, "proven": 1, "open": ["K-8.3.3"]}
    assert set(found["RD"]) == {"statements", "proven", "open", "chapters"}
    table = cli.coverage_table("en", report).splitlines()
    assert table[0].split() == ["game", "statements", "proven", "open", "shared", "/", "proven"]
    coalitions = next(line for line in table if line.startswith("Coalitions (K)"))
    assert coalitions.split() == ["Coalitions", "(K)", "499", "2", "(0%)", "497", "2", "/", "1", "(50%)"]
    assert next(line for line in table if line.startswith("Maria (M)")).endswith(" 451")


def test_coverage_has_the_shape_programs_read():
    for prefix, game in cli.coverage().items():
        assert set(game) - {"shared"} == {"statements", "proven", "open", "chapters"}
        assert prefix in {"K", "RP", "RD"} or "shared" not in game
        assert game["statements"] == COUNTS[prefix] == game["proven"] + len(game["open"])
        assert sum(chapter["statements"] for chapter in game["chapters"].values()) == game["statements"]
    assert list(load()) == list(prefixes())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_coverage_table(lang):
    table = cli.coverage_table(lang).splitlines()
    assert table[0].startswith({"en": "game", "pl": "gra"}[lang])
    assert any(line.startswith({"en": "Coalitions (K)", "pl": "Koalicje (K)"}[lang]) for line in table)


# ---- the command


def test_show_a_rule():
    code, said = cli.show("k-8.5.1", "en")
    assert code == 0
    assert said.startswith(
        "K-8.5.1 · 8. Battles › 8.5 Draw\n\nDefending Generals and Garrison stay in the Territory.\n"
    )


def test_show_a_section():
    code, said = cli.show("K-8.5", "en")
    assert code == 0
    assert "K-8.5.3  Nobody gains Influence" in said


def test_show_an_unknown_rule():
    assert cli.show("K-8.3.99", "en") == (
        2,
        "There is no rule K-8.3.99.\nDid you mean: K-8.3.9, K-8.3.19, K-8.6.9, K-8.3.8, K-8.3.7?",
    )
    assert cli.show("zasada", "pl") == (2, "Nie ma zasady zasada.")


def test_a_rule_is_told_in_the_language_of_the_reader():
    assert "K-8.5.1" in cli.show("K-8.5.1", "pl")[1]
    assert lookup("K-8.5.1", "pl").lang == "pl" != lookup("K-8.5.1").lang
    assert lookup("K-8.5.1", "pl").text != lookup("K-8.5.1").text
    assert not cli.show("K-8.5.1", "pl")[1].endswith("tylko po angielsku.")


def test_a_game_that_has_no_translation_says_so(tmp_path, monkeypatch):
    (tmp_path / "x.md").write_text("## 1 One\n\n- **XX-1.1** Words.\n")
    monkeypatch.setattr(chancellery.rules.library, "_CATALOGUES", {})
    chancellery.rules.add("XX", {"en": tmp_path / "x.md"})
    try:
        assert cli.show("XX-1.1", "pl")[1].endswith("Zasady tej gry są spisane tylko po angielsku.")
        assert "only" not in cli.show("XX-1.1", "en")[1]
    finally:
        monkeypatch.undo()
        chancellery.rules.add("K", chancellery.rules.own("coalitions.md"))  # forgets what was read


def test_show_leaves_markdown_out():
    assert cli.plain("*Card 3.* **bold** and `code`, 2*3 Powers*") == "Card 3. bold and code, 2*3 Powers*"


def test_both_languages_have_the_same_messages():
    keys = ["unknown", "suggestions", "cites", "cited-by", "proven", "open", "language-note", "game", "chapter"]
    keys += [f"column-{name}" for name in ("game", "statements", "proven", "open")]
    assert all(bundle(lang).has_message(f"rules-{key}") for lang in LANGUAGES for key in keys)
