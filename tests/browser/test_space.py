"""The board is the screen: how much of it the board has, that nothing moves it unasked, drawers, arrows, colours."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from chancellery import Match, Move
from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.players import act, door, wait_for_decision
from tests.browser.test_bid import before_the_bid
from tests.server.harness import Person, Running, plant

GAMES = ("coalitions", "realpolitik", "raison_detat", "maria", "imperial_struggle")
DECISIONS = 50
STAGE = 500  # pixels: what the stage covers, and a margin
# What is measured: the strip, the board, and the point of the map in the middle of the board and at its scale.
MEASURE = """
() => {
  const board = document.querySelector('.board').getBoundingClientRect();
  const strip = document.querySelector('.strip').getBoundingClientRect();
  const ctm = document.querySelector('.map svg').getScreenCTM();
  const { left, top, width, height } = board;
  const at = new DOMPoint(left + Math.round(width / 2), top + Math.round(height / 2)).matrixTransform(ctm.inverse());
  return { strip: strip.height, share: width * height / (innerWidth * innerHeight), board: [left, top, width, height],
           x: at.x, y: at.y, k: ctm.a, beyond: document.documentElement.scrollWidth - innerWidth,
           under: innerHeight - board.bottom };
}
"""


# What has moved on the screen since the page was opened, although nobody asked for it: how far, and what.
SHIFTS = """
() => new Promise((done) => {
  const found = [];
  new PerformanceObserver((list) => list.getEntries().forEach(({ value, sources }) =>
    found.push([value, ...sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 120))])))
    .observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => done(found)));
})
"""


class Played:
    """A match of random moves, all seats mine: here and on the server."""

    def __init__(self, server: Running, me: Person, game: str, until: str | None = None, moves: int = 40) -> None:
        self.me, self.rng = me, Random("space")
        self.match = Match.new(game, seed="space", nonce="nonce")
        while len(self.match) < moves or not (until is None or self.match.decisions[0].kind == until):
            self.match.play(*self._next())
        self.id = plant(server, self.match, self.match.moves, me)

    def _next(self) -> tuple[int, Move]:
        decision = self.match.decisions[0]
        return decision.seat, self.rng.choice(decision.options)

    @property
    def seat(self) -> str:
        """The seat that decides."""
        return str(self.match.seats[self.match.decisions[0].seat])

    def go_on(self) -> None:
        """One more decision."""
        seat, move = self._next()
        name = self.match.seats[seat]
        answer = self.me.move(self.id, name, move.text, self.me.scene(self.id, name)["seq"])
        assert answer.status_code == 200, answer.text
        self.match.play(seat, move)


TWO_PICTURES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def measure(page: Page) -> dict[str, Any]:
    page.evaluate(TWO_PICTURES)  # what has changed is drawn
    found: dict[str, Any] = page.evaluate(MEASURE)
    return found


def opened(page: Page, played: Played) -> None:
    page.goto(f"/match/{played.id}?seat={played.seat}")
    expect(page.locator(".map svg.ready")).to_be_visible()


def moved(before: dict[str, Any], after: dict[str, Any]) -> float:
    """By how many pixels a point of the map has moved; zooming counts as moving far."""
    if abs(after["k"] / before["k"] - 1) > 1e-4:
        return 1e6
    return float(max(abs(after[way] - before[way]) for way in "xy") * before["k"])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_unasked(page: Page, table: Running, me: Person, game: str) -> None:
    """Fifty decisions: the strip keeps its height, the board its room, the map its place under a still pointer."""
    played = Played(table, me, game)
    opened(page, played)
    page.keyboard.press("0")
    page.mouse.move(640, 20)
    first = measure(page)
    assert first["strip"] == 64
    assert first["share"] >= 0.84
    assert first["under"] == 0  # all the height under the strip
    battles = 0
    for number in range(DECISIONS):
        played.go_on()
        expect(page.locator(".timeline input")).to_have_attribute("max", str(len(played.match)))
        if number % 5 == 0:  # what a person does between decisions
            page.keyboard.press("lopr"[number // 5 % 4])
            for key in ("h", "c", "m", "w", "t"):  # hand, options, stage, recap, timeline
                page.keyboard.press(key)
        if number % 7 == 0:
            point_at_something(page)
        now = measure(page)
        assert (now["strip"], now["board"]) == (first["strip"], first["board"]), number
        assert now["beyond"] <= 0
        if moved(first, now) > 1:  # only to a battle out of sight, the least way; then it comes back
            assert page.locator("section.battle").count() == 1, number
            assert moved(first, now) <= STAGE, number
            battles += 1
        if number % 3 == 0:
            page.keyboard.press(" ")  # closes the recap
        assert played.match.outcome is None
    assert battles < DECISIONS / 2  # it is the exception


def point_at_something(page: Page) -> None:
    """Points at a lit piece, card or power, if there is one, and drops it again."""
    for what in (".piece.legal", ".card.may", ".plaque.may"):
        if page.locator(what).count():
            page.locator(what).first.dispatch_event("click")
            break
    page.keyboard.press("Escape")


SHARES = [
    ((1280, 800), 64, 0.87),
    ((1440, 900), 64, 0.887),
    ((1100, 640), 64, 0.84),
    ((768, 1024), 64, 0.82),
    ((844, 390), 48, 0.82),
    ((640, 400), 48, 0.80),
    ((390, 844), 44, 0.77),
    ((360, 800), 44, 0.75),
]


HIGH = "(high) => document.querySelector('.strip').getBoundingClientRect().height === high"


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_board_has_its_share(browser: Browser, table: Running, me: Person, lang: str) -> None:
    """Every game is opened at a size of its own, where nothing shifts after the first picture; then come the rest."""
    first = 0 if lang == "en" else len(GAMES)
    context = browser.new_context(base_url=table.address)
    context.add_init_script(AT_ONCE.replace("'en'", f"'{lang}'"))
    with Watched(context) as page:
        for n, game in enumerate(GAMES, first):
            sizes = SHARES[n % len(SHARES) :] + SHARES[: n % len(SHARES)]
            page.set_viewport_size({"width": sizes[0][0][0], "height": sizes[0][0][1]})
            opened(page, Played(table, me, game))
            wait_for_decision(page)
            assert page.evaluate(SHIFTS) == [], sizes[0]
            for (width, height), strip, share in sizes[::2]:  # the other half in the other language
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_function(HIGH, arg=strip)
                found = measure(page)
                assert found["strip"] == strip
                assert found["share"] >= share, (width, height, found["share"])
                assert found["beyond"] <= 0
                inside(page, width, height)
    context.close()


def inside(page: Page, width: int, height: int) -> None:
    """The sentence and the button that ends the step are whole on the screen."""
    for what in ("#prompt .sentence", "#prompt .end"):
        box = page.locator(what).first.bounding_box()
        assert box is not None, what
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width + 0.5, what
        assert box["y"] + box["height"] <= height + 0.5, what
    sentence = page.locator("#prompt .sentence").bounding_box()
    assert sentence is not None
    assert sentence["width"] > 90  # something of it can be read, and the whole in the note of the rule


def test_the_whole_sheet_fits(page: Page, table: Running, me: Person) -> None:
    """Imperial Struggle at 1280 x 800: every plate is in sight, none under the rail or the dock."""
    opened(page, Played(table, me, "imperial_struggle"))
    spots = page.locator(".place").evaluate_all(
        "(all) => all.map((one) => { const { left, right, top, bottom } = one.getBoundingClientRect();"
        " return [left, right, top, bottom]; })"
    )
    dock = page.locator(".dock").bounding_box()
    assert dock is not None
    assert len(spots) > 120
    for left, right, top, bottom in spots:
        assert left >= 0
        assert right <= 1216
        assert top >= 64
        assert bottom <= dock["y"] + 6


def test_drawers_lie_over_the_board_and_one_can_be_pinned(page: Page, table: Running, me: Person) -> None:
    opened(page, Played(table, me, "maria"))
    before = measure(page)
    names = ("powers", "log", "press", "rules")
    for name in names:
        door(page, name)
        expect(page.locator(".drawer")).to_have_count(1)
        assert page.locator(".drawer").bounding_box() == {"x": 896, "y": 64, "width": 320, "height": 736}
        assert measure(page) == before
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_have_count(0)

    door(page, "log")
    page.get_by_role("button", name="Keep it beside the board").click()
    expect(page.locator(".drawer.pinned")).to_be_visible()
    pinned = measure(page)
    assert pinned["share"] >= 0.62
    assert moved({**before}, pinned) <= 1  # the point in the middle stays in the middle
    page.reload()  # the device remembers
    expect(page.locator(".drawer.pinned")).to_be_visible()
    expect(page.locator(".drawer .log")).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    assert measure(page)["share"] >= 0.68
    page.locator(".drawer").get_by_role("button", name="Close").click()
    assert measure(page)["share"] >= 0.887


def test_arrows_point_to_lit_places_out_of_sight(page: Page, table: Running, me: Person) -> None:
    opened(page, Played(table, me, "coalitions", until="leadership"))
    page.keyboard.press("0")
    wait_for_decision(page)
    expect(page.locator(".place.legal").first).to_be_attached()
    expect(page.locator("[data-arrow]")).to_have_count(0)  # the whole map is in sight
    page.locator("[data-recap-close]").click()  # it may stand where the wheel is turned
    page.mouse.move(1100, 130)
    for _ in range(5):
        page.mouse.wheel(0, -400)
    arrows = page.locator("[data-arrow]")
    expect(arrows.first).to_be_visible()
    box = arrows.first.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (28, 28)
    scale = measure(page)["k"]
    arrows.first.click()
    focused = page.locator(".place.legal:focus")
    expect(focused).to_have_count(1)
    expect(focused).to_be_in_viewport(ratio=0.5)
    assert measure(page)["k"] == pytest.approx(scale)  # it goes there, and does not zoom
    id = focused.get_attribute("data-place")
    page.keyboard.press(".")
    expect(page.locator(".place.legal:focus")).not_to_have_attribute("data-place", id or "")


def test_one_button_ends_the_step_and_undo_brings_it_back(page: Page, me: Person) -> None:
    match = me.create()["match"]["id"]
    me.move(match, "france", "napoleon lorraine", 0)
    seat = me.get(f"/api/matches/{match}")["waiting_for"][0]
    page.goto(f"/match/{match}?seat={seat}")
    wait_for_decision(page)
    at = page.locator("#prompt [data-primary]").bounding_box()
    assert at is not None
    assert 1280 - at["x"] - at["width"] < 200  # at the right end
    page.keyboard.press("e")
    expect(page.locator(".timeline input")).to_have_attribute("max", "2")
    page.keyboard.press("u")
    expect(page.locator(".timeline input")).to_have_attribute("max", "1")


# -- colours

LUMINANCE = """
(pairs) => pairs.map(([a, b]) => {
  const colour = (text) => {
    const probe = document.createElement('i');
    probe.style.color = text;
    document.body.append(probe);
    const rgb = getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(Number);
    probe.remove();
    const [r, g, b] = rgb.map((v) => v / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light, dark] = [colour(a), colour(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
})
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_austria_is_told_from_the_paper(browser: Browser, table: Running, me: Person, theme: str) -> None:
    """White land within a rope of two colours that stand out from the land, the paper and each other."""
    played = Played(table, me, "coalitions")
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=table.address)
    context.add_init_script(AT_ONCE.replace("'light'", f"'{theme}'"))
    with Watched(context) as page:
        opened(page, played)
        expect(page.locator(".band.rope")).to_have_count(1)  # no other power has one
        expect(page.locator(".sheet .strands")).to_have_count(1)
        colours = page.locator(".band.rope, .sheet .strands").evaluate_all(
            "(all) => all.map((one) => getComputedStyle(one).stroke)"
        )
        gold, strands = colours
        pairs = [[strands, gold], [strands, "var(--map-paper)"], [strands, "var(--rope-land)"]]
        rope = page.evaluate(LUMINANCE, pairs)
        assert rope[0] >= (3 if theme == "light" else 1.2), rope  # in the dark, paper-coloured gaps in the gold
        assert min(rope[1:]) >= 3, rope
        if theme == "dark":
            assert page.evaluate(LUMINANCE, [[gold, "var(--rope-land)"]])[0] >= 3
        lit = page.evaluate(LUMINANCE, [["var(--legal-edge)", "var(--map-paper)"], ["var(--legal-edge)", "var(--sea)"]])
        assert lit[0] >= 4.5
        assert lit[1] >= 3
    context.close()


def test_a_secret_number_is_chosen_from_the_list(page: Page, table: Running, me: Person) -> None:
    """What nothing on the table stands for lies open in a list over the board, without being asked for."""
    match = before_the_bid()
    decision = match.decisions[0]
    page.goto(f"/match/{plant(table, match, match.moves, me)}?seat={match.seats[decision.seat]}")
    expect(page.locator(".map svg.ready")).to_be_visible()
    before = measure(page)
    listed = page.locator("#prompt .options [data-move]")
    expect(listed).to_have_count(len(decision.options))
    expect(listed.first).to_be_visible()
    act(page, decision.options[0].text)
    expect(page.locator(".timeline input")).to_have_attribute("max", str(len(match) + 1))
    assert moved(before, measure(page)) <= 1
