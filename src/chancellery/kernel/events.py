"""Events: what happened, typed, with an audience for the part that is secret."""

from __future__ import annotations

from typing import Any, NamedTuple


class Event(NamedTuple):
    """`args` is for everybody; `secret` only for the seats in `to` (and for the host).

    `items` are the rows of which the sum is made that it tells, or of each of its sums (`table/telling.py`).
    """

    kind: str
    args: tuple[Any, ...]
    secret: tuple[Any, ...] = ()
    to: tuple[int, ...] = ()
    items: tuple[Any, ...] = ()

    def seen_by(self, seat: int | None) -> Event:
        """The event as that seat may know it; None is a spectator."""
        if not self.secret or (seat is not None and seat in self.to):
            return self
        return Event(self.kind, self.args)
