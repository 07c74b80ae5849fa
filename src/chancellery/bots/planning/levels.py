"""The levels above and below `sensible`: how much they think, and how often they err."""

from __future__ import annotations

from chancellery.bots.game_bot import GameBot
from chancellery.bots.planning.novice import Novice
from chancellery.bots.planning.planner import Planner
from chancellery.bots.planning.search import Work

SENSIBLE = GameBot("sensible")
NOVICE = Novice("novice", SENSIBLE)
PLANNER = Planner("planner", Work(plans=60, kept=8, worlds=4, replies=1, options=8), SENSIBLE)
MASTER = Planner("master", Work(plans=160, kept=12, worlds=8, replies=2, options=12), SENSIBLE)
