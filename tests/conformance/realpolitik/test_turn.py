"""5.1 Action cards, chapter 6 Course of play, 8.4 Dispatch."""

from __future__ import annotations

import pytest

from chancellery import Match
from tests.conformance.coalitions.table import asked, forbidden, happened, options, order, play
from tests.conformance.family.stage import skip
from tests.conformance.realpolitik.table import (
    ACTIONS,
    ALL_TRAINS,
    AU,
    FR,
    IT,
    POWERS,
    PR,
    demands,
    idle,
    new,
    position,
    prestige,
    refused,
    reveal,
    seen,
    token,
    track,
)
from tests.conformance.rule import rule

FULL = dict.fromkeys(POWERS, ACTIONS)


def taxed(**cards: str) -> dict[str, str]:
    """Taxation for all Powers but those named."""
    return {**dict.fromkeys(POWERS, "taxation"), **cards}


# -- choosing


@rule("RP-5.1.1", "RP-5.1.2", "RP-6.1.2", "RP-0.1.8", "RP-14.1.1", "RP-3.3.1", "RP-2.1.10", "RP-R-10")
def test_every_power_must_play_one_of_its_five_action_cards() -> None:
    match = new()
    assert asked(match) == [(name, "action_card") for name in POWERS]
    for name in POWERS:
        assert options(match, name) == [f"{card} {name}" for card in ACTIONS], "there is no passing"
    refused(match, "france", "taxation austria", "RP-5.1.2")
    play(match, "france: taxation france")
    assert asked(match) == [(name, "action_card") for name in ("austria", "italy", "prussia")]


@rule("RP-5.1.2", "RP-5.1.3", "RP-6.1.2", "RP-0.1.8", "RP-14.2.1", "FAM-D.6", "RP-3.3.1")
def test_the_cards_are_secret_and_revealed_together() -> None:
    """A choice may be changed until the last one is in; only the chooser himself sees it."""
    match = new()
    reveal(match, austria="movement", france="taxation", italy="dispatch")
    assert happened(match, "action_card") == []
    assert track(match, "action") == dict.fromkeys(POWERS)
    assert track(match, "action_hand") == FULL
    play(match, "austria: influence austria", "prussia: taxation prussia")
    cards = ["influence", "taxation", "dispatch", "taxation"]
    assert happened(match, "action_card") == list(zip((AU, FR, IT, PR), cards, strict=True))
    assert order(match, "game_turn", "action_card", "tax")[:6] == ["game_turn", *["action_card"] * 4, "tax"]


@rule("RP-5.1.7", "RP-5.1.9", "RP-14.2.3")
def test_a_played_card_is_out_of_the_hand_until_the_own_dispatch() -> None:
    match = reveal(new(), **taxed(prussia="influence"))
    assert asked(match) == [(name, "action_card") for name in POWERS]
    assert options(match, "france") == [f"{card} france" for card in ACTIONS if card != "taxation"]
    refused(match, "france", "taxation france", "RP-5.1.7")
    refused(match, "prussia", "influence prussia", "RP-5.1.7")
    assert track(match, "played") == {name: ["influence" if name == "prussia" else "taxation"] for name in POWERS}
    reveal(match, austria="influence", france="influence", italy="dispatch", prussia="taxation")
    refused(match, "france", "taxation france", "RP-5.1.7")
    assert "taxation italy" in options(match, "italy")


@rule("RP-5.1.8", "RP-5.1.9", "RP-5.1.10", "RP-8.4.3")
def test_dispatch_returns_all_played_cards_of_its_power_and_of_nobody_else() -> None:
    """The Dispatch card itself comes back too; the rounds of the Powers end at different times."""
    match = position(
        powers={
            "austria": {"played": ["taxation", "influence", "movement"]},
            "france": {"played": ["taxation"]},
            "italy": {"played": ["mobilisation", "influence"]},
        }
    )
    reveal(match, austria="dispatch", france="influence", italy="taxation", prussia="taxation")
    assert track(match, "action_hand") == {
        "austria": ACTIONS,
        "france": ["mobilisation", "dispatch", "movement"],
        "italy": ["dispatch", "movement"],
        "prussia": ["mobilisation", "influence", "dispatch", "movement"],
    }


@rule("RP-5.1.12")
def test_dispatch_may_be_played_at_any_time() -> None:
    """Also as the first card, and twice in succession."""
    match = reveal(new(), **taxed(france="dispatch"))
    assert seen(match, "france")["action_hand"] == ACTIONS
    reveal(match, austria="influence", france="dispatch", italy="influence", prussia="influence")
    assert (seen(match, "france")["action_hand"], token(match)) == (ACTIONS, 2)


# -- the order of resolution


