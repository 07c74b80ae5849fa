"""Imperial Struggle, with all that comes with it."""

from importlib.resources import files

from chancellery.games.imperial_struggle.about import ABOUT
from chancellery.games.imperial_struggle.definition import GAME
from chancellery.kernel import Plugin
from chancellery.rules import own

PLUGIN = Plugin(
    game=GAME,
    words=files(__package__) / "locale",
    art=files(__package__) / "art.json",
    rules={"IS": own("imperial_struggle.md")},
    bots={
        "sensible": "chancellery.bots.imperial_struggle:choose",
        "sensible@1": "chancellery.bots.imperial_struggle:choose_1",
    },
    about=ABOUT,
    guide="chancellery.bots.imperial_struggle.guide:StruggleGuide",
    envoy="chancellery.bots.imperial_struggle.envoy:ENVOY",
)
