"""A coach is a setting of a table: for one person against bots, in the first round, never in a rated match."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.locale import text
from chancellery.server.advice import Advisers
from chancellery.server.errors import Refused
from chancellery.table import coach
from tests.browser.planted import attack, position
from tests.server.harness import GAME, SEATS, Person, Running, plant

BOTS: dict[str, Any] = {seat: {"bot": "random"} for seat in SEATS if seat != "france"}


def begin(me: Person, **more: Any) -> dict[str, Any]:
    made: dict[str, Any] = me.create({**BOTS, "france": "me"}, **more)["match"]
    return made


def refused(me: Person, seats: dict[str, Any], **more: Any) -> tuple[int, str, str]:
    body = {"game": GAME, "seats": seats, "coach": True, **more}
    answer = me.call("POST", "/api/matches", body)
    return answer.status_code, answer.json()["error"], answer.json()["field"]


def test_a_coached_table_has_his_words_in_the_language_of_whoever_decides(me: Person) -> None:
    made = begin(me, coach=True, hints=False)
    assert (made["coach"], made["hints"]) == (True, True)
    assert me.get(f"/api/matches/{made['id']}")["coach"] is True
    for lang in ("en", "pl"):
        said = me.scene(made["id"], "france", lang=lang)["scene"]["coach"]
        key = said["topic"]
        assert said == {"topic": key, "text": text(lang, key), "why": text(lang, f"{key}.why")}
    assert me.scene(made["id"])["scene"]["coach"] is None


def test_other_tables_have_none_and_those_of_before_neither(local: Running, me: Person) -> None:
    made = begin(me)
    assert made["coach"] is False
    assert me.scene(made["id"], "france")["scene"]["coach"] is None
    match, *_ = position("coalitions", attack)
    assert me.get(f"/api/matches/{plant(local, match, match.moves, me)}")["coach"] is False


def test_a_coach_is_for_one_person_against_bots(me: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = {**BOTS, "france": "me"}
    assert refused(me, {**seats, "prussia": "open"}) == (409, "coach-alone", "coach")
    assert refused(me, {**seats, "france": {"bot": "random"}}) == (409, "coach-alone", "coach")
    monkeypatch.setattr(coach, "coach_of", lambda definition: None)
    assert refused(me, seats) == (409, "coach-none", "coach")


def test_he_is_silent_as_soon_as_somebody_else_may_sit_down(hosted: Running) -> None:
    ada = Person(hosted.address)
    ada.register("ada")
    id = begin(ada, coach=True)["id"]
    assert ada.scene(id, "france")["scene"]["coach"] is not None
    assert refused(ada, {**BOTS, "france": "me"}, rated=True) == (409, "coach-alone", "coach")
    ada.post(f"/api/matches/{id}/seats/prussia", {"to": "open"})
    assert ada.get(f"/api/matches/{id}")["coach"] is False


def test_he_asks_the_best_bot_and_who_comes_after_him_the_usual_one(
    me: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def note(self: Advisers, table: Any, at: int, seat: int, bot: str, about: Any) -> list[dict[str, Any]]:
        asked.append(bot)
        if bot == "master" and len(asked) == 2:
            raise Refused("no-advice")
        return []

    monkeypatch.setattr(Advisers, "_ask", note)
    id = begin(me, coach=True)["id"]
    for _ in range(2):  # the second time it takes the best one too long
        me.get(f"/api/matches/{id}/advice", seat="france")
    monkeypatch.setattr(coach, "speaks", lambda match: False)
    me.get(f"/api/matches/{id}/advice", seat="france")
    me.get(f"/api/matches/{begin(me)['id']}/advice", seat="france")
    assert asked == ["master", "master", "planner", "planner", "planner"]


def test_the_best_bot_answers_with_moves_and_reasons(me: Person) -> None:
    id = begin(me, coach=True)["id"]
    found = me.get(f"/api/matches/{id}/advice", seat="france")
    assert found["options"]
    assert all(len(one["reasons"]) == 2 for one in found["options"])
