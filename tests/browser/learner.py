"""A newcomer who follows lessons of any game to their end: reads, looks, and does what each step asks for."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

from chancellery.lessons import Chapter, Lesson, Session, Step
from chancellery.lessons.check import expected
from chancellery.locale import text
from chancellery.table.scene_asking import Option
from tests.browser.conftest import AT_ONCE
from tests.browser.players import INSIDE, PATIENT, STILL
from tests.scenes import ids, shown_options

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}

WRONG = (Path(__file__).parent / "step.js").read_text()
# Where the teacher is, and whether an act is raised.
AT = """
(move) => {
  const lesson = document.querySelector('#lesson');
  const raised = document.querySelector(`#prompt [data-confirm][data-move="${CSS.escape(move)}"]`);
  return [Number(lesson?.dataset.trail ?? -1), lesson?.getAttribute('aria-busy') === 'true', Boolean(raised)];
}
"""
MARKED = {
    "place": "data-place",
    "piece": "data-piece",
    "tile": "data-tile",
    "row": "data-row",
    "power": "data-power",
    "zone": "data-zone",
    "wheel": "data-field",
}
WITHIN = {"rows": "hands", "piles": "hands"}  # parts that are shown within another
# What on the table stands for a thing, if it can be pointed at now.
LIT = {
    "tile": '.tile.may[data-tile="{}"], .face.may[data-tile="{}"], .box.may[data-tile="{}"] button',
    "card": '.card.may[data-ref="card:{}"]',
    "power": '.plaque.may[data-power="{}"]',
    "piece": '.piece.legal[data-piece="{}"]',
    "place": '.place.legal[data-place="{}"]',
}


def flat(said: str) -> str:
    return " ".join(said.split())


@contextlib.contextmanager
def visitor(browser: Browser, address: str, lang: str, size: str) -> Iterator[BrowserContext]:
    """Somebody who reads a language, with a mouse at a desk or a thumb on a phone."""
    (wide, high), phone = SIZES[size], size == "phone"
    context = browser.new_context(
        viewport={"width": wide, "height": high}, has_touch=phone, is_mobile=phone, base_url=address
    )
    context.add_init_script(AT_ONCE.replace("'en'", f"'{lang}'"))
    yield context
    context.close()


class Learner:
    """Follows lessons in a browser: with a mouse where things are lit, on a phone with a thumb in the list."""

    def __init__(self, page: Page, lang: str, phone: bool) -> None:
        self.page, self.lang, self.phone = page, lang, phone
        self.used: set[str] = set()

    def lesson(self, one: Lesson) -> None:
        """A lesson from its first step to what follows its end."""
        self.page.goto(f"/learn/{one.game}/{one.id}")
        for chapter in one.chapters:
            self.chapter(chapter)
            if chapter is not one.chapters[-1]:
                self._press("#lesson [data-next]")
        self._meets({"texts": [], "task": "", "marked": [], "reading": True, "phone": self.phone}, "the end")

    def chapter(self, chapter: Chapter) -> None:
        """A chapter that has just been opened, to its end."""
        session, last = Session(chapter), None
        while (step := session.step) is not None:
            self._wait(chapter.id, session)
            self._reads(session, step, step is last)
            last = step
            answer = expected(session)[0] if step.expect else ""
            if answer:
                self.choose(session, answer)
            else:
                self._press("#lesson [data-next]")
            assert session.follow(answer), f"{step.key}: {answer} is wrong"
        self._wait(chapter.id, session)
        if session.reaction:
            self.page.locator("#lesson .reaction", has_text=text(self.lang, session.reaction).split("\n")[0]).wait_for()

    # -- looking

    def _wait(self, chapter: str, session: Session) -> None:
        self.page.locator(f'#lesson[data-chapter="{chapter}"][data-trail="{len(session.trail)}"]').wait_for()

    def _reads(self, session: Session, step: Step, lasts: bool) -> None:
        """All that the step says is there; what it points at is marked, what is to be done is in sight.

        One that lasts says the same, and asks anew.
        """
        texts = [*text(self.lang, step.key).split("\n\n")]
        if session.reaction:
            texts.append(text(self.lang, session.reaction))
        asked = session.match.scene(session.seat, self.lang).prompt if lasts else None
        want = {
            "texts": [flat(one) for one in texts],
            "task": flat(step.task(self.lang)) if step.expect else "",
            "marked": [mark(thing) for thing in step.point if not thing.startswith("option:")],
            "phone": self.phone,
            "reading": not step.expect,
            "asked": flat(asked.text) if asked is not None and not self.phone else "",
        }
        self._meets(want, step.key)

    def _meets(self, want: dict[str, Any], what: str) -> None:
        deadline = time.monotonic() + PATIENT
        while wrong := self.page.evaluate(WRONG, want):
            assert time.monotonic() < deadline, f"{what} ({self.lang}, {'phone' if self.phone else 'desktop'}): {wrong}"
            self.page.wait_for_timeout(40)

    # -- doing

    def choose(self, session: Session, move: str) -> None:
        """Chooses a move by pointing at what is lit, else in the list. Whether it was right is left to others."""
        self.page.locator("#prompt [data-option]").first.wait_for(state="attached")
        options = shown_options(session.match.scene(session.seat, self.lang))
        option = next(one for one in options if one.moves == (move,))
        before = len(session.trail)
        if not (self.phone or len(options) == 1):
            for kind, id in pointed(option):
                if self._done(move, before):
                    return
                self._point(kind, id, option.verb)
        if not self._done(move, before):
            self._from_list(option)
            self._done(move, before)

    def _done(self, move: str, before: int) -> bool:
        """Whether the move was made; one that is raised is made by another press."""
        deadline = time.monotonic() + PATIENT
        while True:
            at, busy, raised = self.page.evaluate(AT, move)
            if at > before:
                return True
            if raised and not busy:
                try:
                    self._press(f'#prompt [data-confirm][data-move="{move}"]', 3000)
                except Error:
                    assert time.monotonic() < deadline, f"{move} cannot be confirmed"
            elif not busy:
                return False
            assert time.monotonic() < deadline, f"no answer to {move}"
            self.page.wait_for_timeout(15)

    def _point(self, kind: str, id: str, verb: str) -> None:
        lit = self.page.locator(LIT[kind].replace("{}", id)).first
        if not lit.count():
            return
        if kind == "place":
            assert self.page.evaluate(STILL, id), f"the map moves and moves under {id}"
            spot = self.page.evaluate(INSIDE, id)
            if spot is None:
                return
            self.page.mouse.click(*spot)
        elif kind == "piece":
            lit.click(force=True)
            what = self.page.locator(f'#prompt [data-kind="{verb}"]')
            if what.count():
                what.first.click()
        elif lit.is_visible():
            lit.click()
        else:
            return
        self.used.add(kind)

    def _from_list(self, option: Option) -> None:
        """The button of an option, after those of its section or of the things that it is about."""
        move = option.moves[0]
        button = f'#prompt [data-move="{move}"]'
        wanted = [*([f"section:{option.section}"] if option.section else []), *option.refs]
        for ref in wanted:
            if self.page.locator(button).count():
                break
            group = f'#prompt [data-group="{ref}"]'
            if self.page.locator(group).count():
                self._open(group)
                self._press(group)
                self.used.add("group")
        self._open(button)
        self._press(button)
        self.used.add("button")

    def _open(self, button: str) -> None:
        """The list, where the button is in it and it is shut."""
        found = self.page.locator(button).first
        found.wait_for(state="attached")
        if not found.is_visible():
            self._press("#prompt [data-more][aria-expanded=false]")
            found.wait_for()

    def _press(self, what: str, patience: float | None = None) -> None:
        found = self.page.locator(what).first
        if self.phone:
            found.tap(timeout=patience)
        else:
            found.click(timeout=patience)


def mark(thing: str) -> str:
    """The selector of what a step points at."""
    kind, _, id = thing.partition(":")
    return f'[{MARKED[kind]}="{id}"]' if id and kind in MARKED else f'[data-part="{WITHIN.get(kind, kind)}"]'


def pointed(option: Option) -> list[tuple[str, str]]:
    """What a player points at for an option, in this order: what acts, then its aim."""
    kinds = [(kind, id) for kind in ("tile", "card", "piece") for id in ids(option, kind)[:1]]
    places = ids(option, "place")
    borders = [id for id in places if "-" in id]
    rest = places[-1:] if ids(option, "piece") else places
    powers = ids(option, "power")[:1]
    return [*kinds, *(("place", id) for id in [*borders, *reversed(rest)]), *(("power", id) for id in powers)]
