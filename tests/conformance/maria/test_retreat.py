"""Retreat (11.2)."""

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
    marker,
    options,
    order,
    targets,
    told,
    turn,
)
from tests.conformance.rule import rule

KOLIN, BROD = "kolin", "boehmisch_brod"


def beaten(start: str, general: str, count: int, lost: int, winner: str, by: str = "neipperg", **more: Any) -> Match:
    """A general who has just lost so many armies to an attacker; the winner leads him away."""
    generals = {general: {"city": start, "armies": count}, by: {"city": winner, "armies": count + lost}}
    stage = "austria_pragmatic" if by in ("neipperg", "arenberg") else "france_bavaria"
    match = build(stage=stage, phase="combat", generals=generals | more.pop("generals", {}), **more)
    if asked(match) == [(MT, "attack")]:
        turn(match, MT, f"attack {winner} > {start}")
    match.play(match.decisions[0].seat, "decline")
    return match


def end(match: Match) -> str | None:
    """Where the only retreat ended."""
    (gone,) = told(match, "retreated")
    place: str | None = gone["to_city"]
    return place


@rule("M-11.2.1")
def test_the_retreat_comes_before_the_next_battle() -> None:
    generals = {"schwerin": {"city": BROD, "armies": 3}, "friedrich": {"city": "czaslau", "armies": 3},
                "neipperg": {"city": KOLIN, "armies": 4}}  # fmt: skip
    match = build(stage="austria_pragmatic", phase="combat", generals=generals)
    turn(match, MT, "attack kolin > boehmisch_brod")
    turn(match, FR, "decline")
    assert asked(match) == [(MT, "retreat")]
    turn(match, MT, options(match, MT)[0])
    assert order(match, "battle", "retreated") == ["battle", "retreated", "battle"]


@rule("M-11.2.2", "M-11.2.5", "M-11.1.12")
@pytest.mark.parametrize(
    ("lost", "ends"),
    [
        (1, {"beneschau", "nimburg", "prag"}),
        # two steps from Böhmisch Brod: three from Kolin (Chlumetz and Prag are nearer)
        (2, {"tabor", "jungbunzlau", "beraun", "schlan"}),
    ],
)
def test_the_retreat_is_as_long_as_the_loss_and_leads_away(lost: int, ends: set[str]) -> None:
    match = beaten(BROD, "schwerin", 4, lost, KOLIN)
    assert asked(match) == [(MT, "retreat")]
    assert targets(match, MT, "retreat >") == ends
    assert armies(match, "schwerin") == 4 - lost


@rule("M-EX-D04", "M-11.2.5", "M-R-22")
def test_example_the_farther_end_must_be_chosen() -> None:
    # over Jungbunzlau to Melnik it is three steps from Chlumetz, to Turnau and to Kolin only two and one
    match = beaten("nimburg", "schwerin", 4, 2, "chlumetz")
    assert targets(match, MT, "retreat >") == {"melnik", "beneschau", "beraun", "schlan"}


@rule("M-11.2.3")
def test_a_stack_retreats_as_one_body() -> None:
    match = beaten(BROD, "schwerin", 3, 3, KOLIN, generals={"friedrich": {"city": BROD, "armies": 1}})
    turn(match, FR, "armies friedrich 1")
    turn(match, MT, "retreat > beraun")
    assert city(match, "schwerin") == city(match, "friedrich") == "beraun"


@rule("M-11.2.4")
def test_the_winner_chooses_the_way() -> None:
    match = beaten(BROD, "schwerin", 4, 1, KOLIN)
    assert asked(match) == [(MT, "retreat")]
    assert options(match, FR) == []
    turn(match, MT, "retreat > nimburg")
    assert city(match, "schwerin") == "nimburg"


