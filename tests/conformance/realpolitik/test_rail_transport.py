"""8.8 Rail Transport: before the first Movement Turn, along chains of controlled Territories joined by Trains."""

from __future__ import annotations

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, happened, names, options, order, play, ways
from tests.conformance.family.stage import skip
from tests.conformance.realpolitik.table import (
    after,
    garrisons,
    lines,
    on_rails,
    pairs,
    position,
    refused,
    seen,
    track,
)
from tests.conformance.rule import rule
from tests.scenes import shown_options

FRENCH = lines("champagne", "paris", "bourgogne")
# all Prussian Home Territories of the north in one line
NORTH = ("rheinland", "westphalia", "hannover", "berlin", "posen", "borussia", "pommern")


# -- when


@rule("RP-8.8.1", "RP-8.5.2", "RP-14.1.17", "RP-5.10.1")
def test_rail_transport_comes_after_disbanding_and_before_the_first_movement_turn() -> None:
    match = position(
        power="france",
        action="movement",
        trains=FRENCH,
        powers={"france": {"generals": {"paris": 2}, "garrisons": ["lorraine"]}},
    )
    assert asked(match) == [("france", "arbiter")]
    forbidden(match, "france", "rail paris > champagne")
    play(match, "france: arbiter prussia")
    assert asked(match) == [("france", "disband")]
    forbidden(match, "france", "rail paris > champagne")
    play(match, "france: done")
    assert asked(match) == [("france", "rail")]
    assert options(match, "france") == ["rail paris > champagne", "rail paris > bourgogne", "done"]
    play(match, "france: rail paris > champagne", "france: done")
    assert asked(match) == [("france", "move")]
    assert order(match, "arbiter", "moved", "movement_turn") == ["arbiter", "moved", "movement_turn"]


@rule("RP-8.8.1", "RP-8.8.11")
def test_never_before_the_second_or_the_third_movement_turn() -> None:
    match = on_rails("france", arbiter="prussia", trains=FRENCH, powers={"france": {"generals": {"paris": 2}}})
    play(match, "france: done")
    for number in (1, 2, 3):
        assert asked(match) == [("france", "move")]
        assert len(happened(match, "movement_turn")) == number
        forbidden(match, "france", "rail paris > champagne")
        play(match, "france: end")
        if number < 3:
            play(match, "france: request", "prussia: grant")
    assert seen(match, "france")["generals"] == {"paris": 2}


@rule("RP-5.10.1", "RP-14.1.17", "RP-8.8.5")
def test_without_trains_there_is_no_rail_transport() -> None:
    """Nor is anybody asked where no Train leads from the Territory of a General."""
    for rails in ([], lines("aquitaine", "languedoc", "provence")):
        match = on_rails("france", trains=rails, powers={"france": {"generals": {"paris": 3, "picardie": 0}}})
        assert asked(match) == [("france", "move")]


@rule("RP-8.8.5")
def test_a_general_without_a_train_reads_so_while_another_may_ride() -> None:
    match = on_rails("france", trains=FRENCH, powers={"france": {"generals": {"paris": 2, "picardie": 1}}})
    refused(match, "france", "rail picardie > paris", "RP-8.8.5")
    refused(match, "france", "rail troop picardie > paris", "RP-8.8.5")


# -- who and how far


@rule("RP-8.8.2", "RP-8.8.6", "RP-8.10.1", "RP-8.9.16")
def test_any_number_of_generals_with_their_troops_over_any_distance() -> None:
    match = on_rails(
        "prussia",
        trains=lines(*NORTH),
        powers={"prussia": {"generals": {"rheinland": 3, "hannover": 1, "westphalia": 0}}},
    )
    play(match, "prussia: rail rheinland > westphalia")
    for place in NORTH[4:]:
        play(match, f"prussia: on {place}")
    play(match, "prussia: done", "prussia: rail hannover > berlin", "prussia: halt", "prussia: done")
    play(match, "prussia: rail westphalia > hannover", "prussia: on berlin", "prussia: halt")
    assert ways(match) == [
        ("rail", list(NORTH)),
        ("rail", ["hannover", "berlin"]),
        ("rail", ["westphalia", "hannover", "berlin", "posen"]),
    ]
    assert seen(match, "prussia")["generals"] == {"pommern": 3, "berlin": 1, "posen": 0}


