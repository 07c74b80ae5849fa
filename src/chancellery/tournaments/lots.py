"""Drawing lots: everybody can draw them again once the seed is told, which is published as a commitment before."""

from __future__ import annotations

from collections.abc import Iterable

from chancellery.kernel.chance import below, shuffle


def drawn(seed: str, what: str, among: Iterable[int]) -> list[int]:
    """All of them in the order of the lot for this purpose."""
    listed = sorted(among)
    shuffle(f"{seed}/{what}", 0, listed)
    return listed


class Lot:
    """Fair numbers one after another."""

    def __init__(self, seed: str, what: str) -> None:
        self.seed = f"{seed}/{what}"
        self.counter = 0

    def below(self, n: int) -> int:
        number, self.counter = below(self.seed, self.counter, n)
        return number
