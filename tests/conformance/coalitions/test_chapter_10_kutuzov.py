"""Chapter 10.5: Kutuzov, who need not stand his ground."""

from __future__ import annotations

from typing import Any

import pytest

from chancellery import Match
from tests.conformance.coalitions.heroes import battle, refused
from tests.conformance.coalitions.table import (
    asked,
    forbidden,
    fought,
    happened,
    names,
    options,
    order,
    play,
    power,
    tracks,
)
from tests.conformance.coalitions.war import decline, results, stack, strengths
from tests.conformance.rule import rule

ATTACK, DEFENCE = 0, 1


def warszawa(troops: int = 2, french: int = 3, russian: dict[str, Any] | None = None, **powers: Any) -> Match:
    """France marches from Galicia against Kutuzov in Warszawa; Prussia is Neutral, Austria and Britain are Allies."""
    return battle(
        "france",
        "march galicia > warszawa",
        **{
            "france": {"generals": {"galicia": french}, "hand": [1], "morale": 3},
            "russia": {"generals": {"warszawa": troops}, "named": "warszawa", **(russian or {})},
            "austria": {"generals": {"wien": 0}},
            **powers,
        },
    )


@rule("K-10.5.1", "K-10.5.2", "K-S-4.1b", "K-8.0.6")
def test_kutuzov_may_withdraw_directly_after_strength_is_added_up() -> None:
    """Strength is known, nobody has been asked for support. Around Warszawa Prussia's Home Territories are closed."""
    m = warszawa(russian={"generals": {"warszawa": 2, "livonia": 1}})
    assert strengths(m) == [(4, 3)]
    assert asked(m) == [("russia", "kutuzov")]
    assert m.decisions[0].rule == "K-10.5.1"
    assert options(m, "russia") == ["withdraw warszawa > galicia", "withdraw warszawa > polesie", "decline"]
    play(m, "russia: withdraw warszawa > polesie")
    assert power(m, "russia")["generals"] == {"polesie": 1, "livonia": 1}, "he lost 1 Troop"
    assert order(m, "strength", "lost_troops", "evaded", "support") == ["strength", "lost_troops", "evaded"]


@rule("K-10.5.1", "K-S-4.1b", "K-8.0.6")
def test_he_decides_before_any_support_is_declared() -> None:
    """Prussia could support the French attack from Silesia: it is asked only when Kutuzov has decided."""
    m = warszawa(prussia={"status": "french", "generals": {"silesia": 1}})
    assert asked(m) == [("russia", "kutuzov")]
    play(m, "russia: decline")
    assert asked(m) == [("prussia", "support")]
    m = warszawa(prussia={"status": "french", "generals": {"silesia": 1}})
    play(m, "russia: withdraw warszawa > polesie")
    assert asked(m) == [("france", "garrison")], "there is no battle to support"


@rule("K-10.5.1", "K-R-58")
@pytest.mark.parametrize(("troops", "left"), [(3, 2), (2, 1), (1, 0), (0, 0)])
def test_he_loses_one_troop_or_none_if_he_has_none(troops: int, left: int) -> None:
    m = play(warszawa(troops), "russia: withdraw warszawa > polesie")
    assert power(m, "russia")["generals"] == {"polesie": left}
    assert power(m, "russia")["stock"] == 28 - left


@rule("K-10.5.1", "K-S-4.1b")
def test_he_may_stand_and_fight() -> None:
    m = play(warszawa(2), "russia: decline")
    assert asked(m) == [("france", "card")]
    play(m, "france: pass", "russia: off board")
    assert results(m) == [(4, 3, ATTACK)]
    assert tracks(m, "influence")["france"] == 1


@rule("K-10.5.3", "K-10.5.4", "K-R-58")
def test_if_nobody_remains_there_is_no_battle() -> None:
    """The attacker loses no Troop, nobody gains Influence or draws; a Garrison may be placed as for entering."""
    m = play(warszawa(), "russia: withdraw warszawa > polesie")
    assert happened(m, "result") == []
    assert names(m, [args[1] for args in happened(m, "no_battle")]) == ["warszawa"]
    assert asked(m) == [("france", "garrison")]
    assert m.decisions[0].rule == "K-10.5.3"
    assert options(m, "france") == ["garrison warszawa", "done"]
    assert refused(m, "france", "garrison polesie") == "K-10.5.3"
    play(m, "france: garrison warszawa")
    assert m.view()["garrisons"] == {"warszawa": "france"}
    assert power(m, "france")["generals"] == {"warszawa": 2}
    assert (power(m, "france")["hand"], power(m, "france")["morale"]) == ([1], 3)
    assert happened(m, "draw") == happened(m, "influence") == []
    assert asked(m) == [("france", "request")], "the Movement Turn is over"


