"""The levels above and below `sensible`."""

from __future__ import annotations

from chancellery.bots.game_bot import GameBot
from chancellery.bots.planning.novice import Novice
from chancellery.bots.planning.planner import Planner

SENSIBLE = GameBot("sensible")
NOVICE = Novice("novice", SENSIBLE)
PLANNER = Planner("planner", SENSIBLE)
MASTER = Planner("master", SENSIBLE, deep=True)
