"""What the strip says when the reader is not simply asked; nothing of it moves the board."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any

from playwright.sync_api import Browser, Page, Response, Route, WebSocketRoute, expect

from tests.browser.players import wait_for_decision
from tests.browser.test_space import SHIFTS, measure, moved
from tests.browser.test_together import sign_in
from tests.server.harness import SEATS, Person, Running

LARGEST = 160_000  # bytes of JavaScript that a table needs, packed


class Line:
    """The line between a page and the server: it can be cut and mended, and news can be held back."""

    def __init__(self, page: Page) -> None:
        self.down = False
        self.holding = False
        self.held: list[tuple[WebSocketRoute, Any]] = []
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/live**", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.down:
            socket.close()
            return
        server = socket.connect_to_server()
        self.open.append(socket)
        socket.on_message(server.send)
        server.on_message(lambda message: self._pass_on(socket, message))

    def _pass_on(self, socket: WebSocketRoute, message: Any) -> None:
        if self.holding and json.loads(message)["type"] != "error":
            self.held.append((socket, message))
        else:
            socket.send(message)

    def cut(self) -> None:
        self.down = True
        for socket in self.open:
            socket.close()
        self.open = []

    def release(self) -> None:
        self.holding = False
        for socket, message in self.held:
            socket.send(message)


def at_the_table(page: Page, me: Person) -> str:
    """A table at which Great Britain decides: she can pass."""
    id: str = me.create()["match"]["id"]
    me.move(id, "france", "napoleon lorraine", 0)
    page.goto(f"/match/{id}?seat={me.get(f'/api/matches/{id}')['waiting_for'][0]}")
    expect(page.locator(".map svg.ready")).to_be_visible()
    wait_for_decision(page)
    return id


def test_without_a_connection_the_choice_is_kept_and_sent_later(page: Page, me: Person) -> None:
    line = Line(page)
    at_the_table(page, me)
    still = measure(page)
    line.cut()
    whose = page.locator("#prompt .whose")
    expect(whose).to_have_text(re.compile(r"No connection · (tries again in \d s|trying …)"))
    expect(page.locator("[data-special=try]")).to_be_visible()
    expect(page.locator(".board.dimmed")).to_have_count(1)
    page.keyboard.press("e")
    expect(page.locator("#prompt.lost .sentence")).to_have_text("Your choice is kept and will be sent.")
    assert moved(still, measure(page)) <= 1
    line.down = False
    page.evaluate("document.querySelector('[data-special=try]')?.click()")  # unless it has come back by itself
    expect(page.locator(".timeline input")).to_have_attribute("max", "2")
    expect(page.locator(".board.dimmed")).to_have_count(0)
    assert measure(page)["board"] == still["board"]
    assert moved(still, measure(page)) <= 1


def test_a_choice_that_comes_too_late_is_dropped_and_the_strip_says_so(page: Page, me: Person) -> None:
    line = Line(page)
    id = at_the_table(page, me)
    still = measure(page)
    line.holding = True
    seat = me.get(f"/api/matches/{id}")["waiting_for"][0]
    scene = me.scene(id, seat)
    primary = scene["scene"]["prompt"]["primary"]["option"]
    move = next(one for one in scene["scene"]["prompt"]["options"] if one["id"] == primary)["moves"][0]
    assert me.move(id, seat, move, scene["seq"]).status_code == 200
    page.keyboard.press("e")  # the page does not know yet
    expect(page.locator("#prompt .whose")).to_have_text("The table has moved on")
    expect(page.locator(".refusal")).to_have_count(0)  # no toast over the map
    line.release()
    expect(page.locator(".timeline input")).to_have_attribute("max", "2")
    assert (measure(page)["board"], measure(page)["strip"]) == (still["board"], 64)
    assert moved(still, measure(page)) <= 1


def test_people_are_waited_for_reminded_and_watched(browser: Browser, club: Running) -> None:
    contexts = [browser.new_context(viewport={"width": 1280, "height": 800}, base_url=club.address) for _ in range(3)]
    anna, jan = sign_in(contexts[0], club, "Anna"), sign_in(contexts[1], club, "Jan")
    sign_in(contexts[2], club, "Ewa")
    seats: dict[str, Any] = {seat: {"bot": "random"} for seat in SEATS}
    seats |= {"russia": "me", "france": {"account": "Jan"}}
    made = anna.post("/api/matches", {"game": "coalitions", "seats": seats})
    id = made["match"]["id"]
    jan.take(id, "france")
    hers, his, theirs = (context.new_page() for context in contexts)
    hers.goto(f"/match/{id}?seat=russia")
    his.goto(f"/match/{id}?seat=france")
    theirs.goto(f"/match/{id}")
    expect(hers.locator("#prompt .sentence")).to_have_text("Waiting for France.")
    expect(hers.locator(".clock[role=timer]")).to_be_visible()
    expect(his).to_have_title(re.compile("^● Your decision"))
    still = measure(hers)
    hers.locator("[data-special=remind]").click()
    expect(hers.locator("[data-special=remind]")).to_have_count(0)
    his.keyboard.press("p")
    expect(his.locator(".press .system")).to_contain_text(["Russia reminds France: the table waits for you."])
    assert moved(still, measure(hers)) <= 1
    expect(theirs.locator("#prompt")).to_contain_text("You are watching")
    expect(theirs.locator(".dock")).to_have_count(0)
    expect(theirs.locator("[data-special=remind]")).to_have_count(0)
    for context in contexts:
        context.close()


def test_before_the_table_is_there_its_outline_is_and_nothing_shifts(page: Page, me: Person) -> None:
    id = me.create()["match"]["id"]
    held: list[Route] = []
    scripts: list[Response] = []
    page.on("response", lambda got: scripts.append(got) if got.url.endswith(".js") else None)
    page.route("**/api/matches/*/log**", lambda route: held.append(route))
    page.goto(f"/match/{id}?seat=france")
    expect(page.get_by_role("status").filter(has_text="The table is being laid")).to_be_visible()
    sizes = "[...document.querySelectorAll('.strip, .board')].map((one) => JSON.stringify(one.getBoundingClientRect()))"
    outline = page.evaluate(sizes)
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    expect(page.locator(".map svg.ready")).to_be_visible()
    assert page.evaluate(sizes) == outline
    wait_for_decision(page)
    assert page.evaluate(SHIFTS) == []
    assert sum(len(gzip.compress(one.body())) for one in scripts) <= LARGEST
