"""What Maria can be asked, told, answered and refused: sorts, verbs, questions, events and reasons, each declared once.

The table of contents of the game: notation, words, JSON and action ids follow from these declarations. The order of the
verbs is the order of their action ids.
"""

from __future__ import annotations

from typing import Final

from chancellery.games.maria.components import Components
from chancellery.games.maria.powers import POWERS, STATUSES, SUITS, TRACKS
from chancellery.kernel import Happening, Question, Reason, Sort, Verb

CARDS: Final = tuple(f"{suit}_{value}" for suit in SUITS for value in range(2, 11)) + ("reserve",)

SORTS: Final = (
    Sort("city", link=True, ref="place", key="maria-city-"),
    Sort("general", ref="piece", key="maria-piece-"),
    Sort("piece", key="maria-piece-"),
    Sort("power", POWERS, key="maria-power-", cases=True),
    Sort("suit", SUITS, key="maria-suit-"),
    Sort("card", CARDS),
    Sort("political", key="maria-political-"),
    Sort("track", TRACKS, key="maria-track-"),
    Sort("status", STATUSES),
    Sort("seat", key="maria-seat-"),
    Sort("clause"),  # of an agreement, as text
    # numbers
    Sort("strength", most=8),  # armies of one general (M-6.7)
    Sort("recruits", most=48),  # armies of all generals of a power
    Sort("reserve", most=8),  # what a Reserve counts (M-8.10)
    Sort("part", most=4),  # of a political card
    Sort("hussar", most=2),  # M-7.1
    # rows
    Sort("armies", of="general count:number"),
    Sort("bids", of="power card"),
    Sort("conquests", of="city marker_lost:power marker_placed:power"),
    Sort("counts", of="power count:number subsidies:number"),
)

# -- verbs; set-up and armies (4, 6)
ARMIES = Verb("armies", "armies {general} {count:strength}", "M-R-95")
# politics (17, 18)
TRUMP = Verb("trump", "trump {suit}", "M-17.2.1")
BID = Verb("bid", "bid {power} {card}", "M-17.3.1")
NO_BID = Verb("no_bid", "bid {power} nothing", "M-17.3.1")
TAKE = Verb("take", "take {political}", "M-17.5.2")
KEEP = Verb("keep", "keep cards", "M-17.5.2")
USE = Verb("use", "use it", "M-17.5.4")
DISCARD_IT = Verb("discard_it", "discard it", "M-17.5.4")
DO = Verb("do", "do {number:part}", "M-17.5.9")
DO_LEFT = Verb("do_left", "do {number:part} left", "M-17.5.10")
DO_RIGHT = Verb("do_right", "do {number:part} right", "M-17.5.10")
VOTE = Verb("vote", "vote {candidate:power} in {city}", "M-18.3")
# hussars (7)
HUSSAR = Verb("hussar", "hussar {number:hussar} > {city}", "M-7.2")
LEAVE_HUSSAR = Verb("leave", "leave hussar {number:hussar}", "M-7.6")
# tactical cards, payments (8)
SUBSIDISE = Verb("subsidise", "subsidise bavaria", "M-8.4")
NO_SUBSIDY = Verb("no_subsidy", "no subsidy", "M-8.4")
PAY = Verb("pay", "pay {cards:card+}", "M-R-43")
LAY = Verb("lay", "lay {card}", "M-R-43")
LAY_RESERVE = Verb("lay_reserve", "lay reserve {value:reserve}", "M-R-43")
DISCARD = Verb("discard", "discard {card}", "M-17.5.27")
SUPPLY = Verb("supply", "supply {general}", "M-9.17")
# movement (10)
MOVE = Verb("move", "move {piece} > {city}", "M-5.11")
TOGETHER = Verb("together", "move stack {general} > {city}", "M-5.11")
MARCH_ALONE = Verb("march", "march {general} > {city}", "M-5.11")
MARCH_TOGETHER = Verb("march_together", "march stack {general} > {city}", "M-5.11")
ON = Verb("on", "on {city}", "M-10.1.2")
HALT = Verb("halt", "halt", "M-10.1.2")
RESTORE = Verb("restore", "restore {piece} > {city}", "M-10.2.1")
REPLACE = Verb("replace", "replace {piece} > {city}", "M-10.2.2")
COMMAND = Verb("command", "command {general}", "M-6.5")
CONSENT = Verb("consent", "consent", "M-10.1.23")
REFUSE = Verb("refuse", "refuse", "M-10.1.23")
WAIT = Verb("wait", "wait", "M-10.1.24")
DONE = Verb("done", "done", "M-10.1.1")
# combat (11)
ATTACK = Verb("attack", "attack {city} > {other_city:city}", "M-5.12")
PLAY = Verb("play", "play {card}", "M-11.1.8")
PLAY_RESERVE = Verb("play_reserve", "play reserve {value:reserve}", "M-11.1.8")
DECLINE = Verb("decline", "decline", "M-11.1.11")
REMAIN = Verb("remain", "remain {general}", "M-R-45")
RETREAT = Verb("retreat", "retreat > {city}", "M-11.2.4")
THROUGH = Verb("through", "through {city}", "M-11.2.4")
AROUND = Verb("around", "around {city}", "M-11.2.4")
# winter (13)
RECRUIT = Verb("recruit", "recruit {count:recruits}", "M-13.2")
RETURN = Verb("return", "return {general} > {city}", "M-13.2")
GIVE = Verb("give", "give {general} {count:strength}", "M-13.6")
# upheavals (19)
OFFER_PEACE = Verb("offer_peace", "offer peace", "M-19.1.1")
NO_OFFER = Verb("no_offer", "no offer", "M-19.1.2")
ACCEPT = Verb("accept", "accept", "M-19.1.3")
REJECT = Verb("reject", "reject", "M-19.1.3")
REDUCE = Verb("reduce", "reduce aims", "M-19.2.1")
SAXONY_RIGHT = Verb("saxony", "saxony right", "M-19.3.3")
PLACE = Verb("place", "place {piece} > {city}", "M-R-97")
CORPS = Verb("corps", "corps {general}", "M-17.5.20")
# negotiations (20, 21): acts that no decision asks for
PROPOSE = Verb("propose", "propose{text}", "M-21.1")
SIGN = Verb("sign", "sign {number}", "M-21.2")
TURN_DOWN = Verb("turn_down", "turn down {number}", "M-21.2")
WITHDRAW = Verb("withdraw", "withdraw {number}", "M-21.2")

