"""What Realpolitik adds to the family's judgement: Trains."""

from __future__ import annotations

from chancellery.bots.coalitions.front import Front
from chancellery.bots.coalitions.judgement import Judgement
from chancellery.bots.coalitions.realpolitik import weights as w
from chancellery.bots.coalitions.realpolitik.railway import train_value
from chancellery.bots.coalitions.realpolitik.table import RailTable
from chancellery.bots.coalitions.table import Table
from chancellery.kernel import Move


class RealpolitikJudgement(Judgement):
    def prospects(self, table: Table, power: int) -> list[float]:
        assert isinstance(table, RailTable)
        return table.prospects(power)

    def goods(self, front: Front, purchase: Move) -> float:
        assert isinstance(front.table, RailTable)
        return w.TRAIN * train_value(front.table, front, *purchase.args)
