"""Section G.1, chapters 9 to 12: the same position in Coalitions and in Raison d'État, and what differs."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadInput
from tests.conformance.coalitions import table as coalitions
from tests.conformance.raison_detat.minors import acting, attack, moving, public, results, scored, some
from tests.conformance.raison_detat.table import (
    asked,
    declare,
    diplomacy,
    garrisons,
    happened,
    options,
    play,
    position,
    refused,
    track,
    until,
)
from tests.conformance.rule import rule


def kinds(match: Match) -> set[str]:
    return {kind for _, kind in asked(match)}


# -- Battle cards


@rule("RD-D-17", "RD-5.11.6", "RD-5.11.5")
def test_six_cards_are_the_limit_for_france_too() -> None:
    """France with 7 cards at the end of its Leadership."""
    fields: dict[str, Any] = {
        "power": "france",
        "action": "leadership",
        "powers": {"france": {"hand": [1, 1, 1, 2, 2, 3, 3]}},
    }
    assert "surplus" not in kinds(play(coalitions.position(**fields), "france: decline"))
    match = play(position(**fields), "france: decline")
    assert kinds(match) == {"gifts"}
    play(match, "france: done")
    assert acting(match) == ("france", "france", "surplus")


@rule("RD-D-20", "RD-10.6.7", "RD-10.6.8", "RD-10.7.2")
def test_pairs_of_4_and_lost_5_are_as_in_coalitions() -> None:
    """France plays 4, 4 and 5 against a Garrison with a Fortress and a General: 4 + 13 + 1, or beaten with a 5."""
    cases = ((["4", "4", "5"], 3, (18, 8, 0), 6), (["5"], 1, (7, 8, 1), 7))
    for cards, troops, result, morale in cases:
        powers: dict[str, Any] = {
            "france": {"generals": {"wurttemberg": troops}, "hand": [int(card) for card in cards], "morale": 9},
            "austria": {"generals": {"bavaria": 3, "wien": 0}, "garrisons": ["bavaria"], "status": "expansionist"},
        }
        for make in (coalitions.position, position):
            if make is position:
                powers["austria"].pop("status", None)
            match = make(power="france", action="movement", fortresses=["bavaria"], powers=powers)
            play(match, "france: arbiter russia", "france: march wurttemberg > bavaria")
            assert kinds(match) == {"garrison"}
            play(match, "france: done")
            play(match, *[f"france: play {card} for bavaria" for card in cards])
            assert results(match) == [result]
            if result[2]:
                play(match, "france: off board")
            assert match.view(None)["powers"]["france"]["morale"] == morale


@rule("RD-D-22", "RD-10.6.4", "RD-R-53")
def test_a_target_must_already_be_played() -> None:
    """The attacker plays first and has no target: its 2 and 3 can only be played face down."""
    match = attack(
        "france",
        "march wurttemberg > bavaria",
        arbiter="ottoman",
        france={"generals": {"wurttemberg": 2}, "hand": [2, 3], "morale": 9},
        austria={"generals": {"bavaria": 2}, "hand": [4], "morale": 9},
    )
    assert options(match, "france") == ["play 2 for bavaria", "play 3 for bavaria", "pass"]
    refused(match, "france", "reveal 2 for bavaria", "RD-10.6.4")
    refused(match, "france", "strike 3 for bavaria", "RD-10.6.4")


@rule("RD-D-24", "RD-D-25", "RD-10.4.4", "RD-10.5.1", "RD-10.4.6", "RD-R-51")
def test_one_card_for_each_supporting_general_in_each_cycle() -> None:
    """Austria supports from Wien (2) and Tyrol (1), in the order it likes; Tyrol's limit does not silence Wien."""
    match = attack(
        "austria",
        "march bohemia > bavaria",
        arbiter="ottoman",
        austria={"generals": {"bohemia": 1, "wien": 2, "tyrol": 1}, "hand": [1, 1, 1, 1], "morale": 9},
        france={"generals": {"bavaria": 3, "paris": 0}},
    )
    play(match, "austria: support wien", "austria: support tyrol", "austria: play 1 for bavaria")
    assert set(options(match, "austria")) == {"play 1 for wien", "play 1 for tyrol", "pass"}
    play(match, "austria: play 1 for tyrol")
    assert options(match, "austria") == ["play 1 for wien", "pass"], "one card each before the next cycle"
    play(match, "austria: play 1 for wien")
    assert options(match, "austria") == ["play 1 for wien", "pass"]
    play(match, "austria: play 1 for wien")
    assert results(match) == [(6, 4, 0)]


# -- Taxation


