"""The special rules of 1792 (13.1, K-R-60, D.13): Spain is closed at first, and France holds Armee d'Orient."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadInput
from tests.conformance.coalitions.course import until
from tests.conformance.coalitions.table import (
    FR,
    GB,
    POWERS,
    RU,
    asked,
    forbidden,
    fought,
    happened,
    names,
    options,
    play,
    position,
    power,
    ways,
)
from tests.conformance.coalitions.war import decline, results, silence, strengths
from tests.conformance.rule import rule

SPAIN = {"leon", "navarra", "catalonia", "valencia", "andalusia", "madrid"}
ORIENT = "orient provence > egypt"


def at(name: str, action: str, **fields: Any) -> Match:
    """A position of 1792 at the action of a Power; keywords that are Powers say what these have."""
    powers = {one: fields.pop(one) for one in POWERS if one in fields}
    return position(scenario="1792", power=name, action=action, powers=powers, **fields)


def moving(name: str, **fields: Any) -> Match:
    """The first Movement Turn of a Power; it disbands nothing."""
    match = at(name, "movement", **fields)
    match.play(name, "arbiter ottoman" if name != "ottoman" else "arbiter france")
    return decline(match, "disband")


def goals(match: Match, name: str) -> set[str]:
    """Where the moves on offer lead to first."""
    return {text.split(" > ")[1] for text in options(match, name) if " > " in text}


def closed(match: Match) -> bool:
    return "spain_closed" in match.view()["special"]


def again(match: Match) -> Match:
    """The mover ends its moves and gets another Movement Turn."""
    if asked(match) == [("france", "move")]:
        play(match, "france: end")
    return play(match, "france: request", "ottoman: grant")


# -- Spain is closed


@rule("K-13.1.7", "K-13.1.8", "K-R-60", "FAM-D.13")
@pytest.mark.parametrize(
    ("start", "beyond"),
    [
        ("lisboa", {"andalusia", "madrid"}),
        ("oporto", {"leon", "madrid"}),
        ("aquitaine", {"navarra"}),
        ("languedoc", {"catalonia"}),
    ],
)
@pytest.mark.parametrize("name", ["britain", "russia", "ottoman"])
def test_nobody_but_france_marches_into_spain(name: str, start: str, beyond: set[str]) -> None:
    force = {"generals": {start: 3}, "garrisons": [start]}
    match = moving(name, **{name: force})
    assert not goals(match, name) & SPAIN
    assert goals(match, name)
    for place in beyond:
        forbidden(match, name, f"march {start} > {place}")
        refusal = match.why_not(name, f"march {start} > {place}")
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("K-13.1.8", "refused-spain-closed")
        for lang in ("en", "pl"):
            assert place.title() in refusal.text(lang)
    # the same position with Spain open
    match = moving(name, special=["armee_dorient"], **{name: force})
    assert goals(match, name) & SPAIN == beyond


@rule("K-13.1.7", "K-13.1.8")
def test_inside_spain_all_six_territories_are_closed() -> None:
    match = moving("france", france={"generals": {"madrid": 0, "catalonia": 0}})
    inner = {"leon", "navarra", "valencia", "andalusia"}
    assert goals(match, "france") & SPAIN >= inner  # France goes where it likes
    for place in sorted(SPAIN):
        for lone in ({"generals": {place: 0}}, {"garrisons": [place]}):
            with pytest.raises(BadInput) as error:
                moving("austria", austria=lone)
            assert error.value.reason == "position-closed"
            moving("france", france=lone)
            moving("austria", austria=lone, special=[])
    for other in ("lisboa", "oporto", "languedoc", "aquitaine", "napoli"):  # these are no part of it
        moving("austria", austria={"generals": {other: 0}})


@rule("K-13.1.8")
def test_an_ally_of_france_may_not_enter_spain_either() -> None:
    ally = {"status": "french", "generals": {"aquitaine": 1}}
    match = moving("russia", russia=ally, france={"garrisons": ["navarra", "leon"]})
    # neither by March nor by Strategic Movement, though France controls the way and could consent
    assert {text for text in options(match, "russia") if "navarra" in text} == set()
    refusal = match.why_not("russia", "strategic aquitaine > navarra")
    assert refusal is not None
    assert refusal.rule == "K-13.1.8"
    match = moving("russia", russia=ally, france={"garrisons": ["navarra", "leon"]}, special=[])
    assert {text for text in options(match, "russia") if "navarra" in text} == {
        "march aquitaine > navarra",
        "strategic aquitaine > navarra",
    }


@rule("K-13.1.8", "K-R-60")
def test_french_pieces_in_spain_cannot_be_attacked() -> None:
    french = {"generals": {"madrid": 0}, "garrisons": ["leon"]}
    british = {"generals": {"lisboa": 3, "oporto": 3}}
    match = moving("britain", france=french, britain=british)
    forbidden(match, "britain", "march lisboa > madrid", "march oporto > madrid", "march oporto > leon")
    match = moving("britain", france=french, britain=british, special=[])
    play(match, "britain: march lisboa > madrid")
    decline(match, "garrison")
    play(match, "britain: march oporto > leon")
    decline(match, "garrison")
    until(match, ("britain", "battle"))
    assert options(match, "britain") == ["battle leon", "battle madrid"]


@rule("K-13.1.8")
def test_france_is_placed_and_withdraws_in_spain_while_it_is_closed() -> None:
    match = at("france", "leadership", france={"generals": {"paris": 0}, "garrisons": ["madrid"]})
    assert "place madrid" in options(match, "france")
    # a draw in Lisboa: Madrid is the nearest Territory that France controls
    match = moving(
        "france",
        france={"generals": {"madrid": 1}, "garrisons": ["madrid"]},
        britain={"generals": {"lisboa": 0}, "garrisons": ["lisboa"]},
    )
    play(match, "france: march madrid > lisboa")
    silence(decline(match, "garrison", "support"))
    assert results(match) == [(2, 2, -1)]
    assert options(match, "france") == ["withdraw lisboa > madrid", "withdraw lisboa > off"]
    play(match, "france: withdraw lisboa > madrid")
    assert closed(match)


# -- Spain is opened


@rule("K-13.1.8", "K-13.1.9", "K-R-60")
@pytest.mark.parametrize(("start", "gate"), [("languedoc", "catalonia"), ("aquitaine", "navarra")])
def test_a_french_general_opens_spain(start: str, gate: str) -> None:
    match = moving("france", france={"generals": {start: 0, "paris": 0}}, britain={"generals": {"lisboa": 0}})
    assert closed(match)
    play(match, f"france: march {start} > {gate}")
    assert not closed(match)
    ((who, place),) = happened(match, "spain_open")
    assert (who, names(match, [place])) == (FR, [gate])
    assert f"A French General has entered {gate.title()}" in match.log(None, "en")[-1]
    assert gate.title() in match.log(None, "pl")[-1]
    # from now on, also when the General has gone
    play(match, f"france: march paris > {start}" if start == "aquitaine" else "france: end")
    until(match, ("britain", "move"))
    assert goals(match, "britain") & SPAIN == {"andalusia", "madrid"}
    assert not closed(match)
    assert len(happened(match, "spain_open")) == 1


@rule("K-13.1.9")
def test_the_opening_is_permanent() -> None:
    match = moving("france", france={"generals": {"languedoc": 0}}, britain={"generals": {"lisboa": 1}})
    play(match, "france: march languedoc > catalonia")
    again(match)
    play(match, "france: march catalonia > languedoc")
    until(match, ("britain", "move"))
    play(match, "britain: march lisboa > madrid", "britain: garrison madrid")
    assert power(match, "britain")["generals"] == {"madrid": 0}
    assert match.view()["garrisons"]["madrid"] == "britain"
    until(match, ("austria", "status"))  # the statuses of Round 2 close nothing again
    until(match, ("britain", "leadership"))
    assert "place madrid" not in options(match, "britain")  # a General is there
    play(match, "britain: take off madrid")
    until(match, ("britain", "subsidy"), ("britain", "drill"))
    until(match, ("britain", "leadership"))
    assert "place madrid" in options(match, "britain")


@rule("K-R-60")
def test_a_strategic_movement_through_navarra_opens_spain() -> None:
    match = moving("france", france={"generals": {"aquitaine": 0}, "garrisons": ["navarra", "leon"]})
    play(match, "france: strategic aquitaine > navarra")
    assert ways(match) == [("strategic", ["aquitaine", "navarra", "leon"])]
    assert not closed(match)
    assert names(match, [place for _, place in happened(match, "spain_open")]) == ["navarra"]


@rule("K-13.1.8", "K-R-60")
def test_other_moves_within_spain_do_not_open_it() -> None:
    match = moving("france", france={"generals": {"madrid": 0}})
    play(match, "france: march madrid > valencia")
    assert closed(match)
    again(match)
    play(match, "france: march valencia > catalonia")  # also from within: the movement enters Catalonia
    assert not closed(match)


@rule("K-13.1.8", "K-R-60")
def test_placing_a_general_in_catalonia_is_not_entering_it() -> None:
    match = at("france", "leadership", france={"generals": {"paris": 0}, "garrisons": ["catalonia"]})
    play(match, "france: place catalonia")
    assert closed(match)
    assert happened(match, "spain_open") == []


@rule("K-13.1.8", "K-R-60")
def test_napoleons_move_opens_spain() -> None:
    match = at("france", "leadership", france={"generals": {"aquitaine": 0}, "named": "aquitaine"})
    play(match, "france: decline", "france: march aquitaine > navarra")
    assert not closed(match)


@rule("K-13.1.8", "K-R-60")
@pytest.mark.parametrize("name", ["austria", "france"])
def test_eleven_influence_by_expanding_open_spain(name: str) -> None:
    site = {"austria": "saxonia", "france": "napoli"}[name]  # worth 1 Influence
    for before, still in ((9, True), (10, False)):
        match = at(name, "influence", **{name: {"influence": before, "garrisons": [site]}})
        assert power(match, name)["influence"] == before + 1
        assert closed(match) is still
        assert happened(match, "spain_open") == ([] if still else [(POWERS.index(name), -1)])
    assert any("Spain is open" in line for line in match.log(None, "en"))
    assert any("Hiszpanię" in line for line in match.log(None, "pl"))


@rule("K-13.1.8", "K-R-60")
def test_eleven_influence_by_a_subsidy_open_spain() -> None:
    match = at("britain", "leadership", britain={"influence": 10, "money": 5}, austria={"money": 0})
    play(match, "britain: decline", "britain: offer austria 3", "britain: done")
    assert closed(match)
    play(match, "austria: accept")
    assert power(match, "britain")["influence"] == 11
    assert happened(match, "spain_open") == [(GB, -1)]


@rule("K-13.1.8", "K-R-60")
def test_eleven_influence_by_a_battle_open_spain() -> None:
    match = moving(
        "russia",
        russia={"generals": {"ukraine": 3}, "influence": 9},
        france={"generals": {"polesie": 0}},
    )
    play(match, "russia: march ukraine > polesie")
    silence(decline(match, "garrison", "support"))
    assert closed(match)
    until(match, ("russia", "win_garrison"))
    assert power(match, "russia")["influence"] == 11  # 2 for a French General
    assert happened(match, "spain_open") == [(RU, -1)]


@rule("K-13.1.8")
def test_a_position_with_eleven_influence_begins_with_spain_open() -> None:
    assert closed(at("austria", "drill", austria={"influence": 10}))
    assert not closed(at("austria", "drill", austria={"influence": 11}))
    with pytest.raises(BadInput):
        at("austria", "drill", special=["spain"])
    with pytest.raises(BadInput):
        position(scenario="1805", special=["spain_closed"])


@rule("K-13.1.9")
def test_records_keep_what_is_open_and_spent() -> None:
    match = moving("france", france={"generals": {"languedoc": 0, "provence": 1}})
    play(match, f"france: {ORIENT}", "france: done", "france: march languedoc > catalonia")
    assert match.view()["special"] == []
    read = Match.from_record(match.to_record())
    assert read.view()["special"] == []
    assert read.at(0).view()["special"] == ["spain_closed", "armee_dorient"]


@rule("K-13.1.7", "K-13.1.8", "K-13.1.3")
def test_everybody_reads_what_is_in_force() -> None:
    match = Match.new("coalitions", "1792", 6, seed=1)
    for seat in (None, *POWERS):
        scene = match.scene(seat, "en")
        assert [one.id for one in scene.special] == ["spain_closed", "armee_dorient"]
        shut = {one.id for one in scene.places if any(line.startswith("Closed") for line in one.text)}
        assert shut == SPAIN
    assert match.scene(None, "pl").special[0].text.startswith("Hiszpania")


# -- Armee d'Orient


@rule("K-13.1.3", "K-13.1.5", "K-S-3.3")
def test_a_general_goes_from_provence_to_egypt_with_his_troops() -> None:
    match = moving("france", france={"generals": {"provence": 3, "paris": 1}})
    assert ORIENT in options(match, "france")
    play(match, f"france: {ORIENT}")
    assert ways(match) == [("orient", ["provence", "egypt"])]
    assert power(match, "france")["generals"] == {"egypt": 3, "paris": 1}
    assert options(match, "france") == ["garrison provence", "garrison egypt", "done"]
    play(match, "france: garrison provence", "france: garrison egypt")
    assert power(match, "france")["generals"] == {"egypt": 1, "paris": 1}
    assert {place for place, owner in match.view()["garrisons"].items() if owner == "france"} == {"provence", "egypt"}
    # this was his movement for this Movement Turn
    assert {text.split()[1] for text in options(match, "france") if " > " in text} == {"paris"}
    again(match)
    assert "march egypt > syria" in options(match, "france")
    assert fought(match) == []
    assert "France: Armée d’Orient Provence → Egypt." in match.log(None, "en")
    assert "Francja: Armée d’Orient Provence → Egypt." in match.log(None, "pl")


@rule("K-13.1.3", "K-R-60")
def test_the_card_is_open_and_serves_once() -> None:
    match = moving("france", france={"generals": {"provence": 0, "lorraine": 0}})
    for seat in (None, *POWERS):
        assert "armee_dorient" in match.view(seat)["special"]
    play(match, f"france: {ORIENT}", "france: march lorraine > provence")
    for seat in (None, *POWERS):
        assert "armee_dorient" not in match.view(seat)["special"]
    again(match)
    assert power(match, "france")["generals"] == {"egypt": 0, "provence": 0}
    play(match, "france: march egypt > syria")
    forbidden(match, "france", ORIENT)
    refusal = match.why_not("france", ORIENT)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("K-13.1.3", "refused-orient-used")
    play(match, "france: end")
    until(match, ("france", "drill"))
    until(match, ("france", "move"))  # the next Movement action, a Round later
    assert "provence" in power(match, "france")["generals"]
    forbidden(match, "france", ORIENT)


@rule("K-13.1.4", "K-R-60")
@pytest.mark.parametrize("place", ["napoli", "patrimonium_st_petri"])
def test_a_british_general_on_the_way_forbids_it(place: str) -> None:
    match = moving("france", france={"generals": {"provence": 3}}, britain={"generals": {place: 0}})
    forbidden(match, "france", ORIENT)
    refusal = match.why_not("france", ORIENT)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("K-13.1.4", "refused-orient-watched")
    # only Generals, only British ones, and only in these two Territories
    free: list[dict[str, Any]] = [
        {"britain": {"garrisons": [place]}},
        {"austria": {"generals": {place: 3}}},
        {"britain": {"generals": {"lombardia": 3, "egypt": 3, "venezia": 3}}},
    ]
    for powers in free:
        match = moving("france", france={"generals": {"provence": 3}}, **powers)
        assert ORIENT in options(match, "france")


@rule("K-13.1.4")
def test_at_the_start_the_general_in_napoli_forbids_it() -> None:
    match = position(scenario="1792", start="scenario", power="france", action="movement")
    play(match, "france: arbiter ottoman")
    decline(match, "disband")
    assert power(match, "france")["generals"]["provence"] == 3
    forbidden(match, "france", ORIENT)


@rule("K-13.1.5", "K-R-60")
def test_only_a_general_who_began_the_movement_turn_in_provence() -> None:
    match = moving("france", france={"generals": {"lorraine": 1}})
    forbidden(match, "france", ORIENT)
    play(match, "france: march lorraine > provence", "france: done")
    assert asked(match) == [("france", "request")]  # he has moved, and nobody else can
    again(match)  # any of the Movement Turns of the action will do
    play(match, f"france: {ORIENT}", "france: done")
    assert power(match, "france")["generals"] == {"egypt": 1}
    match = moving("france", france={"generals": {"provence": 1, "lorraine": 0}})
    play(match, "france: march provence > languedoc", "france: done", "france: march lorraine > provence")
    again(match)
    assert ORIENT in options(match, "france")
    match = moving("france", france={"generals": {"paris": 0}})
    refusal = match.why_not("france", ORIENT)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("K-13.1.5", "refused-no-general-there")
    forbidden(match, "france", "orient paris > egypt", "orient provence > syria")


@rule("K-13.1.3", "K-R-41")
def test_not_in_napoleons_move() -> None:
    match = at("france", "leadership", france={"generals": {"provence": 1}, "named": "provence"})
    play(match, "france: decline")
    assert asked(match) == [("france", "move")]
    forbidden(match, "france", ORIENT)
    refusal = match.why_not("france", ORIENT)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("K-R-41", "refused-orient-napoleons-move")


@rule("K-13.1.3", "K-13.0.1")
def test_only_france_and_only_in_1792() -> None:
    match = moving("austria", austria={"generals": {"provence": 1}})
    forbidden(match, "austria", ORIENT)
    refusal = match.why_not("austria", ORIENT)
    assert refusal is not None
    assert refusal.reason == "refused-orient-french"
    for scenario in ("1798", "1805", "1806", "1809", "1812", "1813"):
        force = {"generals": {"provence": 1}, "influence": 0}
        match = position(scenario=scenario, power="france", action="movement", powers={"france": force})
        match.play("france", "arbiter britain")
        forbidden(match, "france", ORIENT)
        assert "march provence > languedoc" in options(match, "france")


@rule("K-13.1.6")
def test_an_ottoman_garrison_in_egypt_fights_after_the_movement_turn() -> None:
    match = moving(
        "france",
        france={"generals": {"provence": 3, "paris": 0}},
        ottoman={"garrisons": ["egypt"]},
    )
    play(match, f"france: {ORIENT}")
    assert options(match, "france") == ["garrison provence", "done"]  # in Egypt he must win first
    play(match, "france: done")
    assert fought(match) == []
    play(match, "france: march paris > aquitaine")
    decline(match, "garrison", "support")
    assert fought(match) == ["egypt"]
    assert strengths(match) == [(4, 1)]
    play(silence(match), "france: garrison egypt")
    assert match.view()["garrisons"]["egypt"] == "france"
    assert power(match, "france")["generals"]["egypt"] == 1  # 3, less the loss and the Garrison


@rule("K-13.1.6")
def test_who_is_attacked_in_egypt() -> None:
    match = moving(
        "france", france={"generals": {"provence": 1}}, britain={"generals": {"egypt": 0}, "status": "british"}
    )
    play(match, f"france: {ORIENT}")
    decline(match, "garrison", "support")
    assert (fought(match), strengths(match)) == (["egypt"], [(2, 1)])
    # a General of the French Coalition is no enemy
    match = moving(
        "france",
        france={"generals": {"provence": 1}},
        russia={"generals": {"egypt": 0}, "status": "french"},
    )
    play(match, f"france: {ORIENT}")
    decline(match, "garrison", "support")
    assert fought(match) == []
    assert "egypt" in power(match, "france")["generals"]


@rule("K-13.1.5", "K-R-60", "K-R-43")
def test_an_ottoman_ally_is_asked_and_a_refusal_does_not_spend_the_card() -> None:
    forces = {"france": {"generals": {"provence": 1, "lorraine": 0}}, "ottoman": {"status": "french"}}
    match = at("france", "movement", **forces)
    play(match, "france: arbiter britain", f"france: {ORIENT}")
    assert asked(match) == [("ottoman", "consent")]
    granted = match.clone()
    play(granted, "ottoman: consent")
    assert options(granted, "france") == ["garrison provence", "done"]  # none in the home of an Ally
    play(granted, "france: done")
    assert power(granted, "france")["generals"] == {"egypt": 1, "lorraine": 0}
    assert granted.view()["special"] == ["spain_closed"]
    play(match, "ottoman: refuse")
    assert power(match, "france")["generals"] == {"provence": 1, "lorraine": 0}
    assert "armee_dorient" in match.view()["special"]
    forbidden(match, "france", ORIENT)  # not again by this General in this action
    refusal = match.why_not("france", ORIENT)
    assert refusal is not None
    assert refusal.reason == "refused-consent-refused"
    play(match, "france: march provence > languedoc", "france: done", "france: march lorraine > provence")
    play(match, "france: request", "britain: grant", f"france: {ORIENT}")  # another General may ask
    assert asked(match) == [("ottoman", "consent")]


@rule("K-R-60", "K-6.6.3", "K-7.6.31")
def test_egypt_may_be_closed_or_taken() -> None:
    match = moving("france", france={"generals": {"provence": 1}}, ottoman={"status": "neutral"})
    forbidden(match, "france", ORIENT)
    refusal = match.why_not("france", ORIENT)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("K-6.6.3", "refused-neutral-home")
    match = moving("france", france={"generals": {"provence": 1, "egypt": 0}})
    forbidden(match, "france", ORIENT)
    refusal = match.why_not("france", ORIENT)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("K-7.6.31", "refused-own-general-there")
    play(match, "france: march egypt > syria")  # the other General has left first
    assert ORIENT in options(match, "france")


@rule("K-R-60")
def test_ottomans_played_by_france_are_not_asked() -> None:
    controlled = {"controller": "france", "status": "french"}
    powers = {"france": {"generals": {"provence": 1}}, "ottoman": controlled}
    match = position(scenario="1792", seats=5, power="france", action="movement", powers=powers)
    play(match, "france: arbiter britain", f"france: {ORIENT}", "france: done")
    assert happened(match, "consent") == []
    assert power(match, "france")["generals"] == {"egypt": 1}


@rule("K-3.1.1", "K-13.1.8")
def test_25_influence_win_here_too() -> None:
    """The same gain of Influence is looked at for Spain and for the victory."""
    match = at("austria", "influence", austria={"influence": 23, "garrisons": ["bavaria"]})
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule) == ((POWERS.index("austria"),), "K-3.1.1")
