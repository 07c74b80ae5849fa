"""Minor Powers (chapter 11): the auction for their control, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from chancellery.games.coalitions.system.board_update import BoardUpdate
from chancellery.games.coalitions.system.passage import Passage
from chancellery.games.coalitions.system.sides import rank
from chancellery.games.coalitions.system.state import NOBODY, Realm
from chancellery.games.coalitions.system.statuses import set_sides
from chancellery.games.coalitions.system.vocabulary import ASK_BID, BID, BID_TOO_HIGH, BID_WITHOUT_MORALE
from chancellery.kernel import SCRIPTS, Decision, Move, Reason, Step, asks, does


def is_minor(s: Realm, power: int) -> bool:
    """K-11.1.1: a Power without a permanent player."""
    return s.game.powers[power] not in s.game.seats


def major_of(s: Realm, power: int) -> int:
    """The Major Power that plays a Power, itself included; NOBODY for an uncontrolled Minor Power."""
    seat = s.seat_of[power]
    return s.game.map.power_of[s.game.seats[seat]] if seat >= 0 else NOBODY


def follow_controllers(s: Realm, tell: bool = True) -> None:
    """K-11.4.5, K-11.3.1: a Minor Power has the status of its controller."""
    for power in range(len(s.status)):
        major = major_of(s, power)
        if major not in (NOBODY, power) and s.status[power] != s.status[major]:
            if tell:
                s.emit("status", power, s.status[major], s.status[power])
            s.status[power] = s.status[major]


@dataclass
class Auction(Passage):
    """K-11.2: control of the Minor Power whose symbol has moved onto Drill, before any action of the turn."""

    power: int
    bids: list[int] = field(default_factory=list)  # of each seat
    controller: int = -1  # the seat that gets control

    def capital_lost(self, s: Realm) -> Step | None:
        """K-11.2.7: whoever holds its Capital gets it without an auction (K-R-56)."""
        holder = s.garrison[s.game.map.capital[self.power]]
        if holder in (NOBODY, self.power) or s.seat_of[holder] < 0:
            return None
        self.controller = s.seat_of[holder]
        s.emit("capital_held", self.power, major_of(s, holder))
        return TAKE_CONTROL

    def bidders(self, s: Realm) -> Sequence[int]:
        """The seats that bid."""
        return range(len(s.game.seats))

    def bid(self, s: Realm) -> list[Decision]:
        """K-11.2.2, K-11.2.3: secretly and simultaneously, Morale of the own Major Power; without any 0, unasked."""
        asked = []
        for seat in self.bidders(s):
            major = s.game.map.power_of[s.game.seats[seat]]
            morale = s.morale[major]
            if morale:
                decision = s.decide(ASK_BID, major, self.power)
                decision.offer(BID, s.bars((2 << morale) - 1, BID_TOO_HIGH.saying(morale=morale)))
                asked.append(decision)
        return asked

    def on_bid(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if not self.bids:
            self.bids = [0] * len(s.game.seats)
        self.bids[decision.seat] = move.args[0]
        return None

    def why_unasked(self, s: Realm, major: int, move: Move) -> Reason | None:
        """K-11.2.3: without Morale the bid is 0, unasked."""
        asked = s.morale[major] or s.seat_of[major] not in self.bidders(s)
        return None if asked or move.of is not BID else BID_WITHOUT_MORALE

    def settle(self, s: Realm) -> Step | None:
        """K-11.2.4 to K-11.2.6: the highest bid wins and pays; ties go by the Order of Powers."""
        powers = [s.game.map.power_of[name] for name in s.game.seats]
        bids = self.bids or [0] * len(powers)
        best = min(self.bidders(s), key=lambda seat: (-bids[seat], rank(s, powers[seat])))
        self.controller = best
        for seat in self.bidders(s):
            s.emit("bid", powers[seat], self.power, bids[seat])
        if bids[best]:
            s.change_morale(powers[best], -bids[best], "bid")
        return None

    def take_control(self, s: Realm) -> Step | None:
        """K-11.3: the new controller's status, everything off board, and a board update at once (K-9.0.1)."""
        if self.pass_on(s):
            before, neutral = list(s.ally), s.neutral
            follow_controllers(s)
            set_sides(s)
            s.call(BoardUpdate(before, neutral, self.power))
        return None

    def pass_on(self, s: Realm) -> bool:
        """The Power gets its controller; whether it is another than before."""
        if s.seat_of[self.power] == self.controller:
            s.emit("control_kept", self.power, major_of(s, self.power))
            return False
        s.remember_hand(self.power)
        s.seat_of[self.power] = self.controller
        s.revealed = True  # the hand becomes known to the new controller
        s.emit("control", self.power, major_of(s, self.power))
        return True


BIDS: Final = asks(Auction.bid, Auction.on_bid)
SETTLE: Final = does(Auction.settle)
TAKE_CONTROL: Final = does(Auction.take_control)
SCRIPTS[Auction] = [does(Auction.capital_lost), BIDS, SETTLE, TAKE_CONTROL]
