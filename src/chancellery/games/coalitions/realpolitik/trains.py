"""Trains (5.10, 8.2.20 to 8.2.27): where they stand and where one may be placed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.realpolitik.state import RealpolitikRealm
from chancellery.games.coalitions.realpolitik.vocabulary import (
    ASK_TRAIN_CONSENT,
    BORDER_NOT_FRIENDLY,
    NEITHER_SIDE_YOURS,
    NO_BORDER,
    NO_TRAIN_LEFT,
    TRAIN_REFUSED,
    TRAIN_THERE,
)
from chancellery.games.coalitions.system.sides import same_player
from chancellery.games.coalitions.system.vocabulary import CONSENT, REFUSE
from chancellery.kernel import SCRIPTS, Decision, Move, Procedure, Step, Verb, asks
from chancellery.kernel.sets import bits

TRAINS: Final = 28  # RP-2.1.7
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


def offer_trains(s: RealpolitikRealm, decision: Decision, verb: Verb, left: int) -> None:
    """RP-8.2.20 to RP-8.2.26: both sides under own control, or one of them under that of the Ally; each border once."""
    if not left and not s.explaining:
        return
    power, near, rails = decision.actor, s.game.map.near, s.rails
    partner, own = s.partner[power], s.control[power]
    friendly = own | (s.control[partner] if partner >= 0 else 0)
    for a in range(len(near)) if s.explaining else bits(friendly):
        if not s.explaining and not near[a] & -(2 << a) & friendly & ~rails[a]:
            continue
        ways = s.bars(near[a] & -(2 << a), NO_BORDER).bar(rails[a], TRAIN_THERE).unless(left > 0, NO_TRAIN_LEFT)
        if not own >> a & 1:
            ways.only(own, NEITHER_SIDE_YOURS)
        if not friendly >> a & 1:
            ways.bar(-1, BORDER_NOT_FRIENDLY.saying(place=s.game.name_of("place", a)))
        ways.only(friendly, BORDER_NOT_FRIENDLY)
        if s.refused:  # RP-R-99
            ways.bar(sum(1 << b for b in bits(ways.left) if train_code(s, (a, b)) in s.refused), TRAIN_REFUSED)
        decision.offer(verb, ways, a)


def train_code(s: RealpolitikRealm, border: Border) -> int:
    """How a refused request for a Train is remembered; Generals have the numbers before it."""
    size = s.game.map.size
    return (2 * len(s.where) + border[0]) * size + border[1]


def asked_for(s: RealpolitikRealm, power: int, border: Border) -> int:
    """RP-8.2.21: the Ally who must consent, or -1; RP-R-84: not where one player decides for both."""
    partner = s.partner[power]
    if partner < 0 or same_player(s, power, partner):
        return -1
    return partner if any(s.control[partner] >> t & 1 for t in border) else -1


@dataclass
class CommonTrain(Procedure):
    """A Train on the border with the Ally: placed, and paid, if he consents (RP-R-99: a refusal costs nothing)."""

    power: int
    a: int
    b: int
    price: int

    def ask(self, s: RealpolitikRealm) -> list[Decision]:
        ally = asked_for(s, self.power, (self.a, self.b))
        return [s.decide(ASK_TRAIN_CONSENT, ally, self.power, self.a, self.b).add(CONSENT).add(REFUSE)]

    def on_consent(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Step | None:
        if move.of is REFUSE:
            s.refused.append(train_code(s, (self.a, self.b)))
            s.emit("train_refused", decision.actor, self.power, self.a, self.b)
            return None
        s.emit("train_consent", decision.actor, self.power, self.a, self.b)
        lay(s, self.power, (self.a, self.b), self.price)
        return None


SCRIPTS[CommonTrain] = [asks(CommonTrain.ask, CommonTrain.on_consent)]


def lay(s: RealpolitikRealm, power: int, border: Border, price: int) -> None:
    """A Train comes from the supply, free or bought."""
    join(s, *border)
    if price:
        s.money[power] -= price
        s.emit("bought_train", power, *border, s.money[power])
    else:
        s.emit("train", power, *border)
