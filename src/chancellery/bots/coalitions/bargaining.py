"""What a seat of the family would agree to by word, and what it would propose.

All of it is reckoned from what a spectator sees, so that no answer tells anything of a hand: an own hand counts with
what everybody expects of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.diplomacy import prospects
from chancellery.bots.coalitions.front import Front
from chancellery.bots.coalitions.odds import best_of
from chancellery.bots.coalitions.outlook import Outlook, needs
from chancellery.bots.coalitions.player import Player
from chancellery.bots.coalitions.raison_detat.table import ImperialTable
from chancellery.bots.coalitions.realpolitik.table import RailTable
from chancellery.bots.coalitions.table import SPECTATOR, bits
from chancellery.bots.talk.envoy import ASK, BUT, Proposing, Term, Wanted
from chancellery.games.coalitions.base.powers import BRITISH, GB
from chancellery.games.coalitions.base.subsidies import ENOUGH
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.statuses import NEUTRAL

LONGEST: Final = 1  # rounds after the present one for which it promises something


def public_table(player: Player[Any], s: Realm, power: int) -> Any:
    """The table of a Power as a spectator sees it."""
    table = player.see(s, power, SPECTATOR)
    table.battle = None  # its own cards are seen there
    held, room = table.cards[power], table.morale[power] or 1
    table._best = best_of(table.deck)[min(held, len(best_of(table.deck)) - 1)][: room + 1]
    return table


class Bargain:
    """One Power of a seat, called `mine`, thinks about others."""

    def __init__(self, player: Player[Any], s: Realm, mine: int, clock: int, who: Proposing) -> None:
        self.s, self.mine, self.clock, self.who = s, mine, clock, who
        self.player = player
        self.peace = who.personality.peace
        self.table = public_table(player, s, mine)
        self.british = mine == GB and not isinstance(self.table, (ImperialTable, RailTable))
        self.outlook = Outlook(self.table)
        self.front = Front(self.table)

    def _of(self, power: int) -> Bargain:
        """As the other may see it."""
        return Bargain(self.player, self.s, power, self.clock, self.who)

    # -- peace

    def tempted(self, other: int) -> float:
        """What the best attack upon a Power promises."""
        table, front = self.table, self.front
        if not table.at_war(self.mine, other):
            return 0.0
        best = 0.0
        held = table.stands[other] | table.control[other]
        for general in table.generals[self.mine]:
            start = table.where[general]
            if start < 0:
                continue
            away = front.steps[self.mine][start]
            for t in bits(held & ~table.closed[self.mine]):
                if away[t] <= 2:
                    best = max(best, front.gain(t, max(2, table.troops[general])) * w.NEARNESS ** (away[t] - 1))
        return best

    def feared(self, other: int) -> float:
        """What the best attack of a Power would cost."""
        return self.front.exposed(other)

    def no_peace(self, other: int, paid: bool) -> str:
        if not self.table.at_war(self.mine, other):
            return "quiet"
        gain = self.tempted(other) - w.PEACE_PAID * paid
        return "" if gain <= self.peace * (w.PEACE + self.feared(other)) else "strong"

    # -- sides

    def joined(self, other: int, status: int) -> float:
        """What it brings if both have a status."""
        s = self.s
        table = self.table
        for power in (self.mine, other):
            if power in s.game.free_powers and table.status[power] != status:
                table = table.with_status(status, power)
        return prospects(self._again(table)) - prospects(self.table)

    def allied(self, other: int) -> float:
        """What an Alliance with a Power brings, beside none."""
        table = self.table
        assert isinstance(table, RailTable)
        return prospects(self._again(table.with_partner(other))) - prospects(self._again(table.with_partner(-1)))

    def _again(self, table: Any) -> Any:
        table._best, table.battle = self.table._best, None
        return table

    def may_choose(self, power: int, status: int) -> bool:
        """Whether a Power can have a status by choice, or has it for good."""
        return power in self.s.game.free_powers or self.table.status[power] == status

    # -- objections

    def objection(self, other: int, term: Term, paid: bool) -> str:
        """What speaks against a proposal of a Power; nothing: it agrees."""
        if self.outlook.close_to_victory(other) and self.outlook.menace[other] > 0:
            return "leads"
        wrong = str(getattr(self, f"_{term.kind}")(other, term, paid))
        return wrong or ("long" if term.until > self.clock + LONGEST else "")

    def _peace(self, other: int, term: Term, paid: bool) -> str:
        return self.no_peace(other, paid)

    def _together(self, other: int, term: Term, paid: bool) -> str:
        both = self.may_choose(self.mine, term.about) and self.may_choose(other, term.about)
        if not both or term.about >= NEUTRAL:
            return "barred"
        value = self.joined(other, term.about) + (w.MONEY * ENOUGH if paid else 0.0)
        return "" if value >= -w.SIDES * self.peace else "side"

    def _alliance(self, other: int, term: Term, paid: bool) -> str:
        table = self.table
        if not isinstance(table, RailTable) or table.minor >> other & 1:
            return "barred"
        others = [p for p in table.powers if p not in (self.mine, other) and not table.minor >> p & 1]
        best = max((self.allied(p) for p in others if self.s.seat_of[p] not in self.who.distrusts), default=0.0)
        return "" if self.allied(other) >= max(0.0, best) - w.SIDES * self.peace else "side"

    def _vote(self, other: int, term: Term, paid: bool) -> str:
        table = self.table
        if not isinstance(table, ImperialTable) or not table.votes(self.mine):
            return "barred"
        candidate = term.about
        if table.at_war(self.mine, candidate) or not table.votes(candidate):
            return "barred"
        if self.outlook.close_to_victory(candidate):
            return "leads"
        own = sum(table.votes(p) for p in table.powers if table.major[p] == table.major[self.mine])
        if table.major[candidate] != table.major[self.mine] and own > table.votes(candidate):
            return "candidate"  # it stands itself
        friends = table.ally[self.mine] >> candidate & 1
        return "" if paid or friends or self.outlook.menace[candidate] < w.VOTE_MENACE * self.peace else "candidate"

    def _passage(self, other: int, term: Term, paid: bool) -> str:
        table = self.table
        if not table.ally[self.mine] >> other & 1:
            return "" if paid else "allies"
        return ""

    def _pay(self, other: int, term: Term, paid: bool) -> str:
        if not self.may_pay(other):
            return "barred"
        if self.british:  # a subsidy brings Influence (K-7.3.8)
            return "" if self._income >= ENOUGH else "poor"
        spare = self.table.money[self.mine] - needs(self.table, self.mine)
        if self.table.money[self.mine] < ENOUGH or (spare < ENOUGH and not paid and self.peace < w.GENEROUS):
            return "poor"
        return "" if paid or self.table.ally[self.mine] >> self.outlook.leader & 1 == 0 else "poor"

    def may_pay(self, other: int) -> bool:
        """Whether a subsidy to a Power is possible: of GB to its Coalition (K-7.3.6), of Allies (RD-9.4.2)."""
        table = self.table
        if isinstance(table, ImperialTable):
            return bool(table.ally[self.mine] >> other & 1)
        return self.british and table.status[other] == BRITISH

    def _clear(self, other: int, term: Term, paid: bool) -> str:
        table, place = self.table, term.about
        if (table.control[self.mine] | table.stands[self.mine]) >> place & 1 or table.map.home[place] == self.mine:
            return "mine"
        return "" if self.front.gain(place, 2) <= w.CLEAR * self.peace else "strong"

    def _against(self, other: int, term: Term, paid: bool) -> str:
        return "barred"

    # -- what it wants

    def wanted(self, others: list[int], diplomacy: bool) -> Iterator[Wanted]:
        """Proposals to other Powers, most urgent first."""
        rivals = [p for p in others if not self.outlook.close_to_victory(p)]
        yield from self._sides(rivals, diplomacy)
        yield from self._votes(rivals)
        yield from self._subsidies(rivals)
        yield from self._truces(rivals)
        yield from self.contested(rivals)

    def _sides(self, others: list[int], diplomacy: bool) -> Iterator[Wanted]:
        """Sides from which both would gain."""
        until = self.clock + (0 if diplomacy else 1)
        if isinstance(self.table, RailTable):
            found = [(self.allied(p), p, Term("alliance", -1, self.clock + 1)) for p in others]
            found = [one for one in found if self._of(one[1]).allied(self.mine) > 0]
        else:
            found = [
                (self.joined(p, status), p, Term("together", status, until))
                for p in others
                for status in {self.table.status[self.mine], self.table.status[p]}
                if status < NEUTRAL
                and self.table.status[self.mine] != self.table.status[p]
                and self.may_choose(p, status)
                and self.may_choose(self.mine, status)
            ]
            found = [one for one in found if one[0] > w.SIDES and self._gains(one[1], one[2])]
        for value, power, term in sorted(found, key=lambda one: -one[0]):
            if value > w.SIDES / self.peace:
                yield power, BUT if self._pays(power, term) else ASK, term

    def _gains(self, power: int, term: Term) -> bool:
        """Whether the other has something of it, as far as anybody can tell."""
        return self._of(power).joined(self.mine, term.about) + self._pays(power, term) * w.MONEY * ENOUGH > 0

    def _pays(self, power: int, term: Term) -> bool:
        """Whether a Power is drawn into the British Coalition by Money."""
        joins = term.kind == "together" and term.about == BRITISH and self.table.status[power] != BRITISH
        return self.british and joins and self._income >= ENOUGH

    @property
    def _income(self) -> int:
        """The Money it has, and that of its next Taxation."""
        return int(self.table.money[self.mine] + self.table.tax(self.mine))

    def _subsidies(self, others: list[int]) -> Iterator[Wanted]:
        """Money of friends who have more than they need."""
        table = self.table
        if self._income >= needs(table, self.mine) + ENOUGH:
            return
        for power in others:
            giver = self._of(power)
            if giver.may_pay(self.mine) and not giver._pay(self.mine, Term("pay"), False):
                yield power, ASK, Term("pay", -1, self.clock + 1)

    def _votes(self, others: list[int]) -> Iterator[Wanted]:
        """Votes for the Emperor, of those who may give them."""
        table = self.table
        if not isinstance(table, ImperialTable) or not table.votes(self.mine):
            return
        voters = [p for p in others if table.votes(p) and not table.at_war(self.mine, p)]
        for power in sorted(voters, key=lambda p: (-(table.ally[self.mine] >> p & 1), -table.votes(p))):
            if table.votes(power) <= table.votes(self.mine):
                yield power, ASK, Term("vote", self.mine, self.clock)

    def _truces(self, others: list[int]) -> Iterator[Wanted]:
        """Peace with whoever is feared more than he tempts."""
        feared = [(self.feared(p) - self.tempted(p) / self.peace, p) for p in others]
        for fear, power in sorted(feared, reverse=True):
            if fear > w.AFRAID / self.peace:
                yield power, ASK, Term("peace", -1, self.clock + 1)

    def contested(self, others: list[int]) -> Iterator[Wanted]:
        """A Territory next to both that is nobody's: neither enters it."""
        table = self.table
        free = [t for t in bits(table.map.passable) if table.controller(t) < 0 and table.garrison[t] < 0]
        own = {self.mine, *others}
        for t in free:
            near = table.map.near[t]
            if not near & table.stands[self.mine] or table.map.home[t] in own:
                continue
            for power in others:
                if (
                    table.at_war(self.mine, power)
                    and near & table.stands[power]
                    and not self._clear(power, Term("clear", t), False)
                ):
                    yield power, ASK, Term("clear", t, self.clock + 1)
