"""Many matches between bots: plans, a pool of processes, and what the matches show."""

from chancellery.sim.plan import Plan, players
from chancellery.sim.play import Failure, Played, play
from chancellery.sim.pool import play_all, processes
from chancellery.sim.summary import spread, summary

__all__ = ["Failure", "Plan", "Played", "play", "play_all", "players", "processes", "spread", "summary"]
