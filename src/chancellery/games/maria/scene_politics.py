"""The politics board in a scene: tracks, political cards on offer, tactical cards on the board, and victory boxes.

Tiles carry ids that options name: `political-CARD`.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from chancellery.games.maria import cards, words
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
from chancellery.games.maria.scene_war import SIGNS, card_short, card_title
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.victory import BATTLE_BOXES
from chancellery.locale import text
from chancellery.table.scene import Marker, Row, Tile, Track, TrackEnd, TrackSign, TrackSpace

if TYPE_CHECKING:
    from chancellery.games.maria.definition import Maria

ENDS = ((PRUSSIA, AUSTRIA), (PRUSSIA, AUSTRIA), (FRANCE, AUSTRIA))  # whom the ends of each track favour


# -- tracks


def tracks(s: Campaign, lang: str) -> tuple[Track, ...]:
    """The politics tracks of the full game, their spaces counted from 1."""
    if not s.game.full:
        return ()
    return tuple(_track(s.game, track, s.track[track], lang) for track in range(len(TRACKS)))


@lru_cache(256)
def _track(game: Maria, track: int, at: int, lang: str) -> Track:
    spaces = game.components.tracks[track]
    name = text(lang, "maria-track-" + TRACKS[track])
    symbols = _symbols(game, track, at, lang)
    ends = ((1, ENDS[track][0], "left"), (len(spaces), ENDS[track][1], "right"))
    return Track(
        id=TRACKS[track],
        title=text(lang, "maria-track-now", track=name, now=symbols or text(lang, "maria-track-nothing")),
        first=1,
        last=len(spaces),
        markers=(Marker(at + 1, title=name),),
        ends=tuple(
            TrackEnd(value, POWERS[power], text(lang, f"maria-track-ends-{TRACKS[track]}.{side}"))
            for value, power, side in ends
        ),
        spaces=tuple(_space(game, track, number, lang) for number in range(len(spaces))),
        near=False,
    )


def _space(game: Maria, track: int, at: int, lang: str) -> TrackSpace:
    """A space of a track as it is printed: symbols in the colour of a power, star, "S"."""
    space = game.components.tracks[track][at]
    signs = [TrackSign(POWERS[power], *SYMBOLS[kind]) for kind, power, _ in space.symbols]
    if space.status != NOBODY and space.status in SAXON_SIDES:
        signs.insert(0, TrackSign(POWERS[SAXON_SIDES[space.status]], "shield"))
    title = _symbols(game, track, at, lang) or text(lang, "maria-track-nothing")
    return TrackSpace(at + 1, title, tuple(signs), "S" if space.letter else "★" if space.star else None)


SAXON_SIDES = {PRUSSIAN_ALLY: PRUSSIA, AUSTRIAN_ALLY: AUSTRIA}
SYMBOLS = {"tc_plus": ("cards", "+"), "tc_minus": ("cards", "−"), "corps": ("general",), "victory": ("laurel",)}


@lru_cache(256)
def _symbols(game: Maria, track: int, at: int, lang: str) -> str:
    """What a space of a track does while the marker stands there."""
    space = game.components.tracks[track][at]
    said = [text(lang, "maria-status-" + STATUSES[space.status])] if space.status != NOBODY else []
    for kind, power, count in space.symbols:
        said.append(text(lang, f"maria-symbol-{kind}", power=text(lang, "maria-power-" + POWERS[power]), count=count))
    return ", ".join(said)


# -- rows


def rows(s: Campaign, seat: int | None, lang: str) -> tuple[Row, ...]:
    """Political cards on offer, tactical cards on the politics board, won battles, victory boxes."""
    if not s.game.full:
        return ()
    found = []
    offer = _offer(s)
    if offer:
        tiles = tuple(_political(s.game, card, lang) for card in offer)
        title = text(lang, "maria-row-politics", trump=trump(s, lang), known="yes" if s.trump != NOBODY else "no")
        found.append(Row("row:politics", "politics", title, tiles, style="cards", near=False))
    if offer or any(s.on_board) or any(s.covered):
        found.append(_row("board", [_on_board(s, power, seat, lang) for power in s.game.components.seats], lang))
    found.append(_row("battles", _battles(s, lang), lang, most=BATTLE_BOXES))
    found.append(_row("boxes", _boxes(s, lang), lang))
    return tuple(found)


def _row(id: str, tiles: list[Tile], lang: str, **said: int) -> Row:
    return Row(f"row:{id}", id, text(lang, "maria-row-" + id, **said), tuple(tiles), style="tiles", near=False)


def trump(s: Campaign, lang: str) -> str:
    """The suit of trumps, with its sign."""
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
def _political(game: Maria, card: int, lang: str) -> Tile:
    found = game.components.political[card]
    id = "political-" + found.id
    said = "; ".join(words.effect_text(effect, lang) for effect in found.effects) + "."
    powers = tuple(POWERS[power] for power in MEMBERS[found.takers])
    return Tile(f"tile:{id}", id, words.political_name(game, card, lang), said, powers=powers)


def _on_board(s: Campaign, power: int, seat: int | None, lang: str) -> Tile:
    """A power's space of the politics board; cards face down are seen by their player only (M-25)."""
    politics = next((p for p in s.stack if isinstance(p, Politics)), None)
    order = politics.order if politics is not None else []
    shown = [card_short(cards.face(card), lang) for card in s.on_board[power]]
    mine = s.seat_of[power] == seat
    shown += [f"({card_short(cards.face(card), lang)})" if mine else HIDDEN for card in s.covered[power]]
    said = [card_title(cards.face(card), lang) for card in s.on_board[power]]
    if s.covered[power]:
        said.append(text(lang, "maria-board-hidden", count=len(s.covered[power])))
    told = text(lang, "maria-board-worth", cards=words.names(said, lang), worth=worth(s, power))
    return replace(
        _of("board", power, told, f"{' '.join(shown)} = {worth(s, power)}" if shown else "–", lang),
        place=order.index(power) + 1 if power in order else None,
        current=bool(order) and order[0] == power,
    )


HIDDEN = "▒"  # a card face down


def _of(what: str, power: int, said: str, note: str, lang: str) -> Tile:
    """A tile of a power."""
    id, name = f"{what}-{POWERS[power]}", text(lang, "maria-power-" + POWERS[power])
    return Tile(f"tile:{id}", id, name, said, note=note, power=POWERS[power])


def _battles(s: Campaign, lang: str) -> list[Tile]:
    """The won-battle boxes of each major power (M-16.1.1)."""
    found = []
    for power in s.game.components.seats:
        said = text(lang, "maria-battles-won", count=s.battles[power])
        tile = _of("battles", power, said, f"{s.battles[power]}/{BATTLE_BOXES}", lang)
        found.append(replace(tile, dim=not s.battles[power]))
    return found


def _boxes(s: Campaign, lang: str) -> list[Tile]:
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
    found = []
    for box, power in holders.items():
        held, id = POWERS[power] if power != NOBODY else None, "box-" + box
        name = text(lang, "maria-power-" + held) if held else text(lang, "maria-box-nobody")
        note = f"{letters[FRANCE]} {french} : {others} {letters[PRAGMATIC]}" if box == "electors" else name
        title, said = text(lang, "maria-" + id), text(lang, f"maria-{id}.text", holder=name)
        found.append(Tile(f"tile:{id}", id, title, said, note=note, power=held, dim=held is None))
    return found
