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
ARMIES: Final = Verb("armies", "armies {general} {count:strength}", "M-R-95")
# politics (17, 18)
TRUMP: Final = Verb("trump", "trump {suit}", "M-17.2.1")
BID: Final = Verb("bid", "bid {power} {card}", "M-17.3.1")
NO_BID: Final = Verb("no_bid", "bid {power} nothing", "M-17.3.1")
TAKE: Final = Verb("take", "take {political}", "M-17.5.2")
KEEP: Final = Verb("keep", "keep cards", "M-17.5.2")
USE: Final = Verb("use", "use it", "M-17.5.4")
DISCARD_IT: Final = Verb("discard_it", "discard it", "M-17.5.4")
DO: Final = Verb("do", "do {number:part}", "M-17.5.9")
DO_LEFT: Final = Verb("do_left", "do {number:part} left", "M-17.5.10")
DO_RIGHT: Final = Verb("do_right", "do {number:part} right", "M-17.5.10")
VOTE: Final = Verb("vote", "vote {candidate:power} in {city}", "M-18.3")
# hussars (7)
HUSSAR: Final = Verb("hussar", "hussar {number:hussar} > {city}", "M-7.2")
LEAVE_HUSSAR: Final = Verb("leave", "leave hussar {number:hussar}", "M-7.6")
# tactical cards, payments (8)
SUBSIDISE: Final = Verb("subsidise", "subsidise bavaria", "M-8.4")
NO_SUBSIDY: Final = Verb("no_subsidy", "no subsidy", "M-8.4")
PAY: Final = Verb("pay", "pay {cards:card+}", "M-R-43")
LAY: Final = Verb("lay", "lay {card}", "M-R-43")
LAY_RESERVE: Final = Verb("lay_reserve", "lay reserve {value:reserve}", "M-R-43")
DISCARD: Final = Verb("discard", "discard {card}", "M-17.5.27")
SUPPLY: Final = Verb("supply", "supply {general}", "M-9.17")
# movement (10)
MOVE: Final = Verb("move", "move {piece} > {city}", "M-5.11")
TOGETHER: Final = Verb("together", "move stack {general} > {city}", "M-5.11")
MARCH_ALONE: Final = Verb("march", "march {general} > {city}", "M-5.11")
MARCH_TOGETHER: Final = Verb("march_together", "march stack {general} > {city}", "M-5.11")
ON: Final = Verb("on", "on {city}", "M-10.1.2")
HALT: Final = Verb("halt", "halt", "M-10.1.2")
RESTORE: Final = Verb("restore", "restore {piece} > {city}", "M-10.2.1")
REPLACE: Final = Verb("replace", "replace {piece} > {city}", "M-10.2.2")
COMMAND: Final = Verb("command", "command {general}", "M-6.5")
CONSENT: Final = Verb("consent", "consent", "M-10.1.23")
REFUSE: Final = Verb("refuse", "refuse", "M-10.1.23")
WAIT: Final = Verb("wait", "wait", "M-10.1.24")
DONE: Final = Verb("done", "done", "M-10.1.1")
# combat (11)
ATTACK: Final = Verb("attack", "attack {city} > {other_city:city}", "M-5.12")
PLAY: Final = Verb("play", "play {card}", "M-11.1.8")
PLAY_RESERVE: Final = Verb("play_reserve", "play reserve {value:reserve}", "M-11.1.8")
DECLINE: Final = Verb("decline", "decline", "M-11.1.11")
REMAIN: Final = Verb("remain", "remain {general}", "M-R-45")
RETREAT: Final = Verb("retreat", "retreat > {city}", "M-11.2.4")
THROUGH: Final = Verb("through", "through {city}", "M-11.2.4")
AROUND: Final = Verb("around", "around {city}", "M-11.2.4")
# winter (13)
RECRUIT: Final = Verb("recruit", "recruit {count:recruits}", "M-13.2")
RETURN: Final = Verb("return", "return {general} > {city}", "M-13.2")
GIVE: Final = Verb("give", "give {general} {count:strength}", "M-13.6")
# upheavals (19)
OFFER_PEACE: Final = Verb("offer_peace", "offer peace", "M-19.1.1")
NO_OFFER: Final = Verb("no_offer", "no offer", "M-19.1.2")
ACCEPT: Final = Verb("accept", "accept", "M-19.1.3")
REJECT: Final = Verb("reject", "reject", "M-19.1.3")
REDUCE: Final = Verb("reduce", "reduce aims", "M-19.2.1")
SAXONY_RIGHT: Final = Verb("saxony", "saxony right", "M-19.3.3")
PLACE: Final = Verb("place", "place {piece} > {city}", "M-R-97")
CORPS: Final = Verb("corps", "corps {general}", "M-17.5.20")
# negotiations (20, 21): acts that no decision asks for
PROPOSE: Final = Verb("propose", "propose{text}", "M-21.1")
SIGN: Final = Verb("sign", "sign {number}", "M-21.2")
TURN_DOWN: Final = Verb("turn_down", "turn down {number}", "M-21.2")
WITHDRAW: Final = Verb("withdraw", "withdraw {number}", "M-21.2")

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
TRUCE: Final = Verb("truce", "truce {power} {other_power:power} until {turn:number}")
EVACUATE: Final = Verb("evacuate", "evacuate {power} {city} until {turn:number}")
VOTE_FOR: Final = Verb("vote", "vote {power} for {candidate:power}")
SUBSIDY: Final = Verb("subsidy", "subsidy {power} > {other_power:power} for {count:number}")
CANCEL: Final = Verb("cancel", "cancel {power} > {other_power:power}")
END: Final = Verb("end", "end {number}")
CLAUSES: Final = (TRUCE, EVACUATE, VOTE_FOR, SUBSIDY, CANCEL, END)

