"""The outlook: who is winning, how long it will take, and what Territories are worth to whom."""

from __future__ import annotations

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.table import Table
from chancellery.games.coalitions.system.state import MOST_TROOPS


class Outlook:
    """Judgements about a table that do not depend on where Generals go next."""

    def __init__(self, table: Table, viewpoint: int | None = None) -> None:
        self.table = table
        self.me = table.me if viewpoint is None else viewpoint
        self.goal = table.game.parameters.influence_to_win
        self.mind = table.judgement.mind
        self._worth: dict[tuple[int, int], float] = {}
        # found out when asked for
        self._expansion: list[int] | None = None
        self._rate: list[float] | None = None
        self._rounds_left: list[float] | None = None
        self._horizon: float | None = None
        self._menace: list[float] | None = None
        self._leader: int | None = None
        self._money: float | None = None
        self._patience: float | None = None
        self._troop: float | None = None
        self._card: float | None = None
        self._morale: float | None = None
        self._at_end_of_round: list[int] | None = None

    @property
    def expansion(self) -> list[int]:
        """The Influence of each Power's next Expand Influence, if control does not change."""
        if self._expansion is None:
            self._expansion = [self.table.expansion(p) for p in self.table.powers]
        return self._expansion

    @property
    def rate(self) -> list[float]:
        """The Influence each Power is likely to gain in a round."""
        if self._rate is None:
            self._rate = [expansion + w.RATE_OF_BATTLES for expansion in self.expansion]
        return self._rate

    @property
    def rounds_left(self) -> list[float]:
        """The rounds each Power still needs."""
        if self._rounds_left is None:
            self._rounds_left = [(self.goal - have) / rate for have, rate in zip(self.table.influence, self.rate)]
        return self._rounds_left

    @property
    def horizon(self) -> float:
        """The rounds for which a Territory is going to pay."""
        if self._horizon is None:
            self._horizon = max(w.SHORTEST_HORIZON, min(w.LONGEST_HORIZON, self.rounds_left[self.leader]))
        return self._horizon

    @property
    def menace(self) -> list[float]:
        """What a point for each Power costs us; Powers of our own player count for nothing."""
        if self._menace is None:
            self._menace = self._find_menace()
        return self._menace

    def _find_menace(self) -> list[float]:
        found = []
        own = self.table.influence[self.me]
        for power in self.table.powers:
            cost = w.RIVAL + w.RIVAL_AHEAD * (self.table.influence[power] > own)
            cost += w.RIVAL_NEAR_VICTORY / max(1.0, self.rounds_left[self.table.major[power]]) ** 2
            cost = self.mind.rivalry * min(w.RIVAL_MOST, cost)
            if self.mind.pledges and self.me == self.table.me:
                cost *= 1.0 + w.AGAINST * self.mind.word("against", about=self.table.major[power])
            found.append(0.0 if self.table.major[power] == self.table.major[self.me] else cost)
        return found

    @property
    def leader(self) -> int:
        """The Power that is likely to win first."""
        if self._leader is None:
            self._leader = self._find_leader()
        return self._leader

    def _find_leader(self) -> int:
        majors = (p for p in self.table.powers if not self.table.minor >> p & 1)
        return min(majors, key=lambda p: (self.rounds_left[p], -self.table.influence[p]))

    def close_to_victory(self, power: int) -> bool:
        """Whether a Power is likely to win in this round or the next."""
        major = self.table.major[power]
        if self.leader == major and self.rounds_left[major] <= w.CLOSE:
            return True
        at_once = max(w.BY_BATTLES, self.expansion[major])
        return self.mind.watchful and self.table.influence[major] + at_once >= self.goal

    def worth(self, power: int, t: int) -> float:
        """What control of a Territory is going to bring a Power."""
        known = self._worth.get((power, t))
        if known is None:
            known = self.table.map.value[t] * self.horizon
            if not self.table.gives_influence(power, t):
                money = self.money if power == self.me else w.MONEY
                known *= money if self.table.pays_money(power, t) else w.NOTHING
            known += self.table.judgement.worth(self, power, t)
            if self.mind.territories:
                known *= self.mind.territories[t]
            self._worth[power, t] = known
        return known

    def stake(self, t: int) -> float:
        """What we lose with a Territory we control."""
        loss = self.worth(self.me, t)
        if self.table.influence[self.me] + self.expansion[self.me] >= self.goal:
            loss += w.FINISH * self.table.gives_influence(self.me, t)
        if self.table.map.home[t] == self.me:
            loss += w.CAPITAL if self.table.map.capital[self.me] == t else w.HOME
            loss += self.table.judgement.stake(self, t)
        return loss

    def denial(self, t: int) -> float:
        """What it is worth to us that the Power controlling a Territory loses it."""
        holder = self.table.controller(t)
        if holder < 0 or self.table.ally[self.me] >> holder & 1:
            return 0.0
        return self.menace[holder] * self.worth(holder, t) + self._stop(holder, t)

    def _stop(self, holder: int, t: int) -> float:
        """What it is worth to keep a Power that would win by its next Expand Influence from doing so."""
        surplus = self.table.influence[holder] + self.expansion[holder] - self.goal
        if surplus < 0 or not self.table.gives_influence(holder, t):
            return 0.0
        return w.STOP * min(1.0, self.table.map.value[t] / (surplus + 1))

    def finish(self, t: int) -> float:
        """What it is worth that with a Territory we would win by our next Expand Influence."""
        short = self.goal - self.table.influence[self.me] - self.expansion[self.me]
        if short <= 0 or not self.table.gives_influence(self.me, t):
            return 0.0
        value = self.table.map.value[t]
        return w.FINISH if value >= short else 0.0

    @property
    def money(self) -> float:
        """What a little more Money is worth to us: less when there is little left to buy."""
        if self._money is None:
            self._money = self._find_money()
        return self._money

    def _find_money(self) -> float:
        table, me = self.table, self.me
        return w.MONEY if table.money[me] + table.tax(me) <= needs(table, me) else w.MONEY_SPARE

    # -- what we spend

    @property
    def patience(self) -> float:
        """How much of their worth Troops, cards and Morale keep: little when the end is near."""
        if self._patience is None:
            self._patience = self.mind.thrift * max(
                w.LEAST_PATIENCE, min(1.0, self.rounds_left[self.leader] / w.PATIENT_ROUNDS)
            )
        return self._patience

    @property
    def troop(self) -> float:
        """What a Troop of ours is worth."""
        if self._troop is None:
            self._troop = self.patience * w.TROOP * (1.0 if self.money == w.MONEY else w.TROOP_SPARE)
        return self._troop

    @property
    def card(self) -> float:
        """What an average card of ours is worth, with the Morale to play it."""
        if self._card is None:
            self._card = self.patience * w.SPENT * card_value(self.table, len(self.table.hand)) + self.morale
        return self._card

    @property
    def morale(self) -> float:
        if self._morale is None:
            self._morale = self.patience * w.SPENT * morale_value(self.table, self.table.morale[self.me])
        return self._morale

    # -- the end of the round

    @property
    def at_end_of_round(self) -> list[int]:
        """The Influence each Power has when the round ends, if control does not change."""
        if self._at_end_of_round is None:
            self._at_end_of_round = self._find_at_end_of_round()
        return self._at_end_of_round

    def _find_at_end_of_round(self) -> list[int]:
        later = self.table.later("influence")
        return [have + (self.expansion[p] if p in later else 0) for p, have in enumerate(self.table.influence)]


def needs(table: Table, power: int) -> int:
    """What there is to buy: Troops for all Generals on the map, a full hand, enough Morale."""
    room = sum(MOST_TROOPS - table.troops[g] for g in table.generals[power] if table.where[g] >= 0)
    return room + table.game.hand_limit[power] - table.cards[power] + max(0, w.ENOUGH_MORALE - table.morale[power])


def card_value(table: Table, number: int) -> float:
    """What the card with that number in our hand is worth: those beyond Morale or the limit of hands little."""
    if number > table.game.hand_limit[table.me]:
        return w.CARD * w.CARD_TOO_MANY
    return w.CARD * (w.CARD_PLAYABLE if number <= table.morale[table.me] + 1 else w.CARD_UNPLAYABLE)


def morale_value(table: Table, number: int) -> float:
    """What that point of our Morale is worth: the first ones most."""
    if number <= min(w.LITTLE_MORALE, len(table.hand)):
        return w.MORALE * w.FIRST_MORALE
    for up_to, part in w.MORE_MORALE:
        if number <= up_to:
            return w.MORALE * part
    return 0.0
