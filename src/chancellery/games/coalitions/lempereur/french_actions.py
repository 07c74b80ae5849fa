"""French actions (12.4): automatic, never declined; the players settle what the rules leave open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.ending import napoleon_wins
from chancellery.games.coalitions.lempereur.napoleon_cards import NapoleonCard
from chancellery.games.coalitions.lempereur.race_to_paris import RaceToParis, invaded
from chancellery.games.coalitions.lempereur.vocabulary import ASK_FRENCH_TROOPS
from chancellery.games.coalitions.system.mobilisation import CORRUPTION, PRICE, Mobilisation, room_for_troop
from chancellery.games.coalitions.system.state import HIGHEST_MORALE, MOST_TROOPS, Realm
from chancellery.games.coalitions.system.taxation import taxation
from chancellery.games.coalitions.system.vocabulary import BUY_TROOP, GENERAL_FULL, NO_GENERAL_THERE
from chancellery.kernel import SCRIPTS, Decision, Move, Procedure, Step, asks, does
from chancellery.kernel.sets import bits


def french_action(s: Realm, name: str) -> Procedure | None:
    """K-12.4.1 to K-12.4.5: what FR does on a field of the Wheel."""
    if name == "taxation":
        taxation(s, FR)
        return None
    if name == "mobilisation":
        return FrenchMobilisation(FR)
    if name == "influence":
        expand(s)
        return None
    return RaceToParis() if invaded(s) else NapoleonCard()  # K-12.7.1


def expand(s: Realm) -> None:
    """K-12.4.5: Contested Territories with a blue stripe, nothing for foreign Home Territories."""
    m = s.game.map
    items = [("place", t, m.value[t]) for t in bits(s.control[FR] & m.contested) if m.stripes[t] >> FR & 1]
    points = sum(value for _, _, value in items)
    s.influence[FR] += points
    s.emit_sum("expand", (FR, points, s.influence[FR]), tuple(items))
    napoleon_wins(s)


@dataclass
class FrenchMobilisation(Mobilisation):
    """K-12.4.3, K-12.4.4: Troops for all Generals, then Morale; no cards, no Fortress, nothing kept."""

    def fill(self, s: Realm) -> Step | None:
        """As long as there is nothing to choose."""
        while self._can_buy(s) and not self._must_choose(s):
            self._buy(s, s.where[room_for_troop(s, FR)[0]])
        return None

    def _can_buy(self, s: Realm) -> bool:
        return s.money[FR] >= PRICE and s.stock(FR) > 0 and bool(room_for_troop(s, FR))

    def _must_choose(self, s: Realm) -> bool:
        generals = room_for_troop(s, FR)
        wanted = sum(MOST_TROOPS - s.troops[general] for general in generals)
        return len(generals) > 1 and wanted > min(s.money[FR] // PRICE, s.stock(FR))

    def troops(self, s: Realm) -> list[Decision]:
        """If Money or tokens do not suffice, the players decide which Generals get Troops."""
        if not self._can_buy(s) or not self._must_choose(s):
            return []
        decision = s.decide(ASK_FRENCH_TROOPS, FR, s.money[FR])
        rule, room = decision.rule, [s.where[general] for general in room_for_troop(s, FR)]
        sites = s.bars(s.stands[FR], NO_GENERAL_THERE.by(rule).saying(power=s.game.name_of("power", FR)))
        full = GENERAL_FULL.by(rule)
        decision.offer_in(room, BUY_TROOP, sites.only(sum(1 << t for t in room), full))
        return [decision]

    def on_troops(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        self._buy(s, move.args[0])
        return FILL

    def _buy(self, s: Realm, t: int) -> None:
        s.money[FR] -= PRICE
        s.emit("bought", FR, "buy_troop", t, s.money[FR])
        s.troops[s.general_at(FR, t)] += 1

    def morale(self, s: Realm) -> Step | None:
        """All remaining Money, up to 15."""
        while s.money[FR] >= PRICE and s.morale[FR] < HIGHEST_MORALE:
            s.money[FR] -= PRICE
            s.emit("bought", FR, "buy_morale", -1, s.money[FR])
            s.change_morale(FR, 1, "purchase")
        return None


FILL: Final = does(FrenchMobilisation.fill)
SCRIPTS[FrenchMobilisation] = [
    FILL,
    asks(FrenchMobilisation.troops, FrenchMobilisation.on_troops),
    does(FrenchMobilisation.morale),
    CORRUPTION,
]
