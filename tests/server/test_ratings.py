"""Results of finished matches are written once, rated in order, and told in profiles and leaderboards."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from chancellery import Match
from chancellery.server.hall import new_id
from chancellery.server.ledger import system_text
from chancellery.server.rating import results as counted
from chancellery.server.rating import settling
from chancellery.server.setups import setup_to_data
from chancellery.store import Append, NewEntry, Seat, Standing, Store, StoredMatch, open_store
from chancellery.store.rating_schema import rating_steps, ratings, results
from tests.server.harness import Person, Running

GAME = "imperial_struggle"


def over(seats: Sequence[Seat], winner: int, rated: bool = True, at: int = 1, **more: Any) -> StoredMatch:
    match = Match.new(GAME, seed="s", nonce="n")
    setup = {**setup_to_data(match.setup), "seat_ids": list(match.seats), "rated": rated, **more}
    scores = [1, 1]
    scores[winner] = 5
    outcome = {"winners": [winner], "scores": scores, "rule": "", "reason": "points"}
    standing = Standing("finished", 9, 9, outcome=outcome)
    return StoredMatch(new_id(), "", GAME, setup, None, False, at, at, 0, standing, tuple(seats))


def pair(one: int, other: int) -> tuple[Seat, Seat]:
    return Seat(0, "person", one, f"p{one}"), Seat(1, "person", other, f"p{other}")


async def rows(store: Store, table: Any) -> list[dict[str, Any]]:
    def read(connection: Any) -> list[dict[str, Any]]:
        query = table.select().order_by(*table.primary_key.columns)
        return [dict(row) for row in connection.execute(query).mappings()]

    return await store.ask(read)


def test_every_match_counts_once_however_many_servers_settle(where: str) -> None:
    async def work() -> None:
        stores = [open_store(where), open_store(where)]
        await stores[0].start()
        await stores[1].start()
        try:
            ids = [(await stores[0].add_account(name, "x", 0)).id for name in ("Ada", "Bea", "Cyd")]
            games = [
                over(pair(ids[0], ids[1]), 0, at=10),
                over(pair(ids[1], ids[2]), 1, at=20),
                over(pair(ids[0], ids[2]), 1, rated=False, at=30),
                over((Seat(0, "person", ids[0], "Ada"), Seat(1, "bot", name="random", bot="random")), 0, at=40),
                over(pair(ids[0], ids[0]), 0, at=50),
                over(pair(ids[0], ids[1]), 0, at=60, hints=True),
            ]
            for row in games:
                await stores[0].create_match(row)
            await asyncio.gather(*(settling.Settling(store).sweep() for store in (*stores, *stores)))
            found = await rows(stores[0], results)
            assert len(found) == 2 * len(games)
            assert {row["match_id"] for row in found if row["rated"]} == {games[n].id for n in (0, 1, 3)}
            kept = await rows(stores[0], ratings), await rows(stores[0], rating_steps)
            by_player = {row["player"]: row for row in kept[0]}
            ada, bea, cyd = (by_player[f"a{id}"] for id in ids)
            assert (ada["matches"], ada["won"], bea["matches"], bea["won"]) == (2, 2, 2, 0)
            assert ada["mu"] > 25 > bea["mu"]
            assert cyd["mu"] > 25
            assert by_player["b:random"]["mu"] < 25
            assert len(kept[1]) == 3 * 4  # two players and two seats of each
            assert await stores[1].change(settling.rerate) == 3
            assert (await rows(stores[0], ratings), await rows(stores[0], rating_steps)) == kept
        finally:
            for store in stores:
                await store.close()

    asyncio.run(work())


def test_who_leaves_a_rated_match_has_lost_it(hosted: Running) -> None:
    async def work() -> list[dict[str, Any]]:
        store = hosted.context.store
        ids = [(await store.add_account(name, "x", 0)).id for name in ("Eve", "Fay")]
        row = over((Seat(0, "bot", name="random", bot="random"), Seat(1, "person", ids[1], "Fay")), 0)
        await store.create_match(replace(row, standing=Standing("running", 0, 0)))
        left = system_text("left", seat=row.setup["seat_ids"][0], name="Eve", account=ids[0])
        await store.append(Append(row.id, 0, (NewEntry("system", None, left, 5, 5),), row.standing))
        await store.change(lambda c: settling.settle(c, row.id))
        assert not await store.change(lambda c: settling.settle(c, row.id))
        return [one for one in await rows(store, results) if one["match_id"] == row.id]

    first, second = hosted.do(work())
    assert (first["left"], first["won"], first["place"], first["bot"]) == (True, False, 2, "")
    assert (second["rated"], second["place"]) == (True, 1)


@pytest.fixture(scope="module")
def known(hosted: Running) -> dict[str, tuple[str, str]]:
    """Two accounts with 21 rated matches against each other; Ola has won all but the last."""
    names = ("Ola", "Jan")
    made = {name: Person(hosted.address).register(name) for name in names}

    async def played() -> None:
        store = hosted.context.store
        ids = [account.id for name in names if (account := await store.account_named(name)) is not None]
        for number, winner in enumerate([0] * 20 + [1]):
            row = over(pair(ids[number % 2], ids[1 - number % 2]), winner ^ (number % 2), at=number + 1)
            await store.create_match(row)
        await settling.Settling(store).sweep()

    hosted.do(played())
    return {name: (person.cookie, person.csrf) for name, person in made.items()}


@pytest.fixture
def people(hosted: Running, known: dict[str, tuple[str, str]]) -> dict[str, Person]:
    made = {name: Person(hosted.address) for name in known}
    for name, person in made.items():
        person.cookie, person.csrf = known[name]
    return made


def test_profile_leaderboard_and_history(hosted: Running, people: dict[str, Person]) -> None:
    ola = people["Ola"]
    board = ola.get(f"/api/ratings/{GAME}", bots=False)["leaders"]
    first, second = (one for one in board if one["name"] in people)
    assert (first["name"], first["place"], first["you"], first["provisional"]) == ("Ola", 1, True, False)
    assert second["rating"] < 1500 < first["rating"]
    profile = Person(hosted.address).get("/api/people/Ola", lang="pl")  # a guest may read it
    assert (profile["matches"], profile["won"], profile["streaks"]) == (21, 20, {"now": -1, "longest": 20})
    assert profile["opponents"][0] | {"bot": None} == {
        "name": "Jan", "bot": None, "matches": 21, "ahead": 20, "behind": 1,
    }  # fmt: skip
    assert {one["title"] for one in profile["powers"]} == {"Wielka Brytania", "Francja"}
    assert profile["games"][0]["place"] == 1
    assert profile["played"][0]["gained"] < 0
    steps = ola.get(f"/api/people/ola/ratings/{GAME}")["steps"]
    assert len(steps) == 21
    assert steps[-1]["rating"] == first["rating"]
    assert steps[-1]["gained"] == profile["played"][0]["gained"]
    nobody = ola.call("GET", "/api/people/Nobody")
    assert (nobody.status_code, nobody.json()["error"]) == (404, "no-account")
    assert ola.call("GET", "/api/ratings/chess").status_code == 404


def test_rated_needs_agreement_without_help(hosted: Running, people: dict[str, Person]) -> None:
    seats = {"britain": "me", "france": {"account": "Jan"}}
    body = {"game": GAME, "seats": seats, "rated": True}
    made = people["Ola"].post("/api/matches", body)["match"]
    assert (made["rated"], made["hints"]) == (True, False)
    told = people["Ola"].call("GET", f"/api/matches/{made['id']}/advice", params={"seat": "britain"})
    assert (told.status_code, told.json()["error"]) == (403, "hints-off")
    assert not people["Ola"].post("/api/matches", {"game": GAME, "seats": seats})["match"]["rated"]
    for wrong in (
        {"hints": True},
        {"seats": dict.fromkeys(seats, "me")},
        {"seats": {seat: {"bot": "random"} for seat in seats}},
    ):
        refused = people["Ola"].call("POST", "/api/matches", body | wrong)
        assert (refused.status_code, refused.json()["error"]) == (409, "rated-fair")


def test_a_rated_match_begins_as_the_game_begins(hosted: Running, people: dict[str, Person]) -> None:
    """Else somebody would win a won position again and again against a bot."""
    position = {"game": "coalitions", "scenario": "1805", "seats": 3}
    first, *others = Match.from_position("coalitions", position).seats
    seats: dict[str, Any] = {first: "me"} | {seat: {"bot": "random"} for seat in others}
    body = {"game": "coalitions", "seats": seats, "position": position}
    assert not people["Ola"].post("/api/matches", body)["match"]["rated"]
    refused = people["Ola"].call("POST", "/api/matches", {**body, "rated": True})
    assert (refused.status_code, refused.json()["error"]) == (409, "rated-fair")
    assert counted.is_rated(over(pair(1, 2), 0))
    assert not counted.is_rated(over(pair(1, 2), 0, position=position))


def test_own_data_and_what_stays_of_a_closed_account(hosted: Running, people: dict[str, Person]) -> None:
    jan = people["Jan"]
    data = jan.get("/api/accounts/me/data")
    assert (data["account"]["name"], len(data["results"]), len(data["rating_steps"])) == ("Jan", 21, 21)
    assert "seed" not in str(data)
    assert Person(hosted.address).call("GET", "/api/accounts/me/data").status_code == 401
    id = next(one["id"] for one in people["Ola"].get("/api/people/Ola")["played"])
    assert jan.call("DELETE", "/api/accounts/me", {"password": "correct horse"}).status_code == 200
    assert jan.call("GET", "/api/people/Jan").status_code == 404
    names = {one["name"] for one in people["Ola"].get(f"/api/ratings/{GAME}")["leaders"]}
    assert "Jan" not in names
    row = hosted.do(hosted.context.store.match(id))
    assert sorted(seat.name for seat in row.seats) == ["", f"p{data['account']['id'] - 1}"]
    assert people["Ola"].get("/api/people/Ola")["matches"] == 21  # they stay
