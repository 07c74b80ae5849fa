"""Why somebody made a move: what the move was worth then, beside the next best options.

While the match is played, everything is reckoned in deals that look alike to a spectator, so that the answer tells
nothing about anybody's hidden things; and nothing is said of a move that a spectator could not tell from another one.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from chancellery.bots.bot import own_decision
from chancellery.bots.character import JOINED
from chancellery.bots.personality import PLAIN, personality
from chancellery.bots.planning.advice import PLANNER, Advice, weighed, work_of
from chancellery.bots.planning.guide import Guide, guide_of
from chancellery.bots.planning.search import Search, World
from chancellery.kernel import Decision, Match, Move
from chancellery.kernel.events import told

WORLDS: Final = 4  # that look alike to a spectator
TRIES: Final = 400  # deals to find those in which the move was possible
MOST_COMPARED: Final = 80  # options that a spectator might take for the move


@dataclass(frozen=True)
class Why:
    """A move and the next best options, as everybody could have known; `state`: in which they can be named."""

    seat: int
    chosen: Advice
    others: tuple[Advice, ...]
    state: Any


def why(match: Match, number: int, rng: Random, bot: str = PLANNER, most: int = 2, open: bool = False) -> Why | None:
    """What a bot, a level perhaps with a personality, can say of a move, by its number from 1; None: nothing (yet).
    `open`: by what the seat knew, as when the match is over."""
    number = _begun(match, number)
    seat, move = match.moves[number - 1]
    level, joined, character = bot.partition(JOINED)
    temper = (personality(character, match, seat) if joined else PLAIN).temper
    before = match.at(number - 1)
    guide = guide_of(match.setup.game, match.definition)
    decisions = [decision for decision in before.decisions if decision.seat == seat]
    if guide is None or not decisions or move not in decisions[0].options:  # an act, such as a proposal
        return None
    if open or match.outcome is not None:
        search = Search(guide, work_of(guide, level), before.state, seat, rng, temper=temper)
        return _told(search, seat, own_decision(before, seat), move, set(decisions[0].options), before.state, most)
    if _sealed(match, number):
        return None
    worlds = _worlds(guide, before.state, seat, move, rng)
    if not worlds or not all(_is_public(world.state, seat, move) for world in worlds):
        return None
    own = [_own(world.state, seat) for world in worlds]
    known = set(own[0].options).intersection(*(decision.options for decision in own))
    search = Search(guide, work_of(guide, level), worlds[0].state, seat, rng, temper=temper, worlds=worlds)
    return _told(search, seat, own[0], move, known, worlds[0].state, most)


def _begun(match: Match, number: int) -> int:
    """The first of several moves with one thing that were told as one: a way is told when it ends."""
    moves, counts, line = match.moves, match.counts, match.definition.line
    seat, subject = moves[number - 1][0], _subject(match, number)
    while subject is not None and number > 1 and moves[number - 2][0] == seat:
        events = match.events(None, counts[number - 2])[: counts[number - 1] - counts[number - 2]]
        if any(line(event, "en") is not None for event in events) or _subject(match, number - 1) != subject:
            break
        number -= 1
    return number


def _subject(match: Match, number: int) -> str | None:
    """What a move was made with."""
    seat, move = match.moves[number - 1]
    prompt = match.at(number - 1).scene(seat).prompt
    options = prompt.options if prompt is not None else ()
    return next((option.subject for option in options if option.moves == (move.text,)), None)


def _told(
    search: Search, seat: int, decision: Decision, move: Move, known: set[Move], state: Any, most: int
) -> Why | None:
    if len(known) < 2:
        return None
    found = [advice for advice in weighed(search, decision, (move,)) if advice.move in known]
    chosen = next(advice for advice in found if advice.move == move)
    return Why(seat, chosen, tuple([advice for advice in found if advice is not chosen][:most]), state)


def _own(s: Any, seat: int) -> Decision:
    found: Decision = next(decision for decision in s.open if decision.seat == seat)
    return found


def _sealed(match: Match, number: int) -> bool:
    """Whether a move belongs to secret choices that have not been opened yet."""
    return all(any(match.at(count).state.chosen) for count in range(number, len(match) + 1))


def _worlds(guide: Guide, state: Any, seat: int, move: Move, rng: Random) -> list[World]:
    """Deals that look alike to a spectator and in which the move can be made; none if they are too rare."""
    found: list[World] = []
    for _ in range(TRIES):
        dealt = state.fork()
        dealt.imagine(None, rng)
        chance = rng.random()
        if any(decision.seat == seat and move in decision.options for decision in dealt.open):
            found.append(World(dealt, chance, guide.mind(None)))
            if len(found) == WORLDS:
                return found
    return []


def _is_public(s: Any, seat: int, move: Move) -> bool:
    """Whether a spectator can tell the move from every other option, once secret choices are opened."""
    made = _made(s, seat, move)
    others = [option for option in _own(s, seat).options if option != move]
    step = max(1, len(others) // MOST_COMPARED)
    return not any(_look_alike(made, _made(s, seat, option)) for option in others[::step])


def _made(s: Any, seat: int, move: Move) -> Any:
    """The state after a move, and after any choices of others that were made with it in secret."""
    after = s.clone()
    asked = after.asked
    after.answer(asked.index(_own(after, seat)), move)
    while after.chosen and after.asked is asked:
        decision = after.open[0]
        after.answer(asked.index(decision), decision.options[0])
    return after


def _look_alike(one: Any, other: Any) -> bool:
    heard, also = [[told(raw).seen_by(None) for raw in s.events] for s in (one, other)]
    if heard != also:
        return False
    view = one.definition().view
    return bool(view(one, None) == view(other, None))
