"""The prospects of the Grand Coalition and where everything stands, as numbers: what its net looks at."""

from __future__ import annotations

import numpy as np

from chancellery.bots.coalitions.lempereur import prospects
from chancellery.bots.coalitions.lempereur.camp import FR, GRAND_COALITION, Camp
from chancellery.bots.coalitions.survey import Ground
from chancellery.bots.planning.net import Numbers
from chancellery.games.coalitions.lempereur.state import EmpireRealm


def row(s: EmpireRealm) -> Numbers:
    """One row: all win or lose together."""
    ground, camp = Ground(s), Camp(s, GRAND_COALITION[0])
    ours, guards = np.zeros(ground.size, np.float32), np.zeros(ground.size, np.float32)
    for power in GRAND_COALITION:
        ours += ground.control[power]
        guards += ground.guards[power]
    risks = np.array([camp.risk(t) for t in range(ground.size)], np.float32)
    armies = [ground.stands[power] for power in GRAND_COALITION]
    board = [ours, guards, ground.control[FR], ground.guards[FR], ground.stands[FR], risks, *armies]
    return np.concatenate((prospects.row(s)[0], *board))[None, :]
