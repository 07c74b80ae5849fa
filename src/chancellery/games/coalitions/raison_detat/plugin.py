"""Raison d'État, with all that comes with it."""

from chancellery.games.coalitions.raison_detat.definition import GAME
from chancellery.kernel import Plugin
from chancellery.rules import own

PLUGIN = Plugin(
    game=GAME,
    rules={"RD": own("raison_detat.md")},
    bots={"sensible": "chancellery.bots.coalitions:choose"},
)
