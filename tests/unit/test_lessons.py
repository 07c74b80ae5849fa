"""Lessons: every lesson of every game from start to end, the form of the files, and how a session goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from chancellery import BadInput, Illegal, games
from chancellery.lessons import Chapter, Lesson, Session, lesson, lessons, library
from chancellery.lessons.check import check, expected, meant
from chancellery.lessons.form import has_text, read
from chancellery.lessons.session import READ_ON
from chancellery.locale import LANGUAGES, text
from chancellery.rules import lookup
from chancellery.table.scene import Head, Place, Row, Scene, Tile, WheelField
from chancellery.table.scene_asking import Option, Prompt
from tests.scenes import shown_options
from tests.unit.test_locale import patterns

CHAPTERS = [pytest.param(one, c, id=f"{one.game}-{one.id}-{c.id}") for one in lessons() for c in one.chapters]


# -- every lesson


def answers(session: Session) -> list[str]:
    step = session.step
    assert step is not None
    return expected(session) if step.expect else [READ_ON]


def to_the_end(session: Session, rng: Random | None = None) -> Session:
    """Follows the steps with their first answers, or with any that they expect; no step may say no or stand still."""
    while not session.finished:
        possible = answers(session)
        assert session.follow(possible[0] if rng is None else rng.choice(possible))
    return session


def at_step(lesson: Lesson, chapter: str, step: str = "", by: Sequence[str] = ()) -> Session:
    """A chapter at one of its steps, by way of these answers, else the first ones."""
    session = Session(lesson.chapter(chapter))
    while session.step is not None and session.step.id != step:
        wanted = answers(session)
        assert session.follow(next((one for one in by if one in wanted), wanted[0]))
    assert session.step is not None or not step
    return session


def moments(chapter: Chapter) -> Iterator[Session]:
    """The beginning of every step, on the way that always takes the first answer."""
    session = Session(chapter)
    while not session.finished:
        yield session
        session = Session.resumed(chapter, session.trail)
        assert session.follow(answers(session)[0])


@pytest.mark.parametrize(("one", "chapter"), CHAPTERS)
def test_every_way_through_a_chapter_leads_to_its_end(one: Lesson, chapter: Chapter) -> None:
    for session in moments(chapter):
        for answer in answers(session):
            other = Session.resumed(chapter, session.trail)
            assert other.follow(answer)
            assert to_the_end(other).finished
    for seed in range(10):
        session = to_the_end(Session(chapter), Random(seed))
        assert Session.resumed(chapter, session.trail).match.view(session.seat) == session.match.view(session.seat)
        assert session.match.check() == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("one", "chapter"), CHAPTERS)
def test_everything_a_learner_may_read(one: Lesson, chapter: Chapter, lang: str) -> None:
    assert text(lang, one.key)
    assert text(lang, f"{one.key}.about")
    assert text(lang, chapter.key)
    for session in moments(chapter):
        step = session.step
        assert step is not None
        assert len(text(lang, step.key)) < 420, f"{step.key} is too long to be read in a moment"
        scene = session.match.scene(session.seat, lang)
        assert [thing for thing in step.point if meant(scene, thing) is not None] == []
        assert [rule for rule in step.rules if lookup(rule).id != rule] == []
        if not step.expect:
            continue
        assert text(lang, f"{step.key}.task")
        options = {option.moves[0]: option.text for option in shown_options(scene)}
        for move in options:
            if not step.expects(move):
                hint = session.hint(move, lang)
                assert (hint.move, hint.choice) == (move, options[move])
                assert hint.text
    assert any(step.expect for step in chapter.steps), "a chapter teaches by doing"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_of_a_lesson_is_left_over(lang: str) -> None:
    known: set[str] = set()
    for one in lessons():
        known |= {one.key, f"{one.key}.about"}
        for chapter in one.chapters:
            known.add(chapter.key)
            for step in chapter.steps:
                known.add(step.key)
                names = [f"hint-{name}" for _, name in step.hints]
                known |= {f"{step.key}.{name}" for name in ("task", "hint", "right", *names) if step.expect}
    prefixes = tuple(f"lesson-{one.id}-" for one in games())
    assert sorted(key for key in patterns(lang) if key.startswith(prefixes) and key not in known) == []


# -- the first lesson of Coalitions: what its texts say is what happens


def first_round(chapter: str) -> Session:
    return to_the_end(Session(lesson("coalitions", "first_round").chapter(chapter)))


def test_the_wheel_chapter_brings_taxes_and_napoleon() -> None:
    session = first_round("wheel")
    austria = session.match.view("austria")["powers"]["austria"]
    assert (austria["money"], austria["morale"], austria["hand"]) == (8, 10, [2, 4, 5])
    assert session.match.view("austria")["powers"]["france"]["generals"]["wurttemberg"] == 3


def test_the_status_chapter_brings_influence() -> None:
    seen = first_round("status").match.view("austria")
    assert seen["statuses"] == {
        "britain": "british",
        "france": "french",
        "austria": "british",
        "prussia": "neutral",
        "russia": "british",
        "ottoman": "neutral",
    }
    assert seen["powers"]["austria"]["influence"] == 2


@pytest.mark.parametrize(("arbiter", "before"), [("prussia", 4), ("ottoman", 2)])
def test_the_march_chapter_pays_the_arbiter_that_was_named(arbiter: str, before: int) -> None:
    session = Session(lesson("coalitions", "first_round").chapter("march"))
    assert session.follow(f"arbiter {arbiter}")
    seen = to_the_end(session).match.view("austria")
    assert seen["powers"][arbiter]["morale"] == before + 3
    assert seen["powers"]["austria"]["generals"] == {"wien": 0, "bavaria": 2, "tyrol": 1, "venezia": 3}
    assert "Austria leaves a Garrison in Bosnia." in session.match.log("austria")


def test_the_battle_is_won_by_16_to_11() -> None:
    session = first_round("battle")
    told = session.match.log("austria")
    assert "Lombardia: Strength 4 (attacker) to 3 (defender)." in told
    assert "Lombardia: 16 to 11. The attacker wins." in told
    assert "France: the General beaten in Lombardia goes to Paris." in told
    seen = session.match.view("austria")["powers"]
    assert (seen["austria"]["morale"], seen["austria"]["influence"], seen["austria"]["hand"]) == (7, 4, [1, 3, 5])
    assert seen["france"]["morale"] == 11 - 2 - 1


def test_the_purse_chapter_spends_everything() -> None:
    for seed in range(5):
        session = to_the_end(Session(lesson("coalitions", "first_round").chapter("purse")), Random(seed))
        assert session.match.view("austria")["powers"]["austria"]["money"] == 0
        assert not [line for line in session.match.log("austria") if "Corruption" in line and "Austria" in line]


# -- a session


def drill() -> Session:
    """Where the learner is asked for the first time."""
    session = Session(lesson("coalitions", "first_round").chapter("wheel"))
    for _ in range(3):
        assert session.follow(READ_ON)
    return session


def test_a_wrong_answer_is_not_made() -> None:
    session = drill()
    before = session.match.view("austria")
    assert not session.follow("decline")
    assert session.match.view("austria") == before
    hint = session.hint("decline", "en")
    assert hint.choice == "Decline Drill"
    assert "no card" in hint.text
    assert session.trail == ["", "", ""]
    assert session.follow("  DRILL ")
    assert session.trail[-1] == "drill"


def test_hints_for_certain_moves() -> None:
    session = Session(lesson("coalitions", "first_round").chapter("march"))
    session.follow("arbiter prussia")
    session.follow("done")
    assert "attack" in session.hint("march tyrol > lombardia", "en").text
    assert "Strategic" in session.hint("strategic hungari > wien", "en").text
    assert "Bosnia" in session.hint("march bavaria > hesse", "en").text


def test_what_is_not_legal_is_said_with_the_rule() -> None:
    session = drill()
    with pytest.raises(Illegal, match=r"K-"):
        session.follow("march venezia > wien")
    with pytest.raises(BadInput):
        session.follow("dance")


def test_reading_and_doing_are_different_things() -> None:
    session = Session(lesson("coalitions", "first_round").chapter("wheel"))
    assert not session.follow("drill")
    assert not drill().follow(READ_ON)
    with pytest.raises(BadInput, match="read on"):
        session.hint("drill", "en")


def test_a_trail_leads_to_the_same_place_and_a_wrong_one_nowhere() -> None:
    chapter = lesson("coalitions", "first_round").chapter("battle")
    session = to_the_end(Session(chapter))
    for length in range(len(session.trail)):
        resumed = Session.resumed(chapter, session.trail[:length])
        assert resumed.trail == session.trail[:length]
        assert resumed.counts == session.counts[: length + 1]
        assert resumed.match.moves == session.match.moves[: len(resumed.match)]
    with pytest.raises(BadInput, match="answer 2"):
        Session.resumed(chapter, ["", "end", "end"])
    with pytest.raises(BadInput):
        Session.resumed(chapter, [*session.trail, ""])


def test_a_reaction_belongs_to_the_last_answer() -> None:
    session = drill()
    session.follow("drill")
    assert session.reaction == ""
    session.follow("discard 1")
    assert session.reaction == "lesson-coalitions-first_round-wheel-discard.right"
    session.follow(READ_ON)
    assert session.reaction == ""


def test_a_step_that_lasts() -> None:
    session = Session(lesson("coalitions", "first_round").chapter("purse"))
    for entry in ("", "place bohemia", "buy troop wien"):
        assert session.follow(entry)
    for left in range(6, -1, -1):
        assert not session.finished
        assert session.step is not None
        assert session.step.id == "spend"
        assert session.follow("buy morale")
        assert session.match.view("austria")["powers"]["austria"]["money"] == left
    step = session.step
    assert step is not None
    assert step.id == "winning"


def test_a_list_plays_no_lesson_and_whoever_opens_one_plays_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []
    monkeypatch.setattr(library, "check", lambda one: played.append(one.key))
    library._checked.cache_clear()
    assert len(lessons()) > 20
    assert played == []
    assert lesson("coalitions", "first_round") is lesson("coalitions", "first_round")
    assert played == ["lesson-coalitions-first_round"]
    library._checked.cache_clear()


@pytest.mark.parametrize("one", lessons(), ids=lambda one: f"{one.game}-{one.id}")
def test_every_lesson_is_right(one: Lesson) -> None:
    assert lesson(one.game, one.id) is one


def test_lessons_that_are_not_there() -> None:
    with pytest.raises(BadInput, match="first_round"):
        lesson("coalitions", "second_round")
    with pytest.raises(BadInput, match="wheel, status, march, battle, purse"):
        lesson("coalitions", "first_round").chapter("siege")


# -- the form of a file: errors that an author can act on

HEAD = """
[[chapters]]
id = "wheel"
seat = "austria"
"""
POSITION = """
[chapters.position]
scenario = "1805"
start = "scenario"
power = "austria"
action = "drill"
"""
HELLO = """
[[chapters.steps]]
id = "hello"
"""
DRILL = """
[[chapters.steps]]
id = "drill"
expect = "drill"
"""
FINE = HEAD + POSITION + HELLO + DRILL


def checked(source: str) -> None:
    check(read("coalitions", "first_round", source, "mine.toml"))  # the ids are those of texts that exist


def test_a_small_lesson_is_fine() -> None:
    checked(FINE)


WRONG = {
    "no TOML": ("[[chapters]", ["mine.toml", "TOML"]),
    "no chapters": ("minutes = 5", ["mine.toml", "“chapters”", "[[chapters]]"]),
    "minutes": ("minutes = 0" + FINE, ["mine.toml", "“minutes”", "1-120", "0"]),
    "field of the lesson": ("minuts = 5" + FINE, ["mine.toml", "“minuts”", "minutes, chapters"]),
    "field of a chapter": (HEAD + "seats = 3" + POSITION + HELLO, ["chapter 1 (wheel)", "“seats”", "seat, position"]),
    "field of a step": (FINE + 'hint = "x"', ["chapter 1 (wheel), step 2 (drill)", "“hint”", "hints"]),
    "no seat": ('[[chapters]]\nid = "wheel"' + POSITION + HELLO, ["chapter 1 (wheel)", "“seat” is missing"]),
    "no such seat": (
        FINE.replace('seat = "austria"', 'seat = "oz"'),
        ["chapter 1", "“oz”", "britain, france, austria"],
    ),
    "no position": (HEAD + HELLO, ["chapter 1", "“position” is missing", "[chapters.position]"]),
    "bad position": (FINE.replace('"1805"', '"1806b"'), ["chapter 1", "“position”", "1806b", "1805, 1792"]),
    "bad field in a position": (
        FINE.replace('start = "scenario"', 'start = "scenario"\nmoney = 5'),
        ["chapter 1", "“position”", "money"],
    ),
    "no steps": (HEAD + POSITION, ["chapter 1", "“steps” is missing", "[[steps]]"]),
    "bad id": (FINE.replace('"hello"', '"Hello!"'), ["step 1", "“Hello!” is no id"]),
    "id twice": (FINE + DRILL, ["chapter 1 (wheel)", "“drill” is there twice"]),
    "no list": (FINE.replace('expect = "drill"', "expect = 4"), ["step 2 (drill)", "“expect”", "4"]),
    "hints are a table": (FINE + 'hints = ["x"]', ["step 2", "“hints”", '{ "move" = "name" }']),
    "hints without expect": (HEAD + POSITION + HELLO + 'hints = { "x" = "y" }', ["step 1", "“hints”", "“expect”"]),
    "script without a seat": (FINE + 'then = ["done"]', ["step 2", "“then”", "seat: move", "done"]),
    "script: no move": (FINE + 'then = ["france: dance"]', ["step 2", "“then”", "france: dance", "cannot be read"]),
    "script: no seat": (FINE + 'then = ["oz: drill"]', ["step 2", "“then”", "oz: drill", "britain, france"]),
    "script: not legal": (
        FINE + 'then = ["france: drill"]',
        ["step 2", "“then”", "france: drill", "Possible now: austria: discard"],
    ),
    "opening: not legal": (
        HEAD + 'opening = ["france: drill"]' + POSITION + HELLO,
        ["chapter 1 (wheel)", "“opening”", "france: drill", "austria: drill"],
    ),
    "expect: not legal": (
        FINE.replace('expect = "drill"', 'expect = "dril"'),
        ["step 2", "“expect”", "“dril”", "drill, decline"],
    ),
    "expect: one of two": (
        FINE.replace('expect = "drill"', 'expect = ["drill", "dance *"]'),
        ["step 2", "“expect”", "“dance *”"],
    ),
    "nobody asks the learner": (
        FINE.replace('seat = "austria"', 'seat = "russia"'),
        ["step 2", "“expect”", "russia is not asked anything here", "Drill"],
    ),
    "as long as another kind": (
        FINE + 'as_long_as = "purchase"',
        ["step 2", "“as_long_as”", "kind “drill”, not “purchase”"],
    ),
    "a hint nobody needs": (FINE + 'hints = { "dance" = "place" }', ["step 2", "hint-place"]),
    "a text that is not there": (FINE.replace('"hello"', '"goodbye"'), ["step 1", "wheel-goodbye", "“en”"]),
    "no task": (FINE.replace('id = "drill"', 'id = "turned"'), ["step 2 (turned)", "wheel-turned.task", "“en”"]),
    "others do not know": (
        FINE + 'then = ["austria: discard 2"]\nothers = ["dance"]',
        ["step 2", "“others”", "is asked", "Possible now"],
    ),
    "point: no such place": (
        FINE.replace('"hello"', '"hello"\npoint = ["place:oz"]'),
        ["step 1", "“point”", "place:oz", "place:wien"],
    ),
    "point: no such kind": (
        FINE.replace('"hello"', '"hello"\npoint = ["town:wien"]'),
        ["step 1", "“point”", "town:wien", "place:…", "piece:…"],
    ),
    "point: no such part": (
        FINE.replace('"hello"', '"hello"\npoint = ["battle"]'),
        ["step 1", "“point”", "battle", "wheel"],
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said_with_its_place(name: str) -> None:
    source, words = WRONG[name]
    with pytest.raises(BadInput) as caught:
        checked(source)
    said = caught.value.text("en")
    assert "mine.toml" in said
    assert [word for word in words if word not in said] == [], said
    assert caught.value.text("pl") != said
    assert "mine.toml" in caught.value.text("pl")


def test_an_idle_hint_is_found() -> None:
    source = FINE.replace('id = "drill"', 'id = "leadership"').replace('action = "drill"', 'action = "leadership"')
    source = source.replace('expect = "drill"', 'expect = "morale"') + 'hints = { "decline *" = "place" }'
    with pytest.raises(BadInput, match="no wrong move is like “decline \\*”"):
        checked(source)


def test_a_lesson_file_must_have_an_id() -> None:
    with pytest.raises(BadInput, match="is no id"):
        read("coalitions", "My Lesson", FINE, "My Lesson.toml")


def test_what_a_scene_holds() -> None:
    tiles = [Tile("tile:t1", "t1", "One"), Tile("tile:t2", "t2", "Two")]
    rows = (Row("row:r", "r", "R", (tiles[0],)), Row("row:s", "s", "S", (tiles[1],)))
    end = Option(0, ("end",), "end", "End", "red")
    scene = Scene(
        head=Head("en", "toy", "standard", "board", "Toy", "Round 1", None),
        prompt=Prompt("What now?", "turn", "T-1", "red", "red", yours=True, options=(end,)),
        waiting=(),
        places=(Place("place:a", "a", "A", ()),),
        pieces=(),
        powers=(),
        wheel=(WheelField("wheel:drill", "drill", "Drill", "red"),),
        rows=rows,
    )
    for there in ("place:a", "wheel:drill", "option:end", "row:r", "tile:t1", "tile:t2", "wheel", "rows"):
        assert meant(scene, there) is None, there
    assert meant(scene, "place:b") == ["place:a"]
    assert meant(scene, "tile:t3") == ["tile:t1", "tile:t2"]
    assert meant(scene, "contest") == ["head", "prompt", "places", "wheel", "rows"]
    assert "place:…" in (meant(scene, "town:a") or [])


def test_texts_are_looked_up_with_their_attributes() -> None:
    assert has_text("lesson-coalitions-first_round.about")
    assert not has_text("lesson-coalitions-first_round.nothing")
    assert not has_text("lesson-nothing")
