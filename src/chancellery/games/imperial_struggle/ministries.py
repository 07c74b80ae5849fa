"""Ministry cards (3.5): revealing them and using their abilities in an Action Round.

Passive abilities stand where they work: prices in `prices.py`, points in `points.py`, scoring in `scoring.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from chancellery.games.imperial_struggle import debt, points
from chancellery.games.imperial_struggle import vocabulary as v
from chancellery.games.imperial_struggle.round import Round
from chancellery.games.imperial_struggle.sides import (
    BRITAIN,
    CARIBBEAN,
    COMMODITIES,
    DIPLOMATIC,
    ECONOMIC,
    EUROPE,
    FRANCE,
    MILITARY,
    NOBODY,
    NORTH_AMERICA,
)
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import SCRIPTS, Bars, Decision, Move, Procedure, Reason, Step, asks, does

MOST_FROM_CARDINALS: Final = 3
UPRISINGS_SHIFT: Final = "jacobite_uprisings_military_shift"
ACTION_OF: Final = {  # abilities that need an Action of a type under way
    "choiseul_extra_military": MILITARY,
    UPRISINGS_SHIFT: MILITARY,
    "pitt_the_elder_extra_diplomatic": DIPLOMATIC,
    "papacy_hanover_negotiations_extra_diplomatic": DIPLOMATIC,
}
MOST_FROM_UPRISINGS: Final = 4
HUGUENOTS: Final = 2  # markers


def ready(s: Struggle, ability: int) -> bool:
    """Whether the card of an ability is in play face up and the ability is not Exhausted (IS-3.5.2.2)."""
    found = s.game.components.abilities[ability]
    return bool(s.face_up >> found.card & 1) and not s.spent & found.bit


def exhaust(s: Struggle, ar: Round, ability: int) -> None:
    found = s.game.components.abilities[ability]
    s.spent |= found.bit
    s.emit("ability", ar.side, ability)


# -- revealing (IS-3.5.0)


def offer_reveals(s: Struggle, side: int, decision: Decision) -> None:
    """IS-3.5.0.2: face-down cards may be turned up in any own Action Round."""
    own, reveals = s.ministry[side], s.game.reveals
    decision.options += [reveals[card] for card in own if not s.face_up >> card & 1]
    if s.explaining:
        bars = s.bars(sum([1 << card for card in own]), v.NOT_YOUR_MINISTER)
        decision.only(v.REVEAL, bars.bar(s.face_up, v.FACE_UP_ALREADY))


def reveal(s: Struggle, side: int, card: int) -> None:
    s.face_up |= 1 << card
    s.revealed = True
    s.emit("revealed", side, card)
    if card == s.game.papacy:
        jacobite_defeat(s)
    elif card == s.game.american_trade and s.huguenots_spent:  # IS-R-97
        s.huguenots_spent = 0
        s.emit("huguenots_refreshed")


def jacobite_defeat(s: Struggle) -> None:
    """IS-7.3.1: the marker is placed and Jacobite Uprisings leaves the game, even from play."""
    s.jacobite_defeat = True
    s.emit("jacobite_defeat")
    card = s.game.uprisings
    s.jacobite_place = False
    if card in s.ministry[FRANCE]:
        s.ministry[FRANCE].remove(card)
        s.face_up &= ~(1 << card)
        s.emit("ministry_lost", FRANCE, card)


# -- abilities that are used (IS-3.5.2.1)


def closed(s: Struggle, side: int, ability: int) -> Reason | None:
    """IS-3.5: why an ability cannot be used at all now."""
    found = s.game.components.abilities[ability]
    if found.card not in s.ministry[side]:
        return v.NOT_YOUR_MINISTER
    if not s.face_up >> found.card & 1:
        return v.REVEAL_FIRST
    return v.ABILITY_EXHAUSTED if s.spent & found.bit else None


def of_card(s: Struggle, reason: Reason, ability: int, thing: int = -1) -> Reason:
    """A reason that names the card of the ability, whatever it is to be used on."""
    return reason.saying(card=s.game.name_of("ministry", s.game.components.abilities[ability].card))


def offer(s: Struggle, ar: Round, decision: Decision) -> None:
    """The abilities the side may use at this moment."""
    game = s.game
    used = s.face_up & game.used_ministers[ar.side]
    if used:
        for card in s.ministry[ar.side]:
            if used >> card & 1:
                _offer_abilities(s, ar, decision, card)
    if (s.huguenots and ar.open >= 0 and ar.side == FRANCE) or s.explaining:
        _offer_huguenots(s, ar, decision)
    if s.explaining:
        decision.offer_each(v.USE, (), partial(_unused, s, ar))
        for card, offers in ((game.halley, _offer_halley), (game.townshend, _offer_townshend)):
            if card not in s.ministry[ar.side] or not s.face_up >> card & 1:
                offers(s, ar, decision)


def _offer_abilities(s: Struggle, ar: Round, decision: Decision, card: int) -> None:
    """What a face-up card can be used for."""
    game = s.game
    for ability in game.usable_abilities[card]:
        if not s.spent & game.components.abilities[ability].bit and untimely(s, ar, ability) is None:
            decision.add(v.USE, ability)
    if card == game.halley:
        _offer_halley(s, ar, decision)
    elif card == game.townshend:
        _offer_townshend(s, ar, decision)


def _unused(s: Struggle, ar: Round, move: Move) -> Reason | None:
    ability = move.args[0]
    found = closed(s, ar.side, ability) or untimely(s, ar, ability)
    if found is v.ABILITY_NEEDS_ACTION:
        name = s.game.ability_names[ability]
        found = found.by("IS-R-98" if name == UPRISINGS_SHIFT else "IS-R-102")
        found = found.saying(type=s.game.name_of("type", ACTION_OF[name]))
    return found and of_card(s, found, ability)


def _offer_halley(s: Struggle, ar: Round, decision: Decision) -> None:
    """IS-R-110: Edmond Halley's Event for a Treaty Point."""
    chart = s.game.chart
    ability = s.game.ability["edmond_halley", "discard_for_treaty_point"]
    why = closed(s, ar.side, ability)
    bars = s.bars(s.game.all_events, v.NOT_IN_HAND)
    if why is not None:
        bars.bar(-1, partial(of_card, s, why, ability))
    bars.only(sum([1 << card for card in s.hands[ar.side]]), v.NOT_IN_HAND.by("IS-R-110"))
    bars.unless(bool(s.flags[BRITAIN] & chart.naval & chart.in_region[EUROPE]), v.HALLEY_NO_SQUADRON)
    decision.offer(v.DISCARD, bars)


