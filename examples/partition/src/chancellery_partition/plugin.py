"""Partition, with all that comes with it: what the entry point names."""

from importlib.resources import files

from chancellery.kernel import Plugin
from chancellery_partition.definition import GAME

HERE = files(__package__)
PLUGIN = Plugin(
    game=GAME,
    words=HERE / "locale",
    rules={"PT": {"en": HERE / "rules.md", "pl": HERE / "rules.pl.md"}},
    bots={"sensible": "chancellery_partition.bot:choose"},
    art=HERE / "art.json",
)
