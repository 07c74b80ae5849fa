"""Conquest Points (7.2.1): what they may be spent on and what that does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chancellery.games.imperial_struggle import control, navy
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.components import Theater
from chancellery.games.imperial_struggle.navy import NAVY_BOX
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Bars, Decision, Reason
from chancellery.kernel.sets import bits

NO_SQUADRON: Final = v.NO_SQUADRON.by("IS-7.2.1.1.4")
TOO_DEAR: Final = v.CONQUEST_TOO_DEAR.saying(price=2, count=1)
OWN_SPACE: Final = v.OWN_SPACE.by("IS-7.2.1.0.6")
NO_NAVY: Final = v.NAVY_WITHOUT_SQUADRON.by("IS-7.2.1.1.4")


def price(s: Struggle, space: int) -> int:
    """IS-7.2.1.0.3: all cost 1, a Territory with a Huguenots marker, spent or not, 1 more (IS-R-99)."""
    return 1 + (s.huguenots >> space & 1)


def offer(s: Struggle, decision: Decision, theater: Theater, points: int) -> None:
    """Everything the side may take with so many points; Naval spaces by the Squadron that takes them."""
    side, chart = decision.actor, s.game.chart
    taken = spaces(s, side, theater, points, decision.about[0])
    navy_box = s.navy[side] > s.conquerors_navy[side]  # IS-7.2.1.1.5, IS-R-64
    why = v.NAVY_HAS_CONQUERED if s.navy[side] else NO_NAVY
    naval = taken.left & chart.naval
    starts = _starts(s, side, theater) if naval or s.explaining else taken
    decision.offer(v.CONQUER, taken.fork().bar(chart.naval, why))
    for space in bits(naval):
        if navy_box:
            decision.add(v.CONQUER, space)
        decision.offer(v.CONQUER_FROM, starts, space)
    decision.only(v.CONQUER_FROM, taken.bar(~chart.naval, v.SQUADRON_ONLY_NAVAL))


def outside(s: Struggle, theater: int, rule: str) -> Callable[[int], Reason]:
    """Why a space beyond a theater, by its name, is out of reach; put into words when somebody asks."""
    return lambda _: v.OUTSIDE_THEATER.by(rule).saying(theater=s.game.name_of("theater", theater))


def spaces(s: Struggle, side: int, theater: Theater, points: int, name: int) -> Bars:
    """IS-7.2.1.0, IS-7.2.1.2: the spaces that may be taken, apart from the Squadron that a Naval space needs."""
    chart = s.game.chart
    lands, flags = chart.territory, s.flags[side]
    bars = s.bars(chart.all, v.NOT_IN_PLAY).unless(points > 0, v.NO_CONQUEST_POINTS)
    bars.bar(chart.political, v.CONQUEST_POLITICAL).bar(flags, OWN_SPACE)
    bars.bar(lands ^ lands & (theater.regions | theater.territories), outside(s, name, "IS-7.2.1.0.5"))
    bars.bar(chart.all ^ (lands | theater.regions), outside(s, name, "IS-7.2.1.0.4"))
    bars.only(s.available | lands, v.NOT_IN_PLAY)
    bars.bar(s.usa, v.USA_FOR_GOOD).bar(lands & s.refused, v.REFUSED_ALREADY)
    lines = chart.conquest
    far = sum([1 << land for land in bits(bars.left & lands) if lines[land] and not lines[land] & flags])
    bars.bar(far, v.NO_LINE_TO_TERRITORY)
    if points == 1:  # no space costs more than 2
        bars.bar(lands & s.huguenots, TOO_DEAR)
    if s.game.tougher_forts:
        forts = bars.left & chart.fort & s.flags[1 - side]
        tough = sum(1 << fort for fort in bits(forts) if not chart.tough_conquest[fort] & flags)
        bars.bar(tough, v.NO_LINE_TO_FORT)
    return bars


def _starts(s: Struggle, side: int, theater: Theater) -> Bars:
    """IS-7.2.1.1.3 to IS-7.2.1.1.5: the Squadrons on the map that may take a Naval space."""
    chart, naming = s.game.chart, s.game.naming
    bars = s.bars(chart.naval & s.flags[side], naming(NO_SQUADRON))
    bars.only(theater.regions, naming(v.SQUADRON_ELSEWHERE))
    return bars.bar(s.conquerors, naming(v.SQUADRON_HAS_CONQUERED))


def take(s: Struggle, side: int, space: int, start: int = NAVY_BOX) -> None:
    """The space changes hands; a Naval space with the Squadron from `start`."""
    s.emit("conquered", side, space)
    if s.game.chart.naval >> space & 1:
        navy.deploy(s, side, start, space)
        s.conquerors |= 1 << space
    else:
        control.take(s, side, space, "conquest")
