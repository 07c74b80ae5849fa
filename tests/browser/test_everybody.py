"""Everybody can play: a whole turn of every game with a thumb, with keys alone, on small screens and as lists."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from chancellery import Match
from tests.browser.axe import violations
from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.players import LAST, Going, Keyboard, play_until, wait_for_decision
from tests.browser.test_telling import found
from tests.server.harness import GAME, Person, Running, finished_match, plant

# A game, the seat that is played, and what the head of the page says when that seat's turn is over.
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
    more: all('#prompt [data-more]:not([aria-expanded=true])').length,
    lit: listed ? all('.listing [data-choose]').length : all('.piece.legal').length + all('.place.legal').length,
    listed, cut: [...cut, ...beyond], small: options.filter((one) => one.getBoundingClientRect().height < 43.5).length,
    sentence: document.querySelector('#prompt .sentence')?.getBoundingClientRect().width ?? 0,
    words: document.querySelector('#prompt .sentence')?.textContent.trim().split(/\\s+/).length ?? 0,
  };
}
"""  # noqa: E501
# Without the engraving under places and pieces: a software renderer takes most of its time for it.
PLAIN = """
const plain = new CSSStyleSheet();
plain.replaceSync('.map .sheet { visibility: hidden; }');
document.adoptedStyleSheets = [plain];
"""
POINT = "([what, n]) => document.querySelectorAll(what)[n]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"


PATIENCE = 800  # milliseconds for a press: whoever finds the table moved on looks again, and then waits longer
MOST_PATIENCE = 6400


def begin(me: Person, game: str, seat: str) -> str:
    """A match of this game against bots that choose at random."""
    seats = {other: "me" if other == seat else {"bot": "random"} for other in Match.new(game).seats}
    made = me.post("/api/matches", {"game": game, "seats": seats, "hot_seat": True})
    return f"/match/{made['match']['id']}?seat={seat}"


def context(browser: Browser, table: Running, size: tuple[int, int], lang: str, **more: Any) -> BrowserContext:
    touch, plain = more.pop("touch", False), more.pop("plain", False)
    kept = json.dumps({"lang": lang, "speed": "off", "theme": "light"} | more)
    found = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, base_url=table.address, has_touch=touch, is_mobile=touch
    )
    found.add_init_script(f"localStorage.setItem('chancellery.settings', {json.dumps(kept)})")
    if plain:
        found.add_init_script(PLAIN)
    return found


