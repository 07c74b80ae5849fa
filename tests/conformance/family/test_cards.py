"""Playing Battle cards in all games: limits, positions and cycles, Morale, passing."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Illegal, Match
from tests.conformance.coalitions.table import asked, forbidden, happened, names, options, play, power
from tests.conformance.coalitions.war import results, stack
from tests.conformance.family.stage import Stage
from tests.conformance.family.war import Powers, attack, generals, seen
from tests.conformance.rule import rule

INTO_BAVARIA = "march wurttemberg > bavaria"


def big_battle(stage: Stage, **morale: int) -> Match:
    """France attacks Austria and the rival in Bavaria; France and its friend support in Hesse, the others in Wien and
    Bohemia. All have Morale 9, the rival, who is the Arbiter, 10."""
    friend, rival = stage.friend, stage.rival
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 2, "hesse": 1}, "hand": [1, 1, 4]},
        friend: {"generals": {"hesse": 1}, "hand": [2, 2]},
        "austria": {"generals": {"bavaria": 1, "wien": 2}, "hand": [4, 4, 4]},
        rival: {"generals": {"bavaria": 1, "bohemia": 1}, "hand": [5, 5]},
    }
    for name, fields in powers.items():
        fields["morale"] = morale.get({friend: "friend", rival: "rival"}.get(name, name), 9)
    m = attack(stage, INTO_BAVARIA, pairs=[("france", friend), ("austria", rival)], powers=powers)
    play(m, "france: support hesse", f"{friend}: support hesse")
    return play(m, "austria: support wien", f"{rival}: support bohemia")


# -- limits


@rule("K-8.3.1", "K-8.3.2", "K-8.3.12", "K-8.3.15", "RP-5.9.2", "RP-9.4.1", "RP-9.4.6", "RP-9.4.7", "RP-9.4.2")
@rule("RP-EX-06", "RD-5.11.2", "RD-10.4.1", "RD-10.4.2", "RD-10.5.1", "RD-R-51")
def test_one_card_per_troop_of_each_general(stage: Stage) -> None:
    """The Troops of one General permit no card for the other, though France has cards and Morale enough."""
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 2, "hesse": 1}, "morale": 9, "hand": [4, 4, 4, 5, 5]},
        "austria": {"generals": {"bavaria": 3}},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: support hesse")
    assert options(m, "france") == ["play 4 for bavaria", "play 5 for bavaria", "pass"]
    play(m, "france: play 4 for bavaria")
    assert options(m, "france") == ["play 4 for hesse", "play 5 for hesse", "pass"]
    play(m, "france: play 5 for hesse")
    assert options(m, "france") == ["play 4 for bavaria", "play 5 for bavaria", "pass"], "second cycle"
    assert stack(m, "france", "france", "bavaria")["cards"] == [4]
    assert stack(m, "france", "france", "hesse")["cards"] == [5]
    forbidden(m, "france", "play 4 for hesse")
    play(m, "france: play 5 for bavaria")
    assert results(m) == [(3 + 14, 4, 0)], "three Troops, three cards; nothing more is asked"


@rule("K-8.3.3", "K-8.3.12", "RP-9.4.3", "RP-9.4.10", "RD-10.4.3", "RD-10.4.11")
def test_a_garrison_permits_no_card(stage: Stage) -> None:
    """Nor may Austria's cards be played for the General of its Ally."""
    rival = stage.rival
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1}},
        "austria": {"garrisons": ["bavaria"], "morale": 9, "hand": [5, 5]},
        rival: {"generals": {"bavaria": 1}, "morale": 9, "hand": [4, 4]},
    }
    m = attack(stage, INTO_BAVARIA, pairs=[("austria", rival)], powers=powers)
    assert asked(m) == [(rival, "card")], "Austria, with a Garrison alone, is passed over"
    assert options(m, rival) == ["play 4 for bavaria", "pass"]
    play(m, f"{rival}: play 4 for bavaria")
    assert results(m) == [(2, 3 + 4, 1)], "nor does the Garrison permit the rival a second card"


