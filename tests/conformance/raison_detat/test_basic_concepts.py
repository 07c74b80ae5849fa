"""Chapters 5 and 6: the War Wheels, Sea Routes with and without owners, Contested Territories, the course of play."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery.games.coalitions.raison_detat.board_rules import shipped
from tests.conformance.raison_detat.table import (
    LEADING,
    POWERS,
    asked,
    happened,
    new,
    options,
    passive,
    play,
    position,
    refused,
    seen,
    skip,
    ways,
)
from tests.conformance.rule import rule

both = pytest.mark.parametrize("scenario", ["1618", "1702"])
LETTERS = {
    "D": "drill",
    "T": "taxation",
    "S": "subsidies",
    "L": "leadership",
    "M": "mobilisation",
    "E": "influence",
    "V": "movement",
}
ROWS = {  # by Action Turn
    "1618": {
        "protestants": "DTSLMEV",
        "spain": "VDTSLME",
        "sweden": "EVDTSLM",
        "austria": "MEVDTSL",
        "france": "LMEVDTS",
        "poland": "SLMEVDT",
        "ottoman": "TSLMEVD",
    },
    "1702": {
        "britain": "DTLMEV",
        "france": "VDTLME",
        "austria": "EVDTLM",
        "sweden": "MEVDTL",
        "russia": "LMEVDT",
        "ottoman": "TLMEVD",
    },
}
TEXT = {**ROWS["1702"], "austria": "MEVDTL", "sweden": "EVDTLM"}  # RD-R-06: the Order of Powers


# -- the Wheel (5.1)


@rule("RD-6.5", "RD-6.6", "RD-R-06", "RD-R-07")
@pytest.mark.parametrize(
    ("scenario", "options_", "rows"),
    [("1618", {}, ROWS["1618"]), ("1702", {}, ROWS["1702"]), ("1702", {"wheel_order_1702": "text"}, TEXT)],
)
def test_the_action_of_every_power_in_every_turn(scenario: str, options_: dict[str, Any], rows: dict[str, str]) -> None:
    """Played through two rounds: the Wheel turns once after all have acted, and begins again."""
    match = new(scenario, **options_)
    shown: dict[tuple[int, int], dict[str, str]] = {}
    while match.view(None)["round"] < 3:
        table = match.view(None)
        if table["turn"]:
            now = shown.setdefault((table["round"], table["turn"]), table["wheel"])
            assert table["wheel"] == now  # not after a single action
        passive(match)
    count = len(rows)
    actions = [LETTERS[letter] for letter in next(iter(rows.values()))]
    assert list(shown) == [(number, turn) for number in (1, 2) for turn in range(1, count + 1)]
    for (_, turn), wheel in shown.items():
        assert wheel == {name: LETTERS[row[turn - 1]] for name, row in rows.items()}
        assert len(set(wheel.values())) == count
        for place, name in enumerate(rows, 1):  # ((t - k) mod n) + 1; the rows are in the order of the Wheel
            if not options_:
                assert wheel[name] == actions[(turn - place) % count]


@rule("RD-EX-03", "RD-5.1.1", "RD-5.1.2", "RD-5.1.4", "RD-9.1.1")
def test_example_france_on_leadership_and_then_on_mobilisation() -> None:
    match = new("1618")
    assert match.view(None)["wheel"]["france"] == "leadership"
    kinds = []
    while match.view(None)["turn"] < 3:
        kinds += [(match.view(None)["turn"], kind) for seat, kind in asked(match) if seat == "france"]
        passive(match)
    acted = [one for one in kinds if one[1] not in ("grant", "consent", "surplus")]
    assert acted == [(1, "leadership"), (2, "purchase")]


@rule("RD-6.8", "RD-6.7")
@pytest.mark.parametrize(
    ("scenario", "seats"), [("1618", 6), ("1618", 5), ("1618", 4), ("1702", 5), ("1702", 4), ("1702", 3)]
)
def test_auction_and_election_never_fall_in_one_turn(scenario: str, seats: int) -> None:
    match = new(scenario, seats)
    minor = [name for name in POWERS[scenario] if name not in match.seats and name != "spain"]
    turns: dict[str, set[int]] = {}
    told = 0
    while match.view(None)["round"] < 3:
        kind, table = asked(match)[0][1], match.view(None)
        turns.setdefault(kind, set()).add(table["turn"])
        held = [event for event in match.events(since=told) if event.kind == "election"]
        if held:  # nobody need be asked: in a passive match nobody can win it
            turns.setdefault("election", set()).add(table["turn"])
        told = match.event_count
        if kind == "bid":  # before any Power acts in that turn
            last = match.events()[-1]
            assert (last.kind, last.args) == ("turn", (table["round"], table["turn"]))
        passive(match)
    assert turns["bid"] == {ROWS[scenario][name].index("D") + 1 for name in minor}
    assert turns["election"] == {ROWS[scenario]["austria"].index("D") + 1}
    assert turns["status"] == {0}
    assert turns["bid"].isdisjoint(turns["election"] | {0, 1})


# -- Sea Routes (5.3, 1.8)

ROUTES = {
    "1618": {"protestants", "spain", "sweden", "france", "ottoman", None},
    "1702": {"britain", "france", "sweden", "ottoman", None},
}


def sailing(scenario: str, name: str, start: str, **powers: Any) -> Any:
    """A Power about to move a General who stands in a Territory; nobody of the others is in a Coalition with it."""
    given: dict[str, dict[str, Any]] = {
        one: {"status": "expansionist"} for one in POWERS[scenario] if one not in LEADING[scenario]
    }
    for one, own in powers.items():
        given.setdefault(one, {}).update(own)
    given.setdefault(name, {})["generals"] = {start: 0}
    match = position(scenario, power=name, action="movement", powers=given)
    play(match, f"{name}: {next(text for text in options(match, name) if text.startswith('arbiter'))}")
    return skip(match, "disband")


@rule("RD-1.8", "RD-5.3.1", "RD-5.3.2", "RD-5.3.3", "RD-D-45", "RD-PD-06", "RD-PD-07", "RD-9.13.3", "RD-9.13.4")
@both
def test_a_coloured_sea_route_is_its_powers_and_a_grey_one_is_open(scenario: str) -> None:
    """Each route both ways, by every Power, from a Territory which the General's own Power controls."""
    board = shipped(scenario)
    assert {route.owner for route in board.sea_routes} == ROUTES[scenario]
    for route in board.sea_routes:
        for start, end in ((route.a, route.b), (route.b, route.a)):
            assert end not in board.territory(start).neighbours
            for name in POWERS[scenario]:
                friends = {"austria", "spain"} if scenario == "1618" else {"austria"}
                home = board.territory(start).power
                if home in friends and name in friends and home != name:
                    continue  # no Garrison in the home of an Ally
                match = sailing(scenario, name, start, **{name: {"garrisons": [start]}})
                move = f"sail {start} > {end}"
                assert f"march {start} > {end}" not in options(match, name)
                if route.owner in (None, name) or {route.owner, name} == {"austria", "spain"}:
                    assert move in options(match, name), (name, move)
                else:
                    refused(match, name, move, "RD-9.13.4")


