"""The bot that docs/bots.md shows as an example: it plays by the rules, fairly, and chooses tiles of its own."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chancellery import Match, bots

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
NAME = "taster"


@pytest.fixture
def taster(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The example as it stands in the page, registered for one test."""
    code = next(block for block in re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.S) if NAME in block)
    monkeypatch.setattr(bots.registry, "_BOTS", dict(bots.registry._BOTS))
    exec(compile(code, str(DOCS), "exec"), {"__name__": "docs"})
    return bots.bot(NAME)


def test_the_example_of_the_docs_plays_fairly_and_with_a_will_of_its_own(taster: Any) -> None:
    match, rng = Match.new("imperial_struggle", seed=3, nonce="docs"), Random(1)
    sensible, differs, tiles = bots.bot("sensible"), 0, 0
    while tiles < 4:
        seat = match.decisions[0].seat
        move = taster.choose(match, seat, Random(7))
        if len(taster.tiles(match, seat)) > 1:
            tiles += 1
            assert taster.choose(match.determinize(seat, rng), seat, Random(7)) == move
            differs += move != sensible.choose(match, seat, Random(7))
        match.play(seat, move)
    assert differs
