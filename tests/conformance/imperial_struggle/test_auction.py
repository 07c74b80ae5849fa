"""IS-SU.14: the optional balancing bid, an open auction before the set-up (IS-R-62)."""

from __future__ import annotations

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle.table import asked, forbidden, happened, options, play
from tests.conformance.rule import rule


def auction(seed: int = 1) -> Match:
    return Match.new("imperial_struggle", seed=seed, options={"bid_for_sides": True})


def speaker(match: Match) -> str:
    ((name, kind),) = asked(match)
    assert kind == "bid"
    return name


def sides(match: Match) -> dict[str, str]:
    """The side each seat plays: whose hand it sees."""
    found = {}
    for seat in match.seats:
        (own,) = [name for name, side in match.view(seat)["sides"].items() if "hand" in side]
        found[seat] = own
    return found


@rule("IS-SU.14")
def test_there_is_no_auction_by_default() -> None:
    match = Match.new("imperial_struggle", seed=1)
    assert match.seats == ("france", "britain")
    assert {kind for _, kind in asked(match)} == {"ministry"}
    assert [match.view(None)["sides"][name]["treaty"] for name in ("france", "britain")] == [0, 0]


@rule("IS-SU.14", "IS-R-62")
def test_a_random_player_names_a_side_and_a_number() -> None:
    assert {speaker(auction(seed)) for seed in range(12)} == set(auction().seats)
    match = auction()
    first = speaker(match)
    for side in ("france", "britain"):
        assert {f"bid {side} {n}" for n in range(10)} <= set(options(match, first))
    forbidden(match, first, "accept")


@rule("IS-SU.14", "IS-R-62")
def test_the_other_accepts_or_names_more_for_the_same_side() -> None:
    match = auction()
    first = speaker(match)
    play(match, f"{first}: bid britain 2")
    second = speaker(match)
    assert second != first
    assert "accept" in options(match, second)
    assert "bid britain 3" in options(match, second)
    forbidden(match, second, "bid britain 2", "bid britain 1", "bid france 3")
    play(match, f"{second}: bid britain 4")
    assert speaker(match) == first
    forbidden(match, first, "bid britain 4")


@rule("IS-SU.14", "IS-R-62")
@pytest.mark.parametrize("side", ["france", "britain"])
@pytest.mark.parametrize("raised", [False, True])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_last_bidder_gets_the_side_and_the_other_the_treaty_points(side: str, raised: bool, seed: int) -> None:
    match = auction(seed)
    bidder = speaker(match)
    play(match, f"{bidder}: bid {side} 2")
    if raised:
        bidder = speaker(match)
        play(match, f"{bidder}: bid {side} 3")
    accepts = speaker(match)
    play(match, f"{accepts}: accept")
    other = "britain" if side == "france" else "france"
    assert sides(match) == {bidder: side, accepts: other}
    seen = match.view(None)["sides"]
    assert (seen[other]["treaty"], seen[side]["treaty"]) == (3 if raised else 2, 0)
    assert {kind for _, kind in asked(match)} == {"ministry"}
    # from now on each player decides for his side: France, holder of the Initiative, says who goes first
    french = bidder if side == "france" else accepts
    while "ministry" in {kind for _, kind in asked(match)}:
        name, _ = asked(match)[0]
        play(match, f"{name}: {options(match, name)[0]}")
    assert asked(match) == [(french, "first")]
    play(match, f"{french}: first britain")
    assert asked(match) == [(accepts if french == bidder else bidder, "round")]


@rule("IS-SU.14")
def test_a_bid_of_0_gives_nothing() -> None:
    match = auction()
    play(match, f"{speaker(match)}: bid france 0")
    play(match, f"{speaker(match)}: accept")
    assert [match.view(None)["sides"][name]["treaty"] for name in ("france", "britain")] == [0, 0]
    assert happened(match, "sides")[0][-1] == 0


@rule("IS-R-62")
def test_the_highest_bid_needs_no_answer() -> None:
    match = auction()
    first = speaker(match)
    play(match, f"{first}: bid britain 20")
    assert sides(match)[first] == "britain"
    assert happened(match, "sides")
