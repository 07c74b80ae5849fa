"""Tournaments on a running server: a Swiss with all that may come between, rotating tables, kills between steps."""

from __future__ import annotations

import asyncio
import csv
import inspect
import io
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from chancellery.server.settings import Settings
from chancellery.server.tournaments import running as running_module
from chancellery.server.tournaments.running import Running as Rounds
from chancellery.store import now, open_store, schema, tournament_rows
from chancellery.store.tournament_schema import pairings, rounds
from tests.server.harness import Person, Process, Running, running
from tests.server.postgres import Cluster

TWO = {"game": "imperial_struggle", "scenario": "standard", "seats": 2, "title": "Cup"}
THREE = {"game": "maria", "scenario": "introductory", "seats": 3, "form": "tables", "title": "Silesia"}
HOUR = 3_600_000


@pytest.fixture
def club(where: str) -> Iterator[Running]:
    with running(Settings(mode="hosted", store=where, bot_pause=0.0, bot_processes=1, rates=False)) as server:
        yield server


def people(server: Running, *names: str) -> dict[str, Person]:
    return {name: Person(server.address).known_as(server, name) for name in names}


def made(organiser: Person, **rules: Any) -> str:
    """An open tournament; its id."""
    id: str = organiser.post("/api/tournaments", rules)["id"]
    organiser.post(f"/api/tournaments/{id}/stage", {"stage": "open"})
    return id


def at(id: str, *more: object) -> str:
    return "/".join(("/api/tournaments", id, *map(str, more)))


def tables(info: dict[str, Any], kind: str = "match") -> list[dict[str, Any]]:
    """Those of the last round."""
    return [one for one in info["rounds"][0]["tables"] if one["kind"] == kind]


def resign(table: dict[str, Any], loser: str, who: dict[str, Person]) -> None:
    seat = next(one["seat"] for one in table["seats"] if one["name"] == loser)
    who[loser].post(f"/api/matches/{table['match']}/deeds", {"seat": seat, "do": "resign"})


def agree(table: dict[str, Any], winner: str, who: dict[str, Person]) -> None:
    """All at a table of several agree that one has won."""
    seats = {one["name"]: one["seat"] for one in table["seats"] if one["name"] in who}
    what = f"end {seats[winner]}"
    first, *others = seats
    path = f"/api/matches/{table['match']}/deeds"
    who[first].post(path, {"seat": seats[first], "do": "propose", "what": what})
    for name in others:
        who[name].post(path, {"seat": seats[name], "do": "agree", "what": what})


def swept(server: Running) -> None:
    """What a server does every few seconds."""
    server.do(server.context.settling.sweep())
    server.do(server.app.state.tournaments.sweep())


def change(server: Running, work: Callable[[Any], Any]) -> Any:
    return server.do(server.context.store.change(work))


def past_deadline(server: Running, id: str, number: int) -> None:
    change(server, lambda c: tournament_rows.change_round(c, id, number, deadline=1))
    swept(server)


def names(table: dict[str, Any]) -> set[str]:
    return {one["name"] for one in table["seats"]}