@rule("RP-8.8.2", "RP-8.8.8", "RP-8.8.6")
def test_any_number_of_troops_without_generals() -> None:
    match = on_rails(
        "prussia",
        trains=lines(*NORTH),
        powers={"prussia": {"generals": {"rheinland": 3, "berlin": 2, "pommern": 1}}},
    )
    play(match, "prussia: rail troop rheinland > pommern", "prussia: rail troop berlin > pommern")
    play(match, "prussia: rail troop rheinland > berlin", "prussia: rail troop rheinland > berlin")
    assert seen(match, "prussia")["generals"] == {"rheinland": 0, "berlin": 3, "pommern": 3}
    assert ways(match) == []


# -- the chain


@rule("RP-8.8.3", "RP-8.8.4", "RP-5.10.4")
@pytest.mark.parametrize(
    ("holder", "open_"),
    [("nobody", False), ("prussia", False), ("france", True)],
)
def test_every_territory_of_the_chain_is_controlled(holder: str, open_: bool) -> None:
    """Luxembourg lies on the line from Champagne to Brabant, where France has a Garrison."""
    powers = {
        "france": {"generals": {"champagne": 1}, "garrisons": ["brabant"] + ["luxembourg"] * (holder == "france")},
        "prussia": {"garrisons": ["luxembourg"] * (holder == "prussia")},
    }
    match = on_rails(
        "france", arbiter="italy", trains=[*lines("paris", "champagne", "luxembourg", "brabant")], powers=powers
    )
    if open_:
        play(match, "france: rail champagne > luxembourg", "france: on brabant")
        assert ways(match) == [("rail", ["champagne", "luxembourg", "brabant"])]
    else:
        assert after(match, "france", "rail ") == {"champagne > paris"}
        refused(match, "france", "rail champagne > luxembourg", "RP-8.8.3")


@rule("RP-8.8.4", "RP-R-31")
@pytest.mark.parametrize("host", ["nobody", "prussia"])
def test_the_starting_territory_is_part_of_the_chain(host: str) -> None:
    """From an uncontrolled Territory, or from the empty Home Territory of an enemy, no rail leads."""
    start, line = ("luxembourg", lines("luxembourg", "champagne", "paris"))
    if host == "prussia":
        start, line = ("rheinland", [*lines("rheinland", "luxembourg"), *FRENCH])
    powers = {"france": {"generals": {start: 2, "paris": 0}, "garrisons": ["luxembourg"] if host == "prussia" else []}}
    match = on_rails("france", arbiter="italy", trains=line, powers=powers)
    assert all(not text.startswith(("rail " + start, "rail troop " + start)) for text in options(match, "france"))
    refused(match, "france", f"rail {start} > {line[0][1]}", "RP-8.8.4")
    refused(match, "france", f"rail troop {start} > paris", "RP-8.8.4")


@rule("RP-8.8.3", "RP-8.8.4", "RP-14.1.18", "RP-7.4.1", "RP-R-38")
def test_the_ally_is_asked_once_for_the_whole_chain() -> None:
    """Wien, Bohemia (a Prussian Garrison), Schlesien and Berlin: three Territories of the Ally, one question."""
    match = on_rails(
        "austria",
        arbiter="france",
        alliances=[["austria", "prussia"]],
        trains=lines("wien", "bohemia", "schlesien", "berlin"),
        powers={"austria": {"generals": {"wien": 2}}, "prussia": {"garrisons": ["bohemia"]}},
    )
    play(match, "austria: rail wien > bohemia", "austria: on schlesien", "austria: on berlin")
    assert asked(match) == [("prussia", "consent")]
    assert match.decisions[0].rule == "RP-8.8.4"
    assert names(match, match.decisions[0].about[2:]) == ["wien", "bohemia", "schlesien", "berlin"]
    assert seen(match, "austria")["generals"] == {"wien": 2}, "nothing moves before the answer"
    play(match, "prussia: consent")
    assert seen(match, "austria")["generals"] == {"berlin": 2}
    assert len(happened(match, "consent")) == 1


