"""The prospects of the major powers as numbers: what a net looks at to tell who is going to win."""

from __future__ import annotations

from typing import Final

import numpy as np

from chancellery.bots.planning.net import Numbers
from chancellery.games.maria import cards, conquest, negotiations, victory
from chancellery.games.maria.powers import AUSTRIA, BAVARIA, FRANCE, MAJOR, PRAGMATIC, PRUSSIA, SAXONY, SUITS
from chancellery.games.maria.state import Campaign
from chancellery.kernel.sets import bits

STAGES: Final = 6
FAR_OFF: Final = 6  # steps within which an open fortress is soon reached
USE: Final = 0.7  # part of the cards of a suit that a battle sees
WEAK: Final = 2  # armies of a general who cannot stand alone
FOES: Final = tuple([(one, other) for one in (FRANCE, BAVARIA, PRUSSIA, SAXONY) for other in (AUSTRIA, PRAGMATIC)])


def rows(s: Campaign) -> Numbers:
    """A row for each major power: which it is, its own numbers, and those of all."""
    own = [_own(s, power) for power in MAJOR]
    common = [*_common(s), *[number for row in own for number in row]]
    found = []
    for index, row in enumerate(own):
        identity = [0.0] * len(MAJOR)
        identity[index] = 1.0
        found.append([*identity, *row, *common])
    return np.array(found, np.float32)


def _common(s: Campaign) -> list[float]:
    french, prussian = (0, 0) if s.game.full else victory.counts(s)
    stage = [0.0] * STAGES
    stage[s.stage % STAGES] = 1.0
    boxes = [
        float(box == power) for box in (s.emperor, s.italy, s.three_electors) for power in (FRANCE, PRAGMATIC, AUSTRIA)
    ]
    return [
        s.turn / 12, s.turn % 3 / 2, float(s.game.full), float(s.game.two_players), *stage, *boxes,
        french / 9, max(0, french - 5) / 4, prussian / 12, max(0, prussian - 8) / 4, *[track / 5 for track in s.track],
        float(s.silesia), float(s.prussia_neutral), float(s.reduced), float(s.election_due), s.electors.bit_count() / 4,
        *_truces(s),
    ]  # fmt: skip


def _truces(s: Campaign) -> list[float]:
    """How long those who may be enemies keep apart."""
    if not s.agreements:
        return [0.0] * len(FOES)
    left = dict.fromkeys(FOES, 0)
    for _, clause in negotiations.in_force(s):
        if clause.verb == "truce":
            one, other, until = clause.args
            for pair in ((one, other), (other, one)):
                if pair in left:
                    left[pair] = max(left[pair], until + 1 - s.turn)
    return [left[pair] / 3 for pair in FOES]


def _own(s: Campaign, power: int) -> list[float]:
    """Of a power and those that go with it."""
    box, partners = s.game.components, [p for p in range(len(s.hands)) if s.relations.marker_of[p] == power]
    generals = [g for p in partners for g in box.powers[p].generals]
    standing = [g for g in generals if s.where[g] >= 0]
    trains = [t for p in partners for t in box.powers[p].trains if s.where[t] >= 0]
    hand = [card for p in partners for card in s.hands[p]]
    sheet = MAJOR.index(power)
    return [
        s.pool[power] / 8, max(0, 4 - s.pool[power]) / 4, s.substitutes[power] / 2, s.aside[power] / 4,
        s.battles[power] / 2, sum([winter[sheet] for winter in s.winters]) / 20,
        sum([s.armies[g] for g in generals]) / 20, len(standing) / 5,
        sum([s.face_down >> g & 1 for g in standing]) / 3, len(trains) / 2, len(hand) / 10,
        sum([cards.value(card) for card in hand]) / 50, sum([claim == power for claim in s.claim]) / 4,
        s.markers[power].bit_count() / 8, *_fortresses(s, power), *_fronts(s, power), *_battles(s, power, standing),
        sum([s.armies[g] <= WEAK for g in standing]) / 3,
    ]  # fmt: skip


def _in_suits(s: Campaign, power: int) -> list[int]:
    """What a hand can add to a battle, by the suit of the sector."""
    hand = s.hands[power]
    return [sum([cards.value(card) for card in hand if cards.suit(card) in (suit, -1)]) for suit in range(len(SUITS))]


def _battles(s: Campaign, power: int, standing: list[int]) -> list[float]:
    """Battles that are near, with the cards of their suits: the best for us and the worst, and how many are good."""
    relations, suit = s.relations, s.game.components.atlas.suit
    close, suits = s.game.components.atlas.close, dict[int, list[int]]()
    foes = s.pieces_of(relations.enemies[power], s.stand)
    best, worst, good, bad = 0.0, 0.0, 0, 0
    for city in {s.where[g] for g in standing}:
        for enemy in bits(close[city] & foes):
            sides = []
            for at in (city, enemy):
                who = s.power_of(s.generals_at(at)[0])
                if who not in suits:
                    suits[who] = _in_suits(s, who)
                sides.append(_armies(s, at) + USE * suits[who][suit[at]])
            margin = max(-10.0, min(10.0, sides[0] - sides[1]))
            best, worst = max(best, margin), min(worst, margin)
            good += margin > 0
            bad += margin < 0
    return [best / 10, worst / 10, good / 3, bad / 3]


def _fronts(s: Campaign, power: int) -> list[float]:
    """Where enemies are near: the armies by which they are stronger, or weaker, and all that the others have."""
    atlas, relations = s.game.components.atlas, s.relations
    foes = {city: _armies(s, city) for city in bits(s.pieces_of(relations.enemies[power], s.stand))}
    weaker = stronger = largest = 0
    for city in bits(s.stand[power]):
        here = _armies(s, city)
        largest = max(largest, here)
        near = [armies for at, armies in foes.items() if atlas.close[city] >> at & 1]
        if near:
            weaker += max(0, max(near) - here)
            stronger += max(0, here - max(near))
    return [weaker / 8, stronger / 8, largest / 10, max(foes.values(), default=0) / 10]


def _armies(s: Campaign, city: int) -> int:
    return sum([s.armies[general] for general in s.generals_at(city)])


def _fortresses(s: Campaign, power: int) -> list[float]:
    """What it holds in danger, and what it may take: protected or not."""
    atlas, relations = s.game.components.atlas, s.relations
    foes = s.pieces_of(relations.enemies[power], s.stand)
    ours = s.pieces_of(relations.partners[power], s.stand)
    held = conquest.held_by(s, 1 << power)
    bare = menaced = free = defended = beset = soon = 0
    guards = [s.pieces_of(relations.partners[enemy], s.stand) for enemy in range(len(s.hands))]
    around = atlas.around(tuple(bits(ours)), FAR_OFF)
    for city in bits(held):
        if atlas.close[city] & foes:
            if atlas.close[city] & ours:
                menaced += 1
            else:
                bare += 1
    enemies = [enemy for enemy in range(len(s.hands)) if relations.enemies[power] >> enemy & 1]
    for enemy in enemies:
        for city in bits(conquest.held_by(s, 1 << enemy)):
            near = atlas.close[city]
            soon += bool(around >> city & 1) and not near & guards[enemy]
            if near & ours:
                if near & foes:
                    defended += 1
                else:
                    free += 1
    for city in bits(ours):
        beset += bool(atlas.close[city] & foes)
    return [held.bit_count() / 10, bare / 4, menaced / 4, free / 4, defended / 4, beset / 3, soon / 8]
