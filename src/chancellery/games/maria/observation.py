"""What a seat may know of a match of Maria, as numbers. The powers are not alike: they have the same order for all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.maria.agreements import MOST_CLAUSES
from chancellery.games.maria.combat import Battle
from chancellery.games.maria.components import DECK, DECKS, YEARS
from chancellery.games.maria.negotiations import Agreement
from chancellery.games.maria.politics import Politics
from chancellery.games.maria.powers import MAJOR, POWERS, STATUSES, SUITS, TRACKS
from chancellery.games.maria.state import IN_BOX, Campaign
from chancellery.games.maria.view import all_armies
from chancellery.kernel.observation import Look, Part, asked, each, many, numbers, one, some
from chancellery.kernel.sets import bits

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

VERSION = 1
CARDS = DECK * DECKS
STAGES = 7
AGREEMENTS = 6  # the latest ones are seen
ARGUMENTS = 3  # of a clause


def _set(name: str, size: int, read: Any) -> list[Part]:
    """A set of every power."""
    return each(len(POWERS), name, size, read, set=True)


def parts(game: Maria) -> list[Part]:
    box, cities, powers, seats = game.components, game.components.atlas.size, len(POWERS), len(game.seats)
    pieces, generals, political = len(box.pieces), box.count, len(box.political)
    return [
        *_set("seat", seats, lambda s, look, p: 1 << s.seat_of[p]),
        *[_standing(piece.id, n, cities) for n, piece in enumerate(box.pieces)],
        some("face_down", generals, lambda s, look: s.face_down),
        some("commanders", generals, _commanders),
        some("moved", pieces, lambda s, look: s.moved),
        some("settled", pieces, lambda s, look: s.settled),
        some("beaten", generals, lambda s, look: s.beaten),
        some("refused", cities, lambda s, look: many([row[2] for row in s.refused])),
        *[_hussar(n, cities) for n in range(2)],
        *_set("markers", cities, lambda s, look, p: many([c for c, by in enumerate(s.marker) if by == p])),
        *_set("claims", cities, lambda s, look, p: many([c for c, by in enumerate(s.claim) if by == p])),
        some("electors", cities, lambda s, look: s.electors),
        some("three_electors", powers, lambda s, look: one(s.three_electors)),
        some("emperor", powers, lambda s, look: one(s.emperor)),
        some("italy", powers, lambda s, look: one(s.italy)),
        some("flags", 6, lambda s, look: many([n for n, flag in enumerate(_flags(s)) if flag])),
        some("saxony", len(STATUSES), lambda s, look: 1 << s.saxony),
        some("stage", STAGES, lambda s, look: 1 << s.stage),
        some("trump", len(SUITS), lambda s, look: one(s.trump)),
        some("last_winner", seats, lambda s, look: one(s.last_winner)),
        some("offer", political, lambda s, look: many(p.offer) if (p := s.running(Politics)) else 0),
        *_set("hand", CARDS, lambda s, look, p: many(s.hands[p]) if s.sees(look.seat, p) else 0),
        *_set("remembered", CARDS, lambda s, look, p: _remembered(s, look) & many(s.hands[p])),
        *_set("on_board", CARDS, lambda s, look, p: many(s.on_board[p])),
        *_set("covered", CARDS, lambda s, look, p: many(s.covered[p]) if s.sees(look.seat, p) else 0),
        some("discards", CARDS, lambda s, look: many([card for pile in s.discards for card in pile])),
        *_battle(cities, powers),
        numbers("armies", generals, _armies),
        *each(powers, "backs", DECKS, lambda s, look, p: _backs(s.hands[p])),
        *each(powers, "held", 6, _held),
        numbers("decks", DECKS, lambda s, look: _backs([card for deck in s.decks for card in deck])),
        numbers("time", 4, lambda s, look: _floats([s.turn, s.annexed, len(s.political), len(s.winters)])),
        numbers("tracks", 2 * len(TRACKS) + 1, lambda s, look: _floats([*s.track, *s.shift, s.saxon_points])),
        numbers("contracts", powers * powers, _contracts),
        numbers("winters", len(MAJOR) * len(YEARS), _winters),
        *[part for n in range(AGREEMENTS) for part in _agreement(game, n)],
        *asked(game.notation, powers, seats, {}),
    ]


def _floats(row: list[int]) -> list[float]:
    return [float(number) for number in row]


def _place(city: int, cities: int) -> int:
    """A city, or the box; nothing for a piece that is lost."""
    return 1 << (cities if city == IN_BOX else city) if city >= 0 or city == IN_BOX else 0


def _standing(id: str, piece: int, cities: int) -> Part:
    return some(f"at.{id}", cities + 1, lambda s, look: _place(s.where[piece], cities))


def _hussar(n: int, cities: int) -> Part:
    return some(f"hussar.{n}", cities, lambda s, look: one(s.hussars[n]) if n < len(s.hussars) else 0)


def _commanders(s: Campaign, look: Look) -> int:
    return many([s.generals_at(city)[0] for city in bits(s.all_generals)])


def _flags(s: Campaign) -> list[bool]:
    return [s.silesia, s.prussia_neutral, s.reduced, s.election_due, s.subsidy, s.saxony_drew]


def _remembered(s: Campaign, look: Look) -> int:
    return 0 if look.seat is None else s.remembered[look.seat]


def _armies(s: Campaign, look: Look) -> list[float]:
    """Of the generals whose armies the seat sees."""
    return [float(armies) if s.sees(look.seat, s.power_of(n)) else 0.0 for n, armies in enumerate(s.armies)]


def _backs(cards: list[int]) -> list[float]:
    """How many cards of each deck: their backs tell."""
    found = [0.0] * DECKS
    for card in cards:
        found[card // DECK] += 1.0
    return found


def _held(s: Campaign, look: Look, power: int) -> list[float]:
    """All armies, victory markers in the pool, beyond it, set aside and for battles, cards face down on the board."""
    markers = (s.pool[power], s.substitutes[power], s.aside[power], s.battles[power])
    return _floats([all_armies(s, power), *markers, len(s.covered[power])])


def _contracts(s: Campaign, look: Look) -> list[float]:
    """Who still pays whom how often."""
    found = [0.0] * (len(POWERS) * len(POWERS))
    for payer, receiver, left in s.contracts:
        found[payer * len(POWERS) + receiver] += float(left)
    return found


def _winters(s: Campaign, look: Look) -> list[float]:
    """The winter sheet, which is opened at the end."""
    rows = [number for sheet in s.winters for number in sheet] if s.outcome is not None else []
    return _floats(rows) + [0.0] * (len(MAJOR) * len(YEARS) - len(rows))


def _battle(cities: int, powers: int) -> list[Part]:
    def of(s: Campaign) -> Battle | None:
        battle = s.running(Battle)
        return battle if battle is not None and battle.powers else None

    def sums(s: Campaign, look: Look) -> list[float]:
        battle = of(s)
        if battle is None:
            return [0.0] * 5
        return _floats([*battle.strengths, battle.score, battle.lost, battle.points])

    return [
        some("attacker", cities, lambda s, look: 1 << b.attacker if (b := of(s)) else 0),
        some("defender", cities, lambda s, look: 1 << b.defender if (b := of(s)) else 0),
        some("attacking", powers, lambda s, look: 1 << b.powers[0] if (b := of(s)) else 0),
        some("defending", powers, lambda s, look: 1 << b.powers[1] if (b := of(s)) else 0),
        some("played", CARDS, lambda s, look: many([row[1] for row in b.played]) if (b := of(s)) else 0),
        numbers("battle", 5, sums),
    ]


def _agreement(game: Maria, n: int) -> list[Part]:
    """One of the latest agreements: who takes part and has signed, and its clauses; its words are no numbers."""
    verbs = {verb: number for number, verb in enumerate(game.clauses.verbs)}

    def of(s: Campaign) -> Agreement | None:
        return s.agreements[-1 - n] if n < len(s.agreements) else None

    def clauses(s: Campaign, look: Look) -> list[float]:
        found: list[float] = []
        agreement = of(s)
        for clause in agreement.clauses if agreement is not None else ():
            move = game.clauses.read(clause)
            found += [1.0 + verbs[move.verb], *_floats(list(move.args)), *[0.0] * (ARGUMENTS - len(move.args))]
        return found + [0.0] * (MOST_CLAUSES * (1 + ARGUMENTS) - len(found))

    seats = len(game.seats)
    return [
        some(f"agreement.{n}.by", seats, lambda s, look: 1 << a.by if (a := of(s)) else 0),
        some(f"agreement.{n}.parties", seats, lambda s, look: a.parties if (a := of(s)) else 0),
        some(f"agreement.{n}.signed", seats, lambda s, look: a.signed if (a := of(s)) else 0),
        numbers(f"agreement.{n}.term", 2, lambda s, look: _floats([a.number, a.until]) if (a := of(s)) else [0.0, 0.0]),
        numbers(f"agreement.{n}.clauses", MOST_CLAUSES * (1 + ARGUMENTS), clauses),
    ]
