"""Chapter 11.1: who is a Minor Power, its set-up and its components; Minor Powers and victory (chapter 3)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadInput
from tests.conformance.coalitions.course import passive, set_up, to_round
from tests.conformance.coalitions.minors import acting, assault, controllers, minor, moving, on_drill
from tests.conformance.coalitions.table import POWERS, asked, happened, options, play, position, tracks
from tests.conformance.rule import rule

TABLES = [  # players, the third Minor Power of three players, Minor Powers
    (5, "russia", ["ottoman"]),
    (4, "russia", ["prussia", "ottoman"]),
    (3, "russia", ["prussia", "russia", "ottoman"]),
    (3, "austria", ["austria", "prussia", "ottoman"]),
]


def new(seats: int, third: str = "russia", seed: int = 1) -> Match:
    return Match.new("coalitions", "1805", seats, seed=seed, options={"third_minor": third})


# -- who is Minor


@rule("K-11.1.1", "K-11.1.2", "K-11.1.3", "K-11.1.4", "K-2.2.2", "K-0.4")
@pytest.mark.parametrize(("seats", "third", "minors"), TABLES)
def test_who_is_a_minor_power(seats: int, third: str, minors: list[str]) -> None:
    """All six Powers are in play; each player has one Major Power, the rest start without a player."""
    match = new(seats, third)
    majors = [name for name in POWERS if name not in minors]
    assert len(majors) == seats
    assert match.seats == tuple(majors)
    assert {"britain", "france"} <= set(majors)
    assert controllers(match) == {name: name if name in majors else None for name in POWERS}


@rule("K-11.1.4", "K-11.1.1")
def test_with_six_players_nobody_is_minor_and_three_players_choose_russia_or_austria() -> None:
    assert controllers(set_up()) == {name: name for name in POWERS}
    for wrong in ("britain", "france", "prussia", "ottoman"):
        with pytest.raises(BadInput):
            new(3, wrong)
    with pytest.raises(BadInput):
        new(2)


# -- set-up


@rule("K-11.1.5", "K-11.1.7")
@pytest.mark.parametrize(("seats", "third", "minors"), TABLES)
def test_minor_powers_are_set_up_like_major_powers_but_without_money(seats: int, third: str, minors: list[str]) -> None:
    """PR would start with 6 Money and RU with 7; Morale, cards, Generals and Troops are those of the scenario."""
    match, six = new(seats, third), set_up()
    for name in POWERS:
        mine, usual = minor(match, name), minor(six, name)
        for field in ("morale", "cards", "stock", "generals", "off_board", "influence"):
            assert mine[field] == usual[field], (name, field)
        assert mine["money"] == (0 if name in minors else usual["money"])
    assert match.view(None)["garrisons"] == six.view(None)["garrisons"]
    assert match.view(None)["fortresses"] == six.view(None)["fortresses"]
    assert match.view(None)["statuses"] == six.view(None)["statuses"]
    assert tracks(six, "money") == {**dict.fromkeys(POWERS, 0), "prussia": 6, "russia": 7}


@rule("K-11.1.5", "K-7.2.1")
def test_a_minor_power_can_earn_money_by_taxation() -> None:
    """Prussia's homes are worth 3 + 0 + 1 + 2."""
    match = position(seats=4, power="prussia", action="taxation", powers={"prussia": {"controller": "france"}})
    assert [args[1] for args in happened(match, "tax") if args[0] == POWERS.index("prussia")] == [6]
    assert minor(match, "prussia")["money"] == 6
    assert minor(match, "france")["money"] == 0


@rule("K-11.1.5", "K-3.1.3", "K-R-72", "K-2.3.4")
@pytest.mark.parametrize(("seats", "third", "minors"), TABLES)
def test_minor_powers_have_no_influence_marker(seats: int, third: str, minors: list[str]) -> None:
    match = new(seats, third)
    markers = {track.id: [marker.power for marker in track.markers] for track in match.scene().tracks}
    assert markers == {"morale": list(POWERS), "influence": [name for name in POWERS if name not in minors]}
    for name in minors:
        with pytest.raises(BadInput):
            position(seats=seats, options={"third_minor": third}, powers={name: {"influence": 1}})


@rule("K-2.3.2", "K-11.3.1")
@pytest.mark.parametrize(("leader", "status"), [("britain", "british"), ("france", "french")])
def test_the_minor_powers_of_a_leader_are_shown_with_its_marker(leader: str, status: str) -> None:
    match = position(seats=4, powers={"prussia": {"controller": leader}, "austria": {"status": "neutral"}})
    assert controllers(match)["prussia"] == leader
    zones = {zone.id: zone.powers for zone in match.scene().zones}
    assert {leader, "prussia"} <= set(zones[status])
    assert match.view()["statuses"]["prussia"] == status
    assert controllers(match)["ottoman"] is None
    assert zones["expansionist"] == ("ottoman",)


# -- until when nobody controls them


