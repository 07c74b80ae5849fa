"""Chapter 8.3: playing Battle cards, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import POWERS, asked, forbidden, happened, options, play, power
from tests.conformance.coalitions.war import attack, results, silence, stack
from tests.conformance.rule import rule

# -- limits


@rule("K-8.3.1", "K-8.3.2", "K-8.3.12")
def test_one_card_per_troop_of_each_general() -> None:
    """The Troops of one General permit no card for the other, though France has cards and Morale enough."""
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 2, "pfalz": 1}, "morale": 9, "hand": [1, 1, 1, 1, 2, 2]},
            "austria": {"generals": {"wurttemberg": 3}},
        },
    )
    play(m, "france: support pfalz")
    assert options(m, "france") == ["play 1 for wurttemberg", "play 2 for wurttemberg", "pass"]
    play(m, "france: play 1 for wurttemberg")
    assert options(m, "france") == ["play 1 for pfalz", "play 2 for pfalz", "pass"]
    play(m, "france: play 2 for pfalz")
    assert options(m, "france") == ["play 1 for wurttemberg", "play 2 for wurttemberg", "pass"], "second cycle"
    assert stack(m, "france", "france", "wurttemberg")["cards"] == [1]
    assert stack(m, "france", "france", "pfalz")["cards"] == [2]
    forbidden(m, "france", "play 1 for pfalz")
    play(m, "france: play 1 for wurttemberg")
    assert results(m) == [(7, 4, 0)], "three Troops, three cards; nothing more is asked"
    assert len(happened(m, "card_down")) == 3


@rule("K-8.3.3", "K-8.3.12")
def test_a_garrison_permits_no_card() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 1}},
            "austria": {"garrisons": ["wurttemberg"], "morale": 9, "hand": [5, 5]},
            "russia": {"generals": {"wurttemberg": 1}, "morale": 9, "hand": [1, 1]},
        },
    )
    assert asked(m) == [("russia", "card")], "Austria, with a Garrison alone, is passed over"
    play(m, "russia: play 1 for wurttemberg")
    assert results(m) == [(2, 4, 1)], "nor does the Garrison permit Russia a second card"


# -- positions and cycles


def big_battle(**morale: int) -> Match:
    """France from Pfalz against GB and AU in Wurttemberg; FR and PR support in Hesse, AU in Bavaria, RU in Lorraine."""
    powers: dict[str, dict[str, Any]] = {
        "britain": {"generals": {"wurttemberg": 1}, "hand": [5, 5]},
        "france": {"generals": {"pfalz": 2, "hesse": 1}, "hand": [1, 1, 1]},
        "austria": {"generals": {"wurttemberg": 1, "bavaria": 2}, "hand": [4, 4, 4]},
        "prussia": {"generals": {"hesse": 1}, "hand": [2, 2], "status": "french"},
        "russia": {"generals": {"lorraine": 1}, "hand": [2, 2]},
    }
    for name, fields in powers.items():
        fields["morale"] = morale.get(name, 9)
    m = attack("france", "march pfalz > wurttemberg", powers=powers)
    play(m, "france: support hesse", "prussia: support hesse")
    return play(m, "austria: support bavaria", "russia: support lorraine")


@rule("K-8.3.4", "K-8.3.5", "K-8.3.6", "K-8.3.7", "K-8.3.12", "K-S-4.3")
def test_positions_and_cycles() -> None:
    """(1) attacker, (2) Powers on the battlefield, (3) attacker's and (4) defender's supporters; then again."""
    m = big_battle()
    order = []
    while asked(m)[0][1] == "card":
        seat = asked(m)[0][0]
        moves = options(m, seat)
        assert len(m.decisions) == 1, "one after another"
        assert moves[-1] == "pass"
        places = {move.rpartition(" for ")[2] for move in moves[:-1]}
        assert len(places) == 1, "one General, here, at each position of a Power"
        order.append((seat, places.pop()))
        m.play(seat, moves[0])
    assert order == [
        ("france", "wurttemberg"),  # (1)
        ("britain", "wurttemberg"),  # (2) in the Order of Powers
        ("austria", "wurttemberg"),
        ("france", "hesse"),  # (3)
        ("prussia", "hesse"),
        ("austria", "bavaria"),  # (4)
        ("russia", "lorraine"),
        ("france", "wurttemberg"),  # second cycle: only these have a Troop left
        ("austria", "bavaria"),
    ]
    # 3 + 1+1+1+2 against 4 + 5 + 4 + (4+4+1) + 2
    assert results(m) == [(8, 24, 1)]


@rule("K-8.3.6", "K-R-35")
def test_several_supporters_of_a_power_play_in_an_order_chosen_anew() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 0, "pfalz": 2, "hesse": 2}, "morale": 9, "hand": [1, 1, 1, 1]},
            "austria": {"generals": {"wurttemberg": 3}},
        },
    )
    play(m, "france: support pfalz", "france: support hesse")
    assert options(m, "france") == ["play 1 for pfalz", "play 1 for hesse", "pass"]
    play(m, "france: play 1 for hesse")
    assert options(m, "france") == ["play 1 for pfalz", "pass"], "one card for each General in a cycle"
    play(m, "france: play 1 for pfalz")
    assert options(m, "france") == ["play 1 for pfalz", "play 1 for hesse", "pass"]
    play(m, "france: play 1 for pfalz", "france: pass")
    assert results(m) == [(4, 4, -1)], "after the pass nothing can be played for Hesse"
    assert [args[1] for args in happened(m, "card_down")] == [_place(m, p) for p in ("hesse", "pfalz", "pfalz")]


def _place(m: Match, name: str) -> int:
    found: int = m.definition.map.place_of[name]  # type: ignore[attr-defined]
    return found


@rule("K-8.3.7", "K-R-35")
def test_a_power_goes_on_alone_until_it_has_finished() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 3}, "morale": 9, "hand": [1, 1, 1, 1]},
            "austria": {"generals": {"wurttemberg": 3}, "morale": 9, "hand": [1, 1, 1]},
        },
    )
    play(m, "france: play 1 for wurttemberg", "austria: pass", "france: play 1 for wurttemberg")
    assert asked(m) == [("france", "card")]
    play(m, "france: play 1 for wurttemberg")
    assert results(m) == [(7, 4, 0)]


# -- Morale


@rule("K-8.3.8", "K-4.9.3")
def test_each_card_costs_1_morale_at_once() -> None:
    m = big_battle()
    play(m, "france: play 1 for wurttemberg")
    assert m.view()["powers"]["france"]["morale"] == 8
    play(m, "britain: play 5 for wurttemberg")
    assert m.view()["powers"]["britain"]["morale"] == 8
    play(m, "austria: play 4 for wurttemberg", "france: play 1 for hesse")
    assert {p: m.view()["powers"][p]["morale"] for p in POWERS} == {
        "britain": 8,
        "france": 7,
        "austria": 8,
        "prussia": 9,
        "russia": 9,
        "ottoman": 1,  # the Arbiter
    }


@rule("K-8.3.9", "K-R-36")
def test_at_morale_0_one_card_is_free_for_the_whole_power() -> None:
    """Austria has Troops on the battlefield and in support; its one card is not one per General."""
    m = big_battle(austria=0)
    play(m, "france: play 1 for wurttemberg", "britain: play 5 for wurttemberg", "austria: play 4 for wurttemberg")
    assert power(m, "austria")["morale"] == 0
    play(m, "france: play 1 for hesse", "prussia: play 2 for hesse", "russia: play 2 for lorraine")
    assert asked(m) == [("france", "card")], "Bavaria was skipped"
    play(m, "france: play 1 for wurttemberg")
    assert len([args for args in happened(m, "card_down") if m.seats[args[0]] == "austria"]) == 1


@rule("K-8.3.9", "K-R-36", "K-8.3.12")
def test_the_card_at_morale_0_may_be_played_in_support() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 1}},
            "austria": {"generals": {"wurttemberg": 0, "bavaria": 2}, "morale": 0, "hand": [4, 4]},
        },
    )
    play(m, "austria: support bavaria")
    assert options(m, "austria") == ["play 4 for bavaria", "pass"], "the General without Troops is skipped"
    play(m, "austria: play 4 for bavaria")
    assert results(m) == [(2, 5, 1)]
    assert power(m, "austria")["morale"] == 0


@rule("K-8.3.10")
def test_morale_that_falls_to_0_ends_the_cards_of_a_power() -> None:
    """With 1 Morale there is one card, not one and the free one of K-8.3.9."""
    m = big_battle(austria=1)
    play(m, "france: pass", "britain: pass", "austria: play 4 for wurttemberg")
    assert power(m, "austria")["morale"] == 0
    play(m, "prussia: pass")
    assert asked(m) == [("russia", "card")], "France has passed, Austria has no Morale for Bavaria"
    play(m, "russia: pass")
    assert results(m) == [(3, 8, 1)]


# -- passing and skipping


@rule("K-8.3.11", "K-R-35")
def test_a_pass_silences_the_power_at_all_its_positions() -> None:
    m = big_battle()
    play(m, "france: pass", "britain: pass", "austria: pass")
    assert asked(m) == [("prussia", "card")], "France may not play for Hesse"
    play(m, "prussia: play 2 for hesse")
    assert asked(m) == [("russia", "card")], "Austria may not play for Bavaria"
    play(m, "russia: play 2 for lorraine")
    assert results(m) == [(5, 6, 1)]
    assert m.view()["battle"]["passed"] == ["britain", "france", "austria"]


@rule("K-8.3.12", "K-R-35")
@pytest.mark.parametrize(
    "austria",
    [
        {"generals": {"wurttemberg": 0, "bavaria": 1}},
        {"garrisons": ["wurttemberg"], "generals": {"bavaria": 1}},
    ],
)
def test_to_be_skipped_is_not_to_pass(austria: dict[str, Any]) -> None:
    """A General without Troops or a lone Garrison at (2) does not silence the supporter at (4)."""
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={"france": {"generals": {"lorraine": 3}}, "austria": {**austria, "morale": 5, "hand": [1]}},
    )
    play(m, "austria: support bavaria")
    assert options(m, "austria") == ["play 1 for bavaria", "pass"]
    assert m.view()["battle"]["passed"] == []


@rule("K-R-35", "K-8.3.12")
def test_a_power_without_cards_is_skipped() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 2}, "morale": 5, "hand": [1]},
            "austria": {"generals": {"wurttemberg": 2}, "morale": 5},
        },
    )
    play(m, "france: play 1 for wurttemberg")
    assert results(m) == [(4, 3, 0)], "neither Austria nor, with an empty hand, France is asked again"


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
    """A French General with 3 Troops and an Austrian one with 3 in Wurttemberg; Generals in Pfalz and Bavaria support."""
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
    play(m, "france: reveal 3 for wurttemberg")
    assert options(m, "france") == ["turn up austria wurttemberg 1"]
    play(m, "france: turn up austria wurttemberg 1")
    assert stack(m, None, "austria", "wurttemberg")["cards"] == [1]


@rule("K-8.3.17", "K-R-17")
def test_a_face_up_card_is_no_target_and_a_3_turned_up_does_nothing() -> None:
    m = duel([3, 3, 3], [3, 3, 1])
    play(m, "france: play 3 for wurttemberg", "austria: reveal 3 for wurttemberg")
    play(m, "austria: turn up france wurttemberg 1")
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
    """France attacks an invader in Lorraine, its Home Territory; then Austria only supports in a Territory it controls."""
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
    if asked(m) == [("france", "beaten")]:
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
