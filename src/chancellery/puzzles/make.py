"""Makes puzzles out of matches that bots play: it looks for goals that one answer reaches always, and proves it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from chancellery import bots
from chancellery.kernel import BadInput, Match, Move
from chancellery.kernel import game as find_game
from chancellery.puzzles.form import Branch, Puzzle, Reply, Source, Wrong
from chancellery.puzzles.games import kit as kit_of
from chancellery.puzzles.goals import DECIDED, Goal, Kit, over, reached
from chancellery.puzzles.proof import Search, TooLong, World, battle_begun, deals, own_options

PLAYERS = ("sensible", "sensible+hawk", "novice")
LONGEST_MATCH = 4000  # moves
LONGEST_OPENING = 60  # moves from the position to the puzzle
FEWEST = 4  # options of a decision that is worth a puzzle
TRIES = 48  # playings-on by chance that show what can be reached at all
GLANCE, SKETCH = 3, 16  # deals for a first look, and to show that all other answers are wrong
DEALS = 100  # deals to show that an answer is right
MARGIN = 0.2  # the share of the deals in which a wrong answer must fail more often
UNSURE = 0.4  # the share of the deals in which a right answer may fail, where chance is in it
LIMIT, FULL_LIMIT = 24_000, 100_000  # moves tried for the wrong answers and for the right ones
LARGEST = 3_000_000  # lines of a puzzle, by the middle one of those tries
RARE = 0.34  # a goal that is reached more often by chance is none
MOST_RIGHT = 0.2  # the share of the options that may be right
LONGEST_LINE = 4  # moves of the solver
LINE_DEALS = 30  # deals by which the moves after the first are judged
STOPPING = frozenset({"done", "end", "finish", "pass", "decline"})  # no answers for a puzzle of one move
FINDS = 5  # how often each bot is asked


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of a match that may be a puzzle."""

    position: dict[str, Any]
    opening: tuple[Reply, ...]
    match: Match
    seat: int


def moments(game: str, seed: str) -> Iterator[Moment]:
    """The decisions of one match of bots that can be written down: a position and a few moves."""
    kit, rng = kit_of(game), Random(seed)
    scenario, seats = kit.scenarios[rng.randrange(len(kit.scenarios))]
    match = Match.new(game, scenario, seats, seed=seed)
    players = [bots.bot(rng.choice(PLAYERS)) for _ in match.seats]
    before: Any = None
    for _ in range(LONGEST_MATCH):
        if match.outcome is not None:
            return
        now = (kit.whole or kit.moment)(match.state)
        if now != before and (position := kit.written(match.state)) is not None:
            before = now
            yield from _within(match, position, players, rng)
        decision = match.decisions[0]
        match.play(decision.seat, players[decision.seat].choose(match, decision.seat, rng))


def _within(match: Match, position: dict[str, Any], players: list[Any], rng: Random) -> Iterator[Moment]:
    """The decisions from a position on, as the bots go on, to the end of its stretch."""
    kit, game, setup = kit_of(match.setup.game), match.setup.game, match.setup
    head: dict[str, Any] = {"scenario": setup.scenario, "seats": len(match.seats), "seed": setup.seed}
    if setup.options:
        head["options"] = dict(setup.options)
    position = head | position
    try:
        own = Match.from_position(game, position)
    except BadInput:
        return
    whole, opening = kit.whole or kit.moment, list[Reply]()
    begun = whole(own.state)
    while own.outcome is None and whole(own.state) == begun and len(opening) <= LONGEST_OPENING:
        decision = own.decisions[0]
        if len(decision.options) >= FEWEST:
            yield Moment(position, tuple(opening), own.clone(), decision.seat)
        move = players[decision.seat].choose(own, decision.seat, rng)
        opening.append(Reply(own.seats[decision.seat], move.text))
        own.play(decision.seat, move)


