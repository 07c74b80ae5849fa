"""How declared fields become words: names with cases, rows, ways, links, what is secret, refusals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from chancellery import locale
from chancellery.kernel import (
    Decision,
    Definition,
    Event,
    Field,
    Happening,
    Lexicon,
    Question,
    Reason,
    Refusal,
    Sort,
    Verb,
)  # fmt: skip
from chancellery.table.scene_text import Link, Text
from chancellery.table.words import Args, Speaker, joined, linked, refused, unwrapped

PLACES = ("elbe", "oder", "mark")
GO, WAIT = Verb("go", "go {place} > {to:place}"), Verb("wait", "wait")
WHERE = Question("where", "X-1", "place", (GO, WAIT), secret="count:number")
SORTS = (
    Sort("place", link=True, key="spoken-place-", off="harbour"),
    Sort("duke", ("otto", "ida"), ref="power", key="spoken-duke-", cases=True),
    Sort("loss", of="place count:number"),
    Sort("weather", ("rain", "sun")),
    Sort("coins", most=5),
)
HAPPENINGS = (
    Happening("went", "duke path:place+", trail="path", mark="turn"),
    Happening("sailed", "duke place to:place", trail="place to"),
    Happening("given", "duke other:duke coins", secret="place"),
    Happening("lost", "losses:loss* weather early:flag round:index", mark="weighty losses"),
    Happening("left", "place"),
)
ENGLISH = """
spoken-place-elbe = the Elbe
spoken-place-oder = Oder
spoken-place-mark = Mark
spoken-duke-otto = Otto
    .subject = Duke Otto
    .gen = Otto's
    .dat = Otto
    .acc = Otto
    .ins = Otto
spoken-duke-ida = Ida
    .subject = Duchess Ida
    .gen = Ida's
    .dat = Ida
    .acc = Ida
    .ins = Ida
spoken-log-went = { $duke_subject } goes { $path } ({ $path_ends }, { $path_count }).
spoken-log-given = { $duke_gen } { $coins } for { $other_id ->
    [nobody] nobody
   *[other] { $other }
 } in { $place }.
spoken-log-given-unknown = { $duke } gives something.
spoken-log-lost = { $losses } ({ $losses_count }, { $weather ->
    [rain] wet
   *[other] dry
 }, { $early ->
    [yes] early
   *[no] late
 }, { $round }).
spoken-log-left = { $place_id ->
    [nobody] Nowhere.
   *[other] { $place } is left.
 }
spoken-one-of-loss = { $count } { $count_sign } in { $place }
spoken-prompt-where = { $duke_subject }, whence from { $place } with { $count }?
    .declining = { $place } stays.
    .waiting = { $duke } is at { $place }.
