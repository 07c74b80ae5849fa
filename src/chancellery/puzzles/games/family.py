"""The Coalitions family: positions at the beginning of an Action, and goals of one Action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chancellery.games.coalitions.realpolitik.components import ACTIONS
from chancellery.games.coalitions.system.battle import ATTACK, DEFENCE, Battle
from chancellery.games.coalitions.system.wheel import ActionTurn, power_on
from chancellery.kernel.sets import bits
from chancellery.puzzles.goals import Goal, Kit

WORTH = ("movement",)  # Actions that puzzles begin in


def _common(s: Any) -> dict[str, Any]:
    game, ids = s.game, s.game.map.ids
    powers: dict[str, Any] = {}
    for p, name in enumerate(game.powers):
        own: dict[str, Any] = {"morale": s.morale[p], "influence": s.influence[p], "money": s.money[p]}
        own["hand"] = list(s.hands[p])
        own["generals"] = {ids[s.where[g]]: s.troops[g] for g in game.generals[p] if s.where[g] >= 0}
        own["garrisons"] = [ids[t] for t in bits(s.guards[p])]
        if game.parameters.statuses:
            own["status"] = game.parameters.statuses[s.status[p]]
        if name in game.parameters.heroes and s.named[p] >= 0:
            at = s.where[s.named[p]]
            own["named"] = ids[at] if at >= 0 else "off"
        if name not in game.seats and s.seat_of[p] >= 0:
            own["controller"] = game.seats[s.seat_of[p]]
        powers[name] = own
    return {"powers": powers, "fortresses": [ids[t] for t in bits(s.fortress)]}


def _wheel(s: Any) -> dict[str, Any] | None:
    turn = next((p for p in s.stack if isinstance(p, ActionTurn)), None)
    if turn is None or s.asked[0].kind != "arbiter":
        return None
    field = turn.field
    action = s.game.actions[field]
    if action not in WORTH:
        return None
    position = {"round": s.round, "power": s.game.powers[power_on(s, field, s.turn)], "action": action}
    position |= _common(s) | {"discards": list(s.discards)}
    if s.game.special:
        position["special"] = [name for n, name in enumerate(s.game.special) if s.special >> n & 1]
    return position


def _imperial(s: Any) -> dict[str, Any] | None:
    position = _wheel(s)
    if position is not None and s.emperor >= 0:
        position["emperor"] = s.game.powers[s.emperor]
    return position


def _cards(s: Any) -> dict[str, Any] | None:
    """Realpolitik: the first question after the Action cards of a turn were revealed, if it belongs to Movement."""
    if s.asked[0].kind != "arbiter":
        return None
    game, ids = s.game, s.game.map.ids
    mover = s.asked[0].actor
    position = _common(s) | {
        "turn": s.turn,
        "prestige": [game.powers[p] for p in s.prestige],
        "diplomacy_track": s.token,
        "alliances": [[game.powers[a], game.powers[b]] for a, b in enumerate(s.partner) if a < b],
        "trains": [[ids[a], ids[b]] for a, row in enumerate(s.rails) for b in bits(row) if a < b],
        "cards": {game.powers[mover]: ACTIONS[s.action[mover]]},
    }
    for p, name in enumerate(game.powers):
        played = s.own.action_cards[p] & ~s.action_hand[p]
        if p == mover:
            played &= ~(1 << s.action[p])
        own = position["powers"][name]
        own["played"] = [ACTIONS[card] for card in bits(played)]
        own["discards"] = list(s.discard_piles[p])
        if name not in game.seats:
            own.pop("controller", None)
    return position


# -- goals


def _moment(s: Any) -> Any:
    turn = next((p for p in s.stack if isinstance(p, ActionTurn)), None)
    return s.round, s.turn, -1 if turn is None else turn.field


def _power(s: Any, seat: int) -> str:
    return str(s.game.seats[seat])


def _goals(s: Any, seat: int, past: Sequence[Any]) -> list[Goal]:
    game, me = s.game, _power(s, seat)
    number = game.map.power_of.get(me, -1)
    if number < 0:
        return []
    if s.outcome is not None:
        return [Goal("win", me)] if seat in s.outcome.winners else []
    found = [Goal("control", me, game.map.ids[t]) for t in bits(s.control[number])]
    found.append(Goal("measure", me, measure="influence", least=s.influence[number]))
    found += [Goal("battle", me, place) for place in _won(s, number, past)]
    return found


def _won(s: Any, power: int, past: Sequence[Any]) -> list[str]:
    """Where the side of a Power has won a battle."""
    won, attacker = [], -1
    for event in past:
        if event.kind == "battle":
            attacker = event.args[0]
        elif event.kind == "result" and attacker >= 0:
            if event.args[3] == (ATTACK if s.ally[power] >> attacker & 1 else DEFENCE):
                won.append(s.game.map.ids[event.args[0]])
    return won


def _holds(s: Any, seat: int, goal: Goal, past: Sequence[Any]) -> bool:
    number = s.game.map.power_of[goal.power]
    if goal.kind == "control":
        return bool(s.control[number] >> s.game.map.place_of[goal.place] & 1)
    if goal.kind == "battle":
        return goal.place in _won(s, number, past)
    return False


def _fighting(s: Any) -> bool:
    return s.running(Battle) is not None


COALITIONS = Kit(
    (("1805", 6), ("1792", None), ("1809", None), ("1813", None)), _wheel, _moment, _goals, _holds, fighting=_fighting
)
RAISON_DETAT = Kit((("1618", 7), ("1702", None)), _imperial, _moment, _goals, _holds, fighting=_fighting)
REALPOLITIK = Kit(((None, 4), (None, 3)), _cards, _moment, _goals, _holds, fighting=_fighting)
