"""Truces and evacuations (21): what agreements in force keep pieces from doing, and what they never touch."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    agree,
    asked,
    build,
    city,
    claims,
    forbidden,
    idle,
    marker,
    options,
    refused,
    targets,
    told,
    turn,
)
from tests.conformance.rule import rule

KEPT = ("M-21.2", "agreement-keeps")
LEAVE = ("M-21.2", "agreement-leave")


def on(**generals: Any) -> dict[str, Any]:
    """Generals where they stand, with armies where they matter."""
    return {
        general: {"city": where} if isinstance(where, str) else {"city": where[0], "armies": where[1]}
        for general, where in generals.items()
    }


def near(**fields: Any) -> Match:
    """Belle-Isle in Pilsen and Traun in Tachau: Mies lies between them."""
    defaults: dict[str, Any] = {"generals": on(belle_isle="pilsen", traun="tachau"), "turn": 4}
    return build(**defaults | fields)


def said(match: Match, seat: str, move: str) -> str:
    refusal = match.why_not(seat, move)
    assert refusal is not None
    return refusal.text("en")


# -- truces


@rule("M-21.1", "M-21.2", "M-R-68")
def test_no_step_next_to_the_other() -> None:
    match = near()
    assert targets(match, LX, "move belle_isle >") == {"mies", "horowitz", "klattau"}
    agree(match, LX, ": truce france austria until 4")
    assert targets(match, LX, "move belle_isle >") == {"horowitz", "klattau"}
    assert refused(match, LX, "move belle_isle > mies") == KEPT
    assert said(match, LX, "move belle_isle > mies") == "Agreement 1 keeps the piece out of Mies."
    turn(match, LX, "move belle_isle > klattau", "on taus")
    assert "mies" not in targets(match, LX, "on")  # nor in the course of a move
    assert refused(match, LX, "on mies") == KEPT


@rule("M-21.2", "M-R-68")
def test_a_truce_binds_both() -> None:
    match = near(stage="austria_pragmatic", generals=on(belle_isle="pilsen", traun="tachau", cumberland="wuerzburg"))
    agree(match, MT, ": truce austria france until 4")
    idle(match, MT, "movement")
    assert targets(match, MT, "move traun >") == {"eger", "weiden"}
    assert refused(match, MT, "move traun > mies") == KEPT


@rule("M-21.2", "M-R-68")
def test_a_truce_binds_nobody_else() -> None:
    """Bavaria has promised nothing, and the Pragmatic Army has not been promised anything."""
    match = near(generals=on(belle_isle="pilsen", toerring="pilsen", traun="tachau", cumberland="schlan"))
    agree(match, LX, ": truce france austria until 4")
    assert "mies" in targets(match, LX, "move toerring >")
    turn(match, LX, "move belle_isle > horowitz", "on beraun", "on rakonitz")  # next to Cumberland
    assert city(match, "belle_isle") == "rakonitz"


@rule("M-21.2", "M-R-68", "M-10.1.12", "M-9.4")
def test_trains_are_pieces_too() -> None:
    match = near(generals=on(belle_isle="pilsen"), trains={"train_austria_1": "mies", "train_france_1": "horowitz"})
    assert {"mies", "klattau"} <= targets(match, LX, "move belle_isle >")  # he could capture it
    agree(match, MT, ": truce france austria until 5")
    assert targets(match, LX, "move belle_isle >") == {"klattau"}
    turn(match, LX, "move belle_isle > klattau")
    assert refused(match, LX, "on taus") == KEPT  # next to Mies
    turn(match, LX, "halt")
    assert targets(match, LX, "move train_france_1 >") == {"beraun", "pribram"}
    assert refused(match, LX, "move train_france_1 > pilsen") == KEPT  # next to Mies


@rule("M-21.2", "M-R-68", "M-10.1.15", "M-R-14")
@pytest.mark.parametrize("power", ["france", "bavaria"])
def test_a_stack_goes_where_both_may(power: str) -> None:
    match = near(generals=on(belle_isle="pilsen", toerring="pilsen", traun="tachau"))
    assert targets(match, LX, "move stack toerring >") == {"mies", "horowitz", "klattau"}
    agree(match, LX, f": truce {power} austria until 4")
    assert targets(match, LX, "move stack toerring >") == {"horowitz", "klattau"}
    assert refused(match, LX, "move stack toerring > mies") == KEPT
    free, kept = ("toerring", "belle_isle") if power == "france" else ("belle_isle", "toerring")
    assert "mies" in targets(match, LX, f"move {free} >")
    assert refused(match, LX, f"move {kept} > mies") == KEPT
    turn(match, LX, "move stack toerring > klattau", "on taus")
    assert refused(match, LX, "on mies") == KEPT


@rule("M-R-14", "M-R-68")
@pytest.mark.parametrize("power", ["france", "bavaria"])
def test_the_reach_that_a_body_on_its_way_is_shown_ends_where_one_of_the_two_is_kept_out(power: str) -> None:
    """Mies lies next to Traun, and in Cham stands Noailles."""
    match = near(generals=on(belle_isle="pilsen", toerring="pilsen", traun="tachau", noailles="cham"))
    agree(match, LX, f": truce {power} austria until 4")
    turn(match, LX, "move stack toerring > klattau")
    (shown,) = [piece.shows for piece in match.scene(LX, "en").pieces if piece.id == "toerring"]
    assert shown is not None
    assert {one.note: set(one.places) for one in shown.steps} == {
        "2": {"pilsen", "schuettenhofen", "taus", "zwiesel"},
        "3": {"horowitz", "winterberg", "deggendorf"},
    }


@rule("M-21.2", "M-R-68", "M-10.1.16")
def test_a_forced_march_keeps_it_too() -> None:
    """It may not pass enemies anyway; an agreement closes what a march could enter otherwise."""
    match = near(generals=on(belle_isle="pilsen", traun="wien"))
    agree(match, MT, ": truce france austria until 4; evacuate france horowitz until 4")
    assert targets(match, LX, "march belle_isle >") == {"mies"}
    assert refused(match, LX, "march belle_isle > horowitz") == KEPT
    two = near(generals=on(belle_isle="pilsen", traun="wien"))
    turn(two, LX, "march belle_isle > mies", "on tachau")
    assert targets(two, LX, "on") == {"mies", "weiden"}
    agree(two, MT, ": evacuate france weiden until 4")
    assert targets(two, LX, "on") == {"mies"}
    assert refused(two, LX, "on weiden") == KEPT


@rule("M-21.7", "M-R-68", "M-11.1.1")
def test_an_attack_that_is_due_cannot_be_waived() -> None:
    match = near(generals=on(belle_isle=("pilsen", 3), traun=("mies", 5)))
    agree(match, LX, ": truce france austria until 6 -- We do not attack each other")
    turn(match, LX, "done")
    assert told(match, "battle") == [
        {
            "kind": "battle", "power": "france", "city": "pilsen", "other_power": "austria", "other_city": "mies",
            "strength": 3, "other_strength": 5,
        }
    ]  # fmt: skip


@rule("M-21.7", "M-11.2.5", "M-R-68")
def test_a_retreat_leads_next_to_the_other() -> None:
    match = build(
        stage="austria_pragmatic", turn=4, generals=on(cumberland=("loewen", 8), maillebois=("bruessel", 6)) |
        on(arenberg="bruegge"),
    )  # fmt: skip
    agree(match, MT, ": truce france austria until 4")
    idle(match, LX, "battle")
    turn(match, LX, "decline")
    assert "retreat > gent" in options(match, FR)
    turn(match, FR, "retreat > gent")  # next to Arenberg in Brügge
    assert city(match, "maillebois") == "gent"


@rule("M-21.2", "M-R-68")
def test_a_truce_is_over_after_its_turn() -> None:
    trains = {"train_france_1": "horowitz"}  # he is supplied
    match = near(generals=on(belle_isle="pilsen", traun="tachau", schwerin="berlin"), trains=trains)
    agree(match, LX, ": truce france austria until 5")
    turn(match, LX, "done")
    for number in (5, 6):
        idle(match, LX, "subsidy")
        idle(turn(match, LX, "no subsidy"), LX, "movement")
        assert match.view(None)["turn"] == number
        assert ("mies" in targets(match, LX, "move belle_isle >")) is (number == 6)
        assert bool(match.view(None)["agreements"]) is (number == 5)
        assert [event["number"] for event in told(match, "agreement_ended")] == ([] if number == 5 else [1])
        turn(match, LX, "done")


@rule("M-21.1", "M-R-68")
@pytest.mark.parametrize(
    ("fields", "powers"),
    [
        ({}, "france prussia"),
        ({}, "france bavaria"),
        ({}, "austria pragmatic"),
        ({}, "france france"),
        ({"tracks": {"saxony": 4}}, "saxony austria"),
        ({"tracks": {"saxony": 4}}, "saxony prussia"),
        ({"tracks": {"saxony": 6}}, "saxony austria"),
        ({"annexed": 4}, "prussia austria"),
    ],
)
def test_only_enemies_make_a_truce(fields: dict[str, Any], powers: str) -> None:
    match = near(**fields)
    for seat in (LX, FR, MT):
        text = f"propose to louis_xv, frederick_ii, maria_theresa: truce {powers} until 5"
        assert refused(match, seat, text) == ("M-21.1", "truce-no-enemies")


@rule("M-R-68", "M-19.3.22")
def test_a_truce_does_not_keep_allies_apart() -> None:
    """Saxony changes sides: its truce with Austria has no object any more."""
    match = build(
        turn=4, stage="politics", phase="bid", trump="clubs", tracks={"saxony": 3}, shift={"saxony": 3},
        generals=on(rutowski="dresden", traun="saaz", cumberland="hannover", broglie="paris"),
    )  # fmt: skip
    agree(match, FR, ": truce saxony austria until 6")
    idle(match, MT, "movement")
    assert match.view(None)["saxony"] == "austrian_ally"
    assert match.view(None)["agreements"][0]["in_force"]
    turn(match, MT, "move traun > teplitz", "on koenigstein")  # next to Rutowski
    turn(match, MT, "on dresden")
    assert city(match, "traun") == city(match, "rutowski") == "dresden"


# -- agreements made while a piece is on its way


@rule("M-21.2", "M-R-67")
def test_what_is_offered_follows_at_once() -> None:
    match = near()
    turn(match, LX, "move belle_isle > klattau", "on taus")
    assert "mies" in targets(match, LX, "on")
    agree(match, MT, ": truce france austria until 4")
    assert asked(match) == [(LX, "walk")]
    assert targets(match, LX, "on") == {"klattau", "cham"}
    agree(match, LX, ": end 1")
    assert "mies" in targets(match, LX, "on")


@rule("M-21.2", "M-10.1.23")
def test_a_step_that_waits_for_consent() -> None:
    """Arenberg is to let Cumberland in; meanwhile Cumberland's player promises to keep out of the city."""
    match = build(
        stage="austria_pragmatic", turn=4, generals=on(arenberg="loewen", cumberland="bruessel", maillebois="paris")
    )
    turn(match, FR, "move cumberland > loewen")
    agree(match, LX, ": evacuate pragmatic loewen until 4")
    idle(match, MT, "consent")
    turn(match, MT, "consent")
    assert city(match, "cumberland") == "bruessel"
    assert asked(match) == [(FR, "movement")]
    assert refused(match, FR, "move cumberland > loewen") == KEPT
    assert "move cumberland > ath" in options(match, FR)


