"""The politics tracks (17.5): markers move once per turn, symbols take effect, expedition corps come and go."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.maria import cards, hussars, losses, upheavals, victory
from chancellery.games.maria.atlas import bits
from chancellery.games.maria.campaign import IN_BOX, OFF_BOARD, Campaign
from chancellery.games.maria.command import Command
from chancellery.games.maria.powers import ITALIAN, NOBODY, SAXON, TRACKS
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result

CORPS_PRICE, CORPS_ARMIES = 8, 2  # M-17.5.21


def symbols(s: Campaign, track: int, kind: str) -> list[int]:
    """The powers with a symbol of that kind on the marker's space."""
    return [power for found, power, _ in s.game.components.tracks[track][s.track[track]].symbols if found == kind]


def corps_of(s: Campaign, power: int) -> int:
    """The power's general in its off-map box, or NOBODY."""
    return next((g for g in s.game.components.powers[power].generals if s.where[g] == IN_BOX), NOBODY)


@dataclass(slots=True)
class Shift(Procedure):
    """M-R-29: the summed shifts, cut at the ends; then what follows, in the order Saxony, Russia, Italy."""

    track: int = 0
    status: int = NOBODY
    before: int = 0
    returning: list[int] = field(default_factory=list)
    sending: list[int] = field(default_factory=list)

    def move(self, s: Campaign) -> Result:
        if self.track == len(TRACKS):
            self.at = len(self.steps)
            return None
        self.before, self.status = s.track[self.track], s.saxony
        last = len(s.game.components.tracks[self.track]) - 1
        to = max(0, min(last, self.before + s.shift[self.track]))
        if s.shift[self.track]:
            s.track[self.track] = to
            if to != self.before:
                s.emit("track", self.track, to)
        return None

    def saxony(self, s: Campaign) -> Result:
        if self.track == SAXON:
            return upheavals.saxony_changed(s, self.status)
        return None

    def italy(self, s: Campaign) -> Result:
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

    def corps(self, s: Campaign) -> Result:
        """M-17.5.20, M-17.5.23: corps that end return, corps that are due leave."""
        if s.track[self.track] == self.before:
            return None
        wanted = symbols(s, self.track, "corps")
        had = [p for kind, p, _ in s.game.components.tracks[self.track][self.before].symbols if kind == "corps"]
        self.returning = [power for power in had if power not in wanted and corps_of(s, power) != NOBODY]
        self.sending = [power for power in wanted if corps_of(s, power) == NOBODY]
        return None

    def come_back(self, s: Campaign) -> Result:
        if self.returning:
            power = self.returning.pop(0)
            self.goto(Shift.come_back)
            return CorpsReturns(power, corps_of(s, power))
        return None

    def go_off(self, s: Campaign) -> Result:
        if not self.sending:
            return None
        power = self.sending[0]
        own = s.game.components.powers[power].generals
        options = [s.game.notation.move("corps", g) for g in own if s.where[g] >= 0]
        if cards.worth(s.hands[power]) >= CORPS_PRICE:  # M-R-30
            options += [s.game.notation.move("corps", g) for g in own if s.where[g] == OFF_BOARD]
        if not options:
            self.sending.pop(0)
            self.goto(Shift.go_off)
            return None
        decision = Decision(s.seat_of[power], "corps", "M-17.5.20", options, power)
        # with cards in hand nobody else shall learn whether they pay for a lost general
        hidden = bool(s.hands[power]) and any(s.where[g] == OFF_BOARD for g in own) and s.stand[power]
        return decision if len(options) > 1 or hidden else self.on_corps(s, decision, options[0])

    def on_corps(self, s: Campaign, decision: Decision, move: Move) -> Result:
        power, general = self.sending.pop(0), move.args[0]
        self.goto(Shift.go_off)
        lost, mate = s.where[general] == OFF_BOARD, losses.mate_of(s, general)
        s.put(general, IN_BOX)
        s.face_down &= ~(1 << general)
        s.emit("corps", general)
        if lost:
            s.armies[general] = CORPS_ARMIES
            return cards.Payment(power, CORPS_PRICE, "corps")
        return losses.Separate(general, mate) if mate != NOBODY else None

    def next_track(self, s: Campaign) -> Result:
        self.track += 1
        self.goto(Shift.move)
        return None

    steps = (move, saxony, italy, corps, come_back, go_off, next_track)


@dataclass(slots=True)
class CorpsReturns(Procedure):
    """M-17.5.23, M-R-32: to the city of the arrow; who stands there makes room, unless they may stack."""

    power: int
    general: int

    def arrive(self, s: Campaign) -> Result:
        city = s.game.components.arrows[self.power]
        there = [piece for piece, place in enumerate(s.where) if place == city]
        if there:
            return self._make_room(s, there, stay=self._may_stack(s, city, there))
        return self._put(s, city)

    def _may_stack(self, s: Campaign, city: int, there: list[int]) -> bool:
        if len(there) != 1 or not s.is_general(there[0]):
            return False
        other = s.power_of(there[0])
        same = s.seat_of[other] == s.seat_of[self.power]
        return bool(s.relations.partners[self.power] >> other & 1) and same

    def _make_room(self, s: Campaign, there: list[int], *, stay: bool) -> Result:
        owner = s.power_of(there[0])
        cities = self._beside(s, there)
        options = [s.game.moves.consent] if stay else []
        options += [s.game.notation.move("place", there[0], city) for city in bits(cities)]
        decision = Decision(s.seat_of[owner], "make_room", "M-17.5.23", options, owner, (self.general,))
        return decision if len(options) > 1 else self.on_make_room(s, decision, options[0])

    def _beside(self, s: Campaign, there: list[int]) -> int:
        """The nearest free cities that the displaced may enter."""
        power, atlas = s.power_of(there[0]), s.game.components.atlas
        free = atlas.all & ~(s.all_generals() | s.all_trains()) & ~s.game.closed_to(s, power)
        far = atlas.distances(s.where[there[0]])
        least = min(far[city] for city in bits(free))
        return sum(1 << city for city in bits(free) if far[city] == least)

    def on_make_room(self, s: Campaign, decision: Decision, move: Move) -> Result:
        if move is s.game.moves.consent:
            return self._put(s, s.game.components.arrows[self.power])
        city = s.where[move.args[0]]
        for piece in [p for p, place in enumerate(s.where) if place == city]:
            s.put(piece, move.args[1])
            s.emit("relocated", piece, move.args[1])
        hussars.ride_off(s, move.args[1])
        upheavals.prussia_left(s)
        return self._put(s, city)

    def _put(self, s: Campaign, city: int) -> Result:
        hussars.ride_off(s, city)
        s.put(self.general, city)
        s.emit("corps_back", self.general, city)
        self.at = len(self.steps)
        return Command(city) if len(s.generals_at(city)) > 1 else None

    steps = (arrive,)
