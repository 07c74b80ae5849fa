"""Positions of Realpolitik: those of the family, with what only this game has.

- `prestige`: the four Powers from left to right; `diplomacy_track`: steps of the token above the bottom space;
- `alliances`: pairs of Powers; `trains`: pairs of adjacent Territories;
- `turn`: the number of the turn; `cards`: a table from Powers to the Action cards they have just revealed: the turn
  goes on from there (`power` and `action` name a single one);
- of each Power: `played`, the Action cards out of its hand, and `deck` (top card first) and `discards` of its own;
- `phase`: `action` (a turn), `diplomacy` (a Diplomacy Phase, then a turn) or `set-up` (the very beginning).
"""

from __future__ import annotations

from typing import Any

from chancellery.games.coalitions.realpolitik.action_cards import (
    LINE_UP,
    NEXT_TURN,
    TAKE_IN,
    CourseOfPlay,
    Turn,
)
from chancellery.games.coalitions.realpolitik.components import ACTIONS, DISPATCH, MOVEMENT
from chancellery.games.coalitions.realpolitik.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.realpolitik.state import NO_CARD, RealpolitikRealm
from chancellery.games.coalitions.realpolitik.trains import TRAINS, join, trains_left
from chancellery.games.coalitions.system.minor_powers import is_minor, major_of
from chancellery.games.coalitions.system.state import NOBODY
from chancellery.kernel import BadInput, Procedure
from chancellery.kernel.fields import Fields, bad_field

FIELDS = frozenset({"prestige", "alliances", "trains", "diplomacy_track", "cards"})
POWER_FIELDS = frozenset({"played", "deck", "discards"})


def read(s: RealpolitikRealm, data: dict[str, Any]) -> None:
    """The fields of this game; BadInput names a wrong one."""
    for field in ("deck", "discards", "special", "round"):
        if field in data:
            raise BadInput("position-unknown-field", field=field, known=", ".join(sorted(FIELDS)))
    s.round = 0
    f = Fields(data)
    s.turn = f.number("turn", 1, 9999, s.turn or 1) - 1  # the turn begins when it is played
    s.token = f.number("diplomacy_track", 0, s.own.top, s.token)
    if "prestige" in data:
        s.prestige = _prestige(s, data["prestige"])
    if "trains" in data:
        _trains(s, data["trains"])
    for name, fields in data.get("powers", {}).items():
        if "played" in fields:
            power = s.game.map.power_of[name]
            out = _action_cards(s, f"powers.{name}.played", fields["played"], power)
            s.action_hand[power] = s.own.action_cards[power] & ~sum(1 << card for card in out)
    _alliances(s, data)
    _revealed(s, data)


def stack(s: RealpolitikRealm, phase: str) -> list[Procedure]:
    """What is in progress: the course of play and, unless it only begins, a turn."""
    course, turn = CourseOfPlay(), Turn()
    if phase == "set-up":
        return [course]
    course.go_to(NEXT_TURN)
    if phase == "diplomacy":
        s.turn += 1
        turn.go_to(LINE_UP)
        return [course, turn, DiplomacyPhase()]
    if max(s.action) != NO_CARD:
        s.turn += 1
        turn.go_to(TAKE_IN)
    return [course, turn]


def _prestige(s: RealpolitikRealm, value: Any) -> list[int]:
    names = list(s.game.powers)
    if not isinstance(value, list) or sorted(map(str, value)) != sorted(names):
        raise bad_field("prestige", "[" + ", ".join(names) + "]", value)
    return [s.game.map.power_of[name] for name in value]


def _pairs(field: str, value: Any, known: dict[str, int]) -> list[tuple[int, int]]:
    """Pairs of names as pairs of numbers."""
    good = isinstance(value, list) and all(isinstance(p, list) and len(p) == 2 for p in value)
    if not good or any(not isinstance(n, str) or n not in known for p in value for n in p):
        raise bad_field(field, "[[a, b], ...]", value)
    return [(known[a], known[b]) for a, b in value]


def _trains(s: RealpolitikRealm, value: Any) -> None:
    s.rails = [0] * s.game.map.size
    for a, b in _pairs("trains", value, s.game.map.place_of):
        if not s.game.map.near[a] >> b & 1:
            place = f"{s.game.map.ids[a]} - {s.game.map.ids[b]}"
            raise BadInput("position-unknown-place", field="trains", place=place)
        join(s, a, b)
    if trains_left(s) < 0:
        raise BadInput("position-too-many", field="trains", most=TRAINS, count=TRAINS - trains_left(s))


def _alliances(s: RealpolitikRealm, data: dict[str, Any]) -> None:
    """RP-1.1.3: at most one Ally each; RP-11.3.6: a controlled Italy is in an Alliance with its controller."""
    if "alliances" in data:
        s.partner = [NOBODY] * len(s.partner)
        for a, b in _pairs("alliances", data["alliances"], s.game.map.power_of):
            _ally(s, a, b)
    for power in range(len(s.partner)):
        if not is_minor(s, power):
            continue
        partner = s.partner[power]
        if partner >= 0 and s.seat_of[power] < 0:
            s.seat_of[power] = s.seat_of[partner]
        if s.seat_of[power] < 0 and data.get("phase") != "set-up":  # RP-11.3.16
            free = [p for p in s.prestige if p != power and s.partner[p] < 0]
            s.seat_of[power] = s.seat_of[free[0]]
        if s.seat_of[power] >= 0 and partner != major_of(s, power):
            _ally(s, power, major_of(s, power))


def _ally(s: RealpolitikRealm, a: int, b: int) -> None:
    if a == b or s.partner[a] >= 0 or s.partner[b] >= 0:
        value = f"{s.game.powers[a]} - {s.game.powers[b]}"
        raise bad_field("alliances", "[[a, b], [c, d]]", value)
    s.partner[a], s.partner[b] = b, a


def _action_cards(s: RealpolitikRealm, field: str, value: Any, power: int) -> list[int]:
    own = [name for card, name in enumerate(ACTIONS) if s.own.action_cards[power] >> card & 1]
    if not isinstance(value, list) or len(set(map(str, value))) < len(value) or any(v not in own for v in value):
        raise bad_field(field, "[" + ", ".join(own) + "]", value)
    return [ACTIONS.index(name) for name in value]


def _revealed(s: RealpolitikRealm, data: dict[str, Any]) -> None:
    """The Action cards of the turn that is under way."""
    cards = data.get("cards", {})
    if not isinstance(cards, dict):
        raise bad_field("cards", "{power = card}", cards)
    if "power" in data or "action" in data:
        cards = {**cards, str(data.get("power")): data.get("action", ACTIONS[MOVEMENT])}
    for name, card in cards.items():
        if name not in s.game.map.power_of:
            raise bad_field("power", " | ".join(s.game.powers), name)
        power = s.game.map.power_of[name]
        s.action[power] = _action_cards(s, f"cards.{name}", [card], power)[0]
        s.action_hand[power] &= ~(1 << s.action[power])
    if data.get("phase") == "diplomacy" and DISPATCH in s.action:
        for power, card in enumerate(s.action):  # RP-8.4.3: resolved before the Diplomacy Phase
            if card == DISPATCH:
                s.action_hand[power] = s.own.action_cards[power]
