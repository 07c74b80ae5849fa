"""Victory (chapter 3): 25 Influence, the Conqueror of Paris, and ties."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import Outcome
from tests.conformance.coalitions.course import march, passive, to_round, until
from tests.conformance.coalitions.table import asked, happened, play, position, power
from tests.conformance.rule import rule

GB, FR, AU, PR, RU, OT = range(6)


def ended(match: Match) -> Outcome:
    assert match.outcome is not None
    return match.outcome


# -- 3.1 Influence victory


@rule("K-0.7", "K-3.1.1")
def test_25_influence_wins_at_that_moment() -> None:
    match = position(
        power="austria",
        action="influence",
        powers={"austria": {"influence": 23, "garrisons": ["bavaria"]}, "france": {"generals": {"paris": 3}}},
    )
    assert ended(match) == Outcome((AU,), (0, 0, 25, 0, 0, 0), "K-3.1.1", "influence")
    assert match.decisions == []  # FR's Movement of the same turn does not take place
    assert all(match.legal(name) == [] for name in match.seats)


@rule("K-3.1.1")
def test_24_influence_do_not_win() -> None:
    match = position(
        power="austria", action="influence", powers={"austria": {"influence": 22, "garrisons": ["bavaria"]}}
    )
    assert power(match, "austria")["influence"] == 24
    assert match.outcome is None


@rule("K-3.1.1")
def test_more_than_25_wins_too() -> None:
    match = position(
        power="austria", action="influence", powers={"austria": {"influence": 24, "garrisons": ["bavaria"]}}
    )
    assert (ended(match).winners, ended(match).scores[AU]) == ((AU,), 26)


@rule("K-3.1.2", "K-R-22")
def test_subsidies_are_checked_one_by_one() -> None:
    britain = {"influence": 24, "money": 6}
    match = position(power="britain", action="leadership", powers={"britain": britain})
    play(match, "britain: decline", "britain: offer austria 3", "britain: offer russia 3")
    assert asked(match) == [("austria", "subsidy_answer")]
    play(match, "austria: accept")
    assert ended(match).winners == (GB,)
    assert power(match, "russia")["money"] == 0  # never asked
    assert power(match, "britain")["money"] == 3


@rule("K-3.1.2", "K-R-22")
def test_influence_of_a_battle_is_checked_before_anything_else_happens() -> None:
    match = position(
        power="austria",
        action="movement",
        powers={
            "austria": {"influence": 23, "generals": {"tyrol": 3, "wien": 3}},
            "france": {"generals": {"bavaria": 0, "lombardia": 0}},
        },
    )
    march(play(match, "austria: arbiter ottoman"), "austria: tyrol > lombardia", "austria: wien > bavaria")
    play(match, "austria: battle bavaria")
    until(match, ("france", "beaten"))
    play(match, "france: off board")
    assert ended(match) == Outcome((AU,), (0, 0, 25, 0, 0, 0), "K-3.1.1", "influence")
    assert len(happened(match, "battle")) == 1  # the second is not fought, no Garrison is placed in Bavaria
    assert match.view()["garrisons"] == {}


def holland(austria: dict[str, Any], russia: dict[str, Any], **others: Any) -> Match:
    """FR attacks AU and RU, both of the British Coalition, and is beaten: each gains 2 Influence at once."""
    match = position(
        power="france",
        action="movement",
        powers={
            "france": {"generals": {"picardie": 0}},
            "austria": {"generals": {"holland": 0}, **austria},
            "russia": {"generals": {"holland": 0}, **russia},
            **others,
        },
    )
    march(play(match, "france: arbiter ottoman"), "france: picardie > holland")
    return play(match, "france: off board")


@rule("K-3.1.2", "K-R-22")
def test_of_several_that_reach_25_by_one_battle_the_highest_wins() -> None:
    match = holland({"influence": 23}, {"influence": 24})
    assert ended(match) == Outcome((RU,), (0, 0, 25, 0, 26, 0), "K-3.1.1", "influence")


@rule("K-3.1.2", "K-R-22", "K-3.3.1")
def test_a_tie_at_25_is_broken_by_contested_territories() -> None:
    match = holland({"influence": 23, "morale": 9}, {"influence": 23, "morale": 1, "garrisons": ["hellas"]})
    assert ended(match).winners == (RU,)


@rule("K-R-22", "K-3.3.2")
def test_a_tie_at_25_is_broken_by_morale() -> None:
    match = holland({"influence": 23, "morale": 4}, {"influence": 23, "morale": 3})
    assert ended(match).winners == (AU,)


@rule("K-R-22", "K-3.3.3")
def test_a_tie_at_25_may_be_shared() -> None:
    match = holland({"influence": 23, "morale": 4}, {"influence": 23, "morale": 4})
    assert ended(match) == Outcome((AU, RU), (0, 0, 25, 0, 25, 0), "K-3.1.1", "influence")


# -- 3.2 Conqueror of Paris


def last_movement(**powers: Any) -> Match:
    """The last action of a Round: GB's Movement; then nothing is left but the check."""
    match = position(power="britain", action="movement", round=2, powers=powers)
    assert (match.view()["round"], match.view()["turn"]) == (2, 6)
    return to_round(play(match, "britain: arbiter ottoman"), 3)


