"""Which pawn is the named General of a Power (2.4.8, 10.1.3): declared openly at set-up, or drawn by lot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.base.vocabulary import (
    ASK_NAMED_GENERAL,
    NAME_GENERAL,
    NAME_OFF_BOARD,
    OTHER_HERO,
)
from chancellery.games.coalitions.system.leadership import off_board
from chancellery.games.coalitions.system.minor_powers import is_minor
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.vocabulary import NO_GENERAL_THERE, NOBODY_OFF_BOARD
from chancellery.kernel import SCRIPTS, Decision, Move, Procedure, Step, asks, does


def offer_naming(s: Realm, decision: Decision) -> None:
    """Any General of the Power: those off board are alike, so they are one option."""
    power, rule = decision.actor, decision.rule
    hero = s.game.heroes[power]
    decision.only(NAME_GENERAL, s.bars(1 << hero, OTHER_HERO.by(rule)))
    decision.offer(NAME_GENERAL, s.bars(s.stands[power], NO_GENERAL_THERE.by(rule)), hero)
    off = s.bars(1 << hero, OTHER_HERO.by(rule)).unless(bool(off_board(s, power)), NOBODY_OFF_BOARD.by(rule))
    decision.offer(NAME_OFF_BOARD, off)


def declare(s: Realm, power: int, move: Move) -> None:
    """The owner declares which General it is."""
    set_named(s, power, s.general_at(power, move.args[1]) if move.of is NAME_GENERAL else off_board(s, power)[0])


def set_named(s: Realm, power: int, general: int) -> None:
    s.named[power] = general
    s.emit("named", power, general, s.where[general])


@dataclass
class NameGenerals(Procedure):
    """K-10.1.3: in the Order of Powers; Napoleon is a matter of K-2.4.8."""

    def draw_lots(self, s: Realm) -> Step | None:
        """K-R-85: for Minor Powers whose turn it is by lot, on the map and off board."""
        for power in unnamed(s):
            if not is_minor(s, power):
                break
            generals = s.game.generals[power]
            set_named(s, power, generals[s.below(len(generals))])
        return None

    def name(self, s: Realm) -> list[Decision]:
        waiting = unnamed(s)
        if not waiting:
            return []
        decision = s.decide(ASK_NAMED_GENERAL, waiting[0])
        offer_naming(s, decision)
        return [decision]

    def on_name(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        declare(s, decision.actor, move)
        return DRAW_LOTS


DRAW_LOTS: Final = does(NameGenerals.draw_lots)
SCRIPTS[NameGenerals] = [DRAW_LOTS, asks(NameGenerals.name, NameGenerals.on_name)]


def unnamed(s: Realm) -> list[int]:
    """The Powers that have no named General yet, Napoleon's apart."""
    return [power for power in s.game.relations.precedence(s) if power != FR and s.named[power] < 0]