@rule("RD-5.3.3", "RD-9.13.5", "RD-R-40", "RD-R-41")
def test_control_of_the_ends_changes_nothing_about_a_coloured_sea_route() -> None:
    """France holds Catalonia and Napoli; the Spanish route between them stays Spain's."""
    held = {"france": {"garrisons": ["catalonia", "napoli"]}}
    match = sailing("1618", "france", "catalonia", **held)
    refused(match, "france", "sail catalonia > napoli", "RD-9.13.4")
    match = sailing("1618", "spain", "leon", france={"garrisons": ["brabant"]})
    assert "sail leon > brabant" in options(match, "spain")
    play(match, "spain: sail leon > brabant")
    assert ways(match) == [("sail", ["leon", "brabant"])]


@rule("RD-9.13.5", "RD-R-40", "RD-5.3.3")
@pytest.mark.parametrize(("holder", "open_"), [("russia", True), (None, True), ("france", False)])
def test_a_grey_sea_route_is_open_from_own_or_uncontrolled_ground(holder: str | None, open_: bool) -> None:
    """Russia in Danmark, where an Ally of it has the Garrison, or nobody, or it itself."""
    powers: dict[str, Any] = {"russia": {"status": "french"}}
    if holder is not None:
        powers.setdefault(holder, {})["garrisons"] = ["danmark"]
    match = sailing("1702", "russia", "danmark", **powers)
    if open_:
        assert "sail danmark > skania" in options(match, "russia")
    else:
        refused(match, "russia", "sail danmark > skania", "RD-9.13.5")


# -- Territories (5.2, 5.4)


