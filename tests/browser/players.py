"""People at the table: what they see, and how they decide with a mouse, a finger or the keyboard."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

# A point of a place's area where a click reaches it and nothing else, far from its edge if there is one; else None.
# Whole pixels: a click at half a pixel is a click beside it.
INSIDE = """
(id) => {
  const path = document.querySelector(`.place[data-place="${id}"]`);
  const box = path.getBoundingClientRect();
  const hit = (x, y) => document.elementFromPoint(x, y) === path;
  let near = null;
  for (let j = 1; j < 24; j++) for (let i = 1; i < 24; i++) {
    const [x, y] = [Math.round(box.left + box.width * i / 24), Math.round(box.top + box.height * j / 24)];
    if (!hit(x, y)) continue;
    near ??= [x, y];
    if (hit(x - 3, y) && hit(x + 3, y) && hit(x, y - 3) && hit(x, y + 3)) return [x, y];
  }
  return near;
}
"""
# Where a piece lies over all of a place: its middle, where a person would click.
UNDER_A_PIECE = """
(id) => {
  const { x, y, width, height } = document.querySelector(`.place[data-place="${id}"]`).getBoundingClientRect();
  const middle = [Math.round(x + width / 2), Math.round(y + height / 2)];
  return document.elementFromPoint(...middle)?.closest('.piece') ? middle : null;
}
"""
# Waits until a place has been where it is for some pictures in a row; false if the map never lies still.
STILL = """
async (id) => {
  const path = document.querySelector(`.place[data-place="${id}"]`);
  const box = () => { const { x, y, width } = path.getBoundingClientRect(); return `${x} ${y} ${width}`; };
  for (let pictures = 0, same = 0, last = ''; pictures < 600; pictures++) {
    await new Promise(requestAnimationFrame);
    same = box() === last ? same + 1 : 0;
    last = box();
    if (same === 8) return true;
  }
  return false;
}
"""
STATE = """
() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const options = all('#prompt [data-option]:not([aria-disabled=true])');
  return {
    phase: document.querySelector('.phase')?.textContent ?? '',
    prompt: document.querySelector('#prompt .text')?.textContent ?? '',
    options: options.map((o) => o.textContent.trim()),
    moves: options.map((o) => o.dataset.move ?? null),
    keys: options.map((o) => o.querySelector('kbd')?.textContent.toLowerCase() ?? null),
    confirm: Boolean(document.querySelector('#prompt [data-confirm]:not([aria-disabled=true])')),
    pieces: all('.piece.legal').map((p) => p.dataset.piece),
    places: all('.place.legal').map((p) => p.dataset.place),
    cards: all('.card.may').length,
    at: Number(document.querySelector('.timeline input')?.max ?? 0),
  };
}
"""
PATIENT = 60  # seconds for what comes by itself, and in which a match must go on: the machine may be busy
LAST = ("end", "done", "pass", "decline", "stop", "halt", "refuse")


def see(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(STATE)
    return found


def wait_for_decision(page: Page, seconds: float = 30) -> dict[str, Any]:
    """What the player sees when he has to decide; the last state if he has nothing to decide for so long."""
    deadline = time.monotonic() + seconds
    while True:
        state = see(page)
        if state["options"] or state["confirm"] or time.monotonic() > deadline:
            return state
        page.wait_for_timeout(30)


def door(page: Page, name: str) -> None:
    """Opens a drawer, unless it is open; where it has no door of its own, from the menu."""
    expect(page.locator("[data-door]").first).to_be_attached()  # the table is there
    if page.locator(f'[data-drawer="{name}"]').count():
        return
    own = page.locator(f'[data-door="{name}"]')
    if not own.count():
        page.locator("[data-door=menu]").first.click()
    own.first.click()
    expect(page.locator(f'[data-drawer="{name}"]')).to_be_visible()


def speak(page: Page, language: str) -> None:
    """Chooses a language at a table; it is a setting there."""
    if not page.get_by_role("button", name=re.compile("^(Settings|Ustawienia)$")).count():
        page.locator("[data-door=menu]").first.click()
    page.get_by_role("button", name=re.compile("^(Settings|Ustawienia)$")).click()
    page.get_by_role("dialog").get_by_label(language).check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def reach(page: Page, button: Locator) -> Locator:
    """A button of the strip or the bubble; one of the list after opening it."""
    expect(button.first).to_be_attached()
    if not button.first.is_visible():
        page.locator("#prompt [data-more][aria-expanded=false]").click()
    expect(button.first).to_be_visible()
    return button.first


def settle(page: Page, move: str) -> bool:
    """Presses the gold button, if what was pointed at waits for it; what can be taken back is done already."""
    confirm = page.locator(f'#prompt [data-confirm][data-move="{move}"]')
    if not confirm.count():
        return False
    deadline = time.monotonic() + PATIENT
    while confirm.count():  # it goes by itself, if the server says meanwhile that it can be taken back
        try:
            confirm.click(timeout=3000)
            break
        except Error:
            assert time.monotonic() < deadline
    return True


def act(page: Page, move: str) -> None:
    """Presses the button of a move; what cannot be taken back is raised first, and pressed again."""
    if not settle(page, move):
        reach(page, page.locator(f'#prompt [data-move="{move}"]')).click()
        settle(page, move)


def modest(state: dict[str, Any]) -> int:
    """The number of the option that ends something, else the first."""
    for number, move in enumerate(state["moves"]):
        if move and move.split()[0] in LAST:
            return number
    return 0


def click_place(page: Page, id: str) -> None:
    """Clicks on a place of the map as soon as the map lies still."""
    assert page.evaluate(STILL, id), f"the map moves and moves under {id}"
    spot = page.evaluate(INSIDE, id)
    for _ in range(60):  # lit places out of sight are reached one after another, as the arrows at the edge say
        if spot is not None:
            break
        page.keyboard.press(".")
        if page.evaluate("document.activeElement?.dataset?.place") == id:
            assert page.evaluate(STILL, id)
            spot = page.evaluate(INSIDE, id)
            break
    spot = spot or page.evaluate(UNDER_A_PIECE, id)
    assert spot is not None, f"{id} is not in sight"
    page.mouse.click(*spot)


class Mouse:
    """Decides on the map where it can be done, and there is something new to try; else with the buttons."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tried: set[str] = set()
        self.used: set[str] = set()

    def decide(self, state: dict[str, Any]) -> None:
        key = f"{state['at']}{state['prompt']}{state['options']}"
        fresh = key not in self.tried
        self.tried.add(key)
        if state["confirm"]:
            self._click("#prompt [data-confirm]", "confirm")
        elif fresh and state["pieces"] and len(self.tried) < 40:
            self._click(f'.piece[data-piece="{state["pieces"][0]}"]', "piece", force=True)
        elif fresh and state["places"] and len(self.tried) < 40 and self._place(state["places"]):
            self.used.add("place")
        elif fresh and state["cards"] and len(self.tried) < 40:
            self._click(".card.may >> nth=0", "card")
        else:
            self._click(f"#prompt [data-option] >> nth={modest(state)}", "button", listed=True)

    def _place(self, ids: list[str]) -> bool:
        for id in ids:
            spot = self.page.evaluate(INSIDE, id)
            if spot:
                self.page.mouse.click(*spot)
                return True
        return False

    def _click(self, what: str, kind: str, force: bool = False, listed: bool = False) -> None:
        try:
            if listed and not self.page.locator(what).first.is_visible():
                self.page.locator("#prompt [data-more][aria-expanded=false]").click(timeout=2000)
            self.page.locator(what).first.click(timeout=2000, force=force)
            self.used.add(kind)
        except Error:
            self.page.wait_for_timeout(30)  # the table has moved on meanwhile


