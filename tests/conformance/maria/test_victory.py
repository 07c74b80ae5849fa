"""Victory in the full game (23) and the full game for two players (24.2)."""

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
    options,
    pools,
    told,
    turn,
)
from tests.conformance.rule import rule

A, B = "player_a", "player_b"
CORE = [
    "budweis", "chrudim", "deutsch_brod", "jungbunzlau", "koeniggraetz", "leitmeritz", "neuhaus", "tabor", "iglau",
    "pisek", "krems", "steyr", "znaim",
]  # fmt: skip
FRENCH = ["arras", "amiens", "calais", "cambrai", "douai", "givet", "longwy", "peronne", "rocroi", "sedan"]


def marks(**counts: int) -> dict[str, str]:
    """Markers of France and Prussia in Austria, of Austria and the Pragmatic Army in France."""
    found = dict.fromkeys(CORE[: counts.get("france", 0)], "france")
    found |= dict.fromkeys(CORE[13 - counts.get("prussia", 0) :], "prussia")
    found |= dict.fromkeys(FRENCH[: counts.get("austria", 0)], "austria")
    return found | dict.fromkeys(
        FRENCH[10 - counts.get("pragmatic", 0) :] if counts.get("pragmatic") else [], "pragmatic"
    )


def winner(match: Match) -> tuple[tuple[int, ...], str] | None:
    return None if match.outcome is None else (match.outcome.winners, match.outcome.rule)


@rule("M-23.1", "M-15.2", "M-R-39")
def test_an_empty_pool_wins_at_the_end_of_the_phase() -> None:
    match = build(markers=marks(france=10), generals={"broglie": {"city": "linz", "armies": 5}})
    assert pools(match)["france"] == 1
    turn(match, LX, "move broglie > wels")
    assert pools(match)["france"] == 0
    assert match.outcome is None  # the phase is not over
    turn(match, LX, "halt")  # nobody is left to move
    assert winner(match) == ((0,), "M-23.1")


@rule("M-23.1", "M-R-39")
@pytest.mark.parametrize(
    ("stage", "phase"),
    [
        ("politics", "tracks"), ("france_bavaria", "cards"), ("france_bavaria", "supply"),
        ("prussia_saxony", "movement"), ("austria_pragmatic", "combat"),
        ("austria_pragmatic", "conquest"), ("prussia_saxony", "end"),
    ],
)  # fmt: skip
def test_victory_is_checked_after_every_phase(stage: str, phase: str) -> None:
    match = build(stage=stage, phase=phase, markers=marks(austria=8))
    assert winner(match) == ((2,), "M-23.1")


@rule("M-23.1", "M-23.6")
@pytest.mark.parametrize(("power", "count", "seat"), [("france", 11, 0), ("pragmatic", 8, 1), ("austria", 8, 2)])
def test_every_major_power_can_win_active_or_not(power: str, count: int, seat: int) -> None:
    match = build(stage="prussia_saxony", phase="end", markers=marks(**{power: count}))
    assert winner(match) == ((seat,), "M-23.1")


@rule("M-23.6", "M-23.1")
def test_frederick_wins_with_prussia() -> None:
    markers = marks(prussia=8) | dict.fromkeys(("breslau", "brieg", "neisse", "glatz", "cosel"), "prussia")
    match = build(stage="austria_pragmatic", phase="end", markers=markers)
    assert pools(match)["prussia"] == 0
    assert winner(match) == ((1,), "M-23.1")


@rule("M-R-39", "M-10.3.11", "M-R-18")
def test_question_marks_count_as_in_the_pool_and_markers_aside_do_not() -> None:
    match = build(
        stage="france_bavaria", markers=marks(france=10), claims={"linz": "france"},
        generals={"traun": {"city": "linz", "armies": 3}, "broglie": {"city": "paris"}},
    )  # fmt: skip
    assert pools(match)["france"] == 1
    turn(match, LX, "done")
    assert match.outcome is None
    aside = build(markers=marks(france=9), france={"aside": 2}, phase="supply")
    assert (pools(aside)["france"], winner(aside)) == (0, ((0,), "M-23.1"))


