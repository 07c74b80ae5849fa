"""Calls to addresses that somebody else has chosen. Blocking: it runs in a thread.

A server must not be made to call machines of its own network: the address is looked up once, and only a public one is
connected to. There are no redirects.
"""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import urlsplit

from chancellery.server.telling.errors import NotDelivered

SECONDS = 10


def is_url(url: str) -> bool:
    try:
        where = urlsplit(url)
        return (
            where.scheme in ("http", "https")
            and bool(where.hostname)
            and where.username is None
            and (where.port or 1) > 0
            and url.isascii()
            and url.isprintable()
            and " " not in url
        )
    except ValueError:
        return False


def post(url: str, body: bytes, headers: Mapping[str, str], private: bool = False) -> None:
    """Delivers it, or NotDelivered; `private`: also to machines of one's own network."""
    where = urlsplit(url)
    host, secure = where.hostname or "", where.scheme == "https"
    port = where.port or (443 if secure else 80)
    target = (where.path or "/") + (f"?{where.query}" if where.query else "")
    try:
        plain = _connected(host, port, private)
        with contextlib.closing(plain):
            if secure:
                plain = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
            calling = http.client.HTTPConnection(host, port, timeout=SECONDS)
            calling.sock = plain
            with contextlib.closing(calling):
                calling.request("POST", target, body, dict(headers))
                answer = calling.getresponse()
                answer.read(1024)
    except (OSError, http.client.HTTPException) as error:
        raise NotDelivered(type(error).__name__) from None
    if answer.status in (404, 410):
        raise NotDelivered(f"HTTP {answer.status}", gone=True)
    if not 200 <= answer.status < 300:
        final = 300 <= answer.status < 500 and answer.status not in (408, 425, 429)
        raise NotDelivered(f"HTTP {answer.status}", final=final)


def _connected(host: str, port: int, private: bool) -> socket.socket:
    for family, kind, protocol, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if not private and not ipaddress.ip_address(address[0]).is_global:
            continue
        made = socket.socket(family, kind, protocol)
        made.settimeout(SECONDS)
        try:
            made.connect(address)
        except OSError:
            made.close()
            raise
        return made
    raise NotDelivered("not a public address", final=True)
