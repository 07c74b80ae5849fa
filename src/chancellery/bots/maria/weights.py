"""All numbers to tune, in fortresses: 1 is what a fortress is worth to the power that needs it."""

from __future__ import annotations

from typing import Final

# fortresses
RETAKEN: Final = 1.6  # an enemy's marker taken off again
LOST: Final = 0.75  # a fortress of ours lost to an enemy who needs it
URGENT: Final = 0.15  # more for each fortress that is missing less than five
USELESS: Final = 0.08  # a fortress that brings no victory marker nearer
CAPITAL: Final = 0.5  # a minor power's capital: no more cards for it
ELECTOR: Final = 0.4
FULL_AIM: Final = 0.15  # a fortress beyond what the power needs
# a goal ahead draws so much, and less with every step
PULL: Final = 0.45
NEAR: Final = 0.74
PROTECTED: Final = 0.4  # a goal that enemies protect
SHARED: Final = 0.6  # a goal that another general of ours is near to
CLAIM: Final = 0.12  # a "?" by itself
COVER: Final = 0.75  # a threatened fortress protected
RELIEF: Final = 0.5  # how an unprotected fortress of ours draws, compared with a goal
THREAT: Final = ((4, 0.8), (7, 0.5), (10, 0.2))  # steps of the nearest enemy, and how likely he takes it

# armies, battles
ARMY: Final = 0.16
GENERAL: Final = 0.45  # one removed
DRIVEN_OFF: Final = 0.3  # what is won by driving enemies from a goal, part of its worth
BEATEN: Final = 3.0  # armies lost by who plays on and runs out of cards
FAR_RETREAT: Final = 4.0  # cities after which nothing is protected any more
RESERVE_POINTS: Final = 14.0  # what a Reserve counts as
BATTLE_POINT: Final = 0.8
SPREAD: Final = 4.0  # how uncertain a battle is
COMMITTED: Final = 0.75  # part of a hand that an enemy uses in one battle
CARD_MEAN: Final = 1.84  # what a card unseen adds to a battle: its suit fits in one case of four
# part of our own cards we count on; Austria, which needs them longer
OWN_USE: Final = 0.85
SPARING_USE: Final = 0.6
STRIKE: Final = ((4, 0.6), (5, 0.5), (6, 0.15))  # steps of an enemy, and how likely he attacks when he can
# a point of a tactical card spent; by Austria
POINT: Final = 0.02
DEAR_POINT: Final = 0.06

# supply
HUNGER: Final = 0.7
HUNGRY_AGAIN: Final = 1.4
LOOSE: Final = 0.12  # supply that needs the train to come nearer first
TRAIN: Final = 0.9
TOLL: Final = 0.1  # for each step of a path that hussars cut

# politics
CARD: Final = 0.3
RECRUIT: Final = 0.45
CORPS: Final = 0.8
ITALY: Final = 1.0
SAXONY: Final[tuple[float, ...]] = (1.0, 0.0, -1.0)  # to Prussia; the opposite to Austria

# negotiations
NEAR_VICTORY: Final = 2  # markers in the pool of a power that is about to win
SUBSIDY_TURNS: Final = 2  # the longest contract by which it pays
RICH: Final = 6  # cards without which it pays nothing
TRUCE_TURNS: Final = 2  # turns after the present one
FRONT: Final = 6  # steps between armies that face each other

MOVE_LEAST: Final = 0.02  # a move must gain that much
