"""What a side or a spectator may know (the table "Visibility"), as plain data. Secrecy is declared here."""

from __future__ import annotations

from typing import Any, Final

from chancellery.games.imperial_struggle import war_tiles
from chancellery.games.imperial_struggle.round import Round
from chancellery.games.imperial_struggle.sides import COMMODITIES, NOBODY, REGIONS, SIDES, TYPES
from chancellery.games.imperial_struggle.state import Ministers, Struggle
from chancellery.kernel import Decision
from chancellery.kernel.sets import bits

ACTIONS: Final = ("major", "minor", "event", "exchange")
STATES: Final = ("absent", "waiting", "open", "closed")


def view(s: Struggle, seat: int | None) -> dict[str, Any]:
    box, names = s.game.components, s.game.chart.names
    return {
        "seat": None if seat is None else s.game.seats[seat],
        "turn": s.turn.id,
        "vp": s.vp,
        "initiative": SIDES[s.initiative],
        "first": SIDES[s.first],
        "sides": {name: _side(s, side, seat) for side, name in enumerate(SIDES)},
        "usa": names(s.usa),
        "spain": names(s.spain),
        "conflict": names(s.conflict),
        "conflict_plus": names(s.conflict_plus),
        "damaged": names(s.damaged),
        "available": names(s.available),
        "huguenots": names(s.huguenots),
        "huguenots_spent": names(s.huguenots_spent),
        "isolated": names(s.isolated),
        "advantages": {
            tile.id: {
                "holder": _name(s.holder(i)),
                "exhausted": bool(s.exhausted >> i & 1),
                "new": bool(s.fresh >> i & 1),
            }
            for i, tile in enumerate(box.advantages)
        },
        "tiles": [box.investments[tile].id for tile in s.tiles],
        "taken": [box.investments[tile].id for tile in s.taken],
        "used": sorted(box.investments[tile].id for tile in s.used),
        "stack": len(s.tile_stack),
        "awards": {REGIONS[i]: box.awards[tile].id for i, tile in enumerate(s.awards)},
        "demand": [COMMODITIES[c] for c in s.demand],
        "townshend": None if s.townshend == NOBODY else COMMODITIES[s.townshend],
        "draw": len(s.draw),
        "discards": [box.events[card].id for card in s.discards],
        "removed": [box.events[card].id for card in sorted(s.removed)],
        "jacobite": {"victories": s.jacobite_victories, "defeat": s.jacobite_defeat, "place": s.jacobite_place},
        "war": _war(s, seat),
        "round": _round(s, s.round) if s.rounds else None,
        "decisions": [_decision(s, d, seat) for d in s.open],
        "outcome": None if s.outcome is None else s.outcome.named(s.game.seats),
    }


def _name(side: int) -> str | None:
    return None if side == NOBODY else SIDES[side]


def _side(s: Struggle, side: int, seat: int | None) -> dict[str, Any]:
    box, ministers, hand = s.game.components, Ministers(s, side), s.hand(side)
    data: dict[str, Any] = {
        "flags": box.chart.names(s.flags[side]),
        "debt": s.debt[side],
        "limit": s.limit[side],
        "treaty": s.treaty[side],
        "navy": s.navy[side],
        "unbuilt": s.unbuilt[side],
        "turn_track": s.track[side],
        "cards": len(s.hands[side]),
        "ministry": [
            _ministry(s, card, ministers.seen_by(seat) or ministers.known(place))
            for place, card in enumerate(s.ministry[side])
        ],
        "pool": len(s.pool[side]),
        "bonus_pool": len(s.bonus_pool[side]),
        "carried": s.carried[side],
        "refusals": s.refusals[side],
    }
    if hand.seen_by(seat):
        data["hand"] = [box.events[card].id for card in s.hands[side]]
    return data


def _ministry(s: Struggle, card: int, known: bool) -> dict[str, Any]:
    box = s.game.components
    up = bool(s.face_up >> card & 1)
    return {
        "card": box.ministries[card].id if known else None,
        "face_up": up,
        "exhausted": [a.id for a in box.ministries[card].abilities if s.spent & a.bit] if up else [],
    }


def _war(s: Struggle, seat: int | None) -> dict[str, Any] | None:
    if s.next_war == NOBODY:
        return None
    war = s.game.components.wars[s.next_war]
    return {
        "id": war.id,
        "theaters": {
            theater.id: {
                name: {
                    "basic": _tiles(s, [s.basic[war_tiles.slot(side, t)]], _open(s, side, t, seat)),
                    "bonus": _tiles(s, s.bonus[war_tiles.slot(side, t)], _open(s, side, t, seat)),
                }
                for side, name in enumerate(SIDES)
            }
            for t, theater in enumerate(war.theaters)
        },
        "dominance": _name(s.dominance),
        "byng": None if s.byng == NOBODY else war.theaters[s.byng].id,
        "refused": s.game.chart.names(s.refused),
    }


def _open(s: Struggle, side: int, theater: int, seat: int | None) -> bool:
    """IS-7.1.1.1: the tiles of theaters resolved so far in a War lie face up."""
    return theater < s.shown or s.bonus_tiles(side)[theater].seen_by(seat)


def _tiles(s: Struggle, tiles: list[int], known: bool) -> list[str | None]:
    words = s.game.notation.words["wartile"]
    return [words[tile] if known else None for tile in tiles if tile != NOBODY]


def _round(s: Struggle, ar: Round) -> dict[str, Any]:
    return {
        "side": SIDES[ar.side],
        "tile": None if ar.tile == NOBODY else s.game.components.investments[ar.tile].id,
        "actions": {
            ACTIONS[i]: {
                "state": STATES[ar.state[i]],
                "type": TYPES[ar.types[i]],
                "points": sum(ar.left) if i == ar.open else sum(ar.event_left) if i == 2 else ar.points[i],
            }
            for i in range(4)
            if ar.state[i]
        },
        "open": ACTIONS[ar.open] if ar.open >= 0 else None,
        "may_pass": ar.may_pass,
        "upgrade": ar.upgrade,
        "regions": {TYPES[t]: [REGIONS[r] for r in bits(ar.regions[t])] for t in (0, 1)},
        "advantages_used": ar.advantages_used,
        "tiles_bought": ar.tiles_bought,
    }


def _decision(s: Struggle, decision: Decision, seat: int | None) -> dict[str, Any]:
    """Others see who decides what; the options are the seat's own."""
    data: dict[str, Any] = {"seat": s.game.seats[decision.seat], "kind": decision.kind, "rule": decision.rule}
    if decision.seat == seat:
        data["options"] = [move.text for move in decision.options]
    return data
