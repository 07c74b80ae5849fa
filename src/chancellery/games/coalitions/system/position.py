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
from chancellery.kernel.fields import Fields, bad_field

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
    f = Fields(data)
    f.known(FIELDS | game.edition.positions.fields)
    start = f.one("start", ("empty", "scenario"), "empty")
    s = game.new_state(seed) if start == "scenario" else setup.empty(game, seed)
    s.events.clear()
    s.revealed = False
    s.round = f.number("round", 1, 9999, 1)
    given = f.table("powers", game.powers, "table")
    powers = given.data
    known = POWER_FIELDS | game.edition.positions.power_fields
    known -= set() if game.parameters.heroes else {"named"}
    for name in powers:
        _power(s, game.map.power_of[name], name, given.table(name, known, "table"))
    if "fortresses" in data:
        s.fortress = sum(1 << t for t in _places(game, "fortresses", data["fortresses"]))
    if s.fortress.bit_count() > FORTRESSES:
        raise bad_field("fortresses", f"<= {FORTRESSES}", "")
    if "special" in data:
        s.special = _special(game, data["special"])
    if start == "empty":
        setup.statuses(s, {name for name, fields in powers.items() if "status" in fields})
    game.edition.positions.read(s, data)
    _cards(s, data, {name: fields["hand"] for name, fields in powers.items() if "hand" in fields}, start)
    game.relations.set_sides(s)
    _check(s)
    _stack(s, f)
    game.edition.positions.complete(s, data)
    return s


def _power(s: Realm, power: int, name: str, f: Fields) -> None:
    game, field, data = s.game, f.prefix, f.data
    if "status" in f:
        statuses = game.parameters.statuses
        s.status[power] = statuses.index(f.one("status", statuses, ""))
    if "controller" in f:
        if name in game.seats:
            raise BadInput("position-not-minor", field=field + "controller", power=name)
        s.seat_of[power] = game.seats.index(f.one("controller", game.seats, ""))
    s.morale[power] = f.number("morale", 0, HIGHEST_MORALE, s.morale[power])
    most = (game.parameters.influence_to_win - 1 if game.edition.wins_at_once else 9999) if game.scores[power] else 0
    s.influence[power] = f.number("influence", 0, most, s.influence[power])
    s.money[power] = f.number("money", 0, 9999, s.money[power])
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
        raise bad_field("special", "[" + ", ".join(game.special) + "]", value)
    return sum(1 << n for n, name in enumerate(game.special) if name in value)


def _generals(s: Realm, power: int, field: str, data: Any) -> None:
    game = s.game
    if not isinstance(data, dict):
        raise bad_field(field, "{territory = troops}", data)
    if len(data) > len(game.generals[power]):
        raise BadInput("position-too-many", field=field, most=len(game.generals[power]), count=len(data))
    for general in game.generals[power]:
        s.where[general], s.troops[general] = OFF_BOARD, 0
    for general, (t, troops) in zip(game.generals[power], data.items(), strict=False):
        s.where[general] = _places(game, field, [t])[0]
        s.troops[general] = Fields({t: troops}, field + ".").number(t, 0, MOST_TROOPS, 0)
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
        raise bad_field(field, "[" + ", ".join(str(c) for c in sorted(game.parameters.deck)) + "]", value)
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


def _stack(s: Realm, f: Fields) -> None:
    game = s.game
    phase = f.one("phase", ("action", "diplomacy", "set-up"), "action")
    if not game.actions:  # no Wheel: the game reads where it stands itself
        s.begin_at(*game.turns.stack(s, phase, 0, 0))
        return
    field = game.actions.index(f.one("action", game.actions, game.actions[0]))
    turn = f.number("turn", 1, len(game.actions), 1)
    if "power" in f:
        power = game.map.power_of[f.one("power", game.powers, "")]
        turn = next(t for t in range(1, len(game.actions) + 1) if field_of(s, power, t) == field)
    s.turn = turn if phase == "action" else 0
    s.begin_at(*game.turns.stack(s, phase, turn, field))


def _places(game: Family, field: str, value: Any) -> list[int]:
    if not isinstance(value, list):
        raise bad_field(field, "[territory, ...]", value)
    for place in value:
        t = game.map.place_of.get(place, -1) if isinstance(place, str) else -1
        if t < 0 or not game.map.passable >> t & 1:
            raise BadInput("position-unknown-place", field=field, place=str(place))
    return [game.map.place_of[place] for place in value]