@rule("K-11.1.6", "K-D-08", "K-11.5.1", "FAM-INV-15")
@pytest.mark.parametrize(
    ("seats", "third", "first_turns"),
    [
        (5, "russia", {"ottoman": 5}),
        (4, "russia", {"prussia": 3, "ottoman": 5}),
        (3, "russia", {"prussia": 3, "russia": 4, "ottoman": 5}),
        (3, "austria", {"austria": 2, "prussia": 3, "ottoman": 5}),
    ],
)
def test_minor_powers_are_uncontrolled_until_their_first_drill(
    seats: int, third: str, first_turns: dict[str, int]
) -> None:
    """Nobody controls AU in turns 1-2, PR in 1-3, RU in 1-4, OT in 1-5; afterwards somebody always does."""
    match = new(seats, third)
    statuses = match.view()["statuses"]
    alone: dict[str, set[int]] = {name: set() for name in first_turns}
    while match.view()["round"] < 3:
        view = match.view()
        if {kind for _, kind in asked(match)} != {"bid"} and view["round"]:
            for name in first_turns:
                if controllers(match)[name] is None:
                    assert view["round"] == 1
                    assert view["statuses"][name] == statuses[name], "it keeps the status of the scenario"
                    alone[name].add(view["turn"])
                else:
                    assert controllers(match)[name] in match.seats
        decision = match.decisions[0]
        match.play(decision.seat, passive(match, decision))
    assert alone == {name: set(range(1, last + 1)) for name, last in first_turns.items()}


# -- their own components


@rule("K-11.1.7", "K-4.9.4", "K-4.9.6", "K-R-52")
def test_a_minor_power_has_a_hand_and_a_hand_limit_of_its_own() -> None:
    """France may hold 10 cards, its Minor Power Prussia 6: the seventh is discarded, from the Prussian hand."""
    match = position(
        seats=4,
        power="prussia",
        action="mobilisation",
        deck=[5],
        powers={
            "prussia": {
                "controller": "france",
                "money": 1,
                "hand": [1, 1, 2, 2, 4, 4],
                "generals": {"berlin": 0, "pommern": 0, "silesia": 0},
            },
            "france": {"hand": [3, 3, 3]},
        },
    )
    play(match, "france: buy card")
    assert acting(match) == ("france", "prussia", "surplus")
    assert options(match, "france") == ["discard 1", "discard 2", "discard 4", "discard 5"]
    play(match, "france: discard 1")
    assert acting(match)[2] != "surplus"
    assert minor(match, "prussia", "france")["hand"] == [1, 2, 2, 4, 4, 5]
    assert minor(match, "france", "france")["hand"] == [3, 3, 3]


@rule("K-11.1.7", "K-11.3.6")
def test_a_minor_power_has_pieces_morale_and_money_of_its_own() -> None:
    """Prussia buys a Troop and Morale with its own Money, and only for itself."""
    match = position(
        seats=4,
        power="prussia",
        action="mobilisation",
        powers={
            "prussia": {"controller": "france", "money": 2, "morale": 3, "generals": {"berlin": 0}},
            "france": {"money": 4, "morale": 7, "generals": {"paris": 1}, "garrisons": ["paris"]},
        },
    )
    assert acting(match) == ("france", "prussia", "purchase")
    assert options(match, "france") == ["buy troop berlin", "buy card", "buy morale", "done"]
    play(match, "france: buy troop berlin", "france: buy morale")
    assert acting(match)[1:] != ("prussia", "purchase"), "its Money is spent"
    after = minor(match, "prussia")
    assert (after["generals"], after["stock"], after["morale"], after["money"]) == ({"berlin": 1}, 20, 4, 0)
    france = minor(match, "france")
    assert (france["generals"], france["stock"], france["morale"], france["money"]) == ({"paris": 1}, 47, 7, 4)


# -- Influence and victory


HOLDINGS = {"garrisons": ["saxonia", "hannover", "warszawa", "paris"]}  # 1 + 1 + 1 for its stripes, 3 for a French home


@rule("K-11.4.4", "K-7.5.4", "K-3.1.3", "K-R-07")
def test_minor_powers_do_not_expand_influence_and_cannot_win() -> None:
    """With six players Prussia gains 6; as a Minor Power of GB, who needs 1 to win, it does not perform the action."""
    prussia: dict[str, Any] = {**HOLDINGS, "status": "british"}
    match = position(power="prussia", action="influence", powers={"prussia": prussia})
    assert (POWERS.index("prussia"), 6, 6) in happened(match, "expand")
    powers = {"prussia": {**HOLDINGS, "controller": "britain"}, "britain": {"influence": 24}}
    match = position(seats=4, power="prussia", action="influence", powers=powers)
    assert happened(match, "expand") == []
    assert match.outcome is None
    assert tracks(match, "influence") == {**dict.fromkeys(POWERS, 0), "britain": 24}


def paris(french_minor: bool = False, **powers: Any) -> Match:
    """The end of the first Round of four players, who have 10, 12, 5 and 4 Influence."""
    options = {"french_minor_in_paris": french_minor}
    for name, influence in (("britain", 10), ("france", 12), ("austria", 5), ("russia", 4)):
        powers[name] = {"influence": influence, **powers.get(name, {})}
    return to_round(position(seats=4, turn=6, action="movement", powers=powers, options=options), 2)