@rule("M-11.2.6", "M-11.2.10")
def test_no_city_is_visited_twice() -> None:
    match = beaten("komorn", "schwerin", 4, 3, "raab")
    # Komorn, Neutra, then Trentschin or Tyrnau, then on: never back to Neutra
    assert targets(match, MT, "retreat >") == {"ungarisch_hradisch", "skalitz"}
    dead_end = build(
        stage="austria_pragmatic", phase="combat",
        generals={"schwerin": {"city": "kempen", "armies": 6}, "neipperg": {"city": "namslau", "armies": 8}},
        trains={"train_prussia_1": "krotoschin"},
    )  # fmt: skip
    # Kempen, Kalisch and then only back: two steps are impossible
    turn(dead_end, FR, "decline")
    assert city(dead_end, "schwerin") is None


@rule("M-11.2.7")
@pytest.mark.parametrize(
    "pieces",
    [
        {"generals": {"friedrich": {"city": "nimburg"}}},
        {"generals": {"broglie": {"city": "nimburg"}}},
        {"generals": {"traun": {"city": "nimburg"}}},
        {"trains": {"train_prussia_1": "nimburg"}},
        {"trains": {"train_austria_3": "nimburg"}},
    ],
)
def test_a_retreat_enters_no_city_with_a_piece(pieces: dict[str, Any]) -> None:
    match = beaten(BROD, "schwerin", 4, 1, KOLIN, **pieces)
    assert targets(match, MT, "retreat >") == {"beneschau", "prag"}


@rule("M-11.2.8", "M-10.3.20")
def test_fortresses_are_passed_but_not_conquered() -> None:
    match = beaten(
        BROD, "schwerin", 4, 2, KOLIN, generals={"traun": {"city": "nimburg"}, "broglie": {"city": "beneschau"}}
    )
    assert targets(match, MT, "retreat >") == {"beraun", "schlan"}
    turn(match, MT, "retreat > beraun")
    assert marker(match, "prag") is None
    assert match.view(None)["claims"] == {}


@rule("M-11.2.9", "M-R-22")
def test_only_austria_and_france_retreat_to_the_other_map() -> None:
    # both ways out of Würzburg end two steps from Schweinfurt; that to Wertheim is a link
    french = beaten("wuerzburg", "belle_isle", 4, 1, "schweinfurt")
    assert targets(french, MT, "retreat >") == {"wertheim", "neustadt_a_d_aisch"}
    bavarian = beaten("wuerzburg", "toerring", 4, 1, "schweinfurt")
    assert end(bavarian) == "neustadt_a_d_aisch"
    austrian = beaten("wuerzburg", "traun", 4, 1, "schweinfurt", by="broglie")
    assert targets(austrian, LX, "retreat >") == {"wertheim", "neustadt_a_d_aisch"}


@rule("M-11.2.9")
def test_the_pragmatic_army_and_mixed_stacks_stay_on_their_map() -> None:
    match = beaten("wertheim", "cumberland", 4, 1, "mergentheim", by="maillebois")
    assert end(match) == "aschaffenburg"
    mixed = beaten(
        "wertheim",
        "george_ii",
        4,
        3,
        "mergentheim",
        by="maillebois",
        generals={"arenberg": {"city": "wertheim", "armies": 2}},
    )
    assert end(mixed) == "aschaffenburg"
    assert city(mixed, "arenberg") == "aschaffenburg"


@rule("M-11.2.10", "M-11.2.7")
def test_without_a_way_the_general_is_removed() -> None:
    match = beaten(
        "pribram", "schwerin", 3, 1, "pisek", trains={"train_prussia_1": "horowitz"},
    )  # fmt: skip
    assert city(match, "schwerin") is None
    assert told(match, "retreated") == []
    (removed,) = told(match, "removed")
    assert removed["general"] == "schwerin"


@rule("M-11.2.11")
def test_main_and_ordinary_roads_count_alike() -> None:
    # Böhmisch Brod to Beneschau is an ordinary road, to Prag a main one
    match = beaten(BROD, "schwerin", 4, 1, KOLIN)
    assert {"beneschau", "prag"} <= targets(match, MT, "retreat >")


