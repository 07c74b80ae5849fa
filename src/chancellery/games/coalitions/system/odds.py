"""The odds of a battle from what a seat may know, what it is about, and what its Strengths are made of.

Before cards are played every Power is taken to play its best ones, as many as it may; once they are, the odds are those
of a battle in which nobody plays another.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from chancellery.games.coalitions.system import words
from chancellery.games.coalitions.system.battle import (
    ATTACK,
    DEFENCE,
    STRENGTH_OF_FORTRESS,
    STRENGTH_OF_GARRISON,
    Battle,
)
from chancellery.games.coalitions.system.battle_cards import cards_strength
from chancellery.games.coalitions.system.garrison import garrison_sites
from chancellery.games.coalitions.system.sides import foreign_garrisons, strangers
from chancellery.games.coalitions.system.state import NOBODY, Realm
from chancellery.kernel import Decision, Move
from chancellery.kernel.hidden import unseen
from chancellery.kernel.preview import Trial
from chancellery.locale import text
from chancellery.table import odds
from chancellery.table.odds import Holder, Margins
from chancellery.table.scene_asking import Odds, Stake
from chancellery.table.scene_telling import Item

SIDES: Final = ("attack", "defence")
SIGN: Final = {ATTACK: 1, DEFENCE: -1}
CARD_VERBS: Final = ("play", "reveal", "strike")
ENTERING: Final = ("march", "sail")


@dataclass(frozen=True, slots=True)
class Fought:
    """A battle as an option makes it, and whether cards are still to come."""

    battle: Battle
    cards_to_come: bool
    side: int | None = None  # the reader's, if he does not take part yet
    then: Realm | None = None  # how things stand when it begins, if it is still to begin


class Forecast:
    """How battles of the family may end; a mode with other battles says what differs."""

    before_cards = "coalitions-odds-before"
    no_more_cards = "coalitions-odds-now"

    # -- which battle an option is about

    def fought(self, s: Realm, decision: Decision, move: Move, trial: Trial) -> Fought | None:
        """The battle that an option brings about or changes, as the seat may imagine it; None: no battle."""
        battle = s.running(Battle)
        if battle is None or battle.revealed:
            return self._new(s, decision, move, trial)
        if decision.kind == "support":
            return Fought(joined(s, battle, decision, move), True, decision.about[1])
        if move.verb in CARD_VERBS:
            return Fought(with_card(s, battle, decision.actor, *move.args), False)
        if move.verb == "strike_out":
            return Fought(without_card(s, battle, *move.args), False)
        return Fought(battle, False) if move.verb == "pass" else None

    def _new(self, s: Realm, decision: Decision, move: Move, trial: Trial) -> Fought | None:
        """A battle that an option brings about, or begins."""
        if move.verb == "battle":
            then = s.clone()
            return Fought(self.begun(then, decision.actor, move.args[0]), True, then=then)
        general, place = arrival(s, decision, move, trial)
        if general < 0 or not enemies(s, decision.actor) >> place & 1:
            return None
        return self.entering(s, general, place, int(move.verb == "garrison"))

    def entering(self, s: Realm, general: int, place: int, left: int = 0) -> Fought:
        """The battle if a General comes to a Territory, with so many Troops left behind."""
        then = s.clone()
        then.troops[general] -= left
        then.put(general, place)
        return Fought(self.begun(then, s.game.owner[general], place), True, then=then)

    def begun(self, s: Realm, attacker: int, place: int) -> Battle:
        """A battle that is still to be fought, with Strengths as they are now."""
        battle = s.game.battle(attacker, place)
        battle.add_up_strength(s)
        return battle

    # -- odds

    def margins(self, s: Realm, fought: Fought, seat: int | None) -> tuple[Margins, bool]:
        """How much the attacker may be ahead in the end, and whether that was sampled. `s` is what the seat knows."""
        battle, start, holders = fought.battle, 0, list[Holder]()
        for i, stack in enumerate(battle.stacks):
            owner, sign = s.game.owner[battle.generals[i]], SIGN[battle.side[i]]
            known = [abs(card) for card in stack if card < 0 or s.knows_hand(seat, owner)]
            start += sign * cards_strength(s, battle.place, owner, known)
            hidden = len(stack) - len(known)
            if hidden:
                more = partial(_more, s, battle.place, owner, sign, known)
                holders.append(Holder(s.hand_pile(owner).back, hidden, hidden, more))
        if fought.cards_to_come:
            for power, most in self.playable(s, battle).items():
                side = next(battle.side[i] for i, g in enumerate(battle.generals) if s.game.owner[g] == power)
                more, pile = partial(_more, s, battle.place, power, SIGN[side], []), s.hand_pile(power)
                unknown = [] if pile.seen_by(seat) else pile.open_places(seat)
                also = tuple([card for place, card in enumerate(pile.things) if place not in unknown])
                holders.append(Holder(pile.back, len(unknown), most, more, also))
        start += battle.strength[ATTACK] - battle.strength[DEFENCE]
        return odds.margins(unseen(s.hidden(), seat), holders, start)

    def playable(self, s: Realm, battle: Battle) -> dict[int, int]:
        """K-8.3.2, K-8.3.8, K-8.3.9: how many cards each engaged Power may still play."""
        found: dict[int, int] = {}
        for i, general in enumerate(battle.generals):
            power = s.game.owner[general]
            found[power] = found.get(power, 0) + battle.limit[i] - len(battle.stacks[i])
        for power, room in found.items():
            bit = 1 << power
            free = 0 if battle.spent & bit else 1
            paid = free if battle.at_zero & bit else s.morale[power]
            found[power] = 0 if battle.passed & bit else min(room, len(s.hands[power]), paid)
        return {power: most for power, most in found.items() if most > 0}

    def odds(self, s: Realm, fought: Fought, seat: int | None, lang: str) -> Odds | None:
        """How likely the battle ends how; None where the table is played without odds."""
        if not odds.shown():
            return None
        found, sampled = self.margins(s, fought, seat)
        side = self.side_of(s, fought.battle, seat) if fought.side is None else fought.side
        if side == DEFENCE:
            found = {-margin: times for margin, times in found.items()}
        names = [text(lang, "side-" + name) for name in SIDES] if side is None else None
        basis = text(lang, self.before_cards if fought.cards_to_come else self.no_more_cards)
        return odds.told(found, names, basis, lang, sampled=sampled)

    def side_of(self, s: Realm, battle: Battle, seat: int | None) -> int | None:
        """The side on which a seat takes part; the attacker's if it is on both."""
        if seat is None:
            return None
        sides = {battle.side[i] for i, g in enumerate(battle.generals) if s.seat_for(s.game.owner[g]) == seat}
        sides |= {DEFENCE for power in battle.defenders if s.seat_for(power) == seat}
        return min(sides, default=None)

    # -- what there is to win and to lose

    def stake(self, s: Realm, battle: Battle, seat: int | None, lang: str) -> Stake | None:
        """For a seat that takes part."""
        side = self.side_of(s, battle, seat)
        if side is None:
            return None
        won, lost = (self._if_won(s, battle, winner) for winner in (side, 1 - side))
        win, lose = self._gains(s, won, seat, lang), self._gains(s, lost, seat, lang)
        name = words.place_name(s.game, battle.place)
        if side == ATTACK and s.seat_for(battle.attacker) == seat and _may_hold(s, won):
            win.append(text(lang, "coalitions-stake-garrison", place=name))
        win += _beaten(s, won, lang)
        lose += _beaten(s, lost, lang)
        fives = sum([self._fives(s, battle, i) for i in range(len(battle.stacks)) if self._own(s, battle, i, seat)])
        if fives:
            lose.append(text(lang, "coalitions-stake-fives", count=fives))
        lose.append(text(lang, "coalitions-stake-troops"))
        return Stake(tuple(win), tuple(lose))

    def _if_won(self, s: Realm, battle: Battle, winner: int) -> Battle:
        then = battle.copy()
        then.winner = winner
        then.beaten = [g for i, g in enumerate(battle.generals) if battle.side[i] != winner and battle.position[i] <= 2]
        return then

    def _gains(self, s: Realm, battle: Battle, seat: int | None, lang: str) -> list[str]:
        """K-8.6.2: the Influence of the winning side."""
        gains = s.game.victory.of_battle(s, battle) if battle.beaten else []
        return [
            text(lang, "coalitions-stake-influence", power=words.power_name(s.game, power, lang), points=points)
            for power, points, _ in gains
            if points
        ]

    def _own(self, s: Realm, battle: Battle, i: int, seat: int | None) -> bool:
        return s.seat_for(s.game.owner[battle.generals[i]]) == seat

    def _fives(self, s: Realm, battle: Battle, i: int) -> int:
        return sum([s.game.abilities[abs(card)] == "costly_defeat" for card in battle.stacks[i]])


