"""5.10 Trains and 8.2 Mobilisation: where Trains are placed, free or bought, and that they stay."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, happened, options, order, play
from tests.conformance.family.stage import skip
from tests.conformance.realpolitik.table import (
    ALL_TRAINS,
    after,
    lines,
    new,
    on_rails,
    pairs,
    position,
    refused,
    reveal,
    seen,
    trains,
)
from tests.conformance.rule import rule


def mobilising(power: str = "austria", **fields: Any) -> Match:
    return position(power=power, action="mobilisation", **fields)


def buying(power: str = "austria", **fields: Any) -> Match:
    return skip(mobilising(power, **fields), "free_train", "generals")


def border(*places: str) -> frozenset[str]:
    return frozenset(places)


# -- where


@rule("RP-8.2.20", "RP-5.10.2", "RP-14.1.2")
def test_a_train_is_placed_between_two_controlled_territories() -> None:
    """Austria controls its six Home Territories and, by a Garrison, Bohemia."""
    match = mobilising(powers={"austria": {"garrisons": ["bohemia"]}})
    assert asked(match) == [("austria", "free_train")]
    assert {border(*pair.split(" - ")) for pair in after(match, "austria", "train ")} == {
        border("wien", "bohemia"),
        border("wien", "hungari"),
        border("wien", "karinthia"),
        border("wien", "tyrol"),
        border("tyrol", "karinthia"),
        border("karinthia", "hungari"),
        border("karinthia", "croatia"),
        border("hungari", "croatia"),
        border("hungari", "galicia"),
        border("hungari", "bohemia"),
    }
    refused(match, "austria", "train wien - bavaria", "RP-8.2.20")  # nobody's
    refused(match, "austria", "train galicia - schlesien", "RP-8.2.20")  # an enemy's
    play(match, "austria: train wien - bohemia")
    assert trains(match) == {border("wien", "bohemia")}


@rule("RP-8.2.22", "RP-5.10.2")
def test_no_train_between_territories_of_which_none_is_the_placers() -> None:
    """Neither of the Ally's two, nor of an enemy's, nor of nobody's."""
    match = mobilising(alliances=[["austria", "prussia"]])
    for pair in ("berlin - schlesien", "paris - champagne", "bavaria - thuringia", "bohemia - schlesien"):
        refused(match, "austria", f"train {pair}", "RP-8.2.22")


@rule("RP-8.2.23")
def test_a_border_holds_one_train() -> None:
    match = mobilising(trains=lines("wien", "tyrol"))
    refused(match, "austria", "train wien - tyrol", "RP-8.2.23")
    refused(match, "austria", "train tyrol - wien", "RP-8.2.23")
    play(match, "austria: train wien - hungari")
    refused(match, "austria", "train wien - hungari", "RP-8.2.23")
    assert trains(match) == {border("wien", "tyrol"), border("wien", "hungari")}


@rule("RP-8.2.24", "RP-R-23", "RP-5.2.11")
def test_no_train_over_the_sea_into_mountains_or_beyond_a_border() -> None:
    match = mobilising("italy")
    assert not any("sardinia" in text or "alps" in text for text in options(match, "italy"))
    refused(match, "italy", "train liguria - sardinia", "RP-8.2.24")
    refused(match, "italy", "train lazio - sardinia", "RP-8.2.24")
    refused(match, "italy", "train liguria - lazio", "RP-8.2.24")
    refused(match, "italy", "train liguria - alps", "RP-8.2.24")


# -- the border with the Ally


