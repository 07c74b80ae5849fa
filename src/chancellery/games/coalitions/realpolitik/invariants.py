"""Invariants of Realpolitik (family.md part 4), checked after every move in tests besides those of the family."""

from __future__ import annotations

from chancellery.games.coalitions.realpolitik.action_cards import TAKE_IN, Turn
from chancellery.games.coalitions.realpolitik.components import DISPATCH
from chancellery.games.coalitions.realpolitik.state import RealpolitikRealm
from chancellery.games.coalitions.realpolitik.trains import TRAINS, trains, trains_left
from chancellery.games.coalitions.system.minor_powers import is_minor, major_of
from chancellery.games.coalitions.system.state import NOBODY
from chancellery.kernel import SCRIPTS


def broken(s: RealpolitikRealm) -> list[str]:
    """Those that do not hold."""
    return [*_sides(s), *_trains(s), *_cards(s), *_score(s)]


def _sides(s: RealpolitikRealm) -> list[str]:
    """A side has at most two Powers, an Alliance is mutual, and a controlled Italy is its controller's Ally."""
    found = []
    for power, partner in enumerate(s.partner):
        if partner >= 0 and s.partner[partner] != power:
            found.append("7: an Alliance that is not mutual")
        if s.ally[power] != 1 << power | (1 << partner if partner >= 0 else 0):
            found.append("7: sides and Alliances differ")
        if is_minor(s, power) and s.turn and major_of(s, power) == NOBODY:
            found.append("15: Italy has no controller")
    if sorted(s.prestige) != list(range(len(s.prestige))):
        found.append("21: Prestige is no order of the Powers")
    if s.neutral or any(s.closed):
        found.append("RP-1.1.2: somebody is Neutral")
    return found


def _trains(s: RealpolitikRealm) -> list[str]:
    """Trains on borders and in the supply are 28, each on a border of its own."""
    near = s.game.map.near
    wrong = any(not near[a] >> b & 1 or not s.rails[b] >> a & 1 for a, b in trains(s))
    return ["Trains"] if wrong or not 0 <= trains_left(s) <= TRAINS else []


def _cards(s: RealpolitikRealm) -> list[str]:
    """33: Action hand and played cards are all of them; the common deck is not used."""
    found = []
    for power, hand in enumerate(s.action_hand):
        empty = not hand and s.action[power] != DISPATCH  # RP-5.1.11
        if empty or hand & ~s.own.action_cards[power]:
            found.append(f"33: Action cards of {s.game.powers[power]}")
    if s.deck or s.discards:
        found.append("13: a common deck")
    return found


def _score(s: RealpolitikRealm) -> list[str]:
    """19: nobody has 25 when a turn begins; 12: Italy has no Influence of its own."""
    found = []
    choosing = bool(s.stack) and isinstance(s.stack[-1], Turn) and s.stack[-1].at < SCRIPTS[Turn].index(TAKE_IN)
    if choosing and max(s.influence) >= s.game.parameters.influence_to_win:
        found.append("19: somebody has won")
    if any(points for power, points in enumerate(s.influence) if is_minor(s, power)):
        found.append("12: Influence of a Minor Power")
    return found
