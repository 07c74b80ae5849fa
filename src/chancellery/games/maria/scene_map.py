"""The map in a scene: cities with what there is to say about them, and the pieces in them.

All of it is public but the armies of a general. A city or a piece looks the same in most scenes, so it is kept; what it
depends on is in the arguments of the function that keeps it.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from chancellery.games.maria import conquest, scene_supply, supply, words
from chancellery.games.maria.map import TERRITORIES
from chancellery.games.maria.powers import AUSTRIA, FRANCE, NOBODY, POWERS, SUITS
from chancellery.games.maria.scene_supply import Supplied
from chancellery.games.maria.state import Campaign
from chancellery.locale import text
from chancellery.table.drawing import KEPT
from chancellery.table.scene import Piece, Place, Shown

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

HIDDEN = -1  # armies of others
BOARD = "en"  # the language whose words for cities are those of the board
KINDS = ("town", "minor", "major")


# -- places


def places(s: Campaign, lang: str) -> tuple[Place, ...]:
    """The cities in the order of the data."""
    atlas = s.game.components.atlas
    guarded, fortress, claim = conquest.protected, atlas.fortress, s.claim
    return tuple(
        _city(
            s.game,
            city,
            conquest.home_power(s, city),
            holder(s, city),
            claim[city],
            fortress >> city & 1 == 1 and guarded(s, city),
            lang,
        )
        for city in range(atlas.size)
    )


def holder(s: Campaign, city: int) -> int:
    """Whose marker lies in a city; an elector's marker shows France or those against it."""
    if s.game.components.elector_cities >> city & 1:
        return FRANCE if s.electors >> city & 1 else AUSTRIA
    return s.marker[city]


@lru_cache(KEPT)
def _city(game: Maria, city: int, home: int, held: int, claim: int, guarded: bool, lang: str) -> Place:
    atlas, land = game.components.atlas, _land(game, city)
    id = atlas.ids[city]
    return Place(
        ref=f"place:{id}",
        id=id,
        name=words.city_name(game, city, lang),
        text=_described(game, city, home, held, claim, guarded, lang),
        printed=_printed(game, city, lang),
        controller=POWERS[held] if held != NOBODY else None,
        home=land if home == NOBODY else POWERS[home],
        kind="major" if atlas.major >> city & 1 else "minor" if atlas.fortress >> city & 1 else "town",
        region=text(lang, f"maria-territory-{land}") if home == NOBODY else None,
    )


def _described(game: Maria, city: int, home: int, held: int, claim: int, guarded: bool, lang: str) -> tuple[str, ...]:
    """What a city is, whose it is, and which suit is played in battles there."""
    box = game.components
    atlas, bit = box.atlas, 1 << city
    kind = KINDS[bool(atlas.fortress & bit) + bool(atlas.major & bit)]
    land = text(lang, f"maria-power-{POWERS[home]}" if home != NOBODY else f"maria-territory-{_land(game, city)}")
    lines = [
        text(lang, "maria-place-kind", kind=kind, land=land),
        text(lang, "maria-place-suit", suit=text(lang, "maria-suit-" + SUITS[atlas.suit[city]])),
    ]
    if printed := _printed(game, city, lang):
        lines.append(text(lang, "maria-place-printed", name=printed))
    if city in box.electors:
        lines.append(text(lang, "maria-place-elector"))
    capitals = [power for power, fixed in enumerate(box.powers) if fixed.capital == city]
    lines += [text(lang, "maria-place-capital", **words.forms(lang, "power", power)) for power in capitals]
    if box.elector_cities & bit:
        lines.append(text(lang, "maria-place-elector-" + ("france" if held == FRANCE else "others")))
    elif held != NOBODY:
        lines.append(text(lang, "maria-place-marker", **words.forms(lang, "power", held)))
    if claim != NOBODY:
        lines.append(text(lang, "maria-place-claim", **words.forms(lang, "power", claim)))
    if guarded:
        lines.append(text(lang, "maria-place-protected"))
    return tuple(lines)


