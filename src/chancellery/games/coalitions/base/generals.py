"""Special abilities of Generals (chapter 10, optional): a battle, except where a named General takes part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chancellery.games.coalitions.base.generals_retreat import Retreat, offer_retreat
from chancellery.games.coalitions.base.powers import AU, GB, OT, PR, RU
from chancellery.games.coalitions.base.vocabulary import (
    ADD_STRENGTH,
    ASK_BLUCHER,
    ASK_GRAND_VIZIER,
    ASK_KUTUZOV,
    ASK_WELLINGTON,
    BATTLEFIELD,
    CAPITAL_NOT_OPEN,
    CARDS_USED_UP,
)
from chancellery.games.coalitions.system import battle_result
from chancellery.games.coalitions.system.battle import (
    ADD_UP_STRENGTH,
    CARDS,
    DEFEAT,
    DEFENCE,
    FORM_POSITIONS,
    OTHER_SIDE,
    PLACE_UNASKED,
    REVEAL_AND_WITHDRAW,
    VICTORY,
    Battle,
)
from chancellery.games.coalitions.system.garrison import garrison_sites
from chancellery.games.coalitions.system.sides import strangers
from chancellery.games.coalitions.system.state import NOBODY, Realm
from chancellery.games.coalitions.system.vocabulary import (
    ASK_GARRISON,
    CAPITAL,
    DECLINE,
    DONE,
    GARRISON,
    GARRISON_ELSEWHERE,
    NOT_CONTROLLED,
    OWN_GENERAL_THERE,
    PLACE,
    STRANGER_THERE,
    WITHDRAW,
)
from chancellery.games.coalitions.system.vocabulary import OFF_BOARD as TO_OFF_BOARD
from chancellery.kernel import LEAVE, REPEAT, SCRIPTS, Bars, Decision, Move, Reason, Step, asks, does

MOST_LOST: Final = 2  # K-10.4.1: Troops that Blücher loses in a defeat


@dataclass
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

    def _kutuzov(self, s: Realm) -> int:
        """The place of Kutuzov among the engaged, if he defends the battlefield; else -1."""
        i = self.on_the_field(s, RU)
        return i if i >= 0 and self.side[i] == DEFENCE else -1

    def kutuzov(self, s: Realm) -> list[Decision]:
        """K-10.5.1, K-10.5.2: a defender may withdraw to an adjacent Territory, if there is one."""
        i = self._kutuzov(s)
        if i < 0 or s.where[self.generals[i]] != self.place:  # he has gone
            return []
        decision = s.decide(ASK_KUTUZOV, RU, self.generals[i], self.place)
        offer_retreat(s, decision, self.generals[i], self.place, "K-10.5.2")
        return decision.or_else(DECLINE)

    def on_kutuzov(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        if move.of is DECLINE:
            return KUTUZOV_GONE
        s.call(Retreat(RU, decision.about[0], move.args[1], beaten=False))
        return REPEAT  # if consent is refused he may choose again

    def kutuzov_gone(self, s: Realm) -> Step | None:
        i = self._kutuzov(s)
        if i >= 0 and s.where[self.generals[i]] != self.place:
            self._without(s, i)
        return None

    def _without(self, s: Realm, i: int) -> None:
        """K-10.5.3: he takes no part; Strength is added up anew for those who remain."""
        self.strength[DEFENCE] -= 1 + self.limit[i]
        for column in (self.generals, self.side, self.position, self.spot, self.limit, self.stacks):
            del column[i]
        if s.garrison[self.place] != RU:
            self.defenders.remove(RU)
            if s.reader[RU] >= 0:
                s.unread(RU)
            s.regent[RU] = NOBODY  # K-11.5.4: temporary control was for this battle
        if self.defenders:
            s.emit("strength", self.place, *self.strength)
        else:
            s.emit("no_battle", self.attacker, self.place)

    def garrison_unopposed(self, s: Realm) -> list[Decision]:
        """K-10.5.3: no battle; the attacker may place a Garrison as for entering."""
        general = self.generals[0]
        if self.defenders or not s.troops[general] or not garrison_sites(s, self.attacker, 1 << self.place).left:
            return []
        decision = s.decide(ASK_GARRISON_UNOPPOSED, self.attacker, general)
        decision.offer(GARRISON, s.bars(1 << self.place, GARRISON_ELSEWHERE.by(decision.rule)))
        return [decision.add(DONE)]

    def nobody_left(self, s: Realm) -> Step | None:
        return None if self.defenders else LEAVE

    # -- Wellington (10.2): step 2

    def on_support_with(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        """K-10.2.1, K-10.2.2: over land Wellington may bring his Strength; GB decides when it declares."""
        self.on_support(s, decision, move)
        general = self.generals[-1]
        if move.of is DONE or general != s.named[GB] or not s.game.map.near[self.place] >> s.where[general] & 1:
            return REPEAT
        return WELLINGTON

    def wellington(self, s: Realm) -> list[Decision]:
        """Reached from his declaration only: he is the last who was engaged."""
        decision = s.decide(ASK_WELLINGTON, GB, self.generals[-1], self.place, self.side[-1])
        return [decision.add(ADD_STRENGTH).add(DECLINE)]

    def on_wellington(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        general, _, side = decision.about
        if move.of is ADD_STRENGTH:
            points = 1 + s.troops[general]
            self.strength[side] += points
            s.emit("strength_added", GB, general, points, side, self.place)
            s.emit("strength", self.place, *self.strength)
        return SUPPORT_DEFENDER if side == DEFENCE else SUPPORT_ATTACKER

    # -- Schwarzenberg (10.3): before step 3

    def schwarzenberg(self, s: Realm) -> Step | None:
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

    def cards_used_up(self, s: Realm, i: int) -> Reason:
        """K-10.3.1: the limit of Schwarzenberg is not that of his Troops alone."""
        general = self.generals[i]
        if general != s.named[AU] or self.limit[i] == s.troops[general]:
            return Battle.cards_used_up(self, s, i)
        return CARDS_USED_UP.saying(hero=s.game.name_of("hero", s.game.heroes[AU]), limit=self.limit[i])

    def ask_beaten(self, s: Realm, general: int) -> Decision | None:
        if general == s.named[PR]:
            return self._ask_blucher(s, general)
        if general == s.named[OT]:
            return self._ask_grand_vizier(s, general)
        return Battle.ask_beaten(self, s, general)

    def place_beaten(self, s: Realm, to: int) -> None:
        """A retreat has already taken Blücher where he goes."""
        if s.where[self.waiting[0]] != self.place:
            self.waiting.pop(0)
        else:
            Battle.place_beaten(self, s, to)

    def _ask_blucher(self, s: Realm, general: int) -> Decision | None:
        """K-10.4.2: an adjacent Territory, Berlin or off board."""
        if s.where[general] != self.place:  # he has gone
            return None
        decision = s.decide(ASK_BLUCHER, PR, general, self.place, s.troops[general])
        berlin = battle_result.capital_open(s, PR, self.place)
        offer_retreat(s, decision, general, self.place, "K-10.4.3", 1 << s.game.map.capital[PR] if berlin else 0)
        decision.add_if(berlin, CAPITAL, CAPITAL_NOT_OPEN)
        return decision.add(TO_OFF_BOARD) if decision.options else None

    def _ask_grand_vizier(self, s: Realm, general: int) -> Decision | None:
        """K-10.6.1, K-10.6.2: he must be placed, wherever the Ottoman player likes."""
        decision = s.decide(ASK_GRAND_VIZIER, OT, general, self.place)
        decision.offer(PLACE, rallying_places(s, self.place))
        return decision if decision.options else None

    def on_beaten_with(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        general = decision.about[0]
        if move.of is WITHDRAW:
            s.call(Retreat(PR, general, move.args[1], beaten=True))
            return PLACE_UNASKED  # if consent is refused he may choose again
        if move.of is PLACE:
            self._rally(s, general, move.args[0])
            return PLACE_UNASKED
        return self.on_beaten(s, decision, move)

    def _rally(self, s: Realm, general: int, t: int) -> None:
        """K-10.6.1: with one Troop from stock, if there is one."""
        self.place_beaten(s, t)
        if s.stock(OT):
            s.troops[general] += 1
            s.emit("rallied", OT, general, 1, t)


ASK_GARRISON_UNOPPOSED: Final = ASK_GARRISON.by("K-10.5.3")
KUTUZOV_GONE: Final = does(BattleWithGenerals.kutuzov_gone)
SUPPORT_ATTACKER: Final = asks(Battle.support_attacker, BattleWithGenerals.on_support_with)
SUPPORT_DEFENDER: Final = asks(Battle.support_defender, BattleWithGenerals.on_support_with)
WELLINGTON: Final = asks(BattleWithGenerals.wellington, BattleWithGenerals.on_wellington)
SCRIPTS[BattleWithGenerals] = [
    ADD_UP_STRENGTH,
    asks(BattleWithGenerals.kutuzov, BattleWithGenerals.on_kutuzov),
    KUTUZOV_GONE,
    asks(BattleWithGenerals.garrison_unopposed, Battle.on_garrison),
    does(BattleWithGenerals.nobody_left),
    SUPPORT_ATTACKER,
    OTHER_SIDE,
    SUPPORT_DEFENDER,
    FORM_POSITIONS,
    does(BattleWithGenerals.schwarzenberg),
    *CARDS,
    *REVEAL_AND_WITHDRAW,
    DEFEAT,
    PLACE_UNASKED,
    asks(Battle.place_the_beaten, BattleWithGenerals.on_beaten_with),
    *VICTORY,
    LEAVE,
    WELLINGTON,
]


def rallying_places(s: Realm, battlefield: int) -> Bars:
    """K-10.6.1, K-10.6.2: where the defeated Grand Vizier may be placed."""
    places = s.bars(s.control[OT], NOT_CONTROLLED.by("K-10.6.1")).bar(1 << battlefield, BATTLEFIELD)
    places.bar(s.stands[OT], OWN_GENERAL_THERE.by("K-10.6.1"))
    return places.bar(strangers(s, OT), STRANGER_THERE.by("K-10.6.2"))
