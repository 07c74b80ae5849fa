"""Positions: a hand-written state to start from, for tests, puzzles, lessons and analysis.

`start = "scenario"` begins with the scenario's set-up, `start = "empty"` (default) with an empty board; what the
position says then replaces it field by field. `phase` is `action` (with `turn` or `power`, and `action`),
`diplomacy` or `set-up`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.system import setup
from chancellery.games.coalitions.system.state import FORTRESSES, HIGHEST_MORALE, MOST_TROOPS, NOBODY, OFF_BOARD, Realm
from chancellery.games.coalitions.system.wheel import field_of
from chancellery.kernel import BadInput

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family

FIELDS = {
    "game", "scenario", "seats", "board", "options", "seed", "start", "phase", "round", "turn", "power", "action",
    "powers", "fortresses", "special", "deck", "discards", "title", "note",
}  # fmt: skip
POWER_FIELDS = {
    "status", "morale", "influence", "money", "hand", "generals", "garrisons", "named", "controller",
}  # fmt: skip


def build(game: Family, data: dict[str, Any], seed: str) -> Realm:
    """The state a position describes; BadInput names a wrong field."""
    _known("", data, FIELDS | game.edition.positions.fields)
    start = _choice(data, "start", ("empty", "scenario"), "empty")
    s = game.new_state(seed) if start == "scenario" else setup.empty(game, seed)
    s.events.clear()
    s.revealed = False
    s.round = _number(data, "round", 1, 1, 9999)
    powers = data.get("powers", {})
    if not isinstance(powers, dict):
        raise BadInput("position-bad-field", field="powers", expected="table", value=str(powers))
    _known("powers.", powers, set(game.powers))
    known = POWER_FIELDS | game.edition.positions.power_fields
    known -= set() if game.parameters.heroes else {"named"}
    for name, fields in powers.items():
        if not isinstance(fields, dict):
            raise BadInput("position-bad-field", field=f"powers.{name}", expected="table", value=str(fields))
        _known(f"powers.{name}.", fields, known)
        _power(s, game.map.power_of[name], name, fields)
    if "fortresses" in data:
        s.fortress = sum(1 << t for t in _places(game, "fortresses", data["fortresses"]))
    if s.fortress.bit_count() > FORTRESSES:
        raise BadInput("position-bad-field", field="fortresses", expected=f"<= {FORTRESSES}", value="")
    if "special" in data:
        s.special = _special(game, data["special"])
    if start == "empty":
        setup.statuses(s, {name for name, fields in powers.items() if "status" in fields})
    game.edition.positions.read(s, data)
    _cards(s, data, {name: fields["hand"] for name, fields in powers.items() if "hand" in fields}, start)
    game.relations.set_sides(s)
    _check(s)
    _stack(s, data)
    game.edition.positions.complete(s, data)
    return s


def _power(s: Realm, power: int, name: str, data: dict[str, Any]) -> None:
    game, field = s.game, f"powers.{name}."
    if "status" in data:
        s.status[power] = game.parameters.statuses.index(
            _choice(data, "status", game.parameters.statuses, "", prefix=field)
        )
    if "controller" in data:
        if name in game.seats:
            raise BadInput("position-not-minor", field=field + "controller", power=name)
        s.seat_of[power] = game.seats.index(_choice(data, "controller", game.seats, "", prefix=field))
    s.morale[power] = _number(data, "morale", s.morale[power], 0, HIGHEST_MORALE, prefix=field)
    most = (game.parameters.influence_to_win - 1 if game.edition.wins_at_once else 9999) if game.scores[power] else 0
    s.influence[power] = _number(data, "influence", s.influence[power], 0, most, prefix=field)
    s.money[power] = _number(data, "money", s.money[power], 0, 9999, prefix=field)
    if "generals" in data:
        _generals(s, power, field + "generals", data["generals"])
    if "garrisons" in data:
        for t, owner in enumerate(s.garrison):
            if owner == power:
                s.set_garrison(t, NOBODY)
        for t in _places(game, field + "garrisons", data["garrisons"]):
            if s.garrison[t] >= 0:
                raise BadInput("position-two-garrisons", field=field + "garrisons", place=game.map.ids[t])
            s.set_garrison(t, power)
    if "named" in data:
        s.named[power] = _named(s, power, field + "named", data["named"])


def _special(game: Family, value: Any) -> int:
    """The special rules of the scenario that are still in force; all, where the position does not say."""
    if not isinstance(value, list) or any(name not in game.special for name in value):
        expected = "[" + ", ".join(game.special) + "]"
        raise BadInput("position-bad-field", field="special", expected=expected, value=str(value))
    return sum(1 << n for n, name in enumerate(game.special) if name in value)


def _generals(s: Realm, power: int, field: str, data: Any) -> None:
    game = s.game
    if not isinstance(data, dict):
        raise BadInput("position-bad-field", field=field, expected="{territory = troops}", value=str(data))
    if len(data) > len(game.generals[power]):
        raise BadInput("position-too-many", field=field, most=len(game.generals[power]), count=len(data))
    for general in game.generals[power]:
        s.where[general], s.troops[general] = OFF_BOARD, 0
    for general, (t, troops) in zip(game.generals[power], data.items(), strict=False):
        s.where[general] = _places(game, field, [t])[0]
        s.troops[general] = _number({t: troops}, t, 0, 0, MOST_TROOPS, prefix=field + ".")
    s._restand(power)


def _named(s: Realm, power: int, field: str, value: Any) -> int:
    if value == "off":
        for general in s.game.generals[power]:
            if s.where[general] < 0:
                return general
    else:
        general = s.general_at(power, _places(s.game, field, [value])[0])
        if general >= 0:
            return general
    raise BadInput("position-no-general", field=field, place=str(value))


def _cards(s: Realm, data: dict[str, Any], hands: dict[str, Any], start: str) -> None:
    """Deck by deck; where Powers have decks of their own, `deck` and `discards` are fields of the Power."""
    decks = s.game.sharing
    if len(decks) == 1:
        _deck(s, decks[0], data, "", hands, start)
        return
    for power, name in enumerate(s.game.powers):
        own = data.get("powers", {}).get(name, {})
        _deck(s, (power,), own, f"powers.{name}.", {name: own["hand"]} if "hand" in own else {}, start)


def _deck(
    s: Realm, powers: Sequence[int], data: dict[str, Any], prefix: str, hands: dict[str, Any], start: str
) -> None:
    """Cards the position names are taken out of the deck; the rest is shuffled under the named top cards."""
    game, deck, discards = s.game, s.deck_of(powers[0]), s.pile_of(powers[0])
    if not hands and "deck" not in data and "discards" not in data:
        if start == "empty":
            s.shuffle(deck)
            s.revealed = False
        return
    pool = Counter(game.parameters.deck)
    named = {f"powers.{name}.hand": _card_list(game, f"powers.{name}.hand", hand) for name, hand in hands.items()}
    for field in ("deck", "discards"):
        named[prefix + field] = _card_list(game, prefix + field, data.get(field, []))
    for field, cards in named.items():
        pool.subtract(cards)
        for card, left in pool.items():
            if left < 0:
                raise BadInput("position-card-count", field=field, card=card, count=game.parameters.deck[card])
    for power in powers:
        name = game.powers[power]
        if name in hands:
            s.hands[power] = sorted(named[f"powers.{name}.hand"])
        else:
            kept = []
            for card in s.hands[power]:  # cards the set-up dealt stay as far as the position leaves them
                if pool[card] > 0:
                    pool[card] -= 1
                    kept.append(card)
            s.hands[power] = kept
    rest = sorted(pool.elements())
    s.shuffle(rest)
    deck[:] = rest + named[prefix + "deck"][::-1]
    discards[:] = named[prefix + "discards"]
    s.revealed = False


def _card_list(game: Family, field: str, value: Any) -> list[int]:
    if not isinstance(value, list) or any(
        not isinstance(card, int) or card not in game.parameters.deck for card in value
    ):
        expected = "[" + ", ".join(str(c) for c in sorted(game.parameters.deck)) + "]"
        raise BadInput("position-bad-field", field=field, expected=expected, value=str(value))
    return list(value)


def _check(s: Realm) -> None:
    """Limits that a hand-written position could break: everything the rules allow is allowed."""
    for power, name in enumerate(s.game.powers):
        if s.stock(power) < 0:
            most = s.game.tokens[power]
            raise BadInput("position-too-many", field=f"powers.{name}", most=most, count=most - s.stock(power))
        most, count = s.game.hand_limit[power], len(s.hands[power])
        if s.seat_of[power] < 0 and count > most:  # K-11.3.8: nobody could choose what to discard
            raise BadInput("position-too-many", field=f"powers.{name}.hand", most=most, count=count)
    for t, place in enumerate(s.game.map.ids):
        sides = {s.ally[power] for power, stands in enumerate(s.stands) if stands >> t & 1}
        if s.garrison[t] >= 0:
            sides.add(s.ally[s.garrison[t]])
        if len(sides) > 1:  # K-4.8.7
            raise BadInput("position-enemies-together", field="powers", place=place)


def _stack(s: Realm, data: dict[str, Any]) -> None:
    game = s.game
    phase = _choice(data, "phase", ("action", "diplomacy", "set-up"), "action")
    if not game.actions:  # no Wheel: the game reads where it stands itself
        s.begin_at(*game.turns.stack(s, phase, 0, 0))
        return
    action = _choice(data, "action", game.actions, game.actions[0])
    field = game.actions.index(action)
    turn = _number(data, "turn", 1, 1, len(game.actions))
    if "power" in data:
        power = game.map.power_of[_choice(data, "power", game.powers, "")]
        turn = next(t for t in range(1, len(game.actions) + 1) if field_of(s, power, t) == field)
    s.turn = turn if phase == "action" else 0
    s.begin_at(*game.turns.stack(s, phase, turn, field))


# -- reading fields


def _known(prefix: str, data: dict[str, Any], fields: set[str]) -> None:
    for name in data:
        if name not in fields:
            raise BadInput("position-unknown-field", field=prefix + str(name), known=", ".join(sorted(fields)))


def _choice(data: dict[str, Any], name: str, values: tuple[str, ...], default: str, prefix: str = "") -> str:
    value = data.get(name, default)
    if value not in values:
        raise BadInput("position-bad-field", field=prefix + name, expected=" | ".join(values), value=str(value))
    return str(value)


def _number(data: dict[str, Any], name: str, default: int, least: int, most: int, prefix: str = "") -> int:
    value = data.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadInput("position-bad-field", field=prefix + name, expected=f"{least}..{most}", value=str(value))
    return value


def _places(game: Family, field: str, value: Any) -> list[int]:
    if not isinstance(value, list):
        raise BadInput("position-bad-field", field=field, expected="[territory, ...]", value=str(value))
    for place in value:
        t = game.map.place_of.get(place, -1) if isinstance(place, str) else -1
        if t < 0 or not game.map.passable >> t & 1:
            raise BadInput("position-unknown-place", field=field, place=str(place))
    return [game.map.place_of[place] for place in value]
