"""The pictures of a printed book: what its page draws with the table's own code, photographed in a browser."""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from chancellery.kernel import game
from chancellery.locale import text
from chancellery.rules.book import data
from chancellery.rules.figures import figures
from chancellery.rules.printed import Picture, Pictures
from chancellery.server.settings import Settings
from tests.browser.conftest import AT_ONCE, launched
from tests.server.harness import close_all, running

PATIENCE = 180_000  # milliseconds, on a busy machine
SHARP = 2.5  # pixels of paper for one of the screen
DRAWN = "one => [...one.querySelectorAll('img')].every((img) => img.complete && img.naturalWidth > 0)"


class Photographer:
    """Somebody with a camera at the book page of a server."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address

    def pictures(self, prefix: str, game_id: str, lang: str) -> Pictures:
        """The figures of a book by their statements, and the maps of the set-ups by their chapter."""
        context = self.browser.new_context(
            viewport={"width": 1100, "height": 1400}, device_scale_factor=SHARP, base_url=self.address
        )
        context.add_init_script(AT_ONCE.replace("'en'", f"'{lang}'"))
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        found: dict[str, Sequence[Picture]] = {id: (self._figure(page, id, lang),) for id in figures(prefix, lang)}
        if chapter := data(prefix).get("set_up"):
            page.goto(f"/rules?book={prefix}&chapter={chapter}")
            page.locator("p.map button").click()
            found[f"c-{chapter}"] = tuple(self._set_ups(page, game_id, lang))
        context.close()
        return found

    def _figure(self, page: Page, id: str, lang: str) -> Picture:
        page.goto(f"/rules?rule={id}")
        shown = page.locator(f"[data-figure='{id}'] .drawn")
        shown.wait_for()
        figure = figures(id.partition("-")[0], lang)[id]
        return Picture(taken(page, f"[data-figure='{id}'] .drawn"), figure.caption, [one.text for one in figure.labels])

    def _set_ups(self, page: Page, game_id: str, lang: str) -> Iterator[Picture]:
        several = len(game(game_id).scenarios) > 1
        for one in game(game_id).scenarios:
            title = text(lang, f"scenario-{game_id}-{one.id}")
            if several:
                page.locator("article p select").select_option(one.id)
                page.locator("article figcaption", has_text=title).wait_for()
            page.locator("article .frame img").wait_for()
            yield Picture(taken(page, "article .frame"), title)


def taken(page: Page, what: str) -> str:
    """A photograph as an address that holds it."""
    shown = page.locator(what)
    page.wait_for_load_state("networkidle")
    page.wait_for_function(f"(what) => ({DRAWN})(document.querySelector(what))", arg=what)
    data_url = base64.b64encode(shown.screenshot(type="jpeg", quality=88)).decode()
    return f"data:image/jpeg;base64,{data_url}"


@contextmanager
def photographer() -> Iterator[Photographer]:
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        settings = Settings(store=f"{folder}/matches.sqlite", bot_processes=1, rates=False)
        with running(settings) as server:
            yield Photographer(browser, server.address)
        close_all()
