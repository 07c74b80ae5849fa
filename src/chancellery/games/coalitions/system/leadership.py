"""Leadership (7.3): place Generals, take Generals off, draw a card, or gain Morale."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.system import cards
from chancellery.games.coalitions.system.sides import strangers
from chancellery.games.coalitions.system.state import HIGHEST_MORALE, Realm
from chancellery.games.coalitions.system.vocabulary import (
    ASK_LEADERSHIP,
    ASK_MORE_GENERALS,
    CARD,
    DECLINE,
    DONE,
    MORALE,
    MORALE_FULL,
    NAMED_NOT_OFF_BOARD,
    NO_CARD_LEFT,
    NO_GENERAL_THERE,
    NOBODY_OFF_BOARD,
    NOT_BOTH,
    NOT_CONTROLLED,
    OWN_GENERAL_THERE,
    PLACE,
    PLACE_NAMED,
    STRANGER_THERE,
    TAKE_OFF,
)
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Bars, Decision, Move, Procedure, Step, asks


def off_board(s: Realm, power: int) -> list[int]:
    """The Generals of a Power that are off board."""
    return [g for g in s.game.generals[power] if s.where[g] < 0]


def placing_sites(s: Realm, power: int) -> Bars:
    """K-7.3.1, K-7.3.5: controlled Territories without an own General and without one of a non-Ally."""
    sites = s.bars(s.control[power], NOT_CONTROLLED)
    sites.bar(s.closed[power], lambda t: s.game.relations.why_closed(s, power, t))
    return sites.bar(s.stands[power], OWN_GENERAL_THERE).bar(strangers(s, power), STRANGER_THERE)


def offer_placing(s: Realm, decision: Decision, power: int) -> None:
    """K-7.3.1: Generals that are off board can be placed; the named one is told from the others."""
    off, named = off_board(s, power), s.named[power]
    if not off and not s.explaining:
        return
    sites = placing_sites(s, power)
    decision.offer(PLACE, sites if any(g != named for g in off) else s.bars(0, NOBODY_OFF_BOARD))
    decision.offer(PLACE_NAMED, sites if named in off else s.bars(0, NAMED_NOT_OFF_BOARD))


def offer_taking_off(s: Realm, decision: Decision, power: int) -> None:
    """K-7.3.2: any General on the map."""
    decision.offer(TAKE_OFF, s.bars(s.stands[power], NO_GENERAL_THERE))


def place(s: Realm, power: int, move: Move) -> None:
    """A General comes from off board, without Troops."""
    named = s.named[power]
    wanted = move.of is PLACE_NAMED
    general = next(g for g in off_board(s, power) if (g == named) == wanted)
    s.put(general, move.args[0])
    s.emit("placed", power, general, move.args[0], s.named_as(general))


def take_off(s: Realm, power: int, t: int) -> None:
    """K-7.3.2: the General in a Territory goes off board."""
    general = s.general_at(power, t)
    s.emit("taken_off", power, general, t, s.troops[general], s.named_as(general))
    s.take_off(general)


def place_or_take_off(s: Realm, power: int, move: Move) -> None:
    if move.of is TAKE_OFF:
        take_off(s, power, move.args[0])
    else:
        place(s, power, move)


@dataclass
class Leadership(Procedure):
    """K-7.3.1 to K-7.3.4: exactly one of the options."""

    power: int
    chosen: str = ""

    def choose(self, s: Realm) -> list[Decision]:
        decision = s.decide(ASK_LEADERSHIP, self.power)
        offer_placing(s, decision, self.power)
        offer_taking_off(s, decision, self.power)
        decision.add_if(cards.can_draw(s, self.power), CARD, NO_CARD_LEFT)
        decision.add_if(s.morale[self.power] < HIGHEST_MORALE, MORALE, MORALE_FULL)
        return [decision.add(DECLINE)]

    def on_choose(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is DECLINE:
            s.emit("declined", self.power, "leadership")
            return LEAVE
        if move.of is CARD:
            cards.draw(s, self.power, "leadership")
            return LEAVE
        if move.of is MORALE:
            s.change_morale(self.power, 1, "leadership")
            return LEAVE
        self.chosen = "take_off" if move.of is TAKE_OFF else "place"
        place_or_take_off(s, self.power, move)
        return None

    def more(self, s: Realm) -> list[Decision]:
        """Any number of Generals, but placing and taking off cannot be combined (K-7.3.2)."""
        if self.chosen == "place":
            decision = s.decide(ASK_MORE_GENERALS, self.power)
            offer_placing(s, decision, self.power)
            decision.refuse(TAKE_OFF, NOT_BOTH)
        else:
            decision = s.decide(ASK_MORE_TO_TAKE_OFF, self.power)
            offer_taking_off(s, decision, self.power)
            decision.refuse(PLACE, NOT_BOTH)
            decision.refuse(PLACE_NAMED, NOT_BOTH)
        return decision.or_else(DONE)

    def on_more(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is DONE:
            return None
        place_or_take_off(s, self.power, move)
        return REPEAT


ASK_MORE_TO_TAKE_OFF: Final = ASK_MORE_GENERALS.by("K-7.3.2")
SCRIPTS[Leadership] = [asks(Leadership.choose, Leadership.on_choose), asks(Leadership.more, Leadership.on_more)]
