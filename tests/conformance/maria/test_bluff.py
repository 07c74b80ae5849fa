"""The optional politics rule (25)."""

from __future__ import annotations

from typing import Any

from chancellery import Match
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    build,
    hand,
    idle,
    options,
    order,
    told,
    turn,
)
from tests.conformance.maria.test_politics import bid, board, to_choose
from tests.conformance.rule import rule

FOR_ALL = ["palace_coup", "saxon_minister_bargains"]


def bluff(phase: str = "bid", offer: list[str] | None = None, **fields: Any) -> Match:
    given: dict[str, Any] = {"trump": "clubs", "turn": 4, "offer": offer or FOR_ALL} | fields
    return build(stage="politics", phase=phase, options={"bluff": True}, **given)


def covered(match: Match, power: str, seat: str) -> list[str]:
    """A power's face-down cards, as its player knows them."""
    found: list[str] = match.view(seat)["powers"][power]["covered_cards"]
    return found


@rule("M-25.0.1", "M-25.5.1", "M-25.5.2", "M-R-98")
def test_a_bluff_is_laid_face_down_and_does_not_count() -> None:
    match = bluff(austria={"hand": ["hearts_10", "clubs_2"], "politics": ["spades_3"]}, france={"hand": ["clubs_4"]})
    bid(match, austria="hearts_10", france="clubs_4")
    assert hand(match, "austria") == ["clubs_2"]
    assert covered(match, "austria", MT) == ["hearts_10"]
    assert told(match, "politics_order")[0]["powers"] == ["france", "austria"]  # 4 against 3, not 13
    seen = match.view(LX)["powers"]["austria"]
    assert (seen["covered"], seen["politics"]) == (1, ["spades_3"])
    assert "covered_cards" not in seen
    assert {"kind": "bid", "power": "austria", "card": "hearts_10"} in told(match, "bid")
    assert told(match, "bids_shown")[0]["powers"] == ["france", "austria"]


@rule("M-EX-D13", "M-25.5.3", "M-25.1.1", "M-25.6.1", "M-25.0.2", "M-25.2.1")
def test_example_a_bluff_comes_back_in_the_next_turn() -> None:
    match = bluff(pragmatic={"hand": ["diamonds_6"]})
    bid(match, pragmatic="diamonds_6")
    assert to_choose(match) is None
    assert hand(match, "pragmatic") == []
    assert covered(match, "pragmatic", FR) == ["diamonds_6"]
    later = bluff(phase="start", offer=[], pragmatic={"covered": ["diamonds_6"]}, deck=["clubs_3"])
    assert hand(later, "pragmatic") == ["diamonds_6"]
    assert covered(later, "pragmatic", FR) == []
    assert order(later, "recovered", "politics", "trump_card") == ["recovered", "politics", "trump_card"]
    assert "bid pragmatic diamonds_6" in options(later, FR)


@rule("M-25.6.1")
def test_only_powers_with_a_face_up_card_choose() -> None:
    match = bluff(phase="order", austria={"covered": ["hearts_10"]}, france={"politics": ["clubs_2"]})
    assert told(match, "politics_order")[0]["powers"] == ["france"]
    assert to_choose(match) == ("france", LX)


@rule("M-25.6.2")
def test_who_takes_discards_only_his_face_up_cards() -> None:
    match = bluff(phase="order", france={"politics": ["clubs_2", "clubs_3"], "covered": ["hearts_9"]})
    turn(match, LX, "take palace_coup", "discard it")
    assert match.view(None)["discards"][0][:2] == ["clubs_2", "clubs_3"]
    assert covered(match, "france", LX) == ["hearts_9"]
    assert board(match, "france") == []


@rule("M-25.6.3", "M-R-28")
def test_who_comes_too_late_turns_his_cards_face_down() -> None:
    match = bluff(
        phase="order", austria={"politics": ["clubs_10"]}, pragmatic={"politics": ["clubs_9"]},
        prussia={"politics": ["clubs_8"], "covered": ["hearts_2"]},
    )  # fmt: skip
    turn(match, MT, "take palace_coup", "discard it")
    turn(match, FR, "take saxon_minister_bargains", "discard it")
    assert (hand(match, "prussia"), board(match, "prussia")) == ([], [])
    assert covered(match, "prussia", FR) == ["hearts_2", "clubs_8"]
    symbol = bluff(phase="order", offer=["militia_levy"], austria={"politics": ["clubs_10"]})
    assert (hand(symbol, "austria"), covered(symbol, "austria", MT)) == ([], ["clubs_10"])


@rule("M-25.0.1", "M-17.4.2")
def test_without_the_option_a_bluff_is_free() -> None:
    match = build(stage="politics", phase="bid", trump="clubs", turn=4, offer=FOR_ALL, austria={"hand": ["hearts_10"]})
    bid(match, austria="hearts_10")
    assert hand(match, "austria") == ["hearts_10"]
    assert match.view(None)["powers"]["austria"]["covered"] == 0


@rule("M-25.5.3", "M-25.1.1", "M-25.6.3")
def test_face_down_cards_come_back_in_the_next_turn_and_not_before() -> None:
    match = bluff(
        pragmatic={"hand": ["diamonds_6"]}, prussia={"hand": ["clubs_4"], "politics": ["hearts_3"]},
        austria={"hand": ["clubs_10"]}, france={"hand": ["clubs_9"], "politics": ["hearts_2"]}, last_winner=LX,
    )  # fmt: skip
    bid(match, pragmatic="diamonds_6", prussia="clubs_4", austria="clubs_10", france="clubs_9")
    turn(match, LX, "take palace_coup", "discard it")
    turn(match, MT, "take saxon_minister_bargains", "discard it")
    assert covered(match, "prussia", FR) == ["hearts_3", "clubs_4"]  # too late: the kept card too
    idle(match, LX, "trump")
    assert match.view(None)["turn"] == 5
    recovered = [(d["power"], d["count"]) for d in told(match, "recovered")]
    assert recovered == [("prussia", 2), ("pragmatic", 1)]
    assert {"hearts_3", "clubs_4"} <= set(hand(match, "prussia"))
    assert "diamonds_6" in hand(match, "pragmatic")
    assert order(match, "recovered", "stage")[-3:] == ["stage", "recovered", "recovered"]


@rule("M-25.5.1", "M-25.5.3")
def test_a_face_down_card_pays_nothing() -> None:
    fields: dict[str, Any] = {"stage": "prussia_saxony", "generals": {"friedrich": {"city": "potsdam"}}}
    match = build(options={"bluff": True}, prussia={"covered": ["hearts_10"]}, **fields)
    assert not [text for text in options(match, FR) if text.startswith("restore")]
    rich = build(options={"bluff": True}, prussia={"hand": ["hearts_10"]}, **fields)
    assert "restore train_prussia_1 > berlin" in options(rich, FR)


@rule("M-25.6.2", "M-17.5.3")
def test_who_keeps_leaves_face_up_cards_face_up() -> None:
    match = bluff(phase="order", france={"politics": ["clubs_2"], "covered": ["hearts_9"]})
    turn(match, LX, "keep cards")
    assert (board(match, "france"), covered(match, "france", LX)) == (["clubs_2"], ["hearts_9"])
    assert told(match, "kept") == [{"kind": "kept", "power": "france", "count": 1}]
