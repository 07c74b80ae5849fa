"""How long a bot may think: whoever asks may set a limit, and then the best answer so far is taken."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from math import inf
from time import monotonic

_until: ContextVar[float] = ContextVar("until", default=inf)


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Bots that are asked meanwhile have so many seconds."""
    token = _until.set(monotonic() + seconds)
    try:
        yield
    finally:
        _until.reset(token)


def time_is_up() -> bool:
    return monotonic() > _until.get()
