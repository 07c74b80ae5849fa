"""How long the server waits for a request to arrive: half-sent ones would hold a connection each, for ever."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

HEAD_SECONDS = 15.0  # from the first byte, or from connecting, to the end of the headers
BODY_SECONDS = 60.0  # from there to the end of the body; the largest, a record, is 4 MiB
LARGEST_HEAD = 64 * 1024  # bytes
_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Patience(HttpToolsProtocol):
    """uvicorn's protocol, except that it does not wait for ever and reads no headers without end. Between two requests
    its own keep-alive timer runs; what comes over a WebSocket is guarded by pings."""

    _timer: asyncio.TimerHandle | None = None
    _headed = False  # the headers of the present request have arrived
    _head = 0  # bytes of them so far
    _heads = 0  # how many requests had theirs

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)

    def data_received(self, data: bytes) -> None:
        waiting, heads = not self._headed, self._heads
        super().data_received(data)
        if waiting and heads == self._heads:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.send_400_response("Too large.")
        if self._timer is None and self._idle() and self.transport.get_protocol() is self:
            self._wait(HEAD_SECONDS)  # what came is no request yet, but it stopped the keep-alive timer

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._headed, self._head = False, 0
        self._wait(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self._headed, self._heads = True, self._heads + 1
        self._wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._headed, self._head = False, 0
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def _idle(self) -> bool:
        """Whether nothing is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _wait(self, seconds: float) -> None:
        self._arrived()
        self._timer = self.loop.call_later(seconds, self._give_up)

    def _arrived(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        if not self._headed and self._idle():
            self.transport.write(_LATE)
        self.transport.close()
