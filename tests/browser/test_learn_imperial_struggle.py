"""A newcomer learns Imperial Struggle: the whole lesson with clicks on the table, and in Polish on a phone."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from chancellery.lessons import Session, Step, lesson
from chancellery.lessons.check import expected
from chancellery.locale import text
from chancellery.table.scene_asking import Option
from tests.browser.axe import serious
from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.players import INSIDE, STILL, act, click_place, door, reach, settle, speak
from tests.browser.test_lesson import learn_by_thumb, shows, step_of
from tests.browser.test_playing import height
from tests.scenes import ids, shown_options
from tests.server.harness import Running

FIRST = lesson("imperial_struggle", "first_turn")
ADDRESS = "/learn/imperial_struggle/first_turn"
CONFIRM = "#prompt [data-confirm]"
ON_THE_MAP = ("flag", "unflag", "fort", "choose", "conquer")  # verbs of options that a click on a space decides


def option_of(session: Session, move: str, lang: str = "en") -> Option:
    return next(one for one in shown_options(session.match.scene(session.seat, lang)) if one.moves == (move,))


# -- choosing with the mouse


def click_move(page: Page, session: Session, move: str) -> None:
    """Chooses an option by the thing on the table that stands for it, then confirms; else by its button."""
    expect(page.locator("#prompt [data-option]").first).to_be_attached()
    option = option_of(session, move)
    verb = option.verb
    if verb in ON_THE_MAP:
        click_place(page, ids(option, "place")[0])
    elif verb == "muster":
        click_place(page, "navy")
        click_place(page, ids(option, "place")[-1])
    elif verb in ("take", "begin"):
        page.locator(f'[data-tile="{ids(option, "tile")[0]}"]').click()
    elif verb == "place":
        page.locator(f'[data-tile="{ids(option, "tile")[0]}"] button').click()
    elif verb == "play_with":
        page.get_by_role("button", name="Austro-Spanish Rivalry").first.click()
        act(page, move)
        return
    else:
        act(page, move)
        return
    settle(page, move)


def test_the_whole_lesson_with_clicks(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.get_by_role("heading", name="Your first Peace Turn")).to_be_visible()
    page.locator("article", has_text="Your first Peace Turn").get_by_role("link", name="Begin").click()
    for number, chapter in enumerate(FIRST.chapters, 1):
        session = Session(chapter)
        expect(page.locator("#lesson")).to_contain_text(f"Chapter {number} of {len(FIRST.chapters)}")
        while not session.finished:
            step = step_of(session)
            shows(page, step.key)
            pointed(page, step)
            if step.expect:
                expect(page.locator("#lesson .task")).to_contain_text(text("en", f"{step.key}.task"))
                answer = expected(session)[0]
                click_move(page, session, answer)
            else:
                expect(page.locator("#prompt [data-option]")).to_have_count(0)
                answer = ""
                page.locator("#lesson [data-next]").click()
            assert session.follow(answer)
            if session.reaction:
                shows(page, session.reaction)
        if number < len(FIRST.chapters):
            page.get_by_role("button", name="Next:").click()
    expect(page.locator("#lesson")).to_contain_text("That was the whole lesson.")
    door(page, "powers")
    expect(page.get_by_role("img", name="Victory Points: Victory Points 6")).to_be_visible()
    page.get_by_role("link", name="Begin a match").click()
    expect(page.get_by_role("button", name="Begin the match")).to_be_visible()


def test_the_last_lesson(page: Page) -> None:
    """The last War and the final scoring: the match ends within the lesson."""
    one = lesson("imperial_struggle", "endings")
    page.goto("/learn/imperial_struggle/endings")
    for chapter in one.chapters:
        session = Session(chapter)
        while not session.finished:
            step = step_of(session)
            shows(page, step.key)
            pointed(page, step)
            answer = expected(session)[0] if step.expect else ""
            if step.expect:
                click_move(page, session, answer)
            else:
                page.locator("#lesson [data-next]").click()
            assert session.follow(answer)
        if chapter is not one.chapters[-1]:
            page.get_by_role("button", name="Next:").click()
    expect(page.locator("#lesson")).to_contain_text("That was the whole lesson.")


def pointed(page: Page, step: Step) -> None:
    """Everything that a step points at is there, and marked."""
    marked = {
        "place": "data-place",
        "piece": "data-piece",
        "tile": "data-tile",
        "row": "data-row",
        "power": "data-power",
        "zone": "data-zone",
        "wheel": "data-field",
    }
    for thing in step.point:
        kind, _, id = thing.partition(":")
        attribute = marked.get(kind, "data-part") if id else "data-part"
        expect(page.locator(f'[{attribute}="{id or kind}"][data-pointed]').first).to_be_attached()


# -- what is wrong, and what is looked at


def test_a_wrong_choice_and_what_a_price_is_made_of(page: Page) -> None:
    page.goto(f"{ADDRESS}?chapter=price")
    page.locator("#lesson [data-next]").click()
    shows(page, "lesson-imperial_struggle-first_turn-price-martinique")
    reach(page, page.locator("#prompt .group", has_text="Unflag")).click()
    expect(page.locator('#prompt [data-move="unflag martinique"]')).to_contain_text(
        "2 + 1 Protected = 3 economic points"
    )
    act(page, "unflag karaikal")
    expect(page.locator("#lesson [data-hint]")).to_contain_text("Karaikal costs 3 as well")
    expect(page.locator("#lesson [data-hint]")).to_contain_text("Unflag Karaikal: 3 economic points")
    expect(page.locator("#prompt .meters .strong b").first).to_have_text("4")  # nothing was spent
    click_place(page, "martinique")
    shows(page, "lesson-imperial_struggle-first_turn-price-kurpa")
    expect(page.locator("#prompt .meters .strong b").first).to_have_text("1")
    page.get_by_role("button", name="Back").click()
    shows(page, "lesson-imperial_struggle-first_turn-price-martinique")
    expect(page.locator("#prompt .meters .strong b").first).to_have_text("4")
    speak(page, "Polski")
    shows(page, "lesson-imperial_struggle-first_turn-price-martinique", "pl")


def test_what_a_step_is_about_is_in_sight(page: Page) -> None:
    """Also when the room for the map changes with the question."""
    page.goto(f"{ADDRESS}?chapter=war")
    page.locator("#lesson [data-next]").click()
    shows(page, "lesson-imperial_struggle-first_turn-war-symbol")
    for id in ("bavaria", "savoy"):
        assert page.evaluate(STILL, id)
        assert page.evaluate(INSIDE, id) is not None, id
    assert page.evaluate(INSIDE, "tiruchirappalli") is None
    page.goto(f"{ADDRESS}?chapter=arms")
    page.locator("#lesson [data-next]").click()
    expect(page.locator('[data-tile="theater-wss_central_europe"]')).to_be_in_viewport(ratio=0.9)
    page.goto(f"{ADDRESS}?chapter=scoring")
    expect(page.locator('[data-tile="award-north_america"]')).to_be_in_viewport(ratio=0.9)


def test_axe_finds_nothing_serious_in_the_lesson(page: Page) -> None:
    """The teacher alone: the board has hundreds of spaces, and those are looked at elsewhere."""
    page.goto(f"{ADDRESS}?chapter=price")
    for step in ("news", "martinique"):
        shows(page, f"lesson-imperial_struggle-first_turn-price-{step}")
        assert serious(page, "#lesson") == []
        if step == "news":
            page.locator("#lesson [data-next]").click()
    reach(page, page.locator("#prompt .group", has_text="Unflag")).click()
    act(page, "unflag karaikal")
    expect(page.locator("#lesson [data-hint]")).to_be_visible()
    assert serious(page, "#lesson") == []


def test_the_panel_of_a_war_steps_aside(page: Page) -> None:
    """Once it is over, and a step points at spaces that may lie behind it; it unfolds again on demand."""
    page.goto(f"{ADDRESS}?chapter=war")
    session, panel = Session(FIRST.chapter("war")), page.locator(".battle")
    while not session.finished:
        step = step_of(session)
        shows(page, step.key)
        if step.id in ("tiles", "strength"):  # they point at it
            expect(panel.locator(".fold")).to_have_attribute("aria-expanded", "true")
        if step.id == "acadia":
            break
        answer = expected(session)[0] if step.expect else ""
        if answer:
            click_move(page, session, answer)
        else:
            page.locator("#lesson [data-next]").click()
        assert session.follow(answer)
    expect(panel.locator(".fold")).to_have_attribute("aria-expanded", "false")
    assert page.evaluate(STILL, "acadia")
    assert page.evaluate(INSIDE, "acadia") is not None
    panel.locator(".fold").click()
    expect(panel).to_contain_text("Great Britain wins Central Europe by 5.")


# -- on a phone


def tap_move(page: Page, session: Session, move: str, lang: str) -> None:
    """One thumb on the buttons: a section or a thing first, where there are many."""
    expect(page.locator("#prompt [data-option]").first).to_be_attached()
    button = page.locator(f'#prompt [data-move="{move}"]')
    scene = session.match.scene(session.seat, lang)
    option = option_of(session, move, lang)
    names = {place.id: place.name for place in scene.places}
    on = {piece.id: f"{names[piece.place]}: {piece.text}" for piece in scene.pieces}
    things = [
        *(on[piece] for piece in ids(option, "piece")),
        *(names[place] for place in reversed(ids(option, "place"))),
    ]
    for label in (option.section, *things):
        if button.count():
            break
        group = page.locator("#prompt .group").filter(has_text=label) if label else None
        if group is not None and group.count():
            reach(page, group).tap()
    tall = reach(page, button)
    assert height(tall) >= 44
    tall.tap()
    settle(page, move)


def test_phone(browser: Browser, table: Running) -> None:
    lang = "pl"
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, base_url=table.address
    )
    context.add_init_script(AT_ONCE.replace("'en'", f"'{lang}'"))
    with Watched(context) as page:
        for chapter in FIRST.chapters:
            page.goto(f"{ADDRESS}?chapter={chapter.id}")
            learn_by_thumb(page, Session(chapter), lambda session, move: tap_move(page, session, move, lang), lang)
        for name in ("powers", "table", "hand"):
            door(page, name)
            assert page.evaluate("document.documentElement.scrollWidth") <= 390
    context.close()
