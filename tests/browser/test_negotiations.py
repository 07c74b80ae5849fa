"""Agreements and contracts between people in browsers of their own: drawn up by clicking, signed, kept, turned down."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from chancellery import Match
from tests.browser.axe import serious
from tests.browser.conftest import Watched
from tests.browser.players import click_place, door, speak
from tests.browser.test_together import sign_in
from tests.conformance.maria.table import FR, LX, MT, build
from tests.server.harness import Person, Running, plant

# Anna is Louis XV, Jan Frederick II, who also runs the Pragmatic Army, Ewa Maria Theresa.
TRUCE = "Truce between France and the Pragmatic Army until the end of turn 2"
SUBSIDY = "France pays Prussia a subsidy for 3 turns"
POLISH_TRUCE = "zawieszenie broni między Francją a Armią Pragmatyczną do końca tury 2"
POLISH_CLAUSES = f"{POLISH_TRUCE}; subsydia Francji dla Prus przez 3 tury"
WORDS = "Nobody takes Bonn before 1742."
ENGLISH = [
    f"Louis XV proposes agreement 1, to be signed by Louis XV and Frederick II: t{TRUCE[1:]}; {SUBSIDY}. “{WORDS}”",
    "Frederick II signs agreement 1.",
    "Agreement 1 is concluded and binds.",
    "France and Prussia make a contract: Prussia receives a card a turn for 3 turns.",
]
POLISH = [
    f"Ludwik XV proponuje porozumienie 1 (podpisują: Ludwik XV i Fryderyk II): {POLISH_CLAUSES}. „{WORDS}”",
    "Fryderyk II podpisuje porozumienie 1.",
    "Porozumienie 1 jest zawarte i obowiązuje.",
    "Kontrakt: subsydia Francji dla Prus, karta co turę przez 3 tury.",
]


def before() -> Match:
    """The French movement: Noailles in Köln, George II in Koblenz, both next to Bonn."""
    generals = {"noailles": {"city": "koeln", "armies": 4}, "george_ii": {"city": "koblenz", "armies": 3}}
    return build(stage="france_bavaria", phase="movement", generals=generals)


class Table:
    """Three people at one table, each with a browser."""

    def __init__(self, id: str, anna: Person, pages: list[Page]) -> None:
        self.id, self.anna, self.pages = id, anna, pages
        self.louis, self.frederick, self.maria = pages

    def sit_down(self) -> Table:
        for page, seat in zip(self.pages, (LX, FR, MT), strict=True):
            page.goto(f"/match/{self.id}?seat={seat}")
            expect(page.locator("[data-door=negotiations]")).to_be_visible()
        return self

    def propose(self, seat: str, move: str) -> None:
        """One of Anna's seats proposes something, not in a window."""
        response = self.anna.move(self.id, seat, move, self.anna.scene(self.id, seat)["seq"])
        assert response.status_code == 200, response.text


@pytest.fixture
def three(browser: Browser, club: Running) -> Iterator[Table]:
    size: ViewportSize = {"width": 1280, "height": 900}
    contexts = [browser.new_context(viewport=size, base_url=club.address) for _ in range(3)]
    people = [sign_in(context, club, name) for context, name in zip(contexts, ("Anna", "Jan", "Ewa"), strict=True)]
    match = before()
    id = plant(club, match, match.moves, people[0])
    for seat, name, person in ((FR, "Jan", people[1]), (MT, "Ewa", people[2])):
        people[0].post(f"/api/matches/{id}/seats/{seat}", {"to": {"account": name}})
        person.take(id, seat)
    with Watched(contexts[0]) as hers, Watched(contexts[1]) as his, Watched(contexts[2]) as theirs:
        yield Table(id, people[0], [hers, his, theirs]).sit_down()
    for context in contexts:
        context.close()


def panel(page: Page) -> Locator:
    """The agreements, opened."""
    door(page, "negotiations")
    return page.get_by_role("region", name="Agreements")


def form(page: Page) -> Locator:
    """An empty proposal."""
    panel(page).get_by_role("button", name="Draw up a proposal").click()
    return page.get_by_role("form", name="Draw up a proposal")


def offered(page: Page) -> list[str]:
    """The moves that the buttons of the prompt stand for."""
    moves: list[str] = page.locator("#prompt [data-move]").evaluate_all("(all) => all.map((one) => one.dataset.move)")
    return moves


def texts(of: Locator) -> list[str]:
    return [text.strip().replace("\u00a0", " ") for text in of.all_inner_texts()]