def _printed(game: Maria, city: int, lang: str) -> str | None:
    """The name on the board, which the English words have, where the reader's language has another."""
    name = words.city_name(game, city, BOARD)
    return None if name == words.city_name(game, city, lang) else name


def _land(game: Maria, city: int) -> str:
    return TERRITORIES[game.components.atlas.territory[city]]


# -- pieces


def pieces(s: Campaign, seat: int | None, lang: str) -> tuple[Piece, ...]:
    """Generals, the commander of a stack first, then trains, hussars and "?" markers."""
    game, box = s.game, s.game.components
    found: list[Piece] = []
    seen: set[int] = set()
    for general in range(box.count):
        city = s.where[general]
        if city >= 0 and city not in seen:
            seen.add(city)
            for one in s.generals_at(city):
                own = s.seat_of[s.power_of(one)] == seat
                down, stands = bool(s.face_down >> one & 1), scene_supply.supplied(s, one)
                found.append(_general(game, one, city, down, s.armies[one] if own else HIDDEN, stands, lang))
    trains = (train for train in range(box.count, len(box.pieces)) if s.where[train] >= 0)
    found += [_train(game, train, s.where[train], scene_supply.of_train(s, train), lang) for train in trains]
    found += [_hussar(game, number, city, lang) for number, city in enumerate(s.hussars) if city >= 0]
    found += [_claim(game, city, power, lang) for city, power in enumerate(s.claim) if power != NOBODY]
    return tuple(found)


@lru_cache(KEPT)
def _general(game: Maria, general: int, city: int, down: bool, armies: int, stands: Supplied, lang: str) -> Piece:
    """A general; how many armies he has is known to his player only (M-6.8)."""
    fixed, name = game.components.generals[general], words.piece_name(game, general, lang)
    said = text(lang, "maria-general-armies", name=name, count=armies) if armies > 0 else name
    warns = {scene_supply.NONE: "!", scene_supply.TOLL: str(stands.steps)}
    return replace(
        _piece(game, fixed.id, "general_hungry" if down else "general", fixed.power, city, said, lang),
        troops=armies if armies > 0 else None,
        hidden=armies == HIDDEN,
        name=name,
        title=said,
        about=_about(fixed.rank, down, stands.how, stands.steps, lang),
        badge=warns.get(stands.how),
        shows=scene_supply.of_general(game, stands),
    )


@lru_cache(KEPT)
def _train(game: Maria, train: int, city: int, shows: Shown, lang: str) -> Piece:
    piece = game.components.pieces[train]
    return replace(
        _piece(game, piece.id, "wagon", piece.power, city, words.piece_name(game, train, lang), lang),
        about=text(lang, "maria-train-about", most=supply.RANGE),
        shows=shows,
    )


@lru_cache(KEPT)
def _hussar(game: Maria, number: int, city: int, lang: str) -> Piece:
    name = text(lang, "maria-hussar", number=number + 1)
    piece = _piece(game, f"hussar-{number + 1}", "hussar", AUSTRIA, city, name, lang)
    return replace(piece, letter=text(lang, "maria-hussar.letter"), about=text(lang, "maria-hussar.about"))


@lru_cache(KEPT)
def _claim(game: Maria, city: int, power: int, lang: str) -> Piece:
    said = text(lang, "maria-place-claim", **words.forms(lang, "power", power))
    piece = _piece(game, f"claim-{game.components.atlas.ids[city]}", "claim", power, city, said, lang)
    return replace(piece, letter="?")


def _piece(game: Maria, id: str, type: str, power: int, city: int, said: str, lang: str) -> Piece:
    letter = text(lang, f"maria-power-{POWERS[power]}.letter")
    return Piece(f"piece:{id}", id, type, POWERS[power], letter, game.components.atlas.ids[city], said)


def _about(rank: int, down: bool, how: str, steps: int, lang: str) -> str:
    """Rank and supply: everybody can work them out."""
    lines = [text(lang, "maria-general-rank", rank=rank)]
    if down:
        lines.append(text(lang, "maria-general-down"))
    lines.append(text(lang, "maria-supply-" + how, count=steps, price=steps, most=supply.RANGE))
    return " ".join(lines)
