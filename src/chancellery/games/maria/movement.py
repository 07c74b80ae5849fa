"""Movement (10): phase 3 of a stage. Moves are made city by city; leaving a fortress may conquer it (10.3)."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.maria import cards, conquest, hussars, losses, upheavals
from chancellery.games.maria.atlas import bits
from chancellery.games.maria.campaign import OFF_BOARD, Campaign
from chancellery.games.maria.powers import AUSTRIA, NOBODY, PRAGMATIC
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result

REACH, REACH_ON_MAIN = 3, 4  # M-10.1.5, M-10.1.6
TRAIN_REACH, TRAIN_REACH_ON_MAIN = 2, 3  # M-10.1.7
MARCH = 8  # M-10.1.16
TRAIN_PRICE = 4  # M-10.2.4


# -- where pieces may go


def roads(s: Campaign, power: int, *, main: bool = False) -> list[int]:
    """The roads a power may use: only France and Austria cross from map to map (M-10.1.22)."""
    atlas = s.game.components.atlas
    if s.game.components.powers[power].crosses:
        return atlas.main_all if main else atlas.near_all
    return atlas.main if main else atlas.near


def room(s: Campaign, power: int) -> int:
    """The cities with one general of the power's own or of a partner, and nobody else: a stack may form (M-6.2)."""
    once = twice = 0
    partners = s.relations.partners[power]
    for general, city in enumerate(s.where[: s.game.components.count]):
        if city >= 0:
            bit = 1 << city
            twice |= once & bit
            once |= bit
            if not partners >> s.power_of(general) & 1:
                twice |= bit
    return once & ~twice & ~s.all_trains()


def open_to_general(s: Campaign, power: int) -> int:
    """M-10.1.8, M-10.1.9, M-10.1.12: cities a general of the power may step into."""
    relations = s.relations
    free = s.game.components.atlas.all & ~(s.all_generals() | s.all_trains())
    enemy_trains = s.pieces_of(relations.enemies[power], s.trains)
    return (free | enemy_trains | room(s, power)) & ~s.game.closed_to(s, power)


def open_to_train(s: Campaign, power: int) -> int:
    free = s.game.components.atlas.all & ~(s.all_generals() | s.all_trains())
    return free & ~s.game.closed_to(s, power)


def open_to_march(s: Campaign, power: int) -> int:
    """M-10.1.18, M-10.1.20: neither enemy fortresses nor cities beside enemy pieces; no train is captured."""
    atlas, enemies = s.game.components.atlas, s.relations.enemies[power]
    enemy = s.pieces_of(enemies, s.stand) | s.pieces_of(enemies, s.trains)
    found = open_to_general(s, power) & ~enemy & ~atlas.neighbours(enemy)
    for city in bits(found & atlas.fortress):
        if conquest.enemy_held(s, power, city):
            found ^= 1 << city
    return found


@dataclass(slots=True)
class Walk(Procedure):
    """One piece, or a stack as one body, on its way."""

    pieces: list[int]
    city: int  # the step that is being made
    forced: bool
    steps_made: int = 0
    on_main: bool = True
    refused: bool = False

    def ask(self, s: Campaign) -> Result:
        """M-10.1.23: ending on a partner of another player needs consent, once, before the step."""
        hosts = s.generals_at(self.city)
        if hosts and s.is_general(self.pieces[0]):
            host, guest = s.power_of(hosts[0]), s.power_of(self.pieces[0])
            if s.seat_of[host] != s.seat_of[guest]:
                options = [s.game.moves.consent, s.game.moves.refuse]
                return Decision(s.seat_of[host], "consent", "M-10.1.23", options, host, (self.pieces[0], self.city))
        return None

    def on_consent(self, s: Campaign, decision: Decision, move: Move) -> Result:
        if move is s.game.moves.refuse:
            self.refused = True
            s.emit("consent_refused", decision.actor, self.pieces[0], self.city)
        return None

    def step(self, s: Campaign) -> Result:
        if self.refused:
            self._refuse(s)
            return None
        start, to = s.where[self.pieces[0]], self.city
        power = s.power_of(self.pieces[0])
        if not roads(s, power, main=True)[start] >> to & 1:
            self.on_main = False
        self.steps_made += 1
        partners = s.generals_at(to)
        train = s.train_at(to)
        if train != NOBODY:  # M-10.1.12
            s.put(train, OFF_BOARD)
            s.emit("train_captured", self.pieces[0], train, to)
        for piece in self.pieces:
            s.put(piece, to)
            s.moved |= 1 << piece
        s.emit("moved", self.pieces[0], len(self.pieces), start, to, int(self.forced))
        hussars.ride_off(s, to)
        upheavals.prussia_left(s)
        if s.is_general(self.pieces[0]) and not self.forced:
            self._conquer(s, start)
            if s.outcome is not None:
                return None
        if partners:
            for general in (*partners, *self.pieces):
                s.settled |= 1 << general  # M-10.1.10
                s.moved |= 1 << general
            self.at = len(self.steps)
            return Command(to)
        return None

    def _refuse(self, s: Campaign) -> None:
        phase = next(p for p in reversed(s.stack) if isinstance(p, Movement))
        phase.refused.append(self.pieces[0] * len(s.marker) + self.city)
        self.refused = False
        if not self.steps_made:
            self.at = len(self.steps)

    def _conquer(self, s: Campaign, city: int) -> None:
        """M-R-14, M-R-47: a stack conquers if one of its generals is face up, first of all its commander."""
        up = [piece for piece in self.pieces if not s.face_down >> piece & 1]
        if up:
            conquest.leave(s, up[0], city)

    def further(self, s: Campaign) -> Result:
        cities = self.next_cities(s)
        if not cities:
            return None
        options = [*(s.game.moves.on[city] for city in bits(cities)), s.game.moves.halt]
        power = s.power_of(self.pieces[0])
        about = (self.pieces[0], self.steps_made)
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
        return _for_all(s, self.pieces, found, here, self._phase(s).refused)

    def _phase(self, s: Campaign) -> Movement:
        return next(p for p in reversed(s.stack) if isinstance(p, Movement))

    def on_walk(self, s: Campaign, decision: Decision, move: Move) -> Result:
        if move is s.game.moves.halt:
            self.at = len(self.steps)
            return None
        self.city = move.args[0]
        self.goto(Walk.ask)
        return None

    steps = (ask, step, further)


