"""The result of a battle in all games: losses, new cards, and the draw."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.coalitions.table import asked, happened, options, play, power
from tests.conformance.coalitions.war import results, stack
from tests.conformance.family.stage import Stage
from tests.conformance.family.war import (
    GENERALS,
    TOKENS,
    Powers,
    attack,
    garrisons,
    generals,
    seen,
    track,
)
from tests.conformance.rule import rule

INTO_BAVARIA = "march wurttemberg > bavaria"
DECK = {  # value to number of cards: the common deck, or that of each Power of Realpolitik
    "coalitions": {1: 8, 2: 8, 3: 8, 4: 8, 5: 8},
    "realpolitik": {1: 2, 2: 3, 3: 3, 4: 3, 5: 2},
    "raison_detat": {1: 8, 2: 12, 3: 12, 4: 12, 5: 8},
}


def without(stage: Stage, *taken: int) -> list[int]:
    """A whole deck less these cards."""
    return [value for value, count in DECK[stage.game].items() for _ in range(count - taken.count(value))]


# -- always


@rule("K-8.4.1", "K-R-71", "RP-9.6.1", "RP-9.6.4", "RP-R-13", "RD-10.7.1", "RD-10.7.4")
def test_all_cards_are_revealed_at_the_same_time_and_discarded_face_up(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1}, "morale": 5, "hand": [5]},
        "austria": {"generals": {"bavaria": 2, "wien": 1}, "morale": 5, "hand": [2, 4, 5]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "austria: support wien", "france: play 5 for bavaria")
    play(m, "austria: play 4 for bavaria", "austria: play 5 for wien")
    assert happened(m, "stack") == [], "Austria might play once more"
    assert stack(m, "austria", "france", "bavaria")["cards"] == [None]
    play(m, "austria: pass")
    kinds = [event.kind for event in m.events()]
    first = kinds.index("stack")
    assert kinds[first : first + 4] == ["stack", "stack", "stack", "result"]
    assert [args[2:] for args in happened(m, "stack")] == [((5,), 5), ((4,), 4), ((5,), 5)]
    if stage.game == "realpolitik":
        assert (seen(m, "france")["discards"], seen(m, "austria")["discards"]) == ([5], [4, 5]), "each to its own pile"
    else:
        assert m.view(None)["discards"] == [5, 4, 5]


@rule("K-8.4.2", "K-8.4.3", "RP-9.6.2", "RP-9.6.3", "RD-10.7.2", "RD-10.7.3")
@pytest.mark.parametrize(("last", "result"), [(1, (16, 15, 0)), (2, (16, 16, -1)), (5, (16, 19, 1))])
def test_the_higher_final_strength_wins_and_equal_strength_is_a_draw(
    stage: Stage, last: int, result: tuple[int, ...]
) -> None:
    """France 3, a pair of 4s 9, its supporter 4; Austria and the rival 6, two 4s in two stacks, and one card more."""
    rival = stage.rival
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 2, "hesse": 1}, "morale": 9, "hand": [4, 4, 4]},
        "austria": {"generals": {"bavaria": 2, "wien": 1}, "morale": 9, "hand": [last, 4, 4]},
        rival: {"generals": {"bavaria": 2}},
    }
    m = attack(stage, INTO_BAVARIA, pairs=[("austria", rival)], powers=powers)
    play(m, "france: support hesse", "austria: support wien", "france: play 4 for bavaria")
    play(m, "austria: play 4 for bavaria", "france: play 4 for hesse", "austria: play 4 for wien")
    play(m, "france: play 4 for bavaria", f"austria: play {last} for bavaria")
    assert results(m) == [result]


@rule("K-8.4.4", "K-8.4.8", "RP-9.6.5", "RP-9.6.8", "RP-R-67", "RP-9.9.6", "RP-9.7.5", "RD-10.8.1", "RD-10.8.3")
@rule("RD-10.11.5")
@pytest.mark.parametrize(("defence", "winner"), [(1, 0), (2, -1), (3, 1)])
def test_every_general_that_took_part_loses_one_troop_in_any_case(stage: Stage, defence: int, winner: int) -> None:
    """Supporters of both sides too; who has none loses none; who did not take part keeps all."""
    rival = stage.rival
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 2, "hesse": 3, "paris": 2}},
        "austria": {"generals": {"bavaria": defence - 1, "wien": 2, "tyrol": 3}},
        rival: {"generals": {"bavaria": 0}},
    }
    m = attack(stage, INTO_BAVARIA, pairs=[("austria", rival)], powers=powers)
    play(m, "france: support hesse", "austria: support wien", "austria: done")
    assert results(m) == [(3, 1 + defence, winner)]
    assert generals(m)["france"]["hesse"] == 2
    assert generals(m)["france"]["paris"] == 2
    assert generals(m)["austria"]["wien"] == 1
    assert generals(m)["austria"]["tyrol"] == 3
    if winner == 0:
        assert generals(m)["france"]["bavaria"] == 1
    if winner == 1:
        assert generals(m)["austria"]["bavaria"] == defence - 2
        assert generals(m)[rival] == {"bavaria": 0}
    for name in ("france", "austria"):
        assert seen(m, name)["stock"] == TOKENS[stage.game][name] - sum(generals(m)[name].values())


@rule("K-8.4.5", "K-8.5.1", "RP-9.6.9", "RP-9.7.1", "RP-R-76", "RD-10.9.1", "RD-10.11.4")
@pytest.mark.parametrize("troops", [0, 2])
def test_a_garrison_loses_nothing_in_a_defence_or_a_draw(stage: Stage, troops: int) -> None:
    """It stays, and so do the Generals beside it."""
    powers: Powers = {
        "france": {"generals": {"wurttemberg": troops}},
        "austria": {"generals": {"bavaria": 1}, "garrisons": ["bavaria"]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    assert results(m) == [(1 + troops, 3, 1 if not troops else -1)]
    assert garrisons(m) == {"bavaria": "austria"}
    assert generals(m)["austria"] == {"bavaria": 0}


@rule("K-8.4.6", "K-R-33", "RP-9.6.6", "RP-R-69", "RP-R-64", "RP-14.2.5", "RD-10.8.2", "RD-R-60", "RD-R-57")
@pytest.mark.parametrize(("troops", "card", "winner"), [(1, 5, 1), (2, 5, 0)])
def test_each_power_that_played_draws_one_card(stage: Stage, troops: int, card: int, winner: int) -> None:
    """Once, however many cards it played, in victory and defeat; not if it only passed or supported."""
    friend = stage.friend
    powers: Powers = {
        "france": {"generals": {"wurttemberg": troops}, "morale": 5, "hand": [4] * troops},
        friend: {"generals": {"hesse": 1}, "morale": 5, "hand": [5]},
        "austria": {"generals": {"bavaria": 1, "wien": 0}, "morale": 5, "hand": [card]},
    }
    m = attack(stage, INTO_BAVARIA, pairs=[("france", friend)], powers=powers)
    play(m, f"{friend}: support hesse", "france: play 4 for bavaria", f"austria: play {card} for bavaria")
    play(m, f"{friend}: pass")
    while asked(m) == [("france", "card")]:
        play(m, "france: play 4 for bavaria")
    assert results(m)[0][2] == winner
    assert [m.seats[who] for who, _ in happened(m, "draw")] == ["france", "austria"]
    assert track(m, "cards") == {"france": 1, "austria": 1, friend: 1}
    known = [event.secret for event in m.events("austria") if event.kind == "draw"]
    assert known == [(), (power(m, "austria")["hand"][0],)], "each sees its own card only"


@rule("K-8.4.6", "RP-9.6.6", "RD-R-57", "RD-10.8.2")
def test_a_draw_of_the_battle_gives_new_cards_too(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1}, "morale": 5, "hand": [4]},
        "austria": {"generals": {"bavaria": 1}, "morale": 5, "hand": [4]},
    }
    m = attack(stage, INTO_BAVARIA, powers=powers)
    play(m, "france: play 4 for bavaria", "austria: play 4 for bavaria")
    assert results(m) == [(6, 6, -1)]
    assert track(m, "cards") == {"france": 1, "austria": 1}


@rule("K-8.4.7", "K-R-19", "K-R-28", "FAM-3.2", "FAM-3.3", "RP-5.9.3", "RP-9.6.4", "RP-5.9.6", "RP-R-12", "RP-R-13")
@rule("RP-R-58", "RD-10.8.4", "RD-R-61", "RD-R-11", "RD-3.4.14", "RD-10.7.4")
def test_played_cards_are_discarded_before_new_ones_are_drawn(stage: Stage) -> None:
    """One card is left in the deck; when it is drawn, the reshuffled pile holds the cards just played."""
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 1}, "morale": 5, "hand": [5]},
        "austria": {"generals": {"bavaria": 1}, "morale": 5, "hand": [4]},
    }
    fields: dict[str, Any] = {}
    if stage.game == "realpolitik":
        powers["france"] |= {"deck": [3], "discards": without(stage, 5, 3)}
        powers["austria"] |= {"deck": [2], "discards": without(stage, 4, 2)}
    else:
        fields = {"deck": [3, 2], "discards": without(stage, 5, 4, 3, 2)}
    m = attack(stage, INTO_BAVARIA, powers=powers, **fields)
    play(m, "france: play 5 for bavaria", "austria: play 4 for bavaria")
    assert (power(m, "france")["hand"], power(m, "austria")["hand"]) == ([3], [2])
    if stage.game == "realpolitik":
        order = [m.seats.index(name) for name in ("france", "austria")]
        powers_of = [m.definition.map.power_of[m.seats[seat]] for seat in order]  # type: ignore[attr-defined]
        assert happened(m, "own_reshuffle") == [(who, 12) for who in powers_of]
        assert [seen(m, name)["deck"] for name in ("france", "austria")] == [12, 12]
    else:
        whole = sum(DECK[stage.game].values())
        assert happened(m, "reshuffle") == [(whole - 2,)]
        assert (m.view()["deck"], m.view()["discards"]) == (whole - 2, [])
    assert m.check() == []


# -- draw


@rule("K-8.5.1", "K-8.5.2", "K-8.5.3", "K-R-74", "RP-9.7.1", "RP-9.7.2", "RP-9.7.3", "RP-9.7.4", "RP-R-63")
@rule("RP-14.1.26", "RP-DX-06", "RD-10.9.1", "RD-10.9.2", "RD-10.9.3", "RD-R-57")
def test_after_a_draw_the_defender_stays_and_the_attacker_withdraws_or_goes_off_board(stage: Stage) -> None:
    powers: Powers = {
        "france": {"generals": {"wurttemberg": 3}, "garrisons": ["hesse"]},
        "austria": {"garrisons": ["bavaria"]},
    }
    m = attack(stage, INTO_BAVARIA, fortresses=["bavaria"], powers=powers)
    assert results(m) == [(4, 4, -1)]
    assert asked(m) == [("france", "withdraw")]
    assert options(m, "france") == ["withdraw bavaria > hesse", "withdraw bavaria > off"]
    off = play(m.clone(), "france: withdraw bavaria > off")
    assert "france" not in generals(off)
    assert seen(off, "france")["stock"] == TOKENS[stage.game]["france"] - 1, "all his Troops are lost"
    assert seen(off, "france")["off_board"] == GENERALS[stage.game]["france"]
    play(m, "france: withdraw bavaria > hesse")
    assert generals(m)["france"] == {"hesse": 2}
    assert garrisons(m) == {"hesse": "france", "bavaria": "austria"}
    assert track(m, "influence") == {}
    assert happened(m, "prestige") == []
    assert asked(m) == [("france", "request")]


@rule("K-8.5.2", "RP-DX-05", "RP-9.7.2", "RD-10.9.2")
def test_a_general_without_troops_draws_with_a_garrison(stage: Stage) -> None:
    powers: Powers = {"france": {"generals": {"wurttemberg": 0}}, "austria": {"garrisons": ["bavaria"]}}
    m = attack(stage, INTO_BAVARIA, powers=powers)
    assert results(m) == [(1, 1, -1)]
    assert asked(m) == [("france", "withdraw")]
    assert track(m, "influence") == {}