@rule("M-23.2", "M-R-66", "M-R-49")
def test_of_two_the_one_that_could_place_more_wins() -> None:
    more = build(stage="prussia_saxony", phase="end", markers=marks(france=11, austria=8), france={"battles": 1})
    assert winner(more) == ((0,), "M-23.1")
    other = build(stage="prussia_saxony", phase="end", markers=marks(france=11, austria=8), austria={"battles": 1})
    assert winner(other) == ((2,), "M-23.1")


@rule("M-23.1", "M-23.2")
def test_who_ends_the_war_has_placed_that_many() -> None:
    match = build(stage="prussia_saxony", phase="end", markers=marks(france=11, austria=3), france={"battles": 1})
    assert match.outcome is not None
    assert match.outcome.scores == (12, 0, 3)  # one substitute more than the pool had


@rule("M-23.3", "M-R-84")
def test_maria_theresa_wins_ties_and_louis_loses_them() -> None:
    both = build(stage="prussia_saxony", phase="end", markers=marks(france=11, austria=8))
    assert winner(both) == ((2,), "M-23.1")
    fritz = build(stage="prussia_saxony", phase="end", markers=marks(france=11, pragmatic=8))
    assert winner(fritz) == ((1,), "M-23.1")


def sheets(**sums: int) -> list[dict[str, int]]:
    """Three winters whose entries, with the present pools of a fourth, add up to these sums."""
    present = {"france": 11, "prussia": 13, "pragmatic": 8, "austria": 8}
    return [{power: sums[power] - present[power] for power in present}, *([dict.fromkeys(present, 0)] * 2)]


@rule("M-23.4")
@pytest.mark.parametrize(("lowest", "seat"), [("france", 0), ("prussia", 1), ("pragmatic", 1), ("austria", 2)])
def test_after_the_last_winter_the_lowest_sum_wins(lowest: str, seat: int) -> None:
    sums = {"france": 30, "prussia": 30, "pragmatic": 30, "austria": 30} | {lowest: 20}
    match = build(stage="winter", phase="scoring", turn=12, winters=sheets(**sums))
    assert winner(match) == ((seat,), "M-23.4")
    assert told(match, "winter_sheet")[0] == {"kind": "winter_sheet", **sums}


@rule("M-23.5", "M-EX-D14")
def test_example_end_scores() -> None:
    match = build(
        stage="winter", phase="scoring", turn=12, winters=sheets(austria=21, france=21, prussia=24, pragmatic=22)
    )
    assert winner(match) == ((2,), "M-23.4")


@rule("M-23.5", "M-R-84")
@pytest.mark.parametrize(
    ("sums", "seat"),
    [
        ({"france": 20, "pragmatic": 20, "prussia": 30, "austria": 30}, 1),
        ({"france": 20, "prussia": 20, "pragmatic": 30, "austria": 30}, 1),
        ({"prussia": 20, "pragmatic": 20, "austria": 20, "france": 20}, 2),
        ({"prussia": 20, "pragmatic": 20, "austria": 21, "france": 21}, 1),
    ],
)
def test_ties_of_the_sums(sums: dict[str, int], seat: int) -> None:
    match = build(stage="winter", phase="scoring", turn=12, winters=sheets(**sums))
    assert winner(match) == ((seat,), "M-23.4")


@rule("M-23.4", "M-5.15")
def test_the_last_winter_still_recruits() -> None:
    match = build(stage="austria_pragmatic", phase="end", turn=12, france={"hand": ["clubs_4"]})
    assert asked(match) == [(LX, "recruit")]
    while match.outcome is None:
        match.play(match.decisions[0].seat, "recruit 0")
    assert len(match.view(None)["winters"]) == 4


# -- 24.2


def pair(**fields: Any) -> Match:
    return build("full", 2, **fields)


@rule("M-24.2.1", "M-24.2.2", "M-R-94")
def test_who_runs_whom() -> None:
    match = pair(start="set_up")
    for seat, powers in ((A, {"france", "bavaria", "prussia", "saxony"}), (B, {"austria", "pragmatic"})):
        seen = match.view(seat)["powers"]
        assert {power for power in seen if "hand" in seen[power]} == powers
    neutral = pair(tracks={"saxony": 4})
    assert neutral.view(None)["powers"]["saxony"]["seat"] == B


