"""Maria, with all that comes with it."""

from chancellery.games.maria.definition import GAME
from chancellery.kernel import Plugin
from chancellery.rules import own

PLUGIN = Plugin(
    game=GAME,
    rules={"M": own("maria.md")},
    bots={"sensible": "chancellery.bots.maria:choose"},
    negotiator="chancellery.bots.maria:answer",
)
