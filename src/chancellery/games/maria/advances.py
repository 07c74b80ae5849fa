"""What players of Maria may answer in advance. It holds for a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.powers import AUSTRIA, FRANCE
from chancellery.games.maria.state import Campaign
from chancellery.kernel.advance import ALL, Advance
from chancellery.kernel.sets import union


def _everybody(s: Campaign, seat: int) -> Sequence[int]:
    return ALL


def _politicians(s: Campaign, seat: int) -> Sequence[int]:
    return ALL if s.game.full else ()


def _france(s: Campaign, seat: int) -> Sequence[int]:
    return ALL if s.seat_of[FRANCE] == seat and s.game.full else ()


def _austria(s: Campaign, seat: int) -> Sequence[int]:
    return ALL if s.seat_of[AUSTRIA] == seat and s.game.full else ()


def _candidates(s: Campaign, seat: int) -> Sequence[int]:
    return (AUSTRIA, FRANCE) if s.game.full else ()


def _now(s: Campaign, seat: int, value: int) -> Sequence[int]:
    return (s.turn,)


def _untouched(s: Campaign, seat: int, value: int) -> Sequence[int]:
    """Also, where a seat's pieces are, who stands beside them, and who holds fortresses in its lands: whoever comes or
    attacks takes the answer with him."""
    own = tuple(power for power, runner in enumerate(s.seat_of) if runner == seat)
    others = tuple(power for power in range(len(s.seat_of)) if power not in own)
    mine, trains = union(s.stand, own), union(s.trains, own)
    lands = union([s.home(power) for power in range(len(s.seat_of))], own)
    beside = s.game.components.atlas.neighbours(mine | trains) & union(s.stand, others)
    return (s.turn, mine, trains, beside, union(s.markers, others) & lands)


PASSING: Final = ("consent", "consent_move")

ADVANCES: Final[tuple[Advance, ...]] = (
    Advance("no_bid", ("bid",), (v.NO_BID,), _politicians, _now),
    Advance("consent", PASSING, (v.CONSENT,), _everybody, _now),
    Advance("refuse", PASSING, (v.REFUSE,), _everybody, _now),
    Advance("hold", ("movement", "end_movement"), (v.DONE,), _everybody, _untouched),
    Advance("no_cards", ("battle",), (v.DECLINE,), _everybody, _now),
    Advance("vote", ("vote",), (v.VOTE,), _candidates, _now, sort="power", field="candidate"),
    Advance("subsidise", ("subsidy",), (v.SUBSIDISE,), _france, _now),
    Advance("no_subsidy", ("subsidy",), (v.NO_SUBSIDY,), _france, _now),
    Advance("hussars_stay", ("hussar",), (v.LEAVE_HUSSAR,), _austria, _now),
)
