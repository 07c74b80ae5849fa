"""How many clicks the commonest acts take, from the position until they stand in the record (TABLE.md, section 5)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from chancellery import Match
from chancellery.kernel import Decision, Move
from chancellery.table.scene_asking import Plan
from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.counting import ON_PIECE, Hand, prompt_of, reached
from tests.browser.players import INSIDE
from tests.server.harness import Running


@contextmanager
def at_a_desk(browser: Browser, server: Running, *, touch: bool = False) -> Iterator[Page]:
    """A page at 1280 x 800, for a mouse or a finger."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, base_url=server.address, locale="en-GB", has_touch=touch
    )
    context.add_init_script(AT_ONCE)
    with Watched(context) as opened:
        yield opened
    context.close()


@pytest.fixture(scope="module")
def page(browser: Browser, table: Running) -> Iterator[Page]:
    """One page for all positions, so that the client is loaded once."""
    with at_a_desk(browser, table) as opened:
        yield opened


FAMILY = ("coalitions", "raison_detat", "realpolitik")


def moving(match: Match, decision: Decision) -> bool:
    return decision.kind == "move"


def attacking(match: Match, decision: Decision) -> bool:
    return decision.kind == "move" and any(plan.battle and plan.text for plan in prompt_of(match, decision).plans)


def buying(match: Match, decision: Decision) -> bool:
    return decision.kind == "purchase"


def leading(match: Match, decision: Decision) -> bool:
    return decision.kind == "leadership"


def fighting(match: Match, decision: Decision) -> bool:
    return decision.kind == "card"


def acting(match: Match, decision: Decision) -> bool:
    return decision.kind == "action_card"


def by_rail(match: Match, decision: Decision) -> bool:
    return decision.kind == "rail" and any(len(plan.route) > 2 for plan in prompt_of(match, decision).plans)


def marching(match: Match, decision: Decision) -> bool:
    return decision.kind == "movement"


def investing(match: Match, decision: Decision) -> bool:
    return decision.kind == "round" and any(move.verb == "take" for move in decision.options)


def flagging(match: Match, decision: Decision) -> bool:
    return decision.kind == "round" and any(move.verb == "flag" for move in decision.options)


def after(match: Match, move: Move) -> Match:
    trial = match.clone()
    trial.play(match.decisions[0].seat, move)
    return trial


def two_ways(match: Match) -> Move:
    """A flag that can be paid in two ways, at a space where nothing else can be done."""
    options = [option.refs for option in prompt_of(match, match.decisions[0]).options]
    for move in match.decisions[0].options:
        alone = sum(f"place:{move.text.split()[-1]}" in refs for refs in options) == 1
        if move.verb in ("flag", "unflag") and alone and after(match, move).decisions[0].kind == "pay":
            return move
    raise LookupError


def choosing_payment(match: Match, decision: Decision) -> bool:
    try:
        return flagging(match, decision) and two_ways(match) is not None
    except LookupError:
        return False


def appointing(match: Match, decision: Decision) -> bool:
    return decision.kind == "ministry"


def giving(match: Match, decision: Decision) -> bool:
    return decision.kind in ("gifts", "subsidy") and bool(prompt_of(match, decision).amounts)


def voting(match: Match, decision: Decision) -> bool:
    return any(move.verb == "vote" for move in decision.options)


def without_garrison(plan: Plan) -> bool:
    return plan.wish == "none" and plan.moves[0].startswith("march")


@pytest.mark.parametrize("game", FAMILY)
def test_a_march_with_its_garrison_is_one_act_of_two_clicks(page: Page, table: Running, game: str) -> None:
    hand = Hand(page, table, reached(game, moving))
    plan = hand.plan(without_garrison)
    hand.thing(plan.refs[0])
    hand.thing(plan.refs[-1])
    assert hand.stands(*plan.moves) == 2
    hand.takes_back()


@pytest.mark.parametrize("game", FAMILY)
def test_into_battle_with_two_clicks(page: Page, table: Running, game: str) -> None:
    hand = Hand(page, table, reached(game, attacking))
    plan = hand.plan(lambda plan: plan.battle and plan.wish == "none")
    hand.thing(plan.refs[0])
    place = page.locator(f'.place[data-place="{plan.refs[-1].removeprefix("place:")}"]')
    expect(place).to_have_class(re.compile(r"\bwar\b"))
    hand.thing(plan.refs[-1])
    assert hand.stands(*plan.moves) == 2


