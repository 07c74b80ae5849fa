"""Battles in L'Empereur (12.6): first open cards of the players, then cards for FR until it wins or stops."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.ending import gain_influence
from chancellery.games.coalitions.lempereur.vocabulary import (
    ASK_FRENCH_WITHDRAW,
    ASK_OPEN_CARD,
    NOBODY_TO_WAIT_FOR,
    WAIT,
)
from chancellery.games.coalitions.system import battle_cards, battle_result, cards, support
from chancellery.games.coalitions.system.battle import (
    ATTACK,
    DEFENCE,
    GARRISON_LOST,
    NO_WAY_BACK,
    PLACE_THE_BEATEN,
    REVEAL,
    WITHDRAW_AFTER_DRAW,
    Battle,
)
from chancellery.games.coalitions.system.garrison import place_garrison
from chancellery.games.coalitions.system.state import NOBODY, Realm
from chancellery.games.coalitions.system.vocabulary import (
    CARD_NOT_HELD,
    GENERAL_NOT_ENGAGED,
    NOT_WITHDRAWING,
    PASS,
    PLAY,
    WITHDRAW,
)
from chancellery.games.coalitions.system.withdraw import offer_withdrawal
from chancellery.kernel import REPEAT, SCRIPTS, Bars, Decision, Move, Step, asks, does


def french_supporters(s: Realm, place: int) -> list[int]:
    """K-12.6.12: every French General with Troops next to the battlefield who is in no battle of this action."""
    near = s.game.map.near[place] & ~s.battlefields
    return [
        general
        for general in s.game.generals[FR]
        if s.where[general] >= 0 and near >> s.where[general] & 1 and s.troops[general] and not s.busy >> general & 1
    ]


@dataclass
class BattleAgainstNapoleon(Battle):
    """K-12.6.1: the same whether FR attacks or defends."""

    waited: int = 0  # set of Powers that let others play first, since the last card

    @property
    def french(self) -> int:
        """The side of FR."""
        return ATTACK if self.attacker == FR else DEFENCE

    # -- step 1: Strength, and who supports

    def add_up(self, s: Realm) -> Step | None:
        self.add_up_strength(s)
        for general in french_supporters(s, self.place):
            self.engage(s, general, self.french, 3 + self.french)
            s.emit("support", FR, s.where[general], self.place, self.french)
        return None

    def engage(self, s: Realm, general: int, side: int, position: int) -> None:
        """K-12.6.10: a French supporter may support again in the same action."""
        busy = s.busy
        Battle.engage(self, s, general, side, position)
        if position > 2 and side == self.french:
            s.busy = busy

    def support(self, s: Realm) -> list[Decision]:
        """K-12.6.13: the Grand Coalition declares as usual; FR has nothing to declare."""
        return support.ask(s, self, 1 - self.french)

    # -- step 2: open cards of the Grand Coalition

    def open_cards(self, s: Realm) -> list[Decision]:
        """K-12.6.14: in any order; a Power may let others play first, and is asked until it is finished."""
        asked = self.who_plays(s)
        if not asked:
            return []
        power = asked[0]
        decision = s.decide(ASK_OPEN_CARD, power, self.place)
        spots, order = self.spots(s, power), [self.spot[i] for i in self.room(s, power)]
        decision.only(PLAY, cards.held(s, power, CARD_NOT_HELD))
        for card in sorted(set(s.hands[power])):
            decision.offer_in(order, PLAY, spots, card)
        decision.add_if(len(asked) > 1, WAIT, NOBODY_TO_WAIT_FOR)
        return [decision.add(PASS)]

    def who_plays(self, s: Realm) -> list[int]:
        """The Powers that can play a card and did not let others play first; all of them if all did."""
        ready = [power for power in s.game.relations.precedence(s) if self.room(s, power)]
        return [power for power in ready if not self.waited >> power & 1] or ready

    def spots(self, s: Realm, power: int) -> Bars:
        """K-8.3.2: where the Generals stand for whom a Power may play a card."""
        own = [i for i, general in enumerate(self.generals) if s.game.owner[general] == power]
        spots = s.bars(sum(1 << self.spot[i] for i in own), GENERAL_NOT_ENGAGED)
        for i in own:
            if len(self.stacks[i]) >= self.limit[i]:
                spots.bar(1 << self.spot[i], self.cards_used_up(s, i))
        return spots

    def room(self, s: Realm, power: int) -> list[int]:
        """The Generals for whom a Power of the Grand Coalition may play a card now (K-8.3.8 to K-8.3.10)."""
        if power == FR or not battle_cards.can_play(s, self, power):
            return []
        return [
            i
            for i, general in enumerate(self.generals)
            if s.game.owner[general] == power and len(self.stacks[i]) < self.limit[i]
        ]

    def on_open_card(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        power = decision.actor
        if self.waited >> power & 1:  # all did
            self.waited = 0
        if move.of is WAIT:
            self.waited |= 1 << power
        elif move.of is PASS:
            battle_cards.pass_(s, self, power)
        else:
            self._play(s, power, *move.args)
            self.waited = 0
        return REPEAT

    def _play(self, s: Realm, power: int, card: int, spot: int) -> None:
        """Face up, for 1 Morale; at Morale 0 from the start the one card is free (K-8.3.9)."""
        i = next(i for i in self.room(s, power) if self.spot[i] == spot)
        s.hands[power].remove(card)
        self.stacks[i].append(-card)
        if self.at_zero >> power & 1:
            self.spent |= 1 << power
        else:
            s.morale[power] -= 1
        s.emit("card_up", power, spot, card, s.morale[power])
        s.forget_card(power, card)

    # -- step 3: cards for FR

    def draw_for_france(self, s: Realm) -> Step | None:
        """K-12.6.4: one at a time, each for 1 Morale; before each draw the reasons to stop are checked."""
        while True:
            behind, unused = self.behind(), self.unused(s)
            stop = self.why_stop(s, behind, unused)
            if stop:
                s.emit("french_stop", self.place, stop, unused, behind)
                return None
            if not s.deck:
                cards.reshuffle(s, FR)
            card = s.deck.pop()
            s.revealed = True
            i = next(i for i in self._french_stacks(s) if len(self.stacks[i]) < self.limit[i])
            self.stacks[i].append(-card)
            s.morale[FR] -= 1
            s.emit("french_card", self.place, card, s.morale[FR], *self.totals())
            if not s.deck:
                cards.reshuffle(s, FR)

    def why_stop(self, s: Realm, behind: int, unused: int) -> str:
        """K-12.6.4, K-12.6.15, K-12.6.16: why no (further) card is drawn, or nothing."""
        if behind < 0:
            return "ahead"
        if not s.morale[FR]:
            return "no_morale"
        if not unused:
            return "no_troops"
        if unused * max(s.game.parameters.deck) <= behind:
            return "hopeless"
        return "" if cards.can_draw(s, FR) else "no_card"

    def totals(self) -> tuple[int, int]:
        """The Strength of attacker and defender with all cards that lie on the table."""
        found = list(self.strength)
        for i, stack in enumerate(self.stacks):
            found[self.side[i]] += sum(map(abs, stack))  # K-12.6.9: only the printed values count
        return found[ATTACK], found[DEFENCE]

    def behind(self) -> int:
        """The Strength that FR lacks to be equal; negative when it is ahead."""
        totals = self.totals()
        return totals[1 - self.french] - totals[self.french]

    def unused(self, s: Realm) -> int:
        """French Troops in the battle and in support that have not drawn yet."""
        return sum(self.limit[i] - len(self.stacks[i]) for i in self._french_stacks(s))

    def _french_stacks(self, s: Realm) -> list[int]:
        return [i for i, general in enumerate(self.generals) if s.game.owner[general] == FR]

    # -- step 4: new cards, then losses

    def new_cards_and_losses(self, s: Realm) -> Step | None:
        """K-12.6.5, K-12.6.16: FR draws no replacement."""
        played = 0
        for i, stack in enumerate(self.stacks):
            if stack:
                played |= 1 << s.game.owner[self.generals[i]]
                s.discards += [abs(card) for card in stack]
        for power in s.game.relations.precedence(s):
            if played >> power & 1 and power != FR:
                cards.draw(s, power, "battle")
        for general in self.generals:
            if s.troops[general]:
                battle_result.lose_troops(s, general, 1, "battle")
        self.discarded = True
        return None

    # -- step 7: a draw (the other steps do not concern it)

    def french_withdrawal(self, s: Realm) -> list[Decision]:
        """K-12.6.8: a French attacker withdraws to the nearest French Territory; GB chooses between equals."""
        if self.winner >= 0 or self.attacker != FR:
            return []
        decision = s.decide(ASK_FRENCH_WITHDRAW, FR, self.place)
        decision.only(WITHDRAW, s.bars(1 << self.place, NOT_WITHDRAWING.by(decision.rule)))
        offer_withdrawal(s, decision, self.place, battle_result.ways_back(s, self))
        return [decision]

    # -- step 5: a French victory

    def french_victory(self, s: Realm) -> Step | None:
        """K-12.6.6: an attacker must leave a Garrison; 1 Influence per defeated General, as a defender too."""
        if self.winner != self.french:
            return None
        t = self.place
        if self.french == ATTACK:
            if s.garrison[t] >= 0:
                s.emit("garrison_lost", s.garrison[t], t)
                s.set_garrison(t, NOBODY)
            if s.troops[self.generals[0]]:
                place_garrison(s, FR, self.generals[0], t)
        if self.beaten:
            gain_influence(s, len(self.beaten), "battle")
        return None

    # -- step 6: the defeated

    def ask_beaten(self, s: Realm, general: int) -> Decision | None:
        """K-12.6.7: a French General goes off board, never to Paris; others by K-8.7.3."""
        return None if s.game.owner[general] == FR else Battle.ask_beaten(self, s, general)

    def coalition_garrison(self, s: Realm) -> list[Decision]:
        """K-8.6.1: a winning attacker of the Grand Coalition may leave a Garrison."""
        return [] if self.attacker == FR else self.garrison(s)


SCRIPTS[BattleAgainstNapoleon] = [
    does(BattleAgainstNapoleon.add_up),
    asks(BattleAgainstNapoleon.support, Battle.on_support),
    asks(BattleAgainstNapoleon.open_cards, BattleAgainstNapoleon.on_open_card),
    does(BattleAgainstNapoleon.draw_for_france),
    REVEAL,
    does(BattleAgainstNapoleon.new_cards_and_losses),
    NO_WAY_BACK,
    asks(BattleAgainstNapoleon.french_withdrawal, Battle.on_withdraw),
    WITHDRAW_AFTER_DRAW,
    does(BattleAgainstNapoleon.french_victory),
    *PLACE_THE_BEATEN,
    GARRISON_LOST,
    asks(BattleAgainstNapoleon.coalition_garrison, Battle.on_garrison),
]
