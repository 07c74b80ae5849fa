"""What is told before it is asked: the recap with its ghosts, scores item by item, receipts for secret choices."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from playwright.sync_api import Browser, Page, expect

from chancellery import Match
from chancellery.bots import bot
from chancellery.table import telling
from tests.browser.conftest import AT_ONCE
from tests.browser.players import wait_for_decision
from tests.server.harness import GAME, Person, Running, action_id, plant


@cache
def found(game: str, worth: str) -> Match:
    """A match of sensible bots up to the first moment that is worth it."""
    match, sensible, rng = Match.new(game, seed="telling", nonce="nonce"), bot("sensible"), Random("telling")
    wanted = WORTH[worth]
    while not wanted(match):
        seat = match.decisions[0].seat
        match.play(seat, sensible.choose(match, seat, rng))
    return match


def secret(match: Match) -> bool:
    return len(match.decisions) > 2


def scores(match: Match) -> bool:
    """The next move, whatever it is, brings a sum of several parts."""
    after = match.clone()
    decision = after.decisions[0]
    after.play(decision.seat, decision.options[-1])
    events = after.events(None, match.event_count)
    return any(len(one.items) > 1 for e in events for one in telling.scores(match.definition, e, "en"))


def recap(match: Match) -> bool:
    """Others have moved since, in peace."""
    scene = telling.scenes(match, [match.decisions[0].seat], "en")[0]
    return scene.contest is None and sum(bool(one.path) for one in scene.recap) > 1


WORTH: dict[str, Callable[[Match], bool]] = {"secret": secret, "scores": scores, "recap": recap}


def send(me: Person, id: str, seat: str, move: str) -> None:
    seq = me.scene(id, seat)["seq"]
    me.post(f"/api/matches/{id}/moves", {"seat": seat, "move": move, "seq": seq, "action_id": action_id()})


def test_a_long_recap_on_a_small_phone_keeps_its_buttons_in_sight(browser: Browser, table: Running, me: Person) -> None:
    match = found(GAME, "recap")
    id = plant(table, match, match.moves, me)
    context = browser.new_context(viewport={"width": 390, "height": 600}, base_url=table.address, has_touch=True)
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    page.goto(f"/match/{id}?seat={match.seats[match.decisions[0].seat]}")
    got_it = page.locator("[data-recap-close]")
    expect(got_it).to_be_visible()
    button, board = got_it.bounding_box(), page.locator("main.board").bounding_box()
    assert button is not None
    assert board is not None
    assert button["y"] + button["height"] <= board["y"] + board["height"]
    context.close()


def test_a_recap_comes_before_the_next_question(page: Page, table: Running, me: Person) -> None:
    match = found(GAME, "recap")
    id = plant(table, match, match.moves, me)
    page.goto(f"/match/{id}?seat={match.seats[match.decisions[0].seat]}")
    card = page.locator(".recap")
    expect(card).to_be_visible()
    assert 1 <= card.locator("li").count() <= 6
    numbers = [text for text in card.locator(".number").all_inner_texts() if text != "·"]
    assert numbers == page.locator("[data-ghost]").evaluate_all("(all) => all.map((one) => one.dataset.ghost)")
    assert numbers == [str(n) for n in range(1, len(numbers) + 1)]
    page.locator("[data-ghost]").first.hover()  # a ghost lights its line
    expect(card.locator("li.lit")).to_have_count(1)
    page.keyboard.press("Space")
    expect(card).to_have_count(0)
    page.keyboard.press("w")  # again
    expect(card).to_be_visible()
    page.locator("[data-recap-close]").click()
    expect(card).to_have_count(0)
    page.reload()  # after a night it is told again
    expect(card).to_be_visible()


def test_scores_are_told_item_by_item(page: Page, table: Running, me: Person) -> None:
    match = found(GAME, "scores")
    decision = match.decisions[0]
    seat = match.seats[decision.seat]
    id = plant(table, match, match.moves, me)
    page.goto(f"/match/{id}?seat={seat}")
    wait_for_decision(page)
    send(me, id, seat, decision.options[-1].text)
    ledger = page.locator(".ledger")
    expect(ledger).to_be_visible()
    after = match.clone()
    after.play(decision.seat, decision.options[-1])
    told = [one for e in after.events(None, match.event_count) for one in telling.scores(match.definition, e, "en")]
    items = [item for one in told for item in one.items]
    expect(ledger.locator("li")).to_have_count(len(items))
    for one in told:
        assert sum(item.points for item in one.items) == one.total
        if one.after is not None and one.before is not None:
            assert one.after - one.before == one.total
            expect(ledger.locator("footer")).to_contain_text(f"{one.before} → {one.after}")
    page.keyboard.press("Space")
    expect(ledger).to_have_count(0)


def test_a_secret_choice_has_a_receipt(page: Page, table: Running, me: Person) -> None:
    match = found(GAME, "secret")
    decision = match.decisions[0]
    seat = match.seats[decision.seat]
    id = plant(table, match, match.moves, me)
    page.goto(f"/match/{id}?seat={seat}")
    wait_for_decision(page)
    assert page.locator("[data-receipt]").count() == 0
    send(me, id, seat, decision.options[0].text)
    receipt = page.locator("[data-receipt]")
    expect(receipt).to_contain_text(f"1 of {len(match.decisions)} have chosen")
    send(me, id, seat, decision.options[1].text)  # it can be changed
    expect(receipt).to_contain_text(f"1 of {len(match.decisions)} have chosen")
    other = match.decisions[1]
    send(me, id, match.seats[other.seat], other.options[0].text)
    expect(receipt).to_contain_text(f"2 of {len(match.decisions)} have chosen")