@rule("M-21.2", "M-R-95")
def test_a_step_that_waits_for_the_division_of_armies() -> None:
    match = near(generals=on(belle_isle=("pilsen", 4), broglie=("pilsen", 4), traun="wien"))
    turn(match, LX, "move broglie > mies")
    assert asked(match) == [(LX, "division")]
    agree(match, MT, ": evacuate france mies until 4")
    turn(match, LX, match.legal(LX)[0].text)
    assert city(match, "broglie") == "pilsen"
    assert asked(match) == [(LX, "movement")]
    assert targets(match, LX, "move broglie >") == {"horowitz", "klattau"}


@rule("M-21.2", "M-R-68")
def test_no_halt_in_a_city_that_was_promised_meanwhile() -> None:
    match = near(generals=on(belle_isle="pilsen", broglie="paris", traun="wien"))
    turn(match, LX, "move belle_isle > klattau")
    agree(match, MT, ": evacuate france klattau until 4")
    assert refused(match, LX, "halt") == LEAVE
    turn(match, LX, "on taus", "halt")
    assert city(match, "belle_isle") == "taus"
    last = near(generals=on(belle_isle="pilsen", broglie="paris", traun="wien"))
    turn(last, LX, "move belle_isle > klattau")
    agree(last, MT, ": evacuate france klattau until 4; evacuate france taus until 4; evacuate france pilsen until 4")
    turn(last, LX, "on zwiesel")
    around = ("zwiesel", "schuettenhofen", "deggendorf", "cham")
    agree(last, MT, ": " + "; ".join(f"evacuate france {place} until 4" for place in around))
    assert city(last, "belle_isle") == "zwiesel"  # who cannot go on stays


