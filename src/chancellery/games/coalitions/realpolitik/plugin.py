"""Realpolitik, with all that comes with it."""

from importlib.resources import files

from chancellery.games.coalitions.realpolitik.definition import GAME
from chancellery.kernel import Plugin
from chancellery.rules import own

PLUGIN = Plugin(
    game=GAME,
    words=files("chancellery.games.coalitions") / "locale",  # of the whole family
    rules={"RP": own("realpolitik.md")},
    bots={"sensible": "chancellery.bots.coalitions:choose"},
)
