"""Answers that are made once: bytes, the same packed, and a tag by which a browser asks whether it has them already."""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from chancellery.table.encode import kept

PACK_FROM = 2048  # bytes


class Ready(NamedTuple):
    plain: bytes
    packed: bytes
    tag: str


def made(data: Any) -> Ready:
    """To be called off the loop: packing takes longer than all else."""
    plain = data if isinstance(data, bytes) else kept(data)
    return Ready(plain, gzip.compress(plain, 6, mtime=0), f'"{sha256(plain).hexdigest()[:24]}"')


def respond(request: Request, ready: Ready, caching: str) -> Response:
    """304 to whoever has it, packed to whoever can unpack it."""
    headers = {"Cache-Control": caching, "ETag": ready.tag, "Vary": "Accept-Encoding, Accept-Language"}
    if ready.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if len(ready.plain) >= PACK_FROM and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(ready.packed, media_type="application/json", headers=headers)
    return Response(ready.plain, media_type="application/json", headers=headers)
