"""Chapters 7.3.3 to 7.3.6 and 10: the American Revolution won by France; USA flags on the map."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.imperial_struggle.table import (
    asked,
    both,
    build,
    flags,
    forbidden,
    happened,
    idle,
    options,
    owner,
    play,
)
from tests.conformance.imperial_struggle.wars import course, finish, over, targets, won_by
from tests.conformance.rule import rule

REVOLUTION = "awi_american_revolution"
BRITISH = [
    "northern_colonies", "chesapeake", "hudson_valley", "albany", "massachusetts_bay", "georges_bank", "gulf_of_maine",
    "halifax", "carolinas", "georgia",
]  # fmt: skip
FRENCH = ["quebec_and_montreal", "cataraqui", "louisbourg", "st_domingue"]


def revolution(margin: int = 7, **fields: Any) -> Match:
    """France wins: tiles of that margin, 1 Fort against 1 Fort and 1 Squadron of Britain."""
    fields["france"] = {"flags": FRENCH, **fields.get("france", {})}
    fields["britain"] = {"flags": BRITISH, **fields.get("britain", {})}
    return won_by("france", REVOLUTION, margin, **fields)


@rule("IS-7.3.3", "IS-7.3.4", "IS-C-41", "IS-C-42", "IS-R-66")
def test_what_france_may_choose() -> None:
    match = revolution(5)  # 6 + 1 against 1 + 2: by 4
    assert asked(match) == [("france", "usa")]
    # the three Territories, whoever controls them, and the Forts of the Northern Colonies of either side
    assert targets(match, "choose") == {"northern_colonies", "carolinas", "san_agustin", "halifax"}
    forbidden(match, "france", "choose louisbourg", "choose quebec_and_montreal", "choose ohio_forks", "choose acadia")
    match = revolution(5, france={"flags": [*FRENCH, "ohio_forks", "san_agustin"]})
    assert "halifax" in targets(match, "choose")
    assert "ohio_forks" in targets(match, "choose")


@rule("IS-7.3.5", "IS-C-40")
@pytest.mark.parametrize(("margin", "offered"), [(5, False), (6, True), (7, True)])
def test_canada_only_in_the_top_row(margin: int, offered: bool) -> None:
    match = revolution(margin)  # the margin is one less
    assert ("quebec_and_montreal" in targets(match, "choose")) is offered


@rule("IS-7.3.3", "IS-7.3.5")
def test_none_is_a_choice_too() -> None:
    match = revolution()
    play(match, "france: decline")
    seen = match.view(None)
    assert seen["usa"] == []
    assert flags(match, "britain") == set(BRITISH)
    assert flags(match, "france") == set(FRENCH)


@rule("IS-10.0.3")
def test_where_nobody_has_a_flag_none_goes() -> None:
    match = play(revolution(), "france: choose san_agustin")
    assert (owner(match, "san_agustin"), happened(match, "unflagged")) == ("usa", [])
    assert (flags(match, "france"), flags(match, "britain")) == (set(FRENCH), set(BRITISH))


@rule("IS-7.3.3", "IS-7.3.4", "IS-10.0.2", "IS-10.0.3", "IS-R-66", "IS-R-60")
def test_flags_replace_flags_and_cut_off_markets_go() -> None:
    match = revolution()
    play(match, "france: choose northern_colonies", "france: choose carolinas", "france: choose halifax")
    # nothing goes before France has finished
    assert flags(match, "britain") == set(BRITISH) - {"northern_colonies", "carolinas", "halifax"}
    assert targets(match, "choose") == {"san_agustin", "quebec_and_montreal"}
    play(match, "france: decline")
    assert match.view(None)["usa"] == ["northern_colonies", "carolinas"]
    # the Squadron in the Gulf of Maine holds Massachusetts Bay and Georges Bank; the rest hung on Territories
    assert flags(match, "britain") == {"gulf_of_maine", "massachusetts_bay", "georges_bank"}
    assert flags(match, "france") == set(FRENCH)
    assert not [kind for _, kind, _ in finish(match) if kind == "refusal"]


@rule("IS-7.3.4", "IS-R-66")
def test_isolation_is_examined_once_at_the_end() -> None:
    match = revolution()
    play(match, "france: choose northern_colonies", "france: choose carolinas", "france: decline")
    kinds = [kind for kind in course(match, REVOLUTION) if kind in ("usa_flag", "cut_off")]
    # Chesapeake, Hudson Valley, Albany and Georgia
    assert kinds == ["usa_flag"] * 2 + ["cut_off"] * 4


@rule("IS-7.3.4", "IS-R-66")
def test_what_was_isolated_before_stays() -> None:
    # Allegheny never had a chain; Cumberland had one through the Northern Colonies
    match = revolution(britain={"flags": ["northern_colonies", "cumberland", "gulf_of_maine", "niagara"]})
    play(match, "france: choose northern_colonies", "france: decline")
    assert flags(match, "britain") == {"gulf_of_maine", "niagara"}


@rule("IS-7.3.4", "IS-R-66")
def test_french_markets_are_cut_off_as_well() -> None:
    match = revolution(france={"flags": ["ohio_forks", "allegheny", "quebec_and_montreal", "cataraqui"]})
    play(match, "france: choose ohio_forks", "france: decline")
    assert flags(match, "france") == {"quebec_and_montreal", "cataraqui"}
    assert match.view(None)["damaged"] == []


@rule("IS-7.3.4", "IS-R-38")
def test_a_damaged_fort_loses_flag_and_marker() -> None:
    match = revolution(damaged=["halifax"])
    play(match, "france: choose halifax")
    assert owner(match, "halifax") is None
    assert match.view(None)["damaged"] == []


@rule("IS-7.3.5", "IS-R-66")
def test_canada_cuts_off_markets_too() -> None:
    match = revolution()
    play(match, "france: choose quebec_and_montreal", "france: decline")
    assert match.view(None)["usa"] == ["quebec_and_montreal"]
    assert flags(match, "france") == {"louisbourg", "st_domingue"}  # Cataraqui hung on it


@rule("IS-10.0.3", "IS-R-99")
def test_a_huguenots_marker_goes_with_the_territory() -> None:
    match = revolution(huguenots=["quebec_and_montreal", "st_domingue"])
    play(match, "france: choose quebec_and_montreal")
    assert match.view(None)["huguenots"] == ["st_domingue"]


@rule("IS-7.3.6", "IS-10.0.3")
def test_a_usa_flag_cannot_be_refused_nor_taken() -> None:
    match = revolution(britain={"flags": BRITISH, "bonus": {"awi_antilles_war": ["bonus_1", "bonus_3"]}})
    play(match, "france: choose san_agustin", "france: decline")
    assert asked(match) == [("britain", "spoils")]  # the Antilles War; the Carolinas are a base for San Agustin
    assert "san_agustin" not in targets(match)
    other = revolution(britain={"flags": BRITISH, "bonus": {"awi_antilles_war": ["bonus_1", "bonus_3"]}})
    play(other, "france: decline")
    assert "san_agustin" in targets(other)


@rule("IS-10.0.4", "IS-8.1.2")
def test_an_advantage_goes_with_the_territory() -> None:
    match = revolution(france={"flags": [*FRENCH, "san_agustin"]})
    assert match.view(None)["advantages"]["fruit"]["holder"] == "france"
    play(match, "france: choose san_agustin")
    assert match.view(None)["advantages"]["fruit"]["holder"] is None


# -- Turn 6 (10)


@rule("IS-10.0.1", "IS-3.2.1.7", "IS-R-68")
@pytest.mark.parametrize("placed", [True, False])
def test_the_usa_spaces_open_in_turn_6_with_a_flag_only(placed: bool) -> None:
    match = revolution()
    if placed:
        play(match, "france: choose carolinas")
    assert "usa_2" not in match.view(None)["available"]
    finish(match)
    seen = match.view(None)
    assert seen["turn"] == "turn_6"
    assert [space in seen["available"] for space in ("usa_2", "usa_3")] == [placed, placed]


def turn_6(**fields: Any) -> Match:
    """The first Action Round of Turn 6, a British one, with USA flags and no Available Debt."""
    fields["britain"] = {"debt": 14, "limit": 14, **fields.get("britain", {})}
    fields["france"] = {"flags": [], **fields.get("france", {})}
    return build(turn="turn_6", first="britain", usa=["northern_colonies", "carolinas"], **fields)


@rule("IS-10.0.4", "IS-5.4.1.5")
def test_a_usa_flag_is_no_anchor() -> None:
    match = turn_6(britain={"flags": ["chesapeake", "georgia", "jamaica"]})
    assert match.view(None)["isolated"] == ["chesapeake", "georgia"]
    play(match, "britain: take economic_4_diplomatic", "britain: begin major")
    offered = {text.removeprefix("flag ") for text in options(match, "britain") if text.startswith("flag ")}
    assert offered == {"santiago", "cayman_passage"}  # beside Jamaica only


@rule("IS-10.0.3", "IS-10.0.2")
def test_no_player_can_shift_a_usa_territory() -> None:
    match = turn_6(britain={"flags": ["chesapeake"]})
    for tile in ("economic_4_diplomatic", "diplomatic_4_economic", "military_4_economic"):
        round_ = match.clone()
        play(round_, f"britain: take {tile}", "britain: begin major")
        assert not [text for text in options(round_, "britain") if text.endswith(("northern_colonies", "carolinas"))]


@rule("IS-10.0.1", "IS-R-68", "IS-5.3.4.1")
def test_the_usa_spaces_are_shifted_like_others_and_lie_in_north_america() -> None:
    match = turn_6(britain={"flags": []}, france={"flags": ["usa_3"]})
    play(match, "britain: take diplomatic_4_economic", "britain: begin major")
    assert {"flag usa_2", "unflag usa_3"} <= set(options(match, "britain"))
    play(match, "britain: flag usa_2")
    # 2 points left: a space of cost 2 in Europe would be a second Region
    assert "flag sweden" not in options(match, "britain")
    assert "flag iroquois" in options(match, "britain")


def scored(phase: str, **fields: Any) -> Match:
    for side in ("france", "britain"):
        fields[side] = {"flags": [], **fields.get(side, {})}
    return build(turn="turn_6", phase=phase, vp=15, **fields)


@rule("IS-10.0.5", "IS-R-69", "IS-11.0.5", "IS-4.1.12.6")
def test_usa_flags_in_final_scoring() -> None:
    everywhere = ["northern_colonies", "carolinas", "san_agustin", "quebec_and_montreal"]
    match = scored("victory", usa=everywhere)
    assert match.outcome is not None
    # 2 VP each for what was British at set-up, nothing for San Agustin and Quebec & Montreal
    assert match.view(None)["vp"] == 19
    assert match.outcome.winners == (0,)
    assert [args for args in happened(match, "vp") if args[3] == "territory"] == [(0, 4, 19, "territory")]


@rule("IS-10.0.4", "IS-R-69", "IS-R-68", "IS-4.1.12.8")
def test_usa_flags_and_usa_spaces_in_the_scoring_of_turn_6() -> None:
    # in North America France has the USA space, Britain nothing; the two USA flags count for nobody
    match = scored(
        "scoring",
        usa=["northern_colonies", "carolinas"],
        france={"flags": ["usa_2"]},
        awards={"north_america": "award_3"},
    )
    assert happened(match, "award")[1][:3] == (1, 0, 1)  # North America, France, by 1
    # Prestige by 1 to 0, once in the Scoring Phase and once in Final Scoring
    assert [args[:2] for args in happened(match, "vp") if args[3] == "prestige"] == [(0, 2), (0, 2)]


@rule("IS-10.0.1", "IS-7.6.1", "IS-3.7.4")
def test_no_display_after_the_last_war() -> None:
    match = revolution()
    finish(match)
    assert over(match)
    assert match.view(None)["war"] is None
    assert (both(match, "pool"), both(match, "bonus_pool")) == ((16, 16), (0, 0))
    idle(match, "britain", "ministry")