VERBS: Final = (
    ARMIES, TRUMP, BID, NO_BID, TAKE, KEEP, USE, DISCARD_IT, DO, DO_LEFT, DO_RIGHT, VOTE, HUSSAR, LEAVE_HUSSAR,
    SUBSIDISE, NO_SUBSIDY, PAY, LAY, LAY_RESERVE, DISCARD, SUPPLY, MOVE, TOGETHER, MARCH_ALONE, MARCH_TOGETHER, ON,
    HALT, RESTORE, REPLACE, COMMAND, CONSENT, REFUSE, WAIT, DONE, ATTACK, PLAY, PLAY_RESERVE, DECLINE, REMAIN, RETREAT,
    THROUGH, AROUND, RECRUIT, RETURN, GIVE, OFFER_PEACE, NO_OFFER, ACCEPT, REJECT, REDUCE, SAXONY_RIGHT, PLACE, CORPS,
    PROPOSE, SIGN, TURN_DOWN, WITHDRAW,
)  # fmt: skip
SETTING_OUT: Final = (MOVE, TOGETHER, MARCH_ALONE, MARCH_TOGETHER)
MOVING: Final = (*SETTING_OUT, RESTORE, REPLACE, WAIT, DONE)
POLITICAL: Final = (TRUMP, BID, NO_BID, TAKE, KEEP, USE, DISCARD_IT, DO, DO_LEFT, DO_RIGHT)
FULL_GAME: Final = (DISCARD, CORPS, VOTE, OFFER_PEACE, NO_OFFER, ACCEPT, REJECT, REDUCE, SAXONY_RIGHT, PLACE)

# -- the clauses of an agreement (21). A truce or an evacuation runs to the end of the turn it names.
TRUCE = Verb("truce", "truce {power} {other_power:power} until {turn:number}")
EVACUATE = Verb("evacuate", "evacuate {power} {city} until {turn:number}")
VOTE_FOR = Verb("vote", "vote {power} for {candidate:power}")
SUBSIDY = Verb("subsidy", "subsidy {power} > {other_power:power} for {count:number}")
CANCEL = Verb("cancel", "cancel {power} > {other_power:power}")
END = Verb("end", "end {number}")
CLAUSES: Final = (TRUCE, EVACUATE, VOTE_FOR, SUBSIDY, CANCEL, END)