@rule("RP-8.8.4", "RP-R-38", "RP-7.4.8")
@pytest.mark.parametrize("answer", ["consent", "refuse"])
def test_leaving_an_allys_territory_by_rail_needs_consent(answer: str) -> None:
    """A March out of it does not: only the rail has the starting Territory in its chain."""
    match = on_rails(
        "austria",
        arbiter="france",
        alliances=[["austria", "prussia"]],
        trains=lines("schlesien", "hungari"),
        powers={"austria": {"generals": {"schlesien": 1}}},
    )
    play(match, "austria: rail schlesien > hungari")
    assert asked(match) == [("prussia", "consent")]
    play(match, f"prussia: {answer}")
    if answer == "consent":
        assert seen(match, "austria")["generals"] == {"hungari": 1}
        return
    assert seen(match, "austria")["generals"] == {"schlesien": 1}
    assert asked(match) == [("austria", "move")], "there is no other rail move"
    play(match, "austria: march schlesien > hungari")
    assert seen(match, "austria")["generals"] == {"hungari": 1}
    assert happened(match, "consent") == []


@rule("RP-8.8.4", "RP-R-99", "FAM-D.10", "RP-14.1.18")
def test_a_refused_chain_is_not_asked_for_again() -> None:
    """The same General may still go elsewhere, and to the same place over own Territories alone."""
    match = on_rails(
        "austria",
        arbiter="france",
        alliances=[["austria", "prussia"]],
        trains=[*lines("wien", "bohemia", "hungari"), *lines("wien", "hungari"), *lines("bohemia", "schlesien")],
        powers={"austria": {"generals": {"wien": 2}}, "prussia": {"garrisons": ["bohemia"]}},
    )
    play(match, "austria: rail wien > bohemia", "austria: on hungari", "prussia: refuse")
    assert asked(match) == [("austria", "rail")]
    play(match, "austria: rail wien > bohemia", "austria: on schlesien", "prussia: refuse")
    play(match, "austria: rail wien > bohemia", "prussia: refuse")
    refused(match, "austria", "rail wien > bohemia", "RP-R-99")
    assert options(match, "austria") == ["rail wien > hungari", "done"]
    play(match, "austria: rail wien > hungari")
    assert seen(match, "austria")["generals"] == {"hungari": 2}


@rule("RP-R-99", "FAM-D.8", "FAM-D.10")
def test_a_refusal_by_rail_holds_in_the_first_movement_turn_but_not_in_the_second() -> None:
    match = on_rails(
        "austria",
        arbiter="france",
        alliances=[["austria", "prussia"]],
        trains=lines("wien", "bohemia"),
        powers={"austria": {"generals": {"wien": 2}}, "prussia": {"garrisons": ["bohemia"]}},
    )
    play(match, "austria: rail wien > bohemia", "prussia: refuse")
    assert asked(match) == [("austria", "move")], "there is no other way by rail"
    refused(match, "austria", "march wien > bohemia", "RP-7.4.1")
    play(match, "austria: end", "austria: request", "france: grant", "austria: march wien > bohemia")
    assert asked(match) == [("prussia", "consent")]
    play(match, "prussia: consent")
    assert seen(match, "austria")["generals"] == {"bohemia": 2}