@rule("RP-5.1.4", "RP-5.1.5", "RP-5.1.6", "RP-6.1.3", "RP-6.1.4", "RP-6.1.6", "RP-8.4.1", "RP-R-09")
def test_step_1_then_dispatch_then_movement_whatever_the_prestige() -> None:
    """Prussia, last in Prestige, mobilises before Austria, first in Prestige, moves or France dispatches."""
    match = reveal(new(), austria="movement", france="dispatch", italy="taxation", prussia="mobilisation")
    assert asked(match) == [("prussia", "free_train")]
    assert order(match, "tax", "dispatch", "arbiter") == ["tax"]
    assert seen(match, "italy")["money"] == 11, "taxes are in before the Mobilisation is over"
    assert token(match) == 0
    skip(match, "free_train", "generals", "purchase")
    assert asked(match) == [("austria", "arbiter")]
    assert (token(match), seen(match, "france")["action_hand"]) == (1, ACTIONS)
    play(match, "austria: arbiter france")
    assert order(match, "tax", "corruption", "dispatch", "arbiter") == ["tax", "corruption", "dispatch", "arbiter"]


@rule("RP-5.1.4", "RP-6.1.3", "RP-8.3.6", "RP-R-09")
def test_taxation_and_expand_influence_take_place_at_the_same_time() -> None:
    match = position(
        powers={
            "austria": {"garrisons": ["bohemia", "lombardia"]},
            "france": {"garrisons": ["holland"]},
            "italy": {"garrisons": ["venezia"]},
            "prussia": {"garrisons": ["saxonia"]},
        }
    )
    reveal(match, austria="influence", france="taxation", italy="influence", prussia="taxation")
    assert asked(match) == [(name, "action_card") for name in POWERS]
    assert track(match, "influence") == {"austria": 4, "france": 0, "italy": 1, "prussia": 0}
    assert track(match, "money") == {"austria": 0, "france": 8, "italy": 0, "prussia": 6}


@rule("RP-6.1.3", "RP-R-09")
def test_mobilisations_are_made_in_prestige_order() -> None:
    """One after another; so the last Train goes to the Power that is higher in Prestige."""
    match = position(
        prestige=["prussia", "italy", "austria", "france"],
        cards={"france": "mobilisation", "prussia": "mobilisation", "italy": "mobilisation", "austria": "taxation"},
        trains=ALL_TRAINS[:-1],
    )
    assert asked(match) == [("prussia", "free_train")]
    skip(match, "free_train")
    assert asked(match) == [("prussia", "generals")]
    play(match, "prussia: done")
    assert asked(match) == [("italy", "free_train")]
    play(match, "italy: train lazio - napoli", "italy: done")
    assert asked(match) == [("france", "generals")], "there is no Train left for France"


@rule("RP-6.1.6", "RP-5.1.6", "RP-5.5.2", "RP-8.5.4", "RP-6.1.8", "RP-R-26")
def test_movements_follow_one_another_in_prestige_order() -> None:
    """Each is finished, with all its Movement Turns, before the next begins."""
    match = position(
        prestige=["prussia", "italy", "austria", "france"],
        cards={"france": "movement", "prussia": "movement", "austria": "movement"},
        powers={
            "france": {"generals": {"paris": 1}},
            "prussia": {"generals": {"berlin": 1}},
            "austria": {"generals": {"wien": 1}},
        },
    )
    for mover in ("prussia", "austria", "france"):
        assert asked(match) == [(mover, "arbiter")]
        play(match, f"{mover}: arbiter italy", f"{mover}: end", f"{mover}: request", "italy: grant")
        assert asked(match) == [(mover, "move")], "nobody comes in between"
        play(match, f"{mover}: end", f"{mover}: stop")
    assert [(power, number) for power, number in happened(match, "movement_turn")] == [
        *((PR, 1), (PR, 2)),
        *((AU, 1), (AU, 2)),
        *((FR, 1), (FR, 2)),
    ]
    assert asked(match) == [(name, "action_card") for name in prestige(match)]


@rule("RP-6.1.8", "RP-R-26", "RP-6.1.6")
def test_battles_do_not_change_the_order_of_the_movers() -> None:
    """Italy attacks France and loses: France passes Prussia, but Prussia still moves before France."""
    match = position(
        prestige=["italy", "prussia", "france", "austria"],
        cards={"italy": "movement", "prussia": "movement", "france": "movement"},
        powers={
            "italy": {"generals": {"liguria": 0}},
            "prussia": {"generals": {"berlin": 0}},
            "france": {"generals": {"savoy": 3}},
        },
    )
    play(match, "italy: arbiter austria", "italy: march liguria > savoy")
    idle(match, "request")
    assert prestige(match) == ["italy", "france", "prussia", "austria"]
    play(match, "italy: stop")
    assert asked(match) == [("prussia", "arbiter")]
    play(match, "prussia: arbiter austria", "prussia: end", "prussia: stop")
    assert asked(match) == [("france", "arbiter")]


