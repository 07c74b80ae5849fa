"""What is decided together on the stage, the envelopes of secret choices, the curtain between two seats, and wars."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from chancellery import Match
from chancellery.bots import bot
from chancellery.table import telling
from chancellery.table.scene_telling import CastBeat, VerdictBeat
from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.players import door, wait_for_decision
from tests.browser.test_telling import send
from tests.scenes import shown_prompt
from tests.server.harness import Person, Running, plant


@cache
def reached(game: str, scenario: str | None, wanted: Callable[[Match], bool], player: str = "random") -> Match:
    """A match of bots up to the first moment that is wanted."""
    match, chooser, rng = Match.new(game, scenario, seed="stages", nonce="nonce"), bot(player), Random("stages")
    while not wanted(match):
        seat = match.decisions[0].seat
        match.play(seat, chooser.choose(match, seat, rng))
    return match


def beats(match: Match, option: int) -> list[object]:
    """What the stage would tell of an option of the first decision."""
    after, decision = match.clone(), match.decisions[0]
    after.play(decision.seat, decision.options[option])
    return [match.definition.beat(event, "en") for event in after.events(None, match.event_count)]


def last_vote(match: Match) -> bool:
    decision = match.decisions[0]
    return (
        decision.kind == "vote"
        and decision.options[0].verb == "vote"
        and any(isinstance(one, VerdictBeat) for one in beats(match, 0))
    )


def secret(match: Match) -> bool:
    return bool(match.state.chosen) and len({decision.seat for decision in match.decisions}) > 2


def theater(match: Match) -> bool:
    """The next move leads into a war in which somebody must decide."""
    after, decision = match.clone(), match.decisions[0]
    after.play(decision.seat, decision.options[-1])
    scene = after.scene(None, "en")
    return scene.contest is not None and scene.staged is not None and match.scene(None, "en").contest is None


def others_moved(match: Match) -> bool:
    scene = telling.scenes(match, [match.decisions[0].seat], "en")[0]
    return scene.contest is None and sum(bool(one.places or one.path) for one in scene.recap) > 1


def test_votes_fall_and_the_verdict_stays_until_the_reader_goes_on(page: Page, table: Running, me: Person) -> None:
    match = reached("raison_detat", "1618", last_vote, "sensible")
    decision = match.decisions[0]
    id, seat = plant(table, match, match.moves, me), match.seats[decision.seat]
    page.goto(f"/match/{id}?seat={seat}")
    wait_for_decision(page)
    page.keyboard.press("Escape")  # the recap
    stage = page.locator("[data-staged=election]")
    voices = match.scene(decision.seat, "en").staged
    assert voices is not None
    expect(stage.locator("[data-voice]")).to_have_count(len(voices.voices))
    asked = [one.id for one in voices.voices if one.state == "now"]
    assert asked == stage.locator("[data-state=now]").evaluate_all("(all) => all.map((one) => one.dataset.voice)")
    assert stage.locator(".verdict").count() == 0
    send(me, id, seat, decision.options[0].text)
    expect(stage.locator(".verdict")).not_to_be_empty()
    for voice in asked:  # the last votes have fallen, though the scene has gone on
        expect(stage.locator(f'[data-voice="{voice}"]')).to_have_attribute("data-state", "shown")
    page.keyboard.press("Space")
    expect(stage).to_have_count(0)


def only(page: Page, id: str, seat: str) -> None:
    """All other seats are somebody else's."""

    def mine(summary: dict[str, Any]) -> None:
        for one in summary["seats"]:
            one["yours"] = one["id"] == seat

    def answer(route: Route) -> None:
        found = route.fetch().json()
        mine(found)
        route.fulfill(body=json.dumps(found), content_type="application/json")

    def listen(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            found = json.loads(message)
            if found["type"] == "summary":
                mine(found["match"])
            line.send(json.dumps(found))

        line.connect_to_server().on_message(hear)

    page.route(f"**/api/matches/{id}", answer)
    page.route_web_socket("**/live?*", listen)


def test_a_receipt_can_be_changed_and_all_envelopes_open_at_the_end(page: Page, table: Running, me: Person) -> None:
    match = reached("realpolitik", None, secret)
    first, *others = match.decisions
    id, seat = plant(table, match, match.moves, me), match.seats[first.seat]
    only(page, id, seat)
    page.goto(f"/match/{id}?seat={seat}")
    wait_for_decision(page)
    receipt = page.locator("[data-receipt]")
    send(me, id, seat, first.options[0].text)
    names = [option.text for option in shown_prompt(match.scene(first.seat)).options]
    assert not any(":" in name for name in names)  # whose card it is goes without saying
    expect(receipt).to_contain_text(names[0])
    assert receipt.evaluate("(one) => [one.offsetWidth, one.offsetHeight >= 78]") == [300, True]
    receipt.locator("[data-change]").click()  # thought over again
    expect(receipt).to_have_count(0)
    assert wait_for_decision(page)["options"]
    send(me, id, seat, first.options[1].text)
    expect(receipt).to_contain_text(names[1])
    for decision in others:
        send(me, id, match.seats[decision.seat], decision.options[0].text)
    after = match.clone()
    after.play(first.seat, first.options[1])
    for decision in others:
        after.play(decision.seat, decision.options[0])
    told = [match.definition.beat(event, "en") for event in after.events(None, match.event_count)]
    opened = [beat.text for beat in told if isinstance(beat, CastBeat)]
    expect(page.locator("[data-envelopes] .one")).to_have_count(len(opened))
    said = page.locator("[data-envelopes] p").all_inner_texts()
    assert [text.split(":", 1)[-1].strip() for text in said] == opened
    expect(receipt).to_have_count(0)


def test_a_curtain_hides_hand_stage_and_secrets_from_the_next_player(page: Page, table: Running, me: Person) -> None:
    match = reached("realpolitik", None, secret)
    first, second = match.decisions[:2]
    id, seat, next_ = plant(table, match, match.moves, me), match.seats[first.seat], match.seats[second.seat]
    page.goto(f"/match/{id}?seat={seat}")
    wait_for_decision(page)
    expect(page.locator("[data-curtain]")).to_have_count(0)
    send(me, id, seat, first.options[0].text)
    expect(page.locator("[data-curtain]")).to_have_attribute("data-curtain", next_)
    expect(page.locator("[data-receipt]")).to_contain_text("1 of")
    chosen = shown_prompt(match.scene(first.seat)).options[0].text
    assert chosen not in page.locator("[data-receipt]").inner_text()  # who comes next does not read it
    receipt, curtain = (page.locator(f"[data-{what}]").bounding_box() for what in ("receipt", "curtain"))
    assert receipt is not None
    assert curtain is not None
    assert receipt["y"] + receipt["height"] <= curtain["y"]
    for hidden in (".hand", ".stage", "#prompt [data-option]"):
        assert page.locator(hidden).count() == 0, hidden
    page.locator("[data-take-seat]").click()
    expect(page.locator("[data-curtain]")).to_have_count(0)
    assert wait_for_decision(page)["options"]
    assert page.locator("[data-receipt]").count() == 0


def test_theaters_stand_side_by_side_in_a_war(page: Page, table: Running, me: Person) -> None:
    match = reached("imperial_struggle", None, theater)
    decision = match.decisions[0]
    id, seat = plant(table, match, match.moves, me), match.seats[decision.seat]
    after = match.clone()
    after.play(decision.seat, decision.options[-1])
    page.goto(f"/match/{id}?seat={after.seats[after.decisions[0].seat]}")
    expect(page.locator(".strip")).to_be_visible()
    send(me, id, seat, decision.options[-1].text)
    scene = after.scene(None, "en")
    assert scene.contest is not None
    columns = page.locator("[data-column]")
    expect(columns).to_have_count(len(scene.displays[0].boxes))
    expect(page.locator("[data-column][data-state=now]")).to_have_attribute("data-column", scene.contest.place)
    coming = page.locator("[data-column][data-state=coming]").first
    if coming.count():  # the tiles of others lie face down
        expect(coming.locator(".tile.back")).not_to_have_count(0)
    assert page.locator("[data-column][data-state=now] .tile.back").count() == 0


# How many numbers on the map lie under the recap, and how many would if it stood at the other edge of the board.
COVERED = """
() => {
  const [card, board] = ['.recap', '.board'].map((one) => document.querySelector(one).getBoundingClientRect());
  const { left, right, top, bottom, width } = card;
  const first = left - board.left < board.right - right ? board.right - 12 - width : board.left + 12;
  const under = (from, to) => [...document.querySelectorAll('[data-ghost] > circle')].filter((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > from && x < to && y > top && y < bottom;
  }).length;
  return [under(left, right), under(first, first + width)];
}
"""


@pytest.mark.parametrize("game", ["realpolitik", "raison_detat", "maria", "imperial_struggle"])
def test_numbers_of_the_recap_agree_on_card_and_map(page: Page, table: Running, me: Person, game: str) -> None:
    match = reached(game, None, others_moved)
    id = plant(table, match, match.moves, me)
    page.goto(f"/match/{id}?seat={match.seats[match.decisions[0].seat]}")
    card = page.locator(".recap")
    expect(card).to_be_visible()
    numbers = [text for text in card.locator(".number").all_inner_texts() if text != "·"]
    assert numbers == [str(n) for n in range(1, len(numbers) + 1)]
    assert numbers
    assert numbers == page.locator("[data-ghost]").evaluate_all("(all) => all.map((one) => one.dataset.ghost)")
    here, there = page.evaluate(COVERED)
    assert here <= there  # it stands at the edge where it hides less of what it tells of


@pytest.fixture
def phone(browser: Browser, table: Running) -> Iterator[Page]:
    """A small one."""
    context = browser.new_context(viewport={"width": 375, "height": 667}, base_url=table.address, has_touch=True)
    context.add_init_script(AT_ONCE)
    with Watched(context) as page:
        yield page
    context.close()


def takes_tile(match: Match) -> bool:
    return match.decisions[0].options[0].verb == "take"


def test_on_a_phone_the_hand_makes_way_for_a_question_about_the_board(phone: Page, table: Running, me: Person) -> None:
    match = reached("imperial_struggle", None, takes_tile)
    decision = match.decisions[0]
    id, seat = plant(table, match, match.moves, me), match.seats[decision.seat]
    phone.goto(f"/match/{id}?seat={seat}")
    wait_for_decision(phone)
    door(phone, "hand")
    tile = shown_prompt(match.scene(decision.seat)).options[0].refs[0]
    phone.locator(f'[data-drawer=hand] [data-ref="{tile}"]').tap()
    phone.locator("#prompt [data-confirm]").tap()
    expect(phone.locator("[data-drawer]")).to_have_count(0)
    expect(phone.locator(".place.legal")).not_to_have_count(0)
    door(phone, "hand")  # whoever opens it then keeps it
    expect(phone.locator("[data-drawer=hand]")).to_be_visible()


def ministries(match: Match) -> bool:
    return any(len(option.refs or ()) > 1 for option in shown_prompt(match.scene(match.decisions[0].seat)).options)


# What can be pressed: whether all of it lies in the window and nothing else lies over it.
FREE = """
(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const spots = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
  return bottom <= innerHeight && top >= 0 && spots.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}
"""


@pytest.mark.parametrize(
    ("game", "scenario", "wanted", "player", "presses"),
    [
        ("imperial_struggle", None, ministries, "random", 2),
        ("raison_detat", "1618", last_vote, "sensible", 1),
    ],
)
def test_on_a_phone_a_stage_keeps_what_confirms_in_sight(
    phone: Page,
    table: Running,
    me: Person,
    game: str,
    scenario: str | None,
    wanted: Callable[[Match], bool],
    player: str,
    presses: int,
) -> None:
    match = reached(game, scenario, wanted, player)
    id, seat = plant(table, match, match.moves, me), match.seats[match.decisions[0].seat]
    phone.goto(f"/match/{id}?seat={seat}")
    close = phone.locator("[data-recap-close]")
    wait_for_decision(phone)
    if close.count():
        close.tap()
    stage = phone.locator(".stage")
    expect(stage).to_be_visible()
    for n in range(presses):
        (stage.locator("[data-faces] [data-ref]") if presses > 1 else phone.locator("#prompt [data-option]")).nth(
            n
        ).tap()
    confirm = phone.locator("#prompt [data-confirm]")
    expect(confirm).to_be_visible()
    assert confirm.evaluate(FREE)
    box, foot = stage.bounding_box(), phone.locator("#prompt").bounding_box()
    tray = phone.locator("#prompt .tray").bounding_box() or foot
    assert box is not None
    assert foot is not None
    assert tray is not None
    assert box["y"] >= 44  # the strip
    assert box["y"] + box["height"] <= min(foot["y"], tray["y"])
