"""Supply (9): phase 2 of a stage."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from chancellery.games.maria import cards, losses, upheavals
from chancellery.games.maria.powers import AUSTRIA, NOBODY, PRAGMATIC
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.vocabulary import ASK_SUPPLY, NO_TOLL, SUPPLY
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Decision, Move, Procedure, Step, asks, does

RANGE: Final = 6  # M-9.4
# M-9.10, M-9.11
FIRST_LOSS: Final = 1
FURTHER_LOSS: Final = 2


def path(s: Campaign, city: int, power: int, trains: int, *, around: int = 0) -> int:
    """The length of the shortest supply path to one of the trains, or -1 (M-9.4 to M-9.7, M-R-71)."""
    atlas, relations = s.game.components.atlas, s.relations
    crosses = s.game.components.powers[power].crosses
    reach = atlas.reach_all if crosses else atlas.reach
    least = 1
    while not reach[least][city] & trains:
        least += 1
        if least > RANGE:
            return -1
    blocked = s.pieces_of(relations.enemies[power], s.stand) | s.pieces_of(relations.enemies[power], s.trains) | around
    if relations.neutral:
        blocked |= s.game.closed_to(s, power)
    if not reach[least][city] & blocked:  # nobody near: no need to seek
        return least
    near = atlas.near_all if crosses else atlas.near
    seen = edge = 1 << city
    for steps in range(1, RANGE + 1):
        reached = 0
        while edge:
            low = edge & -edge
            reached |= near[low.bit_length() - 1]
            edge ^= low
        edge = reached ^ reached & (seen | blocked)
        if edge & trains:
            return steps
        if not edge:
            return -1
        seen |= edge
    return -1


def at_home(s: Campaign, general: int) -> bool:
    """M-9.2, M-22.1: always supplied here."""
    bit = 1 << s.where[general]
    power = s.power_of(general)
    if s.home(power) & bit:
        return True
    return general == s.game.components.arenberg and bool(s.game.components.atlas.dutch & bit)


def toll(s: Campaign, general: int) -> int:
    """What supply costs: 0 free, -1 none, else the price of a path past hussars (M-9.16 to M-9.22)."""
    if at_home(s, general):
        return 0
    power, city = s.power_of(general), s.where[general]
    wary = 0
    if s.relations.enemies[AUSTRIA] >> power & 1:
        for place in s.hussars:
            if place >= 0:
                wary |= 1 << place
    if path(s, city, power, s.trains[power], around=wary) >= 0:
        return 0
    if general == s.game.components.arenberg and path(s, city, power, s.trains[PRAGMATIC]) >= 0:  # M-22.2
        return 0
    return path(s, city, power, s.trains[power]) if wary else -1


@dataclass
class Supply(Procedure):
    """The active powers' generals: those who need nothing first, then those who pay, in their owner's order."""

    paying: list[int] = field(default_factory=list)  # generals whose supply costs something
    hungry: list[int] = field(default_factory=list)  # generals without supply
    general: int = NOBODY  # the one who pays now

    def check(self, s: Campaign) -> Step | None:
        for power in s.game.active(s):
            for general in s.game.components.powers[power].generals:
                if s.where[general] >= 0:
                    price = toll(s, general)
                    if price > 0:
                        self.paying.append(general)
                    elif price < 0:
                        self.hungry.append(general)
                    else:
                        turn_up(s, general)
        return None

    def choose(self, s: Campaign) -> list[Decision]:
        """M-R-44: the owner chooses who pays next."""
        if not self.paying:
            return []
        power = s.power_of(self.paying[0])
        decision = s.decide(ASK_SUPPLY, power)
        own = sum([1 << general for general in self.paying if s.power_of(general) == power])
        decision.offer(SUPPLY, s.bars(own, NO_TOLL))
        return [decision]

    def on_supply(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        self.general = move.args[0]
        self.paying.remove(self.general)
        power, price = s.power_of(self.general), toll(s, self.general)
        if price == 0:  # a hussar has gone meanwhile
            return PAID
        if cards.worth(s.hands[power]) >= price:  # M-9.19: compulsory
            s.emit("toll", self.general, price)
            s.call(cards.Payment.of(power, price, "supply"))
            return PAID
        lost = tuple(cards.face(card) for card in s.hands[power])  # M-9.20
        s.emit("hand_lost", power, self.general, price, lost)
        for card in s.hands[power][:]:
            cards.discard(s, power, card)
        self.hungry.append(self.general)
        return REPEAT

    def paid(self, s: Campaign) -> Step | None:
        """M-9.19: only now he is supplied."""
        turn_up(s, self.general)
        return CHOOSE

    def starve(self, s: Campaign) -> Step | None:
        """M-9.10, M-9.11, M-R-44: each loses for himself; of one power in one city they share what is left."""
        if not self.hungry:
            return None
        first = self.hungry[0]
        city, power = s.where[first], s.power_of(first)
        group = [g for g in self.hungry if s.where[g] == city and s.power_of(g) == power]
        hunger = dict.fromkeys((g for g in s.generals_at(city) if s.power_of(g) == power), 0)
        for general in group:
            self.hungry.remove(general)
            hunger[general] = FURTHER_LOSS if s.face_down >> general & 1 else FIRST_LOSS
            s.face_down |= 1 << general
            s.emit("unsupplied", general)
        total = sum(s.armies[general] for general in hunger)
        s.call(losses.Losses([*hunger], least_loss(total, [*hunger.values()]), "supply"))
        return REPEAT

    def saxony(self, s: Campaign) -> Step | None:
        """27.5: lost points may move Saxony's marker."""
        upheavals.saxon_options(s)
        return None


CHOOSE: Final = asks(Supply.choose, Supply.on_supply)
PAID: Final = does(Supply.paid)
SCRIPTS[Supply] = [does(Supply.check), CHOOSE, does(Supply.starve), does(Supply.saxony), LEAVE, PAID]


def least_loss(total: int, hunger: list[int]) -> int:
    """M-R-44: nobody loses more than he has; a stack divides its armies so that it loses least."""
    if len(hunger) == 1:
        return min(total, hunger[0])
    one, other = hunger
    return min(min(count, one) + min(total - count, other) for count in losses.divisions(total))


def turn_up(s: Campaign, general: int) -> None:
    """M-9.12."""
    if s.face_down >> general & 1:
        s.face_down ^= 1 << general
        s.emit("supplied", general)