@rule("K-3.2.1", "K-3.2.2")
def test_a_foreign_general_in_paris_ends_the_game_at_the_end_of_the_round_only() -> None:
    match = position(powers={"austria": {"generals": {"paris": 0}, "influence": 3}, "france": {"influence": 2}})
    turns = []
    while match.outcome is None:
        turns.append(match.view()["turn"])
        decision = match.decisions[0]
        match.play(decision.seat, passive(match, decision))
    assert sorted(set(turns)) == [1, 2, 3, 4, 5, 6]
    assert match.view()["round"] == 1
    # FR controlled Paris all the time: no Garrison stands there, and FR taxed it in turn 3
    assert match.view()["garrisons"] == {}
    assert (FR, 9) in happened(match, "tax")
    assert ended(match) == Outcome((AU,), (0, 2, 12, 0, 0, 0), "K-3.2.1", "paris")
    assert happened(match, "paris") == [(AU, 9, 12)]


@rule("K-3.2.1")
def test_a_general_who_has_left_paris_before_the_end_of_the_round_does_not_count() -> None:
    match = position(
        power="austria", action="movement", powers={"austria": {"generals": {"paris": 0}, "influence": 20}}
    )
    march(play(match, "austria: arbiter ottoman"), "austria: paris > lorraine")
    assert to_round(match, 2).outcome is None


@rule("K-3.2.1")
def test_a_french_general_in_paris_ends_nothing() -> None:
    assert last_movement(france={"generals": {"paris": 3}, "influence": 20}).outcome is None


@rule("K-3.2.2")
def test_a_garrison_without_a_general_does_not_suffice() -> None:
    match = last_movement(austria={"garrisons": ["paris"], "influence": 20})
    assert match.outcome is None
    assert match.view()["round"] == 3


@rule("K-3.2.3")
@pytest.mark.parametrize(
    ("name", "status", "bonus"),
    [
        ("britain", "british", 9),
        ("austria", "british", 9),
        ("russia", "british", 9),
        ("ottoman", "expansionist", 6),
        ("prussia", "expansionist", 6),
    ],
)
def test_six_influence_for_a_general_in_paris_nine_in_the_british_coalition(name: str, status: str, bonus: int) -> None:
    match = last_movement(**{name: {"generals": {"paris": 0}, "status": status, "influence": 4}})
    assert ended(match).winners == (match.seats.index(name),)
    assert max(ended(match).scores) == 4 + bonus


@rule("K-3.2.3")
def test_every_power_with_a_general_in_paris_adds_once() -> None:
    match = last_movement(
        britain={"generals": {"paris": 0}, "influence": 5},
        austria={"generals": {"paris": 2}, "garrisons": ["paris"], "influence": 1},
        prussia={"influence": 8},
    )
    assert ended(match) == Outcome((GB,), (14, 0, 10, 8, 0, 0), "K-3.2.1", "paris")


