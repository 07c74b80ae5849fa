"""The politics board in a scene: tracks, political cards on offer, tactical cards on the board, and victory boxes.

Tiles carry ids that options name: `political-CARD`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from chancellery.games.maria import cards, words
from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.politics import Politics, UseCard, worth
from chancellery.games.maria.powers import (
    AUSTRIA,
    AUSTRIAN_ALLY,
    FRANCE,
    MEMBERS,
    NOBODY,
    POWERS,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN_ALLY,
    STATUSES,
    SUITS,
    TRACKS,
)
from chancellery.games.maria.scene_options import Index
from chancellery.games.maria.scene_war import SIGNS, card_short, card_title
from chancellery.games.maria.victory import BATTLE_BOXES
from chancellery.locale import text

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

ENDS = ((PRUSSIA, AUSTRIA), (PRUSSIA, AUSTRIA), (FRANCE, AUSTRIA))  # whom the ends of each track favour


# -- tracks


def tracks(s: Campaign, lang: str) -> list[dict[str, Any]]:
    """The politics tracks of the full game, their spaces counted from 1."""
    if not s.game.full:
        return []
    return [_track(s, track, lang) for track in range(len(TRACKS))]


def _track(s: Campaign, track: int, lang: str) -> dict[str, Any]:
    spaces, at = s.game.components.tracks[track], s.track[track]
    name = text(lang, "maria-track-" + TRACKS[track])
    symbols = _symbols(s.game, track, at, lang)
    return {
        "id": TRACKS[track],
        "title": text(lang, "maria-track-now", track=name, now=symbols or text(lang, "maria-track-nothing")),
        "near": False,
        "from": 1,
        "to": len(spaces),
        "markers": [{"value": at + 1, "power": None, "title": name}],
        "spaces": _spaces(s.game, track, lang),
        "ends": [
            {"value": value, "power": POWERS[power], "title": text(lang, f"maria-track-ends-{TRACKS[track]}.{side}")}
            for value, power, side in ((1, ENDS[track][0], "left"), (len(spaces), ENDS[track][1], "right"))
        ],
    }


@lru_cache(16)
def _spaces(game: Maria, track: int, lang: str) -> list[dict[str, Any]]:
    """The spaces of a track as they are printed: symbols in the colour of a power, star, "S"."""
    found = []
    for at, space in enumerate(game.components.tracks[track]):
        signs = [{"power": POWERS[power], **SYMBOLS[kind]} for kind, power, _ in space.symbols]
        if space.status != NOBODY and space.status in SAXON_SIDES:
            signs.insert(0, {"power": POWERS[SAXON_SIDES[space.status]], "icon": "shield"})
        one: dict[str, Any] = {"value": at + 1, "signs": signs, "title": _symbols(game, track, at, lang)}
        one["title"] = one["title"] or text(lang, "maria-track-nothing")
        if space.letter or space.star:
            one["mark"] = "S" if space.letter else "★"
        found.append(one)
    return found


SAXON_SIDES = {PRUSSIAN_ALLY: PRUSSIA, AUSTRIAN_ALLY: AUSTRIA}
SYMBOLS: dict[str, dict[str, str]] = {
    "tc_plus": {"icon": "cards", "text": "+"},
    "tc_minus": {"icon": "cards", "text": "−"},
    "corps": {"icon": "general"},
    "victory": {"icon": "laurel"},
}


@lru_cache(256)
def _symbols(game: Maria, track: int, at: int, lang: str) -> str:
    """What a space of a track does while the marker stands there."""
    space = game.components.tracks[track][at]
    said = [text(lang, "maria-status-" + STATUSES[space.status])] if space.status != NOBODY else []
    for kind, power, count in space.symbols:
        said.append(text(lang, f"maria-symbol-{kind}", power=text(lang, "maria-power-" + POWERS[power]), count=count))
    return ", ".join(said)


# -- rows


def rows(s: Campaign, seat: int | None, index: Index | None, lang: str) -> list[dict[str, Any]]:
    """Political cards on offer, tactical cards on the politics board, won battles, victory boxes."""
    if not s.game.full:
        return []
    numbers = index.tiles if index is not None else {}
    found: list[dict[str, Any]] = []
    offer = _offer(s)
    if offer:
        tiles = [_political(s.game, card, lang) for card in offer]
        tiles = [{**tile, "options": numbers.get(tile["id"], [])} for tile in tiles]
        title = text(lang, "maria-row-politics", trump=_trump(s, lang), known="yes" if s.trump != NOBODY else "no")
        found.append({"id": "politics", "title": title, "style": "cards", "near": False, "tiles": tiles})
    if offer or any(s.on_board) or any(s.covered):
        tiles = [_on_board(s, power, seat, lang) for power in s.game.components.seats]
        found.append({**_row("board", lang), "tiles": tiles})
    found.append({**_row("battles", lang, most=BATTLE_BOXES), "tiles": _battles(s, lang)})
    found.append({**_row("boxes", lang), "tiles": _boxes(s, lang)})
    return found


def _row(id: str, lang: str, **said: int) -> dict[str, Any]:
    return {"id": id, "title": text(lang, "maria-row-" + id, **said), "style": "tiles", "near": False}


def _trump(s: Campaign, lang: str) -> str:
    return f"{SIGNS[s.trump]} {text(lang, 'maria-suit-' + SUITS[s.trump])}" if s.trump != NOBODY else ""


def _offer(s: Campaign) -> list[int]:
    """The cards that lie open: those not yet taken, and the one that is being used."""
    found: list[int] = []
    for procedure in s.stack:
        if isinstance(procedure, Politics):
            found += procedure.offer
        elif isinstance(procedure, UseCard) and procedure.card not in found:
            found.append(procedure.card)
    return found


@lru_cache(128)
def _political(game: Maria, card: int, lang: str) -> dict[str, Any]:
    found = game.components.political[card]
    return {
        "id": "political-" + found.id,
        "title": words.political_name(game, card, lang),
        "text": "; ".join(words.effect_text(effect, lang) for effect in found.effects) + ".",
        "powers": [POWERS[power] for power in MEMBERS[found.takers]],
        "options": [],
    }


def _on_board(s: Campaign, power: int, seat: int | None, lang: str) -> dict[str, Any]:
    """A power's space of the politics board; cards face down are seen by their player only (M-25)."""
    politics = next((p for p in s.stack if isinstance(p, Politics)), None)
    order = politics.order if politics is not None else []
    shown = [card_short(cards.face(card), lang) for card in s.on_board[power]]
    mine = s.seat_of[power] == seat
    shown += [f"({card_short(cards.face(card), lang)})" if mine else HIDDEN for card in s.covered[power]]
    said = [card_title(cards.face(card), lang) for card in s.on_board[power]]
    if s.covered[power]:
        said.append(text(lang, "maria-board-hidden", count=len(s.covered[power])))
    one: dict[str, Any] = {
        "id": "board-" + POWERS[power],
        "title": text(lang, "maria-power-" + POWERS[power]),
        "power": POWERS[power],
        "note": f"{' '.join(shown)} = {worth(s, power)}" if shown else "–",
        "text": text(lang, "maria-board-worth", cards=words.names(said, lang), worth=worth(s, power)),
        "options": [],
    }
    if power in order:
        one["place"] = order.index(power) + 1
        one["current"] = order[0] == power
    return one


