"""Basic concepts (chapter 4): Morale, Generals and Troops, Battle cards, Arbiter (4.7 to 4.10)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import BadInput
from tests.conformance.coalitions.course import (
    EMPIRE,
    march,
    moving,
    place,
    set_up,
    until,
    walks,
)
from tests.conformance.coalitions.table import POWERS, asked, happened, options, play, position, power
from tests.conformance.rule import rule

LIMIT = {"britain": 6, "france": 10, "austria": 6, "prussia": 6, "russia": 6, "ottoman": 6}


def wurttemberg(french: list[int], austrian: list[int], troops: int = 3, morale: int = 5, **austria: Any) -> Match:
    """FR attacks AU in Wurttemberg, where nobody is at home; each has one General."""
    match = moving(
        "france",
        "ottoman",
        france={"generals": {"lorraine": troops}, "morale": morale, "hand": french},
        austria={"generals": {"wurttemberg": troops}, "morale": morale, "hand": austrian, **austria},
    )
    return march(match, "france: lorraine > wurttemberg")


def result(match: Match) -> tuple[int, int]:
    """The final Strengths of the battle: attacker, defender."""
    ((_, attack, defence, _),) = happened(match, "result")
    return attack, defence


# -- 4.7 Morale


@rule("K-4.7.1")
def test_a_loss_of_morale_stops_at_0() -> None:
    match = wurttemberg([5], [5], morale=1, garrisons=["wurttemberg"])
    play(match, "france: play 5 for wurttemberg")
    assert power(match, "france")["morale"] == 0
    play(match, "austria: play 5 for wurttemberg", "france: off board")
    assert result(match) == (9, 10)  # FR has lost with a 5: 1 Morale more, if it had it
    assert not [args for args in happened(match, "morale") if args[1] < 0], "no loss is told that did not happen"
    assert power(match, "france")["morale"] == 0


@rule("K-4.7.1", "K-R-21")
def test_morale_15_is_the_highest() -> None:
    for morale, offered in ((14, True), (15, False)):
        match = position(power="austria", action="leadership", powers={"austria": {"morale": morale}})
        assert ("morale" in options(match, "austria")) == offered
        match = position(power="austria", action="mobilisation", powers={"austria": {"morale": morale, "money": 3}})
        assert ("buy morale" in options(match, "austria")) == offered
    match = position(power="austria", action="mobilisation", powers={"austria": {"morale": 14, "money": 3}})
    play(match, "austria: buy morale")
    assert power(match, "austria")["morale"] == 15
    assert "buy morale" not in options(match, "austria")
    match = position(power="austria", action="movement", powers={"france": {"morale": 15}, "ottoman": {"morale": 14}})
    assert "arbiter france" not in options(match, "austria")
    play(match, "austria: arbiter ottoman")
    assert power(match, "ottoman")["morale"] == 15


@rule("K-4.7.1", "K-4.7.3")
@pytest.mark.parametrize("generals", [False, True])
def test_morale_stays_between_0_and_15_and_rises_from_three_sources_only(generals: bool) -> None:
    """The abilities of the named Generals are no source either."""
    sources = set()
    for seed in range(3):
        before: dict[str, int] = {}
        seen = 0
        for match in walks(range(seed, seed + 1), moves=1200, generals=generals):
            kinds = [(event.kind, event.args) for event in match.events(since=seen)]
            seen = match.event_count
            last = match.moves[-1][1].verb if len(match) else ""
            for index, name in enumerate(POWERS):
                now = match.view()["powers"][name]["morale"]
                assert 0 <= now <= 15
                if now > before.get(name, 99):
                    why = {"leadership"} if last == "morale" else set()
                    why |= {"arbiter" for kind, args in kinds if kind == "arbiter" and args[1] == index}
                    why |= {"arbiter" for kind, args in kinds if kind == "granted" and args[0] == index}
                    why |= {"bought" for kind, args in kinds if kind == "bought" and args[:2] == (index, "buy_morale")}
                    assert why
                    sources |= why
                before[name] = now
    assert sources == {"leadership", "arbiter", "bought"}


@rule("K-4.7.2", "K-4.9.3")
def test_every_card_played_costs_1_morale() -> None:
    match = wurttemberg([1, 1, 1], [2, 2])
    for left in (4, 3, 2):
        play(match, "france: play 1 for wurttemberg")
        assert power(match, "france")["morale"] == left
        if left > 2:
            play(match, "austria: play 2 for wurttemberg")
            assert power(match, "austria")["morale"] == left
    assert happened(match, "result") != []
    assert (power(match, "france")["morale"], power(match, "austria")["morale"]) == (2, 3)


@rule("K-4.7.3")
def test_the_three_sources_of_morale() -> None:
    match = position(power="austria", action="leadership", powers={"austria": {"morale": 3}})
    play(match, "austria: morale")
    assert power(match, "austria")["morale"] == 4
    match = position(power="austria", action="mobilisation", powers={"austria": {"morale": 3, "money": 2}})
    play(match, "austria: buy morale")
    assert power(match, "austria")["morale"] == 4
    match = position(power="austria", action="movement", powers={"ottoman": {"morale": 3}})
    play(match, "austria: arbiter ottoman")
    assert power(match, "ottoman")["morale"] == 4


# -- 4.8 Generals and Troops


@rule("K-4.8.1")
def test_a_troop_is_always_under_a_general_of_its_own_power() -> None:
    powers: dict[str, Any] = {
        "austria": {"generals": {"bavaria": 0, "wien": 0}, "money": 4},
        "russia": {"generals": {"bavaria": 1, "hesse": 0}},
    }
    match = position(power="austria", action="mobilisation", powers=powers)
    troops = [text for text in options(match, "austria") if text.startswith("buy troop")]
    assert troops == ["buy troop bavaria", "buy troop wien"]  # not under the Russians in Hesse
    play(match, "austria: buy troop bavaria")
    assert power(match, "austria")["generals"] == {"bavaria": 1, "wien": 0}
    assert power(match, "russia")["generals"] == {"bavaria": 1, "hesse": 0}
    powers["austria"] = {"money": 4, "garrisons": ["bavaria"]}
    match = position(power="austria", action="mobilisation", powers=powers)
    assert not [text for text in options(match, "austria") if text.startswith("buy troop")]  # no General of its own
    match = position(power="russia", action="leadership", powers=powers)
    before = power(match, "russia")["stock"]
    play(match, "russia: take off bavaria")
    assert power(match, "russia")["generals"] == {"hesse": 0}  # his Troop does not stay behind
    assert power(match, "russia")["stock"] == before + 1


@rule("K-4.8.2")
def test_a_general_has_0_to_3_troops() -> None:
    match = position(power="austria", action="mobilisation", powers={"austria": {"generals": {"wien": 0}, "money": 9}})
    for troops in (1, 2, 3):
        play(match, "austria: buy troop wien")
        assert power(match, "austria")["generals"] == {"wien": troops}
    assert "buy troop wien" not in options(match, "austria")
    with pytest.raises(BadInput):
        position(powers={"austria": {"generals": {"wien": 4}}})
    for match in walks(range(3), moves=700):
        for seen in match.view()["powers"].values():
            assert all(0 <= troops <= 3 for troops in seen["generals"].values())


@rule("K-4.8.3", "K-4.8.4")
def test_troops_move_with_their_general_and_are_never_handed_over() -> None:
    match = moving("austria", "france", austria={"generals": {"wien": 3, "tyrol": 1}})
    play(match, "austria: march wien > bohemia")
    assert power(match, "austria")["generals"] == {"bohemia": 3, "tyrol": 1}
    assert options(match, "austria") == ["garrison wien", "garrison bohemia", "done"]  # left behind as a Garrison only
    play(match, "austria: garrison wien", "austria: done")
    assert power(match, "austria")["generals"] == {"bohemia": 2, "tyrol": 1}
    play(match, "austria: march tyrol > wien")  # where Troops of the other General became a Garrison
    assert options(match, "austria") == ["garrison tyrol", "done"]
    play(match, "austria: done")
    assert power(match, "austria")["generals"] == {"bohemia": 2, "wien": 1}
    assert match.view()["garrisons"] == {"wien": "austria"}
    verbs = {move.verb for one in walks(range(2), moves=700) for d in one.decisions for move in d.options}
    changing = {"buy_troop", "garrison", "assign"}  # "assign" is for Garrisons removed in a board update
    assert {verb for verb in verbs if "troop" in verb or verb in changing} <= changing


@rule("K-4.8.5")
def test_no_move_ends_with_two_own_generals_in_a_territory() -> None:
    match = moving(
        "britain", "france", britain={"generals": {"london": 0, "cornwall": 0, "oporto": 0}, "garrisons": ["lisboa"]}
    )
    moves = options(match, "britain")
    assert not {"march london > cornwall", "march cornwall > london", "sail cornwall > oporto"} & set(moves)
    assert "sail cornwall > lisboa" in moves  # past Oporto
    play(match, "britain: march oporto > madrid")
    assert "sail cornwall > oporto" in options(match, "britain")  # he has left
    match = moving("austria", "france", austria={"generals": {"tyrol": 0, "wien": 0, "bohemia": 0}})
    play(match, "austria: strategic tyrol > wien")
    assert options(match, "austria") == ["on venezia", "on bohemia", "on hungari"]  # on from Wien, no halt there
    play(match, "austria: on bohemia")  # no halt here either: the way goes on to the only free end
    assert power(match, "austria")["generals"] == {"hungari": 0, "wien": 0, "bohemia": 0}
    settled = 0
    for match in walks(range(3), moves=700):
        if match.outcome is not None or match.decisions[0].kind in ("assign", "stay", "update_withdraw"):
            continue
        settled += 1
        for name in POWERS:
            seen = match.view()["powers"][name]
            pawns = {"britain": 3, "france": 7, "austria": 4, "prussia": 3, "russia": 4, "ottoman": 3}[name]
            assert len(seen["generals"]) + seen["off_board"] == pawns  # no two share a Territory
    assert settled > 1500


@rule("K-4.8.5")
def test_no_placement_and_no_withdrawal_puts_two_own_generals_together() -> None:
    match = position(power="prussia", action="leadership", powers={"prussia": {"generals": {"berlin": 0}}})
    assert "place berlin" not in options(match, "prussia")
    play(match, "prussia: place silesia")
    assert "place silesia" not in options(match, "prussia")
    # a draw: Picardie is nearest to Holland but has a French General, so farther ones come next
    match = moving(
        "france",
        "ottoman",
        france={"generals": {"westphalia": 0, "picardie": 0}},
        britain={"garrisons": ["holland"]},
    )
    march(match, "france: westphalia > holland")
    until(match, ("france", "withdraw"))
    assert set(options(match, "france")) == {
        "withdraw holland > lorraine",
        "withdraw holland > normandie_bretagne",
        "withdraw holland > paris",
        "withdraw holland > off",
    }


@rule("K-4.8.6")
def test_generals_of_allies_share_a_territory_without_limit() -> None:
    allies = {name: {"generals": {"bavaria": 1}, "status": "british"} for name in ("prussia", "russia", "ottoman")}
    match = moving(
        "austria", "france", austria={"generals": {"wien": 1}}, britain={"generals": {"bavaria": 1}}, **allies
    )
    march(match, "austria: wien > bavaria")
    until(match, ("austria", "request"))
    assert happened(match, "battle") == []
    for name in ("britain", "austria", "prussia", "russia", "ottoman"):
        assert power(match, name)["generals"] == {"bavaria": 1}


@rule("K-4.8.7")
@pytest.mark.parametrize("defenders", [0, 2, 3])
def test_a_battle_separates_generals_of_powers_that_are_not_allies(defenders: int) -> None:
    match = moving(
        "france",
        "ottoman",
        france={"generals": {"lorraine": 2}},
        austria={"generals": {"wurttemberg": defenders}, "garrisons": ["hesse"]},
    )
    march(match, "france: lorraine > wurttemberg")
    until(match, ("france", "request"))
    french, austrian = power(match, "france")["generals"], power(match, "austria")["generals"]
    assert not set(french) & set(austrian)
    assert ("wurttemberg" in french) == (defenders == 0)


@rule("K-4.8.7")
def test_a_board_update_separates_generals_of_powers_that_are_no_longer_allies() -> None:
    powers = {"austria": {"generals": {"bavaria": 2}}, "russia": {"generals": {"bavaria": 1}}}
    match = position(round=2, phase="diplomacy", powers=powers)
    play(until(match, ("austria", "status")), "austria: status french", "prussia: status neutral")
    play(match, "russia: status british", "ottoman: status expansionist")
    until(match, ("russia", "update_withdraw"))
    until(match, ("britain", "drill"))
    assert power(match, "austria")["generals"] == {"bavaria": 2}  # the stronger
    assert "bavaria" not in power(match, "russia")["generals"]


# -- 4.9 Battle cards


@rule("K-4.9.1")
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_a_card_adds_its_value_to_the_side_that_plays_it(card: int) -> None:
    match = wurttemberg([card], [])
    play(match, f"france: play {card} for wurttemberg")
    assert result(match) == (4 + card, 4)
    match = wurttemberg([], [card])
    play(match, f"austria: play {card} for wurttemberg")
    assert result(match) == (4, 4 + card)
    match = moving(  # a supporter's card counts for the side he supports
        "france",
        "ottoman",
        france={"generals": {"lorraine": 0, "pfalz": 1}, "morale": 2, "hand": [card]},
        austria={"generals": {"wurttemberg": 3}},
    )
    march(match, "france: lorraine > wurttemberg")
    play(match, "france: support pfalz", f"france: play {card} for pfalz")
    assert result(match) == (1 + card, 4)


@rule("K-4.9.2")
def test_the_2_is_worth_more_on_own_ground_and_no_other_card_is() -> None:
    for card, worth in ((1, 1), (2, 3), (3, 3), (4, 4), (5, 5)):
        match = wurttemberg([], [card], garrisons=["wurttemberg"])
        play(match, f"austria: play {card} for wurttemberg")
        assert result(match) == (4, 5 + worth)


@rule("K-4.9.2")
def test_the_3_and_no_other_card_may_be_played_face_up_to_turn_a_card() -> None:
    match = wurttemberg([5], [1, 2, 3, 4, 5])
    play(match, "france: play 5 for wurttemberg")
    assert [text for text in options(match, "austria") if text.startswith("reveal")] == ["reveal 3 for wurttemberg"]
    play(match, "austria: reveal 3 for wurttemberg")
    until(match, ("austria", "card"))
    assert happened(match, "turned_up") == [(2, 1, place("wurttemberg"), 5)]


@rule("K-4.9.2")
def test_a_pair_of_4s_and_of_no_other_card_adds_1() -> None:
    for card in (1, 2, 3, 4, 5):
        match = wurttemberg([card, card], [])
        play(match, f"france: play {card} for wurttemberg", f"france: play {card} for wurttemberg")
        assert result(match) == (4 + 2 * card + (card == 4), 4)


@rule("K-4.9.2")
def test_the_5_and_no_other_card_costs_morale_when_its_side_loses() -> None:
    for card in (1, 2, 3, 4, 5):
        match = wurttemberg([card], [5, 5] if card < 5 else [5] * 3)
        play(match, f"france: play {card} for wurttemberg", "austria: play 5 for wurttemberg")
        play(match, "austria: play 5 for wurttemberg")
        until(match, ("france", "beaten"))
        play(match, "france: off board")
        assert power(match, "france")["morale"] == 5 - 1 - (card == 5)
        assert power(match, "austria")["morale"] == 5 - 2  # the winner's 5s cost nothing more


@rule("K-4.9.4", "K-4.9.5", "K-R-37")
@pytest.mark.parametrize("name", POWERS)
def test_the_hand_limit_holds_at_the_end_of_an_action_and_not_during_it(name: str) -> None:
    limit = LIMIT[name]
    hand = ([1] * 5 + [2] * 5)[:limit] if name == "france" else [1, 1, 1, 2, 2, 2]
    everybody = {one.id: 0 for one in EMPIRE.homes(name)}
    pawns = {"britain": 3, "france": 7, "austria": 4, "prussia": 3, "russia": 4, "ottoman": 3}[name]
    force = {"generals": dict(list(everybody.items())[:pawns]), "money": 3, "morale": 15, "hand": hand}
    match = position(power=name, action="mobilisation", deck=[5, 4, 3], powers={name: force})
    for bought in (1, 2, 3):
        play(match, f"{name}: buy card")
        assert power(match, name)["cards"] == limit + bought
    assert asked(match) == [(name, "surplus")]
    assert options(match, name) == [f"discard {card}" for card in (1, 2, 3, 4, 5)]  # the owner chooses
    for card in (1, 4, 2):
        play(match, f"{name}: discard {card}")
    assert match.view()["discards"] == [1, 4, 2]
    assert power(match, name)["cards"] == limit
    assert asked(match) != [(name, "surplus")]


@rule("K-4.9.4", "K-R-37")
def test_the_hand_limit_holds_after_leadership_too_but_for_france_only_after_napoleons_move() -> None:
    match = position(power="austria", action="leadership", powers={"austria": {"hand": [1, 1, 1, 2, 2, 2]}})
    play(match, "austria: card")
    assert asked(match) == [("austria", "surplus")]
    france = {"hand": [1] * 5 + [2] * 5, "generals": {"paris": 0}, "named": "paris"}
    match = position(power="france", action="leadership", powers={"france": france})
    play(match, "france: card")
    assert ("france", "surplus") not in asked(match)
    until(match, ("france", "move"))  # Napoleon's Move
    assert power(match, "france")["cards"] == 11
    play(match, "france: end")
    assert asked(match) == [("france", "surplus")]


@rule("K-4.9.6", "K-R-71")
def test_each_power_has_its_own_hand_and_nobody_else_sees_it() -> None:
    match = play(set_up(), "france: napoleon lorraine")
    for name in POWERS:
        seen = match.view(name)["powers"]
        assert [other for other in POWERS if "hand" in seen[other]] == [name]
        assert [seen[other]["cards"] for other in POWERS] == [3, 5, 3, 3, 3, 2]
    assert not [other for other in POWERS if "hand" in match.view(None)["powers"][other]]
    hands = {name: power(match, name)["hand"] for name in POWERS}
    play(match, "britain: drill")
    assert {name: power(match, name)["hand"] for name in POWERS[1:]} == {name: hands[name] for name in POWERS[1:]}
    # the same table with other cards in the hands of others looks the same
    one = position(
        power="britain", action="drill", deck=[1], powers={"austria": {"hand": [1, 2]}, "france": {"hand": [5]}}
    )
    two = position(
        power="britain", action="drill", deck=[1], powers={"austria": {"hand": [4, 4]}, "france": {"hand": [5]}}
    )
    for seat in ("france", "britain", "ottoman", None):
        assert one.view(seat) == two.view(seat)
    assert one.view("austria") != two.view("austria")


@rule("K-D-05", "K-4.9.4", "K-R-19")
def test_all_hands_full_leave_no_card_to_draw() -> None:
    hands = {
        "britain": [1] * 6,
        "france": [1, 1, *[2] * 8],
        "austria": [3] * 6,
        "prussia": [3, 3, 4, 4, 4, 4],
        "russia": [4, 4, 4, 4, 5, 5],
        "ottoman": [5] * 6,
    }
    powers: dict[str, dict[str, Any]] = {name: {"hand": hand} for name, hand in hands.items()}
    powers["prussia"] |= {"money": 3, "generals": {"berlin": 0}}
    match = position(power="britain", action="drill", powers=powers)
    assert sum(power(match, name)["cards"] for name in POWERS) == 40
    assert (match.view()["deck"], match.view()["discards"]) == (0, [])
    assert asked(match) == [("russia", "leadership")]  # GB's Drill has no card: no draw, no discard
    assert power(match, "britain")["hand"] == [1] * 6
    assert "card" not in options(match, "russia")
    play(match, "russia: decline")
    assert asked(match) == [("prussia", "purchase")]
    assert "buy card" not in options(match, "prussia")
    play(match, "prussia: done")
    assert happened(match, "no_card") == [(3,), (3,)]  # the free cards for two Generals off board are forfeited
    assert power(match, "prussia")["hand"] == hands["prussia"]


# -- 4.10 Arbiter


@rule("K-4.10.1")
@pytest.mark.parametrize("name", POWERS)
def test_the_mover_names_another_power_as_arbiter_before_moving(name: str) -> None:
    for generals in ({}, {EMPIRE.capital(name).id: 0}):
        match = position(power=name, action="movement", powers={name: {"generals": generals}})
        assert asked(match) == [(name, "arbiter")]
        assert all(text.startswith("arbiter ") for text in options(match, name))  # no declining, no moving before it
        assert f"arbiter {name}" not in options(match, name)


@rule("K-4.10.2")
def test_the_arbiter_is_not_in_the_same_coalition() -> None:
    statuses = {"austria": "british", "prussia": "french", "russia": "neutral", "ottoman": "expansionist"}
    powers = {name: {"status": status} for name, status in statuses.items()}
    expected = {
        "britain": {"france", "prussia", "russia", "ottoman"},
        "austria": {"france", "prussia", "russia", "ottoman"},
        "france": {"britain", "austria", "russia", "ottoman"},
        "prussia": {"britain", "austria", "russia", "ottoman"},
        "russia": {"britain", "france", "austria", "prussia", "ottoman"},
        "ottoman": {"britain", "france", "austria", "prussia", "russia"},
    }
    for name, eligible in expected.items():
        match = position(power=name, action="movement", powers=powers)
        assert {text.split()[1] for text in options(match, name)} == eligible


@rule("K-4.10.3", "K-4.10.4")
def test_the_arbiter_cannot_refuse_to_be_it_but_may_refuse_the_second_and_third_turn() -> None:
    powers = {"austria": {"generals": {"wien": 0}}, "france": {"morale": 2}}
    match = position(power="austria", action="movement", powers=powers)
    play(match, "austria: arbiter france")
    assert asked(match) == [("austria", "move")]  # FR was not asked
    assert options(match, "france") == []
    assert power(match, "france")["morale"] == 3
    play(match, "austria: end", "austria: request")
    assert options(match, "france") == ["grant", "refuse"]
    refused = match.clone()
    play(refused, "france: refuse")
    assert power(refused, "france")["morale"] == 3
    assert refused.view()["turn"] == 3  # the action is over
    play(match, "france: grant")
    assert power(match, "france")["morale"] == 5
    play(match, "austria: march wien > bavaria", "austria: request")
    assert options(match, "france") == ["grant", "refuse"]
    refused = match.clone()
    play(refused, "france: refuse")
    assert power(refused, "france")["morale"] == 5
    play(match, "france: grant")
    assert power(match, "france")["morale"] == 8  # 1 + 2 + 3
    assert asked(match) == [("austria", "move")]
