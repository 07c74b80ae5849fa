"""Several moves sent as one act, over real sockets and on both stores."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from chancellery import Match, verify
from chancellery.server.apart import load
from chancellery.server.export import as_played
from chancellery.server.ledger import Ledger
from chancellery.server.settings import Settings
from chancellery.server.setups import setup_to_data
from tests.server.harness import Person, Running, action_id, plant, running

FR, MT = "frederick_ii", "maria_theresa"
DIVIDED = ["armies friedrich 8", "armies schwerin 4"]  # Prussia divides its armies; others do so side by side


def begun() -> Match:
    return Match.new("maria", "full", seed="1", nonce="n")


def send(me: Person, id: str, moves: list[str], seq: int, action: str | None = None, **more: Any) -> httpx.Response:
    body = {"seat": FR, "moves": moves, "seq": seq, "action_id": action or action_id(), **more}
    return me.call("POST", f"/api/matches/{id}/moves", body)


def undo(me: Person, id: str, seat: str, seq: int) -> dict[str, Any]:
    done: dict[str, Any] = me.post(f"/api/matches/{id}/undo", {"seat": seat, "seq": seq, "action_id": action_id()})
    return done


def moves(server: Running, id: str) -> list[str]:
    return [move.text for _, move in server.do(server.context.hall.table(id)).match.moves]


def test_several_moves_are_one_act(local: Running, me: Person) -> None:
    id = plant(local, begun(), [], me)
    first = send(me, id, ["  ARMIES friedrich 8", DIVIDED[1]], 0, "both")
    assert first.status_code == 200, first.text
    done = first.json()
    assert (done["seq"], done["moves"], done["made"], done["text"]) == (1, 2, 2, "\n".join(DIVIDED))
    again = send(me, id, DIVIDED, 0, "both")  # sent twice, made once
    assert (again.status_code, again.json()) == (200, done)
    for other in ([DIVIDED[0]], [DIVIDED[0], "armies schwerin 5"], DIVIDED[::-1]):
        reused = send(me, id, other, 0, "both")
        assert (reused.status_code, reused.json()["error"]) == (409, "action-reused")
    assert moves(local, id) == DIVIDED
    assert undo(me, id, FR, 1)["moves"] == 0
    assert moves(local, id) == []


def test_of_several_moves_all_are_made_or_none(local: Running, me: Person) -> None:
    id = plant(local, begun(), [], me)
    wrong = send(me, id, [DIVIDED[0], "armies schwerin 99"], 0)
    assert (wrong.status_code, wrong.json()["error"], wrong.json()["field"]) == (422, "illegal", "moves.1")
    assert wrong.json()["rule"].startswith("M-")
    unreadable = send(me, id, [*DIVIDED, "surrender"], 0)
    assert (unreadable.status_code, unreadable.json()["error"]) == (422, "bad-input")
    assert unreadable.json()["field"] == "moves.2"
    assert moves(local, id) == []
    assert me.get(f"/api/matches/{id}")["seq"] == 0
    assert send(me, id, DIVIDED, 0).json()["seq"] == 1
    stale = send(me, id, ["armies leopold 1"], 0)
    assert (stale.status_code, stale.json()["error"]) == (409, "stale")


@pytest.mark.parametrize(
    "body", [{"moves": []}, {"moves": ["pass"] * 101}, {"moves": ["x" * 2000]}, {"moves": ["a\x00"]}, {"move": "a"}, {}]
)
def test_one_move_or_up_to_a_hundred(local: Running, me: Person, body: dict[str, Any]) -> None:
    id = plant(local, begun(), [], me)
    both = {"moves": DIVIDED, **body} if "move" in body else body
    sent = {"seat": FR, "seq": 0, "action_id": action_id(), **both}
    response = me.call("POST", f"/api/matches/{id}/moves", sent)
    assert (response.status_code, response.json()["error"]) == (422, "bad-input")


def test_what_is_not_made_is_told(local: Running, me: Person) -> None:
    """Where something hidden comes to light the rest is not made; sent again it gets the same answer."""
    match = begun()
    while len(match.decisions) > 1 or match.decisions[0].seat != 1:
        seat = next((d.seat for d in match.decisions if d.seat != 1), 1)
        match.play(seat, match.legal(seat)[0])
    while True:
        last = match.legal(1)[0].text
        trial = match.clone()
        trial.play(1, last)
        if trial._history.barrier == len(trial):
            break
        match = trial
    id = plant(local, match, match.moves, me)
    seq = len(match)
    sent = [last, "armies friedrich 8", "surrender"]
    done = send(me, id, sent, seq, "stops").json()
    assert (done["made"], done["text"], done["moves"]) == (1, last, seq + 1)
    assert send(me, id, sent, seq, "stops").json() == done


def test_several_moves_over_a_live_table(local: Running, me: Person) -> None:
    id = plant(local, begun(), [], me)
    table = me.live(id, FR)
    table.until("state")
    table.send(type="move", seat=FR, moves=DIVIDED, seq=0, action_id="live-both")
    done = table.until("done")
    assert (done["seq"], done["made"]) == (1, 2)
    assert table.until_seq(1)["moves"] == 2
    table.send(type="undo", seat=FR, seq=1, action_id="live-undo")
    assert table.until("done")["moves"] == 0


def test_several_moves_survive_a_restart(where: str) -> None:
    """They are still one act: for an undo, for the record, and for who reads the entries alone."""
    settings = Settings(store=where, bot_pause=0.0, bot_processes=1, rates=False)
    with running(settings) as first:
        me = Person(first.address)
        id = plant(first, begun(), [], me)
        done = send(me, id, DIVIDED, 0, "both").json()
        me.post(f"/api/matches/{id}/press", {"seat": MT, "text": "Well?", "action_id": action_id()})
    with running(settings) as second:
        again = Person(second.address)
        assert send(again, id, DIVIDED, 0, "both").json() == done
        record = again.http.get(f"/api/matches/{id}/record").text
        assert '[Together "1-2"]' in record
        assert verify(record).match.moves == Match.from_record(record).moves
        store = second.context.store

        async def kept() -> tuple[str, Ledger]:
            row = await store.match(id)
            assert row is not None
            return as_played(row, await store.entries(id)), await load(store, row)

        played, ledger = second.do(kept())
        assert [line.split(" #")[0] for line in played.splitlines()][-3:-1] == [
            f"{number}. {FR}: {move}" for number, move in enumerate(DIVIDED, 1)
        ]
        loaded = Ledger.load(setup_to_data(ledger.match.setup), ledger.snapshot())
        assert loaded.match.together == ledger.match.together == [(1, 2)]
        assert loaded.match.said == ledger.match.said
        assert undo(again, id, FR, 1)["moves"] == 0
        played, ledger = second.do(kept())
        assert len(ledger.match) == 0
        assert f"@{MT} > all: Well?" in played
        assert "1. " not in played
        assert [said.text for said in ledger.match.press(0)] == ["Well?"]


# -- after something hidden has come to light


def buying() -> Match:
    """A Power of Coalitions with Money for several cards."""
    match = Match.new("coalitions", "1805", seed="6", nonce="n")
    while match.decisions[0].kind != "purchase" or "buy card" not in [move.text for move in match.decisions[0].options]:
        seat = match.decisions[0].seat
        match.play(seat, match.legal(seat)[-1])
    return match


def test_a_bundle_of_purchases_goes_on_after_a_card_was_drawn(local: Running, me: Person) -> None:
    match = buying()
    seat, bundle = match.seats[match.decisions[0].seat], ["buy morale", "buy card", "buy card"]
    id, seq = plant(local, match, match.moves, me), len(match)
    done = send(me, id, bundle, seq, seat=seat, through=True).json()
    assert (done["made"], done["moves"], done["text"]) == (3, seq + 3, "\n".join(bundle))
    refused = me.call("POST", f"/api/matches/{id}/undo", {"seat": seat, "seq": done["seq"], "action_id": action_id()})
    assert (refused.status_code, refused.json()["error"]) == (409, "cannot-undo")
    assert f'[Together "{seq + 1}-{seq + 3}"]' in me.http.get(f"/api/matches/{id}/record").text


def test_after_a_card_was_drawn_a_move_that_is_not_allowed_ends_it(local: Running, me: Person) -> None:
    match = buying()
    seat, id, seq = match.seats[match.decisions[0].seat], plant(local, match, match.moves, me), len(match)
    before = send(me, id, ["march paris > lorraine", "buy card"], seq, seat=seat, through=True)
    assert (before.status_code, before.json()["field"]) == (422, "moves.0")  # nothing was shown: none is made
    done = send(me, id, ["buy card", "march paris > lorraine"], seq, seat=seat, through=True).json()
    assert (done["made"], done["text"]) == (1, "buy card")
    only = send(me, id, ["buy card", "buy card"], done["seq"], seat=seat).json()
    assert only["made"] == 1  # who does not ask for it stops there


def test_a_bundle_survives_a_restart(where: str) -> None:
    settings = Settings(store=where, bot_pause=0.0, bot_processes=1, rates=False)
    match, bundle = buying(), ["buy card", "buy card"]
    seat, seq = match.seats[match.decisions[0].seat], len(match)
    with running(settings) as first:
        me = Person(first.address)
        id = plant(first, match, match.moves, me)
        assert send(me, id, bundle, seq, seat=seat, through=True).json()["made"] == 2
    with running(settings) as second:
        assert moves(second, id)[seq:] == bundle
        ledger = second.do(second.context.hall.table(id)).ledger
        assert ledger.apart is None
        assert ledger.match.together == [(seq + 1, seq + 2)]
