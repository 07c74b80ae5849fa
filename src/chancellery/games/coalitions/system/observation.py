"""What a seat may know of a match of the family, as numbers. The Powers are alike: a seat's own one comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.state import NOBODY, Realm
from chancellery.games.coalitions.system.wheel import field_of
from chancellery.kernel.observation import Look, Part, asked, counts, each, many, numbers, one, some, turned

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family

VERSION = 1
SIDES = 2


def look(s: Realm, seat: int | None) -> Look:
    """From the seat's own Power on, in the order of the board."""
    first = 0
    if seat is not None:
        firsts = s.game.first_seats
        first = firsts.index(seat) if seat in firsts and s.seat_of[firsts.index(seat)] == seat else NOBODY
        if first == NOBODY:
            first = s.seat_of.index(seat) if seat in s.seat_of else 0
    return turned(seat, first, len(s.game.powers), len(s.game.seats))


def of_power(game: Family, name: str, size: int, read: Any) -> list[Part]:
    """A set of every Power."""
    return each(len(game.powers), name, size, read, set=True)


def count_of(game: Family, name: str, size: int, read: Any) -> list[Part]:
    """Numbers of every Power."""
    return each(len(game.powers), name, size, read)


def parts(game: Family) -> list[Part]:
    places, powers, seats, values = game.map.size, len(game.powers), len(game.seats), len(game.abilities)
    shared, statuses, actions = len(game.sharing), len(game.parameters.statuses), len(game.actions)
    things = {
        "power": (powers, lambda s, look, power: look.place[power] if power >= 0 else NOBODY),
        "general": (places, lambda s, look, general: s.where[general]),
    }
    return [
        some("fortresses", places, lambda s, look: s.fortress),
        some("battlefields", places, lambda s, look: s.battlefields),
        some("pending", places, lambda s, look: s.pending),
        some("special", len(game.special), lambda s, look: s.special),
        some("neutral", powers, lambda s, look: look.all(s.neutral)),
        *of_power(game, "power", powers, lambda s, look, p: 1 << p),
        *of_power(game, "seat", seats, lambda s, look, p: look.a_seat(s.seat_of[p])),
        *of_power(game, "regent", seats, lambda s, look, p: look.a_seat(s.regent[p])),
        *of_power(game, "reader", seats, lambda s, look, p: look.a_seat(s.reader[p])),
        *of_power(game, "status", statuses, lambda s, look, p: 1 << s.status[p] if statuses else 0),
        *of_power(game, "allies", powers, lambda s, look, p: look.all(s.ally[p])),
        *of_power(game, "wheel", actions, lambda s, look, p: 1 << field_of(s, p, s.turn or 1) if actions else 0),
        *of_power(
            game, "garrisons", places, lambda s, look, p: many([t for t, by in enumerate(s.garrison) if by == p])
        ),
        *of_power(game, "control", places, lambda s, look, p: s.control[p]),
        *of_power(game, "closed", places, lambda s, look, p: s.closed[p]),
        *of_power(game, "generals", places, lambda s, look, p: many([s.where[g] for g in s.game.generals[p]])),
        *of_power(game, "moved", places, lambda s, look, p: _where(s, p, s.moved)),
        *of_power(game, "busy", places, lambda s, look, p: _where(s, p, s.busy)),
        *of_power(game, "named", places + 1, _named),
        *of_power(game, "refused", places, _refused),
        *of_power(game, "hand_known", 1, lambda s, look, p: int(s.knows_hand(look.seat, p))),
        numbers("time", 2, lambda s, look: [float(s.round), float(s.turn)]),
        numbers("decks", shared, lambda s, look: [float(len(s.deck_of(of[0]))) for of in _sharing(s, look)]),
        numbers("discards", shared * values, lambda s, look: _discards(s, look, values)),
        *count_of(game, "troops", places, _troops),
        *count_of(game, "tracks", 6, _tracks),
        *count_of(game, "hand", values, lambda s, look, p: counts(_hand(s, look, p), values)),
        *count_of(game, "remembered", values, lambda s, look, p: counts(_remembered(s, look, p), values)),
        *_battle(game, places, values),
        *asked(game.notation, powers, seats, things),
    ]


def _where(s: Realm, power: int, generals: int) -> int:
    """The Territories of those of a Power's Generals that are in a set."""
    return many([s.where[general] for general in s.game.generals[power] if generals >> general & 1])


