"""Chapter 10.1: when the abilities are used, whose they are, and who decides about them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from chancellery import Match, games
from chancellery.kernel import BadInput, Illegal
from chancellery.table.scene import Piece
from tests.conformance.coalitions.course import until
from tests.conformance.coalitions.heroes import GENERALS, battle, refused
from tests.conformance.coalitions.minors import acting, readers
from tests.conformance.coalitions.table import POWERS, asked, happened, options, play, position
from tests.conformance.coalitions.war import attack, results
from tests.conformance.rule import rule

HEROES = {
    "britain": "wellington",
    "france": "napoleon",
    "austria": "schwarzenberg",
    "prussia": "blucher",
    "russia": "kutuzov",
    "ottoman": "grand_vizier",
}


def new(scenario: str = "1805", seats: int = 6, seed: int = 1, **more: Any) -> Match:
    return Match.new("coalitions", scenario, seats, seed=seed, options={**GENERALS, **more})


def named(match: Match) -> dict[str, str | None]:
    """Where the named General of each Power is, as everybody sees it."""
    return {name: seen.get("named") for name, seen in match.view(None)["powers"].items()}


BEATEN: dict[str, Any] = {  # France beats Prussia in Saxonia by 5 to 3
    "france": {"generals": {"hesse": 3, "wurttemberg": 0}, "hand": [1], "morale": 5},
    "prussia": {"status": "british", "generals": {"saxonia": 2}, "named": "saxonia"},
    "austria": {"status": "neutral"},
}


@rule("K-10.1.1", "K-S-0.1", "K-S-0.4")
def test_the_abilities_are_agreed_on_before_the_match_and_off_by_default() -> None:
    """Without the option nobody but Napoleon is named, and a General called Blücher is like any other."""
    (option,) = [o for g in games() if g.id == "coalitions" for o in g.options if o.id == "generals"]
    assert (option.values, option.default) == ((False, True), False)
    m = Match.new("coalitions", "1805", 6, seed=1)
    play(m, "france: napoleon lorraine")
    assert asked(m) == [("britain", "drill")]
    assert named(m) == {name: "lorraine" if name == "france" else None for name in POWERS}
    plain = attack("france", "march hesse > saxonia", powers=BEATEN)
    able = battle("france", "march hesse > saxonia", **BEATEN)
    for one in (plain, able):
        play(one, "france: play 1 for saxonia")
        assert results(one) == [(5, 3, 0)]
    assert asked(plain) == [("prussia", "beaten")]
    assert asked(able) == [("prussia", "blucher")]


@rule("K-10.1.2", "K-S-0.4")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_abilities_are_not_used_in_lempereur(seats: int) -> None:
    with pytest.raises(BadInput):
        Match.new("coalitions", "lempereur", seats, seed=1, options=GENERALS)
    m = Match.new("coalitions", "lempereur", seats, seed=1)
    kinds = set()
    while m.view()["round"] < 2 and m.outcome is None:
        kinds.add(m.decisions[0].kind)
        m.play(m.decisions[0].seat, m.decisions[0].options[0])
    assert not kinds & {"napoleon", "named_general", "wellington", "kutuzov", "blucher", "grand_vizier"}
    assert set(named(m).values()) == {None}


@rule("K-10.1.1", "K-7.3.10", "K-7.3.11")
@pytest.mark.parametrize("generals", [False, True])
def test_napoleons_ability_is_no_option(generals: bool) -> None:
    powers = {"france": {"generals": {"paris": 1, "lorraine": 1}, "named": "paris"}}
    m = position(power="france", action="leadership", options={"generals": generals}, powers=powers)
    play(m, "france: decline")
    assert asked(m) == [("france", "move")]
    assert {move.split(" ")[1] for move in options(m, "france") if move != "end"} == {"paris"}


@rule("K-10.1.3", "K-R-58", "K-1.1.1", "K-S-0.3", "K-S-0.4")
def test_each_owner_declares_its_named_general_openly_in_the_order_of_powers() -> None:
    """1805: all three British Generals are on the map; Austria, Russia and the Ottomans have one off board."""
    m = new()
    play(m, "france: napoleon picardie")
    offered = {}
    for seat, choice in (
        ("britain", "cornwall"),
        ("austria", "off"),
        ("prussia", "berlin"),
        ("russia", "off"),
        ("ottoman", "anatolia"),
    ):
        assert asked(m) == [(seat, "named_general")]
        assert m.decisions[0].rule == "K-10.1.3"
        offered[seat] = options(m, seat)
        m.play(seat, f"{HEROES[seat]} {choice}")
        assert named(m)[seat] == choice
    assert offered == {
        "britain": ["wellington london", "wellington cornwall", "wellington napoli"],
        "austria": ["schwarzenberg venezia", "schwarzenberg bavaria", "schwarzenberg tyrol", "schwarzenberg off"],
        "prussia": ["blucher saxonia", "blucher berlin", "blucher borussia"],
        "russia": ["kutuzov polesie", "kutuzov podolia", "kutuzov livonia", "kutuzov off"],
        "ottoman": ["grand_vizier istanbul", "grand_vizier anatolia", "grand_vizier off"],
    }
    assert asked(m) == [("britain", "drill")], "the first Round begins"
    assert [POWERS[args[0]] for args in happened(m, "named")] == [
        "france", "britain", "austria", "prussia", "russia", "ottoman",
    ]  # fmt: skip
    assert all(m.events(seat) == m.events(None) for seat in m.seats), "nothing about it is secret"


@rule("K-10.1.3")
@pytest.mark.parametrize(("scenario", "first"), [("1792", "britain"), ("1798", "britain"), ("1813", "france")])
def test_in_every_scenario_the_choice_follows_that_of_napoleon(scenario: str, first: str) -> None:
    """In 1792 and 1798 the scenario says who Napoleon is."""
    m = new(scenario)
    kinds = []
    while m.view()["round"] == 0:
        kinds.append((m.seats[m.decisions[0].seat], m.decisions[0].kind))
        m.play(m.decisions[0].seat, m.decisions[0].options[0])
    assert kinds[0][0] == first
    assert [seat for seat, kind in kinds if kind == "named_general"] == [
        "britain", "austria", "prussia", "russia", "ottoman",
    ]  # fmt: skip
    assert all(place is not None for place in named(m).values())


@rule("K-10.1.3", "K-13.2.1")
def test_who_is_napoleon_is_never_asked_of_france_here() -> None:
    """1798 without a French General in Egypt, where Napoleon must be: a set-up of one's own has no Napoleon."""
    fields = {"scenario": "1798", "phase": "set-up", "options": GENERALS}
    m = Match.from_position("coalitions", {**fields, "powers": {"france": {"generals": {"paris": 1}}}})
    seats = []
    while m.decisions[0].kind == "named_general":
        seats.append(m.seats[m.decisions[0].seat])
        m.play(m.decisions[0].seat, m.decisions[0].options[0])
    assert seats == ["britain", "austria", "prussia", "russia", "ottoman"]
    assert named(m)["france"] is None


