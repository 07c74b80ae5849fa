"""What lasts for one Action Round (5): the tile, its Actions and their points, and what cards change for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Self

from chancellery.games.imperial_struggle.sides import NOBODY
from chancellery.kernel.plain import SLOTS, Plain

# Actions: of the tile, of the Event's points, of exchanged points
MAJOR: Final = 0
MINOR: Final = 1
EVENT: Final = 2
EXCHANGE: Final = 3
# what has become of an Action
ABSENT: Final = 0
WAITING: Final = 1
OPEN: Final = 2
CLOSED: Final = 3


@dataclass(slots=SLOTS)  # type: ignore[literal-required]
class Round(Plain):
    """The data of an Action Round, in `Struggle.rounds` while it is under way; `action_round.py` carries it out."""

    side: int
    tile: int = NOBODY  # the kind of Investment tile taken
    touched: bool = False  # an Event, Action, Upgrade or Advantage has been begun since the tile was taken
    may_pass: bool = False  # IS-5.1.5
    may_play_event: bool = True  # IS-5.2.2
    upgrade: bool = False  # the symbol is still to be used
    # per Action
    state: list[int] = field(default_factory=[ABSENT, ABSENT, ABSENT, ABSENT].copy)
    types: list[int] = field(default_factory=[-1, -1, -1, -1].copy)
    points: list[int] = field(default_factory=[0, 0, 0, 0].copy)  # those waiting
    event_kinds: list[int] = field(default_factory=list)  # restrictions of the Event's points
    event_left: list[int] = field(default_factory=list)
    open: int = -1  # the Action under way
    before: list[list[int]] = field(default_factory=list)  # what waited when it was begun, until it is started
    kinds: list[int] = field(default_factory=list)  # restrictions of its points
    left: list[int] = field(default_factory=list)
    anchored: bool = True  # its type is present by more than restricted Event points (IS-R-88)
    regions: list[int] = field(default_factory=[0, 0].copy)  # Regions paid in with EP, with DP (5.3.4)
    tiles_bought: int = 0
    advantages_used: int = 0
    advantage_regions: int = 0
    exchange_type: int = -1  # IS-5.6.1.5
    # effects of cards on this Action Round
    debt_taken: bool = False
    bonus_received: bool = False
    furs_and_fish: bool = False  # IS-R-97
    grown: int = 0
    burke_used: int = 0
    burke_action: int = -1
    burke_lost: int = 0
    hanbury_williams: bool = False
    pacte_de_famille: bool = False
    squadron_discount: int = 0
    jacobite_shift: bool = False
    jacobite_scored: bool = False
    pompadour_paid: bool = False
    watt_paid: bool = False
    huguenots: int = -1  # the marker whose reduction is to be used next

    def copy(self) -> Self:
        new = type(self).__new__(type(self))
        new.side, new.tile, new.touched, new.may_pass = self.side, self.tile, self.touched, self.may_pass
        new.may_play_event, new.upgrade = self.may_play_event, self.upgrade
        new.state, new.types, new.points = self.state[:], self.types[:], self.points[:]
        new.event_kinds, new.event_left, new.open = self.event_kinds[:], self.event_left[:], self.open
        new.before, new.kinds, new.left = [row[:] for row in self.before], self.kinds[:], self.left[:]
        new.anchored, new.regions, new.tiles_bought = self.anchored, self.regions[:], self.tiles_bought
        new.advantages_used, new.advantage_regions = self.advantages_used, self.advantage_regions
        new.exchange_type, new.debt_taken = self.exchange_type, self.debt_taken
        new.bonus_received, new.furs_and_fish, new.grown = self.bonus_received, self.furs_and_fish, self.grown
        new.burke_used, new.burke_action, new.burke_lost = self.burke_used, self.burke_action, self.burke_lost
        new.hanbury_williams, new.pacte_de_famille = self.hanbury_williams, self.pacte_de_famille
        new.squadron_discount, new.jacobite_shift = self.squadron_discount, self.jacobite_shift
        new.jacobite_scored, new.pompadour_paid = self.jacobite_scored, self.pompadour_paid
        new.watt_paid, new.huguenots = self.watt_paid, self.huguenots
        return new


BLANK: Final = Round(NOBODY)  # what `dataclass` writes is not compiled: a copy is made much faster


def begun(side: int, furs_and_fish: bool) -> Round:
    """The data of an Action Round that begins."""
    round = BLANK.copy()
    round.side, round.furs_and_fish = side, furs_and_fish
    return round