@rule("M-21.2", "M-10.1.10")
def test_who_has_moved_already_takes_others_in_where_his_power_promised_to_leave() -> None:
    match = near(generals=on(belle_isle="pilsen", toerring="taus", traun="wien"))
    turn(match, LX, "move belle_isle > klattau", "halt")
    agree(match, MT, ": evacuate france klattau until 4")
    assert "klattau" in targets(match, LX, "move toerring >")
    before = near(generals=on(belle_isle="klattau", toerring="taus", traun="wien"))
    agree(before, MT, ": evacuate france klattau until 4")
    assert "klattau" not in targets(before, LX, "move toerring >")  # he has to leave first


# -- evacuations


@rule("M-21.2", "M-R-68", "M-EX-12")
def test_who_must_leave_leaves_before_the_phase_is_over() -> None:
    match = near(generals=on(belle_isle="prag", broglie="pilsen", traun="wien"))
    agree(match, MT, ": evacuate france prag until 5")
    assert refused(match, LX, "done") == LEAVE
    assert said(match, LX, "done") == "By agreement 1 Belle-Isle must leave Prag first."
    turn(match, LX, "move broglie > mies", "halt")
    forbidden(match, LX, "done")
    turn(match, LX, "move belle_isle > beraun")
    assert refused(match, LX, "on prag") == KEPT
    turn(match, LX, "halt")
    assert city(match, "belle_isle") == "beraun"
    assert asked(match) != [(LX, "movement")]  # nobody is left to move