@rule("K-10.1.3", "K-1.1.1")
def test_the_name_belongs_to_one_pawn_for_the_whole_match() -> None:
    """Off board and back: the named General is placed by name, another one without."""
    powers = {"russia": {"generals": {"livonia": 1}, "named": "off"}}
    m = position(power="russia", action="leadership", options=GENERALS, powers=powers)
    places = [move.removeprefix("place ") for move in options(m, "russia") if move.startswith("place ")]
    assert "st_petersburg" in places
    assert "named st_petersburg" in places
    play(m, "russia: place moskva")
    assert named(m)["russia"] == "off"
    play(m, "russia: place named st_petersburg")
    assert named(m)["russia"] == "st_petersburg"
    assert not any(move.startswith("place named") for move in options(m, "russia"))
    m = position(power="russia", action="leadership", options=GENERALS, powers=powers)
    assert refused(m, "russia", "place named livonia") == "K-7.3.1", "not controlled"
    powers["russia"]["named"] = "livonia"
    m = position(power="russia", action="leadership", options=GENERALS, powers=powers)
    play(m, "russia: take off livonia")
    assert named(m)["russia"] == "off"


@rule("K-10.1.3", "K-R-85", "K-S-0.4")
def test_the_named_general_of_a_minor_power_is_drawn_by_lot_among_all_its_generals() -> None:
    """Three players: Prussia, Russia and the Ottomans; in 1805 Russia has a General off board, Prussia none."""
    drawn: dict[str, Counter[str | None]] = {"prussia": Counter(), "russia": Counter(), "ottoman": Counter()}
    for seed in range(240):
        m = new(seats=3, seed=seed)
        play(m, "france: napoleon picardie", "britain: wellington london")
        assert named(m)["prussia"] is None, "in the Order of Powers Austria comes before"
        play(m, "austria: schwarzenberg off")
        assert asked(m) == [("britain", "drill")], "nobody is asked for a Minor Power"
        for name, count in drawn.items():
            count[named(m)[name]] += 1
    assert set(drawn["prussia"]) == {"berlin", "borussia", "saxonia"}
    assert set(drawn["russia"]) == {"livonia", "polesie", "podolia", "off"}
    assert set(drawn["ottoman"]) == {"istanbul", "anatolia", "off"}
    assert all(60 <= n <= 100 for n in drawn["prussia"].values()), drawn
    assert all(40 <= n <= 80 for n in drawn["russia"].values()), drawn


@rule("K-10.1.3", "K-R-85")
def test_every_pawn_off_board_takes_part_in_the_lot() -> None:
    """1812: one Prussian General is on the map and two are off board."""
    places: Counter[str | None] = Counter()
    for seed in range(240):
        m = new("1812", 4, seed)
        until(m, ("austria", "named_general"))
        m.play("austria", "schwarzenberg off")
        places[named(m)["prussia"]] += 1
    assert 60 <= places["borussia"] <= 100
    assert places["borussia"] + places["off"] == 240