@rule("RP-8.8.4", "RP-14.1.18", "RP-R-99")
@pytest.mark.parametrize("answer", ["consent", "refuse"])
def test_troops_alone_need_the_allys_consent_too(answer: str) -> None:
    match = on_rails(
        "austria",
        arbiter="france",
        alliances=[["austria", "prussia"]],
        trains=lines("wien", "bohemia", "hungari"),
        powers={"austria": {"generals": {"wien": 2, "hungari": 1}}, "prussia": {"garrisons": ["bohemia"]}},
    )
    play(match, "austria: rail troop wien > hungari")
    assert asked(match) == [("prussia", "troop_consent")]
    assert match.decisions[0].rule == "RP-8.8.4"
    play(match, f"prussia: {answer}")
    if answer == "consent":
        assert seen(match, "austria")["generals"] == {"wien": 1, "hungari": 2}
    else:
        assert seen(match, "austria")["generals"] == {"wien": 2, "hungari": 1}
        refused(match, "austria", "rail troop wien > hungari", "RP-R-99")
    for told, of in (("troop_consent", "consent"), ("troop_refused", "refuse")):
        way = [["wien", "hungari"]] if answer == of else []
        assert pairs(match, [args[2:] for args in happened(match, told)]) == way


@rule("RP-8.8.5")
def test_consecutive_territories_are_joined_by_a_train() -> None:
    """Aquitaine is French and adjacent to Paris, but no Train stands on that border."""
    match = on_rails(
        "france",
        trains=[*FRENCH, *lines("aquitaine", "languedoc")],
        powers={"france": {"generals": {"paris": 2, "aquitaine": 1}}},
    )
    assert after(match, "france", "rail ") == {"paris > champagne", "paris > bourgogne", "aquitaine > languedoc"}
    refused(match, "france", "rail paris > aquitaine", "RP-8.8.5")
    refused(match, "france", "rail troop paris > aquitaine", "RP-8.8.5")
    play(match, "france: rail paris > bourgogne", "france: done")
    assert seen(match, "france")["generals"] == {"bourgogne": 2, "aquitaine": 1}


@rule("RP-8.9.16", "RP-R-95")
def test_a_chain_touches_no_territory_twice() -> None:
    match = on_rails(
        "france",
        trains=[*lines("paris", "champagne", "bourgogne", "paris"), *lines("paris", "picardie")],
        powers={"france": {"generals": {"paris": 1}}},
    )
    play(match, "france: rail paris > champagne", "france: on bourgogne")
    assert asked(match) == [("france", "garrison")], "from Bourgogne only Paris would be left"
    assert ways(match) == [("rail", ["paris", "champagne", "bourgogne"])]


# -- Generals in one Territory


@rule("RP-8.8.7", "RP-8.11.2", "RP-8.11.3", "RP-R-34", "RP-R-35")
def test_a_general_may_pass_another_but_not_end_beside_him() -> None:
    match = on_rails("france", trains=FRENCH, powers={"france": {"generals": {"champagne": 0, "paris": 2}}})
    play(match, "france: rail champagne > paris")
    assert seen(match, "france")["generals"] == {"bourgogne": 0, "paris": 2}, "on to the only end there is"


@rule("RP-8.8.7", "RP-R-34")
def test_the_end_of_the_line_may_not_be_taken_twice() -> None:
    match = on_rails(
        "france",
        trains=[*FRENCH, *lines("paris", "picardie")],
        powers={"france": {"generals": {"champagne": 0, "paris": 2, "bourgogne": 1}}},
    )
    play(match, "france: rail champagne > paris")
    assert seen(match, "france")["generals"] == {"picardie": 0, "paris": 2, "bourgogne": 1}
    refused(match, "france", "rail paris > bourgogne", "RP-8.8.7")
    refused(match, "france", "rail paris > picardie", "RP-8.8.7")
    play(match, "france: rail bourgogne > paris")
    assert seen(match, "france")["generals"] == {"picardie": 0, "paris": 2, "champagne": 1}


