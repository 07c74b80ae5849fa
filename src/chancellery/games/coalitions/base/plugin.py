"""Coalitions, with all that comes with it."""

from importlib.resources import files

from chancellery.games.coalitions.base.definition import GAME
from chancellery.kernel import Plugin
from chancellery.rules import own

PLUGIN = Plugin(
    game=GAME,
    words=files("chancellery.games.coalitions") / "locale",  # of the whole family
    rules={"K": own("coalitions.md"), "FAM": own("family.md")},
    bots={"sensible": "chancellery.bots.coalitions:choose"},
)
