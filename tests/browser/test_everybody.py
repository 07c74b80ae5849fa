"""Everybody can play: a whole turn of every game with a thumb, with keys alone, on small screens and as lists."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page

from chancellery import Match
from tests.browser.conftest import Watched
from tests.browser.players import LAST, Keyboard, play_until
from tests.server.harness import Person, Running

# A game, the seat that is played, and what the head of the page says when that seat's turn, with all its phases, is over.
TURNS = {
    "coalitions": ("france", r"(Action Turn|Tura Akcji) [2-9]|(Round|Runda) [2-9]"),
    "realpolitik": ("austria", r"(Turn|Tura) ([2-9]|\d\d)"),
    "raison_detat": ("spain", r"(Action Turn|Tura Akcji) [2-9]|(Round|Runda) [2-9]"),
    "maria": ("louis_xv", r"Prussia and|Prusy i|· Austria|(Turn|Tura) [2-9]"),
    "imperial_struggle": ("france", r"(Action Round|Runda Akcji) [3-9]|(Turn|Tura) [2-9]|War |Wojna "),
}
# What can be pressed now, and what of it cannot be seen or reached whole.
LOOK = """
() => {
  const shown = (one) => { const box = one.getBoundingClientRect(); return box.width > 0 && box.height > 0; };
  const all = (what) => [...document.querySelectorAll(what)].filter(shown);
  const cut = all('.strip button, .strip .sentence, .foot > .asking *, .foot > .thumbs button, .rail button').filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const scrolls = one.closest('.plaques, .ribbon');
    return left < -0.5 || right > innerWidth + 0.5 || (!scrolls && (top < -0.5 || bottom > innerHeight + 0.5));
  }).map((one) => one.className + ' ' + one.textContent.trim().slice(0, 30));
  const beyond = ['html', '.board.listed', '.listing'].filter((what) => {
    const one = document.querySelector(what);
    return one && one.scrollWidth > one.clientWidth + 1;
  });
  const options = all(':is(#prompt, .listing) [data-option]:not([aria-disabled=true])');
  const listed = document.querySelector('.listing') !== null;
  return {
    phase: document.querySelector('.phase, .head .where')?.title || document.querySelector('.head .where')?.textContent || '',
    at: Number(document.querySelector('.timeline input')?.max ?? 0),
    options: options.map((one) => one.dataset.move ?? null),
    ready: all(':is(#prompt [data-confirm], .listing [data-ready]):not([aria-disabled=true])').length,
    more: all('#prompt [data-more]').length,
    lit: listed ? all('.listing [data-choose]').length : all('.piece.legal').length + all('.place.legal').length,
    listed, cut: [...cut, ...beyond], small: options.filter((one) => one.getBoundingClientRect().height < 43.5).length,
    sentence: document.querySelector('#prompt .sentence')?.getBoundingClientRect().width ?? 0,
  };
}
"""  # noqa: E501
POINT = "([what, n]) => document.querySelectorAll(what)[n]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"


def begin(me: Person, game: str, seat: str) -> str:
    """A match of this game against bots that choose at random."""
    seats = {other: "me" if other == seat else {"bot": "random"} for other in Match.new(game).seats}
    made = me.post("/api/matches", {"game": game, "seats": seats, "hot_seat": True})
    return f"/match/{made['match']['id']}?seat={seat}"


def context(browser: Browser, table: Running, size: tuple[int, int], lang: str, **more: Any) -> BrowserContext:
    touch = more.pop("touch", False)
    kept = json.dumps({"lang": lang, "speed": "off", "theme": "light", **more})
    found = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, base_url=table.address, has_touch=touch, is_mobile=touch
    )
    found.add_init_script(f"localStorage.getItem('chancellery.settings') ?? localStorage.setItem('chancellery.settings', {json.dumps(kept)})")  # noqa: E501
    return found


class Hand:
    """Plays with a thumb or a pointer: first something on the board, then the buttons in sight, at last those behind one."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page, self.touch = page, touch
        self.used: set[str] = set()
        self.tried: dict[str, int] = {}

    def press(self, what: str, n: int = 0) -> None:
        one = self.page.locator(what).nth(n)
        one.tap(timeout=2000) if self.touch else one.click(timeout=2000)

    def decide(self, seen: dict[str, Any]) -> None:
        key = f"{seen['at']} {seen['options']}"
        times = self.tried[key] = self.tried.get(key, 0) + 1
        if self.page.locator("[data-recap-close]").count():
            self.press("[data-recap-close]")
        elif seen["ready"]:
            self.press(":is(#prompt [data-confirm], .listing [data-ready]):visible")
            self.used.add("ready")
        elif seen["lit"] and times == 1 and len(self.tried) < 12:
            if seen["listed"]:
                self.press(".listing [data-choose]")
            else:
                self.page.evaluate(POINT, [".piece.legal, .place.legal", 0])
            self.used.add("board")
        elif seen["options"]:
            last = [n for n, move in enumerate(seen["options"]) if move and move.split()[0] in LAST]
            self.press(":is(#prompt, .listing) [data-option]:visible", last[0] if last else 0)
            self.used.add("button")
        else:
            self.press("#prompt [data-more]:visible")
            self.used.add("more")


def play(page: Page, hand: Hand, phase: str, seconds: float = 60) -> int:
    """Plays until the head names a phase; whatever is asked, nothing of it is cut off."""
    deadline, decided = time.monotonic() + seconds, 0
    while True:
        seen = page.evaluate(LOOK)
        if re.search(phase, seen["phase"]):
            return decided
        assert time.monotonic() < deadline, f"{phase} was not reached: {seen}"
        if not (seen["options"] or seen["ready"] or seen["more"] or seen["lit"]):
            page.wait_for_timeout(25)
            continue
        assert seen["cut"] == [], seen
        assert seen["listed"] or seen["sentence"] > 90, seen
        if hand.touch:
            assert seen["small"] == 0, seen
        try:
            hand.decide(seen)
            decided += 1
        except Error:
            page.wait_for_timeout(25)  # the table has moved on meanwhile


SCREENS = [  # every game with a thumb on a phone, then the other screens, in one language and the other
    ("coalitions", (390, 844), "pl", True),
    ("realpolitik", (390, 844), "en", True),
    ("raison_detat", (390, 844), "pl", True),
    ("maria", (390, 844), "en", True),
    ("imperial_struggle", (390, 844), "pl", True),
    ("realpolitik", (844, 390), "pl", True),
    ("imperial_struggle", (768, 1024), "en", False),
    ("maria", (640, 400), "pl", False),  # 1280 x 800 at 200 %
    ("realpolitik", (320, 256), "pl", False),  # and at 400 %: lists
    ("imperial_struggle", (320, 256), "en", False),
]


@pytest.mark.parametrize(("game", "size", "lang", "touch"), SCREENS)
def test_a_turn_on_a_small_screen(
    browser: Browser, table: Running, me: Person, game: str, size: tuple[int, int], lang: str, touch: bool
) -> None:
    seat, over = TURNS[game]
    opened = context(browser, table, size, lang, touch=touch)
    with Watched(opened) as page:
        page.goto(begin(me, game, seat))
        hand = Hand(page, touch)
        assert play(page, hand, over) > 2
        assert hand.used
        assert page.locator(".listing").count() == (size[1] < 340)
    opened.close()
