"""PettingZoo: every game, scenario and number of players as an AEC environment, and as a parallel one.

Whoever has something to decide acts. Of secret decisions that are made at once each seat answers its own in turn, and
sees nothing of the others' until all are in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from chancellery.kernel import Match
from chancellery.research.variant import MOST, WIN, Variant

Seen = dict[str, Any]  # observation, action_mask
MODES = ["ansi", "human"]
ILLEGAL = -1.0  # what who chooses an illegal action gets


def env(
    game: str,
    scenario: str | None = None,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    rewards: str = WIN,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """The environment with PettingZoo's usual guards: an illegal action ends the match and costs who chose it 1."""
    found = raw_env(game, scenario, seats, options, rewards=rewards, max_cycles=max_cycles, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(found, illegal_reward=ILLEGAL))


class Table:
    """What both kinds of environment share: a match, and its seats as agents."""

    def __init__(self, variant: Variant, extra: int = 0) -> None:
        self.variant = variant
        self.match: Match = variant.new(0)
        self.agents = list(self.match.seats)
        shape, size = (self.match.definition.observed.size,), self.match.action_size + extra
        self.space = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-MOST, MOST, shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.agents
        }
        self.actions = {agent: spaces.Discrete(size) for agent in self.agents}
        self.rng = seeding.np_random(None)[0]

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.rng = seeding.np_random(seed)[0]
        self.match = self.variant.new(int(self.rng.integers(1 << 62)))

    def rewards(self) -> dict[str, float]:
        outcome = self.match.outcome
        if outcome is None:
            return dict.fromkeys(self.agents, 0.0)
        return dict(zip(self.agents, self.variant.reward(outcome, len(self.agents)), strict=True))

    def text(self) -> str:
        """Who decides what: for people."""
        match = self.match
        if match.outcome is not None:
            return str(match.outcome.named(match.seats))
        return "\n".join(f"{match.seats[d.seat]}: {match.definition.prompt(d, 'en')}" for d in match.decisions)


class raw_env(AECEnv):  # noqa: N801  (the name that PettingZoo gives it)
    """Without guards: an illegal action raises. `max_cycles` decisions truncate a match."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        rewards: str = WIN,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"chancellery_{game}_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.table = Table(Variant(game, scenario, seats, options or {}, rewards))
        self.possible_agents = self.table.agents[:]

    @property
    def match(self) -> Match:
        """The match itself, for whoever wants its record."""
        return self.table.match

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.space[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.actions[agent]

    def observe(self, agent: str) -> Seen:
        over = self.match.outcome is not None or agent not in self.agents
        waiting = not over and self.agent_selection == agent
        mask = self.match.mask(agent) if waiting else np.zeros(self.match.action_size, np.int8)
        return {"observation": self.match.observe(agent), "action_mask": mask}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_next()

    def _choose_next(self) -> None:
        """Whoever decides next; when it is over, whoever did last goes first."""
        if self.match.outcome is None:
            self.agent_selection = self.match.seats[self.match.decisions[0].seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        match = self.match
        match.play(match.seat(agent), match.move_of(int(action), agent))
        self.rewards = self.table.rewards()
        if match.outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and len(match) >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._choose_next()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode == "human":
            print(self.table.text())
            return None
        return self.table.text()

    def close(self) -> None:
        """There is nothing to close."""


class parallel_env(ParallelEnv[str, Seen, int]):  # noqa: N801
    """Every seat acts in every cycle; one that nobody asks has one action only, to wait (the last id).

    Decisions that are open at once are answered at once. An illegal action counts as the first legal one: a cycle has
    no single seat that could end it. `max_cycles` cycles truncate a match.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        rewards: str = WIN,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"name": f"chancellery_{game}_v0", "render_modes": MODES, "is_parallelizable": True}
        self.render_mode = render_mode
        self.max_cycles, self.cycles = max_cycles, 0
        self.table = Table(Variant(game, scenario, seats, options or {}, rewards), extra=1)
        self.possible_agents = self.table.agents[:]

    @property
    def wait(self) -> int:
        """The action of a seat that nobody asks."""
        return self.table.match.action_size

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.space[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.actions[agent]

    def _seen(self) -> dict[str, Seen]:
        found, match = {}, self.table.match
        for agent in self.agents:
            mask = np.append(match.mask(agent), np.int8(0))
            mask[-1] = not mask.any()
            found[agent] = {"observation": match.observe(agent), "action_mask": mask}
        return found

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.cycles, self.agents = 0, self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        match, agents = self.table.match, self.agents
        asked = match.state.asked
        for seat in dict.fromkeys(decision.seat for decision in match.decisions):
            if match.state.asked is not asked:  # what was answered led to something else, as decisions stood alone
                break
            agent = match.seats[seat]
            ids = match.action_ids(seat)
            chosen = int(actions[agent])
            match.play(seat, match.move_of(chosen if chosen in ids else ids[0], seat))
        self.cycles += 1
        over = match.outcome is not None
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        seen = self._seen()
        if over or late:
            self.agents = []
        return (
            seen, self.table.rewards(), dict.fromkeys(agents, over), dict.fromkeys(agents, late),
            {agent: {} for agent in agents},
        )  # fmt: skip

    def render(self) -> str | None:
        if self.render_mode == "human":
            print(self.table.text())
            return None
        return self.table.text()

    def close(self) -> None:
        """There is nothing to close."""