def test_swiss_of_five_with_a_bye_a_withdrawal_and_a_deadline(club: Running) -> None:
    who = people(club, "Ada", "Bea", "Cyd", "Dan", "Eve")
    ada = who["Ada"]
    id = made(ada, **TWO, form="swiss", seeding="hand", hours=72, late="loss", rounds=3, rated=True)
    draft = ada.post("/api/tournaments", {**TWO, "form": "swiss", "title": "Hidden"})["id"]
    guest = Person(club.address)
    assert guest.call("GET", at(draft)).json()["error"] == "no-tournament"
    assert [one["id"] for one in guest.get("/api/tournaments")["tournaments"]] == [id]
    for person in who.values():
        person.post(at(id, "entry"))
    assert who["Bea"].call("POST", at(id, "stage"), {"stage": "running"}).json()["error"] == "not-organiser"
    refused = ada.call("PUT", at(id), {**TWO, "form": "swiss", "rated": False})
    assert refused.json()["error"] == "tournament-agreed"
    numbers = {one["name"]: one["number"] for one in ada.get(at(id))["entrants"]}
    ada.call("PUT", at(id, "seeds"), {"order": [numbers[name] for name in who]})
    info = ada.post(at(id, "stage"), {"stage": "running"})

    # 1: Ada-Cyd, Bea-Dan, Eve sits out
    assert [names(one) for one in tables(info)] == [{"Ada", "Cyd"}, {"Bea", "Dan"}]
    assert names(tables(info, "bye")[0]) == {"Eve"}
    match = who["Ada"].get(f"/api/matches/{tables(info)[0]['match']}")
    assert match["tournament"] == {"id": id, "title": "Cup", "round": 1}
    assert (match["rated"], match["status"], match["hints"]) == (True, "running", False)
    assert {seat["name"] for seat in match["seats"]} == {"Ada", "Cyd"}
    resign(tables(info)[0], "Cyd", who)
    resign(tables(info)[1], "Dan", who)
    swept(club)
    info = ada.get(at(id))
    assert info["round"] == 2
    # Dan has the point of the round that Dan sits out already
    standing = {one["name"]: one for one in info["divisions"][0]["standings"]}
    points = [standing[name]["points"] for name in who]
    assert points == ["1", "1", "0", "1", "1"]

    # 2: Ada-Bea and Eve-Cyd; Dan sits out, then Bea withdraws and has lost
    assert {frozenset(names(one)) for one in tables(info)} == {frozenset({"Ada", "Bea"}), frozenset({"Eve", "Cyd"})}
    assert names(tables(info, "bye")[0]) == {"Dan"}
    left = who["Bea"].call("DELETE", at(id, "entry")).json()
    duel = next(one for one in tables(left) if "Bea" in names(one))
    assert (duel["how"], {seat["name"]: seat["place"] for seat in duel["seats"]}) == ("left", {"Ada": 1, "Bea": 2})
    ended = ada.get(f"/api/matches/{duel['match']}")
    assert (ended["status"], ended["outcome"]["reason"]) == ("finished", "adjudged")
    assert any(
        "The tournament has decided" in line["text"] for line in ada.get(f"/api/matches/{duel['match']}/press")["lines"]
    )
    other = next(one for one in tables(left) if "Cyd" in names(one))
    awaited = other["waiting_for"]
    past_deadline(club, id, 2)
    info = ada.get(at(id))
    late = next(one for one in info["rounds"][1]["tables"] if one["match"] == other["match"])
    assert late["how"] == "late"
    lost = {seat["name"] for seat in late["seats"] if seat["seat_title"] in awaited}
    expected = {seat["name"]: 2 if seat["name"] in lost and len(lost) == 1 else 1 for seat in late["seats"]}
    assert {seat["name"]: seat["place"] for seat in late["seats"]} == expected

    # 3: of the four who are left nobody meets again; a result is corrected, and everybody reads why
    assert info["round"] == 3
    met = [frozenset(names(one)) for number in info["rounds"] for one in number["tables"] if one["kind"] == "match"]
    assert len(met) == len(set(met)) == 6
    assert tables(info, "bye") == []
    first, second = tables(info)
    resign(first, first["seats"][0]["name"], who)
    note = {"places": [1, 1], "note": "agreed on a draw by letter"}
    assert who["Dan"].call("PUT", at(id, "rounds", 3, "tables", second["number"]), note).status_code == 403
    ada.call("PUT", at(id, "rounds", 3, "tables", second["number"]), note)
    swept(club)
    info = Person(club.address).get(at(id), lang="pl")  # a guest reads all of it
    assert info["status"] == "closed"
    assert any("agreed on a draw by letter" in line["text"] for line in info["log"])
    assert ada.get(f"/api/matches/{second['match']}")["outcome"]["winners"] == []
    assert info["seed"] is not None
    placed = info["divisions"][0]["standings"]
    points = [one["points_number"] for one in placed]
    assert points == sorted(points, reverse=True)
    assert sum(points) == 8.0  # six matches and two byes
    assert all(one["reason"] for one in placed)
    kept = club.do(club.context.store.ask(lambda c: tournament_rows.tournament(c, id)))
    assert [one.number for one in kept.rounds] == [1, 2, 3]

    rows = list(csv.DictReader(io.StringIO(ada.call("GET", at(id, "standings.csv")).content.decode("utf-8-sig"))))
    assert [row["name"] for row in rows] == [one["name"] for one in placed]
    assert float(rows[0]["points"]) == points[0]
    rows = list(csv.DictReader(io.StringIO(ada.call("GET", at(id, "tables.csv")).content.decode("utf-8-sig"))))
    assert Counter(row["kind"] for row in rows) == {"match": 12, "bye": 2}
    assert ada.get(at(id, "export"))["commitment"] == info["commitment"]