# -- questions
ASK_ARMIES: Final = Question("armies", "M-4.15", "general", (ARMIES,))
ASK_TRUMP: Final = Question("trump", "M-17.2.1", verbs=(TRUMP,))
ASK_BID: Final = Question("bid", "M-17.3.1", verbs=(BID, NO_BID))
ASK_POLITICAL_CARD: Final = Question("political_card", "M-17.5.2", "offer:political+", (TAKE, KEEP))
ASK_USE_CARD: Final = Question("use_card", "M-17.5.4", "political", (USE, DISCARD_IT))
ASK_USE_PART: Final = Question("use_part", "M-17.5.9", "political number", (DO, DO_LEFT, DO_RIGHT, DECLINE))
ASK_VOTE: Final = Question("vote", "M-18.5", "city", (VOTE,))
ASK_HUSSAR: Final = Question("hussar", "M-7.2", "number", (HUSSAR, LEAVE_HUSSAR))
ASK_SUBSIDY: Final = Question("subsidy", "M-8.4", verbs=(SUBSIDISE, NO_SUBSIDY))
ASK_PAYMENT: Final = Question("payment", "M-R-43", "price:number", (PAY, LAY, LAY_RESERVE))
ASK_DISCARD: Final = Question("discard", "M-17.5.27", "count:number", (DISCARD,))
ASK_SUPPLY: Final = Question("supply", "M-9.17", verbs=(SUPPLY,), forced=True)
ASK_MOVEMENT: Final = Question("movement", "M-10.1.1", verbs=MOVING)
ASK_END_MOVEMENT: Final = Question("end_movement", "M-10.1.1", verbs=MOVING)
ASK_WALK: Final = Question("walk", "M-10.1.2", "piece steps:number", (ON, HALT))
ASK_CONSENT: Final = Question("consent", "M-10.1.23", "general city", (CONSENT, REFUSE))
ASK_CONSENT_RETURN: Final = Question("consent", "M-R-60", "general city", (CONSENT, REFUSE))
ASK_CONSENT_MOVE: Final = Question("consent_move", "M-10.1.15", "general city", (CONSENT, REFUSE))
ASK_COMMAND: Final = Question("command", "M-6.5", "city", (COMMAND,))
ASK_DIVISION: Final = Question("division", "M-6.10", "general mate:general", (ARMIES,), secret="count:number")
ASK_DIVISION_LEFT: Final = Question("division", "M-6.14", "general mate:general", (ARMIES,), secret="count:number")
ASK_REMAIN: Final = Question("remain", "M-6.14", verbs=(REMAIN,))
ASK_ATTACK: Final = Question("attack", "M-11.1.3", verbs=(ATTACK,), forced=True)
ASK_BATTLE: Final = Question(
    "battle", "M-11.1.8", "city other_city:city score:number suit", (PLAY, PLAY_RESERVE, DECLINE)
)
ASK_RETREAT: Final = Question("retreat", "M-11.2.4", "general count:number", (RETREAT,), forced=True)
ASK_RETREAT_WAY: Final = Question("retreat_way", "M-11.2.4", "general city", (THROUGH, AROUND))
ASK_RECRUIT: Final = Question("recruit", "M-13.4", verbs=(RECRUIT,))
ASK_LEVY: Final = Question("levy", "M-17.5.16", verbs=(RECRUIT,))
ASK_RETURN: Final = Question("return", "M-13.7", "count:number", (RETURN, DONE))
ASK_GIVE: Final = Question("give", "M-13.6", "general", (GIVE,), secret="count:number")
ASK_CORPS: Final = Question("corps", "M-17.5.20", verbs=(CORPS,))
ASK_MAKE_ROOM: Final = Question("make_room", "M-17.5.23", "general", (PLACE, CONSENT), forced=True)
ASK_REDUCE: Final = Question("reduce", "M-19.2.2", verbs=(REDUCE, NO_OFFER))
ASK_OFFER_PEACE: Final = Question("offer_peace", "M-19.1.2", verbs=(OFFER_PEACE, NO_OFFER))
ASK_PEACE: Final = Question("peace", "M-19.1.3", verbs=(ACCEPT, REJECT))
ASK_SECOND_TRAIN: Final = Question("second_train", "M-19.1.12", verbs=(PLACE,), forced=True)
ASK_SAXONY: Final = Question("saxony", "M-19.3.4", verbs=(SAXONY_RIGHT, DECLINE))
ASK_SAXON_RETURN: Final = Question("saxon_return", "M-19.3.14", verbs=(RECRUIT,))
ASK_SPLIT: Final = Question("relocate", "M-19.3.13", verbs=(PLACE,), forced=True)
ASK_RELOCATE: Final = Question("relocate", "M-R-33", verbs=(PLACE,), forced=True)
ASK_AGREEMENT: Final = Question("agreement", "M-21.2", "number", (SIGN, TURN_DOWN))

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
NOT_YOUR_POWER: Final = Reason("M-4.15", "not-your-power")
NEXT_GENERAL: Final = Reason("M-4.15", "next-general")
ARMIES_LIMIT: Final = Reason("M-6.7", "armies-limit")
LEAST_ARMIES: Final = Reason("M-4.17", "least-armies")
ARMIES_LEFT: Final = Reason("M-4.18", "armies-left")
DIVIDED_BADLY: Final = Reason("M-6.15", "division")
NOT_OF_THE_STACK: Final = Reason("M-6.12", "not-of-the-stack")
TOO_DEAR: Final = Reason("M-13.3", "too-dear")
NO_ROOM: Final = Reason("M-13.6", "no-room")
LEVY_GRANTED: Final = Reason("M-17.5.16", "levy")
NOT_REMOVED: Final = Reason("M-13.7", "not-removed")
NO_RETURN_THERE: Final = Reason("M-13.8", "no-return-there")
NOT_CONTROLLED: Final = Reason("M-13.9", "not-controlled")
RETURN_OCCUPIED: Final = Reason("M-13.10", "return-occupied")
MUST_RETURN: Final = Reason("M-19.3.14", "must-return")
ARMIES_NEED_A_GENERAL: Final = Reason("M-13.6", "armies-need-a-general")
NOT_SO_MANY: Final = Reason("M-13.4", "not-so-many")
REST_NEEDS_ROOM: Final = Reason("M-13.6", "rest-needs-room")
OTHER_POWER: Final = Reason("M-13.3", "other-power")
# politics (17, 18)
NO_MAJOR_POWER: Final = Reason("M-17.0.1", "no-major-power")
NOT_ON_OFFER: Final = Reason("M-17.1.1", "not-on-offer")
NO_SYMBOL: Final = Reason("M-17.5.2", "no-symbol")
NEXT_PART: Final = Reason("M-R-92", "next-part")
DIRECTION: Final = Reason("M-17.5.10", "direction")
CHOOSE_DIRECTION: Final = Reason("M-17.5.10", "choose-direction")
NO_CANDIDATE: Final = Reason("M-18.5", "no-candidate")
NO_ELECTOR: Final = Reason("M-18.4", "no-elector")
NEXT_VOTE: Final = Reason("M-R-58", "next-vote")
AGREEMENT_VOTE: Final = Reason("M-21.2", "agreement-vote")
# hussars (7), tactical cards (8), supply (9)
SO_MANY_HUSSARS: Final = Reason("M-7.1", "so-many-hussars")
NEXT_HUSSAR: Final = Reason("M-7.2", "next-hussar")
HUSSAR_THERE: Final = Reason("M-7.6", "hussar-there")
NOT_IN_BOHEMIA: Final = Reason("M-7.3", "not-in-bohemia")
TOO_FAR_FOR_HUSSARS: Final = Reason("M-7.4", "too-far-for-hussars")
NOT_IN_HAND: Final = Reason("M-8.17", "not-in-hand")
RESERVE_VALUE: Final = Reason("M-8.10", "reserve-value")
PAYMENT_TOO_LITTLE: Final = Reason("M-R-43", "payment-too-little")
CARD_TO_SPARE: Final = Reason("M-R-43", "card-to-spare")
LAY_ONE_BY_ONE: Final = Reason("M-R-43", "lay-one-by-one")
PAY_AT_ONCE: Final = Reason("M-R-43", "pay-at-once")
FALLING_ORDER: Final = Reason("M-R-43", "falling-order")
REST_UNPAID: Final = Reason("M-R-43", "rest-unpaid")
NO_TOLL: Final = Reason("M-9.17", "no-toll")
# movement (10)
NOT_ACTIVE: Final = Reason("M-10.1.1", "not-active")
NOT_ON_THE_MAP: Final = Reason("M-10.1.2", "not-on-the-map")
SETTLED: Final = Reason("M-10.1.10", "settled")
HAS_MOVED: Final = Reason("M-10.1.3", "has-moved")
NO_STACK: Final = Reason("M-10.1.15", "no-stack")
NOT_COMMANDER: Final = Reason("M-6.4", "not-commander")
NOT_ADJACENT: Final = Reason("M-10.1.2", "not-adjacent")
NO_CROSSING: Final = Reason("M-10.1.22", "no-crossing")
NO_MAIN_ROAD: Final = Reason("M-10.1.17", "no-main-road")
MAIN_ROADS_ONLY: Final = Reason("M-10.1.6", "main-roads-only")
NEUTRAL_GROUND: Final = Reason("M-19.4.5", "neutral")
OCCUPIED: Final = Reason("M-10.1.8", "occupied")
ENEMY_GENERAL: Final = Reason("M-10.1.14", "enemy-general")
TWO_GENERALS: Final = Reason("M-6.2", "two-generals")
NOT_PARTNERS: Final = Reason("M-6.2", "not-partners")
MARCH_FORTRESS: Final = Reason("M-10.1.18", "march-fortress")
MARCH_ENEMY: Final = Reason("M-10.1.20", "march-enemy")
CONSENT_REFUSED: Final = Reason("M-10.1.23", "consent-refused")
CONSENT_MOVE_REFUSED: Final = Reason("M-R-14", "consent-move-refused")
AGREEMENT_KEEPS: Final = Reason("M-21.2", "agreement-keeps")
AGREEMENT_LEAVE: Final = Reason("M-21.2", "agreement-leave")
NO_TRAIN: Final = Reason("M-10.2.1", "no-train")
TRAIN_IN_BOX: Final = Reason("M-10.2.3", "train-in-box")
TRAIN_ON_THE_MAP: Final = Reason("M-10.2.1", "train-on-the-map")
TRAIN_OFF_THE_MAP: Final = Reason("M-10.2.2", "train-off-the-map")
TRAIN_PLACED: Final = Reason("M-10.2.10", "train-placed")
NO_TRAIN_FORTRESS: Final = Reason("M-10.2.5", "no-train-fortress")
OTHER_WAITS: Final = Reason("M-R-16", "other-waits")
NOBODY_TO_WAIT_FOR: Final = Reason("M-R-16", "nobody-to-wait-for")
ONE_PLAYER: Final = Reason("M-R-94", "one-player")
MOVE_UNDER_WAY: Final = Reason("M-10.1.4", "move-under-way")
# combat (11)
NO_ATTACKER: Final = Reason("M-11.1.1", "no-attacker")
NEUTRAL_GENERAL: Final = Reason("M-19.4.4", "neutral-general")
NO_ENEMY: Final = Reason("M-11.1.1", "no-enemy")
ATTACK_NOT_ADJACENT: Final = Reason("M-11.1.1", "attack-not-adjacent")
BEATEN: Final = Reason("M-11.1.25", "beaten")
AUSTRIA_ATTACKS_FIRST: Final = Reason("M-11.1.19", "austria-attacks-first")
BATTLE_OVER: Final = Reason("M-11.1.26", "battle-over")
BATTLE_UNDER_WAY: Final = Reason("M-11.1.3", "battle-under-way")
OTHER_SUIT: Final = Reason("M-11.1.5", "other-suit")
MUST_PLAY: Final = Reason("M-11.1.14", "must-play")
RETREAT_EXACTLY: Final = Reason("M-11.2.5", "retreat")
RETREAT_WAY: Final = Reason("M-11.2.4", "retreat-way")
# upheavals (19)
PIECE_STAYS: Final = Reason("M-R-33", "piece-stays")
NOT_NEAREST: Final = Reason("M-R-33", "not-nearest")
SECOND_TRAIN: Final = Reason("M-19.1.12", "second-train")
MUST_MAKE_ROOM: Final = Reason("M-R-32", "must-make-room")
FULL_ONLY: Final = Reason("M-1.3", "full-only")

