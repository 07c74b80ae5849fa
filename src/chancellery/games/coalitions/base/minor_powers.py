"""Which Powers are Minor Powers (11.1)."""

from __future__ import annotations

from typing import Final

MINOR: Final = {6: (), 5: ("ottoman",), 4: ("prussia", "ottoman")}  # K-11.1.2, K-11.1.3
THREE: Final = {"russia": ("russia", "prussia", "ottoman"), "austria": ("austria", "prussia", "ottoman")}  # K-11.1.4


def minor_powers(seats: int, third: str) -> tuple[str, ...]:
    """The Minor Powers for a number of players; with three the players chose which Power is the third."""
    return THREE[third] if seats == 3 else MINOR[seats]