def test_tables_of_three_rotate_powers_and_fill_with_a_bot(club: Running) -> None:
    who = people(club, "Ada", "Bea", "Cyd", "Dan", "Eve")
    id = made(who["Ada"], **THREE, fill="random", points="rank", seeding="lot")
    for person in who.values():
        person.post(at(id, "entry"))
    info = who["Ada"].post(at(id, "stage"), {"stage": "running"})
    assert info["rounds_planned"] == 3
    powers: dict[str, list[str]] = {name: [] for name in who}
    for number in (1, 2, 3):
        assert info["round"] == number
        assert len(tables(info)) == 2
        assert sum(seat["bot"] == "random" for one in tables(info) for seat in one["seats"]) == 1
        for one in tables(info):
            here = [seat["name"] for seat in one["seats"] if seat["name"] in who]
            for seat in one["seats"]:
                if seat["name"] in who:
                    powers[seat["name"]].append(seat["seat"])
            agree(one, min(here), who)
        swept(club)
        info = who["Ada"].get(at(id))
    assert all(len(set(played)) == 3 for played in powers.values())
    assert info["status"] == "closed"
    first = info["divisions"][0]["standings"][0]
    assert (first["name"], first["place"], first["points"]) == ("Ada", 1, "6")
    assert len(info["divisions"][0]["standings"]) == 6


@pytest.fixture
def servers(postgres: Cluster) -> Iterator[tuple[Running, Running]]:
    settings = Settings(mode="hosted", store=postgres.database(), bot_pause=0.0, bot_processes=1, rates=False)
    with running(settings) as one, running(settings) as two:
        yield one, two


class Killed(Exception):
    """What a server that is killed in the middle leaves behind is what was committed."""


def dies(killed: list[str], step: str, asynchronous: bool) -> Any:
    def now(*_: Any, **__: Any) -> Any:
        killed.append(step)
        raise Killed(step)

    async def later(*_: Any, **__: Any) -> Any:
        now()

    return later if asynchronous else now


STEPS = (
    (running_module, "_settle"),  # nothing is counted
    (tournament_rows, "change"),  # results are written, but not to the end
    (Rounds, "_pair"),  # counted, but no round
    (running_module, "_begin_round"),
    (tournament_rows, "add_round"),  # the matches are written, the round is not
    (Rounds, "_wake"),
    (Rounds, "_end"),
)