def _offer_townshend(s: Struggle, ar: Round, decision: Decision) -> None:
    """IS-R-95: before anything else is used in the Action Round."""
    ability = s.game.ability["townshend_acts", "marker"]
    why = closed(s, ar.side, ability)
    bars = s.bars((1 << len(COMMODITIES)) - 1, v.TOWNSHEND_TOO_LATE)
    if why is not None:
        bars.bar(-1, partial(of_card, s, why, ability))
    bars.unless(not ar.touched and not ar.advantages_used, v.TOWNSHEND_TOO_LATE)
    decision.offer(v.MARK, bars)


def _offer_huguenots(s: Struggle, ar: Round, decision: Decision) -> None:
    """IS-R-99: the reduction of a marker that is not spent, in an Economic Action of France."""
    bars = s.bars(s.game.chart.all, v.NO_HUGUENOTS).unless(ar.side == FRANCE, v.HUGUENOTS_FRENCH)
    bars.only(s.huguenots, v.NO_HUGUENOTS).bar(s.huguenots_spent, v.HUGUENOTS_SPENT)
    bars.unless(ar.open >= 0 and ar.types[ar.open] == ECONOMIC, v.HUGUENOTS_NEED_ACTION)
    decision.offer(v.HUGUENOTS, bars.unless(ar.huguenots < 0, v.HUGUENOTS_ONE))


