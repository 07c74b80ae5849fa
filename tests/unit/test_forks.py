"""Forks: they play as the match does and refuse what needs a past; action ids, masks and arrays; shared evaluators."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from chancellery import BadInput, Illegal, Match, Move, bots
from chancellery.bots.planning.guide import Guide, guide_of
from chancellery.bots.planning.leaves import Batched, Leaf, PlayedOut, Singly, share
from chancellery.bots.planning.search import Search
from chancellery.bots.planning.work import Work
from chancellery.kernel.errors import NoPast
from chancellery.kernel.fork import Fork
from chancellery.kernel.lexicon import SPARE
from chancellery.kernel.sets import bits, nth

VARIANTS = [("coalitions", "1812", 6), ("maria", "introductory", 3), ("imperial_struggle", "standard", 2)]
# What a fork answers as the match does; whatever else a match has needs its past.
SAME = {
    "action_ids", "action_size", "check", "decisions", "definition", "legal", "mask", "move_of", "observe", "outcome",
    "preview", "scene", "scenes", "seat", "seats", "setup", "standing", "state", "view", "why_not",
}  # fmt: skip
OTHERWISE = {
    "clone",
    "deal",
    "determinize",
    "fork",
    "play",
    "play_out",
    "new",
    "from_position",
    "from_setup",
    "restore",
    "from_record",
}
ARGUMENTS: dict[str, tuple[object, ...]] = {
    "last_move": (0,), "made_since": (0,), "events_after": (0,), "undo": (0,), "may_undo": (0,), "at": (0,),
    "say": (0, "hi"), "deed": (0, "pause"), "note": (0, "hi", None, 0), "read_by": ([0],),
    "newest": (1,), "with_press": ([],),
}  # fmt: skip


def played(game: str, scenario: str, seats: int, moves: int, seed: int = 1) -> tuple[Match, Random]:
    match, rng = Match.new(game, scenario, seats, seed, nonce="forks"), Random(seed)
    while match.outcome is None and len(match) < moves:
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.options))
    return match, rng


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_a_fork_goes_the_way_of_its_match(game: str, scenario: str, seats: int) -> None:
    match, rng = played(game, scenario, seats, 70)
    fork, before = match.fork(), match.to_record()
    moves: list[tuple[int, Move]] = []
    while fork.outcome is None and len(moves) < 400:
        decision = fork.decisions[0]
        moves.append((decision.seat, rng.choice(decision.options)))
        fork.play(*moves[-1])
    assert match.to_record() == before
    for seat, move in moves:
        match.play(seat, move)
    assert len(fork) == len(match)
    assert fork.decisions == match.decisions
    assert fork.outcome == match.outcome
    for seat in (None, *range(len(match.seats))):
        assert fork.view(seat) == match.view(seat)
    assert fork.fork().clone().view(0) == match.view(0)


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_a_fork_plays_to_the_end_as_a_loop_does(game: str, scenario: str, seats: int) -> None:
    match, _ = played(game, scenario, seats, 50)
    fork, looped, rng = match.fork(), match.fork(), Random(3)
    while looped.outcome is None:
        decision = looped.decisions[0]
        looped.play(decision.seat, rng.choice(decision.options))
    chance = Random(3)
    assert len(match) + fork.play_out(chance) == len(fork) == len(looped)
    assert fork.state.to_data() == looped.state.to_data()
    assert fork.outcome == looped.outcome
    assert chance.random() == rng.random()


@pytest.mark.parametrize("options", [{}, {"spanish_empire": True, "planning_upgrade": True, "tougher_forts": True}])
def test_what_sets_offer_is_drawn_as_it_would_be_made(options: dict[str, bool]) -> None:
    match, rng = Match.new("imperial_struggle", seed=5, options=options, nonce="forks"), Random(5)
    unmade = drawn = 0
    while match.outcome is None:
        state = match.fork().state
        state.drawing = True
        for made, again in zip(match.state.asked, state.open_questions(), strict=True):
            assert again.count() == len(made.options)
            assert [again.drawn(number) for number in range(again.count())] == again.found() == made.options
            assert (again.about, again.secret) == (made.about, made.secret)
            unmade += len(again.options) < again.count()
            drawn += 1
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.options))
    assert drawn > unmade > drawn / 2


def test_members_of_sets_by_their_number() -> None:
    rng = Random(1)
    for size in (1, 59, 60, 61, 130, 200):
        mask = rng.getrandbits(size) | 1 << size
        assert [nth(mask, number) for number in range(mask.bit_count())] == bits(mask)


def test_a_fork_plays_several_moves_or_none() -> None:
    match, rng = played("imperial_struggle", "standard", 2, 30)
    before = match.clone()
    while len(match) < 60:
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.options))
    moves = match.moves[30:]
    first = next(n for n in range(29) if moves[n][0] == moves[n + 1][0])
    for seat, move in moves[:first]:
        before.play(seat, move)
    seat, pair = moves[first][0], [move for _, move in moves[first : first + 2]]
    fork, also = before.fork(), before.clone()
    assert fork.play(seat, *pair) == also.play(seat, *pair)
    assert len(fork) == len(also) > len(before)
    assert fork.view(seat) == also.view(seat)
    with pytest.raises(Illegal):
        fork.play(seat, fork.decisions[0].options[0], "pass 7")
    assert fork.view(seat) == also.view(seat)


def asked(fork: Fork, name: str) -> None:
    getattr(fork, name)(*ARGUMENTS.get(name, ()))


def test_what_needs_a_past_is_refused() -> None:
    """Every public name of a match is here: one that is new must say what a fork does."""
    match, _ = played(*VARIANTS[1], 30)
    fork = match.fork()
    names = {name for name in dir(fork) if not name.startswith("_")}
    assert names >= SAME | OTHERWISE
    for name in names - SAME - OTHERWISE:
        with pytest.raises(NoPast, match=name) as refused:
            asked(fork, name)
        assert "przeszłości" in refused.value.text("pl")


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_a_fork_is_dealt_as_the_match_is(game: str, scenario: str, seats: int) -> None:
    match, _ = played(game, scenario, seats, 50)
    seat = match.decisions[0].seat
    there, here = match.determinize(seat, Random(5)), match.fork().determinize(seat, Random(5))
    in_place = match.fork()
    in_place.deal(seat, Random(5))
    assert isinstance(here, Fork)
    for other in (here, in_place):
        assert [other.view(one) for one in range(seats)] == [there.view(one) for one in range(seats)]
        assert other.state.seed == there.state.seed
    assert here.view(seat) == match.view(seat)


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_every_option_has_an_action_id(game: str, scenario: str, seats: int) -> None:
    match, rng = played(game, scenario, seats, 0)
    spare = 0
    while match.outcome is None and len(match) < 500:
        decision = match.decisions[0]
        seat, ids = decision.seat, match.action_ids(decision.seat)
        assert len(set(ids)) == len(ids) == len(decision.options)
        assert [match.move_of(id, seat) for id in ids] == decision.options
        spare += sum(id >= match.definition.notation.size for id in ids)
        if not len(match) % 20:
            mask = match.mask(seat)
            assert mask.dtype == np.int8
            assert mask.shape == (match.action_size,)
            assert np.flatnonzero(mask).tolist() == sorted(ids)
            others = [one for one in range(seats) if all(d.seat != one for d in match.decisions)]
            assert not any(match.mask(one).any() for one in others)
        match.play(seat, rng.choice(decision.options))
    assert bool(spare) == (game == "maria"), "payments are sets of cards: they have spare ids"


def test_an_action_id_that_is_none_is_refused() -> None:
    match, _ = played(*VARIANTS[2], 0)
    size = match.definition.notation.size
    assert match.action_size == size + SPARE
    for id, seat in ((-1, None), (size, None), (size, 0), (match.action_size, 0)):
        with pytest.raises(BadInput, match=f"Action {id} "):
            match.move_of(id, seat)
    step = max(1, size // 997)
    named = [match.move_of(id) for id in range(0, size, step)]
    assert [match.move_of(move.id) for move in named] == named, "words that name a set have one id of several"
    assert sum(move.id == id for move, id in zip(named, range(0, size, step))) > len(named) // 2


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_observations_are_rows_of_fixed_length(game: str, scenario: str, seats: int) -> None:
    match, _ = played(game, scenario, seats, 60)
    seen = match.observe(0)
    assert seen.dtype == np.float32
    assert seen.shape == (match.definition.observed.size,)
    assert np.array_equal(seen, match.fork().observe(match.seats[0]))
    assert np.array_equal(seen, match.determinize(0, Random(3)).observe(0)), "twins are seen alike"
    assert not np.array_equal(seen, match.observe(None))


LITTLE = Work(plans=6, kept=3, worlds=3, replies=1, options=4)


def searches(game: str, scenario: str, seats: int) -> tuple[list[Search], list[Match]]:
    sensible = bots.bot("sensible")
    found, matches = [], []
    for seed in (1, 2, 3):
        match, rng = Match.new(game, scenario, seats, seed, nonce="forks"), Random(seed)
        while len(match) < 40 or len(match.decisions[0].options) < 2:
            seat = match.decisions[0].seat
            match.play(seat, sensible.choose(match, seat, rng))
        guide = guide_of(game, match.definition)
        assert isinstance(guide, Guide)
        found.append(Search(guide, LITTLE, match.state, match.decisions[0].seat, Random(seed)))
        matches.append(match)
    return found, matches


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS[1:])
def test_searches_that_share_an_evaluator_find_what_each_finds_alone(game: str, scenario: str, seats: int) -> None:
    single, matches = searches(game, scenario, seats)
    alone = [one.options(match.decisions[0]) for one, match in zip(single, matches)]
    asked: list[int] = []

    def counting(leaves: Sequence[Leaf]) -> list[float]:
        asked.append(len(leaves))
        return Singly()(leaves)

    exact = share(
        [one.choosing(m.decisions[0]) for one, m in zip(searches(game, scenario, seats)[0], matches)], counting
    )
    assert exact == alone
    assert max(asked) > max(len(one) for one in alone), "leaves of several searches came together"
    batched = share(
        [one.choosing(m.decisions[0]) for one, m in zip(searches(game, scenario, seats)[0], matches)], Batched()
    )
    for one, also in zip(batched, alone):
        assert {m: pytest.approx(v, abs=1e-5) for v, m in also} == {m: v for v, m in one}


def test_a_player_may_be_the_evaluator() -> None:
    found, matches = searches("imperial_struggle", "standard", 2)
    guide = found[0].guide
    leaves = [Leaf(guide, match.state, seat) for match in matches for seat in (0, 1)]
    by_sensible = PlayedOut("1")(leaves)
    assert by_sensible == PlayedOut("1")(leaves)
    assert all(a > 0.5 > b or b > 0.5 > a for a, b in zip(by_sensible[::2], by_sensible[1::2])), "one of two wins"
    by_chance = PlayedOut("1", lambda s, decision, rng: rng.choice(decision.options))(leaves)
    assert by_chance != by_sensible