def test_rounds_are_paired_once_by_two_servers_and_after_a_kill_at_any_step(
    servers: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = servers
    who = people(one, "Ada", "Bea", "Cyd", "Dan")
    id = made(who["Ada"], **TWO, form="round_robin")
    for person in who.values():
        person.post(at(id, "entry"))
    info = who["Ada"].post(at(id, "stage"), {"stage": "running"})
    killed: list[str] = []
    for number in (1, 2, 3):
        assert info["round"] == number
        with monkeypatch.context() as patch:  # nobody looks until all is over
            patch.setattr(Rounds, "go_on", dies(killed, "go_on", True))
            patch.setattr(Rounds, "_end", dies(killed, "_end", True))
            for table in tables(info):
                if number == 2:  # nobody resigns: an organiser decides, and the match ends with it
                    path = at(id, "rounds", number, "tables", table["number"])
                    answer = who["Ada"].call("PUT", path, {"places": [1, 2], "note": "decided"})
                    assert answer.status_code == 200
                else:
                    resign(table, table["seats"][1]["name"], who)
        for owner, step in STEPS:
            with monkeypatch.context() as patch:
                patch.setattr(owner, step, dies(killed, step, inspect.iscoroutinefunction(getattr(owner, step))))
                for server in (one, two):
                    swept(server)
        both = [asyncio.run_coroutine_threadsafe(s.app.state.tournaments.sweep(), s.loop) for s in (one, two) if s.loop]
        for work in both:
            work.result(20)
        info = who["Ada"].get(at(id))
    assert set(killed) >= {step for _, step in STEPS}
    assert info["status"] == "closed"
    store = one.context.store

    def count(table: Any) -> int:
        return len(one.do(store.ask(lambda c: c.execute(table.select()).all())))

    assert (count(rounds), count(pairings), count(schema.matches)) == (3, 6, 6)
    ids = [t["match"] for r in info["rounds"] for t in r["tables"]]
    matches = one.do(store.ask(lambda c: tournament_rows.statuses(c, ids)))
    assert {status for status, *_ in matches.values()} == {"finished"}
    assert len(matches) == 6
    assert sum(row["points_number"] for row in info["divisions"][0]["standings"]) == 6.0


def test_entering_by_invitation_limits_and_substitutes(club: Running) -> None:
    who = people(club, "Ada", "Bea", "Cyd", "Dan")
    ada = who["Ada"]
    id = made(ada, **TWO, form="round_robin", entry="invited", most=3)
    assert who["Bea"].call("POST", at(id, "entry")).json()["error"] == "tournament-invited"
    for name in ("Bea", "Cyd"):
        ada.post(at(id, "entrants"), {"account": name})
    assert ada.call("POST", at(id, "entrants"), {"account": "Bea"}).json()["error"] == "entered-already"
    assert who["Bea"].get(at(id))["may"]["accept"]
    few = ada.get(at(id))["may"]
    assert not few["start"]
    assert "two people" in few["why_not"]
    for name in ("Ada", "Bea", "Cyd"):
        who[name].post(at(id, "entry"))
    assert ada.call("POST", at(id, "entrants"), {"bot": "random"}).json()["error"] == "tournament-full"
    assert who["Dan"].call("POST", at(id, "entry")).status_code == 403
    ada.call("PUT", at(id, "organisers", "Bea"))
    info = who["Bea"].post(at(id, "stage"), {"stage": "running"})  # a second organiser may begin it
    # Cyd leaves before the half: nothing Cyd has played counts; Dan takes over and it counts again
    gone = who["Cyd"].call("DELETE", at(id, "entry")).json()
    number = next(one["number"] for one in gone["entrants"] if one["name"] == "Cyd")
    cells = [cell for one in gone["divisions"][0]["standings"] for cell in one["cells"] if number in cell["opponents"]]
    assert all(not cell["counts"] for cell in cells)
    ada.post(at(id, "entrants", number, "substitute"), {"account": "Dan"})
    info = who["Dan"].post(at(id, "entry"))
    assert next(one for one in info["entrants"] if one["number"] == number)["name"] == "Dan"
    assert [one["name"] for one in info["entrants"]].count("Dan") == 1
    assert ada.call("POST", at(id, "stage"), {"stage": "closed"}).json()["status"] == "closed"
    assert who["Cyd"].call("POST", at(id, "entry")).json()["error"] == "tournament-stage"


def test_bad_rules_are_named(club: Running) -> None:
    ada = people(club, "Ada")["Ada"]
    for wrong, field in (
        ({"form": "tables"}, "form"),
        ({"form": "swiss", "seats": 3}, "seats"),
        ({"form": "swiss", "fill": "nobody"}, "fill"),
        ({"form": "swiss", "calendar": "fixed"}, "hours"),
        ({"form": "swiss", "scenario": "1805"}, "scenario"),
        ({"form": "swiss", "game": "coalitions", "scenario": "lempereur"}, "scenario"),
        ({"form": "swiss", "options": {"nonsense": True}}, "options"),
    ):
        answer = ada.call("POST", "/api/tournaments", {**TWO, **wrong})
        assert (answer.status_code, answer.json()["field"]) == (422, field), answer.text
    assert Person(club.address).call("POST", "/api/tournaments", {**TWO, "form": "swiss"}).status_code == 401


def test_a_league_by_the_calendar_is_told_once_and_outlives_a_closed_account(club: Running) -> None:
    """It begins by itself, its rounds wait for their deadline, and what is late counts as it stands."""
    who = people(club, "Ada", "Bea")
    for person in who.values():
        hook = {"kind": "webhook", "address": "https://hooks.example/x", "events": ["tournament"]}
        person.post("/api/accounts/me/channels", hook)
    cyd = Person(club.address).register("Cyd Zamknięta")
    rules = {**TWO, "form": "round_robin", "hours": 100, "calendar": "fixed", "late": "standing", "seeding": "lot"}
    id = made(who["Ada"], **rules)
    who["Ada"].post(at(id, "entry"))
    starts = {"starts": "2026-01-01T00:00:00Z"}
    who["Ada"].call("PUT", at(id), {**rules, **starts})
    swept(club)
    assert who["Ada"].get(at(id))["log"][0]["text"] == "It could not begin by itself: too few have entered."
    for person in (who["Bea"], cyd):
        person.post(at(id, "entry"))
    who["Ada"].call("PUT", at(id), {**rules, **starts})
    for _ in range(2):
        swept(club)
    info = who["Ada"].get(at(id))
    assert (info["status"], info["round"], info["rounds_planned"]) == ("running", 1, 3)
    assert [one["number"] for one in info["calendar"] if one["begins"]] == [2, 3]
    first = tables(info)[0]
    resign(first, first["seats"][0]["name"], {**who, "Cyd Zamknięta": cyd})
    swept(club)
    assert who["Ada"].get(at(id))["round"] == 1  # it is over, and waits for the calendar
    past_deadline(club, id, 1)
    assert who["Ada"].get(at(id))["round"] == 2
    change(club, lambda c: tournament_rows.change_round(c, id, 2, begun=1, deadline=now() + HOUR))
    for _ in range(2):
        swept(club)
    past_deadline(club, id, 2)
    info = who["Ada"].get(at(id))
    late = info["rounds"][1]["tables"][0]
    assert (late["how"], [seat["place"] for seat in late["seats"]]) == ("late", [1, 1])  # nothing has been played
    duel = tables(info)[0]
    for name, person in who.items():
        events = Counter(one["event"] for one in person.get("/api/accounts/me/channels")["messages"])
        sat_out = sum(
            names(one) == {name} for number in info["rounds"] for one in number["tables"] if one["kind"] == "bye"
        )
        reminded = int(name in {seat["name"] for seat in late["seats"]})
        expected = {"tournament-round": 3 - sat_out, "tournament-bye": sat_out, "tournament-deadline": reminded}
        if name == "Ada":
            expected |= {"tournament-few": 1, "tournament-entered": 2}
        assert events == Counter({key: count for key, count in expected.items() if count})

    mine = cyd.get("/api/accounts/me/data")
    assert [one["status"] for one in mine["entries"]] == ["in"]
    assert "seed" not in str(who["Ada"].get("/api/accounts/me/data")["tournaments"][0].keys())
    assert cyd.call("DELETE", "/api/accounts/me", {"password": "correct horse"}).status_code == 200
    swept(club)
    info = who["Ada"].get(at(id))
    assert "Zamknięta" not in str(info)
    assert next(one for one in info["entrants"] if one["status"] == "out")["name"] == "a former member"
    if "Cyd Zamknięta" in names(duel):  # whoever is left has won without a hand
        assert info["rounds"][0]["tables"][0]["how"] == "left"

    file = io.BytesIO()
    counts = club.do(club.context.store.backup(file))
    file.seek(0)
    assert (counts["tournaments"], counts["tournament_rounds"]) == (1, 3)

    async def brought_back(where: str) -> Any:
        store = open_store(where)
        await store.restore(file)
        await store.start()
        try:
            return await store.ask(lambda c: tournament_rows.tournament(c, id))
        finally:
            await store.close()

    kept = club.do(club.context.store.ask(lambda c: tournament_rows.tournament(c, id)))
    with tempfile.TemporaryDirectory() as folder:
        assert asyncio.run(brought_back(f"{folder}/b.sqlite")) == kept


def test_a_server_that_is_killed_pairs_the_next_round_once_when_it_is_back(tmp_path: Path) -> None:
    store = tmp_path / "club.sqlite"
    server = Process(store, "--mode", "hosted")
    who = {name: Person(server.address).register(name) for name in ("Ada", "Bea")}
    id = made(who["Ada"], **TWO, form="round_robin", cycles=2)
    for person in who.values():
        person.post(at(id, "entry"))
    table = tables(who["Ada"].post(at(id, "stage"), {"stage": "running"}))[0]
    resign(table, "Bea", who)
    server.kill()
    server = Process(store, "--mode", "hosted")
    ada = Person(server.address).login("Ada")
    for _ in range(400):
        info = ada.get(at(id))
        if info["round"] == 2:
            break
        time.sleep(0.05)
    assert [one["number"] for one in info["rounds"]] == [2, 1]
    assert [len(one["tables"]) for one in info["rounds"]] == [1, 1]
    assert info["divisions"][0]["standings"][0]["name"] == "Ada"
    assert info["divisions"][0]["standings"][0]["points"] == "1"
    server.kill()
