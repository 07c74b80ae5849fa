"""The map in a scene: its Territories and the pieces on them.

All of it is public. A Territory or a piece looks the same in most scenes, so it is kept; what it depends on is in the
arguments of the functions that keep it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.state import Realm
from chancellery.kernel.sets import bits
from chancellery.locale import in_a_row, text
from chancellery.table.drawing import KEPT, TABLES
from chancellery.table.scene import Piece, Place

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import Family


# -- Territories


def places(s: Realm, lang: str) -> tuple[Place, ...]:
    """All Territories, in the order of the board."""
    closed = s.game.relations.closed
    shut = tuple([closed(s, power) for power in range(len(s.game.powers))])
    held = tuple([s.controller(t) for t in range(len(s.garrison))])
    return _places(s.game, held, s.pending, shut, lang)


@lru_cache(TABLES)
def _places(game: Family, held: tuple[int, ...], pending: int, closed: tuple[int, ...], lang: str) -> tuple[Place, ...]:
    shut = _shut_out(closed)
    return tuple(
        _place(game, t, controller, bool(pending >> t & 1), shut.get(t, ()), lang) for t, controller in enumerate(held)
    )


@lru_cache(KEPT)
def _place(game: Family, t: int, controller: int, battle: bool, shut: tuple[int, ...], lang: str) -> Place:
    one = game.map.board.territories[t]
    translated = words.mountains(game, t)
    return Place(
        ref=f"place:{one.id}",
        id=one.id,
        name=text(lang, translated) if translated else one.name,
        text=_described(game, t, controller, shut, lang),
        controller=game.powers[controller] if controller >= 0 else None,
        home=one.power,
        battle=battle,
        kind=one.kind,
        value=one.value,
        capital=one.capital,
        port=one.port,
        stripes=tuple(one.stripes),
        label=one.label,
    )


def _shut_out(closed: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """The Territories that a special rule closes, each with the Powers to whom it is closed."""
    shut: dict[int, tuple[int, ...]] = {}
    for power, territories in enumerate(closed):
        for t in bits(territories):
            shut[t] = (*shut.get(t, ()), power)
    return shut


def _described(game: Family, t: int, controller: int, shut: tuple[int, ...], lang: str) -> tuple[str, ...]:
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
    lines += game.shown.about_place(game, t, lang)
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


def pieces(s: Realm, lang: str) -> tuple[Piece, ...]:
    """Fortresses, Garrisons and Generals on the map, from below to above."""
    game = s.game
    found = [_fortress(game, t, lang) for t in bits(s.fortress)]
    found += [_garrison(game, t, owner, lang) for t, owner in enumerate(s.garrison) if owner >= 0]
    for general, t in enumerate(s.where):
        if t >= 0:
            named = s.named[game.owner[general]] == general
            found.append(_general(game, general, t, s.troops[general], named, lang))
    return tuple(found)


@lru_cache(KEPT)
def _fortress(game: Family, t: int, lang: str) -> Piece:
    place = game.map.ids[t]
    id = f"fortress-{place}"
    return Piece(f"piece:{id}", id, "fortress", None, None, place, text(lang, "piece-fortress"))


@lru_cache(KEPT)
def _garrison(game: Family, t: int, owner: int, lang: str) -> Piece:
    power, letter, place = game.powers[owner], words.letter(game, owner, lang), game.map.ids[t]
    said = text(lang, "piece-garrison", **words.forms(game, lang, "power", owner))
    id = f"garrison-{place}"
    return Piece(f"piece:{id}", id, "garrison", power, letter, place, said)


@lru_cache(KEPT)
def _general(game: Family, general: int, t: int, troops: int, named: bool, lang: str) -> Piece:
    owner, id = game.owner[general], game.general_ids[general]
    hero = words.hero_name(game, owner, lang)
    args = {"hero": hero, "troops": troops, **words.forms(game, lang, "power", owner)}
    able = game.edition.able.get(game.powers[owner]) if named else None
    return Piece(
        ref=f"piece:{id}",
        id=id,
        type="general",
        power=game.powers[owner],
        letter=words.letter(game, owner, lang),
        place=game.map.ids[t],
        text=text(lang, "piece-named" if named else "piece-general", **args),
        troops=troops,
        named=hero if named else None,
        name=hero if named else None,
        title=hero if able else None,
        about=text(lang, able) if able else None,
    )