class Hand:
    """Plays with a thumb or a pointer: something on the board, then the buttons in sight, then those behind one."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page, self.touch = page, touch
        self.used: set[str] = set()
        self.tried: dict[str, int] = {}
        self.patience = PATIENCE

    def press(self, what: str, n: int = 0) -> None:
        one, waits = self.page.locator(what).nth(n), self.patience
        self.patience = min(MOST_PATIENCE, 2 * waits)
        one.tap(timeout=waits) if self.touch else one.click(timeout=waits)
        self.patience = PATIENCE

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
        elif seen["more"]:
            self.press("#prompt [data-more]:not([aria-expanded=true]):visible")
            self.used.add("more")
        elif times % 20 == 0 and seen["lit"] and not seen["listed"]:  # the first led to nothing
            self.page.evaluate(POINT, [".piece.legal, .place.legal", times // 20 % seen["lit"]])
        else:
            self.page.wait_for_timeout(25)  # what was pointed at is being asked about


def play(page: Page, hand: Hand, phase: str) -> int:
    """Plays until the head names a phase; whatever is asked, nothing of it is cut off."""
    going, decided = Going(), 0
    while True:
        seen = page.evaluate(LOOK)
        if re.search(phase, seen["phase"]):
            return decided
        assert going.on(seen), f"{phase} was not reached: {seen}"
        told = page.locator("[data-recap-close]").count()  # on a phone before anything can be chosen
        if told and not seen["phase"]:
            continue  # the table came between two looks
        if not (told or seen["options"] or seen["ready"] or seen["more"] or seen["lit"]):
            page.wait_for_timeout(25)
            continue
        assert seen["cut"] == [], seen
        assert seen["listed"] or seen["sentence"] > (90 if seen["words"] > 1 else 40), seen  # one word needs no more
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
    opened = context(browser, table, size, lang, touch=touch, plain=True)
    with Watched(opened) as page:
        page.goto(begin(me, game, seat))
        hand = Hand(page, touch)
        assert play(page, hand, over) > 1
        assert hand.used
        assert page.locator(".listing").count() == (size[1] < 340)
    opened.close()


@pytest.mark.parametrize("game", [game for game in TURNS if game != "coalitions"])  # that one: test_playing.py
def test_a_turn_with_keys_alone(browser: Browser, table: Running, me: Person, game: str) -> None:
    seat, over = TURNS[game]
    opened = context(browser, table, (1280, 800), "en", plain=True)
    with Watched(opened) as page:
        page.goto(begin(me, game, seat))
        player = Keyboard(page)
        assert play_until(page, player, over) > 1
        assert "e" in player.used or "enter" in player.used or "digit" in player.used
    opened.close()


# -- the focus

# Where the focus is, whether it can be seen, and how: of a place of the map its middle, of all else any part of it.
FOCUS = """
() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const { left, top, width, height } = one.getBoundingClientRect();
  const onMap = one.matches('.map .place');
  const parts = onMap ? [0.5] : [0.02, 0.25, 0.5, 0.75, 0.98];
  const hit = (x, y) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (onMap ? found.closest('.map') !== null : one.contains(found) || found.contains(one));
  };
  const seen = parts.some((i) => parts.some((j) => hit(left + width * i, top + height * j)));
  const style = getComputedStyle(one);
  return { what: one.dataset.place ?? one.className.baseVal ?? one.className, seen, onMap,
           outline: [style.outlineWidth, style.outlineColor, style.stroke] };
}
"""
BLUE = "rgb(31, 79, 143)"


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_the_focus_is_seen_and_never_covered(
    browser: Browser, table: Running, me: Person, size: tuple[int, int]
) -> None:
    """With a recap on the stage and a drawer open: strip, board, hand and rail, and every lit place."""
    match = found(GAME, "recap")
    id = plant(table, match, match.moves, me)
    opened = context(browser, table, size, "en")
    with Watched(opened) as page:
        page.goto(f"/match/{id}?seat={match.seats[match.decisions[0].seat]}")
        page.wait_for_selector(".recap")
        regions: list[str] = []
        for key in ["Tab"] * 30 + ["."] * 12 + ["ArrowRight", "ArrowDown"] * 3:
            page.keyboard.press(key)
            focus = page.evaluate(FOCUS)
            if focus is None:  # past the last one
                continue
            assert focus["seen"], (key, focus)
            width, colour, stroke = focus["outline"]
            assert (stroke if focus["onMap"] else colour) == BLUE, focus
            assert focus["onMap"] or width == "3px", focus
            regions.append(page.evaluate(REGION))
        assert page.locator(".recap").count() == 1  # it was there all the time
        if size[0] > 1000:
            order = [name for n, name in enumerate(regions) if name and name not in regions[:n]]
            assert [name for name in order if name != "stage"] == ["strip", "board", "hand", "rail"], regions
    opened.close()


REGION = """
() => {
  const where = { strip: '.strip', board: '.map', hand: '.dock', stage: '.stage', rail: '.rail' };
  return Object.keys(where).find((name) => document.activeElement.closest(where[name])) ?? null;
}
"""


# -- keys


def test_single_keys_can_be_changed_and_switched_off(page: Page, me: Person) -> None:
    id = me.create()["match"]["id"]
    page.goto(f"/match/{id}?seat=france")
    wait_for_decision(page)
    drawer = page.locator(".drawer")
    page.keyboard.press("l")
    expect(drawer).to_have_count(1)
    page.keyboard.press("l")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Change the keys").click()
    dialog.get_by_label("Log", exact=True).press("k")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(drawer).to_have_count(0)
    page.keyboard.press("k")
    expect(drawer).to_have_count(1)
    page.keyboard.press("k")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").locator("dt", has_text=re.compile("^K$"))).to_have_count(1)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Single keys do things at the table").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    for key in "k1e?":
        page.keyboard.press(key)
    page.reload()  # kept on this device
    wait_for_decision(page)
    page.keyboard.press("k")
    expect(drawer).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#prompt kbd")).to_have_count(0)
    assert page.locator(".timeline input").get_attribute("max") == "0"


# -- what is said and what moves

HEAR = """
() => {
  window.heard = [];
  new MutationObserver((changes) => {
    const regions = new Set(changes.map((change) =>
      (change.target.nodeType === 1 ? change.target : change.target.parentElement)?.closest('[aria-live]')));
    for (const one of regions) if (one && one.getAttribute('aria-live') !== 'off') window.heard.push(one.textContent);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""


def test_a_screen_reader_hears_each_question_once(page: Page, me: Person) -> None:
    id = me.create()["match"]["id"]
    page.goto(f"/match/{id}?seat=france")
    wait_for_decision(page)
    page.evaluate(HEAR)
    before = page.locator("#prompt .sentence").inner_text()
    me.move(id, "france", "napoleon lorraine", 0)
    page.wait_for_function("(text) => document.querySelector('#prompt .sentence').textContent !== text", arg=before)
    seat = me.get(f"/api/matches/{id}")["waiting_for"][0]
    page.goto(f"/match/{id}?seat={seat}")
    wait_for_decision(page)
    page.evaluate(HEAR)
    asked = page.locator("#prompt .sentence").inner_text()
    page.keyboard.press("e")
    page.wait_for_function("(text) => document.querySelector('#prompt .sentence').textContent !== text", arg=asked)
    page.keyboard.press("u")
    page.wait_for_function("(text) => document.querySelector('#prompt .sentence').textContent === text", arg=asked)
    heard = page.evaluate("heard")
    assert heard.count(asked) == 1, heard
    assert page.locator("#prompt .sentence").get_attribute("aria-live") == "polite"


def test_without_motion_nothing_travels_and_a_halo_stays(browser: Browser, table: Running, me: Person) -> None:
    id = me.create()["match"]["id"]
    opened = browser.new_context(
        viewport={"width": 1280, "height": 800}, base_url=table.address, reduced_motion="reduce"
    )
    opened.add_init_script(AT_ONCE.replace("'off'", "'slow'"))
    with Watched(opened) as page:
        page.clock.install()
        page.goto(f"/match/{id}?seat=france")
        wait_for_decision(page)
        me.move(id, "france", "napoleon lorraine", 0)
        halo = page.locator("[data-halo]")
        expect(halo).not_to_have_count(0)
        assert page.locator(".trail").count() == 0
        moving = "() => document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 2).length"
        assert page.evaluate(moving) == 0
        page.clock.run_for(3000)
        expect(halo).not_to_have_count(0)
        page.clock.run_for(2000)
        expect(halo).to_have_count(0)
    opened.close()


# -- room for letters and fingers

SPACED = """
() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; }
    * { word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}
"""
# Lines of the strip and the foot of a phone that are cut at the upper or lower edge, and small targets.
CUT = """
() => [...document.querySelectorAll('.says > *, .head .where, .end button, .recap h2, .recap header button')].filter((one) => {
  const [box, frame] = [one, one.closest('.strip, .asking, .thumbs, .recap')].map((node) => node.getBoundingClientRect());
  return box.width && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1 || box.right > frame.right + 1);
}).map((one) => one.className + one.textContent)
"""  # noqa: E501
SMALL = """
(least) => [...document.querySelectorAll('button, .desk a, input, summary, select')].filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  const inline = one.matches('p a, p .place, .ask a'); // in a sentence
  const apart = one.matches('.arrow, [type=range]') || one.closest('.sr-only, .skip, .timeline, [hidden]') || one.matches('.skip');
  const enough = one.matches('.ribbon *') ? 40 : least; // the ribbon of powers is as high as that
  return width && height && !inline && !apart && Math.min(width, height) < enough - 0.5;
}).map((one) => `${one.className} ${one.textContent.trim().slice(0, 20)} ${JSON.stringify(one.getBoundingClientRect())}`)
"""  # noqa: E501


@pytest.mark.parametrize(("size", "touch"), [((1280, 800), False), ((390, 844), True)])
def test_there_is_room_for_spaced_letters_and_for_fingers(
    browser: Browser, table: Running, me: Person, size: tuple[int, int], touch: bool
) -> None:
    match = found(GAME, "recap")
    id = plant(table, match, match.moves, me)
    opened = context(browser, table, size, "pl", touch=touch)
    with Watched(opened) as page:
        page.goto(f"/match/{id}?seat={match.seats[match.decisions[0].seat]}")
        page.wait_for_selector(".recap")
        assert page.evaluate(SMALL, 44 if touch else 24) == []
        assert page.locator("button kbd").count() == 0 if touch else page.locator("button kbd").count() > 0
        page.evaluate(SPACED)
        assert page.evaluate(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    opened.close()


AFTER = """
(one) => [...document.querySelectorAll('header button, header a')]
  .filter((other) => other.getBoundingClientRect().left > one.getBoundingClientRect().left + 1).length
"""


def test_help_is_at_the_same_place_on_every_page(page: Page, table: Running, me: Person) -> None:
    """The last button but one of the head, whichever page it is; what it opens is help."""
    id = me.create()["match"]["id"]
    over = finished_match()
    done = plant(table, over, over.moves, me)
    pages = ("/", "/tables", "/new", "/rules", "/learn", f"/match/{id}?seat=france")
    for address in (*pages, f"/replay/{done}", f"/match/{done}/end"):
        page.goto(address)
        help = page.locator("[data-help]")
        expect(help).to_be_visible()
        box = help.bounding_box()
        assert box is not None
        assert box["y"] < 60, address
        assert help.evaluate(AFTER) == 1, address
    help.click()
    expect(page.get_by_role("dialog", name="Help")).to_be_visible()


# -- what axe finds: nothing, in no state that the other tests do not look at


def clean(page: Page, state: str, within: str | None = None) -> None:
    """Nothing is found on the page, or within the part of it that was not there before."""
    assert violations(page, within) == [], state


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_a_table(browser: Browser, table: Running, me: Person, theme: str) -> None:
    match = found(GAME, "recap")
    address = f"/match/{plant(table, match, match.moves, me)}?seat={match.seats[match.decisions[0].seat]}"
    opened = context(browser, table, (1280, 800), "en", theme=theme)
    with Watched(opened) as page:
        page.goto(address)
        page.wait_for_selector(".recap")
        clean(page, "recap")
        page.keyboard.press("Space")
        page.keyboard.press("c")
        clean(page, "all options", "#prompt")
        page.keyboard.press("c")
        for door in "olpr" if theme == "light" else "o":
            page.keyboard.press(door)
            expect(page.locator(".drawer")).to_be_visible()
            clean(page, f"drawer {door}", ".drawer")
        for key in "?/" if theme == "light" else "?":
            page.keyboard.press(key)
            expect(page.get_by_role("dialog")).to_be_visible()
            clean(page, f"dialog {key}", "[role=dialog], dialog")
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
        page.get_by_role("button", name="Settings").click()
        page.get_by_text("Change the keys").click()
        page.get_by_label("Lists instead of the map").check()
        clean(page, "settings", "[role=dialog], dialog")
        page.keyboard.press("Escape")
        expect(page.locator(".listing")).to_be_visible()
        clean(page, "lists")
        page.locator("[data-list]").click()  # the board behind its button
        expect(page.locator(".listing")).to_have_count(0)
    opened.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages_of_a_club(browser: Browser, club: Running, theme: str) -> None:
    opened = context(browser, club, (390, 844), "pl", theme=theme)
    with Watched(opened) as page:
        for address in ("/account", "/join/abcdefghijklmnopqrst", "/learn", "/"):
            page.goto(address)
            expect(page.locator("main").or_(page.get_by_role("alert").filter(has_text=".")).first).to_be_visible()
            clean(page, address)
        page.locator("[data-help]").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        clean(page, "help", "[role=dialog], dialog")
    opened.close()
