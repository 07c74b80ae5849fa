"""What a position is worth to a seat, by a guide's eyes and its net."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from chancellery.bots.planning.guide import Guide
from chancellery.bots.planning.net import Net, Numbers, net

MARGIN: Final = 0.3  # what the expected margin counts beside the chance to win: who wins by more is surer of it
MOST_MARGIN: Final = 1.2


def shares(scores: Numbers) -> Numbers:
    """The chance of each contender; one alone plays against the rest."""
    if len(scores) == 1:
        scores = np.append(scores, np.float32(0))
    powers = np.exp(scores - scores.max())
    return powers / powers.sum()  # type: ignore[no-any-return]


def judged(guide: Guide, s: Any, seat: int, by: Net | None = None) -> tuple[float, float]:
    """The chance that a seat wins, and by how much it is likely to win or lose; by the guide's own net or another."""
    if s.outcome is not None:
        return ended(guide, s, seat)
    return read_off(guide, s, seat, (by or net(guide.weights))(guide.rows(s, seat)))


def ended(guide: Guide, s: Any, seat: int) -> tuple[float, float]:
    """The same of a match that is over."""
    owners = guide.contenders(s)
    margins = [guide.margin(s, contender) for contender in range(len(owners))]
    return float(seat in s.outcome.winners), _own(guide, owners, margins, seat)


def read_off(guide: Guide, s: Any, seat: int, found: Numbers) -> tuple[float, float]:
    """The same from what a net says of each contender."""
    owners = guide.contenders(s)
    chances = shares(found[:, 0]).tolist()
    if guide.together:
        won: float = chances[0]
    elif len(owners) == 1 and owners[0] != seat:
        won = chances[1]
    else:
        won = sum([chance for owner, chance in zip(owners, chances) if owner == seat])
    return won, max(-MOST_MARGIN, min(MOST_MARGIN, _own(guide, owners, found[:, 1].tolist(), seat)))


def value(guide: Guide, s: Any, seat: int, by: Net | None = None) -> float:
    """How well a seat stands: around 0 lost, around 1 won."""
    return worth(judged(guide, s, seat, by))


def worth(judged: tuple[float, float]) -> float:
    """One number of chance and margin."""
    return judged[0] + MARGIN * judged[1]


def _own(guide: Guide, owners: Sequence[int], margins: list[float], seat: int) -> float:
    if guide.together:
        return margins[0]
    if len(owners) == 1 and owners[0] != seat:
        return -margins[0]
    return max([margin for owner, margin in zip(owners, margins) if owner == seat], default=-1.0)
