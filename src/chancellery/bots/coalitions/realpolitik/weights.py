"""What things are worth to the sensible player of Realpolitik, besides the family's weights. All numbers to tune."""

from typing import Final

# -- Action cards, in points of Influence

MOVE: Final = 0.75  # times the best March or Sea Movement of each General: part of it is a promise
# for each Money that is spent well now, and later
MOBILISE: Final = 0.33
TAX: Final = 0.27
SPARE: Final = 0.05  # for each Money beyond
FREE_TRAIN: Final = 0.1
NEW_GENERAL: Final = 0.4  # one off board who finds a task
DISPATCH: Final = 0.9  # times the mean of a turn: what the next turns must promise rather than the cards in hand
CARD_NOISE: Final = 0.1

# -- Alliances

KEEP_ALLY: Final = 1.0  # he is likely to keep us too
ITALY: Final = 1.5  # to move a second army, besides what Minor Powers are worth by their pieces
ALLIANCE_NOISE: Final = 0.4

# -- Trains

TRAIN: Final = 0.12  # a bought one: times the worth of the goals it brings nearer
NEW_GENERALS: Final = 0.5  # Generals to come in the Capital
TRAIN_SIZE: Final = 0.05  # for each Territory joined to others