# negotiations (20, 21)
AGREEMENT_FULL_ONLY: Final = Reason("M-21.1", "agreement-full-only")
AGREEMENT_BATTLE: Final = Reason("M-R-67", "agreement-battle")
AGREEMENT_TOO_MANY: Final = Reason("M-21.4", "agreement-too-many")
AGREEMENT_EMPTY: Final = Reason("M-21.4", "agreement-empty")
AGREEMENT_LONG: Final = Reason("M-21.4", "agreement-long")
AGREEMENT_ALONE: Final = Reason("M-21.1", "agreement-alone")
AGREEMENT_TERM: Final = Reason("M-R-68", "agreement-term")
VOTE_PROMISED: Final = Reason("M-21.2", "vote-promised")
CONTRACT_RUNS: Final = Reason("M-20.4", "contract-runs")
NO_CONTRACT: Final = Reason("M-20.6", "no-contract")
NO_AGREEMENT: Final = Reason("M-21.2", "no-agreement")
TRUCE_NO_ENEMIES: Final = Reason("M-21.1", "truce-no-enemies")
ELECTION_OVER: Final = Reason("M-18.8", "election-over")
CONTRACT_TERM: Final = Reason("M-20.3", "contract-term")
STANDING_SUBSIDY: Final = Reason("M-20.7", "standing-subsidy")
NO_PROPOSAL: Final = Reason("M-21.2", "no-proposal")
NOT_YOUR_PROPOSAL: Final = Reason("M-21.2", "not-your-proposal")
NOT_A_PARTY: Final = Reason("M-21.2", "not-a-party")
ALREADY_SIGNED: Final = Reason("M-21.2", "already-signed")
AGREEMENT_OTHER_PLAYER: Final = Reason("M-R-67", "agreement-other-player")
PAYER_MINOR: Final = Reason("M-20.2", "payer-minor")
NOT_ALLIED: Final = Reason("M-20.2", "not-allied")
MINOR_POWERS_ONLY: Final = Reason("M-24.2.3", "minor-powers-only")
PRESS_PUBLIC: Final = Reason("M-21.3", "press-public")

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
