"""Invariants of Raison d'État besides those of the family (section K of its catalogue)."""

from __future__ import annotations

from chancellery.games.coalitions.raison_detat.election import Election
from chancellery.games.coalitions.raison_detat.gifts import Gifts
from chancellery.games.coalitions.raison_detat.state import ABSTAINED, SILENT, ImperialRealm
from chancellery.games.coalitions.system.minor_powers import is_minor, major_of

ELECTORS = 7  # RD-5.6.3


def broken(s: ImperialRealm) -> list[str]:
    """The invariants that do not hold."""
    return [*_empire(s), *_members(s), *_gifts(s)]


def _empire(s: ImperialRealm) -> list[str]:
    powers, found = range(len(s.game.powers)), []
    if s.own.electors.bit_count() != ELECTORS:
        found.append("RD: not seven Electors")
    if not -1 <= s.emperor < len(powers):
        found.append("RD-INV-11: the Crown")
    election = any(isinstance(p, Election) for p in s.stack)
    if election and s.emperor >= 0:
        found.append("RD-R-26: a Crown that was not returned")
    allowed = {SILENT, ABSTAINED, *powers} if election else {SILENT}
    if len(s.votes) != len(powers) or not allowed.issuperset(s.votes):
        found.append("RD: votes outside an election")
    return found


def _members(s: ImperialRealm) -> list[str]:
    """RD-3.2.1, RD-3.2.2, RD-3.3.1; RD-INV-12, RD-12.10.1."""
    game, found = s.game, []
    for name, status in s.own.sides.fixed.items():
        if game.parameters.statuses[s.status[game.map.power_of[name]]] != status:
            found.append(f"RD: status of {name}")
    for name, controller in s.own.permanent.items():
        if s.seat_of[game.map.power_of[name]] != game.seats.index(controller):
            found.append(f"RD: controller of {name}")
    for power, name in enumerate(game.powers):
        major = major_of(s, power)
        if is_minor(s, power) and major >= 0 and s.status[power] != s.status[major]:
            found.append(f"RD-INV-12: status of {name}")
        if is_minor(s, power) and s.influence[power]:
            found.append(f"12: Influence of {name}")
    return found


def _gifts(s: ImperialRealm) -> list[str]:
    for gifts in s.stack:
        if isinstance(gifts, Gifts):
            held = list(s.hands[gifts.power])
            for card in (card for cards in gifts.cards for card in cards):
                if card not in held:
                    return ["RD-9.4.3: a card on offer that is not held"]
                held.remove(card)
            if sum(gifts.money) > s.money[gifts.power]:
                return ["RD-9.4.2: more Money on offer than there is"]
    return []
