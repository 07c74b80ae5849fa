"""Log lines, prompts and options: every match can be read in both languages, and nobody reads a secret."""

from __future__ import annotations

import json
import re
from functools import cache
from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.games.coalitions.system.definition import Family
from chancellery.kernel import Decision, Event, Field
from chancellery.locale import LANGUAGES, in_a_row
from tests.unit.family import COALITIONS, DECISIONS, EVENTS, MOVES, SECRET, THINGS, WORDS

AGAINST, TOGETHER = (3, 11, 27), (328, 419)  # the latter are matches of L'Empereur
SEEDS = AGAINST + TOGETHER
EAGER = {"march": 3, "play": 4, "reveal": 6, "support": 3, "buy_troop": 3, "place": 3, "request": 3, "grant": 3}
LAZY = {"disband": 0.1, "take_off": 0.1, "pass": 0.3, "decline": 0.3}


def choose(rng: Random, decision: Decision) -> Any:
    """A random move, with a taste for battle so that a short match shows much of the game."""
    weights = [EAGER.get(m.verb, LAZY.get(m.verb, 1)) for m in decision.options]
    return rng.choices(decision.options, weights)[0]


@cache
def played(seed: int) -> tuple[Match, tuple[Decision, ...]]:
    """A match of at most 700 moves, and the decisions it asked for."""
    scenario = "lempereur" if seed in TOGETHER else "1805"
    rng, match, asked = Random(seed), Match.new("coalitions", scenario, 3 if seed in TOGETHER else 6, seed=seed), []
    while match.outcome is None and len(match) < 700:
        decision = rng.choice(match.decisions)
        asked.append(decision)
        match.play(decision.seat, choose(rng, decision))
    return match, tuple(asked)


def whole(match: Match) -> list[Event]:
    """All events with their secret parts, put together from what the seats know."""
    views = [match.events(seat) for seat in range(len(match.seats))]
    return [next((event for event in seen if event.secret), seen[0]) for seen in zip(*views, strict=True)]


