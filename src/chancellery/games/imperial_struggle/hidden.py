"""What a side does not know, dealt anew: for search from that side's point of view."""

from __future__ import annotations

from random import Random

from chancellery.games.imperial_struggle.sides import FRANCE, NOBODY
from chancellery.games.imperial_struggle.struggle import Struggle


def deal_anew(s: Struggle, side: int, rng: Random) -> None:
    """The opponent's hand, Ministry cards and War tiles, and the order of everything face down."""
    other = 1 - side
    _events(s, other, rng)
    _ministry(s, other, rng)
    _war_tiles(s, other, rng)
    rng.shuffle(s.tile_stack)
    rng.shuffle(s.awards_left)
    for procedure in s.stack:
        redeal = getattr(procedure, "deal_anew", None)
        if redeal is not None:
            redeal(s, side, rng)


def _events(s: Struggle, other: int, rng: Random) -> None:
    unknown = s.hands[other] + s.draw
    rng.shuffle(unknown)
    count = len(s.hands[other])
    s.hands[other], s.draw = sorted(unknown[:count]), unknown[count:]


def _ministry(s: Struggle, other: int, rng: Random) -> None:
    """Any eligible cards the opponent could have chosen; the third French place is known (IS-4.1.7.7)."""
    cards = s.game.components.ministries
    places = s.ministry[other]
    known = {card for card in places if s.face_up >> card & 1}
    if other == FRANCE and len(places) > 2:
        known.add(places[2])
    pool = [
        i
        for i, card in enumerate(cards)
        if card.side == other
        and s.turn.era in card.eras
        and i not in known
        and not (i == s.game.uprisings and (s.jacobite_defeat or s.jacobite_place))
    ]
    rng.shuffle(pool)
    s.ministry[other] = [card if card in known else pool.pop() for card in places]


def _war_tiles(s: Struggle, other: int, rng: Random) -> None:
    mine = slice(other * 4, other * 4 + 4)
    laid = s.basic[mine]
    basic = s.pool[other] + [tile for tile in laid if tile != NOBODY]
    rng.shuffle(basic)
    s.basic[mine] = [tile if tile == NOBODY else basic.pop() for tile in laid]
    s.pool[other] = sorted(basic)
    bonus = s.bonus_pool[other] + [tile for place in s.bonus[mine] for tile in place]
    rng.shuffle(bonus)
    s.bonus[mine] = [[bonus.pop() for _ in place] for place in s.bonus[mine]]
    s.bonus_pool[other] = sorted(bonus)
