"""Abilities of Battle cards in all games: the same abilities on different values."""

from __future__ import annotations

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, happened, options, play, power
from tests.conformance.coalitions.war import results, stack
from tests.conformance.family.stage import Stage
from tests.conformance.family.war import RD, RP, K, Powers, attack, seen
from tests.conformance.rule import rule

INTO_BAVARIA = "march wurttemberg > bavaria"
REVEAL = {"coalitions": 3, "realpolitik": 3, "raison_detat": 2}
DISCARD = {"realpolitik": 1, "raison_detat": 3}
PLAIN = {"coalitions": 1, "realpolitik": 2, "raison_detat": 1}  # a low value that adds only itself on nobody's ground
SEATS = ("france", "austria")

striking = pytest.mark.parametrize("stage", [RP, RD], ids=["realpolitik", "raison_detat"], indirect=True)
with_own_ground = pytest.mark.parametrize("stage", [K, RP], ids=["coalitions", "realpolitik"], indirect=True)


def duel(stage: Stage, french: list[int], austrian: list[int]) -> Match:
    """Bavaria: a French and an Austrian General, supported from Hesse and Wien; 3 Troops and Morale 9 each."""
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3, "hesse": 3}, "morale": 9, "hand": french},
        "austria": {"generals": {"bavaria": 3, "wien": 3}, "morale": 9, "hand": austrian},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    return play(m, "france: support hesse", "austria: support wien")


def up(m: Match, owner: str, place: str) -> list[int | None]:
    """What a spectator sees of a stack."""
    found: list[int | None] = stack(m, None, owner, place)["cards"]
    return found


def thrown(m: Match, stage: Stage, name: str) -> list[int]:
    """The discard pile that takes a Power's cards: its own in Realpolitik."""
    found: list[int] = seen(m, name)["discards"] if stage.game == "realpolitik" else m.view(None)["discards"]
    return found


# -- reveal


@rule("K-8.3.14", "K-8.3.17", "K-R-17", "FAM-3.17", "RP-9.4.15", "RP-9.5.6", "RP-9.5.7", "RP-R-54", "RP-R-57")
@rule("RD-10.6.1", "RD-10.6.2", "RD-10.6.4", "RD-R-53", "RD-10.4.8")
def test_the_revealing_card_is_played_face_up_only_with_a_target(stage: Stage) -> None:
    r = REVEAL[stage.game]
    m = duel(stage, [r, 4, 5], [r, r, 4, 5])
    assert options(m, "france") == [f"play {c} for bavaria" for c in (r, 4, 5)] + ["pass"], "nothing is in play yet"
    forbidden(m, "france", f"reveal {r} for bavaria", "reveal 4 for bavaria", "reveal 5 for bavaria")
    play(m, "france: play 4 for bavaria")
    assert options(m, "austria") == [
        f"play {r} for bavaria",
        f"reveal {r} for bavaria",
        "play 4 for bavaria",
        "play 5 for bavaria",
        "pass",
    ], "4 and 5 are never played face up"
    play(m, f"austria: play {r} for bavaria")
    assert asked(m) == [("france", "card")], "face down it has no ability"
    assert up(m, "france", "bavaria") == [None]
    assert up(m, "austria", "bavaria") == [None]


@rule("K-8.3.17", "K-R-17", "K-R-71", "RP-5.9.5", "RP-9.5.6", "RP-R-54", "RP-14.1.24", "RD-10.6.2", "RD-10.6.4")
@rule("RD-R-53")
def test_it_turns_up_one_card_of_an_opponent_for_all_to_see(stage: Stage) -> None:
    """The target is chosen unseen among all face-down cards of the other side, supporters included."""
    r, plain = REVEAL[stage.game], PLAIN[stage.game]
    m = duel(stage, [4, 5, r], [plain, 4, r])
    play(m, "france: play 4 for bavaria", f"austria: play {plain} for bavaria", "france: play 5 for hesse")
    play(m, f"austria: reveal {r} for wien")
    assert asked(m) == [("austria", "target")]
    assert options(m, "austria") == ["turn up france bavaria 1", "turn up france hesse 1"]
    forbidden(m, "austria", "turn up austria bavaria 1", "pass")
    assert up(m, "austria", "wien") == [r], "the card itself lies face up"
    play(m, "austria: turn up france hesse 1")
    assert up(m, "france", "hesse") == [5]
    assert up(m, "france", "bavaria") == [None]
    assert seen(m, "austria")["morale"] == 7, "1 for each card, face up or face down"
    # second cycle: France's card finds the Austrian one in Bavaria, not that in Wien, which is face up already
    play(m, f"france: reveal {r} for bavaria")
    assert up(m, "austria", "bavaria") == [plain]
    play(m, "austria: pass")
    # a revealed card and a revealing card keep their values
    assert results(m) == [(4 + 4 + 5 + r, 4 + plain + r, 0)]


