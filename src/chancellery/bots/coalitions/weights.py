"""What things are worth to the sensible player, in points of Influence, and how likely it thinks things are.

All numbers to tune stand here.
"""

from typing import Final

# -- the pieces

TROOP: Final = 0.3
TROOP_SPARE: Final = 0.6  # part of it, when there is Money for more than can be bought
# times: how much a General needs his first, second and third Troop
FIRST_TROOPS: Final[tuple[float, ...]] = (1.6, 1.3, 1.0)
CARD: Final = 0.25  # an average card; a better one is worth more in proportion
# times: with Morale, without, above the limit
CARD_PLAYABLE: Final = 1.3
CARD_UNPLAYABLE: Final = 0.6
CARD_TOO_MANY: Final = 0.2
MORALE: Final = 0.25
# the first points, and times what each of them is worth
LITTLE_MORALE: Final = 5
FIRST_MORALE: Final = 1.4
MORE_MORALE: Final = (7, 0.9), (10, 0.5), (15, 0.2)  # up to so many points: times
SPENT: Final = 1.0  # times: a card or Morale spent, against one bought
# near the end pieces lose their worth
LEAST_PATIENCE: Final = 0.35
PATIENT_ROUNDS: Final = 2.0
# while there is something to buy, and beyond
MONEY: Final = 0.3
MONEY_SPARE: Final = 0.12
ENOUGH_MORALE: Final = 8
GENERAL: Final = 0.5  # his place on the map: beaten, he has to start again
WIN: Final = 15.0  # the match

# -- the map

# rounds for which a Territory is expected to pay
SHORTEST_HORIZON: Final = 1.0
LONGEST_HORIZON: Final = 3.0
CAPITAL: Final = 4.0  # what the own Capital is worth beyond its income: without it there is no choice of status
PARIS_SAFE: Final = 0.85  # that nobody drives a General out of Paris, for each Power that still moves in the round
NOTHING: Final = 0.1  # of a Territory's value, if it gives neither Influence nor Money
HOLD_RISK: Final = 0.7  # part of the worth that is gone when a new Garrison falls
HOME: Final = 0.5  # what an own Home Territory is worth beyond its income

# -- rivals: what a point for another Power costs us

RIVAL: Final = 0.15
RIVAL_AHEAD: Final = 0.15  # more for a Power ahead of us
RATE_OF_BATTLES: Final = 0.5  # Influence a Power gains in a round besides Expand Influence
RIVAL_NEAR_VICTORY: Final = 1.5  # for a Power that wins in the next round; fades with the rounds it still needs

RIVAL_MOST: Final = 1.2
STOP: Final = 5.0  # to keep a Power from winning by its next Expand Influence
FINISH: Final = 3.0  # to be able to win by our next Expand Influence

# -- battles

EAGER: Final = 0.75  # part of the cards another Power could play that we expect to see
ALLY_EAGER: Final = 0.35  # the same of an Ally who may support us
OWN_EAGER: Final = 0.85  # the same of our own hand
SPREAD: Final[tuple[float, ...]] = 0.6, 1.3  # variance of a battle: of itself, and for each unknown card
# chances from which on the other cards are better kept
SURE: Final = 0.93
HOPELESS: Final = 0.12
PLAYED_CARD: Final = 3.3  # the value of a card that is worth playing
ARMY_BEATEN: Final = 3.0  # times the menace of its owner: an army that is gone
# that an enemy attacks at this distance, if it can win and wants the prize
LIKELY: Final[tuple[float, ...]] = (0.0, 0.35, 0.12, 0.03)
LIKELY_PRIZE: Final[tuple[float, ...]] = (0.0, 0.9, 0.6, 0.3)  # the same of a Territory whose conqueror wins the match
# the wish to attack for nothing, and the worth of a prize for which all would
PRIZE_LEAST: Final = 0.15
PRIZE_FULL: Final = 2.5
NO_TROOP: Final = 0.2  # how well a General without Troops takes an open Territory: he cannot garrison it
PRIZE_GENERAL: Final = 1.3  # what a General of ours adds to the prize
ALLY_SUPPORT: Final = 0.5  # part of our cards that we would play in an Ally's battle
EVADES: Final = 0.6  # how likely Kutuzov is to leave before a battle that he would lose
# expected loss from which on a General is better off board
DOOMED: Final = 1.0
DOOMED_IN_CAPITAL: Final = 0.3

# -- purchases

LATER: Final = 0.5  # part of its use that a piece has by the time it is needed
FORTRESS_HELPS: Final = 0.6  # part of the losses that a Fortress prevents
SAVED_FOR_SUBSIDY: Final = 1.5  # Money that GB keeps for each member of its Coalition

# -- movement

NEARNESS: Final = 0.6  # what a goal keeps of its worth for each step it is away
SHARED_GOAL: Final = 0.35  # what a goal keeps of its worth when another own General is to take it
READY: Final[tuple[float, ...]] = (0.35, 0.7, 1.0, 1.0)  # how fit a General with so many Troops is for a distant goal
LEAST_GAIN: Final = 0.12  # for which a General moves
REQUEST_FROM: Final = 0.5  # gain of the best move for which another Movement Turn is requested
GRANT_MENACE: Final = 1.2  # what an extra Movement Turn brings the mover, in points
GRANT_FEAR: Final = 0.3  # what it costs an Arbiter, for each Strength of the mover that stands before its Territories
GRANT_NEED: Final = (3, 1.5), (7, 1.0), (15, 0.5)  # up to so much Morale: times its worth to an Arbiter
GRANT_WINNER: Final = 2.0  # what it costs to grant to a Power close to victory
NAME_MENACE: Final = 2.0  # points of Morale that an Arbiter we name is going to use, times its menace
GRANT_EXPOSED: Final = 0.6  # part of what the mover's best attack on us would cost

# -- diplomacy

STATUS_CHANGE: Final = 0.8  # what a change of status must bring
STATUS_NOISE: Final = 0.3
AGAINST_LEADER: Final = 2.0  # to be at War with the Power that is likely to win, times its menace
SUBSIDY_CAUTION: Final = 1.0  # times the menace of GB that its Money must outweigh
CLOSE: Final = 2.2  # rounds before its victory from which on a Power is watched
BY_BATTLES: Final = 2  # points that a Power may win at once
EXPEL_LEAD: Final = 3  # points by which a member that is close to victory must be ahead of us
# Morale bid for each piece of a Minor Power's army, each Money, chance
BID_ARMY: Final = 0.25
BID_MONEY: Final = 0.15
BID_NOISE: Final = 2.0
BID_KEEP: Final = 3  # Morale that is never bid

# -- words: what a given word is worth to a Power of plain faith

WORD: Final = 3.0  # a Territory not attacked, a Movement Turn granted
WORD_SIDES: Final = 4.0  # a status or an Ally chosen: others reckon with it for a round
AGAINST: Final = 0.6  # part by which the menace of a Power grows that all are called upon to stop
# what is agreed to by word
PEACE: Final = 0.8  # what the best attack on a Power may promise when nothing is to be feared from it
PEACE_PAID: Final = 0.8  # more, if there is something in return
AFRAID: Final = 0.8  # what must be feared beyond what tempts us before we ask for peace
SIDES: Final = 0.5  # what common sides must bring before we ask for them, or may cost
VOTE_MENACE: Final = 0.4  # the menace of a candidate who is no Ally
GENEROUS: Final = 1.2  # readiness for peace from which on Money goes to friends before it is spare
CLEAR: Final = 0.5  # what it may be worth to enter a Territory that is left alone
