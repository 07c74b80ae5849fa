"""Maria: positions at the beginning of the movement of a stage, and goals of one stage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chancellery.games.maria import conquest, supply
from chancellery.games.maria.cards import face
from chancellery.games.maria.combat import Battle
from chancellery.games.maria.movement import Movement
from chancellery.games.maria.powers import MAJOR, POWERS
from chancellery.games.maria.stage import III, IV, V
from chancellery.games.maria.state import OFF_BOARD
from chancellery.games.maria.vocabulary import CARDS
from chancellery.games.maria.walk import Walk
from chancellery.kernel.sets import bits
from chancellery.puzzles.goals import Goal, Kit

STAGES = {III: "france_bavaria", IV: "prussia_saxony", V: "austria_pragmatic"}


def _written(s: Any) -> dict[str, Any] | None:
    if s.running(Movement) is None or s.moved or s.game.full or s.asked[0].kind != "movement":
        return None
    box, ids = s.game.components, s.game.components.atlas.ids
    generals: dict[str, Any] = {}
    for g, general in enumerate(box.generals):
        if s.where[g] >= 0:
            own: dict[str, Any] = {"city": ids[s.where[g]], "armies": s.armies[g]}
            own |= {"face_down": True} if s.face_down >> g & 1 else {}
            own |= {"commander": True} if s.commands >> g & 1 else {}
            generals[general.id] = own
    trains = {t.id: ids[s.where[n]] for n, t in enumerate(box.trains, box.count) if s.where[n] >= 0}
    position: dict[str, Any] = {
        "turn": s.turn,
        "stage": STAGES[s.stage],
        "phase": "movement",
        "generals": generals,
        "trains": trains,
        "hussars": [ids[city] for city in s.hussars if city != OFF_BOARD],
        "markers": {
            ids[c]: POWERS[s.marker[c]] if s.marker[c] in MAJOR else "none"
            for c in bits(box.atlas.fortress & ~box.elector_cities)
            if s.marker[c] in MAJOR
        },
        "claims": {ids[c]: POWERS[owner] for c, owner in enumerate(s.claim) if owner >= 0},
        "discards": [CARDS[face(card)] for pile in s.discards for card in pile],
        "subsidy": s.subsidy,
        "saxony_drew": s.saxony_drew,
    }
    for power, name in enumerate(POWERS):
        if s.hands[power]:
            position[name] = {"hand": [CARDS[face(card)] for card in s.hands[power]]}
    return position


def _own(s: Any, seat: int) -> list[int]:
    return [p for p in range(len(POWERS)) if s.seat_of[p] == seat]


def _goals(s: Any, seat: int, past: Sequence[Any]) -> list[Goal]:
    me = s.game.seats[seat]
    if s.outcome is not None:
        return [Goal("win", me)] if seat in s.outcome.winners else []
    ids, own = s.game.components.atlas.ids, _own(s, seat)
    found = [Goal("control", POWERS[p], ids[c]) for p in own for c in bits(s.markers[p])]
    found += [
        Goal("battle", POWERS[event.args[0]]) for event in past if event.kind == "battle_won" if event.args[0] in own
    ]
    found += [
        Goal("protect", POWERS[p], ids[c]) for p in own for c in bits(_besieged(s, p)) if conquest.protected(s, c)
    ]
    if all(supply.toll(s, g) >= 0 for p in own for g in s.game.components.powers[p].generals if s.where[g] >= 0):
        found.append(Goal("supply", me))
    return found


def _besieged(s: Any, power: int) -> int:
    """The fortresses of a power in which an enemy general stands: he conquers them by leaving, unless one protects."""
    enemies = s.pieces_of(s.relations.enemies[power], s.stand)
    return int(conquest.held_by(s, 1 << power) & enemies)


def _holds(s: Any, seat: int, goal: Goal, past: Sequence[Any]) -> bool:
    return any(
        one.kind == goal.kind and one.power == goal.power and one.place == goal.place for one in _goals(s, seat, past)
    )


def _fighting(s: Any) -> bool:
    return s.running(Battle) is not None


def _stage(s: Any) -> Any:
    return s.turn, s.stage


def _moment(s: Any) -> Any:
    """The march of one piece or stack, or the combat of a stage."""
    if s.running(Movement) is None:
        return *_stage(s), -1
    walk = s.running(Walk)
    going = sum(1 << piece for piece in walk.pieces) if walk is not None else 0
    return *_stage(s), s.moved & ~going


KIT = Kit((("introductory", 2), ("introductory", 3)), _written, _moment, _goals, _holds, _stage, _fighting)