@rule("K-8.3.17", "K-R-17", "RP-R-54", "RP-R-57", "RD-10.6.4", "RD-10.6.6", "RD-R-53")
def test_a_face_up_card_is_no_target_and_a_card_turned_up_uses_no_ability(stage: Stage) -> None:
    r = REVEAL[stage.game]
    m = duel(stage, [r, r, r], [r, r, 4])
    play(m, f"france: play {r} for bavaria", f"austria: reveal {r} for bavaria")
    assert asked(m) == [("france", "card")], "the French card was turned up and does nothing now"
    assert options(m, "france") == [f"play {r} for hesse", "pass"], "the only Austrian card is face up already"
    forbidden(m, "france", f"reveal {r} for hesse")
    play(m, "france: pass", "austria: pass")
    assert results(m) == [(4 + r, 4 + r, -1)]
    assert len(happened(m, "turned_up")) == 1


# -- discard


@rule("RP-9.5.2", "RP-9.5.4", "RP-9.4.15", "RP-R-52", "RP-R-57", "RD-10.6.1", "RD-10.6.3", "RD-10.6.4", "RD-R-53")
@striking
def test_the_discarding_card_is_played_face_up_only_with_a_target(stage: Stage) -> None:
    d = DISCARD[stage.game]
    m = duel(stage, [d, 4], [d, d, 4])
    assert options(m, "france") == [f"play {d} for bavaria", "play 4 for bavaria", "pass"]
    forbidden(m, "france", f"strike {d} for bavaria", "strike 4 for bavaria")
    play(m, "france: play 4 for bavaria")
    face_up = [f"play {d} for bavaria", f"strike {d} for bavaria", "play 4 for bavaria", "pass"]
    assert options(m, "austria") == face_up
    play(m, f"austria: play {d} for bavaria")
    assert asked(m) == [("france", "card")], "face down it has no ability"
    assert (up(m, "france", "bavaria"), happened(m, "struck_out")) == ([None], [])


@rule("RP-9.5.2", "RP-9.5.3", "RP-5.9.5", "RP-R-52", "RP-R-13", "RD-10.6.3", "RD-10.6.4", "RD-10.6.5", "RD-R-53")
@striking
def test_it_discards_one_card_of_an_opponent_face_up_without_a_refund(stage: Stage) -> None:
    """The Troop stays used; the cards of supporters are targets too; the discarding card still counts itself."""
    d = DISCARD[stage.game]
    m = duel(stage, [5, 4, 4], [d, 4])
    play(m, "france: play 5 for bavaria", "austria: play 4 for bavaria", "france: play 4 for hesse")
    play(m, f"austria: strike {d} for wien")
    assert asked(m) == [("austria", "target")]
    assert options(m, "austria") == ["strike out france bavaria 1", "strike out france hesse 1"]
    forbidden(m, "austria", "strike out austria bavaria 1", "pass")
    play(m, "austria: strike out france bavaria 1")
    assert up(m, "france", "bavaria") == []
    assert thrown(m, stage, "france") == [5], "face up on the pile of its owner, at once"
    assert (seen(m, "france")["morale"], seen(m, "austria")["morale"]) == (7, 7)
    assert stack(m, None, "france", "bavaria")["limit"] == 2, "two Troops are left to play for"
    play(m, "france: play 4 for bavaria")
    assert results(m) == [(4 + 4 + 4, 4 + 4 + d, 0)]