@rule("M-21.2", "M-R-68")
def test_no_way_back_before_the_term_is_over() -> None:
    trains = {"train_france_1": "horowitz"}  # he is supplied
    match = near(generals=on(belle_isle="prag", broglie="paris", traun="wien"), trains=trains)
    agree(match, MT, ": evacuate france prag until 5")
    turn(match, LX, "move belle_isle > beraun", "halt", "done")
    for number in (5, 6):
        idle(match, LX, "subsidy")
        idle(turn(match, LX, "no subsidy"), LX, "movement")
        assert match.view(None)["turn"] == number
        assert ("prag" in targets(match, LX, "move belle_isle >")) is (number == 6)
        turn(match, LX, "done")


@rule("M-21.7", "M-R-68")
def test_who_cannot_leave_may_stay() -> None:
    """Both cities around Paris are taken; the phase can be finished."""
    generals = on(belle_isle="paris", broglie="meaux", noailles="meaux", traun="wien", moritz_von_sachsen="metz")
    match = near(generals=generals, trains={"train_france_1": "senlis"})
    agree(match, MT, ": evacuate france paris until 5")
    assert targets(match, LX, "move belle_isle >") == set()
    assert "done" in options(match, LX)
    turn(match, LX, "move train_france_1 > compiegne", "halt")
    assert refused(match, LX, "done") == LEAVE  # now there is a way out
    turn(match, LX, "move belle_isle > senlis", "halt")
    assert "done" in options(match, LX)


@rule("M-21.2", "M-R-68")
def test_two_agreements_can_shut_a_general_in() -> None:
    match = near(generals=on(belle_isle="pilsen", broglie="paris", traun="tachau", neipperg="schuettenhofen"))
    agree(match, MT, ": evacuate france pilsen until 4; evacuate france horowitz until 4")
    assert targets(match, LX, "move belle_isle >") == {"mies", "klattau"}
    forbidden(match, LX, "done")
    agree(match, LX, ": truce france austria until 4")
    assert targets(match, LX, "move belle_isle >") == set()
    assert "done" in options(match, LX)


