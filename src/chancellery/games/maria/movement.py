"""Movement (10): phase 3 of a stage. Moves are made city by city; leaving a fortress may conquer it (10.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from chancellery.games.maria import cards, conquest, consent, hussars, losses, negotiations, trains, upheavals, victory
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.atlas import bits, union
from chancellery.games.maria.campaign import IN_BOX, OFF_BOARD, Campaign
from chancellery.games.maria.command import Command, equals, name
from chancellery.games.maria.negotiations import kept_out
from chancellery.games.maria.powers import NOBODY
from chancellery.games.maria.trains import about_piece, of_power
from chancellery.kernel import LEAVE, REPEAT, Bars, Decision, Move, Procedure, Question, Reason, Step, Verb, asks, does

REACH, REACH_ON_MAIN = 3, 4  # M-10.1.5, M-10.1.6
TRAIN_REACH, TRAIN_REACH_ON_MAIN = 2, 3  # M-10.1.7
MARCH = 8  # M-10.1.16
NO_ROOM_FOR_TRAINS, OWN_NEUTRALITY = v.OCCUPIED.by("M-10.1.13"), v.NEUTRAL_GROUND.by("M-19.4.3")


# -- where pieces may go


def roads(s: Campaign, power: int, *, main: bool = False) -> list[int]:
    """The roads a power may use (M-10.1.22)."""
    return s.game.components.main_roads[power] if main else s.game.components.roads[power]


def room(s: Campaign, power: int) -> int:
    """The cities with one general of the power's own or of a partner, and nobody else: a stack may form (M-6.2)."""
    partners = s.relations.partners[power]
    strangers = s.pieces_of(s.relations.strangers[power], s.stand)
    return s.pieces_of(partners, s.stand) & ~(s.stacks | strangers | s.all_trains())


def entering(s: Campaign, power: int, general: bool) -> Bars:
    """M-6.2, M-10.1.8 to M-10.1.14, M-19.4: the cities that a general, or a train, of the power may step into.

    What agreements forbid (M-21.2) comes last: see `negotiations.kept_out`.
    """
    relations, bars = s.relations, s.bars(s.game.components.atlas.all, v.NOT_ADJACENT)
    if relations.neutral:
        bars.bar(s.game.closed_to(s, power), OWN_NEUTRALITY if relations.neutral >> power & 1 else v.NEUTRAL_GROUND)
    if not general:
        return bars.bar(s.occupied(), NO_ROOM_FOR_TRAINS)
    trains_ = s.all_trains() & ~s.pieces_of(relations.enemies[power], s.trains)
    strangers = s.pieces_of(relations.strangers[power], s.stand)
    if not s.explaining:
        return bars.bar(trains_ | s.stacks | strangers, v.OCCUPIED)
    bars.bar(s.pieces_of(relations.enemies[power], s.stand), v.ENEMY_GENERAL).bar(trains_, v.OCCUPIED)
    return bars.bar(s.stacks, v.TWO_GENERALS).bar(strangers, partial(_not_partners, s, power))


def _not_partners(s: Campaign, power: int, city: int) -> Reason:
    other = s.power_of(s.generals_at(city)[0])
    return v.NOT_PARTNERS.saying(power=s.name_of("power", power), other=s.name_of("power", other))


def closed_to_march(s: Campaign, enemies: int) -> tuple[int, int]:
    """M-10.1.18, M-10.1.20: enemy fortresses, and cities with or beside enemy pieces; no train is captured."""
    enemy = s.pieces_of(enemies, s.stand) | s.pieces_of(enemies, s.trains)
    return conquest.held_by(s, enemies), enemy | s.game.components.atlas.neighbours(enemy)


def marching(s: Campaign, closed: tuple[int, int], bars: Bars) -> Bars:
    """Where a general may step on a forced march who may step there otherwise."""
    found = bars.narrowed(s.game.components.atlas.all, v.NOT_ADJACENT)
    return found.bar(closed[0], v.MARCH_FORTRESS).bar(closed[1], v.MARCH_ENEMY)


def open_to_general(s: Campaign, power: int) -> int:
    return kept_out(s, power, entering(s, power, general=True)).left


