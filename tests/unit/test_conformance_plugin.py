"""The pytest plugin that keeps docs/conformance.json true."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PLUGIN = ("-p", "tests.conformance.plugin")

TESTS = """
import pytest
from tests.conformance.rule import rule

@rule("K-8.3.2", "K-EX-10")
def test_passes(): pass

@rule("K-8.3.2", "K-8.3.3")
@pytest.mark.parametrize("number", [1, 2])
def test_each(number): pass

@rule("K-8.3.4")
class TestClass:
    @rule("K-8.3.5")
    def test_inside(self): pass

@rule("K-8.3.6")
@pytest.mark.skip
def test_skipped(): pass

@rule("K-8.3.7")
@pytest.mark.xfail
def test_expected_to_fail(): assert False

@rule("K-8.3.7")
def test_passes_too(): pass
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project of its own with a tests folder; our repository is only on the path."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("PY_COLORS", "0")
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # other plugins only cost time here
    pytester.makeini("[pytest]\ntestpaths = tests\n")
    pytester.mkdir("tests").joinpath("test_rules.py").write_text(TESTS, encoding="utf-8")
    return pytester


def run(project: pytest.Pytester, *args: str) -> pytest.RunResult:
    if "-n2" in args:
        return project.runpytest_subprocess(*PLUGIN, "-p", "xdist", *args)
    return project.runpytest_inprocess(*PLUGIN, *args)


def write(project: pytest.Pytester, *args: str) -> dict[str, Any]:
    assert run(project, "--write-conformance", *args).ret == 0
    report: dict[str, Any] = json.loads((project.path / "docs/conformance.json").read_text(encoding="utf-8"))
    return report["K"]


def add(project: pytest.Pytester, text: str) -> None:
    path = project.path / "tests/test_more.py"
    path.write_text(f"from tests.conformance.rule import rule\n{text}\n", encoding="utf-8")


def test_passing_tests_prove_what_they_name(project):
    game = write(project)
    assert game["tests"] == {
        "K-8.3.2": ["tests/test_rules.py::test_each", "tests/test_rules.py::test_passes"],
        "K-8.3.3": ["tests/test_rules.py::test_each"],
        "K-8.3.4": ["tests/test_rules.py::TestClass::test_inside"],
        "K-8.3.5": ["tests/test_rules.py::TestClass::test_inside"],
        "K-EX-10": ["tests/test_rules.py::test_passes"],
    }
    assert game["proven"] == 4
    assert game["chapters"]["8"]["proven"] == 4
    assert game["examples"]["proven"] == 1
    assert {"K-8.3.6", "K-8.3.7"} <= set(game["open"])  # skipped; and an expected failure outweighs a pass


def test_workers_tell_the_controller(project):
    alone = write(project)
    assert write(project, "-n2") == alone


def test_the_report_is_deterministic_and_readable(project):
    write(project)
    first = (project.path / "docs/conformance.json").read_bytes(), (project.path / "docs/conformance.md").read_bytes()
    write(project, "-n2")
    second = (project.path / "docs/conformance.json").read_bytes(), (project.path / "docs/conformance.md").read_bytes()
    assert first == second
    text = first[1].decode()
    assert "| Coalitions (K) | 499 | 4 | 495 |" in text
    assert "- K-8.3.3: `tests/test_rules.py::test_each`" in text


@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "workers"])
def test_a_full_run_accepts_a_true_report_and_refuses_a_stale_one(project, workers):
    write(project)
    assert run(project, *workers).ret == 0
    add(project, '@rule("K-8.3.8")\ndef test_more(): pass')
    stale = run(project, *workers)
    assert stale.ret == 1
    stale.stdout.fnmatch_lines(
        ["conformance: docs/conformance.json and docs/conformance.md are out of date: *make conformance*"]
    )
    write(project)
    assert run(project, *workers).ret == 0


