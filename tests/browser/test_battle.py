"""A battle on the screen: played through step by step, skipped, at once without motion, and in looking back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from chancellery import Match
from chancellery.bots import bot
from tests.browser.axe import serious
from tests.browser.conftest import Watched
from tests.browser.players import act, door
from tests.browser.test_stages import only
from tests.browser.test_telling import send
from tests.server.harness import GAME, Person, Running, plant


@cache
def before_the_reveal() -> Match:
    """A battle with three stacks of cards; when the next seat passes, they are revealed."""
    match, sensible, rng = Match.new(GAME, seed="jena", nonce="nonce"), bot("sensible"), Random("jena")
    while True:
        battle = match.view()["battle"]
        if battle is not None and sum(bool(stack["cards"]) for stack in battle["stacks"]) == 3:
            after = match.clone()
            if "pass" in [move.text for move in after.legal(after.decisions[0].seat)]:
                after.play(after.decisions[0].seat, "pass")
                if any(event.kind == "result" for event in after.events(None, match.event_count)):
                    return match
        seat = match.decisions[0].seat
        match.play(seat, sensible.choose(match, seat, rng))


@pytest.fixture
def battle(table: Running, me: Person) -> str:
    """The address of a table at which the next seat can end a battle by passing."""
    match = before_the_reveal()
    id = plant(table, match, match.moves, me)
    return f"/match/{id}?seat={match.seats[match.decisions[0].seat]}"


def settings(**kept: str) -> str:
    text = json.dumps({"lang": "en", "theme": "light", **kept})
    return f"localStorage.setItem('chancellery.settings', {json.dumps(text)})"


@pytest.fixture
def slow(browser: Browser, table: Running) -> Iterator[Page]:
    """A page on which everything is shown slowly."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=table.address)
    context.add_init_script(settings(speed="slow"))
    with Watched(context) as page:
        yield page
    context.close()


STEP, LAST = 711, 1106  # milliseconds of one step, and before the result, when everything is shown slowly


PIECES = "(all) => all.map((piece) => piece.dataset.piece + piece.style.transform)"


def end(page: Page) -> None:
    """Passes: the cards are revealed."""
    act(page, "pass")


def test_a_battle_is_played_through_and_can_be_skipped(slow: Page, battle: str) -> None:
    slow.clock.install()  # time goes on only when the test says so
    slow.goto(battle)
    panel = slow.locator("section.battle")
    expect(panel.locator(".face.back")).not_to_have_count(0)
    door(slow, "log")
    slow.clock.pause_at(datetime.fromtimestamp(slow.evaluate("Date.now()") / 1000 + 5))
    end(slow)
    expect(panel.get_by_role("button", name="Skip")).to_be_visible()
    log, told = slow.locator(".log"), slow.locator(".log p").count()
    pieces = slow.locator(".piece").evaluate_all(PIECES)
    for hidden in (3, 2, 1, 0):  # one stack after another
        expect(panel.locator(".stack:has(.face.back)")).to_have_count(hidden)
        expect(panel.locator(".result")).to_have_count(0)
        assert slow.locator(".log p").count() == told  # no line of the log and no piece says how it ends
        assert slow.locator(".piece").evaluate_all(PIECES) == pieces
        slow.clock.run_for(STEP if hidden else LAST)
    expect(panel.locator(".result")).to_contain_text("wins")
    expect(log).to_contain_text(panel.locator(".result").inner_text())
    expect(panel.locator(".note")).to_have_count(0)
    slow.clock.run_for(STEP)
    expect(panel.locator(".note")).to_have_count(1)
    slow.keyboard.press("s")
    expect(panel.locator(".result")).to_contain_text("wins")
    expect(panel.locator(".face.back")).to_have_count(0)
    expect(panel.get_by_role("button", name="Skip")).to_have_count(0)
    expect(panel.locator(".side.won")).to_have_count(1)
    sums = [int(text) for text in panel.locator(".number").all_inner_texts()]
    assert f"{sums[0]} to {sums[1]}" in panel.locator(".result").inner_text()
    expect(panel.locator(".note").filter(has_text="loses")).not_to_have_count(0)
    expect(slow.locator("#prompt [data-option]")).not_to_have_count(0)  # it never held up the next decision
    slow.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_without_motion_the_end_is_shown_at_once(browser: Browser, table: Running, battle: str) -> None:
    context = browser.new_context(base_url=table.address, reduced_motion="reduce")
    context.add_init_script(settings(speed="slow"))
    with Watched(context) as page:
        page.goto(battle)
        end(page)
        panel = page.locator("section.battle")
        expect(panel.locator(".result")).to_contain_text("wins")
        expect(panel.locator(".note")).not_to_have_count(0)
        assert panel.get_by_role("button", name="Skip").count() == 0
    context.close()