def open_to_train(s: Campaign, power: int) -> int:
    return kept_out(s, power, entering(s, power, general=False)).left


def open_to_march(s: Campaign, power: int) -> int:
    """Cities a general of the power may step into on a forced march."""
    closed = closed_to_march(s, s.relations.enemies[power])
    return kept_out(s, power, marching(s, closed, entering(s, power, general=True))).left


class Off:
    """Why there is no road from a city that a power's pieces could take; on a march only main roads."""

    __slots__ = ("here", "main", "powers", "s")

    def __init__(self, s: Campaign, here: int, powers: list[int], main: bool) -> None:
        self.s = s
        self.here = here
        self.powers = powers
        self.main = main

    def __call__(self, city: int) -> Reason:
        s, atlas = self.s, self.s.game.components.atlas
        names = {"city": s.name_of("city", self.here), "other_city": s.name_of("city", city)}
        if not atlas.near_all[self.here] >> city & 1:
            return v.NOT_ADJACENT.saying(**names)
        if not atlas.near[self.here] >> city & 1:
            for power in self.powers:
                if not s.game.components.powers[power].crosses:
                    return v.NO_CROSSING.saying(power=s.name_of("power", power))
        return v.NO_MAIN_ROAD.saying(**names)


def as_body(s: Campaign, pair: list[int], bars: Bars, main: bool) -> Bars:
    """M-R-14: a body of two goes only where both may, and joins nobody."""
    here, powers = s.where[pair[0]], [s.power_of(piece) for piece in pair]
    near = roads(s, powers[0], main=main)[here] & roads(s, powers[1])[here]
    return _shut_to(s, powers[1], bars.narrowed(near, Off(s, here, powers, main)))


def _shut_to(s: Campaign, mate: int, bars: Bars) -> Bars:
    bars.bar(s.game.closed_to(s, mate), OWN_NEUTRALITY if s.relations.neutral >> mate & 1 else v.NEUTRAL_GROUND)
    return kept_out(s, mate, bars.bar(s.all_generals(), v.TWO_GENERALS))


def shut_to_both(s: Campaign, pieces: list[int]) -> int:
    """M-R-14: the cities that a body of two may not step into, though its commander may."""
    everywhere = s.game.components.atlas.all
    return everywhere & ~_shut_to(s, s.power_of(pieces[1]), s.bars(everywhere, v.TWO_GENERALS)).left


def refused(s: Campaign, pieces: list[int], bars: Bars) -> Bars:
    """M-R-70: where another player does not want the stack, or the body."""
    if not s.refused:
        return bars
    cities = sum([1 << city for city in bits(bars.left) if consent.barred(s, s.refused, pieces, city)])
    return bars.bar(cities, v.CONSENT_MOVE_REFUSED if len(pieces) > 1 else v.CONSENT_REFUSED)


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
        if not self.agreed and not self.refused and self._host(s) != NOBODY:
            return NAME
        if self.refused or (s.agreements and self._kept_out(s)):
            if self.refused:
                consent.refuse(s.refused, self.pieces, self.city)
            self.agreed, self.refused, self.commander = False, False, NOBODY
            return None if self.steps_made else LEAVE  # the turn stays with who has not moved (M-10.1.24)
        self.agreed = False
        first, to = self.pieces[0], self.city
        start = s.where[first]
        if self.on_main and not roads(s, s.power_of(first), main=True)[start] >> to & 1:
            self.on_main = False
        self.steps_made += 1
        self.result = 1
        self.path += [to] if self.path else [start, to]
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
        power, here, general = s.power_of(piece), s.where[piece], s.is_general(piece)
        limit, most = (REACH, REACH_ON_MAIN) if general else (TRAIN_REACH, TRAIN_REACH_ON_MAIN)
        if self.steps_made >= (MARCH if self.forced else most if self.on_main else limit):
            return s.bars(0, v.NOT_ADJACENT)
        main = self.forced or self.steps_made >= limit
        bars = entering(s, power, general)
        if self.forced:
            bars = marching(s, closed_to_march(s, s.relations.enemies[power]), bars)
        bars = kept_out(s, power, bars)
        if len(self.pieces) > 1:
            return as_body(s, self.pieces, bars, main)
        off = partial(self._off, s, here, main) if s.explaining else v.NOT_ADJACENT
        return refused(s, self.pieces, bars.narrowed(roads(s, power, main=main)[here], off))

    def _off(self, s: Campaign, here: int, main: bool, city: int) -> Reason:
        """M-10.1.6, M-10.1.7: a move that is longer than usual goes on along main roads only."""
        reason = Off(s, here, [s.power_of(self.pieces[0])], main)(city)
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
        claims = tuple(city for city in self.claims if s.claim[city] != NOBODY)  # M-R-81: not those conquered since
        won, joined = tuple(tuple(one) for one in self.conquests), tuple(self.joined)
        how = (self.pieces[0], len(self.pieces), int(self.forced))
        s.emit("move_completed", *how, won, claims, joined, *self.path)
        return None

    def script(self) -> Sequence[Step]:
        return WALK


