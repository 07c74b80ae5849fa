"""Positions of Realpolitik the other way round: what only this game has, from a state, and as a form."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.realpolitik.action_cards import Turn
from chancellery.games.coalitions.realpolitik.components import ACTIONS
from chancellery.games.coalitions.realpolitik.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.realpolitik.state import NO_CARD, RealpolitikRealm
from chancellery.games.coalitions.realpolitik.trains import TRAINS
from chancellery.games.coalitions.system.position_form import MOST_ROUNDS, cards
from chancellery.games.coalitions.system.state import NOBODY
from chancellery.kernel.sets import bits
from chancellery.locale import text
from chancellery.table.form import Control, Group, Making, Pair, listed

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family


def write(s: RealpolitikRealm, data: dict[str, Any]) -> None:
    """What only this game has, from a state; decks lie face down."""
    powers, ids = s.game.powers, s.game.map.ids
    revealed = {powers[p]: ACTIONS[card] for p, card in enumerate(s.action) if card != NO_CARD}
    begun = bool(s.turn) or s.running(Turn) is not None
    moment = "diplomacy" if s.running(DiplomacyPhase) is not None else "action"
    data["phase"] = moment if begun else "set-up"
    if begun:
        data["turn"] = s.turn or 1
    data["prestige"] = [powers[p] for p in s.prestige]
    data["diplomacy_track"] = s.token
    data["alliances"] = [[powers[a], powers[b]] for a, b in enumerate(s.partner) if b != NOBODY and a < b]
    data["trains"] = [[ids[a], ids[b]] for a, joined in enumerate(s.rails) for b in bits(joined) if a < b]
    if revealed:
        data["cards"] = revealed
    for p, name in enumerate(powers):
        out = s.own.action_cards[p] & ~s.action_hand[p] & ~(1 << s.action[p] if s.action[p] != NO_CARD else 0)
        data["powers"][name] |= {"played": [ACTIONS[card] for card in bits(out)], "discards": list(s.discard_piles[p])}


def groups(game: Family, make: Making) -> list[Group]:
    lang, map = make.lang, game.map
    powers = {name: text(lang, "power-" + name) for name in game.powers}
    names = [territory.name for territory in map.board.territories]
    phases = {phase: make.title("phase-" + phase) for phase in ("action", "diplomacy", "set-up")}
    alliances = [Pair(a, b, f"{powers[a]} – {powers[b]}") for a in powers for b in powers if a < b]
    borders = [
        Pair(map.ids[a], map.ids[b], f"{names[a]} – {names[b]}")
        for a, near in enumerate(map.near)
        for b in bits(near)
        if a < b and map.passable >> a & 1 and map.passable >> b & 1
    ]
    return [
        make.group(
            "when",
            [
                make.choice(["phase"], phases, "action"),
                make.number(["turn"], 1, MOST_ROUNDS, 1),
                make.number(["diplomacy_track"], 0, game.edition.own.top),
            ],
        ),
        make.group(
            "relations",
            [
                Control(("prestige",), make.title("prestige"), "order", listed(powers)),
                Control(("alliances",), make.title("alliances"), "pairs", pairs=tuple(alliances)),
                Control(
                    ("trains",), make.title("trains"), "pairs", pairs=tuple(borders), most=TRAINS, among=tuple(map.ids)
                ),
            ],
        ),
        make.group(
            "cards", [make.choice(["cards", p], _actions(game, make, p), title=name) for p, name in powers.items()]
        ),
    ]


def _actions(game: Family, make: Making, power: str) -> dict[str, str]:
    own = game.edition.own.action_cards[game.map.power_of[power]]
    return {name: text(make.lang, "action-" + name) for card, name in enumerate(ACTIONS) if own >> card & 1}


def of_power(game: Family, make: Making, power: str) -> list[Control]:
    at, faces = ("powers", power), cards(game, make.lang)
    return [
        make.list([*at, "played"], _actions(game, make, power)),
        make.list([*at, "deck"], faces, repeats=True),
        make.list([*at, "discards"], faces, repeats=True),
    ]
