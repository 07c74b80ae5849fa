"""Politics (17.0 to 17.5.8): cards, trump, bids, order, choice."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    asked,
    build,
    forbidden,
    hand,
    happened,
    idle,
    options,
    told,
    turn,
)
from tests.conformance.rule import rule

MAJORS = ("france", "prussia", "pragmatic", "austria")
RUN = {"france": LX, "prussia": FR, "pragmatic": FR, "austria": MT}
# militia_levy: France, Prussia; london_votes_money: Pragmatic Army, Austria; palace_coup: all
FOR_ALL = ["palace_coup", "saxon_minister_bargains"]


def bid(match: Match, **cards: str) -> Match:
    """Every power's bid, nothing where none is given."""
    for power in MAJORS:
        turn(match, RUN[power], f"bid {power} {cards.get(power, 'nothing')}")
    return match


def politics(offer: list[str], trump: str = "spades", phase: str = "bid", **fields: Any) -> Match:
    return build(stage="politics", phase=phase, trump=trump, offer=offer, turn=fields.pop("turn", 4), **fields)


def board(match: Match, power: str) -> list[str]:
    found: list[str] = match.view(None)["powers"][power]["politics"]
    return found


def to_choose(match: Match) -> tuple[str, str] | None:
    """Which power chooses a political card now, and its player."""
    decision = match.decisions[0]
    if decision.kind != "political_card":
        return None
    shown = match.view(None)["decisions"][0]
    return shown["power"], shown["seat"]


@rule("M-17.0.1", "M-5.2", "M-17.1.1", "M-17.0.2")
def test_a_turn_begins_with_politics() -> None:
    match = build(
        stage="winter", phase="scoring", turn=3, political=["pact_of_turin", "militia_levy"], deck=["clubs_5"]
    )
    assert match.view(None)["turn"] == 4
    assert told(match, "politics")[0]["offer"] == ["pact_of_turin", "militia_levy"]
    assert {(d["seat"], d["power"], d["kind"]) for d in match.view(None)["decisions"]} == {
        (RUN[power], power, "bid") for power in MAJORS
    }
    assert match.view(None)["trump"] == "clubs"


@rule("M-17.0.3")
def test_a_player_with_two_powers_acts_for_each_with_its_own_hand() -> None:
    match = politics(FOR_ALL, prussia={"hand": ["spades_5"]}, pragmatic={"hand": ["spades_7"]})
    mine = options(match, FR)
    assert mine == ["bid prussia nothing", "bid prussia spades_5", "bid pragmatic nothing", "bid pragmatic spades_7"]
    forbidden(match, FR, "bid prussia spades_7", "bid pragmatic spades_5", "bid saxony nothing")
    bid(match, prussia="spades_5", pragmatic="spades_7")
    assert to_choose(match) == ("pragmatic", FR)
    turn(match, FR, "keep cards")
    assert to_choose(match) == ("prussia", FR)


@rule("M-17.2.1", "M-R-26")
@pytest.mark.parametrize("seat", [LX, FR, MT])
def test_the_last_winner_names_the_trump(seat: str) -> None:
    match = build(stage="politics", phase="trump", last_winner=seat, offer=FOR_ALL)
    assert asked(match) == [(seat, "trump")]
    assert options(match, seat) == ["trump spades", "trump hearts", "trump diamonds", "trump clubs"]
    turn(match, seat, "trump diamonds")
    assert match.view(None)["trump"] == "diamonds"
    assert happened(match, "trump_card") == []


@rule("M-17.2.1", "M-R-26")
def test_a_tie_does_not_change_the_last_winner() -> None:
    generals = {"neipperg": {"city": "kolin", "armies": 4}, "schwerin": {"city": "boehmisch_brod", "armies": 4}}
    match = build(stage="austria_pragmatic", phase="combat", turn=1, generals=generals, last_winner=LX)
    turn(match, MT, "decline")
    assert asked(match) == [(LX, "trump")]
    generals["neipperg"] = {"city": "kolin", "armies": 5}
    won = build(stage="austria_pragmatic", phase="combat", turn=1, generals=generals, last_winner=LX)
    turn(won, FR, "decline")
    while asked(won)[0][1] == "retreat":
        turn(won, MT, options(won, MT)[0])
    assert asked(won) == [(MT, "trump")]


@rule("M-17.2.2", "M-R-77")
def test_before_the_first_battle_the_deck_names_the_trump() -> None:
    match = build(stage="politics", phase="trump", offer=FOR_ALL, deck=["reserve", "reserve", "hearts_4", "clubs_9"])
    assert match.view(None)["trump"] == "hearts"
    assert [card["card"] for card in told(match, "trump_card")] == ["reserve", "reserve", "hearts_4"]
    assert match.view(None)["discards"][0] == ["reserve", "reserve", "hearts_4"]
    assert match.view(None)["decks"] == [35, 38, 38, 38]


