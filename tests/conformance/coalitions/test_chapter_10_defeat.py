"""Chapter 10.4 and 10.6: Blücher and the Grand Vizier, whom a defeat does not finish."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.heroes import GENERALS, battle, refused
from tests.conformance.coalitions.minors import acting
from tests.conformance.coalitions.table import asked, forbidden, happened, options, play, power, tracks
from tests.conformance.coalitions.war import attack, decline, results, silence
from tests.conformance.rule import rule

ATTACK, DEFENCE = 0, 1

# -- Blücher (10.4)


def saxonia(troops: int = 3, prussian: dict[str, Any] | None = None, **powers: Any) -> Match:
    """France beats Blücher in Saxonia, 9 to 1 + his Troops; from Hesse. PR and AU are in the British Coalition."""
    m = battle(
        "france",
        "march hesse > saxonia",
        **{
            "france": {"generals": {"hesse": 3}, "hand": [5], "morale": 3},
            "prussia": {"status": "british", "generals": {"saxonia": troops}, "named": "saxonia", **(prussian or {})},
            **powers,
        },
    )
    decline(m, "support")
    play(m, "france: play 5 for saxonia")
    silence(m)
    assert results(m)[-1][2] == ATTACK
    return m


@rule("K-10.4.1", "K-R-58", "K-8.4.4")
@pytest.mark.parametrize(("troops", "lost", "kept"), [(3, 2, 1), (2, 2, 0), (1, 1, 0), (0, 0, 0)])
def test_blucher_loses_at_most_two_troops_in_all(troops: int, lost: int, kept: int) -> None:
    m = saxonia(troops)
    losses = [args[2] for args in happened(m, "lost_troops") if m.seats[args[0]] == "prussia"]
    assert sum(losses) == lost
    assert losses == [1] * lost, "one in every battle, one by the defeat"
    assert power(m, "prussia")["generals"] == {"saxonia": kept}
    assert m.decisions[0].about[2] == kept
    play(m, "prussia: withdraw saxonia > hesse")
    assert power(m, "prussia")["generals"] == {"hesse": kept}
    assert power(m, "prussia")["stock"] == 21 - kept


@rule("K-10.4.2", "K-10.4.3", "K-S-4.6", "K-R-58")
def test_defeated_he_may_go_next_door_to_berlin_or_off_board() -> None:
    """Around Saxonia: FR holds Bavaria, a Prussian is in Silesia, Bohemia is Austrian, Hannover and Hesse nobody's."""
    m = saxonia(
        prussian={"generals": {"saxonia": 3, "silesia": 0}},
        france={"generals": {"hesse": 3}, "garrisons": ["bavaria"], "hand": [5], "morale": 3},
    )
    assert asked(m) == [("prussia", "blucher")]
    assert m.decisions[0].rule == "K-10.4.2"
    assert options(m, "prussia") == [
        "withdraw saxonia > hannover",
        "withdraw saxonia > hesse",
        "withdraw saxonia > bohemia",
        "capital",
        "off board",
    ]
    assert refused(m, "prussia", "withdraw saxonia > bavaria") == "K-10.4.3"
    assert refused(m, "prussia", "withdraw saxonia > silesia") == "K-7.6.31"
    assert refused(m, "prussia", "withdraw saxonia > wien") == "K-10.4.3"
    assert refused(m, "prussia", "withdraw saxonia > berlin") == "K-10.4.2", "that is `capital`"
    assert refused(m, "prussia", "withdraw hannover > hesse") == "K-10.4.3"
    forbidden(m, "prussia", "withdraw saxonia > bavaria", "withdraw saxonia > silesia", "withdraw saxonia > wien")
    play(m, "prussia: withdraw saxonia > hannover")
    assert power(m, "prussia")["generals"] == {"hannover": 1, "silesia": 0}
    assert asked(m) == [("france", "win_garrison")]
    assert m.view()["garrisons"] == {"bavaria": "france"}, "his withdrawal places no Garrison"


