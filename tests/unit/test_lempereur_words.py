"""L'Empereur in words and scenes: everything has a name in both languages, and Napoleon's reasoning can be followed."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random

import pytest

from chancellery import Match, bots
from chancellery.games.coalitions.system.definition import Family
from chancellery.locale import LANGUAGES, has, text
from tests.scenes import shown_options

NAMELESS = {"EmpireRealm", "EmpireCampaign", "PowerAction"}  # they only hold others together


@cache
def played(seats: int, seed: str = "words") -> Match:
    """A match of sensible players, with races and Paris in it."""
    match, rng = Match.new("coalitions", "lempereur", seats, seed=seed, nonce="test"), Random(seats)
    while match.outcome is None:
        seat = match.decisions[0].seat
        match.play(seat, bots.bot("sensible").choose(match, seat, rng))
    return match


def definition(seats: int = 1) -> Family:
    found = Match.new("coalitions", "lempereur", seats, seed=1).definition
    assert isinstance(found, Family)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_procedure_of_its_own_has_a_name_or_needs_none(lang: str) -> None:
    plain = Match.new("coalitions", "1805", 6, seed=1).definition
    own = set(definition().classes) - set(plain.classes)
    named = {name for name in own if has(lang, f"phase-{name}")}
    assert named | NAMELESS == own
    assert not named & NAMELESS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seats_and_sides_have_names(lang: str) -> None:
    for seats in range(1, 6):
        game = definition(seats)
        assert len({text(lang, game.seat_name(seat)) for seat in range(seats)}) == seats
    assert all(has(lang, f"status-{side}") for side in definition().parameters.statuses)
    assert text("en", definition().seat_name(0)) == "Grand Coalition"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_every_line_can_be_read(seats: int, lang: str) -> None:
    match = played(seats)
    lines = match.log(0, lang)
    assert len(lines) == match.event_count
    assert not [line for line in lines if re.search(r"^\s|\s$|[{}$]", line)]


def test_the_reasoning_names_card_priority_candidates_and_choice() -> None:
    """A card, each of its targets, and for each General the letter of the source, all candidates and the one taken."""
    powers = {
        "france": {"garrisons": ["saxonia"], "generals": {"hesse": 1, "leon": 3, "valencia": 3, "oporto": 3}},
        "britain": {"morale": 1},
        **{name: {"morale": 5} for name in ("austria", "prussia", "russia", "ottoman")},
    }
    position = {"scenario": "lempereur", "power": "france", "action": "drill", "napoleon_deck": [3], "powers": powers}
    match = Match.from_position("coalitions", {**position, "options": {"napoleon_pawn": False}})
    told = match.log(0)
    assert told[1:] == [
        "Before the card: lowest Morale (1): Great Britain.",
        "Great Britain gains 1 Morale before the Napoleon card (now 2).",
        "Napoleon card 3, Confédération du Rhin: Bavaria → Saxonia → Hesse.",
        "Target Bavaria: no French Garrison, so a French General attacks it.",
        "Target Saxonia: a French Garrison is there, so France gains the value, 1.",
        "France gains 1 Influence for the target (now 1).",
        "Target Hesse: no French Garrison, but a French General stands there and counts as placed.",
        "The French General in Hesse is filled up by 2 to 3 Troops.",
        "France leaves a Garrison in Hesse.",
        "General for Bavaria: (a) one is off board.",
        "France places a General in Bavaria, taken from off board.",
        "The French General in Bavaria is filled up by 3 to 3 Troops.",
        "France leaves a Garrison in Bavaria.",
        "Great Britain takes 3 Money in Taxation.",
        "Great Britain takes 11 Money in Trade.",
    ]
    spread = {"leon": 3, "valencia": 3, "oporto": 3, "bosnia": 3, "podolia": 3, "polesie": 3}
    powers["france"] = {"garrisons": ["andalusia", "valencia"], "generals": spread}
    match = Match.from_position("coalitions", {**position, "napoleon_deck": [8], "powers": powers})
    match.play(0, "summon leon > madrid")
    assert (
        "General for Madrid: (d) nearest Uncontested Territory, then lowest value, of Leon (1 step, value 0); "
        "Valencia (1 step, value 0); Oporto (1 step, value 1): Leon (the players’ choice among 2 equal ones)."
    ) in match.log(0)
    assert (
        "Generał na Terytorium docelowe Madrid: (d) najbliższe Terytorium Niesporne, potem najniższa wartość, spośród: "
        "Leon (1 krok, wartość 0); Valencia (1 krok, wartość 0); Oporto (1 krok, wartość 1). Wybór: Leon "
        "(decyzja graczy, równorzędnych jest 2)."
    ) in match.log(0, "pl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scene_can_be_drawn_for_everybody(lang: str) -> None:
    match, rng = Match.new("coalitions", "lempereur", 3, seed="scenes", nonce="test"), Random(2)
    drawn = 0
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        if rng.random() < 0.1:
            for seat in (None, 0, 1, 2):
                scene = match.scene(seat, lang)
                assert scene == match.scenes([seat], lang)[0]
                legal = [] if seat is None else [move.text for move in match.legal(seat)]
                assert [option.moves[0] for option in shown_options(scene)] == legal
                assert len(scene.hands) == (0 if seat is None else 5)
            drawn += 1
        match.play(decision.seat, rng.choice(decision.options))
    assert drawn > 5
    over = match.scene(None, lang).outcome
    assert over is not None
    assert over.winners == ()
    assert over.text


def test_only_france_shows_influence() -> None:
    scene = Match.new("coalitions", "lempereur", 1, seed=1).scene(0)
    facts = [(power.id, fact) for power in scene.powers for fact in power.facts]
    shown = {power: fact.value for power, fact in facts if fact.id == "influence"}
    assert shown == {"france": 5, **dict.fromkeys(("britain", "austria", "prussia", "russia", "ottoman"))}


def test_events_as_named_data() -> None:
    match = played(1)
    for event in match.events(0):
        data = match.definition.event_data(event)
        assert json.loads(json.dumps(data)) == data
    source = next(event for event in match.events(0) if event.kind == "source" and event.args[2])
    candidate = match.definition.event_data(source)["candidates"][0]
    assert set(candidate) == {"place", "steps", "value"}
