"""Using political cards, and the politics tracks (17.5.9 to 17.5.27)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    armies,
    asked,
    build,
    city,
    face_down,
    forbidden,
    hand,
    options,
    order,
    pools,
    targets,
    told,
    turn,
)
from tests.conformance.rule import rule

RUN = {"france": LX, "prussia": FR, "pragmatic": FR, "austria": MT}


def using(power: str, card: str, turn_: int = 4, other: str = "", **fields: Any) -> Match:
    """A power has taken a card and uses it; `other` is the second card on offer."""
    fields.setdefault(power, {})
    fields[power] = {"politics": ["clubs_10"], **fields[power]}
    match = build(
        stage="politics", phase="order", trump="clubs", turn=turn_, offer=[card, *([other] if other else [])], **fields
    )
    turn(match, RUN[power], f"take {card}", "use it")
    return match


def tracks(match: Match) -> dict[str, int]:
    found: dict[str, int] = match.view(None)["tracks"]
    return found


def shifted(italy: int = 0, russia: int = 0, saxony: int = 0, **fields: Any) -> Match:
    """The markers are about to move."""
    moves = {"italy": italy, "russia": russia, "saxony": saxony}
    return build(stage="politics", phase="tracks", shift=moves, **fields)


STAR = {"saxony": 2, "russia": 3, "italy": 4}


@rule("M-17.5.9", "M-R-92")
@pytest.mark.parametrize(("first", "second"), [(True, True), (True, False), (False, True), (False, False)])
def test_a_card_may_be_used_wholly_or_in_part(first: bool, second: bool) -> None:
    match = using("austria", "pact_of_turin", deck=["hearts_5"])
    assert options(match, MT) == ["do 1", "decline"]
    turn(match, MT, "do 1" if first else "decline")
    assert options(match, MT) == ["do 2", "decline"]
    turn(match, MT, "do 2" if second else "decline")
    assert tracks(match)["italy"] == (5 if first else 4)
    assert hand(match, "austria") == (["hearts_5"] if second else [])
    assert [event["political"] for event in told(match, "political_used")] == ["pact_of_turin"]


@rule("M-17.5.10")
@pytest.mark.parametrize(("move", "space"), [("do 1 left", 2), ("do 1 right", 6), ("decline", 4)])
def test_the_direction_may_be_free_but_not_the_number(move: str, space: int) -> None:
    match = using("france", "night_at_velletri", 10, generals={"noailles": {"city": "paris"}})
    assert options(match, LX) == ["do 1 left", "do 1 right", "decline"]
    forbidden(match, LX, "do 1", "do 2 left")
    turn(match, LX, move)
    assert tracks(match) == STAR | {"italy": space}


@rule("M-17.5.11")
@pytest.mark.parametrize(
    ("moves", "saxony", "russia"),
    [
        (("do 1 right", "do 2 left"), 3, 2),
        (("do 1 left", "decline"), 1, 3),
        (("decline", "do 2 right"), 2, 4),
        (("decline", "decline"), 2, 3),
    ],
)
def test_shifts_on_two_tracks_are_free(moves: tuple[str, str], saxony: int, russia: int) -> None:
    match = using("pragmatic", "saxon_minister_bargains", 7)
    turn(match, FR, *moves)
    assert tracks(match) == STAR | {"saxony": saxony, "russia": russia}


@rule("M-17.5.12", "M-R-29")
def test_the_shifts_of_both_cards_are_added_first() -> None:
    match = build(
        stage="politics", phase="order", trump="clubs", turn=7, tracks={"italy": 6},
        offer=["treaty_of_worms", "bourbon_family_compact"], italy="austria",
        austria={"politics": ["clubs_10"]}, france={"politics": ["clubs_9"]},
    )  # fmt: skip
    turn(match, MT, "take treaty_of_worms", "use it", "do 1")  # two to the right: beyond the last space
    assert tracks(match)["italy"] == 6
    turn(match, LX, "take bourbon_family_compact", "use it", "do 1")  # two to the left
    assert tracks(match)["italy"] == 6
    assert told(match, "track") == []


@rule("M-EX-D08", "M-17.5.12", "M-17.5.13")
def test_example_opposed_shifts() -> None:
    # three right and two left come to one right
    assert tracks(shifted(italy=3 - 2, tracks={"italy": 6}))["italy"] == 7


@rule("M-17.5.13")
@pytest.mark.parametrize(
    ("track", "shift", "space"),
    [("italy", 5, 7), ("italy", -5, 1), ("russia", 4, 5), ("russia", -4, 1), ("saxony", -3, 1)],
)
def test_a_marker_stops_on_the_end_space(track: str, shift: int, space: int) -> None:
    match = shifted(**{track: shift})
    assert tracks(match)[track] == space


@rule("M-17.5.14", "M-17.5.15", "M-17.5.18", "M-17.5.19", "M-8.18")
@pytest.mark.parametrize(
    ("spaces", "stage", "power", "count"),
    [
        ({}, "prussia_saxony", "prussia", 3),
        ({"saxony": 1}, "prussia_saxony", "prussia", 4),
        ({"russia": 1}, "prussia_saxony", "prussia", 4),
        ({"saxony": 1, "russia": 1}, "prussia_saxony", "prussia", 5),
        ({"russia": 5}, "prussia_saxony", "prussia", 2),
        ({}, "austria_pragmatic", "austria", 5),
        ({"russia": 4}, "austria_pragmatic", "austria", 6),
        ({"russia": 5}, "austria_pragmatic", "austria", 6),
        ({"italy": 3}, "austria_pragmatic", "austria", 4),
        ({"italy": 1}, "austria_pragmatic", "austria", 4),
        ({"italy": 2}, "austria_pragmatic", "austria", 5),
        ({"italy": 3, "russia": 4}, "austria_pragmatic", "austria", 5),
        ({"italy": 5}, "france_bavaria", "france", 3),
        ({"italy": 7}, "france_bavaria", "france", 3),
        ({"italy": 6}, "france_bavaria", "france", 4),
        ({"italy": 7}, "austria_pragmatic", "pragmatic", 3),
    ],
)
def test_symbols_change_the_draw(spaces: dict[str, int], stage: str, power: str, count: int) -> None:
    match = build(stage=stage, phase="cards", tracks=spaces, generals={"schwerin": {"city": "berlin"}})
    drawn = [d["count"] for d in told(match, "drawn") if d["power"] == power and d["drawn_for"] == "stage"]
    assert drawn[0] == count


@rule("M-17.5.16", "M-17.5.17", "M-R-92")
def test_a_card_recruits_at_once_and_free_of_charge() -> None:
    match = using(
        "austria", "hungarian_estates", 1, austria={"hand": ["clubs_4"]},
        generals={"traun": {"city": "wien", "armies": 3}, "neipperg": {"city": "prag", "armies": 4}},
    )  # fmt: skip
    turn(match, MT, "do 1", "recruit 2")
    assert "return karl_von_lothringen > wien" in options(match, MT)
    forbidden(match, MT, "return karl_von_lothringen > amsterdam", "return karl_von_lothringen > linz")
    turn(match, MT, "done", "give traun 2")
    assert (armies(match, "traun"), armies(match, "neipperg")) == (5, 4)
    assert hand(match, "austria") == ["clubs_4"]
    assert "armies" not in match.view(LX)["generals"]["traun"]


@rule("M-17.5.16", "M-17.5.17", "M-13.7")
def test_a_card_brings_a_removed_general_back() -> None:
    match = using("austria", "hungarian_estates", 1, generals={"traun": {"city": "wien", "armies": 8}})
    turn(match, MT, "do 1", "recruit 2", "return neipperg > wien")
    assert (city(match, "neipperg"), armies(match, "neipperg")) == ("wien", 1)
    turn(match, MT, "done", "give traun 0")
    assert armies(match, "neipperg") == 2


@rule("M-R-92", "M-17.5.16")
def test_up_to_so_many_armies_may_be_recruited() -> None:
    fields: dict[str, Any] = {"generals": {"traun": {"city": "wien", "armies": 3}}}
    match = using("austria", "hungarian_estates", 1, **fields)
    turn(match, MT, "do 1")
    assert options(match, MT) == ["recruit 0", "recruit 1", "recruit 2"]
    turn(match, MT, "recruit 1", "done")
    assert armies(match, "traun") == 4


@rule("M-R-92", "M-R-61")
def test_what_finds_no_room_is_lost() -> None:
    # no fortress to return to, one place left
    markers = dict.fromkeys(("wien", "prag", "bruenn", "bruessel", "luxemburg"), "france")
    match = using(
        "austria", "hungarian_estates", 1, markers=markers,
        generals={"traun": {"city": "linz", "armies": 7}, "arenberg": {"city": "linz", "armies": 8}},
    )  # fmt: skip
    turn(match, MT, "do 1")
    assert options(match, MT) == ["recruit 0", "recruit 1"]


@rule("M-17.5.20", "M-EX-D15", "M-R-80")
def test_an_expedition_corps_leaves_with_his_armies() -> None:
    match = shifted(
        italy=-2,
        generals={"traun": {"city": "wien", "armies": 5}, "neipperg": {"city": "wien", "armies": 3, "face_down": True}},
    )
    assert asked(match) == [(MT, "corps")]
    assert options(match, MT) == ["corps traun", "corps neipperg"]  # no declining
    turn(match, MT, "corps neipperg")
    assert (city(match, "neipperg"), armies(match, "neipperg"), face_down(match, "neipperg")) == ("box", 3, False)
    assert (city(match, "traun"), armies(match, "traun")) == ("wien", 5)


@rule("M-17.5.20")
@pytest.mark.parametrize(("italy", "power", "general"), [(2, LX, "noailles"), (3, LX, "noailles"), (-3, MT, "traun")])
def test_who_sends_a_corps_to_italy(italy: int, power: str, general: str) -> None:
    generals = {"noailles": {"city": "paris", "armies": 5}, "traun": {"city": "wien", "armies": 5}}
    match = shifted(italy=italy, generals=generals)
    assert city(match, general) == "box"
    assert [c["general"] for c in told(match, "corps")] == [general]
    assert power in (LX, MT)


@rule("M-17.5.21", "M-R-30")
def test_a_removed_general_may_go_instead_for_eight_points() -> None:
    rich: dict[str, Any] = {"hand": ["clubs_9"]}
    match = shifted(italy=-2, generals={"traun": {"city": "wien", "armies": 5}}, austria=rich)
    others = ["karl_von_lothringen", "khevenhueller", "batthyany", "neipperg", "arenberg"]
    assert options(match, MT) == ["corps traun", *(f"corps {name}" for name in others)]
    turn(match, MT, "corps neipperg")
    assert (city(match, "neipperg"), armies(match, "neipperg")) == ("box", 2)
    assert hand(match, "austria") == []
    assert city(match, "traun") == "wien"
    poor = shifted(italy=-2, generals={"traun": {"city": "wien", "armies": 5}}, austria={"hand": ["clubs_7"]})
    assert options(poor, MT) == ["corps traun"]  # asked, as nobody else knows what the card is worth
    turn(poor, MT, "corps traun")
    assert (city(poor, "traun"), hand(poor, "austria")) == ("box", ["clubs_7"])
    none = shifted(italy=-2, generals={"traun": {"city": "wien", "armies": 5}})
    assert city(none, "traun") == "box"  # nothing to choose, as all can see


@rule("M-R-30")
def test_without_a_general_the_symbol_has_no_effect() -> None:
    match = shifted(italy=-2, austria={"hand": ["clubs_7"]})
    assert told(match, "corps") == []
    assert tracks(match)["italy"] == 2


@rule("M-R-30")
def test_the_corps_stays_while_the_symbol_does() -> None:
    generals = {"traun": {"city": "box", "armies": 5}, "neipperg": {"city": "wien", "armies": 2}}
    match = shifted(italy=-1, generals=generals, tracks={"italy": 2})
    assert (city(match, "traun"), city(match, "neipperg")) == ("box", "wien")
    assert told(match, "corps") == []


@rule("M-17.5.23", "M-R-32")
@pytest.mark.parametrize(
    ("general", "fields", "arrow"),
    [
        ("traun", {"italy": 1, "tracks": {"italy": 2}}, "bruck_a_d_mur"),
        ("noailles", {"italy": -1, "tracks": {"italy": 6}}, "chalons"),
        ("schwerin", {"russia": -1}, "cuestrin"),
    ],
)
def test_a_corps_that_ends_returns_to_the_arrow(general: str, fields: dict[str, Any], arrow: str) -> None:
    match = shifted(generals={general: {"city": "box", "armies": 5}}, **fields)
    assert (city(match, general), armies(match, general), face_down(match, general)) == (arrow, 5, False)
    assert told(match, "corps_back") == [{"kind": "corps_back", "general": general, "city": arrow}]


@rule("M-17.5.24", "M-4.6")
def test_the_prussian_general_of_the_start_returns_too() -> None:
    match = build(stage="politics", phase="tracks", start="set_up", shift={"russia": -1})
    assert city(match, "der_alte_dessauer") == "cuestrin"
    stays = build(stage="politics", phase="tracks", start="set_up", shift={"russia": 1})
    assert city(stays, "der_alte_dessauer") == "box"


@rule("M-17.5.23", "M-R-32", "M-R-69")
@pytest.mark.parametrize(
    ("pieces", "seat", "piece"),
    [
        ({"generals": {"broglie": {"city": "bruck_a_d_mur"}}}, LX, "broglie"),
        ({"trains": {"train_austria_3": "bruck_a_d_mur"}}, MT, "train_austria_3"),
    ],
)
def test_who_stands_there_makes_room(pieces: dict[str, Any], seat: str, piece: str) -> None:
    generals = {"traun": {"city": "box", "armies": 5}} | pieces.get("generals", {})
    match = shifted(
        italy=1, tracks={"italy": 2}, generals=generals, trains=pieces.get("trains", {}), hussars=["mariazell"]
    )
    assert asked(match) == [(seat, "make_room")]
    assert options(match, seat) == [f"place {piece} > mariazell", f"place {piece} > muerzzuschlag"]
    turn(match, seat, f"place {piece} > mariazell")
    assert (city(match, piece), city(match, "traun")) == ("mariazell", "bruck_a_d_mur")
    assert match.view(None)["hussars"] == [None, None]
    assert told(match, "battle") == []


@rule("M-R-32")
def test_a_stack_makes_room_as_a_whole() -> None:
    generals = {
        "traun": {"city": "box", "armies": 5}, "broglie": {"city": "bruck_a_d_mur"},
        "belle_isle": {"city": "bruck_a_d_mur"},
    }  # fmt: skip
    match = shifted(italy=1, tracks={"italy": 2}, generals=generals)
    turn(match, LX, options(match, LX)[0])
    assert city(match, "broglie") == city(match, "belle_isle") == "mariazell"


@rule("M-R-32")
def test_a_friend_may_stay_or_make_room() -> None:
    generals = {"traun": {"city": "box", "armies": 5}, "neipperg": {"city": "bruck_a_d_mur"}}
    match = shifted(italy=1, tracks={"italy": 2}, generals=generals)
    assert options(match, MT) == ["consent", "place neipperg > mariazell", "place neipperg > muerzzuschlag"]
    moved = match.clone()
    turn(moved, MT, "place neipperg > mariazell")
    assert (city(moved, "neipperg"), city(moved, "traun")) == ("mariazell", "bruck_a_d_mur")
    turn(match, MT, "consent")
    assert city(match, "neipperg") == city(match, "traun") == "bruck_a_d_mur"


@rule("M-17.5.22", "M-R-31", "M-EX-D15", "M-16.4.1")
def test_example_the_italy_box() -> None:
    generals = {"traun": {"city": "wien", "armies": 5}}
    first = shifted(italy=-2, generals=generals)
    assert first.view(None)["boxes"]["italy"] == "france"
    assert pools(first)["france"] == 10
    assert city(first, "traun") == "box"
    corps = {"traun": {"city": "box", "armies": 5}}
    second = build(
        stage="politics", phase="tracks", shift={"italy": 1}, tracks={"italy": 2}, italy="france", generals=corps
    )
    assert second.view(None)["boxes"]["italy"] == "france"
    assert pools(second)["france"] == 10
    assert city(second, "traun") == "bruck_a_d_mur"
    draw = build(stage="austria_pragmatic", phase="cards", tracks={"italy": 3})
    assert len(hand(draw, "austria")) == 4
    third = build(stage="politics", phase="tracks", shift={"italy": 2}, tracks={"italy": 3}, italy="france")
    assert tracks(third)["italy"] == 5
    assert third.view(None)["boxes"]["italy"] is None
    assert pools(third)["france"] == 11


@rule("M-R-31")
@pytest.mark.parametrize(
    ("start", "shift", "holder", "after"),
    [
        (2, -1, "france", "france"),  # no second marker
        (3, -1, "france", "france"),
        (3, 1, "france", None),  # the star
        (2, 5, "france", "austria"),  # the removal comes first
        (5, 1, "austria", "austria"),
        (6, -2, "austria", None),
    ],
)
def test_the_italian_point_stays_on_its_side_of_the_star(
    start: int, shift: int, holder: str, after: str | None
) -> None:
    match = build(stage="politics", phase="tracks", tracks={"italy": start}, shift={"italy": shift}, italy=holder)
    assert match.view(None)["boxes"]["italy"] == after
    assert pools(match) == {
        "france": 11 - (after == "france"), "austria": 8 - (after == "austria"), "prussia": 13, "pragmatic": 8,
    }  # fmt: skip


@rule("M-17.5.25", "M-R-61")
def test_a_general_in_the_box_does_nothing() -> None:
    generals = {"belle_isle": {"city": "box", "armies": 3}}
    match = build(phase="supply", generals=generals, france={"hand": ["clubs_10"]})
    assert not any("belle_isle" in text for text in options(match, LX))
    assert (armies(match, "belle_isle"), face_down(match, "belle_isle")) == (3, False)
    winter = build(stage="winter", turn=3, generals=generals, france={"hand": ["clubs_8"]})
    turn(winter, LX, "recruit 2")
    assert not any("belle_isle" in text for text in options(winter, LX))
    hussars = build(stage="hussars", generals={"traun": {"city": "box", "armies": 2}})
    assert asked(hussars)[0][1] != "hussar"  # M-R-06: no general on the map


@rule("M-17.5.26")
def test_draw_takes_cards_unseen() -> None:
    match = using("pragmatic", "london_votes_money", 1, deck=["hearts_5", "spades_7"])
    turn(match, FR, "do 1")
    assert hand(match, "pragmatic") == ["hearts_5", "spades_7"]
    assert not any(e.secret for e in match.events(MT) if e.kind == "drawn")
    assert match.view(MT)["powers"]["pragmatic"]["cards"] == 2


@rule("M-17.5.27")
def test_discard_is_the_choice_of_the_named_power() -> None:
    three = ["hearts_5", "spades_7", "clubs_2"]
    match = using("france", "fleet_at_dunkirk", 10, pragmatic={"hand": three, "politics": ["clubs_3"]})
    turn(match, LX, "do 1")
    assert asked(match) == [(FR, "discard")]
    assert set(options(match, FR)) == {f"discard {card}" for card in three}
    turn(match, FR, "discard hearts_5")
    turn(match, FR, "discard clubs_2")
    assert [d["card"] for d in told(match, "discarded")] == ["hearts_5", "clubs_2"]
    few = using("france", "fleet_at_dunkirk", 10, pragmatic={"hand": ["hearts_5"]}, austria={"hand": ["hearts_6"]})
    turn(few, LX, "do 1")
    assert [d["card"] for d in told(few, "discarded")] == ["hearts_5"]
    assert (hand(few, "pragmatic"), hand(few, "austria")) == ([], ["hearts_6"])


@rule("M-R-29")
def test_instructions_act_at_once_shifts_at_the_end() -> None:
    match = using(
        "austria", "pact_of_turin", deck=["hearts_5"], other="militia_levy", prussia={"politics": ["clubs_2"]}
    )
    turn(match, MT, "do 1", "do 2")
    assert hand(match, "austria") == ["hearts_5"]
    assert tracks(match)["italy"] == 4
    turn(match, FR, "keep cards")
    assert tracks(match)["italy"] == 5
    assert order(match, "drawn", "track")[:2] == ["drawn", "track"]


@rule("M-17.5.2", "M-17.5.9")
def test_every_card_names_its_takers() -> None:
    offer = ["fleet_at_dunkirk", "bride_for_the_heir"]
    match = build(
        stage="politics", phase="order", trump="clubs", turn=10, offer=offer, prussia={"politics": ["clubs_3"]}
    )
    assert targets(match, FR, "take") == {"bride_for_the_heir"}


@rule("M-R-32", "M-17.5.23")
def test_without_a_free_city_beside_it_the_nearest_is_taken() -> None:
    generals = {
        "traun": {"city": "box", "armies": 5}, "broglie": {"city": "bruck_a_d_mur"},
        "neipperg": {"city": "mariazell"}, "batthyany": {"city": "muerzzuschlag"},
    }  # fmt: skip
    match = shifted(italy=1, tracks={"italy": 2}, generals=generals)
    assert asked(match) == [(LX, "make_room")]
    assert set(options(match, LX)) == {"place broglie > waidhofen", "place broglie > wiener_neustadt"}


@rule("M-R-55", "M-17.5.20", "M-19.1.14")
def test_an_expedition_corps_does_not_leave_home() -> None:
    match = shifted(
        russia=1, tracks={"russia": 2}, turn=5, annexed=2, prussia={"aside": 3},
        markers=dict.fromkeys(("breslau", "brieg", "neisse", "glatz", "cosel", "liegnitz", "glogau"), "prussia"),
        generals={"friedrich": {"city": "berlin", "armies": 3}},
    )  # fmt: skip
    assert city(match, "friedrich") == "box"
    assert match.view(None)["powers"]["prussia"]["aside"] == 3
