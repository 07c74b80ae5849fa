"""What one Power may know: the public state and its own hand. The only module here that touches the state.

Never read: other hands (their sizes are public), the order of the deck, cards that others played face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from chancellery.bots.coalitions.judgement import Judgement
from chancellery.games.coalitions.system import entering, sides
from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.map import Map
from chancellery.games.coalitions.system.minor_powers import follow_controllers, is_minor, major_of
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.vocabulary import SAIL
from chancellery.games.coalitions.system.wheel import field_of
from chancellery.kernel import Move
from chancellery.kernel.sets import bits

__all__ = ["Table", "bits"]

SPECTATOR = -1  # a seat that sees no hand


@cache
def land_and_sea(map: Map, sails: bool) -> list[list[int]]:
    """Movement Turns from each Territory to each other over open ground, by Sea Routes if the Power may sail."""
    if not sails:
        return map.land_steps
    found = [[min(a, b) for a, b in zip(*pair)] for pair in zip(map.land_steps, map.sea_steps)]
    for t, ports in enumerate(map.sails):
        for u in ports:  # up to three Sea Routes are one Sea Movement (K-7.6.21)
            found[t][u] = 1
    return found


@cache
def over_routes(map: Map, side: int) -> list[list[int]]:
    """The same where a Sea Movement is one Sea Route, of one of these Powers or of nobody."""
    return [map.steps(t, side) for t in range(map.size)]


class Table:
    """The table as the seat that decides for the Power `me` sees it. Read only."""

    def __init__(self, s: Realm, me: int, seat: int, judgement: Judgement) -> None:
        self._s = s
        self.judgement = judgement
        self.me, self.seat = me, seat
        self.game, self.map = s.game, s.game.map
        self.owner, self.generals = s.game.owner, s.game.generals
        self.knows_hand = seat != SPECTATOR and s.knows_hand(seat, me)  # K-R-83: not of every Power it decides for
        self.hand = s.hands[me] if self.knows_hand else []
        self.cards = [len(hand) for hand in s.hands]
        self.where, self.troops = s.where, s.troops
        self.garrison, self.fortress = s.garrison, s.fortress
        self.control, self.stands = s.control, s.stands
        self.morale, self.money = s.morale, s.money
        self.status, self.ally, self.neutral, self.closed = s.status, s.ally, s.neutral, s.closed
        self.battlefields = s.battlefields
        self.named = s.named
        self.refused = {code // s.game.map.size for code in s.refused}  # Generals that were refused a way
        self.round, self.turn = s.round, s.turn
        self.powers = range(len(s.morale))
        # the Major Power that plays each Power (K-11.4.6: it gets the Influence), and the Influence that counts
        majors = [major_of(s, p) for p in self.powers]
        self.major = [p if major < 0 else major for p, major in enumerate(majors)]
        self.influence = [s.influence[major] for major in self.major]
        self.minor = sum(1 << p for p in self.powers if is_minor(s, p))
        self.deck = tuple(sorted(s.game.parameters.deck.items()))  # values of cards and how many there are of each
        battle = s.running(Battle)
        self.battle = None if battle is None else SeenBattle(s, battle, me)  # in progress
        self._means: dict[int, float] = {}
        # found out when asked for
        self._strangers: int | None = None
        self._foreign: int | None = None
        self._allied_homes: int | None = None
        self._ground: entering.Ground | None = None
        self._best: list[float] | None = None

    # -- sides

    def at_war(self, a: int, b: int) -> bool:
        return sides.at_war(self._s, a, b)

    def with_status(self, status: int, power: int | None = None) -> Table:
        """The table as it would be if we, or another Power, had another status and nothing else changed."""
        s = self._s.copy()
        s.status[self.me if power is None else power] = status
        follow_controllers(s, tell=False)
        s.game.relations.set_sides(s)
        return type(self)(s, self.me, self.seat, self.judgement)

    # -- Territories

    def controller(self, t: int) -> int:
        return self._s.controller(t)

    def gives_influence(self, power: int, t: int) -> bool:
        """K-11.4.4: Minor Powers do not expand."""
        return not self.minor >> power & 1 and bool(self.map.scoring[power] >> t & 1)

    def pays_money(self, power: int, t: int) -> bool:
        return not self.map.scoring[power] >> t & 1

    def expansion(self, power: int) -> int:
        if self.minor >> power & 1:
            return 0
        return self.map.worth(self._s.control[power] & self.map.scoring[power]) + self.judgement.expansion(self, power)

    def tax(self, power: int) -> int:
        s = self._s
        return self.map.worth(s.control[power] & ~self.map.scoring[power]) << (s.neutral >> power & 1)

    @property
    def strangers(self) -> int:
        """The Territories with Generals of Powers that are not Allies."""
        if self._strangers is None:
            self._strangers = sides.strangers(self._s, self.me)
        return self._strangers

    @property
    def foreign(self) -> int:
        """The Territories where we would have to fight: Generals or Garrisons of Powers that are not Allies."""
        if self._foreign is None:
            self._foreign = self.strangers | sides.foreign_garrisons(self._s, self.me)
        return self._foreign

    @property
    def allied_homes(self) -> int:
        if self._allied_homes is None:
            self._allied_homes = sides.allied_homes(self._s, self.me)
        return self._allied_homes

    def general_at(self, power: int, t: int) -> int:
        return self._s.general_at(power, t)

    # -- ways

    @property
    def ground(self) -> entering.Ground:
        """Where we may go now."""
        if self._ground is None:
            self._ground = entering.ground(self._s, self.me)
        return self._ground

    def steps(self, power: int) -> list[list[int]]:
        """Movement Turns of a Power from each Territory to each other over open ground."""
        if self.game.parameters.sails_from_ports:
            return land_and_sea(self.map, self.game.sea.may_sail(self._s, power))
        return over_routes(self.map, self.ally[power])

    def voyages(self, power: int, start: int) -> list[Move]:
        """The Sea Movements of a Power from a Territory, whoever is at their ends."""
        if not self.game.sea.may_sail(self._s, power):
            return []
        move, ends = self.game.notation.move, self.game.sea.open(self._s, power, start)
        return [move(SAIL, start, end) for end in self.map.sails[start] if ends >> end & 1]

    # -- the Wheel

    def later(self, action: str) -> list[int]:
        """The Powers that have an action still before them in this round."""
        actions = self.game.actions
        at, left = actions.index(action), len(actions) - self.turn
        if not self.turn:
            return list(self.powers)
        return [p for p in self.powers if 1 <= at - field_of(self._s, p, self.turn) <= left]

    # -- cards

    def mean(self, power: int) -> float:
        """The mean of the cards of a Power that we cannot see, from those we can."""
        known = self._means.get(power)
        if known is None:
            powers = next(powers for powers in self.game.sharing if power in powers)
            known = self._mean(powers)
            self._means.update(dict.fromkeys(powers, known))
        return known

    def _mean(self, powers: Sequence[int]) -> float:
        """The mean of what we cannot see of the deck of some Powers."""
        left = dict(self.game.parameters.deck)
        seen = [*self._s.pile_of(powers[0]), *(self.hand if self.me in powers else ())]
        battle = self.battle
        if battle is not None:
            seen += [
                card
                for i, general in enumerate(battle.generals)
                if self.owner[general] in powers
                for card in battle.known(i)
            ]
        for card in seen:
            left[card] -= 1
        count = sum(left.values())
        return sum(card * n for card, n in left.items()) / count if count else 0.0

    @property
    def best(self) -> list[float]:
        """The sum of our best 0, 1, 2 ... cards that Morale lets us play."""
        if self._best is None:
            self._best = self._find_best()
        return self._best

    def _find_best(self) -> list[float]:
        sums: list[float] = [0]
        for card in sorted(self.hand, reverse=True)[: self.morale[self.me] or 1]:
            sums.append(sums[-1] + card)
        return sums


class SeenBattle:
    """A battle as the Power `me` sees it."""

    def __init__(self, s: Realm, battle: Battle, me: int) -> None:
        self._battle, self._owner, self._me = battle, s.game.owner, me
        self.attacker, self.place, self.defenders = battle.attacker, battle.place, battle.defenders
        self.generals, self.side, self.position = battle.generals, battle.side, battle.position
        self.spot, self.limit, self.strength = battle.spot, battle.limit, battle.strength
        self.passed, self.at_zero, self.spent = battle.passed, battle.at_zero, battle.spent

    def known(self, i: int) -> list[int]:
        """The cards in a General's stack that we know: our own, and those face up."""
        own = self._owner[self.generals[i]] == self._me
        return [abs(card) for card in self._battle.stacks[i] if own or card < 0]

    def count(self, i: int) -> int:
        """All cards in a General's stack."""
        return len(self._battle.stacks[i])

    def seen(self, general: int, number: int) -> int:
        """The card at that place of a General's stack, from 1, or 0 if it lies face down for us."""
        i = self.generals.index(general)
        card = self._battle.stacks[i][number - 1]
        return abs(card) if card < 0 or self._owner[general] == self._me else 0

    def targets(self, side: int) -> int:
        """The cards of a side that lie face down for everybody else."""
        return sum(card > 0 for i, stack in enumerate(self._battle.stacks) if self.side[i] == side for card in stack)