STEP, NAME = does(Walk.step), asks(Walk.name, Walk.on_name)
WALK = [STEP, asks(Walk.further, Walk.on_further), does(Walk.complete), LEAVE, NAME, asks(Walk.ask, Walk.on_ask)]


def must_leave(s: Campaign, piece: int, number: int) -> Reason:
    """M-21.2: a piece stands where an agreement does not want it."""
    here = s.name_of("city", s.where[piece])
    return v.AGREEMENT_LEAVE.saying(piece=s.name_of("piece", piece), city=here, number=number)


@dataclass
class Movement(Procedure):
    """Pieces of the active powers, one after another; two players alternate unless one waits (M-10.1.24, M-R-16)."""

    turn_of: int = NOBODY  # the seat that moves next
    passed: int = 0  # set of seats that have finished
    waiting: int = NOBODY  # the seat that lets the other go on until he hands back or has finished
    waited: bool = False  # just now: the other must move before he hands back
    last: int = NOBODY  # the seat that has moved last and has not finished
    mover: int = NOBODY  # the piece that has just been moved

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
        for seat in sorted(seats, key=lambda seat: seat != self.turn_of):
            powers = _powers(s, seat)
            decision = self._offer(s, v.ASK_MOVEMENT, seat, powers)
            if not decision.options and not trains.may_return(s, powers):
                continue
            if len(seats) > 1 and not self.waited:
                decision.add(v.WAIT)
            piece, number = negotiations.must_leave(s, powers, decision.options)
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
            if seat not in found and not self.passed >> seat & 1:
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
        self._return_train(s, move.args[0], move.args[1])
        return REPEAT

    def _return_train(self, s: Campaign, train: int, city: int) -> None:
        """M-10.2; M-R-56: the train from the Silesia box comes without cost."""
        free = s.where[train] == IN_BOX
        hussars.ride_off(s, city)
        s.put(train, city)
        s.moved |= 1 << train
        s.settled |= 1 << train
        s.emit("train_returned", train, city)
        upheavals.prussia_left(s)
        if not free:
            s.call(cards.Payment(s.power_of(train), trains.TRAIN_PRICE, "train"))

    def _set_out(self, s: Campaign, verb: Verb, piece: int, city: int) -> None:
        together = verb is v.TOGETHER or verb is v.MARCH_TOGETHER
        pieces = s.generals_at(s.where[piece]) if together else [piece]
        s.call(Walk(pieces, city, verb is v.MARCH_ALONE or verb is v.MARCH_TOGETHER))
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

    def script(self) -> Sequence[Step]:
        return MOVEMENT


def _powers(s: Campaign, seat: int) -> list[int]:
    """The powers of the stage that a seat runs."""
    return [power for power in s.game.active(s) if s.seat_of[power] == seat]


CHOOSE, MOVED = asks(Movement.choose, Movement.on_choose), does(Movement.moved)
MOVEMENT = [does(Movement.begin), CHOOSE, LEAVE, MOVED]


# -- setting out


