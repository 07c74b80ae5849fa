"""What Raison d'État adds to the family's judgement: the Crown, Electors, and the bonus of the Coalitions."""

from __future__ import annotations

from chancellery.bots.coalitions.judgement import Judgement
from chancellery.bots.coalitions.outlook import Outlook
from chancellery.bots.coalitions.raison_detat import weights as w
from chancellery.bots.coalitions.raison_detat.table import ImperialTable
from chancellery.bots.coalitions.table import Table
from chancellery.games.coalitions.raison_detat.election import EMPERORS_INFLUENCE
from chancellery.games.coalitions.system.statuses import NEUTRAL


class ImperialJudgement(Judgement):
    def expansion(self, table: Table, power: int) -> int:
        """RD-9.7.2, RD-12.6.4: the Emperor's Influence, also if the Crown is a Minor Power's."""
        assert isinstance(table, ImperialTable)
        emperor = table.emperor
        return EMPERORS_INFLUENCE if emperor >= 0 and table.major[emperor] == power else 0

    def worth(self, outlook: Outlook, power: int, t: int) -> float:
        """RD-8.1.3: four votes make an Emperor; the fourth Elector Territory is worth most."""
        table = outlook.table
        assert isinstance(table, ImperialTable)
        if not table.electors >> t & 1:
            return 0.0
        others = table.electors_of(table.major[power]) & ~(1 << t)
        return w.ELECTORS[others.bit_count()] * w.ELECTOR_HORIZON * outlook.horizon

    def bonus(self, table: Table, beaten: list[int], direct: bool) -> int:
        """RD-10.10.3: one more for each General of the opposing Coalition, to Major Powers in a Coalition."""
        ours = table.status[table.me]
        if ours >= NEUTRAL or table.minor >> table.me & 1:
            return 0
        return sum(table.status[power] < NEUTRAL and table.status[power] != ours for power in beaten)
