"""The state of a match of the family: armies, garrisons, tracks, hands and sides, as plain data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from chancellery.kernel import Procedure, State
from chancellery.kernel.procedure import Result

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.definition import FamilyDefinition

NOBODY = -1
OFF_BOARD = -1
HIGHEST_MORALE = 15  # K-4.7.1
MOST_TROOPS = 3  # K-4.8.2
FORTRESSES = 6  # K-1.1.5


@dataclass(slots=True, kw_only=True)
class Realm(State):
    """Indices stand for Powers, Territories and Generals; the definition and its map give them names."""

    game: FamilyDefinition = field(metadata={"shared": True})
    round: int = 0
    turn: int = 0  # Action Turn in the round, from 1
    seat_of: list[int]  # the seat that decides for each Power
    where: list[int]  # the Territory of each General, or off board
    troops: list[int]  # under each General
    garrison: list[int]  # the Power with a Garrison in each Territory
    fortress: int = 0  # set of Territories
    morale: list[int]
    influence: list[int]
    money: list[int]
    hands: list[list[int]]  # values of the Battle cards each Power holds, sorted
    deck: list[int]  # face down, the top card last
    discards: list[int]  # face up
    status: list[int]  # the game's own diplomatic status of each Power
    ally: list[int]  # per Power the set of Powers on its side, itself included
    neutral: int = 0  # set of Powers
    closed: list[int]  # per Power the set of Territories it may not be in
    named: list[int]  # the named General of each Power, or none (K-1.1.1)
    special: int = 0  # set of the scenario's special rules still in force
    control: list[int]  # per Power the set of Territories it controls; follows `garrison`
    stands: list[int]  # per Power the set of Territories with a General of it; follows `where`
    # the current Movement
    moved: int = 0  # set of Generals that moved in this Movement Turn
    busy: int = 0  # set of Generals that fought, supported or withdrew in this Movement Turn
    battlefields: int = 0  # set of Territories with a battle of this Movement Turn, fought or not
    pending: int = 0  # those of them not fought yet
    regent: list[int]  # the seat that decides for an uncontrolled Power in a battle or board update (K-11.5.4)
    reader: list[int]  # the seat that sees the hand of an uncontrolled Power meanwhile (K-11.3.8)
    refused: list[int]  # requests refused in this Movement Turn: General * size of the map + destination

    # -- who decides

    def decider(self, power: int) -> int:
        """The seat that decides for a Power now, or NOBODY."""
        seat = self.seat_of[power]
        return seat if seat >= 0 else self.regent[power]

    def clear_regents(self) -> None:
        """Temporary control lasts for one battle or board update."""
        for power in range(len(self.regent)):
            self.regent[power] = self.reader[power] = NOBODY

    # -- control (4.3)

    def controller(self, t: int) -> int:
        """K-4.3.1 to K-4.3.3: the Garrison's Power, else the Home Power, else nobody."""
        owner = self.garrison[t]
        return owner if owner >= 0 else self.game.map.home[t]

    def set_garrison(self, t: int, power: int) -> None:
        """Puts a Garrison of a Power into a Territory, or takes the one there away (NOBODY)."""
        bit = 1 << t
        before = self.controller(t)
        if before >= 0:
            self.control[before] &= ~bit
        self.garrison[t] = power
        after = self.controller(t)
        if after >= 0:
            self.control[after] |= bit

    # -- Generals (4.8)

    def put(self, general: int, t: int) -> None:
        """A General comes to stand in a Territory."""
        self.where[general] = t
        self._restand(self.game.owner[general])

    def take_off(self, general: int) -> None:
        """A General goes off board; his Troops are lost (K-R-39)."""
        self.where[general] = OFF_BOARD
        self.troops[general] = 0
        self._restand(self.game.owner[general])

    def _restand(self, power: int) -> None:
        mask = 0
        where = self.where
        for general in self.game.generals[power]:
            if where[general] >= 0:
                mask |= 1 << where[general]
        self.stands[power] = mask

    def general_at(self, power: int, t: int) -> int:
        """The General of a Power in a Territory, or -1."""
        for general in self.game.generals[power]:
            if self.where[general] == t:
                return general
        return -1

    def named_as(self, general: int) -> int:
        """Which named General this is, or NOBODY if he has no name (K-1.1.1)."""
        power = self.game.owner[general]
        return self.game.heroes[power] if self.named[power] == general else NOBODY

    def stock(self, power: int) -> int:
        """K-1.1.4: tokens that are neither Troop nor Garrison on the map."""
        used = self.garrison.count(power)
        for general in self.game.generals[power]:
            used += self.troops[general]
        return self.game.tokens[power] - used

    def fortresses_left(self) -> int:
        return FORTRESSES - self.fortress.bit_count()

    # -- Battle cards: one deck and one discard pile for all, unless the game has others

    def deck_of(self, power: int) -> list[int]:
        """The deck a Power draws from, the top card last."""
        return self.deck

    def pile_of(self, power: int) -> list[int]:
        """The discard pile for a Power's cards."""
        return self.discards

    # -- tracks

    def change_morale(self, power: int, points: int, cause: str) -> None:
        """K-4.7.1: never above 15 or below 0; what did not change is not told."""
        before = self.morale[power]
        self.morale[power] = after = min(HIGHEST_MORALE, max(0, before + points))
        if after != before:
            self.emit("morale", power, after - before, after, cause)

    def gain_influence(self, power: int, points: int, cause: str) -> None:
        """A gain outside Expand Influence; none is not told."""
        if points:
            self.influence[power] += points
            self.emit("influence", power, points, self.influence[power], cause)


@dataclass(slots=True, kw_only=True)
class SisterRealm(Realm):
    """The state of a game whose rules have other ids than those the system cites."""

    def follow(self, procedure: Procedure, result: Result) -> bool:
        waits = Realm.follow(self, procedure, result)
        if waits:
            for decision in self.asked:
                decision.rule = self.game.notation.rule(decision.rule)
        return waits
