"""Which pawn is the named General of a Power (2.4.8, 10.1.3): declared openly at set-up, or drawn by lot."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.system.leadership import off_board
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.minor_powers import is_minor
from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import AGAIN, Decision, Move, Procedure
from chancellery.kernel.procedure import Result


def naming_options(s: Realm, power: int) -> list[Move]:
    """Any General of the Power: those off board are alike, so they are one option."""
    hero = s.game.heroes[power]
    moves = [s.game.moves.make("name_general", hero, t) for t in bits(s.stands[power])]
    if off_board(s, power):
        moves.append(s.game.moves.make("name_off_board", hero))
    return moves


def declare(s: Realm, power: int, move: Move) -> None:
    """The owner declares which General it is."""
    set_named(s, power, s.general_at(power, move.args[1]) if move.verb == "name_general" else off_board(s, power)[0])


def set_named(s: Realm, power: int, general: int) -> None:
    s.named[power] = general
    s.emit("named", power, general, s.where[general])


@dataclass(slots=True)
class NameGenerals(Procedure):
    """K-10.1.3: in the Order of Powers; Napoleon is a matter of K-2.4.8."""

    def name(self, s: Realm) -> Result:
        for power in s.game.precedence(s):
            if power == FR or s.named[power] >= 0:
                continue
            if not is_minor(s, power):
                return Decision(s.seat_of[power], "named_general", "K-10.1.3", naming_options(s, power), power)
            generals = s.game.generals[power]
            set_named(s, power, generals[s.below(len(generals))])  # K-R-85: by lot, on the map and off board
        return None

    def on_named_general(self, s: Realm, decision: Decision, move: Move) -> Result:
        declare(s, decision.actor, move)
        return AGAIN

    steps = (name,)
