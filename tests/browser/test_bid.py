"""Four players bid for a Minor Power: two people in browsers of their own, in secret, and what the winner gets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from chancellery import Match
from tests.browser.conftest import Watched
from tests.browser.players import act, door, speak
from tests.browser.test_together import sign_in
from tests.conformance.coalitions.course import passive
from tests.server.harness import GAME, Person, Running, plant

# Anna has Austria, Great Britain and Russia; Jan has France. Prussia moves onto Drill in the fourth Action Turn.
BEFORE = {"britain": 6, "france": 12, "austria": 9, "prussia": 4, "russia": 3, "ottoman": 2}
AFTER = {**BEFORE, "austria": 4}
ENGLISH = [
    "Great Britain bids 1 for Prussia.",
    "France bids 4 for Prussia.",
    "Austria bids 5 for Prussia.",
    "Russia bids 0 for Prussia.",
    "Austria loses 5 Morale for its bid (now 4).",
    "Austria now controls Prussia.",
    "Prussia changes its status: Neutral → British Coalition.",
]
POLISH = [
    "Wielka Brytania: oferta 1 w licytacji Pomniejszego Mocarstwa (Prusy).",
    "Francja: oferta 4 w licytacji Pomniejszego Mocarstwa (Prusy).",
    "Austria: oferta 5 w licytacji Pomniejszego Mocarstwa (Prusy).",
    "Rosja: oferta 0 w licytacji Pomniejszego Mocarstwa (Prusy).",
    "Austria: Morale −5 za wygraną licytację (teraz 4).",
    "Austria: przejęcie kontroli nad Pomniejszym Mocarstwem (Prusy).",
    "Prusy: zmiana Statusu, Neutralność → Koalicja brytyjska.",
]


class Club:
    """Anna and Jan at one table, each with a browser."""

    def __init__(self, id: str, anna: Person, jan: Person, hers: Page, his: Page) -> None:
        self.id, self.anna, self.jan, self.hers, self.his = id, anna, jan, hers, his
        self.heard: list[str] = []  # all that the server tells Anna's window

    def sit_down(self) -> Club:
        self.hers.on("websocket", lambda live: live.on("framereceived", lambda frame: self.heard.append(str(frame))))
        self.hers.goto(f"/match/{self.id}?seat=austria")
        self.his.goto(f"/match/{self.id}?seat=france")
        for page in (self.hers, self.his):
            expect(page.locator("#prompt")).to_contain_text("Bid Morale in secret for control of Prussia.")
        return self

    def bid(self, seat: str, points: int) -> None:
        """One of Anna's other Powers bids, not in her window."""
        response = self.anna.move(self.id, seat, f"bid {points}", self.anna.scene(self.id, seat)["seq"])
        assert response.status_code == 200, response.text

    def bid_all(self) -> None:
        """Austria bids most; the last bid, of France, brings all of them to light."""
        self.bid("britain", 1)
        self.bid("russia", 0)
        bid(self.hers, 5)
        bid(self.his, 4)


def before_the_bid() -> Match:
    """A match of four players in which nobody did anything to speak of until Prussia moved onto Drill."""
    match = Match.new(GAME, "1805", 4, seed="bid", nonce="nonce")
    while not any(decision.kind == "bid" for decision in match.decisions):
        decision = match.decisions[0]
        match.play(decision.seat, passive(match, decision))
    return match


@pytest.fixture
def four(browser: Browser, club: Running) -> Iterator[Club]:
    contexts = [browser.new_context(viewport={"width": 1280, "height": 800}, base_url=club.address) for _ in range(2)]
    anna, jan = (sign_in(context, club, name) for context, name in zip(contexts, ("Anna", "Jan"), strict=True))
    match = before_the_bid()
    assert [match.seats[decision.seat] for decision in match.decisions] == ["britain", "france", "austria", "russia"]
    id = plant(club, match, match.moves, anna)
    anna.post(f"/api/matches/{id}/seats/france", {"to": {"account": "Jan"}})
    jan.take(id, "france")
    with Watched(contexts[0]) as hers, Watched(contexts[1]) as his:
        yield Club(id, anna, jan, hers, his).sit_down()
    for context in contexts:
        context.close()


def bid(page: Page, points: int) -> None:
    """Chooses a number, and waits until the server has it."""
    act(page, f"bid {points}")
    expect(page.locator('#prompt [data-option][aria-disabled="true"]')).to_have_count(0)


def offered(page: Page) -> list[str]:
    """The moves that the buttons stand for."""
    moves: list[str] = page.locator("#prompt [data-move]").evaluate_all("(all) => all.map((one) => one.dataset.move)")
    return moves


def log_from(page: Page, turn: str) -> list[str]:
    """The lines of the log after a heading."""
    door(page, "log")
    expect(page.locator(".log h3").last).to_have_text(turn)
    lines: list[str] = page.locator(".log").evaluate(
        "(log) => [...log.children].map((one) => one.innerText.replaceAll('\\u00a0', ' ').trim()).filter(Boolean)"
    )
    return lines[lines.index(turn) + 1 :]


