"""Combat (11): which battle first, which cards, where the beaten go."""

from __future__ import annotations

from typing import NamedTuple

from chancellery.bots.maria import odds
from chancellery.bots.maria import weights as w
from chancellery.bots.maria.ground import Ground
from chancellery.bots.maria.table import Table
from chancellery.games.maria import cards
from chancellery.games.maria.combat import ATTACKER, Battle
from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.powers import AUSTRIA, NOBODY
from chancellery.games.maria.state import MOST_ARMIES
from chancellery.kernel import Decision, Move


def attack(table: Table, decision: Decision) -> Move:
    """The most promising battle first."""
    ground = Ground(table)

    def worth(move: Move) -> float:
        city, enemy = move.args
        return ground.battle(table.strength(city), city, enemy, set())

    return max(decision.options, key=worth)


def _value(move: Move) -> int:
    return move.args[0] if move.verb == "play_reserve" else move.args[0] % 9 + 2


def battle(table: Table, decision: Decision) -> Move:
    """Cards as long as they can turn the battle, the cheapest that will do; else as small a loss as they buy."""
    fight = table.s.stack[-1]
    assert isinstance(fight, Battle)
    suit = decision.about[3]
    behind = -fight.own_score()
    suited = [move for move in decision.options if move.verb == "play"]
    if decision.options[-1].verb == "decline":
        if behind == 0:
            return decision.options[-1]  # without a card of the suit: a tie costs nothing
        stakes = Stakes(table, fight)
        way_out = _yielding(table, stakes, behind, suit)
        if way_out.worth > _fighting_on(table, stakes, behind, suit):
            return way_out.move(decision)
    enough = [move for move in suited if _value(move) > behind]
    if enough:
        return min(enough, key=_value)
    reserves = sum(cards.face(card) == RESERVE for card in table.hand())
    in_suit = table.in_suit(suit) - reserves * cards.MOST_RESERVE
    if suited and (in_suit >= behind or not reserves):
        return max(suited, key=_value)
    if reserves:
        wanted = min(cards.MOST_RESERVE, behind + fight.strengths[1 - fight.to_play])
        return next(move for move in decision.options if move.verb == "play_reserve" and move.args[0] == wanted)
    return max(suited, key=_value)


class Stakes:
    """What the side to play can win and lose in a battle."""

    def __init__(self, table: Table, fight: Battle) -> None:
        side = fight.to_play
        city, enemy = (fight.attacker, fight.defender) if side == ATTACKER else (fight.defender, fight.attacker)
        ground = Ground(table)
        self.full = table.s.game.full
        self.own = fight.strengths[side]
        self.place = ground.cover(city, ground.mates(table.s.generals_at(city)[0]) & ~(1 << city))
        self.prize = ground.prize(enemy, set())
        self.their_cards = table.foreign_cards(fight.powers[1 - side], enemy)

    def loss(self, armies: float) -> float:
        """What it costs to lose by so much: armies, perhaps all, and what is protected: less, the nearer he stays."""
        lost = w.ARMY * min(self.own, armies)
        if armies >= self.own:
            lost += w.GENERAL * self.own / MOST_ARMIES + w.ARMY
        if self.full:
            lost += 0.7 * w.BATTLE_POINT * min(2, armies // 3)
        return lost + self.place * min(1.0, armies / w.FAR_RETREAT)


class Yielding(NamedTuple):
    """The way out of a battle that is not to be won: cards that bring the score near to zero, never up to it.

    As long as the score is negative the enemy does not play (M-11.1.10), so that the loss is certain and small.
    """

    worth: float
    card: int = NOBODY  # the first to play
    value: int = 0

    def move(self, decision: Decision) -> Move:
        if self.card == NOBODY:
            return decision.options[-1]
        verb = "play_reserve" if cards.suit(self.card) < 0 else "play"
        return next(move for move in decision.options if move.verb == verb and _value(move) == self.value)


def _yielding(table: Table, stakes: Stakes, behind: int, suit: int) -> Yielding:
    """The cards, if any, that are worth less than what they save."""
    sums = {0: (0.0, NOBODY, 0)}  # of values: what they cost, and the last of the cards with its value
    for card in sorted((c for c in table.hand() if cards.suit(c) in (suit, -1)), key=cards.value):
        reserve = cards.suit(card) < 0
        before = list(sums.items())
        for value in range(1, cards.MOST_RESERVE + 1) if reserve else (cards.value(card),):
            cost = table.point * (w.RESERVE_POINTS if reserve else value)
            for total, (spent, _, _) in before:
                further = total + value
                if further < behind and (further not in sums or spent + cost < sums[further][0]):
                    sums[further] = (spent + cost, card, value)
    found = (Yielding(-stakes.loss(behind - total) - cost, card, n) for total, (cost, card, n) in sums.items())
    return max(found, key=lambda way: way.worth)


def _fighting_on(table: Table, stakes: Stakes, behind: int, suit: int) -> float:
    """What it is worth to play on: the enemies' cards are estimated; if we run out, something is still saved."""
    total, theirs = table.in_suit(suit), stakes.their_cards
    if total < behind:
        return -stakes.loss(stakes.own) - table.point * total - 1.0  # it cannot even come to zero
    win = odds.likely((total - behind - theirs) / w.SPREAD)
    good = w.ARMY * w.BEATEN + stakes.prize
    spent = win * min(total, behind + theirs) + (1 - win) * total
    return win * good - (1 - win) * stakes.loss(w.BEATEN) - table.point * spent


def retreat(table: Table, decision: Decision) -> Move:
    """The beaten go where they protect and eat least."""
    s = table.s
    general = decision.about[0]
    foe = Table(s, table.seat, s.power_of(general), table.mind)
    ground = Ground(table)
    field = foe.supply_field(s.trains[foe.power], 8)

    def worth(move: Move) -> float:
        city = move.args[0]
        found = 0.0 if foe.at_home(city) or field[city] <= 6 else w.HUNGER
        close = table.atlas.close
        found -= 0.4 * sum((goal for to, goal in ground.aims.goals.items() if close[to] >> city & 1), 0.0)
        return found - sum((care for to, care in ground.aims.cares if table.atlas.distances(to)[city] <= 4), 0.0)

    return max(decision.options, key=worth)


def retreat_way(table: Table, decision: Decision) -> Move:
    """Around Austria's hussars if they are the player's own, else over them."""
    through, around = decision.options
    return around if table.s.seat_of[AUSTRIA] == table.seat else through


def remain(table: Table, decision: Decision) -> Move:
    """The higher rank."""
    generals = table.box.generals
    return min(decision.options, key=lambda move: generals[move.args[0]].rank)
