"""Diplomacy (chapter 6): benefits of statuses (6.5, 6.6) and the need of a board update (6.7)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.course import EMPIRE, march, moving, place, tax, until, walks
from tests.conformance.coalitions.table import POWERS, asked, options, play, position, power
from tests.conformance.rule import rule

FREE = ("austria", "prussia", "russia", "ottoman")
STATUSES = ("british", "french", "neutral", "expansionist")
LEADS = ("britain", "france")

# -- 6.5 benefits of the British Coalition


@rule("K-6.5.1")
def test_members_of_the_british_coalition_receive_subsidies_nobody_else_does() -> None:
    statuses = {"austria": "british", "prussia": "french", "russia": "neutral", "ottoman": "expansionist"}
    powers: dict[str, Any] = {name: {"status": one} for name, one in statuses.items()}
    match = position(power="britain", action="leadership", powers={**powers, "britain": {"money": 4}})
    play(match, "britain: decline")
    assert options(match, "britain") == [*(f"offer austria {money}" for money in (1, 2, 3, 4)), "done"]
    play(match, "britain: offer austria 4", "austria: accept")
    assert (power(match, "britain")["money"], power(match, "austria")["money"]) == (0, 4)
    for name in POWERS[1:]:
        match = position(power=name, action="leadership", powers={**powers, name: {**powers.get(name, {}), "money": 9}})
        assert not [text for text in options(match, name) if text.startswith("offer")]
        play(match, f"{name}: decline")
        assert (name, "subsidy") not in asked(match)


@rule("K-6.5.1")
def test_no_power_ever_gives_money_but_britain_in_its_leadership() -> None:
    gave = 0
    for seed in range(3):
        before: dict[str, int] = {}
        seen = 0
        for match in walks(range(seed, seed + 1), moves=1000):
            for decision in match.decisions:
                if any(move.verb == "offer" for move in decision.options):
                    assert (decision.seat, decision.kind) == (0, "subsidy")
                    assert match.view()["wheel"]["britain"] == "leadership"
            kinds = {event.kind for event in match.events(since=seen)}
            seen = match.event_count
            now = {name: match.view()["powers"][name]["money"] for name in POWERS}
            if any(now[name] > before.get(name, 99) for name in POWERS):
                assert kinds & {"tax", "trade", "subsidy", "money"}  # "money" is paid for Garrisons in a board update
            if "subsidy" in kinds:
                gave += 1
            before = now
    assert gave > 0


@rule("K-6.5.2")
@pytest.mark.parametrize(
    ("winner", "gain"), [({"status": "british"}, 2), ({"status": "expansionist"}, 1)], ids=["member", "expansionist"]
)
def test_a_member_that_defeats_a_french_general_gets_2_influence(winner: dict[str, str], gain: int) -> None:
    match = moving(
        "austria", "ottoman", austria={**winner, "generals": {"bavaria": 3}}, france={"generals": {"wurttemberg": 0}}
    )
    march(match, "austria: bavaria > wurttemberg")
    until(match, ("france", "beaten"))
    play(match, "france: off board")
    assert power(match, "austria")["influence"] == gain


@rule("K-6.5.2", "K-6.6.1")
def test_a_general_of_a_french_member_is_worth_1_and_the_french_coalition_has_no_such_benefit() -> None:
    match = moving(
        "austria",
        "ottoman",
        austria={"status": "british", "generals": {"bavaria": 3}},
        prussia={"status": "french", "generals": {"wurttemberg": 0}},
    )
    march(match, "austria: bavaria > wurttemberg")
    until(match, ("prussia", "beaten"))
    play(match, "prussia: off board")
    assert power(match, "austria")["influence"] == 1
    match = moving(
        "austria",
        "ottoman",
        austria={"status": "french", "generals": {"bavaria": 3}},
        britain={"generals": {"wurttemberg": 0}},
    )
    march(match, "austria: bavaria > wurttemberg")
    until(match, ("britain", "beaten"))
    play(match, "britain: off board")
    assert power(match, "austria")["influence"] == 1


@rule("K-6.5.3")
def test_members_use_sea_routes_each_time_with_the_consent_of_britain() -> None:
    match = moving("russia", "ottoman", russia={"generals": {"st_petersburg": 0, "hannover": 0}})
    play(match, "russia: sail st_petersburg > danmark")
    assert asked(match) == [("britain", "consent")]
    play(match, "britain: consent", "russia: sail hannover > london")
    assert asked(match) == [("britain", "consent")]  # asked again for the next General
    play(match, "britain: refuse")
    assert power(match, "russia")["generals"] == {"danmark": 0, "hannover": 0}
    play(match, "russia: end", "russia: request", "ottoman: grant", "russia: sail danmark > st_petersburg")
    assert asked(match) == [("britain", "consent")]  # and again for the same General
    match = moving("britain", "ottoman", britain={"generals": {"danmark": 0}})
    play(match, "britain: sail danmark > hannover")
    assert power(match, "britain")["generals"] == {"hannover": 0}  # GB asks nobody


# -- 6.6 French Coalition, Neutral, Expansionist


@rule("K-6.6.1")
def test_the_french_coalition_gives_no_subsidies_and_no_sea_routes() -> None:
    match = moving("prussia", "ottoman", prussia={"status": "french", "generals": {"hannover": 0}})
    assert not [text for text in options(match, "prussia") if text.startswith("sail")]
    match = position(
        power="france", action="leadership", powers={"france": {"money": 9}, "prussia": {"status": "french"}}
    )
    assert not [text for text in options(match, "france") if text.startswith("offer")]
    play(match, "france: decline")
    assert ("france", "subsidy") not in asked(match)
    assert tax("prussia", prussia={"status": "french"}) == sum(one.value for one in EMPIRE.homes("prussia"))


@rule("K-6.6.5")
def test_a_neutral_power_is_limited_in_where_its_pieces_may_be() -> None:
    match = position(
        round=2,
        phase="diplomacy",
        powers={
            "prussia": {
                "status": "expansionist",
                "generals": {"bohemia": 1, "hesse": 1, "saxonia": 0},
                "garrisons": ["bohemia", "saxonia"],
            }
        },
    )
    until(match, ("prussia", "status"))
    for name, token in (("austria", "british"), ("prussia", "neutral"), ("russia", "british"), ("ottoman", "neutral")):
        play(match, f"{name}: status {token}")
    until(match, ("prussia", "assign"))
    assert set(options(match, "prussia")) == {f"assign bohemia > {one}" for one in ("bohemia", "hesse", "saxonia")}
    play(match, "prussia: assign bohemia > hesse")
    until(match, ("prussia", "update_withdraw"))
    assert "bohemia" not in match.view()["garrisons"]  # not in a Home Territory of another Power
    leaving = {text.split()[1] for text in options(match, "prussia")}
    assert leaving == {"bohemia", "hesse"}  # not where PR does not control; Saxonia with its Garrison is all right
    until(match, ("britain", "drill"))
    assert set(power(match, "prussia")["generals"]) & {"bohemia", "hesse"} == set()
    assert power(match, "prussia")["generals"]["saxonia"] == 0
    assert match.view()["garrisons"] == {"saxonia": "prussia"}


@rule("K-6.6.6")
@pytest.mark.parametrize("name", FREE)
def test_a_neutral_power_takes_double_money_in_taxation(name: str) -> None:
    simple = sum(one.value for one in EMPIRE.homes(name)) + 1
    for one in STATUSES:
        force = {"status": one, "garrisons": ["wurttemberg"]}
        assert tax(name, **{name: force}) == (2 * simple if one == "neutral" else simple)


@rule("K-6.6.2", "K-6.6.7")
def test_the_other_four_may_be_neutral_or_expansionist() -> None:
    match = position(round=2, phase="diplomacy", powers={name: {"status": "neutral"} for name in FREE})
    assert asked(match) == [(name, "status") for name in FREE]  # GB and FR are not among them
    for name in FREE:
        assert {"status neutral", "status expansionist"} <= set(options(match, name))


# -- 6.7 when a board update is needed


def updated(old: dict[str, str], new: dict[str, str], **powers: Any) -> tuple[Match, list[tuple[str, str]]]:
    """Changes statuses in a Diplomacy Phase; the match after it, and what had to be decided in the board update."""
    start = {name: {"status": old.get(name, "neutral"), **powers.get(name, {})} for name in FREE}
    rest = {name: powers[name] for name in LEADS if name in powers}
    match = position(round=2, phase="diplomacy", powers={**start, **rest})
    asked_for = []
    while asked(match)[0][1] != "drill":
        seat, kind = asked(match)[0]
        if kind == "status":
            play(match, f"{seat}: status {new.get(seat, old.get(seat, 'neutral'))}")
            continue
        if kind not in ("expel_before", "expel_after"):
            asked_for.append((seat, kind))
        decision = match.decisions[0]
        words = options(match, seat)
        match.play(decision.seat, "done" if "done" in words else words[0])
    return match, asked_for


CHANGES = ("garrison_removed", "withdrew", "compared", "must_go", "may_stay")


def changes(match: Match) -> list[tuple[str, tuple[Any, ...]]]:
    return [(event.kind, event.args) for event in match.events() if event.kind in CHANGES]


@rule("K-6.7.1")
def test_case_a_becoming_neutral_with_pieces_in_foreign_homes_or_foreign_pieces_at_home() -> None:
    # AU's Garrison and General in Silesia, and FR's in Venezia and Tyrol
    match, asked_for = updated(
        {"austria": "british", "prussia": "french"},
        {"austria": "neutral"},
        austria={"generals": {"silesia": 0}, "garrisons": ["silesia"]},
        france={"generals": {"tyrol": 0}, "garrisons": ["venezia"]},
    )
    assert {kind for _, kind in asked_for} <= {"assign", "update_withdraw"}
    assert match.view()["garrisons"] == {}
    assert [args for kind, args in changes(match) if kind == "garrison_removed"] == [
        (1, place("venezia"), "peace"),
        (2, place("silesia"), "peace"),
    ]
    assert not set(power(match, "austria")["generals"]) & {one.id for one in EMPIRE.homes("prussia")}
    assert not set(power(match, "france")["generals"]) & {one.id for one in EMPIRE.homes("austria")}
    # also where the Powers were Allies before
    match, _ = updated(
        {"austria": "british", "russia": "british"}, {"austria": "neutral"}, russia={"generals": {"wien": 0}}
    )
    assert "wien" not in power(match, "russia")["generals"]
    # without such pieces there is nothing to do
    match, asked_for = updated(
        {"austria": "british"}, {"austria": "neutral"}, austria={"generals": {"wien": 2}, "garrisons": ["bavaria"]}
    )
    assert (changes(match), asked_for) == ([], [])


@rule("K-6.7.2")
def test_case_b_pieces_in_a_home_of_a_power_with_which_there_was_war_and_is_peace() -> None:
    austria = {"generals": {"silesia": 0}, "garrisons": ["silesia"]}
    old = {"austria": "british", "prussia": "french"}
    match, asked_for = updated(old, {"prussia": "british"}, austria=austria)
    assert asked_for == [("prussia", "stay")]  # may the General of the new Ally stay?
    assert match.view()["garrisons"] == {}
    assert power(match, "austria")["generals"] == {"silesia": 1}
    match, asked_for = updated(old, {"prussia": "neutral"}, austria=austria)
    assert asked_for == [("austria", "update_withdraw")]
    assert "silesia" not in power(match, "austria")["generals"]
    # still at War: nothing happens
    match, asked_for = updated(old, {"prussia": "expansionist"}, austria=austria)
    assert (changes(match), asked_for) == ([], [])
    assert match.view()["garrisons"] == {"silesia": "austria"}


@rule("K-6.7.3")
def test_case_c_a_general_together_with_pieces_of_a_power_that_is_now_an_enemy() -> None:
    allies = {"austria": "british", "russia": "british"}
    for piece in ({"generals": {"saxonia": 0}}, {"garrisons": ["saxonia"]}):
        match, asked_for = updated(allies, {"russia": "french"}, austria={"generals": {"saxonia": 2}}, russia=piece)
        assert next(kind for kind, _ in changes(match)) == "compared"
        assert power(match, "austria")["generals"] == {"saxonia": 2}
        assert "saxonia" not in power(match, "russia")["generals"]
        assert match.view()["garrisons"] == {}
        match, asked_for = updated(allies, {}, austria={"generals": {"saxonia": 2}}, russia=piece)
        assert (changes(match), asked_for) == ([], [])  # still Allies
    # Neutral pieces outside their Home Territories count too, though they are at Peace
    match, _ = updated(
        {"austria": "british", "russia": "british"},
        {"russia": "neutral"},
        austria={"generals": {"saxonia": 2}},
        russia={"garrisons": ["saxonia"]},
    )
    assert match.view()["garrisons"] == {}
    assert power(match, "austria")["generals"] == {"saxonia": 2}
