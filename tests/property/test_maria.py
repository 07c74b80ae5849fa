"""Maria at random: secrecy, in every variant. Whole matches are in test_maria_matches.py."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match, Move
from chancellery.games.maria.powers import AUSTRIA, POWERS, SAXONY
from chancellery.games.maria.state import Campaign
from chancellery.kernel import Decision, Event

LAZY = {"done": 0.1, "wait": 0.2, "decline": 0.5, "no_offer": 0.3}
EAGER = {"attack": 3, "recruit": 1, "take": 3, "saxony": 4, "offer_peace": 4, "accept": 4}
# moves of others that show nothing hidden, and may be made in both twins
SILENT = {
    "armies", "give", "trump", "vote", "hussar", "leave", "move", "together", "march", "march_together", "on",
    "halt", "command", "consent", "refuse", "wait", "done", "attack", "retreat", "through", "around", "take",
    "keep", "use", "discard_it", "do", "do_left", "do_right", "subsidise", "no_subsidy", "place", "return",
    "reduce", "no_offer", "offer_peace", "accept", "reject", "saxony", "supply",
}  # fmt: skip
SHOWN = {
    "battle",
    "hand_lost",
    "trump_card",
    "politics",
    "removed",
    "armies_lost",
    "unsupplied",
    "bid",
}  # tell armies or cards
VARIANTS = [("introductory", 3), ("introductory", 2), ("full", 3), ("full", 2)]


def new(number: int | str, scenario: str, seats: int) -> Match:
    options = {"bluff": Random(f"{number} bluff").random() < 0.5} if scenario == "full" else {}
    return Match.new("maria", scenario, seats, seed=f"test {number}", options=options, nonce="test")


def step(match: Match, rng: Random) -> None:
    decision = rng.choice(match.decisions)
    weights = [LAZY.get(move.verb, EAGER.get(move.verb, 1)) for move in decision.options]
    match.play(decision.seat, rng.choices(decision.options, weights)[0])


def after(number: int, moves: int, scenario: str = "full", seats: int = 3) -> Match:
    match, rng = new(number, scenario, seats), Random(number)
    while match.outcome is None and len(match) < moves:
        step(match, rng)
    return match


def state(match: Match) -> Campaign:
    assert isinstance(match.state, Campaign)
    return match.state


def seen(match: Match, seat: int | None, scene: bool = False) -> dict[str, Any]:
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


@pytest.mark.parametrize(("scenario", "seats"), VARIANTS)
@pytest.mark.parametrize("number", range(3))
def test_twins_look_alike(number: int, scenario: str, seats: int) -> None:
    """27: what a seat observes does not depend on what it may not know."""
    rng = Random(f"twins {number} {scenario} {seats}")
    match = new(f"twins {number}", scenario, seats)
    for _ in range(20):  # the division of the armies
        assert_twins(match, rng)
        step(match, rng)
    while match.outcome is None:
        step(match, rng)
        if rng.random() < 0.06:
            assert_twins(match, rng)


def assert_twins(match: Match, rng: Random) -> None:
    for seat in range(len(match.seats)):
        twin, scene = match.determinize(seat, rng), rng.random() < 0.1
        assert seen(match, seat, scene) == seen(twin, seat, scene)
        assert match.check() == twin.check() == []


@pytest.mark.parametrize("kind", ["payment", "battle", "division", "bid", "give", "return", "recruit", "movement"])
def test_twins_look_alike_in_every_decision_about_hidden_things(kind: str) -> None:
    found = 0
    for number in range(12):
        rng = Random(f"{kind} {number}")
        match = new(f"{kind} {number}", "full", 3)
        while match.outcome is None and found < 12:
            if match.decisions[0].kind == kind:
                assert_twins(match, rng)
                found += 1
                for seat in range(len(match.seats)):
                    twin = match.determinize(seat, rng)
                    for _ in range(3):
                        if twin.outcome is None:
                            step(twin, rng)
                            assert twin.check() == []
            step(match, rng)
        if found >= 12:
            return
    assert found, kind


RARE: dict[str, tuple[dict[str, Any], list[tuple[int, str]]]] = {
    "discard": (
        {
            "stage": "politics", "phase": "order", "trump": "hearts", "turn": 10, "offer": ["fleet_at_dunkirk"],
            "france": {"politics": ["hearts_5"]}, "pragmatic": {"hand": ["clubs_2", "clubs_3", "clubs_4"]},
        },
        [(0, "take fleet_at_dunkirk"), (0, "use it"), (0, "do 1")],
    ),
    "corps": (
        {
            "stage": "politics", "phase": "tracks", "shift": {"italy": 2}, "france": {"hand": ["clubs_10"]},
            "generals": {"belle_isle": {"city": "paris", "armies": 3}},
        },
        [],
    ),
    "saxon_return": (
        {
            "stage": "politics", "phase": "tracks", "shift": {"saxony": 1}, "tracks": {"saxony": 5},
            "saxony": {"hand": ["clubs_10", "clubs_4"]},
        },
        [],
    ),
    "remain": (
        {
            "stage": "france_bavaria", "phase": "supply",
            "generals": {
                "belle_isle": {"city": "prag", "face_down": True}, "broglie": {"city": "prag", "armies": 2},
                "noailles": {"city": "paris", "armies": 4},
            },
        },
        [],
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", RARE)
def test_twins_look_alike_in_rare_decisions(kind: str) -> None:
    fields, moves = RARE[kind]
    match = Match.from_position("maria", {"scenario": "full", "seats": 3, **fields}, nonce="n")
    for seat, text in moves:
        match.play(seat, text)
    assert match.decisions[0].kind == kind
    rng = Random(kind)
    for _ in range(20):
        assert_twins(match, rng)
        twin = match.determinize(rng.randrange(3), rng)
        for _ in range(4):
            step(twin, rng)
            assert twin.check() == []


@pytest.mark.parametrize(("scenario", "seats"), VARIANTS)
@pytest.mark.parametrize("number", range(4))
def test_a_twin_can_be_played_to_the_end(number: int, scenario: str, seats: int) -> None:
    rng = Random(f"ahead {number}")
    match = after(number, rng.randrange(800), scenario, seats)
    if match.outcome is None:
        twin = match.determinize(rng.randrange(seats), rng)
        while twin.outcome is None:
            step(twin, rng)
            assert not twin.check()


def test_twins_differ_in_what_is_hidden_and_in_nothing_else() -> None:
    match = after(4, 200)
    before = state(match)
    twins = [state(match.determinize("frederick_ii", Random(i))) for i in range(20)]
    own = [power for power in range(len(POWERS)) if before.seat_of[power] == 1]
    for twin in twins:
        for power, box in enumerate(before.game.components.powers):
            now, then = ([s.armies[general] for general in box.generals] for s in (twin, before))
            assert sum(now) == sum(then)
            assert len(twin.hands[power]) == len(before.hands[power])
            if power in own:
                assert now == then
                assert twin.hands[power] == before.hands[power]
        assert twin.discards == before.discards
        assert twin.winters == before.winters
    austrian = before.game.components.powers[AUSTRIA].generals
    assert len({tuple(twin.armies[general] for general in austrian) for twin in twins}) > 5
    assert len({tuple(twin.hands[AUSTRIA]) for twin in twins}) > 10
    assert len({tuple(twin.decks[0]) for twin in twins}) == 20
    assert len({tuple(twin.political) for twin in twins}) > 10


def test_of_a_mixed_stack_in_battle_only_the_sum_is_known() -> None:
    """M-R-19: to a third player; who runs one of the two powers knows the other number too."""
    generals = {
        "arenberg": {"city": "loewen", "armies": 4}, "cumberland": {"city": "loewen", "armies": 3},
        "traun": {"city": "wien", "armies": 3}, "george_ii": {"city": "hannover", "armies": 4},
        "maillebois": {"city": "bruessel", "armies": 8},
    }  # fmt: skip
    position = {"scenario": "full", "seats": 3, "stage": "austria_pragmatic", "phase": "combat", "generals": generals}
    match = Match.from_position("maria", {**position, "pragmatic": {"hand": ["clubs_5"]}}, nonce="n")
    assert match.decisions[0].kind == "battle"
    index = state(match).game.components.general_index
    names = ("arenberg", "cumberland", "traun", "george_ii")
    found: dict[int, set[tuple[int, ...]]] = {}
    for seat in range(3):
        twins = [state(match.determinize(seat, Random(i))) for i in range(30)]
        found[seat] = {tuple(twin.armies[index[name]] for name in names) for twin in twins}
        for arenberg, cumberland, traun, george in found[seat]:
            assert (arenberg + cumberland, arenberg + traun, cumberland + george) == (7, 7, 7)
    assert len(found[0]) > 3
    assert found[1] == found[2] == {(4, 3, 3, 4)}


def counterpart(move: Move, decision: Decision, twin: Match, rng: Random) -> Move | None:
    """The move in the twin that looks the same from outside; None if it would show a difference."""
    if move.verb not in SILENT:
        return None
    options = next(d for d in twin.decisions if (d.kind, d.actor) == (decision.kind, decision.actor)).options
    if move.verb in ("armies", "give"):  # secret: any number for the same general
        return rng.choice([m for m in options if (m.verb, m.args[0]) == (move.verb, move.args[0])])
    return move if move in options else None


def telling(event: Event) -> bool:
    return event.kind in SHOWN or (event.kind == "drawn" and bool(event.secret))


@pytest.mark.parametrize(("scenario", "seats"), VARIANTS)
@pytest.mark.parametrize("number", range(3))
def test_twins_stay_alike_while_others_act(number: int, scenario: str, seats: int) -> None:
    """Also events stay equal as long as no hidden card or army comes to light or reaches the seat."""
    rng = Random(f"futures {number}")
    match = after(number, rng.randrange(400), scenario, seats)
    compared = 0
    for _ in range(25):
        if match.outcome is not None:
            break
        seat = rng.randrange(seats)
        first, second = match.clone(), match.determinize(seat, rng)
        start = first.event_count
        for _ in range(20):
            decision = rng.choice(first.decisions)
            move = rng.choice(decision.options)
            own = decision.seat == seat
            other = move if own else counterpart(move, decision, second, rng)
            if other is None or (own and move.verb not in SILENT):
                break
            first.play(decision.seat, move)
            second.play(decision.seat, other)
            if first.outcome is not None or any(telling(event) for event in first.events(seat, start)):
                break
            assert first.events(seat, start) == second.events(seat, start)
            assert first.log(seat, "pl", start) == second.log(seat, "pl", start)
            assert seen(first, seat) == seen(second, seat)
            compared += 1
        for _ in range(8):
            if match.outcome is None:
                step(match, rng)
    assert compared > 20 or match.outcome is not None


def test_nobody_else_sees_hands_and_armies() -> None:
    for moves in (100, 300, 500):
        match = after(2, moves)
        for seat in (None, 0, 1, 2):
            view = match.view(seat)
            owned = [name for power, name in enumerate(POWERS) if state(match).seat_of[power] == seat]
            assert [name for name, data in view["powers"].items() if "hand" in data] == owned
            for general, data in zip(state(match).game.components.generals, view["generals"].values(), strict=True):
                assert ("armies" in data) == (POWERS[general.power] in owned)


@pytest.mark.parametrize(("scenario", "seats"), VARIANTS)
def test_secret_parts_of_events_are_for_the_owner_alone(scenario: str, seats: int) -> None:
    match = after(1, 2000, scenario, seats)
    box, runs = state(match).game.components, state(match).game.start_seats
    told = 0
    for seen_by in zip(*(match.events(seat) for seat in range(seats)), strict=True):
        knowing = [seat for seat, event in enumerate(seen_by) if event.secret]
        if knowing:
            kind, args = seen_by[0].kind, seen_by[0].args
            power = box.generals[args[0]].power if kind == "divided" else args[0]
            assert len(knowing) == 1, seen_by
            assert power == SAXONY or knowing == [runs[power]]  # Saxony can change hands (M-19.3.21)
            told += 1
    assert told > 40
    assert not any(event.secret for event in match.events(None))


def test_a_secret_bid_is_hidden_until_all_are_in() -> None:
    base: dict[str, Any] = {
        "scenario": "full", "seats": 3, "stage": "politics", "phase": "bid", "trump": "hearts",
        "austria": {"hand": ["hearts_5", "clubs_9"]}, "france": {"hand": ["hearts_6"]},
    }  # fmt: skip
    one = Match.from_position("maria", base, nonce="n")
    two = one.clone()
    one.play("maria_theresa", "bid austria hearts_5")
    two.play("maria_theresa", "bid austria nothing")
    for seat in (None, 0, 1):
        assert seen(one, seat) == seen(two, seat)
        assert one.events(seat) == two.events(seat)


def test_the_division_of_the_armies_is_hidden() -> None:
    one = new("division", "full", 3)
    two = one.clone()
    one.play("maria_theresa", "armies karl_von_lothringen 1")
    two.play("maria_theresa", "armies karl_von_lothringen 8")
    for seat in (None, 0, 1):
        assert seen(one, seat) == seen(two, seat)
        assert one.events(seat) == two.events(seat)
