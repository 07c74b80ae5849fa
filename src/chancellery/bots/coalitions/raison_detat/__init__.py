"""The sensible player of Raison d'État: the family's, except."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from chancellery.bots.coalitions import diplomacy
from chancellery.bots.coalitions.player import Player
from chancellery.bots.coalitions.raison_detat import empire, gifts
from chancellery.bots.coalitions.raison_detat.judgement import ImperialJudgement
from chancellery.bots.coalitions.raison_detat.table import ImperialTable

PLAYER: Final[Player[ImperialTable]] = Player(
    ImperialTable,
    ImperialJudgement,
    {
        "admit": empire.admit,
        "crown": empire.crown,
        "vote": empire.vote,
        "gifts": gifts.give,
        "subsidies": gifts.give,
        "mercenaries": gifts.give,
        "subsidy_answer": gifts.accept,
        "mercenaries_answer": gifts.accept,
    },
    {"refused_status": diplomacy.status},
)

WEIGHTS = "chancellery.bots.coalitions.raison_detat:value-3.npz"
WEIGHTS_BEFORE = "chancellery.bots.coalitions.raison_detat:value-2.npz"
SURVEYED: Final[Mapping[tuple[str, int], str]] = {
    ("1618", 75): "chancellery.bots.coalitions.raison_detat:1618-1.npz",
    ("1702", 75): "chancellery.bots.coalitions.raison_detat:1702-1.npz",
}
