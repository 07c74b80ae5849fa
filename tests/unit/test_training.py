"""Training: positions of self-play, taken up where they stopped, nets that learn from them, rounds and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from chancellery.bots.planning.net import Net, read
from chancellery.sim.play import Failure, Played
from chancellery.training import __main__ as command
from chancellery.training import card, duels, fit, rounds, self_play
from chancellery.training.duels import Duel, chosen
from chancellery.training.fit import Settings
from chancellery.training.rounds import Goal, Pupil
from chancellery.training.self_play import Archive, Positions, Task
from chancellery.training.variants import Variant, nets

STRUGGLE = Variant("imperial_struggle", "standard", 2)
EMPIRE = Variant("coalitions", "lempereur", 1, (("level", "extreme"),))


def test_half_of_the_matches_are_of_what_the_ladder_measures() -> None:
    """The others go through all variants, so that a net knows them too."""
    own, others, *_ = nets("coalitions").values()
    played = [rounds.chosen(own, number) for number in range(2 * len(own))]
    assert played[::2] == own
    assert {one[1:3] for one in played[1::2]} == {("1805", 6)}
    assert [rounds.chosen(others, number) for number in range(4)] == [others[0], others[0], others[1], others[1]]


def test_nets_know_which_variants_they_judge() -> None:
    assert len(nets("maria")) == 2
    own, base, empire = nets("coalitions").values()
    assert {variant.seats for variant in own} == {variant.seats for variant in base} == {3, 4, 5, 6}
    assert {variant.scenario for variant in own} == {"1805"}
    assert {variant.scenario for variant in empire} == {"lempereur"}
    assert {variant.options for variant in empire} == {(("level", of),) for of in ("easy", "demanding", "extreme")}
    assert EMPIRE in empire
    assert EMPIRE.new("1").setup.options["level"] == "extreme"


def test_self_play_is_taken_up_where_it_stopped(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    archive.add(0, self_play.play(Task(STRUGGLE, 0, "7")))
    archive.flush()
    (path,) = tmp_path.glob("*.npz")
    written = path.read_bytes()
    pupil = Pupil("chancellery.bots.imperial_struggle:value.npz", [STRUGGLE], tmp_path)
    task = pupil.next(0, "7")
    assert task.number == 1
    pupil.archive.add(1, self_play.play(task))
    pupil.archive.flush()
    assert path.read_bytes() == written
    positions = Archive(tmp_path).positions()
    assert set(positions.matches) == {0, 1}
    for number in (0, 1):  # one contender, France: it won in all positions of a match, or in none
        assert len({*positions.won[positions.matches == number].ravel()}) == 1


def test_the_same_match_of_planners_can_be_played_again(tmp_path: Path) -> None:
    """Who wins L'Empereur wins in all positions; a net is used that somebody trained."""
    untrained = fit.begin(len(self_play.play(Task(EMPIRE, 1, "7"))[0][0][0]), 4, np.random.default_rng(1))
    path = tmp_path / "net.npz"
    Net([(untrained[0], untrained[1]), (untrained[2], untrained[3])], 1).save(path)
    light = self_play.lighter
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(self_play, "lighter", lambda work: replace(light(work), plans=2, kept=1, replies=0, options=2))
        first, second = (self_play.play(Task(EMPIRE, 3, "7", str(path))) for _ in range(2))
    assert len(first) > 3
    assert [position[2] for position in first] == [position[2] for position in second]
    assert all((a[0] == b[0]).all() for a, b in zip(first, second, strict=True))


def some_positions(rng: np.random.Generator, contenders: int) -> Positions:
    """Whoever has the largest first number wins."""
    rows = rng.normal(0, 1, (2000, contenders, 5)).astype(np.float16)
    owners = np.tile(np.arange(contenders, dtype=np.int8), (2000, 1))
    first = rows[:, :, 0].astype(np.float32)
    won = (first == first.max(1, keepdims=True)).astype(np.int8)
    return Positions(rows, owners, won, first / 3, np.arange(2000) // 4)


def test_a_net_learns_who_wins(tmp_path: Path) -> None:
    found = fit.fit(some_positions(np.random.default_rng(1), 4), 1, 1, Settings(8), lambda text: None)
    assert found.uniform == pytest.approx(np.log(4), abs=0.01)
    assert found.loss < 0.35
    assert found.matches == {0: 500}
    for foretold, happened, count in found.calibration:
        assert count < 40 or abs(foretold - happened) < 0.25
    told = [{"round": 0, "matches": 500, "tried": [("8 hidden", 0.25)]}]
    duel = Duel(EMPIRE, 10, 7)
    path = card.write(tmp_path, "chancellery.bots.maria:full-2.npz", [STRUGGLE], found, "1", told, [duel])
    written = path.read_text(encoding="utf-8")
    assert f"| {found.loss:.4f} (all equally likely: {found.uniform:.4f}) |" in written
    assert written.count("\n| 0.") == len(found.calibration)
    assert "| 0 | 500 | sensible players who differ and err | 8 hidden: 0.25 |" in written
    assert "| lempereur extreme with 1 |  | 10 | 7 | 40 to 89 % |" in written
    assert (tmp_path / "maria.full-2.svg").read_text(encoding="utf-8").startswith("<svg")


def test_duels_are_of_variants_that_the_ladder_measures() -> None:
    own, base, empire = (chosen(variants) for variants in nets("coalitions").values())
    assert own == [Variant("coalitions", "1805", 6)]
    assert base == []
    assert [(one.seats, dict(one.options)["level"]) for one in empire] == [
        (1, level) for level in ("easy", "demanding", "extreme")
    ]


def test_every_variant_is_tested() -> None:
    """One match in ten is held out, whatever number of variants take turns."""
    numbers = np.arange(3000)
    held_out = fit.held_out(numbers)
    assert 0.08 < held_out.mean() < 0.12
    for variants in (2, 5, 8, 15, 28):
        assert {*(numbers[held_out] % variants).tolist()} == {*range(variants)}
    assert 0.05 < fit.held_out(numbers + self_play.ROUND).mean() < 0.15


def test_nets_side_by_side_say_the_mean_of_what_they_say() -> None:
    rng = np.random.default_rng(3)
    nets = []
    for hidden in (3, 5):
        w1, b1, w2, b2 = fit.begin(4, hidden, rng)
        nets.append(Net([(w1, b1 + 1), (w2, b2 + hidden)], 2))
    row = rng.normal(0, 1, (6, 4)).astype(np.float32)
    joined = fit.join(nets)
    assert joined(row) == pytest.approx((nets[0](row) + nets[1](row)) / 2, abs=1e-5)
    assert joined.version == 2


def test_several_nets_are_kept_where_they_do_better_together() -> None:
    positions = some_positions(np.random.default_rng(5), 3)
    settings = (Settings(4, 0.0, 0.0, 0.0), Settings(6, 0.3, 0.3, 0.1))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fit, "EPOCHS", (2, 2))
        fits = [fit.fit(positions, 1, 1, one, lambda text: None) for one in settings]
    kept = fit.together(positions, fits)
    assert kept.loss <= min(one.loss for one in fits)
    assert kept.net.layers[0][0].shape[1] in (4, 6, 10)


