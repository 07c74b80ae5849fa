"""Chapter 8.3.14 to 8.3.20: cards face down and face up, and their abilities."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import POWERS, asked, forbidden, options, play, power
from tests.conformance.coalitions.war import attack, big_battle, results, stack
from tests.conformance.rule import rule

# -- face down, face up


@rule("K-8.3.14", "K-8.3.15", "K-R-71", "K-S-4.3")
def test_cards_lie_face_down_and_their_number_is_public() -> None:
    m = big_battle()
    play(m, "france: play 1 for wurttemberg", "britain: play 5 for wurttemberg")
    for seat in (*POWERS, None):
        french, british = stack(m, seat, "france", "wurttemberg"), stack(m, seat, "britain", "wurttemberg")
        assert french["cards"] == [1 if seat == "france" else None]
        assert british["cards"] == [5 if seat == "britain" else None]
        assert french["face_up"] == british["face_up"] == [False]
        played = [(m.seats[e.args[0]], e.secret) for e in m.events(seat) if e.kind == "card_down"]
        assert played == [
            ("france", (1,) if seat == "france" else ()),
            ("britain", (5,) if seat == "britain" else ()),
        ]
        seen = m.view(seat)["powers"]
        assert [seen[p]["cards"] for p in POWERS] == [1, 2, 3, 2, 2, 0]
        assert [p for p in POWERS if "hand" in seen[p]] == ([] if seat is None else [seat])
        assert m.view(seat)["discards"] == [], "played cards stay on the table until the battle ends"
    assert power(m, "france")["hand"] == [1, 1]


def duel(french: list[int], austrian: list[int], **fields: Any) -> Match:
    """Wurttemberg: a French and an Austrian General, supported from Pfalz and Bavaria; 3 Troops each."""
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 3, "pfalz": 3}, "morale": 9, "hand": french},
            "austria": {"generals": {"wurttemberg": 3, "bavaria": 3}, "morale": 9, "hand": austrian},
        },
        **fields,
    )
    return play(m, "france: support pfalz", "austria: support bavaria")


@rule("K-8.3.14", "K-8.3.17", "K-R-17")
def test_a_3_is_played_face_up_only_with_a_target() -> None:
    m = duel([3, 4, 5], [1, 2, 3, 3])
    assert options(m, "france") == [
        "play 3 for wurttemberg",
        "play 4 for wurttemberg",
        "play 5 for wurttemberg",
        "pass",
    ], "nothing lies on the table yet"
    forbidden(m, "france", "reveal 3 for wurttemberg", "reveal 4 for wurttemberg")
    play(m, "france: play 4 for wurttemberg")
    assert options(m, "austria") == [
        "play 1 for wurttemberg",
        "play 2 for wurttemberg",
        "play 3 for wurttemberg",
        "reveal 3 for wurttemberg",
        "pass",
    ], "only a 3 may lie face up"
    play(m, "austria: play 3 for wurttemberg")
    assert asked(m) == [("france", "card")], "face down the 3 has no ability"
    assert stack(m, "france", "austria", "wurttemberg")["cards"] == [None]


@rule("K-8.3.17", "K-R-17", "K-R-71")
def test_a_3_turns_up_one_card_of_an_opponent_for_all_to_see() -> None:
    """The target is chosen unseen among all face-down cards of the other side, supporters included."""
    m = duel([4, 5, 3], [1, 2, 3])
    play(m, "france: play 4 for wurttemberg", "austria: play 1 for wurttemberg", "france: play 5 for pfalz")
    play(m, "austria: reveal 3 for bavaria")
    assert asked(m) == [("austria", "target")]
    assert options(m, "austria") == ["turn up france wurttemberg 1", "turn up france pfalz 1"]
    forbidden(m, "austria", "turn up austria wurttemberg 1", "pass")
    for seat in (*POWERS, None):
        assert stack(m, seat, "austria", "bavaria")["cards"] == [3], "the 3 itself lies face up"
        assert stack(m, seat, "austria", "bavaria")["face_up"] == [True]
    play(m, "austria: turn up france pfalz 1")
    for seat in (*POWERS, None):
        assert stack(m, seat, "france", "pfalz")["cards"] == [5]
        assert stack(m, seat, "france", "pfalz")["face_up"] == [True]
        assert stack(m, seat, "france", "wurttemberg")["cards"] == [4 if seat == "france" else None]
        assert [e.args[-1] for e in m.events(seat) if e.kind == "turned_up"] == [5]
    assert power(m, "austria")["morale"] == 7, "1 for each card, face up or face down"
    # second cycle: France's 3 finds the 1 of Austria, not the 3 that is face up already
    assert asked(m) == [("france", "card")]
    play(m, "france: reveal 3 for wurttemberg")  # the only target is not asked for
    assert stack(m, None, "austria", "wurttemberg")["cards"] == [1]


@rule("K-8.3.17", "K-R-17")
def test_a_face_up_card_is_no_target_and_a_3_turned_up_does_nothing() -> None:
    m = duel([3, 3, 3], [3, 3, 1])
    play(m, "france: play 3 for wurttemberg", "austria: reveal 3 for wurttemberg")
    assert asked(m) == [("france", "card")], "the French 3 was turned up and has no ability now"
    assert options(m, "france") == ["play 3 for pfalz", "pass"], "the only Austrian card is face up already"
    forbidden(m, "france", "reveal 3 for pfalz")
    play(m, "france: pass", "austria: pass")
    assert results(m) == [(7, 7, -1)], "a 3 is worth 3, however it was played"


# -- values and abilities


@rule("K-8.3.16", "K-R-15", "K-8.3.20")
@pytest.mark.parametrize(
    ("garrisons", "french", "austrian", "prussian"),
    [
        ({}, 2, 2, 2),  # nobody controls Wurttemberg
        ({"austria": ["wurttemberg"]}, 2, 3, 2),
        ({"russia": ["wurttemberg"]}, 2, 2, 2),  # an Ally's control does not count
    ],
)
def test_a_2_counts_3_where_its_power_controls(
    garrisons: dict[str, list[str]], french: int, austrian: int, prussian: int
) -> None:
    powers: dict[str, dict[str, Any]] = {
        "france": {"generals": {"lorraine": 1}, "morale": 5, "hand": [2]},
        "austria": {"generals": {"wurttemberg": 1}, "morale": 5, "hand": [2]},
        "prussia": {"status": "french", "generals": {"pfalz": 1}, "morale": 5, "hand": [2]},
        "russia": {},
    }
    for name, places in garrisons.items():
        powers[name]["garrisons"] = places
    m = attack("france", "march lorraine > wurttemberg", powers=powers)
    play(m, "prussia: support pfalz", "france: play 2 for wurttemberg", "austria: play 2 for wurttemberg")
    assert m.view()["battle"]["strength"] == [2, 2 + len(garrisons)], "bonuses are counted at the reveal only"
    play(m, "prussia: play 2 for pfalz")
    assert results(m)[0][:2] == (2 + french + prussian, 2 + len(garrisons) + austrian)


@rule("K-8.3.16", "K-R-15")
def test_a_2_counts_3_for_an_attacker_and_a_supporter_who_control() -> None:
    """France attacks an invader in its own Lorraine; then Austria supports in a Territory it controls."""
    m = attack(
        "france",
        "march paris > lorraine",
        powers={
            "france": {"generals": {"paris": 1}, "morale": 5, "hand": [2]},
            "austria": {"generals": {"lorraine": 1}, "morale": 5, "hand": [2]},
        },
    )
    play(m, "france: play 2 for lorraine", "austria: play 2 for lorraine")
    assert results(m) == [(5, 4, 0)]
    m = attack(
        "france",
        "march lombardia > tyrol",
        powers={
            "france": {"generals": {"lombardia": 1}},
            "russia": {"generals": {"tyrol": 0}, "morale": 5},
            "austria": {"generals": {"wien": 1}, "morale": 5, "hand": [2]},
        },
    )
    play(m, "austria: support wien", "austria: play 2 for wien")
    assert results(m) == [(2, 4, 1)]


@rule("K-8.3.18", "K-R-16", "K-8.3.20", "K-8.4.2")
@pytest.mark.parametrize(
    ("on_the_field", "supporting", "strength"),
    [
        ([4, 4], [], 9),
        ([4, 4, 4], [], 13),
        ([4], [4], 8),  # cards in different stacks do not pair
        ([4, 4], [4], 13),
        ([4, 4], [4, 4], 18),
        ([4, 5, 4], [], 14),
    ],
)
def test_pairs_of_4_in_one_stack(on_the_field: list[int], supporting: list[int], strength: int) -> None:
    generals = {"lorraine": len(on_the_field), "pfalz": len(supporting)}
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": generals, "morale": 9, "hand": on_the_field + supporting},
            "austria": {"generals": {"wurttemberg": 3}},
        },
    )
    if supporting:
        play(m, "france: support pfalz")
    to_play = {"wurttemberg": list(on_the_field), "pfalz": list(supporting)}
    while asked(m) == [("france", "card")]:
        place = options(m, "france")[0].rpartition(" for ")[2]
        play(m, f"france: play {to_play[place].pop(0)} for {place}")
    assert results(m)[0][0] == 1 + len(on_the_field) + strength


@rule("K-8.3.19")
@pytest.mark.parametrize(("morale", "left"), [(9, 5), (3, 0), (2, 0)])
def test_each_5_of_the_losing_side_costs_1_more_morale(morale: int, left: int) -> None:
    """Not below 0; the winner's 5 costs nothing more; the supporting Ally pays for its own 5 only."""
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 2}, "morale": morale, "hand": [5, 5]},
            "prussia": {"status": "french", "generals": {"pfalz": 1}, "morale": 7, "hand": [5]},
            "russia": {"generals": {"wurttemberg": 3}, "morale": 8, "hand": [5, 5, 5]},
            "britain": {"generals": {"wurttemberg": 3}, "morale": 6, "hand": [1]},
        },
    )
    play(m, "prussia: support pfalz", "france: play 5 for wurttemberg", "britain: play 1 for wurttemberg")
    play(m, "russia: play 5 for wurttemberg", "prussia: play 5 for pfalz", "france: play 5 for wurttemberg")
    play(m, "russia: play 5 for wurttemberg", "russia: pass")
    assert results(m) == [(18, 19, 1)]
    assert asked(m) == [("france", "beaten")]
    assert power(m, "france")["morale"] == morale - 2, "the penalty comes after the placing"
    play(m, "france: off board")
    seen = m.view()["powers"]
    assert seen["france"]["morale"] == left
    assert seen["prussia"]["morale"] == 7 - 1 - 1
    assert seen["russia"]["morale"] == 8 - 2
    assert seen["britain"]["morale"] == 6 - 1


@rule("K-8.3.19", "K-8.5.3")
def test_in_a_draw_a_5_costs_nothing_more() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 1}, "morale": 5, "hand": [5]},
            "austria": {"generals": {"wurttemberg": 1}, "morale": 5, "hand": [5]},
        },
    )
    play(m, "france: play 5 for wurttemberg", "austria: play 5 for wurttemberg", "france: withdraw wurttemberg > off")
    assert results(m) == [(7, 7, -1)]
    assert power(m, "france")["morale"] == power(m, "austria")["morale"] == 4
