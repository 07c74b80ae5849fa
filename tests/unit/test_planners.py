"""Planners and novices: they play every game by the rules, fairly, and the same again from the same seeds."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from chancellery import Match, bots, compiled
from chancellery.bots import patience
from chancellery.bots.game_bot import GameBot
from chancellery.bots.planning.guide import guide_of
from chancellery.bots.planning.novice import Novice
from chancellery.bots.planning.planner import Planner
from chancellery.bots.planning.search import Search
from chancellery.bots.planning.value import judged
from chancellery.bots.planning.work import Work
from chancellery.games.maria.powers import AUSTRIA, FRANCE, PRUSSIA
from chancellery.games.maria.state import Campaign

SENSIBLE = GameBot("sensible")
LITTLE = Work(plans=5, kept=2, worlds=2, replies=0, options=3)
ACTING = {3: FRANCE, 4: PRUSSIA, 5: AUSTRIA}  # the power whose player plans in a stage of Maria
VARIANTS = [
    ("coalitions", "1805", 6),
    ("realpolitik", None, 4),
    ("raison_detat", None, None),
    ("raison_detat", "1702", 6),
    ("maria", "introductory", 3),
    ("maria", "full", 3),
    ("imperial_struggle", None, None),
    ("coalitions", "lempereur", 1),
    ("coalitions", "lempereur", 3),
]


def somewhere(game: str, scenario: str | None, seats: int | None, seed: int, moves: int) -> Match:
    """A match that sensible players have played for so many moves."""
    match, rng = Match.new(game, scenario, seats, seed, nonce="planners"), Random(seed)
    while match.outcome is None and len(match) < moves:
        seat = match.decisions[0].seat
        match.play(seat, SENSIBLE.choose(match, seat, rng))
    return match


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_planners_use_nothing_hidden(game: str, scenario: str | None, seats: int | None) -> None:
    """The same choice when everything the seat may not know is dealt anew; novices too."""
    rng = Random(3)
    checked = 0
    for moves in (0, 37, 90, 151):
        match = somewhere(game, scenario, seats, 5, moves)
        if match.outcome is not None:
            break
        seat = match.decisions[0].seat
        for bot in (Planner("little", SENSIBLE, work=LITTLE), Novice("novice", SENSIBLE)):
            chosen = bot.choose(match, seat, Random(1))
            assert chosen in bots.own_decision(match, seat).options
            for _ in range(2):
                twin = match.determinize(seat, rng)
                assert bot.choose(twin, seat, Random(1)) == chosen, (moves, bot.name)
                checked += 1
    assert checked >= 8


def test_a_planner_of_maria_proposes_truces_that_others_would_sign_and_knows_nothing_hidden() -> None:
    """As in its twins; what it proposes can be made, and the other player of now signs it."""
    planner, rng, found = Planner("little", SENSIBLE, work=LITTLE), Random(7), 0
    for moves in (60, 100, 140, 180):
        match = somewhere("maria", "full", 3, 5, moves)
        for seat in range(3):
            offer = bots.propose(planner, match, seat, Random(1))
            for _ in range(2):
                twin = bots.propose(planner, match.determinize(seat, rng), seat, Random(1))
                assert (twin and twin.text) == (offer and offer.text)
            if offer is not None and not match.standing:
                found += 1
                trial = match.clone()
                trial.play(seat, offer)
                assert trial.standing
                assert offer.text.startswith("propose: truce")
    assert found
    assert bots.propose(planner, somewhere("realpolitik", None, 4, 5, 30), 0, Random(1)) is None


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each trial that searches make."""
    if compiled.mode == "compiled":
        pytest.skip("compiled code cannot be patched")
    found: list[int] = []
    ends = Search._on

    def counted(self: Search, s: Any, rng: Random, mind: Any, *until: Any) -> None:
        found.append(1)
        ends(self, s, rng, mind, *until)

    monkeypatch.setattr(Search, "_on", counted)
    return found


def test_when_time_is_up_the_best_answer_so_far_is_taken(tried: list[int]) -> None:
    """At once: of a decision that stands alone each option was tried in one world, and for a stretch one plan."""
    match = somewhere("imperial_struggle", None, None, 5, 0)
    alone = match.decisions[0]
    planner = Planner("slow", SENSIBLE, work=Work(plans=50, kept=8, worlds=40, replies=1, options=3))
    with patience.within(0.0):
        assert planner.choose(match, alone.seat, Random(1)) in alone.options
        assert len(tried) == 3
        while match.decisions[0].kind != "round":
            seat = match.decisions[0].seat
            match.play(seat, SENSIBLE.choose(match, seat, Random(1)))
        seat = match.decisions[0].seat
        assert planner.choose(match, seat, Random(1)) == SENSIBLE.choose(match, seat, Random(1))
        assert len(tried) == 4
    planner.choose(match, seat, Random(1))
    assert len(tried) > 50


