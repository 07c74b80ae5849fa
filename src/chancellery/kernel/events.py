"""Events: what happened, typed, with an audience for the part that is secret."""

from __future__ import annotations

from typing import Any, NamedTuple

# As emitted: the kind and what everybody may know, one after another. Where there is more to an event, None and then
# the fields of an Event. A match keeps all of them, so they are as small as can be.
Raw = tuple[Any, ...]


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


def told(raw: Raw) -> Event:
    """The event that was emitted."""
    return Event(*raw[1:]) if raw[0] is None else Event(raw[0], raw[1:])
