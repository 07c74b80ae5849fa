"""Victory (2.4), its check (4.1.13) and Final Scoring (4.1.14, 11)."""

from __future__ import annotations

from typing import Final

from chancellery.games.imperial_struggle import debt, scoring
from chancellery.games.imperial_struggle.sides import BRITAIN, COMMODITIES, FRANCE, NOBODY, VP_START
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import Outcome
from chancellery.kernel.sets import bits

# IS-2.4.1
FRENCH_VICTORY: Final = 30
BRITISH_VICTORY: Final = 0
MOST_FOR_CREDIT: Final = 4  # IS-11.0.3
FOR_TERRITORY: Final = 2  # IS-11.0.5


def win(s: Struggle, side: int, rule: str, reason: str) -> None:
    s.emit("victory", side, reason)
    scores = (s.vp, VP_START * 2 - s.vp)
    s.end(Outcome((s.sides.index(side),), (scores[s.sides[0]], scores[s.sides[1]]), rule, reason))


def check_sweep(s: Struggle) -> bool:
    """IS-4.1.13.1: all four Awards and every commodity in demand."""
    if s.scorer == NOBODY:
        return False
    win(s, s.scorer, "IS-2.4.3", "scoring")
    return True


def check_vp(s: Struggle) -> bool:
    """IS-2.4.1, IS-4.1.13.2."""
    if s.vp <= BRITISH_VICTORY:
        win(s, BRITAIN, "IS-2.4.1", "vp")
    elif s.vp >= FRENCH_VICTORY:
        win(s, FRANCE, "IS-2.4.1", "vp")
    else:
        return False
    return True


def final_scoring(s: Struggle) -> None:
    """IS-11, then IS-4.1.14.2."""
    s.emit("final_scoring")
    chart = s.game.chart
    scoring.score_prestige(s)
    difference = s.credit(FRANCE) - s.credit(BRITAIN)
    richer = NOBODY if not difference else FRANCE if difference > 0 else BRITAIN
    s.emit("credit_compared", richer, abs(difference))
    for_credit = min(MOST_FOR_CREDIT, abs(difference) // 2)
    debt.score(s, richer, for_credit, "credit", (("credit", NOBODY, for_credit, abs(difference)),))
    for commodity in range(len(COMMODITIES)):
        winner, margin = scoring.ahead(s, chart.of_commodity[commodity])
        s.emit("commodity_compared", commodity, winner, margin)
        if winner != NOBODY:
            debt.score(s, winner, 1, "commodity", (("commodity", commodity, 1, margin),))
    for side in (FRANCE, BRITAIN):
        mine = s.flags[side] | (s.usa if side == FRANCE else 0)  # IS-10.0.5
        taken = mine & chart.start_territories[1 - side]
        for space in bits(taken):
            s.emit("territory_counted", side, space)
        items = tuple([("space", space, FOR_TERRITORY, 1) for space in bits(taken)])
        debt.score(s, side, FOR_TERRITORY * taken.bit_count(), "territory", items)
    if s.vp == VP_START:
        side = FRANCE if difference > 0 else BRITAIN
        win(s, side, "IS-4.1.14.2", "tie" if difference else "equal")
    else:
        win(s, FRANCE if s.vp > VP_START else BRITAIN, "IS-4.1.14.2", "final")