@rule("RD-D-29", "RD-D-30", "RD-9.3.1")
def test_there_is_no_trade() -> None:
    """The British homes London 3, Cornwall 1 and Scotland & Ireland 2 are all that Taxation yields."""
    fields: dict[str, Any] = {"power": "britain", "action": "taxation"}
    assert happened(coalitions.position(**fields), "trade") != []
    match = position(**fields)
    assert happened(match, "tax")[0][1] == 6
    assert happened(match, "trade") == []
    assert public(match, "britain")["money"] == 6


# -- Subsidies


@rule("RD-D-31", "RD-D-32", "RD-D-33", "RD-D-34", "RD-D-44", "RD-9.4.2", "RD-9.4.3", "RD-9.4.6")
def test_subsidies_of_every_power_up_to_3_without_influence_or_cards_instead() -> None:
    """Austria gives Britain 3; in Coalitions only Britain gives, as much as it likes, and gains Influence for it."""
    powers: dict[str, Any] = {"britain": {"money": 9, "hand": [1]}, "austria": {"money": 9, "hand": [1]}}
    base = play(
        coalitions.position(power="britain", action="leadership", powers=powers),
        "britain: decline",
        "britain: offer austria 9",
        "austria: accept",
    )
    assert scored(base) == {"britain": 1}
    base = play(coalitions.position(power="austria", action="leadership", powers=powers), "austria: decline")
    assert not kinds(base) & {"gifts", "subsidies"}
    match = play(position(power="austria", action="leadership", powers=powers), "austria: decline")
    assert "send 1 to britain" in options(match, "austria")
    refused(match, "austria", "offer britain 9", "RD-9.4.2")
    play(match, "austria: offer britain 3", "britain: accept")
    assert scored(match) == {}
    assert some(match, "money") == {"britain": 12, "austria": 6}


@rule("RD-D-44", "RD-7.6.1", "RD-9.4.2", "RD-9.13.4", "RD-10.10.3")
def test_the_french_coalition_has_the_same_privileges() -> None:
    """France subsidises Sweden, lets it use its Sea Route, and gains 2 for an Austrian General."""
    match = position(power="france", action="leadership", powers={"france": {"money": 3}})
    play(match, "france: decline", "france: offer sweden 3", "sweden: accept")
    assert some(match, "money") == {"sweden": 3}
    match = moving("sweden", arbiter="austria", sweden={"generals": {"napoli": 1}})
    play(match, "sweden: sail napoli > provence", "france: consent")
    assert public(match, "sweden")["generals"] == {"provence": 1}
    match = attack(
        "france",
        "march lorraine > pfalz",
        arbiter="ottoman",
        france={"generals": {"lorraine": 2}},
        austria={"generals": {"pfalz": 0}},
    )
    play(match, "austria: off board")
    assert scored(match) == {"france": 2}


# -- Leadership, Mobilisation, Expand Influence


@rule("RD-D-37", "RD-9.5.3")
def test_no_general_is_placed_beside_an_own_one() -> None:
    """Austria controls Wien, Tyrol, Karinthia, Bohemia and Silesia; its General in Wien closes it to the others."""
    match = position(power="austria", action="leadership", powers={"austria": {"generals": {"wien": 1}}})
    placed = {move.removeprefix("place ") for move in options(match, "austria") if move.startswith("place")}
    assert placed == {"tyrol", "karinthia", "bohemia", "silesia"}
    refused(match, "austria", "place wien", "RD-9.5.3")


@rule("RD-D-38", "RD-9.5.1", "RD-D-52")
def test_there_is_neither_napoleon_nor_any_other_named_general() -> None:
    """France declines Leadership; no General of it moves."""
    powers = {"france": {"generals": {"paris": 1}}}
    match = play(position(power="france", action="leadership", powers=powers), "france: decline")
    assert "france" not in {seat for seat, _ in asked(match)}
    powers["france"]["named"] = "paris"  # type: ignore[assignment]
    base = play(coalitions.position(power="france", action="leadership", powers=powers), "france: decline")
    assert "march paris > picardie" in options(base, "france"), "Napoleon's Move"
    with pytest.raises(BadInput):
        position(power="france", action="leadership", powers=powers)


@rule("RD-D-39", "RD-1.7", "RD-9.6.12")
def test_britain_suffers_corruption_too() -> None:
    fields: dict[str, Any] = {
        "power": "britain",
        "action": "mobilisation",
        "powers": {"britain": {"money": 4, "generals": {"london": 0}}},
    }
    base = play(coalitions.position(**fields), "britain: buy troop london", "britain: done")
    match = play(position(**fields), "britain: buy troop london", "britain: done")
    assert (base.view(None)["powers"]["britain"]["money"], track(match, "money")["britain"]) == (3, 0)


