"""The sensible player of L'Empereur: fair, in every seat count, and stronger than the easy level."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast

import pytest

from chancellery import Match, bots
from chancellery.bots.coalitions import lempereur
from chancellery.bots.coalitions.lempereur.odds import french

SENSIBLE, RANDOM = bots.bot("sensible"), bots.bot("random")
ME = "grand_coalition"


def new(seed: int | str, seats: int = 1, level: str = "easy") -> Match:
    return Match.new("coalitions", "lempereur", seats, seed=seed, options={"level": level}, nonce="test")


def finished(match: Match, rng: Random) -> Match:
    while match.outcome is None:
        seat = match.decisions[0].seat
        match.play(seat, SENSIBLE.choose(match, seat, rng))
    return match


def won(match: Match) -> bool:
    assert match.outcome is not None
    return match.outcome.rule == "K-12.2.1"


def choice(**fields: Any) -> str:
    """What the bot chooses in a solo position."""
    match = Match.from_position("coalitions", {"scenario": "lempereur", "seats": 1, **fields})
    return SENSIBLE.choose(match, 0, Random(0)).text


def test_it_beats_the_easy_level_more_often_than_not() -> None:
    wins = sum(won(finished(new(f"easy {number}"), Random(number))) for number in range(24))
    assert wins >= 14


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_plays_together_and_wins_together(seats: int) -> None:
    matches = [finished(new(f"together {number}", seats), Random(number)) for number in range(6)]
    for match in matches:
        assert match.outcome is not None
        assert match.outcome.winners == (tuple(range(seats)) if won(match) else ())
    assert any(won(match) for match in matches)


def test_it_has_an_opinion_on_every_decision() -> None:
    """No kind of decision that a match can ask of it is left to chance."""
    kinds = set()
    for number in range(12):
        match, rng = new(number, number % 5 + 1), Random(number)
        while match.outcome is None:
            decision = match.decisions[0]
            kinds.add(decision.kind)
            if len(decision.options) > 1:
                chosen: Any = lempereur.choose(cast(Any, match.state), decision)
                assert chosen in decision.options
            player = RANDOM if rng.random() < 0.3 else SENSIBLE
            match.play(decision.seat, player.choose(match, decision.seat, rng))
    assert {"division", "open_card", "support", "source", "lowest_morale", "french_troops", "withdraw"} <= kinds


@pytest.mark.parametrize("seats", [1, 3])
def test_choices_do_not_depend_on_hidden_things(seats: int) -> None:
    """The same choice when the two decks are in another order."""
    match, rng = new(f"fair {seats}", seats), Random(seats)
    kinds: Counter[str] = Counter()
    while match.outcome is None:
        decision = match.decisions[0]
        kinds[decision.kind] += 1
        if kinds[decision.kind] < 15:
            twin = match.determinize(decision.seat, Random(rng.random()))
            assert SENSIBLE.choose(match, decision.seat, Random(7)) is SENSIBLE.choose(twin, decision.seat, Random(7))
        player = RANDOM if rng.random() < 0.1 else SENSIBLE
        match.play(decision.seat, player.choose(match, decision.seat, rng))
    assert {"move", "purchase", "leadership", "drill"} <= set(kinds)


def test_it_goes_to_paris_when_paris_can_fall() -> None:
    powers = {
        "france": {"garrisons": ["paris"], "morale": 3},
        "austria": {"generals": {"lorraine": 3}, "hand": [4, 5, 5], "morale": 6},
    }
    assert choice(power="austria", action="movement", powers=powers) == "march lorraine > paris"


def test_it_does_not_attack_a_paris_that_will_not_fall() -> None:
    powers = {
        "france": {"garrisons": ["paris"], "generals": {"paris": 3, "picardie": 3, "languedoc": 3}, "morale": 15},
        "austria": {"generals": {"lorraine": 0}, "hand": [1], "morale": 1},
    }
    assert choice(power="austria", action="movement", powers=powers) != "march lorraine > paris"


def test_it_plays_no_card_where_none_helps() -> None:
    """A General without support against nine French Troops and Morale 15: his cards are better kept."""
    powers = {
        "france": {"garrisons": ["dalmatia", "bosnia"], "generals": {"lombardia": 3, "tyrol": 3}, "morale": 15},
        "austria": {"generals": {"venezia": 1}, "hand": [1, 1], "morale": 9},
        **{name: {"morale": 10} for name in ("prussia", "russia", "ottoman")},
        "britain": {"morale": 1},
    }
    assert choice(power="france", action="drill", napoleon_deck=[4], powers=powers) == "pass"


def test_the_odds_against_napoleon() -> None:
    """Equal Strength and one card: he wins for sure. Five behind with one card: never, and he does not even draw."""
    assert french(0, 1, 0) == (1.0, 0.0)
    assert french(5, 1, 0) == (0.0, 0.0)
    assert list(french(4, 1, 0)) == pytest.approx([0.2, 0.2])  # a 5 wins, a 4 is a draw
    assert french(0, 0, 3) == (0.0, 1.0)  # no Morale: a draw
    assert french(-1, 0, 0) == (1.0, 0.0)
