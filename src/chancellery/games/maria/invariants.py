"""What must hold after every move (for tests)."""

from __future__ import annotations

from collections.abc import Iterator

from chancellery.games.maria.components import DECK
from chancellery.games.maria.powers import (
    AUSTRIA,
    FRANCE,
    ITALIAN,
    MAJOR,
    NOBODY,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN_ALLY,
    SAXONY,
)
from chancellery.games.maria.relocation import Relocation
from chancellery.games.maria.sequence import WINTER_EVERY, Allocation
from chancellery.games.maria.stage import Stage
from chancellery.games.maria.state import MOST_ARMIES, Campaign
from chancellery.games.maria.upheavals import Annexation
from chancellery.games.maria.victory import BATTLE_BOXES, ELECTORS_NEEDED
from chancellery.kernel.sets import bits


def broken(s: Campaign) -> list[str]:
    return [*_pieces(s), *_places(s), *_cards(s), *_markers(s), *_politics(s)]


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
    if s.all_generals != sum({1 << city for city in s.where[: box.count] if city >= 0}):
        yield "cities of all generals"
    if s.all_trains != sum({1 << city for city in s.where[box.count :] if city >= 0}):
        yield "cities of all trains"
    standing = [city for city in s.where[: box.count] if city >= 0]
    if sum({1 << city for city in standing if standing.count(city) > 1}) != s.stacks:
        yield "cities of stacks"


def _places(s: Campaign) -> Iterator[str]:
    atlas = s.game.components.atlas
    for hussar in s.hussars:
        if hussar >= 0 and not atlas.bohemia >> hussar & 1:
            yield f"M-7.3: a hussar in {atlas.ids[hussar]}"
        if hussar >= 0 and hussar in s.where:
            yield f"M-7.8: a hussar beside a piece in {atlas.ids[hussar]}"
    if s.face_down & ~sum(1 << general for general, city in enumerate(s.where[: s.game.components.count]) if city >= 0):
        yield "M-9.10: a general who is not on the map is face down"
    if any(isinstance(p, (Annexation, Relocation)) for p in s.stack):  # those who must leave still stand there
        return
    for piece, city in enumerate(s.where):
        if city >= 0 and s.game.closed_to(s, s.power_of(piece)) >> city & 1:
            yield f"M-19.4.3: {s.game.components.pieces[piece].id} in {atlas.ids[city]}"


def _cards(s: Campaign) -> Iterator[str]:
    piles = [*s.decks, *s.discards, *s.hands, *s.on_board, *s.covered]
    found = sorted(card for pile in piles for card in pile)
    if found != list(range(4 * DECK)):
        yield "M-8: tactical cards are not the 152"
    if any(hand != sorted(hand) for hand in s.hands):
        yield "a hand is not sorted"
    if any(card // DECK != deck for deck, pile in enumerate(s.discards) for card in pile):
        yield "M-8.12: a discard of another deck"
    if any(len({card // DECK for card in deck}) > 1 for deck in s.decks):
        yield "M-8.14: a draw deck of two decks"
    for power in range(len(POWERS)):
        if (s.on_board[power] and power not in MAJOR) or (s.covered[power] and not s.game.optional_politics):
            yield f"M-17.0.1: {POWERS[power]}'s cards on the politics board"


def _markers(s: Campaign) -> Iterator[str]:
    box, atlas = s.game.components, s.game.components.atlas
    for city, power in enumerate(s.marker):
        if power != NOBODY and (power not in MAJOR or not atlas.fortress >> city & 1):
            yield f"M-3.2.9: a marker in {atlas.ids[city]}"
    for owner, cities in enumerate(s.markers):
        if [city for city, power in enumerate(s.marker) if power == owner] != bits(cities):
            yield f"cities of {POWERS[owner]}'s markers"
    for city in bits(s.game.silesian_fortresses):
        if s.marker[city] == NOBODY and not s.silesia:
            yield f"M-10.3.16: no marker in {atlas.ids[city]}"
    claimed = [city for city, power in enumerate(s.claim) if power != NOBODY]
    if any(not atlas.fortress >> city & 1 for city in claimed):
        yield "M-10.3.9: a claim on no fortress"
    if claimed and s.outcome is None and not any(isinstance(p, Stage) for p in s.stack):
        yield "M-12.2: a claim outlives its stage"
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
        if s.aside[power] and power not in (FRANCE, PRUSSIA):
            yield f"M-19.1.8: {POWERS[power]} has markers set aside"


def _politics(s: Campaign) -> Iterator[str]:
    runs = PRUSSIA if s.saxony == PRUSSIAN_ALLY else AUSTRIA
    if s.seat_of[SAXONY] != s.seat_of[runs]:
        yield "M-19.3.21: who runs Saxony"
    if not s.game.full:
        return
    french = s.electors.bit_count()
    holder = FRANCE if french >= ELECTORS_NEEDED else PRAGMATIC if 4 - french >= ELECTORS_NEEDED else NOBODY
    if s.three_electors != holder:
        yield "M-16.2.1: the box of three electors"
    star = s.game.components.star[ITALIAN]
    if s.italy != NOBODY and (s.track[ITALIAN] - star) * (1 if s.italy == AUSTRIA else -1) <= 0:
        yield "M-17.5.22: the Italy box"
    if s.silesia != bool(s.annexed) or (s.prussia_neutral and not s.annexed <= s.turn <= s.annexed + 2):
        yield "M-19.1.13: Prussia's neutrality"
    pairs = [frozenset(contract[:2]) for contract in s.contracts]
    if len(set(pairs)) < len(pairs):
        yield "M-20.4: two contracts between two powers"
    for payer, receiver, left in s.contracts:
        if payer not in MAJOR or left < 1 or not s.relations.allies[payer] >> receiver & 1:
            yield f"M-20.2: {POWERS[payer]} pays {POWERS[receiver]}"
    if len(s.winters) not in ((s.turn - 1) // WINTER_EVERY, s.turn // WINTER_EVERY):
        yield "M-13.17: entries of the winter sheet"
