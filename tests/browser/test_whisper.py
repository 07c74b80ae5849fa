"""Before I commit: what is told about a choice before it is made, at the pointer and in the note, in every family."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from chancellery import Match
from chancellery.kernel import Decision
from chancellery.table.scene_asking import Option, Plan
from tests.browser.planted import Found, attack, position, put
from tests.browser.players import INSIDE, STILL
from tests.scenes import shown_prompt
from tests.server.harness import Running

WHISPER, NOTE = "[data-whisper]:not(.off)", "[data-note]"

# What lies under the whisper and the note: the pointer, the names and the middles of what is spoken of, and lit places
# under a grid of points of the note.
COVERED = """
([x, y, things]) => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect();
  const inside = (b, px, py) => b && px > b.left && px < b.right && py > b.top && py < b.bottom;
  const note = box('[data-note]'), whisper = box('[data-whisper]:not(.off)');
  const pointer = inside(note, x, y) || inside(whisper, x, y);
  const under = (b, over) => over && Math.min(b.right, over.right) - Math.max(b.left, over.left) > 1 &&
    Math.min(b.bottom, over.bottom) - Math.max(b.top, over.top) > 1;
  const own = things.flatMap((id) => {
    const name = box(`.map [data-name="${id}"]`), piece = box(`.piece[data-piece="${id}"] .body`);
    const middle = piece && [(piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2];
    return [note, whisper].flatMap((one) => [...(name && under(name, one) ? [`name of ${id}`] : []),
      ...(middle && inside(one, ...middle) ? [id] : [])]);
  });
  const found = { pointer, own, lit: [], width: whisper?.width, wide: note?.width };
  if (note) for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
    const under = document.elementsFromPoint(note.left + note.width * i / 12, note.top + note.height * j / 12);
    for (const one of under) if (one.matches('.place.legal')) found.lit.push(one.dataset.place);
  }
  const line = parseFloat(getComputedStyle(document.querySelector('[data-whisper] .consequence')).fontSize);
  return { ...found, font: line, height: whisper?.height };
}
"""


def purchase(match: Match, decision: Decision) -> Option | None:
    """Something on the map that costs points."""
    options = shown_prompt(match.scene(decision.seat)).options
    return next((o for o in options if o.cost and (o.target or "").startswith("place:")), None)


def told(match: Match, decision: Decision, choice: Option | Plan) -> Option | Plan:
    """What the seat may know about it."""
    first = match.definition.notation.read(choice.moves[0])
    found = match.definition.asking.previewed(match.state, decision.seat, [first], "en")
    both: list[Option | Plan] = [*found.options, *found.plans]
    return next(one for one in both if one.moves == choice.moves)


def sit(page: Page, server: Running, found: Found, odds: bool = True) -> list[int]:
    """Opens the table, chooses what acts, and gives back a spot of the place that is aimed at."""
    match, decision, choice = found
    seat = match.seats[decision.seat]
    page.goto(f"/match/{put(server, match, seat, odds=odds)}?seat={seat}")
    page.wait_for_selector(".map svg.ready")
    subject, target = choice.refs[0], choice.refs[-1].removeprefix("place:")
    if subject.startswith("piece:"):
        page.locator(f'.piece[data-piece="{subject.removeprefix("piece:")}"]').click(force=True)
    if page.evaluate(INSIDE, target) is None:
        page.keyboard.press("0")
    assert page.evaluate(STILL, target)
    spot: list[int] = page.evaluate(INSIDE, target)
    return spot


CASES = [("coalitions", attack), ("maria", attack), ("imperial_struggle", purchase)]


@pytest.mark.parametrize(("game", "wanted"), CASES)
def test_cost_odds_and_consequence_are_told_before(page: Page, table: Running, game: str, wanted: Any) -> None:
    found = position(game, wanted)
    known = told(*found)
    spot = sit(page, table, found)
    page.mouse.move(*spot)
    whisper, note = page.locator(WHISPER), page.locator(NOTE)
    if isinstance(known, Option) and known.cost:
        price = known.cost[0]
        said = f"{price.count} of {price.of}" if price.count <= (price.of or 0) else str(price.count)
        expect(whisper.locator(".cost")).to_have_text(said)
        expect(whisper).to_contain_text(known.gist or "")
    else:
        assert known.odds is not None
        assert known.clash is not None
        expect(whisper).to_contain_text(f"{'about ' if known.odds.sampled else ''}{known.odds.mine} %")
        expect(whisper).to_contain_text(known.clash.text)
    expect(note).to_be_visible()
    for line in (*known.stake.win, *known.stake.lose) if known.stake else ():
        expect(note).to_contain_text(line)
    if known.clash is not None and known.odds is not None:
        expect(note).to_contain_text(known.odds.basis)
        assert note.locator(".side").count() == 2
    refs = found[2].refs
    things = [refs[-1].removeprefix("place:"), *(ref.partition(":")[2] for ref in refs if ref.startswith("piece:"))]
    measured = page.evaluate(COVERED, [*spot, things])
    assert measured["pointer"] is False
    assert measured["own"] == []
    assert measured["lit"] == []
    assert 190 <= measured["width"] <= 250
    assert (measured["wide"], measured["font"]) == (300, 13)
    assert measured["height"] < 90  # three lines at most
    page.mouse.move(640, 20)
    expect(whisper).to_have_count(0)
    expect(note).to_have_count(0)


def discard(match: Match, decision: Decision) -> Option | None:
    """A card that may be given away."""
    return shown_prompt(match.scene(decision.seat)).options[0] if decision.kind == "drill_discard" else None


def test_what_is_said_of_a_card_stands_beside_it(page: Page, table: Running) -> None:
    match, decision, option = position("coalitions", discard)
    seat = match.seats[decision.seat]
    page.goto(f"/match/{put(table, match, seat)}?seat={seat}")
    card = page.locator(f'.fan [data-ref="{option.refs[0]}"]').first
    card.hover()
    whisper = page.locator(WHISPER)
    expect(whisper).to_contain_text(option.text or "")
    expect(whisper).not_to_contain_text("→")  # what others get by themselves afterwards is no news of this card
    below, above = card.bounding_box(), whisper.bounding_box()
    assert below is not None
    assert above is not None
    assert above["y"] + above["height"] <= below["y"] + 4  # it still rises a little


def test_without_odds_both_sides_are_told_instead(page: Page, table: Running) -> None:
    found = position("coalitions", attack)
    page.mouse.move(*sit(page, table, found, odds=False))
    known = told(*found)
    assert known.clash is not None
    expect(page.locator(WHISPER)).to_contain_text(known.clash.text)
    expect(page.locator(NOTE)).to_contain_text("Cards in hand")
    expect(page.locator(".odds")).to_have_count(0)


def test_what_cannot_be_chosen_says_why_and_by_which_rule(page: Page, table: Running) -> None:
    sit(page, table, position("coalitions", attack))
    page.mouse.move(*page.evaluate(INSIDE, "madrid"))
    expect(page.locator(WHISPER)).to_contain_text("Madrid: ")
    expect(page.locator(WHISPER).get_by_role("link")).to_contain_text("K-")
    page.mouse.click(*page.evaluate(INSIDE, "madrid"))
    expect(page.get_by_role("dialog", name="Madrid").locator(".why")).to_contain_text("K-")
    page.keyboard.press("Escape")
    expect(page.locator(NOTE)).to_have_count(0)


def test_the_keyboard_reads_the_same_and_a_note_can_be_kept(page: Page, table: Running) -> None:
    found = position("coalitions", attack)
    sit(page, table, found)
    page.mouse.move(640, 20)
    target = found[2].refs[-1].removeprefix("place:")
    for _ in range(20):
        page.keyboard.press(".")
        if page.evaluate("document.activeElement?.dataset?.place") == target:
            break
    known = told(*found)
    assert known.clash is not None
    expect(page.get_by_role("status").first).to_contain_text(known.clash.text)  # it is spoken, too
    page.keyboard.press("i")
    expect(page.locator(NOTE)).to_contain_text("Pay:")
    page.keyboard.press("Escape")  # dismissed
    expect(page.locator(NOTE)).to_have_count(0)
    spot = sit(page, table, found)
    page.mouse.move(*spot)
    expect(page.locator(NOTE)).to_be_visible()
    page.get_by_role("button", name="Keep this note").hover()  # it stays under the pointer
    page.get_by_role("button", name="Keep this note").click()
    page.mouse.move(640, 20)
    expect(page.get_by_role("dialog")).to_contain_text("Pay:")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.locator(NOTE)).to_have_count(0)


def test_a_refused_move_says_why_at_its_place(page: Page, table: Running) -> None:
    found = position("coalitions", attack)

    def tamper(socket: WebSocketRoute) -> None:
        """Sends another move than the one that was chosen: one that the rules forbid."""
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            forbidden = {**said, "move": "march lombardia > madrid"} if said.get("type") == "move" else said
            server.send(json.dumps(forbidden))

        socket.on_message(pass_on)

    page.route_web_socket("**/live*", tamper)
    spot = sit(page, table, found)
    page.mouse.click(*spot)
    page.keyboard.press("e")
    refusal = page.locator(".refusal")
    expect(refusal).to_contain_text("K-")
    box = refusal.bounding_box()
    assert box is not None
    across, down = box["x"] - spot[0], box["y"] - spot[1]
    assert -box["width"] - 120 < across < 120  # beside the place
    assert -box["height"] - 120 < down < 120
