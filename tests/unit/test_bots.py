"""Bots: the interface, fairness (nothing hidden is used), and that the sensible bot plays sensibly."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from chancellery import BadInput, Match, bots
from chancellery.kernel import registry

SENSIBLE, RANDOM = bots.bot("sensible"), bots.bot("random")


def position(**fields: Any) -> Match:
    return Match.from_position("coalitions", fields, seed=1)


def choice(match: Match, kind: str | None = None) -> str:
    """What the sensible bot chooses at the open decision."""
    decision = match.decisions[0]
    assert kind is None or decision.kind == kind
    return SENSIBLE.choose(match, decision.seat, Random(0)).text


def played(match: Match, players: list[bots.Bot], rng: Random, until: int = 100_000) -> Match:
    """The match played on by bots, to its end or for so many moves."""
    while match.outcome is None and len(match) < until:
        seat = match.decisions[0].seat
        match.play(seat, players[seat].choose(match, seat, rng))
    return match


# -- the interface


def test_bots_are_known_by_name() -> None:
    assert bots.names() == ["random", "novice", "sensible", "planner", "master"]  # from weak to strong
    for name in bots.names():
        assert bots.bot(name).name == name


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(BadInput) as caught:
        bots.bot("wellington")
    assert caught.value.reason == "bots-unknown"
    for lang in ("en", "pl"):
        assert "wellington" in caught.value.text(lang)
        assert "random, novice, sensible, planner, master" in caught.value.text(lang)


def test_a_bot_can_be_added(monkeypatch: pytest.MonkeyPatch) -> None:
    from chancellery.bots import registry

    class Last:
        name = "last"

        def choose(self, match: Match, seat: int, rng: Random) -> Any:
            return bots.own_decision(match, seat).options[-1]

    monkeypatch.setattr(registry, "_BOTS", dict(registry._BOTS))
    bots.register(Last())
    assert bots.names() == ["random", "novice", "sensible", "planner", "master", "last"]
    match = Match.new("coalitions", seed=1)
    assert bots.bot("last").choose(match, match.decisions[0].seat, Random(0)) is match.decisions[0].options[-1]


def test_a_seat_without_a_decision_cannot_choose() -> None:
    match = Match.new("coalitions", seed=1)
    with pytest.raises(ValueError, match="seat 0"):
        RANDOM.choose(match, 0, Random(0))


def test_the_random_bot_takes_each_option() -> None:
    match = Match.new("coalitions", seed=1)
    decision = match.decisions[0]
    rng = Random(0)
    seen = Counter(RANDOM.choose(match, decision.seat, rng) for _ in range(100 * len(decision.options)))
    assert set(seen) == set(decision.options)
    assert min(seen.values()) > 50


def test_the_sensible_bot_plays_at_random_where_it_knows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    without = replace(registry.plugin("coalitions"), bots={})
    monkeypatch.setitem(registry._PLUGINS, "coalitions", without)
    match = Match.new("coalitions", seed=1)
    seat = match.decisions[0].seat
    found = {SENSIBLE.choose(match, seat, Random(n)) for n in range(50)}
    assert len(found) > 1


def test_simultaneous_choices_are_each_seats_own() -> None:
    match = position(start="scenario", phase="diplomacy", round=2)
    while match.decisions[0].kind != "status":
        match.play(match.decisions[0].seat, "done")
    for decision in list(match.decisions):
        assert SENSIBLE.choose(match, decision.seat, Random(0)) in decision.options


# -- fairness


@pytest.mark.parametrize(("seed", "seats"), [(0, 6), (1, 6), (2, 6), (3, 5), (4, 4), (5, 3)])
def test_choices_do_not_depend_on_hidden_things(seed: int, seats: int) -> None:
    """The same choice when everything the seat may not know is dealt anew."""
    rng = Random(seed)
    match = Match.new("coalitions", seats=seats, seed=seed)
    kinds: Counter[str] = Counter()
    while match.outcome is None and len(match) < 1500:
        decision = match.decisions[0]
        if kinds[decision.kind] < 12 or rng.random() < 0.05:
            kinds[decision.kind] += 1
            other = match.determinize(decision.seat, Random(rng.random()))
            for bot in (SENSIBLE, RANDOM):
                chosen = bot.choose(match, decision.seat, Random(7))
                assert chosen is bot.choose(other, decision.seat, Random(7)), (decision, chosen)
        player = RANDOM if rng.random() < 0.2 else SENSIBLE  # chance makes positions that sensible play does not
        match.play(decision.seat, player.choose(match, decision.seat, rng))
    assert {"card", "support", "move", "purchase", "grant"} <= set(kinds)
    assert ("bid" in kinds) == (seats < 6)


def test_choosing_changes_nothing() -> None:
    match = played(Match.new("coalitions", seed=3), [SENSIBLE] * 6, Random(3), until=300)
    before = match.state.to_data()
    for decision in match.decisions:
        SENSIBLE.choose(match, decision.seat, Random(0))
    assert match.state.to_data() == before


# -- strength


@pytest.mark.parametrize("seat", range(6))
def test_one_sensible_power_beats_five_random_ones(seat: int) -> None:
    players = [RANDOM] * 6
    players[seat] = SENSIBLE
    match = played(Match.new("coalitions", seed=f"one-{seat}"), players, Random(seat))
    assert match.outcome is not None
    assert match.outcome.winners == (seat,)


def test_six_sensible_powers_come_to_an_end() -> None:
    for seed in range(3):
        match = played(Match.new("coalitions", seed=seed), [SENSIBLE] * 6, Random(seed), until=6000)
        assert match.outcome is not None
        assert match.check() == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_plays_minor_powers(seats: int) -> None:
    match = played(Match.new("coalitions", seats=seats, seed=1), [SENSIBLE] * seats, Random(1), until=6000)
    assert match.outcome is not None


# -- single choices


def test_walks_into_an_empty_contested_territory_and_garrisons_it() -> None:
    match = position(
        power="france",
        action="movement",
        powers={"france": {"generals": {"picardie": 3}, "hand": [3, 4], "morale": 8}},
    )
    played(match, [SENSIBLE] * 6, Random(0), until=4)
    assert match.view(None)["garrisons"] == {"holland": "france"}


def test_passes_when_a_battle_is_hopeless() -> None:
    match = position(
        power="austria",
        action="movement",
        powers={
            "austria": {"generals": {"tyrol": 3}, "hand": [5, 5, 5, 5], "morale": 9, "status": "british"},
            "france": {"generals": {"lombardia": 1}, "hand": [1, 1], "morale": 9, "garrisons": ["lombardia"]},
        },
    )
    match.play("austria", match.legal("austria")[0])
    match.play("austria", "march tyrol > lombardia")
    while match.decisions[0].seat != match.seat("france"):
        decision = match.decisions[0]
        move = (
            "done"
            if decision.kind in ("garrison", "support")
            else "end"
            if decision.kind == "move"
            else "play 5 for tyrol"
        )
        match.play(decision.seat, move if move in [o.text for o in decision.options] else decision.options[0])
    assert choice(match, "card") == "pass"


def test_discards_the_lowest_card() -> None:
    match = position(power="russia", action="drill", powers={"russia": {"hand": [2, 4, 5]}}, deck=[3])
    match.play("russia", choice(match, "drill"))
    assert choice(match, "drill_discard") == "discard 2"


@pytest.mark.parametrize(("influence", "answer"), [(3, "accept"), (24, "refuse")])
def test_weighs_a_subsidy_against_the_point_it_gives_britain(influence: int, answer: str) -> None:
    match = position(
        power="britain",
        action="leadership",
        powers={
            "britain": {"money": 3, "influence": influence, "morale": 5},
            "austria": {"status": "british", "generals": {"wien": 0}, "influence": 4},
        },
    )
    match.play("britain", "decline")
    match.play("britain", "offer austria 3")
    if match.decisions[0].kind == "subsidy":
        match.play("britain", "done")
    assert choice(match, "subsidy_answer") == answer


def test_britain_offers_what_gives_influence() -> None:
    match = position(
        power="britain",
        action="leadership",
        powers={"britain": {"money": 9, "morale": 5}, "austria": {"status": "british", "generals": {"wien": 0}}},
    )
    match.play("britain", "decline")
    assert choice(match, "subsidy").endswith(" 3")


def test_refuses_an_extra_movement_turn_to_a_power_about_to_win() -> None:
    def asked(influence: int, arbiter: bots.Bot = SENSIBLE) -> str:
        match = position(
            power="russia",
            action="movement",
            powers={
                "russia": {"generals": {"moskva": 3}, "influence": influence, "status": "expansionist"},
                "prussia": {"status": "neutral", "morale": 2},
            },
        )
        match.play("russia", "arbiter prussia")
        while match.decisions[0].kind != "request":
            match.play("russia", match.decisions[0].options[-1])
        match.play("russia", "request")
        assert match.decisions[0].kind == "grant"
        return arbiter.choose(match, match.decisions[0].seat, Random(0)).text

    assert asked(0) == "grant"
    assert asked(24) == "refuse"
    assert asked(23) == "refuse"  # two points that a battle may bring, whatever it expands by
    assert asked(23, bots.bot("sensible@1")) == "grant"  # it sold the match


def test_takes_paris_at_the_end_of_a_round_when_that_wins() -> None:
    match = position(
        power="britain",
        action="movement",
        powers={
            "britain": {"generals": {"picardie": 3}, "influence": 15, "hand": [5, 5, 5], "morale": 9},
            "france": {"influence": 18, "generals": {"provence": 1}},
        },
    )
    played(match, [SENSIBLE] * 6, Random(0), until=40)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "paris")


def test_stays_out_of_paris_when_that_ends_the_match_badly() -> None:
    match = position(
        power="britain",
        action="movement",
        powers={
            "britain": {"generals": {"picardie": 3}, "influence": 2, "hand": [5, 5, 5], "morale": 9},
            "france": {"influence": 18, "generals": {"provence": 1}},
        },
    )
    seat = match.seat("britain")
    while match.decisions[0].seat == seat and match.outcome is None:
        match.play(seat, SENSIBLE.choose(match, seat, Random(0)))
    assert match.outcome is None


def test_expels_a_member_that_is_about_to_win() -> None:
    match = position(
        start="scenario", phase="diplomacy", round=5, powers={"austria": {"influence": 23}, "russia": {"influence": 3}}
    )
    assert choice(match, "expel_before") == "expel austria"
