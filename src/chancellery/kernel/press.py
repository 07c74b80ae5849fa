"""Press: words between seats. They are part of a match and bind nobody. Deeds (deeds.py) are kept among them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.kernel.errors import BadInput
from chancellery.kernel.moves import one_line

LONGEST_PRESS: Final = 4000  # characters


@dataclass(frozen=True)
class Press:
    """A message between seats; `to` is None when everybody may read it. `after` counts the moves before it."""

    after: int
    seat: int | None  # None: the table itself speaks
    to: tuple[int, ...] | None
    text: str
    time: int = 0  # milliseconds since 1970, where a host tells it
    deed: bool = False  # `text` is something done about the match itself
    aside: bool = False  # no part of the record: the table speaks, or an undo left it where the rules forbid talk

    def seen_by(self, seat: int | None) -> bool:
        return self.to is None or (seat is not None and (seat == self.seat or seat in self.to))


def words(text: str) -> str:
    """What somebody says, as it is kept; BadInput if it is too little or too much."""
    clean = one_line(text)
    if not clean:
        raise BadInput("press-empty")
    if len(clean) > LONGEST_PRESS:
        raise BadInput("press-too-long", longest=LONGEST_PRESS, length=len(clean))
    return clean
