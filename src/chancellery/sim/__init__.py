"""Many matches between bots: plans, a pool of processes, and what the matches show."""

from chancellery.sim.plan import Plan, players
from chancellery.sim.play import Failure, Played, play
from chancellery.sim.pool import LOCAL, play_all, processes
from chancellery.sim.summary import spread, summary
from chancellery.sim.versions import versions

__all__ = [
    "LOCAL", "Failure", "Plan", "Played", "play", "play_all", "players", "processes", "spread", "summary", "versions",
]  # fmt: skip
