"""The rules as a book: chapters with introductions, stories without test language, and what holds in which match."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from chancellery import games
from chancellery.locale import LANGUAGES
from chancellery.rules import prefixes
from chancellery.rules.book import EXAMPLES, MAKERS, ROLES, RULES, Block, Book, book, data, readable
from chancellery.rules.figures import CARDS, DISPLAY, KINDS, MAP, PIECE, WHEEL, figures
from chancellery.rules.kin import kin_of, rows
from chancellery.rules.library import entries
from chancellery.rules.scope import EVERYWHERE, Scope, Scopes
from chancellery.rules.stories import Part, told
from chancellery.server.rulebook import figure_scene
from chancellery.table.things import things
from tests.languages import mixed

GAMES = {"K": "coalitions", "RP": "realpolitik", "RD": "raison_detat", "M": "maria", "IS": "imperial_struggle"}
BOOKS = [*GAMES, "FAM"]
READ = (RULES, EXAMPLES)
QUOTED = ("Soldiers of Fortune", "reserve, supply of a Power", "większa", "główna twierdza")  # of the rulebooks


def blocks(made: Book) -> list[Block]:
    return [block for chapter in made.chapters for section in chapter.sections for block in section.blocks]


def block(rule_id: str, lang: str = "en") -> Block:
    return next(one for one in blocks(book(rule_id.partition("-")[0], lang)) if one.id == rule_id)


@pytest.mark.parametrize("prefix", BOOKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_begins_with_a_few_plain_words(prefix: str, lang: str) -> None:
    for chapter in book(prefix, lang).chapters:
        assert 20 < len(chapter.intro) < 400, f"{prefix} {lang} {chapter.key}: write one after the heading: > ..."
        assert not re.search(r"[A-Z]-\d|`|\*\*", chapter.intro)


@pytest.mark.parametrize("prefix", GAMES)
def test_every_statement_ruling_and_example_stands_in_the_book_once(prefix: str) -> None:
    made = blocks(book(prefix))
    stands = Counter(one.id for one in made if one.id)
    assert set(stands.values()) == {1}
    in_tables = {rule_id for one in made for rule_id in one.ids if rule_id}
    wanted = {one.id for one in entries(prefix) if one.group in ("statements", "rulings", "examples", "derived")}
    assert wanted <= set(stands) | in_tables


@pytest.mark.parametrize("prefix", BOOKS)
def test_both_languages_are_the_same_book(prefix: str) -> None:
    def shape(made: Book) -> list[object]:
        heads = [(chapter.key, chapter.role, [one.key for one in chapter.sections]) for chapter in made.chapters]
        parts = [
            (one.kind, one.id, one.ids, one.scope, one.rulings, [(part.kind, part.instead) for part in one.story])
            for one in blocks(made)
        ]
        return [heads, parts]

    english, polish = (shape(book(prefix, lang)) for lang in LANGUAGES)
    assert english == polish


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("prefix", GAMES)
def test_examples_are_stories(prefix: str, lang: str) -> None:
    """No language of tests: the position, what happens, the result."""
    test_words = re.compile(r"\b(Given|When|Then|Sytuacja|Wynik|Exercises|Dotyczy):")
    shown = [one for one in blocks(book(prefix, lang)) if one.kind == "example"]
    assert len(shown) > 10
    for one in shown:
        assert one.story
        assert not any(test_words.search(part.text) for part in one.story), one.id
        assert all(part.text[:1] == part.text[:1].upper() for part in one.story)


def test_a_story_told_in_several_ways() -> None:
    lines = "Title (6.1) — exercises K-6.1.4\n- Given: a. Then: b.\n- When instead: c.\n- And: d."
    assert told(lines).title == "Title"
    assert told(lines).parts == (
        Part("position", "A."),
        Part("result", "B."),
        Part("happens", "C.", instead=True),
        Part("happens", "D."),
    )
    one_line = told("Given a Power with 6 Money, when it buys, then 1 is lost (RP-8.2.33).")
    assert [part.kind for part in one_line.parts] == ["position", "happens", "result"]


def test_rulings_are_told_where_they_belong() -> None:
    assert "K-R-10" in block("K-2.4.4").rulings  # the statement names it
    assert "K-R-29" in block("K-7.6.39").rulings  # the ruling names the statement
    assert "K-EX-05" in block("K-7.6.11").examples
    folded = {rule_id for one in blocks(book("K")) for rule_id in one.rulings}
    assert len(folded) > 50


def test_marks_of_origin_are_left_out() -> None:
    assert readable("It costs 2 `[inferred]`. (data: Paris) [R-12, R-07]") == "It costs 2. (Paris) [RD-R-12, RD-R-07]"
    assert block("M-4.14").text.startswith("Opening hands")


# ---- what holds in which match


def held(prefix: str, scenario: str, seats: int, **options: object) -> set[str]:
    return {one.id for one in blocks(book(prefix)) if one.id and one.scope.holds(scenario, seats, options)}


def test_only_what_applies_to_a_match() -> None:
    six, empereur = held("K", "1805", 6), held("K", "lempereur", 1)
    assert "K-11.2.1" not in six
    assert "K-11.2.1" in held("K", "1805", 4)
    assert "K-10.2.1" not in six
    assert "K-10.2.1" in held("K", "1805", 6, generals=True)
    assert "K-13.1.3" in held("K", "1792", 6) - six
    assert "K-12.5.1" in empereur - six
    assert "K-6.1.1" in six - empereur
    assert "M-17.5.1" in held("M", "full", 3) - held("M", "introductory", 3)
    assert "M-24.1.2" in held("M", "introductory", 2) - held("M", "introductory", 3) - held("M", "full", 2)
    assert "RD-12.3.1" in held("RD", "1618", 6) - held("RD", "1702", 6)  # six is full count in 1702 only
    assert "RP-11.3.1" in held("RP", "standard", 3) - held("RP", "standard", 4)
    assert "IS-12.3.1" in held("IS", "standard", 2, tougher_forts=True) - held("IS", "standard", 2)


@pytest.mark.parametrize("prefix", GAMES)
def test_the_data_file_names_what_exists(prefix: str) -> None:
    game = next(one for one in games() if one.id == GAMES[prefix])
    given, made = data(prefix), book(prefix)
    chapters = {chapter.key for chapter in made.chapters}
    assert {key for role in ROLES for key in given.get(role, ())} <= chapters
    sections = {f"§{section.key}" for chapter in made.chapters for section in chapter.sections}
    ids = {one.id for one in entries(prefix)}
    scenarios = {one.id: set(one.seats) for one in game.scenarios}
    options = {one.id for one in game.options}
    for row in given.get("applies", ()):
        for name in row["to"]:
            known = ids | sections
            assert name in known or any(one.startswith(f"{name}.") for one in known), name
    limits = [Scope(), *Scopes(given).tags.values(), *(one for _, one in Scopes(given).rows)]
    for one in limits:
        assert set(one.scenarios) <= set(scenarios)
        assert set(one.options) <= options
        for seats in one.seats:
            of, _, number = seats.rpartition(":")
            assert any(int(number) in scenarios[name] for name in ([of] if of else scenarios)), seats
    assert all(made.about.values()), "a kind of thing without a rule"
    assert all(set(said) == set(LANGUAGES) for said in given.get("short", {}).values())


@pytest.mark.parametrize("prefix", GAMES)
def test_every_match_has_something_to_read(prefix: str) -> None:
    """No chapter of rules but those of other modes is empty, and no rule holds nowhere."""
    game = next(one for one in games() if one.id == GAMES[prefix])
    every = [(one.id, seats) for one in game.scenarios for seats in one.seats]
    for one in blocks(book(prefix)):
        assert any(one.scope.holds(scenario, seats, None) for scenario, seats in every), one.id


def test_scopes() -> None:
    assert not EVERYWHERE
    both = Scope(("a", "b"), ("3", "4")) & Scope(("b",))
    assert both == Scope(("b",), ("3", "4"))
    assert both.holds("b", 3, {})
    assert not both.holds("a", 3, {})
    assert not both.holds("b", 5, {})
    assert Scope(seats=("1618:6",)).holds("1618", 6, None)
    assert not Scope(seats=("1618:6",)).holds("1702", 6, None)


# ---- the sister games


def test_the_same_rule_in_the_sister_games() -> None:
    for prefix in ("K", "RP", "RD"):
        named = kin_of(prefix)
        assert len(named) > 250
        assert {one.id for one in entries(prefix)} >= {one for one in named if one.startswith(prefix)}
    taxation = rows()[kin_of("K")["K-7.2.4"][0]]
    assert taxation.topic.startswith("Taxation")
    assert set(taxation.games) == {"K", "RP", "RD"}
    assert len(rows("pl")) == len(rows("en"))
    assert kin_of("M") == {}


def test_chapters_for_those_who_build_are_set_apart() -> None:
    for prefix in prefixes():
        if prefix in GAMES:
            assert any(chapter.role == MAKERS for chapter in book(prefix).chapters)


# -- pictures


@pytest.mark.parametrize("prefix", GAMES)
def test_what_a_picture_shows_is_on_the_table(prefix: str) -> None:
    stands = {one.id for one in blocks(book(prefix)) if one.kind == "statement"}
    english, polish = (figures(prefix, lang) for lang in LANGUAGES)
    assert english.keys() == polish.keys() <= stands
    for id, figure in english.items():
        assert figure.kind in KINDS
        for lang, said in (("en", figure), ("pl", polish[id])):
            scene = figure_scene(id, lang)
            assert set(figure.things) <= set(things(scene)), id
            assert (figure.kind == WHEEL) == (not figure.things)
            assert scene.wheel or figure.kind != WHEEL
            assert all([said.caption, said.alt, *(label.text for label in said.labels)]), id
        assert figure.caption != polish[id].caption


def test_each_game_shows_a_card_and_what_it_alone_has() -> None:
    kinds = {prefix: {one.kind for one in figures(prefix, "en").values()} for prefix in GAMES}
    assert all(CARDS in found for found in kinds.values())
    assert WHEEL in kinds["K"] & kinds["RD"]
    assert PIECE in kinds["K"] & kinds["RP"] & kinds["RD"]
    assert MAP in kinds["M"]
    assert DISPLAY in kinds["IS"]


@pytest.mark.parametrize("prefix", BOOKS)
def test_a_book_speaks_one_language(prefix: str) -> None:
    """Titles, introductions and rules; the glossary has both, and rulings may quote."""

    def said(made: Book) -> list[str]:
        found: list[str] = []
        for chapter in made.chapters:
            found += [chapter.title, chapter.intro] if chapter.role in READ else []
            for section in chapter.sections if chapter.role in READ else ():
                read = [one for one in section.blocks if not one.id.startswith(f"{prefix}-R-")]
                parts = [part.text for one in read for part in one.story]
                cells = [cell for one in read for row in (one.head, *one.rows) for cell in row]
                found += [section.title, *(one.text for one in read), *parts, *cells]
        return found

    english, polish = (said(book(prefix, lang)) for lang in LANGUAGES)
    assert mixed(english, polish, QUOTED) == []