class Here:
    """Workers that are this process."""

    jobs = 1

    def all(self, ask: Callable[[], tuple[Any, ...] | None]) -> Iterator[tuple[Any, Any]]:
        while (asked := ask()) is not None:
            key, call, *given = asked
            yield key, call(*given)


def test_rounds_go_on_where_they_stopped(tmp_path: Path) -> None:
    """A round plays what is missing, and no match twice; it is over when there is a net."""
    told: list[str] = []
    pupil = Pupil("chancellery.bots.coalitions.lempereur:value.npz", [EMPIRE], tmp_path)
    rounds.play(cast(Any, Here()), [pupil], 0, Goal(2), "7", told.append)
    again = Pupil(pupil.place, [EMPIRE], tmp_path)
    rounds.play(cast(Any, Here()), [again], 0, Goal(5), "7", told.append)
    assert len(again.times) == 3
    assert Archive(tmp_path).known == {0, 1, 2, 3, 4}
    assert not any("failed" in line for line in told)
    assert (again.rounds, again.newest, again.archive.enough) == (0, None, False)
    again.net(0).parent.mkdir()
    again.net(0).touch()
    assert (again.rounds, again.newest) == (1, again.net(0))
    args = command.arguments().parse_args(["coalitions", "--matches", "5", "--planned", "2", "--rounds", "3"])
    assert command.schedule(args, [again], 0.0) == [(1, Goal(2)), (2, Goal(2))]
    args.seconds = 100.0
    assert [round(goal.until) for _, goal in command.schedule(args, [again], 0.0)] == [32, 56, 80]


def test_a_broken_match_is_told_and_not_kept(tmp_path: Path) -> None:
    told: list[str] = []
    pupil = Pupil("x:y.npz", [Variant("coalitions", "waterloo", 2)], tmp_path)
    rounds.play(cast(Any, Here()), [pupil], 0, Goal(1), "7", told.append)
    assert "match 0 failed" in told[0]
    assert not list(tmp_path.glob("*.npz"))


def test_the_best_of_several_nets_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    useless = Settings(2, 0.9, 0.9, 0.9)
    monkeypatch.setattr(rounds, "CHOICE", (useless, Settings(8)))
    some_positions(np.random.default_rng(1), 4).save(tmp_path / "0.npz")
    pupil = Pupil("x:y.npz", [STRUGGLE], tmp_path)
    rounds.fit_all(cast(Any, Here()), [pupil], 0, 1, True, lambda text: None)
    assert pupil.fits[0].settings == Settings(8)
    assert read(pupil.net(0)).layers[0][0].shape == (5, 8)
    (told,) = rounds.history(pupil)
    losses = dict(told["tried"])
    assert losses[Settings(8).text] < losses[useless.text]
    assert told["matches"] == 500


def test_duels_take_variants_in_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Britain never wins; a failure does not count."""

    def fake(row: duels.Row, number: int, seed: str) -> Played:
        players = ("trained", "sensible@1") if number % 2 == 0 else ("sensible@1", "trained")
        broken = Failure("Broken", "", "", "", "") if number == 3 else None
        return Played(number, players, 10, 0.1, (0,), "vp", failure=broken)

    monkeypatch.setattr(duels, "play", fake)
    pupil = Pupil("chancellery.bots.imperial_struggle:value.npz", [STRUGGLE], tmp_path)
    pupil.net(0).parent.mkdir()
    pupil.net(0).touch()
    ((duel,),) = rounds.duel_all(cast(Any, Here()), [pupil], Goal(6), "7", lambda text: None).values()
    assert (duel.played, duel.won, duel.against) == (5, 3, "sensible@1")
    assert duel.by_seat == {0: [3, 3], 1: [0, 2]}