@rule("RP-8.8.7", "RP-8.11.4")
def test_a_general_may_end_beside_one_of_the_ally() -> None:
    match = on_rails(
        "austria",
        alliances=[["austria", "prussia"]],
        trains=lines("wien", "hungari"),
        powers={"austria": {"generals": {"wien": 0}}, "prussia": {"generals": {"hungari": 1}}},
    )
    play(match, "austria: rail wien > hungari")
    assert (seen(match, "austria")["generals"], seen(match, "prussia")["generals"]) == ({"hungari": 0}, {"hungari": 1})


# -- Troops alone


@rule("RP-8.8.8")
def test_a_troop_goes_from_general_to_general_of_the_same_power() -> None:
    match = on_rails(
        "austria",
        alliances=[["austria", "prussia"]],
        trains=[*lines("karinthia", "wien", "tyrol"), *lines("wien", "hungari")],
        powers={"austria": {"generals": {"wien": 2, "tyrol": 2}}, "prussia": {"generals": {"hungari": 1}}},
    )
    assert after(match, "austria", "rail troop ") == {"wien > tyrol", "tyrol > wien"}
    refused(match, "austria", "rail troop wien > karinthia", "RP-8.8.8")
    refused(match, "austria", "rail troop wien > hungari", "RP-8.8.8")
    refused(match, "austria", "rail troop wien > wien", "RP-8.8.8")
    refused(match, "austria", "rail troop karinthia > wien", "RP-8.8.2")
    refused(match, "austria", "rail troop hungari > wien", "RP-8.8.2")
    play(match, "austria: rail troop wien > tyrol")
    assert track(match, "generals")["austria"] == {"wien": 1, "tyrol": 3}


@rule("RP-8.8.9", "RP-8.8.14", "RP-8.8.8")
def test_the_receiver_has_room_for_3_and_the_giver_may_be_left_with_none() -> None:
    match = on_rails(
        "austria", trains=lines("wien", "tyrol"), powers={"austria": {"generals": {"wien": 2, "tyrol": 1}}}
    )
    play(match, "austria: rail troop wien > tyrol", "austria: rail troop wien > tyrol")
    assert seen(match, "austria")["generals"] == {"wien": 0, "tyrol": 3}
    refused(match, "austria", "rail troop wien > tyrol", "RP-8.8.8")
    full = on_rails("austria", trains=lines("wien", "tyrol"), powers={"austria": {"generals": {"wien": 1, "tyrol": 3}}})
    refused(full, "austria", "rail troop wien > tyrol", "RP-8.8.9")


@rule("RP-8.8.10", "RP-DX-22", "RP-R-32", "RP-8.8.12")
def test_generals_who_exchanged_troops_do_not_ride() -> None:
    """Both may still move in the first Movement Turn."""
    match = on_rails(
        "austria",
        arbiter="france",
        trains=[*lines("karinthia", "wien", "tyrol"), *lines("wien", "hungari")],
        powers={"austria": {"generals": {"wien": 2, "tyrol": 1}}},
    )
    assert {"rail wien > karinthia", "rail tyrol > wien"} <= set(options(match, "austria"))
    play(match, "austria: rail troop wien > tyrol")
    assert pairs(match, [args[1:] for args in happened(match, "troop_by_rail")]) == [["wien", "tyrol"]]
    assert options(match, "austria") == ["rail troop wien > tyrol", "rail troop tyrol > wien", "done"]
    refused(match, "austria", "rail wien > karinthia", "RP-8.8.10")
    refused(match, "austria", "rail tyrol > wien", "RP-8.8.10")
    play(match, "austria: done", "austria: march wien > bavaria", "austria: done", "austria: march tyrol > venezia")
    skip(match, "garrison")
    assert seen(match, "austria")["generals"] == {"bavaria": 1, "venezia": 2}


