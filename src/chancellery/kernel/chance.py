"""Chance: a pure function of (seed, counter), the same on every platform and Python version.

Number k of a seed is the first eight bytes, big-endian, of SHA-256 over the text
`chancellery-chance-1|SEED|k`. A number below n is that value modulo n; values at or above the largest
multiple of n are skipped, so every result is equally likely.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence
from hashlib import sha256
from struct import Struct
from typing import Any, Final

_SPAN: Final = 1 << 64
_HALF: Final = 1 << 32  # numbers below it are short ones for compiled code
_TOP: Final = _HALF - 1
_SEEDS: Final = 256  # whose beginning is remembered
_halves: Final = Struct(">II").unpack_from  # of the first eight bytes
_begun: dict[str, Any] = {}  # SHA-256 of the text up to the counter, to be copied


def _begin(seed: str) -> Any:
    if len(_begun) >= _SEEDS:
        _begun.clear()
    begun = _begun[seed] = sha256(f"chancellery-chance-1|{seed}|".encode())
    return begun


def below(seed: str, counter: int, n: int) -> tuple[int, int]:
    """A fair number in 0..n-1 and the next counter."""
    begun = _begun.get(seed) or _begin(seed)
    while True:
        text = begun.copy()
        text.update(b"%d" % counter)
        high, low = _halves(text.digest())
        counter += 1
        if n < _HALF and high < _TOP:  # what is skipped is above: the most common case, without large numbers
            return (high % n * (_HALF % n) + low) % n, counter
        value = high << 32 | low
        if value < _SPAN - _SPAN % n:
            return value % n, counter


def shuffle(seed: str, counter: int, items: MutableSequence[Any]) -> int:
    """Shuffles in place (Fisher-Yates from the end); returns the next counter."""
    for i in range(len(items) - 1, 0, -1):
        j, counter = below(seed, counter, i + 1)
        items[i], items[j] = items[j], items[i]
    return counter


def commitment(seed: str, nonce: str) -> str:
    """What a match publishes when it starts: it fixes the seed without telling it."""
    return hashlib.sha256(f"chancellery-seed-1|{seed}|{nonce}".encode()).hexdigest()
