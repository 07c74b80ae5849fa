"""How much a planner does."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Work:
    """How much a planner does. It is counted, never timed, so that a match can be played again from its seeds."""

    plans: int  # tried for a stretch
    kept: int  # of them tried again in the other worlds
    worlds: int
    replies: int  # moments after a plan until which others answer, as the guide counts them
    options: int  # of a decision that stands alone
    pool: bool = False  # whether others are of different minds in different worlds, and not sensible in all
    error: float = 0.06  # chance that a plan leaves its mind's opinion at a decision
    home: float = 0.005  # by which another plan must be better than the sensible one
    taste: float = 0.02  # the same, than the first plan of a player with a personality
    sketched: int = 0  # plans made first of all and judged at the next moment; the best of them are the plans tried
    doubt: float = 0.0  # `home` is no more than so many times by how much plans differ; nothing: `home` as it is