def morale(page: Page) -> dict[str, int]:
    """Morale as the list of the Powers shows it, the first fact of each."""
    door(page, "powers")
    shown: list[tuple[str, str]] = page.locator("li[data-power]").evaluate_all(
        "(all) => all.map((one) => [one.dataset.power, one.querySelector('dd').firstChild.textContent])"
    )
    return {power: int(value) for power, value in shown}


def test_a_bid_is_secret_until_the_last_one_is_made(four: Club) -> None:
    hers, his = four.hers, four.his
    assert morale(hers) == morale(his) == BEFORE
    assert offered(hers) == [f"bid {points}" for points in range(10)]
    assert offered(his) == [f"bid {points}" for points in range(13)]
    unaware = four.anna.scene(four.id, "austria")["scene"]

    # a number that she could not bid herself: wherever it turns up on her side, it is his
    bid(his, 11)
    expect(his.locator("#prompt .about")).to_contain_text("Bid 11")
    expect(his.locator('#prompt [aria-pressed="true"]')).to_contain_text("Bid 11")
    expect(hers.locator(".timeline")).to_contain_text("Move 16 of 16")  # she hears that he has bid
    expect(hers.locator(".phase")).not_to_contain_text("France")
    known = four.anna.scene(four.id, "austria")["scene"]
    assert [one["seat"] for one in known["waiting"]] == ["britain", "austria", "russia"]
    assert {field for field in known if known[field] != unaware[field]} == {"waiting"}
    assert len(four.heard) > 1
    assert "bid 11" not in "".join(four.heard).lower()
    assert "bid 11" not in hers.content().lower()
    for path in ("log", "scene?seat=austria", "timeline", "press"):
        assert "bid 11" not in four.anna.call("GET", f"/api/matches/{four.id}/{path}").text.lower()

    bid(his, 4)  # he may think better of it
    expect(his.locator("#prompt .about")).to_contain_text("Bid 4")
    bid(hers, 5)
    expect(hers.locator("#prompt .about")).to_contain_text("Bid 5")
    assert morale(hers) == morale(his) == BEFORE
    for page in (hers, his):
        expect(page.locator('li.yours[data-power="prussia"]')).to_have_count(0)
        assert log_from(page, "Round 1, Action Turn 4.") == []
    four.bid("britain", 1)
    four.bid("russia", 0)
    for page in (hers, his):
        expect(page.locator(".log")).to_contain_text(ENGLISH[-1])
        assert log_from(page, "Round 1, Action Turn 4.") == ENGLISH  # the 4, not the 11


def test_the_winner_gets_prussia_and_decides_for_it(four: Club) -> None:
    hers, his = four.hers, four.his
    for page in (hers, his):
        door(page, "powers")
        expect(page.locator('li[data-power="prussia"]')).to_have_count(1)
        expect(page.locator('li[data-power="prussia"] [data-lead]')).to_have_count(0)
    four.bid_all()

    expect(hers.locator("#prompt .whose")).to_have_text("Your decision as Prussia")
    assert sorted(offered(hers)) == ["decline", "drill"]
    expect(his.locator("#prompt")).to_contain_text("Prussia decides about Drill.")
    assert offered(his) == []
    expect(his.locator(".phase")).to_contain_text("Waiting for Austria")
    assert morale(hers) == morale(his) == AFTER
    for page, yours, tabs in ((hers, ["austria", "prussia"], 2), (his, ["france"], 0)):
        expect(page.locator('li[data-power="prussia"] [data-lead="austria"]')).to_contain_text("Played by Austria")
        mine = page.locator("li.yours").evaluate_all("(all) => all.map((one) => one.dataset.power)")
        assert mine == yours
        expect(page.locator(".hands .hand")).to_have_count(1)
        expect(page.locator(".hands .tabs button")).to_have_count(tabs)  # Prussia's hand is known to its player only

    # the bids lie open: they cannot be taken back
    expect(his.get_by_role("button", name="Undo")).to_have_count(0)
    his.keyboard.press("u")  # whoever asks all the same is told why
    expect(his.locator(".notice.error")).to_contain_text("The last move brought something hidden to light")

    act(hers, "drill")
    expect(hers.locator('ul[aria-label="Hand: Prussia"] .card')).to_have_count(4)
    expect(his.locator('li[data-power="prussia"] dl div').nth(3)).to_contain_text("4")  # he sees only how many
    expect(his.locator('.hands [aria-label="Hand: Prussia"]')).to_have_count(0)
    refused = four.jan.move(four.id, "france", offered(hers)[0], four.jan.scene(four.id, "france")["seq"])
    assert refused.status_code == 422


def test_everybody_reads_of_it_in_both_languages(four: Club) -> None:
    four.bid_all()
    for page in (four.hers, four.his):
        door(page, "log")
        expect(page.locator(".log")).to_contain_text(ENGLISH[-1])
        assert log_from(page, "Round 1, Action Turn 4.") == ENGLISH
        speak(page, "Polski")
        expect(page.locator(".log")).to_contain_text(POLISH[-1])
        assert log_from(page, "Runda 1, Tura Akcji 4.") == POLISH
        door(page, "powers")
        expect(page.locator('li[data-power="prussia"] [data-lead="austria"]')).to_contain_text("Prowadzi: Austria")
    expect(four.hers.locator("#prompt .whose")).to_have_text("Twoja decyzja: Prusy")
