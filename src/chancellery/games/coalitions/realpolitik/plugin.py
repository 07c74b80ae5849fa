"""Realpolitik, with all that comes with it."""

from chancellery.games.coalitions.realpolitik.definition import GAME
from chancellery.kernel import Plugin
from chancellery.rules import own

PLUGIN = Plugin(
    game=GAME,
    rules={"RP": own("realpolitik.md")},
    bots={"sensible": "chancellery.bots.coalitions:choose"},
)
