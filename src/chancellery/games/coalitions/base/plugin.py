"""Coalitions, with all that comes with it."""

from importlib.resources import files

from chancellery.games.coalitions.base.definition import GAME
from chancellery.kernel import Plugin
from chancellery.rules import own

FAMILY = files("chancellery.games.coalitions")
PLUGIN = Plugin(
    game=GAME,
    words=FAMILY / "locale",
    art=FAMILY / "art.json",
    rules={"K": own("coalitions.md"), "FAM": own("family.md")},
    bots={"sensible": "chancellery.bots.coalitions:choose"},
)
