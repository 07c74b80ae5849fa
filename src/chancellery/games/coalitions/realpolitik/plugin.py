"""Realpolitik, with all that comes with it."""

from importlib.resources import files

from chancellery.games.coalitions.realpolitik.definition import GAME
from chancellery.kernel import Plugin
from chancellery.rules import own

FAMILY = files("chancellery.games.coalitions")
PLUGIN = Plugin(
    game=GAME,
    words=FAMILY / "locale",
    art=FAMILY / "art.json",
    rules={"RP": own("realpolitik.md")},
    bots={"sensible": "chancellery.bots.coalitions:choose"},
)
