"""The sensible player of Coalitions: the family's, except."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chancellery.bots.coalitions import diplomacy
from chancellery.bots.coalitions.base import generals, subsidies
from chancellery.bots.coalitions.base.judgement import CoalitionsJudgement
from chancellery.bots.coalitions.player import Player
from chancellery.bots.coalitions.table import Table

PLAYER: Final[Player[Table]] = Player(
    Table,
    CoalitionsJudgement,
    {
        "napoleon": generals.napoleon,
        "named_general": generals.name,
        "expel_after": diplomacy.expel,
        "subsidy": subsidies.subsidy,
        "subsidy_answer": subsidies.subsidy_answer,
        "wellington": generals.wellington,
        "kutuzov": generals.kutuzov,
        "blucher": generals.blucher,
        "grand_vizier": generals.grand_vizier,
    },
    {"expelled_status": diplomacy.status},
)

WEIGHTS = "chancellery.bots.coalitions.base:value-3.npz"
WEIGHTS_BEFORE = "chancellery.bots.coalitions.base:value-2.npz"
SURVEYED: Final[Mapping[tuple[str, int], str]] = {("1805", 71): "chancellery.bots.coalitions.base:1805-1.npz"}