class Keyboard:
    """Decides with keys alone: arrows and Enter on the map, digits for options."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tried: dict[str, int] = {}
        self.used: set[str] = set()

    def decide(self, state: dict[str, Any]) -> None:
        keys = self.page.keyboard
        key = f"{state['at']}{state['prompt']}{state['options']}"
        times = self.tried[key] = self.tried.get(key, 0) + 1
        if state["confirm"] and times > 1:
            keys.press("Enter" if times < 4 else "e")  # Enter means a place on the map while the focus is there
            self.used.add("enter")
        elif state["places"] and times == 1 and len(self.tried) < 30:
            keys.press("ArrowRight")
            keys.press("Enter")
            self.used.add("arrow")
        elif state["confirm"]:
            keys.press("Enter")
        else:
            key = state["keys"][modest(state)] or "c"  # a number, or E for the button that ends the step
            keys.press(key)
            self.used.add("digit" if key.isdigit() else key)


class Going:
    """Whether a match goes on, however slowly."""

    def __init__(self) -> None:
        self.at, self.since = -1, time.monotonic()

    def on(self, state: dict[str, Any]) -> bool:
        if state["at"] != self.at:
            self.at, self.since = state["at"], time.monotonic()
        return time.monotonic() < self.since + PATIENT


def over(page: Page) -> bool:
    """Whether the end page of a match has opened."""
    return page.url.split("?")[0].endswith("/end")


def play_until(page: Page, player: Mouse | Keyboard, phase: str) -> int:
    """Decides until the head of the page names a phase; returns how often, and 0 if the match was over before."""
    going, decided = Going(), 0
    while True:
        state = wait_for_decision(page, 2)
        if re.search(phase, state["phase"]):
            return decided
        if over(page):
            return 0
        assert going.on(state), f"{phase} was not reached; the page shows {state}"
        if state["options"] or state["confirm"]:
            player.decide(state)
            decided += 1


def play_to_the_end(page: Page, player: Mouse | Keyboard) -> None:
    """Decides until the match is over and its end page has opened."""
    going = Going()
    while not over(page):
        state = see(page)
        assert going.on(state), f"the match does not end; the page shows {state}"
        if state["options"] or state["confirm"]:
            player.decide(state)
        page.wait_for_timeout(30)
