"""Battles in L'Empereur (12.6)."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from chancellery.kernel import Illegal
from tests.conformance.coalitions.lempereur.empire import (
    HOME,
    ME,
    asked,
    card,
    choose,
    decided_by_britain,
    decline,
    drawn,
    empire,
    france,
    garrisons,
    generals,
    influence,
    kinds,
    march,
    morale,
    moving,
    offered,
    results,
    stops,
    supports,
)
from tests.conformance.coalitions.table import POWERS, fought, happened, order, play
from tests.conformance.rule import rule
from tests.scenes import shown_contest

FR, AU, PR = (POWERS.index(name) for name in ("france", "austria", "prussia"))


def attack(deck: list[int] | None = None, troops: int = 3, **austria: Any) -> Match:
    """Austria (3 Troops, cards 1 to 5, Morale 9) attacks a French General in Lombardia; `deck` is what FR draws."""
    own = {"generals": {"venezia": 3}, "hand": [1, 2, 3, 4, 5], "morale": 9, **austria}
    powers = {"france": france(generals={"lombardia": troops}, morale=9), "austria": own}
    match = empire(power="austria", action="movement", deck=deck or [], powers=powers)
    return march(match, "venezia > lombardia")


def defence(deck: list[int] | None = None, morale_of_france: int = 9, **austria: Any) -> Match:
    """Card 4 with Garrisons in Dalmatia and Bosnia: a French General (3 Troops) attacks Austria in Venezia."""
    own = {"generals": {"venezia": 3}, "hand": [1, 2, 3, 4, 5], "morale": 9, **austria}
    held = france(garrisons=["dalmatia", "bosnia"], morale=morale_of_france)
    return card(4, deck=deck or [], powers={"france": held, "austria": own})


# -- the procedure is the same


@rule("K-12.6.1", "K-S-8.1")
def test_the_same_whether_france_attacks_or_defends() -> None:
    """Four against four, a 5 of Austria, then 2, 2 and 3 for FR: 11 to 9 for FR in both cases."""
    for match, french in ((attack([2, 2, 3]), 1), (defence([2, 2, 3]), 0)):
        spot = "lombardia" if french else "venezia"
        choose(match, f"play 5 for {spot}", "pass")
        assert drawn(match) == [2, 2, 3]
        assert results(match)[0] == ((9, 11, 1) if french else (11, 9, 0))
        assert morale(match, "france") - (1 if french else 0) == 6  # the Movement of Austria had given 1


@rule("K-12.6.2", "K-R-59", "K-8.1.4")
def test_strength_counts_generals_troops_garrisons_and_fortresses() -> None:
    """K-R-59 (p): French Garrison with a Fortress 4, General 1, Troops 3; Austria General 1, Troops 3."""
    powers = {
        "france": france(generals={"lombardia": 3}, garrisons=["lombardia"], morale=0),
        "austria": {"generals": {"venezia": 3}},
    }
    match = empire(power="austria", action="movement", fortresses=["lombardia"], powers=powers)
    march(match, "venezia > lombardia")
    assert happened(match, "strength")[0][1:] == (4, 8)


@rule("K-R-59")
def test_a_captured_fortress_serves_french_garrisons() -> None:
    """K-R-59 (o)."""
    powers = {"france": france(garrisons=["hellas"]), "ottoman": {"generals": {"rumelia": 0}}}
    match = empire(power="ottoman", action="movement", fortresses=["hellas"], powers=powers)
    march(match, "rumelia > hellas")
    assert happened(match, "strength")[0][1:] == (1, 4)


# -- step 2: open cards of the players


@rule("K-12.6.3", "K-8.3.8", "K-S-8.3")
def test_cards_are_open_and_cost_one_morale_each() -> None:
    match = attack()
    assert kinds(match) == ["open_card"]
    choose(match, "play 5 for lombardia")
    assert morale(match, "austria") == 8
    assert happened(match, "card_up") == [(AU, match.definition.map.place_of["lombardia"], 5, 8)]  # type: ignore[attr-defined]
    for seat in (None, ME):
        stack = match.view(seat)["battle"]["stacks"][0]
        assert (stack["cards"], stack["face_up"]) == ([5], [True])
    assert shown_contest(match.scene(None)).sides[0].known_strength == 9  # 4 + 5: the Strength is adjusted
    choose(match, "play 4 for lombardia")
    assert shown_contest(match.scene(None)).sides[0].known_strength == 13
    assert morale(match, "austria") == 7


@rule("K-12.6.3", "K-8.3.2")
def test_no_more_cards_than_troops() -> None:
    match = attack(generals={"venezia": 2})
    choose(match, "play 5 for lombardia", "play 4 for lombardia")
    assert kinds(match) != ["open_card"]  # nothing is left to play
    assert results(match)[0][0] == 3 + 9


@rule("K-12.6.3", "K-8.3.9", "K-8.3.10", "K-D-04")
@pytest.mark.parametrize(("points", "most"), [(0, 1), (1, 1), (2, 2)])
def test_morale_limits_the_cards(points: int, most: int) -> None:
    match = attack(morale=points)
    played = 0
    while kinds(match) == ["open_card"]:
        choose(match, offered(match)[0])
        played += 1
    assert played == most
    assert morale(match, "austria") == 0


@rule("K-12.6.3")
def test_why_a_card_cannot_be_played() -> None:
    match = attack(generals={"venezia": 1, "tyrol": 0}, hand=[1, 2])
    for move, reason in (
        ("play 5 for lombardia", "refused-card-not-held"),
        ("play 1 for tyrol", "refused-general-not-engaged"),
        ("wait", "refused-nobody-to-wait-for"),
        ("reveal 2 for lombardia", "refused-not-in-this-game"),
    ):
        with pytest.raises(Illegal) as error:
            match.play(ME, move)
        assert error.value.reason == reason


@rule("K-12.6.14", "K-R-59", "K-S-8.3")
def test_powers_play_in_any_order_until_all_are_finished() -> None:
    """Austria attacks, Prussia supports: Prussia first, Austria, Prussia again; then both are finished."""
    powers = {
        "france": france(generals={"bavaria": 3}, morale=0),
        "austria": {"generals": {"wien": 2}, "hand": [2, 3], "morale": 5},
        "prussia": {"generals": {"saxonia": 2}, "hand": [4, 5], "morale": 5},
    }
    match = empire(power="austria", action="movement", deck=[1], powers=powers)
    march(match, "wien > bavaria")
    assert kinds(match) == ["support"]
    choose(match, "support saxonia")
    assert asked(match) == "austria"
    assert offered(match)[-2:] == ["wait", "pass"]
    choose(match, "wait")
    assert asked(match) == "prussia"
    assert "wait" not in offered(match)  # nobody is left to play first
    choose(match, "play 4 for saxonia")
    assert asked(match) == "austria"
    choose(match, "play 3 for bavaria", "wait")
    assert asked(match) == "prussia"
    choose(match, "play 5 for saxonia")  # Prussia has used its Troops
    assert asked(match) == "austria"
    choose(match, "pass")
    assert [args[0] for args in happened(match, "card_up")] == [PR, AU, PR]
    assert results(match) == [(3 + 12, 4 + 1, 0)]  # FR has the 1 Morale of this Movement


@rule("K-12.6.14")
def test_who_is_finished_plays_no_more() -> None:
    powers = {
        "france": france(generals={"bavaria": 3}, morale=0),
        "austria": {"generals": {"wien": 2}, "hand": [2, 3], "morale": 5},
        "prussia": {"generals": {"saxonia": 2}, "hand": [4, 5], "morale": 5},
    }
    match = empire(power="austria", action="movement", deck=[1], powers=powers)
    march(match, "wien > bavaria")
    choose(match, "support saxonia", "pass")
    assert asked(match) == "prussia"
    choose(match, "play 4 for saxonia")
    assert asked(match) == "prussia"  # Austria is not asked again
    choose(match, "pass")
    assert results(match) == [(3 + 4, 4 + 1, 0)]


@rule("K-12.6.14", "K-R-84")
def test_each_player_plays_for_its_own_powers() -> None:
    match = Match.from_position(
        "coalitions",
        {
            "scenario": "lempereur",
            "seats": 2,
            "power": "austria",
            "action": "movement",
            "deck": [1],
            "powers": {
                "france": france(generals={"bavaria": 3}, morale=0),
                "austria": {"generals": {"wien": 2}, "hand": [2], "morale": 5, "controller": "player_1"},
                "prussia": {"generals": {"saxonia": 2}, "hand": [4], "morale": 5, "controller": "player_2"},
                "britain": {"controller": "player_1"},
                "russia": {"controller": "player_1"},
                "ottoman": {"controller": "player_1"},
            },
        },
    )
    play(match, "player_1: march wien > bavaria", "player_1: done", "player_2: support saxonia")
    play(match, "player_1: wait", "player_2: play 4 for saxonia", "player_1: play 2 for bavaria")
    assert results(match) == [(9, 5, 0)]


# -- step 3: cards for FR


@rule("K-12.6.4", "K-S-8.4")
def test_france_stops_as_soon_as_it_is_ahead() -> None:
    """4 to 4; Austria plays a 2 (6); FR draws 1 (5), 1 (6), 3 (9) and stops with a Troop to spare."""
    match = attack([1, 1, 3, 5], troops=3)
    choose(match, "play 2 for lombardia", "pass")
    assert drawn(match) == [1, 1, 3]
    assert stops(match) == ["ahead"]
    assert [args[2] for args in happened(match, "french_card")] == [9, 8, 7]  # Morale after each: 10 at the start


@rule("K-12.6.4")
def test_france_draws_nothing_when_it_is_ahead_from_the_start() -> None:
    match = attack(generals={"venezia": 1})
    choose(match, "pass")
    assert (drawn(match), stops(match)) == ([], ["ahead"])
    assert morale(match, "france") == 10


@rule("K-12.6.4", "K-R-59")
def test_france_without_morale_draws_nothing() -> None:
    """K-R-59 (e): no free card at Morale 0, unlike the players."""
    match = defence(morale_of_france=0)
    choose(match, "pass")
    assert (drawn(match), stops(match)) == ([], ["no_morale"])
    assert results(match) == [(4, 4, -1)]


@rule("K-12.6.4")
def test_france_stops_when_its_morale_is_gone() -> None:
    match = defence([1, 1, 1], morale_of_france=2)
    choose(match, "play 5 for venezia", "pass")
    assert (drawn(match), stops(match)) == ([1, 1], ["no_morale"])
    assert morale(match, "france") == 0


@rule("K-12.6.4")
def test_france_stops_when_every_troop_has_drawn() -> None:
    match = attack([1, 5, 1], troops=3)
    choose(match, "play 5 for lombardia", "play 1 for lombardia", "pass")
    assert (drawn(match), stops(match)) == ([1, 5, 1], ["ahead"])
    equal = attack([1, 5, 1], troops=3)
    choose(equal, "play 5 for lombardia", "play 2 for lombardia", "pass")
    assert (drawn(equal), stops(equal)) == ([1, 5, 1], ["no_troops"])
    assert results(equal) == [(11, 11, -1)]


@rule("K-12.6.4", "K-12.6.15", "K-D-16", "K-R-59")
def test_k_d_16_france_does_not_draw_what_cannot_win() -> None:
    """11 behind with 2 Troops: 2 x 5 is not more than 11. 9 behind: a 4 leaves 5 behind with 1 Troop, and it stops."""
    far = attack(troops=2, generals={"venezia": 3}, hand=[1, 5, 5])
    choose(far, "play 5 for lombardia", "play 5 for lombardia", "pass")
    assert happened(far, "french_stop")[0][1:] == ("hopeless", 2, 11)
    assert drawn(far) == []
    near = attack([4], troops=2, generals={"venezia": 3}, hand=[1, 3, 5])
    choose(near, "play 5 for lombardia", "play 3 for lombardia", "pass")
    assert drawn(near) == [4]
    assert happened(near, "french_stop")[0][1:] == ("hopeless", 1, 5)  # 5 would only be a draw


@rule("K-12.6.15")
def test_french_morale_is_not_considered_in_that_test() -> None:
    """9 behind with 2 Troops and 1 Morale: two cards could win, so one is drawn though the second cannot follow."""
    match = defence([5, 5], morale_of_france=1)
    choose(match, "play 5 for venezia", "play 4 for venezia", "pass")
    assert happened(match, "strength")[0][1:] == (4, 4)
    assert (drawn(match), stops(match)) == ([5], ["no_morale"])


@rule("K-12.6.4", "K-12.6.16")
def test_deck_and_discard_pile_empty() -> None:
    """Thirty cards in hands, ten drawn for FR: it is 3 behind with Troops and Morale left, but no card."""
    hands = {
        "austria": [5] * 6,
        "britain": [5, 5, 4, 4, 4, 4],
        "prussia": [4, 4, 4, 4, 3, 3],
        "russia": [3] * 6,
        "ottoman": [2] * 6,
    }
    powers: dict[str, Any] = {name: {"hand": hand, "morale": 9} for name, hand in hands.items()}
    powers["britain"]["morale"] = 1
    powers["austria"]["generals"] = {"bavaria": 3}
    powers["france"] = france(generals={"wurttemberg": 3, "tyrol": 3}, morale=15)
    match = card(3, powers=powers)
    choose(match, "play 5 for bavaria", "play 5 for bavaria", "play 5 for bavaria")
    assert sorted(drawn(match)) == [1] * 8 + [2] * 2
    assert happened(match, "french_stop")[0][1:] == ("no_card", 3, 3)
    assert results(match) == [(16, 19, 1)]


@rule("K-12.6.16", "K-2.4.7")
def test_cards_drawn_for_france_are_discarded_with_the_others() -> None:
    match = attack([2, 1, 4])
    choose(match, "play 2 for lombardia", "pass")
    assert drawn(match) == [2, 1]
    assert sorted(match.view()["discards"]) == [1, 2, 2]
    assert match.view()["powers"]["france"]["cards"] == 0
    assert [args[0] for args in happened(match, "draw")][:1] == [AU]
    assert FR not in [args[0] for args in happened(match, "draw")]


@rule("K-12.6.9", "K-12.6.3")
def test_special_abilities_of_cards_do_not_apply() -> None:
    """No 3 for a 2 on own ground, no pair of 4s, no Morale lost for a 5, nothing turned up."""
    pair = defence(morale_of_france=0, hand=[2, 4, 4])
    choose(pair, "play 4 for venezia", "play 4 for venezia", "play 2 for venezia")
    assert results(pair) == [(4, 14, 1)]
    five = attack([5, 5, 5], hand=[5], morale=5)
    choose(five, "play 5 for lombardia")
    assert results(five)[0][2] == 1
    assert morale(five, "austria") == 4
    assert {card.ability for hand in attack().scene(ME).hands for card in hand.cards} == {"none"}


# -- step 4


@rule("K-12.6.5", "K-8.4.4", "K-S-8.5")
def test_new_cards_then_losses() -> None:
    """Austria played and draws, Prussia supported without a card and does not; each General loses a Troop."""
    powers = {
        "france": france(generals={"bavaria": 3}, morale=0),
        "austria": {"generals": {"wien": 2}, "hand": [5], "morale": 5},
        "prussia": {"generals": {"saxonia": 2}, "hand": [4], "morale": 5},
    }
    match = march(empire(power="austria", action="movement", powers=powers), "wien > bavaria")
    choose(match, "support saxonia", "play 5 for bavaria", "pass")
    assert [args[0] for args in happened(match, "draw")][:1] == [AU]
    assert PR not in [args[0] for args in happened(match, "draw")]
    assert order(match, "draw", "lost_troops")[0] == "draw"
    assert generals(match, "prussia") == {"saxonia": 1}
    assert generals(match, "austria") == {"bavaria": 1}


# -- step 5: French victories


@rule("K-12.6.6", "K-12.6.7", "K-R-59", "K-S-8.6")
def test_a_french_attacker_must_leave_a_garrison_and_scores_each_general() -> None:
    """Austria and Prussia together in Venezia: 2 Influence. The General has 3, loses 1, leaves 1 as a Garrison."""
    powers: dict[str, Any] = {
        "france": france(garrisons=["dalmatia", "bosnia"], influence=3, morale=15),
        "austria": {"generals": {"venezia": 0}, "garrisons": ["venezia"]},
        "prussia": {"generals": {"venezia": 0}},
    }
    match = card(4, deck=[5, 5], powers=powers)
    assert influence(match) == 3 + 2 + 2  # Dalmatia and Bosnia scored, then two Generals
    assert generals(match)["venezia"] == 1
    assert "venezia" in garrisons(match)
    assert order(match, "garrison_lost", "garrison", "influence", "beaten") == [
        "influence",
        "influence",
        "garrison_lost",
        "garrison",
        "influence",
    ]
    assert kinds(match) == ["beaten"]
    choose(match, "capital")
    assert generals(match, "austria") == {"wien": 0}
    assert asked(match) == "prussia"
    choose(match, "off board")
    assert generals(match, "prussia") == {}


@rule("K-12.6.6", "K-8.6.5")
def test_no_influence_for_a_lone_garrison() -> None:
    match = card(5, powers={"britain": {"garrisons": ["napoli"], "morale": 1}, "france": france(influence=3)})
    assert results(match) == [(4, 1, 0)]
    assert influence(match) == 3
    assert "napoli" in garrisons(match)


@rule("K-12.6.6", "K-D-03")
def test_without_a_troop_left_no_garrison_is_placed() -> None:
    """49 tokens, 48 of them Garrisons: the attacker gets 1 Troop and loses it in the battle."""
    places = [t.id for t in card(5).definition.map.board.territories if t.kind != "impassable"]  # type: ignore[attr-defined]
    held = [p for p in places if p not in ("napoli", "london")][:48]
    match = card(5, powers={"france": {"garrisons": held}, "britain": {"garrisons": ["napoli"], "morale": 1}})
    assert results(match) == [(2, 1, 0)]
    assert "napoli" not in garrisons(match)
    assert generals(match)["napoli"] == 0


@rule("K-12.6.6", "K-R-59")
def test_a_french_defender_scores_too() -> None:
    """K-R-59 (d, s)."""
    match = attack([5, 5, 5], hand=[1])
    choose(match, "play 1 for lombardia")
    assert results(match)[0][2] == 1
    assert influence(match) == 1
    assert happened(match, "garrison") == []  # a defender leaves none
    assert generals(match)["lombardia"] == 2


# -- step 6: defeats


@rule("K-12.6.7")
def test_a_beaten_french_general_goes_off_board_with_the_garrison() -> None:
    """Never to Paris, though it is free; the Garrison of the Territory goes with him."""
    powers = {
        "france": france(generals={"lombardia": 3}, garrisons=["lombardia"], morale=0),
        "austria": {"generals": {"venezia": 3}, "hand": [5, 5], "morale": 5},
    }
    match = march(empire(power="austria", action="movement", deck=[1], powers=powers), "venezia > lombardia")
    choose(match, "play 5 for lombardia", "pass")
    assert results(match) == [(9, 6, 0)]
    assert generals(match) == {}
    assert match.view()["powers"]["france"]["off_board"] == 6
    assert garrisons(match) == set(HOME)
    assert match.view()["powers"]["france"]["stock"] == 49 - 7
    assert kinds(match) == ["win_garrison"]  # K-8.6.1
    choose(match, "garrison lombardia")
    assert garrisons(match, "austria") == {"lombardia"}


@rule("K-12.6.7")
def test_a_beaten_french_attacker_goes_off_board() -> None:
    match = defence(morale_of_france=0)
    choose(match, "play 5 for venezia", "pass")
    assert results(match) == [(4, 9, 1)]
    assert "venezia" not in generals(match)
    assert "paris" not in generals(match)
    assert influence(match) == 2  # only Dalmatia and Bosnia


@rule("K-12.6.7")
def test_a_lone_french_garrison_that_loses_is_removed() -> None:
    match = moving("austria", austria={"generals": {"pfalz": 1}})
    decline(march(match, "pfalz > lorraine"), "open_card", "win_garrison")
    assert "lorraine" not in garrisons(match)


@rule("K-12.6.7", "K-8.7.3", "K-8.7.4")
def test_beaten_generals_of_the_players_go_to_their_capital_or_off_board() -> None:
    match = attack([5, 5, 5], hand=[])
    assert kinds(match) == ["beaten"]
    assert offered(match) == ["capital", "off board"]
    choose(match, "capital")
    assert generals(match, "austria") == {"wien": 0}


# -- step 7: draws


@rule("K-12.6.8", "K-8.5.2", "K-S-8.6")
def test_after_a_draw_an_attacker_of_the_players_withdraws() -> None:
    """4 to 4, a 2 for Austria, and FR, which has the 1 Morale of this Movement, draws a 2."""
    powers = {
        "france": france(generals={"lombardia": 3}, morale=0),
        "austria": {"generals": {"venezia": 3}, "hand": [2], "morale": 3},
    }
    match = march(empire(power="austria", action="movement", deck=[2], powers=powers), "venezia > lombardia")
    choose(match, "play 2 for lombardia")
    assert results(match) == [(6, 6, -1)]
    assert kinds(match) == ["withdraw"]
    assert offered(match) == ["withdraw lombardia > venezia", "withdraw lombardia > tyrol", "withdraw lombardia > off"]
    choose(match, "withdraw lombardia > tyrol")
    assert generals(match, "austria") == {"tyrol": 2}
    assert influence(match) == 0


@rule("K-12.6.8", "K-R-59", "K-S-8.7", "K-12.0.3")
def test_after_a_draw_a_french_attacker_withdraws_to_the_nearest_french_territory() -> None:
    """From Venezia: Lombardia and Patrimonium are French, one step away; the players choose, but not off board."""
    held = france(garrisons=["dalmatia", "bosnia", "lombardia", "patrimonium_st_petri"], morale=0)
    match = card(4, powers={"france": held, "austria": {"generals": {"venezia": 3}}})
    assert results(match) == [(4, 4, -1)]
    assert kinds(match) == ["french_withdraw"]
    assert decided_by_britain(match)
    assert offered(match) == ["withdraw venezia > lombardia", "withdraw venezia > patrimonium_st_petri"]
    choose(match, "withdraw venezia > lombardia")
    assert generals(match)["lombardia"] == 2
    assert influence(match) == 2


@rule("K-12.6.8", "K-R-59", "K-R-25")
def test_one_nearest_territory_needs_no_question_and_off_board_only_without_any() -> None:
    """Generals have just come to Lombardia and Patrimonium, so Provence is nearest; without any he goes off board."""
    match = card(2, powers={"france": france(morale=0), "austria": {"generals": {"venezia": 3}}})
    assert results(match) == [(4, 4, -1)]
    assert generals(match)["provence"] == 2
    powers: dict[str, Any] = {
        "france": {"garrisons": [], "morale": 0},
        "prussia": {"garrisons": list(HOME)},
        "austria": {"garrisons": ["bosnia", "dalmatia"], "generals": {"venezia": 3}},
    }
    nowhere = card(4, powers=powers)
    withdrew = happened(nowhere, "withdrew")
    assert withdrew
    assert withdrew[0][3] == -1


# -- support


@rule("K-12.6.12", "K-12.6.10", "K-R-59")
def test_french_support_is_automatic_and_serves_several_battles() -> None:
    """Hesse (3 Troops) supports in Bavaria and in Saxonia and loses a Troop in each; Holland is not adjacent."""
    spread = {"hesse": 3, "holland": 3, "madrid": 0, "lisboa": 0}
    powers: dict[str, Any] = {
        "france": {"generals": spread, "garrisons": ["hesse"], "morale": 0},
        "austria": {"generals": {"bavaria": 0}},
        "prussia": {"generals": {"saxonia": 0}},
    }
    match = card(3, powers=powers)
    decline(match, "beaten")
    assert supports(match) == [("hesse", "bavaria"), ("hesse", "saxonia")]
    assert generals(match)["hesse"] == 1
    assert generals(match)["holland"] == 3


@rule("K-12.6.12")
def test_support_is_determined_at_the_start_of_each_battle() -> None:
    """With 1 Troop Hesse supports in Bavaria, loses it, and supports no more in Saxonia."""
    powers: dict[str, Any] = {
        "france": {"generals": {"hesse": 1}, "garrisons": ["hesse"], "morale": 0},
        "austria": {"generals": {"bavaria": 0}},
        "prussia": {"generals": {"saxonia": 0}},
    }
    match = card(3, powers=powers)
    decline(match, "beaten")
    assert supports(match) == [("hesse", "bavaria")]
    assert fought(match) == ["bavaria", "saxonia"]


@rule("K-12.6.12", "K-12.6.10")
def test_who_is_directly_in_a_battle_does_not_support() -> None:
    """The attackers of Bavaria and Saxonia are neighbours; neither supports the other, before or after its battle."""
    powers: dict[str, Any] = {
        "france": {"garrisons": ["hesse"], "morale": 0},
        "austria": {"generals": {"bavaria": 0}},
        "prussia": {"generals": {"saxonia": 0}},
    }
    match = card(3, powers=powers)
    decline(match, "beaten")
    assert results(match) == [(4, 1, 0), (4, 1, 0)]
    assert supports(match) == []


@rule("K-12.6.12", "K-R-78")
def test_a_french_general_who_withdrew_does_not_support() -> None:
    """A draw in Venezia: he withdraws to Lombardia, next to Patrimonium, and stays out of the battle there."""
    powers: dict[str, Any] = {
        "france": france(garrisons=["lombardia"], morale=0),
        "austria": {"generals": {"venezia": 3}, "garrisons": ["patrimonium_st_petri"]},
    }
    match = card(2, powers=powers)
    assert results(match)[0] == (4, 4, -1)
    assert "lombardia" in generals(match)
    assert fought(match) == ["venezia", "patrimonium_st_petri"]
    assert supports(match) == []


@rule("K-12.6.12")
def test_a_general_placed_where_no_enemy_is_supports() -> None:
    """Card 3 against Austria in Bavaria alone: the Generals just placed in Saxonia and Hesse support."""
    match = card(3, powers={"austria": {"generals": {"bavaria": 1}}, "france": france(morale=0)})
    decline(match, "beaten")
    assert supports(match) == [("saxonia", "bavaria"), ("hesse", "bavaria")]
    assert generals(match)["saxonia"] == 1  # 3, a Garrison, a loss


@rule("K-12.6.12", "K-8.2.4")
def test_french_support_only_by_land() -> None:
    """A French General in London (!) does not support a battle in Holland."""
    powers: dict[str, Any] = {
        "france": {"generals": {"london": 3}, "garrisons": ["hannover", "danmark"], "morale": 0},
        "prussia": {"generals": {"holland": 0}},
    }
    match = card(9, powers=powers)
    decline(match, "beaten")
    assert fought(match) == ["holland"]
    assert supports(match) == []


@rule("K-12.6.12")
def test_french_defenders_are_supported_too() -> None:
    match = moving(
        "austria",
        france=france(generals={"lombardia": 0, "provence": 2, "patrimonium_st_petri": 1}, morale=0),
        austria={"generals": {"venezia": 3}},
    )
    march(match, "venezia > lombardia")
    assert supports(match) == [("provence", "lombardia"), ("patrimonium_st_petri", "lombardia")]
    assert generals(match)["provence"] == 1


@rule("K-12.6.13", "K-8.2.1", "K-8.2.4", "K-S-8.2")
def test_the_players_support_by_the_standard_rules() -> None:
    """Voluntarily, with Troops, Great Britain over one Sea Route, in the Order of Powers, before the first card."""
    powers: dict[str, Any] = {
        "france": {"garrisons": ["hannover", "danmark"], "morale": 0},
        "britain": {"generals": {"london": 2, "cornwall": 2}, "hand": [3], "morale": 1},
        "austria": {"generals": {"westphalia": 1}, "hand": [2]},
        "prussia": {"generals": {"holland": 1}, "hand": [5]},
    }
    match = card(9, powers=powers)
    assert (asked(match), offered(match)) == ("britain", ["support london", "done"])
    choose(match, "support london")
    assert (asked(match), offered(match)) == ("austria", ["support westphalia", "done"])
    choose(match, "done")
    assert kinds(match) == ["open_card"]
    assert {asked(match)} <= {"britain", "prussia"}
    choose(match, "play 3 for london", "play 5 for holland")
    assert results(match)[0] == (4, 2 + 8, 1)


@rule("K-12.6.13", "K-R-59", "K-8.2.6")
def test_each_general_supports_one_battle_of_the_action() -> None:
    """K-R-59 (r): Bohemia is next to Bavaria and Saxonia; having supported in Bavaria it cannot support in Saxonia."""
    powers: dict[str, Any] = {
        "france": france(morale=0, garrisons=["hesse"]),
        "austria": {"generals": {"bohemia": 2}, "garrisons": ["bavaria"]},
        "prussia": {"garrisons": ["saxonia"]},
    }
    match = card(3, powers=powers)
    assert offered(match) == ["support bohemia", "done"]
    choose(match, "support bohemia")
    assert fought(match) == ["bavaria", "saxonia"]
    assert "support" not in kinds(match)
    twice = card(3, powers=powers)
    choose(twice, "done")
    assert fought(twice) == ["bavaria", "saxonia"]
    assert kinds(twice) == ["support"]  # not used in Bavaria, so it may in Saxonia


@rule("K-12.6.13")
def test_a_general_with_a_battle_of_its_own_does_not_support() -> None:
    powers: dict[str, Any] = {
        "france": france(morale=0, garrisons=["hesse"]),
        "austria": {"generals": {"bavaria": 2}},
        "prussia": {"generals": {"saxonia": 2}},
    }
    match = card(3, powers=powers)
    decline(match, "beaten", "open_card")
    assert supports(match, "austria") + supports(match, "prussia") == []
    assert len(results(match)) == 2


@rule("K-12.6.11", "K-10.1.2")
def test_named_generals_are_not_used() -> None:
    match = attack()
    kinds_asked = set()
    while match.outcome is None and match.view()["round"] == 1:
        kinds_asked |= set(kinds(match))
        match.play(ME, match.decisions[0].options[-1])
    assert not kinds_asked & {"wellington", "kutuzov", "blucher", "grand_vizier", "named_general", "napoleon"}


@rule("K-8.0.4", "K-12.3.7")
def test_the_mover_chooses_the_order_of_several_battles() -> None:
    match = moving(
        "austria",
        france=france(generals={"lombardia": 0}, morale=0, garrisons=["bavaria"]),
        austria={"generals": {"venezia": 3, "wien": 3}},
    )
    march(match, "venezia > lombardia", "wien > bavaria")
    assert offered(match) == ["battle lombardia", "battle bavaria"]
    choose(match, "battle bavaria")
    decline(match, "win_garrison")
    assert fought(match) == ["bavaria", "lombardia"]
