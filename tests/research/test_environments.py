"""Environments: the libraries' own tests pass, secrets stay secret, rewards are as documented."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from chancellery import BadInput, Match
from chancellery.kernel import Outcome, game
from chancellery.research.variant import Variant, ranked
from tests.research import playthroughs

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
SAMPLE = [
    ("maria", "introductory", 3),
    ("imperial_struggle", None, None),
    ("coalitions", "lempereur", 1),
    ("realpolitik", None, 3),
]
# what PettingZoo says of observations with a mask, and of agents with names of their own
ADVICE = [
    "ignore:We recommend agents",
    "ignore:Observation space for each agent",
    "ignore:Observation is not a NumPy array",
]


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    for name in ("ppo", "pettingzoo_random", "openspiel_random", "gymnasium_random"):
        monkeypatch.delitem(sys.modules, name, raising=False)


def advised(test):
    for advice in ADVICE:
        test = pytest.mark.filterwarnings(advice)(test)
    return test


@advised
@pytest.mark.parametrize(("game", "scenario", "seats"), SAMPLE)
def test_pettingzoos_own_tests_pass(game: str, scenario: str | None, seats: int | None) -> None:
    zoo = pytest.importorskip("chancellery.research.pettingzoo")
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
    from pettingzoo.utils import parallel_to_aec

    api_test(zoo.env(game, scenario, seats), num_cycles=40)
    seed_test(lambda: zoo.env(game, scenario, seats), num_cycles=10)

    def parallel(max_cycles: int | None = None):
        return zoo.parallel_env(game, scenario, seats, max_cycles=max_cycles)

    parallel_api_test(parallel(), num_cycles=20)
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


def test_decisions_truncate_and_illegal_actions_end_a_match() -> None:
    zoo = pytest.importorskip("chancellery.research.pettingzoo")
    env = zoo.env("imperial_struggle", max_cycles=7)
    env.reset(seed=3)
    made = 0
    for agent in env.agent_iter():
        seen, reward, over, late, _ = env.last()
        assert not over
        assert reward == 0
        made += not late
        env.step(None if late else int(np.flatnonzero(seen["action_mask"])[0]))
    assert made == 7
    env.reset(seed=3)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_who_answers_later_sees_nothing_of_earlier_secret_answers() -> None:
    """At secret decisions of several seats, whatever the first answers, the next observes the same."""
    zoo = pytest.importorskip("chancellery.research.pettingzoo")
    found = 0
    env = zoo.raw_env("imperial_struggle")
    env.reset(seed=1)
    while env.match.outcome is None and found < 3:
        ids = env.match.action_ids(env.agent_selection)
        if len(env.match.decisions) > 1 and len(ids) > 1:
            found += 1
            seen = []
            for id in ids[:4]:
                other = env.match.clone()
                other.play(env.agent_selection, other.move_of(id, env.agent_selection))
                following = other.decisions[0].seat
                seen.append((following, other.observe(following).tobytes(), other.action_ids(following)))
            assert all(one == seen[0] for one in seen)
            assert seen[0][0] != env.match.seat(env.agent_selection)
        env.step(ids[len(ids) // 2])
    assert found == 3


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_openspiel_plays_every_game_as_written_down(name: str) -> None:
    pytest.importorskip("pyspiel")
    written = (playthroughs.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthroughs.playthrough(playthroughs.GAMES[name]) == written


@pytest.mark.parametrize("name", ["imperial_struggle", "lempereur", "maria"])
def test_openspiels_own_tests_pass(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import chancellery.research.openspiel  # noqa: F401

    short = pyspiel.load_game(f"python_chancellery({playthroughs.GAMES[name]},longest=20,deals=5)")
    pyspiel.random_sim_test(short, num_sims=1, serialize=True, verbose=False)
    state = short.new_initial_state()
    state.apply_action(3)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(state.match) == 0 < len(copy.match)
    if name == "lempereur":
        whole = pyspiel.load_game(f"python_chancellery({playthroughs.GAMES[name]},rewards=rank)")
        pyspiel.random_sim_test(whole, num_sims=1, serialize=False, verbose=False)


def test_gymnasiums_own_test_passes() -> None:
    gym = pytest.importorskip("chancellery.research.gymnasium")
    from gymnasium.utils.env_checker import check_env

    check_env(gym.SeatEnv("maria", "introductory", 3, seat="frederick_ii", others="random"), skip_render_check=True)
    env = gym.env("imperial_struggle", others="random", rewards="rank", seat=1)
    seen, info = env.reset(seed=4)
    over = False
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        seen, reward, over, late, info = env.step(np.flatnonzero(seen["action_mask"])[-1])
        assert not late
    assert reward in (1, -1)
    assert "winners" in env.render()


@pytest.mark.usefixtures("examples")
def test_the_examples_run() -> None:
    pytest.importorskip("pettingzoo")
    import gymnasium_random
    import openspiel_random
    import pettingzoo_random

    assert sum(pettingzoo_random.play("imperial_struggle").values()) == 1
    assert sum(openspiel_random.play("game=imperial_struggle")) == 1
    assert gymnasium_random.play("imperial_struggle", "random") in (0, 1)


@pytest.mark.usefixtures("examples")
def test_ppo_learns_with_a_tiny_budget() -> None:
    """It runs to its end, changes its mind, and the loss it goes down is the right one."""
    pytest.importorskip("gymnasium")
    import ppo

    for learnt, measure, taught in (("imperial_struggle", "vp", 0), ("maria", "aim", 2)):
        found = ppo.train(learnt, seconds=60, matches=2, batch=2, trials=1, taught=taught)
        assert found["trained_on"] == 2
        assert found["random"]["of"] == found["learner"]["of"] == 1
        assert measure in found["learner"]
    policy = ppo.Policy(6)
    options, row = [[1, 2], [1, 3], [4]], np.array([1.0, 0, 2, 0, 0, 1], np.float32)
    steps = [ppo.Step(row, options, 1, advantage=1.0, goal=0.5), ppo.Step(row, [[4]], advantage=0.0, goal=0.5)]
    batch = ppo.Batch(steps)
    _, before, _ = policy.forward(batch)
    assert before[:3].sum() == pytest.approx(1)
    assert before[3] == pytest.approx(1)
    steps[0].log_chance = float(np.log(before[1]))
    for _ in range(30):
        moved = policy.learn(steps)
    _, after, values = policy.forward(batch)
    assert moved > 0
    assert after[1] > before[1] * 1.1
    assert (values > 0.1).all()


@pytest.mark.usefixtures("examples")
def test_what_ppo_is_rewarded_for_adds_up_to_the_end() -> None:
    """A victory, and what the potential has gained; in Maria it falls when generals go away from fortresses."""
    pytest.importorskip("gymnasium")
    import ppo

    learner = ppo.Learner("maria", seed=1, side_by_side=2)
    begin = learner.potential(learner.envs[0].match)
    for env, steps in zip(learner.envs, learner.episodes([3, 4])):
        gained = sum(step.reward for step in steps)
        assert gained == pytest.approx(learner.won(env) + learner.potential(env.match) - begin)
    away: Any = learner.envs[0].variant.new(1)
    away.state.where[away.definition.components.general_index["friedrich"]] = -1
    assert learner.potential(away) < begin


@pytest.mark.usefixtures("examples")
def test_ppos_slopes_are_those_of_its_loss() -> None:
    """A step down the slopes changes the loss as they say: clipped policy, value and entropy."""
    pytest.importorskip("gymnasium")
    import ppo

    rng = np.random.default_rng(1)
    policy = ppo.Policy(5, seed=3)
    steps = [
        ppo.Step(
            rng.normal(size=5).astype(np.float32), [[int(n), 7], [2], [3, 4]], n % 3, -1.0, advantage=n - 2.0, goal=n
        )
        for n in range(4)
    ]
    batch = ppo.Batch(steps)

    def loss() -> float:
        _, chances, values = policy.forward(batch)
        found = 0.0
        for n, step in enumerate(steps):
            own = chances[3 * n : 3 * n + 3]
            ratio = np.exp(np.log(own[step.chosen]) - step.log_chance)
            found -= min(ratio * step.advantage, float(np.clip(ratio, 1 - ppo.CLIP, 1 + ppo.CLIP)) * step.advantage)
            found += 0.25 * (values[n] - step.goal) ** 2 + ppo.ENTROPY * float(own @ np.log(own))
        return found / len(steps)

    _, slopes = policy.slopes(batch, steps)
    for name, slope in slopes.items():
        flat, part = slope.reshape(-1), policy.weights[name].astype(float)
        policy.weights[name] = part
        for place in np.argsort(-np.abs(flat))[:4]:
            at = np.unravel_index(place, part.shape)
            ends = []
            for aside in (1e-4, -1e-4):
                part[at] += aside
                ends.append(loss())
                part[at] -= aside
            assert (ends[0] - ends[1]) / 2e-4 == pytest.approx(flat[place], rel=0.02, abs=1e-4), name


def test_rewards() -> None:
    assert ranked(Outcome((1,), (5, 3, 9, 5), "", ""), 4) == pytest.approx([-2 / 3, 1, 1 / 3, -2 / 3])
    together = Variant("coalitions", "lempereur", 2, rewards="rank")
    assert together.reward(Outcome((0, 1), (1, 1), "", ""), 2) == [1, 1]
    assert together.reward(Outcome((), (0, 0), "", ""), 2) == [-1, -1]
    assert Variant("maria").reward(Outcome((2, 0), (1, 1, 1), "", ""), 3) == [1, 0, 1]
    with pytest.raises(BadInput, match="money"):
        Variant("maria", rewards="money")


def test_every_variant_begins() -> None:
    """The size of its space of actions and of its observations is in docs/research.md."""
    told = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text(encoding="utf-8")
    for id in ("coalitions", "imperial_struggle", "maria", "raison_detat", "realpolitik"):
        for scenario in game(id).scenarios:
            match: Match = Variant(id, scenario.id, scenario.seats[0]).new(1)
            assert match.mask(match.decisions[0].seat).sum() == len(match.decisions[0].options)
            assert f"{match.action_size:,}" in told, (id, scenario.id, match.action_size)
