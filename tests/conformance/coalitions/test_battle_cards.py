"""Chapter 8.3.1 to 8.3.13: playing Battle cards."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Illegal, Match
from tests.conformance.coalitions.table import POWERS, asked, forbidden, happened, options, play, power
from tests.conformance.coalitions.war import attack, big_battle, results, stack
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


@rule("K-8.3.13")
def test_those_engaged_do_not_talk_while_cards_are_played() -> None:
    """Before the first card and after the reveal everybody may talk; a Power outside the battle always may."""
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 1}, "morale": 5, "hand": [4, 1]},
            "austria": {"generals": {"wurttemberg": 2, "tyrol": 0}, "morale": 5, "hand": [3]},
            "russia": {"generals": {"bavaria": 1}, "status": "british", "morale": 3, "hand": [5]},
        },
    )
    assert asked(m) == [("russia", "support")]
    m.say("austria", "Will you help?")
    play(m, "russia: support bavaria")
    assert asked(m) == [("france", "card")]
    for seat in ("france", "austria", "russia"):
        with pytest.raises(Illegal) as closed:
            m.say(seat, "Play high!", ["austria" if seat != "austria" else "russia"])
        assert closed.value.rule == "K-8.3.13"
    m.say("prussia", "How exciting.")
    play(m, "france: pass", "austria: pass", "russia: pass")
    m.say("france", "Well fought.")
    assert [entry.text for entry in m.press()] == ["Will you help?", "How exciting.", "Well fought."]
