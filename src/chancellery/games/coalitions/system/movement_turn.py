"""Movement Turns (7.6.18 to 7.6.45): Generals move one after another, then all battles are fought."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from chancellery.games.coalitions.system.entering import (
    ground,
    marches,
    may_end,
    request_code,
    sails,
    steps,
    strategics,
    was_refused,
    ways_on,
)
from chancellery.games.coalitions.system.garrison import garrison_sites, place_garrison
from chancellery.games.coalitions.system.sides import enemies_at
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.vocabulary import (
    ASK_BATTLE,
    ASK_CONSENT,
    ASK_GARRISON,
    ASK_MOVE,
    ASK_PATH,
    BATTLE,
    CONSENT,
    CONSENT_REFUSED,
    DONE,
    END,
    GARRISON,
    HALT,
    LEADING,
    MARCH,
    MOVED_ALREADY,
    NO_BATTLE_THERE,
    NO_GENERAL_TO_MOVE,
    ON,
    OWN_GENERAL_ENTERED,
    REFUSE,
    SAIL,
    STRATEGIC,
    STRATEGIC_TOO_SHORT,
)
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Decision, Move, Procedure, Reason, Step, asks, does
from chancellery.kernel.sets import bits

ASK_SEA_CONSENT: Final = ASK_CONSENT.by("K-7.6.23")


@dataclass
class MovementTurn(Procedure):
    """One Movement Turn of a Power; `only` names the one General who may move."""

    power: int
    only: int = -1

    def begin(self, s: Realm) -> Step | None:
        s.moved = s.busy = s.battlefields = s.pending = 0
        return None

    def move_generals(self, s: Realm) -> list[Decision]:
        """K-7.6.18: any number of Generals, each once; K-7.6.45: each move is complete before the next."""
        power, g, sea, explaining = self.power, ground(s, self.power), s.game.map.sails, s.explaining
        decision = s.decide(ASK_MOVE, power, int(self.only >= 0))
        if explaining:
            self.tell_movers(s, decision)
        where, moved, near, entry = s.where, s.moved, s.game.map.near, g.entry.left
        march, strategic = s.game.first_steps
        bare = not explaining and not s.refused  # nobody asks for bars of each General
        for general in s.game.generals[power] if self.only < 0 else (self.only,):
            t = where[general]
            if t >= 0 and not moved >> general & 1:
                if bare:
                    decision.options += march[t][near[t] & entry]
                    decision.options += strategic[t][strategics(s, g, general, t)]
                else:
                    decision.offer(MARCH, marches(s, g, general, t), t)
                    decision.offer(STRATEGIC, steps(s, g, general, [t], strategics(s, g, general, t)), t)
                if sea[t] or explaining:
                    decision.offer_in(sea[t], SAIL, sails(s, g, general, t), t)
        s.game.turns.offer_moves(s, decision, g, self.only)
        return decision.or_else(END)

    def tell_movers(self, s: Realm, decision: Decision) -> None:
        """K-7.6.18: which Generals may still move, by where they stand."""
        moved = sum(1 << s.where[g] for g in s.game.generals[self.power] if s.moved >> g & 1 and s.where[g] >= 0)
        movers = s.bars(s.stands[self.power], NO_GENERAL_TO_MOVE).bar(moved, MOVED_ALREADY)
        for verb in LEADING:
            decision.only(verb, movers)

    def on_move(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is END:
            return None
        start, first = move.args
        general = s.general_at(self.power, start)
        path = list(s.game.sea.way(s, self.power, start, first)) if move.of is SAIL else [start, first]
        s.call(GeneralMove(self.power, general, move.verb, path))
        return REPEAT

    def find_battles(self, s: Realm) -> Step | None:
        """K-8.0.2, K-8.0.4: the battles are fixed when all moves are made."""
        for general in s.game.generals[self.power] if s.moved else ():
            t = s.where[general]
            if s.moved >> general & 1 and t >= 0 and enemies_at(s, self.power, t):
                s.battlefields |= 1 << t
        s.pending = s.battlefields
        return None

    def next_battle(self, s: Realm) -> Step | None:
        s.clear_regents()
        return None

    def choose_battle(self, s: Realm) -> list[Decision]:
        """K-8.0.4: the mover chooses which battle comes next."""
        if not s.pending:
            return []
        decision = s.decide(ASK_BATTLE, self.power)
        decision.offer(BATTLE, s.bars(s.pending, NO_BATTLE_THERE))
        return [decision]

    def on_battle(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        t = move.args[0]
        s.pending &= ~(1 << t)
        s.call(s.game.battle(self.power, t))
        return NEXT_BATTLE

    def finish(self, s: Realm) -> Step | None:
        s.moved = s.busy = s.battlefields = 0
        s.refused = []  # K-R-43: in the next Movement Turn an Ally may be asked again
        return None


NEXT_BATTLE: Final = does(MovementTurn.next_battle)
SCRIPTS[MovementTurn] = [
    does(MovementTurn.begin),
    asks(MovementTurn.move_generals, MovementTurn.on_move),
    does(MovementTurn.find_battles),
    NEXT_BATTLE,
    asks(MovementTurn.choose_battle, MovementTurn.on_battle),
    does(MovementTurn.finish),
]


@dataclass
class GeneralMove(Procedure):
    """One General's move: its path, the consents it needs, and the Garrisons he leaves."""

    power: int
    general: int
    kind: str  # march, strategic, sail, or a way that a special rule adds
    path: list[int]
    asked: list[int] = field(default_factory=list)  # Powers that have consented

    def choose_path(self, s: Realm) -> list[Decision]:
        """K-7.6.29: a Strategic Movement is named step by step before anything moves."""
        if self.kind != "strategic":
            return []
        g = ground(s, self.power)
        on = ways_on(s, g, self.general, self.path)
        if not on:
            return []
        decision = s.decide(ASK_PATH, self.power, *self.path)
        decision.offer(ON, steps(s, g, self.general, self.path, on))
        if len(self.path) > 2 and may_end(s, g, self.general, self.path):
            decision.add(HALT)
        elif s.explaining:
            decision.refuse(HALT, self._why_no_halt(s).saying(place=s.game.name_of("place", self.path[-1])))
        return [decision]

    def _why_no_halt(self, s: Realm) -> Reason:
        if len(self.path) == 2:
            return STRATEGIC_TOO_SHORT
        return CONSENT_REFUSED if was_refused(s, self.general, self.path[-1]) else OWN_GENERAL_ENTERED

    def on_path(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is HALT:
            return None
        self.path.append(move.args[0])
        return REPEAT

    def ask_consent(self, s: Realm) -> list[Decision]:
        """K-R-43: one question per Ally, in precedence, until the first refusal."""
        needed = self._consents(s)
        for power in s.game.relations.precedence(s) if needed else ():
            if needed >> power & 1 and power not in self.asked:
                question = ASK_SEA_CONSENT if self.kind == "sail" else ASK_CONSENT
                return [s.decide(question, power, self.power, self.general, *self.path).add(CONSENT).add(REFUSE)]
        return []

    def _consents(self, s: Realm) -> int:
        """The Powers that must agree: Allies who control what is entered, and the owner of the Sea Routes."""
        entered = self.path[-1:] if self.kind == "sail" else self.path[1:]
        needed = 0
        for t in entered:
            owner = s.controller(t)
            if owner >= 0 and s.ally[self.power] >> owner & 1:
                needed |= 1 << owner
        if self.kind == "sail":
            needed |= s.game.sea.hosts(s, self.power, self.path)
        seat = s.seat_of[self.power]
        for power in bits(needed):
            if s.seat_of[power] == seat:
                needed &= ~(1 << power)
        return needed

    def on_consent(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is REFUSE:
            s.refused.append(request_code(s, self.general, self.path[-1]))
            s.emit("consent_refused", decision.actor, self.power, self.path[0], self.path[-1])
            return LEAVE
        s.emit("consent", decision.actor, self.power, self.path[0], self.path[-1])
        self.asked.append(decision.actor)
        return REPEAT

    def carry_out(self, s: Realm) -> Step | None:
        s.moved |= 1 << self.general
        s.put(self.general, self.path[-1])
        s.emit("moved", self.power, self.general, self.kind, tuple(self.path), s.named_as(self.general))
        s.game.turns.after_move(s, self.power, self.kind, self.path)
        return None

    def garrisons(self, s: Realm) -> list[Decision]:
        """K-7.6.35, K-7.6.42: in each Territory left or entered (K-R-30: not in ports passed)."""
        if not s.troops[self.general]:
            return []
        touched = 0
        for t in self.path if self.kind != "sail" else (self.path[0], self.path[-1]):
            touched |= 1 << t
        sites = garrison_sites(s, self.power, touched)
        if not sites.left:
            return []
        decision = s.decide(ASK_GARRISON, self.power, self.general)
        decision.offer(GARRISON, sites)
        return [decision.add(DONE)]

    def on_garrison(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is DONE:
            return None
        place_garrison(s, self.power, self.general, move.args[0])
        return REPEAT


GARRISONS: Final = asks(GeneralMove.garrisons, GeneralMove.on_garrison)
SCRIPTS[GeneralMove] = [
    asks(GeneralMove.choose_path, GeneralMove.on_path),
    asks(GeneralMove.ask_consent, GeneralMove.on_consent),
    does(GeneralMove.carry_out),
    GARRISONS,
]