@rule("RP-8.2.21", "RP-14.1.3", "RP-5.10.2")
def test_a_train_on_the_border_with_the_ally_needs_his_consent() -> None:
    """Whoever of the two has the Garrison or the Home Territory; both borders of Austria and Prussia here."""
    match = mobilising(alliances=[["austria", "prussia"]], powers={"prussia": {"garrisons": ["bohemia"]}})
    shared = {"hungari - bohemia", "wien - bohemia", "schlesien - hungari", "schlesien - galicia"}
    found = {border(*pair.split(" - ")) for pair in after(match, "austria", "train ")}
    assert {border(*pair.split(" - ")) for pair in shared} <= found
    for pair in sorted(shared - {"schlesien - hungari"}):
        assert asked(play(match.clone(), f"austria: train {pair}")) == [("prussia", "train_consent")], pair
    play(match, "austria: train schlesien - hungari")
    assert asked(match) == [("prussia", "train_consent")]
    assert match.decisions[0].rule == "RP-8.2.21"
    assert options(match, "prussia") == ["consent", "refuse"]
    assert trains(match) == set(), "not yet"
    play(match, "prussia: consent")
    assert trains(match) == {border("schlesien", "hungari")}
    assert pairs(match, [args[2:] for args in happened(match, "train_consent")]) == [["schlesien", "hungari"]]
    assert asked(match) == [("austria", "free_train")]
    assert match.decisions[0].about == (1,), "one free Train is left"


@rule("RP-8.2.21", "RP-8.2.2", "RP-14.1.3", "RP-14.1.2", "RP-R-22", "RP-R-99", "FAM-D.8")
def test_a_refused_request_uses_up_no_free_train_and_is_not_repeated() -> None:
    match = mobilising(alliances=[["austria", "prussia"]], powers={"austria": {"money": 1}})
    play(match, "austria: train hungari - schlesien", "prussia: refuse")
    assert trains(match) == set()
    assert pairs(match, [args[2:] for args in happened(match, "train_refused")]) == [["schlesien", "hungari"]]
    assert match.decisions[0].about == (2,)
    refused(match, "austria", "train hungari - schlesien", "RP-8.2.21")
    play(match, "austria: train galicia - schlesien")
    assert asked(match) == [("prussia", "train_consent")], "another border is another request"
    play(match, "prussia: consent", "austria: train wien - tyrol")
    assert trains(match) == {border("galicia", "schlesien"), border("wien", "tyrol")}
    skip(match, "generals")
    assert asked(match) == [("austria", "purchase")]
    refused(match, "austria", "buy train hungari - schlesien", "RP-8.2.21")


@rule("RP-8.2.21", "RP-8.2.25", "RP-14.1.6", "RP-R-99")
def test_a_refused_purchase_costs_nothing() -> None:
    match = buying(alliances=[["austria", "prussia"]], powers={"austria": {"money": 3, "generals": {"wien": 3}}})
    play(match, "austria: buy train hungari - schlesien")
    assert asked(match) == [("prussia", "train_consent")]
    play(match, "prussia: refuse")
    assert (seen(match, "austria")["money"], trains(match)) == (3, set())
    refused(match, "austria", "buy train hungari - schlesien", "RP-8.2.21")
    play(match, "austria: buy train galicia - schlesien", "prussia: consent")
    assert (seen(match, "austria")["money"], trains(match)) == (2, {border("galicia", "schlesien")})


@rule("RP-8.2.21", "RP-8.2.20")
def test_no_consent_is_needed_inside_the_own_realm() -> None:
    match = mobilising(alliances=[["austria", "prussia"]])
    play(match, "austria: train wien - hungari")
    assert (trains(match), asked(match)) == ({border("wien", "hungari")}, [("austria", "free_train")])


# -- how many


@rule("RP-8.2.2", "RP-14.1.2", "RP-8.2.1", "RP-R-22")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_up_to_2_free_trains(count: int) -> None:
    """They cost nothing, and those not placed are not kept for the next Mobilisation."""
    match = mobilising(powers={"austria": {"money": 4}})
    for pair in ("wien - tyrol", "wien - hungari")[:count]:
        play(match, f"austria: train {pair}")
    if count < 2:
        assert match.decisions[0].about == (2 - count,)
        play(match, "austria: done")
    assert asked(match) == [("austria", "generals")], "the free Trains are the first step"
    forbidden(match, "austria", "train wien - karinthia")
    assert len(trains(match)) == count
    assert seen(match, "austria")["money"] == 4
    skip(match, "generals", "purchase")
    reveal(match, austria="dispatch", france="taxation", italy="taxation", prussia="taxation")
    reveal(match, austria="mobilisation", france="influence", italy="influence", prussia="influence")
    assert asked(match) == [("austria", "free_train")]
    assert match.decisions[0].about == (2,)


