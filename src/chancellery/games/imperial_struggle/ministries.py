"""Ministry cards (3.5): revealing them and using their abilities in an Action Round.

Passive abilities stand where they work: prices in `prices.py`, points in `points.py`, scoring in `scoring.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from chancellery.games.imperial_struggle import debt, points
from chancellery.games.imperial_struggle.chart import bits
from chancellery.games.imperial_struggle.round import Round
from chancellery.games.imperial_struggle.sides import (
    BRITAIN,
    CARIBBEAN,
    DIPLOMATIC,
    EUROPE,
    FRANCE,
    MILITARY,
    NORTH_AMERICA,
)
from chancellery.games.imperial_struggle.struggle import Struggle
from chancellery.kernel import Decision, Move, Procedure
from chancellery.kernel.procedure import Result

MOST_FROM_CARDINALS = 3
MOST_FROM_UPRISINGS = 4


def ready(s: Struggle, ability: int) -> bool:
    """Whether the card of an ability is in play face up and the ability is not Exhausted (IS-3.5.2.2)."""
    found = s.game.components.abilities[ability]
    return bool(s.face_up >> found.card & 1) and not s.spent & found.bit


def exhaust(s: Struggle, ar: Round, ability: int) -> None:
    found = s.game.components.abilities[ability]
    s.spent |= found.bit
    s.emit("ability", ar.side, ability)


# -- revealing (IS-3.5.0)


def reveals(s: Struggle, side: int) -> list[Move]:
    """IS-3.5.0.2: face-down cards may be turned up in any own Action Round."""
    up, reveal = s.face_up, s.game.moves.reveal
    return [reveal[card] for card in s.ministry[side] if not up >> card & 1]


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


def options(s: Struggle, ar: Round) -> list[Move]:
    """The abilities the side may use at this moment."""
    game, moves = s.game, s.game.moves
    if not s.face_up & game.used_ministers[ar.side] and not s.huguenots:
        return []
    found: list[Move] = []
    type = ar.types[ar.open] if ar.open >= 0 else -1
    for card in s.ministry[ar.side]:
        if not s.face_up >> card & 1:
            continue
        own = game.usable_abilities[card]
        if own:
            found += [moves.use[ability] for ability in own if ready(s, ability) and _timely(s, ar, ability, type)]
        if card == game.halley and ready(s, game.ability["edmond_halley", "discard_for_treaty_point"]):
            if s.flags[BRITAIN] & game.components.chart.naval & game.components.chart.in_region[EUROPE]:
                found += [moves.discard[event] for event in s.hands[BRITAIN]]  # IS-R-110
        elif card == game.townshend and not ar.touched and not ar.advantages_used:  # IS-R-95
            found += moves.mark if ready(s, game.ability["townshend_acts", "marker"]) else []
    if ar.side == FRANCE and type == 0 and ar.huguenots < 0:
        found += [moves.settle[space] for space in bits(s.huguenots & ~s.huguenots_spent)]
    return found


def _timely(s: Struggle, ar: Round, ability: int, type: int) -> bool:
    """Whether an ability would do something now."""
    name = s.game.ability_names[ability]
    if name == "the_cardinal_ministers_diplomatic_bonus":
        return ar.tile >= 0 and not ar.touched and DIPLOMATIC in ar.types[:2] and cardinals(s) > 0
    if name == "robert_walpole_draw_discard":
        return bool(s.draw)  # IS-R-20
    if name == "new_world_huguenots_place_marker":
        return bool(huguenot_places(s))
    if name == "jacobite_uprisings_military_shift":
        return type == MILITARY and not ar.jacobite_scored
    if name == "choiseul_extra_military":
        return type == MILITARY
    if name in ("pitt_the_elder_extra_diplomatic", "papacy_hanover_negotiations_extra_diplomatic"):
        return type == DIPLOMATIC
    return True  # Bank of England's Debt Limit, Charles Hanbury Williams


def cardinals(s: Struggle) -> int:
    """The Cardinal Ministers: what the spaces named on the card are worth now."""
    return min(MOST_FROM_CARDINALS, (s.counted(FRANCE) & s.game.cardinal_spaces).bit_count())


def huguenot_places(s: Struggle) -> int:
    chart = s.game.chart
    where = chart.territory & (chart.in_region[NORTH_AMERICA] | chart.in_region[CARIBBEAN])
    return where & s.flags[FRANCE] & ~s.huguenots if s.huguenots.bit_count() < 2 else 0


def use(s: Struggle, ar: Round, ability: int) -> Procedure | None:
    """What an ability does."""
    game = s.game
    name = game.ability_names[ability]
    effect = game.components.abilities[ability].effects[0]
    exhaust(s, ar, ability)
    if name == "the_cardinal_ministers_diplomatic_bonus":
        ar.points[ar.types.index(DIPLOMATIC)] += cardinals(s)
    elif name == "robert_walpole_draw_discard":
        return Walpole(ar.side)
    elif name == "new_world_huguenots_place_marker":
        return SettleHuguenots()
    elif name == "jacobite_uprisings_military_shift":
        ar.jacobite_shift = True
    elif name == "charles_hanbury_williams_cheap_unflag":
        ar.hanbury_williams = True
    elif name == "bank_of_england_debt_limit":
        debt.change_limit(s, BRITAIN, 1, "bank_of_england")
    else:  # Choiseul, Pitt the Elder, Papacy-Hanover Negotiations: IS-R-102
        points.add(ar, game.restrictions.of(effect), effect["amount"])
    return None


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


@dataclass(slots=True)
class Walpole(Procedure):
    """Robert Walpole: draw one Event, then discard one."""

    side: int

    def draw(self, s: Struggle) -> Result:
        draw_event(s, self.side)
        return None

    def choose(self, s: Struggle) -> Result:
        options = [s.game.moves.discard[card] for card in s.hands[self.side]]
        decision = Decision(self.side, "discard", "IS-3.5.2.1", options, self.side)
        return decision if len(options) > 1 else self.on_discard(s, decision, options[0])

    def on_discard(self, s: Struggle, decision: Decision, move: Move) -> Result:
        discard_event(s, self.side, move.args[0])
        return None

    steps = (draw, choose)


@dataclass(slots=True)
class SettleHuguenots(Procedure):
    """New World Huguenots: a marker on a French Territory in North America or the Caribbean."""

    def choose(self, s: Struggle) -> Result:
        options = s.game.moves.choose.of(huguenot_places(s))
        if len(options) == 1:
            return self.on_settle(s, Decision(FRANCE, "settle", "IS-R-99", options), options[0])
        return Decision(FRANCE, "settle", "IS-R-99", options, FRANCE)

    def on_settle(self, s: Struggle, decision: Decision, move: Move) -> Result:
        s.huguenots |= 1 << move.args[0]
        s.emit("huguenots", move.args[0])
        return None

    steps = (choose,)


# -- abilities that go with purchases


def cheap_squadrons(s: Struggle, ar: Round) -> list[int]:
    """The abilities that let a Squadron be constructed for 2."""
    chart = s.game.chart
    found = []
    for card, ability in s.game.squadron_abilities:
        if card in s.ministry[ar.side] and ready(s, ability):
            if card == s.game.choiseul and not s.flags[FRANCE] & chart.naval & chart.in_region[NORTH_AMERICA]:
                continue
            found.append(ability)
    return found


def uprisings_worth(s: Struggle) -> int:
    chart = s.game.chart
    spaces = chart.countries["scotland"] | chart.countries["ireland"]
    held = (s.counted(FRANCE) & spaces).bit_count()
    return min(MOST_FROM_UPRISINGS, held + s.jacobite_victories)


def may_score_uprisings(s: Struggle, ar: Round) -> bool:
    """IS-R-98: in another Action Round than the shifts, and only when it would score."""
    if ar.side != FRANCE or ar.jacobite_shift or s.game.uprisings not in s.ministry[FRANCE]:
        return False
    return ready(s, s.game.ability["jacobite_uprisings", "score"]) and uprisings_worth(s) > 0


def score_uprisings(s: Struggle, ar: Round) -> None:
    exhaust(s, ar, s.game.ability["jacobite_uprisings", "score"])
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
