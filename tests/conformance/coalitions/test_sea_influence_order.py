"""Basic concepts (chapter 4): Sea Routes and ports, Influence, Order of Powers (4.4 to 4.6)."""

from __future__ import annotations

import pytest

from chancellery.games.coalitions.base.plugin import GAME
from tests.conformance.coalitions.course import EMPIRE, expand, march, moving, place, trade, until, walks
from tests.conformance.coalitions.table import POWERS, asked, happened, options, play, position, power
from tests.conformance.rule import rule

# -- 4.4 Sea Routes and ports


@rule("K-4.4.1")
def test_sea_routes_link_coasts_that_are_not_neighbours_by_land() -> None:
    for side in ("coalitions_empire", "coalitions_revolution"):
        board = GAME.shipped(side)
        by_land = {(r.a, r.b) for r in board.sea_routes if r.b in board.territory(r.a).neighbours}
        assert by_land == {("oporto", "lisboa")}
    match = moving("britain", "france", britain={"generals": {"oporto": 0, "london": 0}})
    moves = set(options(match, "britain"))
    assert {"march oporto > lisboa", "sail oporto > lisboa", "sail oporto > cornwall", "sail london > holland"} <= moves
    assert not {"march london > holland", "march oporto > cornwall"} & moves


@rule("K-4.4.2")
def test_the_board_has_eleven_ports() -> None:
    for side in ("coalitions_empire", "coalitions_revolution"):
        assert sum(one.port for one in GAME.shipped(side).territories) == 11
    friends = {name: {"status": "british"} for name in POWERS[2:]}
    assert trade(**friends) == 11
    ports = [one.id for one in EMPIRE.territories if one.port]
    everything = {**friends, "france": {"garrisons": ports}}
    assert trade(**everything) == 0
    for one in EMPIRE.territories:  # each port counts for one, and nothing else does
        if one.kind != "impassable":
            assert trade(**friends, france={"garrisons": [one.id]}) == (10 if one.port else 11)


@rule("K-4.4.3")
@pytest.mark.parametrize("status", ["british", "french", "neutral", "expansionist"])
def test_only_generals_of_the_british_coalition_use_sea_routes(status: str) -> None:
    russia = {"status": status, "generals": {"st_petersburg": 0}, "morale": 1}
    match = moving("russia", "ottoman", russia=russia)
    sails = {text for text in options(match, "russia") if text.startswith("sail")}
    if status == "british":
        routes = {"danmark", "london", "holland", "hannover"}  # up to three Sea Routes away
        assert sails == {f"sail st_petersburg > {one}" for one in routes}
    else:
        assert sails == set()


@rule("K-4.4.3")
def test_britain_sails_france_never_and_only_in_movement() -> None:
    match = moving("britain", "ottoman", britain={"generals": {"london": 0}})
    assert {text for text in options(match, "britain") if text.startswith("sail")} == {
        "sail london > holland",
        "sail london > hannover",
        "sail london > danmark",
        "sail london > st_petersburg",
    }
    match = moving("france", "ottoman", france={"generals": {"holland": 0, "napoli": 0}})
    assert not [text for text in options(match, "france") if text.startswith("sail")]
    kinds = set()
    for match in walks(range(3), moves=700):
        kinds |= {d.kind for d in match.decisions for move in d.options if move.verb == "sail"}
    assert kinds == {"move"}


@rule("K-4.4.4")
def test_sea_routes_do_not_make_neighbours() -> None:
    match = moving("britain", "france", britain={"generals": {"london": 3}, "garrisons": ["holland", "hannover"]})
    moves = options(match, "britain")
    assert not [text for text in moves if text.startswith("march") and ("holland" in text or "hannover" in text)]
    assert not [text for text in moves if text.startswith("strategic london > h")]  # nor in Strategic Movement


@rule("K-4.4.4")
def test_sea_routes_count_for_british_support_only() -> None:
    match = moving(
        "france",
        "ottoman",
        france={"generals": {"picardie": 3}},
        prussia={"generals": {"holland": 0}, "status": "british"},
        britain={"generals": {"london": 1}},
        russia={"generals": {"danmark": 1, "london": 1}},
        austria={"generals": {"hannover": 1}},
    )
    march(match, "france: picardie > holland")
    assert asked(match) == [("britain", "support")]
    assert options(match, "britain") == ["support london", "done"]  # over the Sea Route
    play(match, "britain: done")
    assert options(match, "austria") == ["support hannover", "done"]  # by land
    play(match, "austria: done")
    assert asked(match) == [("prussia", "beaten")]  # RU in London was not asked


@rule("K-4.4.4")
def test_sea_routes_count_for_the_distance_of_a_withdrawal() -> None:
    """A draw in Holland: London is one Sea Route away for GB; for FR only land counts."""
    match = moving("britain", "ottoman", britain={"generals": {"hannover": 0}}, france={"garrisons": ["holland"]})
    march(match, "britain: hannover > holland")
    until(match, ("britain", "withdraw"))
    assert happened(match, "result") == [(place("holland"), 1, 1, -1)]
    assert options(match, "britain") == ["withdraw holland > london", "withdraw holland > off"]
    match = moving("france", "ottoman", france={"generals": {"westphalia": 0}}, britain={"garrisons": ["holland"]})
    march(match, "france: westphalia > holland")
    until(match, ("france", "withdraw"))
    assert options(match, "france") == ["withdraw holland > picardie", "withdraw holland > off"]


