"""Requests that are sent by halves, over plain sockets."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator

import pytest

from chancellery.server import patience
from tests.server.harness import Person, Running

HEAD = b"GET /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(patience, "BODY_SECONDS", 0.5)


@contextlib.contextmanager
def connected(server: Running) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), 20) as made:
        yield made


def rest(made: socket.socket) -> bytes:
    """All that comes until the server closes; a socket that waits for more than twenty seconds fails."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while part := made.recv(65536):
            found += part
    return found


@pytest.mark.parametrize("sent", [b"", b"G", b"\r\n", HEAD, HEAD + b"X-Half: ", POST, POST + b'{"name": '])
def test_a_half_sent_request_is_closed(hosted: Running, sent: bytes) -> None:
    with connected(hosted) as made:
        made.sendall(sent)
        assert b" 200 " not in rest(made)


def trickle(made: socket.socket) -> None:
    for _ in range(600):
        made.sendall(b"X-Slow: 1\r\n")
        time.sleep(0.05)


def test_one_that_trickles_in_is_closed_too(hosted: Running) -> None:
    with connected(hosted) as made:
        made.sendall(b"GET /api/session HTTP/1.1\r\n")
        with pytest.raises(OSError, match=r"reset|pipe|aborted"):
            trickle(made)


@pytest.mark.parametrize("sent", [b"\r\n", b"G", HEAD])
def test_also_after_a_whole_one_on_the_same_connection(hosted: Running, sent: bytes) -> None:
    with connected(hosted) as made:
        made.sendall(HEAD + b"\r\n")
        assert b" 200 " in made.recv(65536)
        time.sleep(0.1)
        made.sendall(sent)
        assert b" 200 " not in rest(made)


def test_headers_without_end_are_refused(hosted: Running) -> None:
    with connected(hosted) as made, contextlib.suppress(OSError):
        made.sendall(HEAD + b"X-Long: ")
        for _ in range(100):
            made.sendall(b"x" * 8192)
        answer = rest(made)
        assert not answer or b" 400 " in answer


def test_whole_requests_and_live_tables_are_left_alone(hosted: Running) -> None:
    me = Person(hosted.address).known_as(hosted, "Patient")
    table = me.live(me.create()["match"]["id"], "france")
    table.until("state")
    for _ in range(3):
        assert me.get("/api/session")["account"]["name"] == "Patient"  # the connection is kept
        time.sleep(0.4)
    table.send(type="ping")
    assert table.until("pong")
    with connected(hosted) as made:  # in two halves, but in time
        for part in (HEAD, b"\r\n", POST, b"x" * 100):
            made.sendall(part)
            time.sleep(0.2)
        assert b" 200 " in made.recv(65536)