# -- questions
ASK_ARMIES = Question("armies", "M-4.15", "general", (ARMIES,))
ASK_TRUMP = Question("trump", "M-17.2.1", verbs=(TRUMP,))
ASK_BID = Question("bid", "M-17.3.1", verbs=(BID, NO_BID))
ASK_POLITICAL_CARD = Question("political_card", "M-17.5.2", "offer:political+", (TAKE, KEEP))
ASK_USE_CARD = Question("use_card", "M-17.5.4", "political", (USE, DISCARD_IT))
ASK_USE_PART = Question("use_part", "M-17.5.9", "political number", (DO, DO_LEFT, DO_RIGHT, DECLINE))
ASK_VOTE = Question("vote", "M-18.5", "city", (VOTE,))
ASK_HUSSAR = Question("hussar", "M-7.2", "number", (HUSSAR, LEAVE_HUSSAR))
ASK_SUBSIDY = Question("subsidy", "M-8.4", verbs=(SUBSIDISE, NO_SUBSIDY))
ASK_PAYMENT = Question("payment", "M-R-43", "price:number", (PAY, LAY, LAY_RESERVE))
ASK_DISCARD = Question("discard", "M-17.5.27", "count:number", (DISCARD,))
ASK_SUPPLY = Question("supply", "M-9.17", verbs=(SUPPLY,), forced=True)
ASK_MOVEMENT = Question("movement", "M-10.1.1", verbs=MOVING)
ASK_END_MOVEMENT = Question("end_movement", "M-10.1.1", verbs=MOVING)
ASK_WALK = Question("walk", "M-10.1.2", "piece steps:number", (ON, HALT))
ASK_CONSENT = Question("consent", "M-10.1.23", "general city", (CONSENT, REFUSE))
ASK_CONSENT_RETURN = Question("consent", "M-R-60", "general city", (CONSENT, REFUSE))
ASK_CONSENT_MOVE = Question("consent_move", "M-10.1.15", "general city", (CONSENT, REFUSE))
ASK_COMMAND = Question("command", "M-6.5", "city", (COMMAND,))
ASK_DIVISION = Question("division", "M-6.10", "general mate:general", (ARMIES,), secret="count:number")
ASK_DIVISION_LEFT = Question("division", "M-6.14", "general mate:general", (ARMIES,), secret="count:number")
ASK_REMAIN = Question("remain", "M-6.14", verbs=(REMAIN,))
ASK_ATTACK = Question("attack", "M-11.1.3", verbs=(ATTACK,), forced=True)
ASK_BATTLE = Question("battle", "M-11.1.8", "city other_city:city score:number suit", (PLAY, PLAY_RESERVE, DECLINE))
ASK_RETREAT = Question("retreat", "M-11.2.4", "general count:number", (RETREAT,), forced=True)
ASK_RETREAT_WAY = Question("retreat_way", "M-11.2.4", "general city", (THROUGH, AROUND))
ASK_RECRUIT = Question("recruit", "M-13.4", verbs=(RECRUIT,))
ASK_LEVY = Question("levy", "M-17.5.16", verbs=(RECRUIT,))
ASK_RETURN = Question("return", "M-13.7", "count:number", (RETURN, DONE))
ASK_GIVE = Question("give", "M-13.6", "general", (GIVE,), secret="count:number")
ASK_CORPS = Question("corps", "M-17.5.20", verbs=(CORPS,))
ASK_MAKE_ROOM = Question("make_room", "M-17.5.23", "general", (PLACE, CONSENT), forced=True)
ASK_REDUCE = Question("reduce", "M-19.2.2", verbs=(REDUCE, NO_OFFER))
ASK_OFFER_PEACE = Question("offer_peace", "M-19.1.2", verbs=(OFFER_PEACE, NO_OFFER))
ASK_PEACE = Question("peace", "M-19.1.3", verbs=(ACCEPT, REJECT))
ASK_SECOND_TRAIN = Question("second_train", "M-19.1.12", verbs=(PLACE,), forced=True)
ASK_SAXONY = Question("saxony", "M-19.3.4", verbs=(SAXONY_RIGHT, DECLINE))
ASK_SAXON_RETURN = Question("saxon_return", "M-19.3.14", verbs=(RECRUIT,))
ASK_SPLIT = Question("relocate", "M-19.3.13", verbs=(PLACE,), forced=True)
ASK_RELOCATE = Question("relocate", "M-R-33", verbs=(PLACE,), forced=True)
ASK_AGREEMENT = Question("agreement", "M-21.2", "number", (SIGN, TURN_DOWN))