def _more(s: Realm, battlefield: int, power: int, sign: int, known: list[int], card: int, count: int) -> int:
    """What further cards of one value add to a stack of which some cards are known."""
    before = cards_strength(s, battlefield, power, known)
    return sign * (cards_strength(s, battlefield, power, [*known, *[card] * count]) - before)


# -- battles as options make them


def arrival(s: Realm, decision: Decision, move: Move, trial: Trial) -> tuple[int, int]:
    """Which General comes to stand where by an option; (-1, -1) if none does."""
    if decision.kind == "garrison":
        return decision.about[0], s.where[decision.about[0]]
    for event in trial.events:
        if event.kind == "moved" and event.args[0] == decision.actor:
            return event.args[1], event.args[3][-1]
    if move.verb in ENTERING:  # somebody must consent first
        return s.general_at(decision.actor, move.args[0]), move.args[1]
    return -1, -1


def enemies(s: Realm, power: int) -> int:
    """K-8.0.2: the Territories where a General who moved there must fight."""
    return strangers(s, power) | foreign_garrisons(s, power)


def joined(s: Realm, battle: Battle, decision: Decision, move: Move) -> Battle:
    """The battle with one more supporter, or without."""
    if not move.args:
        return battle
    then, found = s.clone(), battle.copy()
    side = decision.about[1]
    found.engage(then, s.general_at(decision.actor, move.args[0]), side, 3 + side)
    return found


