"""The map in a scene: its Territories and the pieces on them.

All of it is public. A Territory looks the same in most scenes, so its words are kept; what they depend on is in the
arguments of the functions that keep them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.realm import MOST_TROOPS, Realm
from chancellery.locale import in_a_row, text

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import FamilyDefinition

KEPT = 20_000


# -- Territories


def places(s: Realm, lang: str) -> list[dict[str, Any]]:
    """All Territories, in the order of the board."""
    game = s.game
    shut = _shut_out(s)
    found = []
    for t, one in enumerate(game.map.board.territories):
        controller, garrison = s.controller(t), s.garrison[t]
        found.append(
            {
                "id": one.id,
                "name": one.name,
                "kind": one.kind,
                "home": one.power,
                "capital": one.capital,
                "stripes": [*one.stripes],
                "value": one.value,
                "port": one.port,
                "label": [*one.label],
                "controller": game.powers[controller] if controller >= 0 else None,
                "garrison": game.powers[garrison] if garrison >= 0 else None,
                "fortress": bool(s.fortress >> t & 1),
                "battle": bool(s.pending >> t & 1),
                "text": [*_described(game, t, controller, shut.get(t, ()), lang)],
                "options": [],
            }
        )
    return found


def _shut_out(s: Realm) -> dict[int, tuple[int, ...]]:
    """The Territories that a special rule closes, each with the Powers to whom it is closed."""
    shut: dict[int, tuple[int, ...]] = {}
    for power in range(len(s.game.powers)):
        for t in bits(s.game.closed_by_scenario(s, power)):
            shut[t] = (*shut.get(t, ()), power)
    return shut


@lru_cache(KEPT)
def _described(game: FamilyDefinition, t: int, controller: int, shut: tuple[int, ...], lang: str) -> tuple[str, ...]:
    """What a Territory is, who controls it and what it is worth to whom."""
    one = game.map.board.territories[t]
    if one.kind == "impassable":
        return (text(lang, "place-impassable"),)
    args: dict[str, Any] = {"value": one.value}
    if one.power is not None:
        args.update(words.forms(game, lang, "home", game.map.home[t]))
    if one.stripes:
        args["powers"] = in_a_row((text(lang, "power-" + power) for power in one.stripes), lang)
    lines = [text(lang, "place-capital" if one.capital else f"place-{one.kind}", **args)]
    if one.port:
        lines.append(text(lang, "place-port"))
    lines += game.about_place(t, lang)
    if controller >= 0:
        lines.append(text(lang, "place-controlled", **words.forms(game, lang, "power", controller)))
    else:
        lines.append(text(lang, "place-uncontrolled"))
    if one.value:
        lines.append(text(lang, words.worded(game, lang, f"place-worth-{one.kind}"), **args))
    if shut:
        names = in_a_row((words.power_name(game, power, lang) for power in shut), lang)
        lines.append(text(lang, "place-closed", powers=names))
    return tuple(lines)


# -- pieces


def pieces(s: Realm, lang: str) -> list[dict[str, Any]]:
    """Fortresses, Garrisons and Generals on the map, from below to above."""
    game, ids = s.game, s.game.map.ids
    found: list[dict[str, Any]] = []
    for t in bits(s.fortress):
        said = text(lang, "piece-fortress")
        found.append(_piece(f"fortress-{ids[t]}", "fortress", None, None, ids[t], said))
    for t, owner in enumerate(s.garrison):
        if owner >= 0:
            power, letter = game.powers[owner], words.letter(game, owner, lang)
            said = _garrison(game, owner, lang)
            found.append(_piece(f"garrison-{ids[t]}", "garrison", power, letter, ids[t], said))
    for general, t in enumerate(s.where):
        if t >= 0:
            owner, troops = game.owner[general], s.troops[general]
            power, letter = game.powers[owner], words.letter(game, owner, lang)
            named = s.named[owner] == general
            said = _general(game, owner, troops, named, lang)
            piece = _piece(game.general_ids[general], "general", power, letter, ids[t], said)
            piece["troops"], piece["most_troops"] = troops, MOST_TROOPS
            piece["named"] = words.hero_name(game, owner, lang) if named else None
            if named and game.general_ability(owner):
                piece["title"] = words.hero_name(game, owner, lang)
                piece["about"] = text(lang, game.general_ability(owner))
            found.append(piece)
    return found


@lru_cache(KEPT)
def _garrison(game: FamilyDefinition, owner: int, lang: str) -> str:
    return text(lang, "piece-garrison", **words.forms(game, lang, "power", owner))


@lru_cache(KEPT)
def _general(game: FamilyDefinition, owner: int, troops: int, named: bool, lang: str) -> str:
    args = {"hero": words.hero_name(game, owner, lang), "troops": troops, **words.forms(game, lang, "power", owner)}
    return text(lang, "piece-named" if named else "piece-general", **args)


def _piece(id: str, type: str, power: str | None, letter: str | None, place: str, said: str) -> dict[str, Any]:
    return {
        "id": id,
        "type": type,
        "power": power,
        "letter": letter,
        "place": place,
        "text": said,
        "options": [],
    }
