"""What an observation has besides that of the family: the Empire, an election, declarations and gifts on offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chancellery.games.coalitions.raison_detat.diplomacy import UNDECLARED, DiplomacyPhase
from chancellery.games.coalitions.raison_detat.election import Election, votes_of
from chancellery.games.coalitions.raison_detat.gifts import Gifts
from chancellery.games.coalitions.raison_detat.state import ABSTAINED, ImperialRealm
from chancellery.games.coalitions.system.observation import count_of, of_power
from chancellery.kernel.observation import Look, Part, counts, some

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family


def parts(game: Family) -> list[Part]:
    powers, values, statuses = len(game.powers), len(game.abilities), len(game.parameters.statuses)

    def offered(s: ImperialRealm, look: Look, power: int) -> list[float]:
        """Money, how many cards, and which ones, if the seat knows the giver's hand."""
        gifts = s.running(Gifts)
        if gifts is None or not gifts.money:
            return [0.0] * (2 + values)
        cards = gifts.cards[power]
        known = cards if s.knows_hand(look.seat, gifts.power) else []
        return [float(gifts.money[power]), float(len(cards)), *counts(known, values)]

    return [
        some("emperor", powers, lambda s, look: look.actor(s.emperor)),
        some("election", 1, lambda s, look: int(s.running(Election) is not None)),
        some("giver", powers, lambda s, look: look.actor(gifts.power) if (gifts := s.running(Gifts)) else 0),
        *of_power(game, "vote", powers + 1, _vote),
        *of_power(game, "declared", statuses, _declared),
        *count_of(game, "electors", 1, lambda s, look, p: [float(votes_of(s, p))]),
        *count_of(game, "offered", 2 + values, offered),
    ]


def _vote(s: ImperialRealm, look: Look, power: int) -> int:
    """For whom a Power has voted; the last one is nobody."""
    vote = s.votes[power]
    return 1 << len(s.votes) if vote == ABSTAINED else look.actor(vote)


def _declared(s: ImperialRealm, look: Look, power: int) -> int:
    phase = s.running(DiplomacyPhase)
    status = phase.declared[power] if phase is not None and phase.declared else UNDECLARED
    return 0 if status == UNDECLARED else 1 << status