def untimely(s: Struggle, ar: Round, ability: int) -> Reason | None:
    """Why a ready ability has no use at this moment; None if it has one."""
    name = s.game.ability_names[ability]
    if name in ACTION_OF:  # IS-R-98, IS-R-102
        if ar.open < 0 or ar.types[ar.open] != ACTION_OF[name]:
            return v.ABILITY_NEEDS_ACTION
        return v.UPRISINGS_SCORED if name == UPRISINGS_SHIFT and ar.jacobite_scored else None
    if name == "the_cardinal_ministers_diplomatic_bonus":
        return _no_cardinals(s, ar)
    if name == "robert_walpole_draw_discard":
        return None if s.draw else v.DRAW_PILE_EMPTY
    if name == "new_world_huguenots_place_marker":
        return None if huguenot_places(s).left else v.NO_PLACE_FOR_HUGUENOTS
    if name in ("bank_of_england_debt_limit", "charles_hanbury_williams_cheap_unflag"):
        return None
    return v.ABILITY_PASSIVE


def _no_cardinals(s: Struggle, ar: Round) -> Reason | None:
    if ar.tile == NOBODY:
        return v.ABILITY_AFTER_TILE
    if DIPLOMATIC not in ar.types[:2]:
        return v.CARDINALS_WITHOUT_ACTION
    if not cardinals(s):
        return v.CARDINALS_NOTHING
    return v.CARDINALS_TOO_LATE if ar.touched else None


def cardinals(s: Struggle) -> int:
    """The Cardinal Ministers: what the spaces named on the card are worth now."""
    return min(MOST_FROM_CARDINALS, (s.counted(FRANCE) & s.game.cardinal_spaces).bit_count())


def huguenot_places(s: Struggle) -> Bars:
    """IS-R-99: French Territories in North America and the Caribbean, one marker each, two in all."""
    chart = s.game.chart
    where = chart.territory & (chart.in_region[NORTH_AMERICA] | chart.in_region[CARIBBEAN])
    bars = s.bars(where & s.flags[FRANCE], v.NO_HUGUENOTS_HERE).bar(s.huguenots, v.HUGUENOTS_ALREADY)
    return bars.unless(s.huguenots.bit_count() < HUGUENOTS, v.NO_PLACE_FOR_HUGUENOTS)


def use(s: Struggle, ar: Round, ability: int) -> None:
    """What an ability does."""
    game = s.game
    name = game.ability_names[ability]
    effect = game.components.abilities[ability].effects[0]
    exhaust(s, ar, ability)
    if name == "the_cardinal_ministers_diplomatic_bonus":
        ar.points[ar.types.index(DIPLOMATIC)] += cardinals(s)
    elif name == "robert_walpole_draw_discard":
        s.call(Walpole(ar.side))
    elif name == "new_world_huguenots_place_marker":
        s.call(SettleHuguenots())
    elif name == UPRISINGS_SHIFT:
        ar.jacobite_shift = True
    elif name == "charles_hanbury_williams_cheap_unflag":
        ar.hanbury_williams = True
    elif name == "bank_of_england_debt_limit":
        debt.change_limit(s, BRITAIN, 1, "bank_of_england")
    else:  # Choiseul, Pitt the Elder, Papacy-Hanover Negotiations: IS-R-102
        points.add(ar, game.restrictions.of(effect), effect["amount"])


def draw_event(s: Struggle, side: int) -> None:
    """One card from the draw pile to the hand."""
    card = s.draw.pop()
    s.hands[side].append(card)
    s.hands[side].sort()
    s.revealed = True
    s.emit_secret("event_drawn", (side,), (card,), (side,))


def discard_event(s: Struggle, side: int, card: int) -> None:
    """IS-R-103: face up to the discard pile."""
    s.hands[side].remove(card)
    s.discards.append(card)
    s.revealed = True
    s.emit("event_discarded", side, card)


