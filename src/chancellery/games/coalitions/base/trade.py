"""Trade (7.2.5 to 7.2.7): Great Britain's second income."""

from __future__ import annotations

from chancellery.games.coalitions.base.powers import GB
from chancellery.games.coalitions.system.sides import at_war
from chancellery.games.coalitions.system.state import NOBODY, Realm


def trade(s: Realm) -> None:
    """All ports but those controlled by Powers at War with GB."""
    closed = 0
    for power, control in enumerate(s.control):
        if at_war(s, GB, power):
            closed |= control
    money = (s.game.map.ports & ~closed).bit_count()
    s.money[GB] += money
    s.emit_sum("trade", (GB, money), (("ports", NOBODY, money, money),))
