"""Odds are a setting of a table: on against bots and in lessons, off between people unless they agree to them."""

from __future__ import annotations

import pytest

from chancellery.table import odds
from tests.browser.planted import attack, position, put
from tests.server.harness import SEATS, Person, Running, plant

BOTS = {seat: {"bot": "random"} for seat in SEATS if seat != "france"}


@pytest.mark.parametrize(
    ("seats", "wanted", "told"),
    [
        (BOTS, None, True),
        ({**BOTS, "prussia": "open"}, None, False),
        ({**BOTS, "prussia": "open"}, True, True),
        (BOTS, False, False),
    ],
)
def test_a_table_says_whether_it_tells_odds(
    me: Person, seats: dict[str, object], wanted: bool | None, told: bool
) -> None:
    made = me.create(seats, odds=wanted)
    assert made["match"]["odds"] is told
    for link in made["invitations"]:  # who sits down has read it
        assert me.get(f"/api/invitations/{link['token']}")["match"]["odds"] is told


def test_a_table_from_before_there_was_a_choice_has_odds(local: Running, me: Person) -> None:
    match, *_ = position("coalitions", attack)
    assert me.get(f"/api/matches/{plant(local, match, match.moves, me)}")["odds"] is True


def test_without_odds_none_are_sent_or_worked_out(local: Running, me: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    match, decision, choice = position("coalitions", attack)
    seat = match.seats[decision.seat]
    with_odds, without = (put(local, match, seat, odds=told) for told in (True, False))
    asked = {"seat": seat, "move": choice.moves[0], "lang": "en"}
    (told,) = me.get(f"/api/matches/{with_odds}/preview", **asked)["preview"]["options"]
    assert told["odds"]["outcomes"]

    def never(*_: object) -> None:
        raise AssertionError("odds were worked out")

    for name in ("margins", "told"):
        monkeypatch.setattr(odds, name, never)
    (silent,) = me.get(f"/api/matches/{without}/preview", **asked)["preview"]["options"]
    assert "odds" not in silent
    assert silent["clash"] == told["clash"]
    assert silent["clash"]["text"].endswith("before cards")
    assert silent["stake"] == told["stake"]
    assert '"odds":' not in me.call("GET", f"/api/matches/{without}/scene?seat={seat}").text


def test_lessons_tell_odds_and_why_a_thing_is_barred(me: Person) -> None:
    at = "/api/lessons/coalitions/first_round/march"
    trail = ["arbiter prussia"]
    scene = me.post(at, {"trail": trail})["scene"]
    moves = [option["moves"][0] for option in scene["prompt"]["options"]][:3]
    told = me.post(f"{at}/preview", {"trail": trail, "moves": moves})
    assert [option["moves"][0] for option in told["options"]] == moves
    found = me.post(f"{at}/barred", {"trail": trail, "ref": "place:serbia"})["barred"]
    assert (found["rule"], found["text"]["text"]) == ("K-7.6.14", "Serbia: Austria has no Garrison in Serbia.")
    assert me.call("POST", f"{at}/barred", {"trail": ["nonsense"], "ref": "place:egypt"}).status_code == 422
