"""Duels: how one planner with a net does among sensible players, at each seat in turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from chancellery import bots
from chancellery.bots.planning.net import read
from chancellery.bots.planning.planner import Planner
from chancellery.sim import Plan, Played
from chancellery.sim import play as play_match
from chancellery.sim.ladder import THOUSAND, wilson
from chancellery.sim.rows import MAIN
from chancellery.training.self_play import sensible
from chancellery.training.variants import Variant

TRAINED = "trained"  # the name of the planner with the new net


class Row(NamedTuple):
    place: str
    variant: Variant
    net: str


@dataclass
class Duel:
    variant: Variant
    played: int = 0
    won: int = 0
    by_seat: dict[int, list[int]] = field(default_factory=dict)  # won, played
    against: str = ""

    def add(self, one: Played) -> None:
        if one.failure is not None:
            return
        seat = one.players.index(TRAINED)
        of = self.by_seat.setdefault(seat, [0, 0])
        won = seat in one.winners
        of[0] += won
        of[1] += 1
        self.won += won
        self.played += 1
        self.against = next((name for name in one.players if name != TRAINED), "")

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.played)


def chosen(variants: list[Variant]) -> list[Variant]:
    """Those that the ladder measures."""
    return [one for one in variants if one[:3] in MAIN or (one.options and one.seats == 1)]


def play(row: Row, number: int, seed: str) -> Played:
    """In a worker: one match."""
    variant = row.variant
    bots.register(Planner(TRAINED, sensible(), by=read(Path(row.net))))
    players = (TRAINED, *[THOUSAND] * (variant.seats - 1))
    plan = Plan(
        variant.game, variant.scenario, variant.seats, f"{seed} duel", players, dict(variant.options), rotate=True
    )  # fmt: skip
    return play_match(plan, number)