@rule("M-11.2.12", "M-7.8")
def test_a_retreat_rides_hussars_down() -> None:
    match = beaten("pribram", "schwerin", 4, 2, "pisek", hussars=["horowitz", "prag"])
    assert targets(match, MT, "retreat >") == {"beraun", "pilsen"}
    turn(match, MT, "retreat > beraun")
    assert match.view(None)["hussars"] == [None, "prag"]


@rule("M-11.2.5")
def test_other_generals_do_not_matter_for_the_distance() -> None:
    # Kolin is two steps from the victor in Prag, whoever else stands beside it
    match = beaten(BROD, "neipperg", 4, 1, "prag", by="broglie", generals={"friedrich": {"city": "czaslau"}})
    assert end(match) == "kolin"


@rule("M-11.2.4", "M-11.2.12", "M-7.8")
@pytest.mark.parametrize(
    ("hussars", "answers", "left"),
    [
        (["teplitz"], ["through teplitz"], [None, None]),
        (["teplitz"], ["around teplitz"], ["teplitz", None]),
        (["boehmisch_leipa", "teplitz"], ["through boehmisch_leipa"], [None, "teplitz"]),
        (["boehmisch_leipa", "teplitz"], ["around boehmisch_leipa"], ["boehmisch_leipa", None]),
        (["koenigstein"], [], [None, None]),  # the end of every path
        (["dresden"], [], ["dresden", None]),  # on no path
    ],
)
@pytest.mark.parametrize(("loser", "by", "seat"), [("schwerin", "neipperg", MT), ("traun", "broglie", LX)])
def test_the_winner_chooses_whether_the_path_runs_over_a_hussar(
    loser: str, by: str, seat: str, hussars: list[str], answers: list[str], left: list[str | None]
) -> None:
    # from Leitmeritz two steps away from Schlan is Königstein alone, by Teplitz or by Böhmisch Leipa
    match = beaten("leitmeritz", loser, 4, 2, "schlan", by, hussars=hussars)
    for answer in answers:
        assert asked(match) == [(seat, "retreat_way")]
        assert options(match, seat) == [f"{verb} {answer.split()[1]}" for verb in ("through", "around")]
        assert all(options(match, other) == [] for other in (MT, FR, LX) if other != seat)
        assert city(match, loser) == "leitmeritz"  # he has not left yet
        turn(match, seat, answer)
    assert end(match) == city(match, loser) == "koenigstein"
    assert match.view(None)["hussars"] == [*left, *[None] * (2 - len(left))]


@rule("M-11.2.4", "M-11.2.5")
def test_only_the_paths_to_the_chosen_end_matter() -> None:
    match = beaten(BROD, "schwerin", 4, 2, KOLIN, hussars=["prag", "nimburg"])
    turn(match, MT, "retreat > beraun")  # by Prag, or nowhere
    assert city(match, "schwerin") == "beraun"
    assert match.view(None)["hussars"] == [None, "nimburg"]


@rule("M-11.2.3", "M-11.2.10", "M-16.1.5")
def test_a_stack_without_a_way_is_removed_as_a_whole() -> None:
    match = beaten(
        "pribram", "schwerin", 3, 2, "pisek", generals={"friedrich": {"city": "pribram", "armies": 1}},
        trains={"train_prussia_1": "horowitz"},
    )  # fmt: skip
    turn(match, FR, "armies friedrich 1")
    assert (city(match, "schwerin"), city(match, "friedrich")) == (None, None)
    assert match.view(None)["powers"]["austria"]["battles"] == 1  # four armies, two generals


@rule("M-R-22", "M-11.2.9")
def test_a_french_and_bavarian_stack_does_not_change_maps() -> None:
    stack = {"toerring": {"city": "wuerzburg", "armies": 2}}
    match = beaten("wuerzburg", "belle_isle", 4, 3, "schweinfurt", generals=stack)  # two more armies: one lost
    assert end(match) == "neustadt_a_d_aisch"
    assert city(match, "toerring") == city(match, "belle_isle") == "neustadt_a_d_aisch"
