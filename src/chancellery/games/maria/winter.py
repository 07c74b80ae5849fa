"""Winter (13): recruiting, returning generals, winter scoring."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Final

from chancellery.games.maria import cards, conquest, entering, hussars, losses
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.command import Command, equals, name
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
from chancellery.games.maria.secrets import Passage, spread
from chancellery.games.maria.state import IN_BOX, MOST_ARMIES, OFF_BOARD, Campaign
from chancellery.kernel import LEAVE, SCRIPTS, Bars, Decision, Hidden, Move, Reason, Step, asks, does
from chancellery.kernel.sets import bits

ARMY_PRICE: Final = 4  # M-13.3


def order(s: Campaign) -> list[int]:
    """M-R-59; M-14.6: the Pragmatic Army only in the full game."""
    late = [SAXONY, AUSTRIA] if s.saxony == PRUSSIAN_ALLY else [AUSTRIA, SAXONY]
    return [FRANCE, BAVARIA, PRUSSIA, *late, *([PRAGMATIC] if s.game.full else [])]


def places(s: Campaign, general: int, refused: int = 0) -> Bars:
    """M-13.8 to M-13.15, M-R-60: where a removed general may return; in some cities he was refused."""
    power = s.power_of(general)
    box = s.game.components
    fortresses = s.game.general_fortresses(s, power)
    if general == box.arenberg:
        fortresses |= box.arenberg_returns
    enemy_trains = s.pieces_of(s.relations.enemies[power], s.trains)
    taken = s.occupied() & ~(enemy_trains & ~s.all_generals | entering.room(s, power))
    bars = s.bars(box.atlas.all, v.NO_RETURN_THERE).only(fortresses, v.NO_RETURN_THERE)
    bars.only(conquest.held_by(s, s.relations.allies[power]), v.NOT_CONTROLLED).bar(
        refused, v.CONSENT_REFUSED.by("M-R-60")
    )
    return bars.bar(taken | s.game.closed_to(s, power), v.RETURN_OCCUPIED)


def affordable(s: Campaign, power: int, most: int) -> Bars:
    """M-13.3, M-13.6: how many armies a power can pay for, and has room for."""
    worth = cards.worth(s.hands[power])

    def too_many(count: int) -> Reason:
        price = count * ARMY_PRICE
        return v.TOO_DEAR.saying(price=price, worth=worth) if price > worth else v.NO_ROOM.saying(most=most)

    return s.bars((1 << min(worth // ARMY_PRICE, most) + 1) - 1, too_many)


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
        sure = [city for city in bits(places(s, general).left) if host(s, general, city) == NOBODY]
        found += found < sum(2 - len(s.generals_at(city)) for city in sure)
    return found


def plainly_no_room(s: Campaign, power: int) -> bool:
    """Whether everybody can see that the power has no room: how many armies it has in all is known (M-6.9)."""
    own = [g for g in s.game.components.powers[power].generals if s.where[g] != OFF_BOARD]
    full = sum(s.armies[g] for g in own) == MOST_ARMIES * len(own)
    return (full or all(s.where[g] < 0 for g in own)) and not coming(s, power)


@dataclass
class Raise(Passage):
    """Armies for the generals of a power: those on the map, or removed ones who return with them (M-13.7)."""

    power: int
    count: int
    must: int = NOBODY  # a general who has to return
    levy: int = 0  # of a political card: up to so many, free of charge
    receivers: list[int] = field(default_factory=list)
    refused: list[list[int]] = field(default_factory=list)  # general and city, where the host did not agree
    asking: list[int] = field(default_factory=list)
    commander: int = NOBODY  # of the stack that is proposed to another player (M-R-05)
    recruited: int = 0  # how many armies were to be given when that began

    def levied(self, s: Campaign) -> Step | None:
        if not self.levy:
            return RETURNS
        return LEAVE if plainly_no_room(s, self.power) else None

    def choose(self, s: Campaign) -> list[Decision]:
        """M-17.5.16, M-R-92: what finds no room cannot be recruited."""
        decision, granted = s.decide(v.ASK_LEVY, self.power), self.levy
        most = min(granted, room(s, self.power))

        def too_many(count: int) -> Reason:
            return (
                v.LEVY_GRANTED.saying(most=granted) if count > granted else v.NO_ROOM.by("M-17.5.17").saying(most=most)
            )

        decision.offer(v.RECRUIT, s.bars((1 << most + 1) - 1, too_many))
        return [decision]

    def on_levy(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        self.count, self.levy = move.args[0], 0
        s.emit("recruited", self.power, self.count)
        return None if self.count else LEAVE

    def returns(self, s: Campaign) -> list[Decision]:
        if not self.count:
            return []
        decision = s.decide(v.ASK_RETURN, self.power, self.count)
        may = self._may_return(s)
        decision.only(v.RETURN, may)
        for general in bits(may.left):
            refused = sum([1 << city for one, city in self.refused if one == general])
            decision.offer(v.RETURN, places(s, general, refused), general)
        if not decision.count():
            return []
        if self.must != NOBODY:
            decision.refuse(v.DONE, v.MUST_RETURN.saying(general=s.name_of("general", self.must)))
        elif sum([MOST_ARMIES - s.armies[g] for g in self._own(s)]) < self.count:
            decision.refuse(v.DONE, v.ARMIES_NEED_A_GENERAL)
        else:
            decision.add(v.DONE)
        return [decision]

    def _may_return(self, s: Campaign) -> Bars:
        """Removed generals of the power, or the one who has to return."""
        box, gone = s.game.components, sum([1 << general for general in removed(s, self.power)])
        bars = s.bars(box.owned[self.power], partial(self._other_power, s)).only(gone, v.NOT_REMOVED)
        if self.must != NOBODY:
            bars.only(1 << self.must, lambda _: v.MUST_RETURN.saying(general=s.name_of("general", self.must)))
        return bars

    def _other_power(self, s: Campaign, general: int) -> Reason:
        rule = "M-R-92" if s.running(Winter) is None else "M-R-59"
        return s.about_piece(v.OTHER_POWER.by(rule), general)

    def _own(self, s: Campaign) -> list[int]:
        return [g for g in s.game.components.powers[self.power].generals if s.where[g] >= 0]

    def on_return(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        if move.of is v.DONE:
            return None
        general, city = move.args
        if host(s, general, city) == NOBODY:
            return self._bring(s, general, city)
        self.asking = [general, city]
        return NAME

    def name(self, s: Campaign) -> list[Decision]:
        """M-R-05: the proposal names the commander of equal ranks."""
        general, city = self.asking
        pair = sorted((*s.generals_at(city), general))
        return name(s, self.power, city, pair) if equals(s, pair) else []

    def on_name(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        self.commander = move.args[0]
        return None

    def ask(self, s: Campaign) -> list[Decision]:
        """M-10.1.23, M-R-60: the other player must agree."""
        general, city = self.asking
        return [s.decide(v.ASK_CONSENT_RETURN, host(s, general, city), general, city).add(v.CONSENT).add(v.REFUSE)]

    def on_ask(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        general, city = self.asking
        if move.of is v.CONSENT:
            return self._bring(s, general, city)
        self.refused.append([general, city])
        self.commander = NOBODY
        s.emit("consent_refused", decision.actor, general, city)
        return RETURNS

    def _bring(self, s: Campaign, general: int, city: int) -> Step:
        self.must = NOBODY
        bring(s, general, city)
        s.armies[general] = 1
        self.count -= 1
        named, self.commander = self.commander, NOBODY
        if len(s.generals_at(city)) > 1:
            s.call(Command(city, named))
        return RETURNS

    def receive(self, s: Campaign) -> Step | None:
        self.receivers, self.recruited = self._own(s), self.count
        return None

    def last(self, s: Campaign) -> Step | None:
        """M-13.5: the last gets the rest, so that nobody learns from the asking."""
        if len(self.receivers) == 1:
            self._give(s, self.receivers[0], min(self.count, MOST_ARMIES - s.armies[self.receivers[0]]))
        return None if self.receivers else LEAVE

    def allot(self, s: Campaign) -> list[Decision]:
        """M-13.5: secretly, general by general."""
        general = self.receivers[0]
        decision = s.decide(v.ASK_GIVE, self.power, general)
        decision.secret = (self.count,)
        if s.explaining:
            own = s.bars(s.game.components.owned[self.power], partial(s.about_piece, v.OTHER_POWER))
            next_ = v.NEXT_GENERAL.by("M-13.6").saying(general=s.name_of("general", general))
            decision.only(v.GIVE, own.only(1 << general, next_))
        rest = sum([MOST_ARMIES - s.armies[g] for g in self.receivers[1:]])
        room_ = MOST_ARMIES - s.armies[general]
        least = min(self.count, room_, max(0, self.count - rest))
        counts = s.bars((1 << room_ + 1) - 1, losses.beyond_limit)
        counts.only((1 << self.count + 1) - 1, lambda _: v.NOT_SO_MANY.saying(count=self.count))
        decision.offer(v.GIVE, counts.bar((1 << least) - 1, lambda _: v.REST_NEEDS_ROOM.saying(least=least)), general)
        return [decision]

    def on_allot(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        self._give(s, move.args[0], move.args[1])
        return LAST

    def _give(self, s: Campaign, general: int, count: int) -> None:
        s.armies[general] += count
        self.count -= count
        self.receivers.remove(general)
        s.emit_secret("armies_given", (self.power,), (general, count), (s.seat_of[self.power],))

    def announced(self, s: Campaign) -> list[list[int]]:
        return boxed(s)

    def armies(self, s: Campaign, power: int) -> Hidden | None:
        own = self._own(s)
        given = [general for general in own if general not in self.receivers]
        return Raised(self, s, given) if power == self.power and self.receivers and given else None


RETURNS: Final = asks(Raise.returns, Raise.on_return)
NAME: Final = asks(Raise.name, Raise.on_name)
LAST: Final = does(Raise.last)
SCRIPTS[Raise] = [
    does(Raise.levied),
    asks(Raise.choose, Raise.on_levy),
    RETURNS,
    does(Raise.receive),
    LAST,
    asks(Raise.allot, Raise.on_allot),
    LEAVE,
    NAME,
    asks(Raise.ask, Raise.on_ask),
]


def boxed(s: Campaign) -> list[list[int]]:
    """Generals in off-map boxes: what can still be recruited depends on the armies on the map alone."""
    return [[general] for general in range(s.game.components.count) if s.where[general] == IN_BOX]


class Raised(Hidden):
    """M-13.5: nobody else knows how many of the recruited armies have been given so far, and to whom."""

    def __init__(self, passage: Raise, s: Campaign, given: list[int]) -> None:
        super().__init__(1 << s.seat_of[passage.power])
        self.passage = passage
        self.numbers = s.armies
        self.given = given

    def deal(self, seat: int | None, rng: Random) -> None:
        """How many are still to give, how many those have who still receive, and each of them."""
        passage, numbers, given = self.passage, self.numbers, self.given
        receivers = passage.receivers
        most, full = MOST_ARMIES * len(receivers), MOST_ARMIES * len(given)
        total = passage.count + sum(numbers[general] for general in (*given, *receivers))
        choices = [
            (count, held)
            for count in range(passage.recruited + 1)
            for held in range(len(receivers), most - count + 1)
            if len(given) <= total - count - held <= full
        ]
        passage.count, held = rng.choice(choices)
        spread(numbers, receivers, held, rng)
        spread(numbers, given, total - passage.count - held, rng)


def bring(s: Campaign, general: int, city: int) -> None:
    """A general comes back face up; an enemy train there is destroyed (M-13.15, M-R-60)."""
    train = s.train_at(city)
    if train != NOBODY:
        s.put(train, OFF_BOARD)
        s.emit("train_captured", general, train, city)
    hussars.ride_off(s, city)
    s.put(general, city)
    s.emit("returned", general, city)


@dataclass
class Winter(Passage):
    powers: list[int] = field(default_factory=list)
    count: int = 0

    def begin(self, s: Campaign) -> Step | None:
        s.emit("winter", s.turn)
        self.powers = order(s)
        return None

    def next(self, s: Campaign) -> Step | None:
        """Who has no cards or plainly no room is passed over: nobody learns anything if he is not asked."""
        while self.powers and (not s.hands[self.powers[0]] or plainly_no_room(s, self.powers[0])):
            self.powers.pop(0)
        return None if self.powers else SCORING

    def recruit(self, s: Campaign) -> list[Decision]:
        power = self.powers[0]
        decision = s.decide(v.ASK_RECRUIT, power)
        decision.offer(v.RECRUIT, affordable(s, power, room(s, power)))
        return [decision]

    def on_recruit(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        self.count = move.args[0]
        s.emit("recruited", self.powers[0], self.count)
        if self.count:
            s.call(cards.Payment.of(self.powers[0], self.count * ARMY_PRICE, "armies"))
        return None

    def raise_armies(self, s: Campaign) -> Step | None:
        power = self.powers.pop(0)
        if self.count:
            s.call(Raise(power, self.count))
        return NEXT

    def scoring(self, s: Campaign) -> Step | None:
        """M-13.17, M-R-99: recorded, not shown."""
        if s.game.full:
            s.winters.append([s.pool[power] for power in MAJOR])
        return None

    def announced(self, s: Campaign) -> list[list[int]]:
        return boxed(s)


NEXT: Final = does(Winter.next)
SCORING: Final = does(Winter.scoring)
SCRIPTS[Winter] = [
    does(Winter.begin),
    NEXT,
    asks(Winter.recruit, Winter.on_recruit),
    does(Winter.raise_armies),
    SCORING,
]
