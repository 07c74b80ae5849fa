"""The worked examples of chapter 5, with their numbers; those that prove one statement stand with it."""

from __future__ import annotations

from typing import Any

from tests.conformance.imperial_struggle.rounds import acting, begun, cost, left, rest, state, taken
from tests.conformance.imperial_struggle.table import forbidden, options, owner, play, side
from tests.conformance.rule import rule


@rule("IS-EX-02", "IS-5.4.2.2", "IS-5.3.4.1", "IS-5.3.4.4", "IS-6.1.1", "IS-3.8.2.1")
def test_example_2_two_regions() -> None:
    changes = {"cumberland": "france", "ohio_forks": "france"}
    fields: dict[str, Any] = {"changes": changes, "damaged": ["ohio_forks"], "britain": {"limit": 6}}
    match = acting("britain", "economic", 3, conflict=["cumberland"], **fields)
    play(match, "britain: flag antigua")
    assert (owner(match, "antigua"), left(match)) == ("britain", 1)
    assert cost(match, "britain", "unflag cumberland") == 2
    play(match, "britain: unflag cumberland")
    assert (owner(match, "cumberland"), match.view(None)["conflict"]) == (None, [])
    assert (left(match), side(match, "britain")["debt"]) == (0, 1)
    plain = acting("britain", "economic", 3, **fields)
    play(plain, "britain: flag antigua")
    assert cost(plain, "britain", "unflag cumberland") == 3  # without the marker


@rule("IS-EX-05", "IS-5.6.2.1", "IS-5.6.6.2", "IS-5.3.4.2", "IS-5.3.4.3", "IS-5.3.2.7")
def test_example_5_conflict_removal_and_deployment() -> None:
    changes = {"vandavasi": "france", "malacca_route": "france", "hooghly_river": "france", "algonquin": "none"}
    match = taken("france", "military_3_diplomatic", changes=changes, conflict=["karaikal", "malacca_route"],
                  france={"limit": 0, "navy": 1})  # fmt: skip
    play(match, "france: begin major")
    assert [cost(match, "france", f"pacify {space}") for space in ("karaikal", "malacca_route")] == [1, 1]
    play(match, "france: pacify karaikal", "france: pacify malacca_route", "france: deploy navy > malabar_coast")
    assert (left(match), match.view(None)["conflict"]) == (0, [])
    play(match, "france: begin minor", "france: flag algonquin")
    assert (owner(match, "malabar_coast"), owner(match, "algonquin")) == ("france", "france")


@rule("IS-EX-22", "IS-5.3.4.4", "IS-3.8.2.1")
def test_example_22_albany_after_the_caribbean() -> None:
    match = acting("britain", "economic", 4, conflict=["albany"])
    play(match, "britain: flag antigua")
    assert cost(match, "britain", "flag albany") == 2
    play(match, "britain: flag albany")
    assert (owner(match, "albany"), match.view(None)["conflict"]) == ("britain", [])


@rule("IS-EX-29", "IS-5.2.8", "IS-5.3.2.3", "IS-5.4.1.1", "IS-5.4.1.8", "IS-5.3.4.3")
def test_example_29_a_complex_round_of_turn_6() -> None:
    changes = {
        "puerto_principe": "france", "puerto_rico": "britain", "bahamas_run_west": "britain",
        "bahamas_run_north": "britain", "privateers": "france", "carolinas": "britain", "caicos": "france",
        "martinique": "none", "st_lucia": "none",
    }  # fmt: skip
    french = {"hand": ["wealth_of_nations"], "ministry": ["lavoisier", "turgot"], "debt": 4}
    match = taken("france", "diplomatic_3_military", turn="turn_6", changes=changes, france=french,
                  face_up=["lavoisier"], conflict=["puerto_principe"], tiles=["economic_4_military"])  # fmt: skip
    assert match.view(None)["isolated"] == ["puerto_rico"]
    play(match, "france: play wealth_of_nations")
    assert (side(match, "france")["debt"], left(match, "event")) == (2, 3)
    play(match, "france: begin minor")
    assert left(match) == 3  # Lavoisier: +1
    play(match, "france: pacify puerto_principe")  # 2 MP; the third point is lost
    assert state(match, "minor") == "closed"
    play(match, "france: begin event")
    assert cost(match, "france", "unflag puerto_rico") == 1  # Isolated; Puerto Principe connects now
    play(match, "france: unflag puerto_rico")
    assert cost(match, "france", "unflag bahamas_run_west") == 2
    play(match, "france: activate letters_of_marque", "france: choose bahamas_run_west")
    assert cost(match, "france", "unflag bahamas_run_west") == 1
    play(match, "france: unflag bahamas_run_west")
    assert left(match) == 1
    play(match, "france: flag bahamas_run_west")
    assert (owner(match, "bahamas_run_west"), side(match, "france")["debt"]) == ("france", 3)
    assert match.view(None)["isolated"] == []
    play(match, "france: begin major")
    assert left(match) == 4  # 3 and Lavoisier's 1
    play(match, "france: flag sweden", "france: flag spain_prestige_2")
    assert (left(match), side(match, "france")["debt"]) == (0, 3)  # no surcharge: DP were spent only in Europe
    rest(match, "france")
    assert match.view(None)["isolated"] == ["bahamas_run_north"]  # from the next Action Round on


@rule("IS-5.0.1")
def test_a_round_is_played_by_one_side_to_its_end() -> None:
    match = begun("france")
    play(match, f"france: {options(match, 'france')[0]}", "france: begin major")
    assert options(match, "britain") == []
    forbidden(match, "britain", "end")