@rule("K-10.4.2", "K-R-58", "K-8.7.3", "K-8.7.4", "K-R-27")
def test_the_troop_he_keeps_goes_with_him_to_berlin_and_is_lost_off_board() -> None:
    m = play(saxonia(), "prussia: capital")
    assert power(m, "prussia")["generals"] == {"berlin": 1}
    assert power(m, "prussia")["stock"] == 20
    m = play(saxonia(), "prussia: off board")
    assert power(m, "prussia")["generals"] == {}
    assert (power(m, "prussia")["named"], power(m, "prussia")["off_board"]) == ("off", 3)
    assert power(m, "prussia")["stock"] == 21
    m = saxonia(prussian={"generals": {"saxonia": 3, "berlin": 0}})
    assert "capital" not in options(m, "prussia")
    assert refused(m, "prussia", "capital") == "K-8.7.4", "a General is there"


@rule("K-10.4.2", "K-10.4.3", "K-6.3.2", "K-R-43")
def test_blucher_needs_the_consent_of_an_ally() -> None:
    """Bohemia is Austrian: consent is asked, and after a refusal he chooses among the rest."""
    m = play(saxonia(), "prussia: withdraw saxonia > bohemia")
    assert asked(m) == [("austria", "consent")]
    assert m.decisions[0].rule == "K-10.4.3"
    play(m, "austria: refuse")
    assert asked(m) == [("prussia", "blucher")]
    assert "withdraw saxonia > bohemia" not in options(m, "prussia")
    assert refused(m, "prussia", "withdraw saxonia > bohemia") == "K-6.3.2"
    assert power(m, "prussia")["generals"] == {"saxonia": 1}
    play(m, "prussia: withdraw saxonia > silesia")
    m = play(saxonia(), "prussia: withdraw saxonia > bohemia", "austria: consent")
    assert power(m, "prussia")["generals"] == {"bohemia": 1}
    assert [args[3] for args in happened(m, "consent")] == [args[3] for args in happened(m, "beaten")]


@rule("K-10.4.3", "K-R-58", "K-4.8.6")
def test_allied_pieces_do_not_bar_his_way_and_an_ally_in_open_country_is_not_asked() -> None:
    """A Russian General in uncontrolled Hannover, a British Garrison in Bavaria, an Austrian General in Bohemia."""
    m = saxonia(
        russia={"generals": {"hannover": 1}},
        britain={"garrisons": ["bavaria"]},
        austria={"generals": {"bohemia": 1}},
    )
    for goal, host in (("hannover", None), ("bavaria", "britain"), ("bohemia", "austria")):
        one = m.clone()
        play(one, f"prussia: withdraw saxonia > {goal}")
        if host is not None:
            assert asked(one) == [(host, "consent")]
            play(one, f"{host}: consent")
        assert power(one, "prussia")["generals"] == {goal: 1}


@rule("K-10.4.3", "K-R-58")
def test_neutral_pieces_are_in_his_way_and_neutral_homes_are_closed() -> None:
    """Neutral Austria: a Garrison in Bavaria, Bohemia empty. France controls Westphalia, where nobody stands."""
    m = saxonia(austria={"status": "neutral", "garrisons": ["bavaria"]})
    assert options(m, "prussia") == [
        "withdraw saxonia > hannover",
        "withdraw saxonia > hesse",
        "withdraw saxonia > silesia",
        "capital",
        "off board",
    ]
    assert refused(m, "prussia", "withdraw saxonia > bavaria") == "K-10.4.3"
    assert refused(m, "prussia", "withdraw saxonia > bohemia") == "K-6.6.3"


@rule("K-10.4.3", "K-R-58", "K-8.0.7")
def test_an_enemys_empty_home_territory_is_open_to_him() -> None:
    """Beaten in Pfalz, he may go deeper into France, to Lorraine, but not to Picardie, where a French General is."""
    m = battle(
        "france",
        "march lorraine > pfalz",
        france={"generals": {"lorraine": 3, "picardie": 0}, "hand": [5], "morale": 3},
        prussia={"status": "british", "generals": {"pfalz": 3}, "named": "pfalz"},
    )
    play(m, "france: play 5 for pfalz")
    assert options(m, "prussia") == [
        "withdraw pfalz > lorraine",
        "withdraw pfalz > westphalia",
        "withdraw pfalz > hesse",
        "withdraw pfalz > wurttemberg",
        "capital",
        "off board",
    ]
    play(m, "prussia: withdraw pfalz > lorraine")
    assert power(m, "prussia")["generals"] == {"lorraine": 1}


