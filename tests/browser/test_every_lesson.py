"""Every lesson is followed to its end; languages, desk and phone take turns. `make lessons` tries them all."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle

import pytest
from playwright.sync_api import Browser, expect

from chancellery.lessons import lesson, lessons
from chancellery.locale import text
from tests.browser.conftest import Watched
from tests.browser.learner import Learner, visitor
from tests.server.harness import Running

WAYS = cycle([("en", "desktop"), ("pl", "phone"), ("pl", "desktop"), ("en", "phone")])
LESSONS = [(one.game, one.id, *way) for one, way in zip(lessons(), WAYS, strict=False)]


@pytest.fixture(scope="module")
def visitors(browser: Browser, table: Running) -> Iterator[Callable[[str, str], Watched]]:
    """Somebody for each way to learn, who goes from lesson to lesson."""
    with contextlib.ExitStack() as stack:
        yield cache(lambda lang, size: Watched(stack.enter_context(visitor(browser, table.address, lang, size))))


@pytest.mark.parametrize(("game", "id", "lang", "size"), LESSONS)
def test_to_its_end(visitors: Callable[[str, str], Watched], game: str, id: str, lang: str, size: str) -> None:
    one = lesson(game, id)
    course = [other for other in lessons() if other.game == game]
    after = course[course.index(one) + 1 :]
    with visitors(lang, size) as page:
        learner = Learner(page, lang, size == "phone")
        learner.lesson(one)
        onward = page.locator("#lesson footer a")
        expect(onward.first).to_have_attribute("href", f"/new/{game}")
        if after:
            expect(onward.last).to_contain_text(text(lang, after[0].key))
            expect(onward.last).to_have_attribute("href", f"/learn/{game}/{after[0].id}")
        else:
            expect(onward).to_have_count(1)
        assert learner.used
