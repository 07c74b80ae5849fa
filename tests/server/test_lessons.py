"""Lessons over real sockets: chosen, gone through step by step, with hints; for everybody, and nothing is stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from chancellery.lessons import Lesson, Session, lessons
from chancellery.lessons.check import expected
from chancellery.locale import LANGUAGES, text
from chancellery.server.settings import Settings
from tests.scenes import data
from tests.server.harness import Person, Running, running

FIRST = "/api/lessons/coalitions/first_round"


def follow(person: Person, chapter: str, *trail: str, lang: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = person.post(f"{FIRST}/{chapter}?lang={lang}", {"trail": [*trail]})
    return found


def sent(person: Person, trail: Any, chapter: str = "wheel") -> httpx.Response:
    return person.call("POST", f"{FIRST}/{chapter}", {"trail": trail})


def test_the_list_of_lessons_in_both_languages(me: Person) -> None:
    english, polish = me.get("/api/lessons", lang="en"), me.get("/api/lessons", lang="pl")
    assert [one["id"] for one in english] == [one.id for one in lessons()]
    first = english[0]
    assert (first["game"], first["game_title"], first["id"]) == ("coalitions", "Coalitions", "first_round")
    assert (first["title"], first["minutes"]) == ("Your first Round", 10)
    assert [(c["id"], c["steps"]) for c in first["chapters"]] == [
        ("wheel", 7), ("status", 6), ("march", 8), ("battle", 10), ("purse", 6),
    ]  # fmt: skip
    assert polish[0]["title"] == "Twoja pierwsza runda"
    assert polish[0]["chapters"][0]["title"] == "Koło Wojny"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", lessons(), ids=lambda one: f"{one.game}-{one.id}")
def test_every_lesson_from_start_to_end(me: Person, one: Lesson, lang: str) -> None:
    for chapter in one.chapters:
        session = Session(chapter)  # beside the server, to know what is expected
        trail: list[str] = []
        while not session.finished:
            answer = me.post(f"/api/lessons/{one.game}/{one.id}/{chapter.id}?lang={lang}", {"trail": trail})
            step = session.step
            assert step is not None
            assert answer["trail"] == trail
            assert answer["step"]["id"] == step.id
            assert answer["step"]["number"] == session.number + 1
            assert answer["step"]["text"] == text(lang, step.key)
            assert (answer["step"]["task"] is None) == (not step.expect)
            assert answer["scene"]["head"]["language"] == lang
            assert answer["scene"] == data(session.match.scene(session.seat, lang))
            told = [line["text"] for line in answer["log"] if line["text"] is not None]
            assert told == session.match.log(session.seat, lang)
            trail.append(expected(session)[0] if step.expect else "")
            assert session.follow(trail[-1])
        answer = me.post(f"/api/lessons/{one.game}/{one.id}/{chapter.id}?lang={lang}", {"trail": trail})
        assert answer["step"] is None
        assert answer["trail"] == trail


def test_a_wrong_answer_gets_a_hint_and_does_not_count(me: Person) -> None:
    asked = follow(me, "wheel", "", "", "")
    wrong = follow(me, "wheel", "", "", "", "decline")
    assert wrong["hint"]["choice"] == "Decline Drill"
    assert "no card" in wrong["hint"]["text"]
    assert wrong["reaction"] is None
    assert {**wrong, "hint": None} == asked
    polish = follow(me, "wheel", "", "", "", "decline", lang="pl")
    assert polish["hint"]["choice"] == "Zrezygnuj z Musztry"
    right = follow(me, "wheel", "", "", "", "drill")
    assert (right["hint"], right["trail"]) == (None, ["", "", "", "drill"])


def test_the_reaction_and_the_log_of_a_right_answer(me: Person) -> None:
    answer = follow(me, "wheel", "", "", "", "drill", "discard 1")
    assert answer["reaction"].startswith("Done. While the others played")
    assert answer["step"]["id"] == "turned"
    assert answer["seat"] == "austria"
    assert answer["scene"]["head"]["seat"] == "austria"
    drawn = next(line for line in answer["log"] if line["kind"] == "draw")
    assert (drawn["move"], drawn["text"]) == (4, "Austria draws a Battle card in Drill: 5.")
    napoleon = next(line for line in answer["log"] if line["kind"] == "moved")
    assert napoleon["move"] == 5
    assert napoleon["data"]["path"] == ["lorraine", "wurttemberg"]
    assert {"start": 25, "end": 36, "kind": "place", "id": "wurttemberg"} in napoleon["links"]
    others = [line["text"] for line in answer["log"] if line["kind"] == "draw" and line["data"]["power"] != "austria"]
    assert (
        "The Ottoman Empire draws a Battle card for a General off board." in others
    )  # what others draw stays their secret


def test_what_cannot_be_followed(me: Person) -> None:
    illegal = sent(me, ["", "", "", "march venezia > wien"])
    assert (illegal.status_code, illegal.json()["error"]) == (422, "illegal")
    assert illegal.json()["rule"].startswith("K-")
    for trail, error in (
        (["", "", "", "dance"], "bad-input"),
        (["", "", "", ""], "bad-input"),
        (["drill"], "bad-input"),
        (["", "", "", "decline", "decline"], "bad-input"),
        (["", "", "", "buy 99999"], "bad-input"),
        (["x" * 201], "bad-input"),
        ([""] * 201, "bad-input"),
        ("drill", "bad-input"),
        ([None], "bad-input"),
    ):
        answer = sent(me, trail)
        assert (answer.status_code, answer.json()["error"]) == (422, error), trail
        assert answer.json()["message"]
    assert me.call("POST", f"{FIRST}/wheel", {"trail": [], "seed": 1}).status_code == 422


def test_lessons_that_are_not_there(me: Person) -> None:
    for path, word in (
        (f"{FIRST}/siege", "wheel, status, march, battle, purse"),
        ("/api/lessons/coalitions/second_round/wheel", "first_round"),
        ("/api/lessons/chess/first_round/wheel", "chess"),
    ):
        answer = me.call("POST", path, {"trail": []})
        assert (answer.status_code, answer.json()["error"]) == (404, "no-lesson")
        assert word in answer.json()["message"]
    assert me.call("POST", f"{FIRST}/..%2Fwheel", {"trail": []}).status_code in (404, 422)
    assert me.call("GET", f"{FIRST}/wheel").status_code == 405


def test_learning_needs_no_account_and_leaves_nothing_behind(hosted: Running) -> None:
    guest = Person(hosted.address)
    assert guest.get("/api/session")["account"] is None
    assert guest.get("/api/lessons")
    assert follow(guest, "battle", "", "march venezia > lombardia", "end")["scene"]["contest"]["place"] == "lombardia"
    assert guest.get("/api/matches")["matches"] == []
    assert hosted.context.hall.tables == {}
    known = Person(hosted.address).known_as(hosted, "learner")
    assert follow(known, "wheel")["step"]["id"] == "hello"
    assert known.call("POST", f"{FIRST}/wheel", {"trail": []}, headers={"x-csrf-token": "x"}).status_code == 403
    foreign = guest.call("POST", f"{FIRST}/wheel", {"trail": []}, headers={"origin": "https://elsewhere.example"})
    assert foreign.status_code == 403


def test_the_limit_on_how_often(tmp_path: Path) -> None:
    settings = Settings(mode="hosted", store=str(tmp_path / "a.sqlite"), bot_processes=1)
    with running(settings) as server:
        guest = Person(server.address)
        answers = [sent(guest, []).status_code for _ in range(100)]
        assert answers[:30] == [200] * 30
        assert 429 in answers
        guest.close()


def test_a_worked_example_is_described_drawn_and_played(me: Person) -> None:
    told = me.get("/api/examples/K-EX-09", lang="pl")
    assert (told["game"], told["id"]) == ("coalitions", "k_ex_09")
    assert [one["title"] for one in told["chapters"]] == ["Bitwa w Oporto", "Bitwa w Lisboa"]
    scenes = me.get("/api/examples/K-EX-10/main/scenes", lang="en")
    morale = [next(p for p in scenes[when]["powers"] if p["id"] == "france")["facts"] for when in ("before", "after")]
    assert [next(f["value"] for f in facts if f["id"] == "morale") for facts in morale] == [6, 0]
    begun = me.post("/api/lessons/coalitions/k_ex_10/main?lang=en", {"trail": [""]})
    assert begun["solution"] == "march picardie > holland"
    other = me.post("/api/lessons/coalitions/k_ex_10/main?lang=en", {"trail": ["", "end"]})
    assert other["hint"]["text"].startswith("The rules allow this")
    assert other["trail"] == [""]
    assert me.call("GET", "/api/examples/K-EX-99").status_code == 404
    assert me.call("GET", "/api/examples/K-EX-10/nowhere/scenes").status_code == 404
