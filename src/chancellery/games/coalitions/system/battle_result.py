"""The result of a battle (8.4 to 8.7), in the order of K-R-28."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chancellery.games.coalitions.system import cards
from chancellery.games.coalitions.system.battle_cards import stack_strength
from chancellery.games.coalitions.system.garrison import garrison_sites
from chancellery.games.coalitions.system.sides import rank
from chancellery.games.coalitions.system.state import NOBODY, Realm
from chancellery.games.coalitions.system.vocabulary import (
    ASK_BEATEN,
    ASK_WIN_GARRISON,
    ASK_WITHDRAW,
    CAPITAL,
    DONE,
    GARRISON,
    GARRISON_ELSEWHERE,
    NOT_WITHDRAWING,
    WITHDRAW,
    WITHDRAW_OFF,
)
from chancellery.games.coalitions.system.vocabulary import OFF_BOARD as TO_OFF_BOARD
from chancellery.games.coalitions.system.withdraw import destinations, go, nearest, offer_withdrawal
from chancellery.kernel import Decision
from chancellery.kernel.sets import bits

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.battle import Battle


def reveal(s: Realm, battle: Battle) -> None:
    """K-8.4.1 to K-8.4.3: all cards at once; the higher final Strength wins, equality is a draw."""
    for i, stack in enumerate(battle.stacks):
        if stack:
            s.revealed = True
            power = s.game.owner[battle.generals[i]]
            s.emit("stack", power, battle.spot[i], tuple(abs(c) for c in stack), stack_strength(s, battle, i))
            battle.stacks[i] = [-abs(card) for card in stack]  # face up from now on
        battle.strength[battle.side[i]] += stack_strength(s, battle, i)
    battle.revealed = True
    attack, defence = battle.strength
    battle.winner = 0 if attack > defence else 1 if defence > attack else -1
    s.emit("result", battle.place, attack, defence, battle.winner)
    if battle.winner >= 0:
        battle.beaten = [
            general
            for i, general in enumerate(battle.generals)
            if battle.side[i] != battle.winner and battle.position[i] <= 2
        ]


def discard_lose_draw(s: Realm, battle: Battle) -> None:
    """K-8.4.4 to K-8.4.8: cards to the discard pile, each General loses a Troop, who played draws."""
    for i, stack in enumerate(battle.stacks):
        if stack:
            s.pile_of(s.game.owner[battle.generals[i]]).extend(abs(card) for card in stack)
    battle.discarded = True
    for general in battle.generals:
        if s.troops[general]:
            lose_troops(s, general, 1, "battle")
    for power in battle.defenders:
        if s.reader[power] >= 0:
            s.unread(power)  # K-11.3.8: the new card of an uncontrolled Power is seen by nobody
    for power in s.game.relations.precedence(s):
        if battle.has_played >> power & 1:
            cards.draw(s, power, "battle")


def lose_troops(s: Realm, general: int, count: int, loss: str) -> None:
    """Troops of a General are lost in or after a battle."""
    s.troops[general] -= count
    s.emit("lost_troops", s.game.owner[general], general, count, s.where[general], loss, s.named_as(general))


# -- draw (8.5)


def ways_back(s: Realm, battle: Battle) -> list[int]:
    """K-8.5.2: the nearest own Territories, to which the attacker may withdraw."""
    return nearest(s, battle.attacker, battle.place, destinations(s, battle.attacker, battle.place))


def ask_withdrawal(s: Realm, battle: Battle) -> Decision:
    """K-8.5.2: the attacker goes to the nearest own Territory, or off board and loses his Troops."""
    power, place = battle.attacker, battle.place
    decision = s.decide(ASK_WITHDRAW, power, place, s.named_as(battle.generals[0]))
    here = s.bars(1 << place, NOT_WITHDRAWING.by(decision.rule))
    decision.only(WITHDRAW, here)
    offer_withdrawal(s, decision, place, ways_back(s, battle))
    decision.offer(WITHDRAW_OFF, here)
    return decision


# -- defeat (8.7)


def defeat(s: Realm, battle: Battle) -> None:
    """K-8.7.1: losing Generals lose all Troops; then they are placed one after another."""
    for general in battle.beaten:
        lost = s.troops[general] - battle.kept(s, general)
        if lost:
            lose_troops(s, general, lost, "defeat")
    battle.waiting = sorted(battle.beaten, key=lambda g: rank(s, s.game.owner[g]))


def garrison_lost(s: Realm, battle: Battle) -> None:
    """K-8.7.5: a beaten Garrison is removed."""
    if battle.winner == 0 and s.garrison[battle.place] in battle.defenders:
        s.emit("garrison_lost", s.garrison[battle.place], battle.place)
        s.set_garrison(battle.place, NOBODY)


def ask_beaten(s: Realm, battle: Battle, general: int) -> Decision | None:
    """K-8.7.3: his owner puts him off board or in the Capital, if it is open."""
    power = s.game.owner[general]
    if not capital_open(s, power, battle.place):
        return None
    decision = s.decide(ASK_BEATEN, power, general, battle.place, s.named_as(general))
    return decision.add(CAPITAL).add(TO_OFF_BOARD)


def capital_open(s: Realm, power: int, battlefield: int) -> bool:
    """K-8.7.4, K-R-27: own control, no General of anybody there, not the battlefield."""
    capital = s.game.map.capital[power]
    if capital == battlefield or not s.control[power] >> capital & 1:
        return False
    return not any(stands >> capital & 1 for stands in s.stands)


def place_beaten(s: Realm, battle: Battle, to: int) -> None:
    """The defeated General whose turn it is goes to a Territory or off board."""
    general = battle.waiting.pop(0)
    lost = go(s, general, to)
    s.emit("beaten", s.game.owner[general], general, battle.place, to, lost, s.named_as(general))


# -- victory (8.6)


def costly_defeat(s: Realm, battle: Battle) -> None:
    """K-8.3.19: each 5 of the losing side costs its player 1 more Morale."""
    lost = [0] * len(s.morale)
    for i, stack in enumerate(battle.stacks):
        if battle.side[i] != battle.winner:
            for card in stack:
                if s.game.abilities[abs(card)] == "costly_defeat":
                    lost[s.game.owner[battle.generals[i]]] += 1
    for power, points in enumerate(lost):
        if points:
            s.change_morale(power, -points, "fives")


def influence(s: Realm, battle: Battle) -> None:
    """K-8.6.2 to K-8.6.9: per defeated General, to every Power of the winning side; all at once (K-R-22)."""
    if not battle.beaten:
        return
    for power, points, cause in s.game.victory.of_battle(s, battle):
        s.gain_influence(power, points, cause)
    s.game.victory.check(s)


def winners(s: Realm, battle: Battle) -> list[tuple[int, bool]]:
    """The Powers of the winning side, each once by its most direct role (K-R-77): (Power, on the battlefield)."""
    direct = 0
    part = 0
    for i, general in enumerate(battle.generals):
        if battle.side[i] == battle.winner:
            bit = 1 << s.game.owner[general]
            part |= bit
            if battle.position[i] <= 2:
                direct |= bit
    if battle.winner == 1:  # K-8.6.9: a Garrison that won took part
        for power in battle.defenders:
            direct |= 1 << power
    return [(power, bool(direct >> power & 1)) for power in bits(part | direct)]


def ask_garrison(s: Realm, battle: Battle) -> list[Decision]:
    """K-8.6.1: a winning attacker may turn a Troop; not in a Home Territory of an Ally (K-R-69)."""
    t, power, general = battle.place, battle.attacker, battle.generals[0]
    if battle.winner or not s.troops[general] or not garrison_sites(s, power, 1 << t).left:
        return []
    decision = s.decide(ASK_WIN_GARRISON, power, general)
    decision.offer(GARRISON, s.bars(1 << t, GARRISON_ELSEWHERE))
    return [decision.add(DONE)]