HIDDEN = "▒"  # a card face down


def _battles(s: Campaign, lang: str) -> list[dict[str, Any]]:
    """The won-battle boxes of each major power (M-16.1.1)."""
    return [
        {
            "id": "battles-" + POWERS[power],
            "title": text(lang, "maria-power-" + POWERS[power]),
            "text": text(lang, "maria-battles-won", count=s.battles[power]),
            "note": f"{s.battles[power]}/{BATTLE_BOXES}",
            "power": POWERS[power],
            "dim": not s.battles[power],
            "options": [],
        }
        for power in s.game.components.seats
    ]


def _boxes(s: Campaign, lang: str) -> list[dict[str, Any]]:
    """The other victory boxes with who has a marker in them (16)."""
    french = (s.electors & s.game.components.elector_cities).bit_count()
    others = s.game.components.elector_cities.bit_count() - french
    letters = {power: text(lang, f"maria-power-{POWERS[power]}.letter") for power in (FRANCE, PRAGMATIC)}
    holders = {
        "electors": s.three_electors,
        "emperor": s.emperor,
        "italy": s.italy,
        "silesia": PRUSSIA if s.silesia else NOBODY,
    }
    found: list[dict[str, Any]] = []
    for id, power in holders.items():
        held = POWERS[power] if power != NOBODY else None
        name = text(lang, "maria-power-" + held) if held else text(lang, "maria-box-nobody")
        note = f"{letters[FRANCE]} {french} : {others} {letters[PRAGMATIC]}" if id == "electors" else name
        found.append(
            {
                "id": "box-" + id,
                "title": text(lang, "maria-box-" + id),
                "text": text(lang, f"maria-box-{id}.text", holder=name),
                "note": note,
                "power": held,
                "dim": held is None,
                "options": [],
            }
        )
    return found