def with_card(s: Realm, battle: Battle, power: int, card: int, spot: int) -> Battle:
    """The battle with one more card of a Power, which its player knows."""
    found = battle.copy()
    i = stack_of(s, found, power, spot)
    found.stacks[i] = [*found.stacks[i], card]
    return found


def without_card(s: Realm, battle: Battle, power: int, spot: int, number: int) -> Battle:
    """The battle without a card that is struck out."""
    found = battle.copy()
    i = stack_of(s, found, power, spot)
    found.stacks[i] = [card for n, card in enumerate(found.stacks[i], 1) if n != number]
    return found


def stack_of(s: Realm, battle: Battle, power: int, spot: int) -> int:
    generals = enumerate(battle.generals)
    return next(i for i, g in generals if s.game.owner[g] == power and battle.spot[i] == spot)


def _may_hold(s: Realm, battle: Battle) -> bool:
    """K-8.6.1: whether a winning attacker has a Troop left to turn into a Garrison."""
    then = s.clone()
    then.set_garrison(battle.place, NOBODY)
    for general in battle.beaten:
        then.take_off(general)
    return battle.limit[0] > 1 and bool(garrison_sites(then, battle.attacker, 1 << battle.place).left)


def _beaten(s: Realm, battle: Battle, lang: str) -> list[str]:
    """K-8.7.1, K-8.7.5: whom defeat drives off."""
    found = []
    for general in battle.beaten:
        who = words.power_name(s.game, s.game.owner[general], lang)
        found.append(text(lang, "coalitions-stake-beaten", power=who, troops=s.troops[general]))
    holder = s.garrison[battle.place]
    if battle.winner == ATTACK and holder in battle.defenders:
        found.append(text(lang, "coalitions-stake-holder", power=words.power_name(s.game, holder, lang)))
    return found


# -- what Strength is made of


def base(s: Realm, battle: Battle, side: int, lang: str) -> tuple[Item, ...]:
    """K-8.1.2 to K-8.1.4: the parts of the Strength without cards, as long as the battle is not over."""
    if battle.revealed:
        return ()
    found = []
    for i, general in enumerate(battle.generals):
        if battle.side[i] != side or battle.position[i] > 2:
            continue
        ref = f"piece:{s.game.general_ids[general]}"
        named = words.hero_name(s.game, s.game.owner[general], lang) if s.named_as(general) >= 0 else ""
        found.append(Item(named or text(lang, "coalitions-base-general"), 1, ref))
        if s.troops[general]:
            found.append(Item(text(lang, "coalitions-base-troops"), s.troops[general], ref))
    if side == DEFENCE and s.garrison[battle.place] in battle.defenders:
        place = s.game.map.ids[battle.place]
        fortress = s.fortress >> battle.place & 1
        key, points = ("fortress", STRENGTH_OF_FORTRESS) if fortress else ("garrison", STRENGTH_OF_GARRISON)
        found.append(Item(text(lang, f"coalitions-base-{key}"), points, f"piece:garrison-{place}", (place,)))
    rest = battle.strength[side] - sum([item.points for item in found])
    if rest:  # K-10.2.1
        found.append(Item(text(lang, "coalitions-base-added"), rest))
    return tuple(found)