QUESTIONS: Final = (
    ASK_ARMIES, ASK_TRUMP, ASK_BID, ASK_POLITICAL_CARD, ASK_USE_CARD, ASK_USE_PART, ASK_VOTE, ASK_HUSSAR, ASK_SUBSIDY,
    ASK_PAYMENT, ASK_DISCARD, ASK_SUPPLY, ASK_MOVEMENT, ASK_END_MOVEMENT, ASK_WALK, ASK_CONSENT, ASK_CONSENT_RETURN,
    ASK_CONSENT_MOVE, ASK_COMMAND, ASK_DIVISION, ASK_DIVISION_LEFT, ASK_REMAIN, ASK_ATTACK, ASK_BATTLE, ASK_RETREAT,
    ASK_RETREAT_WAY, ASK_RECRUIT, ASK_LEVY, ASK_RETURN, ASK_GIVE, ASK_CORPS, ASK_MAKE_ROOM, ASK_REDUCE,
    ASK_OFFER_PEACE, ASK_PEACE, ASK_SECOND_TRAIN, ASK_SAXONY, ASK_SAXON_RETURN, ASK_SPLIT, ASK_RELOCATE, ASK_AGREEMENT,
)  # fmt: skip

# -- events. A power of -1 is nobody, a city of -1 is off the board.
HAPPENINGS: Final = (
    # the course of a turn (5)
    Happening("turn", "turn:number", mark="round"),
    Happening("stage", "stage:number", mark="turn"),
    Happening("winter", "turn:number", mark="turn"),
    # armies (4, 6, 13)
    Happening("allocated", "power", secret="armies*"),
    Happening("armies_divided"),
    Happening("divided", "general mate:general", secret="count:number rest:number"),
    Happening("armies_lost", "general count:number reason:word", loses="general"),
    Happening("removed", "general city reason:word", loses="general"),
    Happening("recruited", "power count:number"),
    Happening("armies_given", "power", secret="general count:number"),
    Happening("returned", "general city"),
    # tactical cards (8)
    Happening("drawn", "power count:number drawn_for:word", secret="cards:card+"),
    Happening("cards_drawn", "counts*"),
    Happening("reshuffled", "deck:index count:number"),
    Happening("paid", "power paid_for:word faces:card*"),
    Happening("discarded", "power card"),
    Happening("subsidy", "granted:flag"),
    Happening("contract_made", "power other_power:power count:number"),
    Happening("contract_ended", "power other_power:power"),
    # negotiations (21)
    Happening("agreement_proposed", "number seat clauses:clause* words:text seats:seat+"),
    Happening("agreement_signed", "number seat"),
    Happening("agreement_refused", "number seat"),
    Happening("agreement_withdrawn", "number seat"),
    Happening("agreement_concluded", "number"),
    Happening("agreement_lapsed", "number"),
    Happening("agreement_ended", "number"),
    # politics (17, 25)
    Happening("recovered", "power count:number"),
    Happening("election_revealed"),
    Happening("politics", "offer:political+"),
    Happening("trump_card", "card"),
    Happening("trump", "suit"),
    Happening("bid", "power card"),
    Happening("bids_shown", "bids* powers:power+"),
    Happening("politics_order", "powers:power+"),
    Happening("taken_back", "power count:number"),
    Happening("kept", "power count:number"),
    Happening("political_taken", "power political"),
    Happening("political_discarded", "power political"),
    Happening("political_used", "power political"),
    Happening("shift", "power track steps:number"),
    Happening("track", "track space:index"),
    Happening("corps", "general"),
    Happening("corps_back", "general city"),
    # the Imperial election (18)
    Happening("election"),
    Happening("vote", "power city candidate:power"),
    Happening("emperor", "power votes:number other_votes:number", mark="weighty", scores="markers power 1"),
    # hussars (7), supply (9)
    Happening("hussar", "hussar:index city"),
    Happening("hussar_off", "hussar:index city"),
    Happening("toll", "general price:number"),
    Happening("hand_lost", "power general price:number faces:card*", loses="power"),
    Happening("unsupplied", "general", loses="general"),
    Happening("supplied", "general"),
    # movement (10)
    Happening("moved", "piece pieces:number start:city to_city:city forced:flag", trail="start to_city"),
    Happening(
        "move_completed",
        "piece pieces:number forced:flag conquests* claims:city* joined:general* cities:city+",
        mark="weighty conquests",
    ),
    Happening("train_captured", "general train:piece city"),
    Happening("train_returned", "train:piece city"),
    Happening("consent_refused", "power general city"),
    Happening("consent_move_refused", "power general city"),
    Happening("stacked", "city generals:general+"),
    Happening("commander", "general city"),
    # fortresses and markers (10.3, 15, 16)
    Happening("claimed", "power city"),
    Happening("claims_failed", "claims:city*"),
    Happening(
        "conquered",
        "power city marker_lost:power marker_placed:power delayed:flag",
        mark="weighty",
        scores="markers marker_lost -1, markers marker_placed 1",
    ),
    Happening("marker_lost", "power city", loses="power", scores="markers power -1"),
    Happening("elector", "city power"),
    Happening("box", "power box:word", scores="markers power 1"),
    Happening("box_lost", "power box:word", loses="power", scores="markers power -1"),
    Happening(
        "battle_points",
        "winner:power gained:number loser:power lost:number",
        scores="markers winner gained, markers loser -lost",
    ),
    Happening("battle_points_lost", "power count:number", loses="power", scores="markers power -count"),
    # combat (11)
    Happening(
        "battle",
        "power city other_power:power other_city:city strength:number other_strength:number",
        mark="battle",
    ),
    Happening("card_played", "power card value:number score:number"),
    Happening("battle_tied", "power other_power:power"),
    Happening("battle_won", "winner:power loser:power count:number", mark="weighty"),
    Happening("retreated", "general pieces:number start:city to_city:city", trail="start to_city", loses="general"),
    # upheavals (19)
    Happening("peace_offered"),
    Happening("peace_rejected"),
    Happening("annexed", mark="weighty"),
    Happening("prussia_neutral"),
    Happening("prussia_at_war"),
    Happening(
        "set_aside",
        "power count:number rest:number fortresses:city*",
        scores="markers power -count, markers power -rest",
    ),
    Happening("brought_back", "power count:number"),
    Happening("saxony", "status"),
    Happening("relocated", "piece city"),
    # the end (14, 23)
    Happening(
        "winter_sheet",
        "france:number prussia:number pragmatic:number austria:number",
        scores="winters =france france, winters =prussia prussia, winters =pragmatic pragmatic,"
        " winters =austria austria",
    ),
    Happening("victory", "victory:word seats:seat+", mark="end"),
)

