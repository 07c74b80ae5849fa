"""Leadership (7.3): place Generals, take Generals off, draw a card, or gain Morale."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.system import cards
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.realm import HIGHEST_MORALE, Realm
from chancellery.games.coalitions.system.sides import strangers
from chancellery.kernel import AGAIN, DONE, Decision, Move, Procedure
from chancellery.kernel.procedure import Result


def off_board(s: Realm, power: int) -> list[int]:
    """The Generals of a Power that are off board."""
    return [g for g in s.game.generals[power] if s.where[g] < 0]


def placing_options(s: Realm, power: int) -> list[Move]:
    """K-7.3.1, K-7.3.5: controlled Territories without an own General and without one of a non-Ally."""
    off = off_board(s, power)
    if not off:
        return []
    free = s.control[power] & ~s.stands[power] & ~strangers(s, power) & ~s.closed[power]
    named = s.named[power]
    options: list[Move] = []
    if any(g != named for g in off):
        options += [s.game.moves.place[t] for t in bits(free)]
    if named in off:
        options += [s.game.moves.place_named[t] for t in bits(free)]
    return options


def place(s: Realm, power: int, move: Move) -> None:
    """A General comes from off board, without Troops."""
    named = s.named[power]
    wanted = move.verb == "place_named"
    general = next(g for g in off_board(s, power) if (g == named) == wanted)
    s.put(general, move.args[0])
    s.emit("placed", power, general, move.args[0], s.named_as(general))


def take_off(s: Realm, power: int, t: int) -> None:
    """K-7.3.2: the General in a Territory goes off board."""
    general = s.general_at(power, t)
    s.emit("taken_off", power, general, t, s.troops[general], s.named_as(general))
    s.take_off(general)


@dataclass(slots=True)
class Leadership(Procedure):
    """K-7.3.1 to K-7.3.4: exactly one of the options."""

    power: int
    chosen: str = ""

    def choose(self, s: Realm) -> Result:
        moves = s.game.moves
        options = placing_options(s, self.power)
        options += [moves.take_off[t] for t in bits(s.stands[self.power])]
        if cards.can_draw(s, self.power):
            options.append(moves.card)
        if s.morale[self.power] < HIGHEST_MORALE:
            options.append(moves.morale)
        options.append(moves.decline)
        return Decision(s.seat_of[self.power], "leadership", "K-7.3.1", options, self.power)

    def on_leadership(self, s: Realm, decision: Decision, move: Move) -> Result:
        verb = move.verb
        if verb == "decline":
            s.emit("declined", self.power, "leadership")
            return DONE
        if verb == "card":
            cards.draw(s, self.power, "leadership")
            return DONE
        if verb == "morale":
            s.change_morale(self.power, 1, "leadership")
            return DONE
        self.chosen = "take_off" if verb == "take_off" else "place"
        return self.on_more_generals(s, decision, move)

    def more(self, s: Realm) -> Result:
        """Any number of Generals, but placing and taking off cannot be combined (K-7.3.2)."""
        if self.chosen == "place":
            options = placing_options(s, self.power)
        else:
            options = [s.game.moves.take_off[t] for t in bits(s.stands[self.power])]
        if not options:
            return DONE
        options.append(s.game.moves.done)
        rule = "K-7.3.1" if self.chosen == "place" else "K-7.3.2"
        return Decision(s.seat_of[self.power], "more_generals", rule, options, self.power)

    def on_more_generals(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "done":
            return DONE
        if move.verb == "take_off":
            take_off(s, self.power, move.args[0])
        else:
            place(s, self.power, move)
        if decision.kind == "more_generals":
            return AGAIN
        return None

    steps = (choose, more)