@rule("K-3.2.6", "K-R-23", "K-S-5.0")
@pytest.mark.parametrize(
    ("powers", "scores", "winner"),
    [
        # in the British Coalition 9, otherwise 6: the status of the Major Power decides
        ({"prussia": {"controller": "austria"}}, (10, 12, 14, 4), "austria"),
        ({"prussia": {"controller": "austria"}, "austria": {"status": "expansionist"}}, (10, 12, 11, 4), "france"),
        ({"prussia": {"controller": "austria"}, "austria": {"status": "french"}}, (10, 12, 11, 4), "france"),
        ({"prussia": {"controller": "britain"}}, (19, 12, 5, 4), "britain"),
        # at most once for each Major Power
        ({"prussia": {"controller": "austria"}, "austria": {"generals": {"paris": 0}}}, (10, 12, 14, 4), "austria"),
        (
            {"prussia": {"controller": "russia"}, "ottoman": {"controller": "russia", "generals": {"paris": 0}}},
            (10, 12, 5, 13),
            "russia",
        ),
        # each Major Power for itself
        ({"prussia": {"controller": "russia"}, "austria": {"generals": {"paris": 0}}}, (10, 12, 14, 13), "austria"),
        # a Minor Power of France scores nothing beside another's General
        (
            {"prussia": {"controller": "france"}, "russia": {"status": "french", "generals": {"paris": 0}}},
            (10, 12, 5, 10),
            "france",
        ),
    ],
)
def test_a_minor_powers_general_in_paris_counts_for_its_major_power(
    powers: dict[str, Any], scores: tuple[int, ...], winner: str
) -> None:
    prussia = {**powers["prussia"], "generals": {"paris": 0}}
    match = paris(**{**powers, "prussia": prussia})
    assert match.outcome is not None
    assert match.outcome.reason == "paris"
    assert match.outcome.scores == scores
    assert [match.seats[seat] for seat in match.outcome.winners] == [winner]


@rule("K-3.2.6", "K-R-23")
def test_a_minor_power_of_france_in_paris_does_not_end_the_game() -> None:
    match = paris(prussia={"controller": "france", "generals": {"paris": 3}})
    assert match.outcome is None
    assert match.view()["round"] == 2
    assert tracks(match, "influence")["france"] == 12


@rule("K-3.2.6", "K-R-23")
def test_by_the_letter_a_minor_power_of_france_in_paris_ends_the_game() -> None:
    """K-R-23 keeps the other reading switchable: then he counts for France, 12 + 6."""
    match = paris(french_minor=True, prussia={"controller": "france", "generals": {"paris": 3}})
    assert match.outcome is not None
    assert match.outcome.scores == (10, 18, 5, 4)


@rule("K-3.2.1", "K-R-23")
@pytest.mark.parametrize("french_minor", [False, True])
def test_a_french_general_in_paris_ends_nothing_by_either_reading(french_minor: bool) -> None:
    match = paris(french_minor=french_minor, france={"generals": {"paris": 3}}, prussia={"controller": "france"})
    assert match.outcome is None
    assert match.view()["round"] == 2


@rule("K-R-61", "K-3.3.1")
def test_territories_of_minor_powers_do_not_count_in_a_tie() -> None:
    """AU 12 and RU 3 + 9. Prussia, of Russia, controls Contested Territories worth 3; Austria one of 1."""
    match = paris(
        france={"influence": 0},
        britain={"influence": 0},
        austria={"influence": 12, "garrisons": ["lombardia"]},
        russia={"influence": 3, "morale": 9},
        prussia={"controller": "russia", "generals": {"paris": 0}, "garrisons": ["saxonia", "hannover", "danmark"]},
    )
    assert match.outcome is not None
    assert match.outcome.scores == (0, 0, 12, 12)
    assert [match.seats[seat] for seat in match.outcome.winners] == ["austria"]


@rule("K-3.1.3", "K-11.4.6", "K-3.1.2")
def test_influence_earned_by_a_minor_power_wins_the_game_for_its_major_power() -> None:
    """A Prussian victory takes Austria, its controller, from 24 to 25."""
    match = moving(
        "prussia",
        "france",
        austria={"influence": 24},
        prussia={"controller": "austria", "generals": {"hesse": 3}},
        france={"generals": {"pfalz": 0}},
    )
    assault(match, "march hesse > pfalz")
    play(match, "france: off board")
    assert match.outcome is not None
    assert [match.seats[seat] for seat in match.outcome.winners] == ["austria"]
    assert match.outcome.scores == (0, 0, 25, 0)


@rule("K-11.1.6", "K-11.2.1")
def test_at_its_first_drill_a_minor_power_gets_a_controller() -> None:
    match = on_drill("prussia", france={"morale": 1})
    assert controllers(match)["prussia"] is None
    play(match, "france: bid 0")
    assert controllers(match)["prussia"] == "britain"
    assert controllers(match)["ottoman"] is None, "not yet: its symbol is not on Drill"
