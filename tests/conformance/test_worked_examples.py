"""The worked examples of all five books: each is data that the book plays, and here it is proven."""

from __future__ import annotations

import pytest

from chancellery.examples import Example, as_lesson, example, example_ids, prove
from chancellery.lessons import Session
from chancellery.lessons.session import READ_ON
from chancellery.locale import LANGUAGES
from chancellery.rules import prefixes
from chancellery.rules.book import book
from tests.conformance.rule import rule

ALL = [pytest.param(example(id), marks=rule(id, *example(id).rules), id=id) for id in example_ids()]


@pytest.mark.parametrize("one", ALL)
def test_an_example_comes_out_as_it_is_told(one: Example) -> None:
    prove(one)


@pytest.mark.parametrize("one", [example(id) for id in example_ids()], ids=example_ids())
def test_an_example_can_be_played_to_its_end(one: Example) -> None:
    """Somebody who is shown every move comes to the end, and what a player reads is there in every language."""
    for chapter, case in zip(as_lesson(one).chapters, one.cases, strict=True):
        session = Session(chapter)
        while (step := session.step) is not None:
            assert all(step.text(lang) for lang in LANGUAGES)
            solution = session.solution()
            assert (solution is None) == (not step.expect)
            assert session.follow(READ_ON if solution is None else solution)
        own = [move.text for deed in case.steps for move in deed.moves if move.seat == case.seat and not move.made]
        assert [entry for entry in session.trail if entry] == own
        assert {chapter.title(lang) for lang in LANGUAGES}


def test_every_example_of_every_book_can_be_played() -> None:
    told = {
        block.id
        for prefix in prefixes()
        for chapter in book(prefix).chapters
        for section in chapter.sections
        for block in section.blocks
        if block.kind == "example"
    }
    assert set(example_ids()) == told
