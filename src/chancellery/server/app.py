"""The server as an ASGI application."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chancellery.server import live, seeking
from chancellery.server.ask import language_of
from chancellery.server.context import Context
from chancellery.server.errors import Refused
from chancellery.server.metrics import Metrics
from chancellery.server.openapi import Api
from chancellery.server.routes import (
    after,
    games,
    hours,
    house,
    lessons,
    lobby,
    matches,
    order,
    people,
    positions,
    rules,
    session,
    studies,
    system,
    table,
    telling,
    tournaments,
)  # fmt: skip
from chancellery.server.security import Wall
from chancellery.server.settings import Settings
from chancellery.server.static import Client, client
from chancellery.server.tournaments.running import Running
from chancellery.store import Store, StoreError

_log = logging.getLogger(__name__)
PACKED_ASIDE = 16 * 1024  # bytes; more takes the loop too long
_CODES = {404: "no-page", 405: "not-allowed", 413: "too-large"}


def create_app(settings: Settings | None = None, store: Store | None = None) -> FastAPI:
    """The app; its context is started with it."""
    settings = settings or Settings()
    context = Context(settings, store)
    running = Running(context)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await context.start()
        yield
        await running.close()
        await context.close()

    app = Api(
        title="Chancellery",
        version=version("chancellery"),
        description="Historical games of European power politics: lobby, tables, replays and rules.",
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=_name_of,
        redirect_slashes=False,
    )
    app.state.context, app.state.tournaments = context, running
    context.chores.append(lambda: seeking.make_all(context))
    app.router.routes += _routes()
    app.router.default = client(Client(), app.router.default)  # mounted at / it would hide which methods a path has
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(StoreError, _store_failed)
    app.add_exception_handler(Exception, _failed)
    if not settings.local:
        app.add_middleware(GZipMiddleware, minimum_size=2048, compresslevel=6, thread_minimum_size=PACKED_ASIDE)
    app.add_middleware(Wall, settings=settings)
    app.add_middleware(Watch, metrics=context.metrics)
    return app


@cache
def _routes() -> list[BaseRoute]:
    """The routes, with what FastAPI builds behind them when it first looks for one: better now than in the first call.
    That takes half a second. Routes find their app by the call, so several in one process share them."""
    app = Api(generate_unique_id_function=_name_of, openapi_url=None, docs_url=None, redoc_url=None)
    for part in (
        session,
        hours,
        house,
        games,
        lessons,
        matches,
        lobby,
        table,
        positions,
        people,
        after,
        studies,
        tournaments,
        telling,
        order,
        rules,
        system,
    ):
        app.include_router(part.router)
    app.router.routes.append(live.ROUTE)
    nowhere = {"type": "http", "method": "GET", "path": "/api/", "headers": [], "root_path": "", "path_params": {}}
    for route in app.router.routes:
        route.matches(nowhere)
    return app.router.routes


def _name_of(route: APIRoute) -> str:
    return route.name


# -- refusals


def answer(request: Request, error: Refused) -> JSONResponse:
    return JSONResponse(error.body(language_of(request)).model_dump(), error.status, error.headers)


async def _refused(request: Request, error: Any) -> JSONResponse:
    return answer(request, error)


async def _bad_request(request: Request, error: Any) -> JSONResponse:
    """The field that is wrong, without repeating what was sent; an address that cannot be is one where nothing is."""
    first = error.errors()[0]
    if first["loc"][0] == "path":
        return answer(request, Refused("no-page"))
    field = ".".join(str(part) for part in first["loc"] if part not in ("body", "query")) or "body"
    return answer(request, Refused("bad-input", field=field, what="field"))


async def _http_error(request: Request, error: Any) -> JSONResponse:
    response = answer(request, Refused(_CODES.get(error.status_code, "bad-message")))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def _store_failed(request: Request, error: Any) -> JSONResponse:
    _log.error("store failed", extra={"error": str(error)})
    return answer(request, Refused("store-failed"))


async def _failed(request: Request, error: Any) -> JSONResponse:
    return answer(request, Refused("failed"))


class Watch:
    """Counts and times every call; the log names the route, never a token or a query."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            took = time.perf_counter() - started
            route = getattr(scope.get("route"), "path", "-")
            self.metrics.count("calls", f'status="{status}"')
            self.metrics.observe("call_seconds", took)
            said = {"method": scope["method"], "route": route, "status": status, "ms": round(took * 1000, 1)}
            _log.log(logging.WARNING if status >= 500 else logging.DEBUG, "call", extra=said)