@rule("RP-9.5.3", "RP-R-52", "RD-10.6.5", "RD-R-53")
@striking
@pytest.mark.parametrize("troops", [1, 2])
def test_the_troop_of_a_discarded_card_stays_used(stage: Stage, troops: int) -> None:
    d = DISCARD[stage.game]
    powers: Powers = {
        "france": {"generals": {"wurttemberg": troops}, "morale": 9, "hand": [4, 4, 5]},
        "austria": {"generals": {"bavaria": 3}, "morale": 9, "hand": [d]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: play 5 for bavaria", f"austria: strike {d} for bavaria")
    if troops == 2:
        play(m, "france: play 4 for bavaria")
    assert results(m)[0][:2] == ({1: 2, 2: 3 + 4}[troops], 4 + d), "the hand holds more, but nothing more is asked"
    assert len(happened(m, "card_down")) == troops


@rule("RP-R-52", "RD-10.6.4", "RD-R-53")
@striking
def test_a_face_up_card_may_be_discarded_and_its_ability_stays_used(stage: Stage) -> None:
    """Austria reveals the French 5; France discards the revealing card; the 5 stays face up."""
    d, r = DISCARD[stage.game], REVEAL[stage.game]
    m = duel(stage, [5, d], [r, 4])
    play(m, "france: play 5 for bavaria", f"austria: reveal {r} for bavaria")
    assert f"strike {d} for hesse" in options(m, "france"), "the only Austrian card is face up"
    play(m, f"france: strike {d} for hesse")
    assert (up(m, "france", "bavaria"), up(m, "austria", "bavaria")) == ([5], [])
    play(m, "austria: pass")
    assert results(m) == [(4 + 5 + d, 4, 0)]


@rule("RP-9.5.3", "RP-9.6.10", "RP-9.6.6", "RP-R-52", "RP-R-56", "RP-DX-24", "RD-10.6.5", "RD-10.6.8", "RD-R-53")
@rule("RD-R-54", "RD-10.8.2")
@striking
def test_a_discarded_card_counts_for_nothing_but_was_played(stage: Stage) -> None:
    """Austria's only card, a 5, is discarded: it costs no more Morale in the defeat, and Austria draws a card."""
    d = DISCARD[stage.game]
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}, "morale": 9, "hand": [4, d]},
        "austria": {"generals": {"bavaria": 1, "wien": 0}, "morale": 9, "hand": [5]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: play 4 for bavaria", "austria: play 5 for bavaria", f"france: strike {d} for bavaria")
    assert results(m) == [(4 + 4 + d, 2, 0)]
    assert seen(m, "austria")["morale"] == 8, "1 for playing it, none for the defeat"
    assert [m.seats[who] for who, _ in happened(m, "draw")] == ["france", "austria"]
    assert seen(m, "austria")["cards"] == 1


@rule("RP-R-52", "RP-9.5.8", "RD-R-53", "RD-10.6.7")
@striking
def test_a_discarded_card_makes_no_pair(stage: Stage) -> None:
    d = DISCARD[stage.game]
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}, "morale": 9, "hand": [4, 4]},
        "austria": {"generals": {"bavaria": 3}, "morale": 9, "hand": [d, 5]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: play 4 for bavaria", "austria: play 5 for bavaria", "france: play 4 for bavaria")
    play(m, f"austria: strike {d} for bavaria", "austria: strike out france bavaria 2")
    assert results(m) == [(4 + 4, 4 + 5 + d, 1)]


# -- own ground


@rule("K-8.3.16", "K-R-15", "K-8.3.20", "FAM-D.9", "RP-5.9.5", "RP-9.5.5", "RP-9.5.10", "RP-R-53")
@with_own_ground
@pytest.mark.parametrize(("holder", "austrian"), [("nobody", 2), ("austria", 3), ("rival", 2)])
def test_a_2_counts_3_where_its_power_controls(stage: Stage, holder: str, austrian: int) -> None:
    """Not where an Ally does; the bonus is counted at the reveal only."""
    rival = stage.rival
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1}, "morale": 5, "hand": [2]},
        "austria": {"generals": {"bavaria": 1}, "morale": 5, "hand": [2]},
        rival: {},
    }
    if holder != "nobody":
        powers["austria" if holder == "austria" else rival]["garrisons"] = ["bavaria"]
    guard = 0 if holder == "nobody" else 1
    m = attack(stage, INTO_BAVARIA, pairs=[("austria", rival)], powers=powers)
    play(m, "france: play 2 for bavaria")
    assert m.view()["battle"]["strength"] == [2, 2 + guard]
    play(m, "austria: play 2 for bavaria")
    assert results(m)[0][:2] == (4, 2 + guard + austrian)


@rule("K-8.3.16", "K-R-15", "RP-9.5.5", "RP-R-53")
@with_own_ground
def test_a_2_counts_3_for_an_attacker_and_a_supporter_on_own_ground(stage: Stage) -> None:
    """Austria attacks an invader in its own Tyrol; then it supports in a Territory that it controls."""
    powers: Powers = {
        "austria": {"generals": {"bavaria": 1}, "morale": 5, "hand": [2]},
        "france": {"generals": {"tyrol": 1}, "morale": 5, "hand": [2]},
    }
    m = attack(stage, "march bavaria > tyrol", mover="austria", powers=powers)
    play(m, "austria: play 2 for tyrol", "france: play 2 for tyrol")
    assert results(m) == [(5, 4, 0)]
    powers = {
        "france": {"generals": {"bavaria": 1}},
        "austria": {"generals": {"wien": 1}, "garrisons": ["tyrol"], "morale": 5, "hand": [2]},
    }
    m = attack(stage, "march bavaria > tyrol", powers=powers)
    play(m, "austria: support wien", "austria: play 2 for wien")
    assert results(m) == [(2, 4, 1)]