@pytest.mark.parametrize(("game", "scenario", "seats"), VARIANTS)
def test_every_search_ends_at_once_when_time_is_up(
    game: str, scenario: str | None, seats: int | None, tried: list[int]
) -> None:
    """Also that of a master: no more than one trial of each option that is thought of, wherever it is asked."""
    match = somewhere(game, scenario, seats, 5, 40)
    guide = guide_of(game, match.definition)
    assert guide is not None
    for level in (Planner("planner", SENSIBLE), Planner("master", SENSIBLE, deep=True)):
        most = guide.work(level.deep).options + 1
        for moves in range(40, 60, 4):
            now = somewhere(game, scenario, seats, 5, moves)
            seat = now.decisions[0].seat
            tried.clear()
            with patience.within(0.0):
                assert level.choose(now, seat, Random(1)) in bots.own_decision(now, seat).options
            assert len(tried) <= most, (level.name, moves)


def test_who_wins_together_is_judged_alike() -> None:
    """In L'Empereur all seats have the same prospects; in Imperial Struggle one's gain is the other's loss."""
    match = somewhere("coalitions", "lempereur", 3, 5, 60)
    guide = guide_of("coalitions", match.definition)
    assert guide is not None
    chances = {judged(guide, match.state, seat) for seat in range(3)}
    assert len(chances) == 1
    ended = somewhere("coalitions", "lempereur", 3, 5, 5_000)
    assert ended.outcome is not None
    won = bool(ended.outcome.winners)
    assert [judged(guide, ended.state, seat)[0] for seat in range(3)] == [float(won)] * 3
    ended = somewhere("imperial_struggle", None, None, 5, 5_000)
    guide = guide_of("imperial_struggle", ended.definition)
    assert guide is not None
    (france, ahead), (britain, behind) = (judged(guide, ended.state, seat) for seat in range(2))
    assert {france, britain} == {0.0, 1.0}
    assert ahead == -behind != 0


@pytest.mark.parametrize("scenario", ["introductory", "full"])
def test_a_plan_in_maria_is_judged_when_its_enemies_have_answered(scenario: str) -> None:
    """France's after Austria's stage, Austria's before her next one."""
    match = Match.new("maria", scenario, 3, 5, nonce="planners")
    guide, ends = guide_of("maria", match.definition), dict[int, tuple[int, int]]()
    assert guide is not None
    while match.outcome is None and len(ends) < 3:
        seat = match.decisions[0].seat
        state = match.state
        assert isinstance(state, Campaign)
        stage, planned = state.stage, guide.span(state, seat) is not None
        if planned and stage not in ends and seat == state.seat_of[ACTING[stage]]:
            search = Search(guide, replace(LITTLE, replies=1), state, seat, Random(1))
            trial, rng = search.worlds[0].trial()
            search._to_rest(trial, rng, search.sensible)
            ends[stage] = (trial.turn, trial.stage)
        match.play(seat, SENSIBLE.choose(match, seat, Random(1)))
    first = 1 if scenario == "full" else 2
    assert ends == {3: (2, first), 4: (2, first), 5: (2, 5)}


def test_plans_are_sketched_and_the_best_of_them_tried() -> None:
    """The sensible plan is always among those tried, and doubt about small gains goes by how much plans differ."""
    match = somewhere("raison_detat", "1702", 6, 5, 0)
    guide = guide_of("raison_detat", match.definition)
    assert guide is not None
    rng = Random(1)
    while guide.span(match.state, match.decisions[0].seat) is None:
        seat = match.decisions[0].seat
        match.play(seat, SENSIBLE.choose(match, seat, rng))
    seat = match.decisions[0].seat
    work = replace(LITTLE, sketched=9, plans=3, kept=2, replies=1, home=0.02, doubt=0.3)
    search = Search(guide, work, match.state, seat, Random(1))
    span = guide.span(match.state, seat)
    sketches = search._sketches(span)
    assert 3 < len(sketches) <= 9
    assert sketches[0].plan[0] in bots.own_decision(match, seat).options
    search = Search(guide, work, match.state, seat, Random(1))
    best, valued = search.plan(span)
    assert best == valued[0][1]
    assert len(valued) <= 3
    assert 0 <= search.needed <= 0.02
    assert search._needed(0.01) == pytest.approx(0.003)
    assert search._needed(1.0) == 0.02
