"""Coalitions, with all that comes with it."""

from chancellery.games.coalitions.base.definition import GAME
from chancellery.kernel import Plugin
from chancellery.rules import own

PLUGIN = Plugin(
    game=GAME,
    rules={"K": own("coalitions.md"), "FAM": own("family.md")},
    bots={"sensible": "chancellery.bots.coalitions:choose"},
)