@rule("K-10.1.3", "K-S-0.4")
@pytest.mark.parametrize(
    ("seats", "third", "owners"),
    [
        (5, "russia", ["britain", "austria", "prussia", "russia"]),
        (4, "russia", ["britain", "austria", "russia"]),
        (3, "russia", ["britain", "austria"]),
        (3, "austria", ["britain", "russia"]),
    ],
)
def test_only_owners_are_asked(seats: int, third: str, owners: list[str]) -> None:
    m = new(seats=seats, third_minor=third)
    found = []
    while m.view()["round"] == 0:
        if m.decisions[0].kind == "named_general":
            found.append(m.seats[m.decisions[0].seat])
        m.play(m.decisions[0].seat, m.decisions[0].options[-1])
    assert found == owners
    assert None not in named(m).values()


@rule("K-10.1.3")
def test_a_name_is_given_to_an_own_general_only() -> None:
    m = new()
    play(m, "france: napoleon picardie")
    for move in ("wellington paris", "napoleon london", "kutuzov livonia", "wellington off"):
        assert refused(m, "britain", move) == "K-10.1.3", move
        with pytest.raises(Illegal):
            m.play("britain", move)
    assert named(m)["britain"] is None
    play(m, "britain: wellington london")
    for move, reason in (("schwarzenberg paris", "no-general-there"), ("blucher wien", "other-hero")):
        refusal = m.why_not("austria", move)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("K-10.1.3", f"refused-{reason}")


# -- who decides


@rule("K-10.1.4", "K-11.5.4", "K-11.5.5")
def test_for_an_uncontrolled_minor_power_its_temporary_controller_decides() -> None:
    """Three players: Russia, in the British Coalition, is attacked by France, so GB decides; FR if GB attacks."""
    powers: dict[str, Any] = {
        "france": {"generals": {"galicia": 1}},
        "russia": {"generals": {"warszawa": 2}, "named": "warszawa", "hand": [1, 2]},
    }
    fields: dict[str, Any] = {"seats": 3, "options": GENERALS, "arbiter": "austria", "powers": powers}
    m = attack("france", "march galicia > warszawa", **fields)
    assert acting(m) == ("britain", "russia", "kutuzov")
    assert readers(m, "russia") == ["britain"]
    play(m, "britain: withdraw warszawa > polesie")
    assert power_of(m, "russia")["generals"] == {"polesie": 1}
    assert readers(m, "russia") == [], "he takes no part in the battle any more"
    powers["russia"]["status"] = "expansionist"
    powers["britain"] = {"generals": {"polesie": 1}}
    powers["austria"] = {"status": "neutral"}
    del powers["france"]
    m = attack("britain", "march polesie > warszawa", **fields)
    assert acting(m) == ("france", "russia", "kutuzov")


@rule("K-10.1.4")
def test_for_a_controlled_minor_power_its_controller_decides() -> None:
    """Four players: AU controls Prussia and the Ottomans; both named Generals are beaten together."""
    powers: dict[str, Any] = {
        "france": {"generals": {"hesse": 3}, "hand": [5], "morale": 3},
        "austria": {"generals": {"wien": 0}},
        "prussia": {"controller": "austria", "generals": {"saxonia": 1}, "named": "saxonia"},
        "ottoman": {"controller": "austria", "generals": {"saxonia": 0}, "named": "saxonia"},
    }
    m = attack("france", "march hesse > saxonia", seats=4, arbiter="britain", options=GENERALS, powers=powers)
    play(m, "france: play 5 for saxonia")
    assert results(m) == [(9, 3, 0)]
    assert acting(m) == ("austria", "prussia", "blucher")
    assert "withdraw saxonia > bohemia" in options(m, "austria")
    play(m, "austria: withdraw saxonia > bohemia")
    assert acting(m) == ("austria", "ottoman", "grand_vizier"), "the same player is not asked for consent (K-R-45)"


def power_of(match: Match, name: str) -> dict[str, Any]:
    """A Minor Power as everybody sees it."""
    seen: dict[str, Any] = match.view(None)["powers"][name]
    return seen


# -- what players read


@rule("K-10.1.1")
@pytest.mark.parametrize(
    ("lang", "blucher", "napoleon"), [("en", "2 Troops", "Movement Turn"), ("pl", "2 Oddziały", "Turę Ruchu")]
)
def test_a_named_general_tells_his_ability(lang: str, blucher: str, napoleon: str) -> None:
    powers = {
        "prussia": {"generals": {"berlin": 1, "silesia": 1}, "named": "berlin"},
        "france": {"generals": {"paris": 0}, "named": "paris"},
    }

    def pieces(generals: bool) -> dict[str, Piece]:
        m = position(options={"generals": generals}, powers=powers)
        return {one.place: one for one in m.scene(None, lang).pieces if one.type == "general"}

    able, plain = pieces(True), pieces(False)
    assert blucher in (able["berlin"].about or "")
    assert napoleon in (able["paris"].about or "")
    assert able["paris"] == plain["paris"], "Napoleon's is no option"
    assert plain["berlin"].about is None
    assert able["silesia"].about is None, "another Prussian"
    assert [able[place].named for place in ("berlin", "silesia")] == ["Blücher", None]
