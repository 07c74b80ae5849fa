"""Raison d'État, with all that comes with it."""

from importlib.resources import files

from chancellery.games.coalitions.raison_detat.definition import GAME
from chancellery.kernel import Plugin
from chancellery.rules import own

FAMILY = files("chancellery.games.coalitions")
PLUGIN = Plugin(
    game=GAME,
    words=FAMILY / "locale",
    art=FAMILY / "art.json",
    rules={"RD": own("raison_detat.md")},
    bots={"sensible": "chancellery.bots.coalitions:choose"},
)
