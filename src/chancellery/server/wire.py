"""WebSockets by uvicorn, except that what is said in one turn of the loop goes out in one piece: a move is told in two
messages to everybody who looks, and each piece costs a call of the system on both sides."""

from __future__ import annotations

import asyncio

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import State

MOST_WAITING = 4  # messages


class Wire(WebSocketsSansIOProtocol):
    """Frames wait in the connection, where whatever else is sent finds them and takes them along in their order."""

    _flushing: asyncio.Handle | None = None

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] != "websocket.send" or not self._plain() or message.get("text") is None:
            await super().send(message)
            if message["type"] == "websocket.accept":
                del self.request, self.response  # what opened it is of no use any more, as long as somebody looks
            return
        try:
            self.conn.send_text(message["text"].encode())  # type: ignore[union-attr]
        except InvalidState:  # it says what follows from that
            await super().send(message)
            return
        if self._flushing is None:
            self._flushing = self.loop.call_soon(self._flush)

    def send_receive_event_to_app(self) -> None:
        """Reading stops when several messages wait: to stop it for each, and to go on, costs more than to read one."""
        if self.read_paused or self.queue.qsize() >= MOST_WAITING:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # it stops what is not stopped
        super().send_receive_event_to_app()
        self.read_paused = False

    def _plain(self) -> bool:
        """Whether nothing stands in the way."""
        return (
            self.handshake_complete
            and self.conn.state is State.OPEN
            and self.writable.is_set()
            and not self.close_sent
            and not self.disconnected
        )

    def _flush(self) -> None:
        self._flushing = None
        output = self.conn.data_to_send()
        if output and not self.transport.is_closing():
            self.transport.write(b"".join(output))