def _for_all(s: Campaign, pieces: list[int], found: int, here: int, refused: list[int]) -> int:
    """M-R-14: a body of two goes only where both may, and joins nobody; refused stacks are left out."""
    if len(pieces) > 1:
        other = s.power_of(pieces[1])
        found &= roads(s, other)[here] & ~s.game.closed_to(s, other) & ~s.all_generals()
    if refused:
        size = len(s.marker)
        for asked in refused:
            if asked // size == pieces[0]:
                found &= ~(1 << asked % size)
    return found


@dataclass(slots=True)
class Command(Procedure):
    """M-6.5: in a stack of equal ranks its commander is named when it forms."""

    city: int

    def name(self, s: Campaign) -> Result:
        generals = s.generals_at(self.city)
        ranks = {s.game.components.generals[g].rank for g in generals}
        s.emit("stacked", self.city, *generals)
        if len(generals) < 2 or len(ranks) > 1:
            return None
        power = min(s.power_of(g) for g in generals)  # M-R-05: Austria for a stack with Saxony or the Pragmatic Army
        if AUSTRIA in (s.power_of(g) for g in generals):
            power = AUSTRIA
        options = [s.game.notation.move("command", g) for g in generals]
        return Decision(s.seat_of[power], "command", "M-6.5", options, power, (self.city,))

    def on_command(self, s: Campaign, decision: Decision, move: Move) -> Result:
        for general in s.generals_at(self.city):
            s.commands &= ~(1 << general)
        s.commands |= 1 << move.args[0]
        s.emit("commander", move.args[0], self.city)
        return None

    steps = (name,)


@dataclass(slots=True)
class Movement(Procedure):
    """Pieces of the active powers, one after another; two players alternate unless one waits (M-10.1.24, M-R-16)."""

    turn_of: int = NOBODY  # the seat that moves next
    passed: int = 0  # set of seats that have finished
    waited: bool = False
    refused: list[int] = field(default_factory=list)  # piece * cities + city, refused in this phase

    def begin(self, s: Campaign) -> Result:
        s.moved = s.settled = 0
        return None

    def choose(self, s: Campaign) -> Result:
        seats = self.seats(s)
        if not seats:
            return None
        if self.turn_of not in seats:
            self.turn_of = seats[0]
        powers = [p for p in s.game.active(s) if s.seat_of[p] == self.turn_of]
        options = movable(s, powers, self.refused)
        options += returns(s, powers)
        if len(seats) > 1 and not self.waited and options:
            options.append(s.game.notation.move("wait"))
        if not options:
            self.passed |= 1 << self.turn_of
            self.turn_of = NOBODY
            self.goto(Movement.choose)
            return None
        options.append(s.game.moves.done)
        return Decision(self.turn_of, "movement", "M-10.1.1", options, powers[0])

    def seats(self, s: Campaign) -> list[int]:
        """The players of the stage who are still moving, the Pragmatic Army's first."""
        found: list[int] = []
        for power in sorted(s.game.active(s), key=lambda p: p != PRAGMATIC):
            seat = s.seat_of[power]
            if seat not in found and not self.passed >> seat & 1:
                found.append(seat)
        return found

    def on_movement(self, s: Campaign, decision: Decision, move: Move) -> Result:
        self.goto(Movement.choose)
        seats = self.seats(s)
        other = next((seat for seat in seats if seat != self.turn_of), self.turn_of)
        verb, args = move.verb, move.args
        if verb == "done":
            self.passed |= 1 << self.turn_of
            self.turn_of, self.waited = NOBODY, False
            return None
        if verb == "wait":  # let the other player go first
            self.turn_of, self.waited = other, True
            return None
        self.turn_of, self.waited = other, False
        if verb in ("restore", "replace"):
            return self._return_train(s, args[0], args[1])
        return self._set_out(s, verb, args[0], args[1])

    def _return_train(self, s: Campaign, train: int, city: int) -> Result:
        """M-10.2."""
        hussars.ride_off(s, city)
        s.put(train, city)
        s.moved |= 1 << train
        s.emit("train_returned", train, city)
        return cards.Payment(s.power_of(train), TRAIN_PRICE, "train")

    def _set_out(self, s: Campaign, verb: str, piece: int, city: int) -> Result:
        forced = verb.startswith("march")
        pieces = [piece]
        if verb.endswith("together"):
            pieces = s.generals_at(s.where[piece])
        walk = Walk(pieces, city, forced)
        if len(pieces) == 1 and s.is_general(piece):
            mates = [g for g in s.generals_at(s.where[piece]) if g != piece]
            if mates and s.power_of(mates[0]) == s.power_of(piece):
                return Separate(piece, mates[0], walk)
        return walk

    steps = (begin, choose)