@rule("K-10.4.3", "K-R-58")
def test_adjacency_is_by_land_only() -> None:
    """Holland is joined to London by a Sea Route only."""
    m = battle(
        "france",
        "march picardie > holland",
        france={"generals": {"picardie": 3}, "hand": [5], "morale": 3},
        prussia={"status": "british", "generals": {"holland": 3}, "named": "holland"},
    )
    play(m, "france: play 5 for holland")
    assert options(m, "prussia") == [
        "withdraw holland > picardie",
        "withdraw holland > hannover",
        "withdraw holland > westphalia",
        "capital",
        "off board",
    ]
    assert refused(m, "prussia", "withdraw holland > london") == "K-10.4.3"


@rule("K-10.4.3", "K-R-46", "K-R-58", "K-7.6.33")
def test_if_prussia_is_neutral_he_stays_where_it_controls() -> None:
    m = saxonia(prussian={"status": "neutral", "garrisons": ["saxonia"]})
    assert options(m, "prussia") == ["withdraw saxonia > silesia", "capital", "off board"]
    assert refused(m, "prussia", "withdraw saxonia > hesse") == "K-7.6.33"


@rule("K-10.4.3", "K-13.1.8", "K-R-58")
def test_in_1792_spain_is_closed_to_him() -> None:
    """Beaten in Aquitaine, next to Navarra; open once the scenario's rule is gone."""
    powers: dict[str, Any] = {
        "france": {"generals": {"paris": 3}, "hand": [5], "morale": 3},
        "prussia": {"generals": {"aquitaine": 3}, "named": "aquitaine"},
    }
    m = attack("france", "march paris > aquitaine", scenario="1792", options=GENERALS, powers=powers)
    play(m, "france: play 5 for aquitaine")
    assert "withdraw aquitaine > languedoc" in options(m, "prussia")
    assert "withdraw aquitaine > navarra" not in options(m, "prussia")
    assert refused(m, "prussia", "withdraw aquitaine > navarra") == "K-13.1.8"
    m = attack("france", "march paris > aquitaine", scenario="1792", options=GENERALS, powers=powers, special=[])
    play(m, "france: play 5 for aquitaine")
    assert "withdraw aquitaine > navarra" in options(m, "prussia")


@rule("K-10.4.1", "K-10.4.2")
def test_as_a_beaten_attacker_too() -> None:
    """Blücher (4) attacks a Fortress with a Garrison and a General (5) in Hesse and goes back to Saxonia."""
    m = attack(
        "prussia",
        "march saxonia > hesse",
        options=GENERALS,
        fortresses=["hesse"],
        powers={
            "prussia": {"status": "british", "generals": {"saxonia": 3}, "named": "saxonia"},
            "france": {"generals": {"hesse": 0}, "garrisons": ["hesse"]},
        },
    )
    assert results(m) == [(4, 5, DEFENCE)]
    play(m, "prussia: withdraw hesse > saxonia")
    assert power(m, "prussia")["generals"] == {"saxonia": 1}
    assert tracks(m, "influence")["france"] == 1
    assert asked(m) == [("prussia", "request")]


@rule("K-10.4.1", "K-8.5.2", "K-8.7.2")
def test_in_a_draw_and_in_support_he_is_like_any_other() -> None:
    m = battle(
        "prussia",
        "march saxonia > hesse",
        prussia={"status": "british", "generals": {"saxonia": 3}, "named": "saxonia"},
        france={"generals": {"hesse": 3}},
    )
    assert results(m) == [(4, 4, -1)]
    assert asked(m) == [("prussia", "withdraw")]
    assert options(m, "prussia") == ["withdraw hesse > berlin", "withdraw hesse > silesia", "withdraw hesse > off"]
    play(m, "prussia: withdraw hesse > berlin")
    assert power(m, "prussia")["generals"] == {"berlin": 2}
    m = battle(
        "france",
        "march pfalz > hesse",
        france={"generals": {"pfalz": 3}},
        prussia={"status": "british", "generals": {"saxonia": 3, "hesse": 0}, "named": "saxonia"},
    )
    play(m, "prussia: support saxonia")
    assert results(m) == [(4, 1, ATTACK)]
    assert asked(m) == [("prussia", "beaten")], "the General in Hesse, who is not Blücher"
    assert power(m, "prussia")["generals"] == {"hesse": 0, "saxonia": 2}


