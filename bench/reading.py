"""How soon somebody reads and learns: the rulebook on a cold cache, and a newcomer on the way to a first lesson. JSON.

The rulebook can be read when the first statement of its chapter is to be seen; the newcomer has arrived when the first
step of a lesson is. Each is measured several times, by somebody whose browser has nothing yet."""

from __future__ import annotations

import gzip
import json
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.client import FLAGS, SETTINGS
from chancellery.server.settings import Settings
from tests.server.harness import running

TIMES = 5
STATEMENT = "main .rule, main .statement"


def read_book(page: Page) -> int:
    page.goto("/rules?book=K&chapter=8", wait_until="commit")
    page.locator(STATEMENT).first.wait_for()
    return 0


def begin_lesson(page: Page) -> int:
    """From the start page; how many clicks it took."""
    page.goto("/", wait_until="commit")
    page.locator("article .go a[href^='/learn/']").first.click()
    page.locator("#lesson .text").first.wait_for()
    return 1


def answers(page: Page) -> list[Response]:
    """What the page gets from now on."""
    found: list[Response] = []

    def heard(one: Response) -> None:
        found.append(one)

    page.on("response", heard)
    return found


def measured(browser: Browser, address: str, way: Callable[[Page], int]) -> dict[str, Any]:
    taken, clicks, weight = list[float](), 0, 0
    for _ in range(TIMES):
        context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=address)
        context.add_init_script(SETTINGS)
        page = context.new_page()
        got = answers(page)
        begun = time.monotonic()
        clicks = way(page)
        taken.append(time.monotonic() - begun)
        weight = sum(len(gzip.compress(one.body())) for one in got if one.url.endswith(".js"))
        context.close()
    return {
        "seconds": [round(one, 2) for one in taken],
        "median_s": round(statistics.median(taken), 2),
        "clicks": clicks,
        "javascript_gzip_kb": round(weight / 1000, 1),
    }


def main() -> int:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        print(json.dumps({"error": "no chromium"}))
        return 1
    settings = Settings(store=str(Path(tempfile.mkdtemp()) / "m.sqlite"), bot_processes=1, rates=False)
    with running(settings) as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        found = {
            "rulebook": measured(browser, server.address, read_book),
            "first_lesson": measured(browser, server.address, begin_lesson),
        }
        browser.close()
    print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
