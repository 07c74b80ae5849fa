"""The built client: files of `static`, and its first page for every address that is a place in the client."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

from chancellery.locale import text
from chancellery.server import previews
from chancellery.server.ask import preferred

HERE = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"  # the names of built files carry a hash
ASK_FIRST = "no-cache"


def client(files: StaticFiles, otherwise: ASGIApp) -> ASGIApp:
    """The files for what no route answers."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await (files if scope["type"] == "http" else otherwise)(scope, receive, send)

    return answer


class Client(StaticFiles):
    """StaticFiles, except that unknown paths without a suffix lead to the client's first page."""

    def __init__(self, directory: Path = HERE) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._folder = directory

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.split("/")[0] == "api":
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope) if path not in ("", ".") else None
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rsplit("/", 1)[-1]:
                raise
            response = None
        if response is None:
            return await self._first_page(path, scope)
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else ASK_FIRST
        return response

    async def _first_page(self, path: str, scope: Scope) -> Response:
        if not (self._folder / "index.html").is_file():
            languages = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
            lang = preferred(languages)
            title, said = text(lang, "server-no-client-title"), text(lang, "server-no-client")
            page = (
                f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title><p>{said}</p></html>'
            )
            return HTMLResponse(page, headers={"Cache-Control": "no-store"})
        told = await self._told(path, scope)
        if told is not None:
            return HTMLResponse(told, headers={"Cache-Control": ASK_FIRST, "Vary": "Accept-Language"})
        response = await super().get_response("index.html", scope)
        response.headers["Cache-Control"] = ASK_FIRST
        return response

    async def _told(self, path: str, scope: Scope) -> str | None:
        """The first page with what a link to it tells; a server on one's own machine is linked to by nobody."""
        connection = HTTPConnection(scope)
        if "app" not in scope or connection.app.state.context.settings.local:
            return None
        page = (self._folder / "index.html").read_text(encoding="utf-8")
        return await previews.told(path, connection, page)
