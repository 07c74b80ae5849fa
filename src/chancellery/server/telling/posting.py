"""Calls to addresses that somebody else has chosen. Blocking: it runs in a thread.

A server must not be made to call machines of its own network: the name is looked up once, and only public addresses are
connected to. There are no redirects.
"""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
import time
from collections.abc import Iterator, Mapping
from typing import Final
from urllib.parse import urlsplit

from chancellery.server.telling.errors import NotDelivered

SECONDS = 10  # to connect, and again for all that follows
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


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
        with contextlib.closing(_connected(host, port, private)) as plain, cut_off(SECONDS) as line:
            line.append(plain)
            calling = http.client.HTTPConnection(host, port, timeout=SECONDS)
            calling.sock = plain
            if secure:
                context = ssl.create_default_context()
                calling.sock = context.wrap_socket(plain, server_hostname=host, do_handshake_on_connect=False)
                line.append(calling.sock)
                calling.sock.do_handshake()
            with contextlib.closing(calling):
                calling.request("POST", target, body, dict(headers))
                answer = calling.getresponse()
    except (OSError, http.client.HTTPException) as error:
        raise NotDelivered(type(error).__name__) from None
    if answer.status in (404, 410):
        raise NotDelivered(f"HTTP {answer.status}", gone=True)
    if not 200 <= answer.status < 300:
        final = 300 <= answer.status < 500 and answer.status not in (408, 425, 429)
        raise NotDelivered(f"HTTP {answer.status}", final=final)


@contextlib.contextmanager
def cut_off(seconds: float) -> Iterator[list[socket.socket]]:
    """Closes the sockets of a list after a time: a server that says a letter now and then would be listened to for
    ever."""
    line: list[socket.socket] = []

    def cut() -> None:
        for one in line:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)

    timer = threading.Timer(seconds, cut)
    timer.daemon = True
    timer.start()
    try:
        yield line
    finally:
        timer.cancel()


def is_public(address: str) -> bool:
    """Whether an address is one of the wide world, also as what it stands for where IPv6 is led over to IPv4."""
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        behind = found.ipv4_mapped or found.sixtofour
        if found in _NAT64:
            behind = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if found.teredo is not None or found.is_site_local or (behind is not None and not is_public(str(behind))):
            return False
    return found.is_global and not found.is_multicast


def _connected(host: str, port: int, private: bool) -> socket.socket:
    """A connection to the first of its addresses that answers."""
    failed: OSError | None = None
    end = time.monotonic() + SECONDS
    for family, kind, protocol, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if not private and not is_public(str(address[0])):
            continue
        made = socket.socket(family, kind, protocol)
        try:
            made.settimeout(max(0.1, end - time.monotonic()))
            made.connect(address)
        except OSError as error:
            made.close()
            failed = error
            continue
        made.settimeout(SECONDS)
        return made
    raise failed or NotDelivered("not a public address", final=True)
