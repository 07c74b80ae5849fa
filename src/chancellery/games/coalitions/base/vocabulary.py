"""The vocabulary of Coalitions: the system's, and what it asks and tells besides."""

from __future__ import annotations

from typing import Final

from chancellery.games.coalitions.system import vocabulary as system
from chancellery.games.coalitions.system.counting import COUNTINGS, GIVEN, INCOME, INFLUENCE
from chancellery.games.coalitions.system.vocabulary import (
    ACCEPT,
    ASK_MOVE,
    CAPITAL,
    DECLINE,
    DONE,
    EXPEL,
    OFF_BOARD,
    PLACE,
    REFUSE,
    STATUS,
    WITHDRAW,
    Vocabulary,
    more,
)
from chancellery.kernel import Happening, Question, Reason, Sort, Verb

MOVEMENT: Final = more(system.MOVEMENT, "orient")
WHY_INFLUENCE: Final[Sort] = more(system.WHY_INFLUENCE, "subsidy")
SORTS: Final[list[Sort]] = [*system.SORTS, MOVEMENT, WHY_INFLUENCE, more(system.REASON, "paris")]

NAME_GENERAL: Final = Verb("name_general", "{hero} {place}", "K-2.4.8")
NAME_OFF_BOARD: Final = Verb("name_off_board", "{hero} off", "K-2.4.8")
OFFER: Final = Verb("offer", "offer {power} {money}", "K-7.3.6")
ORIENT: Final = Verb("orient", "orient {place} > {to:place}", "K-13.1.3")
ADD_STRENGTH: Final = Verb("add_strength", "add strength", "K-10.2.1")
VERBS: Final[list[Verb]] = [*system.VERBS, NAME_GENERAL, NAME_OFF_BOARD, OFFER, ORIENT, ADD_STRENGTH]
NEVER: Final[dict[str, str]] = {"strike": "K-8.3.14", "strike_out": "K-8.3.17"}

ASK_NAPOLEON: Final = Question("napoleon", "K-2.4.8", verbs=(NAME_GENERAL, NAME_OFF_BOARD))
ASK_NAMED_GENERAL: Final = Question("named_general", "K-10.1.3", verbs=(NAME_GENERAL, NAME_OFF_BOARD))
ASK_EXPEL_AFTER: Final = Question("expel_after", "K-6.4.3", verbs=(EXPEL, DONE))
ASK_EXPELLED_STATUS: Final = Question("expelled_status", "K-6.4.3", verbs=(STATUS,))
ASK_SUBSIDY: Final = Question("subsidy", "K-7.3.6", "money", (OFFER, DONE))
ASK_SUBSIDY_ANSWER: Final = Question("subsidy_answer", "K-7.3.7", "giver:power money", (ACCEPT, REFUSE))
ASK_WELLINGTON: Final = Question("wellington", "K-10.2.1", "general place side", (ADD_STRENGTH, DECLINE))
ASK_KUTUZOV: Final = Question("kutuzov", "K-10.5.1", "general place", (WITHDRAW, DECLINE))
ASK_BLUCHER: Final = Question("blucher", "K-10.4.2", "general place troops:number", (CAPITAL, WITHDRAW, OFF_BOARD))
ASK_GRAND_VIZIER: Final = Question("grand_vizier", "K-10.6.1", "general place", (PLACE,), forced=True)
QUESTIONS: Final[list[Question]] = [
    *system.QUESTIONS,
    ASK_MOVE.also(ORIENT),
    *(ASK_NAPOLEON, ASK_NAMED_GENERAL, ASK_EXPEL_AFTER, ASK_EXPELLED_STATUS, ASK_SUBSIDY, ASK_SUBSIDY_ANSWER),
    *(ASK_WELLINGTON, ASK_KUTUZOV, ASK_BLUCHER, ASK_GRAND_VIZIER),
]

HAPPENINGS: Final[list[Happening]] = [
    *system.HAPPENINGS,
    Happening("named", "power general place"),
    Happening("trade", "power money", scores="money power money"),
    Happening("offered", "power recipient:power money"),
    Happening("subsidy", "power recipient:power money", favours="recipient"),
    Happening("subsidy_refused", "recipient:power money"),
    Happening("napoleons_move", "power"),
    # named Generals
    Happening("evaded", "power general place to:place", trail="place to"),
    Happening("no_battle", "power place"),
    Happening("strength_added", "power general strength:number side place"),
    Happening("extra_cards", "power general count:number place"),
    Happening("rallied", "power general troops:number place"),
    # special rules of scenarios
    Happening("spain_open", "power place"),
    # the end
    Happening("paris", "power points total:number", scores="influence power points total"),
]
# Napoleon's Move and the card Armee d'Orient
ONLY_NAPOLEON: Final = Reason("K-7.3.11", "only-napoleon")
NO_DISBANDING: Final = Reason("K-7.3.14", "napoleons-move-disband")
NO_ARBITER: Final = Reason("K-7.3.12", "napoleons-move-arbiter")
ABILITIES_NOT_USED: Final = Reason("K-10.1.1", "abilities-not-used")
ORIENT_1792: Final = Reason("K-13.0.1", "orient-1792")
ORIENT_FRENCH: Final = Reason("K-13.1.3", "orient-french")
ORIENT_USED: Final = Reason("K-13.1.3", "orient-used")
ORIENT_NAPOLEONS_MOVE: Final = Reason("K-R-41", "orient-napoleons-move")
ORIENT_WAY: Final = Reason("K-13.1.5", "orient-way")
ORIENT_WATCHED: Final = Reason("K-13.1.4", "orient-watched")

COALITIONS: Final[Vocabulary] = Vocabulary(
    VERBS,
    QUESTIONS,
    HAPPENINGS,
    SORTS,
    NEVER,
    about={**system.ABOUT, ORIENT: system.FIRST},
    leading=(*system.LEADING, ORIENT),
    countings={**COUNTINGS, "paris": INFLUENCE, "trade": INCOME, "subsidy": GIVEN},
)

OTHER_HERO: Final = Reason("K-2.4.8", "other-hero")
CAPITAL_LOST: Final = Reason("K-6.1.8", "capital-lost")
EXPELLED_AFTER_REVEAL: Final = Reason("K-6.4.3", "expelled-after-reveal")
# Subsidies
NOT_SUBSIDISED: Final = Reason("K-7.3.6", "not-in-your-coalition")
UNCONTROLLED: Final = Reason("K-11.5.10", "uncontrolled")
OFFERED_ALREADY: Final = Reason("K-7.3.6", "offered-already")
OFFER_NOTHING: Final = Reason("K-7.3.6", "offer-nothing")
OFFER_TOO_MUCH: Final = Reason("K-7.3.6", "too-little-money")
# named Generals
PIECES_THERE: Final = Reason("K-10.4.3", "pieces-there")
CAPITAL_AS_ANY_OTHER: Final = Reason("K-10.4.2", "capital-as-any-other")
CAPITAL_NOT_OPEN: Final = Reason("K-8.7.4", "capital-not-open")
BATTLEFIELD: Final = Reason("K-10.6.2", "battlefield")
CARDS_USED_UP: Final = Reason("K-10.3.1", "cards-used-up")
# special rules of 1792
SPAIN_IS_CLOSED: Final = Reason("K-13.1.8", "spain-closed")
