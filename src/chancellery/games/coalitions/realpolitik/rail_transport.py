"""Rail Transport (8.8): before the first Movement Turn, along chains of Territories joined by Trains."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from chancellery.games.coalitions.realpolitik.state import RealpolitikRealm
from chancellery.games.coalitions.realpolitik.vocabulary import (
    ASK_RAIL,
    ASK_RAIL_PATH,
    ASK_TROOP_CONSENT,
    CHAIN_NOT_FRIENDLY,
    CHAIN_TWICE,
    CHAIN_WITHOUT_END,
    NO_GENERAL_TO_RIDE,
    NO_LINE,
    NO_OTHER_GENERAL,
    NO_TRAIN,
    NO_TROOPS_TO_SEND,
    OWN_GENERAL_AT_END,
    RAIL,
    RAIL_TROOP,
    RECEIVER_FULL,
    RIDE_REFUSED,
    RODE_ALREADY,
    START_NOT_FRIENDLY,
    STRANGER_ON_THE_LINE,
    TROOPS_BY_RAIL,
    TROOPS_GONE_BY_RAIL,
)
from chancellery.games.coalitions.system.entering import request_code, was_refused
from chancellery.games.coalitions.system.movement import DISBANDING, NAMING, TURNS, Movement
from chancellery.games.coalitions.system.movement_turn import GARRISONS, GeneralMove
from chancellery.games.coalitions.system.sides import same_player, strangers
from chancellery.games.coalitions.system.state import MOST_TROOPS
from chancellery.games.coalitions.system.vocabulary import ASK_CONSENT, CONSENT, DONE, HALT, ON, REFUSE
from chancellery.kernel import LEAVE, SCRIPTS, Bars, Decision, Move, Procedure, Reason, Step, asks, does
from chancellery.kernel.sets import bits

FULL: Final = RECEIVER_FULL.saying(most=MOST_TROOPS)


@dataclass
class Line:
    """The railway as it lies for a Power, as sets of Territories; valid until a piece moves."""

    power: int
    open: int  # under its own control or the Ally's, no General of a Power At War there (RP-8.8.3, RP-8.8.13)
    ends: int  # where a General may arrive (RP-8.8.7)
    consent: int  # controlled by an Ally who must be asked (RP-R-84: not where one player decides for both)


def line(s: RealpolitikRealm, power: int) -> Line:
    partner = s.partner[power]
    allied = s.control[partner] if partner >= 0 else 0
    open_ = (s.control[power] | allied) & ~strangers(s, power)
    asked = allied if partner >= 0 and not same_player(s, power, partner) else 0
    return Line(power, open_, open_ & ~s.stands[power], asked)


def reach(s: RealpolitikRealm, start: int, through: int) -> int:
    """The Territories to which Trains lead from a Territory, itself included, without leaving `through`."""
    rails, found = s.rails, 1 << start
    edge = found
    while edge:
        joined = 0
        for t in bits(edge):
            joined |= rails[t]
        edge = joined & through & ~found
        found |= edge
    return found


def goals(s: RealpolitikRealm, a: Line, general: int, path: list[int]) -> int:
    """Where a General who has come along a path may still arrive; its last Territory may be one of them."""
    before = 0
    for t in path[:-1]:
        before |= 1 << t
    found = reach(s, path[-1], a.open & ~before) & a.ends & ~(1 << path[0])
    if s.refused:
        for t in bits(found):
            if was_refused(s, general, t) and not _free_way(s, a, path, t):  # RP-R-99, D.10
                found &= ~(1 << t)
    return found


def _free_way(s: RealpolitikRealm, a: Line, path: list[int], end: int) -> bool:
    """Whether the path can go on to an end without any Territory whose controller must be asked."""
    taken = 0
    for t in path:
        taken |= 1 << t
    if taken & a.consent:
        return False
    free = a.open & ~a.consent & ~(taken & ~(1 << path[-1]))
    return bool(reach(s, path[-1], free) >> end & 1)


def ways_on(s: RealpolitikRealm, a: Line, general: int, path: list[int]) -> int:
    """The Territories a chain may go on to and still come to a legal end (RP-8.8.5, RP-8.9.16)."""
    seen = 0
    for t in path:
        seen |= 1 << t
    near = s.rails[path[-1]] & a.open & ~seen
    found = 0 if s.refused else near & a.ends  # nothing was refused: whoever comes here may arrive
    for t in bits(near & ~found):
        if goals(s, a, general, [*path, t]):
            found |= 1 << t
    return found


def steps(s: RealpolitikRealm, a: Line, general: int, path: list[int], on: int) -> Bars:
    """The next steps of a chain that the search has found, and why there are no others."""
    if not s.explaining:
        return s.bars(on, NO_TRAIN)

    def dead_end(t: int) -> Reason:
        refused = any(was_refused(s, general, end) for end in bits(reach(s, t, a.open) & a.ends))
        return RIDE_REFUSED if refused else CHAIN_WITHOUT_END

    here = s.game.name_of("place", path[-1])
    ways = s.bars(s.rails[path[-1]], NO_TRAIN.saying(start=here)).bar(sum(1 << t for t in path), CHAIN_TWICE)
    ways.bar(strangers(s, a.power), STRANGER_ON_THE_LINE).only(a.open, CHAIN_NOT_FRIENDLY)
    return ways.only(on, dead_end)


def may_arrive(s: RealpolitikRealm, a: Line, general: int, path: list[int]) -> bool:
    end = path[-1]
    if not a.ends >> end & 1:
        return False
    return not was_refused(s, general, end) or not any(a.consent >> t & 1 for t in path)


def way_unasked(s: RealpolitikRealm, a: Line, general: int, path: list[int]) -> tuple[list[int], int]:
    """The path as far as it goes on without a choice, and where it may be continued there; nowhere: he arrives."""
    way = list(path)
    while True:
        on = ways_on(s, a, general, way)
        if on.bit_count() != 1 or may_arrive(s, a, general, way):
            return way, on
        way.append(on.bit_length() - 1)


def troops_code(s: RealpolitikRealm, general: int, t: int) -> int:
    """How a refused request for Troops of a General to a Territory is remembered; moves of Generals come before."""
    return request_code(s, len(s.where) + general, t)


@dataclass
class RailTransport(Procedure):
    """RP-8.8.2: any number of Generals, each once, and of Troops, move by move."""

    power: int
    rode: int = 0  # set of Generals who moved by rail
    exchanged: int = 0  # set of Generals who gave or received Troops by rail; RP-8.8.10: never both sets
    own: list[int] = field(default_factory=list)  # Troops each General may still give away (RP-R-32)
    general: int = -1  # who moves by rail, or whose Troop does
    receiver: int = -1  # of the Troop

    def begin(self, s: RealpolitikRealm) -> Step | None:
        self.own = [s.troops[general] for general in s.game.generals[self.power]]
        return None

    def transport(self, s: RealpolitikRealm) -> list[Decision]:
        a = line(s, self.power)
        decision = s.decide(ASK_RAIL, self.power)
        if s.explaining:
            self._tell_starts(s, a, decision)
        for general in s.game.generals[self.power]:
            t = s.where[general]
            if t < 0 or not a.open >> t & 1 or self.rode >> general & 1:  # RP-R-31
                continue
            if not s.rails[t] & a.open and not s.explaining:
                continue
            if not self.exchanged >> general & 1:
                decision.offer(RAIL, steps(s, a, general, [t], ways_on(s, a, general, [t])), t)
            decision.offer(RAIL_TROOP, self.receivers(s, a, general), t)
        return decision.or_else(DONE)

    def _tell_starts(self, s: RealpolitikRealm, a: Line, decision: Decision) -> None:
        """From where Generals, or their Troops, may not leave by rail."""
        for verb in (RAIL, RAIL_TROOP):
            starts = s.bars(s.stands[self.power], NO_GENERAL_TO_RIDE).only(a.open, START_NOT_FRIENDLY)
            starts.bar(self._places(s, self.rode), RODE_ALREADY)
            decision.only(verb, starts.bar(self._places(s, self.exchanged) if verb is RAIL else 0, TROOPS_BY_RAIL))

    def _places(self, s: RealpolitikRealm, generals: int) -> int:
        return sum(1 << s.where[general] for general in bits(generals))

    def receivers(self, s: RealpolitikRealm, a: Line, general: int) -> Bars:
        """RP-8.8.8 to RP-8.8.10: the Territories of Generals to whom a Troop of this one may go."""
        t, generals, troops = s.where[general], s.game.generals[self.power], s.troops
        found = s.bars(s.stands[self.power] & ~(1 << t), NO_OTHER_GENERAL)
        if self.rode:
            found.bar(self._places(s, self.rode), RODE_ALREADY)
        if not troops[general] or not self.own[general - generals[0]]:
            none = TROOPS_GONE_BY_RAIL if troops[general] else NO_TROOPS_TO_SEND
            return found.bar(-1, none.saying(place=s.game.name_of("place", t)) if s.explaining else none)
        full = refused = 0
        for other in generals:
            u = s.where[other]
            if u >= 0 and troops[other] >= MOST_TROOPS:
                full |= 1 << u
        for u in bits(found.left) if s.refused else ():
            if troops_code(s, general, u) in s.refused and not _free_way(s, a, [t], u):
                refused |= 1 << u
        found.bar(full, FULL).bar(refused, RIDE_REFUSED)
        return found.only(reach(s, t, a.open), NO_LINE) if found.left or s.explaining else found

    def on_rail(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Step | None:
        if move.of is DONE:
            return LEAVE
        start, to = move.args
        self.general, self.receiver = s.general_at(self.power, start), -1
        if move.of is RAIL:
            s.call(RailMove(self.power, self.general, "rail", [start, to]))
        else:
            self.receiver = s.general_at(self.power, to)
            s.call(TroopTransport(self.power, self.general, self.receiver))
        return BOOKING

    def book(self, s: RealpolitikRealm) -> Step | None:
        """RP-8.8.10, RP-R-32: who has moved and whose Troops have, unless the Ally refused."""
        if s.result and self.receiver < 0:
            self.rode |= 1 << self.general
        elif s.result:
            self.exchanged |= 1 << self.general | 1 << self.receiver
            self.own[self.general - s.game.generals[self.power][0]] -= 1
        return TRANSPORT


TRANSPORT: Final = asks(RailTransport.transport, RailTransport.on_rail)
BOOKING: Final = does(RailTransport.book)
SCRIPTS[RailTransport] = [does(RailTransport.begin), TRANSPORT, LEAVE, BOOKING]


@dataclass
class RailMove(GeneralMove):
    """One General by rail: the whole chain is named, and it is no move of a Movement Turn (RP-8.8.12)."""

    def choose_chain(self, s: RealpolitikRealm) -> list[Decision]:
        a = line(s, self.power)
        on = ways_on(s, a, self.general, self.path)
        if not on:
            return []
        decision = s.decide(ASK_RAIL_PATH, self.power, *self.path)
        decision.offer(ON, steps(s, a, self.general, self.path, on))
        end = self.path[-1]
        if may_arrive(s, a, self.general, self.path):
            decision.add(HALT)
        elif s.explaining:
            reason = OWN_GENERAL_AT_END if s.stands[self.power] >> end & 1 else RIDE_REFUSED
            decision.refuse(HALT, reason.saying(place=s.game.name_of("place", end)))
        return [decision]

    def ask_ally(self, s: RealpolitikRealm) -> list[Decision]:
        """RP-8.8.4: one question for the whole chain, the starting Territory included."""
        consent, ally = line(s, self.power).consent, s.partner[self.power]
        if ally in self.asked or not any(consent >> t & 1 for t in self.path):
            return []
        return [s.decide(ASK_RAIL_CONSENT, ally, self.power, self.general, *self.path).add(CONSENT).add(REFUSE)]

    def ride(self, s: RealpolitikRealm) -> Step | None:
        self.result = 1
        s.put(self.general, self.path[-1])
        s.emit("moved", self.power, self.general, self.kind, tuple(self.path), s.named_as(self.general))
        return None


ASK_RAIL_CONSENT: Final = ASK_CONSENT.by("RP-8.8.4")
SCRIPTS[RailMove] = [
    asks(RailMove.choose_chain, RailMove.on_path),
    asks(RailMove.ask_ally, RailMove.on_consent),
    does(RailMove.ride),
    GARRISONS,
]


@dataclass
class TroopTransport(Procedure):
    """One Troop from General to General (RP-8.8.8); the Ally is asked only if no way avoids his Territories."""

    power: int
    giver: int
    receiver: int

    def ask_consent(self, s: RealpolitikRealm) -> list[Decision]:
        start, end = s.where[self.giver], s.where[self.receiver]
        if _free_way(s, line(s, self.power), [start], end):
            return []
        ally = s.partner[self.power]
        return [s.decide(ASK_TROOP_CONSENT, ally, self.power, start, end).add(CONSENT).add(REFUSE)]

    def on_consent(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Step | None:
        start, end = decision.about[1:]
        if move.of is REFUSE:
            s.refused.append(troops_code(s, self.giver, end))
            s.emit("troop_refused", decision.actor, self.power, start, end)
            return LEAVE
        s.emit("troop_consent", decision.actor, self.power, start, end)
        return None

    def carry_out(self, s: RealpolitikRealm) -> Step | None:
        self.result = 1
        s.troops[self.giver] -= 1
        s.troops[self.receiver] += 1
        s.emit("troop_by_rail", self.power, s.where[self.giver], s.where[self.receiver])
        return None


SCRIPTS[TroopTransport] = [asks(TroopTransport.ask_consent, TroopTransport.on_consent), does(TroopTransport.carry_out)]


@dataclass
class RailMovement(Movement):
    """RP-8.5.2: Movement with Rail Transport before the first Movement Turn."""

    def rail(self, s: RealpolitikRealm) -> Step | None:
        s.call(RailTransport(self.power))
        return None


SCRIPTS[RailMovement] = [*NAMING, DISBANDING, does(RailMovement.rail), *TURNS]
