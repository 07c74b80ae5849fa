"""What a side does not know, dealt anew: for search from that side's point of view."""

from __future__ import annotations

from random import Random

from chancellery.games.imperial_struggle.action_round import ActionRound
from chancellery.games.imperial_struggle.effects import Effects
from chancellery.games.imperial_struggle.ministries import Walpole
from chancellery.games.imperial_struggle.peace_turn import PeaceTurn
from chancellery.games.imperial_struggle.sides import FRANCE, NOBODY
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.games.imperial_struggle.war_tiles import Layout, PlaceTiles, Upgrade, theater_number
from chancellery.kernel import Decision


def deal_anew(s: Struggle, seat: int, rng: Random) -> None:
    """The opponent's hand, Ministry cards and War tiles, and the order of everything face down."""
    other = 1 - s.sides[seat]
    _events(s, other, rng)
    _ministry(s, other, rng)
    _war_tiles(s, other, rng)
    rng.shuffle(s.tile_stack)
    rng.shuffle(s.awards_left)
    s.asked = [decision if decision.seat == seat else _asked_anew(s, decision) for decision in s.asked]
    s.chosen = tuple(
        choice if choice is None or decision.seat == seat else rng.choice(decision.options)
        for decision, choice in zip(s.asked, s.chosen)
    )


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
    """The opponent's tiles, those in his hand included; what a War has revealed stays (IS-7.1.1.1)."""
    shown = s.resolved if s.turn.peace == 0 else 0
    places = range(other * 4 + shown, other * 4 + 4)
    top = s.stack[-1] if s.stack else None
    upgrade = top if isinstance(top, Upgrade) and top.side == other else None
    buying = top if isinstance(top, PlaceTiles) and top.side == other else None
    layout = top if isinstance(top, Layout) else None
    basic = s.pool[other] + [s.basic[p] for p in places if s.basic[p] != NOBODY]
    basic += [upgrade.drawn] if upgrade else []
    basic += layout.tiles[other] if layout else []
    rng.shuffle(basic)
    for place in places:
        if s.basic[place] != NOBODY:
            s.basic[place] = basic.pop()
    if upgrade:
        upgrade.drawn = basic.pop()
    if layout:
        layout.tiles[other] = [basic.pop() for _ in layout.tiles[other]]
    s.pool[other] = sorted(basic)
    bonus = s.bonus_pool[other] + [tile for p in places for tile in s.bonus[p]] + (buying.drawn if buying else [])
    rng.shuffle(bonus)
    for place in places:
        s.bonus[place] = [bonus.pop() for _ in s.bonus[place]]
    if buying:
        buying.drawn = [bonus.pop() for _ in buying.drawn]
    s.bonus_pool[other] = sorted(bonus)


def _asked_anew(s: Struggle, decision: Decision) -> Decision:
    """Options that name hidden things must follow the new deal: the old ones would tell what was held."""
    top, kind = s.stack[-1], decision.kind
    again: object = decision
    if isinstance(top, ActionRound) and kind == "round":
        again = top.choose(s)
    elif isinstance(top, PeaceTurn) and kind in ("keep", "ministry"):
        again = top.discard(s) if kind == "keep" else top.ministry(s)
    elif isinstance(top, Layout):
        again = top.assign(s)
    elif isinstance(top, PlaceTiles):
        again = top.make_room(s, theater_number(s, decision.about[0])) if kind == "displace" else top.place(s)
    elif isinstance(top, Upgrade | Walpole):
        again = top.choose(s)
    elif isinstance(top, Effects) and kind == "effect_opponent_loses_asset":
        again = top.do_opponent_loses_asset(s, {})
    if isinstance(again, list):
        again = next(one for one in again if one.actor == decision.actor)
    assert isinstance(again, Decision)
    d = again
    return Decision(decision.seat, d.kind, d.rule, d.options, d.actor, d.about, d.secret)
