"""A theater of the War before it is resolved, as a side may know it, and how the Regions stand after an option."""

from __future__ import annotations

from chancellery.games.imperial_struggle import words
from chancellery.games.imperial_struggle.scene_war import parts_of
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, REGIONS, SIDES
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.strength import army, bonus, theater_of, tiles
from chancellery.locale import text
from chancellery.table.scene_asking import Clash, Force


def clash(s: Struggle, theater: int, own: int, lang: str) -> Clash:
    """IS-7.1.3, IS-7.1.1.1: Bonus Strength is open; of the tiles a side knows its own."""
    name = text(lang, "is-theater-" + theater_of(s, theater).id)
    forces = tuple([_force(s, theater, side, own, lang) for side in (FRANCE, BRITAIN)])
    sums = [_sum(s, theater, side, own) for side in (FRANCE, BRITAIN)]
    return Clash(text(lang, "is-clash", theater=name, france=sums[FRANCE], britain=sums[BRITAIN]), forces)


def _hidden(s: Struggle, theater: int, side: int, own: int) -> int:
    """How many tiles of a side the other does not know."""
    return 0 if side == own or theater < s.shown else len(tiles(s, side, theater))


def _sum(s: Struggle, theater: int, side: int, own: int) -> str:
    """What is known, and that there is more."""
    total = bonus(s, side, theater).total
    return f"{total}+?" if _hidden(s, theater, side, own) else str(total + army(s, side, theater))


def _force(s: Struggle, theater: int, side: int, own: int, lang: str) -> Force:
    hidden, extra = _hidden(s, theater, side, own), bonus(s, side, theater)
    said = [parts_of(extra, lang)] if extra.total else []
    if hidden:
        said.append(text(lang, "is-clash-hidden", count=hidden))
    elif tiles(s, side, theater):
        said.append(text(lang, "is-clash-tiles", strength=army(s, side, theater)))
    total = None if hidden else extra.total + army(s, side, theater)
    return Force(SIDES[side], words.side_name(side, lang), total, tuple(said))


def counted_after(s: Struggle, after: Struggle, lang: str) -> str | None:
    """How the first Region stands whose count has changed: Europe 7 : 5."""
    for region, where in enumerate(s.game.chart.in_region):
        before, now = (_counts(state, where) for state in (s, after))
        if before != now:
            french, british = now
            standing = f"{words.letter(FRANCE, lang)} {french} : {words.letter(BRITAIN, lang)} {british}"
            return text(lang, "is-clash-region", region=text(lang, "is-region-" + REGIONS[region]), standing=standing)
    return None


def _counts(s: Struggle, where: int) -> tuple[int, int]:
    return (s.counted(FRANCE) & where).bit_count(), (s.counted(BRITAIN) & where).bit_count()
