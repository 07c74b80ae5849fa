"""Runs the server with uvicorn, and stops it gracefully."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import signal
import socket
import sys
import threading
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI

from chancellery import BadInput
from chancellery.server import logs
from chancellery.server.app import create_app
from chancellery.server.context import Context
from chancellery.server.patience import Patience
from chancellery.server.settings import Settings
from chancellery.server.wire import Wire

STOP_SECONDS = 10
SWITCH_SECONDS = 0.001  # the threads of the store must not hold up the loop for the usual 5 ms
COLLECT_AFTER = (10_000, 10, 10)  # a scene alone has more objects than the 700 after which Python looks for garbage


class Server(uvicorn.Server):
    """uvicorn, except that live tables are told before it stops waiting for them."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        assert isinstance(app, FastAPI)
        app.state.context.say_goodbye()
        await super().shutdown(sockets)


def check(settings: Settings) -> None:
    """Local mode has no accounts, so it must not be reachable from elsewhere."""
    if settings.local and not is_loopback(settings.host):
        raise BadInput("server-bad-host", host=settings.host)


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def configured(settings: Settings, app: FastAPI) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=not settings.local,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=not settings.local,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        http=Patience,
        ws=Wire,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


def serve(settings: Settings, started: Callable[[str], None] = lambda address: None) -> None:
    """Serves until it is told to stop; `started` gets the address, whatever port was free."""
    check(settings)
    logs.configure(settings.log_level)
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, _stopped)  # uvicorn raises the signal again when all is done
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, started))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


def _stopped(number: int, frame: object) -> None:
    """To be told to stop is no failure."""
    raise SystemExit(0)


async def _serve(settings: Settings, started: Callable[[str], None]) -> None:
    app = create_app(settings)
    context: Context = app.state.context
    await context.start()  # a store that cannot be opened is told here, not in the middle of uvicorn
    await context.shelf.first()  # else whoever comes first waits for it, and everything else behind it
    spare_pauses()
    listening = listen(settings.host, settings.port)
    server = Server(configured(settings, app))
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    started(f"http://{host}:{listening.getsockname()[1]}/")
    await server.serve(sockets=[listening])


def spare_pauses() -> None:
    """Python stops everything to look for garbage: what start-up made stays, and the rest is looked at less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens there yet."""
    try:
        listen(host, port).close()
    except OSError:
        return False
    return True


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named asyncio switches Nagle's algorithm off: without, every answer waits 40 ms.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError:
        made.close()
        raise
    made.listen(1024)
    made.set_inheritable(False)
    return made
