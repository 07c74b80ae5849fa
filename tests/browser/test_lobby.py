"""Two people find each other: one offers a game, the other accepts it, both play; a third watches later."""

from __future__ import annotations

from dataclasses import replace

from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import serious
from tests.browser.conftest import AT_ONCE, Watched
from tests.server.harness import Person, Running, choices

STRUGGLE = {"game": "imperial_struggle", "options": {"bid_for_sides": False}}


def signed_in(
    browser: Browser, club: Running, name: str, lang: str = "en", phone: bool = False
) -> tuple[Watched, Person]:
    person = Person(club.address).known_as(club, name)
    size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
    context = browser.new_context(viewport=size, base_url=club.address, locale="en-GB")  # type: ignore[arg-type]
    context.add_init_script(AT_ONCE.replace("'en'", f"'{lang}'"))
    key, value = person.cookie.split("=", 1)
    context.add_cookies([{"name": key, "value": value, "url": club.address}])
    return Watched(context), person


def test_two_people_find_each_other_and_play(browser: Browser, club: Running) -> None:
    anna_sees, anna = signed_in(browser, club, "Anna")
    berta_sees, berta = signed_in(browser, club, "Berta", "pl", phone=True)
    with anna_sees as page, berta_sees as phone:
        page.goto("/lobby")
        page.locator("[data-offer]").press("Enter")
        page.locator("[data-seek-game]").select_option("imperial_struggle")
        page.locator("[data-clock]").select_option(index=1)
        assert serious(page) == []
        page.get_by_role("button", name="Offer it").click()
        mine = page.locator("[data-seek]")
        expect(mine).to_contain_text("Waiting for one more")
        phone.goto("/lobby")
        offer = phone.locator("[data-seek]")
        expect(offer).to_contain_text("Anna")
        offer.locator("summary").click()
        expect(offer).to_contain_text("na żywo")
        assert serious(phone) == []
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
        offer.get_by_role("button").click()
        phone.wait_for_url("**/match/**")
        begun = page.get_by_role("link", name="It has begun: to the table")
        begun.click()
        page.wait_for_url("**/match/**")
        id = page.url.split("/match/")[1].split("?")[0]
        assert id in phone.url
        seat = next(one["id"] for one in anna.get(f"/api/matches/{id}")["seats"] if one["yours"])
        moved = anna.scene(id, seat)
        if not choices(moved):
            seat, anna = next(one["id"] for one in berta.get(f"/api/matches/{id}")["seats"] if one["yours"]), berta
            moved = anna.scene(id, seat)
        assert anna.move(id, seat, choices(moved)[0]["moves"][0], moved["seq"]).status_code == 200
        expect(page.locator("#prompt")).to_be_visible()

        # one resigns and asks for a rematch; the other reads it where the match ended
        hers = next(one["id"] for one in berta.get(f"/api/matches/{id}")["seats"] if one["yours"])
        berta.post(f"/api/matches/{id}/deeds", {"seat": hers, "do": "resign"})
        page.goto(f"/match/{id}/end")
        again = berta.post(f"/api/matches/{id}/rematch", {"seat": hers})["id"]
        expect(page.locator("[data-rematch-offer]")).to_contain_text("Berta offers a rematch.")
        assert serious(page) == []
        page.locator("[data-rematch-offer] button").click()
        page.wait_for_url(f"**/match/{again}**")
        assert berta.get("/api/lobby")["yours"] == []  # what came of the offer is over


def test_an_open_seat_an_invitation_and_a_match_to_watch(browser: Browser, club: Running) -> None:
    anna = Person(club.address).known_as(club, "Anna")
    seats = {"britain": "me", "france": "open"}
    clock = {"kind": "correspondence", "reserve": 7 * 86_400, "increment": 3600, "late": "bot"}
    table = {**STRUGGLE, "seats": seats, "lobby": True, "delay": 10, "title": "For anybody", "language": "en"}
    id = anna.post("/api/matches", table)["match"]["id"]
    made = anna.post("/api/matches", {**STRUGGLE, "seats": seats, "clock": clock, "rated": True, "title": "By link"})
    sees, _ = signed_in(browser, club, "Celina")
    with sees as page:
        page.goto(made["invitations"][0]["path"])
        _says(
            page,
            "Anna invites you to play France.",
            "By link",
            "by correspondence: 7 days",
            "This match is rated",
            "your seat",
        )
        assert serious(page) == []
        page.goto("/lobby")
        row = page.locator("li", has_text="For anybody")
        row.locator("[data-take=france]").click()
        page.wait_for_url(f"**/match/{id}?seat=france")
    watching, _ = signed_in(browser, club, "Dora", "pl")
    with watching as page:
        page.goto("/lobby")
        row = page.locator("li", has_text="For anybody")
        expect(row).to_contain_text("z opóźnieniem: 10 min")
        expect(row).to_contain_text("Celina")
        row.get_by_role("link", name="Oglądaj").click()
        expect(page.get_by_text("Widzisz tę rozgrywkę z opóźnieniem: 10 min.")).to_be_visible()


