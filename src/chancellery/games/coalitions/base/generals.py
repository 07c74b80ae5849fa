"""Special abilities of Generals (chapter 10, optional): a battle, except where a named General takes part."""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.coalitions.base.generals_retreat import Retreat, retreats
from chancellery.games.coalitions.base.powers import AU, GB, OT, PR, RU
from chancellery.games.coalitions.system import battle_result
from chancellery.games.coalitions.system.battle import DEFENCE, Battle
from chancellery.games.coalitions.system.garrison import garrison_sites, place_garrison
from chancellery.games.coalitions.system.map import bits
from chancellery.games.coalitions.system.realm import NOBODY, OFF_BOARD, Realm
from chancellery.games.coalitions.system.sides import strangers
from chancellery.kernel import AGAIN, DONE, Decision, Move
from chancellery.kernel.procedure import Result

MOST_LOST = 2  # K-10.4.1: Troops that Blücher loses in a defeat


@dataclass(slots=True)
class BattleWithGenerals(Battle):
    """The steps of chapter 8 with those of chapter 10 in their places."""

    def on_the_field(self, s: Realm, power: int) -> int:
        """The place among the engaged of a Power's named General, if he fights on the battlefield; else -1."""
        named = s.named[power]
        for i, general in enumerate(self.generals):
            if general == named and self.position[i] <= 2:
                return i
        return -1

    # -- Kutuzov (10.5): directly after step 1

    def kutuzov(self, s: Realm) -> Result:
        """K-10.5.1, K-10.5.2: a defender may withdraw to an adjacent Territory, if there is one."""
        i = self.on_the_field(s, RU)
        if i < 0 or self.side[i] != DEFENCE:
            return None
        general = self.generals[i]
        if s.where[general] != self.place:  # he has gone
            self._without(s, i)
            return None
        goals = retreats(s, RU, general, self.place)
        if not goals:
            return None
        options = [s.game.moves.make("withdraw", self.place, t) for t in goals]
        options.append(s.game.moves.decline)
        return Decision(s.decider(RU), "kutuzov", "K-10.5.1", options, RU, (general, self.place))

    def on_kutuzov(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "decline":
            return None
        self.at -= 1  # if consent is refused he may choose again
        return Retreat(RU, decision.about[0], move.args[1], "K-10.5.2", beaten=False)

    def _without(self, s: Realm, i: int) -> None:
        """K-10.5.3: he takes no part; Strength is added up anew for those who remain."""
        self.strength[DEFENCE] -= 1 + self.limit[i]
        for column in (self.generals, self.side, self.position, self.spot, self.limit, self.stacks):
            del column[i]
        if s.garrison[self.place] != RU:
            self.defenders.remove(RU)
            s.regent[RU] = s.reader[RU] = NOBODY  # K-11.5.4: temporary control was for this battle
        if self.defenders:
            s.emit("strength", self.place, *self.strength)
        else:
            s.emit("no_battle", self.attacker, self.place)

    def nobody_left(self, s: Realm) -> Result:
        """K-10.5.3: no battle; the attacker may place a Garrison as for entering."""
        if self.defenders:
            return None
        general = self.generals[0]
        if not s.troops[general] or not garrison_sites(s, self.attacker, 1 << self.place):
            return DONE
        options = [s.game.moves.garrison[self.place], s.game.moves.done]
        return Decision(s.seat_of[self.attacker], "garrison", "K-10.5.3", options, self.attacker, (general,))

    def on_garrison(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "garrison":
            place_garrison(s, self.attacker, decision.about[0], self.place)
        return DONE

    # -- Wellington (10.2): step 2

    def on_support(self, s: Realm, decision: Decision, move: Move) -> Result:
        """K-10.2.1, K-10.2.2: over land Wellington may bring his Strength; GB decides when it declares."""
        Battle.on_support(self, s, decision, move)
        general = self.generals[-1]
        if move.verb != "support" or general != s.named[GB] or not s.game.map.near[self.place] >> s.where[general] & 1:
            return AGAIN
        options = [s.game.moves.make("add_strength"), s.game.moves.decline]
        return Decision(decision.seat, "wellington", "K-10.2.1", options, GB, (general, *decision.about[:2]))

    def on_wellington(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb == "add_strength":
            general, _, side = decision.about
            points = 1 + s.troops[general]
            self.strength[side] += points
            s.emit("strength_added", GB, general, points, side, self.place)
            s.emit("strength", self.place, *self.strength)
        return AGAIN

    # -- Schwarzenberg (10.3): before step 3

    def schwarzenberg(self, s: Realm) -> Result:
        """K-10.3.1, K-10.3.3: one more card for each Power that supports his side and has no piece beside him."""
        i = self.on_the_field(s, AU)
        if i < 0:
            return None
        powers = 0
        for general, side in zip(self.generals, self.side):
            if side == self.side[i]:
                powers |= 1 << s.game.owner[general]
        for power in self.defenders if self.side[i] == DEFENCE else [self.attacker]:  # AU is one of them
            powers &= ~(1 << power)
        if powers:
            self.limit[i] += powers.bit_count()
            s.emit("extra_cards", AU, self.generals[i], powers.bit_count(), self.place)
        return None

    # -- Blücher (10.4) and the Grand Vizier (10.6): in defeat

    def kept(self, s: Realm, general: int) -> int:
        """K-10.4.1: the Troop lost in every battle (K-8.4.4) counts."""
        return max(0, s.troops[general] + 1 - MOST_LOST) if general == s.named[PR] else 0

    def ask_beaten(self, s: Realm, general: int) -> Result:
        if general == s.named[PR]:
            return self._ask_blucher(s, general)
        if general == s.named[OT]:
            return self._ask_grand_vizier(s, general)
        return Battle.ask_beaten(self, s, general)

    def _ask_blucher(self, s: Realm, general: int) -> Result:
        """K-10.4.2: an adjacent Territory, Berlin or off board."""
        if s.where[general] != self.place:  # he has gone
            self.waiting.pop(0)
            return None
        moves, capital = s.game.moves, s.game.map.capital[PR]
        goals = retreats(s, PR, general, self.place)
        options: list[Move] = []
        if battle_result.capital_open(s, PR, self.place):
            options.append(moves.capital)
            goals = [t for t in goals if t != capital]
        options = [moves.make("withdraw", self.place, t) for t in goals] + options
        if not options:
            battle_result.place_beaten(s, self, OFF_BOARD)
            return None
        options.append(moves.off_board)
        return Decision(s.decider(PR), "blucher", "K-10.4.2", options, PR, (general, self.place, s.troops[general]))

    def on_blucher(self, s: Realm, decision: Decision, move: Move) -> Result:
        if move.verb != "withdraw":
            return Battle.on_beaten(self, s, decision, move)
        self.at -= 1  # if consent is refused he may choose again
        return Retreat(PR, decision.about[0], move.args[1], "K-10.4.3", beaten=True)

    def _ask_grand_vizier(self, s: Realm, general: int) -> Result:
        """K-10.6.1, K-10.6.2: he must be placed, wherever the Ottoman player likes."""
        goals = list(bits(rallying_places(s, self.place)))
        if not goals:
            battle_result.place_beaten(s, self, OFF_BOARD)
            return None
        if len(goals) == 1:
            self._rally(s, general, goals[0])
            return None
        options = [s.game.moves.place[t] for t in goals]
        return Decision(s.decider(OT), "grand_vizier", "K-10.6.1", options, OT, (general, self.place))

    def on_grand_vizier(self, s: Realm, decision: Decision, move: Move) -> Result:
        self._rally(s, decision.about[0], move.args[0])
        return AGAIN

    def _rally(self, s: Realm, general: int, t: int) -> None:
        """K-10.6.1: with one Troop from stock, if there is one."""
        battle_result.place_beaten(s, self, t)
        if s.stock(OT):
            s.troops[general] += 1
            s.emit("rallied", OT, general, 1, t)

    steps = (
        Battle.add_up_strength,
        kutuzov,
        nobody_left,
        Battle.support_attacker,
        Battle.support_defender,
        Battle.form_positions,
        schwarzenberg,
        Battle.play_cards,
        Battle.choose_target,
        Battle.reveal,
        Battle.losses_and_new_cards,
        Battle.withdraw_after_draw,
        Battle.place_the_beaten,
        Battle.score,
        Battle.garrison,
    )


def rallying_places(s: Realm, battlefield: int) -> int:
    """K-10.6.1, K-10.6.2: the set of Territories where the defeated Grand Vizier may be placed."""
    taken = s.stands[OT] | strangers(s, OT) | 1 << battlefield
    return s.control[OT] & ~taken
