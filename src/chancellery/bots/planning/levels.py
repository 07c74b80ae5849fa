"""The levels above and below `sensible`."""

from __future__ import annotations

from typing import Final

from chancellery.bots.game_bot import GameBot
from chancellery.bots.planning.novice import Novice
from chancellery.bots.planning.planner import Planner

SENSIBLE: Final = GameBot("sensible")
NOVICE: Final = Novice("novice", SENSIBLE)
PLANNER: Final = Planner("planner", SENSIBLE)
PLANNER_1: Final = Planner("planner@1", SENSIBLE, first=True)
MASTER: Final = Planner("master", SENSIBLE, deep=True)
