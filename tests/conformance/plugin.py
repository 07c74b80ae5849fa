"""Collects which statements of the rules the tests prove, and keeps docs/conformance.json true.

Works with pytest-xdist: a test carries its ids as user properties, which travel to the controller with its report.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest

from chancellery.rules import UnknownRule, build, lookup
from tests.conformance.report import as_json, as_markdown

PROPERTY = "rule"
WRITE = "--write-conformance"
HOW = f"run `make conformance` (pytest {WRITE}, some minutes) and commit the result"
# options that leave tests out; a run with one of them says nothing about the whole
SELECTIONS = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise", "collectonly")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("conformance")
    group.addoption(
        WRITE,
        action="store_true",
        help="run the tests that name a rule and write docs/conformance.json and .md if all pass",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the statements of the rules catalogues that this test proves")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Conformance(config), "conformance-report")


def named(item: pytest.Item) -> list[str]:
    """The ids a test names, by its own marks and those of its class and module."""
    return list(dict.fromkeys(str(one) for mark in item.iter_markers("rule") for one in mark.args))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A named id that no catalogue has is an error of collection."""
    report = yield
    unknown: dict[str, str] = {}
    for item in report.result or ():
        if not isinstance(item, pytest.Item):
            continue
        for rule_id in named(item):
            try:
                exact = lookup(rule_id).id
            except UnknownRule as error:
                unknown[rule_id] = ", ".join(error.suggestions) or "nothing"
            else:
                if exact != rule_id:
                    unknown[rule_id] = exact
    if unknown:
        report.outcome = "failed"
        report.longrepr = "\n".join(f"unknown rule id {rule_id}; near it: {near}" for rule_id, near in unknown.items())
        report.result = []
    return report


def pytest_itemcollected(item: pytest.Item) -> None:
    item.user_properties.extend((PROPERTY, rule_id) for rule_id in named(item))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """To write the report, the tests that name no rule need not run."""
    if config.getoption(WRITE):
        items[:] = [item for item in items if named(item)]


class Conformance:
    """What the controller knows about the run."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.passed: dict[str, set[str]] = {}
        self.failed: set[str] = set()
        self.deselected = False
        self.message = ""
        self.docs = config.rootpath / "docs"

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self.deselected |= bool(items)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rule_ids = [str(value) for name, value in report.user_properties if name == PROPERTY]
        if report.failed or hasattr(report, "wasxfail"):  # an expected failure shows that the rule is not kept
            self.failed.update(rule_ids)
        elif report.passed and report.when == "call":
            for rule_id in rule_ids:
                self.passed.setdefault(rule_id, set()).add(report.nodeid.partition("[")[0])

    def full(self) -> bool:
        """Whether all of tests/ was selected."""
        options = self.config.option
        if self.deselected or any(getattr(options, name, None) for name in SELECTIONS):
            return False
        tests = (self.config.rootpath / "tests").resolve()
        given = [Path(self.config.invocation_params.dir, argument).resolve() for argument in self.config.args]
        return any(path == tests or path in tests.parents for path in given)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        write = self.config.getoption(WRITE)
        if exitstatus != pytest.ExitCode.OK or not self.full():
            if write:
                self.refuse(session, f"{WRITE} needs all of tests/, and none may fail; nothing was written")
            return
        # only now, for the plugin is loaded before coverage is measured and must not need the games
        from chancellery.games.coalitions.system.same_rules import twins

        report = build(self.passed, self.failed, twins())
        files = {"conformance.json": as_json(report), "conformance.md": as_markdown(report)}
        if write:
            self.docs.mkdir(exist_ok=True)
            for name, text in files.items():
                (self.docs / name).write_text(text, encoding="utf-8")
            self.message = "conformance: docs/conformance.json and docs/conformance.md are written"
            return
        stale = [name for name, text in files.items() if self.committed(name) != text]
        if stale:
            names = " and ".join(f"docs/{name}" for name in stale)
            self.refuse(session, f"{names} {'is' if len(stale) == 1 else 'are'} out of date: {HOW}")

    def committed(self, name: str) -> str | None:
        path = self.docs / name
        return path.read_text(encoding="utf-8") if path.exists() else None

    def refuse(self, session: pytest.Session, message: str) -> None:
        self.message = f"conformance: {message}"
        if session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.message:
            terminalreporter.section("conformance", sep="=")
            terminalreporter.write_line(self.message)
