"""Which pieces of a seat can come to which city, and with how many steps: for whoever looks at a city while moving."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from chancellery.games.maria import conquest, entering, words
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.vocabulary import HALT, MARCH_ALONE, MOVE, ON
from chancellery.games.maria.walk import (
    MARCH,
    REACH,
    REACH_ON_MAIN,
    TRAIN_REACH,
    TRAIN_REACH_ON_MAIN,
    Walk,
)
from chancellery.kernel import Decision
from chancellery.kernel.preview import tried
from chancellery.kernel.sets import bits
from chancellery.locale import text
from chancellery.table.drawing import KEPT, with_line
from chancellery.table.effects import asked_next
from chancellery.table.scene import Piece, Place, Shown, ShownSteps
from chancellery.table.scene_asking import Plan

Paths = dict[int, tuple[int, ...]]  # to each city the cities on the way there, itself the last


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a piece can still come to, by an ordinary move and by a forced march."""

    piece: int
    near: Paths
    far: Paths  # those only a forced march comes to
    made: int  # steps of a piece that is on its way
    on_its_way: bool


def reaches(s: Campaign, own: Sequence[Decision]) -> list[Reach]:
    """The reach of the pieces that the seat may move now."""
    decision = next((d for d in own if d.kind in ("movement", "walk")), None)
    if decision is None:
        return []
    found = []
    for piece, walk in _walkers(s, decision):
        forced = walk is not None and walk.forced
        near = {} if forced else reach(s, piece, walk)
        far = march(s, piece, walk) if s.is_general(piece) and (walk is None or forced) else {}
        far = {city: path for city, path in far.items() if city not in near}
        found.append(Reach(piece, near, far, walk.steps_made if walk else 0, walk is not None))
    return found


def told(s: Campaign, places: tuple[Place, ...], found: list[Reach], lang: str) -> tuple[Place, ...]:
    """The places with a line about who can come there, while the seat moves its pieces."""
    said: dict[int, list[str]] = {}
    for one in found:
        name = words.piece_name(s.game, one.piece, lang)
        for key, cities in (("maria-reach-steps", one.near), ("maria-reach-march", one.far)):
            for city, path in cities.items():
                said.setdefault(city, []).append(_way(key, name, one.made + len(path), lang))
    if not said:
        return places
    return tuple(
        with_line(place, _line(", ".join(said[city]), lang)) if city in said else place
        for city, place in enumerate(places)
    )


@lru_cache(KEPT)
def _way(key: str, name: str, steps: int, lang: str) -> str:
    return text(lang, key, name=name, count=steps)


@lru_cache(KEPT)
def _line(pieces: str, lang: str) -> str:
    return text(lang, "maria-reach", pieces=pieces)


def shown(s: Campaign, pieces: tuple[Piece, ...], found: list[Reach]) -> tuple[Piece, ...]:
    """The pieces with the cities they can come to, by the number of steps."""
    if not found:
        return pieces
    box = s.game.components
    ways = {box.pieces[one.piece].id: one for one in found if one.near or one.far}
    return tuple(_reaching(piece, ways[piece.id], box.atlas.ids) if piece.id in ways else piece for piece in pieces)


def _reaching(piece: Piece, one: Reach, ids: Sequence[str]) -> Piece:
    steps = (*_steps(ids, one.near, one.made), *_steps(ids, one.far, one.made, far=True))
    return replace(piece, shows=replace(piece.shows or Shown(), steps=steps, always=one.on_its_way))


def _steps(ids: Sequence[str], cities: Paths, made: int, far: bool = False) -> list[ShownSteps]:
    """The cities by the steps to them."""
    counts: dict[int, list[str]] = {}
    for city, path in cities.items():
        counts.setdefault(made + len(path), []).append(ids[city])
    return [ShownSteps(str(n), tuple(counts[n]), far) for n in sorted(counts)]


def others(s: Campaign, own: Sequence[Decision]) -> tuple[Plan, ...]:
    """While a piece is on its way, what the others could do: it halts first."""
    index = next((n for n, d in enumerate(s.asked) if d in own and d.kind == "walk"), -1)
    halt = next((move for move in s.asked[index].options if move.of is HALT), None) if index >= 0 else None
    if halt is None:
        return ()
    trial = tried(s, s.asked[index].seat, index, halt)
    after = asked_next(trial, s.asked[index].seat, ("movement",))
    if after is None:
        return ()
    legal = {move.text for move in after.options}
    found = plans(trial.state, reaches(trial.state, [after]), least=1)
    return tuple([replace(plan, moves=(halt.text, *plan.moves)) for plan in found if plan.moves[0] in legal])


