"""Advice: options with chances and reasons, of every level from `sensible` on, fair, silent about what is hidden."""

from __future__ import annotations

from random import Random

import pytest

from chancellery import Match, bots, compiled
from chancellery.bots.planning import advice, review, why
from chancellery.bots.planning.advice import ADVISERS, advise
from chancellery.bots.planning.guide import guide_of
from chancellery.bots.planning.said import hints, reasons
from chancellery.locale import LANGUAGES
from tests.unit.test_planners import VARIANTS, somewhere

GAMES = [variant for variant in VARIANTS if variant[1] != "full"]


def asked(match: Match) -> int:
    """The seat of an open decision with a choice."""
    return next(decision.seat for decision in match.decisions if len(decision.options) > 1)


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_every_level_gives_chances_and_reasons_for_options_best_first(
    game: str, scenario: str | None, seats: int | None
) -> None:
    match = somewhere(game, scenario, seats, 5, 37)
    while all(len(decision.options) == 1 for decision in match.decisions):
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    seat = asked(match)
    for level in ADVISERS[:2]:
        found = advise(match, seat, Random(1), level)
        assert len(found) > 1
        assert {one.move for one in found} <= set(bots.own_decision(match, seat).options)
        percents = [one.percent for one in found]
        assert None not in percents
        assert percents == sorted(percents, reverse=True)  # type: ignore[type-var]
        twin = match.determinize(seat, Random(7))
        assert advise(twin, seat, Random(1), level) == found
    for lang in LANGUAGES:
        told = hints(match, seat, lang, Random(1))
        assert 1 < len(told) <= 3
        assert all(len(one.reasons) == 2 and all(reason.endswith(".") for reason in one.reasons) for one in told)


def test_what_one_world_brings_and_the_next_does_not_is_no_reason() -> None:
    """Told are changes that set an option apart in nearly all worlds, those of the seat's own powers first."""
    match = somewhere("coalitions", "1805", 6, 5, 37)
    seat, guide = match.seat("russia"), guide_of("coalitions", match.definition)
    move, other = match.decisions[0].options[:2]
    assert guide is not None
    ledger = advice._Ledger(guide, match.state, seat)
    assert ledger.own == {"russia"}
    chance, own, goal = ("morale", "prussia"), ("troops", "russia"), ("influence", "austria")
    for world in range(4):
        ledger.ends[move].append({chance: (9.0, -1.0)[world % 2], own: (2.0, 0.0)[world == 3], goal: 1.0})
        ledger.ends[other].append({chance: 0.0, own: 0.0, goal: -1.0})
    told = ledger.telling(move, ledger.usual([move, other]))
    assert told == (advice.Expected("troops", "russia", 1.5), advice.Expected("influence", "austria", 1.0))
    assert ledger.telling(move, ledger.usual([move])) == told


def test_without_a_guide_advice_is_what_the_sensible_player_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    match = somewhere("coalitions", "1805", 6, 5, 37)
    seat = asked(match)
    monkeypatch.setattr(advice, "guide_of", lambda *given: None)
    [only] = hints(match, seat, "en", Random(1))
    assert only.move == bots.bot("sensible").choose(match, seat, Random(1)).text
    assert (only.chance, only.reasons[0]) == (None, "This is what the sensible player would choose.")
    monkeypatch.setattr(advice, "plays", lambda *given: False)
    assert hints(match, seat, "en", Random(1)) == []


def spectator_twin(match: Match, number: int, rng: Random) -> Match | None:
    """A match that looks alike to a spectator before a move, and in which the move was made; none if it cannot be."""
    seat, move = match.moves[number - 1]
    twin = match.at(number - 1)
    twin.definition.determinize(twin.state, None, rng)
    if move not in twin.legal(seat):
        return None
    twin.play(seat, move)
    return twin


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_reasons_are_the_same_in_all_deals_that_look_alike_to_a_spectator(
    game: str, scenario: str | None, seats: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(why, "TRIES", 30)
    monkeypatch.setattr(why, "WORLDS", 2)
    match, rng = somewhere(game, scenario, seats, 5, 130), Random(11)
    compared = told = 0
    for number in range(1, len(match) + 1, 17):
        one = match.at(number)
        twin = spectator_twin(one, number, rng)
        if one.outcome is None and twin is not None and twin.outcome is None:
            found = reasons(one, number, "en", Random(3), "sensible")
            assert reasons(twin, number, "en", Random(3), "sensible") == found, number
            compared += 1
            told += bool(found)
    assert compared > 3
    assert told > 0


def test_nothing_is_said_of_a_card_that_was_played_face_down() -> None:
    """Nor of secret choices before they are opened."""
    match = Match.new("realpolitik", seed=5, nonce="secret")
    while not match.state.chosen:
        seat = match.decisions[0].seat
        match.play(seat, bots.bot("sensible").choose(match, seat, Random(1)))
    decision = match.decisions[0]
    match.play(decision.seat, decision.options[0])
    assert match.state.chosen
    assert reasons(match, len(match), "en", Random(1)) == []
    number = len(match)
    while match.state.chosen:
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    assert reasons(match, number, "en", Random(1))[0].move == decision.options[0].text


@pytest.fixture(scope="module")
def over() -> Match:
    match, rng = Match.new("maria", "introductory", 3, seed=3, nonce="over"), Random(1)
    while match.outcome is None:
        seat = match.decisions[0].seat
        match.play(seat, bots.bot("sensible").choose(match, seat, rng))
    return match


def test_after_the_match_a_way_is_asked_about_where_it_began(over: Match) -> None:
    """By what its seat knew, of any move: a way of several is told when it ends."""
    moves = [move.text for _, move in over.moves]
    last = next(n for n, text in enumerate(moves, 1) if n > 30 and text.startswith("on ") and moves[n][:3] != "on ")
    first = max(n for n in range(1, last) if moves[n - 1].startswith(("move ", "march ")))
    found = reasons(over, last, "en", Random(2), "sensible")
    assert found[0].move == moves[first - 1]
    assert len(found) > 1
    assert reasons(over, first, "en", Random(2), "sensible") == found


@pytest.mark.skipif(compiled.mode == "compiled", reason="compiled code cannot be patched")
def test_a_review_tells_chances_and_weighs_decisions_of_people(over: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "MOST_DECISIONS", 8)
    assert over.outcome is not None
    [winner] = over.outcome.winners
    found = review.outline(over, {winner})
    assert found is not None
    assert (found.moments[0].move, found.moments[-1].move) == (0, len(over))
    assert [round(chance) for chance in found.moments[-1].chances] == [int(seat == winner) for seat in range(3)]
    assert all(abs(sum(moment.chances) - 1) < 1e-6 for moment in found.moments)
    assert len(found.decisions) == 8
    weighed = [review.weigh(over, number) for number in found.decisions]
    assert all(one is not None and one.seat == winner and one.loss >= 0 for one in weighed)
    assert any(one is not None and one.chosen == one.best for one in weighed)
