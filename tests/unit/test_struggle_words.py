"""Imperial Struggle in words: events, prompts and options can be read in both languages, and nobody reads a secret."""

from __future__ import annotations

import json
import re
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chancellery
from chancellery import Match
from chancellery.games.imperial_struggle import vocabulary, words
from chancellery.games.imperial_struggle.definition import ImperialStruggle
from chancellery.games.imperial_struggle.vocabulary import CAUSES, HAPPENINGS, QUESTIONS, VERBS, WORDS
from chancellery.kernel import Decision, Event, Question
from chancellery.locale import LANGUAGES, bundle, has
from tests.unit.source import literals as in_modules

SEEDS = range(4)
EVENTS = {happening.kind: happening.fields for happening in HAPPENINGS}
SECRET = {happening.kind: happening.secret for happening in HAPPENINGS if happening.secret}
KINDS = {question.kind for question in QUESTIONS}
FORMS = {verb.name: verb.form for verb in VERBS}
FOLDER = Path(chancellery.__file__).parent / "games" / "imperial_struggle"
literals = partial(in_modules, FOLDER)
EAGER = {"play": 5, "play_with": 5, "use": 3, "upgrade": 3, "begin": 2, "tile": 3}
LAZY = {"pass": 0.1, "end": 0.2, "decline": 0.4, "finish": 0.4}


@cache
def played(seed: int) -> tuple[Match, tuple[Decision, ...]]:
    """A match to its end, with other optional rules each time, and the decisions it asked for."""
    chosen = {"spanish_empire": seed % 2 == 0, "planning_layout": seed % 3 == 0, "planning_upgrade": seed % 2 == 1}
    match, rng, asked = Match.new("imperial_struggle", seed=f"words {seed}", options=chosen), Random(seed), []
    while match.outcome is None:
        decision = rng.choice(match.decisions)
        asked.append(decision)
        weights = [EAGER.get(m.verb, LAZY.get(m.verb, 1)) for m in decision.options]
        match.play(decision.seat, rng.choices(decision.options, weights)[0])
    return match, tuple(asked)


def game() -> ImperialStruggle:
    found = played(0)[0].definition
    assert isinstance(found, ImperialStruggle)
    return found


# -- everything is declared and written


def test_every_event_that_is_emitted_is_declared() -> None:
    assert literals("emit", 0) | literals("emit_sum", 0) | literals("emit_secret", 0) == set(EVENTS)
    assert literals("emit_secret", 0) == set(SECRET)


