"""A newcomer learns Maria: a wrong step, everybody, and what is in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from chancellery.lessons import Session, lesson
from chancellery.lessons.check import expected
from tests.browser.axe import serious
from tests.browser.learner import Learner
from tests.browser.players import INSIDE, STILL, act, speak
from tests.browser.test_lesson import shows, step_of

FIRST = lesson("maria", "first_campaign")
ADDRESS = "/learn/maria/first_campaign"
KEY = "lesson-maria-first_campaign"


def test_a_wrong_step_is_answered_and_not_made(page: Page) -> None:
    page.goto(f"{ADDRESS}?chapter=fortresses")
    shows(page, f"{KEY}-fortresses-enter")
    session, learner = Session(FIRST.chapter("fortresses")), Learner(page, "en", phone=False)
    learner.choose(session, "move friedrich > brieg")
    hint = page.locator("#lesson [data-hint]")
    expect(hint).to_contain_text("That leads away from Neisse")
    expect(hint).to_contain_text("Frederick to Brieg")
    assert serious(page, "#lesson") == []
    learner.choose(session, "move friedrich > neisse")
    shows(page, f"{KEY}-fortresses-leave")
    expect(hint).to_have_count(0)
    act(page, "halt")
    expect(hint).to_contain_text("Neisse stays Austrian")
    speak(page, "Polski")
    shows(page, f"{KEY}-fortresses-leave", "pl")


def test_axe_finds_nothing_serious_in_the_lesson(page: Page) -> None:
    """Also not beside the panel of a battle and a hand of cards."""
    page.goto(f"{ADDRESS}?chapter=battle")
    session, learner = Session(FIRST.chapter("battle")), Learner(page, "en", phone=False)
    for step in ("approach", "score", "suit"):
        assert step_of(session).id == step
        shows(page, f"{KEY}-battle-{step}")
        for part in ("#lesson", "#prompt", ".dock", *([".battle"] if step != "approach" else [])):
            assert serious(page, part) == [], (step, part)
        answer = expected(session)[0] if step_of(session).expect else ""
        if answer:
            learner.choose(session, answer)
        else:
            page.locator("#lesson [data-next]").click()
        assert session.follow(answer)


@pytest.mark.parametrize(
    ("chapter", "near"),
    [
        ("supply", ("breslau", "fuerstenwalde")),
        ("battle", ("neisse", "brieg", "grottkau")),
        ("fortresses", ("grottkau", "neisse")),
    ],
)
def test_what_a_chapter_is_about_is_in_sight(page: Page, chapter: str, near: tuple[str, ...]) -> None:
    page.goto(f"{ADDRESS}?chapter={chapter}")
    shows(page, FIRST.chapter(chapter).steps[0].key)
    for id in near:
        assert page.evaluate(STILL, id)
        box = page.locator(f'.place[data-place="{id}"]').bounding_box()
        board = page.locator(".board").bounding_box()
        assert box is not None
        assert board is not None
        assert board["x"] <= box["x"] <= board["x"] + board["width"] - box["width"], id
        assert board["y"] <= box["y"] <= board["y"] + board["height"] - box["height"], id
    assert page.evaluate(INSIDE, "muenchen") is None  # far away: the map has come nearer
