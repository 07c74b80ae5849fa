"""Battles (chapter 8): Strength, support, cards, result."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from chancellery.games.coalitions.system import battle_cards, battle_result, support
from chancellery.games.coalitions.system.garrison import place_garrison
from chancellery.games.coalitions.system.realm import OFF_BOARD, Realm
from chancellery.kernel import AGAIN, DONE, Decision, Move, Procedure
from chancellery.kernel.procedure import OldStep, Result

ATTACK, DEFENCE = 0, 1
STRENGTH_OF_GARRISON, STRENGTH_OF_FORTRESS = 1, 4  # K-8.1.4


@dataclass(slots=True)
class Battle(Procedure):
    """One battle. Engaged Generals are kept in parallel lists: who, on which side, at which position."""

    attacker: int
    place: int
    defenders: list[int] = field(default_factory=list)  # Powers with a piece on the battlefield
    generals: list[int] = field(default_factory=list)
    side: list[int] = field(default_factory=list)  # of each engaged General
    position: list[int] = field(default_factory=list)  # 1 attacker, 2 defenders, 3 and 4 their supporters (K-8.3.4)
    spot: list[int] = field(default_factory=list)  # where each stood when he joined: names his stack
    limit: list[int] = field(default_factory=list)  # cards that may be played for each (K-8.3.2)
    stacks: list[list[int]] = field(default_factory=list)  # cards played for each; face up ones negative
    strength: list[int] = field(default_factory=lambda: [0, 0])
    waiting: list[int] = field(default_factory=list)  # Powers or slots still to be asked in this step
    declared: int = 0  # set of Powers that ended their declaration of support
    passed: int = 0  # set of Powers that passed
    spent: int = 0  # set of Powers that started at Morale 0 and have played their one card, or may not play one
    at_zero: int = 0  # set of Powers with Morale 0 at the beginning
    slots: list[list[int]] = field(default_factory=list)  # Power, then its engaged Generals, in the order of play
    slot: int = 0
    played: list[int] = field(default_factory=list)  # Generals of the slot that have played in this cycle
    any_played: bool = False  # in this cycle
    has_played: int = 0  # set of Powers that have played a card
    winner: int = -1  # side, or -1 for a draw
    beaten: list[int] = field(default_factory=list)  # Generals of the losing side on the battlefield

    # -- step 1: Strength (8.1)

    def add_up_strength(self, s: Realm) -> Result:
        t, mine = self.place, s.ally[self.attacker]
        s.emit("battle", self.attacker, t)
        self.engage(s, s.general_at(self.attacker, t), ATTACK, 1)
        for power in s.game.precedence(s):
            if mine >> power & 1:
                continue
            general = s.general_at(power, t)
            if general >= 0:
                self.engage(s, general, DEFENCE, 2)
            if general >= 0 or s.garrison[t] == power:
                self.defenders.append(power)
        regent = s.game.regent(s, self.attacker)
        for power in self.defenders:  # K-11.5.4, K-11.5.5
            if s.seat_of[power] < 0 <= regent:
                s.regent[power] = s.reader[power] = regent
                s.revealed = True
        for i, general in enumerate(self.generals):
            self.strength[self.side[i]] += 1 + s.troops[general]  # K-8.1.2, K-8.1.3
        if s.garrison[t] in self.defenders:
            self.strength[DEFENCE] += STRENGTH_OF_FORTRESS if s.fortress >> t & 1 else STRENGTH_OF_GARRISON
        s.emit("strength", t, self.strength[ATTACK], self.strength[DEFENCE])
        for power, morale in enumerate(s.morale):
            if not morale:
                self.at_zero |= 1 << power
        if not s.game.parameters.free_card_for_supporters:
            present = 1 << self.attacker | sum(1 << power for power in self.defenders)
            self.spent = self.at_zero & ~present
        return None

    def past(self, step: str) -> bool:
        """Whether the step of that name is done; a game may have a step of its own under it."""
        return self.at > [one.__name__ for one in self.steps].index(step)

    def engage(self, s: Realm, general: int, side: int, position: int) -> None:
        """A General takes part, on the battlefield or in support."""
        self.generals.append(general)
        self.side.append(side)
        self.position.append(position)
        self.spot.append(s.where[general])
        self.limit.append(s.troops[general])
        self.stacks.append([])
        s.busy |= 1 << general

    # -- step 2: support (8.2), attacker first

    def support_attacker(self, s: Realm) -> Result:
        return support.ask(s, self, ATTACK)

    def support_defender(self, s: Realm) -> Result:
        return support.ask(s, self, DEFENCE)

    def on_support(self, s: Realm, decision: Decision, move: Move) -> Result:
        support.declare(s, self, decision, move)
        return AGAIN

    # -- step 3: playing Battle cards (8.3)

    def form_positions(self, s: Realm) -> Result:
        battle_cards.form_positions(s, self)
        return None

    def play_cards(self, s: Realm) -> Result:
        return battle_cards.ask(s, self)

    def on_card(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb in battle_cards.FACE_UP:
            battle_cards.play(s, self, decision.actor, move)
            return None
        if move.verb == "pass":
            battle_cards.pass_(s, self, decision.actor)
        else:
            battle_cards.play(s, self, decision.actor, move)
        return AGAIN

    def choose_target(self, s: Realm) -> Result:
        """K-8.3.17: only reached after a card was played face up for its ability."""
        if self.at_end_of_cards():
            return None
        power = self.slots[self.slot][0]
        moves, rule = battle_cards.target_moves(s, self)
        if len(moves) == 1:
            return self._hit(s, power, moves[0])
        return Decision(s.decider(power), "target", rule, moves, power, (self.place,))

    def at_end_of_cards(self) -> bool:
        return self.slot < 0

    def on_target(self, s: Realm, decision: Decision, move: Move) -> Result:
        return self._hit(s, decision.actor, move)

    def _hit(self, s: Realm, power: int, move: Move) -> Result:
        battle_cards.use_ability(s, self, power, move)
        self.goto(Battle.play_cards)
        return None

    # -- step 4: result (8.4 to 8.7), in the order of K-R-28

    def reveal(self, s: Realm) -> Result:
        battle_result.reveal(s, self)
        return None

    def losses_and_new_cards(self, s: Realm) -> Result:
        battle_result.discard_lose_draw(s, self)
        self.waiting = []
        return None

    def withdraw_after_draw(self, s: Realm) -> Result:
        if self.winner >= 0:
            return None
        return battle_result.ask_withdrawal(s, self)

    def on_withdraw(self, s: Realm, decision: Decision, move: Move) -> Result:
        battle_result.withdraw(s, self, move)
        return DONE

    def place_the_beaten(self, s: Realm) -> Result:
        if self.winner < 0:
            return DONE
        return battle_result.ask_place(s, self)

    def on_beaten(self, s: Realm, decision: Decision, move: Move) -> Result:
        to = s.game.map.capital[decision.actor] if move.verb == "capital" else OFF_BOARD
        battle_result.place_beaten(s, self, to)
        return AGAIN

    def ask_beaten(self, s: Realm, general: int) -> Result:
        """Where a defeated General goes; nothing when he has been put there."""
        return battle_result.ask_beaten(s, self, general)

    def kept(self, s: Realm, general: int) -> int:
        """K-8.7.1: the Troops a defeated General keeps."""
        return 0

    def score(self, s: Realm) -> Result:
        battle_result.costly_defeat(s, self)
        battle_result.influence(s, self)
        return None

    def garrison(self, s: Realm) -> Result:
        return battle_result.ask_garrison(s, self)

    def on_win_garrison(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "garrison":
            place_garrison(s, self.attacker, self.generals[0], self.place)
        return None

    steps: ClassVar[tuple[OldStep, ...]] = (
        add_up_strength,
        support_attacker,
        support_defender,
        form_positions,
        play_cards,
        choose_target,
        reveal,
        losses_and_new_cards,
        withdraw_after_draw,
        place_the_beaten,
        score,
        garrison,
    )
