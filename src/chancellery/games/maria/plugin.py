"""Maria, with all that comes with it."""

from importlib.resources import files

from chancellery.games.maria.about import ABOUT
from chancellery.games.maria.definition import GAME
from chancellery.kernel import Plugin
from chancellery.rules import own

PLUGIN = Plugin(
    game=GAME,
    words=files(__package__) / "locale",
    art=files(__package__) / "art.json",
    rules={"M": own("maria.md")},
    bots={"sensible": "chancellery.bots.maria:choose", "sensible@1": "chancellery.bots.maria:choose_1"},
    about=ABOUT,
    guide="chancellery.bots.maria.guide:MariaGuide",
    envoy="chancellery.bots.maria.envoy:ENVOY",
)
