"""Armies and stacks (chapter 6)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadInput
from tests.conformance.maria.table import (
    FR,
    LX,
    MT,
    armies,
    asked,
    build,
    city,
    forbidden,
    happened,
    options,
    play,
    targets,
    turn,
)
from tests.conformance.rule import rule

IV, V = "prussia_saxony", "austria_pragmatic"


def commander(match: Match, general: str) -> bool:
    found: bool = match.view(None)["generals"][general]["commander"]
    return found


def stack_of(friedrich: int, schwerin: int, **fields: Any) -> Match:
    """Friedrich and Schwerin stacked in Strehlen."""
    generals = {
        "friedrich": {"city": "strehlen", "armies": friedrich},
        "schwerin": {"city": "strehlen", "armies": schwerin},
    }
    return build(stage=IV, generals=generals, **fields)


def defeat(lost: int) -> Match:
    """An Austrian stack of nine attacks Friedrich 4 and Schwerin 5 and wins by so many armies."""
    match = build(
        stage=V,
        phase="combat",
        generals={
            "friedrich": {"city": "strehlen", "armies": 4},
            "schwerin": {"city": "strehlen", "armies": 5},
            "karl_von_lothringen": {"city": "frankenstein", "armies": 8},
            "traun": {"city": "frankenstein", "armies": 1},
        },
        austria={"hand": ["reserve"]},
    )
    return play(match, f"{MT}: play reserve {lost}", f"{FR}: decline")


@rule("M-6.1")
def test_a_city_holds_one_piece() -> None:
    match = build(
        generals={"belle_isle": {"city": "amberg"}, "broglie": {"city": "regensburg"}},
        trains={"train_france_2": "neumarkt"},
    )
    forbidden(match, LX, "move belle_isle > neumarkt", "move broglie > neumarkt", "move train_france_2 > amberg")
    assert targets(match, LX, "move train_france_2 >") == {"dietfurt", "nuernberg"}


@rule("M-6.1", "M-6.2")
@pytest.mark.parametrize(
    ("generals", "trains"),
    [
        ({"belle_isle": {"city": "amberg"}}, {"train_france_2": "amberg"}),
        ({}, {"train_france_1": "amberg", "train_france_2": "amberg"}),
        ({"belle_isle": {"city": "amberg"}, "friedrich": {"city": "amberg"}}, {}),
        ({name: {"city": "amberg"} for name in ("belle_isle", "broglie", "noailles")}, {}),
    ],
)
def test_no_position_has_other_pieces_together(generals: dict[str, object], trains: dict[str, object]) -> None:
    with pytest.raises(BadInput, match="cannot share the city"):
        build(generals=generals, trains=trains)


@rule("M-6.2", "M-6.3", "M-2.7")
def test_only_generals_of_one_power_or_of_cooperating_powers_stack() -> None:
    match = build(
        stage=IV,
        generals={
            "friedrich": {"city": "goerlitz"},
            "schwerin": {"city": "bautzen"},
            "rutowski": {"city": "zittau"},
            "toerring": {"city": "bunzlau"},
        },
    )
    assert targets(match, FR, "move friedrich >") == {"bautzen", "zittau"}  # Prussia and Bavaria are only allied
    turn(match, FR, "move friedrich > zittau", "command friedrich")
    assert city(match, "friedrich") == city(match, "rutowski") == "zittau"


@rule("M-6.2", "M-10.1.8")
def test_no_third_general_joins_a_stack() -> None:
    match = build(
        generals={
            "belle_isle": {"city": "amberg"},
            "broglie": {"city": "amberg"},
            "noailles": {"city": "weiden"},
        }
    )
    forbidden(match, LX, "move noailles > amberg")


@rule("M-6.4", "M-R-01", "M-3.1.3")
@pytest.mark.parametrize(("mover", "host"), [("friedrich", "schwerin"), ("schwerin", "friedrich")])
def test_the_lower_rank_number_commands_whoever_came(mover: str, host: str) -> None:
    match = build(stage=IV, generals={mover: {"city": "ohlau"}, host: {"city": "breslau"}})
    turn(match, FR, f"move {mover} > breslau")
    assert commander(match, "friedrich")
    assert not commander(match, "schwerin")
    assert happened(match, "commander") == []  # no choice


@rule("M-6.5")
@pytest.mark.parametrize("chosen", ["friedrich", "rutowski"])
def test_of_equal_ranks_the_player_names_the_commander(chosen: str) -> None:
    match = build(stage=IV, generals={"friedrich": {"city": "goerlitz"}, "rutowski": {"city": "bautzen"}})
    turn(match, FR, "move friedrich > bautzen")
    assert asked(match) == [(FR, "command")]
    assert options(match, FR) == ["command friedrich", "command rutowski"]
    turn(match, FR, f"command {chosen}")
    assert [general for general in ("friedrich", "rutowski") if commander(match, general)] == [chosen]


@rule("M-6.5")
def test_who_commanded_before_commands_no_more() -> None:
    generals = {"friedrich": {"city": "goerlitz"}, "rutowski": {"city": "bautzen", "commander": True}}
    match = turn(build(stage=IV, generals=generals), FR, "move friedrich > bautzen", "command friedrich")
    assert [general for general in generals if commander(match, general)] == ["friedrich"]


@rule("M-6.5", "M-R-05")
@pytest.mark.parametrize("chosen", ["george_ii", "karl_von_lothringen"])
def test_the_proposal_names_the_commander_and_consent_covers_it(chosen: str) -> None:
    match = build(stage=V, generals={"karl_von_lothringen": {"city": "mainz"}, "george_ii": {"city": "worms"}})
    play(match, f"{FR}: move george_ii > mainz")
    assert asked(match) == [(FR, "command")]
    play(match, f"{FR}: command {chosen}")
    assert asked(match) == [(MT, "consent")]
    assert city(match, "george_ii") == "worms"
    play(match, f"{MT}: consent")
    assert city(match, "george_ii") == "mainz"
    found = [general for general in ("george_ii", "karl_von_lothringen") if commander(match, general)]
    assert found == [chosen]
    assert asked(match) != [(MT, "command")]


@rule("M-R-05")
def test_austria_decides_in_a_stack_with_saxony() -> None:
    match = build(
        stage=V,
        tracks={"saxony": 6},
        generals={"karl_von_lothringen": {"city": "teplitz"}, "rutowski": {"city": "koenigstein"}},
    )
    turn(match, MT, "move rutowski > teplitz")
    assert asked(match) == [(MT, "command")]
    turn(match, MT, "command rutowski")
    assert commander(match, "rutowski")


@rule("M-6.6", "M-6.7", "M-6.8", "M-6.15")
@pytest.mark.parametrize(
    ("first", "second", "allowed"),
    [(1, 1, [1]), (1, 2, [1, 2]), (4, 5, [1, 2, 3, 4, 5, 6, 7, 8]), (8, 4, [4, 5, 6, 7, 8]), (8, 8, [8])],
)
def test_every_general_keeps_one_to_eight_armies(first: int, second: int, allowed: list[int]) -> None:
    match = turn(stack_of(first, second), FR, "move friedrich > breslau")
    assert options(match, FR) == [f"armies friedrich {n}" for n in allowed]


@rule("M-6.6", "M-6.7")
@pytest.mark.parametrize("number", [0, 9])
def test_no_position_has_a_general_with_none_or_nine(number: int) -> None:
    with pytest.raises(BadInput):
        build(generals={"friedrich": {"city": "berlin", "armies": number}})


@rule("M-6.9", "M-19.3.21")
def test_armies_are_secret() -> None:
    match = stack_of(4, 5, tracks={"saxony": 6})
    for seat, seen in ((FR, True), (MT, False), (LX, False), (None, False)):
        assert ("armies" in match.view(seat)["generals"]["friedrich"]) == seen
    assert match.view(FR)["generals"]["friedrich"]["armies"] == 4


@rule("M-6.9", "M-11.1.6")
def test_a_battle_discloses_the_sum() -> None:
    match = defeat(1)
    (battle,) = happened(match, "battle")
    assert battle[-2:] == (9, 9)
    assert "armies" not in match.view(MT)["generals"]["friedrich"]


@rule("M-6.10", "M-R-95", "M-EX-02")
def test_shifting_armies_when_the_stack_parts() -> None:
    match = turn(stack_of(4, 5), FR, "move friedrich > breslau")
    assert asked(match) == [(FR, "division")]
    turn(match, FR, "armies friedrich 7", "halt")
    assert (armies(match, "friedrich"), armies(match, "schwerin")) == (7, 2)
    for seat in (MT, LX, None):  # nothing is announced: the same is seen whatever was chosen
        other = turn(stack_of(4, 5), FR, "move friedrich > breslau", "armies friedrich 4", "halt")
        assert match.events(seat) == other.events(seat)
        assert match.view(seat) == other.view(seat)


@rule("M-6.10", "M-11.1.28")
def test_shifting_armies_in_another_players_stage() -> None:
    match = defeat(2)  # stage V, seven armies left
    assert asked(match) == [(FR, "division")]
    assert options(match, FR) == [f"armies friedrich {n}" for n in range(1, 7)]
    play(match, f"{FR}: armies friedrich 6")
    assert (armies(match, "friedrich"), armies(match, "schwerin")) == (6, 1)


@rule("M-6.11")
def test_no_shift_in_a_mixed_stack() -> None:
    match = build(
        stage=IV,
        generals={
            "friedrich": {"city": "goerlitz", "armies": 8, "commander": True},
            "rutowski": {"city": "goerlitz", "armies": 2},
        },
    )
    turn(match, FR, "move friedrich > bautzen")
    assert asked(match) == [(FR, "walk")]
    assert (armies(match, "friedrich"), armies(match, "rutowski")) == (8, 2)


@rule("M-6.12")
def test_no_shift_between_generals_apart() -> None:
    match = build(
        stage=IV, generals={"friedrich": {"city": "breslau", "armies": 8}, "schwerin": {"city": "ohlau", "armies": 1}}
    )
    assert not targets(match, FR, "armies friedrich")
    turn(match, FR, "move friedrich > strehlen", "halt")
    assert not happened(match, "divided")
    assert (armies(match, "friedrich"), armies(match, "schwerin")) == (8, 1)


@rule("M-6.13", "M-6.14", "M-R-45", "M-EX-03")
@pytest.mark.parametrize(("stays", "goes"), [("friedrich", "schwerin"), ("schwerin", "friedrich")])
def test_one_army_left_saves_one_general(stays: str, goes: str) -> None:
    match = defeat(8)
    assert asked(match) == [(FR, "remain")]
    assert options(match, FR) == ["remain friedrich", "remain schwerin"]
    play(match, f"{FR}: remain {stays}")
    assert armies(match, stays) == 1
    assert city(match, goes) is None
    assert len(happened(match, "removed")) == 1


@rule("M-6.6", "M-6.14", "M-EX-03")
def test_two_armies_left_save_both_generals() -> None:
    match = defeat(7)
    assert options(match, FR) == ["armies friedrich 1"]
    play(match, f"{FR}: armies friedrich 1")
    assert (armies(match, "friedrich"), armies(match, "schwerin")) == (1, 1)
    assert happened(match, "removed") == []


@rule("M-6.14", "M-R-44", "M-9.10")
def test_a_shift_saves_a_general_without_supply() -> None:
    match = stack_of(1, 5, phase="supply")
    assert asked(match) == [(FR, "division")]
    assert options(match, FR) == [f"armies friedrich {n}" for n in (1, 2, 3)]  # four left of six
    play(match, f"{FR}: armies friedrich 3")
    assert (armies(match, "friedrich"), armies(match, "schwerin")) == (3, 1)
    assert happened(match, "removed") == []


@rule("M-6.13", "M-9.15")
def test_a_general_without_armies_is_removed() -> None:
    match = build(
        stage=IV,
        phase="supply",
        generals={"friedrich": {"city": "strehlen", "armies": 2, "face_down": True}, "schwerin": {"city": "berlin"}},
    )
    assert city(match, "friedrich") is None
    assert armies(match, "friedrich") == 0
    assert happened(match, "removed")[0][-1] == "supply"


@rule("M-6.10", "M-R-95", "M-R-80")
def test_shifting_armies_when_an_expedition_corps_leaves_the_stack() -> None:
    match = build(
        stage="politics",
        phase="tracks",
        shift={"italy": 2},
        generals={"belle_isle": {"city": "amberg", "armies": 3}, "broglie": {"city": "amberg", "armies": 6}},
        trains={"train_france_2": "neumarkt"},
    )
    play(match, f"{LX}: corps broglie")
    assert asked(match) == [(LX, "division")]
    play(match, f"{LX}: armies broglie 1")
    assert (armies(match, "belle_isle"), armies(match, "broglie")) == (8, 1)
    assert (city(match, "belle_isle"), city(match, "broglie")) == ("amberg", "box")


@rule("M-6.10", "M-R-95", "M-R-33")
def test_shifting_armies_when_a_relocation_parts_the_stack() -> None:
    match = build(
        stage="politics",
        phase="tracks",
        tracks={"saxony": 3},
        shift={"saxony": 1},
        generals={"friedrich": {"city": "zittau", "armies": 4}, "schwerin": {"city": "zittau", "armies": 4}},
    )
    assert asked(match) == [(FR, "relocate")]  # Saxony is neutral now
    play(match, f"{FR}: {options(match, FR)[0]}")
    assert asked(match) == [(FR, "division")]
    play(match, f"{FR}: armies friedrich 7")
    assert (armies(match, "friedrich"), armies(match, "schwerin")) == (7, 1)


@rule("M-R-46", "M-11.1.6")
def test_no_shift_changes_an_announced_sum() -> None:
    match = build(
        phase="combat",
        generals={
            "belle_isle": {"city": "pilsen", "armies": 2},
            "broglie": {"city": "pilsen", "armies": 2},
            "traun": {"city": "mies", "armies": 5},
        },
    )
    assert happened(match, "battle")[0][-2:] == (4, 5)
    assert options(match, LX) == ["decline"]
    play(match, f"{LX}: decline")
    assert options(match, LX) == ["armies belle_isle 1", "armies belle_isle 2"]  # three armies left


@rule("M-6.5", "M-13.10", "M-R-60")
def test_the_commander_is_named_when_a_return_forms_the_stack() -> None:
    match = build(
        stage="winter",
        turn=3,
        generals={"toerring": {"city": "muenchen", "armies": 3}},
        france={"hand": ["clubs_4"]},
    )
    turn(match, LX, "recruit 1", "return moritz_von_sachsen > muenchen")
    assert options(match, LX) == ["command moritz_von_sachsen", "command toerring"]
    turn(match, LX, "command toerring")
    assert commander(match, "toerring")


@rule("M-6.5", "M-R-33", "M-19.3.10")
def test_the_commander_is_named_when_a_relocation_forms_the_stack() -> None:
    match = build(
        stage="politics",
        phase="tracks",
        tracks={"saxony": 3},
        shift={"saxony": 1},
        generals={"moritz_von_sachsen": {"city": "plauen", "armies": 3}, "toerring": {"city": "weiden", "armies": 3}},
    )
    play(match, f"{LX}: place moritz_von_sachsen > weiden")  # the nearest city of Bavaria
    assert options(match, LX) == ["command moritz_von_sachsen", "command toerring"]


def starving(broglie: int, belle_isle: int, *, up: bool = False) -> Match:
    """Broglie and Belle-Isle in Linz without supply; Broglie may be face up."""
    generals = {
        "broglie": {"city": "linz", "armies": broglie, "face_down": not up},
        "belle_isle": {"city": "linz", "armies": belle_isle, "face_down": True},
    }
    return build(stage="france_bavaria", phase="supply", generals=generals)


@rule("M-R-44", "M-9.11", "M-6.14")
@pytest.mark.parametrize(("broglie", "belle_isle"), [(1, 3), (2, 2), (3, 1)])
@pytest.mark.parametrize(("stays", "goes"), [("broglie", "belle_isle"), ("belle_isle", "broglie")])
def test_nobody_loses_more_armies_to_hunger_than_he_has(broglie: int, belle_isle: int, stays: str, goes: str) -> None:
    """Divided 1 and 3 they lose 1 and 2; the owner may shift before the check."""
    match = starving(broglie, belle_isle)
    assert options(match, LX) == ["remain belle_isle", "remain broglie"]
    turn(match, LX, f"remain {stays}")
    assert (armies(match, stays), city(match, goes)) == (1, None)


@rule("M-R-44", "M-9.11", "M-9.10", "M-6.14")
@pytest.mark.parametrize(
    ("broglie", "belle_isle", "first", "left"),
    [(1, 2, False, 0), (1, 1, False, 0), (4, 1, False, 2), (4, 4, False, 5), (8, 1, False, 6), (8, 2, False, 6),
     (8, 8, False, 12), (2, 2, True, 2), (8, 8, True, 13)],
)  # fmt: skip
def test_a_stack_starves_as_little_as_it_can(broglie: int, belle_isle: int, first: bool, left: int) -> None:
    """One general with a single army loses only that, as long as the other has room for the rest."""
    match = starving(broglie, belle_isle, up=first)
    if left:
        assert asked(match) == [(LX, "division")]
        turn(match, LX, options(match, LX)[0])
    assert len(happened(match, "removed")) == (0 if left else 2)
    assert match.view(None)["powers"]["france"]["armies"] == left


@rule("M-R-45", "M-6.14", "M-9.15")
def test_one_army_left_after_hunger() -> None:
    match = stack_of(1, 2, phase="supply", prussia={"battles": 1})
    assert options(match, FR) == ["remain friedrich", "remain schwerin"]
    turn(match, FR, "remain schwerin")
    assert (city(match, "friedrich"), armies(match, "schwerin")) == (None, 1)
    assert match.view(None)["powers"]["prussia"]["battles"] == 0