@rule("M-R-94", "M-17.0.3")
def test_each_player_bids_for_two_powers() -> None:
    match = pair(stage="politics", phase="bid", trump="clubs", offer=["palace_coup"], turn=4)
    assert sorted((d["seat"], d["power"]) for d in match.view(None)["decisions"]) == [
        (A, "france"), (A, "prussia"), (B, "austria"), (B, "pragmatic"),
    ]  # fmt: skip


@rule("M-R-94", "M-10.1.23", "M-10.1.24")
def test_austria_and_the_pragmatic_army_need_no_consent() -> None:
    generals = {"arenberg": {"city": "loewen", "armies": 2}, "cumberland": {"city": "diest", "armies": 2}}
    match = pair(stage="austria_pragmatic", generals=generals)
    assert "wait" not in options(match, B)
    turn(match, B, "move arenberg > diest")
    assert city(match, "arenberg") == city(match, "cumberland") == "diest"
    assert asked(match)[0][1] != "consent"


@rule("M-24.2.3")
@pytest.mark.parametrize(
    ("payer", "receiver", "allowed"),
    [
        ("france", "saxony", True), ("prussia", "saxony", True), ("prussia", "bavaria", True),
        ("france", "prussia", False), ("prussia", "france", False), ("austria", "pragmatic", False),
        ("pragmatic", "austria", False),
    ],
)  # fmt: skip
def test_subsidies_go_to_minor_powers_only(payer: str, receiver: str, allowed: bool) -> None:
    if allowed:
        assert pair(phase="end", contracts=[[payer, receiver, 2]]).view(None)["contracts"]
    else:
        with pytest.raises(BadInput):
            pair(contracts=[[payer, receiver, 2]])


@rule("M-24.2.4", "M-R-76")
@pytest.mark.parametrize("first", ["use it", "discard it"])
def test_a_player_uses_one_political_card_only(first: str) -> None:
    match = pair(
        stage="politics", phase="order", trump="clubs", turn=4, offer=["palace_coup", "saxon_minister_bargains"],
        france={"politics": ["clubs_10"]}, prussia={"politics": ["clubs_9"]},
    )  # fmt: skip
    turn(match, A, "take palace_coup", first)
    if first == "use it":
        turn(match, A, "do 1 left")
    turn(match, A, "take saxon_minister_bargains")
    if first == "use it":
        assert asked(match)[0][1] not in ("use_card", "use_part")
        assert [d["political"] for d in told(match, "political_discarded")] == ["saxon_minister_bargains"]
        assert match.view(None)["powers"]["prussia"]["politics"] == []
        assert "clubs_9" in match.view(None)["discards"][0]
    else:
        assert options(match, A) == ["use it", "discard it"]
    three = build(
        stage="politics", phase="order", trump="clubs", turn=4, offer=["palace_coup", "saxon_minister_bargains"],
        pragmatic={"politics": ["clubs_10"]}, prussia={"politics": ["clubs_9"]},
    )  # fmt: skip
    turn(three, FR, "take palace_coup", "use it", "do 1 left", "take saxon_minister_bargains")
    assert options(three, FR) == ["use it", "discard it"]  # with three players FR may use both


