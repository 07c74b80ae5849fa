"""Battles (chapter 8): support, cards, withdrawal, defeat."""

from __future__ import annotations

from typing import Final

from chancellery.bots.coalitions import weights as w
from chancellery.bots.coalitions.front import Front
from chancellery.bots.coalitions.movement import garrison_value
from chancellery.bots.coalitions.odds import chance, expected_cards
from chancellery.bots.coalitions.table import SeenBattle, Table
from chancellery.kernel import Decision, Move

ATTACK: Final = 0
DEFENCE: Final = 1


class Stakes:
    """How a battle stands for us: Strengths, cards to come, and what the result is worth."""

    def __init__(self, table: Table, battle: SeenBattle, side: int) -> None:
        self.table, self.battle, self.side, self.me = table, battle, side, table.me
        self.front = Front(table)
        self.unknown = 0
        totals = [float(battle.strength[ATTACK]), float(battle.strength[DEFENCE])]
        self.room = [0] * len(table.powers)
        sides = [-1] * len(table.powers)
        for i, general in enumerate(battle.generals):
            owner, half = table.owner[general], battle.side[i]
            known = battle.known(i)
            hidden = battle.count(i) - len(known)
            totals[half] += self.stack(owner, known) + hidden * table.mean(owner)
            self.unknown += hidden
            self.room[owner] += max(0, battle.limit[i] - battle.count(i))
            sides[owner] = half
        for power, half in enumerate(sides):
            if half >= 0 and power != self.me and not battle.passed >> power & 1 and self._has_morale(power):
                cards, n = expected_cards(table, power, self.room[power])
                totals[half] += cards * (w.EAGER if half != side else w.ALLY_EAGER)
                self.unknown += n if half != side else 0
        self.lead = totals[side] - totals[1 - side]
        # found out when asked for
        self._victims: list[tuple[float, int, int]] | None = None

    def _has_morale(self, power: int) -> bool:
        return not self.battle.spent >> power & 1

    def stack(self, power: int, cards: list[int]) -> float:
        """K-8.3.16, K-8.3.18: values with their bonuses for pairs and on own ground."""
        abilities = self.table.game.abilities
        own_ground = self.table.controller(self.battle.place) == power
        names = [abilities[card] for card in cards]
        return sum(cards) + names.count("pair") // 2 + (names.count("own_ground") if own_ground else 0)

    @property
    def victims(self) -> list[tuple[float, int, int]]:
        """The enemy cards that can be struck out, best first: what each is worth, its General and its number there."""
        if self._victims is None:
            self._victims = self._find_victims()
        return self._victims

    def _find_victims(self) -> list[tuple[float, int, int]]:
        table, battle, found = self.table, self.battle, []
        for i, general in enumerate(battle.generals):
            if battle.side[i] == self.side:
                continue
            owner, known = table.owner[general], battle.known(i)
            whole = self.stack(owner, known)
            for number in range(1, battle.count(i) + 1):
                card = battle.seen(general, number)
                if card:
                    rest = list(known)
                    rest.remove(card)
                    worth = whole - self.stack(owner, rest)
                else:
                    worth = max(table.mean(owner), w.PLAYED_CARD)
                found.append((worth, general, number))
        return sorted(found, reverse=True)

    def plan(self, cards: list[int]) -> float:
        """What cards of ours would add: their values and bonuses, and the enemy cards they would strike out."""
        strikes = sum(self.table.game.abilities[card] == "discard" for card in cards)
        return self.stack(self.me, cards) + sum((worth for worth, *_ in self.victims[:strikes]), 0.0)

    def chance(self, more: float = 0.0) -> float:
        """The chance of not losing with that much more Strength; a draw is enough for the defence."""
        return chance(self.lead + more + (0.5 if self.side == DEFENCE else 0.0), self.unknown)

    def value(self) -> float:
        """The difference between victory and defeat for us."""
        table, battle, outlook = self.table, self.battle, self.front.outlook
        taking_part = {table.owner[g] for i, g in enumerate(battle.generals) if battle.side[i] == self.side}
        direct = any(table.owner[g] == self.me and battle.position[i] <= 2 for i, g in enumerate(battle.generals))
        others = [g for i, g in enumerate(battle.generals) if battle.side[i] != self.side and battle.position[i] <= 2]
        ours = [g for i, g in enumerate(battle.generals) if battle.side[i] == self.side and battle.position[i] <= 2]
        points = 0
        if self.me in taking_part or (self.side == DEFENCE and self.me in battle.defenders):
            points = len(others)
            points += table.judgement.bonus(table, [table.owner[g] for g in others], direct)
        value = float(points)
        if points and table.influence[self.me] + points >= outlook.goal:
            value += w.WIN
        rivals = {table.owner[g] for g in others} | (set(battle.defenders) if self.side == ATTACK else set())
        for rival in rivals:
            value += outlook.menace[rival] * len(ours)
            if table.influence[rival] + len(ours) >= outlook.goal and ours:
                value += w.WIN
        value += sum((outlook.menace[table.owner[g]] * (w.GENERAL + table.troops[g] * w.TROOP) for g in others), 0.0)
        for general in ours:
            if table.owner[general] == self.me:
                value += w.GENERAL + table.troops[general] * outlook.troop
        t = battle.place
        if table.controller(t) == self.me:
            value += outlook.stake(t)
        elif battle.attacker == self.me:
            value += outlook.worth(self.me, t) + outlook.denial(t)
        return value


# -- support (8.2)


