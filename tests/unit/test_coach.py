"""The coach of a first match: a text of its own for every decision of a first round, from what its seat knows; goodbye
once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import chancellery
from chancellery import Match, games
from chancellery.bots.game_bot import GameBot
from chancellery.kernel import Game, Scenario
from chancellery.locale import LANGUAGES, text
from chancellery.table import coach

OURS = ("coalitions", "realpolitik", "raison_detat", "maria", "imperial_struggle")
SCENARIOS = [
    pytest.param(game, scenario, id=f"{game.id}-{scenario.id}")
    for game in games()
    if game.id in OURS
    for scenario in game.scenarios
]
LONGEST = 270  # characters of both sentences: two lines over the board
LOOKED_AT = 2  # decisions of each topic whose words are compared
LEAST = {"coalitions": 18, "realpolitik": 18, "raison_detat": 18, "maria": 5, "imperial_struggle": 8}  # topics met
FOLDERS = Path(chancellery.__file__).parent / "games"
SITUATIONS = {
    "coalitions": {
        *("spent", "weary", "poor", "again", "attack", "defend"),
        *("lempereur", "realpolitik", "raison_detat"),
    },
    "maria": {"first", "train", "behind", "level", "ahead", "few"},
    "imperial_struggle": {"tile", "economic", "diplomatic", "military", "over"},
}
SENTENCE = re.compile(r"[.!?…](?=\s|$)")


def folder_of(game: str) -> str:
    return game if game in SITUATIONS else "coalitions"


def said(folder: str, lang: str) -> dict[str, tuple[str, str]]:
    """What a file of the coach says, by key: both sentences."""
    source = (FOLDERS / folder / "locale" / lang / "coach.ftl").read_text(encoding="utf-8")
    keys = [one.id.name for one in FluentParser().parse(source).body if isinstance(one, ftl.Message)]
    return {key: (text(lang, key), text(lang, f"{key}.why")) for key in keys}


def kinds() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for game in games():
        for scenario in game.scenarios if game.id in OURS else ():
            questions = Match.new(game.id, scenario.id).definition.notation.questions
            found.setdefault(folder_of(game.id), set()).update(questions)
    return found


KINDS = kinds()


def first_round(match: Match, rng: Random, sensible: bool) -> Iterator[Match]:
    """The match at each of its decisions while the coach speaks."""
    bot = GameBot("sensible")
    while coach.speaks(match):
        yield match
        decision = rng.choice(match.decisions)
        move = bot.choose(match, decision.seat, rng) if sensible else rng.choice(decision.options)
        match.play(decision.seat, move)


def begun(game: Game, scenario: Scenario, seats: int, rng: Random) -> Match:
    options = {option.id: rng.choice(option.values) for option in game.options_of(scenario.id)}
    return Match.new(game.id, scenario.id, seats, seed=f"coach {rng.random()}", options=options, nonce="test")


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_kind_of_decision_has_a_text_of_its_own_in_both_languages(game: Game, scenario: Scenario) -> None:
    definition = Match.new(game.id, scenario.id).definition
    keys = [f"{definition.prefix}coach-{kind}" for kind in definition.notation.questions]
    assert len(keys) > 20
    for lang in LANGUAGES:
        texts = [text(lang, key) for key in keys]
        assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("folder", ["coalitions", "maria", "imperial_struggle"])
def test_two_short_sentences_the_same_in_both_languages(folder: str) -> None:
    read = {lang: said(folder, lang) for lang in LANGUAGES}
    assert list(read["en"]) == list(read["pl"])
    for lang, texts in read.items():
        for key, (matters, why) in texts.items():
            for sentence in (matters, why):
                assert len(SENTENCE.findall(sentence)) == 1, (lang, key)
                assert sentence[-1] in ".!", (lang, key)
            assert len(matters) + len(why) <= LONGEST, (lang, key)


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_each_decision_of_a_first_round_has_its_text_from_what_its_seat_knows(game: Game, scenario: Scenario) -> None:
    seen: Counter[str] = Counter()
    for seats, sensible in product(scenario.seats, (True, False, False)):
        rng = Random(f"coach {game.id} {scenario.id} {seats} {sensible} {len(seen)}")
        for match in first_round(begun(game, scenario, seats, rng), rng, sensible):
            for decision in (*match.decisions, *match.standing):
                key = coach.topic(match, decision)
                assert key is not None, decision
                own = f"{match.definition.prefix}coach-{decision.kind}"
                assert key == own or key.startswith(f"{own}-"), decision
                seen[key] += 1
                if seen[key] <= LOOKED_AT:
                    compare(match, decision.seat, rng)
    assert len(seen) >= LEAST[game.id]


def compare(match: Match, seat: int, rng: Random) -> None:
    """The coach says the same in a deal that looks alike to the seat, in the reader's language."""
    told = {lang: coach.words(match, seat, lang) for lang in LANGUAGES}
    assert told["en"] is not None
    assert told["pl"] is not None
    assert told["en"].text != told["pl"].text
    assert told["en"].topic == told["pl"].topic
    twin = match.determinize(seat, rng)
    if [(d.seat, d.kind) for d in twin.decisions] == [(d.seat, d.kind) for d in match.decisions]:
        assert {lang: coach.words(twin, seat, lang) for lang in LANGUAGES} == told


