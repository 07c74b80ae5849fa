"""Observations and masks as arrays of numpy, for nets and for research."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from chancellery.kernel.observation import Observation


def numbers(seen: Observation) -> NDArray[np.float32]:
    """An observation as one row of numbers."""
    packed = np.frombuffer(seen.to_bytes(), np.uint8)
    bits = np.unpackbits(packed, count=seen.parts.bits, bitorder="little")
    return np.concatenate((bits.astype(np.float32), np.array(seen.numbers, np.float32)))


def mask(ids: Iterable[int], size: int) -> NDArray[np.int8]:
    """Which of so many action ids may be chosen: 1 if it may."""
    found = np.zeros(size, np.int8)
    found[list(ids)] = 1
    return found
