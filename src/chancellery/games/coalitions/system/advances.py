"""What the players of the Coalitions games may answer in advance. It holds for a round, or a turn of Realpolitik."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.vocabulary import (
    ACCEPT,
    CONSENT,
    DECLINE,
    DONE,
    END,
    GRANT,
    MAY_STAY,
    PASS,
    REFUSE,
)
from chancellery.kernel.advance import ALL, Advance
from chancellery.kernel.sets import union


def _others(s: Realm, seat: int) -> Sequence[int]:
    """The powers of other players."""
    return [power for power in range(len(s.game.powers)) if s.seat_of[power] not in (-1, seat)]


def _mine(s: Realm, seat: int) -> Sequence[int]:
    return ALL if seat in s.seat_of else ()


def _now(s: Realm, seat: int, value: int) -> Sequence[int]:
    return (s.round or s.turn,)


def _allied(s: Realm, seat: int, power: int) -> Sequence[int]:
    """Also, with whom of the seat's powers another is allied: an alliance that ends takes the answer with it."""
    own = sum(1 << one for one, holder in enumerate(s.seat_of) if holder == seat)
    return (s.round or s.turn, s.ally[power] & own)


def _givers(s: Realm, seat: int) -> Sequence[int]:
    return _others(s, seat) if "subsidy_answer" in s.game.notation.questions else ()


def _untouched(s: Realm, seat: int, value: int) -> Sequence[int]:
    """Also, what a seat's Powers have and where, and who stands in their Territories: whoever comes or attacks takes
    the answer with him."""
    own = tuple(power for power, holder in enumerate(s.seat_of) if holder == seat)
    theirs = tuple(power for power in range(len(s.seat_of)) if power not in own)
    stands, control = union(s.stands, own), union(s.control, own)
    troops = sum(count for general, count in enumerate(s.troops) if s.game.owner[general] in own)
    entered = union(s.stands, theirs) & (control | stands)
    return (s.round or s.turn, stands, control, troops, entered, s.battlefields & (control | stands))


ENTRY: Final = ("consent", "train_consent", "troop_consent")

ADVANCES: Final[tuple[Advance, ...]] = (
    Advance("consent", ENTRY, (CONSENT,), _others, _allied, sort="power", about="mover", until="round"),
    Advance("refuse", ENTRY, (REFUSE,), _others, _allied, sort="power", about="mover", until="round"),
    Advance("hold", ("move",), (END,), _mine, _untouched, until="round"),
    Advance("subsidy", ("subsidy_answer",), (ACCEPT,), _givers, _allied, sort="power", about="giver", until="round"),
    Advance("stay", ("stay",), (MAY_STAY,), _others, _allied, sort="power", about="guest", until="round"),
    Advance("grant", ("grant",), (GRANT,), _others, _allied, sort="power", about="mover", until="round"),
    Advance("no_grant", ("grant",), (REFUSE,), _mine, _now, until="round"),
    Advance("no_support", ("support",), (DONE,), _mine, _now, until="round"),
    Advance("no_cards", ("card",), (PASS,), _mine, _now, until="round"),
    Advance("no_drill", ("drill",), (DECLINE,), _mine, _now, until="round"),
)
