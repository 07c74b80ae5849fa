"""Imperial Struggle: positions at the beginning of an Action Round, and goals of one round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chancellery.games.imperial_struggle import war_tiles
from chancellery.games.imperial_struggle.peace_turn import PeaceTurn
from chancellery.games.imperial_struggle.scoring import ahead
from chancellery.games.imperial_struggle.sides import COMMODITIES, NOBODY, REGIONS, SIDES
from chancellery.kernel.sets import bits
from chancellery.puzzles.goals import Goal, Kit

SETS = ("usa", "spain", "conflict", "conflict_plus", "damaged", "huguenots", "huguenots_spent")


def _written(s: Any) -> dict[str, Any] | None:
    if not s.turn.peace or not s.rounds or s.round.tile != NOBODY or s.asked[0].kind != "round":
        return None
    words, ids, box = s.game.notation.words, s.game.chart.ids, s.game.components
    turn = next(p for p in s.stack if isinstance(p, PeaceTurn))
    position: dict[str, Any] = {
        "turn": [one.id for one in box.turns][s.step],
        "phase": "round",
        "first": SIDES[s.first],
        "initiative": SIDES[s.initiative],
        "rounds": turn.rounds,
        "vp": s.vp,
        "tiles": [words["tile"][one] for one in s.tiles],
        "taken": [words["tile"][one] for one in s.taken],
        "awards": {region: words["award"][tile] for region, tile in zip(REGIONS, s.awards)},
        "demand": [COMMODITIES[one] for one in s.demand],
        "exhausted": [words["advantage"][one] for one in bits(s.exhausted)],
        "face_up": [words["ministry"][one] for one in bits(s.face_up)],
        "spent": [words["ability"][n] for n, one in enumerate(box.abilities) if s.spent & one.bit],
        "discards": [words["event"][one] for one in s.discards],
        "removed": [words["event"][one] for one in s.removed],
        "jacobite_victories": s.jacobite_victories,
        "jacobite_defeat": s.jacobite_defeat,
        "jacobite_place": s.jacobite_place,
    }
    position |= {name: [ids[one] for one in bits(getattr(s, name))] for name in SETS if getattr(s, name)}
    if s.townshend != NOBODY:
        position["townshend"] = COMMODITIES[s.townshend]
    theaters = [theater.id for theater in box.wars[s.next_war].theaters] if s.next_war != NOBODY else []
    if s.dominance != NOBODY:
        position["dominance"] = SIDES[s.dominance]
    if s.byng != NOBODY:
        position["byng"] = theaters[s.byng]
    for side, name in enumerate(SIDES):
        position[name] = _side(s, side, theaters)
    return position


def _side(s: Any, side: int, theaters: list[str]) -> dict[str, Any]:
    words, ids = s.game.notation.words, s.game.chart.ids
    own = {
        "flags": [ids[one] for one in bits(s.flags[side])],
        "debt": s.debt[side],
        "limit": s.limit[side],
        "treaty": s.treaty[side],
        "navy": s.navy[side],
        "unbuilt": s.unbuilt[side],
        "turn_track": s.track[side],
        "carried": s.carried[side],
        "hand": [words["event"][one] for one in s.hands[side]],
        "ministry": [words["ministry"][one] for one in s.ministry[side]],
    }
    if theaters:
        slots = {id: war_tiles.slot(side, n) for n, id in enumerate(theaters)}
        own["basic"] = {id: words["wartile"][s.basic[at]] for id, at in slots.items() if s.basic[at] != NOBODY}
        own["bonus"] = {id: [words["wartile"][one] for one in s.bonus[at]] for id, at in slots.items() if s.bonus[at]}
        own["pool"] = [words["wartile"][one] for one in s.pool[side]]
    return own


def _goals(s: Any, seat: int, past: Sequence[Any]) -> list[Goal]:
    side = s.sides[seat]
    me = SIDES[side]
    if s.outcome is not None:
        return [Goal("win", me)] if seat in s.outcome.winners else []
    words, ids = s.game.notation.words, s.game.chart.ids
    found = [Goal("control", me, ids[one]) for one in bits(s.flags[side])]
    found += [Goal("advantage", me, words["advantage"][one]) for one in bits(s.held[side])]
    found += [Goal("award", me, name) for region, name in enumerate(REGIONS) if _wins_award(s, side, region)]
    found += [Goal("demand", me, COMMODITIES[one]) for one in s.demand if _wins_demand(s, side, one)]
    points = s.game.measures(s)["vp"][me]
    found.append(Goal("measure", me, measure="vp", least=points))
    return found


def _wins_award(s: Any, side: int, region: int) -> bool:
    """IS-4.1.12.3: whether a side would win the Award of a Region, were it scored now."""
    leader, margin = ahead(s, s.game.chart.in_region[region])
    return leader == side and margin >= s.game.components.awards[s.awards[region]].margin


def _wins_demand(s: Any, side: int, commodity: int) -> bool:
    return ahead(s, s.game.chart.of_commodity[commodity])[0] == side


def _holds(s: Any, seat: int, goal: Goal, past: Sequence[Any]) -> bool:
    side = SIDES.index(goal.power)
    if goal.kind == "award":
        return _wins_award(s, side, REGIONS.index(goal.place))
    if goal.kind == "demand":
        return _wins_demand(s, side, COMMODITIES.index(goal.place))
    if goal.kind == "control":
        return bool(s.flags[side] >> s.game.chart.index[goal.place] & 1)
    return bool(s.held[side] >> s.game.notation.words["advantage"].index(goal.place) & 1)


def _moment(s: Any) -> Any:
    turn = next((p for p in s.stack if isinstance(p, PeaceTurn)), None)
    return s.step, -1 if turn is None else turn.rounds


KIT = Kit(((None, 2),), _written, _moment, _goals, _holds)