# -- 4.5 Influence


@rule("K-4.5.1")
def test_influence_of_contested_territories_and_foreign_homes() -> None:
    assert expand("austria", austria={"garrisons": ["bavaria", "saxonia"]}) == 3  # own stripe
    assert expand("austria", austria={"garrisons": ["paris", "provence"]}) == 4  # homes of FR
    assert expand("austria", austria={"garrisons": ["wien", "warszawa", "hesse"]}) == 0


@rule("K-4.5.1", "K-4.5.2")
def test_influence_comes_from_four_sources_only_and_is_never_lost() -> None:
    """Every change of every Influence marker in random matches is booked by one of the sources."""
    sources = set()
    for seed in range(4):
        before = dict.fromkeys(range(6), 0)
        seen = 0
        beaten = False
        for match in walks(range(seed, seed + 1), moves=1200):
            booked = dict(before)
            for event in match.events(since=seen):
                if event.kind == "expand":
                    assert event.args[1] >= 0
                    booked[event.args[0]] += event.args[1]
                    sources.add("expand")
                elif event.kind == "battle":
                    source, beaten = "battle", False
                elif event.kind == "beaten":
                    beaten = True
                elif event.kind == "subsidy":
                    source = "subsidy"
                elif event.kind == "influence":
                    assert event.args[1] > 0
                    assert (source == "subsidy" and event.args[0] == 0) or beaten
                    booked[event.args[0]] += event.args[1]
                    sources.add(source)
            seen = match.event_count
            now = {index: match.view()["powers"][name]["influence"] for index, name in enumerate(POWERS)}
            assert now == booked
            assert all(now[index] >= before[index] for index in range(6))
            before = now
    assert sources == {"expand", "battle", "subsidy"}


@rule("K-4.5.2")
def test_losing_a_territory_or_a_battle_costs_no_influence() -> None:
    match = moving(
        "france",
        "ottoman",
        france={"generals": {"wurttemberg": 3}, "influence": 4},
        austria={"generals": {"bavaria": 0}, "garrisons": ["bavaria"], "influence": 7},
    )
    march(match, "france: wurttemberg > bavaria")
    until(match, ("austria", "beaten"))
    play(match, "austria: off board", "france: garrison bavaria")
    assert match.view()["garrisons"] == {"bavaria": "france"}
    assert power(match, "austria")["influence"] == 7
    assert power(match, "france")["influence"] == 5


# -- 4.6 Order of Powers


@rule("K-4.6.1", "K-4.6.2")
def test_the_order_of_powers_decides_who_discards_first() -> None:
    surplus = {"britain": [1] * 7, "france": [2] * 8 + [3] * 3, "austria": [3, 3, 3, 3, 3, 4, 4]}
    surplus |= {"prussia": [4] * 6 + [5], "russia": [5] * 7}
    match = position(power="britain", action="drill", powers={name: {"hand": hand} for name, hand in surplus.items()})
    play(match, "britain: decline")
    order = []
    while asked(match)[0][1] == "surplus":
        order.append(asked(match)[0][0])
        play(match, f"{order[-1]}: {options(match, order[-1])[0]}")
    assert order == ["britain", "france", "austria", "prussia", "russia"]
    surplus = {"russia": [1] * 7, "ottoman": [2] * 7}
    match = position(power="britain", action="drill", powers={name: {"hand": hand} for name, hand in surplus.items()})
    play(match, "britain: decline")
    assert asked(match) == [("russia", "surplus")]
    play(match, "russia: discard 1")
    assert asked(match) == [("ottoman", "surplus")]


@rule("K-4.6.2")
def test_the_order_of_powers_orders_support_cards_and_answers() -> None:
    match = moving(
        "france",
        "ottoman",
        france={"generals": {"lorraine": 3}, "morale": 1, "hand": [5]},
        austria={"generals": {"wurttemberg": 1, "bavaria": 1}, "morale": 1, "hand": [1]},
        russia={"generals": {"wurttemberg": 1, "hesse": 1}, "morale": 1, "hand": [2]},
        britain={"generals": {"pfalz": 1}, "morale": 1, "hand": [3]},
    )
    march(match, "france: lorraine > wurttemberg")
    supports = []
    while asked(match)[0][1] == "support":
        supports.append(asked(match)[0][0])
        play(match, f"{supports[-1]}: {options(match, supports[-1])[0]}")
    assert supports == ["britain", "austria", "russia"]
    order = []
    while asked(match)[0][1] == "card":
        order.append(asked(match)[0][0])
        play(match, f"{order[-1]}: pass")
    assert order == ["france", "austria", "russia", "britain"]  # attacker, battlefield in order, supporters
    match = position(power="britain", action="leadership", powers={"britain": {"money": 6}})
    play(match, "britain: decline", "britain: offer russia 2", "britain: offer austria 2")
    assert asked(match) == [("austria", "subsidy_answer")]
