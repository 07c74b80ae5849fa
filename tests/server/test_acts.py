"""Moves that no decision asks for: agreements of Maria, proposed and signed over real sockets."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from chancellery import Match, verify
from chancellery.server.settings import Settings
from tests.server.harness import Person, Running, action_id, choices, plant, running
from tests.server.postgres import Cluster

LX, FR, MT = SEATS = ("louis_xv", "frederick_ii", "maria_theresa")
# Schwerin moves; to Ohlau, next to Traun in Brieg, as long as there is no truce
FRONT: dict[str, Any] = {
    "scenario": "full",
    "seats": 3,
    "turn": 4,
    "stage": "prussia_saxony",
    "generals": {"schwerin": {"city": "breslau", "armies": 4}, "traun": {"city": "brieg", "armies": 4}},
}
TRUCE = "propose : truce prussia austria until 5"
SUBSIDY = "propose : subsidy france > prussia for 2"


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Running]:
    """A hosted server with its limits."""
    with running(Settings(mode="hosted", store=str(tmp_path / "matches.sqlite"), bot_processes=1)) as server:
        yield server


def front() -> Match:
    return Match.from_position("maria", FRONT, seed="1", nonce="n")


def created(person: Person, **seats: Any) -> str:
    chosen = dict.fromkeys(SEATS, "me") | seats
    made = person.post("/api/matches", {"game": "maria", "scenario": "full", "seats": chosen, "hot_seat": True})
    return str(made["match"]["id"])


def agreements(server: Running, id: str) -> list[dict[str, Any]]:
    """What everybody may know, as the server has it in memory."""
    found: list[dict[str, Any]] = server.context.hall.tables[id].match.view(None)["agreements"]
    return found


def seq_of(me: Person, id: str) -> int:
    return int(me.get(f"/api/matches/{id}")["seq"])


def refusal(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]


# -- what is accepted


CLAUSES = "; ".join(
    f"evacuate pragmatic {city} until 12" for city in ("bruck_a_d_leitha", "bruck_a_d_mur") for _ in "1234"
)
WORDS = "Zgoda w roku 1741 – też dla Łużyc ☮ 𝔣𝔯𝔦𝔢𝔡𝔢: " + "ż" * 556
LONG = f"propose to louis_xv, maria_theresa until 12: {CLAUSES} -- {WORDS}"


def test_a_long_proposal_passes_and_a_longer_one_does_not(local: Running, me: Person) -> None:
    assert len(WORDS) == 600
    id = created(me)
    answer = me.move(id, FR, LONG, 0)
    assert answer.status_code == 200, answer.text
    assert answer.json()["text"] == LONG
    table = me.live(id, FR)
    table.until("state")
    assert table.move(FR, LONG)["text"] == LONG
    assert [(a["words"], len(a["clauses"])) for a in agreements(local, id)] == [(WORDS, 8)] * 2
    assert refusal(me.move(id, FR, LONG + "ż", 2)) == (422, "bad-input")
    assert table.move(FR, LONG + "ż")["error"] == "bad-input"
    why = me.get(f"/api/matches/{id}/why-not", seat=MT, move=LONG)
    assert why["legal"]
    assert refusal(me.move(id, FR, "propose : -- " + "x" * 1500, 2)) == (422, "bad-input")
    table.send(type="move", seat=FR, move="propose : -- " + "x" * 1500, seq=2, action_id="long")
    assert table.until("error")["error"] == "bad-message"
    assert seq_of(me, id) == 2


@pytest.mark.parametrize(
    "clause", ["subsidy france > prussia for 1000", "truce prussia austria until 99999", "end 4444"]
)
def test_numbers_beyond_all_measure_are_not_read(me: Person, clause: str) -> None:
    id = created(me)
    assert refusal(me.move(id, FR, f"propose : {clause}", 0)) == (422, "bad-input")
    assert refusal(me.move(id, FR, "sign 4444", 0)) == (422, "bad-input")


def test_refusals_name_the_rule(me: Person) -> None:
    id = created(me)
    answer = me.move(id, FR, "propose : subsidy prussia > austria for 2", 0)
    assert refusal(answer) == (422, "illegal")
    assert answer.json()["rule"] == "M-20.2"
    assert answer.json()["message"] == "Prussia and Austria are not allied, and subsidies go to allies only."
    assert me.move(id, FR, "sign 7", 0).json()["message"] == "No proposal 7 is open."


def test_only_whoever_sits_in_the_seat_may_act(hosted: Running) -> None:
    louis, frederick = (Person(hosted.address).known_as(hosted, name) for name in ("Louis", "Fritz"))
    id = created(louis, frederick_ii={"account": "Fritz"})
    frederick.take(id, FR)
    assert refusal(louis.move(id, FR, SUBSIDY, 0)) == (403, "not-your-seat")
    assert refusal(Person(hosted.address).move(id, FR, SUBSIDY, 0)) == (401, "login-needed")
    assert refusal(frederick.move(id, LX, SUBSIDY, 0)) == (403, "not-your-seat")
    assert louis.move(id, LX, SUBSIDY, 0).status_code == 200
    watching = frederick.live(id)  # a spectator's eyes, but his own seat
    watching.until("state")
    assert watching.move(LX, "withdraw 1")["error"] == "not-your-seat"
    assert watching.move(FR, "sign 1")["type"] == "done"
    assert hosted.context.hall.tables[id].match.view(None)["contracts"] == [["france", "prussia", 2]]


def test_nothing_is_agreed_when_the_match_is_over(local: Running, me: Person) -> None:
    match, rng = Match.new("maria", "introductory", 3, seed="over", nonce="n"), Random(1)
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
    id = plant(local, match, match.moves, me)
    answer = me.move(id, FR, SUBSIDY, len(match))
    assert refusal(answer) == (422, "illegal")
    assert "over" in answer.json()["message"]


def test_a_flood_of_proposals_is_refused(limited: Running) -> None:
    me = Person(limited.address).known_as(limited, "Louis")
    id = created(me)
    answers = []
    for number in range(1, 13):
        answers += [me.move(id, LX, SUBSIDY, 0), me.move(id, LX, f"withdraw {number}", 0)]
    codes = [answer.status_code for answer in answers]
    assert codes[:20] == [200] * 20
    assert 429 in codes
    while answers[-1].status_code != 429:
        answers.append(me.move(id, LX, SUBSIDY, 0))
    assert answers[-1].json()["message"] == "Too many at once. Wait a little."
    table = me.live(id, LX)
    state = table.until("state")
    assert table.move(LX, SUBSIDY)["error"] == "too-many"
    option = choices(state)[0]["moves"][0]
    assert table.move(LX, option)["type"] == "done"  # the match itself goes on


# -- beside decisions


def test_everybody_is_told_and_nobody_else_has_to_decide(me: Person) -> None:
    id = created(me)
    before = me.get(f"/api/matches/{id}")
    tables = [me.live(id, seat) for seat in (*SEATS, None)]
    for table in tables:
        table.until("state")
    assert tables[0].move(LX, SUBSIDY)["seq"] == 1
    for table in tables:
        events = table.until("events")
        assert [line["kind"] for line in events["lines"]] == ["agreement_proposed"]
        assert table.until("state")["seq"] == 1
    after = me.get(f"/api/matches/{id}")
    assert (after["waiting_for"], after["your_turn"]) == (before["waiting_for"], before["your_turn"])
    assert after["moves"] == 1
    assert tables[1].move(FR, "sign 1")["seq"] == 2
    said = [line["kind"] for line in tables[3].until("events")["lines"]]
    assert said == ["agreement_signed", "agreement_concluded", "contract_made"]


def test_a_move_is_stale_only_if_its_decision_has_changed(local: Running, me: Person) -> None:
    id = plant(local, front(), [], me)
    options = [option["moves"][0] for option in choices(me.scene(id, FR))]
    near, away = "move schwerin > ohlau", "move schwerin > oels"
    assert {near, away} < set(options)
    assert me.move(id, MT, TRUCE, 0).status_code == 200
    assert me.move(id, LX, SUBSIDY, 0).status_code == 200  # he has not seen the truce, which does not matter
    assert me.move(id, MT, "withdraw 1", 2).status_code == 200
    assert me.move(id, FR, away, 0).status_code == 200  # decided on the first sight, three acts ago
    assert refusal(me.move(id, FR, away, 0)) == (409, "stale")

    id = plant(local, front(), [], me)
    me.move(id, MT, TRUCE, 0)
    assert me.move(id, FR, "sign 1", 1).status_code == 200  # now Ohlau is closed to Schwerin
    assert near not in [option["moves"][0] for option in choices(me.scene(id, FR))]
    assert refusal(me.move(id, FR, near, 0)) == (409, "stale")
    assert refusal(me.move(id, FR, near, 2)) == (422, "illegal")
    assert me.move(id, FR, away, 2).status_code == 200


def test_a_decision_that_is_asked_again_with_the_same_options_is_not_stale(local: Running, me: Person) -> None:
    id = plant(local, front(), [], me)
    me.move(id, LX, SUBSIDY, 0)
    assert me.move(id, FR, "sign 1", 1).status_code == 200  # concluded: Prussia's movement is asked again
    assert me.move(id, FR, "move schwerin > ohlau", 0).status_code == 200


def test_an_act_sent_twice_is_made_once(local: Running, me: Person) -> None:
    id = created(me)
    first = me.move(id, LX, SUBSIDY, 0, "one")
    me.move(id, LX, "armies moritz_von_sachsen 7", 0)
    again = me.move(id, LX, "propose  :  subsidy france > prussia for 2", 0, "one")
    assert first.json() == again.json()
    assert len(agreements(local, id)) == 1
    assert refusal(me.move(id, LX, "withdraw 1", 1, "one")) == (409, "action-reused")


def test_an_answer_to_what_was_taken_back_is_stale(local: Running, me: Person) -> None:
    """Taken back and proposed anew, number 1 is another proposal."""
    id = created(me)
    me.move(id, LX, SUBSIDY, 0)
    undo = {"seat": LX, "seq": 1, "action_id": action_id()}
    assert me.call("POST", f"/api/matches/{id}/undo", undo).status_code == 200
    assert agreements(local, id) == []
    me.move(id, LX, "propose : subsidy prussia > france for 12", 2)
    assert refusal(me.move(id, FR, "sign 1", 1)) == (409, "stale")
    assert me.move(id, FR, "sign 1", 3).status_code == 200


def test_undo_takes_back_the_last_act_and_not_what_another_did(me: Person) -> None:
    id = created(me)
    me.move(id, LX, "armies moritz_von_sachsen 7", 0)
    me.move(id, FR, "propose : subsidy france > prussia for 2", 0)
    undo = {"seat": LX, "seq": 2, "action_id": action_id()}
    answer = me.call("POST", f"/api/matches/{id}/undo", undo)
    assert refusal(answer) == (409, "cannot-undo")
    assert answer.json()["message"] == (
        "The last move was made by Frederick II; only your own last move can be taken back."
    )
    undo = {"seat": FR, "seq": 2, "action_id": action_id()}
    assert me.call("POST", f"/api/matches/{id}/undo", undo).status_code == 200
    undo = {"seat": LX, "seq": 3, "action_id": action_id()}
    assert me.call("POST", f"/api/matches/{id}/undo", undo).status_code == 200
    assert me.get(f"/api/matches/{id}")["moves"] == 0


# -- the stores


def test_acts_survive_a_restart(where: str) -> None:
    settings = Settings(store=where, bot_pause=0.0, bot_processes=1, rates=False)
    with running(settings) as first:
        me = Person(first.address)
        id = plant(first, front(), [], me)
        me.move(
            id, MT, LONG.replace("propose to louis_xv", "propose to frederick_ii").replace("pragmatic", "austria"), 0
        )
        me.move(id, MT, TRUCE, 1)
        me.move(id, FR, "sign 2", 2)
        for number in range(3, 51):  # more than a snapshot needs
            me.move(id, LX, f"propose to frederick_ii: -- {number}", 2 * number - 3)
            me.move(id, LX, f"withdraw {number}", 2 * number - 2)
        deadline = time.monotonic() + 20
        while first.context.hall.tables[id].ledger.saved == 0:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        me.move(id, LX, "propose to frederick_ii: -- last", 99)
        before = agreements(first, id)
        scene = me.scene(id, FR)
        assert [(a["number"], a["in_force"]) for a in before] == [(1, False), (2, True), (51, False)]
    with running(settings) as second:
        again = Person(second.address)
        assert again.scene(id, FR) == scene
        assert agreements(second, id) == before
        assert again.move(id, FR, "turn down 51", 100).status_code == 200
        record = again.http.get(f"/api/matches/{id}/record").text
        assert len(verify(record).match) == 101


def test_acts_on_two_servers(postgres: Cluster) -> None:
    settings = Settings(store=postgres.database(), bot_pause=0.0, bot_processes=1, bot_takeover=2.0)
    with running(settings) as one, running(settings) as two:
        for server in (one, two):
            server.do(server.context.store.hearing())  # type: ignore[attr-defined]
        louis, frederick = Person(one.address), Person(two.address)
        id = plant(one, front(), [], louis)
        tables = [louis.live(id, LX), frederick.live(id, FR)]
        for table in tables:
            table.until("state")
        assert tables[0].move(LX, SUBSIDY)["seq"] == 1
        tables[1].until_seq(1)
        with ThreadPoolExecutor(2) as pool:  # an act and a move at the same moment: both are made
            signing = pool.submit(tables[1].move, FR, "sign 1", 1)
            moving = pool.submit(louis.move, id, FR, "move schwerin > ohlau", 1)
            assert signing.result()["type"] == "done"
            assert moving.result().status_code == 200
        for table in tables:
            table.until_seq(3)
        for server in (one, two):
            assert server.context.hall.tables[id].match.view(None)["contracts"] == [["france", "prussia", 2]]
        records = [person.http.get(f"/api/matches/{id}/record").text for person in (louis, frederick)]
        assert records[0] == records[1]


def test_a_bot_of_two_servers_answers_once(postgres: Cluster) -> None:
    settings = Settings(store=postgres.database(), bot_pause=0.0, bot_processes=1, bot_takeover=0.5)
    with running(settings) as one, running(settings) as two:
        for server in (one, two):
            server.do(server.context.store.hearing())  # type: ignore[attr-defined]
        first, second = Person(one.address), Person(two.address)
        id = created(first, frederick_ii={"bot": "sensible"})
        tables = [first.live(id, LX), second.live(id, MT)]
        for number in (1, 2, 3):  # proposed here and there: whoever wrote last lets the bot answer first
            assert (
                tables[number % 2].move((LX, MT)[number % 2], f"propose to frederick_ii: -- {number}", 0)["type"]
                == "done"
            )
            answered = f"agreement {number}."
            while not any(
                f"turns down {answered}" in (line["text"] or "") for line in tables[0].until("events")["lines"]
            ):
                pass
        time.sleep(2)  # the other server has waited long enough to think that nobody answers
        records = [person.http.get(f"/api/matches/{id}/record").text for person in (first, second)]
        assert records[0] == records[1]
        assert [records[0].count(f"frederick_ii: turn down {number} ") for number in (1, 2, 3)] == [1, 1, 1]
