"""Standings by worked examples: points, tie-breaks in their order, shared places, and the reason for every place."""

from __future__ import annotations

from fractions import Fraction

import pytest

from chancellery.tournaments.standing import (
    Played,
    Reason,
    Rules,
    TieBreak,
    annulled,
    points_of,
    rank_points,
    standings,
    win_points,
)

F = Fraction
TWO = win_points(2)
WON, LOST, DRAWN = (1, 2), (2, 1), (1, 1)


def two(round: int, first: int, second: int, places: tuple[int, int]) -> Played:
    return Played(round, (first, second), places)


def test_points_of_shared_places() -> None:
    assert points_of((1, 1), TWO) == [F(1, 2), F(1, 2)]
    assert points_of((2, 1, 2), rank_points(3)) == [F(1, 2), F(2), F(1, 2)]
    assert points_of((1, 1, 1), win_points(3)) == [F(1, 3)] * 3
    assert points_of((1, 3, 1, 4), tuple(map(F, (5, 3, 1)))) == [4, 1, 4, 0]


# 0 beats 1, 2 beats 3; 0 beats 2, 1 draws 3; 1 beats 2, 0 loses to 3
FOUR = [
    two(1, 0, 1, WON),
    two(1, 2, 3, WON),
    two(2, 0, 2, WON),
    two(2, 1, 3, DRAWN),
    two(3, 1, 2, WON),
    two(3, 0, 3, LOST),
]


def test_points_then_tie_breaks() -> None:
    """0 has 2, 1 and 3 have 1½ each, 2 has 1."""
    placed = standings(range(4), FOUR, Rules(TWO, ("direct", "sonneborn", "wins")))
    assert [(one.id, one.place, one.points) for one in placed] == [
        (0, 1, F(2)), (3, 2, F(3, 2)), (1, 3, F(3, 2)), (2, 4, F(1)),
    ]  # fmt: skip
    first, third, second, last = placed
    assert first.reason == Reason("points", 3, (F(2),), (F(3, 2),))
    assert third.reason == Reason("points", 0, (F(3, 2),), (F(2),))
    # 1 and 3 have drawn; 3 has beaten 0 (2) and drawn with 1 (1½): 2¾; 1 has beaten 2 (1) and drawn with 3: 1¾
    assert second.reason == Reason("sonneborn", 3, (F(7, 4),), (F(11, 4),))
    assert second.values["direct"] == (F(1, 2),)
    assert last.reason.by == "points"


@pytest.mark.parametrize(
    ("tie_break", "first", "mine", "theirs"),
    [
        ("buchholz", 3, None, None),  # each met 0, 2 and the other: 4½ each, so the place is shared
        ("sonneborn", 3, F(7, 4), F(11, 4)),
        ("lot", 1, F(-2), F(-1)),
    ],
)
def test_one_tie_break(tie_break: TieBreak, first: int, mine: F | None, theirs: F | None) -> None:
    placed = standings(range(4), FOUR, Rules(TWO, (tie_break,)), lot=(2, 1, 3, 0))
    if mine is None or theirs is None:
        assert [one.place for one in placed] == [1, 2, 2, 4]
        assert placed[1].reason == Reason("points", 0, (F(3, 2),), (F(2),), (3,))
        assert placed[1].values["buchholz"] == placed[2].values["buchholz"] == (F(9, 2),)
        return
    assert placed[1].id == first
    assert placed[2].reason == Reason(tie_break, first, (mine,), (theirs,))


def test_direct_encounter_counts_only_where_all_have_met() -> None:
    played = [two(1, 0, 3, WON), two(1, 1, 2, WON), two(2, 3, 2, WON)]
    everything = standings(
        [0, 1, 2, 3], [*played, two(2, 1, 0, LOST), two(3, 1, 3, WON), two(3, 0, 2, LOST)], Rules(TWO, ("direct",))
    )
    # 0 and 1 have two points each, and 0 has beaten 1
    assert [(one.id, one.place) for one in everything[:2]] == [(0, 1), (1, 2)]
    assert everything[1].reason == Reason("direct", 0, (F(0),), (F(1),))
    some = standings([0, 1, 2, 3], played, Rules(TWO, ("direct",)))
    assert [one.place for one in some] == [1, 1, 1, 4]  # 0, 1 and 3 have not all met
    assert some[0].reason == Reason("shared", shared=(1, 3))


def test_a_bye_counts_its_points_and_nothing_else() -> None:
    played = [Played(1, (0,), bye=F(1)), two(1, 1, 2, WON), two(2, 0, 2, WON), Played(2, (1,), bye=F(1))]
    placed = standings([0, 1, 2], played, Rules(TWO, ("buchholz", "wins")))
    assert [(one.id, one.place, int(one.points), one.played) for one in placed] == [
        (0, 1, 2, 1),
        (1, 1, 2, 1),
        (2, 3, 0, 2),
    ]
    assert placed[2].reason == Reason("points", 1, (F(0),), (F(2),))
    assert placed[0].values == {"buchholz": (F(0),), "wins": (F(1),)}


def test_tables_of_three_by_rank_places_strength_and_share() -> None:
    played = [
        Played(1, (0, 1, 2), (1, 2, 3), (20, 15, 5)),
        Played(1, (3, 4, 5), (1, 2, 3), (12, 10, 8)),
        Played(2, (1, 3, 5), (1, 2, 3), (9, 6, 3)),
        Played(2, (2, 4, 0), (1, 2, 3), (10, 5, 5)),
    ]
    rules = Rules(rank_points(3), ("wins", "places", "opponents", "share"))
    placed = standings(range(6), played, rules)
    # points: 1 and 3 have 3; 0, 2 and 4 have 2; 5 has none
    assert [(one.id, one.place, int(one.points)) for one in placed] == [
        (1, 1, 3), (3, 2, 3), (0, 3, 2), (2, 4, 2), (4, 5, 2), (5, 6, 0),
    ]  # fmt: skip
    # 1 met 0 (2), 2 (2), 3 (3), 5 (0): 7/4; 3 met 4 (2), 5 (0), 1 (3), 5 (0): 5/4
    assert placed[1].reason == Reason("opponents", 1, (F(5, 4),), (F(7, 4),))
    # 0 met 1, 2, 2, 4 and 2 met 0, 1, 4, 0: 9/4 each; 0 has 25 of 60 and 2 has 15 of 60
    assert placed[3].reason == Reason("share", 0, (F(15, 60),), (F(25, 60),))
    assert placed[4].reason == Reason("wins", 2, (F(0),), (F(1),))
    assert placed[0].values["places"] == (F(1), F(1), F(0))


def test_nobody_alone_and_nothing_played() -> None:
    assert standings([], [], Rules(TWO)) == []
    assert standings([7], [], Rules(TWO, ("buchholz",)))[0].reason == Reason("alone")
    assert [one.place for one in standings([1, 2, 3], [], Rules(TWO, ("direct", "share", "opponents")))] == [1, 1, 1]


def test_who_leaves_a_round_robin_before_the_half_is_annulled() -> None:
    played = [two(1, 0, 1, WON), two(2, 0, 2, WON), two(1, 2, 3, WON)]
    assert annulled(range(4), [0, 3], played, 4) == {3}
    assert annulled(range(4), [0, 3], played, 5) == {0, 3}
