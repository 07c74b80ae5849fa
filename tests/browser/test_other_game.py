"""A game the client has never seen, made up here: it draws what the scene has, and nothing else."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from chancellery.table.scene import Fact, Hand, Head, Line, Marker, Piece, Place, Power, Row, Scene, Tile, Track
from chancellery.table.scene_asking import Option, Prompt, Waiting
from chancellery.table.scene_telling import Card
from tests.browser.axe import serious
from tests.browser.players import door
from tests.scenes import data
from tests.server.harness import Person

SEATS = ("north", "south")


SCENE = Scene(
    head=Head("en", "made_up", "only", "made_up", "Two Shores", "Season 1", "north"),
    prompt=Prompt(
        text="Choose what to do.",
        kind="turn",
        rule="X-1.1",
        seat="north",
        power="north",
        yours=True,
        options=(
            Option(0, ("sail harbour",), "sail", "Sail to the harbour", "north", refs=("piece:fleet", "place:harbour")),
            Option(1, ("take loan",), "take", "Take the loan", "north", refs=("tile:loan",)),
            Option(2, ("play storm",), "play", "Play the storm", "north", refs=("card:north/storm",)),
            Option(3, ("pass",), "pass", "Pass", "north"),
        ),
        declining="If you pass, the season ends.",
    ),
    waiting=(Waiting("north", "north", "turn", "X-1.1", "North decides."),),
    places=(
        Place("place:harbour", "harbour", "Harbour", ("A place.",), at=(0, 0), shape="diamond"),
        Place("place:market", "market", "Market", ("A place.",), at=(260, 40), shape="circle"),
        Place("place:fort", "fort", "Fort", ("A place.",), at=(520, 0), shape="square"),
        Place("place:strait", "strait", "Strait", ("A place.",), at=(260, 240), shape="hexagon"),
        Place("place:hill", "hill", "Hill", ("A place.",), at=(0, 240), shape="pentagon"),
    ),
    lines=(Line("harbour", "market"), Line("market", "fort"), Line("hill", "strait")),
    pieces=(
        Piece("piece:fleet", "fleet", "squadron", "north", "N", "strait", "A fleet", about="Sails twice as far."),
        Piece("piece:banner", "banner", "flag", "south", "S", "market", "A flag"),
        Piece("piece:riot", "riot", "conflict", None, None, "hill", "A riot"),
    ),
    tracks=(Track("points", "Points", 0, 30, (Marker(15),)),),
    powers=tuple(
        Power(f"power:{id}", id, id.title(), id[0].upper(), id, (Fact("debt", "Debt", 2, of=6),)) for id in SEATS
    ),
    rows=(
        Row(
            "row:offers",
            "offers",
            "Offers",
            (
                Tile("tile:loan", "loan", "Loan", "Three now, one later.", ("3", "+1")),
                Tile("tile:gone", "gone", "Treaty", spent=True),
            ),
        ),
    ),
    hands=(Hand("north", "North", (Card("card:north/storm", "Storm", "No fleet may sail in this season."),)),),
)  # no wheel, no zones, no battle, no status; a board of shapes, tiles in a row, cards with text, a track


def pretend(page: Page, real: dict[str, Any], sent: list[dict[str, Any]]) -> None:
    """Answers for a server that has such a match."""
    seat = {"kind": "person", "name": "", "bot": None, "yours": True, "online": True}
    summary = {
        **real,
        "id": "madeup",
        "title": "",
        "game": "made_up",
        "game_title": "Two Shores",
        "seats": [{**seat, "id": id, "title": id.title()} for id in SEATS],
        "waiting_for": ["north"],
    }
    answers = {
        "/api/matches/madeup": summary,
        "/api/matches/madeup/log": {"start": 0, "count": 0, "lines": []},
        "/api/matches/madeup/press": {"start": 0, "count": 0, "lines": []},
        "/api/matches/madeup/timeline": {"moves": 0, "marks": []},
        "/api/matches/madeup/preview": {"seq": 0, "preview": {"options": []}},
        "/api/matches/madeup/barred": {"barred": None},
    }

    def answer(route: Route) -> None:
        path = route.request.url.split("?")[0].split("//")[1].partition("/")[2]
        route.fulfill(json=answers["/" + path])

    def talk(line: WebSocketRoute) -> None:
        def say(**message: Any) -> None:
            line.send(json.dumps(message))

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "move":
                sent.append(message)

        line.on_message(hear)
        say(type="hello", protocol=1, match="madeup", seat="north", lang="en", seq=0, moves=0, events=0, press=0)
        say(type="state", seq=0, moves=0, waited=61_000, scene=data(SCENE))

    page.route("**/api/matches/madeup**", answer)
    page.route("**/api/matches/madeup/*", answer)
    page.route_web_socket("**/api/matches/madeup/live**", talk)


def test_a_game_the_client_has_never_seen(page: Page, me: Person) -> None:
    sent: list[dict[str, Any]] = []
    pretend(page, me.create()["match"], sent)
    page.goto("/match/madeup?seat=north")
    expect(page.locator("#prompt .text")).to_contain_text("Choose what to do.")
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"1:\d\d"))
    for part in (".wheel", ".zones", "section.battle", ".status", ".bar-second", ".piles"):
        assert page.locator(part).count() == 0, part
    door(page, "powers")
    expect(page.get_by_role("img", name="Points: 15")).to_be_visible()
    expect(page.locator(".powers li").first).to_contain_text("Debt")
    expect(page.locator(".place")).to_have_count(5)
    expect(page.locator(".piece")).to_have_count(3)
    expect(page.locator(".place.legal")).to_have_count(1)
    assert serious(page) == []
    page.keyboard.press("Escape")

    page.locator('[data-tile="loan"]').click()
    expect(page.locator("#prompt [data-confirm]")).to_contain_text("Take the loan")
    page.keyboard.press("Escape")
    page.locator(".card.may").click()
    expect(page.locator("#prompt [data-confirm]")).to_contain_text("Play the storm")
    page.keyboard.press("Escape")
    page.locator('.piece[data-piece="fleet"]').hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("Sails twice as far.")
    page.locator('.piece[data-piece="fleet"]').click(force=True)
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    assert [message["move"] for message in sent] == ["sail harbour"]
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_contain_text("What you may choose now")
