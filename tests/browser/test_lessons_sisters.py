"""A newcomer learns the sister games with clicks on the table: Realpolitik in English, Raison d'État in Polish."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, expect

from chancellery.lessons import Session, lesson
from chancellery.lessons.check import expected
from chancellery.locale import text
from chancellery.table.scene_asking import Option
from tests.browser.axe import serious
from tests.browser.conftest import AT_ONCE, Watched
from tests.browser.players import act, click_place, door, settle, speak
from tests.browser.test_learn_imperial_struggle import CONFIRM, option_of, pointed
from tests.browser.test_lesson import shows, step_of
from tests.scenes import ids, shown_prompt
from tests.server.harness import Running

ON_THE_MAP = ("buy_train", "place", "on")  # verbs of options that clicks on their Territories decide
WITH_A_PIECE = ("march", "rail", "rail_troop")  # a General, then the Territory he or his Troop goes to
OF_A_POWER = ("alliance", "arbiter", "vote", "offer")  # the name of a Power in the list stands for them


@dataclass(frozen=True)
class Words:
    """What the page says around a lesson."""

    lang: str
    learn: str
    begin: str
    chapter: str
    onward: str
    over: str
    play: str
    create: str


ENGLISH = Words(
    "en",
    "Learn",
    "Begin",
    "Chapter {} of {}",
    "Next:",
    "That was the whole lesson.",
    "Begin a match",
    "Begin the match",
)
POLISH = Words(
    "pl",
    "Nauka",
    "Zacznij",
    "Rozdział {} z {}",
    "Dalej:",
    "To już cała lekcja.",
    "Zacznij rozgrywkę",
    "Rozpocznij rozgrywkę",
)


AT_ONCE_BY = ("border", "place", "piece")  # an act with its target is done, if it can be taken back


# -- choosing with the mouse


def click_move(page: Page, session: Session, move: str, lang: str) -> str:
    """Chooses an option by what stands for it on the table, else by its button. Says by what."""
    expect(page.locator("#prompt [data-option]").first).to_be_attached()
    option = option_of(session, move, lang)
    by = pointing(page, option)
    if not settle(page, move) and by not in AT_ONCE_BY:
        act(page, move)
    return by


def pointing(page: Page, option: Option) -> str:
    verb = option.verb
    if ids(option, "tile"):
        page.locator(f'[data-tile="{ids(option, "tile")[0]}"]').click()
        return "tile"
    if verb in ("train", "buy_train"):
        click_place(page, ids(option, "place")[0])  # the border
        return "border"
    if verb in ON_THE_MAP:
        for place in (id for id in ids(option, "place") if "-" not in id):  # not the border
            click_place(page, place)
        return "place"
    if verb in WITH_A_PIECE:
        page.locator(f'.piece[data-piece="{ids(option, "piece")[0]}"]').click(force=True)
        kind = page.locator(f'[data-kind="{verb}"]')
        if kind.count():
            kind.click()
        click_place(page, ids(option, "place")[-1])
        return "piece"
    if verb in OF_A_POWER:
        page.locator(f'.rail [data-power="{ids(option, "power")[0]}"]').click()
        return "power"
    return "button"


Click = Callable[[Page, Session, str, str], str]


def learn(page: Page, game: str, id: str, words: Words, click: Click = click_move) -> set[str]:
    """The whole lesson, from the lobby to the new match; the answer says what was clicked on."""
    one, lang = lesson(game, id), words.lang
    page.goto("/")
    page.get_by_role("link", name=words.learn, exact=True).click()
    article = page.locator("article", has_text=text(lang, one.key))
    expect(article).to_contain_text(text(lang, f"{one.key}.about"))
    article.get_by_role("link", name=words.begin).click()
    used: set[str] = set()
    for number, chapter in enumerate(one.chapters, 1):
        session = Session(chapter)
        expect(page.locator("#lesson")).to_contain_text(words.chapter.format(number, len(one.chapters)))
        while not session.finished:
            step = step_of(session)
            shows(page, step.key, lang)
            pointed(page, step)
            if step.expect:
                expect(page.locator("#lesson .task")).to_contain_text(text(lang, f"{step.key}.task"))
                answer = expected(session)[0]
                used.add(click(page, session, answer, lang))
            else:
                expect(page.locator("#prompt [data-option]")).to_have_count(0)
                answer = ""
                page.locator("#lesson [data-next]").click()
            assert session.follow(answer)
            if session.step is step:  # it lasts: the same text, another question
                asked = shown_prompt(session.match.scene(session.seat, lang)).text
                expect(page.locator("#prompt")).to_contain_text(asked)
            if session.reaction:
                shows(page, session.reaction, lang)
        if number < len(one.chapters):
            page.get_by_role("button", name=words.onward).click()
    expect(page.locator("#lesson")).to_contain_text(words.over)
    return used


def test_realpolitik_from_start_to_end(page: Page) -> None:
    used = learn(page, "realpolitik", "action_cards_and_rail", ENGLISH)
    assert used == {"tile", "border", "place", "piece", "power", "button"}
    door(page, "powers")
    expect(page.locator('li[data-power="prussia"]')).to_contain_text("6")
    page.get_by_role("link", name=ENGLISH.play).click()
    expect(page.get_by_role("button", name=ENGLISH.create)).to_be_visible()


def test_raison_detat_from_start_to_end_in_polish(browser: Browser, table: Running) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, base_url=table.address, locale="pl-PL")
    context.add_init_script(AT_ONCE.replace("'en'", "'pl'"))
    with Watched(context) as page:
        used = learn(page, "raison_detat", "the_election", POLISH)
        assert used == {"power", "button"}
        door(page, "powers")
        expect(page.locator('li[data-power="protestants"]')).to_contain_text("Cesarz")
        page.get_by_role("link", name=POLISH.play).click()
        expect(page.get_by_role("button", name=POLISH.create)).to_be_visible()
    context.close()


# -- what is wrong


def test_a_wrong_card_is_answered_and_stays_in_the_hand(page: Page) -> None:
    page.goto("/learn/realpolitik/action_cards_and_rail?chapter=cards")
    for _ in range(2):
        page.locator("#lesson [data-next]").click()
    shows(page, "lesson-realpolitik-action_cards_and_rail-cards-tax")
    page.locator('[data-tile="prussia-movement"]').click()
    page.locator(CONFIRM).click()
    hint = page.locator("#lesson [data-hint]")
    expect(hint).to_contain_text("Fill the treasury first.")
    expect(page.locator('[data-tile="prussia-movement"]')).to_contain_text("in hand")  # nothing was played
    assert serious(page, "#lesson") == []
    page.locator('[data-tile="prussia-taxation"]').click()
    page.locator(CONFIRM).click()
    shows(page, "lesson-realpolitik-action_cards_and_rail-cards-order")
    expect(page.locator('[data-tile="prussia-taxation"]')).to_contain_text("played")
    expect(hint).to_have_count(0)


def test_a_vote_for_somebody_else_is_answered(page: Page) -> None:
    page.goto("/learn/raison_detat/the_election?chapter=vote")
    page.locator("#lesson [data-next]").click()
    shows(page, "lesson-raison_detat-the_election-vote-vote")
    expect(page.locator('#prompt [data-move="vote austria"]')).to_have_count(0)  # at War
    act(page, "vote sweden")
    expect(page.locator("#lesson [data-hint]")).to_contain_text("Vote for yourself.")
    expect(page.locator("[data-staged] [data-voice][data-state=now]")).to_have_count(2)  # not given yet
    speak(page, "Polski")
    shows(page, "lesson-raison_detat-the_election-vote-vote", "pl")
