"""The vocabulary of Raison d'État: the system's, and what it asks and tells besides."""

from __future__ import annotations

from typing import Final

from chancellery.games.coalitions.system import vocabulary as system
from chancellery.games.coalitions.system.counting import COUNTINGS, GIVEN
from chancellery.games.coalitions.system.vocabulary import ACCEPT, DECLINE, DONE, REFUSE, STATUS, Vocabulary
from chancellery.kernel import Happening, Question, Reason, Verb
from chancellery.table.effects import Counting

OFFER: Final = Verb("offer", "offer {power} {money}", "RD-9.4.2")
SEND: Final = Verb("send", "send {card} to {power}", "RD-9.4.3")
CROWN: Final = Verb("crown", "crown", "RD-8.4.3")
VOTE: Final = Verb("vote", "vote {power}", "RD-8.3.3")
ABSTAIN: Final = Verb("abstain", "abstain", "RD-8.3.6")
VERBS: Final = [*system.VERBS, OFFER, SEND, CROWN, VOTE, ABSTAIN]
NEVER: Final = {"place_named": "RD-2.2.1"}

ASK_ADMIT: Final = Question("admit", "RD-7.4.1", "applicant:power", (ACCEPT, REFUSE))
ASK_REFUSED_STATUS: Final = Question("refused_status", "RD-7.4.3", "leader:power before:status", (STATUS,))
ASK_CROWN: Final = Question("crown", "RD-8.4.3", "count:number", (CROWN, DECLINE))
ASK_VOTE: Final = Question("vote", "RD-8.3.3", "count:number", (VOTE, ABSTAIN))
ASK_GIFTS: Final = Question("gifts", "RD-9.4.1", "free:power", (OFFER, SEND, DONE))
ASK_SUBSIDIES: Final = Question("subsidies", "RD-9.4.2", "free:power", (OFFER, SEND, DONE))
ASK_MERCENARIES: Final = Question("mercenaries", "RD-9.4.3", "free:power", (OFFER, SEND, DONE))
ASK_SUBSIDY_ANSWER: Final = Question("subsidy_answer", "RD-9.4.4", "giver:power money", (ACCEPT, REFUSE))
ASK_MERCENARIES_ANSWER: Final = Question("mercenaries_answer", "RD-9.4.4", "giver:power count:number", (ACCEPT, REFUSE))
QUESTIONS: Final = [
    *system.QUESTIONS,
    *(ASK_ADMIT, ASK_REFUSED_STATUS, ASK_CROWN, ASK_VOTE, ASK_GIFTS, ASK_SUBSIDIES, ASK_MERCENARIES),
    *(ASK_SUBSIDY_ANSWER, ASK_MERCENARIES_ANSWER),
]

HAPPENINGS: Final = [
    *system.HAPPENINGS,
    # Diplomacy Phase
    Happening("declared", "power status"),
    Happening("admitted", "leader:power power", favours="power"),
    Happening("turned_away", "leader:power power"),
    # Emperor Election Phase
    Happening("election"),
    Happening("crown_returned", "power"),
    Happening("crown_declined", "power count:number"),
    Happening("vote", "power candidate:power count:number", favours="candidate"),
    Happening("abstained", "power count:number"),
    Happening("emperor", "power count:number"),
    Happening("no_emperor"),
    Happening(
        "crown_influence", "power controller:power points total:number", scores="influence controller points total"
    ),
    # Subsidies and Mercenaries
    Happening("offered", "power recipient:power money"),
    Happening("subsidy", "power recipient:power money", favours="recipient"),
    Happening("subsidy_refused", "recipient:power money"),
    Happening("promised", "power recipient:power", secret="card:value"),
    Happening("mercenaries", "power recipient:power count:number", secret="cards:value*"),
    Happening("mercenaries_refused", "recipient:power count:number"),
]
# Sea Routes
ROUTE_START: Final = Reason("RD-9.13.5", "route-start")
ROUTE_NOT_YOURS: Final = Reason("RD-9.13.4", "route-not-yours")

MERCENARIES: Final = (Counting("cards", by="-count"), Counting("cards", by="count", whose="recipient"))
RAISON_DETAT: Final = Vocabulary(
    VERBS,
    QUESTIONS,
    HAPPENINGS,
    system.SORTS,
    NEVER,
    ends=(*system.ENDS, ABSTAIN),
    countings={**COUNTINGS, "subsidy": GIVEN, "mercenaries": MERCENARIES},
)

LEADING_POWER: Final = Reason("RD-7.4.6", "leading-power")
COALITION_CLOSED: Final = Reason("RD-7.4.3", "coalition-closed")
WITHOUT_PLAYER: Final = Reason("RD-8.3.8", "uncontrolled")
NO_ELECTOR: Final = Reason("RD-8.3.1", "no-elector")
VOTE_FINAL: Final = Reason("RD-8.3.7", "vote-final")
AT_WAR_WITH: Final = Reason("RD-8.3.4", "at-war-with")
NOT_AN_ALLY: Final = Reason("RD-9.4.2", "not-an-ally")
NOBODYS_POWER: Final = Reason("RD-9.4.8", "uncontrolled")
MONEY_OR_CARDS: Final = Reason("RD-9.4.1", "money-or-cards")
OFFERED_ALREADY: Final = Reason("RD-9.4.11", "offered-already")
OFFER_NOTHING: Final = Reason("RD-9.4.2", "offer-nothing")
TOO_LITTLE: Final = Reason("RD-9.4.2", "too-little-money")
GIFT_LIMIT: Final = Reason("RD-9.4.2", "gift-limit")
CARD_NOT_TO_GIVE: Final = Reason("RD-9.4.3", "card-not-held")
CARD_LIMIT: Final = GIFT_LIMIT.by("RD-9.4.3")
