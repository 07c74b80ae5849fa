"""Rail Transport (8.8): before the first Movement Turn, along chains of Territories joined by Trains."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, cast

from chancellery.games.coalitions.realpolitik.realm import RealpolitikRealm
from chancellery.games.coalitions.system.entering import request_code, was_refused
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.movement import Movement
from chancellery.games.coalitions.system.movement_turn import GeneralMove
from chancellery.games.coalitions.system.realm import MOST_TROOPS, Realm
from chancellery.games.coalitions.system.sides import same_player, strangers
from chancellery.kernel import DONE, Decision, Move, Procedure
from chancellery.kernel.procedure import OldStep, Result


@dataclass(slots=True)
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


def ways_on(s: RealpolitikRealm, a: Line, general: int, path: list[int]) -> list[int]:
    """The Territories a chain may go on to and still come to a legal end (RP-8.8.5, RP-8.9.16)."""
    seen = 0
    for t in path:
        seen |= 1 << t
    near = s.rails[path[-1]] & a.open & ~seen
    sure = 0 if s.refused else a.ends  # nothing was refused: whoever comes here may arrive
    return [t for t in bits(near) if sure >> t & 1 or goals(s, a, general, [*path, t])]


def may_arrive(s: RealpolitikRealm, a: Line, general: int, path: list[int]) -> bool:
    end = path[-1]
    if not a.ends >> end & 1:
        return False
    return not was_refused(s, general, end) or not any(a.consent >> t & 1 for t in path)


def way_unasked(s: RealpolitikRealm, a: Line, general: int, path: list[int]) -> tuple[list[int], list[int]]:
    """The path as far as it goes on without a choice, and where it may be continued there; nowhere: he arrives."""
    way = list(path)
    while True:
        on = ways_on(s, a, general, way)
        if len(on) != 1 or may_arrive(s, a, general, way):
            return way, on
        way += on


def troops_code(s: RealpolitikRealm, general: int, t: int) -> int:
    """How a refused request for Troops of a General to a Territory is remembered; moves of Generals come before."""
    return request_code(s, len(s.where) + general, t)


@dataclass(slots=True)
class RailTransport(Procedure):
    """RP-8.8.2: any number of Generals, each once, and of Troops, move by move."""

    power: int
    rode: int = 0  # set of Generals who moved by rail
    exchanged: int = 0  # set of Generals who gave or received Troops by rail; RP-8.8.10: never both sets
    own: list[int] = field(default_factory=list)  # Troops each General may still give away (RP-R-32)

    def begin(self, s: RealpolitikRealm) -> Result:
        self.own = [s.troops[general] for general in s.game.generals[self.power]]
        return None

    def transport(self, s: RealpolitikRealm) -> Result:
        a = line(s, self.power)
        options: list[Move] = []
        standing = [g for g in s.game.generals[self.power] if s.where[g] >= 0 and s.rails[s.where[g]]]
        for general in standing:
            t = s.where[general]
            if not a.open >> t & 1 or not s.rails[t] & a.open or self.rode >> general & 1:  # RP-R-31
                continue
            if not self.exchanged >> general & 1:
                options += [s.game.moves.make("rail", t, u) for u in ways_on(s, a, general, [t])]
            options += [s.game.moves.make("rail_troop", t, u) for u in self.receivers(s, a, general)]
        if not options:
            return None
        options.append(s.game.moves.done)
        return Decision(s.seat_of[self.power], "rail", "RP-8.8.1", options, self.power)

    def receivers(self, s: RealpolitikRealm, a: Line, general: int) -> list[int]:
        """RP-8.8.8 to RP-8.8.10: the Territories of Generals to whom a Troop of this one may go."""
        t = s.where[general]
        if not self.own[general - s.game.generals[self.power][0]] or not s.troops[general]:
            return []
        there = reach(s, t, a.open) & s.stands[self.power] & ~(1 << t)
        found = []
        for u in bits(there):
            other = s.general_at(self.power, u)
            if s.troops[other] >= MOST_TROOPS or self.rode >> other & 1:
                continue
            if s.refused and troops_code(s, general, u) in s.refused and not _free_way(s, a, [t], u):
                continue
            found.append(u)
        return found

    def on_rail(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Result:
        if move.verb == "done":
            return None
        start, to = move.args
        general = s.general_at(self.power, start)
        self.at -= 1
        if move.verb == "rail":
            return RailMove(self.power, general, "rail", [start, to])
        return TroopTransport(self.power, general, s.general_at(self.power, to))

    steps = (begin, transport)


def journey(s: Realm) -> RailTransport:
    """The Rail Transport under way."""
    return next(p for p in reversed(s.stack) if isinstance(p, RailTransport))


@dataclass(slots=True)
class RailMove(GeneralMove):
    """One General by rail: the whole chain is named, and it is no move of a Movement Turn (RP-8.8.12)."""

    def choose_path(self, s: Realm) -> Result:
        s = cast(RealpolitikRealm, s)
        a = line(s, self.power)
        self.path, on = way_unasked(s, a, self.general, self.path)
        if not on:
            return None
        options = [s.game.moves.on[t] for t in on]
        if may_arrive(s, a, self.general, self.path):
            options.append(s.game.moves.halt)
        return Decision(s.seat_of[self.power], "rail_path", "RP-8.8.5", options, self.power, tuple(self.path))

    def on_rail_path(self, s: Realm, decision: Decision, move: Move) -> Result:
        return self.on_path(s, decision, move)

    def ask_consent(self, s: Realm) -> Result:
        """RP-8.8.4: one question for the whole chain, the starting Territory included."""
        consent = line(cast(RealpolitikRealm, s), self.power).consent
        ally = cast(RealpolitikRealm, s).partner[self.power]
        if ally in self.asked or not any(consent >> t & 1 for t in self.path):
            return None
        options = [s.game.moves.consent, s.game.moves.refuse]
        return Decision(s.seat_of[ally], "consent", "RP-8.8.4", options, ally, (self.power, self.general, *self.path))

    def carry_out(self, s: Realm) -> Result:
        journey(s).rode |= 1 << self.general
        s.put(self.general, self.path[-1])
        s.emit("moved", self.power, self.general, self.kind, tuple(self.path), s.named_as(self.general))
        return None

    steps: ClassVar[tuple[OldStep, ...]] = (choose_path, ask_consent, carry_out, GeneralMove.garrisons)


@dataclass(slots=True)
class TroopTransport(Procedure):
    """One Troop from General to General (RP-8.8.8); the Ally is asked only if no way avoids his Territories."""

    power: int
    giver: int
    receiver: int

    def ask_consent(self, s: RealpolitikRealm) -> Result:
        start, end = s.where[self.giver], s.where[self.receiver]
        if _free_way(s, line(s, self.power), [start], end):
            return None
        ally = s.partner[self.power]
        options = [s.game.moves.consent, s.game.moves.refuse]
        return Decision(s.seat_of[ally], "troop_consent", "RP-8.8.4", options, ally, (self.power, start, end))

    def on_troop_consent(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Result:
        start, end = decision.about[1:]
        if move.verb == "refuse":
            s.refused.append(troops_code(s, self.giver, end))
            s.emit("troop_refused", decision.actor, self.power, start, end)
            return DONE
        s.emit("troop_consent", decision.actor, self.power, start, end)
        return None

    def carry_out(self, s: RealpolitikRealm) -> Result:
        under_way = journey(s)
        under_way.exchanged |= 1 << self.giver | 1 << self.receiver
        under_way.own[self.giver - s.game.generals[self.power][0]] -= 1
        s.troops[self.giver] -= 1
        s.troops[self.receiver] += 1
        s.emit("troop_by_rail", self.power, s.where[self.giver], s.where[self.receiver])
        return None

    steps = (ask_consent, carry_out)


@dataclass(slots=True)
class RailMovement(Movement):
    """RP-8.5.2: Movement with Rail Transport before the first Movement Turn."""

    def rail(self, s: Realm) -> Result:
        return RailTransport(self.power)

    steps: ClassVar[tuple[OldStep, ...]] = (
        *(Movement.name_arbiter, Movement.disband, rail),
        *(Movement.movement_turn, Movement.request, Movement.grant),
    )
