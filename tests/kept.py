"""What an earlier version has left in tests/data/kept: a record of each game, and a database with a match of each.

They were made with fixed seeds before snapshots had a version, with acts, undos, letters and snapshots in them;
`expected.json` says where each stood. They are never made again.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from chancellery import Match, bots, games
from chancellery.games.coalitions.system.game import FamilyGame

FOLDER = Path(__file__).parent / "data" / "kept"
EXPECTED: dict[str, dict[str, dict[str, Any]]] = json.loads((FOLDER / "expected.json").read_text(encoding="utf-8"))


def facts(match: Match) -> dict[str, Any]:
    """Where a match stands, as the earlier version told it."""
    return {
        "moves": len(match),
        "events": match.event_count,
        "asked": [[asked.seat, asked.kind, [move.text for move in asked.options]] for asked in match.decisions],
        "press": [
            [said.after, said.seat, said.to and list(said.to), said.text] for said in match.said if not said.aside
        ],
    }


def on_the_first_board(match: Match) -> Match:
    """The same on the first version of its board, where it has several: what began on that goes on there."""
    found = next(g for g in games() if g.id == match.setup.game)
    if not isinstance(found, FamilyGame):
        return match
    return Match.from_setup(match.setup.with_(board_digest=found.versions(match.setup.board)[-1].digest))


def play_to_the_end(match: Match, seed: str) -> None:
    """As the random bot plays."""
    rng, bot = Random(seed), bots.bot("random")
    while match.outcome is None:
        seat = match.decisions[0].seat
        match.play(seat, bot.choose(match, seat, rng))