spoken-move-go = Go to { $to }
spoken-move-go-hurry = Run from { $place } to { $to }
spoken-move-wait = Wait at { $place }
spoken-refused-far = { $place } is far, says { $rule }; { $other } too.
"""


class Spoken(Speaker):
    actor = Field("duke")

    def several(self, field: Field, values: Sequence[Any]) -> Args:
        return self.way(field.sort, values) if field.name == "path" else super().several(field, values)


class Game(Definition[Any]):
    """As much of a definition as words need."""

    new_state = state_from_position = view = scenes = speaker = None  # type: ignore[assignment]

    def __init__(self) -> None:
        self.prefix = "spoken-"
        self.notation = Lexicon((GO, WAIT), {"place": PLACES}, sorts=SORTS, questions=(WHERE,), happenings=HAPPENINGS)


@pytest.fixture(scope="module")
def speaker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Speaker]:
    folder = tmp_path_factory.mktemp("words")
    for lang in locale.LANGUAGES:
        (folder / lang).mkdir()
        (folder / lang / "spoken.ftl").write_text(ENGLISH, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(locale, "_FOLDERS", list(locale._FOLDERS))
        locale.add(folder)
        yield Spoken(Game(), "en")
    for remembered in (locale.bundle, locale.variables, locale._plain, locale._filled):
        remembered.cache_clear()


def leads(said: Text | None) -> list[tuple[str, str]]:
    assert said is not None
    return [(said.text[link.start : link.end], link.ref) for link in said.links]


def asked(kind: str = "where") -> Decision:
    question = WHERE if kind == "where" else Question(kind, "X-1", "place", (GO, WAIT))
    return Decision(0, kind, "X-1", [], 1, (0,), (3,) if kind == "where" else (), question)


def test_a_way_of_places_with_links(speaker: Speaker) -> None:
    said = speaker.line(Event("went", (0, 0, 1, 2)))
    assert said is not None
    assert said.text == "Duke Otto goes the Elbe → Oder → Mark (the Elbe → Mark, 2)."
    assert leads(said)[:3] == [("the Elbe", "place:elbe"), ("Oder", "place:oder"), ("Mark", "place:mark")]
    assert len(said.links) == 5


def test_what_is_secret_makes_another_line(speaker: Speaker) -> None:
    told = Event("given", (0, 1, 3), (2,), (0,))
    known, unknown = speaker.line(told), speaker.line(told.seen_by(1))
    assert known is not None
    assert unknown == Text("Otto gives something.")
    assert known.text == "Otto's 3 for Ida in Mark."
    assert leads(known) == [("Mark", "place:mark")]


def test_nobody_and_nowhere_have_ids_and_no_links(speaker: Speaker) -> None:
    nobody = speaker.line(Event("given", (0, -1, 3), (2,)))
    assert nobody is not None
    assert "for nobody" in nobody.text
    assert speaker.line(Event("left", (-1,))) == Text("Nowhere.")
    assert leads(speaker.line(Event("left", (0,)))) == [("the Elbe", "place:elbe")]


def test_rows_of_things_with_fields_flags_and_indices(speaker: Speaker) -> None:
    said = speaker.line(Event("lost", (((0, 2), (1, -1)), 0, 1, 4)))
    assert said is not None
    assert said.text == "2 plus in the Elbe and 1 minus in Oder (2, wet, early, 5)."
    assert leads(said) == [("the Elbe", "place:elbe"), ("Oder", "place:oder")]


def test_a_prompt_is_a_question_and_what_declining_does(speaker: Speaker) -> None:
    said = speaker.prompt(asked())
    assert said.text == "Duchess Ida, whence from the Elbe with 3? the Elbe stays."
    assert leads(said) == [("the Elbe", "place:elbe")] * 2


def test_others_are_told_without_what_is_secret(speaker: Speaker) -> None:
    assert speaker.waiting(asked()).text == "Ida is at the Elbe."
    assert "count" not in speaker.public(asked())
    assert speaker.context(asked())["count"] == 3


def test_an_option_reads_differently_in_some_decisions(speaker: Speaker) -> None:
    lexicon = speaker.lexicon
    go, wait = lexicon.move(GO, 0, 2), lexicon.move(WAIT)
    assert speaker.option(asked(), go).text == "Go to Mark"
    assert speaker.option(asked("hurry"), go).text == "Run from the Elbe to Mark"
    assert leads(speaker.option(asked(), wait)) == [("the Elbe", "place:elbe")]


def test_a_refusal_leads_to_its_rule_and_to_what_the_move_names(speaker: Speaker) -> None:
    reason = Reason("X-2", "far").saying(other="Y")
    refusal = Game().refusal(reason, asked(), speaker.lexicon.move(GO, 1, 2))
    assert refusal == Refusal("X-2", "spoken-refused-far", refusal.args)
    said = refused(refusal, "en")
    assert said.text == "Oder is far, says X-2; Y too." == refusal.text("en")
    assert leads(said) == [("Oder", "place:oder"), ("X-2", "rule:X-2")]


def test_what_a_reason_says_itself_leads_nowhere(speaker: Speaker) -> None:
    reason = Reason("X-2", "far").saying(place="It", other="Y")
    said = refused(Game().refusal(reason, asked(), speaker.lexicon.move(GO, 1, 2)), "en")
    assert leads(said) == [("X-2", "rule:X-2")]


def test_a_trail_and_a_mark_follow_from_the_declaration() -> None:
    game: Any = Game()
    assert game.event_data(Event("sailed", (1, 0, 2))) == {
        "kind": "sailed", "duke": "ida", "place": "elbe", "to": "mark", "power": "ida", "path": ["elbe", "mark"],
    }  # fmt: skip
    assert game.event_data(Event("sailed", (1, -1, 2)))["path"] == ["harbour", "mark"]
    assert game.event_data(Event("went", (0, 1, 2)))["path"] == ["oder", "mark"]
    assert game.mark(Event("went", (0, 1, 2))) == "turn"
    assert game.mark(Event("lost", (((0, 2),), 0, 1, 4))) == "weighty"
    assert game.mark(Event("lost", ((), 0, 1, 4))) is None
    assert game.mark(Event("left", (0,))) is None


def test_texts_are_joined_with_their_links() -> None:
    first, second = unwrapped(f"At {linked('place:a', 'A')}."), unwrapped(f"{linked('rule:X-1', 'X-1')}!")
    assert joined((first, second)) == Text("At A. X-1!", (Link(3, 4, "place:a"), Link(6, 9, "rule:X-1")))
    assert joined((first, second), "; ").text == "At A.; X-1!"
