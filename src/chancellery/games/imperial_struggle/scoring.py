"""The Scoring Phase (4.1.12)."""

from __future__ import annotations

from typing import Final

from chancellery.games.imperial_struggle import debt
from chancellery.games.imperial_struggle.sides import (
    BRITAIN,
    COMMODITIES,
    EUROPE,
    FRANCE,
    INDIA,
    NOBODY,
    REGIONS,
)
from chancellery.games.imperial_struggle.state import Struggle

PRESTIGE_VP: Final = 2  # IS-4.1.12.7
MOST_FROM_COMPANY: Final = 3
MOST_FROM_VOLTAIRE: Final = 3
VOLTAIRE: Final = ("ireland", "scotland", "prussia", "dutch_republic", "austria", "spain")  # IS-R-94


def ahead(s: Struggle, where: int) -> tuple[int, int]:
    """Who controls more of a set, and by how many; NOBODY with a tie (IS-3.1.6)."""
    french = (s.counted(FRANCE) & where).bit_count()
    british = (s.counted(BRITAIN) & where).bit_count()
    if french == british:
        return NOBODY, 0
    return (FRANCE, french - british) if french > british else (BRITAIN, british - french)


def score(s: Struggle) -> None:
    """IS-4.1.12.1: Region Awards, Prestige with Europe, Global Demand, then what scores by itself (IS-R-101)."""
    winners = [score_award(s, region) for region in range(len(REGIONS))]
    winners += [score_commodity(s, commodity) for commodity in s.demand]
    _east_india_company(s)
    s.scorer = winners[0] if len(set(winners)) == 1 else NOBODY  # IS-2.4.3


def score_award(s: Struggle, region: int) -> int:
    """The Award of a Region; returns who won it."""
    chart = s.game.chart
    tile = s.game.components.awards[s.awards[region]]
    leader, margin = ahead(s, chart.in_region[region])
    winner = leader if margin >= tile.margin else NOBODY  # IS-4.1.12.3
    s.emit("award", region, winner, margin, leader, tile.margin)
    if winner != NOBODY:
        items = [("region", region, tile.vp, margin)]
        vp = _award_vp(s, region, winner, tile.vp, items)
        debt.score(s, winner, vp, "award", tuple(items))
        debt.change_treaty(s, winner, tile.treaty, "award")
        if region == INDIA and winner == FRANCE and s.has_minister(s.game.dupleix):
            debt.change_treaty(s, FRANCE, 1, "dupleix")
        if region == EUROPE:
            _voltaire(s)
    if region == EUROPE:
        score_prestige(s)
    return winner


def _award_vp(s: Struggle, region: int, winner: int, vp: int, items: list[tuple[str, int, int, int]]) -> int:
    """Court of the Sun King and Samuel Johnson change the Europe Award."""
    if region != EUROPE:
        return vp
    if winner == FRANCE and s.has_minister(s.game.sun_king):
        vp += _changed_award(s, s.game.sun_king, 1, items)
    if s.has_minister(s.game.johnson):
        vp += _changed_award(s, s.game.johnson, max(-1, -vp) if winner == FRANCE else 1, items)
    return vp


def _changed_award(s: Struggle, card: int, change: int, items: list[tuple[str, int, int, int]]) -> int:
    """By how much a Ministry card changes the worth of an Award."""
    if change:
        s.emit("award_changed", card, change)
        items.append(("ministry", card, change, 1))
    return change


def _voltaire(s: Struggle) -> None:
    if s.has_minister(s.game.voltaire):
        chart = s.game.chart
        mine = s.counted(FRANCE) & chart.prestige
        count = sum(bool(mine & chart.countries[id]) for id in VOLTAIRE)
        debt.change_treaty(s, FRANCE, min(MOST_FROM_VOLTAIRE, count), "voltaire")


def prestige_spaces(s: Struggle) -> int:
    """IS-4.1.12.7, IS-4.1.12.8: the USA spaces count once they are in play."""
    return s.game.chart.prestige & s.available


def score_prestige(s: Struggle) -> None:
    winner, margin = ahead(s, prestige_spaces(s))
    s.emit("prestige", winner, margin)
    if winner != NOBODY:
        debt.score(s, winner, PRESTIGE_VP, "prestige", (("prestige", NOBODY, PRESTIGE_VP, margin),))


def score_commodity(s: Struggle, commodity: int) -> int:
    """IS-4.1.12.9, IS-4.1.12.10: the reward of a commodity; returns who won it."""
    winner, margin = ahead(s, s.game.chart.of_commodity[commodity])
    s.emit("demand_scored", commodity, winner, margin)
    if winner == NOBODY:
        return NOBODY
    reward = s.game.components.rewards[commodity][s.turn.era]
    debt.score(s, winner, reward.vp, "demand", (("commodity", commodity, reward.vp, margin),))
    debt.change_treaty(s, winner, reward.treaty, "demand")
    if winner == FRANCE and s.has_minister(s.game.dupleix) and COMMODITIES[commodity] in ("cotton", "spice"):
        debt.change_treaty(s, FRANCE, 1, "dupleix")
    if reward.debt > 0:
        debt.force_debt(s, winner, reward.debt, "demand")
    else:
        debt.reduce_debt(s, winner, -reward.debt, "demand")
    return winner


def _east_india_company(s: Struggle) -> None:
    if not s.has_minister(s.game.east_india_company):
        return
    tiles = s.game.components.advantages
    count = sum(
        (s.held[BRITAIN] & ~s.exhausted) >> i & 1 and not tiles[i].spaces & s.conflict
        for i in s.game.company_advantages
    )
    debt.score(s, BRITAIN, min(MOST_FROM_COMPANY, count), "east_india_company")