@rule("K-10.4.1", "K-1.1.1")
def test_another_prussian_general_loses_all() -> None:
    m = saxonia(prussian={"generals": {"saxonia": 3, "pommern": 0}, "named": "pommern"})
    assert asked(m) == [("prussia", "beaten")]
    assert options(m, "prussia") == ["capital", "off board"]
    play(m, "prussia: capital")
    assert power(m, "prussia")["generals"] == {"berlin": 0, "pommern": 0}


@rule("K-10.4.2")
def test_with_nowhere_else_to_go_he_goes_off_board_unasked() -> None:
    """Neutral Prussia, its Generals in Berlin and Silesia."""
    m = saxonia(
        prussian={"status": "neutral", "garrisons": ["saxonia"], "generals": {"saxonia": 3, "berlin": 0, "silesia": 0}}
    )
    assert asked(m) == [("france", "win_garrison")]
    assert power(m, "prussia")["named"] == "off"
    assert power(m, "prussia")["stock"] == 21


@rule("K-10.4.2", "K-8.2.6", "K-R-78")
def test_after_his_withdrawal_he_supports_no_other_battle_of_the_movement_turn() -> None:
    """Blücher keeps a Troop and goes to Hesse, next to Wurttemberg; the battle there is not his."""
    m = battle(
        "france",
        "march bavaria > saxonia",
        "march lorraine > wurttemberg",
        france={"generals": {"bavaria": 3, "lorraine": 3}, "hand": [5], "morale": 3},
        prussia={"status": "british", "generals": {"saxonia": 3}, "named": "saxonia"},
        austria={"generals": {"wurttemberg": 1, "wien": 0}},
    )
    play(m, "france: battle saxonia", "france: play 5 for saxonia", "prussia: withdraw saxonia > hesse")
    decline(m, "win_garrison")
    assert asked(m) == [("france", "card")], "nobody was asked for support"
    silence(m)
    assert results(m)[1:] == [(4, 2, ATTACK)]
    assert power(m, "prussia")["generals"] == {"hesse": 1}


@rule("K-10.6.3", "K-8.6.2", "K-8.6.6")
def test_the_winners_score_for_blucher_as_for_any_other() -> None:
    m = saxonia(3)
    play(m, "prussia: withdraw saxonia > hesse")
    assert tracks(m, "influence")["france"] == 1


@rule("K-10.4.2", "K-S-4.6")
def test_several_losers_decide_in_the_order_of_powers() -> None:
    """Austria, Blücher and the Russian are beaten together; the Austrian Garrison falls when all have gone."""
    m = saxonia(
        0,
        austria={"generals": {"saxonia": 0}, "garrisons": ["saxonia"]},
        russia={"generals": {"saxonia": 0}},
    )
    assert asked(m) == [("austria", "beaten")]
    play(m, "austria: off board")
    assert asked(m) == [("prussia", "blucher")]
    play(m, "prussia: withdraw saxonia > hesse")
    assert asked(m) == [("russia", "beaten")]
    play(m, "russia: capital")
    assert tracks(m, "influence")["france"] == 3
    assert m.view()["garrisons"] == {}


# -- the Grand Vizier (10.6)


def bosnia(troops: int = 2, ottoman: dict[str, Any] | None = None, **powers: Any) -> Match:
    """Austria beats the Grand Vizier in Bosnia; the Ottomans are Expansionist."""
    m = battle(
        "austria",
        "march hungari > bosnia",
        arbiter="prussia",
        **{
            "austria": {"generals": {"hungari": 3}, "hand": [5], "morale": 3},
            "ottoman": {"generals": {"bosnia": troops}, "named": "bosnia", **(ottoman or {})},
            **powers,
        },
    )
    play(m, "austria: play 5 for bosnia")
    return m


