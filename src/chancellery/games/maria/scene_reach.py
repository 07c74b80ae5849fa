"""Which pieces of a seat can come to which city, and with how many steps: for whoever looks at a city while moving."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from chancellery.games.maria import movement, words
from chancellery.games.maria.atlas import bits
from chancellery.games.maria.campaign import Campaign
from chancellery.games.maria.movement import (
    MARCH,
    REACH,
    REACH_ON_MAIN,
    TRAIN_REACH,
    TRAIN_REACH_ON_MAIN,
    Walk,
)
from chancellery.kernel import Decision
from chancellery.locale import text

KEPT = 20_000


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a piece can still come to: cities with the steps to them, by an ordinary move and by a forced march."""

    piece: int
    near: dict[int, int]
    far: dict[int, int]  # those only a forced march comes to
    on_its_way: bool


def reaches(s: Campaign, own: list[Decision]) -> list[Reach]:
    """The reach of the pieces that the seat may move now."""
    decision = next((d for d in own if d.kind in ("movement", "walk")), None)
    if decision is None:
        return []
    found = []
    for piece, walk in _walkers(s, decision):
        forced = walk is not None and walk.forced
        near = {} if forced else reach(s, piece, walk)
        far = march(s, piece, walk) if s.is_general(piece) and (walk is None or forced) else {}
        far = {city: steps for city, steps in far.items() if city not in near}
        found.append(Reach(piece, near, far, walk is not None))
    return found


def told(s: Campaign, places: list[dict[str, Any]], found: list[Reach], lang: str) -> list[dict[str, Any]]:
    """The places with a line about who can come there, while the seat moves its pieces."""
    said: dict[int, list[str]] = {}
    for one in found:
        name = words.piece_name(s.game, one.piece, lang)
        for key, cities in (("maria-reach-steps", one.near), ("maria-reach-march", one.far)):
            for city, steps in cities.items():
                said.setdefault(city, []).append(_way(key, name, steps, lang))
    if not said:
        return places
    return [
        {**place, "text": [*place["text"], _line(", ".join(said[city]), lang)]} if city in said else place
        for city, place in enumerate(places)
    ]


@lru_cache(KEPT)
def _way(key: str, name: str, steps: int, lang: str) -> str:
    return text(lang, key, name=name, count=steps)


@lru_cache(KEPT)
def _line(pieces: str, lang: str) -> str:
    return text(lang, "maria-reach", pieces=pieces)


def shown(s: Campaign, pieces: list[dict[str, Any]], found: list[Reach]) -> list[dict[str, Any]]:
    """The pieces with the cities they can come to, by the number of steps; a forced march is told apart."""
    box = s.game.components
    ways = {box.pieces[one.piece].id: one for one in found}
    result = []
    for piece in pieces:
        one = ways.get(piece["id"])
        steps = [*_steps(box.atlas.ids, one.near), *_steps(box.atlas.ids, one.far, far=True)] if one else []
        if one and steps:
            now = {"always": True} if one.on_its_way else {}
            piece = {**piece, "shows": {**piece.get("shows", {}), "steps": steps, **now}}
        result.append(piece)
    return result


def _steps(ids: Sequence[str], cities: dict[int, int], **more: bool) -> list[dict[str, Any]]:
    counts = sorted(set(cities.values()))
    return [{"note": str(n), "places": [ids[city] for city in cities if cities[city] == n], **more} for n in counts]


def _walkers(s: Campaign, decision: Decision) -> list[tuple[int, Walk | None]]:
    """The pieces that may still move, or the one that is on its way."""
    if decision.kind == "walk":
        walk = next(p for p in reversed(s.stack) if isinstance(p, Walk))
        return [(walk.pieces[0], walk)]
    found: list[tuple[int, Walk | None]] = []
    for power in s.game.active(s):
        if s.seat_of[power] == decision.seat:
            box = s.game.components.powers[power]
            idle = [g for g in box.generals if not (s.moved | s.settled) >> g & 1]
            idle += [t for t in box.trains if not s.moved >> t & 1]
            found += [(piece, None) for piece in idle if s.where[piece] >= 0]
    return found


def reach(s: Campaign, piece: int, walk: Walk | None = None) -> dict[int, int]:
    """Cities within an ordinary move and the steps to them; a move on main roads only is one step longer."""
    general, power = s.is_general(piece), s.power_of(piece)
    limit, most = (REACH, REACH_ON_MAIN) if general else (TRAIN_REACH, TRAIN_REACH_ON_MAIN)
    free = movement.open_to_general(s, power) if general else movement.open_to_train(s, power)
    ends = movement.room(s, power) if general else 0  # there a stack forms and the move is over (M-10.1.10)
    near, main = movement.roads(s, power), movement.roads(s, power, main=True)
    made = walk.steps_made if walk is not None else 0
    start = 1 << s.where[piece]
    found: dict[int, int] = {}
    any_road, on_main = start, start if walk is None or walk.on_main else 0
    seen = start
    for steps in range(made + 1, most + 1):
        plain = _step(any_road, near) & free if steps <= limit else 0
        good = _step(on_main, main) & free
        for city in bits((plain | good) & ~seen):
            found[city] = steps
        seen |= plain | good
        any_road, on_main = plain & ~ends, good & ~ends
    return found


def march(s: Campaign, piece: int, walk: Walk | None = None) -> dict[int, int]:
    """Cities within a forced march (M-10.1.16 to M-10.1.20)."""
    power = s.power_of(piece)
    free, ends = movement.open_to_march(s, power), movement.room(s, power)
    main = movement.roads(s, power, main=True)
    made = walk.steps_made if walk is not None else 0
    edge = seen = 1 << s.where[piece]
    found: dict[int, int] = {}
    for steps in range(made + 1, MARCH + 1):
        edge = _step(edge, main) & free & ~seen
        for city in bits(edge):
            found[city] = steps
        seen |= edge
        edge &= ~ends
    return found


def _step(cities: int, roads: list[int]) -> int:
    found = 0
    for city in bits(cities):
        found |= roads[city]
    return found
