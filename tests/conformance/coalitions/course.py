"""The course of a match in tests: a new match of 1805, and passive play to a certain point of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from chancellery import Match
from chancellery.games.coalitions.base.plugin import GAME
from chancellery.kernel import Decision
from tests.conformance.coalitions.table import POWERS, asked, happened, play, position

EMPIRE = GAME.shipped("coalitions_empire")
DECLINE = ("decline", "done", "end", "stop", "refuse", "pass", "leave")


def set_up(seed: int = 1, **options: Any) -> Match:
    """A new match of 1805 for six players, before the first decision."""
    return Match.new("coalitions", scenario="1805", seats=6, seed=seed, options=options)


def place(name: str) -> int:
    """The number by which events name a Territory."""
    return EMPIRE.territory(name).index


def passive(match: Match, decision: Decision) -> str:
    """The option that does least: decline, keep the status, or else the first."""
    keep = "status " + match.view()["statuses"][POWERS[decision.actor]]
    texts = [move.text for move in decision.options]
    idle = [move.text for move in decision.options if move.verb in DECLINE or move.text == keep]
    return (idle or texts)[0]


def until(match: Match, *wanted: tuple[str, str], moves: int = 2000) -> Match:
    """Plays passively until one of the decisions (seat, kind) is open, or the match is over."""
    for _ in range(moves):
        if match.outcome is not None or any(one in wanted for one in asked(match)):
            return match
        decision = match.decisions[0]
        match.play(decision.seat, passive(match, decision))
    raise AssertionError(f"{wanted} never came; now {asked(match)}")


def to_round(match: Match, number: int) -> Match:
    """Plays passively until that Round has begun, or the match is over."""
    while match.outcome is None and match.view()["round"] < number:
        decision = match.decisions[0]
        match.play(decision.seat, passive(match, decision))
    return match


def march(match: Match, *lines: str) -> Match:
    """Marches such as `france: paris > lorraine`, no Garrisons; then the seat moves nobody else."""
    for line in lines:
        seat, way = line.split(": ", 1)
        play(match, f"{seat}: march {way}")
        if asked(match) == [(seat, "garrison")]:
            play(match, f"{seat}: done")
    if asked(match) == [(seat, "move")]:
        play(match, f"{seat}: end")
    return match


def walks(seeds: range, moves: int = 1500, **options: Any) -> Iterator[Match]:
    """Random matches from the set-up, given out after every move."""
    for seed in seeds:
        match, rng = set_up(seed, **options), Random(seed)
        yield match
        while match.outcome is None and len(match) < moves:
            decision = rng.choice(match.decisions)
            match.play(decision.seat, rng.choice(decision.options))
            yield match


ACTIONS = ("drill", "taxation", "leadership", "mobilisation", "influence", "movement")
ASKED_IN = {"drill": "drill", "leadership": "leadership", "purchase": "mobilisation", "arbiter": "movement"}
BOOKED_IN = {"tax": "taxation", "expand": "influence"}


def performed(match: Match, last_round: int) -> dict[tuple[int, int], list[tuple[str, str]]]:
    """Which action which Power performed in each (Round, turn): by what was asked and booked, in order."""
    done: dict[tuple[int, int], list[tuple[str, str]]] = {}
    seen = 0
    while match.outcome is None:
        for event in match.events(since=seen):
            if event.kind == "turn":
                now = done.setdefault((event.args[0], event.args[1]), [])
            elif event.kind in BOOKED_IN:
                now.append((BOOKED_IN[event.kind], POWERS[event.args[0]]))
        seen = match.event_count
        if match.view()["round"] > last_round:
            break
        decision = match.decisions[0]
        if decision.kind in ASKED_IN:
            now.append((ASKED_IN[decision.kind], match.seats[decision.seat]))
        match.play(decision.seat, passive(match, decision))
    return done


# -- single actions


def tax(name: str, **powers: Any) -> int:
    """The Money of a Power's Taxation."""
    return int(happened(position(power=name, action="taxation", powers=powers), "tax")[0][1])


def expand(name: str, **powers: Any) -> int:
    """The Influence of a Power's Expand Influence."""
    return int(happened(position(power=name, action="influence", powers=powers), "expand")[0][1])


def trade(**powers: Any) -> int:
    """The Money of GB's Trade: 11 less the ports controlled by Powers at War with GB."""
    return int(happened(position(power="britain", action="taxation", powers=powers), "trade")[0][1])


def moving(name: str, arbiter: str, **powers: Any) -> Match:
    """The Movement of a Power after it has named its Arbiter (and disbands nothing)."""
    match = position(power=name, action="movement", powers=powers)
    if asked(match) == [(name, "arbiter")]:
        play(match, f"{name}: arbiter {arbiter}")
    if asked(match) == [(name, "disband")]:
        play(match, f"{name}: done")
    return match
