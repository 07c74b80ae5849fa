"""Turns (chapters 5 and 7): what a game does when, and what its special rules make of a move."""

from __future__ import annotations

from typing import Generic

from chancellery.games.coalitions.system.drill import Drill
from chancellery.games.coalitions.system.entering import Ground
from chancellery.games.coalitions.system.expand_influence import expand_influence
from chancellery.games.coalitions.system.leadership import Leadership
from chancellery.games.coalitions.system.mobilisation import Mobilisation
from chancellery.games.coalitions.system.movement import Movement
from chancellery.games.coalitions.system.round import ACTIONS, NEXT_ROUND
from chancellery.games.coalitions.system.state import R
from chancellery.games.coalitions.system.taxation import taxation
from chancellery.games.coalitions.system.wheel import ActionPhase
from chancellery.kernel import Decision, Procedure


class Turns(Generic[R]):
    """Rounds of Action Turns by the Wheel."""

    def stack(self, s: R, phase: str, turn: int, field: int) -> list[Procedure]:
        """The procedures in progress at a point of the sequence of play: `set-up`, `diplomacy` or `action`."""
        campaign, round_ = s.game.edition.campaign(), s.game.edition.round()
        if phase == "set-up":
            s.round = 0
            return [campaign]
        campaign.go_to(NEXT_ROUND)
        if phase == "diplomacy":
            return [campaign, round_]
        round_.go_past(ACTIONS)
        return [campaign, round_, ActionPhase(turn, field)]

    def before_turn(self, s: R, turn: int) -> Procedure | None:
        """What precedes all actions of an Action Turn (K-7.0.5)."""
        return None

    def action(self, s: R, name: str, power: int) -> Procedure | None:
        """Begins an action of the Wheel, or books it if nothing is to be decided."""
        if s.seat_of[power] < 0:  # K-11.5.2
            return None
        if name == "drill":
            return Drill(power)
        if name == "leadership":
            return Leadership(power)
        if name == "mobilisation":
            return Mobilisation(power)
        if name == "movement":
            return Movement(power)
        if name == "taxation":
            taxation(s, power)
        else:
            expand_influence(s, power)
        return None

    def late(self, s: R, turn: int) -> tuple[int, Procedure] | None:
        """The Power whose action is finished only before Movement, and what finishes it."""
        return None

    def offer_moves(self, s: R, decision: Decision, g: Ground, only: int) -> None:
        """Moves of Generals that a special rule adds; `only`: the one General who may move."""

    def after_move(self, s: R, power: int, kind: str, path: list[int]) -> None:
        """What a special rule makes of the move of a General."""
