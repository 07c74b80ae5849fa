"""Every bot, with every personality, in every game: fair, and light enough to be shipped."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from random import Random
from typing import Final

import pytest

from chancellery import Match, bots
from chancellery.bots.character import Character
from chancellery.bots.game_bot import VERSION, GameBot
from chancellery.bots.personality import all_personalities
from chancellery.bots.planning.planner import Planner
from chancellery.bots.planning.work import Work
from chancellery.bots.talk.accords import pledges
from chancellery.bots.talk.envoy import envoy_of
from chancellery.table.phrases import written
from tests.unit.test_planners import VARIANTS, somewhere

MOST: Final = 3_000_000  # bytes of all nets
LITTLE: Final = Work(plans=4, kept=2, worlds=2, replies=0, options=3, pool=True)
SENSIBLE: Final = GameBot("sensible")
SEARCHING: Final = {  # the same code with less work: how much is done depends on nothing that is hidden
    "planner": Planner("planner", SENSIBLE, work=LITTLE),
    "planner@1": Planner("planner@1", SENSIBLE, work=LITTLE, first=True),
    "master": Planner("master", SENSIBLE, deep=True, work=LITTLE),
}


PLACES: Final = (20, 75, 160)  # moves after which they are asked
FEWER: Final = [  # variants with fewer seats, where some play several powers or powers are nobody's
    ("coalitions", "1812", 3),
    ("realpolitik", None, 3),
    ("raison_detat", "1702", 3),
    ("maria", "introductory", 2),
    ("maria", "full", 2),
]


def everybody(place: int) -> list[bots.Bot]:
    """All bots by themselves, and levels with personalities: all of those that are quick, and two of those that search,
    which makes all of them in three places."""
    ids = list(all_personalities())
    found: list[bots.Bot] = []
    for name in bots.names(earlier=True):
        level = SEARCHING.get(name) or bots.bot(name)
        found.append(level)
        if name in SEARCHING and VERSION not in name:
            found += [Character(SEARCHING[name], ids[n % len(ids)]) for n in (place, place + len(PLACES))]
        elif name in ("novice", "sensible"):
            found += [bots.bot(f"{name}+{id}") for id in bots.personalities()]
    return found


def promised(match: Match) -> Match:
    """The match after everybody has promised somebody peace, where that can be promised."""
    envoy = envoy_of(match.setup.game)
    if not envoy.parleys(match):
        return match
    for seat in range(len(match.seats)):
        other = (seat + 1) % len(match.seats)
        (mine, *_), (theirs, *_) = envoy.powers(match, seat), envoy.powers(match, other)
        for key, by, to, power in (("ask-peace", other, seat, mine), ("yes-peace", seat, other, theirs)):
            phrase = envoy.phrase(key, all_personalities()["broker"], power)
            until = ("turn", envoy.unit, envoy.clock(match) + 1)
            text = written(type(phrase)(phrase.key, phrase.tone, (*phrase.args, until)), match.definition)
            match.note(by, text, (to,), 0)
    return match


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_no_bot_uses_what_is_hidden(game: str, scenario: str | None, seats: int | None) -> None:
    """The same choice when everything the seat may not know is dealt anew, whatever has been promised."""
    rng, checked = Random(4), set[str]()
    for place, moves in enumerate(PLACES):
        match = somewhere(game, scenario, seats, 6, moves)
        if match.outcome is not None:
            break
        checked |= fair(match, place, rng)
    searching = {f"{name}+{id}" for name in ("planner", "master") for id in all_personalities()}
    quick = {f"{name}+{id}" for name in ("novice", "sensible") for id in bots.personalities()}
    assert checked == {*bots.names(earlier=True), *quick, *searching}


@pytest.mark.parametrize(("game", "scenario", "seats"), FEWER)
def test_no_bot_uses_what_is_hidden_where_fewer_play(game: str, scenario: str | None, seats: int) -> None:
    fair(somewhere(game, scenario, seats, 6, PLACES[1]), 1, Random(4))


def fair(match: Match, place: int, rng: Random) -> set[str]:
    """The names of the bots that chose the same in a match that looks alike to the seat: of all."""
    match = promised(match)
    seat, game = match.decisions[0].seat, match.setup.game
    twin = match.determinize(seat, rng)
    word = pledges(twin, seat, all_personalities()["hawk"])
    assert bool(word) == envoy_of(game).parleys(match)
    asked = everybody(place)
    for bot in asked:
        chosen = bot.choose(match, seat, Random(1))
        assert bot.choose(twin, seat, Random(1)) == chosen, (len(match), bot.name)
    return {bot.name for bot in asked}


def test_all_weights_together_are_light() -> None:
    nets = [path for path in _all(files("chancellery.bots")) if path.name.endswith(".npz")]
    assert len(nets) >= 7
    assert sum(len(path.read_bytes()) for path in nets) <= MOST


FIRST_USE: Final = """
from random import Random
from chancellery import Match, bots
from chancellery.bots.planning.net import net
match, loaded = Match.new("imperial_struggle", seed=1), []
for name in ("sensible", "novice", "planner"):
    seat = match.decisions[0].seat
    bots.bot(name + "+hawk").choose(match, seat, Random(1))
    loaded.append(net.cache_info().currsize)
print(loaded)
"""


def test_weights_are_loaded_when_they_are_first_used() -> None:
    told = subprocess.run([sys.executable, "-c", FIRST_USE], capture_output=True, text=True, check=True)
    assert told.stdout == "[0, 0, 1]\n"


def _all(folder: Traversable) -> Iterator[Traversable]:
    for path in folder.iterdir():
        yield from _all(path) if path.is_dir() else (path,)