@rule("RP-8.8.10", "RP-R-32")
def test_generals_who_rode_neither_give_nor_receive_nor_ride_again() -> None:
    match = on_rails(
        "austria",
        arbiter="france",
        trains=[*lines("karinthia", "wien", "tyrol"), *lines("wien", "hungari")],
        powers={"austria": {"generals": {"wien": 2, "tyrol": 1, "hungari": 1}}},
    )
    play(match, "austria: rail wien > karinthia", "austria: done")
    refused(match, "austria", "rail karinthia > wien", "RP-8.8.10")
    refused(match, "austria", "rail troop karinthia > tyrol", "RP-8.8.10")
    refused(match, "austria", "rail troop tyrol > karinthia", "RP-8.8.10")
    assert after(match, "austria", "rail troop ") == {"tyrol > hungari", "hungari > tyrol"}
    second = on_rails(
        "austria",
        arbiter="france",
        trains=lines("tyrol", "wien", "karinthia"),
        powers={"austria": {"generals": {"wien": 2, "tyrol": 1}}},
    )
    play(second, "austria: rail tyrol > wien", "austria: done")
    refused(second, "austria", "rail troop wien > karinthia", "RP-8.8.10")
    assert after(second, "austria", "rail troop ") == set()


@rule("RP-R-99", "RP-8.8.5")
def test_after_a_refusal_no_chain_is_begun_that_would_have_to_come_back() -> None:
    """From Lorraine by Alsace and Prussian Baden to Pfalz; own Generals stand on the way, so only Pfalz is an end."""
    match = on_rails(
        "austria",
        arbiter="france",
        alliances=[["austria", "prussia"]],
        trains=lines("lorraine", "alsace", "baden", "pfalz", "lorraine"),
        powers={
            "austria": {
                "generals": {"lorraine": 0, "alsace": 0, "baden": 0},
                "garrisons": ["lorraine", "alsace", "pfalz"],
            },
            "prussia": {"garrisons": ["baden"]},
        },
    )
    assert after(match, "austria", "rail lorraine > ") == {"alsace", "pfalz"}
    play(match, "austria: rail lorraine > alsace", "prussia: refuse")
    assert after(match, "austria", "rail lorraine > ") == {"pfalz"}, "the direct way asks nobody"


@rule("RP-R-99", "RP-8.8.5")
def test_after_a_refusal_he_may_still_halt_there_on_a_way_that_asks_nobody() -> None:
    """As above, and a Train leads on from Pfalz to Luxembourg."""
    match = on_rails(
        "austria",
        arbiter="france",
        alliances=[["austria", "prussia"]],
        trains=[*lines("lorraine", "alsace", "baden", "pfalz", "lorraine"), *lines("pfalz", "luxembourg")],
        powers={
            "austria": {
                "generals": {"lorraine": 0, "alsace": 0, "baden": 0},
                "garrisons": ["lorraine", "alsace", "pfalz", "luxembourg"],
            },
            "prussia": {"garrisons": ["baden"]},
        },
    )
    play(match, "austria: rail lorraine > alsace", "austria: halt", "prussia: refuse")
    play(match, "austria: rail lorraine > pfalz")
    assert options(match, "austria") == ["on luxembourg", "halt"]
    play(match, "austria: halt")
    assert "pfalz" in seen(match, "austria")["generals"]


@rule("RP-R-32", "RP-8.8.10")
def test_a_general_gives_no_more_troops_than_he_had_at_first() -> None:
    """He may give and receive, but a Troop that has just arrived does not ride on."""
    match = on_rails(
        "austria",
        trains=[*lines("tyrol", "wien", "hungari"), *lines("wien", "karinthia")],
        powers={"austria": {"generals": {"tyrol": 2, "wien": 1, "hungari": 0, "karinthia": 1}}},
    )
    play(match, "austria: rail troop tyrol > wien", "austria: rail troop tyrol > wien")
    play(match, "austria: rail troop wien > hungari")
    assert seen(match, "austria")["generals"] == {"tyrol": 0, "wien": 2, "hungari": 1, "karinthia": 1}
    refused(match, "austria", "rail troop wien > hungari", "RP-R-32")
    refused(match, "austria", "rail troop hungari > wien", "RP-R-32")
    assert after(match, "austria", "rail troop ") == {f"karinthia > {to}" for to in ("tyrol", "wien", "hungari")}