@rule("RP-6.1.1", "RP-5.1.9", "RP-R-86")
def test_turns_follow_without_rounds() -> None:
    """No Power waits for another: one is in its first own round while another is in its third."""
    match = new()
    for turn in (1, 2, 3):
        assert match.view(None)["turn"] == turn
        assert "round" not in match.view(None)
        card = ("taxation", "influence", "mobilisation")[turn - 1]
        reveal(match, austria="dispatch", france=card, italy=card, prussia=card)
        idle(match, "action_card")
    assert happened(match, "game_turn") == [(1,), (2,), (3,), (4,)]
    assert seen(match, "austria")["action_hand"] == ACTIONS
    assert seen(match, "prussia")["action_hand"] == ["dispatch", "movement"]


# -- Dispatch and the Diplomacy Phase


def dispatching(*names: str, at: int = 0) -> Match:
    """A turn in which these Powers have played Dispatch."""
    return position(cards=dict.fromkeys(names, "dispatch"), diplomacy_track=at)


@rule("RP-8.4.2", "RP-6.1.4")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_token_goes_up_one_space_for_each_dispatch(count: int) -> None:
    match = dispatching(*POWERS[:count])
    assert token(match) == count
    assert [args[1] for args in happened(match, "dispatch")] == list(range(1, count + 1))
    assert asked(match) == [(name, "action_card") for name in POWERS]


@rule("RP-8.4.4", "RP-8.4.5", "RP-8.4.6", "RP-7.1.3", "RP-7.1.7", "RP-R-08")
@pytest.mark.parametrize(("at", "count"), [(3, 1), (3, 4), (2, 2), (2, 3), (0, 4)])
def test_at_the_top_exactly_one_diplomacy_phase_is_held(at: int, count: int) -> None:
    """Surplus steps are lost, and all who dispatched have their cards back."""
    match = dispatching(*POWERS[:count], at=at)
    assert token(match) == 4
    assert asked(match) == [(name, "negotiation") for name in POWERS]
    for name in POWERS[:count]:
        assert seen(match, name)["action_hand"] == ACTIONS
    demands(match, austria="france", france="italy", italy="prussia", prussia="austria")
    assert asked(match) == [(name, "action_card") for name in POWERS]
    assert token(match) == 0
    assert len(happened(match, "diplomacy_phase")) == 1


@rule("RP-7.1.3", "RP-6.1.5")
@pytest.mark.parametrize(("at", "count"), [(3, 0), (2, 1), (0, 3)])
def test_below_the_top_no_diplomacy_phase_is_held(at: int, count: int) -> None:
    match = position(cards={**taxed(), **dict.fromkeys(POWERS[:count], "dispatch")}, diplomacy_track=at)
    assert asked(match) == [(name, "action_card") for name in POWERS]
    assert (happened(match, "diplomacy_phase"), token(match)) == ([], at + count)


@rule("RP-5.1.13", "RP-6.1.5", "RP-5.1.5", "RP-7.5.3")
def test_the_diplomacy_phase_comes_after_all_dispatches_and_before_movement() -> None:
    """After Mobilisation too; the Alliance it brings already binds the Movement of the same turn."""
    match = position(
        diplomacy_track=3,
        cards={"austria": "mobilisation", "france": "movement", "italy": "dispatch", "prussia": "dispatch"},
        powers={"france": {"generals": {"provence": 1}}},
    )
    skip(match, "free_train", "generals", "purchase")
    assert asked(match) == [(name, "negotiation") for name in POWERS]
    assert order(match, "dispatch", "diplomacy_phase", "arbiter") == ["dispatch", "dispatch", "diplomacy_phase"]
    demands(match, austria="prussia", france="italy", italy="france", prussia="austria")
    assert asked(match) == [("france", "arbiter")]
    assert options(match, "france") == ["arbiter austria", "arbiter prussia"]
    forbidden(match, "france", "arbiter italy")


@rule("RP-DX-01", "RP-8.4.2", "RP-8.4.4", "RP-8.4.5", "RP-R-07")
@pytest.mark.parametrize(("top", "phase"), [(3, True), (4, True), (5, False), (6, False)])
def test_four_dispatches_in_the_first_turn(top: int, phase: bool) -> None:
    """4 spaces, or to the top, whichever is less."""
    match = Match.new("realpolitik", "standard", 4, seed=1, options={"diplomacy_track": top})
    reveal(match, **dict.fromkeys(POWERS, "dispatch"))
    assert track(match, "action_hand") == FULL
    assert token(match) == min(4, top)
    assert (("france", "negotiation") in asked(match)) is phase