@dataclass
class Walpole(Procedure):
    """Robert Walpole: draw one Event, then discard one."""

    side: int

    def draw(self, s: Struggle) -> Step | None:
        draw_event(s, self.side)
        return None

    def choose(self, s: Struggle) -> list[Decision]:
        decision = s.decide(v.ASK_DISCARD, self.side)
        hand = sum(1 << card for card in s.hands[self.side])
        decision.offer(v.DISCARD, s.bars(hand, v.CARD_NOT_IN_HAND.by("IS-3.5.2.1")))
        return [decision]

    def on_discard(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        discard_event(s, self.side, move.args[0])
        return None


SCRIPTS[Walpole] = [does(Walpole.draw), asks(Walpole.choose, Walpole.on_discard)]


@dataclass
class SettleHuguenots(Procedure):
    """New World Huguenots: a marker on a French Territory in North America or the Caribbean."""

    def choose(self, s: Struggle) -> list[Decision]:
        decision = s.decide(v.SETTLE, FRANCE)
        decision.offer(v.CHOOSE, huguenot_places(s))
        return [decision]

    def on_settle(self, s: Struggle, decision: Decision, move: Move) -> Step | None:
        s.huguenots |= 1 << move.args[0]
        s.emit("huguenots", move.args[0])
        return None


SCRIPTS[SettleHuguenots] = [asks(SettleHuguenots.choose, SettleHuguenots.on_settle)]


# -- abilities that go with purchases


def cheap_squadrons(s: Struggle, ar: Round) -> list[int]:
    """The abilities that let a Squadron be constructed for 2."""
    if not s.face_up & s.game.squadron_ministers:
        return []
    own = s.ministry[ar.side]
    known = [ability for card, ability in s.game.squadron_abilities if card in own and s.face_up >> card & 1]
    return [ability for ability in known if no_cheap_squadron(s, ar, ability) is None]


def no_cheap_squadron(s: Struggle, ar: Round, ability: int) -> Reason | None:
    """Why an ability does not make a Squadron cheaper; Choiseul needs one in North America."""
    if not any(known == ability for _, known in s.game.squadron_abilities):
        return v.NOT_CHEAPER
    found, chart = closed(s, ar.side, ability), s.game.chart
    if found is not None or s.game.components.abilities[ability].card != s.game.choiseul:
        return found
    there = s.flags[FRANCE] & chart.naval & chart.in_region[NORTH_AMERICA]
    return None if there else v.CHEAP_SQUADRON_CONDITION


def uprisings_worth(s: Struggle) -> int:
    chart = s.game.chart
    spaces = chart.countries["scotland"] | chart.countries["ireland"]
    held = (s.counted(FRANCE) & spaces).bit_count()
    return min(MOST_FROM_UPRISINGS, held + s.jacobite_victories)


def may_score_uprisings(s: Struggle, ar: Round) -> bool:
    """IS-R-98: in another Action Round than the shifts, and only when it would score."""
    if ar.side != FRANCE or ar.jacobite_shift or s.game.uprisings not in s.ministry[FRANCE]:
        return False
    return ready(s, s.game.scoring_uprisings) and uprisings_worth(s) > 0


def score_uprisings(s: Struggle, ar: Round) -> None:
    exhaust(s, ar, s.game.scoring_uprisings)
    ar.jacobite_scored = True
    debt.score(s, FRANCE, uprisings_worth(s), "jacobite_uprisings")


def mark_townshend(s: Struggle, ar: Round, commodity: int) -> None:
    exhaust(s, ar, s.game.ability["townshend_acts", "marker"])
    s.townshend = commodity
    s.emit("townshend", commodity)


def halley_discard(s: Struggle, ar: Round, card: int) -> None:
    exhaust(s, ar, s.game.ability["edmond_halley", "discard_for_treaty_point"])
    discard_event(s, BRITAIN, card)
    debt.change_treaty(s, BRITAIN, 1, "edmond_halley")
