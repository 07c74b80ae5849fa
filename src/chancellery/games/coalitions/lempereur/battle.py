"""Battles in L'Empereur (12.6): first open cards of the players, then cards for FR until it wins or stops."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.base.powers import FR, GB
from chancellery.games.coalitions.lempereur.ending import gain_influence
from chancellery.games.coalitions.system import battle_cards, battle_result, cards, support
from chancellery.games.coalitions.system.battle import ATTACK, DEFENCE, Battle
from chancellery.games.coalitions.system.garrison import place_garrison
from chancellery.games.coalitions.system.realm import NOBODY, OFF_BOARD, Realm
from chancellery.games.coalitions.system.withdraw import destinations, nearest
from chancellery.kernel import AGAIN, DONE, Decision, Move
from chancellery.kernel.procedure import Result


def french_supporters(s: Realm, place: int) -> list[int]:
    """K-12.6.12: every French General with Troops next to the battlefield who is in no battle of this action."""
    near = s.game.map.near[place] & ~s.battlefields
    return [
        general
        for general in s.game.generals[FR]
        if s.where[general] >= 0 and near >> s.where[general] & 1 and s.troops[general] and not s.busy >> general & 1
    ]


@dataclass(slots=True)
class BattleAgainstNapoleon(Battle):
    """K-12.6.1: the same whether FR attacks or defends."""

    waited: int = 0  # set of Powers that let others play first, since the last card

    @property
    def french(self) -> int:
        """The side of FR."""
        return ATTACK if self.attacker == FR else DEFENCE

    # -- step 1: Strength, and who supports

    def add_up_strength(self, s: Realm) -> Result:
        Battle.add_up_strength(self, s)
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

    def support_attacker(self, s: Realm) -> Result:
        """K-12.6.13: the Grand Coalition declares as usual; FR has nothing to declare."""
        return None if self.attacker == FR else support.ask(s, self, ATTACK)

    def support_defender(self, s: Realm) -> Result:
        return support.ask(s, self, DEFENCE) if self.attacker == FR else None

    # -- step 2: open cards of the Grand Coalition

    def play_cards(self, s: Realm) -> Result:
        """K-12.6.14: in any order; a Power may let others play first, and is asked until it is finished."""
        ready = {power: room for power in s.game.precedence(s) if (room := self.room(s, power))}
        if not ready:
            return None
        asked = [power for power in ready if not self.waited >> power & 1]
        if not asked:
            self.waited, asked = 0, list(ready)
        power, moves = asked[0], s.game.moves
        options = [moves.play[card][self.spot[i]] for card in sorted(set(s.hands[power])) for i in ready[power]]
        if len(asked) > 1:
            options.append(moves.make("wait"))
        options.append(moves.pass_)
        return Decision(s.seat_of[power], "open_card", "K-12.6.3", options, power, (self.place,))

    def room(self, s: Realm, power: int) -> list[int]:
        """The Generals for whom a Power of the Grand Coalition may play a card now (K-8.3.8 to K-8.3.10)."""
        if power == FR or not battle_cards.can_play(s, self, power):
            return []
        return [
            i
            for i, general in enumerate(self.generals)
            if s.game.owner[general] == power and len(self.stacks[i]) < self.limit[i]
        ]

    def on_open_card(self, s: Realm, decision: Decision, move: Move) -> Result:
        power = decision.actor
        if move.verb == "wait":
            self.waited |= 1 << power
        elif move.verb == "pass":
            battle_cards.pass_(s, self, power)
        else:
            self._play(s, power, *move.args)
            self.waited = 0
        return AGAIN

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

    # -- step 3: cards for FR

    def draw_for_france(self, s: Realm) -> Result:
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

    def losses_and_new_cards(self, s: Realm) -> Result:
        """K-12.6.5, K-12.6.16: FR draws no replacement."""
        played = 0
        for i, stack in enumerate(self.stacks):
            if stack:
                played |= 1 << s.game.owner[self.generals[i]]
                s.discards += [abs(card) for card in stack]
        for power in s.game.precedence(s):
            if played >> power & 1 and power != FR:
                cards.draw(s, power, "battle")
        for general in self.generals:
            if s.troops[general]:
                battle_result.lose_troops(s, general, 1, "battle")
        self.waiting = []
        return None

    # -- step 7: a draw (the other steps do not concern it)

    def withdraw_after_draw(self, s: Realm) -> Result:
        """K-12.6.8: the attacker withdraws; a French one to the nearest French Territory, off board only if none."""
        if self.winner >= 0:
            return None
        if self.attacker != FR:
            return battle_result.ask_withdrawal(s, self)
        goals = nearest(s, FR, self.place, destinations(s, FR, self.place))
        options = [s.game.moves.make("withdraw", self.place, t) for t in goals]
        if len(options) > 1:
            return Decision(s.seat_of[GB], "french_withdraw", "K-12.6.8", options, FR, (self.place,))
        off = s.game.moves.make("withdraw_off", self.place)
        battle_result.withdraw(s, self, options[0] if options else off)
        return None

    def on_french_withdraw(self, s: Realm, decision: Decision, move: Move) -> Result:
        battle_result.withdraw(s, self, move)
        return DONE

    # -- step 5: a French victory

    def french_victory(self, s: Realm) -> Result:
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

    def ask_beaten(self, s: Realm, general: int) -> Result:
        """K-12.6.7: a French General goes off board, never to Paris; others by K-8.7.3."""
        if s.game.owner[general] != FR:
            return Battle.ask_beaten(self, s, general)
        battle_result.place_beaten(s, self, OFF_BOARD)
        return None

    def garrison(self, s: Realm) -> Result:
        """K-8.6.1: a winning attacker of the Grand Coalition may leave a Garrison."""
        return None if self.attacker == FR else Battle.garrison(self, s)

    steps = (
        add_up_strength,
        support_attacker,
        support_defender,
        play_cards,
        draw_for_france,
        Battle.reveal,
        losses_and_new_cards,
        withdraw_after_draw,
        french_victory,
        Battle.place_the_beaten,
        garrison,
    )
