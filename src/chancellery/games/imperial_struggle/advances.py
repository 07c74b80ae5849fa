"""What players of Imperial Struggle may answer in advance. It holds for a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.sequence import Auction
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel.advance import ALL, Advance

BIDS: Final = (0, 1, 2, 3)


def _bidding(s: Struggle, seat: int) -> Sequence[int]:
    return BIDS if s.running(Auction) is not None else ()


def _playing(s: Struggle, seat: int) -> Sequence[int]:
    return ALL


def _sides(s: Struggle, seat: int) -> Sequence[int]:
    return (FRANCE, BRITAIN)


def _now(s: Struggle, seat: int, value: int) -> Sequence[int]:
    return (s.step,)


ADVANCES: Final[tuple[Advance, ...]] = (
    Advance("accept_bid", ("bid",), (v.ACCEPT,), _bidding, _now, sort="points", most="points"),
    Advance("first", ("first",), (v.FIRST,), _sides, _now, sort="side", field="side"),
    Advance("pass", ("round",), (v.PASS,), _playing, _now, last=True),
    Advance("cede", ("refusal",), (v.ACCEPT,), _playing, _now),
    Advance("refuse_to_cede", ("refusal",), (v.REFUSE,), _playing, _now),
    Advance("score", ("effect_score_commodity",), (v.YES,), _playing, _now),
)
