"""OpenSpiel: importing this module registers `python_chancellery`, of which every game is a set of parameters.

    pyspiel.load_game("python_chancellery(game=maria,scenario=introductory,seats=3)")

Chance is explicit and comes first: one chance node chooses one of `deals` seeds, all equally likely, and everything
drawn later follows from it. Nobody sees it, so that this is the same game as one in which cards are drawn when they
are needed. Secret decisions that are made at once are answered one after another, unseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from chancellery.kernel.fork import Fork
from chancellery.research.variant import RANK, WIN, Variant

NAME = "python_chancellery"
MOST_PLAYERS = 7
PARAMETERS: dict[str, Any] = {
    "game": "maria",
    "scenario": "",  # the first of the game; `_1805`, as OpenSpiel would take 1805 for a number
    "seats": 0,  # as many as usual
    "rewards": WIN,
    "deals": 1000,
    "longest": 20_000,  # decisions after which a match ends with nothing for everybody
}

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Chancellery",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=1,
    provides_information_state_string=False,  # players need not remember everything: see docs/research.md
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class Held:
    """A fork that can be copied and sent as OpenSpiel copies and sends states."""

    def __init__(self, variant: Variant, deal: int, fork: Fork, actions: Sequence[int] = ()) -> None:
        self.variant, self.deal, self.fork, self.actions = variant, deal, fork, list(actions)

    def play(self, action: int) -> None:
        seat = self.fork.decisions[0].seat
        self.fork.play(seat, self.fork.move_of(action, seat))
        self.actions.append(action)

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.variant, self.deal, self.fork.fork(), self.actions)

    def __reduce__(self) -> tuple[Any, ...]:
        return held, (self.variant, self.deal, self.actions)


def held(variant: Variant, deal: int, actions: Sequence[int] = ()) -> Held:
    """The match of a deal after some actions."""
    found = Held(variant, deal, variant.new(deal).fork())
    for action in actions:
        found.play(action)
    return found


class ChancelleryGame(pyspiel.Game):
    """A game of Chancellery in one set-up."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.variant = Variant(
            str(given["game"]),
            str(given["scenario"]).lstrip("_") or None,
            int(given["seats"]) or None,
            {},
            str(given["rewards"]),
        )
        self.deals, self.longest = int(given["deals"]), int(given["longest"])
        first = self.variant.new(0)
        self.observed = first.definition.observed.size
        info = pyspiel.GameInfo(
            num_distinct_actions=first.action_size,
            max_chance_outcomes=self.deals,
            num_players=len(first.seats),
            min_utility=-1.0 if self.variant.rewards == RANK else 0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.longest,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> ChancelleryState:
        return ChancelleryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.observed)


class ChancelleryState(pyspiel.State):
    """Before the deal, a match under way, or its end."""

    def __init__(self, game: ChancelleryGame) -> None:
        super().__init__(game)
        self._variant, self._deals, self._longest = game.variant, game.deals, game.longest
        self._held: Held | None = None

    @property
    def match(self) -> Fork:
        assert self._held is not None, "before the deal"
        return self._held.fork

    def current_player(self) -> int:
        if self._held is None:
            return int(pyspiel.PlayerId.CHANCE)
        match = self._held.fork
        if match.outcome is not None or len(match) >= self._longest:
            return int(pyspiel.PlayerId.TERMINAL)
        return match.decisions[0].seat

    def is_terminal(self) -> bool:
        return self._held is not None and self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.match.action_ids(player))

    def _apply_action(self, action: int) -> None:
        if self._held is None:
            self._held = held(self._variant, int(action))
        else:
            self._held.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE) or self._held is None:
            return f"deal {action}"
        match = self._held.fork
        waits = match.outcome is None and any(decision.seat == player for decision in match.decisions)
        return match.move_of(int(action), player if waits else None).text

    def returns(self) -> list[float]:
        if self._held is None or self._held.fork.outcome is None:
            return [0.0] * self.num_players()
        return self._variant.reward(self._held.fork.outcome, self.num_players())

    def __str__(self) -> str:
        if self._held is None:
            return "before the deal"
        match = self._held.fork
        if match.outcome is not None:
            return str(match.outcome.named(match.seats))
        asked = [f"{match.seats[d.seat]}: {d.kind} ({d.rule})" for d in match.decisions]
        return f"{len(match)} moves; {', '.join(asked)}"


class Observer:
    """What a seat may know, as `match.observe` has it."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ChancelleryState, player: int) -> None:
        if state._held is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.match.observe(player)

    def string_from(self, state: ChancelleryState, player: int) -> str:
        if state._held is None:
            return "before the deal"
        return str(state.match.view(player))


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(GAME_TYPE, ChancelleryGame)
