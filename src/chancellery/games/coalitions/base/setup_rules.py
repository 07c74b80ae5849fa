"""What the rulebook of Coalitions implies about its set-ups on a board (chapters 2 and 13)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any

from chancellery.games.coalitions.base.board_rules import SIDES
from chancellery.games.coalitions.base.powers import GENERALS
from chancellery.games.coalitions.system.board import Board, Problem
from chancellery.games.coalitions.system.board_facts import broken

MOST_TROOPS = 3  # K-4.8.2
COALITIONS = ("british", "french")
SAFE_INFLUENCE = 20  # France must not win by its first scoring


@dataclass(frozen=True, slots=True)
class Force:
    """What a power has on and off the map at the start."""

    generals: Mapping[str, int]  # territory: troops
    garrisons: frozenset[str] = frozenset()
    fortresses: frozenset[str] = frozenset()
    off_board: int = 0
    money: int = 0


@dataclass(frozen=True, slots=True)
class SetUp:
    """The start of a scenario, as far as the board is concerned."""

    scenario: str
    side: str
    influence: int
    status: Mapping[str, str]  # british, french, neutral or expansionist, of every power
    forces: Mapping[str, Force] = field(default_factory=dict)

    def allied(self, a: str, b: str) -> bool:
        return a == b or (self.status[a] == self.status[b] and self.status[a] in COALITIONS)

    def at_war(self, a: str, b: str) -> bool:
        return not self.allied(a, b) and "neutral" not in (self.status[a], self.status[b])


@cache
def shipped_setups() -> tuple[SetUp, ...]:
    """The set-ups of all scenarios that Chancellery ships."""
    files = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))
    return tuple(from_scenario(tomllib.loads(file.read_text(encoding="utf-8"))) for file in files)


def from_scenario(data: Mapping[str, Any]) -> SetUp:
    """The set-up in a scenario file; generals that are not on the map are off board (K-2.4.2)."""
    return SetUp(
        data["id"],
        next(side for side in SIDES if side in data["board"]),
        data["influence"],
        {"britain": "british", "france": "french", **data["status"]},
        {
            power: Force(
                dict(force["generals"]),
                frozenset(force["garrisons"]),
                frozenset(force["fortresses"]),
                GENERALS[power] - len(force["generals"]),
                force["money"],
            )
            for power, force in data["powers"].items()
        },
    )


def check_setup(board: Board, setup: SetUp) -> list[Problem]:
    """All that forbids this set-up on this board."""
    unknown = list(_places(board, setup))
    if unknown:
        return [broken("S01", "K-2.4.1", "board-s01", _said(setup, unknown))]
    checks = [
        ("S02", "K-4.3.5", _garrisons(board, setup), False),
        ("S03", "K-9.1.3", _guests(board, setup), False),
        ("S04", "K-4.8.7", _company(setup), False),
        ("S05", "K-1.1.2", _numbers(setup), False),
        ("K50", "K-13.0.2", _first_scoring(board, setup), True),
    ]
    problems = []
    for check_id, rule, wrong, warning in checks:
        found = list(wrong)
        if found:
            problems.append(broken(check_id, rule, f"board-{check_id.lower()}", _said(setup, found), warning))
    return problems


def _said(setup: SetUp, found: Iterable[str]) -> str:
    return f"{setup.scenario}: {', '.join(found)}"


def _places(board: Board, setup: SetUp) -> Iterator[str]:
    yield from (power for power in setup.forces if power not in board.powers)
    yield from (power for power in board.powers if power not in setup.forces)
    for force in setup.forces.values():
        for name in sorted({*force.generals} | force.garrisons | force.fortresses):
            if (
                name not in board
                or board.territory(name).kind == "impassable"
                or name in force.fortresses - force.garrisons
            ):
                yield name


def _garrisons(board: Board, setup: SetUp) -> Iterator[str]:
    """One garrison a territory, and none on a home of a power that is not an enemy (K-9.1.2, K-9.3.1)."""
    seen: set[str] = set()
    for power, force in setup.forces.items():
        for name in sorted(force.garrisons):
            host = board.territory(name).power
            if name in seen or (host is not None and host != power and not setup.at_war(power, host)):
                yield f"{power} {name}"
            seen.add(name)


def _guests(board: Board, setup: SetUp) -> Iterator[str]:
    """A general on a foreign home has an ally or an enemy for a host, never a neutral (K-9.1.3, K-9.3.7)."""
    for power, force in setup.forces.items():
        for name in force.generals:
            host = board.territory(name).power
            if host is not None and not setup.allied(power, host) and not setup.at_war(power, host):
                yield f"{power} {name}"


def _company(setup: SetUp) -> Iterator[str]:
    """Only allies share a territory (K-4.8.7)."""
    for one, other in permutations(setup.forces, 2):
        theirs = {*setup.forces[other].generals} | setup.forces[other].garrisons
        for name in sorted({*setup.forces[one].generals} & theirs):
            if not setup.allied(one, other):
                yield f"{one} {other} {name}"


def _numbers(setup: SetUp) -> Iterator[str]:
    for power, force in setup.forces.items():
        if len(force.generals) + force.off_board > GENERALS[power]:
            yield f"{power} {len(force.generals) + force.off_board}"
        for name, troops in force.generals.items():
            if not 0 <= troops <= MOST_TROOPS:
                yield f"{power} {name} {troops}"


def _first_scoring(board: Board, setup: SetUp) -> Iterator[str]:
    """France must not come near 25 with what it holds at the start."""
    if setup.scenario in ("1812", "1813"):
        held = (board.territory(name) for name in setup.forces["france"].garrisons)
        influence = setup.influence + sum(one.value for one in held if "france" in one.stripes)
        if influence > SAFE_INFLUENCE:
            yield str(influence)
