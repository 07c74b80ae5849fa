"""Chapters 1 and 2: the game as a whole, its turns and Eras."""

from __future__ import annotations

from itertools import pairwise

import pytest

from chancellery import Match
from chancellery.kernel import BadInput
from tests.conformance.imperial_struggle import scores, wars
from tests.conformance.imperial_struggle.rounds import begun
from tests.conformance.imperial_struggle.table import IDLE, asked, build, happened, options, order, play
from tests.conformance.rule import rule

TRACK = ["turn_1", "war_1", "turn_2", "turn_3", "war_2", "turn_4", "war_3", "turn_5", "war_4", "turn_6"]


def seen(match: Match, field: str) -> object:
    return match.view(None)[field]


def next_box(turn: str) -> str:
    """Where the Game Turn marker stands once a turn without any winner is over."""
    if turn.startswith("war"):
        match = wars.war({box: war for war, box in wars.BOXES.items()}[turn])
        wars.finish(match)
    else:
        match = build(turn=turn, phase="victory")
    # a War without decisions runs through at once: the first box that was entered counts
    entered = [event for event in match.events() if event.kind in ("turn", "war")]
    first = entered[0] if turn.startswith("turn") else entered[1]
    return TRACK[first.args[0]] if first.kind == "turn" else f"war_{first.args[0] + 1}"


@rule("IS-1.0.1")
def test_two_players_france_and_britain() -> None:
    match = Match.new("imperial_struggle", seed=1)
    assert match.seats == ("france", "britain")
    for seats in (1, 3):
        with pytest.raises(BadInput):
            Match.new("imperial_struggle", seats=seats)


@rule("IS-1.0.2", "IS-2.1.1", "IS-2.1.6", "IS-4.1.13.3")
@pytest.mark.parametrize(("turn", "after"), list(pairwise(TRACK)))
def test_six_peace_turns_and_four_wars_in_a_fixed_order(turn: str, after: str) -> None:
    assert next_box(turn) == after


@rule("IS-1.0.2", "IS-2.1.1", "IS-1.0.4")
def test_a_match_played_to_the_end_passes_every_box_once() -> None:
    match = Match.new("imperial_struggle", seed=0)
    while match.outcome is None:
        decision = match.decisions[0]
        texts = [move.text for move in decision.options]
        match.play(decision.seat, next((t for t in IDLE if t in texts), texts[0]))
    passed = [TRACK[e.args[0]] if e.kind == "turn" else f"war_{e.args[0] + 1}"
              for e in match.events() if e.kind in ("turn", "war")]  # fmt: skip
    assert passed == TRACK
    assert match.outcome.rule == "IS-4.1.14.2", "nobody won before Final Scoring"


@rule("IS-1.0.3", "IS-3.10.1")
def test_one_vp_total_up_for_france_down_for_britain() -> None:
    assert seen(Match.new("imperial_struggle", seed=1), "vp") == 15
    # the Award of Europe alone: 1 VP to whoever is ahead
    assert seen(scores.scored(["savoy"], [], demand=[]), "vp") == 16
    assert seen(scores.scored([], ["savoy"], demand=[]), "vp") == 14


@rule("IS-1.0.4", "IS-2.4.4", "IS-4.1.14.1")
def test_without_an_automatic_victory_final_scoring_decides() -> None:
    match = scores.scored(["savoy"], [], turn="turn_6", demand=[])
    told = ("scoring", "credit_compared", "final_scoring", "victory")
    assert order(match, *told) == ["scoring", "final_scoring", "credit_compared", "victory"]
    assert scores.winner(match) == ("france", "IS-4.1.14.2", "final")


@rule("IS-1.0.5")
def test_the_sides_play_by_the_same_rules() -> None:
    # a map whose flags are exchanged offers each side what it offered the other, at the same price
    french, british = ["acadia", "northeast_channel", "bavaria"], ["northern_colonies", "hudson_valley", "savoy"]
    for tile in ("economic_4_diplomatic", "diplomatic_4_military", "military_4_economic"):
        menus = []
        for side in ("france", "britain"):
            other = "britain" if side == "france" else "france"
            match = begun(
                side, **{side: {"flags": french, "navy": 2}, other: {"flags": british, "navy": 1}}, tiles=[tile]
            )
            play(match, f"{side}: take {tile}", f"{side}: begin major")
            menus.append(options(match, side))
        assert menus[0] == menus[1]