@rule("K-8.3.2", "RP-9.4.1", "RP-EX-06", "RD-10.4.3")
def test_a_general_without_troops_permits_no_card(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 0}, "morale": 9, "hand": [5]},
        "austria": {"generals": {"bavaria": 0}, "morale": 9, "hand": [5]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    assert results(m) == [(1, 1, -1)]
    assert happened(m, "card_down") == []


# -- positions and cycles


@rule("K-8.3.4", "K-8.3.5", "K-8.3.6", "K-8.3.7", "K-4.9.1", "FAM-3.1", "RP-9.4.4", "RP-9.4.5", "RP-9.4.8", "RP-R-50")
@rule("RP-5.9.1", "RP-9.5.1", "RD-10.4.4", "RD-10.4.5", "RD-10.4.6", "RD-10.4.7", "RD-R-51", "RD-5.11.1")
def test_positions_and_cycles(stage: Stage) -> None:
    """(1) attacker, (2) Powers on the battlefield, (3) attacker's and (4) defender's supporters; then again."""
    friend, rival = stage.friend, stage.rival
    m = big_battle(stage)
    order = []
    while asked(m)[0][1] == "card":
        assert len(m.decisions) == 1, "one after another"
        seat = asked(m)[0][0]
        moves = options(m, seat)
        assert moves[-1] == "pass"
        places = {move.rpartition(" for ")[2] for move in moves[:-1]}
        assert len(places) == 1
        order.append((seat, places.pop()))
        m.play(seat, moves[0])
    assert order == [
        ("france", "bavaria"),  # (1)
        ("austria", "bavaria"),  # (2) by precedence
        (rival, "bavaria"),
        ("france", "hesse"),  # (3)
        (friend, "hesse"),
        ("austria", "wien"),  # (4)
        (rival, "bohemia"),
        ("france", "bavaria"),  # second cycle: only these have a Troop left
        ("austria", "wien"),
    ]
    # 3 + (1+4) + 1 + 2 against 4 + 4 + 5 + (4+4+1) + 5
    assert results(m) == [(11, 27, 1)]


@rule("K-8.3.6", "K-R-35", "FAM-3.1", "RP-9.4.4", "RP-9.4.5", "RP-R-50", "RD-10.4.6", "RD-10.4.4", "RD-R-51")
def test_several_supporters_of_a_power_play_in_an_order_chosen_anew(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 0, "hesse": 2, "wien": 2}, "morale": 9, "hand": [4, 4, 5, 5]},
        "austria": {"generals": {"bavaria": 3}},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: support hesse", "france: support wien")
    both = {f"play {card} for {place}" for card in (4, 5) for place in ("hesse", "wien")} | {"pass"}
    assert set(options(m, "france")) == both
    play(m, "france: play 4 for wien")
    assert options(m, "france") == ["play 4 for hesse", "play 5 for hesse", "pass"], "one card per General and cycle"
    play(m, "france: play 4 for hesse")
    assert set(options(m, "france")) == {"play 5 for hesse", "play 5 for wien", "pass"}
    play(m, "france: play 5 for hesse", "france: pass")
    assert results(m) == [(14, 4, 0)], "after the pass nothing is played for Wien"
    assert names(m, [args[1] for args in happened(m, "card_down")]) == ["wien", "hesse", "hesse"]


@rule("K-8.3.7", "K-R-35", "RP-9.4.8", "RD-10.4.7")
def test_a_power_goes_on_alone_until_it_has_finished(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}, "morale": 9, "hand": [4, 5, 5]},
        "austria": {"generals": {"bavaria": 3}, "morale": 9, "hand": [4, 4, 4]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: play 4 for bavaria", "austria: pass", "france: play 5 for bavaria")
    assert asked(m) == [("france", "card")]
    play(m, "france: play 5 for bavaria")
    assert results(m) == [(18, 4, 0)]


# -- Morale


@rule("K-8.3.8", "K-4.9.3", "RP-5.9.4", "RP-9.4.11", "RD-5.11.3", "RD-10.4.9")
def test_each_card_costs_1_morale_at_once(stage: Stage) -> None:
    m = big_battle(stage)
    play(m, "france: play 1 for bavaria")
    assert seen(m, "france")["morale"] == 8
    play(m, "austria: play 4 for bavaria")
    assert seen(m, "austria")["morale"] == 8
    play(m, f"{stage.rival}: play 5 for bavaria", "france: play 1 for hesse")
    assert {name: seen(m, name)["morale"] for name in ("france", "austria", stage.friend, stage.rival)} == {
        "france": 7,
        "austria": 8,
        stage.friend: 9,
        stage.rival: 10 - 1,
    }


@rule("K-8.3.9", "K-R-36", "RP-9.4.13", "RP-R-51", "RP-DX-15", "RD-10.4.10", "RD-R-52")
def test_at_morale_0_the_attacker_plays_one_card_free(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 2}, "morale": 0, "hand": [4, 5]},
        "austria": {"generals": {"bavaria": 3}},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: play 5 for bavaria")
    assert results(m) == [(8, 4, 0)], "a second card is not asked for"
    assert seen(m, "france")["morale"] == 0