def _says(page: Page, *texts: str) -> None:
    for text in texts:
        expect(page.get_by_text(text).first).to_be_visible()


def test_an_answer_in_advance_is_given_shown_taken_back_and_carried_out(browser: Browser, club: Running) -> None:
    anna_sees, anna = signed_in(browser, club, "Anna")
    berta_sees, berta = signed_in(browser, club, "Berta", "pl", phone=True)
    seats = {"first_player": "me", "second_player": {"account": "Berta"}}
    game = {"game": "imperial_struggle", "options": {"bid_for_sides": True}}
    id = anna.post("/api/matches", {**game, "seats": seats})["match"]["id"]
    berta.take(id, "second_player")
    club.context.advancing.settings = replace(club.settings, advance_pause=0.2)
    speaks = anna.get(f"/api/matches/{id}")["waiting_for"][0]
    first = speaks == "first_player"
    acts, other = (anna, berta) if first else (berta, anna)
    speaker, page_of = (anna_sees, berta_sees) if first else (berta_sees, anna_sees)
    waiting = "second_player" if first else "first_player"
    with page_of as page, speaker:
        page.goto(f"/match/{id}?seat={waiting}")
        expect(page.locator("#prompt")).to_be_visible()
        page.keyboard.press("d")
        box = page.locator("[data-advance='accept_bid:0']")
        box.check()
        page.locator("[data-advance='accept_bid:2']").check()
        expect(box).not_to_be_checked()  # the later one holds
        assert serious(page) == []
        page.keyboard.press("Escape")
        sign = page.locator("[data-advances] li")
        expect(sign).to_have_count(1)
        sign.get_by_role("button").click()
        expect(sign).to_have_count(0)
        page.keyboard.press("d")
        page.locator("[data-advance='accept_bid:3']").check()
        page.keyboard.press("Escape")
        scene = acts.scene(id, speaks)
        bid = next(one["moves"][0] for one in choices(scene) if one["moves"][0] == "bid britain 3")
        assert acts.move(id, speaks, bid, scene["seq"]).status_code == 200
        expect(sign).to_have_count(0)  # carried out: the auction is over
        assert other.get(f"/api/matches/{id}")["moves"] == 2


def test_when_somebody_plays_is_said_on_the_page_of_the_account(browser: Browser, club: Running) -> None:
    sees, anna = signed_in(browser, club, "Anna", "pl", phone=True)
    with sees as page:
        page.goto("/account")
        page.locator("[data-hours] summary").click()
        form = page.locator("[data-hours] form")
        form.locator("select").nth(2).select_option("Europe/Warsaw")
        form.locator("select").nth(0).select_option(label="18:00")
        form.locator("select").nth(1).select_option(label="23:00")
        form.get_by_label("niedz.").uncheck()
        form.get_by_role("button", name="Dodaj urlop").click()
        form.locator("input[type=date]").nth(0).fill("2030-07-01")
        form.locator("input[type=date]").nth(1).fill("2030-07-14")
        assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        form.get_by_role("button", name="Zapisz").click()
        expect(form.get_by_role("status")).to_be_visible()
        said = {"zone": "Europe/Warsaw", "start": 1080, "end": 1380, "days": [0, 1, 2, 3, 4, 5]}
        assert anna.get("/api/accounts/me/hours") == {
            **said,
            "holidays": [{"first": "2030-07-01", "last": "2030-07-14"}],
        }
        form.locator("select").nth(1).select_option(label="19:00")
        form.get_by_role("button", name="Zapisz").click()
        expect(page.locator("[data-hours] [role=alert]")).to_contain_text("cztery godziny")
