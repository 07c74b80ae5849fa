"""The outer wall: where calls may come from, how large they may be, and what browsers may do with the answers."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chancellery.server.ask import SAFE, language_of
from chancellery.server.errors import Refused
from chancellery.server.settings import Settings
from chancellery.table.encode import dump

RECORDS = ("/api/verify", "/api/studies/record")  # calls that carry a whole record
LOOPBACK = ("127.0.0.1", "localhost", "::1")

# `style-src-attr`: Svelte writes style attributes; scripts and style sheets come from here only.
CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # an invitation link must not travel
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def check_origin(headers: Headers, settings: Settings, changes: bool) -> None:
    """Other people's pages may not speak for the user (CSRF), nor pass themselves off as this server (rebinding)."""
    host = headers.get("host", "")
    if settings.local and _name(host) not in LOOPBACK:
        raise Refused("bad-origin", field="host")
    if not changes:
        return
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Refused("bad-origin", field="origin")
        return
    if settings.origins:
        allowed = origin in settings.origins
    else:
        allowed = urlsplit(origin).netloc == host
    if not allowed:
        raise Refused("bad-origin", field="origin")


def _name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


class Wall:
    """Middleware around everything."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        live = scope["type"] == "websocket"
        try:
            check_origin(headers, self.settings, live or scope["method"] not in SAFE)
            if not live:
                largest = self._largest(scope)
                if int(headers.get("content-length") or 0) > largest:
                    raise Refused("too-large", largest=largest)
                receive = _limited(receive, largest)
        except (Refused, ValueError) as error:
            refusal = error if isinstance(error, Refused) else Refused("bad-message")
            await (_close(send) if live else self._refuse(scope, send, refusal))
            return
        await self.app(scope, receive, send if live else _with_headers(send, self.settings))

    def _largest(self, scope: Scope) -> int:
        return self.settings.largest_record if scope["path"] in RECORDS else self.settings.largest_body

    async def _refuse(self, scope: Scope, send: Send, error: Refused) -> None:
        body = dump(error.body(language_of(HTTPConnection(scope))).model_dump())
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        send = _with_headers(send, self.settings)
        await send({"type": "http.response.start", "status": error.status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


async def _close(send: Send) -> None:
    await send({"type": "websocket.close", "code": 1008})


def _limited(receive: Receive, largest: int) -> Receive:
    """A body without a length is counted as it comes."""
    seen = 0

    async def counting() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > largest:
            raise HTTPException(413)  # the only kind that FastAPI lets through from here
        return message

    return counting


def _with_headers(send: Send, settings: Settings) -> Send:
    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if settings.secure_cookies and not settings.local:
                headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        await send(message)

    return sending