@rule("M-17.3.1")
def test_one_card_of_any_kind_or_none() -> None:
    cards = ["spades_5", "hearts_9", "reserve"]
    match = politics(FOR_ALL, austria={"hand": cards})
    assert options(match, MT) == [
        "bid austria nothing", "bid austria spades_5", "bid austria hearts_9", "bid austria reserve",
    ]  # fmt: skip
    bid(match, austria="spades_5")
    assert board(match, "austria") == ["spades_5"]
    assert hand(match, "austria") == ["hearts_9", "reserve"]


@rule("M-17.3.2", "M-17.4.1")
def test_bids_are_secret_until_all_are_in() -> None:
    match = politics(FOR_ALL, austria={"hand": ["spades_5"]}, france={"hand": ["spades_6"]})
    turn(match, MT, "bid austria spades_5")
    turn(match, LX, "bid france spades_6")
    for seat in (None, LX, FR):
        assert match.view(seat)["powers"]["austria"]["politics"] == []
        assert [event for event in match.events(seat) if event.kind == "bid"] == []
    turn(match, FR, "bid prussia nothing", "bid pragmatic nothing")
    assert [(b["power"], b["card"]) for b in told(match, "bid")] == [("france", "spades_6"), ("austria", "spades_5")]


@rule("M-17.4.2", "M-R-98")
def test_a_bluff_returns_to_the_hand_but_was_seen() -> None:
    match = politics(FOR_ALL, austria={"hand": ["hearts_9"]}, france={"hand": ["spades_2"]})
    bid(match, austria="hearts_9", france="spades_2")
    assert (board(match, "austria"), hand(match, "austria")) == ([], ["hearts_9"])
    assert {"kind": "bid", "power": "austria", "card": "hearts_9"} in told(match, "bid")
    assert to_choose(match) == ("france", LX)


@rule("M-17.4.3", "M-17.4.5")
def test_kept_cards_stay_whatever_their_suit_and_count() -> None:
    match = politics(
        FOR_ALL, austria={"hand": ["spades_2"], "politics": ["hearts_4", "clubs_3"]}, france={"hand": ["spades_8"]},
    )  # fmt: skip
    bid(match, austria="spades_2", france="spades_8")
    assert board(match, "austria") == ["hearts_4", "clubs_3", "spades_2"]
    assert to_choose(match) == ("austria", MT)  # 9 against 8


@rule("M-17.4.4", "M-17.4.6")
def test_a_reserve_counts_sixteen() -> None:
    match = politics(
        FOR_ALL, france={"hand": ["reserve"]}, austria={"hand": ["spades_8"], "politics": ["clubs_7"]},
        prussia={"hand": ["spades_10"], "politics": ["clubs_7"]},
    )  # fmt: skip
    bid(match, france="reserve", austria="spades_8", prussia="spades_10")
    assert told(match, "politics_order")[0]["powers"] == ["prussia", "france", "austria"]  # 17, 16, 15


@rule("M-17.4.7", "M-R-27")
def test_ties_go_to_the_right() -> None:
    hands: dict[str, Any] = {power: {"politics": ["clubs_5"]} for power in MAJORS}
    match = politics(FOR_ALL, phase="order", **hands)
    assert told(match, "politics_order")[0]["powers"] == ["austria", "pragmatic", "prussia", "france"]


@rule("M-EX-D07", "M-17.4.7")
def test_example_the_order_of_the_powers() -> None:
    match = politics(
        FOR_ALL, austria={"hand": ["spades_9"], "politics": ["clubs_4"]}, prussia={"hand": ["reserve"]},
        france={"hand": ["hearts_10"]}, pragmatic={"politics": ["clubs_10", "diamonds_3"]},
    )  # fmt: skip
    bid(match, austria="spades_9", prussia="reserve", france="hearts_10")
    assert told(match, "politics_order")[0]["powers"] == ["prussia", "austria", "pragmatic"]
    assert hand(match, "france") == ["hearts_10"]


@rule("M-17.5.1")
def test_who_has_no_card_on_the_board_takes_no_part() -> None:
    match = politics(FOR_ALL, austria={"hand": ["spades_3"]}, france={"hand": ["spades_4"]})
    bid(match, austria="spades_3")
    turn(match, MT, "take palace_coup", "discard it")
    assert to_choose(match) is None
    assert told(match, "politics_order")[0]["powers"] == ["austria"]


@rule("M-17.5.2")
def test_only_cards_with_the_own_symbol_can_be_taken() -> None:
    match = politics(["militia_levy", "palace_coup"], phase="order", austria={"politics": ["spades_3"]})
    assert options(match, MT) == ["take palace_coup", "keep cards"]
    forbidden(match, MT, "take militia_levy", "take spanish_landing")


