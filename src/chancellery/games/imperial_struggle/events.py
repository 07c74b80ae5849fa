"""Playing an Event (5.2)."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.imperial_struggle import formulas, ministries, war_tiles
from chancellery.games.imperial_struggle.control import flags_in
from chancellery.games.imperial_struggle.effects import Effects
from chancellery.games.imperial_struggle.round import Round, round_of
from chancellery.games.imperial_struggle.sides import BRITAIN, ECONOMIC, FRANCE
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Move, Procedure
from chancellery.kernel.procedure import Result


def options(s: Struggle, ar: Round) -> list[Move]:
    """IS-5.2.1: the tile's Event symbol and the type of its Major Action, or the ability that replaces one of them."""
    box = s.game.components
    tile = box.investments[ar.tile]
    if not tile.event and not condorcet(s, ar):
        return []
    found: list[Move] = []
    for card in s.hands[ar.side]:
        kind = box.events[card].type
        if kind in (-1, tile.major) or (kind == ECONOMIC and tile.event and bank(s, ar)):
            found += plays(s, ar, card)
    return found


def condorcet(s: Struggle, ar: Round) -> bool:
    ability = s.game.ability["marquis_de_condorcet", "event_without_symbol"]
    return ar.side == FRANCE and ministries.ready(s, ability)


def bank(s: Struggle, ar: Round) -> bool:
    ability = s.game.ability["bank_of_england", "economic_event"]
    return ar.side == BRITAIN and ministries.ready(s, ability)


def plays(s: Struggle, ar: Round, card: int) -> list[Move]:
    """The ways to play a card: as it is, or turning up a Ministry card for a keyword (IS-3.5.3.2)."""
    found = [s.game.moves.play[card]]
    for keyword in s.game.components.events[card].keywords[ar.side]:
        if not formulas.shows(s, ar.side, keyword):
            hidden = formulas.could_show(s, ar.side, keyword)
            found += [s.game.notation.move("play_with", card, minister) for minister in hidden]
    return found


def earned(s: Struggle, side: int, card: int) -> bool:
    """IS-5.2.3: whether the Bonus Condition is met at this moment."""
    condition = s.game.components.events[card].condition
    if condition is None:
        return False
    type = condition["type"]
    if type == "keyword":
        return formulas.shows(s, side, condition["keyword"])
    if type == "available_debt_more":
        difference: int = condition["min_difference"]
        return s.credit(side) - s.credit(1 - side) >= difference
    if type == "more_bonus_war_tiles":
        return war_tiles.tiles_in_next_war(s, side) > war_tiles.tiles_in_next_war(s, 1 - side)
    if type == "more_prestige_spaces":
        spaces = s.game.chart.set_of(condition["spaces"])
        return flags_in(s, side, spaces) > flags_in(s, 1 - side, spaces)
    advantage = s.game.components.advantage_index[condition["advantage"]]
    spaces = s.game.components.advantages[advantage].spaces
    return s.held[side] >> advantage & 1 == 1 and not spaces & s.conflict  # IS-R-90


@dataclass(slots=True)
class PlayEvent(Procedure):
    """The steps of 5.2."""

    side: int
    card: int
    bonus: bool = False

    def announce(self, s: Struggle) -> Result:
        ar = round_of(s)
        card, tile = s.game.components.events[self.card], s.game.components.investments[ar.tile]
        if not tile.event:
            ministries.exhaust(s, ar, s.game.ability["marquis_de_condorcet", "event_without_symbol"])
        elif card.type not in (-1, tile.major):
            ministries.exhaust(s, ar, s.game.ability["bank_of_england", "economic_event"])
        s.hands[self.side].remove(self.card)
        s.removed.append(self.card)  # IS-5.2.14
        s.revealed = True
        s.emit("event", self.side, self.card)
        return None

    def condition(self, s: Struggle) -> Result:
        """IS-5.2.3: at the moment of play, before any effect."""
        self.bonus = earned(s, self.side, self.card)
        return None

    def base(self, s: Struggle) -> Result:
        if s.game.components.events[self.card].condition is not None:
            s.emit("event_bonus", self.side, self.card, int(self.bonus))
        return Effects(self.side, self.card, [0])

    def extra(self, s: Struggle) -> Result:
        """IS-5.2.4: the standard effect first, then the Bonus Effect."""
        if not self.bonus or not s.game.components.events[self.card].versions[self.side].bonus:
            return None
        round_of(s).bonus_received = True
        return Effects(self.side, self.card, [1])

    steps = (announce, condition, base, extra)
