"""Combat (11): which battle first, which cards, where the beaten go."""

from __future__ import annotations

from chancellery.bots.maria import weights as w
from chancellery.bots.maria.ground import Ground
from chancellery.bots.maria.table import Table
from chancellery.games.maria import cards
from chancellery.games.maria.combat import Battle
from chancellery.games.maria.components import RESERVE
from chancellery.games.maria.powers import AUSTRIA
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
    """Cards as long as they can turn the battle or save armies, the cheapest that will do."""
    fight = table.s.stack[-1]
    assert isinstance(fight, Battle)
    score, suit = decision.about[2:4]
    side = fight.to_play
    own, theirs = fight.strengths[side], fight.strengths[1 - side]
    behind = -score
    suited = [move for move in decision.options if move.verb == "play"]
    decline = decision.options[-1] if decision.options[-1].verb == "decline" else None
    total = table.in_suit(suit)
    if decline is not None:
        if behind == 0:
            return decline  # without a card of the suit: a tie costs nothing
        if behind - total >= own or (behind > total and behind - total >= behind - 1):
            return decline  # nothing is saved
    enough = [move for move in suited if _value(move) > behind]
    if enough:
        return min(enough, key=_value)
    reserves = sum(cards.face(card) == RESERVE for card in table.hand())
    in_suit = total - reserves * cards.MOST_RESERVE
    if suited and (in_suit >= behind or not reserves or total < behind):
        return max(suited, key=_value)
    if reserves and (total > behind or own - (behind - total) > 2):
        wanted = min(cards.MOST_RESERVE, behind + theirs)
        return next(move for move in decision.options if move.verb == "play_reserve" and move.args[0] == wanted)
    if suited:
        return max(suited, key=_value)
    return decline if decline is not None else decision.options[0]


def retreat(table: Table, decision: Decision) -> Move:
    """The beaten go where they protect and eat least."""
    s = table.s
    general = decision.about[0]
    foe = Table(s, table.seat, s.power_of(general))
    ground = Ground(table)
    field = foe.supply_field(s.trains[foe.power], 8)

    def worth(move: Move) -> float:
        city = move.args[0]
        found = 0.0 if foe.at_home(city) or field[city] <= 6 else w.HUNGER
        close = table.atlas.close
        found -= 0.4 * sum(goal for to, goal in ground.aims.goals.items() if close[to] >> city & 1)
        return found - sum(care for to, care in ground.aims.cares if table.atlas.distances(to)[city] <= 4)

    return max(decision.options, key=worth)


def retreat_way(table: Table, decision: Decision) -> Move:
    """Around Austria's hussars if they are the player's own, else over them."""
    through, around = decision.options
    return around if table.s.seat_of[AUSTRIA] == table.seat else through


def remain(table: Table, decision: Decision) -> Move:
    """The higher rank."""
    generals = table.box.generals
    return min(decision.options, key=lambda move: generals[move.args[0]].rank)