@rule("RP-8.8.15", "RP-8.10.2", "RP-8.8.8")
def test_there_is_no_other_way_to_pass_troops_on() -> None:
    """In a Movement Turn Generals move with all their Troops; in Mobilisation Troops come from the supply alone."""
    match = on_rails(
        "austria", trains=lines("wien", "tyrol"), powers={"austria": {"generals": {"wien": 2, "tyrol": 1}}}
    )
    play(match, "austria: done")
    assert {text.split()[0] for text in options(match, "austria")} <= {"march", "strategic", "end"}
    forbidden(match, "austria", "rail troop wien > tyrol")
    army = {"generals": {"wien": 2, "tyrol": 1}, "money": 1}
    match = position(power="austria", action="mobilisation", powers={"austria": army})
    for kind in ("free_train", "generals", "purchase"):
        assert asked(match) == [("austria", kind)]
        forbidden(match, "austria", "rail troop wien > tyrol")
        if kind != "purchase":
            play(match, "austria: done")
    play(match, "austria: buy troop tyrol")
    assert seen(match, "austria")["generals"] == {"wien": 2, "tyrol": 2}


# -- afterwards


@rule("RP-8.8.11", "RP-8.8.12", "RP-8.9.12")
@pytest.mark.parametrize("moves", [True, False])
def test_a_general_who_rode_may_move_fully_in_the_first_movement_turn(moves: bool) -> None:
    """Here by a Strategic Movement of three Territories; or not at all."""
    match = on_rails("france", trains=FRENCH, powers={"france": {"generals": {"champagne": 0}}})
    play(match, "france: rail champagne > paris", "france: on bourgogne")
    if moves:
        play(match, "france: strategic bourgogne > languedoc", "france: on aquitaine", "france: on normandie_bretagne")
        assert seen(match, "france")["generals"] == {"normandie_bretagne": 0}
        assert ways(match)[1] == ("strategic", ["bourgogne", "languedoc", "aquitaine", "normandie_bretagne"])
    else:
        play(match, "france: end")
        assert seen(match, "france")["generals"] == {"bourgogne": 0}
    assert ("france", "request") in asked(match)


@rule("RP-8.8.13", "RP-R-33", "RP-9.1.2")
def test_a_general_at_war_bars_the_line() -> None:
    """Prussia stands in Paris, which France still controls: the rail neither ends nor passes there."""
    match = on_rails(
        "france",
        arbiter="italy",
        trains=[*FRENCH, *lines("champagne", "picardie")],
        powers={"france": {"generals": {"champagne": 1, "bourgogne": 1}}, "prussia": {"generals": {"paris": 0}}},
    )
    assert options(match, "france") == ["rail champagne > picardie", "done"]
    refused(match, "france", "rail champagne > paris", "RP-8.8.13")
    refused(match, "france", "rail troop champagne > bourgogne", "RP-8.8.5")
    play(match, "france: rail champagne > picardie", "france: done")
    assert asked(match) == [("france", "move")]
    assert happened(match, "battle") == []
    play(match, "france: march picardie > paris", "france: done", "france: end")
    assert len(happened(match, "battle")) == 1, "a March may attack him"


@rule("RP-8.6.17", "RP-5.6.5")
def test_the_arbiter_gains_nothing_for_rail_transport_and_is_not_asked() -> None:
    match = on_rails(
        "france",
        arbiter="prussia",
        trains=FRENCH,
        powers={"france": {"generals": {"paris": 0}}, "prussia": {"morale": 4}},
    )
    assert track(match, "morale")["prussia"] == 5, "for being Arbiter"
    play(match, "france: rail paris > champagne")
    assert asked(match) == [("france", "move")]
    assert track(match, "morale")["prussia"] == 5


# -- Garrisons


