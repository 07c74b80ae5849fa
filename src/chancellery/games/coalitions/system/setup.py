"""Set-up (chapter 2): an empty realm, and pieces, tracks and cards from a table."""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.system.state import NOBODY, OFF_BOARD, Realm

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family


def empty(game: Family, seed: str) -> Realm:
    """A realm without pieces; the whole deck is unshuffled."""
    powers, size = len(game.powers), game.map.size
    deck = [value for value, count in sorted(game.parameters.deck.items()) for _ in range(count)]
    return game.edition.realm(
        game=game,
        seed=seed,
        counter=0,
        stack=[],
        seat_of=list(game.first_seats),
        where=[OFF_BOARD] * len(game.owner),
        troops=[0] * len(game.owner),
        garrison=[NOBODY] * size,
        morale=[0] * powers,
        influence=[0] * powers,
        money=[0] * powers,
        hands=[[] for _ in range(powers)],
        deck=deck,
        discards=[],
        status=[0] * powers,
        ally=[1 << p for p in range(powers)],
        closed=[0] * powers,
        named=[-1] * powers,
        special=(1 << len(game.special)) - 1,
        guards=[0] * powers,
        control=list(game.map.homes),
        stands=[0] * powers,
        regent=[NOBODY] * powers,
        reader=[NOBODY] * powers,
        refused=[],
    )


def statuses(s: Realm, given: Collection[str] = ()) -> None:
    """The statuses of the start, but for Powers whose status is given."""
    for name, status in s.game.edition.start.items():
        if name not in given:
            s.status[s.game.map.power_of[name]] = s.game.parameters.statuses.index(status)


def place_pieces(s: Realm, power: int, data: Mapping[str, Any]) -> None:
    """K-2.4.1, K-2.4.3: Generals with Troops, Garrisons, Fortresses, Money and Morale of a Power."""
    place_of = s.game.map.place_of
    for general, (t, troops) in zip(s.game.generals[power], data["generals"].items(), strict=False):
        s.put(general, place_of[t])
        s.troops[general] = troops
    for t in data.get("garrisons", ()):
        s.set_garrison(place_of[t], power)
    for t in data.get("fortresses", ()):
        s.fortress |= 1 << place_of[t]
    s.money[power] = data.get("money", 0)
    s.morale[power] = data.get("morale", 0)
    s.influence[power] = data.get("influence", 0)


def deal(s: Realm, counts: list[int]) -> None:
    """K-2.4.4: the deck is shuffled and each Power is dealt its number of cards."""
    for powers in s.game.sharing:
        s.shuffle(s.deck_of(powers[0]))
    for power, count in enumerate(counts):
        for _ in range(count):
            insort(s.hands[power], s.deck_of(power).pop())
