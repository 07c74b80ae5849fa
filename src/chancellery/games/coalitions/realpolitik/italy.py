"""Three players (chapter 11): Italy is a Minor Power, and who offers it an Alliance may come to control it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from chancellery.games.coalitions.realpolitik.vocabulary import NO_OFFER_NO_BID
from chancellery.games.coalitions.system.minor_powers import BIDS, SETTLE, Auction
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.vocabulary import BID
from chancellery.kernel import SCRIPTS, Move, Reason, Step, does


@dataclass
class ControlOfItaly(Auction):
    """RP-11.3.5 to RP-11.3.13: by the only offer, by default, or by bids of those who offered."""

    offers: list[int] = field(default_factory=list)  # the Powers that gave Italy their Alliance token
    allied: int = 0  # set of Major Powers that are in an Alliance from now on

    def without_bids(self, s: Realm) -> Step | None:
        if len(self.offers) > 1:
            return None
        self.controller = s.seat_of[self.offers[0] if self.offers else self.by_default(s)]  # RP-11.3.5
        return TAKE_CONTROL

    def by_default(self, s: Realm) -> int:
        """RP-11.3.7, RP-11.3.8: the highest Major Power in Prestige, or if it has an Ally the one that has none."""
        majors = [power for power in s.game.relations.precedence(s) if power != self.power]  # RP-R-82
        free = [power for power in majors if not self.allied >> power & 1]
        return free[0] if self.allied >> majors[0] & 1 else majors[0]

    def why_unasked(self, s: Realm, major: int, move: Move) -> Reason | None:
        """RP-11.3.9: only those who offered Italy an Alliance bid."""
        if move.of is not BID or s.seat_of[major] in self.bidders(s):
            return Auction.why_unasked(self, s, major, move)
        return NO_OFFER_NO_BID.saying(power=s.game.name_of("power", self.power))

    def bidders(self, s: Realm) -> Sequence[int]:
        """RP-11.3.9."""
        return [s.seat_of[power] for power in self.offers]

    def take_control(self, s: Realm) -> Step | None:
        """RP-11.4.2, RP-11.4.3, RP-R-80: all that is Italy's passes on with its seat; RP-R-81: at once."""
        self.pass_on(s)
        return None


TAKE_CONTROL: Final = does(ControlOfItaly.take_control)
SCRIPTS[ControlOfItaly] = [does(ControlOfItaly.without_bids), BIDS, SETTLE, TAKE_CONTROL]