def test_a_finger_sees_what_would_happen_first(browser: Browser, table: Running) -> None:
    """Into battle by touch: general, red place, and the button."""
    with at_a_desk(browser, table, touch=True) as page:
        hand = Hand(page, table, reached("coalitions", attacking))
        plan = hand.plan(lambda plan: plan.battle and plan.wish == "none")
        hand.press = page.touchscreen.tap
        hand.thing(plan.refs[0])
        hand.thing(plan.refs[-1])
        expect(page.locator("#prompt [data-confirm]")).to_be_visible()
        assert hand.played == []
        hand.confirm()
        assert hand.stands(*plan.moves) == 3


def test_a_wish_about_garrisons_stands_until_it_is_changed(page: Page, table: Running) -> None:
    hand = Hand(page, table, reached("coalitions", moving))
    plan = hand.plan(lambda plan: plan.wish == "first")
    hand.thing(plan.refs[0])
    while page.locator("[data-wish]").get_attribute("data-wish") != "first":
        page.locator("[data-wish]").click()
    hand.thing(plan.refs[-1])
    assert hand.stands(*plan.moves) == 2
    hand.takes_back()
    page.reload()
    hand.clicks = 0
    hand.thing(plan.refs[0])  # it is preset now
    hand.thing(plan.refs[-1])
    assert hand.stands(*plan.moves) == 2


def test_a_piece_drawn_to_a_place_goes_there(page: Page, table: Running) -> None:
    hand = Hand(page, table, reached("coalitions", moving))
    plan = hand.plan(without_garrison)
    piece, place = plan.refs[0].removeprefix("piece:"), plan.refs[-1].removeprefix("place:")
    expect(page.locator(f'.piece[data-piece="{piece}"].legal')).to_be_attached()
    start, end = page.evaluate(ON_PIECE, piece), page.evaluate(INSIDE, place)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()
    hand.stands(*plan.moves)


def test_purchases_take_a_stepper_each_and_one_press(page: Page, table: Running) -> None:
    hand = Hand(page, table, reached("coalitions", buying))
    troop, card = hand.option(lambda o: o.verb == "buy_troop"), hand.option(lambda o: o.verb == "buy_card")
    assert troop.quantity is not None
    first = page.locator(f'[data-row="{troop.moves[0]}"]')
    if not first.count():
        hand.thing(troop.refs[0])
        hand.clicks = 0
    hand.button(f'[data-row="{troop.moves[0]}"] [data-plus]', shift=True)  # all there is
    hand.button(f'[data-row="{card.moves[0]}"] [data-plus]')
    expect(page.locator("#prompt [data-confirm]")).to_contain_text(f"Buy for {troop.quantity.most + 1}")
    assert hand.played == []
    hand.confirm()
    assert hand.stands(*[troop.moves[0]] * troop.quantity.most, card.moves[0]) == 3


def test_a_general_is_placed_with_one_click_and_taken_off_with_two(page: Page, table: Running) -> None:
    hand = Hand(page, table, reached("coalitions", leading))
    place = hand.option(lambda o: o.verb == "place")
    hand.thing(place.refs[-1])
    assert hand.stands(*place.moves) == 1
    hand = Hand(page, table, reached("coalitions", leading))
    off = hand.option(lambda o: o.verb == "take_off")
    hand.thing(off.refs[0])
    assert hand.played == []
    hand.confirm()
    assert hand.stands(*off.moves) == 2


def test_a_battle_card_is_raised_and_played(page: Page, table: Running) -> None:
    hand = Hand(page, table, reached("coalitions", fighting))
    play = hand.option(lambda o: o.verb == "play" and len([p for p in hand.prompt.options if p.refs == o.refs]) == 1)
    card = next(ref for ref in play.refs if ref.startswith("card:"))
    hand.thing(card)
    expect(page.locator("#prompt [data-confirm]")).to_be_visible()
    assert hand.played == []
    hand.thing(card)
    assert hand.stands(*play.moves) == 2


def test_a_secret_card_is_sealed_with_two_presses(page: Page, table: Running) -> None:
    hand = Hand(page, table, reached("realpolitik", acting))
    option = hand.prompt.options[1]
    assert hand.prompt.sealed
    hand.thing(option.subject or "")
    expect(page.locator("#prompt [data-confirm]")).to_contain_text("Seal")
    hand.confirm()
    assert hand.stands(*option.moves) == 2


