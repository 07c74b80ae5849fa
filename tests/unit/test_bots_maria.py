"""The sensible player of Maria: it knows every decision, is fair, plays to a purpose."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from chancellery import Match, bots
from chancellery.bots import maria
from chancellery.bots.maria.mind import FIRST, intent, theatres
from chancellery.bots.maria.table import Table
from chancellery.games.maria.powers import AUSTRIA, PRUSSIA
from chancellery.games.maria.state import Campaign
from chancellery.games.maria.vocabulary import QUESTIONS

SENSIBLE, RANDOM = bots.bot("sensible"), bots.bot("random")
VARIANTS = [("introductory", 3), ("introductory", 2), ("full", 3), ("full", 2)]


def new(scenario: str, seats: int, seed: int | str, *, bluff: bool = False) -> Match:
    options = {"bluff": True} if bluff else {}
    return Match.new("maria", scenario, seats, seed=seed, options=options, nonce="test")


def position(scenario: str = "introductory", **fields: Any) -> Match:
    return Match.from_position("maria", {"scenario": scenario, "seats": 3, **fields}, nonce="n")


def choice(match: Match, kind: str) -> str:
    """What the sensible bot chooses at the open decision."""
    decision = match.decisions[0]
    assert decision.kind == kind
    return SENSIBLE.choose(match, decision.seat, Random(0)).text


def played(match: Match, players: list[bots.Bot], rng: Random) -> Match:
    while match.outcome is None:
        seat = match.decisions[0].seat
        match.play(seat, players[seat].choose(match, seat, rng))
    return match


def test_an_intent_weighs_theatres_of_war() -> None:
    """What lies around one major fortress goes together."""
    match = new("full", 3, 1)
    state = match.state
    assert isinstance(state, Campaign)
    atlas = state.game.components.atlas
    around = theatres(atlas)
    assert around[atlas.index["ingolstadt"]] == around[atlas.index["straubing"]] == atlas.index["muenchen"]
    spread = []
    for seed in range(20):
        weights = intent(Random(seed), around).cities
        assert len(weights) == atlas.size
        bavarian = [weights[atlas.index[city]] for city in ("ingolstadt", "straubing", "muenchen")]
        spread.append(sum(bavarian) / 3)
    assert max(spread) > 3 * min(spread)


def test_who_keeps_a_truce_is_no_danger() -> None:
    generals = {"schwerin": {"city": "breslau", "armies": 8}, "traun": {"city": "wien", "armies": 4}}
    match = position("full", turn=4, stage="austria_pragmatic", generals=generals)
    match.play(2, "propose: truce austria prussia until 5")
    match.play(1, "sign 1")
    state = match.state
    assert isinstance(state, Campaign)
    now, first = Table(state, 2, AUSTRIA), Table(state, 2, AUSTRIA, FIRST)
    assert first.dangers == first.enemies
    assert now.dangers == now.enemies & ~(1 << PRUSSIA)


# -- the whole vocabulary


def test_it_knows_every_kind_of_decision_of_the_game() -> None:
    assert set(maria.CHOICES) == {question.kind for question in QUESTIONS} - {"agreement"}


@pytest.mark.parametrize(("scenario", "seats"), VARIANTS)
def test_it_has_an_opinion_on_every_decision_and_it_does_not_depend_on_hidden_things(scenario: str, seats: int) -> None:
    """The same legal choice when everything the seat may not know is dealt anew; and choosing changes nothing."""
    kinds: Counter[str] = Counter()
    for number in range(2):
        rng = Random(f"{scenario} {seats} {number}")
        match = new(scenario, seats, number, bluff=scenario == "full" and number == 1)
        while match.outcome is None:
            decision = rng.choice(match.decisions)
            if kinds[decision.kind] < 8 or rng.random() < 0.01:
                kinds[decision.kind] += 1
                before = match.state.to_data()
                chosen = maria.choose(match, decision, Random(7))
                assert chosen in decision.options
                assert match.state.to_data() == before
                twin = match.determinize(decision.seat, Random(rng.random()))
                same = next(d for d in twin.decisions if (d.seat, d.actor) == (decision.seat, decision.actor))
                assert maria.choose(twin, same, Random(7)) is chosen, decision
            match.play(decision.seat, _mixed(match, decision.seat, rng) or rng.choice(decision.options))
    assert {"armies", "movement", "walk", "battle", "recruit", "payment", "hussar", "retreat"} <= set(kinds)
    if scenario == "full":
        assert {"bid", "trump", "political_card", "use_card", "use_part", "vote"} <= set(kinds)


def _mixed(match: Match, seat: int, rng: Random) -> Any:
    """Chance makes positions that sensible play does not, and the other way round."""
    if len([d for d in match.decisions if d.seat == seat]) > 1 or rng.random() < 0.6:
        return None
    return SENSIBLE.choose(match, seat, rng)


# -- strength


@pytest.mark.parametrize(
    ("scenario", "seats", "seat"), [(scenario, seats, seat) for scenario, seats in VARIANTS for seat in range(seats)]
)
def test_a_sensible_player_beats_random_ones(scenario: str, seats: int, seat: int) -> None:
    players = [RANDOM] * seats
    players[seat] = SENSIBLE
    match = played(new(scenario, seats, f"one {seat}"), players, Random(seat))
    assert match.outcome is not None
    assert match.outcome.winners == (seat,)


def test_random_attackers_never_reach_their_aims() -> None:
    """What the sensible ones are measured by: at random Maria Theresa survives every introductory game."""
    for number in range(5):
        match = played(new("introductory", 3, number), [RANDOM] * 3, Random(number))
        assert match.outcome is not None
        assert match.outcome.winners == (2,)


@pytest.mark.parametrize(("scenario", "seats"), VARIANTS)
def test_sensible_players_come_to_an_end(scenario: str, seats: int) -> None:
    match = played(new(scenario, seats, "all", bluff=scenario == "full"), [SENSIBLE] * seats, Random(3))
    assert match.outcome is not None
    assert match.check() == []


# -- single choices


def to_the_end_of_the_phase(match: Match) -> Match:
    """The sensible bot plays the seat to move until the movement is over."""
    seat = match.decisions[0].seat
    while match.decisions[0].kind in ("movement", "walk") and match.decisions[0].seat == seat:
        match.play(seat, SENSIBLE.choose(match, seat, Random(0)))
    return match


def test_a_general_walks_through_a_fortress_that_nobody_protects() -> None:
    match = position(
        generals={"belle_isle": {"city": "weiden", "armies": 5}, "neipperg": {"city": "komorn", "armies": 4}},
        trains={"train_france_2": "amberg"},
    )
    view = to_the_end_of_the_phase(match).view(None)
    assert view["markers"]["pilsen"] == "france"
    assert view["generals"]["belle_isle"]["city"] == "horowitz"


def test_a_train_follows_its_generals() -> None:
    """Seven steps are too far; M-9.4."""
    match = position(
        generals={"belle_isle": {"city": "prag", "armies": 5}, "neipperg": {"city": "komorn", "armies": 4}},
        trains={"train_france_2": "amberg"},
    )
    atlas = match.state.definition().components.atlas
    before = atlas.distances(atlas.index["amberg"])[atlas.index["prag"]]
    view = to_the_end_of_the_phase(match).view(None)
    after = atlas.distances(atlas.index[view["trains"]["train_france_2"]])[
        atlas.index[view["generals"]["belle_isle"]["city"]]
    ]
    assert before > 6 >= after


BATTLE: dict[str, Any] = {
    "phase": "combat",
    "generals": {"belle_isle": {"city": "pilsen", "armies": 3}, "traun": {"city": "mies", "armies": 5}},
}


def battle(suit_cards: list[str], armies: int = 5) -> str:
    """France is behind in Pilsen and holds cards of its sector's suit."""
    first = position(**BATTLE).state.definition().components.atlas
    suit = ("spades", "hearts", "diamonds", "clubs")[first.suit[first.index["pilsen"]]]
    generals = {**BATTLE["generals"], "traun": {"city": "mies", "armies": armies}}
    hand = [card.replace("suit", suit) for card in suit_cards]
    return choice(position(**{**BATTLE, "generals": generals}, france={"hand": hand}), "battle").replace(suit, "suit")