def test_an_agreement_is_drawn_up_signed_and_kept(three: Table) -> None:
    louis, frederick, maria = three.pages
    assert "move noailles > bonn" in offered(louis)

    # Louis XV composes it by clicking
    draft = form(louis)
    expect(draft.get_by_role("group", name="Add a clause").get_by_role("button")).to_have_text(
        ["Truce", "Subsidy", "Votes in the election", "Evacuation"]
    )
    draft.get_by_role("button", name="Truce").click()
    assert texts(draft.get_by_label("Between").locator("option")) == [
        "France and the Pragmatic Army",
        "France and Austria",
        "Bavaria and the Pragmatic Army",
        "Bavaria and Austria",
        "Prussia and Austria",
        "Saxony and Austria",
    ]
    draft.get_by_label("Between").select_option("France and the Pragmatic Army")
    draft.get_by_label("How long").select_option("until the end of turn 2")
    draft.get_by_role("button", name="Subsidy").click()
    draft.get_by_label("Who pays whom").select_option("France to Prussia")
    draft.get_by_label("How long").nth(1).select_option("for 3 turns")
    expect(draft.get_by_label("Frederick II")).to_be_checked()  # his powers are named
    expect(draft.get_by_label("Maria Theresa")).not_to_be_checked()
    draft.get_by_label("Promise in words").fill(WORDS)
    draft.get_by_role("button", name="Propose").click()
    mine = panel(louis).get_by_role("article", name="Proposal 1 by Louis XV")
    expect(mine).to_contain_text("Waits for Frederick II")
    assert texts(mine.get_by_role("button")) == ["Withdraw"]
    expect(draft).to_have_count(0)

    # Frederick II sees it at once, whatever he looks at; Maria Theresa is told, and has nothing to sign
    expect(frederick.locator("[data-special=sign]")).to_contain_text("1 treaty to sign")
    expect(frederick.locator("[data-door=negotiations] b")).to_contain_text("1")
    frederick.locator("[data-special=sign]").click()
    his = frederick.get_by_role("article", name="Proposal 1 by Louis XV")
    expect(his).to_contain_text("Waits for your signature")
    assert texts(his.locator(".clauses li")) == [TRUCE, SUBSIDY]
    expect(his.locator("blockquote")).to_have_text(WORDS)
    assert texts(his.get_by_role("button")) == ["Sign", "Turn down"]
    expect(maria.locator("[data-special=sign]")).to_have_count(0)
    seen = panel(maria).get_by_role("article", name="Proposal 1 by Louis XV")
    expect(seen).to_contain_text("Waits for Frederick II")
    expect(seen.get_by_role("button")).to_have_count(0)
    assert "move noailles > bonn" in offered(louis)

    # he signs: it is in force for all three, and the contract is listed
    his.get_by_role("button", name="Sign").click()
    for page in three.pages:
        agreement = page.get_by_role("article", name="Agreement 1")
        expect(agreement).to_contain_text("Until the end of turn 2")
        assert texts(agreement.locator(".clauses li")) == [TRUCE, SUBSIDY]
        expect(page.locator("[data-contract]")).to_contain_text("France pays Prussia")
        expect(page.locator("[data-contract]")).to_contain_text("3 more turns")
        expect(page.locator("[data-proposal]")).to_have_count(0)
    expect(frederick.locator("[data-door=negotiations] b")).to_have_count(0)

    # it is kept: the city next to George II is not offered any more, and Louis XV is told why
    expect(louis.locator('#prompt [data-move="move noailles > bonn"]')).to_have_count(0)
    assert "move noailles > duesseldorf" in offered(louis)
    refused = three.anna.move(three.id, LX, "move noailles > bonn", three.anna.scene(three.id, LX)["seq"])
    assert (refused.status_code, refused.json()["rule"]) == (422, "M-21.2")

    # the log tells it in both languages
    for page in three.pages:
        door(page, "log")
        assert [line for line in texts(page.locator(".log p")) if line in ENGLISH] == ENGLISH
    speak(louis, "Polski")
    expect(louis.locator(".log")).to_contain_text(POLISH[-1])
    assert [line for line in texts(louis.locator(".log p")) if line in POLISH] == POLISH
    louis.get_by_role("button", name="Negocjacje").click()
    expect(louis.get_by_role("article", name="Porozumienie 1")).to_contain_text("Do końca tury 2")
    expect(louis.locator("[data-contract]")).to_contain_text("Francja dla Prus")


def test_turning_down_and_withdrawing(three: Table) -> None:
    louis, frederick, _ = three.pages
    for number in (1, 2):
        three.propose(LX, "propose to frederick_ii: truce france austria until 2")
        expect(panel(louis).get_by_role("article", name=f"Proposal {number} by Louis XV")).to_be_visible()

    panel(frederick).locator('[data-move="turn down 1"]').click()
    for page in (louis, frederick):
        expect(page.locator("[data-proposal]")).to_have_count(1)
    panel(louis).locator('[data-move="withdraw 2"]').click()
    for page in (louis, frederick):
        expect(page.locator("[data-proposal]")).to_have_count(0)
        expect(panel(page)).to_contain_text("Nothing is proposed or agreed.")
        door(page, "log")
        expect(page.locator(".log")).to_contain_text("Frederick II turns down agreement 1.")
        expect(page.locator(".log")).to_contain_text("Louis XV withdraws the proposal of agreement 2.")


