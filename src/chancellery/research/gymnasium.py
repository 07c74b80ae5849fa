"""Gymnasium: one seat of a match, with bots in the others."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import Env, spaces

from chancellery.bots import find
from chancellery.kernel import Match
from chancellery.research.variant import MOST, WIN, Variant

ILLEGAL = -1.0
Seen = dict[str, Any]


class SeatEnv(Env[Seen, np.int64]):
    """Every step is a decision of one seat; what the others decide happens in between.

    An illegal action ends the episode and costs 1: choose by `action_mask`, which is in the observation and in `info`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | str = 0,
        others: str = "sensible",
        rewards: str = WIN,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.variant = Variant(game, scenario, seats, options or {}, rewards)
        self.match: Match = self.variant.new(0)
        self.seat = self.match.seat(seat)
        self.others = find(others)
        self.max_cycles, self.cycles = max_cycles, 0
        self.render_mode = render_mode
        self.chance = Random(0)
        size = self.match.action_size
        self.action_space = spaces.Discrete(size)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (self.match.definition.observed.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.match, self.chance, self.cycles = self.variant.new(number), Random(number), 0
        self._others_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        match = self.match
        if int(action) not in match.action_ids(self.seat):
            return self._told(ILLEGAL, True)
        match.play(self.seat, match.move_of(int(action), self.seat))
        self._others_play()
        self.cycles += 1
        if match.outcome is None:
            return self._told(0.0, False)
        return self._told(self.variant.reward(match.outcome, len(match.seats))[self.seat], True)

    def _told(self, reward: float, over: bool) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        seen, info = self._seen()
        return seen, reward, over, late, info

    def _others_play(self) -> None:
        """Bots choose until the seat itself must decide, or the match is over."""
        match = self.match
        while match.outcome is None and all(decision.seat != self.seat for decision in match.decisions):
            seat = match.decisions[0].seat
            match.play(seat, self.others.choose(match, seat, self.chance))

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        mask = self.match.mask(self.seat)
        return {"observation": self.match.observe(self.seat), "action_mask": mask}, {"action_mask": mask}

    def render(self) -> str:
        match = self.match
        if match.outcome is not None:
            return str(match.outcome.named(match.seats))
        return "\n".join(match.definition.prompt(decision, "en") for decision in match.decisions)


def env(game: str, *args: Any, **named: Any) -> SeatEnv:
    """The environment of one seat."""
    return SeatEnv(game, *args, **named)
