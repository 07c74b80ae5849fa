"""Movement (10): phase 3 of a stage. Moves are made city by city; leaving a fortress may conquer it (10.3)."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.maria import cards, conquest, consent, hussars, losses, negotiations, upheavals, victory
from chancellery.games.maria.atlas import bits
from chancellery.games.maria.campaign import IN_BOX, OFF_BOARD, Campaign
from chancellery.games.maria.command import Command
from chancellery.games.maria.powers import NOBODY
from chancellery.games.maria.trains import TRAIN_PRICE, returns
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result

REACH, REACH_ON_MAIN = 3, 4  # M-10.1.5, M-10.1.6
TRAIN_REACH, TRAIN_REACH_ON_MAIN = 2, 3  # M-10.1.7
MARCH = 8  # M-10.1.16


# -- where pieces may go


def roads(s: Campaign, power: int, *, main: bool = False) -> list[int]:
    """The roads a power may use (M-10.1.22)."""
    return s.game.components.main_roads[power] if main else s.game.components.roads[power]


def room(s: Campaign, power: int) -> int:
    """The cities with one general of the power's own or of a partner, and nobody else: a stack may form (M-6.2)."""
    partners = s.relations.partners[power]
    strangers = s.pieces_of(s.relations.strangers[power], s.stand)
    return s.pieces_of(partners, s.stand) & ~(s.stacks | strangers | s.all_trains())


def open_to_general(s: Campaign, power: int) -> int:
    """M-10.1.8, M-10.1.9, M-10.1.12: cities a general of the power may step into."""
    relations = s.relations
    barred = s.stacks | s.pieces_of(relations.strangers[power], s.stand) | s.all_trains()  # M-6.2
    found = s.game.components.atlas.all & ~barred | s.pieces_of(relations.enemies[power], s.trains)
    return found & ~(s.game.closed_to(s, power) | negotiations.closed(s, power))


def open_to_train(s: Campaign, power: int) -> int:
    free = s.game.components.atlas.all & ~(s.all_generals() | s.all_trains())
    return free & ~(s.game.closed_to(s, power) | negotiations.closed(s, power))


def open_to_march(s: Campaign, power: int) -> int:
    """Cities a general of the power may step into on a forced march."""
    return open_to_general(s, power) & ~closed_to_march(s, s.relations.enemies[power])


def closed_to_march(s: Campaign, enemies: int) -> int:
    """M-10.1.18, M-10.1.20: neither enemy fortresses nor cities beside enemy pieces; no train is captured."""
    enemy = s.pieces_of(enemies, s.stand) | s.pieces_of(enemies, s.trains)
    return enemy | s.game.components.atlas.neighbours(enemy) | conquest.held_by(s, enemies)