@rule("M-17.5.3", "M-R-74", "M-17.5.7")
def test_who_keeps_leaves_all_cards_for_later() -> None:
    match = politics(["palace_coup", "militia_levy"], austria={"hand": ["spades_3"], "politics": ["clubs_4"]}, turn=1)
    bid(match, austria="spades_3")
    deck = match.view(None)["political_deck"]
    turn(match, MT, "keep cards")
    assert board(match, "austria") == ["clubs_4", "spades_3"]
    assert hand(match, "austria") == []
    assert told(match, "political_taken") == []
    assert match.view(None)["political_deck"] == deck  # untaken cards do not come back
    assert asked(match)[0][1] != "political_card"


@rule("M-17.5.4")
@pytest.mark.parametrize("answer", ["use it", "discard it"])
def test_who_takes_discards_his_tactical_cards(answer: str) -> None:
    match = politics(FOR_ALL, phase="order", austria={"politics": ["clubs_4", "spades_3"]})
    turn(match, MT, "take palace_coup")
    assert board(match, "austria") == []
    assert match.view(None)["discards"][0] == ["clubs_4", "spades_3"]
    assert options(match, MT) == ["use it", "discard it"]
    turn(match, MT, answer)
    assert (asked(match)[0] == (MT, "use_part")) == (answer == "use it")
    assert len(told(match, "political_discarded")) == (answer == "discard it")


@rule("M-17.5.5", "M-17.5.6", "M-17.5.8")
def test_when_both_cards_are_gone_the_others_take_theirs_back() -> None:
    match = politics(
        FOR_ALL, phase="order", austria={"politics": ["clubs_10"]}, pragmatic={"politics": ["clubs_9"]},
        prussia={"politics": ["clubs_8", "hearts_2"], "hand": ["spades_2"]}, france={"politics": ["clubs_4"]},
    )  # fmt: skip
    order = told(match, "politics_order")[0]["powers"]
    assert order == ["austria", "prussia", "pragmatic", "france"]
    turn(match, MT, "take palace_coup", "discard it")
    turn(match, FR, "take saxon_minister_bargains", "discard it")
    assert [(t["power"], t["count"]) for t in told(match, "taken_back")] == [("pragmatic", 1), ("france", 1)]
    assert (hand(match, "pragmatic"), hand(match, "france")[:1]) == (["clubs_9"], ["clubs_4"])
    assert len(told(match, "political_taken")) == 2


@rule("M-17.5.6", "M-R-28")
def test_a_power_without_a_card_to_take_gets_its_cards_back() -> None:
    match = politics(["militia_levy", "bride_for_the_heir"], phase="order", austria={"politics": ["clubs_10"]},
                     pragmatic={"politics": ["clubs_9"]}, prussia={"politics": ["clubs_3"]})  # fmt: skip
    assert [(t["power"], t["count"]) for t in told(match, "taken_back")] == [("austria", 1), ("pragmatic", 1)]
    assert hand(match, "austria") == ["clubs_10"]
    assert to_choose(match) == ("prussia", FR)


@rule("M-17.5.8", "M-17.5.7")
def test_each_power_takes_at_most_one_card() -> None:
    match = politics(FOR_ALL, phase="order", austria={"politics": ["clubs_10", "clubs_9"]})
    turn(match, MT, "take palace_coup", "discard it")
    assert to_choose(match) is None
    assert [t["political"] for t in told(match, "political_taken")] == ["palace_coup"]


@rule("M-R-74")
def test_kept_cards_are_public_and_not_in_the_hand() -> None:
    match = build(phase="movement", france={"politics": ["clubs_10"], "hand": []}, trains={"train_france_1": "off"})
    assert board(match, "france") == ["clubs_10"]
    assert not any(text.startswith("restore") for text in options(match, LX))  # nothing to pay with


@rule("M-R-75")
def test_the_first_card_is_finished_before_the_second_power_chooses() -> None:
    match = politics(
        ["militia_levy", "london_votes_money"], phase="order", prussia={"politics": ["clubs_10"]},
        austria={"politics": ["clubs_9"]}, generals={"schwerin": {"city": "berlin", "armies": 3}},
    )  # fmt: skip
    turn(match, FR, "take militia_levy", "use it")
    assert asked(match) == [(FR, "use_part")]
    assert options(match, MT) == []
    while match.decisions[0].kind == "use_part":
        turn(match, FR, options(match, FR)[-1])
    assert to_choose(match) == ("austria", MT)


@rule("M-R-26", "M-R-23", "M-17.2.1")
@pytest.mark.parametrize(("prussian", "pragmatic"), [(5, 3), (3, 5)])
def test_frederick_wins_against_himself(prussian: int, pragmatic: int) -> None:
    generals = {
        "schwerin": {"city": "wuerzburg", "armies": prussian}, "cumberland": {"city": "wertheim", "armies": pragmatic},
    }  # fmt: skip
    match = build(stage="prussia_saxony", phase="combat", generals=generals, last_winner=LX, turn=1)
    turn(match, FR, "decline")
    assert told(match, "battle_won")[0]["winner"] == ("prussia" if prussian > pragmatic else "pragmatic")
    idle(match, FR, "trump")  # in the next turn; whichever of his powers won
    assert match.view(None)["turn"] == 2
