"""Webhooks: Discord, Slack, ntfy, or plain JSON. Every call is signed."""

from __future__ import annotations

import hashlib
import hmac
import json

from chancellery.server.telling.words import Said

STYLES = ("json", "discord", "slack", "ntfy")


def body(style: str, said: Said, id: int) -> tuple[bytes, dict[str, str]]:
    """What is sent, and its headers."""
    told = f"{said.line}\n{said.link}"
    if style == "discord":
        return _json({"content": told, "allowed_mentions": {"parse": []}})
    if style == "slack":
        return _json({"text": told.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")})
    if style == "ntfy":
        headers = {"Content-Type": "text/plain; charset=utf-8", "Click": said.link, "X-Message-Id": str(id)}
        return told.encode(), headers
    fields = {"id": id, "event": said.event, "match": said.match_id, "title": said.title, "text": said.line}
    return _json({**fields, "link": said.link})


def _json(said: object) -> tuple[bytes, dict[str, str]]:
    return json.dumps(said, ensure_ascii=False).encode(), {"Content-Type": "application/json"}


def signature(secret: str, time: int, body: bytes) -> str:
    """For the header Chancellery-Signature: the receiver computes the same over `time.body` and compares."""
    made = hmac.new(secret.encode(), f"{time}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={time},v1={made}"