def test_the_cheapest_card_that_turns_a_battle() -> None:
    assert battle(["suit_2", "suit_3", "suit_9", "reserve"]) == "play suit_3"


def test_the_reserve_comes_last() -> None:
    assert battle(["suit_2", "reserve"], armies=4) == "play suit_2"


def test_no_card_for_a_battle_that_is_lost_whole_in_any_case() -> None:
    assert battle(["suit_2"], armies=8) == "decline"


def test_armies_are_saved_where_the_battle_is_lost() -> None:
    assert battle(["suit_3"], armies=8) == "play suit_3"


def test_a_price_is_paid_without_waste_and_without_the_reserve() -> None:
    match = position(
        stage="winter", turn=3, generals={"belle_isle": {"city": "pilsen", "armies": 3}},
        france={"hand": ["clubs_10", "hearts_4", "reserve"]},
    )  # fmt: skip
    match.play("louis_xv", "recruit 1")
    assert choice(match, "payment") == "pay hearts_4"


def test_the_most_promising_battle_comes_first() -> None:
    match = position(
        phase="combat",
        generals={
            "belle_isle": {"city": "pilsen", "armies": 8},
            "broglie": {"city": "prag", "armies": 1},
            "traun": {"city": "mies", "armies": 3},
            "neipperg": {"city": "horowitz", "armies": 3},
        },
    )
    assert choice(match, "attack").startswith("attack pilsen > ")