@rule("K-8.3.9", "K-R-36", "RP-9.4.13", "RP-R-51", "RD-10.4.10", "RD-R-52")
def test_at_morale_0_one_card_is_free_for_the_whole_power(stage: Stage) -> None:
    """Austria has Troops on the battlefield and in support; its one card is not one per General."""
    friend, rival = stage.friend, stage.rival
    m = big_battle(stage, austria=0)
    play(m, "france: play 1 for bavaria", "austria: play 4 for bavaria", f"{rival}: play 5 for bavaria")
    assert seen(m, "austria")["morale"] == 0
    play(m, "france: play 1 for hesse", f"{friend}: play 2 for hesse")
    assert asked(m) == [(rival, "card")], "Wien was skipped"
    play(m, f"{rival}: play 5 for bohemia", "france: pass")
    assert len([args for args in happened(m, "card_down") if m.seats[args[0]] == "austria"]) == 1


@rule("K-8.3.9", "K-R-36", "FAM-3.32", "RP-R-51", "RP-9.4.13", "RD-R-52", "RD-10.4.10")
@pytest.mark.parametrize("piece", ["generals", "garrisons"])
def test_the_card_at_morale_0_may_be_played_in_support_of_the_own_defence(stage: Stage, piece: str) -> None:
    """Austria is a defender with a General without Troops, or with a Garrison alone."""
    there: dict[str, Any] = {"garrisons": ["bavaria"]} if piece == "garrisons" else {}
    on_the_field = {"bavaria": 0} if piece == "generals" else {}
    austria = {"generals": {**on_the_field, "wien": 2}, "morale": 0, "hand": [4, 4], **there}
    m = attack(stage, INTO_BAVARIA, powers={"france": {"generals": {"wurttemberg": 1}}, "austria": austria})
    play(m, "austria: support wien")
    assert options(m, "austria") == ["play 4 for wien", "pass"]
    play(m, "austria: play 4 for wien")
    assert results(m) == [(2, 5, 1)]
    assert seen(m, "austria")["morale"] == 0


@rule("K-8.3.9", "RP-9.4.13", "RP-9.4.12", "RP-DX-14", "RP-R-51", "RD-10.4.10", "RD-10.4.9", "RD-R-52", "RD-10.5.3")
def test_a_mere_supporter_at_morale_0_plays_a_card_in_coalitions_only(stage: Stage) -> None:
    friend = stage.friend
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}},
        friend: {"generals": {"hesse": 3}, "morale": 0, "hand": [5, 5]},
        "austria": {"generals": {"bavaria": 2, "wien": 0}},
    }
    m = attack(stage, INTO_BAVARIA, pairs=[("france", friend)], powers=powers)
    play(m, f"{friend}: support hesse")
    if stage.game == "coalitions":
        assert options(m, friend) == ["play 5 for hesse", "pass"]
        play(m, f"{friend}: play 5 for hesse")
        assert results(m) == [(9, 3, 0)]
    else:
        assert results(m) == [(4, 3, 0)], "it was not asked"
    assert generals(m)[friend] == {"hesse": 2}, "it took part all the same"
    assert seen(m, friend)["morale"] == 0


@rule("K-8.3.10", "RP-9.4.14", "RP-9.4.12", "RP-R-51", "RD-10.4.9", "RD-R-52")
def test_morale_that_falls_to_0_ends_the_cards_of_a_power(stage: Stage) -> None:
    """With 1 Morale there is one card, not one and a free one."""
    friend, rival = stage.friend, stage.rival
    m = big_battle(stage, austria=1)
    play(m, "france: pass", "austria: play 4 for bavaria", f"{rival}: pass", f"{friend}: pass")
    assert results(m) == [(3, 8, 1)], "Austria has no Morale for Wien"
    assert seen(m, "austria")["morale"] == 0


# -- passing and skipping


@rule("K-8.3.11", "K-R-35", "RP-9.4.9", "RP-R-49", "RD-10.5.2", "RD-R-51")
def test_a_pass_silences_the_power_at_all_its_positions(stage: Stage) -> None:
    friend, rival = stage.friend, stage.rival
    m = big_battle(stage)
    play(m, "france: pass", "austria: pass", f"{rival}: play 5 for bavaria")
    assert asked(m) == [(friend, "card")], "France may not play for Hesse"
    play(m, f"{friend}: play 2 for hesse")
    assert asked(m) == [(rival, "card")], "Austria may not play for Wien"
    play(m, f"{rival}: play 5 for bohemia")
    assert results(m) == [(5, 14, 1)]
    assert sorted(m.view()["battle"]["passed"]) == ["austria", "france"]


