"""Prussia annexes Silesia (19.1), France reduces its aims (19.2)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.maria.table import (
    FR,
    IDLE,
    LX,
    MT,
    armies,
    asked,
    build,
    city,
    face_down,
    forbidden,
    idle,
    marker,
    options,
    order,
    pools,
    targets,
    territory,
    told,
    turn,
)
from tests.conformance.rule import rule

SILESIA = ("breslau", "brieg", "neisse", "glatz", "cosel", "liegnitz", "glogau")
ALL_PRUSSIAN = dict.fromkeys(SILESIA, "prussia")
CORE = ("linz", "budweis", "tabor", "prag", "pilsen", "eger")


def offered(**fields: Any) -> Match:
    """The end of stage IV; Prussia may offer peace."""
    markers = ALL_PRUSSIAN | fields.pop("markers", {})
    return build(**{"stage": "prussia_saxony", "phase": "end", "turn": 2, "markers": markers, **fields})


def accepted(**fields: Any) -> Match:
    """Silesia is Prussian; the relocations before the second train may be under way."""
    match = offered(**fields)
    turn(match, FR, "offer peace")
    turn(match, MT, "accept")
    return match


def annexed(place: str = "berlin", **fields: Any) -> Match:
    """The second train is placed, the relocations of neutrality may be under way; those before took the first city."""
    match = accepted(**fields)
    while asked(match)[0][1] == "relocate" and not match.view(None)["prussia_neutral"]:
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    if asked(match) == [(FR, "second_train")]:
        turn(match, FR, f"place train_prussia_2 > {place}")
    return match


def aside(match: Match, power: str) -> int:
    found: int = match.view(None)["powers"][power]["aside"]
    return found


@rule("M-19.1.1", "M-19.1.2", "M-R-85")
@pytest.mark.parametrize("other", [None, "austria", "france"])
def test_peace_can_be_offered_with_all_of_silesia(other: str | None) -> None:
    match = offered(markers={} if other is None else {"cosel": other})
    assert (asked(match) == [(FR, "offer_peace")]) == (other is None)
    if other is None:
        assert options(match, FR) == ["offer peace", "no offer"]
        turn(match, FR, "no offer")
        assert match.view(None)["annexed"] == 0


@rule("M-19.1.1")
def test_only_at_the_end_of_the_prussian_stage() -> None:
    for stage in ("france_bavaria", "austria_pragmatic"):
        match = offered(stage=stage)
        assert asked(match)[0][1] != "offer_peace"


@rule("M-19.1.3")
def test_austria_may_refuse_and_prussia_may_offer_again() -> None:
    match = offered()
    turn(match, FR, "offer peace")
    assert asked(match) == [(MT, "peace")]
    assert options(match, MT) == ["accept", "reject"]
    turn(match, MT, "reject")
    assert order(match, "peace_offered", "peace_rejected") == ["peace_offered", "peace_rejected"]
    assert match.view(None)["boxes"]["silesia"] is None
    assert match.view(None)["prussia_neutral"] is False
    again = offered(turn=3)
    assert asked(again) == [(FR, "offer_peace")]


@rule("M-19.1.4", "M-R-97")
def test_the_steps_come_in_order() -> None:
    """Those of steps 2 and 4 go at step 4, third parties with the neutrality of step 6."""
    generals = {
        "schwerin": {"city": "prag", "armies": 3}, "traun": {"city": "breslau", "armies": 2},
        "rutowski": {"city": "teplitz", "armies": 3}, "toerring": {"city": "halle", "armies": 2},
    }  # fmt: skip
    match = annexed(generals=generals)
    while asked(match)[0][1] == "relocate":
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    wanted = [
        "annexed", "track", "saxony", "set_aside", "relocated", "relocated", "relocated", "box", "train_returned",
        "prussia_neutral", "relocated",
    ]  # fmt: skip
    assert [event.kind for event in match.events() if event.kind in wanted] == wanted
    assert [r["piece"] for r in told(match, "relocated")] == ["rutowski", "traun", "schwerin", "toerring"]


@rule("M-19.1.12", "M-19.1.9", "M-R-97")
def test_austrians_are_gone_before_the_second_train_chooses_its_fortress() -> None:
    match = accepted(generals={"traun": {"city": "breslau", "armies": 2}})
    while asked(match) == [(MT, "relocate")]:
        turn(match, MT, options(match, MT)[0])
    assert territory(city(match, "traun")) == "austria"
    assert match.view(None)["prussia_neutral"] is False
    assert targets(match, FR, "place train_prussia_2 >") == {"berlin", "magdeburg", "breslau"}
    turn(match, FR, "place train_prussia_2 > breslau")
    assert match.view(None)["prussia_neutral"] is True


@rule("M-19.1.5", "M-R-89", "M-9.3")
def test_silesia_becomes_home_territory() -> None:
    match = build(stage="winter", turn=3, annexed=1, prussia={"hand": ["clubs_4"]}, markers=ALL_PRUSSIAN)
    turn(match, FR, "recruit 1")
    assert targets(match, FR, "return schwerin >") == {"berlin", "magdeburg", "breslau"}
    trains = build(stage="prussia_saxony", turn=3, annexed=1, prussia={"hand": ["clubs_4"]}, markers=ALL_PRUSSIAN)
    assert targets(trains, FR, "restore train_prussia_1 >") == {"berlin", "magdeburg", "breslau", "dresden"}
    supplied = build(
        stage="prussia_saxony", phase="supply", turn=3, annexed=1, markers=ALL_PRUSSIAN,
        generals={"schwerin": {"city": "oppeln", "armies": 3}},
    )  # fmt: skip
    assert armies(supplied, "schwerin") == 3
    before = build(stage="prussia_saxony", phase="supply", generals={"schwerin": {"city": "oppeln", "armies": 3}})
    assert armies(before, "schwerin") == 2


@rule("M-19.1.6", "M-19.3.2")
@pytest.mark.parametrize(
    ("space", "after", "status"), [(1, 4, "neutral"), (3, 4, "neutral"), (5, 5, "neutral"), (6, 6, "austrian_ally")]
)
def test_a_saxony_allied_with_prussia_becomes_neutral(space: int, after: int, status: str) -> None:
    match = annexed(tracks={"saxony": space})
    assert match.view(None)["tracks"]["saxony"] == after
    assert match.view(None)["saxony"] == status


@rule("M-19.1.6", "M-19.3.10", "M-R-38")
def test_saxons_abroad_go_home() -> None:
    match = annexed(generals={"rutowski": {"city": "teplitz", "armies": 3}})
    assert city(match, "rutowski") == "koenigstein"
    assert match.view(None)["powers"]["saxony"]["seat"] == MT


@rule("M-19.1.7", "M-19.1.8", "M-19.1.11", "M-EX-D09")
def test_example_the_arithmetic_of_the_annexation() -> None:
    # Of Prussia's fifteen markers seven lie in Silesia and five in Austria: three are in the pool
    markers = dict.fromkeys(CORE[:5], "prussia") | {"berlin": "austria"}
    markers |= dict.fromkeys(("straubing", "braunau", "ingolstadt"), "austria")
    match = offered(markers=markers)
    assert (pools(match)["prussia"], pools(match)["austria"]) == (3, 9)
    turn(match, FR, "offer peace")
    turn(match, MT, "accept")
    assert aside(match, "prussia") == 3
    assert pools(match)["prussia"] == 4  # 3 + 2 - 1
    assert pools(match)["austria"] == 10
    assert marker(match, "berlin") is None
    assert [marker(match, place) for place in CORE[:5]] == [None] * 5


@rule("M-19.1.8")
@pytest.mark.parametrize(("count", "set_aside"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3)])
def test_half_rounded_up_is_set_aside(count: int, set_aside: int) -> None:
    match = offered(markers=dict.fromkeys(CORE[:count], "prussia"))
    pool = pools(match)["prussia"]
    turn(match, FR, "offer peace")
    turn(match, MT, "accept")
    assert aside(match, "prussia") == set_aside
    assert pools(match)["prussia"] == pool + count - set_aside - 1


@rule("M-19.1.9", "M-R-33")
def test_austrians_leave_prussia_silesia_and_poland() -> None:
    generals = {
        "traun": {"city": "lissa", "armies": 2}, "neipperg": {"city": "neisse", "armies": 3},
        "batthyany": {"city": "peitz", "armies": 1}, "khevenhueller": {"city": "dessau", "armies": 4},
    }  # fmt: skip
    match = accepted(generals=generals)
    assert asked(match) == [(MT, "relocate")]
    while asked(match) == [(MT, "relocate")]:
        turn(match, MT, options(match, MT)[0])
    assert city(match, "neipperg") == "freudenthal"
    assert {territory(city(match, g)) for g in ("traun", "batthyany")} == {"austria"}
    assert city(match, "khevenhueller") == "dessau"  # the Empire is open to him
    assert armies(match, "traun") == 2


@rule("M-19.1.10", "M-R-33")
def test_prussians_go_home() -> None:
    generals = {"schwerin": {"city": "nachod", "armies": 2}, "friedrich": {"city": "goerlitz", "armies": 3}}
    match = accepted(generals=generals, trains={"train_prussia_1": "freudenthal"})
    assert asked(match) == [(FR, "relocate")]
    assert options(match, FR) == [
        "place friedrich > bunzlau", "place schwerin > glatz",
        "place train_prussia_1 > neisse", "place train_prussia_1 > neustadt_o_s",
    ]  # fmt: skip
    turn(match, FR, "place train_prussia_1 > neisse", "place schwerin > glatz")
    assert city(match, "friedrich") == "bunzlau"  # the last has no choice
    assert told(match, "conquered") == []


@rule("M-19.1.12", "M-R-56")
def test_the_second_train_is_placed_free_of_charge() -> None:
    match = offered(generals={"schwerin": {"city": "magdeburg"}})
    assert city(match, "train_prussia_2") == "box"
    turn(match, FR, "offer peace")
    turn(match, MT, "accept")
    assert options(match, FR) == ["place train_prussia_2 > breslau", "place train_prussia_2 > berlin"]
    turn(match, FR, "place train_prussia_2 > breslau")
    assert city(match, "train_prussia_2") == "breslau"


@rule("M-19.1.12", "M-10.2.3")
def test_without_the_annexation_the_second_train_does_not_come() -> None:
    match = build(stage="prussia_saxony", prussia={"hand": ["clubs_10"]}, trains={"train_prussia_1": "crossen"})
    assert targets(match, FR, "restore train_prussia_2 >") == set()


@rule("M-R-56")
def test_without_a_free_fortress_the_second_train_comes_later() -> None:
    full = {"schwerin": {"city": "magdeburg"}, "friedrich": {"city": "berlin"}, "erbprinz_leopold": {"city": "breslau"}}
    match = annexed(generals=full)
    assert city(match, "train_prussia_2") == "box"
    later = build(
        stage="prussia_saxony", turn=3, annexed=2, markers=ALL_PRUSSIAN, trains={"train_prussia_2": "box"},
        generals={"schwerin": {"city": "magdeburg"}},
    )  # fmt: skip
    assert targets(later, FR, "restore train_prussia_2 >") == {"berlin", "breslau"}
    turn(later, FR, "restore train_prussia_2 > berlin")
    assert city(later, "train_prussia_2") == "berlin"
    assert told(later, "paid") == []
    assert targets(later, FR, "move train_prussia_2 >") == set()
    lost = build(
        stage="prussia_saxony", turn=3, annexed=2, markers=ALL_PRUSSIAN, trains={"train_prussia_2": "off"},
        prussia={"hand": ["clubs_5"]},
    )  # fmt: skip
    turn(lost, FR, "restore train_prussia_2 > berlin")
    assert told(lost, "paid")[0]["power"] == "prussia"


@rule("M-19.1.13")
@pytest.mark.parametrize(
    ("turn_", "stage", "neutral"),
    [
        (2, "austria_pragmatic", True),
        (3, "prussia_saxony", True),
        (3, "austria_pragmatic", True),
        (4, "france_bavaria", True),
        (4, "prussia_saxony", False),
    ],
)
def test_prussia_is_neutral_until_its_second_stage(turn_: int, stage: str, neutral: bool) -> None:
    match = build(stage=stage, phase="start", turn=turn_, annexed=2, markers=ALL_PRUSSIAN)
    assert match.view(None)["prussia_neutral"] is neutral
    assert annexed().view(None)["prussia_neutral"] is True


@rule("M-19.1.13")
def test_neutrality_ends_at_the_start_of_stage_four() -> None:
    match = build(
        stage="prussia_saxony", phase="start", turn=4, annexed=2, prussia_neutral=True, markers=ALL_PRUSSIAN,
        generals={"schwerin": {"city": "glatz", "armies": 4}},
    )  # fmt: skip
    assert match.view(None)["prussia_neutral"] is False
    assert "nachod" in targets(match, FR, "move schwerin >")


@rule("M-19.1.14", "M-R-55")
def test_the_markers_come_back_when_a_prussian_leaves_home() -> None:
    fields: dict[str, Any] = {
        "stage": "prussia_saxony", "turn": 4, "annexed": 2, "markers": ALL_PRUSSIAN, "prussia": {"aside": 3},
    }  # fmt: skip
    match = build(generals={"schwerin": {"city": "glatz", "armies": 4}}, **fields)
    pool = pools(match)["prussia"]
    turn(match, FR, "move schwerin > frankenstein", "halt")
    assert (aside(match, "prussia"), pools(match)["prussia"]) == (3, pool)
    out = build(generals={"schwerin": {"city": "glatz", "armies": 4}}, **fields)
    turn(out, FR, "move schwerin > nachod")
    assert (aside(out, "prussia"), pools(out)["prussia"]) == (0, pool + 3)
    train = build(trains={"train_prussia_1": "glatz"}, **fields)
    turn(train, FR, "move train_prussia_1 > nachod")
    assert aside(train, "prussia") == 0


@rule("M-19.1.14", "M-19.1.8", "M-R-97")
def test_the_relocations_of_the_annexation_do_not_bring_the_markers_back() -> None:
    generals = {
        "schwerin": {"city": "nachod", "armies": 2}, "friedrich": {"city": "prag", "armies": 3},
        "rutowski": {"city": "teplitz", "armies": 2}, "traun": {"city": "breslau", "armies": 2},
    }  # fmt: skip
    match = annexed(generals=generals, markers=dict.fromkeys(CORE[:3], "prussia"))
    while asked(match)[0][1] == "relocate":
        match.play(match.decisions[0].seat, match.decisions[0].options[0])
    assert {territory(city(match, g)) for g in ("schwerin", "friedrich")} == {"silesia"}
    assert aside(match, "prussia") == 2
    assert told(match, "brought_back") == []


@rule("M-R-55", "M-19.1.14")
def test_a_retreat_from_home_counts_too() -> None:
    match = build(
        stage="austria_pragmatic", phase="combat", turn=4, annexed=2, markers=ALL_PRUSSIAN, prussia={"aside": 3},
        generals={"schwerin": {"city": "ratibor", "armies": 4}, "neipperg": {"city": "cosel", "armies": 5}},
    )  # fmt: skip
    turn(match, FR, "decline")
    assert city(match, "schwerin") == "troppau"
    assert aside(match, "prussia") == 0


@rule("M-19.1.15", "M-R-34")
def test_prussian_markers_in_silesia_stay() -> None:
    match = annexed()
    assert [marker(match, place) for place in SILESIA] == ["prussia"] * 7
    later = build(
        stage="austria_pragmatic", turn=5, annexed=2, markers=ALL_PRUSSIAN,
        generals={"neipperg": {"city": "cosel", "armies": 5}},
    )  # fmt: skip
    pool = pools(later)
    turn(later, MT, "move neipperg > oppeln")
    assert marker(later, "cosel") == "austria"
    assert (pools(later)["prussia"], pools(later)["austria"]) == (pool["prussia"] + 1, pool["austria"] - 1)
    back = build(
        stage="prussia_saxony", turn=5, annexed=2, markers=ALL_PRUSSIAN | {"cosel": "austria"},
        generals={"schwerin": {"city": "cosel", "armies": 5}},
    )  # fmt: skip
    pool = pools(back)
    turn(back, FR, "move schwerin > oppeln")
    assert marker(back, "cosel") is None
    assert (pools(back)["prussia"], pools(back)["austria"]) == (pool["prussia"], pool["austria"] + 1)


@rule("M-R-55", "M-19.1.1")
def test_silesia_is_annexed_only_once() -> None:
    match = build(stage="prussia_saxony", phase="end", turn=6, annexed=2, markers=ALL_PRUSSIAN)
    assert asked(match)[0][1] != "offer_peace"


@rule("M-R-53", "M-R-97", "M-19.3.8")
def test_third_parties_leave_neutral_prussia() -> None:
    generals = {
        "broglie": {"city": "glogau", "armies": 3}, "toerring": {"city": "halle", "armies": 2},
        "rutowski": {"city": "crossen", "armies": 4},
    }  # fmt: skip
    match = annexed(generals=generals)
    assert asked(match) == [(LX, "relocate")]
    assert options(match, LX) == ["place broglie > landau", "place broglie > weiden"]  # France, or Bavaria instead
    turn(match, LX, "place broglie > weiden")
    assert [r["piece"] for r in told(match, "relocated")] == ["rutowski", "broglie", "toerring"]
    assert city(match, "rutowski") == "guben"
    assert [territory(city(match, g)) for g in ("broglie", "toerring")] == ["bavaria", "bavaria"]


@rule("M-R-33")
def test_a_piece_without_a_possible_city_is_removed() -> None:
    match = annexed(
        generals={"cumberland": {"city": "berlin", "armies": 4, "face_down": True}},
        place="magdeburg",
        pragmatic={"battles": 1},
    )
    assert not face_down(match, "cumberland")  # who comes back is supplied
    assert city(match, "cumberland") is None  # the Pragmatic Army has no home on the Bohemia map
    assert match.check() == []
    assert match.view(None)["powers"]["pragmatic"]["battles"] == 1


# -- 19.2


def reducing(**fields: Any) -> Match:
    """The end of stage III."""
    return build(**{"phase": "end", "turn": 4, **fields})


@rule("M-19.2.1", "M-R-35")
@pytest.mark.parametrize(
    ("where", "offered_"),
    [("linz", False), ("prag", False), ("muenchen", True), ("bruessel", True), ("breslau", True), ("box", True)],
)
def test_france_has_no_general_in_core_austria(where: str, offered_: bool) -> None:
    match = reducing(markers={"tabor": "france"}, generals={"broglie": {"city": where, "armies": 3}})
    assert (asked(match) == [(LX, "reduce")]) == offered_


@rule("M-19.2.1")
def test_a_bavarian_general_does_not_matter() -> None:
    match = reducing(markers={"tabor": "france"}, generals={"toerring": {"city": "linz", "armies": 3}})
    assert asked(match) == [(LX, "reduce")]


@rule("M-19.2.2", "M-R-35", "M-19.2.5", "M-R-50")
@pytest.mark.parametrize(("count", "set_aside"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_of_the_french_markers_is_set_aside(count: int, set_aside: int) -> None:
    match = reducing(markers=dict.fromkeys(CORE[:count], "france") | {"bruessel": "france"})
    assert pools(match)["france"] == 11 - count - 1
    turn(match, LX, "reduce aims")
    assert aside(match, "france") == set_aside
    assert pools(match)["france"] == 11 - 1 - set_aside
    assert [marker(match, place) for place in CORE[:count]] == [None] * count  # Austria controls them again
    assert marker(match, "bruessel") == "france"


@rule("M-19.2.2", "M-R-35")
def test_without_a_marker_there_is_no_option() -> None:
    match = reducing(markers={"bruessel": "france", "breslau": "france"})
    assert asked(match)[0][1] != "reduce"
    assert match.view(None)["reduced"] is False


@rule("M-19.2.2")
def test_the_option_may_be_left() -> None:
    match = reducing(markers={"tabor": "france"})
    assert options(match, LX) == ["reduce aims", "no offer"]
    turn(match, LX, "no offer")
    assert (marker(match, "tabor"), match.view(None)["reduced"]) == ("france", False)


@rule("M-19.2.3", "M-EX-D10", "M-R-36")
def test_example_the_french_reduction() -> None:
    markers = dict.fromkeys(CORE[:3], "france") | {"bruessel": "france", "gent": "france", "namur": "france"}
    match = reducing(markers=markers)
    assert pools(match)["france"] == 5
    turn(match, LX, "reduce aims")
    assert (aside(match, "france"), pools(match)["france"]) == (2, 6)
    held = {"bruessel": "france", "gent": "france", "namur": "france"}
    later = build(
        turn=5, reduced=True, markers=held, france={"aside": 2}, generals={"toerring": {"city": "linz", "armies": 3}},
    )  # fmt: skip
    assert pools(later)["france"] == 6
    turn(later, LX, "move toerring > wels")
    assert (aside(later, "france"), pools(later)["france"]) == (0, 7)
    assert marker(later, "linz") == "france"


@rule("M-19.2.4")
def test_france_reduces_once_only() -> None:
    match = reducing(markers={"tabor": "france"}, reduced=True)
    assert asked(match)[0][1] != "reduce"


@rule("M-19.2.5", "M-3.2.8")
def test_austria_controls_the_fortresses_again() -> None:
    match = reducing(
        markers={"tabor": "france"}, generals={"schwerin": {"city": "tabor", "armies": 3}},
        trains={"train_prussia_1": "pisek"},
    )  # fmt: skip
    turn(match, LX, "reduce aims")
    turn(match, FR, "move schwerin > wesseli")
    assert marker(match, "tabor") == "prussia"  # conquered from Austria; from France it could not be
    allied = build(
        stage="prussia_saxony", markers={"tabor": "france"}, generals={"schwerin": {"city": "tabor", "armies": 3}}
    )
    turn(allied, FR, "move schwerin > wesseli")
    assert marker(allied, "tabor") == "france"
    forbidden(allied, LX, "reduce aims")


@rule("M-19.1.3", "M-19.1.2")
def test_after_a_refusal_the_next_prussian_stage_may_offer_again() -> None:
    match = offered(generals={"schwerin": {"city": "berlin"}})
    before = match.view(None)
    turn(match, FR, "offer peace")
    turn(match, MT, "reject")
    after = match.view(None)
    for part in ("markers", "boxes", "tracks", "trains", "generals"):
        assert after[part] == before[part]
    assert pools(match)["prussia"] == 13 - 5
    idle(match, FR, "offer_peace")
    assert (match.view(None)["turn"], match.view(None)["stage"]) == (3, 4)
    turn(match, FR, "offer peace")
    turn(match, MT, "accept")
    assert match.view(None)["annexed"] == 3


@rule("M-19.1.13", "M-19.4.1")
def test_the_whole_time_of_neutrality_in_play() -> None:
    match = annexed(generals={"schwerin": {"city": "potsdam"}, "traun": {"city": "wien"}, "broglie": {"city": "paris"}})
    seen: list[tuple[int, int, bool]] = []
    while (match.view(None)["turn"], match.view(None)["stage"]) != (4, 5):
        now = (match.view(None)["turn"], match.view(None)["stage"], match.view(None)["prussia_neutral"])
        if not seen or seen[-1] != now:
            seen.append(now)
        texts = [move.text for move in match.decisions[0].options]
        match.play(match.decisions[0].seat, next((t for t in IDLE if t in texts), texts[0]))
    assert [row[:2] for row in seen if not row[2]] == [(4, 4)]
    assert {row[:2] for row in seen if row[2]} >= {(2, 5), (3, 3), (3, 4), (3, 5), (4, 3)}
    assert told(match, "prussia_at_war") == [{"kind": "prussia_at_war"}]


@rule("M-19.1.14")
def test_the_markers_come_back_once() -> None:
    match = build(
        stage="prussia_saxony", turn=4, annexed=2, markers=ALL_PRUSSIAN, prussia={"aside": 3},
        generals={"schwerin": {"city": "glatz", "armies": 4}, "friedrich": {"city": "glogau", "armies": 2}},
    )  # fmt: skip
    pool = pools(match)["prussia"]
    turn(match, FR, "move schwerin > nachod", "halt")
    assert pools(match)["prussia"] == pool + 3
    turn(match, FR, "move friedrich > gruenberg", "halt")
    assert (aside(match, "prussia"), pools(match)["prussia"]) == (0, pool + 3)
    assert len(told(match, "brought_back")) == 1


@rule("M-19.2.3", "M-R-36")
@pytest.mark.parametrize(
    ("general", "fortress", "to", "markers", "back"),
    [
        ("broglie", "linz", "wels", {}, True),
        ("toerring", "linz", "wels", {}, True),
        ("broglie", "tournai", "ath", {}, True),  # on either map
        ("toerring", "braunau", "ried", {"braunau": "austria"}, True),  # recovered, with a marker
        ("broglie", "lille", "tournai", {"lille": "austria"}, False),  # recovered, without one
        ("broglie", "mainz", "worms", {}, False),  # an elector marker is turned; the box is no fortress
    ],
)
def test_when_the_french_markers_come_back(
    general: str, fortress: str, to: str, markers: dict[str, str], back: bool
) -> None:
    match = build(
        turn=5, reduced=True, markers=markers, france={"aside": 2},
        generals={general: {"city": fortress, "armies": 3}, "noailles": {"city": "paris"}},
    )  # fmt: skip
    assert pools(match)["france"] == 9
    turn(match, LX, f"move {general} > {to}", "halt")
    assert len(told(match, "conquered")) == 1
    assert aside(match, "france") == (0 if back else 2)
    assert pools(match)["france"] == (9 + 2 - 1 if back else 8 if fortress == "mainz" else 9)


@rule("M-19.2.4", "M-19.2.3")
def test_france_cannot_reduce_again_when_the_markers_have_come_back() -> None:
    match = reducing(
        markers={"tabor": "france", "pilsen": "france"}, generals={"toerring": {"city": "linz", "armies": 3}},
        trains={"train_bavaria_1": "peuerbach"},
    )  # fmt: skip
    turn(match, LX, "reduce aims")
    assert (aside(match, "france"), pools(match)["france"]) == (1, 10)
    idle(match, LX, "movement")
    assert match.view(None)["turn"] == 5
    turn(match, LX, "move toerring > wels")  # a marker in core Austria, and no French general there
    assert (aside(match, "france"), pools(match)["france"], marker(match, "linz")) == (0, 10, "france")
    turn(match, LX, "halt", "done")
    assert told(match, "set_aside") == [
        {"kind": "set_aside", "power": "france", "count": 1, "rest": 1, "fortresses": ["pilsen", "tabor"]}
    ]
    assert match.view(None)["stage"] != 3  # France was not asked
    first = reducing(markers={"linz": "france"}, generals={"toerring": {"city": "wels"}})
    assert asked(first) == [(LX, "reduce")]


@rule("M-19.1.9", "M-19.1.10", "M-R-97", "M-R-69")
def test_a_relocated_piece_takes_a_hussar_off_and_may_join_a_stack() -> None:
    generals = {
        "neipperg": {"city": "neisse", "armies": 3}, "traun": {"city": "freudenthal", "armies": 2},
        "schwerin": {"city": "nachod", "armies": 2},
    }  # fmt: skip
    match = annexed(generals=generals, hussars=["glatz"])
    assert city(match, "neipperg") == "freudenthal"  # the nearest, with Traun
    assert city(match, "schwerin") == "glatz"
    assert match.view(None)["hussars"] == [None, None]
    seen = match.view(None)["generals"]
    assert (seen["traun"]["commander"], seen["neipperg"]["commander"]) == (True, False)