@rule("IS-2.1.2", "IS-2.1.3", "IS-2.1.4")
@pytest.mark.parametrize(
    ("era", "turns", "rewards"),
    [
        ("succession", ("turn_1", "turn_2"), 2),
        ("empire", ("turn_3", "turn_4"), 2),
        ("revolution", ("turn_5", "turn_6"), 1),
    ],
)
def test_the_turns_of_each_era(era: str, turns: tuple[str, str], rewards: int) -> None:
    # the reward of Furs is 2 VP + 1 TRP, 2 VP + 1 TRP, 1 VP; Spice 1, 2, 3 tells the first two apart
    spice = {"succession": 1, "empire": 2, "revolution": 3}[era]
    for turn in turns:
        match = scores.scored(
            ["york_factory", "mangalore"], [], turn=turn, demand=["furs", "spice"], awards=scores.PLAIN
        )
        assert scores.vp(match, "demand") == [("france", rewards, "demand"), ("france", spice, "demand")]


@rule("IS-2.1.5")
@pytest.mark.parametrize("turn", ["turn_1", "turn_2", "turn_3", "turn_4", "turn_5", "turn_6"])
def test_first_and_second_turn_of_an_era(turn: str) -> None:
    # in a first turn all Ministry cards come back and two are chosen; in a second one they stay as they are
    cards = [
        "jacobite_uprisings",
        {"1": "john_law", "3": "choiseul", "5": "turgot"}[str((int(turn[-1]) - 1) // 2 * 2 + 1)],
    ]
    match = build(turn=turn, phase="ministry", france={"ministry": cards})
    kept = [place["card"] for place in match.view("france")["sides"]["france"]["ministry"]]
    assert kept == ([] if turn in ("turn_1", "turn_3", "turn_5") else cards)


@rule("IS-2.1.7")
@pytest.mark.parametrize(
    ("turn", "war"),
    [("turn_1", "wss"), ("turn_2", "was"), ("turn_3", "was"), ("turn_4", "syw"), ("turn_5", "awi"), ("turn_6", None)],
)
def test_the_next_war(turn: str, war: str | None) -> None:
    match = begun("france", turn=turn, tiles=["military_2_economic"])
    shown = match.view("france")["war"]
    assert (shown and shown["id"]) == war
    play(match, "france: take military_2_economic", "france: begin major")
    assert ("buy tile" in options(match, "france")) == (war is not None)
    if war is not None:
        play(match, "france: buy tile")
        assert all(move.startswith(f"place in {war}_") for move in options(match, "france"))


@rule("IS-2.1.7", "IS-2.1.6")
def test_tiles_bought_in_turn_2_still_lie_there_in_turn_3() -> None:
    fields = {"bonus": {"was_central_europe": ["bonus_3"]}, "ministry": ["john_law", "the_cardinal_ministers"]}
    match = build(turn="turn_2", phase="victory", france=fields)
    assert seen(match, "turn") == "turn_3"
    theaters = match.view("france")["war"]["theaters"]
    assert theaters["was_central_europe"]["france"]["bonus"] == ["bonus_3"]


@rule("IS-2.2.1", "IS-4.1.9.1", "IS-4.0.3", "IS-4.1.9.2")
def test_four_action_rounds_each_in_turn_one_tile_each() -> None:
    match = build(first="britain", turn="turn_2")
    sides = []
    while asked(match) and asked(match)[0][1] == "round" and seen(match, "turn") == "turn_2":
        ((name, _),) = asked(match)
        sides.append(name)
        tile = options(match, name)[0]
        assert tile.startswith("take ")
        play(match, f"{name}: {tile}", f"{name}: pass 0" if len(sides) % 3 else f"{name}: end")
    assert sides == ["britain", "france"] * 4
    assert len(happened(match, "tile_taken")) == 8


@rule("IS-2.2.2")
def test_a_peace_turn_ends_with_four_awards_prestige_and_three_commodities() -> None:
    match = build(turn="turn_2", phase="end", demand=["furs", "fish", "cotton"])
    assert order(match, "scoring", "award", "prestige", "demand_scored", "turn") == [
        "scoring", "award", "prestige", "award", "award", "award", "demand_scored", "demand_scored",
        "demand_scored", "turn",
    ]  # fmt: skip


@rule("IS-2.3.1")
def test_each_theater_has_its_own_winner_and_spoils() -> None:
    tiles = {"wss_central_europe": "basic_0", "wss_spain": "basic_4"}  # +2 and -1 against +1
    match = wars.war("wss", france={"basic": tiles})
    wars.finish(match)
    assert wars.result(match, "wss_central_europe") == ("france", 1)
    assert wars.result(match, "wss_spain") == ("britain", 2)
    assert wars.result(match, "wss_queen_annes_war") is None
    spoils = {args[1]: (match.seats[args[0]], args[2]) for args in happened(match, "spoils")}
    assert spoils == {
        wars.number(match, "wss_central_europe"): ("france", 2),
        wars.number(match, "wss_spain"): ("britain", 1),
    }
