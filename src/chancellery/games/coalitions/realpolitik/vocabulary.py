"""The vocabulary of Realpolitik: the system's, and what it asks and tells besides."""

from __future__ import annotations

from typing import Final

from chancellery.games.coalitions.realpolitik.components import ACTIONS
from chancellery.games.coalitions.system import vocabulary as system
from chancellery.games.coalitions.system.counting import BOUGHT, COUNTINGS
from chancellery.games.coalitions.system.vocabulary import (
    ASK_PURCHASE,
    CONSENT,
    DONE,
    HALT,
    ON,
    PLACE,
    REFUSE,
    TAKE_OFF,
    Vocabulary,
    more,
)
from chancellery.kernel import Happening, Question, Reason, Sort, Verb

SORTS: Final = [*system.SORTS, more(system.MOVEMENT, "rail"), Sort("action_card", ACTIONS)]

ACTION_VERBS: Final = tuple(Verb(action, f"{action} {{power}}", "RP-5.1.2") for action in ACTIONS)
READY: Final = Verb("ready", "ready", "RP-7.2.3")
ALLIANCE: Final = Verb("alliance", "alliance {power}", "RP-7.3.3")
TRAIN: Final = Verb("train", "train {place} - {to:place}", "RP-8.2.2", alike=2)
BUY_TRAIN: Final = Verb("buy_train", "buy train {place} - {to:place}", "RP-8.2.15", alike=2)
RAIL: Final = Verb("rail", "rail {place} > {to:place}", "RP-8.8.1")
RAIL_TROOP: Final = Verb("rail_troop", "rail troop {place} > {to:place}", "RP-8.8.1")
VERBS: Final = [*system.VERBS, *ACTION_VERBS, READY, ALLIANCE, TRAIN, BUY_TRAIN, RAIL, RAIL_TROOP]
WHEN: Final = {"done": "RP-8.2.1"}
NEVER: Final = {
    "expel": "RP-1.1.2",
    **dict.fromkeys(("drill", "card", "morale"), "RP-5.1.1"),  # there is neither Drill nor Leadership
    "accept": "RP-5.11.3",
    "place_named": "RP-2.1.2",
    "decline": "RP-R-10",
}

ASK_ACTION_CARD: Final = Question("action_card", "RP-5.1.2", verbs=ACTION_VERBS)
ASK_NEGOTIATION: Final = Question("negotiation", "RP-7.2.3", verbs=(READY,))
ASK_DEMAND: Final = Question("demand", "RP-7.3.3", verbs=(ALLIANCE,))
ASK_FREE_TRAIN: Final = Question("free_train", "RP-8.2.2", "count:number", (TRAIN, DONE))
ASK_TRAIN_CONSENT: Final = Question("train_consent", "RP-8.2.21", "mover:power place to:place", (CONSENT, REFUSE))
ASK_GENERALS: Final = Question("generals", "RP-8.2.5", verbs=(PLACE, TAKE_OFF, DONE))
ASK_RAIL: Final = Question("rail", "RP-8.8.1", verbs=(RAIL, RAIL_TROOP, DONE))
ASK_RAIL_PATH: Final = Question("rail_path", "RP-8.8.5", "path:place+", (ON, HALT), forced=True)
ASK_TROOP_CONSENT: Final = Question("troop_consent", "RP-8.8.4", "mover:power place to:place", (CONSENT, REFUSE))
QUESTIONS: Final = [
    *system.QUESTIONS,
    ASK_PURCHASE.also(BUY_TRAIN),
    *(ASK_ACTION_CARD, ASK_NEGOTIATION, ASK_DEMAND, ASK_FREE_TRAIN, ASK_TRAIN_CONSENT, ASK_GENERALS, ASK_RAIL),
    *(ASK_RAIL_PATH, ASK_TROOP_CONSENT),
]

