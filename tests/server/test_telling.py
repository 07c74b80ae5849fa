"""People are told outside the page: by a real mail server, a real receiver, and a browser's own decryption."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import itertools
import json
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from chancellery.server.settings import Settings
from chancellery.server.telling import posting, timing
from chancellery.server.telling.errors import NotDelivered
from chancellery.server.telling.outbox import Outbox, notice
from chancellery.store import now, telling_rows
from chancellery.store.telling_rows import Channel
from tests.server.harness import Person, Running, action_id, choices, running

GAME = "imperial_struggle"


class Post:
    """A mail server; it can be made to refuse."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuses:
            self.refuses -= 1
            return "451 later"
        self.mails.append(BytesParser(policy=default).parsebytes(envelope.content))
        return "250 OK"


class Receiver:
    """Somebody's server that gets webhooks; it fails as often as it is told."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        self.begun = 0
        self.takes = 0.0  # seconds
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.begun += 1
                time.sleep(outer.takes)
                outer.calls.append((self.path, dict(self.headers), body))
                self.send_response(outer.answers.pop(0) if outer.answers else 200)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="module")
def post() -> Iterator[tuple[Post, str]]:
    made = Post()
    with socket.create_server(("127.0.0.1", 0)) as free:  # aiosmtpd wants to know the port before
        port = free.getsockname()[1]
    controller = Controller(made, hostname="127.0.0.1", port=port)
    controller.start()
    yield made, f"smtp://127.0.0.1:{port}"
    controller.stop()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


def settings(store: str, smtp: str) -> Settings:
    return Settings(
        mode="hosted", store=store, bot_processes=1, rates=False, origins=("https://games.example",), smtp=smtp,
        mail_from="club@games.example", telling_seconds=0.05, telling_after=0.0, private_targets=True,
    )  # fmt: skip


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory, post: tuple[Post, str]) -> Iterator[Running]:
    with running(settings(str(tmp_path_factory.mktemp("telling") / "m.sqlite"), post[1])) as server:
        yield server


@pytest.fixture
def on_either(where: str) -> Iterator[Running]:
    with running(settings(where, "")) as server:
        yield server


def until(done: Callable[[], Any], seconds: float = 15) -> Any:
    deadline = time.monotonic() + seconds
    while not (found := done()):
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.02)
    return found


def call(person: Person, method: str, path: str, body: Any = None) -> Any:
    answer = person.call(method, path, body, headers={"origin": "https://games.example"})
    assert answer.status_code < 300, answer.text
    return answer.json() if answer.content else None


def test_mail_is_confirmed_told_once_and_unsubscribed(club: Running, post: tuple[Post, str]) -> None:
    mails = post[0].mails
    mails.clear()
    ada, bea = Person(club.address).known_as(club, "Ada"), Person(club.address).known_as(club, "Bea")
    made = call(bea, "POST", "/api/accounts/me/channels", {"kind": "email", "address": "bea@x.example", "lang": "pl"})
    assert made["channel"]["confirmed"] is False
    asked = until(lambda: mails)[0]
    link = re.search(r"https://games\.example(/api/mail/confirm\S+)", asked.get_content())
    assert link is not None
    assert asked["List-Unsubscribe"] is None
    guest = Person(club.address)
    assert "<button>" in guest.call("GET", link[1]).text
    assert guest.call("POST", link[1][:-1] + "x").status_code == 410
    assert guest.call("POST", link[1]).status_code == 200

    post[0].refuses = 1  # it is tried again later: 30 seconds, unless somebody moves the clock
    match = call(ada, "POST", "/api/matches", {"game": GAME, "seats": {"britain": "me", "france": {"account": "Bea"}}})
    shown = until(lambda: [m for m in messages(bea) if m["event"] == "invited" and m["tries"] == 1 and m["error"]])
    assert shown[0]["status"] == "waiting"
    club.do(club.context.store.change(lambda c: telling_rows.finish(c, [shown[0]["id"]], "waiting", 0, 0)))
    told = until(lambda: mails[1:])[0]
    assert told["To"] == "bea@x.example"
    assert "Zaproszenie" in told["Subject"]
    assert "https://games.example/tables" in told.get_content()
    call(bea, "POST", f"/api/matches/{match['match']['id']}/seats/france", {"to": "me"})
    waiting = bea.get(f"/api/matches/{match['match']['id']}")["your_turn"]
    if waiting:
        assert "Twoja kolej" in until(lambda: mails[2:])[0]["Subject"]
    count = len(mails)
    time.sleep(0.3)
    assert len(mails) == count  # and not again while it stays so

    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    leave = told["List-Unsubscribe"].strip("<>").removeprefix("https://games.example")
    own = messages(bea)[0]["channel"]  # something waits for a digest while she unsubscribes
    waits = club.do(club.context.store.change(lambda c: telling_rows.put(c, own, "news", None, {}, now(), now() + 900)))
    for _ in range(2):  # as often as one likes
        answer = guest.call("POST", leave, headers={"content-type": "application/x-www-form-urlencoded"})
        assert answer.status_code == 200
    channel = bea.get("/api/accounts/me/channels")["channels"][0]
    assert channel["events"] == []
    assert (
        until(lambda: [m for m in messages(bea) if m["id"] == waits and m["status"] != "waiting"])[0]["status"]
        == "void"
    )
    call(bea, "DELETE", f"/api/accounts/me/channels/{channel['id']}")
    for way in ("GET", "POST"):
        assert "no more mail is sent" in guest.call(way, leave).text
    assert guest.call("POST", link[1]).status_code == 410
    assert guest.call("GET", leave[:-3]).headers["content-type"].startswith("text/html")


def messages(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/accounts/me/channels")["messages"]
    return found


def test_webhooks_are_signed_tried_again_and_shown(club: Running, receiver: Receiver) -> None:
    ada = Person(club.address).known_as(club, "Cyd")
    receiver.answers = [500, 200]
    hook = {"kind": "webhook", "address": f"{receiver.address}/hook", "events": ["turn"]}
    made = call(ada, "POST", "/api/accounts/me/channels", hook)
    seats = {"britain": "me", "france": {"bot": "random"}}
    match = call(ada, "POST", "/api/matches", {"game": GAME, "seats": seats, "title": "Tuesday"})["match"]
    failed = until(lambda: [m for m in messages(ada) if m["error"] == "HTTP 500"])[0]
    club.do(club.context.store.change(lambda c: telling_rows.finish(c, [failed["id"]], "waiting", 0, 0)))
    until(lambda: messages(ada)[0]["status"] == "sent")
    path, headers, body = receiver.calls[-1]
    said = json.loads(body)
    assert (path, said["event"], said["match"], said["id"]) == ("/hook", "turn", match["id"], failed["id"])
    assert said["link"] == f"https://games.example/match/{match['id']}"
    assert "Tuesday" in said["text"]
    stamp, given = re.fullmatch(r"t=(\d+),v1=(\w+)", headers["Chancellery-Signature"]).groups()  # type: ignore[union-attr]
    right = hmac.new(made["secret"].encode(), f"{stamp}.".encode() + body, hashlib.sha256).hexdigest()
    assert given == right
    for style, field in (("discord", "content"), ("slack", "text"), ("ntfy", None)):
        other = {**hook, "style": style, "address": f"{receiver.address}/{style}"}
        id = call(ada, "POST", "/api/accounts/me/channels", other)["channel"]["id"]
        call(ada, "POST", f"/api/accounts/me/channels/{id}/test")
        got = until(lambda style=style: [c for c in receiver.calls if c[0] == f"/{style}"])[0][2]  # type: ignore[misc]
        assert "trial" in (json.loads(got)[field] if field else got.decode())
    receiver.answers = [410]
    call(ada, "POST", f"/api/accounts/me/channels/{made['channel']['id']}/test")
    gone = until(lambda: [m for m in messages(ada) if m["status"] == "failed"])[0]
    assert gone["error"] == "HTTP 410"
    call(ada, "POST", f"/api/accounts/me/messages/{gone['id']}/again")
    until(lambda: all(m["status"] == "sent" for m in messages(ada)))
    assert (
        ada.call("DELETE", "/api/accounts/me/channels/999999", headers={"origin": "https://games.example"}).status_code
        == 404
    )


def test_web_push_can_be_read_by_the_browser_alone(club: Running, receiver: Receiver) -> None:
    ada = Person(club.address).known_as(club, "Dan")
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)

    def plain(data: bytes) -> str:
        return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

    body = {"kind": "push", "address": f"{receiver.address}/push", "p256dh": plain(point), "auth": plain(auth)}
    id = call(ada, "POST", "/api/accounts/me/channels", body)["channel"]["id"]
    call(ada, "POST", f"/api/accounts/me/channels/{id}/test")
    _, headers, sent = until(lambda: receiver.calls)[0]
    told = json.loads(http_ece.decrypt(sent, private_key=key, auth_secret=auth, version="aes128gcm"))
    assert told["body"] == "This is a trial: messages arrive here."
    token, public = re.fullmatch(r"vapid t=([^,]+), k=(.+)", headers["Authorization"]).groups()  # type: ignore[union-attr]
    assert public == ada.get("/api/accounts/me/channels")["push_key"]
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == receiver.address
    receiver.answers = [410]  # the browser has withdrawn it
    call(ada, "POST", f"/api/accounts/me/channels/{id}/test")
    until(lambda: ada.get("/api/accounts/me/channels")["channels"] == [])


def test_several_servers_tell_once(on_either: Running, receiver: Receiver) -> None:
    ada = Person(on_either.address).known_as(on_either, "Ada")
    call(ada, "POST", "/api/accounts/me/channels", {"kind": "webhook", "address": receiver.address, "events": ["turn"]})
    store = on_either.context.store
    others = [Outbox(store, on_either.settings, on_either.context.metrics) for _ in range(3)]

    async def all_at_once() -> None:
        await asyncio.gather(*(one.start() for one in others))
        for _ in range(10):
            await asyncio.gather(*(one.step() for one in others))

    for _ in range(4):
        call(ada, "POST", "/api/matches", {"game": GAME, "seats": {"britain": "me", "france": {"bot": "random"}}})
    on_either.do(all_at_once())
    until(lambda: len(receiver.calls) >= 4)
    on_either.do(all_at_once())
    assert len({json.loads(body)["match"] for _, _, body in receiver.calls}) == len(receiver.calls) == 4
    assert on_either.do(store.change(lambda c: notice(c, now(), 0))) == 0


CHOOSE = {"game": GAME, "options": {"bid_for_sides": False}}


def two(server: Running, names: tuple[str, str], **more: Any) -> tuple[dict[str, Person], str]:
    people = [Person(server.address).known_as(server, name) for name in names]
    seats = {"britain": "me", "france": {"account": names[1]}}
    id = call(people[0], "POST", "/api/matches", {**CHOOSE, "seats": seats, **more})["match"]["id"]
    call(people[1], "POST", f"/api/matches/{id}/seats/france", {"to": "me"})
    return dict(zip(("britain", "france"), people, strict=True)), id


def decide(people: dict[str, Person], id: str) -> str:
    """Whoever is awaited decides; who it was."""
    seat: str = next(iter(people.values())).get(f"/api/matches/{id}")["waiting_for"][0]
    scene = people[seat].scene(id, seat)
    body = {"seat": seat, "move": choices(scene)[-1]["moves"][0], "seq": scene["seq"], "action_id": action_id()}
    call(people[seat], "POST", f"/api/matches/{id}/moves", body)
    return seat


@pytest.fixture
def still(where: str) -> Iterator[Running]:
    """A server that does not look by itself."""
    with running(replace(settings(where, ""), telling_seconds=3600.0)) as server:
        yield server


def test_a_turn_that_comes_again_is_told_again_but_not_twice_in_one_mail(still: Running) -> None:
    people, id = two(still, ("Ala", "Ola"))
    for seat, person in people.items():
        hook = {"kind": "webhook", "address": f"http://127.0.0.1:9/{seat}", "events": ["turn"], "digest": 60}
        call(person, "POST", "/api/accounts/me/channels", hook)

    def look() -> int:
        return int(still.do(still.context.store.change(lambda c: notice(c, now(), 0))))

    first = people["britain"].get(f"/api/matches/{id}")["waiting_for"]
    assert look() == len(first)
    assert look() == 0
    mover = decide(people, id)
    turns = [mover]
    while not (turns[-1] != mover and people[mover].get(f"/api/matches/{id}")["waiting_for"] == [mover]):
        turns.append(decide(people, id))
    look()  # nobody looked in between: it is his turn once more
    mine = [m for m in messages(people[mover]) if m["event"] == "turn"]
    assert [m["status"] for m in mine] == ["waiting"]  # the one that waits says it
    still.do(still.context.store.change(lambda c: telling_rows.finish(c, [mine[0]["id"]], "sent", now())))
    assert look() == 0
    turns = [decide(people, id)]
    while not (turns[-1] != mover and people[mover].get(f"/api/matches/{id}")["waiting_for"] == [mover]):
        turns.append(decide(people, id))
    look()
    assert [m["status"] for m in messages(people[mover]) if m["event"] == "turn"] == ["waiting", "sent"]


def test_who_plays_by_correspondence_is_told_when_time_runs_out(still: Running) -> None:
    clock = {"kind": "correspondence", "reserve": 4 * 86_400, "late": "bot"}
    people, id = two(still, ("Iza", "Ula"), clock=clock)
    (seat,) = people["britain"].get(f"/api/matches/{id}")["waiting_for"][:1]
    hook = {"kind": "webhook", "address": "http://127.0.0.1:9/", "events": ["turn"], "lang": "pl", "digest": 1440}
    call(people[seat], "POST", "/api/accounts/me/channels", {**hook, "zone": "Europe/Warsaw"})
    store, hour = still.context.store, 3600 * 1000

    def told(after: int) -> list[str]:
        at = now() + after
        still.do(store.change(lambda c: notice(c, at, 0)))
        return sorted(m["event"] for m in messages(people[seat]))

    assert told(0) == ["turn"]
    assert told(71 * hour) == ["turn"]
    assert told(73 * hour) == told(74 * hour) == ["hurry", "turn"]
    table = still.do(still.context.hall.table(id))
    still.do(table.do(lambda row, match: [(None, f"late {seat}")], lambda row, affairs: ([], [])))
    assert told(100 * hour) == ["hurry", "late", "turn"]
    (late,) = [m for m in messages(people[seat]) if m["event"] == "late"]
    assert late["title"].startswith("Your time is over")
    account = still.do(store.account_named({"britain": "Iza", "france": "Ula"}[seat])).id
    found = still.do(store.ask(lambda c: telling_rows.messages(c, account, 9)))
    while decide(people, id) == seat and people[seat].get(f"/api/matches/{id}")["waiting_for"] == [seat]:
        pass
    told(0)
    assert not any(still.do(store.ask(lambda c: [telling_rows.still_so(c, one, account) for one in found])))


def test_a_slow_receiver_holds_up_nobody_and_is_cut_off(club: Running, receiver: Receiver) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:  # takes calls and never answers
        slow, quick = (Person(club.address).known_as(club, name) for name in ("Slow", "Quick"))
        for person, address in ((slow, f"http://127.0.0.1:{silent.getsockname()[1]}/"), (quick, receiver.address)):
            hook = {"kind": "webhook", "address": address, "events": ["turn"]}
            id = call(person, "POST", "/api/accounts/me/channels", hook)["channel"]["id"]
            call(person, "POST", f"/api/accounts/me/channels/{id}/test")
        until(lambda: receiver.calls, posting.SECONDS / 2)
        assert messages(slow)[0]["status"] == "waiting"


def test_a_receiver_that_says_a_letter_now_and_then_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "SECONDS", 0.5)

    def drip() -> None:
        called, _ = listening.accept()
        with called:
            for letter in itertools.cycle("HTTP/1.1 200 OK\r\nX: "):
                try:
                    called.sendall(letter.encode())
                except OSError:
                    return
                time.sleep(0.05)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=drip, daemon=True).start()
        began = time.monotonic()
        with pytest.raises(NotDelivered):
            posting.post(f"http://127.0.0.1:{listening.getsockname()[1]}/", b"{}", {}, private=True)
        assert time.monotonic() - began < 5


def test_a_server_that_stops_finishes_what_it_sends(where: str, receiver: Receiver) -> None:
    receiver.takes = 1.0
    with running(settings(where, "")) as server:
        ada = Person(server.address).known_as(server, "Ada")
        hook = {"kind": "webhook", "address": receiver.address, "events": ["turn"]}
        call(ada, "POST", "/api/accounts/me/channels", hook)
        call(ada, "POST", "/api/matches", {"game": GAME, "seats": {"britain": "me", "france": {"bot": "random"}}})
        until(lambda: receiver.begun)
    with running(settings(where, "")) as again:
        listed = again.do(again.context.store.ask(lambda c: telling_rows.messages(c, 1, 9)))
        assert [(one.status, one.tries) for one in listed] == [("sent", 1)]
    assert len(receiver.calls) == 1


def channel(**more: Any) -> Channel:
    usual = Channel(1, 1, "email", "", "", "", (), "en", 0, None, None, "UTC", True, 0)
    return replace(usual, **more)


def test_digests_and_quiet_hours() -> None:
    hour = 3600 * 1000
    assert timing.due(channel(), 5 * hour + 1) == 5 * hour + 1
    assert timing.due(channel(digest=360), 5 * hour + 1) == 6 * hour
    assert timing.due(channel(digest=1440, zone="Europe/Warsaw"), 5 * hour) == 7 * hour  # at eight in the morning there
    assert timing.due(channel(digest=1440), 9 * hour) == 32 * hour
    night = channel(quiet_from=22, quiet_to=7)
    assert [timing.due(night, at * hour) // hour for at in (3, 7, 12, 22, 23)] == [7, 7, 12, 31, 31]
    assert timing.due(channel(quiet_from=22, quiet_to=7, zone="Europe/Warsaw"), 21 * hour) == 30 * hour
    assert timing.due(channel(quiet_from=1, quiet_to=3), 2 * hour) == 3 * hour
    assert timing.due(night, 23 * hour, 40 * hour) == 31 * hour
    assert timing.due(night, 23 * hour, 30 * hour) == 23 * hour  # else it would come too late
    spring = 1_774_746_000_000  # 29 March 2026, 01:00 UTC: two o'clock becomes three in Warsaw
    sleeps = channel(quiet_from=22, quiet_to=2, zone="Europe/Warsaw")
    assert timing.after_quiet(sleeps, spring - hour) == spring
    autumn = 1_792_890_000_000  # 25 October 2026, 01:00 UTC: three o'clock becomes two
    assert timing.after_quiet(channel(quiet_from=22, quiet_to=3, zone="Europe/Warsaw"), autumn) == autumn + hour
    assert [timing.again(tries, 0) for tries in (1, 2, 10)] == [30_000, 120_000, None]


def test_a_server_calls_no_machine_of_its_own_network(receiver: Receiver) -> None:
    for url in (
        receiver.address,
        receiver.address.replace("127.0.0.1", "localhost"),
        "http://[::1]:1/",
        "http://10.0.0.1/",
        "http://[::ffff:127.0.0.1]:1/",
        "http://[64:ff9b::10.0.0.1]/",
        "http://[2002:a00:1::]/",
        "http://224.0.0.1/",
        "http://0/",
        "http://127.1/",
    ):
        with pytest.raises(NotDelivered, match="public"):
            posting.post(url, b"", {})
    assert receiver.calls == []
    assert posting.is_public("1.1.1.1")
    assert posting.is_public("2606:4700::1111")
    assert [posting.is_url(url) for url in ("https://x.example/a?b", "ftp://x", "http://a b/", "http://u:p@x/")] == [
        True, False, False, False,
    ]  # fmt: skip
