"""A browser, servers with the built client, and people who use them."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright import sync_api as playwright

from chancellery.server.settings import Settings
from chancellery.server.static import HERE as CLIENT
from tests.server.harness import Person, Running, close_all, running

playwright.expect.set_options(timeout=45_000)  # the machine may be busy

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
EXPECTED = ("WebSocket", "ERR_", "Failed to load resource")  # what Chromium says when a server refuses or is away
AT_ONCE = "localStorage.setItem('chancellery.settings', JSON.stringify({ lang: 'en', speed: 'off', theme: 'light' }))"


def chromium() -> str | None:
    """The browser of the machine; CHROMIUM names another one."""
    return os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


_started: list[playwright.Browser] = []


@contextlib.contextmanager
def launched() -> Iterator[playwright.Browser]:
    path = chromium()
    if path is None:
        pytest.skip("no chromium: install the Debian package, or name one in CHROMIUM")
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the client is not built: run `make client`")
    with playwright.sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=path, args=FLAGS)
        _started.append(started)
        yield started
        _started.remove(started)
        started.close()


@pytest.fixture(scope="package")  # not longer: Playwright's event loop would run on under the tests after these
def browser() -> Iterator[playwright.Browser]:
    with launched() as started:
        yield started


@pytest.fixture(scope="module", autouse=True)
def _closed() -> Iterator[None]:
    """The pages that a file left open go with it."""
    yield
    for started in _started:
        for context in started.contexts:
            context.close()


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A local server, shared by the tests of a file."""
    store = str(tmp_path_factory.mktemp("browser") / "matches.sqlite")
    with running(Settings(store=store, bot_pause=0.0, bot_processes=1, rates=False)) as server:
        yield server


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Running]:
    """A hosted server with accounts."""
    store = str(tmp_path / "matches.sqlite")
    settings = Settings(mode="hosted", store=store, bot_pause=0.0, bot_processes=1, rates=False, secure_cookies=False)
    with running(settings) as server:
        yield server


@pytest.fixture
def me(table: Running) -> Person:
    return Person(table.address)


@pytest.fixture
def page(browser: playwright.Browser, table: Running) -> Iterator[playwright.Page]:
    """A page of a newcomer with animations off; whatever goes wrong in it fails the test."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=table.address, locale="en-GB")
    context.add_init_script(AT_ONCE)
    with Watched(context) as opened:
        yield opened
    context.close()


class Watched:
    """A page whose errors are collected and raised at the end."""

    def __init__(self, context: playwright.BrowserContext) -> None:
        self.page = context.new_page()
        self.page.set_default_timeout(45_000)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._said)

    def _said(self, message: playwright.ConsoleMessage) -> None:
        if message.type == "error" and not any(known in message.text for known in EXPECTED):
            self.errors.append(message.text)

    def __enter__(self) -> playwright.Page:
        return self.page

    def __exit__(self, *problem: object) -> None:
        if problem[0] is None:
            assert self.errors == []


@pytest.fixture(autouse=True)
def _tidy() -> Iterator[None]:
    yield
    close_all()
