"""What is dear leaves the event loop, is made once where it is the same for all, and is paid for by whoever asks."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from chancellery import Match
from chancellery.locale import LANGUAGES
from chancellery.server import ledger, lessons, limits, lines, offers, painter, rulebook, shown
from chancellery.server.errors import Refused
from chancellery.server.limits import Limits, Rate
from chancellery.server.metrics import Metrics
from chancellery.server.painter import PAYER, Painter, Payer
from chancellery.server.routes import matches
from chancellery.server.settings import Settings
from chancellery.server.shelf import Shelf
from tests.server.harness import Person, Running, finished_match, plant, running

ANYWHERE = (
    "/api/games",
    "/api/lessons",
    "/api/rules?limit=2000",
    "/api/rules?limit=2000&prefix=K",
    "/api/openapi.json",
)
BOARD = "/api/games/coalitions/boards/coalitions_empire"
AT_A_TABLE = ("", "/scene", "/scene?at=3", "/log", "/timeline", "/story", "/press", "/board", "/record", "/verify")

# What was found to hold the loop for more than 5 ms (bench/guest.py).
DEAR: list[tuple[Any, str]] = [
    (offers, "offered"),
    (lessons, "described"),
    (lessons, "answer"),
    (rulebook, "search"),
    (rulebook, "found"),
    (matches, "dump"),
    (shown, "paint"),
    (shown, "record"),
    (lines, "log"),
    (lines, "timeline"),
    (lines, "press"),
    (ledger.Ledger, "load"),
    (ledger.Ledger, "replayed"),
]


def wait_until_ready(server: Running) -> None:
    """Until all that a server makes at its start is made, though nobody asked for it."""
    rules = {f"rules {prefix} None {lang}" for prefix in (None, "K", "IS") for lang in LANGUAGES}
    wanted = {"games en", "games pl", "lessons en", "lessons pl", *rules}
    deadline = time.monotonic() + 120
    while not wanted <= set(server.context.shelf._found):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_nothing_that_a_guest_asks_is_worked_out_on_the_loop(hosted: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ident() -> int:
        return threading.get_ident()

    loop, threads = hosted.do(ident()), defaultdict[str, set[int]](set)

    def watched(where: Any, name: str) -> None:
        whole = getattr(where, name)

        def noted(*args: Any, **more: Any) -> Any:
            threads[name].add(threading.get_ident())
            return whole(*args, **more)

        monkeypatch.setattr(where, name, staticmethod(noted) if name == "load" else noted)

    wait_until_ready(hosted)
    for where, name in DEAR:
        watched(where, name)
    monkeypatch.setattr(hosted.context.shelf, "_found", {})
    holder, guest = Person(hosted.address).known_as(hosted, "A holder"), Person(hosted.address)
    played = finished_match()
    id = plant(hosted, played, played.moves, holder, over=True)
    table = hosted.do(hosted.context.hall.table(id))
    table.ledger = ledger.Ledger.load(table.row.setup, table.ledger.snapshot())
    assert not table.match.whole
    for path in (*ANYWHERE, BOARD, "/api/matches", "/api/rules?q=battle", "/api/rules/K-8.3.2"):
        guest.get(path)
    assert guest.call("GET", "/api/rules/K-99.9").status_code == 404
    for path in AT_A_TABLE:
        assert guest.call("GET", f"/api/matches/{id}{path}").status_code == 200, path
    first = guest.get("/api/lessons")[0]
    guest.post(f"/api/lessons/{first['game']}/{first['id']}/{first['chapters'][0]['id']}", {"trail": []})
    said = {"seat": "france", "text": "hello", "action_id": "said"}
    holder.post(f"/api/matches/{id}/press", said)
    guest.live(id, since=0, press=0).until("presence")
    assert guest.get(f"/api/matches/{id}/press")["count"] == 1
    assert set(threads) == {name for _, name in DEAR}
    assert all(loop not in used for used in threads.values()), threads


@pytest.mark.parametrize("path", [*ANYWHERE, BOARD])
def test_what_is_the_same_for_all_is_made_once(hosted: Running, path: str) -> None:
    guest = Person(hosted.address)
    first = guest.call("GET", path)
    tag = first.headers["etag"]
    assert first.headers["content-encoding"] == "gzip"
    again = guest.call("GET", path, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag
    plain = guest.call("GET", path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()


def test_the_languages_have_their_own_tags(hosted: Running) -> None:
    guest = Person(hosted.address)
    tags = {guest.call("GET", f"/api/games?lang={lang}").headers["etag"] for lang in ("en", "pl")}
    assert len(tags) == 2


def test_a_server_makes_ready_what_the_first_visitor_asks_for(tmp_path: Path) -> None:
    with running(Settings(mode="hosted", store=str(tmp_path / "a.sqlite"), bot_processes=1)) as server:
        wait_until_ready(server)


def test_whoever_comes_first_does_not_pay_for_what_all_need(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[Any, ...]] = []
    whole = offers.sample

    def noted(*args: Any) -> Match:
        made.append(args)
        return whole(*args)

    monkeypatch.setattr(offers, "sample", noted)
    monkeypatch.setattr(Shelf, "warm", lambda shelf: asyncio.sleep(0))  # only what is asked for here
    monkeypatch.setattr(offers, "samples", lambda: iter([("coalitions", "1805", 6), ("coalitions", "1805", 5)]))
    with running(Settings(mode="hosted", store=str(tmp_path / "a.sqlite"), bot_processes=1)) as server:
        shelf = server.context.shelf

        async def twice() -> None:
            PAYER.set(Payer(Limits(), "guest"))
            shelf._sampling = None
            made.clear()
            await asyncio.gather(shelf._samples(), shelf._samples())

        server.do(twice())
        assert made == [("coalitions", "1805", 6), ("coalitions", "1805", 5)]


def test_a_server_stops_while_it_makes_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offers, "sample", lambda *_: time.sleep(0.2))
    started = time.monotonic()
    with running(Settings(mode="hosted", store=str(tmp_path / "a.sqlite"), bot_processes=1)) as server:
        assert Person(server.address).get("/api/health")["status"] == "ok"
    assert time.monotonic() - started < 4.5  # there are more than thirty samples


def test_dear_calls_are_limited_by_what_they_cost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "work", Rate(0.0001, 0.00001))
    with running(Settings(mode="hosted", store=str(tmp_path / "a.sqlite"), bot_processes=1)) as server:
        guest = Person(server.address)
        path = "/api/rules?q=the&limit=1999"
        assert guest.call("GET", path).status_code == 200
        refused = guest.call("GET", path)
        assert refused.json()["error"] == "too-many"
        assert int(refused.headers["retry-after"]) >= 1
        assert guest.call("GET", "/api/session").status_code == 200  # what costs nothing goes on
        known = Person(server.address).known_as(server, "Somebody")
        assert known.call("GET", path).status_code == 200  # and so do others
        guest.close()
        known.close()


def test_debts_have_a_bound_and_are_forgotten() -> None:
    limit = Limits()
    limit.spend("work", "a", 1000.0)
    with pytest.raises(Refused) as refused:
        limit.take("work", "a", 0.0)
    rate = limits.RATES["work"]
    assert int(refused.value.headers["Retry-After"]) <= rate.burst / rate.per_second + 1


def test_callers_without_number_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEPT", 100)
    limit = Limits()
    for number in range(1000):
        limit.take("login", f"address {number}")
    assert len(limit._buckets) <= 100


def test_one_caller_has_one_piece_of_work_in_the_queue() -> None:
    """Whoever asks for ten dear things at once does not delay others by more than one of them."""
    order: list[str] = []

    async def ask(at: Painter, caller: str, count: int) -> list[Any]:
        PAYER.set(Payer(Limits(), caller))

        def work() -> None:
            time.sleep(0.01)
            order.append(caller)

        return await asyncio.gather(*(at.paint(work) for _ in range(count)), return_exceptions=True)

    async def run() -> list[Any]:
        at = Painter(Metrics())
        many = asyncio.create_task(ask(at, "greedy", painter.MOST_WAITING + 3))
        await asyncio.sleep(0.005)
        await asyncio.create_task(ask(at, "modest", 1))
        done = await many
        assert not at._lines
        assert not at._waiting
        at.close()
        return done

    done = asyncio.run(run())
    assert order.index("modest") <= 2
    assert sum(isinstance(one, Refused) for one in done) == 3
    assert order.count("greedy") == painter.MOST_WAITING
