"""What one seat may know of a campaign: the open state, its own hands and armies. All else it estimates."""

from __future__ import annotations

from typing import Final

from chancellery.bots.maria import weights as w
from chancellery.bots.maria.mind import SENSIBLE, Mind
from chancellery.games.maria import cards, negotiations
from chancellery.games.maria.map import FAR
from chancellery.games.maria.powers import AUSTRIA, BAVARIA, FRANCE, PRUSSIA, SAXONY, SUITS
from chancellery.games.maria.state import Campaign
from chancellery.kernel.sets import bits

SIGHT: Final = 12  # steps beyond which enemies do not matter


class Table:
    """The view of a seat, on behalf of one of its powers."""

    def __init__(self, s: Campaign, seat: int, power: int, mind: Mind = SENSIBLE) -> None:
        self.s = s
        self.mind = mind
        self.seat = seat
        self.power = power
        self.box = s.game.components
        self.atlas = s.game.components.atlas
        self.relations = s.relations
        self.enemies = s.relations.enemies[power]
        self.partners = s.relations.partners[power]
        attacked = power == AUSTRIA  # on all sides: its cards must last, and it seeks no battles
        point, self.own_use = (w.DEAR_POINT, w.SPARING_USE) if attacked else (w.POINT, w.OWN_USE)
        self.point = point * mind.thrift
        self.enemy_generals = [
            g for g in range(self.box.count) if s.where[g] >= 0 and self.enemies >> s.power_of(g) & 1
        ]
        self.dangers = self.enemies & ~_quiet(s, power) if mind.trusting and s.agreements else self.enemies
        self._mean: dict[int, float] = {}
        self._suits: list[int] = []
        # found out when asked for
        self._enemy_steps: list[int] | None = None

    # -- armies

    def own(self, general: int) -> bool:
        return self.s.seat_of[self.s.power_of(general)] == self.seat

    def armies(self, general: int) -> float:
        """Known for one's own, else the mean: the sum of a power's armies is known to all."""
        if self.own(general):
            return self.s.armies[general]
        power = self.s.power_of(general)
        mean = self._mean.get(power)
        if mean is None:
            generals = [g for g in self.box.powers[power].generals if self.s.where[g] != -1]
            mean = sum(self.s.armies[g] for g in generals) / max(1, len(generals))
            self._mean[power] = mean
        return mean

    def strength(self, city: int) -> float:
        return sum((self.armies(general) for general in self.s.generals_at(city)), 0.0)

    # -- cards

    def hand(self) -> list[int]:
        assert self.s.seat_of[self.power] == self.seat
        return self.s.hands[self.power]

    def in_suit(self, suit: int) -> int:
        """What our hand can add to a battle in a sector of that suit."""
        if not self._suits:
            hand = self.hand()
            self._suits = [sum(cards.value(c) for c in hand if cards.suit(c) in (s, -1)) for s in range(len(SUITS))]
        return self._suits[suit]

    def foreign_cards(self, power: int, city: int) -> float:
        """What another power's hand adds to a battle: expected, or known if the same player holds it."""
        if self.s.seat_of[power] == self.seat:
            suit = self.atlas.suit[city]
            return sum((cards.value(card) for card in self.s.hands[power] if cards.suit(card) in (suit, -1)), 0.0)
        return w.COMMITTED * w.CARD_MEAN * len(self.s.hands[power])

    # -- places

    def cities_of(self, powers: int) -> int:
        return self.s.pieces_of(powers, self.s.stand)

    @property
    def enemy_steps(self) -> list[int]:
        """For every city the steps to the nearest enemy general, as far as they matter."""
        if self._enemy_steps is None:
            self._enemy_steps = self._find_enemy_steps()
        return self._enemy_steps

    def _find_enemy_steps(self) -> list[int]:
        steps = [FAR] * self.atlas.size
        seen = edge = self.cities_of(self.enemies)
        for count in range(SIGHT + 1):
            for city in bits(edge):
                steps[city] = count
            edge = self.atlas.neighbours(edge) & ~seen
            seen |= edge
        return steps

    def nearest_enemy(self, city: int) -> int:
        return self.enemy_steps[city]

    def at_home(self, city: int) -> bool:
        return bool(self.s.home(self.power) >> city & 1)

    def supply_field(self, trains: int, reach: int) -> list[int]:
        """Steps of supply from a set of cities to every city, past no enemy piece (M-9.5)."""
        s = self.s
        blocked = self.cities_of(self.enemies) | s.pieces_of(self.enemies, s.trains)
        blocked |= s.game.closed_to(s, self.power)
        near = self.atlas.near_all if self.box.powers[self.power].crosses else self.atlas.near
        steps = [FAR] * self.atlas.size
        seen = edge = trains
        for count in range(reach + 1):
            found = 0
            for city in bits(edge):
                steps[city] = count
                found |= near[city]
            edge = found & ~seen & ~blocked
            if not edge:
                break
            seen |= edge
        return steps


def _quiet(s: Campaign, power: int) -> int:
    """The powers that may not come next to a power's pieces before these have moved again."""
    found = 0
    for _, clause in negotiations.in_force(s):
        if clause.verb == "truce" and power in clause.args[:2]:
            one, other, until = clause.args
            foe = other if one == power else one
            moves_first = _stage(foe) < _stage(power)
            found |= (until >= s.turn + moves_first) << foe
    return found


def _stage(power: int) -> int:
    """The order in which powers that may be enemies move (5)."""
    return 0 if power in (FRANCE, BAVARIA) else 1 if power in (PRUSSIA, SAXONY) else 2
