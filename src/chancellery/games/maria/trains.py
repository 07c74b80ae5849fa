"""Trains that come back (10.2)."""

from __future__ import annotations

from functools import partial
from typing import Final

from chancellery.games.maria import cards, conquest, hussars, victory
from chancellery.games.maria import vocabulary as v
from chancellery.games.maria.negotiations import kept_out
from chancellery.games.maria.powers import PRUSSIA
from chancellery.games.maria.state import IN_BOX, OFF_BOARD, Campaign
from chancellery.kernel import Bars, Decision, Reason

TRAIN_PRICE: Final = 4  # M-10.2.4
TAKEN: Final = v.OCCUPIED.by("M-10.2.7")
LOST: Final = v.NOT_CONTROLLED.by("M-10.2.8")
PLACED: Final = v.TRAIN_PLACED.by("M-R-17")


def places(s: Campaign, power: int, boxed: bool = False) -> Bars:
    """M-10.2.5 to M-10.2.9, M-R-89; M-R-56: the train from the Silesia box comes into a fortress of Prussia."""
    fortresses = s.game.train_fortresses(s, power)
    if boxed:
        bars = s.bars(fortresses & s.game.general_fortresses(s, power), v.SECOND_TRAIN)
    else:
        bars = s.bars(fortresses, partial(_no_train_fortress, s, power) if s.explaining else v.NO_TRAIN_FORTRESS)
    bars.bar(s.occupied(), TAKEN)
    if bars.left or s.explaining:
        relations = s.relations
        if relations.neutral:
            bars.bar(s.game.closed_to(s, power), v.NEUTRAL_GROUND)
        bars.only(conquest.held_by(s, relations.allies[power]), LOST)
        kept_out(s, power, bars, placed=True)
    return bars


def _no_train_fortress(s: Campaign, power: int, city: int) -> Reason:
    return v.NO_TRAIN_FORTRESS.saying(power=s.name_of("power", power))


def waits(s: Campaign, power: int) -> bool:
    """M-R-56: whether Prussia's second train waits in the box."""
    return power == PRUSSIA and s.silesia and s.where[s.game.second_train] == IN_BOX


def may_return(s: Campaign, powers: list[int]) -> bool:
    """Whether a train could come back if the cards of its power are worth enough; nobody else knows that."""
    for power in powers:
        if waits(s, power) and places(s, power, boxed=True).left:
            return True
        if s.hands[power] and places(s, power).left:
            for train in s.game.components.powers[power].trains:
                if s.where[train] == OFF_BOARD or (s.where[train] >= 0 and not s.settled >> train & 1):
                    return True
    return False


def offer_returns(s: Campaign, decision: Decision, seat: int, powers: list[int]) -> None:
    """M-10.2: lost trains back on the map, or trains taken off and put back at once."""
    if s.explaining:
        _explain_trains(s, decision, seat)
    for power in powers:
        if waits(s, power):
            decision.offer(v.RESTORE, places(s, power, boxed=True), s.game.second_train)
        pays = cards.pays(s.hands[power], TRAIN_PRICE)
        if not pays and not s.explaining:
            continue
        own = places(s, power)
        if not pays:
            worth = cards.worth(s.hands[power])
            own.bar(-1, v.TOO_DEAR.by("M-10.2.4").saying(price=TRAIN_PRICE, worth=worth))
        if not own.left and not s.explaining:
            continue
        for train in s.game.components.powers[power].trains:
            if s.where[train] == OFF_BOARD:
                decision.offer(v.RESTORE, own, train)
            elif s.where[train] >= 0 and not s.settled >> train & 1:  # M-R-17: once placed it is done
                decision.offer(v.REPLACE, own, train)


def _explain_trains(s: Campaign, decision: Decision, seat: int) -> None:
    """Which trains can be brought back, and which can be taken off and placed anew."""
    box = s.game.components
    trains = range(box.count, len(box.pieces))
    boxed = sum([1 << train for train in trains if s.where[train] == IN_BOX])
    lost = sum([1 << train for train in trains if s.where[train] == OFF_BOARD])
    every = (1 << len(box.pieces)) - (1 << box.count)
    bars = s.bars(every, v.NO_TRAIN)
    bars.only(s.run_by(seat), lambda piece: s.about_power(v.NOT_YOUR_POWER.by("M-10.1.1"), piece))
    bars.only(sum([box.owned[power] for power in s.game.active(s)]), lambda piece: s.about_power(v.NOT_ACTIVE, piece))
    again = bars.narrowed(every, v.NO_TRAIN).bar(boxed, v.TRAIN_IN_BOX).bar(lost, v.TRAIN_OFF_THE_MAP)
    decision.only(v.REPLACE, again.bar(s.settled, PLACED))
    bars.bar(0 if s.silesia else boxed, v.TRAIN_IN_BOX)
    decision.only(v.RESTORE, bars.bar(every & ~(boxed | lost), v.TRAIN_ON_THE_MAP))


def bring_back(s: Campaign, train: int, city: int) -> None:
    """M-10.2; M-R-56: the train from the Silesia box comes without cost."""
    free = s.where[train] == IN_BOX
    hussars.ride_off(s, city)
    s.put(train, city)
    s.moved |= 1 << train
    s.settled |= 1 << train
    s.emit("train_returned", train, city)
    victory.prussia_left(s)
    if not free:
        s.call(cards.Payment.of(s.power_of(train), TRAIN_PRICE, "train"))
