"""Trains (5.10, 8.2.20 to 8.2.27): where they stand and where one may be placed."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.realpolitik.realm import RealpolitikRealm
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.sides import same_player
from chancellery.kernel import DONE, Decision, Move, Procedure
from chancellery.kernel.procedure import Result

TRAINS = 28  # RP-2.1.7
Border = tuple[int, int]  # two adjacent Territories, in the order of the board


def trains(s: RealpolitikRealm) -> list[Border]:
    """The borders with a Train, in the order of the board."""
    return [(a, b) for a, joined in enumerate(s.rails) for b in bits(joined) if a < b]


def trains_left(s: RealpolitikRealm) -> int:
    """RP-8.2.26: the Trains in the supply."""
    return TRAINS - sum(map(int.bit_count, s.rails)) // 2


def join(s: RealpolitikRealm, a: int, b: int) -> None:
    """A Train on the border of two Territories; it is never removed (RP-8.2.27)."""
    s.rails[a] |= 1 << b
    s.rails[b] |= 1 << a


def borders(s: RealpolitikRealm, power: int) -> list[Border]:
    """RP-8.2.20 to RP-8.2.23: both sides under own control, or one of them under that of the Ally."""
    own, near = s.control[power], s.game.map.near
    partner = s.partner[power]
    allied = s.control[partner] if partner >= 0 else 0
    found: list[Border] = []
    for a in bits(own):
        free = near[a] & ~s.rails[a]
        found += [(a, b) for b in bits(free & own & -(2 << a))]  # each pair once
        found += [(a, b) if a < b else (b, a) for b in bits(free & allied)]
    if s.refused:  # RP-R-99
        found = [border for border in found if train_code(s, border) not in s.refused]
    return sorted(found)


def train_code(s: RealpolitikRealm, border: Border) -> int:
    """How a refused request for a Train is remembered; Generals have the numbers before it."""
    size = s.game.map.size
    return (2 * len(s.where) + border[0]) * size + border[1]


def asks(s: RealpolitikRealm, power: int, border: Border) -> int:
    """RP-8.2.21: the Ally who must consent, or -1; RP-R-84: not where one player decides for both."""
    partner = s.partner[power]
    if partner < 0 or same_player(s, power, partner):
        return -1
    return partner if any(s.control[partner] >> t & 1 for t in border) else -1


@dataclass(slots=True)
class CommonTrain(Procedure):
    """A Train on the border with the Ally: placed, and paid, if he consents (RP-R-99: a refusal costs nothing)."""

    power: int
    a: int
    b: int
    price: int

    def ask(self, s: RealpolitikRealm) -> Result:
        ally = asks(s, self.power, (self.a, self.b))
        options = [s.game.moves.consent, s.game.moves.refuse]
        about = (self.power, self.a, self.b)
        return Decision(s.seat_of[ally], "train_consent", "RP-8.2.21", options, ally, about)

    def on_train_consent(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Result:
        if move.verb == "refuse":
            s.refused.append(train_code(s, (self.a, self.b)))
            s.emit("train_refused", decision.actor, self.power, self.a, self.b)
            return DONE
        s.emit("train_consent", decision.actor, self.power, self.a, self.b)
        lay(s, self.power, (self.a, self.b), self.price)
        return None

    steps = (ask,)


def lay(s: RealpolitikRealm, power: int, border: Border, price: int) -> None:
    """A Train comes from the supply, free or bought."""
    join(s, *border)
    if price:
        s.money[power] -= price
        s.emit("bought_train", power, *border, s.money[power])
    else:
        s.emit("train", power, *border)
