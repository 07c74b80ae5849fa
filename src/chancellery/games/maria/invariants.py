"""What must hold after every move (for tests)."""

from __future__ import annotations

from collections.abc import Iterator

from chancellery.games.maria.atlas import bits
from chancellery.games.maria.campaign import MOST_ARMIES, Campaign
from chancellery.games.maria.components import DECK
from chancellery.games.maria.powers import MAJOR, NOBODY, POWERS
from chancellery.games.maria.sequence import Allocation
from chancellery.games.maria.upheavals import Relocation
from chancellery.games.maria.victory import BATTLE_BOXES


def broken(s: Campaign) -> list[str]:
    return [*_pieces(s), *_cards(s), *_markers(s)]


def _pieces(s: Campaign) -> Iterator[str]:
    box = s.game.components
    allocating = any(isinstance(p, Allocation) for p in s.stack)
    for general, city in enumerate(s.where[: box.count]):
        if allocating:
            break
        armies = s.armies[general]
        if (city == -1 and armies) or (city != -1 and not 1 <= armies <= MOST_ARMIES):
            yield f"M-6.6: {box.generals[general].id} has {armies} armies"
    moving = any(isinstance(p, Relocation) for p in s.stack)  # those who must leave still stand there
    for city in {place for place in s.where if place >= 0} if not moving else ():
        there = [piece for piece, place in enumerate(s.where) if place == city]
        if len(there) > 2 or (len(there) == 2 and not all(s.is_general(piece) for piece in there)):
            yield f"M-6.2: too many pieces in {box.atlas.ids[city]}"
        elif len(there) == 2 and not s.relations.partners[s.power_of(there[0])] >> s.power_of(there[1]) & 1:
            yield f"M-6.2: enemies stacked in {box.atlas.ids[city]}"
    for power in range(len(POWERS)):
        generals = sum({1 << s.where[g] for g in box.powers[power].generals if s.where[g] >= 0})
        if generals != s.stand[power]:
            yield f"cities of {POWERS[power]}'s generals"
        trains = sum({1 << s.where[t] for t in box.powers[power].trains if s.where[t] >= 0})
        if trains != s.trains[power]:
            yield f"cities of {POWERS[power]}'s trains"
    standing = [city for city in s.where[: box.count] if city >= 0]
    if sum({1 << city for city in standing if standing.count(city) > 1}) != s.stacks:
        yield "cities of stacks"


def _cards(s: Campaign) -> Iterator[str]:
    piles = [*s.decks, *s.discards, *s.hands, *s.on_board, *s.covered]
    found = sorted(card for pile in piles for card in pile)
    if found != list(range(4 * DECK)):
        yield "M-8: tactical cards are not the 152"
    if any(hand != sorted(hand) for hand in s.hands):
        yield "a hand is not sorted"


def _markers(s: Campaign) -> Iterator[str]:
    box, atlas = s.game.components, s.game.components.atlas
    for city, power in enumerate(s.marker):
        if power != NOBODY and (power not in MAJOR or not atlas.fortress >> city & 1):
            yield f"M-3.2.9: a marker in {atlas.ids[city]}"
    for owner, cities in enumerate(s.markers):
        if [city for city, power in enumerate(s.marker) if power == owner] != list(bits(cities)):
            yield f"cities of {POWERS[owner]}'s markers"
    for city in s.game.silesian_fortresses:
        if s.marker[city] == NOBODY and not s.silesia:
            yield f"M-10.3.16: no marker in {atlas.ids[city]}"
    if not s.game.full:
        return
    for power in MAJOR:
        placed = sum(owner == power for owner in s.marker) + s.battles[power] + s.aside[power]
        placed += sum(power == owner for owner in (s.three_electors, s.emperor, s.italy))
        placed += power == POWERS.index("prussia") and s.silesia
        total = box.powers[power].pool + box.powers[power].markers.bit_count()
        if s.pool[power] + placed - s.substitutes[power] != total:
            yield f"M-15.3: markers of {POWERS[power]}"
        if not 0 <= s.battles[power] <= BATTLE_BOXES or s.pool[power] < 0:
            yield f"M-16.1.1: boxes of {POWERS[power]}"