@rule("RD-D-40", "RD-9.7.1")
def test_influence_is_expanded_also_without_the_own_capital() -> None:
    """Austria, without Wien, gains 1 for Bavaria."""
    powers = {"austria": {"garrisons": ["bavaria"]}, "france": {"garrisons": ["wien"]}}
    assert scored(position(power="austria", action="influence", powers=powers)) == {"austria": 1}


# -- Movement


@rule("RD-D-47", "RD-D-46", "RD-9.13.1", "RD-9.13.2")
def test_a_sea_movement_starts_at_the_end_of_a_route_not_in_a_port() -> None:
    """From London one British route leads to Hannover; in Coalitions three lead in one move as far as Danmark."""
    board = position().definition.map.board  # type: ignore[attr-defined]
    assert not any(territory.port for territory in board.territories)
    powers: dict[str, Any] = {"britain": {"generals": {"london": 1, "hesse": 1}}}
    match = moving("britain", arbiter="france", **powers)
    sails = {move for move in options(match, "britain") if move.startswith("sail")}
    assert sails == {"sail london > hannover", "sail london > holland"}
    refused(match, "britain", "sail hesse > london", "RD-9.13.1")
    base = play(coalitions.position(power="britain", action="movement", powers=powers), "britain: arbiter france")
    assert "sail london > danmark" in options(base, "britain")


@rule("RD-D-49", "RD-5.2.9", "RD-9.16.5")
@pytest.mark.parametrize("scenario", ["1618", "1702"])
def test_the_alps_are_impassable(scenario: str) -> None:
    board = position(scenario).definition.map.board  # type: ignore[attr-defined]
    assert [one.id for one in board.territories if one.kind == "impassable"] == ["alps"]
    match = moving("austria", scenario, arbiter="france", austria={"generals": {"tyrol": 1}})
    refused(match, "austria", "march tyrol > alps", "RD-5.2.9")


# -- update of the board


@rule("RD-D-51", "RD-7.9.1", "RD-7.9.2", "RD-7.9.3")
@pytest.mark.parametrize(
    ("before", "after", "powers", "expected"),
    [
        # A: at War, now at Peace: a General and a Garrison in Kiev
        ("french", "austrian", {"sweden": {"generals": {"kiev": 1}, "garrisons": ["kiev"]}}, ("russia", "stay")),
        # B: at Peace, now at War: beside a stronger Austrian in Warszawa
        (
            "austrian",
            "french",
            {"sweden": {"generals": {"warszawa": 0}}, "austria": {"generals": {"warszawa": 2}}},
            ("sweden", "update_withdraw"),
        ),
        # C: a Neutral General on a Territory he does not control
        ("expansionist", "neutral", {"sweden": {"generals": {"warszawa": 2}}}, ("sweden", "update_withdraw")),
        ("expansionist", "neutral", {"sweden": {"generals": {"warszawa": 2}, "garrisons": ["warszawa"]}}, None),
    ],
)
def test_the_three_cases_of_an_update(
    before: str, after: str, powers: dict[str, Any], expected: tuple[str, str] | None
) -> None:
    powers = {**powers, "sweden": {**powers["sweden"], "status": before}}
    match = declare(diplomacy(powers=powers), sweden=after)
    while kinds(match) == {"admit"}:
        match.play(match.decisions[0].seat, "accept")
    if expected is None:
        assert asked(match) == [("britain", "drill")]
        assert garrisons(match) == {"warszawa": "sweden"}
        return
    assert asked(match) == [expected]


# -- Minor Powers


@rule("RD-D-58", "RD-4.4", "RD-12.2.2")
def test_a_minor_power_has_no_influence_and_cannot_win() -> None:
    with pytest.raises(BadInput):
        position(seats=4, powers={"russia": {"controller": "austria", "influence": 1}})
    powers: dict[str, Any] = {
        "russia": {"controller": "austria", "garrisons": ["warszawa", "krakow", "saxonia"]},
        "austria": {"influence": 24},
    }
    match = position(seats=4, power="russia", action="influence", powers=powers)
    assert match.outcome is None
    assert scored(match) == {"austria": 24}
    assert until(match, "drill", "bid").outcome is None


@rule("RD-D-53", "RD-D-52")
def test_no_scenario_has_special_rules_of_its_own_besides_its_coalitions() -> None:
    for scenario in ("1618", "1702"):
        assert position(scenario, start="scenario").view(None)["special"] == []
    base = Match.from_position("coalitions", {"scenario": "1792", "start": "scenario"})
    assert base.view(None)["special"] != []
