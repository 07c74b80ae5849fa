"""The stages III, IV and V of a turn (5): tactical cards, supply, movement, combat, delayed conquest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from chancellery.games.maria import cards, conquest, subsidies, upheavals, victory
from chancellery.games.maria.combat import Combat
from chancellery.games.maria.movement import Movement
from chancellery.games.maria.powers import AUSTRIAN_ALLY, BAVARIA, FRANCE, NOBODY, SAXONY
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.supply import Supply
from chancellery.games.maria.vocabulary import ASK_SUBSIDY, NO_SUBSIDY, SUBSIDISE
from chancellery.kernel import SCRIPTS, Decision, Move, Procedure, Step, asks, does

III: Final = 3
IV: Final = 4
V: Final = 5
COMPULSORY_TURNS: Final = 3  # M-8.3


def capital_lost(s: Campaign, power: int) -> bool:
    """M-8.5: a minor power whose capital an enemy controls."""
    capital = s.game.components.powers[power].capital
    return capital != NOBODY and conquest.enemy_held(s, power, capital)


@dataclass
class Stage(Procedure):
    number: int

    def copy(self) -> Self:
        new = self.begun_copy()
        new.number = self.number
        return new

    def begin(self, s: Campaign) -> Step | None:
        s.stage = self.number
        if self.number == IV and s.prussia_neutral and s.turn >= s.annexed + 2:  # M-19.1.13
            s.prussia_neutral = False
            s.emit("prussia_at_war")
        s.emit("stage", self.number)
        return None

    # 1: tactical cards

    def subsidy(self, s: Campaign) -> Step | None:
        """M-8.3, M-8.4, M-R-88: France decides about Bavaria's card from turn 4 on."""
        if self.number != III:
            return CARDS
        s.subsidy = not capital_lost(s, BAVARIA)
        return CARDS if s.turn <= COMPULSORY_TURNS or not s.subsidy else None

    def ask_subsidy(self, s: Campaign) -> list[Decision]:
        return [s.decide(ASK_SUBSIDY, FRANCE).add(SUBSIDISE).add(NO_SUBSIDY)]

    def on_subsidy(self, s: Campaign, decision: Decision, move: Move) -> Step | None:
        s.subsidy = move.of is SUBSIDISE
        s.emit("subsidy", int(s.subsidy))
        return None

    def tactical_cards(self, s: Campaign) -> Step | None:
        held, paid = [len(hand) for hand in s.hands], []
        for power in s.game.active(s):
            paid += self._draw(s, power)
        more = [len(hand) - before for hand, before in zip(s.hands, held, strict=True)]
        drawn = tuple((power, count, paid.count(power)) for power, count in enumerate(more) if count)
        if drawn:
            s.emit("cards_drawn", drawn)
        return None

    def _draw(self, s: Campaign, power: int) -> list[int]:
        """M-8.2, M-R-41, M-R-42: basic number, politics, subsidies; the powers that were paid one."""
        if capital_lost(s, power) or (power == SAXONY and s.saxony_drew):
            return []
        count = s.game.components.powers[power].draw
        if power == SAXONY:
            s.saxony_drew = True
            count = 2 if s.saxony == AUSTRIAN_ALLY else count  # M-19.3.20
        count = max(0, count + subsidies.track_cards(s, power))
        receivers = []
        if power == FRANCE and s.subsidy and count:
            receivers.append(BAVARIA)
        receivers += subsidies.due(s, power, count - len(receivers))
        cards.draw(s, power, count - len(receivers), reason="stage")
        for receiver in sorted(receivers):
            cards.draw(s, receiver, 1, reason="subsidy")
        return receivers

    # 2 to 5

    def supply(self, s: Campaign) -> Step | None:
        victory.check(s)
        if s.outcome is None:
            s.call(SUPPLY.copy())
        return None

    def movement(self, s: Campaign) -> Step | None:
        victory.check(s)
        if s.outcome is None:
            s.call(MOVEMENT.copy())
        return None

    def combat(self, s: Campaign) -> Step | None:
        victory.check(s)
        if s.outcome is None:
            s.call(COMBAT.copy())
        return None

    def delayed_conquest(self, s: Campaign) -> Step | None:
        victory.check(s)
        if s.outcome is None:
            conquest.resolve_claims(s)
            victory.check(s)
        return None

    def end(self, s: Campaign) -> Step | None:
        """27.7.8: France may reduce its aims, Prussia may offer peace."""
        if s.game.full and self.number == III:
            upheavals.may_reduce(s)
        elif s.game.full and self.number == IV:
            upheavals.may_offer_peace(s)
        return None

    def check(self, s: Campaign) -> Step | None:
        victory.check(s)
        return None


CARDS: Final = does(Stage.tactical_cards)
# What `dataclass` writes is not compiled: copies are made much faster.
SUPPLY: Final = Supply()
MOVEMENT: Final = Movement()
COMBAT: Final = Combat()
SCRIPTS[Stage] = [
    does(Stage.begin),
    does(Stage.subsidy),
    asks(Stage.ask_subsidy, Stage.on_subsidy),
    CARDS,
    does(Stage.supply),
    does(Stage.movement),
    does(Stage.combat),
    does(Stage.delayed_conquest),
    does(Stage.end),
    does(Stage.check),
]
