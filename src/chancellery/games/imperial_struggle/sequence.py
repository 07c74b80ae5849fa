"""The order of the game (2.1): Peace Turns and Wars along the Turn Track, after the set-up (SU)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from chancellery.games.imperial_struggle import debt, war_tiles
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.peace_turn import PeaceTurn
from chancellery.games.imperial_struggle.sides import BRITAIN, DEBT_LIMIT, FRANCE, NOBODY
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.games.imperial_struggle.war import WarTurn
from chancellery.kernel import REPEAT, SCRIPTS, Decision, Move, Procedure, Reason, Step, asks, does

if TYPE_CHECKING:
    from chancellery.games.imperial_struggle.definition import ImperialStruggle


@dataclass
class Sequence(Procedure):
    """IS-2.1.1. Each turn moves the marker to the next box when it is over."""

    def copy(self) -> Self:
        return self.begun_copy()

    def turn(self, s: Struggle) -> Step | None:
        s.call(PeaceTurn() if s.turn.peace else WarTurn())
        return REPEAT


SCRIPTS[Sequence] = [does(Sequence.turn)]


@dataclass
class Auction(Procedure):
    """IS-SU.14, IS-R-62: an open auction for a side; who does not get it starts with the Treaty Points bid."""

    seat: int = NOBODY  # the seat to speak
    side: int = NOBODY  # the side bid for
    bid: int = NOBODY

    def begin(self, s: Struggle) -> Step | None:
        self.seat = s.below(2)
        return None

    def speak(self, s: Struggle) -> list[Decision]:
        decision = s.decide(v.ASK_BID, self.seat, self.side, max(0, self.bid))
        if self.side == NOBODY:
            decision.refuse(v.ACCEPT, v.NOTHING_TO_ACCEPT)
        else:
            decision.add(v.ACCEPT)
        bids = [s.move(v.BID, side, n) for side in (FRANCE, BRITAIN) for n in range(v.MOST_BID + 1)]
        decision.offer_each(v.BID, bids, self._too_low)
        return [decision]

    def _too_low(self, move: Move) -> Reason | None:
        side, points = move.args
        if self.side not in (NOBODY, side):
            return v.BID_SAME_SIDE
        if points > v.MOST_BID:
            return v.BID_MOST.saying(most=v.MOST_BID)
        return v.BID_HIGHER if points <= self.bid else None

    def on_bid(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        if move.of is v.ACCEPT:
            return None
        self.side, self.bid = move.args
        s.emit("bid", self.seat, self.side, self.bid)
        self.seat = 1 - self.seat
        return None if self.bid == v.MOST_BID else REPEAT  # nothing is left to say

    def settle(self, s: Struggle) -> Step | None:
        """The last bid holds: the seat to speak takes the other side, with the Treaty Points."""
        winner = 1 - self.seat
        s.sides = [self.side, 1 - self.side] if winner == 0 else [1 - self.side, self.side]
        s.emit("sides", *s.sides, self.bid)
        debt.change_treaty(s, 1 - self.side, self.bid, "bid")
        return None


SCRIPTS[Auction] = [does(Auction.begin), asks(Auction.speak, Auction.on_bid), does(Auction.settle)]


@dataclass
class SetUp(Procedure):
    """IS-SU: what is drawn at random or assigned by the players before the first turn."""

    def layout(self, s: Struggle) -> Step | None:
        s.call(war_tiles.Layout())
        return None

    def french_tile(self, s: Struggle) -> Step | None:
        """IS-SU.5."""
        tile = war_tiles.draw(s, s.bonus_pool[FRANCE])
        s.bonus[war_tiles.slot(FRANCE, 0)].append(tile)
        name = war_tiles.theater_name(s, 0)
        s.emit_secret("tile_placed", (FRANCE, name), (tile,), (FRANCE,))
        return None


SCRIPTS[SetUp] = [does(SetUp.layout), does(SetUp.french_tile)]


def start(s: Struggle) -> None:
    """IS-SU.1 to IS-SU.11: the piles are mixed; flags and markers stand as `blank` put them."""
    box = s.game.components
    s.draw = [card for card, event in enumerate(box.events) if event.era == 0]
    s.shuffle(s.draw)
    s.shuffle(s.tile_stack)
    s.begin_at(Sequence(), SetUp(), *([Auction()] if s.game.bid_for_sides else []))


def blank(game: ImperialStruggle, seed: str) -> Struggle:
    """The state with the components in their places at set-up, before anything is mixed."""
    box = game.components
    chart = box.chart
    players = box.start["players"]
    basic = [kind for kind, count in enumerate(box.basic_count) for _ in range(count)]
    s = Struggle(
        game=game,
        seed=seed,
        counter=0,
        stack=[],
        vp=box.start["vp"],
        debt=[0, 0],
        limit=[DEBT_LIMIT, DEBT_LIMIT],
        treaty=[0, 0],
        flags=chart.start[:],
        available=chart.from_era[0],
        navy=[players["france"]["squadrons"]["navy_box"], players["britain"]["squadrons"]["navy_box"]],
        unbuilt=[players["france"]["squadrons"]["unbuilt"], players["britain"]["squadrons"]["unbuilt"]],
        track=[0, 0],
        held=[0, 0],
        tile_stack=[],
        tiles=[],
        taken=[],
        used=[],
        awards=[],
        awards_left=[],
        demand=[],
        draw=[],
        discards=[],
        removed=[],
        hands=[[], []],
        ministry=[[], []],
        pool=[basic[:], basic[:]],
        bonus_pool=[[], []],
        basic=[NOBODY] * 8,
        bonus=[[] for _ in range(8)],
        carried=[0, 0],
        at_start=chart.start[:],
        refusals=[0, 0],
        conquerors_navy=[0, 0],
    )
    for side, name in ((FRANCE, "france"), (BRITAIN, "britain")):
        for advantage in players[name]["advantages"]:  # IS-SU.8
            s.held[side] |= 1 << box.advantage_index[advantage]
    if s.game.spanish_empire:  # IS-12.1.1
        s.spain = chart.spanish_markets
    s.tile_stack = [tile for tile, kind in enumerate(box.investments) for _ in range(kind.count)]
    return s