HAPPENINGS: Final = [
    *system.HAPPENINGS,
    # sequence of play
    Happening("game_turn", "turn:number", mark="round"),
    Happening("action_card", "power action_card"),
    Happening("dispatch", "power number"),
    # diplomacy
    Happening("diplomacy_phase", mark="turn"),
    Happening("demand", "power recipient:power"),
    Happening("alliance", "power other:power"),
    Happening("alliance_kept", "power other:power"),
    Happening("alliance_ended", "power other:power"),
    Happening("no_alliance"),
    # Mobilisation
    Happening("train", "power place to:place"),
    Happening("bought_train", "power place to:place left:number"),
    Happening("train_consent", "host:power power place to:place", favours="power"),
    Happening("train_refused", "host:power power place to:place"),
    Happening("own_reshuffle", "power count:number"),
    # Rail Transport
    Happening("troop_by_rail", "power place to:place", trail="place to"),
    Happening("troop_consent", "host:power power place to:place", favours="power"),
    Happening("troop_refused", "host:power power place to:place"),
    # battle
    Happening("prestige", "power other:power rank:number"),
]
MINOR_WITHOUT_INFLUENCE: Final = Reason("RP-11.2.4", "minor-without-influence")
ACTION_CARD_PLAYED: Final = Reason("RP-5.1.7", "action-card-played")
# Trains
NO_BORDER: Final = Reason("RP-8.2.24", "not-adjacent")
TRAIN_THERE: Final = Reason("RP-8.2.23", "train-there")
NO_TRAIN_LEFT: Final = Reason("RP-8.2.26", "no-train-left")
NEITHER_SIDE_YOURS: Final = Reason("RP-8.2.22", "neither-side-yours")
BORDER_NOT_FRIENDLY: Final = Reason("RP-8.2.20", "not-friendly")
TRAIN_REFUSED: Final = Reason("RP-8.2.21", "train-refused")
# Rail Transport
NO_GENERAL_TO_RIDE: Final = Reason("RP-8.8.2", "no-general-there")
START_NOT_FRIENDLY: Final = Reason("RP-8.8.4", "not-friendly")
RODE_ALREADY: Final = Reason("RP-8.8.10", "rode-already")
TROOPS_BY_RAIL: Final = Reason("RP-8.8.10", "troops-by-rail")
NO_TRAIN: Final = Reason("RP-8.8.5", "no-train")
CHAIN_TWICE: Final = Reason("RP-8.9.16", "twice")
STRANGER_ON_THE_LINE: Final = Reason("RP-8.8.13", "stranger-there")
CHAIN_NOT_FRIENDLY: Final = Reason("RP-8.8.3", "not-friendly")
RIDE_REFUSED: Final = Reason("RP-R-99", "consent-refused")
CHAIN_WITHOUT_END: Final = Reason("RP-8.8.7", "no-end")
OWN_GENERAL_AT_END: Final = Reason("RP-8.8.7", "own-general-there")
NO_OTHER_GENERAL: Final = Reason("RP-8.8.8", "no-other-general")
NO_TROOPS_TO_SEND: Final = Reason("RP-8.8.8", "no-troops")
TROOPS_GONE_BY_RAIL: Final = Reason("RP-R-32", "troops-gone-by-rail")
RECEIVER_FULL: Final = Reason("RP-8.8.9", "general-full")
NO_LINE: Final = Reason("RP-8.8.5", "no-line")
# Sea Routes
ROUTE_OF_ANOTHER: Final = Reason("RP-8.9.10", "route-of-another")

REALPOLITIK: Final = Vocabulary(
    VERBS,
    QUESTIONS,
    HAPPENINGS,
    SORTS,
    NEVER,
    WHEN,
    about={
        **system.ABOUT,
        **dict.fromkeys((RAIL, RAIL_TROOP), system.FIRST),
        **dict.fromkeys((TRAIN, BUY_TRAIN), system.NO_PIECE),
    },
    leading=(*system.LEADING, RAIL),
    ways=(*system.WAYS, ASK_RAIL_PATH),
    ends=(*system.ENDS, READY),
    countings={**COUNTINGS, "bought_train": BOUGHT},
)

ALLIANCE_WITH_ITSELF: Final = Reason("RP-7.3.3", "alliance-with-itself")
NO_OFFER_NO_BID: Final = Reason("RP-11.3.9", "no-offer-no-bid")
ONLY_ONE_CARD: Final = Reason("RP-5.1.11", "only-one-card")
CARD_OF_ANOTHER: Final = Reason("RP-5.1.2", "card-of-another")
