"""Playing an Event (5.2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from chancellery.games.imperial_struggle import formulas, ministries, war_tiles
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.control import flags_in
from chancellery.games.imperial_struggle.effects import Effects
from chancellery.games.imperial_struggle.round import Round
from chancellery.games.imperial_struggle.sides import BRITAIN, ECONOMIC, FRANCE
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import SCRIPTS, Bars, Decision, Move, Procedure, Reason, Step, does
from chancellery.kernel.sets import bits, set_of


def offer(s: Struggle, ar: Round, decision: Decision) -> None:
    """IS-5.2.1: the Events in hand, as they are or turning up a Ministry card for a keyword (IS-3.5.3.2)."""
    cards = playable(s, ar)
    for card in bits(cards.left):
        decision.add(v.PLAY, card)
        for keyword in s.game.components.events[card].keywords[ar.side]:
            if not formulas.shows(s, ar.side, keyword):
                for minister in formulas.could_show(s, ar.side, keyword):
                    decision.add(v.PLAY_WITH, card, minister)
    decision.only(v.PLAY, cards)
    if s.explaining:
        decision.offer_each(v.PLAY_WITH, (), partial(_no_keyword, s, ar.side, cards))


def playable(s: Struggle, ar: Round) -> Bars:
    """IS-5.2.1: the tile's Event symbol and the type of its Major Action, or the ability that replaces one of them."""
    box = s.game.components
    tile, hand = box.investments[ar.tile], s.hands[ar.side]
    bars = s.bars(set_of(hand), v.NOT_IN_HAND).unless(ar.may_play_event, v.EVENT_TOO_LATE)
    bars.unless(tile.event or condorcet(s, ar), v.NO_EVENT_SYMBOL)
    if bars.left or s.explaining:
        types = (-1, tile.major, ECONOMIC) if tile.event and bank(s, ar) else (-1, tile.major)
        other = set_of([card for card in hand if box.events[card].type not in types])
        bars.bar(other, partial(_other_type, s))
    return bars


def _other_type(s: Struggle, card: int) -> Reason:
    return v.EVENT_OTHER_TYPE.saying(type=s.game.name_of("type", s.game.components.events[card].type))


def _no_keyword(s: Struggle, side: int, cards: Bars, move: Move) -> Reason:
    """IS-3.5.3.2: a face-down card of one's own with a keyword that the Event asks for and nobody shows yet."""
    card, minister = move.args
    found = cards.why(card)
    if found is not None:
        return found
    if minister not in s.ministry[side]:
        return v.NOT_YOUR_MINISTER
    if s.face_up >> minister & 1:
        return v.FACE_UP_ALREADY
    wanted = s.game.components.events[card].keywords[side]
    if not wanted:
        return v.EVENT_WITHOUT_KEYWORD
    shown = all(formulas.shows(s, side, keyword) for keyword in wanted)
    return v.KEYWORD_SHOWN_ALREADY if shown else v.OTHER_KEYWORD


def condorcet(s: Struggle, ar: Round) -> bool:
    return ar.side == FRANCE and ministries.ready(s, s.game.condorcet)


def bank(s: Struggle, ar: Round) -> bool:
    return ar.side == BRITAIN and ministries.ready(s, s.game.bank)


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


@dataclass
class PlayEvent(Procedure):
    """The steps of 5.2."""

    side: int
    card: int
    bonus: bool = False

    def announce(self, s: Struggle) -> Step | None:
        ar = s.round
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

    def condition(self, s: Struggle) -> Step | None:
        """IS-5.2.3: at the moment of play, before any effect."""
        self.bonus = earned(s, self.side, self.card)
        return None

    def base(self, s: Struggle) -> Step | None:
        if s.game.components.events[self.card].condition is not None:
            s.emit("event_bonus", self.side, self.card, int(self.bonus))
        s.call(Effects(self.side, self.card, [0]))
        return None

    def extra(self, s: Struggle) -> Step | None:
        """IS-5.2.4: the standard effect first, then the Bonus Effect."""
        if self.bonus and s.game.components.events[self.card].versions[self.side].bonus:
            s.round.bonus_received = True
            s.call(Effects(self.side, self.card, [1]))
        return None


SCRIPTS[PlayEvent] = [does(PlayEvent.announce), does(PlayEvent.condition), does(PlayEvent.base), does(PlayEvent.extra)]
