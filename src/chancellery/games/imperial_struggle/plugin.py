"""Imperial Struggle, with all that comes with it."""

from chancellery.games.imperial_struggle.definition import GAME
from chancellery.kernel import Plugin
from chancellery.rules import own

PLUGIN = Plugin(
    game=GAME,
    rules={"IS": own("imperial_struggle.md")},
    bots={"sensible": "chancellery.bots.imperial_struggle:choose"},
)
