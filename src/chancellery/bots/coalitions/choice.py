"""Choosing among options by what each is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from chancellery.kernel import Move


def best_option(options: Sequence[Move], value: Callable[[Move], float], least: float, otherwise: Move) -> Move:
    """The first of the options that are worth most, if that is more than the least."""
    most, found = least, otherwise
    for option in options:
        worth = value(option)
        if worth > most:
            most, found = worth, option
    return found
