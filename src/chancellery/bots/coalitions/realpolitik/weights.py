"""What things are worth to the sensible player of Realpolitik, besides the family's weights. All numbers to tune."""

# -- Action cards, in points of Influence

MOVE = 0.75  # times the best March or Sea Movement of each General: part of it is a promise
MOBILISE, TAX = 0.33, 0.27  # for each Money that is spent well now, and later
SPARE = 0.05  # for each Money beyond
FREE_TRAIN = 0.1
NEW_GENERAL = 0.4  # one off board who finds a task
DISPATCH = 0.9  # times the mean of a turn: what the next turns must promise rather than the cards in hand
CARD_NOISE = 0.1

# -- Alliances

KEEP_ALLY = 1.0  # he is likely to keep us too
ITALY = 1.5  # to move a second army, besides what Minor Powers are worth by their pieces
ALLIANCE_NOISE = 0.4

# -- Trains

TRAIN = 0.12  # a bought one: times the worth of the goals it brings nearer
NEW_GENERALS = 0.5  # Generals to come in the Capital
TRAIN_SIZE = 0.05  # for each Territory joined to others
