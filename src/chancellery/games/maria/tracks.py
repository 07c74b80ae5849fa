"""The politics tracks (17.5): markers move once per turn, symbols take effect, expedition corps come and go."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from chancellery.games.maria import cards, hussars, losses, upheavals, victory
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.command import Command
from chancellery.games.maria.powers import ITALIAN, NOBODY, SAXON, TRACKS
from chancellery.games.maria.state import IN_BOX, OFF_BOARD, Campaign
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Bars, Decision, Move, Procedure, Step, asks, does
from chancellery.kernel.sets import bits, lowest

# M-17.5.21
CORPS_PRICE: Final = 8
CORPS_ARMIES: Final = 2


def symbols(s: Campaign, track: int, kind: str) -> list[int]:
    """The powers with a symbol of that kind on the marker's space."""
    return [power for found, power, _ in s.game.components.tracks[track][s.track[track]].symbols if found == kind]


def corps_of(s: Campaign, power: int) -> int:
    """The power's general in its off-map box, or NOBODY."""
    return next((g for g in s.game.components.powers[power].generals if s.where[g] == IN_BOX), NOBODY)


@dataclass
class Shift(Procedure):
    """M-R-29: the summed shifts, cut at the ends; then what follows, in the order Saxony, Russia, Italy."""

    track: int = 0
    status: int = NOBODY
    before: int = 0
    returning: list[int] = field(default_factory=list)
    sending: list[int] = field(default_factory=list)

    def move(self, s: Campaign) -> Step | None:
        if self.track == len(TRACKS):
            return LEAVE
        self.before, self.status = s.track[self.track], s.saxony
        last = len(s.game.components.tracks[self.track]) - 1
        to = max(0, min(last, self.before + s.shift[self.track]))
        if s.shift[self.track]:
            s.track[self.track] = to
            if to != self.before:
                s.emit("track", self.track, to)
        return None

    def saxony(self, s: Campaign) -> Step | None:
        if self.track == SAXON:
            upheavals.saxony_changed(s, self.status)
        return None

    def italy(self, s: Campaign) -> Step | None:
        """M-17.5.22, M-R-31: a removal comes before a placing; no second marker for the same power."""
        if self.track != ITALIAN or s.track[ITALIAN] == self.before:
            return None
        star = s.game.components.star[ITALIAN]
        now = s.track[ITALIAN]
        if s.italy != NOBODY and (now - star) * (self.before - star) <= 0:
            victory.to_pool(s, s.italy)
            s.emit("box_lost", s.italy, "italy")
            s.italy = NOBODY
        for power in symbols(s, ITALIAN, "victory"):
            if s.italy != power:
                victory.from_pool(s, power)
                s.italy = power
                s.emit("box", power, "italy")
        return None

    def corps(self, s: Campaign) -> Step | None:
        """M-17.5.20, M-17.5.23: corps that end return, corps that are due leave."""
        if s.track[self.track] == self.before:
            return None
        wanted = symbols(s, self.track, "corps")
        had = [p for kind, p, _ in s.game.components.tracks[self.track][self.before].symbols if kind == "corps"]
        self.returning = [power for power in had if power not in wanted and corps_of(s, power) != NOBODY]
        self.sending = [power for power in wanted if corps_of(s, power) == NOBODY]
        return None

    def come_back(self, s: Campaign) -> Step | None:
        if not self.returning:
            return None
        power = self.returning.pop(0)
        s.call(CorpsReturns(power, corps_of(s, power)))
        return REPEAT

    def go_off(self, s: Campaign) -> Step | None:
        """Who has no choice is not asked; with cards in hand nobody else shall learn whether they pay for a general."""
        if not self.sending:
            return NEXT_TRACK
        power = self.sending[0]
        own = s.game.components.powers[power].generals
        may = self._may_go(s).left
        hidden = bool(s.hands[power]) and any(s.where[g] == OFF_BOARD for g in own) and s.stand[power]
        if not may:
            self.sending.pop(0)
            return REPEAT
        if not may & may - 1 and not hidden:
            self._send(s, lowest(may))
            return REPEAT
        return None

    def _may_go(self, s: Campaign) -> Bars:
        """M-17.5.20, M-17.5.21, M-R-30: a general on the map, or a lost one if the hand pays for him."""
        power = self.sending[0]
        box = s.game.components
        own = box.owned[power] & (1 << box.count) - 1
        bars = s.bars(own, partial(s.about_piece, v.OTHER_POWER.by("M-17.5.20")))
        worth = cards.worth(s.hands[power])
        if worth < CORPS_PRICE:
            lost = sum([1 << g for g in box.powers[power].generals if s.where[g] == OFF_BOARD])
            bars.bar(lost, v.TOO_DEAR.by("M-17.5.21").saying(price=CORPS_PRICE, worth=worth))
        boxed = sum([1 << g for g in box.powers[power].generals if s.where[g] == IN_BOX])
        return bars.bar(boxed, partial(s.about_piece, v.NOT_ON_THE_MAP.by("M-17.5.20")))

    def ask_corps(self, s: Campaign) -> list[Decision]:
        power = self.sending[0]
        decision = s.decide(v.ASK_CORPS, power)
        own = s.game.components.powers[power].generals
        decision.offer_in(sorted(own, key=lambda g: s.where[g] == OFF_BOARD), v.CORPS, self._may_go(s))
        return decision.if_any()

    def on_corps(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        self._send(s, move.args[0])
        return GO_OFF

    def _send(self, s: Campaign, general: int) -> None:
        power = self.sending.pop(0)
        lost, mate = s.where[general] == OFF_BOARD, losses.mate_of(s, general)
        s.put(general, IN_BOX)
        s.face_down &= ~(1 << general)
        s.emit("corps", general)
        if lost:
            s.armies[general] = CORPS_ARMIES
            s.call(cards.Payment.of(power, CORPS_PRICE, "corps"))
        elif mate != NOBODY:
            s.call(losses.Separate(general, mate))

    def next_track(self, s: Campaign) -> Step | None:
        self.track += 1
        return SCRIPTS[Shift][0]


GO_OFF: Final = does(Shift.go_off)
NEXT_TRACK: Final = does(Shift.next_track)
SCRIPTS[Shift] = [
    does(Shift.move),
    does(Shift.saxony),
    does(Shift.italy),
    does(Shift.corps),
    does(Shift.come_back),
    GO_OFF,
    asks(Shift.ask_corps, Shift.on_corps),
    NEXT_TRACK,
]


@dataclass
class CorpsReturns(Procedure):
    """M-17.5.23, M-R-32: to the city of the arrow; who stands there makes room, unless they may stack."""

    power: int
    general: int

    def _there(self, s: Campaign) -> list[int]:
        city = s.game.components.arrows[self.power]
        return [piece for piece, place in enumerate(s.where) if place == city]

    def make_room(self, s: Campaign) -> list[Decision]:
        there = self._there(s)
        if not there:
            return []
        decision = s.decide(v.ASK_MAKE_ROOM, s.power_of(there[0]), self.general)
        if self._may_stack(s, there):
            decision.add(v.CONSENT)
        else:
            decision.refuse(v.CONSENT, v.MUST_MAKE_ROOM.saying(general=s.name_of("general", self.general)))
        decision.only(v.PLACE, s.bars(1 << there[0], v.PIECE_STAYS.by("M-17.5.23")))
        nearest = s.bars(self._beside(s, there), v.NOT_NEAREST.by("M-17.5.23"))
        decision.offer(v.PLACE, nearest, there[0])
        return [decision]

    def _may_stack(self, s: Campaign, there: list[int]) -> bool:
        if len(there) != 1 or not s.is_general(there[0]):
            return False
        other = s.power_of(there[0])
        same = s.seat_of[other] == s.seat_of[self.power]
        return bool(s.relations.partners[self.power] >> other & 1) and same

    def _beside(self, s: Campaign, there: list[int]) -> int:
        """The nearest free cities that the displaced may enter."""
        power, atlas = s.power_of(there[0]), s.game.components.atlas
        free = atlas.all & ~s.occupied() & ~s.game.closed_to(s, power)
        far = atlas.distances(s.where[there[0]])
        least = min(far[city] for city in bits(free))
        return sum(1 << city for city in bits(free) if far[city] == least)

    def on_make_room(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        if move.of is v.PLACE:
            for piece in self._there(s):
                s.put(piece, move.args[1])
                s.emit("relocated", piece, move.args[1])
            hussars.ride_off(s, move.args[1])
            victory.prussia_left(s)
        return None

    def arrive(self, s: Campaign) -> Step | None:
        city = s.game.components.arrows[self.power]
        hussars.ride_off(s, city)
        s.put(self.general, city)
        s.emit("corps_back", self.general, city)
        if len(s.generals_at(city)) > 1:
            s.call(Command(city))
        return None


SCRIPTS[CorpsReturns] = [asks(CorpsReturns.make_room, CorpsReturns.on_make_room), does(CorpsReturns.arrive)]
