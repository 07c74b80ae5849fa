"""Action cards (5.1, chapter 6): the turn, and Dispatch (8.4)."""

from __future__ import annotations

from dataclasses import dataclass, field

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
from chancellery.games.coalitions.realpolitik.realm import NO_CARD, RealpolitikRealm
from chancellery.games.coalitions.realpolitik.victory import end_of_turn
from chancellery.games.coalitions.system.cards import HandLimit, over_limit
from chancellery.games.coalitions.system.expand_influence import expand_influence
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.minor_powers import is_minor
from chancellery.games.coalitions.system.taxation import taxation
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result


@dataclass(slots=True)
class Turn(Procedure):
    """One turn (6.1)."""

    order: list[int] = field(default_factory=list)  # Powers whose Mobilisation or Movement is still to come

    def begin(self, s: RealpolitikRealm) -> Result:
        s.turn += 1
        s.emit("game_turn", s.turn)
        return None

    # -- RP-5.1.2, RP-5.1.3: chosen secretly by all, revealed together

    def choose(self, s: RealpolitikRealm) -> Result:
        """RP-R-10: everybody must play a card; RP-5.1.11: who has only one left, as all can see, is not asked."""
        moves = s.game.action_moves
        return [
            Decision(
                s.seat_of[power],
                "action_card",
                "RP-5.1.2",
                [moves[power][c] for c in bits(s.action_hand[power])],
                power,
            )
            for power in s.prestige
            if s.action_hand[power].bit_count() > 1
        ]

    def on_action_card(self, s: RealpolitikRealm, decision: Decision, move: Move) -> Result:
        s.action[decision.actor] = ACTIONS.index(move.verb)
        return None

    def reveal(self, s: RealpolitikRealm) -> Result:
        for power in s.prestige:
            if s.action[power] == NO_CARD:
                s.action[power] = s.action_hand[power].bit_length() - 1
            card = s.action[power]
            s.action_hand[power] &= ~(1 << card)  # RP-5.1.7
            s.emit("action_card", power, ACTIONS[card])
        return None

    # -- RP-6.1.3: step 1

    def take_in(self, s: RealpolitikRealm) -> Result:
        """RP-R-09: Taxation and Expand Influence touch nothing else; Mobilisations follow in Prestige order."""
        for power in s.prestige:
            if s.action[power] == TAXATION:
                taxation(s, power)
            elif s.action[power] == INFLUENCE:
                expand_influence(s, power)
        self.order = self._who_played(s, MOBILISATION)
        return None

    def hand_limit(self, s: RealpolitikRealm) -> Result:
        """RP-5.9.7, RP-8.2.34: at the end of every action."""
        return HandLimit() if over_limit(s) else None

    def mobilise(self, s: RealpolitikRealm) -> Result:
        if not self.order:
            return None
        self.goto(Turn.hand_limit)
        return RailMobilisation(self.order.pop(0))

    # -- RP-6.1.4, RP-6.1.5: step 2, and a Diplomacy Phase if the token is at the top

    def dispatch(self, s: RealpolitikRealm) -> Result:
        """RP-8.4.2 to RP-8.4.4: the token goes up, never beyond the top, and the played cards return."""
        for power in self._who_played(s, DISPATCH):
            s.token = min(s.token + 1, s.game.top)
            s.action_hand[power] = s.game.action_cards(power)
            s.emit("dispatch", power, s.token)
        return None

    def diplomacy(self, s: RealpolitikRealm) -> Result:
        """RP-8.4.5: exactly one, however many Dispatches there were."""
        return DiplomacyPhase() if s.token == s.game.top else None

    # -- RP-6.1.6: step 3

    def line_up(self, s: RealpolitikRealm) -> Result:
        """RP-R-26: the order of the movers is fixed now, whatever their battles do to Prestige."""
        self.order = self._who_played(s, MOVEMENT)
        return None

    def hand_limit_of_movers(self, s: RealpolitikRealm) -> Result:
        return self.hand_limit(s)

    def move(self, s: RealpolitikRealm) -> Result:
        if not self.order:
            return None
        self.goto(Turn.hand_limit_of_movers)
        return RailMovement(self.order.pop(0))

    # -- RP-6.1.7: end of the turn

    def end(self, s: RealpolitikRealm) -> Result:
        s.action = [NO_CARD] * len(s.action)
        end_of_turn(s)
        return None

    def _who_played(self, s: RealpolitikRealm, card: int) -> list[int]:
        return [power for power in s.prestige if s.action[power] == card]

    steps = (
        *(begin, choose, reveal),
        *(take_in, hand_limit, mobilise),
        *(dispatch, diplomacy),
        *(line_up, hand_limit_of_movers, move),
        end,
    )


@dataclass(slots=True)
class CourseOfPlay(Procedure):
    """The whole match: RP-6.1.1, turns without rounds; RP-11.3.1: three players begin with diplomacy."""

    def first_diplomacy(self, s: RealpolitikRealm) -> Result:
        minor = any(is_minor(s, power) for power in s.prestige)
        return DiplomacyPhase(first=True) if minor else None

    def next_turn(self, s: RealpolitikRealm) -> Result:
        self.at -= 1
        return Turn()

    steps = (first_diplomacy, next_turn)
