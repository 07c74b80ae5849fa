"""What things are worth to the sensible player of L'Empereur, in points of French Influence. All numbers to tune."""

from typing import Final

# -- the match

WIN: Final = 24.0  # Paris
# French Influence from which on risks are taken, and from which on every risk is
CLOSE: Final = 16
HOPELESS: Final = 23

# -- battles

TROOP: Final = 0.25
# a card in hand, and more for each point of its value
CARD: Final = 0.05
CARD_PER_VALUE: Final = 0.06
MORALE: Final = 0.15
GENERAL: Final = 1.0  # one of ours beaten: FR gains 1 Influence
FRENCH_GENERAL: Final = 0.4  # one of theirs beaten: he goes off board and comes back for nothing
LONE_GARRISON: Final = 0.2
HOLD: Final = 5.0  # the gate, as long as it is held

# -- the map

GATE: Final = 6.0  # what a General in the gate is worth beyond a General one Movement away
NEARNESS: Final = 0.62  # what is left of it for each Movement he is away
READY: Final[tuple[float, ...]] = (0.35, 0.6, 0.85, 1.0)  # times: a General with so many Troops
ENTER: Final = 0.62  # the chance to survive the next French action from which on the gate is entered
ENTER_DESPERATE: Final = 0.3
ATTACK: Final = 0.42  # the chance from which on Paris is attacked
ATTACK_DESPERATE: Final = 0.12
BLUE: Final = 1.6  # a point of a Contested Territory with a blue stripe that FR does not hold
TARGET: Final = 0.5  # the same of a target of a Napoleon card that may still come
LEAST: Final = 0.15  # gain for which a General moves
ROAD: Final = 0.8  # a Garrison that lets Allies move on faster, for each Movement saved

# -- purchases

# a Troop in the gate, and what is left for each Movement away
FRONT_TROOP: Final = 1.3
REAR: Final = 0.7
# while they can be used in the next battles
NEXT_CARD: Final = 0.9
NEXT_MORALE: Final = 0.95
SPARE_CARD: Final = 0.15
SPARE_MORALE: Final = 0.25
ENOUGH_MORALE: Final = 12
FOR_ITSELF: Final = 4  # Money of its own that GB keeps for what it needs before it gives Subsidies
