"""Action cards (5.1, chapter 6): the turn, and Dispatch (8.4)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from chancellery.games.coalitions.realpolitik.components import (
    ACTIONS,
    DISPATCH,
    INFLUENCE,
    MOBILISATION,
    MOVEMENT,
    TAXATION,
)
from chancellery.games.coalitions.realpolitik.diplomacy import DiplomacyPhase
from chancellery.games.coalitions.realpolitik.mobilisation import RailMobilisation
from chancellery.games.coalitions.realpolitik.rail_transport import RailMovement
from chancellery.games.coalitions.realpolitik.state import NO_CARD, RealpolitikRealm
from chancellery.games.coalitions.realpolitik.victory import end_of_turn
from chancellery.games.coalitions.realpolitik.vocabulary import (
    ACTION_CARD_PLAYED,
    ACTION_VERBS,
    ASK_ACTION_CARD,
    CARD_OF_ANOTHER,
    MINOR_WITHOUT_INFLUENCE,
    ONLY_ONE_CARD,
)
from chancellery.games.coalitions.system.cards import HandLimit, over_limit
from chancellery.games.coalitions.system.expand_influence import expand_influence
from chancellery.games.coalitions.system.minor_powers import is_minor
from chancellery.games.coalitions.system.passage import Passage
from chancellery.games.coalitions.system.taxation import taxation
from chancellery.kernel import REPEAT, SCRIPTS, Decision, Move, Procedure, Reason, Step, asks, does


def why_no_card(s: RealpolitikRealm, seat: int, move: Move) -> Reason | None:
    """RP-5.1.2, RP-11.2.4, RP-5.1.11, RP-5.1.7: why a seat may not play an Action card; None if it may."""
    power, card = move.args[0], ACTIONS.index(move.verb)
    if s.seat_of[power] != seat:
        return CARD_OF_ANOTHER
    if card == INFLUENCE and is_minor(s, power):
        return MINOR_WITHOUT_INFLUENCE
    if s.action_hand[power].bit_count() == 1:
        return ONLY_ONE_CARD
    return None if s.action_hand[power] >> card & 1 else ACTION_CARD_PLAYED


@dataclass
class Turn(Passage):
    """One turn (6.1)."""

    order: list[int] = field(default_factory=list)  # Powers whose Mobilisation or Movement is still to come

    def begin(self, s: RealpolitikRealm) -> Step | None:
        s.turn += 1
        s.emit("game_turn", s.turn)
        return None

    # -- RP-5.1.2, RP-5.1.3: chosen secretly by all, revealed together

    def choose(self, s: RealpolitikRealm) -> list[Decision]:
        """RP-R-10: everybody must play a card; RP-5.1.11: who has only one left, as all can see, is not asked."""
        asked = []
        for power in s.prestige:
            hand = s.action_hand[power]
            if hand.bit_count() > 1:
                decision = s.decide(ASK_ACTION_CARD, power)
                decision.offer_verbs(ACTION_VERBS, hand, partial(why_no_card, s, decision.seat), power)
                asked.append(decision)
        return asked

    def why_unasked(self, s: RealpolitikRealm, major: int, move: Move) -> Reason | None:
        """RP-5.1.11: who has one Action card left is not asked."""
        if move.of not in ACTION_VERBS or s.asked[0].kind != ASK_ACTION_CARD.kind:
            return None
        return ONLY_ONE_CARD if s.seat_of[move.args[0]] == s.seat_of[major] else CARD_OF_ANOTHER

    def on_action_card(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Step | None:
        s.action[decision.actor] = ACTIONS.index(move.verb)
        return None

    def reveal(self, s: RealpolitikRealm) -> Step | None:
        for power in s.prestige:
            if s.action[power] == NO_CARD:
                s.action[power] = s.action_hand[power].bit_length() - 1
            card = s.action[power]
            s.action_hand[power] &= ~(1 << card)  # RP-5.1.7
            s.emit("action_card", power, ACTIONS[card])
        return None

    # -- RP-6.1.3: step 1

    def take_in(self, s: RealpolitikRealm) -> Step | None:
        """RP-R-09: Taxation and Expand Influence touch nothing else; Mobilisations follow in Prestige order."""
        for power in s.prestige:
            if s.action[power] == TAXATION:
                taxation(s, power)
            elif s.action[power] == INFLUENCE:
                expand_influence(s, power)
        self.order = self._who_played(s, MOBILISATION)
        return None

    def hand_limit(self, s: RealpolitikRealm) -> Step | None:
        """RP-5.9.7, RP-8.2.34: at the end of every action."""
        if over_limit(s):
            s.call(HandLimit())
        return None

    def mobilise(self, s: RealpolitikRealm) -> Step | None:
        if not self.order:
            return None
        s.call(RailMobilisation(self.order.pop(0)))
        return AFTER_MOBILISATION

    # -- RP-6.1.4, RP-6.1.5: step 2, and a Diplomacy Phase if the token is at the top

    def dispatch(self, s: RealpolitikRealm) -> Step | None:
        """RP-8.4.2 to RP-8.4.4: the token goes up, never beyond the top, and the played cards return."""
        for power in self._who_played(s, DISPATCH):
            s.token = min(s.token + 1, s.own.top)
            s.action_hand[power] = s.own.action_cards[power]
            s.emit("dispatch", power, s.token)
        return None

    def diplomacy(self, s: RealpolitikRealm) -> Step | None:
        """RP-8.4.5: exactly one, however many Dispatches there were."""
        if s.token == s.own.top:
            s.call(DiplomacyPhase())
        return None

    # -- RP-6.1.6: step 3

    def line_up(self, s: RealpolitikRealm) -> Step | None:
        """RP-R-26: the order of the movers is fixed now, whatever their battles do to Prestige."""
        self.order = self._who_played(s, MOVEMENT)
        return None

    def move(self, s: RealpolitikRealm) -> Step | None:
        if not self.order:
            return None
        s.call(RailMovement(self.order.pop(0)))
        return AFTER_MOVEMENT

    # -- RP-6.1.7: end of the turn

    def end(self, s: RealpolitikRealm) -> Step | None:
        s.action = [NO_CARD] * len(s.action)
        end_of_turn(s)
        return None

    def _who_played(self, s: RealpolitikRealm, card: int) -> list[int]:
        return [power for power in s.prestige if s.action[power] == card]


TAKE_IN: Final = does(Turn.take_in)
LINE_UP: Final = does(Turn.line_up)
AFTER_MOBILISATION: Final = does(Turn.hand_limit)
AFTER_MOVEMENT: Final = does(Turn.hand_limit)
SCRIPTS[Turn] = [
    *(does(Turn.begin), asks(Turn.choose, Turn.on_action_card), does(Turn.reveal)),
    *(TAKE_IN, AFTER_MOBILISATION, does(Turn.mobilise)),
    *(does(Turn.dispatch), does(Turn.diplomacy)),
    *(LINE_UP, AFTER_MOVEMENT, does(Turn.move)),
    does(Turn.end),
]


@dataclass
class CourseOfPlay(Procedure):
    """The whole match: RP-6.1.1, turns without rounds; RP-11.3.1: three players begin with diplomacy."""

    def first_diplomacy(self, s: RealpolitikRealm) -> Step | None:
        minor = any(is_minor(s, power) for power in s.prestige)
        if minor:
            s.call(DiplomacyPhase(first=True))
        return None

    def next_turn(self, s: RealpolitikRealm) -> Step | None:
        s.call(Turn())
        return REPEAT


NEXT_TURN: Final = does(CourseOfPlay.next_turn)
SCRIPTS[CourseOfPlay] = [does(CourseOfPlay.first_diplomacy), NEXT_TURN]
