"""Winter (13): recruiting, returning generals, winter scoring."""

from __future__ import annotations

from dataclasses import dataclass, field

from chancellery.games.maria import cards, conquest, hussars, movement
from chancellery.games.maria.atlas import bits
from chancellery.games.maria.campaign import MOST_ARMIES, OFF_BOARD, Campaign
from chancellery.games.maria.command import Command
from chancellery.games.maria.powers import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    MAJOR,
    NOBODY,
    PRAGMATIC,
    PRUSSIA,
    PRUSSIAN_ALLY,
    SAXONY,
)
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import AGAIN, DONE, Result

ARMY_PRICE = 4  # M-13.3


def order(s: Campaign) -> list[int]:
    """M-R-59; M-14.6: the Pragmatic Army only in the full game."""
    late = [SAXONY, AUSTRIA] if s.saxony == PRUSSIAN_ALLY else [AUSTRIA, SAXONY]
    return [FRANCE, BAVARIA, PRUSSIA, *late, *([PRAGMATIC] if s.game.full else [])]


def places(s: Campaign, general: int) -> int:
    """M-13.8 to M-13.15, M-R-60: where a removed general may return."""
    power = s.power_of(general)
    atlas = s.game.components.atlas
    where = s.game.general_fortresses(s, power)
    if general == s.game.components.arenberg:
        where |= s.game.components.arenberg_returns
    allies, enemies = s.relations.allies[power], s.relations.enemies[power]
    free = atlas.all & ~(s.all_generals() | s.all_trains())
    free |= s.pieces_of(enemies, s.trains) & ~s.all_generals() | movement.room(s, power)
    where &= free & ~s.game.closed_to(s, power)
    return sum(1 << city for city in bits(where) if conquest.controllers(s, city) & allies)


def host(s: Campaign, general: int, city: int) -> int:
    """M-R-60: the power of another player on whose general he would return, or NOBODY; it must agree."""
    seat = s.seat_of[s.power_of(general)]
    return next((s.power_of(g) for g in s.generals_at(city) if s.seat_of[s.power_of(g)] != seat), NOBODY)


def removed(s: Campaign, power: int) -> list[int]:
    return [g for g in s.game.components.powers[power].generals if s.where[g] == OFF_BOARD]


def room(s: Campaign, power: int) -> int:
    """M-13.6, M-R-61, M-R-62: how many armies the power could still take in."""
    own = s.game.components.powers[power].generals
    return sum(MOST_ARMIES - s.armies[g] for g in own if s.where[g] >= 0) + MOST_ARMIES * coming(s, power)


def coming(s: Campaign, power: int) -> int:
    """How many removed generals could surely return."""
    found = 0
    for general in sorted(removed(s, power), key=lambda g: g == s.game.components.arenberg):  # he has the most places
        sure = [city for city in bits(places(s, general)) if host(s, general, city) == NOBODY]
        found += found < sum(2 - len(s.generals_at(city)) for city in sure)
    return found


def plainly_no_room(s: Campaign, power: int) -> bool:
    """Whether everybody can see that the power has no room: how many armies it has in all is known (M-6.9)."""
    own = [g for g in s.game.components.powers[power].generals if s.where[g] != OFF_BOARD]
    full = sum(s.armies[g] for g in own) == MOST_ARMIES * len(own)
    return (full or all(s.where[g] < 0 for g in own)) and not coming(s, power)


