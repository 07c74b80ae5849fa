"""A running server over real sockets on 127.0.0.1, in a thread or in a process of its own, and people who use it."""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import itertools
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from chancellery import Match, Move
from chancellery.server import sessions
from chancellery.server.app import create_app
from chancellery.server.context import Context
from chancellery.server.hall import new_id
from chancellery.server.run import Server, configured, listen
from chancellery.server.settings import Settings
from chancellery.server.setups import setup_to_data
from chancellery.store import Append, NewEntry, Seat, Session, Standing, StoredMatch

SEATS = ("britain", "france", "austria", "prussia", "russia", "ottoman")
GAME = "coalitions"
PATIENCE = 120.0  # seconds, for a process to come up on a busy machine
_numbers = itertools.count()


def action_id() -> str:
    return f"test-{next(_numbers)}"


def choices(answer: dict[str, Any]) -> list[dict[str, Any]]:
    """What a seat may choose in a scene that the server sent."""
    prompt: dict[str, Any] = answer["scene"]["prompt"] or {}
    return prompt.get("options", [])


class Running:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app: FastAPI = create_app(settings)
        self.context: Context = self.app.state.context
        self._listening = listen(settings.host, 0)
        self.port: int = self._listening.getsockname()[1]
        self.server = Server(configured(settings, self.app))
        self.loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        while not self.server.started:
            if not self._thread.is_alive():
                raise RuntimeError("the server did not start")
            time.sleep(0.005)

    def _run(self) -> None:
        async def run() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self._listening])

        asyncio.run(run())

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def do(self, work: Any) -> Any:
        """Runs a coroutine in the server's loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(20)
        if self._thread.is_alive():
            faulthandler.dump_traceback()  # what it still does
            self._thread.join(60)
        assert not self._thread.is_alive()
        self._listening.close()


@contextlib.contextmanager
def running(settings: Settings) -> Iterator[Running]:
    server = Running(settings)
    try:
        yield server
    finally:
        server.stop()


class Process:
    """A server in a process of its own, as a host runs it; it can be killed."""

    def __init__(self, store: str | Path, *more: str, python: str = sys.executable) -> None:
        command = [python, "-m", "chancellery.cli", "serve", "--port", "0", "--store", str(store), *more]
        environment = {**os.environ, "LC_ALL": "C", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        line = self.process.stdout.readline() if ready else ""
        said = [word.rstrip("/") for word in line.split() if word.startswith("http")]
        if not said:
            self.kill()
            raise RuntimeError(f"the server did not say where it is: {line!r}")
        self.address = said[0]
        person = Person(self.address)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.HTTPError):
                if person.http.get("/api/health").status_code == 200:
                    break
            time.sleep(0.02)
        person.close()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        self._close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(20)
        self._close()
        return code

    def _close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()


class Person:
    """Somebody with a browser: cookies, the CSRF token, and live tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=20)
        _open.append(self.http)
        self.cookie = ""
        self.csrf = ""

    def close(self) -> None:
        self.http.close()

    # -- calls

    def call(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = dict(more.pop("headers", {}))
        if self.cookie:  # httpx would not send a Secure cookie over plain http
            headers.setdefault("cookie", self.cookie)
        if self.csrf and method not in ("GET", "HEAD"):
            headers.setdefault("x-csrf-token", self.csrf)
        if body is not None:
            more["json"] = body
        return self.http.request(method, path, headers=headers, **more)

    def get(self, path: str, **params: Any) -> Any:
        response = self.call("GET", path, params=params)
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, path: str, body: Any = None) -> Any:
        response = self.call("POST", path, body)
        assert response.status_code in (200, 201), response.text
        return response.json()

    def register(self, name: str, password: str = "correct horse") -> Person:
        return self._entered(self.call("POST", "/api/accounts", {"name": name, "password": password}))

    def login(self, name: str, password: str = "correct horse") -> Person:
        return self._entered(self.call("POST", "/api/session", {"name": name, "password": password}))

    def _entered(self, response: httpx.Response) -> Person:
        assert response.status_code == 201, response.text
        self.cookie = response.headers["set-cookie"].split(";")[0]
        self.csrf = response.json()["csrf"]
        self.http.cookies.clear()
        return self

    def known_as(self, server: Running, name: str) -> Person:
        """An account and a session without the slow hash of a password."""

        async def enter() -> tuple[str, Session]:
            account = await server.context.store.add_account(name, "no password", 0)
            return await sessions.begin(server.context.store, server.settings, account)

        token, session = server.do(enter())
        self.cookie = f"{sessions.cookie_name(server.settings)}={token}"
        self.csrf = session.csrf
        return self

    # -- matches

    def create(self, seats: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
        """A new match, all seats mine unless told otherwise."""
        chosen = dict.fromkeys(SEATS, "me") | (seats or {})
        made: dict[str, Any] = self.post("/api/matches", {"game": GAME, "seats": chosen, "hot_seat": True, **more})
        return made

    def take(self, match: str, *seats: str) -> Person:
        """Accepts the seats that are kept for me."""
        for seat in seats:
            self.post(f"/api/matches/{match}/seats/{seat}", {"to": "me"})
        return self

    def scene(self, match: str, seat: str | None = None, **more: Any) -> dict[str, Any]:
        params = {**more, **({"seat": seat} if seat else {})}
        found: dict[str, Any] = self.get(f"/api/matches/{match}/scene", **params)
        return found

    def move(self, match: str, seat: str, move: str, seq: int, action: str | None = None) -> httpx.Response:
        body = {"seat": seat, "move": move, "seq": seq, "action_id": action or action_id()}
        return self.call("POST", f"/api/matches/{match}/moves", body)

    def play(self, match: str, count: int, seed: int = 1) -> int:
        """Plays random legal moves for all seats that decide; returns the last seq."""
        rng = Random(seed)
        seq = 0
        for _ in range(count):
            summary = self.get(f"/api/matches/{match}")
            if summary["status"] == "finished":
                break
            seat = summary["waiting_for"][0]
            scene = self.scene(match, seat)
            option = rng.choice(choices(scene))
            response = self.move(match, seat, option["moves"][0], scene["seq"])
            assert response.status_code == 200, response.text
            seq = response.json()["seq"]
        return seq

    # -- live

    def live(self, match: str, seat: str | None = None, **params: Any) -> Table:
        if seat is not None:
            params["seat"] = seat
        query = str(httpx.QueryParams(params))
        headers = {"cookie": self.cookie} if self.cookie else {}
        url = f"{self.address.replace('http', 'ws', 1)}/api/matches/{match}/live?{query}"
        return Table(opened(url, headers, self.address))


def finished_match(seed: str = "finished") -> Match:
    """A whole match of random moves."""
    match, rng = Match.new(GAME, seed=seed, nonce="nonce"), Random(seed)
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
    return match


Letter = tuple[int, int, tuple[int, ...] | None, str]  # after so many moves, by a seat, to seats or all, the words


def plant(
    server: Running,
    match: Match,
    moves: list[tuple[int, Move]],
    holder: Person,
    over: bool = False,
    letters: Sequence[Letter] = (),
) -> str:
    """Puts a match with these moves into the server's store, all seats held by one person; returns its id.
    `letters` are written after so many moves."""
    id, store = new_id(), server.context.store

    async def put() -> None:
        session = await store.session(sessions.hashed(holder.cookie.split("=", 1)[1])) if holder.cookie else None
        account = None if session is None else session.account
        setup = {**setup_to_data(match.setup), "seat_ids": list(match.seats), "hot_seat": True}
        standing = Standing("finished" if over else "running", len(moves), len(moves))
        seats = tuple(Seat(number, "person", account, "holder") for number in range(len(match.seats)))
        first, game = Standing("running", 0, 0), match.setup.game
        await store.create_match(StoredMatch(id, "planted", game, setup, account, False, 0, 0, 0, first, seats))
        entries = [NewEntry("move", seat, move.text, n, n) for n, (seat, move) in enumerate(moves, 1)]
        for after, seat, readers, text in sorted(letters, reverse=True):
            entries.insert(after, NewEntry("press", seat, text, after, after, readers=readers))
        await store.append(Append(id, 0, tuple(entries), standing))

    server.do(put())
    return id


def opened(url: str, headers: dict[str, str], origin: str) -> ClientConnection:
    """A connection that its owner closes."""
    where = httpx.URL(url)
    plain = socket.create_connection((where.host, where.port or 80))
    try:
        knocking = connect(url, sock=plain, additional_headers=headers, origin=Origin(origin), max_size=None)
        made: ClientConnection = knocking.__enter__()
    except BaseException:
        plain.close()
        raise
    _open.append(made)
    return made


_open: list[ClientConnection | httpx.Client] = []


def close_all() -> None:
    """Closes what a test left open."""
    while _open:
        _open.pop().close()


class Table:
    """A live table, seen from a client."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.state: dict[str, Any] = {}

    def receive(self, timeout: float = 10) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "changes":
            message |= {"type": "state", "scene": {**self.state["scene"], **message["parts"]}, "whole": False}
        elif message["type"] == "state":
            message["whole"] = True
        if message["type"] == "state":
            self.state = message
        return message

    def until(self, type: str, timeout: float = 10, **fields: Any) -> dict[str, Any]:
        """The next message of a type."""
        deadline = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, deadline - time.monotonic()))
            if message["type"] == type and all(message.get(name) == value for name, value in fields.items()):
                return message

    def until_closed(self) -> int:
        """Reads to the end; the code with which the server closed."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    def until_seq(self, seq: int) -> dict[str, Any]:
        while self.state.get("seq", -1) < seq:
            self.receive()
        return self.state

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def move(self, seat: str, move: str, seq: int | None = None, action: str | None = None) -> dict[str, Any]:
        """Sends a move and waits for its answer."""
        action = action or action_id()
        wanted = self.state["seq"] if seq is None else seq
        self.send(type="move", seat=seat, move=move, seq=wanted, action_id=action)
        while True:
            message = self.receive()
            if message["type"] in ("done", "error") and message.get("action_id") == action:
                return message

    def close(self) -> None:
        self.socket.close()