@rule("K-8.3.12", "K-R-35", "RP-9.4.10", "RP-R-49", "RD-10.5.1", "RD-R-51")
@pytest.mark.parametrize("case", ["general without Troops", "garrison", "Troops used up"])
def test_to_be_skipped_is_not_to_pass(stage: Stage, case: str) -> None:
    """Who cannot play on the battlefield is not silenced: his Power plays for its supporter."""
    on_the_field = {"general without Troops": {"bavaria": 0}, "garrison": {}, "Troops used up": {"bavaria": 1}}[case]
    austria: dict[str, Any] = {"generals": {**on_the_field, "wien": 2}, "morale": 5, "hand": [4, 4, 5]}
    if case == "garrison":
        austria["garrisons"] = ["bavaria"]
    m = attack(stage, INTO_BAVARIA, powers={"france": {"generals": {"wurttemberg": 3}}, "austria": austria})
    play(m, "austria: support wien")
    if case == "Troops used up":
        play(m, "austria: play 5 for bavaria", "austria: play 4 for wien")
        assert options(m, "austria") == ["play 4 for wien", "pass"]
    else:
        assert options(m, "austria") == ["play 4 for wien", "play 5 for wien", "pass"]
    assert m.view()["battle"]["passed"] == []


@rule("K-8.3.12", "RP-9.4.10", "RP-DX-16", "RD-10.5.1")
def test_an_attacker_at_his_limit_does_not_silence_his_supporter(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1, "hesse": 2}, "morale": 5, "hand": [4, 4, 5]},
        "austria": {"generals": {"bavaria": 3}},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: support hesse", "france: play 5 for bavaria", "france: play 4 for hesse")
    assert options(m, "france") == ["play 4 for hesse", "pass"], "second cycle"
    assert m.view()["battle"]["passed"] == []


@rule("K-R-35", "K-8.3.12", "RP-9.4.17", "RP-9.4.2", "RD-10.5.3")
def test_a_power_without_cards_is_skipped(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 2}, "morale": 5, "hand": [4]},
        "austria": {"generals": {"bavaria": 2}, "morale": 5},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: play 4 for bavaria")
    assert results(m) == [(7, 3, 0)], "neither Austria nor, with an empty hand, France is asked again"


SILENT = {"coalitions": "K-8.3.13", "realpolitik": "RP-9.4.16", "raison_detat": "RD-10.5.4"}


@rule("K-8.3.13", "RP-9.4.16", "RP-R-88", "RD-10.5.4", "RD-R-84", "RD-5.12.1")
def test_those_engaged_do_not_talk_while_cards_are_played(stage: Stage) -> None:
    """Before the first card and after the reveal everybody may talk; a Power outside the battle always may."""
    friend, rival = stage.friend, stage.rival
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1}, "morale": 5, "hand": [4, 5]},
        friend: {"generals": {"hesse": 1}, "morale": 3, "hand": [5]},
        "austria": {"generals": {"bavaria": 2}, "morale": 5, "hand": [4]},
    }
    m = attack(stage, INTO_BAVARIA, pairs=[("france", friend)], powers=powers)
    assert asked(m) == [(friend, "support")]
    m.say("france", "Will you help?")
    play(m, f"{friend}: support hesse")
    for seat in ("france", "austria", friend):
        with pytest.raises(Illegal) as closed:
            m.say(seat, "Play high!", ["austria" if seat != "austria" else "france"])
        assert closed.value.rule == SILENT[stage.game]
    m.say(rival, "How exciting.")
    play(m, "france: pass", "austria: pass", f"{friend}: pass", "france: off board")
    m.say("france", "Well fought.")
    assert [entry.text for entry in m.press()] == ["Will you help?", "How exciting.", "Well fought."]


@rule("K-8.3.14", "K-R-71", "RP-9.4.15", "RP-14.2.2", "RD-10.4.8", "RD-R-84")
def test_cards_lie_face_down_and_their_number_is_public(stage: Stage) -> None:
    m = big_battle(stage)
    play(m, "france: play 4 for bavaria", "austria: play 4 for bavaria")
    for seat in ("france", stage.friend, "austria", stage.rival, None):
        french, austrian = stack(m, seat, "france", "bavaria"), stack(m, seat, "austria", "bavaria")
        assert french["cards"] == [4 if seat == "france" else None]
        assert austrian["cards"] == [4 if seat == "austria" else None]
        assert french["face_up"] == austrian["face_up"] == [False]
    assert power(m, "france")["hand"] == [1, 1]
    assert [seen(m, name)["cards"] for name in ("france", stage.friend, "austria", stage.rival)] == [2, 2, 2, 2]
