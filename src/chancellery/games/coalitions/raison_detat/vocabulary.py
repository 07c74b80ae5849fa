"""The vocabulary of Raison d'État: what it asks and tells besides the system."""

from __future__ import annotations

from chancellery.games.coalitions.raison_detat.why_not import EXPLAIN
from chancellery.games.coalitions.system.event_kinds import Field, fields
from chancellery.games.coalitions.system.vocabulary import Vocabulary

RAISON_DETAT = Vocabulary(
    forms={
        "offer": "offer {power} {number}",
        "send": "send {card} to {power}",
        "crown": "crown",
        "vote": "vote {power}",
        "abstain": "abstain",
    },
    moves={
        "offer": fields("power money"),
        "send": fields("card power"),
        "vote": fields("power"),
    },
    decisions={
        # Diplomacy Phase
        "admit": (Field("applicant", "power"),),
        "refused_status": fields("leader before"),
        # Emperor Election Phase
        "crown": fields("count"),
        "vote": fields("count"),
        # Subsidies and Mercenaries
        "gifts": fields("free"),
        "subsidies": fields("free"),
        "mercenaries": fields("free"),
        "subsidy_answer": fields("giver money"),
        "mercenaries_answer": fields("giver count"),
    },
    verbs={
        "admit": {"accept", "refuse"},
        "refused_status": {"status"},
        "crown": {"crown", "decline"},
        "vote": {"vote", "abstain"},
        "gifts": {"offer", "send", "done"},
        "subsidies": {"offer", "send", "done"},
        "mercenaries": {"offer", "send", "done"},
        "subsidy_answer": {"accept", "refuse"},
        "mercenaries_answer": {"accept", "refuse"},
    },
    events={
        # Diplomacy Phase
        "declared": fields("power status"),
        "admitted": fields("leader power"),
        "turned_away": fields("leader power"),
        # Emperor Election Phase
        "election": (),
        "crown_returned": fields("power"),
        "crown_declined": fields("power count"),
        "vote": (*fields("power"), Field("candidate", "power"), *fields("count")),
        "abstained": fields("power count"),
        "emperor": fields("power count"),
        "no_emperor": (),
        "crown_influence": fields("power controller points total"),
        # Subsidies and Mercenaries
        "offered": fields("power recipient money"),
        "subsidy": fields("power recipient money"),
        "subsidy_refused": fields("recipient money"),
        "promised": fields("power recipient"),
        "mercenaries": fields("power recipient count"),
        "mercenaries_refused": fields("recipient count"),
    },
    secret={
        "promised": fields("card"),
        "mercenaries": fields("cards"),
    },
    explain=EXPLAIN,
    when={
        "offer": "RD-9.4.2",
        "send": "RD-9.4.3",
        "crown": "RD-8.4.3",
        "vote": "RD-8.3.3",
        "abstain": "RD-8.3.6",
    },
    never={"place_named": "RD-2.2.1"},
)