@rule("K-10.6.1", "K-10.6.2", "K-S-4.6", "K-8.7.1")
def test_the_grand_vizier_is_placed_with_a_new_troop_where_his_player_likes() -> None:
    """In any controlled Territory: Home or not, but not where an Ottoman or an enemy General stands."""
    m = bosnia(
        ottoman={"generals": {"bosnia": 2, "istanbul": 1}, "garrisons": ["hellas", "dalmatia"]},
        russia={"generals": {"wallachia": 0}},
        france={"generals": {"egypt": 0}, "garrisons": ["armenia"]},
    )
    assert results(m) == [(9, 3, ATTACK)]
    assert asked(m) == [("ottoman", "grand_vizier")]
    assert m.decisions[0].rule == "K-10.6.1"
    assert options(m, "ottoman") == [
        "place dalmatia",
        "place anatolia",
        "place syria",
        "place hellas",
        "place rumelia",
        "place bulgaria",
        "place serbia",
    ]
    assert refused(m, "ottoman", "place istanbul") == "K-10.6.1"
    assert refused(m, "ottoman", "place bosnia") == "K-10.6.1", "not controlled"
    assert refused(m, "ottoman", "place wallachia") == "K-10.6.2"
    assert refused(m, "ottoman", "place armenia") == "K-10.6.1"
    forbidden(m, "ottoman", "place istanbul", "place bosnia", "place wallachia", "capital", "off board")
    stock = power(m, "ottoman")["stock"]
    assert stock == 21 - 1 - 2, "he has lost all his Troops"
    play(m, "ottoman: place syria")
    assert power(m, "ottoman")["generals"] == {"syria": 1, "istanbul": 1}
    assert power(m, "ottoman")["stock"] == stock - 1
    assert power(m, "ottoman")["named"] == "syria"
    assert asked(m) == [("austria", "win_garrison")]


@rule("K-10.6.2")
def test_not_on_the_battlefield() -> None:
    """Beaten in Serbia, an Ottoman Home Territory, which stays under Ottoman control."""
    m = battle(
        "austria",
        "march hungari > serbia",
        arbiter="prussia",
        austria={"generals": {"hungari": 3}, "hand": [5], "morale": 3},
        ottoman={"generals": {"serbia": 2}, "named": "serbia"},
    )
    play(m, "austria: play 5 for serbia")
    assert "place serbia" not in options(m, "ottoman")
    assert refused(m, "ottoman", "place serbia") == "K-10.6.2"
    assert "place istanbul" in options(m, "ottoman")


@rule("K-10.6.1", "K-10.6.2", "K-4.8.6")
def test_an_allied_general_is_not_in_his_way() -> None:
    """The Ottomans are in the French Coalition; a French General is in Istanbul."""
    m = bosnia(ottoman={"status": "french"}, france={"generals": {"istanbul": 2}})
    play(m, "ottoman: place istanbul")
    assert power(m, "ottoman")["generals"] == {"istanbul": 1}


@rule("K-10.6.1")
def test_a_single_territory_is_no_choice() -> None:
    """Everything else is garrisoned by the French; only Syria is left."""
    m = bosnia(
        0,
        france={
            "garrisons": ["istanbul", "anatolia", "armenia", "egypt", "rumelia", "bulgaria", "serbia", "wallachia"]
        },
    )
    assert asked(m) == [("austria", "win_garrison")]
    assert power(m, "ottoman")["generals"] == {"syria": 1}


@rule("K-10.6.2", "K-R-58")
def test_without_an_eligible_territory_he_goes_off_board_without_a_troop() -> None:
    everything = ["istanbul", "anatolia", "armenia", "syria", "egypt", "rumelia", "bulgaria", "serbia", "wallachia"]
    m = bosnia(france={"garrisons": everything})
    assert asked(m) == [("austria", "win_garrison")]
    assert power(m, "ottoman")["generals"] == {}
    assert (power(m, "ottoman")["named"], power(m, "ottoman")["stock"]) == ("off", 21)
    assert happened(m, "rallied") == []


