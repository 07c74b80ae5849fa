"""learn: whole lessons with scripted input, in both languages."""

from __future__ import annotations

import pytest

from chancellery.lessons import Lesson, Session, lesson, lessons
from chancellery.lessons.check import expected
from chancellery.locale import LANGUAGES, text
from tests.cli.conftest import Run


def keys(game: str, id: str) -> list[str]:
    """What a learner types who does everything right; an empty line reads on, also to the next chapter."""
    typed: list[str] = []
    for chapter in lesson(game, id).chapters:
        session = Session(chapter)
        while not session.finished:
            step = session.step
            assert step is not None
            answer = expected(session)[0] if step.expect else ""
            assert session.follow(answer)
            typed.append(answer)
        typed.append("")
    return typed


def learn(run: Run, *typed: str, more: tuple[object, ...] = ()) -> str:
    ran = run("learn", *more, typed="".join(f"{line}\n" for line in typed))
    assert ran.code == 0, ran.err
    assert ran.err == ""
    return ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", lessons(), ids=lambda one: f"{one.game}-{one.id}")
def test_every_lesson_from_start_to_end(run: Run, one: Lesson, lang: str) -> None:
    out = learn(run, *keys(one.game, one.id), more=(one.game, one.id, "--lang", lang))
    flat = " ".join(out.split())
    for chapter in one.chapters:
        assert text(lang, chapter.key) in flat
        for step in chapter.steps:
            assert " ".join(text(lang, step.key).split()) in flat
    assert text(lang, "cli-learn-over", game=one.game) in flat


def test_without_a_name_the_first_lesson_begins(run: Run) -> None:
    out = learn(run)
    assert out.startswith(text("en", lessons()[0].key))
    assert "Chapter 1 of" in out


def test_numbers_hints_and_going_back(run: Run) -> None:
    out = learn(run, "", "", "", "2", "1", "7", "b", "1", "discard 5", "r", "q", more=("coalitions",))
    assert "Decline Drill: You may decline. But then you get no card" in out
    assert text("en", "cli-play-no-number", value="7", most=4) in out
    assert out.count("→ Choose “Draw a Battle card, then discard one”.") == 2  # once more after going back
    assert "Discard a 5: Once discarded, that card is gone" in out
    assert out.count("Vienna, autumn 1805.") == 2  # once more after beginning again
    assert "chancellery learn coalitions first_round --chapter wheel" in out


def test_rules_behind_a_step_and_why_not(run: Run) -> None:
    out = learn(run, "", "", "?", "", "? march venezia > wien", "m", "p", "h", "", more=("coalitions",))
    assert "K-4.1.2 · " in out
    assert "K-" in out[out.index("? march venezia > wien") :]
    assert out.count("Patrimonium St. Petri") == 2  # the map once more
    assert out.count("Enter reads on.") == 2


def test_a_chapter_by_its_name(run: Run) -> None:
    out = learn(run, "", more=("coalitions", "first_round", "--chapter", "battle"))
    assert "Chapter 4 of 5: The battle for Lombardia" in out
    assert "Look at: General of Austria, 3 Troops (Venezia)" in out
    run("learn", "coalitions", "first_round", "--chapter", "siege").is_bad_input("siege", "wheel, status")


def test_the_list_and_the_check(run: Run) -> None:
    listed = learn(run, more=("--list",))
    assert "Coalitions: Your first Round (first_round), about 10 minutes" in listed
    assert "  4. The battle for Lombardia (battle)" in listed
    assert learn(run, more=("--check", "--lang", "pl")).splitlines()[-1].endswith("w porządku.")
    found = run("learn", "coalitions", "--json").json
    assert found[0]["chapters"][0] == {"id": "wheel", "title": "The War Wheel", "steps": 7}


def test_names_that_are_not_there(run: Run) -> None:
    run("learn", "chess").is_bad_input("chess", "coalitions")
    run("learn", "coalitions", "endgame").is_bad_input("endgame", "first_round")