@dataclass(slots=True)
class Raise(Procedure):
    """Armies for the generals of a power: those on the map, or removed ones who return with them (M-13.7)."""

    power: int
    count: int
    must: int = NOBODY  # a general who has to return
    levy: int = 0  # of a political card: up to so many, free of charge
    receivers: list[int] = field(default_factory=list)
    refused: list[list[int]] = field(default_factory=list)  # general and city, where the host did not agree
    asking: list[int] = field(default_factory=list)
    commander: int = NOBODY  # of the stack that is proposed to another player (M-R-05)

    def choose(self, s: Campaign) -> Result:
        """M-17.5.16, M-R-92: what finds no room cannot be recruited."""
        if not self.levy:
            return None
        if plainly_no_room(s, self.power):
            return DONE
        options = [s.game.notation.move("recruit", n) for n in range(min(self.levy, room(s, self.power)) + 1)]
        return Decision(s.seat_of[self.power], "levy", "M-17.5.16", options, self.power)

    def on_levy(self, s: Campaign, decision: Decision, move: Move) -> Result:
        self.count, self.levy = move.args[0], 0
        s.emit("recruited", self.power, self.count)
        return None if self.count else DONE

    def returns(self, s: Campaign) -> Result:
        if not self.count:
            return None
        move = s.game.notation.move
        options = [
            move("return", general, city)
            for general in removed(s, self.power)
            for city in bits(places(s, general))
            if [general, city] not in self.refused
        ]
        if self.must != NOBODY:
            options = [option for option in options if option.args[0] == self.must]
        if not options:
            return None
        fits = sum(MOST_ARMIES - s.armies[g] for g in self._own(s)) >= self.count
        if fits and self.must == NOBODY:
            options.append(s.game.moves.done)
        return Decision(s.seat_of[self.power], "return", "M-13.7", options, self.power, (self.count,))

    def fits(self, s: Campaign) -> bool:
        """Whether the armies still to be given find room with those who are still to receive (M-6.7)."""
        receivers = self.receivers
        return not receivers or sum(MOST_ARMIES - s.armies[general] for general in receivers) >= self.count

    def _own(self, s: Campaign) -> list[int]:
        return [g for g in s.game.components.powers[self.power].generals if s.where[g] >= 0]

    def on_return(self, s: Campaign, decision: Decision, move: Move) -> Result:
        if move is s.game.moves.done:
            return None
        general, city = move.args
        power = host(s, general, city)
        if power == NOBODY:
            return self._bring(s, general, city)
        self.asking = [general, city]
        pair = sorted((*s.generals_at(city), general))
        if len({s.game.components.generals[one].rank for one in pair}) == 1:  # M-R-05: the proposal names him
            named = [s.game.notation.move("command", one) for one in pair]
            return Decision(decision.seat, "command", "M-6.5", named, self.power, (city,))
        return self._ask(s)

    def on_command(self, s: Campaign, decision: Decision, move: Move) -> Result:
        self.commander = move.args[0]
        return self._ask(s)

    def _ask(self, s: Campaign) -> Result:
        """M-10.1.23, M-R-60: the other player must agree."""
        general, city = self.asking
        power = host(s, general, city)
        options = [s.game.moves.consent, s.game.moves.refuse]
        return Decision(s.seat_of[power], "consent", "M-R-60", options, power, (general, city))

    def on_consent(self, s: Campaign, decision: Decision, move: Move) -> Result:
        general, city = self.asking
        if move is s.game.moves.consent:
            return self._bring(s, general, city)
        self.refused.append([general, city])
        self.commander = NOBODY
        s.emit("consent_refused", decision.actor, general, city)
        self.goto(Raise.returns)
        return None

    def _bring(self, s: Campaign, general: int, city: int) -> Result:
        self.must = NOBODY
        bring(s, general, city)
        s.armies[general] = 1
        self.count -= 1
        self.goto(Raise.returns)
        named, self.commander = self.commander, NOBODY
        return Command(city, named) if len(s.generals_at(city)) > 1 else None

    def allot(self, s: Campaign) -> Result:
        """M-13.5: secretly, general by general; the last gets the rest, so that nobody learns from the asking."""
        if not self.receivers:
            self.receivers = self._own(s)
        if not self.receivers:
            return None
        general = self.receivers[0]
        rest = sum(MOST_ARMIES - s.armies[g] for g in self.receivers[1:])
        most = min(self.count, MOST_ARMIES - s.armies[general])
        least = min(most, max(0, self.count - rest))
        options = [s.game.notation.move("give", general, n) for n in range(least, most + 1)]
        about, secret = (general,), (self.count,)
        decision = Decision(s.seat_of[self.power], "give", "M-13.6", options, self.power, about, secret)
        return decision if len(self.receivers) > 1 else self.on_give(s, decision, options[-1])

    def on_give(self, s: Campaign, decision: Decision, move: Move) -> Result:
        general, count = move.args
        s.armies[general] += count
        self.count -= count
        self.receivers.remove(general)
        s.emit_secret("armies_given", (self.power,), (general, count), (s.seat_of[self.power],))
        if self.receivers:
            self.goto(Raise.allot)
        return None

    steps = (choose, returns, allot)


def bring(s: Campaign, general: int, city: int) -> None:
    """A general comes back face up; an enemy train there is destroyed (M-13.15, M-R-60)."""
    train = s.train_at(city)
    if train != NOBODY:
        s.put(train, OFF_BOARD)
        s.emit("train_captured", general, train, city)
    hussars.ride_off(s, city)
    s.put(general, city)
    s.emit("returned", general, city)


@dataclass(slots=True)
class Winter(Procedure):
    powers: list[int] = field(default_factory=list)
    count: int = 0

    def begin(self, s: Campaign) -> Result:
        s.emit("winter", s.turn)
        self.powers = order(s)
        return None

    def recruit(self, s: Campaign) -> Result:
        if not self.powers:
            self.at = self.steps.index(Winter.scoring)
            return None
        power = self.powers[0]
        if not s.hands[power] or plainly_no_room(s, power):  # nobody learns anything if he is not asked
            self.powers.pop(0)
            return AGAIN
        most = min(cards.worth(s.hands[power]) // ARMY_PRICE, room(s, power))
        options = [s.game.notation.move("recruit", n) for n in range(most + 1)]
        return Decision(s.seat_of[power], "recruit", "M-13.4", options, power)

    def on_recruit(self, s: Campaign, decision: Decision, move: Move) -> Result:
        self.count = move.args[0]
        s.emit("recruited", self.powers[0], self.count)
        if self.count:
            return cards.Payment(self.powers[0], self.count * ARMY_PRICE, "armies")
        return None

    def raise_armies(self, s: Campaign) -> Result:
        power = self.powers.pop(0)
        self.goto(Winter.recruit)
        return Raise(power, self.count) if self.count else None

    def scoring(self, s: Campaign) -> Result:
        """M-13.17, M-R-99: recorded, not shown."""
        if s.game.full:
            s.winters.append([s.pool[power] for power in MAJOR])
        return None

    steps = (begin, recruit, raise_armies, scoring)
