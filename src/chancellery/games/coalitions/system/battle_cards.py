"""Playing Battle cards (8.3): positions, cycles, passes and card abilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from chancellery.games.coalitions.system import cards
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.vocabulary import (
    ASK_CARD,
    ASK_TARGET,
    CARD_NOT_HELD,
    GENERAL_NOT_ENGAGED,
    NO_TARGET,
    NOT_A_TARGET,
    NOT_HIS_POSITION,
    ONLY_FACE_DOWN,
    PASS,
    PLAY,
    REVEAL,
    STRIKE,
    STRIKE_OUT,
    TURN_UP,
)
from chancellery.kernel import Decision, Move

if TYPE_CHECKING:
    from chancellery.games.coalitions.system.battle import Battle

END_OF_CARDS: Final = -1
FACE_UP: Final = {REVEAL: "reveal", STRIKE: "discard"}  # how a card is played for its ability, to that ability
UP: Final = {ability: verb for verb, ability in FACE_UP.items()}
ASK_STRIKE_OUT: Final = ASK_TARGET.by("RP-9.5.2")  # no rule of Coalitions; the games that have it cite their own


def form_positions(s: Realm, battle: Battle) -> None:
    """K-8.3.4, K-8.3.6: the order in which Powers act: by position, inside it by precedence."""
    order = s.game.relations.precedence(s)
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


def next_slot(s: Realm, battle: Battle) -> None:
    """Goes on to the next Power that must play or pass, or to the end when nobody plays any more."""
    while True:
        if battle.slot == len(battle.slots):
            if not battle.any_played:  # K-R-35: a full cycle without a card
                battle.slot = END_OF_CARDS
                return
            battle.slot, battle.any_played = 0, False
        power = battle.slots[battle.slot][0]
        if ready(battle) and can_play(s, battle, power):
            return
        battle.slot += 1
        battle.played = []


def ready(battle: Battle) -> list[int]:
    """K-8.3.2, K-8.3.4: the engaged Generals of the slot that may have a card now."""
    _, *engaged = battle.slots[battle.slot]
    return [i for i in engaged if i not in battle.played and len(battle.stacks[i]) < battle.limit[i]]


def ask(s: Realm, battle: Battle) -> Decision:
    """Each card for each General that may have one; face up only with a target (K-8.3.14); or pass."""
    power, first, *_ = battle.slots[battle.slot]
    decision = s.decide(ASK_CARD, power, battle.place, battle.position[first])
    row, options, now = s.game.notation.row, decision.options, ready(battle)
    hidden, any_ = targets(battle, 1 - battle.side[first])
    for card in sorted(set(s.hands[power])):
        down, verb = row(PLAY, (card,)).move, UP.get(s.game.abilities[card])
        up = row(verb, (card,)).move if verb is not None and (hidden if verb is REVEAL else any_) else None
        for i in now:
            options.append(down(battle.spot[i]))
            if up is not None:
                options.append(up(battle.spot[i]))
    if s.explaining:
        explain(s, battle, decision, now, (hidden, any_))
    return decision.add(PASS)


def explain(s: Realm, battle: Battle, decision: Decision, now: list[int], targets: tuple[bool, bool]) -> None:
    """Why other cards and other Generals are not among the options."""
    power = decision.actor
    own = [i for i, general in enumerate(battle.generals) if s.game.owner[general] == power]
    spots = s.bars(sum(1 << battle.spot[i] for i in own), GENERAL_NOT_ENGAGED)
    for i in own:
        if len(battle.stacks[i]) >= battle.limit[i]:
            spots.bar(1 << battle.spot[i], battle.cards_used_up(s, i))
    spots.only(sum(1 << battle.spot[i] for i in now), NOT_HIS_POSITION)
    held = cards.held(s, power, CARD_NOT_HELD)
    for verb in (PLAY, REVEAL, STRIKE):
        decision.only(verb, held)
        for card in set(s.hands[power]):
            decision.only(verb, spots, card)
            if verb is not PLAY:
                fits = FACE_UP[verb] == s.game.abilities[card]
                decision.only(verb, s.bars(0, NO_TARGET if fits else ONLY_FACE_DOWN), card)


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
    if move.of in FACE_UP:
        battle.stacks[i].append(-card)
        s.emit("card_up", power, spot, card, s.morale[power])
        s.forget_card(power, card)
    else:
        battle.stacks[i].append(card)
        s.emit_secret("card_down", (power, spot, s.morale[power]), (card,), (s.seat_for(power),))
        s.forget_hand(power)


def pass_(s: Realm, battle: Battle, power: int) -> None:
    """K-8.3.11: silences the Power for the rest of the battle."""
    battle.passed |= 1 << power
    s.emit("passed", power)


def ask_target(s: Realm, battle: Battle) -> Decision:
    """K-8.3.17: which face-down card of an opponent is turned up, or which card is discarded (RP-9.5.2)."""
    power, first, *_ = battle.slots[battle.slot]
    strike = s.game.abilities[-battle.stacks[battle.played[-1]][-1]] == "discard"
    verb, question = (STRIKE_OUT, ASK_STRIKE_OUT) if strike else (TURN_UP, ASK_TARGET)
    decision = s.decide(question, power, battle.place)
    for i, stack in enumerate(battle.stacks):
        if battle.side[i] != battle.side[first]:
            for n, card in enumerate(stack):
                if strike or card > 0:
                    decision.add(verb, s.game.owner[battle.generals[i]], battle.spot[i], n + 1)
    for other in question.verbs:
        decision.refuse(other, NOT_A_TARGET.by(question.rule))
    return decision


def use_ability(s: Realm, battle: Battle, power: int, move: Move) -> None:
    """The card is turned face up for all and stays so, without an ability (K-R-17), or leaves the battle (RP-R-52)."""
    owner, spot, number = move.args
    generals = enumerate(battle.generals)
    i = next(i for i, g in generals if s.game.owner[g] == owner and battle.spot[i] == spot)
    stack = battle.stacks[i]
    s.revealed = True
    if move.of is TURN_UP:
        stack[number - 1] = -stack[number - 1]
        s.emit("turned_up", power, owner, spot, -stack[number - 1])
        return
    card = abs(stack.pop(number - 1))
    battle.limit[i] -= 1  # the Troop stays used
    s.pile_of(owner).append(card)
    s.emit("struck_out", power, owner, spot, card)


def stack_strength(s: Realm, battle: Battle, i: int) -> int:
    """What the stack of a General adds."""
    return cards_strength(s, battle.place, s.game.owner[battle.generals[i]], battle.stacks[i])


def cards_strength(s: Realm, battlefield: int, power: int, stack: Sequence[int]) -> int:
    """K-8.3.16, K-8.3.18, K-8.3.20: values of the cards in one stack of a Power with their bonuses."""
    abilities = s.game.abilities
    own_ground = s.controller(battlefield) == power
    total = pairs = 0
    for card in stack:
        value = abs(card)
        total += value
        ability = abilities[value]
        if ability == "own_ground" and own_ground:
            total += 1  # K-R-15: 3 instead of 2
        elif ability == "pair":
            pairs += 1
    return total + pairs // 2
