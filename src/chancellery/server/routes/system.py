"""The server itself: is it well, and how much does it do."""

from __future__ import annotations

import hmac
import ipaddress
from importlib.metadata import version

from fastapi import APIRouter, Request, Response

from chancellery.server.ask import Asking, Ctx, errors
from chancellery.server.errors import Refused
from chancellery.server.models import Health, PublicKey
from chancellery.server.ready import respond

router = APIRouter(prefix="/api", tags=["system"], responses=errors())


@router.get("/health", responses={503: {"model": Health}})
async def health(context: Ctx, response: Response) -> Health:
    """200 when moves can be stored, else 503."""
    fine = await context.store.healthy() and not context.stopping.is_set()
    response.status_code = 200 if fine else 503
    response.headers["Cache-Control"] = "no-store"
    return Health(
        status="ok" if fine else "failing",
        store="ok" if fine else "failing",
        version=version("chancellery"),
        mode=context.settings.mode,
        set_apart=len(context.hall.apart),
    )


@router.get("/openapi.json", include_in_schema=False)
async def openapi(context: Ctx, request: Request, user: Asking) -> Response:
    """The schema of this interface."""
    return respond(request, await context.shelf.ready("openapi", request.app.openapi), "no-cache")


@router.get("/key")
async def get_key(context: Ctx) -> PublicKey:
    """The public key with which this server signs the records of finished matches."""
    if context.public_key is None:
        raise Refused("not-here")
    return PublicKey(algorithm="ed25519", key=context.public_key)


_PLAIN = {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "Prometheus text"}


@router.get("/metrics", response_class=Response, responses={200: _PLAIN})
async def metrics(context: Ctx, request: Request) -> Response:
    """Counters and timings; from this machine, or with the token as a bearer."""
    token = context.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not _here(request) and not (token and hmac.compare_digest(given.encode(), token.encode())):
        raise Refused("no-page")
    return Response(context.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _here(request: Request) -> bool:
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
