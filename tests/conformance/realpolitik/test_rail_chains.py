"""8.8 Rail Transport on random positions: exactly the chains that the rules allow, found by brute force."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.games.coalitions.realpolitik.board_rules import shipped
from tests.conformance.coalitions.table import asked, names, options, play
from tests.conformance.realpolitik.table import on_rails
from tests.conformance.rule import rule

Chain = tuple[str, ...]
BOARD = shipped()
REGION = (
    *("wien", "tyrol", "karinthia", "hungari", "croatia", "galicia", "venezia", "dalmatia", "bavaria"),
    *("bohemia", "saxonia", "schlesien", "berlin", "posen", "magdeburg", "hannover", "hesse", "thuringia"),
)
PRUSSIA = [["austria", "prussia"]]


class Line:
    """A random position: eleven Territories, Trains on most borders, Garrisons and Generals of everybody."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        places = rng.sample(REGION, 11)
        self.alliances = rng.choice([[], PRUSSIA, PRUSSIA])
        self.friends = {"austria", "prussia"} if self.alliances else {"austria"}
        self.powers: dict[str, Any] = {
            name: {"generals": {}, "garrisons": []} for name in ("austria", "france", "prussia")
        }
        borders = [(a, b) for a in places for b in places if a < b and b in BOARD.territory(a).neighbours]
        self.trains = [list(border) for border in borders if rng.random() < 0.8]
        for place in places:
            holder = rng.choice(("austria", "austria", "austria", "prussia", "prussia", "france"))
            side = sorted(self.friends) if holder in self.friends else [holder]
            if rng.random() < 0.6:
                self.powers[rng.choice(side)]["garrisons"].append(place)
            for name in side:
                if rng.random() < 0.4 and len(self.powers[name]["generals"]) < 4:
                    self.powers[name]["generals"][place] = rng.randint(0, 3)

    def match(self) -> Match:
        return on_rails("austria", arbiter="italy", alliances=self.alliances, trains=self.trains, powers=self.powers)

    def controller(self, place: str) -> str | None:
        held = [name for name, own in self.powers.items() if place in own["garrisons"]]
        return held[0] if held else BOARD.territory(place).power

    def open(self, place: str) -> bool:
        """RP-8.8.3, RP-8.8.13."""
        hostile = [name for name, own in self.powers.items() if name not in self.friends and place in own["generals"]]
        return self.controller(place) in self.friends and not hostile

    def chains(self) -> Iterator[Chain]:
        """All ways from an Austrian General along Trains, no Territory twice."""
        joined = defaultdict(set)
        for a, b in self.trains:
            joined[a].add(b)
            joined[b].add(a)
        ways: list[Chain] = [(start,) for start in self.powers["austria"]["generals"] if self.open(start)]
        while ways:
            way = ways.pop()
            longer = [(*way, place) for place in joined[way[-1]] if place not in way and self.open(place)]
            yield from longer
            ways += longer


def journeys(match: Match) -> dict[Chain, bool]:
    """Every chain a General can be sent along, and whether the Ally is asked for it."""
    found: dict[Chain, bool] = {}
    if asked(match) != [("austria", "rail")]:
        return found
    ahead = [(match, move) for move in options(match, "austria") if move.startswith("rail ") and "troop" not in move]
    while ahead:
        before, move = ahead.pop()
        after = play(before.clone(), f"austria: {move}")
        moved = [event.args[3] for event in after.events() if event.kind == "moved"]
        if moved:
            found[tuple(names(after, moved[0]))] = False
        elif asked(after) == [("prussia", "consent")]:
            found[tuple(names(after, after.decisions[0].about[2:]))] = True
        else:
            assert asked(after) == [("austria", "rail_path")]
            ahead += [(after, step) for step in options(after, "austria")]
    return found


@rule("RP-8.8.2", "RP-8.8.3", "RP-8.8.4", "RP-8.8.5", "RP-8.8.6", "RP-8.8.7", "RP-8.8.13", "RP-8.9.16", "RP-14.1.17")
@pytest.mark.parametrize("seeds", [range(n, n + 20) for n in range(0, 80, 20)], ids=str)
def test_generals_go_exactly_where_the_rules_let_them(seeds: range) -> None:
    total = 0
    for seed in seeds:
        line = Line(seed)
        own = line.powers["austria"]["generals"]
        wanted = {
            chain: any(line.controller(place) != "austria" for place in chain)
            for chain in line.chains()
            if chain[-1] not in own
        }
        assert journeys(line.match()) == wanted, seed
        total += len(wanted)
    assert total > 100


@rule("RP-8.8.2", "RP-8.8.4", "RP-8.8.8", "RP-8.8.9", "RP-8.8.13", "RP-14.1.17")
@pytest.mark.parametrize("seeds", [range(n, n + 40) for n in range(100, 180, 40)], ids=str)
def test_troops_go_exactly_from_general_to_general(seeds: range) -> None:
    total = 0
    for seed in seeds:
        line = Line(seed)
        own = line.powers["austria"]["generals"]
        joined = {(chain[0], chain[-1]) for chain in line.chains()}
        wanted = {f"{a} > {b}" for a, b in joined if b in own and own[a] > 0 and own[b] < 3}
        match = line.match()
        head = "rail troop "
        offered = {text.removeprefix(head) for text in options(match, "austria") if text.startswith(head)}
        assert offered == wanted, seed
        total += len(wanted)
    assert total > 10
