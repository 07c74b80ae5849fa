"""The end page: it opens by itself, tells how the match went, and lets it be played again; in every game."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import serious
from tests.browser.planted import played, put
from tests.browser.players import wait_for_decision
from tests.browser.test_start import opened
from tests.server.harness import Person, Running

ENDED = {
    "coalitions": ("1805", "austria"),
    "imperial_struggle": ("standard", "britain"),
    "maria": ("introductory", "maria_theresa"),
    "raison_detat": ("1618", "sweden"),
    "realpolitik": ("standard", "france"),
}


def ended(server: Running, game: str) -> str:
    scenario, mine = ENDED[game]
    return put(server, played(game, scenario), mine, "The first try", age=84)


def test_it_opens_by_itself_when_the_match_ends(page: Page, table: Running, me: Person) -> None:
    match = played("realpolitik", "standard")
    number, move = match.moves[-1]
    seat = match.seats[number]
    id = put(table, match.at(len(match) - 1), seat)
    page.goto(f"/match/{id}?seat={seat}")
    expect(page.locator(".map")).to_be_visible()
    wait_for_decision(page)
    sent = {"seat": seat, "move": move.text, "seq": len(match) - 1, "action_id": "the-last-move"}
    me.post(f"/api/matches/{id}/moves", sent)
    page.wait_for_url(f"**/match/{id}/end**", timeout=30_000)
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins")
    page.get_by_role("link", name="Back to the map").click()
    expect(page.locator(".map")).to_be_visible()
    page.wait_for_timeout(2500)
    assert "/end" not in page.url  # it opens but once


@pytest.mark.parametrize("game", ENDED)
def test_every_game_tells_how_it_went(browser: Browser, table: Running, me: Person, game: str) -> None:
    id = ended(table, game)
    story = me.get(f"/api/matches/{id}/story")
    with opened(browser, table, (1440, 900)) as page:
        page.goto(f"/match/{id}/end")
        expect(page.get_by_role("heading", level=1)).to_contain_text("wins")
        expect(page.locator(".won a.rule")).to_be_visible()
        rows = page.get_by_role("list", name="Standings").get_by_role("listitem")
        expect(rows).to_have_count(len(played(game, ENDED[game][0]).seats))
        expect(page.locator("li.me")).to_have_count(1)
        expect(page.get_by_role("heading", name="Your game")).to_be_visible()
        expect(page.get_by_role("heading", name="Honours")).to_be_visible()
        expect(page.locator(".plot .line")).to_have_count(len(story["series"][0]["points"][0]["values"]))
        expect(page.get_by_role("heading", name="in six pictures")).to_be_visible()
        expect(page.locator(".right li img")).to_have_count(6)
        expect(page.locator(".one")).to_have_count(3)
        assert story["luck"]
        assert all(0 <= one["won"] <= one["fought"] for one in story["luck"])
        expect(page.locator("[data-luck] tbody tr")).to_have_count(len(story["luck"]))
        expect(page.get_by_role("link", name="Analyse", exact=True)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollHeight") <= 900
        assert serious(page) == []
        page.context.close()


@pytest.mark.parametrize(("lang", "theme"), [("pl", "light"), ("pl", "dark"), ("en", "dark")])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (320, 640)])
def test_it_fits_every_screen(browser: Browser, table: Running, size: tuple[int, int], lang: str, theme: str) -> None:
    id = ended(table, "raison_detat")
    with opened(browser, table, size, lang=lang, theme=theme) as page:
        page.goto(f"/match/{id}/end")
        expect(page.locator(".right li img")).to_have_count(6)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert serious(page) == []
        order = [page.locator(one).first.bounding_box() for one in ("h1", "ol", ".plot", ".right ul", ".one")]
        tops = [box["y"] for box in order if box is not None]
        if size[0] < 900:  # one column, in this order
            assert tops == sorted(tops)
        page.context.close()


def table_of(page: Page) -> list[list[str]]:
    cells = "all => all.map((row) => [...row.cells].map((cell) => cell.textContent))"
    found: list[list[str]] = page.locator(".sr-only table tr").evaluate_all(cells)
    return found


def test_the_table_for_screen_readers_is_the_series(page: Page, table: Running, me: Person) -> None:
    id = ended(table, "coalitions")
    story = me.get(f"/api/matches/{id}/story")
    names = {power["id"]: power["name"] for power in me.get(f"/api/matches/{id}/scene")["scene"]["powers"]}
    page.goto(f"/match/{id}/end")
    for series in story["series"]:
        page.get_by_role("button", name=series["title"], exact=True).click()
        expect(page.get_by_role("heading", name=f"{series['title']} over the match")).to_be_visible()
        head, *rows = table_of(page)
        assert set(head[1:]) == {names[power] for power in series["points"][0]["values"]}
        order = [next(id for id, name in names.items() if name == title) for title in head[1:]]
        told = [[point["title"].rstrip("."), *(str(point["values"][p]) for p in order)] for point in series["points"]]
        assert rows == told


def test_pointing_at_the_chart_gives_values_and_a_click_opens_the_moment(page: Page, table: Running) -> None:
    id = ended(table, "coalitions")
    page.goto(f"/match/{id}/end")
    plot = page.locator(".plot")
    box = plot.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5)
    expect(page.locator(".values")).to_contain_text("Round")
    expect(page.locator(".values span")).to_have_count(6)
    page.mouse.move(5, 5)
    plot.focus()
    page.keyboard.press("End")
    expect(plot).to_have_attribute("aria-valuetext", re.compile(r"France \d+"))
    page.keyboard.press("ArrowLeft")
    at = plot.get_attribute("aria-valuenow")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/replay/{id}?at={at}")
    expect(page.get_by_role("slider", name="Timeline")).to_have_value(str(at))


def created(page: Page, me: Person) -> dict[str, Any]:
    page.wait_for_url(re.compile(r"/match/[a-z0-9]{12}\?seat="))
    found: dict[str, Any] = me.get("/api/matches/" + page.url.split("/match/")[1].split("?")[0])
    return found


def test_a_rematch_takes_one_click(page: Page, table: Running, me: Person) -> None:
    id = ended(table, "maria")
    old = me.get(f"/api/matches/{id}")
    page.goto(f"/match/{id}/end")
    page.get_by_role("button", name="Rematch E", exact=True).or_(
        page.get_by_role("button", name="Rematch", exact=True)
    ).first.click()
    new = created(page, me)
    assert new["id"] != id
    same = ("game", "scenario", "board", "options", "title", "private", "hot_seat")
    assert {key: new[key] for key in same} == {key: old[key] for key in same}
    assert [(s["id"], s["kind"], s["bot"], s["yours"]) for s in new["seats"]] == [
        (s["id"], s["kind"], s["bot"], s["yours"]) for s in old["seats"]
    ]


def test_a_rematch_as_another(page: Page, table: Running, me: Person) -> None:
    id = ended(table, "maria")
    page.goto(f"/match/{id}/end")
    page.locator(".as summary").click()
    page.locator(".as details button").first.click()
    new = created(page, me)
    (mine,) = [seat["id"] for seat in new["seats"] if seat["yours"]]
    assert mine != "maria_theresa"
    assert next(seat for seat in new["seats"] if seat["id"] == "maria_theresa")["bot"] == "sensible"


def test_the_key_of_the_primary_button_plays_again(page: Page, table: Running, me: Person) -> None:
    page.goto(f"/match/{ended(table, 'realpolitik')}/end")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("e")
    assert created(page, me)["game"] == "realpolitik"


def test_the_film(page: Page, table: Running) -> None:
    page.goto(f"/match/{ended(table, 'coalitions')}/end")
    button = page.get_by_role("button", name="Play the film")
    expect(button).to_contain_text("40 s")
    button.click()
    film = page.get_by_role("dialog", name="The film of the match")
    expect(film.locator("img")).to_be_visible()
    slider = film.get_by_role("slider")
    expect(slider).not_to_have_value("0")  # it plays
    film.get_by_role("button", name="Pause").click()
    slider.fill("39")
    expect(film.locator(".said")).to_contain_text("The match is over")
    expect(film.get_by_role("button", name="Once more")).to_be_visible()
    assert serious(page, "dialog") == []
    page.keyboard.press("Escape")
    expect(film).to_have_count(0)


def test_a_picture_to_share(page: Page, table: Running) -> None:
    id = ended(table, "imperial_struggle")
    page.goto(f"/match/{id}/end")
    page.get_by_role("button", name="Share").click()
    dialog = page.get_by_role("dialog", name="Picture and link")
    picture = dialog.locator("img")
    expect(picture).to_be_visible()
    assert picture.evaluate("(it) => [it.naturalWidth, it.naturalHeight]") == [1200, 630]
    assert dialog.get_by_label("Link to the replay").input_value().endswith(f"/replay/{id}")
    with page.expect_download() as kept:
        dialog.get_by_role("link", name="Save the picture").click()
    assert kept.value.suggested_filename == f"chancellery-{id}.png"
    assert kept.value.path().read_bytes()[:4] == b"\x89PNG"
    assert serious(page, "dialog") == []


def test_a_match_that_goes_on_has_no_end_yet(page: Page, table: Running) -> None:
    match = played("coalitions", "1805", 200)
    page.goto(f"/match/{put(table, match, 'france')}/end")
    expect(page.get_by_role("heading", level=1)).to_have_text("The match is not over yet.")


def test_whoever_watches_sees_it_too(browser: Browser, club: Running) -> None:
    id = put(club, played("realpolitik", "standard"), "")
    context = browser.new_context(base_url=club.address)
    kept = json.dumps({"lang": "en", "speed": "off"})
    context.add_init_script(f"localStorage.setItem('chancellery.settings', {json.dumps(kept)})")
    page = context.new_page()
    page.goto(f"/match/{id}/end")
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins")
    expect(page.get_by_role("heading", name="Your game")).to_have_count(0)
    expect(page.get_by_role("link", name="Play this game")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    context.close()
