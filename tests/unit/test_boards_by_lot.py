"""What the search for even boards may change, and that its fit finds what was put in."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chancellery.games.coalitions.system.board import load_board

BENCH = str(Path(__file__).parents[2] / "bench")


@pytest.fixture
def by_lot(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(BENCH)
    import boards  # type: ignore[import-not-found]

    yield boards
    for name in ("boards", "board_fit"):
        sys.modules.pop(name, None)


def test_every_change_leaves_all_checks_of_both_sides_standing(by_lot: Any) -> None:
    for name, others in by_lot.levers("coalitions"):
        for to in others:
            assert by_lot.wrong("coalitions", {name: to}) == [], (name, to)


def test_a_change_is_made_where_the_side_has_the_territory_and_nowhere_else(by_lot: Any) -> None:
    game = by_lot.found("1805")
    changes = {"hannover.stripes": ["prussia", "russia"], "georgia.value": 2}
    empire, revolution = (
        load_board("my", by_lot.changed(game, board, changes))
        for board in ("coalitions_empire", "coalitions_revolution")
    )
    assert empire.territory("hannover").stripes == ("prussia", "russia")
    assert revolution.territory("hannover").stripes == ()  # a British home there
    assert empire.territory("georgia").value == revolution.territory("georgia").value == 2
    with pytest.raises(ValueError, match="bavaria"):
        by_lot.changed(game, "coalitions_empire", {"bavaria.stripes": ["austria", "russia"]})  # the rulebook has it


def test_the_fit_finds_what_a_change_does_and_the_search_takes_it(by_lot: Any) -> None:
    import board_fit  # type: ignore[import-not-found]

    rng, matches = Random(1), []
    for _ in range(2000):
        changes = {name: 2 for name in ("even.value", "idle.value") if rng.random() < 0.3}
        strong = 0.5 if "even.value" in changes else 0.9
        winner = "france" if rng.random() < strong else "britain"
        matches.append({"table": "t", "changes": changes, "won": [winner], "influence": {"britain": 0, "france": 0}})
    fit = board_fit.Fit(matches, [("even.value", (2,)), ("idle.value", (2,))])
    assert fit.shares(fit.row({}))["t"][1] == pytest.approx(0.9, abs=0.05)
    assert fit.shares(fit.row({"even.value": 2}))["t"][1] == pytest.approx(0.5, abs=0.05)
    found, _ = board_fit.search(fit, board_fit.Measure({"t": 1.0}, 0.001), 0, lambda changes: True)
    assert {"even.value": 2} in found
    assert not any("idle.value" in changes for changes in found)
