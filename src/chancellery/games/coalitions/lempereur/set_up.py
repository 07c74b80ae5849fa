"""Set-up (12.0.2, 12.1): who plays which Powers, and scenario 1805 with its changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from chancellery.games.coalitions.base.powers import AU, FR, GB, OT, PR, RU
from chancellery.games.coalitions.lempereur.state import EmpireRealm
from chancellery.games.coalitions.lempereur.vocabulary import (
    ASK_DIVISION,
    ENTRUST,
    NO_SUCH_PLAYER,
    OTHER_POWER_DIVIDED,
    PLAYER_WITHOUT_POWER,
)
from chancellery.games.coalitions.system import setup
from chancellery.games.coalitions.system.state import NOBODY
from chancellery.kernel import REPEAT, SCRIPTS, Decision, Move, Procedure, Step, asks, does
from chancellery.kernel.sets import bits

LEVELS: Final = {"easy": 5, "demanding": 10, "extreme": 15}  # K-12.1.4
GRAND_COALITION: Final = (GB, AU, PR, RU, OT)  # K-12.1.9
SIDES: Final = ("grand_coalition", "napoleon")  # K-12.1.2: in place of statuses; GB leads the one, FR is the other
ALONE: Final = "grand_coalition"  # the seat of the solo game
USUAL: Final = {  # the player of each Power as long as nobody agrees on something else, by the number of players
    1: (0, 0, 0, 0, 0),
    2: (0, 1, 1, 0, 0),
    3: (0, 1, 1, 2, 2),
    4: (0, 1, 2, 3, 3),
    5: (0, 1, 2, 3, 4),
}


def seat_ids(count: int) -> tuple[str, ...]:
    """K-12.0.2: players, not Powers: they divide the Powers at the table."""
    return (ALONE,) if count == 1 else tuple(f"player_{number}" for number in range(1, count + 1))


def usual_division(count: int) -> tuple[int, ...]:
    """The seat of each Power before the players have agreed; FR has none."""
    seats = dict(zip(GRAND_COALITION, USUAL[count], strict=True))
    return tuple([seats.get(power, NOBODY) for power in range(len(GRAND_COALITION) + 1)])


def set_up(s: EmpireRealm) -> None:
    """K-12.1.1 to K-12.1.9: scenario 1805, except."""
    game = s.game
    for power, name in enumerate(game.powers):
        setup.place_pieces(s, power, game.scenario["powers"][name])
    for t in bits(game.map.homes[FR]):  # K-12.1.7
        s.set_garrison(t, FR)
    s.influence[FR] = LEVELS[game.options["level"]]
    cards = [game.scenario["powers"][name]["cards"] for name in game.powers]
    cards[FR] = 0  # K-12.1.5
    setup.deal(s, cards)
    s.napoleon_deck = sorted(s.own)
    s.shuffle(s.napoleon_deck)  # K-12.1.6


@dataclass
class Division(Procedure):
    """K-12.0.2: two to five players divide the Powers by agreement; the first of them says what was agreed."""

    players: list[int] = field(default_factory=list)  # of the Powers of the Grand Coalition, as far as settled

    def divide(self, s: EmpireRealm) -> list[Decision]:
        if len(self.players) == len(GRAND_COALITION):
            return []
        power = GRAND_COALITION[len(self.players)]
        decision = s.decide(ASK_DIVISION, power)
        decision.seat = 0
        decision.only(ENTRUST, s.bars(1 << power, OTHER_POWER_DIVIDED.saying(power=s.game.name_of("power", power))))
        numbers = s.bars((2 << len(s.game.seats)) - 2, NO_SUCH_PLAYER)
        numbers.only(sum(2 << seat for seat in self._open_to(s)), PLAYER_WITHOUT_POWER)
        decision.offer(ENTRUST, numbers, power)
        return [decision]

    def on_division(self, s: EmpireRealm, decision: Decision, move: Move) -> Step | None:
        power, number = move.args
        self.players.append(number - 1)
        if len(s.game.seats) > 1:
            s.emit("entrusted", power, number)
        return REPEAT

    def _open_to(self, s: EmpireRealm) -> list[int]:
        """The players who may get the next Power, so that in the end each has at least one."""
        seats = list(range(len(s.game.seats)))
        without = [seat for seat in seats if seat not in self.players]
        return without if len(without) == len(GRAND_COALITION) - len(self.players) else seats

    def settle(self, s: EmpireRealm) -> Step | None:
        for power, seat in zip(GRAND_COALITION, self.players, strict=True):
            s.seat_of[power] = seat
        return None


SCRIPTS[Division] = [asks(Division.divide, Division.on_division), does(Division.settle)]
