"""Facts a rulebook states about its board, as named checks; every game of the family lists its own.

A check returns what it found instead, or an empty text when the board agrees. Checks that rest on the
reconstruction, not on a rulebook alone, only warn: a printed board may differ there.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from chancellery.games.coalitions.system.board import Board, Problem, Territory
from chancellery.games.coalitions.system.board_shape import routes_over_land


class Absent(LookupError):
    """A territory that a check asks about is not on the board."""


class Facts:
    """Questions the checks ask a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.sea: dict[str, list[str]] = {}
        for route in board.sea_routes:
            self.sea.setdefault(route.a, []).append(route.b)
            self.sea.setdefault(route.b, []).append(route.a)

    def at(self, name: str) -> Territory:
        if name not in self.board:
            raise Absent(name)
        return self.board.territory(name)

    def homes(self, power: str) -> set[str]:
        return {one.id for one in self.board.homes(power)}

    def of_kind(self, kind: str) -> list[Territory]:
        return [one for one in self.board.territories if one.kind == kind]

    def land(self, start: str, allowed: set[str] | None = None) -> dict[str, int]:
        """Steps by land from a territory, over passable ones, and only over allowed ones if given."""
        return self._steps(start, lambda here: self.at(here).neighbours, allowed)

    def by_sea(self, start: str, without: Iterable[str] = ()) -> dict[str, int]:
        """Sea routes from a territory."""
        return self._steps(
            start, lambda here: self.sea.get(here, ()), {one.id for one in self.board.territories} - {*without}
        )

    def _steps(self, start: str, ways: Callable[[str], Iterable[str]], allowed: set[str] | None) -> dict[str, int]:
        self.at(start)
        steps, ahead = {start: 0}, deque([start])
        while ahead:
            here = ahead.popleft()
            for there in ways(here):
                if there not in steps and (allowed is None or there in allowed) and self.at(there).kind != "impassable":
                    steps[there] = steps[here] + 1
                    ahead.append(there)
        return steps


Find = Callable[[Facts], str]  # what contradicts a fact, "" if nothing does


@dataclass(frozen=True, slots=True)
class Check:
    """One fact of a rulebook; `rule` is where the catalogue states it."""

    id: str
    rule: str
    find: Find
    sides: tuple[str, ...] = ()  # of the board; empty: every side
    warning: bool = False
    key: str = ""  # the message, where the id does not name it


def run(checks: Iterable[Check], board: Board, side: str = "") -> list[Problem]:
    """All that the rulebook says otherwise about this side of a board."""
    facts = Facts(board)
    return [problem for one in checks if side in (one.sides or (side,)) for problem in _run(one, facts)]


def _run(one: Check, facts: Facts) -> Iterable[Problem]:
    try:
        found = one.find(facts)
    except Absent as absent:
        yield broken(one.id, one.rule, "board-fact-absent", str(absent), one.warning)
        return
    if found:
        yield broken(one.id, one.rule, one.key or f"board-{one.id.lower()}", found, one.warning)


def broken(check_id: str, rule: str, key: str, found: str, warning: bool = False) -> Problem:
    """A constraint that does not hold, with what was found instead."""
    return Problem(check_id, key, {"check": check_id, "rule": rule, "found": found}, warning)


def other_game(board: Board, game: str) -> list[Problem]:
    """A board for another game than the one whose facts are asked for."""
    return [Problem("board.game", "board-other-game", {"found": board.game, "game": game})]


def no_side(board: Board, sides: Iterable[str]) -> list[Problem]:
    """A board whose id names none of the sides that the game has."""
    return [Problem("board.id", "board-no-side", {"found": board.id, "options": ", ".join(sides)})]


# ---- kinds of facts


def listed(ids: Iterable[str]) -> str:
    return ", ".join(sorted(ids)) or "–"


def unless(holds: bool, found: Iterable[str] | str | int) -> str:
    if holds:
        return ""
    return str(found) if isinstance(found, str | int) else listed(found)


def described(one: Territory) -> str:
    return f"{one.id}: {one.kind}" + (f", {one.power}" if one.power else "")


def both(*finds: Find) -> Find:
    """Several facts in one check."""
    return lambda facts: "; ".join(filter(None, (find(facts) for find in finds)))


def powers(*order: str) -> Find:
    return lambda facts: unless(facts.board.powers == order, ", ".join(facts.board.powers))


def size(fewest: int, most: int) -> Find:
    return lambda facts: unless(fewest <= len(facts.board.territories) <= most, len(facts.board.territories))


def influence_to_win(number: int) -> Find:
    return lambda facts: unless(facts.board.influence_to_win == number, facts.board.influence_to_win)


def home(power: str, *names: str) -> Find:
    """All these are homes of the power."""
    return lambda facts: "; ".join(described(facts.at(name)) for name in names if facts.at(name).power != power)


def no_home(*names: str, of: Iterable[str] = ()) -> Find:
    """None of these is a home, or none a home of the powers named."""
    whose = tuple(of)

    def find(facts: Facts) -> str:
        found = [facts.at(name) for name in names]
        return "; ".join(described(one) for one in found if one.kind == "home" and (not whose or one.power in whose))

    return find


def kind_of(name: str, kind: str) -> Find:
    return lambda facts: unless(facts.at(name).kind == kind, described(facts.at(name)))


def striped(name: str, *claimants: str) -> Find:
    """Contested between these powers and no others."""
    return lambda facts: unless({*facts.at(name).stripes} == {*claimants}, facts.at(name).stripes)


def capital(power: str, name: str) -> Find:
    return lambda facts: unless(facts.board.capital(power).id == name, facts.board.capital(power).id)


def touch(name: str, *others: str) -> Find:
    """Adjacent by land; finds the neighbours it has instead."""
    return lambda facts: unless(set(others) <= {*facts.at(name).neighbours}, facts.at(name).neighbours)


def joined(a: str, b: str) -> Find:
    """Joined by one sea route; finds where the routes lead instead."""
    return lambda facts: unless(facts.at(b).id in facts.sea.get(facts.at(a).id, ()), facts.sea.get(a, ()))


def sailed(a: str, b: str, power: str) -> Find:
    """Joined by one sea route that the power may use of itself: its own or a grey one."""

    def find(facts: Facts) -> str:
        ends = {facts.at(a).id, facts.at(b).id}
        owners = [route.owner for route in facts.board.sea_routes if {route.a, route.b} == ends]
        return unless(bool({power, None} & {*owners}), [owner or "neutral" for owner in owners])

    return find


def sea_only(start: str, *names: str) -> Find:
    """By land, all passable territories but these can be reached from the start."""

    def find(facts: Facts) -> str:
        passable = {one.id for one in facts.board.territories if one.kind != "impassable"}
        return ", ".join(sorted(passable - {*facts.land(start)} ^ {*names}))

    return find


def electors(*names: str) -> Find:
    return lambda facts: unless(
        {one.id for one in facts.board.electors} == {*names}, [one.id for one in facts.board.electors]
    )


def apart_by_land(*but: tuple[str, str]) -> Find:
    """Sea routes join territories that do not touch, these pairs excepted."""

    def find(facts: Facts) -> str:
        excepted = {frozenset(pair) for pair in but}
        pairs = {frozenset((one.a, one.b)) for one in routes_over_land(facts.board)} - excepted
        return ", ".join(sorted("-".join(sorted(pair)) for pair in pairs))

    return find
