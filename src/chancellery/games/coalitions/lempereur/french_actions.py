"""French actions (12.4): automatic, never declined; the players settle what the rules leave open."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.base.powers import FR, GB
from chancellery.games.coalitions.lempereur.ending import napoleon_wins
from chancellery.games.coalitions.lempereur.napoleon_cards import NapoleonCard
from chancellery.games.coalitions.lempereur.race_to_paris import RaceToParis, invaded
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.mobilisation import PRICE, Mobilisation, room_for_troop
from chancellery.games.coalitions.system.realm import HIGHEST_MORALE, MOST_TROOPS, Realm
from chancellery.games.coalitions.system.taxation import taxation
from chancellery.kernel import AGAIN, Decision, Move, Procedure
from chancellery.kernel.procedure import Result


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


@dataclass(slots=True)
class FrenchMobilisation(Mobilisation):
    """K-12.4.3, K-12.4.4: Troops for all Generals, then Morale; no cards, no Fortress, nothing kept."""

    def troops(self, s: Realm) -> Result:
        """If Money or tokens do not suffice, the players decide which Generals get Troops."""
        generals = room_for_troop(s, FR)
        most = min(s.money[FR] // PRICE, s.stock(FR))
        if not generals or not most:
            return None
        wanted = sum(MOST_TROOPS - s.troops[general] for general in generals)
        if wanted > most and len(generals) > 1:
            options = [s.game.moves.buy_troop[s.where[general]] for general in generals]
            return Decision(s.seat_of[GB], "french_troops", "K-12.4.3", options, FR, (s.money[FR],))
        self._buy(s, s.game.moves.buy_troop[s.where[generals[0]]])
        return AGAIN

    def on_french_troops(self, s: Realm, decision: Decision, move: Move) -> Result:
        self._buy(s, move)
        return AGAIN

    def _buy(self, s: Realm, move: Move) -> None:
        s.money[FR] -= PRICE
        s.emit("bought", FR, "buy_troop", move.args[0], s.money[FR])
        s.troops[s.general_at(FR, move.args[0])] += 1

    def morale(self, s: Realm) -> Result:
        """All remaining Money, up to 15."""
        while s.money[FR] >= PRICE and s.morale[FR] < HIGHEST_MORALE:
            s.money[FR] -= PRICE
            s.emit("bought", FR, "buy_morale", -1, s.money[FR])
            s.change_morale(FR, 1, "purchase")
        return None

    steps = (troops, morale, Mobilisation.corruption)