@rule("K-3.2.6", "K-3.2.3")
def test_a_member_of_the_french_coalition_ends_the_game_too_and_adds_six() -> None:
    match = last_movement(
        prussia={"generals": {"paris": 0}, "status": "french", "influence": 5}, france={"influence": 7}
    )
    assert ended(match) == Outcome((PR,), (0, 7, 0, 11, 0, 0), "K-3.2.1", "paris")


@rule("K-0.7", "K-3.2.4")
def test_the_most_influence_after_the_additions_wins_france_included() -> None:
    austria = {"generals": {"paris": 3}, "influence": 10}
    assert ended(last_movement(austria=austria, france={"influence": 18})).winners == (AU,)
    assert ended(last_movement(austria=austria, france={"influence": 20})) == Outcome(
        (FR,), (0, 20, 19, 0, 0, 0), "K-3.2.1", "paris"
    )
    assert ended(last_movement(austria=austria, france={"influence": 20}, ottoman={"influence": 21})).winners == (OT,)


@rule("K-3.2.5", "K-R-63")
def test_totals_above_25_are_compared_and_do_not_win_by_being_reached() -> None:
    match = last_movement(
        britain={"generals": {"paris": 0}, "influence": 16},
        austria={"generals": {"paris": 0}, "influence": 24},
        russia={"generals": {"paris": 0}, "influence": 23},
    )
    assert ended(match) == Outcome((AU,), (25, 0, 33, 0, 32, 0), "K-3.2.1", "paris")


@rule("K-R-24", "K-3.1.1")
def test_an_influence_victory_in_the_round_comes_before_paris() -> None:
    match = position(
        power="britain",
        action="influence",
        powers={
            "austria": {"generals": {"paris": 0}, "influence": 24},
            "britain": {"influence": 24, "garrisons": ["lisboa"]},
        },
    )
    assert ended(match).winners == (GB,)
    assert ended(match).rule == "K-3.1.1"


# -- 3.3 ties


def tie(france: dict[str, Any], austria: dict[str, Any], **others: Any) -> tuple[int, ...]:
    """AU stands in Paris and is level with FR after the additions."""
    return ended(
        last_movement(
            france={"influence": 19, **france},
            austria={"influence": 10, "generals": {"paris": 0}, **austria},
            **others,
        )
    ).winners


@rule("K-3.3.1", "K-R-61")
def test_first_tie_break_is_the_value_of_contested_territories() -> None:
    assert tie({"garrisons": ["lombardia"]}, {"garrisons": ["bavaria"]}) == (AU,)  # 1 against 2
    # whatever their stripes: FR has none in Warszawa, Polesie and Podolia
    assert tie({"garrisons": ["warszawa", "polesie", "podolia"]}, {"garrisons": ["bavaria"]}) == (FR,)
    # Home and Uncontested Territories do not count, nor what Allies control, nor more Morale
    assert tie(
        {"garrisons": ["catalonia", "wurttemberg", "pfalz", "tyrol"], "morale": 15},
        {"garrisons": ["saxonia"], "morale": 0},
    ) == (AU,)
    russia = {"garrisons": ["warszawa", "polesie"]}
    assert tie({"garrisons": ["lombardia"]}, {"morale": 3}, russia=russia) == (FR,)


@rule("K-3.3.2")
def test_second_tie_break_is_morale() -> None:
    level = {"garrisons": ["lombardia"], "morale": 8}
    assert tie(level, {"garrisons": ["saxonia"], "morale": 7}) == (FR,)
    assert tie(level, {"garrisons": ["saxonia"], "morale": 9}) == (AU,)


@rule("K-3.3.3")
def test_if_still_tied_the_victory_is_shared() -> None:
    level = {"garrisons": ["lombardia"], "morale": 8}
    assert tie(level, {"garrisons": ["saxonia"], "morale": 8}) == (FR, AU)
    # a third Power with as much Influence but less Morale has no part in it
    prussia = {"influence": 19, "garrisons": ["warszawa"], "morale": 7}
    assert tie(level, {"garrisons": ["saxonia"], "morale": 8}, prussia=prussia) == (FR, AU)
