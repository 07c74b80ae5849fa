"""From the end of a course into a match with a coach: what he says, what he would do, his goodbye; and sent home."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, expect

from chancellery.lessons import Chapter, Session, lessons
from chancellery.lessons.check import expected
from chancellery.locale import text
from tests.browser.axe import violations
from tests.browser.conftest import Watched
from tests.browser.players import LAST, wait_for_decision
from tests.server.harness import SEATS, Person, Running, choices

COACH = "[data-coach]"
BOTS: dict[str, Any] = {seat: {"bot": "sensible"} for seat in SEATS if seat != "france"}


def trail(chapter: Chapter) -> list[str]:
    """The right answers of a chapter, to its end."""
    session = Session(chapter)
    answers: list[str] = []
    while (step := session.step) is not None:
        answers.append(expected(session)[0] if step.expect else "")
        assert session.follow(answers[-1])
    return answers


def at_the_end(page: Page) -> None:
    """Opens the last lesson of Coalitions as somebody finds it who has just finished it."""
    last = [one for one in lessons() if one.game == "coalitions"][-1]
    chapter = last.chapters[-1]
    done = {"chapter": chapter.id, "trail": trail(chapter), "done": [one.id for one in last.chapters]}
    kept = json.dumps({f"{last.game}/{last.id}": done})
    page.goto("/learn")
    page.evaluate(f"localStorage.setItem('chancellery.lessons', {json.dumps(kept)})")
    page.goto(f"/learn/{last.game}/{last.id}")


def says(page: Page, me: Person, id: str, lang: str = "en") -> str:
    """The page has the coach's words about what is asked now; returns their key."""
    said = me.scene(id, "france")["scene"]["coach"]["topic"]
    expect(page.locator(COACH)).to_have_attribute("data-coach", said)
    expect(page.locator(COACH)).to_contain_text(text(lang, said))
    return str(said)


def on(me: Person, id: str) -> bool:
    """Decides for France if it must, modestly; whether the first round still goes on."""
    summary = me.get(f"/api/matches/{id}")
    scene = me.scene(id, "france")
    if summary["your_turn"] and scene["scene"]["coach"] is not None:
        if scene["scene"]["coach"].get("over"):
            return False
        moves = [option["moves"][0] for option in choices(scene)]
        me.move(id, "france", next((one for one in moves if one.split()[0] in LAST), moves[0]), scene["seq"])
    return True


def test_from_the_end_of_the_course_to_the_coachs_goodbye(page: Page, me: Person) -> None:
    at_the_end(page)
    expect(page.locator("[data-coached=lempereur]")).to_have_text("L’Empereur, with a coach")
    page.get_by_role("button", name="Your first match, with a coach").click()
    page.wait_for_url("**/match/*")
    id = page.url.split("/match/")[1].split("?")[0]
    assert me.get(f"/api/matches/{id}")["coach"] is True
    wait_for_decision(page)
    first = says(page, me, id)
    strip, row, board = (page.locator(part).bounding_box() for part in (".strip", COACH, "main.board"))
    assert strip is not None
    assert row is not None
    assert board is not None
    assert abs(strip["y"] + strip["height"] - row["y"]) <= 1  # a place of its own: it covers neither
    assert abs(row["y"] + row["height"] - board["y"]) <= 1
    assert violations(page) == []

    page.get_by_role("button", name="What would you do?").click()
    advised = page.locator("[data-counsel=hint] [data-advised]")
    expect(advised.first).to_be_visible()
    expect(page.get_by_role("heading", name="What I would do")).to_be_visible()
    before = me.get(f"/api/matches/{id}")["moves"]
    advised.first.click()
    page.locator("#prompt [data-confirm]").click()
    expect(page.locator(f'{COACH}[data-coach="{first}"]')).to_have_count(0)
    assert me.get(f"/api/matches/{id}")["moves"] > before

    while on(me, id):
        page.wait_for_timeout(50)
    expect(page.locator(f'{COACH}[data-coach="coach-bye"]')).to_contain_text("from here you lead alone")
    expect(page.get_by_role("button", name="What would you do?")).to_have_count(0)
    page.get_by_role("button", name="Thank you").click()
    expect(page.locator(COACH)).to_have_count(0)
    page.reload()
    wait_for_decision(page)
    expect(page.locator(COACH)).to_have_count(0)


def test_on_a_phone_a_line_that_opens_and_he_stays_away_when_sent_home(
    browser: Browser, table: Running, me: Person
) -> None:
    id = me.create({**BOTS, "france": "me"}, coach=True)["match"]["id"]
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, base_url=table.address)
    context.add_init_script("localStorage.setItem('chancellery.settings', JSON.stringify({ lang: 'pl', speed: 'off'}))")
    with Watched(context) as page:
        page.goto(f"/match/{id}?seat=france")
        wait_for_decision(page)
        key = says(page, me, id, "pl")
        line = page.get_by_role("button", name="Trener: ")
        box = line.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        line.click()
        expect(line).to_have_attribute("aria-expanded", "true")
        expect(page.locator(f"{COACH} .sheet")).to_contain_text(text("pl", f"{key}.why"))
        assert violations(page) == []
        page.get_by_role("button", name="Odeślij trenera").click()
        expect(page.locator(COACH)).to_have_count(0)
        page.reload()
        wait_for_decision(page)
        expect(page.locator(COACH)).to_have_count(0)
    context.close()
