"""Boards that can be read: names, pieces and spaces measured in the browser at the size they have on a laptop."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import AT_ONCE, Watched
from tests.server.harness import Person, Running

BOARD = (1216, 736)  # of 1280 by 800 under the strip and beside the rail, whatever these look like
LEAST_NAME = 11.5
LEAST_PIECE = 26
LEAST_SPACE = 22
GAMES = [
    ("coalitions", None, 60),
    ("realpolitik", None, 60),
    ("raison_detat", "1618", 50),
    ("raison_detat", "1702", 30),
    ("maria", "introductory", 30),
    ("maria", "full", 40),
    ("imperial_struggle", None, 60),
]
FIXED = f"""
addEventListener('DOMContentLoaded', () => {{
  const fixed = document.createElement('style');
  fixed.textContent = `.map {{ position: fixed !important; left: 0 !important; top: 0 !important; z-index: 50;
    width: {BOARD[0]}px !important; height: {BOARD[1]}px !important; }}`;
  document.documentElement.append(fixed);
}});
"""
MEASURE = (Path(__file__).parent / "measure.js").read_text()
Boards = Callable[[str, str | None, int, str], Page]
MARKS = (
    "flag",
    "conflict",
    "huguenots",
    "claim",
    "exhausted",
)  # they stand at the corner of the space or city they mark


def measured(page: Page) -> dict[str, Any]:
    page.wait_for_selector(".map svg.ready")
    page.wait_for_timeout(500)  # the scale has come to rest
    found: dict[str, Any] = page.evaluate(MEASURE, BOARD[1])
    return found


@pytest.fixture
def boards(browser: Browser, table: Running, me: Person) -> Iterator[Boards]:
    """Opens a match of a game some moves after its beginning, as one of its seats sees it in a language."""
    contexts = []

    def show(game: str, scenario: str | None, moves: int, lang: str) -> Page:
        listed = next(one for one in me.get("/api/games") if one["id"] == game)
        asked = next(one for one in listed["scenarios"] if scenario in (None, one["id"]))
        seats = [seat["id"] for seat in asked["seatings"][-1]["seats"]]
        setup = {"game": game, "scenario": asked["id"], "seats": dict.fromkeys(seats, "me"), "hot_seat": True}
        match = me.post("/api/matches", setup)["match"]["id"]
        me.play(match, moves)
        context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=table.address)
        contexts.append(context)
        context.add_init_script(AT_ONCE.replace("'en'", f"'{lang}'"))
        context.add_init_script(FIXED)
        page = Watched(context).page
        page.goto(f"/match/{match}?seat={seats[0]}")
        return page

    yield show
    for context in contexts:
        context.close()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("game", "scenario", "moves"), GAMES)
def test_names_and_pieces_can_be_read(boards: Boards, game: str, scenario: str | None, moves: int, lang: str) -> None:
    page = boards(game, scenario, moves, lang)
    found = measured(page)
    assert found["names"]
    assert [name for name in found["names"] if name["pixels"] < LEAST_NAME] == []
    assert found["overlaps"] == []
    assert found["covered"] == []
    bodies = [piece for piece in found["pieces"] if not piece["id"].startswith(MARKS)]
    assert [piece for piece in bodies if piece["pixels"] < LEAST_PIECE - 0.01] == []
    assert [piece for piece in bodies if piece["hit"] < 32] == []


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_whole_sheet_is_seen_at_once(boards: Boards, lang: str) -> None:
    page = boards("imperial_struggle", None, 60, lang)
    found = measured(page)
    assert found["out"] == []
    assert [space for space in found["spaces"] if space["pixels"] < LEAST_SPACE] == []
    assert len(found["plaques"]) == 4
    assert all(":" in plaque["text"] for plaque in found["plaques"])  # how it stands
    assert found["hidden"] == []


def test_a_space_can_be_hit_beside(boards: Boards) -> None:
    page = boards("imperial_struggle", None, 2, "en")  # the Ministries are chosen: no cards lie over the map
    page.wait_for_selector(".map svg.ready")
    box = page.locator('.place[data-place="mysore"]').bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2 - 12, box["y"] + box["height"] / 2 - 10)  # beside its corner
    expect(page.get_by_role("dialog", name="Mysore")).to_be_visible()