@rule("K-10.5.3", "K-7.6.37")
@pytest.mark.parametrize("french", [1, 0])
def test_the_garrison_is_voluntary_and_needs_a_troop(french: int) -> None:
    m = play(warszawa(french=french), "russia: withdraw warszawa > polesie")
    if french:
        play(m, "france: done")
    assert asked(m) == [("france", "request")]
    assert m.view()["garrisons"] == {}
    assert power(m, "france")["generals"] == {"warszawa": french}


@rule("K-10.5.3", "K-7.6.39")
def test_no_garrison_in_the_home_territory_of_an_ally() -> None:
    """Kutuzov stood in Silesia; Prussia has joined France."""
    m = battle(
        "france",
        "march saxonia > silesia",
        france={"generals": {"saxonia": 2}},
        prussia={"status": "french"},
        russia={"generals": {"silesia": 1}, "named": "silesia"},
        austria={"status": "expansionist"},
    )
    play(m, "prussia: consent", "france: done")
    play(m, "russia: withdraw silesia > warszawa")
    assert asked(m) == [("france", "request")]
    assert power(m, "france")["generals"] == {"silesia": 2}


@rule("K-10.5.3", "K-10.5.4", "K-8.6.5", "K-R-58")
def test_his_own_garrison_fights_on() -> None:
    """4 to 4 before, 4 to 1 against the Garrison alone: it falls, and nobody gains Influence."""
    m = warszawa(2, russian={"garrisons": ["warszawa"]})
    assert strengths(m) == [(4, 4)]
    play(m, "russia: withdraw warszawa > polesie")
    assert strengths(m) == [(4, 4), (4, 1)]
    play(m, "france: pass")
    assert results(m) == [(4, 1, ATTACK)]
    assert tracks(m, "influence") == dict.fromkeys(tracks(m, "influence"), 0)
    assert m.view()["garrisons"] == {}
    assert power(m, "france")["generals"] == {"warszawa": 2}, "a battle costs the attacker a Troop"
    assert power(m, "russia")["generals"] == {"polesie": 1}, "and Kutuzov nothing more"


@rule("K-10.5.3", "K-10.5.4", "K-R-58", "K-R-78")
def test_allies_fight_on_and_only_they_are_defeated() -> None:
    """AU (2) stays; FR (4) gains 1 Influence, not 2. Kutuzov, now next to it, cannot support; another Russian can."""
    m = warszawa(
        2,
        russian={"generals": {"warszawa": 2, "borussia": 1}},
        austria={"generals": {"warszawa": 1, "wien": 0}},
        prussia={"status": "expansionist"},
    )
    assert strengths(m) == [(4, 5)]
    play(m, "russia: withdraw warszawa > polesie")
    assert strengths(m) == [(4, 5), (4, 2)]
    assert asked(m) == [("russia", "support")]
    assert options(m, "russia") == ["support borussia", "done"]
    assert refused(m, "russia", "support polesie") == "K-8.2.6"
    play(m, "russia: done", "france: pass")
    assert results(m) == [(4, 2, ATTACK)]
    assert tracks(m, "influence")["france"] == 1
    assert asked(m) == [("france", "win_garrison")], "the Austrian General has gone off board: one is in Wien"
    assert power(m, "russia")["generals"] == {"polesie": 1, "borussia": 1}