@pytest.mark.parametrize("folder", SITUATIONS)
def test_no_text_is_written_that_nobody_will_hear(folder: str) -> None:
    """What a key ends with are situations that the game knows, after a kind of decision that it has."""
    for key in said(folder, "en"):
        kind, *situations = key.partition("coach-")[2].split("-")
        assert kind in KINDS[folder], key
        assert set(situations) <= SITUATIONS[folder], key


@pytest.mark.parametrize("game", OURS)
def test_the_coach_says_goodbye_once_and_is_silent_then(game: str) -> None:
    match, rng = Match.new(game, seed="bye", nonce="test"), Random("bye")
    for _ in first_round(match, rng, True):
        pass
    parted: set[int] = set()
    decided = {seat for seat, _ in match.moves}
    since: set[int] = set()
    for _ in range(400):
        if match.outcome is not None or decided <= since:
            break
        for seat in range(len(match.seats)):
            told = coach.words(match, seat, "en")
            asked = any(d.seat == seat for d in (*match.decisions, *match.standing))
            assert (told is not None) == (asked and seat in decided and seat not in since)
            if told is not None:
                assert told.over
                parted.add(seat)
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.options))
        since.add(decision.seat)
    assert parted == decided


def round_of(match: Match) -> int:
    state: Any = match.state
    found: int = state.round
    return found


def test_in_a_match_from_a_position_the_first_round_is_the_one_in_which_it_begins() -> None:
    position = {"scenario": "1805", "seats": 6, "start": "scenario", "round": 4}
    match, rng = Match.from_position("coalitions", position, seed="position", nonce="test"), Random(4)
    assert coach.coach_of(match.definition) is not None
    assert round_of(match) == 4
    assert coach.speaks(match)
    for _ in first_round(match, rng, False):
        pass
    assert match.outcome is not None or round_of(match) == 5


def test_spectators_and_whoever_is_not_asked_hear_nothing() -> None:
    match = Match.new("coalitions", "1805", 6, seed="alone", nonce="test")
    asked = {decision.seat for decision in match.decisions}
    for seat in range(6):
        scene = coach.coached(match, match.scene(seat, "en"), "en")
        assert (scene.coach is not None) == (seat in asked)
    assert coach.coached(match, match.scene(None, "en"), "en").coach is None


def test_who_has_chosen_in_secret_and_may_change_it_still_hears_the_coach() -> None:
    match = Match.new("imperial_struggle", seed="secret", nonce="test")
    before = coach.words(match, 0, "en")
    match.play(0, match.legal(0)[0])
    assert all(decision.seat != 0 for decision in match.decisions)
    assert before is not None
    assert coach.words(match, 0, "en") == before


def test_low_morale_and_the_side_in_battle_change_what_is_said() -> None:
    match = Match.new("coalitions", "1805", 6, seed="weary", nonce="test")
    rng = Random(1)
    for played in first_round(match, rng, True):
        decision = played.decisions[0]
        state: Any = played.state
        if decision.kind == "purchase" and len(state.hands[decision.actor]) > 1:
            break
    power = decision.actor
    state.morale[power] = 9
    assert coach.topic(match, decision) == "coach-purchase"
    state.morale[power] = 2
    assert coach.topic(match, decision) == "coach-purchase-weary"