def candidates(kit: Kit, moment: Moment, rng: Random) -> list[Goal]:
    """Goals that are not reached yet, that can be, and that few ways of going on by chance reach."""
    match, seat = moment.match, moment.seat
    begun, past = kit.moment(match.state), battle_begun(match)
    already = set(kit.goals(match.state, seat, past))
    search = Search(seat, lambda s, p: False, lambda s, p: over(kit, begun, s, None, p), 10**9)
    found: Counter[Goal] = Counter()
    sizes, fights = list[float](), "battle" if kit.fighting(match.state) else ""
    firsts: dict[Goal, set[str]] = {}
    measured = {goal.measure: goal.least for goal in already if goal.kind == "measure"}
    for _ in range(TRIES):
        world, first, size = World(0, match.determinize(seat, rng).state, 0, past), "", 1.0
        for _ in range(200):
            if search.ended(world):
                break
            decision = next((d for d in world.state.open if d.seat == seat), world.state.open[0])
            move = rng.choice(decision.options)
            first = first or move.text
            size *= len(decision.options)
            if fights and any(event.kind in DECIDED for event in world.past):
                break
            world = search.play(world, decision.seat, move)
        sizes.append(size)
        for goal in set(kit.goals(world.state, seat, world.past)) - already:
            if goal.kind == "measure" and goal.least <= measured.get(goal.measure, 0):
                continue
            found[goal] += 1
            firsts.setdefault(goal, set()).add(first)
    if sorted(sizes)[TRIES // 2] > LARGEST:
        return []
    rare = [goal for goal, times in found.items() if times <= RARE * TRIES and goal.kind.startswith(fights)]
    return sorted(rare, key=lambda goal: (goal.kind != "win", found[goal], len(firsts[goal]), -goal.least, goal))


def search_for(kit: Kit, match: Match, seat: int, goal: Goal, limit: int) -> Search:
    begun = kit.moment(match.state)
    return Search(
        seat,
        lambda s, past: reached(kit, s, seat, goal, past),
        lambda s, past: over(kit, begun, s, goal, past),
        limit,
    )


def best_of(found: dict[Move, frozenset[int]], number: int, most: int) -> list[Move]:
    """The answers that fail in the fewest deals, if they are few, good enough, and clearly better than all others."""
    if not found:
        return []
    least = min(map(len, found.values()))
    right = [move for move, failed in found.items() if len(failed) == least]
    others = [len(failed) for failed in found.values() if len(failed) > least]
    clear = all(failed >= least + MARGIN * number for failed in others)
    return right if others and clear and len(right) <= most and least <= UNSURE * number else []


def plain(goal: Goal, right: dict[str, Branch], wrong: dict[str, Wrong]) -> bool:
    """Whether the goal gives its answer away: one move, and all options that name the place of the goal are right."""
    if any(branch.right for branch in right.values()):
        return False
    if right.keys() <= STOPPING:
        return True
    if not goal.place:
        return False
    return not any(goal.place in move.split() for move in wrong) and any(goal.place in move.split() for move in right)


def puzzle_of(game: str, moment: Moment, goal: Goal, source: Source, id: str) -> Puzzle | None:
    """The puzzle of a goal, if few enough answers are right and all others are proved not to be."""
    kit, match, seat = kit_of(game), moment.match, moment.seat
    options = len(own_options(match.state, seat))
    most = max(1, int(MOST_RIGHT * options))
    try:
        for number, limit in ((GLANCE, LIMIT // 6), (SKETCH, LIMIT)):
            search = search_for(kit, match, seat, goal, limit)
            sketch = deals(match, seat, number, source.seed)
            found = search.answers(sketch, most)
            right = best_of(found, number, most)
            if not right:
                return None
        wrong = {
            move.text: Wrong(len(failed), _refuted(search, match, sketch, move, failed))
            for move, failed in found.items()
            if move not in right
        }
        search = search_for(kit, match, seat, goal, FULL_LIMIT)
        worlds = deals(match, seat, DEALS, source.seed + "/proof")
        fails = max(len(search.after(worlds, move)) for move in right)
        if wrong and fails / DEALS > min(one.fails for one in wrong.values()) / SKETCH - MARGIN:
            return None
        branches = lines(search, match, seat, worlds[:LINE_DEALS], right)
    except TooLong:
        return None
    if not branches or plain(goal, branches, wrong):
        return None
    slow = {move.text: Wrong(0) for move in right if move.text not in branches}
    depth = max(branch.depth() for branch in branches.values())
    level, finds = rated(match, seat, set(branches), options, depth)
    made = replace(source, deals=DEALS, fails=fails, sketch=SKETCH, tried=search.tried, found_by=finds)
    return Puzzle(
        id,
        game,
        match.seats[seat],
        goal,
        moment.position,
        moment.opening,
        branches,
        wrong | slow,
        level,
        options,
        depth,
        made,
    )


def lines(search: Search, match: Match, seat: int, worlds: list[World], right: list[Move]) -> dict[str, Branch]:
    """The right moves that settle the matter soonest, each with what follows; nothing if none does soon enough."""
    for most in range(1, LONGEST_LINE + 1):
        found = {move.text: _branch(search, match, seat, worlds, move, most) for move in right}
        settled = {move: branch for move, branch in found.items() if branch is not None}
        if settled:
            return settled
    return {}


def _branch(search: Search, match: Match, seat: int, worlds: list[World], move: Move, most: int) -> Branch | None:
    """What follows upon a right move in the match itself: the others' replies, and the solver's next right moves."""
    trial, replies = match.clone(), list[Reply]()
    trial.play(seat, move)
    after = search.play(World(-1, match.state.clone(), 0, battle_begun(match)), seat, move)
    player, rng = bots.bot("sensible"), Random(1)
    while not search.ended(after) and not own_options(trial.state, seat):
        other = trial.decisions[0].seat
        answer = player.choose(trial, other, rng)
        replies.append(Reply(trial.seats[other], answer.text))
        after = search.play(after, other, answer)
        trial.play(other, answer)
    if search.ended(after):
        return Branch(tuple(replies), {})
    alike = [  # the deals that look like the truth after these replies
        replace(one, seen=0)
        for world in worlds
        for one in search.replies(search.play(world, seat, move))
        if not search.ended(one) and one.seen == after.seen
    ]
    if not alike:
        return None  # the deals have not met this reply: nothing is proved here
    options = own_options(trial.state, seat)
    found = {one: len(search.after(alike, one)) for one in options}
    right = [one for one in options if found[one] == min(found.values())]
    if len(right) == len(options):
        return Branch(tuple(replies), {})  # it does not matter any more what he does
    if most == 1:
        return None
    following = {one.text: _branch(search, trial, seat, alike, one, most - 1) for one in right}
    settled = {text: branch for text, branch in following.items() if branch is not None}
    return Branch(tuple(replies), settled) if settled else None


def _refuted(
    search: Search, match: Match, worlds: list[World], move: Move, failed: frozenset[int]
) -> tuple[Reply, ...]:
    """The first reply that makes a wrong move fail, where it is a reply; nothing where it just falls short."""
    world = next(one for one in worlds if one.number in failed)
    after = search.play(world, search.seat, move)
    if search.ended(after) or own_options(after.state, search.seat):
        return ()
    decision = after.state.open[0]
    for answer in decision.options:
        if world.number in search.failed(search.replies(search.play(after, decision.seat, answer))):
            return (Reply(match.seats[decision.seat], answer.text),)
    return ()


def rated(match: Match, seat: int, right: set[str], options: int, depth: int) -> tuple[int, dict[str, int]]:
    """How hard it is, 1 to 5, by the options, the moves ahead and which bots find the answer how often."""
    finds = {}
    for name, times in (("novice", FINDS), ("sensible", FINDS), ("planner", 1)):
        player = bots.bot(name)
        chosen = [player.choose(match.clone(), seat, Random(n)).text for n in range(times)]
        finds[name] = round(100 * sum(text in right for text in chosen) / times)
    points = (options >= 8) + (options >= 16) + (depth >= 2) + (depth >= 4)
    points += (finds["novice"] < 50) + (finds["sensible"] < 50) + (finds["planner"] < 50)
    return min(5, 1 + points // 2 + (points >= 5)), finds


def of_position(game: str, position: dict[str, Any], seed: str, id: str) -> Puzzle | None:
    """The puzzle of the decision at which play begins in a hand-written position, if one of its goals makes one."""
    written = {"seed": seed} | position
    match = Match.from_position(game, written)
    kit = kit_of(game)
    if match.outcome is not None or not match.decisions or len(match.decisions[0].options) < FEWEST:
        return None
    moment = Moment(written, (), match, match.decisions[0].seat)
    source = Source(seed, 0, find_game(game).rules_version)
    made = (puzzle_of(game, moment, goal, source, id) for goal in candidates(kit, moment, Random(seed)))
    return next((one for one in made if one is not None), None)


def make(game: str, count: int, seed: str, told: Callable[[str], None] = lambda text: None) -> Iterator[Puzzle]:
    """Puzzles one after another, of different goals; it goes on from match to match until there are enough."""
    kit, made, kinds, had = kit_of(game), 0, Counter[str](), set[tuple[str, str, str]]()
    version = find_game(game).rules_version
    number = 0
    while made < count and number < 200:
        number += 1
        own, of_match = f"{seed}-{number}", 0
        rng = Random(own)
        for moment in moments(game, own):
            if of_match >= 2 or made >= count:
                break
            for goal in candidates(kit, moment, rng)[:4]:
                of = goal.kind, goal.power, goal.place
                if of in had or kinds[goal.kind] > max(2, count * 0.6):
                    continue
                source = Source(own, len(moment.opening), version)
                told(f"{own} {moment.match.seats[moment.seat]} {goal}")
                puzzle = puzzle_of(game, moment, goal, source, f"{game}_{own}_{of_match}".replace("-", "_"))
                if puzzle is not None:
                    made, of_match = made + 1, of_match + 1
                    kinds[goal.kind] += 1
                    had.add(of)
                    yield puzzle
                    break