@rule("K-10.5.3")
def test_he_takes_no_part_in_the_battle_that_goes_on() -> None:
    """No cards of Russia, no share in the victory of the Austrian."""
    m = warszawa(
        1,
        french=0,
        russian={"hand": [5, 5], "morale": 9, "generals": {"warszawa": 1}},
        austria={"generals": {"warszawa": 1}, "hand": [2], "morale": 2},
    )
    play(m, "russia: withdraw warszawa > polesie")
    assert [(s["power"], s["place"]) for s in m.view()["battle"]["stacks"]] == [
        ("france", "warszawa"),
        ("austria", "warszawa"),
    ]
    assert m.view()["battle"]["defenders"] == ["austria"]
    play(m, "austria: play 2 for warszawa", "france: off board")
    assert results(m) == [(1, 4, DEFENCE)]
    assert tracks(m, "influence")["austria"] == 2
    assert tracks(m, "influence")["russia"] == 0
    assert power(m, "russia")["hand"] == [5, 5]


# -- where he may go (10.5.2, 10.4.3)


@rule("K-10.5.2", "K-10.4.3", "K-R-43", "K-S-4.1b")
def test_an_ally_must_consent_and_may_refuse() -> None:
    """Galicia is Austrian. Refused, he may choose again, but not Galicia; nothing has been lost."""
    m = play(warszawa(), "russia: withdraw warszawa > galicia")
    assert asked(m) == [("austria", "consent")]
    assert m.decisions[0].rule == "K-10.5.2"
    play(m, "austria: refuse")
    assert asked(m) == [("russia", "kutuzov")]
    assert options(m, "russia") == ["withdraw warszawa > polesie", "decline"]
    assert refused(m, "russia", "withdraw warszawa > galicia") == "K-6.3.2"
    assert power(m, "russia")["generals"] == {"warszawa": 2}
    m = play(warszawa(), "russia: withdraw warszawa > galicia", "austria: consent")
    assert power(m, "russia")["generals"] == {"galicia": 1}
    assert asked(m) == [("france", "garrison")]


@rule("K-10.5.2", "K-R-58")
def test_he_cannot_withdraw_without_a_legal_territory() -> None:
    """Prussia closed, an own General in Polesie, a French Garrison in Galicia: nobody is asked."""
    m = warszawa(
        russian={"generals": {"warszawa": 2, "polesie": 0}},
        france={"generals": {"galicia": 3}, "garrisons": ["galicia"]},
    )
    assert results(m) == [(4, 3, ATTACK)]
    assert happened(m, "evaded") == []


@rule("K-10.5.2", "K-10.4.3")
def test_no_own_general_and_no_piece_of_another_side_where_he_goes() -> None:
    """Expansionist Prussia: its General in Borussia and its Garrison in Silesia bar the way, empty Pommern does not."""
    m = warszawa(
        russian={"generals": {"warszawa": 2, "polesie": 0}},
        prussia={"status": "expansionist", "generals": {"borussia": 0}, "garrisons": ["silesia"]},
    )
    assert options(m, "russia") == [
        "withdraw warszawa > berlin",
        "withdraw warszawa > pommern",
        "withdraw warszawa > galicia",
        "decline",
    ]
    assert refused(m, "russia", "withdraw warszawa > borussia") == "K-10.5.2"
    assert refused(m, "russia", "withdraw warszawa > silesia") == "K-10.5.2"
    assert refused(m, "russia", "withdraw warszawa > polesie") == "K-7.6.31"
    assert refused(m, "russia", "withdraw warszawa > moskva") == "K-10.5.2"
    assert refused(m, "russia", "withdraw polesie > moskva") == "K-10.5.2"
    forbidden(m, "russia", "withdraw warszawa > silesia", "withdraw warszawa > polesie", "withdraw warszawa > moskva")
    play(m, "russia: withdraw warszawa > berlin")
    assert power(m, "russia")["generals"] == {"berlin": 1, "polesie": 0}, "an enemy's empty Capital"
    assert m.view()["powers"]["prussia"]["generals"] == {"borussia": 0}


@rule("K-10.5.2", "K-10.4.3", "K-R-46", "K-7.6.33")
def test_if_russia_is_neutral_he_stays_where_it_controls() -> None:
    """Neutral Russia holds Warszawa and Polesie with Garrisons; Galicia is open to others only."""
    m = warszawa(
        russian={"status": "neutral", "garrisons": ["warszawa", "polesie"]},
        prussia={"status": "expansionist"},
    )
    assert options(m, "russia") == ["withdraw warszawa > polesie", "decline"]
    assert refused(m, "russia", "withdraw warszawa > galicia") == "K-7.6.33"