# -- reasons; armies and generals (4, 6, 13)
NOT_YOUR_POWER = Reason("M-4.15", "not-your-power")
NEXT_GENERAL = Reason("M-4.15", "next-general")
ARMIES_LIMIT = Reason("M-6.7", "armies-limit")
LEAST_ARMIES = Reason("M-4.17", "least-armies")
ARMIES_LEFT = Reason("M-4.18", "armies-left")
DIVIDED_BADLY = Reason("M-6.15", "division")
NOT_OF_THE_STACK = Reason("M-6.12", "not-of-the-stack")
TOO_DEAR = Reason("M-13.3", "too-dear")
NO_ROOM = Reason("M-13.6", "no-room")
LEVY_GRANTED = Reason("M-17.5.16", "levy")
NOT_REMOVED = Reason("M-13.7", "not-removed")
NO_RETURN_THERE = Reason("M-13.8", "no-return-there")
NOT_CONTROLLED = Reason("M-13.9", "not-controlled")
RETURN_OCCUPIED = Reason("M-13.10", "return-occupied")
MUST_RETURN = Reason("M-19.3.14", "must-return")
ARMIES_NEED_A_GENERAL = Reason("M-13.6", "armies-need-a-general")
NOT_SO_MANY = Reason("M-13.4", "not-so-many")
REST_NEEDS_ROOM = Reason("M-13.6", "rest-needs-room")
OTHER_POWER = Reason("M-13.3", "other-power")
# politics (17, 18)
NO_MAJOR_POWER = Reason("M-17.0.1", "no-major-power")
NOT_ON_OFFER = Reason("M-17.1.1", "not-on-offer")
NO_SYMBOL = Reason("M-17.5.2", "no-symbol")
NEXT_PART = Reason("M-R-92", "next-part")
DIRECTION = Reason("M-17.5.10", "direction")
CHOOSE_DIRECTION = Reason("M-17.5.10", "choose-direction")
NO_CANDIDATE = Reason("M-18.5", "no-candidate")
NO_ELECTOR = Reason("M-18.4", "no-elector")
NEXT_VOTE = Reason("M-R-58", "next-vote")
AGREEMENT_VOTE = Reason("M-21.2", "agreement-vote")
# hussars (7), tactical cards (8), supply (9)
SO_MANY_HUSSARS = Reason("M-7.1", "so-many-hussars")
NEXT_HUSSAR = Reason("M-7.2", "next-hussar")
HUSSAR_THERE = Reason("M-7.6", "hussar-there")
NOT_IN_BOHEMIA = Reason("M-7.3", "not-in-bohemia")
TOO_FAR_FOR_HUSSARS = Reason("M-7.4", "too-far-for-hussars")
NOT_IN_HAND = Reason("M-8.17", "not-in-hand")
RESERVE_VALUE = Reason("M-8.10", "reserve-value")
PAYMENT_TOO_LITTLE = Reason("M-R-43", "payment-too-little")
CARD_TO_SPARE = Reason("M-R-43", "card-to-spare")
LAY_ONE_BY_ONE = Reason("M-R-43", "lay-one-by-one")
PAY_AT_ONCE = Reason("M-R-43", "pay-at-once")
FALLING_ORDER = Reason("M-R-43", "falling-order")
REST_UNPAID = Reason("M-R-43", "rest-unpaid")
NO_TOLL = Reason("M-9.17", "no-toll")
# movement (10)
NOT_ACTIVE = Reason("M-10.1.1", "not-active")
NOT_ON_THE_MAP = Reason("M-10.1.2", "not-on-the-map")
SETTLED = Reason("M-10.1.10", "settled")
HAS_MOVED = Reason("M-10.1.3", "has-moved")
NO_STACK = Reason("M-10.1.15", "no-stack")
NOT_COMMANDER = Reason("M-6.4", "not-commander")
NOT_ADJACENT = Reason("M-10.1.2", "not-adjacent")
NO_CROSSING = Reason("M-10.1.22", "no-crossing")
NO_MAIN_ROAD = Reason("M-10.1.17", "no-main-road")
MAIN_ROADS_ONLY = Reason("M-10.1.6", "main-roads-only")
NEUTRAL_GROUND = Reason("M-19.4.5", "neutral")
OCCUPIED = Reason("M-10.1.8", "occupied")
ENEMY_GENERAL = Reason("M-10.1.14", "enemy-general")
TWO_GENERALS = Reason("M-6.2", "two-generals")
NOT_PARTNERS = Reason("M-6.2", "not-partners")
MARCH_FORTRESS = Reason("M-10.1.18", "march-fortress")
MARCH_ENEMY = Reason("M-10.1.20", "march-enemy")
CONSENT_REFUSED = Reason("M-10.1.23", "consent-refused")
CONSENT_MOVE_REFUSED = Reason("M-R-14", "consent-move-refused")
AGREEMENT_KEEPS = Reason("M-21.2", "agreement-keeps")
AGREEMENT_LEAVE = Reason("M-21.2", "agreement-leave")
NO_TRAIN = Reason("M-10.2.1", "no-train")
TRAIN_IN_BOX = Reason("M-10.2.3", "train-in-box")
TRAIN_ON_THE_MAP = Reason("M-10.2.1", "train-on-the-map")
TRAIN_OFF_THE_MAP = Reason("M-10.2.2", "train-off-the-map")
TRAIN_PLACED = Reason("M-10.2.10", "train-placed")
NO_TRAIN_FORTRESS = Reason("M-10.2.5", "no-train-fortress")
OTHER_WAITS = Reason("M-R-16", "other-waits")
NOBODY_TO_WAIT_FOR = Reason("M-R-16", "nobody-to-wait-for")
ONE_PLAYER = Reason("M-R-94", "one-player")
MOVE_UNDER_WAY = Reason("M-10.1.4", "move-under-way")
# combat (11)
NO_ATTACKER = Reason("M-11.1.1", "no-attacker")
NEUTRAL_GENERAL = Reason("M-19.4.4", "neutral-general")
NO_ENEMY = Reason("M-11.1.1", "no-enemy")
ATTACK_NOT_ADJACENT = Reason("M-11.1.1", "attack-not-adjacent")
BEATEN = Reason("M-11.1.25", "beaten")
AUSTRIA_ATTACKS_FIRST = Reason("M-11.1.19", "austria-attacks-first")
BATTLE_OVER = Reason("M-11.1.26", "battle-over")
BATTLE_UNDER_WAY = Reason("M-11.1.3", "battle-under-way")
OTHER_SUIT = Reason("M-11.1.5", "other-suit")
MUST_PLAY = Reason("M-11.1.14", "must-play")
RETREAT_EXACTLY = Reason("M-11.2.5", "retreat")
RETREAT_WAY = Reason("M-11.2.4", "retreat-way")
# upheavals (19)
PIECE_STAYS = Reason("M-R-33", "piece-stays")
NOT_NEAREST = Reason("M-R-33", "not-nearest")
SECOND_TRAIN = Reason("M-19.1.12", "second-train")
MUST_MAKE_ROOM = Reason("M-R-32", "must-make-room")
FULL_ONLY = Reason("M-1.3", "full-only")

