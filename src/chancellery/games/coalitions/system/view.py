"""The view of a match: what a seat or a spectator may know, as plain data with the rulebook's names."""

from __future__ import annotations

from typing import Any

from chancellery.games.coalitions.system.battle import Battle
from chancellery.games.coalitions.system.state import Realm
from chancellery.games.coalitions.system.wheel import field_of
from chancellery.kernel.sets import bits


def view(s: Realm, seat: int | None) -> dict[str, Any]:
    game = s.game
    ids, powers, statuses = game.map.ids, game.powers, game.parameters.statuses
    seen = {
        "round": s.round,
        "turn": s.turn,
        "seat": None if seat is None else game.seats[seat],
        "powers": {power: _power(s, seat, index) for index, power in enumerate(powers)},
        "garrisons": {ids[t]: powers[owner] for t, owner in enumerate(s.garrison) if owner >= 0},
        "fortresses": [ids[t] for t in bits(s.fortress)],
        "deck": len(s.deck),
        "discards": list(s.discards),
        "battle": None,
        "special": special(s),
        "pending_battles": [ids[t] for t in bits(s.pending)],
        "decisions": [
            {"seat": game.seats[d.seat], "kind": d.kind, "rule": d.rule, "power": powers[d.actor]} for d in s.open
        ],
        "chosen": chosen(s, seat),
        "outcome": None if s.outcome is None else s.outcome.named(s.game.seats),
    }
    battle = s.running(Battle)
    if battle is not None:
        seen["battle"] = battle_view(s, seat, battle)
    if game.actions:
        turn = s.turn or 1  # K-2.3.7, K-5.1.7: before the first turn of a round every symbol is on its start field
        seen["wheel"] = {power: game.actions[field_of(s, index, turn)] for index, power in enumerate(powers)}
    seen["statuses"] = {power: statuses[s.status[index]] for index, power in enumerate(powers)} if statuses else {}
    return seen


def chosen(s: Realm, seat: int | None) -> list[dict[str, Any]]:
    """The seat's own secret choices, which can be changed until the last one is in (D.6); nobody else knows them."""
    return [
        {"kind": decision.kind, "power": s.game.powers[decision.actor], "move": choice.text}
        for decision, choice in zip(s.asked, s.chosen)
        if choice is not None and decision.seat == seat
    ]


def special(s: Realm) -> list[str]:
    """The scenario's special rules still in force."""
    return [name for n, name in enumerate(s.game.special) if s.special >> n & 1]


def _power(s: Realm, seat: int | None, power: int) -> dict[str, Any]:
    game = s.game
    ids, where, troops = game.map.ids, s.where, s.troops
    named = s.named[power]
    known: dict[str, Any] = {
        "seat": game.seats[s.seat_of[power]] if s.seat_of[power] >= 0 else None,
        "morale": s.morale[power],
        "influence": s.influence[power],
        "money": s.money[power],
        "cards": len(s.hands[power]),
        "stock": s.stock(power),
        "generals": {ids[where[g]]: troops[g] for g in game.generals[power] if where[g] >= 0},
        "off_board": sum(where[g] < 0 for g in game.generals[power]),
    }
    if named >= 0:
        known["named"] = ids[where[named]] if where[named] >= 0 else "off"
    if s.knows_hand(seat, power):
        known["hand"] = list(s.hands[power])
    return known


def battle_view(s: Realm, seat: int | None, battle: Battle) -> dict[str, Any]:
    """A battle as the seat may know it."""
    game = s.game
    ids, powers = game.map.ids, game.powers
    return {
        "place": ids[battle.place],
        "attacker": powers[battle.attacker],
        "defenders": [powers[p] for p in battle.defenders],
        "strength": list(battle.strength),
        "stacks": [
            {
                "power": powers[game.owner[general]],
                "place": ids[battle.spot[i]],
                "side": "attack" if battle.side[i] == 0 else "defence",
                "supporting": battle.position[i] > 2,
                "cards": [
                    abs(card) if card < 0 or s.knows_hand(seat, game.owner[general]) else None
                    for card in battle.stacks[i]
                ],
                "face_up": [card < 0 for card in battle.stacks[i]],
                "limit": battle.limit[i],
            }
            for i, general in enumerate(battle.generals)
        ],
        "passed": [powers[p] for p in bits(battle.passed)],
    }
