"""Positions of L'Empereur: those of the family, with `napoleon_deck` (top card first) and `napoleon_discards`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.set_up import GRAND_COALITION, SIDES
from chancellery.games.coalitions.lempereur.state import EmpireRealm
from chancellery.kernel import BadInput
from chancellery.kernel.fields import bad_field
from chancellery.locale import text
from chancellery.table.form import Group, Making

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family

DECK, DISCARDS = "napoleon_deck", "napoleon_discards"
FIELDS = frozenset({DECK, DISCARDS})


def complete(s: EmpireRealm, data: dict[str, Any]) -> None:
    """The Napoleon cards; BadInput names a wrong field."""
    if data.get("phase") == "diplomacy":  # K-12.3.2
        raise bad_field("phase", "action | set-up", "diplomacy")
    deck, discards = _cards(s, DECK, data.get(DECK, [])), _cards(s, DISCARDS, data.get(DISCARDS, []))
    twice = [number for number in deck if number in discards]
    if twice:
        raise BadInput("position-card-count", field=DISCARDS, card=twice[0], count=1)
    if deck or discards or not s.napoleon_deck:
        rest = [number for number in sorted(s.own) if number not in deck and number not in discards]
        s.shuffle(rest)
        s.napoleon_deck, s.napoleon_discards = rest + deck[::-1], discards
        s.revealed = False
    _check(s)


def _cards(s: EmpireRealm, field: str, value: Any) -> list[int]:
    if not isinstance(value, list) or len(set(map(str, value))) < len(value) or any(n not in s.own for n in value):
        raise bad_field(field, "[" + ", ".join(map(str, sorted(s.own))) + "]", value)
    return list(value)


def _check(s: EmpireRealm) -> None:
    """What no match comes to: other sides (K-12.1.2), a player without a Power (K-12.0.2), a match already won."""
    game = s.game
    for power, name in enumerate(game.powers):
        side = int(power == FR)
        if s.status[power] != side:
            raise bad_field(f"powers.{name}.status", SIDES[side], SIDES[s.status[power]])
        if power != FR and s.stands[power] >> game.map.capital[FR] & 1:
            paris = game.map.ids[game.map.capital[FR]]
            raise BadInput("position-unknown-place", field=f"powers.{name}.generals", place=paris)
    if s.seat_of[FR] >= 0:
        raise BadInput("position-not-minor", field="powers.france.controller", power="france")
    for seat, id in enumerate(game.seats):
        if seat not in [s.seat_of[power] for power in GRAND_COALITION]:
            raise bad_field("powers.*.controller", id, "-")


# -- the other way round


def write(s: EmpireRealm, data: dict[str, Any]) -> None:
    """What is resolved, from a state; the deck lies face down."""
    data[DISCARDS] = list(s.napoleon_discards)


def groups(game: Family, make: Making) -> list[Group]:
    cards = {number: text(make.lang, "position-napoleon-card", number=number) for number in sorted(game.edition.own)}
    return [make.group("napoleon", [make.list([DECK], cards), make.list([DISCARDS], cards)])]