def _named(s: Realm, look: Look, power: int) -> int:
    """Where the named General stands; the last place is off board."""
    general = s.named[power]
    return 0 if general < 0 else 1 << (s.where[general] if s.where[general] >= 0 else s.game.map.size)


def _refused(s: Realm, look: Look, power: int) -> int:
    """Where its Generals were refused passage in this Movement Turn."""
    size, owner = s.game.map.size, s.game.owner
    return many([code % size for code in s.refused if code // size < len(owner) and owner[code // size] == power])


def _sharing(s: Realm, look: Look) -> list[Any]:
    """The decks: one for all, or each Power's own in the order in which they are seen."""
    of = s.game.sharing
    return list(of) if len(of) == 1 else [of[power] for power in look.actors]


def _discards(s: Realm, look: Look, values: int) -> list[float]:
    return [number for of in _sharing(s, look) for number in counts(s.pile_of(of[0]), values)]


def _troops(s: Realm, look: Look, power: int) -> list[float]:
    found = [0.0] * s.game.map.size
    for general in s.game.generals[power]:
        if s.where[general] >= 0:
            found[s.where[general]] = float(s.troops[general])
    return found


def _tracks(s: Realm, look: Look, power: int) -> list[float]:
    """Morale, Influence, Money, cards in hand, tokens in stock, Generals off board."""
    off = sum([s.where[general] < 0 for general in s.game.generals[power]])
    row = (s.morale[power], s.influence[power], s.money[power], len(s.hands[power]), s.stock(power), off)
    return [float(number) for number in row]


def _hand(s: Realm, look: Look, power: int) -> list[int]:
    return s.hands[power] if s.knows_hand(look.seat, power) else []


def _remembered(s: Realm, look: Look, power: int) -> tuple[int, ...]:
    return () if look.seat is None else s.remembered(look.seat, power)


# -- a battle


def _battle(game: Family, places: int, values: int) -> list[Part]:
    """Who fights where; of every Power what is played for each of its Generals, by his number among them."""
    powers, most = len(game.powers), max([len(own) for own in game.generals])
    row = 2 * values + 2  # cards face up, those face down that are known, how many lie face down, how many may lie

    def stacks(s: Realm, look: Look, power: int) -> list[float]:
        found = [0.0] * (most * row)
        battle = s.running(Battle)
        for i, general in enumerate(battle.generals if battle is not None else ()):
            if s.game.owner[general] == power:
                assert battle is not None
                at = s.game.generals[power].index(general) * row
                cards = battle.stacks[i]
                down = [card for card in cards if card >= 0]
                found[at : at + values] = counts([-card for card in cards if card < 0], values)
                found[at + values : at + 2 * values] = counts(down if s.knows_hand(look.seat, power) else (), values)
                found[at + 2 * values : at + row] = [float(len(down)), float(battle.limit[i])]
        return found

    def engaged(side: int, supporting: bool) -> Any:
        def read(s: Realm, look: Look, power: int) -> int:
            battle = s.running(Battle)
            if battle is None:
                return 0
            all_ = zip(battle.generals, battle.side, battle.position, battle.spot)
            own = [row for row in all_ if s.game.owner[row[0]] == power]
            return many([spot for _, of, position, spot in own if of == side and (position > 2) == supporting])

        return read

    return [
        some("battle", places, lambda s, look: one(b.place) if (b := s.running(Battle)) else 0),
        some("attacker", powers, lambda s, look: look.actor(b.attacker) if (b := s.running(Battle)) else 0),
        some("defenders", powers, lambda s, look: look.all(many(b.defenders)) if (b := s.running(Battle)) else 0),
        some("passed", powers, lambda s, look: look.all(b.passed) if (b := s.running(Battle)) else 0),
        numbers("strength", SIDES, lambda s, look: _floats(b.strength) if (b := s.running(Battle)) else [0.0] * SIDES),
        *of_power(game, "attacks", places, engaged(0, False)),
        *of_power(game, "attack_supports", places, engaged(0, True)),
        *of_power(game, "defends", places, engaged(1, False)),
        *of_power(game, "defence_supports", places, engaged(1, True)),
        *count_of(game, "stacks", most * row, stacks),
    ]


def _floats(row: list[int]) -> list[float]:
    return [float(number) for number in row]