def idle(s: Campaign, seat: int, powers: list[int]) -> Bars:
    """M-10.1.1 to M-10.1.3, M-10.1.10, M-10.2.10: the pieces of its powers that a seat may still move."""
    box, acting = s.game.components, s.game.active(s) if s.explaining else powers
    own = 0
    for power in acting:
        own |= box.owned[power]
    away = sum([1 << piece for piece in bits(own) if s.where[piece] < 0])
    if not s.explaining:
        return s.bars(own & ~(away | s.settled | s.moved), v.NOT_ON_THE_MAP)
    bars = s.bars((1 << len(box.pieces)) - 1, v.NOT_ON_THE_MAP)
    bars.only(s.run_by(seat), partial(of_power, s, v.NOT_YOUR_POWER.by("M-10.1.1")))
    bars.only(own, partial(of_power, s, v.NOT_ACTIVE)).bar(away, partial(about_piece, s, v.NOT_ON_THE_MAP))
    bars.bar(s.settled >> box.count << box.count, partial(about_piece, s, v.TRAIN_PLACED))
    return bars.bar(s.settled, partial(about_piece, s, v.SETTLED)).bar(s.moved, partial(about_piece, s, v.HAS_MOVED))


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
    bars = may.narrowed((1 << s.game.components.count) - 1, v.NO_STACK).only(leading | led, v.NO_STACK)
    bars.bar(led, lambda g: v.NOT_COMMANDER.saying(commander=s.name_of("general", s.generals_at(s.where[g])[0])))
    bars.bar(tired, lambda g: about_piece(s, v.HAS_MOVED, s.generals_at(s.where[g])[1]))
    return bars.bar(other, lambda g: of_power(s, v.NOT_ACTIVE, s.generals_at(s.where[g])[1]))


def offer_moves(s: Campaign, decision: Decision, seat: int, powers: list[int]) -> None:
    """First steps of all pieces that have not moved yet."""
    box, may = s.game.components, idle(s, seat, powers)
    stacks = s.stacks if s.explaining else s.stacks & union(s.stand, tuple(powers))
    lead = bodies(s, may, stacks) if stacks or s.explaining else None
    if lead is not None and s.explaining:
        for verb, who in ((v.MOVE, may), (v.MARCH_ALONE, may), (v.TOGETHER, lead), (v.MARCH_TOGETHER, lead)):
            decision.only(verb, who)
    against, closed = -1, (0, 0)  # partners have the same enemies
    for power in powers:
        own = may.left & box.owned[power]
        generals, trains_ = own & (1 << box.count) - 1, own >> box.count << box.count
        if generals:
            enter = entering(s, power, general=True)
            if against != s.relations.enemies[power]:
                against = s.relations.enemies[power]
                closed = closed_to_march(s, against)
            march = kept_out(s, power, marching(s, closed, enter))
            leading = generals & lead.left if lead is not None else 0
            _offer_generals(s, decision, generals, leading, kept_out(s, power, enter), march)
        if trains_:
            enter, near = kept_out(s, power, entering(s, power, general=False)), roads(s, power)
            for train in bits(trains_):
                _offer_steps(s, decision, v.MOVE, train, enter, near, main=False)


def _offer_generals(s: Campaign, decision: Decision, generals: int, leading: int, enter: Bars, march: Bars) -> None:
    power = s.power_of(generals.bit_length() - 1)
    near, main = roads(s, power), roads(s, power, main=True)
    for general in bits(generals):
        _offer_steps(s, decision, v.MOVE, general, enter, near, main=False)
        _offer_steps(s, decision, v.MARCH_ALONE, general, march, main, main=True)
        if leading >> general & 1:
            pair = s.generals_at(s.where[general])
            decision.offer(v.TOGETHER, refused(s, pair, as_body(s, pair, enter, main=False)), general)
            decision.offer(v.MARCH_TOGETHER, refused(s, pair, as_body(s, pair, march, main=True)), general)


def _offer_steps(
    s: Campaign, decision: Decision, verb: Verb, piece: int, bars: Bars, near: list[int], main: bool
) -> None:
    here = s.where[piece]
    if s.explaining or s.refused:
        off = Off(s, here, [s.power_of(piece)], main)
        decision.offer(verb, refused(s, [piece], bars.narrowed(near[here], off)), piece)
    elif left := near[here] & bars.left:
        decision.options += s.game.notation.row(verb, (piece,)).of(left)
