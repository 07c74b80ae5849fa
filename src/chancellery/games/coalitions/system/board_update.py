"""Board update (chapter 9): after a change of sides the board is brought back to order. Nothing here names a status."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from chancellery.games.coalitions.system.mobilisation import room_for_troop
from chancellery.games.coalitions.system.sides import allies, at_war, own_control, rank, same_player
from chancellery.games.coalitions.system.state import MOST_TROOPS, NOBODY, Realm
from chancellery.games.coalitions.system.vocabulary import (
    ASK_ASSIGN,
    ASK_STAY,
    ASK_UPDATE_WITHDRAW,
    ASSIGN,
    GENERAL_FULL,
    MAY_STAY,
    MUST_LEAVE,
    NO_GENERAL_THERE,
    NOT_REMOVED,
    NOT_WITHDRAWING,
    OTHER_GENERAL_ASKED,
    WITHDRAW,
    WITHDRAW_OFF,
)
from chancellery.games.coalitions.system.withdraw import leave, nearest, offer_withdrawal
from chancellery.kernel import REPEAT, SCRIPTS, Decision, Move, Procedure, Question, Step, asks, does
from chancellery.kernel.sets import bits

ASK_ASSIGN_WEAKER: Final = ASK_ASSIGN.by("K-9.2.5")


@dataclass
class BoardUpdate(Procedure):
    """`ally_before` and `neutral_before` are the sides before the change; the state holds those after it."""

    ally_before: list[int]
    neutral_before: int
    cause: int = -1  # the Minor Power whose change of controller made the update necessary
    removed: list[int] = field(default_factory=list)  # Garrisons to be assigned: Power * size of the map + Territory
    questions: list[int] = field(default_factory=list)  # Generals about whom the controller is asked
    leaving: list[int] = field(default_factory=list)  # Generals that must withdraw

    def _was_at_war(self, a: int, b: int) -> bool:
        return not self.ally_before[a] >> b & 1 and not self.neutral_before & (1 << a | 1 << b)

    # -- (1) Garrisons that may not stay (9.1, 9.3)

    def remove_garrisons(self, s: Realm) -> Step | None:
        """K-9.1.2, K-9.3.1, K-9.3.3: none stays in a Home Territory of a Power at Peace with its owner."""
        for power, seat in enumerate(s.seat_of):  # K-11.5.11
            if seat < 0:
                s.regent[power] = s.game.relations.regent(s, self.cause)
        home = s.game.map.home
        for power in s.game.relations.precedence(s):
            for t in bits(s.guards[power]):
                if home[t] not in (NOBODY, power) and not at_war(s, power, home[t]):
                    self._remove(s, power, t, "peace")
        self._settle(s)
        return None

    def _remove(self, s: Realm, power: int, t: int, removal: str) -> None:
        s.set_garrison(t, NOBODY)
        self.removed.append(power * s.game.map.size + t)
        s.emit("garrison_removed", power, t, removal)

    def _settle(self, s: Realm) -> None:
        """K-9.1.2, K-9.2.5, K-R-47: as a Troop to any own General with room, else 1 Money; as far as nobody chooses."""
        while self.removed:
            power, own, room = self._next(s)
            if not room:
                self.removed.pop(0)
                s.money[power] += 1
                s.emit("garrison_paid", power, own[0], 1, s.money[power])
            elif len(room) == 1 or sum(MOST_TROOPS - s.troops[g] for g in room) <= len(own):  # all are filled anyway
                self._assign(s, power, own[0], room[0])
            else:
                return

    def _next(self, s: Realm) -> tuple[int, list[int], list[int]]:
        """The Power that assigns next, its removed Garrisons, and its Generals with room."""
        size = s.game.map.size
        power = self.removed[0] // size
        return power, [code % size for code in self.removed if code // size == power], room_for_troop(s, power)

    def assign_removed(self, s: Realm) -> list[Decision]:
        return self._assigning(s, ASK_ASSIGN)

    def assign_weaker(self, s: Realm) -> list[Decision]:
        return self._assigning(s, ASK_ASSIGN_WEAKER)

    def _assigning(self, s: Realm, question: Question) -> list[Decision]:
        if not self.removed:
            return []
        power, own, room = self._next(s)
        places = [s.where[general] for general in room]
        free = sum(1 << t for t in places)
        decision, rule = s.decide(question, power), question.rule
        decision.only(ASSIGN, s.bars(sum(1 << t for t in own), NOT_REMOVED.by(rule)))
        generals = s.bars(s.stands[power], NO_GENERAL_THERE.by(rule))
        generals.only(free, GENERAL_FULL.by(rule).saying(most=MOST_TROOPS))
        for t in own:
            decision.offer_in(places, ASSIGN, generals, t)
        return [decision]

    def on_assign(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        general = s.general_at(decision.actor, move.args[1])
        self._assign(s, decision.actor, move.args[0], general)
        self._settle(s)
        return REPEAT

    def _assign(self, s: Realm, power: int, t: int, general: int) -> None:
        self.removed.remove(power * s.game.map.size + t)
        s.troops[general] += 1
        s.emit("assigned", power, t, general, s.where[general], s.named_as(general))

    # -- (2) who must leave, and whom the controller may let stay (9.1.3, 9.3)

    def find_guests(self, s: Realm) -> Step | None:
        game = s.game
        for power in game.relations.precedence(s):
            own = own_control(s, power)
            for general in game.generals[power]:
                t = s.where[general]
                if t < 0:
                    continue
                host = game.map.home[t]
                duty = self._duty_to_leave(s, power, t, own)
                if duty:
                    s.emit("must_leave", power, t, duty, s.named_as(general))
                    self.leaving.append(general)
                elif host not in (NOBODY, power) and self._was_at_war(power, host) and allies(s, power, host):
                    controller = s.controller(t)
                    if allies(s, power, controller):
                        if s.seat_of[controller] >= 0:
                            self.questions.append(general)
                        else:  # K-11.5.10: an uncontrolled Power never consents
                            s.emit("must_leave", power, t, "uncontrolled", s.named_as(general))
                            self.leaving.append(general)
        return None

    def _duty_to_leave(self, s: Realm, power: int, t: int, own: int) -> str:
        """K-9.3.2, K-9.3.7, K-9.1.4: Neutral Generals leave what is not theirs; Neutral homes are left by others."""
        if s.neutral >> power & 1:
            return "" if own >> t & 1 else "neutral"
        host = s.game.map.home[t]
        leaves = host not in (NOBODY, power) and s.neutral >> host & 1 and not same_player(s, power, host)
        return "neutral_home" if leaves else ""

    def ask_to_stay(self, s: Realm) -> list[Decision]:
        """K-9.1.3: the Power that controls the Territory is asked for each General."""
        if not self.questions:
            return []
        general = min(self.questions, key=lambda g: (rank(s, s.controller(s.where[g])), rank(s, s.game.owner[g]), g))
        power, t = s.game.owner[general], s.where[general]
        decision = s.decide(ASK_STAY, s.controller(t), power, general, t).add(MAY_STAY, power, t)
        decision.refuse(MAY_STAY, OTHER_GENERAL_ASKED)
        decision.refuse(MUST_LEAVE, OTHER_GENERAL_ASKED)
        return [decision.add(MUST_LEAVE, power, t)]

    def on_stay(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        general = decision.about[1]
        self.questions.remove(general)
        if move.of is MUST_LEAVE:
            self.leaving.append(general)
        s.emit("may_stay" if move.of is MAY_STAY else "must_go", decision.actor, move.args[0], move.args[1])
        return REPEAT

    # -- (3) comparisons (9.2), all with the Strengths on the board now

    def compare(self, s: Realm) -> Step | None:
        beaten: list[tuple[int, int]] = []
        present = pieces = shared = 0
        for stands, guards in zip(s.stands, s.guards, strict=True):
            present |= stands
            shared |= pieces & (stands | guards)
            pieces |= stands | guards
        for t in bits(present & shared):
            beaten += self._compare(s, t)
        for power, t in sorted(beaten, key=lambda b: (rank(s, b[0]), b[1])):
            general = s.general_at(power, t)
            if general >= 0 and general not in self.leaving:
                self.leaving.append(general)
            if s.garrison[t] == power:
                self._remove(s, power, t, "weaker")
        self._settle(s)
        return None

    def _compare(self, s: Realm, t: int) -> list[tuple[int, int]]:
        """K-9.2.2 to K-9.2.4, K-R-48: the Powers with pieces here whose side is not the strongest."""
        strength: dict[int, int] = {}  # side (set of Powers) to Strength
        powers: list[int] = []
        generals = 0
        for power in s.game.relations.precedence(s):
            general = s.general_at(power, t)
            stays = general >= 0 and general not in self.leaving
            guards = s.garrison[t] == power
            if not stays and not guards:
                continue
            powers.append(power)
            points = (1 + s.troops[general]) if stays else 0
            generals += stays
            if guards:
                points += 4 if s.fortress >> t & 1 else 1
            side = s.ally[power]
            strength[side] = strength.get(side, 0) + points
        if len(strength) < 2 or not generals:
            return []
        most = max(strength.values())
        best = [side for side, points in strength.items() if points == most]
        verdict = "stronger"
        if len(best) > 1:
            guarded = [side for side in best if s.garrison[t] >= 0 and side >> s.garrison[t] & 1]
            verdict = "garrison" if guarded else "lot"
            best = guarded or [best[s.below(len(best))]]  # K-9.2.4, K-R-49: a fair draw
        staying = tuple(power for power in powers if s.ally[power] == best[0])
        s.emit("compared", t, staying, most, verdict)
        return [(power, t) for power in powers if power not in staying]

    # -- (5) withdrawals (9.4)

    def drive_off(self, s: Realm) -> Step | None:
        """K-9.4.3: who has nowhere to go leaves the board."""
        while self.leaving:
            lost = [general for general in self._withdrawing(s) if not self._goals(s, general)]
            if not lost:
                return None
            self._go(s, lost[0], -1)
        s.clear_regents()
        return None

    def _withdrawing(self, s: Realm) -> list[int]:
        """K-9.4.1, K-9.4.2: in precedence; a Power with several Generals chooses its own order."""
        power = min((s.game.owner[g] for g in self.leaving), key=lambda p: rank(s, p))
        return [general for general in self.leaving if s.game.owner[general] == power]

    def _goals(self, s: Realm, general: int) -> list[int]:
        power, t = s.game.owner[general], s.where[general]
        return nearest(s, power, t, self._destinations(s, power, t))

    def withdraw(self, s: Realm) -> list[Decision]:
        if not self.leaving:
            return []
        generals = self._withdrawing(s)
        decision = s.decide(ASK_UPDATE_WITHDRAW, s.game.owner[generals[0]])
        starts = s.bars(sum(1 << s.where[general] for general in generals), NOT_WITHDRAWING.by(decision.rule))
        decision.only(WITHDRAW, starts)
        decision.only(WITHDRAW_OFF, starts)
        for general in generals:
            offer_withdrawal(s, decision, s.where[general], self._goals(s, general))
            decision.add(WITHDRAW_OFF, s.where[general])
        return [decision]

    def _destinations(self, s: Realm, power: int, t: int) -> int:
        """K-R-26, D.1: Generals that must leave too are not counted as being there."""
        taken = 1 << t | s.closed[power]
        for general, place in enumerate(s.where):
            if place < 0 or general in self.leaving:
                continue
            owner = s.game.owner[general]
            if owner == power or not s.ally[power] >> owner & 1:
                taken |= 1 << place
        return s.control[power] & ~taken

    def on_withdraw(self, s: Realm, decision: Decision, move: Move) -> Step | None:
        general = next(g for g in self.leaving if s.game.owner[g] == decision.actor and s.where[g] == move.args[0])
        self._go(s, general, move.args[1] if move.of is WITHDRAW else -1)
        return DRIVING_OFF

    def _go(self, s: Realm, general: int, t: int) -> None:
        self.leaving.remove(general)
        leave(s, general, t)


DRIVING_OFF: Final = does(BoardUpdate.drive_off)
SCRIPTS[BoardUpdate] = [
    does(BoardUpdate.remove_garrisons),
    asks(BoardUpdate.assign_removed, BoardUpdate.on_assign),
    does(BoardUpdate.find_guests),
    asks(BoardUpdate.ask_to_stay, BoardUpdate.on_stay),
    does(BoardUpdate.compare),
    asks(BoardUpdate.assign_weaker, BoardUpdate.on_assign),
    DRIVING_OFF,
    asks(BoardUpdate.withdraw, BoardUpdate.on_withdraw),
]