@dataclass(slots=True)
class Walk(Procedure):
    """One piece, or a stack as one body, on its way."""

    pieces: list[int]
    city: int  # the step that is being made
    forced: bool
    steps_made: int = 0
    on_main: bool = True
    refused: bool = False
    commander: int = NOBODY  # of the stack that is proposed to another player (M-R-05)
    path: list[int] = field(default_factory=list)  # the cities so far, the first one included
    conquests: list[list[int]] = field(default_factory=list)  # on the way: fortress, marker lost, marker placed
    claims: list[int] = field(default_factory=list)  # the fortresses that got a "?" on the way
    joined: list[int] = field(default_factory=list)  # the generals in the last city

    def ask(self, s: Campaign) -> Result:
        """M-10.1.23, M-R-14: ending on, or setting out with, a general of another player needs his consent."""
        piece = self.pieces[0]
        host = consent.needed(s, self.pieces, self.city)
        if host == NOBODY or (len(self.pieces) > 1 and self.steps_made):
            return None
        options, about = [s.game.moves.consent, s.game.moves.refuse], (piece, self.city)
        if len(self.pieces) > 1:
            return Decision(s.seat_of[host], "consent_move", "M-10.1.15", options, host, about)
        pair = sorted((s.generals_at(self.city)[0], piece))
        if self.commander == NOBODY and len({s.game.components.generals[one].rank for one in pair}) == 1:
            guest, named = s.power_of(piece), [s.game.notation.move("command", one) for one in pair]
            return Decision(s.seat_of[guest], "command", "M-6.5", named, guest, (self.city,))  # M-R-05: it names him
        return Decision(s.seat_of[host], "consent", "M-10.1.23", options, host, about)

    def on_command(self, s: Campaign, decision: Decision, move: Move) -> Result:
        self.commander = move.args[0]
        self.goto(Walk.ask)
        return None

    def on_consent(self, s: Campaign, decision: Decision, move: Move) -> Result:
        if move is s.game.moves.refuse:
            self.refused = True
            s.emit(decision.kind + "_refused", decision.actor, self.pieces[0], self.city)
        return None

    on_consent_move = on_consent

    def step(self, s: Campaign) -> Result:
        if self.refused or self._kept_out(s):
            self._refuse(s)
            return None
        first, to = self.pieces[0], self.city
        start = s.where[first]
        if self.on_main and not roads(s, s.power_of(first), main=True)[start] >> to & 1:
            self.on_main = False
        self.steps_made += 1
        self.path += [to] if self.path else [start, to]
        if self.steps_made == 1:
            self._phase(s).set_out(s, first)
        partners = s.generals_at(to) if s.all_generals() >> to & 1 else []
        if s.all_trains() >> to & 1:  # M-10.1.12
            train = s.train_at(to)
            s.put(train, OFF_BOARD)
            s.emit("train_captured", first, train, to)
        for piece in self.pieces:
            s.put(piece, to)
            s.moved |= 1 << piece
        s.emit("moved", first, len(self.pieces), start, to, int(self.forced))
        hussars.ride_off(s, to)
        upheavals.prussia_left(s)
        if s.is_general(first) and not self.forced:
            self._conquer(s, start)
            if victory.aims_reached(s):  # M-14.14: in the middle of a move
                self.complete(s)
                victory.introductory(s)
                return None
        if partners:
            self.joined = partners
            self.complete(s)
            for general in (*partners, *self.pieces):
                s.settled |= 1 << general  # M-10.1.10
                s.moved |= 1 << general
            self.at = len(self.steps)
            return Command(to, self.commander, told=True)
        return None

    def _kept_out(self, s: Campaign) -> bool:
        """M-21.2: by an agreement that was concluded while the step waited for an answer."""
        return any(negotiations.closed(s, s.power_of(piece)) >> self.city & 1 for piece in self.pieces)

    def _refuse(self, s: Campaign) -> None:
        phase = self._phase(s)
        if self.refused:
            consent.refuse(phase.refused, self.pieces, self.city)
        self.refused, self.commander = False, NOBODY
        if not self.steps_made:  # he has not moved: the turn stays his (M-10.1.24)
            phase.turn_of = s.seat_of[s.power_of(self.pieces[0])]
            self.at = len(self.steps)

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

    def further(self, s: Campaign) -> Result:
        cities = self.next_cities(s)
        if not cities:
            return None
        power = s.power_of(self.pieces[0])
        about = (self.pieces[0], self.steps_made)
        options = s.game.moves.walk[cities]
        if negotiations.must_go_on(s, self.pieces) != NOBODY:
            options = [option for option in options if option is not s.game.moves.halt]
        return Decision(s.seat_of[power], "walk", "M-10.1.2", options, power, about)

    def next_cities(self, s: Campaign) -> int:
        """Where the walk may go on."""
        piece = self.pieces[0]
        power, here = s.power_of(piece), s.where[piece]
        if self.forced:
            if self.steps_made >= MARCH:
                return 0
            found = roads(s, power, main=True)[here] & open_to_march(s, power)
        else:
            general = s.is_general(piece)
            limit, most = (REACH, REACH_ON_MAIN) if general else (TRAIN_REACH, TRAIN_REACH_ON_MAIN)
            if self.steps_made < limit:
                found = roads(s, power)[here]
            elif self.steps_made < most and self.on_main:
                found = roads(s, power, main=True)[here]
            else:
                return 0
            found &= open_to_general(s, power) if general else open_to_train(s, power)
        return _for_all(s, self.pieces, found, self._phase(s).refused if len(self.pieces) == 1 else [])

    def _phase(self, s: Campaign) -> Movement:
        return next(p for p in reversed(s.stack) if isinstance(p, Movement))

    def on_walk(self, s: Campaign, decision: Decision, move: Move) -> Result:
        if move is s.game.moves.halt:
            return None
        self.city = move.args[0]
        self.goto(Walk.ask)
        return None

    def complete(self, s: Campaign) -> Result:
        """M-10.1.4: the log tells the whole move at once."""
        claims = tuple(city for city in self.claims if s.claim[city] != NOBODY)  # M-R-81: not those conquered since
        won, joined = tuple(tuple(one) for one in self.conquests), tuple(self.joined)
        how = (self.pieces[0], len(self.pieces), int(self.forced))
        s.emit("move_completed", *how, won, claims, joined, *self.path)
        return None

    steps = (ask, step, further, complete)


