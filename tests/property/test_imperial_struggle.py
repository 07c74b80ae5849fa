"""Imperial Struggle at random: to the end with invariants, secrecy, undo, clones, records."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match, verify
from chancellery.games.imperial_struggle.state import Struggle
from chancellery.kernel import CannotUndo
from tests.property.refused import well_refused
from tests.property.test_refusals import GENERIC, every_move

OPTIONS = ("spanish_empire", "planning_upgrade", "planning_layout", "tougher_forts", "bid_for_sides")
LAZY = {"pass": 0.1, "end": 0.15, "finish": 0.4, "decline": 0.5}
EAGER = {"play": 4, "play_with": 4, "use": 3, "reveal": 2}
MATCHES, BATCH = 300, 10
VP_START = 15


def new(number: int | str) -> Match:
    """A match with other optional rules each time."""
    chosen = {name: Random(f"{number} {name}").random() < 0.4 for name in OPTIONS}
    return Match.new("imperial_struggle", seed=f"test {number}", options=chosen, nonce="test")


def step(match: Match, rng: Random, eager: bool = True) -> tuple[int, str]:
    decision = rng.choice(match.decisions)
    weights = [LAZY.get(m.verb, EAGER.get(m.verb, 1)) if eager else 1 for m in decision.options]
    move = rng.choices(decision.options, weights)[0]
    match.play(decision.seat, move)
    return decision.seat, move.text


def over(match: Match) -> bool:
    return match.outcome is not None


def state(match: Match) -> Struggle:
    assert isinstance(match.state, Struggle)
    return match.state


def after(number: int, moves: int) -> Match:
    match, rng = new(number), Random(number)
    while match.outcome is None and len(match) < moves:
        step(match, rng)
    return match


@pytest.mark.parametrize("batch", range(MATCHES // BATCH))
def test_random_matches_end_and_keep_the_invariants(batch: int) -> None:
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        match, rng = new(number), Random(number)
        while match.outcome is None:
            seat, text = step(match, rng, eager=number % 3 != 0)
            assert not match.check(), (number, len(match), seat, text, match.check())
            assert len(match) < 5000
        moved = [(e.args[0], e.args[1]) for e in match.events() if e.kind == "vp"]
        total = VP_START + sum(points if side == 0 else -points for side, points in moved)
        assert total == state(match).vp
        for name in ("debt", "treaty"):
            for side in (0, 1):
                changes = [e.args[1] for e in match.events() if e.kind == name and e.args[0] == side]
                assert sum(changes) == getattr(state(match), name)[side]


def seen(match: Match, seat: int | None, scene: bool) -> dict[str, Any]:
    """Everything a seat can observe."""
    found: dict[str, Any] = {
        "view": match.view(seat),
        "scene": match.scene(seat, "pl") if scene else None,
        "decisions": [(d.seat, d.kind, d.rule, d.actor, d.about) for d in match.decisions],
    }
    if seat is not None:
        found["legal"] = [move.text for move in match.legal(seat)]
        found["secret"] = [d.secret for d in match.decisions if d.seat == seat]
    return found


@pytest.mark.parametrize("number", range(30))
def test_twins_look_alike(number: int) -> None:
    rng = Random(f"twins {number}")
    match = new(f"twins {number}")
    while not over(match):
        step(match, rng)
        if not over(match) and rng.random() < 0.2:
            for seat in (0, 1):
                twin, scene = match.determinize(seat, rng), rng.random() < 0.1
                assert seen(match, seat, scene) == seen(twin, seat, scene)
                assert match.check() == twin.check() == []


@pytest.mark.parametrize("number", range(30))
def test_a_twin_can_be_played_to_the_end(number: int) -> None:
    rng = Random(f"ahead {number}")
    match = after(number, rng.randrange(300))
    if match.outcome is None:
        twin = match.determinize(rng.randrange(2), rng)
        while twin.outcome is None:
            step(twin, rng)
            assert not twin.check()


def test_twins_differ_in_what_is_hidden() -> None:
    match = after(4, 60)
    twins = [match.determinize(0, Random(i)) for i in range(20)]
    assert len({tuple(state(twin).hands[1]) for twin in twins}) > 1
    assert len({tuple(state(twin).basic[4:]) for twin in twins}) > 1
    assert all(state(twin).hands[0] == state(match).hands[0] for twin in twins)
    assert all(state(twin).basic[:4] == state(match).basic[:4] for twin in twins)


@pytest.mark.parametrize("number", range(10))
def test_clones_are_independent(number: int) -> None:
    rng = Random(number)
    match = after(number, rng.randrange(20, 250))
    data, count = match.state.to_data(), match.event_count
    clone = match.clone()
    for _ in range(60):
        if clone.outcome is None:
            step(clone, rng)
    assert match.state.to_data() == data
    assert match.event_count == count


@pytest.mark.parametrize("number", range(20))
def test_undo_restores_exactly(number: int) -> None:
    """IS within a round: back step by step until something hidden came to light."""
    rng = Random(f"undo {number}")
    match = new(f"undo {number}")
    undone = 0
    while not over(match) and undone < 40:
        before, events = match.state.to_data(), match.event_count
        seat, _ = step(match, rng)
        if over(match):
            break
        try:
            match.undo(seat)
        except CannotUndo:
            continue
        undone += 1
        assert match.state.to_data() == before
        assert match.event_count == events
        step(match, rng)
    assert undone


@pytest.mark.parametrize("number", range(10))
def test_records_round_trip(number: int) -> None:
    match = after(number, Random(number).choice([0, 1, 64, 65, 200, 10_000]))
    text = match.to_record()
    loaded = Match.from_record(text)
    assert loaded.to_record() == text
    assert loaded.state.to_data() == match.state.to_data()
    for seat in (None, 0, 1):
        assert loaded.view(seat) == match.view(seat)
        assert loaded.events(seat) == match.events(seat)
    assert verify(text).finished == (match.outcome is not None)


@pytest.mark.parametrize("number", range(10))
def test_everything_can_be_read_in_both_languages(number: int) -> None:
    rng = Random(f"words {number}")
    match = new(f"words {number}")
    while match.outcome is None:
        for decision in match.decisions:
            for lang in ("en", "pl"):
                assert match.definition.prompt(decision, lang)
                for move in rng.sample(decision.options, min(4, len(decision.options))):
                    assert match.definition.option(decision, move, lang)
        step(match, rng)
    for seat in (None, 0, 1):
        for lang in ("en", "pl"):
            assert all(match.log(seat, lang))


def well_formed(match: Match, rng: Random) -> list[str]:
    """Texts of every form of the notation with random words."""
    notation = match.definition.notation
    texts = []
    for verb in notation.forms:
        slots = notation.slots(verb)
        for _ in range(1 if not slots else 10):
            args = [rng.randrange(3) if s == "number" else rng.randrange(len(notation.words[s])) for s in slots]
            texts.append(notation.move(verb, *args).text)
    return texts


@pytest.mark.parametrize("number", range(10))
def test_every_refusal_names_a_rule(number: int) -> None:
    rng = Random(f"why {number}")
    match = new(f"why {number}")
    reasons = set()
    while not over(match):
        for _ in range(rng.randrange(1, 12)):
            if not over(match):
                step(match, rng)
        if over(match):
            break
        for seat in (0, 1):
            legal = {move.text for move in match.legal(seat)}
            for text in well_formed(match, rng):
                refusal = match.why_not(seat, text)
                assert (refusal is None) == (text in legal), text
                if refusal is not None:
                    reasons.add(refusal.reason)
                    well_refused(refusal)
    assert len(reasons) > 20


@pytest.mark.parametrize("number", range(20))
def test_no_question_has_only_one_answer(number: int) -> None:
    """But the end of an Action Round, which can be taken back until then, and four equal tiles, which are a secret."""
    rng, match = Random(number), new(number)
    while not over(match):
        for decision in match.decisions:
            offered = [move.text for move in decision.options]
            assert len(set(offered)) == len(offered)
            if len(offered) == 1 and offered != ["end"]:
                assert decision.kind == "assign", (decision.kind, offered)
                assert len(set(decision.secret)) == 1
        step(match, rng)


@pytest.mark.parametrize("number", range(4))
def test_in_a_round_every_refusal_names_its_reason_and_a_price_is_the_reason_only_if_it_is(number: int) -> None:
    rng, match = Random(number), new(f"refused {number}")
    while not over(match):
        decision = match.decisions[0]
        if decision.kind == "round" and rng.random() < 0.05:
            richer = match.clone()
            state(richer).treaty[decision.actor] += 40
            for move in every_move(match.definition, decision.options, rng):
                refusal = match.why_not(decision.seat, move)
                assert refusal is not None, move
                assert refusal.reason not in GENERIC, move
                if refusal.reason == "is-refused-too-dear":
                    again = state(richer).stack[-1].choose(state(richer))[0]  # type: ignore[attr-defined]
                    then = match.definition.why_not(richer.state, again, move).reason
                    assert move in again.options or then == "is-refused-name-the-action", (move, then)
        step(match, rng)
