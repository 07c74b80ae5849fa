"""Goals of puzzles: what must be true when the stretch of the match is over. Plain data, put into words elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

KINDS = ("win", "control", "measure", "battle", "supply", "protect", "advantage", "award", "demand")


@dataclass(frozen=True, slots=True, order=True)
class Goal:
    """`control`: a place is a power's; `measure`: a power has at least so much of it; `battle`: it wins the battle
    there; `supply`: all generals of a seat have a supply path; `protect`: a general protects a fortress in which an
    enemy stands; `advantage`: a side has it; `award`, `demand`: it would win that Award or commodity now; `win`: the
    match is won."""

    kind: str
    power: str = ""
    place: str = ""  # or an Advantage, a Region, a commodity
    measure: str = ""
    least: int = 0

    def to_data(self) -> dict[str, Any]:
        data = {"kind": self.kind, "power": self.power, "place": self.place, "measure": self.measure}
        return {name: value for name, value in data.items() if value} | ({"least": self.least} if self.measure else {})


@dataclass(frozen=True, slots=True)
class Kit:
    """What puzzles must know of a game."""

    scenarios: tuple[tuple[str | None, int | None], ...]  # to make puzzles of: a scenario, seats
    written: Callable[[Any], dict[str, Any] | None]  # the position in which a match stands; None: not one to begin with
    moment: Callable[[Any], Any]  # the stretch of the match that a state belongs to
    goals: Callable[[Any, int, Sequence[Any]], list[Goal]]  # what a seat has reached, that is worth a puzzle
    holds: Callable[[Any, int, Goal, Sequence[Any]], bool]
    whole: Callable[[Any], Any] | None = None  # the longer stretch in which bots go on from a position, if it is longer
    fighting: Callable[[Any], bool] = lambda s: False  # whether a battle is under way


def reached(kit: Kit, state: Any, seat: int, goal: Goal, past: Sequence[Any]) -> bool:
    won = state.outcome is not None and seat in state.outcome.winners
    if goal.kind == "win" or (state.outcome is not None and not won):
        return won
    if goal.kind == "measure":
        of: int = state.game.measures(state)[goal.measure].get(goal.power, 0)
        return of >= goal.least
    return kit.holds(state, seat, goal, past)


def over(kit: Kit, begun: Any, state: Any, goal: Goal | None, past: Sequence[Any]) -> bool:
    """Whether the stretch of a goal has ended: for a battle, when it is decided; else the stretch of the match."""
    if kit.moment(state) != begun:
        return True
    return goal is not None and goal.kind == "battle" and any(event.kind in DECIDED for event in past)


DECIDED = ("result", "battle_won", "battle_tied")
