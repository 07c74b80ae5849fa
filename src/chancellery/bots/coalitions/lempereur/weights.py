"""What things are worth to the sensible player of L'Empereur, in points of French Influence. All numbers to tune."""

# -- the match

WIN = 24.0  # Paris
CLOSE, HOPELESS = 16, 23  # French Influence from which on risks are taken, and from which on every risk is

# -- battles

TROOP = 0.25
CARD, CARD_PER_VALUE = 0.05, 0.06  # a card in hand, and more for each point of its value
MORALE = 0.15
GENERAL = 1.0  # one of ours beaten: FR gains 1 Influence
FRENCH_GENERAL = 0.4  # one of theirs beaten: he goes off board and comes back for nothing
LONE_GARRISON = 0.2
HOLD = 5.0  # the gate, as long as it is held

# -- the map

GATE = 6.0  # what a General in the gate is worth beyond a General one Movement away
NEARNESS = 0.62  # what is left of it for each Movement he is away
READY = (0.35, 0.6, 0.85, 1.0)  # times: a General with so many Troops
ENTER = 0.62  # the chance to survive the next French action from which on the gate is entered
ENTER_DESPERATE = 0.3
ATTACK = 0.42  # the chance from which on Paris is attacked
ATTACK_DESPERATE = 0.12
BLUE = 1.6  # a point of a Contested Territory with a blue stripe that FR does not hold
TARGET = 0.5  # the same of a target of a Napoleon card that may still come
LEAST = 0.15  # gain for which a General moves
ROAD = 0.8  # a Garrison that lets Allies move on faster, for each Movement saved

# -- purchases

FRONT_TROOP, REAR = 1.3, 0.7  # a Troop in the gate, and what is left for each Movement away
NEXT_CARD, NEXT_MORALE = 0.9, 0.95  # while they can be used in the next battles
SPARE_CARD, SPARE_MORALE = 0.15, 0.25
ENOUGH_MORALE = 12
FOR_ITSELF = 4  # Money of its own that GB keeps for what it needs before it gives Subsidies