@rule("RD-EX-14", "RD-5.2.7", "RD-9.3.1", "RD-9.7.1", "RD-5.2.2", "RD-5.2.6", "RD-PD-03")
def test_example_a_contested_territory() -> None:
    """Piedmont, worth 1, striped for France and Spain, in the hands of every Power."""
    for name in POWERS["1618"]:
        gains = {}
        for action, kept in (("taxation", "money"), ("influence", "influence")):
            without, with_ = (
                position(
                    "1618",
                    power=name,
                    action=action,
                    powers={"france": {"status": "expansionist"}, name: {**_war(name), "garrisons": towns}},
                )
                for towns in ([], ["piedmont"])
            )
            gains[kept] = seen(with_, name)[kept] - seen(without, name)[kept]
        expected = {"money": 0, "influence": 1} if name in ("france", "spain") else {"money": 1, "influence": 0}
        assert gains == expected, name


def _war(name: str) -> dict[str, str]:
    return {} if name in LEADING["1618"] else {"status": "expansionist"}


@rule("RD-EX-18", "RD-5.2.4", "RD-5.2.5", "RD-5.2.8", "RD-5.2.9", "RD-5.3.3", "RD-PD-01", "RD-PD-02", "RD-PD-04")
@rule("RD-PD-05", "RD-PD-06")
def test_example_colours_and_kinds() -> None:
    match = new("1618")
    drawn = {one.id: one for one in match.scene(None, "en").places}
    assert (drawn["champagne"].kind, drawn["champagne"].home) == ("home", "france")
    assert (drawn["paris"].home, drawn["paris"].capital) == ("france", True)
    assert drawn["champagne"].capital is False
    assert (drawn["wurttemberg"].kind, drawn["wurttemberg"].home, drawn["wurttemberg"].stripes) == (
        "uncontested",
        None,
        (),
    )
    assert drawn["alps"].kind == "impassable"
    # France controls Champagne from the start and taxes it; the Alps are closed; the yellow route is Spain's
    taxed = position("1618", power="france", action="taxation", powers={"france": {"status": "expansionist"}})
    assert seen(taxed, "france")["money"] == 7
    lost = position(
        "1618",
        power="france",
        action="taxation",
        powers={"france": {"status": "expansionist"}, "spain": {"garrisons": ["champagne"]}},
    )
    assert seen(lost, "france")["money"] == 6
    grey = position("1618", power="ottoman", action="taxation", powers={"ottoman": {"garrisons": ["wurttemberg"]}})
    assert seen(grey, "ottoman")["money"] == 7 + 1
    match = sailing("1618", "spain", "lombardia")
    refused(match, "spain", "march lombardia > alps", "RD-5.2.9")
    assert "sail catalonia > napoli" in options(sailing("1618", "spain", "catalonia"), "spain")
    refused(sailing("1618", "france", "catalonia"), "france", "sail catalonia > napoli", "RD-9.13.4")


@rule("RD-5.4.1", "RD-5.4.2", "RD-R-14")
def test_the_four_sources_of_influence() -> None:
    """A Contested Territory with the own stripe, another's home, a won battle, the Crown; nothing takes it away."""
    held = {"austria": {"garrisons": ["bavaria", "paris"]}}
    match = position("1702", power="austria", action="influence", emperor="austria", powers=held)
    assert seen(match, "austria")["influence"] == 1 + 3 + 2
    assert [event.kind for event in match.events() if event.kind in ("expand", "crown_influence")] == [
        "expand",
        "crown_influence",
    ]
    while not happened(match, "election"):  # the whole round passes without a loss
        passive(match)
    assert seen(match, "austria")["influence"] == 6
    other = {"austria": {"garrisons": ["holland", "venezia", "wien"]}}  # no stripe, Uncontested, own
    match = position("1702", power="austria", action="influence", emperor="france", powers=other)
    assert seen(match, "austria")["influence"] == 0
    assert happened(match, "crown_influence") == []


# -- course of play (6)


@rule("RD-6.1", "RD-6.2", "RD-6.3", "RD-6.4", "RD-0.8")
@both
def test_the_phases_of_a_round(scenario: str) -> None:
    match = new(scenario)
    while match.view(None)["round"] < 4:
        passive(match)
    told = [event.kind for event in match.events() if event.kind in ("round", "diplomacy", "turn", "election")]
    count = len(POWERS[scenario])
    before = ROWS[scenario]["austria"].index("D") + 1
    turns = [*["turn"] * before, "election", *["turn"] * (count - before)]
    rounds = [["round", *turns], *[["round", "diplomacy", *turns]] * 2]
    assert told[: -2 if told[-1] == "diplomacy" else -1] == [kind for one in rounds for kind in one]