@rule("RP-14.1.2", "RP-8.2.2")
def test_no_free_train_is_asked_for_where_no_border_is_open() -> None:
    """Prussia holds all Austrian Home Territories but Galicia and Tyrol, which do not touch."""
    held = ["wien", "karinthia", "hungari", "croatia"]
    match = mobilising(powers={"austria": {"money": 2}, "prussia": {"garrisons": held}})
    assert asked(match) == [("austria", "generals")]


@rule("RP-8.2.25", "RP-8.2.15", "RP-8.2.12", "RP-14.1.6")
def test_bought_trains_follow_the_same_rules() -> None:
    """1 Money each, as many as wanted, placed at once; the same borders as the free ones."""
    fields: dict[str, Any] = {
        "powers": {"austria": {"money": 4, "garrisons": ["bohemia"]}},
        "trains": lines("wien", "tyrol"),
    }
    free = after(mobilising(**fields), "austria", "train ")
    match = buying(**fields)
    assert after(match, "austria", "buy train ") == free
    refused(match, "austria", "buy train wien - tyrol", "RP-8.2.23")
    refused(match, "austria", "buy train wien - bavaria", "RP-8.2.20")
    refused(match, "austria", "buy train berlin - schlesien", "RP-8.2.22")
    refused(match, "austria", "buy train wien - alps", "RP-8.2.24")
    for left, pair in enumerate(("wien - hungari", "wien - karinthia", "hungari - galicia", "wien - bohemia")):
        play(match, f"austria: buy train {pair}")
        assert seen(match, "austria")["money"] == 3 - left
    assert len(trains(match)) == 5
    assert happened(match, "bought_train")[-1][-1] == 0


@rule("RP-8.2.26", "RP-2.1.7", "RP-2.1.14", "RP-14.1.2")
def test_there_are_28_trains() -> None:
    assert len(ALL_TRAINS) == 28
    match = mobilising(trains=ALL_TRAINS[:-1], powers={"austria": {"money": 5, "garrisons": ["bohemia"]}})
    assert match.view(None)["trains_left"] == 1
    assert match.decisions[0].about == (1,), "only one of the two free Trains can be placed"
    play(match, "austria: train wien - bohemia")
    assert match.view(None)["trains_left"] == 0
    assert asked(match) == [("austria", "generals")]
    skip(match, "generals")
    assert asked(match) == [("austria", "purchase")]
    assert after(match, "austria", "buy train ") == set()
    refused(match, "austria", "buy train hungari - bohemia", "RP-8.2.26")


@rule("RP-8.2.26", "RP-14.1.2")
def test_without_trains_in_the_supply_nobody_is_asked() -> None:
    match = mobilising(trains=ALL_TRAINS, powers={"austria": {"garrisons": ["bohemia"]}})
    assert asked(match) == [("austria", "generals")]


# -- for ever, for everybody


@rule("RP-5.10.3", "RP-8.2.27", "RP-5.10.2")
def test_a_train_stays_whoever_controls_the_territories() -> None:
    """Prussia takes Champagne: France and Prussia are At War, and the Train to Paris stays."""
    match = on_rails(
        "prussia",
        arbiter="italy",
        trains=lines("paris", "champagne"),
        powers={"prussia": {"generals": {"luxembourg": 2}, "money": 5}},
    )
    play(match, "prussia: march luxembourg > champagne", "prussia: garrison champagne")
    assert match.view(None)["garrisons"] == {"champagne": "prussia"}
    assert trains(match) == {border("paris", "champagne")}
    ally = mobilising(trains=lines("galicia", "schlesien"))
    assert trains(ally) == {border("galicia", "schlesien")}, "a Train of a former Alliance stands there still"
    refused(ally, "austria", "train galicia - schlesien", "RP-8.2.23")