def shut_to_both(s: Campaign, pieces: list[int]) -> int:
    """M-R-14: the cities that a body of two may not step into, though its commander may."""
    other = s.power_of(pieces[1])
    return s.game.closed_to(s, other) | negotiations.closed(s, other) | s.all_generals()


def _for_all(s: Campaign, pieces: list[int], found: int, refused: list[list[int]]) -> int:
    """M-R-14: a body of two goes only where both may, and joins nobody; refused stacks are left out."""
    if len(pieces) > 1:
        found &= roads(s, s.power_of(pieces[1]))[s.where[pieces[0]]] & ~shut_to_both(s, pieces)
    if refused:
        for city in bits(found):
            if consent.barred(s, refused, pieces, city):
                found &= ~(1 << city)
    return found


@dataclass(slots=True)
class Movement(Procedure):
    """Pieces of the active powers, one after another; two players alternate unless one waits (M-10.1.24, M-R-16)."""

    turn_of: int = NOBODY  # the seat that moves next
    passed: int = 0  # set of seats that have finished
    waiting: int = NOBODY  # the seat that lets the other go on until he hands back or has finished
    waited: bool = False  # just now: the other must move before he hands back
    last: int = NOBODY  # the seat that has moved last and has not finished
    refused: list[list[int]] = field(default_factory=list)  # consent that was refused in this phase (M-R-70)

    def begin(self, s: Campaign) -> Result:
        s.moved = s.settled = 0
        return None

    def choose(self, s: Campaign) -> Result:
        """The player whose turn it is; who cannot move now may do so when the other has made room.

        A hand worth too little for a train is nobody else's business: its player is asked all the same.
        """
        seats = self.seats(s)
        for seat in sorted(seats, key=lambda seat: seat != self.turn_of):
            powers = [p for p in s.game.active(s) if s.seat_of[p] == seat]
            options = movable(s, powers, self.refused)
            options += returns(s, powers)
            if not options and not returns(s, powers, pay=False):
                continue
            self.turn_of = seat
            if len(seats) > 1 and not self.waited:
                options.append(s.game.moves.wait)
            if negotiations.must_leave(s, powers, options)[0] == NOBODY:
                options.append(s.game.moves.done)
            return Decision(seat, "movement", "M-10.1.1", options, powers[0])
        return self._last_look(s)

    def _last_look(self, s: Campaign) -> Result:
        """Nothing is left to move. Before a battle shows the armies, the last moves can be taken back."""
        from chancellery.games.maria.combat import pairs

        self.turn_of = self.last
        if self.last == NOBODY or not pairs(s):
            return None
        power = next(p for p in s.game.active(s) if s.seat_of[p] == self.last)
        return Decision(self.last, "end_movement", "M-10.1.1", [s.game.moves.done], power)

    def on_end_movement(self, s: Campaign, decision: Decision, move: Move) -> Result:
        return None

    def seats(self, s: Campaign) -> list[int]:
        """The players of the stage who are still moving, the Pragmatic Army's first."""
        found: list[int] = []
        for power in s.game.movers[s.stage][s.saxony]:
            seat = s.seat_of[power]
            if seat not in found and not self.passed >> seat & 1:
                found.append(seat)
        return found

    def on_movement(self, s: Campaign, decision: Decision, move: Move) -> Result:
        self.goto(Movement.choose)
        verb, args = move.verb, move.args
        if verb == "done":
            self.passed |= 1 << self.turn_of
            self.last = NOBODY if self.last == self.turn_of else self.last
            self.turn_of, self.waiting, self.waited = NOBODY, NOBODY, False
            return None
        mover, others = self.turn_of, [seat for seat in self.seats(s) if seat != self.turn_of]
        self.waited = verb == "wait"
        if verb == "wait":  # let the other player go on
            self.turn_of, self.waiting = others[0], mover
            return None
        if others and others[0] != self.waiting:
            self.turn_of = others[0]
        if verb in ("restore", "replace"):
            return self._return_train(s, args[0], args[1])
        return self._set_out(s, verb, args[0], args[1])

    def set_out(self, s: Campaign, piece: int) -> None:
        """A player moves a piece."""
        self.last = s.seat_of[s.power_of(piece)]
        consent.reopen(s, self.refused, piece)

    def _return_train(self, s: Campaign, train: int, city: int) -> Result:
        """M-10.2; M-R-56: the train from the Silesia box comes without cost."""
        self.set_out(s, train)
        free = s.where[train] == IN_BOX
        hussars.ride_off(s, city)
        s.put(train, city)
        s.moved |= 1 << train
        s.settled |= 1 << train
        s.emit("train_returned", train, city)
        upheavals.prussia_left(s)
        return None if free else cards.Payment(s.power_of(train), TRAIN_PRICE, "train")

    def _set_out(self, s: Campaign, verb: str, piece: int, city: int) -> Result:
        forced = verb.startswith("march")
        pieces = [piece]
        if verb.endswith("together"):
            pieces = s.generals_at(s.where[piece])
        walk = Walk(pieces, city, forced)
        mate = losses.mate_of(s, piece) if len(pieces) == 1 else NOBODY
        if mate == NOBODY:
            return walk
        s.stack.append(walk)
        return losses.Separate(piece, mate)

    steps = (begin, choose)