@rule("K-10.5.2", "K-10.4.3")
def test_a_neutral_home_territory_is_closed_to_him() -> None:
    m = warszawa()
    assert refused(m, "russia", "withdraw warszawa > berlin") == "K-6.6.3"


@rule("K-10.5.1")
def test_only_as_a_defender_and_only_kutuzov_himself() -> None:
    m = battle(
        "russia",
        "march polesie > warszawa",
        arbiter="prussia",
        russia={"generals": {"polesie": 1}, "named": "polesie"},
        france={"generals": {"warszawa": 2}},
    )
    assert results(m) == [(2, 3, DEFENCE)], "as the attacker he is not asked"
    m = warszawa(russian={"generals": {"warszawa": 2, "moskva": 0}, "named": "moskva"})
    assert asked(m) == [("france", "card")], "this is another General"
    m = warszawa(russian={"named": "off"})
    assert asked(m) == [("france", "card")]


@rule("K-10.5.3", "K-R-78", "K-R-58", "K-8.2.6")
def test_he_supports_no_other_battle_of_the_movement_turn() -> None:
    """France attacks Warszawa and Livonia. Kutuzov goes to Polesie, next to Livonia, and stays out of it."""
    m = battle(
        "france",
        "march galicia > warszawa",
        "march borussia > livonia",
        france={"generals": {"galicia": 1, "borussia": 3}},
        russia={"generals": {"warszawa": 3, "livonia": 1, "smolensk": 1}, "named": "warszawa"},
        prussia={"status": "expansionist"},
    )
    play(m, "france: battle warszawa", "russia: withdraw warszawa > polesie")
    decline(m, "garrison")
    assert asked(m) == [("russia", "support")]
    assert options(m, "russia") == ["support smolensk", "done"], "Polesie is adjacent, but he has withdrawn"
    play(m, "russia: done")
    assert fought(m) == ["warszawa", "livonia"]
    assert results(m) == [(4, 2, ATTACK)]


@rule("K-10.5.3", "K-8.0.4", "K-R-34")
def test_the_attacker_who_found_nobody_does_not_support_another_battle() -> None:
    """The battles were fixed when the moves were made; Warszawa was one of them."""
    m = battle(
        "france",
        "march galicia > warszawa",
        "march livonia > borussia",
        france={"generals": {"galicia": 1, "livonia": 3}},
        russia={"generals": {"warszawa": 3}, "named": "warszawa"},
        prussia={"status": "expansionist", "generals": {"borussia": 1}},
    )
    play(m, "france: battle warszawa", "russia: withdraw warszawa > polesie")
    decline(m, "garrison")
    assert results(m) == [(4, 2, ATTACK)], "nobody could support"
    assert happened(m, "support") == []


@rule("K-10.5.1", "K-10.5.3")
def test_each_engaged_general_keeps_his_own_stack_when_kutuzov_has_gone() -> None:
    """PR, AU, Kutuzov and OT defend; Kutuzov stood between the others in the Order of Powers."""
    m = warszawa(
        1,
        russian={"generals": {"warszawa": 1, "borussia": 3}},
        austria={"generals": {"warszawa": 1}, "hand": [4], "morale": 3},
        prussia={"status": "british", "generals": {"warszawa": 2}, "hand": [3, 3], "morale": 3},
        ottoman={"status": "british", "generals": {"warszawa": 0}},
        arbiter="russia",
    )
    assert strengths(m) == [(4, 8)]
    play(m, "russia: withdraw warszawa > polesie", "russia: support borussia")
    assert strengths(m)[-1] == (4, 6)
    limits = {(one["power"], one["place"]): one["limit"] for one in m.view()["battle"]["stacks"]}
    assert limits == {
        ("france", "warszawa"): 3,
        ("austria", "warszawa"): 1,
        ("prussia", "warszawa"): 2,
        ("ottoman", "warszawa"): 0,
        ("russia", "borussia"): 3,
    }
    play(m, "france: pass", "austria: play 4 for warszawa", "prussia: play 3 for warszawa")
    assert stack(m, "austria", "austria", "warszawa")["cards"] == [4]
    assert stack(m, "prussia", "prussia", "warszawa")["cards"] == [3]
    play(m, "prussia: play 3 for warszawa")
    assert results(m) == [(4, 16, DEFENCE)]