@rule("RP-8.8.16", "RP-R-42", "RP-8.12.3")
def test_on_the_way_only_own_home_territories_without_a_garrison_can_be_garrisoned() -> None:
    """Wien (Home), Bohemia (own Garrison), Schlesien (of the Ally) and Hungari (Home)."""
    match = on_rails(
        "austria",
        arbiter="france",
        alliances=[["austria", "prussia"]],
        trains=lines("wien", "bohemia", "schlesien", "hungari"),
        powers={"austria": {"generals": {"wien": 3}, "garrisons": ["bohemia"]}},
    )
    play(match, "austria: rail wien > bohemia", "austria: on schlesien", "austria: on hungari", "prussia: consent")
    assert asked(match) == [("austria", "garrison")]
    assert options(match, "austria") == ["garrison wien", "garrison hungari", "done"]
    refused(match, "austria", "garrison bohemia", "RP-8.12.7")
    refused(match, "austria", "garrison schlesien", "RP-8.12.4")
    refused(match, "austria", "garrison tyrol", "RP-8.12.1")
    play(match, "austria: garrison hungari", "austria: garrison wien")
    assert garrisons(match) == {"bohemia": "austria", "wien": "austria", "hungari": "austria"}
    assert seen(match, "austria")["generals"] == {"hungari": 1}


@rule("RP-8.8.16")
def test_troops_alone_place_no_garrison() -> None:
    match = on_rails(
        "austria", trains=lines("wien", "tyrol"), powers={"austria": {"generals": {"wien": 2, "tyrol": 0}}}
    )
    play(match, "austria: rail troop wien > tyrol")
    assert asked(match) == [("austria", "rail")]
    forbidden(match, "austria", "garrison wien", "garrison tyrol")
    assert garrisons(match) == {}


def words(match: Match, seat: str, lang: str = "en") -> dict[str, str]:
    """What the seat reads for each option."""
    return {one.moves[0]: one.text for one in shown_options(match.scene(seat, lang))}


@rule("RP-8.8.5", "RP-8.8.7")
def test_an_option_names_where_the_general_arrives() -> None:
    """In Berlin another Prussian General stands, and only Pommern lies beyond; from Bohemia he may go on."""
    trains = [*lines("schlesien", "berlin"), *lines("berlin", "pommern"), *lines("schlesien", "bohemia", "wien")]
    match = on_rails(
        "prussia",
        trains=trains,
        powers={
            "prussia": {"generals": {"schlesien": 1, "berlin": 0}, "garrisons": ["bohemia", "wien"]},
        },
    )
    read = words(match, "prussia")
    assert read["rail schlesien > berlin"] == "Rail Transport of the General Schlesien → Berlin → Pommern"
    assert read["rail schlesien > bohemia"] == "Rail Transport of the General Schlesien → Bohemia …"
    assert read["rail berlin > pommern"] == "Rail Transport of the General Berlin → Pommern"
    polish = words(match, "prussia", "pl")
    assert polish["rail schlesien > berlin"] == "Transport Kolejowy Generała Schlesien → Berlin → Pommern"
    there = play(match.clone(), "prussia: rail schlesien > berlin")
    assert ways(there) == [("rail", ["schlesien", "berlin", "pommern"])]
    play(match, "prussia: rail schlesien > bohemia")
    assert words(match, "prussia") == {"on wien": "On to Wien", "halt": "Stop here"}


@rule("RP-8.8.5", "RP-8.8.1")
def test_a_chain_may_begin_over_an_own_general_and_end_in_paris() -> None:
    match = on_rails(
        "france",
        arbiter="austria",
        trains=lines("bourgogne", "champagne", "paris"),
        powers={"france": {"generals": {"bourgogne": 1, "champagne": 1}}},
    )
    assert "rail bourgogne > champagne" in options(match, "france")
    play(match, "france: rail bourgogne > champagne")
    skip(match, "garrison")
    assert seen(match, "france")["generals"] == {"paris": 1, "champagne": 1}
