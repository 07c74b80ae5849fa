"""What one Power may know in Realpolitik. Action hands are public: every card was revealed when it was played."""

from __future__ import annotations

from chancellery.bots.coalitions.judgement import Judgement
from chancellery.bots.coalitions.table import Table
from chancellery.games.coalitions.realpolitik.rail_transport import goals, line, reach
from chancellery.games.coalitions.realpolitik.state import RealpolitikRealm
from chancellery.games.coalitions.system.state import NOBODY


class RailTable(Table):
    """The table with Alliances, Trains and Action cards."""

    def __init__(self, s: RealpolitikRealm, me: int, seat: int, judgement: Judgement) -> None:
        super().__init__(s, me, seat, judgement)
        self._own = s
        self.partner, self.rails = s.partner, s.rails
        self.action_hand = s.action_hand
        self.all_actions = s.own.action_cards[me]

    # -- Alliances

    def with_partner(self, partner: int) -> RailTable:
        """The table as it would be if we and another Power were in an Alliance, or we in none (NOBODY).

        A Minor Power follows its Ally; if we take another, it goes to the first Major Power without one (RP-11.3.7).
        """
        s = self._own.copy()
        for power in (self.me, partner):
            if power >= 0 and s.partner[power] >= 0:
                s.partner[s.partner[power]] = NOBODY
                s.partner[power] = NOBODY
        if partner >= 0:
            s.partner[self.me], s.partner[partner] = partner, self.me
        for minor in (power for power in self.powers if self.minor >> power & 1 and s.partner[power] < 0):
            majors = [p for p in s.prestige if not self.minor >> p & 1 and s.partner[p] < 0]
            if majors:
                s.partner[minor], s.partner[majors[0]] = majors[0], minor
        for minor in (power for power in self.powers if self.minor >> power & 1):
            s.seat_of[minor] = s.seat_of[s.partner[minor]] if s.partner[minor] >= 0 else s.seat_of[minor]
        s.game.relations.set_sides(s)
        return RailTable(s, self.me, self.seat, self.judgement)

    # -- Trains

    def rail_ends(self, general: int, path: list[int]) -> int:
        """Where a General who goes along these Territories by rail may still arrive."""
        return goals(self._own, line(self._own, self.me), general, path)

    def joined(self, t: int) -> int:
        """The Territories joined with a Territory by Trains, itself included."""
        return reach(self._own, t, -1)

    # -- who is going to win

    def prospects(self, power: int) -> list[float]:
        """Prestige, the token, Action cards, the Ally and Trains of a Power, as numbers for a net."""
        s, partner, hand = self._own, self.partner[power], self.action_hand[power]
        return [
            s.prestige.index(power) / 4, s.token / s.own.top, hand.bit_count() / 5, float(partner >= 0),
            s.influence[partner] / self.game.parameters.influence_to_win if partner >= 0 else 0.0,
            sum(rail.bit_count() for t, rail in enumerate(self.rails) if s.controller(t) == power) / 6,
            float(hand & 1),
        ]  # fmt: skip
