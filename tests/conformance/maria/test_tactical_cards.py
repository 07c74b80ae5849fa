"""Tactical cards (chapter 8)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadInput
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    asked,
    build,
    city,
    forbidden,
    hand,
    happened,
    idle,
    intro,
    options,
    play,
    refused,
    turn,
)
from tests.conformance.rule import rule

III, IV, V = "france_bavaria", "prussia_saxony", "austria_pragmatic"
HOME = {"belle_isle": {"city": "paris"}, "friedrich": {"city": "berlin"}, "traun": {"city": "wien"}}
SUITS = ("spades", "hearts", "diamonds", "clubs")
ALL = [f"{suit}_{value}" for suit in SUITS for value in range(2, 11)]
TOP = [f"hearts_{value}" for value in range(2, 11)]
WITH_TRAIN = {"belle_isle": {"city": "paris"}}


def drawn(stage: str, **fields: Any) -> Match:
    """A stage begun at its tactical-card phase, with somebody at home so that it stops at the movement."""
    return build(stage=stage, phase="cards", generals=HOME, **fields)


def counts(match: Match) -> dict[str, int]:
    return {name: power["cards"] for name, power in match.view(None)["powers"].items() if power["cards"]}


@rule("M-8.1", "M-8.2", "M-8.3", "M-EX-04", "M-R-41", "M-5.9", "M-4.23")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_france_and_bavaria_in_the_first_three_turns(number: int) -> None:
    match = drawn(III, turn=number, deck=TOP)
    assert asked(match) == [(LX, "movement")]  # no choice
    assert hand(match, "france") == ["hearts_2", "hearts_3", "hearts_4", "hearts_5"]
    assert hand(match, "bavaria") == ["hearts_6", "hearts_7"]
    assert [event.args for event in match.events(None) if event.kind == "drawn"] == [
        (0, 4, "stage"),
        (1, 1, "subsidy"),
        (1, 1, "stage"),
    ]


@rule("M-8.2", "M-8.4", "M-EX-04", "M-R-88")
@pytest.mark.parametrize("number", [4, 5, 12])
def test_from_turn_four_france_may_refuse(number: int) -> None:
    match = drawn(III, turn=number, deck=TOP)
    assert asked(match) == [(LX, "subsidy")]
    assert options(match, LX) == ["subsidise bavaria", "no subsidy"]
    assert counts(match) == {}
    turn(match, LX, "no subsidy")
    assert hand(match, "france") == ["hearts_2", "hearts_3", "hearts_4", "hearts_5", "hearts_6"]
    assert hand(match, "bavaria") == ["hearts_7"]


@rule("M-8.4", "M-R-88")
def test_from_turn_four_france_may_grant() -> None:
    match = turn(drawn(III, turn=4), LX, "subsidise bavaria")
    assert counts(match) == {"france": 4, "bavaria": 2}
    assert match.view(None)["contracts"] == []


@rule("M-8.2", "M-R-41")
def test_prussia_and_saxony() -> None:
    match = drawn(IV, deck=TOP)
    assert hand(match, "prussia") == ["hearts_2", "hearts_3", "hearts_4"]
    assert hand(match, "saxony") == ["hearts_5"]
    assert counts(match) == {"prussia": 3, "saxony": 1}


@rule("M-8.2", "M-R-41")
def test_austria_and_the_pragmatic_army() -> None:
    match = drawn(V, deck=TOP)
    assert hand(match, "pragmatic") == ["hearts_2", "hearts_3", "hearts_4"]
    assert hand(match, "austria") == sorted(TOP[3:8])
    assert counts(match) == {"pragmatic": 3, "austria": 5}


@rule("M-14.4", "M-14.5")
def test_the_introductory_game() -> None:
    generals = {"belle_isle": {"city": "muenchen"}, "friedrich": {"city": "berlin"}, "traun": {"city": "wien"}}
    assert counts(intro(stage=III, phase="cards", generals=generals)) == {"france": 2, "bavaria": 2}
    match = intro(stage=III, phase="cards", generals=generals, turn=4)
    assert counts(turn(match, LX, "no subsidy")) == {"france": 3, "bavaria": 1}
    assert counts(intro(stage=IV, phase="cards", generals=generals)) == {"prussia": 3, "saxony": 1}
    assert counts(intro(stage=V, phase="cards", generals=generals)) == {"austria": 5}


@rule("M-R-72")
def test_a_power_without_pieces_draws() -> None:
    assert counts(drawn(V))["pragmatic"] == 3  # none of its pieces is on the map


@rule("M-8.5", "M-R-08", "M-R-88")
@pytest.mark.parametrize("number", [1, 4])
def test_no_cards_while_the_capital_of_bavaria_is_enemy_held(number: int) -> None:
    match = drawn(III, turn=number, markers={"muenchen": "austria"})
    assert asked(match) == [(LX, "movement")]
    assert counts(match) == {"france": 5}
    match = intro(
        stage=III, phase="cards", turn=number, markers={"muenchen": "austria"}, generals={"toerring": {"city": "ried"}},
        trains={"train_bavaria_1": "braunau"},
    )  # fmt: skip
    assert counts(match) == {"france": 3}


@rule("M-8.5", "M-R-08")
def test_no_cards_while_the_capital_of_saxony_is_enemy_held() -> None:
    match = drawn(IV, markers={"dresden": "austria"}, contracts=[["prussia", "saxony", 2]])
    assert counts(match) == {"prussia": 3}
    assert counts(drawn(IV, contracts=[["prussia", "saxony", 2]])) == {"prussia": 2, "saxony": 2}


@rule("M-8.5", "M-R-03", "M-3.2.10")
def test_an_allied_marker_does_not_take_the_capital() -> None:
    assert counts(drawn(IV, markers={"dresden": "prussia"})) == {"prussia": 3, "saxony": 1}


@rule("M-8.6", "M-8.17")
def test_a_power_pays_only_from_its_own_hand() -> None:
    match = build(
        stage=IV,
        generals={"friedrich": {"city": "potsdam"}},
        saxony={"hand": ["clubs_10", "reserve"]},
        pragmatic={"hand": ["clubs_9"]},
    )
    forbidden(match, FR, "restore train_prussia_1 > berlin", "restore train_prussia_1 > dresden")
    assert {move for move in options(match, FR) if move.startswith("restore")} == {"restore train_saxony_1 > dresden"}
    assert {move.split()[0] for move in options(match, FR)} == {"move", "march", "restore", "done"}  # no gift


@rule("M-8.7")
def test_no_hand_limit() -> None:
    match = drawn(V, austria={"hand": ALL[:30]})
    assert counts(match)["austria"] == 35


@rule("M-8.8", "M-0.2")
def test_hands_are_secret() -> None:
    match = drawn(IV, deck=TOP)
    assert "hand" in match.view(FR)["powers"]["prussia"]
    for seat in (MT, LX, None):
        assert "hand" not in match.view(seat)["powers"]["prussia"]
        assert [event.secret for event in match.events(seat) if event.kind == "drawn"] == [(), ()]


@rule("M-8.9", "M-3.3.1")
def test_a_deck_has_36_suit_cards_and_two_reserves() -> None:
    discards = build(generals=HOME, draw_decks=[2]).view(None)["discards"]
    assert [sorted(pile) for pile in discards] == [sorted([*ALL, "reserve", "reserve"] * n) for n in (1, 0, 1, 1)]
    with pytest.raises(BadInput):
        build(austria={"hand": ["hearts_1"]})
    with pytest.raises(BadInput):
        build(austria={"hand": ["hearts_11"]})
    with pytest.raises(BadInput):
        build(austria={"hand": ["hearts_2"] * 5})
    with pytest.raises(BadInput):
        build(austria={"hand": ["reserve"] * 9})


@rule("M-8.10", "M-8.11", "M-R-09")
@pytest.mark.parametrize("value", range(1, 9))
def test_a_reserve_in_battle_has_any_value_and_any_suit(value: int) -> None:
    match = build(
        phase="combat",
        generals={"belle_isle": {"city": "pilsen", "armies": 1}, "traun": {"city": "mies", "armies": 1}},
        france={"hand": ["reserve"]},
    )
    assert options(match, LX) == [*(f"play reserve {n}" for n in range(1, 9)), "decline"]
    turn(match, LX, f"play reserve {value}")
    assert happened(match, "card_played")[0][2] == value
    assert counts(match) == {}


def train_back(cards: list[str]) -> Match:
    match = build(generals=WITH_TRAIN, france={"hand": cards})
    return turn(match, LX, "restore train_france_2 > muenchen")


@rule("M-8.10", "M-R-43")
def test_a_reserve_in_a_payment() -> None:
    match = train_back(["clubs_3", "reserve"])
    assert asked(match) == [(LX, "payment")]
    assert options(match, LX) == ["pay reserve", "pay clubs_3 reserve"]  # as 4 to 8, or as 1 to 3
    both = turn(match.clone(), LX, "pay reserve clubs_3")  # in whatever order
    assert hand(both, "france") == []
    turn(match, LX, "pay reserve")
    assert hand(match, "france") == ["clubs_3"]


@rule("M-R-43")
def test_no_superfluous_card() -> None:
    match = train_back(["clubs_2", "hearts_2", "spades_3", "diamonds_10"])
    assert options(match, LX) == [
        "pay hearts_2 clubs_2", "pay spades_3 hearts_2", "pay spades_3 clubs_2", "pay diamonds_10",
    ]  # fmt: skip
    assert refused(match, LX, "pay spades_3") == ("M-R-43", "payment-too-little")
    assert refused(match, LX, "pay clubs_2 diamonds_10") == ("M-R-43", "card-to-spare")
    assert refused(match, LX, "pay clubs_2 clubs_2") == ("M-8.17", "not-in-hand")
    assert refused(match, LX, "lay diamonds_10") == ("M-R-43", "pay-at-once")
    turn(match, LX, "pay clubs_2 hearts_2")
    assert hand(match, "france") == ["diamonds_10", "spades_3"]
    assert match.moves[-1][1].text == "pay hearts_2 clubs_2"


@rule("M-R-43", "M-13.4")
def test_with_very_many_ways_to_pay_some_are_listed_and_all_can_be_laid() -> None:
    """Twelve cards, 32 points: in one choice with the lowest or highest cards or sparing a suit, or card by card."""
    cards = [f"{suit}_{value}" for suit in ("spades", "hearts", "clubs") for value in (3, 4, 6, 9)]
    match = build(stage="winter", turn=3, bavaria={"hand": cards}, generals={"toerring": {"city": "muenchen"}})
    idle(match, LX, "recruit")
    while match.view(None)["decisions"][0]["power"] != "bavaria":
        turn(match, LX, "recruit 0")
    turn(match, LX, "recruit 7")
    whole = [text for text in options(match, LX) if text.startswith("pay ")]
    assert "pay spades_9 hearts_9 clubs_6 clubs_9" in whole or "pay spades_6 spades_9 hearts_9 clubs_9" in whole
    assert 2 <= len(whole) <= 6
    assert refused(match, LX, "pay spades_4 spades_6 hearts_4 hearts_6 clubs_3 clubs_6") == ("M-R-43", "lay-one-by-one")
    alone = turn(match.clone(), LX, "lay spades_9", "lay spades_6")
    assert refused(alone, LX, "lay hearts_9") == ("M-R-43", "falling-order")
    turn(alone, LX, "lay hearts_6", "pay clubs_4 clubs_3")
    assert len(hand(alone, "bavaria")) == 7
    turn(match, LX, whole[0])
    assert asked(match) != [(LX, "payment")]


@rule("M-8.12", "M-R-10")
def test_discards_are_kept_by_deck() -> None:
    match = build(generals=WITH_TRAIN, france={"hand": ["hearts_4", "hearts_4"]})
    turn(match, LX, "restore train_france_1 > muenchen", "pay hearts_4")
    assert match.view(None)["discards"] == [["hearts_4"], [], [], []]
    turn(match, LX, "restore train_france_2 > lille")
    assert match.view(None)["discards"] == [["hearts_4"], ["hearts_4"], [], []]


@rule("M-8.13", "M-4.9")
def test_the_next_deck_follows() -> None:
    match = drawn(III, deck=["hearts_2", "hearts_3"], deck_ends=True)
    assert match.view(None)["decks"] == [34, 38, 38]  # six cards: two of the first deck, four of the second
    assert {"hearts_2", "hearts_3"} <= set(hand(match, "france"))
    assert happened(match, "reshuffled") == []


@rule("M-8.14", "M-R-11")
def test_the_two_largest_piles_are_shuffled() -> None:
    match = drawn(III, draw_decks=[4], deck=["hearts_2"], deck_ends=True, austria={"hand": ALL[:3]})
    assert happened(match, "reshuffled") == [(1, 38), (2, 38)]  # 35, 38, 38 and 37 cards
    assert "hearts_2" in hand(match, "france")
    assert match.view(None)["decks"] == [33, 38]
    assert [len(pile) for pile in match.view(None)["discards"]] == [35, 0, 0, 37]


@rule("M-8.14", "M-R-11")
def test_the_larger_pile_first_and_ties_to_the_earlier_deck() -> None:
    match = drawn(III, draw_decks=[4], deck=["hearts_2"], deck_ends=True, austria={"hand": ["clubs_2", "clubs_2"]})
    assert happened(match, "reshuffled") == [(2, 38), (0, 37)]  # 37, 37, 38 and 37 cards


@rule("M-8.14", "M-R-11")
def test_it_repeats_in_the_middle_of_a_draw() -> None:
    rest = [card for card in ALL if card not in ("clubs_2", "clubs_3", "clubs_4", "clubs_5")]
    held = [*rest * 4, *["reserve"] * 8, *["clubs_2"] * 3, *["clubs_3"] * 2, *["clubs_4"] * 3, "clubs_5"]
    match = drawn(V, draw_decks=[1], deck=["clubs_2"], deck_ends=True, austria={"hand": held})
    # a single card in the deck; piles of one, two and three cards: the seven go to eight draws
    assert happened(match, "reshuffled") == [(3, 3), (2, 2), (1, 1)]
    assert counts(match) == {"pragmatic": 3, "austria": len(held) + 4}
    assert match.view(None)["discards"] == [[], [], [], []]


@rule("M-R-11")
def test_without_any_card_the_draw_is_forfeited() -> None:
    match = drawn(III, austria={"hand": [*ALL * 4, *["reserve"] * 8]})
    assert counts(match) == {"austria": 152}
    assert match.view(None)["decks"] == []


@rule("M-8.15", "M-8.16", "M-10.2.4", "M-EX-05")
def test_suits_do_not_matter_and_no_change_is_given() -> None:
    match = train_back(["hearts_5"])
    assert hand(match, "france") == []
    assert match.view(None)["discards"][0] == ["hearts_5"]
    match = train_back(["clubs_10", "spades_10", "hearts_10", "diamonds_10"])
    assert set(options(match, LX)) == {"pay clubs_10", "pay spades_10", "pay hearts_10", "pay diamonds_10"}
    turn(match, LX, "pay diamonds_10")
    assert hand(match, "france") == ["clubs_10", "hearts_10", "spades_10"]


@rule("M-8.18", "M-17.5.18", "M-17.5.19")
@pytest.mark.parametrize(
    ("stage", "tracks", "expected"),
    [
        (III, {"italy": 5}, {"france": 3, "bavaria": 2}),
        (III, {"italy": 7}, {"france": 3, "bavaria": 2}),
        (IV, {"russia": 1}, {"prussia": 4, "saxony": 1}),
        (IV, {"russia": 1, "saxony": 1}, {"prussia": 5, "saxony": 1}),
        (IV, {"russia": 5}, {"prussia": 2, "saxony": 1}),
        (V, {"russia": 4}, {"pragmatic": 3, "austria": 6}),
        (V, {"italy": 3}, {"pragmatic": 3, "austria": 4}),
        (V, {"italy": 3, "russia": 5}, {"pragmatic": 3, "austria": 5}),
    ],
)
def test_symbols_change_the_draw(stage: str, tracks: dict[str, int], expected: dict[str, int]) -> None:
    assert counts(drawn(stage, tracks=tracks)) == expected


@rule("M-8.19", "M-19.3.20", "M-R-41", "M-R-54")
def test_saxony_with_austria_draws_two_first() -> None:
    match = drawn(V, tracks={"saxony": 6}, deck=TOP)
    assert hand(match, "saxony") == ["hearts_2", "hearts_3"]
    assert counts(match) == {"saxony": 2, "pragmatic": 3, "austria": 5}
    assert counts(drawn(V, tracks={"saxony": 4})) == {"saxony": 1, "pragmatic": 3, "austria": 5}


@rule("M-R-42")
def test_a_draw_never_falls_below_zero() -> None:
    contracts = [["prussia", "france", 2], ["prussia", "bavaria", 2], ["prussia", "saxony", 2]]
    match = drawn(IV, tracks={"russia": 5}, contracts=contracts)  # Prussia would draw 2 and owes 3
    assert counts(match) == {"france": 1, "bavaria": 1, "saxony": 1}


@rule("M-8.1", "M-5.8")
def test_only_the_active_powers_draw() -> None:
    match = drawn(III)
    assert set(counts(match)) == {"france", "bavaria"}
    assert city(match, "belle_isle") == "paris"
    play(match, f"{LX}: done")
    assert set(counts(match)) == {"france", "bavaria", "prussia", "saxony"}


@rule("M-R-11", "M-8.14")
def test_a_rebuilt_deck_counts_with_its_latest_entry_into_play() -> None:
    """One card in the first deck and one each in the piles of the others; Dresden is lost, so Prussia draws three."""
    rest = [card for card in ALL if card not in ("hearts_2", "clubs_4")]
    held = [*rest * 4, *["reserve"] * 8, *["hearts_2"] * 3, "clubs_4"]
    match = build(
        stage=IV, phase="cards", draw_decks=[1], deck=["hearts_2"], deck_ends=True, markers={"dresden": "austria"},
        austria={"hand": held}, generals={"friedrich": {"city": "potsdam"}, "traun": {"city": "wien"}},
    )  # fmt: skip
    assert hand(match, "prussia") == ["clubs_4", "clubs_4", "hearts_2"]
    assert happened(match, "reshuffled") == [(1, 1), (2, 1)]
    turn(
        match, FR, "restore train_prussia_1 > berlin", "pay clubs_4"
    )  # a card of the second deck, which has come into play anew
    assert [len(pile) for pile in match.view(None)["discards"]] == [0, 1, 0, 1]
    turn(match, FR, "done")
    assert happened(match, "reshuffled") == [(1, 1), (2, 1), (3, 1), (1, 1)]  # the fourth entered before it


@rule("M-17.2.2", "M-R-77")
def test_with_nothing_but_reserves_left_the_reveal_comes_to_an_end() -> None:
    match = build(stage="politics", phase="trump", offer=["palace_coup"], austria={"hand": ALL * 4})
    assert {kind for _, kind in asked(match)} == {"bid"}
    assert match.view(None)["trump"] == "spades"


@rule("M-8.5", "M-R-08", "M-19.3.20")
@pytest.mark.parametrize(
    ("space", "marker", "cards"), [(6, None, 2), (6, "prussia", 0), (6, "austria", 2), (2, "austria", 0)]
)
def test_the_capital_of_saxony_on_either_side(space: int, marker: str | None, cards: int) -> None:
    markers = {} if marker is None else {"dresden": marker}
    match = drawn(V if space == 6 else IV, tracks={"saxony": space}, markers=markers)
    assert counts(match).get("saxony", 0) == cards
