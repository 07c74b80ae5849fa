"""The War Wheel (4.1, 7.0): in each Action Turn every Power has a different action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.system import cards
from chancellery.games.coalitions.system.state import NOBODY, Realm
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Procedure, Step, does


def power_on(s: Realm, field: int, turn: int) -> int:
    """K-4.1.3: each turn of the Wheel takes every Power to the next field, from the last to the first."""
    start = s.game.wheel
    return start[(field - (turn - 1)) % len(start)]


def field_of(s: Realm, power: int, turn: int) -> int:
    return (s.game.wheel.index(power) + turn - 1) % len(s.game.wheel)


def unfinished(s: Realm) -> int:
    """K-R-37: the Power whose action of this turn is finished only before Movement, or NOBODY."""
    late = s.game.turns.late(s, s.turn)
    return NOBODY if late is None else late[0]


@dataclass
class ActionTurn(Procedure):
    """K-7.0.3, K-R-65: the actions one after another in the order of the fields, Movement last."""

    turn: int
    field: int = 0
    late: bool = False  # what comes before Movement has been done (K-7.0.4)
    stay: bool = False  # on this field once more

    def begin(self, s: Realm) -> Step | None:
        s.turn = self.turn
        s.emit("turn", s.round, self.turn)
        return self._first(s, s.game.turns.before_turn(s, self.turn) if not self.field else None)

    def action(self, s: Realm) -> Step | None:
        actions = s.game.actions
        if self.field == len(actions):
            return LEAVE
        name = actions[self.field]
        if name == "movement" and not self.late:
            self.late = self.stay = True
            late = s.game.turns.late(s, self.turn)
            return self._first(s, None if late is None else late[1])
        passage = s.game.turns.action(s, name, power_on(s, self.field, self.turn))
        if passage is not None:
            s.call(passage)
        return None

    def _first(self, s: Realm, passage: Procedure | None) -> Step | None:
        """A passage, if there is one, before the next step."""
        if passage is not None:
            s.call(passage)
        return None

    def hand_limit(self, s: Realm) -> Step | None:
        """K-4.9.4, K-R-37: after each complete action."""
        if not cards.over_limit(s):
            return self.next_field(s)
        s.call(cards.HandLimit(NOBODY if self.late else unfinished(s)))
        return None

    def next_field(self, s: Realm) -> Step | None:
        self.field += not self.stay
        self.stay = False
        return ACTION


ACTION: Final = does(ActionTurn.action)
SCRIPTS[ActionTurn] = [does(ActionTurn.begin), ACTION, does(ActionTurn.hand_limit), does(ActionTurn.next_field)]


@dataclass
class ActionPhase(Procedure):
    """K-4.1.4, K-4.1.5: as many Action Turns as fields."""

    turn: int = 1
    field: int = 0  # where the first turn begins: 0, except in positions

    def take_turn(self, s: Realm) -> Step | None:
        if self.turn > len(s.game.actions):
            return LEAVE
        s.call(ActionTurn(self.turn, self.field))
        self.turn, self.field = self.turn + 1, 0
        return REPEAT


SCRIPTS[ActionPhase] = [does(ActionPhase.take_turn)]
