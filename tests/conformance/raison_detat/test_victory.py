"""Chapter 4: victory, also of several Powers at once."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.raison_detat.table import asked, happened, play, position, seen, skip, track, until
from tests.conformance.rule import rule

Powers = dict[str, dict[str, Any]]


def beaten_off(**powers: dict[str, Any]) -> Match:
    """France attacks Britain and Austria together in Brabant and loses: 2 Influence for each of them."""
    forces: Powers = {
        "france": {"generals": {"picardie": 0}},
        "britain": {"generals": {"brabant": 3}},
        "austria": {"generals": {"brabant": 3}},
    }
    for name, own in powers.items():
        forces[name] = {**forces.get(name, {}), **own}
    match = position("1702", power="france", action="movement", powers=forces)
    play(match, "france: arbiter ottoman", "france: march picardie > brabant")
    skip(match, "move", "support", "beaten")
    return match


def won(match: Match) -> list[str]:
    assert match.outcome is not None
    assert (match.outcome.rule, match.outcome.reason) == ("RD-4.2", "influence")
    assert match.decisions == []
    return [match.seats[seat] for seat in match.outcome.winners]


@rule("RD-4.2", "RD-4.3", "RD-0.6", "RD-D-06")
def test_below_the_threshold_the_game_goes_on() -> None:
    match = beaten_off(britain={"influence": 22}, austria={"influence": 10})
    assert (seen(match, "britain")["influence"], seen(match, "austria")["influence"]) == (24, 12)
    assert match.outcome is None


@rule("RD-4.2", "RD-4.3", "RD-10.10.8")
def test_a_won_battle_may_end_the_game_in_the_middle_of_an_action() -> None:
    match = beaten_off(britain={"influence": 23}, austria={"influence": 10})
    assert won(match) == ["britain"]
    assert match.view(None)["turn"] == 1  # France never got its second Movement Turn
    assert seen(match, "austria")["influence"] == 12


@rule("RD-4.1", "RD-4.3", "RD-0.6", "RD-D-06")
@pytest.mark.parametrize(("influence", "wins"), [(27, False), (28, True), (29, True)])
def test_thirty_influence_win_in_1618(influence: int, wins: bool) -> None:
    """A General of the opposing Coalition beaten by Spain: 2 Influence."""
    match = position(
        "1618",
        power="protestants",
        action="movement",
        powers={
            "protestants": {"generals": {"holland": 0}},
            "spain": {"generals": {"brabant": 3}, "influence": influence},
        },
    )
    play(match, "protestants: arbiter france", "protestants: march holland > brabant")
    skip(match, "move", "beaten")
    assert seen(match, "spain")["influence"] == influence + 2
    assert (match.outcome is not None) == wins
    if wins:
        assert match.outcome is not None
        assert (match.outcome.rule, match.outcome.winners) == ("RD-4.1", (match.seats.index("spain"),))


@rule("RD-4.5", "RD-R-13", "RD-D-08")
def test_all_awards_of_the_battle_are_booked_and_the_most_influence_wins() -> None:
    """Britain comes first in the Order of Powers and reaches 25; Austria has 26."""
    match = beaten_off(britain={"influence": 23}, austria={"influence": 24})
    assert (seen(match, "britain")["influence"], seen(match, "austria")["influence"]) == (25, 26)
    assert won(match) == ["austria"]


@rule("RD-4.5", "RD-R-13", "RD-D-08")
@pytest.mark.parametrize(
    ("britain", "austria", "winner"),
    [
        (["holland"], ["nassau"], ["britain"]),  # 2 against 1
        (["nassau"], ["holland"], ["austria"]),  # also without a stripe
        (["holland"], ["pfalz", "napoli", "bavaria"], ["austria"]),  # 2 against 3
        (["oldenburg", "hesse", "paris"], ["nassau"], ["austria"]),  # Contested Territories only
    ],
)
def test_a_tie_goes_to_the_higher_value_of_contested_territories(
    britain: list[str], austria: list[str], winner: list[str]
) -> None:
    match = beaten_off(
        britain={"influence": 24, "garrisons": britain, "morale": 9},
        austria={"influence": 24, "garrisons": austria, "morale": 9},
    )
    assert won(match) == winner


@rule("RD-4.5", "RD-R-13")
@pytest.mark.parametrize(
    ("britain", "austria", "winner"), [(5, 4, ["britain"]), (4, 5, ["austria"]), (4, 4, ["britain", "austria"])]
)
def test_then_to_the_higher_morale_or_it_is_shared(britain: int, austria: int, winner: list[str]) -> None:
    match = beaten_off(
        britain={"influence": 24, "garrisons": ["holland"], "morale": britain},
        austria={"influence": 24, "garrisons": ["nassau", "pfalz"], "morale": austria},
    )
    assert won(match) == winner


@rule("RD-R-13", "RD-4.5", "RD-4.4", "RD-12.6.2")
def test_the_territories_of_minor_powers_do_not_count_in_a_tie() -> None:
    """Britain has Russia, which holds Warszawa; Austria itself holds Nassau."""
    forces: Powers = {
        "france": {"generals": {"picardie": 0}},
        "britain": {"generals": {"brabant": 3}, "influence": 24, "morale": 9},
        "austria": {"generals": {"brabant": 3}, "influence": 24, "garrisons": ["nassau"]},
        "russia": {"controller": "britain", "garrisons": ["warszawa"]},
    }
    match = position("1702", seats=4, power="france", action="movement", powers=forces)
    until(match, "move")
    play(match, "france: march picardie > brabant")
    skip(match, "move", "support", "beaten")
    assert won(match) == ["austria"]


@rule("RD-4.4", "RD-12.6.2", "RD-12.6.4", "RD-0.4", "RD-D-58")
def test_a_minor_power_has_no_influence_and_wins_for_its_controller() -> None:
    """As Emperor Russia would gain 2: Austria, at 23, has them and wins."""
    match = position(
        "1702",
        seats=4,
        power="russia",
        action="influence",
        emperor="russia",
        powers={"austria": {"influence": 23}, "russia": {"controller": "austria", "garrisons": ["saxonia"]}},
    )
    assert track(match, "influence") == {
        "britain": 0,
        "france": 0,
        "sweden": 0,
        "austria": 25,
        "russia": 0,
        "ottoman": 0,
    }
    assert won(match) == ["austria"]


@rule("RD-4.6", "RD-R-79", "RD-D-07")
def test_no_capital_no_round_and_no_elimination_ends_the_game() -> None:
    """Austria holds Paris, and everybody else has nothing; three rounds go by."""
    match = position("1702", round=40, turn=6, powers={"austria": {"garrisons": ["paris", "london", "moskva"]}})
    numbers = set()
    while match.view(None)["round"] < 43:
        numbers.add(match.view(None)["round"])
        until(match, "drill", "status")
        assert match.outcome is None
        for seat, kind in asked(match):
            now = match.view(None)["statuses"][seat]
            play(match, f"{seat}: decline" if kind == "drill" else f"{seat}: status {now}")
    assert numbers == {40, 41, 42}
    assert match.outcome is None
    assert happened(match, "victory") == []
