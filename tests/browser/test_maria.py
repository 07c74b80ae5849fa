"""Maria in the browser: from the lobby to the end of a movement phase, a battle, politics, and what nobody may see."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from chancellery import Match
from tests.browser.axe import serious
from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.players import act, click_place, door, modest, see, speak, wait_for_decision
from tests.server.harness import Person, Running, plant

CONFIRM = "#prompt [data-confirm]"
BATTLE = "section.battle"
MARCH: dict[str, Any] = {  # Neipperg is free to move; Frederick's generals are near
    "stage": "austria_pragmatic",
    "generals": {
        "neipperg": {"city": "koeniggraetz", "armies": 5},
        "friedrich": {"city": "glogau", "armies": 3},
        "schwerin": {"city": "sagan", "armies": 6},
    },
    "trains": {"train_austria_3": "kolin"},
    "austria": {"hand": ["hearts_5", "diamonds_3", "clubs_9"]},
}
FIGHT: dict[str, Any] = {  # Neipperg attacks out of a sector of diamonds into one of hearts
    "stage": "austria_pragmatic",
    "phase": "combat",
    "generals": {
        "neipperg": {"city": "kolin", "armies": 4},
        "schwerin": {"city": "boehmisch_brod", "armies": 6},
    },
    "austria": {"hand": ["diamonds_3", "clubs_9", "diamonds_6"]},
    "prussia": {"hand": ["hearts_7", "hearts_2"]},
}
BIDS: dict[str, Any] = {
    "scenario": "full", "stage": "politics", "phase": "bid", "start": "set_up", "trump": "hearts",
    "offer": ["hungarian_estates", "militia_levy"],
    "austria": {"hand": ["hearts_5", "diamonds_3", "clubs_9", "reserve"]}, "prussia": {"hand": ["hearts_2"]},
}  # fmt: skip


def put(server: Running, me: Person, fields: dict[str, Any]) -> str:
    """A match from a position, all seats mine."""
    match = Match.from_position("maria", {"scenario": "introductory", "seats": 3, **fields}, nonce="test")
    return plant(server, match, match.moves, me)


def sit(page: Page, match: str, seat: str = "maria_theresa") -> None:
    page.goto(f"/match/{match}?seat={seat}")
    wait_for_decision(page)


def play(me: Person, match: str, seat: str, move: str) -> None:
    """A move of another seat, not in this window."""
    response = me.move(match, seat, move, me.scene(match, seat)["seq"])
    assert response.status_code == 200, response.text


def confirm(page: Page) -> None:
    page.locator(CONFIRM).click()
    page.wait_for_timeout(100)
    wait_for_decision(page)


def pick(page: Page, piece: str) -> None:
    page.locator(f'.piece[data-piece="{piece}"]').click(force=True)


def choose(page: Page, move: str) -> None:
    """Takes the button of a move, and waits until the table has moved on."""
    moves = see(page)["at"]
    act(page, move)
    page.wait_for_function("(n) => Number(document.querySelector('.timeline input').max) > n", arg=moves)


def steps(page: Page) -> list[str]:
    """The numbers of steps written on the map."""
    found: list[str] = page.locator("[data-steps]").evaluate_all("(all) => all.map((one) => one.dataset.steps)")
    return sorted(found)


def test_from_the_lobby_to_the_end_of_a_movement_phase(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="New table").click()
    page.get_by_text("Maria", exact=True).click()
    seats = page.get_by_role("group", name="Which power do you play?")
    expect(seats.get_by_role("button")).to_have_text(
        ["FLouis XVFrance, Bavaria", "PFrederick IIPrussia, Saxony", "AMaria TheresaAustria"]
    )
    page.get_by_role("button", name="Maria Theresa").click()
    page.get_by_role("button", name="Begin the match").click()
    expect(page.locator(".phase")).to_contain_text("Set-up: the armies are divided")

    meter = page.locator("#prompt .meters")
    expect(meter).to_contain_text("24")
    act(page, "armies karl_von_lothringen 6")
    expect(meter).to_contain_text("18")
    for general, armies in (("traun", 2), ("khevenhueller", 6)):
        act(page, f"armies {general} {armies}")
    expect(page.locator('.piece.picked[data-piece="batthyany"]')).to_have_count(1)  # who is meant is seen
    page.locator("[data-plus]").click()  # two generals are left for ten armies: at once as many as there must be
    expect(page.locator("[data-row] b[aria-live]")).to_have_text("2")
    page.locator("[data-less]").click()
    act(page, "armies batthyany 6")
    expect(page.locator("#prompt")).to_contain_text("Where does hussar 1 go?", timeout=60_000)
    door(page, "log")
    for line in ("All powers have divided their armies", "Austria’s armies: Charles of Lorraine 6,", "Neipperg 4."):
        expect(page.locator(".log")).to_contain_text(line)
    expect(page.locator(".log")).not_to_contain_text("Belle-Isle")
    act(page, "leave hussar 1")
    act(page, "leave hussar 2")

    expect(page.locator(".phase")).to_contain_text("Turn 1 (1741) · Austria · Movement", timeout=60_000)
    expect(page.locator('.piece.legal[data-piece="khevenhueller"]')).to_have_count(1)  # the question is drawn, too
    page.keyboard.press("l")  # the drawer lies over him, and so may the recap
    page.keyboard.press("Space")
    expect(page.locator("[data-drawer], .recap")).to_have_count(0)
    pick(page, "khevenhueller")
    assert {"1", "2", "3"} <= set(steps(page))  # where he can come to, before he goes anywhere
    click_place(page, "ungarisch_altenburg")
    expect(page.locator('#prompt [data-move="halt"]')).to_have_count(1)
    assert set(steps(page)) == {"2", "3", "4"}  # the first step is made; only main roads lead to a fourth
    act(page, "halt")
    door(page, "log")
    expect(page.locator(".log")).to_contain_text("Khevenhüller: Raab → Ungarisch-Altenburg.")
    expect(page.locator('#prompt [data-move^="move khevenhueller"]')).to_have_count(0)
    choose(page, "done")
    for _ in range(60):  # battles, if enemies are near
        state = wait_for_decision(page)
        if "Combat" not in state["phase"]:
            break
        choose(page, state["moves"][modest(state)])
    expect(page.locator(".log")).to_contain_text("Turn 2.", timeout=60_000)
    expect(page.locator("#prompt")).to_contain_text("Where does hussar 1 go?")


def test_a_general_is_moved_by_clicking_on_him_and_on_a_city(page: Page, table: Running, me: Person) -> None:
    match = put(table, me, MARCH)
    sit(page, match)
    assert steps(page) == []
    pick(page, "neipperg")
    before = steps(page)
    assert before.count("1") == 3  # the cities next to him
    assert [before.count(n) for n in ("2", "3", "4")] == reached(me, match, "neipperg")
    click_place(page, "chrudim")
    expect(page.locator('#prompt [data-move="halt"]')).to_have_count(1)  # he is there: it can be taken back
    act(page, "halt")
    door(page, "log")
    expect(page.locator(".log")).to_contain_text("Neipperg: Königgrätz → Chrudim.")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".log")).not_to_contain_text("Chrudim")  # told when the move is completed
    expect(page.locator('#prompt [data-move="halt"]')).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('#prompt [data-move="halt"]')).to_have_count(0)
    pick(page, "neipperg")
    page.keyboard.press("Escape")
    assert see(page)["at"] == 0
    click_place(page, "gitschin")  # nobody is chosen who could go there
    expect(page.get_by_role("dialog")).to_contain_text("Can come here: Neipperg (2 steps)")


def test_a_city_further_away_is_reached_with_one_choice(page: Page, table: Running, me: Person) -> None:
    match = put(table, me, MARCH)
    sit(page, match)
    pick(page, "neipperg")
    plans = me.scene(match, "maria_theresa")["scene"]["prompt"]["plans"]
    own = (plan for plan in plans if plan["refs"][0] == "piece:neipperg" and len(plan["moves"]) == 3)
    city = next(own)["refs"][-1].removeprefix("place:")
    click_place(page, city)
    page.wait_for_function("() => Number(document.querySelector('.timeline input').max) === 3")
    seen = me.scene(match, "maria_theresa")["scene"]
    assert next(one["place"] for one in seen["pieces"] if one["id"] == "neipperg") == city
    door(page, "log")
    halt = page.locator('#prompt [data-move="halt"]')
    if halt.count():
        halt.click()
    expect(page.locator(".log")).to_contain_text("Neipperg: Königgrätz →")


def reached(me: Person, match: str, piece: str) -> list[int]:
    """How many cities the scene tells for 2, 3 and 4 steps of an ordinary move."""
    pieces = me.scene(match, "maria_theresa")["scene"]["pieces"]
    told = next(one["shows"]["steps"] for one in pieces if one["id"] == piece)
    counted = {one["note"]: len(one["places"]) for one in told if not one.get("far")}
    return [counted.get(n, 0) for n in ("2", "3", "4")]


def hand_over(page: Page) -> None:
    """To who decides next, at the same screen."""
    page.locator("[data-special=hand-over]").click()
    expect(page.locator("[data-curtain]")).to_have_count(0)


def test_a_battle_and_its_running_score(page: Page, table: Running, me: Person) -> None:
    match = put(table, me, FIGHT)
    sit(page, match)
    panel = page.locator(BATTLE)
    ours, theirs = panel.locator(".side").nth(0), panel.locator(".side").nth(1)
    expect(panel).to_contain_text("Kolin against Böhmisch-Brod")
    expect(ours).to_contain_text("Score −2")
    expect(theirs).to_contain_text("Score +2")
    expect(page.locator(".card.may")).to_have_count(2)  # the diamonds, not the club
    page.locator(".card.may").first.click()
    expect(page.locator(CONFIRM)).to_contain_text("Play the 3 of diamonds")
    page.locator(CONFIRM).click()
    hand_over(page)  # the battle goes on behind the curtain
    expect(ours).to_contain_text("Score +1")
    play(me, match, "frederick_ii", "play hearts_7")
    hand_over(page)
    expect(ours).to_contain_text("Score −6")
    expect(theirs).to_contain_text("Score +6")
    act(page, "play diamonds_6")
    hand_over(page)
    expect(ours).to_contain_text("Score 0")
    play(me, match, "frederick_ii", "play hearts_2")
    hand_over(page)
    expect(ours).to_contain_text("Score −2")
    act(page, "decline")
    expect(panel).to_contain_text("Prussia wins; Austria loses 2 armies.")
    door(page, "log")
    expect(page.locator(".log")).to_contain_text("Prussia wins; Austria loses 2 armies.")
    play(me, match, "frederick_ii", "retreat > chrudim")
    expect(page.locator(".log")).to_contain_text("Chrudim")
    scene = me.scene(match, "maria_theresa")["scene"]
    neipperg = next(one for one in scene["pieces"] if one["id"] == "neipperg")
    assert (neipperg["place"], neipperg["troops"]) == ("chrudim", 2)


def test_armies_of_others_are_nowhere(browser: Browser, table: Running, me: Person) -> None:
    """Two matches that differ only in how Frederick has divided nine armies look the same to Maria Theresa."""
    seen = []
    for first, second in ((3, 6), (6, 3)):
        generals = MARCH["generals"]
        divided = {"friedrich": {"city": "glogau", "armies": first}, "schwerin": {"city": "sagan", "armies": second}}
        match = put(table, me, {**MARCH, "generals": {**generals, **divided}})
        heard: list[str] = []  # what the server tells the window, and what the window tells of the generals
        context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=table.address)
        context.add_init_script(AT_ONCE)
        with Watched(context) as page:
            listen(page, heard)
            sit(page, match)
            for piece in ("friedrich", "schwerin"):
                page.locator(f'.piece[data-piece="{piece}"]').hover(force=True)
                expect(page.get_by_role("tooltip")).to_be_visible()
                heard.append(page.get_by_role("tooltip").inner_text())
            drawn = page.locator(".map svg, svg.map").first.inner_html()
            assert page.locator('.piece[data-piece="neipperg"] .number').text_content() == "5"  # his own armies he sees
            assert page.locator('.piece[data-piece="friedrich"] .pip').count() == 0
        context.close()
        parts = [me.scene(match, "maria_theresa")["scene"], me.get(f"/api/matches/{match}/log"), heard, drawn]
        seen.append(plain(json.dumps(parts), match))
        own = me.scene(match, "frederick_ii")["scene"]["pieces"]
        assert {one["id"]: one.get("troops") for one in own if one["power"] == "prussia"}["friedrich"] == first
    assert seen[0] == seen[1]


def listen(page: Page, into: list[str]) -> None:
    """Keeps all that the server tells a window."""
    page.on("websocket", lambda live: live.on("framereceived", lambda frame: into.append(str(frame))))


def plain(text: str, match: str) -> str:
    """Without the id of the match and times."""
    return re.sub(r"\d{4}-\d\d-\d\dT[\d:.]+Z|waited\W+\d+", "TIME", text.replace(match, "MATCH"))


def test_politics_and_a_bid(page: Page, table: Running, me: Person) -> None:
    match = put(table, me, BIDS)
    sit(page, match)
    door(page, "table")
    for track in ("saxony", "russia", "italy"):
        expect(page.locator(f'[data-track="{track}"]')).to_be_visible()
    offer = page.locator('[data-tile="political-hungarian_estates"]')
    expect(offer).to_be_visible()
    page.locator(".card.may").first.click()
    expect(page.locator(CONFIRM)).to_contain_text("Austria: put down the 5 of hearts")
    page.locator(CONFIRM).click()
    for seat, move in (
        ("louis_xv", "bid france nothing"),
        ("frederick_ii", "bid pragmatic nothing"),
        ("frederick_ii", "bid prussia hearts_2"),
    ):
        play(me, match, seat, move)
    expect(page.locator("#prompt")).to_contain_text("Political cards on offer")
    offer.click()
    confirm(page)
    door(page, "log")
    for line in ("Austria the 5 of hearts", "Order of choice: Austria and Prussia."):
        expect(page.locator(".log")).to_contain_text(line)
    assert me.scene(match, "maria_theresa")["scene"]["prompt"]["kind"] != "political_card"


def test_the_table_speaks_polish(page: Page, table: Running, me: Person) -> None:
    sit(page, put(table, me, MARCH))
    speak(page, "Polski")
    expect(page.locator(".phase")).to_contain_text("Tura 1 (1741) · Austria · Ruch")
    expect(page.locator("#prompt")).to_contain_text("Koniec ruchów")
    for name in ("Praga", "Wrocław", "Hradec Králové"):
        expect(page.locator(".names")).to_contain_text(name)
    page.locator('.piece[data-piece="neipperg"]').hover(force=True)
    expect(page.get_by_role("tooltip")).to_contain_text("Neipperg: 5 armii")
    sit(page, put(table, me, FIGHT))
    speak(page, "Polski")
    expect(page.locator(BATTLE)).to_contain_text("Kolín")
    expect(page.locator(BATTLE)).to_contain_text("Atak: Austria")
    sit(page, put(table, me, BIDS))
    speak(page, "Polski")
    expect(page.locator("[data-door=table]")).to_have_text("Polityka")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_axe_finds_nothing_serious(browser: Browser, table: Running, me: Person, size: tuple[int, int]) -> None:
    viewport = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, has_touch=size[0] < 500, base_url=table.address)  # type: ignore[arg-type]
    context.add_init_script(AT_ONCE)
    with Watched(context) as page:
        for fields in (MARCH, FIGHT, BIDS):
            sit(page, put(table, me, fields))
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
            if fields is MARCH and size[0] > 500:
                pick(page, "neipperg")
            if fields is BIDS:
                door(page, "table")
            assert serious(page) == []
    context.close()