# negotiations (20, 21)
AGREEMENT_FULL_ONLY = Reason("M-21.1", "agreement-full-only")
AGREEMENT_BATTLE = Reason("M-R-67", "agreement-battle")
AGREEMENT_TOO_MANY = Reason("M-21.4", "agreement-too-many")
AGREEMENT_EMPTY = Reason("M-21.4", "agreement-empty")
AGREEMENT_LONG = Reason("M-21.4", "agreement-long")
AGREEMENT_ALONE = Reason("M-21.1", "agreement-alone")
AGREEMENT_TERM = Reason("M-R-68", "agreement-term")
VOTE_PROMISED = Reason("M-21.2", "vote-promised")
CONTRACT_RUNS = Reason("M-20.4", "contract-runs")
NO_CONTRACT = Reason("M-20.6", "no-contract")
NO_AGREEMENT = Reason("M-21.2", "no-agreement")
TRUCE_NO_ENEMIES = Reason("M-21.1", "truce-no-enemies")
ELECTION_OVER = Reason("M-18.8", "election-over")
CONTRACT_TERM = Reason("M-20.3", "contract-term")
STANDING_SUBSIDY = Reason("M-20.7", "standing-subsidy")
NO_PROPOSAL = Reason("M-21.2", "no-proposal")
NOT_YOUR_PROPOSAL = Reason("M-21.2", "not-your-proposal")
NOT_A_PARTY = Reason("M-21.2", "not-a-party")
ALREADY_SIGNED = Reason("M-21.2", "already-signed")
AGREEMENT_OTHER_PLAYER = Reason("M-R-67", "agreement-other-player")
PAYER_MINOR = Reason("M-20.2", "payer-minor")
NOT_ALLIED = Reason("M-20.2", "not-allied")
MINOR_POWERS_ONLY = Reason("M-24.2.3", "minor-powers-only")
PRESS_PUBLIC = Reason("M-21.3", "press-public")

# The words that fields of the sort `word` take.
WORDS: Final = {
    "reason": ("battle", "supply", "retreat"),
    "drawn_for": ("set_up", "stage", "subsidy", "politics"),
    "paid_for": ("supply", "train", "armies", "corps"),
    "box": ("electors", "italy", "silesia"),
    "victory": ("aims", "survived", "draw", "pool", "winters"),
}


def ids(box: Components, seats: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The ids of the sorts that depend on the variant, in the order of the numbers that moves carry."""
    return {
        "city": box.atlas.ids,
        "general": tuple(g.id for g in box.generals),
        "piece": tuple(p.id for p in box.pieces),
        "political": tuple(c.id for c in box.political),
        "seat": seats,
    }