@rule("K-10.6.2", "K-R-58", "K-1.1.3")
def test_if_the_stock_is_empty_he_is_placed_without_a_troop() -> None:
    """21 tokens: 6 Troops under two Generals and 15 Garrisons; he himself had none."""
    garrisons = [
        "istanbul", "anatolia", "armenia", "syria", "egypt", "rumelia", "bulgaria", "serbia", "wallachia",
        "hellas", "dalmatia", "georgia", "napoli", "patrimonium_st_petri", "norge",
    ]  # fmt: skip
    m = bosnia(0, ottoman={"generals": {"bosnia": 0, "syria": 3, "egypt": 3}, "garrisons": garrisons})
    assert power(m, "ottoman")["stock"] == 0
    play(m, "ottoman: place norge")
    assert power(m, "ottoman")["generals"] == {"norge": 0, "syria": 3, "egypt": 3}
    assert power(m, "ottoman")["stock"] == 0


@rule("K-10.6.1", "K-R-58")
def test_his_own_lost_troops_are_in_the_stock_again() -> None:
    """As before, but he had one Troop: it comes back to him."""
    garrisons = [
        "istanbul", "anatolia", "armenia", "syria", "egypt", "rumelia", "bulgaria", "serbia", "wallachia",
        "hellas", "dalmatia", "georgia", "napoli", "patrimonium_st_petri",
    ]  # fmt: skip
    m = bosnia(1, ottoman={"generals": {"bosnia": 1, "syria": 3, "egypt": 3}, "garrisons": garrisons})
    play(m, "ottoman: place hellas")
    assert power(m, "ottoman")["generals"] == {"hellas": 1, "syria": 3, "egypt": 3}


@rule("K-10.6.1")
def test_only_defeat_moves_him_and_only_him() -> None:
    """As a beaten attacker too; not in a draw, not in support, and not another Ottoman."""
    ottoman = {"generals": {"serbia": 1}, "named": "serbia"}
    m = battle(
        "ottoman", "march serbia > hungari", arbiter="prussia", ottoman=ottoman, austria={"generals": {"hungari": 2}}
    )
    assert results(m) == [(2, 3, DEFENCE)]
    assert asked(m) == [("ottoman", "grand_vizier")]
    m = battle(
        "ottoman", "march serbia > hungari", arbiter="prussia", ottoman=ottoman, austria={"generals": {"hungari": 1}}
    )
    assert asked(m) == [("ottoman", "withdraw")]
    m = battle(
        "austria",
        "march hungari > bosnia",
        arbiter="prussia",
        austria={"generals": {"hungari": 3}},
        ottoman={"generals": {"bosnia": 1, "serbia": 1}, "named": "serbia"},
    )
    play(m, "ottoman: support serbia")
    assert asked(m) == [("ottoman", "beaten")]
    assert power(m, "ottoman")["generals"] == {"bosnia": 0, "serbia": 0}


@rule("K-10.6.3", "K-8.6.2")
def test_the_winners_score_for_the_grand_vizier() -> None:
    m = play(bosnia(), "ottoman: place istanbul")
    assert tracks(m, "influence")["austria"] == 1


@rule("K-10.6.1", "K-10.1.4", "K-11.5.5")
def test_uncontrolled_ottomans_are_placed_by_the_temporary_controller() -> None:
    """Five players, Round 1: Austria, of the British Coalition, attacks; so the French player decides."""
    m = attack(
        "austria",
        "march hungari > bosnia",
        seats=5,
        arbiter="prussia",
        options=GENERALS,
        powers={
            "austria": {"generals": {"hungari": 3}},
            "ottoman": {"generals": {"bosnia": 0}, "named": "bosnia"},
        },
    )
    assert acting(m) == ("france", "ottoman", "grand_vizier")
    play(m, "france: place egypt")
    assert m.view()["powers"]["ottoman"]["generals"] == {"egypt": 1}
