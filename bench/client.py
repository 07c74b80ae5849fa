"""How fast the table is in a browser: a click, a new scene, panning; how heavy it is; what shifts. Prints JSON.

Clicks and scenes are measured to the end of the picture that shows them, and in time of the processor that the page
itself and the drawing took, which does not depend on who else works on the machine. A software renderer draws here."""

from __future__ import annotations

import gzip
import json
import math
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from chancellery import Match
from chancellery.server.settings import Settings
from tests.server.harness import Person, Running, plant, running

GAMES = ("coalitions", "maria", "imperial_struggle")
LARGEST = "maria"  # the map with the most places
MOVES = 40
SCENES = 30
POSITIONS = 16  # in which things are clicked on, at most
CLICKS = 40  # in all, and at most 12 in each: many are a move
PAN = 2.0  # seconds
DRAWING = ["cc", "disabled-by-default-devtools.timeline", "devtools.timeline"]
FLAGS = ["--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update"]
SETTINGS = "localStorage.setItem('chancellery.settings', JSON.stringify({ lang: 'en', speed: 'off', theme: 'light' }))"
# When a scene comes over the line: the time until the picture that shows it is finished.
WATCH = """
window.painted = (done) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => done(performance.now());
  port2.postMessage(0);
});
window.scenes = [];
window.shifts = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({ data }) => {
      if (!/"type": ?"(state|changes)"/.test(data.slice(0, 200))) return;
      const at = performance.now();
      window.painted((now) => window.scenes.push(now - at));
    });
  }
};
new PerformanceObserver((list) => list.getEntries().forEach((one) => window.shifts.push([one.value,
  ...one.sources.map(({ node }) => (node?.parentElement ?? node)?.outerHTML?.slice(0, 160))])))
  .observe({ type: 'layout-shift', buffered: true });
"""
# A click on something lit: the time until it is to be seen; then it is dropped.
CLICK = """
(number) => new Promise((done) => {
  const lit = [...document.querySelectorAll('.piece.legal, .card.may, .tile.may, .plaque.may')];
  if (!lit.length) return done(null);
  const before = document.querySelector('#prompt').innerHTML;
  const at = performance.now();
  lit[number % lit.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
  window.painted((now) => {
    const seen = document.querySelector('#prompt').innerHTML !== before;
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    window.painted(() => done(seen ? now - at : null));
  });
})
"""
# The times of all pictures while somebody looks.
LOOK = """
() => {
  window.pictures = [];
  const step = (now) => { window.pictures?.push(now); if (window.pictures) requestAnimationFrame(step); };
  requestAnimationFrame(step);
}
"""
LOOKED = "() => { const found = window.pictures; window.pictures = null; return found; }"
WHERE = "document.querySelector('.map svg').style.transform"


class Played:
    """A match of random moves, all seats mine, on the server."""

    def __init__(self, server: Running, me: Person, game: str, moves: int = MOVES) -> None:
        self.me, self.rng, self.match = me, Random("bench"), Match.new(game, seed="bench", nonce="nonce")
        for _ in range(moves):
            decision = self.match.decisions[0]
            self.match.play(decision.seat, self.rng.choice(decision.options))
        self.id = plant(server, self.match, self.match.moves, me)

    @property
    def seat(self) -> str:
        return self.match.seats[self.match.decisions[0].seat]

    def go_on(self) -> None:
        decision = self.match.decisions[0]
        move = self.rng.choice(decision.options)
        answer = self.me.move(self.id, self.seat, move.text, self.me.scene(self.id, self.seat)["seq"])
        assert answer.status_code == 200, answer.text
        self.match.play(decision.seat, move)


class Taken(NamedTuple):
    wall: float  # milliseconds until it was to be seen
    work: float  # of them the page itself worked, with what looking at it costs


def spread(found: list[Taken]) -> dict[str, float]:
    if not found:
        return {}
    wall, work = sorted(one.wall for one in found), sorted(one.work for one in found)
    late = min(len(found) - 1, int(len(found) * 0.95))
    return {
        "median_ms": round(statistics.median(wall), 1),
        "p95_ms": round(wall[late], 1),
        "work_median_ms": round(statistics.median(work), 1),
        "work_p95_ms": round(work[late], 1),
        "count": len(found),
    }