def test_what_is_refused_is_told_where_it_was_asked(three: Table) -> None:
    louis = three.louis
    draft = form(louis)
    draft.get_by_role("button", name="Propose").click()
    expect(draft.get_by_role("alert")).to_contain_text("An agreement needs a clause or words. M-21.4")

    # a clause can be taken out again, a draft is still there after a look at something else, and a city can be clicked
    draft.get_by_role("button", name="Truce").click()
    draft.get_by_role("button", name="Remove the clause: Truce").click()
    draft.get_by_role("button", name="Evacuation").click()
    draft.get_by_role("button", name="Propose").click()
    expect(draft.get_by_role("alert")).to_contain_text("Something is still to be chosen.")
    draft.get_by_role("button", name="Choose it on the map").click()
    expect(louis.get_by_text("Click the place on the map.")).to_be_visible()
    click_place(louis, "mainz")
    expect(draft.get_by_label("City")).to_have_value("Mainz")
    door(louis, "log")
    panel(louis)
    expect(draft.get_by_label("City")).to_have_value("Mainz")
    draft.get_by_label("City").fill("trier")
    draft.get_by_label("Who", exact=True).select_option("France")
    draft.get_by_role("button", name="Propose").click()
    expect(draft.get_by_role("alert")).to_contain_text("An agreement needs another player")
    expect(draft.get_by_role("alert").get_by_role("link")).to_have_text("M-21.1")
    draft.get_by_label("Maria Theresa").check()
    draft.get_by_role("button", name="Propose").click()
    expect(panel(louis).locator(".clauses")).to_have_text(
        "France evacuates Trier and stays out until the end of turn 1"
    )

    # with three proposals open one must be withdrawn first
    for _ in range(2):
        three.propose(LX, "propose to frederick_ii: -- Peace")
    expect(panel(louis)).to_contain_text("You already have 3 open proposals. Withdraw one first. M-21.4")
    expect(panel(louis).get_by_role("button", name="Draw up a proposal")).to_have_count(0)


def test_with_the_keyboard_alone(three: Table) -> None:
    louis, frederick, _ = three.pages
    keys = louis.keyboard
    keys.press("a")
    louis.get_by_role("button", name="Draw up a proposal").focus()
    keys.press("Enter")
    expect(louis.get_by_role("button", name="Truce")).to_be_focused()
    keys.press("Tab")
    keys.press("Enter")  # a subsidy
    expect(louis.get_by_label("Who pays whom")).to_be_focused()
    keys.press("Tab")
    keys.press("ArrowDown")  # for two turns
    keys.press("Tab")
    keys.type("Good faith")
    for _ in ("how long", "Maria Theresa", "the button"):
        keys.press("Tab")
    expect(louis.get_by_role("button", name="Propose")).to_be_focused()
    keys.press("Enter")
    expect(louis.get_by_role("article", name="Proposal 1 by Louis XV")).to_contain_text("Good faith")
    expect(louis.get_by_role("region", name="Agreements")).to_be_focused()
    frederick.keyboard.press("a")
    frederick.get_by_role("button", name="Sign").focus()
    frederick.keyboard.press("Enter")
    expect(frederick.locator("[data-contract]")).to_contain_text("2 more turns")


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (390, "dark")])
def test_nobody_is_shut_out(three: Table, width: int, theme: str) -> None:
    three.propose(LX, "propose: truce france pragmatic until 2; subsidy france > prussia for 3")
    frederick = three.frederick
    frederick.set_viewport_size({"width": width, "height": 844})
    frederick.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
    panel(frederick).get_by_role("button", name="Sign").click()
    expect(frederick.locator("[data-agreement]")).to_be_visible()
    three.propose(LX, "propose: truce bavaria pragmatic until 2 -- Peace")
    expect(frederick.locator("[data-proposal]")).to_be_visible()
    draft = form(frederick)
    for kind in ("Truce", "Evacuation", "End an agreement"):
        draft.get_by_role("button", name=kind).click()
    draft.get_by_label("Promise in words").fill("Peace")
    draft.get_by_role("button", name="Propose").click()
    expect(draft.get_by_role("alert")).to_be_visible()
    assert serious(frederick, ".drawer") == []
    beyond = frederick.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert beyond <= 0