@dataclass(slots=True)
class Separate(Procedure):
    """M-R-95: armies may be shifted when a stack of one power parts."""

    general: int
    mate: int
    walk: Walk

    def divide(self, s: Campaign) -> Result:
        total = s.armies[self.general] + s.armies[self.mate]
        power = s.power_of(self.general)
        options = [s.game.notation.move("armies", self.general, n) for n in losses.division(total)]
        about = (self.general, self.mate)
        return Decision(s.seat_of[power], "division", "M-6.10", options, power, about, (total,))

    def on_division(self, s: Campaign, decision: Decision, move: Move) -> Result:
        losses.divide(s, self.general, self.mate, decision.secret[0], move.args[1])
        return None

    def go(self, s: Campaign) -> Result:
        return self.walk.copy()

    steps = (divide, go)


def movable(s: Campaign, powers: list[int], refused: list[int]) -> list[Move]:
    """First steps of all pieces that have not moved yet."""
    moves, found = s.game.moves, []
    stacks: dict[int, list[int]] = {}
    for general, city in enumerate(s.where[: s.game.components.count]):
        if city >= 0:
            stacks.setdefault(city, []).append(general)
    for power in powers:
        box = s.game.components.powers[power]
        general_open, march_open, train_open = open_to_general(s, power), open_to_march(s, power), -1
        near, main = roads(s, power), roads(s, power, main=True)
        for general in box.generals:
            here = s.where[general]
            if here < 0 or (s.moved | s.settled) >> general & 1:
                continue
            to = _for_all(s, [general], near[here] & general_open, here, refused)
            found += moves.steps("move", general, list(bits(to)), to)
            to = _for_all(s, [general], main[here] & march_open, here, refused)
            found += moves.steps("march", general, list(bits(to)), to)
            if len(stacks[here]) == 2 and s.generals_at(here)[0] == general:
                found += _as_one(s, s.generals_at(here), near[here] & general_open, main[here] & march_open)
        for train in box.trains:
            here = s.where[train]
            if here >= 0 and not s.moved >> train & 1:
                train_open = open_to_train(s, power) if train_open < 0 else train_open
                to = near[here] & train_open
                found += moves.steps("move", train, list(bits(to)), to)
    return found


def _as_one(s: Campaign, pair: list[int], plain: int, march: int) -> list[Move]:
    """M-10.1.15, M-R-14: both generals of an unmoved stack, if one player runs them."""
    if (s.moved | s.settled) >> pair[1] & 1 or s.seat_of[s.power_of(pair[0])] != s.seat_of[s.power_of(pair[1])]:
        return []
    if not s.acts(s.power_of(pair[1])):
        return []
    here, moves = s.where[pair[0]], s.game.moves
    to = _for_all(s, pair, plain, here, [])
    found = moves.steps("together", pair[0], list(bits(to)), to)
    to = _for_all(s, pair, march, here, [])
    return found + moves.steps("march_together", pair[0], list(bits(to)), to)


def returns(s: Campaign, powers: list[int]) -> list[Move]:
    """M-10.2: lost trains back on the map, or trains taken off and put back at once."""
    found: list[Move] = []
    for power in powers:
        if cards.worth(s.hands[power]) < TRAIN_PRICE:
            continue
        places = train_places(s, power)
        if not places:
            continue
        for train in s.game.components.powers[power].trains:
            if s.where[train] == OFF_BOARD:
                found += s.game.moves.steps("restore", train, list(bits(places)), places)
            elif s.where[train] >= 0:
                to = places & ~(1 << s.where[train])
                found += s.game.moves.steps("replace", train, list(bits(to)), to)
    return found


def train_places(s: Campaign, power: int) -> int:
    """M-10.2.5 to M-10.2.9, M-R-89."""
    places = s.game.train_fortresses(s, power) & ~(s.all_generals() | s.all_trains()) & ~s.game.closed_to(s, power)
    allies = s.relations.allies[power]
    return sum(1 << city for city in bits(places) if conquest.controllers(s, city) & allies)
