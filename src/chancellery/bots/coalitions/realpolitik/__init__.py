"""The sensible player of Realpolitik: the family's, except."""

from __future__ import annotations

from typing import Final

from chancellery.bots.coalitions import purchase
from chancellery.bots.coalitions.player import Player
from chancellery.bots.coalitions.realpolitik import action_cards, alliances, railway
from chancellery.bots.coalitions.realpolitik.judgement import RealpolitikJudgement
from chancellery.bots.coalitions.realpolitik.table import RailTable

PLAYER: Final[Player[RailTable]] = Player(
    RailTable,
    RealpolitikJudgement,
    {
        "negotiation": alliances.ready,
        "free_train": railway.free_train,
        "train_consent": alliances.consent,
        "generals": purchase.more_generals,
        "rail": railway.rail,
        "rail_path": railway.rail_path,
        "troop_consent": alliances.consent,
    },
    {
        "action_card": action_cards.action_card,
        "demand": alliances.demand,
    },
)

WEIGHTS = "chancellery.bots.coalitions.realpolitik:value-2.npz"
