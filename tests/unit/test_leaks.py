"""Matches that are over leave nothing behind: compiled classes marked `acyclic` would never be freed in a cycle."""

from __future__ import annotations

import ast
import gc
import tracemalloc
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from random import Random
from types import CodeType, FunctionType, ModuleType

import pytest

import chancellery
from chancellery import Match, compiled, games
from chancellery.table import telling

HERE = Path(chancellery.__file__).parent

MOVES = 150
LEFT = 30_000  # bytes, of many hundred thousand that a match takes


def played(game: str) -> None:
    """The beginning of the same match every time, with all that people ask about it."""
    match, rng = Match.new(game, seed="leaks", nonce="leaks"), Random(1)
    while match.outcome is None and len(match) < MOVES:
        decision = rng.choice(match.decisions)
        if len(match) % 5 == 0:
            match.state.explained()
            match.why_not(decision.seat, rng.choice(decision.options).text)
            match.preview(decision.seat, decision.options[0])
            match.fork().deal(decision.seat, rng)
            match.view(decision.seat)
        match.play(decision.seat, rng.choice(decision.options))
    if match.may_undo(decision.seat):
        match.undo(decision.seat)


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_nothing_is_left_of_matches_that_are_over(game: str) -> None:
    played(game)  # fills what is remembered on purpose
    tracemalloc.start()
    try:
        played(game)
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(3):
            played(game)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert grown < LEFT, f"{grown} bytes more after three matches"


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_what_is_drawn_and_tried_is_freed_at_once(game: str) -> None:
    """A trial for each option at each move: waiting for the garbage collector, they would fill the caches."""
    rng, match, found = Random(1), Match.new(game, seed="leaks", nonce="leaks"), list[Match]()
    for _ in range(24):
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
        found += [match.clone()] if len(match) % 3 == 0 else []

    def look() -> None:
        for one in found:
            telling.scenes(one, [*range(len(one.seats)), None], "en")

    look()  # fills what is remembered on purpose
    gc.collect()
    gc.disable()
    try:
        look()
        left = gc.collect()
    finally:
        gc.enable()
    assert left == 0


def marked() -> set[type]:
    """The classes whose instances the garbage collector leaves alone when they are compiled."""
    found: set[type] = set()
    for path in HERE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and any("acyclic=True" in ast.unparse(d) for d in node.decorator_list):
                module = import_module(".".join(path.relative_to(HERE.parent).with_suffix("").parts))
                found.add(getattr(module, node.name))
    return found


def links(roots: Iterable[object]) -> dict[int, list[int]]:
    """What can be reached from some objects, and what each of it refers to, by their ids: but not what code knows."""
    found: dict[int, list[int]] = {}
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found:
            parts = thing.__closure__ or () if isinstance(thing, FunctionType) else gc.get_referents(thing)
            led = [part for part in parts if not isinstance(part, (type, ModuleType, CodeType, str, bytes, int))]
            found[id(thing)] = [id(part) for part in led]
            waiting += led
    return found


def in_cycles(links: dict[int, list[int]]) -> set[int]:
    """The things that lead back to themselves, or lie between such: what is left when all go, again and again, that
    lead nowhere, and all to which nothing leads."""
    for _ in range(2):
        back: dict[int, list[int]] = {thing: [] for thing in links}
        for thing, led in links.items():
            for other in led:
                back[other].append(thing)
        open_ = {thing: len(led) for thing, led in links.items()}
        ends = [thing for thing, count in open_.items() if not count]
        for thing in ends:
            for other in back[thing]:
                open_[other] -= 1
                if not open_[other]:
                    ends.append(other)
        gone = set(ends)
        links = {thing: [other for other in back[thing] if other not in gone] for thing in links if thing not in gone}
    return set(links)


def test_what_leads_back_to_itself_is_found() -> None:
    end: list[object] = []
    one: list[object] = [end]
    other: list[object] = [one]
    before = [other]
    one.append({"other": lambda: other})
    assert {id(one), id(other)} <= in_cycles(links([before])).difference([id(before), id(end)])
    assert not {id(before), id(end)} & in_cycles(links([before]))


@pytest.mark.skipif(compiled.mode == "compiled", reason="what is marked does not tell then what it refers to")
@pytest.mark.parametrize("game", [game.id for game in games()])
def test_what_is_marked_as_acyclic_never_leads_back_to_itself(game: str) -> None:
    """In matches at many points, with the reasons of their bars, which refer to much."""
    classes, kept = marked(), list[object]()
    for number in range(2):
        match, rng = Match.new(game, seed=f"cycles {number}"), Random(number)
        while match.outcome is None and len(match) < MOVES:
            decision = rng.choice(match.decisions)
            if len(match) % 15 == 0:
                kept += [match.state.explained(), match.fork()]
            match.play(decision.seat, rng.choice(decision.options))
        kept.append(match)
    reached = links(kept)
    things = {id(thing): type(thing) for thing in gc.get_objects() if type(thing) in classes and id(thing) in reached}
    assert {cls.__name__ for cls in things.values()} >= {"Decision", "Move", "Bars"}
    assert not {things[thing] for thing in in_cycles(reached) if thing in things}
