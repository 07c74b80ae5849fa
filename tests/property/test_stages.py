"""Ledgers, elections, politics, wars and receipts: in every game what is told item by item or decided together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import Event
from chancellery.table import telling
from chancellery.table.scene_staged import Staged
from chancellery.table.scene_telling import CastBeat, VerdictBeat

PARTS, SUMS = 2, 3  # of a ledger, as in web/src/stage/ledger.ts
UPDATE = ("garrison_removed", "must_leave", "compared", "assigned")
NAPOLEON = ("target_standing", "target_attacked", "target_skipped")

# game, scenario, seats, what is told item by item, by any of some kinds of events; a kind and its reason
LEDGERS: list[tuple[str, str, int, dict[str, tuple[str, ...]]]] = [
    ("coalitions", "1805", 6, {"influence": ("expand",), "taxes": ("tax",), "update": UPDATE}),
    ("coalitions", "lempereur", 3, {"napoleon": NAPOLEON, "influence": ("expand",), "money": ("contested_money",)}),
    ("realpolitik", "standard", 4, {"influence": ("expand",), "taxes": ("tax",)}),
    ("raison_detat", "1618", 7, {"influence": ("expand",), "taxes": ("tax",), "update": UPDATE}),
    (
        "imperial_struggle", "standard", 2,
        {"awards": ("vp award",), "demand": ("vp demand",), "end": ("vp credit", "vp commodity", "vp territory")},
    ),
    ("maria", "full", 3, {"winters": ("winter_sheet",)}),
]  # fmt: skip


def steps(match: Match, rng: Random) -> Iterator[list[Event]]:
    """A random match to its end: the events of each move."""
    while match.outcome is None:
        count, decision = match.event_count, rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.options))
        yield match.events(None, count)


def told(match: Match, events: list[Event]) -> set[str]:
    """The kinds of events on a ledger; empty if there is too little for one."""
    found = [(event, telling.scores(match.definition, event, "en")) for event in events]
    sums = [score for _, scores in found for score in scores]
    if len(sums) < SUMS and not any(len(score.items) >= PARTS for score in sums):
        return set()
    kinds = {event.kind for event, scores in found if scores}
    return kinds | {f"vp {event.args[-1]}" for event, scores in found if scores and event.kind == "vp"}


@pytest.mark.parametrize(("game", "scenario", "seats", "wanted"), LEDGERS)
def test_every_scoring_moment_has_a_ledger(
    game: str, scenario: str, seats: int, wanted: dict[str, tuple[str, ...]]
) -> None:
    left = dict(wanted)
    for number in range(8):
        match = Match.new(game, scenario, seats, seed=f"ledger {number}", nonce="test")
        for events in steps(match, Random(f"ledger {number}")):
            kinds = told(match, events)
            left = {name: some for name, some in left.items() if not kinds.intersection(some)}
            if not left:
                return
    raise AssertionError(left)


def drawn(match: Match) -> Staged | None:
    return match.scene(None, "en").staged


@pytest.mark.parametrize(
    ("game", "scenario", "seats", "id"),
    [
        ("raison_detat", "1618", 7, "election"),
        ("raison_detat", "1702", 4, "election"),
        ("maria", "full", 3, "election"),
    ],
)
def test_an_election_is_on_the_stage_until_its_verdict(game: str, scenario: str, seats: int, id: str) -> None:
    """Every vote in the log is one of a voice on the stage, and what is counted are the votes cast."""
    met = 0
    for number in range(4):
        match, staged = Match.new(game, scenario, seats, seed=f"vote {number}", nonce="test"), None
        for events in steps(match, Random(f"vote {number}")):
            beats = [match.definition.beat(event, "en") for event in events]
            for beat in beats:
                if isinstance(beat, CastBeat) and not beat.sealed:
                    assert staged is not None
                    assert staged.id == id
                    assert [voice for voice in staged.voices if voice.power == beat.power]
                    assert set(beat.voices) <= {voice.id for voice in staged.voices}
                if isinstance(beat, VerdictBeat):
                    met += 1
            staged = drawn(match)
            if staged is not None and staged.id == id:
                chosen = [voice for voice in staged.voices if voice.state == "shown"]
                assert sum(share.count for share in staged.shares) == len(chosen)
            if met > 1:
                return
    assert met


def test_politics_is_on_the_stage_and_each_bid_is_sealed() -> None:
    match, rng, states = Match.new("maria", "full", 3, seed="bids", nonce="test"), Random("bids"), set[str]()
    for _ in steps(match, rng):
        staged = drawn(match)
        if staged is None or staged.id != "politics":
            continue
        bids = [decision for decision in match.state.asked if decision.kind == "bid"]
        if bids:
            assert len(staged.voices) == len(bids)
            assert not any(voice.cards and voice.state in ("sealed", "now") for voice in staged.voices)
            sealed = {voice.id for voice in staged.voices if voice.state == "sealed"}
            assert len(sealed) == sum(choice is not None for choice in match.state.chosen)
        states |= {voice.state for voice in staged.voices}
        if {"sealed", "shown", "passed", "now"} <= states:
            return
    raise AssertionError(states)


def test_a_war_is_on_the_stage_with_all_its_theaters() -> None:
    match, met = Match.new("imperial_struggle", "standard", 2, seed="war", nonce="test"), set[str]()
    for _ in steps(match, Random("war")):
        scene = match.scene(None, "en")
        if scene.contest is not None:
            assert scene.staged is not None
            display = next(one for one in scene.displays if one.id == scene.staged.display)
            assert scene.contest.place in [box.id for box in display.boxes]
            met.add(display.id)
        if len(met) > 1:
            return
    raise AssertionError(met)


# -- receipts

# game, scenario, seats, options, the questions that several answer in secret, and those whose answers are then opened
SECRETS: list[tuple[str, str, int, dict[str, Any], set[str], set[str]]] = [
    ("coalitions", "1805", 4, {}, {"status", "bid"}, {"status", "bid"}),
    ("realpolitik", "standard", 4, {}, {"action_card", "negotiation", "demand"}, {"action_card", "demand"}),
    ("raison_detat", "1702", 4, {}, {"status", "bid"}, {"status", "bid"}),
    ("imperial_struggle", "standard", 2, {}, {"ministry", "keep"}, set()),
    ("imperial_struggle", "standard", 2, {"planning_layout": True}, {"assign", "ministry", "keep"}, set()),
    ("maria", "full", 3, {}, {"bid"}, {"bid"}),
]


@pytest.mark.parametrize(("game", "scenario", "seats", "options", "kinds", "opened"), SECRETS)
def test_every_secret_choice_has_a_receipt_and_can_be_changed(
    game: str, scenario: str, seats: int, options: dict[str, Any], kinds: set[str], opened: set[str]
) -> None:
    rng, met, shown = Random("receipt"), defaultdict[str, int](int), set[str]()
    for number in range(6):
        match = Match.new(game, scenario, seats, seed=f"receipt {number}", options=options, nonce="test")
        while match.outcome is None and not (kinds <= set(met) and opened <= shown):
            decision, count = rng.choice(match.decisions), match.event_count
            secret, last = bool(match.state.chosen), len(match.decisions) == 1
            if secret and not last and met[decision.kind] < 4:
                receipts(match, decision.seat, rng)
            if secret:
                met[decision.kind] += 1
            match.play(decision.seat, rng.choice(decision.options))
            beats = [match.definition.beat(event, "en") for event in match.events(None, count)]
            if secret and last and any(isinstance(beat, CastBeat) and beat.sealed for beat in beats):
                shown.add(decision.kind)
    assert kinds <= set(met)
    assert opened <= shown


def receipts(match: Match, seat: int, rng: Random) -> None:
    """A choice gives its seat a receipt, and nobody else; choosing again changes it."""
    trial = match.clone()
    mine = [one for one in trial.decisions if one.seat == seat]
    first, again = rng.choice(mine[0].options), rng.choice(mine[0].options)
    for move in (first, again):
        trial.play(seat, move)
        scene = trial.scene(seat, "en")
        said = trial.definition.asking.text(trial.state, mine[0], move, "en").text
        assert said in [one.what for one in scene.sealed], move.text
        assert all(one.changeable and one.chosen < one.of and one.waiting_for for one in scene.sealed)
    for other in range(len(trial.seats)):
        if other != seat:
            theirs = [one.power for one in trial.scene(other, "en").sealed]
            assert not {one.power for one in trial.scene(seat, "en").sealed}.intersection(theirs)


def test_the_stage_says_only_what_everybody_may_know() -> None:
    """It is the same for every seat and for who only looks on."""
    match, staged = Match.new("maria", "full", 3, seed="alike", nonce="test"), 0
    for number, _ in enumerate(steps(match, Random("alike"))):
        scenes = [match.scene(seat, "en").staged for seat in (None, *range(len(match.seats)))]
        assert scenes.count(scenes[0]) == len(scenes)
        staged += scenes[0] is not None
        if number > 200:
            break
    assert staged