@rule("RD-10.6.9", "RD-10.6.2", "RD-5.11.4")
@pytest.mark.parametrize("stage", [RD], ids=["raison_detat"], indirect=True)
def test_a_2_is_worth_2_and_a_1_is_worth_1_on_own_ground_in_raison_detat(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}},
        "austria": {"generals": {"bavaria": 2}, "garrisons": ["bavaria"], "morale": 5, "hand": [1, 2]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    assert options(m, "austria") == ["play 1 for bavaria", "play 2 for bavaria", "pass"]
    play(m, "austria: play 1 for bavaria", "austria: play 2 for bavaria")
    assert results(m) == [(4, 4 + 3, 1)]


# -- pairs


@rule("K-8.3.18", "K-R-16", "K-8.3.20", "K-8.4.2", "RP-5.9.5", "RP-9.5.8", "RP-9.5.9", "RP-9.5.10", "RP-R-55")
@rule("RP-DX-17", "RP-9.6.2", "RD-10.6.7", "RD-R-03", "RD-R-54", "RD-10.7.2")
@pytest.mark.parametrize(
    ("on_the_field", "supporting", "strength"),
    [
        ([4], [], 4),
        ([4, 4], [], 9),
        ([4, 4, 4], [], 13),
        ([4], [4], 8),  # cards in different stacks do not pair
        ([4, 4], [4], 13),
        ([4, 5, 4], [], 14),
        ([5, 5], [], 10),  # only 4s pair
    ],
)
def test_pairs_of_4_in_one_stack(stage: Stage, on_the_field: list[int], supporting: list[int], strength: int) -> None:
    generals = {"wurttemberg": len(on_the_field), "hesse": len(supporting)}
    powers: Powers = {
        "france": {"generals": generals, "morale": 9, "hand": on_the_field + supporting},
        "austria": {"generals": {"bavaria": 3}},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    if supporting:
        play(m, "france: support hesse")
    to_play = {"bavaria": list(on_the_field), "hesse": list(supporting)}
    while asked(m) == [("france", "card")]:
        place = options(m, "france")[0].rpartition(" for ")[2]
        play(m, f"france: play {to_play[place].pop(0)} for {place}")
    assert results(m)[0][0] == 1 + len(on_the_field) + strength


# -- costly defeat


@rule("K-8.3.19", "RP-5.9.5", "RP-9.5.11", "RP-9.9.7", "RP-R-56", "RP-9.5.10", "RP-9.5.12", "RD-10.6.8", "RD-R-54")
@pytest.mark.parametrize(("morale", "left"), [(9, 5), (3, 0), (2, 0)])
def test_each_5_of_the_losing_side_costs_1_more_morale(stage: Stage, morale: int, left: int) -> None:
    """Not below 0; the winner's 5 costs nothing more; the supporting Ally pays for its own 5 only."""
    friend, rival = stage.friend, stage.rival
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 2}, "morale": morale, "hand": [5, 5]},
        friend: {"generals": {"hesse": 1}, "morale": 7, "hand": [5]},
        "austria": {"generals": {"bavaria": 3}, "morale": 8, "hand": [4, 5, 5]},
        rival: {"generals": {"bavaria": 3}, "morale": 6, "hand": [1]},  # 7 as the Arbiter
    }
    m = attack(stage, INTO_BAVARIA, pairs=[("france", friend), ("austria", rival)], powers=powers)
    play(m, f"{friend}: support hesse", "france: play 5 for bavaria", "austria: play 5 for bavaria")
    play(m, f"{rival}: play 1 for bavaria", f"{friend}: play 5 for hesse", "france: play 5 for bavaria")
    play(m, "austria: play 5 for bavaria", "austria: pass")
    assert results(m) == [(18, 19, 1)]
    assert asked(m) == [("france", "beaten")]
    assert power(m, "france")["morale"] == morale - 2, "the penalty comes after the placing"
    play(m, "france: off board")
    assert [seen(m, name)["morale"] for name in ("france", friend, "austria", rival)] == [left, 7 - 2, 8 - 2, 7 - 1]


@rule("K-8.3.19", "K-8.5.3", "RP-9.5.12", "RD-10.9.3", "RD-R-57", "RD-R-54")
def test_in_a_draw_a_5_costs_nothing_more(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1}, "morale": 5, "hand": [5]},
        "austria": {"generals": {"bavaria": 1}, "morale": 5, "hand": [5]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: play 5 for bavaria", "austria: play 5 for bavaria", "france: withdraw bavaria > off")
    assert results(m) == [(7, 7, -1)]
    assert [seen(m, name)["morale"] for name in SEATS] == [4, 4]
