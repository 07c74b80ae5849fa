"""Invariants of L'Empereur, checked after every move in tests besides those of the family."""

from __future__ import annotations

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.set_up import GRAND_COALITION
from chancellery.games.coalitions.lempereur.state import EmpireRealm

NAPOLEON_CARDS = 12


def broken(s: EmpireRealm) -> list[str]:
    """Those that do not hold."""
    found = []
    cards = [*s.napoleon_deck, *s.napoleon_discards, *([s.napoleon_card] if s.napoleon_card else [])]
    if sorted(cards) != list(range(1, NAPOLEON_CARDS + 1)):
        found.append("12.5: the Napoleon cards are not complete")
    if s.hands[FR]:
        found.append("12.6.16: FR holds cards")
    if any(points for power, points in enumerate(s.influence) if power != FR):
        found.append("12.3.4: a player has Influence")
    if sorted({s.seat_of[power] for power in GRAND_COALITION}) != list(range(len(s.game.seats))):
        found.append("12.0.2: a player without a Power")
    if any(s.named[power] >= 0 for power in range(len(s.named))):
        found.append("12.1.8: a named General")
    return found
