"""How fast the table is in a browser: a click, a new scene, panning; how heavy it is; what shifts. Prints JSON.

Clicks and scenes are measured to the end of the picture that shows them, and in time of the processor that the page
itself took, which does not depend on who else works on the machine. A software renderer draws here."""

from __future__ import annotations

import gzip
import json
import os
import shutil
import statistics
import sys
import tempfile
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
CLICKS = 12
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
# Pictures a second while the map is dragged to and fro for two seconds, and the longest wait between two.
PAN = """
() => new Promise((done) => {
  const map = document.querySelector('.map');
  const { left, top, width, height } = map.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const send = (type, dx) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(type, { bubbles: true,
    pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, buttons: 1,
    clientX: x + dx, clientY: y + dx / 3 }));
  const times = [];
  send('pointerdown', 0);
  const step = (now) => {
    times.push(now);
    send('pointermove', 160 * Math.sin((now - times[0]) / 250));
    if (now - times[0] < 2000) return requestAnimationFrame(step);
    send('pointerup', 0);
    const gaps = times.slice(1).map((time, i) => time - times[i]);
    done({ fps: 1000 * gaps.length / (times.at(-1) - times[0]), longest_ms: Math.max(...gaps) });
  };
  requestAnimationFrame(step);
})
"""


class Played:
    """A match of random moves, all seats mine, on the server."""

    def __init__(self, server: Running, me: Person, game: str) -> None:
        self.me, self.rng, self.match = me, Random("bench"), Match.new(game, seed="bench", nonce="nonce")
        for _ in range(MOVES):
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
    begun = page.evaluate(PAN)  # the first time the whole sheet is drawn, not only what is in sight
    found["pan"] = {**page.evaluate(PAN), "first_longest_ms": begun["longest_ms"]}
    work = context.new_cdp_session(page)
    work.send("Performance.enable", {"timeDomain": "threadTicks"})
    found["scene"] = spread(followed(page, work, played))
    page.goto(f"/match/{played.id}?seat={played.seat}")
    page.wait_for_selector(".map svg.ready")
    page.wait_for_timeout(500)
    found["click"] = spread(clicked(page, work))
    context.close()
    return found


def clicked(page: Page, work: CDPSession) -> list[Taken]:
    """Clicks on what is lit, one after another; one of them may be a move, and then somebody else's turn comes."""
    found: list[Taken] = []
    for number in range(CLICKS):
        before = busy(work)
        once = page.evaluate(CLICK, number)
        found += [] if once is None else [Taken(once, busy(work) - before)]
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
