"""People at the table: what they see, and how they decide with a mouse, a finger or the keyboard."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Error, Page

# A point of a place's area where a click reaches it and nothing else; None if there is none on the screen.
INSIDE = """
(id) => {
  const path = document.querySelector(`.place[data-place="${id}"]`);
  const box = path.getBoundingClientRect();
  for (let j = 1; j < 24; j++) for (let i = 1; i < 24; i++) {
    const [x, y] = [box.left + box.width * i / 24, box.top + box.height * j / 24];
    if (document.elementFromPoint(x, y) === path) return [x, y];
  }
  return null;
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
    confirm: Boolean(document.querySelector('#prompt .end .primary:not([aria-disabled=true])')),
    pieces: all('.piece.legal').map((p) => p.dataset.piece),
    places: all('.place.legal').map((p) => p.dataset.place),
    cards: all('.card.may').length,
    at: Number(document.querySelector('.timeline input')?.max ?? 0),
  };
}
"""
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


def modest(state: dict[str, Any]) -> int:
    """The number of the option that ends something, else the first."""
    for number, move in enumerate(state["moves"]):
        if move and move.split()[0] in LAST:
            return number
    return 0


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
            self._click("#prompt .end .primary", "confirm")
        elif fresh and state["pieces"] and len(self.tried) < 40:
            self._click(f'.piece[data-piece="{state["pieces"][0]}"]', "piece", force=True)
        elif fresh and state["places"] and len(self.tried) < 40 and self._place(state["places"]):
            self.used.add("place")
        elif fresh and state["cards"] and len(self.tried) < 40:
            self._click(".card.may >> nth=0", "card")
        else:
            self._click(f"#prompt [data-option] >> nth={modest(state)}", "button")

    def _place(self, ids: list[str]) -> bool:
        for id in ids:
            spot = self.page.evaluate(INSIDE, id)
            if spot:
                self.page.mouse.click(*spot)
                return True
        return False

    def _click(self, what: str, kind: str, force: bool = False) -> None:
        try:
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
            keys.press("Enter")
            self.used.add("enter")
        elif state["places"] and times == 1 and len(self.tried) < 30:
            keys.press("ArrowRight")
            keys.press("Enter")
            self.used.add("arrow")
        elif state["confirm"]:
            keys.press("Enter")
        else:
            keys.press(str(min(9, modest(state) + 1)))
            self.used.add("digit")


def play_until(page: Page, player: Mouse | Keyboard, phase: str, seconds: float = 75) -> int:
    """Decides until the head of the page names a phase; returns how often."""
    deadline = time.monotonic() + seconds
    decided = 0
    while time.monotonic() < deadline:
        state = wait_for_decision(page, 5)
        if phase in state["phase"]:
            return decided
        if state["options"] or state["confirm"]:
            player.decide(state)
            decided += 1
    raise AssertionError(f"{phase} was not reached; the page shows {see(page)}")
