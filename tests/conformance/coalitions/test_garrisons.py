"""Chapter 7.6, last part: placing Garrisons."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import (
    POWERS,
    asked,
    forbidden,
    fought,
    happened,
    options,
    play,
    position,
    power,
    tracks,
)
from tests.conformance.rule import rule


def moving(name: str, **powers: dict[str, Any]) -> Match:
    """A Power in its first Movement Turn, with OT as Arbiter and no Garrison disbanded."""
    match = position(power=name, action="movement", powers=powers)
    play(match, f"{name}: arbiter ottoman")
    if asked(match) == [(name, "disband")]:
        play(match, f"{name}: done")
    return match


def sites(match: Match, name: str) -> set[str]:
    """Where the General that has just moved, or won, may place a Garrison now."""
    assert asked(match) in ([(name, "garrison")], [(name, "win_garrison")])
    places = {move.removeprefix("garrison ") for move in options(match, name)}
    assert "done" in places  # it is always optional
    return places - {"done"}


def garrisons(match: Match) -> dict[str, str]:
    found: dict[str, str] = match.view(None)["garrisons"]
    return found


@rule("K-7.6.35", "K-7.6.36")
def test_a_troop_becomes_a_garrison_where_a_general_leaves_or_enters() -> None:
    match = moving("france", france={"generals": {"pfalz": 2, "paris": 0}, "morale": 3, "money": 4})
    stock = power(match, "france")["stock"]
    play(match, "france: march pfalz > wurttemberg")
    assert sites(match, "france") == {"pfalz", "wurttemberg"}
    nothing = play(match.clone(), "france: done")  # optional
    assert garrisons(nothing) == {}
    assert power(nothing, "france")["generals"] == {"wurttemberg": 2, "paris": 0}
    play(match, "france: garrison wurttemberg")
    assert garrisons(match) == {"wurttemberg": "france"}
    # the token itself is turned: one Troop less, nothing from stock, no cost
    assert power(match, "france")["generals"] == {"wurttemberg": 1, "paris": 0}
    assert power(match, "france")["stock"] == stock
    assert (power(match, "france")["morale"], power(match, "france")["money"]) == (3, 4)


@rule("K-7.6.35")
def test_a_garrison_gives_control_at_once() -> None:
    match = moving("france", france={"generals": {"hesse": 2, "lorraine": 0}, "garrisons": ["bavaria"]})
    forbidden(match, "france", "strategic lorraine > wurttemberg")  # nobody's
    play(match, "france: march hesse > wurttemberg", "france: garrison wurttemberg", "france: done")
    # French now: another General passes through it in the same Movement Turn
    play(match, "france: strategic lorraine > wurttemberg")  # and on to Bavaria, the only way
    assert power(match, "france")["generals"] == {"wurttemberg": 1, "bavaria": 0}


@rule("K-7.6.35", "K-4.3.1")
def test_a_garrison_takes_control_of_an_enemy_home() -> None:
    match = moving("france", france={"generals": {"bavaria": 1}})
    play(match, "france: march bavaria > wien")
    assert sites(match, "france") == {"bavaria", "wien"}
    play(match, "france: garrison wien")
    assert garrisons(match) == {"wien": "france"}


@rule("K-7.6.35", "K-R-79", "K-8.6.1", "FAM-3.18", "K-R-28")
def test_a_winning_attacker_may_place_one_a_winning_defender_may_not() -> None:
    match = moving(
        "france",
        france={"generals": {"pfalz": 3}, "hand": [5], "morale": 2},
        austria={"generals": {"wurttemberg": 1}},
    )
    play(match, "france: march pfalz > wurttemberg", "france: done", "france: play 5 for wurttemberg")
    play(match, "austria: off board")
    # the new card is known, the loss is taken, and only then the Garrison is chosen
    assert power(match, "france")["cards"] == 1
    assert power(match, "france")["generals"] == {"wurttemberg": 2}
    assert sites(match, "france") == {"wurttemberg"}
    play(match, "france: garrison wurttemberg")
    assert power(match, "france")["generals"] == {"wurttemberg": 1}
    assert garrisons(match) == {"wurttemberg": "france"}
    # the other way round: the defender wins with Troops left, and is not asked
    match = moving("france", france={"generals": {"pfalz": 0}}, austria={"generals": {"wurttemberg": 3}})
    play(match, "france: march pfalz > wurttemberg", "france: off board")
    assert happened(match, "result")[0][1:] == (1, 4, 1)
    assert power(match, "austria")["generals"] == {"wurttemberg": 2}
    assert ("austria", "win_garrison") not in asked(match)
    assert garrisons(match) == {}
    forbidden(match, "austria", "garrison wurttemberg")


@rule("K-7.6.37")
def test_a_general_without_troops_places_none() -> None:
    match = moving("france", france={"generals": {"pfalz": 0}})
    play(match, "france: march pfalz > wurttemberg")
    assert asked(match) == [("france", "request")]
    forbidden(match, "france", "garrison wurttemberg", "garrison pfalz")


@rule("K-7.6.37", "K-D-03", "K-R-28")
@pytest.mark.parametrize(("troops", "may"), [(1, False), (2, True)])
def test_a_general_that_lost_its_last_troop_in_the_victory_places_none(troops: int, may: bool) -> None:
    match = moving("france", france={"generals": {"pfalz": troops}}, austria={"garrisons": ["wurttemberg"]})
    play(match, "france: march pfalz > wurttemberg", "france: done")
    assert happened(match, "result")[0][1:] == (1 + troops, 1, 0)
    assert garrisons(match) == {}
    assert power(match, "france")["generals"] == {"wurttemberg": troops - 1}
    assert asked(match) == [("france", "win_garrison" if may else "request")]


@rule("K-7.6.38")
def test_own_homes_may_be_garrisoned() -> None:
    match = moving("france", france={"generals": {"paris": 2}})
    play(match, "france: march paris > lorraine")
    assert sites(match, "france") == {"paris", "lorraine"}
    play(match, "france: garrison paris", "france: garrison lorraine")
    assert garrisons(match) == {"paris": "france", "lorraine": "france"}


@rule("K-7.6.38", "K-7.4.6")
def test_a_garrison_at_home_gives_strength_and_permits_a_fortress() -> None:
    match = position(
        power="france",
        action="mobilisation",
        powers={"france": {"money": 5, "garrisons": ["paris"], "generals": {"lorraine": 3}}},
    )
    assert "buy fortress paris" in options(match, "france")
    forbidden(match, "france", "buy fortress lorraine")
    match = moving("austria", austria={"generals": {"lorraine": 0}}, france={"garrisons": ["paris"]})
    play(match, "austria: march lorraine > paris")
    assert happened(match, "strength")[0][1:] == (1, 1)


@rule("K-7.6.39", "K-6.3.5", "K-R-69")
def test_no_garrison_in_an_allys_home() -> None:
    match = moving("austria", austria={"generals": {"podolia": 2, "wien": 1}}, russia={"status": "british"})
    play(match, "austria: march podolia > ukraine", "russia: consent")
    assert sites(match, "austria") == {"podolia"}  # not Ukraine, which is a Russian home
    forbidden(match, "austria", "garrison ukraine")
    play(match, "austria: done", "austria: march wien > hungari", "austria: done")
    play(match, "austria: request", "ottoman: grant", "austria: march ukraine > podolia")
    assert sites(match, "austria") == {"podolia"}  # not when leaving it either
    # nor after a victory over an enemy Garrison there
    match = moving("austria", austria={"generals": {"podolia": 3}}, ottoman={"garrisons": ["ukraine"]})
    play(match, "austria: march podolia > ukraine", "austria: done")
    assert fought(match) == ["ukraine"]
    assert power(match, "austria")["generals"] == {"ukraine": 2}
    assert asked(match) == [("austria", "request")]
    assert garrisons(match) == {}
    # a Home Territory of a Power that is no Ally may be garrisoned
    match = moving("austria", austria={"generals": {"podolia": 3}}, russia={"status": "french"})
    play(match, "austria: march podolia > ukraine")
    assert sites(match, "austria") == {"podolia", "ukraine"}


@rule("K-7.6.40", "K-4.3.5")
@pytest.mark.parametrize("owner", ["france", "austria"])
def test_one_garrison_per_territory(owner: str) -> None:
    # Austria as an Ally; its Garrison and the own one are equally in the way
    powers: dict[str, dict[str, Any]] = {"france": {"generals": {"pfalz": 3}}, "austria": {"status": "french"}}
    powers[owner]["garrisons"] = ["wurttemberg"]
    match = moving("france", **powers)
    play(match, "france: march pfalz > wurttemberg")
    if owner == "austria":
        play(match, "austria: consent")
    assert sites(match, "france") == {"pfalz"}
    play(match, "france: garrison pfalz")
    # one per Territory: nothing is left to garrison, though the General has Troops
    assert asked(match) == [("france", "request")]
    assert garrisons(match) == {"pfalz": "france", "wurttemberg": owner}


@rule("K-7.6.41")
def test_the_garrison_stays_when_the_general_leaves() -> None:
    match = moving("france", france={"generals": {"pfalz": 1}})
    play(match, "france: march pfalz > wurttemberg", "france: garrison wurttemberg")
    play(match, "france: request", "ottoman: grant", "france: march wurttemberg > hesse", "france: stop")
    assert power(match, "france")["generals"] == {"hesse": 0}
    assert garrisons(match) == {"wurttemberg": "france"}


@rule("K-7.6.42")
def test_several_garrisons_in_one_movement_action() -> None:
    match = moving("france", france={"generals": {"pfalz": 3}})
    play(match, "france: march pfalz > wurttemberg", "france: garrison pfalz")
    assert sites(match, "france") == {"wurttemberg"}  # both ends of one move, one each
    forbidden(match, "france", "garrison pfalz")
    play(match, "france: garrison wurttemberg", "france: request", "ottoman: grant")
    play(match, "france: march wurttemberg > hesse", "france: garrison hesse")
    assert garrisons(match) == {"pfalz": "france", "wurttemberg": "france", "hesse": "france"}
    # no Troop is left: the third Movement Turn places none
    play(match, "france: request", "ottoman: grant", "france: march hesse > westphalia")
    assert power(match, "france")["generals"] == {"westphalia": 0}
    assert "westphalia" not in garrisons(match)
    assert match.view(None)["turn"] == 2


@rule("K-7.6.42", "FAM-3.30")
def test_territories_passed_in_a_strategic_movement_may_be_garrisoned() -> None:
    match = moving("france", france={"generals": {"wurttemberg": 3}})
    play(match, "france: strategic wurttemberg > lorraine", "france: on paris", "france: on aquitaine")
    assert sites(match, "france") == {"wurttemberg", "lorraine", "paris", "aquitaine"}
    play(match, "france: garrison lorraine", "france: garrison paris", "france: garrison wurttemberg")
    assert power(match, "france")["generals"] == {"aquitaine": 0}
    assert garrisons(match) == {"wurttemberg": "france", "lorraine": "france", "paris": "france"}
    # Home Territories of an Ally on the way may not
    match = moving("austria", austria={"generals": {"podolia": 3}, "garrisons": ["podolia"]})
    play(match, "austria: strategic podolia > ukraine", "austria: on moskva", "austria: halt", "russia: consent")
    assert asked(match) == [("austria", "request")]
    assert garrisons(match) == {"podolia": "austria"}


@rule("K-7.6.43", "K-R-29")
@pytest.mark.parametrize(("pieces", "beaten"), [
    ({"generals": {"wurttemberg": 0}}, ["austria: off board"]), ({"garrisons": ["wurttemberg"]}, []),
])  # fmt: skip
def test_where_an_enemy_is_a_garrison_comes_after_the_victory(pieces: dict[str, Any], beaten: list[str]) -> None:
    match = moving("france", france={"generals": {"pfalz": 3, "paris": 0}}, austria=pieces)
    play(match, "france: march pfalz > wurttemberg")
    assert sites(match, "france") == {"pfalz"}
    forbidden(match, "france", "garrison wurttemberg")
    play(match, "france: done", "france: end")
    assert fought(match) == ["wurttemberg"]
    play(match, *beaten, "france: garrison wurttemberg")
    assert garrisons(match) == {"wurttemberg": "france"}


@rule("K-7.6.43")
def test_a_draw_lets_nobody_place_a_garrison() -> None:
    match = moving("france", france={"generals": {"pfalz": 3}}, austria={"generals": {"wurttemberg": 3}})
    play(match, "france: march pfalz > wurttemberg", "france: done")
    assert asked(match) == [("france", "withdraw")]
    play(match, "france: withdraw wurttemberg > lorraine")
    assert asked(match) == [("france", "request")]
    assert garrisons(match) == {}


@rule("K-R-29")
def test_leaving_a_territory_shared_with_allies_a_garrison_may_be_placed() -> None:
    match = moving("austria", austria={"generals": {"hesse": 2}}, russia={"generals": {"hesse": 1}})
    play(match, "austria: march hesse > bavaria")
    assert sites(match, "austria") == {"hesse", "bavaria"}
    play(match, "austria: garrison hesse")
    assert garrisons(match) == {"hesse": "austria"}
    # within the limits: not where the Ally's Garrison is
    match = moving(
        "austria", austria={"generals": {"hesse": 2}}, russia={"generals": {"hesse": 1}, "garrisons": ["hesse"]}
    )
    play(match, "austria: march hesse > bavaria")
    assert sites(match, "austria") == {"bavaria"}


@rule("K-R-30")
def test_ports_that_are_passed_get_no_garrison() -> None:
    match = moving("britain", britain={"generals": {"cornwall": 3}})
    play(match, "britain: sail cornwall > napoli")  # past Oporto and Lisboa
    assert sites(match, "britain") == {"cornwall", "napoli"}
    forbidden(match, "britain", "garrison oporto", "garrison lisboa")
    play(match, "britain: garrison napoli", "britain: garrison cornwall")
    assert garrisons(match) == {"cornwall": "britain", "napoli": "britain"}


@rule("K-R-31", "K-7.6.35")
def test_a_general_that_does_not_move_places_no_garrison() -> None:
    match = moving("france", france={"generals": {"pfalz": 3, "paris": 3}})
    assert not any(move.startswith("garrison") for move in options(match, "france"))
    forbidden(match, "france", "garrison pfalz", "garrison paris")
    play(match, "france: march pfalz > hesse")
    assert sites(match, "france") == {"pfalz", "hesse"}  # and not Paris, where another General stays
    play(match, "france: done", "france: end", "france: stop")
    assert garrisons(match) == {}


@rule("K-R-11", "K-R-46", "K-7.6.35")
def test_a_neutral_general_may_garrison_what_it_leaves() -> None:
    match = moving("prussia", prussia={"status": "neutral", "generals": {"saxonia": 1}})
    play(match, "prussia: march saxonia > berlin")
    assert sites(match, "prussia") == {"saxonia", "berlin"}
    play(match, "prussia: garrison saxonia")
    assert garrisons(match) == {"saxonia": "prussia"}


@rule("K-7.6.44", "K-R-79", "FAM-3.18")
def test_withdrawals_and_placements_place_no_garrison() -> None:
    # a withdrawal after a draw, with Troops left: neither where he comes from nor where he goes
    match = moving("france", france={"generals": {"pfalz": 3}}, austria={"generals": {"wurttemberg": 3}})
    play(match, "france: march pfalz > wurttemberg", "france: done", "france: withdraw wurttemberg > lorraine")
    assert power(match, "france")["generals"] == {"lorraine": 2}
    forbidden(match, "france", "garrison lorraine", "garrison wurttemberg")
    assert garrisons(match) == {}
    # a beaten General in his Capital
    match = moving("france", france={"generals": {"pfalz": 1}}, austria={"generals": {"wurttemberg": 3}})
    play(match, "france: march pfalz > wurttemberg", "france: done", "france: capital")
    assert power(match, "france")["generals"] == {"paris": 0}
    assert asked(match) == [("france", "request")]
    assert garrisons(match) == {}
    # a General placed in Leadership
    match = position(power="france", action="leadership", powers={"france": {}})
    play(match, "france: place paris")
    forbidden(match, "france", "garrison paris")
    play(match, "france: done")
    assert garrisons(match) == {}
    assert tracks(match, "stock") == dict(zip(POWERS, (21, 49, 28, 21, 28, 21)))


@rule("K-7.6.44")
def test_a_withdrawal_in_a_board_update_places_no_garrison() -> None:
    match = position(
        phase="diplomacy",
        round=2,
        powers={"prussia": {"status": "british", "generals": {"wien": 2}}, "austria": {"status": "british"}},
    )
    play(match, "britain: done", "austria: status neutral", "prussia: status british", "russia: status british")
    play(match, "ottoman: status expansionist", "britain: done")
    assert asked(match) == [("prussia", "update_withdraw")]
    play(match, f"prussia: {options(match, 'prussia')[0]}")
    assert sum(power(match, "prussia")["generals"].values()) == 2
    assert ("prussia", "garrison") not in asked(match)
    assert garrisons(match) == {}
