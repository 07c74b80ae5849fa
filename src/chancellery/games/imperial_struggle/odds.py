"""The odds of a theater of the War on the table, from what a seat may know, and what a War is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Final

from chancellery.games.imperial_struggle import words
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, NOBODY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.strength import army, bonus, theater_of, tiles
from chancellery.games.imperial_struggle.war_tiles import open_theaters, slot, theater_number, theaters
from chancellery.kernel import Decision, Move
from chancellery.kernel.hidden import unseen
from chancellery.kernel.preview import Trial
from chancellery.locale import text
from chancellery.table import odds
from chancellery.table.drawing import KEPT
from chancellery.table.odds import Holder, Margins
from chancellery.table.scene_asking import Odds

SIGN: Final = {FRANCE: 1, BRITAIN: -1}
UNCHANGED: Final[Margins] = {0: 1}
Change = tuple[int, Struggle, Odds | None]


def wager(s: Struggle, decision: Decision, move: Move, trial: Trial, lang: str) -> Change | None:
    """The theater that an option is about, or the first whose Strength it changes, how things stand then, and its odds;
    None: no theater."""
    side, seat = decision.actor, decision.seat
    if s.next_war == NOBODY:
        return None
    if move.verb in CHANGES:
        theater = theater_number(s, decision.about[0] if move.verb == "retain" else move.args[0])
        if move.verb == "place" and theater not in open_theaters(s, side):
            return None  # it depends on which tile makes room
        return theater, s, told(s, theater, seat, lang, CHANGES[move.verb](s, side, theater, decision, move))
    after: Struggle = trial.state
    if trial.revealed or after.next_war != s.next_war or after.resolved != s.resolved:
        return None
    for theater in range(s.shown, theaters(s)):
        if any(bonus(s, one, theater) != bonus(after, one, theater) for one in (FRANCE, BRITAIN)):
            return theater, after, told(after, theater, seat, lang)
    return None


# -- what an option does to the tiles of its side


def _placed(s: Struggle, side: int, theater: int, decision: Decision, move: Move) -> Margins:
    """IS-5.6.1.2: the tile that was drawn."""
    return {s.game.components.strength[decision.secret[0]]: 1}


def _upgraded(s: Struggle, side: int, theater: int, decision: Decision, move: Move) -> Margins:
    """IS-5.3.3.1: the better of the Basic tile there and one drawn from the pool."""
    strength, now = s.game.components.strength, s.basic[slot(side, theater)]
    return Counter([max(0, strength[tile] - strength[now]) for tile in s.pool[side]])


def _retained(s: Struggle, side: int, theater: int, decision: Decision, move: Move) -> Margins:
    """IS-5.3.3.1: the tile there, or the other."""
    strength, (now, drawn) = s.game.components.strength, decision.secret
    return {strength[drawn] - strength[now] if move.args[0] else 0: 1}


CHANGES: Final = {"place": _placed, "upgrade": _upgraded, "retain": _retained}


# -- odds


Pools = Mapping[str, tuple[tuple[int, int], ...]]  # War tiles that a seat cannot name, by backs: strength and number
Held = tuple[str, int, int]  # the back, how many of them lie there, and for whom they count


def pools(s: Struggle, seat: int | None) -> Pools:
    """What the tiles on the Display may be; the same for all theaters."""
    if not odds.shown():
        return {}
    strength, found = s.game.components.strength, dict[str, tuple[tuple[int, int], ...]]()
    for back, things in unseen(s.hidden(), seat).items():
        if back.startswith(("basic", "bonus")):
            counted: Counter[int] = Counter()
            for tile, count in things.items():
                counted[strength[tile]] += count
            found[back] = tuple(sorted(counted.items()))
    return found


def told(
    s: Struggle, theater: int, seat: int | None, lang: str, more: Margins = UNCHANGED, unknown: Pools | None = None
) -> Odds | None:
    """How likely a side wins a theater as things stand, or with `more` Strength of the seat's own."""
    if not odds.shown():
        return None
    own, (start, held) = NOBODY if seat is None else s.sides[seat], _seen(s, theater, seat)
    if unknown is None:
        unknown = pools(s, seat) if held else {}
    there = tuple([(one[0], unknown[one[0]]) for one in held])
    return _told(own, start, held, there, tuple(more.items()), theater_of(s, theater).id, lang)


def _seen(s: Struggle, theater: int, seat: int | None) -> tuple[int, tuple[Held, ...]]:
    """How much France is ahead by what the seat sees, and the tiles that it does not."""
    own = NOBODY if seat is None else s.sides[seat]
    start, held = 0, list[Held]()
    for side, sign in SIGN.items():
        start += sign * bonus(s, side, theater).total
        if side == own or theater < s.shown:
            start += sign * army(s, side, theater)
            continue
        there, extra = len(tiles(s, side, theater)), len(s.bonus[slot(side, theater)])
        held += [(f"bonus {side}", extra, sign)] if extra else []
        held += [(f"basic {side}", there - extra, sign)] if there > extra else []
    return start, tuple(held)


@lru_cache(KEPT)
def _told(
    own: int,
    start: int,
    held: tuple[Held, ...],
    there: tuple[tuple[str, tuple[tuple[int, int], ...]], ...],
    more: tuple[tuple[int, int], ...],
    theater: str,
    lang: str,
) -> Odds:
    """IS-7.1.4.1: a theater looks the same from one move to the next, so its odds are kept."""
    holders = [Holder(back, count, count, partial(_adds, sign)) for back, count, sign in held]
    counted, _ = odds.margins({back: dict(pool) for back, pool in there}, holders, start)
    found: Counter[int] = Counter()
    for margin, times in counted.items():
        for change, ways in more:
            found[SIGN.get(own, 1) * (margin + SIGN.get(own, 0) * change)] += times * ways
    names = [words.side_name(side, lang) for side in (FRANCE, BRITAIN)] if own == NOBODY else None
    return odds.told(found, names, text(lang, "is-odds", theater=text(lang, "is-theater-" + theater)), lang)


def _adds(sign: int, strength: int, count: int) -> int:
    return sign * strength * count
