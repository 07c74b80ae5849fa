"""Raison d'État, with all that comes with it."""

from importlib.resources import files

from chancellery.games.coalitions.raison_detat.definition import GAME
from chancellery.kernel import Plugin
from chancellery.rules import own

PLUGIN = Plugin(
    game=GAME,
    words=files("chancellery.games.coalitions") / "locale",  # of the whole family
    rules={"RD": own("raison_detat.md")},
    bots={"sensible": "chancellery.bots.coalitions:choose"},
)
