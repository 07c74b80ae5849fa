"""All numbers to tune, in fortresses: 1 is what a fortress is worth to the power that needs it."""

from __future__ import annotations

# fortresses
RETAKEN = 1.6  # an enemy's marker taken off again
LOST = 0.75  # a fortress of ours lost to an enemy who needs it
URGENT = 0.15  # more for each fortress that is missing less than five
USELESS = 0.08  # a fortress that brings no victory marker nearer
CAPITAL = 0.5  # a minor power's capital: no more cards for it
ELECTOR = 0.4
FULL_AIM = 0.15  # a fortress beyond what the power needs
PULL, NEAR = 0.45, 0.74  # a goal ahead draws so much, and less with every step
PROTECTED = 0.4  # a goal that enemies protect
SHARED = 0.6  # a goal that another general of ours is near to
CLAIM = 0.12  # a "?" by itself
COVER = 0.75  # a threatened fortress protected
RELIEF = 0.5  # how an unprotected fortress of ours draws, compared with a goal
THREAT = ((4, 0.8), (7, 0.5), (10, 0.2))  # steps of the nearest enemy, and how likely he takes it

# armies, battles
ARMY = 0.16
GENERAL = 0.45  # one removed
DRIVEN_OFF = 0.3  # what is won by driving enemies from a goal, part of its worth
BEATEN = 3.0  # armies lost by who plays on and runs out of cards
FAR_RETREAT = 4.0  # cities after which nothing is protected any more
RESERVE_POINTS = 14.0  # what a Reserve counts as
BATTLE_POINT = 0.8
SPREAD = 4.0  # how uncertain a battle is
COMMITTED = 0.75  # part of a hand that an enemy uses in one battle
CARD_MEAN = 1.84  # what a card unseen adds to a battle: its suit fits in one case of four
OWN_USE, SPARING_USE = 0.85, 0.6  # part of our own cards we count on; Austria, which needs them longer
STRIKE = ((4, 0.6), (5, 0.5), (6, 0.15))  # steps of an enemy, and how likely he attacks when he can
POINT, DEAR_POINT = 0.02, 0.06  # a point of a tactical card spent; by Austria

# supply
HUNGER, HUNGRY_AGAIN = 0.7, 1.4
LOOSE = 0.12  # supply that needs the train to come nearer first
TRAIN = 0.9
TOLL = 0.1  # for each step of a path that hussars cut

# politics
CARD = 0.3
RECRUIT = 0.45
CORPS = 0.8
ITALY = 1.0
SAXONY = (1.0, 0.0, -1.0)  # to Prussia; the opposite to Austria

# negotiations
NEAR_VICTORY = 2  # markers in the pool of a power that is about to win
SUBSIDY_TURNS = 2  # the longest contract by which it pays
RICH = 6  # cards without which it pays nothing
TRUCE_TURNS = 2  # turns after the present one
FRONT = 6  # steps between armies that face each other

MOVE_LEAST = 0.02  # a move must gain that much
