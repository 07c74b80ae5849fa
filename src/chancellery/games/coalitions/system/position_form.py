"""Positions the other way round: written from a state, and their fields as a form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.system.state import FORTRESSES, HIGHEST_MORALE, MOST_TROOPS, Realm
from chancellery.games.coalitions.system.wheel import ActionPhase, ActionTurn
from chancellery.kernel.sets import bits
from chancellery.locale import text
from chancellery.table.form import Control, Form, Group, Making, Value

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family

KEYS = "position-field-"
MOST_MONEY = 99  # that a form goes up to; a position may have more
MOST_ROUNDS = 99


# -- from a state


def written(s: Realm) -> dict[str, Any]:
    """The fields of a position that describe a state; what lies face down in decks is left out."""
    game = s.game
    data: dict[str, Any] = _when(s)
    if game.special:
        data["special"] = [name for n, name in enumerate(game.special) if s.special >> n & 1]
    data["fortresses"] = _ids(game, s.fortress)
    if len(game.sharing) == 1:
        data["discards"] = list(s.discards)
    data["powers"] = {name: _power(s, power, name) for power, name in enumerate(game.powers)}
    game.edition.positions.write(s, data)
    return data


def _ids(game: Family, places: int) -> list[str]:
    return [game.map.ids[t] for t in bits(places)]


def _when(s: Realm) -> dict[str, Any]:
    game, acting = s.game, s.running(ActionTurn) or s.running(ActionPhase)  # the phase alone: its turn is to come
    if not game.actions:
        return {}
    if acting is not None:
        field = min(acting.field, len(game.actions) - 1)
        return {"phase": "action", "round": max(1, s.round), "turn": acting.turn, "action": game.actions[field]}
    if not s.round or game.edition.diplomacy is None:
        return {"phase": "set-up" if not s.round else "action", "round": max(1, s.round)}
    return {"phase": "diplomacy", "round": s.round}


def _power(s: Realm, power: int, name: str) -> dict[str, Any]:
    game = s.game
    found: dict[str, Any] = {}
    if game.edition.diplomacy is not None and game.parameters.statuses:
        found["status"] = game.parameters.statuses[s.status[power]]
    if name not in game.seats and s.seat_of[power] >= 0:
        found["controller"] = game.seats[s.seat_of[power]]
    found["morale"] = s.morale[power]
    if game.scores[power]:
        found["influence"] = s.influence[power]
    found["money"] = s.money[power]
    found["hand"] = list(s.hands[power])
    standing = [general for general in game.generals[power] if s.where[general] >= 0]
    found["generals"] = {game.map.ids[s.where[general]]: s.troops[general] for general in standing}
    found["garrisons"] = _ids(game, s.guards[power])
    named = s.named[power]
    if game.parameters.heroes and named >= 0:
        found["named"] = game.map.ids[s.where[named]] if s.where[named] >= 0 else "off"
    return found


# -- as a form


def form(game: Family, position: dict[str, Any], lang: str) -> Form:
    make = Making(lang, KEYS)
    groups = [make.group("when", _moment(game, position, make))] if game.actions else []
    groups += game.edition.positions.groups(game, make)
    groups += [_of_power(game, make, name) for name in game.powers]
    board: list[Control | None] = [make.places(["fortresses"], _land(game), FORTRESSES)]
    if game.special:
        special = {name: text(lang, "special-" + name) for name in game.special}
        board.append(make.list(["special"], special))
    if len(game.sharing) == 1:
        board += [make.list([pile], cards(game, lang), repeats=True) for pile in ("deck", "discards")]
    return Form((*groups, make.group("board", board)))


def _moment(game: Family, position: dict[str, Any], make: Making) -> list[Control | None]:
    phases = ["action", *(["diplomacy"] if game.edition.diplomacy is not None else []), "set-up"]
    turn = position.get("turn", 1)
    turn = turn if type(turn) is int and 1 <= turn <= len(game.actions) else 1
    on = {  # K-4.1.3: which Power is on each field of the Wheel
        name: f"{text(make.lang, 'action-' + name)} · {power_name(game, _on_field(game, field, turn), make.lang)}"
        for field, name in enumerate(game.actions)
    }
    acts = position.get("phase", "action") == "action"
    return [
        make.choice(["phase"], {phase: make.title("phase-" + phase) for phase in phases}, "action"),
        make.number(["round"], 1, MOST_ROUNDS, 1),
        make.number(["turn"], 1, len(game.actions), 1) if acts else None,
        make.choice(["action"], on, game.actions[0]) if acts else None,
    ]


def _on_field(game: Family, field: int, turn: int) -> int:
    """As `wheel.power_on`, before there is a state."""
    return game.wheel[(field - (turn - 1)) % len(game.wheel)]


def power_name(game: Family, power: int, lang: str) -> str:
    return text(lang, "power-" + game.powers[power])


def cards(game: Family, lang: str) -> dict[int, str]:
    return {value: text(lang, "card-title", card=value) for value in sorted(game.parameters.deck)}


def _land(game: Family) -> list[str]:
    return _ids(game, game.map.passable)


def _of_power(game: Family, make: Making, name: str) -> Group:
    lang, parameters, power = make.lang, game.parameters, game.map.power_of[name]
    at = ("powers", name)
    controls: list[Control | None] = []
    if game.edition.diplomacy is not None and parameters.statuses:
        usual = game.edition.start.get(name, parameters.statuses[0])
        controls.append(
            make.choice([*at, "status"], {id: text(lang, "status-" + id) for id in parameters.statuses}, usual)
        )
    if name not in game.seats:
        seats = {seat: text(lang, game.edition.seat_key + seat) for seat in game.seats}
        controls.append(make.choice([*at, "controller"], seats))
    controls.append(make.number([*at, "morale"], 0, HIGHEST_MORALE))
    if game.scores[power]:
        most = parameters.influence_to_win - 1 if game.edition.wins_at_once else MOST_MONEY
        controls.append(make.number([*at, "influence"], 0, most))
    controls.append(make.number([*at, "money"], 0, MOST_MONEY))
    controls.append(make.list([*at, "hand"], cards(game, lang), repeats=True, power=name))
    controls += game.edition.positions.of_power(game, make, name)
    controls.append(
        Control((*at, "generals"), make.title("generals"), "at", most=MOST_TROOPS, among=tuple(_land(game)), power=name)
    )
    controls.append(make.places([*at, "garrisons"], _land(game), power=name))
    if name in parameters.heroes:
        hero = text(lang, "hero-" + parameters.heroes[name])
        controls.append(
            Control(
                (*at, "named"),
                hero,
                "stands",
                values=(Value("off", make.title("off")),),
                among=tuple(_land(game)),
                power=name,
                piece=(*at, "named"),
            )
        )
    return make.group(name, controls, power_name(game, power, lang), name)
