"""What Coalitions adds to the family's judgement: Paris, the French bonus, named Generals, and British Money."""

from __future__ import annotations

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.base import generals
from chancellery.bots.coalitions.front import Front
from chancellery.bots.coalitions.judgement import Judgement
from chancellery.bots.coalitions.outlook import Outlook
from chancellery.bots.coalitions.table import SeenBattle, Table
from chancellery.bots.coalitions.threats import Threats
from chancellery.games.coalitions.base.powers import BRITISH, FR, GB, RU
from chancellery.games.coalitions.base.victory import PARIS_BONUS, PARIS_BONUS_BRITISH


def paris_wins(outlook: Outlook, power: int) -> bool:
    """Whether the Power would win if the round ended with its General in Paris, and no other stranger's."""
    table = outlook.table
    major, totals = table.major, outlook.at_end_of_round
    bonus = PARIS_BONUS_BRITISH if table.status[power] == BRITISH else PARIS_BONUS
    others = max(total for p, total in enumerate(totals) if major[p] != major[power])
    return major[power] != FR and totals[major[power]] + bonus > others


class CoalitionsJudgement(Judgement):
    # -- Paris (K-3.2)

    def prize(self, table: Table) -> int:
        return table.map.capital[FR]

    def seizers(self, threats: Threats) -> tuple[int, ...]:
        table = threats.table
        later = table.later("movement")
        return tuple(p for p in later if table.at_war(threats.me, p) and paris_wins(threats.outlook, p))

    def stake(self, outlook: Outlook, t: int) -> float:
        table = outlook.table
        if t != table.map.capital[FR]:
            return 0.0
        lost = any(paris_wins(outlook, p) for p in table.powers if table.at_war(outlook.me, p))
        return w.WIN if lost else 0.0

    def entering(self, front: Front, t: int, troops: int) -> float:
        """K-3.2: a General in Paris at the end of the round ends the match, for good or ill."""
        table = front.table
        if t != table.map.capital[FR] or table.major[front.me] == FR:
            return 0.0
        likely = front.attack_odds(t, troops)[0] if table.foreign >> t & 1 else 1.0
        for power in table.later("movement"):
            if table.at_war(front.me, power):
                likely *= w.PARIS_SAFE
        return w.WIN * likely if paris_wins(front.outlook, front.me) else -w.WIN * likely

    # -- battles

    def bonus(self, table: Table, beaten: list[int], direct: bool) -> int:
        """K-8.6.6, K-11.4.7: one more for a French General, to a Major Power in the British Coalition."""
        return direct and FR in beaten and table.status[table.me] == BRITISH and not table.minor >> table.me & 1

    def victory(self, front: Front, t: int, beaten: list[int]) -> float:
        table, more = front.table, 0.0
        kutuzov = generals.hero(table, RU)
        if kutuzov >= 0 and table.where[kutuzov] == t and RU in beaten:
            more -= w.EVADES  # K-10.5.4
        if t == table.map.capital[FR] and any(paris_wins(front.outlook, p) for p in beaten):
            more += w.WIN  # K-3.2.1: he must be out of Paris before the round ends
        return more

    def support(self, front: Front, t: int, defender: int) -> float:
        return generals.strength_of_wellington(front, t, defender)

    def able_support(self, table: Table, battle: SeenBattle, side: int, general: int) -> float:
        return generals.able_support(table, battle, side, general)

    # -- Money

    def thrift(self, table: Table) -> float:
        """GB, which keeps its Money (K-7.4.12), saves for Subsidies."""
        if table.me != GB:
            return 0.0
        members = sum(status == BRITISH for status in table.status) - 1
        return w.TROOP if table.money[GB] <= w.SAVED_FOR_SUBSIDY * members else 0.0