@rule("M-24.2.5", "M-R-40")
@pytest.mark.parametrize(
    ("loser", "places", "asks"),
    [
        ("schwerin", ("boehmisch_brod", "kolin"), True),
        ("broglie", ("boehmisch_brod", "kolin"), True),
        ("toerring", ("boehmisch_brod", "kolin"), True),
        ("broglie", ("maubeuge", "mons"), False),
        ("broglie", ("wuerzburg", "wertheim"), True),
        ("broglie", ("wertheim", "wuerzburg"), False),
    ],
)
def test_french_losses_in_bohemia_move_saxony_too(loser: str, places: tuple[str, str], asks: bool) -> None:
    generals = {loser: {"city": places[0], "armies": 5}, "traun": {"city": places[1], "armies": 8}}
    match = pair(stage="austria_pragmatic", phase="combat", generals=generals)
    turn(match, A, "decline")
    while asked(match)[0][1] == "retreat":
        turn(match, B, options(match, B)[0])
    assert (asked(match) == [(B, "saxony")]) == asks
    three = build(stage="austria_pragmatic", phase="combat", generals=generals)
    turn(three, FR if loser == "schwerin" else LX, "decline")
    while asked(three)[0][1] == "retreat":
        turn(three, MT, options(three, MT)[0])
    assert (asked(three) == [(MT, "saxony")]) == (loser == "schwerin")


@rule("M-24.2.5", "M-R-40")
@pytest.mark.parametrize(("place", "asks"), [("prag", True), ("bruessel", False)])
def test_a_starved_frenchman_in_bohemia_counts(place: str, asks: bool) -> None:
    match = pair(phase="supply", generals={"broglie": {"city": place, "armies": 1}})
    assert city(match, "broglie") is None
    assert (asked(match) == [(B, "saxony")]) == asks


@rule("M-24.2.6", "M-11.1.19")
def test_austria_need_not_attack_first() -> None:
    generals = {
        "arenberg": {"city": "ath", "armies": 1}, "moritz_von_sachsen": {"city": "tournai", "armies": 8},
        "cumberland": {"city": "nivelles", "armies": 1}, "maillebois": {"city": "charleroi", "armies": 8},
    }  # fmt: skip
    match = pair(stage="austria_pragmatic", phase="combat", generals=generals)
    assert set(options(match, B)) == {"attack ath > tournai", "attack nivelles > charleroi"}
    three = build(stage="austria_pragmatic", phase="combat", generals=generals)
    assert told(three, "battle")[0]["city"] == "ath"


@rule("M-24.2.7", "M-R-84")
def test_player_b_wins_every_tie() -> None:
    for markers in (marks(france=11, austria=8), marks(france=11, pragmatic=8)):
        match = pair(stage="prussia_saxony", phase="end", markers=markers)
        assert winner(match) == ((1,), "M-23.1")
    even = pair(
        stage="winter", phase="scoring", turn=12, winters=sheets(austria=30, france=21, prussia=24, pragmatic=21)
    )
    assert winner(even) == ((1,), "M-23.4")
    clear = pair(
        stage="winter", phase="scoring", turn=12, winters=sheets(austria=30, france=21, prussia=24, pragmatic=22)
    )
    assert winner(clear) == ((0,), "M-23.4")


SILESIAN = dict.fromkeys(("breslau", "brieg", "neisse", "glatz", "cosel"), "prussia")


@rule("M-23.3", "M-R-84", "M-23.1")
@pytest.mark.parametrize(
    ("counts", "seat"),
    [
        ({"prussia": 8, "austria": 10}, 2),
        ({"prussia": 8, "pragmatic": 8}, 1),
        ({"prussia": 2, "france": 11, "pragmatic": 8}, 1),
        ({"france": 11, "austria": 2, "pragmatic": 8}, 1),
    ],
)
def test_ties_of_empty_pools(counts: dict[str, int], seat: int) -> None:
    """Prussia has five Silesian fortresses more, Austria, which loses them, three in Bavaria."""
    markers = marks(**counts) | (SILESIAN if "prussia" in counts else {})
    if counts.get("austria") == 10:
        markers |= dict.fromkeys(("straubing", "braunau", "ingolstadt"), "austria")
    match = build(stage="austria_pragmatic", phase="end", markers=markers)
    empty = {"france": 11, "prussia": 8, "pragmatic": 8, "austria": 10}
    assert {power for power, left in pools(match).items() if not left} == {
        power for power, count in counts.items() if count == empty[power]
    }
    assert winner(match) == ((seat,), "M-23.1")


