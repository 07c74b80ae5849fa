"""A game the client has never seen, made up here: it draws what the scene has, and nothing else."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.axe import serious
from tests.server.harness import Person

SEATS = ("north", "south")


def option(index: int, move: str, text: str, **about: Any) -> dict[str, Any]:
    things = {"places": [], "pieces": [], "powers": [], **about}
    return {"index": index, "move": move, "verb": move.split()[0], "text": text, "power": "north", **things}


OPTIONS = [
    option(0, "sail harbour", "Sail to the harbour", places=["harbour"], pieces=["fleet"]),
    option(1, "take loan", "Take the loan", tiles=["loan"]),
    option(2, "play storm", "Play the storm", card="storm"),
    option(3, "pass", "Pass"),
]


def place(id: str, x: int, y: int, shape: str, *options: int) -> dict[str, Any]:
    return {"id": id, "name": id.title(), "text": ["A place."], "at": [x, y], "shape": shape, "options": [*options]}


def scene() -> dict[str, Any]:
    """No wheel, no zones, no battle, no status; a board of shapes, tiles in a row, cards with text, a track."""
    return {
        "language": "en",
        "game": "made_up",
        "scenario": "only",
        "board": "made_up",
        "title": "Two Shores",
        "phase": "Season 1",
        "seat": "north",
        "places": [
            place("harbour", 0, 0, "diamond", 0),
            place("market", 260, 40, "circle"),
            place("fort", 520, 0, "square"),
            place("strait", 260, 240, "hexagon"),
            place("hill", 0, 240, "pentagon"),
        ],
        "lines": [
            {"from": "harbour", "to": "market"},
            {"from": "market", "to": "fort"},
            {"from": "hill", "to": "strait"},
        ],
        "pieces": [
            {
                "id": "fleet",
                "type": "squadron",
                "power": "north",
                "letter": "N",
                "place": "strait",
                "text": "A fleet",
                "options": [0],
                "about": "Sails twice as far.",
            },
            {
                "id": "banner",
                "type": "flag",
                "power": "south",
                "letter": "S",
                "place": "market",
                "text": "A flag",
                "options": [],
            },
            {
                "id": "riot",
                "type": "conflict",
                "power": None,
                "letter": None,
                "place": "hill",
                "text": "A riot",
                "options": [],
            },
        ],
        "tracks": [{"id": "points", "title": "Points", "from": 0, "to": 30, "markers": [{"power": None, "value": 15}]}],
        "powers": [
            {
                "id": id,
                "name": id.title(),
                "letter": id[0].upper(),
                "seat": id,
                "yours": id == "north",
                "options": [],
                "facts": [{"id": "debt", "title": "Debt", "value": 2, "of": 6}],
            }
            for id in SEATS
        ],
        "rows": [
            {
                "id": "offers",
                "title": "Offers",
                "tiles": [
                    {
                        "id": "loan",
                        "title": "Loan",
                        "signs": ["3", "+1"],
                        "text": "Three now, one later.",
                        "options": [1],
                    },
                    {"id": "gone", "title": "Treaty", "options": [], "spent": True},
                ],
            },
        ],
        "hands": [
            {
                "power": "north",
                "name": "North",
                "cards": [
                    {"id": "storm", "title": "Storm", "text": "No fleet may sail in this season.", "options": [2]},
                ],
            },
        ],
        "prompt": {
            "text": "Choose what to do.",
            "kind": "turn",
            "rule": "X-1.1",
            "seat": "north",
            "power": "north",
            "yours": True,
            "chosen": None,
            "declining": "If you pass, the season ends.",
        },
        "options": OPTIONS,
        "waiting_for": [{"seat": "north", "power": "north", "kind": "turn", "rule": "X-1.1", "text": "North decides."}],
        "outcome": None,
    }


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
        say(type="state", seq=0, moves=0, waited=61_000, whole=True, scene=scene())

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
    expect(page.get_by_role("img", name="Points: 15")).to_be_visible()
    expect(page.locator(".powers li").first).to_contain_text("Debt")
    expect(page.locator(".place")).to_have_count(5)
    expect(page.locator(".piece")).to_have_count(3)
    expect(page.locator(".place.legal")).to_have_count(1)
    assert serious(page) == []

    page.locator('[data-tile="loan"]').click()
    expect(page.locator("#prompt .primary")).to_contain_text("Take the loan")
    page.keyboard.press("Escape")
    page.locator(".card.may").click()
    expect(page.locator("#prompt .primary")).to_contain_text("Play the storm")
    page.keyboard.press("Escape")
    page.locator('.piece[data-piece="fleet"]').hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("Sails twice as far.")
    page.locator('.piece[data-piece="fleet"]').click(force=True)
    page.keyboard.press("Enter")
    page.wait_for_timeout(50)
    assert [message["move"] for message in sent] == ["sail harbour"]
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Help")).to_contain_text("What you may choose now")