def test_votes() -> None:
    match = position("full", stage="election")
    while match.outcome is None and match.decisions[0].kind == "vote":
        seat = match.decisions[0].seat
        chosen = choice(match, "vote")
        if seat != 1:
            assert chosen.startswith("vote france" if seat == 0 else "vote austria")
        match.play(seat, chosen)


def test_the_better_political_card_is_taken() -> None:
    match = position(
        "full", stage="politics", phase="order", trump="hearts",
        offer=["london_votes_money", "treaty_of_worms"], austria={"politics": ["hearts_5"]},
    )  # fmt: skip
    assert choice(match, "political_card") == "take treaty_of_worms"


def test_hussars_cut_a_line_of_supply() -> None:
    match = position(
        stage="hussars",
        generals={"belle_isle": {"city": "pribram", "armies": 5}, "neipperg": {"city": "tabor", "armies": 4}},
        trains={"train_france_2": "pilsen"},
        france={"hand": ["clubs_9", "clubs_8"]},
    )
    for _ in range(2):
        match.play("maria_theresa", choice(match, "hussar"))
    assert match.view(None)["hussars"] == ["horowitz", "klattau"]
    assert match.decisions[0].kind == "payment"  # M-9.17: Belle-Isle eats only if France pays


def test_peace_and_what_follows() -> None:
    """M-19.1: Prussia holds Silesia and nothing in Austria; Austria, which is no stronger, agrees."""
    match = position(
        "full", stage="prussia_saxony", phase="end",
        markers=dict.fromkeys(("breslau", "brieg", "neisse", "glatz", "cosel"), "prussia"),
        generals={"friedrich": {"city": "berlin", "armies": 8}, "traun": {"city": "wien", "armies": 8}},
    )  # fmt: skip
    assert choice(match, "offer_peace") == "offer peace"
    match.play("frederick_ii", "offer peace")
    assert choice(match, "peace") == "accept"
    match.play("maria_theresa", "accept")
    assert choice(match, "second_train").startswith("place train_prussia_2 > ")


def test_room_for_a_corps_that_returns() -> None:
    match = position(
        "full", stage="politics", phase="tracks", shift={"russia": -1}, trains={"train_prussia_1": "cuestrin"},
        generals={"der_alte_dessauer": {"city": "box", "armies": 6}},
    )  # fmt: skip
    assert choice(match, "make_room").startswith("place train_prussia_1 > ")


def test_a_corps_that_returns_joins_a_general_of_its_own() -> None:
    match = position(
        "full", stage="politics", phase="tracks", shift={"russia": -1},
        generals={"der_alte_dessauer": {"city": "box", "armies": 6}, "friedrich": {"city": "cuestrin", "armies": 4}},
    )  # fmt: skip
    assert choice(match, "make_room") == "consent"


# -- ways out of battles that are not to be won


def defence(prussian: list[str]) -> tuple[list[str], int]:
    """Neipperg is four behind in a sector of diamonds: what Austria plays, and what becomes of his armies."""
    match = position(
        stage="prussia_saxony", phase="combat",
        generals={"friedrich": {"city": "chlumetz", "armies": 8}, "neipperg": {"city": "koeniggraetz", "armies": 4}},
        austria={"hand": ["diamonds_9", "diamonds_3", "hearts_9", "clubs_9"]}, prussia={"hand": prussian},
    )  # fmt: skip
    made: list[str] = []
    while match.decisions[0].kind == "battle" and match.decisions[0].seat == 2:
        made.append(choice(match, "battle"))
        match.play(2, made[-1])
    state = match.state
    assert isinstance(state, Campaign)
    return made, state.armies[state.game.components.general_index["neipperg"]]


def test_against_many_cards_the_loss_is_made_small_without_letting_the_enemy_play() -> None:
    """M-11.1.10: as long as the score is negative the other side has no turn; the nine is kept."""
    hand = [f"{suit}_{value}" for suit in ("spades", "hearts", "diamonds", "clubs") for value in (8, 10)]
    assert defence(hand) == (["play diamonds_3", "decline"], 3)


def test_against_no_cards_the_battle_is_turned() -> None:
    assert defence([]) == (["play diamonds_9"], 4)


def test_the_reserve_is_not_spent_to_save_a_single_army() -> None:
    hand = [f"{suit}_9" for suit in ("spades", "hearts", "diamonds", "clubs")] * 4
    generals = {"belle_isle": {"city": "pilsen", "armies": 6}, "traun": {"city": "mies", "armies": 8}}
    match = position(phase="combat", generals=generals, france={"hand": ["reserve"]}, austria={"hand": hand})
    assert choice(match, "battle") == "decline"


def test_a_lost_fortress_that_nobody_protects_is_retaken() -> None:
    match = position(
        stage="austria_pragmatic", phase="movement", markers={"olmuetz": "prussia"},
        generals={"karl_von_lothringen": {"city": "bruenn", "armies": 5}, "friedrich": {"city": "berlin", "armies": 8}},
    )  # fmt: skip
    assert "olmuetz" not in to_the_end_of_the_phase(match).view(None)["markers"]