@rule("M-23.2", "M-R-66", "M-23.3")
def test_more_substitutes_go_before_the_ranking_of_the_players() -> None:
    """Austria would win the tie; France has placed more than it had."""
    for battles, seat in ((0, 2), (1, 0)):
        match = build(
            stage="prussia_saxony", phase="end", markers=marks(france=11, austria=8), france={"battles": battles}
        )
        assert match.view(None)["powers"]["france"]["substitutes"] == battles
        assert winner(match) == ((seat,), "M-23.1")


@rule("M-23.4", "M-23.5")
def test_all_four_winters_are_added() -> None:
    """Austria leads in three winters, France in the sum."""
    sheets_ = [{"france": 5, "prussia": 20, "pragmatic": 20, "austria": n} for n in (4, 4, 20)]
    match = build(stage="winter", phase="scoring", turn=12, winters=sheets_)
    assert told(match, "winter_sheet")[0]["france"] == 15 + 11
    assert told(match, "winter_sheet")[0]["austria"] == 28 + 8
    assert winner(match) == ((0,), "M-23.4")


@rule("M-24.2.7", "M-23.2")
@pytest.mark.parametrize(
    ("markers", "fields", "seat"),
    [
        (marks(france=11, austria=8), {}, 1),
        (marks(france=11, austria=8), {"france": {"battles": 1}}, 0),  # no tie: it could place more
        (marks(prussia=8) | SILESIAN | marks(pragmatic=8), {}, 1),
        (marks(prussia=8) | SILESIAN, {}, 0),
    ],
)
def test_ties_with_two_players(markers: dict[str, str], fields: dict[str, Any], seat: int) -> None:
    match = pair(stage="austria_pragmatic", phase="end", markers=markers, **fields)
    assert winner(match) == ((seat,), "M-23.1")


@rule("M-24.2.4", "M-R-76")
def test_the_second_player_too_uses_one_card_only_and_two_players_one_each() -> None:
    fields: dict[str, Any] = {
        "stage": "politics", "phase": "order", "trump": "clubs", "turn": 4,
        "offer": ["palace_coup", "saxon_minister_bargains"],
    }  # fmt: skip
    match = pair(austria={"politics": ["clubs_10"]}, pragmatic={"politics": ["clubs_9"]}, **fields)
    turn(match, B, "take palace_coup", "use it", "decline", "take saxon_minister_bargains")
    assert asked(match)[0][1] not in ("use_card", "use_part")
    assert [d["political"] for d in told(match, "political_discarded")] == ["saxon_minister_bargains"]
    each = pair(austria={"politics": ["clubs_10"]}, france={"politics": ["clubs_9"]}, **fields)
    turn(each, B, "take palace_coup", "use it", "decline")
    turn(each, A, "take saxon_minister_bargains")
    assert options(each, A) == ["use it", "discard it"]


@rule("M-24.2.6")
def test_the_pragmatic_army_may_attack_first() -> None:
    generals = {
        "arenberg": {"city": "ath", "armies": 1}, "moritz_von_sachsen": {"city": "tournai", "armies": 8},
        "cumberland": {"city": "nivelles", "armies": 1}, "maillebois": {"city": "charleroi", "armies": 8},
    }  # fmt: skip
    match = pair(stage="austria_pragmatic", phase="combat", generals=generals)
    turn(match, B, "attack nivelles > charleroi", "decline")
    assert [(b["city"], b["other_city"]) for b in told(match, "battle")] == [
        ("nivelles", "charleroi"), ("ath", "tournai"),
    ]  # fmt: skip
    three = build(stage="austria_pragmatic", phase="combat", generals=generals)
    forbidden(three, FR, "attack nivelles > charleroi")


@rule("M-24.2.5", "M-R-40")
def test_a_prussian_starved_on_flanders_does_not_move_saxony_with_two_players() -> None:
    """Only what happens on the Bohemia map counts; with three players any Prussian point does."""
    for place, asks in (("koblenz", False), ("wien", True)):
        fields: dict[str, Any] = {
            "stage": "prussia_saxony", "phase": "supply", "generals": {"schwerin": {"city": place, "armies": 1}},
        }  # fmt: skip
        assert (asked(pair(**fields))[0] == (B, "saxony")) == asks
        assert asked(build(**fields))[0] == (MT, "saxony")
