"""Chapter 8.4 and 8.5: the result of a battle, and the draw."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import POWERS, asked, happened, options, order, play, power, tracks
from tests.conformance.coalitions.war import attack, decline, results, silence, stack
from tests.conformance.rule import rule

# -- 8.4 result


@rule("K-8.4.1", "K-8.3.15", "K-S-4.4", "K-R-71")
def test_all_cards_are_revealed_at_the_same_time() -> None:
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 1}, "morale": 5, "hand": [5]},
            "austria": {"generals": {"wurttemberg": 2, "bavaria": 1}, "morale": 5, "hand": [1, 2, 4]},
        },
    )
    play(m, "austria: support bavaria", "france: play 5 for wurttemberg")
    play(m, "austria: play 4 for wurttemberg", "austria: play 2 for bavaria")
    assert happened(m, "stack") == [], "Austria might play once more"
    assert stack(m, "austria", "france", "wurttemberg")["cards"] == [None]
    assert stack(m, "france", "austria", "bavaria")["cards"] == [None]
    play(m, "austria: pass")
    kinds = [event.kind for event in m.events()]
    first = kinds.index("stack")
    assert kinds[first : first + 4] == ["stack", "stack", "stack", "result"]
    assert [args[2:] for args in happened(m, "stack")] == [((5,), 5), ((4,), 4), ((2,), 2)]
    assert asked(m) == [("france", "beaten")]
    for seat in (*POWERS, None):
        assert stack(m, seat, "france", "wurttemberg")["cards"] == [5]
        assert stack(m, seat, "austria", "wurttemberg")["cards"] == [4]
        assert stack(m, seat, "austria", "bavaria")["cards"] == [2]
        assert m.view(seat)["discards"] == [5, 4, 2]
    assert m.determinize("ottoman", Random(1)).check() == [], "nothing of it is unknown any more"


@rule("K-8.4.2", "K-8.4.3")
@pytest.mark.parametrize(
    ("austrian", "result"),
    [
        ([2, 4, 4], (16, 15, 0)),
        ([3, 4, 4], (16, 16, -1)),
        ([5, 4, 4], (16, 18, 1)),
    ],
)
def test_final_strength_is_basic_strength_cards_and_bonuses(austrian: list[int], result: tuple[int, ...]) -> None:
    """France 3, a pair of 4s 9, and 4 of its supporter; Austria and Russia 5 and the cards, two 4s in two stacks."""
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 2, "pfalz": 1}, "morale": 9, "hand": [4, 4, 4]},
            "austria": {"generals": {"wurttemberg": 2, "bavaria": 1}, "morale": 9, "hand": austrian},
            "russia": {"generals": {"wurttemberg": 1}},
        },
    )
    play(m, "france: support pfalz", "austria: support bavaria", "france: play 4 for wurttemberg")
    play(m, "austria: play 4 for wurttemberg", "france: play 4 for pfalz", "austria: play 4 for bavaria")
    play(m, "france: play 4 for wurttemberg", f"austria: play {austrian[0]} for wurttemberg")
    assert results(m) == [result]


@rule("K-8.4.4", "K-8.4.8")
@pytest.mark.parametrize(("defence", "winner"), [(1, 0), (2, -1), (3, 1)])
def test_every_general_that_took_part_loses_one_troop_in_any_case(defence: int, winner: int) -> None:
    """Supporters too; who has none loses none; who did not take part keeps all."""
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 2, "pfalz": 3, "paris": 2}},
            "austria": {"generals": {"wurttemberg": defence - 1, "bavaria": 2, "hesse": 3}},
            "russia": {"generals": {"wurttemberg": 0}},
        },
    )
    play(m, "france: support pfalz", "austria: support bavaria", "austria: done")
    assert results(m) == [(3, 1 + defence, winner)]
    lost = [(m.seats[p], n) for p, _, n, *_ in happened(m, "lost_troops")]
    first = [("france", 1), *([("austria", 1)] if defence > 1 else []), ("france", 1), ("austria", 1)]
    assert lost[: len(first)] == first
    seen = m.view()["powers"]
    assert seen["france"]["generals"]["pfalz"] == 2
    assert seen["france"]["generals"]["paris"] == 2
    assert seen["austria"]["generals"]["bavaria"] == 1
    assert seen["austria"]["generals"]["hesse"] == 3
    if winner == 0:
        assert seen["france"]["generals"]["wurttemberg"] == 1
    if winner == 1:
        assert seen["austria"]["generals"]["wurttemberg"] == defence - 2
    assert seen["france"]["stock"] == 49 - sum(seen["france"]["generals"].values())
    assert seen["austria"]["stock"] == 28 - sum(seen["austria"]["generals"].values())


@rule("K-8.4.5", "K-8.5.1")
@pytest.mark.parametrize("troops", [0, 2])
def test_a_garrison_loses_nothing_in_a_defence_or_a_draw(troops: int) -> None:
    """It stays, as the Generals beside it do."""
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": troops}},
            "austria": {"generals": {"wurttemberg": 1}, "garrisons": ["wurttemberg"]},
        },
    )
    assert results(m) == [(1 + troops, 3, 1 if not troops else -1)]
    assert m.view()["garrisons"] == {"wurttemberg": "austria"}
    assert power(m, "austria")["generals"] == {"wurttemberg": 0}


@rule("K-8.4.6", "K-R-33")
@pytest.mark.parametrize(("troops", "card", "winner"), [(1, 4, 1), (2, 3, -1), (3, 4, 0)])
def test_each_power_that_played_draws_one_card(troops: int, card: int, winner: int) -> None:
    """Once, however many cards it played, in victory, draw and defeat; not if it only passed or supported."""
    m = attack(
        "france",
        "march lorraine > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": troops}, "morale": 5, "hand": [1] * troops},
            "austria": {"generals": {"wurttemberg": 1, "wien": 0}, "morale": 5, "hand": [card]},
            "russia": {"generals": {"bavaria": 1}, "morale": 5, "hand": [5]},
            "britain": {"generals": {"hesse": 1}},
        },
    )
    play(m, "britain: support hesse", "russia: support bavaria", "france: play 1 for wurttemberg")
    play(m, f"austria: play {card} for wurttemberg", "russia: pass")
    while asked(m) == [("france", "card")]:
        play(m, "france: play 1 for wurttemberg")
    assert results(m)[0][2] == winner
    assert [m.seats[p] for p, _ in happened(m, "draw")] == ["france", "austria"], "in the Order of Powers"
    assert tracks(m, "cards") == {"britain": 0, "france": 1, "austria": 1, "prussia": 0, "russia": 1, "ottoman": 0}
    known = [event.secret for event in m.events("austria") if event.kind == "draw"]
    assert known[0] == ()
    assert known[1] == (power(m, "austria")["hand"][0],)


FULL_HANDS = {
    "britain": [1, 1, 2, 2, 2, 2],
    "france": [4, 4, 5, 5, 5, 5, 5, 5, 5, 5],
    "austria": [1, 1, 1, 1, 1, 1],
    "prussia": [2, 2, 2, 2, 3, 3],
    "russia": [3, 3, 3, 3, 3, 3],
    "ottoman": [4, 4, 4, 4, 4, 4],
}  # all 40 cards (K-D-05)


def last_cards(deck: list[int], discards: list[int], hands: dict[str, list[int]]) -> Match:
    """France and Austria play a 5 and a 1 in Wurttemberg, with these cards and no other in deck and discard pile."""
    powers: dict[str, dict[str, Any]] = {name: {"hand": cards} for name, cards in hands.items()}
    powers["france"] |= {"generals": {"lorraine": 1}, "morale": 5}
    powers["austria"] |= {"generals": {"wurttemberg": 1}, "morale": 5}
    m = attack("france", "march lorraine > wurttemberg", deck=deck, discards=discards, powers=powers)
    assert m.view()["deck"] == len(deck)
    return play(m, "france: play 5 for wurttemberg", "austria: play 1 for wurttemberg")


@rule("K-8.4.7", "K-R-19", "K-R-28", "K-D-05")
def test_played_cards_are_discarded_before_new_ones_are_drawn() -> None:
    """No card is left but those played: France and Austria draw them again, from a reshuffled discard pile."""
    m = last_cards([], [], FULL_HANDS)
    drawn_cards = []
    for name, card in (("france", 5), ("austria", 1)):
        hand = power(m, name)["hand"]
        before = FULL_HANDS[name].copy()
        before.remove(card)
        for known in before:
            hand.remove(known)
        drawn_cards += hand
    assert sorted(drawn_cards) == [1, 5]
    assert m.view()["deck"] == 0
    assert m.view()["discards"] == []
    steps = order(m, "result", "lost_troops", "reshuffle", "draw", "beaten")
    assert steps == ["result", "lost_troops", "lost_troops", "reshuffle", "draw", "draw"]


@rule("K-8.4.7", "K-R-19", "K-2.4.7")
def test_the_deck_runs_out_during_the_draws() -> None:
    """France takes the last card; the discard pile with the cards just played becomes the deck at that moment."""
    m = last_cards([2], [3], {**FULL_HANDS, "britain": [1, 1, 2, 2, 2], "russia": [3, 3, 3, 3, 3]})
    assert power(m, "france")["hand"] == [2, 4, 4, 5, 5, 5, 5, 5, 5, 5]
    assert happened(m, "reshuffle") == [(3,)]
    assert order(m, "draw", "reshuffle") == ["draw", "reshuffle", "draw"]
    assert len(power(m, "austria")["hand"]) == 6
    assert m.view()["deck"] == 2
    assert m.view()["discards"] == []
    assert m.check() == []


@rule("K-8.4.7", "K-R-19", "K-2.4.7")
def test_the_last_card_drawn_after_a_battle_reshuffles_at_once() -> None:
    """Two cards for two Powers; the discard pile does not wait for the next draw."""
    m = last_cards([2, 2], [3], {**FULL_HANDS, "britain": [1, 1, 2, 2], "russia": [3, 3, 3, 3, 3]})
    assert order(m, "draw", "reshuffle") == ["draw", "draw", "reshuffle"]
    assert m.view()["deck"] == 3
    assert m.view()["discards"] == []


# -- 8.5 draw


def drawn(mover: str, move: str, **fields: Any) -> Match:
    m = attack(mover, move, **fields)
    silence(decline(m, "support"))
    assert results(m)[-1][2] == -1
    return m


@rule("K-8.5.1", "K-8.5.2", "K-8.5.3", "K-R-25", "K-R-74", "K-S-4.6")
def test_after_a_draw_the_attacker_withdraws_to_the_nearest_own_territory() -> None:
    """Not back to Hesse, where he came from and which France does not control; his Troops go with him."""
    m = drawn(
        "france",
        "march hesse > wurttemberg",
        powers={"france": {"generals": {"hesse": 3}}, "austria": {"generals": {"wurttemberg": 3}}},
    )
    assert asked(m) == [("france", "withdraw")]
    assert options(m, "france") == ["withdraw wurttemberg > lorraine", "withdraw wurttemberg > off"]
    play(m, "france: withdraw wurttemberg > lorraine")
    assert power(m, "france")["generals"] == {"lorraine": 2}
    assert power(m, "austria")["generals"] == {"wurttemberg": 2}
    assert tracks(m, "influence") == dict.fromkeys(POWERS, 0)
    assert asked(m) == [("france", "request")], "no Garrison is placed"
    assert m.view()["garrisons"] == {}


@rule("K-8.5.2")
def test_the_attacker_chooses_among_equally_near_territories_or_off_board() -> None:
    m = drawn(
        "france",
        "march hesse > wurttemberg",
        powers={
            "france": {"generals": {"hesse": 3}, "garrisons": ["pfalz", "westphalia"]},
            "austria": {"generals": {"wurttemberg": 3}},
        },
    )
    assert options(m, "france") == [
        "withdraw wurttemberg > lorraine",
        "withdraw wurttemberg > pfalz",
        "withdraw wurttemberg > off",
    ]
    off = m.clone()
    play(off, "france: withdraw wurttemberg > off")
    assert power(off, "france")["generals"] == {}
    assert power(off, "france")["stock"] == 49 - 2, "all his Troops are lost; two Garrisons are on the map"
    play(m, "france: withdraw wurttemberg > pfalz")
    assert power(m, "france")["generals"] == {"pfalz": 2}


@rule("K-8.5.2", "K-R-26")
@pytest.mark.parametrize(
    ("more", "goal"),
    [
        ({}, "lorraine"),
        ({"france": {"lorraine": 0}}, "picardie"),  # an own General is there
        ({"russia": {"lorraine": 0}}, "picardie"),  # an enemy General is there
        ({"ottoman": {"lorraine": 0}}, "lorraine"),  # an Ally's General does not matter
    ],
)
def test_where_a_withdrawal_cannot_go(more: dict[str, dict[str, int]], goal: str) -> None:
    """Pfalz is held by an Ally, which does not qualify; then Picardie, Paris, Languedoc and Provence are next."""
    powers: dict[str, Any] = {
        "france": {"generals": {"hesse": 1, **more.get("france", {})}},
        "austria": {"generals": {"wurttemberg": 1}},
        "ottoman": {"status": "french", "garrisons": ["pfalz"], "generals": more.get("ottoman", {})},
        "russia": {"generals": more.get("russia", {})},
    }
    m = drawn("france", "march hesse > wurttemberg", arbiter="prussia", powers=powers)
    goals = [move for move in options(m, "france") if not move.endswith("off")]
    second = ["paris", "picardie", "languedoc", "provence"]
    expected = [goal] if goal == "lorraine" else second
    assert goals == [f"withdraw wurttemberg > {place}" for place in expected]


@rule("K-8.5.2", "K-R-25")
def test_nearest_never_counts_through_impassable_territories() -> None:
    """From Tyrol, Provence is two steps away by Lombardia; so would Lorraine be if the Alps could be crossed."""
    m = drawn(
        "france",
        "march bavaria > tyrol",
        powers={
            "france": {"generals": {"bavaria": 1}},
            "austria": {"generals": {"tyrol": 1, "lombardia": 3}},
        },
    )
    assert options(m, "france") == ["withdraw tyrol > provence", "withdraw tyrol > off"]


@rule("K-8.5.2", "K-R-25", "K-4.4.4")
@pytest.mark.parametrize(("status", "goal"), [("british", "st_petersburg"), ("expansionist", "finland")])
def test_sea_routes_count_for_the_british_coalition_only(status: str, goal: str) -> None:
    """Danmark - St. Petersburg is one Sea Route; Finland is two steps by land. No consent, no port is needed."""
    m = drawn(
        "russia",
        "march mecklenburg > danmark",
        powers={
            "russia": {"status": status, "generals": {"mecklenburg": 1}, "garrisons": ["finland"]},
            "france": {"generals": {"danmark": 1}},
        },
    )
    assert options(m, "russia") == [f"withdraw danmark > {goal}", "withdraw danmark > off"]


@rule("K-8.5.2", "K-R-26")
def test_off_board_is_forced_without_a_legal_territory() -> None:
    m = drawn(
        "prussia",
        "march hannover > holland",
        powers={
            "prussia": {"status": "expansionist", "generals": {"hannover": 2}},
            "france": {"generals": {"holland": 2}, "garrisons": ["berlin", "pommern", "borussia", "silesia"]},
        },
    )
    assert power(m, "prussia")["generals"] == {}
    assert power(m, "prussia")["stock"] == 21
    assert asked(m) == [("prussia", "request")]


@rule("K-R-78", "K-R-26", "K-8.2.6")
def test_who_has_withdrawn_stays_out_of_the_other_battles() -> None:
    """Lorraine is next to Wurttemberg, but the General who withdrew there cannot support."""
    m = attack(
        "france",
        "march lorraine > pfalz",
        "march hesse > wurttemberg",
        powers={
            "france": {"generals": {"lorraine": 3, "hesse": 1}},
            "austria": {"generals": {"pfalz": 3, "wurttemberg": 3}},
        },
    )
    play(m, "france: battle pfalz", "france: withdraw pfalz > lorraine")
    assert power(m, "france")["generals"]["lorraine"] == 2
    assert results(m) == [(4, 4, -1), (2, 4, 1)], "nobody was asked for support"
