"""All pages of the client, in both languages: nothing is there in one only."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from chancellery.cli import main
from tests.browser.conftest import Watched
from tests.languages import mixed
from tests.server.harness import Person, Running, finished_match, plant

ROUTER = Path(__file__).parents[2] / "web" / "src" / "lib" / "router.svelte.ts"
# All that a page says to eyes and ears; what says itself that it is in another language is left out.
SAID = """
(lang) => {
  const found = new Set();
  const add = (text) => { const flat = text?.replace(/\\s+/g, ' ').trim(); if (flat) found.add(flat); };
  const other = (one) => { const spoken = one.closest('[lang]')?.lang; return spoken && spoken !== lang; };
  for (const one of document.body.querySelectorAll('*')) {
    if (other(one) || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(one.tagName)) continue;
    for (const child of one.childNodes) if (child.nodeType === 3) add(child.textContent);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) add(one.getAttribute(name));
  }
  add(document.title);
  return [document.documentElement.lang, ...found];
}
"""
ABBREVIATIONS = ("AWI", "TRP", "USA", "UTC", "WAS", "WSS")
SERVICES = ("Discord", "Slack", "ntfy", "JSON")
OWN_NAMES = ("English", "Polski", "Buchholz", "Sonneborn-Berger")  # languages call themselves so
TABLES = (
    "match",
    "end",
    "replay",
    "lesson",
    "editor",
    "study",
    "analysis",
)  # names of places and people are the same in both languages


# What a visitor without an account comes to.
VISITED = ("/", "/lobby", "/tables", "/account", "/learn", "/studies", "/tournaments", "/notifications", "/admin")


def addresses(running: str, coached: str, over: str, study: str, tournament: str) -> dict[str, list[str]]:
    """An address for each page that the router knows, or several."""
    return {
        "start": ["/"],
        "tables": ["/tables"],
        "lobby": ["/lobby"],
        "new": ["/new", "/new/maria"],
        "join": ["/join/abcdefghijklmnopqrst"],
        "match": [f"/match/{running}?seat=france", f"/match/{coached}?seat=maria_theresa"],
        "end": [f"/match/{over}/end"],
        "replay": [f"/replay/{over}"],
        "rules": [
            "/rules",
            "/rules?book=IS&chapter=7",
            "/rules?book=RD&scenario=1702&aid=1",
            "/rules?book=M&about=general",
        ],
        "learn": ["/learn"],
        "puzzles": ["/puzzles"],
        "lesson": ["/learn/coalitions/k_ex_10", "/learn/raison_detat/puzzles", "/learn/maria/politics"],
        "editor": ["/editor", "/editor/imperial_struggle"],
        "account": ["/account"],
        "studies": ["/studies"],
        "study": [f"/study/{study}"],
        "analysis": [f"/analysis?match={over}"],
        "tournaments": ["/tournaments"],
        "tournament": [f"/tournaments/{tournament}"],
        "tournament-rules": ["/tournaments/new"],
        "admin": ["/admin"],
        "notifications": ["/notifications"],
        "ratings": ["/ratings/coalitions"],
        "profile": ["/people/Ada"],
        "unknown": ["/somewhere/else/altogether"],
    }


def names(person: Person) -> set[str]:
    """What is called the same in both languages: places, people and pieces of the tables, and games."""
    found = {"Ada", "planted", "holder", "Chancellery", "L’Empereur", *ABBREVIATIONS, *SERVICES, *OWN_NAMES}
    for game in person.get("/api/games"):
        english, polish = (person.get(f"/api/games/{game['id']}/cover", lang=lang) for lang in ("en", "pl"))
        for scene in (english, polish):
            found |= {place["name"] for place in scene["places"]} | {power["name"] for power in scene["powers"]}
        found |= {game["title"], *(one["title"] for one in game["scenarios"])}
        found |= {bot["title"] for bot in game["bots"]}
    return found


def said(page: Page, address: str, lang: str) -> list[str]:
    page.wait_for_load_state("networkidle")
    page.wait_for_function("!document.querySelector('.boot[role=status]')")
    spoken, *texts = page.evaluate(SAID, lang)
    assert spoken == lang, address
    return [str(one) for one in texts]


def test_every_page_speaks_one_language(browser: Browser, club: Running) -> None:
    ada = Person(club.address).known_as(club, "Ada")
    with ThreadPoolExecutor() as apart:  # Playwright has this thread's event loop
        assert apart.submit(main, ["admin", "admin", "Ada", "--store", str(club.settings.store)]).result() == 0
    running = ada.create()["match"]["id"]
    seats = {"maria_theresa": "me", **{seat: {"bot": "random"} for seat in ("louis_xv", "frederick_ii")}}
    coached = ada.post("/api/matches", {"game": "maria", "seats": seats, "coach": True})["match"]["id"]
    match = finished_match()
    over = plant(club, match, match.moves, ada, over=True)
    study = ada.post("/api/studies", {"start": {"match": over}, "title": "planted"})["id"]
    rules = {"title": "planted", "game": "imperial_struggle", "scenario": "standard", "seats": 2, "form": "swiss"}
    every = addresses(running, coached, over, study, ada.post("/api/tournaments", rules)["id"])
    assert set(re.findall(r"name: '([\w-]+)'", ROUTER.read_text().split("export function")[0])) == set(every)
    known, wrong = names(ada), []
    for visited, cookie in ((every, ada.cookie), ({"visitor": list(VISITED)}, "")):
        pages = readers(browser, club, cookie)
        for page, shown in visited.items():
            for address in shown:
                for one in pages.values():  # both come at the same time
                    one.goto(address, wait_until="commit")
                english, polish = (said(pages[lang], address, lang) for lang in ("en", "pl"))
                assert english
                if page not in ("start", "unknown", "visitor"):  # a tab among others says which page it is
                    assert "Chancellery" not in {one.title() for one in pages.values()}, address
                wrong += [f"{page} {address}: {one}" for one in mixed(english, polish, known, same=page not in TABLES)]
    assert wrong == []


def readers(browser: Browser, club: Running, cookie: str) -> dict[str, Page]:
    """Somebody for each language, with an account or as a visitor."""
    found: dict[str, Page] = {}
    for lang in ("en", "pl"):
        context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=club.address)
        if cookie:
            name, value = cookie.split("=", 1)
            context.add_cookies([{"name": name, "value": value, "url": club.address}])
        kept: dict[str, Any] = {"lang": lang, "speed": "off", "theme": "light"}
        context.add_init_script(f"localStorage.setItem('chancellery.settings', {json.dumps(json.dumps(kept))})")
        found[lang] = Watched(context).page
    return found
