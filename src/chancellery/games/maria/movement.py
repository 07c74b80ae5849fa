"""Movement (10): phase 3 of a stage: who moves next, and which pieces may set out."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final, Self

from chancellery.games.maria import consent, losses, negotiations, trains
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.entering import alone, as_body, closed_to_march, entering, marching, refused
from chancellery.games.maria.negotiations import kept_out
from chancellery.games.maria.powers import NOBODY
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.walk import must_leave, setting_out
from chancellery.kernel import (
    LEAVE,
    REPEAT,
    SCRIPTS,
    Bars,
    Decision,
    Move,
    Procedure,
    Question,
    Reason,
    Step,
    Verb,
    asks,
    does,
)
from chancellery.kernel.lexicon import Row
from chancellery.kernel.sets import bits, union


@dataclass
class Movement(Procedure):
    """Pieces of the active powers, one after another; two players alternate unless one waits (M-10.1.24, M-R-16)."""

    turn_of: int = NOBODY  # the seat that moves next
    passed: int = 0  # set of seats that have finished
    waiting: int = NOBODY  # the seat that lets the other go on until he hands back or has finished
    waited: bool = False  # just now: the other must move before he hands back
    last: int = NOBODY  # the seat that has moved last and has not finished
    mover: int = NOBODY  # the piece that has just been moved

    def copy(self) -> Self:
        new = self.begun_copy()
        new.turn_of, new.passed, new.waiting = self.turn_of, self.passed, self.waiting
        new.waited, new.last, new.mover = self.waited, self.last, self.mover
        return new

    def begin(self, s: Campaign) -> Step | None:
        s.moved = s.settled = 0
        s.refused = []
        return None

    def choose(self, s: Campaign) -> list[Decision]:
        """The player whose turn it is; who cannot move now may do so when the other has made room.

        A hand worth too little for a train is nobody else's business: its player is asked all the same. When nothing is
        left to move, the last moves can be taken back before a battle shows the armies.
        """
        seats = self.seats(s)
        if len(seats) > 1:
            seats.sort(key=lambda seat: seat != self.turn_of)
        for seat in seats:
            powers = _powers(s, seat)
            decision = self._offer(s, v.ASK_MOVEMENT, seat, powers)
            if not decision.count() and not trains.may_return(s, powers):
                continue
            if len(seats) > 1 and not self.waited:
                decision.add(v.WAIT)
            piece, number = negotiations.must_leave(s, powers, decision)
            if number == NOBODY:
                decision.add(v.DONE)
            else:
                decision.refuse(v.DONE, must_leave(s, piece, number))
            return [decision]
        return self._last_look(s)

    def _offer(self, s: Campaign, question: Question, seat: int, powers: list[int]) -> Decision:
        decision = s.decide(question, powers[0])
        offer_moves(s, decision, seat, powers)
        trains.offer_returns(s, decision, seat, powers)
        if s.explaining:
            waits = v.ONE_PLAYER if s.game.two_players else v.OTHER_WAITS if self.waited else v.NOBODY_TO_WAIT_FOR
            decision.refuse(v.WAIT, waits)
        return decision

    def _last_look(self, s: Campaign) -> list[Decision]:
        from chancellery.games.maria.combat import pairs

        if self.last == NOBODY or not pairs(s):
            return []
        powers = _powers(s, self.last)
        if not s.explaining:
            return [s.decide(v.ASK_END_MOVEMENT, powers[0]).add(v.DONE)]
        return [self._offer(s, v.ASK_END_MOVEMENT, self.last, powers).add(v.DONE)]

    def seats(self, s: Campaign) -> list[int]:
        """The players of the stage who are still moving, the Pragmatic Army's first."""
        found: list[int] = []
        for power in s.game.movers[s.stage][s.saxony]:
            seat = s.seat_of[power]
            if not (seat in found or self.passed >> seat & 1):
                found.append(seat)
        return found

    def on_choose(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        if decision.question is v.ASK_END_MOVEMENT:
            return LEAVE
        seat, verb = decision.seat, move.of
        if verb is v.DONE:
            self.passed |= 1 << seat
            self.last = NOBODY if self.last == seat else self.last
            self.turn_of, self.waiting, self.waited = NOBODY, NOBODY, False
            return REPEAT
        others = [other for other in self.seats(s) if other != seat]
        self.waited = verb is v.WAIT
        if verb is v.WAIT:  # let the other player go on
            self.turn_of, self.waiting = others[0], seat
            return REPEAT
        self.turn_of = others[0] if others and others[0] != self.waiting else seat
        self.mover = move.args[0]
        if verb in v.SETTING_OUT:
            self._set_out(s, verb, move.args[0], move.args[1])
            return MOVED
        self._moved(s)
        trains.bring_back(s, move.args[0], move.args[1])
        return REPEAT

    def _set_out(self, s: Campaign, verb: Verb, piece: int, city: int) -> None:
        together = verb is v.TOGETHER or verb is v.MARCH_TOGETHER
        pieces = s.generals_at(s.where[piece]) if together else [piece]
        s.call(setting_out(pieces, city, verb is v.MARCH_ALONE or verb is v.MARCH_TOGETHER))
        mate = NOBODY if together else losses.mate_of(s, piece)
        if mate != NOBODY:
            s.call(losses.Separate(piece, mate))

    def moved(self, s: Campaign) -> Step | None:
        """Who was refused and has not moved: the turn stays his (M-10.1.24)."""
        if s.result:
            self._moved(s)
        else:
            self.turn_of = s.seat_of[s.power_of(self.mover)]
        return CHOOSE

    def _moved(self, s: Campaign) -> None:
        self.last = s.seat_of[s.power_of(self.mover)]
        consent.reopen(s, s.refused, self.mover)


def _powers(s: Campaign, seat: int) -> list[int]:
    """The powers of the stage that a seat runs."""
    return [power for power in s.game.active(s) if s.seat_of[power] == seat]


CHOOSE: Final = asks(Movement.choose, Movement.on_choose)
MOVED: Final = does(Movement.moved)
SCRIPTS[Movement] = [does(Movement.begin), CHOOSE, LEAVE, MOVED]


# -- setting out


def idle(s: Campaign, seat: int, powers: list[int]) -> Bars:
    """M-10.1.1 to M-10.1.3, M-10.1.10, M-10.2.10: the pieces of its powers that a seat may still move."""
    where, busy, found = s.where, s.moved | s.settled, 0
    for power in powers:
        for piece in s.game.components.pieces_of[power]:
            if where[piece] >= 0 and not busy >> piece & 1:
                found |= 1 << piece
    return s.bars(found, partial(_busy, s, seat) if s.explaining else v.HAS_MOVED)


def _busy(s: Campaign, seat: int, piece: int) -> Reason:
    power = s.power_of(piece)
    if s.seat_of[power] != seat:
        return s.about_power(v.NOT_YOUR_POWER.by("M-10.1.1"), piece)
    if not s.acts(power):
        return s.about_power(v.NOT_ACTIVE, piece)
    if s.where[piece] < 0:
        return s.about_piece(v.NOT_ON_THE_MAP, piece)
    if not s.settled >> piece & 1:
        return s.about_piece(v.HAS_MOVED, piece)
    return s.about_piece(v.SETTLED if s.is_general(piece) else v.TRAIN_PLACED, piece)


def bodies(s: Campaign, may: Bars, stacks: int) -> Bars:
    """M-10.1.15, M-6.4: of those who may move, who leads a stack that has not moved yet as one body."""
    leading = led = tired = other = 0
    for city in bits(stacks):
        first, mate = s.generals_at(city)
        leading |= 1 << first
        led |= 1 << mate
        if (s.moved | s.settled) >> mate & 1:
            tired |= 1 << first
        elif not s.acts(s.power_of(mate)):
            other |= 1 << first
    bars = may.fork().only(leading | led, v.NO_STACK)
    bars.bar(led, lambda g: v.NOT_COMMANDER.saying(commander=s.name_of("general", s.generals_at(s.where[g])[0])))
    bars.bar(tired, lambda g: s.about_piece(v.HAS_MOVED, s.generals_at(s.where[g])[1]))
    return bars.bar(other, lambda g: s.about_power(v.NOT_ACTIVE, s.generals_at(s.where[g])[1]))


def offer_moves(s: Campaign, decision: Decision, seat: int, powers: list[int]) -> None:
    """First steps of all pieces that have not moved yet."""
    box, may = s.game.components, idle(s, seat, powers)
    stacks = s.stacks
    if stacks and not s.explaining:
        stacks &= union(s.stand, tuple(powers))
    lead = bodies(s, may, stacks) if stacks or s.explaining else None
    if lead is not None:
        for verb, who in ((v.MOVE, may), (v.MARCH_ALONE, may), (v.TOGETHER, lead), (v.MARCH_TOGETHER, lead)):
            decision.only(verb, who)
    against, closed = -1, (0, 0)  # partners have the same enemies
    for power in powers:
        own, enemies = may.left & box.owned[power], s.relations.enemies[power]
        generals = own & (1 << box.count) - 1
        if generals:
            if against != enemies:
                against, closed = enemies, closed_to_march(s, enemies)
            enter = entering(s, power, True, s.bars(box.atlas.all, v.NOT_ADJACENT))
            march = marching(closed, enter.fork())
            if s.agreements:
                kept_out(s, power, enter)
                kept_out(s, power, march)
            _offer_steps(s, decision, power, generals, enter, march, lead.left if lead is not None else 0)
        if own != generals:
            enter = entering(s, power, False, s.bars(box.atlas.all, v.NOT_ADJACENT))
            _offer_steps(s, decision, power, own ^ generals, kept_out(s, power, enter), None, 0)


def _offer_steps(
    s: Campaign, decision: Decision, power: int, pieces: int, enter: Bars, march: Bars | None, leading: int
) -> None:
    """Pieces of one power; generals may march, and those who lead a stack take it along."""
    near, main, where = s.game.components.roads[power], s.game.components.main_roads[power], s.where
    moves, marches = s.game.first_steps
    free, free_to_march = s.game.free_steps
    bare = not s.explaining and not s.refused  # nobody asks for bars of each piece
    everywhere = s.game.components.atlas.all
    shut, shut_to_march = everywhere ^ enter.left, everywhere ^ march.left if march is not None else 0
    for piece in bits(pieces):
        here = where[piece]
        if bare:
            decision.options += _steps(moves[piece], free[piece], here, near[here], shut)
        else:
            decision.offer(v.MOVE, alone(s, piece, enter, near[here]), piece)
        if march is None:
            continue
        if bare:
            decision.options += _steps(marches[piece], free_to_march[piece], here, main[here], shut_to_march)
        else:
            decision.offer(v.MARCH_ALONE, alone(s, piece, march, main[here]), piece)
        if leading >> piece & 1:
            pair = s.generals_at(here)
            decision.offer(v.TOGETHER, refused(s, pair, as_body(s, pair, enter, main=False)), piece)
            decision.offer(v.MARCH_TOGETHER, refused(s, pair, as_body(s, pair, march, main=True)), piece)


def _steps(row: Row, free: list[tuple[Move, ...] | None], here: int, near: int, shut: int) -> tuple[Move, ...]:
    """The first steps of a piece: all there are where no city near is shut."""
    if closed := near & shut:
        return row[near ^ closed]
    known = free[here]
    if known is None:
        known = free[here] = row[near]
    return known