def support(table: Table, decision: Decision) -> Move:
    """Support costs a Troop. It brings room for cards, and to an Ally's supporter a share of the victory."""
    battle = table.battle
    assert battle is not None
    side = decision.about[1]
    stakes = Stakes(table, battle, side)
    engaged = any(table.owner[g] == table.me for g in battle.generals)
    spare = table.best[min(stakes.room[table.me], len(table.best) - 1)]
    now = stakes.chance(spare * w.OWN_EAGER)
    value = stakes.value() if engaged else 0.0
    best, found = 0.0, decision.options[-1]
    for option in decision.options[:-1]:
        general = table.general_at(table.me, option.args[0])
        room = stakes.room[table.me] + table.troops[general]
        cards = table.best[min(room, len(table.best) - 1)]
        more = table.judgement.able_support(table, battle, side, general)
        with_him = stakes.chance(cards * w.OWN_EAGER + more)
        worth = (with_him - now) * value
        if not engaged:
            beaten = sum(battle.side[i] != side and battle.position[i] <= 2 for i in range(len(battle.generals)))
            worth += stakes.chance(cards * w.ALLY_SUPPORT + more) * beaten
        worth -= stakes.front.outlook.troop + front_loss(stakes.front, general)
        if worth > best:
            best, found = worth, option
    return found


def front_loss(front: Front, general: int) -> float:
    """What a Troop less costs a General where he stands."""
    t, troops = front.table.where[general], front.table.troops[general]
    return max(0.0, front.standing(t, troops) - front.standing(t, troops - 1))


# -- cards (8.3)


def card(table: Table, decision: Decision) -> Move:
    """The card with which our plan begins, or pass when the rest of the hand is better kept."""
    battle = table.battle
    assert battle is not None
    side = 0 if decision.about[1] in (1, 3) else 1
    stakes = Stakes(table, battle, side)
    value, outlook = stakes.value(), stakes.front.outlook
    pass_ = decision.options[-1]
    room = stakes.room[table.me]
    if battle.at_zero >> table.me & 1:
        room = min(room, 1)
    hand = sorted(table.hand, key=lambda c: (stakes.plan([c]), c), reverse=True)
    best, first = stakes.chance() * value, 0
    plans = [[c] for c in sorted(set(hand))]
    plans += [hand[:n] for n in range(2, min(room, len(hand), max(1, table.morale[table.me])) + 1)]
    for plan in plans:
        wins = stakes.chance(stakes.plan(plan))
        cost = sum((outlook.morale + (outlook.card - outlook.morale) * c / 3 for c in plan), 0.0)
        cost += (1.0 - wins) * plan.count(5) * outlook.morale
        if wins * value - cost > best + 0.01:
            best, first = wins * value - cost, plan[0]
    if not first:
        return pass_
    playable = [o for o in decision.options if o.verb == "play" and o.args[0] == first]
    chosen = max(playable, key=lambda o: spot_value(table, battle, first, o.args[1]))
    strike = next((o for o in decision.options if o.verb == "strike" and o.args == chosen.args), None)
    if strike is not None:
        return strike
    doubtful = w.HOPELESS < stakes.chance(first) < w.SURE
    if doubtful and room > 1 and battle.targets(1 - side) > 1:  # worth knowing before the next card
        for option in decision.options:
            if option.verb == "reveal" and option.args == chosen.args:
                return option
    return chosen


def spot_value(table: Table, battle: SeenBattle, value: int, spot: int) -> float:
    """Which General gets the card: one with most room left; a 4 goes to another 4."""
    for i, general in enumerate(battle.generals):
        if table.owner[general] == table.me and battle.spot[i] == spot:
            room = battle.limit[i] - battle.count(i)
            fours = [table.game.abilities[c] for c in battle.known(i)].count("pair")
            return room + (5 if table.game.abilities[value] == "pair" and fours % 2 else 0)
    return 0.0


def target(table: Table, decision: Decision) -> Move:
    """To be turned up, the last card played: first cards are often the best and are expected to be.

    To be struck out, the card that is worth most, as far as we know.
    """
    if decision.options[0].verb == "turn_up":
        return decision.options[-1]
    battle = table.battle
    assert battle is not None
    side = next(battle.side[i] for i, g in enumerate(battle.generals) if table.owner[g] == table.me)
    _, general, number = Stakes(table, battle, side).victims[0]
    spot = battle.spot[battle.generals.index(general)]
    return next(o for o in decision.options if o.args == (table.owner[general], spot, number))


# -- after the battle


def withdraw(table: Table, decision: Decision) -> Move:
    """To the Territory where the General stands best; off board only if he would be lost anyway."""
    front = Front(table)
    best, found = -99.0, decision.options[-1]
    for option in decision.options:
        if option.verb != "withdraw":
            continue
        general = table.general_at(table.me, option.args[0])
        troops = table.troops[general]
        value = front.standing(option.args[1], troops) + front.pull(general, option.args[1], troops)
        if value > best:
            best, found = value, option
    if best < -w.DOOMED:
        return next(o for o in decision.options if o.verb == "withdraw_off")
    return found


def beaten(table: Table, decision: Decision) -> Move:
    """To the Capital, unless he would only be beaten again there."""
    front = Front(table)
    capital = table.map.capital[table.me]
    return decision.options[0] if front.standing(capital, 0) > -w.DOOMED_IN_CAPITAL else decision.options[1]


def win_garrison(table: Table, decision: Decision) -> Move:
    general = decision.about[0]
    keep = garrison_value(Front(table), general, decision.options[0].args[0])
    return decision.options[0] if keep > 0 else decision.options[1]