@rule("RP-5.10.4", "RP-8.8.3")
def test_trains_belong_to_nobody() -> None:
    """The French line is used by whoever holds both ends, and by France no more."""
    rails = lines("paris", "champagne", "luxembourg")
    held = {"garrisons": ["paris", "champagne"], "generals": {"paris": 0}}
    match = on_rails("prussia", arbiter="italy", trains=rails, powers={"prussia": held})
    assert options(match, "prussia") == ["rail paris > champagne", "done"]
    play(match, "prussia: rail paris > champagne")
    assert seen(match, "prussia")["generals"] == {"champagne": 0}
    powers = {
        "prussia": {"garrisons": ["paris"]},
        "france": {"generals": {"champagne": 1}, "garrisons": ["luxembourg"]},
    }
    match = on_rails("france", arbiter="italy", trains=rails, powers=powers)
    assert options(match, "france") == ["rail champagne > luxembourg", "done"]
    refused(match, "france", "rail champagne > paris", "RP-8.8.3")


@rule("RP-5.10.5", "RP-8.2.27", "RP-3.2.10", "RP-3.2.9")
@pytest.mark.parametrize("seats", [3, 4])
def test_trains_come_only_with_the_set_up_and_mobilisation(seats: int) -> None:
    """A random match: the Trains on the board are those of the set-up and those placed or bought; none goes."""
    match, rng = new(seats, seed=seats), Random(seats)
    start = trains(match)
    assert (len(start), match.view(None)["trains_left"]) == (11, 17)
    for _ in range(700):
        decision = rng.choice(match.decisions)
        before = trains(match)
        match.play(decision.seat, rng.choice(decision.options))
        if trains(match) != before:
            assert decision.kind in ("free_train", "purchase", "train_consent")
            assert before < trains(match)
    laid = [args[1:3] for kind in ("train", "bought_train") for args in happened(match, kind)]
    assert laid
    assert trains(match) == start | {frozenset(pair) for pair in pairs(match, laid)}
    assert len(trains(match)) == 11 + len(laid) == 28 - match.view(None)["trains_left"]


@rule("RP-8.2.1", "RP-8.2.2", "RP-8.2.4", "RP-14.1.6")
def test_the_four_steps_of_mobilisation() -> None:
    """Free Trains, free cards (the General placed afterwards still counts), Generals, purchases, Corruption."""
    match = mobilising(powers={"austria": {"money": 4, "generals": {"wien": 1, "tyrol": 3}, "morale": 3}})
    play(match, "austria: train wien - tyrol")
    assert seen(match, "austria")["cards"] == 0
    play(match, "austria: train wien - hungari")
    assert seen(match, "austria")["cards"] == 2
    assert asked(match) == [("austria", "generals")]
    forbidden(match, "austria", "train wien - karinthia", "buy morale")
    play(match, "austria: place karinthia")
    assert asked(match) == [("austria", "generals")]
    refused(match, "austria", "take off wien", "RP-8.2.6")
    play(match, "austria: done")
    assert asked(match) == [("austria", "purchase")]
    forbidden(match, "austria", "train wien - karinthia", "place hungari")
    play(match, "austria: buy troop karinthia", "austria: buy train wien - karinthia", "austria: done")
    assert seen(match, "austria")["generals"] == {"wien": 1, "tyrol": 3, "karinthia": 1}
    assert seen(match, "austria")["cards"] == 2
    assert happened(match, "corruption") == [(0, 2)]
    steps = order(match, "train", "placed", "bought", "bought_train", "corruption")
    assert steps == ["train", "train", "placed", "bought", "bought_train", "corruption"]


@rule("RP-5.10.2", "RP-8.2.20")
def test_without_an_ally_no_train_leads_into_another_realm() -> None:
    """Austria holds Champagne, beside Paris."""
    match = mobilising(powers={"austria": {"garrisons": ["champagne"]}})
    assert not [text for text in options(match, "austria") if "champagne" in text]
    forbidden(match, "austria", "train paris - champagne")


@rule("RP-8.2.21", "RP-R-99")
def test_a_refusal_is_for_one_border_only() -> None:
    """Austria holds three Territories beside Prussia."""
    match = mobilising(
        alliances=[["austria", "prussia"]], powers={"austria": {"garrisons": ["mecklenburg", "holstein", "saxonia"]}}
    )
    before = after(match, "austria", "train ")
    play(match, "austria: train berlin - mecklenburg", "prussia: refuse")
    assert before - after(match, "austria", "train ") == {"berlin - mecklenburg"}
    play(match, "austria: train hannover - holstein")
    assert asked(match) == [("prussia", "train_consent")]