def readers(match: Match) -> list[int | None]:
    return [None, *range(len(match.seats))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_line_can_be_read_by_everybody(seed: int, lang: str) -> None:
    match, _ = played(seed)
    for seat in readers(match):
        lines = match.log(seat, lang)
        assert len(lines) == match.event_count
        for line in lines:
            assert line
            assert not re.search(r"^\s|\s$|[{}$]", line), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_prompt_and_option_can_be_read(seed: int, lang: str) -> None:
    match, asked = played(seed)
    game = match.definition
    assert isinstance(game, Family)
    for decision in asked:
        said = game.prompt(decision, lang)
        assert game.speaker(lang).question(decision).text in said
        assert game.speaker(lang).declining(decision).text in said
        assert game.speaker(lang).waiting(decision).text
        options = [game.option(decision, move, lang) for move in decision.options]
        assert len(set(options)) == len(options), (decision.kind, options)
        assert not [text for text in options if "{" in text or "$" in text]


def test_short_matches_show_most_kinds() -> None:
    kinds = {event.kind for seed in SEEDS for event in played(seed)[0].events()}
    possible = {one.kind for one in COALITIONS.happenings} - {"struck_out"}  # an ability that no card of Coalitions has
    assert len(kinds) > len(possible) * 3 // 4, sorted(possible - kinds)


# -- typed events


def fits(game: Family, field: Field, value: Any) -> bool:
    """Whether a value is of its declared type."""
    ranges = {
        "power": range(len(game.powers)),
        "place": range(-1, game.map.size),
        "general": range(len(game.owner)),
        "value": range(1, len(game.abilities)),
        "status": range(len(game.parameters.statuses)),
        "side": range(-1, 2),
        "hero": range(-1, len(game.parameters.heroes)),
    }
    if field.sort == "candidate":
        return all(place in range(game.map.size) and steps >= 0 and worth >= -1 for place, steps, worth in value)
    if field.many:
        return isinstance(value, tuple) and all(v in ranges[field.sort] for v in value)
    if field.sort in ranges:
        return isinstance(value, int) and value in ranges[field.sort]
    if field.sort in ("number", "points", "money"):
        return isinstance(value, int) and not isinstance(value, bool)
    if field.sort == "text":
        return isinstance(value, str)
    return value in WORDS[field.sort]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_event_has_exactly_its_declared_fields(seed: int) -> None:
    match, _ = played(seed)
    game = match.definition
    assert isinstance(game, Family)
    for event in whole(match):
        declared, secret = EVENTS[event.kind], SECRET.get(event.kind, ())
        assert (len(event.args), len(event.secret)) == (len(declared), len(secret)), event
        assert bool(event.secret) == bool(event.to), event
        for field, value in zip((*declared, *secret), (*event.args, *event.secret), strict=True):
            assert fits(game, field, value), (event, field)


@pytest.mark.parametrize("seed", SEEDS)
def test_events_as_named_data(seed: int) -> None:
    match, _ = played(seed)
    game = match.definition
    assert isinstance(game, Family)
    for seat in (None, 1):
        for event in match.events(seat):
            data = game.event_data(event)
            assert json.loads(json.dumps(data)) == data
            trail = game.notation.happenings[event.kind].trail
            drawn = ["path"] if trail not in ((), ("path",)) and all(data[place] for place in trail) else []
            assert not drawn or data["path"] == [data[place] for place in trail]
            public, secret = EVENTS[event.kind], SECRET.get(event.kind, ())
            assert list(data) == ["kind", *(f.name for f in public), *drawn, *(f.name for f in secret)]
            assert all(data[f.name] is None for f in SECRET.get(event.kind, ()) if not event.secret)


def test_named_data_of_a_move() -> None:
    match = Match.new("coalitions", seed=1)
    game = match.definition
    assert isinstance(game, Family)
    place = game.map.place_of
    moved = Event("moved", (1, game.generals[1][2], "march", (place["paris"], place["lorraine"]), -1))
    assert game.event_data(moved) == {
        "kind": "moved",
        "power": "france",
        "general": "france-3",
        "movement": "march",
        "path": ["paris", "lorraine"],
        "named": None,
    }
    assert game.line(moved, "en") == "France: March Paris → Lorraine."
    assert game.line(moved, "pl") == "Francja: Przemarsz Paris → Lorraine."


def test_a_name_has_one_type_and_each_word_a_vocabulary() -> None:
    """A name means the same thing wherever it occurs; a card is a card to choose and its value when it is told."""
    declared = [f for table in (EVENTS, SECRET, DECISIONS, MOVES) for fields in table.values() for f in fields]
    sorts: dict[str, set[str]] = {}
    for field in declared:
        sorts.setdefault(field.name, set()).add(field.sort)
    assert {name: found for name, found in sorts.items() if len(found) > 1} == {"card": {"card", "value"}}
    assert {field.sort for field in declared} - THINGS == set(WORDS)


def test_decisions_carry_what_is_declared() -> None:
    for seed in SEEDS:
        for decision in played(seed)[1]:
            declared = DECISIONS[decision.kind]
            open_ended = bool(declared) and declared[-1].rest
            assert len(decision.about) == len(declared) or (open_ended and len(decision.about) > len(declared)), (
                decision
            )


# -- names


def test_powers_are_named_in_the_right_case() -> None:
    game = Match.new("coalitions", seed=1).definition
    named = Event("arbiter", (3, 5))
    assert game.line(named, "en") == "Prussia names the Ottoman Empire Arbiter."
    assert game.line(named, "pl") == "Prusy: wybór Arbitra – Imperium Osmańskie."
    asked = Event("requested", (3, 5, 2))
    assert game.line(asked, "pl") == "Prusy: prośba do Imperium Osmańskiego o drugą Turę Ruchu."


def test_lists_of_names() -> None:
    assert in_a_row(["A"], "en") == "A"
    assert in_a_row(["A", "B", "C"], "en") == "A, B and C"
    assert in_a_row(["A", "B"], "pl") == "A i B"


def test_a_status_that_stays_and_one_that_changes() -> None:
    game = Match.new("coalitions", seed=1).definition
    assert game.line(Event("status", (2, 2, 2)), "en") == "Austria keeps its status: Neutral."
    assert game.line(Event("status", (2, 2, 0)), "en") == "Austria changes its status: British Coalition → Neutral."


# -- secrets


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", AGAINST)
def test_nobody_reads_the_value_of_a_card_of_others(seed: int, lang: str) -> None:
    match, _ = played(seed)
    game = match.definition
    secrets = [event for event in whole(match) if event.secret]
    assert {event.kind for event in secrets} == {one.kind for one in COALITIONS.happenings if one.secret}
    for event in secrets:
        card = event.secret[0]
        for seat in readers(match):
            said = game.line(event.seen_by(seat), lang)
            assert said is not None
            numbers = re.findall(r"\d+", said)
            if seat in event.to:
                assert str(card) in numbers
            else:  # the only number is the Morale that is left
                assert numbers == ([str(event.args[2])] if event.kind == "card_down" else [])
                other = Event(event.kind, event.args, (card % 5 + 1,), event.to)
                assert game.line(other.seen_by(seat), lang) == said
