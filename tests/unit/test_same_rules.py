"""The table of rules that the games of the family share, and what the shared code cites."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from chancellery.games.coalitions.system import same_rules
from chancellery.games.coalitions.system.same_rules import GAMES, FaultyTable, read, rules_of, shared
from chancellery.rules import lookup

SISTERS = ("realpolitik", "raison_detat")
ID = re.compile(r"(?:K|RP|RD)-(?:R-)?\d+(?:\.\d+)*")

# ids that shared code cites in steps which the sister does not have
WITHOUT = {
    "realpolitik": {
        "K-6.1.7": "no Coalitions, so none to lead",
        "K-6.4.1": "no Coalitions, so no expulsion",
        "K-6.4.2": "no Coalitions, so no expulsion",
        "K-6.4.4": "no Coalitions, so no expulsion",
        "K-6.6.3": "nobody is ever Neutral",
        "K-7.1.1": "no Drill",
        "K-7.1.2": "no Drill",
        "K-7.3.3": "no Leadership, which gives a card",
        "K-7.3.4": "no Leadership, which gives Morale",
        "K-7.3.7": "nothing is given to another Power",
        "K-7.6.33": "nobody is ever Neutral",
        "K-11.5.3": "the Minor Power is never uncontrolled",
        "K-11.5.10": "the Minor Power is never uncontrolled",
    },
    "raison_detat": {},
}


def cited() -> dict[str, set[str]]:
    """The ids that the shared code puts into decisions, refusals and outcomes, with the files that do."""
    found: dict[str, set[str]] = {}
    for file in Path(same_rules.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                found.setdefault(node.value, set()).add(file.name)
    return found


def test_every_id_is_in_the_catalogue_of_its_game() -> None:
    table = read(same_rules.FILE.read_text(encoding="utf-8"))
    for row in (*table.rules, *table.steps):
        for game, ids in row.ids.items():
            for rule_id in ids:
                assert lookup(rule_id).id == rule_id
                assert rule_id.startswith(GAMES[game] + "-")


def test_no_id_is_part_of_two_rules() -> None:
    counted = Counter(rule_id for row in shared() for ids in row.ids.values() for rule_id in ids)
    assert [rule_id for rule_id, times in counted.items() if times > 1] == []
    assert len(counted) > 1000


@pytest.mark.parametrize("game", SISTERS)
def test_what_shared_code_cites_has_an_id_of_the_sister(game: str) -> None:
    known, exceptions = rules_of(game), WITHOUT[game]
    own = GAMES[game] + "-"
    missing = {one: files for one, files in cited().items() if one not in known and not one.startswith(own)}
    assert {one: files for one, files in missing.items() if one not in exceptions} == {}
    assert [one for one in exceptions if one not in missing] == []  # an exception that is none any more


def test_shared_code_cites_what_it_says_it_does() -> None:
    """The search above finds decisions, refusals and rules kept in variables."""
    found = cited()
    assert found["K-7.6.3"] == {"vocabulary.py"}
    assert {"K-8.3.2", "K-4.7.1", "K-9.1.2", "K-9.2.5", "K-8.2.4"} <= set(found)


@pytest.mark.parametrize(
    ("rule_id", "realpolitik", "raison_detat"),
    [
        ("K-4.7.1", "RP-8.2.35", "RD-9.6.6"),
        ("K-6.3.2", "RP-7.4.1", "RD-7.6.2"),
        ("K-7.1.1", None, "RD-9.2.1"),
        ("K-7.3.1", "RP-8.2.5", "RD-9.5.3"),
        ("K-7.6.4", "RP-8.6.4", "RD-9.9.3"),
        ("K-7.6.22", "RP-8.9.7", "RD-9.13.2"),
        ("K-7.6.31", "RP-8.11.2", "RD-9.16.2"),
        ("K-8.3.4", "RP-9.4.4", "RD-10.4.4"),
        ("K-8.3.16", "RP-9.5.5", None),
        ("K-8.7.3", "RP-9.9.2", "RD-10.11.2"),
        ("K-9.4.1", "RP-R-61", "RD-11.5.1"),
        ("K-11.2.3", "RP-11.3.10", "RD-12.3.3"),
        ("K-12.2.1", None, None),
        ("RP-9.5.2", None, "RD-10.6.3"),
    ],
)
def test_the_sisters_own_ids(rule_id: str, realpolitik: str | None, raison_detat: str | None) -> None:
    assert [rules_of(game).get(rule_id) for game in SISTERS] == [realpolitik, raison_detat]


def test_coalitions_cites_its_own_ids() -> None:
    assert rules_of("coalitions") == {}
    with pytest.raises(KeyError, match="maria is no game of the family"):
        rules_of("maria")


def test_a_rule_knows_its_ids_in_the_other_games() -> None:
    row = next(row for row in shared() if "K-8.4.7" in row.cited)
    assert row.others("K-8.4.7") == ("RP-9.6.4", "RP-9.6.7", "RD-10.7.4", "RD-10.8.4")
    assert row.others("RD-10.8.4") == ("K-8.4.7", "RP-9.6.4", "RP-9.6.7")


def test_a_step_with_another_rule_is_not_shared() -> None:
    """K-8.3.9 lets every Power in the battle play a card at Morale 0, the sisters only some."""
    assert rules_of("realpolitik")["K-8.3.9"] == "RP-9.4.13"
    assert not any("K-8.3.9" in row.cited for row in shared())
    assert next(row for row in shared() if "RP-9.4.13" in row.cited).ids["raison_detat"] == ("RD-10.4.10",)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("rule = [", "no TOML"),
        ("rules = []", "unknown table rules"),
        ("rule = 1", "rule is no list of tables"),
        ("rule = [1]", "rule 1 is no table"),
        ('rule = [{ coalitions = "K-1.1.2", maria = "M-1.1" }]', "rule 1: unknown game maria"),
        ('step = [{ coalitions = "K-1.1.2" }]', "step 1 names fewer than two games"),
        ('rule = [{ coalitions = "RP-2.1.2", realpolitik = "RP-2.1.2" }]', "rule 1: coalitions has no list of K ids"),
        ('rule = [{ coalitions = [], realpolitik = "RP-2.1.2" }]', "rule 1: coalitions has no list of K ids"),
        (
            (
                'rule = [{ coalitions = "K-1.1.2", realpolitik = "RP-2.1.2" },'
                ' { coalitions = "K-1.1.3", realpolitik = "RP-2.1.2" }]'
            ),
            "twice in rule: RP-2.1.2",
        ),
        (
            (
                'rule = [{ coalitions = "K-1.1.2", realpolitik = "RP-2.1.2" }]\n'
                'step = [{ coalitions = "K-1.1.2", realpolitik = "RP-2.1.3" }]'
            ),
            "twice in rule and step: K-1.1.2 in realpolitik",
        ),
    ],
)
def test_a_faulty_table_is_refused(source: str, message: str) -> None:
    with pytest.raises(FaultyTable, match=message):
        read(source)
