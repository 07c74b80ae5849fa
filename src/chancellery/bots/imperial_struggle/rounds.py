"""An Action Round: which tile, what to do with it, and when to stop (5)."""

from __future__ import annotations

from typing import Final

from chancellery.bots.imperial_struggle import cards, purchases
from chancellery.bots.imperial_struggle.outlook import Outlook
from chancellery.games.imperial_struggle import war_tiles
from chancellery.games.imperial_struggle.round import Round
from chancellery.games.imperial_struggle.sides import NOBODY
from chancellery.games.imperial_struggle.targets import targets
from chancellery.kernel import Decision, Move
from chancellery.kernel.sets import bits

UPGRADE: Final = 0.5
LAST_ROUNDS: Final = 2  # of the turn: what scores or counts in War is shown now
# shown as soon as there is a use for them; the others wait for their moment
AT_ONCE: Final = {
    "robert_walpole", "bank_of_england", "new_world_huguenots", "the_cardinal_ministers", "merchant_banks",
    "jonathan_swift", "edmund_burke", "turgot", "north_american_trade", "james_watt", "pompadour_and_du_barry",
    "papacy_hanover_negotiations", "choiseul", "pitt_the_elder", "edmond_halley", "charles_hanbury_williams",
    "jacobite_uprisings", "townshend_acts",
}  # fmt: skip


def choose(look: Outlook, decision: Decision) -> Move:
    ar = look.s.round
    early = _reveal(look, ar, decision.options) or _ability(look, ar, decision.options)
    if early is not None:
        return early
    if ar.tile == NOBODY:
        return _tile(look, ar, decision.options)
    return _event(look, ar, decision.options) or _act(look, ar, decision.options)


def _reveal(look: Outlook, ar: Round, options: list[Move]) -> Move | None:
    last = look.rounds_left < LAST_ROUNDS
    for move in options:
        if move.verb == "reveal":
            id = look.box.ministries[move.args[0]].id
            if last or (id in AT_ONCE and look.rounds_left < 7):
                return move
    return None


def _ability(look: Outlook, ar: Round, options: list[Move]) -> Move | None:
    """Abilities cost nothing; what is not wanted is not offered or waits for an Action."""
    for move in options:
        if move.verb == "use":
            return move
        if move.verb == "mark" and ar.tile != NOBODY:
            return _townshend(look, options)
        if move.verb == "discard" and len(look.s.hands[look.side]) > 2:
            return min((m for m in options if m.verb == "discard"), key=lambda m: cards.kept(look, m.args[0]))
        if move.verb == "huguenots":
            return move
    return None


def _townshend(look: Outlook, options: list[Move]) -> Move:
    marks = [move for move in options if move.verb == "mark"]
    return max(marks, key=lambda move: look.commodities[move.args[0]])


def _tile(look: Outlook, ar: Round, options: list[Move]) -> Move:
    listed = purchases.estimates(look, ar)
    events_worth = {card: cards.event(look, card) for card in look.s.hands[look.side]}

    def worth(move: Move) -> float:
        tile = look.box.investments[move.args[0]]
        value = purchases.worth_of_points(look, listed[tile.major], tile.points)
        value += purchases.worth_of_minor(look, listed[tile.minor])
        if tile.event:
            fit = [w for card, w in events_worth.items() if look.box.events[card].type in (-1, tile.major)]
            value += max([0.0, *fit])
        return value + (UPGRADE if tile.upgrade else 0.0)

    return max((move for move in options if move.verb == "take"), key=worth)


def _event(look: Outlook, ar: Round, options: list[Move]) -> Move | None:
    playable = [move for move in options if move.verb in ("play", "play_with")]
    if not playable:
        return None
    best = max(playable, key=lambda move: cards.event(look, move.args[0]) + 0.01 * len(move.args))
    return best if cards.event(look, best.args[0]) > 0.3 else None


def _act(look: Outlook, ar: Round, options: list[Move]) -> Move:
    by_verb: dict[str, list[Move]] = {}
    for move in options:
        by_verb.setdefault(move.verb, []).append(move)
    helpful = _advantage(look, by_verb.get("activate", []))
    if helpful is not None:
        return helpful
    if ar.open < 0:
        if "upgrade" in by_verb:
            return _upgrade(look, by_verb["upgrade"])
        if "treaty_point" in by_verb:
            return by_verb["treaty_point"][0]
        return _begin(look, ar, by_verb)
    if "join" in by_verb:
        return by_verb["join"][0]
    bought = purchases.best(look, ar, options)
    if bought is not None:
        return bought
    if not ar.before:
        return by_verb["finish"][0]
    later = [move for move in by_verb.get("begin", ()) if move.args[0] > ar.open]  # this one is worth nothing
    return later[0] if later else by_verb["end"][0]


def _begin(look: Outlook, ar: Round, by_verb: dict[str, list[Move]]) -> Move:
    """The next Action, Major before Minor; passing where there is nothing worth doing and Debt to lower."""
    if "pass" in by_verb and look.s.debt[look.side] >= 2:
        listed = purchases.estimates(look, ar)
        tile = look.box.investments[ar.tile]
        value = purchases.worth_of_points(look, listed[tile.major], tile.points) + purchases.worth_of_minor(
            look, listed[tile.minor]
        )
        if value < 2 * look.mind.debt:
            return by_verb["pass"][-1]
    if "begin" in by_verb:
        return by_verb["begin"][0]
    return by_verb["end"][0]


def _advantage(look: Outlook, options: list[Move]) -> Move | None:
    best, most = None, 0.2
    for move in options:
        effect = look.box.advantages[move.args[0]].effects[0]
        if effect["op"] == "place_conflict":
            worth = max((look.conflict(space) for space in bits(targets(look.s, look.side, effect))), default=0.0)
        elif effect["op"] == "change_debt":
            worth = look.mind.debt * min(2, look.s.debt[look.side]) - 0.1
        else:
            where = bits(look.s.flags[1 - look.side] & look.chart.naval)
            worth = max((look.flags[space] for space in where), default=0.0) - 0.4
        if worth > most:
            best, most = move, worth
    return best


def _upgrade(look: Outlook, options: list[Move]) -> Move:
    """The weakest Basic tile, where strength matters."""

    def need(move: Move) -> float:
        theater = war_tiles.theater_number(look.s, move.args[0])
        tile = look.s.basic[war_tiles.slot(look.side, theater)]
        return (1.5 - cards.upgrade_value(look, tile)) * look.strengths[theater]

    return max(options, key=need)


def pay(look: Outlook, decision: Decision) -> Move:
    """Treaty Points that would be lost go first; then what is cheaper to do without."""
    treaty, credit = look.s.treaty[look.side], look.s.credit(look.side)

    def cost(move: Move) -> float:
        points, spent = move.args
        dear = look.mind.debt * (1.6 if credit - points < 2 else 1.0)
        return points * dear + sum((0.1 if treaty - n > 4 else look.mind.treaty for n in range(spent)), 0.0)

    return min(decision.options, key=cost)
