"""How Austria's planner makes peace: what it asks for, and how its generals stand so that others sign."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from chancellery import Match, bots
from chancellery.bots.maria import proposing
from chancellery.bots.maria.memory import remembered
from chancellery.bots.maria.mind import SENSIBLE, Mind
from chancellery.bots.maria.negotiating import Stand, objection
from chancellery.bots.planning.guide import guide_of
from chancellery.games.maria.movement import Movement

LX, FR, MT = range(3)
POSED = replace(SENSIBLE, posture=True)


def quiet(**more: Any) -> Match:
    """Traun with many armies in Brieg, Schwerin with few in Breslau; two generals in Flanders."""
    generals = {"schwerin": {"city": "breslau", "armies": 2}, "traun": {"city": "brieg", "armies": 8}}
    position = {"scenario": "full", "seats": 3, "turn": 4, "stage": "prussia_saxony", "generals": generals, **more}
    return Match.from_position("maria", position, seed=1)


def asked(match: Match) -> list[str]:
    s: Any = match.state
    return [*proposing.peace(s, MT)]


def test_austria_asks_those_who_would_sign() -> None:
    assert "truce austria prussia until 6" in asked(quiet())
    strong = {"schwerin": {"city": "breslau", "armies": 8}, "traun": {"city": "brieg", "armies": 2}}
    assert "truce austria prussia until 6" not in asked(quiet(generals=strong))
    s: Any = quiet().state
    assert not [*proposing.peace(s, LX)]  # only Austria has enemies on two sides


def test_a_truce_that_runs_long_enough_is_not_asked_for_again() -> None:
    match = quiet()
    match.play(MT, "propose: truce austria prussia until 6")
    match.play(FR, "sign 1")
    assert "truce austria prussia until 6" not in asked(match)


@pytest.mark.parametrize(("french", "pragmatic", "wanted"), [(9, 3, True), (3, 9, False), (5, 5, False)])
def test_others_are_kept_apart_where_that_holds_back_the_nearer_to_victory(
    french: int, pragmatic: int, wanted: bool
) -> None:
    match = quiet()
    s: Any = match.state
    s.pool[0], s.pool[4] = french, pragmatic
    assert ("truce france pragmatic until 6" in asked(match)) == wanted


def test_with_many_armies_and_cards_austria_makes_no_peace_but_with_prussia() -> None:
    """Unless Prussia is the nearest to victory."""
    generals = {
        "schwerin": {"city": "breslau", "armies": 2}, "traun": {"city": "brieg", "armies": 8},
        "karl_von_lothringen": {"city": "wien", "armies": 8}, "khevenhueller": {"city": "linz", "armies": 8},
        "batthyany": {"city": "prag", "armies": 8}, "neipperg": {"city": "iglau", "armies": 8},
        "rutowski": {"city": "dresden", "armies": 1},
    }  # fmt: skip
    match = quiet(generals=generals)
    s: Any = match.state
    assert {clause.split()[2] for clause in asked(match) if "austria" in clause} == {"prussia", "saxony", "france"}
    s.hands[5] = [*range(12)]
    s.pool[0] = s.pool[2] = s.pool[4] = 7
    assert not [clause for clause in asked(match) if "austria" in clause]
    s.pool[0] = 5
    assert [clause.split()[2] for clause in asked(match) if "austria" in clause] == ["prussia"]


def test_all_are_asked_at_once_and_nobody_too_often() -> None:
    match = quiet()
    s: Any = match.state
    move = proposing.together(s, MT, [s], remembered(match))
    assert move is not None
    assert "truce austria prussia until 6; " in move.text
    for _ in range(2):
        match.play(MT, "propose: truce austria prussia until 9")
        match.play(FR, f"turn down {s.proposals}")
    again = proposing.together(match.state, MT, [match.state], remembered(match))  # type: ignore[list-item, arg-type]
    assert again is None or "prussia" not in again.text


def moved(seed: str, mind: Mind) -> Match:
    """The first turn of sensible players, but for Austria's movement, which is made with a mind."""
    match, rng = Match.new("maria", "full", 3, seed=seed), Random(1)
    guide: Any = guide_of("maria", match.definition)
    first = bots.bot("sensible@1")
    s: Any = match.state
    while s.turn == 1:
        decision = match.decisions[0]
        own = decision.seat == MT and s.running(Movement) is not None and s.stage == 5
        move = guide.think(s, decision, rng, mind) if own else first.choose(match, decision.seat, rng)
        match.play(decision.seat, move)
        s = match.state
    return match


def signed(match: Match) -> int:
    """How many of the two great enemies would sign now."""
    s: Any = match.state
    clauses = [f"truce austria {foe} until 4" for foe in ("prussia", "france")]
    return sum(not objection(s, by, s.game.clauses.read(clause), Stand()) for by, clause in zip((FR, LX), clauses))


def test_generals_are_placed_so_that_enemies_sign() -> None:
    seeds = [f"posture/{number}" for number in range(4)]
    posed = sum(signed(moved(seed, POSED)) for seed in seeds)
    plain = sum(signed(moved(seed, SENSIBLE)) for seed in seeds)
    assert plain < posed
    assert posed >= len(seeds)


def test_a_planner_counts_on_the_truces_it_will_get() -> None:
    match = quiet()
    guide: Any = guide_of("maria", match.definition)
    trial: Any = match.state.fork()
    assert guide.agreed(trial, MT) > 0
    assert any("truce austria prussia until 6" in a.clauses and a.in_force for a in trial.agreements)
    assert guide.agreed(match.state.fork(), LX) == 0
    assert not guide.agreed(trial, MT)  # they run already