def test_every_decision_that_is_asked_is_declared() -> None:
    asked = {decision.kind for seed in SEEDS for decision in played(seed)[1]}
    assert asked <= KINDS
    chapters = "".join(path.read_text() for path in FOLDER.glob("*.py"))
    declared = {name for name, value in vars(vocabulary).items() if isinstance(value, Question)} | {"ON_SPACES"}
    assert not {name for name in declared if not re.search(rf"\bv\.{name}\b", chapters)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_unwritten_and_nothing_left_over(lang: str) -> None:
    logs = {f"is-log-{kind}" for kind in EVENTS} | {f"is-log-{kind}-unknown" for kind in SECRET}
    prompts = {f"is-prompt-{kind}" for kind in KINDS}
    moves = {f"is-move-{verb}" for verb in FORMS}
    special = {f"is-move-{verb}-{kind}" for verb in FORMS for kind in KINDS}
    keys = set(bundle(lang).sources)
    assert logs | prompts | moves <= keys
    for prefix, known in (("is-log-", logs), ("is-prompt-", prompts), ("is-move-", moves | special)):
        assert {key for key in keys if key.startswith(prefix)} <= known
    for kind in KINDS:
        attributes = set(bundle(lang).get_message(f"is-prompt-{kind}").attributes)
        assert attributes in ({"waiting"}, {"declining", "waiting"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words(lang: str) -> None:
    given = literals("score", 3) | literals("force_debt", 3) | literals("reduce_debt", 3) | literals("change_limit", 3)
    given |= literals("change_treaty", 3) | {"debt_overrun", "taken"} | literals("flag", 3) | literals("unflag", 3)
    given |= literals("take", 3) | literals("shift", 3) | literals("to_navy_box", 3) | literals("set_aside", 4)
    given |= literals("remove_conflict", 2)
    box = game().components
    cards = {card.id for cards in (box.events, box.ministries, box.advantages) for card in cards}
    assert given <= set(CAUSES) | cards
    assert set(CAUSES) <= given
    for reason in given | cards:
        assert words.reason_name(game(), reason, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_an_event_has_words(lang: str) -> None:
    for card in game().components.events:
        for version in card.versions:
            for effect in (*version.base, *version.bonus):
                if effect["op"] == "choose_one":
                    for number in range(len(effect["options"])):
                        assert has(lang, f"is-choice-{card.id}-{number}")


# -- every match can be read


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_line_can_be_read_by_everybody(seed: int, lang: str) -> None:
    match, _ = played(seed)
    for seat in (None, 0, 1):
        lines = match.log(seat, lang)
        assert len(lines) == match.event_count
        for line in lines:
            assert line
            assert not re.search(r"^\s|\s$|[{}$]|  ", line), line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_prompt_and_option_can_be_read(seed: int, lang: str) -> None:
    match, asked = played(seed)
    for decision in asked:
        said = match.definition.prompt(decision, lang)
        assert game().speaker(lang).question(decision).text in said
        assert game().speaker(lang).declining(decision).text in said
        assert game().speaker(lang).waiting(decision).text
        options = [match.definition.option(decision, move, lang) for move in decision.options]
        assert len(set(options)) == len(options), (decision.kind, options)
        assert not [one for one in options if "{" in one or "$" in one]


def test_the_matches_show_most_kinds() -> None:
    kinds = {event.kind for seed in SEEDS for event in played(seed)[0].events()}
    assert len(kinds) > len(EVENTS) * 3 // 4, sorted(set(EVENTS) - kinds)


# -- typed events


@pytest.mark.parametrize("seed", SEEDS)
def test_events_as_named_data(seed: int) -> None:
    match, _ = played(seed)
    for seat in (None, 0, 1):
        for event in match.events(seat):
            data = game().event_data(event)
            assert json.loads(json.dumps(data)) == data
            secret = SECRET.get(event.kind, ())
            trail = ("power", "path") if event.kind == "deployed" else ()
            assert list(data) == ["kind", *(field.name for field in (*EVENTS[event.kind], *secret)), *trail]
            assert all((data[field.name] is None) == (not event.secret) for field in secret)
            for field in EVENTS[event.kind]:
                if field.sort == "word":
                    assert data[field.name] in WORDS[field.name]
            if not any(field.rest for field in EVENTS[event.kind]):
                assert len(event.args) == len(EVENTS[event.kind])


def test_a_name_has_one_type_and_each_word_a_vocabulary() -> None:
    sorts: dict[str, set[str]] = {}
    for field in (field for of in HAPPENINGS for field in (*of.fields, *of.secret)):
        sorts.setdefault(field.name, set()).add(field.sort)
    assert not {name: found for name, found in sorts.items() if len(found) > 1}
    assert {name for name, found in sorts.items() if found == {"word"}} == set(WORDS)


def test_named_data_of_a_deployment() -> None:
    space = game().components.chart.index
    event = Event("deployed", (1, -1, space["balearic"]))
    assert game().event_data(event) == {
        "kind": "deployed",
        "side": "britain",
        "start": None,
        "space": "balearic",
        "power": "britain",
        "path": ["navy", "balearic"],
    }
    assert game().line(event, "en") == "Great Britain deploys a Squadron: Navy Box → Balearic."
    assert game().line(event, "pl") == "Wielka Brytania wystawia Szwadron: Sekcja Floty → Baleary."


def test_polish_counts() -> None:
    def said(points: int) -> str:
        return game().line(Event("treaty", (0, points, 9, "award")), "pl") or ""

    assert said(1) == "Francja zyskuje 1 Punkt Pokoju (Nagroda); ma teraz 9."
    assert said(2) == "Francja zyskuje 2 Punkty Pokoju (Nagroda); ma teraz 9."
    assert said(5) == "Francja zyskuje 5 Punktów Pokoju (Nagroda); ma teraz 9."
    assert said(-1) == "Francja traci 1 Punkt Pokoju (Nagroda); ma teraz 9."


def test_spaces_of_one_country_are_told_apart() -> None:
    chart = game().components.chart
    for lang in LANGUAGES:
        names = [words.space_name(game(), space, lang) for space in range(chart.size)]
        assert len(set(names)) == len(names)


def test_war_tiles_have_their_names_where_the_war_is_known() -> None:
    theater = game().notation.words["theater"].index("wss_central_europe")
    tile = game().notation.words["wartile"].index("bonus_1")
    placed = Event("tile_placed", (0, theater), (tile,), (0,))
    assert game().line(placed, "en") == "France places a War tile in Central Europe: Vendôme (3)."
    assert game().line(placed.seen_by(1), "en") == "France places a Bonus War tile in Central Europe."


# -- secrets


def whole(match: Match) -> list[Event]:
    """All events with their secret parts, put together from what the seats know."""
    views = [match.events(seat) for seat in (0, 1)]
    return [next((event for event in seen if event.secret), seen[0]) for seen in zip(*views, strict=True)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_reads_what_is_secret(seed: int, lang: str) -> None:
    match, _ = played(seed)
    for event in whole(match):
        if event.secret:
            mine, theirs = (game().line(event.seen_by(seat), lang) for seat in (event.to[0], 1 - event.to[0]))
            assert mine != theirs
            assert theirs == game().line(event.seen_by(None), lang)
            other: Any = Event(event.kind, event.args, (), event.to)
            assert theirs == game().line(other, lang)