@rule("M-21.2", "M-R-68", "M-10.1.10")
def test_nobody_joins_a_general_to_keep_him_there() -> None:
    """Generals of a stack that has formed stay where they are: the companion would shut him in."""
    match = near(generals=on(belle_isle="prag", toerring="beraun", traun="wien"))
    assert "prag" in targets(match, LX, "move toerring >")
    agree(match, MT, ": evacuate france prag until 5")
    assert refused(match, LX, "move toerring > prag") == KEPT
    turn(match, LX, "move belle_isle > schlan", "halt")
    assert "prag" in targets(match, LX, "move toerring >")  # Bavaria has promised nothing


@rule("M-21.2", "M-R-68", "M-10.2.5")
def test_no_train_is_placed_there() -> None:
    match = near(generals=on(belle_isle="pilsen", traun="wien"), france={"hand": ["clubs_9"]})
    assert "restore train_france_1 > metz" in options(match, LX)
    agree(match, MT, ": evacuate france metz until 4")
    assert refused(match, LX, "restore train_france_1 > metz") == KEPT
    assert "restore train_france_1 > paris" in options(match, LX)


@rule("M-21.2", "M-R-68")
def test_trains_leave_too() -> None:
    match = near(generals=on(belle_isle="pilsen", traun="wien"), trains={"train_france_1": "prag"})
    agree(match, MT, ": evacuate france prag until 4")
    turn(match, LX, "move belle_isle > mies", "halt")
    assert refused(match, LX, "done") == LEAVE
    turn(match, LX, "move train_france_1 > beraun", "halt")
    assert city(match, "train_france_1") == "beraun"


@rule("M-21.2", "M-R-68")
def test_it_binds_the_power_it_names() -> None:
    match = near(generals=on(belle_isle="prag", broglie="prag", toerring="pilsen", traun="wien"))
    agree(match, MT, ": evacuate bavaria prag until 5")
    assert "done" in options(match, LX)
    assert targets(match, LX, "move belle_isle >") == {"beneschau", "beraun", "boehmisch_brod", "nimburg", "schlan"}


# -- what no agreement changes (M-21.7), and the example of the rulebook


@rule("M-21.7", "M-10.3.4", "M-EX-12")
def test_protection_cannot_be_waived() -> None:
    """Whoever stands within three steps protects a fortress, whatever he has signed; moving away is what he can do."""
    match = near(generals=on(belle_isle="pilsen", traun="tachau", broglie="paris"))
    agree(match, LX, " to maria_theresa: -- Traun does not protect Pilsen")
    turn(match, LX, "move belle_isle > klattau", "halt")
    assert (marker(match, "pilsen"), claims(match)) == (None, {"pilsen": "france"})
    gone = near(generals=on(belle_isle="pilsen", traun="wien", broglie="paris"))
    turn(gone, LX, "move belle_isle > klattau", "halt")
    assert (marker(gone, "pilsen"), claims(gone)) == ("france", {})


@rule("M-EX-12", "M-21.1", "M-21.2", "M-20.1")
def test_example_a_subsidies_for_leaving_silesia() -> None:
    generals = on(traun="neisse", neipperg="cosel", cumberland="hannover", schwerin="berlin")
    match = build(stage="austria_pragmatic", turn=4, generals=generals)
    text = ": subsidy pragmatic > austria for 2; evacuate austria neisse until 6; evacuate austria cosel until 6"
    agree(match, FR, text)
    assert match.view(None)["contracts"] == [["pragmatic", "austria", 2]]
    idle(match, MT, "movement")
    assert refused(match, MT, "done") == LEAVE
    turn(match, MT, "move traun > grottkau", "halt")
    forbidden(match, MT, "done")
    turn(match, MT, "move neipperg > oppeln", "halt")
    assert (city(match, "traun"), city(match, "neipperg")) == ("grottkau", "oppeln")


@rule("M-EX-12", "M-21.1", "M-21.2")
def test_example_b_a_truce_for_leaving_neisse_and_cosel() -> None:
    generals = on(traun="neisse", neipperg="cosel", schwerin="brieg")
    match = build(stage="prussia_saxony", turn=4, generals=generals)
    assert {"oppeln", "grottkau"} <= targets(match, FR, "move schwerin >")
    agree(match, FR, ": truce prussia austria until 5; evacuate austria neisse until 5; evacuate austria cosel until 5")
    assert refused(match, FR, "move schwerin > oppeln") == KEPT
    assert refused(match, FR, "move schwerin > grottkau") == KEPT
    assert targets(match, FR, "move schwerin >") == {"namslau", "ohlau"}
