"""The log of Maria: a line for what is complete, none for its parts, and never a false or an empty word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import Event
from chancellery.locale import LANGUAGES

LX, FR, MT = range(3)


def position(**fields: Any) -> Match:
    return Match.from_position("maria", {"scenario": "full", "seats": 3, **fields}, nonce="test")


IDLE = {"noailles": {"city": "paris"}}  # somebody who has not moved yet, so that the phase goes on


def play(match: Match, seat: int, *moves: str) -> list[str]:
    """The new lines that everybody reads."""
    before = match.event_count
    for move in moves:
        match.play(seat, move)
    return match.log(None, "en", before)


# -- one line for a move


def test_a_move_is_told_once_when_it_is_completed() -> None:
    match = position(generals={"belle_isle": {"city": "pilsen"}, **IDLE})
    assert play(match, LX, "move belle_isle > horowitz") == []
    assert play(match, LX, "on beraun") == []
    assert play(match, LX, "halt") == [
        "Belle-Isle: Pilsen → Horowitz → Beraun; conquers Pilsen (France’s victory marker)."
    ]
    assert match.log(None, "pl")[-1] == (
        "Belle-Isle: Pilzno → Hořovice → Beroun; podbój: Pilzno (znacznik zwycięstwa Francji)."
    )


def test_a_move_that_can_go_no_farther_is_told_at_once() -> None:
    match = position(trains={"train_france_2": "pilsen"}, generals=IDLE)
    play(match, LX, "move train_france_2 > mies")
    assert play(match, LX, "on pilsen", "on mies") == ["French supply train 2: Pilsen → Mies → Pilsen → Mies."]
    assert match.decisions[0].kind == "movement"


def test_what_a_move_says_goes_with_the_move_that_is_taken_back() -> None:
    match = position(generals={"belle_isle": {"city": "pilsen"}, **IDLE})
    before = match.log(None)
    play(match, LX, "move belle_isle > horowitz", "halt")
    assert len(match.log(None)) == len(before) + 1
    match.undo(LX)
    assert match.log(None) == before
    assert play(match, LX, "on beraun", "halt")[-1].startswith("Belle-Isle: Pilsen → Horowitz → Beraun;")


def test_a_forced_march_names_both_ends_and_its_length() -> None:
    match = position(generals={"broglie": {"city": "muenchen"}, **IDLE})
    (line,) = play(match, LX, "march broglie > haag", "on muehldorf", "halt")
    assert line == "Broglie on a forced march of 2 cities: München → Mühldorf."


def test_whom_a_general_joins_is_told_with_his_move() -> None:
    match = position(generals={"belle_isle": {"city": "pilsen"}, "broglie": {"city": "horowitz"}, **IDLE})
    assert play(match, LX, "move broglie > pilsen") == ["Broglie: Horowitz → Pilsen, joining Belle-Isle."]
    assert not [event for event in match.events() if event.kind == "stacked"]


def test_a_protected_fortress_is_told_with_the_move() -> None:
    match = position(generals={"belle_isle": {"city": "pilsen"}, "traun": {"city": "beraun"}, **IDLE})
    assert play(match, LX, "move belle_isle > mies", "halt") == ["Belle-Isle: Pilsen → Mies; “?” on Pilsen."]
    assert play(match, LX, "done")[0] == "No delayed conquest of Pilsen: the “?” is removed."


def test_a_refused_stack_is_no_move() -> None:
    match = position(
        stage="austria_pragmatic", generals={"arenberg": {"city": "loewen"}, "cumberland": {"city": "bruessel"}}
    )
    play(match, FR, "move cumberland > loewen")
    assert play(match, MT, "refuse") == ["Austria does not agree that Cumberland joins the general in Löwen."]


def test_the_move_that_wins_is_told_before_the_victory() -> None:
    markers = ["linz", "steyr", "pilsen", "tabor", "budweis", "eger", "iglau", "prag"]  # one more and France wins
    match = Match.from_position(
        "maria",
        {
            "scenario": "introductory", "seats": 3, "markers": dict.fromkeys(markers, "france"),
            "generals": {"belle_isle": {"city": "olmuetz"}},
        },
        nonce="test",
    )  # fmt: skip
    step = next(move.text for move in match.legal(LX) if move.text.startswith("move belle_isle"))
    lines = play(match, LX, step)
    assert match.outcome is not None
    assert [line.split(":")[0] for line in lines][-1].startswith("The war aims")
    assert "conquers Olmütz" in lines[-2]


# -- every move of whole matches


def steps_and_moves(events: list[Event]) -> Iterator[tuple[list[tuple[int, int]], Event]]:
    """The steps since the last completed move, with each completed move."""
    steps: list[tuple[int, int]] = []
    for event in events:
        if event.kind == "moved":
            steps.append((event.args[2], event.args[3]))
        elif event.kind == "move_completed":
            yield steps, event
            steps = []


def random_match(scenario: str, seats: int, seed: int) -> Match:
    match, rng = Match.new("maria", scenario, seats, seed=f"log {seed}"), Random(seed)
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        weights = [{"done": 0.1, "wait": 0.2}.get(move.verb, 1) for move in decision.options]
        match.play(decision.seat, rng.choices(decision.options, weights)[0])
    return match


@pytest.mark.parametrize(("scenario", "seats"), [("introductory", 2), ("introductory", 3), ("full", 2), ("full", 3)])
def test_every_step_is_told_by_one_line_and_the_log_stays_short(scenario: str, seats: int) -> None:
    match = random_match(scenario, seats, 1)
    events = match.events(None)
    told = list(steps_and_moves(events))
    for steps, event in told:
        path = list(event.args[6:])
        assert list(pairwise(path)) == steps
    moved = sum(event.kind == "moved" for event in events)
    assert sum(len(steps) for steps, _ in told) == moved > len(told)
    for lang in LANGUAGES:
        lines = match.log(None, lang)
        assert len(lines) < len(events) - moved
        for line in lines:
            assert not re.search(r"[+−]0\b|: none|: brak\.|\b0 (armi|victory|znacz|tactical|kart)", line), line


# -- never a false or an empty word


def test_who_pays_is_supplied_only_then() -> None:
    match = position(
        phase="supply", hussars=["horowitz", "pisek"], trains={"train_france_2": "pilsen"},
        generals={"belle_isle": {"city": "pribram", "face_down": True}}, france={"hand": ["spades_10"]},
    )  # fmt: skip
    lines = match.log(None)
    told = [n for n, line in enumerate(lines) if re.search("hussars|supplied again", line)]
    assert [lines[n] for n in told] == [
        "Supply for Belle-Isle runs past hussars and costs 2 points.",
        "France pays for supply past the hussars: the 10 of spades.",
        "Belle-Isle is supplied again.",
    ]


@pytest.mark.parametrize(
    ("hand", "english", "polish"),
    [
        ([], "France has no cards to pay with.", "Francja: brak kart na zapłatę."),
        (
            ["spades_2"],
            "France cannot pay that and loses its whole hand: the 2 of spades.",
            "Francja: kart na to nie starcza i cała ręka przepada – 2 pik.",
        ),
    ],
)
def test_a_hand_that_cannot_pay(hand: list[str], english: str, polish: str) -> None:
    match = position(
        phase="supply", hussars=["horowitz", "pisek"], trains={"train_france_2": "mies"},
        generals={"belle_isle": {"city": "pribram"}}, france={"hand": hand},
    )  # fmt: skip
    number = next(n for n, event in enumerate(match.events()) if event.kind == "hand_lost")
    event = match.events()[number]
    assert (match.definition.line(event, "en") or "").endswith(f"points; {english}")
    assert (match.definition.line(event, "pl") or "").endswith(f"; {polish}")


@pytest.mark.parametrize(
    ("gained", "lost", "english"),
    [
        (1, 0, "Won battles: Prussia +1."),
        (0, 1, "Won battles: Austria −1."),
        (2, 1, "Won battles: Prussia +2, Austria −1."),
    ],
)
def test_points_that_did_not_change_are_not_told(gained: int, lost: int, english: str) -> None:
    definition = position().definition
    event = Event("battle_points", (2, gained, 5, lost))
    assert definition.line(event, "en") == english
    assert "0" not in (definition.line(event, "pl") or "")


def test_markers_set_aside_do_not_return_to_the_pool_as_well() -> None:
    match = position(phase="end", markers={"linz": "france", "steyr": "france", "pilsen": "france"})
    assert play(match, LX, "reduce aims")[0] == (
        "France takes its victory markers off Pilsen, Linz and Steyr: 2 set aside, 1 to the pool."
    )


def test_nothing_is_told_where_no_marker_is_set_aside() -> None:
    silesia = dict.fromkeys(("breslau", "brieg", "neisse", "glatz", "cosel"), "prussia")
    match = position(stage="prussia_saxony", phase="end", markers=silesia)
    lines = [*play(match, FR, "offer peace"), *play(match, MT, "accept")]
    assert "Austria accepts: Silesia becomes Prussian." in lines
    assert not [line for line in lines if "set aside" in line or "sets aside" in line]


# -- armies


def test_the_division_of_all_armies_is_one_line() -> None:
    match = Match.new("maria", "full", 3, seed=1)
    while match.decisions[0].kind == "armies":
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    events = match.events(None)
    first = next(n for n, event in enumerate(events) if event.kind == "turn")
    lines = [match.definition.line(event, "en") for event in events[:first]]
    assert [line for line in lines if line and "cards" not in line] == [
        "All powers have divided their armies among their generals, in secret."
    ]
    assert not [event for event in events if event.secret]
    mine = [line for line in match.log(MT, "en") if line.startswith("Austria’s armies: ")]
    assert len(mine) == 1
    assert "Khevenhüller" in mine[0]


def test_nothing_is_told_while_armies_are_divided() -> None:
    """M-6.9: neither how many a general gets nor who has decided already."""
    match = Match.new("maria", "full", 3, seed=1)
    before = match.event_count
    for _ in range(3):
        decision = match.decisions[0]
        match.play(decision.seat, decision.options[-1])
    assert match.event_count == before


def test_recruited_armies_are_one_line_for_the_others() -> None:
    match = position(
        stage="winter", turn=3, generals={"belle_isle": {"city": "paris", "armies": 3}, "broglie": {"city": "metz"}},
        france={"hand": ["spades_4", "spades_8"]},
    )  # fmt: skip
    before = match.event_count
    match.play(LX, "recruit 3")
    while match.decisions[0].seat == LX and match.decisions[0].actor == 0:
        match.play(LX, match.decisions[0].options[-1])
    public = match.log(None, "en", before)
    assert public[0] == "France recruits 3 armies."
    assert [line for line in public if "Belle-Isle" in line or "Broglie" in line] == []
    assert [line for line in match.log(LX, "en", before) if "receives" in line]
