"""What things are worth to the sensible player, in points of Influence, and how likely it thinks things are.

All numbers to tune stand here.
"""

# -- the pieces

TROOP = 0.3
TROOP_SPARE = 0.6  # part of it, when there is Money for more than can be bought
FIRST_TROOPS = (1.6, 1.3, 1.0)  # times: how much a General needs his first, second and third Troop
CARD = 0.25  # an average card; a better one is worth more in proportion
CARD_PLAYABLE, CARD_UNPLAYABLE, CARD_TOO_MANY = 1.3, 0.6, 0.2  # times: with Morale, without, above the limit
MORALE = 0.25
LITTLE_MORALE, FIRST_MORALE = 5, 1.4  # the first points, and times what each of them is worth
MORE_MORALE = (7, 0.9), (10, 0.5), (15, 0.2)  # up to so many points: times
SPENT = 1.0  # times: a card or Morale spent, against one bought
LEAST_PATIENCE, PATIENT_ROUNDS = 0.35, 2.0  # near the end pieces lose their worth
MONEY, MONEY_SPARE = 0.3, 0.12  # while there is something to buy, and beyond
ENOUGH_MORALE = 8
GENERAL = 0.5  # his place on the map: beaten, he has to start again
WIN = 15.0  # the match

# -- the map

SHORTEST_HORIZON, LONGEST_HORIZON = 1.0, 3.0  # rounds for which a Territory is expected to pay
CAPITAL = 4.0  # what the own Capital is worth beyond its income: without it there is no choice of status
PARIS_SAFE = 0.85  # that nobody drives a General out of Paris, for each Power that still moves in the round
NOTHING = 0.1  # of a Territory's value, if it gives neither Influence nor Money
HOLD_RISK = 0.7  # part of the worth that is gone when a new Garrison falls
HOME = 0.5  # what an own Home Territory is worth beyond its income

# -- rivals: what a point for another Power costs us

RIVAL = 0.15
RIVAL_AHEAD = 0.15  # more for a Power ahead of us
RATE_OF_BATTLES = 0.5  # Influence a Power gains in a round besides Expand Influence
RIVAL_NEAR_VICTORY = 1.5  # for a Power that wins in the next round; fades with the rounds it still needs

RIVAL_MOST = 1.2
STOP = 5.0  # to keep a Power from winning by its next Expand Influence
FINISH = 3.0  # to be able to win by our next Expand Influence

# -- battles

EAGER = 0.75  # part of the cards another Power could play that we expect to see
ALLY_EAGER = 0.35  # the same of an Ally who may support us
OWN_EAGER = 0.85  # the same of our own hand
SPREAD = 0.6, 1.3  # variance of a battle: of itself, and for each unknown card
SURE, HOPELESS = 0.93, 0.12  # chances from which on the other cards are better kept
PLAYED_CARD = 3.3  # the value of a card that is worth playing
ARMY_BEATEN = 3.0  # times the menace of its owner: an army that is gone
LIKELY = (0.0, 0.35, 0.12, 0.03)  # that an enemy attacks at this distance, if it can win and wants the prize
LIKELY_PRIZE = (0.0, 0.9, 0.6, 0.3)  # the same of a Territory whose conqueror wins the match
PRIZE_LEAST, PRIZE_FULL = 0.15, 2.5  # the wish to attack for nothing, and the worth of a prize for which all would
NO_TROOP = 0.2  # how well a General without Troops takes an open Territory: he cannot garrison it
PRIZE_GENERAL = 1.3  # what a General of ours adds to the prize
ALLY_SUPPORT = 0.5  # part of our cards that we would play in an Ally's battle
EVADES = 0.6  # how likely Kutuzov is to leave before a battle that he would lose
DOOMED, DOOMED_IN_CAPITAL = 1.0, 0.3  # expected loss from which on a General is better off board

# -- purchases

LATER = 0.5  # part of its use that a piece has by the time it is needed
FORTRESS_HELPS = 0.6  # part of the losses that a Fortress prevents
SAVED_FOR_SUBSIDY = 1.5  # Money that GB keeps for each member of its Coalition

# -- movement

NEARNESS = 0.6  # what a goal keeps of its worth for each step it is away
SHARED_GOAL = 0.35  # what a goal keeps of its worth when another own General is to take it
READY = (0.35, 0.7, 1.0, 1.0)  # how fit a General with so many Troops is for a distant goal
LEAST_GAIN = 0.12  # for which a General moves
REQUEST_FROM = 0.5  # gain of the best move for which another Movement Turn is requested
GRANT_MENACE = 1.2  # what an extra Movement Turn brings the mover, in points
GRANT_FEAR = 0.3  # what it costs an Arbiter, for each Strength of the mover that stands before its Territories
GRANT_NEED = (3, 1.5), (7, 1.0), (15, 0.5)  # up to so much Morale: times its worth to an Arbiter
GRANT_WINNER = 2.0  # what it costs to grant to a Power close to victory
NAME_MENACE = 2.0  # points of Morale that an Arbiter we name is going to use, times its menace
GRANT_EXPOSED = 0.6  # part of what the mover's best attack on us would cost

# -- diplomacy

STATUS_CHANGE = 0.8  # what a change of status must bring
STATUS_NOISE = 0.3
AGAINST_LEADER = 2.0  # to be at War with the Power that is likely to win, times its menace
SUBSIDY_CAUTION = 1.0  # times the menace of GB that its Money must outweigh
CLOSE = 2.2  # rounds before its victory from which on a Power is watched
BY_BATTLES = 2  # points that a Power may win at once
EXPEL_LEAD = 3  # points by which a member that is close to victory must be ahead of us
BID_ARMY, BID_MONEY, BID_NOISE = (
    0.25,
    0.15,
    2.0,
)  # Morale bid for each piece of a Minor Power's army, each Money, chance
BID_KEEP = 3  # Morale that is never bid
