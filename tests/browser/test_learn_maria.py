"""A newcomer learns Maria: the whole lesson with clicks on the table in both languages, and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from chancellery.lessons import Session, lesson
from chancellery.lessons.check import expected
from tests.browser.axe import serious
from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.players import INSIDE, STILL, act, click_place, door, settle, speak
from tests.browser.test_learn_imperial_struggle import option_of, tap_move
from tests.browser.test_lesson import learn_by_thumb, shows, step_of
from tests.browser.test_lessons_sisters import ENGLISH, POLISH, Words, learn
from tests.scenes import ids
from tests.server.harness import Running

FIRST = lesson("maria", "first_campaign")
ADDRESS = "/learn/maria/first_campaign"
KEY = "lesson-maria-first_campaign"


def click_move(page: Page, session: Session, move: str, lang: str) -> str:
    """Chooses an option by piece, city or card; among several that are left, by its button."""
    expect(page.locator("#prompt [data-option]").first).to_be_attached()
    option = option_of(session, move, lang)
    by = "button"
    if option.verb == "move":
        piece = page.locator(f'.piece[data-piece="{ids(option, "piece")[0]}"]')
        piece.click(force=True)
        expect(piece).to_have_class(re.compile(r"\bpicked\b"))
        click_place(page, ids(option, "place")[-1])
        by = "piece"
    elif option.verb in ("on", "retreat"):
        click_place(page, ids(option, "place")[-1])
        by = "place"
    elif len(ids(option, "card")) == 1:
        hands = session.match.scene(session.seat, lang).hands
        hand = next(one for one in hands if one.power == option.power)
        number = [card.ref for card in hand.cards].index(f"card:{ids(option, 'card')[0]}")
        tab = page.locator(".hands .tabs button")
        if tab.count():
            tab.nth(hands.index(hand)).click()
        page.locator(f'.hands [data-hand="{hand.power}"] .card').nth(number).click()
        by = "card"
    if not settle(page, move) and by in ("button", "card"):  # such as the values of a Reserve
        act(page, move)
    return by


@pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=["en", "pl"])
def test_from_start_to_end(browser: Browser, table: Running, words: Words) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=table.address)
    context.add_init_script(AT_ONCE.replace("'en'", f"'{words.lang}'"))
    with Watched(context) as page:
        used = learn(page, "maria", "first_campaign", words, click_move)
        assert used == {"piece", "place", "card", "button"}
        door(page, "powers")
        expect(page.locator('li[data-power="prussia"]')).to_contain_text("6")  # fortresses of the 12
        page.get_by_role("link", name=words.play).click()
        expect(page.get_by_role("button", name=words.create)).to_be_visible()
    context.close()


def test_the_last_lesson_and_how_one_comes_to_it(page: Page) -> None:
    """Matches that end within a lesson; the lesson before it leads here."""
    learn(page, "maria", "victory", ENGLISH, click_move)
    page.get_by_role("link", name=ENGLISH.play).click()
    expect(page.get_by_role("button", name=ENGLISH.create)).to_be_visible()
    page.goto("/learn/maria/winter_quarters?chapter=guard")
    session = Session(lesson("maria", "winter_quarters").chapter("guard"))
    while not session.finished:
        step = step_of(session)
        shows(page, step.key)
        answer = expected(session)[0] if step.expect else ""
        if step.expect:
            click_move(page, session, answer, "en")
        else:
            page.locator("#lesson [data-next]").click()
        assert session.follow(answer)
    page.get_by_role("link", name="Next: The full game: two maps").click()
    shows(page, "lesson-maria-two_maps-pool-west")
    page.goto("/learn")
    section = page.locator("section#maria")
    expect(section.locator("article.over h3")).to_have_text("How the full game is won")
    expect(section.locator("header").get_by_role("link", name="Go on")).to_have_attribute("href", ADDRESS)
    assert serious(page, "main") == []


def test_a_wrong_step_is_answered_and_not_made(page: Page) -> None:
    page.goto(f"{ADDRESS}?chapter=fortresses")
    shows(page, f"{KEY}-fortresses-enter")
    session = Session(FIRST.chapter("fortresses"))
    click_move(page, session, "move friedrich > brieg", "en")
    hint = page.locator("#lesson [data-hint]")
    expect(hint).to_contain_text("That leads away from Neisse")
    expect(hint).to_contain_text("Frederick to Brieg")
    assert serious(page, "#lesson") == []
    click_move(page, session, "move friedrich > neisse", "en")
    shows(page, f"{KEY}-fortresses-leave")
    expect(hint).to_have_count(0)
    act(page, "halt")
    expect(hint).to_contain_text("Neisse stays Austrian")
    speak(page, "Polski")
    shows(page, f"{KEY}-fortresses-leave", "pl")


def test_axe_finds_nothing_serious_in_the_lesson(page: Page) -> None:
    """Also not beside the panel of a battle and a hand of cards."""
    page.goto(f"{ADDRESS}?chapter=battle")
    session = Session(FIRST.chapter("battle"))
    for step in ("approach", "score", "suit"):
        assert step_of(session).id == step
        shows(page, f"{KEY}-battle-{step}")
        for part in ("#lesson", "#prompt", ".dock", *([".battle"] if step != "approach" else [])):
            assert serious(page, part) == [], (step, part)
        answer = expected(session)[0] if step_of(session).expect else ""
        if answer:
            click_move(page, session, answer, "en")
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


def test_phone(browser: Browser, table: Running) -> None:
    lang = "pl"
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, base_url=table.address
    )
    context.add_init_script(AT_ONCE.replace("'en'", f"'{lang}'"))
    with Watched(context) as page:
        for chapter in FIRST.chapters:
            page.goto(f"{ADDRESS}?chapter={chapter.id}")
            learn_by_thumb(page, Session(chapter), lambda session, move: tap_move(page, session, move, lang), lang)
    context.close()
