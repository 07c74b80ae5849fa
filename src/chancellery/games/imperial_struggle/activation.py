"""Advantages used through an Event (IS-8.2.7, IS-R-48): Native American Alliances, Loge des Neuf Soeurs."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.imperial_struggle import advantages, control, navy, points, shifts
from chancellery.games.imperial_struggle.chart import bits
from chancellery.games.imperial_struggle.components import Advantage
from chancellery.games.imperial_struggle.effects import Activate
from chancellery.games.imperial_struggle.military import CHEAP_SQUADRON
from chancellery.games.imperial_struggle.round import CLOSED, MAJOR, MINOR, WAITING, Round, round_of
from chancellery.games.imperial_struggle.sides import MILITARY
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result


@dataclass(slots=True)
class ActivateByEvent(Procedure):
    """One Advantage, Exhausted or not; its state does not change, but the use counts for the Action Round."""

    side: int
    regions: int
    just_gained: bool
    paying: str = ""  # the purchase whose payment is being chosen

    def choose(self, s: Struggle) -> Result:
        options: list[Move] = []
        ar = round_of(s)
        free = False
        for i in self._usable(s):
            tile = s.game.components.advantages[i]
            if not tile.mode and advantages.effective(s, self.side, tile):
                options.append(s.game.moves.activate[i])
                free = True
            elif tile.mode:
                options += self._purchases(s, ar, i)
        if not options:
            return None
        if not free:  # a payment is never compulsory
            options.append(s.game.moves.decline)
        decision = Decision(self.side, "activate_by_event", "IS-8.2.7", options, self.side)
        return decision if len(options) > 1 else self.on_activate_by_event(s, decision, options[0])

    def _usable(self, s: Struggle) -> list[int]:
        """No Advantage can have been used in this Action Round yet: that would have forfeited the Event (IS-R-29)."""
        tiles = s.game.components.advantages
        return [
            i
            for i in bits(s.held[self.side])
            if self.regions >> tiles[i].region & 1
            and not tiles[i].spaces & s.conflict
            and (self.just_gained or not s.fresh >> i & 1)
        ]

    # -- Advantages that are paid for: with the tile's Action of their type, which is neither started nor closed

    def payer(self, ar: Round, tile: Advantage) -> int:
        """The Action of the tile that can pay, or -1."""
        for action in (MAJOR, MINOR):
            if ar.types[action] == tile.paid and ar.state[action] == WAITING:
                return action
        return -1

    def _purchases(self, s: Struggle, ar: Round, advantage: int) -> list[Move]:
        action = self.payer(ar, s.game.components.advantages[advantage])
        if action < 0:
            return []
        grown = ar.grown
        self._lend(s, ar, action)
        found: list[Move] = []
        if ar.types[action] == MILITARY:
            if (
                s.unbuilt[self.side]
                and points.Funds(s, ar).budget("construct") >= CHEAP_SQUADRON - ar.squadron_discount
            ):
                found.append(s.game.notation.move("construct_with", advantage))
        else:
            _, unflag = shifts.sets(s, ar, ar.types[action])
            where = unflag & s.game.filters.of(s.game.components.advantages[advantage].effects[0]["filter"])
            rates = advantages.discounted(s, advantage, shifts.table(s, ar, ar.types[action], True))
            for mask, limit in points.Funds(s, ar).groups("unflag", where) if where else []:
                found += [
                    s.game.moves.unflag_with[advantage][space] for space in bits(mask) if rates.price(s, space) <= limit
                ]
        self._take_back(ar, action, spent=False)
        ar.grown = grown
        return found

    def _lend(self, s: Struggle, ar: Round, action: int) -> None:
        ar.open, ar.kinds, ar.left, ar.anchored = action, [points.FREE], [ar.points[action]], True
        points.grow(s, ar)

    def _take_back(self, ar: Round, action: int, *, spent: bool) -> None:
        if spent:
            ar.points[action] = sum(ar.left)
            if action == MINOR:  # IS-5.3.2.3: that was its one purchase
                ar.state[MINOR] = CLOSED
        ar.open, ar.kinds, ar.left = -1, [], []

    def _price(self, s: Struggle, ar: Round, move: Move) -> int:
        if move.verb == "construct_with":
            return CHEAP_SQUADRON - ar.squadron_discount
        return max(1, sum(n for _, n in shifts.price(s, ar, move)))

    def on_activate_by_event(self, s: Struggle, decision: Decision, move: Move) -> Result:
        if move.verb == "decline":
            return None
        if move.verb == "activate":
            self._used(s, move.args[0])
            return Activate(self.side, move.args[0])
        ar = round_of(s)
        action = self.payer(ar, s.game.components.advantages[move.args[-1]])
        grown = ar.grown
        self._lend(s, ar, action)
        use, space = ("construct", -1) if move.verb == "construct_with" else ("unflag", move.args[0])
        price = self._price(s, ar, move)
        ways = points.mixes(s, ar, points.shortage(s, ar, use, space, price))
        self._take_back(ar, action, spent=False)
        ar.grown = grown
        if len(ways) == 1:
            self._buy(s, move, ways[0])
            return None
        self.paying = move.text
        options = [s.game.notation.move("pay", *way) for way in ways]
        return Decision(self.side, "pay", "IS-6.1.1", options, self.side, (ar.types[action], price))

    def on_pay(self, s: Struggle, decision: Decision, move: Move) -> Result:
        self._buy(s, s.game.notation.read(self.paying), (move.args[0], move.args[1]))
        return None

    def _buy(self, s: Struggle, move: Move, way: tuple[int, int]) -> None:
        ar, advantage = round_of(s), move.args[-1]
        action = self.payer(ar, s.game.components.advantages[advantage])
        self._lend(s, ar, action)
        if move.verb == "construct_with":
            points.pay(s, ar, "construct", -1, self._price(s, ar, move), way)
            ar.squadron_discount = 0
            navy.construct(s, self.side)
        else:
            space = move.args[0]
            points.pay(s, ar, "unflag", space, self._price(s, ar, move), way)
            ar.regions[ar.types[action]] |= 1 << s.game.chart.region[space]  # IS-R-32
            control.unflag(s, self.side, space, "paid")
        self._take_back(ar, action, spent=True)
        self._used(s, advantage)

    def _used(self, s: Struggle, advantage: int) -> None:
        ar = round_of(s)
        advantages.count_use(s, ar, advantage)
        s.emit("advantage_used", self.side, advantage)

    steps = (choose,)
