"""Matches of sensible bots, put into a server's store: one seat mine, bots in the others."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from chancellery import Match
from chancellery.bots import bot
from chancellery.kernel import Decision
from chancellery.server.hall import new_id
from chancellery.server.setups import setup_to_data
from chancellery.store import Append, NewEntry, Seat, Standing, StoredMatch, now
from chancellery.table.scene_asking import Option, Plan
from tests.scenes import shown_prompt
from tests.server.harness import Running

MINUTE = 60_000
LONGEST = 400  # moves until a position is found
Found = tuple[Match, Decision, Option | Plan]  # the last one is what can be chosen


@cache
def played(game: str, scenario: str | None = None, most: int = 10_000, seed: str = "pages") -> Match:
    """Up to its end, or so many moves."""
    match = Match.new(game, scenario, seed=seed, nonce="nonce")
    sensible, rng = bot("sensible"), Random(seed)
    while match.outcome is None and len(match) < most:
        seat = match.decisions[0].seat
        match.play(seat, sensible.choose(match, seat, rng))
    return match


def asked(match: Match) -> str:
    """The seat that must decide."""
    return match.seats[match.decisions[0].seat]


def put(server: Running, match: Match, mine: str, title: str = "", age: int = 0, odds: bool = True) -> str:
    """Stores a match that was touched so many minutes ago, with odds or without; returns its id."""
    id, store = new_id(), server.context.store
    seats = tuple(
        Seat(number, "person", None, "") if seat == mine else Seat(number, "bot", name="sensible", bot="sensible")
        for number, seat in enumerate(match.seats)
    )
    moves, outcome = match.moves, match.outcome
    standing = Standing(
        status="running" if outcome is None else "finished",
        moves=len(moves),
        revision=len(moves),
        waiting=tuple(sorted({decision.seat for decision in match.decisions})),
        outcome=None if outcome is None else outcome.to_data(),
        rules=match.setup.rules,
    )
    when, first = now() - age * MINUTE, Standing("running", 0, 0, rules=match.setup.rules)

    async def store_it() -> None:
        setup = {**setup_to_data(match.setup), "seat_ids": list(match.seats), "odds": odds}
        row = StoredMatch(id, title, match.setup.game, setup, None, False, when, when, 0, first, seats)
        await store.create_match(row)
        entries = tuple(NewEntry("move", seat, move.text, n, n) for n, (seat, move) in enumerate(moves, 1))
        await store.append(Append(id, 0, entries, standing))

    server.do(store_it())
    return id


# -- positions in which something can be chosen


def attack(match: Match, decision: Decision) -> Option | Plan | None:
    """A march into battle that somebody can choose on the map."""
    prompt = shown_prompt(match.scene(decision.seat))
    options = [o for o in prompt.options if o.battle and o.subject and (o.target or "").startswith("place:")]
    plans = [plan for plan in prompt.plans if plan.battle]
    both: list[Option | Plan] = [*options, *plans]
    return next(iter(both), None)


@cache
def position(game: str, wanted: Callable[[Match, Decision], Option | Plan | None]) -> Found:
    """The first position of a match between sensible bots that has what is wanted."""
    match, sensible, rng = Match.new(game, seed="w0", nonce="n"), bot("sensible"), Random("w")
    while len(match) < LONGEST:
        decision = match.decisions[0]
        found = wanted(match, decision)
        if found is not None:
            return match, decision, found
        match.play(decision.seat, sensible.choose(match, decision.seat, rng))
    raise AssertionError(f"{game}: nothing found")