def movable(s: Campaign, powers: list[int], refused: list[list[int]]) -> list[Move]:
    """First steps of all pieces that have not moved yet."""
    moves, where, stay = s.game.moves, s.where, s.moved | s.settled
    found: list[Move] = []
    against, closed = -1, 0  # partners have the same enemies
    for power in powers:
        box = s.game.components.powers[power]
        near, main = roads(s, power), roads(s, power, main=True)
        generals = [general for general in box.generals if where[general] >= 0 and not stay >> general & 1]
        if generals:
            open_cities = open_to_general(s, power)
            if against != s.relations.enemies[power]:
                against = s.relations.enemies[power]
                closed = closed_to_march(s, against)
            march_cities = open_cities & ~closed
            for general in generals:
                here = where[general]
                plain, march = near[here] & open_cities, main[here] & march_cities
                found += moves.move[general][_for_all(s, [general], plain, refused) if refused else plain]
                found += moves.march[general][_for_all(s, [general], march, refused) if refused else march]
                if s.stacks >> here & 1 and s.generals_at(here)[0] == general:
                    found += _as_one(s, s.generals_at(here), plain, march, refused)
        trains = [train for train in box.trains if where[train] >= 0 and not s.moved >> train & 1]
        if trains:
            open_cities = open_to_train(s, power)
            for train in trains:
                found += moves.move[train][near[where[train]] & open_cities]
    return found


def _as_one(s: Campaign, pair: list[int], plain: int, march: int, refused: list[list[int]]) -> list[Move]:
    """M-10.1.15, M-R-14: both generals of an unmoved stack; another player must agree."""
    if (s.moved | s.settled) >> pair[1] & 1 or not s.acts(s.power_of(pair[1])):
        return []
    first, moves = pair[0], s.game.moves
    together, march_together = moves.together[first], moves.march_together[first]
    return together[_for_all(s, pair, plain, refused)] + march_together[_for_all(s, pair, march, refused)]
