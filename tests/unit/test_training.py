"""Training: positions of self-play, taken up where they stopped, and a net that learns from them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from chancellery.training import card, fit, self_play
from chancellery.training.self_play import Positions
from chancellery.training.variants import Variant, nets

STRUGGLE = [Variant("imperial_struggle", "campaign", 2)]


def test_nets_know_which_variants_they_judge() -> None:
    assert nets("maria").keys() == {"chancellery.bots.maria:introductory-1.npz", "chancellery.bots.maria:full-1.npz"}
    (variants,) = nets("coalitions").values()
    assert {variant.seats for variant in variants} == {3, 4, 5, 6}
    assert "lempereur" not in {variant.scenario for variant in variants}


def test_self_play_is_taken_up_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "CHUNK", 1)
    (variants,) = nets("imperial_struggle").values()
    first = list(self_play.chunks(variants, tmp_path, 1, "7"))
    assert [known for _, known in first] == [False]
    written = first[0][0].read_bytes()
    second = list(self_play.chunks(variants, tmp_path, 2, "7"))
    assert [known for _, known in second] == [True, False]
    assert first[0][0].read_bytes() == written
    positions = self_play.load([path for path, _ in second])
    assert set(positions.matches) == {0, 1}
    for number in (0, 1):  # one contender, France: it won in all positions of a match, or in none
        assert len({*positions.won[positions.matches == number].ravel()}) == 1


def some_positions(rng: np.random.Generator, contenders: int) -> Positions:
    """Whoever has the largest first number wins."""
    rows = rng.normal(0, 1, (2000, contenders, 5)).astype(np.float16)
    owners = np.tile(np.arange(contenders, dtype=np.int8), (2000, 1))
    first = rows[:, :, 0].astype(np.float32)
    won = (first == first.max(1, keepdims=True)).astype(np.int8)
    return Positions(rows, owners, won, first / 3, np.arange(2000) // 4)


def test_a_net_learns_who_wins(tmp_path: Path) -> None:
    found = fit.fit(some_positions(np.random.default_rng(1), 4), 8, 1, 1, lambda text: None)
    assert found.uniform == pytest.approx(np.log(4), abs=0.01)
    assert found.loss < 0.35
    assert found.matches == 500
    for foretold, happened, count in found.calibration:
        assert count < 40 or abs(foretold - happened) < 0.25
    path = card.write(tmp_path, "chancellery.bots.maria:full-1.npz", STRUGGLE, found, "1", [])
    written = path.read_text(encoding="utf-8")
    assert f"| {found.loss:.4f} (all equally likely: {found.uniform:.4f}) |" in written
    assert written.count("\n| 0.") == len(found.calibration)
    assert (tmp_path / "maria.full-1.svg").read_text(encoding="utf-8").startswith("<svg")