def plans(s: Campaign, found: list[Reach], least: int = 2) -> tuple[Plan, ...]:
    """The moves that bring a piece to a city so many steps away or further; how it gets there is its own affair."""
    move, box = s.game.notation.move, s.game.components
    ids = box.atlas.ids
    plans = []
    for one in found:
        ref, enemies = f"piece:{box.pieces[one.piece].id}", _enemies(s, one.piece)
        for paths, verb in ((one.near, MOVE), (one.far, MARCH_ALONE)):
            for city, path in paths.items():
                if len(path) >= least:
                    first = move(ON, path[0]) if one.on_its_way else move(verb, one.piece, path[0])
                    way = (first.text, *(move(ON, step).text for step in path[1:]))
                    battle = bool(box.atlas.near_all[city] & enemies)
                    route = tuple([ids[here] for here in (s.where[one.piece], *path)])
                    plans.append(Plan(way, (ref, f"place:{ids[city]}"), battle=battle, route=route))
    return tuple(plans)


def _enemies(s: Campaign, piece: int) -> int:
    """M-11.1.3: the cities with enemies whom a general who comes to stand beside them must attack."""
    power, relations = s.power_of(piece), s.relations
    if not s.is_general(piece) or relations.neutral >> power & 1:
        return 0
    return s.pieces_of(relations.enemies[power], s.stand)


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


def reach(s: Campaign, piece: int, walk: Walk | None = None) -> Paths:
    """Cities within an ordinary move; one on main roads only is one step longer."""
    general, power = s.is_general(piece), s.power_of(piece)
    limit, most = (REACH, REACH_ON_MAIN) if general else (TRAIN_REACH, TRAIN_REACH_ON_MAIN)
    free = entering.open_to(s, power, general=general)
    ends = entering.room(s, power) if general else 0  # there a stack forms and the move is over (M-10.1.10)
    near, main = entering.roads(s, power), entering.roads(s, power, main=True)
    if walk is not None and len(walk.pieces) > 1:
        free &= ~entering.shut_to_both(s, walk.pieces)
    made = walk.steps_made if walk is not None else 0
    start, taken = s.where[piece], _taken(s, piece)
    found: Paths = {}
    any_road: Paths = {start: ()}
    on_main: Paths = {start: ()} if walk is None or walk.on_main else {}
    for steps in range(made + 1, most + 1):
        plain = _step(any_road, near, free, taken) if steps <= limit else {}
        good = _step(on_main, main, free, taken)
        for city, path in (*good.items(), *plain.items()):
            known = found.get(city)
            if city != start and (known is None or (len(known) == len(path) and _takes(path, known, taken))):
                found[city] = path
        any_road, on_main = ({c: p for c, p in one.items() if not ends >> c & 1} for one in (plain, good))
    return found


def march(s: Campaign, piece: int, walk: Walk | None = None) -> Paths:
    """Cities within a forced march (M-10.1.16 to M-10.1.20)."""
    power = s.power_of(piece)
    free, ends = entering.open_to_march(s, power), entering.room(s, power)
    main = entering.roads(s, power, main=True)
    if walk is not None and len(walk.pieces) > 1:
        free &= ~entering.shut_to_both(s, walk.pieces)
    made = walk.steps_made if walk is not None else 0
    edge: Paths = {s.where[piece]: ()}
    found, taken = Paths(), _taken(s, piece)
    for _ in range(made, MARCH):
        edge = {c: p for c, p in _step(edge, main, free, taken).items() if c not in found and c != s.where[piece]}
        found.update(edge)
        edge = {c: p for c, p in edge.items() if not ends >> c & 1}
    return found


def _step(paths: Paths, roads: list[int], free: int, taken: int) -> Paths:
    """All paths one step longer, one to each city: of several the one that takes the least on the way."""
    found: Paths = {}
    for here, path in paths.items():
        for city in bits(roads[here] & free):
            if city not in found or _takes((*path, city), found[city], taken):
                found[city] = (*path, city)
    return found


def _taken(s: Campaign, piece: int) -> int:
    """The cities where going through takes something: a fortress (M-10.3.2), a train (M-10.1.12), a hussar (M-7.8)."""
    found = sum({1 << city for city in s.hussars if city >= 0})
    if not s.is_general(piece):
        return found
    fortresses = 0 if s.face_down >> piece & 1 else conquest.held_by(s, s.relations.enemies[s.power_of(piece)])
    return found | s.all_trains | fortresses


def _takes(path: tuple[int, ...], other: tuple[int, ...], taken: int) -> bool:
    """Whether a path takes less on its way than another one that ends in the same city."""
    return bool(taken) and sum(taken >> city & 1 for city in path) < sum(taken >> city & 1 for city in other)
