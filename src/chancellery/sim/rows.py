"""What docs/ladder.md and docs/balance.md are made of: who plays whom in which variant, and what is hoped for."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from chancellery.bots import personalities
from chancellery.kernel import plugin
from chancellery.sim.ladder import THOUSAND
from chancellery.sim.plan import Plan

PARTS = TARGETS, LEVELS, BALANCE, MASTERS, CHARACTERS, SCENARIOS = (
    "targets", "levels", "balance", "masters", "characters", "scenarios",
)  # fmt: skip
SAME = BALANCE, SCENARIOS  # the parts with one kind of player in all seats
SENSIBLE, FIXED = "sensible", THOUSAND


@dataclass(frozen=True)
class Row:
    """One bot among others of a second kind, each seat in turn; or one kind in all seats."""

    part: str
    game: str
    scenario: str
    seats: int
    one: str
    others: str
    options: dict[str, Any] = field(default_factory=dict)
    share: float | None = None  # of its matches that `one` should win, over all seats
    least: dict[str, float] = field(default_factory=dict)  # the same of single seats; "" stands for each
    most: float | None = None  # that it should not win more than
    wanted: int = 100  # matches

    @property
    def id(self) -> str:
        given = [str(value) for value in self.options.values()]
        return "/".join([self.part, self.game, self.scenario, *given, str(self.seats), self.one, self.others])

    @property
    def variant(self) -> tuple[str, str, str, int]:
        return self.game, self.scenario, " ".join(map(str, self.options.values())), self.seats

    def wanting(self, matches: int) -> Row:
        return replace(self, wanted=matches)

    def plan(self, seed: str) -> Plan:
        players = (self.one, *[self.others] * (self.seats - 1))
        return Plan(
            self.game, self.scenario, self.seats, seed, players, self.options,
            rotate=self.one != self.others, timed=True, longest=20_000,
        )  # fmt: skip


MAIN = [  # the variants that targets name
    ("imperial_struggle", "standard", 2),
    ("realpolitik", "standard", 4),
    ("maria", "introductory", 3),
    ("coalitions", "1805", 6),
    ("raison_detat", "1618", 7),
    ("raison_detat", "1702", 6),
    ("maria", "full", 3),
]
SHARES: dict[tuple[str, str], tuple[float | None, dict[str, float]]] = {
    ("imperial_struggle", "standard"): (0.9, {"britain": 0.8}),
    ("realpolitik", "standard"): (0.45, {"": 0.25}),
    ("maria", "introductory"): (None, {"": 0.5}),
    ("coalitions", "1805"): (0.4, {"": 0.2}),
    ("raison_detat", "1618"): (0.35, {}),
    ("raison_detat", "1702"): (0.4, {}),
    ("maria", "full"): (0.55, {"maria_theresa": 0.35}),
}
EMPIRE = {"easy": 0.9, "demanding": 0.8, "extreme": 0.5}
BEATEN = 0.25  # what a novice may win of a match of two
STRONGER = 1.5  # times its share: what a master should win among planners, with more than two players
TWO = 0.65  # the same with two
TASTE = 0.9  # times its share: what a player with a personality should win at least


def rows() -> list[Row]:
    """All of them, the most wanted first."""
    return [*_targets(), *_levels(), *_balance(), *_masters(), *_characters(), *_scenarios()]


def _targets() -> list[Row]:
    found = []
    for game, scenario, seats in MAIN:
        share, least = SHARES[game, scenario]
        found.append(Row(TARGETS, game, scenario, seats, "planner", FIXED, {}, share, least))
    for level, share in EMPIRE.items():
        found.append(Row(TARGETS, "coalitions", "lempereur", 1, "planner", FIXED, {"level": level}, share))
    return found


def _levels() -> list[Row]:
    """Novices and the sensible player of today, in some variants; `random` for the scale."""
    found = []
    for game, scenario, seats in MAIN[:4]:
        even = 1 / seats
        found.append(Row(LEVELS, game, scenario, seats, "novice", SENSIBLE, most=2 * BEATEN * even))
        found.append(Row(LEVELS, game, scenario, seats, "random", FIXED, wanted=40))
        found.append(Row(LEVELS, game, scenario, seats, SENSIBLE, FIXED))
    found += [Row(LEVELS, "coalitions", "lempereur", 1, SENSIBLE, FIXED, {"level": level}) for level in EMPIRE]
    return found


def _balance() -> list[Row]:
    """Planners in all seats of the main variants."""
    return [Row(BALANCE, *variant, "planner", "planner") for variant in MAIN]


def _masters() -> list[Row]:
    """One master among planners, in those variants where it does not take too long."""
    shares = {seats: TWO if seats == 2 else STRONGER / seats for _, _, seats in MAIN}
    return [Row(MASTERS, *variant, "master", "planner", share=shares[variant[2]]) for variant in MAIN[:3]]


def _characters() -> list[Row]:
    """One sensible player with each personality among plain ones, in variants that are soon played."""
    return [
        Row(CHARACTERS, *variant, f"{SENSIBLE}+{name}", SENSIBLE, share=TASTE / variant[2], wanted=240)
        for variant in MAIN[:3]
        for name in personalities()[:-1]
    ]


def _scenarios() -> list[Row]:
    """Sensible players in all seats of all variants."""
    found = []
    for game in dict.fromkeys(game for game, _, _ in MAIN):
        for scenario in plugin(game).game.scenarios:
            if scenario.id != "lempereur":  # all win or lose together
                found += [Row(SCENARIOS, game, scenario.id, seats, SENSIBLE, SENSIBLE) for seats in scenario.seats]
    return found
