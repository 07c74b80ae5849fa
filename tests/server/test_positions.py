"""Positions over real sockets: begun, checked, drawn, played on from; and matches as positions."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chancellery import Match, games
from chancellery.server.position_models import LONGEST_POSITION
from tests.server.harness import GAME, Person, Running, finished_match, plant

VARIANTS = [(one.id, scenario.id, max(scenario.seats)) for one in games() for scenario in one.scenarios]


def begun(me: Person, game: str, **start: Any) -> dict[str, Any]:
    found: dict[str, Any] = me.post(f"/api/positions/{game}?lang=pl", {"start": start})
    return found


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_every_scenario_begins_with_its_set_up_and_with_an_empty_map(
    me: Person, game: str, scenario: str, seats: int
) -> None:
    full = begun(me, game, scenario=scenario, seats=seats)
    assert full["problem"] is None
    assert full["scene"]["pieces"]
    assert full["begins"]
    there = Match.new(game, scenario, seats).scene(None, "en")
    assert sorted(one["place"] for one in full["scene"]["pieces"]) == sorted(one.place for one in there.pieces)
    empty = begun(me, game, scenario=scenario, seats=seats, empty=True)
    assert empty["problem"] is None
    assert len(empty["scene"]["pieces"]) < len(full["scene"]["pieces"])
    again = me.post(f"/api/positions/{game}", {"text": full["toml"]})
    assert again["position"] == full["position"]
    for group in full["groups"]:
        assert group["title"]
        assert all(control["title"] for control in group["controls"])


def test_what_is_wrong_is_told_with_its_field_and_its_place(me: Person) -> None:
    position = begun(me, GAME, scenario="1805")["position"]
    position["powers"]["france"]["generals"]["wien"] = 2
    position["powers"]["austria"]["generals"]["wien"] = 1
    answer = me.post(f"/api/positions/{GAME}?lang=pl", {"position": position})
    assert answer["scene"] is None
    assert (answer["problem"]["field"], answer["problem"]["place"]) == ("powers", "wien")
    assert answer["problem"]["message"].startswith("Pozycja")
    assert answer["groups"]
    position["powers"]["austria"]["generals"].pop("wien")
    position["powers"]["france"]["morale"] = 99
    found = me.post(f"/api/positions/{GAME}", {"position": position})["problem"]
    assert found["field"] == "powers.france.morale"
    assert "0..15" in found["message"]


def test_what_is_no_position_is_refused(me: Person) -> None:
    for body, code in (({"text": "nonsense ["}, "bad-input"), ({"text": "x" * (LONGEST_POSITION + 1)}, "bad-input")):
        answer = me.call("POST", f"/api/positions/{GAME}", body)
        assert (answer.status_code, answer.json()["error"]) == (422, code)
    assert me.call("POST", "/api/positions/nothing", {"text": ""}).status_code == 422
    huge = {"game": GAME, "seats": {"france": "me"}, "position": {"note": "x" * LONGEST_POSITION}}
    assert me.call("POST", "/api/matches", huge).status_code == 413


def test_a_match_begins_at_a_position(me: Person) -> None:
    position = begun(me, GAME, scenario="1805", seats=3)["position"] | {"phase": "action", "action": "movement"}
    position["powers"]["france"]["generals"] = {"picardie": 3}
    position["powers"]["france"].pop("named", None)
    seats = {one["id"]: "me" for one in me.post(f"/api/positions/{GAME}", {"position": position})["seats"]}
    made = me.post("/api/matches", {"game": GAME, "seats": seats, "position": position})
    scene = me.get(f"/api/matches/{made['match']['id']}/scene")["scene"]
    french = [one for one in scene["pieces"] if one["power"] == "france" and one["type"] == "general"]
    assert [(one["place"], one["troops"]) for one in french] == [("picardie", 3)]


def test_a_match_as_a_position_tells_a_seat_what_it_may_know(me: Person) -> None:
    id = me.create()["match"]["id"]
    scene = me.get(f"/api/matches/{id}/scene", seat="france")["scene"]
    own = next(hand for hand in scene["hands"] if hand["power"] == "france")["cards"]
    seen = set()
    for _ in range(6):
        found = me.get(f"/api/matches/{id}/position", seat="france")
        powers = found["position"]["powers"]
        assert found["whole"] is False
        assert len(powers["france"]["hand"]) == len(own)
        seen.add(json.dumps([powers["france"]["hand"], powers["russia"]["hand"], powers["austria"]["hand"]]))
    assert len({json.loads(one)[0][0] for one in seen}) == 1  # one's own hand is what it is
    assert len(seen) > 1  # those of others are dealt anew


def test_a_finished_match_is_told_whole(me: Person, local: Running) -> None:
    played = finished_match()
    id = plant(local, played, played.moves, me, over=True)
    found = me.get(f"/api/matches/{id}/position")
    assert found["whole"] is True
    assert me.post(f"/api/positions/{GAME}", {"position": found["position"]})["problem"] is None
