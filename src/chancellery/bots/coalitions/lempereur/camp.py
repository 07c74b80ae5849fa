"""What the players know: everything but the order of the two decks. The only module here that touches the state."""

from __future__ import annotations

from chancellery.bots.coalitions.lempereur import weights as w
from chancellery.bots.coalitions.lempereur.mind import SENSIBLE, Mind
from chancellery.games.coalitions.base.powers import FR
from chancellery.games.coalitions.lempereur.battle import BattleAgainstNapoleon
from chancellery.games.coalitions.lempereur.race_to_paris import in_priority, invaded
from chancellery.games.coalitions.lempereur.set_up import GRAND_COALITION
from chancellery.games.coalitions.lempereur.state import EmpireRealm
from chancellery.games.coalitions.system.entering import Ground, ground
from chancellery.kernel.sets import bits

__all__ = ["FR", "GRAND_COALITION", "Camp", "bits"]


class Camp:
    """The table as the player of a Power sees it. Read only."""

    def __init__(self, s: EmpireRealm, me: int, mind: Mind = SENSIBLE) -> None:
        self._s = s
        self.me, self.mind = me, mind
        self.game, self.map = s.game, s.game.map
        self.owner, self.generals = s.game.owner, s.game.generals
        self.hands = s.hands  # K-12.0.4: open; that of FR is empty
        self.where, self.troops = s.where, s.troops
        self.garrison, self.fortress = s.garrison, s.fortress
        self.control, self.stands = s.control, s.stands
        self.morale, self.money = s.morale, s.money
        self.battlefields, self.busy = s.battlefields, s.busy
        self.influence = s.influence[FR]
        self.round, self.turn = s.round, s.turn
        self.paris = self.map.capital[FR]
        self.battle = s.running(BattleAgainstNapoleon)  # in progress
        # found out when asked for
        self._ours: int | None = None
        self._our_generals: int | None = None
        self._french: int | None = None
        self._invaded: int | None = None
        self._ground: Ground | None = None
        self._deck: tuple[int, ...] | None = None
        self._to_come: list[tuple[int, ...]] | None = None
        self._danger: float | None = None
        self._french_income: int | None = None

    def general_at(self, power: int, t: int) -> int:
        return self._s.general_at(power, t)

    def off_board(self, power: int) -> int:
        return sum(self.where[g] < 0 for g in self.generals[power])

    # -- sides

    @property
    def ours(self) -> int:
        """The Territories that Powers of the Grand Coalition control."""
        if self._ours is None:
            self._ours = self._find_ours()
        return self._ours

    def _find_ours(self) -> int:
        mask = 0
        for power in GRAND_COALITION:
            mask |= self.control[power]
        return mask

    @property
    def our_generals(self) -> int:
        if self._our_generals is None:
            self._our_generals = self._find_our_generals()
        return self._our_generals

    def _find_our_generals(self) -> int:
        mask = 0
        for power in GRAND_COALITION:
            mask |= self.stands[power]
        return mask

    @property
    def french(self) -> int:
        """The Territories where French pieces stand."""
        if self._french is None:
            self._french = self._find_french()
        return self._french

    def _find_french(self) -> int:
        mask = self.stands[FR]
        for t in bits(self.control[FR]):
            if self.garrison[t] == FR:
                mask |= 1 << t
        return mask

    @property
    def invaded(self) -> int:
        """French Home Territories with Generals of ours: there will be a Race to Paris."""
        if self._invaded is None:
            self._invaded = invaded(self._s)
        return self._invaded

    def third_target(self, gate: int) -> int:
        """Where the third General of a Race to Paris is placed if this Territory is attacked (K-12.7.3)."""
        listed = in_priority(self._s, self.map.near[gate])
        return listed[0] if listed else -1

    @property
    def ground(self) -> Ground:
        """Where our Generals may go now."""
        if self._ground is None:
            self._ground = ground(self._s, self.me)
        return self._ground

    # -- cards

    @property
    def deck(self) -> tuple[int, ...]:
        """How many cards of each value can still be drawn: those that nobody holds and that do not lie open."""
        if self._deck is None:
            self._deck = self._find_deck()
        return self._deck

    def _find_deck(self) -> tuple[int, ...]:
        left = dict(self.game.parameters.deck)
        seen = [card for hand in self.hands for card in hand] + self._s.discards
        if self.battle is not None:
            seen += [abs(card) for stack in self.battle.stacks for card in stack]
        for card in seen:
            left[card] -= 1
        if not sum(left.values()):  # the discards are shuffled next
            left = {value: self._s.discards.count(value) for value in left}
        return tuple(left[value] for value in sorted(left))

    @property
    def to_come(self) -> list[tuple[int, ...]]:
        """The targets of the Napoleon cards that may come next."""
        if self._to_come is None:
            self._to_come = self._find_to_come()
        return self._to_come

    def _find_to_come(self) -> list[tuple[int, ...]]:
        resolved = set(self._s.napoleon_discards) | {self._s.napoleon_card}
        left = [card.targets for number, card in self._s.own.items() if number not in resolved]
        return left or [card.targets for card in self._s.own.values()]

    def risk(self, t: int) -> float:
        """The share of the Napoleon cards to come that name a Territory."""
        return sum(t in targets for targets in self.to_come) / len(self.to_come)

    # -- the state of the war

    @property
    def danger(self) -> float:
        """From 0, time enough, to 1: the match is as good as lost if nothing is risked."""
        if self._danger is None:
            self._danger = self._find_danger()
        return self._danger

    def _find_danger(self) -> float:
        near = self.influence + self.french_income - w.CLOSE
        return max(0.0, min(1.0, near / (w.HOPELESS - w.CLOSE)))

    @property
    def french_income(self) -> int:
        """What FR's next Expand Influence brings."""
        if self._french_income is None:
            self._french_income = self._find_french_income()
        return self._french_income

    def _find_french_income(self) -> int:
        m = self.map
        return sum(m.value[t] for t in bits(self.control[FR] & m.contested) if m.stripes[t] >> FR & 1)
