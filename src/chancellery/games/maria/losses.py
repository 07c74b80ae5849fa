"""Losing armies (6): who of a stack loses them, and removal of generals without armies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from chancellery.games.maria import victory
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.powers import NOBODY
from chancellery.games.maria.secrets import Passage
from chancellery.games.maria.state import MOST_ARMIES, OFF_BOARD, Campaign
from chancellery.kernel import LEAVE, SCRIPTS, Bars, Decision, Move, Procedure, Question, Reason, Step, asks, does

ANY_ARMIES: Final = (1 << MOST_ARMIES + 1) - 2  # M-6.6, M-6.7: one to eight


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


@dataclass
class Losses(Passage):
    """Generals of one power in one city lose armies together; the owner divides what is left (M-6.14, M-11.1.28)."""

    generals: list[int]
    count: int
    reason: str

    def _left(self, s: Campaign) -> int:
        return sum(s.armies[general] for general in self.generals) - self.count

    def lose(self, s: Campaign) -> Step | None:
        left = self._left(s)
        s.emit("armies_lost", self.generals[0], min(self.count, left + self.count), self.reason)
        if left <= 0:
            for general in self.generals:
                remove(s, general, self.reason)
            return LEAVE
        if len(self.generals) == 1:
            s.armies[self.generals[0]] = left
            return LEAVE
        return None

    def divide(self, s: Campaign) -> list[Decision]:
        """M-R-45: one of two who have one army left remains."""
        left = self._left(s)
        if left > 1:
            return [division(s, v.ASK_DIVISION_LEFT, self.generals[0], self.generals[1], left)]
        decision = s.decide(v.ASK_REMAIN, s.power_of(self.generals[0]))
        stack = sum([1 << general for general in self.generals])
        decision.offer_in(self.generals, v.REMAIN, s.bars(stack, v.NOT_OF_THE_STACK.by("M-6.14")))
        return [decision]

    def on_divide(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        if move.of is v.ARMIES:
            divide(s, self.generals[0], self.generals[1], self._left(s), move.args[1])
            return None
        for general in self.generals:
            if general == move.args[0]:
                s.armies[general] = 1
            else:
                remove(s, general, self.reason)
        return None

    def announced(self, s: Campaign) -> list[list[int]]:
        return [self.generals]


SCRIPTS[Losses] = [does(Losses.lose), asks(Losses.divide, Losses.on_divide)]


def mate_of(s: Campaign, piece: int) -> int:
    """The other general of a stack of one power, or NOBODY."""
    city = s.where[piece]
    if city < 0 or not s.stacks & s.game.components.atlas.bit[city] or not s.is_general(piece):
        return NOBODY
    mate = next(general for general in s.generals_at(city) if general != piece)
    return mate if s.power_of(mate) == s.power_of(piece) else NOBODY


@dataclass
class Separate(Procedure):
    """M-R-95: armies may be shifted when a stack of one power parts."""

    general: int
    mate: int

    def divide(self, s: Campaign) -> list[Decision]:
        return [division(s, v.ASK_DIVISION, self.general, self.mate, s.armies[self.general] + s.armies[self.mate])]

    def on_divide(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        divide(s, self.general, self.mate, s.armies[self.general] + s.armies[self.mate], move.args[1])
        return None


SCRIPTS[Separate] = [asks(Separate.divide, Separate.on_divide)]


def divisions(total: int) -> range:
    """M-6.15: how many armies the first of two generals may have."""
    return range(max(1, total - MOST_ARMIES), min(MOST_ARMIES, total - 1) + 1)


def division(s: Campaign, question: Question, first: int, second: int, total: int) -> Decision:
    """How many armies the first of two generals gets; the other one has the rest."""
    power = s.power_of(first)
    decision = s.decide(question, power, first, second)
    decision.secret = (total,)
    if s.explaining:
        others = own_generals(s, power, "M-6.10").only(1 << first | 1 << second, v.NOT_OF_THE_STACK)
        next_ = v.NEXT_GENERAL.by("M-6.10").saying(general=s.name_of("general", first))
        decision.only(v.ARMIES, others.only(1 << first, next_))
    may = divisions(total)
    counts = s.bars(ANY_ARMIES, beyond_limit).only((1 << may.stop) - (1 << may.start), lambda _: _divided(s, second))
    decision.offer(v.ARMIES, counts, first)
    return decision


def own_generals(s: Campaign, power: int, rule: str) -> Bars:
    """The generals of the player who runs a power."""
    return s.bars(s.run_by(s.seat_of[power]), partial(s.about_power, v.NOT_YOUR_POWER.by(rule)))


def beyond_limit(count: int) -> Reason:
    """M-6.6, M-6.7."""
    return v.ARMIES_LIMIT.by("M-6.7" if count else "M-6.6").saying(most=MOST_ARMIES)


def _divided(s: Campaign, mate: int) -> Reason:
    return v.DIVIDED_BADLY.saying(general=s.name_of("general", mate), most=MOST_ARMIES)


def divide(s: Campaign, first: int, second: int, total: int, count: int) -> None:
    s.armies[first], s.armies[second] = count, total - count
    s.emit_secret("divided", (first, second), (count, total - count), (s.seat_of[s.power_of(first)],))
