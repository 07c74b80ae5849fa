"""What is said in one turn of the loop goes out in one piece, and in its order."""

from __future__ import annotations

import asyncio
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from chancellery.server.wire import MOST_WAITING, Wire


class Line:
    """A transport that keeps what is written, piece by piece."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.told: list[str] = []

    def pause_reading(self) -> None:
        self.told.append("stop")

    def resume_reading(self) -> None:
        self.told.append("go on")

    def write(self, data: bytes) -> None:
        self.pieces.append(data)

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass


def opened() -> tuple[Wire, Line]:
    """A connection that is open."""
    wire: Any = Wire.__new__(Wire)
    wire.loop, wire.queue, wire.writable = asyncio.get_running_loop(), asyncio.Queue(), asyncio.Event()
    wire.writable.set()
    wire.handshake_complete, wire.initial_response, wire.close_timeout = True, None, 10.0
    wire.close_sent = wire.disconnected = wire.read_paused = False
    wire.conn = ServerProtocol(state=OPEN)
    wire.transport = line = Line()
    return wire, line


def read(pieces: list[bytes]) -> list[tuple[Opcode, bytes]]:
    """The frames as the other side gets them."""
    other = ClientProtocol(parse_uri("ws://here"), state=OPEN)
    for piece in pieces:
        other.receive_data(piece)
    return [(frame.opcode, bytes(frame.data)) for frame in other.events_received() if isinstance(frame, Frame)]


async def say(wire: Wire, text: str) -> None:
    await wire.send({"type": "websocket.send", "text": text})


def test_what_is_said_at_once_is_one_piece() -> None:
    async def talk() -> None:
        wire, line = opened()
        await say(wire, "one")
        await say(wire, "two")
        assert line.pieces == []
        await asyncio.sleep(0)
        assert len(line.pieces) == 1
        await say(wire, "three")
        await asyncio.sleep(0)
        assert len(line.pieces) == 2
        assert read(line.pieces) == [(Opcode.TEXT, b"one"), (Opcode.TEXT, b"two"), (Opcode.TEXT, b"three")]

    asyncio.run(talk())


def test_a_goodbye_comes_after_what_was_said_before() -> None:
    async def talk() -> None:
        wire, line = opened()
        await say(wire, "last words")
        await wire.send({"type": "websocket.close", "code": 1008, "reason": ""})
        await asyncio.sleep(0)
        assert [opcode for opcode, _ in read(line.pieces)] == [Opcode.TEXT, Opcode.CLOSE]
        assert wire.close_timer is not None
        wire.close_timer.cancel()

    asyncio.run(talk())


def test_who_reads_slowly_is_waited_for() -> None:
    async def talk() -> None:
        wire, line = opened()
        wire.writable.clear()
        task = asyncio.create_task(say(wire, "later"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert not task.done()
        assert line.pieces == []
        wire.writable.set()
        await task
        await asyncio.sleep(0)
        assert read(line.pieces) == [(Opcode.TEXT, b"later")]

    asyncio.run(talk())


def test_reading_stops_while_many_messages_wait() -> None:
    async def talk() -> None:
        wire, line = opened()
        wire.frames = []
        other = ClientProtocol(parse_uri("ws://here"), state=OPEN)
        for number in range(MOST_WAITING):
            other.send_text(b"%d" % number)
            wire.data_received(b"".join(other.data_to_send()))
            assert line.told == []
        other.send_text(b"last")
        wire.data_received(b"".join(other.data_to_send()))
        assert line.told == ["stop"]
        heard: list[Any] = []
        for _ in range(MOST_WAITING + 1):
            assert line.told == ["stop"]
            heard.append(await wire.receive())
        assert line.told == ["stop", "go on"]
        assert [message["text"] for message in heard] == [*map(str, range(MOST_WAITING)), "last"]

    asyncio.run(talk())