def table(browser: Browser, server: Running, played: Played) -> dict[str, Any]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=server.address)
    context.add_init_script(SETTINGS)
    context.add_init_script(WATCH)
    page = context.new_page()
    scripts: list[bytes] = []
    page.on("response", lambda got: scripts.append(got.body()) if got.url.endswith(".js") else None)
    page.goto(f"/match/{played.id}?seat={played.seat}")
    page.wait_for_selector(".map svg.ready")
    page.wait_for_timeout(1000)
    found: dict[str, Any] = {
        "javascript_gzip_kb": round(sum(len(gzip.compress(one)) for one in scripts) / 1000, 1),
        "layout_shift": page.evaluate("window.shifts"),
    }
    page.keyboard.press("+")
    page.wait_for_timeout(500)
    begun = panned(page)  # the first time the whole sheet is drawn, not only what is in sight
    found["pan"] = {**panned(page), "first_longest_ms": begun["longest_ms"]}
    work = context.new_cdp_session(page)
    work.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.keyboard.press("0")
    page.wait_for_timeout(1000)
    with drawing(browser, page) as drawn:
        scenes = followed(page, work, played)
    found["scene"] = {**spread(scenes), "drawing_ms": round(sum(drawn) / len(scenes), 1)}
    clicks: list[Taken] = []
    drawn = []
    for number in range(POSITIONS):
        if len(clicks) >= CLICKS:
            break
        position = Played(server, played.me, played.match.setup.game, MOVES + 5 * number)
        page.goto(f"/match/{position.id}?seat={position.seat}")
        page.wait_for_selector(".map svg.ready")
        page.wait_for_timeout(1000)
        with drawing(browser, page) as more:
            clicks += clicked(page, work)
        drawn += more
    found["click"] = {**spread(clicks), "drawing_ms": round(sum(drawn) / max(1, len(clicks)), 1)}
    context.close()
    return found


@contextmanager
def drawing(browser: Browser, page: Page) -> Iterator[list[float]]:
    """The milliseconds that the processor draws meanwhile, part by part."""
    found: list[float] = []
    browser.start_tracing(page=page, categories=DRAWING)
    yield found
    events = json.loads(browser.stop_tracing())["traceEvents"]
    found += [event.get("tdur", 0) / 1000 for event in events if event["name"] == "RasterTask"]


def panned(page: Page) -> dict[str, float]:
    """Pictures a second while the map is dragged to and fro with the mouse, and the longest wait between two."""
    box = page.locator(".map").bounding_box()
    assert box is not None
    x, y, begin = box["x"] + box["width"] / 2, box["y"] + 40, time.monotonic()
    page.mouse.move(x, y)
    page.mouse.down()
    before, places = page.evaluate(WHERE), set()
    page.evaluate(LOOK)
    while (gone := time.monotonic() - begin) < PAN:
        page.mouse.move(x + 160 * math.sin(4 * gone), y + 53 * math.sin(4 * gone))
        places.add(page.evaluate(WHERE))
    times = page.evaluate(LOOKED)
    page.mouse.up()
    assert len(places - {before}) > PAN, "the map was not dragged"
    gaps = [later - sooner for sooner, later in pairwise(times)]
    return {"fps": 1000 * len(gaps) / (times[-1] - times[0]), "longest_ms": max(gaps)}


def clicked(page: Page, work: CDPSession) -> list[Taken]:
    """Clicks on what is lit, one after another, until one of them is a move."""
    found: list[Taken] = []
    for number in range(12):
        before = busy(work)
        once = page.evaluate(CLICK, number)
        if once is None:
            break
        found.append(Taken(once, busy(work) - before))
    return found


def followed(page: Page, work: CDPSession, played: Played) -> list[Taken]:
    """Scenes that come, one after another."""
    found: list[Taken] = []
    for _ in range(SCENES):
        seen, before = page.evaluate("window.scenes.length"), busy(work)
        played.go_on()
        page.wait_for_function("(seen) => window.scenes.length > seen", arg=seen)
        found.append(Taken(page.evaluate("window.scenes.at(-1)"), busy(work) - before))
    return found


def busy(work: CDPSession) -> float:
    """How long the page has worked so far, in milliseconds of the processor: others on the machine do not count."""
    metrics = work.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def main() -> int:
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        print(json.dumps({"error": "no chromium"}))
        return 1
    store = str(Path(tempfile.mkdtemp()) / "matches.sqlite")
    settings = Settings(store=store, bot_pause=0.0, bot_processes=1, rates=False)
    with running(settings) as server, sync_playwright() as driver:
        me = Person(server.address)
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        found = {game: table(browser, server, Played(server, me, game)) for game in GAMES}
        browser.close()
    print(json.dumps({**found, "largest_map": LARGEST}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
