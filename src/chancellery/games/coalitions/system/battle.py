"""Battles (chapter 8): Strength, support, cards, result."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from chancellery.games.coalitions.system import battle_cards, battle_result, support
from chancellery.games.coalitions.system.garrison import place_garrison
from chancellery.games.coalitions.system.state import OFF_BOARD, Realm
from chancellery.games.coalitions.system.vocabulary import CAPITAL, GARRISON, PASS, TROOPS_USED_UP, WITHDRAW
from chancellery.games.coalitions.system.withdraw import leave
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Decision, Hidden, Move, Procedure, Reason, Step, asks, does

ATTACK: Final = 0
DEFENCE: Final = 1
# K-8.1.4
STRENGTH_OF_GARRISON: Final = 1
STRENGTH_OF_FORTRESS: Final = 4


@dataclass
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
    waiting: list[int] = field(default_factory=list)  # defeated Generals still to be placed
    declared: int = 0  # set of Powers that ended their declaration of support
    passed: int = 0  # set of Powers that passed
    spent: int = 0  # set of Powers that started at Morale 0 and have played their one card, or may not play one
    at_zero: int = 0  # set of Powers with Morale 0 at the beginning
    slots: list[list[int]] = field(default_factory=list)  # Power, then its engaged Generals, in the order of play
    slot: int = 0
    played: list[int] = field(default_factory=list)  # Generals of the slot that have played in this cycle
    any_played: bool = False  # in this cycle
    has_played: int = 0  # set of Powers that have played a card
    revealed: bool = False  # all cards lie face up
    discarded: bool = False  # all cards lie on the discard pile
    winner: int = -1  # side, or -1 for a draw
    beaten: list[int] = field(default_factory=list)  # Generals of the losing side on the battlefield

    # -- step 1: Strength (8.1)

    def add_up_strength(self, s: Realm) -> Step | None:
        t, mine = self.place, s.ally[self.attacker]
        s.emit("battle", self.attacker, t)
        self.engage(s, s.general_at(self.attacker, t), ATTACK, 1)
        for power in s.game.relations.precedence(s):
            if mine >> power & 1:
                continue
            general = s.general_at(power, t)
            if general >= 0:
                self.engage(s, general, DEFENCE, 2)
            if general >= 0 or s.garrison[t] == power:
                self.defenders.append(power)
        regent = s.game.relations.regent(s, self.attacker)
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

    def engage(self, s: Realm, general: int, side: int, position: int) -> None:
        """A General takes part, on the battlefield or in support."""
        self.generals.append(general)
        self.side.append(side)
        self.position.append(position)
        self.spot.append(s.where[general])
        self.limit.append(s.troops[general])
        self.stacks.append([])
        s.busy |= 1 << general

    def piles(self, s: Realm) -> list[Hidden]:
        """Cards played face down, until all are revealed."""
        if self.revealed:
            return []
        owner = s.game.owner
        return [s.stack_pile(owner[general], stack) for general, stack in zip(self.generals, self.stacks)]

    # -- step 2: support (8.2), attacker first

    def support_attacker(self, s: Realm) -> list[Decision]:
        return support.ask(s, self, ATTACK)

    def other_side(self, s: Realm) -> Step | None:
        self.declared = 0
        return None

    def support_defender(self, s: Realm) -> list[Decision]:
        return support.ask(s, self, DEFENCE)

    def on_support(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        support.declare(s, self, decision, move)
        return REPEAT

    # -- step 3: playing Battle cards (8.3)

    def form_positions(self, s: Realm) -> Step | None:
        battle_cards.form_positions(s, self)
        return None

    def next_slot(self, s: Realm) -> Step | None:
        battle_cards.next_slot(s, self)
        return None

    def play_cards(self, s: Realm) -> list[Decision]:
        return [] if self.no_more_cards() else [battle_cards.ask(s, self)]

    def on_card(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is PASS:
            battle_cards.pass_(s, self, decision.actor)
            return NEXT_SLOT
        battle_cards.play(s, self, decision.actor, move)
        return None if move.of in battle_cards.FACE_UP else NEXT_SLOT

    def no_more_cards(self) -> bool:
        return self.slot < 0

    def choose_target(self, s: Realm) -> list[Decision]:
        """K-8.3.17: only reached after a card was played face up for its ability."""
        return [] if self.no_more_cards() else [battle_cards.ask_target(s, self)]

    def on_target(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        battle_cards.use_ability(s, self, decision.actor, move)
        return NEXT_SLOT

    def cards_used_up(self, s: Realm, i: int) -> Reason:
        """K-8.3.2: why an engaged General gets no more cards."""
        return TROOPS_USED_UP.saying(limit=self.limit[i])

    # -- step 4: result (8.4 to 8.7), in the order of K-R-28

    def reveal(self, s: Realm) -> Step | None:
        battle_result.reveal(s, self)
        return None

    def losses_and_new_cards(self, s: Realm) -> Step | None:
        battle_result.discard_lose_draw(s, self)
        return None

    def no_way_back(self, s: Realm) -> Step | None:
        """K-8.5.2: after a draw an attacker with no Territory to withdraw to goes off board."""
        if self.winner >= 0 or battle_result.ways_back(s, self):
            return None
        leave(s, self.generals[0], OFF_BOARD)
        return LEAVE

    def withdraw_after_draw(self, s: Realm) -> list[Decision]:
        return [] if self.winner >= 0 else [battle_result.ask_withdrawal(s, self)]

    def on_withdraw(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        leave(s, self.generals[0], move.args[1] if move.of is WITHDRAW else OFF_BOARD)
        return LEAVE

    def defeat(self, s: Realm) -> Step | None:
        battle_result.defeat(s, self)
        return None

    def place_unasked(self, s: Realm) -> Step | None:
        """The defeated Generals about whom nobody has a choice, up to the first about whom somebody has."""
        while self.waiting and self.ask_beaten(s, self.waiting[0]) is None:
            self.place_beaten(s, OFF_BOARD)
        return None

    def place_the_beaten(self, s: Realm) -> list[Decision]:
        decision = self.ask_beaten(s, self.waiting[0]) if self.waiting else None
        return [] if decision is None else [decision]

    def on_beaten(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        self.place_beaten(s, s.game.map.capital[decision.actor] if move.of is CAPITAL else OFF_BOARD)
        return PLACE_UNASKED

    def ask_beaten(self, s: Realm, general: int) -> Decision | None:
        """Where a defeated General goes; None if he can only go off board."""
        return battle_result.ask_beaten(s, self, general)

    def place_beaten(self, s: Realm, to: int) -> None:
        """The defeated General whose turn it is goes to a Territory or off board."""
        battle_result.place_beaten(s, self, to)

    def kept(self, s: Realm, general: int) -> int:
        """K-8.7.1: the Troops a defeated General keeps."""
        return 0

    def garrison_lost(self, s: Realm) -> Step | None:
        battle_result.garrison_lost(s, self)
        return None

    def score(self, s: Realm) -> Step | None:
        battle_result.costly_defeat(s, self)
        battle_result.influence(s, self)
        return None

    def garrison(self, s: Realm) -> list[Decision]:
        return battle_result.ask_garrison(s, self)

    def on_garrison(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is GARRISON:
            place_garrison(s, self.attacker, self.generals[0], self.place)
        return None


ADD_UP_STRENGTH: Final = does(Battle.add_up_strength)
OTHER_SIDE: Final = does(Battle.other_side)
FORM_POSITIONS: Final = does(Battle.form_positions)
NEXT_SLOT: Final = does(Battle.next_slot)
CARDS: Final = [
    NEXT_SLOT,
    asks(Battle.play_cards, Battle.on_card),
    asks(Battle.choose_target, Battle.on_target),
]
REVEAL: Final = does(Battle.reveal)
NO_WAY_BACK: Final = does(Battle.no_way_back)
WITHDRAW_AFTER_DRAW: Final = asks(Battle.withdraw_after_draw, Battle.on_withdraw)
REVEAL_AND_WITHDRAW: Final = [REVEAL, does(Battle.losses_and_new_cards), NO_WAY_BACK, WITHDRAW_AFTER_DRAW]
DEFEAT: Final = does(Battle.defeat)
PLACE_UNASKED: Final = does(Battle.place_unasked)
PLACE_THE_BEATEN: Final = [DEFEAT, PLACE_UNASKED, asks(Battle.place_the_beaten, Battle.on_beaten)]
GARRISON_LOST: Final = does(Battle.garrison_lost)
VICTORY: Final = [GARRISON_LOST, does(Battle.score), asks(Battle.garrison, Battle.on_garrison)]
SCRIPTS[Battle] = [
    ADD_UP_STRENGTH,
    asks(Battle.support_attacker, Battle.on_support),
    OTHER_SIDE,
    asks(Battle.support_defender, Battle.on_support),
    FORM_POSITIONS,
    *CARDS,
    *REVEAL_AND_WITHDRAW,
    *PLACE_THE_BEATEN,
    *VICTORY,
]
