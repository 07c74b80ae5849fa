"""One piece, or a stack as one body, on its way (10.1): city by city; leaving a fortress may conquer it (10.3)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final, Self

from chancellery.games.maria import conquest, consent, hussars, negotiations, victory
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.command import Command, equals, name
from chancellery.games.maria.entering import as_body, closed_to_march, entering, marching, off, refused
from chancellery.games.maria.negotiations import kept_out
from chancellery.games.maria.powers import NOBODY
from chancellery.games.maria.state import OFF_BOARD, Campaign
from chancellery.kernel import LEAVE, SCRIPTS, Bars, Decision, Move, Procedure, Reason, Step, asks, does

# M-10.1.5, M-10.1.6
REACH: Final = 3
REACH_ON_MAIN: Final = 4
# M-10.1.7
TRAIN_REACH: Final = 2
TRAIN_REACH_ON_MAIN: Final = 3
MARCH: Final = 8  # M-10.1.16


@dataclass
class Walk(Procedure):
    """One piece, or a stack as one body, on its way. Its result is whether it has moved."""

    pieces: list[int]
    city: int  # the step that is being made
    forced: bool
    steps_made: int = 0
    on_main: bool = True
    agreed: bool = False  # by the other player whose consent is needed
    refused: bool = False
    commander: int = NOBODY  # of the stack that is proposed to another player (M-R-05)
    path: list[int] = field(default_factory=list)  # the cities so far, the first one included
    conquests: list[list[int]] = field(default_factory=list)  # on the way: fortress, marker lost, marker placed
    claims: list[int] = field(default_factory=list)  # the fortresses that got a "?" on the way
    joined: list[int] = field(default_factory=list)  # the generals in the last city

    def copy(self) -> Self:
        new = self.begun_copy()
        new.pieces, new.city, new.forced = self.pieces[:], self.city, self.forced
        new.steps_made, new.on_main, new.agreed = self.steps_made, self.on_main, self.agreed
        new.refused, new.commander, new.path = self.refused, self.commander, self.path[:]
        new.conquests, new.claims = [row[:] for row in self.conquests], self.claims[:]
        new.joined = self.joined[:]
        return new

    def _host(self, s: Campaign) -> int:
        """M-10.1.23, M-R-14: ending on, or setting out with, a general of another player needs his consent."""
        if len(self.pieces) > 1 and self.steps_made:
            return NOBODY
        return consent.needed(s, self.pieces, self.city)

    def name(self, s: Campaign) -> list[Decision]:
        """M-R-05: the proposal names the commander of equal ranks."""
        if len(self.pieces) > 1:
            return []
        pair = sorted((s.generals_at(self.city)[0], self.pieces[0]))
        return name(s, s.power_of(self.pieces[0]), self.city, pair) if equals(s, pair) else []

    def on_name(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        self.commander = move.args[0]
        return None

    def ask(self, s: Campaign) -> list[Decision]:
        question = v.ASK_CONSENT_MOVE if len(self.pieces) > 1 else v.ASK_CONSENT
        return [s.decide(question, self._host(s), self.pieces[0], self.city).add(v.CONSENT).add(v.REFUSE)]

    def on_ask(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        self.agreed, self.refused = move.of is v.CONSENT, move.of is v.REFUSE
        if self.refused:
            s.emit(decision.kind + "_refused", decision.actor, self.pieces[0], self.city)
        return STEP

    def step(self, s: Campaign) -> Step | None:
        first, to = self.pieces[0], self.city
        box = s.game.components
        bit = box.atlas.bit
        partners = s.generals_at(to) if s.all_generals & bit[to] else []
        if (partners or len(self.pieces) > 1) and not self.agreed and not self.refused and self._host(s) != NOBODY:
            return NAME
        if self.refused or (s.agreements and self._kept_out(s)):
            if self.refused:
                consent.refuse(s.refused, self.pieces, to)
            self.agreed, self.refused, self.commander = False, False, NOBODY
            return None if self.steps_made else LEAVE  # the turn stays with who has not moved (M-10.1.24)
        self.agreed = False
        start = s.where[first]
        self.on_main = self.on_main and bool(box.main_roads[box.power_of[first]][start] & bit[to])
        self.steps_made += 1
        self.result = 1
        self.path += [to] if self.path else [start, to]
        train = s.train_at(to) if s.all_trains & bit[to] else NOBODY
        if train != NOBODY:  # M-10.1.12
            s.put(train, OFF_BOARD)
            s.emit("train_captured", first, train, to)
        for piece in self.pieces:
            s.put(piece, to)
            s.moved |= 1 << piece
        s.emit("moved", first, len(self.pieces), start, to, int(self.forced))
        hussars.ride_off(s, to)
        victory.prussia_left(s)
        if first < box.count and not self.forced:
            if box.atlas.fortress & bit[start]:
                self._conquer(s, start)
            if victory.aims_reached(s):  # M-14.14: in the middle of a move
                self.complete(s)
                victory.introductory(s)
                return LEAVE
        return self._join(s, partners) if partners else None

    def _join(self, s: Campaign, partners: list[int]) -> Step:
        self.joined = partners
        self.complete(s)
        for general in (*partners, *self.pieces):
            s.settled |= 1 << general  # M-10.1.10
            s.moved |= 1 << general
        s.call(Command(self.city, self.commander, told=True))
        return LEAVE

    def _kept_out(self, s: Campaign) -> bool:
        """M-21.2: by an agreement that was concluded while the step waited for an answer."""
        return any(negotiations.closed(s, s.power_of(piece)) >> self.city & 1 for piece in self.pieces)

    def _conquer(self, s: Campaign, city: int) -> None:
        """M-R-14, M-R-47: a stack conquers if one of its generals is face up, first of all its commander."""
        up = [piece for piece in self.pieces if not s.face_down >> piece & 1]
        if up:
            claimed = s.claim[city]
            taken = conquest.leave(s, up[0], city)
            if taken:
                self.conquests.append(taken)
            elif s.claim[city] != claimed:
                self.claims.append(city)

    def further(self, s: Campaign) -> list[Decision]:
        bars = self._next_cities(s)
        if not bars.left:
            return []
        piece = self.pieces[0]
        decision = s.decide(v.ASK_WALK, s.power_of(piece), piece, self.steps_made)
        decision.offer(v.ON, bars)
        number = negotiations.must_go_on(s, self.pieces)
        if number == NOBODY:
            decision.add(v.HALT)
        else:
            decision.refuse(v.HALT, must_leave(s, piece, number))
        return [decision]

    def _next_cities(self, s: Campaign) -> Bars:
        """M-10.1.5 to M-10.1.7, M-10.1.16: where the walk may go on."""
        piece = self.pieces[0]
        box, here = s.game.components, s.where[piece]
        power, general = box.power_of[piece], piece < box.count
        limit, most = (REACH, REACH_ON_MAIN) if general else (TRAIN_REACH, TRAIN_REACH_ON_MAIN)
        if self.steps_made >= (MARCH if self.forced else most if self.on_main else limit):
            return s.bars(0, v.NOT_ADJACENT)
        main = self.forced or self.steps_made >= limit
        near = box.main_roads[power][here] if main else box.roads[power][here]
        why = partial(self._off, s, here) if s.explaining else v.NOT_ADJACENT
        bars = entering(s, power, general, s.bars(near, why))
        if self.forced:
            marching(closed_to_march(s, s.relations.enemies[power]), bars)
        if s.agreements:
            kept_out(s, power, bars)
        return as_body(s, self.pieces, bars, main) if len(self.pieces) > 1 else refused(s, self.pieces, bars)

    def _off(self, s: Campaign, here: int, city: int) -> Reason:
        """M-10.1.6, M-10.1.7: a move that is longer than usual goes on along main roads only."""
        reason = off(s, here, [s.power_of(self.pieces[0])], city)
        if self.forced or reason.key != v.NO_MAIN_ROAD.key:
            return reason
        if s.is_general(self.pieces[0]):
            return v.MAIN_ROADS_ONLY.saying(reach=REACH, most=REACH_ON_MAIN)
        return v.MAIN_ROADS_ONLY.by("M-10.1.7").saying(reach=TRAIN_REACH, most=TRAIN_REACH_ON_MAIN)

    def on_further(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        if move.of is v.HALT:
            return None
        self.city = move.args[0]
        return STEP

    def complete(self, s: Campaign) -> Step | None:
        """M-10.1.4: the log tells the whole move at once."""
        if not s.heard:
            return None
        claims = tuple([city for city in self.claims if s.claim[city] != NOBODY])  # M-R-81: not those conquered since
        won, joined = tuple([tuple(one) for one in self.conquests]), tuple(self.joined)
        s.emit("move_completed", self.pieces[0], len(self.pieces), int(self.forced), won, claims, joined, *self.path)
        return None


STEP: Final = does(Walk.step)
NAME: Final = asks(Walk.name, Walk.on_name)
SCRIPTS[Walk] = [
    STEP,
    asks(Walk.further, Walk.on_further),
    does(Walk.complete),
    LEAVE,
    NAME,
    asks(Walk.ask, Walk.on_ask),
]

BLANK: Final = Walk([], NOBODY, False)  # what `dataclass` writes is not compiled: a copy is made much faster


def setting_out(pieces: list[int], city: int, forced: bool) -> Walk:
    """A walk that begins."""
    walk = BLANK.copy()
    walk.pieces, walk.city, walk.forced = pieces, city, forced
    return walk


def must_leave(s: Campaign, piece: int, number: int) -> Reason:
    """M-21.2: a piece stands where an agreement does not want it."""
    here = s.name_of("city", s.where[piece])
    return v.AGREEMENT_LEAVE.saying(piece=s.name_of("piece", piece), city=here, number=number)
