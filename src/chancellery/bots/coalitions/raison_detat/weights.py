"""What things are worth to the sensible player of Raison d'État, besides the family's weights. All numbers to tune."""

from typing import Final

# -- the Empire

# the first, second ... Elector Territory of a player
ELECTORS: Final[tuple[float, ...]] = (0.5, 0.8, 1.4, 2.6, 0.8, 0.5, 0.3)
ELECTOR_HORIZON: Final = 0.6  # times: for each round in which it is going to count

# -- Coalitions

ADMIT: Final = 0.5  # a newcomer is welcome unless the Coalition looks so much worse with him

# -- Subsidies and Mercenaries

KEPT: Final = 1  # cards beyond its Morale that a Power keeps
PROMISED: Final = 2  # Money that a promised Subsidy is at least, if it is there