def test_by_rail_over_several_borders_with_two_clicks(page: Page, table: Running) -> None:
    hand = Hand(page, table, reached("realpolitik", by_rail))
    plan = hand.plan(lambda plan: len(plan.route) > 2)
    hand.thing(plan.refs[0])
    hand.thing(plan.refs[-1])
    assert hand.stands(*plan.moves) == 2
    hand.takes_back()


def test_a_general_goes_some_steps_with_two_clicks_and_with_a_halt_three(page: Page, table: Running) -> None:
    hand = Hand(page, table, reached("maria", marching))
    far = hand.plan(lambda plan: len(plan.moves) == 3 and plan.moves[0].startswith("move"))
    hand.thing(far.refs[0])
    hand.thing(far.refs[-1])
    assert hand.stands(*far.moves) == 2
    hand.takes_back()
    hand.clicks = 0
    hand.thing(far.refs[0])
    hand.thing(f"place:{far.route[2]}")  # he halts here, then goes on
    hand.stands(*far.moves[:2])
    hand.thing(far.refs[-1])
    assert hand.stands(*far.moves) == 3


def test_a_space_is_flagged_with_one_click(page: Page, table: Running) -> None:
    hand = Hand(page, table, reached("imperial_struggle", flagging))
    flag = hand.option(lambda o: o.verb == "flag" and not o.final)
    hand.thing(flag.refs[-1])
    assert hand.stands(*flag.moves) == 1
    hand.takes_back()


def test_a_space_that_can_be_paid_in_two_ways_takes_two_clicks(page: Page, table: Running) -> None:
    hand = Hand(page, table, reached("imperial_struggle", choosing_payment))
    move = two_ways(hand.match)
    flag = hand.option(lambda o: o.moves == (move.text,))
    pay = after(hand.match, move).decisions[0].options[-1]
    hand.thing(flag.refs[-1])
    hand.button(f'#prompt [data-move="{pay.text}"]')
    assert hand.stands(move.text, pay.text) == 2


def test_an_investment_tile_is_raised_and_taken(page: Page, table: Running) -> None:
    hand = Hand(page, table, reached("imperial_struggle", investing))
    take = hand.option(lambda o: o.verb == "take")
    hand.thing(take.refs[0])
    assert hand.played == []
    hand.confirm()
    assert hand.stands(*take.moves) == 2


def test_two_ministry_cards_are_sealed_with_three_clicks(page: Page, table: Running) -> None:
    hand = Hand(page, table, reached("imperial_struggle", appointing))
    both = hand.prompt.options[0]
    faces = page.locator(".stage [data-faces] [data-ref]")
    expect(faces).to_have_count(len({ref for option in hand.prompt.options for ref in option.refs}))
    for ref in both.refs:
        expect(page.locator(f'[data-ref="{ref}"]')).to_have_count(1)  # nowhere else meanwhile
        hand.thing(ref)
    for box in [faces.nth(n).bounding_box() for n in range(faces.count())]:
        assert box is not None
        assert box["width"] >= 168
        assert box["height"] >= 212
        assert box["x"] + box["width"] <= 1216
    expect(page.locator("#prompt [data-confirm]")).to_contain_text("Seal both")
    hand.confirm()
    assert hand.stands(*both.moves) == 3


@pytest.mark.parametrize("game", ["coalitions", "raison_detat"])
def test_a_subsidy_is_one_stepper_and_one_press(page: Page, table: Running, game: str) -> None:
    hand = Hand(page, table, reached(game, giving))
    amount = hand.prompt.amounts[0]
    (power,) = amount.refs
    hand.thing(power)
    hand.clicks = 0  # the stepper begins here
    hand.button(".rows [data-plus]", shift=True)
    hand.confirm()
    assert hand.stands(*hand.prompt.options[amount.ids[-1]].moves) == 2


def test_a_vote_is_a_plaque_and_one_press(page: Page, table: Running) -> None:
    hand = Hand(page, table, reached("raison_detat", voting))
    vote = hand.option(lambda o: o.verb == "vote")
    hand.thing(vote.refs[-1])
    hand.confirm()
    assert hand.stands(*vote.moves) == 2
