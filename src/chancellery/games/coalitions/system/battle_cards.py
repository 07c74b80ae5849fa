"""Playing Battle cards (8.3): positions, cycles, passes and card abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chancellery.games.coalitions.system.realm import Realm
from chancellery.kernel import Decision, Move
from chancellery.kernel.procedure import Result

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.battle import Battle

END_OF_CARDS = -1
DISCARD = "RP-9.5.2"  # no rule of Coalitions; the games that have it cite their own
FACE_UP = {"reveal": "reveal", "strike": "discard"}  # how a card is played for its ability, to that ability


def form_positions(s: Realm, battle: Battle) -> None:
    """K-8.3.4, K-8.3.6: the order in which Powers act: by position, inside it by precedence."""
    order = s.game.precedence(s)
    for position in (1, 2, 3, 4):
        for power in order:
            engaged = [
                i
                for i, general in enumerate(battle.generals)
                if battle.position[i] == position and s.game.owner[general] == power
            ]
            if engaged:
                battle.slots.append([power, *engaged])


def can_play(s: Realm, battle: Battle, power: int) -> bool:
    """K-8.3.8 to K-8.3.12: has not passed, holds a card, and has the Morale (or the one card of Morale 0)."""
    bit = 1 << power
    if battle.passed & bit or not s.hands[power]:
        return False
    return not battle.spent & bit if battle.at_zero & bit else s.morale[power] > 0


def ask(s: Realm, battle: Battle) -> Result:
    """The next Power that must play or pass; None when nobody plays any more."""
    while True:
        if battle.slot == len(battle.slots):
            if not battle.any_played:  # K-R-35: a full cycle without a card
                battle.slot = END_OF_CARDS
                return None
            battle.slot, battle.any_played = 0, False
        power, *engaged = battle.slots[battle.slot]
        ready = [i for i in engaged if i not in battle.played and len(battle.stacks[i]) < battle.limit[i]]
        if ready and can_play(s, battle, power):
            about = (battle.place, battle.position[engaged[0]])
            return Decision(s.decider(power), "card", "K-8.3.4", options(s, battle, power, ready), power, about)
        battle.slot += 1
        battle.played = []


def options(s: Realm, battle: Battle, power: int, ready: list[int]) -> list[Move]:
    """Each card for each General that may have one; face up only with a target (K-8.3.14); or pass."""
    moves, abilities = s.game.moves, s.game.abilities
    found: list[Move] = []
    hidden, any_ = targets(battle, 1 - battle.side[ready[0]])
    for card in sorted(set(s.hands[power])):
        for i in ready:
            found.append(moves.play[card][battle.spot[i]])
            if hidden and abilities[card] == "reveal":
                found.append(moves.reveal[card][battle.spot[i]])
            elif any_ and abilities[card] == "discard":
                found.append(moves.strike[card][battle.spot[i]])
    found.append(moves.pass_)
    return found


def targets(battle: Battle, side: int) -> tuple[bool, bool]:
    """K-R-17: whether that side has a face-down card, and any card; supporters' cards included."""
    any_ = False
    for i, stack in enumerate(battle.stacks):
        if battle.side[i] == side:
            for card in stack:
                if card > 0:
                    return True, True
                any_ = True
    return False, any_


def play(s: Realm, battle: Battle, power: int, move: Move) -> None:
    """K-8.3.8: a card for a General costs 1 Morale at once; at Morale 0 the one card is free (K-8.3.9)."""
    card, spot = move.args
    _, *engaged = battle.slots[battle.slot]
    i = next(i for i in engaged if battle.spot[i] == spot)
    s.hands[power].remove(card)
    battle.played.append(i)
    battle.any_played = True
    battle.has_played |= 1 << power
    if battle.at_zero >> power & 1:
        battle.spent |= 1 << power
    else:
        s.morale[power] -= 1
    if move.verb in FACE_UP:
        battle.stacks[i].append(-card)
        s.emit("card_up", power, spot, card, s.morale[power])
    else:
        battle.stacks[i].append(card)
        s.emit_secret("card_down", (power, spot, s.morale[power]), (card,), (s.decider(power),))


def pass_(s: Realm, battle: Battle, power: int) -> None:
    """K-8.3.11: silences the Power for the rest of the battle."""
    battle.passed |= 1 << power
    s.emit("passed", power)


def target_moves(s: Realm, battle: Battle) -> tuple[list[Move], str]:
    """K-8.3.17: which face-down card of an opponent is turned up, or which card is discarded (RP-9.5.2); the rule."""
    side = 1 - battle.side[battle.slots[battle.slot][1]]
    strike = s.game.abilities[-battle.stacks[battle.played[-1]][-1]] == "discard"
    found = [
        s.game.moves.make(
            "strike_out" if strike else "turn_up", s.game.owner[battle.generals[i]], battle.spot[i], n + 1
        )
        for i, stack in enumerate(battle.stacks)
        if battle.side[i] == side
        for n, card in enumerate(stack)
        if strike or card > 0
    ]
    return found, DISCARD if strike else "K-8.3.17"


def use_ability(s: Realm, battle: Battle, power: int, move: Move) -> None:
    """The card is turned face up for all and stays so, without an ability (K-R-17), or leaves the battle (RP-R-52)."""
    owner, spot, number = move.args
    generals = enumerate(battle.generals)
    i = next(i for i, g in generals if s.game.owner[g] == owner and battle.spot[i] == spot)
    stack = battle.stacks[i]
    s.revealed = True
    if move.verb == "turn_up":
        stack[number - 1] = -stack[number - 1]
        s.emit("turned_up", power, owner, spot, -stack[number - 1])
        return
    card = abs(stack.pop(number - 1))
    battle.limit[i] -= 1  # the Troop stays used
    s.pile_of(owner).append(card)
    s.emit("struck_out", power, owner, spot, card)


def stack_strength(s: Realm, battle: Battle, i: int) -> int:
    """K-8.3.16, K-8.3.18, K-8.3.20: values of a General's stack with the bonuses of its cards."""
    abilities = s.game.abilities
    power = s.game.owner[battle.generals[i]]
    own_ground = s.controller(battle.place) == power
    total = pairs = 0
    for card in battle.stacks[i]:
        value = abs(card)
        total += value
        ability = abilities[value]
        if ability == "own_ground" and own_ground:
            total += 1  # K-R-15: 3 instead of 2
        elif ability == "pair":
            pairs += 1
    return total + pairs // 2
