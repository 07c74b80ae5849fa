"""What a seat or a spectator may know (27), as plain data."""

from __future__ import annotations

from typing import Any

from chancellery.games.maria.cards import face
from chancellery.games.maria.combat import Battle
from chancellery.games.maria.negotiations import Agreement
from chancellery.games.maria.politics import Politics
from chancellery.games.maria.powers import MAJOR, NOBODY, POWERS, STATUSES, SUITS, TRACKS
from chancellery.games.maria.sequence import Allocation
from chancellery.games.maria.state import IN_BOX, Campaign
from chancellery.games.maria.vocabulary import CARDS
from chancellery.games.maria.winter import Raise
from chancellery.kernel import Decision
from chancellery.kernel.sets import bits


def view(s: Campaign, seat: int | None) -> dict[str, Any]:
    box, atlas = s.game.components, s.game.components.atlas
    return {
        "seat": None if seat is None else s.game.seats[seat],
        "turn": s.turn,
        "stage": s.stage,
        "powers": {name: _power(s, power, seat) for power, name in enumerate(POWERS)},
        "generals": {g.id: _general(s, i, seat) for i, g in enumerate(box.generals)},
        "trains": {t.id: _place(s, box.count + i) for i, t in enumerate(box.trains)},
        "hussars": [atlas.ids[city] if city >= 0 else None for city in s.hussars],
        "markers": {atlas.ids[c]: POWERS[p] for c, p in enumerate(s.marker) if p != NOBODY},
        "claims": {atlas.ids[c]: POWERS[p] for c, p in enumerate(s.claim) if p != NOBODY},
        "electors": {
            atlas.ids[c]: "france" if s.electors >> c & 1 else "austria_pragmatic" for c in box.marked_electors
        },
        "boxes": {
            "electors": _name(s.three_electors),
            "emperor": _name(s.emperor),
            "italy": _name(s.italy),
            "silesia": "prussia" if s.silesia else None,
        },
        "saxony": STATUSES[s.saxony],
        "prussia_neutral": s.prussia_neutral,
        "annexed": s.annexed,
        "reduced": s.reduced,
        "tracks": {TRACKS[i]: space + 1 for i, space in enumerate(s.track)} if s.game.full else {},
        "political_deck": len(s.political),
        "offer": [box.political[card].id for p in s.stack if isinstance(p, Politics) for card in p.offer],
        "election_due": s.election_due,
        "trump": None if s.trump == NOBODY else SUITS[s.trump],
        "decks": [len(deck) for deck in s.decks],
        "discards": [[CARDS[face(card)] for card in pile] for pile in s.discards],
        "contracts": [[POWERS[a], POWERS[b], n] for a, b, n in s.contracts],
        "agreements": [_agreement(s, agreement) for agreement in s.agreements],
        "subsidy": s.subsidy,
        "winters": [dict(zip((POWERS[p] for p in MAJOR), sheet, strict=True)) for sheet in s.winters]
        if s.outcome is not None
        else len(s.winters),
        "battle": next((_battle(s, p) for p in s.stack if isinstance(p, Battle) and p.powers), None),
        "decisions": [_decision(s, d, seat) for d in s.open],
        "outcome": None if s.outcome is None else s.outcome.named(s.game.seats),
    }


def _agreement(s: Campaign, agreement: Agreement) -> dict[str, Any]:
    """M-21.3: negotiations are open to all."""
    seats = s.game.seats
    return {
        "number": agreement.number,
        "by": seats[agreement.by],
        "parties": [seats[seat] for seat in bits(agreement.parties)],
        "signed": [seats[seat] for seat in bits(agreement.signed)],
        "in_force": agreement.in_force,
        "until": agreement.until,
        "clauses": agreement.clauses[:],
        "words": agreement.words,
    }


def _name(power: int) -> str | None:
    return None if power == NOBODY else POWERS[power]


def _place(s: Campaign, piece: int) -> str | None:
    city = s.where[piece]
    return s.game.components.atlas.ids[city] if city >= 0 else "box" if city == IN_BOX else None


def _power(s: Campaign, power: int, seat: int | None) -> dict[str, Any]:
    data: dict[str, Any] = {
        "seat": s.game.seats[s.seat_of[power]],
        "cards": len(s.hands[power]),
        "armies": all_armies(s, power),
        "pool": s.pool[power],
        "substitutes": s.substitutes[power],
        "aside": s.aside[power],
        "battles": s.battles[power],
        "politics": [CARDS[face(card)] for card in s.on_board[power]],
        "covered": len(s.covered[power]),
    }
    if s.sees(seat, power):
        data["hand"] = [CARDS[face(card)] for card in s.hands[power]]
        data["covered_cards"] = [CARDS[face(card)] for card in s.covered[power]]
    return data


def all_armies(s: Campaign, power: int) -> int:
    """M-6.9: how many armies a power has is known, those included that it has still to divide in secret."""
    found = sum(s.armies[general] for general in s.game.components.powers[power].generals)
    for procedure in s.stack:
        if isinstance(procedure, Allocation):
            found += procedure.left[power] if procedure.left else 0  # not begun yet
        elif isinstance(procedure, Raise) and procedure.power == power:
            found += procedure.count
    return found


def _general(s: Campaign, general: int, seat: int | None) -> dict[str, Any]:
    data: dict[str, Any] = {"city": _place(s, general), "face_down": bool(s.face_down >> general & 1)}
    city = s.where[general]
    if city >= 0:
        data["commander"] = s.generals_at(city)[0] == general
    if s.sees(seat, s.power_of(general)):
        data["armies"] = s.armies[general]
    return data


def _battle(s: Campaign, battle: Battle) -> dict[str, Any]:
    """What both sides have announced and played (M-11.1.6, M-11.1.7)."""
    ids = s.game.components.atlas.ids
    return {
        "attacker": ids[battle.attacker],
        "defender": ids[battle.defender],
        "powers": [POWERS[power] for power in battle.powers],
        "strengths": battle.strengths[:],
        "score": battle.score,
    }


def _decision(s: Campaign, decision: Decision, seat: int | None) -> dict[str, Any]:
    data: dict[str, Any] = {
        "seat": s.game.seats[decision.seat],
        "power": POWERS[decision.actor],
        "kind": decision.kind,
        "rule": decision.rule,
    }
    if decision.seat == seat:
        data["options"] = [move.text for move in decision.options]
    return data
