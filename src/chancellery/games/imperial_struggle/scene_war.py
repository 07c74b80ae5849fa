"""The War Display in a scene: its theaters with tiles, strength and spoils, and the theater being resolved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from chancellery.games.imperial_struggle import odds, words
from chancellery.games.imperial_struggle.components import Row
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, KEYWORDS, NOBODY, REGIONS, SIDES, WARS
from chancellery.games.imperial_struggle.spoils import Spoils
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.strength import Strength, bonus, strength, theater_of, tiles
from chancellery.games.imperial_struggle.theater import TheaterResolution, TileEffects
from chancellery.games.imperial_struggle.war import WarTurn
from chancellery.games.imperial_struggle.war_tiles import theaters
from chancellery.locale import in_a_row, text
from chancellery.table.scene import Box, BoxSide, BoxTable, BoxTile, Display
from chancellery.table.scene_asking import Stake
from chancellery.table.scene_staged import Staged
from chancellery.table.scene_telling import Card, Contest, Item, Side, Stack

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.definition import ImperialStruggle

PARTS = ("alliances", "keywords", "conflicts", "forts", "squadrons", "special")


def displays(s: Struggle, own: int | None, lang: str) -> tuple[Display, ...]:
    """The Display of the next War, or of the War under way."""
    if s.next_war == NOBODY:
        return ()
    war = WARS[s.next_war]
    note = text(lang, "is-war-now" if s.turn.peace == 0 else "is-war-next")
    unknown = odds.pools(s, None if own is None else s.sides.index(own)) if s.shown < theaters(s) else {}
    boxes = tuple(_theater(s, t, own, unknown, lang) for t in range(theaters(s)))
    return (Display(war, text(lang, "is-war-" + war), boxes, note, text(lang, "is-war-known")),)


def _theater(s: Struggle, t: int, own: int | None, unknown: odds.Pools, lang: str) -> Box:
    found = theater_of(s, t)
    id = "theater-" + found.id
    rows, opposite = found.rows
    seat = None if own is None else s.sides.index(own)
    tables = [_spoils(s.game, s.next_war, t, FRANCE, lang)]
    if rows != opposite:
        tables.append(_spoils(s.game, s.next_war, t, BRITAIN, lang))
    return Box(
        ref=f"tile:{id}",
        id=id,
        title=text(lang, "is-theater-" + found.id),
        text=_counts(s.game, s.next_war, t, lang),
        sides=tuple(_side(s, t, side, own, lang) for side in (FRANCE, BRITAIN)),
        tables=tuple(tables),
        plate=_plate(s.game, found.regions),
        odds=None if t < s.shown else odds.told(s, t, seat, lang, unknown=unknown),
    )


def _plate(game: ImperialStruggle, where: int) -> str | None:
    """The Region of a theater; none where it has several."""
    found = [REGIONS[i] for i, mask in enumerate(game.components.chart.in_region) if mask & where]
    return found[0] if len(found) == 1 else None


def shown(s: Struggle, theater: int, side: int, own: int | None) -> bool:
    """Whether a side sees the tiles of a side: its own, and those of theaters revealed in a War (IS-7.1.1.1)."""
    return side == own or (s.turn.peace == 0 and theater < s.resolved)


def _side(s: Struggle, t: int, side: int, own: int | None, lang: str) -> BoxSide:
    """Tiles and the Bonus Strength there would be now; the total where the tiles are known."""
    known = shown(s, t, side, own)
    parts = bonus(s, side, t)
    return BoxSide(
        power=SIDES[side],
        tiles=tuple(_tile(s, tile, side, known, lang) for tile in tiles(s, side, t)),
        bonus=parts.total,
        parts=parts_of(parts, lang),
        total=strength(s, side, t).total if known else None,
    )


def _tile(s: Struggle, tile: int, side: int, known: bool, lang: str) -> BoxTile:
    if not known:
        return BoxTile(None, text(lang, "is-tile-hidden"))
    box = s.game.components
    sign = ("", "coin", "anchor", "flag")[box.tile_effect[tile]]
    return BoxTile(box.strength[tile], words.war_tile(s.game, tile, lang, s.next_war, side), sign or None)


@lru_cache(2048)
def _base(parts: Strength, lang: str) -> tuple[Item, ...]:
    """Bonus Strength part by part."""
    counts = ((name, getattr(parts, name)) for name in PARTS)
    return tuple(Item(text(lang, f"is-strength-{name}", count=count), count) for name, count in counts if count)


@lru_cache(2048)
def parts_of(parts: Strength, lang: str) -> str:
    """What Bonus Strength is made of: Alliances 2, Squadrons 1."""
    said = [text(lang, f"is-strength-{name}", count=getattr(parts, name)) for name in PARTS if getattr(parts, name)]
    return ", ".join(said)


@lru_cache(64)
def _counts(game: ImperialStruggle, war: int, t: int, lang: str) -> str:
    """What gives strength in a theater."""
    theater = game.components.wars[war].theaters[t]
    said = []
    if theater.countries:
        said.append(text(lang, "is-strength-from-alliances", spaces=_countries(game, theater.countries, lang)))
    if theater.keywords:
        listed = [text(lang, "is-keyword-" + KEYWORDS[k]) for k in theater.keywords]
        said.append(text(lang, "is-strength-from-keywords", keywords=in_a_row(listed, lang)))
    more = [name for name in ("conflicts", "forts", "squadrons") if getattr(theater, name)]
    said += [text(lang, "is-strength-from-" + name) for name in more]
    return text(lang, "is-strength-from", parts=", ".join(said))


def _countries(game: ImperialStruggle, spaces: int, lang: str) -> str:
    """The countries of a set of spaces, each once."""
    chart, found = game.components.chart, []
    for id, mask in chart.countries.items():
        if mask & spaces:
            found.append(text(lang, "is-country-" + id))
    return in_a_row(found, lang)


@lru_cache(128)
def _spoils(game: ImperialStruggle, war: int, t: int, side: int, lang: str) -> BoxTable:
    """The spoils table for a win of a side; one table serves both where they are alike."""
    rows = game.components.wars[war].theaters[t].rows
    alike = rows[FRANCE] == rows[BRITAIN]
    title = text(lang, "is-spoils") if alike else text(lang, "is-spoils-of", **words.forms(lang, "side", side))
    return BoxTable(title, tuple(_row(game, row, lang) for row in rows[side]))


def _row(game: ImperialStruggle, row: Row, lang: str) -> str:
    margin = (
        f"{row.least}+" if row.most == 99 else str(row.least) if row.least == row.most else f"{row.least}–{row.most}"
    )
    said = []
    if row.vp:
        said.append(text(lang, "is-spoils-vp", count=row.vp))
    if row.conquest:
        said.append(text(lang, "is-spoils-conquest", count=row.conquest))
    if row.unflag:
        kind, mask = row.unflag
        region = REGIONS[game.components.chart.in_region.index(mask)]
        said.append(text(lang, "is-spoils-unflag-" + kind, where=text(lang, f"is-region-{region}.in")))
    said += [text(lang, "is-special-" + word) for word in row.special]
    if row.treaty:
        said.append(text(lang, "is-spoils-treaty", count=row.treaty))
    return f"{margin}: {', '.join(said) or '–'}"


def staged(s: Struggle, lang: str) -> Staged | None:
    """A War under way: its theaters side by side."""
    if s.next_war == NOBODY or s.running(WarTurn) is None:
        return None
    war = WARS[s.next_war]
    return Staged(war, text(lang, "is-war-" + war), text(lang, "is-war-staged"), display=war)


# -- the theater being resolved


def stake(s: Struggle, public: Contest | None, own: int, lang: str) -> Contest | None:
    """The theater being resolved, with the spoils that a side may win there and those that the other may."""
    if public is None or public.final:
        return public
    number = next(t for t in range(theaters(s)) if public.place == "theater-" + theater_of(s, t).id)
    return replace(public, stake=spoils(s, number, own, lang))


def spoils(s: Struggle, theater: int, own: int, lang: str) -> Stake:
    """The spoils of a theater that a side may win, and those that the other may, by the margin."""
    win, lose = (_spoils(s.game, s.next_war, theater, side, lang).lines for side in (own, 1 - own))
    return Stake(win, lose)


def contest(s: Struggle, lang: str) -> Contest | None:
    """Both sides of the theater that is being resolved: its tiles are open to everybody."""
    found = next((p for p in reversed(s.stack) if isinstance(p, (TheaterResolution, TileEffects, Spoils))), None)
    if found is None or found.theater >= s.resolved:
        return None
    t = found.theater
    won = next((p for p in s.stack if isinstance(p, Spoils)), None)
    sides, stacks = [], []
    for side in (FRANCE, BRITAIN):
        whole, extra = strength(s, side, t), bonus(s, side, t)
        notes = [parts_of(extra, lang)] if extra.total else []
        sides.append(
            Side(
                id=SIDES[side],
                title=words.side_name(side, lang),
                powers=(SIDES[side],),
                strength=extra.total,
                known_strength=whole.total,
                base=_base(extra, lang),
                notes=(text(lang, "is-contest-tiles", count=whole.army), *notes),
            )
        )
        stacks.append(stack(s.game, s.next_war, t, side, tiles(s, side, t), lang))
    return Contest(
        place="theater-" + theater_of(s, t).id,
        title=text(lang, "is-theater-" + theater_of(s, t).id),
        final=won is not None,
        winner=SIDES[won.side] if won is not None else None,
        sides=tuple(sides),
        stacks=tuple(stacks),
    )


def stack(game: ImperialStruggle, war: int, t: int, side: int, listed: Sequence[int], lang: str) -> Stack:
    """The War tiles of a side in a theater as a stack of cards."""
    theater, of = "theater-" + game.components.wars[war].theaters[t].id, SIDES[side]
    cards = tuple(
        Card(
            f"card:{of}/{theater}/{number}",
            words.war_tile(game, tile, lang, war, side),
            value=game.components.strength[tile],
        )
        for number, tile in enumerate(listed, 1)
    )
    return Stack(f"{of}-{theater}", of, theater, of, text(lang, "is-contest-army"), cards)