def test_a_full_run_refuses_a_missing_report(project):
    result = run(project)
    assert result.ret == 1
    result.stdout.fnmatch_lines(["conformance: docs/conformance.json and docs/conformance.md are out of date: *"])


@pytest.mark.parametrize(
    "selection",
    [
        ["-k", "passes"],
        ["-m", "rule"],
        ["tests/test_rules.py"],
        ["tests/test_rules.py::test_passes"],
        ["--deselect", "tests/test_rules.py::test_passes"],
        ["--ignore", "tests/test_other.py"],
        ["--collect-only"],
    ],
    ids=" ".join,
)
def test_a_partial_run_is_not_judged(project, selection):
    assert run(project, *selection).ret == 0
    refused = run(project, "--write-conformance", *selection)
    assert refused.ret == 1
    assert not (project.path / "docs/conformance.json").exists()
    refused.stdout.fnmatch_lines(["conformance: --write-conformance needs all of tests/*"])


@pytest.mark.parametrize("whole", [[], ["tests"], ["."], ["./tests/"]])
def test_what_counts_as_a_full_run(project, whole):
    assert run(project, "--write-conformance", *whole).ret == 0


def test_only_tests_that_name_a_rule_run_to_write(project):
    add(project, "def test_names_none(): assert False")
    assert run(project, "--write-conformance").ret == 0
    assert run(project).ret == 1


def test_nothing_is_written_or_judged_when_a_test_fails(project):
    add(project, '@rule("K-8.3.8")\ndef test_fails(): assert False')
    result = run(project, "--write-conformance")
    assert result.ret == 1
    assert not (project.path / "docs").exists()
    result.stdout.no_fnmatch_line("*out of date*")


@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "workers"])
def test_an_unknown_id_fails_at_collection(project, workers):
    add(project, '@rule("K-8.3.99")\ndef test_more(): pass')
    result = run(project, *workers)
    assert result.ret != 0
    result.stdout.fnmatch_lines(["*unknown rule id K-8.3.99; near it: *K-8.3.19*"])
    assert result.parseoutcomes()["errors"] == 1


def test_a_careless_id_fails_at_collection(project):
    add(project, '@rule("k-r-7")\ndef test_more(): pass')
    run(project).stdout.fnmatch_lines(["*unknown rule id k-r-7; near it: K-R-07"])


def test_one_test_may_prove_the_same_rule_in_several_games(project):
    add(project, '@rule("K-8.4.1", "RP-9.6.1", "RD-10.7.1", "RP-0.1.1")\ndef test_more(): pass')
    write(project)
    report = json.loads((project.path / "docs/conformance.json").read_text(encoding="utf-8"))
    test = ["tests/test_more.py::test_more"]
    assert report["K"]["tests"]["K-8.4.1"] == test
    assert report["RP"]["tests"] == {"RP-0.1.1": test, "RP-9.6.1": test}
    assert report["RD"]["tests"] == {"RD-10.7.1": test}
    assert report["RP"]["shared"]["ids"]["RP-9.6.1"] == ["K-8.4.1", "RD-10.7.1"]
    assert (report["K"]["shared"]["proven"], report["RP"]["proven"], report["RP"]["shared"]["proven"]) == (5, 2, 1)
    assert "shared" not in report["IS"]
    text = (project.path / "docs/conformance.md").read_text(encoding="utf-8")
    assert "- RD-10.7.1: `tests/test_more.py::test_more` (shared: K-8.4.1, RP-9.6.1)\n" in text
    assert "- RP-0.1.1: `tests/test_more.py::test_more`\n" in text
    assert f"| Realpolitik (RP) | 506 | 2 | 504 | {report['RP']['shared']['statements']} | 1 |\n" in text
    assert "| Imperial Struggle (IS) | 396 | 0 | 396 | – | – |\n" in text
    assert "Shared and open: RD-0.4, RD-0.5, " in text


def test_family_items_may_be_named(project):
    add(project, '@rule("FAM-INV-22")\ndef test_more(): pass')
    assert "FAM-INV-22" not in write(project)["tests"]
