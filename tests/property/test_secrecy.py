"""Two states that differ only in what a seat may not know look the same to that seat."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match, Move
from tests.property.play import after, new, step

SHOWING = {"discard", "turn_up", "reveal"}  # verbs by which a hidden card comes to light


def seen(match: Match, seat: int | None, scene: bool = True) -> dict[str, Any]:
    """Everything a seat can observe."""
    found: dict[str, Any] = {
        "view": match.view(seat),
        "scene": match.scene(seat, "en") if scene else None,
        "decisions": [(d.seat, d.kind, d.rule, d.actor, d.about) for d in match.decisions],
    }
    if seat is not None:
        found["legal"] = [move.text for move in match.legal(seat)]
    return found


@pytest.mark.parametrize("number", range(40))
def test_twins_look_alike(number: int) -> None:
    rng = Random(f"twins {number}")
    match = new(f"twins {number}")
    for _ in range(300):
        if match.outcome is not None:
            break
        for _ in range(rng.randrange(1, 8)):
            if match.outcome is None:
                step(match, rng)
        seat = rng.randrange(6)
        twin = match.determinize(seat, rng)
        scene = rng.random() < 0.15
        assert seen(match, seat, scene) == seen(twin, seat, scene)
        assert match.check() == twin.check() == []


def counterpart(move: Move, twin: Match, seat: int, watcher: int, rng: Random) -> Move | None:
    """The move in the twin that looks the same from outside; None if it would show a difference."""
    options = twin.legal(seat)
    if move.verb == "play" and seat != watcher:  # face down: any card for the same General
        same = [m for m in options if m.verb == "play" and m.args[1] == move.args[1]]
        return rng.choice(same)
    if move.verb in SHOWING:
        return None
    return move if move in options else None


@pytest.mark.parametrize("number", range(60))
def test_twins_stay_alike_while_others_act(number: int) -> None:
    """Also events and log stay equal as long as no hidden card comes to light or reaches the seat."""
    rng = Random(f"futures {number}")
    match = after(number, rng.randrange(50, 1500))
    compared = 0
    for _ in range(30):
        if match.outcome is not None:
            break
        seat = rng.randrange(6)
        first, second = match.clone(), match.determinize(seat, rng)
        start = first.event_count
        for _ in range(25):
            if first.outcome is not None:
                break
            decision = rng.choice(first.decisions)
            move = rng.choice(decision.options)
            other = counterpart(move, second, decision.seat, seat, rng)
            if other is None:
                break
            first.play(decision.seat, move)
            second.play(decision.seat, other)
            news = first.events(seat, start)
            shown = any(e.kind in ("stack", "status") or (e.kind == "draw" and e.secret) for e in news)
            if shown or any(e.kind == "compared" for e in news):  # a fair draw may fall differently
                break
            assert news == second.events(seat, start)
            if rng.random() < 0.1:
                assert first.log(seat, "pl", start) == second.log(seat, "pl", start)
            scene = rng.random() < 0.1
            assert seen(first, seat, scene) == seen(second, seat, scene)
            compared += 1
        for _ in range(10):
            if match.outcome is None:
                step(match, rng)
    assert compared or match.outcome is not None


@pytest.mark.parametrize("number", range(10))
def test_a_spectator_knows_no_hand(number: int) -> None:
    match = after(number, 700)
    assert not any("hand" in power for power in match.view(None)["powers"].values())
    for seat, name in enumerate(match.seats):
        with_hand = [power for power, data in match.view(seat)["powers"].items() if "hand" in data]
        assert with_hand == [name]


def test_secret_choices_are_hidden_until_all_are_in() -> None:
    base: dict[str, Any] = {"scenario": "1805", "start": "scenario", "phase": "diplomacy", "round": 2}
    one = Match.from_position("coalitions", base, nonce="n")
    while one.decisions[0].kind != "status":
        one.play(one.decisions[0].seat, "done")
    two = one.clone()
    one.play("austria", "status french")
    two.play("austria", "status neutral")
    for seat in (None, "britain", "france", "prussia", "russia", "ottoman"):
        number = None if seat is None else one.seat(seat)
        assert seen(one, number) == seen(two, number)
        assert one.log(seat) == two.log(seat)
    assert [one.seats[d.seat] for d in one.decisions] == ["prussia", "russia", "ottoman"]
    one.play("austria", "status expansionist")  # D.6: it may be changed until the last one is in
    for power in ("prussia", "russia", "ottoman"):
        one.play(power, "status neutral")
    assert one.view()["statuses"]["austria"] == "expansionist"
