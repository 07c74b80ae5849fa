"""What must hold after every move (for tests): flags, Squadrons, Debt, tiles and cards are conserved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from chancellery.games.imperial_struggle.components import BASIC_KINDS
from chancellery.games.imperial_struggle.sides import BRITAIN, FRANCE, NOBODY, SIDES, SQUADRONS
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.war_tiles import PER_THEATER, PlaceTiles, Upgrade


def broken(s: Struggle) -> list[str]:
    return [*_map(s), *_advantages(s), *_cards(s), *(w for side in (FRANCE, BRITAIN) for w in _side(s, side))]


def _map(s: Struggle) -> Iterator[str]:
    chart = s.game.chart
    flags = s.flags[FRANCE], s.flags[BRITAIN], s.usa, s.spain
    if any(a & b for i, a in enumerate(flags) for b in flags[i + 1 :]):
        yield "IS-3.2.7.3: two flags in one space"
    if (flags[0] | flags[1]) & ~s.available:
        yield "IS-3.2.1.8: a flag in a space that is not in play"
    if s.conflict & ~(chart.holds_conflict & s.available):
        yield "IS-3.8.0.1: a Conflict marker where none may be"
    if s.conflict_plus & ~s.conflict:
        yield "IS-3.8.1.1: a +1 without a Conflict marker"
    if s.damaged & ~(chart.fort & (flags[0] | flags[1])):
        yield "IS-R-38: a Damaged marker without a Fort"
    if s.usa & ~chart.territory or s.spain & ~chart.spanish_markets:
        yield "a USA or Spanish flag where none may be"
    if s.huguenots & ~s.flags[FRANCE] or s.huguenots_spent & ~s.huguenots or s.huguenots.bit_count() > 2:
        yield "IS-R-99: a Huguenots marker without its French Territory"


def _advantages(s: Struggle) -> Iterator[str]:
    for i, tile in enumerate(s.game.components.advantages):
        holders = [side for side in (FRANCE, BRITAIN) if s.flags[side] & tile.spaces == tile.spaces]
        if s.holder(i) != (holders[0] if holders else NOBODY):
            yield f"IS-8.1.1: {tile.id} is not with who controls its spaces"


def _side(s: Struggle, side: int) -> Iterator[str]:
    name = SIDES[side]
    total = s.squadrons(side) + s.navy[side] + s.unbuilt[side] + s.track[side]
    if total > SQUADRONS or min(s.navy[side], s.unbuilt[side], s.track[side]) < 0:
        yield f"IS-3.6.2: {total} Squadrons of {name}"
    if s.debt[side] < 0 or s.treaty[side] < 0:
        yield f"IS-6.2.1: Debt or Treaty Points of {name} below 0"
    if s.debt[side] > s.limit[side]:
        yield f"IS-6.3.1: Debt of {name} above its limit"
    yield from _war_tiles(s, side)
    cards = s.game.components.ministries
    if s.rounds and any(cards[c].side != side or s.turn.era not in cards[c].eras for c in s.ministry[side]):
        yield f"IS-3.5.1.1: a Ministry card that {name} may not have"
    if len(set(s.ministry[side])) != len(s.ministry[side]) or len(s.ministry[side]) > 3:
        yield f"IS-3.5.1.2: Ministry cards of {name}"


def _war_tiles(s: Struggle, side: int) -> Iterator[str]:
    box, name = s.game.components, SIDES[side]
    held = [t for p in s.stack if isinstance(p, PlaceTiles) and p.side == side for t in p.drawn]
    bonus = Counter(s.bonus_pool[side] + held + [t for place in s.bonus[side * 4 : side * 4 + 4] for t in place])
    if bonus and bonus != Counter(range(BASIC_KINDS, len(box.strength))):
        yield f"IS-3.1.1: Bonus War tiles of {name} are not the twelve of the War"
    if any(len(place) > PER_THEATER for place in s.bonus[side * 4 : side * 4 + 4]):
        yield f"IS-5.6.1.3: three Bonus War tiles of {name} in a theater"
    drawn = [t for p in s.stack if isinstance(p, Upgrade) and p.side == side for t in p.drawn]
    basic = Counter(s.pool[side] + drawn + [t for t in s.basic[side * 4 : side * 4 + 4] if t != NOBODY])
    if any(basic[kind] > count for kind, count in enumerate(box.basic_count)):
        yield f"IS-3.1.1: Basic War tiles of {name}"


def _cards(s: Struggle) -> Iterator[str]:
    box = s.game.components
    cards = Counter(s.draw + s.discards + s.removed + s.hands[0] + s.hands[1])
    if any(n > 1 for n in cards.values()):
        yield "an Event card is in two places"
    if s.rounds and set(cards) != {i for i, card in enumerate(box.events) if card.era <= s.turn.era}:
        yield "an Event card of a past Era is missing"
    tiles = Counter(s.tile_stack + s.tiles + s.taken + s.used)
    if tiles != Counter({i: kind.count for i, kind in enumerate(box.investments)}):
        yield "IS-3.1: Investment tiles are not the twenty-four"
    if s.awards and len({*s.awards, *s.awards_left}) != len(s.awards) + len(s.awards_left):
        yield "IS-4.1.3.1: an Award tile is in two places"
