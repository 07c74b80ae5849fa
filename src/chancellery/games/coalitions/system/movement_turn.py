"""Movement Turns (7.6.18 to 7.6.45): Generals move one after another, then all battles are fought."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.entering import (
    ground,
    marches,
    may_end,
    request_code,
    sails,
    strategics,
    ways_on,
)
from chancellery.games.coalitions.system.garrison import garrison_sites, place_garrison
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.realm import Realm
from chancellery.games.coalitions.system.sides import foreign_garrisons, strangers
from chancellery.kernel import AGAIN, DONE, Decision, Move, Procedure
from chancellery.kernel.procedure import OldStep, Result


@dataclass(slots=True)
class MovementTurn(Procedure):
    """One Movement Turn of a Power; `only` names the one General who may move (Napoleon's Move)."""

    power: int
    only: int = -1

    def begin(self, s: Realm) -> Result:
        s.moved = s.busy = s.battlefields = s.pending = 0
        return None

    def move_generals(self, s: Realm) -> Result:
        """K-7.6.18: any number of Generals, each once; K-7.6.45: each move is complete before the next."""
        power, g = self.power, ground(s, self.power)
        options: list[Move] = []
        for general in s.game.generals[power] if self.only < 0 else (self.only,):
            t = s.where[general]
            if t >= 0 and not s.moved >> general & 1:
                marches(s, g, general, t, options)
                strategics(s, g, general, t, options)
                if s.game.moves.sail[t]:
                    sails(s, g, general, t, options)
        options += s.game.extra_moves(s, g, self.only)
        if not options:
            return None
        options.append(s.game.moves.end)
        return Decision(s.seat_of[power], "move", "K-7.6.18", options, power, (int(self.only >= 0),))

    def on_move(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "end":
            return None
        self.at -= 1  # the next General after this one
        start, first = move.args
        general = s.general_at(self.power, start)
        path = list(s.game.voyage(s, self.power, start, first)) if move.verb == "sail" else [start, first]
        return GeneralMove(self.power, general, move.verb, path)

    def find_battles(self, s: Realm) -> Result:
        """K-8.0.2, K-8.0.4: the battles are fixed when all moves are made."""
        enemies = strangers(s, self.power) | foreign_garrisons(s, self.power)
        for general in s.game.generals[self.power]:
            if s.moved >> general & 1 and s.where[general] >= 0 and enemies >> s.where[general] & 1:
                s.battlefields |= 1 << s.where[general]
        s.pending = s.battlefields
        return None

    def fight(self, s: Realm) -> Result:
        """K-8.0.4: the mover chooses which battle comes next."""
        s.clear_regents()
        if not s.pending:
            return None
        if s.pending & (s.pending - 1):
            options = [s.game.moves.battle[t] for t in bits(s.pending)]
            return Decision(s.seat_of[self.power], "battle", "K-8.0.4", options, self.power)
        self.at -= 1
        return self._battle(s, s.pending.bit_length() - 1)

    def on_battle(self, s: Realm, decision: Decision, move: Move) -> Result:
        self.at -= 1
        return self._battle(s, move.args[0])

    def _battle(self, s: Realm, t: int) -> Battle:
        s.pending &= ~(1 << t)
        return s.game.battle(self.power, t)

    def finish(self, s: Realm) -> Result:
        s.moved = s.busy = s.battlefields = 0
        s.refused = []  # K-R-43: in the next Movement Turn an Ally may be asked again
        return None

    steps = (begin, move_generals, find_battles, fight, finish)


@dataclass(slots=True)
class GeneralMove(Procedure):
    """One General's move: its path, the consents it needs, and the Garrisons he leaves."""

    power: int
    general: int
    kind: str  # march, strategic, sail, or a way that a special rule adds
    path: list[int]
    asked: list[int] = field(default_factory=list)  # Powers that have consented

    def choose_path(self, s: Realm) -> Result:
        """K-7.6.29: a Strategic Movement is named step by step before anything moves."""
        if self.kind != "strategic":
            return None
        g = ground(s, self.power)
        on = ways_on(s, g, self.general, self.path)
        if not on:
            return None
        options = [s.game.moves.on[t] for t in on]
        if len(self.path) > 2 and may_end(s, g, self.general, self.path):
            options.append(s.game.moves.halt)
        elif len(on) == 1:
            self.path.append(on[0])
            return AGAIN
        return Decision(s.seat_of[self.power], "path", "K-7.6.29", options, self.power, tuple(self.path))

    def on_path(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "halt":
            return None
        self.path.append(move.args[0])
        return AGAIN

    def ask_consent(self, s: Realm) -> Result:
        """K-R-43: one question per Ally, in precedence, until the first refusal."""
        needed = self._consents(s)
        for power in s.game.precedence(s):
            if needed >> power & 1 and power not in self.asked:
                options = [s.game.moves.consent, s.game.moves.refuse]
                rule = "K-7.6.23" if self.kind == "sail" else "K-6.3.2"
                about = (self.power, self.general, *self.path)
                return Decision(s.seat_of[power], "consent", rule, options, power, about)
        return None

    def _consents(self, s: Realm) -> int:
        """The Powers that must agree: Allies who control what is entered, and the owner of the Sea Routes."""
        entered = self.path[-1:] if self.kind == "sail" else self.path[1:]
        needed = 0
        for t in entered:
            owner = s.controller(t)
            if owner >= 0 and s.ally[self.power] >> owner & 1:
                needed |= 1 << owner
        if self.kind == "sail":
            needed |= s.game.sea_hosts(s, self.power, self.path)
        seat = s.seat_of[self.power]
        for power in bits(needed):
            if s.seat_of[power] == seat:
                needed &= ~(1 << power)
        return needed

    def on_consent(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "refuse":
            s.refused.append(request_code(s, self.general, self.path[-1]))
            s.emit("consent_refused", decision.actor, self.power, self.path[0], self.path[-1])
            return DONE
        s.emit("consent", decision.actor, self.power, self.path[0], self.path[-1])
        self.asked.append(decision.actor)
        return AGAIN

    def carry_out(self, s: Realm) -> Result:
        s.moved |= 1 << self.general
        s.put(self.general, self.path[-1])
        s.emit("moved", self.power, self.general, self.kind, tuple(self.path), s.named_as(self.general))
        s.game.after_move(s, self.power, self.kind, self.path)
        return None

    def garrisons(self, s: Realm) -> Result:
        """K-7.6.35, K-7.6.42: in each Territory left or entered (K-R-30: not in ports passed)."""
        if not s.troops[self.general]:
            return None
        path = self.path if self.kind != "sail" else [self.path[0], self.path[-1]]
        places = 0
        for t in path:
            places |= 1 << t
        sites = garrison_sites(s, self.power, places)
        if not sites:
            return None
        options = [s.game.moves.garrison[t] for t in bits(sites)]
        options.append(s.game.moves.done)
        return Decision(s.seat_of[self.power], "garrison", "K-7.6.35", options, self.power, (self.general,))

    def on_garrison(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "done":
            return None
        place_garrison(s, self.power, self.general, move.args[0])
        return AGAIN

    steps: ClassVar[tuple[OldStep, ...]] = (choose_path, ask_consent, carry_out, garrisons)
