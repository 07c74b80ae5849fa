"""Plays one match of a plan to its end and tells how it went."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time

from chancellery.bots import Bot, answer, find
from chancellery.bots.talk.floor import Due, Floor, asked
from chancellery.kernel import Match, Move
from chancellery.sim.plan import Plan

Watch = Callable[[Match, int, Move], None]


class DeadEnd(Exception):
    """Nobody has anything to decide, and the match is not over."""


class Broken(Exception):
    """An invariant of the game does not hold."""


class Endless(Exception):
    """The match is longer than the plan allows."""


@dataclass(frozen=True, slots=True)
class Failure:
    """What happened, and the record of all moves before it; with its seed it reproduces the failure."""

    error: str
    traceback: str
    seat: str  # whose move or choice failed
    move: str  # the move that failed, empty if the bot failed to choose one
    record: str


@dataclass(frozen=True, slots=True)
class Played:
    """One match as far as it went."""

    number: int
    players: tuple[str, ...]
    decisions: int
    seconds: float
    winners: tuple[int, ...] = ()
    reason: str = ""
    rounds: int | None = None  # where the game counts rounds
    failure: Failure | None = None
    thought: tuple[tuple[float, ...], ...] = ()  # of each seat: processor seconds for each decision, if timed


def play(plan: Plan, number: int, watch: Watch | None = None) -> Played:
    """Plays match `number` of the plan; an error becomes a failure with its record. `watch` sees every move before it
    is made."""
    started = perf_counter()
    match = plan.start(number)
    players = plan.players_of(number)
    seated = [find(name) for name in players]
    rng = Random(match.setup.seed)
    thought: list[list[float]] = [[] for _ in players]
    floor, by_seat = Floor(remarks=False), dict(enumerate(seated))
    seat, text = 0, ""
    try:
        while match.outcome is None:
            if plan.longest is not None and len(match) >= plan.longest:
                raise Endless(f"{len(match)} decisions")
            waiting = match.decisions
            if not waiting:
                raise DeadEnd("no decision is open")
            due = floor.next(match, by_seat)
            if due is not None:
                floor.done(due)
                seat, text = due.seat, ""
                act = _talk(match, seated[seat], due, rng)
                if act is not None:
                    text = act.text
                    if watch is not None:
                        watch(match, seat, act)
                    match.play(seat, act)
                continue
            proposed = match.standing
            seat, text = (proposed or waiting)[0].seat, ""
            player = seated[seat]
            began = process_time()
            move = answer(player, match, proposed[0], rng) if proposed else player.choose(match, seat, rng)
            text = move.text
            if plan.timed:
                thought[seat].append(process_time() - began)
            if watch is not None:
                watch(match, seat, move)
            match.play(seat, move)
            if plan.check and (wrong := match.check()):
                raise Broken("; ".join(wrong))
    except Exception as error:
        failure = Failure(
            error=f"{type(error).__name__}: {error}",
            traceback=traceback.format_exc(),
            seat=match.seats[seat],
            move=text,
            record=match.to_record(),
        )
        return Played(number, players, len(match), perf_counter() - started, failure=failure)
    return Played(
        number,
        players,
        len(match),
        perf_counter() - started,
        match.outcome.winners,
        match.outcome.reason,
        _rounds(match),
        None,
        tuple(map(tuple, thought)) if plan.timed else (),
    )


def _talk(match: Match, bot: Bot, due: Due, rng: Random) -> Move | None:
    """Lets a bot propose or answer; an act that it makes."""
    done = asked(due, bot, match, rng)
    if done.words is not None and match.definition.press_closed(match.state, due.seat, done.to) is None:
        match.say(due.seat, done.words, None if done.to is None else [*done.to])
    return done.move


def _rounds(match: Match) -> int | None:
    count = match.view().get("round")
    return count if isinstance(count, int) else None
