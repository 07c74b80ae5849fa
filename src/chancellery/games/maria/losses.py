"""Losing armies (6): who of a stack loses them, and removal of generals without armies."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.maria import victory
from chancellery.games.maria.campaign import MOST_ARMIES, OFF_BOARD, Campaign
from chancellery.games.maria.powers import NOBODY
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result


def remove(s: Campaign, general: int, reason: str) -> None:
    """M-6.13: a general without armies leaves the board; starved ones cost a point (M-16.1.6)."""
    city = s.where[general]
    s.armies[general] = 0
    s.face_down &= ~(1 << general)
    s.commands &= ~(1 << general)
    s.put(general, OFF_BOARD)
    s.emit("removed", general, city, reason)
    if reason == "supply" and s.game.full:
        power = s.relations.marker_of[s.power_of(general)]
        if s.battles[power]:
            victory.lose_battle_points(s, power, 1)
            s.emit("battle_points_lost", power, 1)
        s.game.note_saxon_point(s, power, s.game.components.atlas.bohemia >> city & 1 == 1)


def take_from_stack(s: Campaign, generals: list[int], count: int, reason: str) -> None:
    """M-11.1.22: in a mixed stack the lower general loses first."""
    for general in reversed(generals):
        lost = min(count, s.armies[general])
        s.armies[general] -= lost
        count -= lost
        if not s.armies[general]:
            remove(s, general, reason)


@dataclass(slots=True)
class Losses(Procedure):
    """Generals of one power in one city lose armies together; the owner divides what is left (M-6.14, M-11.1.28)."""

    generals: list[int]
    count: int
    reason: str

    def lose(self, s: Campaign) -> Result:
        left = sum(s.armies[general] for general in self.generals) - self.count
        s.emit("armies_lost", self.generals[0], min(self.count, left + self.count), self.reason)
        if left <= 0:
            for general in self.generals:
                remove(s, general, self.reason)
            return None
        if len(self.generals) == 1:
            s.armies[self.generals[0]] = left
            return None
        power = s.power_of(self.generals[0])
        move, seat = s.game.notation.move, s.seat_of[power]
        if left == 1:  # M-R-45
            options = [move("remain", general) for general in self.generals]
            return Decision(seat, "remain", "M-6.14", options, power)
        first = self.generals[0]
        options = [move("armies", first, n) for n in division(left)]
        return Decision(seat, "division", "M-6.14", options, power, (first, self.generals[1]), (left,))

    def on_remain(self, s: Campaign, decision: Decision, move: Move) -> Result:
        for general in self.generals:
            if general == move.args[0]:
                s.armies[general] = 1
            else:
                remove(s, general, self.reason)
        return None

    def on_division(self, s: Campaign, decision: Decision, move: Move) -> Result:
        divide(s, self.generals[0], self.generals[1], decision.secret[0], move.args[1])
        return None

    steps = (lose,)


def mate_of(s: Campaign, piece: int) -> int:
    """The other general of a stack of one power, or NOBODY."""
    city = s.where[piece]
    if city < 0 or not s.stacks >> city & 1 or not s.is_general(piece):
        return NOBODY
    mate = next(general for general in s.generals_at(city) if general != piece)
    return mate if s.power_of(mate) == s.power_of(piece) else NOBODY


@dataclass(slots=True)
class Separate(Procedure):
    """M-R-95: armies may be shifted when a stack of one power parts."""

    general: int
    mate: int

    def divide(self, s: Campaign) -> Result:
        total = s.armies[self.general] + s.armies[self.mate]
        power = s.power_of(self.general)
        options = [s.game.notation.move("armies", self.general, n) for n in division(total)]
        about = (self.general, self.mate)
        return Decision(s.seat_of[power], "division", "M-6.10", options, power, about, (total,))

    def on_division(self, s: Campaign, decision: Decision, move: Move) -> Result:
        divide(s, self.general, self.mate, decision.secret[0], move.args[1])
        return None

    steps = (divide,)


def division(total: int) -> range:
    """M-6.15: how many armies the first of two generals may have."""
    return range(max(1, total - MOST_ARMIES), min(MOST_ARMIES, total - 1) + 1)


def divide(s: Campaign, first: int, second: int, total: int, count: int) -> None:
    s.armies[first], s.armies[second] = count, total - count
    s.emit_secret("divided", (first, second), (count, total - count), (s.seat_of[s.power_of(first)],))
