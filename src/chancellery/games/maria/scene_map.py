"""The map in a scene: cities with what there is to say about them, and the pieces in them.

All of it is public but the armies of a general. A city looks the same in most scenes, so its words are kept; what they
depend on is in the arguments of the function that keeps them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from chancellery.games.maria import conquest, scene_supply, supply, words
from chancellery.games.maria.atlas import TERRITORIES
from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.powers import AUSTRIA, FRANCE, NOBODY, POWERS, SUITS
from chancellery.locale import text

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

KEPT = 20_000
KINDS = ("town", "minor", "major")


# -- places


def places(s: Campaign, lang: str) -> list[dict[str, Any]]:
    """The cities in the order of the data."""
    return [_city(s, city, lang) for city in range(s.game.components.atlas.size)]


def holder(s: Campaign, city: int) -> int:
    """Whose marker lies in a city; an elector's marker shows France or those against it."""
    if s.game.components.elector_cities >> city & 1:
        return FRANCE if s.electors >> city & 1 else AUSTRIA
    return s.marker[city]


def _city(s: Campaign, city: int, lang: str) -> dict[str, Any]:
    atlas = s.game.components.atlas
    home, held = conquest.home_power(s, city), holder(s, city)
    guarded = atlas.fortress >> city & 1 == 1 and conquest.protected(s, city)
    kind = "major" if atlas.major >> city & 1 else "minor" if atlas.fortress >> city & 1 else "town"
    nobody = {"region": text(lang, f"maria-territory-{_land(s.game, city)}")} if home == NOBODY else {}
    return {
        **nobody,
        "id": atlas.ids[city],
        "name": words.city_name(s.game, city, lang),
        "kind": kind,
        "home": TERRITORIES[atlas.territory[city]] if home == NOBODY else POWERS[home],
        "controller": POWERS[held] if held != NOBODY else None,
        "battle": False,
        "text": [*_described(s.game, city, home, held, s.claim[city], guarded, lang)],
        "options": [],
    }


@lru_cache(KEPT)
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


def _land(game: Maria, city: int) -> str:
    return TERRITORIES[game.components.atlas.territory[city]]


# -- pieces


def pieces(s: Campaign, seat: int | None, lang: str) -> list[dict[str, Any]]:
    """Generals, the commander of a stack first, then trains, hussars and "?" markers."""
    box, ids = s.game.components, s.game.components.atlas.ids
    found: list[dict[str, Any]] = []
    seen: set[int] = set()
    for general in range(box.count):
        city = s.where[general]
        if city >= 0 and city not in seen:
            seen.add(city)
            found += [_general(s, one, seat, lang) for one in s.generals_at(city)]
    for train in range(box.count, len(box.pieces)):
        if s.where[train] >= 0:
            name = words.piece_name(s.game, train, lang)
            one = _piece(box.pieces[train].id, "wagon", s.power_of(train), ids[s.where[train]], name, lang)
            about = text(lang, "maria-train-about", most=supply.RANGE)
            found.append({**one, "about": about, "shows": scene_supply.of_train(s, train)})
    for number, city in enumerate(s.hussars):
        if city >= 0:
            name = text(lang, "maria-hussar", number=number + 1)
            one = _piece(f"hussar-{number + 1}", "hussar", AUSTRIA, ids[city], name, lang)
            found.append(
                {**one, "letter": text(lang, "maria-hussar.letter"), "about": text(lang, "maria-hussar.about")}
            )
    for city, power in enumerate(s.claim):
        if power != NOBODY:
            name = text(lang, "maria-place-claim", **words.forms(lang, "power", power))
            found.append({**_piece(f"claim-{ids[city]}", "claim", power, ids[city], name, lang), "letter": "?"})
    return found


def _piece(id: str, type: str, power: int, place: str, said: str, lang: str) -> dict[str, Any]:
    return {
        "id": id,
        "type": type,
        "power": POWERS[power],
        "letter": text(lang, f"maria-power-{POWERS[power]}.letter"),
        "place": place,
        "text": said,
        "options": [],
    }


def _general(s: Campaign, general: int, seat: int | None, lang: str) -> dict[str, Any]:
    """A general; how many armies he has is known to his player only (M-6.8)."""
    power, fixed = s.power_of(general), s.game.components.generals[general]
    city = s.game.components.atlas.ids[s.where[general]]
    down = bool(s.face_down >> general & 1)
    name = words.piece_name(s.game, general, lang)
    own = s.seat_of[power] == seat
    armies = s.armies[general]
    said = text(lang, "maria-general-armies", name=name, count=armies) if own and armies else name
    one = _piece(fixed.id, "general_hungry" if down else "general", power, city, said, lang)
    if own and armies:
        one["troops"] = armies
    one["title"] = said
    stands = scene_supply.supplied(s, general)
    one["about"] = _about(fixed.rank, down, stands.how, stands.steps, lang)
    if stands.how in (scene_supply.NONE, scene_supply.TOLL):
        one["badge"] = "!" if stands.how == scene_supply.NONE else str(stands.steps)
    if shows := scene_supply.of_general(s, stands):
        one["shows"] = shows
    return one


@lru_cache(KEPT)
def _about(rank: int, down: bool, how: str, steps: int, lang: str) -> str:
    """Rank and supply: everybody can work them out."""
    lines = [text(lang, "maria-general-rank", rank=rank)]
    if down:
        lines.append(text(lang, "maria-general-down"))
    lines.append(text(lang, "maria-supply-" + how, count=steps, price=steps, most=supply.RANGE))
    return " ".join(lines)
