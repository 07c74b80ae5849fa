"""Memory that is free again goes back to the system: glibc keeps it otherwise, in pieces, for a busy hour to come."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache


@cache
def _trim() -> Callable[[int], int] | None:
    """Not every C library has it."""
    try:
        found: Callable[[int], int] | None = getattr(ctypes.CDLL(None), "malloc_trim", None)
    except (OSError, TypeError):
        return None
    return found


def give_back() -> None:
    trim = _trim()
    if trim is not None:
        trim(0)