def test_the_end_of_a_battle_in_looking_back_and_in_the_replay(page: Page, battle: str, me: Person) -> None:
    id = battle.split("/")[2].split("?")[0]
    page.goto(battle)
    end(page)
    expect(page.locator("section.battle .result")).to_be_visible()
    move = me.get(f"/api/matches/{id}")["moves"]
    told = page.locator("section.battle .result").inner_text()
    page.keyboard.press("Escape")
    expect(page.locator("section.battle")).to_have_count(0)
    me.play(id, 3)
    page.get_by_role("slider", name="Timeline").fill(str(move))
    expect(page.locator("section.battle .result")).to_have_text(told)
    page.get_by_role("slider", name="Timeline").fill(str(move - 1))
    expect(page.locator("section.battle .result")).to_have_count(0)
    expect(page.locator("section.battle .face.back")).not_to_have_count(0)
    page.goto(f"/replay/{id}")
    page.get_by_role("slider", name="Timeline").fill(str(move))
    expect(page.locator("section.battle .result")).to_have_text(told)


def test_a_battle_of_others_is_a_small_card_until_somebody_unfolds_it(page: Page, table: Running, me: Person) -> None:
    match = before_the_reveal()
    fighting = match.scene(None, "en").contest
    assert fighting is not None
    idle = next(seat for seat in match.seats if not any(seat in side.powers for side in fighting.sides))
    id = plant(table, match, match.moves, me)
    only(page, id, idle)
    page.goto(f"/match/{id}?seat={idle}")
    card, panel = page.locator("[data-small-battle]"), page.locator("section.battle")
    expect(card).to_have_attribute("data-small-battle", fighting.place)
    box, stage = card.bounding_box(), page.locator(".stage").bounding_box()
    assert box is not None
    assert stage is not None
    assert (box["width"], box["height"]) == (300, 84)
    assert box["y"] + box["height"] == pytest.approx(stage["y"] + stage["height"], abs=1)  # at its foot
    assert panel.count() == 0
    send(me, id, match.seats[match.decisions[0].seat], "pass")
    expect(card).to_contain_text("wins")  # it ends there, too
    assert panel.count() == 0
    card.click()
    expect(panel.locator(".result")).to_contain_text("wins")
    assert card.count() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_a_battle(browser: Browser, table: Running, battle: str, theme: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=table.address)
    context.add_init_script(settings(speed="off", theme=theme))
    with Watched(context) as page:
        page.goto(battle)
        expect(page.locator("section.battle")).to_be_visible()
        assert serious(page) == []
        end(page)
        expect(page.locator("section.battle .result")).to_be_visible()
        assert serious(page) == []
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Help")).to_be_visible()
        assert serious(page) == []
        id = battle.split("/")[2].split("?")[0]
        page.goto(f"/replay/{id}")
        page.get_by_role("button", name="To the end").click()
        expect(page.locator("section.battle .result")).to_be_visible()
        assert serious(page) == []
    context.close()


def test_the_clock_says_how_long_a_decision_waits_and_whose_it_is(page: Page, battle: str, me: Person) -> None:
    page.goto(battle)
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"\d+:\d\d"))
    expect(page.locator(".whose").first).to_contain_text("Your decision")
    id = battle.split("/")[2].split("?")[0]
    waiting = me.get(f"/api/matches/{id}")
    title = next(seat["title"] for seat in waiting["seats"] if seat["id"] in battle)
    page.goto(f"/match/{id}?seat={'russia' if 'russia' not in battle else 'france'}")
    expect(page.locator(".whose").first).to_contain_text(f"Waiting for {title}")
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"\d+:\d\d"))


LONG_PRESS = """
(id) => {
  const piece = document.querySelector(`.piece[data-piece="${id}"] circle:last-of-type`);
  const box = piece.getBoundingClientRect();
  const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
  const finger = { bubbles: true, pointerId: 1, pointerType: 'touch', clientX, clientY };
  piece.dispatchEvent(new PointerEvent('pointerdown', finger));
}
"""


def test_a_named_general_tells_what_he_can_do(page: Page, me: Person) -> None:
    id = me.create()["match"]["id"]
    seq = me.move(id, "france", "napoleon lorraine", 0).json()["seq"]
    assert seq == 1
    piece = next(p for p in me.scene(id)["scene"]["pieces"] if p.get("about"))
    assert piece["title"] == "Napoleon"
    page.goto(f"/match/{id}?seat=france")
    glyph = page.locator(f'.piece[data-piece="{piece["id"]}"]')
    glyph.hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text(piece["about"])
    page.mouse.move(640, 20)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.keyboard.press("/")  # the keyboard
    page.keyboard.type("Lorraine")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tooltip")).to_contain_text(piece["about"])
    page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.evaluate(LONG_PRESS, piece["id"])  # a finger
    expect(page.get_by_role("dialog", name="Lorraine")).to_contain_text(piece["about"])
